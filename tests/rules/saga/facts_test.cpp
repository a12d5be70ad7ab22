// What a view tells beside the pieces: goals and how far they are, the story, what the rules make of the position
// (docs/format/saga.md, "View").
#include <doctest/doctest.h>

#include <string>

#include "documents.hpp"
#include "players/saga/knowledge.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::documents;
using positions::referee;
using positions::seen_by;
using positions::viewer_of;
using saga::test::Scene;

namespace {

constexpr int kTable = -1;

Doc goal(const Scene& scene, std::string_view side, int seat = 1) {
  return at(seen_by(scene, seat), "victory." + std::string(side) + "[0]");
}

// An adventure of one's own, with words for everything.
Doc told_adventure() {
  Doc doc = content_file::adventure("saga-02");
  doc.set("id", "mine");
  for (const std::size_t area : {0U, 1U}) {
    const std::string place = "areas[" + std::to_string(area) + "]";
    editing::at(doc, place).set("text", json(R"({"en":"Dust.","it":"Polvere."})"));
  }
  return doc.set("endings", json(R"({"heroes":{"en":"Won.","it":"Vinto."},"overlord":{"en":"Lost.","it":"Perso."}})"));
}

Saga game_of(const Doc& adventure) {
  Result<Options> options = Saga::read_options(*content_file::printed(), Doc::object().set("adventure", adventure), 2);
  REQUIRE_MESSAGE(options.ok(), options.fault().message);
  return {content_file::printed(), 2, *options};
}

}  // namespace

TEST_SUITE("Dungeon Saga: what a view tells beside the pieces") {
  TEST_CASE("DS-17.1: goals are told with what they take, how far they are and where they lie") {
    Scene door({.locks = "X:mundane_1"}, "######\n#O..X#\n#..s##\n######");
    CHECK(goal(door, "heroes") == json(R"({"type":"door_opened","what":"X","value":1,"now":0,"where":["4,1"]})"));
    CHECK(goal(door, "overlord") == json(R"({"type":"hero_incapacitated","what":null,"value":1,"now":0,"where":[]})"));
    // A position says what it has always said.
    CHECK(at(referee(door), "victory.heroes[0]") ==
          json(R"({"type":"door_opened","what":"X","value":null,"now":null})"));
    const Saga annals = make("saga-02");
    const Doc before = annals.view(annals.start(), viewer_of(1));
    CHECK(at(before, "victory.heroes[0].now") == Doc(0));
    CHECK(at(before, "victory.heroes[0].where") == Doc::array());  // nobody has seen the lectern
    const Moment seen = find_moment("saga-04", [](const Saga&, const State& s) {
      return (s.areas & 2U) != 0 && s.winner == kNone;  // the tomb
    });
    const Doc view = seen_by(seen, 1);
    CHECK(at(view, "victory.heroes[0].where") == at(view, entry(view, "furniture", "kind", "crypt") + ".squares"));
    const Moment broken = find_moment("saga-07", [](const Saga&, const State& s) { return s.furniture_gone != 0; });
    CHECK(at(seen_by(broken, 1), "victory.heroes[0].type") == Doc("all_heroes_exited"));
    CHECK(at(seen_by(broken, 1), "victory.heroes[0].value") == Doc(4));
  }

  TEST_CASE("DS-12.3: the pile's goal counts its draws, of which the last fails") {
    Scene scene({.cards = "double extra_1*3", .opening_hand = 2}, "######\n#O..s#\n######");
    const auto pile = [&] { return at(seen_by(scene, 1), "victory.overlord[1]"); };
    while (scene.asks() == "draw_card") scene.whatever();
    REQUIRE(at(pile(), "type") == Doc("pile_exhausted"));
    for (int round = 1; round <= 3; ++round) {
      CHECK(at(pile(), "value") == Doc(3));  // two draws, and the one that fails
      CHECK(at(pile(), "now") == Doc(round - 1));
      CHECK(at(seen_by(scene, 1), "facts.draws_left") == Doc(3 - round));
      CHECK(at(seen_by(scene, 1), "facts.rounds_left") == Doc(3 - round));
      CHECK(scene.winner() == kNone);
      scene.next_round();
    }
    CHECK(scene.winner() == 0);
    CHECK(at(pile(), "now") == Doc(3));
  }

  TEST_CASE("goals have come about exactly where all that they take is there") {
    Rng rng(3);
    for (const std::string_view id : all_adventures()) {
      const Saga game = make(id);
      State state = game.start();
      while (!game.turn(state).is_over()) {
        const Action action =
            game.turn(state).is_chance() ? game.draw(state, rng) : uc::Knowledge<Saga>::playout(game, state, rng);
        game.apply(state, action, NoEvents{});
        if (!game.turn(state).is_over() && below(rng, 10) != 0) continue;
        const Doc view = game.view(state, viewer_of(kTable));
        bool reached = false;
        for (const char* const side : {"heroes", "overlord"}) {
          for (const Doc& each : at(view, std::string("victory.") + side).as_array()) {
            const std::int64_t value = at(each, "value").as_integer(), now = at(each, "now").as_integer();
            const bool exits = at(each, "type") == Doc("all_heroes_exited");
            REQUIRE((now <= value || !game.turn(state).is_over() == false));
            reached = reached || (now >= value && !(exits && now == 0));
          }
        }
        REQUIRE((reached || state.ending == Ending::RoundLimit || state.ending == Ending::PileEmpty) ==
                game.turn(state).is_over());
      }
    }
  }

  TEST_CASE("DS-2.7, DS-H1: the story tells what has been revealed, of an adventure of one's own too") {
    const Saga game = game_of(told_adventure());
    Rng rng(11);
    State state = game.start();
    while (game.turn(state).is_chance()) game.apply(state, game.draw(state, rng), NoEvents{});
    for (const int seat : {kTable, 0, 1}) {
      const Doc view = game.view(state, viewer_of(seat));
      CHECK(at(view, "story.name.it") == Doc("Guarda la Mia Vergogna"));
      CHECK(at(view, "story.intro.en").as_string().starts_with("The annals"));
      CHECK(at(view, "story.rules[0].id") == Doc("take_annals"));
      REQUIRE(at(view, "story.areas").as_array().size() == 1);
      CHECK(at(view, "story.areas[0]") == json(R"({"id":"a","name":{"en":"Pilgrims' court","it":"Corte dei pellegrini"},
                                                   "text":{"en":"Dust.","it":"Polvere."}})"));
      CHECK(at(view, "story.ending").is_null());
    }
    CHECK(referee(Moment{game, state}).find("story") == nullptr);
    while (!game.turn(state).is_over()) {
      const Action action =
          game.turn(state).is_chance() ? game.draw(state, rng) : uc::Knowledge<Saga>::playout(game, state, rng);
      game.apply(state, action, NoEvents{});
    }
    const Doc view = game.view(state, viewer_of(1));
    CHECK(at(view, "story.areas").as_array().size() == static_cast<std::size_t>(std::popcount(state.areas)));
    CHECK(at(view, "story.ending.en") == Doc(state.winner == 0 ? "Lost." : "Won."));
  }

  TEST_CASE("DS-H1: words of hidden areas and of endings make no difference before they are told") {
    Doc doc = told_adventure();
    const Saga one = game_of(doc);
    editing::at(doc, "areas[1]")
        .set("name", json(R"({"en":"Other","it":"Altra"})"))
        .set("text", json(R"({"en":"O","it":"A"})"));
    editing::at(doc, "areas[2]").set("text", json(R"({"en":"O","it":"A"})"));
    doc.set("endings", json(R"({"heroes":{"en":"a","it":"b"},"overlord":{"en":"c","it":"d"}})"));
    const Saga other = game_of(doc);
    for (const int seat : {kTable, 1}) {
      CHECK(one.view(one.start(), viewer_of(seat)) == other.view(other.start(), viewer_of(seat)));
    }
  }

  TEST_CASE("DS-3.2, DS-4.3, DS-7.6: facts tell who may still act, and what could be raised") {
    Scene scene({.limits = "skeleton_warrior*2 zombie*1"}, "12x8", "O@1,1/E R@1,2/E s@8,1/W z@8,2/W");
    scene.bones("5,5", 1).bones("8,1", 2);
    Doc facts = at(seen_by(scene, kTable), "facts");
    CHECK(at(facts, "waiting") == json("[0,1]"));
    CHECK(at(facts, "ready") == json("[]"));
    CHECK(at(facts, "raise") == json(R"({"piles":["5,5"],"figures":["skeleton_warrior"]})"));
    scene.begin("O").act("end");
    CHECK(at(seen_by(scene, kTable), "facts.waiting") == json("[1]"));
    scene.begin("s");
    scene.act("end");
    facts = at(seen_by(scene, kTable), "facts");
    CHECK(at(facts, "waiting") == json("[]"));
    CHECK(at(facts, "ready") == json("[5]"));
    CHECK(referee(scene).find("facts") == nullptr);
  }
}
