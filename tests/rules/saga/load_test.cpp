// Positions as documents: what view() writes load() reads again, and nothing else.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <vector>

#include "documents.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::documents;
using positions::loads_back;
using saga::test::Scene;

namespace {

// A document that can be changed, and what becomes of it.
struct Written : positions::Written<Written, Saga> {
  using positions::Written<Written, Saga>::Written;
  explicit Written(const Scene& scene) : Written(Moment{scene.game, scene.state}) {
    REQUIRE_MESSAGE(game.load(doc).ok(), game.load(doc).fault().message);
  }
  Written& agenda(std::initializer_list<Doc> tasks) { return set("agenda", Doc::Array(tasks)); }
};

// task("bonus_move", R"("model":1,"points":3,"flags":[])")
Doc task(std::string_view step, std::string_view about = "") {
  const std::string comma = about.empty() ? "" : ",";
  return json("{\"step\":\"" + std::string(step) + "\"" + comma + std::string(about) + "}");
}

// Orlaf and Danor before a door, a chest, a table and a bone pile; a skeleton and a troll.
Scene hall() {
  Scene scene({.players = 3,
               .seats = {1, 2},
               .limits = "skeleton_warrior*3",
               .cards = "double extra_1*3 animate_1 interrupt_1*2",
               .locks = "1:ward_2 c:mundane_2",
               .chests = "c:rune_key",
               .hero_losses = 2},
              "###########\n"
              "#O..s..ttP#\n"
              "#DcTT..tt.1\n"
              "#..o......#\n"
              "###########");
  return scene;
}

Written choosing() { return Written(hall()); }
Written acting(std::string_view name = "O") {
  Scene scene = hall();
  scene.begin(name);
  return Written(scene);
}

constexpr std::size_t kAsked = static_cast<std::size_t>(Step::DrawCard) + 1;

// Members that a document may leave out, since they follow from the rest.
constexpr std::string_view kDerived[] = {
    "options",     "adventure",  "phase",   "asked",   "round_limit", "width",        "height",
    "terrain",     "exits",      "victory", "hidden",  "aids",        "side",         "class",
    "sheet",       "seat",       "large",   "squares", "out_at",      "crippled",     "engaged_by",
    "outnumbered", "values",     "spells",  "kind",    "lock",        "blocks_sight", "commands_each_turn",
    "hand_size",   "fixed_pile", "played",  "limits",  "crippled_at"};

void drop_derived(Doc& doc) {
  positions::drop_members(doc, [](const Doc&, std::string_view, const Doc::Member& member) {
    return std::find(std::begin(kDerived), std::end(kDerived), member.first) != std::end(kDerived);
  });
}

// Numbers, flags and texts of a document, but for what follows from the rest.
void collect(Doc& doc, std::vector<Doc*>& all) {
  if (doc.is_array()) {
    if (!doc.as_array().empty()) all.push_back(&doc);
    for (Doc& item : doc.as_array()) collect(item, all);
  } else if (doc.is_object()) {
    for (Doc::Member& member : doc.as_object()) collect(member.second, all);
  } else {
    all.push_back(&doc);
  }
}

void spoil(Doc& doc, Rng& rng) {
  std::vector<Doc*> all;
  collect(doc, all);
  const auto any = [&]() -> Doc& { return *all[below(rng, static_cast<std::uint32_t>(all.size()))]; };
  Doc& here = any();
  if (here.is_integer()) {
    const std::int64_t value = here.as_integer();
    here = below(rng, 2) == 0 ? Doc(value + 1 - 2 * static_cast<int>(below(rng, 2))) : Doc(below(rng, 256));
  } else if (here.is_bool()) {
    here = !here.as_bool();
  } else if (here.is_string()) {
    const Doc other = any();
    here = other.is_string() ? other : Doc(std::to_string(below(rng, 36)) + "," + std::to_string(below(rng, 20)));
  } else if (here.is_array()) {
    Doc::Array& items = here.as_array();
    if (below(rng, 2) == 0) items.erase(items.begin() + below(rng, static_cast<std::uint32_t>(items.size())));
    else items.push_back(Doc(items.front()));
  } else {
    here = below(rng, 64);
  }
}

}  // namespace

TEST_SUITE("Dungeon Saga: positions") {
  TEST_CASE("DS-H1: a guess is told without what is hidden, and reads back") {
    Scene scene = hall();
    Rng rng(3);
    const State guess = scene.game.guess(scene.state, Seats(seat_at(1)), rng);
    const Doc doc = position(scene.game, guess);
    CHECK(at(doc, "blind") == Doc(true));
    CHECK(at(doc, "hidden").is_null());
    loads_back(scene.game, guess);
  }

  // --- there and back ---

  TEST_CASE("every position of a game loads back to the same bytes, at every step") {
    std::array<int, kAsked> seen{};
    const auto play = [&](std::string_view id, int players, std::uint64_t seed) {
      const Saga game = make(id, players);
      Rng rng(seed);
      play_randomly(game, game.start(), rng, [&](const State& state) {
        // Of common steps a part is enough.
        int& count = seen[static_cast<std::size_t>(state.next().step)];
        if (++count < 25 || count % 150 == 0) loads_back(game, state);
      });
    };
    std::uint64_t seed = 0;
    for (const std::string_view id : all_adventures()) {
      for (int players = 2; players <= most_players(id); ++players) play(id, players, ++seed);
    }
    // What takes a meeting with one boss needs more games.
    const auto rare = [&] { return *std::min_element(seen.begin(), seen.end()); };
    for (; rare() == 0 && seed < 1000; ++seed) play(seed % 2 == 0 ? "saga-05" : "saga-10", 2, seed);
    for (std::size_t step = 0; step < kAsked; ++step) {
      CAPTURE(Saga::kinds()[step]);
      // Summoning and its tokens are made by a boss behind three doors: rule tests come to them.
      if (step == static_cast<std::size_t>(Step::AskSummon) || step == static_cast<std::size_t>(Step::RollSkip))
        continue;
      CHECK(seen[step] > 0);
    }
  }

  TEST_CASE("DS-7.9, DS-3.8: a summoning and a token load back") {
    Scene scene({.limits = "zombie*2"}, "#######\n#O...N#\n#R....#\n#######");
    scene.face("N", "W").begin("N");
    scene.act("cast in_my_power O").next_round();
    loads_back(scene.game, scene.state);
    scene.act("hero O");
    REQUIRE(scene.asks() == "roll_skip");
    loads_back(scene.game, scene.state);
    scene.die(1);
    loads_back(scene.game, scene.state);
    Scene bleeding("#######\n#O...N#\n#R....#\n#######");
    bleeding.face("N", "W").begin("N");
    bleeding.act("cast bleed O");
    loads_back(bleeding.game, bleeding.state);
    bleeding.hits(1);
    REQUIRE(bleeding.asks() == "summon");
    loads_back(bleeding.game, bleeding.state);
  }

  TEST_CASE("DS-4.10, DS-4.12: a window in which the last hero that had to act was incapacitated loads back") {
    Scene scene({.hero_losses = 0}, "10x8", "O@4,4/E R@1,1/E s@5,4/W s@5,5/W");
    scene.hand("interrupt_2").pile(29).wounds("O", 4).begin("R").act("end");
    loads_back(scene.game, scene.state);
    scene.act("card interrupt_2").act("activate s").act("fight O").hits(1);
    REQUIRE_FALSE(scene.is_in_play("O"));
    REQUIRE(scene.asks() == "interrupt_model");
    loads_back(scene.game, scene.state);
    scene.act("stop");
    CHECK(scene.asks() == "command");
  }

  TEST_CASE("what follows from the rest may be left out") {
    for (const std::string_view id : all_adventures()) {
      const Saga game = make(id, 3);
      Rng rng(7);
      int positions = 0;
      play_randomly(game, game.start(), rng, [&](const State& state) {
        if (++positions % 97 != 1) return;
        Doc doc = position(game, state);
        drop_derived(doc);
        positions::reads_as(game, doc, state);
      });
    }
  }

  TEST_CASE("lists may come in another order") {
    const Moment moment = find_moment("saga-10", [](const Saga&, const State& s) { return s.round == 3; });
    Doc doc = position(moment.game, moment.state);
    for (const std::string_view list : {"doors", "chests", "furniture", "bones", "overlord.unseen", "overlord.hand"}) {
      std::reverse(at(doc, list).as_array().begin(), at(doc, list).as_array().end());
    }
    positions::reads_as(moment.game, doc, moment.state);
  }

  TEST_CASE("rows of the map and squares of a piece have their places") {
    // The first item and the next that is not the same.
    const auto swapped = [](std::string_view list) {
      Written written(find_moment("saga-10", [](const Saga&, const State& s) { return s.round == 3; }));
      Doc::Array& items = at(written.doc, list).as_array();
      std::size_t other = 1;
      while (items[other] == items[0]) ++other;
      std::swap(items[0], items[other]);
      written.refused(list);
    };
    swapped("terrain");
    swapped("hidden.terrain");
    swapped("doors[0].squares");  // actions name a door by the first of them
  }

  // --- what is no position ---

  TEST_CASE("a document must be a position of this game") {
    for (const Doc& doc : {Doc(), Doc(3), Doc("position"), Doc::array(), Doc::object()}) {
      const Result<State> loaded = hall().game.load(doc);
      REQUIRE(!loaded.ok());
      CHECK(loaded.fault().code == "bad_save");
    }
    choosing().set("format", "position").refused("format");
    choosing().set("version", 3).refused("version");
    choosing().set("game", "digger").refused("game");
    choosing().set("players", 2).refused("players");
    choosing().set("adventure", "saga-01").refused("adventure");
    choosing().set("phase", "act").refused("phase");
    choosing().set("part", "night").refused("part");
    choosing().set("round", 0).refused("round");
    choosing().set("round", 31).refused("round");
  }

  // --- the map ---

  TEST_CASE("DS-13.10: areas are revealed by open doors") {
    Written nowhere = choosing();
    for (const std::string_view list : {"areas", "doors", "chests", "furniture"}) nowhere.set(list, Doc::array());
    nowhere.refused("areas", "DS-2.3");
    const Moment moment = find_moment("saga-01", [](const Saga&, const State& s) { return s.doors_open != 0; });
    Written closed(moment);
    closed.set(entry(closed.doc, "doors", "open", true) + ".open", false);
    closed.refused("areas", "DS-13.10");
    Written far{moment};
    far.add("areas", at(far.doc, "hidden.areas[0].id")).refused("areas", "DS-13.10");
    choosing().add("areas", "z").refused("areas[1]");
    choosing().add("areas", "a").refused("areas[1]");
  }

  TEST_CASE("DS-13.3, DS-13.12: doors, chests and furniture are those of the map") {
    choosing().set("doors[0].id", "9").refused("doors[0].id");
    choosing().add("doors", at(choosing().doc, "doors[0]")).refused("doors[1].id");
    choosing().drop("doors").refused("doors");
    choosing().set("doors[0].power", 3).refused("doors[0].power");
    choosing().set("doors[0].power", 0).refused("doors[0].power");
    choosing().set("doors[0].squares[0]", "9,1").refused("doors[0].squares[0]");
    choosing().set("chests[0].power", 1).refused("chests[0].power", "DS-13.3");
    choosing().set("chests[0].lock.dice", 3).refused("chests[0].lock.dice");
    Written table = choosing();
    const std::string piece = entry(table.doc, "furniture", "kind", "table");
    table.set(piece + ".gone", true).refused(piece + ".gone", "DS-13.1");
    choosing().set("terrain[1]", "##########").refused("terrain[1]");
  }

  TEST_CASE("DS-H1: what is not revealed is in no position") {
    const Moment moment = find_step("saga-01", Step::AskHero);
    Doc hidden = at(position(moment.game, moment.state), "hidden.doors[0]");
    Written(moment)
        .add("doors", hidden)
        .refused("doors[" + std::to_string(at(position(moment.game, moment.state), "doors").as_array().size()) + "].id",
                 "DS-H1");
    Written chest(find_moment("saga-10", [](const Saga&, const State& s) { return s.next().step == Step::AskHero; }));
    Doc closed = json(R"({"id":"c1","open":false,"power":2})");
    chest.add("chests", closed).refused("chests[0].id", "DS-1.7");
  }

  TEST_CASE("DS-7.5, DS-1.6: bone piles lie on revealed floor") {
    choosing().set("bones[0].square", "0,0").refused("bones", "DS-7.5");
    choosing().set("bones[0].square", "2,2").refused("bones", "DS-7.5");  // under the chest
    choosing().set("bones[0].square", "48,1").refused("bones[0].square", "DS-1.6");
    choosing().set("bones[0].square", "1-1").refused("bones[0].square");
    choosing().set("bones[0].square", "01,1").refused("bones[0].square");
    choosing().set("bones[0].count", 0).refused("bones[0].count");
    choosing().add("bones", at(choosing().doc, "bones[0]")).refused("bones[1].square");
  }

  TEST_CASE("DS-8.15, DS-13.11: quest objects come from open chests") {
    choosing().set("models[0].objects", json(R"([{"object":"rune_key","count":1}])")).refused("models", "DS-13.11");
    choosing()
        .set("dropped", json(R"([{"hero":"orlaf","square":"1,3","objects":[{"object":"rune_key","count":1}]}])"))
        .refused("dropped", "DS-8.15");
    choosing().set("dropped", json(R"([{"hero":"madriga","square":"1,3","objects":[]}])")).refused("dropped[0].hero");
    choosing().set("dropped", json(R"([{"hero":"orlaf","square":"1,3","objects":[]}])")).refused("dropped[0].objects");
    choosing()
        .set("models[0].objects", json(R"([{"object":"crown","count":1}])"))
        .refused("models[0].objects[0].object");
  }

  TEST_CASE("DS-18.2, DS-18.6: blocks and a collapse are those of the adventure") {
    choosing().set("collapse", 4).refused("collapse", "DS-18.2");
    choosing().set("blocks", json(R"([{"centre":"5,2","turned":1}])")).refused("blocks[0].centre", "DS-18.6");
    Written falls(find_step("saga-07", Step::AskHero));
    CHECK(falls.game.load(Written(falls).set("collapse", 4).doc).ok());
    CHECK(falls.game.load(Written(falls).set("collapse", 9).doc).ok());
    falls.set("collapse", 5).refused("collapse", "DS-18.2");
    Written turned(find_moment("saga-06", [](const Saga&, const State& s) { return s.blocks != 0; }));
    turned.set("blocks[0].turned", 4).refused("blocks[0].turned");
  }

  // --- models ---

  TEST_CASE("DS-6.2: models stand on floor, each by itself") {
    choosing().set("models[0].square", "0,0").refused("models[0].square", "DS-6.2");
    choosing().set("models[0].square", "3,2").refused("models[0].square", "DS-6.2");  // on the table
    choosing().set("models[2].square", "1,1").refused("models[2].square", "DS-6.2");  // where Orlaf stands
    choosing().set("models[0].square", "8,2").refused("models[3].square", "DS-6.2");  // under the troll
    choosing().set("models[0].square", "99,1").refused("models[0].square", "DS-1.6");
    choosing().set("models[0].square", 5).refused("models[0].square");
    choosing().set("models[0].facing", nullptr).refused("models[0].facing");
    choosing().set("models[0].facing", "NE").refused("models[0].facing");
    choosing().set("models[3].squares[0]", "6,1").refused("models[3].squares[0]");
  }

  TEST_CASE("models have numbers and figures of their own") {
    choosing().set("models[2].number", 0).refused("models[2].number");
    choosing().set("models[2].number", 3).refused("models[2].number");
    choosing().set("models[2].number", 64).refused("models[2].number");
    choosing().set("models[0].figure", "rordin").refused("models[0].figure");
    choosing().set("models[2].figure", "orlaf").refused("models[2].figure");
    choosing().set("models[2].figure", "dragon").refused("models[2].figure");
    choosing().set("models[2].in_play", false).refused("models[2].in_play");
    Written missing = choosing();
    at(missing.doc, "models").as_array().erase(at(missing.doc, "models").as_array().begin());
    missing.refused("models");
  }

  TEST_CASE("DS-7.7: there are no more of a figure than can come") {
    choosing().set("models[2].figure", "zombie_troll").refused("models", "DS-7.7");
    choosing().set("models[2].figure", "mortibris").refused("models", "DS-1.3");
    choosing().set("bosses_out", json(R"(["zombie"])")).refused("bosses_out", "DS-8.15");
    choosing().set("bosses_out", json(R"(["grund"])")).refused("models", "DS-1.3");
    Written raised = choosing();  // two more than the map has, by the limit
    for (const int number : {6, 7, 8, 9}) {
      Doc copy = at(raised.doc, "models[2]");
      raised.add("models", copy.set("number", number).set("square", std::to_string(number - 2) + ",3"));
    }
    raised.refused("models", "DS-7.7");
  }

  TEST_CASE("DS-8.11, DS-8.15: wounds are fewer than take a model out") {
    choosing().set("models[0].wounds", 5).refused("models[0].wounds", "DS-8.15");
    choosing().set("models[0].wounds", 16).refused("models[0].wounds");
    choosing().set("models[2].wounds", 1).refused("models[2].wounds", "DS-8.11");
    choosing().set("models[3].wounds", 4).refused("models[3].wounds", "DS-8.15");
    choosing().set("models[0].crippled", true).refused("models[0].crippled");
  }

  TEST_CASE("DS-3.7: a hero is in play, incapacitated, or has left the map") {
    choosing().set("models[0].in_play", false).refused("models[0].in_play", "DS-3.7");
    choosing().set("models[0].exited", true).refused("models[0].in_play", "DS-3.7");
    choosing().set("models[0].incapacitated", true).refused("models[0].wounds", "DS-8.15");
  }

  TEST_CASE("DS-11.10: effects last as long as they do") {
    choosing()
        .set("models[0].lasting", json(R"([{"effect":"shield","left":3}])"))
        .refused("models[0].lasting", "DS-11.10");
    choosing()
        .set("models[0].lasting", json(R"([{"effect":"steelskin","left":2}])"))
        .refused("models[0].lasting", "DS-11.10");
    choosing().set("models[0].lasting", json(R"([{"effect":"burn","left":1}])")).refused("models[0].lasting[0].effect");
    choosing()
        .set("models[2].lasting", json(R"([{"effect":"in_my_power","left":3}])"))
        .refused("models[2].lasting", "DS-3.8");
    choosing().set("models[0].feats[0].feat", "focus").refused("models[0].feats[0].feat");
    choosing().set("recharging", json(R"([{"spell":"burn","recharge":3}])")).refused("recharging[0].recharge");
    choosing().set("recharging", json(R"([{"spell":"flamebolt","recharge":2}])")).refused("recharging[0].recharge");
  }

  TEST_CASE("DS-11.1: a spell that recharges belongs to somebody") {
    Written written(find_step("saga-a", Step::AskHero));
    written.set("recharging", json(R"([{"spell":"burn","recharge":1}])")).refused("recharging", "DS-11.1");
  }

  TEST_CASE("DS-15.7, DS-11.11: nobody holds more than allowed") {
    choosing()
        .set("models[0].items", json(R"([{"item":"healing_potion","count":3}])"))
        .refused("models[0].items", "DS-15.7");
    choosing()
        .set("models[1].items",
             json(R"([{"item":"energy_crystal_1","count":2},{"item":"energy_crystal_2*","count":2}])"))
        .refused("models[1].items", "DS-11.11");
    choosing().set("models[0].items", json(R"([{"item":"sword","count":1}])")).refused("models[0].items[0].item");
    choosing()
        .set("models[0].items", json(R"([{"item":"healing_potion","count":1},{"item":"healing_potion","count":1}])"))
        .refused("models[0].items[1].item");
  }

  // --- cards, rounds, the end ---

  TEST_CASE("DS-2.5, DS-12.3: the cards add up with the deck") {
    choosing().set("overlord.pile", 6).refused("overlord.pile", "DS-2.5");
    choosing().set("overlord.hand", json(R"([{"card":"double","count":1}])")).refused("overlord.hand", "DS-2.5");
    choosing().set("overlord.unseen[0].count", 9).refused("overlord.hand", "DS-2.5");
    choosing().set("overlord.unseen[0].card", "ace").refused("overlord.unseen[0].card");
    choosing().set("overlord.pile_out", true).refused("overlord.pile_out", "DS-12.3");
    choosing().set("overlord.commands", 7).refused("overlord.commands", "DS-4.7");
    choosing().set("overlord.hand_size", 1).refused("overlord.hand_size");
  }

  TEST_CASE("DS-3.1: the part of the Round fits what is under way") {
    choosing().set("part", "overlord").refused("part", "DS-3.1");
    acting().set("part", "window").refused("part", "DS-3.1");
    choosing().set("models[0].acted", true).refused("models", "DS-3.2");
    Scene scene = hall();
    scene.overlord();
    Written(scene).set("models[0].acted", false).refused("models", "DS-3.1");
    Written(scene).set("part", "end_of_round").refused("part", "DS-3.1");
    choosing().set("rules_used", json(R"(["wheel"])")).refused("rules_used[0]");
  }

  TEST_CASE("DS-3.3, DS-3.4: the Turn under way holds together") {
    choosing().set("act", at(acting().doc, "act")).refused("act", "DS-3.3");
    acting().set("act", nullptr).refused("act.model", "DS-3.3");
    acting().set("act.model", 4).refused("act.model", "DS-3.3");
    acting().set("act.model", 2).refused("act.model");
    acting().set("act.points", 99).refused("act.points", "DS-6.1");
    acting().set("act.acted", true).refused("act.move_over", "DS-3.4");
    acting().set("act.moved", true).refused("act.moved", "DS-3.4");
    acting().set("act.stopped", true).refused("act.stopped", "DS-6.6");
    acting().set("act.cast", json(R"(["burn"])")).refused("act.cast", "DS-11.2");
    acting("s").set("act.trades", 1).refused("act.trades", "DS-15.5");
    acting("s").set("act.dazed", true).refused("act.dazed", "DS-3.8");
    acting("s").set("models[2].activated", false).refused("act.model", "DS-4.2");
    acting().set("models[0].acted", true).refused("act.model", "DS-3.2");
    acting().set("act.trades", 7).refused("act.trades");
  }

  TEST_CASE("DS-17.1: nobody has won unseen, and nobody without a reason") {
    choosing().set("winner", "heroes").refused("winner", "DS-17.1");
    choosing().set("ending", "goal").refused("ending", "DS-17.1");
    Scene one({.hero_losses = 1}, "#####\n#Os.#\n#R..#\n#####");
    Scene lost = one;
    lost.wounds("O", 4).begin("s");
    lost.act("fight O").hits(1);
    REQUIRE(lost.over());
    Written(lost).set("ending", "goal").refused("ending", "DS-17.1");
    Written(lost).set("winner", "heroes").refused("ending", "DS-17.1");
    Written(lost).set("winner", nullptr).refused("winner", "DS-17.1");
    Written(lost).set("ending", nullptr).refused("ending", "DS-17.1");
    const Doc overlord_turn = task("end_round", R"("part":"recharge","next":0)");
    Written(lost).agenda({overlord_turn, task("command")}).refused("act", "DS-3.3");
    Written(lost).agenda({overlord_turn, task("command")}).set("act", nullptr).refused("winner", "DS-17.1");
  }

  // --- the agenda ---

  TEST_CASE("the agenda ends with a question, a matter of chance or the end") {
    choosing().agenda({}).refused("agenda");
    choosing().agenda({task("hero_phase")}).refused("agenda[0]");
    choosing().agenda({task("act")}).refused("agenda[0]");
    choosing().agenda({task("horizon")}).refused("agenda[0]");
    choosing().agenda({task("sleep")}).refused("agenda[0].step");
    choosing().agenda({task("hero", R"("hero":"orlaf")")}).refused("agenda[0].hero");
    acting().agenda({task("hero_turn_ends"), task("command")}).refused("agenda[1]");
    acting().agenda({task("hero_turn_ends"), task("acting"), task("acting"), task("act")}).refused("agenda[2]");
    choosing().agenda({task("hero_phase"), task("over")}).refused("agenda[1]");
    Doc many = Doc::array();
    for (int i = 0; i < 25; ++i) many.push(task("draw_card"));
    choosing().set("agenda", many).refused("agenda");
  }

  TEST_CASE("DS-2.6: before the opening hand is drawn there is one position") {
    const Saga game = make("saga-01");
    Written start(Moment{game, game.start()});
    CHECK(game.load(start.doc).ok());
    Written(start).set("models[0].wounds", 1).refused("agenda[0]", "DS-2.6");
    Written(start).agenda({task("hero_phase"), task("draw_card")}).refused("agenda", "DS-2.6");
  }

  // What each step needs to be there.
  TEST_CASE("a step finds what it is about") {
    const auto in_turn = [](std::initializer_list<Doc> tasks) {
      Written written = acting();
      Doc all = Doc::array();
      all.push(task("hero_turn_ends")).push(task("acting"));
      for (const Doc& each : tasks) all.push(each);
      return written.set("agenda", all).set("phase", at(all.as_array().back(), "step"));
    };
    in_turn({task("free_attack", R"("target":0)")}).refused("agenda[2]", "DS-7.3");
    in_turn({task("free_attack", R"("target":1)")}).refused("agenda[2]", "DS-7.3");
    in_turn({task("free_attack", R"("target":33)")}).refused("agenda[2]", "DS-7.3");
    in_turn({task("potion", R"("hero":"orlaf")")}).refused("agenda[2]", "DS-15.4");
    in_turn({task("trade", R"("hero":"danor","other":"orlaf","given":"fury_draught","taken":null)")})
        .refused("agenda[2]", "DS-15.5");
    in_turn({task("trade", R"("hero":"orlaf","other":"danor","given":null,"taken":null)")})
        .refused("agenda[2]", "DS-15.5");
    in_turn({task("trade", R"("hero":"orlaf","other":"danor","given":"rune_key","taken":null)")})
        .refused("agenda[2]", "DS-15.5");
    in_turn({task("spell", R"("major":false,"left":0,"recharging":false)")}).refused("agenda[2]", "DS-11.2");
    in_turn({task("fight_each", R"("dice":4,"modifiers":false)")}).refused("agenda[2]", "DS-16.3");
    in_turn({task("shot", R"("left":0,"dice":0,"ignoring":false)")}).refused("agenda[2]", "DS-16.5");
    in_turn({task("devour", R"("wounds":2)")}).refused("agenda[2]", "DS-16.11");
    in_turn({task("chain_fight", R"("left":5,"again":false)")}).refused("phase");
    in_turn({task("target", R"("caster":0,"origin":"burn","effect":0,"target":{"model":0},"square":"1,1","bonus":0)")})
        .refused("agenda[2]", "DS-11.9");
    in_turn({task("bonus_move", R"("model":40,"points":3,"flags":[])")}).refused("agenda[2]", "DS-6.13");
    in_turn({task("animate", R"("left":1,"origin":null,"effect":0,"pile":null)")}).refused("agenda[2]", "DS-4.9");
    in_turn({task("animate", R"("left":1,"origin":"burn","effect":0,"pile":null)")}).refused("agenda[2]", "DS-7.6");
    in_turn({task("roll_regeneration", R"("model":4,"wounds":1,"by_friend":false)")}).refused("agenda[2]", "DS-14.2");
    in_turn({task("roll_crystal", R"("hero":"orlaf","origin":"burn","effect":0,"dice":1)")})
        .refused("agenda[2]", "DS-11.11");
    in_turn({task("break_step", R"("model":0,"cost":1,"square":"8,1")"), task("free_attacks", R"("target":0)"),
             task("potion", R"("hero":"orlaf")")})
        .refused("agenda[2]", "DS-6.8");
    in_turn({task("casting", R"("caster":0,"origin":"burn","effect":0,"target":null,"square":null,"bonus":0)"),
             task("roll_attack")})
        .set("attack", nullptr)
        .refused("attack");
    choosing().agenda({task("hero_phase"), task("interrupt")}).set("part", "window").refused("models", "DS-4.10");
    choosing()
        .agenda({task("end_round", R"("part":"next_round","next":0)"), task("draw_card")})
        .refused("part", "DS-3.1");
    choosing().agenda({task("end_round", R"("part":"expiry","next":0)"), task("command")}).refused("agenda[1]");
  }

  // Each value is one that its field can have.
  TEST_CASE("a step is told in words, and takes no others") {
    const auto in_turn = [](std::string_view step, std::string_view about) {
      Written written = acting();
      written.agenda({task("hero_turn_ends"), task("acting"), task(step, about)});
      return written;
    };
    in_turn("potion", "").refused("agenda[2].hero");
    in_turn("potion", R"("hero":0)").refused("agenda[2].hero");
    in_turn("potion", R"("hero":"madriga")").refused("agenda[2].hero");
    in_turn("free_attack", R"("target":2)").refused("agenda[2].target");  // there is no third hero
    in_turn("free_attack", R"("target":64)").refused("agenda[2].target");
    in_turn("trade", R"("hero":"orlaf","other":null,"given":null,"taken":null)").refused("agenda[2].other");
    in_turn("trade", R"("hero":"orlaf","other":"danor","given":"tea","taken":null)").refused("agenda[2].given");
    in_turn("spell", R"("major":0,"left":1,"recharging":false)").refused("agenda[2].major");
    in_turn("spell", R"("major":true,"left":16,"recharging":false)").refused("agenda[2].left");
    in_turn("chain_fight", R"("left":0,"again":false)").refused("agenda[2].left");
    in_turn("fight_each", R"("dice":16,"modifiers":false)").refused("agenda[2].dice");
    in_turn("bonus_move", R"("model":1,"points":15,"flags":[])").refused("agenda[2].points");
    in_turn("bonus_move", R"("model":1,"points":3,"flags":["dazed"])").refused("agenda[2].flags[0]");
    in_turn("summon", R"("figure":"zombie_troll","beside":false,"square":"3,1")").refused("agenda[2].figure", "DS-7.9");
    in_turn("summon", R"("figure":"zombie","beside":false,"square":null)").refused("agenda[2].square");
    in_turn("animate", R"("left":1,"origin":"dance","effect":0,"pile":null)").refused("agenda[2].origin");
    in_turn("animate", R"("left":1,"origin":null,"effect":0,"pile":"3")").refused("agenda[2].pile");
    in_turn("animate", R"("left":1,"origin":null,"effect":0,"pile":"3,30")").refused("agenda[2].pile", "DS-1.6");
    in_turn("target", R"("caster":0,"origin":null,"effect":0,"target":null,"square":null,"bonus":0)")
        .refused("agenda[2].origin");
    in_turn("target", R"("caster":0,"origin":"burn","effect":0,"target":5,"square":null,"bonus":0)")
        .refused("agenda[2].target");
    in_turn("target", R"("caster":0,"origin":"burn","effect":0,"target":{"door":"9"},"square":null,"bonus":0)")
        .refused("agenda[2].target.door");
    in_turn("roll_round", R"("model":0,"faces":[])").refused("agenda[2].faces");
    in_turn("roll_round", R"("model":0,"faces":[7])").refused("agenda[2].faces[0]");
    in_turn("roll_skip", R"("hero":"orlaf","needs":0)").refused("agenda[2].needs");
    in_turn("roll_block", R"("rule":"wheel","effect":0)").refused("agenda[2].rule");
    in_turn("end_round", R"("part":"night","next":0)").refused("agenda[2].part");
    in_turn("rule_effects", R"("rule":0,"effect":1,"hero":null,"way":"none")").refused("agenda[2].rule");
  }

  TEST_CASE("DS-8.1, DS-13.6: the attack that is rolled for is one that can be made") {
    Scene scene({.locks = "c:mundane_2"}, "#####\n#Os.#\n#R.c#\n#####");
    scene.begin("O").act("fight s");
    const Written attack(scene);
    Written(attack).set("attack", nullptr).refused("attack");
    Written(attack).set("attack.model", 1).refused("attack.model", "DS-8.1");
    Written(attack).set("attack.model", 9).refused("attack.model");
    Written(attack).set("attack.target", json(R"({"model":1})")).refused("attack.target", "DS-8.1");
    Written(attack).set("attack.target", json(R"({"door":"1"})")).refused("attack.target.door");
    Written(attack).set("attack.target", json(R"({"model":4,"chest":"c"})")).refused("attack.target");
    Written(attack).set("attack.target", json("7")).refused("attack.target");
    Written(attack).set("attack.type", "free").refused("attack.type", "DS-7.2");
    Written(attack).set("attack.dice", 16).refused("attack.dice");
    Written(attack).set("attack.rolled", json("[6]")).refused("attack.rolled");
    scene.roll({6, 5, 4, 3, 2});
    Written(scene).drop("attack.rolled").refused("attack.rolled");
    Written(scene).set("attack.rolled[0]", 7).refused("attack.rolled[0]");
    acting().set("attack", at(attack.doc, "attack")).refused("attack", "DS-8.2");
  }

  TEST_CASE("DS-7.2, DS-16.3: what is pending is needed") {
    acting().set("pending.targets", json("[4]")).refused("pending.targets", "DS-11.9");
    acting().set("pending.free", json("[4]")).refused("pending.free", "DS-7.2");
    acting().set("pending.locks", json(R"([{"chest":"c"}])")).refused("pending.locks", "DS-16.3");
    acting().set("pending.targets", json("[40]")).refused("pending.targets[0]");
    acting().set("pending.locks", json(R"([{"model":0}])")).refused("pending.locks[0]");
  }

  // --- whatever is taken can be played ---

  TEST_CASE("a spoiled position is refused, or one that can be played") {
    Rng rng(3);
    int taken = 0, refused = 0;
    for (const std::string_view id : all_adventures()) {
      const Saga game = make(id, 3);
      int positions = 0;
      play_randomly(game, game.start(), rng, [&](const State& state) {
        if (++positions % 29 != 0) return;
        for (int tries = 0; tries < 8; ++tries) {
          Doc doc = position(game, state);
          drop_derived(doc);
          spoil(doc, rng);
          if (below(rng, 2) == 0) spoil(doc, rng);
          const Result<State> loaded = game.load(doc);
          ++(loaded.ok() ? taken : refused);
          if (!loaded.ok()) {
            REQUIRE(loaded.fault().code == "bad_save");
            continue;
          }
          loads_back(game, *loaded);
          State next = *loaded;
          for (int step = 0; step < 60; ++step) {
            const Turn turn = game.turn(next);
            if (!turn.is_seat() && !turn.is_chance()) break;
            game.apply(next, turn.is_chance() ? game.draw(next, rng) : game.pick(next, rng), NoEvents{});
          }
        }
      });
    }
    CHECK(taken > 50);
    CHECK(refused > 500);
  }
}
