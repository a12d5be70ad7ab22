// content/onedeck.json as it is printed: every effect becomes the right numbers.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "content_effects.hpp"

namespace uc::onedeck {
namespace {

using namespace content_file;

// A box as the rules write it.
std::string text(const Box& box) {
  std::string out(1, box.color == kGrey ? 'G' : kColorLetters[box.color]);
  out += (box.x != 0 ? std::string("X") : std::to_string(box.value)) + (box.wide != 0 ? "w" : "");
  std::string symbols;
  const auto add = [&](std::string symbol) { symbols += (symbols.empty() ? "" : " ") + std::move(symbol); };
  if (box.armor != 0) add("arm");
  if (box.skull != 0) add("K");
  if (box.damage != 0) add("D" + std::to_string(box.damage));
  if (box.time != 0) add("T" + std::to_string(box.time));
  return symbols.empty() ? out : out + "{" + symbols + "}";
}
std::string text(const std::vector<Box>& boxes) {
  std::string out;
  for (const Box& box : boxes) out += (out.empty() ? "" : " ") + text(box);
  return out;
}

constexpr std::uint8_t kAnyCombat = where::kCombat | where::kBoss;

}  // namespace

// --- the printed cards ------------------------------------------------------------------------------------------------

TEST_CASE("OD-1.1: the printed cards are read") {
  const Content& content = printed();
  CHECK(content.heroes.size() == 5);
  CHECK(content.dungeons.size() == 5);
  REQUIRE(content.cards.size() == 44);
  CHECK(std::count_if(content.cards.begin(), content.cards.end(), [](const Card& card) { return card.peril; }) == 20);
  for (const Card& card : content.cards) {
    CAPTURE(card.id);
    const auto shares_family = [&](const Card& other) { return other.family == card.family; };
    CHECK(std::count_if(content.cards.begin(), content.cards.end(), shares_family) == 2);
    const Card& other = *std::find_if(content.cards.begin(), content.cards.end(), [&](const Card& that) {
      return that.family == card.family && that.id != card.id;
    });
    CHECK(text(card.boxes) == text(other.boxes));
    CHECK(card.lanterns == other.lanterns);
    const bool differ = card.item != other.item || card.skill != other.skill || card.potion != other.potion;
    CHECK(differ);
  }
  CHECK(content.basic_skills.size() == 4);
  CHECK(content.potions.size() == 5);
  CHECK(content.campaign.talents.size() == 15);
}

TEST_CASE("OD-1.2: eight dice of each colour and six heroic ones") {
  CHECK(printed().dice == std::array<std::uint8_t, kColors>{8, 8, 8, 6});
}

TEST_CASE("OD-1.4: every card has an item, a skill or a potion, and two to four lanterns") {
  const Content& content = printed();
  for (const Card& card : content.cards) {
    CAPTURE(card.id);
    CHECK(card.item[0] + card.item[1] + card.item[2] == 1);
    CHECK(card.item_health <= 1);
    CHECK(card.lanterns >= 2);
    CHECK(card.lanterns <= 4);
    CHECK((card.skill == kNone) != (card.potion == kNone));
  }
  const Card& bandit = named(content.cards, "bandit_2");
  CHECK(bandit.item == std::array<std::uint8_t, 3>{0, 1, 0});
  CHECK(bandit.lanterns == 3);
  CHECK(content.abilities[bandit.skill].id == "cleave");
  const Card& ooze = named(content.cards, "glooping_ooze_2");
  CHECK(ooze.item == std::array<std::uint8_t, 3>{1, 0, 0});
  CHECK(ooze.item_health == 1);
  CHECK(content.potion_id(ooze.potion) == "heroism");
}

TEST_CASE("OD-1.5: the edition symbol changes nothing") {
  Doc doc = file();
  for (Doc& entry : at(doc, "encounters").as_array())
    entry.set("edition_symbol", !entry.find("edition_symbol")->as_bool());
  const Content content = read(doc);
  for (std::size_t i = 0; i < content.cards.size(); ++i) {
    const Card &card = content.cards[i], &before = printed().cards[i];
    CAPTURE(card.id);
    CHECK(card.id == before.id);
    CHECK(card.lanterns == before.lanterns);
    CHECK(card.item == before.item);
    CHECK(card.skill == before.skill);
    CHECK(card.potion == before.potion);
    CHECK(text(card.boxes) == text(before.boxes));
  }
}

TEST_CASE("OD-2: the setup for one, two and four players") {
  const auto& setup = printed().setup;
  CHECK(setup[1].side == 0);
  CHECK(setup[2].side == 1);
  CHECK(setup[4].side == 1);
  for (const std::size_t players : {1U, 2U}) {
    CAPTURE(players);
    CHECK(setup[players].potions == 1);
    CHECK(setup[players].time_per_turn == 2);
    CHECK(setup[players].door_limit == 4);
    CHECK(setup[players].cards_per_door == 1);
    CHECK(setup[players].deck_copies == 1);
    CHECK(setup[players].stairs_tokens == 3);
    CHECK(setup[players].stairs_heroes == 1);
    CHECK(setup[players].xp_multiplier == 1);
    CHECK(setup[players].boss_multiplier == 1);
    CHECK(setup[players].potions_per_level == 1);
  }
  CHECK(setup[4].potions == 2);
  CHECK(setup[4].time_per_turn == 4);
  CHECK(setup[4].door_limit == 4);
  CHECK(setup[4].cards_per_door == 2);
  CHECK(setup[4].deck_copies == 2);
  CHECK(setup[4].stairs_tokens == 6);
  CHECK(setup[4].stairs_heroes == 2);
  CHECK(setup[4].xp_multiplier == 2);
  CHECK(setup[4].boss_multiplier == 2);
  CHECK(setup[4].potions_per_level == 2);
}

TEST_CASE("OD-14.4, OD-R46: the level cards") {
  struct Expected {
    int items, skills, bonus, to_next, per_potion, potions;
  };
  constexpr Expected kExpected[2][kMaxLevels] = {
      {{1, 2, 0, 6, 0, 0}, {3, 3, 1, 8, 0, 1}, {5, 4, 1, 10, 0, 1}, {7, 5, 2, 0, 5, 1}},
      {{1, 1, 0, 6, 0, 0}, {2, 2, 1, 8, 0, 1}, {3, 3, 1, 10, 0, 1}, {4, 4, 2, 0, 5, 1}},
  };
  for (std::size_t side = 0; side < 2; ++side) {
    for (std::size_t i = 0; i < kMaxLevels; ++i) {
      CAPTURE(side);
      CAPTURE(i);
      const LevelCard& level = printed().levels[side][i];
      const Expected& expected = kExpected[side][i];
      CHECK(level.items == expected.items);
      CHECK(level.skills == expected.skills);
      CHECK(level.bonus == expected.bonus);
      CHECK(level.to_next == expected.to_next);
      CHECK(level.per_potion == expected.per_potion);
      CHECK(level.potions == expected.potions);
    }
  }
}

// --- heroes -----------------------------------------------------------------------------------------------------------

TEST_CASE("OD-17: the stats of the heroes") {
  struct Expected {
    std::string_view id;
    int stats[2][4];  // strength, agility, magic, health
  };
  constexpr Expected kExpected[] = {
      {"warrior", {{4, 2, 1, 6}, {3, 1, 0, 4}}}, {"mage", {{1, 2, 4, 5}, {0, 1, 3, 3}}},
      {"rogue", {{1, 4, 2, 5}, {0, 3, 1, 3}}},   {"paladin", {{3, 1, 3, 5}, {2, 0, 2, 3}}},
      {"archer", {{2, 3, 2, 5}, {1, 2, 1, 3}}},
  };
  for (const Expected& expected : kExpected) {
    CAPTURE(expected.id);
    const Hero& hero = named(printed().heroes, expected.id);
    for (std::size_t side = 0; side < 2; ++side) {
      CAPTURE(side);
      for (std::size_t stat = 0; stat < 3; ++stat) CHECK(hero.sides[side].stats[stat] == expected.stats[side][stat]);
      CHECK(hero.sides[side].health == expected.stats[side][3]);
    }
  }
}

TEST_CASE("OD-17: feats that store dice") {
  struct Expected {
    std::string_view hero;
    int store_on;
    bool per_damage_alone;  // 1P
  };
  constexpr Expected kExpected[] = {{"warrior", store_on::kDamage, true},
                                    {"mage", store_on::kExplore | store_on::kFlee, false},
                                    {"paladin", store_on::kDoor, false}};
  for (const Expected& expected : kExpected) {
    CAPTURE(expected.hero);
    const Hero& hero = named(printed().heroes, expected.hero);
    for (std::size_t side = 0; side < 2; ++side) {
      const Feat& feat = hero.sides[side].feat;
      CHECK(feat.kind == Feat::Kind::Stored);
      CHECK(feat.use_in == (where::kCombat | where::kPeril));
      CHECK(feat.store_on == expected.store_on);
      CHECK(feat.store_per_damage == (expected.per_damage_alone && side == 0));
      CHECK(feat.cap == (side == 0 ? 2 : 1));
      CHECK(feat.min == 1);
      CHECK(feat.max == feat.cap);
    }
  }
}

TEST_CASE("OD-17: the gamble of the Rogue and the paid roll of the Archer") {
  for (std::size_t side = 0; side < 2; ++side) {
    const Feat& gamble = named(printed().heroes, "rogue").sides[side].feat;
    CHECK(gamble.kind == Feat::Kind::Gamble);
    CHECK(gamble.min == 1);
    CHECK(gamble.max == (side == 0 ? 2 : 1));
    CHECK(gamble.bad_value == 1);
    CHECK(gamble.damage == 1);
    CHECK(gamble.time == 3);
    const Feat& paid = named(printed().heroes, "archer").sides[side].feat;
    CHECK(paid.kind == Feat::Kind::Paid);
    REQUIRE(paid.options == (side == 0 ? 2 : 1));
    CHECK(paid.paid[0].time == 2);
    CHECK(paid.paid[0].roll == 2);
    CHECK(paid.paid[0].discard == 1);
  }
  const PaidRoll& third = named(printed().heroes, "archer").sides[0].feat.paid[1];
  CHECK(third.time == 4);
  CHECK(third.roll == 3);
  CHECK(third.discard == 1);
}

TEST_CASE("OD-17: starting skills that are always in force become gifts") {
  const auto side = [](std::string_view hero) -> const Side& { return named(printed().heroes, hero).sides[0]; };
  for (const std::string_view hero : {"warrior", "rogue", "paladin", "archer"}) {
    CAPTURE(hero);
    const Ability& skill = printed().abilities[side(hero).skill];
    CHECK(skill.is_passive());
    CHECK(skill.branches.empty());
  }
  CHECK(side("warrior").gift.descend_heal == 2);
  CHECK(side("warrior").gift.descend_heal_two == 2);
  CHECK(side("rogue").gift.doors_on_flee == 1);
  CHECK(side("paladin").gift.halve_per == 2);
  CHECK(side("paladin").gift.halve_prevent == 1);
  CHECK(side("paladin").gift.no_other_prevention == 1);
  CHECK(side("archer").gift.damage_to_time_if == 1);
  CHECK(side("archer").gift.damage_to_time == 1);
  CHECK(side("archer").gift.damage_to_time_where == where::kCombat);  // taken literally: not the boss
  CHECK(side("archer").gift.auto_prevent == 1);
  CHECK(side("archer").gift.auto_prevent_where == where::kBoss);
}

TEST_CASE("OD-17, OD-R3: starting skills that are used") {
  const Content& content = printed();
  const auto used_in = [&](std::string_view id) { return named(content.abilities, id).use_in; };
  CHECK(step(content, "fearless_charge").prevent_time == 1);
  CHECK(used_in("fearless_charge") == kAnyCombat);
  CHECK(step(content, "shield_aura").prevent_damage == 1);
  CHECK(used_in("shield_aura") == where::kPeril);
  REQUIRE(named(content.abilities, "power_transfer").branches.size() == 2);
  for (std::size_t branch = 0; branch < 2; ++branch) {
    const Effect& gain = step(content, "power_transfer", branch);
    CHECK(gain.kind == EffectKind::Gain);
    CHECK(gain.target == Target::Partner);
    REQUIRE(gain.gained == 1);
    CHECK(gain.dice[0].color == (branch == 0 ? Color::Strength : Color::Agility));
    CHECK(gain.dice[0].value == 1);
  }
  for (const std::string_view id : {"dungeoneering", "support_aura"}) {
    const Effect& reroll = step(content, id);
    CHECK(reroll.kind == EffectKind::Reroll);
    CHECK(reroll.target == Target::Partner);
    CHECK(reroll.mode == RerollMode::Any);
    CHECK(reroll.min == 1);
    CHECK(reroll.max == 255);
    CHECK(reroll.filter.values == bits({1}));
  }
  const Effect& shot = step(content, "combined_shot");
  CHECK(shot.kind == EffectKind::Increase);
  CHECK(shot.amount == 1);
  CHECK(shot.min == 1);
  CHECK(shot.max == 1);
  CHECK(shot.filter.colors == bits({index(Color::Strength)}));
}

TEST_CASE("abilities stand in the order skills, starting skills, potions, Basic Skills, talents that are used") {
  const Content& content = printed();
  const auto position = [&](std::string_view id) { return &named(content.abilities, id) - content.abilities.data(); };
  const std::vector<std::string_view> order = {"accuracy",     "valor",         "second_wind", "fearless_charge",
                                               "shield_aura",  "combined_shot", "healing",     "mana",
                                               "basic_strike", "basic_focus",   "crafty",      "speed"};
  for (std::size_t i = 1; i < order.size(); ++i) {
    CAPTURE(order[i]);
    CHECK(position(order[i - 1]) < position(order[i]));
  }
  CHECK(position("accuracy") == 0);
  CHECK(position("fearless_charge") == position("second_wind") + 1);
  CHECK(content.abilities[content.heroes[0].sides[1].skill].id == "fearless_charge");
  CHECK(content.abilities.back().id == "speed");
}

// --- skills and potions -----------------------------------------------------------------------------------------------

TEST_CASE("OD-11, OD-R3: costs and moments") {
  const Content& content = printed();
  const Ability& cleave = named(content.abilities, "cleave");
  CHECK(cleave.cost.kind == CostKind::Dice);
  CHECK(cleave.cost.color == Color::Strength);
  CHECK(cleave.cost.amount == 1);
  CHECK(cleave.use_in == kAnyCombat);
  const Ability& shimmerblast = named(content.abilities, "shimmerblast");
  CHECK(shimmerblast.cost.kind == CostKind::Mana);
  CHECK(shimmerblast.cost.amount == 3);
  CHECK(named(content.abilities, "steady_hands").use_in == where::kPeril);
  CHECK(named(content.abilities, "steady_hands").cost.kind == CostKind::Free);
  CHECK(named(content.abilities, "healing").use_in ==
        (kAnyCombat | where::kPeril | where::kTurnStart | where::kLethal));
  CHECK(named(content.abilities, "invisibility").use_in == where::kBefore);
  CHECK(named(content.abilities, "mana").cost.kind == CostKind::Potion);
  CHECK(named(content.abilities, "mana").cost.amount == 1);
}

TEST_CASE("OD-11: potions") {
  const Content& content = printed();
  CHECK(content.potion_id(0) == "healing");
  for (std::size_t i = 0; i < content.potions.size(); ++i) CHECK(content.potions[i].known_at_start == (i == 0));
  CHECK(step(content, "healing").kind == EffectKind::Heal);
  CHECK(step(content, "healing").target == Target::Chosen);
  CHECK(step(content, "healing").amount == 2);
  CHECK(step(content, "healing").amount_two == 2);
  CHECK(step(content, "healing").amount_turn_start == 3);
  const Effect& reroll = step(content, "clarity", 0, 0);
  CHECK(reroll.mode == RerollMode::All);
  CHECK(reroll.min == 0);
  CHECK(reroll.max == 255);
  CHECK(reroll.filter.values == bits({1, 2}));
  CHECK(step(content, "clarity", 0, 1).roll == std::array<std::uint8_t, kColors>{0, 0, 0, 1});
  const Effect& heroism = step(content, "heroism");
  CHECK(heroism.kind == EffectKind::SetValue);
  CHECK(heroism.amount == 6);
  CHECK(heroism.min == 2);
  CHECK(heroism.max == 2);
  CHECK(heroism.filter.colors == 7);
  CHECK(step(content, "invisibility").kind == EffectKind::SkipEncounter);
  CHECK(step(content, "invisibility").amount == 2);
  CHECK(step(content, "mana").roll == std::array<std::uint8_t, kColors>{0, 0, 3, 0});
}

TEST_CASE("OD-11, OD-R2: skills of every kind compile to their numbers") {
  const Content& content = printed();
  const Effect& fountain = step(content, "mana_fountain");
  CHECK(content.abilities[named(content.cards, "fire_elemental_2").skill].id == "mana_fountain");
  CHECK(fountain.dice[0].use == Use::ManaOnly);
  CHECK(fountain.dice[0].value == 6);
  CHECK(step(content, "armor_crush").dice[0].use == Use::ArmorBoxOnly);
  const Effect& chaos = step(content, "chaotic_aura");
  CHECK(chaos.kind == EffectKind::SetByValue);
  CHECK(chaos.amount == 6);
  CHECK(chaos.max == 5);
  const Effect& critical = step(content, "critical_strikes");
  CHECK(critical.kind == EffectKind::Recolor);
  CHECK(critical.from == Color::Agility);
  CHECK(critical.to == Color::Heroic);
  CHECK(critical.filter.colors == bits({index(Color::Agility)}));
  CHECK(critical.min == 1);
  CHECK(critical.max == 2);
  const Effect& brute = step(content, "brute_force");
  CHECK(brute.kind == EffectKind::Exchange);
  CHECK(brute.discard_value == 5);
  CHECK(brute.min == 1);
  CHECK(brute.max == 255);
  CHECK(brute.gained == 1);
  CHECK(brute.dice[0].color == Color::Strength);
  CHECK(brute.dice[0].value == 6);
  CHECK(step(content, "dodge").prevent_damage == 1);
  CHECK(step(content, "dodge").prevent_boss == 2);
  CHECK(step(content, "consistency").amount == 4);
  CHECK(step(content, "consistency").max == 255);
  CHECK(step(content, "flurry").roll == std::array<std::uint8_t, kColors>{1, 2, 0, 0});
  CHECK(step(content, "guile").roll_option == 1);
  CHECK(step(content, "triple_strike", 0, 0).gained == 3);
  CHECK(step(content, "triple_strike", 0, 1).filter.just_gained);
  REQUIRE(named(content.abilities, "lucky_familiar").branches.size() == 2);
  const Effect& one = step(content, "lucky_familiar", 0);
  CHECK(one.mode == RerollMode::Exactly);
  CHECK(one.min == 1);
  CHECK(one.max == 1);
  CHECK(step(content, "lucky_familiar", 1).kind == EffectKind::Increase);
}

// --- foes, floors, bosses ---------------------------------------------------------------------------------------------

TEST_CASE("OD-18, OD-R4: the specials of the foes") {
  const auto standing = [](std::string_view card) { return named(printed().cards, card).standing; };
  CHECK(standing("goblin_1").x_per_open_door == 4);
  CHECK(standing("plague_rat_2").x_per_open_door == 4);
  CHECK(named(printed().cards, "goblin_1").special == "swarm");
  CHECK(standing("beetle_1").no_loot_if_armor == 1);
  CHECK(standing("glooping_ooze_1").on_rolled.time_values == bits({1}));
  CHECK(standing("glooping_ooze_1").on_rolled.time_each == 1);
  CHECK(standing("glooping_ooze_1").on_rolled.discard_values == 0);
  CHECK(standing("phantom_1").on_rolled.discard_values == bits({1, 3}));
  CHECK(standing("phantom_1").on_rolled.time_each == 0);
  CHECK(standing("shadow_1").time_per_skill == 1);
  CHECK(standing("fire_elemental_1").before_damage == 1);
  CHECK(standing("ice_elemental_1").before_time == 3);
  CHECK(named(printed().cards, "ice_elemental_2").lanterns == 4);
  CHECK(standing("wraith_1").before_items == 1);
  CHECK(standing("skeleton_1").time_if_uncovered == 2);
  CHECK(standing("bandit_1").heroic_cost == 3);
  CHECK(named(printed().cards, "ogre_1").special.empty());
  CHECK(standing("ogre_1").heroic_cost == 2);
}

TEST_CASE("boxes of a foe and of a peril, as in the worked examples") {
  CHECK(text(named(printed().cards, "glooping_ooze_1").boxes) ==
        "M2{arm} M3{arm} S4{D1 T1} S4{D1 T1} M5{T2} S6{D1 T1}");
  CHECK(text(named(printed().cards, "goblin_1").boxes[0]) == "SXw{arm}");
  CHECK(named(printed().cards, "goblin_1").boxes[0].value == 0);
  const Card& door = named(printed().cards, "locked_door_1");
  CHECK(door.peril);
  CHECK(door.options[0].time_cost == 1);
  CHECK(text(door.options[0].box) == "A8w{D1 T4}");
  CHECK(text(door.options[1].box) == "S11w{D2 T2}");
}

TEST_CASE("OD-18: the floors of the dungeons") {
  const auto floor = [](std::string_view dungeon, std::size_t i) -> const Floor& {
    return named(printed().dungeons, dungeon).floors[i - 1];
  };
  CHECK(floor("dragons_cave", 1).standing.time_floor_start == 5);
  CHECK(floor("dragons_cave", 1).standing.time_floor_start_four == 10);
  CHECK(floor("hydras_reef", 1).standing.time_turn_start == 1);
  CHECK(floor("hydras_reef", 1).standing.time_turn_start_four == 2);
  CHECK(floor("minotaurs_maze", 2).standing.time_explore == 1);
  CHECK(floor("minotaurs_maze", 2).standing.time_explore_four == 2);
  CHECK(floor("minotaurs_maze", 1).standing.door_limit == 3);
  const Standing& winds = floor("yetis_cavern", 1).standing;
  REQUIRE(winds.triggers_used == 1);
  CHECK(winds.triggers[0].time_at_least == 3);
  CHECK(winds.triggers[0].damage_at_least == 0);
  CHECK(winds.triggers[0].add_damage == 1);
  CHECK(floor("lichs_tomb", 3).standing.triggers[0].damage_at_least == 1);
  CHECK(floor("yetis_cavern", 3).standing.armor_colors == bits({index(Color::Strength)}));
  CHECK(floor("lichs_tomb", 2).standing.on_rolled.discard_values == bits({2}));
  const Standing& poison = floor("hydras_reef", 3).standing;
  CHECK(poison.lower_colors == bits({index(Color::Heroic)}));
  CHECK(poison.lower_by == 1);
  CHECK(poison.lower_least == 1);
  CHECK(text(floor("dragons_cave", 2).left) == "G6{D1}");
  CHECK(text(floor("dragons_cave", 2).right) == "M5{D2}");
  CHECK(text(floor("yetis_cavern", 1).right) == "M3{T1} M4{T1}");
}

TEST_CASE("OD-18: the bosses") {
  const auto boss = [](std::string_view dungeon) -> const Boss& { return named(printed().dungeons, dungeon).boss; };
  CHECK(boss("dragons_cave").id == "dragon");
  CHECK(boss("dragons_cave").health == 6);
  CHECK(boss("dragons_cave").standing.forbidden_on_skulls == bits({index(Color::Heroic)}));
  CHECK(boss("yetis_cavern").health == 6);
  CHECK(boss("yetis_cavern").standing.on_rolled.discard_values == bits({1}));
  CHECK(text(boss("yetis_cavern").boxes) == "S24w{arm K} S4{K D1} S5{K D1} M5{D2} M6{D2} S6{K D1} A5{D2} A6{D2}");
  CHECK(boss("hydras_reef").health == 5);
  CHECK(boss("hydras_reef").standing.boss_heals_per_skull == 1);
  CHECK(boss("lichs_tomb").health == 5);
  CHECK(boss("lichs_tomb").standing.first_cover_discards == 1);
  const Boss& minotaur = boss("minotaurs_maze");
  CHECK(minotaur.health == 10);
  CHECK(minotaur.standing.x_per_boss_damage == 4);
  CHECK(minotaur.standing.x_per_boss_damage_four == 2);
  CHECK(minotaur.standing.x_least == 12);
  CHECK(text(minotaur.boxes[0]) == "SXw{K D4}");
  for (const Dungeon& dungeon : printed().dungeons) CHECK(dungeon.boss.standing.heroic_cost == 2);
}

// --- campaign ---------------------------------------------------------------------------------------------------------

TEST_CASE("OD-19: grades and marks") {
  const Content& content = printed();
  REQUIRE(content.grades.size() == 4);
  CHECK(content.grades[content.expert].id == "expert");
  CHECK(content.grades[content.expert].bonus_marks == 2);
  CHECK(content.grades[0].start_level == 2);
  CHECK(content.grades[0].potions == 1);
  CHECK(content.grades[0].potions_four == 2);
  CHECK(content.grades[1].xp_cards == 1);
  CHECK(content.grades[1].xp_cards_four == 2);
  CHECK(content.grades[3].potions == -1);
  CHECK(content.grades[3].potions_four == -2);
  CHECK(content.campaign.marks_descent == 1);
  CHECK(content.campaign.marks_level == 1);
  CHECK(content.campaign.marks_boss == 3);
  CHECK(content.campaign.bubbles_by_difficulty == std::array<std::uint8_t, 4>{0, 1, 3, 7});
}

TEST_CASE("OD-19, OD-R42, OD-R44, OD-R45: talents") {
  const Content& content = printed();
  REQUIRE(content.campaign.groups.size() == 4);
  for (const TalentGroup& group : content.campaign.groups) CHECK(group.always == (group.id == "basic"));
  const auto talent = [&](std::string_view id) -> const Talent& { return named(content.campaign.talents, id); };
  CHECK(talent("veteran").gift.setup_xp_cards == 1);
  CHECK(talent("veteran").mode == Talent::Mode::Setup);
  CHECK(talent("prepared").gift.setup_potions == 1);
  CHECK(talent("fortitude").gift.setup_basic_skills == 1);
  CHECK(talent("durability").gift.health == 1);
  CHECK(talent("durability").bubbles == std::array<std::uint8_t, 3>{6, 4, 0});
  CHECK(talent("first_aid").gift.healing == 1);
  CHECK(talent("recovery").gift.descend_heal == 2);
  CHECK(talent("recovery").gift.descend_heal_two == 1);
  CHECK(talent("knowledge").gift.skill_limit == 1);
  CHECK(talent("planning").gift.peek_doors == 1);
  CHECK(talent("foresight").gift.skip_turn_time == 1);
  CHECK(talent("foresight").ability == kNone);
  CHECK(content.campaign.groups[talent("foresight").group].id == "wits");
  CHECK(content.abilities[talent("grit").ability].id == "grit");
  CHECK(step(content, "grit").prevent_boss == 1);
  CHECK(content.basic_skills[3].card == 2);
  CHECK(content.basic_skills[3].side == 'b');
  CHECK(content.abilities[content.basic_skills[3].ability].id == "basic_focus");
}

}  // namespace uc::onedeck
