// OD-7, OD-8: an encounter step by step, and its dice. Boss rounds share the steps from the bonus dice on (OD-16.2).
#include <algorithm>

#include "play.hpp"

namespace uc::onedeck {

template <class Events>
void Play<Events>::begin_encounter(int card, int first, int second) {
  Fight& fight = s_.fight;
  fight = {};
  fight.card = u8(card);
  fight.heroes[0] = u8(first);
  fight.heroes[1] = u8(second);
  for (int color = 0; color < kColors; ++color) fight.supply[color] = game_.content().dice[color];
  unsigned mask = 0;
  for (int who = 0; who < heroes_in_fight(s_); ++who) {  // OD-8.12, OD-20.6
    fight.supply[index(Color::Heroic)] = u8(fight.supply[index(Color::Heroic)] - s_.heroes[fight.heroes[who]].stored);
    mask |= 1U << fight.heroes[who];
  }
  tell({.type = Ev::Faced, .card = u8(card), .about = told::Seats{mask}});
  push(EncounterStep::Invisibility);
}

template <class Events>
void Play<Events>::encounter(const Task& task) {
  const auto at = task.as<ShortageFrom>();
  switch (static_cast<EncounterStep>(std::uint8_t{at.part})) {
    case EncounterStep::Invisibility: return step_invisibility();
    case EncounterStep::Before: return step_before();
    case EncounterStep::Option: return step_option();
    case EncounterStep::Feats: return step_feats();
    case EncounterStep::Bonus: return step_bonus();
    case EncounterStep::Shortage: return step_shortage(at.color);
    case EncounterStep::Roll: return step_roll();
    case EncounterStep::Boxes: return step_boxes();
    case EncounterStep::Dice: return push(Step::AskDice);  // OD-7.8
    case EncounterStep::Consequences: return consequences();
    case EncounterStep::Undying: return step_undying();
    case EncounterStep::BossDamage: return boss_damage();
    case EncounterStep::Leave: return leave();
  }
}

// --- steps 0 to 2 -----------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::step_invisibility() {  // OD-7.2
  if (skipping_potion(game_, s_) != kNone) push(Step::AskInvisibility);
  else push(EncounterStep::Before);
}

template <class Events>
void Play<Events>::use_invisibility() {
  const Ability& ability = game_.content().abilities[game_.content().potions[skipping_potion(game_, s_)].ability];
  s_.potions = u8(s_.potions - ability.cost.amount);
  tell({.type = Ev::Skipped, .card = s_.fight.card, .about = told::Skip{s_.potions}});
  push(EncounterStep::Leave);
  will_lose(game_.content().effects[ability.branches[0].first].amount, Event::Invisible);
}

template <class Events>
void Play<Events>::step_before() {  // OD-7.3
  const Standing& standing = game_.in_force(s_);
  push(EncounterStep::Option);
  drain(standing.before_items);
  will_lose(standing.before_time, Event::Frost);
  if (standing.before_damage == 0) return;
  if (heroes_in_fight(s_) > 1) push(Step::AskFlames, Damage{standing.before_damage});
  else hurt(s_.fight.heroes[0], standing.before_damage, Event::ByFlames);
}

template <class Events>
void Play<Events>::drain(int items) {  // OD-18.8
  if (items <= 0) return;
  int different = 0;
  int hero = 0;
  for (int who = 0; who < heroes_in_fight(s_); ++who) {
    const HeroState& h = s_.heroes[s_.fight.heroes[who]];
    for (int i = 0; i < h.item_count; ++i) {
      if (i > 0 && h.items[i] == h.items[i - 1]) continue;
      ++different;
      hero = s_.fight.heroes[who];
    }
  }
  if (different == 1) lose_item(hero, s_.heroes[hero].items[0]);
  else if (different > 1) push(Step::AskDrain, ItemsToLose{items});
}

template <class Events>
void Play<Events>::lose_item(int hero, int card) {
  HeroState& h = s_.heroes[hero];
  const auto end = h.items + h.item_count;
  const auto at = std::find(h.items, end, u8(card));
  std::copy(at + 1, end, at);
  h.items[--h.item_count] = 0;
  s_.xp.add(card);
  if (s_.fight.card != kNone && s_.fight.active == 0)
    tell({.type = Ev::ItemDrained, .seat = u8(hero), .card = u8(card)});
  push(Step::CheckLethal);  // OD-12.6, OD-R17
}

template <class Events>
void Play<Events>::step_option() {  // OD-7.4
  if (game_.in_combat(s_)) push(EncounterStep::Feats);
  else push(Step::AskOption);
}

template <class Events>
void Play<Events>::choose_option(int option) {
  s_.fight.option = u8(option);
  tell({.type = Ev::OptionChosen, .card = s_.fight.card, .about = told::Option{option}});
  push(EncounterStep::Feats);
  will_lose(game_.content().cards[s_.fight.card].options[option].time_cost, Event::OptionCost);
}

// --- step 3: heroic feats (OD-7.5, OD-17) -----------------------------------------------------------------------------------

template <class Events>
void Play<Events>::step_feats() {
  for (int who = 0; who < heroes_in_fight(s_); ++who) {
    if (!feat_range(game_, s_, who).empty()) return push(Step::AskFeat);
  }
  push(EncounterStep::Bonus);
}

template <class Events>
void Play<Events>::use_feat(const UsedFeat& used) {
  const int who = used.who;
  const int number = used.number;
  const int hero = seat_of(who);
  const Feat& feat = game_.side(hero).feat;
  s_.fight.feats = u8(s_.fight.feats | 1U << who);
  tell({.type = Ev::FeatUsed, .seat = u8(hero), .about = told::Feat{number}});
  push(EncounterStep::Feats);
  switch (feat.kind) {
    case Feat::Kind::Stored: {
      s_.heroes[hero].stored = u8(s_.heroes[hero].stored - number);
      auto& dice = s_.fight.to_roll[who][0][index(Color::Heroic)];
      dice = u8(dice + number);
      return begin_roll();
    }
    case Feat::Kind::Gamble:
      s_.fight.gamble = u8(who);
      take_for_roll(who, Color::Heroic, number);
      return begin_roll();
    case Feat::Kind::Paid:
      push(Step::PaidRoll, PaidFeat{.who = who, .option = number - 1});
      will_lose(feat.paid[number - 1].time, Event::FeatCost);
  }
}

// OD-17.8: the discard is chosen before anything else of that roll event.
template <class Events>
void Play<Events>::paid_roll(const PaidFeat& feat) {
  const PaidRoll& paid = game_.side(seat_of(feat.who)).feat.paid[feat.option];
  take_for_roll(feat.who, Color::Heroic, paid.roll);
  if (next_group(s_).count == 0) return;
  push(Step::RollTime);
  if (paid.discard > 0) push(Step::AskFeatDiscard, DiceToDiscard{.dice = paid.discard, .who = feat.who});
  push(Step::RollDice);
}

template <class Events>
void Play<Events>::drop_rolled(int value) {
  for (int i = 0; i < s_.fresh.count; ++i) {
    const Die die = s_.fresh.dice[i];
    if (die.value() != value) continue;
    s_.fresh.remove_at(i);
    ++s_.fight.supply[index(die.color())];
    Event event{.type = Ev::DiceDropped, .seat = seat_of(die.owner()), .about = told::Drop{Event::DroppedByFeat}};
    event.dice.add(die);
    return tell(event);
  }
}

// --- step 4: roll (OD-7.6, OD-8) ------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::step_bonus() {  // OD-8.5
  const int dice = std::min<int>(game_.level_card(s_).bonus, s_.fight.supply[index(Color::Heroic)]);
  s_.fight.bonus = u8(dice);
  if (dice > 0 && heroes_in_fight(s_) > 1) push(Step::AskBonus);
  else push(EncounterStep::Shortage);
}

template <class Events>
void Play<Events>::step_shortage(int color) {  // OD-8.4
  for (; color < index(Color::Heroic); ++color) {
    const int first = dice_wanted(game_, s_, 0, color_at(color));
    const int second = dice_wanted(game_, s_, 1, color_at(color));
    if (first > 0 && second > 0 && first + second > s_.fight.supply[color])
      return push(Step::AskShortage, OneColor{color});
  }
  push(EncounterStep::Roll);
}

template <class Events>
void Play<Events>::step_roll() {
  push(EncounterStep::Boxes);
  const int bonus = std::min<int>(game_.level_card(s_).bonus, s_.fight.supply[index(Color::Heroic)]);
  for (int color = 0; color < index(Color::Heroic); ++color) {
    const int first = (s_.fight.first >> color & 1U) != 0 ? 1 : 0;
    for (const int who : {first, 1 - first}) {
      take_for_roll(who, color_at(color), dice_wanted(game_, s_, who, color_at(color)));
    }
  }
  take_for_roll(0, Color::Heroic, s_.fight.bonus);
  take_for_roll(1, Color::Heroic, bonus - s_.fight.bonus);
  begin_roll();
}

// OD-8.2, OD-8.3, OD-8.6
template <class Events>
void Play<Events>::take_for_roll(int who, Color color, int count) {
  if (count <= 0 || !game_.color_allowed(s_, color)) return;
  const int taken = std::min<int>(count, s_.fight.supply[index(color)]);
  s_.fight.supply[index(color)] = u8(s_.fight.supply[index(color)] - taken);
  std::uint8_t& dice = s_.fight.to_roll[who][0][index(color)];
  dice = u8(dice + taken);
}

template <class Events>
void Play<Events>::begin_roll() {
  if (next_group(s_).count == 0) {
    s_.fight.gamble = kNone;
    return;
  }
  push(Step::RollTime);
  if (s_.fight.gamble != kNone) push(Step::GambleRule);
  push(Step::RollDice);
}

template <class Events>
void Play<Events>::rolled(Action outcome) {
  const RollGroup group = next_group(s_);
  s_.fight.to_roll[group.who][static_cast<int>(group.use)][index(group.color)] = 0;
  Event event{.type = Ev::DiceRolled, .seat = seat_of(group.who)};
  for (int face = 1; face <= kFaces; ++face) {
    for (int i = rolled_count(outcome, face); i > 0; --i) {
      const Die die = Die::of(group.who, group.color, face, group.use);
      s_.fresh.add(die);
      if constexpr (kListening) event.dice.add(die);
    }
  }
  tell_new(event);
  if (next_group(s_).count == 0) {
    pop();
    // Of one value there is nothing to choose (OD-D15).
    if (s_.next().step == Step::AskFeatDiscard) {
      const bool alike = s_.fresh.dice[0].value() == s_.fresh.dice[s_.fresh.count - 1].value();
      if (alike) {
        for (int i = pop().template as<DiceToDiscard>().dice; i > 0; --i) drop_rolled(s_.fresh.dice[0].value());
      }
    }
  }
}

// OD-8.7 (1), OD-17.5
template <class Events>
void Play<Events>::gamble_rule() {
  const int who = s_.fight.gamble;
  s_.fight.gamble = kNone;
  const Feat& feat = game_.side(seat_of(who)).feat;
  for (const Die die : s_.fresh) {
    if (die.value() != feat.bad_value) continue;
    will_lose(feat.time, Event::FeatCost);
    return hurt(seat_of(who), feat.damage, Event::ByFeat);
  }
}

// OD-8.7 (2), OD-18.3
template <class Events>
void Play<Events>::roll_time() {
  const OnRolled& rule = game_.in_force(s_).on_rolled;
  push(Step::RollSettled);
  if (rule.time_each == 0) return;
  int time = 0;
  for (const Die die : s_.fresh) {
    if ((rule.time_values >> die.value() & 1U) != 0) time += rule.time_each;
  }
  will_lose(time, Event::Split);
}

// OD-8.7 (3) and (4); then the dice may be used.
template <class Events>
void Play<Events>::roll_settled() {
  const Standing& standing = game_.in_force(s_);
  Event dropped[kPair];
  Event lowered[kPair];
  for (const Die die : s_.fresh) {
    if ((standing.on_rolled.discard_values >> die.value() & 1U) != 0) {
      ++s_.fight.supply[index(die.color())];
      if constexpr (kListening) dropped[die.owner()].dice.add(die);
      continue;
    }
    const bool lower = (standing.lower_colors >> index(die.color()) & 1U) != 0 && die.value() > standing.lower_least;
    const Die now = lower ? die.showing(std::max<int>(standing.lower_least, die.value() - standing.lower_by)) : die;
    s_.pool.add(now);
    if constexpr (kListening) {
      if (lower) {
        lowered[die.owner()].dice.add(now);
        lowered[die.owner()].before.add(die);
      }
    }
  }
  s_.fresh = {};
  if constexpr (kListening) {
    for (int who = 0; who < kPair; ++who) {
      for (Event* event : {&dropped[who], &lowered[who]}) {
        if (event->dice.count == 0) continue;
        event->type = event == &dropped[who] ? Ev::DiceDropped : Ev::DiceLowered;
        event->seat = seat_of(who);
        if (event->type == Ev::DiceDropped) event->about = told::Drop{Event::DroppedByRule};
        tell(*event);
      }
    }
  }
}

// --- step 5: active boxes (OD-7.7, OD-9.5) ----------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::step_boxes() {
  s_.fight.x = u8(number_of_x(game_, s_, open_doors(s_)));
  s_.fight.active = 1;
  tell({.type = Ev::BoxesActive, .about = told::Active{s_.fight.x}});
  push(EncounterStep::Dice);
}

// --- the end of an encounter (OD-7.10) ---------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::leave() {
  const bool boss = s_.in_boss_fight();
  if constexpr (kListening) tell_returned();
  for (int who = 0; who < heroes_in_fight(s_); ++who) {  // OD-17.2: stores are made up
    HeroState& hero = s_.heroes[seat_of(who)];
    if (hero.owed > 0) {
      hero.stored = u8(hero.stored + hero.owed);
      hero.owed = 0;
      tell({.type = Ev::DieStored, .seat = seat_of(who), .about = told::Store{.stored = hero.stored}});
    }
  }
  if (!boss) {
    std::uint8_t& place = s_.loot[s_.loot[0] == kNone ? 0 : 1];
    place = u8(s_.fight.card | (loot_escapes(game_, s_) ? kEscaped : 0));
  }
  s_.fight = {};
  s_.pool = {};
  s_.laid_count = 0;
  for (LaidDie& die : s_.laid) die = {};
  const int first = s_.next_pair[0];
  const int second = s_.next_pair[1];
  const int card = s_.next_card;
  s_.next_pair[0] = s_.next_pair[1] = s_.next_card = kNone;
  if (first != kNone) return boss ? begin_boss_part(first, second) : begin_encounter(card, first, second);
  push(boss ? Step::BossRound : Step::Loot);
}

// OD-7.10
template <class Events>
void Play<Events>::tell_returned() {
  Event returned[kPair];
  for (const Die die : s_.pool) returned[die.owner()].dice.add(die);
  for (int i = 0; i < s_.laid_count; ++i) returned[s_.laid[i].die.owner()].dice.add(s_.laid[i].die);
  for (int who = 0; who < kPair; ++who) {
    if (returned[who].dice.count == 0) continue;
    returned[who].type = Ev::DiceReturned;
    returned[who].seat = seat_of(who);
    tell(returned[who]);
  }
}

// --- stored dice (OD-17.2) -------------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::store(int hero, int dice) {
  if (s_.in_boss_fight()) return;  // OD-16.1
  HeroState& h = s_.heroes[hero];
  const Feat& feat = game_.side(hero).feat;
  const bool engaged = is_in_fight(s_, hero);
  for (; dice > 0 && h.stored + h.owed < feat.cap; --dice) {
    std::uint8_t& supply = s_.fight.supply[index(Color::Heroic)];
    const bool owed = engaged && supply == 0;
    if (owed) {
      ++h.owed;
    } else {
      ++h.stored;
      if (engaged) --supply;
    }
    tell({.type = Ev::DieStored, .seat = u8(hero), .about = told::Store{.stored = h.stored, .owed = owed}});
  }
}

template <class Events>
void Play<Events>::store_for_all(std::uint8_t trigger) {
  for (int hero = 0; hero < players_; ++hero) {
    const Feat& feat = game_.side(hero).feat;
    if (feat.kind == Feat::Kind::Stored && (feat.store_on & trigger) != 0) store(hero, 1);
  }
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::onedeck
