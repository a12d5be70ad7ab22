// content/saga.json with something wrong in it: refused, with the place and the reason.
#include <doctest/doctest.h>

#include <string>

#include "content_file.hpp"
#include "saga/content/grid.hpp"

namespace uc::saga {
namespace {

using namespace content_file;

using editing::Edit;

const auto& sound() {
  static const editing::Sound kept{file(), read_content};
  return kept;
}
void refuses(const Edit& edit) { sound().refuses(edit); }
void refuses_without(std::string_view path, std::string_view name) { sound().refuses_without(path, name); }
void refuses_with(std::string_view path, std::string_view name, std::string_view reason) {
  sound().refuses_with(path, name, R"("x")", reason);
}
void check_refused(const Doc& doc, std::string_view path, std::string_view reason) {
  editing::check_refused(read_content(doc), path, reason);
}

// So many copies more of an entry, each with an id of its own.
void refuses_more(std::string_view list, std::size_t entry, int more, std::string_view path, std::string_view reason) {
  Doc doc = file();
  Doc copy = at(doc, list).as_array()[entry];
  for (int i = 0; i < more; ++i) {
    copy.set("id", "copy_" + std::to_string(i));
    at(doc, list).push(copy);
  }
  CAPTURE(list);
  check_refused(doc, path, reason);
}

}  // namespace

TEST_CASE("DS-18.2: what an adventure was before is checked like what it is") {
  const std::string hash = R"("contents": ["0123456789abcdef"])";
  for (const Edit& edit : {
           Edit{"adventures[6].earlier", R"([{"contents": []}])", "adventures[6].earlier[0].contents", "contents"},
           Edit{"adventures[6].earlier", R"([{"contents": ["3ce6"]}])", "adventures[6].earlier[0].contents[0]", "hash"},
           Edit{"adventures[6].earlier", R"([{"contents": ["0123456789ABCDEF"]}])",
                "adventures[6].earlier[0].contents[0]", "hash"},
       })
    refuses(edit);
  refuses({"adventures[6].earlier", "[{" + hash + R"(, "traps": []}])", "adventures[6].earlier[0].traps", "member"});
  refuses({"adventures[6].earlier", "[{" + hash + R"(, "monsters": []}])", "adventures[6].earlier[0]", "no such boss"});
}

TEST_CASE("DS-18.1: what a record says about itself is checked") {
  for (const Edit& edit : {
           Edit{"schema", R"("saga-data/2")", "", "saga-data/1"},
           Edit{"game.id", R"("sage")", "", "saga"},
           Edit{"game.players.max", "6", "", "should be 5"},
           Edit{"game.die_sides", "8", "", "should be 6"},
           Edit{"heroes[0].name", R"({"en": "Orlaf"})", "heroes[0].name.it", "is missing"},
           Edit{"spells[0].source", R"("guessed")", "", "rulebook"},
           Edit{"items[0].field_sources", R"({"price": "public"})", "items[0].field_sources.price", "no member"},
           Edit{"items[0].field_sources.tradeable", R"("heard")", "", "rulebook"},
           Edit{"items[2].note", R"(" ")", "", "empty"},
           Edit{"abilities[0].id", R"("large")", "abilities[7].id", "used twice"},
           Edit{"feats[1].id", R"("whirl wind")", "", "letters"},
           Edit{"skills[0].id", R"("whirlwind")", "", "used twice"},
           Edit{"bosses[0].id", R"("orlaf")", "", "used twice"},
           Edit{"locks[1].id", R"("mundane_1")", "", "used twice"},
           Edit{"furniture[2].id", R"("chest")", "", "used twice"},
           Edit{"quest_objects[1].id", R"("heart_fragment")", "", "used twice"},
           Edit{"overlord_cards[1].id", R"("extra_1")", "", "used twice"},
       })
    refuses(edit);
  for (const std::string_view place : {"", "game", "spells[3]", "items[3]", "heroes[1].sheets.base", "campaign"})
    refuses_with(place, "colour", "no member");
  refuses_with("spells[0].effects[0]", "colour", "no member of the effect magic_attack");
  for (const std::string_view name : {"game", "ranges", "spells", "campaign", "adventures"}) refuses_without("", name);
  refuses_without("minions[0]", "damage_track");
  refuses_without("feats[0].effects[0]", "dice");
}

TEST_CASE("DS-18.1: the words of the vocabulary are those that the rules know, all of them") {
  for (const std::string_view place :
       {"vocabulary.ops", "vocabulary.durations", "vocabulary.when", "vocabulary.conditions", "vocabulary.targeting",
        "vocabulary.reactions", "adventure_vocabulary.triggers", "adventure_vocabulary.effects",
        "adventure_vocabulary.conditions"})
    refuses_with(place, "sing", "no word that the rules know");
  refuses_without("vocabulary.ops", "horde");
  refuses_without("vocabulary.durations", "turn");
  refuses_without("adventure_vocabulary.effects", "collapse");
}

TEST_CASE("DS-9.2, DS-11.5: ranges and targets") {
  for (const Edit& edit : {
           Edit{"ranges.short.length", "0", "", "from 1"},
           Edit{"ranges.long.length", "9", "", "to 8"},
           Edit{"ranges.long.length", "3", "", "shorter"},
           Edit{"spells[0].targeting.side", R"("foe")", "", "enemy"},
           Edit{"spells[0].targeting.kind", R"("troll")", "", "model"},
           Edit{"spells[0].targeting.range", R"("far")", "", "adjacent"},
           Edit{"spells[0].targeting.range", R"("caster")", "", "caster itself"},
           Edit{"spells[0].targeting.count", R"("two")", "", "each_in_range"},
           Edit{"spells[0].targeting.count", R"("blast")", "", "square"},
           Edit{"spells[2].targeting.count", R"("each_in_range")", "", "models"},
           Edit{"spells[0].targeting.los", "1", "", "true or false"},
           Edit{"spells[0].targeting.kind", R"("ward")", "", "cannot be done"},
           Edit{"spells[13].targeting.kind", R"("minion")", "", "cannot be done"},
           Edit{"spells[5].targeting.count", R"("each_in_range")", "", "should be one"},
           Edit{"feats[10].effects[0].targeting.count", R"("one")", "", "each_in_range"},
       })
    refuses(edit);
}

TEST_CASE("DS-18.1: effects are known, make sense where they stand, and have their members") {
  for (const Edit& edit : {
           Edit{"spells[0].effects[0].op", R"("magic_atack")", "", "no effect called magic_atack"},
           Edit{"spells[0].effects[0].op", R"("horde")", "", "makes no sense as the effect of a spell"},
           Edit{"items[1].effects[0].op", R"("no_move")", "", "an item that always works"},
           Edit{"spells[0].effects", "[]", "", "should hold 1 to 9 effects"},
           Edit{"spells[0].effects[0].dice", "16", "", "from 1 to 15"},
           Edit{"spells[5].effects[0].squares", "15", "", "from 1 to 14"},
           Edit{"spells[4].effects[0].duration", R"("week")", "", "instant"},
           Edit{"spells[4].effects[0].duration", R"("always")", "", "should be turn"},
           Edit{"spells[4].effects[0].delta", "0", "", "change nothing"},
           Edit{"items[1].effects[0].duration", R"("turn")", "", "should be always"},
           Edit{"items[5].effects[0].when", R"("attack_bite")", "", "attack_fight"},
           Edit{"items[5].effects[1].when", R"("defence")", "", "attack_fight"},
           Edit{"skills[0].effects[0].when", R"("defence")", "", "should be attack_fight"},
           Edit{"skills[0].effects[0].condition", R"("target_wounded")", "", "outnumbered"},
           Edit{"skills[0].effects[0].condition", R"("moonlight")", "", "outnumbered"},
           Edit{"spells[19].effects[0].when", R"("attack_magic")", "spells[19].effects[0].delta", "DS-11.8"},
           Edit{"spells[11].effects[1].minion", R"("goblin")", "", "no minion called goblin"},
           Edit{"spells[11].effects[1].minion", R"("grund")", "", "should be a minion"},
           Edit{"spells[12].effects[0].minion", R"("zombie_troll")", "", "one square"},
           Edit{"spells[11].effects[1].where", R"("nowhere")", "", "target_square"},
           Edit{"spells[11].effects[1].condition", R"("outnumbered")", "", "target_wounded"},
           Edit{"spells[11].effects[0]", R"({"op": "heal", "amount": 1})", "spells[11].effects", "nothing wounds"},
           Edit{"spells[20].effects[0].minions[0]", R"("ghost")", "", "never rises"},
           Edit{"spells[3].effects[0].table.6", "4", "", "from 1 to 3"},
           Edit{"spells[13].effects[0].ok_on", "7", "", "from 2 to 6"},
           Edit{"abilities[1].effects[0].wound_on", "[7]", "abilities[1].effects[0].wound_on[0]", "from 1 to 6"},
           Edit{"feats[0].effects[0].locks", R"("must")", "", "no, may"},
           Edit{"feats[1].effects[1].who", R"("all")", "", "adjacent_enemy_minions"},
           Edit{"feats[2].effects[0].move", "true", "", "should be false"},
           Edit{"feats[3].effects[0].class", R"("huge")", "", "minor"},
           Edit{"feats[0].uses_per_adventure", "2", "", "should be 1"},
           Edit{"items[0].reaction.when", R"("own_death")", "", "own_wound_by_enemy"},
           Edit{"items[0].reaction.effects[0].op", R"("heal")", "", "a reaction"},
           Edit{"items[0].use", R"("always")", "items[0].effects[0].op", "always works"},
       })
    refuses(edit);
  Doc doc = file();
  at(doc, "spells[4].effects").push(json(R"({"op": "no_move", "duration": "turn"})"));
  check_refused(doc, "spells[4].effects[1]", "as long as");
}

TEST_CASE("DS-1.4, DS-8.11: figures") {
  for (const Edit& edit : {
           Edit{"heroes[0].sheets.base.armour", "6", "", "from 1 to 5"},
           Edit{"heroes[0].sheets.base.armour", "0", "", "from 1 to 5"},
           Edit{"heroes[0].sheets.base.combat", "0", "", "at least 1"},
           Edit{"heroes[0].sheets.base.movement", "15", "", "from 0 to 14"},
           Edit{"heroes[0].sheets.legendary.movement", "-1", "", "from 0 to 14"},
           Edit{"bosses[0].movement", "15", "", "from 0 to 14"},
           Edit{"minions[0].movement", "15", "", "from 0 to 14"},
           Edit{"heroes[0].sheets.base.size", "2", "", "large"},
           Edit{"heroes[0].sheets.base.wound_spaces", "6", "", "should be 5"},
           Edit{"heroes[0].sheets.base.incapacitated_at", "4", "", "should be 5"},
           Edit{"heroes[0].sheets.base.crippled_at", "null", "", "whole number"},
           Edit{"heroes[0].sheets.base.feats", R"(["flight"])", "heroes[0].sheets.base.feats[0]", "no feat"},
           Edit{"heroes[0].sheets.base.feats", R"(["focus"])", "heroes[0].sheets.base.feats[0]", "casts spells"},
           Edit{"heroes[0].sheets.base.feats", R"(["arrow_volley"])", "heroes[0].sheets.base.feats[0]", "can shoot"},
           Edit{"heroes[0].sheets.base.abilities", R"(["flight"])", "heroes[0].sheets.base.abilities[0]", "no ability"},
           Edit{"heroes[2].sheets.base.shooting.range", R"("caster")", "", "short or long"},
           Edit{"heroes[1].sheets.legendary.combat", "7", "heroes[1]", "could roll 16 dice"},
           Edit{"minions[3].combat", "10", "minions[3]", "could roll 19 dice"},
           Edit{"bosses[2].crippled_at", "3", "", "should be null"},
           Edit{"minions[0].damage_track", R"("stone")", "", "no track"},
           Edit{"minions[0].damage_track", R"("wounds")", "", "gives wounds"},
           Edit{"minions[5].from_bones", "true", "", "large"},
           Edit{"minions[0].abilities", R"(["ethereal"])", "", "no minion"},
           Edit{"damage_table[0].by_hits.2", R"("3 wounds")", "", "bone_pile"},
           Edit{"damage_table[4].by_hits.4+", R"("as many wounds as hits")", "", "1 wound"},
           Edit{"damage_table[5].by_hits.1", R"("none")", "", "opened"},
           Edit{"damage_table[5].id", R"("gate")", "damage_table[5].by_hits.1", "none"},
           Edit{"skills[0].hero", R"("grund")", "", "no hero"},
           Edit{"skills[3].hero", R"("orlaf")", "", "three skills"},
           Edit{"spells[0].caster", R"("orlaf")", "", "spellcaster"},
           Edit{"spells[0].caster", R"("zombie")", "", "no hero or boss"},
           Edit{"spells[3].caster", R"("mortibris")", "spells[3].effects", "only a hero"},
           Edit{"spells[12].caster", R"("danor")", "spells[12].effects", "Overlord"},
           Edit{"items[0].users", R"(["grund"])", "items[0].users[0]", "no hero"},
           Edit{"items[0].users", R"(["orlaf", "orlaf"])", "items[0].users[1]", "twice"},
       })
    refuses(edit);
}

TEST_CASE("DS-6.1, DS-9.2: the schema of the content has the bounds of movement and ranges that its reader has") {
  Doc schema = file_of("schemas/saga.schema.json");
  for (const std::string_view field :
       {"heroes.items.properties.sheets.properties.base.properties.movement",
        "heroes.items.properties.sheets.properties.legendary.properties.movement", "bosses.items.properties.movement",
        "minions.items.properties.movement", "spells.items.properties.effects.items.properties.squares"}) {
    CAPTURE(field);
    CHECK(at(schema, "properties." + std::string(field) + ".maximum") == Doc(kFarthest));
  }
  for (const std::string_view range : {"short", "long"}) {
    const std::string length = "properties.ranges.properties." + std::string(range) + ".properties.length.";
    CHECK(at(schema, length + "minimum") == Doc(1));
    CHECK(at(schema, length + "maximum") == Doc(kLongestRange));
  }
}

TEST_CASE("DS-2.5, DS-13, DS-17: cards, pieces and the campaign") {
  for (const Edit& edit : {
           Edit{"overlord_cards[0].in_full_deck", "8", "overlord_cards", "36 cards together, not 35"},
           Edit{"overlord_cards[0].amount", "null", "", "whole number"},
           Edit{"overlord_cards[3].amount", "2", "", "null"},
           Edit{"overlord_cards[0].kind", R"("joker")", "", "extra_commands"},
           Edit{"overlord_deck.opening_hand", "4", "", "should be 3"},
           Edit{"overlord_deck.hand_limit", "7", "", "null"},
           Edit{"locks[0].kind", R"("padlock")", "", "mundane"},
           Edit{"locks[0].kind", R"("ward")", "locks[0].dice", "no member"},
           Edit{"furniture[0].size", "[3, 1]", "furniture[0].size[0]", "from 1 to 2"},
           Edit{"furniture[0].blocks_movement", "false", "", "should be true"},
           Edit{"quest_objects[2].tradeable", "true", "", "not carried"},
           Edit{"items[2].effects[0].delta", "4", "", "from 1 to 3"},
           Edit{"items[2].effects[0].delta", "2", "items[3]", "second crystal"},
           Edit{"campaign.sequence[1]", R"("saga-01")", "", "used twice"},
           Edit{"campaign.sequence[1]", R"("saga-77")", "adventures[3].id", "saga-77"},
           Edit{"campaign.legendary_from", R"("saga-77")", "", "adventure of the campaign"},
           Edit{"campaign.legendary_from", R"("saga-05")", "adventures[6].heroes[0].sheet", "legendary"},
           Edit{"campaign.experience.skill_cost", "2", "", "should be 3"},
           Edit{"campaign.on_heroes_loss.default", R"("weep")", "", "replay"},
           Edit{"campaign.campaign_win", R"("heroes win saga-09")", "", "saga-10"},
           Edit{"adventures[3].round_limit", "0", "", "from 1 to 60"},
           Edit{"adventures", "[]", "", "12 to 100 adventures"},
       })
    refuses(edit);
}

TEST_CASE("content: there is room for so many and no more") {
  const auto up_to = [](int most) { return "0 to " + std::to_string(most); };
  const auto& content = *printed();
  const int sources = kMaxSources - static_cast<int>(content.sources.size());
  refuses_more("items", 1, kMaxItems - static_cast<int>(content.items.size()) + 1, "items", "no room for the crystals");
  refuses_more("items", 1, kMaxItems, "items", up_to(kMaxItems));
  refuses_more("spells", 0, kMaxSpells, "spells", up_to(kMaxSpells));
  refuses_more("spells", 4, sources + 1, "items[15].effects[0]", "one lasting effect too many");
  refuses_more("feats", 0, kMaxFeats, "feats", up_to(kMaxFeats));
  const int figures = kMaxFigures - static_cast<int>(content.figures.size());
  refuses_more("minions", 0, figures + 1, "minions[" + std::to_string(7 + figures) + "]", "one sheet too many");
  refuses_more("skills", 0, 1, "skills", up_to(12));
  const int objects = kMaxObjects - static_cast<int>(content.objects.size());
  refuses_more("quest_objects", 0, objects + 1, "quest_objects[" + std::to_string(6 + objects) + "]", "can be carried");
  refuses_more("overlord_cards", 0, kMaxCards, "overlord_cards", "kinds of cards");
}

}  // namespace uc::saga
