#include "helps.hpp"

#include <cmath>
#include <utility>

#include "onedeck/rules/rules.hpp"
#include "solver.hpp"

namespace uc::onedeck {

namespace {

constexpr std::uint32_t kNodes = 3'000;  // each: an encounter has up to nine of them

Doc rounded(float value) { return std::round(static_cast<double>(value) * 1e4) / 1e4; }

}  // namespace

void add_helps(const OneDeck& game, const State& state, Doc& odds) {
  Solver solver(game, Worth::of(game, state));
  const Solution best = solver.solve(state, kNodes);
  odds.set("best", Doc::object()
                       .set("damage", rounded(best.score.damage))
                       .set("time", rounded(best.score.time))
                       .set("exact", best.exact));
  Doc list = Doc::array();
  for (int who = 0; who < heroes_in_fight(state); ++who) {
    const int hero = state.fight.heroes[who];
    for (int slot = 0; slot < kSlots; ++slot) {
      const Ability* ability = game.ability(state, hero, slot);
      if (ability == nullptr || why_not_used(game, state, who, slot)) continue;
      State without = state;
      without.fight.used[who] |= 1U << slot;
      const Solution other = solver.solve(without, kNodes);
      const bool better = best.score.value > other.score.value;  // a search that was cut short may find more without it
      list.push(Doc::object()
                    .set("seat", hero)
                    .set("slot", slot)
                    .set("ability", ability->id)
                    .set("damage", rounded(better ? other.score.damage - best.score.damage : 0))
                    .set("time", rounded(better ? other.score.time - best.score.time : 0)));
    }
  }
  odds.set("helps", std::move(list));
}

}  // namespace uc::onedeck
