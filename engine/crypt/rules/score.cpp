#include "score.hpp"

#include <algorithm>

namespace uc::crypt {

namespace {

// What one pass over the cards finds in a collection.
struct Tally {
  int values[kTypes] = {};  // the sum of each type
  int best_jewelry = 0;
  int hidden = 0;

  int of(Type type) const { return values[index(type)]; }
  int treasure() const {
    int sum = 0;
    for (const int value : values) sum += value;
    return sum;
  }
};
using Tallies = std::array<Tally, kMaxPlayers>;

void count_card(Tally& tally, Type type, int value) {
  tally.values[index(type)] += value;
  if (type == Type::Jewelry) tally.best_jewelry = std::max(tally.best_jewelry, value);
}

int tier_bonus(const std::vector<Tier>& tiers, int owned) {
  int coins = 0;
  for (const Tier& tier : tiers) {
    if (owned >= tier.need) coins = tier.coins;
  }
  return coins;
}

// CR-9.11 and CR-9.12 compare the players of the table. The Ghost keeps no cards (CR-10.11).
struct Rivals {
  int highest_tapestries = 0;  // the largest sum of values
  int with_tapestries = 0;     // players with enough of them for side B
};

Rivals compare(const Content& content, int players, const State& state, const Tallies& tallies) {
  Rivals rivals;
  for (int seat = 0; seat < players; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    rivals.highest_tapestries = std::max(rivals.highest_tapestries, tallies[i].of(Type::Tapestry));
    rivals.with_tapestries += state.players[i].owned[index(Type::Tapestry)] >= content.tapestry_b_need ? 1 : 0;
  }
  return rivals;
}

int bonus(const Content& content, const State& state, const Player& player, const Tally& tally, const Rivals& rivals,
          Type type) {
  const int owned = player.owned[index(type)];
  const bool b = side_of(state, type) == Side::B;
  switch (type) {
    case Type::Idol:  // CR-9.2; side A scores nothing
      if (!b) return 0;
      return player.won_race != 0 ? content.idol_b_first : owned >= 2 ? content.idol_b_others : 0;
    case Type::Jewelry:  // CR-9.3, CR-9.4
      if (b) return content.jewelry_b_coins * owned;
      return owned >= content.jewelry_a_need ? tally.best_jewelry : 0;
    case Type::Manuscript:  // CR-9.5; side B scores nothing
      return !b && owned >= content.manuscript_a_need ? content.manuscript_a_value * owned - tally.of(type) : 0;
    case Type::Pottery:  // CR-9.7; side B scores nothing
      return b ? 0 : tier_bonus(content.pottery_a, owned);
    case Type::Remains:  // CR-9.10; side A scores nothing
      return b ? tier_bonus(content.remains_b, owned) : 0;
    case Type::Tapestry: break;
  }
  if (b) {  // CR-9.12
    if (owned < content.tapestry_b_need) return 0;
    return rivals.with_tapestries == 1 ? content.tapestry_b_alone : content.tapestry_b_shared;
  }
  // CR-9.11, CR-R21
  const bool leads = tally.of(type) == rivals.highest_tapestries && tally.of(type) >= content.tapestry_a_min;
  return leads ? content.tapestry_a_coins : 0;
}

int dice_coins(const Content& content, const Player& player) {
  return content.coins_per_die * (kDice - player.exhausted);
}

}  // namespace

int Parts::total() const {
  int sum = treasure + dice;
  for (const int coins : collectors) sum += coins;
  return sum;
}

Parts score_parts(const Content& content, int players, const State& state, int seat, Viewer viewer) {
  Tallies tallies{};
  for (int i = 0; i < state.gone_count; ++i) {
    const Gone& gone = state.gone[i];
    if (gone.owner >= players) continue;
    const bool known = can_read(gone.card, viewer);
    Tally& tally = tallies[gone.owner];
    tally.hidden += known ? 0 : 1;
    count_card(tally, gone.card.type(), known ? gone.card.value() : 0);
  }
  const Rivals rivals = compare(content, players, state, tallies);
  const Player& player = state.players[seat];
  const Tally& tally = tallies[seat];
  Parts parts;
  parts.treasure = tally.treasure();
  for (const Type type : kAllTypes) {
    parts.collectors[index(type)] = bonus(content, state, player, tally, rivals, type);
  }
  parts.dice = dice_coins(content, player);
  parts.hidden = tally.hidden;
  return parts;
}

void score_all(const Content& content, int players, const State& state, int (&totals)[kMaxPlayers]) {
  Tallies tallies{};
  for (int i = 0; i < state.gone_count; ++i) {
    const Gone& gone = state.gone[i];
    if (gone.owner < players) count_card(tallies[gone.owner], gone.card.type(), gone.card.value());
  }
  const Rivals rivals = compare(content, players, state, tallies);
  for (int seat = 0; seat < kMaxPlayers; ++seat) totals[seat] = 0;
  for (int seat = 0; seat < players; ++seat) {
    const Player& player = state.players[seat];
    const Tally& tally = tallies[seat];
    int total = tally.treasure() + dice_coins(content, player);
    for (const Type type : kAllTypes) total += bonus(content, state, player, tally, rivals, type);
    totals[seat] = total;
  }
}

}  // namespace uc::crypt
