// Knowledge of Crypt for computer players: values of positions, the order in which actions are worth a look, and a
// quick way to play on.
#include <algorithm>
#include <cmath>

#include "core/fixed_vector.hpp"
#include "crypt/rules/score.hpp"
#include "knowledge.hpp"
#include "outlook.hpp"

namespace uc::crypt {
namespace {

// --- rewards --------------------------------------------------------------------------------------------------------

constexpr float kMarginScale = 40.0F;  // coins
constexpr float kCoinsARound = 4.5F;   // solo: what a round still to come will bring
// What is still to come blurs the present difference: by so many coins at the end, and for each root of a round.
constexpr float kBlurAtEnd = 0.7F, kBlurOfRounds = 1.9F;

}  // namespace

Values Knowledge::reward(const Crypt& game, const State& state) {
  int totals[kMaxPlayers] = {};
  score_all(game.content(), game.players(), state, totals);
  Values values{};
  if (game.solo()) {
    values[0] = clamp01(static_cast<float>(totals[0]) / float{kSoloScale});
    return values;
  }
  std::array<float, kMaxPlayers> coins{};
  std::array<float, kMaxPlayers> shares{};
  const Seats winners = Seats::from_bits(state.tied);
  for (int seat = 0; seat < game.players(); ++seat) {
    coins[seat] = static_cast<float>(totals[seat]);
    if (winners.has(seat_at(seat))) shares[seat] = 1.0F / static_cast<float>(winners.count());
  }
  return values_of(coins, shares, game.players(), kMarginScale);
}

Values Knowledge::evaluate(const Crypt& game, const State& state) {
  const Outlook outlook(game, state);
  std::array<float, kMaxPlayers> coins{};
  for (int seat = 0; seat < game.players(); ++seat) coins[seat] = outlook.standing(seat);
  outlook.add_round(coins);
  const auto rounds = static_cast<float>(outlook.rounds_left());
  if (game.solo()) {
    Values values{};
    values[0] = clamp01((coins[0] + kDice + kCoinsARound * rounds) / float{kSoloScale});
    return values;
  }
  const float scale = kBlurAtEnd + kBlurOfRounds * std::sqrt(rounds);
  float best = coins[0];
  for (int seat = 1; seat < game.players(); ++seat) best = std::max(best, coins[seat]);
  std::array<float, kMaxPlayers> shares{};
  float sum = 0;
  for (int seat = 0; seat < game.players(); ++seat) sum += shares[seat] = falling((best - coins[seat]) / scale);
  for (int seat = 0; seat < game.players(); ++seat) shares[seat] /= sum;
  return values_of(coins, shares, game.players(), kMarginScale);
}

// --- the order of actions ------------------------------------------------------------------------------------------

namespace {

// By the number of players: the part of a coin that one of the others gets which counts as lost.
constexpr float kDenial[kMaxPlayers + 1] = {0, 0, 0.8F, 0.35F, 0.2F};

// What claims of the actor would gain: its own coins, less a part of what the others then get.
class Claims {
 public:
  Claims(const Crypt& game, const State& state, const Outlook& outlook)
      : state_(state), outlook_(outlook), players_(game.players()), row_(outlook.lying()) {
    pass_ = value(row_);
  }

  float gain(Action claim) const {
    Outlook::Row row = row_;
    for (int slot = 0; slot < kMaxSlots; ++slot) {
      const Bid bid = bid_on(claim, slot);
      if (bid.count == 0) continue;
      Outlook::Lying& there = row.slots[slot];
      if (there.holder < players_) row.ready[there.holder] += state_.slots[slot].count;  // bumped dice may come again
      there = {state_.active, static_cast<std::uint8_t>(bid.total()),
               static_cast<float>(bid.count * ways_to_fail(bid.effort)) / kFaces};
    }
    return value(row) - pass_;
  }

 private:
  float value(const Outlook::Row& row) const {
    std::array<float, kMaxPlayers> coins{};
    outlook_.add_replies(row, state_.step + 1, coins);
    float value = coins[state_.active];
    for (int seat = 0; seat < players_; ++seat) {
      if (seat != state_.active) value -= kDenial[players_] * coins[seat];
    }
    return value;
  }

  const State& state_;
  const Outlook& outlook_;
  int players_;
  Outlook::Row row_;
  float pass_ = 0;  // the value of doing nothing
};

// The claims that are worth a look: a few efforts on each slot, and all ways to combine these on the best slots.
class ClaimBuilder {
 public:
  static constexpr std::size_t kMost = 512;
  using List = FixedVector<Rated, kMost>;

  ClaimBuilder(const Crypt& game, const State& state, const Outlook& outlook, List& list)
      : state_(state), ready_(state.players[state.active].ready), list_(list) {
    FixedVector<int, kMaxSlots> slots;  // those that can be claimed, the most valuable first
    for (int slot = 0; slot < kMaxSlots; ++slot) {
      if (state.slots[slot].card.exists() && state.slots[slot].holder != state.active) slots.push_back(slot);
    }
    std::sort(slots.begin(), slots.end(), [&](int a, int b) {
      const float worth_a = outlook.slot_worth(state.active, a);
      const float worth_b = outlook.slot_worth(state.active, b);
      return worth_a != worth_b ? worth_a > worth_b : a < b;
    });
    const bool many = slots.size() > 3;
    for (std::size_t i = 0; i < slots.size(); ++i) {
      for (int count = 1; count <= ready_; ++count) add_options(slots[i], count, many);
      if (i + 1 == kCombined || i + 1 == slots.size()) combined_ = options_.size();
    }
    for (std::size_t i = 0; i < options_.size(); ++i) {
      add(options_[i]);
      if (!is_last_turn(game.players(), state)) add_with(i + 1, options_[i]);
    }
  }

 private:
  struct Option {
    std::uint64_t bits = 0;
    int slot = 0;
    int count = 0;
  };

  // The least effort, the highest, and one or two between.
  void add_options(int slot, int count, bool few) {
    const int least = state_.slots[slot].total() / count + 1;
    for (int effort = least; effort <= kFaces; ++effort) {
      const int more = effort - least;
      const bool between = few || count > 1 ? more == 2 : more == 1 || more == 3;
      if (more == 0 || effort == kFaces || between) options_.push_back({bid_bits(slot, count, effort), slot, count});
    }
  }

  void add_with(std::size_t from, const Option& chosen) {
    for (std::size_t i = from; i < combined_; ++i) {
      const Option& more = options_[i];
      if (more.slot == chosen.slot || chosen.count + more.count > ready_) continue;
      const Option both{chosen.bits | more.bits, more.slot, chosen.count + more.count};
      add(both);
      if (both.count < ready_) add_with(i + 1, both);
    }
  }

  void add(const Option& option) {
    if (list_.size() + 4 < kMost) list_.push_back({0, pack<Kind::Claim>({option.bits})});
  }

  static constexpr std::size_t kCombined = 4;  // only the most valuable cards are combined

  const State& state_;
  int ready_;
  List& list_;
  std::size_t combined_ = 0;  // options of those cards
  FixedVector<Option, std::size_t{kMaxSlots} * kDice * 4> options_;
};

// What powers gain, in coins. First are those that should come before any claim, whatever it gains.
constexpr float kLookFirst = 19.0F, kReadyFirst = 20.0F;
constexpr float kReadyDieAtEnd = 1.0F;
constexpr float kNoUse = -1.0F;            // looking when all claims are made
constexpr float kLookWithFewCards = 0.5F;  // it costs a Manuscript that bonuses may still ask for
// What the cards that pay could still bring, and how much less of it in the last round.
constexpr float kPotteryPaid = 2.5F, kPotteryLate = 1.0F;
constexpr float kIdolPaid = 0.4F, kIdolLate = 0.4F;

// What a power or another choice in a window gains, compared with ending the window.
class Choices {
 public:
  Choices(const State& state, const Outlook& outlook) : state_(state), outlook_(outlook) {}

  float of(Action action) const {
    const Player& player = state_.players[state_.active];
    switch (kind_of(action)) {
      case Kind::Recover: return outlook_.loss(player.exhausted) - outlook_.loss(0);
      case Kind::Manuscript: return state_.phase == Phase::After ? kNoUse : look_gain();
      case Kind::Remains: return state_.phase == Phase::Last ? kReadyDieAtEnd : kReadyFirst;
      case Kind::Pottery:
        return outlook_.slot_worth(state_.active, about<Kind::Pottery>(action).slot) - kPotteryPaid +
               late(kPotteryLate);
      case Kind::Idol: {
        const float success = static_cast<float>(kFaces - ways_to_fail(about<Kind::Idol>(action).effort)) / kFaces;
        return success * outlook_.die_cost(state_.active) - kIdolPaid + late(kIdolLate);
      }
      default: return 0;
    }
  }

 private:
  float late(float gain) const { return outlook_.rounds_left() <= 1 ? gain : 0.0F; }

  // Looking costs a Manuscript that is worth nothing in the last rounds.
  float look_gain() const {
    const int down = state_.players[state_.active].down[index(Type::Manuscript)];
    return down > outlook_.rounds_left() / 2 ? kLookFirst : kLookWithFewCards;
  }

  const State& state_;
  const Outlook& outlook_;
};

// Powers that can be used with a claim. Which cards pay matters only for what others learn, so one way will do here:
// the first pair can always pay (CR-R20).
void add_powers(const State& state, const Choices& choices, ClaimBuilder::List& rated) {
  if (can_use_manuscript(state, state.active)) {
    const FaceDown cards(state, state.active, Type::Manuscript);
    const Action action = pack<Kind::Manuscript>({cards.entries[0].handle});
    rated.push_back({choices.of(action), action});
  }
  if (can_use_remains(state, state.active)) {
    const FaceDown cards(state, state.active, Type::Remains);
    const Action action = pack<Kind::Remains>({.first = cards.entries[0].handle, .second = cards.entries[1].handle});
    rated.push_back({choices.of(action), action});
  }
}

void take_best(ClaimBuilder::List& rated, ActionList& list, std::size_t most) {
  Rated* const begin = rated.begin();
  Rated* const middle = begin + std::min(most, rated.size());
  if (middle != rated.end()) std::nth_element(begin, middle, rated.end(), better);
  std::sort(begin, middle, better);
  list.clear();
  for (const Rated* each = begin; each != middle; ++each) list.push_back(each->action);
}

// Sorts a list in place, the highest gain first, and cuts it to `most`. While it is sorted the gain stands in the high
// bits of each action, which no action of Crypt uses: so nothing is allocated.
constexpr unsigned kGainShift = 40;
static_assert(kKindBits + BidRow::bits <= kGainShift);

template <class Gain>
void rank(ActionList& list, std::size_t most, Gain gain) {
  constexpr float kLowest = -1000.0F;
  constexpr float kStep = 1.0F / 4096.0F;
  for (Action& action : list) {
    const float above = std::clamp(gain(action) - kLowest, 0.0F, 4000.0F);
    action.bits |= static_cast<std::uint64_t>(above / kStep) << kGainShift;
  }
  const auto before = [](Action a, Action b) {
    return a.bits >> kGainShift != b.bits >> kGainShift ? a.bits > b.bits : a.bits < b.bits;
  };
  if (most < list.size()) std::nth_element(list.begin(), list.begin() + most, list.end(), before);
  list.resize(std::min(most, list.size()));
  std::sort(list.begin(), list.end(), before);
  for (Action& action : list) action.bits &= (std::uint64_t{1} << kGainShift) - 1U;
}

// With more ready dice and fewer asked for than this, the quick list of claims is long enough.
constexpr std::size_t kQuickMost = 96;

}  // namespace

void Knowledge::promising(const Crypt& game, const State& state, ActionList& list, std::size_t most) {
  const Outlook outlook(game, state);
  const Choices choices(state, outlook);
  if (state.phase != Phase::Claim) {
    game.actions(state, list);
    return rank(list, most, [&](Action action) { return choices.of(action); });
  }
  const Claims claims(game, state, outlook);
  if (most <= kQuickMost && state.players[state.active].ready > 1) {
    ClaimBuilder::List rated;
    ClaimBuilder(game, state, outlook, rated);
    for (Rated& each : rated) each.gain = claims.gain(each.action);
    rated.push_back({choices.of(pack(Kind::Recover)), pack(Kind::Recover)});
    add_powers(state, choices, rated);
    if (rated.size() >= most) return take_best(rated, list, most);
  }
  game.actions(state, list);
  rank(list, most,
       [&](Action action) { return kind_of(action) == Kind::Claim ? claims.gain(action) : choices.of(action); });
}

// --- playing on quickly ---------------------------------------------------------------------------------------------

namespace {

// In half coins: what a card counts that nobody has seen, having its type already, and what all cards have, so that
// luck and a low total can lift each of them above nothing.
constexpr int kUnknownCard = 5, kTypeOwned = 2, kAnyCard = 4;

// Where a die would go first: valuable cards that are cheap to take, with some luck in the choice.
int rate_slot(const State& state, const Slot& slot, int seat, std::uint32_t luck) {
  if (!slot.card.exists() || slot.holder == seat || slot.total() >= kFaces) return -1;
  const int value = slot.card.value() != 0 ? 2 * slot.card.value() : kUnknownCard;
  const int owned = state.players[seat].owned[index(slot.card.type())];
  return std::max(0, kAnyCard + value + (owned != 0 ? kTypeOwned : 0) - slot.total() + static_cast<int>(luck & 7U));
}

// A claim of one die each on a few good cards, at little more than the least effort.
Action quick_claim(const State& state, int players, std::uint64_t luck) {
  const int seat = state.active;
  const bool last = is_last_turn(players, state);
  int rates[kMaxSlots];
  for (int i = 0; i < kMaxSlots; ++i) {
    rates[i] = rate_slot(state, state.slots[i], seat, static_cast<std::uint32_t>(luck));
    luck >>= 3U;
  }
  std::uint64_t bits = 0;
  for (int dice = last ? 1 : state.players[seat].ready; dice > 0; --dice) {
    int best = 0;
    for (int i = 1; i < kMaxSlots; ++i) best = rates[i] > rates[best] ? i : best;
    if (rates[best] < 0) break;
    rates[best] = -1;
    const int least = state.slots[best].total() + 1;
    const int more = last ? 0 : static_cast<int>(luck & 3U);  // others may still bump it
    luck >>= 2U;
    bits |= bid_bits(best, 1, std::min(least + more, kFaces));
  }
  return bits == 0 ? pack(Kind::Recover) : pack<Kind::Claim>({bits});
}

}  // namespace

Action Knowledge::playout(const Crypt& game, const State& state, Rng& rng) {
  if (state.phase != Phase::Claim) {
    if (state.phase == Phase::After) return pack(Kind::End);
    return game.pick(state, rng);
  }
  const Player& player = state.players[state.active];
  const std::uint64_t luck = rng.next();
  // Of 16 turns, how many recover with 0 to 3 exhausted dice.
  constexpr std::uint8_t kRecover[kDice + 1] = {0, 1, 8, 16};
  if (player.ready == 0 || (luck & 15U) < kRecover[player.exhausted]) return pack(Kind::Recover);
  return quick_claim(state, game.players(), luck >> 4U);
}

std::uint64_t Knowledge::chance_key(const Crypt&, const State& state, Action outcome) {
  switch (state.phase) {
    case Phase::Take: return 1;  // the coins differ, the choices that follow hardly
    case Phase::Roll: {          // with Idol A it matters which dice fail; else only how many
      const Dice dice = dice_of(outcome);
      const bool which =
          side_of(state, Type::Idol) == Side::A && state.players[state.active].down[index(Type::Idol)] > 0;
      std::uint64_t key = 1;
      int next = 0;
      for (const Slot& slot : state.slots) {
        if (slot.holder != state.active || slot.effort == 1) continue;
        for (int die = 0; die < slot.count; ++die) {
          if (!fails(dice.faces[next++], slot.effort)) continue;
          key += which ? std::uint64_t{1} << (2U * slot.effort) : 1;
        }
      }
      return key;
    }
    case Phase::Reroll: return fails(dice_of(outcome).faces[0], state.slots[state.pending].effort) ? 2 : 1;
    case Phase::Ghost: {  // the order of the Ghost's dice means nothing
      Dice dice = dice_of(outcome);
      std::sort(dice.faces.begin(), dice.faces.begin() + dice.count);
      return pack_roll(dice).bits;
    }
    case Phase::TieRoll: return 1;
    default: return outcome.bits;
  }
}

}  // namespace uc::crypt
