// How good the legal actions look: magic, Feats, items, special rules, what the Overlord commands.
#include <algorithm>

#include "rating.hpp"
#include "saga/rules/choices.hpp"
#include "weights.hpp"

namespace uc::saga {

// --- magic ------------------------------------------------------------------------------------------------------------------

float Rater::rate_lasting(int target, int source) const {
  const Source& lasting = game_.content().sources[source];
  const Modifiers& has = lasting.modifiers;
  const bool again = state_.lasting_of(target, source) != 0;
  if (is_hero(target)) {
    if (lasting.skip_ok_on != 0) return again ? 0.0F : weight::kSpoiledTurn;
    const float help = static_cast<float>(has.dice[DefenceDice]) * weight::kGuardDie +
                       static_cast<float>(has.armour) * weight::kGuardArmour;
    const float harm = static_cast<float>(has.penalties[DefenceDice]) * weight::kLostGuardDie +
                       static_cast<float>(has.penalties[FightDice]) * weight::kLostFightDie;
    const float risk = outlook_.threat(target) * (outlook_.wound_cost(target) + weight::kAnyWound);
    // Enemies lay the second kind.
    const float gain = help != 0 ? help * risk : weight::kSlightCurse + harm * (risk + weight::kAnyThreat);
    return again ? 0.0F : gain;
  }
  if (again) return 0;
  if (has.no_move) {
    for (int hero = 0; hero < game_.heroes(); ++hero) {
      if (saga::has(state_.in_play, hero) && is_adjacent_to(game_, state_, target, hero)) return 0.0F;
    }
    return weight::kHeldBack * outlook_.best_attack(target);
  }
  // An armour that is worn down: what those who still act this Round gain by it.
  const Figure& figure = game_.figure(state_, target);
  const int armour = std::clamp(figure.armour + modifiers_of(game_, state_, target).armour, 1, 5);
  const int then = std::clamp(armour + has.armour, 1, 5);
  const HitTable& table = hits_;
  float gain = weight::kSlightWear;
  for_each_in(state_.in_play & kHeroes & ~ModelSet{state_.acted} & ~set_of(state_.act.model), [&](int hero) {
    const Figure& other = game_.figure(state_, hero);
    const int away = apart(state_.at[hero], state_.at[target]);
    if (away > (other.shooting != 0 ? weight::kFarShot : other.movement + 1)) return;
    const int dice = std::min<int>(std::max(other.shooting, other.combat), kMaxDice);
    const int defence = std::min<int>(figure.combat, kMaxDice);
    gain += weight::kFewerMonsters * (result(figure, target, table.at(dice, defence, then), false) -
                                      result(figure, target, table.at(dice, defence, armour), false));
  });
  return gain;
}

float Rater::rate_effect(const Effect& effect, const Spell& spell, const said::Cast& chosen, int bonus) const {
  const int caster = state_.act.model, t = chosen.target;
  switch (effect.op) {
    case Op::MagicAttack: {
      const Manner manner{.type = Attack::Magic, .dice = effect.amount, .bonus = bonus, .minor = !spell.major};
      ModelSet targets = 0;
      if (spell.targeting.count == Count::EachInRange) {
        targets = spell_targets(game_, state_, caster, spell.targeting, true);
      } else if (spell.targeting.count == Count::Blast) {
        targets = blast_targets(game_, state_, chosen.square);
      } else if (thing::is_model(t)) {
        targets = set_of(t);
      }
      float sum = 0;
      for_each_in(targets, [&](int each) { sum += rate_fight(caster, each, manner); });
      return sum;
    }
    case Op::Lasting: return thing::is_model(t) ? rate_lasting(t, spell.source) : 0.0F;
    case Op::BonusMove: {  // for who is far behind, or held off
      const int steps = std::min(outlook_.steps(t, state_.at[t]), weight::kBonusSteps);
      if (engagers(game_, state_, t) != 0) return 0.0F;
      return weight::kBonusMove + weight::kBonusStep * static_cast<float>(steps);
    }
    case Op::ReduceWard: return rate_ward(t);
    case Op::GainCrystal: return crystals_of(game_, state_, caster) < kMostCrystals ? weight::kCrystal : 0.0F;
    case Op::Heal: {
      const bool minion = game_.figure(state_, t).klass == Class::Minion;
      const int healed = std::min<int>(effect.amount, state_.wounds_of(t));
      return static_cast<float>(healed) * (minion ? weight::kHealedMinion : weight::kHealed);
    }
    case Op::Summon: return effect.if_wounded ? weight::kSummonedIfWounded : weight::kSummoned;
    case Op::PlaceBonePile: return weight::kPile;
    case Op::Animate: return weight::kAnimated;
    default: return 0;
  }
}

// The power that is left counts, however it is lowered.
float Rater::rate_ward(int t) const {
  const int power = thing::is_door(t) ? state_.door_power[t - thing::kDoor] : state_.chest_power[t - thing::kChest];
  return outlook_.open_value(t) / static_cast<float>(std::max(1, power));
}

float Rater::rate_cast(const said::Cast& chosen) const {
  const Spell& spell = game_.content().spells[chosen.spell];
  const Task& asked = state_.next();
  const bool many = asked.step == Step::AskSpell && asked.as<about::Spells>().recharging != 0;
  const bool ready = is_ready(state_, chosen.spell) || many;
  float cost = spell.major ? weight::kMajorCost : 0.0F;
  int bonus = 0;
  if (chosen.crystal != kNone) {
    const int value = game_.content().items[chosen.crystal].crystal;
    cost += weight::kCrystalCost * static_cast<float>(1 + value);
    if (ready) bonus = value;
  }
  float sum = 0;
  for (const Effect& effect : spell.effects) sum += rate_effect(effect, spell, chosen, bonus);
  return sum - cost;
}

// --- Feats, items, special rules -------------------------------------------------------------------------------------------------------

// The best cast of each spell in hand of that kind, one after the other.
float Rater::rate_casts(int model, bool major) const {
  Prospects prospects(game_, state_, model);
  float total = 0;
  for (std::uint32_t left = game_.spells_of(state_, model); left != 0; left &= left - 1) {
    const int spell = std::countr_zero(left);
    if (game_.content().spells[spell].major != major) continue;
    float most = 0;
    for_each_cast(game_, state_, prospects, spell, true,
                  [&](Action action) { most = std::max(most, rate_cast(as<said::Cast>(action))); });
    total += most;
  }
  return total;
}

float Rater::rate_feat(int place) const {
  const int model = state_.act.model;
  const Feat& feat = game_.content().feats[game_.figure(state_, model).feats[place]];
  float sum = -weight::kFeatCost;
  for (const Effect& effect : feat.effects) {
    float best = 0, total = 0;
    switch (effect.op) {
      case Op::FightEach:
        for_each_in(each_targets(game_, state_, model, effect), [&](int each) {
          total += rate_fight(
              model, each, {.type = Attack::Fight, .dice = effect.amount, .no_modifiers = !effect.attacker_modifiers});
        });
        sum += total;
        break;
      case Op::FightOne:
        for_each_in(fight_targets(game_, state_, model), [&](int each) {
          best = std::max(
              best,
              rate_fight(model, each,
                         {.type = Attack::Fight, .bonus = effect.amount, .no_penalties = effect.ignore_penalties}));
        });
        sum += best;
        break;
      case Op::ChainFight:
        for_each_in(fight_targets(game_, state_, model),
                    [&](int each) { best = std::max(best, rate_fight(model, each, {.type = Attack::Fight})); });
        sum += best * weight::kChain;
        break;
      case Op::ShootTimes:
      case Op::ShootOne: {
        const bool ignoring = effect.op == Op::ShootOne;
        for_each_in(shoot_targets(game_, state_, model, ignoring), [&](int each) {
          const float gain = rate_fight(model, each, {.type = Attack::Shoot, .dice = ignoring ? effect.amount : 0});
          best = std::max(best, gain);
          total += gain;
        });
        sum += ignoring ? best : std::min(total, best * weight::kVolley);
        break;
      }
      case Op::CastMany: sum += rate_casts(model, effect.major); break;
      case Op::MagicAttack:
        for_each_in(spell_targets(game_, state_, model, effect.targeting, true), [&](int each) {
          total += rate_fight(model, each, {.type = Attack::Magic, .dice = effect.amount});
        });
        sum += total;
        break;
      case Op::Exhaust:
        for_each_in(enemies_of(state_, model), [&](int enemy) {
          if (game_.figure(state_, enemy).klass == Class::Minion && is_adjacent_to(game_, state_, model, enemy)) {
            total += weight::kFewerMonsters * outlook_.best_attack(enemy);
          }
        });
        sum += total;
        break;
      case Op::Lasting:
        if (is_hero(model)) sum += weight::kImmunity * outlook_.threat(model) * outlook_.wound_cost(model);
        break;
      case Op::Animate: sum += weight::kFeatAnimated * effect.amount; break;
      case Op::Devour:
        sum += weight::kDevoured * static_cast<float>(std::min<int>(effect.amount, state_.wounds_of(model))) -
               weight::kDevourCost;
        break;
      default: break;
    }
  }
  return sum;
}

float Rater::rate_use(const said::Use& used) const {
  const Item& item = game_.content().items[used.item];
  const int hero = state_.act.model;
  for (const Effect& effect : item.effects) {
    switch (effect.op) {
      case Op::Heal: {  // it prevents a wound later as well; only who is crippled should not wait
        State healed = state_;
        healed.wounds[hero] = static_cast<std::uint8_t>(healed.wounds[hero] - 1);
        return is_crippled(game_, state_, hero) && !is_crippled(game_, healed, hero) ? weight::kRightMoment
                                                                                     : weight::kWrongMoment;
      }
      case Op::OpenLock: return outlook_.open_value(used.target) - weight::kKeyCost;
      case Op::ReduceWard: return rate_ward(used.target) - weight::kWardStoneCost;
      case Op::Lasting: {
        const Modifiers& has = game_.content().sources[item.source].modifiers;
        if (has.movement > 0) {
          const bool far = outlook_.steps(hero, state_.at[hero]) > weight::kFarWay;
          return far ? weight::kFarBoots : weight::kNearBoots;
        }
        if ((state_.act.flags & act::kActed) != 0) return weight::kLateOil;
        const bool fights = fight_targets(game_, state_, hero) != 0 || locks_before(game_, state_, hero) != 0;
        return fights && has.dice[FightDice] > 0 ? weight::kUsefulOil : weight::kUselessOil;
      }
      default: break;
    }
  }
  return weight::kWrongMoment;
}

float Rater::rate_trade(const said::Trade& offer) const {
  const int hero = state_.act.model;
  float gain = 0;
  const auto moved = [&](int what, int from, int to) {
    if (what >= kFirstObject) return;  // an object, or nothing
    const Item& item = game_.content().items[what];
    if (item.prevents_wound) gain += weight::kPotionMoved * (outlook_.wound_cost(to) - outlook_.wound_cost(from));
    if (item.crystal != 0) {
      const auto use = [&](int who) {
        return (game_.usable(who) >> (2 * what) & 1U) != 0 ? weight::kCrystalMoved : 0.0F;
      };
      gain += use(to) - use(from);
    }
  };
  moved(offer.given, hero, offer.hero);
  moved(offer.taken, offer.hero, hero);
  return gain > weight::kGoodTrade ? gain : kIdle;
}

float Rater::rate_interact(int rule) const {
  if ((outlook_.aims().winning_rules >> rule & 1) != 0) return weight::kWin;
  return (outlook_.aims().rules >> rule & 1) != 0 ? weight::kRule : weight::kOtherRule;
}

float Rater::rate_raise(Square to, Facing facing, int kind) const {
  const Figure& figure = game_.content().figures[kind];
  float gain = weight_of(figure) - weight::kRaiseCost;
  for_each_in(state_.in_play & kHeroes, [&](int hero) {
    const Square there = state_.at[hero];
    const int away = apart(to, there);
    const bool front = forward(to, 1, facing, there) >= 0;
    if (away <= figure.movement + 1) {
      gain += weight::kRaisedNear * outlook_.wound_cost(hero) + weight::kRaisedAnywhere;
    }
    if (away <= weight::kRaisedWatch && !front) gain -= weight::kRaisedBlind;
    if (!adjacent(state_.open, to, there)) return;
    const Figure& other = game_.figure(state_, hero);
    if (forward(there, 1, state_.facing[hero], to) >= 0) {  // it will be attacked at once (DS-7.8)
      const auto& hits = hits_.at(std::min<int>(other.combat, kMaxDice), std::min<int>(figure.combat, kMaxDice),
                                  std::clamp<int>(figure.armour, 1, 5));
      const float gone = figure.damage[1] == Damage::None ? hits[3] + hits[4] : hits[2] + hits[3] + hits[4];
      gain -= gone * weight_of(figure);
    }
    if (front && (other.shooting != 0 || other.spellcaster)) gain += weight::kHolds;
    if (!front) gain -= weight::kRaisedBackwards;
  });
  return gain;
}

float Rater::best_commands(int commands) const {
  FixedVector<float, kMaxModels> gains;
  for_each_in(can_be_activated(state_),
              [&](int model) { gains.push_back(std::max(weight::kActivation, outlook_.best_attack(model))); });
  std::sort(gains.begin(), gains.end(), [](float a, float b) { return a > b; });
  float sum = 0;
  const int used = std::min(commands, static_cast<int>(gains.size()));
  for (int i = 0; i < used; ++i) sum += weight::kCommand * gains[i];
  const int idle = std::min(commands - used, weight::kIdleCommands);
  if (idle > 0 && can_raise(game_, state_, 0)) sum += weight::kIdleCommand * static_cast<float>(idle);
  return sum;
}

float Rater::rate_card(int number) const {
  const Card& card = game_.content().cards[number];
  const int amount = card.kind == CardKind::Double ? game_.adventure().commands : card.amount;
  const float cost = weight::kCardCost * (0.5F + 0.5F * static_cast<float>(amount));
  switch (card.kind) {
    case CardKind::Extra:
    case CardKind::Double: return best_commands(state_.commands + amount) - best_commands(state_.commands) - cost;
    case CardKind::Interrupt: return best_commands(amount) - cost - weight::kInterruptCost;
    case CardKind::Animate: {
      const float room = can_raise(game_, state_, 0) ? static_cast<float>(std::min<int>(amount, state_.bones)) : 0.0F;
      return weight::kCardAnimated * room - cost;
    }
  }
  return 0;
}

}  // namespace uc::saga
