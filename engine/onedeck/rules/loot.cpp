// OD-13, OD-14: loot and levels.
#include <algorithm>

#include "play.hpp"

namespace uc::onedeck {

Lanterns lanterns(const OneDeck& game, const State& state) {
  Lanterns result;
  for (std::uint64_t rest = state.xp.one; rest != 0; rest &= rest - 1) {
    const int card = std::countr_zero(rest);
    const int each = game.content().cards[card].lanterns;
    const int copies = state.xp.count(card);
    result.cards[each] += copies;
    result.total += each * copies;
  }
  return result;
}

template <class Events>
void Play<Events>::loot() {
  if (s_.facing != kNone) {  // OD-6.6
    s_.doors[s_.facing] = {};
    s_.facing = kNone;
    for (std::uint8_t& card : s_.loot) {
      if (card == kNone || (card & kEscaped) == 0) continue;
      card = u8(card & ~kEscaped);
      tell({.type = Ev::CardEscaped, .card = card});
      s_.pile[s_.pile_count++] = card;
      card = kNone;
    }
    if (s_.loot[0] == kNone) std::swap(s_.loot[0], s_.loot[1]);
  }
  push(s_.loot[0] != kNone ? Step::AskLoot : Step::Level);
}

namespace {

// Puts the card into the sorted list, and takes the replaced one out.
void replace(std::uint8_t* list, std::uint8_t& count, std::uint8_t card, int replaced) {
  if (replaced != kNone) {
    std::uint8_t* const at = std::find(list, list + count, static_cast<std::uint8_t>(replaced));
    std::copy(at + 1, list + count, at);
    list[--count] = 0;
  }
  std::uint8_t* const at = std::upper_bound(list, list + count, card);
  std::copy_backward(at, list + count, list + count + 1);
  *at = card;
  ++count;
}

}  // namespace

template <class Events>
void Play<Events>::loot_card(Event::Form form, const LootTaken& taken) {
  const std::uint8_t card = s_.loot[taken.which];
  const int replaced = taken.replaced == 0 ? kNone : taken.replaced - 1;
  s_.loot[taken.which] = kNone;
  if (s_.loot[0] == kNone) std::swap(s_.loot[0], s_.loot[1]);
  const std::uint8_t seat = form == Event::Item || form == Event::Skill ? std::uint8_t{taken.hero} : kNone;
  tell({.type = Ev::Looted, .seat = seat, .card = card, .about = told::Loot{form, replaced}});
  push(Step::Loot);
  HeroState& hero = s_.heroes[taken.hero];
  switch (form) {
    case Event::Xp: s_.xp.add(card); return;                                           // OD-13.2
    case Event::Item: replace(hero.items, hero.item_count, card, replaced); break;     // OD-13.3
    case Event::Skill: replace(hero.skills, hero.skill_count, card, replaced); break;  // OD-13.4
    case Event::PotionForm:  // OD-13.5; the card stays with the party as its potion
      s_.identified = u8(s_.identified | 1U << game_.content().cards[card].potion);
      s_.potion_cards.add(card);
      return gain_potions(1);
  }
  if (replaced == kNone) return;
  s_.xp.add(replaced);  // OD-13.6
  push(Step::CheckLethal);
}

template <class Events>
void Play<Events>::gain_potions(int tokens) {
  s_.potions = u8(std::min(255, s_.potions + tokens));
  tell({.type = Ev::PotionsGained, .about = told::Potions{tokens, s_.potions}});
}

template <class Events>
void Play<Events>::level() {  // OD-14.1
  const int needed = game_.lanterns_needed(s_);
  push(needed > 0 && lanterns(game_, s_).total >= needed ? Step::AskLevel : Step::EndTurn);
}

// Of equal lanterns the first cards are spent: only the numbers matter (OD-14.3).
template <class Events>
void Play<Events>::spend(Action action) {
  int left[kMaxLanterns + 1] = {};
  int total = 0;
  int cards = 0;
  for (int n = 1; n <= kMaxLanterns; ++n) {
    left[n] = lanterns_spent(action, n);
    total += n * left[n];
    cards += left[n];
  }
  for (std::uint64_t rest = s_.xp.one; rest != 0; rest &= rest - 1) {
    const int card = std::countr_zero(rest);
    int& wanted = left[game_.content().cards[card].lanterns];
    for (; wanted > 0 && s_.xp.count(card) > 0; --wanted) {
      s_.xp.remove(card);
      s_.removed.add(card);
    }
  }
  tell({.type = Ev::LanternsSpent, .about = told::Lanterns{total, cards}});
}

template <class Events>
void Play<Events>::level_up(Action action) {
  spend(action);
  ++s_.level;
  tell({.type = Ev::LevelReached, .about = told::Level{s_.level}});
  gain_potions(game_.level_card(s_).potions * game_.setup().potions_per_level);  // OD-20.9
  push(Step::Level);
}

template <class Events>
void Play<Events>::buy_potion(Action action) {  // OD-14.2, OD-20.9
  spend(action);
  gain_potions(game_.setup().potions_per_level);
  push(Step::Level);
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::onedeck
