// The reasons of Dungeon Saga's hints: each number is held against the position.
#include <doctest/doctest.h>

#include <set>
#include <string>

#include "players/saga/players.hpp"
#include "rules/saga/documents.hpp"
#include "rules/saga/scene.hpp"
#include "saga/documents/view.hpp"
#include "saga/rules/threats.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::test;
using editing::at;

namespace {

Doc reasons(const Scene& scene, std::string_view text) {
  const Result<Action> action = scene.game.parse(scene.state, scene.full_text(text));
  REQUIRE(action.ok());
  REQUIRE(!scene.game.refuse(scene.state, *action));
  return uc::Knowledge<Saga>::reasons(scene.game, scene.state, *action);
}
Doc with_code(const Doc& list, std::string_view code) {
  for (const Doc& one : list.as_array()) {
    if (at(one, "code") == Doc(code)) return one;
  }
  return {};
}
std::string codes(const Doc& list) {
  std::string all;
  for (const Doc& one : list.as_array()) all += (all.empty() ? "" : " ") + at(one, "code").as_string();
  return all;
}
Doc odds_of(const Saga& game, const State& state, Action action) { return game.odds(state, action); }

}  // namespace

TEST_CASE("an attack is good for what its odds say, and for where everybody stands") {
  Scene scene("10x8", "s@5,5/E O@4,5/E R@6,5/W z@9,0/W");
  scene.begin("O");
  const Doc why = reasons(scene, "fight s");
  CHECK(codes(why) == "removes outnumbers");
  const Action fight = *scene.game.parse(scene.state, scene.full_text("fight s"));
  const double chance = at(odds_of(scene.game, scene.state, fight), "attacks[0].removed").as_real();
  CHECK(at(why, "[0].chance").as_real() == doctest::Approx(chance).epsilon(0.001));
  CHECK(at(why, "[0].target") == Doc::object().set("model", scene.model("s")));
}

TEST_CASE("a lock is opened for what is behind it") {
  Scene scene({.locks = "1:mundane_1 c:mundane_1"}, "#######\n#Oc1.s#\n#.#####\n#######");
  scene.begin("O");
  CHECK(codes(reasons(scene, "fight c")) == "opens loot");
  Scene door({.locks = "1:mundane_1 X:mundane_1"}, "########\n#R.O1.s#\n##X#####");
  door.begin("O");
  CHECK(codes(reasons(door, "fight 1")).starts_with("opens"));
  CHECK(!with_code(reasons(door, "fight 1"), "reveals").is_null());
  door.act("move 2,1 S");
  CHECK(codes(reasons(door, "fight X")) == "opens goal");
}

TEST_CASE("a Move is good for the attack that follows, and tells who can strike there") {
  Scene scene("12x8", "O@1,4/E s@7,4/W z@11,0/W");
  scene.begin("O");
  const Doc why = reasons(scene, "move 6,4 E");
  const Doc strikes = with_code(why, "strikes");
  REQUIRE(!strikes.is_null());
  CHECK(at(strikes, "target") == Doc::object().set("model", scene.model("s")));
  State there = scene.state;
  put_model(scene.game, there, 0, square_at(6, 4), Facing::East);
  CHECK(at(with_code(why, "danger"), "models") == Doc(std::popcount(danger_to(scene.game, there, 0).all())));
  CHECK(with_code(reasons(scene, "move 1,7 E"), "strikes").is_null());
}

TEST_CASE("DS-6.9: breaking away tells the chance of coming away unhurt") {
  Scene scene("10x8", "M@4,4/E s@5,4/W s@5,5/W");
  scene.begin("M");
  const Doc why = reasons(scene, "break 3,3");
  const Action action = *scene.game.parse(scene.state, "break 3,3");
  const Doc odds = odds_of(scene.game, scene.state, action);
  const double first = at(odds, "attacks[0].wounds[0]").as_real(), second = at(odds, "attacks[1].wounds[0]").as_real();
  CHECK(at(why, "[0].chance").as_real() == doctest::Approx(first * second).epsilon(0.001));
  CHECK(at(why, "[0].models") == Doc(2));
}

TEST_CASE("DS-15.4: a potion is drunk for what the wound would do") {
  const auto asked = [](int wounds, std::string_view answer) {
    Scene scene("10x8", "O@5,5/E s@6,5/W R@1,1/E");
    scene.wounds("O", wounds).items("O", "healing_potion").begin("s");
    scene.act("fight O").hits(1);
    REQUIRE(scene.asks() == "potion");
    return codes(reasons(scene, answer));
  };
  CHECK(asked(4, "yes") == "saves");
  CHECK(asked(2, "yes") == "spares");
  CHECK(asked(0, "yes") == "prevents");
  CHECK(asked(0, "no") == "bears");
}

TEST_CASE("DS-7.8: who raises is told whom the minion reaches, and what meets it") {
  Scene scene({.limits = "skeleton_warrior*4"}, "10x8", "O@4,5/E D@6,5/E o@5,5");
  scene.overlord();
  const Doc why = reasons(scene, "raise 5,5 skeleton_warrior W");
  CHECK(codes(why) == "brings reaches meets");
  CHECK(at(why, "[1].models") == Doc(2));
  const Action action = *scene.game.parse(scene.state, "raise 5,5 skeleton_warrior W");
  CHECK(at(why, "[2].chance").as_real() ==
        doctest::Approx(at(odds_of(scene.game, scene.state, action), "attacks[0].removed").as_real()).epsilon(0.001));
}

TEST_CASE("whatever the computer advises has its reasons, from what its seat knows") {
  std::set<std::string> met;
  int asked = 0, without = 0;
  for (const std::string_view id : documents::all_adventures()) {
    const Saga game = documents::make(id);
    Rng rng(31);
    State state = game.start();
    while (!game.turn(state).is_over()) {
      const Turn turn = game.turn(state);
      const Action action = turn.is_chance() ? game.draw(state, rng) : uc::Knowledge<Saga>::playout(game, state, rng);
      if (turn.is_seat() && below(rng, 3) == 0) {
        const State guess = game.guess(state, turn.may, rng);
        const Doc why = uc::Knowledge<Saga>::reasons(game, guess, action);
        ++asked;
        without += why.as_array().empty() ? 1 : 0;
        for (const Doc& one : why.as_array()) {
          met.insert(at(one, "code").as_string());
          const Doc* chance = one.find("chance");
          if (chance != nullptr) {
            const double value = chance->is_integer() ? static_cast<double>(chance->as_integer()) : chance->as_real();
            CHECK(value >= 0);
            CHECK(value <= 1);
          }
        }
      }
      game.apply(state, action, NoEvents{});
    }
  }
  CHECK(asked > 500);
  CHECK(without * 3 < asked);
  for (const std::string code :
       {"removes", "wounds", "opens", "strikes", "nearer", "danger", "safer", "behind", "outnumbers", "reveals", "goal",
        "brings", "keeps", "many", "feat", "commands", "breaks"}) {
    CAPTURE(code);
    CHECK(met.contains(code));
  }
}

TEST_CASE("a game looked back at adds up to what its events told") {
  double luck = 0, variance = 0;
  for (const std::string_view id : documents::all_adventures()) {
    const Saga game = documents::make(id);
    Rng rng(37);
    std::vector<State> positions{game.start()};
    std::vector<Action> actions;
    int attacks = 0, hits = 0, wounds = 0, opened = 0, gone = 0, raised = 0, cards = 0;
    while (!game.turn(positions.back()).is_over()) {
      State state = positions.back();
      const Action action =
          game.turn(state).is_chance() ? game.draw(state, rng) : uc::Knowledge<Saga>::playout(game, state, rng);
      EventList<Event> events;
      game.apply(state, action, events);
      for (const Event& event : events.items) {
        const Doc told = game.describe(event, Viewer::table());
        const std::string type = at(told, "type").as_string();
        if (type == "attack.began") ++attacks;
        if (type == "attack.ended") hits += static_cast<int>(at(told, "hits").as_integer());
        if (type == "attack.ended") variance += static_cast<double>(at(told, "hits").as_integer());
        if (type == "model.wounded") wounds += static_cast<int>(at(told, "by").as_integer());
        if (type == "lock.opened" || type == "furniture.destroyed") ++opened;
        if (type == "model.removed")
          gone += at(told, "why") == Doc("buried") || at(told, "why") == Doc("devoured") ? 0 : 1;
        if (type == "model.placed") raised += at(told, "why") == Doc("raised") ? 1 : 0;
        if (type == "card.played") ++cards;
      }
      positions.push_back(state);
      actions.push_back(action);
    }
    const Doc review = uc::Knowledge<Saga>::review(game, positions, actions, std::nullopt);
    CHECK(uc::Knowledge<Saga>::review(game, positions, actions, 0).is_null());
    const auto sum = [&](const char* member) {
      std::int64_t all = at(review, std::string("overlord.") + member).as_integer();
      for (const Doc& hero : at(review, "heroes").as_array()) all += at(hero, member).as_integer();
      return all;
    };
    CHECK(sum("attacks") == attacks);
    CHECK(sum("hits") == hits);
    CHECK(sum("wounds") == wounds);
    CHECK(sum("opened") == opened);
    CHECK(at(review, "overlord.raised") == Doc(raised));
    CHECK(std::ssize(at(review, "overlord.cards").as_array()) == cards);
    CHECK(at(review, "rounds") == Doc(positions.back().round));
    // What fell to no attack is what the roof buried, friends that a blast hit, and heroes by it.
    CHECK(sum("removed") <= gone);
    CHECK(sum("removed") + 3 >= gone);
    const auto real = [](const Doc& number) {
      return number.is_integer() ? static_cast<double>(number.as_integer()) : number.as_real();
    };
    luck += static_cast<double>(hits) - real(at(review, "overlord.expected"));
    for (const Doc& hero : at(review, "heroes").as_array()) luck -= real(at(hero, "expected"));
  }
  // Over many attacks luck comes to nothing: within four standard errors, hits being about as spread as they are many.
  CHECK(luck * luck < 16 * variance);
}
