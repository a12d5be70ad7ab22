// Attacks: who may be attacked, and what hits (DS-8, DS-9, DS-13). How many dice: attack_dice.cpp.
#include <algorithm>

#include "rules.hpp"

namespace uc::saga {

// An attack die of rank i showing v hits if fewer than i defence dice show v or more: its partner is lower, or missing.
int hits_of(const Faces& attack, const Faces& defence, int armour) {
  int hits = 0, rank = 0, not_lower = 0;
  for (int face = 6; face > armour; --face) {
    not_lower += defence[face - 1];
    const int before = rank;
    rank += attack[face - 1];
    hits += std::max(0, rank - std::max(before, not_lower));
  }
  return hits;
}

// --- Fight (DS-8.1) -----------------------------------------------------------------------------------------------------

ModelSet fight_targets(const Saga& game, const State& state, int model) {
  const Figure& figure = game.figure(state, model);
  if (figure.combat == 0 || figure.ethereal || is_alone(game, state, model)) return 0;
  ModelSet targets = 0;
  for_each_in(enemies_of(state, model), [&](int enemy) {
    if (can_be_harmed(game, state, enemy) && engages(game, state, model, enemy)) targets |= set_of(enemy);
  });
  return targets;
}

std::uint64_t locks_before(const Saga& game, const State& state, int model) {
  if (!is_hero(model) || !game.near_mundane_locks().has(state.at[model])) return 0;  // DS-13.4
  std::uint64_t locks = 0;
  for (const int t : game.mundane_locks()) {
    if (is_near(game, state, model, t) && has_mundane_lock(game, state, t) && has_before_it(game, state, model, t)) {
      locks |= std::uint64_t{1} << (t - thing::kFirstLock);
    }
  }
  return locks;
}

std::uint64_t locks_beside(const Saga& game, const State& state, int model) {
  if (!is_hero(model) || !game.near_mundane_locks().has(state.at[model])) return 0;
  std::uint64_t locks = 0;
  for (const int t : game.mundane_locks()) {
    if (is_near(game, state, model, t) && has_mundane_lock(game, state, t) && is_adjacent_to(game, state, model, t)) {
      locks |= std::uint64_t{1} << (t - thing::kFirstLock);
    }
  }
  return locks;
}

// --- Shoot (DS-9.1) -----------------------------------------------------------------------------------------------------

bool may_shoot_now(const Saga& game, const State& state, int model) {
  if (game.figure(state, model).shooting == 0) return false;
  const int allowed = is_hero(model) ? game.skills(model).shoot_engaged : 0;
  return std::popcount(engagers(game, state, model)) <= allowed;
}

ModelSet shoot_targets(const Saga& game, const State& state, int model, bool ignoring) {
  ModelSet near = 0;
  if (!may_shoot_now(game, state, model)) return near;
  const Range range = game.figure(state, model).shot_range;
  for_each_in(enemies_of(state, model), [&](int enemy) {
    if (can_be_harmed(game, state, enemy) && in_range(game, state, range, model, enemy)) near |= set_of(enemy);
  });
  return seen_by(game, state, model, near, ignoring);
}

// --- doors, chests, furniture (DS-13) ---------------------------------------------------------------------------------------

bool in_play_thing(const Saga& game, const State& state, int t) {
  const Adventure& adventure = game.adventure();
  if (thing::is_door(t)) {
    const int i = t - thing::kDoor;
    if (i >= std::ssize(adventure.doors) || (state.doors_open >> i & 1U) != 0) return false;
    for (const std::uint8_t area : adventure.doors[i].areas) {
      if (area != kNone && (state.areas >> area & 1U) != 0) return true;
    }
    return false;
  }
  if (thing::is_chest(t)) {
    const int i = t - thing::kChest;
    return i < std::ssize(adventure.chests) && (state.chests_open >> i & 1U) == 0 &&
           (state.areas >> adventure.chests[i].area & 1U) != 0;
  }
  if (!thing::is_furniture(t)) return false;
  const int i = t - thing::kFurniture;
  return i < std::ssize(adventure.furniture) && (state.furniture_gone >> i & 1U) == 0 &&
         (state.areas >> adventure.furniture[i].area & 1U) != 0;
}

bool has_mundane_lock(const Saga& game, const State& state, int t) {
  return in_play_thing(game, state, t) && game.lock_of(t).kind == LockKind::Mundane;
}

bool has_ward(const Saga& game, const State& state, int t) {
  return in_play_thing(game, state, t) && game.lock_of(t).kind == LockKind::Ward;
}

}  // namespace uc::saga
