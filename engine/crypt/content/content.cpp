#include "content.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/content_reading.hpp"

namespace uc::crypt {

namespace {

using uc::reading::expect_flag;
using uc::reading::expect_number;
using uc::reading::expect_text;
using uc::reading::IdOf;
using uc::reading::Ids;
using uc::reading::number;
using uc::reading::read_id;
using uc::reading::read_set;
using uc::reading::size_between;

constexpr std::string_view kIcons[] = {"III", "IV"};
constexpr int kMostCoins = 60;   // of one bonus
constexpr int kMostScore = 255;  // an event carries a score in one byte
constexpr int kMostTiers = 8;
constexpr int kMostRatings = 20;
constexpr int kMostRated = 1000;     // a score that a rating names
constexpr int kMostCounted = 10000;  // of numbers that follow from others

// One printed Treasure.
struct Treasure {
  Type type{};
  int value = 0;
  std::optional<std::size_t> icon;  // an index into kIcons
};
using Treasures = std::vector<Treasure>;

void fail_count(DocReader field, std::string_view what, std::int64_t counted) {
  field.fail("does not agree with " + std::string(what) + ", which make " + std::to_string(counted));
}

// A number that follows from others of the file.
void agree(DocReader field, std::int64_t counted, std::string_view what) {
  if (field.integer(0, kMostCounted) != counted && !field.failed()) fail_count(field, what, counted);
}

// --- cards (CR-1) ---------------------------------------------------------------------------------------------------

Treasures read_treasures(DocReader list) {
  Treasures treasures;
  Ids ids;
  const std::size_t count = size_between(list, 1, kMaxCards, "cards");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    read_id(entry.member("id"), ids, IdOf::LetterFirst);
    Treasure treasure;
    treasure.type = static_cast<Type>(entry.member("type").choice(kTypeNames));
    treasure.value = static_cast<int>(entry.member("value").integer(1, kMaxValue));
    if (DocReader icon = entry.member("setup_icon"); !icon.is_null()) treasure.icon = icon.choice(kIcons);
    treasures.push_back(treasure);
  }
  return treasures;
}

void check_types(DocReader list, const Treasures& treasures) {
  const std::size_t count = size_between(list, kTypes, kTypes, "types");
  std::array<bool, kTypes> named{};
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const std::size_t type = entry.member("id").choice(kTypeNames);
    if (std::exchange(named[type], true)) entry.member("id").fail("is named twice");
    expect_flag(entry.member("back_shows_type"), true);  // CR-1.3
    const auto cards = std::count_if(treasures.begin(), treasures.end(),
                                     [&](const Treasure& treasure) { return treasure.type == kAllTypes[type]; });
    agree(entry.member("cards"), cards, "the treasures of this type");
  }
}

// --- setup (CR-2.1, CR-4.1) -----------------------------------------------------------------------------------------

// Calls `read` with the entry of each number of players from 1 to 4, each once.
template <class Read>
void for_each_players(DocReader list, Read&& read) {
  const std::size_t count = size_between(list, kMaxPlayers, kMaxPlayers, "numbers of players");
  std::array<bool, kMaxPlayers + 1> named{};
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const std::size_t players = number(entry.member("players"), 1, kMaxPlayers);
    if (std::exchange(named[players], true)) entry.member("players").fail("is named twice");
    if (!list.failed()) read(entry, players);
  }
}

void read_reveal(DocReader entry, std::size_t players, Setup& setup) {
  setup.face_up = number(entry.member("face_up"), 0, kMaxSlots);
  setup.face_down = number(entry.member("face_down"), 0, kMaxSlots);
  // The solo order of the Crypt (CR-10.3) is told for three cards.
  const int most = players == 1 ? 3 : kMaxSlots;
  if (const int slots = setup.slots(); !entry.failed() && (slots < 1 || slots > most)) {
    entry.member("crypt").fail("should be from 1 to " + std::to_string(most));
  }
  agree(entry.member("crypt"), setup.slots(), "face_up and face_down");
}

void read_deck(DocReader entry, std::size_t players, const Treasures& treasures, Setup& setup) {
  const unsigned removed = read_set(entry.member("remove_icons"), kIcons);
  int coins = 0;
  for (const Treasure& treasure : treasures) {
    if (treasure.icon && (removed >> *treasure.icon & 1U) != 0) continue;
    ++setup.cards[index(treasure.type)][treasure.value];
    ++setup.deck;
    coins += treasure.value;
  }
  agree(entry.member("removed"), static_cast<std::int64_t>(treasures.size()) - setup.deck,
        "the cards with these icons");
  agree(entry.member("deck"), setup.deck, "the cards without these icons");
  if (setup.deck == 0) entry.member("deck").fail("should have at least one card");
  agree(entry.member("total_coins"), coins, "the coins on the cards of the deck");
  if (!entry.failed()) agree(entry.member("rounds"), setup.rounds(), "the deck and the slots of the Crypt");  // CR-R12
  expect_flag(entry.member("ghost"), players == 1);
}

void read_setup(DocReader& file, const Treasures& treasures, Content& content) {
  for_each_players(file.member("reveal_by_players"),
                   [&](DocReader& entry, std::size_t players) { read_reveal(entry, players, content.setup[players]); });
  for_each_players(file.member("setup_by_players"), [&](DocReader& entry, std::size_t players) {
    read_deck(entry, players, treasures, content.setup[players]);
  });
}

void check_dice(DocReader dice) {
  expect_number(dice.member("per_player"), kDice);  // CR-0.2
  DocReader faces = dice.member("faces");
  const std::size_t count = size_between(faces, kFaces, kFaces, "faces");
  for (std::size_t i = 0; i < count; ++i) expect_number(faces.item(i), static_cast<int>(i) + 1);
  expect_number(dice.member("total"), kDice * kMaxPlayers);
}

// --- Collectors (CR-9) ----------------------------------------------------------------------------------------------

// What the rules implement on a side: the file must say the same.
struct SideRule {
  std::string_view op;
  int flips;  // cards to turn face-up; 0: no cost
  bool repeatable;
  std::string_view windows;  // separated by spaces
};
constexpr SideRule kSideRules[kTypes][2] = {
    {{"reroll_die", 1, true, "K-IDOL"}, {"race_bonus", 0, false, "AUTO"}},
    {{"score_highest_again", 0, false, "SCORING"}, {"score_per_card", 0, false, "SCORING"}},
    {{"score_revalue", 0, false, "SCORING"}, {"peek_crypt", 1, true, "W0 W1 W2"}},
    {{"score_tiers", 0, false, "SCORING"}, {"take_face_down", 2, true, "W0"}},
    {{"recover_die", 2, true, "W1 W4"}, {"score_tiers", 0, false, "SCORING"}},
    {{"score_majority", 0, false, "SCORING"}, {"score_exclusive", 0, false, "SCORING"}},
};

void check_windows(DocReader list, std::string_view expected) {
  std::string joined;
  for (std::size_t i = 0; i < list.size() && !list.failed(); ++i) joined += (i == 0 ? "" : " ") + list.item(i).text();
  if (joined != expected) list.fail("should be " + std::string(expected) + ": the rules know no other");
}

void check_cost(DocReader cost, std::string_view type, int flips) {
  if (flips == 0) {
    if (!cost.is_null()) cost.fail("should be null: the rules know no cost here");
    return;
  }
  expect_text(cost.member("op"), "flip");
  expect_text(cost.member("type"), type);
  expect_number(cost.member("count"), flips);
}

void check_side(DocReader side, std::size_t type, std::size_t which) {
  const SideRule& rule = kSideRules[type][which];
  expect_text(side.member("side"), which == 0 ? "A" : "B");
  check_windows(side.member("windows"), rule.windows);
  check_cost(side.member("cost"), kTypeNames[type], rule.flips);
  expect_flag(side.member("repeatable"), rule.repeatable);
  DocReader effect = side.member("effect");
  expect_text(effect.member("op"), rule.op);
  if (std::optional<DocReader> of = effect.optional("type")) expect_text(*of, kTypeNames[type]);
}

std::uint8_t need(const DocReader& field) { return number(field, 1, kMaxCards); }
std::uint8_t coins(const DocReader& field) { return number(field, 0, kMostCoins); }

std::vector<Tier> read_tiers(DocReader list) {
  std::vector<Tier> tiers;
  const std::size_t count = size_between(list, 1, kMostTiers, "tiers");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const Tier tier{need(entry.member("need")), coins(entry.member("coins"))};
    if (!tiers.empty() && tier.need <= tiers.back().need)
      entry.member("need").fail("should be more than in the tier before");
    tiers.push_back(tier);
  }
  return tiers;
}

void read_idol(DocReader& a, DocReader& b, Content& content) {
  expect_text(a.member("target"), "own_failing_die_rolled_this_collect");
  expect_number(a.member("count"), 1);
  expect_number(b.member("need"), 2);
  content.idol_b_first = coins(b.member("first"));
  content.idol_b_others = coins(b.member("others"));
  expect_text(b.member("tie_scope"), "round");
  expect_number(b.member("flip_count"), 2);
}

void read_manuscript(DocReader& a, DocReader& b, Content& content) {
  content.manuscript_a_need = need(a.member("need"));
  content.manuscript_a_value = number(a.member("value"), 0, kMaxValue);
  expect_text(b.member("scope"), "all_face_down");
}

void read_tapestry(DocReader& a, DocReader& b, Content& content) {
  expect_text(a.member("measure"), "printed_coin_sum");
  content.tapestry_a_min = number(a.member("min_measure"), 1, kMaxCards);  // CR-R21
  content.tapestry_a_coins = coins(a.member("coins"));
  expect_text(a.member("ties"), "all_full");
  content.tapestry_b_need = need(b.member("need"));
  content.tapestry_b_alone = coins(b.member("alone"));
  content.tapestry_b_shared = coins(b.member("shared"));
}

void read_effects(Type type, DocReader a, DocReader b, Content& content) {
  switch (type) {
    case Type::Idol: read_idol(a, b, content); break;
    case Type::Jewelry:
      content.jewelry_a_need = need(a.member("need"));
      content.jewelry_b_coins = coins(b.member("coins"));
      break;
    case Type::Manuscript: read_manuscript(a, b, content); break;
    case Type::Pottery:
      content.pottery_a = read_tiers(a.member("tiers"));
      expect_number(b.member("count"), 1);
      break;
    case Type::Remains:
      expect_number(a.member("count"), 1);
      content.remains_b = read_tiers(b.member("tiers"));
      break;
    case Type::Tapestry: read_tapestry(a, b, content); break;
  }
}

void read_collectors(DocReader list, Content& content) {
  const std::size_t count = size_between(list, kTypes, kTypes, "Collectors");
  std::array<bool, kTypes> named{};
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const std::size_t type = entry.member("treasure_type").choice(kTypeNames);
    if (std::exchange(named[type], true)) entry.member("treasure_type").fail("is named twice");
    DocReader sides = entry.member("sides");
    check_side(sides.member("A"), type, 0);
    check_side(sides.member("B"), type, 1);
    if (list.failed()) return;
    read_effects(kAllTypes[type], sides.member("A").member("effect"), sides.member("B").member("effect"), content);
  }
}

// --- scoring and solo (CR-8, CR-10) ---------------------------------------------------------------------------------

std::vector<Rating> read_ratings(DocReader list) {
  std::vector<Rating> ratings;
  const std::size_t count = size_between(list, 1, kMostRatings, "ratings");
  std::int64_t next = 0;  // the score after the best of the rating before
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    DocReader min = entry.member("min");
    if (i == 0 && !min.is_null()) min.fail("should be null: the first rating has no lower bound");
    if (i > 0 && min.integer(0, kMostRated) != next && !min.failed()) {
      min.fail("should be " + std::to_string(next) + ", the score after the rating before");
    }
    ratings.push_back({entry.member("id").text(), static_cast<int>(next)});
    DocReader max = entry.member("max");
    const bool last = i + 1 == count;
    if (last && !max.is_null()) max.fail("should be null: the last rating has no upper bound");
    if (!last) next = max.integer(next, kMostRated) + 1;
  }
  return ratings;
}

void read_solo(DocReader solo, Content& content) {
  DocReader ghost = solo.member("ghost");
  expect_number(ghost.member("dice"), kDice);
  expect_flag(ghost.member("exhausts"), false);
  expect_flag(ghost.member("recovers"), false);
  expect_flag(ghost.member("keeps_cards"), false);
  content.ghost_face_down_halves = solo.member("face_down_value").halves(0, kMaxValue);
  content.ratings = read_ratings(solo.member("ratings"));
}

void check_default_sides(DocReader sides) {
  for (const std::string_view type : kTypeNames) expect_text(sides.member(type), "A");  // CR-2.2
}

int highest_bonus(const std::vector<Tier>& tiers) {
  int most = 0;
  for (const Tier& tier : tiers) most = std::max<int>(most, tier.coins);
  return most;
}

// More than any player can score with all the cards of this setup.
int score_bound(const Content& content, const Setup& setup) {
  int bound = kDice * content.coins_per_die;
  std::array<int, kTypes> cards{};
  for (std::size_t type = 0; type < kTypes; ++type) {
    for (std::size_t value = 1; value <= kMaxValue; ++value) {
      cards[type] += setup.cards[type][value];
      bound += setup.cards[type][value] * static_cast<int>(value);
    }
  }
  bound += std::max(content.idol_b_first, content.idol_b_others);
  bound += std::max(content.highest_value, content.jewelry_b_coins * cards[index(Type::Jewelry)]);
  bound += content.manuscript_a_value * cards[index(Type::Manuscript)];
  bound += highest_bonus(content.pottery_a) + highest_bonus(content.remains_b);
  bound += std::max({content.tapestry_a_coins, content.tapestry_b_alone, content.tapestry_b_shared});
  return bound;
}

}  // namespace

Result<Content> read_content(const Doc& doc) {
  Content content;
  DocReader file(doc, "bad_content");
  expect_text(file.member("game").member("id"), "crypt");
  expect_number(file.member("schema"), 1);
  const Treasures treasures = read_treasures(file.member("treasures"));
  for (const Treasure& treasure : treasures) content.highest_value = std::max(content.highest_value, treasure.value);
  check_types(file.member("treasure_types"), treasures);
  if (!file.failed()) read_setup(file, treasures, content);
  check_dice(file.member("dice"));
  if (!file.failed()) read_collectors(file.member("collectors"), content);
  check_default_sides(file.member("default_sides"));
  content.coins_per_die = coins(file.member("scoring").member("coins_per_unexhausted_die"));
  read_solo(file.member("solo"), content);
  for (std::size_t players = 1; players <= kMaxPlayers && !file.failed(); ++players) {
    if (score_bound(content, content.setup[players]) > kMostScore) {
      file.member("treasures").fail("allow a score of more than " + std::to_string(kMostScore));
    }
  }
  if (file.failed()) return *file.fault();
  return content;
}

}  // namespace uc::crypt
