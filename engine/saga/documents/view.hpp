// What the documents of Dungeon Saga have in common: view.cpp writes positions, load.cpp reads them, describe.cpp tells
// events. docs/format/saga.md describes them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "saga/rules/rules.hpp"

namespace uc::saga {

// The names of all steps of an agenda, in the order of Step. Those of questions and chance are Saga::kinds().
std::span<const std::string_view> step_names();

inline constexpr std::string_view kPartNames[] = {"heroes", "window", "overlord", "end_of_round"};  // by Phase
inline constexpr std::string_view kSideNames[] = {"overlord", "heroes"};                            // as State::winner
inline constexpr std::string_view kClassNames[] = {"hero", "boss", "minion"};
inline constexpr std::string_view kSheetNames[] = {"base", "legendary"};
inline constexpr std::string_view kAttackNames[] = {"fight", "free", "shoot", "magic"};  // by Attack::Type
inline constexpr std::string_view kLockNames[] = {"none", "mundane", "ward", "sealed"};
inline constexpr std::string_view kReachNames[] = {"adjacent", "short", "long", "caster"};  // by Range
inline constexpr std::string_view kAxisNames[] = {"x", "y"};
// By RoundPart.
inline constexpr std::string_view kRoundPartNames[] = {"recharge", "abilities", "rules",
                                                       "expiry",   "card",      "next_round"};
inline constexpr std::string_view kTurnNames[] = {"none", "cw", "ccw"};  // by Quarter
// By Ending, without Ending::None.
inline constexpr std::string_view kHowNames[] = {"goal", "incapacitated", "pile_empty", "round_limit"};
inline constexpr std::string_view kCompass[] = {"N", "E", "S", "W"};

std::string square_name(Square);  // 5,4
Doc square_doc(Square);           // null for kNowhere
Doc squares_doc(const Board&);
Doc facing_doc(const Figure&, Facing);  // null for an Ethereal model
// A chest or piece of furniture in a document. The adventure numbers them over the whole map, so that its ids tell of
// what is hidden: only the referee reads them. Everybody else has the square by which actions name the piece.
Doc piece_doc(const std::string& id, Square first, Viewer);
Doc thing_doc(const Saga&, int t, Viewer);                 // {"model": 7}, {"door": "X"}, …; null for kNone
Doc things_doc(const Saga&, std::uint64_t locks, Viewer);  // things less kFirstLock
Doc numbers_doc(ModelSet);                                 // of models
Doc origin_doc(const Content&, int from);  // the id of a spell, feat or item; null for a card or a Command
Doc kept_doc(const Content&, int what);    // an item or quest object, by its number in a trade; null for none
Doc hero_doc(const Saga&, int hero);       // the id; null for kNone
bool is_door_seen(const Saga&, const State&, int door);  // DS-H1: it borders a revealed area, or is open

// The attack that an action of this moment would be, without a crystal; nothing if it is none, or one with many
// targets.
struct Strike {
  int attacker = 0, target = 0;
  Manner manner;
};
std::optional<Strike> strike_by(const Saga&, const State&, Action);
inline ToldAttack told_attack(const Saga& game, const State& state, const Strike& strike) {
  return told_attack(game, state, strike.attacker, strike.target, strike.manner);
}
Doc whys_doc(const Saga&, const Whys&, Viewer);  // view_words.cpp

// --- parts of a view ---
void view_map(const Saga&, const State&, Viewer, Doc&);  // view_map.cpp
Doc view_hidden(const Saga&, const State&, Viewer);      // view_map.cpp: what the Overlord knows (DS-H1, DS-H2)
Doc view_model(const Saga&, const State&, int model);    // view_models.cpp
Doc view_aids(const Saga&, const State&, Viewer);        // view_aids.cpp: at a seat's turn
Doc view_goals(const Saga&, const State&, Viewer);       // view_goals.cpp
// Not of a position:
Doc view_story(const Saga&, const State&);  // view_story.cpp
Doc view_facts(const Saga&, const State&);  // view_story.cpp

}  // namespace uc::saga
