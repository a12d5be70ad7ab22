// Dice and draws: which outcomes a chance turn has, with which weights.
#include "core/piles.hpp"
#include "rules.hpp"

namespace uc::crypt {
namespace {

constexpr std::uint32_t kRolls[kDice + 1] = {1, 6, 36, 216};

// The faces of each roll of three dice, as pack_roll packs them. The first dice of a roll are its lowest digits in base
// six, so rolls of fewer dice are here too.
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
  return pack(Kind::Roll, static_cast<std::uint64_t>(count) | std::uint64_t{kRollTable.faces[n] & mask} << kCountBits);
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

Kind value_kind(const State& state) { return state.phase == Phase::Look ? Kind::Look : Kind::Take; }

}  // namespace

template <RandomSource R>
Action Crypt::draw(const State& state, R& source) const {
  switch (state.phase) {
    case Phase::Sides: {
      const unsigned mask = random_sides(options_);
      const unsigned sides = fixed_sides(options_) | spread(below(source, 1U << kTypes), mask);
      return pack_draw(Kind::Sides, static_cast<int>(sides), 0);
    }
    case Phase::Leader:
      return pack_draw(Kind::Leader, static_cast<int>(below(source, static_cast<std::uint32_t>(players_))), 0);
    case Phase::Top: return pack_draw(Kind::Top, Piles(state.deck).draw(source), 0);
    case Phase::Reveal: {
      const bool face_up = lays_face_up(*this, state);
      const int value = face_up ? Piles(state.unseen[state.top]).draw(source) : 0;
      const Piles rest = below_top(state);
      const int next = rest.total() == 0 ? kNoType : rest.draw(source);
      return pack_draw(face_up ? Kind::Reveal : Kind::Conceal, value, next);
    }
    case Phase::Look:
    case Phase::Take:
      return pack_draw(value_kind(state), Piles(state.unseen[pending_type(state)]).draw(source), state.pending);
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
        list.push_back({pack_draw(Kind::Sides, static_cast<int>(fixed_sides(options_) | spread(n, mask)), 0), 1});
      }
      break;
    }
    case Phase::Leader:
      for (int seat = 0; seat < players_; ++seat) list.push_back({pack_draw(Kind::Leader, seat, 0), 1});
      break;
    case Phase::Top:
      for (int t = 0; t < kTypes; ++t) {
        if (state.deck[t] > 0) list.push_back({pack_draw(Kind::Top, t, 0), state.deck[t]});
      }
      break;
    case Phase::Reveal: {
      const Piles rest = below_top(state);
      const bool last = rest.total() == 0;
      const bool face_up = lays_face_up(*this, state);
      for (int value = face_up ? 1 : 0; value <= (face_up ? kMaxValue : 0); ++value) {
        const std::uint64_t copies = face_up ? state.unseen[state.top][value] : 1;
        if (copies == 0) continue;
        const Kind kind = face_up ? Kind::Reveal : Kind::Conceal;
        if (last) list.push_back({pack_draw(kind, value, kNoType), copies});
        for (int t = 0; t < kTypes; ++t) {
          if (rest.count(t) > 0) list.push_back({pack_draw(kind, value, t), copies * rest.count(t)});
        }
      }
      break;
    }
    case Phase::Look:
    case Phase::Take:
      for (int value = 1; value <= kMaxValue; ++value) {
        const std::uint64_t copies = state.unseen[pending_type(state)][value];
        if (copies > 0) list.push_back({pack_draw(value_kind(state), value, state.pending), copies});
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
    const int face = dice.faces[static_cast<std::size_t>(i)];
    if (face < 1 || face > 6) return {rule};
  }
  return kLegal;
}

Refusal refuse_reveal(const Crypt& game, const State& state, Action action) {  // CR-4.1
  constexpr Refusal kRefused{"CR-4.1"};
  const bool face_up = lays_face_up(game, state);
  const int value = drawn_value(action);
  const int next = drawn_next(action);
  if (kind_of(action) != (face_up ? Kind::Reveal : Kind::Conceal)) return kRefused;
  if (face_up ? value < 1 || value > kMaxValue || state.unseen[state.top][value] == 0 : value != 0) return kRefused;
  const Piles rest = below_top(state);
  if (rest.total() == 0) return next == kNoType ? kLegal : kRefused;
  return next < kTypes && rest.count(next) > 0 ? kLegal : kRefused;
}

Refusal refuse_value(const State& state, Action action, std::string_view rule) {
  const int value = drawn_value(action);
  const bool there = kind_of(action) == value_kind(state) && drawn_next(action) == state.pending && value >= 1 &&
                     value <= kMaxValue && state.unseen[pending_type(state)][value] > 0;
  return there ? kLegal : Refusal{rule};
}

Refusal refuse_setup(const Crypt& game, const State& state, Action action) {
  const int value = drawn_value(action);
  if (state.phase == Phase::Sides) {  // CR-2.2
    const unsigned chosen = static_cast<unsigned>(value) & ~random_sides(game.options());
    const bool fits = kind_of(action) == Kind::Sides && value < 1 << kTypes && chosen == fixed_sides(game.options());
    return fits ? kLegal : Refusal{"CR-2.2"};
  }
  if (state.phase == Phase::Leader) {  // CR-2.4
    return kind_of(action) == Kind::Leader && value < game.players() ? kLegal : Refusal{"CR-2.4"};
  }
  const bool fits = kind_of(action) == Kind::Top && value < kTypes && state.deck[value] > 0;
  return fits ? kLegal : Refusal{"CR-2.1"};
}

bool is_canonical_draw(Action action) {
  return pack_draw(kind_of(action), drawn_value(action), drawn_next(action)) == action;
}

}  // namespace

Refusal refuse_outcome(const Crypt& game, const State& state, Action action) {
  if (kind_of(action) < Kind::Sides) return {"CR-3.1"};  // no seat may act while dice or cards decide
  switch (state.phase) {
    case Phase::Ghost: return refuse_roll(state, action, "CR-10.5");
    case Phase::Roll: return refuse_roll(state, action, "CR-6.3a");
    case Phase::Reroll: return refuse_roll(state, action, "CR-9.1");
    case Phase::TieRoll: return refuse_roll(state, action, "CR-8.3");
    default: break;
  }
  if (!is_canonical_draw(action)) return {"CR-3.1"};
  switch (state.phase) {
    case Phase::Reveal: return refuse_reveal(game, state, action);
    case Phase::Look: return refuse_value(state, action, "CR-9.6");
    case Phase::Take: return refuse_value(state, action, "CR-6.3c");
    default: return drawn_next(action) == 0 ? refuse_setup(game, state, action) : Refusal{"CR-3.1"};
  }
}

}  // namespace uc::crypt
