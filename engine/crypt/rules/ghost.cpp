// CR-10: the turns of the Ghost. How it decides is in solo.hpp.
#include <algorithm>

#include "play.hpp"
#include "solo.hpp"

namespace uc::crypt {

template <class Events>
void Play<Events>::ghost_turn(const Dice& dice) {  // CR-10.5, CR-10.7
  tell({.type = Ev::GhostRolled, .about = told::Roll{roll_bits(dice)}});
  const bool extra = s_.step == 2;
  if (extra) s_.ghost_bumped = 0;
  bool first = true;
  for (const GhostGroup& group : ghost_groups(dice)) {
    if (group.count == 0) break;
    if (extra && !first) set_aside(group);
    else seek_slot(group);
    first = false;
  }
  ++s_.step;
  next_claim_turn();
}

template <class Events>
void Play<Events>::seek_slot(const GhostGroup& group) {  // CR-10.6
  const std::uint8_t slot = ghost_slot(s_, group);
  if constexpr (kListening) tell_passed(group, slot);
  if (slot == kNobody) set_aside(group);
  else place_group(group, slot);
}

template <class Events>
void Play<Events>::tell_passed(const GhostGroup& group, std::uint8_t found) {
  const int end = std::min<int>(found, slots_laid(game_.setup(), s_));
  for (std::uint8_t i = 0; i < end; ++i) {
    const GhostReading why = ghost_reads(s_.slots[i], group);
    tell({.type = Ev::GhostPassed, .slot = i, .about = told::Passing{group.count, group.face, why}});
  }
}

template <class Events>
void Play<Events>::place_group(const GhostGroup& group, std::uint8_t i) {
  if (s_.slots[i].holder != kNobody) bump(i, kGhost);
  place(i, kGhost, group.count, group.face);
  tell({.type = Ev::GhostPlaced, .slot = i, .about = told::Bid{group.count, group.face}});
}

template <class Events>
void Play<Events>::set_aside(const GhostGroup& group) {
  s_.ghost_aside = u8(s_.ghost_aside + group.count);
  tell({.type = Ev::GhostSetAside, .about = told::Bid{group.count, group.face}});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::crypt
