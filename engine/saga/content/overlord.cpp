// What the Overlord has in an adventure (DS-2.5, DS-4.1, DS-7.7), and what the heroes get for winning.
#include "adventure.hpp"

namespace uc::saga::reading {

namespace {

constexpr int kDeckSize = 36;
constexpr int kMostCommands = 12;
constexpr int kMostExperience = 9;
constexpr std::string_view kModes[] = {"fixed", "draw"};

void read_pile(DocReader deck, Plan& plan) {
  Adventure& adventure = plan.adventure;
  adventure.fixed_pile = deck.member("mode").choice(kModes) == 0;
  if (!adventure.fixed_pile) {
    check_members(deck, {"mode", "count"});
    adventure.drawn = number(deck.member("count"), adventure.opening_hand, kDeckSize);
    return;
  }
  check_members(deck, {"mode", "cards"});
  DocReader cards = deck.member("cards");
  if (deck.failed()) return;
  if (!cards.doc()->is_object()) return cards.fail("should be an object");
  int sum = 0;
  for (const auto& [name, value] : cards.doc()->as_object()) {
    DocReader entry = cards.member(name);
    std::size_t card = 0;
    while (card < plan.content.cards.size() && plan.content.cards[card].id != name) ++card;
    if (card == plan.content.cards.size()) return entry.fail("is no card");
    adventure.cards[card] = number(entry, 0, plan.content.cards[card].in_deck);
    sum += adventure.cards[card];
  }
  if (sum < adventure.opening_hand) cards.fail("should be enough for the opening hand");
}

void read_limits(DocReader limits, Plan& plan) {
  if (limits.doc() == nullptr || !limits.doc()->is_object()) return limits.fail("should be an object");
  for (const auto& [name, value] : limits.doc()->as_object()) {
    DocReader entry = limits.member(name);
    std::size_t figure = 0;
    const auto& figures = plan.content.figures;
    while (figure < figures.size() && (figures[figure].id != name || figures[figure].klass != Class::Minion)) ++figure;
    if (figure == figures.size()) return entry.fail("is no minion");
    if (!figures[figure].from_bones) return entry.fail("never rises from bones");
    plan.adventure.animate_limit[figure] = number(entry, 1, kMaxModels);
  }
}

}  // namespace

void read_overlord(DocReader overlord, Plan& plan) {
  check_members(overlord, {"overlord", "commands", "opening_hand", "deck", "animate_limits", "boss_spells"});
  DocReader name = overlord.member("overlord");
  const std::uint8_t figure = find_id(name, plan.content.figures, "boss");
  if (figure != kNone && plan.content.figures[figure].klass != Class::Boss) name.fail("should be a boss");
  plan.adventure.commands = number(overlord.member("commands"), 1, kMostCommands);
  plan.adventure.opening_hand = number(overlord.member("opening_hand"), 0, kDeckSize);
  read_pile(overlord.member("deck"), plan);
  read_limits(overlord.member("animate_limits"), plan);
  if (!overlord.failed()) read_boss_spells(overlord.member("boss_spells"), plan);
}

void read_rewards(DocReader rewards, Plan& plan) {
  check_members(rewards, {"experience", "items", "text"});
  plan.adventure.experience = number(rewards.member("experience"), 0, kMostExperience);
  check_words(rewards.member("text"));
  DocReader list = rewards.member("items");
  const std::size_t count = list.size();
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_members(entry, {"item", "to"});
    Reward reward;
    DocReader item = entry.member("item"), to = entry.member("to");
    reward.item = find_id(item, plan.content.items, "item");
    if (to.text() != "any") {
      reward.to = find_id(to, plan.content.heroes, "hero");
      if (reward.item == kNone || reward.to == kNone) return;
      if ((plan.content.items[reward.item].users >> reward.to & 1U) == 0) to.fail("cannot use this item");
    }
    plan.adventure.rewards.push_back(reward);
  }
}

}  // namespace uc::saga::reading
