// What computer players know of Dungeon Digger.
#pragma once

#include "digger/digger.hpp"
#include "players/search/knowledge.hpp"
#include "reasons.hpp"

namespace uc::digger {

struct Knowledge : UsualKnowledge<Digger> {
  static Values evaluate(const Digger&, const State&);
  static Values reward(const Digger&, const State&);
  static void promising(const Digger&, const State&, ActionList&, std::size_t most);
  static Action playout(const Digger&, const State&, Rng&);
  // The search values a new position at once, and Think! is judged by what it draws.
  static Plan tuned(const Plan&);
  static bool draws_first(const Digger&, const State&);
  static bool gives_up(Action);
  static Circumstance circumstance(const Digger&, const State&, Seat, const Plan&);
  static Doc reasons(const Digger& game, const State& state, Action action) { return reasons_for(game, state, action); }
};
static_assert(KnowledgeFor<Knowledge, Digger>);

}  // namespace uc::digger

template <>
struct uc::KnowledgeOf<uc::digger::Digger> {
  using type = digger::Knowledge;
};
