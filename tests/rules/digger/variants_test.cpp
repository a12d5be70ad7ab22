// DD-16: variants.
#include <doctest/doctest.h>

#include <string>

#include "documents.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::test;

namespace {

const std::string kPortals = "A:POR@(3,0)/0 B:POR@(-3,0)/0 A*1@(3,0) B*1@(-3,0) ";

Scene& pass(Scene& scene) { return scene.act("pass").whatever(); }

const Doc& seen(const Doc& doc, std::string_view path) { return documents::at(doc, path); }

}  // namespace

TEST_SUITE("Dungeon Digger: variants") {
  TEST_CASE("DD-16.1: before the first Turn each player, in turn order, may resolve one Think! for nothing") {
    Scene scene = Scene::start({.players = 3, .free_think = true});
    scene.chance("first B");
    while (scene.asks() == "place_portal") scene.act(scene.legal().front());
    scene.whatever();
    CHECK(scene.asks() == "free_think");
    CHECK(scene.actor() == 'B');
    CHECK(scene.refused("pass") == "DD-16.1");
    const std::string before = scene.projects('B');
    const Choices thoughts = scene.choices("think");
    CHECK(thoughts.size() >= 3);
    CHECK(scene.legal("no"));
    scene.act(thoughts.front());
    CHECK(scene.asks() == "draw_tile");
    scene.whatever();
    CHECK(scene.told("tp.spent") == 0);
    CHECK(scene.told("order.given") == 0);
    CHECK(scene.told("tile.aside") == scene.told("tile.drawn"));
    CHECK(scene.bag_size('B') == 38);
    CHECK(scene.projects('B') != before);
    CHECK(scene.actor() == 'C');
    scene.act("no");
    CHECK(scene.actor() == 'A');
    scene.act("no");
    CHECK(scene.asks() == "main");
    CHECK(scene.actor() == 'B');
    CHECK(scene.tp() == 2);
  }

  TEST_CASE("DD-16.1, DD-5.2: the free Think! exchanges at least one tile, and not more than the bag has") {
    Scene scene({.free_think = true}, kPortals);
    scene.projects('A', "DOR-A KIT-A COR-I").bag('A', "LIB-A TOR-A").asked(make_task<Step::AskFreeThink>({.seat = 0}));
    CHECK(scene.legal("think DOR-A KIT-A"));
    CHECK(scene.refused("think DOR-A KIT-A COR-I") == "DD-5.2");
    CHECK(scene.game.refuse(scene.state, pack(Kind::Think)).rule == "DD-5.2");
  }

  TEST_CASE("DD-16.1: without the variant the first Turn begins at once") {
    Scene scene = Scene::start();
    scene.chance("first A").act("portal 3,0").whatever();
    CHECK(scene.asks() == "main");
  }

  TEST_CASE("DD-16.2: hidden projects are known to their owner only") {
    Scene scene({.hidden_projects = true}, kPortals);
    scene.projects('A', "DOR-A KIT-A COR-I");
    const Doc mine = scene.game.view(scene.state, Viewer::of(seat_at(0)));
    const Doc theirs = scene.game.view(scene.state, Viewer::of(seat_at(1)));
    CHECK(seen(mine, "seats[0].projects.tiles").as_array().size() == 3);
    CHECK(seen(theirs, "seats[0].projects.tiles").is_null());
    CHECK(seen(theirs, "seats[0].bag.tiles").is_null());  // it would tell the Projects by counting
    CHECK(seen(theirs, "seats[0].projects.count") == Doc(3));
    const Scene open(kPortals);
    CHECK(!seen(open.game.view(open.state, Viewer::of(seat_at(1))), "seats[0].projects.tiles").is_null());
  }

  TEST_CASE("DD-16.2: a tile is shown when it is built, but not when it is drawn or returned to the bag") {
    Scene scene({.hidden_projects = true}, kPortals);
    scene.projects('A', "DOR-A KIT-A COR-I").act("think DOR-A");
    CHECK(scene.turn().knows == Seats(seat_at(0)));
    scene.chance("tile LIB-A");
    const auto told = [&](Event::Type type, int seat) {
      const Doc doc = scene.game.describe(scene.event(type), Viewer::of(seat_at(seat)));
      return doc.find("tile")->is_null() ? std::string("?") : std::string(doc.find("tile")->as_string());
    };
    CHECK(told(Event::Type::TileSetAside, 0) == "DOR-A");
    CHECK(told(Event::Type::TileSetAside, 1) == "?");
    CHECK(told(Event::Type::TileDrawn, 0) == "LIB-A");
    CHECK(told(Event::Type::TileDrawn, 1) == "?");
    scene.act("work LIB-A 2,0 0");
    CHECK(told(Event::Type::TileBuilt, 1) == "LIB-A");
  }

  TEST_CASE("DD-16.3: lords and scenarios may each be used or not") {
    for (const unsigned scenarios : documents::all_scenarios()) {
      for (const LordsOption lords : {LordsOption::Off, LordsOption::Random, LordsOption::Choose}) {
        const Digger game = documents::make({.players = 3, .scenarios = scenarios, .lords = lords});
        Rng rng(7);
        State state = game.start();
        while (state.next().step != Step::AskMain) game.apply(state, documents::choose(game, state, rng), NoEvents{});
        CHECK((state.players[1].lord == kNone) == (lords == LordsOption::Off));
        const bool hunts = (scenarios & documents::bit(Scenario::MonsterHunt)) != 0;
        int monsters = 0;
        for (const std::uint8_t kind : state.board.kind)
          monsters += kind == game.content().kind_of(Common::Monster) ? 1 : 0;
        CHECK(monsters == (hunts ? 3 : 0));
      }
    }
  }

  TEST_CASE("DD-16.4: with the variant the round in which the goal is reached is finished") {
    Scene scene({.players = 3, .finish_round = true},
                "A:POR@(3,0)/0 B:POR@(0,-3)/0 C:POR@(-3,3)/0 A*1@(3,0) B*1@(0,-3) C*1@(-3,3)");
    scene.state.first = 1;  // B, then C, then A
    scene.turn_of('B').gp('B', 20);
    scene.act("rise 0,-3");
    pass(scene);
    CHECK(!scene.over());
    CHECK(scene.actor() == 'C');
    scene.act("rise -3,3");
    pass(scene);
    CHECK(!scene.over());
    CHECK(scene.actor() == 'A');
    pass(scene);
    CHECK(scene.over());
    CHECK(scene.state.ending == Ending::Goal);
  }

  TEST_CASE("DD-16.4: who reaches the goal as the last of the round ends the game at once") {
    Scene scene({.finish_round = true}, kPortals);
    scene.turn_of('B').gp('B', 20);
    CHECK(pass(scene).over());
  }

  TEST_CASE("DD-16.4: a defeated player is not the last of the round") {
    Scene scene({.players = 3, .scenarios = {"total_battle"}, .finish_round = true},
                "A:POR@(2,0)/0 B:POR@(0,-2)/0 C:POR@(-2,2)/0 A*1@(2,0) B*1@(0,-2)");
    scene.state.players[2].out = true;
    scene.gp('A', 30);
    pass(scene);
    CHECK(scene.actor() == 'B');
    CHECK(pass(scene).over());
    CHECK(scene.state.ending == Ending::Goal);
  }

  TEST_CASE("DD-16.4: other ends than the goal are not put off") {
    Scene scene({.scenarios = {"dwarven_citadel"}, .finish_round = true},
                kPortals + "N:CITADEL@(0,0)/0 A*4@(0,0) B*1@(0,0)");
    scene.gp('A', 25);
    CHECK(pass(scene).over());
    CHECK(scene.state.ending == Ending::Citadel);
    Scene idle({.finish_round = true}, kPortals);
    idle.gp('A', 20).idle(1);
    CHECK(pass(idle).over());
    CHECK(idle.state.ending == Ending::Idle);
  }
}
