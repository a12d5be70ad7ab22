// What Dungeon Saga tells its computer players, and its own search.
#include <algorithm>
#include <set>
#include <vector>

#include "table.hpp"

using namespace uc;
using saga::Saga;

namespace {

Saga saga_game(const std::string& adventure, int players = 2) {
  auto game = make_game<Saga>(test::library(), players, Doc::object().set("adventure", adventure));
  REQUIRE(game.ok());
  return *game;
}

// At every so many decisions of a game that is led by the quick policy, and now and then by anything.
template <class Check>
void at_many_decisions(int apart, Check check) {
  for (const char* adventure : {"saga-a", "saga-b", "saga-04", "saga-05", "saga-06", "saga-07", "saga-10"}) {
    const Saga game = saga_game(adventure, 3);
    Rng rng(7);
    saga::State state = game.start();
    int decisions = 0;
    for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
      if (turn.is_chance()) {
        game.apply(state, game.draw(state, rng), NoEvents{});
        continue;
      }
      if (decisions++ % apart == 0) check(game, state, rng);
      game.apply(state, below(rng, 8) == 0 ? game.pick(state, rng) : uc::Knowledge<Saga>::playout(game, state, rng),
                 NoEvents{});
    }
  }
}

saga::State first_decision(const Saga& game, int decisions) {
  Rng rng(3);
  saga::State state = game.start();
  for (;;) {
    const Turn turn = game.turn(state);
    if (turn.is_seat() && decisions-- == 0) return state;
    game.apply(state, turn.is_chance() ? game.draw(state, rng) : uc::Knowledge<Saga>::playout(game, state, rng),
               NoEvents{});
  }
}

Advice advice_of(const Saga& game, const saga::State& state, const char* player, int slice = 0) {
  const auto plan = parse_player(player);
  REQUIRE(plan.ok());
  Thinker<Saga> thinker(game, state, game.turn(state).actor, *plan, 11);
  while (!thinker.step({.sims = slice})) {
  }
  return thinker.advice();
}

}  // namespace

TEST_CASE("saga knowledge: promising lists all legal actions, each once; of few that are asked for, no idle trades") {
  at_many_decisions(5, [](const Saga& game, const saga::State& state, Rng&) {
    ActionList all, ranked;
    game.actions(state, all);
    uc::Knowledge<Saga>::promising(game, state, ranked, 1'000'000);
    std::vector<Action> a(all.begin(), all.end()), b(ranked.begin(), ranked.end());
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    CHECK(a == b);
    std::vector<Action> whole(ranked.begin(), ranked.end());
    std::size_t trades = 0;
    for (const Action action : whole) trades += saga::kind_of(action) == saga::Kind::Trade ? 1 : 0;
    for (const std::size_t most : {1U, 6U, 24U}) {
      uc::Knowledge<Saga>::promising(game, state, ranked, most);
      REQUIRE(!ranked.empty());
      REQUIRE(ranked.size() <= most);
      REQUIRE(ranked.size() + trades >= std::min(most, all.size()));
      std::size_t from = 0;  // in the same order
      for (const Action action : ranked) {
        while (from < whole.size() && whole[from] != action) ++from;
      }
      CHECK(from < whole.size());
    }
  });
}

TEST_CASE("saga knowledge: all heroes' seats have one value, the Overlord the rest to 1, at every turn") {
  at_many_decisions(1, [](const Saga& game, const saga::State& position, Rng& rng) {
    for (saga::State state : {position, game.guess(position, game.hero_seats(), rng)}) {
      const auto values = uc::Knowledge<Saga>::evaluate(game, state);
      CHECK(values[1] >= 0.0F);
      CHECK(values[1] <= 1.0F);
      CHECK(values[2] == values[1]);
      CHECK(values[0] == doctest::Approx(1.0F - values[1]));
      game.apply(state, uc::Knowledge<Saga>::playout(game, state, rng), NoEvents{});  // often a chance turn
      CHECK(uc::Knowledge<Saga>::evaluate(game, state)[1] >= 0.0F);
      CHECK(uc::Knowledge<Saga>::evaluate(game, state)[1] <= 1.0F);
    }
  });
}

TEST_CASE("saga knowledge: the quick policy plays legally, and to the point") {
  const Saga game = saga_game("saga-01");
  int goals = 0, lost = 0;
  for (int number = 0; number < 30; ++number) {
    Rng rng(static_cast<std::uint64_t>(number));
    saga::State state = game.start();
    for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
      const Action action = turn.is_chance() ? game.draw(state, rng) : uc::Knowledge<Saga>::playout(game, state, rng);
      if (turn.is_seat()) REQUIRE(!game.refuse(state, action));
      game.apply(state, action, NoEvents{});
    }
    goals += state.ending == saga::Ending::Goal ? 1 : 0;
    lost += state.ending == saga::Ending::Incapacitated ? 1 : 0;
  }
  CHECK(goals > 5);  // random heroes never get there
  CHECK(lost > 0);   // and a random Overlord hurts nobody
  CHECK(goals + lost >= 25);
}

TEST_CASE("saga players: a Fight that may win is taken") {
  const Saga game = saga_game("saga-a");
  saga::State state = first_decision(game, 0);
  // Orlaf beside the last door, nobody else in the way: DS-E18 wins the adventure.
  state.doors_open |= 1;
  for (const saga::Square each : game.adventure().doors[0].squares) state.open.add(each);
  state.areas = 3;
  state.open |= game.adventure().floor[1];
  state.taken.remove(state.at[0]);
  state.at[0] = saga::square_at(19, 4);
  state.facing[0] = saga::Facing::East;
  state.taken.add(state.at[0]);
  game.apply(state, saga::pack(saga::Kind::Hero, {.a = 0}), NoEvents{});
  for (const char* player : {"level:2", "mcts:sims=60"}) {
    saga::State played = state;
    std::string last;
    for (int i = 0; i < 2 && last.substr(0, 5) != "fight"; ++i) {  // it may turn first
      const Advice advice = advice_of(game, played, player);
      last = game.text(played, advice.best, Viewer::everything());
      game.apply(played, advice.best, NoEvents{});
    }
    CHECK(last == "fight 20,4");
  }
}

TEST_CASE("saga players: a search has the same advice however it is sliced") {
  const Saga game = saga_game("saga-04");
  for (const int decisions : {0, 9, 25}) {
    const saga::State state = first_decision(game, decisions);
    const Advice whole = advice_of(game, state, "mcts:sims=40"), sliced = advice_of(game, state, "mcts:sims=40", 7);
    CHECK(whole.best == sliced.best);
    CHECK(whole.value == sliced.value);
    std::uint32_t visits = 0;
    for (const Considered& each : whole.considered) {
      visits += each.visits;
      CHECK(!game.refuse(state, each.action));
    }
    if (whole.considered.size() > 1) CHECK(visits == 40);
  }
}

TEST_CASE("saga players: heroes choose the same whatever is in the Overlord's hand and behind closed doors") {
  const Saga game = saga_game("saga-01");
  // Nobody lies in wait in the last area, and chests are empty.
  auto changed = std::make_shared<saga::Adventure>(game.adventure());
  std::erase_if(changed->monsters, [](const saga::Monster& each) { return each.area == 3; });
  for (saga::Chest& chest : changed->chests) chest.items = {};
  saga::Options options = game.options();
  options.adventure = changed;
  const Saga other(std::make_shared<const saga::Content>(game.content()), 2, options);
  int compared = 0;
  for (int decisions = 0; decisions < 60; decisions += 4) {
    const saga::State state = first_decision(game, decisions);
    if (index(game.turn(state).actor) == 0 || (state.areas >> 3 & 1U) != 0) continue;
    saga::State hidden = state;
    for (std::size_t i = 0; i < saga::kMaxCards; ++i) std::swap(hidden.hand[i], hidden.pool[i]);
    for (std::size_t i = 0; i < saga::kMaxCards; ++i) {  // as many in hand as before, but others
      while (hidden.hand_size() > state.hand_size() && hidden.hand[i] > 0) --hidden.hand[i], ++hidden.pool[i];
    }
    ++compared;
    for (const char* player : {"level:2", "mcts:sims=30"}) {
      const Advice one = advice_of(game, state, player), two = advice_of(other, hidden, player);
      CHECK(one.best == two.best);
      CHECK(one.value == two.value);
    }
  }
  CHECK(compared > 3);
}
