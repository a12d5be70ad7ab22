// What computer players know of One Deck Dungeon.
#pragma once

#include "onedeck/onedeck.hpp"
#include "players/search/knowledge.hpp"
#include "reasons.hpp"
#include "review.hpp"

namespace uc::onedeck {

struct Knowledge : UsualKnowledge<OneDeck> {
  static Values evaluate(const OneDeck&, const State&);
  static Values reward(const OneDeck&, const State&);
  static void promising(const OneDeck&, const State&, ActionList&, std::size_t most);
  static Action playout(const OneDeck&, const State&, Rng&);
  // The dice step is solved (solver.hpp); everything else is searched, by level 2 already.
  static Plan tuned(const Plan&);
  static bool answers(const OneDeck&, const State&, const Plan&);
  static Advice advise(const OneDeck&, const State&, const Plan&);
  static void weigh(const OneDeck&, const State&, const Plan&, Advice&);
  static Circumstance circumstance(const OneDeck&, const State&, Seat, const Plan&);
  static Doc odds(const OneDeck&, const State&, Action);  // of an encounter: docs/format/onedeck.md, "Odds"
  static constexpr std::size_t kOddsAtOnce = 4;           // up to 0.4 s each, before a boss's roll
  static Doc reasons(const OneDeck& game, const State& state, Action action) {
    return reasons_for(game, state, action);
  }
  static Doc review(const OneDeck& game, std::span<const State> positions, std::span<const Action> actions,
                    std::optional<std::size_t> part) {
    return review_of(game, positions, actions, part);
  }
};
static_assert(KnowledgeFor<Knowledge, OneDeck>);

}  // namespace uc::onedeck

template <>
struct uc::KnowledgeOf<uc::onedeck::OneDeck> {
  using type = onedeck::Knowledge;
};
