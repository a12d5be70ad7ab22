// What a seat may do: listing, refusing and picking at random share the same tests.
#include "rules.hpp"

namespace uc::crypt {
namespace {

constexpr int kUnbeatable = kDice * kFaces;

// The ways to place dice on a slot, by how many dice: a polynomial whose power of x is the number of dice and whose
// coefficients are four lanes of one 64-bit word. Slots are combined by multiplying: products of more than three dice
// fall out of the word at its high end. No lane runs over: there are at most 6,050 ways in all.
using Ways = std::uint64_t;
constexpr unsigned kLaneBits = 16;
constexpr Ways lane(std::uint32_t ways, int dice) { return Ways{ways} << (kLaneBits * static_cast<unsigned>(dice)); }
constexpr std::uint32_t ways_with(Ways ways, int dice) {
  return static_cast<std::uint32_t>(ways >> (kLaneBits * static_cast<unsigned>(dice)) & 0xffffU);
}

// For each total to beat: no die at all in one way; `dice` dice with each effort that beats it, the highest ones.
struct WaysToBeat {
  Ways ways[kUnbeatable + 1] = {};
  constexpr WaysToBeat() {
    for (int total = 0; total <= kUnbeatable; ++total) {
      ways[total] = lane(1, 0);
      for (int dice = 1; dice <= kDice; ++dice) {
        const int least = total / dice + 1;
        ways[total] |= lane(least > kFaces ? 0 : static_cast<std::uint32_t>(kFaces + 1 - least), dice);
      }
    }
  }
};
constexpr WaysToBeat kToBeat;

// What a claim on this slot has to beat (CR-5.3c); kUnbeatable for an own or empty slot (CR-5.3d, CR-4.3).
int to_beat(const Slot& slot, int seat) {
  if (!slot.card.exists() || slot.holder == seat) return kUnbeatable;
  return slot.total();  // 0 if unclaimed
}

Ways ways_on(const Slot& slot, int seat) { return kToBeat.ways[to_beat(slot, seat)]; }

// The least effort that so many dice need for a claim; more than a die shows if no claim with them is legal.
int least_effort(Ways ways, int dice) { return kFaces + 1 - static_cast<int>(ways_with(ways, dice)); }

// CR-5.3e: on how many cards the dice of a claim may go.
int most_cards(int players, const State& state) { return is_last_turn(players, state) ? 1 : kDice; }

// --- powers -------------------------------------------------------------------------------------------------------

// Calls use(first, second) for each pair of cards that may pay. Of equal cards that all have seen, the first are taken.
template <class Use>
void for_each_pair(const FaceDown& cards, Use use) {
  for (int i = 0; i < cards.count; ++i) {
    const auto& first = cards.entries[i];
    if (first.earlier_equals > 0) continue;
    for (int k = i + 1; k < cards.count; ++k) {
      const auto& second = cards.entries[k];
      if (second.earlier_equals > 1 || (second.earlier_equals == 1 && second.last_equal != i)) continue;
      use(first.handle, second.handle);
    }
  }
}

template <class Use>
void for_each_single(const FaceDown& cards, Use use) {
  for (int i = 0; i < cards.count; ++i) {
    const auto& entry = cards.entries[i];
    if (entry.earlier_equals == 0) use(entry.handle);
  }
}

template <class Use>
void for_each_pottery(const State& state, Use use) {  // CR-9.8
  if (!can_use_pottery(state, state.active)) return;
  for_each_pair(FaceDown(state, state.active, Type::Pottery), [&](int first, int second) {
    for (int i = 0; i < kMaxSlots; ++i) {
      const Card card = state.slots[i].card;
      if (card.exists() && !card.face_up()) use(pack<Kind::Pottery>({.first = first, .second = second, .slot = i}));
    }
  });
}

template <class Use>
void for_each_manuscript(const State& state, Use use) {  // CR-9.6
  if (!can_use_manuscript(state, state.active)) return;
  for_each_single(FaceDown(state, state.active, Type::Manuscript),
                  [&](int card) { use(pack<Kind::Manuscript>({card})); });
}

template <class Use>
void for_each_remains(const State& state, Use use) {  // CR-9.9
  if (!can_use_remains(state, state.active)) return;
  for_each_pair(FaceDown(state, state.active, Type::Remains),
                [&](int first, int second) { use(pack<Kind::Remains>({.first = first, .second = second})); });
}

template <class Use>
void for_each_idol(const State& state, Use use) {  // CR-9.1; dice of equal effort are interchangeable
  const unsigned failing = efforts_for_idol(state, state.active);
  if (failing == 0) return;
  for_each_single(FaceDown(state, state.active, Type::Idol), [&](int card) {
    for (int effort = 2; effort <= kFaces; ++effort) {
      if ((failing >> effort & 1U) != 0) use(pack<Kind::Idol>({.card = card, .effort = effort}));
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
    for (int i = 0; i < kMaxSlots; ++i) ways_[i] = ways_on(state.slots[i], state.active);
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
      if (least_effort(ways_[slot_[at]], count) > kFaces) continue;
      count_[at] = count;
      choose_counts(cards, at + 1, dice - count);
    }
  }

  void choose_efforts(int cards, int at, std::uint64_t bits) {
    if (at == cards) return list_.push_back(pack<Kind::Claim>({bits}));
    for (int effort = least_effort(ways_[slot_[at]], count_[at]); effort <= kFaces; ++effort) {
      choose_efforts(cards, at + 1, bits | bid_bits(slot_[at], count_[at], effort));
    }
  }

  ActionList& list_;
  int ready_;
  Ways ways_[kMaxSlots] = {};
  int slot_[kDice] = {};
  int count_[kDice] = {};
};

// Counts the claims on any number of cards without listing them, and gives the n-th. This is the hottest code of
// random play.
class ClaimCounter {
 public:
  explicit ClaimCounter(const State& state) : ready_(state.players[state.active].ready) {
    from_[kMaxSlots] = lane(1, 0) | lane(1, 1) | lane(1, 2) | lane(1, 3);
    for (int i = kMaxSlots - 1; i >= 0; --i) {
      on_[i] = ways_on(state.slots[i], state.active);
      from_[i] = from_[i + 1] * on_[i];
    }
  }

  std::uint32_t count() const { return ways_with(from_[0], ready_) - 1; }

  Action nth(std::uint32_t n) const {
    ++n;  // the first way places nothing
    std::uint64_t bits = 0;
    int dice = ready_;
    for (int i = 0; i < kMaxSlots && dice > 0; ++i) {
      const std::uint32_t passed = ways_with(from_[i + 1], dice);
      if (n < passed) continue;
      n -= passed;
      for (int count = 1; count <= dice; ++count) {
        const std::uint32_t rest = ways_with(from_[i + 1], dice - count);
        const std::uint32_t ways = ways_with(on_[i], count) * rest;
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
    return pack<Kind::Claim>({bits});
  }

 private:
  int ready_;
  Ways on_[kMaxSlots];        // by exactly so many dice on the slot
  Ways from_[kMaxSlots + 1];  // by at most so many dice on the slots from this one on; no die at all is one way
};

// The same for the last turn of the phase: claims on one card.
class SingleClaimCounter {
 public:
  explicit SingleClaimCounter(const State& state) : ready_(state.players[state.active].ready) {
    for (int i = 0; i < kMaxSlots; ++i) on_[i] = ways_on(state.slots[i], state.active);
  }

  std::uint32_t count() const {
    Ways sum = 0;
    for (const Ways ways : on_) sum += ways;
    std::uint32_t claims = 0;
    for (int dice = 1; dice <= ready_; ++dice) claims += ways_with(sum, dice);
    return claims;
  }

  Action nth(std::uint32_t n) const {
    for (int i = 0; i < kMaxSlots; ++i) {
      for (int dice = 1; dice <= ready_; ++dice) {
        const std::uint32_t ways = ways_with(on_[i], dice);
        if (n < ways) return pack<Kind::Claim>({bid_bits(i, dice, kFaces - static_cast<int>(n))});
        n -= ways;
      }
    }
    return pack(Kind::Recover);
  }

 private:
  int ready_;
  Ways on_[kMaxSlots];
};

// --- refusals -------------------------------------------------------------------------------------------------------

// Why these dice cannot be put on this slot, whose claims need more effort.
Refusal why_no_bid(const Crypt& game, const State& state, int slot) {
  if (!state.slots[slot].card.exists()) return {slot < slots_laid(game.setup(), state) ? "CR-4.3" : "CR-4.1"};
  return {state.slots[slot].holder == state.active ? "CR-5.3d" : "CR-5.3c"};
}

Refusal refuse_claim(const Crypt& game, const State& state, Action action) {
  if (state.phase != Phase::Claim) return {"CR-3.3"};
  if (!says_no_more(action)) return {"CR-5.3"};
  int dice = 0;
  int cards = 0;
  for (int i = 0; i < kMaxSlots; ++i) {
    const Bid bid = bid_on(action, i);
    if (bid.count == 0 && bid.effort == 0) continue;
    if (bid.count == 0) return {"CR-5.3a"};
    if (bid.effort < 1 || bid.effort > kFaces) return {"CR-5.3"};
    if (bid.effort < least_effort(ways_on(state.slots[i], state.active), bid.count)) return why_no_bid(game, state, i);
    dice += bid.count;
    ++cards;
  }
  if (dice == 0 || dice > state.players[state.active].ready) return {"CR-5.3a"};
  if (cards > most_cards(game.players(), state)) return {"CR-5.3e"};
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

// The cards that pay exist, lie face-down, and are the first among interchangeable ones. What one card pays for has no
// second, 0.
Refusal refuse_payment(const State& state, Type type, int first, int second) {
  const FaceDown cards(state, state.active, type);
  const FaceDown::Entry* paid[2] = {};
  int place_of_first = 0;
  for (int i = 0; i < cards.count; ++i) {
    if (cards.entries[i].handle == first) {
      paid[0] = &cards.entries[i];
      place_of_first = i;
    }
    if (cards.entries[i].handle == second) paid[1] = &cards.entries[i];
  }
  if (paid[0] == nullptr) return {"CR-9.0a"};
  if (second != 0 && (paid[1] == nullptr || second <= first)) return {"CR-9.0a"};
  if (paid[0]->earlier_equals > 0) return {"CR-R20"};
  if (second == 0) return kLegal;
  const int equals = paid[1]->earlier_equals;
  return equals == 0 || (equals == 1 && paid[1]->last_equal == place_of_first) ? kLegal : Refusal{"CR-R20"};
}

Refusal refuse_pottery(const State& state, const UsePottery& use) {
  const bool there =
      use.slot < kMaxSlots && state.slots[use.slot].card.exists() && !state.slots[use.slot].card.face_up();
  if (!there) return {"CR-9.8"};
  return use.second == 0 ? Refusal{"CR-9.0a"} : refuse_payment(state, Type::Pottery, use.first, use.second);
}

Refusal refuse_remains(const State& state, const UseRemains& use) {
  return use.second == 0 ? Refusal{"CR-9.0a"} : refuse_payment(state, Type::Remains, use.first, use.second);
}

Refusal refuse_idol(const State& state, const UseIdol& use) {
  if ((failing_efforts(state, state.active) >> use.effort & 1U) == 0) return {"CR-9.1"};
  return refuse_payment(state, Type::Idol, use.card, 0);
}

Refusal refuse_power(const State& state, Action action) {
  const Kind kind = kind_of(action);
  const std::string_view rule = rule_of(kind).rule;
  if (!says_no_more(action) || !in_play(state, kind)) return {rule};  // its moment will never come
  if (!window_offers(state.phase, kind)) return {"CR-3.2"};
  if (!can_use(state, kind)) return {rule};
  switch (kind) {
    case Kind::Pottery: return refuse_pottery(state, about<Kind::Pottery>(action));
    case Kind::Manuscript: return refuse_payment(state, Type::Manuscript, about<Kind::Manuscript>(action).card, 0);
    case Kind::Remains: return refuse_remains(state, about<Kind::Remains>(action));
    default: return refuse_idol(state, about<Kind::Idol>(action));
  }
}

Refusal refuse_bare(const State& state, Action action) {
  if (!says_no_more(action)) return {"CR-5.2"};
  if (kind_of(action) == Kind::Recover) return state.phase == Phase::Claim ? kLegal : Refusal{"CR-3.3"};
  return state.phase == Phase::Claim ? Refusal{"CR-5.2"} : kLegal;  // a window may always be ended (CR-3.3)
}

}  // namespace

void Crypt::actions(const State& state, ActionList& list) const {
  list.clear();
  if (state.phase == Phase::Claim) {
    ClaimLister(state, list).list(most_cards(players_, state));
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
    default: return {"CR-3.1"};  // no dice or draws are due
  }
}

namespace {

// The powers that can be used now, counted; the first of them are kept, so that picking one seldom walks them again.
class PowerCounter {
 public:
  explicit PowerCounter(const State& state) : state_(state) {
    for_each_power(state, [&](Action power) {
      if (count_ < kKept) kept_[count_] = power;
      ++count_;
    });
  }

  std::uint32_t count() const { return count_; }

  Action nth(std::uint32_t n) const {
    if (n < kKept) return kept_[n];
    Action found;
    for_each_power(state_, [&](Action power) {
      if (n-- == 0) found = power;
    });
    return found;
  }

 private:
  static constexpr std::uint32_t kKept = 16;
  const State& state_;
  std::uint32_t count_ = 0;
  Action kept_[kKept];
};

// One of the claims, the powers and `otherwise` at random.
template <class Claims>
Action pick_among(const Claims& claims, const State& state, Action otherwise, Rng& rng) {
  const PowerCounter powers(state);
  std::uint32_t n = below(rng, claims.count() + powers.count() + 1);
  if (n < claims.count()) return claims.nth(n);
  n -= claims.count();
  return n < powers.count() ? powers.nth(n) : otherwise;
}

struct NoClaims {
  static std::uint32_t count() { return 0; }
  static Action nth(std::uint32_t) { return {}; }
};

}  // namespace

Action Crypt::pick(const State& state, Rng& rng) const {
  if (state.phase != Phase::Claim) return pick_among(NoClaims(), state, pack(Kind::End), rng);
  if (state.players[state.active].ready == 0) return pick_among(NoClaims(), state, pack(Kind::Recover), rng);
  if (is_last_turn(players_, state)) return pick_among(SingleClaimCounter(state), state, pack(Kind::Recover), rng);
  return pick_among(ClaimCounter(state), state, pack(Kind::Recover), rng);
}

}  // namespace uc::crypt
