// The tables of One Deck Dungeon, read once from content/onedeck.json, checked, then constant.
//
// Every effect of the file becomes plain numbers here: an Ability is a list of steps for the machine in
// onedeck/rules/effects.cpp, a Standing is what is in force while a foe, a floor or a boss is faced, a Gift is what a
// hero has without using it. A new card of known kinds of effect therefore needs no C++.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/document.hpp"
#include "core/fault.hpp"

namespace uc::onedeck {

inline constexpr int kColors = 4;
inline constexpr int kFaces = 6;
inline constexpr int kMaxHeroes = 4;
inline constexpr int kPair = 2;           // heroes in one encounter, at most (OD-20.5)
inline constexpr int kMaxCardKinds = 64;  // a set of cards is one 64-bit mask for each copy
inline constexpr int kMaxCopies = 2;      // OD-20.1
inline constexpr int kMaxDice = 30;       // OD-1.2
inline constexpr int kMaxBoxes = 16;      // active at once
inline constexpr int kMaxItems = 8;
inline constexpr int kMaxSkills = 6;  // OD-14.4 and Knowledge
inline constexpr int kMaxDoors = 4;
inline constexpr int kFloors = 3;
inline constexpr int kMaxTalents = 16;
inline constexpr int kMaxPotions = 8;
inline constexpr int kMaxLanterns = 7;  // of one card
inline constexpr int kMaxLevels = 4;
inline constexpr int kMaxGrades = 8;

enum class Color : std::uint8_t { Strength, Agility, Magic, Heroic };
inline constexpr std::string_view kColorNames[kColors] = {"strength", "agility", "magic", "heroic"};
inline constexpr std::string_view kColorLetters = "SAMH";
constexpr int index(Color color) { return static_cast<int>(color); }
constexpr Color color_at(int i) { return static_cast<Color>(i); }

// What a die may be used for (OD-11.10).
enum class Use : std::uint8_t { Any, ArmorBoxOnly, ManaOnly };
inline constexpr int kUses = 3;
inline constexpr std::string_view kUseNames[kUses] = {"any", "armor_box_only", "mana_only"};

// Where something can be used, as a set of bits.
namespace where {
inline constexpr std::uint8_t kCombat = 1, kPeril = 2, kBoss = 4, kTurnStart = 8, kLethal = 16, kBefore = 32;
}

// --- effects that are used: skills, potions, talents -----------------------------------------------------------------

enum class EffectKind : std::uint8_t {
  Gain,
  Roll,
  Increase,
  SetValue,
  SetByValue,
  Reroll,
  Recolor,
  Exchange,
  Prevent,
  Heal,
  SkipEncounter,
};
enum class Target : std::uint8_t { Self, Partner, Chosen };
enum class RerollMode : std::uint8_t { All, Any, Exactly };

struct GainedDie {
  Color color{};
  std::uint8_t value = 0;
  Use use{};
};
inline constexpr int kMaxGained = 4;

// Which dice of a pool fit (section 22, filters).
struct Filter {
  std::uint8_t colors = 15;   // bit by colour
  std::uint8_t values = 126;  // bit by value, 1 to 6
  bool just_gained = false;   // dice that the step before gave
};

// One step of an ability. Fields that the kind does not name stay zero.
struct Effect {
  EffectKind kind{};
  Target target{};
  Filter filter;
  std::uint8_t min = 0, max = 0;       // how many dice are chosen; max 255: as many as fit
  std::uint8_t amount = 0;             // Increase: by; SetValue, SetByValue: to; Heal: damage; SkipEncounter: time
  std::uint8_t amount_two = 0;         // Heal: on the 2P side (equal to amount unless the file tells them apart)
  std::uint8_t amount_turn_start = 0;  // Heal
  RerollMode mode{};                   // Reroll
  Color from{}, to{};                  // Recolor
  std::uint8_t discard_value = 0;      // Exchange: dice showing it
  std::uint8_t gained = 0;             // Gain: how many of `dice`; Exchange: 1
  std::array<GainedDie, kMaxGained> dice{};
  std::array<std::uint8_t, kColors> roll{};  // Roll
  std::uint8_t roll_option = 0;              // Roll: dice of the peril option's colour
  std::uint8_t prevent_damage = 0, prevent_time = 0, prevent_boss = 0;
};

enum class CostKind : std::uint8_t { Free, Dice, Mana, Potion, Passive };
struct Cost {
  CostKind kind{};
  Color color{};            // Dice
  std::uint8_t amount = 0;  // Dice: how many; Mana: the total; Potion: tokens
};

// The steps of one branch: effects[first] to effects[first + count - 1].
struct Branch {
  std::uint16_t first = 0;
  std::uint8_t count = 0;
};

// A skill, a potion, a Basic Skill or a talent that is used. Choices are spread out into branches, a sequence with a
// choice in it too, in the order of the file.
struct Ability {
  std::string id;
  Cost cost;
  std::uint8_t use_in = 0;  // `where`; combat includes boss rounds (OD-11.2)
  std::vector<Branch> branches;
  bool is_passive() const { return cost.kind == CostKind::Passive; }
};

// --- effects in force while something is faced: specials, floors, bosses ---------------------------------------------

struct OnRolled {
  std::uint8_t time_values = 0;     // bit by value: each rolled die showing it costs
  std::uint8_t time_each = 0;       // so much time (OD-18.3)
  std::uint8_t discard_values = 0;  // bit by value: rolled dice showing it are discarded
};

// OD-12.1 step 3.
struct ConsequenceTrigger {
  std::uint8_t time_at_least = 0;    // 0: not asked
  std::uint8_t damage_at_least = 0;  // 0: not asked
  std::uint8_t add_damage = 0;
};

struct Standing {
  OnRolled on_rolled;
  std::uint8_t lower_colors = 0, lower_by = 0, lower_least = 1;       // decrease_rolled (OD-18.15)
  std::uint8_t heroic_cost = 2;                                       // dice for a heroic die (OD-10.1, OD-10.2)
  std::uint8_t no_loot_if_armor = 0;                                  // OD-18.2
  std::uint8_t before_damage = 0, before_time = 0, before_items = 0;  // OD-7.3
  std::uint8_t x_per_open_door = 0;                                   // OD-18.1
  std::uint8_t time_per_skill = 0;                                    // OD-18.5
  std::uint8_t time_if_uncovered = 0;                                 // OD-18.9
  std::uint8_t time_floor_start = 0, time_floor_start_four = 0;       // extra_time
  std::uint8_t time_turn_start = 0, time_turn_start_four = 0;
  std::uint8_t time_explore = 0, time_explore_four = 0;
  std::uint8_t door_limit = 0;                         // 0: none
  std::uint8_t armor_colors = 0;                       // boxes_gain_armor, bit by colour
  std::array<ConsequenceTrigger, kFloors> triggers{};  // in the order of the floors; unused ones add 0
  std::uint8_t triggers_used = 0;
  std::uint8_t forbidden_on_skulls = 0;                                         // forbid_dice, bit by colour
  std::uint8_t boss_heals_per_skull = 0;                                        // OD-18.18
  std::uint8_t first_cover_discards = 0;                                        // on skull boxes (OD-18.19)
  std::uint8_t x_per_boss_damage = 0, x_per_boss_damage_four = 0, x_least = 0;  // OD-18.20

  // Both are in force: amounts add up, the harder limit counts.
  void add(const Standing& other);
};

// --- effects a hero has without using them: starting skills and passive talents ----------------------------------------

struct Gift {
  std::uint8_t descend_heal = 0, descend_heal_two = 0;  // 1P and 2P side
  std::uint8_t doors_on_flee = 0;                       // OD-17.5
  std::uint8_t halve_per = 0, halve_prevent = 0;        // of each `per` damage, so much is prevented (OD-17.7)
  std::uint8_t no_other_prevention = 0;
  std::uint8_t damage_to_time_if = 0, damage_to_time = 0, damage_to_time_where = 0;  // OD-17.8
  std::uint8_t auto_prevent = 0, auto_prevent_where = 0;
  std::uint8_t health = 0, healing = 0, skill_limit = 0;  // OD-19.9
  std::uint8_t peek_doors = 0;
  std::uint8_t skip_turn_time = 0;  // uses a floor
  std::uint8_t setup_xp_cards = 0, setup_potions = 0, setup_basic_skills = 0;

  void add(const Gift& other);
};

// --- heroes -----------------------------------------------------------------------------------------------------------

namespace store_on {
inline constexpr std::uint8_t kDamage = 1, kExplore = 2, kFlee = 4, kDoor = 8;  // kDoor: opened, 4 or more lanterns
}
inline constexpr int kValiantLanterns = 4;

struct PaidRoll {
  std::uint8_t time = 0, roll = 0, discard = 0;
};
inline constexpr int kMaxPaidRolls = 4;

struct Feat {
  enum class Kind : std::uint8_t { Stored, Gamble, Paid };
  Kind kind{};
  std::uint8_t use_in = 0;                           // `where`; never kBoss (OD-16.1)
  std::uint8_t store_on = 0;                         // Stored: triggers
  bool store_per_damage = false;                     // else once an event
  std::uint8_t cap = 0;                              // Stored
  std::uint8_t min = 0, max = 0;                     // Stored, Gamble: dice
  std::uint8_t bad_value = 0, damage = 0, time = 0;  // Gamble
  std::uint8_t options = 0;                          // Paid
  std::array<PaidRoll, kMaxPaidRolls> paid{};
};

struct Side {
  std::array<std::uint8_t, 3> stats{};  // strength, agility, magic
  std::uint8_t health = 0;
  Feat feat;
  std::uint8_t skill = 0;  // the starting skill, an index into abilities
  Gift gift;               // what a passive starting skill gives
};

struct Hero {
  std::string id;
  std::array<Side, 2> sides;  // [0] 1P, [1] 2P
};

// --- cards ------------------------------------------------------------------------------------------------------------

inline constexpr std::uint8_t kGrey = kColors;  // a box that takes the option's colour (OD-7.7)

struct Box {
  std::uint8_t color = 0;  // Color, or kGrey
  std::uint8_t value = 0;  // X boxes: 0 until they become active
  std::uint8_t x = 0, wide = 0, damage = 0, time = 0, armor = 0, skull = 0;
};

struct Option {  // of a peril
  std::uint8_t time_cost = 0;
  Box box;
};

inline constexpr std::uint8_t kNone = 255;

struct Card {
  std::string id;
  std::string family;   // "goblin": what the copies of a card share
  std::string special;  // its id, empty if it has none
  bool peril = false;
  std::uint8_t lanterns = 0;
  Standing standing;
  std::vector<Box> boxes;         // of a combat
  std::array<Option, 2> options;  // of a peril
  std::array<std::uint8_t, 3> item{};
  std::uint8_t item_health = 0;
  std::uint8_t skill = kNone;   // an index into abilities
  std::uint8_t potion = kNone;  // an index into potions
};

struct Floor {
  std::vector<Box> left, right;
  Standing standing;
};

struct Boss {
  std::string id;
  std::uint8_t health = 0;
  std::vector<Box> boxes;
  Standing standing;
};

struct Dungeon {
  std::string id;
  std::uint8_t difficulty = 0;
  std::array<Floor, kFloors> floors;
  Boss boss;
};

struct LevelCard {
  std::uint8_t items = 0, skills = 0, bonus = 0;
  std::uint8_t to_next = 0;     // lanterns; 0 at the last level
  std::uint8_t per_potion = 0;  // lanterns for a potion at the last level; 0 elsewhere
  std::uint8_t potions = 0;     // gained on reaching it
};

struct Potion {
  std::uint8_t ability = 0;  // an index into abilities
  bool known_at_start = false;
};

struct BasicSkill {
  std::uint8_t card = 0;  // 1, 2, …
  char side = 'a';
  std::uint8_t ability = 0;  // an index into abilities
};

struct Talent {
  enum class Mode : std::uint8_t { Skill, Passive, Setup };
  std::string id;
  std::uint8_t group = 0;                 // an index into groups
  std::array<std::uint8_t, 3> bubbles{};  // green, yellow, red
  Mode mode{};
  std::uint8_t ability = kNone;  // Mode::Skill: an index into abilities
  Gift gift;                     // else
};

struct TalentGroup {
  std::string id;
  bool always = false;  // Basic; the others are specialisations (OD-19.6)
};

struct Grade {  // difficulty, OD-19.2
  std::string id;
  std::uint8_t start_level = 1;
  std::int16_t potions = 0, potions_four = 0;
  std::uint8_t xp_cards = 0, xp_cards_four = 0;
  std::uint8_t bonus_marks = 0;
};

struct Campaign {
  std::vector<TalentGroup> groups;
  std::vector<Talent> talents;
  std::array<std::uint8_t, 4> bubbles_by_difficulty{};  // by difficulty 1 to 3: bits green 1, yellow 2, red 4 (OD-19.4)
  std::uint8_t marks_descent = 0, marks_level = 0, marks_boss = 0;  // OD-19.3
};

struct Setup {            // for 1, 2 and 4 players
  std::uint8_t side = 0;  // 0: 1P, 1: 2P; of heroes and level cards
  std::uint8_t potions = 0, time_per_turn = 0, door_limit = 0, cards_per_door = 0, deck_copies = 0;
  std::uint8_t stairs_tokens = 0, stairs_heroes = 0, xp_multiplier = 0, boss_multiplier = 0, potions_per_level = 0;
};

struct Content {
  std::array<std::uint8_t, kColors> dice{};   // OD-1.2
  std::array<Setup, kMaxHeroes + 1> setup{};  // by number of players: [1], [2], [4]
  std::vector<Hero> heroes;
  std::vector<Dungeon> dungeons;
  std::array<std::array<LevelCard, kMaxLevels>, 2> levels{};  // by side
  std::vector<Card> cards;
  std::vector<Ability> abilities;  // skills, starting skills, potions, Basic Skills and talents that are used
  std::vector<Effect> effects;     // the steps of all abilities
  std::vector<Potion> potions;
  std::vector<BasicSkill> basic_skills;
  std::vector<Grade> grades;
  std::uint8_t expert = 0;  // the grade that changes nothing (OD-2.7)
  Campaign campaign;

  const std::string& potion_id(std::size_t i) const { return abilities[potions[i].ability].id; }
};

// A Fault of code bad_content names the place in the file.
Result<Content> read_content(const Doc&);

}  // namespace uc::onedeck
