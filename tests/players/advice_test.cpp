// What people are told: figures that rise with values, a suggestion that has the best of them, and ends that are sure.
#include <set>

#include "players/search/chance_table.hpp"
#include "table.hpp"

using namespace uc;
using test::crypt_game;

namespace {

template <Game G>
std::shared_ptr<const G> game_of(int players, const Doc& options = Doc::object()) {
  auto game = make_game<G>(test::library(), players, options);
  REQUIRE(game.ok());
  return std::make_shared<const G>(*game);
}

// The plan of a level with few simulations.
Plan quick(int level) {
  Plan plan = plan_for({.level = level});
  plan.own_measure = true;
  plan.sims = 24;
  return plan;
}

// Plays a game by the quick policy, now and then at random, and calls check(state) at some decisions and at those near
// the end.
template <Game G, class Check>
void at_decisions(const G& game, std::uint64_t seed, int apart, Check check) {
  Rng rng(seed);
  std::vector<typename G::State> last;
  typename G::State state = game.start();
  for (int decisions = 0; !game.turn(state).is_over();) {
    if (game.turn(state).is_chance()) {
      game.apply(state, game.draw(state, rng), NoEvents{});
      continue;
    }
    if (decisions++ % apart == 0) check(state);
    last.push_back(state);
    if (last.size() > 3) last.erase(last.begin());
    game.apply(state, below(rng, 8) == 0 ? game.pick(state, rng) : Knowledge<G>::playout(game, state, rng), NoEvents{});
  }
  for (const auto& each : last) check(each);
}

struct Seen {
  int decisions = 0, sure_wins = 0, sure_losses = 0;
};

template <Game G>
void check_choice(const G& game, const typename G::State& state, const Considered& each, Seen& seen) {
  Rng rng(77);
  const auto actor = static_cast<std::size_t>(index(game.turn(state).actor));
  if (each.end != End::Open) {  // however the game goes on
    CHECK(each.figure == (each.end == End::Won ? 1.0F : 0.0F));
    (each.end == End::Won ? seen.sure_wins : seen.sure_losses) += 1;
  } else {
    CHECK(each.figure >= static_cast<float>(kLeastChance));
    CHECK(each.figure <= static_cast<float>(kMostChance));
  }
  typename G::State after = state;
  game.apply(after, each.action, NoEvents{});
  if (game.turn(after).is_over() && G::id != "digger") {  // whose points may be hidden
    CHECK(each.figure == (game.scores(after)[actor].won ? 1.0F : 0.0F));
  }
  for (int i = 0; i < 5 && each.end != End::Open && G::id != "onedeck"; ++i) {  // where only good play is sure
    typename G::State end = after;
    while (!game.turn(end).is_over()) {
      game.apply(end, game.turn(end).is_chance() ? game.draw(end, rng) : game.pick(end, rng), NoEvents{});
    }
    CHECK(game.scores(end)[actor].won == (each.end == End::Won));
  }
}

template <Game G>
Seen check_game(const std::shared_ptr<const G>& game, int apart, std::uint64_t seed = 5) {
  Seen seen;
  at_decisions(*game, seed, apart, [&](const typename G::State& state) {
    for (int level = 1; level <= kLevels; ++level) {
      AdviserOf<G> adviser(game, state, quick(level), 3);
      const Advice advice = adviser.think({});
      ++seen.decisions;
      CAPTURE(G::id);
      CAPTURE(level);
      CHECK_FALSE(advice.scored);
      CHECK(advice.done);
      CHECK(advice.best == advice.considered.front().action);
      CHECK(!game->refuse(state, advice.best));
      CHECK(advice.considered.front().visits > 0);
      for (const Considered& each : advice.considered) {
        CHECK(each.figure <= advice.considered.front().figure);
        check_choice(*game, state, each, seen);
      }
    }
  });
  return seen;
}

}  // namespace

TEST_CASE("chances: never lower for a higher value, never 0 or 1, for every game, level and circumstance") {
  std::set<std::string> groups = {"none"};
  std::set<std::string> settings = {"", "none"};
  for (const ChanceRow& row : chance_rows()) groups.insert(std::string(row.group));
  for (const SettingRow& row : setting_rows()) settings.insert(std::string(row.setting));
  int curves = 0;
  for (const char* game : {"crypt", "onedeck", "digger", "saga", "unknown"}) {
    for (int level = 1; level <= kLevels; ++level) {
      for (const std::string& group : groups) {
        for (const std::string& setting : settings) {
          for (const auto& [side, round] : {std::pair(1, 0), {-1, 0}, {1, 1}, {-1, 1}, {1, 3}, {1, 200}}) {
            double before = 0;
            ++curves;
            for (int i = 0; i <= 50; ++i) {
              const double chance = chance_of(game, level, {group, setting, side, round}, i / 50.0);
              REQUIRE(chance >= std::max(before, kLeastChance));
              REQUIRE(chance <= kMostChance);
              before = chance;
            }
          }
        }
      }
    }
  }
  CHECK(curves > 0);
  CHECK(chance_of("unknown", 3, {}, 0.5) == doctest::Approx(0.5));
  CHECK(chance_of("unknown", 3, {}, 0.2) == doctest::Approx(0.2));
}

TEST_CASE(
    "chances: the beginning passes into what is later round by round, and where the round is unknown it is later") {
  int beginnings = 0;
  for (const BeginningRow& row : beginning_rows()) {
    const std::string game(row.game);
    CAPTURE(game);
    ++beginnings;
    REQUIRE(row.until > 1);
    const auto told = [&](int round) { return chance_of(game, 2, {"2", "", 1, round}, 0.4); };
    const double first = told(1), later = told(row.until);
    for (int round = 2; round < row.until; ++round) {
      CHECK(told(round) > std::min(first, later) - 1e-9);
      CHECK(told(round) < std::max(first, later) + 1e-9);
    }
    CHECK(told(row.until + 50) == later);
    CHECK(told(0) == later);
  }
  CHECK(beginnings == 4);
}

TEST_CASE("advice: the suggestion has the best figure, sure ends and only these have 0 and 1: Crypt") {
  Seen all;
  for (int players = 2; players <= 4; ++players) {
    const Seen seen = check_game(std::make_shared<const crypt::Crypt>(crypt_game(players, "ABABAB")), 5);
    all.sure_wins += seen.sure_wins;
    all.sure_losses += seen.sure_losses;
  }
  CHECK(all.sure_wins + all.sure_losses > 0);
}

TEST_CASE("advice: the suggestion has the best figure, sure ends and only these have 0 and 1: One Deck Dungeon") {
  Seen all;
  for (const int players : {1, 2, 4}) {
    const Seen seen = check_game(game_of<onedeck::OneDeck>(players), 23);
    all.sure_losses += seen.sure_losses;
  }
  CHECK(all.sure_losses > 0);
}

TEST_CASE("advice: the suggestion has the best figure, sure ends and only these have 0 and 1: Dungeon Digger") {
  Seen all;
  for (const int players : {2, 3, 6}) {
    const Seen seen = check_game(game_of<digger::Digger>(players), 61);
    all.sure_wins += seen.sure_wins;
    all.sure_losses += seen.sure_losses;
  }
  CHECK(all.sure_wins + all.sure_losses > 0);
}

TEST_CASE("advice: the suggestion has the best figure, sure ends and only these have 0 and 1: Dungeon Saga") {
  Seen all;
  for (const char* adventure : {"saga-a", "saga-b", "saga-01", "saga-03", "saga-05", "saga-07", "saga-10"}) {
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      const Seen seen = check_game(game_of<saga::Saga>(2, Doc::object().set("adventure", adventure)), 97, seed);
      all.sure_wins += seen.sure_wins;
      all.sure_losses += seen.sure_losses;
    }
  }
  CHECK(all.sure_wins + all.sure_losses > 0);
}

TEST_CASE("advice: the heroes' first turn of adventure A is told about what they win of its games") {
  const auto game = game_of<saga::Saga>(2, Doc::object().set("adventure", "saga-a"));
  saga::State state = game->start();
  Rng rng(1);
  while (game->turn(state).is_chance()) game->apply(state, game->draw(state, rng), NoEvents{});
  for (const int level : {2, 3}) {  // they win 54 and 70 per cent; the value of the search is 0.2
    AdviserOf<saga::Saga> adviser(game, state, plan_for({.level = level}), 3);
    const float chance = adviser.think({}).considered.front().figure;
    CHECK(chance > 0.45F);
    CHECK(chance < 0.85F);
  }
}

TEST_CASE("advice: one player of Crypt is told a score, the higher the higher the value") {
  const auto game = std::make_shared<const crypt::Crypt>(crypt_game(1));
  at_decisions(*game, 4, 3, [&](const crypt::State& state) {
    for (int level = 1; level <= kLevels; ++level) {
      AdviserOf<crypt::Crypt> adviser(game, state, quick(level), 3);
      const Advice advice = adviser.think({});
      CHECK(advice.scored);
      CHECK(advice.considered.front().figure > 15);
      CHECK(advice.considered.front().figure < 80);
      for (const Considered& each : advice.considered) CHECK(each.figure <= advice.considered.front().figure);
    }
  });
}

TEST_CASE("advice: a level that overlooks the best choice does not tell of it") {
  const crypt::Crypt game = crypt_game(3);
  Rng rng(5);
  int worse = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const crypt::State state = test::after(game, 6, rng);
    if (game.turn(state).is_over()) continue;
    Thinker<crypt::Crypt> noisy(game, state, game.turn(state).actor, Budget{.level = 1}, seed);
    Thinker<crypt::Crypt> sharp(game, state, game.turn(state).actor, Budget{.level = 2}, seed);
    const Advice advice = noisy.advice();
    if (advice.best != sharp.advice().best) ++worse;
    for (const Considered& each : advice.considered) CHECK(each.value <= advice.value);
  }
  CHECK(worse > 5);
}

TEST_CASE("advice: the same however the thinking is sliced") {
  const auto game = std::make_shared<const crypt::Crypt>(crypt_game(3, "ABABAB"));
  Rng rng(9);
  for (int decisions = 2; decisions < 60; decisions += 9) {
    const crypt::State state = test::after(*game, decisions, rng);
    if (game->turn(state).is_over()) continue;
    AdviserOf<crypt::Crypt> whole(game, state, quick(4), 3);
    AdviserOf<crypt::Crypt> sliced(game, state, quick(4), 3);
    Advice parts = sliced.think({.sims = 1});
    while (!parts.done) parts = sliced.think({.sims = 1});
    const Advice advice = whole.think({});
    REQUIRE(advice.considered.size() == parts.considered.size());
    for (std::size_t i = 0; i < advice.considered.size(); ++i) {
      CHECK(advice.considered[i].action == parts.considered[i].action);
      CHECK(advice.considered[i].figure == parts.considered[i].figure);
    }
  }
}

TEST_CASE("advice: a search of no level is read like the level that thinks about as long") {
  const auto level = [](const Plan& plan, std::uint32_t simulations) {
    return level_like<crypt::Crypt>(Knowledge<crypt::Crypt>::tuned(plan), simulations);
  };
  CHECK(level(plan_for({.level = 4}), 0) == 4);
  CHECK(level(plan_for({.sims = 100}), 100) == 3);
  CHECK(level(plan_for({.sims = 9000}), 9000) == 4);
  CHECK(level(plan_for({.ms = 900}), 60'000) == 5);
  CHECK(level_like<onedeck::OneDeck>(Knowledge<onedeck::OneDeck>::tuned(plan_for({.sims = 60})), 60) == 2);
  CHECK(level_like<saga::Saga>(Knowledge<saga::Saga>::tuned(plan_for({.sims = 400})), 400) == 4);
}
