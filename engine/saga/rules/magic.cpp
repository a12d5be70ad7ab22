// Magic (DS-11), and what its effects and those of feats do.
#include "play.hpp"

namespace uc::saga {

template <class Events>
void Play<Events>::cast(const said::Cast& chosen, bool many) {
  const auto& [number, target, square, crystal] = chosen;
  const int caster = s_.act.model;
  const Spell& spell = content_.spells[number];
  const bool ready = is_ready(s_, number) || many;
  int bonus = 0;
  if (crystal != kNone) {  // DS-11.11: more dice, or a spell that is recharging
    s_.items[caster] -= std::uint64_t{1} << (2 * crystal);
    if (ready) bonus = content_.items[crystal].crystal;
  }
  s_.act.cast |= 1U << number;
  s_.recharge[number] = spell.major ? 2 : 1;  // DS-11.4
  tell<Ev::SpellCast>({.model = u8(caster), .thing = target, .at = square}, {.spell = number, .crystal = crystal});
  for (int effect = static_cast<int>(spell.effects.size()) - 1; effect >= 0; --effect) {
    push<Step::Casting>(
        {.caster = caster, .origin = number, .effect = effect, .target = target, .square = square, .bonus = bonus});
  }
}

// One effect of a spell, on all its targets.
template <class Events>
void Play<Events>::casting(const about::Aim& aim) {
  const Effect& effect = effect_of(game_, aim.origin, aim.effect);
  const bool feat = aim.origin >= origin::kFeat;
  const Targeting& targeting = feat ? effect.targeting : content_.spells[aim.origin].targeting;
  if (effect.op != Op::MagicAttack && effect.op != Op::Lasting && effect.op != Op::Heal) return carry_out(aim, effect);
  switch (targeting.count) {
    case Count::One: return carry_out(aim, effect);
    case Count::EachInRange:
      s_.targets = spell_targets(game_, s_, aim.caster, targeting, effect.op == Op::MagicAttack);
      break;
    case Count::Blast: s_.targets = blast_targets(game_, s_, aim.square); break;
  }
  push<Step::Targets>(aim);
}

// The targets that are left, in the order the caster chooses (DS-11.9).
template <class Events>
void Play<Events>::targets(about::Aim aim) {
  if (s_.targets == 0) return;
  if ((s_.targets & (s_.targets - 1)) != 0) return push<Step::AskTarget>(aim);
  aim.target = std::countr_zero(s_.targets);
  s_.targets = 0;
  carry_out(aim, effect_of(game_, aim.origin, aim.effect));
}

template <class Events>
void Play<Events>::spells(const about::Spells& spells) {
  const int caster = s_.act.model;
  const Task question(Step::AskSpell, spells);
  if (spells.left == 0 || !is_in_play(caster)) return;
  bool castable = false;
  const Aim aim = aim_of(game_, s_, caster);
  for (std::uint32_t left = game_.spells_of(s_, caster) & ~s_.act.cast; left != 0; left &= left - 1) {
    const int spell = std::countr_zero(left);
    if (content_.spells[spell].major != (spells.major != 0)) continue;
    const bool crystal = is_hero(caster) && (s_.items[caster] & (game_.crystals() * 3)) != 0;
    if (spells.recharging == 0 && !is_ready(s_, spell) && !crystal) continue;
    if (has_target(game_, s_, aim, spell, spells.recharging != 0)) return push(question);
    castable = true;
  }
  if (castable) ask_if_opening(question);
}

template <class Events>
void Play<Events>::spell_chosen(about::Spells rest, Action action) {
  if (kind_of(action) == Kind::Stop) return;
  const bool casts = kind_of(action) == Kind::Cast;
  if (casts) rest.left = rest.left - 1;
  push<Step::Spells>(rest);
  if (casts) return cast(as<said::Cast>(action), rest.recharging != 0);
  use(as<said::Use>(action));
}

// Nothing can be aimed at, but an item may open a door behind which something can (DS-11.2, DS-15.2).
template <class Events>
void Play<Events>::ask_if_opening(const Task& question) {
  const int hero = s_.act.model;
  if (!is_hero(hero)) return;
  push(question);  // may_use looks at the question
  for (std::size_t item = 0; item < content_.items.size(); ++item) {
    for (const Effect& effect : content_.items[item].effects) {
      const bool opens = effect.op == Op::OpenLock || effect.op == Op::ReduceWard;
      if (opens && may_use(game_, s_, hero, static_cast<int>(item))) return;
    }
  }
  pop();
}

// An effect on one target: a thing or a square.
template <class Events>
void Play<Events>::carry_out(const about::Aim& aim, const Effect& effect) {
  const int caster = aim.caster, target = aim.target, from = aim.origin;
  const bool feat = from >= origin::kFeat;
  switch (effect.op) {
    case Op::MagicAttack:
      if (!thing::is_model(target) || !is_in_play(target)) return;
      return attack(caster, target, magic_by(game_, aim, effect));
    case Op::Lasting: {
      const int source = feat ? content_.feats[from - origin::kFeat].source : content_.spells[from].source;
      return lay_effect(feat ? caster : target, source);
    }
    case Op::BonusMove: return push<Step::BonusMove>({.model = target, .points = effect.amount, .flags = act::kBonus});
    case Op::ReduceWard: {
      const int more = is_hero(caster) ? game_.skills(caster).ward_power : 0;
      return reduce_ward(target, effect.amount + more, caster);
    }
    case Op::GainCrystal: {
      const int dice = is_hero(caster) ? std::max<int>(1, game_.skills(caster).crystal_dice) : 1;
      return push<Step::RollCrystal>({.hero = caster, .origin = from, .effect = aim.effect, .dice = dice});
    }
    case Op::Heal: {
      const int healed = std::min<int>(effect.amount, s_.wounds_of(target));
      if (healed == 0) return;
      s_.wounds[target] = u8(s_.wounds[target] - healed);
      return tell<Ev::Healed>({.model = u8(target)}, {.wounds = s_.wounds_of(target)});
    }
    case Op::Summon: {
      if (effect.if_wounded && s_.attack.wounded == 0) return;
      if (!can_summon(game_, s_, effect.figure, effect.amount)) return;
      const bool beside = effect.beside;
      Square where = aim.square;
      if (beside) where = s_.at[target];
      return push<Step::Summons>({.figure = effect.figure, .beside = beside, .square = where});
    }
    case Op::PlaceBonePile: return add_bones(aim.square);
    case Op::Animate:
      return push<Step::Animates>({.left = effect.amount, .origin = from, .effect = aim.effect, .pile = aim.square});
    case Op::Exhaust:  // DS-16.4
      return for_each_in(enemies_of(s_, caster), [&](int enemy) {
        if (figure(enemy).klass != Class::Minion || !is_adjacent_to(game_, s_, caster, enemy)) return;
        s_.exhausted |= set_of(enemy);
        tell<Ev::Exhausted>({.model = u8(enemy)});
      });
    default: return;
  }
}

template <class Events>
void Play<Events>::crystal(const about::Crystal& made, int face) {
  tell_new<Ev::DieRolled>({.model = made.hero}, {.face = face, .why = Event::Crystal});
  const int value = effect_of(game_, made.origin, made.effect).table[face];
  gain_item(made.hero, content_.made_crystal(value));
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::saga
