// Is the agenda one that play can leave behind? The numbers of its steps, and what may lie on what.
#include <algorithm>
#include <initializer_list>
#include <iterator>

#include "check_parts.hpp"

namespace uc::saga {

namespace {

using enum Step;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// What a number of a task is. Numbers that a step does not have are 0, so that equal positions have equal bytes.
enum class Of : std::uint8_t {
  Nothing,
  Model,   // any number of a model
  Hero,    // of the adventure
  Anyone,  // a hero, or kNone
  Kept,    // an item or quest object, or kNone
  Figure,  // a minion of one square
  Origin,  // a spell or feat
  Source,  // the same, or kNone
  Thing,   // or kNone
  Column,  // or kNone
  Row,     // or kNone
  Rule,
  Flag,     // 0, 1
  Quarter,  // 0, 1, 2
  Face,     // 1 to 6
  Faces,    // bits of faces
  Dice,     // 0 to kMaxDice
  Few,      // 0 to 15
  Some,     // 1 to 15
  Points,   // of movement
  Moving,   // flags of a bonus_move
  Any,
};

struct Shape {
  Of a = Of::Nothing, b = Of::Nothing, c = Of::Nothing, d = Of::Nothing, e = Of::Nothing, f = Of::Nothing,
     g = Of::Nothing;
};

constexpr Shape kSpelling{.a = Of::Flag, .b = Of::Few, .c = Of::Flag};
constexpr Shape kAnimating{.a = Of::Few, .b = Of::Source, .c = Of::Few, .e = Of::Column, .f = Of::Row};
constexpr Shape kSummoning{.a = Of::Figure, .b = Of::Flag, .e = Of::Column, .f = Of::Row};
constexpr Shape kTargeting{
    .a = Of::Model, .b = Of::Origin, .c = Of::Few, .d = Of::Thing, .e = Of::Column, .f = Of::Row, .g = Of::Few};
constexpr Shape kShooting{.a = Of::Few, .b = Of::Dice, .c = Of::Flag};
constexpr Shape kBonus{.a = Of::Model, .b = Of::Points, .c = Of::Moving};

// By Step.
constexpr Shape kShapes[] = {
    {},                                                                // Over
    {},                                                                // AskHero
    {},                                                                // AskAct
    kSpelling,                                                         // AskSpell
    {.a = Of::Dice, .b = Of::Flag},                                    // AskEach
    {.a = Of::Dice, .b = Of::Flag},                                    // AskStrike
    kShooting,                                                         // AskShot
    {.a = Of::Some, .b = Of::Flag},                                    // AskChain
    {.a = Of::Some},                                                   // AskShift
    {.a = Of::Few},                                                    // AskDevour
    {.a = Of::Model},                                                  // AskFree
    {.a = Of::Hero},                                                   // AskPotion
    {.a = Of::Hero, .b = Of::Hero, .c = Of::Kept, .d = Of::Kept},      // AskAgree
    {},                                                                // AskInterrupt
    {.a = Of::Some},                                                   // AskModel
    {},                                                                // AskCommand
    kAnimating,                                                        // AskAnimate
    kSummoning,                                                        // AskSummon
    kTargeting,                                                        // AskTarget
    kBonus,                                                            // AskBonusMove
    {},                                                                // RollAttack
    {},                                                                // RollDefence
    {.a = Of::Model, .b = Of::Some, .c = Of::Flag},                    // RollRegeneration
    {.a = Of::Model, .b = Of::Faces},                                  // RollRound
    {.a = Of::Hero, .b = Of::Face},                                    // RollSkip
    {.a = Of::Hero, .b = Of::Origin, .c = Of::Few, .d = Of::Some},     // RollCrystal
    {.a = Of::Rule, .b = Of::Few},                                     // RollBlock
    {},                                                                // DrawCard
    {},                                                                // HeroPhase
    {.a = Of::Hero},                                                   // HeroTurn
    {},                                                                // HeroTurnEnds
    {},                                                                // Window
    {.a = Of::Few},                                                    // Models
    {},                                                                // Acting
    {},                                                                // ActivationEnds
    {},                                                                // OverlordTurn
    {},                                                                // Commands
    {.a = Of::Few, .b = Of::Any},                                      // EndRound
    {.a = Of::Model},                                                  // FreeAttacks
    {.a = Of::Model, .b = Of::Some, .e = Of::Column, .f = Of::Row},    // BreakStep
    {.a = Of::Model, .b = Of::Few, .c = Of::Flag, .d = Of::Quarter},   // Harm
    kTargeting,                                                        // Casting
    kTargeting,                                                        // Targets
    kSpelling,                                                         // Spells
    {.a = Of::Dice, .b = Of::Flag},                                    // Each
    kShooting,                                                         // Shots
    {.a = Of::Few},                                                    // Chain
    kAnimating,                                                        // Animates
    kSummoning,                                                        // Summons
    kBonus,                                                            // BonusMove
    {.a = Of::Hero},                                                   // MoveEnded
    {.a = Of::Rule, .b = Of::Few, .c = Of::Anyone, .d = Of::Quarter},  // RuleEffects
    {.a = Of::Flag, .b = Of::Any, .c = Of::Few},                       // Collapsing
    {},                                                                // Horizon
};
static_assert(std::size(kShapes) == static_cast<std::size_t>(Horizon) + 1);

bool is_kept(const Content& content, int n) {
  if (n >= kFirstObject) return at(n - kFirstObject) < content.objects.size();
  return at(n) < content.items.size();
}
bool is_origin(const Content& content, int n) {
  return n >= origin::kFeat ? at(n - origin::kFeat) < content.feats.size() : at(n) < content.spells.size();
}
bool is_thing(const Adventure& adventure, int n) {
  if (thing::is_model(n)) return true;
  if (thing::is_door(n)) return at(n - thing::kDoor) < adventure.doors.size();
  if (thing::is_chest(n)) return at(n - thing::kChest) < adventure.chests.size();
  return thing::is_furniture(n) && at(n - thing::kFurniture) < adventure.furniture.size();
}

bool fits(const Check& check, Of of, int n) {
  const Content& content = check.content;
  constexpr int kMoves = act::kBonus | act::kMoved | act::kInMove | act::kStopped;
  switch (of) {
    case Of::Nothing: return n == 0;
    case Of::Model: return n < kMaxModels && (!is_hero(n) || n < check.game.heroes());
    case Of::Hero: return n < check.game.heroes();
    case Of::Anyone: return n == kNone || n < check.game.heroes();
    case Of::Kept: return n == kNone || is_kept(content, n);
    case Of::Figure:
      return at(n) < content.figures.size() && content.figures[at(n)].klass == Class::Minion &&
             !content.figures[at(n)].large;
    case Of::Origin: return is_origin(content, n);
    case Of::Source: return n == kNone || is_origin(content, n);
    case Of::Thing: return n == kNone || is_thing(check.adventure, n);
    case Of::Column: return n == kNone || n < check.adventure.width;
    case Of::Row: return n == kNone || n < check.adventure.height;
    case Of::Rule: return at(n) < check.adventure.rules.size();
    case Of::Flag: return n <= 1;
    case Of::Quarter: return n <= 2;
    case Of::Face: return n >= 1 && n <= 6;
    case Of::Faces: return n != 0 && (n & ~0x7e) == 0;
    case Of::Dice: return n <= kMaxDice;
    case Of::Few: return n <= 15;
    case Of::Some: return n >= 1 && n <= 15;
    case Of::Points: return n <= kFarthest;
    case Of::Moving: return (n & act::kBonus) != 0 && (n & ~kMoves) == 0;
    case Of::Any: return true;
  }
  return false;
}

void check_numbers(Check& check, int i) {
  const Task& t = check.s.agenda[at(i)];
  const Shape& shape = kShapes[static_cast<std::size_t>(t.step)];
  const struct {
    Of of;
    int n;
  } numbers[] = {{shape.a, t.a}, {shape.b, t.b}, {shape.c, t.c}, {shape.d, t.d},
                 {shape.e, t.e}, {shape.f, t.f}, {shape.g, t.g}};
  for (std::size_t k = 0; k < std::size(numbers); ++k) {
    if (!fits(check, numbers[k].of, numbers[k].n))
      check.fail(Check::agenda_path(i) + ".n[" + std::to_string(k) + "]", "is not a number of this step");
  }
  // A square is told whole or not at all.
  if (shape.e == Of::Column && (t.e == kNone) != (t.f == kNone))
    check.fail(Check::agenda_path(i) + ".n[5]", "is not a number of this step");
}

// --- what lies on what ---

bool is_one_of(Step step, std::initializer_list<Step> steps) {
  return std::find(steps.begin(), steps.end(), step) != steps.end();
}

// Where a deed of the acting model is done: its Action, more spells, or what is left of a spell or feat.
bool is_deed(Step step) { return is_one_of(step, {Acting, Spells, Casting}); }
bool is_attacking(Step step) { return is_one_of(step, {FreeAttacks, Each, Shots, Chain, Targets}); }

bool can_be_base(const Task& task) { return is_one_of(task.step, {Over, HeroPhase, AskHero, HeroTurnEnds, EndRound}); }

bool can_lie_on(const Task& upper, const Task& lower) {
  const Step below = lower.step;
  const bool turn = below == EndRound && lower.a == 0 && lower.b == 0;
  switch (upper.step) {
    case DrawCard:
      return below == HeroPhase || below == DrawCard || (below == EndRound && lower.a == 5 && lower.b == 0);
    case AskInterrupt:
    case AskModel:
    case Models: return below == HeroPhase;
    case HeroTurn: return below == HeroTurnEnds;
    case RollSkip: return (below == HeroTurn || below == RollSkip) && upper.a == lower.a;
    case Acting:
    case AskAct: return below == HeroTurnEnds || below == ActivationEnds;
    case ActivationEnds: return below == Models || below == Commands;
    case Commands:
    case AskCommand: return turn;
    case RollRound:
      return (below == EndRound && lower.a == 1 && lower.b >= 1) || (below == RollRound && upper.a == lower.a);
    case AskAgree: return below == Acting;
    case BreakStep: return below == Acting || (below == BonusMove && upper.a == lower.a);
    case FreeAttacks:
    case AskFree:
      return (below == BreakStep && upper.a == lower.a) || below == Commands || below == Animates || is_deed(below);
    case RollAttack:
    case RollDefence: return is_deed(below) || is_attacking(below);
    case RollRegeneration:
    case AskPotion: return is_deed(below) || is_attacking(below) || (below == Collapsing && upper.a + 1 == lower.c);
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
    case Casting: return is_deed(below) && (below != Casting || (upper.b == lower.b && upper.c < lower.c));
    case AskTarget:
    case Targets:
    case AskSummon:
    case Summons:
    case AskBonusMove:
    case BonusMove:
    case RollCrystal: return is_deed(below);
    case AskAnimate:
    case Animates: return below == Commands || is_deed(below);
    case RuleEffects:
      return (below == EndRound && lower.a == 2 && lower.b >= 1) || below == HeroTurnEnds || is_deed(below);
    case RollBlock: return below == RuleEffects && upper.a == lower.a && upper.b + 1 == lower.b;
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
    if (!can_lie_on(s.agenda[at(i)], s.agenda[at(i - 1)]))
      return check.fail(Check::agenda_path(i), "cannot come up during the step before it");
  }
}

}  // namespace

void check_agenda(Check& check) {
  for (int i = 0; i < check.s.tasks; ++i) check_numbers(check, i);
  if (!check.fault) check_stack(check);
}

}  // namespace uc::saga
