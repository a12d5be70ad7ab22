#include <algorithm>

#include "onedeck/rules/rules.hpp"
#include "solver.hpp"

namespace uc::onedeck {

// Plain figures: a damage on a sound hero is 1, the last one before death about 3; four cards of time are a damage.
Worth Worth::of(const OneDeck& game, const State& state) {
  Worth worth;
  for (int hero = 0; hero < game.players(); ++hero) {
    const auto health = static_cast<float>(std::max(1, game.health(state, hero)));
    auto& cost = worth.damage[hero];
    for (std::size_t d = 1; d < kMost; ++d) {
      const float share = std::min(1.F, static_cast<float>(d) / health);
      cost[d] = cost[d - 1] + 1.F + 2.F * share * share;
    }
  }
  worth.time = 0.25F;
  worth.token = 0.4F;
  worth.potion = 2.5F;
  worth.stored = 0.5F;
  worth.boss = 3.F;
  worth.loot = 3.F;
  worth.won = 60.F;
  worth.lost = 60.F;
  return worth;
}

double Worth::after(const OneDeck& game, const State& state) const {
  if (state.ending == Ending::Won) return won;
  if (state.ending == Ending::Lost) return -lost;
  double value = static_cast<double>(potion) * state.potions;
  for (int hero = 0; hero < game.players(); ++hero) {
    const HeroState& h = state.heroes[hero];
    value -= damage[hero][std::min<std::size_t>(h.damage, kMost - 1)];
    value += static_cast<double>(stored) * h.stored;
  }
  if (state.in_boss_fight()) return value + static_cast<double>(boss) * state.boss_damage;
  return value + static_cast<double>(time) * state.deck - static_cast<double>(token) * state.tokens;
}

double Worth::escaping(const OneDeck& game, const State& state) const {
  if (state.in_boss_fight() || game.in_force(state).no_loot_if_armor == 0) return 0;
  return armor_is_open(state, game.boxes(state)) ? loot : 0;
}

}  // namespace uc::onedeck
