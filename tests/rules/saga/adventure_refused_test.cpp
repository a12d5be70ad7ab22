// Adventures with something wrong in them: refused, with the place and the reason.
#include <doctest/doctest.h>

#include <initializer_list>
#include <string>

#include "content_file.hpp"

namespace uc::saga {
namespace {

using namespace content_file;

auto read_alone(const Doc& doc) { return read_adventure(*printed(), doc, "bad_content"); }

void check_refused(const Doc& doc, std::string_view path, std::string_view reason) {
  editing::check_refused(read_alone(doc), path, reason);
}

void refuses(std::string_view id, std::initializer_list<editing::Edit> edits) {
  CAPTURE(id);
  const editing::Sound sound{adventure(id), read_alone};
  for (const editing::Edit& edit : edits) sound.refuses(edit);
}

// One square of the map in its three layers.
void draw(Doc& doc, int x, int y, char terrain, char area, char picture) {
  const auto put = [&](std::string_view layer, char letter) {
    Doc& row = at(doc, "map." + std::string(layer) + "[" + std::to_string(y) + "]");
    std::string text = row.as_string();
    text.at(static_cast<std::size_t>(x)) = letter;
    row = Doc(text);
  };
  put("terrain", terrain);
  put("areas", area);
  put("picture", picture);
}

}  // namespace

TEST_CASE("DS-18.2: the head of an adventure") {
  refuses("saga-a", {
                        {"schema", R"("saga-adventure/2")", "", "saga-adventure/1"},
                        {"id", R"("saga a")", "", "letters"},
                        {"name.it", R"("")", "", "empty"},
                        {"name", R"("Journey")", "", "in both languages"},
                        {"intro", R"({"en": "In."})", "intro.it", "missing"},
                        {"order", R"("first")", "", "whole number"},
                        {"pile_empty", R"("heroes_win")", "", "continue"},
                        {"round_limit", "61", "", "from 1 to 60"},
                        {"field_sources", R"({"weather": "public"})", "field_sources.weather", "no member"},
                    });
  Doc doc = adventure("saga-a");
  doc.set("weather", "rain");
  check_refused(doc, "weather", "no member");
  for (const std::string_view name : {"intro", "map", "doors", "victory", "rewards", "exits"}) {
    Doc less = adventure("saga-a");
    editing::drop(less, name);
    check_refused(less, name, "missing");
  }
}

TEST_CASE("DS-18.2, DS-1.6: the layers of the map agree, and nothing leads out of it") {
  refuses("saga-a", {
                        {"map.width", "49", "", "from 3 to 48"},
                        {"map.height", "25", "", "from 3 to 24"},
                        {"map.width", "20", "map.terrain[0]", "20 letters"},
                        {"map.height", "11", "map.terrain", "11 rows"},
                        {"map.areas[3]", R"("#")", "", "21 letters"},
                        {"map.picture", "[]", "", "10 rows"},
                    });
  struct Square {
    int x, y;
    char terrain, area, picture;
    std::string_view path, reason;
  };
  for (const Square& square : {
           Square{1, 2, '~', 'a', '.', "map.terrain[2]", "another letter in column 1"},
           Square{1, 2, '.', '#', '.', "map.areas[2]", "letter of an area in column 1"},
           Square{1, 2, '.', 'z', '.', "map.areas[2]", "letter of an area"},
           Square{1, 2, '#', 'a', '#', "map.areas[2]", "should have #"},
           Square{1, 2, '.', 'a', '#', "map.picture[2]", "exactly where terrain has it"},
           Square{1, 2, '#', '#', '.', "map.picture[2]", "exactly where terrain has it"},
           Square{1, 2, '.', 'a', 's', "map.picture[2]", "should show . in column 1"},
           Square{7, 4, '.', 'a', 'z', "map.picture[4]", "should show s in column 7"},
           Square{3, 1, '.', 'a', '.', "map.picture[1]", "should show o"},
           Square{14, 4, '+', '+', '2', "map.picture[4]", "should show 1"},
           Square{0, 4, '.', 'a', '.', "map.terrain[4]", "rim, not floor in column 0"},
           Square{5, 0, '.', 'a', '.', "map.terrain[0]", "rim, not floor in column 5"},
           Square{2, 2, '+', '+', '1', "map.terrain[2]", "column 2 is of no door"},
           Square{13, 2, '.', 'b', '.', "map.areas[2]", "two areas touch"},
           Square{18, 8, '.', 'a', '.', "areas[0].id", "no step joins: (3, 1) and (18, 8)"},
           Square{14, 3, '.', 'b', '.', "map.areas[3]", "two areas touch"},
       }) {
    Doc doc = adventure("saga-a");
    draw(doc, square.x, square.y, square.terrain, square.area, square.picture);
    CAPTURE(square.x);
    CAPTURE(square.y);
    CAPTURE(square.area);
    check_refused(doc, square.path, square.reason);
  }
}

TEST_CASE("DS-6.3: an area whose parts touch at a corner between walls falls into parts") {
  Doc doc = adventure("saga-a");
  draw(doc, 15, 2, '.', 'b', '.');
  draw(doc, 16, 2, '#', '#', '#');
  check_refused(doc, "areas[1].id", "falls into parts");
  draw(doc, 16, 2, '.', 'b', '.');  // joins it
  CHECK(read_adventure(*printed(), doc, "bad_content").ok());
}

TEST_CASE("DS-1.7, DS-13.10: areas are revealed by doors, one after another") {
  refuses("saga-01", {
                         {"areas[1].id", R"("a")", "", "used twice"},
                         {"areas[1].id", R"("bb")", "", "one letter"},
                         {"areas[0].revealed_by", R"("1")", "areas", "revealed by start"},
                         {"areas[1].revealed_by", R"("start")", "", "another area"},
                         {"areas[1].revealed_by", R"("9")", "", "no door called 9"},
                         {"areas[1].revealed_by", R"("2")", "areas[1].revealed_by", "other side"},
                         {"areas[1].revealed_by", R"("X")", "", "does not lead"},
                         {"areas[3].revealed_by", R"("X")", "", "off the map"},
                         {"areas[3].name.en", "7", "", "text"},
                     });
  Doc doc = adventure("saga-a");
  at(doc, "areas").push(json(R"({"id": "c", "name": {"en": "C", "it": "C"}, "revealed_by": "1"})"));
  check_refused(doc, "areas[2].id", "no square");
}

TEST_CASE("DS-13.3: doors stand between the areas they connect") {
  refuses("saga-a",
          {
              {"doors[0].squares", "[[14, 4]]", "map.terrain[5]", "of no door"},
              {"doors[0].squares", "[]", "", "1 to 2 squares"},
              {"doors[0].squares[1]", "[13, 5]", "doors[0].squares", "with + in terrain"},
              {"doors[0].squares[1]", "[14, 10]", "doors[0].squares[1][1]", "from 0 to 9"},
              {"doors[0].squares[1]", "[20, 5]", "doors[0].squares", "side by side"},
              {"doors[1].squares", "[[20, 4], [14, 4]]", "", "another door"},
              {"doors[1].id", R"("1")", "", "used twice"},
              {"doors[0].connects", R"(["a"])", "", "2 areas"},
              {"doors[0].connects", R"(["a", "a"])", "", "different"},
              {"doors[0].connects", R"([null, null])", "", "different"},
              {"doors[0].connects", R"(["a", "z"])", "doors[0].connects[1]", "no area called z"},
              {"doors[0].connects", R"(["a", null])", "", "touches area b too"},
              {"doors[1].connects", R"(["b", "a"])", "", "does not touch area a"},
              {"doors[0].lock.kind", R"("rusty")", "", "mundane"},
              {"doors[0].lock.lock", R"("mundane_9")", "", "no lock called mundane_9"},
              {"doors[0].lock.lock", R"("mundane_3")", "doors[0].lock", "does not agree"},
              {"doors[0].lock.dice", "3", "doors[0].lock", "does not agree"},
              {"doors[0].lock", R"({"kind": "ward", "lock": "ward_1", "power": 2})", "", "does not agree"},
              {"doors[0].lock", R"({"kind": "sealed", "lock": "sealed"})", "doors[0].lock.kind", "no rule opens"},
              {"victory.heroes[0].door", R"("1")", "doors[1].connects", "wins nothing"},
          });
}

TEST_CASE("DS-18.4: pieces stand on floor of their area, and nothing on anything else") {
  refuses("saga-01",
          {
              {"chests[0].square", "[5, 1]", "", "floor of area c"},
              {"chests[0].area", R"("b")", "chests[0].square", "floor of area b"},
              {"chests[0].square", "[9, 1]", "", "something else"},
              {"chests[0].items[0]", R"("anvil")", "", "no item called anvil"},
              {"chests[0].objects", R"(["weak_point"])", "chests[0].objects[0]", "quest object"},
              {"chests[0].lock", R"({"kind": "sealed", "lock": "sealed"})", "chests[0].lock.kind", "only a door"},
              {"furniture[0].type", R"("sofa")", "", "no kind of furniture"},
              {"furniture[0].type", R"("chest")", "", "list of its own"},
              {"furniture[0].type", R"("barrel")", "furniture[0].squares", "1 by 1"},
              {"furniture[0].type", R"("table")", "furniture[0].id", "begin with T"},
              {"furniture[0].squares", "[[9, 1], [10, 2]]", "", "2 by 1"},
              {"furniture[0].squares", "[[9, 1], [9, 1]]", "", "2 by 1"},
              {"furniture[0].squares", "[[8, 1], [9, 1]]", "", "floor of area c"},
              {"furniture[0].id", R"("B2")", "", "should be B1"},
              {"furniture[0].squares", "[[9, 2], [10, 2]]", "map.picture[1]", "should show ."},
              {"bone_piles[0].square", "[1, 1]", "", "floor of area b"},
              {"bone_piles[0].count", "0", "", "from 1 to 9"},
              {"bone_piles[1].square", "[8, 6]", "", "named twice"},
              {"monsters[0].square", "[13, 3]", "monsters[1].square", "something else"},
              {"monsters[0].square", "[12, 4]", "", "floor of area c"},
              {"monsters[0].id", R"("z2")", "monsters[1].id", "used twice"},
              {"monsters[0].type", R"("goblin")", "", "no monster"},
              {"monsters[0].kind", R"("boss")", "monsters[0].type", "another kind"},
              {"monsters[0].facing", R"("up")", "", "N, E, S, W"},
              {"heroes[0].square", "[7, 7]", "", "floor of area a"},
              {"heroes[1].square", "[1, 7]", "", "something else"},
          });
  refuses("saga-02", {{"monsters[0].square", "[26, 7]", "", "floor of area c"},
                      {"monsters[0].square", "[24, 5]", "monsters[2].square", "something else"}});
  refuses("saga-03", {{"exits[0]", "[1, 1]", "map.picture[11]", "should show ."},
                      {"exits[0]", "[0, 11]", "exits", "floor"},
                      {"exits[1]", "[1, 11]", "", "named twice"}});
}

TEST_CASE("DS-2.2, DS-11.1: heroes, their items and spells") {
  refuses("saga-01",
          {
              {"heroes", "[]", "", "1 to 4 heroes"},
              {"heroes[0].hero", R"("grund")", "", "no hero"},
              {"heroes[1].hero", R"("orlaf")", "", "used twice"},
              {"heroes[0].sheet", R"("golden")", "", "base"},
              {"heroes[0].items", R"(["spidersilk_vest"])", "", "cannot use"},
              {"heroes[0].items", R"(["healing_potion", "healing_potion", "healing_potion"])", "", "more than two"},
              {"heroes[3].spells[0]", R"("wail")", "", "not a spell of this caster"},
              {"heroes[3].spells[0]", R"("shield")", "heroes[3].spells[1]", "named twice"},
              {"heroes[3].spells[0]", R"("hex")", "", "no spell called hex"},
              {"heroes[3].items", R"(["energy_crystal_1", "energy_crystal_1", "energy_crystal_2", "energy_crystal_3"])",
               "", "three"},
          });
  Doc doc = adventure("saga-01");
  at(doc, "heroes[0]").set("spells", json(R"(["burn"])"));
  check_refused(doc, "heroes[0].spells", "casts no spells");
  doc = adventure("saga-01");
  std::erase_if(at(doc, "heroes[3]").as_object(), [](const Doc::Member& member) { return member.first == "spells"; });
  check_refused(doc, "heroes[3].spells", "missing");
}

TEST_CASE("DS-2.5, DS-4.1, DS-7.7: the Overlord's share") {
  refuses("saga-a",
          {
              {"overlord.overlord", R"("zombie")", "", "boss"},
              {"overlord.commands", "0", "", "from 1"},
              {"overlord.deck.mode", R"("dealt")", "", "fixed, draw"},
              {"overlord.deck.cards.extra_1", "10", "", "from 0 to 9"},
              {"overlord.deck.cards", R"({"joker": 3})", "overlord.deck.cards.joker", "no card"},
              {"overlord.deck.cards", R"({"extra_1": 2})", "", "opening hand"},
              {"overlord.deck", R"({"mode": "draw", "count": 37})", "overlord.deck.count", "from 3 to 36"},
              {"overlord.deck", R"({"mode": "draw", "count": 2})", "overlord.deck.count", "from 3 to 36"},
              {"overlord.animate_limits", R"({"ghost": 1})", "overlord.animate_limits.ghost", "never rises"},
              {"overlord.animate_limits", R"({"grund": 1})", "overlord.animate_limits.grund", "no minion"},
              {"overlord.animate_limits.skeleton_warrior", "60", "monsters", "room for 64"},
              {"overlord.boss_spells", R"({"elshara": ["wail"]})", "overlord.boss_spells.elshara", "on the map"},
          });
  refuses("saga-10", {
                         {"overlord.boss_spells.mortibris[0]", R"("wail")", "", "this caster"},
                         {"overlord.animate_limits.zombie", "16", "monsters", "65 models"},
                         {"monsters[0]", R"({"id": "N2", "kind": "boss", "type": "mortibris", "square": [13, 2],
                           "facing": "W", "area": "a"})",
                          "monsters[18].type", "used twice"},
                     });
  refuses("saga-09", {{"overlord.boss_spells", R"({"grund": ["wail"]})", "overlord.boss_spells.grund", "no spells"}});
}

TEST_CASE("DS-18.5, DS-18.7: special rules") {
  refuses("saga-04",
          {
              {"special_rules[0].trigger.on", R"("full_moon")", "", "hero_action"},
              {"special_rules[0].trigger.action", R"("shout")", "", "interact"},
              {"special_rules[0].trigger.object", R"("Y2")", "", "one door or one piece"},
              {"special_rules[0].trigger.needs_object", R"("rune_key")", "", "in no chest"},
              {"special_rules[0].trigger.needs_object", R"("experience")", "", "quest object"},
              {"special_rules[0].effects[0].do", R"("sing")", "", "set_flag"},
              {"special_rules[0].effects[0].object", R"("rune_key")", "", "in no chest"},
              {"special_rules[0].effects", "[]", "", "effects"},
              {"special_rules[0].text.it", R"("")", "", "empty"},
              {"chests[0].objects", "[]", "victory.heroes[0].value", "beyond 3"},
              {"victory.heroes[0].value", "5", "", "beyond 4"},
              {"victory.heroes[0].counter", R"("sung")", "", "no rule"},
              {"victory.heroes[0]", R"({"type": "flag", "flag": "peace"})", "victory.heroes[0].flag", "no rule sets"},
              {"victory.heroes[0]", R"({"type": "boss_incapacitated", "boss": "elshara"})", "victory.heroes[0].boss",
               "cannot be harmed"},
              {"victory.heroes[0]", R"({"type": "boss_incapacitated", "boss": "grund"})", "victory.heroes[0].boss",
               "no boss on the map"},
              {"victory.heroes[0]", R"({"type": "door_opened", "door": "9"})", "victory.heroes[0].door", "no door"},
              {"victory.heroes[0]", R"({"type": "all_heroes_exited"})", "victory.heroes[0].type", "no exits"},
              {"victory.heroes[0]", R"({"type": "pile_exhausted"})", "victory.heroes[0].type", "makes no sense"},
              {"victory.heroes", "[]", "", "conditions"},
              {"victory.overlord", R"([{"type": "pile_exhausted"}])", "", "incapacitated"},
              {"victory.overlord", R"([{"type": "hero_incapacitated", "count": 1}])", "", "pile_exhausted"},
              {"victory.overlord[0].count", "5", "", "from 1 to 4"},
              {"pile_empty", R"("continue")", "victory.overlord[1].type", "play goes on"},
          });
  refuses(
      "saga-07",
      {
          {"special_rules[0].trigger.type", R"("weapon_rack")", "", "lock to be fought"},
          {"special_rules[1].trigger.when.value", "4", "", "beyond 3"},
          {"special_rules[1].trigger.when.type", R"("pile_exhausted")", "", "makes no sense"},
          {"special_rules[1].trigger", R"({"on": "move_end", "square_tag": "exit", "who": "hero"})",
           "special_rules[1].effects[0].do", "end of the round"},
          {"special_rules[1].effects[0].axis", R"("z")", "", "x, y"},
          {"special_rules[1].effects[0].start", "33", "", "from 0 to 32"},
          {"special_rules[2].effects[0]", R"({"do": "collapse", "axis": "x", "start": 1, "step": 1})",
           "special_rules[2].effects[0].do", "end of the round"},
          {"special_rules[2].trigger.who", R"("zombie")", "", "hero"},
          {"special_rules[2].trigger", R"({"on": "end_of_round"})", "special_rules[2].effects[0].do", "needs a hero"},
          {"exits", "[]", "map.picture[6]", "should show ."},
          {"special_rules[2].effects[0]", R"({"do": "set_flag", "flag": "gone"})", "exits", "no rule lets"},
          {"victory.heroes", R"([{"type": "counter_at_least", "counter": "broken", "value": 3}])",
           "special_rules[2].effects[0].do", "nobody would have won"},
          {"furniture[1].lock", R"({"kind": "ward", "lock": "ward_1", "power": 1})", "furniture[1].lock.kind",
           "mundane"},
          {"rewards.items[0].item", R"("halo")", "", "no item"},
          {"rewards.items[0].to", R"("orlaf")", "", "cannot use"},
          {"rewards.items[0].to", R"("grund")", "", "no hero"},
          {"rewards.experience", "-1", "", "from 0"},
      });
  Doc doc = adventure("saga-07");
  at(doc, "exits") = Doc::array();
  for (const int y : {6, 7}) draw(doc, 31, y, '.', 'e', '.');
  check_refused(doc, "special_rules[2].trigger.square_tag", "no exits");
  refuses("saga-08", {
                         {"special_rules[0].trigger.needs_total.value", "4", "", "hold only 3"},
                         {"special_rules[0].effects[0].door", R"("9")", "", "no door"},
                         {"special_rules[0].effects[0].door", R"("2")", "doors[4].lock.kind", "no rule opens"},
                     });
}

TEST_CASE("DS-18.6: a block turns within one area, with nothing on it that stands still") {
  refuses("saga-06", {
                         {"special_rules[0].effects[0].center", "[1, 9]", "", "inside the map"},
                         {"special_rules[0].effects[0].center", "[11, 5]", "", "door"},
                         {"special_rules[0].effects[0].center", "[11, 16]", "", "furniture"},
                         {"special_rules[0].effects[0].center", "[9, 9]", "special_rules", "in common"},
                         {"special_rules[0].effects[0].roll.3", R"("up")", "", "none, cw, ccw"},
                         {"special_rules[1].effects[0].choice", R"(["cw"])", "", "2 ways"},
                         {"special_rules[1].trigger.once_per", R"("day")", "", "round"},
                     });
  Doc doc = adventure("saga-06");
  at(doc, "special_rules[0].effects[0]").set("choice", json(R"(["cw", "ccw"])"));
  check_refused(doc, "special_rules[0].effects[0]", "either roll or choice");
  doc = adventure("saga-06");  // without its block the junction is cut in two
  at(doc, "special_rules") = Doc::array();
  check_refused(doc, "areas[1].id", "falls into parts");
}

TEST_CASE("DS-6.2: the heroes can walk to what matters when the doors are open") {
  Doc doc = adventure("saga-b");  // a table across the passage to the door
  draw(doc, 16, 3, '#', '#', '#');
  draw(doc, 16, 4, '.', 'b', 'T');
  draw(doc, 17, 4, '.', 'b', 'T');
  draw(doc, 16, 5, '#', '#', '#');
  draw(doc, 17, 3, '#', '#', '#');
  draw(doc, 17, 5, '#', '#', '#');
  at(doc, "furniture").push(json(R"({"id": "T2", "type": "table", "squares": [[16, 4], [17, 4]], "area": "b"})"));
  check_refused(doc, "doors[1].squares", "cannot walk there");
}

TEST_CASE("content: there is room for so many areas, doors, rules, flags and blocks of an adventure") {
  const auto more = [](std::string_view id, std::string_view list, int count, std::string_view path,
                       std::string_view reason) {
    Doc doc = adventure(id);
    const Doc first = at(doc, list).as_array().front();
    for (int i = 0; i < count; ++i) {
      Doc copy = first;
      at(doc, list).push(copy.set("id", "n" + std::to_string(i)));
    }
    CAPTURE(list);
    check_refused(doc, path, reason);
  };
  more("saga-01", "doors", kMaxDoors, "doors", "0 to " + std::to_string(kMaxDoors));
  more("saga-01", "chests", kMaxChests, "chests", "0 to " + std::to_string(kMaxChests));
  more("saga-01", "furniture", kMaxFurniture, "furniture", "0 to " + std::to_string(kMaxFurniture));
  more("saga-01", "monsters", kMaxModels, "monsters", "0 to " + std::to_string(kMaxModels));
  more("saga-02", "special_rules", kMaxRules, "special_rules", "0 to " + std::to_string(kMaxRules));
  Doc doc = adventure("saga-02");
  Doc effect = at(doc, "special_rules[0].effects[0]");
  Doc rule = at(doc, "special_rules[0]");
  for (int i = 0; i < kMaxFlags; ++i) {
    at(rule, "effects") = Doc::array();
    at(rule, "effects").push(effect.set("flag", "flag_" + std::to_string(i)));
    at(doc, "special_rules").push(rule.set("id", "rule_" + std::to_string(i)));
  }
  check_refused(doc, "special_rules[" + std::to_string(kMaxFlags) + "].effects[0].flag", "one too many");
}

}  // namespace uc::saga
