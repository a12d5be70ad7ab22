// Dice and draws: which outcomes a chance turn has, with which weights.
#include "core/piles.hpp"
#include "rules.hpp"

namespace uc::crypt {
namespace {

constexpr std::uint32_t kRolls[kDice + 1] = {1, 6, 36, 216};

// What each of three dice shows, for each roll, as an action has it. The first dice of a roll are its lowest digits in
// base six, so rolls of fewer dice are here too.
struct RollTable {
  std::uint16_t faces[kRolls[kDice]] = {};
  constexpr RollTable() {
    for (std::uint32_t n = 0; n < kRolls[kDice]; ++n) {
      for (std::uint32_t die = 0; die < kDice; ++die) {
        faces[n] = static_cast<std::uint16_t>(faces[n] | (n / kRolls[die] % kFaces + 1) << (kDieBits * die));
      }
    }
  }
};
constexpr RollTable kRollTable;

Action nth_roll(int count, std::uint32_t n) {
  const unsigned mask = (1U << (kDieBits * static_cast<unsigned>(count))) - 1U;
  return pack<Kind::Roll>(
      {static_cast<std::uint64_t>(count) | std::uint64_t{kRollTable.faces[n] & mask} << kCountBits});
}

// The Collectors whose side is left to chance, as a mask.
unsigned random_sides(const Options& options) {
  unsigned mask = 0;
  for (unsigned t = 0; t < kTypes; ++t) mask |= (options.collectors[t] == '?' ? 1U : 0U) << t;
  return mask;
}

unsigned fixed_sides(const Options& options) {
  unsigned mask = 0;
  for (unsigned t = 0; t < kTypes; ++t) mask |= (options.collectors[t] == 'B' ? 1U : 0U) << t;
  return mask;
}

// Spreads the low bits of n over the bits of the mask.
unsigned spread(unsigned n, unsigned mask) {
  unsigned out = 0;
  for (unsigned t = 0; t < kTypes; ++t) {
    if ((mask >> t & 1U) == 0) continue;
    out |= (n & 1U) << t;
    n >>= 1U;
  }
  return out;
}

bool lays_face_up(const Crypt& game, const State& state) { return state.pending < game.setup().face_up; }

// What can lie below the top card, by type.
Piles below_top(const State& state) {
  Piles rest(state.deck);
  rest.remove_one(state.top);
  return rest;
}

int pending_type(const State& state) { return index(state.slots[state.pending].card.type()); }

// The value of the card that is looked at or taken.
Action seen_value(const State& state, int value) {
  const SeenValue seen{.value = value, .slot = state.pending};
  return state.phase == Phase::Look ? pack<Kind::Look>(seen) : pack<Kind::Take>(seen);
}

// The next card of the Crypt; value 0: face-down.
Action laid(int value, int next) {
  return value != 0 ? pack<Kind::Reveal>({.value = value, .next = next}) : pack<Kind::Conceal>({next});
}

}  // namespace

template <RandomSource R>
Action Crypt::draw(const State& state, R& source) const {
  switch (state.phase) {
    case Phase::Sides: {
      const unsigned mask = random_sides(options_);
      return pack<Kind::Sides>({fixed_sides(options_) | spread(below(source, 1U << kTypes), mask)});
    }
    case Phase::Leader: return pack<Kind::Leader>({below(source, static_cast<std::uint32_t>(players_))});
    case Phase::Top: return pack<Kind::Top>({Piles(state.deck).draw(source)});
    case Phase::Reveal: {
      const int value = lays_face_up(*this, state) ? Piles(state.unseen[state.top]).draw(source) : 0;
      const Piles rest = below_top(state);
      return laid(value, rest.total() == 0 ? kNoType : rest.draw(source));
    }
    case Phase::Look:
    case Phase::Take: return seen_value(state, Piles(state.unseen[pending_type(state)]).draw(source));
    default: {
      const int count = dice_to_roll(state);
      return nth_roll(count, below(source, kRolls[count]));
    }
  }
}

template Action Crypt::draw<Rng>(const State&, Rng&) const;
template Action Crypt::draw<ChanceStream>(const State&, ChanceStream&) const;

void Crypt::outcomes(const State& state, OutcomeList& list) const {
  list.clear();
  switch (state.phase) {
    case Phase::Sides: {
      const unsigned mask = random_sides(options_);
      for (unsigned n = 0; n < 1U << static_cast<unsigned>(std::popcount(mask)); ++n) {
        list.push_back({pack<Kind::Sides>({fixed_sides(options_) | spread(n, mask)}), 1});
      }
      break;
    }
    case Phase::Leader:
      for (int seat = 0; seat < players_; ++seat) list.push_back({pack<Kind::Leader>({seat}), 1});
      break;
    case Phase::Top:
      for (int t = 0; t < kTypes; ++t) {
        if (state.deck[t] > 0) list.push_back({pack<Kind::Top>({t}), state.deck[t]});
      }
      break;
    case Phase::Reveal: {
      const Piles rest = below_top(state);
      const bool last = rest.total() == 0;
      const bool face_up = lays_face_up(*this, state);
      for (int value = face_up ? 1 : 0; value <= (face_up ? kMaxValue : 0); ++value) {
        const std::uint64_t copies = face_up ? state.unseen[state.top][value] : 1;
        if (copies == 0) continue;
        if (last) list.push_back({laid(value, kNoType), copies});
        for (int t = 0; t < kTypes; ++t) {
          if (rest.count(t) > 0) list.push_back({laid(value, t), copies * rest.count(t)});
        }
      }
      break;
    }
    case Phase::Look:
    case Phase::Take:
      for (int value = 1; value <= kMaxValue; ++value) {
        const std::uint64_t copies = state.unseen[pending_type(state)][value];
        if (copies > 0) list.push_back({seen_value(state, value), copies});
      }
      break;
    default: {
      const int count = dice_to_roll(state);
      for (std::uint32_t n = 0; n < kRolls[count]; ++n) list.push_back({nth_roll(count, n), 1});
    }
  }
}

namespace {

Refusal refuse_roll(const State& state, Action action, std::string_view rule) {
  const Dice dice = dice_of(action);
  if (kind_of(action) != Kind::Roll || dice.count != dice_to_roll(state) || pack_roll(dice) != action) return {rule};
  for (int i = 0; i < dice.count; ++i) {
    const int face = dice.faces[i];
    if (face < 1 || face > 6) return {rule};
  }
  return kLegal;
}

Refusal refuse_reveal(const Crypt& game, const State& state, Action action) {  // CR-4.1
  constexpr Refusal kRefused{"CR-4.1"};
  int next = 0;
  if (lays_face_up(game, state)) {
    if (kind_of(action) != Kind::Reveal) return kRefused;
    const auto reveal = about<Kind::Reveal>(action);
    const bool left = reveal.value >= 1 && reveal.value <= kMaxValue && state.unseen[state.top][reveal.value] > 0;
    if (!left) return kRefused;
    next = reveal.next;
  } else {
    if (kind_of(action) != Kind::Conceal) return kRefused;
    next = about<Kind::Conceal>(action).next;
  }
  const Piles rest = below_top(state);
  if (rest.total() == 0) return next == kNoType ? kLegal : kRefused;
  return next < kTypes && rest.count(next) > 0 ? kLegal : kRefused;
}

Refusal refuse_value(const State& state, Action action, std::string_view rule) {
  const int value = about<Kind::Look>(action).value;  // Take says the same
  const bool there = value >= 1 && value <= kMaxValue && state.unseen[pending_type(state)][value] > 0;
  return there && action == seen_value(state, value) ? kLegal : Refusal{rule};
}

Refusal refuse_sides(const Crypt& game, Action action) {  // CR-2.2
  if (kind_of(action) != Kind::Sides) return {"CR-2.2"};
  const unsigned sides = about<Kind::Sides>(action).sides;
  return (sides & ~random_sides(game.options())) == fixed_sides(game.options()) ? kLegal : Refusal{"CR-2.2"};
}

Refusal refuse_leader(const Crypt& game, Action action) {  // CR-2.4
  const bool plays = kind_of(action) == Kind::Leader && about<Kind::Leader>(action).seat < game.players();
  return plays ? kLegal : Refusal{"CR-2.4"};
}

Refusal refuse_top(const State& state, Action action) {  // CR-2.1
  const int type = kind_of(action) == Kind::Top ? int{about<Kind::Top>(action).type} : kNoType;
  return type < kTypes && state.deck[type] > 0 ? kLegal : Refusal{"CR-2.1"};
}

}  // namespace

Refusal refuse_outcome(const Crypt& game, const State& state, Action action) {
  if (kind_of(action) < Kind::Sides || !says_no_more(action)) return {"CR-3.1"};  // dice or cards decide, no seat
  switch (state.phase) {
    case Phase::Ghost: return refuse_roll(state, action, "CR-10.5");
    case Phase::Roll: return refuse_roll(state, action, "CR-6.3a");
    case Phase::Reroll: return refuse_roll(state, action, "CR-9.1");
    case Phase::TieRoll: return refuse_roll(state, action, "CR-8.3");
    case Phase::Reveal: return refuse_reveal(game, state, action);
    case Phase::Look: return refuse_value(state, action, "CR-9.6");
    case Phase::Take: return refuse_value(state, action, "CR-6.3c");
    case Phase::Sides: return refuse_sides(game, action);
    case Phase::Leader: return refuse_leader(game, action);
    default: return refuse_top(state, action);
  }
}

}  // namespace uc::crypt
