#include "holding.hpp"

#include <algorithm>

namespace uc::saga {

namespace {

constexpr int kMostCrystals = 3;  // DS-11.11
constexpr int kMostOneUse = 2;    // DS-15.7
constexpr int kMostOthers = 3;    // as many as a position has room for

}  // namespace

bool has_room(const Content& content, const Holding& items, int item) {
  const auto at = static_cast<std::size_t>(item);
  const Item& kind = content.items[at];
  if (kind.crystal == 0) return items[at] < (kind.one_use ? kMostOneUse : kMostOthers);
  int crystals = 0;
  for (std::size_t i = 0; i < content.items.size(); ++i) crystals += content.items[i].crystal > 0 ? items[i] : 0;
  return crystals < kMostCrystals;
}

bool can_use(const Content& content, int hero, int item) { return (content.items[item].users >> hero & 1) != 0; }

bool may_carry(const Content& content, int hero, int item) {
  return content.items[item].tradeable || can_use(content, hero, item);
}

int extra_cards(const Content& content, const Adventure& adventure, int defeats) {
  if (adventure.fixed_pile) return 0;
  int deck = 0;
  for (const Card& card : content.cards) deck += card.in_deck;
  const CampaignRules& rules = content.campaign;
  const int wanted = std::min(defeats * rules.replay_cards, int{rules.most_replay_cards});
  return std::max(0, std::min(wanted, deck - adventure.drawn));
}

}  // namespace uc::saga
