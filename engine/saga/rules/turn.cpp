// Rounds: the heroes' Turns, interrupt windows, the Overlord's Turn, the End of the Round (DS-3, DS-4, DS-12).
#include "play.hpp"

namespace uc::saga {

// --- heroes (DS-3) ------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::hero_phase() {
  const ModelSet waiting = s_.in_play & kHeroes & ~ModelSet{s_.acted};
  if (waiting == 0) return push<Step::OverlordTurn>();
  s_.phase = Phase::Heroes;
  if ((waiting & (waiting - 1)) == 0) return begin_hero_turn(std::countr_zero(waiting));
  push<Step::AskHero>();
}

template <class Events>
void Play<Events>::begin_hero_turn(int hero) {
  s_.act = {};
  s_.act.model = u8(hero);
  s_.act.trades = kMostTrades;
  tell<Ev::TurnBegan>({.model = u8(hero)});
  push<Step::HeroTurnEnds>();
  push<Step::HeroTurn>({hero});
  if (s_.lasting[hero] == 0) return;
  for (std::size_t i = 0; i < content_.sources.size(); ++i) {  // DS-3.8
    const int ok = content_.sources[i].skip_ok_on;
    if (ok == 0 || s_.lasting_of(hero, static_cast<int>(i)) == 0) continue;
    s_.lasting[hero] &= ~(3U << (2 * i));
    tell<Ev::EffectEnded>({.model = u8(hero)}, {.effect = i});
    push<Step::RollSkip>({.hero = hero, .needs = ok});
  }
}

template <class Events>
void Play<Events>::hero_turn(int hero) {
  s_.act.points = u8(movement_of(game_, s_, hero));
  push<Step::Acting>();
}

template <class Events>
void Play<Events>::hero_turn_ends() {
  const int hero = s_.act.model;
  s_.acted |= u8(1 << hero);
  s_.act = {};
  end_effects(game_.turn_sources());
  tell<Ev::TurnEnded>({.model = u8(hero)});
  push<Step::Window>();
}

// --- interrupts (DS-4.10 to DS-4.12) -----------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::window() {
  push<Step::HeroPhase>();
  const ModelSet waiting = s_.in_play & kHeroes & ~ModelSet{s_.acted};
  if (waiting == 0 || !may_hold_interrupt(game_, s_)) return;
  s_.activated = 0;
  if (can_be_activated(s_) == 0) return;
  s_.phase = Phase::Window;
  push<Step::AskInterrupt>();
}

template <class Events>
void Play<Events>::interrupt(Action action) {
  if (kind_of(action) == Kind::Pass) return tell_heroes<Ev::Passed>({});  // it tells of the hand (DS-H3)
  const int card = as<said::Card>(action).card;
  play_card(card);
  push<Step::Models>({content_.cards[card].amount});
}

template <class Events>
void Play<Events>::models(int left) {
  if (left > 0 && can_be_activated(s_) != 0) push<Step::AskModel>({left});
}

template <class Events>
void Play<Events>::activate(int model) {
  s_.activated |= set_of(model);
  s_.act = {};
  s_.act.model = u8(model);
  s_.act.points = u8(movement_of(game_, s_, model));
  tell<Ev::Activated>({.model = u8(model)});
  push<Step::ActivationEnds>();
  push<Step::Acting>();
}

template <class Events>
void Play<Events>::activation_ends() {
  s_.act = {};
  end_effects(game_.turn_sources());
}

// --- the Overlord's Turn (DS-4.1 to DS-4.9) -------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::overlord_turn() {
  s_.phase = Phase::Overlord;
  s_.activated = 0;
  s_.card_played = 0;
  s_.commands = adventure_.commands;
  tell<Ev::OverlordBegan>({}, {.commands = s_.commands});
  push<Step::EndRound>({.part = RoundPart::Recharge, .next = 0});
  push<Step::Commands>();
}

// Asks as long as there may be something to choose, by what everybody knows.
template <class Events>
void Play<Events>::commands() {
  const bool command = s_.commands > 0 && (can_be_activated(s_) != 0 || can_raise(game_, s_, 0));
  const bool card = s_.card_played == 0 && s_.hand_size() > 0;
  if (command || card) return push<Step::AskCommand>();
  tell<Ev::OverlordEnded>({});
}

template <class Events>
void Play<Events>::command(Action action) {
  if (kind_of(action) == Kind::End) return tell<Ev::OverlordEnded>({});
  push<Step::Commands>();
  switch (kind_of(action)) {
    case Kind::Activate: --s_.commands; return activate(as<said::Model>(action).model);
    case Kind::Raise: --s_.commands; return raise(as<said::Raise>(action));
    default: break;
  }
  s_.card_played = 1;
  const int number = as<said::Card>(action).card;
  const Card& card = content_.cards[number];
  if (card.kind == CardKind::Extra) s_.commands = u8(s_.commands + card.amount);
  if (card.kind == CardKind::Double) s_.commands = u8(s_.commands + adventure_.commands);
  play_card(number);
  if (card.kind == CardKind::Animate)
    push<Step::Animates>({.left = card.amount, .origin = origin::kCard, .effect = 0, .pile = kNowhere});
}

template <class Events>
void Play<Events>::play_card(int card) {
  --s_.hand[card];
  const Card& played = content_.cards[card];
  const bool commands = played.kind == CardKind::Extra || played.kind == CardKind::Double;
  tell_new<Ev::CardPlayed>({.card = u8(card)}, {.gives = commands ? s_.commands : played.amount});
}

// --- End of the Round (DS-12.1) -----------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::end_round(const about::EndRound& round) {
  const auto go_on = [&](RoundPart part) { push<Step::EndRound>({.part = part, .next = 0}); };
  s_.phase = Phase::EndOfRound;
  switch (static_cast<RoundPart>(int{round.part})) {
    case RoundPart::Recharge: recharge(); return go_on(RoundPart::Abilities);
    case RoundPart::Abilities:
      if (!roll_abilities(round.next)) go_on(RoundPart::Rules);
      return;
    case RoundPart::Rules:
      if (!fire_rules(round.next)) go_on(RoundPart::Expiry);
      return;
    case RoundPart::Expiry:
      end_effects(game_.round_sources());
      s_.exhausted = 0;
      s_.activated = 0;
      s_.acted = 0;
      s_.rules_used = 0;
      return go_on(RoundPart::Card);
    case RoundPart::Card: go_on(RoundPart::NextRound); return draw_card();
    case RoundPart::NextRound: return next_round();
  }
}

template <class Events>
void Play<Events>::recharge() {
  for (std::size_t i = 0; i < content_.spells.size(); ++i) {
    if (s_.recharge[i] == 0) continue;
    --s_.recharge[i];
    tell<Ev::SpellRecharged>({}, {.spell = i, .recharge = s_.recharge[i]});
  }
}

// Rolls for the next model that may heal: heroes in their order, then the Overlord's models in order of arrival.
template <class Events>
bool Play<Events>::roll_abilities(int next) {
  for (; next < kMaxHeroes + s_.others; ++next) {
    const int model = next < kMaxHeroes ? next : s_.order[next - kMaxHeroes];
    if (!is_in_play(model) || s_.wounds_of(model) == 0) continue;
    const Figure& of = figure(model);
    const int tough = of.tough | (is_hero(model) ? modifiers_of(game_, s_, model).tough : 0);
    if (tough == 0 && of.regenerates_round == 0) continue;
    push<Step::EndRound>({.part = RoundPart::Abilities, .next = next + 1});
    if (tough != 0) push<Step::RollRound>({.model = model, .faces = tough});
    if (of.regenerates_round != 0) push<Step::RollRound>({.model = model, .faces = of.regenerates_round});
    return true;
  }
  return false;
}

// The next special rule of the adventure that has something to say.
template <class Events>
bool Play<Events>::fire_rules(int next) {
  for (; next < std::ssize(adventure_.rules); ++next) {
    const SpecialRule& rule = adventure_.rules[next];
    if (rule.on != Trigger::EndOfRound || (rule.when && !holds(game_, s_, *rule.when))) continue;
    push<Step::EndRound>({.part = RoundPart::Rules, .next = next + 1});
    push<Step::RuleEffects>({.rule = next, .effect = 0, .hero = kNone, .way = Quarter::None});
    return true;
  }
  return false;
}

template <class Events>
void Play<Events>::draw_card() {
  if (s_.pile > 0) return push<Step::DrawCard>();
  s_.pile_out = 1;  // DS-12.3
  if (adventure_.pile_empty_loses) return end(0, Ending::PileEmpty);
  check_victory();
}

template <class Events>
void Play<Events>::card_drawn(int card) {
  --s_.pool[card];
  --s_.pile;
  ++s_.hand[card];
  tell<Ev::CardDrawn>({.card = u8(card), .knows = Seats(kOverlord), .learned = Seats(kOverlord)}, {.pile = s_.pile});
}

template <class Events>
void Play<Events>::next_round() {
  tell<Ev::RoundEnded>({}, {.round = s_.round});
  if (s_.round >= adventure_.round_limit) return end(0, Ending::RoundLimit);  // DS-12.4
  ++s_.round;
  tell<Ev::RoundBegan>({}, {.round = s_.round});
  push<Step::HeroPhase>();
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::saga
