// The campaign: sheets, marks and the steps between games (OD-19, OD-D27).
#include "onedeck/rules/campaign.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "content_file.hpp"
#include "core/random.hpp"
#include "onedeck/onedeck.hpp"
#include "rules/shared/book.hpp"

namespace uc::onedeck {
namespace {

using content_file::place;
using content_file::printed;

struct Book : campaign::Book<Campaigns, Content> {
  Book() : campaign::Book<Campaigns, Content>(content_file::content()) {}

  std::size_t hero(std::string_view id) const { return static_cast<std::size_t>(place(content->heroes, id)); }
  std::size_t talent(std::string_view id) const {
    return static_cast<std::size_t>(place(content->campaign.talents, id));
  }
  const Sheet& sheet(std::string_view id) const { return progress.sheets[hero(id)]; }
  std::array<std::uint8_t, 3> bubbles(std::string_view who, std::string_view which) const {
    return sheet(who).filled[talent(which)];
  }
  // Plays a game of this party and places the marks wherever they may go, the first listed first.
  void play(std::string_view party, std::string_view dungeon, std::string_view grade, std::string_view result) {
    take({"party " + std::string(party), "dungeon " + std::string(dungeon), "difficulty " + std::string(grade)});
    take("result " + std::string(result));
    while (progress.stage == Stage::Marks) take(steps().front());
  }
  // Marks that a result earns for the first hero, before any is placed.
  int earned(std::string_view dungeon, std::string_view grade, std::string_view result) {
    Book other;
    other.take({"party warrior", "dungeon " + std::string(dungeon), "difficulty " + std::string(grade)});
    other.take("result " + std::string(result));
    return other.progress.marks[0];
  }
};

using Bubbles = std::array<std::uint8_t, 3>;

// --- sheets -------------------------------------------------------------------------------------------------------------

TEST_CASE("OD-19.1: every hero has a sheet of 15 talents in four groups, and progress is each hero's own") {
  Book book;
  CHECK(book.progress.sheets.size() == 5);
  CHECK(book.content->campaign.talents.size() == 15);
  CHECK(book.content->campaign.groups.size() == 4);
  for (const Sheet& sheet : book.progress.sheets) CHECK(sheet == Sheet{});
  book.take({"party warrior mage", "dungeon dragons_cave", "difficulty expert", "result lost 0 0"});
  book.take({"mark warrior veteran green", "mark mage grit green"});
  CHECK(book.bubbles("warrior", "veteran") == Bubbles{1, 0, 0});
  CHECK(book.bubbles("warrior", "grit") == Bubbles{0, 0, 0});
  CHECK(book.bubbles("mage", "veteran") == Bubbles{0, 0, 0});
  CHECK(book.bubbles("mage", "grit") == Bubbles{1, 0, 0});
  CHECK(book.sheet("rogue") == Sheet{});
}

TEST_CASE("OD-R42: beside the Basic talents there are three specialisations") {
  const std::vector<TalentGroup>& groups = printed().campaign.groups;
  CHECK(std::count_if(groups.begin(), groups.end(), [](const TalentGroup& group) { return !group.always; }) == 3);
}

TEST_CASE("OD-R43: the third grade is Expert, and there is one of it") {
  Book book;
  book.take({"party warrior", "dungeon dragons_cave"});
  const std::vector<std::string> wanted = {"difficulty novice", "difficulty standard", "difficulty expert",
                                           "difficulty fearless", "drop"};
  CHECK(book.steps() == wanted);
  CHECK(book.refused("difficulty veteran") == "-");
}

TEST_CASE("OD-19.10: the sheet counts games, and the bosses that this hero has defeated") {
  Book book;
  book.play("warrior", "dragons_cave", "expert", "lost 2 1");
  CHECK(book.sheet("warrior").games == 1);
  CHECK(book.sheet("warrior").bosses == 0);
  book.play("mage warrior", "yetis_cavern", "expert", "won 3 1");
  book.play("warrior", "yetis_cavern", "expert", "won 3 1");  // once more: it is still one boss
  book.play("warrior", "minotaurs_maze", "expert", "won 3 1");
  CHECK(book.sheet("warrior").games == 4);
  CHECK(book.sheet("warrior").bosses == 0b10010);
  CHECK(book.sheet("mage").games == 1);
  CHECK(book.sheet("mage").bosses == 0b00010);
  CHECK(book.sheet("archer").games == 0);
  const Doc state = Campaigns::write(*book.content, book.progress);
  const Doc& warrior = state.find("sheets")->as_array()[0];
  CHECK(*warrior.find("bosses") == Doc(Doc::Array{"yeti", "minotaur"}));
}

// --- choosing a game ------------------------------------------------------------------------------------------------------

TEST_CASE("OD-D1, OD-2.1: party, dungeon and difficulty are chosen one after the other") {
  Book book;
  CHECK(book.steps().size() == 5 + 5 * 4 + 5 * 4 * 3 * 2);
  CHECK(book.lists("party archer"));
  CHECK(book.lists("party mage warrior"));
  CHECK_FALSE(book.lists("party mage warrior rogue"));
  CHECK(book.refused("party mage warrior rogue") == "OD-2.1");
  CHECK(book.refused("party") == "OD-2.1");
  CHECK(book.refused("party mage warrior rogue archer paladin") == "OD-2.1");
  CHECK(book.refused("party mage bard") == "-");
  CHECK(book.refused("dungeon dragons_cave") == "OD-2.1");
  CHECK(book.refused("difficulty expert") == "OD-2.1");
  CHECK(book.refused("drop") == "OD-2.1");
  CHECK_FALSE(Campaigns::due(*book.content, book.progress).has_value());
  book.take("party mage warrior");
  CHECK(book.refused("party mage") == "OD-2.1");
  CHECK(book.refused("difficulty expert") == "OD-2.1");
  CHECK(book.refused("dungeon attic") == "-");
  book.take("dungeon lichs_tomb");
  CHECK(book.refused("dungeon lichs_tomb") == "OD-2.7");
  CHECK(book.refused("difficulty easy") == "-");
  book.take("difficulty fearless");
  CHECK(book.steps() == std::vector<std::string>{"drop"});
  const auto due = Campaigns::due(*book.content, book.progress);
  REQUIRE(due.has_value());
  CHECK(due->players == 2);
  CHECK(to_json(OneDeck::write_options(*book.content, due->options, 2)) ==
        R"({"heroes":["mage","warrior"],"dungeon":"lichs_tomb","difficulty":"fearless","talents":[[],[]]})");
}

TEST_CASE("OD-R41: all heroes of a party are different") {
  Book book;
  CHECK(book.refused("party mage mage") == "OD-R41");
  CHECK(book.refused("party mage rogue archer rogue") == "OD-R41");
}

TEST_CASE("OD-19.3: a game that is given up earns nothing, and the next one may be chosen") {
  Book book;
  for (const auto& chosen :
       std::vector<std::vector<std::string_view>>{{"party mage"},
                                                  {"party mage", "dungeon lichs_tomb"},
                                                  {"party mage", "dungeon lichs_tomb", "difficulty expert"}}) {
    for (const std::string_view step : chosen) book.take(step);
    book.take("drop");
    CHECK(book.progress == Book().progress);
  }
}

// --- marks ----------------------------------------------------------------------------------------------------------------

TEST_CASE("OD-19.3: a mark for each descent and level, three for the boss, and the bonus of the grade") {
  Book book;
  CHECK(book.earned("dragons_cave", "expert", "lost 0 0") == 2);
  CHECK(book.earned("dragons_cave", "expert", "lost 1 0") == 3);
  CHECK(book.earned("dragons_cave", "expert", "lost 1 2") == 5);
  CHECK(book.earned("dragons_cave", "expert", "won 3 3") == 11);
  CHECK(book.earned("dragons_cave", "novice", "lost 2 1") == 3);
  CHECK(book.earned("dragons_cave", "standard", "lost 2 1") == 4);
  CHECK(book.earned("dragons_cave", "fearless", "lost 2 1") == 6);
  CHECK(book.refused("result lost 0 0") == "OD-19.3");  // no game was due
  book.take({"party warrior", "dungeon dragons_cave", "difficulty expert"});
  CHECK(book.refused("result won 2 1") == "OD-19.3");   // the boss waits below floor 3
  CHECK(book.refused("result lost 4 1") == "OD-19.3");  // there are three floors,
  CHECK(book.refused("result lost 3 4") == "OD-19.3");  // and four levels
  CHECK(book.refused("result lost 3") == "-");
  CHECK(book.refused("result drawn 3 1") == "-");
  CHECK(book.refused("result lost 03 1") == "-");
  CHECK(book.refused("mark warrior veteran green") == "OD-19.3");
  CHECK(book.refused("party warrior") == "OD-19.3");
}

TEST_CASE("OD-R47: the level of the Novice's setup is not gained in play") {
  const Content& content = printed();
  Options options;
  options.campaign = true;
  const OneDeck novice(std::make_shared<const Content>(content), 1, options);
  REQUIRE(novice.grade().id == "novice");
  State state = novice.start();
  state.floor = 1;
  state.level = 2;
  state.ending = Ending::Lost;
  const Doc result = novice.result(state, seat_at(0));
  CHECK(*result.find("levels_gained") == Doc(0));
  CHECK(*result.find("marks") == Doc(0));
  CHECK(Campaigns::result(result) == "result lost 0 0");
  Book book;
  book.take({"party warrior", "dungeon dragons_cave", "difficulty novice"});
  CHECK(book.refused("result lost 3 3") == "OD-19.3");  // only two levels are left to gain
  book.take("result lost 0 0");
  CHECK(book.progress.stage == Stage::Party);  // no mark, so nothing to place
  CHECK(book.sheet("warrior").games == 1);
}

TEST_CASE("OD-R48: a lost game earns its marks and the bonus, too") {
  Book book;
  CHECK(book.earned("dragons_cave", "fearless", "lost 0 0") == 3);
  CHECK(book.earned("dragons_cave", "standard", "lost 1 1") == 3);
}

TEST_CASE("OD-R57: the descent from floor 3 to the boss earns a mark") {
  Book book;
  CHECK(book.earned("dragons_cave", "novice", "lost 2 0") == 2);
  CHECK(book.earned("dragons_cave", "novice", "lost 3 0") == 3);
}

TEST_CASE("OD-R56: a grade is a setting of any game, and marks are earned in a campaign only") {
  const auto content = std::make_shared<const Content>(printed());
  Options options;
  options.grade = 3;
  for (const bool campaign : {false, true}) {
    options.campaign = campaign;
    const OneDeck game(content, 1, options);
    State state = game.start();
    state.floor = 2;
    state.ending = Ending::Lost;
    CHECK((game.result(state, seat_at(0)).find("marks") != nullptr) == campaign);
  }
}

TEST_CASE("OD-D27: each hero of the party places its marks, on a talent and colour of its choice") {
  Book book;
  book.take({"party warrior mage", "dungeon lichs_tomb", "difficulty standard", "result lost 1 0"});
  CHECK(book.progress.marks[0] == 2);
  CHECK(book.progress.marks[1] == 2);
  CHECK(book.refused("party rogue") == "OD-19.4");
  CHECK(book.refused("drop") == "OD-19.4");
  CHECK(book.refused("mark rogue veteran green") == "OD-19.3");
  CHECK(book.refused("mark bard veteran green") == "-");
  CHECK(book.refused("mark mage singing green") == "-");
  CHECK(book.refused("mark mage veteran blue") == "-");
  CHECK(book.refused("mark mage veteran") == "-");
  CHECK(book.refused("mark  mage veteran green") == "-");
  book.take({"mark mage grit red", "mark warrior crafty yellow", "mark mage grit red"});
  CHECK(book.refused("mark mage grit red") == "OD-19.3");  // both of hers are placed
  CHECK_FALSE(book.lists("mark mage grit red"));
  CHECK(book.lists("mark warrior grit red"));
  book.take("mark warrior veteran green");
  CHECK(book.progress.stage == Stage::Party);
  CHECK(book.bubbles("mage", "grit") == Bubbles{0, 0, 2});
  CHECK(book.bubbles("warrior", "crafty") == Bubbles{0, 1, 0});
}

TEST_CASE("OD-19.4: the dungeon's difficulty says which colours may be filled, in any order") {
  Book book;
  const auto colors = [](std::string_view dungeon) {
    std::string found;
    for (const std::string_view color : {"green", "yellow", "red"}) {
      Book other;
      other.take({"party warrior", "dungeon " + std::string(dungeon), "difficulty expert", "result lost 0 0"});
      const std::string step = "mark warrior crafty " + std::string(color);  // it has bubbles of all three
      const bool listed = other.lists(step);
      CHECK(listed == other.refused(step).empty());
      if (listed) found += color[0];
    }
    return found;
  };
  CHECK(colors("dragons_cave") == "g");
  CHECK(colors("yetis_cavern") == "gy");
  CHECK(colors("hydras_reef") == "gy");
  CHECK(colors("lichs_tomb") == "gyr");
  CHECK(colors("minotaurs_maze") == "gyr");
  book.take({"party warrior", "dungeon lichs_tomb", "difficulty expert", "result lost 0 0"});
  CHECK(book.refused("mark warrior veteran red") == "OD-19.4");  // Veteran has green bubbles only
  book.take("mark warrior crafty red");                          // red before green
  book.take("mark warrior crafty green");
  book.take({"party warrior", "dungeon dragons_cave", "difficulty expert", "result lost 0 0"});
  CHECK(book.refused("mark warrior crafty yellow") == "OD-19.4");
}

TEST_CASE("OD-19.4: a bubble is filled once, and marks without a legal bubble are lost") {
  Book book;
  for (int game = 0; game < 3; ++game) {  // six marks on Veteran's six bubbles
    book.take({"party warrior", "dungeon dragons_cave", "difficulty expert", "result lost 0 0"});
    book.take({"mark warrior veteran green", "mark warrior veteran green"});
  }
  book.take({"party warrior", "dungeon dragons_cave", "difficulty expert", "result lost 0 0"});
  CHECK(book.refused("mark warrior veteran green") == "OD-19.4");
  while (book.progress.stage == Stage::Marks) book.take(book.steps().front());
  // All 90 green bubbles, eleven marks a game; 8 are placed already.
  for (int game = 0; game < 7; ++game) book.play("warrior", "dragons_cave", "expert", "won 3 3");
  book.take({"party warrior mage", "dungeon dragons_cave", "difficulty expert", "result won 3 3"});
  CHECK(book.progress.marks[0] == 11);
  for (int mark = 0; mark < 5; ++mark) book.take(book.steps().front());
  CHECK(book.progress.marks[0] == 0);  // 90 are filled: the other six marks are lost
  CHECK(book.progress.marks[1] == 11);
  CHECK_FALSE(book.lists("mark warrior grit green"));
  while (book.progress.stage == Stage::Marks) book.take(book.steps().front());
  book.take({"party warrior", "dungeon dragons_cave", "difficulty expert", "result won 3 3"});
  CHECK(book.progress.stage == Stage::Party);  // no green bubble at all: every mark is lost
  CHECK(book.sheet("warrior").games == 13);
  book.take({"party warrior", "dungeon yetis_cavern", "difficulty expert", "result won 3 3"});
  CHECK(book.progress.marks[0] == 11);  // yellow ones are empty
}

TEST_CASE("OD-19.5: a talent is learned when all its bubbles are filled, and used from the next game on") {
  Book book;
  book.take({"party warrior mage", "dungeon lichs_tomb", "difficulty expert", "result won 3 1"});
  for (int mark = 0; mark < 6; ++mark) {
    CHECK_FALSE(is_learned(*book.content, book.sheet("warrior"), book.talent("veteran")));
    book.take("mark warrior veteran green");
  }
  CHECK(is_learned(*book.content, book.sheet("warrior"), book.talent("veteran")));
  for (int mark = 0; mark < 6; ++mark) book.take("mark mage durability green");  // four yellow ones are still empty
  while (book.progress.stage == Stage::Marks) book.take(book.steps().back());
  CHECK_FALSE(is_learned(*book.content, book.sheet("mage"), book.talent("durability")));
  book.take({"party mage warrior", "dungeon dragons_cave", "difficulty novice"});
  const auto due = Campaigns::due(*book.content, book.progress);
  REQUIRE(due.has_value());
  CHECK(to_json(OneDeck::write_options(*book.content, due->options, 2)) ==
        R"({"heroes":["mage","warrior"],"dungeon":"dragons_cave","difficulty":"novice","talents":[[],["veteran"]]})");
}

TEST_CASE("OD-19.5: a full sheet has learned all 15 talents") {
  Book book;
  int games = 0;
  while (book.progress.stage == Stage::Party && games < 100) {
    const Sheet before = book.sheet("rogue");
    book.play("rogue", "minotaurs_maze", "fearless", "won 3 3");
    ++games;
    if (before.filled == book.sheet("rogue").filled) break;
  }
  CHECK(games == 13);  // 144 bubbles, twelve marks a game; the thirteenth finds none
  book.take({"party rogue", "dungeon dragons_cave", "difficulty expert"});
  CHECK(Campaigns::due(*book.content, book.progress)->options.learned[0] == 0x7fff);
}

// --- steps and documents ----------------------------------------------------------------------------------------------------

TEST_CASE("OD-D27: the list of steps is exactly what is taken, in long campaigns of random choices") {
  Rng rng(19);
  Book book;
  std::vector<std::string> seen = {"result won 3 3", "result lost 1 0", "result lost 0 0"};
  for (int i = 0; i < 1500; ++i) {
    const std::vector<std::string> list = book.steps();
    for (const std::string& other : seen) {
      if (other.starts_with("result") && book.progress.stage == Stage::Game) continue;
      const Progress before = book.progress;
      const bool taken = book.refused(other).empty();
      CHECK_MESSAGE(taken == (std::find(list.begin(), list.end(), other) != list.end()), other);
      book.progress = before;
    }
    std::string next = list[below(rng, static_cast<std::uint32_t>(list.size()))];
    if (book.progress.stage == Stage::Game && below(rng, 8) != 0)
      next = below(rng, 2) == 0 ? "result won 3 2" : "result lost 2 1";
    if (seen.size() < 60) seen.push_back(next);
    book.take(next);
    const auto again = Campaigns::read(*book.content, Campaigns::write(*book.content, book.progress));
    REQUIRE_MESSAGE(again.ok(), again.fault().message);
    CHECK(*again == book.progress);
  }
}

TEST_CASE("OD-19.1: a sheet that is no sheet is refused with its place") {
  Book book;
  book.take({"party warrior mage", "dungeon lichs_tomb", "difficulty expert", "result won 3 1", "mark mage grit red"});
  const Doc sound = Campaigns::write(*book.content, book.progress);
  const auto path_of = [&](std::string_view place, std::string_view value) {
    Doc doc = sound;
    content_file::at(doc, place) = content_file::json(value);
    const auto read = Campaigns::read(*book.content, doc);
    if (read) return std::string("taken");
    CHECK(read.fault().code == "bad_campaign");
    CHECK(read.fault().message.size() > read.fault().path.size() + 2);
    return read.fault().path;
  };
  CHECK(path_of("sheets[0].games", "1") == "taken");
  CHECK(path_of("stage", "\"tea\"") == "stage");
  CHECK(path_of("heroes", R"(["warrior", "mage", "rogue"])") == "heroes");
  CHECK(path_of("heroes[1]", "\"bard\"") == "heroes[1]");
  CHECK(path_of("dungeon", "null") == "dungeon");
  CHECK(path_of("difficulty", "\"veteran\"") == "difficulty");
  CHECK(path_of("marks", "[3]") == "marks");
  CHECK(path_of("marks[0]", "-1") == "marks[0]");
  CHECK(path_of("sheets", "[]") == "sheets");
  CHECK(path_of("sheets[2].hero", "\"mage\"") == "sheets[2].hero");
  CHECK(path_of("sheets[2].games", "1.5") == "sheets[2].games");
  CHECK(path_of("sheets[2].games", "-1") == "sheets[2].games");
  CHECK(path_of("sheets[2].bosses", R"(["cat"])") == "sheets[2].bosses[0]");
  CHECK(path_of("sheets[2].bosses", R"(["lich", "lich"])") == "sheets[2].bosses[1]");
  CHECK(path_of("sheets[1].talents.grit", "[0, 0, 5]") == "sheets[1].talents.grit[2]");
  CHECK(path_of("sheets[1].talents.veteran", "[0, 1, 0]") == "sheets[1].talents.veteran[1]");
  CHECK(path_of("sheets[1].talents.veteran", "[0, 0]") == "sheets[1].talents.veteran");
  CHECK(path_of("sheets[1].learned", R"(["grit"])") == "sheets[1].learned");
  Doc doc = sound;
  content_file::at(doc, "sheets[3].talents").set("singing", Doc(Doc::Array{0, 0, 0}));
  CHECK(Campaigns::read(*book.content, doc).fault().path == "sheets[3].talents.singing");
  doc = sound;
  doc.set("gold", 7);
  CHECK(Campaigns::read(*book.content, doc).fault().path == "gold");
}

}  // namespace
}  // namespace uc::onedeck
