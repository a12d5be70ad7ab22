// Rounds: the heroes' Turns, interrupt windows, the Overlord's Turn, the End of the Round (DS-3, DS-4, DS-12).
#include "play.hpp"

namespace uc::saga {

// --- heroes (DS-3) ------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::hero_phase() {
  const ModelSet waiting = s_.in_play & kHeroes & ~ModelSet{s_.acted};
  if (waiting == 0) return push(Step::OverlordTurn);
  s_.phase = Phase::Heroes;
  if ((waiting & (waiting - 1)) == 0) return begin_hero_turn(std::countr_zero(waiting));
  push(Step::AskHero);
}

template <class Events>
void Play<Events>::begin_hero_turn(int hero) {
  s_.act = {};
  s_.act.model = u8(hero);
  s_.act.trades = kMostTrades;
  tell({.type = Ev::TurnBegan, .model = u8(hero)});
  push(Step::HeroTurnEnds);
  push(Step::HeroTurn, hero);
  if (s_.lasting[at(hero)] == 0) return;
  for (std::size_t i = 0; i < content_.sources.size(); ++i) {  // DS-3.8
    const int ok = content_.sources[i].skip_ok_on;
    if (ok == 0 || s_.lasting_of(hero, static_cast<int>(i)) == 0) continue;
    s_.lasting[at(hero)] &= ~(3U << (2 * i));
    tell({.type = Ev::EffectEnded, .model = u8(hero), .a = u8(static_cast<int>(i))});
    push(Step::RollSkip, hero, ok);
  }
}

template <class Events>
void Play<Events>::hero_turn(int hero) {
  s_.act.points = u8(movement_of(game_, s_, hero));
  push(Step::Acting);
}

template <class Events>
void Play<Events>::hero_turn_ends() {
  const int hero = s_.act.model;
  s_.acted |= u8(1 << hero);
  s_.act = {};
  end_effects(game_.turn_sources());
  tell({.type = Ev::TurnEnded, .model = u8(hero)});
  push(Step::Window);
}

// --- interrupts (DS-4.10 to DS-4.12) -----------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::window() {
  push(Step::HeroPhase);
  const ModelSet waiting = s_.in_play & kHeroes & ~ModelSet{s_.acted};
  if (waiting == 0 || !may_hold_interrupt(game_, s_)) return;
  s_.activated = 0;
  if (can_be_activated(s_) == 0) return;
  s_.phase = Phase::Window;
  push(Step::AskInterrupt);
}

template <class Events>
void Play<Events>::interrupt(const Task&, Action action) {
  if (kind_of(action) == Kind::Pass) return tell_heroes({.type = Ev::Passed});  // it tells of the hand (DS-H3)
  const int card = numbers_of(action).a;
  play_card(card);
  push(Step::Models, content_.cards[at(card)].amount);
}

template <class Events>
void Play<Events>::models(int left) {
  if (left > 0 && can_be_activated(s_) != 0) push(Step::AskModel, left);
}

template <class Events>
void Play<Events>::activate(int model) {
  s_.activated |= set_of(model);
  s_.act = {};
  s_.act.model = u8(model);
  s_.act.points = u8(movement_of(game_, s_, model));
  tell({.type = Ev::Activated, .model = u8(model)});
  push(Step::ActivationEnds);
  push(Step::Acting);
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
  tell({.type = Ev::OverlordBegan, .a = s_.commands});
  push(Step::EndRound);
  push(Step::Commands);
}

// Asks as long as there may be something to choose, by what everybody knows.
template <class Events>
void Play<Events>::commands() {
  const bool command = s_.commands > 0 && (can_be_activated(s_) != 0 || can_raise(game_, s_, 0));
  const bool card = s_.card_played == 0 && s_.hand_size() > 0;
  if (command || card) return push(Step::AskCommand);
  tell({.type = Ev::OverlordEnded});
}

template <class Events>
void Play<Events>::command(Action action) {
  const Numbers n = numbers_of(action);
  if (kind_of(action) == Kind::End) return tell({.type = Ev::OverlordEnded});
  push(Step::Commands);
  switch (kind_of(action)) {
    case Kind::Activate: --s_.commands; return activate(n.a);
    case Kind::Raise: --s_.commands; return raise(n.d, square_at(n.a, n.b), facing_at(n.c));
    default: break;
  }
  s_.card_played = 1;
  const Card& card = content_.cards[at(n.a)];
  if (card.kind == CardKind::Extra) s_.commands = u8(s_.commands + card.amount);
  if (card.kind == CardKind::Double) s_.commands = u8(s_.commands + adventure_.commands);
  play_card(n.a);
  if (card.kind == CardKind::Animate) push(Step::Animates, card.amount, origin::kCard, 0, 0, kNone, kNone);
}

template <class Events>
void Play<Events>::play_card(int card) {
  --s_.hand[at(card)];
  const Card& played = content_.cards[at(card)];
  const bool commands = played.kind == CardKind::Extra || played.kind == CardKind::Double;
  tell_new({.type = Ev::CardPlayed, .card = u8(card), .a = commands ? s_.commands : played.amount});
}

// --- End of the Round (DS-12.1) -----------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::end_round(int part, int next) {
  s_.phase = Phase::EndOfRound;
  switch (part) {
    case 0:  // recharge
      for (std::size_t i = 0; i < content_.spells.size(); ++i) {
        if (s_.recharge[i] == 0) continue;
        --s_.recharge[i];
        tell({.type = Ev::SpellRecharged, .a = u8(static_cast<int>(i)), .b = s_.recharge[i]});
      }
      return push(Step::EndRound, 1);
    case 1:  // abilities: heroes in their order, then the Overlord's models in order of arrival
      for (; next < kMaxHeroes + s_.others; ++next) {
        const int model = next < kMaxHeroes ? next : s_.order[at(next - kMaxHeroes)];
        if (!is_in_play(model) || s_.wounds_of(model) == 0) continue;
        const Figure& of = figure(model);
        const int tough = of.tough | (is_hero(model) ? modifiers_of(game_, s_, model).tough : 0);
        if (tough == 0 && of.regenerates_round == 0) continue;
        push(Step::EndRound, 1, next + 1);
        if (tough != 0) push(Step::RollRound, model, tough);
        if (of.regenerates_round != 0) push(Step::RollRound, model, of.regenerates_round);
        return;
      }
      return push(Step::EndRound, 2);
    case 2:  // the adventure
      for (; at(next) < adventure_.rules.size(); ++next) {
        const SpecialRule& rule = adventure_.rules[at(next)];
        if (rule.on != Trigger::EndOfRound || (rule.when && !holds(game_, s_, *rule.when))) continue;
        push(Step::EndRound, 2, next + 1);
        return push(Step::RuleEffects, next, 0, kNone);
      }
      return push(Step::EndRound, 3);
    case 3:  // expiry
      end_effects(game_.round_sources());
      s_.exhausted = 0;
      s_.activated = 0;
      s_.acted = 0;
      s_.rules_used = 0;
      return push(Step::EndRound, 4);
    case 4: push(Step::EndRound, 5); return draw_card();
    default: return next_round();
  }
}

template <class Events>
void Play<Events>::draw_card() {
  if (s_.pile > 0) return push(Step::DrawCard);
  s_.pile_out = 1;  // DS-12.3
  if (adventure_.pile_empty_loses) return end(0, Ending::PileEmpty);
  check_victory();
}

template <class Events>
void Play<Events>::card_drawn(int card) {
  --s_.pool[at(card)];
  --s_.pile;
  ++s_.hand[at(card)];
  if constexpr (kListening) {
    Event event{.type = Ev::CardDrawn, .card = u8(card), .a = s_.pile};
    event.knows = event.learned = Seats(kOverlord);
    tell_(event);
  }
}

template <class Events>
void Play<Events>::next_round() {
  tell({.type = Ev::RoundEnded, .a = s_.round});
  if (s_.round >= adventure_.round_limit) return end(0, Ending::RoundLimit);  // DS-12.4
  ++s_.round;
  tell({.type = Ev::RoundBegan, .a = s_.round});
  push(Step::HeroPhase);
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::saga
