// Content of known kinds that is nowhere printed: read from an edited document, every effect becomes the right numbers.
#include <doctest/doctest.h>

#include <array>
#include <string>

#include "content_effects.hpp"

namespace uc::onedeck {
namespace {

using namespace content_file;

constexpr std::string_view kWords = R"({"en": "Made up", "it": "Inventato"})";

}  // namespace

TEST_CASE("a made-up skill of known kinds needs no C++: sequences and choices are spread into branches") {
  const Content content =
      read(with_skill("whirl", R"({"kind": "dice", "color": "magic", "count": 2})", R"(["peril"])", R"(
      {"kind": "sequence", "steps": [
        {"kind": "choice", "options": [
          {"kind": "gain", "dice": [{"color": "magic", "value": 2, "use": "any"}]},
          {"kind": "roll", "dice": {"heroic": 2, "option_color": 1}}]},
        {"kind": "choice", "options": [
          {"kind": "heal", "amount": {"1p": 2, "2p": 1}},
          {"kind": "sequence", "steps": [
            {"kind": "prevent", "damage": 0, "time": 3, "boss_damage": 0},
            {"kind": "increase", "target": "partner", "by": 2, "max_dice": null, "filter": {"not_color": "magic", "values": [2, 5]}}]}]}]})"));
  const Ability& whirl = named(content.abilities, "whirl");
  CHECK(whirl.cost.kind == CostKind::Dice);
  CHECK(whirl.cost.color == Color::Magic);
  CHECK(whirl.cost.amount == 2);
  CHECK(whirl.use_in == where::kPeril);
  REQUIRE(whirl.branches.size() == 4);
  CHECK(whirl.branches[0].count == 2);
  CHECK(whirl.branches[1].count == 3);
  const EffectKind firsts[] = {EffectKind::Gain, EffectKind::Gain, EffectKind::Roll, EffectKind::Roll};
  const EffectKind seconds[] = {EffectKind::Heal, EffectKind::Prevent, EffectKind::Heal, EffectKind::Prevent};
  for (std::size_t branch = 0; branch < 4; ++branch) {
    CAPTURE(branch);
    CHECK(step(content, "whirl", branch, 0).kind == firsts[branch]);
    CHECK(step(content, "whirl", branch, 1).kind == seconds[branch]);
  }
  CHECK(step(content, "whirl", 2, 0).roll_option == 1);
  CHECK(step(content, "whirl", 0, 1).amount == 2);
  CHECK(step(content, "whirl", 0, 1).amount_two == 1);
  const Effect& raise = step(content, "whirl", 3, 2);
  CHECK(raise.target == Target::Partner);
  CHECK(raise.amount == 2);
  CHECK(raise.min == 1);
  CHECK(raise.max == 255);
  CHECK(raise.filter.colors == bits({0, 1, 3}));
  CHECK(raise.filter.values == bits({2, 5}));
}

TEST_CASE("a made-up foe with two specials at once is read") {
  Doc doc = file();
  at(doc, "encounters")
      .push(changed("encounters[0]",
                    {{"id", R"("imp_1")"},
                     {"card", R"("imp")"},
                     {"name", kWords},
                     {"xp", "7"},
                     {"special", R"({"id": "spite", "name": {"en": "Spite", "it": "Dispetto"}, "timing": "on_roll",
          "effect": {"kind": "sequence", "steps": [
            {"kind": "on_rolled_values", "values": [2], "time_each": 3, "discard": false},
            {"kind": "on_rolled_values", "values": [5, 6], "time_each": 0, "discard": true}]},
          "text": {"en": "…", "it": "…"}, "source": "designed"})"},
                     {"item", R"({"strength": 0, "agility": 2, "magic": 1, "health": 2})"},
                     {"loot", R"({"potion": "clarity"})"}}));
  const Content content = read(doc);
  REQUIRE(content.cards.size() == 45);
  const Card& imp = content.cards.back();
  CHECK(imp.family == "imp");
  CHECK(imp.special == "spite");
  CHECK(imp.lanterns == 7);
  CHECK(imp.standing.on_rolled.time_values == bits({2}));
  CHECK(imp.standing.on_rolled.time_each == 3);
  CHECK(imp.standing.on_rolled.discard_values == bits({5, 6}));
  CHECK(imp.item == std::array<std::uint8_t, 3>{0, 2, 1});
  CHECK(imp.item_health == 2);
  CHECK(content.potion_id(imp.potion) == "clarity");
  CHECK(imp.skill == kNone);
}

TEST_CASE("a made-up floor and boss are read: a sequence is in force as one") {
  Doc doc = file();
  at(doc, "dungeons[0].floors[1].effect") = json(R"({"kind": "sequence", "steps": [
      {"kind": "extra_time", "when": "explore", "time": 2, "time_4p": 3},
      {"kind": "door_limit", "doors": 2},
      {"kind": "heroic_creation_cost", "dice": 4},
      {"kind": "consequence_trigger", "if_time_at_least": 2, "if_damage_at_least": 4, "add_damage": 2}]})");
  at(doc, "dungeons[0].floors[1].text") = json(kWords);
  at(doc, "dungeons[0].boss.ability") = json("null");
  const Content content = read(doc);
  const Standing& standing = content.dungeons[0].floors[1].standing;
  CHECK(standing.time_explore == 2);
  CHECK(standing.time_explore_four == 3);
  CHECK(standing.door_limit == 2);
  CHECK(standing.heroic_cost == 4);
  REQUIRE(standing.triggers_used == 1);
  CHECK(standing.triggers[0].time_at_least == 2);
  CHECK(standing.triggers[0].damage_at_least == 4);
  CHECK(standing.triggers[0].add_damage == 2);
  CHECK(content.dungeons[0].boss.standing.forbidden_on_skulls == 0);
}

TEST_CASE("a made-up talent is read: of each mode") {
  Doc doc = file();
  at(doc, "campaign.talents[1].effect") = json(R"({"kind": "sequence", "steps": [
      {"kind": "health_bonus", "health": 2}, {"kind": "healing_bonus", "amount": 1},
      {"kind": "add_door_on_flee", "doors": 2, "optional": true}]})");
  at(doc, "campaign.talents[0].effect") = json(R"({"kind": "setup_potions", "tokens": 3})");
  at(doc, "campaign.talents").push(changed("campaign.talents[2]", {{"id", R"("flair")"}, {"effect", R"(
      {"kind": "recolor", "from": "magic", "to": "strength", "min_dice": 1, "max_dice": null})"}}));
  const Content content = read(doc);
  REQUIRE(content.campaign.talents.size() == 16);
  CHECK(content.campaign.talents[1].gift.health == 2);
  CHECK(content.campaign.talents[1].gift.healing == 1);
  CHECK(content.campaign.talents[1].gift.doors_on_flee == 2);
  CHECK(content.campaign.talents[0].gift.setup_potions == 3);
  CHECK(content.campaign.talents[0].gift.setup_xp_cards == 0);
  CHECK(content.abilities[content.campaign.talents[15].ability].id == "flair");
  CHECK(step(content, "flair").max == 255);
  CHECK(step(content, "flair").to == Color::Strength);
}

TEST_CASE("OD-1: a file may have other numbers of heroes, dungeons and cards") {
  Doc doc = file();
  at(doc, "heroes").as_array().pop_back();
  at(doc, "dungeons").as_array().resize(1);
  at(doc, "campaign.sheet_tracks.bosses_defeated") = json(R"(["dragon"])");
  at(doc, "encounters").as_array().resize(1);
  const Content content = read(doc);
  CHECK(content.heroes.size() == 4);
  CHECK(content.dungeons.size() == 1);
  CHECK(content.cards.size() == 1);
}

TEST_CASE("OD-18: standings in force together add up, and the harder limit counts") {
  Standing a, b;
  a.time_turn_start = 1;
  b.time_turn_start = 2;
  a.door_limit = 3;
  b.door_limit = 2;
  a.heroic_cost = 2;
  b.heroic_cost = 3;
  a.lower_by = 1;
  a.lower_colors = 8;
  b.lower_least = 2;
  b.x_least = 12;
  a.on_rolled.discard_values = bits({1});
  b.on_rolled.discard_values = bits({2});
  b.no_loot_if_armor = 1;
  a.triggers_used = 1;
  a.triggers[0].add_damage = 1;
  b.triggers_used = 2;
  b.triggers[0].add_damage = 2;
  b.triggers[1].add_damage = 3;
  a.add(b);
  CHECK(a.time_turn_start == 3);
  CHECK(a.door_limit == 2);
  CHECK(a.heroic_cost == 3);
  CHECK(a.lower_by == 1);
  CHECK(a.lower_colors == 8);
  CHECK(a.lower_least == 2);
  CHECK(a.x_least == 12);
  CHECK(a.on_rolled.discard_values == bits({1, 2}));
  CHECK(a.no_loot_if_armor == 1);
  REQUIRE(a.triggers_used == 3);
  CHECK(a.triggers[2].add_damage == 3);
  a.add(Standing());
  CHECK(a.door_limit == 2);
  CHECK(a.heroic_cost == 3);
  Standing none;
  none.add(a);
  CHECK(none.door_limit == 2);
  a.add(b);  // there is room for three
  CHECK(a.triggers_used == 3);
  Standing most;
  most.time_explore = 200;
  most.add(most);
  CHECK(most.time_explore == 255);
}

TEST_CASE("OD-19: gifts add up") {
  Gift a, b;
  a.health = 1;
  b.health = 2;
  a.descend_heal = 2;
  b.descend_heal = 2;
  b.descend_heal_two = 1;
  b.halve_per = 2;
  b.halve_prevent = 1;
  b.no_other_prevention = 1;
  a.auto_prevent = 1;
  a.auto_prevent_where = where::kBoss;
  b.damage_to_time_if = 1;
  b.damage_to_time = 1;
  b.damage_to_time_where = where::kCombat;
  b.skill_limit = 1;
  a.add(b);
  CHECK(a.health == 3);
  CHECK(a.descend_heal == 4);
  CHECK(a.descend_heal_two == 1);
  CHECK(a.halve_per == 2);
  CHECK(a.halve_prevent == 1);
  CHECK(a.no_other_prevention == 1);
  CHECK(a.auto_prevent == 1);
  CHECK(a.auto_prevent_where == where::kBoss);
  CHECK(a.damage_to_time_where == where::kCombat);
  CHECK(a.skill_limit == 1);
}

}  // namespace uc::onedeck
