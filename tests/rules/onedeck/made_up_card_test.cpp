// A new card of known kinds of effect needs no C++ (section 22 of docs/rules/onedeck.md): cards, a skill and floors
// that are nowhere printed are read from an edited document and played.
#include <doctest/doctest.h>

#include <memory>

#include "content_file.hpp"
#include "onedeck/onedeck.hpp"
#include "onedeck/rules/rules.hpp"
#include "scene_text.hpp"

using namespace uc;
using namespace uc::onedeck;

using Texts = std::vector<std::string>;

namespace {

constexpr std::string_view kFloorEffect = "dungeons[0].floors[0].effect";

Doc gnome(std::string_view id, std::string_view copy) {
  return content_file::changed(
      "encounters[0]",
      {{"id", id},
       {"card", R"("gnome")"},
       {"copy", copy},
       {"xp", "5"},
       {"special",
        R"({"id": "dazzle", "name": {"en": "Dazzle", "it": "Abbaglio"}, "timing": "on_roll",
            "effect": {"kind": "on_rolled_values", "values": [6], "time_each": 2, "discard": true},
            "text": {"en": "Each rolled 6 costs 2 time and is lost.", "it": "Ogni 6 tirato costa 2 tempo e si perde."},
            "source": "designed"})"},
       {"boxes",
        R"([{"id": "b1", "color": "agility", "value": 4, "wide": false, "damage": 0, "time": 0, "armor": true,
             "skull": false},
            {"id": "b2", "color": "magic", "value": 7, "wide": true, "damage": 2, "time": 1, "armor": false,
             "skull": false}])"},
       {"item", R"({"strength": 0, "agility": 2, "magic": 0, "health": 1})"},
       {"loot", R"({"skill": "gnome_dance"})"}});
}

// Two Gnomes who teach the Gnome Dance, and a first floor in Dragon's Cave that lowers rolled agility dice.
Doc with_gnomes() {
  Doc doc =
      content_file::with_skill("gnome_dance", R"({"kind": "dice", "color": "agility", "count": 1})", R"(["combat"])",
                               R"({"kind": "sequence", "steps": [
                                          {"kind": "choice", "options": [
                                            {"kind": "gain", "target": "self",
                                             "dice": [{"color": "strength", "value": 3, "use": "any"}]},
                                            {"kind": "roll", "target": "self", "dice": {"agility": 1}}]},
                                          {"kind": "increase", "target": "self", "by": 2, "max_dice": 2,
                                           "filter": {"not_color": "magic"}}]})");
  content_file::at(doc, "encounters").push(gnome(R"("gnome_1")", "1"));
  content_file::at(doc, "encounters").push(gnome(R"("gnome_2")", "2"));
  content_file::at(doc, kFloorEffect) =
      content_file::json(R"({"kind": "decrease_rolled", "color": "agility", "by": 2, "min_value": 2})");
  return doc;
}

// A solo Mage in Dragon's Cave with other content, played with the texts of actions alone.
struct Table {
  OneDeck game;
  State state;

  explicit Table(const Doc& doc)
      : game(std::make_shared<const Content>(content_file::read(doc)), 1, options_of(content_file::read(doc))),
        state(game.start()) {}

  static Options options_of(const Content& content) {
    Options options;
    const auto& mage = content_file::named(content.heroes, "mage");
    options.heroes[0] = static_cast<std::uint8_t>(&mage - content.heroes.data());
    options.grade = content.expert;
    return options;
  }

  Table& play(std::string_view text) {
    const Result<Action> action = game.parse(state, text);
    REQUIRE_MESSAGE(action.ok(), text << ": " << action.fault().message);
    const Refusal refusal = game.refuse(state, *action);
    REQUIRE_MESSAGE(!refusal, text << " is refused by " << refusal.rule);
    game.apply(state, *action, NoEvents{});
    while (state.next().step == Step::DrawTime) {  // the Gnomes stay in the deck: they are the last cards
      game.apply(state, pack<Kind::Card>({std::countr_zero(state.unseen.one)}), NoEvents{});
    }
    return *this;
  }

  std::string asks() const { return std::string(OneDeck::kinds()[game.turn(state).kind]); }
  std::string pool() const { return test::dice_text(state, state.pool); }
  std::string boxes() const {
    std::string text;
    for (const Box& box : game.boxes(state)) (text += text.empty() ? "" : " ") += test::box_text(state, box);
    return text;
  }
  Texts legal() const {
    ActionList list;
    game.actions(state, list);
    Texts texts;
    for (const Action action : list) texts.push_back(game.text(state, action, Viewer::table()));
    return texts;
  }
  bool refuses(std::string_view text, std::string_view rule) const {
    const Result<Action> action = game.parse(state, text);
    return action.ok() && game.refuse(state, *action).rule == rule;
  }
};

// The first Gnome is met and its skill is learned; the second one is met and its dice are rolled.
Table second_gnome() {
  Table table(with_gnomes());
  table.play("shuffle").play("explore").play("enter 1").play("card gnome_1").play("face").play("ready");
  table.play("roll 1").play("roll 3 3").play("roll 1 2 3 4").play("finish").play("loot skill A");
  table.play("heal A").play("enter 2").play("card gnome_2").play("face").play("ready");
  table.play("roll 5").play("roll 5 5").play("roll 3 3 4 4");
  return table;
}

}  // namespace

TEST_SUITE("One Deck Dungeon: made-up cards") {
  TEST_CASE("OD-8.7: a made-up foe's special and a made-up floor act on the roll, in the order of the rule") {
    Table table(with_gnomes());
    CHECK(int{table.state.deck} == 46);
    table.play("shuffle");
    CHECK(int{table.state.pile_count} == 2);  // Hall of Statues is not there any more
    table.play("explore").play("enter 1").play("card gnome_1").play("face");
    CHECK(int{table.state.pile_count} == 4);
    table.play("ready").play("roll 6").play("roll 3 6").play("roll 1 2 5 6");
    CHECK(int{table.state.pile_count} == 4 + 3 * 2);  // three 6s
    CHECK(table.pool() == "A2 M1 M2 M5");             // they are gone; the A3 is lowered to 2, not below
    CHECK(table.boxes() == "A4{arm} M7w{D2 T1} S3{D1}");
    CHECK(table.refuses("cover 2 M2 M5", "OD-9.3"));
    table.play("finish");
    CHECK(int{table.state.heroes[0].damage} == 3);
    CHECK(table.legal() == Texts{"loot xp", "loot item A", "loot skill A"});
  }

  TEST_CASE("OD-13.2, OD-13.3: a made-up card is claimed as experience or as an item with its icons") {
    Table xp = second_gnome();
    xp.play("finish");
    Table item = xp;
    xp.play("loot xp");
    CHECK(onedeck::lanterns(xp.game, xp.state).total == 5);
    item.play("loot item A");
    CHECK(item.game.stat(item.state, 0, Color::Agility) == 4);
    CHECK(item.game.health(item.state, 0) == 6);
  }

  TEST_CASE("OD-11.3, OD-11.8: a made-up skill of sequence, choice and filter is learned and used") {
    Table table = second_gnome();
    CHECK(int{table.state.heroes[0].damage} == 0);
    CHECK(table.pool() == "S5 A3 A3 M3 M3 M4 M4");  // the floor lowered two A5
    CHECK(table.refuses("use A gnome_dance/1 S5", "OD-11.3"));
    CHECK(table.refuses("use A gnome_dance/1", "OD-11.3"));
    Table roll = table;
    table.play("use A gnome_dance/1 A3");
    CHECK(table.legal() == Texts{"pick S3", "pick S5", "pick A3"});  // no magic dice
    table.play("pick S5").play("pick A3");
    CHECK(table.pool() == "S3 S6 A5 M3 M3 M4 M4");  // the 5 is raised to 6 at most
    CHECK(table.refuses("use A gnome_dance/2 A5", "OD-11.1"));
    table.play("cover 1 A5").play("cover 2 M3 M4").play("cover 3 S3").play("finish");
    CHECK(int{table.state.heroes[0].damage} == 0);
    CHECK(table.asks() == "loot");

    roll.play("use A gnome_dance/2 A3").play("roll 5");
    CHECK(roll.legal() == Texts{"pick S5", "pick A3"});  // the rolled 5 is lowered before it can be raised
    roll.play("pick A3").play("pick A3");
    CHECK(roll.pool() == "S5 A5 A5 M3 M3 M4 M4");
  }

  TEST_CASE("OD-8.7: a made-up skill's rolled 6 meets the made-up special, and the later step is still done") {
    Table table = second_gnome();
    const int pile = table.state.pile_count;
    table.play("use A gnome_dance/2 A3").play("roll 6");
    CHECK(int{table.state.pile_count} == pile + 2);
    CHECK(table.legal() == Texts{"pick S5", "pick A3"});
    table.play("pick S5").play("done");
    CHECK(table.pool() == "S6 A3 M3 M3 M4 M4");
  }

  TEST_CASE("OD-R54: Split counts the 1s that a made-up floor then discards") {
    Doc doc = content_file::file();
    content_file::at(doc, kFloorEffect) =
        content_file::json(R"({"kind": "on_rolled_values", "values": [1, 3], "time_each": 0, "discard": true})");
    Table table(doc);
    table.play("shuffle").play("explore").play("enter 1").play("card glooping_ooze_1").play("face").play("ready");
    const int pile = table.state.pile_count;
    table.play("roll 1").play("roll 1 3").play("roll 1 2 3 6");
    CHECK(int{table.state.pile_count} == pile + 3);
    CHECK(table.pool() == "M2 M6");
  }
}
