// What the documents of Dungeon Digger have in common: view.cpp writes positions, load.cpp reads them, describe.cpp
// tells events. docs/format/digger.md describes them.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "digger/rules/rules.hpp"

namespace uc::digger {

// The names of all steps of an agenda, in the order of Step. Those of questions and chance are Digger::kinds().
std::span<const std::string_view> step_names();

inline constexpr std::string_view kFaceNames[] = {"up", "down"};
inline constexpr std::string_view kEndingNames[] = {"goal",    "idle",     "turns",   "sands",
                                                    "citadel", "treasure", "last_one"};  // without Ending::None
inline constexpr std::string_view kHuntNames[] = {"rock", "monster", "ruins"};           // as in State::hunt_left
inline constexpr std::string_view kLairNames[] = {"egg", "cave", "dragon_tile", "treasure_tile"};  // State::lair_left

// What a meaning has names for, in documents and in the notation: how many there are (0: none), and each.
int names_of(const Digger&, Of);
std::string_view name_of(const Digger&, Of, int i);
// A number in the words of documents.
Doc number_doc(const Digger&, Of, std::uint64_t number);
// The number that a task has under this name; kNone if it has none.
int number_of(const Task&, std::string_view field);

inline constexpr std::string_view kStackName = "stack", kDrawnName = "drawn";  // places of coins

std::string space_name(const Digger&, int space);  // 3,-1
inline Doc space_doc(const Digger& game, int space) { return space == kNone ? Doc() : Doc(space_name(game, space)); }
inline Doc seat_doc(int seat) { return seat == kNone || seat == kNobody ? Doc() : Doc(seat); }
Doc spaces_doc(const Digger&, const SpaceSet& spaces);
Doc pieces_doc(const Digger&, const Listed& pieces);  // tiles of a corridor, each with its paths
Doc seats_doc(unsigned seats);                        // a bit each
Doc orders_doc(unsigned orders);                      // a bit each

bool sees_coin(const Digger&, const State&, Viewer, const Coin&);
// Coins of which this viewer has not seen the value, wherever they lie: by value.
void count_unseen(const Digger&, const State&, Viewer, std::uint8_t* counts);

// Whose tiles State::aside holds: the player who thinks. kNone if none are aside.
int aside_owner(const State&);

}  // namespace uc::digger
