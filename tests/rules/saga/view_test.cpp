// What is seen: the chapter "Hidden information" of the rules, and what events say.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "documents.hpp"
#include "protocol/schema.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::documents;
using positions::referee;
using positions::seen_by;
using positions::viewer_of;
using saga::test::Scene;

namespace {

constexpr int kTable = -1;  // who looks on

// Three areas in a row, a chest and a monster in the middle one.
Scene three_rooms() {
  return Scene({.locks = "1:ward_2 2:mundane_1 c:mundane_1", .chests = "c:healing_potion c:rune_key"},
               "###########\n"
               "#O.1.c.2s.#\n"
               "#D.1.z.2.E#\n"
               "###########");
}

std::vector<std::string> ids(const Doc& list) {
  std::vector<std::string> found;
  for (const Doc& each : list.as_array()) found.push_back(at(each, "id").as_string());
  return found;
}

}  // namespace

namespace {

// The same adventure with other furniture and chests where nobody has been: none at all, or one more. Ids are counted
// anew over the whole map, as files have them (DS-18.4).
std::shared_ptr<const Adventure> refurnished(const Adventure& printed, bool more) {
  auto changed = std::make_shared<Adventure>(printed);
  const auto renumber = [&](auto& pieces) {
    std::map<std::string, int> count;
    for (auto& piece : pieces) {
      const std::string letters = piece.id.substr(0, piece.id.find_first_of("0123456789"));
      piece.id = letters + std::to_string(++count[letters]);
    }
  };
  const auto change = [&](auto& pieces) {
    const auto hidden = [&](const auto& piece) { return piece.area != printed.start_area; };
    if (!more) return static_cast<void>(std::erase_if(pieces, hidden));
    const auto first = std::find_if(pieces.begin(), pieces.end(), hidden);
    if (first == pieces.end()) return;
    const auto copy = *first;
    pieces.insert(pieces.begin(), copy);
  };
  change(changed->furniture);
  change(changed->chests);
  renumber(changed->furniture);
  renumber(changed->chests);
  return changed;
}

}  // namespace

TEST_SUITE("Dungeon Saga: views and events") {
  TEST_CASE("DS-H1: what heroes see, read and may do does not depend on furniture and chests that are hidden") {
    int compared = 0, things = 0;
    for (const char* const id : {"saga-01", "saga-02", "saga-03", "saga-05", "saga-09", "saga-10"}) {
      CAPTURE(id);
      const Scene printed = Scene::adventure(id);
      const Adventure& adventure = printed.game.adventure();
      // Rules name furniture by its place in the list.
      const bool named = std::any_of(adventure.rules.begin(), adventure.rules.end(),
                                     [](const SpecialRule& rule) { return rule.furniture != kNone; });
      for (const bool more : {false, true}) {
        if (named) continue;
        Options options = printed.game.options();
        options.adventure = refurnished(adventure, more);
        const auto content = std::make_shared<const Content>(printed.game.content());
        const Saga other(content, 2, options);
        State mine = printed.game.start(), theirs = other.start();
        Rng rng(7);
        for (int i = 0; i < 60 && mine.areas == printed.game.start().areas; ++i) {
          for (const int seat : {1, kTable}) {
            Doc here = printed.game.view(mine, viewer_of(seat)), there = other.view(theirs, viewer_of(seat));
            REQUIRE(here == there);
            things += static_cast<int>(at(here, "furniture").as_array().size() + at(here, "chests").as_array().size());
          }
          ActionList list, others;
          const Turn turn = printed.game.turn(mine);
          if (turn.is_over()) break;
          Action action;
          if (turn.is_chance()) {
            action = printed.game.draw(mine, rng);
          } else {
            printed.game.actions(mine, list);
            other.actions(theirs, others);
            REQUIRE(list.size() == others.size());
            for (std::size_t k = 0; k < list.size(); ++k) {
              REQUIRE(printed.game.text(mine, list[k], viewer_of(1)) == other.text(theirs, others[k], viewer_of(1)));
            }
            action = list[below(rng, static_cast<std::uint32_t>(list.size()))];
          }
          const std::string text = printed.game.text(mine, action, Viewer::everything());
          const Result<Action> same = other.parse(theirs, text);
          REQUIRE(same.ok());
          EventList<saga::Event> told, heard;
          printed.game.apply(mine, action, told);
          other.apply(theirs, *same, heard);
          if (mine.areas != printed.game.start().areas) break;
          REQUIRE(told.items.size() == heard.items.size());
          for (std::size_t k = 0; k < told.items.size(); ++k) {
            CHECK(printed.game.describe(told.items[k], viewer_of(1)) == other.describe(heard.items[k], viewer_of(1)));
          }
          ++compared;
        }
      }
    }
    CHECK(compared > 100);
    CHECK(things > 100);
  }

  TEST_CASE("DS-H1: chests and furniture are named by a square; the referee reads the ids of the adventure") {
    Scene scene({.locks = "c:mundane_1", .chests = "c:rune_key"}, "######\n#Oc.T#\n#...T#\n######");
    for (const int seat : {0, 1, kTable}) {
      CHECK(at(seen_by(scene, seat), "chests[0].id") == Doc("2,1"));
      CHECK(at(seen_by(scene, seat), "furniture[0].id") == Doc("4,1"));
    }
    CHECK(at(referee(scene), "chests[0].id") == Doc("c"));
    scene.begin("O").act("fight c");
    CHECK(at(seen_by(scene, 1), "attack.target") == json(R"({"chest":"2,1"})"));
    CHECK(at(referee(scene), "attack.target") == json(R"({"chest":"c"})"));
    const saga::Event& began = scene.event(saga::Event::Type::AttackBegan);
    CHECK(at(scene.game.describe(began, viewer_of(1)), "target") == json(R"({"chest":"2,1"})"));
  }

  // --- secrets ---

  TEST_CASE("DS-H1, DS-1.7: only the Overlord sees areas that are not revealed") {
    Scene scene = three_rooms();
    for (const int seat : {1, kTable}) {
      const Doc view = seen_by(scene, seat);
      CHECK(at(view, "terrain") == json(R"(["###########","#..+#######","#..+#######","###########"])"));
      CHECK(at(view, "areas") == json(R"(["a"])"));
      CHECK(ids(at(view, "doors")) == std::vector<std::string>{"1"});
      CHECK(at(view, "chests") == Doc::array());
      CHECK(at(view, "models").as_array().size() == 2);
      CHECK(at(view, "hidden").is_null());
      CHECK(to_json(view).find("zombie") == std::string::npos);
      CHECK(to_json(view).find("healing_potion") == std::string::npos);
    }
    for (const Doc& view : {seen_by(scene, 0), referee(scene)}) {
      CHECK(at(view, "terrain[1]") == Doc("#..+#######"));
      CHECK(at(view, "hidden.terrain") == json(R"(["###########","#..+...+..#","#..+...+..#","###########"])"));
      CHECK(ids(at(view, "hidden.areas")) == std::vector<std::string>{"b", "c"});
      CHECK(ids(at(view, "hidden.doors")) == std::vector<std::string>{"2"});
      CHECK(at(view, "hidden.monsters").as_array().size() == 3);
      CHECK(at(view, entry(view, "hidden.monsters", "figure", "elshara") + ".facing").is_null());
    }
  }

  TEST_CASE("DS-H1: the lock of every door that borders a revealed area is public") {
    Scene scene = three_rooms();
    CHECK(at(seen_by(scene, kTable), "doors[0]") == json(R"({"id":"1","squares":["3,1","3,2"],"open":false,
                   "lock":{"kind":"ward","dice":null,"armour":null},"power":2})"));
    scene.begin("D").act("move 2,1 E").act("cast breakward 1");
    CHECK(at(seen_by(scene, 1), "doors[0].power") == Doc(1));
    scene.act("stop").next_round().begin("D").act("cast breakward 1");
    const Doc view = seen_by(scene, 1);
    CHECK(at(view, "doors[0].open") == Doc(true));
    CHECK(at(view, "doors[1].lock") == json(R"({"kind":"mundane","dice":1,"armour":1})"));
    CHECK(at(view, "terrain[1]") == Doc("#......+###"));
    CHECK(at(view, "chests[0].open") == Doc(false));
    CHECK(to_json(view).find("skeleton_warrior") == std::string::npos);
    CHECK(to_json(view).find("elshara") == std::string::npos);
  }

  TEST_CASE("DS-H2: only the Overlord knows what is in a closed chest") {
    Scene scene({.locks = "c:mundane_1", .chests = "c:healing_potion c:rune_key"}, "#####\n#Oc.#\n#####");
    CHECK(to_json(seen_by(scene, 1)).find("rune_key") == std::string::npos);
    CHECK(to_json(seen_by(scene, 1)).find("healing_potion") == std::string::npos);
    CHECK(at(seen_by(scene, 0), "hidden.chests[0].items") == json(R"([{"item":"healing_potion","count":1}])"));
    CHECK(at(seen_by(scene, 0), "hidden.chests[0].objects") == json(R"([{"object":"rune_key","count":1}])"));
    scene.begin("O").act("fight c").hits(1);
    CHECK(at(seen_by(scene, kTable), "models[0].items") == json(R"([{"item":"healing_potion","count":1}])"));
    CHECK(at(seen_by(scene, kTable), "models[0].objects") == json(R"([{"object":"rune_key","count":1}])"));
    CHECK(at(seen_by(scene, kTable), "chests[0].open") == Doc(true));
    CHECK(at(seen_by(scene, 0), "hidden.chests") == Doc::array());
  }

  TEST_CASE("DS-H3: only the Overlord sees the hand; its size is public") {
    Scene scene({.cards = "double extra_1*3 interrupt_1"}, "#####\n#O.s#\n#####");
    scene.hand("double extra_1");
    for (const int seat : {1, kTable}) {
      const Doc view = seen_by(scene, seat);
      CHECK(at(view, "overlord.hand").is_null());
      CHECK(at(view, "overlord.hand_size") == Doc(2));
      // DS-H4: the deck is known, so that what is left of it can be counted.
      CHECK(at(view, "overlord.unseen") ==
            json(R"([{"card":"extra_1","count":3},{"card":"double","count":1},{"card":"interrupt_1","count":1}])"));
    }
    CHECK(at(seen_by(scene, 0), "overlord.hand") ==
          json(R"([{"card":"extra_1","count":1},{"card":"double","count":1}])"));
    CHECK(at(seen_by(scene, 0), "overlord.unseen") ==
          json(R"([{"card":"extra_1","count":2},{"card":"interrupt_1","count":1}])"));
    scene.overlord().act("card double");
    CHECK(at(seen_by(scene, 1), "overlord.played") == json(R"([{"card":"double","count":1}])"));
    CHECK(at(seen_by(scene, 1), "overlord.hand_size") == Doc(1));
    CHECK(at(seen_by(scene, 1), "overlord.card_played") == Doc(true));
    CHECK(at(seen_by(scene, 1), "overlord.commands") == Doc(6));
  }

  TEST_CASE("DS-H1: an adventure of one's own is told to the Overlord, to others by its name") {
    Doc mine = content_file::adventure("saga-01");
    mine.set("id", "mine");
    Result<Options> options = Saga::read_options(*content_file::printed(), Doc::object().set("adventure", mine), 2);
    REQUIRE_MESSAGE(options.ok(), options.fault().message);
    const Moment moment{Saga(content_file::printed(), 2, *options), Saga(content_file::printed(), 2, *options).start()};
    CHECK(at(referee(moment), "options.adventure") == mine);
    CHECK(at(seen_by(moment, 0), "options.adventure") == mine);
    CHECK(at(seen_by(moment, 1), "options.adventure") == Doc("mine"));
    CHECK(at(seen_by(moment, kTable), "options.adventure") == Doc("mine"));
  }

  TEST_CASE("DS-H5, DS-H6: hero seats and who looks on see the same") {
    const Moment moment = find_step("saga-05", Step::AskAct, 5);
    const Doc table = seen_by(moment, kTable);
    CHECK(at(table, "aids").is_object());
    for (int seat = 1; seat < 5; ++seat) CHECK(seen_by(moment, seat) == table);
  }

  TEST_CASE("only the referee sees the agenda") {
    Scene scene("#####\n#O.s#\n#####");
    scene.begin("O");
    CHECK(at(referee(scene), "agenda") == json(R"([{"step":"hero_turn_ends"},{"step":"act"}])"));
    for (const int seat : {kTable, 0, 1}) {
      CHECK(seen_by(scene, seat).find("agenda") == nullptr);
      CHECK(seen_by(scene, seat).find("blind") == nullptr);
    }
  }

  TEST_CASE("what a viewer cannot see makes no difference") {
    Rng rng(5);
    for (const std::string_view id : all_adventures()) {
      const Saga game = make(id, most_players(id));
      int positions = 0;
      play_randomly(game, game.start(), rng, [&](const State& state) {
        if (++positions % 83 != 0) return;
        for (int seat = kTable; seat < game.players(); ++seat) {
          const Seats seats = seat == kTable ? Seats::none() : Seats(seat_at(seat));
          const State guess = game.guess(state, seats, rng);
          REQUIRE(game.view(guess, Viewer::of(seats)) == game.view(state, Viewer::of(seats)));
        }
      });
    }
  }

  // --- what everybody sees ---

  TEST_CASE("a view tells where the game stands") {
    Scene scene("######\n#O..s#\n#R...#\n######");
    Doc view = seen_by(scene, kTable);
    CHECK(at(view, "phase") == Doc("hero"));
    CHECK(at(view, "part") == Doc("heroes"));
    CHECK(at(view, "round") == Doc(1));
    CHECK(at(view, "asked.seat") == Doc(1));
    CHECK(at(view, "act").is_null());
    CHECK(at(view, "winner").is_null());
    CHECK(at(view, "victory.overlord[0]") ==
          json(R"({"type":"hero_incapacitated","what":null,"value":1,"now":0,"where":[]})"));
    scene.begin("O").act("move 3,1 E");
    view = seen_by(scene, kTable);
    CHECK(at(view, "phase") == Doc("act"));
    CHECK(at(view, "asked.model") == Doc(0));
    CHECK(at(view, "act") == json(R"({"model":0,"points":5,"moved":true,"in_move":true,"stopped":true,
                                      "move_over":false,"acted":false,"dazed":false,"trades":6,"cast":[]})"));
    scene.act("fight s");
    view = seen_by(scene, kTable);
    CHECK(at(view, "phase") == Doc("roll_attack"));
    CHECK(at(view, "attack") == json(R"({"model":0,"target":{"model":4},"type":"fight","dice":5,"defence":2,
                                         "armour":2,"destroys":false,"rolled":null})"));
    scene.roll({6, 5, 4, 3, 1});
    CHECK(at(seen_by(scene, kTable), "attack.rolled") == json("[6,5,4,3,1]"));
    scene.roll({1, 1});
    view = seen_by(scene, kTable);
    CHECK(at(view, "attack").is_null());
    CHECK(at(view, "models").as_array().size() == 2);
    CHECK(at(view, "bones") == Doc::array());
  }

  TEST_CASE("a view tells how a model stands") {
    Scene scene({.players = 3, .seats = {1, 2}}, "#######\n#O.s..#\n#D.tt.#\n#..tt.#\n#######");
    scene.wounds("O", 3).items("D", "energy_crystal_2*2").lasting("D", "shield").feat_used("O", "whirlwind");
    scene.stand("s", "2,1").recharge("burn", 2);
    const Doc view = seen_by(scene, kTable);
    CHECK(at(view, "models[0]") ==
          json(R"({"number":0,"figure":"orlaf","side":"heroes","class":"hero","sheet":"base","seat":1,"large":false,
                   "in_play":true,"square":"1,1","squares":["1,1"],"facing":"E","wounds":3,"crippled_at":3,"out_at":5,
                   "crippled":true,"engaged_by":[4],"outnumbered":false,
                   "values":{"movement":7,"fight":5,"defence":5,"shooting":null,"range":null,"armour":2},
                   "lasting":[],"feats":[{"feat":"whirlwind","used":true}],"spells":[],"items":[],"objects":[],
                   "activated":null,"exhausted":null,"acted":false,"incapacitated":false,"exited":false})"));
    const Doc& danor = at(view, "models[1]");
    CHECK(at(danor, "seat") == Doc(2));
    CHECK(at(danor, "lasting") == json(R"([{"effect":"shield","left":2}])"));
    CHECK(at(danor, "values.defence") == Doc(4));
    CHECK(at(danor, "items") == json(R"([{"item":"energy_crystal_2","count":2}])"));
    CHECK(at(danor, entry(danor, "spells", "spell", "burn")) == json(R"({"spell":"burn","major":true,"recharge":2})"));
    CHECK(at(view, "recharging") == json(R"([{"spell":"burn","recharge":2}])"));
    const Doc& troll = at(view, model_path(view, scene.model("t")));
    CHECK(at(troll, "squares") == json(R"(["3,2","4,2","3,3","4,3"])"));
    CHECK(at(troll, "out_at") == Doc(4));
    CHECK(at(troll, "crippled_at").is_null());
    CHECK(at(troll, "items").is_null());
    CHECK(at(troll, "activated") == Doc(false));
  }

  TEST_CASE("DS-8.15: a view shows who is out, and what was left behind") {
    Scene scene({.hero_losses = 2}, "######\n#Os..#\n#R...#\n#M...#\n######");
    scene.wounds("O", 4).objects("O", "rune_key").begin("s");
    scene.act("fight O").hits(1);
    const Doc view = seen_by(scene, kTable);
    CHECK(at(view, "models[0].in_play") == Doc(false));
    CHECK(at(view, "models[0].incapacitated") == Doc(true));
    CHECK(at(view, "models[0].squares") == Doc::array());
    CHECK(at(view, "dropped") ==
          json(R"([{"hero":"orlaf","square":"1,1","objects":[{"object":"rune_key","count":1}]}])"));
  }

  TEST_CASE("DS-13.12, DS-18.6: a view shows what is destroyed, and how blocks lie") {
    const Moment broken = find_moment("saga-07", [](const Saga&, const State& s) { return s.furniture_gone != 0; });
    const Doc view = seen_by(broken, kTable);
    const std::string piece = entry(view, "furniture", "gone", true);
    CHECK(at(view, piece + ".kind") == Doc("weak_point"));
    CHECK(at(view, "counters[0].value") == Doc(1));
    const Moment turned = find_moment("saga-06", [](const Saga&, const State& s) { return s.blocks != 0; });
    const Doc other = seen_by(turned, kTable);
    CHECK(at(other, "blocks[0].centre") == Doc("11,9"));
    CHECK(at(other, "blocks[0].turned") == Doc(turned.state.blocks & 3));
    int floor = 0;
    for (const Doc& row : at(other, "terrain").as_array()) {
      floor += static_cast<int>(std::count(row.as_string().begin(), row.as_string().end(), '.'));
    }
    CHECK(floor == turned.state.open.count());
  }

  // --- what helps who decides ---

  TEST_CASE("DS-6.1, DS-9.10: who decides is told where a model can go, and whom it can attack") {
    Scene scene("########\n#M....s#\n#......#\n########");
    scene.begin("M");
    Doc aids = at(seen_by(scene, 1), "aids");
    for (const int seat : {kTable, 0}) CHECK(at(seen_by(scene, seat), "aids") == aids);  // all of it is public
    CHECK(at(aids, entry(aids, "moves", "square", "3,2")) == json(R"({"square":"3,2","facing":null,"cost":2})"));
    CHECK(at(aids, "moves").as_array().size() == scene.ends().size() - 1);  // without the square where she stands
    CHECK(at(aids, "turns") == Doc(true));
    CHECK(at(aids, "breaks") == Doc::array());
    CHECK(at(aids, entry(aids, "arcs", "model", 0) + ".squares") == json(R"(["2,1","1,2","2,2"])"));
    const Doc& attack = at(aids, "attacks[0]");
    CHECK(at(attack, "type") == Doc("shoot"));
    scene.act("shoot s");
    CHECK(at(referee(scene), "attack.dice") == at(attack, "dice"));
    CHECK(at(referee(scene), "attack.defence") == at(attack, "defence"));
    CHECK(at(referee(scene), "attack.armour") == at(attack, "armour"));
  }

  TEST_CASE("DS-6.8, DS-10.4: who is engaged is told how to break away, a Large model what turning costs") {
    Scene scene("########\n#..Os..#\n#......#\n########");
    scene.begin("O");
    Doc aids = at(seen_by(scene, 1), "aids");
    CHECK(at(aids, "moves") == Doc::array());
    CHECK(at(aids, "breaks").as_array().size() == scene.breaks().size());
    CHECK(at(aids, "breaks[0].cost") == Doc(1));
    Scene large("#########\n#O....tt#\n#.....tt#\n#########");
    large.begin("t");
    aids = at(seen_by(large, 0), "aids");
    CHECK(at(aids, entry(aids, "moves", "facing", "E")) == json(R"({"square":"4,1","facing":"E","cost":4})"));
  }

  TEST_CASE("attacks that are offered are those that are rolled") {
    Rng rng(11);
    int compared = 0;
    for (const std::string_view id : all_adventures()) {
      const Saga game = make(id);
      State state = game.start();
      while (!game.turn(state).is_over()) {
        const Action action = choose(game, state, rng);
        const Kind kind = kind_of(action);
        if (kind == Kind::Fight || kind == Kind::Shoot || kind == Kind::Free || kind == Kind::Target) {
          const Doc offered = at(position(game, state), "aids.attacks");
          game.apply(state, action, NoEvents{});
          if (state.next().step != Step::RollAttack) continue;
          const Doc rolled = at(position(game, state), "attack");
          const auto same = [&](const Doc& each) {
            for (const std::string_view member : {"model", "target", "type", "dice", "defence", "armour"}) {
              if (!(at(each, member) == at(rolled, member))) return false;
            }
            return true;
          };
          const Doc::Array& list = offered.as_array();
          REQUIRE_MESSAGE(std::any_of(list.begin(), list.end(), same), to_json(rolled));
          ++compared;
          continue;
        }
        game.apply(state, action, NoEvents{});
      }
    }
    CHECK(compared > 100);
  }

  // --- events ---

  TEST_CASE("events tell what happened") {
    Scene scene("######\n#.Os.#\n######");
    scene.begin("O");
    const auto told = [&](Event::Type type) { return scene.game.describe(scene.event(type), Viewer::table()); };
    scene.act("fight s");
    CHECK(told(Event::Type::AttackBegan) ==
          json(R"({"type":"attack.began","model":0,"figure":"orlaf","target":{"model":4},
                   "target_figure":"skeleton_warrior",
                   "why":[{"on":"attack","what":"combat","id":null,"by":[],"delta":5},
                          {"on":"defence","what":"combat","id":null,"by":[],"delta":2},
                          {"on":"armour","what":"armour","id":null,"by":[],"delta":2}],
                   "kind":"fight","dice":5,"defence":2,"armour":2})"));
    scene.roll({6, 5, 2, 2, 1});
    CHECK(told(Event::Type::DiceRolled) ==
          json(R"({"type":"dice.rolled","model":0,"figure":"orlaf","target":{"model":4},
                   "target_figure":"skeleton_warrior","dice":[6,5,2,2,1],"side":"attack"})"));
    scene.roll({4, 3});
    CHECK(told(Event::Type::AttackEnded) ==
          json(R"({"type":"attack.ended","model":0,"figure":"orlaf","target":{"model":4},
                   "target_figure":"skeleton_warrior","stopped":[2,2,1],
                   "pairs":[{"attack":6,"defence":4,"hit":true},{"attack":5,"defence":3,"hit":true}],"hits":2})"));
    CHECK(told(Event::Type::ModelRemoved) == json(R"({"type":"model.removed","model":4,"figure":"skeleton_warrior",
                                                      "square":"3,1","why":"bones"})"));
    CHECK(told(Event::Type::BonesPlaced) == json(R"({"type":"bones.placed","square":"3,1","count":1})"));
  }

  TEST_CASE("DS-H3: the card that is drawn is told to the Overlord alone") {
    const Saga game = make("saga-01", 3);
    Event event{.type = Event::Type::CardDrawn, .card = 1};
    event.told = static_cast<std::uint32_t>(packed::pack(tells::Drawn{12}));
    event.knows = Seats(kOverlord);
    const Doc id = content_file::printed()->cards[1].id;
    CHECK(at(game.describe(event, viewer_of(0)), "card") == id);
    CHECK(at(game.describe(event, Viewer::everything()), "card") == id);
    for (const int seat : {kTable, 1, 2}) {
      CHECK(at(game.describe(event, viewer_of(seat)), "card").is_null());
      CHECK(at(game.describe(event, viewer_of(seat)), "pile") == Doc(12));
    }
    // What is played everybody sees.
    event.type = Event::Type::CardPlayed;
    CHECK(at(game.describe(event, viewer_of(kTable)), "card") == id);
  }

  TEST_CASE("every kind of event has words of its own") {
    const Saga game = make("saga-07", 3);
    const uc::test::Schema schema = uc::test::read_schema("docs/format/saga-event.schema.json");
    std::set<std::string> types;
    for (int type = 0; type <= static_cast<int>(Event::Type::GameEnded); ++type) {
      Event event{.type = static_cast<Event::Type>(type), .model = 1, .thing = 0, .figure = 2, .target_figure = 0};
      event.at = square_at(3, 4);
      event.from = square_at(3, 5);
      event.card = 1;
      event.told = 0x01010101;
      const Doc doc = game.describe(event, Viewer::everything());
      REQUIRE(doc.is_object());
      CHECK(schema.fault(doc) == "");
      types.insert(at(doc, "type").as_string());
    }
    CHECK(types.size() == static_cast<std::size_t>(Event::Type::GameEnded) + 1);
  }

  TEST_CASE("views and events of whole games fit their schemas") {
    const uc::test::Schema views = uc::test::read_schema("docs/format/saga-view.schema.json");
    const uc::test::Schema events = uc::test::read_schema("docs/format/saga-event.schema.json");
    std::set<std::string> types;
    std::uint64_t seed = 40;
    for (const std::string_view id : all_adventures()) {
      const Saga game = make(id, 2 + static_cast<int>(++seed % static_cast<unsigned>(most_players(id) - 1)));
      Rng rng(seed);
      State state = game.start();
      int views_checked = 0;
      while (!game.turn(state).is_over()) {
        EventList<Event> told;
        game.apply(state, choose(game, state, rng), told);
        for (const Event& event : told.items) {
          const Doc doc = game.describe(event, viewer_of(static_cast<int>(seed % 3) - 1));
          const bool first = types.insert(at(doc, "type").as_string()).second;
          if (first || below(rng, 100) == 0) REQUIRE(events.fault(doc) == "");
        }
        if (below(rng, 100) != 0 && !game.turn(state).is_over()) continue;
        if (++views_checked > 3) continue;
        for (const Viewer viewer : {Viewer::everything(), Viewer::table(), Viewer::of(seat_at(1))}) {
          REQUIRE(views.fault(game.view(state, viewer)) == "");
        }
      }
    }
    CHECK(types.size() > 40);
  }
}
