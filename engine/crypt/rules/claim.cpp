// CR-5: Claim and Recover.
#include <bit>

#include "play.hpp"

namespace uc::crypt {

template <class Events>
void Play<Events>::begin_claims() {
  s_.step = 0;
  next_claim_turn();
}

template <class Events>
void Play<Events>::next_claim_turn() {
  for (; s_.step < claim_turns(players_); ++s_.step) {
    const int who = claimant(players_, s_, s_.step);
    if (who != kGhost) return ask(Phase::Claim, who);
    if (dice_of_ghost_turn() > 0) return ask(Phase::Ghost, 0);
  }
  open_after();
}

template <class Events>
int Play<Events>::dice_of_ghost_turn() const {  // CR-10.5, CR-10.7
  return s_.step == 2 ? s_.ghost_bumped : kDice;
}

template <class Events>
void Play<Events>::claim(Action action) {  // CR-5.3, CR-5.4
  Player& player = s_.players[s_.active];
  // From bid to bid: most slots have none.
  for (std::uint64_t bits = rest_of(action); bits != 0;) {
    const auto i = u8(std::countr_zero(bits) / static_cast<int>(kBidBits));
    const Bid bid = bid_on(action, i);
    bits &= ~bid_bits(i, bid.count, bid.effort);
    if (s_.slots[i].holder != kNobody) bump(i, s_.active);
    place(i, s_.active, bid.count, bid.effort);
    player.ready = u8(player.ready - bid.count);
    tell({.type = Ev::Claimed, .seat = s_.active, .slot = i, .about = told::Bid{bid.count, bid.effort}});
  }
  player.placed = 1;
  ++s_.step;
  next_claim_turn();
}

template <class Events>
void Play<Events>::bump(std::uint8_t i, std::uint8_t by) {  // CR-5.5
  const Slot& slot = s_.slots[i];
  if (slot.holder == kGhost) s_.ghost_bumped = u8(s_.ghost_bumped + slot.count);
  else s_.players[slot.holder].ready = u8(s_.players[slot.holder].ready + slot.count);
  tell({.type = Ev::Bumped, .seat = slot.holder, .slot = i, .about = told::Bump{.count = slot.count, .by = by}});
}

template <class Events>
void Play<Events>::recover() {  // CR-5.6
  recover_all(s_.active, Event::ByAction);
  ++s_.step;
  next_claim_turn();
}

template <class Events>
void Play<Events>::recover_all(std::uint8_t seat, Event::Recovery why) {
  Player& player = s_.players[seat];
  tell({.type = Ev::Recovered, .seat = seat, .about = told::Recovery{.count = player.exhausted, .why = why}});
  player.ready = u8(player.ready + player.exhausted);
  player.exhausted = 0;
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::crypt
