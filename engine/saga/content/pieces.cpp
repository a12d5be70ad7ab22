// Quest objects, the Overlord's cards, locks and kinds of furniture.
#include <algorithm>

#include "parts.hpp"

namespace uc::saga::reading {

namespace {

constexpr int kDeckSize = 36;    // DS-2.5
constexpr int kOpeningHand = 3;  // DS-2.6
constexpr int kMostAmount = 9;
constexpr int kMost = 32;  // of a kind of pieces
constexpr int kMostArmour = 5;
constexpr std::string_view kCardKinds[] = {"extra_commands", "double_commands", "animate_dead", "interrupt"};
constexpr std::string_view kLockKinds[] = {"mundane", "ward", "sealed"};

}  // namespace

void read_quest_objects(DocReader list, Draft& draft) {
  Ids taken;
  const std::size_t count = size_between(list, 0, kMost, "objects");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "carried", "tradeable"});
    Object object;
    object.id = read_id(entry.member("id"), taken);
    check_words(entry.member("name"));
    object.tradeable = entry.member("tradeable").boolean();
    if (!entry.member("carried").boolean()) {
      if (object.tradeable) entry.member("tradeable").fail("what is not carried cannot be traded");
      continue;
    }
    if (draft.content.objects.size() == kMaxObjects)
      return entry.fail("is one object too many: " + std::to_string(kMaxObjects) + " can be carried");
    draft.content.objects.push_back(std::move(object));
  }
}

void read_cards(DocReader list, Draft& draft) {
  Ids taken;
  int sum = 0;
  const std::size_t count = size_between(list, 1, kMaxCards, "kinds of cards");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "kind", "amount", "in_full_deck"});
    Card card;
    card.id = read_id(entry.member("id"), taken);
    check_words(entry.member("name"));
    card.kind = static_cast<CardKind>(entry.member("kind").choice(kCardKinds));
    DocReader amount = entry.member("amount");
    if (card.kind != CardKind::Double) card.amount = number(amount, 1, kMostAmount);
    else if (!amount.is_null()) amount.fail("should be null: it doubles the adventure's Commands");
    card.in_deck = number(entry.member("in_full_deck"), 0, kDeckSize);
    sum += card.in_deck;
    draft.content.cards.push_back(std::move(card));
  }
  if (sum != kDeckSize) list.fail("should be 36 cards together, not " + std::to_string(sum));
}

void check_deck(DocReader deck, Draft&) {
  check_sourced(deck, {"size", "opening_hand", "cards_per_turn", "hand_limit"});
  expect_number(deck.member("size"), kDeckSize);
  expect_number(deck.member("opening_hand"), kOpeningHand);
  expect_number(deck.member("cards_per_turn"), 1);  // DS-4.6
  DocReader limit = deck.member("hand_limit");
  if (!limit.is_null()) limit.fail("should be null: the rules know no hand limit");
}

void read_locks(DocReader list, Draft& draft) {
  Ids taken;
  const std::size_t count = size_between(list, 1, kMost, "locks");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    NamedLock named;
    named.id = read_id(entry.member("id"), taken);
    check_words(entry.member("name"));
    named.lock.kind = static_cast<LockKind>(entry.member("kind").choice(kLockKinds) + 1);
    if (named.lock.kind == LockKind::Mundane) {
      check_sourced(entry, {"id", "kind", "name", "dice", "armour"});
      named.lock.dice = number(entry.member("dice"), 1, kMostAmount);
      named.lock.armour = number(entry.member("armour"), 1, kMostArmour);
    } else if (named.lock.kind == LockKind::Ward) {
      check_sourced(entry, {"id", "kind", "name", "power"});
      named.lock.power = number(entry.member("power"), 1, kMostAmount);
    } else {
      check_sourced(entry, {"id", "kind", "name"});
    }
    draft.content.locks.push_back(std::move(named));
  }
}

void read_furniture_kinds(DocReader list, Draft& draft) {
  Ids taken;
  const std::size_t count = size_between(list, 1, kMost, "kinds of furniture");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "size", "blocks_movement", "blocks_los"});
    FurnitureKind kind;
    kind.id = read_id(entry.member("id"), taken);
    check_words(entry.member("name"));
    DocReader size = entry.member("size");
    if (size_between(size, 2, 2, "numbers, width and height") == 2) {
      kind.width = number(size.item(0), 1, 2);
      kind.height = number(size.item(1), 1, 2);
    }
    expect_flag(entry.member("blocks_movement"), true);  // DS-13.1
    kind.blocks_sight = entry.member("blocks_los").boolean();
    draft.content.furniture.push_back(std::move(kind));
  }
  if (!list.failed() && std::find(taken.begin(), taken.end(), "chest") == taken.end())
    list.fail("should have a kind called chest");
}

}  // namespace uc::saga::reading
