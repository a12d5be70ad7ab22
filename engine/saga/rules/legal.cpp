// What may be done, and why something may not. The list decides; the reasons only say which rule a player has met.
#include "choices.hpp"

namespace uc::saga {

void Saga::actions(const State& state, ActionList& list) const {
  list.clear();
  for_each_action(*this, state, [&](Action action) { list.push_back(action); });
}

namespace {

// The rule that says what is asked here.
std::string_view rule_of(const State& state) {
  switch (state.next().step) {
    case Step::AskHero: return "DS-3.2";
    case Step::AskAct: return is_hero(state.act.model) ? "DS-3.3" : "DS-4.4";
    case Step::AskSpell: {
      const auto spells = state.next().as<about::Spells>();
      return spells.recharging == 0 ? "DS-11.2" : spells.major == 0 ? "DS-16.10" : "DS-16.6";
    }
    case Step::AskEach: return is_hero(state.act.model) ? "DS-16.3" : "DS-16.11";
    case Step::AskStrike: return "DS-16.8";
    case Step::AskShot: return state.next().as<about::Shots>().dice == 0 ? "DS-16.5" : "DS-16.9";
    case Step::AskChain:
    case Step::AskShift: return "DS-16.7";
    case Step::AskDevour: return "DS-16.11";
    case Step::AskFree: return "DS-7.3";
    case Step::AskPotion: return "DS-15.4";
    case Step::AskAgree: return "DS-15.5";
    case Step::AskInterrupt: return "DS-4.10";
    case Step::AskModel: return "DS-4.12";
    case Step::AskCommand: return "DS-4.2";
    case Step::AskAnimate: return state.next().as<about::Animates>().origin == origin::kCard ? "DS-4.9" : "DS-7.6";
    case Step::AskSummon: return "DS-7.9";
    case Step::AskTarget: return "DS-11.9";
    case Step::AskBonusMove: return "DS-6.13";
    default: return "DS-17.1";
  }
}

bool in_map(const Saga& game, Square q) { return q.x < game.adventure().width && q.y < game.adventure().height; }

// Would the model stand there on a square of an Ethereal one? (DS-14.4)
bool would_share(const Saga& game, const State& state, int model, Square to) {
  State there = state;
  there.at[model] = to;
  return is_passing(game, there, model);
}

std::string_view why_no_move(const Saga& game, const State& state, Square to) {
  const MoveNow now = move_now(game, state);
  const int model = now.mover.model;
  const bool bonus = state.next().step == Step::AskBonusMove;
  const int flags = bonus ? int{state.next().as<about::BonusMove>().flags} : state.act.flags;
  if ((flags & (act::kMoveOver | act::kActed)) != 0) return "DS-3.4";
  if ((flags & act::kStopped) != 0) {
    // Who has all its points has not stepped into an arc: it turned where it was engaged, and so has stayed (DS-R66).
    const bool stepped = bonus || state.act.points != movement_of(game, state, model);
    return stepped ? "DS-6.6" : "DS-6.7";
  }
  if ((flags & act::kDazed) != 0) return "DS-3.8";
  if ((flags & act::kMoved) != 0) return "DS-R61";
  if (modifiers_of(game, state, model).no_move) return "DS-6.12";
  if (now.breaks) return "DS-6.7";
  if (to == state.at[model] && is_passing(game, state, model)) return "DS-14.4";
  if (!in_map(game, to) || !state.open.has(to) || state.solid.has(to) || state.taken.has(to)) return "DS-6.2";
  if (would_share(game, state, model, to)) return "DS-14.4";
  if (game.figure(state, model).large) return "DS-10.3";
  return bonus ? "DS-6.13" : "DS-6.1";
}

std::string_view why_no_break(const Saga& game, const State& state, Square to) {
  const MoveNow now = move_now(game, state);
  if (!now.breaks) {
    const std::string_view reason = why_no_move(game, state, to);
    return reason == "DS-6.1" || reason == "DS-R61" ? "DS-6.7" : reason;
  }
  if (!in_map(game, to) || !state.open.has(to) || state.solid.has(to) || state.taken.has(to)) return "DS-6.2";
  if (front_arcs(game, state, enemies_of(state, now.mover.model)).has(to)) return "DS-6.8";
  if (break_steps(game, state, now.mover).has(to)) return "DS-14.4";
  return game.figure(state, now.mover.model).large ? "DS-10.6" : "DS-6.3";
}

// Why this model may not act at all, if that is so.
std::string_view why_no_deed(const Saga& game, const State& state) {
  if ((state.act.flags & act::kActed) != 0) return "DS-3.5";
  if ((state.act.flags & act::kDazed) != 0) return "DS-3.8";
  if (ends_move_first(game, state)) return "DS-18.7";
  return "";
}

std::string_view why_no_fight(const Saga& game, const State& state, int t) {
  const int model = state.act.model;
  if (t >= thing::kEnd) return "DS-8.1";
  if (thing::is_model(t)) {
    if (!has(enemies_of(state, model), t)) return "DS-8.1";
    return can_be_harmed(game, state, t) ? "DS-8.1" : "DS-14.4";
  }
  if (!is_hero(model)) return "DS-13.4";
  if (!in_play_thing(game, state, t)) return "DS-13.6";
  if (game.lock_of(t).kind == LockKind::Ward) return "DS-13.8";
  if (game.lock_of(t).kind == LockKind::Sealed) return "DS-13.13";
  return game.lock_of(t).kind == LockKind::None ? "DS-13.1" : "DS-13.6";
}

std::string_view why_no_shot(const Saga& game, const State& state, int t) {
  const int model = state.act.model;
  if (!thing::is_model(t) || !has(enemies_of(state, model), t) || !may_shoot_now(game, state, model)) return "DS-9.1";
  if (!can_be_harmed(game, state, t)) return "DS-14.4";
  if (!in_range(game, state, game.figure(state, model).shot_range, model, t)) return "DS-9.2";
  bool front = false;
  for_each_square_of(game, state, t, [&](Square q) { front = front || !is_behind(game, state, model, q); });
  return front ? "DS-9.7" : "DS-9.3";
}

std::string_view why_no_cast(const Saga& game, const State& state, const said::Cast& chosen) {
  const int caster = state.act.model, number = chosen.spell, t = chosen.target;
  if (number >= kMaxSpells || (game.spells_of(state, caster) >> number & 1U) == 0) return "DS-11.1";
  const Spell& spell = game.content().spells[number];
  const bool asked = state.next().step == Step::AskSpell;
  const auto spells = state.next().as<about::Spells>();
  const bool many = asked && spells.recharging != 0;
  if ((state.act.cast >> number & 1U) != 0) return "DS-11.2";
  if (asked && spell.major != (spells.major != 0)) return rule_of(state);
  if (!many && !is_ready(state, number) && chosen.crystal == kNone) return "DS-11.4";
  if (chosen.crystal != kNone) return "DS-11.11";
  if (spell.targeting.los && engagers(game, state, caster) != 0) return "DS-11.7";
  if (spell.targeting.kind == TargetKind::Ward && !thing::is_model(t) && t < thing::kEnd && !has_ward(game, state, t)) {
    return "DS-13.8";
  }
  if (thing::is_model(t) && has(state.in_play, t)) {
    if (spell.attacks && !can_be_harmed(game, state, t)) return "DS-14.4";
    const Targeting& aim = spell.targeting;
    const bool near = aim.range == Range::Adjacent ? is_adjacent_to(game, state, caster, t)
                                                   : in_range(game, state, aim.range, caster, t);
    if (near && aim.los && !sight_of(game, state, caster, t).clear) return "DS-11.7";
    if (has(spell_targets(game, state, caster, aim, spell.attacks), t)) return "DS-R55";
  }
  return spell.targeting.kind == TargetKind::Self ? "DS-R55" : "DS-11.5";
}

std::string_view why_no_use(const Saga& game, const State& state, int item) {
  const int hero = state.act.model;
  if (!is_hero(hero) || item >= std::ssize(game.content().items) || (game.usable(hero) >> (2 * item) & 1U) == 0) {
    return "DS-15.1";
  }
  if (state.item_count(hero, item) == 0) return "DS-15.1";
  return game.content().items[item].crystal != 0 ? "DS-11.11" : "DS-15.2";
}

std::string_view why_no_trade(const Saga& game, const State& state, const said::Trade& offer) {
  const int hero = state.act.model, other = offer.hero;
  if (!is_hero(hero) || other >= kMaxHeroes || other == hero || !has(state.in_play, other)) return "DS-15.5";
  if ((state.act.flags & (act::kMoveOver | act::kActed)) != 0) return "DS-15.5";
  if (state.act.trades == 0) return "DS-R53";
  if (!is_adjacent_to(game, state, hero, other)) return "DS-15.5";
  for (const int what : {int{offer.given}, int{offer.taken}}) {
    if (what >= kFirstObject || what >= std::ssize(game.content().items)) continue;  // an object, or nothing
    if (!game.content().items[what].tradeable) return "DS-15.6";
    const int owner = what == offer.given ? hero : other;
    if (state.item_count(owner, what) == 0) return "DS-15.5";
    if (game.content().items[what].crystal != 0) return "DS-11.11";
  }
  return "DS-15.7";
}

std::string_view why_no_feat(const Saga& game, const State& state, int place) {
  const int model = state.act.model;
  const Figure& figure = game.figure(state, model);
  if (place >= std::ssize(figure.feats) || state.feat_used(model, place)) return "DS-16.1";
  if ((state.act.flags & act::kDazed) != 0) return "DS-3.8";
  if ((state.act.flags & act::kActed) != 0) return "DS-16.1";
  const Feat& feat = game.content().feats[figure.feats[place]];
  return !feat.may_move_first && (state.act.flags & act::kInMove) != 0 ? "DS-16.2" : "DS-R55";
}

std::string_view why_no_card(const Saga& game, const State& state, int card) {
  if (card >= std::ssize(game.content().cards) || state.hand[card] == 0) return "DS-2.6";
  const bool interrupt = game.content().cards[card].kind == CardKind::Interrupt;
  if (state.next().step == Step::AskInterrupt) return "DS-4.10";
  return interrupt ? "DS-4.10" : "DS-4.6";
}

std::string_view why_no_activation(const State& state, int model) {
  if (model >= kMaxModels || !has(state.in_play & ~kHeroes, model)) return "DS-4.14";
  if (has(state.exhausted, model)) return "DS-4.13";
  if (has(state.activated, model)) return state.next().step == Step::AskModel ? "DS-4.12" : "DS-4.3";
  return "DS-4.2";
}

std::string_view why_no_raise(const Saga& game, const State& state, Square pile) {
  if (state.next().step == Step::AskCommand && state.commands == 0) return "DS-4.2";
  if (!in_map(game, pile) || state.bones_at(pile) == 0 || !may_raise_on(game, state, pile)) return "DS-7.6";
  return "DS-7.7";
}

std::string_view why_not(const Saga& game, const State& state, Action action) {
  const Step asked = state.next().step;
  const bool own = asked == Step::AskAct;
  const bool moves = own || asked == Step::AskBonusMove;
  if (moves && kind_of(action) != Kind::Move && is_passing(game, state, move_now(game, state).mover.model))
    return "DS-14.4";
  const std::string_view no_deed = own ? why_no_deed(game, state) : std::string_view{};
  switch (kind_of(action)) {
    case Kind::Move:
      if (moves) return why_no_move(game, state, as<said::Move>(action).square);
      break;
    case Kind::Break:
      if (moves) return why_no_break(game, state, as<said::Break>(action).square);
      break;
    case Kind::Fight:
      if (own) return no_deed.empty() ? why_no_fight(game, state, as<said::Target>(action).target) : no_deed;
      break;
    case Kind::Shoot:
      if (own) return no_deed.empty() ? why_no_shot(game, state, as<said::Target>(action).target) : no_deed;
      if (asked == Step::AskShot) return why_no_shot(game, state, as<said::Target>(action).target);
      break;
    case Kind::Cast:
      if (own) return no_deed.empty() ? why_no_cast(game, state, as<said::Cast>(action)) : no_deed;
      if (asked == Step::AskSpell) return why_no_cast(game, state, as<said::Cast>(action));
      break;
    case Kind::Interact:
      if (own) return no_deed.empty() ? "DS-18.5" : no_deed;
      break;
    case Kind::Use:
      if (asked != Step::AskHero)
        return why_no_use(game, state, as<said::Use>(action).item);  // else nobody acts yet: DS-3.2
      break;
    case Kind::Trade:
      if (own) return why_no_trade(game, state, as<said::Trade>(action));
      break;
    case Kind::PickUp:
      if (own) return "DS-8.15";
      break;
    case Kind::Feat:
      if (own) return why_no_feat(game, state, as<said::Feat>(action).feat);
      break;
    case Kind::Card:
      if (asked == Step::AskInterrupt || asked == Step::AskCommand) {
        return why_no_card(game, state, as<said::Card>(action).card);
      }
      break;
    case Kind::Activate:
      if (asked == Step::AskModel || asked == Step::AskCommand) {
        return why_no_activation(state, as<said::Model>(action).model);
      }
      break;
    case Kind::Raise:
      if (asked == Step::AskAnimate || asked == Step::AskCommand) {
        return why_no_raise(game, state, as<said::Raise>(action).square);
      }
      break;
    default: break;
  }
  return rule_of(state);
}

}  // namespace

// Spells that would change nothing (DS-R55) were offered, but for those that only heal.
bool Saga::was_legal(const State& state, Action action) const {
  if (static_cast<int>(state.next().step) >= kFirstChance || kind_of(action) != Kind::Cast) return false;
  const int number = as<said::Cast>(action).spell;
  if (number >= std::ssize(content().spells) || refuse(state, action).rule != "DS-R55") return false;
  const std::vector<Effect>& effects = content().spells[number].effects;
  return std::any_of(effects.begin(), effects.end(), [](const Effect& effect) { return effect.op != Op::Heal; });
}

Refusal Saga::refuse(const State& state, Action action) const {
  if (static_cast<int>(state.next().step) >= kFirstChance) return refuse_outcome(*this, state, action);
  bool legal = false;
  for_each_action(*this, state, [&](Action each) { legal = legal || each == action; });
  return legal ? kLegal : Refusal{why_not(*this, state, action)};
}

}  // namespace uc::saga
