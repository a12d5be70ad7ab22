// Is the course of the game one that play can take? The Overlord's cards, the Round, the Turn, the end.
#include <algorithm>

#include "check_parts.hpp"

namespace uc::saga {

namespace {

constexpr int kMostPoints = kFarthest;  // of movement

}  // namespace

// DS-2.5, DS-12.3
void check_cards(Check& check) {
  const State& s = check.s;
  const Adventure& adventure = check.adventure;
  int deck = 0, pool = 0, most_extra = 0;
  for (std::size_t i = 0; i < check.content.cards.size(); ++i) {
    const int count = check.game.deck_count(static_cast<int>(i));
    if (s.pool[i] + s.hand[i] > count)
      check.fail("overlord.hand", "there are not so many of " + check.content.cards[i].id, "DS-2.5");
    deck += count;
    pool += s.pool[i];
    if (check.content.cards[i].kind == CardKind::Extra)
      most_extra = std::max<int>(most_extra, check.content.cards[i].amount);
  }
  const int all = adventure.fixed_pile ? deck : std::min(deck, adventure.drawn + check.game.options().extra_cards);
  const int played = deck - pool - s.hand_size();
  check.need(s.pile + s.hand_size() + played == all, "overlord.pile", "the cards do not add up", "DS-2.5");
  const bool lost = adventure.pile_empty_loses && !check.is_over();
  check.need(s.pile_out == 0 || (s.pile == 0 && !lost), "overlord.pile_out",
             "there is a card left, or the game is over", "DS-12.3");
  check.need(s.commands <= adventure.commands + std::max<int>(adventure.commands, most_extra), "overlord.commands",
             "nobody has so many", "DS-4.7");
}

// What is under way fits the part of the Round, and who has acted.
void check_round(Check& check) {
  const State& s = check.s;
  const ModelSet waiting = s.in_play & kHeroes & ~ModelSet{s.acted};
  const int left = std::popcount(waiting);
  const auto round_part = static_cast<RoundPart>(int{check.base().as<about::EndRound>().part});
  const auto part = [&](Phase phase) { check.need(s.phase == phase, "part", "does not fit the agenda", "DS-3.1"); };
  for (std::size_t i = 0; i < check.adventure.rules.size(); ++i) {
    check.need((s.rules_used >> i & 1) == 0 || check.adventure.rules[i].once_per_round, "rules_used",
               "may be used again and again", "DS-18.5");
  }
  switch (check.base().step) {
    case Step::HeroPhase:
      if (check.top().step == Step::DrawCard) return part(Phase::Heroes);
      part(Phase::Window);
      // The last hero who had to act may have been incapacitated by a model of the card.
      check.need(s.acted != 0 && (left >= 1 || (check.top().step != Step::AskInterrupt && s.incapacitated != 0)),
                 "models", "an interrupt window comes between two Turns", "DS-4.10");
      return;
    case Step::AskHero:
      part(Phase::Heroes);
      return check.need(left >= 2, "models", "there is no choice of who acts next", "DS-3.2");
    case Step::HeroTurnEnds: return part(Phase::Heroes);
    case Step::EndRound:
      part(round_part == RoundPart::Recharge ? Phase::Overlord : Phase::EndOfRound);
      if (round_part < RoundPart::Card)
        return check.need(left == 0, "models", "a hero has still to take its Turn", "DS-3.1");
      check.need(s.acted == 0, "models", "played Turns are reset", "DS-12.1");
      return check.need(s.exhausted == 0 && s.activated == 0 && s.rules_used == 0, "models",
                        "exhausted models have recovered", "DS-12.1");
    default: return;
  }
}

// The Turn or activation (DS-3.3, DS-4.4).
void check_act(Check& check) {
  const State& s = check.s;
  const Act& a = s.act;
  const auto is = [&](std::uint8_t bit) { return (a.flags & bit) != 0; };
  const bool turn = check.has_task(Step::HeroTurnEnds), activation = check.has_task(Step::ActivationEnds);
  if (!check.is_over()) {
    check.need(turn || activation || a.model == kNone, "act", "should be null: nobody acts", "DS-3.3");
    check.need(!turn || is_hero(a.model), "act.model", "should be a hero", "DS-3.3");
    check.need(!activation || (a.model != kNone && !is_hero(a.model)), "act.model", "should be the Overlord's",
               "DS-4.4");
  }
  if (check.fault || a.model == kNone) return;
  const bool hero = is_hero(a.model);
  check.need(!turn || (s.acted >> a.model & 1) == 0, "act.model", "has taken its Turn", "DS-3.2");
  check.need(!activation || !check.is_there(a.model) || has(s.activated, a.model), "act.model", "is not activated",
             "DS-4.2");
  check.need(a.points <= kMostPoints, "act.points", "nobody goes so far", "DS-6.1");
  check.need(!is(act::kActed) || is(act::kMoveOver), "act.move_over", "the Action ends the Move", "DS-3.4");
  check.need(is(act::kActed) || !is(act::kMoveOver) || hero, "act.move_over", "only a hero's Move ends before",
             "DS-18.7");
  check.need(!is(act::kMoved) || (is(act::kInMove) && !is(act::kActed)), "act.moved", "no Move is under way", "DS-3.4");
  check.need(!is(act::kStopped) || is(act::kInMove), "act.stopped", "no Move has begun", "DS-6.6");
  check.need(!is(act::kDazed) || (hero && !is(act::kActed)), "act.dazed", "only a hero that does nothing is", "DS-3.8");
  check.need(a.trades == 0 || hero, "act.trades", "only heroes trade", "DS-15.5");
  check.need(a.cast == 0 || is(act::kActed), "act.cast", "no Action has begun", "DS-11.2");
  if (check.is_there(a.model) || hero)
    check.need((a.cast & ~check.game.spells_of(s, a.model)) == 0, "act.cast", "are not its spells", "DS-11.1");
  if (check.has_task(Step::HeroTurn))
    check.need(a.points == 0 && a.cast == 0 && (a.flags & ~act::kDazed) == 0, "act", "its Turn has not begun",
               "DS-3.8");
}

namespace {

bool fits(const Condition& condition, Ending ending) {
  switch (condition.type) {
    case ConditionType::HeroIncapacitated:
    case ConditionType::AllHeroesIncapacitated: return ending == Ending::Incapacitated;
    case ConditionType::PileExhausted: return ending == Ending::PileEmpty;
    default: return ending == Ending::Goal;
  }
}

// DS-17.1: one of these holds; if an ending is given, one that leads to it.
bool is_fulfilled(const Check& check, const std::vector<Condition>& conditions, Ending ending) {
  return std::any_of(conditions.begin(), conditions.end(), [&](const Condition& condition) {
    return (ending == Ending::None || fits(condition, ending)) && holds(check.game, check.s, condition);
  });
}

}  // namespace

void check_end(Check& check) {
  const State& s = check.s;
  const bool over = check.is_over();
  check.need((s.winner != kNone) == over, "winner", over ? "somebody has won" : "should be null: it goes on",
             "DS-17.1");
  check.need((s.ending != Ending::None) == over, "ending", over ? "should say why" : "should be null", "DS-17.1");
  check.need((s.in_play & kHeroes) != 0 || over, "models", "no hero is left: the game is over", "DS-17.1");
  if (check.fault) return;
  const std::vector<Condition>& heroes = check.adventure.heroes_win;
  const std::vector<Condition>& overlord = check.adventure.overlord_wins;
  if (!over) {
    const bool won = is_fulfilled(check, heroes, Ending::None) || is_fulfilled(check, overlord, Ending::None);
    return check.need(!won, "winner", "somebody has won", "DS-17.1");
  }
  const bool rounds = s.winner == 0 && s.ending == Ending::RoundLimit && s.round == check.adventure.round_limit;
  const bool pile = s.winner == 0 && s.ending == Ending::PileEmpty && s.pile_out != 0;
  const bool goal = is_fulfilled(check, s.winner == 1 ? heroes : overlord, s.ending);
  check.need(rounds || pile || goal, "ending", "is not what has happened", "DS-17.1");
}

}  // namespace uc::saga
