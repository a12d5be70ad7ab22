// OD-2: from the shuffled deck to the first floor.
#include <algorithm>

#include "play.hpp"

namespace uc::onedeck {

// OD-2.8, OD-19.6: in a campaign each hero chooses a specialisation first.
template <class Events>
void Play<Events>::next_specialisation(int hero) {
  if (!game_.options().campaign || hero == players_) return push(Step::SetupTalents, TalentStage{0});
  push(Step::NextSpecialisation, HeroesAsked{hero + 1});
  push(Step::AskSpecialisation, HerosTurn{hero});
}

template <class Events>
void Play<Events>::specialise(int hero, int group) {
  HeroState& h = s_.heroes[hero];
  h.group = u8(group);
  const Campaign& campaign = game_.content().campaign;
  for (std::size_t i = 0; i < campaign.talents.size(); ++i) {
    const std::size_t of = campaign.talents[i].group;
    const bool learned = (game_.options().learned[hero] >> i & 1U) != 0;
    if (learned && (campaign.groups[of].always || of == static_cast<std::size_t>(group))) {
      h.talents = static_cast<std::uint16_t>(h.talents | 1U << i);
    }
  }
  tell({.type = Ev::Specialised, .seat = u8(hero), .about = told::Group{group}});
}

// OD-2.8: in seat order Veteran, Prepared, Fortitude. Each hero has two stages: first the cards are drawn.
template <class Events>
void Play<Events>::setup_talents(int stage) {
  const int hero = stage / 2;
  if (hero == players_) return push(Step::SetupGrade);
  push(Step::SetupTalents, TalentStage{stage + 1});
  const Gift gift = game_.gift(s_, hero);
  if (stage % 2 == 0) {
    draw_xp(gift.setup_xp_cards);
  } else {
    for (int i = 0; i < gift.setup_basic_skills; ++i) push(Step::AskBasicSkill, HerosTurn{hero});
    if (gift.setup_potions > 0) gain_potions(gift.setup_potions);
  }
}

template <class Events>
void Play<Events>::take_basic(int hero, int skill) {
  s_.heroes[hero].basic = u8(skill);
  tell({.type = Ev::BasicTaken, .seat = u8(hero), .about = told::BasicSkill{skill}});
}

// OD-19.2, OD-20.1
template <class Events>
void Play<Events>::setup_grade() {
  const Grade& grade = game_.grade();
  const bool four = players_ == kMaxHeroes;
  s_.level = grade.start_level;
  const int tokens = four ? grade.potions_four : grade.potions;
  s_.potions = u8(s_.potions + tokens < 0 ? 0 : s_.potions + tokens);
  push(Step::FloorStart);
  const int cards = four ? grade.xp_cards_four : grade.xp_cards;
  draw_xp(cards);
}

template <class Events>
void Play<Events>::draw_xp(int cards) {
  const int there = std::min<int>(cards, s_.deck);
  if (there > 0) push(Step::DrawXp, CardsToDraw{there});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::onedeck
