// Attacks and what they do: Fights, shots and Magic Attacks, wounds, Free Attacks, locks (DS-7, DS-8, DS-13, DS-14.2).
#include "play.hpp"

namespace uc::saga {

// --- the attack (DS-8.2) --------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::attack(int attacker, int target, const Manner& manner) {
  s_.attack = prepare_attack(game_, s_, attacker, target, manner);
  if constexpr (kListening) {
    const Attack& now = s_.attack;
    tell<Ev::AttackBegan>(
        {.model = now.attacker, .thing = now.target, .why = told_attack(game_, s_, attacker, target, manner).why},
        {.kind = now.type, .dice = now.dice, .defence = now.defence, .armour = now.armour});
  }
  push<Step::RollAttack>();
}

template <class Events>
void Play<Events>::attack_rolled(const Faces& faces) {
  s_.attack.rolled = faces;
  tell_new<Ev::DiceRolled>({.model = s_.attack.attacker, .thing = s_.attack.target, .faces = faces}, {Event::OfAttack});
  push<Step::RollDefence>();
}

template <class Events>
void Play<Events>::defence_rolled(const Faces& faces) {
  const Attack now = s_.attack;
  s_.attack = {};
  tell_new<Ev::DiceRolled>({.model = now.attacker, .thing = now.target, .faces = faces}, {Event::OfDefence});
  const int hits = hits_of(now.rolled, faces, now.armour);
  tell<Ev::AttackEnded>(
      {.model = now.attacker, .thing = now.target, .faces = now.rolled, .against = faces, .armour = now.armour},
      {hits});
  if (hits == 0) return;
  if (!thing::is_model(now.target)) return open(now.target, now.attacker);
  const int target = now.target;
  switch (figure(target).damage[std::min(hits, 4) - 1]) {  // DS-8.11
    case Damage::None: return;
    case Damage::Bones: {
      const Square where = s_.at[target];
      remove_model(target, now.destroys != 0 ? Event::Gone : Event::ToBones);
      if (now.destroys == 0) add_bones(where);
      s_.attack.removed = 1;
      return check_victory();
    }
    case Damage::Destroyed:
      remove_model(target, Event::Gone);
      s_.attack.removed = 1;
      return check_victory();
    case Damage::Wound:
    case Damage::Wounds: {
      const int wounds = figure(target).damage[3] == Damage::Wounds ? hits : 1;
      const bool by_friend = is_hero(now.attacker) == is_hero(target);
      return push<Step::Harm>(
          {.model = target, .wounds = wounds, .by_friend = by_friend, .stage = about::Harm::kBegun});
    }
  }
}

// --- wounds (DS-8.13 to DS-8.15) --------------------------------------------------------------------------------------------

// First what keeps wounds off without a choice, then Regeneration, then a potion (DS-15.4), then they are taken.
template <class Events>
void Play<Events>::harm(const about::Harm& harm) {
  const auto& [model, wounds, by_friend, stage] = harm;
  if (stage == about::Harm::kBegun) {
    if (s_.lasting[model] != 0 && modifiers_of(game_, s_, model).immune) {
      return tell<Ev::WoundPrevented>({.model = model}, {Event::Immunity});
    }
    if (figure(model).regenerates_wound != 0) return push<Step::RollRegeneration>({model, wounds, by_friend});
  }
  if (wounds == 0) return;
  if (stage != about::Harm::kPotionKept && is_hero(model) && by_friend == 0) {
    const std::uint64_t potions = (s_.items[model] | s_.items[model] >> 1U) & game_.potions();
    if ((potions & game_.usable(model)) != 0) return push<Step::AskPotion>({model});
  }
  wound(model, wounds);
}

// DS-15.4
template <class Events>
void Play<Events>::potion_asked(int hero, bool drinks) {
  if (!drinks)
    return push<Step::Harm>({.model = hero, .wounds = 1, .by_friend = false, .stage = about::Harm::kPotionKept});
  const std::uint64_t potions = (s_.items[hero] | s_.items[hero] >> 1U) & game_.potions();
  lose_item(hero, std::countr_zero(potions) / 2);
  tell<Ev::WoundPrevented>({.model = u8(hero)}, {Event::Potion});
}

template <class Events>
void Play<Events>::wound(int model, int wounds) {
  const Figure& of = figure(model);
  const int most = of.klass == Class::Minion ? of.wounds : of.incapacitated_at;
  const int now = std::min(s_.wounds_of(model) + wounds, most);
  s_.wounds[model] = u8((s_.wounds[model] & 0xf0) | now);
  s_.attack.wounded = 1;
  tell<Ev::Wounded>({.model = u8(model)}, {.by = wounds, .wounds = now});
  if (now < most) return;
  s_.attack.removed = 1;
  if (of.klass == Class::Minion) remove_model(model, Event::Gone);  // DS-14.6
  else incapacitate(model);
  check_victory();
}

template <class Events>
void Play<Events>::incapacitate(int model) {
  if (is_hero(model)) {
    s_.incapacitated |= u8(1 << model);
    if (s_.objects[model] != 0) {  // DS-8.15
      s_.dropped[model] = s_.objects[model];
      s_.dropped_at[model] = s_.at[model];
      s_.objects[model] = 0;
      tell<Ev::ObjectsDropped>({.model = u8(model), .at = s_.at[model]});
    }
  } else {
    s_.bosses_out |= 1U << s_.figure[model];
  }
  remove_model(model, Event::Incapacitated);
}

// --- Free Attacks (DS-7.1 to DS-7.4) ------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::free_attacks(int target) {
  if (!is_in_play(target)) s_.free = 0;  // DS-7.3
  if (s_.free == 0) return;
  if ((s_.free & (s_.free - 1)) != 0) return push<Step::AskFree>({target});
  push<Step::FreeAttacks>({target});
  free_attack(std::countr_zero(s_.free), target);
}

template <class Events>
void Play<Events>::free_attack(int attacker, int target) {
  s_.free &= ~set_of(attacker);
  // Below this one stands FreeAttacks, and below that the step of who breaks away.
  const bool breaking = s_.tasks > 1 && s_.agenda[s_.tasks - 2U].step == Step::BreakStep;
  attack(attacker, target, {.type = Attack::Free, .breaking_away = breaking});
}

// --- locks (DS-13.6 to DS-13.12) -----------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::open(int t, int opener) {
  if (thing::is_furniture(t)) return destroyed(t - thing::kFurniture);
  tell<Ev::Opened>({.model = u8(opener), .thing = u8(t)});
  if (thing::is_door(t)) {
    const int number = t - thing::kDoor;
    const Door& door = adventure_.doors[number];
    s_.doors_open |= 1U << number;
    s_.door_power[number] = 0;
    for (unsigned i = 0; i < door.size; ++i) s_.open.add(door.squares[i]);
    check_victory();
    for (const std::uint8_t area : door.areas) {
      if (area != kNone && !is_over()) reveal(area, Event::Revealed, t);
    }
    return;
  }
  const int number = t - thing::kChest;
  const Chest& chest = adventure_.chests[number];
  s_.chests_open |= 1U << number;
  s_.chest_power[number] = 0;
  if (s_.blind != 0) return;  // who guesses does not know what is in it (DS-H2)
  for (int item = 0; item < static_cast<int>(content_.items.size()); ++item) {
    const Item& kind = content_.items[item];
    int hero = opener;
    if (!kind.tradeable && std::has_single_bit(kind.users)) {  // DS-13.11
      for (int each = 0; each < game_.heroes(); ++each) {
        if ((kind.users >> game_.hero_of(each) & 1) != 0) hero = each;
      }
    }
    for (int i = 0; i < chest.items[item]; ++i) gain_item(hero, item);
  }
  for (int object = 0; object < static_cast<int>(content_.objects.size()); ++object) {
    for (int i = 0; i < chest.objects[object]; ++i) {
      s_.objects[opener] += 1U << (4 * object);
      tell_heroes<Ev::ObjectGained>({.model = u8(opener)}, {.object = object});
    }
  }
  check_victory();
}

template <class Events>
void Play<Events>::reduce_ward(int t, int by, int model) {
  std::uint8_t& power = thing::is_door(t) ? s_.door_power[t - thing::kDoor] : s_.chest_power[t - thing::kChest];
  power = u8(std::max(0, power - by));
  tell<Ev::WardReduced>({.model = u8(model), .thing = u8(t)}, {.power = power});
  if (power == 0) open(t, model);  // DS-13.9
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::saga
