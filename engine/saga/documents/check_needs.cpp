// Is there what the steps of the agenda need? Each numbers its pieces rightly, and they lie on each other as they may:
// that was checked before.
#include "check_parts.hpp"

namespace uc::saga {

namespace {

using enum Step;

class Needs {
 public:
  explicit Needs(Check& check) : check_(check), game_(check.game), content_(check.content), s_(check.s) {}

  void look_at(int i) {
    place_ = Check::agenda_path(i);
    task_ = &s_.agenda[i];
    lower_ = i > 0 ? &s_.agenda[i - 1] : nullptr;
    of_rounds();
    of_models();
    of_attacks();
    of_magic();
    of_undead();
    of_rules();
  }

  // Sets of models and locks are there for a step that works through them.
  void look_at_sets() {
    const auto any = [&](std::initializer_list<Step> steps) {
      for (const Step step : steps) {
        if (check_.has_task(step)) return true;
      }
      return false;
    };
    check_.need(s_.targets == 0 || any({AskEach, Each, AskTarget, Targets}), "pending.targets", "nobody needs them",
                "DS-11.9");
    check_.need(s_.locks == 0 || any({AskEach, Each}), "pending.locks", "nobody needs them", "DS-16.3");
    check_.need(s_.free == 0 || any({AskFree, FreeAttacks}), "pending.free", "nobody needs them", "DS-7.2");
    check_.need((s_.targets & ~s_.in_play) == 0, "pending.targets", "are not all in play", "DS-11.9");
    for_each_in(s_.targets, [&](int target) {
      check_.need(can_be_harmed(game_, s_, target) || !any({AskEach, Each}), "pending.targets", "cannot be harmed",
                  "DS-14.4");
      check_.need(!any({AskEach, Each}) || has(enemies_of(s_, s_.act.model), target), "pending.targets", "is no enemy",
                  "DS-16.3");
    });
    for_each_in(s_.locks, [&](int lock) {
      check_.need(is_hero(s_.act.model) && has_mundane_lock(game_, s_, thing::kFirstLock + lock), "pending.locks",
                  "cannot be fought", "DS-13.6");
    });
  }

 private:
  void need(bool holds, const char* message, const char* rule) {
    if (!holds) check_.fail(place_, message, rule);
  }
  bool is(Step step) const { return task_->step == step; }
  template <class Record>
  Record as() const {
    return task_->as<Record>();
  }
  bool is_top() const { return task_ == &s_.next(); }
  bool acts() const { return check_.is_there(s_.act.model); }

  // --- DS-3, DS-4, DS-12 ---

  void of_rounds() {
    switch (task_->step) {
      case HeroTurn:
      case RollSkip:
        need(as<about::OfHero>().hero == s_.act.model && acts(), "it is another hero's Turn", "DS-3.8");
        return need(is_top() || check_.top().step == RollSkip, "its Turn has begun", "DS-3.8");
      case DrawCard: return need(s_.pile >= check_.count_tasks(DrawCard), "there is no card to draw", "DS-12.3");
      case AskInterrupt:
        return need(may_hold_interrupt(game_, s_) && can_be_activated(s_) != 0, "nothing can interrupt here",
                    "DS-4.10");
      case AskModel: return need(can_be_activated(s_) != 0, "no model can be activated", "DS-4.12");
      case AskCommand: {
        const bool command = s_.commands > 0 && (can_be_activated(s_) != 0 || can_raise(game_, s_, 0));
        return need(command || (s_.card_played == 0 && s_.hand_size() > 0), "there is nothing to command", "DS-4.2");
      }
      case EndRound: return of_round(as<about::EndRound>());
      case RollRound:
        need(check_.is_there(as<about::Recovery>().model), "the model is not in play", "DS-12.1");
        return need(!is_top() || check_.count_tasks(RollRound) <= 2, "nobody rolls so often", "DS-12.1");
      default: return;
    }
  }

  void of_round(const about::EndRound& round) {
    const auto part = static_cast<RoundPart>(int{round.part});
    const int next = round.next, rules = static_cast<int>(check_.adventure.rules.size());
    if (part == RoundPart::Abilities)
      return need(next <= kMaxHeroes + s_.others, "there are not so many models", "DS-12.1");
    if (part == RoundPart::Rules) return need(next <= rules, "there are not so many rules", "DS-12.1");
    need(next == 0, "this part is not divided", "DS-12.1");
  }

  // --- DS-6, DS-15 ---

  void of_models() {
    switch (task_->step) {
      case AskAct: return need(acts(), "who acts is not in play", "DS-3.3");
      case AskAgree: {
        const auto [hero, other, given, taken] = as<about::Trade>();
        need(hero == s_.act.model && acts(), "it is another hero's Turn", "DS-15.5");
        need(given != kNone || taken != kNone, "nothing is traded", "DS-15.5");
        need(game_.seat_of(hero) != game_.seat_of(other), "nobody needs to agree", "DS-15.5");
        if (check_.fault) return;
        return need(may_trade(game_, s_, hero, other, given, taken), "this cannot be traded", "DS-15.5");
      }
      case AskBonusMove:
      case BonusMove: return need(check_.is_there(as<about::BonusMove>().model), "the model is not in play", "DS-6.13");
      case BreakStep: {
        const auto [model, cost, to] = as<about::BreakStep>();
        need(check_.is_there(model), "the model is not in play", "DS-6.9");
        const bool bonus = lower_->step == BonusMove;
        need(bonus || model == s_.act.model, "it is another model's Move", "DS-6.9");
        if (check_.fault) return;
        const Mover mover{model, bonus ? int{lower_->as<about::BonusMove>().points} : s_.act.points};
        need(break_squares(game_, s_, mover).has(to), "it cannot break away to there", "DS-6.8");
        if (check_.fault) return;
        return need(cost_of_break(game_, s_, model, to) == cost && cost <= mover.points, "is not what the step costs",
                    "DS-6.1");
      }
      case AskPotion: {
        const int hero = as<about::OfHero>().hero;
        need(check_.is_there(hero), "the hero is not in play", "DS-15.4");
        const std::uint64_t items = s_.items[hero];
        const std::uint64_t potions = game_.potions() & game_.usable(hero);
        return need(((items | items >> 1U) & potions) != 0, "the hero has none", "DS-15.4");
      }
      default: return;
    }
  }

  // --- DS-7, DS-8, DS-14, DS-16 ---

  void of_attacks() {
    switch (task_->step) {
      case AskFree:
      case FreeAttacks: {
        const int target = as<about::FreeAttacks>().target;
        need(check_.is_there(target), "the target is not in play", "DS-7.3");
        if (check_.fault) return;
        need((s_.free & ~engagers(game_, s_, target)) == 0, "who attacks has the target in its front arc", "DS-7.2");
        return need(is(FreeAttacks) || std::popcount(s_.free) >= 2, "there is no order to choose", "DS-7.3");
      }
      case RollAttack:
      case RollDefence: return of_attack();
      case RollRegeneration: {
        const int model = as<about::Regeneration>().model;
        need(check_.is_there(model), "the model is not in play", "DS-14.2");
        return need(check_.fault || game_.figure(s_, model).regenerates_wound != 0, "it does not regenerate",
                    "DS-14.2");
      }
      case AskEach: return need(acts() && (s_.targets != 0 || s_.locks != 0), "nobody is left to be fought", "DS-16.3");
      case AskStrike:
      case AskChain:
      case AskShift: return need(acts(), "who acts is not in play", "DS-16.1");
      case AskShot: return need(acts() && as<about::Shots>().left > 0, "there is no shot left", "DS-16.5");
      case AskDevour: return need(acts() && !is_hero(s_.act.model), "only a boss devours", "DS-16.11");
      default: return;
    }
  }

  // The attack that is rolled for fits what it is part of.
  void of_attack() {
    const Attack& a = s_.attack;
    const std::string path = "attack.target";
    const bool by_actor = a.attacker == s_.act.model;
    const bool model = thing::is_model(a.target);
    check_.need(check_.is_known(a.attacker), "attack.model", "is not in play", "DS-8.1");
    if (model) {
      check_.need(check_.is_there(a.target) && a.target != kNone, path, "is not in play", "DS-8.1");
      if (check_.fault) return;
      check_.need(can_be_harmed(game_, s_, a.target), path, "cannot be harmed", "DS-14.4");
      const bool enemy = is_hero(a.attacker) != is_hero(a.target);
      check_.need(enemy || a.type == Attack::Magic, path, "is no enemy", "DS-8.1");
    } else {
      check_.need(has_mundane_lock(game_, s_, a.target), path, "cannot be fought", "DS-13.6");
      check_.need(is_hero(a.attacker) && by_actor && a.type == Attack::Fight, path, "only a hero fights locks",
                  "DS-13.4");
    }
    if (lower_->step == FreeAttacks) {
      check_.need(a.type == Attack::Free && a.target == lower_->as<about::FreeAttacks>().target, path,
                  "is not the target of Free Attacks", "DS-7.2");
      check_.need(a.type != Attack::Free || (check_.is_there(a.attacker) && !has(s_.free, a.attacker)), "attack.model",
                  "makes one Free Attack", "DS-7.1");
      return;
    }
    check_.need(a.type != Attack::Free, "attack.type", "nobody breaks away or arrives", "DS-7.2");
    check_.need(by_actor, "attack.model", "is not who acts", "DS-8.1");
  }

  // --- DS-11 ---

  // The effect of a spell or feat that a step names, or nothing.
  const Effect* effect(int from, int number) const {
    const std::vector<Effect>& list =
        from >= origin::kFeat ? content_.feats[from - origin::kFeat].effects : content_.spells[from].effects;
    return number < std::ssize(list) ? &list[number] : nullptr;
  }
  const Targeting& targeting(const about::Aim& aim) const {
    return aim.origin >= origin::kFeat ? effect(aim.origin, aim.effect)->targeting
                                       : content_.spells[aim.origin].targeting;
  }

  void of_magic() {
    switch (task_->step) {
      case AskSpell: return need(acts() && as<about::Spells>().left > 0, "there is no spell left", "DS-11.2");
      case RollCrystal: {
        const auto [hero, from, number, dice] = as<about::Crystal>();
        const Effect* made = effect(from, number);
        need(hero == s_.act.model && made != nullptr && made->op == Op::GainCrystal, "no crystal is made", "DS-11.11");
        if (check_.fault) return;
        return need(dice == std::max<int>(1, game_.skills(hero).crystal_dice), "are not the dice of this hero",
                    "DS-11.11");
      }
      case AskTarget:
      case Targets: {
        const auto aim = as<about::Aim>();
        const Effect* cast = effect(aim.origin, aim.effect);
        need(aim.caster == s_.act.model && cast != nullptr, "it is not cast by who acts", "DS-11.9");
        if (check_.fault) return;
        const Op op = cast->op;
        need(op == Op::MagicAttack || op == Op::Lasting || op == Op::Heal, "it has one target", "DS-11.9");
        need(targeting(aim).count != Count::One, "it has one target", "DS-11.9");
        need(is(Targets) || std::popcount(s_.targets) >= 2, "there is no order to choose", "DS-11.9");
        for_each_in(s_.targets, [&](int target) {
          need(op != Op::MagicAttack || can_be_harmed(game_, s_, target), "one of the targets cannot be harmed",
               "DS-14.4");
        });
        return;
      }
      case Casting: return of_casting(as<about::Aim>());
      default: return;
    }
  }

  // What is left of a spell, after its first effect.
  void of_casting(const about::Aim& aim) {
    const Effect* cast = effect(aim.origin, aim.effect);
    need(aim.caster == s_.act.model && cast != nullptr && aim.effect > 0, "it is not cast by who acts", "DS-11.3");
    if (check_.fault) return;
    const bool feat = aim.origin >= origin::kFeat;
    const Targeting& at = targeting(aim);
    const int target = aim.target;
    const bool nowhere = aim.square == kNowhere;
    const bool square = !feat && (at.kind == TargetKind::Square || at.kind == TargetKind::BonePile);
    const bool nothing = feat || at.kind == TargetKind::Self || at.count == Count::EachInRange;
    if (nothing) return need(target == kNone && nowhere, "it names no target", "DS-11.6");
    if (square) return need(target == kNone && s_.open.has(aim.square), "it needs a square", "DS-11.5");
    if (at.kind == TargetKind::Ward)
      return need(target != kNone && has_ward(game_, s_, target), "it needs a ward", "DS-13.8");
    const bool model = thing::is_model(target) && (check_.is_known(target) || cast->op == Op::MagicAttack);
    need(model && nowhere, "it needs a target", "DS-11.3");
  }

  // --- DS-7.6 to DS-7.9 ---

  void of_undead() {
    switch (task_->step) {
      case AskAnimate:
      case Animates: {
        const auto animates = as<about::Animates>();
        if (animates.origin == origin::kCard) {
          need(animates.effect == 0 && animates.pile == kNowhere && lower_->step == Commands,
               "no card or Command does this", "DS-4.9");
        } else {
          const Effect* cast = effect(animates.origin, animates.effect);
          need(cast != nullptr && cast->op == Op::Animate && lower_->step != Commands, "this raises nobody", "DS-7.6");
        }
        return need(is(Animates) || animates.left > 0, "there is no casting left", "DS-4.9");
      }
      case AskSummon:
      case Summons: {
        const auto [figure, beside, where] = as<about::Summons>();
        need(s_.others < kMaxModels - kMaxHeroes, "there is no room", "DS-7.9");
        need(!acts() || !is_hero(s_.act.model), "only the Overlord summons", "DS-7.9");
        if (check_.fault || beside != 0) return;
        const Square square = where;
        const bool free = s_.open.has(square) && !s_.solid.has(square) && model_at(game_, s_, square) == kNone;
        return need(free, "something stands there", "DS-7.9");
      }
      default: return;
    }
  }

  // --- DS-18 ---

  void of_rules() {
    const auto& rules = check_.adventure.rules;
    switch (task_->step) {
      case RuleEffects: {
        const auto [number, next, hero, way] = as<about::RuleEffects>();
        const SpecialRule& rule = rules[number];
        need(next >= 1 && next <= std::ssize(rule.effects), "the rule has not so many effects", "DS-18.2");
        if (lower_->step == EndRound) {
          need(rule.on == Trigger::EndOfRound && hero == kNone, "the rule is none of the End of the Round", "DS-12.1");
          return need(lower_->as<about::EndRound>().next == number + 1, "it is another rule's turn", "DS-12.1");
        }
        need(rule.on == Trigger::HeroAction || rule.on == Trigger::MoveEnd, "nobody sets this rule off", "DS-18.5");
        need(hero != kNone && check_.is_there(hero), "the hero is not in play", "DS-18.5");
        return need(rule.on == Trigger::MoveEnd || hero == s_.act.model, "it is another hero's Turn", "DS-18.5");
      }
      case RollBlock: {
        const auto turn = as<about::BlockTurn>();
        const SpecialRule& rule = rules[turn.rule];
        need(turn.effect < std::ssize(rule.effects), "the rule has not so many effects", "DS-18.6");
        if (check_.fault) return;
        const RuleEffect& effect = rule.effects[turn.effect];
        need(effect.op == RuleOp::RotateBlock && !effect.choice, "no block turns by a roll", "DS-18.6");
        if (check_.fault) return;
        return need(can_turn(game_, s_, effect.what), "this block cannot turn", "DS-18.6");
      }
      case Collapsing: {
        const auto [axis, limit, next] = as<about::Collapsing>();
        const auto under_way = lower_->as<about::RuleEffects>();
        const SpecialRule& rule = rules[under_way.rule];
        need(under_way.effect >= 1 && under_way.effect <= std::ssize(rule.effects), "the rule has not so many effects",
             "DS-18.2");
        if (check_.fault) return;
        const RuleEffect& effect = rule.effects[under_way.effect - 1];
        need(effect.op == RuleOp::Collapse && axis == (effect.along_y ? 1 : 0) && limit == s_.collapse,
             "the map does not fall so", "DS-18.2");
        return need(next >= 1 && next <= kMaxHeroes, "there is no such hero", "DS-18.2");
      }
      default: return;
    }
  }

  Check& check_;
  const Saga& game_;
  const Content& content_;
  const State& s_;
  const Task* task_ = nullptr;
  const Task* lower_ = nullptr;  // none under the first
  std::string place_;
};

}  // namespace

void check_needs(Check& check) {
  Needs needs(check);
  for (int i = 0; i < check.s.tasks && !check.fault; ++i) needs.look_at(i);
  if (!check.fault) needs.look_at_sets();
}

}  // namespace uc::saga
