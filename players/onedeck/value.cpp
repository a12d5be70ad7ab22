// The expected reward, from what can be counted in a position. The weights were fitted to the results of some thousand
// games of the computer players (docs/players.md).
#include <algorithm>
#include <cmath>

#include "outlook.hpp"

namespace uc::onedeck {

namespace {

constexpr int kStages = kFloors + 1;  // three floors and the boss

// By feature, in the order of features(), then by stage.
constexpr float kWeights[kFeatures][kStages] = {
    {-3.38F, -4.50F, -4.53F, -1.41F},  // always
    {0.19F, 1.09F, 0.94F, 0.97F},      // readiness, of 3 at most
    {0.66F, 0.11F, 0.87F, 0.56F},      // readiness, of 1 at most
    {-0.98F, -1.46F, -0.65F, 0.46F},   // health left, of all
    {1.98F, 2.56F, 2.28F, 1.47F},      // health left of the weakest hero
    {-0.39F, -0.03F, -0.95F, -0.68F},  // health of a hero
    {-1.78F, -2.70F, -2.57F, -0.66F},  // dice of a hero
    {1.92F, 1.36F, 1.06F, 0.29F},      // skills of a hero
    {1.94F, 1.48F, 2.02F, 1.10F},      // items of a hero
    {0.53F, 0.92F, 1.27F, 1.28F},      // potions
    {-0.35F, 0.11F, 0.37F, -0.65F},    // potions identified
    {3.40F, 4.10F, 2.15F, 0.31F},      // level
    {1.03F, 1.37F, 0.94F, -0.11F},     // lanterns, of those needed
    {2.53F, 1.46F, 0.61F, -1.52F},     // deck
    {-0.55F, -0.63F, -0.88F, 0.00F},   // tokens on the Stairs
    {0.15F, 0.14F, -0.04F, 0.00F},     // doors
    {-0.49F, -0.52F, -0.55F, -0.25F},  // skulls of a boss round
    {-0.22F, -0.25F, -0.09F, -0.59F},  // damage of a boss round
    {0.00F, 0.00F, 0.00F, 2.24F},      // damage on the boss
};

// The logistic function to within 0.02, by arithmetic that gives the same bits everywhere.
float logistic(float x) {
  const float t = std::clamp(x / 2, -3.0F, 3.0F);
  return std::clamp(0.5F + 0.5F * t * (27 + t * t) / (27 + 9 * t * t), 0.0F, 1.0F);
}

}  // namespace

Features features(const OneDeck& game, const State& state) {
  const auto heroes = static_cast<float>(game.players());
  float dice = 0, health = 0, left = 0, weakest = 100, skills = 0, items = 0;
  for (int hero = 0; hero < game.players(); ++hero) {
    const HeroState& h = state.heroes[hero];
    for (int color = 0; color < 3; ++color) dice += static_cast<float>(game.stat(state, hero, color_at(color)));
    const auto whole = static_cast<float>(game.health(state, hero));
    const float sound = whole - static_cast<float>(h.damage);
    health += whole;
    left += sound;
    weakest = std::min(weakest, sound);
    skills += static_cast<float>(h.skill_count);
    items += static_cast<float>(h.item_count);
  }
  const Prospect round = prospect_of_boss(game, state);
  const float ready = std::min(readiness(game, state), 3.0F);
  const float lantern_share = std::min(1.0F, static_cast<float>(lanterns(game, state).total) /
                                                 static_cast<float>(std::max(1, game.lanterns_needed(state))));
  return {1,
          ready / 2,
          std::min(ready, 1.0F),
          left / health,
          weakest / 6,
          health / heroes / 8,
          dice / heroes / 10,
          skills / heroes / 3,
          items / heroes / 3,
          static_cast<float>(state.potions) / 3,
          static_cast<float>(std::popcount(state.identified)) / 4,
          static_cast<float>(state.level) / 4,
          lantern_share,
          static_cast<float>(state.deck) / 44 / static_cast<float>(game.setup().deck_copies),
          static_cast<float>(state.tokens) / 3,
          static_cast<float>(doors_in_play(state)) / 4,
          round.skulls / static_cast<float>(game.dungeon().boss.health) * 3,
          round.damage / 4,
          static_cast<float>(state.boss_damage) / static_cast<float>(game.boss_health())};
}

float expected_reward(const OneDeck& game, const State& state, float pain) {
  const int stage = state.in_boss_fight() ? kStages - 1 : state.floor - 1;
  const Features counted = features(game, state);
  float sum = -pain;
  for (std::size_t i = 0; i < counted.size(); ++i) sum += kWeights[i][stage] * counted[i];
  return logistic(sum);
}

}  // namespace uc::onedeck
