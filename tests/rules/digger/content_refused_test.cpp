// content/digger.json with something wrong in it: refused, with the place and the reason.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "content_file.hpp"

namespace uc::digger {
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

// The set without its Rooms, and the counts that go with it.
Doc without_rooms() {
  Doc doc = file();
  std::erase_if(at(doc, "tiles").as_array(), [](const Doc& tile) { return tile.find("class")->as_string() == "room"; });
  for (Doc& type : at(doc, "tile_types").as_array()) {
    if (type.find("class")->as_string() == "room") type.set("count", 0);
  }
  return doc;
}

}  // namespace

TEST_CASE("content: one wrong figure is refused at its place, with the reason") {
  const Edit edits[] = {
      {"game.id", R"("dagger")", "", "digger"},
      {"schema_version", "2", "", "should be 1"},
      {"game.players.max", "7", "", "should be 6"},
      {"game.publisher", R"(" ")", "", "empty"},
      {"source_values.public", "7", "", "text"},
      {"notes", "{}", "", "list"},
      {"coordinates.system", R"("offset")", "", "axial"},
      {"coordinates.directions[1].dr", "1", "", "should be -1"},
      {"coordinates.directions[2].name", R"("N")", "", "NW"},
      {"coordinates.directions", "[]", "", "should hold 6 directions"},
      {"statistics[0].id", R"("wits")", "", "craft"},
      {"statistics[2].start", "0", "", "from 1"},
      {"statistics[0].start", "8", "", "more than 15 Projects"},
      {"setup.stooges_per_player", "16", "", "to 15"},
      {"setup.reserve_after_setup", "13", "", "leaves 16"},
      {"setup.reserve_after_setup_sands", "13", "", "leaves 14"},
      {"setup.coins_per_player", "7", "coins.per_player", "should be 7"},
      {"setup.collapses_per_player", "3", "collapse.per_player", "should be 3"},
      {"orders[1].id", R"("ponder")", "", "think"},
      {"orders[0].cost", "0", "", "from 1"},
      {"orders[0].bonus_shifts", "4", "", "to 3"},
      {"orders[2].sacrifice", "2", "", "to 1"},
      {"orders[4].bonus", "true", "", "should be false"},
      {"orders[6].bonus_cost", "1", "", "should be 0"},
      {"bonus_orders.tiers", "[]", "", "should hold 4 tiers"},
      {"bonus_orders.tiers[1].rooms", "3", "", "should be 2"},
      {"bonus_orders.tiers[0].options", R"(["move", "dance"])", "bonus_orders.tiers[0].options[1]", "one of move"},
      {"bonus_orders.tiers[0].options", R"(["move", "move"])", "bonus_orders.tiers[0].options[1]", "twice"},
      {"bonus_orders.tiers[0].options", R"(["conquer"])", "", "never a bonus order"},
      {"bonus_orders.tiers[1].options", R"(["move", "rise"])", "", "tier below"},
      {"bonus_orders.tiers[3].picks", "3", "", "to 2"},
      {"bonus_orders.tiers[3].same_twice_allowed", "false", "", "true"},
      {"coins.total", "35", "", "should be 36"},
      {"coins.values_per_player[0].n", "2", "coins.values_total_six_players[0].n", "six times"},
      {"coins.values_per_player[2].value", "5", "", "should be 3"},
      {"scoring.corridor_gp_by_length.3", "2", "", "from 3"},
      {"scoring.throne_gp", "2", "", "should be 1"},
      {"scoring.throne_adjacent_room_gp", "0", "", "should be 1"},
      {"scoring.goal_gp", "0", "", "from 1"},
      {"prizes[0].tie", R"("shared")", "", "nobody"},
      {"prizes[1].measure", R"("largest kitchen")", "", "largest complex"},
      {"prizes[2].minimum", "0", "", "from 1"},
      {"public_facts[0].source", R"("hearsay")", "", "rulebook"},
      {"public_facts[0].value", "[60]", "", "a number, a text"},
      {"collapse.edges[2]", R"("D")", "", "*"},
      {"collapse.effects", "[]", "", "forbid"},
      {"options[2].default", R"("sometimes")", "", "off, random"},
      {"options[0].default", "3", "", "true or false"},
      {"options[4].default", "0", "", "from 1"},
      {"options[4].default", "251", "", "from 1 to 250"},
  };
  for (const Edit& edit : edits) refuses(edit);
  Doc doc = file();
  at(doc, "coins.values_per_player[0].n") = Doc(2);
  at(doc, "coins.values_total_six_players[0].n") = Doc(12);
  check_refused(doc, "coins.values_per_player", "6 in all");
}

TEST_CASE("DD-2.1: a wrong count is refused") {
  const Edit edits[] = {
      {"tile_types[0].count", "3", "tiles", "3 tiles of type torture, not 4"},
      {"tile_types[0].count", "5", "", "4 at most"},
      {"tile_types[7].count", "2", "", "should be 1"},
      {"tile_types[9].count", "7", "tiles", "7 tiles of type trap, not 6"},
      {"tiles[23].count", "3", "tiles", "7 tiles of type corridor, not 8"},
      {"tiles[23].count", "8", "", "to 7"},
      {"tiles[22].count", "2", "tiles", "1 tiles of type portal, not 2"},
      {"tiles", "[]", "", "2 to 42 kinds"},
      {"components[5].per_player", "41", "", "should be 42"},
      {"components[5].n", "250", "", "should be 252"},
      {"components[3].n", "5", "", "should be 6"},
      {"components[15].n", "3", "", "should be 2"},
      {"components[0].id", R"("table")", "", "board"},
      {"components", "[]", "", "should hold 22"},
  };
  for (const Edit& edit : edits) refuses(edit);
  Doc doc = file();
  at(doc, "tiles").as_array().erase(at(doc, "tiles").as_array().begin() + 22);
  check_refused(doc, "tiles", "1 tiles of type portal, not 0");
}

TEST_CASE("DD-2.6: tiles that do not fit are refused") {
  const Edit edits[] = {
      {"tiles[1].id", R"("TOR-A")", "", "used twice"},
      {"tiles[1].id", R"("TOR A")", "", "letters"},
      {"tiles[1].id", R"("rock")", "", "used twice"},
      {"tiles[0].type", R"("sauna")", "", "torture"},
      {"tiles[0].class", R"("corridor")", "", "room"},
      {"tiles[0].edges", R"(["D","E"])", "", "should hold 6 edges"},
      {"tiles[0].edges[1]", R"("X")", "", "E, D, C"},
      {"tiles[0].edges[1]", R"("C")", "", "only corridor tiles"},
      {"tiles[0].edges", R"(["E","E","E","E","E","E"])", "", "a door"},
      {"tiles[0].paths", "[[0,3]]", "", "should hold 0 paths"},
      {"tiles[0].inner_doors", "[[0,1]]", "", "should hold 0 inner doors"},
      {"tiles[0].feature", R"("trap")", "", "null"},
      {"tiles[0].feature_path", "0", "", "null"},
      {"tiles[0].edges", R"(["D","E","D","E","E","E"])", "tiles[0].distinct_rotations", "should be 6"},
      {"tiles[4].edges", R"(["E","D","E","E","D","E"])", "tiles[4].shape", "TOR-A, which has other edges"},
      {"tiles[22].edges[4]", R"("E")", "", "six doors"},
      {"tiles[23].edges[0]", R"("D")", "", "doors inside"},
      {"tiles[23].edges", R"(["C","E","E","E","E","E"])", "", "two corridors"},
      {"tiles[23].paths", "[]", "", "1 to 3 paths"},
      {"tiles[23].paths[0][1]", "2", "", "no corridor edge"},
      {"tiles[23].paths[0][1]", "6", "", "from 0 to 5"},
      {"tiles[23].paths", "[[0]]", "", "the corridor edge 3"},
      {"tiles[23].paths", "[[0,3],[3]]", "tiles[23].paths[1][0]", "a path already"},
      {"tiles[23].paths", "[[0,3],[]]", "tiles[23].paths[1]", "1 to 6 edges"},
      {"tiles[35].paths", "[[0],[3],[1],[4]]", "", "1 to 3 paths"},
      {"tiles[26].inner_doors", "[]", "", "part every path"},
      {"tiles[26].inner_doors", "[[1,0]]", "tiles[26].inner_doors[0]", "smaller one first"},
      {"tiles[26].inner_doors", "[[0,2]]", "tiles[26].inner_doors[0][1]", "from 0 to 1"},
      {"tiles[35].inner_doors", "[[0,1],[0,1]]", "tiles[35].inner_doors[1]", "twice"},
      {"tiles[35].inner_doors", "[[1,2]]", "", "part every path"},
      {"tiles[28].feature", "null", "", "text"},
      {"tiles[28].feature", R"("nugget")", "", "trap"},
      {"tiles[31].feature_path", "2", "", "from 0 to 1"},
      {"tiles[31].feature_path", "null", "", "whole number"},
      {"tiles[35].distinct_rotations", "6", "", "should be 3"},
      {"tiles[35].feature_path", "1", "tiles[35].distinct_rotations", "should be 6"},
      {"tiles[30].shape", R"("V")", "", "COR-V"},
      {"tiles[30].shape_note", R"("")", "", "empty"},
  };
  for (const Edit& edit : edits) refuses(edit);
}

TEST_CASE("DD-9.3: a set whose corridors can never be closed is refused") {
  check_refused(without_rooms(), "tiles[1].paths[0]", "can never be closed: it has 2 ends, and Rooms and Portal are 1");
  // With two Rooms a bend can be closed, a three-way path cannot be once there is one Room.
  Doc doc = without_rooms();
  Doc room = file().find("tiles")->as_array()[0];
  at(doc, "tiles").push(room);
  at(doc, "tile_types[0].count") = Doc(1);
  check_refused(doc, "tiles[3].paths[0]", "it has 3 ends, and Rooms and Portal are 2");
}

TEST_CASE("DD-12: Rooms whose effects do not fit are refused") {
  const Edit edits[] = {
      {"tile_types[0].id", R"("dungeon")", "", "torture"},
      {"tile_types[0].class", R"("corridor")", "", "room"},
      {"tile_types[0].conquerable", "false", "", "conqueror"},
      {"tile_types[6].conquerable", "true", "", "DD-14.2"},
      {"tile_types[8].conquerable", "true", "", "DD-14.2"},
      {"tile_types[0].effects[0].op", R"("sing")", "", "no effect called sing"},
      {"tile_types[0].effects[0].op", "3", "", "text"},
      {"tile_types[0].effects[0].when", R"("on_sunday")", "", "always, on_place"},
      {"tile_types[0].effects[0].when", R"("on_enter")", "", "should be on_place or on_room_built"},
      {"tile_types[0].effects[0].count", R"("kitchen")", "", "torture"},
      {"tile_types[0].effects[1]", R"({"when": "while_disabled", "op": "no_rise"})", "tile_types[0].effects",
       "bonus_orders and uncount"},
      {"tile_types[0].effects[1]", R"({"when": "on_conquered", "op": "loot_normal"})", "tile_types[0].effects[2].op",
       "is there twice"},
      {"tile_types[0].effects[1]", R"({"when": "on_conquered", "op": "loot_treasure"})", "tile_types[0].effects[2].op",
       "second loot"},
      {"tile_types[0].effects[0]", R"({"when": "on_attack", "op": "strength_add", "value": 1})",
       "tile_types[0].effects[0].op", "strength_add makes no sense as the effect of a Room"},
      {"tile_types[1].effects[0].n", "2", "", "should be 1"},
      {"tile_types[1].effects[1]", R"({"when": "always", "op": "once_per_turn"})", "tile_types[1].effects",
       "rise_spot and no_rise"},
      {"tile_types[2].effects[0].stat", R"("charm")", "", "craft, resources"},
      {"tile_types[2].effects[0].value", "-1", "", "from 1"},
      {"tile_types[3].effects[3].op", R"("loot_treasure")", "tile_types[3].effects", "the treasure's"},
      {"tile_types[4].effects[1].op", R"("draw_coin")", "tile_types[4].effects[1].n", "missing"},
      {"tile_types[4].effects[3].op", R"("loot_normal")", "tile_types[4].effects", "should have loot_treasure"},
      {"tile_types[5].effects[1].value", "2", "scoring.throne_adjacent_room_gp", "should be 2"},
      {"tile_types[6].effects[1].optional", "false", "", "true"},
      {"tile_types[6].effects[1].options", "[]", "", "something to choose"},
      {"tile_types[6].effects[1].options[0].op", R"("add_tp")", "", "an option"},
      {"tile_types[6].effects[1].options[0]", R"({"op": "build_anywhere", "when": "always"})",
       "tile_types[6].effects[1].options[0].when", "no member"},
      {"tile_types[6].effects[3].what", R"("entry by cats")", "", "know no other"},
      {"tile_types[7].effects", "[]", "", "rise_spot"},
      {"tile_types[8].effects", R"([{"when": "on_opponent_enter", "op": "kill_one_entering"}])", "", "the trap's"},
      {"tile_types[9].effects", "[]", "", "should have kill_one_entering"},
      {"tile_types[10].effects[0].op", R"("bonus_orders")", "", "the effect of a corridor tile"},
      {"vocabulary.op.gp", R"("")", "", "empty"},
      {"vocabulary.when", "{}", "vocabulary.when.always", "missing"},
  };
  for (const Edit& edit : edits) refuses(edit);
  Doc doc = file();
  at(doc, "vocabulary.op").set("sing", "sing a song");
  check_refused(doc, "vocabulary.op.sing", "no effect that the rules know");
}

TEST_CASE("DD-2.7, DD-2.8: boards that do not fit are refused") {
  const Edit edits[] = {
      {"areas", "[]", "", "should hold 4 areas"},
      {"areas[0].radius", "8", "", "to 7"},
      {"areas[1].radius", "3", "", "from 4"},
      {"areas[0].radius", "5", "areas[0].n_spaces", "should be 91"},
      {"areas[0].n_spaces", "60", "", "should be 61"},
      {"areas[0].spaces[3]", "[4,-4]", "", "should be (3,-4)"},
      {"areas[0].spaces[60]", "[5,0]", "", "outside a hexagon"},
      {"areas[0].spaces[60]", "[5]", "", "2 numbers"},
      {"areas[0].spaces", "[[0,0]]", "", "should hold 61 spaces"},
      {"areas[1].standard_for_players", "[4]", "areas[1].standard_for_players[0]", "should be 3"},
      {"areas[3].standard_for_players", "[5]", "areas", "2 to 6 players"},
      {"starts", "[]", "", "should hold 15"},
      {"starts[0].setting", R"("tournament")", "", "standard, dragons_lair"},
      {"starts[1].players", "2", "", "twice for this setting"},
      {"starts[0].players", "7", "", "from 2 to 6"},
      {"starts[0].area", R"("A9")", "", "no area"},
      {"starts[0].area", R"("A3")", "", "should be A2, the area of 2 players"},
      {"starts[5].area", R"("A4")", "", "should be A3, the area of 3 players"},
      {"starts[10].area", R"("A3")", "", "should be A2, the area of 2 players"},
      {"starts[0].spaces[1]", "[-5,0]", "", "outside the area A2"},
      {"starts[0].spaces[1]", "[3,0]", "", "twice"},
      {"starts[0].spaces[1]", "[0,0]", "", "middle"},
      {"starts[5].spaces[1]", "[1,0]", "", "middle"},
      {"starts[0].spaces", "[[3,0]]", "", "2 to 6 start spaces"},
      {"starts[4].spaces", "[[7,0],[6,0],[7,-1],[6,1],[-5,0],[0,5]]", "starts[4].spaces[0]", "shut in"},
      {"centre.middle", "[1,0]", "", "(0,0)"},
      {"centre.seven_central_spaces[3]", "[2,0]", "", "next to it"},
      {"centre.seven_central_spaces[3]", "[1,0]", "", "twice"},
  };
  for (const Edit& edit : edits) refuses(edit);
}

TEST_CASE("DD-17: lords that do not fit are refused") {
  const Edit edits[] = {
      {"lords", "[]", "", "6 to 8 lords"},
      {"lords[1].id", R"("mortar")", "", "used twice"},
      {"lords[0].standard.effects", "[]", "", "should hold an effect"},
      {"lords[0].standard.effects[0].op", R"("fly")", "", "no effect called fly"},
      {"lords[0].standard.effects[0].stat", R"("luck")", "", "craft"},
      {"lords[0].standard.effects[0].when", R"("on_place")", "", "should be always"},
      {"lords[0].standard.effects[0].value", "9", "statistics[0].start", "more than 15 Projects"},
      {"lords[0].standard.effects[0]", R"({"when": "once_per_game", "op": "add_tp", "value": 1})",
       "lords[0].standard.effects[0].op", "a lord's standard ability"},
      {"lords[0].special.effects[0]", R"({"when": "always", "op": "ignore_traps"})", "lords[0].special.effects[0].op",
       "a lord's special ability"},
      {"lords[0].special.effects[0].n", "0", "", "from 1"},
      {"lords[1].standard.effects[0].paid", "2", "", "from 3"},
      {"lords[1].standard.effects[0].order", R"("rise")", "", "move"},
      {"lords[2].special.effects",
       R"([{"when": "once_per_game", "op": "build_anywhere"}, {"when": "once_per_game", "op": "gain_coins", "n": 1}])",
       "lords[2].special.effects[1].op", "second thing to do"},
      {"lords[4].special.effects[0].n", "3", "", "from 1 to 2"},
      {"lords[5].standard.effects[1].value", "3", "", "from 1 to 2"},
      {"lords[5].standard.effects[1].order", R"("dance")", "", "move, think"},
      {"lords[5].special.effects[0].when", R"("always")", "", "once_per_game"},
  };
  for (const Edit& edit : edits) refuses(edit);
}

TEST_CASE("DD-18: scenarios and mixes that do not fit are refused") {
  const Edit edits[] = {
      {"scenarios", "[]", "", "should hold 6 scenarios"},
      {"scenarios[0].id", R"("mouse_hunt")", "", "monster_hunt"},
      {"scenarios[0].goal_gp", "null", "", "whole number"},
      {"scenarios[2].goal_gp", "30", "", "null"},
      {"scenarios[0].area_shift", "1", "", "standard ones"},
      {"scenarios[4].area_shift", "2", "", "to 1"},
      {"scenarios[4].area_shift", "0", "starts[5].area", "should be A2"},
      {"scenarios[4].starts", R"("standard")", "", "dragons_lair"},
      {"mixing.max_scenarios", "3", "", "should be 2"},
      {"mixing.allowed_pairs[0]", R"(["monster_hunt"])", "", "2 scenarios"},
      {"mixing.allowed_pairs[0]", R"(["monster_hunt", "picnic"])", "mixing.allowed_pairs[0][1]", "monster_hunt"},
      {"mixing.allowed_pairs[0]", R"(["monster_hunt", "monster_hunt"])", "", "different"},
      {"mixing.allowed_pairs[0]", R"(["sands_of_time", "monster_hunt"])", "mixing.allowed_pairs[1]", "twice"},
      {"mixing.allowed_pairs[9]", R"(["dragons_lair", "total_battle"])", "", "DD-18.3"},
      {"mixing.forbidden_pairs[0]", R"(["monster_hunt", "total_battle"])", "", "twice"},
      {"mixing.forbidden_pairs", "[]", "mixing", "allow or forbid"},
  };
  for (const Edit& edit : edits) refuses(edit);
}

TEST_CASE("DD-19, DD-22, DD-23: tiles of scenarios that do not fit are refused") {
  const Edit edits[] = {
      {"scenarios[0].pieces[0].class", R"("neutral_room")", "", "blocker"},
      {"scenarios[0].pieces[0].per_player", "2", "", "should be 1"},
      {"scenarios[0].pieces[0].effects", "[]", "", "blocks_like_collapse"},
      {"scenarios[0].pieces[1].edges[3]", R"("E")", "", "should be \"D\""},
      {"scenarios[0].pieces[1].effects[0].n", "16", "", "to 15"},
      {"scenarios[0].pieces[1].effects[0].what", R"("leave")", "", "enter"},
      {"scenarios[0].pieces[1].effects[2].op", R"("hold")", "scenarios[0].pieces[1].effects[2].capacity", "missing"},
      {"scenarios[0].pieces[1].effects[2]", R"({"when": "on_conquered", "op": "add_tp", "value": 1})",
       "scenarios[0].pieces[1].effects[2].op", "not what this tile does"},
      {"scenarios[0].pieces[1].effects[3].what", R"("dancing")", "", "Conquer token"},
      {"scenarios[0].pieces[2].effects[0].when", R"("on_enter")", "", "should be on_conquered"},
      {"scenarios[0].pieces[2].effects[0].note", R"("")", "", "empty"},
      {"scenarios[0].placement.min_distance_from_portals", "5", "starts[0].spaces", "too little room"},
      {"scenarios[0].placement.face_up_before_start", "false", "", "true"},
      {"scenarios[0].options[0].default", R"("no")", "", "true or false"},
      {"scenarios[2].marker_start", "11", "", "to 10"},
      {"scenarios[2].turns_per_player", "41", "", "to 40"},
      {"scenarios[2].pieces[0].n", "3", "", "should be 2"},
      {"scenarios[2].no_work_penalty", R"("none")", "", "draw a coin"},
      {"scenarios[2].options[0].max", "0", "", "from 1"},
      {"scenarios[3].pieces[0].space", "[1,0]", "", "middle"},
      {"scenarios[3].pieces[0].effects[0].capacity", R"("2 * players")", "", "# * players + #"},
      {"scenarios[3].pieces[0].effects[0].capacity", R"("2 * players + 1 more")", "", "# * players + #"},
      {"scenarios[3].pieces[0].effects[0].capacity", R"("two * players + 1")", "", "# * players + #"},
      {"scenarios[3].pieces[0].effects[0].capacity", R"("0 * players + 1")", "", "1 to 9 Stooges"},
      {"scenarios[3].pieces[0].effects[1].when", R"("on_conquered")", "", "should be on_enter"},
      {"scenarios[3].extra_end", R"("never")", "", "citadel_full"},
      {"scenarios[4].pieces[0].n", "3", "scenarios[4].pieces", "seven tiles together, not 8"},
      {"scenarios[4].pieces[0].effects[0].tp", "0", "", "from 1"},
      {"scenarios[4].pieces[1].effects", R"([{"when": "on_enter", "op": "place_dragon"}])", "", "0 effects"},
      {"scenarios[4].pieces[2].n", "2", "", "should be 1"},
      {"scenarios[4].pieces[2].effects[0].op", R"("carry_treasure")", "", "not what this tile does"},
      {"scenarios[4].pieces[4].class", R"("blocker")", "", "token"},
      {"scenarios[4].treasure_stack_start", "13", "", "to 12"},
      {"scenarios[4].spaces", R"("anywhere")", "", "seven_central_spaces"},
  };
  for (const Edit& edit : edits) refuses(edit);
}

TEST_CASE("DD-20, DD-24: Adventurers and Creatures that do not fit are refused") {
  const Edit edits[] = {
      {"scenarios[1].pieces", "[]", "", "should hold 6 Adventurers"},
      {"scenarios[1].pieces[1].id", R"("barbarian")", "", "used twice"},
      {"scenarios[1].pieces[0].movement", "0", "", "from 1"},
      {"scenarios[1].pieces[0].life", "16", "", "to 15"},
      {"scenarios[1].pieces[0].effects[0].op", R"("rage")", "", "no effect called rage"},
      {"scenarios[1].pieces[0].effects[0]", R"({"when": "on_win", "op": "free_shift", "n": 1})",
       "scenarios[1].pieces[0].effects[0].op", "the effect of an Adventurer"},
      {"scenarios[1].pieces[0].effects[1]", R"({"when": "always", "op": "ignore_traps"})",
       "scenarios[1].pieces[0].effects", "fury and the retreat"},
      {"scenarios[1].pieces[2].effects[0].what", R"("walls")", "", "any Stooges"},
      {"scenarios[1].pieces[3].effects[0].cond", R"("another Adventurer is near")", "", "within # spaces"},
      {"scenarios[1].pieces[3].effects[0].cond", R"("another Adventurer within 0 spaces")", "", "1 to 14 spaces"},
      {"scenarios[1].pieces[3].effects[1].cond", R"("2 or more Stooges within 99 spaces")", "", "1 to 14 spaces"},
      {"scenarios[1].pieces[5].effects[0].within", "0", "", "from 1"},
      {"scenarios[1].start_space", "[1,1]", "", "middle"},
      {"scenarios[1].one_per_player", "false", "", "true"},
      {"scenarios[5].pieces", "[]", "", "should hold 6 Creatures"},
      {"scenarios[5].pieces[0].summon.rooms", "[]", "", "should name a Room"},
      {"scenarios[5].pieces[0].summon.rooms", R"(["portal"])", "scenarios[5].pieces[0].summon.rooms[0]", "torture"},
      {"scenarios[5].pieces[0].summon.rooms", R"(["dorm", "dorm"])", "scenarios[5].pieces[0].summon.rooms[1]", "twice"},
      {"scenarios[5].pieces[0].summon.tp", "0", "", "from 1"},
      {"scenarios[5].pieces[0].effects[0].when", R"("on_defend")", "", "should be on_win"},
      {"scenarios[5].pieces[0].id", R"("ogre")", "scenarios[5].pieces[3].effects", "pass through a Troll"},
      {"scenarios[5].pieces[2].effects[0].what", R"("sleep")", "", "conquer"},
      {"scenarios[5].pieces[3].effects[1].what", R"("exactly three Stooges, or the Troll")", "", "exactly #"},
      {"scenarios[5].pieces[4].effects[0]", R"({"when": "always", "op": "fury"})",
       "scenarios[5].pieces[4].effects[0].op", "the effect of a Creature"},
      {"scenarios[5].portal_tokens_to_defeat", "0", "", "from 1"},
  };
  for (const Edit& edit : edits) refuses(edit);
}

TEST_CASE("content: a missing translation is named, wherever it is missing") {
  for (const std::string_view path : {"game.name",
                                      "statistics[0].name",
                                      "orders[3].name",
                                      "prizes[1].name",
                                      "tile_types[10].name",
                                      "collapse.name",
                                      "lords[2].name",
                                      "lords[2].standard.name",
                                      "lords[2].standard.text",
                                      "lords[5].special.name",
                                      "lords[5].special.text",
                                      "scenarios[0].name",
                                      "scenarios[0].pieces[2].name",
                                      "scenarios[1].pieces[4].ability",
                                      "scenarios[1].pieces[4].name",
                                      "scenarios[2].pieces[0].name",
                                      "scenarios[3].pieces[0].name",
                                      "scenarios[4].pieces[3].name",
                                      "scenarios[4].pieces[5].name",
                                      "scenarios[5].pieces[5].name"}) {
    sound().refuses_untranslated(path);
  }
}

TEST_CASE("content: an unknown member is named, and a missing one") {
  for (const std::string_view path : {"",
                                      "game",
                                      "game.players",
                                      "source_values",
                                      "coordinates",
                                      "coordinates.directions[0]",
                                      "vocabulary",
                                      "vocabulary.edge",
                                      "vocabulary.class",
                                      "vocabulary.when",
                                      "vocabulary.op",
                                      "components[0]",
                                      "components[5]",
                                      "statistics[0]",
                                      "setup",
                                      "orders[0]",
                                      "orders[1]",
                                      "orders[2]",
                                      "orders[6]",
                                      "bonus_orders",
                                      "bonus_orders.tiers[3]",
                                      "scoring",
                                      "scoring.corridor_gp_by_length",
                                      "prizes[0]",
                                      "coins",
                                      "coins.values_per_player[0]",
                                      "public_facts[0]",
                                      "tile_types[0]",
                                      "tile_types[0].effects[0]",
                                      "tile_types[6].effects[1]",
                                      "tile_types[6].effects[1].options[1]",
                                      "tiles[0]",
                                      "tiles[31]",
                                      "collapse",
                                      "collapse.effects[0]",
                                      "areas[0]",
                                      "starts[0]",
                                      "centre",
                                      "lords[0]",
                                      "lords[0].standard",
                                      "lords[1].standard.effects[0]",
                                      "lords[0].special.effects[0]",
                                      "scenarios[0]",
                                      "scenarios[0].pieces[1]",
                                      "scenarios[0].pieces[1].effects[0]",
                                      "scenarios[0].placement",
                                      "scenarios[0].options[0]",
                                      "scenarios[1]",
                                      "scenarios[1].pieces[3]",
                                      "scenarios[1].pieces[3].effects[1]",
                                      "scenarios[2]",
                                      "scenarios[2].pieces[0]",
                                      "scenarios[2].options[0]",
                                      "scenarios[3]",
                                      "scenarios[3].pieces[0]",
                                      "scenarios[3].pieces[0].effects[0]",
                                      "scenarios[4]",
                                      "scenarios[4].pieces[0]",
                                      "scenarios[4].pieces[4]",
                                      "scenarios[5]",
                                      "scenarios[5].pieces[1]",
                                      "scenarios[5].pieces[1].summon",
                                      "scenarios[5].pieces[1].effects[0]",
                                      "mixing",
                                      "options[0]",
                                      "options[2]"}) {
    sound().refuses_with(path, "colour", "1", "");
    sound().refuses_less(path, {"source_note", "shape_note"});
  }
  CHECK(read_content(Doc()).fault().code == "bad_content");
  CHECK(read_content(json("[1]")).fault().code == "bad_content");
  CHECK(read_content(json("{}")).fault().path == "game");
}

}  // namespace uc::digger
