// The position of Dungeon Saga, as plain data.
//
// What lies in areas that nobody has entered is in no position: the game object knows it, and revealing lays it out.
// The Overlord's cards are counted, not ordered: one is drawn when it is taken, by chance.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

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

// --- the agenda -------------------------------------------------------------------------------------------------------

// What is to be done next; whatever interrupts puts its tasks on top.
enum class Step : std::uint8_t {
  Over,
  // questions, in the order of the decision points
  AskHero,       // DS-D1
  AskAct,        // DS-D2, DS-D3, DS-D12: of Act::model
  AskSpell,      // DS-D4, DS-D5     a: 1 major, b: spells left, c: 1 recharging ones too
  AskEach,       // DS-D5            a: dice, b: Effect::flag (modifiers)  State::targets, State::locks
  AskStrike,     // DS-D5            a: bonus dice, b: 1 no penalties
  AskShot,       // DS-D5            a: shots left, b: dice or 0, c: 1 ignores models and furniture
  AskChain,      // DS-D5            a: attacks left, b: 1 not the first
  AskShift,      // DS-D5            a: attacks left
  AskDevour,     // DS-D5            a: wounds healed
  AskFree,       // DS-D6            a: target  State::free
  AskPotion,     // DS-D7            a: hero
  AskAgree,      // DS-D8            a: hero who asks, b: hero who is asked, c: given, d: taken
  AskInterrupt,  // DS-D9
  AskModel,      // DS-D10           a: models left
  AskCommand,    // DS-D11
  AskAnimate,    // DS-D11, DS-D13   a: left, b: origin, e, f: the pile, or kNone
  AskSummon,     // DS-D13           a: figure, b: 1 beside the target, e, f: square
  AskTarget,     // DS-D14           as Targets
  AskBonusMove,  // DS-D17           a: model, b: points left, c: flags of Act
  // chance
  RollAttack,
  RollDefence,
  RollRegeneration,  // a: model, b: wounds, c: 1 a friend's doing
  RollRound,         // a: model, b: faces that heal
  RollSkip,          // a: hero, b: ok from this face
  RollCrystal,       // a: hero, b: origin, c: effect, d: best of so many dice
  RollBlock,         // a: rule, b: effect
  DrawCard,
  // done without asking
  HeroPhase,
  HeroTurn,      // a: hero, when its token is off
  HeroTurnEnds,  //
  Window,
  Models,  // a: models left of an Interrupt
  Acting,  // asks Act::model again if there is something to choose
  ActivationEnds,
  OverlordTurn,
  Commands,
  EndRound,     // a: part, b: model or rule
  FreeAttacks,  // a: target
  BreakStep,    // a: model, b: points it costs, e, f: square
  Harm,         // a: model, b: wounds, c: 1 a friend's doing, d: how far it has got
  Casting,      // a: caster, b: origin, c: effect, d: thing, e, f: square, g: bonus dice
  Targets,      // a: caster, b: origin, c: effect, g: bonus dice
  Spells,       // as AskSpell
  Each,         // as AskEach
  Shots,        // as AskShot
  Chain,        // a: attacks left
  Animates,     // as AskAnimate
  Summons,      // as AskSummon, d: 1 if the target must have been wounded
  BonusMove,    // as AskBonusMove
  MoveEnded,    // a: hero
  RuleEffects,  // a: rule, b: effect, c: hero or kNone, d: Quarter
  Collapsing,   // a: axis, b: limit, c: hero
  Horizon,      // of a guess: nobody knows what comes (DS-H1)
};
inline constexpr int kFirstChance = static_cast<int>(Step::RollAttack);
inline constexpr int kFirstTask = static_cast<int>(Step::HeroPhase);

struct Task {
  Step step{};
  std::uint8_t a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0;
};
inline constexpr int kMaxTasks = 24;
inline constexpr int kMostTrades = 6;  // of a Turn (DS-R53)

// Where an effect stands: a spell by its number, a feat behind them, an item behind those.
namespace origin {
inline constexpr int kFeat = kMaxSpells, kItem = kFeat + kMaxFeats;
inline constexpr std::uint8_t kCard = kNone;  // of Animate Dead: a card or a Command
}  // namespace origin

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

  int wounds_of(int model) const { return wounds[static_cast<std::size_t>(model)] & 15; }
  bool feat_used(int model, int feat) const { return (wounds[static_cast<std::size_t>(model)] >> (4 + feat) & 1) != 0; }
  int item_count(int hero, int item) const {
    return static_cast<int>(items[static_cast<std::size_t>(hero)] >> (2 * item) & 3U);
  }
  int object_count(int hero, int object) const {
    return static_cast<int>(objects[static_cast<std::size_t>(hero)] >> (4 * object) & 15U);
  }
  int lasting_of(int model, int source) const {
    return static_cast<int>(lasting[static_cast<std::size_t>(model)] >> (2 * source) & 3U);
  }
  int hand_size() const {
    int sum = 0;
    for (const std::uint8_t count : hand) sum += count;
    return sum;
  }
  int bones_at(Square square) const {
    const int key = square.y * 64 + square.x;
    for (int i = 0; i < bones; ++i) {
      if (bone_square[static_cast<std::size_t>(i)] == key) return bone_count[static_cast<std::size_t>(i)];
    }
    return 0;
  }
};
static_assert(sizeof(State) <= 2048);
static_assert(std::is_trivially_copyable_v<State>);

}  // namespace uc::saga
