// What computer players know of @Title@.
#pragma once

#include "@name@/@name@.hpp"
#include "players/search/open_knowledge.hpp"

namespace uc::@name@ {

struct Knowledge : OpenKnowledge<@Name@> {
  // An estimate of the reward, of any position: the lead, with half of what is not yet banked.
  static Values evaluate(const @Name@& game, const State& state) {
    const auto points = [&](int seat) {
      const float open = seat == state.active ? 0.5F * static_cast<float>(state.turn) : 0.0F;
      return static_cast<float>(state.banked[seat]) + open;
    };
    return by_lead(game, state, points, static_cast<float>(game.options().goal));
  }
};
static_assert(KnowledgeFor<Knowledge, @Name@>);

}  // namespace uc::@name@

template <>
struct uc::KnowledgeOf<uc::@name@::@Name@> {
  using type = @name@::Knowledge;
};
