#include "outlook.hpp"

#include <algorithm>
#include <cmath>

namespace uc::crypt {

namespace {

// --- tables ---------------------------------------------------------------------------------------------------------

constexpr float kImpossible = 1000.0F;

// The fewest dice one must expect to exhaust to beat a total with up to so many dice. A second and third die are missed
// elsewhere, so they count a little.
constexpr float kDieMissed = 0.25F;
constexpr std::array<std::array<float, kMostTotal + 1>, kDice + 1> make_beat_cost() {
  std::array<std::array<float, kMostTotal + 1>, kDice + 1> table{};
  for (int ready = 0; ready <= kDice; ++ready) {
    for (int total = 0; total <= kMostTotal; ++total) {
      float best = kImpossible;
      for (int count = 1; count <= ready; ++count) {
        const int effort = total / count + 1;
        if (effort > kFaces) continue;
        const float cost = static_cast<float>(count * (effort - 1)) / 6.0F + kDieMissed * static_cast<float>(count - 1);
        best = std::min(best, cost);
      }
      table[ready][total] = best;
    }
  }
  return table;
}
constexpr auto kBeatCost = make_beat_cost();

// The chance that the n-th group of the Ghost's roll of so many dice is worth more than a total (CR-10.5).
using GhostTable = std::array<std::array<std::array<float, kMostTotal + 1>, kDice>, kDice + 1>;
constexpr void count_ghost_roll(GhostTable& table, int dice, const std::array<int, kDice>& roll, float weight) {
  std::array<int, kDice> values{};
  int groups = 0;
  for (int face = 1; face <= kFaces; ++face) {
    int sum = 0;
    for (int i = 0; i < dice; ++i) sum += roll[i] == face ? face : 0;
    if (sum > 0) values[groups++] = sum;
  }
  std::sort(values.begin(), values.end(), [](int a, int b) { return a > b; });
  for (std::size_t group = 0; group < kDice; ++group) {
    for (int total = 0; total < values[group]; ++total) {
      table[dice][group][total] += weight;
    }
  }
}
constexpr GhostTable make_ghost_table() {
  GhostTable table{};
  for (int a = 1; a <= kFaces; ++a) {
    count_ghost_roll(table, 1, {a, 0, 0}, 1.0F / 6.0F);
    for (int b = 1; b <= kFaces; ++b) {
      count_ghost_roll(table, 2, {a, b, 0}, 1.0F / 36.0F);
      for (int c = 1; c <= kFaces; ++c) count_ghost_roll(table, 3, {a, b, c}, 1.0F / 216.0F);
    }
  }
  return table;
}
constexpr GhostTable kGhostTable = make_ghost_table();

// What 0 to 3 exhausted dice cost, by the rounds left (the last row stands for more): measured in games of computer
// players against themselves. With one or two players the Leader can recover and claim in the same round.
constexpr float kLoss[2][3][kDice + 1] = {
    {{0, 1, 2, 3}, {0, 1.4F, 2.6F, 3.2F}, {0, 2.1F, 2.8F, 3.5F}},
    {{0, 1, 2, 3}, {0, 1.8F, 3.6F, 5.0F}, {0, 2.1F, 3.8F, 5.0F}},
};

// --- what bonuses may still bring --------------------------------------------------------------------------------------

// Of the cards of a type that are still to come, what a seat may expect: alone, or as its part with others.
constexpr float kShareAlone = 0.6F, kShareOfAll = 0.9F;
// CR-9.1: what an Idol that can be turned is worth, one for each round that is left.
constexpr float kIdolInHand = 0.5F;
// CR-9.2: the chance to be the first while the race is open, and what a pair still to be found is worth of that.
constexpr float kRaceOpen = 0.7F, kPairToFind = 0.7F;
constexpr float kBestJewelryToCome = 2.8F;  // CR-9.3
constexpr float kManuscriptsToCome = 1.5F;  // CR-9.5: what the cards that are missing will gain
constexpr float kLookInHand = 0.15F;        // CR-9.6, for each of at most two
constexpr float kMostLooks = 2.0F;
constexpr float kTakeInHand = 3.0F, kTakeToFind = 2.4F;   // CR-9.8: a pair of Pottery; one, by the chance of another
constexpr float kReadyInHand = 1.2F, kReadyAtEnd = 0.6F;  // CR-9.9: a die made ready; in the last round
constexpr float kReadyToFind = 0.8F;                      // one card, by the chance of another
constexpr float kAloneWithTapestries = 0.8F;              // CR-9.12: with enough, and nobody else so far
// CR-9.11: how open the race for the highest sum is: at the end, and for each Tapestry in the deck; and what being
// level counts as a lead.
constexpr float kOpenAtEnd = 0.5F, kOpenByCard = 0.9F, kLevelIsLead = 0.3F;

// --- how others will answer --------------------------------------------------------------------------------------------

constexpr float kPassing = 0.3F;       // doing nothing, as a square of coins, among what a seat may choose
constexpr float kMostCertain = 0.95F;  // of a card to be taken

}  // namespace

float mean_unseen(const State& state, Type type) {
  int cards = 0;
  int sum = 0;
  for (int value = 1; value <= kMaxValue; ++value) {
    cards += state.unseen[index(type)][value];
    sum += state.unseen[index(type)][value] * value;
  }
  return cards == 0 ? 0.0F : static_cast<float>(sum) / static_cast<float>(cards);
}

Outlook::Outlook(const Crypt& game, const State& state)
    : state_(state),
      content_(game.content()),
      players_(game.players()),
      rounds_left_(std::max(0, game.setup().rounds() - std::max<int>(state.round, 1))) {
  count_cards();
  for (int t = 0; t < kTypes; ++t) {
    // Cards of the type to come for each seat, and from that the chance of at least one, as if each card were followed
    // by another with the same chance.
    const float share = players_ == 1 ? kShareAlone : kShareOfAll / static_cast<float>(players_);
    const float expected = static_cast<float>(state.deck[t]) * share;
    chance_[t] = expected / (1.0F + expected);
  }
  for (int slot = 0; slot < kMaxSlots; ++slot) {
    const Card card = state.slots[slot].card;
    if (!card.exists()) continue;
    const float value = expected_value(state, card);
    for (int seat = 0; seat < players_; ++seat) slot_worth_[seat][slot] = worth(seat, card.type(), value);
  }
}

void Outlook::count_cards() {
  for (int i = 0; i < state_.gone_count; ++i) {
    const Gone& gone = state_.gone[i];
    if (gone.owner >= players_) continue;
    Holding& holding = holdings_[gone.owner][index(gone.card.type())];
    const int value = gone.card.value();
    holding.sum += value;
    holding.best = std::max(holding.best, value);
    treasure_[gone.owner] += static_cast<float>(value);
  }
  for (int seat = 0; seat < players_; ++seat) {
    for (int t = 0; t < kTypes; ++t) {
      holdings_[seat][t].count = state_.players[seat].owned[t];
      holdings_[seat][t].down = state_.players[seat].down[t];
    }
  }
}

// --- bonuses --------------------------------------------------------------------------------------------------------

// What tiers are worth with so many cards, more of which come each with this chance.
float Outlook::bonus_tiers(const std::vector<Tier>& tiers, int count, float chance) const {
  float coins = 0;
  int before = 0;
  for (const Tier& tier : tiers) {
    float reach = 1;
    for (int n = count; n < tier.need; ++n) reach *= chance;
    coins += reach * static_cast<float>(tier.coins - before);
    before = tier.coins;
  }
  return coins;
}

// CR-9.11: the chance to have the highest sum of Tapestries.
float Outlook::best_tapestry(int seat, int sum) const {
  int rival = 0;
  for (int other = 0; other < players_; ++other) {
    if (other != seat) rival = std::max(rival, holdings_[other][index(Type::Tapestry)].sum);
  }
  if (players_ == 1) return sum > 0 ? 1.0F : chance_[index(Type::Tapestry)];
  const auto lead = static_cast<float>(sum - rival);
  const float open = kOpenAtEnd + static_cast<float>(state_.deck[index(Type::Tapestry)]) * kOpenByCard;
  const float half = lead >= 0 ? 0.5F + 0.5F * (lead + kLevelIsLead) / (lead + kLevelIsLead + open)
                               : 0.5F * open / (open - 2.0F * lead);
  // With more rivals an open race is shared by more.
  return lead > 0 || players_ == 2 ? half : half * 2.0F / static_cast<float>(players_);
}

float Outlook::potential(int seat, Type type, const Holding& holding) const {
  const bool b = side_of(state_, type) == Side::B;
  const float chance = chance_[index(type)];
  const int n = holding.count;
  const auto down = static_cast<float>(holding.down);
  switch (type) {
    case Type::Idol: {
      if (!b) return rounds_left_ == 0 ? 0.0F : kIdolInHand * std::min(down, static_cast<float>(rounds_left_));
      if (state_.players[seat].won_race != 0) return content_.idol_b_first;
      const bool open = state_.race_round == 0 || state_.race_round == state_.round;
      if (n >= 2) return open ? content_.idol_b_first : content_.idol_b_others;
      const float prize =
          open ? kRaceOpen * static_cast<float>(content_.idol_b_first) : static_cast<float>(content_.idol_b_others);
      return prize * (n == 1 ? chance : chance * chance * kPairToFind);
    }
    case Type::Jewelry: {
      if (b) return static_cast<float>(content_.jewelry_b_coins * n);
      const float best =
          std::max(static_cast<float>(holding.best), n >= content_.jewelry_a_need ? 0.0F : kBestJewelryToCome);
      float reach = 1;
      for (int i = n; i < content_.jewelry_a_need; ++i) reach *= chance;
      return best * reach;
    }
    case Type::Manuscript: {
      if (b) return kLookInHand * std::min(down, kMostLooks);
      const auto gain = static_cast<float>(content_.manuscript_a_value * n - holding.sum);
      float reach = 1;
      for (int i = n; i < content_.manuscript_a_need; ++i) reach *= chance;
      return reach * (gain + (n < content_.manuscript_a_need ? kManuscriptsToCome : 0.0F));
    }
    case Type::Pottery: {
      if (!b) return bonus_tiers(content_.pottery_a, n, chance);
      if (rounds_left_ == 0) return 0;
      const int pairs = holding.down / 2;
      return kTakeInHand * static_cast<float>(pairs) + (holding.down % 2 != 0 ? kTakeToFind * chance : 0.0F);
    }
    case Type::Remains: {
      if (b) return bonus_tiers(content_.remains_b, n, chance);
      const float die = rounds_left_ == 0 ? kReadyAtEnd : kReadyInHand;
      const int pairs = holding.down / 2;
      return die * static_cast<float>(pairs) + (holding.down % 2 != 0 ? kReadyToFind * die * chance : 0.0F);
    }
    case Type::Tapestry: break;
  }
  if (!b) return static_cast<float>(content_.tapestry_a_coins) * best_tapestry(seat, holding.sum);
  float reach = 1;
  for (int i = n; i < content_.tapestry_b_need; ++i) reach *= chance;
  bool shared = false;
  for (int other = 0; other < players_; ++other) {
    shared = shared || (other != seat && holdings_[other][index(type)].count >= content_.tapestry_b_need);
  }
  const float alone = players_ == 1 ? 1.0F : kAloneWithTapestries;
  const auto coins = shared ? static_cast<float>(content_.tapestry_b_shared)
                            : alone * static_cast<float>(content_.tapestry_b_alone) +
                                  (1.0F - alone) * static_cast<float>(content_.tapestry_b_shared);
  return reach * coins;
}

float Outlook::worth(int seat, Type type, float value) const {
  const Holding& holding = holdings_[seat][index(type)];
  Holding more = holding;
  const auto whole = static_cast<int>(std::lround(value));
  ++more.count;
  ++more.down;
  more.sum += whole;
  more.best = std::max(more.best, whole);
  return value + potential(seat, type, more) - potential(seat, type, holding);
}

float Outlook::standing(int seat) const {
  float coins = treasure_[seat] - loss(state_.players[seat].exhausted);
  for (const Type type : kAllTypes) coins += potential(seat, type, holdings_[seat][index(type)]);
  return coins;
}

// --- dice -----------------------------------------------------------------------------------------------------------

float Outlook::loss(int exhausted) const { return kLoss[players_ > 2 ? 1 : 0][std::min(rounds_left_, 2)][exhausted]; }

float Outlook::die_cost(int seat) const {
  const int exhausted = state_.players[seat].exhausted;
  if (exhausted >= kDice) return 1.0F;
  return loss(exhausted + 1) - loss(exhausted);
}

// --- the round ------------------------------------------------------------------------------------------------------

// The Ghost's groups go to the slots from the left, one each as long as they are strong enough (CR-10.6).
void Outlook::ghost_chances(const Row& row, int step, Chances& chances) const {
  const int dice = step == 2 ? state_.ghost_bumped : kDice;
  int before = 0;
  for (int i = 0; i < kMaxSlots; ++i) {
    const Lying& there = row.slots[i];
    if (!state_.slots[i].card.exists() || there.holder == kGhost || before == kDice) continue;
    chances[i] = kGhostTable[dice][before][there.total];
    ++before;
  }
}

// How likely a seat is to take each card in its turn, and what it would gain by it. It prefers what gains most.
void Outlook::reply_chances(const Row& row, int step, int seat, Chances& chances, Chances& nets) const {
  const std::uint8_t ready = row.ready[seat];
  const float die = die_cost(seat);
  float sum = kPassing;
  for (int i = 0; i < kMaxSlots; ++i) {
    const Lying& there = row.slots[i];
    if (!state_.slots[i].card.exists() || there.holder == seat) continue;
    const float cost = kBeatCost[ready][there.total];
    const float net = slot_worth_[seat][i] - cost * die;
    if (net <= 0) continue;
    nets[i] = net;
    sum += chances[i] = net * net;
  }
  const auto cards = step == claim_turns(players_) - 1 ? 1.0F : static_cast<float>(ready);
  for (float& chance : chances) chance = std::min(kMostCertain, cards * chance / sum);
}

void Outlook::add_replies(const Row& row, int step, std::array<float, kMaxPlayers>& coins) const {
  Chances left;  // the chance that no turn counted so far takes the card; counted from the last turn on
  left.fill(1);
  for (int turn = claim_turns(players_) - 1; turn >= step; --turn) {
    const int seat = claimant(players_, state_, turn);
    Chances chances{};
    Chances nets{};
    if (seat == kGhost) ghost_chances(row, turn, chances);
    else reply_chances(row, turn, seat, chances, nets);
    for (int i = 0; i < kMaxSlots; ++i) {
      const float chance = left[i] * chances[i];
      left[i] -= chance;
      if (seat != kGhost) coins[seat] += chance * nets[i];
    }
  }
  for (int i = 0; i < kMaxSlots; ++i) {
    const Lying& there = row.slots[i];
    if (there.holder >= players_) continue;
    const float worth = state_.slots[i].card.exists() ? slot_worth_[there.holder][i] : 0.0F;
    coins[there.holder] += left[i] * (worth - there.exhausted * die_cost(there.holder));
  }
}

float Outlook::expected_exhausted(const Slot& slot) {
  float dice = 0;
  for (int die = 0; die < slot.count; ++die) {
    if (slot.rolled[die] != 0) dice += fails(slot.rolled[die], slot.effort) ? 1.0F : 0.0F;
    else dice += static_cast<float>(slot.effort - 1) / 6.0F;
  }
  return dice;
}

Outlook::Row Outlook::lying() const {
  Row row;
  for (int seat = 0; seat < players_; ++seat) row.ready[seat] = state_.players[seat].ready;
  for (int i = 0; i < kMaxSlots; ++i) {
    const Slot& slot = state_.slots[i];
    row.slots[i] = {slot.holder, static_cast<std::uint8_t>(slot.total()), expected_exhausted(slot)};
  }
  return row;
}

// The first Claim turn that is still to be made; beyond the last if there is none.
int Outlook::next_claim_step() const {
  const bool drawing = state_.phase == Phase::Look || state_.phase == Phase::Take;
  const Phase phase = drawing ? static_cast<Phase>(state_.resume) : state_.phase;
  if (phase == Phase::Before) return 0;
  return phase == Phase::Claim || phase == Phase::Ghost ? state_.step : claim_turns(players_);
}

void Outlook::add_round(std::array<float, kMaxPlayers>& coins) const {
  Row row = lying();
  if (state_.phase == Phase::Take && row.slots[state_.pending].holder == kNobody) {  // bought with Pottery B
    row.slots[state_.pending] = {state_.active, kMostTotal, 0};
  }
  add_replies(row, next_claim_step(), coins);
}

}  // namespace uc::crypt
