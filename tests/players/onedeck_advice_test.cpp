// What people are told in the dice step of One Deck Dungeon: the solver knows how the encounter ends.
#include "players/onedeck/players.hpp"
#include "rules/onedeck/scene.hpp"

using namespace uc;
using uc::onedeck::test::Scene;

namespace {

Advice told(const Scene& scene, int level) {
  const auto game = std::make_shared<const onedeck::OneDeck>(scene.game);
  return make_adviser<onedeck::OneDeck>(game, scene.state, {.level = level}, 1)->think({});
}

}  // namespace

TEST_CASE("OD-16.3: where the dice in hand bring the boss down, every level from 2 on tells 100 %, step by step") {
  for (int level = 2; level <= kLevels; ++level) {
    Scene scene("warrior", "dragons_cave");
    const int health = scene.game.boss_health();
    scene.boss_step("S6 S6 S6 S6 S6 A6 A6 A6 M6 M6", health - 1);
    for (int steps = 0; steps < 40 && !scene.turn().is_over(); ++steps) {
      const Advice advice = told(scene, level);
      CAPTURE(level);
      CAPTURE(steps);
      REQUIRE(advice.considered.front().end == End::Won);
      REQUIRE(advice.considered.front().figure == 1.0F);
      scene.game.apply(scene.state, advice.best, NoEvents{});
    }
    CHECK(scene.state.ending == onedeck::Ending::Won);
  }
}

TEST_CASE("OD-15.3: where every hero must fall, it tells 0 %") {
  Scene scene("warrior", "dragons_cave");
  scene.damage('A', scene.game.health(scene.state, 0) - 1).boss_step("S1");
  const Advice advice = told(scene, 3);
  CHECK(advice.considered.front().end == End::Lost);
  CHECK(advice.considered.front().figure == 0.0F);
}
