// Attacks: who may be attacked, and with how many dice (DS-8, DS-9, DS-13, DS-14.1).
#include <algorithm>

#include "rules.hpp"

namespace uc::saga {

namespace {

// DS-14.1: other friends with Horde that have the defender in their front arc.
int horde(const Saga& game, const State& state, int attacker, int defender) {
  if (!game.figure(state, attacker).horde) return 0;
  int friends = 0;
  for_each_in(side_of(state, attacker) & ~set_of(attacker), [&](int each) {
    friends += game.figure(state, each).horde && engages(game, state, each, defender) ? 1 : 0;
  });
  return friends;
}

// Dice of other heroes beside a hero that defends in a Fight (aura_defence).
int aura(const Saga& game, const State& state, int defender) {
  if (!is_hero(defender)) return 0;
  int dice = 0;
  for_each_in(state.in_play & kHeroes & ~set_of(defender), [&](int each) {
    const std::int8_t gives = game.skills(each).aura_defence;
    if (gives != 0 && is_adjacent_to(game, state, each, defender)) dice += gives;
  });
  return dice;
}

int attack_dice(const Saga& game, const State& state, int attacker, int target, const Manner& manner) {
  const Figure& figure = game.figure(state, attacker);
  const bool shoots = manner.type == Attack::Shoot, magic = manner.type == Attack::Magic;
  int dice = manner.dice != 0 ? manner.dice : shoots ? figure.shooting : figure.combat;
  if (manner.no_modifiers) return dice;
  const Modifiers has = modifiers_of(game, state, attacker);
  dice += manner.bonus;
  if (magic) return dice + has.dice[MagicDice] + (manner.minor ? has.minor_magic : 0);  // DS-11.8
  const bool outnumbered = !shoots && is_outnumbered(game, state, attacker);
  int penalties = 0;
  if (shoots) {
    if (manner.dice == 0) dice += has.dice[ShootDice];  // DS-16.9: exactly
    penalties = has.penalties[ShootDice] + (manner.furniture && !has.ignore_furniture ? 1 : 0);
  } else {
    dice += has.dice[FightDice] + (outnumbered ? has.fight_outnumbered : 0);
    if (thing::is_model(target)) dice += horde(game, state, attacker, target);
    else dice += has.dice[LockDice];
    penalties = has.penalties[FightDice] + (outnumbered && !has.ignore_outnumbered ? 1 : 0);
    if (manner.breaking_away && is_hero(target)) penalties += game.skills(target).break_guard;
  }
  penalties += is_crippled(game, state, attacker) ? 1 : 0;
  if (manner.no_penalties) return dice;
  for (; penalties > 0 && dice > 2; --penalties) --dice;  // DS-8.5; the armour part does nothing here (DS-R32)
  return dice;
}

void defend(const Saga& game, const State& state, int attacker, int defender, const Manner& manner, Attack& attack) {
  const Figure& figure = game.figure(state, defender);
  const Modifiers has = modifiers_of(game, state, defender);
  const bool fight = manner.type == Attack::Fight || manner.type == Attack::Free;
  int dice = figure.combat + has.dice[DefenceDice] + (fight ? aura(game, state, defender) : 0);
  int armour = armour_within(figure.armour + has.armour);
  int penalties = has.penalties[DefenceDice] + (is_crippled(game, state, defender) ? 1 : 0);
  if (fight && !has.ignore_outnumbered && is_outnumbered(game, state, defender)) ++penalties;
  if (manner.type != Attack::Magic && completely_behind(game, state, attacker, defender)) ++penalties;
  for (; penalties > 0; --penalties) {  // DS-8.5
    if (dice > 2) --dice;
    else if (dice == 2 && armour > 1) --armour;
  }
  const Modifiers with = modifiers_of(game, state, attacker);
  const int kind = fight ? 0 : manner.type == Attack::Shoot ? 1 : 2;
  if (!manner.no_modifiers) armour = std::max(1, armour - with.ignore_armour[kind]);
  attack.defence = static_cast<std::uint8_t>(std::clamp(dice, 0, kMaxDice));
  attack.armour = static_cast<std::uint8_t>(armour);
}

}  // namespace

Attack prepare_attack(const Saga& game, const State& state, int attacker, int target, const Manner& manner) {
  Attack attack;
  attack.attacker = static_cast<std::uint8_t>(attacker);
  attack.target = static_cast<std::uint8_t>(target);
  attack.type = manner.type;
  attack.dice = static_cast<std::uint8_t>(std::clamp(attack_dice(game, state, attacker, target, manner), 0, kMaxDice));
  if (thing::is_model(target)) {
    defend(game, state, attacker, target, manner, attack);
  } else {
    attack.defence = game.lock_of(target).dice;  // DS-13.6
    attack.armour = game.lock_of(target).armour;
  }
  if (manner.type == Attack::Fight || manner.type == Attack::Free) {
    attack.destroys = modifiers_of(game, state, attacker).destroy_bones ? 1 : 0;
  }
  return attack;
}

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
