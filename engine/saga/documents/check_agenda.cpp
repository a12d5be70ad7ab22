// Is the agenda one that play can leave behind? What may lie on what; the numbers of its steps were checked when they
// were read.
#include <algorithm>
#include <initializer_list>

#include "check_parts.hpp"

namespace uc::saga {

namespace {

using enum Step;

bool is_one_of(Step step, std::initializer_list<Step> steps) {
  return std::find(steps.begin(), steps.end(), step) != steps.end();
}

// Where a deed of the acting model is done: its Action, more spells, or what is left of a spell or feat.
bool is_deed(Step step) { return is_one_of(step, {Acting, Spells, Casting}); }
bool is_attacking(Step step) { return is_one_of(step, {FreeAttacks, Each, Shots, Chain, Targets}); }

bool can_be_base(const Task& task) { return is_one_of(task.step, {Over, HeroPhase, AskHero, HeroTurnEnds, EndRound}); }

// The model or hero that a step is about: always its first field.
int who(const Task& task) { return task.as<about::OfHero>().hero; }

bool can_lie_on(const Task& upper, const Task& lower) {
  const Step below = lower.step;
  const auto round = lower.as<about::EndRound>();
  const auto is_in = [&](RoundPart part) { return below == EndRound && round.part == index(part); };
  switch (upper.step) {
    case DrawCard: return below == HeroPhase || below == DrawCard || (is_in(RoundPart::NextRound) && round.next == 0);
    case AskInterrupt:
    case AskModel:
    case Models: return below == HeroPhase;
    case HeroTurn: return below == HeroTurnEnds;
    case RollSkip: return (below == HeroTurn || below == RollSkip) && who(upper) == who(lower);
    case Acting:
    case AskAct: return below == HeroTurnEnds || below == ActivationEnds;
    case ActivationEnds: return below == Models || below == Commands;
    case Commands:
    case AskCommand: return is_in(RoundPart::Recharge) && round.next == 0;
    case RollRound:
      return (is_in(RoundPart::Abilities) && round.next >= 1) || (below == RollRound && who(upper) == who(lower));
    case AskAgree: return below == Acting;
    case BreakStep: return below == Acting || (below == BonusMove && who(upper) == who(lower));
    case FreeAttacks:
    case AskFree:
      return (below == BreakStep && who(upper) == who(lower)) || below == Commands || below == Animates ||
             is_deed(below);
    case RollAttack:
    case RollDefence: return is_deed(below) || is_attacking(below);
    case RollRegeneration:
    case AskPotion:
      return is_deed(below) || is_attacking(below) ||
             (below == Collapsing && who(upper) + 1 == lower.as<about::Collapsing>().next);
    case AskSpell:
    case Spells:
    case AskEach:
    case Each:
    case AskStrike:
    case AskShot:
    case Shots:
    case AskChain:
    case Chain:
    case AskShift:
    case AskDevour: return below == Acting || below == Casting;
    case Casting: {
      const auto above = upper.as<about::Aim>(), rest = lower.as<about::Aim>();
      return is_deed(below) && (below != Casting || (above.origin == rest.origin && above.effect < rest.effect));
    }
    case AskTarget:
    case Targets:
    case AskSummon:
    case Summons:
    case AskBonusMove:
    case BonusMove:
    case RollCrystal: return is_deed(below);
    case AskAnimate:
    case Animates: return below == Commands || is_deed(below);
    case RuleEffects: return (is_in(RoundPart::Rules) && round.next >= 1) || below == HeroTurnEnds || is_deed(below);
    case RollBlock: {
      const auto turn = upper.as<about::BlockTurn>();
      const auto rest = lower.as<about::RuleEffects>();
      return below == RuleEffects && turn.rule == rest.rule && turn.effect + 1 == rest.effect;
    }
    case Collapsing: return below == RuleEffects;
    default: return false;
  }
}

// What play may put on top of a position before somebody is asked again.
int most_above(const Check& check) {
  std::size_t most = 0;
  for (const Spell& spell : check.content.spells) most = std::max(most, spell.effects.size());
  for (const Feat& feat : check.content.feats) most = std::max(most, feat.effects.size());
  for (const SpecialRule& rule : check.adventure.rules) most += rule.on == Trigger::ObjectDestroyed ? 1 : 0;
  return static_cast<int>(most) + 5;
}

void check_stack(Check& check) {
  const State& s = check.s;
  if (static_cast<int>(check.top().step) >= kFirstTask) {
    return check.fail(Check::agenda_path(s.tasks - 1),
                      "the last step should be a question, a matter of chance or the end");
  }
  if (s.tasks + most_above(check) > kMaxTasks) return check.fail("agenda", "is longer than play can make it");
  if (!can_be_base(check.base())) return check.fail("agenda[0]", "nothing can be under way below this step");
  for (int i = 1; i < s.tasks; ++i) {
    if (!can_lie_on(s.agenda[i], s.agenda[i - 1]))
      return check.fail(Check::agenda_path(i), "cannot come up during the step before it");
  }
}

}  // namespace

void check_agenda(Check& check) { check_stack(check); }

}  // namespace uc::saga
