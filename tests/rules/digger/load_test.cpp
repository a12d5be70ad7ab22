// Positions as documents: what view() writes load() reads again, and nothing else.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <vector>

#include "documents.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::documents;
using content_file::json;
using positions::loads_back;

namespace {

// A document that can be changed, also by the spaces of the board.
struct Written : positions::Written<Written, Digger> {
  using positions::Written<Written, Digger>::Written;
  using positions::Written<Written, Digger>::set;
  using positions::Written<Written, Digger>::refused;

  // A member of what lies on a space.
  Written& set(std::string_view space, const std::string& member, Doc value) {
    return set(board_path(doc, space) + "." + member, std::move(value));
  }
  void refused(std::string_view space, const std::string& member, std::string_view rule) const {
    refused(board_path(doc, space) + "." + member, rule);
  }
};

Written draft() {
  static const Played game = second_turn();
  return Written(game);
}
Written draft_of(const Setup& setup, Step step) { return Written(find_step(setup, step)); }
// The set-up is over, and nothing else has happened.
Written first_turn(Scenario scenario, int players = 2) {
  return draft_of({.players = players, .scenarios = bit(scenario)}, Step::AskMain);
}

Doc task(std::string_view step) { return Doc::object().set("step", step); }
Doc agenda(std::initializer_list<Doc> tasks) { return Doc::Array(tasks); }

Doc tile_doc(std::string_view space, std::string_view tile, Doc owner = {}) {
  Doc doc = Doc::object().set("space", space).set("face", "up").set("tile", tile).set("rotation", 0);
  return doc.set("owner", std::move(owner)).set("stooges", nullptr).set("token", nullptr).set("coins", Doc::array());
}

constexpr std::size_t kAsked = static_cast<std::size_t>(Step::DrawSands) + 1;

}  // namespace

// --- there and back ---

TEST_CASE("every position of a game loads back to the same bytes, at every step") {
  std::array<int, kAsked> seen{};
  const auto play = [&](const Setup& setup, std::uint64_t seed) {
    const Digger game = make(setup);
    Rng rng(seed);
    play_randomly(game, game.start(), rng, [&](const State& state) {
      // Of common steps a part is enough.
      int& count = seen[index(state.next().step)];
      if (++count < 60 || count % 100 == 0) loads_back(game, state);
    });
  };
  std::uint64_t seed = 0;
  for (const unsigned scenarios : all_scenarios()) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
      ++seed;
      Setup setup{.players = players, .scenarios = scenarios};
      setup.lords = static_cast<LordsOption>(seed % 3);
      setup.hidden = seed % 2 == 0;
      setup.face_down = (scenarios & bit(Scenario::MonsterHunt)) != 0 && seed % 4 < 2;
      setup.free_think = seed % 5 == 0;
      setup.finish_round = seed % 7 == 0;
      play(setup, seed);
    }
  }
  // What takes a meeting with one Adventurer needs more games.
  const auto rare = [&] { return std::min(seen[index(Step::AskFlame)], seen[index(Step::AskRetreat)]); };
  for (; rare() == 0 && seed < 1'000; ++seed) {
    play({.players = 2 + static_cast<int>(seed % 4), .scenarios = bit(Scenario::TrappedAdventurers)}, seed);
  }
  for (std::size_t step = 0; step < kAsked; ++step) {
    CAPTURE(Digger::kinds()[step]);
    CHECK(seen[step] > 0);
  }
}

// Members that a document may leave out, since they follow from the rest.
constexpr std::string_view kDerived[] = {
    "phase",  "asked",   "options", "goal",     "prizes",    "area",    "class", "type",   "doors",   "paths",
    "active", "armed",   "craft",   "used",     "resources", "in_play", "rooms", "stored", "portal",  "longest",
    "tokens", "complex", "tyranny", "movement", "life",      "unseen",  "limit", "inside", "capacity"};

void drop_derived(Doc& doc) {
  positions::drop_members(doc, [](const Doc& object, std::string_view, const Doc::Member& member) {
    const bool counted = member.first == "count" && object.find("tiles") != nullptr;
    const bool turn = member.first == "active" && object.find("first") != nullptr;
    return counted ||
           (!turn && std::find(std::begin(kDerived), std::end(kDerived), member.first) != std::end(kDerived));
  });
}

TEST_CASE("what follows from the rest may be left out") {
  for (const unsigned scenarios : all_scenarios()) {
    const Digger game = make({.players = 3, .scenarios = scenarios, .lords = LordsOption::Random});
    Rng rng(scenarios);
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
  Written changed = draft();
  for (const std::string_view list : {"board", "seats[0].bag.tiles", "seats[0].projects.tiles"}) {
    std::reverse(at(changed.doc, list).as_array().begin(), at(changed.doc, list).as_array().end());
  }
  positions::reads_as(changed.game, changed.doc, second_turn().state);
}

// --- tiles ---

TEST_CASE("DD-2.1: a tile is in one place") {
  draft().add("seats[0].projects.tiles", "THR").refused("seats[0].projects.tiles[3]", "DD-2.1");
  draft().set("seats[0].projects.tiles[2]", "LIB-B").refused("seats[0].projects.tiles[2]", "DD-2.1");
  Written missing = draft();
  at(missing.doc, "seats[1].projects.tiles").as_array().pop_back();
  missing.refused("seats[1]", "DD-2.1");
  draft().add("board", tile_doc("0,0", "COR-Y", 0)).refused("seats[0].bag.tiles[20]", "DD-2.1");
}

TEST_CASE("DD-1.2: of equal placements there is one") {
  draft().set("2,0", "rotation", 3).refused("2,0", "rotation", "DD-1.2");
  draft().set("2,0", "rotation", 6).refused(board_path(draft().doc, "2,0") + ".rotation");
}

TEST_CASE("DD-1.8: tiles of a set have an owner, others have none") {
  draft().set("2,0", "owner", nullptr).refused("2,0", "owner", "DD-1.8");
  draft().add("board", tile_doc("0,0", "collapse", 0)).refused("board[5].owner", "DD-1.8");
}

TEST_CASE("DD-3.6: Portals lie on start spaces, and are never drawn") {
  Written moved = draft();
  at(moved.doc, "seats[1].bag.tiles").push(json(R"({"tile":"POR","count":1})"));
  moved.refused("seats[1].bag.tiles[" + std::to_string(at(moved.doc, "seats[1].bag.tiles").as_array().size() - 1) + "]",
                "DD-2.1");
  draft().set("-3,0", "space", "-4,0").refused("-4,0", "space", "DD-3.6");
}

TEST_CASE("DD-8.2: touching edges are both open or both earth") {
  draft().set("2,0", "rotation", 2).refused("2,0", "rotation", "DD-8.2");
  draft().set("2,0", "rotation", 1).refused("3,-1", "rotation", "DD-8.2");
}

TEST_CASE("DD-8.3: no tile floats") {
  draft().set("3,-1", "space", "0,-3").refused("0,-3", "space", "DD-8.3");
  // Beside a tile of another player, and connected to it, it still hangs on nothing.
  draft().set("3,-1", "space", "-1,0").set("-1,0", "rotation", 0).refused("-1,0", "space", "DD-8.3");
}

TEST_CASE("DD-2.3: there are so many Collapse tiles") {
  draft().set("collapses", 5).refused("collapses");
  draft().add("board", tile_doc("0,0", "collapse")).refused("collapses", "DD-2.3");
  Written placed = draft();
  placed.add("board", tile_doc("0,0", "collapse")).set("collapses", 3);
  CHECK(placed.game.load(placed.doc).ok());
}

TEST_CASE("DD-9.4: which corridors are complete follows from the board") {
  draft().set("2,0", "paths[0].complete", true).refused("2,0", "paths[0].complete", "");
  draft().set("seats[0].longest", 1).refused("seats[0].longest");
}

TEST_CASE("DD-18.1: what a scenario brings is there with it only") {
  draft().add("board", tile_doc("0,0", "rock")).refused("board[5].tile", "DD-18.1");
  Doc hidden = tile_doc("0,0", "", 0);
  draft().add("board", hidden.set("face", "down").set("tile", nullptr)).refused("board[5].face", "DD-18.1");
  for (const std::string_view part : {"hunt", "sands", "citadel", "lair", "creatures"}) {
    draft().set(part, Doc::object()).refused(part, "DD-18.1");
  }
  draft().set("seats[1].adventurer", json(R"({"id":"wizard","at":"0,0"})")).refused("seats[1].adventurer", "DD-20.2");
}

// --- who and what is on them ---

TEST_CASE("DD-1.12: Stooges of two players do not share a tile") {
  // A space is named once, with the Stooges of one player.
  Written twice = draft();
  Doc again = at(twice.doc, board_path(twice.doc, "3,0"));
  twice.add("board", again.set("stooges", json(R"({"seat":1,"count":1})"))).refused("board[5].space");
  // The Stooges of one player and a Creature of another.
  Written battle = first_turn(Scenario::TotalBattle);
  const Doc at_home = at(battle.doc, "seats[0].portal");
  battle.set("creatures[1].owner", 1).set("creatures[1].at", at_home).refused("creatures[1].at", "DD-1.12");
  // Stooges and an Adventurer that is not furious.
  Written trapped = first_turn(Scenario::TrappedAdventurers);
  trapped.set("seats[0].adventurer.id", "wizard").set("seats[1].adventurer.id", "thief");
  const std::string_view home = at(trapped.doc, "seats[0].portal").as_string();
  trapped.set(home, "stooges", nullptr).set("seats[0].reserve", 13);
  trapped.set("seats[0].adventurer.at", home).refused("seats[0].adventurer.at", "DD-20.4");
}

TEST_CASE("DD-2.2: a Stooge token is in one place") {
  draft().set("seats[0].reserve", 13).refused("seats[0].reserve", "DD-2.2");
  draft().set("seats[1].reserve", 11).refused("seats[1].reserve", "DD-2.2");
  draft().set("3,0", "stooges.count", 2).refused("seats[0].reserve", "DD-2.2");
  draft().set("3,0", "stooges.count", 0).refused(board_path(draft().doc, "3,0") + ".stooges.count");
}

TEST_CASE("DD-5.4: Stooges in play are not more than the Resources") {
  draft().set("3,0", "stooges.count", 4).set("seats[0].reserve", 9).refused("seats[0].in_play", "DD-5.4");
}

TEST_CASE("DD-6.4, DD-12.7: nobody stands where nobody may") {
  const Doc one = json(R"({"seat":0,"count":1})");
  draft().set("-3,0", "stooges", one).refused("-3,0", "stooges", "DD-6.4");
  Doc blocker = tile_doc("0,0", "collapse");
  draft().add("board", blocker.set("stooges", one)).set("collapses", 3).refused("board[5].stooges", "DD-6.4");
  // The Treasure Room becomes the Pit.
  Written pit = draft();
  pit.set("3,-1", "tile", "PIT").set("3,-1", "coins", Doc::array()).set("seats[0].projects.tiles[2]", "TRE-A");
  pit.set("3,-1", "stooges", one).refused("3,-1", "stooges", "DD-12.7");
}

TEST_CASE("DD-14.1, DD-14.2: Conquer tokens lie on Rooms of opponents") {
  draft().set("3,-1", "token", 0).refused("3,-1", "token", "DD-14.1");
  draft().set("2,0", "token", 1).refused("2,0", "token", "DD-14.2");
  draft().set("3,0", "token", 1).refused("3,0", "token", "DD-14.2");
  draft().set("3,-1", "token", 1).refused("seats[1].reserve", "DD-2.2");
  Written conquered = draft();
  conquered.set("3,-1", "token", 1).set("seats[1].reserve", 9);
  drop_derived(conquered.doc);
  CHECK(conquered.game.load(conquered.doc).ok());
  draft().set("seats[0].portal_tokens", json(R"([{"seat":1,"count":1}])")).refused("seats[0].portal_tokens", "DD-14.2");
}

// --- coins ---

TEST_CASE("DD-2.4: of each value there are so many coins") {
  draft().add("seats[0].hand", json(R"({"value":1,"known":[0],"order":2})")).refused("coins.values", "DD-2.4");
  draft().set("coins.values[0]", 5).refused("coins.values", "DD-2.4");
  draft().set("3,-1", "coins[0].value", 3).refused("coins.values", "DD-2.4");
  draft().set("3,-1", "coins[0].value", 4).refused(board_path(draft().doc, "3,-1") + ".coins[0].value");
}

TEST_CASE("coins outside the Bag are numbered from 1") {
  draft().set("3,-1", "coins[0].order", 2).refused("coins", "DD-2.3");
  Written same = draft();
  same.add("seats[0].hand", json(R"({"value":1,"known":[0],"order":1})")).refused("seats[0].hand[0].order");
}

TEST_CASE("DD-11.1: the owner of a coin knows it") {
  draft().set("3,-1", "coins[0].known", Doc::array()).refused("seats[0].hand", "DD-11.1");
}

TEST_CASE("DD-12.6: coins are stored on Treasure Rooms") {
  Written elsewhere = draft();
  const Doc coins = at(elsewhere.doc, board_path(elsewhere.doc, "3,-1") + ".coins");
  elsewhere.set("3,-1", "coins", Doc::array()).set("2,0", "coins", coins).refused("2,0", "coins", "DD-12.6");
  Written many = draft();
  many.set("3,-1", "coins", json(R"([{"value":2,"known":[0],"order":1},{"value":1,"known":[0],"order":2}])"));
  many.set("coins.values[0]", 5).refused("3,-1", "coins", "DD-12.6");
}

TEST_CASE("DD-17.2, DD-24.11: coins lie beside the board only for a reason") {
  Written drawn = draft();
  drawn.set("drawn", json(R"([{"value":1,"known":[0],"order":2}])"))
      .set("coins.values[0]", 5)
      .refused("drawn", "DD-17.2");
  Written gone = draft();
  gone.set("gone", json(R"([{"value":1,"known":[0],"order":2}])"))
      .set("coins.values[0]", 5)
      .refused("gone", "DD-24.11");
}

// --- the players and the Turn ---

TEST_CASE("DD-3.5, DD-17.1: lords are there with their option") {
  draft().set("seats[0].lord", "mortar").refused("seats[0].lord", "DD-3.5");
  draft().set("seats[0].special_used", true).refused("seats[0].special_used", "DD-17.1");
  Written lords = draft_of({.players = 2, .lords = LordsOption::Random}, Step::AskMain);
  lords.set("seats[1].lord", at(lords.doc, "seats[0].lord")).refused("seats[1].lord", "DD-3.5");
  Written none = draft_of({.players = 2, .lords = LordsOption::Random}, Step::AskMain);
  none.set("seats[1].lord", nullptr).refused("seats[1].lord", "DD-3.5");
}

TEST_CASE("DD-4.1: Turns are taken clockwise") {
  draft().set("seats[1].turns", 0).refused("seats[1].turns", "DD-4.1");
  draft().set("seats[0].turns", 61).refused("seats[0].turns", "DD-15.3");
  draft().set("active", 1).refused("seats[0].turns", "DD-4.1");
}

TEST_CASE("DD-13.5: bonus orders wait in the pool") {
  draft().set("pool.move", 1).refused("pool", "DD-13.5");
  draft().set("pool.conquer", 1).refused("pool.conquer", "DD-13.1");
  draft().set("agenda", agenda({task("main_phase"), task("pool")})).refused("pool", "DD-13.5");
}

TEST_CASE("DD-14.7, DD-17.2, DD-20.9: marks have a reason") {
  draft().set("seats[1].skips", true).refused("seats[1].skips", "DD-14.7");
  draft().set("turn.sack", true).refused("turn.sack", "DD-17.2");
  draft().set("turn.pit_used", true).refused("turn.pit_used", "DD-12.7");
  draft().set("turn.fury_used", true).refused("turn.fury_used", "DD-20.9");
  draft().set("turn.wizard_done", true).refused("turn.wizard_done", "DD-20.13");
}

TEST_CASE("DD-15.1: the end is told when it comes") {
  draft().set("ending", "goal").refused("ending", "DD-15.1");
  draft().set("agenda", agenda({task("over")})).refused("ending", "DD-15.1");
  draft().set("seats[1].gp", 20).refused("seats[1].gp", "DD-15.1");
  draft().set("finishing", true).refused("finishing", "DD-16.4");
  draft().set("idle", 2).refused("idle", "DD-15.3");
  draft().set("seats[0].out", true).refused("seats[0].portal_tokens", "DD-14.2");
}

TEST_CASE("DD-3.9: nobody has more Projects than Craft allows") {
  Written many = draft();
  many.add("seats[0].projects.tiles", "COR-Y");
  std::erase_if(at(many.doc, "seats[0].bag.tiles").as_array(),
                [](const Doc& entry) { return at(entry, "tile") == Doc("COR-Y"); });
  many.refused("seats[0].projects", "DD-3.9");
}

TEST_CASE("what is repeated must be right") {
  for (const auto& [path, value] :
       std::initializer_list<std::pair<std::string_view, Doc>>{{"phase", "pool"},
                                                               {"goal", 25},
                                                               {"area.radius", 5},
                                                               {"seats[0].craft", 4},
                                                               {"seats[0].bag.count", 1},
                                                               {"seats[0].in_play", 2},
                                                               {"seats[0].rooms.treasure", 0},
                                                               {"coins.bag", 12},
                                                               {"prizes.crafter", 0},
                                                               {"asked.seat", 1},
                                                               {"seats[0].stored", 0},
                                                               {"seats[0].portal", "2,0"}}) {
    draft().set(path, value).refused(path);
  }
}

// --- the agenda ---

TEST_CASE("the agenda is one that play leaves behind") {
  draft().set("agenda", Doc::array()).refused("agenda");
  draft().set("agenda", agenda({task("main_phase")})).refused("agenda[0]");
  draft().set("agenda", agenda({task("main")})).refused("agenda[0]");
  draft().set("agenda", agenda({task("main_phase"), task("main").set("a", 1)})).refused("agenda[1].a");
  draft().set("agenda", agenda({task("main_phase"), task("draw_tile").set("seat", 0)})).refused("agenda[1]");
  draft()
      .set("agenda", agenda({task("main_phase"), task("dorm_summon").set("space", "9,9")}))
      .refused("agenda[1].space");
  draft()
      .set("agenda", agenda({task("main_phase"), task("shifts").set("left", 1),
                             task("creature_step").set("creature", "troll").set("left", 1)}))
      .refused("agenda[2].creature", "DD-18.1");
  Doc deep = agenda({task("main_phase")});
  for (int i = 0; i < 25; ++i) deep.push(task("gain_coins").set("seat", 0).set("left", 1).set("elemental", false));
  draft().set("agenda", deep.push(task("draw_coin").set("seat", 0).set("to", 0))).refused("agenda");
  for (int i = 0; i < 10; ++i) deep.push(task("main"));
  draft().set("agenda", deep).refused("agenda");
}

TEST_CASE("a task says what its step is about, in words, and nothing else") {
  const auto refused = [](Doc upper, std::string_view member, std::string_view rule = "") {
    draft()
        .set("agenda", agenda({task("main_phase"), std::move(upper)}))
        .refused("agenda[1]." + std::string(member), rule);
  };
  refused(task("dorm_summon"), "space");
  refused(task("next_shift").set("left", 0), "left");
  refused(task("next_shift").set("left", 64), "left");
  refused(task("next_shift").set("left", 1).set("seat", 0), "seat");
  refused(task("built").set("stage", "roof").set("space", "3,0"), "stage");
  refused(task("earthquake").set("left", 1).set("placed", 1), "placed");
  refused(task("tax_day").set("left", 1).set("taxed", Doc::Array{2}), "taxed[0]");
  refused(task("troll_shift").set("creature", "wizard"), "creature");
  refused(task("troll_shift").set("creature", nullptr), "creature");
  refused(task("trap_coin").set("other", 1).set("creature", nullptr), "creature", "DD-18.1");
  refused(task("draw_coin").set("seat", 0).set("to", "bag"), "to");
  refused(task("draw_coin").set("seat", 0).set("to", 2), "to");
  refused(task("draw_coin").set("seat", 0).set("to", "stack"), "to", "DD-18.1");
}

TEST_CASE("what a step asks for is there") {
  const auto on_main = [](Doc upper) { return agenda({task("main_phase"), std::move(upper)}); };
  draft().set("agenda", on_main(task("store_coin"))).refused("agenda[1]", "DD-12.6");
  draft().set("agenda", on_main(task("next_shift").set("left", 20))).refused("agenda[1]", "DD-5.1");
  draft().set("agenda", on_main(task("pit"))).refused("agenda[1]", "DD-12.7");
  draft()
      .set("agenda", on_main(task("tax_day").set("left", 1).set("taxed", Doc::array())))
      .refused("agenda[1]", "DD-17.3");
  draft()
      .set("agenda", on_main(task("earthquake").set("left", 1).set("placed", false)))
      .refused("agenda[1]", "DD-17.2");
  draft().set("agenda", on_main(task("revised_plans").set("left", 1))).refused("agenda[1]", "DD-17.2");
  draft().set("agenda", on_main(task("steal_coin").set("seat", 0).set("other", 1))).refused("agenda[1]", "DD-11.4");
  draft().set("agenda", on_main(task("steal_coin").set("seat", 1).set("other", 0))).refused("agenda[1]", "DD-11.4");
  draft().set("agenda", on_main(task("put_back").set("seat", 0))).refused("agenda[1]");
  draft()
      .set("agenda", agenda({task("main_phase"), task("built").set("stage", "bonus_of_others").set("space", "0,0"),
                             task("bonus_pick").set("counted", 1).set("left", 2).set("lowest", "move")}))
      .refused("agenda[1]", "DD-8.5");
  draft()
      .set("agenda", on_main(task("bonus_pick").set("counted", 1).set("left", 2).set("lowest", "move")))
      .refused("agenda[1]", "DD-13.1");
  draft()
      .set("agenda", on_main(task("treasure_with").set("from", "3,0").set("stooges", 1).set("space", "2,0")))
      .refused("agenda[1]", "DD-23.12");
  draft()
      .set("agenda", on_main(task("dragon_save").set("space", "3,0").set("stooges", 0)))
      .refused("agenda[1]", "DD-18.1");
  draft().set("turn.tp", 0).refused("agenda[1]", "DD-R69");
  draft()
      .set("agenda", agenda({task("end_turn").set("stage", "sands"), task("fury_retreat")}))
      .refused("agenda[1]", "DD-20.3");
  draft().set("aside.tiles", Doc::Array{"THR"}).refused("aside.tiles", "DD-5.2");
}

TEST_CASE("DD-3: in the set-up nothing has happened yet") {
  const auto setup = [] { return draft_of({.players = 3}, Step::AskPortal); };
  setup().set("seats[0].gp", 1).refused("seats[0].gp", "DD-3.10");
  setup().set("turn.tp", 2).refused("turn", "DD-3.10");
  setup().set("collapses", 5).refused("collapses", "DD-3.3");
  setup().set("agenda[0].done", 2).refused("agenda[1]");
  Written start = Written({make({}), make({}).start()});
  start.set("seats[0].gp", 1).refused("agenda[0]", "DD-3.4");
}

// --- scenarios ---

TEST_CASE("DD-19: tiles of the Monster Hunt are counted and far from Portals") {
  Written hunt = first_turn(Scenario::MonsterHunt);
  hunt.set("hunt.face_down[0].monster", 1).refused("hunt.face_down", "DD-19.2");
  Written near = first_turn(Scenario::MonsterHunt);
  for (const Doc& entry : at(near.doc, "board").as_array()) {
    if (at(entry, "tile") != Doc("rock")) continue;
    const std::string space = at(entry, "space").as_string();
    near.set(space, "space", "2,-1").refused("2,-1", "space", "DD-19.2");
    break;
  }
}

TEST_CASE("DD-20: Adventurers are dealt once, walk on spaces, and hold Stooges only with the Priest") {
  Written same = first_turn(Scenario::TrappedAdventurers);
  same.set("seats[1].adventurer.id", at(same.doc, "seats[0].adventurer.id")).refused("seats[1].adventurer", "DD-20.2");
  Written none = first_turn(Scenario::TrappedAdventurers);
  none.set("seats[1].adventurer", nullptr).refused("seats[1].adventurer", "DD-20.2");
  Written held = first_turn(Scenario::TrappedAdventurers);
  held.set("seats[0].adventurer.id", "thief").set("seats[1].adventurer.id", "bard");
  held.set("seats[0].converted", 1).set("seats[0].reserve", 11).refused("seats[0].converted", "DD-20.10");
  Written escaped = first_turn(Scenario::TrappedAdventurers);
  escaped.set("seats[0].penalties", 1).refused("seats[0].penalties", "DD-20.8");
}

TEST_CASE("DD-21: the marker stays within its bounds") {
  first_turn(Scenario::SandsOfTime).set("sands.marker", 0).refused("sands.marker", "DD-21.4");
  first_turn(Scenario::SandsOfTime).set("sands.marker", 21).refused("sands.marker", "DD-21.4");
}

TEST_CASE("DD-22: the Citadel holds so many, and lies on the middle") {
  Written full = first_turn(Scenario::DwarvenCitadel);
  full.set("seats[0].citadel", 6).set("seats[0].reserve", 6).refused("seats[0].in_play", "DD-5.4");
  Written moved = first_turn(Scenario::DwarvenCitadel);
  moved.set("0,0", "space", "1,0").refused("board", "DD-22.2");
  draft().set("seats[0].citadel", 1).set("seats[0].reserve", 11).refused("seats[0].citadel", "DD-22.3");
}

TEST_CASE("DD-22.6: a Citadel was emptied only by the fall of somebody who can have been inside") {
  Written whole = first_turn(Scenario::DwarvenCitadel);
  at(whole.doc, "citadel").set("emptied", true);
  whole.refused("citadel.emptied", "DD-22.6");
  // The part may be left out, and then nothing was emptied.
  Written without = first_turn(Scenario::DwarvenCitadel);
  std::erase_if(without.doc.as_object(), [](const Doc::Member& member) { return member.first == "citadel"; });
  const Result<State> loaded = without.game.load(without.doc);
  REQUIRE_MESSAGE(loaded.ok(), loaded.fault().message);
  CHECK(!loaded->citadel_emptied);
  first_turn(Scenario::DwarvenCitadel).set("citadel", Doc()).refused("citadel");
  draft().set("citadel", json(R"({"inside":0,"capacity":5})")).refused("citadel", "DD-18.1");
}

TEST_CASE("coins that nobody has seen are told by value, in order") {
  Written swapped = draft();
  Doc& unseen = at(swapped.doc, "coins.unseen");
  std::swap(unseen.as_array()[0], unseen.as_array()[2]);
  swapped.refused("coins.unseen");
}

TEST_CASE("DD-23: the Lair is whole, and its tokens are where they may be") {
  first_turn(Scenario::DragonsLair).set("lair.face_down.cave", 2).refused("lair.face_down.cave", "DD-23.2");
  first_turn(Scenario::DragonsLair).set("lair.dragon", "0,0").refused("lair.dragon", "DD-23.6");
  first_turn(Scenario::DragonsLair).set("lair.treasure", "0,0").refused("lair.treasure", "DD-23.7");
  first_turn(Scenario::DragonsLair).set("0,0", "space", "0,2").refused("0,2", "space", "DD-23.2");
  Written found =
      Written(find_moment({.players = 2, .scenarios = bit(Scenario::DragonsLair)}, [](const Digger&, const State& s) {
        return s.treasure != kNone && s.next().step == Step::AskMain;
      }));
  found.set("lair.dragon", at(found.doc, "lair.treasure"));
  const Result<State> loaded = found.game.load(found.doc);
  REQUIRE(!loaded.ok());
  CHECK((loaded.fault().rule == "DD-23.11" || loaded.fault().rule == "DD-23.9"));
}

TEST_CASE("DD-24: Creatures belong to those who summoned them") {
  Written wild = first_turn(Scenario::TotalBattle);
  wild.set("creatures[0].at", at(wild.doc, "seats[0].portal")).refused("creatures[0].at", "DD-24.3");
  first_turn(Scenario::TotalBattle).set("creatures[0].gone", true).refused("creatures[0].gone", "DD-24.11");
  Written lost = first_turn(Scenario::TotalBattle);
  lost.set("creatures[1].owner", 0).set("creatures[1].at", "0,0").refused("creatures[1].at", "DD-24.6");
  Written fallen = first_turn(Scenario::TotalBattle);
  fallen.set("seats[1].portal_tokens", json(R"([{"seat":0,"count":3}])")).set("seats[0].reserve", 9);
  fallen.refused("seats[1].portal_tokens", "DD-24.11");
}

// --- whatever is written ---

namespace {

// Play goes on from whatever is loaded, and what comes of it loads back.
void plays_on(const Digger& game, State state, Rng& rng) {
  for (int moves = 0; moves < 40 && !game.turn(state).is_over(); ++moves) {
    game.apply(state, choose(game, state, rng), NoEvents{});
  }
  static_cast<void>(game.view(state, Viewer::everything()));
}

}  // namespace

TEST_CASE("a document with something else in it is refused with its place, or is a position that can be played on") {
  Rng rng(11);
  for (const unsigned scenarios : all_scenarios()) {
    const Digger game = make({.players = 3, .scenarios = scenarios, .lords = LordsOption::Random});
    int positions = 0;
    play_randomly(game, game.start(), rng, [&](const State& state) {
      if (++positions % 37 != 0) return;
      for (int change = 0; change < 4; ++change) {
        Doc doc = position(game, state);
        positions::edit_anywhere(doc, 1, rng);
        if (change % 2 == 1) drop_derived(doc);
        const Result<State> loaded = game.load(doc);
        if (loaded.ok()) plays_on(game, *loaded, rng);
        else CHECK(!loaded.fault().path.empty());
      }
    });
  }
}
