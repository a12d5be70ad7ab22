// The reasons of One Deck Dungeon's hints: each number is held against the position.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "onedeck_brute.hpp"
#include "players/onedeck/players.hpp"
#include "rules/onedeck/documents.hpp"
#include "rules/onedeck/scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using documents::at;
using uc::onedeck::test::Scene;

namespace {

Doc reasons(const Scene& scene, const std::string& action) {
  const Result<Action> parsed = scene.game.parse(scene.state, action);
  REQUIRE(parsed.ok());
  REQUIRE(!scene.game.refuse(scene.state, *parsed));
  return uc::Knowledge<OneDeck>::reasons(scene.game, scene.state, *parsed);
}
Doc with_code(const Doc& list, std::string_view code) {
  for (const Doc& one : list.as_array()) {
    if (at(one, "code") == Doc(code)) return one;
  }
  return {};
}

}  // namespace

TEST_CASE("a box that is covered saves what its damage and time would have cost") {
  Scene scene("warrior", "dragons_cave");
  scene.dice_step("ogre_1", "A4 S5").all_covered_but({2, 7});  // A4{T1} S3{D1}
  const Doc time = reasons(scene, "cover 2 A4");
  REQUIRE_FALSE(with_code(time, "saves").is_null());
  CHECK(at(with_code(time, "saves"), "box") == Doc(2));
  CHECK(at(with_code(time, "saves"), "damage") == Doc(0));
  CHECK(at(with_code(time, "saves"), "time") == Doc(1));
  CHECK(at(with_code(reasons(scene, "cover 7 S5"), "saves"), "damage") == Doc(1));
}

TEST_CASE("OD-9.3: the last armour unlocks what it kept in chains") {
  Scene scene("warrior", "dragons_cave");
  scene.dice_step("phantom_1", "S6 S6 A6 A6 M6 M6");
  int armor = 0;
  while (scene.asks() == "dice") {
    const Boxes boxes = scene.game.boxes(scene.state);
    std::string cover;
    for (const std::string& text : scene.choices("cover")) cover = cover.empty() ? text : cover;
    if (cover.empty() || !armor_is_open(scene.state, boxes)) break;
    const Doc why = reasons(scene, cover);
    scene.act(cover);
    CHECK(!with_code(why, "unlocks").is_null() == !armor_is_open(scene.state, boxes));
    CHECK(!with_code(why, "armor").is_null() == armor_is_open(scene.state, boxes));
    ++armor;
  }
  CHECK(armor > 0);
}

TEST_CASE("a die that is better used elsewhere is kept for it") {
  Scene scene("warrior", "dragons_cave");
  scene.dice_step("ogre_1", "S3 S6 S6").all_covered_but({5, 7});  // S12w{D3} S3{D1}
  const Doc why = reasons(scene, "cover 7 S3");
  REQUIRE_FALSE(with_code(why, "keeps").is_null());
  CHECK(at(with_code(why, "keeps"), "die.value") == Doc(6));
  CHECK(at(with_code(why, "keeps"), "box") == Doc(5));
}

TEST_CASE("two dice are forged for the box that the heroic one then covers") {
  Scene scene("warrior", "dragons_cave");
  scene.dice_step("ogre_1", "A6 A5").all_covered_but({7});  // S3{D1}
  const Doc fits = with_code(reasons(scene, "make A A5 A6"), "fits");
  REQUIRE_FALSE(fits.is_null());
  CHECK(at(fits, "box") == Doc(7));
  CHECK(at(fits, "die.color") == Doc("heroic"));
  CHECK(at(fits, "die.value") == Doc(5));
}

TEST_CASE("stopping is clean where nothing is open, and enough where something is") {
  Scene scene("warrior", "dragons_cave");
  scene.dice_step("ogre_1", "S6").all_covered_but({7});
  CHECK(at(with_code(reasons(scene, "finish"), "enough"), "damage") == Doc(1));
  scene.act("cover 7 S6");
  CHECK_FALSE(with_code(reasons(scene, "finish"), "clean").is_null());
}

TEST_CASE("whatever the computer advises in the dice step has its reason, and dice it keeps lie there in the end") {
  brute::Maker maker(documents::content(), 21);
  std::set<std::string> codes;
  int kept = 0;
  for (int i = 0; i < 200; ++i) {
    const brute::Encounter made = maker.make(6);
    State state = made.state;
    Solver solver(made.game, Worth::of(made.game, state));
    for (int steps = 0; steps < 30 && state.next().step == Step::AskDice; ++steps) {
      const Action best = solver.solve(state).best;
      const Doc why = uc::Knowledge<OneDeck>::reasons(made.game, state, best);
      for (const Doc& reason : why.as_array()) codes.insert(at(reason, "code").as_string());
      if (kind_of(best) == Kind::Finish) CHECK(!why.as_array().empty());
      if (const Doc keeps = with_code(why, "keeps"); !keeps.is_null()) {
        const auto box = static_cast<std::size_t>(at(keeps, "box").as_integer()) - 1;
        CHECK_FALSE(is_covered(state, box));
        ++kept;
      }
      made.game.apply(state, best, NoEvents{});
    }
  }
  for (const std::string code : {"saves", "keeps", "unlocks", "helps", "clean", "enough"}) {
    CAPTURE(code);
    CHECK(codes.contains(code));
  }
  CHECK(kept > 5);
}

TEST_CASE("before the dice the reasons tell what is expected, and loot what it brings") {
  std::set<std::string> codes;
  for (const int players : {1, 2}) {
    const OneDeck game = documents::make({.players = players, .grade = 0});
    Rng rng(4);
    int asked = 0;
    documents::play_randomly(game, game.start(), rng, [&](const State& state) {
      const Turn turn = game.turn(state);
      if (!turn.is_seat() || state.next().step == Step::AskDice || asked > 60) return;
      ++asked;
      ActionList list;
      game.actions(state, list);
      const Action action = list[below(rng, static_cast<std::uint32_t>(list.size()))];
      const Doc why = uc::Knowledge<OneDeck>::reasons(game, state, action);
      for (const Doc& reason : why.as_array()) codes.insert(at(reason, "code").as_string());
    });
  }
  for (const std::string code : {"expects", "spares", "doors"}) {
    CAPTURE(code);
    CHECK(codes.contains(code));
  }
}
