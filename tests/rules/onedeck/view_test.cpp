// What is seen: the table "Hidden information" of the rules, and what events and results say.
#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "documents.hpp"
#include "protocol/schema.hpp"

using namespace uc;
using namespace uc::onedeck;
using namespace uc::onedeck::documents;

namespace {

// The warrior alone in the Dragon's Cave: five cards are lost before the first turn, two in each. In the second turn
// there are four doors.
Played explored() {
  Played game(make({.players = 1, .first = 0, .dungeon = 0}));
  game.play({"shuffle", "card bandit_1", "card bandit_2", "card beetle_1", "card beetle_2", "card goblin_1"});
  return game.play({"card goblin_2", "card ogre_1", "explore", "card phantom_1", "card phantom_2"});
}

Doc unseen_count(const Doc& view, std::string_view card) {
  for (const Doc& entry : at(view, "deck.unseen").as_array()) {
    if (at(entry, "card") == Doc(card)) return at(entry, "count");
  }
  return 0;
}

int cards_in(const Doc& view) {
  int cards = 0;
  for (const Doc& entry : at(view, "deck.unseen").as_array())
    cards += static_cast<int>(at(entry, "count").as_integer());
  return cards;
}

}  // namespace

TEST_CASE("OD-H5: every viewer sees the same, and it is the position format") {
  const OneDeck game = make(veterans(4, 0, 1));
  Rng rng(3);
  play_randomly(game, game.start(), rng, [&](const State& state) {
    const Doc all = position(game, state);
    for (int seat = 0; seat < 4; ++seat) REQUIRE(game.view(state, Viewer::of(seat_at(seat))) == all);
    REQUIRE(game.view(state, Viewer::table()) == all);
  });
}

TEST_CASE("OD-H1, OD-H3, OD-H7: of deck and closed doors the set of cards is seen, not where each lies") {
  const Played game = explored();
  const Doc view = game.view();
  CHECK(at(view, "deck.cards") == Doc(31));  // 44 less nine that were lost, and four doors
  CHECK(cards_in(view) == 35);
  CHECK(unseen_count(view, "ogre_2") == Doc(1));
  CHECK(unseen_count(view, "ogre_1") == Doc(0));
  for (std::size_t door = 0; door < 4; ++door) {
    const Doc& shown = at(view, "doors").as_array()[door];
    CHECK(at(shown, "is") == Doc("closed"));
    CHECK(at(shown, "cards") == Doc(Doc::Array{Doc()}));
  }
  CHECK(at(view, "stairs.visible") == Doc(false));
}

TEST_CASE("OD-H2: the discard pile is seen in its order, and everything else that is public") {
  const Played game = explored();
  const Doc view = game.view();
  CHECK(at(view, "discard") == Doc(Doc::Array{"bandit_1", "bandit_2", "beetle_1", "beetle_2", "goblin_1", "goblin_2",
                                              "ogre_1", "phantom_1", "phantom_2"}));
  CHECK(at(view, "phase") == Doc("act"));
  CHECK(at(view, "agenda") == content_file::json(R"([{"step":"act"}])"));
  CHECK(at(view, "dungeon") == Doc("dragons_cave"));
  CHECK(at(view, "floor") == Doc(1));
  CHECK(at(view, "boss.damage") == Doc(0));
  CHECK(at(view, "boss.health") == Doc(game.game.boss_health()));
  CHECK(at(view, "level") == content_file::json(R"({"number":1,"items":1,"skills":2,"bonus_dice":0,"last":false})"));
  CHECK(at(view, "experience") == content_file::json(R"({"cards":[],"lanterns":0,"needed":6})"));
  CHECK(at(view, "potions") == content_file::json(R"({"tokens":1,"identified":["healing"],"cards":[]})"));
  CHECK(at(view, "stairs") == content_file::json(R"({"visible":false,"tokens":0,"limit":3,"fresh":false})"));
  CHECK(at(view, "door_limit") == Doc(4));
  CHECK(at(view, "encounter").is_null());
  CHECK(at(view, "using").is_null());
  CHECK(at(view, "ending").is_null());
}

TEST_CASE("OD-H2: a hero's view has all that a table shows of it") {
  Played game = explored();
  const Doc before = game.view();
  const Doc& hero = at(before, "heroes[0]");
  CHECK(at(hero, "hero") == Doc("warrior"));
  CHECK(at(hero, "side") == Doc("1p"));
  CHECK(at(hero, "health") == Doc(6));
  CHECK(at(hero, "stats") == content_file::json(R"({"strength":4,"agility":2,"magic":1})"));
  CHECK(at(hero, "cap") == Doc(2));
  CHECK(at(hero, "item_limit") == Doc(1));
  CHECK(at(hero, "skill_limit") == Doc(2));
  CHECK(at(hero, "abilities[0].id") == Doc("second_wind"));
  CHECK(at(hero, "abilities[0].passive") == Doc(true));
  // With an item and damage.
  const int item = static_cast<int>(&content_file::named(content()->cards, "phantom_2") - content()->cards.data());
  State& state = game.state;
  --state.pile_count;
  state.pile[state.pile_count] = 0;
  state.heroes[0].items[state.heroes[0].item_count++] = static_cast<std::uint8_t>(item);
  state.heroes[0].damage = 2;
  const Card& phantom = content()->cards[static_cast<std::size_t>(item)];
  const Doc after = game.view();
  CHECK(at(after, "heroes[0].items") == Doc(Doc::Array{"phantom_2"}));
  CHECK(at(after, "heroes[0].stats.strength") == Doc(4 + phantom.item[0]));
  CHECK(at(after, "heroes[0].health") == Doc(6 + phantom.item_health));
  CHECK(at(after, "heroes[0].damage") == Doc(2));
  CHECK(game.game.load(after).ok());
}

TEST_CASE("OD-6.2, OD-7.7, OD-12.1: an encounter is seen with its boxes, dice and what stopping would cost") {
  Played game = explored();
  game.play({"enter 1", "card ogre_2"});
  CHECK(at(game.view(), "facing") == Doc(1));
  CHECK(at(game.view(), "doors[0]") == content_file::json(R"({"is":"open","cards":["ogre_2"]})"));
  game.play({"face"});
  CHECK(at(game.view(), "phase") == Doc("roll"));
  CHECK(at(game.view(), "encounter.active") == Doc(false));
  CHECK(at(game.view(), "encounter.toll").is_null());
  game.play({"roll 1 3 3 6", "roll 2 5", "roll 4"});
  const Doc view = game.view();
  CHECK(at(view, "encounter.card") == Doc("ogre_2"));
  CHECK(at(view, "encounter.kind") == Doc("combat"));
  CHECK(at(view, "encounter.heroes") == Doc(Doc::Array{0}));
  CHECK(at(view, "heroes[0].in_encounter") == Doc(true));
  CHECK(at(view, "encounter.boxes").as_array().size() == 7);  // six of the Ogre, one of the floor
  CHECK(at(view, "encounter.boxes[1]") == content_file::json(R"({"box":2,"color":"agility","number":4,"x":false,
      "wide":false,"armor":false,"skull":false,"damage":0,"time":1,"covered":false,"struck":false,"dice":[]})"));
  CHECK(at(view, "encounter.pool").as_array().size() == 7);
  CHECK(at(view, "encounter.pool[0]") == content_file::json(R"({"seat":0,"color":"strength","value":1,"use":"any"})"));
  CHECK(at(view, "encounter.supply") == content_file::json(R"({"strength":4,"agility":6,"magic":7,"heroic":6})"));
  CHECK(at(view, "encounter.toll") == content_file::json(R"({"printed_damage":9,"printed_time":3,"added":0,
      "softened":0,"to_time":0,"damage":9,"time":3})"));
  game.play({"cover 2 A5"});
  const Doc covered = game.view();
  CHECK(at(covered, "encounter.boxes[1].covered") == Doc(true));
  CHECK(at(covered, "encounter.boxes[1].dice[0].value") == Doc(5));
  CHECK(at(covered, "encounter.toll.time") == Doc(2));
}

TEST_CASE("OD-7.4: a peril shows its boxes when its option is chosen") {
  const Moment moment = find_step({.players = 2}, Step::AskOption);
  const Doc before = position(moment.game, moment.state);
  CHECK(at(before, "encounter.kind") == Doc("peril"));
  CHECK(at(before, "encounter.option").is_null());
  CHECK(at(before, "encounter.boxes").as_array().empty());
  State state = moment.state;
  const Result<Action> choice = moment.game.parse(state, "option b");
  REQUIRE(choice.ok());
  moment.game.apply(state, *choice, NoEvents{});
  CHECK(at(position(moment.game, state), "encounter.option") == Doc("b"));
  CHECK(!at(position(moment.game, state), "encounter.boxes").as_array().empty());
}

TEST_CASE("OD-H4: a door looked at with Planning stays closed, and everybody sees what is behind it") {
  const Moment moment = find_moment(veterans(2, 0, 0), [](const OneDeck&, const State& state) {
    return state.next().step == Step::AskAct && state.doors[0].is == Door::Is::Closed &&
           state.doors[0].cards[0] != kNone;
  });
  const Doc view = moment.game.view(moment.state, Viewer::of(seat_at(1)));
  const std::string& card = content()->cards[moment.state.doors[0].cards[0]].id;
  CHECK(at(view, "doors[0].is") == Doc("closed"));
  CHECK(at(view, "doors[0].cards[0]") == Doc(card));
  CHECK(unseen_count(view, card) == Doc(0));
}

TEST_CASE("OD-H6: before a roll the dice are seen, their results are not") {
  const Moment moment = find_step({.players = 2, .first = 1}, Step::RollDice);
  const Doc view = position(moment.game, moment.state);
  const Doc& group = at(view, "encounter.to_roll[0]");
  for (const std::string_view member : {"seat", "color", "use", "count"}) CHECK(group.find(member) != nullptr);
  CHECK(group.find("value") == nullptr);
}

TEST_CASE("an effect in use is seen with what was picked so far") {
  const Moment moment = find_moment(veterans(2, 1, 0), [](const OneDeck&, const State& state) {
    return state.next().step == Step::AskPick && state.use.picked > 0;
  });
  const Doc view = position(moment.game, moment.state);
  CHECK(at(view, "using.ability") == Doc(content()->abilities[moment.state.use.ability].id));
  CHECK(at(view, "using.picked") == Doc(moment.state.use.picked));
  CHECK(at(view, "using.last.value") == Doc(moment.state.use.cursor.value()));
}

TEST_CASE("events are told with ids, seats and dice") {
  Played game = explored();
  game.play({"enter 1", "card ogre_2", "face", "roll 1 3 3 6", "roll 2 5", "roll 4", "cover 2 A5", "make A S3 S3"});
  CHECK(game.event("time.lost") == content_file::json(R"({"type":"time.lost","time":5,"why":"floor"})"));
  CHECK(game.event("card.discarded") == content_file::json(R"({"type":"card.discarded","card":"bandit_1"})"));
  CHECK(game.event("explored") == content_file::json(R"({"type":"explored","doors":4})"));
  CHECK(game.event("door.opened") ==
        content_file::json(R"({"type":"door.opened","door":1,"place":1,"card":"ogre_2"})"));
  CHECK(game.event("encounter.began") ==
        content_file::json(R"({"type":"encounter.began","card":"ogre_2","seats":[0]})"));
  CHECK(at(game.event("dice.rolled"), "dice[3]") ==
        content_file::json(R"({"color":"strength","value":6,"use":"any"})"));
  CHECK(game.event("box.covered") ==
        content_file::json(R"({"type":"box.covered","box":2,"dice":[{"color":"agility","value":5,"use":"any"}]})"));
  CHECK(at(game.event("heroic.made"), "value") == Doc(3));
}

TEST_CASE("views and events of whole games fit their schemas") {
  const test::Schema views = test::read_schema("docs/format/onedeck-view.schema.json");
  const test::Schema events = test::read_schema("docs/format/onedeck-event.schema.json");
  std::set<std::string> types;
  for (const int players : {1, 2, 4}) {
    for (int dungeon = 0; dungeon < static_cast<int>(content()->dungeons.size()); ++dungeon) {
      const OneDeck game = make(veterans(players, dungeon, dungeon));
      Rng rng(static_cast<std::uint64_t>(dungeon) + 40);
      State state = game.start();
      while (!game.turn(state).is_over()) {
        EventList<Event> told;
        game.apply(state, game.turn(state).is_chance() ? game.draw(state, rng) : game.pick(state, rng), told);
        for (const Event& event : told.items) {
          const Doc doc = game.describe(event, Viewer::table());
          REQUIRE(events.fault(doc) == "");
          types.insert(at(doc, "type").as_string());
        }
        if (below(rng, 4) == 0) REQUIRE(views.fault(position(game, state)) == "");
      }
      REQUIRE(views.fault(position(game, state)) == "");
    }
  }
  CHECK(types.size() > 35);
}

TEST_CASE("every kind of event has words of its own") {
  const OneDeck game = make({.players = 4});
  std::set<std::string> types;
  for (int type = 0; type <= static_cast<int>(Event::Type::GameLost); ++type) {
    Event event{.type = static_cast<Event::Type>(type), .seat = 1, .card = 3};
    event.dice.add(Die::of(0, Color::Magic, 2));
    event.dice.add(Die::of(1, Color::Heroic, 6, Use::ManaOnly));
    const Doc doc = game.describe(event, Viewer::table());
    CHECK(test::read_schema("docs/format/onedeck-event.schema.json").fault(doc) == "");
    types.insert(at(doc, "type").as_string());
  }
  CHECK(types.size() == static_cast<std::size_t>(Event::Type::GameLost) + 1);
}

TEST_CASE("OD-19.2, OD-19.3, OD-D31: the result tells how far the party came, in a campaign the marks") {
  Party novices{.players = 2, .grade = 0};
  State state = make(novices).start();
  state.agenda[0] = Task(Step::Over);
  state.ending = Ending::Lost;
  state.floor = 3;
  state.level = 4;
  CHECK(make(novices).result(state, seat_at(0)) ==
        content_file::json(R"({"won":false,"floor":3,"boss_damage":0,"level":4,"levels_gained":2,"descents":2})"));
  novices.campaign = true;
  CHECK(at(make(novices).result(state, seat_at(1)), "marks") == Doc(4));
  novices.grade = 3;  // fearless: no level was given, and three marks are
  CHECK(at(make(novices).result(state, seat_at(1)), "marks") == Doc(8));
  state.floor = 4;
  state.ending = Ending::Won;
  CHECK(at(make(novices).result(state, seat_at(1)), "marks") == Doc(12));
}
