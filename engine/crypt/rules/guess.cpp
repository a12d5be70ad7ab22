// A complete position that a viewer cannot tell from the true one (CR-H).
//
// What the viewer does not know goes back to the unseen cards of its type and is drawn again. Undrawn cards stay
// undrawn. Every deal that agrees with what the viewer knows is equally likely.
#include "core/fixed_vector.hpp"
#include "rules.hpp"

namespace uc::crypt {
namespace {

constexpr std::size_t kMaxHidden = kMaxCards + kMaxSlots;
using Hidden = FixedVector<Card*, kMaxHidden>;

void forget(State& state, Card& card, Seats viewer, Hidden& hidden) {
  if (card.value() == 0 || card.shown() || card.known().has_any(viewer)) return;
  ++state.unseen[index(card.type())][card.value()];
  hidden.push_back(&card);
}

void redraw(State& state, Card& card, Rng& rng) {
  std::uint8_t(&unseen)[kPileKinds] = state.unseen[index(card.type())];
  const int least = card.floor();
  std::uint32_t cards = 0;
  for (int value = least; value <= kMaxValue; ++value) cards += unseen[value];
  std::uint32_t n = below(rng, cards);
  int value = least;
  while (n >= unseen[value]) n -= unseen[value++];
  card.set_value(value);
  --unseen[value];
}

}  // namespace

State Crypt::guess(const State& truth, Seats viewer, Rng& rng) const {
  State state = truth;
  Hidden hidden;
  for (int i = 0; i < state.gone_count; ++i) forget(state, state.gone[i].card, viewer, hidden);
  for (Slot& slot : state.slots) {
    if (slot.card.exists()) forget(state, slot.card, viewer, hidden);
  }
  // Cards with the highest floor draw first: whatever they take, those with a lower floor could have taken it too, so
  // the number of cards left for them is the same for every choice, and all deals are equally likely.
  for (int floor = kMaxValue; floor >= 0; --floor) {
    for (Card* card : hidden) {
      if (card->floor() == floor) redraw(state, *card, rng);
    }
  }
  return state;
}

}  // namespace uc::crypt
