// Why an action of Dungeon Digger is good: docs/format/digger.md, "Reasons". Each reason is one that play bears out.
#include <doctest/doctest.h>

#include <set>
#include <string>

#include "digger/rules/rules.hpp"
#include "players/digger/knowledge.hpp"
#include "protocol/json.hpp"
#include "rules/digger/documents.hpp"
#include "rules/digger/scene.hpp"

namespace {

using namespace uc;
using namespace uc::digger;
using test::Scene;

Doc reasons(const Scene& scene, std::string_view text) {
  const Result<Action> action = scene.game.parse(scene.state, text);
  REQUIRE(action.ok());
  REQUIRE(!scene.game.refuse(scene.state, *action));
  return digger::Knowledge::reasons(scene.game, scene.state, *action);
}
std::string told(const Scene& scene, std::string_view text) { return to_json(reasons(scene, text)); }

// The reason with this code; null if there is none.
Doc with_code(const Doc& why, std::string_view code) {
  for (const Doc& reason : why.as_array()) {
    if (*reason.find("code") == Doc(code)) return reason;
  }
  return {};
}

TEST_CASE("reasons of a build: Gold one by one, bonus orders, what grows") {
  Scene closes("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 A*1@(1,0)");
  closes.projects('A', "DOR-A KIT-A COR-V");
  CHECK(told(closes, "work DOR-A 0,0 0") ==
        R"([{"code":"corridor","length":2,"gp":3},{"code":"prize","prize":"tunnelmaker","gp":5}])");
  CHECK(with_code(reasons(closes, "work KIT-A 0,0 0"), "resources") ==
        Doc::object().set("code", "resources").set("resources", 5));
  CHECK(!with_code(reasons(closes, "work KIT-A 0,0 0"), "bonus").is_null());
  CHECK(told(closes, "work COR-V 0,0 4") == R"([{"code":"joins","length":3,"open":1,"gp":5}])");
  Scene wins("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 A*1@(1,0)");
  wins.projects('A', "DOR-A").gp('A', 18);
  CHECK(with_code(reasons(wins, "work DOR-A 0,0 0"), "goal") ==
        Doc::object().set("code", "goal").set("gp", 21).set("need", 20));
}

TEST_CASE("reasons of a shift: what can be built from there, what can be conquered") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 A*1@(3,0)");
  scene.projects('A', "DOR-A");
  CHECK(told(scene, "move 3,0 1 1,0") == R"([{"code":"then","tile":"DOR-A","space":"0,0","gp":3}])");
  CHECK(told(scene, "move 3,0 1 2,0") == "[]");
  Scene raid("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A:COR-I@(1,0)/0 B:DOR-A@(0,0)/0 B:POR@(-3,0)/0 A*1@(1,0)");
  CHECK(told(raid, "move 1,0 1 0,0") == R"([{"code":"raids","space":"0,0","seat":1,"rooms":"dorm"}])");
}

TEST_CASE("reasons of a conquest, a Sabotage! and a Demolish!") {
  Scene conquest("A:POR@(3,0)/0 B:THR@(0,0)/0 B:POR@(-3,0)/0 A*1@(0,0)");
  conquest.hand('B', {2});
  const Doc why = reasons(conquest, "conquer 0,0 hand");
  CHECK(with_code(why, "steals") == Doc::object().set("code", "steals").set("seat", 1).set("coins", 1));
  CHECK(with_code(why, "conquers") == Doc::object().set("code", "conquers").set("seat", 1).set("rooms", "throne"));
  CHECK(with_code(why, "skips") == Doc::object().set("code", "skips").set("seat", 1));
  Scene wall("A:POR@(3,0)/0 A*1@(3,0) B:POR@(-3,0)/0 B:COR-I@(-2,0)/0 B:COR-I@(-1,0)/0");
  CHECK(told(wall, "sabotage 3,0 0,0") == R"([{"code":"blocks","seat":1,"length":2,"gp":3}])");
  CHECK(told(wall, "sabotage 3,0 0,1") == "[]");
  Scene open("A:POR@(3,0)/0 A:COR-I@(2,0)/0 coll@(1,0) A*1@(2,0)");
  CHECK(told(open, "demolish 1,0") == R"([{"code":"opens","space":"1,0"}])");
}

TEST_CASE("reasons of Think!, of resting and of giving up") {
  Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A*1@(3,0)");
  scene.projects('A', "KIT-A TRP-U").put("A:DOR-A@(3,-1)/2 A:LIB-A@(2,1)/1");
  CHECK(told(scene, "pass") == R"([{"code":"rests"}])");
  const Doc exchanged = reasons(scene, "think KIT-A TRP-U");
  REQUIRE(exchanged.as_array().size() == 1);
  Scene none("A:POR@(3,0)/0 A*1@(3,0)");
  none.collapses(0).pending("sabotage think").projects('A', "KIT-A");
  CHECK(told(none, "renounce sabotage") == R"([{"code":"idle","order":"sabotage"}])");
  CHECK(told(none, "renounce think") == "[]");
}

// Of every action of games that go somewhere: what a reason says is true of the position after it.
class Borne {
 public:
  Borne(const Digger& game, const State& state, Action action)
      : game_(game), before_(state), after_(state), actor_(index(game.turn(state).actor)) {
    game.apply(after_, action, events_);
  }
  bool out(const Doc& reason) const {
    const std::string code = reason.find("code")->as_string();
    const auto number = [&](const char* name) { return static_cast<int>(reason.find(name)->as_integer()); };
    if (code == "goal") return after_.players[actor_].gp >= game_.goal() && before_.players[actor_].gp < game_.goal();
    if (code == "prize" || code == "denies") {
      const auto prize = static_cast<Prize>(
          std::find(std::begin(kPrizeNames), std::end(kPrizeNames), reason.find("prize")->as_string()) -
          std::begin(kPrizeNames));
      const int was = final_prize(game_, before_, prize), is = final_prize(game_, after_, prize);
      return code == "prize" ? was != actor_ && is == actor_ : was == number("seat") && is != was;
    }
    if (code == "beats") {
      const int seat = number("seat");
      return seat != actor_ && before_.players[seat].in_play - after_.players[seat].in_play >= number("stooges");
    }
    if (code == "resources") return resources(game_, after_, actor_) == number("resources");
    if (code == "craft") return craft(game_, after_, actor_) == number("craft");
    if (code == "stooge") return after_.players[actor_].in_play == number("stooges");
    if (code == "skips") return after_.players[number("seat")].skips;
    if (code == "then") return number("gp") > 0;
    return true;
  }
  // Gold that the reasons name adds up to what was gained.
  bool adds_up(const Doc& why) const {
    int gp = 0, told = 0;
    for (const Event& event : events_.items) {
      if (event.type == Event::Type::TurnEnded) break;
      if (event.type == Event::Type::GpGained && event.seat == actor_) gp += as<Event::Type::GpGained>(event).gp;
    }
    for (const Doc& reason : why.as_array()) {
      for (const char* code : {"corridor", "same_type", "throne", "monster", "adventurer"}) {
        if (*reason.find("code") == Doc(code)) told += static_cast<int>(reason.find("gp")->as_integer());
      }
    }
    return gp == told;
  }

 private:
  const Digger& game_;
  const State& before_;
  State after_;
  const int actor_;
  EventList<Event> events_;
};

TEST_CASE("every reason is borne out by play, in every scenario") {
  std::set<std::string> codes;
  std::uint64_t seed = 400;
  for (int round = 0; round < 2; ++round) {
    for (const unsigned scenarios : documents::all_scenarios()) {
      documents::Setup setup{
          .players = 2 + static_cast<int>(++seed % 5), .scenarios = scenarios, .lords = LordsOption::Random};
      setup.max_turns = 14;
      const Digger game = documents::make(setup);
      Rng rng(seed);
      documents::play_randomly(game, game.start(), rng, [&](const State& state) {
        if (!game.turn(state).is_seat() || below(rng, 5) != 0) return;
        ActionList list;
        game.actions(state, list);
        for (int i = 0; i < 4; ++i) {
          const Action action = list[below(rng, static_cast<std::uint32_t>(list.size()))];
          const Doc why = digger::Knowledge::reasons(game, state, action);
          const Borne borne(game, state, action);
          INFO(game.text(state, action, Viewer::everything()));
          INFO(to_json(why));
          REQUIRE(borne.adds_up(why));
          for (const Doc& reason : why.as_array()) {
            codes.insert(reason.find("code")->as_string());
            REQUIRE(borne.out(reason));
          }
        }
      });
    }
  }
  for (const char* code : {"corridor", "same_type", "bonus", "beats", "coins", "resources", "craft", "joins", "blocks",
                           "stooge", "then", "misfits", "rests", "prize", "raids", "conquers"}) {
    CHECK_MESSAGE(codes.count(code) == 1, code);
  }
}

}  // namespace
