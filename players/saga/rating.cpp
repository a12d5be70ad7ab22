#include "rating.hpp"

#include <algorithm>

#include "saga/rules/choices.hpp"

namespace uc::saga {

namespace {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

constexpr float kWin = 4.0F;       // what wins the game at once
constexpr float kFeatCost = 0.2F;  // a Feat that is gone
constexpr float kCrystalCost = 0.06F;
constexpr float kActivation = 0.03F;  // of a model that finds nobody to attack

int apart(Square a, Square b) { return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)); }

}  // namespace

Rater::Rater(const Saga& game, const State& state) : game_(game), state_(state), outlook_(game, state) {
  mover_ = state.next().step == Step::AskBonusMove ? state.next().a : state.act.model;
}

// --- attacks ----------------------------------------------------------------------------------------------------------------

float Rater::result(const Figure& target, int model, const std::array<float, HitTable::kHits>& hits,
                    bool destroys) const {
  if (is_hero(model)) {
    const float cost = outlook_.is_last_wound(model) ? 3.0F : outlook_.wound_cost(model);
    return (1.0F - hits[0]) * cost;
  }
  const float worth = outlook_.worth(model);
  float gain = 0;
  for (std::size_t n = 1; n < HitTable::kHits; ++n) {
    switch (target.damage[n - 1]) {
      case Damage::None: break;
      case Damage::Bones: gain += hits[n] * (worth + (destroys ? 0.03F : 0.0F)); break;
      case Damage::Destroyed: gain += hits[n] * (worth + 0.03F); break;
      case Damage::Wound: {  // a boss: five of them are needed, and they may be what it is all about
        const float last = state_.wounds_of(model) + 1 >= target.incapacitated_at ? kWin : 0.35F;
        gain += hits[n] * last;
        break;
      }
      case Damage::Wounds: {
        const int left = std::max(1, target.wounds - state_.wounds_of(model));
        gain += hits[n] * worth * std::min(1.0F, static_cast<float>(n) / static_cast<float>(left)) * 0.9F;
        break;
      }
    }
  }
  return gain;
}

float Rater::gain(const Attack& attack) const {
  const auto& hits = hits_.at(attack.dice, attack.defence, attack.armour);
  if (!thing::is_model(attack.target)) return (1.0F - hits[0]) * outlook_.open_value(attack.target);
  const float gain = result(game_.figure(state_, attack.target), attack.target, hits, attack.destroys != 0);
  return is_hero(attack.attacker) == is_hero(attack.target) ? -gain : gain;
}

float Rater::chance_after(const Attack& attack, float base) const {
  const auto& hits = hits_.at(attack.dice, attack.defence, attack.armour);
  const float hit = 1.0F - hits[0];
  if (!thing::is_model(attack.target)) {
    const float opened =
        outlook_.is_final(attack.target) ? 1.0F : outlook_.chance(base + outlook_.open_value(attack.target));
    return hit * opened + hits[0] * outlook_.chance(base);
  }
  if (is_hero(attack.target)) {
    const float wounded =
        outlook_.is_last_wound(attack.target) ? 0.0F : outlook_.chance(base - outlook_.wound_cost(attack.target));
    return hit * wounded + hits[0] * outlook_.chance(base);
  }
  const float gain = result(game_.figure(state_, attack.target), attack.target, hits, attack.destroys != 0);
  return outlook_.chance(base + gain);
}

float Rater::rate_fight(int model, int target, const Manner& manner) const {
  return gain(prepare_attack(game_, state_, model, target, manner));
}

// What the Free Attacks on a model that breaks away cost its side.
float Rater::free_attack_cost(int model) const {
  float cost = 0;
  for_each_in(engagers(game_, state_, model),
              [&](int enemy) { cost += rate_fight(enemy, model, {.type = Attack::Free, .breaking_away = true}); });
  return cost;
}

// --- magic ------------------------------------------------------------------------------------------------------------------

float Rater::rate_lasting(int target, int source) const {
  const Source& lasting = game_.content().sources[at(source)];
  const Modifiers& has = lasting.modifiers;
  const bool again = state_.lasting_of(target, source) != 0;
  if (is_hero(target)) {
    if (lasting.skip_ok_on != 0) return again ? 0.0F : 0.25F;
    const float help = static_cast<float>(has.dice[4]) * 0.14F + static_cast<float>(has.armour) * 0.2F;
    const float harm = static_cast<float>(has.penalties[4]) * 0.12F + static_cast<float>(has.penalties[0]) * 0.05F;
    const float risk = outlook_.threat(target) * (outlook_.wound_cost(target) + 0.1F);
    const float gain = help != 0 ? help * risk : 0.02F + harm * (risk + 0.2F);  // enemies lay the second kind
    return again ? 0.0F : gain;
  }
  if (again) return 0;
  if (has.no_move) {
    for (int hero = 0; hero < game_.heroes(); ++hero) {
      if (saga::has(state_.in_play, hero) && is_adjacent_to(game_, state_, target, hero)) return 0.0F;
    }
    return 0.6F * outlook_.best_attack(target);
  }
  // An armour that is worn down: what those who still act this Round gain by it.
  const Figure& figure = game_.figure(state_, target);
  const int armour = std::clamp(figure.armour + modifiers_of(game_, state_, target).armour, 1, 5);
  const int then = std::clamp(armour + has.armour, 1, 5);
  const HitTable& table = hits_;
  float gain = 0.01F;
  for_each_in(state_.in_play & kHeroes & ~ModelSet{state_.acted} & ~set_of(state_.act.model), [&](int hero) {
    const Figure& other = game_.figure(state_, hero);
    const int away = apart(state_.at[at(hero)], state_.at[at(target)]);
    if (away > (other.shooting != 0 ? 12 : other.movement + 1)) return;
    const int dice = std::min<int>(std::max(other.shooting, other.combat), kMaxDice);
    const int defence = std::min<int>(figure.combat, kMaxDice);
    gain += 0.7F * (result(figure, target, table.at(dice, defence, then), false) -
                    result(figure, target, table.at(dice, defence, armour), false));
  });
  return gain;
}

float Rater::rate_effect(const Effect& effect, const Spell& spell, const Numbers& n, int bonus) const {
  const int caster = state_.act.model;
  switch (effect.op) {
    case Op::MagicAttack: {
      const Manner manner{.type = Attack::Magic, .dice = effect.a, .bonus = bonus, .minor = !spell.major};
      ModelSet targets = 0;
      if (spell.targeting.count == Count::EachInRange) {
        targets = spell_targets(game_, state_, caster, spell.targeting, true);
      } else if (spell.targeting.count == Count::Blast) {
        targets = blast_targets(game_, state_, square_at(n.c, n.d));
      } else if (thing::is_model(n.b)) {
        targets = set_of(n.b);
      }
      float sum = 0;
      for_each_in(targets, [&](int each) { sum += rate_fight(caster, each, manner); });
      return sum;
    }
    case Op::Lasting: return thing::is_model(n.b) ? rate_lasting(n.b, spell.source) : 0.0F;
    case Op::BonusMove: {  // for who is far behind, or held off
      const int steps = outlook_.steps(n.b, state_.at[at(n.b)]);
      return engagers(game_, state_, n.b) != 0 ? 0.0F : 0.03F + 0.004F * static_cast<float>(std::min(steps, 10));
    }
    case Op::ReduceWard: {
      const int power =
          thing::is_door(n.b) ? state_.door_power[at(n.b - thing::kDoor)] : state_.chest_power[at(n.b - thing::kChest)];
      return outlook_.open_value(n.b) / static_cast<float>(std::max(1, power));
    }
    case Op::GainCrystal: return crystals_of(game_, state_, caster) < kMostCrystals ? 0.09F : 0.0F;
    case Op::Heal: {
      const int healed = std::min<int>(effect.a, state_.wounds_of(n.b));
      return static_cast<float>(healed) * (game_.figure(state_, n.b).klass == Class::Minion ? 0.08F : 0.34F);
    }
    case Op::Summon: return effect.if_wounded ? 0.08F : 0.3F;
    case Op::PlaceBonePile: return 0.05F;
    case Op::Animate: return 0.25F;
    default: return 0;
  }
}

float Rater::rate_cast(const Numbers& n) const {
  const Spell& spell = game_.content().spells[at(n.a)];
  const bool many = state_.next().step == Step::AskSpell && state_.next().c != 0;
  const bool ready = is_ready(state_, n.a) || many;
  float cost = spell.major ? 0.03F : 0.0F;
  int bonus = 0;
  if (n.e != kNone) {
    const int value = game_.content().items[at(n.e)].crystal;
    cost += kCrystalCost * static_cast<float>(1 + value);
    if (ready) bonus = value;
  }
  float sum = 0;
  for (const Effect& effect : spell.effects) sum += rate_effect(effect, spell, n, bonus);
  return sum - cost;
}

// --- moves ------------------------------------------------------------------------------------------------------------------

void Rater::look_around() {
  looked_ = true;
  const bool hero = is_hero(mover_);
  const ModelSet enemies = enemies_of(state_, mover_);
  const ModelSet friends = side_of(state_, mover_) & ~set_of(mover_);
  for_each_in(enemies, [&](int model) {
    const Figure& figure = game_.figure(state_, model);
    if (figure.ethereal) return;
    Foe foe;
    foe.model = static_cast<std::uint8_t>(model);
    foe.at = state_.at[at(model)];
    foe.size = static_cast<std::uint8_t>(size_of(figure));
    const Modifiers has = modifiers_of(game_, state_, model);
    int defence = figure.combat + has.dice[4] - has.penalties[4] - (is_crippled(game_, state_, model) ? 1 : 0);
    int armour = std::clamp(figure.armour + has.armour, 1, 5);
    for (; defence < 2 && armour > 1; ++defence) --armour;
    foe.defence = static_cast<std::uint8_t>(std::clamp(defence, 2, kMaxDice));
    foe.armour = static_cast<std::uint8_t>(armour);
    foe.engaged = engaging(game_, state_, friends, model) != 0;
    foe.worth = hero ? outlook_.worth(model) : (outlook_.is_last_wound(model) ? 3.0F : outlook_.wound_cost(model));
    foe.reach = static_cast<std::uint8_t>(figure.movement + 1);
    if (hero) {
      const float known = outlook_.attack_on(model, mover_);
      foe.hits = known > 0 ? known : 0.1F * static_cast<float>(figure.combat);
    }
    foes_.push_back(foe);
  });
  blocking_ = opaque_squares(game_, state_) | state_.taken;
  blocking_ -= squares_of(game_, state_, mover_);
  for (std::uint32_t left = game_.spells_of(state_, mover_); left != 0 && !blasts_.full(); left &= left - 1) {
    const int number = std::countr_zero(left);
    const Spell& spell = game_.content().spells[at(number)];
    if (!spell.attacks || !is_ready(state_, number) || spell.effects[0].op != Op::MagicAttack) continue;
    blasts_.push_back({spell.effects[0].a, spell.targeting.range, spell.targeting.los});
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

void Rater::rate_square(Square here) {
  rated_ = here;
  const Figure& figure = game_.figure(state_, mover_);
  const bool hero = is_hero(mover_);
  const int size = size_of(figure);
  const Modifiers has = modifiers_of(game_, state_, mover_);
  const bool crippled = is_crippled(game_, state_, mover_);
  int engaged = 0;  // enemies whose front arc covers a square of it
  std::array<float, kFacings> deed{}, safety{};
  float danger = 0;
  const int dice = figure.combat + has.dice[0] - (crippled ? 1 : 0);
  for (const Foe& foe : foes_) {
    bool beside = false, arc = false;
    for_each_square(here, size, [&](Square q) {
      for_each_square(foe.at, foe.size, [&](Square p) { beside = beside || adjacent(state_.open, q, p); });
    });
    const int away = apart(here, foe.at);
    if (beside) {
      const Figure& other = game_.figure(state_, foe.model);
      for_each_square(here, size, [&](Square q) {
        arc = arc || forward(foe.at, size_of(other), state_.facing[foe.model], q) >= 0;
      });
      if (arc) engaged += other.large && size == 1 ? 2 : 1;
      if (figure.combat > 0 && !figure.ethereal) {
        const int horde = figure.horde && foe.engaged ? 1 : 0;
        const float gain = strike(foe, here, dice + horde, true, size);
        for (int f = 0; f < kFacings; ++f) {
          bool front = false;
          for_each_square(foe.at, foe.size,
                          [&](Square p) { front = front || forward(here, size, facing_at(f), p) >= 0; });
          if (front) deed[at(f)] = std::max(deed[at(f)], gain);
        }
      }
    }
    if (hero && away <= foe.reach) danger += foe.hits * (beside ? 1.0F : 0.75F);
    if (away <= 6) {
      for (int f = 0; f < kFacings; ++f) {
        if (forward(here, size, facing_at(f), foe.at) < 0) safety[at(f)] -= beside ? 0.07F : 0.02F;
      }
    }
  }
  if (engaged == 0 || (hero && engaged <= game_.skills(mover_).shoot_engaged)) {
    const int shots = figure.shooting == 0 ? 0 : figure.shooting + has.dice[1] - (crippled ? 1 : 0);
    for (const Foe& foe : foes_) {
      for (int f = 0; f < kFacings; ++f) {
        float best = 0;
        if (shots > 0 && in_range(game_, figure.shot_range, here, foe.at) && sees(here, foe, facing_at(f))) {
          best = strike(foe, here, shots, false, size);
        }
        for (const Blast& blast : blasts_) {
          if (!in_range(game_, blast.range, here, foe.at)) continue;
          if (blast.los && !sees(here, foe, facing_at(f))) continue;
          best = std::max(best, strike(foe, here, blast.dice + has.dice[2], false, size));
        }
        deed[at(f)] = std::max(deed[at(f)], best);
      }
    }
  }
  float place = 0;
  if (hero) {
    const bool weak = figure.shooting != 0 || figure.spellcaster;
    const int now = outlook_.steps(mover_, state_.at[at(mover_)]), then = outlook_.steps(mover_, here);
    place += outlook_.step_value() * static_cast<float>(now - then);
    place -= 0.30F * danger * (outlook_.wound_cost(mover_) + 0.05F);
    if (engaged > 0 && weak) place -= 0.15F;
    if (engaged > 1) place -= 0.06F * static_cast<float>(engaged - 1);
    if (game_.adventure().exits.has(here) && outlook_.aims().together) place += 0.6F;
    if (then <= 1) {  // something to do is beside it
      for (const std::uint64_t locks = outlook_.aims().useful; const int f : {0, 1, 2, 3}) {
        for_each_in(locks, [&](int lock) {
          const int t = thing::kFirstLock + lock;
          const Lock& kind = game_.lock_of(t);
          bool front = false;
          const Board floor = floor_for(game_, state_, t);
          for_each_square_of_thing(game_, state_, t, [&](Square q) {
            const bool turned = kind.kind == LockKind::Ward || forward(here, 1, facing_at(f), q) >= 0;
            front = front || (turned && adjacent(floor, here, q));
          });
          if (!front) return;
          float gain = 0;
          if (kind.kind == LockKind::Mundane) {
            gain = 1.0F - hits_.at(std::clamp(dice + has.dice[3], 2, kMaxDice), kind.dice, kind.armour)[0];
          } else if (game_.spells_of(state_, mover_) != 0 && kind.power > 0) {
            gain = 1.0F / kind.power;
          }
          deed[at(f)] = std::max(deed[at(f)], gain * outlook_.open_value(t));
        });
      }
      for (int f = 0; f < kFacings; ++f) {
        for (std::size_t i = 0; i < game_.adventure().rules.size(); ++i) {
          if ((outlook_.aims().rules >> i & 1) == 0) continue;
          const SpecialRule& rule = game_.adventure().rules[i];
          const int t = rule.door != kNone ? thing::kDoor + rule.door : thing::kFurniture + rule.furniture;
          if (!in_play_thing(game_, state_, t)) continue;
          if (rule.needs_object != kNone && state_.object_count(mover_, rule.needs_object) == 0) continue;
          const Board floor = floor_for(game_, state_, t);
          for_each_square_of_thing(game_, state_, t, [&](Square q) {
            if (forward(here, 1, facing_at(f), q) < 0 || !adjacent(floor, here, q)) return;
            deed[at(f)] = std::max(deed[at(f)], (outlook_.aims().winning_rules >> i & 1) != 0 ? kWin : 0.5F);
          });
        }
      }
    }
  } else {
    const int now = to_heroes_.to(state_.at[at(mover_)]), then = to_heroes_.to(here);
    place += 0.012F * static_cast<float>(now - then);
    if (engaged > 0 && figure.shooting != 0) place -= 0.1F;
    if (engaged > 1) place -= 0.03F;
  }
  for (int f = 0; f < kFacings; ++f) square_[at(f)] = place + deed[at(f)] + safety[at(f)];
}

float Rater::rate_move(const Numbers& n) {
  if (!looked_) look_around();
  const Square to = square_at(n.a, n.b);
  if (to != rated_) rate_square(to);
  return square_[at(n.c & 3)];
}

float Rater::rate_break(Square to) const {
  const Figure& figure = game_.figure(state_, mover_);
  const bool weak = figure.shooting != 0 || figure.spellcaster;
  float gain = (weak ? 0.3F : 0.05F) - free_attack_cost(mover_);
  if (is_hero(mover_)) {
    gain += outlook_.step_value() *
            static_cast<float>(outlook_.steps(mover_, state_.at[at(mover_)]) - outlook_.steps(mover_, to));
  }
  return gain;
}

// --- everything else ----------------------------------------------------------------------------------------------------------

float Rater::rate_feat(int place) const {
  const int model = state_.act.model;
  const Feat& feat = game_.content().feats[game_.figure(state_, model).feats[at(place)]];
  float sum = -kFeatCost;
  for (const Effect& effect : feat.effects) {
    float best = 0, total = 0;
    switch (effect.op) {
      case Op::FightEach:
        for_each_in(each_targets(game_, state_, model, effect), [&](int each) {
          total += rate_fight(model, each, {.type = Attack::Fight, .dice = effect.a, .no_modifiers = !effect.flag});
        });
        sum += total;
        break;
      case Op::FightOne:
        for_each_in(fight_targets(game_, state_, model), [&](int each) {
          best = std::max(
              best, rate_fight(model, each, {.type = Attack::Fight, .bonus = effect.a, .no_penalties = effect.flag}));
        });
        sum += best;
        break;
      case Op::ChainFight:
        for_each_in(fight_targets(game_, state_, model),
                    [&](int each) { best = std::max(best, rate_fight(model, each, {.type = Attack::Fight})); });
        sum += best * 1.5F;
        break;
      case Op::ShootTimes:
      case Op::ShootOne: {
        const bool ignoring = effect.op == Op::ShootOne;
        for_each_in(shoot_targets(game_, state_, model, ignoring), [&](int each) {
          const float gain = rate_fight(model, each, {.type = Attack::Shoot, .dice = ignoring ? effect.a : 0});
          best = std::max(best, gain);
          total += gain;
        });
        sum += ignoring ? best : std::min(total, best * 2.6F);
        break;
      }
      case Op::CastMany: {
        Prospects prospects(game_, state_, model);
        for (std::uint32_t left = game_.spells_of(state_, model); left != 0; left &= left - 1) {
          const int spell = std::countr_zero(left);
          if (game_.content().spells[at(spell)].major != (effect.b != 0)) continue;
          float most = 0;
          for_each_cast(game_, state_, prospects, spell, true,
                        [&](Action action) { most = std::max(most, rate_cast(numbers_of(action))); });
          total += most;
        }
        sum += total;
        break;
      }
      case Op::MagicAttack:
        for_each_in(spell_targets(game_, state_, model, effect.targeting, true),
                    [&](int each) { total += rate_fight(model, each, {.type = Attack::Magic, .dice = effect.a}); });
        sum += total;
        break;
      case Op::Exhaust:
        for_each_in(enemies_of(state_, model), [&](int enemy) {
          if (game_.figure(state_, enemy).klass == Class::Minion && is_adjacent_to(game_, state_, model, enemy)) {
            total += 0.7F * outlook_.best_attack(enemy);
          }
        });
        sum += total;
        break;
      case Op::Lasting:
        if (is_hero(model)) sum += 0.5F * outlook_.threat(model) * outlook_.wound_cost(model);
        break;
      case Op::Animate: sum += 0.12F * effect.a; break;
      case Op::Devour:
        sum += 0.12F * static_cast<float>(std::min<int>(effect.a, state_.wounds_of(model))) - 0.1F;
        break;
      default: break;
    }
  }
  return sum;
}

float Rater::rate_use(const Numbers& n) const {
  const Item& item = game_.content().items[at(n.a)];
  const int hero = state_.act.model;
  for (const Effect& effect : item.effects) {
    switch (effect.op) {
      case Op::Heal: {  // it prevents a wound later as well; only who is crippled should not wait
        State healed = state_;
        healed.wounds[at(hero)] = static_cast<std::uint8_t>(healed.wounds[at(hero)] - 1);
        return is_crippled(game_, state_, hero) && !is_crippled(game_, healed, hero) ? 0.05F : -0.05F;
      }
      case Op::OpenLock: return outlook_.open_value(n.b) - 0.15F;
      case Op::ReduceWard: {
        const int power = thing::is_door(n.b) ? state_.door_power[at(n.b - thing::kDoor)]
                                              : state_.chest_power[at(n.b - thing::kChest)];
        return outlook_.open_value(n.b) / static_cast<float>(std::max(1, power)) - 0.1F;
      }
      case Op::Lasting: {
        const Modifiers& has = game_.content().sources[item.source].modifiers;
        if (has.movement > 0) return outlook_.steps(hero, state_.at[at(hero)]) > 8 ? 0.02F : -0.04F;
        if ((state_.act.flags & act::kActed) != 0) return -0.1F;
        const bool fights = fight_targets(game_, state_, hero) != 0 || locks_before(game_, state_, hero) != 0;
        return fights && has.dice[0] > 0 ? 0.04F : -0.04F;
      }
      default: break;
    }
  }
  return -0.05F;
}

float Rater::rate_trade(const Numbers& n) const {
  const int hero = state_.act.model;
  float gain = 0;
  const auto moved = [&](int what, int from, int to) {
    if (what >= kFirstObject) return;  // an object, or nothing
    const Item& item = game_.content().items[at(what)];
    if (item.prevents_wound) gain += 0.5F * (outlook_.wound_cost(to) - outlook_.wound_cost(from));
    if (item.crystal != 0) {
      const auto use = [&](int who) { return (game_.usable(who) >> (2 * what) & 1U) != 0 ? 0.08F : 0.0F; };
      gain += use(to) - use(from);
    }
  };
  moved(n.b, hero, n.a);
  moved(n.c, n.a, hero);
  return gain > 0.05F ? gain : kIdle;
}

float Rater::rate_interact(int rule) const {
  if ((outlook_.aims().winning_rules >> rule & 1) != 0) return kWin;
  if ((outlook_.aims().rules >> rule & 1) != 0) return 0.5F;
  return 0.02F;
}

float Rater::rate_raise(const Numbers& n) const {
  const Square to = square_at(n.a, n.b);
  const Figure& figure = game_.content().figures[at(n.d)];
  float gain = weight_of(figure) - 0.06F;
  for_each_in(state_.in_play & kHeroes, [&](int hero) {
    const Square there = state_.at[at(hero)];
    const int away = apart(to, there);
    const bool front = forward(to, 1, facing_at(n.c), there) >= 0;
    if (away <= figure.movement + 1) gain += 0.1F * outlook_.wound_cost(hero) + 0.02F;
    if (away <= 5 && !front) gain -= 0.01F;
    if (!adjacent(state_.open, to, there)) return;
    const Figure& other = game_.figure(state_, hero);
    if (forward(there, 1, state_.facing[at(hero)], to) >= 0) {  // it will be attacked at once (DS-7.8)
      const auto& hits = hits_.at(std::min<int>(other.combat, kMaxDice), std::min<int>(figure.combat, kMaxDice),
                                  std::clamp<int>(figure.armour, 1, 5));
      const float gone = figure.damage[1] == Damage::None ? hits[3] + hits[4] : hits[2] + hits[3] + hits[4];
      gain -= gone * weight_of(figure);
    }
    if (front && (other.shooting != 0 || other.spellcaster)) gain += 0.08F;  // it holds a hero who needs to be free
    if (!front) gain -= 0.05F;
  });
  return gain;
}

float Rater::rate_place(const Numbers& n) const {
  const int figure = state_.next().a;
  Numbers raised = n;
  raised.d = figure;
  return rate_raise(raised);
}

float Rater::best_commands(int commands) const {
  FixedVector<float, kMaxModels> gains;
  for_each_in(can_be_activated(state_),
              [&](int model) { gains.push_back(std::max(kActivation, outlook_.best_attack(model))); });
  std::sort(gains.begin(), gains.end(), [](float a, float b) { return a > b; });
  float sum = 0;
  for (std::size_t i = 0; i < gains.size() && i < at(commands); ++i) sum += 0.8F * gains[i];
  const std::size_t idle = at(commands) > gains.size() ? at(commands) - gains.size() : 0;
  if (idle > 0 && can_raise(game_, state_, 0)) sum += 0.06F * static_cast<float>(std::min<std::size_t>(idle, 3));
  return sum;
}

float Rater::rate_card(int number) const {
  const Card& card = game_.content().cards[at(number)];
  const int amount = card.kind == CardKind::Double ? game_.adventure().commands : card.amount;
  const float cost = 0.05F * (0.5F + 0.5F * static_cast<float>(amount));
  switch (card.kind) {
    case CardKind::Extra:
    case CardKind::Double: return best_commands(state_.commands + amount) - best_commands(state_.commands) - cost;
    case CardKind::Interrupt: return best_commands(amount) - cost - 0.04F;
    case CardKind::Animate: {
      const float room = can_raise(game_, state_, 0) ? static_cast<float>(std::min<int>(amount, state_.bones)) : 0.0F;
      return 0.1F * room - cost;
    }
  }
  return 0;
}

// --- all ----------------------------------------------------------------------------------------------------------------------

float Rater::rate(Action action) {
  const Numbers n = numbers_of(action);
  const Task& asked = state_.next();
  const int model = state_.act.model;
  switch (kind_of(action)) {
    case Kind::Hero: {  // who can do something goes first, the weak ones last
      const Figure& figure = game_.figure(state_, n.a);
      float gain = figure.shooting != 0 || figure.spellcaster ? 0.0F : 0.05F;
      for_each_in(state_.in_play & ~kHeroes, [&](int enemy) {
        const int away = apart(state_.at[at(n.a)], state_.at[at(enemy)]);
        if (away <= figure.movement + 1) gain = std::max(gain, 0.5F * outlook_.worth(enemy));
      });
      return gain;
    }
    case Kind::Move: return rate_move(n);
    case Kind::Break: return rate_break(square_at(n.a, n.b));
    case Kind::Fight:
      if (asked.step == Step::AskEach) {
        return rate_fight(model, n.a, {.type = Attack::Fight, .dice = asked.a, .no_modifiers = asked.b == 0});
      }
      if (asked.step == Step::AskStrike) {
        return rate_fight(model, n.a, {.type = Attack::Fight, .bonus = asked.a, .no_penalties = asked.b != 0});
      }
      return rate_fight(model, n.a, {.type = Attack::Fight});
    case Kind::Shoot:
      return rate_fight(model, n.a, {.type = Attack::Shoot, .dice = asked.step == Step::AskShot ? asked.b : 0});
    case Kind::Cast: return rate_cast(n);
    case Kind::Interact: return rate_interact(n.a);
    case Kind::Use: return rate_use(n);
    case Kind::Trade: return rate_trade(n);
    case Kind::PickUp: return 0.5F;
    case Kind::Feat: return rate_feat(n.a);
    case Kind::End:
      if (asked.step == Step::AskCommand) return 0.0F;
      if (is_hero(model) && move_end_rule(game_, state_, model) != kNone) return 1.0F;
      return 0.0F;
    case Kind::Stop: return -0.01F;
    case Kind::Shift: {
      if (!looked_) look_around();
      return rate_move(n);
    }
    case Kind::Devour: return -outlook_.worth(n.a);
    case Kind::Free: return rate_fight(n.a, asked.a, {.type = Attack::Free});
    case Kind::Yes:
      if (asked.step == Step::AskPotion)
        return outlook_.wound_cost(asked.a) > 0.15F || outlook_.is_last_wound(asked.a) ? 1.0F : 0.0F;
      return 0.01F;
    case Kind::No: return 0.005F;
    case Kind::Pass: return 0.0F;
    case Kind::Card: return rate_card(n.a);
    case Kind::Activate: return std::max(kActivation, outlook_.best_attack(n.a));
    case Kind::Raise: return rate_raise(n);
    case Kind::Place: return rate_place(n);
    case Kind::Target: {
      const Effect& effect = effect_of(game_, asked.b, asked.c);
      if (effect.op != Op::MagicAttack) return 0;
      const bool minor = asked.b < origin::kFeat && !game_.content().spells[asked.b].major;
      return rate_fight(asked.a, n.a, {.type = Attack::Magic, .dice = effect.a, .bonus = asked.g, .minor = minor});
    }
    default: return 0;
  }
}

// The best that can be done without moving any more.
float Rater::best_deed() {
  float best = 0;
  const int model = state_.act.model;
  Prospects prospects(game_, state_, model);
  for_each_deed(game_, state_, prospects, [&](Action action) { best = std::max(best, rate(action)); });
  const int feats = static_cast<int>(game_.figure(state_, model).feats.size());
  for (int i = 0; i < feats; ++i) {
    if (may_use_feat(game_, state_, prospects, i)) best = std::max(best, rate_feat(i));
  }
  return best;
}

// The best place to go to, with what can be done there.
float Rater::best_move() {
  float best = 0;
  for_each_move(game_, state_, [&](Action action) {
    if (kind_of(action) == Kind::Move) best = std::max(best, rate_move(numbers_of(action)));
  });
  return best;
}

// What the Overlord can still do in this Turn or window, but for what is under way.
float Rater::rest() const {
  if (state_.phase == Phase::Overlord) return best_commands(state_.commands);
  if (state_.phase != Phase::Window) return 0;
  for (int i = 0; i < state_.tasks; ++i) {
    const Task& task = state_.agenda[at(i)];
    if (task.step == Step::Models || task.step == Step::AskModel) return best_commands(task.a);
  }
  return 0;
}

float Rater::chance() {
  const Task& asked = state_.next();
  const bool hero = is_hero(state_.act.model);
  const float rest = this->rest();
  float gain = 0;
  switch (asked.step) {
    case Step::RollAttack:
    case Step::RollDefence: return chance_after(state_.attack, -rest);
    case Step::AskAct:
      if (hero && move_end_rule(game_, state_, state_.act.model) != kNone) gain = 0.5F;
      else gain = best_deed();
      // What is hoped for counts a little less than what is done.
      if ((state_.act.flags & (act::kInMove | act::kActed)) == 0) gain = std::max(gain, best_move());
      gain *= 0.85F;
      if (!hero) gain = -gain;
      break;
    case Step::AskEach:
      for_each_in(state_.targets, [&](int each) {
        gain +=
            rate_fight(state_.act.model, each, {.type = Attack::Fight, .dice = asked.a, .no_modifiers = asked.b == 0});
      });
      if (!hero) gain = -gain;
      break;
    case Step::AskStrike:
    case Step::AskChain:
    case Step::AskShot:
    case Step::AskSpell: {
      float best = 0;
      for_each_action(game_, state_, [&](Action action) { best = std::max(best, rate(action)); });
      const float times = asked.step == Step::AskShot    ? 0.9F * asked.a
                          : asked.step == Step::AskSpell ? 0.8F * asked.b
                          : asked.step == Step::AskChain ? 1.5F
                                                         : 1.0F;
      gain = best * std::max(times, 1.0F);
      if (!hero) gain = -gain;
      break;
    }
    case Step::AskTarget: {
      for_each_in(state_.targets, [&](int each) { gain += rate(pack(Kind::Target, {.a = each})); });
      if (!is_hero(asked.a)) gain = -gain;
      break;
    }
    case Step::AskFree:
      for_each_in(state_.free, [&](int each) { gain += rate_fight(each, asked.a, {.type = Attack::Free}); });
      if (is_hero(asked.a)) gain = -gain;
      break;
    case Step::AskPotion: gain = outlook_.is_last_wound(asked.a) ? -4.0F : -outlook_.wound_cost(asked.a); break;
    case Step::AskAnimate: gain = -0.1F * static_cast<float>(asked.a); break;
    default: break;
  }
  return outlook_.chance(gain - rest);
}

}  // namespace uc::saga
