// With how many dice somebody attacks and defends, and against which armour (DS-8.3 to DS-8.8, DS-9.9, DS-9.10,
// DS-11.8, DS-13.6, DS-14.1). The same rules serve those who only want the numbers, and those who are told what makes
// them.
#include <algorithm>
#include <type_traits>
#include <utility>

#include "lines.hpp"
#include "sources.hpp"

namespace uc::saga {

namespace {

constexpr auto kByNobody = [] { return std::uint64_t{0}; };

// Nobody asks what makes the numbers: all of this is compiled away.
struct Untold {
  void printed(Why::On, Why::What, int, int) const {}
  template <class By>
  void bonus(Why::On, Why::What, int, int, By&&) const {}
  template <class Value>
  void sources(Why::On, int, Value&&) const {}
  template <class By>
  void penalty(Why::What, int, int, By&&) const {}
  template <class Value>
  void penalties(int, Value&&) const {}
  template <class Value>
  void penalties_of_skills(int, Value&&) const {}
  template <class By>
  void spared(Why::On, Why::What, By&&) const {}
  void settle(Why::On, int, int) const {}
  void keep_to(Why::On, int) const {}
};

// Writes down what makes them.
class Teller {
 public:
  Teller(const Saga& game, const State& state, Whys& whys) : game_(game), state_(state), whys_(whys) {}

  void printed(Why::On on, Why::What what, int id, int value) { put(on, what, id, value, 0, 0); }
  // By others: `by` gives their set.
  template <class By>
  void bonus(Why::On on, Why::What what, int id, int delta, By&& by) {
    if (delta != 0) put(on, what, id, delta, 0, by());
  }
  // By what the model has.
  template <class Value>
  void sources(Why::On on, int model, Value&& value) {
    for_each_source(game_, state_, model, [&](Why::What what, std::size_t id, const Modifiers& modifiers) {
      bonus(on, what, static_cast<int>(id), value(modifiers), kByNobody);
    });
  }

  // DS-8.5: penalties are put down first, and settled when it is known what they take.
  template <class By>
  void penalty(Why::What what, int id, int count, By&& by) {
    if (count != 0) noted_.add(made(Why::OfAttack, what, id, -count, 0, by()));
  }
  template <class Value>
  void penalties(int model, Value&& value) {
    for_each_source(game_, state_, model, [&](Why::What what, std::size_t id, const Modifiers& modifiers) {
      penalty(what, static_cast<int>(id), value(modifiers), kByNobody);
    });
  }
  template <class Value>
  void penalties_of_skills(int hero, Value&& value) {
    for_each_skill(game_, hero, [&](Why::What what, std::size_t id, const Modifiers& modifiers) {
      penalty(what, static_cast<int>(id), value(modifiers), kByNobody);
    });
  }
  // One that a skill or an item takes away, if there is one.
  template <class By>
  void spared(Why::On on, Why::What what, By&& by) {
    if (const std::uint64_t set = by(); set != 0) put(on, what, kNone, 0, 1, set);
  }
  // The first of them take so many dice, the next so much armour; the rest have no effect.
  void settle(Why::On on, int dice, int armour) {
    for (int i = 0; i < noted_.size; ++i) {
      const Why& why = noted_.all[i];
      int left = -why.delta;
      const int taken = std::min(left, dice), worn = std::min(left - taken, armour);
      dice -= taken;
      armour -= worn;
      left -= taken + worn;
      if (taken > 0 || worn == 0) put(on, why.what, why.id, -taken, left, why.by);
      if (worn > 0) put(Why::OfArmour, why.what, why.id, -worn, taken > 0 ? 0 : left, why.by);
    }
    noted_ = {};
  }
  // The sum is kept within bounds: what is beyond them has no effect, of the last first.
  void keep_to(Why::On on, int value) {
    int beyond = -value;
    for (int i = 0; i < whys_.size; ++i) beyond += whys_.all[i].on == on ? whys_.all[i].delta : 0;
    for (int i = whys_.size; i-- > 0 && beyond != 0;) {
      Why& why = whys_.all[i];
      if (why.on != on || (why.delta > 0) != (beyond > 0)) continue;
      const int back = beyond > 0 ? std::min<int>(beyond, why.delta) : std::max<int>(beyond, why.delta);
      why.delta = static_cast<std::int8_t>(why.delta - back);
      why.lost = static_cast<std::int8_t>(why.lost + std::abs(back));
      beyond -= back;
    }
    for (int i = 0; i < whys_.size && beyond != 0; ++i) {  // what is printed is beyond them
      if (whys_.all[i].on == on)
        whys_.all[i].delta = static_cast<std::int8_t>(whys_.all[i].delta - std::exchange(beyond, 0));
    }
  }

 private:
  static Why made(Why::On on, Why::What what, int id, int delta, int lost, std::uint64_t by) {
    return {.on = on,
            .what = what,
            .id = static_cast<std::uint8_t>(id),
            .delta = static_cast<std::int8_t>(delta),
            .lost = static_cast<std::int8_t>(lost),
            .things = what == Why::Furniture,
            .by = by};
  }
  void put(Why::On on, Why::What what, int id, int delta, int lost, std::uint64_t by) {
    whys_.add(made(on, what, id, delta, lost, by));
  }

  const Saga& game_;
  const State& state_;
  Whys& whys_;
  Whys noted_;
};

// DS-14.1: other friends with Horde that have the defender in their front arc.
ModelSet horde(const Saga& game, const State& state, int attacker, int defender) {
  ModelSet friends = 0;
  if (!game.figure(state, attacker).horde) return friends;
  for_each_in(side_of(state, attacker) & ~set_of(attacker), [&](int each) {
    if (game.figure(state, each).horde && engages(game, state, each, defender)) friends |= set_of(each);
  });
  return friends;
}

// Dice of other heroes beside a hero that defends in a Fight (aura_defence).
template <class Tell>
int aura(const Saga& game, const State& state, int defender, Tell& tell) {
  if (!is_hero(defender)) return 0;
  int dice = 0;
  for_each_in(state.in_play & kHeroes & ~set_of(defender), [&](int each) {
    const std::int8_t gives = game.skills(each).aura_defence;
    if (gives == 0 || !is_adjacent_to(game, state, each, defender)) return;
    dice += gives;
    if constexpr (std::is_same_v<Tell, Teller>) {
      for_each_skill(game, each, [&](Why::What what, std::size_t id, const Modifiers& modifiers) {
        tell.bonus(Why::OfDefence, what, static_cast<int>(id), modifiers.aura_defence, [&] { return set_of(each); });
      });
    }
  });
  return dice;
}

// The feat of a model that has such an effect: its dice are those of the feat.
int feat_with(const Saga& game, const State& state, int model, Op op) {
  for (const std::uint8_t feat : game.figure(state, model).feats) {
    for (const Effect& effect : game.content().feats[feat].effects) {
      if (effect.op == op) return feat;
    }
  }
  return kNone;
}

// Where the dice come from to which everything is added.
void tell_printed(const Saga&, const State&, int, const Manner&, int, Untold&) {}
void tell_printed(const Saga& game, const State& state, int attacker, const Manner& manner, int dice, Teller& tell) {
  const bool shoots = manner.type == Attack::Shoot;
  if (manner.type == Attack::Magic) {
    const bool spell = manner.origin < origin::kFeat;
    tell.printed(Why::OfAttack, spell ? Why::Spell : Why::Feat, spell ? manner.origin : manner.origin - origin::kFeat,
                 dice);
  } else if (manner.dice != 0) {
    const int feat = feat_with(game, state, attacker, shoots ? Op::ShootOne : Op::FightEach);
    tell.printed(Why::OfAttack, Why::Feat, feat, dice);
  } else {
    tell.printed(Why::OfAttack, shoots ? Why::Shooting : Why::Combat, kNone, dice);
  }
}

// Dice of a crystal, or of a feat.
void tell_bonus(const Saga&, const State&, int, const Manner&, Untold&) {}
void tell_bonus(const Saga& game, const State& state, int attacker, const Manner& manner, Teller& tell) {
  if (manner.type == Attack::Magic) {
    const auto& items = game.content().items;
    std::size_t crystal = 0;
    while (crystal < items.size() && items[crystal].crystal != manner.bonus) ++crystal;
    tell.bonus(Why::OfAttack, Why::Crystal, crystal < items.size() ? static_cast<int>(crystal) : kNone, manner.bonus,
               kByNobody);
  } else {
    tell.bonus(Why::OfAttack, Why::Feat, feat_with(game, state, attacker, Op::FightOne), manner.bonus, kByNobody);
  }
}

template <class Tell>
int attack_dice(const Saga& game, const State& state, int attacker, int target, const Manner& manner, Tell& tell) {
  const Figure& figure = game.figure(state, attacker);
  const bool shoots = manner.type == Attack::Shoot, magic = manner.type == Attack::Magic;
  int dice = manner.dice != 0 ? manner.dice : shoots ? figure.shooting : figure.combat;
  tell_printed(game, state, attacker, manner, dice, tell);
  if (manner.no_modifiers) return dice;
  const Modifiers has = modifiers_of(game, state, attacker);
  dice += manner.bonus;
  tell_bonus(game, state, attacker, manner, tell);
  if (magic) {  // DS-11.8
    tell.sources(Why::OfAttack, attacker,
                 [&](const Modifiers& m) { return m.dice[MagicDice] + (manner.minor ? m.minor_magic : 0); });
    return dice + has.dice[MagicDice] + (manner.minor ? has.minor_magic : 0);
  }
  const bool outnumbered = !shoots && is_outnumbered(game, state, attacker);
  const auto outnumbering = [&] { return outnumbered ? engagers(game, state, attacker) : 0; };
  int penalties = 0;
  if (shoots) {
    const auto in_the_way = [&] { return manner.furniture ? cover_between(game, state, attacker, target) : 0; };
    const bool hindered = manner.furniture && !has.ignore_furniture;
    if (manner.dice == 0) {  // DS-16.9: exactly
      dice += has.dice[ShootDice];
      tell.sources(Why::OfAttack, attacker, [](const Modifiers& m) { return m.dice[ShootDice]; });
    }
    penalties = has.penalties[ShootDice] + (hindered ? 1 : 0);
    tell.penalties(attacker, [](const Modifiers& m) { return m.penalties[ShootDice]; });
    tell.penalty(Why::Furniture, kNone, hindered ? 1 : 0, in_the_way);
    if (has.ignore_furniture) tell.spared(Why::OfAttack, Why::Furniture, in_the_way);
  } else {
    dice += has.dice[FightDice] + (outnumbered ? has.fight_outnumbered : 0);
    tell.sources(Why::OfAttack, attacker, [&](const Modifiers& m) {
      return m.dice[FightDice] + (outnumbered ? m.fight_outnumbered : 0) +
             (thing::is_model(target) ? 0 : m.dice[LockDice]);
    });
    if (thing::is_model(target)) {
      const ModelSet friends = horde(game, state, attacker, target);
      dice += std::popcount(friends);
      tell.bonus(Why::OfAttack, Why::Horde, kNone, std::popcount(friends), [&] { return friends; });
    } else {
      dice += has.dice[LockDice];
    }
    penalties = has.penalties[FightDice] + (outnumbered && !has.ignore_outnumbered ? 1 : 0);
    tell.penalties(attacker, [](const Modifiers& m) { return m.penalties[FightDice]; });
    tell.penalty(Why::Outnumbered, kNone, outnumbered && !has.ignore_outnumbered ? 1 : 0, outnumbering);
    if (has.ignore_outnumbered) tell.spared(Why::OfAttack, Why::Outnumbered, outnumbering);
    if (manner.breaking_away && is_hero(target)) {
      penalties += game.skills(target).break_guard;
      tell.penalties_of_skills(target, [](const Modifiers& m) { return m.break_guard; });
    }
  }
  const bool crippled = is_crippled(game, state, attacker);
  penalties += crippled ? 1 : 0;
  tell.penalty(Why::Crippled, kNone, crippled ? 1 : 0, kByNobody);
  const int before = dice;
  if (!manner.no_penalties) {
    for (; penalties > 0 && dice > 2; --penalties) --dice;  // DS-8.5; the armour part does nothing here (DS-R32)
  }
  tell.settle(Why::OfAttack, before - dice, 0);
  return dice;
}

template <class Tell>
void defend(const Saga& game, const State& state, int attacker, int defender, const Manner& manner, Attack& attack,
            Tell& tell) {
  const Figure& figure = game.figure(state, defender);
  const Modifiers has = modifiers_of(game, state, defender);
  const bool fight = manner.type == Attack::Fight || manner.type == Attack::Free;
  tell.printed(Why::OfDefence, Why::Combat, kNone, figure.combat);
  tell.sources(Why::OfDefence, defender, [](const Modifiers& m) { return m.dice[DefenceDice]; });
  int dice = figure.combat + has.dice[DefenceDice] + (fight ? aura(game, state, defender, tell) : 0);
  int armour = armour_within(figure.armour + has.armour);
  tell.printed(Why::OfArmour, Why::Armour, kNone, figure.armour);
  tell.sources(Why::OfArmour, defender, [](const Modifiers& m) { return m.armour; });
  tell.keep_to(Why::OfArmour, armour);
  const bool crippled = is_crippled(game, state, defender);
  const bool outnumbered = fight && !has.ignore_outnumbered && is_outnumbered(game, state, defender);
  const bool behind = manner.type != Attack::Magic && completely_behind(game, state, attacker, defender);
  const auto outnumbering = [&] {
    return fight && is_outnumbered(game, state, defender) ? engagers(game, state, defender) : 0;
  };
  int penalties = has.penalties[DefenceDice] + (crippled ? 1 : 0) + (outnumbered ? 1 : 0) + (behind ? 1 : 0);
  tell.penalties(defender, [](const Modifiers& m) { return m.penalties[DefenceDice]; });
  tell.penalty(Why::Crippled, kNone, crippled ? 1 : 0, kByNobody);
  tell.penalty(Why::Outnumbered, kNone, outnumbered ? 1 : 0, outnumbering);
  tell.penalty(Why::Behind, kNone, behind ? 1 : 0, kByNobody);
  const int dice_before = dice, armour_before = armour;
  for (; penalties > 0; --penalties) {  // DS-8.5
    if (dice > 2) --dice;
    else if (dice == 2 && armour > 1) --armour;
  }
  tell.settle(Why::OfDefence, dice_before - dice, armour_before - armour);
  if (has.ignore_outnumbered) tell.spared(Why::OfDefence, Why::Outnumbered, outnumbering);
  const Modifiers with = modifiers_of(game, state, attacker);
  const int kind = fight ? 0 : manner.type == Attack::Shoot ? 1 : 2;
  if (!manner.no_modifiers) {
    armour = std::max(1, armour - with.ignore_armour[kind]);
    tell.sources(Why::OfArmour, attacker, [&](const Modifiers& m) { return -m.ignore_armour[kind]; });
    tell.keep_to(Why::OfArmour, armour);
  }
  attack.defence = static_cast<std::uint8_t>(std::clamp(dice, 0, kMaxDice));
  tell.keep_to(Why::OfDefence, attack.defence);
  attack.armour = static_cast<std::uint8_t>(armour);
}

template <class Tell>
Attack prepared(const Saga& game, const State& state, int attacker, int target, const Manner& manner, Tell& tell) {
  Attack attack;
  attack.attacker = static_cast<std::uint8_t>(attacker);
  attack.target = static_cast<std::uint8_t>(target);
  attack.type = manner.type;
  const int dice = attack_dice(game, state, attacker, target, manner, tell);
  attack.dice = static_cast<std::uint8_t>(std::clamp(dice, 0, kMaxDice));
  tell.keep_to(Why::OfAttack, attack.dice);
  if (thing::is_model(target)) {
    defend(game, state, attacker, target, manner, attack, tell);
  } else {
    const Lock& lock = game.lock_of(target);  // DS-13.6
    attack.defence = lock.dice;
    attack.armour = lock.armour;
    tell.printed(Why::OfDefence, Why::Lock, kNone, lock.dice);
    tell.printed(Why::OfArmour, Why::Lock, kNone, lock.armour);
  }
  if (manner.type == Attack::Fight || manner.type == Attack::Free) {
    attack.destroys = modifiers_of(game, state, attacker).destroy_bones ? 1 : 0;
  }
  return attack;
}

}  // namespace

Attack prepare_attack(const Saga& game, const State& state, int attacker, int target, const Manner& manner) {
  Untold untold;
  return prepared(game, state, attacker, target, manner, untold);
}

ToldAttack told_attack(const Saga& game, const State& state, int attacker, int target, const Manner& manner) {
  ToldAttack told;
  Teller teller(game, state, told.why);
  told.attack = prepared(game, state, attacker, target, manner, teller);
  return told;
}

}  // namespace uc::saga
