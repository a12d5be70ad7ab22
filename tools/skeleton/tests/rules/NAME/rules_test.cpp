// The rules of @Title@, one test for each.
#include <doctest/doctest.h>

#include "@name@/@name@.hpp"
#include "protocol/json.hpp"

namespace uc::@name@ {
namespace {

// A game of two to 20, after these actions and outcomes.
struct Played {
  explicit Played(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) {
      const Result<Action> action = game.parse(state, text);
      REQUIRE(action.ok());
      REQUIRE_FALSE(game.refuse(state, *action));
      game.apply(state, *action, NoEvents{});
    }
  }
  std::string_view refused(std::string_view text) const { return game.refuse(state, *game.parse(state, text)).rule; }

  @Name@ game{std::make_shared<const Content>(Content{50}), 2, Options{20}};
  State state = game.start();
};

TEST_CASE("@XX@-1.1: a race to a goal of points") {
  CHECK(Played({}).game.players() == 2);
  CHECK(@Name@::read_options({50}, Doc(), 2)->goal == 50);
  CHECK_FALSE(@Name@::read_options({50}, Doc::object().set("goal", 10), 2).ok());
}

TEST_CASE("@XX@-1.2: players take turns") {
  CHECK(Played({}).state.active == 0);
  CHECK(Played({"roll", "die 4", "stop"}).state.active == 1);
  CHECK(Played({"roll", "die 4", "stop", "roll", "die 1"}).state.active == 0);
}

TEST_CASE("@XX@-2.1: roll as often as you like") {
  CHECK(Played({"roll", "die 4", "roll", "die 2"}).state.active == 0);
  CHECK(Played({"roll"}).refused("roll") == "@XX@-2.1");
}

TEST_CASE("@XX@-2.2: what the die shows counts for this turn") {
  CHECK(Played({"roll", "die 4", "roll", "die 2"}).state.turn == 6);
  CHECK(Played({}).refused("die 4") == "@XX@-2.2");
  CHECK_FALSE(Played({"roll"}).game.parse(State{}, "die 7").ok());
}

TEST_CASE("@XX@-2.3: a 1 ends the turn, and its points are lost") {
  const Played played({"roll", "die 4", "roll", "die 1"});
  CHECK(played.state.turn == 0);
  CHECK(played.state.banked[0] == 0);
  CHECK(played.state.active == 1);
}

TEST_CASE("@XX@-3.1: whoever stops banks") {
  CHECK(Played({"roll", "die 4", "roll", "die 2", "stop"}).state.banked[0] == 6);
  CHECK(Played({}).refused("stop") == "@XX@-3.1");
}

TEST_CASE("@XX@-4.1: the goal ends the game at once") {
  const Played played({"roll", "die 6", "roll", "die 6", "roll", "die 6", "roll", "die 5"});
  CHECK(played.game.turn(played.state).is_over());
  CHECK(played.state.banked[0] == 23);
  CHECK(played.game.scores(played.state)[0].won);
  CHECK(played.game.scores(played.state)[1].place == 2);
}

TEST_CASE("@XX@-4.1: a position that cannot be is refused") {
  const Played played({"roll", "die 6", "stop"});
  const Doc doc = played.game.view(played.state, Viewer::everything());
  CHECK(played.game.load(doc).ok());
  for (const auto& [member, value] : {std::pair<const char*, Doc>{"phase", "over"}, {"turn", 20}, {"active", 2}}) {
    Doc wrong = doc;
    CHECK_FALSE(played.game.load(wrong.set(member, value)).ok());
  }
}

}  // namespace
}  // namespace uc::@name@
