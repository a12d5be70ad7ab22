// What `look` tells of the map, held against play: docs/format/saga.md, "Looking".
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "documents.hpp"
#include "players/saga/knowledge.hpp"
#include "protocol/schema.hpp"
#include "random_map.hpp"
#include "saga/documents/view.hpp"
#include "saga/rules/threats.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::saga;
using namespace uc::saga::test;
using content_file::json;
using documents::all_adventures;
using documents::make;
using editing::at;
using positions::viewer_of;

namespace {

Result<Doc> ask(const Saga& game, const State& state, const Doc& what, Viewer viewer = Viewer::table()) {
  const Doc request = Doc::object().set("what", what);
  DocReader fields(request, "bad_request");
  DocReader question = fields.member("what");
  return game.look(state, question, viewer);
}
Doc look(const Saga& game, const State& state, const Doc& what, Viewer viewer = Viewer::table()) {
  static const uc::test::Schema schema = uc::test::read_schema("docs/format/saga-look.schema.json");
  Result<Doc> found = ask(game, state, what, viewer);
  REQUIRE_MESSAGE(found.ok(), found.fault().message);
  static int answers = 0;  // checking all of them would take longer than all else
  if (answers++ % 100 == 0) REQUIRE(schema.fault(*found) == "");
  return *found;
}
Doc look(const Scene& scene, const Doc& what) { return look(scene.game, scene.state, what); }
Doc at_model(int model) { return Doc::object().set("at", model); }
std::string fault_of(const Saga& game, const State& state, const Doc& what) {
  const Result<Doc> found = ask(game, state, what);
  return found.ok() ? "" : found.fault().path;
}

// --- play -----------------------------------------------------------------------------------------------------------------

// A position in which this model is asked what to do, as if its Turn or activation began.
State begun(const Saga& game, State state, int model) {
  state.tasks = 0;
  state.agenda = {};
  const auto push = [&](const Task& task) { state.agenda[state.tasks++] = task; };
  if (is_hero(model)) {
    push(Task(Step::HeroTurnEnds));
  } else {
    push(Task(Step::EndRound, about::EndRound{.part = RoundPart::Recharge, .next = 0}));
    push(Task(Step::Commands));
    push(Task(Step::ActivationEnds));
  }
  push(Task(Step::AskAct));
  state.act = {};
  state.act.model = static_cast<std::uint8_t>(model);
  state.act.points = static_cast<std::uint8_t>(movement_of(game, state, model));
  return state;
}
bool is_asked(const State& state, int model) {
  return state.next().step == Step::AskAct && state.act.model == model && (state.act.flags & act::kActed) == 0;
}

// Rolls ones until somebody is asked: nothing hits.
void miss(const Saga& game, State& state) {
  while (game.turn(state).is_chance()) {
    OutcomeList outcomes;
    game.outcomes(state, outcomes);
    Action lowest = outcomes.front().action;
    int least = 99;
    for (const Outcome& each : outcomes) {
      const bool dice = kind_of(each.action) == Kind::Dice;
      int sum = 0;
      if (dice) {
        const Faces faces = dice_of(each.action);
        for (std::size_t face = 0; face < faces.size(); ++face) sum += faces[face] * static_cast<int>(face);
      }
      if (sum < least) least = sum, lowest = each.action;
    }
    game.apply(state, lowest, NoEvents{});
  }
}

// Calls f(state) for every position to which its Move can lead, by play: where it stands, after each Move, and if it is
// engaged after each break-away that nothing hits. Its Turn may be over there, because nothing is left to choose.
template <class F>
void for_each_end(const Saga& game, const State& first, int model, bool breaks, F&& f) {
  f(first);
  if (!is_asked(first, model)) return;
  ActionList list;
  game.actions(first, list);
  for (const Action action : list) {
    const Kind kind = kind_of(action);
    if (kind != Kind::Move && (kind != Kind::Break || !breaks)) continue;
    State next = first;
    game.apply(next, action, NoEvents{});
    while (next.next().step == Step::AskFree || game.turn(next).is_chance()) {
      if (game.turn(next).is_chance()) {
        miss(game, next);
        continue;
      }
      ActionList order;
      game.actions(next, order);
      game.apply(next, order[0], NoEvents{});
    }
    if (kind == Kind::Break) for_each_end(game, next, model, false, f);
    else f(next);
  }
}
// Those in which it may act.
template <class F>
void for_each_stand(const Saga& game, const State& first, int model, bool breaks, F&& f) {
  for_each_end(game, first, model, breaks, [&](const State& there) {
    if (is_asked(there, model)) f(there);
  });
}

// The attacks that can be made in a position, without crystals: calls f(action, type, spell, target).
template <class F>
void for_each_attack(const Saga& game, const State& state, F&& f) {
  ActionList list;
  game.actions(state, list);
  for (const Action action : list) {
    switch (kind_of(action)) {
      case Kind::Fight: f(action, Attack::Fight, int{kNone}, int{as<said::Target>(action).target}); break;
      case Kind::Shoot: f(action, Attack::Shoot, int{kNone}, int{as<said::Target>(action).target}); break;
      case Kind::Cast: {
        const auto cast = as<said::Cast>(action);
        if (!game.content().spells[cast.spell].attacks || cast.crystal != kNone) break;
        State next = state;
        game.apply(next, action, NoEvents{});
        const ModelSet many = next.next().step == Step::AskTarget ? next.targets : 0;
        if (next.next().step == Step::RollAttack) f(action, Attack::Magic, int{cast.spell}, int{next.attack.target});
        for_each_in(many, [&](int target) { f(action, Attack::Magic, int{cast.spell}, target); });
        break;
      }
      default: break;
    }
  }
}

// By play: which of the other side's models one model could strike.
Danger struck(const Saga& game, const State& state, int model) {
  Danger danger;
  for_each_stand(game, begun(game, state, model), model, true, [&](const State& there) {
    for_each_attack(game, there, [&](Action, int type, int, int target) {
      if (!thing::is_model(target) || is_hero(target) == is_hero(model)) return;
      (type == Attack::Fight ? danger.fight : type == Attack::Shoot ? danger.shoot : danger.cast) |= set_of(target);
    });
  });
  return danger;
}

ModelSet set_from(const Doc& list) {
  ModelSet set = 0;
  for (const Doc& each : list.as_array()) set |= set_of(static_cast<int>(each.as_integer()));
  return set;
}
// Of an answer to a threat, what it tells of a square.
Danger told(const Doc& threat, Square square) {
  for (const Doc& each : at(threat, "squares").as_array()) {
    if (at(each, "square") != Doc(Scene::text_of(square))) continue;
    const Danger danger{set_from(at(each, "fight")), set_from(at(each, "shoot")), set_from(at(each, "cast"))};
    CHECK(set_from(at(each, "by")) == danger.all());
    return danger;
  }
  return {};
}
bool same(const Danger& a, const Danger& b) { return a.fight == b.fight && a.shoot == b.shoot && a.cast == b.cast; }

// A map without Elshara's spells would hardly threaten by magic: all bosses have theirs in a scene.
std::string in_words(const RandomMap& map) { return map.picture + map.pieces; }

}  // namespace

TEST_CASE("look at a model: where it can go, and how (DS-6.1, DS-6.6)") {
  Scene scene("########\n#O....s#\n#......#\n#R.....#\n########");
  Doc seen = look(scene, at_model(scene.model("O")));
  CHECK(at(seen, "now") == Doc(false));
  CHECK(at(seen, "points") == Doc(7));
  scene.begin("O");
  seen = look(scene, at_model(scene.model("O")));
  CHECK(at(seen, "now") == Doc(true));
  CHECK(at(seen, documents::entry(seen, "reach", "square", "4,2")) ==
        json(R"({"square":"4,2","facing":null,"cost":3,"via":["2,2","3,2"],"stops":[],"first":null})"));
  CHECK(at(seen, documents::entry(seen, "reach", "square", "5,1")) ==
        json(R"({"square":"5,1","facing":null,"cost":4,"via":["2,1","3,1","4,1"],"stops":[4],"first":null})"));
  CHECK(at(seen, "breaks") == Doc::array());
  CHECK(at(seen, "front") == json(R"(["2,1","1,2","2,2"])"));
  CHECK(at(seen, "rear") == Doc::array());
  Scene engaged("#######\n#..Os.#\n#.....#\n#######");
  engaged.begin("O");
  seen = look(engaged, at_model(engaged.model("O")));
  CHECK(at(seen, "breaks[0]") == json(R"({"square":"2,1","cost":1,"free":[4]})"));
  CHECK(at(seen, documents::entry(seen, "reach", "square", "1,2")) ==
        json(R"({"square":"1,2","facing":null,"cost":2,"via":["2,1"],"stops":[],"first":"2,1"})"));
}

TEST_CASE("look at a model: the reach is that of play, with its points, on random maps") {
  Rng rng(101);
  int ends = 0, broken = 0;
  for (int i = 0; i < 120; ++i) {
    const RandomMap map(rng);
    const Scene scene(map.picture, map.pieces);
    for_each_in(scene.state.in_play, [&](int model) {
      if (below(rng, 3) != 0) return;
      const State first = begun(scene.game, scene.state, model);
      std::map<std::tuple<int, int, int>, int> left;  // most points left by row, column, facing
      const bool large = scene.game.figure(first, model).large;
      for_each_end(scene.game, first, model, true, [&](const State& there) {
        const Square now = there.at[model];
        const int facing = large ? index(there.facing[model]) : 0;
        if (now == first.at[model] && (!large || facing == index(first.facing[model]))) return;
        if (is_passing(scene.game, there, model)) return;  // it has to go on
        // Points are counted for heroes alone, and only as long as their Turn lasts.
        auto& most = left.try_emplace({now.y, now.x, facing}, -1).first->second;
        if (is_hero(model) && is_asked(there, model)) most = std::max(most, int{there.act.points});
      });
      const Doc seen = look(scene.game, first, at_model(model));
      std::map<std::tuple<int, int, int>, int> told;
      for (const Doc& each : at(seen, "reach").as_array()) {
        const Square square = Scene::square_of_text(at(each, "square").as_string());
        const Doc& facing = at(each, "facing");
        const std::string compass = "NESW";
        const int number = facing.is_null() ? 0 : static_cast<int>(compass.find(facing.as_string()));
        const int points = static_cast<int>(at(seen, "points").as_integer() - at(each, "cost").as_integer());
        const auto played = left.find({square.y, square.x, number});
        told[{square.y, square.x, number}] = played == left.end() || played->second >= 0 ? points : -1;
        CHECK(at(each, "cost").as_integer() >= 1);
        broken += at(each, "first").is_null() ? 0 : 1;
        // The way has a square for each step but the last; passages through walls cost one more.
        const auto steps = static_cast<std::int64_t>(at(each, "via").as_array().size()) + 1;
        CHECK((scene.game.figure(first, model).walks_walls ? steps <= at(each, "cost").as_integer()
                                                           : steps == at(each, "cost").as_integer()));
        // Where it stops is in the front arc of those who are named.
        State there = first;
        put_model(scene.game, there, model, square, facing_at(number));
        CHECK(set_from(at(each, "stops")) == engagers(scene.game, there, model));
      }
      // Turning where it stands is no reach, but for Large models.
      std::string difference;
      for (const auto* const one : {&told, &left}) {
        const auto& other = one == &told ? left : told;
        for (const auto& [place, points] : *one) {
          const auto found = other.find(place);
          if (found != other.end() && found->second == points) continue;
          const auto& [y, x, facing] = place;
          difference += (one == &told ? " told " : " played ") + std::to_string(x) + "," + std::to_string(y) + "/" +
                        std::to_string(facing) + ":" + std::to_string(points);
        }
      }
      CHECK_MESSAGE(difference == "", in_words(map) << ": " << Scene::text_of(first.at[model]));
      ends += static_cast<int>(told.size());
    });
  }
  CHECK(ends > 3000);
  CHECK(broken > 200);
}

TEST_CASE("look at a model: its strikes are those of play, with lines that can be played and the odds of play") {
  Rng rng(103);
  int strikes = 0, magic = 0, shots = 0, locks = 0;
  for (const std::string_view id : all_adventures()) {
    const Saga game = make(id);
    State state = game.start();
    for (int decisions = 0; !game.turn(state).is_over();) {
      const Turn turn = game.turn(state);
      const Action action = turn.is_chance() ? game.draw(state, rng) : uc::Knowledge<Saga>::playout(game, state, rng);
      const bool asked = turn.is_seat() && state.next().step == Step::AskAct && (state.act.flags & act::kActed) == 0;
      if (asked && ++decisions % 12 == 1) {
        const int model = state.act.model;
        // By play: from which squares which targets can be struck in which way.
        std::set<std::tuple<std::string, std::string, std::string, std::string>> played;
        for_each_stand(game, state, model, false, [&](const State& there) {
          for_each_attack(game, there, [&](Action, int type, int spell, int target) {
            if (thing::is_model(target) && is_hero(target) == is_hero(model)) return;  // a blast hits friends, too
            played.emplace(kAttackNames[type], spell == kNone ? "" : game.content().spells[spell].id,
                           to_json(thing_doc(game, target, Viewer::table())), square_name(there.at[model]));
          });
        });
        std::set<std::tuple<std::string, std::string, std::string, std::string>> told;
        const auto ask_about = [&](const Doc& what) {
          const Doc seen = look(game, state, what);
          double before = 2;
          for (const Doc& each : at(seen, "strikes").as_array()) {
            const std::string spell = at(each, "spell").is_null() ? "" : at(each, "spell").as_string();
            told.emplace(at(each, "type").as_string(), spell, to_json(at(each, "target")),
                         at(each, "square").as_string());
            const double removed = at(each, "removed").is_null() ? 0 : at(each, "removed").as_real();
            CHECK(removed <= before);
            before = removed;
            // The line leads to this very attack.
            State there = state;
            const Doc::Array& actions = at(each, "actions").as_array();
            REQUIRE(!actions.empty());
            for (std::size_t i = 0; i < actions.size(); ++i) {
              const Result<Action> next = game.parse(there, actions[i].as_string());
              REQUIRE(next.ok());
              REQUIRE_MESSAGE(!game.refuse(there, *next), to_json(each));
              if (i + 1 == actions.size()) {
                const Doc odds = game.odds(there, *next);
                const Doc::Array& attacks = at(odds, "attacks").as_array();
                const auto same = [&](const Doc& attack) {
                  const char* const chance = at(each, "opened").is_null() ? "removed" : "opened";
                  return at(attack, "dice") == at(each, "dice") && at(attack, "defence") == at(each, "defence") &&
                         at(attack, "armour") == at(each, "armour") && at(attack, chance) == at(each, chance);
                };
                CHECK_MESSAGE(std::any_of(attacks.begin(), attacks.end(), same), to_json(each));
                CHECK(square_name(there.at[model]) == at(each, "square").as_string());
                CHECK(set_from(at(each, "engaged")) == engagers(game, there, model));
              }
              game.apply(there, *next, NoEvents{});
            }
            ++strikes;
            magic += at(each, "type") == Doc("magic") ? 1 : 0;
            shots += at(each, "type") == Doc("shoot") ? 1 : 0;
            locks += at(each, "opened").is_null() ? 0 : 1;
          }
        };
        // All places are told of a target that is named, by the square of actions.
        std::set<std::string> targets;
        for (const auto& each : played) targets.insert(std::get<2>(each));
        for (const std::string& target : targets) {
          const Doc thing = json(target);
          const auto& [kind, which] = thing.as_object().front();
          std::string square;
          if (kind == "model") square = square_name(state.at[which.as_integer()]);
          else if (kind == "door")
            square = at(game.view(state, Viewer::table()), "doors").as_array().empty() ? "" : [&] {
              const Doc view = game.view(state, Viewer::table());
              return at(view, documents::entry(view, "doors", "id", which) + ".squares[0]").as_string();
            }();
          else square = which.as_string();
          ask_about(at_model(model).set("target", square));
        }
        CHECK_MESSAGE(told == played, id << " " << to_json(game.view(state, Viewer::everything())));
        const std::size_t all = told.size();
        ask_about(at_model(model));  // at most some places of each
        CHECK(told.size() == all);
        ask_about(at_model(model).set("from", square_name(state.at[model])));
        CHECK(told.size() == all);
      }
      game.apply(state, action, NoEvents{});
    }
  }
  CHECK(strikes > 1500);
  CHECK(magic > 50);
  CHECK(shots > 50);
  CHECK(locks > 20);
}

TEST_CASE("look at a model: the line begins with who is chosen, where that is the choice") {
  Scene scene("########\n#O....s#\n#R.....#\n########");
  CHECK(at(look(scene, at_model(0)), "strikes[0].actions[0]") == Doc("hero orlaf"));
  CHECK(at(look(scene, at_model(scene.model("s"))), "strikes[0].actions").is_null());
  scene.begin("O");
  CHECK(at(look(scene, at_model(1)), "strikes[0].actions").is_null());  // Rordin's Turn comes later
  scene.act("end").overlord();
  CHECK(at(look(scene, at_model(scene.model("s"))), "strikes[0].actions[0]") == Doc("activate 6,1"));
}

TEST_CASE("look for threats: to models as they stand, by play on random maps") {
  Rng rng(107);
  int models = 0, fights = 0, shots = 0, casts = 0;
  for (int i = 0; i < 40; ++i) {
    const RandomMap map(rng);
    const Scene scene(map.picture, map.pieces);
    for (const int side : {0, 1}) {
      const Doc threat = look(scene, Doc::object().set("threat", side == 0 ? "overlord" : "heroes"));
      std::map<int, Danger> danger;  // by play, of each target
      for_each_in(yet_to_act(scene.state, side), [&](int each) {
        const Danger found = struck(scene.game, scene.state, each);
        for_each_in(found.all(), [&](int target) {
          if (has(found.fight, target)) danger[target].fight |= set_of(each);
          if (has(found.shoot, target)) danger[target].shoot |= set_of(each);
          if (has(found.cast, target)) danger[target].cast |= set_of(each);
        });
      });
      for_each_in(enemies_of(scene.state, side == 0 ? kMaxHeroes : 0), [&](int target) {
        const Danger expected = danger[target];
        CHECK_MESSAGE(same(told(threat, scene.state.at[target]), expected),
                      in_words(map) << ": " << Scene::text_of(scene.state.at[target]));
        const Doc seen = look(scene, at_model(target));
        CHECK(set_from(at(seen, "threatened_by.fight")) == expected.fight);
        CHECK(set_from(at(seen, "threatened_by.shoot")) == expected.shoot);
        CHECK(set_from(at(seen, "threatened_by.cast")) == expected.cast);
        ++models;
        fights += std::popcount(expected.fight);
        shots += std::popcount(expected.shoot);
        casts += std::popcount(expected.cast);
      });
    }
  }
  CHECK(models > 200);
  CHECK(fights > 200);
  CHECK(shots > 20);
  CHECK(casts > 20);
}

// Somebody without arcs: a hero who faces walls wherever it would have a front arc.
TEST_CASE("look for threats: to whoever came to a square, by play with a hero whose arcs are all wall") {
  Rng rng(109);
  int squares = 0, fights = 0, shots = 0, casts = 0, hindered = 0;
  for (int i = 0; i < 400 && squares < 400; ++i) {
    const RandomMap map(rng);
    const Scene scene(map.picture, map.pieces);
    const int guest = scene.model("M");
    State empty = scene.state;  // without the guest
    empty.in_play &= ~set_of(guest);
    empty.taken -= squares_of(scene.game, scene.state, guest);
    if ((empty.in_play & kHeroes) == 0) continue;  // a game without heroes is over
    const Threats threats(scene.game, empty, 0);
    int looked = 0;
    scene.state.open.for_each([&](Square q) {
      if (looked >= 3 || empty.solid.has(q) || is_occupied(scene.game, empty, q)) return;
      for (int f = 0; f < kFacings; ++f) {
        State there = empty;
        there.in_play |= set_of(guest);
        there.at[guest] = q;
        there.facing[guest] = facing_at(f);
        there.taken.add(q);
        if (!front_arc(scene.game, there, guest).empty()) continue;
        Danger expected;
        for_each_in(yet_to_act(there, 0), [&](int each) {
          const Danger found = struck(scene.game, there, each);
          if (has(found.fight, guest)) expected.fight |= set_of(each);
          if (has(found.shoot, guest)) expected.shoot |= set_of(each);
          if (has(found.cast, guest)) expected.cast |= set_of(each);
        });
        CHECK_MESSAGE(same(threats.at(q), expected), in_words(map) << ": at " << Scene::text_of(q));
        ++looked;
        ++squares;
        fights += std::popcount(expected.fight);
        shots += std::popcount(expected.shoot);
        casts += std::popcount(expected.cast);
        hindered += std::popcount(empty.in_play & ~kHeroes & ~expected.all()) > 0 ? 1 : 0;
        return;
      }
    });
  }
  CHECK(squares >= 400);
  CHECK(fights > 200);
  CHECK(shots > 50);
  CHECK(casts > 50);
  CHECK(hindered > 100);
}

TEST_CASE("look for threats: of those who still act in this Round (DS-3.2, DS-4.3, DS-4.13)") {
  Scene scene("###########\n#O...R...s#\n#........s#\n###########");
  const auto by = [&](const char* side) {
    ModelSet all = 0;
    const Doc threat = look(scene, Doc::object().set("threat", side));
    for (const Doc& each : at(threat, "squares").as_array()) all |= set_from(at(each, "by"));
    return all;
  };
  const ModelSet both = set_of(scene.model("s")) | set_of(scene.model("s2"));
  CHECK(by("heroes") == (set_of(0) | set_of(1)));
  CHECK(by("overlord") == both);
  scene.exhausted("s2");
  CHECK(by("overlord") == set_of(scene.model("s")));
  scene.begin("O").act("end");
  CHECK(by("heroes") == set_of(1));
  const Doc threat = look(scene, json(R"({"threat":"overlord"})"));
  CHECK(at(threat, "commands") == Doc(3));
  CHECK(at(look(scene, json(R"({"threat":"heroes"})")), "commands").is_null());
  scene.overlord();
  CHECK(by("heroes") == (set_of(0) | set_of(1)));  // of the next Round
}

TEST_CASE("look along a line: what it crosses, and what blocks it (DS-9.5 to DS-9.10)") {
  Scene scene("############\n#M..s...z..#\n#....#.....#\n############");
  const auto line = [&](const char* ends) { return look(scene, json(std::string(R"({"line":)") + ends + "}")); };
  CHECK(line(R"(["1,1","8,1"])") == json(R"({"from":"1,1","to":"8,1","clear":false,"range":"long","gap":36,
      "front":true,"crossed":["2,1","3,1","4,1","5,1","6,1","7,1"],
      "blocked":[{"square":"4,1","why":"model"}],"cover":[]})"));
  CHECK(at(line(R"(["3,2","7,2"])"), "blocked") == json(R"([{"square":"5,2","why":"wall"}])"));
  CHECK(at(line(R"(["8,1","1,1"])"), "front") == Doc(true));
  CHECK(at(line(R"(["3,2","7,2"])"), "front").is_null());
  Scene table("12x3", "M@0,0/E s@4,0/W T@2,0+3,0");
  CHECK(at(look(table, json(R"({"line":["0,0","4,0"]})")), "cover") == json(R"(["2,0","3,0"])"));
  CHECK(at(look(table, json(R"({"line":["0,0","4,0"]})")), "clear") == Doc(true));
  Scene corner("#####\n#M#.#\n##.s#\n#####");
  CHECK(at(look(corner, json(R"({"line":["1,1","2,2"]})")), "blocked") ==
        json(R"([{"square":"2,1","why":"corner"},{"square":"1,2","why":"corner"}])"));
  Scene door({.locks = "1:mundane_1"}, "#######\n#M.1.s#\n#######");
  CHECK(at(look(door, json(R"({"line":["1,1","5,1"]})")), "blocked") ==
        json(R"([{"square":"3,1","why":"door"},{"square":"4,1","why":"wall"}])"));
}

TEST_CASE("look: questions that are none are refused with their place") {
  Scene scene("########\n#O....s#\n########");
  const auto fault = [&](const char* what) { return fault_of(scene.game, scene.state, json(what)); };
  CHECK(fault(R"({})") == "what");
  CHECK(fault(R"({"at":64})") == "what.at");
  CHECK(fault(R"({"at":9})") == "what.at");
  CHECK(fault(R"({"at":0,"from":"9,9"})") == "what.from");
  CHECK(fault(R"({"at":0,"target":5})") == "what.target");
  CHECK(fault(R"({"line":["1,1"]})") == "what.line");
  CHECK(fault(R"({"line":["1,1","1,1"]})") == "what.line");
  CHECK(fault(R"({"line":["1,1","01,1"]})") == "what.line[1]");
  CHECK(fault(R"({"threat":"nobody"})") == "what.threat");
}

TEST_CASE("look: what a viewer cannot see makes no difference (DS-H1 to DS-H3)") {
  Rng rng(113);
  int asked = 0;
  for (const std::string_view id : {"saga-01", "saga-04", "saga-10"}) {
    const Saga game = make(id);
    State state = game.start();
    for (int steps = 0; steps < 600 && !game.turn(state).is_over(); ++steps) {
      if (steps % 60 == 1) {
        const State guess = game.guess(state, Seats::none(), rng);
        std::vector<Doc> questions = {json(R"({"threat":"overlord"})"), json(R"({"threat":"heroes"})")};
        for_each_in(state.in_play, [&](int model) { questions.push_back(at_model(model)); });
        for (const Doc& what : questions) {
          const std::string here = to_json(look(game, state, what));
          CHECK(here == to_json(look(game, guess, what)));
          CHECK(here == to_json(look(game, state, what, viewer_of(1))));
          ++asked;
        }
      }
      const Action action =
          game.turn(state).is_chance() ? game.draw(state, rng) : uc::Knowledge<Saga>::playout(game, state, rng);
      game.apply(state, action, NoEvents{});
    }
  }
  CHECK(asked > 100);
}
