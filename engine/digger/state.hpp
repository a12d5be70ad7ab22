// The position of Dungeon Digger, as plain data.
//
// Tiles of bags, coins of the Coin Bag and face-down tiles are counted, not ordered: one is drawn when it is needed, by
// chance. A coin outside the Bag has a value and the seats that know it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/agenda.hpp"
#include "digger/content/content.hpp"
#include "field.hpp"

namespace uc::digger {

inline constexpr int kNobody = 7;  // as an owner: of a neutral tile or a blocker
static_assert(kMaxPaths <= 3 && kMaxPlayers + 1 < 8, "what Board::marks holds of a space");
inline constexpr std::uint8_t kFaceDown = 254;  // as a kind of tile: nobody has seen it yet (DD-19.8, DD-23.2)
inline constexpr int kMaxCoins = kMaxPlayers * kMaxCoinsEach;

// --- counting in words ------------------------------------------------------------------------------------------------
// Bytes of a word as eight small numbers: what comes where among a few things is found without jumps, which nobody
// could foresee.

inline constexpr std::uint64_t kOnes = 0x0101010101010101U;
inline constexpr std::uint64_t kLowNibbles = 15U * kOnes;

// Of things that are counted in the bytes of a word, the n-th, n from 0: its byte, and which of that byte it is. They
// are more than n and at most 127.
struct ByteOf {
  int byte, n;
};
constexpr ByteOf byte_of(std::uint64_t counts, int n) {
  constexpr std::uint64_t high = 128U * kOnes;
  const std::uint64_t upto = counts * kOnes;  // each byte: its own and those before
  const std::uint64_t more = ((upto | high) - static_cast<std::uint64_t>(n + 1) * kOnes) & high;
  const int byte = std::countr_zero(more) / 8;
  return {byte, n - static_cast<int>((upto << 8U) >> (8 * byte) & 255U)};
}

// The n-th bit of a word that has more.
constexpr int bit_of(std::uint64_t word, int n) {
  std::uint64_t counts = word - (word >> 1U & 0x5555555555555555U);
  counts = (counts & 0x3333333333333333U) + (counts >> 2U & 0x3333333333333333U);
  const ByteOf found = byte_of((counts + (counts >> 4U)) & kLowNibbles, n);
  const std::uint64_t bits = (word >> (8 * found.byte) & 255U) * kOnes & 0x8040201008040201U;  // one in each byte
  const std::uint64_t each = (bits + 127U * kOnes) >> 7U & kOnes;
  return 8 * found.byte + byte_of(each, found.n).byte;
}

// --- sets of spaces and of tiles --------------------------------------------------------------------------------------

struct SpaceSet {
  static constexpr int kWords = 3;
  std::uint64_t words[kWords] = {};

  constexpr bool has(int space) const { return (words[space >> 6] >> (space & 63) & 1U) != 0; }
  constexpr void add(int space) { words[space >> 6] |= std::uint64_t{1} << (space & 63); }
  constexpr void remove(int space) { words[space >> 6] &= ~(std::uint64_t{1} << (space & 63)); }
  constexpr bool empty() const { return (words[0] | words[1] | words[2]) == 0; }
  constexpr int size() const { return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]); }
  constexpr SpaceSet operator&(const SpaceSet& other) const {
    return {{words[0] & other.words[0], words[1] & other.words[1], words[2] & other.words[2]}};
  }
  constexpr SpaceSet operator|(const SpaceSet& other) const {
    return {{words[0] | other.words[0], words[1] | other.words[1], words[2] | other.words[2]}};
  }
  constexpr SpaceSet operator-(const SpaceSet& other) const {
    return {{words[0] & ~other.words[0], words[1] & ~other.words[1], words[2] & ~other.words[2]}};
  }
  constexpr bool operator==(const SpaceSet&) const = default;

  // The n-th space, n from 0.
  constexpr int at(int n) const {
    const int first = std::popcount(words[0]), second = first + std::popcount(words[1]);
    const int i = int{n >= first} + int{n >= second};
    const int before = i == 0 ? 0 : i == 1 ? first : second;
    return i * 64 + bit_of(words[i], n - before);
  }

  // Calls f(space) for each, rising.
  template <class F>
  constexpr void for_each(F&& f) const {
    for (int i = 0; i < kWords; ++i) {
      for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1) f(i * 64 + std::countr_zero(rest));
    }
  }
};

// Tiles of a player's set, up to 15 of a kind: four bits each.
struct Tiles {
  static constexpr int kWords = 3, kPerWord = 16;
  std::uint64_t words[kWords] = {};

  static constexpr unsigned shift(int kind) { return 4U * static_cast<unsigned>(kind % kPerWord); }
  constexpr int count(int kind) const { return static_cast<int>(words[kind / kPerWord] >> shift(kind) & 15U); }
  constexpr void add(int kind, int n = 1) { words[kind / kPerWord] += static_cast<std::uint64_t>(n) << shift(kind); }
  constexpr void remove(int kind, int n = 1) { words[kind / kPerWord] -= static_cast<std::uint64_t>(n) << shift(kind); }
  constexpr bool operator==(const Tiles&) const = default;

  static constexpr int sum(std::uint64_t word) {
    return static_cast<int>(((word & kLowNibbles) + (word >> 4U & kLowNibbles)) * kOnes >> 56U);
  }
  constexpr int size() const { return sum(words[0]) + sum(words[1]) + sum(words[2]); }
  constexpr bool empty() const { return (words[0] | words[1] | words[2]) == 0; }
  constexpr bool all_different() const {
    constexpr std::uint64_t more = 0xeeeeeeeeeeeeeeeeU;
    return ((words[0] | words[1] | words[2]) & more) == 0;
  }
  constexpr void add_all(const Tiles& other) {
    for (int i = 0; i < kWords; ++i) words[i] += other.words[i];
  }
  constexpr void remove_all(const Tiles& other) {  // all of which are there
    for (int i = 0; i < kWords; ++i) words[i] -= other.words[i];
  }

  // Calls f(kind, count) for each kind that is there, rising.
  template <class F>
  constexpr void for_each(F&& f) const {
    for (int i = 0; i < kWords; ++i) {
      for (std::uint64_t rest = words[i]; rest != 0;) {
        const int at = std::countr_zero(rest) / 4;
        f(i * kPerWord + at, static_cast<int>(rest >> (4 * at) & 15U));
        rest &= ~(std::uint64_t{15} << (4 * at));
      }
    }
  }
  // The kind of the n-th tile, n from 0, when equal tiles lie together. At most 127 tiles: a bag has kMaxSetTiles.
  constexpr int kind_at(int n) const {
    int i = 0;
    for (int there = sum(words[0]); n >= there; there = sum(words[i])) {
      n -= there;
      ++i;
    }
    const ByteOf found = byte_of((words[i] & kLowNibbles) + (words[i] >> 4U & kLowNibbles), n);
    const int even = i * kPerWord + 2 * found.byte;
    return found.n < count(even) ? even : even + 1;
  }
};

// --- the board --------------------------------------------------------------------------------------------------------

// Columns, not records: a search for Stooges or tiles reads eight spaces at a time.
inline constexpr int kCells = 176;  // kMaxSpaces, in whole words

struct Board {
  std::uint8_t kind[kCells];     // an index into Content::kinds, kNone or kFaceDown
  std::uint8_t lie[kCells];      // rotation, and whose it is above that
  std::uint8_t marks[kCells];    // done(), and token() above that
  std::uint8_t stooges[kCells];  // how many, and whose they are above that; not those in the Citadel
  // Edges to which a tile beyond opens (DD-1.7): it follows from the two first columns, but is asked at every step.
  std::uint8_t toward[kCells];

  static constexpr std::uint8_t lying(int rotation, int owner) {
    return static_cast<std::uint8_t>(rotation | owner << 3);
  }
  static constexpr std::uint8_t standing(int owner, int count) {
    return static_cast<std::uint8_t>(count == 0 ? 0 : owner << 5 | count);
  }
  constexpr int rotation(int space) const { return lie[space] & 7; }
  constexpr int owner(int space) const { return lie[space] >> 3; }
  constexpr int stooge_count(int space) const { return stooges[space] & 31; }
  constexpr int stooge_owner(int space) const { return stooges[space] >> 5; }  // only where there are some
  // Paths that belong to complete corridors, a bit each.
  constexpr std::uint8_t done(int space) const { return marks[space] & 7U; }
  constexpr void set_done(int space, int paths) {
    marks[space] = static_cast<std::uint8_t>((marks[space] & ~7) | paths);
  }
  // Whose Conquer token, from 1; not those on Portals (DD-24.10).
  constexpr int token(int space) const { return marks[space] >> 3; }
  constexpr int token_owner(int space) const { return token(space) - 1; }  // only where there is one
  constexpr void set_token(int space, int token) { marks[space] = static_cast<std::uint8_t>(done(space) | token << 3); }
};

// --- coins ------------------------------------------------------------------------------------------------------------

// Where a coin outside the Bag lies: on a Treasure Room (its space), or:
namespace place {
inline constexpr std::uint8_t kHand = 200;   // + player
inline constexpr std::uint8_t kStack = 210;  // DD-23.2
inline constexpr std::uint8_t kDrawn = 211;  // drawn by Baron Pennypinch, who must choose
inline constexpr std::uint8_t kGone = 212;   // removed from the game (DD-24.11)
}  // namespace place

struct Coin {
  std::uint8_t place = 0;
  std::uint8_t code = 0;  // value, and above that the seats that know it

  static constexpr Coin of(int place, int value, unsigned known) {
    return {static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(static_cast<unsigned>(value) | known << 2U)};
  }
  constexpr int value() const { return code & 3; }
  constexpr unsigned known() const { return code >> 2U; }
  constexpr bool operator==(const Coin&) const = default;
};

// --- what is to be done -----------------------------------------------------------------------------------------------

// The agenda: what must be done, the next thing last. The position rests where the next thing is a question, a matter
// of chance, or the end.
enum class Step : std::uint8_t {
  Over,
  // questions: each is a decision point of the rules
  AskLord,        // choose_lord
  AskPortal,      // place_portal
  AskHuntTile,    // place_hunt_tile
  AskFreeThink,   // free_think
  AskStore,       // store_coin
  AskMain,        // main
  AskShift,       // next_shift, corruptor_shifts
  AskPit,         // pit
  AskDorm,        // dorm_summon
  AskBonus,       // bonus_pick
  AskPool,        // pool
  AskKeep,        // coin_keep
  AskTax,         // tax_day
  AskReturn,      // revised_plans
  AskCollapse,    // Earthquake
  AskTreasure,    // treasure_with
  AskAdventurer,  // adventurer_step
  AskTrapCoin,    // adventurer_step, creature_step: a coin for a trap
  AskFlame,       // flameblast
  AskRetreat,     // fury_retreat
  AskCreature,    // creature_step
  AskTroll,       // troll_shift
  AskRedraw,      // elemental_redraw
  AskSave,        // dragon_save, coins
  AskFlee,        // dragon_save, tiles
  AskDefeat,      // defeat_coin
  // chance
  DrawFirst,  // the first player
  DealLord,
  DealAdventurer,
  DrawTile,
  DrawCoin,
  StealCoin,
  RevealHunt,
  RevealLair,
  DrawSands,  // DD-21.3
  // what happens by itself
  Lords,
  Portals,
  HuntTiles,
  TurnUp,  // Monster Hunt tiles, at the end of the set-up
  Adventurers,
  Stack,  // of the Treasure
  Fill,   // Projects are drawn up to Craft
  FirstProjects,
  FreeThinks,
  BeginTurn,
  Main,
  EndTurn,
  EndedTurn,
  Shifts,  // of a Move!
  DrawTiles,
  PutBack,  // tiles set aside go back into the bag (DD-5.2)
  GainCoins,
  TakeCoin,  // one at random, from a hand
  Built,
  Bonus,
  Arrived,
  Entered,  // the effect of a tile, once it lies face up
  AdventurerHere,
  CreatureTrap,
  CreatureHere,
  Tax,
  Collapses,
  DragonHere,
  Saving,
  Fleeing,
  DragonLeaves,
  Defeat,
};
inline constexpr int kQuestions = static_cast<int>(Step::DrawFirst);

// The parts of DD-8.5 that follow when a tile has been built.
enum class BuildStage : std::uint8_t { Reveal, Corridors, RoomScores, RoomEffects, BonusOfRoom, BonusOfOthers };
inline constexpr std::string_view kBuildStageNames[] = {"reveal",  "corridors",     "room_scores",
                                                        "effects", "bonus_of_room", "bonus_of_others"};
// The parts of DD-4.1 step 5.
enum class EndStage : std::uint8_t { Retreat, Sands, Projects };
inline constexpr std::string_view kEndStageNames[] = {"retreat", "sands", "projects"};

namespace steps {

struct OfSeat {
  Field<"seat", Of::Seat> seat;
};
struct OnSpace {
  Field<"space", Of::Where> space;
};
struct Asked {
  Field<"left", Of::Left> left;  // shifts, steps, tiles
};
struct StillLeft {
  Field<"left", Of::Count> left;  // shifts, steps, coins
};
struct Picking {
  Field<"counted", Of::Tier> counted;  // Rooms
  Field<"left", Of::Picks> left;
  Field<"lowest", Of::Order> lowest;  // that may still be picked
};
struct AskedTax {
  Field<"left", Of::Left> left;
  Field<"taxed", Of::Seats> taxed;
};
struct Taxing {
  Field<"left", Of::Count> left;
  Field<"taxed", Of::Seats> taxed;
};
struct AskedCollapse {
  Field<"left", Of::Left> left;
  Field<"placed", Of::Flag> placed;  // at least one
};
struct Collapsing {
  Field<"left", Of::Count> left;
  Field<"placed", Of::Flag> placed;
};
struct WithTreasure {
  Field<"from", Of::Where> from;
  Field<"stooges", Of::Left> stooges;
  Field<"space", Of::Where> space;  // where they go
};
struct Trapped {
  Field<"other", Of::Seat> other;                  // whose trap
  Field<"creature", Of::CreatureOrNone> creature;  // none: an Adventurer must pay
};
struct OfCreature {
  Field<"creature", Of::Creature> creature;
};
struct AskedCreature {
  Field<"creature", Of::Creature> creature;
  Field<"left", Of::Left> left;  // steps
};
struct CreatureCame {
  Field<"creature", Of::Creature> creature;
  Field<"left", Of::Count> left;
  Field<"won", Of::Flag> won;  // a combat
};
struct Saved {
  Field<"space", Of::Where> space;
  Field<"stooges", Of::Count> stooges;  // saved so far
};
struct AskedFlee {
  Field<"space", Of::Where> space;
  Field<"fleeing", Of::Left> fleeing;  // Stooges
};
struct Fled {
  Field<"space", Of::Where> space;
  Field<"fleeing", Of::Count> fleeing;
};
struct Against {
  Field<"seat", Of::Seat> seat;    // who takes or chooses
  Field<"other", Of::Seat> other;  // whose coins
};
struct DrawnCoin {
  Field<"seat", Of::Seat> seat;
  Field<"to", Of::CoinPlace> to;
};
struct Done {
  Field<"done", Of::Count> done;  // parts of the set-up, the one under way included
};
struct EndOfTurn {
  Field<"stage", Of::EndStage> stage;
};
struct Ended {
  Field<"skipped", Of::Flag> skipped;
};
struct Draws {
  Field<"seat", Of::Seat> seat;
  Field<"left", Of::Count> left;
};
struct Coins {
  Field<"seat", Of::Seat> seat;
  Field<"left", Of::Count> left;
  Field<"elemental", Of::Flag> elemental{};  // may put one back (DD-24.2)
};
struct OfBuilding {
  Field<"stage", Of::BuildStage> stage;
  Field<"space", Of::Where> space;
};
struct Arrival {
  Field<"stooges", Of::Left> stooges;
  Field<"space", Of::Where> space;
};

using packed::Says;
using Vocabulary = packed::Vocabulary<
    Step, Of, Says<Step::AskLord, OfSeat>, Says<Step::AskPortal, OfSeat>, Says<Step::AskHuntTile, OfSeat>,
    Says<Step::AskFreeThink, OfSeat>, Says<Step::AskShift, Asked>, Says<Step::AskDorm, OnSpace>,
    Says<Step::AskBonus, Picking>, Says<Step::AskKeep, OfSeat>, Says<Step::AskTax, AskedTax>,
    Says<Step::AskReturn, Asked>, Says<Step::AskCollapse, AskedCollapse>, Says<Step::AskTreasure, WithTreasure>,
    Says<Step::AskAdventurer, Asked>, Says<Step::AskTrapCoin, Trapped>, Says<Step::AskCreature, AskedCreature>,
    Says<Step::AskTroll, OfCreature>, Says<Step::AskSave, Saved>, Says<Step::AskFlee, AskedFlee>,
    Says<Step::AskDefeat, Against>, Says<Step::DealLord, OfSeat>, Says<Step::DealAdventurer, OfSeat>,
    Says<Step::DrawTile, OfSeat>, Says<Step::DrawCoin, DrawnCoin>, Says<Step::StealCoin, Against>,
    Says<Step::RevealHunt, OnSpace>, Says<Step::RevealLair, OnSpace>, Says<Step::Lords, Done>,
    Says<Step::Portals, Done>, Says<Step::HuntTiles, Done>, Says<Step::Adventurers, Done>, Says<Step::Stack, StillLeft>,
    Says<Step::Fill, OfSeat>, Says<Step::FirstProjects, Done>, Says<Step::FreeThinks, Done>,
    Says<Step::EndTurn, EndOfTurn>, Says<Step::EndedTurn, Ended>, Says<Step::Shifts, StillLeft>,
    Says<Step::DrawTiles, Draws>, Says<Step::PutBack, OfSeat>, Says<Step::GainCoins, Coins>,
    Says<Step::TakeCoin, Against>, Says<Step::Built, OfBuilding>, Says<Step::Bonus, Picking>,
    Says<Step::Arrived, Arrival>, Says<Step::Entered, OnSpace>, Says<Step::AdventurerHere, StillLeft>,
    Says<Step::CreatureTrap, OfCreature>, Says<Step::CreatureHere, CreatureCame>, Says<Step::Tax, Taxing>,
    Says<Step::Collapses, Collapsing>, Says<Step::DragonHere, OnSpace>, Says<Step::Saving, Saved>,
    Says<Step::Fleeing, Fled>, Says<Step::DragonLeaves, OnSpace>, Says<Step::Defeat, OfSeat>>;

}  // namespace steps

using Steps = steps::Vocabulary;
using Task = TaskOf<Step, 3>;

// make_task<Step::AskShift>({.left = 2})
template <Step kStep>
constexpr Task make_task(const Steps::Record<kStep>& record) {
  return {kStep, record};
}
// as<Step::AskShift>(task).left
template <Step kStep>
constexpr Steps::Record<kStep> as(const Task& task) {
  return task.as<Steps::Record<kStep>>();
}
inline constexpr int kMaxAgenda = 32;

// --- the position -----------------------------------------------------------------------------------------------------

struct Player {
  Tiles bag, projects;
  SpaceSet tiles;     // where own tiles lie, the Portal included
  SpaceSet standing;  // where own Stooges stand, the Citadel aside
  std::uint16_t gp = 0;
  std::uint8_t rooms[kRoomTypes] = {};  // by type: controlled
  std::uint8_t reserve = 0;             // Stooges
  std::uint8_t in_play = 0;             // Stooges, those in the Citadel included
  std::uint8_t citadel = 0;             // Stooges there
  std::uint8_t lord = kNone;
  std::uint8_t portal = kNone;                   // its space
  std::uint8_t longest = 0;                      // complete corridor
  std::uint8_t turns = 0;                        // skipped ones included
  std::uint8_t penalties = 0;                    // Adventurers that came through the Portal (DD-20.8)
  std::uint8_t adventurer = kNone;               // which
  std::uint8_t adventurer_at = kNone;            // its space; kNone: it is not in the game any more
  std::uint8_t converted = 0;                    // Stooges of this player under the Priest
  std::uint8_t portal_tokens[kMaxPlayers] = {};  // on the own Portal, by owner
  bool skips = false, out = false, special_used = false;
  std::uint8_t spare[3] = {};  // no padding: equal positions have equal bytes
};

struct CreatureState {
  std::uint8_t owner = kNone;  // who summoned it
  std::uint8_t at = kNone;     // its space; kNone: it is not in play
  bool gone = false;           // out of the game (DD-24.11)
};

// Marks of the Turn.
struct TurnMarks {
  std::uint8_t tp = 0;
  bool spent = false;   // at least one TP
  bool worked = false;  // a Work! order
  bool pit_used = false;
  bool sack = false;  // DD-17.2
  bool fury_used = false;
  bool wizard_done = false;  // DD-20.13: it blasted and is not moved any more
};

enum class Ending : std::uint8_t { None, Goal, Idle, Turns, Sands, Citadel, Treasure, LastOne };

struct State {
  Board board;
  SpaceSet filled;  // spaces with a tile or a blocker
  Player players[kMaxPlayers];
  Tiles aside;  // set aside by a Think! until the new ones are drawn

  Coin coins[kMaxCoins] = {};  // those outside the Bag, in the order in which they came to their place
  std::uint8_t coin_count = 0;
  std::uint8_t bag[kCoinValues + 1] = {};  // the Coin Bag, by value

  Task agenda[kMaxAgenda] = {};
  std::uint8_t agenda_count = 0;

  std::uint8_t first = 0;   // the first player
  std::uint8_t active = 0;  // whose Turn it is
  TurnMarks turn;
  std::uint8_t pool[kOrders] = {};                // pending bonus orders
  std::uint8_t idle = 0;                          // consecutive Turns without a TP spent
  bool finishing = false;                         // DD-16.4
  std::uint8_t collapses = 0;                     // in the supply
  std::uint8_t hunt_left[kMaxPlayers][3] = {};    // face-down Rocks, Monsters, Ruins of each player
  std::uint8_t lair_left[4] = {};                 // face-down Eggs, Caves, Dragon, Treasure
  std::uint8_t marker = 0;                        // Sands of Time
  std::uint8_t dragon = kNone, treasure = kNone;  // spaces of the tokens
  CreatureState creatures[kCreatures];
  Ending ending{};
  bool citadel_emptied = false;  // the Citadel became full in this Turn, and a fall made room again (DD-22.6)
  std::uint8_t spare[2] = {};    // no padding: equal positions have equal bytes

  State() {
    for (int i = 0; i < kCells; ++i) {
      board.kind[i] = kNone;
      board.lie[i] = board.marks[i] = board.stooges[i] = board.toward[i] = 0;
    }
  }
  const Task& next() const { return agenda[agenda_count - 1]; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 2048, "the figure promised in bench/");

}  // namespace uc::digger
