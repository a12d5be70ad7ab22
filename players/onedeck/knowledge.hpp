// What computer players know of One Deck Dungeon.
#pragma once

#include "onedeck/onedeck.hpp"
#include "players/search/knowledge.hpp"

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
};
static_assert(KnowledgeFor<Knowledge, OneDeck>);

}  // namespace uc::onedeck

template <>
struct uc::KnowledgeOf<uc::onedeck::OneDeck> {
  using type = onedeck::Knowledge;
};
