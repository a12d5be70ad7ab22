// content/onedeck.json with something wrong in it: refused, with the place and the reason.
#include <doctest/doctest.h>

#include <string>

#include "content_file.hpp"

namespace uc::onedeck {
namespace {

using namespace content_file;

using editing::Edit;

const auto& sound() {
  static const editing::Sound kept{file(), read_content};
  return kept;
}
void refuses(const Edit& edit) { sound().refuses(edit); }
void check_refused(const Doc& doc, std::string_view path, std::string_view reason) {
  editing::check_refused(read_content(doc), path, reason);
}

Doc with_free_skill(std::string_view effect) {
  return with_skill("made_up", R"({"kind": "free"})", R"(["combat"])", effect);
}

}  // namespace

TEST_CASE("content: one wrong thing anywhere is refused at its place, with the reason") {
  const Edit edits[] = {
      {"schema", R"("onedeck/2")", "", "onedeck/1"},
      {"game.id", R"("crypt")", "", "onedeck"},
      {"game.players", "[1, 2, 3, 4]", "", "should hold 3"},
      {"game.players[2]", "3", "", "should be 4"},
      {"game.name", "7", "", "should be an object"},
      {"colors[3].id", R"("luck")", "", "heroic"},
      {"colors[3].letter", R"("X")", "", "\"H\""},
      {"colors[0].dice", "0", "", "from 1"},
      {"colors[0].dice", "16", "", "to 15"},
      {"colors[0].dice", "9", "colors", "more than 30 dice"},
      {"colors[1].dice_color.it", R"("")", "", "empty"},
      {"setup.1.hero_side", R"("2p")", "", "1p"},
      {"setup.4.level_side", R"("1p")", "", "2p"},
      {"setup.2.time_per_turn", "0", "", "from 1"},
      {"setup.2.door_limit", "5", "", "to 4"},
      {"setup.4.cards_per_door", "1", "", "should be 2"},
      {"setup.4.deck_copies", "3", "", "to 2"},
      {"setup.1.stairs_heroes_hit", "2", "", "should be 1"},
      {"setup.1.stairs_tokens", "0", "", "from 1"},
      {"setup.4.xp_multiplier", "0", "", "from 1"},
      {"setup.4.boss_health_multiplier", "9", "", "to 4"},
      {"setup.4.potions", "1", "campaign.difficulties[3].extra_potions_4p", "from -1"},
      {"stairs.position", R"("top_of_deck")", "", "bottom_of_deck"},
  };
  for (const Edit& edit : edits) refuses(edit);
}

TEST_CASE("OD-14.4: level cards that do not fit are refused") {
  const Edit edits[] = {
      {"levels.1p", "[]", "", "should hold 4 levels"},
      {"levels.1p[1].level", "3", "", "should be 2"},
      {"levels.1p[3].items", "9", "", "to 8"},
      {"levels.1p[3].skills", "6", "", "to 5"},
      {"levels.2p[2].items", "1", "", "level before"},
      {"levels.2p[2].skills", "1", "", "level before"},
      {"levels.1p[3].bonus_heroic", "7", "", "to 6"},
      {"levels.1p[0].xp_to_next", "null", "", "whole number"},
      {"levels.1p[0].xp_to_next", "0", "", "from 1"},
      {"levels.1p[3].xp_to_next", "12", "", "null"},
      {"levels.1p[1].xp_per_potion", "5", "", "null"},
      {"levels.1p[3].xp_per_potion", "null", "", "whole number"},
      {"levels.1p[0].potion_on_reaching", "1", "", "should be 0"},
  };
  for (const Edit& edit : edits) refuses(edit);
}

TEST_CASE("OD-17: heroes that do not fit are refused") {
  const Edit edits[] = {
      {"heroes", "[]", "", "4 to 16 heroes"},
      {"heroes[1].id", R"("warrior")", "", "used twice"},
      {"heroes[1].id", R"("The Mage")", "", "small letters"},
      {"heroes[1].name", R"({"en": "Mage"})", "heroes[1].name.it", "missing"},
      {"heroes[1].source", R"("hearsay")", "", "rulebook"},
      {"heroes[0].sides.1p.stats.strength", "10", "", "to 9"},
      {"heroes[0].sides.1p.stats.health", "0", "", "from 1"},
      {"heroes[0].sides.1p.feat.not_in", R"(["peril"])", "", "boss"},
      {"heroes[0].sides.1p.feat.use_in", R"(["boss"])", "heroes[0].sides.1p.feat.use_in[0]", "combat, peril"},
      {"heroes[0].sides.1p.feat.use_in", "[]", "", "where it can be used"},
      {"heroes[0].sides.1p.feat.effect.store.on", R"(["sneeze"])", "heroes[0].sides.1p.feat.effect.store.on[0]",
       "damage_taken"},
      {"heroes[0].sides.1p.feat.effect.store.on", "[]", "", "at least one trigger"},
      {"heroes[1].sides.1p.feat.effect.store.per", R"("damage")", "", "event"},
      {"heroes[0].sides.1p.feat.effect.use.max", "3", "", "to 2"},
      {"heroes[0].sides.1p.feat.effect.use.kind", R"("roll")", "", "roll_stored"},
      {"heroes[0].sides.1p.feat.effect", R"({"kind": "prevent", "damage": 1, "time": 0, "boss_damage": 0})",
       "heroes[0].sides.1p.feat.effect.kind", "prevent makes no sense as the effect of a feat"},
      {"heroes[2].sides.1p.feat.effect.on_value", "7", "", "to 6"},
      {"heroes[2].sides.1p.feat.effect.max_dice", "0", "", "from 1"},
      {"heroes[4].sides.1p.feat.effect.options", "[]", "", "1 to 4 options"},
      {"heroes[4].sides.1p.feat.effect.options[0].discard", "2", "", "to 1"},
      {"heroes[4].sides.1p.feat.text.en", R"("  ")", "", "empty"},
      {"heroes[0].sides.2p.starting_skill.id", R"("second_wind")", "", "used twice"},
      {"heroes[0].sides.2p.starting_skill.id", R"("cleave")", "", "used twice"},
      {"heroes[0].sides.1p.starting_skill.effect.on", R"("sunrise")", "", "descend"},
      {"heroes[0].sides.1p.starting_skill.effect.do.kind", R"("roll")", "", "as the effect of a trigger"},
      {"heroes[0].sides.1p.starting_skill.effect.do.target", R"("partner")", "", "self"},
      {"heroes[0].sides.1p.starting_skill.cost", R"({"kind": "free"})", "heroes[0].sides.1p.starting_skill.use_in",
       "where"},
      {"heroes[1].sides.1p.starting_skill.cost", R"({"kind": "passive"})",
       "heroes[1].sides.1p.starting_skill.effect.kind", "always in force"},
      {"heroes[1].sides.1p.starting_skill.cost", R"({"kind": "potion", "tokens": 1})",
       "heroes[1].sides.1p.starting_skill.cost.kind", "cost"},
      {"heroes[2].sides.1p.starting_skill.effect.optional", "false", "", "true"},
      {"heroes[3].sides.1p.starting_skill.effect.prevent", "3", "", "to 2"},
      {"heroes[4].sides.1p.starting_skill.effect.steps[0].contexts", R"(["combat", "combat"])",
       "heroes[4].sides.1p.starting_skill.effect.steps[0].contexts[1]", "twice"},
      {"heroes[4].sides.1p.starting_skill.effect.steps[1].contexts", "[]", "", "where it acts"},
      {"heroes[4].sides.1p.starting_skill.effect.steps[1].kind", R"("stored_dice")", "", "always in force"},
      {"heroes[4].sides.1p.starting_skill.effect.steps[1]",
       R"({"kind": "damage_to_time", "if_damage_equals": 2, "time": 1, "contexts": ["peril"]})", "", "together"},
      {"heroes[4].sides.1p.starting_skill.effect", R"({"kind": "setup_potions", "tokens": 1})",
       "heroes[4].sides.1p.starting_skill.effect.kind", "setup_potions makes no sense"},
      {"heroes[1].sides.2p.starting_skill.effect.options[1].kind", R"("summon")", "", "no kind of effect called"},
      {"heroes[1].sides.2p.starting_skill.effect.options", "[]", "", "2 to 8 options"},
  };
  for (const Edit& edit : edits) refuses(edit);
}

TEST_CASE("OD-11: skills that do not fit are refused") {
  const Edit edits[] = {
      {"skills", "{}", "", "list"},
      {"skills[1].id", R"("accuracy")", "", "used twice"},
      {"skills[0].text", R"({"en": "x", "it": "x", "fr": "x"})", "skills[0].text.fr", "known here"},
      {"skills[0].cost.kind", R"("blood")", "", "free, dice"},
      {"skills[0].cost", R"({"kind": "passive"})", "skills[0].cost.kind", "cost"},
      {"skills[0].cost.count", "0", "", "from 1"},
      {"skills[0].cost.color", R"("grey")", "", "strength"},
      {"skills[0].cost", R"({"kind": "mana", "color": "agility", "value": 3})", "skills[0].cost.color", "magic"},
      {"skills[0].cost", R"({"kind": "mana", "value": 3})", "skills[0].cost.color", "missing"},
      {"skills[0].cost", R"({"kind": "free", "count": 3})", "skills[0].cost.count", "known here"},
      {"skills[0].use_in", "[]", "", "where"},
      {"skills[0].use_in", R"(["lethal"])", "skills[0].use_in[0]", "combat, peril"},
      {"skills[0].use_in", R"(["peril", "peril"])", "skills[0].use_in[1]", "twice"},
      {"skills[0].effect.kind", R"("summon")", "", "no kind of effect called summon"},
      {"skills[0].effect", R"({"kind": "door_limit", "doors": 3})", "skills[0].effect.kind",
       "door_limit makes no sense as the effect of a skill"},
      {"skills[0].effect", R"({"kind": "stored_dice", "store": {}, "use": {}})", "skills[0].effect.kind",
       "makes no sense"},
      {"skills[0].effect", R"({"kind": "skip_encounter", "time": 2})", "skills[0].effect.kind", "makes no sense"},
      {"skills[0].effect", R"({"kind": "health_bonus", "health": 2})", "skills[0].effect.kind", "makes no sense"},
      {"skills[0].effect.target", R"("chosen")", "", "chosen"},
      {"skills[0].effect.dice", "[]", "", "1 to 4 dice"},
      {"skills[0].effect.dice[0].value", "7", "", "to 6"},
      {"skills[0].effect.dice[0].value", "0", "", "from 1"},
      {"skills[0].effect.dice[0].use", R"("never")", "", "armor_box_only"},
      {"skills[0].effect.dice[0]", R"({"color": "strength", "value": 2, "use": "mana_only"})",
       "skills[0].effect.dice[0].use", "mana"},
      {"skills[2].effect.dice", "{}", "", "at least one die"},
      {"skills[2].effect.dice", R"({"grey": 1})", "skills[2].effect.dice.grey", "known here"},
      {"skills[2].effect.dice", R"({"option_color": 1})", "skills[2].effect.dice.option_color", "combat"},
      {"skills[3].effect.discard.value", "9", "", "to 6"},
      {"skills[3].effect.discard.max", "0", "", "from 1"},
      {"skills[4].effect.to", "0", "", "from 1"},
      {"skills[5].effect.by", "6", "", "to 5"},
      {"skills[5].effect.max_dice", "0", "", "from 1"},
      {"skills[5].effect.filter", R"({"size": 3})", "skills[5].effect.filter.size", "known here"},
      {"skills[5].effect.filter", R"({"values": [0]})", "skills[5].effect.filter.values[0]", "from 1"},
      {"skills[5].effect.filter", R"({"values": [2, 2]})", "skills[5].effect.filter.values[1]", "twice"},
      {"skills[5].effect.filter", R"({"color": "magic", "not_color": "magic"})", "skills[5].effect.filter.not_color",
       "no colour"},
      {"skills[5].effect.filter", R"({"just_gained": true})", "skills[5].effect.filter.just_gained", "follow a step"},
      {"skills[6].effect.min_dice", "0", "", "from 1"},
      {"skills[7].effect.to", R"("agility")", "", "another colour"},
      {"skills[7].effect.max_dice", "0", "", "from 1"},
  };
  for (const Edit& edit : edits) refuses(edit);
}

TEST_CASE("made-up effects that make no sense are refused, also inside a sequence or a choice") {
  const auto refuses_effect = [](std::string_view effect, std::string_view place, std::string_view reason) {
    CAPTURE(effect);
    check_refused(with_free_skill(effect), "skills[24].effect" + std::string(place), reason);
  };
  REQUIRE(file().find("skills")->as_array().size() == 24);
  refuses_effect(R"({"kind": "sequence", "steps": [{"kind": "dance"}]})", ".steps[0].kind", "no kind of effect");
  refuses_effect(
      R"({"kind": "sequence", "steps": [{"kind": "extra_time", "when": "explore", "time": 1, "time_4p": 1}]})",
      ".steps[0].kind", "makes no sense");
  refuses_effect(R"({"kind": "sequence", "steps": []})", ".steps", "1 to 8 steps");
  refuses_effect(R"({"kind": "sequence"})", ".steps", "missing");
  refuses_effect(R"({"kind": "choice", "options": [{"kind": "heal", "amount": 1}]})", ".options", "2 to 8");
  refuses_effect(R"({"kind": "choice", "options": [{"kind": "heal", "amount": 1}, {"kind": "heal", "amuont": 1}]})",
                 ".options[1].amount", "missing");
  refuses_effect(R"({"kind": "heal", "amount": 1, "speed": 2})", ".speed", "no member of an effect of kind heal");
  refuses_effect(R"({"kind": "heal", "amount": {"1p": 1}})", ".amount.2p", "missing");
  refuses_effect(R"({"kind": "heal", "amount": 1, "amount_at_turn_start": 2})", "", "turn_start");
  refuses_effect(R"({"kind": "prevent", "damage": 0, "time": 0, "boss_damage": 0})", "", "nothing");
  refuses_effect(R"({"kind": "prevent", "damage": 1, "time": 0})", ".boss_damage", "missing");
  refuses_effect(R"({"kind": "prevent", "target": "self", "damage": 1, "time": 0, "boss_damage": 0})", ".target",
                 "no member");
  refuses_effect(R"({"kind": "reroll", "mode": "all", "max_dice": 2, "filter": {}})", ".max_dice", "null");
  refuses_effect(R"({"kind": "reroll", "mode": "exactly", "max_dice": null, "filter": {}})", ".max_dice",
                 "whole number");
  refuses_effect(R"({"kind": "reroll", "mode": "some", "max_dice": null, "filter": {}})", ".mode", "exactly");
  refuses_effect(R"({"kind": "reroll", "mode": "any", "max_dice": null})", ".filter", "missing");
  refuses_effect(R"({"kind": "set_value", "value": 6, "min_dice": 3, "max_dice": 2, "filter": {}})", ".max_dice",
                 "from 3");
  refuses_effect(R"([1, 2])", "", "object");
  std::string deep = R"({"kind": "heal", "amount": 1})";
  for (int i = 0; i < 9; ++i) deep = R"({"kind": "sequence", "steps": [)" + deep + "]}";
  refuses_effect(deep, ".steps[0].steps[0].steps[0].steps[0].steps[0]", "deep");
  const std::string two =
      R"({"kind": "choice", "options": [{"kind": "heal", "amount": 1}, {"kind": "heal", "amount": 2}]})";
  refuses_effect(R"({"kind": "sequence", "steps": [)" + two + "," + two + "," + two + "," + two + "]}", ".steps",
                 "more than 8 choices");
}

TEST_CASE("OD-11: potions and Basic Skills that do not fit are refused") {
  const Edit edits[] = {
      {"potions", "[]", "", "1 to 8 potions"},
      {"potions[0].identified_at_start", "false", "potions[0].use_in", "healing potion"},
      {"potions[1].identified_at_start", "true", "potions[1].effect", "heal"},
      {"potions[0].use_in", R"(["turn_start", "combat"])", "", "lethal"},
      {"potions[0].use_in", R"(["lethal", "combat"])", "potions[0].effect", "amount_at_turn_start"},
      {"potions[0].effect", R"({"kind": "heal", "target": "chosen", "amount": 2})", "", "amount_at_turn_start"},
      {"potions[0].effect.target", R"("self")", "", "chosen"},
      {"potions[0].effect.amount", "0", "", "from 1"},
      {"potions[1].use_in", R"(["lethal"])", "", "healing potion"},
      {"potions[1].cost.tokens", "2", "", "should be 1"},
      {"potions[1].cost", R"({"kind": "free"})", "potions[1].cost.kind", "cost"},
      {"potions[3].use_in", R"(["combat"])", "potions[3].effect.kind", "belong together"},
      {"potions[4].use_in", R"(["before_encounter"])", "potions[4].effect.kind", "belong together"},
      {"potions[4].use_in", R"(["combat", "before_encounter"])", "potions[4].effect.kind", "belong together"},
      {"potions[4].id", R"("cleave")", "", "twice"},
      {"potions[4].name.en", "3", "", "text"},
      {"basic_skills[1].side", R"("a")", "", "twice"},
      {"basic_skills[1].card", "0", "", "from 1"},
      {"basic_skills[1].side", R"("c")", "", "a, b"},
      {"basic_skills[0].effect", R"({"kind": "setup_basic_skill", "cards": 1})", "basic_skills[0].effect.kind",
       "makes no sense"},
  };
  for (const Edit& edit : edits) refuses(edit);
  Doc doc = file();
  at(doc, "potions").push(changed("potions[0]", {{"id", R"("balm")"}}));
  check_refused(doc, "potions[5].identified_at_start", "two potions");
}

TEST_CASE("OD-18: dungeons that do not fit are refused") {
  const Edit edits[] = {
      {"dungeons", "[]", "", "1 to 16 dungeons"},
      {"dungeons[0].difficulty", "4", "", "to 3"},
      {"dungeons[1].id", R"("dragons_cave")", "", "twice"},
      {"dungeons[1].boss.id", R"("dragon")", "", "twice"},
      {"dungeons[0].floors", "[]", "", "should hold 3 floors"},
      {"dungeons[0].floors[1].floor", "3", "", "should be 2"},
      {"dungeons[0].floors[0].left[0].color", R"("magic")", "", "grey"},
      {"dungeons[0].floors[0].right[0].color", R"("grey")", "", "strength"},
      {"dungeons[0].floors[0].right[0].color", R"("heroic")", "", "strength"},
      {"dungeons[0].floors[0].right[0].value", "7", "", "to 6"},
      {"dungeons[0].floors[0].right[0].value", R"("X")", "", "foes and bosses"},
      {"dungeons[0].floors[0].right[0].skull", "true", "", "bosses"},
      {"dungeons[1].floors[0].right[1].id", R"("f1r1")", "", "twice"},
      {"dungeons[0].floors[0].text", "null", "", "object"},
      {"dungeons[0].floors[1].text", R"({"en": "x", "it": "x"})", "", "no effect"},
      {"dungeons[0].floors[0].effect.when", R"("midnight")", "", "turn_start"},
      {"dungeons[0].floors[0].effect.time", "0", "", "from 1"},
      {"dungeons[0].floors[0].effect.kind", R"("earthquake")", "", "no kind of effect"},
      {"dungeons[0].floors[0].effect", R"({"kind": "prevent", "damage": 1, "time": 0, "boss_damage": 0})",
       "dungeons[0].floors[0].effect.kind", "prevent makes no sense as the effect of a floor"},
      {"dungeons[0].floors[0].effect", R"({"kind": "before_damage", "damage": 1})", "dungeons[0].floors[0].effect.kind",
       "makes no sense"},
      {"dungeons[0].floors[0].effect", R"({"kind": "forbid_dice", "color": "heroic", "boxes": "skull"})",
       "dungeons[0].floors[0].effect.kind", "makes no sense"},
      {"dungeons[0].floors[0].effect", R"({"kind": "choice", "options": []})", "dungeons[0].floors[0].effect.kind",
       "makes no sense"},
      {"dungeons[0].floors[0].effect",
       R"({"kind": "on_rolled_values", "values": [1], "time_each": 1, "discard": false})",
       "dungeons[0].floors[0].effect.time_each", "only a special"},
      {"dungeons[1].floors[0].effect.if_time_at_least", "null", "dungeons[1].floors[0].effect", "time or for damage"},
      {"dungeons[1].floors[0].effect.add_damage", "0", "", "from 1"},
      {"dungeons[1].floors[2].effect.color", R"("grey")", "", "strength"},
      {"dungeons[2].floors[2].effect.by", "0", "", "from 1"},
      {"dungeons[2].floors[0].effect", R"({"kind": "decrease_rolled", "color": "magic", "by": 1, "min_value": 1})",
       "dungeons[2].floors[2].effect", "lower other dice"},
      {"dungeons[3].floors[1].effect.values", "[]", "", "values of a die"},
      {"dungeons[3].floors[1].effect.discard", "false", "dungeons[3].floors[1].effect", "does nothing"},
      {"dungeons[4].floors[0].effect.doors", "5", "", "to 4"},
      {"dungeons[4].floors[0].effect.doors", "0", "", "from 1"},
      {"dungeons[0].boss.health", "0", "", "from 1"},
      {"dungeons[0].boss.boxes", "[]", "", "1 to 16 boxes"},
      {"dungeons[0].boss.boxes[2].time", "1", "", "boss"},
      {"dungeons[0].boss.boxes[2].value", R"("X")", "", "wide"},
      {"dungeons[0].boss.boxes[3].value", R"("X")", "", "x_from_boss_damage"},
      {"dungeons[0].boss.boxes[3].value", R"("Y")", "", "X"},
      {"dungeons[0].boss.boxes[3].value", "200", "", "to 180"},
      {"dungeons[0].boss.ability.effect", R"({"kind": "time_per_skill", "time": 1})",
       "dungeons[0].boss.ability.effect.kind", "makes no sense as the effect of a boss"},
      {"dungeons[0].boss.ability.effect.boxes", R"("armor")", "", "skull"},
      {"dungeons[2].boss.ability.effect.when", R"("later")", "", "before_boss_damage"},
      {"dungeons[4].boss.ability.effect.times", "0", "", "from 1"},
  };
  for (const Edit& edit : edits) refuses(edit);
  Doc doc = file();
  at(doc, "dungeons[4].boss.health") = 60;
  CHECK(read(doc).dungeons[4].boss.health == 60);
  at(doc, "dungeons[4].boss.ability.effect.times") = 5;
  check_refused(doc, "dungeons[4].boss.health", "X too large");
}

TEST_CASE("OD-18: floors with too many boxes, and a boss without a skull, are refused") {
  Doc doc = file();
  for (int i = 0; i < 6; ++i) {
    Doc box = at(doc, "dungeons[0].floors[0].right[0]");
    box.set("id", "more" + std::to_string(i));
    at(doc, "dungeons[0].floors[0].right").push(box);
  }
  check_refused(doc, "dungeons[0].floors", "more than 8 right boxes");
  doc = file();
  for (Doc& box : at(doc, "dungeons[2].boss.boxes").as_array()) box.set("skull", false);
  check_refused(doc, "dungeons[2].boss.boxes", "skull");
}

TEST_CASE("OD-1.4: encounters that do not fit are refused") {
  REQUIRE(printed().cards[24].peril);
  const Edit edits[] = {
      {"encounters", "[]", "", "1 to 64 encounters"},
      {"encounters[1].id", R"("bandit_1")", "", "twice"},
      {"encounters[1].copy", "1", "", "twice"},
      {"encounters[0].kind", R"("picnic")", "", "combat, peril"},
      {"encounters[0].kind", R"("peril")", "encounters[0].boxes", "known here"},
      {"encounters[3].edition_symbol", "1", "", "true or false"},
      {"encounters[0].xp", "0", "", "from 1"},
      {"encounters[0].xp", "8", "", "to 7"},
      {"encounters[0].loot.skill", R"("juggling")", "", "no skill"},
      {"encounters[0].loot.skill", R"("healing")", "", "no skill"},
      {"encounters[0].loot", R"({"potion": "lemonade"})", "encounters[0].loot.potion", "no potion"},
      {"encounters[0].loot", R"({"potion": "healing"})", "encounters[0].loot.potion", "from the start"},
      {"encounters[0].loot", "{}", "", "a skill or a potion"},
      {"encounters[0].loot", R"({"skill": "cleave", "potion": "mana"})", "", "not both"},
      {"encounters[0].item", R"({"strength": 0, "agility": 0, "magic": 0, "health": 1})", "", "stat icon"},
      {"encounters[0].item.magic", "-1", "", "from 0"},
      {"encounters[0].name.it", "null", "", "text"},
      {"encounters[0].special.timing", R"("loot")", "", "should be static"},
      {"encounters[2].special.timing", R"("static")", "", "should be loot"},
      {"encounters[4].special.timing", R"("on_roll")", "", "should be before_encounter"},
      {"encounters[6].special.timing", R"("static")", "", "should be on_roll"},
      {"encounters[0].special.effect.kind", R"("sing")", "", "no kind of effect"},
      {"encounters[0].special.effect", R"({"kind": "door_limit", "doors": 2})", "encounters[0].special.effect.kind",
       "makes no sense as the effect of a special"},
      {"encounters[0].special.effect.dice", "5", "", "to 4"},
      {"encounters[2].special.effect.boxes", R"("all")", "", "armor"},
      {"encounters[4].special.effect.target", R"("self")", "", "chosen"},
      {"encounters[6].special.effect.time_each", "0", "encounters[6].special.effect", "does nothing"},
      {"encounters[8].special", "null", "encounters[8].boxes[0].value", "x_per_open_door"},
      {"encounters[0].boxes", "[]", "", "1 to 8 boxes"},
      {"encounters[0].boxes[0].damage", "10", "", "to 9"},
      {"encounters[0].boxes[0].skull", "true", "", "bosses"},
      {"encounters[24].options", "[]", "", "should hold 2 options"},
      {"encounters[24].options[0].id", R"("b")", "", "\"a\""},
      {"encounters[24].options[0].time_cost", "-1", "", "from 0"},
      {"encounters[24].options[1].box.wide", "false", "", "should be true"},
      {"encounters[24].options[1].box.color", R"("grey")", "", "strength"},
      {"encounters[24].options[1].box.value", R"("X")", "", "foes"},
      {"encounters[24].options[1].name.en", R"("")", "", "empty"},
  };
  for (const Edit& edit : edits) refuses(edit);

  Doc doc = file();
  Doc::Array& cards = at(doc, "encounters").as_array();
  for (int i = 0; cards.size() < 65; ++i) {
    cards.push_back(
        changed("encounters[0]", {}).set("id", "more_" + std::to_string(i)).set("card", "more" + std::to_string(i)));
  }
  check_refused(doc, "encounters", "1 to 64 encounters, not 65");
  cards.pop_back();
  CHECK(read(doc).cards.size() == 64);
  doc = file();
  Doc::Array& boxes = at(doc, "encounters[0].boxes").as_array();
  while (boxes.size() < 9) boxes.push_back(Doc(boxes[0]).set("id", "more" + std::to_string(boxes.size())));
  check_refused(doc, "encounters[0].boxes", "1 to 8 boxes");
}

TEST_CASE("OD-19: a campaign that does not fit is refused") {
  const Edit edits[] = {
      {"campaign.bubble_rules.1", R"(["blue"])", "campaign.bubble_rules.1[0]", "green"},
      {"campaign.bubble_rules.2", "[]", "", "colour"},
      {"campaign.marks.boss_defeated", "-1", "", "from 0"},
      {"campaign.difficulties", "[]", "", "1 to 8 grades"},
      {"campaign.difficulties[1].id", R"("novice")", "", "twice"},
      {"campaign.difficulties[0].start_level", "5", "", "to 4"},
      {"campaign.difficulties[3].extra_potions", "-2", "", "from -1"},
      {"campaign.difficulties[2].xp_cards", "1", "campaign.difficulties",
       "exactly one grade that changes nothing, not 0"},
      {"campaign.groups[0].id", R"("wits")", "campaign.groups[3].id", "twice"},
      {"campaign.groups[1].always_active", "3", "", "true or false"},
      {"campaign.talents[0].group", R"("magic")", "", "no group"},
      {"campaign.talents[0].heroes", R"("mage")", "", "all"},
      {"campaign.talents[0].id", R"("cleave")", "", "twice"},
      {"campaign.talents[0].mode", R"("dream")", "", "skill, passive"},
      {"campaign.talents[0].mode", R"("passive")", "campaign.talents[0].effect.kind", "setup_xp_card makes no sense"},
      {"campaign.talents[0].mode", R"("skill")", "campaign.talents[0].cost.kind", "cost"},
      {"campaign.talents[0].bubbles.green", "10", "", "to 9"},
      {"campaign.talents[0].bubbles.green", "0", "campaign.talents[0].bubbles", "at least one"},
      {"campaign.talents[0].bubbles_source", R"("dream")", "", "rulebook"},
      {"campaign.talents[0].use_in", R"(["combat"])", "", "not used"},
      {"campaign.talents[0].cost", R"({"kind": "free"})", "campaign.talents[0].cost.kind", "passive"},
      {"campaign.talents[0].text.it", R"("")", "", "empty"},
      {"campaign.talents[1].effect", R"({"kind": "setup_potions", "tokens": 1})", "campaign.talents[1].effect.kind",
       "makes no sense"},
      {"campaign.talents[1].effect",
       R"({"kind": "gamble_roll", "min_dice": 1, "max_dice": 1, "on_value": 1, "damage": 0, "time": 0})",
       "campaign.talents[1].effect.kind", "makes no sense"},
      {"campaign.talents[1].effect.health", "0", "", "from 1"},
      {"campaign.talents[2].cost", R"({"kind": "mana", "color": "magic", "value": 2})", "campaign.talents[2].cost.kind",
       "cost"},
      {"campaign.talents[8].effect.cards", "2", "", "should be 1"},
      {"campaign.talents[9].effect.on", R"("flee")", "", "explore"},
      {"campaign.talents[9].effect.optional", "false", "", "true"},
      {"campaign.talents[13].effect.skills", "2", "campaign.talents", "skill limit to more than 6"},
      {"campaign.talents[14].effect.uses_per_floor", "0", "", "from 1"},
      {"campaign.sheet_tracks.bosses_defeated[1]", R"("yak")", "", "yeti"},
      {"campaign.sheet_tracks.bosses_defeated", R"(["dragon"])", "", "should hold 5 bosses"},
      {"campaign.sheet_tracks.games_played", "false", "", "true"},
  };
  for (const Edit& edit : edits) refuses(edit);
  Doc one_basic_card = file();
  at(one_basic_card, "basic_skills").as_array().resize(2);
  check_refused(one_basic_card, "campaign.talents", "too few");

  Doc doc = file();
  at(doc, "campaign.difficulties").push(changed("campaign.difficulties[2]", {{"id", R"("plain")"}}));
  check_refused(doc, "campaign.difficulties", "not 2");
  doc = file();
  for (Doc& group : at(doc, "campaign.groups").as_array()) group.set("always_active", true);
  check_refused(doc, "campaign.groups", "specialisation");
  doc = file();
  for (const std::string_view id : {"one_more", "two_more"}) {
    at(doc, "campaign.talents").push(changed("campaign.talents[2]", {}).set("id", id));
  }
  check_refused(doc, "campaign.talents", "0 to 16 talents, not 17");
}

TEST_CASE("content: a missing translation is named, wherever it is missing") {
  for (const std::string_view path : {"game.name",
                                      "colors[0].name",
                                      "stairs.name",
                                      "heroes[0].name",
                                      "heroes[0].sides.2p.feat.name",
                                      "heroes[0].sides.2p.starting_skill.text",
                                      "dungeons[0].name",
                                      "dungeons[0].floors[0].name",
                                      "dungeons[0].floors[0].text",
                                      "dungeons[0].boss.name",
                                      "dungeons[0].boss.ability.text",
                                      "encounters[0].name",
                                      "encounters[0].special.name",
                                      "encounters[0].special.text",
                                      "encounters[24].options[0].name",
                                      "skills[0].name",
                                      "skills[0].text",
                                      "potions[0].name",
                                      "basic_skills[0].text",
                                      "campaign.difficulties[0].name",
                                      "campaign.groups[0].name",
                                      "campaign.talents[0].name"}) {
    sound().refuses_untranslated(path);
  }
}

TEST_CASE("content: an unknown member is named, and a missing one") {
  for (const std::string_view path : {"",
                                      "game",
                                      "colors[0]",
                                      "setup",
                                      "setup.1",
                                      "stairs",
                                      "heroes[0]",
                                      "heroes[0].sides",
                                      "heroes[0].sides.1p",
                                      "heroes[0].sides.1p.stats",
                                      "heroes[0].sides.1p.feat",
                                      "heroes[0].sides.1p.feat.effect",
                                      "heroes[0].sides.1p.feat.effect.store",
                                      "heroes[0].sides.1p.feat.effect.use",
                                      "heroes[0].sides.1p.starting_skill",
                                      "heroes[0].sides.1p.starting_skill.effect.do",
                                      "heroes[4].sides.1p.feat.effect.options[0]",
                                      "dungeons[0]",
                                      "dungeons[0].floors[0]",
                                      "dungeons[0].floors[0].effect",
                                      "dungeons[0].floors[0].left[0]",
                                      "dungeons[0].boss",
                                      "dungeons[0].boss.ability",
                                      "dungeons[0].boss.ability.effect",
                                      "levels",
                                      "levels.1p[0]",
                                      "encounters[0]",
                                      "encounters[0].special",
                                      "encounters[0].special.effect",
                                      "encounters[0].item",
                                      "encounters[0].loot",
                                      "encounters[24]",
                                      "encounters[24].options[0]",
                                      "skills[0]",
                                      "skills[0].cost",
                                      "skills[0].effect",
                                      "skills[0].effect.dice[0]",
                                      "skills[3].effect.discard",
                                      "potions[0]",
                                      "basic_skills[0]",
                                      "campaign",
                                      "campaign.bubble_rules",
                                      "campaign.marks",
                                      "campaign.difficulties[0]",
                                      "campaign.groups[0]",
                                      "campaign.talents[0]",
                                      "campaign.talents[0].bubbles",
                                      "campaign.talents[0].cost",
                                      "campaign.sheet_tracks"}) {
    sound().refuses_with(path, "colour", "1", "");
    if (path == "encounters[0].loot") continue;  // a skill or a potion
    sound().refuses_less(path, {"also", "note", "$schema", "target"});
  }
  CHECK(read_content(Doc()).fault().code == "bad_content");
  CHECK(read_content(json("[1]")).fault().code == "bad_content");
  CHECK(read_content(json("{}")).fault().path == "schema");
}

}  // namespace uc::onedeck
