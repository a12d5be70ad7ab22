// Corridors: chapter 9, and the slow recount that knows nothing of the engine.
#include <map>

#include "documents.hpp"
#include "scene.hpp"
#include "slow_corridors.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::test;

namespace {

// Builds COR-I between A's Portal on 3,0 and what lies on 1,0. Is its corridor complete?
bool closes(const Setup& setup, const std::string& what) {
  Scene scene(setup, "A:POR@(3,0)/0 A*1@(3,0) " + what);
  scene.projects('A', "COR-I").act("work COR-I 2,0 0");
  const bool complete = scene.told("corridor.completed") == 1;
  CHECK(scene.gp('A') == (complete ? 1 : 0));
  CHECK(scene.longest('A') == (complete ? 1 : 0));
  return complete;
}
bool closes(const std::string& what) { return closes({}, what); }

}  // namespace

TEST_CASE("DD-9.1: paths are linked across tiles, and not by inner doors") {
  // The straight path of NUG-X runs from Portal to Room; its two arms are corridors of their own.
  Scene scene("A:POR@(2,0)/0 A:COR-I@(1,0)/0 A:NUG-X@(0,0)/0 A:TRP-I@(1,-1)/1 A*1@(0,0)");
  scene.projects('A', "KIT-A").act("work KIT-A -1,0 0");
  CHECK(scene.told("corridor.completed") == 1);
  CHECK(as<Event::Type::CorridorCompleted>(scene.event(Event::Type::CorridorCompleted)).length ==
        2);  // 1,0 and 0,0, but not 1,-1
  CHECK(!scene.armed("1,-1"));
}

TEST_CASE("DD-9.2: a corridor is all that is linked, round bends and through forks") {
  Scene scene("A:POR@(2,0)/0 A:COR-I@(1,0)/0 A:COR-Y@(0,0)/0 A:KIT-A@(0,-1)/2 A:TRP-I@(-1,1)/1 A*1@(-1,1)");
  scene.projects('A', "DOR-A").act("work DOR-A -2,2 1");
  CHECK(as<Event::Type::CorridorCompleted>(scene.event(Event::Type::CorridorCompleted)).length == 3);
  CHECK(scene.gp('A') == 5);
  CHECK(scene.armed("-1,1"));
}

TEST_CASE("DD-9.3: an own Room, the own Portal and a neutral door close a corridor") {
  CHECK(closes("A:DOR-A@(1,0)/0"));
  CHECK(closes("A:POR@(1,0)/0"));  // two Portals, for once
  CHECK(closes({.scenarios = {"monster_hunt"}}, "N:RUINS@(1,0)/0"));
  CHECK(closes({.scenarios = {"monster_hunt"}}, "N:MONSTER@(1,0)/0"));
  CHECK(closes({.scenarios = {"dwarven_citadel"}}, "N:CITADEL@(1,0)/0"));
  CHECK(closes({.scenarios = {"dragons_lair"}}, "N:LAIR@(1,0)/0"));
  CHECK(closes({.scenarios = {"dragons_lair"}}, "N:CAVE@(1,0)/0"));
}

TEST_CASE("DD-9.3: anything else is an open end") {
  CHECK(!closes(""));
  CHECK(!closes("coll@(1,0)"));
  CHECK(!closes({.scenarios = {"monster_hunt"}}, "rock@(1,0)"));
  CHECK(!closes("B:DOR-A@(1,0)/0"));
  CHECK(!closes("B:POR@(1,0)/0"));
  CHECK(!closes("B:COR-I@(1,0)/0"));
  CHECK(!closes("A:COR-I@(1,0)/0"));  // a link to a corridor that is open
  CHECK(!closes("A:COR-I@(1,0)/0 B:DOR-A@(0,0)/0"));
}

TEST_CASE("DD-9.3, DD-R11: the outside is an open end") {
  Scene scene("A:POR@(3,0)/0 A*1@(3,0)");
  scene.projects('A', "COR-I").act("work COR-I 4,0 0");
  CHECK(scene.told("corridor.completed") == 0);
}

TEST_CASE("DD-9.3: inner doors are closed ends by themselves") {
  Scene scene("A:POR@(3,0)/0 A*1@(3,0)");
  scene.projects('A', "NUG-R").act("work NUG-R 2,0 4");  // [4,1] and the arm [0] towards the Portal
  CHECK(as<Event::Type::CorridorCompleted>(scene.event(Event::Type::CorridorCompleted)).length == 1);
  CHECK(scene.gp('A') == 1);
}

TEST_CASE("DD-9.4: complete without an open end, however many ends there are") {
  Scene scene("A:POR@(1,0)/0 A:KIT-A@(0,-1)/2 A:TOR-A@(-1,1)/1 A*1@(1,0)");
  scene.projects('A', "COR-Y").act("work COR-Y 0,0 0");
  CHECK(as<Event::Type::CorridorCompleted>(scene.event(Event::Type::CorridorCompleted)).length == 1);
}

TEST_CASE("DD-9.5: scored once, at the moment it becomes complete, and never changed any more") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A*1@(2,0)");
  scene.tp(5).projects('A', "KIT-A LIB-A TOR-A").act("work KIT-A 1,0 0").act("no");
  CHECK(scene.gp('A') == 1);
  scene.act("move 2,0 1 1,0").act("stop").act("work LIB-A 0,0 0").act("no");
  CHECK(scene.gp('A') == 1);
  CHECK(scene.told("corridor.completed") == 0);
  // Not even by the conquest of the Room that closes it.
  scene.act("move 1,0 1 2,0").act("stop").put("B*1@(1,0)").turn_of('B').act("conquer 1,0 bag").chance("coin 1");
  CHECK(scene.token("1,0") == 'B');
  CHECK(scene.longest('A') == 1);
  CHECK(scene.gp('A') == 1);
  CHECK(scene.gained('A') == 0);
}

TEST_CASE("DD-9.5: the longest corridor stays the longest when a shorter one is completed") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 A:KIT-A@(0,0)/0 A*1@(3,0)");
  CHECK(scene.longest('A') == 2);
  scene.projects('A', "NUG-R").act("work NUG-R 3,-1 3");  // its arm ends at the Portal
  CHECK(as<Event::Type::CorridorCompleted>(scene.event(Event::Type::CorridorCompleted)).length == 1);
  CHECK(scene.longest('A') == 2);
}

TEST_CASE("DD-9.6, DD-R15: a tile with two paths in the same corridor counts once") {
  // From path [0,2] of COR-W round three tiles back into its path [3,5].
  Scene scene("A:POR@(-1,0)/0 A:COR-W@(0,0)/0 A:COR-V@(1,0)/3 A:TRP-U@(1,1)/2 A:COR-V@(0,1)/0 A*1@(0,0)");
  scene.projects('A', "DOR-C").act("work DOR-C 0,-1 4");
  CHECK(scene.told("corridor.completed") == 1);
  CHECK(as<Event::Type::CorridorCompleted>(scene.event(Event::Type::CorridorCompleted)).length == 4);
  CHECK(scene.gp('A') == 7);
}

TEST_CASE("DD-9.6: a tile with paths in two corridors counts in each") {
  Scene scene("A:POR@(1,0)/0 A:COR-W@(0,0)/0 A:KIT-B@(0,-1)/1 A:DOR-A@(-1,0)/0 A*1@(0,0)");
  CHECK(scene.longest('A') == 1);  // the path to the east and north-west
  scene.projects('A', "DOR-C").act("work DOR-C 0,1 1");
  CHECK(as<Event::Type::CorridorCompleted>(scene.event(Event::Type::CorridorCompleted)).length == 1);
  CHECK(scene.gained('A') == 1);
}

TEST_CASE("DD-9.7: one build may complete several corridors; each is scored") {
  // A corridor tile of two paths, each of which is closed at once.
  Scene scene("A:POR@(1,0)/0 A:KIT-B@(0,-1)/1 A:DOR-A@(-1,0)/0 A:DOR-C@(0,1)/1 A*1@(1,0)");
  scene.projects('A', "COR-W").act("work COR-W 0,0 0");
  CHECK(scene.told("corridor.completed") == 2);
  CHECK(scene.gp('A') == 2);
}

TEST_CASE("DD-9.8: only the builder's corridors become complete by a build") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 B:POR@(-1,0)/0 B:COR-I@(0,0)/0 B*1@(0,0)");
  scene.turn_of('B').projects('B', "KIT-A").act("work KIT-A 1,0 0");
  CHECK(scene.told("corridor.completed") == 1);
  CHECK(scene.event(Event::Type::CorridorCompleted).seat == 1);
  CHECK(scene.gp('A') == 0);
  CHECK(scene.gp('B') == 1);
}

TEST_CASE("DD-R14: a ring without any end is complete") {
  Scene scene(
      "A:POR@(2,0)/0 A:COR-F@(1,0)/2 A:COR-V@(1,-1)/3 A:TRP-V@(0,-1)/4 A:TRP-V@(-1,0)/5 A:NUG-V@(-1,1)/0 A*1@(1,0)");
  scene.projects('A', "COR-V").act("work COR-V 0,1 1").chance("coin 1");
  CHECK(as<Event::Type::CorridorCompleted>(scene.event(Event::Type::CorridorCompleted)).length == 6);
  CHECK(scene.gained('A') == 9);
  CHECK(scene.longest('A') == 6);
}

TEST_CASE("DD-9: games at random keep to the slow recount, and score what becomes complete") {
  int completed = 0;
  std::uint64_t seed = 0;
  for (const unsigned scenarios : documents::all_scenarios()) {
    for (const int players : {2, 3, 5, 6}) {
      documents::Setup setup{.players = players, .scenarios = scenarios};
      setup.face_down = (scenarios & documents::bit(Scenario::MonsterHunt)) != 0 && seed % 2 == 0;
      setup.max_turns = 30;
      const Digger game = documents::make(setup);
      Rng rng(++seed);
      State state = game.start();
      std::map<std::set<slow::Node>, slow::Corridor> known;
      std::multiset<std::array<int, 3>> told;  // by whom, length, nuggets
      while (!game.turn(state).is_over()) {
        const bool builds = !game.turn(state).is_chance();
        EventList<Event> events;
        game.apply(state, documents::choose(game, state, rng), events);
        for (const Event& event : events.items) {
          if (event.type != Event::Type::CorridorCompleted) continue;
          const auto completed_now = as<Event::Type::CorridorCompleted>(event);
          told.insert({event.seat, completed_now.length, completed_now.nuggets});
        }
        bool waiting = false;
        for (int i = 0; i < state.agenda_count; ++i) {
          waiting = waiting || (state.agenda[i].step == Step::Built &&
                                as<Step::Built>(state.agenda[i]).stage <= index(BuildStage::Corridors));
        }
        if (waiting || (!builds && told.empty())) continue;
        REQUIRE(slow::noted(state) == slow::count(game, state));
        std::multiset<std::array<int, 3>> found;
        for (const slow::Corridor& corridor : slow::corridors(game, state)) {
          if (!corridor.complete() || known.count(corridor.nodes) != 0) continue;
          known.emplace(corridor.nodes, corridor);
          found.insert({corridor.player, corridor.length(), corridor.nuggets});
        }
        REQUIRE(found == told);
        completed += static_cast<int>(told.size());
        told.clear();
      }
    }
  }
  CHECK(completed > 300);
}
