// The chances that a player is told before dice are rolled: docs/format/saga.md, "Odds".
#include <array>
#include <vector>

#include "protocol/schema.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::test;

namespace {

Doc odds_of(const Scene& scene, std::string_view text) {
  const auto action = scene.game.parse(scene.state, scene.full_text(text));
  REQUIRE(action.ok());
  REQUIRE(!scene.game.refuse(scene.state, *action));
  Doc odds = scene.game.odds(scene.state, *action);
  static const uc::test::Schema schema = uc::test::read_schema("docs/format/saga-odds.schema.json");
  if (!odds.is_null()) CHECK(schema.fault(odds) == "");
  return odds;
}

double real(const Doc& doc, std::string_view key) {
  const Doc* found = doc.find(key);
  REQUIRE(found != nullptr);
  return found->is_integer() ? static_cast<double>(found->as_integer()) : found->as_real();
}

std::vector<double> reals(const Doc& doc, std::string_view key) {
  const Doc* found = doc.find(key);
  REQUIRE(found != nullptr);
  std::vector<double> list;
  for (const Doc& each : found->as_array()) list.push_back(each.as_real());
  return list;
}

const Doc::Array& attacks(const Doc& odds) {
  REQUIRE(odds.is_object());
  REQUIRE(odds.find("attacks") != nullptr);
  return odds.find("attacks")->as_array();
}

// "4 against 2, armour 2" of the first attack, or of one further on.
std::string dice(const Doc& odds, std::size_t number = 0) {
  const Doc& attack = attacks(odds).at(number);
  return std::to_string(attack.find("dice")->as_integer()) + " against " +
         std::to_string(attack.find("defence")->as_integer()) + ", armour " +
         std::to_string(attack.find("armour")->as_integer());
}

// By throwing all dice in every way: the chances of 0 to 3 and of more hits.
std::array<double, 5> thrown(int attack, int defence, int armour) {
  std::array<double, 5> chances{};
  int all = 1;
  for (int i = 0; i < attack + defence; ++i) all *= 6;
  for (int number = 0; number < all; ++number) {
    Faces a{}, d{};
    int rest = number;
    for (int i = 0; i < attack; ++i, rest /= 6) ++a[rest % 6];
    for (int i = 0; i < defence; ++i, rest /= 6) ++d[rest % 6];
    chances[std::min(4, hits_of(a, d, armour))] += 1.0 / all;
  }
  return chances;
}

void check_hits(const Doc& odds, int attack, int defence, int armour) {
  CHECK(dice(odds) ==
        std::to_string(attack) + " against " + std::to_string(defence) + ", armour " + std::to_string(armour));
  const std::vector<double> told = reals(attacks(odds)[0], "hits");
  const std::array<double, 5> all = thrown(attack, defence, armour);
  REQUIRE(told.size() == all.size());
  for (std::size_t n = 0; n < all.size(); ++n) CHECK(told[n] == doctest::Approx(all[n]).epsilon(1e-9));
}

}  // namespace

TEST_CASE("DS-E1: the odds of crippled Orlaf against a Skeleton Warrior, by all throws of the dice") {
  Scene scene("10x8", "O@4,5/E s@5,5/W");
  scene.wounds("O", 3).begin("O");
  const Doc odds = odds_of(scene, "fight s");
  CHECK(*attacks(odds)[0].find("by") == Doc("4,5"));
  CHECK(*attacks(odds)[0].find("at") == Doc("5,5"));
  check_hits(odds, 4, 2, 2);
  const std::array<double, 5> hits = thrown(4, 2, 2);
  CHECK(real(attacks(odds)[0], "bones") == doctest::Approx(hits[2]));
  CHECK(real(attacks(odds)[0], "destroyed") == doctest::Approx(hits[3] + hits[4]));
  CHECK(real(attacks(odds)[0], "removed") == doctest::Approx(hits[2] + hits[3] + hits[4]));
}

TEST_CASE("DS-E2, DS-E3, DS-E4: the dice of who is outnumbered and attacked from behind") {
  Scene skeleton("10x8", "s@5,5/E O@4,5/E R@6,5/W");
  skeleton.begin("O");
  check_hits(odds_of(skeleton, "fight s"), 5, 2, 1);
  Scene madriga("10x8", "M@5,5/E s@4,5/E s@6,5/W");
  madriga.begin("s");
  check_hits(odds_of(madriga, "fight M"), 2, 2, 1);
  Scene rordin("10x8", "R@5,5/E s@4,5/E s@6,5/W");
  rordin.begin("s");
  check_hits(odds_of(rordin, "fight R"), 2, 2, 4);
}

TEST_CASE("DS-E5: two wounds cripple Madriga, not Rordin") {
  Scene scene("12x8", "M@2,2/E s@3,2/W R@2,6/E s@3,6/W");
  scene.wounds("M", 2).wounds("R", 2).begin("M");
  CHECK(dice(odds_of(scene, "fight s")) == "2 against 2, armour 2");
  scene.act("end").begin("R");
  CHECK(dice(odds_of(scene, "fight s2")) == "4 against 2, armour 2");
}

TEST_CASE("DS-E7: a Zombie with two others at a hero rolls four dice") {
  Scene scene("10x8", "O@5,5/E z@6,5/W z@6,4/W z@6,6/W");
  scene.begin("z");
  const Doc odds = odds_of(scene, "fight O");
  check_hits(odds, 4, 4, 2);
  const std::vector<double> wounds = reals(attacks(odds)[0], "wounds");
  REQUIRE(wounds.size() == 2);  // one wound at most
  CHECK(wounds[1] == doctest::Approx(1 - thrown(4, 4, 2)[0]));
  CHECK(real(attacks(odds)[0], "removed") == 0.0);
}

TEST_CASE("DS-8.15: the last wound removes a hero, unless it cannot be wounded") {
  Scene scene("10x8", "R@5,5/E s@6,5/W");
  scene.wounds("R", 4).begin("s");
  const Doc odds = odds_of(scene, "fight R");
  CHECK(real(attacks(odds)[0], "removed") == doctest::Approx(1 - thrown(2, 3, 4)[0]));
  Scene immune("10x8", "R@5,5/E s@6,5/W");
  immune.wounds("R", 4).lasting("R", "none_shall_pass").begin("s");
  CHECK(real(attacks(odds_of(immune, "fight R"))[0], "removed") == 0.0);
}

TEST_CASE("DS-E13: furniture on the line costs Madriga a die, unless it is beside her") {
  Scene beside("12x3", "M@0,0/E s@4,0/W T@1,0+2,0");
  beside.begin("M");
  CHECK(dice(odds_of(beside, "shoot s")) == "4 against 2, armour 2");
  Scene between("12x3", "M@0,0/E s@4,0/W T@2,0+3,0");
  between.begin("M");
  CHECK(dice(odds_of(between, "shoot s")) == "3 against 2, armour 2");
}

TEST_CASE("DS-E14: the Zombie Troll outnumbers, is outnumbered and attacked from behind") {
  Scene scene("12x10", "t@4,4/W O@3,4/E R@6,5/W");
  scene.begin("O");
  check_hits(odds_of(scene, "fight t"), 4, 3, 4);
  scene.act("end").begin("R");
  check_hits(odds_of(scene, "fight t"), 4, 2, 4);
}

TEST_CASE("DS-14.2: Regeneration takes a wound off a third of the time") {
  Scene scene("12x10", "t@4,4/W R@6,5/W");
  scene.begin("R");
  const Doc odds = odds_of(scene, "fight t");
  const std::array<double, 5> hits = thrown(4, 3, 4);
  const std::vector<double> wounds = reals(attacks(odds)[0], "wounds");
  REQUIRE(wounds.size() == 5);
  CHECK(dice(odds) == "4 against 3, armour 4");
  CHECK(wounds[0] == doctest::Approx(hits[0] + hits[1] / 3));
  CHECK(wounds[1] == doctest::Approx(hits[1] * 2 / 3 + hits[2] / 3));
  CHECK(wounds[4] == doctest::Approx(hits[4] * 2 / 3));
  CHECK(real(attacks(odds)[0], "removed") == doctest::Approx(wounds[4]));
}

TEST_CASE("DS-E18: the chance to open a mundane lock") {
  Scene scene({.locks = "1:mundane_3"}, R"(
    ######
    #R1..#
    ######)");
  scene.begin("R");
  const Doc odds = odds_of(scene, "fight 1");
  check_hits(odds, 4, 3, 3);
  CHECK(real(attacks(odds)[0], "opened") == doctest::Approx(1 - thrown(4, 3, 3)[0]));
}

TEST_CASE("DS-E22: Whirlwind tells of every attack that it will make") {
  Scene scene("10x10", "O@5,5/N s@5,4/S s@5,6/N s@6,5/E");
  scene.wounds("O", 3).begin("O");
  const Doc odds = odds_of(scene, "feat whirlwind");
  REQUIRE(attacks(odds).size() == 3);
  CHECK(dice(odds, 0) == "4 against 2, armour 2");
  CHECK(dice(odds, 1) == "4 against 2, armour 2");
  CHECK(dice(odds, 2) == "4 against 2, armour 1");
  scene.act("feat whirlwind");
  CHECK(dice(odds_of(scene, "fight s3")) == "4 against 2, armour 1");
}

TEST_CASE("DS-6.9: breaking away tells of all Free Attacks, and of what they do together") {
  Scene scene("10x8", "M@4,4/E s@5,4/W s@5,5/W");
  scene.wounds("M", 1).begin("M");
  const Doc odds = odds_of(scene, "break 3,3");
  REQUIRE(attacks(odds).size() == 2);
  CHECK(dice(odds, 0) == "2 against 2, armour 2");
  // Unhurt she has three dice less one for being outnumbered; with the second wound she is crippled: armour 1.
  const double first = 1 - thrown(2, 2, 2)[0], second = 1 - thrown(2, 2, 1)[0];
  const Doc& all = *odds.find("together");
  const std::vector<double> wounds = reals(all, "wounds");
  REQUIRE(wounds.size() == 3);
  CHECK(wounds[0] == doctest::Approx((1 - first) * (1 - first)));
  CHECK(wounds[1] == doctest::Approx((1 - first) * first + first * (1 - second)));
  CHECK(wounds[2] == doctest::Approx(first * second));
  CHECK(real(all, "removed") == 0.0);
}

TEST_CASE("DS-E15: raising tells of the Free Attack that follows") {
  Scene scene({.limits = "skeleton_warrior*4"}, "10x8", "O@4,5/E D@6,5/E o@5,5");
  scene.overlord();
  const Doc odds = odds_of(scene, "raise 5,5 skeleton_warrior W");
  REQUIRE(attacks(odds).size() == 1);
  check_hits(odds, 5, 2, 2);
}

TEST_CASE("DS-11.8, DS-11.11: a Magic Attack, with a crystal too; Crystallise tells what it may bring") {
  Scene scene("12x8", "D@2,2/E s@5,2/W");
  scene.items("D", "energy_crystal_2").begin("D");
  CHECK(dice(odds_of(scene, "cast burn s energy_crystal_2")) == "6 against 2, armour 2");
  CHECK(dice(odds_of(scene, "cast chain_lightning")) == "2 against 2, armour 2");
  const std::vector<double> crystal = reals(odds_of(scene, "cast crystallise"), "crystal");
  CHECK(crystal == std::vector<double>{0.5, 2.0 / 6, 1.0 / 6});
}

TEST_CASE("odds: where no dice decide there are none") {
  Scene scene("12x8", "O@2,2/E s@9,2/W");
  scene.begin("O");
  CHECK(odds_of(scene, "end").is_null());
  CHECK(odds_of(scene, "move 3,2 E").is_null());
}

TEST_CASE("DS-E22, DS-11.9: of several targets it is told how many go") {
  Scene scene("10x10", "O@5,5/N s@5,4/S s@5,6/N z@6,5/E");
  scene.begin("O");
  const Doc odds = odds_of(scene, "feat whirlwind");
  std::vector<double> gone;
  for (const Doc& each : attacks(odds)) gone.push_back(real(each, "removed"));
  REQUIRE(gone.size() == 3);
  const std::vector<double> told = reals(*odds.find("together"), "removed");
  REQUIRE(told.size() == 4);
  CHECK(told[0] == doctest::Approx((1 - gone[0]) * (1 - gone[1]) * (1 - gone[2])));
  CHECK(told[3] == doctest::Approx(gone[0] * gone[1] * gone[2]));
  CHECK(told[0] + told[1] + told[2] + told[3] == doctest::Approx(1));
  CHECK(odds.find("together")->find("friends") == nullptr);
  Scene blast("12x8", "D@1,4/E R@6,4/W s@6,3/S s@7,4/W");
  blast.begin("D");
  const Doc fire = odds_of(blast, "cast firestorm 6,3");
  CHECK(reals(*fire.find("together"), "removed").size() == 3);
  CHECK(reals(*fire.find("together"), "friends").size() == 2);
  CHECK(odds_of(blast, "cast burn s").find("together") == nullptr);
}
