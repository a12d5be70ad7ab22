// What front ends are told of Dungeon Digger beside the rules (odds, facts, where one can come), held against play and
// counted again, in games of every scenario and mix that go somewhere.
#include <doctest/doctest.h>

#include <cstring>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "digger_facts.hpp"
#include "digger_odds.hpp"
#include "digger_reach.hpp"
#include "protocol/json.hpp"
#include "rules/digger/documents.hpp"

namespace {

using namespace uc;
using namespace uc::digger;
using namespace uc::digger::documents;

// A game of each scenario, with lords and with every variant by turns; `see` gets some of its positions.
template <class See>
void play_some(std::uint64_t seed, int rounds, std::uint32_t every, See see) {
  for (int round = 0; round < rounds; ++round) {
    for (const unsigned scenarios : all_scenarios()) {
      Setup setup{.players = 2 + static_cast<int>(++seed % 5), .scenarios = scenarios, .lords = LordsOption::Random};
      setup.hidden = seed % 3 == 0;
      setup.face_down = (scenarios & bit(Scenario::MonsterHunt)) != 0 && seed % 2 == 0;
      setup.max_turns = 14;
      const Digger game = make(setup);
      Rng rng(seed);
      play_randomly(game, game.start(), rng, [&](const State& state) {
        if (below(rng, every) == 0) see(game, state, rng);
      });
    }
  }
}

// Some actions, of each kind that there is.
std::vector<Action> some_of_each(const Digger& game, const State& state, Rng& rng) {
  ActionList list;
  game.actions(state, list);
  std::map<Kind, std::vector<Action>> by_kind;
  for (const Action action : list) by_kind[kind_of(action)].push_back(action);
  std::vector<Action> some;
  for (const auto& [kind, actions] : by_kind) {
    for (int i = 0; i < 2; ++i) some.push_back(actions[below(rng, static_cast<std::uint32_t>(actions.size()))]);
  }
  return some;
}

TEST_CASE("odds tell what happens, in every scenario") {
  std::map<std::string, int> told;
  play_some(100, 4, 8, [&](const Digger& game, const State& state, Rng& rng) {
    if (!game.turn(state).is_seat()) return;
    for (const Action action : some_of_each(game, state, rng)) {
      Doc odds = game.odds(state, action);
      if (odds.is_null()) odds = Doc::object();
      const std::string wrong = CertainAgainstRecount(game, state, action, odds, rng).wrong();
      INFO(to_json(game.view(state, Viewer::everything())));
      INFO(game.text(state, action, Viewer::everything()));
      INFO(to_json(odds));
      REQUIRE(wrong == "");
      for (const auto& [member, value] : odds.as_object()) ++told[member];
    }
  });
  for (const char* member : {"tp", "tp_gained", "ends", "path", "attacks", "traps", "gp", "gains", "corridors", "joins",
                             "bonus", "lost", "died", "reveal", "coins", "from", "draws"}) {
    INFO(member);
    CHECK(told[member] > 0);
  }
}

TEST_CASE("the facts of a view are those of a recount, in every scenario") {
  int looked = 0;
  play_some(200, 6, 25, [&](const Digger& game, const State& state, Rng& rng) {
    const int seat = static_cast<int>(below(rng, static_cast<std::uint32_t>(game.players())));
    for (const Viewer viewer : {Viewer::table(), Viewer::of(seat_at(seat)), Viewer::everything()}) {
      const std::string wrong = FactsRecounted(game, state, viewer).wrong();
      INFO(to_json(game.view(state, Viewer::everything())));
      INFO(to_json(game.view(state, viewer)));
      REQUIRE(wrong == "");
      ++looked;
    }
  });
  CHECK(looked > 1000);
}

TEST_CASE("look tells every place that play comes to, and no other, in every scenario") {
  int lines = 0;
  play_some(300, 4, 6, [&](const Digger& game, const State& state, Rng&) {
    if (!game.turn(state).is_seat()) return;
    ReachAgainstPlay reach(game, state);
    INFO(to_json(game.view(state, Viewer::everything())));
    REQUIRE(reach.wrong() == "");
    lines += reach.lines();
  });
  CHECK(lines > 10000);
}

// What the seat cannot see lies otherwise in a guess: not a byte of what it is told may change with it.
TEST_CASE("odds, facts and look tell no secret") {
  int asked = 0, otherwise = 0;
  play_some(500, 2, 10, [&](const Digger& game, const State& state, Rng& rng) {
    const Turn turn = game.turn(state);
    if (!turn.is_seat()) return;
    const State guess = game.guess(state, Seats(turn.actor), rng);
    otherwise += std::memcmp(&guess, &state, sizeof state) != 0 ? 1 : 0;
    const Viewer viewer = Viewer::of(turn.actor);
    REQUIRE(to_json(game.view(guess, viewer)) == to_json(game.view(state, viewer)));
    for (const Action action : some_of_each(game, state, rng)) {
      REQUIRE(to_json(game.odds(guess, action)) == to_json(game.odds(state, action)));
      ++asked;
    }
    state.players[state.active].standing.for_each([&](int space) {
      const Doc what = Doc::object().set("from", slow::text_of(slow::at_of(game, space))).set("stooges", 1);
      const auto look = [&](const State& at) {
        DocReader reader(what, "bad_request");
        const Result<Doc> found = game.look(at, reader, viewer);
        return found.ok() ? to_json(*found) : found.fault().code;
      };
      REQUIRE(look(guess) == look(state));
    });
  });
  CHECK(asked > 1000);
  CHECK(otherwise > 100);
}

}  // namespace
