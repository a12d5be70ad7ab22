// What is seen: the table "Hidden information" of the rules, and what events and results say.
#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "documents.hpp"
#include "onedeck/action.hpp"
#include "onedeck/rules/rules.hpp"
#include "protocol/schema.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using namespace uc::onedeck::documents;
using uc::onedeck::test::Scene;

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

// A random game in which nobody dies, so that it goes deep: `see` gets every position, the action and what it tells.
template <class See>
void play_deep(const OneDeck& game, std::uint64_t seed, See see) {
  Rng rng(seed);
  State state = game.start();
  for (int moves = 0; moves < 3'000 && !game.turn(state).is_over(); ++moves) {
    for (HeroState& hero : state.heroes) hero.damage = 0;
    const Action action = game.turn(state).is_chance() ? game.draw(state, rng) : game.pick(state, rng);
    State after = state;
    EventList<Event> events;
    game.apply(after, action, events);
    see(state, action, after, events.items);
    state = after;
  }
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
  CHECK(at(view, "level") == content_file::json(R"({"number":1,"items":1,"skills":2,"bonus_dice":0,"last":false,
      "next":{"items":3,"skills":3,"bonus_dice":1,"potions":1}})"));
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
  const Card& phantom = content()->cards[item];
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
  CHECK(at(game.view(), "doors[0].is") == Doc("open"));
  CHECK(at(game.view(), "doors[0].cards") == Doc(Doc::Array{"ogre_2"}));
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
      "wide":false,"armor":false,"skull":false,"damage":0,"time":1,"of":"card","locked":false,"covered":false,
      "struck":false,"dice":[]})"));
  CHECK(at(view, "encounter.boxes[6].of") == Doc(1));
  CHECK(at(view, "encounter.heroic_cost") == Doc(2));
  CHECK(at(view, "encounter.pool").as_array().size() == 7);
  CHECK(at(view, "encounter.pool[0]") == content_file::json(R"({"seat":0,"color":"strength","value":1,"use":"any"})"));
  CHECK(at(view, "encounter.supply") == content_file::json(R"({"strength":4,"agility":6,"magic":7,"heroic":6})"));
  CHECK(at(view, "encounter.toll") == content_file::json(R"({"printed_damage":9,"printed_time":3,"added":0,
      "softened":0,"to_time":0,"damage":9,"time":3,"undying":0,"stairs":0,
      "shares":[{"seat":0,"damage":9,"healed":0,"lethal":true}],"asks":[],"potions":0,"lost":true,"escapes":false,
      "boss":null})"));
  game.play({"cover 2 A5"});
  const Doc covered = game.view();
  CHECK(at(covered, "encounter.boxes[1].covered") == Doc(true));
  CHECK(at(covered, "encounter.boxes[1].dice[0].value") == Doc(5));
  CHECK(at(covered, "encounter.toll.printed_time") == Doc(2));
}

TEST_CASE("OD-9.3: a box in the chains of armour is locked until the armour is covered") {
  Scene scene("warrior", "dragons_cave");
  scene.dice_step("phantom_1", "S6 A6 M6");
  const auto boxes = [&] { return at(position(scene.game, scene.state), "encounter.boxes"); };
  const Doc before = boxes();
  int number = 0;
  for (const Doc& box : before.as_array()) {
    ++number;
    CHECK(at(box, "locked").as_bool() != at(box, "armor").as_bool());
    if (at(box, "armor").as_bool()) scene.covered({number});
  }
  const Doc after = boxes();
  for (const Doc& box : after.as_array()) CHECK_FALSE(at(box, "locked").as_bool());
}

TEST_CASE("OD-18.1, OD-18.14: what waits behind a known door is told with X and armour counted") {
  // What is ahead of each known door is what is there once the card is faced.
  int compared = 0;
  int perils = 0;
  for (int dungeon = 0; dungeon < static_cast<int>(content()->dungeons.size()); ++dungeon) {
    const OneDeck game = make(veterans(2, dungeon, dungeon));
    Doc told;
    play_deep(
        game, static_cast<std::uint64_t>(dungeon) + 5, [&](const State& state, Action, const State&, const auto&) {
          if (state.next().step == Step::AskFace || (state.next().step == Step::AskAct && open_doors(state) > 0)) {
            told = at(position(game, state), "doors");
            return;
          }
          if (state.next().step != Step::AskDice || state.facing == kNone || !told.is_array()) return;
          const Doc view = position(game, state);
          const Doc door = told.as_array()[state.facing];
          told = Doc();
          if (door.is_null() || at(door, "ahead").as_array().empty()) return;
          const Doc& ahead = at(door, "ahead[0]");
          CHECK(at(ahead, "card") == at(view, "encounter.card"));
          CHECK(at(ahead, "kind") == at(view, "encounter.kind"));
          CHECK(at(ahead, "heroic_cost") == at(view, "encounter.heroic_cost"));
          CHECK(at(ahead, "x") == at(view, "encounter.x"));
          const bool peril = at(ahead, "kind") == Doc("peril");
          const Doc& option = at(view, "encounter.option");
          const Doc& boxes =
              peril ? at(ahead, option == Doc("b") ? "options[1].boxes" : "options[0].boxes") : at(ahead, "boxes");
          REQUIRE(boxes.as_array().size() == at(view, "encounter.boxes").as_array().size());
          for (std::size_t i = 0; i < boxes.as_array().size(); ++i) {
            for (const auto& [name, value] : boxes.as_array()[i].as_object())
              CHECK(value == at(at(view, "encounter.boxes").as_array()[i], name));
          }
          ++compared;
          perils += peril ? 1 : 0;
        });
  }
  CHECK(compared > 20);
  CHECK(perils > 3);
}

TEST_CASE("OD-3.1, OD-3.4, OD-5.1, OD-5.2: what turning, exploring and descending cost is told before") {
  Played game = explored();
  CHECK(at(game.view(), "costs") == content_file::json(R"({"turn":2,"explore":0,"descend":5,"new_doors":0})"));
  // On each floor: time lost at its start is what the view told above it, in every dungeon.
  int descents = 0;
  int doors = 0;
  for (int dungeon = 0; dungeon < static_cast<int>(content()->dungeons.size()); ++dungeon) {
    for (const int players : {1, 4}) {
      const OneDeck of = make(veterans(players, dungeon, dungeon));
      Doc costs;
      play_deep(of, 90, [&](const State& state, Action action, const State&, const auto& events) {
        const bool asked = kind_of(action) == Kind::Explore || kind_of(action) == Kind::Descend;
        if (asked) costs = at(position(of, state), "costs");
        for (const Event& event : events) {
          if (event.type == Event::Type::Explored) {
            CHECK(at(costs, "new_doors") == Doc(int{about<Event::Type::Explored>(event).doors}));
            ++doors;
          }
          if (event.type != Event::Type::TimeLost) continue;
          const auto lost = about<Event::Type::TimeLost>(event);
          if (lost.why == Event::Exploring) CHECK(at(costs, "explore") == Doc(int{lost.time}));
          if (lost.why == Event::Floor && kind_of(action) == Kind::Descend) {
            CHECK(at(costs, "descend") == Doc(int{lost.time}));
            ++descents;
          }
        }
      });
    }
  }
  CHECK(descents > 2);
  CHECK(doors > 20);
}

TEST_CASE("a floor tells what it adds, and a level what the next one brings") {
  const Doc view = explored().view();
  const Doc& floors = at(view, "floors");
  REQUIRE(floors.as_array().size() == 3);
  for (std::size_t i = 0; i < 3; ++i) {
    const Floor& floor = content()->dungeons[0].floors[i];
    const Doc& told = floors.as_array()[i];
    CHECK(at(told, "combat_boxes").as_array().size() == floor.right.size());
    CHECK(at(told, "peril_boxes").as_array().size() == floor.left.size());
    CHECK(at(told, "turn") == Doc(2));
  }
  const Moment last =
      find_moment(veterans(1, 0, 0), [](const OneDeck& game, const State& state) { return game.at_last_level(state); });
  CHECK(at(position(last.game, last.state), "level.next").is_null());
}

TEST_CASE("OD-11.1, OD-11.3, OD-11.9: an ability that cannot be used says by which rule") {
  // Blocked or not is what the list of legal actions says.
  std::set<std::string> rules;
  for (int dungeon = 0; dungeon < 3; ++dungeon) {
    const OneDeck game = make(veterans(2, dungeon, dungeon));
    play_deep(game, static_cast<std::uint64_t>(dungeon) + 12,
              [&](const State& state, Action, const State&, const auto&) {
                if (state.next().step != Step::AskDice) return;
                ActionList list;
                game.actions(state, list);
                const Doc view = position(game, state);
                for (int who = 0; who < 2; ++who) {
                  for (const Doc& ability :
                       at(view, "heroes[" + std::to_string(state.fight.heroes[who]) + "].abilities").as_array()) {
                    const auto slot = static_cast<std::size_t>(at(ability, "slot").as_integer());
                    const bool legal = std::any_of(list.begin(), list.end(), [&](Action action) {
                      if (kind_of(action) != Kind::UseSkill) return false;
                      const auto use = about<Kind::UseSkill>(action);
                      return use.who == who && use.slot == slot;
                    });
                    REQUIRE(at(ability, "blocked").is_null() == legal);
                    if (!legal) rules.insert(at(ability, "blocked").as_string());
                  }
                }
              });
  }
  CHECK(rules == std::set<std::string>{"OD-11.1", "OD-11.2", "OD-11.3", "OD-11.9"});
}

TEST_CASE("OD-D28: the dice that may be picked are told in their order, and how many of them") {
  int asked = 0;
  for (int dungeon = 0; dungeon < 5; ++dungeon) {
    const OneDeck game = make(veterans(2, dungeon, dungeon));
    play_deep(
        game, static_cast<std::uint64_t>(dungeon) + 3, [&](const State& before, Action, const State&, const auto&) {
          if (before.next().step != Step::AskPick || before.use.picked > 0) return;
          const Doc choose = at(position(game, before), "using.choose");
          const auto min = at(choose, "min").as_integer();
          const auto max = at(choose, "max").as_integer();
          REQUIRE(min <= max);
          REQUIRE(max <= static_cast<std::int64_t>(at(choose, "from").as_array().size()));
          // Each die that is listed can be the first, if enough follow; `done` is legal at once where none is needed.
          CHECK(game.refuse(before, pack(Kind::Done)).rule == (min > 0 ? "OD-D28" : ""));
          State state = before;
          std::int64_t picked = 0;
          for (const Doc& die : at(choose, "from").as_array()) {
            if (picked == max || state.next().step != Step::AskPick) break;
            ActionList list;
            game.actions(state, list);
            const Color color = color_at(static_cast<int>(
                std::find(std::begin(kColorNames), std::end(kColorNames), at(die, "color").as_string()) - kColorNames));
            const auto use =
                std::find(std::begin(kUseNames), std::end(kUseNames), at(die, "use").as_string()) - kUseNames;
            const int who = at(die, "seat") == Doc(state.fight.heroes[0]) ? 0 : 1;
            const Action pick = pack<Kind::PickDie>(
                {Die::of(who, color, static_cast<int>(at(die, "value").as_integer()), static_cast<Use>(use)).code});
            REQUIRE(!game.refuse(state, pick));
            game.apply(state, pick, NoEvents{});
            ++picked;
          }
          ++asked;
        });
  }
  CHECK(asked > 5);
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
  CHECK(game.event("explored") == content_file::json(R"({"type":"explored","doors":4,"places":[1,2,3,4]})"));
  CHECK(game.event("door.opened") ==
        content_file::json(R"({"type":"door.opened","door":1,"place":1,"card":"ogre_2"})"));
  CHECK(game.event("encounter.began") ==
        content_file::json(R"({"type":"encounter.began","card":"ogre_2","seats":[0]})"));
  CHECK(at(game.event("dice.rolled"), "dice[3]") ==
        content_file::json(R"({"color":"strength","value":6,"use":"any"})"));
  CHECK(game.event("box.covered") ==
        content_file::json(
            R"({"type":"box.covered","box":2,"dice":[{"seat":0,"color":"agility","value":5,"use":"any"}]})"));
  CHECK(at(game.event("heroic.made"), "value") == Doc(3));
  game.play({"finish"});
  CHECK(at(game.event("consequences"), "boxes") == Doc(Doc::Array{1, 3, 4, 5, 6, 7}));
  CHECK(at(game.event("hero.damaged"), "why") == Doc("uncovered"));
}

TEST_CASE("OD-7.10, OD-8.8: of each die the events tell where it went, from the roll to the end of the encounter") {
  // A ledger that is fed by events alone has the pool of the view after every step.
  int rolled_again = 0;
  int lowered = 0;
  for (int dungeon = 0; dungeon < static_cast<int>(content()->dungeons.size()); ++dungeon) {
    const OneDeck game = make(veterans(2, dungeon + 1, dungeon));
    std::vector<std::string> pool;
    std::vector<std::string> laid;
    const auto key = [](const Doc& die, std::int64_t seat) {
      return std::to_string(seat) + at(die, "color").as_string() + std::to_string(at(die, "value").as_integer()) +
             at(die, "use").as_string();
    };
    const auto take = [](std::vector<std::string>& from, const std::string& die) {
      const auto found = std::find(from.begin(), from.end(), die);
      REQUIRE(found != from.end());
      from.erase(found);
    };
    play_deep(
        game, static_cast<std::uint64_t>(dungeon) + 60,
        [&](const State&, Action, const State& state, const auto& events) {
          for (const Event& event : events) {
            const Doc doc = game.describe(event, Viewer::table());
            const std::string& type = at(doc, "type").as_string();
            const Doc* seat = doc.find("seat");
            const auto each = [&](std::string_view member, auto f) {
              for (const Doc& die : at(doc, member).as_array()) f(key(die, seat->as_integer()));
            };
            const auto add = [&](const std::string& die) { pool.push_back(die); };
            const auto remove = [&](const std::string& die) { take(pool, die); };
            if (type == "dice.rolled" || type == "dice.gained") each("dice", add);
            if (type == "dice.lifted") each("dice", remove), ++rolled_again;
            if (type == "dice.dropped" || type == "die.discarded" || type == "die.exchanged" || type == "skill.used")
              each("dice", remove);
            if (type == "dice.lowered") each("from", remove), each("dice", add), ++lowered;
            if (type == "die.changed") {
              remove(key(at(doc, "from"), seat->as_integer()));
              add(key(at(doc, "to"), seat->as_integer()));
            }
            if (type == "dice.returned") {
              each("dice", [&](const std::string& die) {
                if (std::find(pool.begin(), pool.end(), die) != pool.end()) remove(die);
                else take(laid, die);
              });
            }
            if (type == "box.covered" || type == "box.struck" || type == "heroic.made") {
              for (const Doc& die : at(doc, "dice").as_array()) {
                remove(key(die, at(die, "seat").as_integer()));
                if (type == "box.covered") laid.push_back(key(die, at(die, "seat").as_integer()));
              }
            }
            if (type == "heroic.made")
              add(key(Doc::object().set("color", "heroic").set("value", at(doc, "value")).set("use", "any"),
                      seat->as_integer()));
          }
          std::vector<std::string> seen;
          const Doc view = position(game, state);
          if (!at(view, "encounter").is_null()) {
            for (const std::string_view list : {"encounter.pool", "encounter.fresh"}) {
              for (const Doc& die : at(view, list).as_array()) seen.push_back(key(die, at(die, "seat").as_integer()));
            }
          }
          std::sort(seen.begin(), seen.end());
          std::sort(pool.begin(), pool.end());
          REQUIRE(seen == pool);
          if (at(view, "encounter").is_null()) REQUIRE(laid.empty());
        });
  }
  CHECK(rolled_again > 0);
  CHECK(lowered > 0);
}

TEST_CASE("views and events of whole games fit their schemas") {
  const uc::test::Schema views = uc::test::read_schema("docs/format/onedeck-view.schema.json");
  const uc::test::Schema events = uc::test::read_schema("docs/format/onedeck-event.schema.json");
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
    Event event{.type = static_cast<Event::Type>(type), .seat = 1, .card = 3, .heroes = {0, 1}};
    event.dice.add(Die::of(0, Color::Magic, 2));
    event.dice.add(Die::of(1, Color::Heroic, 6, Use::ManaOnly));
    const Doc doc = game.describe(event, Viewer::table());
    CHECK(uc::test::read_schema("docs/format/onedeck-event.schema.json").fault(doc) == "");
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
