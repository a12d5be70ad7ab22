// How good the legal actions look: attacks, what is chosen among equals, and the whole.
#include <algorithm>

#include "rating.hpp"
#include "saga/rules/choices.hpp"
#include "weights.hpp"

namespace uc::saga {

Rater::Rater(const Saga& game, const State& state) : game_(game), state_(state), outlook_(game, state) {
  const bool bonus = state.next().step == Step::AskBonusMove;
  mover_ = bonus ? int{state.next().as<about::BonusMove>().model} : state.act.model;
}

// --- attacks ----------------------------------------------------------------------------------------------------------------

float Rater::result(const Figure& target, int model, const std::array<float, HitTable::kHits>& hits,
                    bool destroys) const {
  if (is_hero(model)) {
    const float cost = outlook_.is_last_wound(model) ? weight::kLastWound : outlook_.wound_cost(model);
    return (1.0F - hits[0]) * cost;
  }
  const float worth = outlook_.worth(model);
  float gain = 0;
  for (std::size_t n = 1; n < HitTable::kHits; ++n) {
    switch (target.damage[n - 1]) {
      case Damage::None: break;
      case Damage::Bones: gain += hits[n] * (worth + (destroys ? weight::kNoPile : 0.0F)); break;
      case Damage::Destroyed: gain += hits[n] * (worth + weight::kNoPile); break;
      case Damage::Wound: {  // a boss: five of them are needed, and they may be what it is all about
        const float last = state_.wounds_of(model) + 1 >= target.incapacitated_at ? weight::kWin : weight::kBossWound;
        gain += hits[n] * last;
        break;
      }
      case Damage::Wounds: {
        const int left = std::max(1, target.wounds - state_.wounds_of(model));
        gain +=
            hits[n] * worth * std::min(1.0F, static_cast<float>(n) / static_cast<float>(left)) * weight::kMinionWound;
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

// --- single choices -------------------------------------------------------------------------------------------------------------

// Who can do something goes first, the weak ones last.
float Rater::rate_hero(int hero) const {
  const Figure& figure = game_.figure(state_, hero);
  float gain = figure.shooting != 0 || figure.spellcaster ? 0.0F : weight::kStrongFirst;
  for_each_in(state_.in_play & ~kHeroes, [&](int enemy) {
    const int away = apart(state_.at[hero], state_.at[enemy]);
    if (away <= figure.movement + 1) gain = std::max(gain, weight::kNearFirst * outlook_.worth(enemy));
  });
  return gain;
}

float Rater::rate_potion(int hero) const {
  const bool worthwhile = outlook_.wound_cost(hero) > weight::kDrinkAt || outlook_.is_last_wound(hero);
  return worthwhile ? weight::kDrink : 0.0F;
}

// Of several targets of one spell.
float Rater::rate_target(int target) const {
  const auto aim = state_.next().as<about::Aim>();
  const Effect& effect = effect_of(game_, aim.origin, aim.effect);
  if (effect.op != Op::MagicAttack) return 0;
  return rate_fight(aim.caster, target, magic_by(game_, aim, effect));
}

// --- all ----------------------------------------------------------------------------------------------------------------------

float Rater::rate(Action action) {
  const Task& asked = state_.next();
  const int model = state_.act.model;
  switch (kind_of(action)) {
    case Kind::Hero: return rate_hero(as<said::Hero>(action).hero);
    case Kind::Move: {
      const auto chosen = as<said::Move>(action);
      return rate_move(chosen.square, facing_at(chosen.facing));
    }
    case Kind::Shift: {
      const auto chosen = as<said::Place>(action);
      return rate_move(chosen.square, facing_at(chosen.facing));
    }
    case Kind::Break: return rate_break(as<said::Break>(action).square);
    case Kind::Fight: return rate_fight(model, as<said::Target>(action).target, fight_asked(asked));
    case Kind::Shoot: {
      const int dice = asked.step == Step::AskShot ? int{asked.as<about::Shots>().dice} : 0;
      return rate_fight(model, as<said::Target>(action).target, {.type = Attack::Shoot, .dice = dice});
    }
    case Kind::Cast: return rate_cast(as<said::Cast>(action));
    case Kind::Interact: return rate_interact(as<said::Interact>(action).rule);
    case Kind::Use: return rate_use(as<said::Use>(action));
    case Kind::Trade: return rate_trade(as<said::Trade>(action));
    case Kind::PickUp: return weight::kPickUp;
    case Kind::Feat: return rate_feat(as<said::Feat>(action).feat);
    case Kind::End:
      if (asked.step == Step::AskCommand) return 0.0F;
      return is_hero(model) && move_end_rule(game_, state_, model) != kNone ? weight::kEndForRule : 0.0F;
    case Kind::Stop: return weight::kStop;
    case Kind::Devour: return -outlook_.worth(as<said::Model>(action).model);
    case Kind::Free:
      return rate_fight(as<said::Model>(action).model, asked.as<about::FreeAttacks>().target, {.type = Attack::Free});
    case Kind::Yes: return asked.step == Step::AskPotion ? rate_potion(asked.as<about::OfHero>().hero) : weight::kYes;
    case Kind::No: return weight::kNo;
    case Kind::Pass: return 0.0F;
    case Kind::Card: return rate_card(as<said::Card>(action).card);
    case Kind::Activate: return std::max(weight::kActivation, outlook_.best_attack(as<said::Model>(action).model));
    case Kind::Raise: {
      const auto raised = as<said::Raise>(action);
      return rate_raise(raised.square, facing_at(raised.facing), raised.figure);
    }
    case Kind::Place: {
      const auto placed = as<said::Place>(action);
      return rate_raise(placed.square, facing_at(placed.facing), asked.as<about::Summons>().figure);
    }
    case Kind::Target: return rate_target(as<said::Target>(action).target);
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
    if (kind_of(action) == Kind::Move) best = std::max(best, rate(action));
  });
  return best;
}

// What the Overlord can still do in this Turn or window, but for what is under way.
float Rater::rest() const {
  if (state_.phase == Phase::Overlord) return best_commands(state_.commands);
  if (state_.phase != Phase::Window) return 0;
  for (int i = 0; i < state_.tasks; ++i) {
    const Task& task = state_.agenda[i];
    // Both are about a number that is left.
    if (task.step == Step::Models || task.step == Step::AskModel) return best_commands(task.as<about::Left>().left);
  }
  return 0;
}

// What the model that acts can still gain, from its Turn or the step it is asked for.
float Rater::hope() {
  const Task& asked = state_.next();
  const int model = state_.act.model;
  float gain = 0;
  switch (asked.step) {
    case Step::AskAct:
      if (is_hero(model) && move_end_rule(game_, state_, model) != kNone) gain = weight::kRule;
      else gain = best_deed();
      if ((state_.act.flags & (act::kInMove | act::kActed)) == 0) gain = std::max(gain, best_move());
      return gain * weight::kLater;  // what is hoped for counts a little less than what is done
    case Step::AskEach:
      for_each_in(state_.targets, [&](int each) { gain += rate_fight(model, each, fight_asked(asked)); });
      return gain;
    default: {  // AskStrike, AskChain, AskShot, AskSpell: as often as is left
      for_each_action(game_, state_, [&](Action action) { gain = std::max(gain, rate(action)); });
      const float times = asked.step == Step::AskShot    ? weight::kMoreShots * asked.as<about::Shots>().left
                          : asked.step == Step::AskSpell ? weight::kMoreSpells * asked.as<about::Spells>().left
                          : asked.step == Step::AskChain ? weight::kChain
                                                         : 1.0F;
      return gain * std::max(times, 1.0F);
    }
  }
}

float Rater::chance() {
  const Task& asked = state_.next();
  const auto for_side_of = [](int model, float gain) { return is_hero(model) ? gain : -gain; };
  const float rest = this->rest();
  float gain = 0;
  switch (asked.step) {
    case Step::RollAttack:
    case Step::RollDefence: return chance_after(state_.attack, -rest);
    case Step::AskAct:
    case Step::AskEach:
    case Step::AskStrike:
    case Step::AskChain:
    case Step::AskShot:
    case Step::AskSpell: gain = for_side_of(state_.act.model, hope()); break;
    case Step::AskTarget: {
      for_each_in(state_.targets, [&](int each) { gain += rate_target(each); });
      gain = for_side_of(asked.as<about::Aim>().caster, gain);
      break;
    }
    case Step::AskFree: {
      const int target = asked.as<about::FreeAttacks>().target;
      for_each_in(state_.free, [&](int each) { gain += rate_fight(each, target, {.type = Attack::Free}); });
      gain = -for_side_of(target, gain);
      break;
    }
    case Step::AskPotion: {
      const int hero = asked.as<about::OfHero>().hero;
      gain = outlook_.is_last_wound(hero) ? -weight::kHesitantWound : -outlook_.wound_cost(hero);
      break;
    }
    case Step::AskAnimate:
      gain = -weight::kCardAnimated * static_cast<float>(int{asked.as<about::Animates>().left});
      break;
    default: break;
  }
  return outlook_.chance(gain - rest);
}

}  // namespace uc::saga
