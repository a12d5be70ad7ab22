// Tournaments: the same result for any number of threads, fair seats, and reports that stand alone.
#include "apps/undercroft/tournament.hpp"

#include "apps/undercroft/report.hpp"
#include "table.hpp"

using namespace uc;
using test::crypt_game;

namespace {

SimResult play(int seats, const std::vector<std::string>& names, int games, int threads, std::uint64_t seed = 3) {
  const crypt::Crypt game = crypt_game(seats, "ABABAB");
  std::vector<Plan> plans;
  for (const std::string& name : names) plans.push_back(*parse_player(name));
  Tournament<crypt::Crypt> tournament(game, plans, seed, games);
  const std::atomic<bool> stop{false};
  tournament.play(threads, stop, [](int) {});
  return {"crypt",
          names,
          seats,
          seed,
          games,
          crypt::Crypt::write_options(game.content(), game.options(), game.players()),
          tournament.tally()};
}

}  // namespace

TEST_CASE("tournament: the result does not depend on the number of threads") {
  const std::vector<std::string> names = {"greedy", "random", "mcts:sims=20"};
  const std::string alone = to_json(sim_document(play(3, names, 40, 1)));
  CHECK(alone == to_json(sim_document(play(3, names, 40, 2))));
  CHECK(alone == to_json(sim_document(play(3, names, 40, 7))));
  CHECK(alone != to_json(sim_document(play(3, names, 40, 1, 4))));
}

TEST_CASE("tournament: everything adds up, and seats are rotated") {
  for (int seats = 1; seats <= 4; ++seats) {
    for (std::size_t listed = 1; listed <= 5; ++listed) {
      const SimResult result = play(seats, std::vector<std::string>(listed, "random"), 60, 1);
      CHECK(result.tally.games == 60);
      std::int64_t taken = 0;
      std::int64_t wins = 0;
      std::int64_t by_seat = 0;
      for (const PlayerTally& player : result.tally.players) {
        taken += player.seats;
        wins += player.wins;
        CHECK(player.seats > 0);
        CHECK(player.scores.games == player.seats);
      }
      for (const std::int64_t seat : result.tally.by_seat) by_seat += seat;
      CHECK(taken == 60 * seats);
      CHECK(wins == 60 * kWholeWin);
      CHECK(by_seat == 60 * kWholeWin);
      if (listed <= static_cast<std::size_t>(seats) && 60 * seats % static_cast<int>(listed) == 0) {
        for (const PlayerTally& player : result.tally.players)
          CHECK(player.seats == 60 * seats / static_cast<int>(listed));
      }
    }
  }
}

TEST_CASE("tournament: a stop leaves what is done so far") {
  const crypt::Crypt game = crypt_game(2);
  Tournament<crypt::Crypt> tournament(game, {*parse_player("random")}, 1, 1'000'000'000);
  std::atomic<bool> stop{false};
  tournament.play(2, stop, [&](int done) { stop = done > 10; });
  CHECK(tournament.tally().games > 10);
  CHECK(tournament.tally().games < 1'000'000'000);
}

TEST_CASE("tournament: notes of all decisions, the same for any number of threads, change no game") {
  const crypt::Crypt game = crypt_game(3, "ABABAB");
  const std::vector<Plan> plans = {*parse_player("level:1"), *parse_player("level:2"), *parse_player("mcts:sims=20")};
  const std::atomic<bool> stop{false};
  const auto play_noting = [&](int threads) {
    Tournament<crypt::Crypt> tournament(game, plans, 3, 12);
    tournament.take_notes();
    tournament.play(threads, stop, [](int) {});
    return std::pair(tournament.notes(), tournament.tally());
  };
  const auto [notes, tally] = play_noting(1);
  const auto [again, same] = play_noting(3);
  Tournament<crypt::Crypt> plain(game, plans, 3, 12);
  plain.play(1, stop, [](int) {});
  REQUIRE(notes.size() == again.size());
  std::int64_t decisions = 0;
  for (const auto& [count, games] : plain.tally().decisions.histogram) decisions += count * games;
  CHECK(static_cast<std::int64_t>(notes.size()) == decisions);
  for (std::size_t i = 0; i < plans.size(); ++i) CHECK(tally.players[i].wins == plain.tally().players[i].wins);
  for (std::size_t i = 0; i < notes.size(); ++i) {
    CHECK(notes[i].game == again[i].game);
    CHECK(notes[i].decision == again[i].decision);
    CHECK(notes[i].told.value == again[i].told.value);
    CHECK(notes[i].told.figure == again[i].told.figure);
    CHECK(notes[i].won == again[i].won);
    CHECK(notes[i].circumstance.group == "3");
    CHECK(notes[i].circumstance.round >=
          (notes[i].decision == 0 || notes[i].game != notes[i - 1].game ? 1 : notes[i - 1].circumstance.round));
    if (notes[i].told.end != End::Open) CHECK(notes[i].won == (notes[i].told.end == End::Won));
  }
}

TEST_CASE("tournament: Wilson's interval") {
  CHECK(wilson(0.5, 400).low == doctest::Approx(0.4512).epsilon(0.001));
  CHECK(wilson(0.5, 400).high == doctest::Approx(0.5488).epsilon(0.001));
  CHECK(wilson(0, 10).low == doctest::Approx(0).epsilon(1e-9));
  CHECK(wilson(0, 10).high == doctest::Approx(0.2775).epsilon(0.001));
  CHECK(wilson(1, 10).high == doctest::Approx(1));
}

TEST_CASE("tournament: events are counted by what they were about, not by where they happened") {
  const Doc corridor =
      Doc::object().set("type", "corridor.completed").set("seat", 1).set("space", "3,0").set("length", 4);
  CHECK(word_of_event(corridor) == "corridor.completed 4");
  CHECK(word_of_event(Doc::object().set("type", "game.ended").set("why", "goal")) == "game.ended goal");
  CHECK(word_of_event(Doc::object().set("type", "tile.built").set("order", Doc())) == "tile.built");
}

TEST_CASE("tournament: what happened adds up over the seats of a game with ends and lords") {
  const auto game = make_game<digger::Digger>(test::library(), 3, Doc::object().set("lords", "random"));
  REQUIRE(game.ok());
  constexpr int kGames = 12;
  Tournament<digger::Digger> tournament(*game, {*parse_player("greedy"), *parse_player("level:1")}, 5, kGames);
  const std::atomic<bool> stop{false};
  tournament.play(1, stop, [](int) {});
  std::int64_t ends = 0, lords = 0, firsts = 0, first_wins = 0, wins = 0;
  for (const auto& [word, happened] : tournament.tally().events) {
    if (word.starts_with("game.ended ")) ends += happened.times;
  }
  for (const PlayerTally& player : tournament.tally().players) {
    for (const auto& [word, happened] : player.events) {
      CHECK(happened.times >= happened.seats);
      CHECK(happened.seats <= player.seats);
      CHECK(happened.wins <= player.wins);
      if (word.starts_with("lord.taken ")) lords += happened.times, wins += happened.wins;
      if (word == "first.drawn") firsts += happened.times, first_wins += happened.wins;
    }
  }
  CHECK(ends == kGames);
  CHECK(firsts == kGames);
  CHECK(first_wins > 0);
  CHECK(first_wins < kGames * kWholeWin);
  CHECK(lords == 3 * kGames);         // each seat has one,
  CHECK(wins == kGames * kWholeWin);  // so every win is somebody's
}

TEST_CASE("tournament: the report is one file that asks for nothing else, and escapes what it shows") {
  SimResult result = play(2, {"greedy", "random"}, 20, 1);
  result.names[0] = "<b>&\"";
  const std::string html = sim_report(result);
  CHECK(html.find("<svg") != std::string::npos);
  CHECK(html.find("&lt;b&gt;&amp;&quot;") != std::string::npos);
  CHECK(html.find("<b>&\"") == std::string::npos);
  CHECK(html.find("http") == std::string::npos);
  CHECK(html.find("src=") == std::string::npos);
  CHECK(html.find("prefers-color-scheme: dark") != std::string::npos);
}
