// A finished game looked back at: the sums are those of its events, and luck and choices make up what came.
#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

#include "players/onedeck/players.hpp"
#include "players/onedeck/solver.hpp"
#include "rules/onedeck/documents.hpp"

using namespace uc;
using namespace uc::onedeck;
using documents::at;

namespace {

struct Whole {
  OneDeck game;
  std::vector<State> positions;
  std::vector<Action> actions;
  std::int64_t damage = 0, time = 0, potions = 0, met = 0;
};

// The dice by the solver, everything else at a glance or at random.
Whole played(const documents::Party& party, std::uint64_t seed, bool well) {
  Whole made{documents::make(party), {}, {}};
  Rng rng(seed);
  State state = made.game.start();
  made.positions.push_back(state);
  while (!made.game.turn(state).is_over()) {
    Action action;
    if (made.game.turn(state).is_chance()) action = made.game.draw(state, rng);
    else if (well && Solver::answers(state)) action = Solver(made.game, Worth::of(made.game, state)).solve(state).best;
    else action = well ? uc::Knowledge<OneDeck>::playout(made.game, state, rng) : made.game.pick(state, rng);
    EventList<Event> events;
    made.game.apply(state, action, events);
    for (const Event& event : events.items) {
      if (event.type == Event::Type::Damaged) made.damage += about<Event::Type::Damaged>(event).damage;
      if (event.type == Event::Type::TimeLost) made.time += about<Event::Type::TimeLost>(event).time;
      made.potions += event.type == Event::Type::PotionUsed ? 1 : 0;
      made.met += event.type == Event::Type::Faced || event.type == Event::Type::BossRoundBegan ? 1 : 0;
    }
    made.actions.push_back(action);
    made.positions.push_back(state);
  }
  return made;
}

std::int64_t sum_of(const Doc& by_cause) {
  std::int64_t sum = 0;
  for (const auto& [cause, lost] : by_cause.as_object()) sum += lost.as_integer();
  return sum;
}

Doc review(const Whole& game, std::optional<std::size_t> part = {}) {
  return uc::Knowledge<OneDeck>::review(game.game, game.positions, game.actions, part);
}

}  // namespace

TEST_CASE("every loss of a game has its cause, and every encounter its losses") {
  for (const int players : {1, 2, 4}) {
    for (const std::uint64_t seed : {1, 2, 3}) {
      const Whole game = played(documents::veterans(players, 0, static_cast<int>(seed)), seed, seed != 2);
      const Doc told = review(game);
      CHECK(sum_of(at(told, "damage")) == game.damage);
      CHECK(sum_of(at(told, "time")) == game.time);
      CHECK(at(told, "potions") == Doc(game.potions));
      CHECK(static_cast<std::int64_t>(at(told, "encounters").as_array().size()) == game.met);
      std::int64_t end = 0;
      std::int64_t damage = 0;
      for (const Doc& one : at(told, "encounters").as_array()) {
        CHECK(at(one, "begin").as_integer() >= end);
        end = at(one, "end").as_integer();
        CHECK(end > at(one, "begin").as_integer());
        damage += at(one, "damage").as_integer();
      }
      CHECK(damage <= game.damage);
    }
  }
}

TEST_CASE("luck and choices together are what came, and who plays as the solver does loses nothing by choice") {
  int judged = 0;
  double choices = 0;
  double careless = 0;
  for (const std::uint64_t seed : {5, 6}) {
    const Whole game = played({.players = 1, .grade = 0}, seed, true);
    const Doc told = review(game);
    for (std::size_t part = 0; part < std::min<std::size_t>(6, at(told, "encounters").as_array().size()); ++part) {
      const Doc judgement = review(game, part);
      for (const std::string_view what : {"damage", "time"}) {
        const auto of = [&](std::string_view part_of) {
          return at(judgement, std::string(part_of) + "." + std::string(what)).as_real();
        };
        CHECK(of("expected") + of("luck") + of("choices") == doctest::Approx(of("got")).epsilon(0.001));
        CHECK(of("got") == at(at(told, "encounters").as_array()[part], what).as_integer());
      }
      choices += at(judgement, "choices.damage").as_real();
      ++judged;
    }
    const Whole other = played({.players = 1, .grade = 0}, seed, false);
    const std::size_t met = at(review(other), "encounters").as_array().size();
    for (std::size_t part = 0; part < std::min<std::size_t>(3, met); ++part)
      careless += at(review(other, part), "choices.damage").as_real();
  }
  CHECK(judged > 4);
  CHECK(choices / judged < 0.5);
  CHECK(careless > 1);
  CHECK(review(played({.players = 1}, 1, false), 1'000).is_null());
}
