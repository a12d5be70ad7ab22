// The tables of Dungeon Digger, read once from content/digger.json, checked, then constant.
//
// What the rules name (the types of tiles, the orders, the scenarios) is numbered here by enumerations; how many there
// are of something, what it costs and gives, and the shapes of tiles come from the file. Effects become plain numbers:
// a Power is what a type of tile does, a Standard and a Special what a lord does, and so on. Zero means: not that.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/document.hpp"
#include "core/fault.hpp"
#include "hex.hpp"

namespace uc::digger {

inline constexpr int kMinPlayers = 2, kMaxPlayers = 6;
inline constexpr int kMaxSetKinds = 42;  // DD-2.1: all tiles of a player's set could differ
inline constexpr int kMaxCopies = 7;     // of one kind in a set: with the tiles in hand it fits a nibble
inline constexpr int kMaxSetTiles = 63;  // of a player
inline constexpr int kMaxPaths = 3;      // of a corridor tile
inline constexpr int kMaxStooges = 15;   // of a player
inline constexpr int kMaxProjects = 15;  // Craft with all Libraries and a lord, and tiles drawn on top
inline constexpr int kCoinValues = 3;    // 1, 2 and 3 (DD-2.4)
inline constexpr int kMaxCoinsEach = 8;  // per player
inline constexpr int kMaxStarts = 6;
inline constexpr int kMaxLords = 8;
inline constexpr int kMaxTurns = 250;  // of a player (DD-15.3)
inline constexpr int kTiers = 4;       // DD-13.1
inline constexpr int kMaxPicks = 2;
inline constexpr int kLengths = 5;  // corridors of so many tiles or more give the same (DD-10.1)
inline constexpr std::uint8_t kNone = 255;

template <class Enum>
  requires std::is_enum_v<Enum>
constexpr std::size_t index(Enum value) {
  return static_cast<std::size_t>(value);
}

// --- tiles (DD-1.4, DD-2.6) -------------------------------------------------------------------------------------------

enum class Class : std::uint8_t { Room, Corridor, Portal, Neutral, Blocker };

enum class Type : std::uint8_t {
  Torture,
  Dorm,
  Kitchen,
  Library,
  Treasure,
  Throne,
  Pit,
  Portal,
  Corridor,
  Trap,
  Nugget,
  None,  // of a tile that belongs to nobody's set
};
inline constexpr int kTypes = 11;
inline constexpr int kRoomTypes = 7;  // the first ones
inline constexpr std::string_view kTypeNames[kTypes] = {
    "torture", "dorm", "kitchen", "library", "treasure", "throne", "pit", "portal", "corridor", "trap", "nugget"};

enum class Feature : std::uint8_t { None, Trap, Nugget };

// Tiles that belong to nobody's set. They follow the kinds of the set in Content::kinds.
enum class Common : std::uint8_t { Collapse, Rock, Monster, Ruins, Citadel, Eggs, Cave, DragonTile, TreasureTile };
inline constexpr int kCommons = 9;
inline constexpr std::string_view kCommonNames[kCommons] = {
    "collapse", "rock", "monster", "ruins", "citadel", "egg", "cave", "dragon_tile", "treasure_tile"};
inline constexpr int kMaxTileKinds = kMaxSetKinds + kCommons;

// A kind of tile as it lies on the board with one rotation: all masks are by direction.
struct Facing {
  std::uint8_t open = 0;      // doors and corridors (DD-1.3)
  std::uint8_t corridor = 0;  // corridors
  std::array<std::uint8_t, kMaxPaths> paths{};
  std::array<std::uint8_t, kDirections> path_of{};  // the path that an edge belongs to, or kNone
};

struct TileKind {
  std::string id;
  Type type = Type::None;
  Class tile_class{};
  std::uint8_t count = 0;  // in a player's set; of Common: per player (Collapse, Rock, Monster, Ruins), else in all
  Feature feature{};
  std::uint8_t feature_path = kNone;  // a path, or kNone
  std::uint8_t paths = 0;             // how many
  // DD-1.2: rotations that give the same placement are one, the smallest of them.
  std::uint8_t rotations = 0;                       // the set of those, bit by rotation
  std::uint8_t rotation_count = 0;                  // how many those are
  std::array<std::uint8_t, kDirections> same_as{};  // by rotation: the one that stands for it
  std::array<Facing, kDirections> facing{};         // by rotation
};

// When the tiles of a type bring bonus orders to their controller (DD-12, DD-13).
enum class BonusOn : std::uint8_t { Never, Placed, RoomBuilt, CorridorBuilt };
// What the conqueror of a Room takes (DD-14.3).
enum class Loot : std::uint8_t { None, Normal, Treasure };

// What the tiles of one type do. Those that a disabled Room loses (DD-14.5) are marked (*).
struct Power {
  BonusOn bonus_on{};                                  // counted by the number of this type (*)
  std::uint8_t craft = 0, resources = 0, tyranny = 0;  // added for each (DD-2.5)
  std::uint8_t summon = 0;                             // Stooges that may appear when it is built (DD-12.2)
  bool rise = false;                                   // Rise! may use it (*)
  std::uint8_t coins = 0;                              // drawn when it is built
  bool stores = false;                                 // coins may be stored on it (DD-12.6) (*)
  std::uint8_t gp = 0;                                 // when it is built (DD-10.3)
  std::uint8_t gp_adjacent = 0;                        // for each adjacent Room (DD-10.3) (*)
  bool sacrifices = false;                             // DD-12.7; with what is then chosen from:
  bool sacrifice_builds = false;
  std::uint8_t sacrifice_coins = 0;
  Loot loot{};
  bool skips_turn = false;       // its controller, when it is conquered (DD-14.7)
  bool traps = false;            // DD-7.5
  bool coin_per_nugget = false;  // DD-11.3
};

struct TileType {
  Class tile_class{};
  std::uint8_t count = 0;  // tiles of a set
  bool conquerable = false;
  Power power;
};

// --- the board (DD-2.7, DD-2.8) ---------------------------------------------------------------------------------------

struct Area {
  std::string id;
  std::uint8_t radius = 0;
  std::uint8_t spaces = 0;
  std::array<Hex, kMaxSpaces> at{};
  std::array<Neighbours, kMaxSpaces> next{};      // kNowhere where the area ends
  std::array<std::uint8_t, kMaxSpaces> inside{};  // edges where it does not

  Space space(Hex hex) const { return space_at(radius, hex); }
  int distance(Space a, Space b) const { return digger::distance(at[a], at[b]); }
};
inline constexpr int kAreas = 4;

enum class Setting : std::uint8_t { Standard, DragonsLair, TotalBattle };
inline constexpr int kSettings = 3;
inline constexpr std::string_view kSettingNames[kSettings] = {"standard", "dragons_lair", "total_battle"};

struct Starts {
  std::uint8_t area = 0;   // an index into areas
  std::uint8_t count = 0;  // at least one a player
  std::array<Space, kMaxStarts> spaces{};
};

// --- figures (DD-2 to DD-5, DD-10, DD-13, DD-15) ----------------------------------------------------------------------

enum class Order : std::uint8_t { Move, Think, Sabotage, Rise, Conquer, Work, Demolish };
inline constexpr int kOrders = 7;
inline constexpr std::string_view kOrderNames[kOrders] = {"move",    "think", "sabotage", "rise",
                                                          "conquer", "work",  "demolish"};

struct Orders {
  std::array<std::uint8_t, kOrders> cost{};         // TP; as a bonus order all are free
  std::uint8_t shifts = 0, bonus_shifts = 0;        // Move!
  std::uint8_t sacrifice = 0, bonus_sacrifice = 0;  // Sabotage!: Stooges given up
};

struct Tier {
  std::uint8_t picks = 0;
  std::uint8_t orders = 0;  // to pick from, bit by Order
};

struct Figures {
  std::uint8_t craft = 0, resources = 0, tyranny = 0;                     // DD-2.5
  std::uint8_t stooges = 0;                                               // of a player (DD-2.2)
  std::uint8_t stooges_on_portal = 0, stooges_on_track = 0, reserve = 0;  // DD-3.7
  std::uint8_t stooges_on_track_sands = 0, reserve_sands = 0;
  std::uint8_t collapses = 0;                            // per player
  std::array<std::uint8_t, kCoinValues + 1> coins{};     // per player, by value: [1], [2], [3]
  std::uint8_t coins_each = 0;                           // their sum
  std::array<std::uint8_t, kLengths + 1> corridor_gp{};  // by length: [1] to [5], where [5] serves for longer ones
  std::uint8_t same_type_gp = 0;
  std::uint8_t goal = 0;  // GP

  int gp_of_corridor(int length) const { return corridor_gp[length < kLengths ? length : kLengths]; }
};

enum class Prize : std::uint8_t { Tunnelmaker, Crafter, Conqueror };
inline constexpr int kPrizes = 3;
inline constexpr std::string_view kPrizeNames[kPrizes] = {"tunnelmaker", "crafter", "conqueror"};
struct PrizeRule {
  std::uint8_t gp = 0, minimum = 0;
};

// --- lords (DD-17) ----------------------------------------------------------------------------------------------------

struct Standard {
  std::uint8_t craft = 0, resources = 0, tyranny = 0;
  std::uint8_t shifts = 0, bonus_shifts = 0;  // of Move!, in place of the usual ones; 0: as usual
  std::uint8_t strength = 0;                  // of own groups that attack
  std::array<std::uint8_t, kOrders> cost{};   // of an order, in place of the usual one; 0: as usual
  bool rise_any_room = false, ignores_traps = false, keeps_best_coin = false, free_sabotage = false;
};

// What a special ability asks its player to do, beside what it gives at once.
enum class Deed : std::uint8_t { None, DrawThenReturn, BuildAnywhere, GainCoins, PlaceCollapses };
struct Special {
  std::uint8_t tp = 0;              // at once
  bool token_from_reserve = false;  // until the end of the Turn
  Deed deed{};
  std::uint8_t n = 0;  // tiles drawn, coins, Collapse tiles
};

// A special ability as it was in contents of before. Games saved with these replay with it, for ever.
struct EarlierSpecial {
  std::vector<std::string> contents;  // their hashes
  Special special;
};

struct Lord {
  std::string id;
  Standard standard;
  Special special;
  std::vector<EarlierSpecial> earlier;
};

// --- scenarios (DD-18 to DD-24) ---------------------------------------------------------------------------------------

enum class Scenario : std::uint8_t {
  MonsterHunt,
  TrappedAdventurers,
  SandsOfTime,
  DwarvenCitadel,
  DragonsLair,
  TotalBattle,
};
inline constexpr int kScenarios = 6;
inline constexpr std::string_view kScenarioNames[kScenarios] = {
    "monster_hunt", "trapped_adventurers", "sands_of_time", "dwarven_citadel", "dragons_lair", "total_battle"};

struct ScenarioRule {
  std::uint8_t goal = 0;  // GP; 0: none (DD-21.1)
  std::int8_t area_shift = 0;
  Setting starts{};
  std::uint8_t mixes_with = 0;  // bit by Scenario (DD-18.3)
};

struct Hunt {                         // DD-19
  std::uint8_t distance = 0;          // from every Portal, at least
  std::uint8_t enter = 0, leave = 0;  // Monster: Stooges of a group, at least
  std::uint8_t monster_gp = 0;
  std::uint8_t ruins_coins = 0, ruins_tp = 0;
};

struct Adventurer {  // DD-20.2; zero where its ability is another
  std::string id;
  std::uint8_t movement = 0, life = 0;
  bool fury = false, converts = false, passes_stooges = false, hides_in_corridors = false, ignores_traps = false;
  bool flameblast = false;
  std::uint8_t charm = 0, charm_within = 0;            // so many other Stooges, within so many spaces
  std::uint8_t moves_more = 0, moves_more_within = 0;  // with another Adventurer so near
  std::uint8_t life_more = 0, life_more_stooges = 0, life_more_within = 0;
};
inline constexpr int kAdventurers = 6;

struct Trapped {  // DD-20
  std::array<Adventurer, kAdventurers> adventurers;
  std::uint8_t kill_gp = 0, kill_coins = 0, portal_penalty = 0;
};

struct Sands {  // DD-21
  std::uint8_t marker_start = 0, turns_each = 0;
  std::uint8_t timer_min = 0, timer_max = 0;  // minutes
};

struct Citadel {                              // DD-22
  std::uint8_t room_each = 0, room_more = 0;  // capacity: room_each × players + room_more
  std::uint8_t coins = 0;                     // for a group that enters
  int capacity(int players) const { return room_each * players + room_more; }
};

struct Lair {                   // DD-23; how many tiles there are of each is in their TileKind
  std::uint8_t stack = 0;       // coins at the start
  std::uint8_t sneak_tp = 0;    // to leave Eggs safely
  std::uint8_t save_coins = 0;  // for each Stooge saved
  std::uint8_t dragon_tp = 0;   // to move the Dragon
};
inline constexpr int kLairTiles = 7;

struct Creature {  // DD-24.2
  std::string id;
  std::uint8_t life = 0, movement = 0, resources = 0, tp = 0;
  std::uint8_t rooms = 0;                                // needed, bit by Type
  std::uint8_t shifts_on_win = 0;                        // Troll
  std::uint8_t group_to_defeat = 0, life_to_defeat = 0;  // Guardian: Stooges, or a Creature's Life, at least
  bool conquers = true;                                  // not the Giant Bug
  bool ignores_traps = false;                            // Observer, who also passes
  std::uint8_t passes_stooges = 0;                       // exactly so many Stooges, or
  std::uint8_t passes_creature = kNone;                  // this Creature
  bool redraws_coin = false;                             // Elemental
  bool shift_per_token = false;                          // Corruptor
};
inline constexpr int kCreatures = 6;

struct Battle {  // DD-24
  std::array<Creature, kCreatures> creatures;
  std::uint8_t portal_tokens = 0;  // that defeat a player
};

// --- options ----------------------------------------------------------------------------------------------------------

enum class LordsOption : std::uint8_t { Off, Random, Choose };
inline constexpr std::string_view kLordsOptionNames[] = {"off", "random", "choose"};

struct Defaults {
  bool free_think = false, hidden_projects = false, finish_round = false, face_down = false;
  LordsOption lords{};
  std::uint8_t max_turns = 0;  // of a player (DD-15.3)
};

// ----------------------------------------------------------------------------------------------------------------------

struct Content {
  Figures figures;
  Orders orders;
  std::array<Tier, kTiers + 1> tiers{};  // by number of Rooms; [0] gives nothing
  std::array<PrizeRule, kPrizes> prizes{};
  std::array<TileType, kTypes> types{};
  std::vector<TileKind> kinds;  // those of a player's set in the order of the file, then the common ones
  std::uint8_t set_kinds = 0;   // how many are of the set
  std::uint8_t set_tiles = 0;   // tiles of a player, the Portal included
  std::uint8_t portal = 0;      // an index into kinds
  std::array<Area, kAreas> areas;
  std::array<std::uint8_t, kMaxPlayers + 1> area_of{};  // by number of players, without a shift
  std::array<std::array<Starts, kMaxPlayers + 1>, kSettings> starts{};
  std::vector<Lord> lords;
  std::array<ScenarioRule, kScenarios> scenarios{};
  Hunt hunt;
  Trapped trapped;
  Sands sands;
  Citadel citadel;
  Lair lair;
  Battle battle;
  Defaults defaults;

  std::uint8_t kind_of(Common common) const { return static_cast<std::uint8_t>(set_kinds + index(common)); }
  const TileKind& common(Common common) const { return kinds[kind_of(common)]; }
  bool may_mix(Scenario a, Scenario b) const { return (scenarios[index(a)].mixes_with >> index(b) & 1U) != 0; }
};

// A Fault of code bad_content names the place in the file.
Result<Content> read_content(const Doc&);

}  // namespace uc::digger
