// The campaign: what lasts from adventure to adventure (DS-17.4 to DS-17.10, DS-D16).
#include "saga/rules/campaign.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "content_file.hpp"
#include "core/random.hpp"
#include "rules/shared/book.hpp"
#include "saga/saga.hpp"

namespace uc::saga {
namespace {

using content_file::place;
using content_file::printed;

constexpr std::string_view kNothing = "result won orlaf: rordin: madriga: danor:";

struct Book : campaign::Book<Campaigns, Content> {
  explicit Book(std::shared_ptr<const Content> from = printed())
      : campaign::Book<Campaigns, Content>(std::move(from)) {}

  Sheet& sheet(std::string_view id) { return progress.sheets[place(content->heroes, id)]; }
  int has(std::string_view hero, std::string_view item) { return sheet(hero).items[place(content->items, item)]; }
  int experience(std::string_view hero) { return sheet(hero).experience; }
  std::string stage() const { return std::string(kStageNames[static_cast<std::size_t>(progress.stage)]); }
  std::string adventure() const { return content->adventures[progress.adventure]->id; }

  // At the first of the ten adventures, with one seat for all heroes.
  static Book begun() {
    Book book;
    book.take({"seats 1 1 1 1", "begin saga-01"});
    return book;
  }
  // Wins the adventure that is due with nothing left but these items, and goes on; rewards to the first listed.
  void win(std::string_view result = kNothing) {
    take(result);
    while (progress.stage == Stage::Rewards) take(steps().front());
    take("go on");
  }
  void win_until(std::string_view id) {
    while (adventure() != id) win();
  }
  Doc options() const {
    const auto game = Campaigns::due(*content, progress);
    REQUIRE(game.has_value());
    return Saga::write_options(*content, game->options, game->players);
  }
  int players() const { return Campaigns::due(*content, progress)->players; }
};

// --- the beginning --------------------------------------------------------------------------------------------------------

TEST_CASE("DS-2.1, DS-17.4: first who plays which hero, then with which adventure the campaign begins") {
  Book book;
  CHECK(book.steps().size() == 1 + 14 + 36 + 24);  // one to four seats, none of them without a hero
  CHECK(book.lists("seats 1 1 1 1"));
  CHECK(book.lists("seats 2 1 2 3"));
  CHECK_FALSE(book.lists("seats 1 1 3 3"));
  CHECK(book.refused("seats 1 1 3 3") == "DS-1.1");
  CHECK(book.refused("seats 1 2 3 5") == "DS-1.1");
  CHECK(book.refused("seats 0 1 1 1") == "DS-1.1");
  CHECK(book.refused("seats 1 1 1") == "DS-2.1");
  CHECK(book.refused("seats 1 1 1 1 1") == "DS-2.1");
  CHECK(book.refused("begin saga-a") == "DS-2.1");
  CHECK(book.refused("go on") == "DS-2.1");
  CHECK_FALSE(Campaigns::due(*book.content, book.progress).has_value());
  book.take("seats 1 1 2 2");
  CHECK(book.steps() == std::vector<std::string>{"begin saga-a", "begin saga-01"});
  CHECK(book.refused("begin saga-b") == "DS-17.4");
  CHECK(book.refused("begin saga-02") == "DS-17.4");
  CHECK(book.refused("begin") == "-");
  CHECK(book.refused("seats 1 1 1 1") == "DS-17.4");
  book.take("begin saga-01");
  CHECK(book.steps().empty());
  CHECK(to_json(book.options()) ==
        R"({"adventure":"saga-01","seats":[1,1,2,2],"skills":{"orlaf":[],"rordin":[],"madriga":[],"danor":[]},)"
        R"("items":{"orlaf":[],"rordin":[],"madriga":[],"danor":[]},"campaign":true,"extra_cards":0})");
  CHECK(book.players() == 3);
  CHECK(book.refused("dance") == "-");
  CHECK(book.refused("") == "-");
}

TEST_CASE("DS-17.4: A and B, then 1 to 10 in order") {
  Book book;
  book.take({"seats 1 1 1 1", "begin saga-a"});
  std::string order;
  book.win("result won orlaf: rordin:");
  order += book.adventure() + " ";
  book.win("result won madriga: danor:");
  for (; book.adventure() != "saga-10"; book.win()) order += book.adventure() + " ";
  CHECK(order == "saga-b saga-01 saga-02 saga-03 saga-04 saga-05 saga-06 saga-07 saga-08 saga-09 ");
}

TEST_CASE("DS-1.1: seats without a hero in an adventure are left out, and the others move up") {
  Book book;
  book.take({"seats 3 1 2 3", "begin saga-a"});  // Orlaf and Rordin
  CHECK(book.players() == 3);
  CHECK(*book.options().find("seats") == Doc(Doc::Array{2, 1}));
  book.win("result won orlaf: rordin:");
  CHECK(book.players() == 3);  // Madriga and Danor
  CHECK(*book.options().find("seats") == Doc(Doc::Array{1, 2}));
  book.win("result won madriga: danor:");
  CHECK(book.players() == 4);
  CHECK(*book.options().find("seats") == Doc(Doc::Array{3, 1, 2, 3}));
  Book four;
  four.take({"seats 1 1 2 2", "begin saga-a"});
  CHECK(four.players() == 2);
}

TEST_CASE("DS-17.4: a campaign has no options; who plays is a step") {
  CHECK(Campaigns::begin(*printed(), Doc()).ok());
  const auto fault = Campaigns::begin(*printed(), Doc::object().set("seats", Doc::array())).fault();
  CHECK(fault.code == "bad_config");
  CHECK(fault.path == "options.seats");
  CHECK(Campaigns::begin(*printed(), Doc(3)).fault().path == "options");
}

// --- winning --------------------------------------------------------------------------------------------------------------

TEST_CASE(
    "DS-17.5: a win gives experience to each hero, rewards to their owners, and those to any as the heroes choose") {
  Book book = Book::begun();
  book.take(kNothing);
  CHECK(book.stage() == "rewards");  // a Fury Draught to any; a crystal is Danor's
  CHECK(book.has("danor", "energy_crystal_1") == 1);
  for (const std::string_view hero : {"orlaf", "rordin", "madriga", "danor"}) CHECK(book.experience(hero) == 1);
  CHECK(book.steps() == std::vector<std::string>{"reward fury_draught orlaf", "reward fury_draught rordin",
                                                 "reward fury_draught madriga", "reward fury_draught danor"});
  CHECK(book.refused("reward swift_boots orlaf") == "DS-17.5");
  CHECK(book.refused("reward tea orlaf") == "-");
  CHECK(book.refused("reward fury_draught grund") == "-");
  CHECK(book.refused("reward fury_draught") == "-");
  CHECK(book.refused("go on") == "DS-17.5");
  book.take("reward fury_draught madriga");
  CHECK(book.has("madriga", "fury_draught") == 1);
  CHECK(book.stage() == "camp");
  CHECK(book.refused("reward fury_draught orlaf") == "DS-17.6");
  book.take("go on");
  CHECK(book.adventure() == "saga-02");
  CHECK(to_json(*book.options().find("items")) ==
        R"({"orlaf":[],"rordin":[],"madriga":["fury_draught"],"danor":["energy_crystal_1"]})");
}

TEST_CASE("DS-17.5: only the heroes of the adventure gain its experience") {
  Doc file = content_file::file();
  content_file::at(file, "adventures[0].rewards.experience") = 2;
  Book book(content_file::read(file));
  book.take({"seats 1 1 1 1", "begin saga-a", "result won orlaf: rordin:"});
  CHECK(book.experience("orlaf") == 2);
  CHECK(book.experience("rordin") == 2);
  CHECK(book.experience("madriga") == 0);
}

TEST_CASE("DS-17.6: unused items are kept by those who have them at the end") {
  Book book = Book::begun();
  book.take("result won orlaf: rordin:healing_potion,healing_potion madriga:wardbreaker_scroll danor:");
  CHECK(book.has("rordin", "healing_potion") == 2);
  CHECK(book.has("madriga", "wardbreaker_scroll") == 1);
  book.take({"reward fury_draught orlaf", "go on"});
  book.take("result won orlaf: rordin:healing_potion madriga: danor:");  // the draught, a potion, the crystal are used
  CHECK(book.has("rordin", "healing_potion") == 1);
  CHECK(book.has("madriga", "wardbreaker_scroll") == 0);
  CHECK(book.has("orlaf", "fury_draught") == 0);
  CHECK(book.has("danor", "energy_crystal_1") == 0);
  CHECK(book.has("madriga", "spidersilk_vest") == 1);  // the reward
}

TEST_CASE("DS-15.7, DS-11.11: nobody has more than two of a one-use item or three crystals; more is lost") {
  Book book = Book::begun();
  CHECK(book.refused("result won orlaf:fury_draught,fury_draught,fury_draught rordin: madriga: danor:") == "DS-15.7");
  book.take(
      "result won orlaf:fury_draught,fury_draught rordin: madriga: "
      "danor:energy_crystal_2,energy_crystal_3,energy_crystal_3");
  CHECK(book.has("danor", "energy_crystal_1") == 0);  // the reward found no room
  CHECK_FALSE(book.lists("reward fury_draught orlaf"));
  CHECK(book.refused("reward fury_draught orlaf") == "DS-15.7");
  Book full = Book::begun();
  full.take(
      "result won orlaf:fury_draught,fury_draught rordin:fury_draught,fury_draught "
      "madriga:fury_draught,fury_draught danor:fury_draught,fury_draught");
  CHECK(full.stage() == "camp");  // nobody has room for the draught: it is lost
}

TEST_CASE("DS-17.6: what can be neither used nor traded goes to its owner") {
  Book book = Book::begun();
  book.take("result won orlaf:spidersilk_vest,energy_crystal_2 rordin: madriga: danor:");
  CHECK(book.has("orlaf", "spidersilk_vest") == 0);
  CHECK(book.has("madriga", "spidersilk_vest") == 1);
  CHECK(book.has("orlaf", "energy_crystal_2") == 1);  // this one can be handed over
  book.take("reward fury_draught orlaf");
  CHECK(book.refused("hand energy_crystal_2 orlaf rordin") == "DS-17.6");
  book.take("hand energy_crystal_2 orlaf danor");
  CHECK(book.has("danor", "energy_crystal_2") == 1);
}

TEST_CASE("DS-17.6: a skill costs three experience, its own three, each once") {
  Book book = Book::begun();
  book.win_until("saga-03");
  book.take({kNothing, "reward healing_potion orlaf", "reward swift_boots orlaf"});
  CHECK(book.experience("orlaf") == 3);
  CHECK(book.lists("learn orlaf frenzy"));
  CHECK(book.lists("learn danor battle_mage"));
  CHECK(book.refused("learn orlaf keen_eye") == "DS-17.6");
  CHECK(book.refused("learn orlaf singing") == "-");
  CHECK(book.refused("learn grund frenzy") == "-");
  CHECK(book.refused("learn orlaf") == "-");
  book.take("learn orlaf thick_hide");
  CHECK(book.experience("orlaf") == 0);
  CHECK(book.sheet("orlaf").skills == 0b010);
  CHECK(book.refused("learn orlaf frenzy") == "DS-17.6");
  CHECK_FALSE(book.lists("learn orlaf frenzy"));
  CHECK(book.lists("learn danor battle_mage"));
  book.take("go on");
  CHECK(book.refused("learn danor battle_mage") == "DS-17.5");
  CHECK(to_json(*book.options().find("skills")) == R"({"orlaf":["thick_hide"],"rordin":[],"madriga":[],"danor":[]})");
  book.win_until("saga-10");  // nine more
  CHECK(book.experience("orlaf") == 9);
  CHECK(book.experience("danor") == 12);
}

TEST_CASE("DS-17.6: a skill is learned once, and a hero has at most three") {
  Book book = Book::begun();
  book.take({kNothing, "reward fury_draught orlaf"});
  for (Sheet& sheet : book.progress.sheets) sheet.experience = 20;
  book.take({"learn orlaf frenzy", "learn orlaf long_stride"});
  CHECK(book.refused("learn orlaf frenzy") == "DS-17.6");
  book.take("learn orlaf thick_hide");
  CHECK(book.experience("orlaf") == 11);
  for (const std::string& step : book.steps()) CHECK_FALSE(step.starts_with("learn orlaf"));
}

TEST_CASE("DS-17.6, DS-15.6: items are redistributed among those who can use them, if they can be traded") {
  Book book = Book::begun();
  book.take({"result won orlaf:reapers_axe,swift_boots rordin:healing_potion madriga: danor:energy_crystal_2",
             "reward fury_draught rordin"});
  CHECK(book.lists("hand swift_boots orlaf danor"));
  CHECK(book.refused("hand swift_boots danor orlaf") == "DS-17.6");
  CHECK(book.refused("hand swift_boots orlaf orlaf") == "DS-17.6");
  CHECK(book.refused("hand reapers_axe orlaf rordin") == "DS-15.6");
  CHECK(book.refused("hand energy_crystal_2 danor orlaf") == "DS-17.6");
  CHECK(book.refused("hand tea orlaf danor") == "-");
  CHECK(book.refused("hand swift_boots orlaf grund") == "-");
  CHECK(book.refused("hand swift_boots grund orlaf") == "-");
  CHECK(book.refused("hand swift_boots orlaf") == "-");
  book.take({"hand swift_boots orlaf danor", "hand healing_potion rordin madriga"});
  CHECK(book.has("danor", "swift_boots") == 1);
  CHECK(book.has("orlaf", "swift_boots") == 0);
  CHECK(book.has("madriga", "healing_potion") == 1);
  Book full = Book::begun();
  full.take({"result won orlaf:healing_potion,healing_potion rordin:healing_potion madriga: danor:",
             "reward fury_draught rordin"});
  CHECK(full.refused("hand healing_potion rordin orlaf") == "DS-15.7");
  CHECK_FALSE(full.lists("hand healing_potion rordin orlaf"));
}

TEST_CASE("DS-17.7: from adventure 6 on the adventures name legendary sheets") {
  Book book = Book::begun();
  const auto legendary = [&] {
    const auto game = Campaigns::due(*book.content, book.progress);
    return book.content->figures[game->options.adventure->heroes[0].figure].legendary;
  };
  book.win_until("saga-05");
  CHECK_FALSE(legendary());
  book.win();
  CHECK(legendary());
}

TEST_CASE("DS-17.9: winning adventure 10 wins the campaign") {
  Book book = Book::begun();
  book.win_until("saga-10");
  book.take(kNothing);
  CHECK(book.stage() == "won");
  CHECK(book.steps().empty());
  CHECK_FALSE(Campaigns::due(*book.content, book.progress).has_value());
  CHECK(book.refused("go on") == "DS-17.9");
  CHECK(book.refused(kNothing) == "DS-17.5");
}

// --- losing ---------------------------------------------------------------------------------------------------------------

TEST_CASE("DS-17.5: a lost adventure is played again, with two cards more, at most four") {
  Book book = Book::begun();
  const auto extra = [&] { return book.options().find("extra_cards")->as_integer(); };
  CHECK(extra() == 0);
  book.take("result lost");
  CHECK(book.stage() == "defeat");
  CHECK(book.steps() == std::vector<std::string>{"replay", "pass"});
  CHECK(book.refused("go on") == "DS-17.5");
  CHECK(book.refused("replay now") == "-");
  book.take("replay");
  CHECK(book.adventure() == "saga-01");
  CHECK(extra() == 2);
  book.take({"result lost", "replay"});
  CHECK(extra() == 4);
  book.take({"result lost", "replay"});
  CHECK(extra() == 4);
  book.win();
  CHECK(extra() == 0);  // the next one is as it is printed
  CHECK(book.progress.defeats == 0);
  CHECK(book.refused("replay") == "DS-17.5");
  CHECK(book.refused("pass") == "DS-17.5");
}

TEST_CASE("DS-17.5: fixed piles do not change, and no pile has more than 36 cards") {
  Book book;
  book.take({"seats 1 1 1 1", "begin saga-a", "result lost", "replay"});
  CHECK(*book.options().find("extra_cards") == Doc(0));
  const Content& content = *printed();
  CHECK(extra_cards(content, *content.adventures.back(), 2) == 0);  // adventure 10 draws all 36
  Adventure large = *content.adventures[2];
  large.drawn = 33;
  CHECK(extra_cards(content, large, 1) == 2);
  CHECK(extra_cards(content, large, 2) == 3);
}

TEST_CASE("DS-17.5: instead the group goes on without reward, but not from adventure 10") {
  Book book = Book::begun();
  book.take({"result lost", "pass"});
  CHECK(book.stage() == "camp");
  CHECK(book.experience("orlaf") == 0);
  CHECK(book.has("danor", "energy_crystal_1") == 0);
  CHECK(book.steps() == std::vector<std::string>{"go on"});
  book.take("go on");
  CHECK(book.adventure() == "saga-02");
  book.win_until("saga-10");
  book.take("result lost");
  CHECK(book.steps() == std::vector<std::string>{"replay"});
  CHECK(book.refused("pass") == "DS-17.5");
  CHECK(book.refused("pass over") == "-");
  book.take("replay");
  CHECK(*book.options().find("extra_cards") == Doc(0));
}

TEST_CASE("DS-17.5: four defeats in the same adventure lose the campaign") {
  Book book = Book::begun();
  book.take({"result lost", "replay", "result lost", "replay", "result lost", "pass", "go on"});
  book.take({"result lost", "replay", "result lost", "replay", "result lost", "replay"});
  CHECK(book.adventure() == "saga-02");
  CHECK(book.stage() == "game");
  book.take("result lost");
  CHECK(book.stage() == "lost");
  CHECK(book.steps().empty());
  CHECK_FALSE(Campaigns::due(*book.content, book.progress).has_value());
  for (const std::string_view step : {"replay", "pass", "go on", "learn orlaf frenzy", "seats 1 1 1 1"}) {
    CHECK(book.refused(step) == "DS-17.5");
  }
}

TEST_CASE("DS-17.10, DS-R52: after a defeat every hero has what it had before, and keeps experience and skills") {
  Book book = Book::begun();
  book.win("result won orlaf:healing_potion,swift_boots rordin: madriga: danor:energy_crystal_3");
  const std::vector<Sheet> before = book.progress.sheets;
  const Doc options = book.options();
  book.take("result lost");
  CHECK(book.progress.sheets == before);
  book.take("replay");
  CHECK(*book.options().find("items") == *options.find("items"));
  book.take({"result lost", "pass"});
  CHECK(book.progress.sheets == before);
}

// --- results ----------------------------------------------------------------------------------------------------------------

TEST_CASE("DS-17.6, DS-8.15: what the heroes have left is in the result of a game, without made crystals") {
  Book book = Book::begun();
  const auto due = Campaigns::due(*book.content, book.progress);
  const Saga game(book.content, due->players, due->options);
  State state{};
  const auto give = [&](int hero, std::uint8_t item, int count) {
    state.items[hero] += static_cast<std::uint64_t>(count) << (2 * item);
  };
  const auto item = [&](std::string_view id) { return static_cast<std::uint8_t>(place(book.content->items, id)); };
  give(1, item("healing_potion"), 2);
  give(1, item("skeleton_key"), 1);
  give(3, item("energy_crystal_2"), 1);
  give(3, book.content->made_crystal(2), 2);
  state.incapacitated = 0b0010;  // Rordin: he has his items again
  state.round = 7;
  state.winner = 1;
  state.ending = Ending::Goal;
  const Doc result = game.result(state, seat_at(1));
  CHECK(to_json(result) ==
        R"({"heroes_won":true,"ending":"goal","round":7,"heroes":[{"hero":"orlaf","out":false,"items":[]},)"
        R"({"hero":"rordin","out":true,"items":["healing_potion","healing_potion","skeleton_key"]},)"
        R"({"hero":"madriga","out":false,"items":[]},{"hero":"danor","out":false,"items":["energy_crystal_2"]}]})");
  const std::string step = Campaigns::result(result);
  CHECK(step == "result won orlaf: rordin:healing_potion,healing_potion,skeleton_key madriga: danor:energy_crystal_2");
  CHECK_FALSE(book.lists(step));
  book.take(step);
  CHECK(book.has("rordin", "healing_potion") == 2);
  state.winner = 0;
  state.ending = Ending::PileEmpty;
  CHECK(Campaigns::result(game.result(state, kOverlord)) == "result lost");
  CHECK(game.result(state, kOverlord).find("ending")->as_string() == "pile_empty");
}

TEST_CASE("DS-17.5: a result names the heroes of the adventure that is due, and what they can hold") {
  Book book;
  CHECK(book.refused("result lost") == "DS-17.5");
  CHECK(book.refused(kNothing) == "DS-17.5");
  book.take({"seats 1 1 1 1", "begin saga-01"});
  for (const std::string step :
       {"result", "result won", "result drawn", "result lost orlaf:", "result won orlaf: rordin: madriga:",
        "result won rordin: orlaf: madriga: danor:", "result won orlaf rordin madriga danor",
        "result won orlaf:tea rordin: madriga: danor:", "result won orlaf:, rordin: madriga: danor:",
        "result won orlaf:swift_boots,healing_potion rordin: madriga: danor:", "result  lost",
        "result won orlaf: rordin: madriga: danor: "}) {
    CHECK_MESSAGE(book.refused(step) == "-", step);
  }
}

// --- steps and documents ------------------------------------------------------------------------------------------------------

TEST_CASE("DS-D16: the list of steps is exactly what is taken, in campaigns of random choices") {
  Rng rng(17);
  std::vector<std::string> seen = {"go on", "replay", "pass", "learn orlaf frenzy", "learn madriga keen_eye"};
  int ended = 0;
  Book book;
  for (int i = 0; i < 1500; ++i) {
    const std::vector<std::string> list = book.steps();
    for (const std::string& other : seen) {
      const Progress before = book.progress;
      const bool taken = book.refused(other).empty();
      CHECK_MESSAGE(taken == (std::find(list.begin(), list.end(), other) != list.end()), other);
      book.progress = before;
    }
    const auto again = Campaigns::read(*book.content, Campaigns::write(*book.content, book.progress));
    REQUIRE_MESSAGE(again.ok(), again.fault().message);
    CHECK(*again == book.progress);
    if (book.progress.stage == Stage::Won || book.progress.stage == Stage::Lost) {
      book = Book();
      ++ended;
      continue;
    }
    if (const auto due = Campaigns::due(*book.content, book.progress)) {
      const Doc options = Saga::write_options(*book.content, due->options, due->players);
      const auto read = Saga::read_options(*book.content, options, due->players);
      REQUIRE_MESSAGE(read.ok(), read.fault().message);
      CHECK(*read == due->options);
      std::string won = "result won";
      for (const AdventureHero& hero : due->options.adventure->heroes) {
        won += " " + book.content->heroes[hero.hero].id + ":";
        if (below(rng, 2) == 0) won += below(rng, 2) == 0 ? "healing_potion,energy_crystal_2" : "skeleton_key";
      }
      book.take(below(rng, 4) == 0 ? "result lost" : won);
      continue;
    }
    const std::string next = list[below(rng, static_cast<std::uint32_t>(list.size()))];
    if (seen.size() < 60) seen.push_back(next);
    book.take(below(rng, 3) == 0 && book.lists("go on") ? "go on" : next);
  }
  CHECK(ended > 3);
}

TEST_CASE("DS-17.6: a state that is none is refused with its place") {
  Book book = Book::begun();
  book.take("result won orlaf: rordin:healing_potion madriga: danor:energy_crystal_1");
  const Doc sound = Campaigns::write(*book.content, book.progress);
  CHECK(
      to_json(sound) ==
      R"({"stage":"rewards","seats":[1,1,1,1],"adventure":"saga-01","defeats":0,"rewards":["fury_draught"],"heroes":[)"
      R"({"hero":"orlaf","experience":1,"skills":[],"items":[]},)"
      R"({"hero":"rordin","experience":1,"skills":[],"items":["healing_potion"]},)"
      R"({"hero":"madriga","experience":1,"skills":[],"items":[]},)"
      R"({"hero":"danor","experience":1,"skills":[],"items":["energy_crystal_1","energy_crystal_1"]}]})");
  const auto path_of = [&](std::string_view place, std::string_view value) {
    Doc doc = sound;
    content_file::at(doc, place) = content_file::json(value);
    const auto read = Campaigns::read(*book.content, doc);
    if (read) return std::string("taken");
    CHECK(read.fault().code == "bad_campaign");
    CHECK(read.fault().message.size() > read.fault().path.size() + 2);
    return read.fault().path;
  };
  CHECK(path_of("defeats", "1") == "taken");
  CHECK(path_of("stage", "\"tea\"") == "stage");
  CHECK(path_of("stage", "\"camp\"") == "rewards");
  CHECK(path_of("stage", "\"seats\"") == "seats");
  CHECK(path_of("stage", "\"first\"") == "adventure");
  CHECK(path_of("seats", "[1, 1, 1]") == "seats");
  CHECK(path_of("seats", "[1, 1, 3, 1]") == "seats");
  CHECK(path_of("seats[2]", "5") == "seats[2]");
  CHECK(path_of("adventure", "null") == "adventure");
  CHECK(path_of("adventure", "\"saga-11\"") == "adventure");
  CHECK(path_of("defeats", "5") == "defeats");
  CHECK(path_of("rewards", "[]") == "rewards");
  CHECK(path_of("rewards[0]", "\"tea\"") == "rewards[0]");
  CHECK(path_of("heroes", "[]") == "heroes");
  CHECK(path_of("heroes[1].hero", "\"orlaf\"") == "heroes[1].hero");
  CHECK(path_of("heroes[1].experience", "-1") == "heroes[1].experience");
  CHECK(path_of("heroes[1].skills", R"(["frenzy"])") == "heroes[1].skills[0]");
  CHECK(path_of("heroes[0].skills", R"(["thick_hide", "frenzy"])") == "heroes[0].skills[1]");
  CHECK(path_of("heroes[0].skills", R"(["frenzy", "frenzy"])") == "heroes[0].skills[1]");
  CHECK(path_of("heroes[0].skills", R"(["frenzy", "thick_hide"])") == "taken");
  CHECK(path_of("heroes[1].items", R"(["healing_potion", "healing_potion", "healing_potion"])") ==
        "heroes[1].items[2]");
  CHECK(path_of("heroes[1].items", R"(["skeleton_key", "healing_potion"])") == "heroes[1].items[1]");
  CHECK(path_of("heroes[1].items", R"(["energy_crystal_2*"])") == "heroes[1].items[0]");
  Doc doc = sound;
  doc.set("gold", 7);
  CHECK(Campaigns::read(*book.content, doc).fault().path == "gold");
}

}  // namespace
}  // namespace uc::saga
