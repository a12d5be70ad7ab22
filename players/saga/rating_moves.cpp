// How good the legal actions look: squares to move to. Who moves is thought to stand there, and the four facings are
// rated together.
#include <algorithm>

#include "rating.hpp"
#include "weights.hpp"

namespace uc::saga {

Rater::Foe Rater::foe_at(int model, ModelSet friends) const {
  const bool hero = is_hero(mover_);
  const Figure& figure = game_.figure(state_, model);
  Foe foe;
  foe.model = static_cast<std::uint8_t>(model);
  foe.at = state_.at[model];
  foe.size = static_cast<std::uint8_t>(size_of(figure));
  const Modifiers has = modifiers_of(game_, state_, model);
  int defence = figure.combat + has.dice[DefenceDice] - has.penalties[DefenceDice];
  defence -= is_crippled(game_, state_, model) ? 1 : 0;
  int armour = armour_within(figure.armour + has.armour);
  for (; defence < 2 && armour > 1; ++defence) --armour;
  foe.defence = static_cast<std::uint8_t>(std::clamp(defence, 2, kMaxDice));
  foe.armour = static_cast<std::uint8_t>(armour);
  foe.engaged = engaging(game_, state_, friends, model) != 0;
  foe.reach = static_cast<std::uint8_t>(figure.movement + 1);
  if (hero) {
    const float known = outlook_.attack_on(model, mover_);
    foe.worth = outlook_.worth(model);
    foe.hits = known > 0 ? known : weight::kUnknownHit * static_cast<float>(figure.combat);
  } else {
    foe.worth = outlook_.is_last_wound(model) ? weight::kLastWound : outlook_.wound_cost(model);
  }
  return foe;
}

void Rater::look_around() {
  looked_ = true;
  const bool hero = is_hero(mover_);
  const ModelSet enemies = enemies_of(state_, mover_);
  const ModelSet friends = side_of(state_, mover_) & ~set_of(mover_);
  for_each_in(enemies, [&](int model) {
    if (!game_.figure(state_, model).ethereal) foes_.push_back(foe_at(model, friends));
  });
  blocking_ = opaque_squares(game_, state_) | state_.taken;
  blocking_ -= squares_of(game_, state_, mover_);
  for (std::uint32_t left = game_.spells_of(state_, mover_); left != 0 && !blasts_.full(); left &= left - 1) {
    const int number = std::countr_zero(left);
    const Spell& spell = game_.content().spells[number];
    if (!spell.attacks || !is_ready(state_, number) || spell.effects[0].op != Op::MagicAttack) continue;
    blasts_.push_back({spell.effects[0].amount, spell.targeting.range, spell.targeting.los});
  }
  if (!hero) {
    Board heroes;
    for_each_in(enemies, [&](int model) { heroes |= squares_of(game_, state_, model); });
    to_heroes_.fill(state_, game_.adventure().height, heroes, {});
  }
}

// What an attack from there would gain. The facing is not looked at.
float Rater::strike(const Foe& foe, Square from, int dice, bool fight, int size) const {
  int penalties = fight && foe.engaged ? 1 : 0;
  const Figure& figure = game_.figure(state_, foe.model);
  bool behind = true;
  for_each_square(from, size, [&](Square q) {
    behind = behind && forward(foe.at, size_of(figure), state_.facing[foe.model], q) < 0;
  });
  if (behind) ++penalties;
  int defence = foe.defence, armour = foe.armour;
  for (; penalties > 0; --penalties) {
    if (defence > 2) --defence;
    else if (armour > 1) --armour;
  }
  const auto& hits = hits_.at(std::clamp(dice, 0, kMaxDice), defence, armour);
  if (is_hero(foe.model)) return (1.0F - hits[0]) * foe.worth;
  return result(figure, foe.model, hits, false);
}

bool Rater::sees(Square from, const Foe& foe, Facing facing) const {
  Board blocking = blocking_;
  bool seen = false;
  for_each_square(foe.at, foe.size, [&](Square q) { blocking.remove(q); });
  for_each_square(foe.at, foe.size,
                  [&](Square q) { seen = seen || (forward(from, 1, facing, q) >= 0 && is_clear(blocking, from, q)); });
  return seen;
}

// What enemies around do to it, and what it can do to those beside it.
void Rater::rate_neighbours(Stand& stand) const {
  const Square here = stand.at;
  const int size = stand.size;
  const int dice = fight_dice(stand);
  for (const Foe& foe : foes_) {
    bool beside = false, arc = false;
    for_each_square(here, size, [&](Square q) {
      for_each_square(foe.at, foe.size, [&](Square p) { beside = beside || adjacent(state_.open, q, p); });
    });
    if (beside) {
      const Figure& other = game_.figure(state_, foe.model);
      for_each_square(here, size, [&](Square q) {
        arc = arc || forward(foe.at, size_of(other), state_.facing[foe.model], q) >= 0;
      });
      if (arc) stand.engaged += other.large && size == 1 ? 2 : 1;
      if (stand.figure.combat > 0 && !stand.figure.ethereal) {
        const int horde = stand.figure.horde && foe.engaged ? 1 : 0;
        const float gain = strike(foe, here, dice + horde, true, size);
        for (int f = 0; f < kFacings; ++f) {
          bool front = false;
          for_each_square(foe.at, foe.size,
                          [&](Square p) { front = front || forward(here, size, facing_at(f), p) >= 0; });
          if (front) stand.deed[f] = std::max(stand.deed[f], gain);
        }
      }
    }
    const int away = apart(here, foe.at);
    if (is_hero(mover_) && away <= foe.reach) stand.danger += foe.hits * (beside ? 1.0F : weight::kNotBeside);
    if (away > weight::kWatched) continue;
    for (int f = 0; f < kFacings; ++f) {
      if (forward(here, size, facing_at(f), foe.at) < 0)
        stand.safety[f] -= beside ? weight::kBackBeside : weight::kBack;
    }
  }
}

// Shots and spells that attack, from there. What they gain does not depend on the facing, only whether they see.
void Rater::rate_shots(Stand& stand) const {
  const Figure& figure = stand.figure;
  const int shots = figure.shooting == 0 ? 0 : figure.shooting + stand.has.dice[ShootDice] - (stand.crippled ? 1 : 0);
  for (const Foe& foe : foes_) {
    float seen = 0, unseen = 0;
    if (shots > 0 && in_range(game_, figure.shot_range, stand.at, foe.at)) {
      seen = strike(foe, stand.at, shots, false, stand.size);
    }
    for (const Blast& blast : blasts_) {
      if (!in_range(game_, blast.range, stand.at, foe.at)) continue;
      float& best = blast.los ? seen : unseen;
      best = std::max(best, strike(foe, stand.at, blast.dice + stand.has.dice[MagicDice], false, stand.size));
    }
    for (int f = 0; f < kFacings; ++f) {
      float& deed = stand.deed[f];
      deed = std::max(deed, unseen);
      if (seen > deed && sees(stand.at, foe, facing_at(f))) deed = seen;
    }
  }
}

// Locks that lead on, and that it would stand before.
void Rater::rate_locks(Stand& stand) const {
  const int dice = std::clamp(fight_dice(stand) + stand.has.dice[LockDice], 2, kMaxDice);
  for_each_in(outlook_.aims().useful, [&](int lock) {
    const int t = thing::kFirstLock + lock;
    const Lock& kind = game_.lock_of(t);
    const Board floor = floor_for(game_, state_, t);
    float gain = 0;
    if (kind.kind == LockKind::Mundane) gain = 1.0F - hits_.at(dice, kind.dice, kind.armour)[0];
    else if (game_.spells_of(state_, mover_) != 0 && kind.power > 0) gain = 1.0F / kind.power;
    for (int f = 0; f < kFacings; ++f) {
      bool front = false;
      for_each_square_of_thing(game_, state_, t, [&](Square q) {
        const bool turned = kind.kind == LockKind::Ward || forward(stand.at, 1, facing_at(f), q) >= 0;
        front = front || (turned && adjacent(floor, stand.at, q));
      });
      if (front) stand.deed[f] = std::max(stand.deed[f], gain * outlook_.open_value(t));
    }
  });
}

// Special rules that lead on, and that it could set off there.
void Rater::rate_rules(Stand& stand) const {
  const Aims& aims = outlook_.aims();
  for (std::size_t i = 0; i < game_.adventure().rules.size(); ++i) {
    if ((aims.rules >> i & 1) == 0) continue;
    const SpecialRule& rule = game_.adventure().rules[i];
    const int t = rule.door != kNone ? thing::kDoor + rule.door : thing::kFurniture + rule.furniture;
    if (!in_play_thing(game_, state_, t)) continue;
    if (rule.needs_object != kNone && state_.object_count(mover_, rule.needs_object) == 0) continue;
    const Board floor = floor_for(game_, state_, t);
    const float gain = (aims.winning_rules >> i & 1) != 0 ? weight::kWin : weight::kRule;
    for_each_square_of_thing(game_, state_, t, [&](Square q) {
      if (!adjacent(floor, stand.at, q)) return;
      for (int f = 0; f < kFacings; ++f) {
        if (forward(stand.at, 1, facing_at(f), q) >= 0) stand.deed[f] = std::max(stand.deed[f], gain);
      }
    });
  }
}

// What the square is worth to a hero, whatever it does there.
float Rater::rate_for_hero(Stand& stand) const {
  const int now = outlook_.steps(mover_, state_.at[mover_]), then = outlook_.steps(mover_, stand.at);
  const bool weak = stand.figure.shooting != 0 || stand.figure.spellcaster;
  float place = 0;
  place += outlook_.step_value() * static_cast<float>(now - then);
  place -= weight::kDanger * stand.danger * (outlook_.wound_cost(mover_) + weight::kAnyDanger);
  if (stand.engaged > 0 && weak) place -= weight::kShooterEngaged;
  if (stand.engaged > 1) place -= weight::kMoreEngaged * static_cast<float>(stand.engaged - 1);
  if (game_.adventure().exits.has(stand.at) && outlook_.aims().together) place += weight::kExit;
  if (then <= 1) {  // something to do is beside it
    rate_locks(stand);
    rate_rules(stand);
  }
  return place;
}

float Rater::rate_for_monster(const Stand& stand) const {
  const int now = to_heroes_.to(state_.at[mover_]), then = to_heroes_.to(stand.at);
  float place = 0;
  place += weight::kMonsterStep * static_cast<float>(now - then);
  if (stand.engaged > 0 && stand.figure.shooting != 0) place -= weight::kMonsterShooterEngaged;
  if (stand.engaged > 1) place -= weight::kMonsterMoreEngaged;
  return place;
}

void Rater::rate_square(Square here) {
  rated_ = here;
  const bool hero = is_hero(mover_);
  const Figure& figure = game_.figure(state_, mover_);
  Stand stand{.at = here,
              .figure = figure,
              .size = size_of(figure),
              .has = modifiers_of(game_, state_, mover_),
              .crippled = is_crippled(game_, state_, mover_)};
  rate_neighbours(stand);
  if (stand.engaged == 0 || (hero && stand.engaged <= game_.skills(mover_).shoot_engaged)) rate_shots(stand);
  const float place = hero ? rate_for_hero(stand) : rate_for_monster(stand);
  for (int f = 0; f < kFacings; ++f) square_[f] = place + stand.deed[f] + stand.safety[f];
}

float Rater::rate_move(Square to, Facing facing) {
  if (!looked_) look_around();
  if (to != rated_) rate_square(to);
  return square_[index(facing)];
}

float Rater::rate_break(Square to) const {
  const Figure& figure = game_.figure(state_, mover_);
  const bool weak = figure.shooting != 0 || figure.spellcaster;
  float gain = (weak ? weight::kBreakFree : weight::kBreak) - free_attack_cost(mover_);
  if (is_hero(mover_)) {
    gain += outlook_.step_value() *
            static_cast<float>(outlook_.steps(mover_, state_.at[mover_]) - outlook_.steps(mover_, to));
  }
  return gain;
}

}  // namespace uc::saga
