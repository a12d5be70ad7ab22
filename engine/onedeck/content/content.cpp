#include "content.hpp"

#include "parts.hpp"

namespace uc::onedeck {

namespace {

using namespace reading;  // NOLINT(google-build-using-namespace): the helpers of this very file's neighbours

constexpr std::size_t kPlayers[] = {1, 2, 4};  // OD-2.1
constexpr int kMostMultiplier = 4;
constexpr int kMostTokens = 20;
constexpr int kMostXp = 60;            // for a level: four times as much still fits a byte
constexpr int kMostDiceOfAColor = 15;  // an outcome of chance counts them in four bits

// --- dice (OD-1.2) ----------------------------------------------------------------------------------------------------

void read_colors(DocReader list, Content& content) {
  const std::size_t count = size_between(list, kColors, kColors, "colours");
  int total = 0;
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "letter", "name", "dice_color", "dice"});
    expect_text(entry.member("id"), kColorNames[i]);
    expect_text(entry.member("letter"), kColorLetters.substr(i, 1));
    check_words(entry.member("name"));
    check_words(entry.member("dice_color"));
    content.dice[i] = number(entry.member("dice"), 1, kMostDiceOfAColor);
    total += content.dice[i];
  }
  if (total > kMaxDice) list.fail("have more than " + std::to_string(kMaxDice) + " dice together");
}

// --- setup (OD-2, OD-20) ----------------------------------------------------------------------------------------------

Setup read_players(DocReader entry, std::size_t players) {
  check_sourced(entry,
                {"hero_side", "level_side", "potions", "time_per_turn", "door_limit", "cards_per_door", "deck_copies",
                 "stairs_tokens", "stairs_heroes_hit", "xp_multiplier", "boss_health_multiplier", "potions_per_level"});
  Setup setup;
  setup.side = players == 1 ? 0 : 1;
  expect_text(entry.member("hero_side"), kSides[setup.side]);
  expect_text(entry.member("level_side"), kSides[setup.side]);
  setup.potions = number(entry.member("potions"), 0, kMost);
  setup.time_per_turn = number(entry.member("time_per_turn"), 1, kMost);  // OD-R52: else a game need not end
  setup.door_limit = number(entry.member("door_limit"), 1, kMaxDoors);
  setup.cards_per_door = players == 4 ? 2 : 1;  // OD-20.3
  expect_number(entry.member("cards_per_door"), setup.cards_per_door);
  setup.deck_copies = number(entry.member("deck_copies"), 1, kMaxCopies);
  setup.stairs_tokens = number(entry.member("stairs_tokens"), 1, kMostTokens);
  setup.stairs_heroes = number(entry.member("stairs_heroes_hit"), 1, players == 4 ? 2 : 1);
  setup.xp_multiplier = number(entry.member("xp_multiplier"), 1, kMostMultiplier);
  setup.boss_multiplier = number(entry.member("boss_health_multiplier"), 1, kMostMultiplier);
  setup.potions_per_level = number(entry.member("potions_per_level"), 0, kMost);
  return setup;
}

void read_setup(DocReader setup, Content& content) {
  check_members(setup, {"1", "2", "4"});
  for (const std::size_t players : kPlayers) {
    content.setup[players] = read_players(setup.member(std::to_string(players)), players);
  }
}

void check_stairs(DocReader stairs) {
  check_sourced(stairs, {"id", "name", "position"});
  expect_text(stairs.member("id"), "stairs");
  check_words(stairs.member("name"));
  expect_text(stairs.member("position"), "bottom_of_deck");  // OD-2.3
}

// --- levels (OD-14) ---------------------------------------------------------------------------------------------------

LevelCard read_level(DocReader entry, std::size_t i, const Content& content) {
  check_sourced(entry,
                {"level", "items", "skills", "bonus_heroic", "xp_to_next", "xp_per_potion", "potion_on_reaching"});
  const bool last = i + 1 == kMaxLevels;
  expect_number(entry.member("level"), static_cast<int>(i) + 1);
  LevelCard level;
  level.items = number(entry.member("items"), 0, kMaxItems);
  level.skills = number(entry.member("skills"), 0, kMaxSkills - 1);
  level.bonus = number(entry.member("bonus_heroic"), 0, content.dice[index(Color::Heroic)]);
  DocReader next = entry.member("xp_to_next");
  DocReader potion = entry.member("xp_per_potion");
  if (last) {
    if (!next.is_null()) next.fail("should be null: there is no level after this one");
    level.per_potion = number(potion, 1, kMostXp);
  } else {
    level.to_next = number(next, 1, kMostXp);
    if (!potion.is_null()) potion.fail("should be null: only the last level buys potions");
  }
  level.potions = number(entry.member("potion_on_reaching"), 0, i == 0 ? 0 : kMost);
  return level;
}

void read_levels(DocReader levels, Content& content) {
  check_members(levels, {"1p", "2p"});
  for (std::size_t side = 0; side < 2; ++side) {
    DocReader list = levels.member(kSides[side]);
    const std::size_t count = size_between(list, kMaxLevels, kMaxLevels, "levels");
    for (std::size_t i = 0; i < count && !list.failed(); ++i) {
      LevelCard& level = content.levels[side][i];
      level = read_level(list.item(i), i, content);
      if (i == 0) continue;
      const LevelCard& before = content.levels[side][i - 1];
      if (level.items < before.items) list.item(i).member("items").fail("should not be less than on the level before");
      if (level.skills < before.skills)
        list.item(i).member("skills").fail("should not be less than on the level before");
    }
  }
}

void check_game(DocReader game) {
  check_sourced(game, {"id", "name", "players"});
  expect_text(game.member("id"), "onedeck");
  check_words(game.member("name"));
  DocReader players = game.member("players");
  const std::size_t count = size_between(players, 3, 3, "numbers of players");
  for (std::size_t i = 0; i < count; ++i) expect_number(players.item(i), static_cast<int>(kPlayers[i]));
}

}  // namespace

Result<Content> read_content(const Doc& doc) {
  Content content;
  Taken taken;
  DocReader file(doc, "bad_content");
  check_members(file, {"$schema", "schema", "game", "colors", "setup", "stairs", "heroes", "dungeons", "levels",
                       "encounters", "skills", "potions", "basic_skills", "campaign"});
  expect_text(file.member("schema"), "onedeck/1");
  check_game(file.member("game"));
  read_colors(file.member("colors"), content);
  read_setup(file.member("setup"), content);
  check_stairs(file.member("stairs"));
  if (!file.failed()) read_levels(file.member("levels"), content);
  if (!file.failed()) read_skills(file.member("skills"), taken, content);
  const std::size_t skills = content.abilities.size();
  if (!file.failed()) read_heroes(file.member("heroes"), taken, content);
  if (!file.failed()) read_potions(file.member("potions"), taken, content);
  if (!file.failed()) read_basic_skills(file.member("basic_skills"), taken, content);
  if (!file.failed()) read_dungeons(file.member("dungeons"), content);
  if (!file.failed()) read_encounters(file.member("encounters"), skills, content);
  if (!file.failed()) read_campaign(file.member("campaign"), taken, content);
  if (file.failed()) return *file.fault();
  return content;
}

}  // namespace uc::onedeck
