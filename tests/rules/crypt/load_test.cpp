// Positions as documents: what view() writes load() reads again, and nothing else.
#include <doctest/doctest.h>

#include <array>
#include <string>
#include <vector>

#include "rules/shared/positions.hpp"
#include "scene.hpp"

namespace uc::crypt::test {
namespace {

using editing::part;
using positions::Edit;
using positions::position;

// The position after some edits; checks that it is refused at this place, with this rule.
void refuses_edits(const Scene& scene, const std::vector<Edit>& edits, std::string_view path,
                   std::string_view rule = "") {
  positions::check_edits_refused(scene, edits, path, rule);
}
void refuses(const Scene& scene, std::string_view edited, Doc value, std::string_view path,
             std::string_view rule = "") {
  refuses_edits(scene, {{edited, std::move(value)}}, path, rule);
}
void refuses(const Scene& scene, std::string_view edited, Doc value) {
  refuses(scene, edited, std::move(value), edited);
}

void loads_back(const Scene& scene) { positions::loads_back(scene.game, scene.state); }

// Leaves out what follows from the rest of each seat, and would contradict almost every edit.
void drop_repeats(Doc& doc) {
  positions::drop_members(doc, [](const Doc&, std::string_view, const Doc::Member& member) {
    return member.first == "score" || member.first == "on_cards";
  });
}

// Whatever was loaded, the rules must be able to play it to the end.
void play_to_the_end(const Crypt& game, const State& state, Rng& rng) {
  State last;
  positions::play(game, state, rng, positions::Anything{}, [&](const State& now) { last = now; }, 2000);
  const Scores scores = game.scores(last);
  bool won = false;
  for (int seat = 0; seat < game.players(); ++seat) won = won || scores[seat].won;
  REQUIRE(won);
}

constexpr std::string_view kSides[] = {"AAAAAA", "BBBBBB", "??????", "BABAAB", "AABBAA"};

}  // namespace

TEST_CASE("every position of a game loads back to the same bytes, in every phase") {
  std::array<bool, 16> seen{};
  for (int players = 1; players <= 4; ++players) {
    for (const std::string_view sides : kSides) {
      for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Scene scene = Scene::start(players, sides);
        loads_back(scene);
        seen[static_cast<std::size_t>(scene.state.phase)] = true;
        play_randomly(scene, seed, [&](const Scene& now) {
          loads_back(now);
          seen[static_cast<std::size_t>(now.state.phase)] = true;
        });
      }
    }
  }
  for (std::size_t phase = 0; phase < seen.size(); ++phase) {
    CAPTURE(Crypt::kinds()[phase]);
    CHECK(seen[phase]);
  }
}

TEST_CASE("a position that was edited anywhere is refused, or can be played to the end") {
  int accepted = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Scene scene = Scene::start(1 + static_cast<int>(seed % 4), kSides[seed % 5]);
    Rng rng(seed * 77);
    play_randomly(scene, seed, [&](const Scene& now) {
      if (below(rng, 4) != 0) return;
      Doc doc = position(now.game, now.state);
      drop_repeats(doc);
      positions::edit_anywhere(doc, 1 + below(rng, 3), rng);
      const Result<State> loaded = now.game.load(doc);
      if (!loaded) {
        REQUIRE(loaded.fault().code == "bad_save");
        REQUIRE(!loaded.fault().path.empty());
        return;
      }
      ++accepted;
      positions::loads_back(now.game, *loaded);
      play_to_the_end(now.game, *loaded, rng);
    });
  }
  CHECK(accepted > 20);
}

TEST_CASE("a document that is no position of this game is refused") {
  const Scene scene = Scene::start(3);
  CHECK(scene.game.load(Doc()).fault().code == "bad_save");
  CHECK(scene.game.load(Doc::array()).fault().code == "bad_save");
  CHECK(scene.game.load(Doc::object()).fault().path == "format");
  refuses(scene, "format", "undercroft-save");
  refuses(scene, "version", 3);
  refuses(scene, "game", "onedeck");
  refuses(scene, "players", 4);
  refuses(scene, "phase", "lunch");
}

TEST_CASE("CR-0.2: every die of a loaded position is in one place") {
  const Scene scene("players 3; leader B; S1 B 2x3; claim by C");
  refuses(scene, "seats[1].ready", 2, "seats[1].ready", "CR-0.2");
  refuses(scene, "seats[2].exhausted", 1, "seats[2].ready", "CR-0.2");
  refuses(scene, "crypt[0].dice.count", 3, "seats[1].ready", "CR-0.2");
  refuses(scene, "crypt[0].dice.effort", 7);
  refuses(scene, "crypt[0].dice.holder", "ghost");
  refuses_edits(scene, {{"crypt[0].dice.holder", 2}, {"seats[2].ready", 1}, {"seats[1].ready", 3}},
                "crypt[0].dice.holder", "CR-5.1");
  refuses(scene, "crypt[0].dice.rolled", Doc(Doc::Array{1, 2}), "crypt[0].dice.rolled", "CR-6.3a");
  refuses(scene, "crypt[0].dice.rolled", Doc(Doc::Array{1}));
  refuses(scene, "seats[1].placed", false, "seats[1].placed", "CR-6.2");
  refuses(scene, "seats[0].placed", true, "seats[0].placed", "CR-6.2");
}

TEST_CASE("CR-1.1, CR-2.1: every card of a loaded position is in one place") {
  const Scene scene("players 3; leader A; S1 Idol 3; A has Idol 1, Tapestry ?(2); top Idol; claim by A");
  refuses(scene, "crypt[0].card.value", 2, "unseen.idol[1]", "CR-2.1");
  refuses(scene, "crypt[0].card.value", Doc(), "crypt[0].card.value", "CR-R27");
  refuses(scene, "crypt[0].card.value", 5);
  refuses(scene, "crypt[0].card", Doc(), "unseen.idol[2]", "CR-2.1");
  refuses(scene, "crypt[0].card.known", Doc(Doc::Array{0}), "crypt[0].card.known", "CR-R27");
  refuses(scene, "crypt[0].card.type", "jewelry", "unseen.idol[2]", "CR-2.1");
  refuses(scene, "unseen.pottery[0]", 9, "unseen.pottery[0]", "CR-2.1");
  refuses(scene, "unseen.pottery", Doc(Doc::Array{1, 2}));
  refuses(scene, "deck.types.pottery", 0, "deck.types.pottery", "CR-1.1");
  refuses(scene, "deck.top", Doc(), "deck.top", "CR-R26");
  refuses(scene, "deck.cards", 3);
  refuses(scene, "round", 1, "round", "CR-4.1");
}

TEST_CASE("CR-H2: who has seen a card of a loaded position fits the card") {
  const Scene scene("players 3; leader A; S4 Remains ?; A has Idol 1, Tapestry ?(2); claim by A");
  refuses(scene, "crypt[3].card.value", 2, "crypt[3].card.value", "CR-H2");
  refuses(scene, "crypt[3].card.known", Doc(Doc::Array{1}), "crypt[3].card.value", "CR-H2");
  refuses(scene, "seats[0].collection[1].value", Doc(), "seats[0].collection[1].value", "CR-H2");
  refuses(scene, "seats[0].collection[1].known", Doc(Doc::Array{1}), "seats[0].collection[1].known", "CR-9.6");
  refuses(scene, "seats[0].collection[1].known", Doc(Doc::Array{0, 0}), "seats[0].collection[1].known[1]");
  refuses(scene, "seats[0].collection[1].known", Doc(Doc::Array{3}), "seats[0].collection[1].known[0]");
  refuses(scene, "seats[0].collection[1].remembered", true, "seats[0].collection[1].known", "CR-R27");
  refuses(scene, "seats[0].collection[1].face", "up", "seats[0].collection[1].known", "CR-R27");
  refuses(scene, "seats[0].collection[1].at_least", 2, "seats[0].collection[1].at_least", "CR-9.2");
}

TEST_CASE("cards of a loaded position left the Crypt in one order, and are named by it") {
  const Scene scene("players 3; leader A; A has Idol 1, Idol 2, Jewelry 3; claim by A");
  refuses(scene, "seats[0].collection[0].id", "I2");
  Doc doc = position(scene.game, scene.state);
  refuses(scene, "seats[0].collection[0].gone", *part(doc, "seats[0].collection[1].gone"),
          "seats[0].collection[1].gone");
  refuses(scene, "seats[0].collection[0].gone", 48);
  refuses(scene, "seats[0].collection[0].gone", 0);
}

TEST_CASE("CR-9.0a: cards of a loaded position lie face-up only where a power turned them") {
  const Scene scene("players 3; leader A; A has Jewelry 1, Remains 2, Remains 3, Idol 1; claim by A");
  const auto flip = [&](std::string_view card, std::string_view rule) {
    const std::string path = "seats[0].collection[" + std::string(card) + "]";
    const std::string face = path + ".face";
    const std::string remembered = path + ".remembered";
    refuses_edits(scene, {{face, "up"}, {remembered, false}}, "seats[0].collection", rule);
  };
  flip("0", "CR-9.0a");  // nothing flips Jewelry
  flip("1", "CR-9.0a");  // Remains are flipped in pairs
}

TEST_CASE("CR-9.2: the race of a loaded position agrees with the Idols") {
  const Scene scene(
      "players 3; Idol side B; leader A; round 5; A has Idol 1 up, Idol 2 up; race A in round 2; claim by A");
  loads_back(scene);
  refuses(scene, "race_round", Doc(), "race_round", "CR-9.2");
  refuses(scene, "race_round", 6, "race_round", "CR-9.2");
  refuses(scene, "seats[0].race", false, "seats[0].collection", "CR-9.2");
  refuses(scene, "seats[1].race", true, "seats[1].race", "CR-9.2");
}

TEST_CASE("CR-9.2, CR-R40: at_least of a loaded position is something that the flips of Idol B can tell") {
  const std::string lines = "players 4; Idol side B; leader A; S5 A 1x1; S6 A 1x1;";
  // The 1 and the 2 were turned face-up, the 4 was taken before them.
  const Scene before(lines + "A has Idol ?(4); S5 Idol ?(1); S6 Idol ?(2); collect");
  REQUIRE(before.card_of('A', "I1").floor() == 3);
  loads_back(before);
  const std::string path = "seats[0].collection[0].at_least";
  refuses(before, path, 4, path, "CR-9.2");
  // If the 2, or both, were known to all and turned first, the 4 tells less.
  for (const Doc& less : {Doc(2), Doc()}) {
    Doc doc = position(before.game, before.state);
    *part(doc, path) = less;
    CHECK(before.game.load(doc).ok());
  }
  // An Idol that came later tells nothing.
  const Scene later(
      "players 3; Idol side B; leader A; round 5; A has Idol 1 up, Idol 2 up, Idol ?(4); race A in round 2; claim by "
      "A");
  loads_back(later);
  refuses(later, "seats[0].collection[2].at_least", 3, "seats[0].collection[2].at_least", "CR-9.2");
}

TEST_CASE("what a position repeats must not say anything else, and may be left out") {
  const Scene scene("players 3; leader B; S1 B 2x3; A has Idol 2; claim by C");
  refuses(scene, "seats[0].score.total", 99);
  refuses(scene, "seats[0].score.treasure", 3);
  refuses(scene, "seats[1].on_cards", 1);
  refuses(scene, "order", Doc(Doc::Array{1, 0, 2}));
  refuses(scene, "lights_out", 1);
  Doc doc = position(scene.game, scene.state);
  drop_repeats(doc);
  positions::reads_as(scene.game, doc, scene.state);
}

TEST_CASE("CR-3.2: phase, step and active player of a loaded position belong together") {
  const Scene scene("players 3; leader B; claim by C");
  refuses(scene, "step", 2, "active", "CR-5.1");
  refuses(scene, "step", 3, "step", "CR-3.2");
  refuses(scene, "active", 0, "active", "CR-5.1");
  refuses(scene, "active", Doc());
  refuses(scene, "active", 3);
  refuses(scene, "leader", 0, "active", "CR-5.1");
  refuses(scene, "leader", "ghost");
  refuses(scene, "sides", "AAAAAB", "sides", "CR-2.2");
  refuses(scene, "sides", "AAAAA");
  refuses(scene, "sides", Doc());
  refuses(scene, "resume", "claim");
  refuses(scene, "pending", "S1");
  refuses(scene, "die", 1);
  refuses(scene, "tie", Doc::object());
  refuses(scene, "ghost", Doc::object());
  refuses(scene, "lights_out", 2);
  refuses(scene, "order", Doc(Doc::Array{0, 1, 2}));
  refuses(scene, "phase", "setup.sides", "sides");
  refuses_edits(scene, {{"phase", "ghost"}, {"active", Doc()}}, "phase", "CR-10.1");
  refuses_edits(scene, {{"phase", "before"}}, "phase", "CR-3.2");
  refuses_edits(scene, {{"phase", "after"}}, "phase", "CR-3.2");
  refuses_edits(scene, {{"phase", "collect.roll"}}, "crypt[0].card", "CR-6.1");
}

TEST_CASE("CR-3.3: a loaded position asks nobody who has no power to use") {
  const Scene scene("players 3; Pottery side B; leader A; A has Pottery 1, Pottery 2; revealed");
  REQUIRE(scene.who() == "A before");
  loads_back(scene);
  refuses_edits(scene, {{"step", 1}, {"active", 1}}, "phase", "CR-3.3");
}

TEST_CASE("CR-10.2, CR-10.3, CR-10.5: the Ghost of a loaded position") {
  const Scene scene("players 1; leader A; S1 Idol 4; S2 Remains ?; S3 Pottery 2; claim by A");
  loads_back(scene);
  refuses(scene, "leader", "ghost", "leader", "CR-10.2");
  refuses(scene, "ghost.aside", 1, "ghost", "CR-10.5");
  refuses(scene, "ghost.bumped", 4);
  refuses(scene, "ghost.ready", 2);
  refuses(scene, "ghost", Doc());
}

TEST_CASE("CR-8.3, CR-8.4: the winners of a loaded position are those of the rules") {
  const Scene scene = Scene::ending("players 3; A has Idol 4, Jewelry 1; B has Idol 1");
  REQUIRE(scene.turn().is_over());
  loads_back(scene);
  refuses(scene, "tie.seats", Doc(Doc::Array{1}), "tie.seats", "CR-8.3");
  refuses(scene, "tie.seats", Doc(Doc::Array{}), "tie.seats", "CR-8.3");
  // Sums belong to the seats in ascending order; another order would give them to others.
  refuses(scene, "tie.seats", Doc(Doc::Array{2, 0}), "tie.seats[1]");
  refuses(scene, "tie.seats", Doc(Doc::Array{0, 1}), "tie.seats", "CR-8.3");
  refuses(scene, "tie", Doc());
}

}  // namespace uc::crypt::test
