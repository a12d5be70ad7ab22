// What a seat may do: listing, refusing and picking at random share the same tests.
#include "rules.hpp"

namespace uc::crypt {
namespace {

constexpr int kFaces = 6;

// How many efforts `count` dice may show to beat a total: the highest ones. A table, because listing and counting
// claims would else divide for every slot (2 % of random play).
struct EffortTable {
  std::uint8_t choices[kDice * kFaces + 1][kDice + 1] = {};
  constexpr EffortTable() {
    for (int total = 0; total <= kDice * kFaces; ++total) {
      for (int count = 1; count <= kDice; ++count) {
        const int least = total / count + 1;
        choices[total][count] = static_cast<std::uint8_t>(least > kFaces ? 0 : kFaces + 1 - least);
      }
    }
  }
};
constexpr EffortTable kEfforts;
constexpr int kUnbeatable = kDice * kFaces;

// What a claim on this slot has to beat (CR-5.3c); kUnbeatable for an own or empty slot (CR-5.3d, CR-4.3).
int to_beat(const Slot& slot, int seat) {
  if (!slot.card.exists() || slot.holder == seat) return kUnbeatable;
  return slot.total();  // 0 if unclaimed
}

// --- powers -------------------------------------------------------------------------------------------------------

// Calls use(first, second) for each pair of cards that may pay. Of equal cards that all have seen, the first are taken.
template <class Use>
void for_each_pair(const FaceDown& cards, Use use) {
  for (int i = 0; i < cards.count; ++i) {
    const auto& first = cards.entries[static_cast<std::size_t>(i)];
    if (first.earlier_equals > 0) continue;
    for (int k = i + 1; k < cards.count; ++k) {
      const auto& second = cards.entries[static_cast<std::size_t>(k)];
      if (second.earlier_equals > 1 || (second.earlier_equals == 1 && second.last_equal != i)) continue;
      use(first.handle, second.handle);
    }
  }
}

template <class Use>
void for_each_single(const FaceDown& cards, Use use) {
  for (int i = 0; i < cards.count; ++i) {
    const auto& entry = cards.entries[static_cast<std::size_t>(i)];
    if (entry.earlier_equals == 0) use(entry.handle);
  }
}

template <class Use>
void for_each_pottery(const State& state, Use use) {  // CR-9.8
  if (!can_use_pottery(state, state.active)) return;
  for_each_pair(FaceDown(state, state.active, Type::Pottery), [&](int first, int second) {
    for (int i = 0; i < kMaxSlots; ++i) {
      const Card card = state.slots[i].card;
      if (card.exists() && !card.face_up()) use(pack_power(Kind::Pottery, first, second, i));
    }
  });
}

template <class Use>
void for_each_manuscript(const State& state, Use use) {  // CR-9.6
  if (!can_use_manuscript(state, state.active)) return;
  for_each_single(FaceDown(state, state.active, Type::Manuscript),
                  [&](int first) { use(pack_power(Kind::Manuscript, first, 0, 0)); });
}

template <class Use>
void for_each_remains(const State& state, Use use) {  // CR-9.9
  if (!can_use_remains(state, state.active)) return;
  for_each_pair(FaceDown(state, state.active, Type::Remains),
                [&](int first, int second) { use(pack_power(Kind::Remains, first, second, 0)); });
}

bool has_failing_die_of_effort(const State& state, int effort) {
  for (const Slot& slot : state.slots) {
    if (slot.holder != state.active || slot.effort != effort) continue;
    for (int die = 0; die < slot.count; ++die) {
      if (fails(slot.rolled[die], effort)) return true;
    }
  }
  return false;
}

template <class Use>
void for_each_idol(const State& state, Use use) {  // CR-9.1; dice of equal effort are interchangeable
  if (!can_use_idol(state, state.active)) return;
  for_each_single(FaceDown(state, state.active, Type::Idol), [&](int first) {
    for (int effort = 2; effort <= kFaces; ++effort) {
      if (has_failing_die_of_effort(state, effort)) use(pack_power(Kind::Idol, first, 0, effort));
    }
  });
}

template <class Use>
void for_each_power(const State& state, Use use) {  // CR-3.2
  switch (state.phase) {
    case Phase::Before:
      for_each_pottery(state, use);
      for_each_manuscript(state, use);
      break;
    case Phase::Claim:
      for_each_manuscript(state, use);
      for_each_remains(state, use);
      break;
    case Phase::After: for_each_manuscript(state, use); break;
    case Phase::Idol: for_each_idol(state, use); break;
    case Phase::Last: for_each_remains(state, use); break;
    default: break;
  }
}

// --- claims, in the order: number of cards, slots ascending, dice numbers, values -----------------------------------

class ClaimLister {
 public:
  ClaimLister(const State& state, ActionList& list) : list_(list), ready_(state.players[state.active].ready) {
    for (int i = 0; i < kMaxSlots; ++i) beat_[i] = to_beat(state.slots[i], state.active);
  }

  void list(int max_cards) {
    for (int cards = 1; cards <= max_cards && cards <= ready_; ++cards) choose_slots(cards, 0, 0);
  }

 private:
  void choose_slots(int cards, int from, int chosen) {
    if (chosen == cards) return choose_counts(cards, 0, ready_);
    for (int i = from; i < kMaxSlots; ++i) {
      slot_[chosen] = i;
      choose_slots(cards, i + 1, chosen + 1);
    }
  }

  void choose_counts(int cards, int at, int dice) {
    if (at == cards) return choose_efforts(cards, 0, 0);
    for (int count = 1; count <= dice - (cards - at - 1); ++count) {
      if (kEfforts.choices[beat_[slot_[at]]][count] == 0) continue;
      count_[at] = count;
      choose_counts(cards, at + 1, dice - count);
    }
  }

  void choose_efforts(int cards, int at, std::uint64_t bits) {
    if (at == cards) return list_.push_back(pack(Kind::Claim, bits));
    const int choices = kEfforts.choices[beat_[slot_[at]]][count_[at]];
    for (int effort = kFaces + 1 - choices; effort <= kFaces; ++effort) {
      choose_efforts(cards, at + 1, bits | bid_bits(slot_[at], count_[at], effort));
    }
  }

  ActionList& list_;
  int ready_;
  int beat_[kMaxSlots] = {};
  int slot_[kDice] = {};
  int count_[kDice] = {};
};

// Counts claims without listing them, and gives the n-th. ways_[i][d]: how many ways to place at most d dice on the
// slots from i on, no die at all being one way. Written out for three dice: this is the hottest code of random play.
class ClaimCounter {
 public:
  explicit ClaimCounter(const State& state) : ready_(state.players[state.active].ready) {
    Ways after = {1, 1, 1, 1};
    ways_[kMaxSlots] = after;
    for (int i = kMaxSlots - 1; i >= 0; --i) {
      const std::uint8_t* choices = kEfforts.choices[to_beat(state.slots[i], state.active)];
      choices_[i] = choices;
      const std::uint32_t one = choices[1];
      const std::uint32_t two = choices[2];
      const std::uint32_t three = choices[3];
      after = {1, after.at_most[1] + one, after.at_most[2] + one * after.at_most[1] + two,
               after.at_most[3] + one * after.at_most[2] + two * after.at_most[1] + three};
      ways_[i] = after;
    }
  }

  std::uint32_t all() const { return ways_[0].at_most[ready_] - 1; }

  std::uint32_t on_one_card() const {
    std::uint32_t ways = 0;
    for (const std::uint8_t* choices : choices_) {
      for (int count = 1; count <= ready_; ++count) ways += choices[count];
    }
    return ways;
  }

  Action nth(std::uint32_t n) const {
    ++n;  // the first way places nothing
    std::uint64_t bits = 0;
    int dice = ready_;
    for (int i = 0; i < kMaxSlots && dice > 0; ++i) {
      const std::uint32_t passed = ways_[i + 1].at_most[dice];
      if (n < passed) continue;
      n -= passed;
      for (int count = 1; count <= dice; ++count) {
        const std::uint32_t rest = ways_[i + 1].at_most[dice - count];
        const std::uint32_t ways = choices_[i][count] * rest;
        if (n >= ways) {
          n -= ways;
          continue;
        }
        bits |= bid_bits(i, count, kFaces - static_cast<int>(n / rest));
        n %= rest;
        dice -= count;
        break;
      }
    }
    return pack(Kind::Claim, bits);
  }

  Action nth_on_one_card(std::uint32_t n) const {
    for (int i = 0; i < kMaxSlots; ++i) {
      for (int count = 1; count <= ready_; ++count) {
        const std::uint32_t ways = choices_[i][count];
        if (n < ways) return pack(Kind::Claim, bid_bits(i, count, kFaces - static_cast<int>(n)));
        n -= ways;
      }
    }
    return pack(Kind::Recover);
  }

 private:
  struct Ways {
    std::uint32_t at_most[kDice + 1];
  };
  int ready_;
  const std::uint8_t* choices_[kMaxSlots];
  Ways ways_[kMaxSlots + 1];
};

// --- refusals -------------------------------------------------------------------------------------------------------

Refusal refuse_claim(const Crypt& game, const State& state, Action action) {
  if (state.phase != Phase::Claim) return {"CR-3.2"};
  if (rest_of(action) >> (kBidBits * kMaxSlots) != 0) return {"CR-5.3"};
  int dice = 0;
  int cards = 0;
  for (int i = 0; i < kMaxSlots; ++i) {
    const Bid bid = bid_on(action, i);
    if (bid.count == 0 && bid.effort == 0) continue;
    if (bid.count == 0) return {"CR-5.3a"};
    if (bid.effort < 1 || bid.effort > kFaces) return {"CR-5.3"};
    const Slot& slot = state.slots[i];
    if (!slot.card.exists()) return {i < slots_laid(game.setup(), state) ? "CR-4.3" : "CR-4.1"};
    if (slot.holder == state.active) return {"CR-5.3d"};
    if (slot.holder != kNobody && bid.total() <= slot.total()) return {"CR-5.3c"};
    dice += bid.count;
    ++cards;
  }
  if (dice == 0 || dice > state.players[state.active].ready) return {"CR-5.3a"};
  if (cards > 1 && is_last_turn(game.players(), state)) return {"CR-5.3e"};
  return kLegal;
}

struct PowerRule {
  Type type;
  std::string_view rule;
};

PowerRule rule_of(Kind power) {
  switch (power) {
    case Kind::Pottery: return {Type::Pottery, "CR-9.8"};
    case Kind::Manuscript: return {Type::Manuscript, "CR-9.6"};
    case Kind::Remains: return {Type::Remains, "CR-9.9"};
    default: return {Type::Idol, "CR-9.1"};
  }
}

bool window_offers(Phase phase, Kind power) {  // CR-3.2
  switch (power) {
    case Kind::Pottery: return phase == Phase::Before;
    case Kind::Manuscript: return phase == Phase::Before || phase == Phase::Claim || phase == Phase::After;
    case Kind::Remains: return phase == Phase::Claim || phase == Phase::Last;
    default: return phase == Phase::Idol;
  }
}

bool in_play(const State& state, Kind power) {
  const Side side = power == Kind::Pottery || power == Kind::Manuscript ? Side::B : Side::A;
  return side_of(state, rule_of(power).type) == side;
}

bool can_use(const State& state, Kind power) {
  switch (power) {
    case Kind::Pottery: return can_use_pottery(state, state.active);
    case Kind::Manuscript: return can_use_manuscript(state, state.active);
    case Kind::Remains: return can_use_remains(state, state.active);
    default: return can_use_idol(state, state.active);
  }
}

// The cards that pay exist, lie face-down, and are the first among interchangeable ones.
Refusal refuse_payment(const State& state, Kind kind, const Power& power) {
  const FaceDown cards(state, state.active, rule_of(kind).type);
  const bool pair = kind == Kind::Pottery || kind == Kind::Remains;
  int first = -1;
  int second = -1;
  for (int i = 0; i < cards.count; ++i) {
    if (cards.entries[static_cast<std::size_t>(i)].handle == power.first) first = i;
    if (cards.entries[static_cast<std::size_t>(i)].handle == power.second) second = i;
  }
  if (first < 0 || (pair && second <= first) || (!pair && power.second != 0)) return {"CR-9.0a"};
  if (cards.entries[static_cast<std::size_t>(first)].earlier_equals > 0) return {"CR-R20"};
  if (!pair) return kLegal;
  const auto& entry = cards.entries[static_cast<std::size_t>(second)];
  if (entry.earlier_equals > 1 || (entry.earlier_equals == 1 && entry.last_equal != first)) return {"CR-R20"};
  return kLegal;
}

bool has_target(const State& state, Kind kind, int target) {
  switch (kind) {
    case Kind::Pottery:
      return target < kMaxSlots && state.slots[target].card.exists() && !state.slots[target].card.face_up();
    case Kind::Idol: return target <= kFaces && has_failing_die_of_effort(state, target);
    default: return target == 0;
  }
}

Refusal refuse_power(const State& state, Action action) {
  const Kind kind = kind_of(action);
  const Power power = power_of(action);
  const std::string_view rule = rule_of(kind).rule;
  if (pack_power(kind, power.first, power.second, power.target) != action) return {rule};
  if (!in_play(state, kind)) return {rule};  // its moment will never come
  if (!window_offers(state.phase, kind)) return {"CR-3.2"};
  if (!can_use(state, kind) || !has_target(state, kind, power.target)) return {rule};
  return refuse_payment(state, kind, power);
}

Refusal refuse_bare(const State& state, Action action) {
  if (rest_of(action) != 0) return {"CR-5.2"};
  if (kind_of(action) == Kind::Recover) return state.phase == Phase::Claim ? kLegal : Refusal{"CR-3.2"};
  return state.phase == Phase::Claim ? Refusal{"CR-5.2"} : kLegal;  // a window may always be ended (CR-3.3)
}

}  // namespace

void Crypt::actions(const State& state, ActionList& list) const {
  list.clear();
  if (state.phase == Phase::Claim) {
    ClaimLister(state, list).list(is_last_turn(players_, state) ? 1 : kDice);
    list.push_back(pack(Kind::Recover));
  }
  for_each_power(state, [&](Action action) { list.push_back(action); });
  if (state.phase != Phase::Claim) list.push_back(pack(Kind::End));
}

Refusal Crypt::refuse(const State& state, Action action) const {
  const Turn now = turn(state);
  if (now.is_over()) return {"CR-7.2"};
  if (now.is_chance()) return refuse_outcome(*this, state, action);
  switch (kind_of(action)) {
    case Kind::Claim: return refuse_claim(*this, state, action);
    case Kind::Recover:
    case Kind::End: return refuse_bare(state, action);
    case Kind::Pottery:
    case Kind::Manuscript:
    case Kind::Remains:
    case Kind::Idol: return refuse_power(state, action);
    default: return {"CR-3.2"};  // no dice or draws are due
  }
}

Action Crypt::pick(const State& state, Rng& rng) const {
  std::uint32_t powers = 0;
  for_each_power(state, [&](Action) { ++powers; });
  std::uint32_t n;
  if (state.phase == Phase::Claim) {
    const ClaimCounter counter(state);
    const bool one_card = is_last_turn(players_, state);
    const std::uint32_t claims = one_card ? counter.on_one_card() : counter.all();
    n = below(rng, claims + 1 + powers);
    if (n < claims) return one_card ? counter.nth_on_one_card(n) : counter.nth(n);
    n -= claims;
    if (n == powers) return pack(Kind::Recover);
  } else {
    n = below(rng, powers + 1);
    if (n == powers) return pack(Kind::End);
  }
  Action chosen;
  for_each_power(state, [&](Action action) {
    if (n-- == 0) chosen = action;
  });
  return chosen;
}

}  // namespace uc::crypt
