// The names of computer players.
#include "players/search/levels.hpp"

#include <doctest/doctest.h>

#include "uc_players.hpp"

using namespace uc;

TEST_CASE("levels: names of players are understood") {
  CHECK(parse_player("random")->kind == Plan::Kind::Random);
  CHECK(parse_player("greedy")->kind == Plan::Kind::Greedy);
  for (int level = 1; level <= kLevels; ++level) {
    const auto plan = parse_player("level:" + std::to_string(level));
    REQUIRE(plan.ok());
    CHECK(*plan == levels()[level - 1].plan);
  }
  CHECK(*parse_player("mcts:4") == *parse_player("level:4"));
  const auto plan = parse_player("mcts:sims=5000+threads=2+random");
  REQUIRE(plan.ok());
  CHECK(plan->sims == 5000);
  CHECK(plan->threads == 2);
  CHECK(plan->random_playouts);
  CHECK(parse_player("mcts:ms=100")->ms == 100);
}

TEST_CASE("levels: names that mean nothing are refused with a reason") {
  for (const char* name : {"", "Greedy", "level", "level:", "level:0", "level:6", "level:3x", "mcts:2", "mcts:sims",
                           "mcts:sims=", "mcts:sims=0", "mcts:sims=-4", "mcts:sims=1e9", "mcts:depth=3",
                           "mcts:threads=65", "mcts:9", "alice"}) {
    const auto plan = parse_player(name);
    REQUIRE_MESSAGE(!plan.ok(), name);
    CHECK(plan.fault().code == "bad_config");
    CHECK(plan.fault().message.find(name) != std::string::npos);
  }
}

TEST_CASE("levels: a budget becomes a plan") {
  CHECK(plan_for({}) == levels()[kDefaultLevel - 1].plan);
  CHECK(plan_for({.level = 1}) == levels()[0].plan);
  CHECK(plan_for({.level = 9}) == levels()[kLevels - 1].plan);
  CHECK(plan_for({.sims = 700}).sims == 700);
  CHECK(plan_for({.level = 5, .sims = 700}).sims == 700);
  CHECK(plan_for({.level = 5, .ms = 20}).sims == 0);
  CHECK(plan_for({.level = 5, .ms = 20}).ms == 20);
  CHECK(plan_for({.level = 2, .ms = 20}).kind == Plan::Kind::Greedy);
}

TEST_CASE("levels: a setting that a person gives is kept, the usual one too") {
  const auto of_digger = [](const char* name) { return Knowledge<digger::Digger>::tuned(*parse_player(name)); };
  const auto of_saga = [](const char* name) { return Knowledge<saga::Saga>::tuned(*parse_player(name)); };
  CHECK(of_digger("mcts:sims=50").explore == 10);
  CHECK(of_saga("mcts:sims=50").explore == 12);
  for (const int explore : {1, 10, 12, kUsualExplore, 80}) {
    const std::string name = "mcts:sims=50+explore=" + std::to_string(explore);
    CHECK(of_digger(name.c_str()).explore == explore);
    CHECK(of_saga(name.c_str()).explore == explore);
    CHECK(Knowledge<onedeck::OneDeck>::tuned(*parse_player(name)).explore == explore);
    CHECK(Knowledge<crypt::Crypt>::tuned(*parse_player(name)).explore == explore);
  }
  CHECK(of_digger("mcts:sims=50").best_line);
  CHECK_FALSE(of_digger("mcts:sims=20000").best_line);
  CHECK(of_digger("mcts:sims=20000+best_line").best_line);
  CHECK(of_saga("mcts:sims=50+horizon=6").horizon == 6);
  CHECK(Knowledge<onedeck::OneDeck>::tuned(*parse_player("mcts:sims=50+horizon=6")).horizon == 6);
}

TEST_CASE("levels: a measure that a person gives replaces the level's own, as the game has it") {
  const auto of_onedeck = [](const Budget& budget) { return Knowledge<onedeck::OneDeck>::tuned(plan_for(budget)); };
  CHECK(of_onedeck({.level = 2}).sims == 60);
  CHECK(of_onedeck({.level = 2, .sims = 20}).kind == Plan::Kind::Search);
  CHECK(of_onedeck({.level = 2, .sims = 20}).sims == 20);
  CHECK(of_onedeck({.level = 5, .ms = 20}).sims == 0);
  CHECK(of_onedeck({.level = 5, .ms = 20}).ms == 20);
  CHECK(Knowledge<saga::Saga>::tuned(plan_for({.level = 5, .sims = 20})).sims == 20);
  CHECK(Knowledge<saga::Saga>::tuned(plan_for({.level = 5})).sims == 1500);
}

TEST_CASE("levels: settings are joined by a plus, not by a comma") {
  CHECK(parse_player("mcts:sims=50+threads=2").ok());
  CHECK_FALSE(parse_player("mcts:sims=50,threads=2").ok());
}
