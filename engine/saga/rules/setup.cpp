// Setup and revealing (DS-2, DS-13.10).
#include "play.hpp"

namespace uc::saga {

template <class Events>
void Play<Events>::begin() {
  for (int hero = 0; hero < game_.heroes(); ++hero) {  // DS-2.2, DS-2.4
    const AdventureHero& entry = adventure_.heroes[hero];
    s_.in_play |= set_of(hero);
    s_.figure[hero] = entry.figure;
    s_.at[hero] = entry.at;
    s_.facing[hero] = entry.facing;
    s_.taken.add(entry.at);
    // What the hero brings comes first: what is handed out beyond the limits is lost (DS-11.11, DS-15.7).
    for (const auto* items : {&game_.options().items[hero], &entry.items}) {
      for (int item = 0; item < static_cast<int>(content_.items.size()); ++item) {
        for (int i = 0; i < (*items)[item]; ++i) {
          if (has_room_for(game_, s_, hero, item)) s_.items[hero] += std::uint64_t{1} << (2 * item);
        }
      }
    }
  }
  for (std::size_t i = 0; i < adventure_.doors.size(); ++i) s_.door_power[i] = adventure_.doors[i].lock.power;
  for (std::size_t i = 0; i < adventure_.chests.size(); ++i) s_.chest_power[i] = adventure_.chests[i].lock.power;
  reveal(adventure_.start_area, Event::Setup);
  int cards = 0;  // DS-2.5
  for (std::size_t i = 0; i < content_.cards.size(); ++i) {
    s_.pool[i] = game_.deck_count(static_cast<int>(i));
    cards += s_.pool[i];
  }
  s_.pile = u8(adventure_.fixed_pile ? cards : std::min(cards, adventure_.drawn + game_.options().extra_cards));
  s_.round = 1;
  s_.phase = Phase::Heroes;
  push<Step::HeroPhase>();
  const int hand = std::min<int>(adventure_.opening_hand, s_.pile);  // DS-2.6
  for (int i = 0; i < hand; ++i) push<Step::DrawCard>();
  run();
}

template <class Events>
void Play<Events>::reveal(int area, Event::Arrival why, int door) {
  if ((s_.areas >> area & 1U) != 0) return;
  if (s_.blind != 0) {  // who guesses does not know what is there (DS-H1)
    for (Task& task : s_.agenda) task = {};
    s_.tasks = 0;
    push<Step::Horizon>();
    s_.blind = kAtHorizon;
    return;
  }
  s_.areas |= 1U << area;
  if (why != Event::Setup) tell_heroes<Ev::AreaRevealed>({.thing = u8(door)}, {.area = area});
  lay_out(area, why);
}

template <class Events>
void Play<Events>::lay_out(int area, Event::Arrival why) {
  s_.open |= adventure_.floor[area];
  for (const Chest& chest : adventure_.chests) {
    if (chest.area == area) s_.solid.add(chest.at);
  }
  for (const Furniture& piece : adventure_.furniture) {
    if (piece.area != area) continue;
    for (unsigned i = 0; i < piece.size; ++i) s_.solid.add(piece.squares[i]);
  }
  for (const BonePile& pile : adventure_.bones) {
    if (pile.area != area) continue;
    for (int i = 0; i < pile.count; ++i) add_bones(pile.at);
  }
  for (const Monster& monster : adventure_.monsters) {
    if (monster.area == area) add_model(monster.figure, monster.at, monster.facing, why);
  }
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

State Saga::start() const {
  State state;
  NoEvents silent;
  Play<NoEvents>(*this, state, silent).begin();
  return state;
}

}  // namespace uc::saga
