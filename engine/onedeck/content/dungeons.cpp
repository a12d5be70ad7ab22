// Dungeons with their floors and bosses, and the encounter cards.
#include <algorithm>

#include "effects.hpp"
#include "parts.hpp"

namespace uc::onedeck::reading {

namespace {

constexpr int kMostDungeons = 16;
constexpr int kMostDifficulty = 3;
constexpr int kMostBossHealth = 60;
constexpr int kMostCopies = 9;  // of a card within one deck

// --- floors and bosses ------------------------------------------------------------------------------------------------

Floor read_floor(DocReader entry, int which) {
  check_sourced(entry, {"floor", "name", "left", "right", "effect", "text"});
  expect_number(entry.member("floor"), which);
  check_words(entry.member("name"));
  Floor floor;
  floor.left = read_boxes(entry.member("left"), BoxPlace::FloorLeft, 0, kMaxBoxes);
  floor.right = read_boxes(entry.member("right"), BoxPlace::FloorRight, 0, kMaxBoxes);
  DocReader effect = entry.member("effect");
  DocReader text = entry.member("text");
  if (effect.is_null()) {
    if (!text.is_null()) text.fail("should be null: the floor has no effect");
  } else {
    check_words(text);
    floor.standing = read_standing(effect, Place::Floor);
  }
  return floor;
}

// The floors are in force together (OD-0.6).
void check_floors(DocReader list, const Dungeon& dungeon) {
  std::size_t left = 0, right = 0;
  Standing all;
  for (std::size_t i = 0; i < kFloors && !list.failed(); ++i) {
    const Floor& floor = dungeon.floors[i];
    left += floor.left.size();
    right += floor.right.size();
    if (const std::string_view reason = conflict(all, floor.standing); !reason.empty()) {
      list.item(i).member("effect").fail(std::string(reason));
    }
    all.add(floor.standing);
  }
  if (left > kMaxBoxes - 1) list.fail("have more than " + std::to_string(kMaxBoxes - 1) + " left boxes together");
  constexpr int kMostRight = kMaxBoxes - kMaxFoeBoxes;
  if (right > kMostRight) list.fail("have more than " + std::to_string(kMostRight) + " right boxes together");
}

// X must come from somewhere, and fit.
void check_boss_x(DocReader entry, const Boss& boss, const Content& content) {
  const Standing& standing = boss.standing;
  for (std::size_t i = 0; i < boss.boxes.size(); ++i) {
    if (boss.boxes[i].x != 0 && standing.x_per_boss_damage == 0) {
      entry.member("boxes").item(i).member("value").fail("is X, but the boss has no x_from_boss_damage");
    }
  }
  const int most = std::max(standing.x_per_boss_damage * boss.health,
                            standing.x_per_boss_damage_four * boss.health * content.setup[4].boss_multiplier);
  if (most > 255) entry.member("health").fail("makes X too large");
}

Boss read_boss(DocReader entry, Ids& ids, const Content& content) {
  check_sourced(entry, {"id", "name", "health", "boxes", "ability"});
  check_words(entry.member("name"));
  Boss boss;
  boss.id = read_id(entry.member("id"), ids);
  boss.health = number(entry.member("health"), 1, kMostBossHealth);
  boss.boxes = read_boxes(entry.member("boxes"), BoxPlace::Boss, 1, kMaxBoxes);
  if (std::none_of(boss.boxes.begin(), boss.boxes.end(), [](const Box& box) { return box.skull != 0; })) {
    entry.member("boxes").fail("should have a skull: else the boss cannot be defeated");
  }
  if (DocReader ability = entry.member("ability"); !ability.is_null()) {
    check_sourced(ability, {"effect", "text"});
    check_words(ability.member("text"));
    boss.standing = read_standing(ability.member("effect"), Place::BossAbility);
  }
  check_boss_x(entry, boss, content);
  return boss;
}

// --- encounters -------------------------------------------------------------------------------------------------------

void check_timing(DocReader special, DocReader effect) {
  const Kind kind = read_kind(effect, Place::Special);
  if (effect.failed()) return;
  if (kind == Kind::Sequence) {
    DocReader steps = effect.member("steps");
    for (std::size_t i = 0; i < steps.size() && !steps.failed(); ++i) check_timing(special, steps.item(i));
    return;
  }
  DocReader timing = special.member("timing");
  if (timing.text() != timing_of(kind)) {
    timing.fail("should be " + std::string(timing_of(kind)) + ", as the effect is");
  }
}

void read_special(DocReader special, Card& card) {
  if (special.is_null()) return;
  check_sourced(special, {"id", "name", "timing", "effect", "text"});
  Ids free_to_repeat;  // Goblin and Plague Rat share theirs
  card.special = read_id(special.member("id"), free_to_repeat);
  check_words(special.member("name"));
  check_words(special.member("text"));
  card.standing = read_standing(special.member("effect"), Place::Special);
  check_timing(special, special.member("effect"));
}

void read_combat(DocReader& entry, Card& card) {
  check_sourced(entry,
                {"id", "kind", "card", "copy", "name", "xp", "special", "boxes", "item", "loot", "edition_symbol"});
  card.boxes = read_boxes(entry.member("boxes"), BoxPlace::Foe, 1, kMaxFoeBoxes);
  for (std::size_t i = 0; i < card.boxes.size(); ++i) {
    if (card.boxes[i].x != 0 && card.standing.x_per_open_door == 0) {
      entry.member("boxes").item(i).member("value").fail("is X, but the foe has no x_per_open_door");
    }
  }
}

void read_peril(DocReader& entry, Card& card) {
  check_sourced(entry,
                {"id", "kind", "card", "copy", "name", "xp", "special", "options", "item", "loot", "edition_symbol"});
  DocReader list = entry.member("options");
  const std::size_t count = size_between(list, 2, 2, "options");
  Ids boxes;
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader option = list.item(i);
    check_sourced(option, {"id", "name", "time_cost", "box"});
    expect_text(option.member("id"), i == 0 ? "a" : "b");
    check_words(option.member("name"));
    card.options[i].time_cost = number(option.member("time_cost"), 0, kMost);
    card.options[i].box = read_box(option.member("box"), BoxPlace::Option, boxes);
  }
}

void read_item(DocReader item, Card& card) {
  check_members(item, {"strength", "agility", "magic", "health"});
  int icons = 0;
  for (std::size_t color = 0; color < card.item.size(); ++color) {
    icons += card.item[color] = number(item.member(kColorNames[color]), 0, kMost);
  }
  card.item_health = number(item.member("health"), 0, kMost);
  if (icons == 0) item.fail("should have a stat icon");  // OD-1.4
}

void read_loot(DocReader loot, std::size_t skills, const Content& content, Card& card) {
  check_members(loot, {"skill", "potion"});
  if (std::optional<DocReader> named = loot.optional("skill")) {
    const std::string id = named->text();
    for (std::size_t i = 0; i < skills; ++i) {
      if (content.abilities[i].id == id) card.skill = static_cast<std::uint8_t>(i);
    }
    if (card.skill == kNone) named->fail("is no skill of this file");
  }
  if (std::optional<DocReader> named = loot.optional("potion")) {
    const std::string id = named->text();
    for (std::size_t i = 0; i < content.potions.size(); ++i) {
      if (content.potion_id(i) == id) card.potion = static_cast<std::uint8_t>(i);
    }
    if (card.potion == kNone) named->fail("is no potion of this file");
    else if (content.potions[card.potion].known_at_start) named->fail("is known from the start");
  }
  if ((card.skill == kNone) == (card.potion == kNone))
    loot.fail("should name a skill or a potion, not both");  // OD-1.4
}

}  // namespace

void read_dungeons(DocReader list, Content& content) {
  Ids ids, bosses;
  const std::size_t count = size_between(list, 1, kMostDungeons, "dungeons");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "difficulty", "floors", "boss"});
    check_words(entry.member("name"));
    Dungeon dungeon;
    dungeon.id = read_id(entry.member("id"), ids);
    dungeon.difficulty = number(entry.member("difficulty"), 1, kMostDifficulty);
    DocReader floors = entry.member("floors");
    const std::size_t floor_count = size_between(floors, kFloors, kFloors, "floors");
    for (std::size_t floor = 0; floor < floor_count && !list.failed(); ++floor) {
      dungeon.floors[floor] = read_floor(floors.item(floor), static_cast<int>(floor) + 1);
    }
    if (!list.failed()) check_floors(floors, dungeon);
    if (!list.failed()) dungeon.boss = read_boss(entry.member("boss"), bosses, content);
    content.dungeons.push_back(std::move(dungeon));
  }
}

void read_encounters(DocReader list, std::size_t skills, Content& content) {
  constexpr std::string_view kKindNames[] = {"combat", "peril"};
  Ids ids, copies;
  const std::size_t count = size_between(list, 1, kMaxCardKinds, "encounters");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    Card card;
    card.id = read_id(entry.member("id"), ids);
    check_words(entry.member("name"));
    Ids free_to_repeat;
    card.family = read_id(entry.member("card"), free_to_repeat);
    const int copy = number(entry.member("copy"), 1, kMostCopies);
    if (std::string key = card.family + '/' + std::to_string(copy); std::count(copies.begin(), copies.end(), key) > 0) {
      entry.member("copy").fail("of this card is there twice");
    } else {
      copies.push_back(std::move(key));
    }
    card.lanterns = number(entry.member("xp"), 1, kMaxLanterns);
    entry.member("edition_symbol").boolean();  // OD-1.5: it has no effect
    read_special(entry.member("special"), card);
    card.peril = entry.member("kind").choice(kKindNames) == 1;
    if (card.peril) read_peril(entry, card);
    else read_combat(entry, card);
    read_item(entry.member("item"), card);
    read_loot(entry.member("loot"), skills, content, card);
    content.cards.push_back(std::move(card));
  }
}

}  // namespace uc::onedeck::reading
