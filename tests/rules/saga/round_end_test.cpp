// The End of the Round: chapter 12.
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::test;

namespace {

// A special rule at the end of every Round that does this.
void add_end_rule(Adventure& adventure, RuleEffect effect) {
  SpecialRule rule;
  rule.id = "end";
  rule.on = Trigger::EndOfRound;
  rule.effects = {effect};
  adventure.rules.push_back(rule);
}

}  // namespace

TEST_SUITE("Dungeon Saga: end of the round") {
  TEST_CASE("DS-12.1, DS-R17: recharge, abilities, adventure, expiry, draw, in this order") {
    Scene scene({.change =
                     [](Adventure& adventure) {
                       adventure.counters = {"rounds"};
                       add_end_rule(adventure, {.op = RuleOp::AddCounter, .what = 0, .value = 1});
                     }},
                "9x9", "D@1,1 t@6,6/W");
    scene.wounds("t", 2).recharge("burn", 2).lasting("D", "steelskin");
    scene.overlord().act("end");
    CHECK(scene.asks() == "roll_round");
    CHECK(scene.told(Event::Type::SpellRecharged) == 1);
    CHECK(scene.told(Event::Type::CounterChanged) == 0);
    scene.die(6);
    CHECK(scene.wounds("t") == 1);
    CHECK(scene.asks() == "draw_card");
    scene.draw("extra_1");
    CHECK(scene.hand() == "extra_1");
    CHECK(scene.round() == 2);
    std::vector<Event::Type> order;
    for (const Event& each : scene.happened) {
      switch (each.type) {
        case Event::Type::SpellRecharged:
        case Event::Type::Healed:
        case Event::Type::CounterChanged:
        case Event::Type::EffectEnded:
        case Event::Type::CardDrawn:
        case Event::Type::RoundEnded: order.push_back(each.type); break;
        default: break;
      }
    }
    CHECK(order == std::vector<Event::Type>{Event::Type::SpellRecharged, Event::Type::Healed,
                                            Event::Type::CounterChanged, Event::Type::EffectEnded,
                                            Event::Type::CardDrawn, Event::Type::RoundEnded});
  }

  TEST_CASE("DS-12.1: heroes roll in the order of the adventure, then the Overlord's models in order of arrival") {
    Scene scene("12x9", "M@1,3 O@1,1 D@1,5 t@6,6/W G@8,1/W t@9,6/W");
    scene.items("M", "amulet_of_rest").items("O", "amulet_of_rest").items("D", "amulet_of_rest");
    scene.wounds("O", 1).wounds("M", 1).wounds("t", 1).wounds("t2", 1).wounds("G", 1);  // Danor has none
    scene.overlord().act("end");
    for (const std::string_view name : {"O", "M", "t", "G", "t2"}) {
      CAPTURE(name);
      CHECK(scene.asks() == "roll_round");
      CHECK(scene.state.next().as<about::Recovery>().model == scene.model(name));
      scene.die(6);
      CHECK(scene.wounds(name) == 0);
    }
    CHECK(scene.asks() == "draw_card");
  }

  TEST_CASE("DS-12.1, DS-4.13: exhausted models recover and every hero has its Turn again") {
    Scene scene("9x9", "O@1,1 R@1,3 s@7,7/W s@7,1/W");
    scene.exhausted("s").overlord();
    CHECK(scene.refused("activate s") == "DS-4.13");
    scene.next_round();
    CHECK(scene.choices("hero") == Texts{"hero orlaf", "hero rordin"});
    scene.overlord();
    CHECK(scene.legal("activate s"));
  }

  TEST_CASE("DS-12.2: victory is checked after every step, so before the draw") {
    const Setup setup{.change = [](Adventure& adventure) {
      adventure.counters = {"rounds"};
      add_end_rule(adventure, {.op = RuleOp::AddCounter, .what = 0, .value = 1});
      adventure.heroes_win.push_back({ConditionType::CounterAtLeast, 0, 2});
    }};
    Scene scene(setup, "9x9", "O@1,1 s@7,7");
    scene.next_round();
    CHECK(!scene.over());
    scene.pile(0).overlord().act("end");  // with the second Round the heroes win, though no card is left
    CHECK(scene.over());
    CHECK(scene.winner() == 1);
  }

  TEST_CASE("DS-12.3, DS-R18: time is up when the Overlord has to draw and cannot, not with the last card") {
    Scene scene("9x9", "O@1,1 s@7,7");
    scene.pile(1).next_round();
    CHECK(!scene.over());
    CHECK(scene.state.pile == 0);
    scene.next_round();
    CHECK(scene.over());
    CHECK(scene.winner() == 0);
    CHECK(scene.state.ending == Ending::PileEmpty);
  }

  TEST_CASE("DS-12.3: a pile of N cards, of which h are the opening hand, allows N-h+1 full Rounds") {
    for (const auto& [cards, hand] : {std::pair{7, 3}, {7, 0}, {7, 1}, {7, 2}, {9, 5}, {4, 4}}) {
      CAPTURE(hand);
      Scene scene({.drawn = cards, .opening_hand = hand}, "9x9", "O@1,1 s@7,7");
      scene.whatever();
      CHECK(scene.state.hand_size() == hand);
      int rounds = 0;
      while (!scene.over()) {
        ++rounds;
        scene.next_round();
      }
      CHECK(rounds == cards - hand + 1);
      CHECK(scene.state.ending == Ending::PileEmpty);
    }
  }

  TEST_CASE("DS-12.3: with `continue` play goes on without drawing") {
    Scene scene({.pile_wins = false}, "9x9", "O@1,1 s@7,7");
    scene.pile(0).next_round().next_round();
    CHECK(!scene.over());
    CHECK(scene.round() == 3);
    CHECK(scene.hand().empty());
  }

  TEST_CASE("DS-12.4: at the end of the last Round the Overlord wins") {
    Scene scene({.pile_wins = false, .round_limit = 2}, "9x9", "O@1,1 s@7,7");
    scene.next_round();
    CHECK(!scene.over());
    scene.next_round();
    CHECK(scene.over());
    CHECK(scene.winner() == 0);
    CHECK(scene.state.ending == Ending::RoundLimit);
  }

  TEST_CASE("DS-R19: adventure A goes on without cards, up to 30 Rounds") {
    Scene scene = Scene::adventure("saga-a");
    scene.whatever().pile(0);
    for (int round = 1; round < 30; ++round) scene.next_round();
    CHECK(!scene.over());
    CHECK(scene.round() == 30);
    scene.next_round();
    CHECK(scene.over());
    CHECK(scene.state.ending == Ending::RoundLimit);
  }
}
