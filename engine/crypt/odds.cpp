// The chances of what a player considers, from what that player knows: docs/format/crypt.md, "Odds".
#include "view.hpp"

#include "score.hpp"

namespace uc::crypt {

namespace {

constexpr int kFaces = 6;

int ways_to_fail(int effort) { return effort - 1; }  // CR-6.3b: results lower than the effort

// Of all rolls of the dice so far, how many exhaust none, one, two, three of them.
struct Exhaustion {
  std::array<int, kDice + 1> ways = {1};
  int of = 1;

  void add_die(int effort) {
    const int fail = ways_to_fail(effort);
    for (std::size_t n = kDice; n > 0; --n) ways[n] = ways[n] * (kFaces - fail) + ways[n - 1] * fail;
    ways[0] *= kFaces - fail;
    of *= kFaces;
  }
};

Doc claim_odds(Action claim) {
  Doc dice = Doc::array();
  Exhaustion exhaustion;
  for (int slot = 0; slot < kMaxSlots; ++slot) {
    const Bid bid = bid_on(claim, slot);
    if (bid.count == 0) continue;
    for (int die = 0; die < bid.count; ++die) exhaustion.add_die(bid.effort);
    dice.push(Doc::object()
                  .set("slot", slot_name(slot))
                  .set("count", bid.count)
                  .set("effort", bid.effort)
                  .set("fails", ways_to_fail(bid.effort))
                  .set("of", kFaces));
  }
  Doc ways = Doc::array();
  for (const int count : exhaustion.ways) ways.push(count);
  return Doc::object()
      .set("dice", std::move(dice))
      .set("exhausted", Doc::object().set("ways", std::move(ways)).set("of", exhaustion.of));
}

// The cards that the one in this slot may be: one of those the viewer has not seen, or the one the viewer knows it is.
Doc slot_odds(const State& state, int slot, Viewer viewer, int highest) {
  const Card& card = state.slots[slot].card;
  std::array<int, kMaxValue + 1> counts{};
  if (can_read(card, viewer)) counts[static_cast<std::size_t>(card.value())] = 1;
  else counts = unseen_by(state, viewer)[static_cast<std::size_t>(index(card.type()))];
  return Doc::object().set("slot", slot_name(slot)).set("values", count_list(counts, highest));
}

Doc look_odds(const State& state, Viewer viewer, int highest) {  // CR-9.6
  Doc slots = Doc::array();
  for (int slot = 0; slot < kMaxSlots; ++slot) {
    const Card& card = state.slots[slot].card;
    if (card.exists() && !can_read(card, viewer)) slots.push(slot_odds(state, slot, viewer, highest));
  }
  return Doc::object().set("slots", std::move(slots));
}

}  // namespace

Doc Crypt::odds(const State& state, Action action) const {
  const Viewer actor = Viewer::of(seat_at(state.active));
  const int highest = content_->highest_value;
  switch (kind_of(action)) {
    case Kind::Claim: return claim_odds(action);
    case Kind::Idol:  // CR-9.1
      return Doc::object().set("fails", ways_to_fail(power_of(action).target)).set("of", kFaces);
    case Kind::Manuscript: return look_odds(state, actor, highest);
    case Kind::Pottery:  // CR-9.8
      return Doc::object().set("slots", Doc::Array{slot_odds(state, power_of(action).target, actor, highest)});
    default: return {};
  }
}

}  // namespace uc::crypt
