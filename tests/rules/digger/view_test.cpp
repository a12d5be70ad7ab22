// What is seen: the table "Hidden information" of the rules, and what events and results say.
#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "digger/rules/rules.hpp"
#include "documents.hpp"
#include "protocol/schema.hpp"

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::documents;
using content_file::json;
using positions::referee;
using positions::seen_by;
using positions::viewer_of;

namespace {

const Doc& tile(const Doc& view, std::string_view space) { return at(view, board_path(view, space)); }

// Every value a document tells of coins, however deep.
int told_values(const Doc& doc) {
  int told = 0;
  if (doc.is_array()) {
    for (const Doc& entry : doc.as_array()) told += told_values(entry);
  }
  if (!doc.is_object()) return told;
  for (const auto& [name, value] : doc.as_object()) {
    told += name == "value" && !value.is_null() ? 1 : 0;
    told += told_values(value);
  }
  return told;
}

std::string seat_path(int seat, std::string_view member) {
  return "seats[" + std::to_string(seat) + "]." + std::string(member);
}

// With coins that only their owners know, some that two know, and some stored ones.
Moment with_coins(const Setup& setup) {
  return find_moment(setup, [](const Digger& game, const State& state) {
    bool stolen = false, stored = false;
    for (int i = 0; i < state.coin_count; ++i) {
      stolen = stolen || std::popcount(state.coins[i].known()) > 1;
      stored = stored || state.coins[i].place < kMaxSpaces;
    }
    return stolen && stored && hand_size(state, 0) > 0 && !game.turn(state).is_over();
  });
}

}  // namespace

// --- secrets ---

TEST_CASE("DD-H: a coin's value is seen by those who know it, its place by all") {
  const Moment moment = with_coins({.players = 3});
  const State& s = moment.state;
  for (int seat = -1; seat < 3; ++seat) {
    const Doc view = seen_by(moment, seat);
    int known = 0;
    for (int i = 0; i < s.coin_count; ++i) known += seat >= 0 && (s.coins[i].known() >> seat & 1U) != 0 ? 1 : 0;
    CHECK(told_values(view) == known);
    for (int p = 0; p < 3; ++p) {
      CHECK(at(view, seat_path(p, "hand")).as_array().size() == static_cast<std::size_t>(hand_size(s, p)));
      CHECK(at(view, seat_path(p, "stored")) == Doc(coins_of(s, p) - hand_size(s, p)));
    }
  }
  CHECK(told_values(referee(moment)) == s.coin_count);
}

TEST_CASE("DD-H: what is in the Bag is known by counting what has been seen") {
  const Moment moment = with_coins({.players = 3});
  const State& s = moment.state;
  CHECK(at(referee(moment), "coins.values") == Doc(Doc::Array{s.bag[1], s.bag[2], s.bag[3]}));
  CHECK(at(referee(moment), "coins.unseen") == at(referee(moment), "coins.values"));
  for (int seat = -1; seat < 3; ++seat) {
    const Doc view = seen_by(moment, seat);
    CHECK(at(view, "coins.values").is_null());
    CHECK(at(view, "coins.bag") == Doc(coins_in_bag(s)));
    int unseen = 0;
    for (const Doc& count : at(view, "coins.unseen").as_array()) unseen += static_cast<int>(count.as_integer());
    CHECK(unseen == coins_in_bag(s) + s.coin_count - told_values(view));
  }
}

TEST_CASE("DD-H: Projects and the content of bags are public") {
  const Played game = second_turn();
  for (int seat = -1; seat < 2; ++seat) {
    const Doc view = seen_by(game, seat);
    CHECK(at(view, "seats[0].projects") == json(R"({"count":3,"tiles":["KIT-A","THR","PIT"]})"));
    CHECK(at(view, "seats[1].projects.tiles") == json(R"(["TOR-A","LIB-A","COR-I"])"));
    CHECK(at(view, "seats[0].bag.count") == Doc(36));
    CHECK(at(view, "seats[0].bag.tiles[0]") == json(R"({"tile":"TOR-A","count":1})"));
    CHECK(at(view, "aside") == json(R"({"count":0,"tiles":[]})"));
  }
}

TEST_CASE("DD-16.2: with hidden projects tiles of Projects and bags are seen by their owner") {
  const Played game = second_turn({.hidden = true});
  for (int seat = -1; seat < 2; ++seat) {
    const Doc view = seen_by(game, seat);
    for (int p = 0; p < 2; ++p) {
      CAPTURE(seat);
      CAPTURE(p);
      CHECK(at(view, seat_path(p, "projects.count")) == Doc(3));
      CHECK(at(view, seat_path(p, "projects.tiles")).is_null() == (seat != p));
      CHECK(at(view, seat_path(p, "bag.count")) == Doc(p == 0 ? 36 : 37));
      CHECK(at(view, seat_path(p, "bag.tiles")).is_null() == (seat != p));
    }
    CHECK(tile(view, "2,0").find("tile")->as_string() == "COR-I");  // what is built is shown
  }
  CHECK(at(referee(game), "seats[1].projects.tiles") == json(R"(["TOR-A","LIB-A","COR-I"])"));
}

TEST_CASE("DD-16.2: tiles set aside are seen by who thinks") {
  const Moment moment = find_moment({.players = 2, .hidden = true}, [](const Digger&, const State& state) {
    return state.next().step == Step::DrawTile && state.aside.size() > 0;
  });
  const int thinker = as<Step::DrawTile>(moment.state.next()).seat;
  CHECK(at(seen_by(moment, thinker), "aside.tiles").as_array().size() ==
        static_cast<std::size_t>(moment.state.aside.size()));
  for (const int other : {1 - thinker, -1}) {
    CHECK(at(seen_by(moment, other), "aside.tiles").is_null());
    CHECK(at(seen_by(moment, other), "aside.count") == Doc(moment.state.aside.size()));
  }
}

TEST_CASE("DD-19.8, DD-23.2: of a face-down tile its place is seen, and what it may be") {
  const Moment hunt =
      find_step({.players = 2, .scenarios = bit(Scenario::MonsterHunt), .face_down = true}, Step::AskMain);
  int down = 0;
  const Doc hunting = referee(hunt);
  for (const Doc& entry : at(hunting, "board").as_array()) {
    if (at(entry, "face") == Doc("up")) continue;
    ++down;
    CHECK(at(entry, "tile").is_null());
    CHECK(at(entry, "class").is_null());
    CHECK(at(entry, "doors") == Doc::array());
  }
  CHECK(down == 6);
  CHECK(at(hunting, "hunt.face_down[1]") == json(R"({"rock":1,"monster":1,"ruins":1})"));
  const Moment lair = find_step({.players = 2, .scenarios = bit(Scenario::DragonsLair)}, Step::AskMain);
  const Doc view = seen_by(lair, 0);
  CHECK(at(tile(view, "0,0"), "tile").is_null());
  CHECK(at(tile(view, "0,0"), "class") == Doc("neutral"));
  CHECK(at(tile(view, "0,0"), "doors").as_array().size() == 6);
  CHECK(at(view, "lair.face_down") == json(R"({"egg":2,"cave":3,"dragon_tile":1,"treasure_tile":1})"));
  CHECK(at(view, "lair.stack").as_array().size() == 3);
  CHECK(told_values(at(view, "lair.stack")) == 0);
}

TEST_CASE("what a viewer cannot see makes no difference") {
  Rng rng(5);
  for (const unsigned scenarios : all_scenarios()) {
    for (const bool hidden : {false, true}) {
      const Digger game =
          make({.players = 3, .scenarios = scenarios, .lords = LordsOption::Random, .hidden = hidden, .max_turns = 20});
      int positions = 0;
      play_randomly(game, game.start(), rng, [&](const State& state) {
        if (++positions % 23 != 0) return;
        for (int seat = -1; seat < 3; ++seat) {
          const Seats seats = seat < 0 ? Seats::none() : Seats(seat_at(seat));
          const State guess = game.guess(state, seats, rng);
          REQUIRE(game.view(guess, Viewer::of(seats)) == game.view(state, Viewer::of(seats)));
        }
      });
    }
  }
}

TEST_CASE("only the referee sees the agenda") {
  const Played game = second_turn();
  CHECK(at(referee(game), "agenda") == json(R"([{"step":"main_phase"},{"step":"main"}])"));
  for (int seat = -1; seat < 2; ++seat) CHECK(seen_by(game, seat).find("agenda") == nullptr);
}

// --- what everybody sees ---

TEST_CASE("a view tells where the game stands") {
  const Doc view = seen_by(second_turn(), -1);
  CHECK(at(view, "phase") == Doc("main"));
  CHECK(at(view, "asked.seat") == Doc(0));
  CHECK(at(view, "first") == Doc(0));
  CHECK(at(view, "active") == Doc(0));
  CHECK(at(view, "turn.tp") == Doc(2));
  CHECK(at(view, "turn.spent") == Doc(false));
  CHECK(at(view, "pool.move") == Doc(0));
  CHECK(at(view, "goal") == Doc(20));
  CHECK(at(view, "ending").is_null());
  CHECK(at(view, "area") == json(R"({"id":"A2","radius":4})"));
  CHECK(at(view, "collapses") == Doc(4));
  for (const std::string_view part : {"hunt", "sands", "citadel", "lair", "creatures"}) CHECK(at(view, part).is_null());
}

TEST_CASE("a view shows the board as it lies") {
  Played game = second_turn();
  Doc view = seen_by(game, -1);
  CHECK(at(view, "board").as_array().size() == 5);
  CHECK(tile(view, "2,0") ==
        json(R"({"space":"2,0","face":"up","tile":"COR-I","rotation":0,"owner":0,"class":"corridor","type":"corridor",
                 "doors":[],"paths":[{"edges":["E","W"],"complete":false,"feature":null}],"stooges":null,"token":null,
                 "coins":[],"active":null,"armed":null})"));
  CHECK(tile(view, "3,-1") ==
        json(R"({"space":"3,-1","face":"up","tile":"TRE-A","rotation":2,"owner":0,"class":"room","type":"treasure",
                 "doors":["NW","SE"],"paths":[],"stooges":null,"token":null,
                 "coins":[{"value":null,"known":[0],"order":1}],"active":true,"armed":null})"));
  CHECK(at(tile(view, "-2,0"), "stooges") == json(R"({"seat":1,"count":1})"));
  // A Room at the other end makes the corridor complete (DD-9.4).
  game.play({"move 3,0 1 2,0", "stop", "work KIT-A 1,0 0"});
  view = seen_by(game, -1);
  CHECK(at(tile(view, "2,0"), "paths[0].complete") == Doc(true));
  CHECK(at(view, "seats[0].longest") == Doc(1));
  CHECK(at(view, "prizes.tunnelmaker") == Doc(0));
  CHECK(at(view, "phase") == Doc("bonus_pick"));
  CHECK(at(view, "asked.orders") == json(R"(["move","think"])"));
  CHECK(at(view, "asked.left") == Doc(1));
}

TEST_CASE("DD-7.6, DD-14.5: a view tells which traps are armed and which Rooms are active") {
  const Moment moment = find_moment({.players = 2}, [](const Digger& game, const State& state) {
    bool armed = false, disabled = false;
    state.filled.for_each([&](int space) {
      armed = armed || is_armed_against(game, state, kNobody, space);
      disabled = disabled || state.board.token(space) != 0;
    });
    return armed && disabled;
  });
  const Doc view = referee(moment);
  for (const Doc& entry : at(view, "board").as_array()) {
    const bool room = at(entry, "class") == Doc("room"), trap = at(entry, "type") == Doc("trap");
    CHECK(at(entry, "active").is_null() == !room);
    CHECK(at(entry, "armed").is_null() == !trap);
    if (room) CHECK(at(entry, "active") == Doc(at(entry, "token").is_null()));
    if (!trap) continue;
    for (const Doc& path : at(entry, "paths").as_array()) {
      if (at(path, "feature") == Doc("trap")) CHECK(at(entry, "armed") == at(path, "complete"));
    }
  }
}

TEST_CASE("a view tells how each player stands") {
  const Doc view = seen_by(second_turn(), -1);
  const Doc& a = at(view, "seats[0]");
  const Doc& b = at(view, "seats[1]");
  CHECK(at(a, "craft") == Doc(3));
  CHECK(at(a, "resources") == Doc(3));
  CHECK(at(a, "tyranny") == Doc(2));
  CHECK(at(a, "reserve") == Doc(12));
  CHECK(at(a, "in_play") == Doc(1));
  CHECK(at(a, "portal") == Doc("3,0"));
  CHECK(at(a, "rooms") == json(R"({"torture":0,"dorm":0,"kitchen":0,"library":0,"treasure":1,"throne":0,"pit":0})"));
  CHECK(at(a, "hand") == Doc::array());
  CHECK(at(a, "stored") == Doc(1));
  CHECK(at(a, "turns") == Doc(1));
  CHECK(at(b, "in_play") == Doc(3));
  CHECK(at(b, "used") == Doc(3));
  CHECK(at(b, "reserve") == Doc(10));
  CHECK(at(b, "complex") == Doc(1));
}

TEST_CASE("a view has the parts of its scenarios") {
  const auto first = [](Scenario scenario) {
    return referee(find_step({.players = 2, .scenarios = bit(scenario)}, Step::AskMain));
  };
  CHECK(at(first(Scenario::SandsOfTime), "sands") == json(R"({"marker":1,"limit":20})"));
  CHECK(at(first(Scenario::SandsOfTime), "goal").is_null());
  CHECK(at(first(Scenario::DwarvenCitadel), "citadel") == json(R"({"inside":0,"capacity":5})"));
  CHECK(at(first(Scenario::TotalBattle), "creatures[0]") ==
        json(R"({"id":"troll","owner":null,"at":null,"gone":false})"));
  CHECK(at(first(Scenario::TrappedAdventurers), "seats[1].adventurer.at") == Doc("0,0"));
  CHECK(at(first(Scenario::TrappedAdventurers), "goal") == Doc(25));
}

// --- events and results ---

TEST_CASE("events tell what happened") {
  const Played game = second_turn();
  const auto told = [&](std::string_view type) { return game.event(type); };
  CHECK(told("first.drawn") == json(R"({"type":"first.drawn","seat":0})"));
  CHECK(told("portal.placed") == json(R"({"type":"portal.placed","seat":0,"space":"3,0"})"));
  CHECK(told("tile.drawn") == json(R"({"type":"tile.drawn","seat":0,"tile":"COR-I"})"));
  CHECK(told("turn.began") == json(R"({"type":"turn.began","seat":0,"tp":2})"));
  CHECK(told("order.given") == json(R"({"type":"order.given","seat":0,"order":"work","bonus":false})"));
  CHECK(told("tile.built") == json(R"({"type":"tile.built","seat":0,"space":"2,0","tile":"COR-I","rotation":0})"));
  CHECK(told("tp.spent") == json(R"({"type":"tp.spent","seat":0,"tp":1,"now":1})"));
  CHECK(told("coin.drawn") == json(R"({"type":"coin.drawn","seat":0,"coin":null})"));
  CHECK(told("stooge.rose") == json(R"({"type":"stooge.rose","seat":1,"space":"-3,0"})"));
  CHECK(told("coin.stored") == json(R"({"type":"coin.stored","seat":0,"space":"3,-1","slot":1,"coin":null})"));
}

TEST_CASE("DD-H: events tell coins, and hidden Projects, to those who know them") {
  const Digger open = make({.players = 3}), hidden = make({.players = 3, .hidden = true});
  Event event{{.seat = 0, .other = 1, .coin = 3}};
  event.type = Event::Type::CoinStolen;
  event.about = static_cast<std::uint32_t>(packed::pack(Happenings::Record<Event::Type::CoinStolen>{.slot = 1}));
  event.knows = Seats(seat_at(0)) | Seats(seat_at(1));
  for (int seat = -1; seat < 3; ++seat) {
    const Doc coin = seat == 0 || seat == 1 ? Doc(3) : Doc();
    CHECK(at(open.describe(event, viewer_of(seat)), "coin") == coin);
    CHECK(at(open.describe(event, viewer_of(seat)), "slot") == Doc(2));
  }
  CHECK(at(open.describe(event, Viewer::everything()), "coin") == Doc(3));
  event = {{.seat = 2, .tile = 0}};
  event.type = Event::Type::TileDrawn;
  event.knows = Seats(seat_at(2));
  for (int seat = -1; seat < 3; ++seat) {
    CHECK(at(hidden.describe(event, viewer_of(seat)), "tile") == (seat == 2 ? Doc("TOR-A") : Doc()));
    CHECK(at(open.describe(event, viewer_of(seat)), "tile") == Doc("TOR-A"));
  }
}

TEST_CASE("every kind of event has words of its own") {
  const Digger game = make({.players = 3});
  const test::Schema schema = test::read_schema("docs/format/digger-event.schema.json");
  std::set<std::string> types;
  for (int type = 0; type <= static_cast<int>(Event::Type::GameEnded); ++type) {
    Event event{{.seat = 1, .other = 0, .space = 3, .from = 4, .tile = 2, .coin = 1}};
    event.type = static_cast<Event::Type>(type);
    event.about = 0x10101;
    event.listed.push_back(3);
    event.listed.push_back(1);
    const Doc doc = game.describe(event, Viewer::everything());
    CHECK(schema.fault(doc) == "");
    types.insert(at(doc, "type").as_string());
  }
  CHECK(types.size() == static_cast<std::size_t>(Event::Type::GameEnded) + 1);
}

TEST_CASE("views and events of whole games fit their schemas") {
  const test::Schema views = test::read_schema("docs/format/digger-view.schema.json");
  const test::Schema events = test::read_schema("docs/format/digger-event.schema.json");
  std::set<std::string> types;
  std::uint64_t seed = 30;
  for (const unsigned scenarios : all_scenarios()) {
    Setup setup{.players = 2 + static_cast<int>(++seed % 5), .scenarios = scenarios, .lords = LordsOption::Random};
    setup.hidden = seed % 2 == 0;
    setup.face_down = (scenarios & bit(Scenario::MonsterHunt)) != 0 && seed % 3 == 0;
    const Digger game = make(setup);
    Rng rng(seed);
    State state = game.start();
    while (!game.turn(state).is_over()) {
      EventList<Event> told;
      game.apply(state, choose(game, state, rng), told);
      for (const Event& event : told.items) {
        const Doc doc = game.describe(event, viewer_of(static_cast<int>(seed % 3) - 1));
        const bool first = types.insert(at(doc, "type").as_string()).second;
        if (first || below(rng, 60) == 0) REQUIRE(events.fault(doc) == "");
      }
      if (below(rng, 500) != 0 && !game.turn(state).is_over()) continue;
      for (const Viewer viewer : {Viewer::everything(), Viewer::table(), Viewer::of(seat_at(1))}) {
        REQUIRE(views.fault(game.view(state, viewer)) == "");
      }
    }
  }
  CHECK(types.size() > 55);
}

TEST_CASE("DD-15.2: the parts of a result add up to the score") {
  for (const unsigned scenarios : all_scenarios()) {
    const Digger game = make({.players = 3, .scenarios = scenarios});
    Rng rng(scenarios + 9);
    State last;
    play_randomly(game, game.start(), rng, [&](const State& state) { last = state; });
    const Scores scores = game.scores(last);
    for (int seat = 0; seat < 3; ++seat) {
      const Doc result = game.result(last, seat_at(seat));
      int sum = 0;
      for (const auto& [name, value] : at(result, "parts").as_object()) sum += static_cast<int>(value.as_integer());
      CHECK(sum == scores[seat].score);
      CHECK(at(result, "out") == Doc(last.players[seat].out));
    }
  }
}
