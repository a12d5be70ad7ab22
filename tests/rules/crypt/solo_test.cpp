// CR-10, the solo mode. The human is A.
#include <doctest/doctest.h>

#include "scene.hpp"

using namespace uc;
using namespace uc::crypt;
using namespace uc::crypt::test;

namespace {

// A face-down Manuscript with side B in play stops the game after the last Claim turn (W2), where it can be looked at.
constexpr const char* kStopAfterClaims = "players 1; Manuscript side B; A has Manuscript 1;";

Scene ghost_leads(const std::string& more = "") {
  return Scene(std::string(kStopAfterClaims) + "leader Ghost; round 2; S1 Idol 4; S2 Pottery 3; S3 Remains ?(1);" +
               more + "revealed");
}

Scene human_leads(const std::string& more = "") {
  return Scene(std::string(kStopAfterClaims) + "round 3; S1 Idol 4; S2 Pottery 3; S3 Remains ?(1);" + more +
               "claim by A");
}

std::string rating(const Scene& scene) {
  const Doc result = scene.game.result(scene.state, seat_of('A'));
  REQUIRE(result.find("rating") != nullptr);
  return result.find("rating")->as_string();
}

// What the Ghost did with each group of its last roll, as its events tell it.
std::string ghost_story(const Scene& scene) {
  std::string story;
  for (const Event& event : scene.happened) {
    const Doc doc = scene.game.describe(event, Viewer::table());
    const std::string type = doc.find("type")->as_string();
    if (type != "ghost.passed" && type != "ghost.placed" && type != "ghost.aside") continue;
    const auto number = [&](std::string_view name) { return std::to_string(doc.find(name)->as_integer()); };
    const auto word = [&](std::string_view name) { return doc.find(name)->as_string(); };
    story += (story.empty() ? "" : "; ") + number("count") + "x" + number("effort");
    if (type == "ghost.passed") story += " passes " + word("slot") + " " + word("why");
    if (type == "ghost.placed") story += " on " + word("slot");
    if (type == "ghost.aside") story += " aside";
  }
  return story;
}

}  // namespace

TEST_SUITE("rules/crypt") {
  TEST_CASE("CR-10.1: the 2-player game with a Ghost that has no collection, no powers and no exhausted dice") {
    Scene scene = Scene::start(1, "BBBBBB");
    CHECK(scene.game.setup().deck == 24);
    CHECK(scene.game.setup().slots() == 3);
    play_randomly(scene, 3, [](const Scene& now) {
      const Turn turn = now.turn();
      if (turn.is_seat()) REQUIRE(turn.actor == seat_of('A'));
      for (int i = 0; i < now.state.gone_count; ++i) {
        REQUIRE((now.state.gone[i].owner == 0 || now.state.gone[i].owner == kBox));
      }
    });
    // The human plays with all own powers.
    CHECK(Scene("players 1; A has Remains 1, Remains 2; A r1 e2; claim by A").legal("remains R1 R2"));
    CHECK(Scene("players 1; Pottery side B; A has Pottery 1, Pottery 2; revealed").who() == "A before");
  }

  TEST_CASE("CR-10.2: the human leads rounds 1, 3, 5, 7, the Ghost 2, 4, 6, 8; both Torch cards change hands") {
    Scene scene = Scene::start(1);
    CHECK(scene.who() == "chance setup.top");  // no Leader is drawn
    int rounds = 0;
    play_randomly(scene, 5, [&](const Scene& now) {
      if (now.state.round == 0) return;
      rounds = now.state.round;
      REQUIRE(now.state.leader == (now.state.round % 2 == 1 ? 0 : kGhost));
    });
    CHECK(rounds == 8);
    human_leads().position("leader human; lights out human");
    ghost_leads().dice({1, 2, 3}).position("leader Ghost; lights out Ghost; S1 Ghost 1x3; S2 Ghost 1x2; S3 Ghost 1x1");
  }

  TEST_CASE("CR-10.3: slots from the highest to the lowest value; the face-down card counts 2.5") {
    Scene scene = Scene::start(1);
    scene.chance("top pottery").chance("reveal 2 idol").chance("reveal 3 remains").chance("conceal idol");
    scene.position("S1 Idol 3; S2 Remains ?; S3 Pottery 2");
    REQUIRE(scene.told(Event::Type::CryptOrdered) == 1);
    Scene equal = Scene::start(1);
    equal.chance("top tapestry").chance("reveal 2 jewelry").chance("reveal 2 idol").chance("conceal idol");
    equal.position("S1 Idol ?; S2 Tapestry 2; S3 Jewelry 2");  // the first drawn lies further left
  }

  TEST_CASE("CR-10.3: the order stays, even if the human looks at the face-down card") {
    Scene scene = human_leads();
    scene.act("manuscript M1");
    scene.position("S1 Idol 4; S2 Pottery 3; S3 Remains ?");
    CHECK(scene.value_seen_by('A', 3) == 1);
    Scene high("players 1; Manuscript side B; A has Manuscript 1; S1 Idol 3; S2 Remains ?(4); S3 Pottery 1; revealed");
    high.position("S1 Idol 3; S2 Remains ?; S3 Pottery 1");
    high.act("manuscript M1");
    high.position("S1 Idol 3; S2 Remains ?; S3 Pottery 1");
    CHECK(high.value_seen_by('A', 2) == 4);
  }

  TEST_CASE("CR-10.4: human, Ghost, human with one card only; or Ghost, human without that limit, Ghost") {
    Scene human = human_leads();
    CHECK(human.who() == "A claim");
    CHECK(human.legal("claim S1:1x1 S2:1x1 S3:1x1"));
    human.act("recover");
    CHECK(human.who() == "chance ghost");
    human.dice({1, 1, 1});
    CHECK(human.who() == "A claim");
    human.forbids("claim S2:1x1 S3:1x1", "CR-5.3e");
    human.act("claim S2:1x1");
    CHECK(human.who() == "A after");

    Scene ghost = ghost_leads();
    CHECK(ghost.who() == "chance ghost");
    ghost.dice({1, 1, 1});
    CHECK(ghost.who() == "A claim");
    CHECK(ghost.legal("claim S2:1x1 S3:1x1"));
    ghost.act("claim S1:1x4");
    CHECK(ghost.who() == "chance ghost");  // three bumped dice
  }

  TEST_CASE("CR-10.5: equal dice form a group; groups by value from high to low, larger groups first") {
    ghost_leads().dice({2, 5, 3}).position("S1 Ghost 1x5; S2 Ghost 1x3; S3 Ghost 1x2");
    ghost_leads().dice({3, 3, 6}).position("S1 Ghost 2x3; S2 Ghost 1x6; S3 unclaimed");  // 6 each: the pair first
    ghost_leads().dice({1, 2, 1}).position("S1 Ghost 2x1; S2 Ghost 1x2; S3 unclaimed");  // 2 each: the pair first
    ghost_leads().dice({1, 6, 1}).position("S1 Ghost 1x6; S2 Ghost 2x1; S3 unclaimed");
    ghost_leads().dice({4, 4, 4}).position("S1 Ghost 3x4; S2 unclaimed; S3 unclaimed");
    Scene scene = ghost_leads();
    CHECK(scene.outcomes().size() == 216);
    scene.dice({1, 1, 1});
  }

  TEST_CASE("CR-10.6: the first slot from the left that is unclaimed or held by the human with less") {
    Scene scene = human_leads();
    scene.act("claim S1:1x6 S2:1x2").dice({6, 1, 3});
    // The 6 does not beat the 6 on S1, beats 2 on S2. The 3 goes to S3. The 1 fits nowhere and is set aside.
    scene.position("S1 human 1x6; S2 Ghost 1x6; S3 Ghost 1x3; A r2; Ghost aside 1");
    CHECK(scene.told(Event::Type::GhostSetAside) == 1);
    CHECK(scene.told(Event::Type::Bumped) == 1);
  }

  TEST_CASE("CR-10.6: the slots that a group passes over are told, each with its reason") {
    Scene scene = human_leads();
    scene.act("claim S1:1x6 S2:1x2").dice({6, 1, 3});
    CHECK(ghost_story(scene) ==
          "1x6 passes S1 not_higher; 1x6 on S2;"
          " 1x3 passes S1 not_higher; 1x3 passes S2 own; 1x3 on S3;"
          " 1x1 passes S1 not_higher; 1x1 passes S2 own; 1x1 passes S3 own; 1x1 aside");
    Scene equal = human_leads();  // an equal total is not lower; a group that finds the first slot free passes none
    equal.act("claim S1:1x4").dice({4, 2, 1});
    CHECK(ghost_story(equal) ==
          "1x4 passes S1 not_higher; 1x4 on S2;"
          " 1x2 passes S1 not_higher; 1x2 passes S2 own; 1x2 on S3;"
          " 1x1 passes S1 not_higher; 1x1 passes S2 own; 1x1 passes S3 own; 1x1 aside");
    CHECK(ghost_story(ghost_leads().dice({5, 5, 5})) == "3x5 on S1");
  }

  TEST_CASE("CR-10.6: a slot whose card was taken is passed over as empty") {
    Scene scene(
        "players 1; Pottery side B; A has Pottery 1, Pottery 2; leader Ghost; round 2; S1 Idol 4; S2 Remains ?(1); S3 "
        "Jewelry 1; revealed");
    scene.act("pottery P1 P2 S2").dice({2, 4, 6});
    CHECK(ghost_story(scene) ==
          "1x6 on S1; 1x4 passes S1 own; 1x4 passes S2 empty; 1x4 on S3;"
          " 1x2 passes S1 own; 1x2 passes S2 empty; 1x2 passes S3 own; 1x2 aside");
  }

  TEST_CASE("CR-10.6, CR-10.7: groups that the extra turn sets aside pass over no slot") {
    Scene scene = ghost_leads();
    scene.dice({1, 2, 3}).act("claim S2:1x3 S3:1x2").dice({5, 6});
    CHECK(ghost_story(scene) == "1x6 passes S1 own; 1x6 on S2; 1x5 aside");
  }

  TEST_CASE("CR-10.6: an emptied slot takes no dice") {
    Scene scene(
        "players 1; Pottery side B; A has Pottery 1, Pottery 2; leader Ghost; round 2; S1 Idol 4; S2 Remains ?(1); S3 "
        "Jewelry 1; revealed");
    scene.act("pottery P1 P2 S2").dice({2, 4, 6});
    scene.position("S1 Ghost 1x6; S2 unclaimed; S2 empty; S3 Ghost 1x4; Ghost aside 1");
  }

  TEST_CASE("CR-10.7: the extra turn rolls only bumped dice and places only the first group") {
    Scene scene = ghost_leads();
    scene.dice({1, 2, 3});
    scene.act("claim S2:1x3 S3:1x2");
    CHECK(scene.who() == "chance ghost");
    CHECK(scene.outcomes().size() == 36);  // two bumped dice, the third lies on S1
    scene.dice({5, 6});
    CHECK(scene.who() == "A after");
    // The 6 bumps S2. The 5 could have bumped S3, but is set aside.
    scene.position("S1 Ghost 1x3; S2 Ghost 1x6; S3 human 1x2; A r2");
    CHECK(scene.told(Event::Type::GhostPlaced) == 1);
  }

  TEST_CASE("CR-10.7: bumped dice with equal results form a group, and nothing happens if none was bumped") {
    Scene pair = ghost_leads();
    pair.dice({1, 2, 3}).act("claim S2:1x5 S3:1x2").dice({3, 3});
    pair.position("S1 Ghost 1x3; S2 Ghost 2x3; S3 human 1x2");
    Scene none = ghost_leads();
    none.dice({6, 6, 6}).act("claim S2:1x5");
    CHECK(none.who() == "A after");
    none.position("S1 Ghost 3x6; S2 human 1x5; S3 unclaimed");
  }

  TEST_CASE("CR-10.8: the human collects; cards of the Ghost go to the box; the Ghost never tires") {
    Scene scene = ghost_leads();
    scene.dice({6, 5, 5}).act("claim S3:1x1").end_windows();  // Ghost: S1 2x5, S2 1x6
    scene.position("A has Manuscript 1 down, Remains 1 down; A r3; round 3");
    CHECK(scene.told(Event::Type::GhostTook) == 2);
    CHECK(scene.told(Event::Type::DieRolled) == 0);
    // Next time it has three dice again.
    Scene again("players 1; round 1; S1 Idol 4; S2 Pottery 3; S3 Remains ?(1); claim by A");
    again.act("recover").dice({6, 4, 5}).act("recover");
    again.position("A has nothing; box 3; leader Ghost");
    for (int card = 0; card < 3; ++card) again.chance(again.outcomes()[0].first);
    CHECK(again.who() == "chance ghost");
    CHECK(again.outcomes().size() == 216);
  }

  TEST_CASE("CR-10.8: cards that were face-down in the Crypt stay unseen in the box") {
    Scene scene("players 1; round 1; S1 Idol 4; S2 Pottery 3; S3 Remains ?(1); claim by A");
    scene.act("recover").dice({6, 4, 5}).act("recover");
    const Doc view = scene.game.view(scene.state, viewer_of('A'));
    int unseen = 0;
    for (const Doc& card : view.find("box")->as_array()) {
      const bool hidden = card.find("value")->is_null();
      CHECK(hidden == (card.find("type")->as_string() == "remains"));
      unseen += hidden ? 1 : 0;
    }
    CHECK(unseen == 1);
  }

  TEST_CASE("CR-10.9: bumped everywhere by the Ghost, the human recovers") {
    Scene scene = ghost_leads("A r1 e2;");
    scene.dice({1, 2, 3}).act("claim S3:1x2").dice({6}).end_windows();
    scene.position("A r3 e0; round 3; A has Manuscript 1 down");
    Scene kept = ghost_leads("A r2 e1;");
    kept.dice({1, 1, 1}).act("claim S2:1x1 S3:1x1").end_windows();
    kept.position("A r2 e1");
  }

  TEST_CASE("CR-10.10: ratings of the final score") {
    struct Row {
      const char* cards;
      int score;
      const char* rating;
    };
    // All sides B: Manuscripts and Pottery give no bonus; one coin for each Jewelry; three dice.
    const std::string twenty =
        "Manuscript 1, Manuscript 2, Manuscript 3, Manuscript 4, Pottery 1, Pottery 2, Pottery 3, Pottery 4";
    const std::string more = twenty + ", Remains 2, Remains 3, Remains 4, Tapestry 3, Tapestry 4";  // 36
    const std::string a = twenty + ", Tapestry 4, Remains 2";
    const std::string b = twenty + ", Tapestry 4, Remains 3";
    const std::string c = more + ", Idol 1";
    const std::string d = c + ", Jewelry 3, Jewelry 4";
    const std::string e = more + ", Idol 2, Jewelry 3, Jewelry 4";
    for (const Row& row : {Row{"Idol 1", 4, "fool"}, Row{a.c_str(), 29, "fool"}, Row{b.c_str(), 30, "petty"},
                           Row{more.c_str(), 39, "petty"}, Row{c.c_str(), 40, "rich"}, Row{d.c_str(), 49, "rich"},
                           Row{e.c_str(), 50, "magnificent"}}) {
      CAPTURE(row.score);
      const Scene scene = Scene::ending(std::string("players 1; sides BBBBBB; A has ") + row.cards);
      CHECK(scene.score('A') == row.score);
      CHECK(rating(scene) == row.rating);
    }
  }

  TEST_CASE("CR-10.11, CR-R22: Collectors that compare players see the human only") {
    CHECK(Scene::ending("players 1; Idol side B; race A in round 1; A has Idol 1 up, Idol 2 up").score('A') ==
          3 + 5 + 3);
    Scene race("players 1; Idol side B; round 7; A has Idol 1; S1 Idol 4; S2 Pottery 3; S3 Remains ?(1); claim by A");
    race.act("recover").dice({1, 1, 2}).act("claim S1:1x6").dice({6});  // the Ghost: 2x1 on S1, 1x2 on S2
    race.position("A has Idol 1 up, Idol 4 up");
    CHECK(Scene::ending("players 1; A has Tapestry 1").score('A') == 1 + 5 + 3);
    CHECK(Scene::ending("players 1; A has Idol 1").score('A') == 1 + 0 + 3);
    CHECK(Scene::ending("players 1; Tapestry side B; A has Tapestry 1, Tapestry 2, Tapestry 3").score('A') ==
          6 + 7 + 3);
    CHECK(Scene::ending("players 1; Tapestry side B; A has Tapestry 1, Tapestry 2").score('A') == 3 + 0 + 3);
  }
}
