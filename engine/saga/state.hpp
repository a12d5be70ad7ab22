// The position of Dungeon Saga, as plain data.
//
// What lies in areas that nobody has entered is in no position: the game object knows it, and revealing lays it out.
// The Overlord's cards are counted, not ordered: one is drawn when it is taken, by chance.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "core/agenda.hpp"
#include "saga/content/content.hpp"

namespace uc::saga {

using ModelSet = std::uint64_t;  // a bit for each model

constexpr ModelSet set_of(int model) { return ModelSet{1} << static_cast<unsigned>(model); }
constexpr bool has(ModelSet set, int model) { return (set >> static_cast<unsigned>(model) & 1U) != 0; }
// Calls f(model) for each, rising.
template <class F>
constexpr void for_each_in(ModelSet set, F&& f) {
  for (; set != 0; set &= set - 1) f(std::countr_zero(set));
}
inline constexpr ModelSet kHeroes = (ModelSet{1} << kMaxHeroes) - 1;

// What can be aimed at: a model, or a door, chest or piece of furniture. Things that are no models are numbered
// behind them; less kFirstLock they also are bits of a 64-bit set.
namespace thing {
inline constexpr int kFirstLock = kMaxModels;
inline constexpr int kDoor = kFirstLock, kChest = kDoor + kMaxDoors, kFurniture = kChest + kMaxChests;
inline constexpr int kEnd = kFurniture + kMaxFurniture;
static_assert(kEnd <= kFirstLock + 64);
constexpr bool is_model(int t) { return t < kFirstLock; }
constexpr bool is_door(int t) { return t >= kDoor && t < kChest; }
constexpr bool is_chest(int t) { return t >= kChest && t < kFurniture; }
constexpr bool is_furniture(int t) { return t >= kFurniture && t < kEnd; }
}  // namespace thing

// --- names for small numbers ------------------------------------------------------------------------------------------

// What a number of a task, an action or an event is: documents and notation write and read it by this.
enum class Of : std::uint8_t {
  // models and things; of the optional ones kNone or kNowhere is none
  Model,  // any number of a model
  Hero,   // of the adventure
  OptionalHero,
  Thing,
  OptionalThing,
  Square,
  OptionalSquare,
  Facing,
  FacingIfAny,  // an Ethereal model has none
  // what the content and the adventure name
  Spell,
  Feat,
  FeatHere,  // its place in the list of the figure that acts
  Item,
  Crystal,  // an item, or kNone
  Object,
  Kept,    // an item or a quest object, or kNone
  Given,   // the same, in a trade
  Taken,   //
  Minion,  // a figure
  Small,   // a minion of one square
  Card,
  Source,          // of a lasting effect
  Origin,          // a spell or feat
  OptionalOrigin,  // or origin::kCard
  Rule,
  Area,
  Block,
  AdventureFlag,
  AdventureCounter,
  // what a spell is cast at: a thing, or a square, or neither
  AimedThing,
  AimedSquare,
  // words
  Flag,       // 0, 1
  Quarter,    // the turn of a block
  Axis,       // of a collapse
  RoundPart,  // of the End of the Round
  Moving,     // flags of Act in a bonus_move
  AttackType,
  Side,  // as State::winner
  Ending,
  RollSide,   // attack dice, defence dice
  Arrival,    // of Event
  Removal,    // of Event
  Prevented,  // of Event
  Roll,       // of Event
  // numbers
  Face,    // of a die
  Throw,   // dice by face, four bits each
  Faces,   // bits of faces
  Dice,    // 0 to kMaxDice
  Few,     // 0 to 15
  Some,    // 1 to 15
  Points,  // of movement
  Number,  // any
};

template <packed::Name kName, Of kMeaning = Of::Number, unsigned kBits = 8, unsigned kSkipped = 0>
using Field = packed::Field<kName, kMeaning, kBits, kSkipped>;

// A square as one number: the column in the low byte, the row in the high one.
constexpr int number_of(Square square) { return square.x | square.y << 8; }
constexpr Square square_of(int number) { return square_at(number & 255, number >> 8); }
template <packed::Name kName, Of kMeaning = Of::Square, unsigned kSkipped = 0>
class SquareField : public packed::Field<kName, kMeaning, 16, kSkipped> {
  using Base = packed::Field<kName, kMeaning, 16, kSkipped>;

 public:
  using Base::Base;
  // NOLINTBEGIN(google-explicit-constructor): a field is the square it holds
  constexpr SquareField(Square square) : Base(number_of(square)) {}
  constexpr operator Square() const { return square_of(typename Base::Value{*this}); }
  // NOLINTEND(google-explicit-constructor)
};

// --- the agenda -------------------------------------------------------------------------------------------------------

// What is to be done next; whatever interrupts puts its tasks on top. `Steps` below says what each is about.
enum class Step : std::uint8_t {
  Over,
  // questions, in the order of the decision points
  AskHero,       // DS-D1
  AskAct,        // DS-D2, DS-D3, DS-D12: of Act::model
  AskSpell,      // DS-D4, DS-D5
  AskEach,       // DS-D5: State::targets, State::locks
  AskStrike,     // DS-D5
  AskShot,       // DS-D5
  AskChain,      // DS-D5
  AskShift,      // DS-D5
  AskDevour,     // DS-D5
  AskFree,       // DS-D6: State::free
  AskPotion,     // DS-D7
  AskAgree,      // DS-D8
  AskInterrupt,  // DS-D9
  AskModel,      // DS-D10
  AskCommand,    // DS-D11
  AskAnimate,    // DS-D11, DS-D13
  AskSummon,     // DS-D13
  AskTarget,     // DS-D14: State::targets
  AskBonusMove,  // DS-D17
  // chance
  RollAttack,
  RollDefence,
  RollRegeneration,
  RollRound,
  RollSkip,
  RollCrystal,
  RollBlock,
  DrawCard,
  // done without asking
  HeroPhase,
  HeroTurn,  // when the hero's token is off
  HeroTurnEnds,
  Window,
  Models,  // of an Interrupt
  Acting,  // asks Act::model again if there is something to choose
  ActivationEnds,
  OverlordTurn,
  Commands,
  EndRound,
  FreeAttacks,
  BreakStep,
  Harm,
  Casting,
  Targets,
  Spells,
  Each,
  Shots,
  Chain,
  Animates,
  Summons,
  BonusMove,
  MoveEnded,
  RuleEffects,
  Collapsing,
  Horizon,  // of a guess: nobody knows what comes (DS-H1)
};
inline constexpr int kFirstChance = static_cast<int>(Step::RollAttack);
inline constexpr int kFirstTask = static_cast<int>(Step::HeroPhase);

// Where an effect stands: a spell by its number, a feat behind them, an item behind those.
namespace origin {
inline constexpr int kFeat = kMaxSpells, kItem = kFeat + kMaxFeats;
inline constexpr std::uint8_t kCard = kNone;  // of Animate Dead: a card or a Command
}  // namespace origin

// The parts of the End of the Round (DS-12.1).
enum class RoundPart : std::uint8_t { Recharge, Abilities, Rules, Expiry, Card, NextRound };

// What the steps are about. Gaps keep every number at the byte where it has always been.
namespace about {

struct Spells {
  Field<"major", Of::Flag> major;
  Field<"left", Of::Few> left;
  Field<"recharging", Of::Flag> recharging;  // spells that recharge may be cast, too
};
struct Each {
  Field<"dice", Of::Dice> dice;
  Field<"modifiers", Of::Flag> modifiers;  // they count
};
struct Strike {
  Field<"bonus", Of::Dice> bonus;
  Field<"no_penalties", Of::Flag> no_penalties;
};
struct Shots {
  Field<"left", Of::Few> left;
  Field<"dice", Of::Dice> dice;          // 0: its own
  Field<"ignoring", Of::Flag> ignoring;  // models and furniture
};
struct Fights {  // of who is Unstoppable
  Field<"left", Of::Some> left;
  Field<"again", Of::Flag> again;  // this is not the first
};
struct Left {
  Field<"left", Of::Few> left;
};
struct SomeLeft {
  Field<"left", Of::Some> left;
};
struct Devour {
  Field<"wounds", Of::Few> wounds;  // healed
};
struct FreeAttacks {
  Field<"target", Of::Model> target;
};
struct OfHero {
  Field<"hero", Of::Hero> hero;
};
struct Trade {
  Field<"hero", Of::Hero> hero;    // who asks
  Field<"other", Of::Hero> other;  // who is asked
  Field<"given", Of::Kept> given;
  Field<"taken", Of::Kept> taken;
};
struct Animates {
  Field<"left", Of::Few> left;  // castings
  Field<"origin", Of::OptionalOrigin> origin;
  Field<"effect", Of::Few> effect;
  SquareField<"pile", Of::OptionalSquare, 8> pile;  // the only one
};
struct Summons {
  Field<"figure", Of::Small> figure;
  Field<"beside", Of::Flag> beside;  // the square, not on it
  SquareField<"square", Of::Square, 16> square;
};
struct Aim {  // of a spell or feat
  Field<"caster", Of::Model> caster;
  Field<"origin", Of::Origin> origin;
  Field<"effect", Of::Few> effect;
  Field<"target", Of::OptionalThing> target;
  SquareField<"square", Of::OptionalSquare> square;
  Field<"bonus", Of::Few> bonus;  // dice
};
struct BonusMove {
  Field<"model", Of::Model> model;
  Field<"points", Of::Points> points;  // left
  Field<"flags", Of::Moving> flags;
};
struct Regeneration {
  Field<"model", Of::Model> model;
  Field<"wounds", Of::Some> wounds;
  Field<"by_friend", Of::Flag> by_friend;
};
struct Recovery {
  Field<"model", Of::Model> model;
  Field<"faces", Of::Faces> faces;  // that heal
};
struct Skip {
  Field<"hero", Of::Hero> hero;
  Field<"needs", Of::Face> needs;  // the face from which its Turn is normal
};
struct Crystal {
  Field<"hero", Of::Hero> hero;
  Field<"origin", Of::Origin> origin;
  Field<"effect", Of::Few> effect;
  Field<"dice", Of::Some> dice;  // of which the best counts
};
struct BlockTurn {
  Field<"rule", Of::Rule> rule;
  Field<"effect", Of::Few> effect;
};
struct EndRound {
  Field<"part", Of::RoundPart> part;
  Field<"next"> next;  // of Abilities: the next hero or model; of Rules: the next special rule
};
struct BreakStep {
  Field<"model", Of::Model> model;
  Field<"cost", Of::Some> cost;
  SquareField<"square", Of::Square, 16> square;
};
struct Harm {
  Field<"model", Of::Model> model;
  Field<"wounds", Of::Few> wounds;
  Field<"by_friend", Of::Flag> by_friend;
  Field<"stage", Of::Few> stage;  // how far it has got
  static constexpr int kBegun = 0, kRegenerated = 1, kPotionKept = 2;
};
struct RuleEffects {
  Field<"rule", Of::Rule> rule;
  Field<"effect", Of::Few> effect;  // the next
  Field<"hero", Of::OptionalHero> hero;
  Field<"way", Of::Quarter> way;
};
struct Collapsing {
  Field<"axis", Of::Axis> axis;
  Field<"limit"> limit;
  Field<"next", Of::Few> next;  // the next hero
};

}  // namespace about

using Steps = packed::Vocabulary<Step, Of,                                         //
                                 packed::Says<Step::AskSpell, about::Spells>,      //
                                 packed::Says<Step::AskEach, about::Each>,         //
                                 packed::Says<Step::AskStrike, about::Strike>,     //
                                 packed::Says<Step::AskShot, about::Shots>,        //
                                 packed::Says<Step::AskChain, about::Fights>,      //
                                 packed::Says<Step::AskShift, about::SomeLeft>,    //
                                 packed::Says<Step::AskDevour, about::Devour>,     //
                                 packed::Says<Step::AskFree, about::FreeAttacks>,  //
                                 packed::Says<Step::AskPotion, about::OfHero>,     //
                                 packed::Says<Step::AskAgree, about::Trade>,       //
                                 packed::Says<Step::AskModel, about::SomeLeft>,    //
                                 packed::Says<Step::AskAnimate, about::Animates>,  //
                                 packed::Says<Step::AskSummon, about::Summons>,    //
                                 packed::Says<Step::AskTarget, about::Aim>,        //
                                 packed::Says<Step::AskBonusMove, about::BonusMove>,
                                 packed::Says<Step::RollRegeneration, about::Regeneration>,
                                 packed::Says<Step::RollRound, about::Recovery>,       //
                                 packed::Says<Step::RollSkip, about::Skip>,            //
                                 packed::Says<Step::RollCrystal, about::Crystal>,      //
                                 packed::Says<Step::RollBlock, about::BlockTurn>,      //
                                 packed::Says<Step::HeroTurn, about::OfHero>,          //
                                 packed::Says<Step::Models, about::Left>,              //
                                 packed::Says<Step::EndRound, about::EndRound>,        //
                                 packed::Says<Step::FreeAttacks, about::FreeAttacks>,  //
                                 packed::Says<Step::BreakStep, about::BreakStep>,      //
                                 packed::Says<Step::Harm, about::Harm>,                //
                                 packed::Says<Step::Casting, about::Aim>,              //
                                 packed::Says<Step::Targets, about::Aim>,              //
                                 packed::Says<Step::Spells, about::Spells>,            //
                                 packed::Says<Step::Each, about::Each>,                //
                                 packed::Says<Step::Shots, about::Shots>,              //
                                 packed::Says<Step::Chain, about::Left>,               //
                                 packed::Says<Step::Animates, about::Animates>,        //
                                 packed::Says<Step::Summons, about::Summons>,          //
                                 packed::Says<Step::BonusMove, about::BonusMove>,      //
                                 packed::Says<Step::MoveEnded, about::OfHero>,         //
                                 packed::Says<Step::RuleEffects, about::RuleEffects>,  //
                                 packed::Says<Step::Collapsing, about::Collapsing>>;

using Task = TaskOf<Step, 7>;
static_assert(sizeof(Task) == 8);
inline constexpr int kMaxTasks = 24;
inline constexpr int kMostTrades = 6;  // of a Turn (DS-R53)

// The Turn or activation under way.
struct Act {
  std::uint32_t cast = 0;  // spells cast in this Action, a bit each (DS-11.2)
  std::uint8_t model = kNone;
  std::uint8_t points = 0;  // of movement, left
  std::uint8_t flags = 0;
  std::uint8_t trades = 0;  // left (DS-R53)
};
namespace act {
inline constexpr std::uint8_t kMoved = 1;     // stepped or turned; until something else happens there is nothing to add
inline constexpr std::uint8_t kInMove = 2;    // the Move has begun
inline constexpr std::uint8_t kStopped = 4;   // no more steps (DS-6.6)
inline constexpr std::uint8_t kMoveOver = 8;  // the Move part is over (DS-3.4)
inline constexpr std::uint8_t kActed = 16;    // the Action or Feat has begun
inline constexpr std::uint8_t kDazed = 32;    // no step, Action or Feat (skip_roll)
inline constexpr std::uint8_t kBonus = 64;    // a bonus_move: no Action, items or trade
}  // namespace act

// The attack under way (DS-8.2).
struct Attack {
  enum Type : std::uint8_t { Fight, Free, Shoot, Magic };
  std::uint8_t attacker = kNone, target = kNone;  // a model, and a thing
  std::uint8_t type = 0;
  std::uint8_t dice = 0, defence = 0, armour = 0;
  std::uint8_t destroys = 0;  // no bone pile is left (destroy_bones)
  std::uint8_t removed = 0;   // the last attack removed its target from its square,
  std::uint8_t wounded = 0;   // or wounded it
  std::uint8_t spare = 0;
  std::array<std::uint8_t, 6> rolled{};  // attack dice by face, from 1
};

inline constexpr std::uint8_t kBlind = 1, kAtHorizon = 2;

enum class Phase : std::uint8_t { Heroes, Window, Overlord, EndOfRound };
enum class Ending : std::uint8_t { None, Goal, Incapacitated, PileEmpty, RoundLimit };

struct State {
  // --- models, by number: the heroes of the adventure in its order, then the Overlord's ---
  std::array<std::uint8_t, kMaxModels> figure{};
  std::array<Square, kMaxModels> at{};
  std::array<Facing, kMaxModels> facing{};
  std::array<std::uint8_t, kMaxModels> wounds{};    // with the feats used above them, a bit each from 16
  std::array<std::uint32_t, kMaxModels> lasting{};  // by source, two bits: 0 none, else expiries left (3: until used)
  std::array<std::uint8_t, kMaxModels> order{};     // the Overlord's, in order of arrival
  ModelSet in_play = 0;
  ModelSet activated = 0;  // in this Overlord's Turn or window
  ModelSet exhausted = 0;
  // --- questions under way ---
  ModelSet targets = 0;     // of a spell or feat, still to be attacked
  ModelSet free = 0;        // still to make their Free Attack
  std::uint64_t locks = 0;  // of Whirlwind: things less kFirstLock
  // --- the map ---
  Board open;   // revealed squares that are no wall and no closed door
  Board solid;  // of these: under furniture
  Board taken;  // under models that are not Ethereal
  std::uint64_t furniture_gone = 0;
  // --- what heroes have ---
  std::array<std::uint64_t, kMaxHeroes> items{};    // two bits each
  std::array<std::uint32_t, kMaxHeroes> objects{};  // four bits each
  std::array<std::uint32_t, kMaxHeroes> dropped{};  // by the hero who lost them, lying at
  std::array<Square, kMaxHeroes> dropped_at{};
  std::uint32_t areas = 0;  // revealed
  std::uint32_t doors_open = 0;
  std::uint32_t chests_open = 0;
  std::uint32_t bosses_out = 0;  // incapacitated, by figure
  Act act;
  std::array<std::uint8_t, kMaxDoors> door_power{};  // of wards, left
  std::array<std::uint8_t, kMaxChests> chest_power{};
  std::array<std::uint16_t, kMaxBones> bone_square{};  // row * 64 + column, rising; unused ones are 0
  std::array<std::uint8_t, kMaxBones> bone_count{};
  std::array<std::uint8_t, kMaxSpells> recharge{};
  std::array<std::uint8_t, kMaxCards> pool{};  // neither drawn nor played; of a drawn pile with those out of the game
  std::array<std::uint8_t, kMaxCards> hand{};
  std::uint16_t rules_used = 0;  // this Round, a bit each
  Attack attack;
  std::array<std::uint8_t, kMaxCounters> counters{};
  std::uint8_t bones = 0;   // squares with bone piles
  std::uint8_t others = 0;  // the Overlord's models in play, in `order`
  std::uint8_t pile = 0;    // cards left
  std::uint8_t round = 0;
  std::uint8_t commands = 0;
  std::uint8_t card_played = 0;
  std::uint8_t flags = 0;
  std::uint8_t blocks = 0;         // quarter turns clockwise of each, two bits
  std::uint8_t collapse = kNone;   // columns or rows fallen, up to this one; kNone: none
  std::uint8_t acted = 0;          // heroes, a bit each: this Round
  std::uint8_t incapacitated = 0;  // heroes, a bit each
  std::uint8_t exited = 0;         // heroes, a bit each
  Phase phase{};
  std::uint8_t pile_out = 0;    // the Overlord had to draw and could not (DS-12.3)
  std::uint8_t blind = 0;       // kBlind: a guess of who does not know what is hidden; kAtHorizon: it ends here
  std::uint8_t winner = kNone;  // 0 the Overlord, 1 the heroes
  Ending ending{};
  std::uint8_t tasks = 0;
  std::array<Task, kMaxTasks> agenda{};

  const Task& next() const { return agenda[tasks - 1U]; }

  int wounds_of(int model) const { return wounds[model] & 15; }
  bool feat_used(int model, int feat) const { return (wounds[model] >> (4 + feat) & 1) != 0; }
  int item_count(int hero, int item) const { return static_cast<int>(items[hero] >> (2 * item) & 3U); }
  int object_count(int hero, int object) const { return static_cast<int>(objects[hero] >> (4 * object) & 15U); }
  int lasting_of(int model, int source) const { return static_cast<int>(lasting[model] >> (2 * source) & 3U); }
  int hand_size() const {
    int sum = 0;
    for (const std::uint8_t count : hand) sum += count;
    return sum;
  }
  int bones_at(Square square) const {
    const int key = square.y * 64 + square.x;
    for (int i = 0; i < bones; ++i) {
      if (bone_square[i] == key) return bone_count[i];
    }
    return 0;
  }
};
static_assert(sizeof(State) <= 2048);
static_assert(std::is_trivially_copyable_v<State>);

}  // namespace uc::saga
