// What computer players know of Dungeon Saga.
#pragma once

#include "players/search/knowledge.hpp"
#include "review.hpp"
#include "round_search.hpp"
#include "saga/saga.hpp"

namespace uc::saga {

struct Knowledge : UsualKnowledge<Saga> {
  using Search = RoundSearch;

  static Values evaluate(const Saga&, const State&);
  static Values reward(const Saga&, const State&);
  static void promising(const Saga&, const State&, ActionList&, std::size_t most);
  static Action playout(const Saga&, const State&, Rng&);
  static std::uint64_t chance_key(const Saga&, const State&, Action);
  static Plan tuned(const Plan&);  // measured in Rounds
  static Circumstance circumstance(const Saga&, const State&, Seat, const Plan&);
  static Doc reasons(const Saga&, const State&, Action);  // reasons.cpp
  static Doc review(const Saga& game, std::span<const State> positions, std::span<const Action> actions,
                    std::optional<std::size_t> part) {
    return part ? Doc() : review_of(game, positions, actions);  // it has no parts to be judged
  }
};
static_assert(KnowledgeFor<Knowledge, Saga>);

}  // namespace uc::saga

template <>
struct uc::KnowledgeOf<uc::saga::Saga> {
  using type = saga::Knowledge;
};
