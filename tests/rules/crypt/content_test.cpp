// content/crypt.json: taken as it is, refused when something in it does not fit.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "content_file.hpp"
#include "crypt/crypt.hpp"

namespace uc::crypt {
namespace {

using editing::at;
using editing::Edit;
using editing::json;

using content_file::file;

void refuses(const Edit& edit) { editing::Sound{file(), read_content}.refuses(edit); }

}  // namespace

TEST_CASE("CR-1.1, CR-1.2, CR-2.1, CR-4.1: the printed cards make the decks of the rulebook") {
  const Result<Content> content = read_content(file());
  REQUIRE_MESSAGE(content.ok(), content.fault().message);
  CHECK(content->highest_value == 4);
  const int decks[] = {24, 24, 36, 48};
  const int slots[] = {3, 3, 4, 6};
  const int rounds[] = {8, 8, 9, 8};
  const int copies[4][4] = {{1, 1, 1, 1}, {1, 1, 1, 1}, {1, 2, 2, 1}, {2, 2, 2, 2}};  // of the values 1 to 4
  for (std::size_t players = 1; players <= 4; ++players) {
    CAPTURE(players);
    const Setup& setup = content->setup[players];
    CHECK(setup.deck == decks[players - 1]);
    CHECK(setup.slots() == slots[players - 1]);
    CHECK(setup.rounds() == rounds[players - 1]);
    for (const auto& type : setup.cards) {
      for (std::size_t value = 1; value <= 4; ++value) CHECK(type[value] == copies[players - 1][value - 1]);
      for (std::size_t value = 5; value <= kMaxValue; ++value) CHECK(type[value] == 0);
    }
  }
  CHECK(content->setup[4].face_down == 2);
}

TEST_CASE("CR-8.1, CR-9, CR-10.3, CR-10.10: the numbers of the Collectors and of the solo game") {
  const Content content = *read_content(file());
  CHECK(content.idol_b_first == 5);
  CHECK(content.idol_b_others == 2);
  CHECK(content.jewelry_a_need == 2);
  CHECK(content.jewelry_b_coins == 1);
  CHECK(content.manuscript_a_need == 2);
  CHECK(content.manuscript_a_value == 4);
  REQUIRE(content.pottery_a.size() == 3);
  CHECK(content.pottery_a[2].need == 4);
  CHECK(content.pottery_a[2].coins == 8);
  REQUIRE(content.remains_b.size() == 1);
  CHECK(content.remains_b[0].need == 4);
  CHECK(content.remains_b[0].coins == 10);
  CHECK(content.tapestry_a_min == 1);
  CHECK(content.tapestry_a_coins == 5);
  CHECK(content.tapestry_b_need == 3);
  CHECK(content.tapestry_b_alone == 7);
  CHECK(content.tapestry_b_shared == 4);
  CHECK(content.coins_per_die == 1);
  CHECK(content.ghost_face_down_halves == 5);
  REQUIRE(content.ratings.size() == 4);
  CHECK(content.ratings[0].id == "fool");
  CHECK(content.ratings[1].min == 30);
  CHECK(content.ratings[3].id == "magnificent");
  CHECK(content.ratings[3].min == 50);
}

TEST_CASE("content: one wrong thing anywhere is refused at its place") {
  const Edit edits[] = {
      {"game.id", R"("onedeck")", ""},
      {"schema", "2", ""},
      {"treasure_types[2].cards", "7", ""},
      {"treasure_types[1].id", R"("idol")", ""},
      {"treasure_types[0].back_shows_type", "false", ""},
      {"treasures", "[]", ""},
      {"treasures[0].type", R"("sword")", ""},
      {"treasures[0].value", "0", ""},
      {"treasures[0].value", "8", ""},
      {"treasures[0].value", R"("1")", ""},
      {"treasures[0].value", "2", "setup_by_players[0].total_coins"},
      {"treasures[1].id", R"("idol-1a")", ""},
      {"treasures[1].setup_icon", R"("V")", ""},
      {"treasures[1].setup_icon", "null", "setup_by_players[0].removed"},
      {"setup_by_players[2].players", "2", ""},
      {"setup_by_players[2].remove_icons", R"(["III", "III"])", "setup_by_players[2].remove_icons[1]"},
      {"setup_by_players[2].remove_icons", R"(["III", "IV"])", "setup_by_players[2].removed"},
      {"setup_by_players[3].deck", "47", ""},
      {"setup_by_players[3].rounds", "9", ""},
      {"setup_by_players[0].ghost", "false", ""},
      {"reveal_by_players", "[]", ""},
      {"reveal_by_players[3].face_up", "5", "reveal_by_players[3].crypt"},
      {"reveal_by_players[3].crypt", "5", ""},
      {"reveal_by_players[0].face_up", "3", "reveal_by_players[0].crypt"},
      {"dice.per_player", "4", ""},
      {"dice.faces[0]", "2", ""},
      {"dice.total", "15", ""},
      {"collectors[0].treasure_type", R"("jewelry")", "collectors[0].sides.A.windows"},
      {"collectors[0].sides.A.cost.count", "2", ""},
      {"collectors[0].sides.A.windows", R"(["W1"])", ""},
      {"collectors[0].sides.B.effect.need", "3", ""},
      {"collectors[0].sides.B.effect.flip_count", "1", ""},
      {"collectors[1].sides.A.effect.op", R"("score_per_card")", ""},
      {"collectors[1].sides.B.cost", R"({"op": "flip", "type": "jewelry", "count": 1})", ""},
      {"collectors[2].sides.B.cost", "null", ""},
      {"collectors[3].sides.A.effect.tiers[1].need", "2", ""},
      {"collectors[3].sides.A.effect.tiers[1].coins", "-1", ""},
      {"collectors[3].sides.B.cost.count", "1", ""},
      {"collectors[3].sides.B.cost.type", R"("idol")", ""},
      {"collectors[4].sides.A.cost.count", "3", ""},
      {"collectors[4].sides.B.effect.type", R"("idol")", ""},
      {"collectors[5].sides.A.effect.min_measure", "0", ""},
      {"collectors[5].sides.B.effect.alone", "true", ""},
      {"default_sides.idol", R"("B")", ""},
      {"scoring.coins_per_unexhausted_die", "null", ""},
      {"solo.ghost.dice", "4", ""},
      {"solo.face_down_value", "2.25", ""},
      {"solo.ratings", "[]", ""},
      {"solo.ratings[0].min", "0", ""},
      {"solo.ratings[1].min", "31", ""},
      {"solo.ratings[2].max", "39", ""},
      {"solo.ratings[3].max", "99", ""},
  };
  for (const Edit& edit : edits) refuses(edit);
}

TEST_CASE("content: a missing member is named") {
  Doc doc = file();
  Doc::Object& members = doc.as_object();
  std::erase_if(members, [](const Doc::Member& member) { return member.first == "dice"; });
  const Result<Content> content = read_content(doc);
  REQUIRE(!content.ok());
  CHECK(content.fault().path == "dice");
  CHECK(read_content(Doc()).fault().code == "bad_content");
  CHECK(read_content(json("[1]")).fault().code == "bad_content");
}

TEST_CASE("CR-R12: another printing is taken, also if its deck does not divide") {
  Doc doc = file();
  Doc::Array& treasures = at(doc, "treasures").as_array();
  treasures.erase(treasures.begin() + 7);  // one of the Idols worth 4, with icon IV
  at(doc, "treasures[6].value") = 6;       // and the other one is worth 6
  at(doc, "treasure_types[0].cards") = 7;
  for (const std::string_view players : {"[0]", "[1]", "[2]", "[3]"}) {
    Doc& entry = at(doc, "setup_by_players" + std::string(players));
    const bool all = players == "[3]";
    if (all) entry.set("deck", 47);
    else entry.set("removed", entry.find("removed")->as_integer() - 1);
    entry.set("total_coins", entry.find("total_coins")->as_integer() + (all ? -2 : 2));
  }
  const Result<Content> content = read_content(doc);
  REQUIRE_MESSAGE(content.ok(), content.fault().message);
  CHECK(content->highest_value == 6);
  CHECK(content->setup[4].deck == 47);
  CHECK(content->setup[4].rounds() == 8);
  CHECK(content->setup[2].cards[0][6] == 1);
}

TEST_CASE("CR-2.2: options name a side of each Collector, or leave it to chance") {
  CHECK(*Crypt::read_options(Content{}, Doc(), 2) == Options{});
  CHECK(*Crypt::read_options(Content{}, Doc::object(), 2) == Options{});
  const Doc given = json(R"({"collectors": ["A", "B", "random", "A", "A", "B"]})");
  const Result<Options> options = Crypt::read_options(Content{}, given, 4);
  REQUIRE(options.ok());
  CHECK(options->collectors == std::array<char, kTypes>{'A', 'B', '?', 'A', 'A', 'B'});
  CHECK(Crypt::write_options(Content{}, *options, 3) == given);
}

TEST_CASE("CR-2.2: wrong options are refused at their place") {
  const auto fault = [](std::string_view text) {
    const Result<Options> options = Crypt::read_options(Content{}, json(text), 2);
    REQUIRE(!options.ok());
    CHECK(options.fault().code == "bad_config");
    return options.fault().path;
  };
  CHECK(fault(R"({"collectors": ["A", "A", "C", "A", "A", "A"]})") == "options.collectors[2]");
  CHECK(fault(R"({"collectors": ["A", "A", 1, "A", "A", "A"]})") == "options.collectors[2]");
  CHECK(fault(R"({"collectors": ["A"]})") == "options.collectors");
  CHECK(fault(R"({"collectors": "AAAAAA"})") == "options.collectors");
  CHECK(fault(R"({"colectors": []})") == "options.colectors");
  CHECK(fault("[]") == "options");
}

TEST_CASE("the list of options names what read_options takes") {
  const Doc list = Crypt::option_list(Content{});
  REQUIRE(list.as_array().size() == 1);
  const Doc& option = list.as_array()[0];
  CHECK(*option.find("id") == Doc("collectors"));
  CHECK(*option.find("type") == Doc("list"));
  CHECK(*option.find("length") == Doc(6));
  for (const Doc& value : option.find("values")->as_array()) {
    const Result<Options> options = Crypt::read_options(Content{}, Doc::object().set("collectors", value), 3);
    REQUIRE(options.ok());
    CHECK(*Crypt::write_options(Content{}, *options, 3).find("collectors") == value);
  }
  CHECK(*option.find("default") == *Crypt::write_options(Content{}, Options{}, 3).find("collectors"));
}

}  // namespace uc::crypt
