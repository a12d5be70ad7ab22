// What events, facts and `look` tell beside the rules, in the worked examples: docs/format/digger.md.
#include "core/document.hpp"
#include "protocol/json.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::test;

namespace {

Doc json(std::string_view text) {
  const Result<Doc> doc = parse_json(text);
  REQUIRE(doc.ok());
  return *doc;
}

// A member of the first event of a type.
Doc told(const Scene& scene, Event::Type type, std::string_view member) {
  const Doc event = scene.game.describe(scene.event(type), Viewer::table());
  const Doc* found = event.find(member);
  REQUIRE(found != nullptr);
  return *found;
}

Doc facts(const Scene& scene, std::string_view member) {
  const Doc view = scene.game.view(scene.state, Viewer::table());
  return *view.find("facts")->find(member);
}

// The answer, or the code and the path of what is wrong with the question.
Doc look(const Scene& scene, std::string_view question, Viewer viewer = Viewer::everything()) {
  const Doc doc = json(question);
  DocReader what(doc, "bad_request");
  const Result<Doc> found = scene.game.look(scene.state, what, viewer);
  return found.ok() ? *found : Doc(found.fault().code + " " + found.fault().path);
}
Doc reached(const Scene& scene, std::string_view question, std::string_view space) {
  const Doc found = look(scene, question);
  for (const Doc& entry : found.find("reach")->as_array()) {
    if (*entry.find("space") == Doc(space)) return entry;
  }
  return {};
}

constexpr std::string_view kForeign =  // DD-E13, DD-E14
    "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 B:DOR-A@(0,0)/0 B:TRP-I@(-1,0)/0 B:COR-I@(-2,0)/0 "
    "B:POR@(-3,0)/0 ";

}  // namespace

// --- events -----------------------------------------------------------------------------------------------------------

TEST_CASE("DD-6.2: a shift tells the tiles that it goes through") {
  Scene scene(
      "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:NUG-R@(1,0)/0 A:COR-I@(1,-1)/2 A:TRP-I@(0,0)/0 A:DOR-A@(-1,0)/0 A*2@(3,0)");
  scene.act("move 3,0 1 -1,0");
  CHECK(told(scene, Event::Type::Shifted, "path") == json(R"(["2,0","1,0","0,0","-1,0"])"));
  scene.act("move -1,0 1 0,0");
  CHECK(told(scene, Event::Type::Shifted, "path") == json(R"(["0,0"])"));
}

TEST_CASE("DD-7.2: a combat tells whose tokens are attacked") {
  Scene scene(std::string(kForeign) + "A*3@(0,0) B*2@(-1,0)");
  scene.act("move 0,0 3 -1,0");
  CHECK(told(scene, Event::Type::Attacked, "others") == json("[1]"));
  Scene three({.players = 3, .scenarios = {"trapped_adventurers"}},
              "A:POR@(3,0)/0 A:KIT-A@(2,1)/1 A:DOR-A@(3,1)/2 B:POR@(0,-3)/0 C:POR@(-3,3)/0 A*7@(3,0) B:thief@(3,1) "
              "C:priest@(3,1) A:wizard@(-1,0)");
  three.act("move 3,0 4 3,1");
  CHECK(told(three, Event::Type::Attacked, "others") == json("[1,2]"));
  CHECK(told(three, Event::Type::GpGained, "space") == Doc("3,1"));
  CHECK(told(three, Event::Type::GpGained, "spaces") == json("[]"));
  CHECK(told(three, Event::Type::CoinsDue, "why") == Doc("adventurer"));
}

TEST_CASE("DD-9.4: a completed corridor tells its pieces from one end to the other") {
  Scene scene(
      "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-V@(1,0)/0 A:COR-I@(1,-1)/2 A:TRP-V@(1,-2)/5 A:NUG-I@(2,-3)/1 A*1@(2,-3)");
  scene.projects('A', "LIB-A").act("work LIB-A 3,-4 1");  // DD-E8
  const Doc pieces = json(
      R"([{"space":"2,-3","paths":[0]},{"space":"1,-2","paths":[0]},{"space":"1,-1","paths":[0]},{"space":"1,0","paths":[0]},{"space":"2,0","paths":[0]}])");
  CHECK(told(scene, Event::Type::CorridorCompleted, "pieces") == pieces);
  CHECK(told(scene, Event::Type::GpGained, "space") == Doc("3,-4"));
  CHECK(told(scene, Event::Type::GpGained, "spaces").as_array().size() == 5);
  CHECK(told(scene, Event::Type::CoinsDue, "why") == Doc("nugget"));
  CHECK(told(scene, Event::Type::CoinsDue, "coins") == Doc(1));
  CHECK(told(scene, Event::Type::CoinsDue, "space") == Doc("3,-4"));
}

TEST_CASE("DD-9.6: of a tile in two corridors its paths are told") {
  Scene scene("A:POR@(3,0)/0 A:TRP-L@(2,0)/0 A*1@(3,0)");  // DD-E9
  scene.projects('A', "KIT-C DOR-A").act("work KIT-C 3,-1 4");
  CHECK(told(scene, Event::Type::CorridorCompleted, "pieces") == json(R"([{"space":"2,0","paths":[1]}])"));
  CHECK(told(scene, Event::Type::BonusReceived, "space") == Doc("3,-1"));
  CHECK(told(scene, Event::Type::BonusReceived, "by") == json(R"(["3,-1"])"));
  const Doc corridors = facts(scene, "corridors");
  REQUIRE(corridors.as_array().size() == 2);
  CHECK(corridors.as_array()[0] ==
        json(R"({"seat":0,"complete":false,"length":1,"gp":1,"nuggets":0,"pieces":[{"space":"2,0","paths":[0]}],)"
             R"("open":[{"space":"2,0","direction":"W","dead":false}]})"));
  CHECK(
      corridors.as_array()[1] ==
      json(
          R"({"seat":0,"complete":true,"length":1,"gp":1,"nuggets":0,"pieces":[{"space":"2,0","paths":[1]}],"open":[]})"));
}

TEST_CASE("DD-10.2, DD-10.3: Gold tells the Rooms that it came from") {
  Scene scene("A:POR@(3,0)/0 A:THR@(2,0)/0 A:DOR-C@(1,1)/1 A*1@(1,1)");  // DD-E18
  scene.projects('A', "DOR-A").act("work DOR-A 1,0 2");
  std::vector<std::string> gains;
  for (const Event& event : scene.happened) {
    if (event.type == Event::Type::GpGained) gains.push_back(to_json(scene.game.describe(event, Viewer::table())));
  }
  REQUIRE(gains.size() == 2);
  CHECK(gains[0] == R"({"type":"gp.gained","seat":0,"gp":3,"why":"same_type","now":3,"space":"1,0","spaces":["1,1"]})");
  CHECK(gains[1] == R"({"type":"gp.gained","seat":0,"gp":1,"why":"throne","now":4,"space":"1,0","spaces":["2,0"]})");
}

TEST_CASE("DD-11.1: why coins are drawn is told before they are") {
  Scene conquest("A:POR@(3,0)/0 B:DOR-A@(0,0)/0 B:POR@(-3,0)/0 A*1@(0,0)");
  conquest.act("conquer 0,0 bag");
  CHECK(told(conquest, Event::Type::CoinsDue, "why") == Doc("conquest"));
  CHECK(told(conquest, Event::Type::CoinsDue, "space") == Doc("0,0"));
  Scene treasure("A:POR@(3,0)/0 B:TRE-A@(0,0)/0 B:POR@(-3,0)/0 A*1@(0,0)");
  treasure.stored("0,0", {3}).act("conquer 0,0 stored");
  CHECK(told(treasure, Event::Type::CoinsDue, "why") == Doc("treasure_conquest"));
  Scene pit("A:POR@(3,0)/0 A:PIT@(2,0)/0 A*2@(3,0)");
  pit.act("move 3,0 1 2,0");
  pit.act("draw");
  CHECK(told(pit, Event::Type::CoinsDue, "why") == Doc("pit"));
  CHECK(told(pit, Event::Type::CoinsDue, "space") == Doc());
  Scene empty("A:POR@(3,0)/0 B:DOR-A@(0,0)/0 B:POR@(-3,0)/0 A*1@(0,0)");
  empty.coin_bag({0, 0, 0}).act("conquer 0,0");
  CHECK(empty.told(Event::Type::CoinsDue) == 0);
}

TEST_CASE("DD-20.13: a Flameblast tells the tiles that it reaches") {
  Scene scene({.scenarios = {"trapped_adventurers"}},
              "B:POR@(-3,0)/0 B:COR-I@(-2,0)/0 B:COR-I@(-1,0)/0 B:NUG-I@(0,0)/0 B*2@(-2,0) B*1@(-1,0) B*1@(-3,0) "
              "A:POR@(3,0)/0 A:wizard@(1,0)");  // DD-E24
  scene.act("adventurer W").act("blast W");
  CHECK(told(scene, Event::Type::Blasted, "spaces") == json(R"(["-1,0","-2,0"])"));
}

// --- facts ------------------------------------------------------------------------------------------------------------

TEST_CASE("DD-5, DD-17.2: the facts tell what orders cost whose Turn it is") {
  const auto entry = [](const Scene& scene, std::size_t order) { return facts(scene, "orders").as_array()[order]; };
  const Scene plain("A:POR@(3,0)/0 A*1@(3,0)");
  CHECK(entry(plain, 0) == json(R"({"order":"move","cost":1,"shifts":3,"bonus_shifts":1})"));
  CHECK(entry(plain, 6) == json(R"({"order":"demolish","cost":2,"shifts":null,"bonus_shifts":null})"));
  const Scene lords({.lords = {"grind", "landslide"}}, "A:POR@(3,0)/0 A*1@(3,0) B:POR@(-3,0)/0");
  CHECK(entry(lords, 0) == json(R"({"order":"move","cost":1,"shifts":4,"bonus_shifts":2})"));
  Scene turned({.lords = {"grind", "landslide"}}, "A:POR@(3,0)/0 A*1@(3,0) B:POR@(-3,0)/0");
  turned.turn_of('B');
  CHECK(entry(turned, 6) == json(R"({"order":"demolish","cost":1,"shifts":null,"bonus_shifts":null})"));
  CHECK(facts(Scene::start(), "orders").is_null());
}

TEST_CASE("DD-9.3: an open end is dead where nothing can ever be joined") {
  const auto dead = [](const Scene& scene) {
    std::string ends;
    const Doc corridors = facts(scene, "corridors");
    for (const Doc& corridor : corridors.as_array()) {
      for (const Doc& end : corridor.find("open")->as_array()) {
        if (*corridor.find("seat") != Doc(0)) continue;
        ends += ends.empty() ? "" : " ";
        ends += end.find("space")->as_string() + end.find("direction")->as_string();
        ends += *end.find("dead") == Doc(true) ? "!" : "";
      }
    }
    return ends;
  };
  CHECK(dead(Scene(kForeign)) == "1,0W!");                                   // a rival's door (DD-E11)
  CHECK(dead(Scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0")) == "2,0W");             // an empty space
  CHECK(dead(Scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 coll@(1,0)")) == "2,0W");  // a Collapse may go (DD-E21)
  CHECK(dead(Scene("A:POR@(3,0)/0 A:COR-I@(4,0)/0")) == "4,0E!");            // the area ends
  Scene few("A:POR@(3,0)/0 A:COR-I@(2,0)/0 B:DOR-A@(2,-1)/0 B:KIT-A@(1,1)/0");
  // Open to the east, shut to the north-east and to the south: a tight bend does not fit, a straight corridor would.
  few.projects('A', "TRP-U").bag('A', "");
  CHECK(dead(few) == "2,0W!");
  Scene straight("A:POR@(3,0)/0 A:COR-I@(2,0)/0 B:DOR-A@(2,-1)/0 B:KIT-A@(1,1)/0");
  straight.projects('A', "").bag('A', "COR-I");
  CHECK(dead(straight) == "2,0W");
}

TEST_CASE("DD-15.2: the facts tell complexes, and the score as far as the viewer knows") {
  Scene scene("A:POR@(3,0)/0 A:DOR-A@(2,0)/0 A:KIT-A@(1,0)/0 A:LIB-A@(3,-1)/2 B:POR@(-3,0)/0 B:DOR-A@(-2,0)/0");
  scene.gp('A', 7).hand('A', {3, 1}).hand('B', {2});
  CHECK(facts(scene, "complexes") ==
        json(R"([{"seat":0,"spaces":["1,0","2,0"]},{"seat":0,"spaces":["3,-1"]},{"seat":1,"spaces":["-2,0"]}])"));
  // 7 GP and the Crafter Lord's 5; of the coins nobody at the table knows more than that they are unseen.
  CHECK(facts(scene, "worth") ==
        json(R"([{"seat":0,"sure":12,"low":14,"high":18},{"seat":1,"sure":0,"low":1,"high":3}])"));
  const Doc mine = *scene.game.view(scene.state, Viewer::of(seat_at(0))).find("facts")->find("worth");
  CHECK(mine == json(R"([{"seat":0,"sure":16,"low":16,"high":16},{"seat":1,"sure":0,"low":1,"high":3}])"));
  CHECK(scene.game.view(scene.state, Viewer::everything()).find("facts") == nullptr);  // it is the position format
}

TEST_CASE("DD-15, DD-18.4: the facts tell what ends the game") {
  Scene plain("A:POR@(3,0)/0 B:POR@(-3,0)/0");
  plain.gp('B', 4);
  CHECK(facts(plain, "goals") == json(R"([{"what":"gp","seat":0,"have":0,"need":20},)"
                                      R"({"what":"gp","seat":1,"have":4,"need":20},)"
                                      R"({"what":"idle","seat":null,"have":0,"need":2},)"
                                      R"({"what":"turns","seat":null,"have":0,"need":60}])"));
  Scene sands({.scenarios = {"sands_of_time", "dwarven_citadel"}},
              "A:POR@(3,0)/0 B:POR@(-3,0)/0 N:CITADEL@(0,0)/0 A*2@(0,0)");
  sands.marker(17);
  const Doc goals = facts(sands, "goals");
  CHECK(goals.as_array()[0] == json(R"({"what":"sands","seat":null,"have":17,"need":20})"));
  CHECK(goals.as_array()[1] == json(R"({"what":"citadel","seat":null,"have":2,"need":5})"));
  Scene battle({.players = 3, .scenarios = {"total_battle"}},
               "A:POR@(2,0)/0 B:POR@(0,-2)/0 C:POR@(-2,2)/0 A!@(-2,2) B!@(-2,2) A:troll@(2,0) B:observer@(0,-2)");
  const Doc tokens = facts(battle, "goals");
  CHECK(tokens.as_array()[5] == json(R"({"what":"portal_tokens","seat":2,"have":2,"need":3})"));
  CHECK(tokens.as_array()[6] == json(R"({"what":"defeated","seat":null,"have":0,"need":2})"));
  std::string summons;
  const Doc creatures = facts(battle, "summons");
  for (const Doc& entry : creatures.as_array()) {
    summons += entry.find("creature")->as_string() + std::to_string(entry.find("tp")->as_integer()) + " ";
  }
  CHECK(summons == "guardian1 giant_bug1 elemental1 corruptor2 ");
}

// --- look -------------------------------------------------------------------------------------------------------------

TEST_CASE("DD-E13: look tells where one Stooge can come with three shifts, and for how many") {
  const Scene scene(
      "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 A:NUG-I@(0,0)/0 B:COR-I@(-1,0)/0 B:COR-I@(-2,0)/0 "
      "B:POR@(-3,0)/0 A*1@(3,0)");
  const Doc found = look(scene, R"({"from":"3,0","stooges":1})");
  CHECK(*found.find("shifts") == Doc(3));
  std::string costs;
  for (const Doc& entry : found.find("reach")->as_array()) {
    costs += entry.find("space")->as_string() + ":" + std::to_string(entry.find("cost")->as_integer()) + " ";
  }
  CHECK(costs == "2,0:1 1,0:1 0,0:1 -1,0:1 -2,0:2 ");
  CHECK(reached(scene, R"({"from":"3,0","stooges":1})", "-2,0") ==
        json(R"({"space":"-2,0","cost":2,"via":["2,0","1,0","0,0","-1,0"],)"
             R"("actions":["move 3,0 1 -1,0","move -1,0 1 -2,0"],"lost":0,"attack":null,"halts":false})"));
}

TEST_CASE("DD-E14, DD-E15: look tells combats and what traps take") {
  constexpr std::string_view two = R"({"from":"0,0","stooges":2})", three = R"({"from":"0,0","stooges":3})";
  const Scene trap(std::string(kForeign) + "A*2@(0,0)");
  CHECK(
      reached(trap, two, "-1,0") ==
      json(R"({"space":"-1,0","cost":1,"via":[],"actions":["move 0,0 2 -1,0"],"lost":1,"attack":null,"halts":false})"));
  CHECK(reached(trap, two, "-2,0") == json(R"({"space":"-2,0","cost":2,"via":["-1,0"],)"
                                           R"("actions":["move 0,0 2 -1,0","move -1,0 1 -2,0"],)"
                                           R"("lost":1,"attack":null,"halts":false})"));
  Scene fight(std::string(kForeign) + "A*3@(0,0) B*2@(-1,0)");
  CHECK(reached(fight, two, "-1,0").is_null());
  CHECK(reached(fight, three, "-1,0") ==
        json(R"({"space":"-1,0","cost":1,"via":[],"actions":["move 0,0 3 -1,0"],"lost":1,)"
             R"("attack":{"strength":3,"against":2,"players":[1]},"halts":true})"));
  CHECK(*reached(fight, three, "-2,0").find("halts") == Doc(false));
  fight.tp(0);
  CHECK(look(fight, three) == json(R"({"shifts":0,"reach":[]})"));
  fight.pending("move");
  CHECK(*look(fight, three).find("shifts") == Doc(1));
  CHECK(reached(fight, three, "-2,0").is_null());
}

TEST_CASE("DD-E19, DD-23.3: look halts where something is asked or turned up") {
  const Scene pit("A:POR@(3,0)/0 A:PIT@(2,0)/0 A:KIT-A@(3,-1)/2 A*2@(3,0)");
  CHECK(*reached(pit, R"({"from":"3,0","stooges":1})", "2,0").find("halts") == Doc(true));
  CHECK(reached(pit, R"({"from":"3,0","stooges":2})", "2,0").is_null());
  const Scene lair({.scenarios = {"dragons_lair"}},
                   "A:POR@(4,0)/0 A:COR-I@(3,0)/0 A:COR-I@(2,0)/0 N:LAIR@(1,0)/0 N:LAIR@(0,0)/0 N:LAIR@(1,-1)/0 "
                   "N:LAIR@(0,-1)/0 N:LAIR@(-1,0)/0 N:LAIR@(-1,1)/0 N:LAIR@(0,1)/0 A*3@(2,0)");
  const Doc found = look(lair, R"({"from":"2,0","stooges":2})");
  CHECK(*reached(lair, R"({"from":"2,0","stooges":2})", "1,0").find("halts") == Doc(true));
  CHECK(reached(lair, R"({"from":"2,0","stooges":2})", "0,0").is_null());  // behind a tile that nobody has seen
  CHECK(found.find("reach")->as_array().size() == 3);
}

TEST_CASE("DD-E28, DD-20.3: look tells where Creatures and Adventurers come, step by step") {
  const Scene battle({.scenarios = {"total_battle"}},
                     "A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 A:TOR-A@(0,0)/0 A*1@(3,0) A:guardian@(3,0)");
  const Doc torture = reached(battle, R"({"creature":"guardian"})", "0,0");
  CHECK(*torture.find("cost") == Doc(2));
  CHECK(*torture.find("actions") == json(R"(["creature guardian W","creature guardian W","creature guardian W"])"));
  const Scene trapped({.scenarios = {"trapped_adventurers"}}, "A:POR@(3,0)/0 B:POR@(-3,0)/0 A*1@(3,0) A:thief@(0,0)");
  const Doc far = reached(trapped, R"({"adventurer":true})", "0,4");
  CHECK(*far.find("cost") == Doc(2));  // two steps a shift
  CHECK(*far.find("via") == json(R"(["0,1","0,2","0,3"])"));
}

TEST_CASE("look refuses questions that are none, and tells only who may answer") {
  Scene scene("A:POR@(3,0)/0 A*1@(3,0) B:POR@(-3,0)/0 B*1@(-3,0)");
  CHECK(look(scene, "{}") == Doc("bad_request "));
  CHECK(look(scene, R"({"from":"3,0"})") == Doc("bad_request stooges"));
  CHECK(look(scene, R"({"from":"3,0","stooges":0})") == Doc("bad_request stooges"));
  CHECK(look(scene, R"({"from":"3,0","stooges":2})") == Doc("bad_request stooges"));
  CHECK(look(scene, R"({"from":"9,0","stooges":1})") == Doc("bad_request from"));
  CHECK(look(scene, R"({"from":"-3,0","stooges":1})") == Doc("bad_request from"));
  CHECK(look(scene, R"({"from":"3,0","stooges":1,"adventurer":true})") == Doc("bad_request "));
  CHECK(look(scene, R"({"creature":"troll"})") == Doc("bad_request creature"));
  CHECK(look(scene, R"({"adventurer":true})") == Doc("bad_request adventurer"));
  constexpr std::string_view plain = R"({"from":"3,0","stooges":1})";
  CHECK(look(scene, plain, Viewer::of(seat_at(0))).is_object());
  CHECK(look(scene, plain, Viewer::of(seat_at(1))) == Doc("not_your_turn viewer"));
  CHECK(look(scene, plain, Viewer::table()) == Doc("not_your_turn viewer"));
}
