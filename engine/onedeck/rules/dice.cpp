// OD-9, OD-10: covering boxes, making and discarding dice.
#include <algorithm>

#include "play.hpp"

namespace uc::onedeck {

template <class Events>
Dice Play<Events>::take_from_pool(std::uint32_t mask) {
  Dice taken;
  Dice left;
  for (int i = 0; i < s_.pool.count; ++i) {  // both stay in order
    Dice& to = (mask >> i & 1U) != 0 ? taken : left;
    to.dice[to.count++] = s_.pool.dice[i];
  }
  s_.pool = left;
  return taken;
}

template <class Events>
void Play<Events>::to_supply(const Dice& dice) {
  for (const Die die : dice) ++s_.fight.supply[index(die.color())];
}

template <class Events>
void Play<Events>::cover(const CoveredBox& covered) {  // OD-9.1, OD-9.2
  const Dice dice = take_from_pool(covered.dice);
  const std::uint8_t place = covered.box;
  const Box& box = game_.boxes(s_)[place];
  Event event{.type = Ev::BoxCovered, .about = told::Box{place}, .dice = dice};
  if constexpr (kListening) std::copy_n(s_.fight.heroes, kPair, event.heroes);
  const bool first =
      game_.in_force(s_).first_cover_discards != 0 && box.skull != 0 && (s_.fight.struck >> place & 1U) == 0;
  if (first) {  // OD-18.19
    s_.fight.struck = static_cast<std::uint16_t>(s_.fight.struck | 1U << place);
    to_supply(dice);
    event.type = Ev::BoxStruck;
    return tell(event);
  }
  s_.fight.covered = static_cast<std::uint16_t>(s_.fight.covered | 1U << place);
  LaidDie* const end = s_.laid + s_.laid_count;
  LaidDie* at = std::find_if(s_.laid, end, [&](const LaidDie& laid) { return laid.box > place; });
  std::copy_backward(at, end, end + dice.count);
  for (const Die die : dice) *at++ = {place, die};
  s_.laid_count = u8(s_.laid_count + dice.count);
  tell(event);
}

template <class Events>
void Play<Events>::make_heroic(const MadeHeroic& made) {  // OD-10.1 to OD-10.3
  const Dice dice = take_from_pool(made.dice);
  to_supply(dice);
  int lowest = kFaces;
  for (const Die die : dice) lowest = std::min(lowest, die.value());
  --s_.fight.supply[index(Color::Heroic)];
  s_.pool.add(Die::of(made.owner, Color::Heroic, lowest));
  tell({.type = Ev::HeroicMade,
        .seat = seat_of(made.owner),
        .about = told::Value{lowest},
        .dice = dice,
        .heroes = {s_.fight.heroes[0], s_.fight.heroes[1]}});
}

template <class Events>
void Play<Events>::discard_die(const DiscardedDie& discarded) {  // OD-10.4
  const Dice dice = take_from_pool(discarded.dice);
  to_supply(dice);
  tell({.type = Ev::DieDiscarded, .seat = seat_of(dice.dice[0].owner()), .dice = dice});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::onedeck
