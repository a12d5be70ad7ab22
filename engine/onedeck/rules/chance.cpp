// Chance: which card is turned up, what the dice show.
#include "rules.hpp"

namespace uc::onedeck {

namespace {

// The n-th lowest bit that is set.
int select_bit(std::uint64_t bits, std::uint32_t n) {
  for (; n > 0; --n) bits &= bits - 1;
  return std::countr_zero(bits);
}

constexpr std::uint64_t factorial(int n) { return n < 2 ? 1 : static_cast<std::uint64_t>(n) * factorial(n - 1); }

// All multisets of faces for so many dice, with the number of ways to roll each.
void list_rolls(int face, int left, std::uint64_t bits, std::uint64_t ways, OutcomeList& list) {
  if (face == kFaces) {
    list.push_back({pack<Kind::Rolled>({bits | rolled_bits(face, left)}), ways / factorial(left)});
    return;
  }
  for (int count = left; count >= 0; --count) {
    list_rolls(face + 1, left - count, bits | rolled_bits(face, count), ways / factorial(count), list);
  }
}

template <RandomSource R>
Action draw_card(const State& state, R& source) {
  const auto first = static_cast<std::uint32_t>(std::popcount(state.unseen.one));
  const std::uint32_t n = below(source, static_cast<std::uint32_t>(state.unseen.size()));
  const int card = n < first ? select_bit(state.unseen.one, n) : select_bit(state.unseen.two, n - first);
  return pack<Kind::Card>({card});
}

template <RandomSource R>
Action roll(int dice, R& source) {
  std::uint64_t bits = 0;
  for (; dice > 0; --dice) bits += rolled_bits(roll_die(source), 1);
  return pack<Kind::Rolled>({bits});
}

}  // namespace

void OneDeck::outcomes(const State& state, OutcomeList& list) const {
  list.clear();
  switch (state.next().step) {
    case Step::Shuffle: list.push_back({pack(Kind::Shuffle), 1}); break;
    case Step::RollDice: {
      const int dice = next_group(state).count;
      list_rolls(1, dice, 0, factorial(dice), list);
      break;
    }
    default:
      for (std::uint64_t rest = state.unseen.one; rest != 0; rest &= rest - 1) {
        const int card = std::countr_zero(rest);
        list.push_back({pack<Kind::Card>({card}), static_cast<std::uint64_t>(state.unseen.count(card))});
      }
  }
}

template <RandomSource R>
Action OneDeck::draw(const State& state, R& source) const {
  switch (state.next().step) {
    case Step::Shuffle: return pack(Kind::Shuffle);
    case Step::RollDice: return roll(next_group(state).count, source);
    default: return draw_card(state, source);
  }
}

template Action OneDeck::draw<Rng>(const State&, Rng&) const;
template Action OneDeck::draw<ChanceStream>(const State&, ChanceStream&) const;

Refusal refuse_outcome(const OneDeck& game, const State& state, Action action) {
  static_cast<void>(game);
  switch (state.next().step) {
    case Step::Shuffle: return action == pack(Kind::Shuffle) ? kLegal : Refusal{"OD-2.3"};
    case Step::RollDice: {
      if (kind_of(action) != Kind::Rolled || rest_of(action) >> FaceRow::bits != 0) return {"OD-8.10"};
      int dice = 0;
      for (int face = 1; face <= kFaces; ++face) dice += rolled_count(action, face);
      return dice == next_group(state).count ? kLegal : Refusal{"OD-8.10"};
    }
    default: {
      const int card = about<Kind::Card>(action).card;
      const bool there = pack<Kind::Card>({card}) == action && card < kMaxCardKinds && state.unseen.count(card) > 0;
      return there ? kLegal : Refusal{"OD-1.6"};
    }
  }
}

}  // namespace uc::onedeck
