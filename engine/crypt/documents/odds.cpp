// The chances of what a player considers, from what that player knows: docs/format/crypt.md, "Odds".
#include <numeric>

#include "core/fixed_vector.hpp"
#include "crypt/rules/rules.hpp"
#include "crypt/rules/score.hpp"
#include "view.hpp"

namespace uc::crypt {

namespace {

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

// What each card of a claim adds to the score of the actor if all of them are taken, as far as the actor knows it.
Doc claim_gains(const Crypt& game, State state, Action claim) {
  const int seat = state.active;
  const Viewer actor = Viewer::of(seat_at(seat));
  const auto parts = [&] { return score_parts(game.content(), game.players(), state, seat, actor); };
  Doc gains = Doc::array();
  Parts before = parts();
  for (int slot = 0; slot < kMaxSlots; ++slot) {
    if (bid_on(claim, slot).count == 0) continue;
    const Card card = state.slots[slot].card;
    state.gone[state.gone_count++] = {card, state.active};
    ++state.players[seat].owned[index(card.type())];
    if (wins_race(state, seat)) state.players[seat].won_race = 1;
    const Parts after = parts();
    Doc collectors = Doc::object();
    for (const Type type : kAllTypes) {
      const auto at = static_cast<std::size_t>(index(type));
      collectors.set(kTypeNames[index(type)], after.collectors[at] - before.collectors[at]);
    }
    gains.push(Doc::object()
                   .set("slot", slot_name(slot))
                   .set("treasure", after.treasure - before.treasure)
                   .set("collectors", std::move(collectors))
                   .set("hidden", after.hidden - before.hidden));
    before = after;
  }
  return gains;
}

Doc claim_odds(const Crypt& game, const State& state, Action claim) {
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
      .set("exhausted", Doc::object().set("ways", std::move(ways)).set("of", exhaustion.of))
      .set("gains", claim_gains(game, state, claim));
}

// How often the next unseen card of a type has each value, when the cards with a floor (CR-R40) are dealt first: those
// with the highest floor before the others, each deal as often as there are cards for it.
class HiddenDeal {
 public:
  using Counts = std::array<int, kMaxValue + 1>;

  HiddenDeal(const State& state, Type type, Viewer viewer, const Counts& unseen) : left_(unseen) {
    for (int floor = kMaxValue; floor > 1; --floor) {
      for (int i = 0; i < state.gone_count; ++i) {
        const Card& card = state.gone[i].card;
        if (card.type() == type && card.floor() == floor && !can_read(card, viewer)) floors_.push_back(floor);
      }
    }
    deal(0, 1);
    reduce();
  }

  const Counts& ways() const { return ways_; }

 private:
  void deal(std::size_t next, int times) {
    if (next == floors_.size()) {
      for (std::size_t value = 1; value <= kMaxValue; ++value) ways_[value] += times * left_[value];
      return;
    }
    for (auto value = static_cast<std::size_t>(floors_[next]); value <= kMaxValue; ++value) {
      if (left_[value] == 0) continue;
      const int copies = left_[value]--;
      deal(next + 1, times * copies);
      ++left_[value];
    }
  }

  void reduce() {
    int divisor = 0;
    for (const int ways : ways_) divisor = std::gcd(divisor, ways);
    if (floors_.empty() || divisor == 0) return;  // plain counts stay counts of cards
    for (int& ways : ways_) ways /= divisor;
  }

  Counts left_;
  Counts ways_{};
  FixedVector<int, kMaxCards> floors_;
};

// The cards that the one in this slot may be: one of those the viewer has not seen, or the one the viewer knows it is.
Doc slot_odds(const State& state, int slot, Viewer viewer, int highest) {
  const Card& card = state.slots[slot].card;
  HiddenDeal::Counts counts{};
  if (can_read(card, viewer)) {
    counts[card.value()] = 1;
  } else {
    const auto unseen = unseen_by(state, viewer)[index(card.type())];
    counts = HiddenDeal(state, card.type(), viewer, unseen).ways();
  }
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
    case Kind::Claim: return claim_odds(*this, state, action);
    case Kind::Idol:  // CR-9.1
      return Doc::object().set("fails", ways_to_fail(about<Kind::Idol>(action).effort)).set("of", kFaces);
    case Kind::Manuscript: return look_odds(state, actor, highest);
    case Kind::Pottery:  // CR-9.8
      return Doc::object().set("slots",
                               Doc::Array{slot_odds(state, about<Kind::Pottery>(action).slot, actor, highest)});
    default: return {};
  }
}

}  // namespace uc::crypt
