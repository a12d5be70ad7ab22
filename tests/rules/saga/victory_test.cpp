// Victory: chapter 17, 17.1 to 17.3.
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::test;

namespace {

const char* const kAll[] = {"saga-a",  "saga-b",  "saga-01", "saga-02", "saga-03", "saga-04",
                            "saga-05", "saga-06", "saga-07", "saga-08", "saga-09", "saga-10"};

bool has_condition(const std::vector<Condition>& list, ConditionType type, int value) {
  return std::any_of(list.begin(), list.end(),
                     [&](const Condition& each) { return each.type == type && each.value == value; });
}

// An incapacitated hero fulfils the conditions of both sides.
Setup both_sides() {
  return {.players = 2, .change = [](Adventure& adventure) {
            adventure.heroes_win.push_back({ConditionType::HeroIncapacitated, 0, 1});
          }};
}

}  // namespace

TEST_SUITE("Dungeon Saga: victory") {
  TEST_CASE("DS-17.1: conditions are checked after every event, any one is enough") {
    Scene door("#####\n#OX.#\n#R..#\n#####");
    door.begin("O").act("fight X").hits(1);
    CHECK(door.over());  // at once, though Rordin has not acted
    CHECK(door.winner() == 1);
    CHECK(door.state.ending == Ending::Goal);
    CHECK(door.event(Event::Type::GameEnded).as<tells::Ended>().winner == 1);
    Scene hero("9x9", "O@4,4/E R@1,1 s@5,4/W");
    hero.wounds("O", 4).begin("O").act("break 3,4");
    CHECK(hero.asks() == "roll_attack");
    hero.hits(1);
    CHECK(hero.over());
    CHECK(hero.winner() == 0);
    CHECK(hero.state.ending == Ending::Incapacitated);
    // The wound that does it need not be an enemy's.
    Scene friendly("9x9", "D@0,4/E O@4,4/W");
    friendly.wounds("O", 4).begin("D").act("cast firestorm 4,4").hits(1);
    CHECK(friendly.winner() == 0);
  }

  TEST_CASE("DS-17.1: a boss incapacitated, or only all heroes of them") {
    Scene boss(
        {.change =
             [](Adventure& adventure) {
               adventure.heroes_win.push_back({ConditionType::BossIncapacitated, adventure.monsters[0].figure, 0});
             }},
        "9x9", "O@4,4/E R@1,1 G@5,4/W");
    boss.wounds("G", 4).begin("O").act("fight G").hits(1);
    CHECK(boss.winner() == 1);
    Scene all({.hero_losses = 0}, "9x9", "O@4,4/E R@4,5/E s@5,4/W");
    all.wounds("O", 4).wounds("R", 4).begin("s").act("fight O").hits(1);
    CHECK(!all.over());
    CHECK(!all.is_in_play("O"));
    all.next_round().begin("s").act("fight R").hits(1);
    CHECK(all.winner() == 0);
  }

  TEST_CASE("DS-17.2: if one event fulfils both sides' conditions, the side whose Turn it is wins") {
    Scene heroes(both_sides(), "9x9", "O@4,4/E R@1,1 s@5,4/W");
    Scene overlord = heroes;
    Scene window = heroes;
    heroes.wounds("O", 4).begin("O").act("break 3,4").hits(1);
    CHECK(heroes.winner() == 1);
    overlord.wounds("O", 4).begin("s").act("fight O").hits(1);
    CHECK(overlord.winner() == 0);
    // In an interrupt window the Overlord,
    window.wounds("O", 4).hand("interrupt_1").begin("R").act("end").act("card interrupt_1").act("activate s");
    window.act("fight O").hits(1);
    CHECK(window.winner() == 0);
    // and at the End of the Round.
    Scene end({.change =
                   [](Adventure& adventure) {
                     adventure.flags = {"end"};
                     SpecialRule rule;
                     rule.id = "end";
                     rule.on = Trigger::EndOfRound;
                     rule.effects = {{.op = RuleOp::SetFlag}};
                     adventure.rules.push_back(rule);
                     adventure.heroes_win.push_back({ConditionType::Flag, 0, 0});
                     adventure.overlord_wins.push_back({ConditionType::Flag, 0, 0});
                   }},
              "9x9", "O@4,4/E s@8,8");
    end.overlord().act("end");
    CHECK(end.winner() == 0);
  }

  TEST_CASE(
      "DS-17.2: a hero that has left the map is not incapacitated: the last one's fall wins nothing for the Overlord") {
    Scene scene(
        {.hero_losses = 0,
         .change =
             [](Adventure& adventure) { adventure.heroes_win.push_back({ConditionType::AllHeroesExited, 0, 0}); }},
        "9x9", "O@4,4/E R@1,1 s@5,4/W");
    const int gone = scene.model("R");
    scene.state.in_play &= ~set_of(gone);
    scene.state.taken.remove(square_at(1, 1));
    scene.state.exited = static_cast<std::uint8_t>(1 << gone);
    scene.wounds("O", 4).begin("s").act("fight O").hits(1);
    REQUIRE(scene.over());
    CHECK(scene.winner() == 1);
    CHECK(scene.state.ending == Ending::Goal);
  }

  TEST_CASE("DS-17.3: in most adventures one hero lost or an empty pile ends it") {
    for (const char* const id : kAll) {
      CAPTURE(id);
      const Scene scene = Scene::adventure(id);
      const Adventure& adventure = scene.game.adventure();
      const bool last = adventure.id == "saga-10", first = adventure.id == "saga-a";
      CHECK(has_condition(adventure.overlord_wins, ConditionType::HeroIncapacitated, 1) == !last);
      CHECK(has_condition(adventure.overlord_wins, ConditionType::AllHeroesIncapacitated, 0) == last);
      CHECK(has_condition(adventure.overlord_wins, ConditionType::PileExhausted, 0) == !first);
      CHECK(adventure.pile_empty_loses == !first);
    }
  }

  TEST_CASE("DS-17.3: one hero lost and an empty pile, played in adventure 1") {
    Scene scene = Scene::adventure("saga-01");
    scene.whatever().wounds("O", 4).items("R", "skeleton_key").begin("R");
    scene.stand("R", "4,7").act("use skeleton_key 1").act("end");
    scene.stand("O", "11,7").wounds("O", 4).overlord();
    const int archer = scene.at("12,7");
    CHECK(scene.game.figure(scene.state, archer).id == "skeleton_archer");
    Scene pile = scene;
    scene.act("activate 12,7").act("fight O").hits(1);
    CHECK(scene.winner() == 0);
    pile.pile(0).act("end");
    CHECK(pile.winner() == 0);
    CHECK(pile.state.ending == Ending::PileEmpty);
  }

  TEST_CASE("DS-R6: two introductory adventures and ten numbered ones") {
    const Scene scene("9x9", "O@4,4");
    const Content& content = scene.game.content();
    CHECK(content.campaign.introductory.size() == 2);
    CHECK(content.campaign.sequence.size() == 10);
    REQUIRE(content.adventures.size() == std::size(kAll));
    for (std::size_t i = 0; i < std::size(kAll); ++i) CHECK(content.adventures[i]->id == kAll[i]);
  }

  TEST_CASE("DS-17.1: winning and losing are the sides': every hero's seat or the Overlord's") {
    Scene door({.players = 3, .seats = {1, 2}}, "#####\n#OX.#\n#R..#\n#####");
    door.begin("O").act("fight X").hits(1);
    const Scores scores = door.game.scores(door.state);
    CHECK(!scores[0].won);
    CHECK(scores[1].won);
    CHECK(scores[2].won);
    CHECK(scores[1].place == 1);
    CHECK(scores[2].place == 1);
    CHECK(scores[0].place == 3);
  }
}
