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

}  // namespace

std::span<const std::string_view> step_names() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all = Digger::kinds();
    all.insert(all.end(), std::begin(kTaskNames), std::end(kTaskNames));
    return all;
  }();
  return names;
}

std::string space_name(const Digger& game, int space) {
  const Hex at = game.area().at[static_cast<std::size_t>(space)];
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

int aside_owner(const State& state) {
  for (int i = 0; i < state.agenda_count; ++i) {
    if (state.agenda[i].step == Step::PutBack) return state.agenda[i].a;
  }
  return kNone;
}

}  // namespace uc::digger
