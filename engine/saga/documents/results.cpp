#include "results.hpp"

#include <algorithm>
#include <bit>

#include "hits.hpp"

namespace uc::saga {

namespace {

constexpr int kFaces = 6;

double share_of(std::uint8_t faces) { return std::popcount(static_cast<unsigned>(faces) & 0x7eU) / 6.0; }

}  // namespace

std::vector<double> hit_chances(const Attack& attack) {
  std::vector<double> chances;
  const int dice = attack.dice + attack.defence;
  if (dice > kMostWeighed) {
    for (const float chance : hit_table().at(attack.dice, attack.defence, attack.armour)) {
      chances.push_back(static_cast<double>(chance));
    }
    return chances;
  }
  double all = 1;
  for (int i = 0; i < dice; ++i) all *= kFaces;
  const HitWeights weights = hit_weights(attack.dice, attack.defence, attack.armour);
  for (int hits = 0; hits <= attack.dice; ++hits) chances.push_back(static_cast<double>(weights[hits]) / all);
  return chances;
}

Results results_of(const Saga& game, const State& state, const Attack& attack, const std::vector<double>& hits) {
  Results results;
  for (std::size_t n = 1; n < hits.size(); ++n) {
    if (!thing::is_model(attack.target)) {
      results.opened += hits[n];
      continue;
    }
    const Figure& figure = game.figure(state, attack.target);
    const Damage damage = figure.damage[std::min(n, std::size_t{4}) - 1];
    if (damage == Damage::Bones && attack.destroys == 0) results.bones += hits[n];
    if (damage == Damage::Destroyed || (damage == Damage::Bones && attack.destroys != 0)) results.destroyed += hits[n];
    if (damage != Damage::Wound && damage != Damage::Wounds) continue;
    if (modifiers_of(game, state, attack.target).immune) continue;
    const int wounds = figure.damage[3] == Damage::Wounds ? static_cast<int>(n) : 1;
    const double fewer = share_of(figure.regenerates_wound);  // DS-14.2
    results.add_wounds(wounds, hits[n] * (1 - fewer));
    if (wounds > 1) results.add_wounds(wounds - 1, hits[n] * fewer);
  }
  results.removed = results.bones + results.destroyed;
  if (thing::is_model(attack.target)) {
    const Figure& figure = game.figure(state, attack.target);
    const int most = figure.klass == Class::Minion ? figure.wounds : figure.incapacitated_at;
    for (std::size_t n = 1; n < results.wounds.size(); ++n) {
      if (most > 0 && state.wounds_of(attack.target) + static_cast<int>(n) >= most)
        results.removed += results.wounds[n];
    }
  }
  return results;
}

}  // namespace uc::saga
