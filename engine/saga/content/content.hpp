// The content of Dungeon Saga: what content/saga.json and the files of adventures say, read once, checked, then
// constant. Words and stories stay in the files; here is what the rules need.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/document.hpp"
#include "core/fault.hpp"
#include "grid.hpp"

namespace uc::saga {

inline constexpr int kMaxHeroes = 4;   // of an adventure
inline constexpr int kMaxModels = 64;  // heroes first, then the Overlord's
inline constexpr int kMaxAreas = 26;   // a letter each
inline constexpr int kMaxDoors = 24;
inline constexpr int kMaxChests = 16;
inline constexpr int kMaxFurniture = 24;
inline constexpr int kMaxFigures = 32;  // sheets of heroes, bosses and minions
inline constexpr int kMaxSpells = 32;
inline constexpr int kMaxItems = 32;    // two bits each in a position
inline constexpr int kMaxObjects = 8;   // that can be carried
inline constexpr int kMaxSources = 16;  // of lasting effects; two bits each in a position
inline constexpr int kMaxCards = 16;    // kinds of Overlord cards
inline constexpr int kMaxFeats = 16;
inline constexpr int kMaxRules = 16;     // of an adventure
inline constexpr int kMaxCounters = 12;  // of an adventure
inline constexpr int kMaxFlags = 8;      // of an adventure
inline constexpr int kMaxBlocks = 4;     // that turn, of an adventure
inline constexpr int kMaxBones = 64;     // squares with bone piles
inline constexpr int kMaxDice = 15;      // of one side in one attack

inline constexpr std::uint8_t kNone = 255;

// --- effects (vocabulary) --------------------------------------------------------------------------------------------

enum class Duration : std::uint8_t { Instant, Turn, Round, NextRound, Adventure, Always };

// For which dice an effect counts, as bits.
namespace when {
inline constexpr std::uint8_t kFight = 1, kShoot = 2, kMagic = 4, kLock = 8, kDefence = 16;
inline constexpr std::uint8_t kAll = kFight | kShoot | kDefence;
}  // namespace when

enum class Range : std::uint8_t { Adjacent, Short, Long, Caster };
inline constexpr int kRanges = 4;

// What a model has beyond its figure, from skills, items and lasting effects: all of them added up.
enum DiceKind : std::uint8_t { FightDice, ShootDice, MagicDice, LockDice, DefenceDice };
struct Modifiers {
  std::int8_t armour = 0;
  std::int8_t movement = 0;
  // Bonus dice and, apart, penalties (DS-8.4, DS-8.5), by DiceKind.
  std::array<std::int8_t, 5> dice{};
  std::array<std::int8_t, 5> penalties{};
  std::int8_t fight_outnumbered = 0;           // bonus dice in a Fight while outnumbered
  std::int8_t minor_magic = 0;                 // bonus dice of Magic Attacks of Minor spells
  std::array<std::int8_t, 3> ignore_armour{};  // in a Fight, Shoot, Magic Attack
  std::int8_t shoot_engaged = 0;               // may Shoot while in the front arc of so many
  std::int8_t break_guard = 0;                 // penalties on Free Attacks against it while it breaks away
  std::int8_t aura_defence = 0;                // dice of other heroes beside it that defend in a Fight
  std::int8_t crippled_at = 0;
  std::int8_t crystal_dice = 0;  // dice rolled for a crystal, the best is kept; 0: one
  std::int8_t ward_power = 0;
  std::uint8_t tough = 0;  // faces that heal at the end of the round, bit by face (DS-14.5)
  bool no_move = false, destroy_bones = false, immune = false;
  bool ignore_outnumbered = false, ignore_furniture = false;

  void add(const Modifiers& other);  // content.cpp
  bool operator==(const Modifiers&) const = default;
};

enum class Side : std::uint8_t { Enemy, Friend, Any };  // from the caster
enum class TargetKind : std::uint8_t { Model, Minion, Hero, Boss, Ward, BonePile, Square, Self };
enum class Count : std::uint8_t { One, EachInRange, Blast };

struct Targeting {
  Side side{};
  TargetKind kind{};
  Range range{};
  bool los = false;
  Count count{};
};

// What is done at once. Lasting changes are Modifiers of a Source.
enum class Op : std::uint8_t {
  MagicAttack,    // amount: dice
  Lasting,        // the Source of this record is laid on the target
  BonusMove,      // amount: squares
  ReduceWard,     // amount
  OpenLock,       //
  GainCrystal,    // table: value by face
  Heal,           // amount
  PreventWound,   //
  Exhaust,        // enemy minions adjacent to the user
  Summon,         // figure, amount: most of that type in play, beside
  PlaceBonePile,  //
  Animate,        // amount: how many, figures: which types, or all
  FightEach,      // amount: dice, front_arc, attacker_modifiers, locks
  FightOne,       // amount: bonus dice, ignore_penalties
  ChainFight,     // amount: most attacks
  ShootTimes,     // amount: how many
  ShootOne,       // amount: dice, ignore_models, ignore_furniture
  CastMany,       // amount: how many, major, ignore_recharge
  Devour,         // amount: wounds healed
};

struct Effect {
  Op op{};
  std::uint8_t amount = 0;
  bool beside = false;     // where: adjacent_to_target, not target_square
  bool front_arc = false;  // who: front_arc_enemies, not adjacent_enemies
  bool major = false;      // class
  bool locks = false;      // may be fought, too
  bool attacker_modifiers = false, ignore_penalties = false, ignore_recharge = false;
  bool ignore_models = false, ignore_furniture = false;
  bool if_wounded = false;  // condition target_wounded
  std::uint8_t figure = kNone;
  std::uint32_t figures = 0;            // bit by figure; 0: all
  std::array<std::uint8_t, 7> table{};  // by face
  Targeting targeting;                  // of a record that has none of its own
};

// A lasting effect that spells, feats and items lay on a model.
struct Source {
  std::string id;  // of the spell, feat or item
  Duration duration{};
  Modifiers modifiers;
  std::uint8_t skip_ok_on = 0;  // the power token (skip_roll): a turn is normal from this face on; 0: it is none
};

// --- figures ---------------------------------------------------------------------------------------------------------

enum class Class : std::uint8_t { Hero, Boss, Minion };
// What so many hits do: by 1, 2, 3, 4 or more.
enum class Damage : std::uint8_t { None, Bones, Destroyed, Wound, Wounds };  // Wounds: as many as hits

struct Figure {
  std::string id;  // of the hero, boss or minion
  Class klass{};
  std::uint8_t hero = kNone;  // of a hero's sheet: which hero
  bool legendary = false;     // of a hero's sheet
  char letter = '?';          // in pictures (DS-18.3)
  std::uint8_t movement = 0, combat = 0, armour = 0;
  std::uint8_t shooting = 0;  // dice; 0: cannot shoot
  Range shot_range{};
  std::uint8_t crippled_at = 0, incapacitated_at = 0;  // heroes and bosses; 0: never
  std::uint8_t wounds = 0;                             // of a minion with wounds (DS-14.6)
  std::array<Damage, 4> damage{};
  bool large = false, horde = false, walks_walls = false, ethereal = false, spellcaster = false;
  bool from_bones = false;
  std::uint8_t regenerates_wound = 0, regenerates_round = 0;  // faces, bit by face (DS-14.2)
  std::uint8_t tough = 0;                                     // faces, bit by face
  std::vector<std::uint8_t> feats;
};

struct Hero {
  std::string id;
  std::uint8_t base = 0, legendary = 0;  // figures
  std::vector<std::uint8_t> skills;      // indices into skills, at most three
};

struct Skill {
  std::string id;
  std::uint8_t hero = 0;
  Modifiers modifiers;
};

struct Feat {
  std::string id;
  bool may_move_first = false;
  std::uint8_t source = kNone;  // of its lasting effect on the user
  std::vector<Effect> effects;
};

struct Spell {
  std::string id;
  std::uint8_t caster_hero = kNone;    // a hero,
  std::uint8_t caster_figure = kNone;  // or a boss
  bool major = false;
  Targeting targeting;
  std::uint8_t source = kNone;
  std::vector<Effect> effects;
  bool attacks = false;  // has a Magic Attack
};

struct Item {
  std::string id;
  std::uint8_t users = 0;  // bit by hero
  bool tradeable = false;
  bool one_use = false;
  std::uint8_t crystal = 0;  // its value, 1 to 3 (DS-11.11)
  bool made = false;  // a crystal made by Crystallise, lost after the adventure (DS-17.6): same id as the real one
  bool prevents_wound = false;
  bool only_in_move = false;    // changes movement: only before or during the Move
  std::uint8_t source = kNone;  // of a one-use item's lasting effect
  Modifiers modifiers;          // of one that always works
  std::vector<Effect> effects;  // of one that is used
};

struct Object {  // a quest object that is carried
  std::string id;
  bool tradeable = false;
};

enum class CardKind : std::uint8_t { Extra, Double, Animate, Interrupt };
struct Card {
  std::string id;
  CardKind kind{};
  std::uint8_t amount = 0;
  std::uint8_t in_deck = 0;  // of the full deck
};

enum class LockKind : std::uint8_t { None, Mundane, Ward, Sealed };
struct Lock {
  LockKind kind{};
  std::uint8_t dice = 0, armour = 0, power = 0;
  bool operator==(const Lock&) const = default;
};
struct NamedLock {
  std::string id;
  Lock lock;
};

struct FurnitureKind {
  std::string id;
  std::uint8_t width = 1, height = 1;  // either way round
  bool blocks_sight = false;
};

// --- adventures ------------------------------------------------------------------------------------------------------

struct AdventureHero {
  std::uint8_t hero = 0, figure = 0;
  Square at;
  Facing facing{};
  std::array<std::uint8_t, kMaxItems> items{};  // handed out, how many of each
  std::uint32_t spells = 0;                     // bit by spell
};

struct Door {
  std::string id;
  std::array<Square, 2> squares{};
  std::uint8_t size = 1;
  Lock lock;
  std::array<std::uint8_t, 2> areas{kNone, kNone};  // kNone: it leads off the map
};

struct Chest {
  std::string id;
  Square at;
  std::uint8_t area = 0;
  Lock lock;
  std::array<std::uint8_t, kMaxItems> items{};
  std::array<std::uint8_t, kMaxObjects> objects{};
};

struct Furniture {
  std::string id;
  std::uint8_t kind = 0;
  std::array<Square, 4> squares{};
  std::uint8_t size = 1;
  std::uint8_t area = 0;
  Lock lock;  // of a weak point (DS-13.12)
};

struct BonePile {
  Square at;
  std::uint8_t area = 0, count = 1;
};

struct Monster {
  std::string id;
  std::uint8_t figure = 0;
  Square at;
  Facing facing{};
  std::uint8_t area = 0;
};

enum class ConditionType : std::uint8_t {
  DoorOpened,         // what: door
  BossIncapacitated,  // what: figure
  Flag,               // what: flag
  CounterAtLeast,     // what: counter, value
  AllHeroesExited,
  HeroIncapacitated,  // value: how many
  AllHeroesIncapacitated,
  PileExhausted,
};
struct Condition {
  ConditionType type{};
  std::uint8_t what = 0, value = 0;
};

enum class Trigger : std::uint8_t { HeroAction, MoveEnd, ObjectDestroyed, EndOfRound };

enum class RuleOp : std::uint8_t {
  SetFlag,     // what: flag
  AddCounter,  // what: counter, value
  Deposit,     // what: object, counter
  OpenDoor,    // what: door
  ExitHero,
  RotateBlock,  // what: block; turns: by face, or `choice`
  Collapse,     // along_y, start, step
};
enum class Quarter : std::uint8_t { None, Clockwise, Anticlockwise };

struct RuleEffect {
  RuleOp op{};
  std::uint8_t what = 0, counter = 0, value = 0;
  bool along_y = false;  // of Collapse: rows fall, not columns
  std::uint8_t start = 0, step = 0;
  bool choice = false;             // of RotateBlock: the player picks the way
  std::array<Quarter, 7> turns{};  // of RotateBlock by roll: by face
};

struct SpecialRule {
  std::string id;
  Trigger on{};
  std::uint8_t door = kNone, furniture = kNone;  // HeroAction: its object
  std::uint8_t needs_object = kNone;             // the hero must carry one
  std::uint8_t needs_total_object = kNone, needs_total = 0;
  bool once_per_round = false;
  std::uint8_t furniture_kind = kNone;  // ObjectDestroyed
  std::optional<Condition> when;
  std::vector<RuleEffect> effects;
};

struct Reward {
  std::uint8_t item = 0;
  std::uint8_t to = kNone;  // a hero; kNone: any
};

struct Adventure {
  std::string id;
  std::uint8_t number = 0;  // in the campaign: 1 to 10; 0: introductory, or none of it
  std::vector<AdventureHero> heroes;
  std::uint8_t commands = 0, opening_hand = 3;
  bool fixed_pile = false;
  std::array<std::uint8_t, kMaxCards> cards{};            // of a fixed pile
  std::uint8_t drawn = 0;                                 // of a drawn pile: how many
  std::array<std::uint8_t, kMaxFigures> animate_limit{};  // by figure; 0: cannot be raised
  std::array<std::uint32_t, kMaxFigures> boss_spells{};   // by figure, bit by spell
  bool pile_empty_loses = false;                          // for the heroes (DS-12.3)
  std::uint8_t round_limit = 0;

  std::uint8_t width = 0, height = 0;
  std::array<Board, kMaxAreas> floor{};  // by area, without door squares
  std::uint8_t areas = 0;
  std::vector<std::string> area_ids;
  std::uint8_t start_area = 0;
  std::vector<Door> doors;
  std::vector<Chest> chests;
  std::vector<Furniture> furniture;
  std::vector<BonePile> bones;
  std::vector<Monster> monsters;
  Board exits;
  std::vector<Square> blocks;  // centres of the blocks that turn
  std::vector<std::string> flags, counters;
  std::vector<SpecialRule> rules;
  std::vector<Condition> heroes_win, overlord_wins;
  std::uint8_t experience = 0;
  std::vector<Reward> rewards;

  Doc document;  // as it was read, for who wants its words
};

// An adventure as it was in a content of before. Games saved with that content replay with it, for ever.
struct EarlierAdventure {
  std::string content;     // the hash
  std::uint8_t place = 0;  // in Content::adventures
  std::shared_ptr<const Adventure> adventure;
};

struct CampaignRules {
  std::vector<std::uint8_t> introductory, sequence;  // indices into adventures
  std::uint8_t skill_cost = 3, most_skills = 3;
  std::uint8_t replay_cards = 2, most_replay_cards = 4, most_defeats = 4;
};

struct Content {
  std::vector<Figure> figures;  // heroes' sheets, then bosses, then minions
  std::vector<Hero> heroes;
  std::vector<Skill> skills;
  std::vector<Feat> feats;
  std::vector<Spell> spells;
  std::vector<Item> items;      // with the made crystals at the end
  std::vector<Object> objects;  // that can be carried
  std::vector<Card> cards;
  std::vector<Source> sources;
  std::vector<NamedLock> locks;
  std::vector<FurnitureKind> furniture;
  std::array<std::uint8_t, kRanges> range{};                 // length in squares; Adjacent and Caster: 0
  std::vector<std::shared_ptr<const Adventure>> adventures;  // introductory, then the sequence, then others
  std::vector<EarlierAdventure> earlier;
  CampaignRules campaign;

  std::uint8_t made_crystal(int value) const;  // the item of that value
};

Result<Content> read_content(const Doc& doc);  // content.cpp; code bad_content
// One adventure by itself; the code of a fault is the caller's.
Result<std::shared_ptr<const Adventure>> read_adventure(const Content& content, const Doc& doc, std::string code);

}  // namespace uc::saga
