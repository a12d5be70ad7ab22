#include "content.hpp"

#include <algorithm>

#include "parts.hpp"

namespace uc::saga {

namespace {

using namespace reading;  // NOLINT(google-build-using-namespace): the helpers of this very file's neighbours

std::int8_t plus(std::int8_t a, std::int8_t b) { return static_cast<std::int8_t>(a + b); }

}  // namespace

void Modifiers::add(const Modifiers& other) {
  armour = plus(armour, other.armour);
  movement = plus(movement, other.movement);
  for (std::size_t i = 0; i < dice.size(); ++i) dice[i] = plus(dice[i], other.dice[i]);
  for (std::size_t i = 0; i < penalties.size(); ++i) penalties[i] = plus(penalties[i], other.penalties[i]);
  fight_outnumbered = plus(fight_outnumbered, other.fight_outnumbered);
  minor_magic = plus(minor_magic, other.minor_magic);
  for (std::size_t i = 0; i < ignore_armour.size(); ++i)
    ignore_armour[i] = plus(ignore_armour[i], other.ignore_armour[i]);
  shoot_engaged = std::max(shoot_engaged, other.shoot_engaged);
  break_guard = plus(break_guard, other.break_guard);
  aura_defence = plus(aura_defence, other.aura_defence);
  crippled_at = plus(crippled_at, other.crippled_at);
  crystal_dice = std::max(crystal_dice, other.crystal_dice);
  ward_power = plus(ward_power, other.ward_power);
  tough |= other.tough;
  no_move |= other.no_move;
  destroy_bones |= other.destroy_bones;
  immune |= other.immune;
  ignore_outnumbered |= other.ignore_outnumbered;
  ignore_furniture |= other.ignore_furniture;
}

std::uint8_t Content::made_crystal(int value) const {
  const auto found =
      std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.made && item.crystal == value; });
  return static_cast<std::uint8_t>(found - items.begin());
}

Result<Content> read_content(const Doc& doc) {
  Draft draft;
  DocReader file(doc, "bad_content");
  check_members(file,
                {"$schema",      "schema",    "game",     "ranges",        "vocabulary",     "adventure_vocabulary",
                 "abilities",    "feats",     "skills",   "heroes",        "bosses",         "minions",
                 "damage_table", "spells",    "items",    "quest_objects", "overlord_cards", "overlord_deck",
                 "locks",        "furniture", "campaign", "parts",         "adventures"});
  expect_text(file.member("schema"), "saga-data/1");
  check_game(file.member("game"));
  // Each looks at what was read before it.
  const auto read = [&](std::string_view chapter, void (*reader)(DocReader, Draft&)) {
    if (!file.failed()) reader(file.member(chapter), draft);
  };
  read("ranges", read_ranges);
  read("vocabulary", check_vocabulary);
  read("adventure_vocabulary", check_adventure_vocabulary);
  read("abilities", read_abilities);
  read("damage_table", read_damage_table);
  read("heroes", read_heroes);
  read("bosses", read_bosses);
  read("minions", read_minions);
  read("feats", read_feats);
  if (!file.failed()) give_feats(file, draft);
  read("skills", read_skills);
  read("spells", read_spells);
  read("items", read_items);
  read("quest_objects", read_quest_objects);
  read("overlord_cards", read_cards);
  read("overlord_deck", check_deck);
  read("locks", read_locks);
  read("furniture", read_furniture_kinds);
  if (!file.failed()) check_whole(file, draft);
  read("campaign", read_campaign);
  read("adventures", read_adventures);
  if (file.failed()) return *file.fault();
  return std::move(draft.content);
}

}  // namespace uc::saga
