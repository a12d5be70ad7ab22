// Magic (DS-11), and what its effects and those of feats do.
#include "play.hpp"

namespace uc::saga {

template <class Events>
void Play<Events>::cast(const Numbers& n, bool many) {
  const int caster = s_.act.model;
  const Spell& spell = content_.spells[at(n.a)];
  const bool ready = is_ready(s_, n.a) || many;
  int bonus = 0;
  if (n.e != kNone) {  // DS-11.11: more dice, or a spell that is recharging
    s_.items[at(caster)] -= std::uint64_t{1} << (2 * n.e);
    if (ready) bonus = content_.items[at(n.e)].crystal;
  }
  s_.act.cast |= 1U << n.a;
  s_.recharge[at(n.a)] = spell.major ? 2 : 1;  // DS-11.4
  tell({.type = Ev::SpellCast,
        .model = u8(caster),
        .thing = u8(n.b),
        .at = square_at(n.c, n.d),
        .a = u8(n.a),
        .b = u8(n.e)});
  for (int effect = static_cast<int>(spell.effects.size()) - 1; effect >= 0; --effect) {
    push(Step::Casting, caster, n.a, effect, n.b, n.c, n.d, bonus);
  }
}

// One effect of a spell, on all its targets.
template <class Events>
void Play<Events>::casting(const Task& task) {
  const Effect& effect = effect_of(game_, task.b, task.c);
  const bool feat = task.b >= origin::kFeat;
  const Targeting& targeting = feat ? effect.targeting : content_.spells[task.b].targeting;
  if (effect.op != Op::MagicAttack && effect.op != Op::Lasting && effect.op != Op::Heal) return carry_out(task, effect);
  switch (targeting.count) {
    case Count::One: return carry_out(task, effect);
    case Count::EachInRange:
      s_.targets = spell_targets(game_, s_, task.a, targeting, effect.op == Op::MagicAttack);
      break;
    case Count::Blast: s_.targets = blast_targets(game_, s_, square_at(task.e, task.f)); break;
  }
  push(Step::Targets, task);
}

// The targets that are left, in the order the caster chooses (DS-11.9).
template <class Events>
void Play<Events>::targets(const Task& task) {
  if (s_.targets == 0) return;
  if ((s_.targets & (s_.targets - 1)) != 0) return push(Step::AskTarget, task);
  Task last = task;
  last.d = u8(std::countr_zero(s_.targets));
  s_.targets = 0;
  carry_out(last, effect_of(game_, task.b, task.c));
}

template <class Events>
void Play<Events>::spells(const Task& task) {
  const int caster = s_.act.model;
  if (task.b == 0 || !is_in_play(caster)) return;
  bool castable = false;
  const Aim aim = aim_of(game_, s_, caster);
  for (std::uint32_t left = game_.spells_of(s_, caster) & ~s_.act.cast; left != 0; left &= left - 1) {
    const int spell = std::countr_zero(left);
    if (content_.spells[at(spell)].major != (task.a != 0)) continue;
    const bool crystal = is_hero(caster) && (s_.items[at(caster)] & (game_.crystals() * 3)) != 0;
    if (task.c == 0 && !is_ready(s_, spell) && !crystal) continue;
    if (has_target(game_, s_, aim, spell, task.c != 0)) return push(Step::AskSpell, task);
    castable = true;
  }
  if (castable) ask_if_opening(Step::AskSpell, task);
}

// Nothing can be aimed at, but an item may open a door behind which something can (DS-11.2, DS-15.2).
template <class Events>
void Play<Events>::ask_if_opening(Step step, const Task& task) {
  const int hero = s_.act.model;
  if (!is_hero(hero)) return;
  push(step, task);  // may_use looks at the question
  for (std::size_t item = 0; item < content_.items.size(); ++item) {
    for (const Effect& effect : content_.items[item].effects) {
      const bool opens = effect.op == Op::OpenLock || effect.op == Op::ReduceWard;
      if (opens && may_use(game_, s_, hero, static_cast<int>(item))) return;
    }
  }
  pop();
}

// An effect on one target: the thing or the square of the task.
template <class Events>
void Play<Events>::carry_out(const Task& task, const Effect& effect) {
  const int caster = task.a, target = task.d;
  const bool feat = task.b >= origin::kFeat;
  switch (effect.op) {
    case Op::MagicAttack:
      if (!thing::is_model(target) || !is_in_play(target)) return;
      return attack(
          caster, target,
          {.type = Attack::Magic, .dice = effect.a, .bonus = task.g, .minor = !feat && !content_.spells[task.b].major});
    case Op::Lasting: {
      const int source = feat ? content_.feats[at(task.b - origin::kFeat)].source : content_.spells[task.b].source;
      return lay_effect(feat ? caster : target, source);
    }
    case Op::BonusMove: return push(Step::BonusMove, target, effect.a, act::kBonus);
    case Op::ReduceWard: {
      const int more = is_hero(caster) ? game_.skills(caster).ward_power : 0;
      return reduce_ward(target, effect.a + more, caster);
    }
    case Op::GainCrystal: {
      const int dice = is_hero(caster) ? std::max<int>(1, game_.skills(caster).crystal_dice) : 1;
      return push(Step::RollCrystal, caster, task.b, task.c, dice);
    }
    case Op::Heal: {
      const int healed = std::min<int>(effect.a, s_.wounds_of(target));
      if (healed == 0) return;
      s_.wounds[at(target)] = u8(s_.wounds[at(target)] - healed);
      return tell({.type = Ev::Healed, .model = u8(target), .a = u8(s_.wounds_of(target))});
    }
    case Op::Summon: {
      if (effect.if_wounded && s_.attack.wounded == 0) return;
      if (!can_summon(game_, s_, effect.figure, effect.a)) return;
      Square where = square_at(task.e, task.f);
      if (effect.b != 0) where = s_.at[at(target)];
      return push(Step::Summons, effect.figure, effect.b, 0, 0, where.x, where.y);
    }
    case Op::PlaceBonePile: return add_bones(square_at(task.e, task.f));
    case Op::Animate: return push(Step::Animates, effect.a, task.b, task.c, 0, task.e, task.f);
    case Op::Exhaust:  // DS-16.4
      return for_each_in(enemies_of(s_, caster), [&](int enemy) {
        if (figure(enemy).klass != Class::Minion || !is_adjacent_to(game_, s_, caster, enemy)) return;
        s_.exhausted |= set_of(enemy);
        tell({.type = Ev::Exhausted, .model = u8(enemy)});
      });
    default: return;
  }
}

template <class Events>
void Play<Events>::crystal(const Task& task, int face) {
  tell_new({.type = Ev::DieRolled, .model = task.a, .a = u8(face), .b = Event::Crystal});
  const int value = effect_of(game_, task.b, task.c).table[at(face)];
  gain_item(task.a, content_.made_crystal(value));
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::saga
