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
void Play<Events>::cover(const Numbers& n) {  // OD-9.1, OD-9.2
  const Dice dice = take_from_pool(n.dice);
  const Box& box = game_.boxes(s_)[static_cast<std::size_t>(n.a)];
  Event event{.type = Ev::BoxCovered, .a = u8(n.a), .dice = dice};
  const bool first =
      game_.in_force(s_).first_cover_discards != 0 && box.skull != 0 && (s_.fight.struck >> n.a & 1U) == 0;
  if (first) {  // OD-18.19
    s_.fight.struck = static_cast<std::uint16_t>(s_.fight.struck | 1U << n.a);
    to_supply(dice);
    event.type = Ev::BoxStruck;
    return tell(event);
  }
  s_.fight.covered = static_cast<std::uint16_t>(s_.fight.covered | 1U << n.a);
  LaidDie* const end = s_.laid + s_.laid_count;
  LaidDie* at = std::find_if(s_.laid, end, [&](const LaidDie& laid) { return laid.box > n.a; });
  std::copy_backward(at, end, end + dice.count);
  for (const Die die : dice) *at++ = {u8(n.a), die};
  s_.laid_count = u8(s_.laid_count + dice.count);
  tell(event);
}

template <class Events>
void Play<Events>::make_heroic(const Numbers& n) {  // OD-10.1 to OD-10.3
  const Dice dice = take_from_pool(n.dice);
  to_supply(dice);
  int lowest = kFaces;
  for (const Die die : dice) lowest = std::min(lowest, die.value());
  --s_.fight.supply[index(Color::Heroic)];
  s_.pool.add(Die::of(n.a, Color::Heroic, lowest));
  tell({.type = Ev::HeroicMade, .seat = seat_of(n.a), .a = u8(lowest), .dice = dice});
}

template <class Events>
void Play<Events>::discard_die(const Numbers& n) {  // OD-10.4
  const Dice dice = take_from_pool(n.dice);
  to_supply(dice);
  tell({.type = Ev::DieDiscarded, .seat = seat_of(dice.dice[0].owner()), .dice = dice});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::onedeck
