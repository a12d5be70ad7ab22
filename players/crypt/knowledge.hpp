// What computer players know of Crypt.
#pragma once

#include "crypt/crypt.hpp"
#include "players/search/knowledge.hpp"

namespace uc::crypt {

struct Knowledge : UsualKnowledge<Crypt> {
  static Values evaluate(const Crypt&, const State&);
  static Values reward(const Crypt&, const State&);
  static void promising(const Crypt&, const State&, ActionList&, std::size_t most);
  static Action playout(const Crypt&, const State&, Rng&);
  static std::uint64_t chance_key(const Crypt&, const State&, Action);
  static Doc reasons(const Crypt&, const State&, Action);
  static bool has_score(const Crypt& game) { return game.solo(); }  // one player alone plays for coins
};
static_assert(KnowledgeFor<Knowledge, Crypt>);

}  // namespace uc::crypt

template <>
struct uc::KnowledgeOf<uc::crypt::Crypt> {
  using type = crypt::Knowledge;
};
