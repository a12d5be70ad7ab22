// The words that views, positions and events share.
#include "view.hpp"

#include <iterator>
#include <vector>

namespace uc::digger {

namespace {

// What happens by itself: by Step, from Lords on.
constexpr std::string_view kTaskNames[] = {
    "lords",          "portals",         "hunt_tiles",    "turn_up",       "adventurers", "stack",      "fill",
    "first_projects", "free_thinks",     "begin_turn",    "main_phase",    "end_turn",    "ended_turn", "shifts",
    "draw_tiles",     "put_back",        "gain_coins",    "take_coin",     "built",       "bonus",      "arrived",
    "entered",        "adventurer_here", "creature_trap", "creature_here", "tax",         "collapses",  "dragon_here",
    "saving",         "fleeing",         "dragon_leaves", "defeat"};
static_assert(std::size(kTaskNames) == index(Step::Defeat) - index(Step::DrawSands));

constexpr std::string_view kLosses[] = {"combat", "trap", "sacrifice", "pit",   "token",
                                        "blast",  "fury", "dragon",    "defeat"};
constexpr std::string_view kGains[] = {"corridor", "same_type", "throne", "monster", "adventurer"};
constexpr std::string_view kDues[] = {"nugget", "treasure_room", "pit",     "conquest",   "treasure_conquest",
                                      "portal", "ruins",         "citadel", "adventurer", "tax",
                                      "defeat", "redraw"};

template <std::size_t N>
constexpr int count(const std::string_view (&)[N]) {
  return static_cast<int>(N);
}

}  // namespace

int names_of(const Digger& game, Of meaning) {
  switch (meaning) {
    case Of::Lord: return static_cast<int>(game.content().lords.size());
    case Of::Adventurer: return kAdventurers;
    case Of::Creature: return kCreatures;
    case Of::Order: return kOrders;
    case Of::Direction: return kDirections;
    case Of::Tile: return game.content().set_kinds;
    case Of::Common: return kCommons;
    case Of::Rooms: return kTypes;
    case Of::Prize: return kPrizes;
    case Of::Loss: return count(kLosses);
    case Of::Gain: return count(kGains);
    case Of::Due: return count(kDues);
    case Of::BuildStage: return count(kBuildStageNames);
    case Of::EndStage: return count(kEndStageNames);
    default: return 0;
  }
}

std::string_view name_of(const Digger& game, Of meaning, int i) {
  switch (meaning) {
    case Of::Lord: return game.content().lords[i].id;
    case Of::Adventurer: return game.content().trapped.adventurers[i].id;
    case Of::Creature: return game.content().battle.creatures[i].id;
    case Of::Order: return kOrderNames[i];
    case Of::Direction: return kDirectionNames[i];
    case Of::Tile: return game.content().kinds[i].id;
    case Of::Common: return kCommonNames[i];
    case Of::Rooms: return kTypeNames[i];
    case Of::Prize: return kPrizeNames[i];
    case Of::Loss: return kLosses[i];
    case Of::Gain: return kGains[i];
    case Of::Due: return kDues[i];
    case Of::BuildStage: return kBuildStageNames[i];
    case Of::EndStage: return kEndStageNames[i];
    default: return {};
  }
}

Doc number_doc(const Digger& game, Of meaning, std::uint64_t number) {
  const auto n = static_cast<int>(number);
  switch (meaning) {
    case Of::Where: return space_doc(game, n);
    case Of::Seats: return seats_doc(static_cast<unsigned>(n));
    case Of::Orders: return orders_doc(static_cast<unsigned>(n));
    case Of::CreatureOrNone: return n == kNone ? Doc() : Doc(name_of(game, Of::Creature, n));
    case Of::CoinPlace:
      return n == place::kStack ? Doc(kStackName) : n == place::kDrawn ? Doc(kDrawnName) : Doc(n - place::kHand);
    case Of::Ending: return kEndingNames[n - 1];
    case Of::Flag: return n != 0;
    case Of::Slot: return n + 1;
    default: return names_of(game, meaning) > 0 ? Doc(name_of(game, meaning, n)) : Doc(n);
  }
}

int number_of(const Task& task, std::string_view field) {
  for (const auto& each : Steps::fields(task.step)) {
    if (each.name == field) return static_cast<int>(each.of(task.bits()));
  }
  return kNone;
}

std::span<const std::string_view> step_names() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all = Digger::kinds();
    all.insert(all.end(), std::begin(kTaskNames), std::end(kTaskNames));
    return all;
  }();
  return names;
}

std::string space_name(const Digger& game, int space) {
  const Hex at = game.area().at[space];
  return std::to_string(at.q) + "," + std::to_string(at.r);
}

Doc seats_doc(unsigned seats) {
  Doc list = Doc::array();
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    if ((seats >> seat & 1U) != 0) list.push(seat);
  }
  return list;
}

Doc orders_doc(unsigned orders) {
  Doc list = Doc::array();
  for (int order = 0; order < kOrders; ++order) {
    if ((orders >> order & 1U) != 0) list.push(kOrderNames[order]);
  }
  return list;
}

Doc spaces_doc(const Digger& game, const SpaceSet& spaces) {
  Doc list = Doc::array();
  spaces.for_each([&](int space) { list.push(space_name(game, space)); });
  return list;
}

Doc pieces_doc(const Digger& game, const Listed& pieces) {
  Doc list = Doc::array();
  for (std::size_t i = 0; i < pieces.size(); i += 2) {
    Doc paths = Doc::array();
    for (unsigned rest = pieces[i + 1]; rest != 0; rest &= rest - 1) paths.push(std::countr_zero(rest));
    list.push(Doc::object().set("space", space_name(game, pieces[i])).set("paths", std::move(paths)));
  }
  return list;
}

bool sees_coin(const Digger& game, const State& state, Viewer viewer, const Coin& coin) {
  const bool shown = game.turn(state).is_over() && coin.place < place::kStack;  // in the end hands and stores are shown
  return shown || viewer.knows(Seats::from_bits(coin.known()));
}

void count_unseen(const Digger& game, const State& state, Viewer viewer, std::uint8_t* counts) {
  for (int value = 1; value <= kCoinValues; ++value) counts[value] = state.bag[value];
  for (int i = 0; i < state.coin_count; ++i) {
    if (!sees_coin(game, state, viewer, state.coins[i])) ++counts[state.coins[i].value()];
  }
}

int aside_owner(const State& state) {
  for (int i = 0; i < state.agenda_count; ++i) {
    if (state.agenda[i].step == Step::PutBack) return as<Step::PutBack>(state.agenda[i]).seat;
  }
  return kNone;
}

}  // namespace uc::digger
