// What makes the dice and the armour of an attack, one by one: docs/format/saga.md, "Modifiers".
#include <string>

#include "documents.hpp"
#include "players/saga/knowledge.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::test;

namespace {

// "attack combat 5, crippled -1; defence combat 2; armour armour 2", with ids, those by whom, and what is lost.
std::string in_words(const Doc& why) {
  std::string text, on;
  for (const Doc& each : why.as_array()) {
    const std::string& now = each.find("on")->as_string();
    text += on == now ? ", " : (on.empty() ? "" : "; ") + now + " ";
    on = now;
    text += each.find("what")->as_string();
    if (!each.find("id")->is_null()) text += " " + each.find("id")->as_string();
    text += " " + std::to_string(each.find("delta")->as_integer());
    if (const Doc* lost = each.find("lost")) text += " lost " + std::to_string(lost->as_integer());
    for (const Doc& by : each.find("by")->as_array()) {
      const auto& [kind, which] = by.as_object().front();
      text += " by " + (which.is_string() ? which.as_string() : std::to_string(which.as_integer()));
    }
  }
  return text;
}

// Of an action that leads to one attack, as the odds tell it.
std::string why(const Scene& scene, std::string_view text, std::size_t number = 0) {
  const auto action = scene.game.parse(scene.state, scene.full_text(text));
  REQUIRE(action.ok());
  REQUIRE(!scene.game.refuse(scene.state, *action));
  const Doc odds = scene.game.odds(scene.state, *action);
  return in_words(*odds.find("attacks")->as_array().at(number).find("why"));
}

int sum(const Doc& why, std::string_view on) {
  int sum = 0;
  for (const Doc& each : why.as_array()) {
    if (each.find("on")->as_string() == on) sum += static_cast<int>(each.find("delta")->as_integer());
  }
  return sum;
}

// The reasons add up to the numbers beside them.
bool adds_up(const Doc& attack) {
  const Doc& why = *attack.find("why");
  return sum(why, "attack") == attack.find("dice")->as_integer() &&
         sum(why, "defence") == attack.find("defence")->as_integer() &&
         sum(why, "armour") == attack.find("armour")->as_integer();
}

}  // namespace

TEST_CASE("DS-E1: crippled Orlaf has a die less") {
  Scene scene("10x8", "O@4,5/E s@5,5/W");
  scene.wounds("O", 3).begin("O");
  CHECK(why(scene, "fight s") == "attack combat 5, crippled -1; defence combat 2; armour armour 2");
}

TEST_CASE("DS-8.8, DS-5.6: outnumbered and attacked from behind, two penalties of which one finds nothing to take") {
  Scene scene("10x8", "s@5,5/E O@4,5/E R@6,5/W");
  scene.begin("O");
  CHECK(why(scene, "fight s") ==
        "attack combat 5; defence combat 2, behind 0 lost 1; armour armour 2, outnumbered -1 by 0 by 1");
  Scene madriga("10x8", "M@5,5/E s@4,5/E s@6,5/W");
  madriga.begin("s");
  CHECK(why(madriga, "fight M") ==
        "attack combat 2; defence combat 3, outnumbered -1 by 4 by 5; armour armour 2, behind -1");
}

TEST_CASE("DS-14.1: Horde is by the others that have the target in their front arc") {
  Scene scene("10x8", "O@5,5/E z@6,5/W z@6,4/W z@6,6/W");
  scene.begin("z");
  CHECK(why(scene, "fight O") ==
        "attack combat 2, horde 2 by 5 by 6; defence combat 5, outnumbered -1 by 4 by 5 by 6; armour armour 2");
}

TEST_CASE("DS-9.10: furniture in the way takes a die, unless Madriga has learned to shoot past it") {
  const auto shot = [](std::string_view skills, std::string_view pieces) {
    Scene scene({.skills = skills}, "12x3", pieces);
    scene.begin("M");
    return why(scene, "shoot s");
  };
  CHECK(shot("", "M@0,0/E s@4,0/W T@2,0+3,0") ==
        "attack shooting 4, furniture -1 by 2,0; defence combat 2; armour armour 2");
  CHECK(shot("keen_eye", "M@0,0/E s@4,0/W T@2,0+3,0") ==
        "attack shooting 4, furniture 0 lost 1 by 2,0; defence combat 2; armour armour 2");
  CHECK(shot("", "M@0,0/E s@4,0/W T@1,0+2,0") == "attack shooting 4; defence combat 2; armour armour 2");
}

TEST_CASE("DS-11.8, DS-11.11: a Magic Attack has the dice of its spell, of a crystal, of skills and items") {
  Scene scene({.skills = "battle_mage"}, "12x8", "D@2,2/E s@5,2/W");
  scene.items("D", "energy_crystal_2 golden_horn_staff").begin("D");
  CHECK(why(scene, "cast burn s energy_crystal_2") ==
        "attack spell burn 4, crystal energy_crystal_2 2, item golden_horn_staff 1; defence combat 2; armour armour 2");
  CHECK(why(scene, "cast flamebolt s") ==
        "attack spell flamebolt 3, skill battle_mage 1, item golden_horn_staff 1; defence combat 2; armour armour 2");
}

TEST_CASE("DS-8.6: lasting effects change dice and armour as far as armour goes") {
  Scene scene("10x8", "R@4,5/E s@5,5/W");
  scene.items("R", "grunds_hammer dolgarth_shield").lasting("s", "corrode").lasting("R", "shield").begin("R");
  CHECK(why(scene, "fight s") ==
        "attack combat 4, item grunds_hammer 1; defence combat 2; armour armour 2, spell corrode -1 lost 1, item "
        "grunds_hammer 0 lost 1");
  scene.act("end").begin("s");
  CHECK(why(scene, "fight R") ==
        "attack combat 2; defence combat 4, item dolgarth_shield 1, spell shield 2; armour armour 4");
}

TEST_CASE("aura_defence, break_away_guard, ignore_outnumbered: skills of those who are attacked") {
  Scene brothers({.skills = "shield_brother"}, "10x8", "O@4,4/E R@4,5/E s@5,4/W");
  brothers.begin("s");
  CHECK(why(brothers, "fight O") ==
        "attack combat 2, outnumbered 0 lost 1 by 0 by 1; defence combat 5, skill shield_brother 1 by 1; armour armour "
        "2");
  Scene light({.skills = "light_foot"}, "10x8", "M@4,4/E r@5,4/W");
  light.begin("M");
  CHECK(why(light, "break 3,3") == "attack combat 4, skill light_foot -1; defence combat 3; armour armour 2");
  Scene stone({.skills = "stone_stance"}, "10x8", "R@4,4/E s@5,4/W s@5,5/W");
  stone.begin("R");
  CHECK(why(stone, "fight s") == "attack combat 4, outnumbered 0 lost 1 by 4 by 5; defence combat 2; armour armour 2");
}

TEST_CASE("DS-13.6, DS-16.3, DS-16.8: locks have what is printed; feats bring their own dice") {
  Scene lock({.skills = "lock_smasher", .locks = "1:mundane_3"}, "######\n#R1..#\n######");
  lock.begin("R");
  CHECK(why(lock, "fight 1") == "attack combat 4, skill lock_smasher 2; defence lock 3; armour lock 3");
  Scene whirl("10x10", "O@5,5/N s@5,4/S s@5,6/N");
  whirl.wounds("O", 3).begin("O");
  CHECK(why(whirl, "feat whirlwind") == "attack feat whirlwind 4; defence combat 2; armour armour 2");
  Scene anvil({.legendary = true}, "10x8", "R@4,5/E s@5,5/W");
  anvil.wounds("R", 4).begin("R");
  anvil.act("feat anvil_blow");
  CHECK(anvil.asks() == "roll_attack");
  const Doc told = anvil.game.describe(anvil.event(Event::Type::AttackBegan), Viewer::table());
  CHECK(in_words(*told.find("why")) ==
        "attack combat 5, feat anvil_blow 4, crippled 0 lost 1; defence combat 2; armour armour 2");
}

TEST_CASE("what is told of an attack adds up to its dice and armour, in games of all adventures") {
  int looked = 0, modified = 0;
  for (const std::string_view id : documents::all_adventures()) {
    const Saga game = documents::make(id);
    Rng rng(5);
    State state = game.start();
    while (!game.turn(state).is_over()) {
      if (game.turn(state).is_seat()) {
        const Doc view = game.view(state, Viewer::table());
        for (const Doc& attack : view.find("aids")->find("attacks")->as_array()) {
          REQUIRE_MESSAGE(adds_up(attack), to_json(attack));
          ++looked;
        }
      }
      const Action action =
          game.turn(state).is_chance() ? game.draw(state, rng) : uc::Knowledge<Saga>::playout(game, state, rng);
      EventList<Event> events;
      game.apply(state, action, events);
      for (const Event& event : events.items) {
        if (event.type != Event::Type::AttackBegan) continue;
        const Doc told = game.describe(event, Viewer::table());
        REQUIRE_MESSAGE(adds_up(told), to_json(told));
        modified += told.find("why")->as_array().size() > 3 ? 1 : 0;
      }
    }
  }
  CHECK(looked > 1000);
  CHECK(modified > 100);
}
