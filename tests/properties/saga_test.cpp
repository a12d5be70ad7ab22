// Dungeon Saga through the conformance suite: every adventure, every number of players and several ways to share the
// heroes, skills and items; random games, and games led by the computer player's policy, which come much further; and
// an adventure of our own in which everything rare is common.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "players.hpp"
#include "players/saga/players.hpp"
#include "rules/saga/content_file.hpp"
#include "saga/rules/rules.hpp"
#include "saga_odds.hpp"

namespace {

using namespace uc;
using namespace uc::saga;
using content_file::printed;

// --- nothing is lost ----------------------------------------------------------------------------------------------------

// The boards that play keeps up to date, square by square and from the content alone.
struct Recount {
  Board open, solid, taken;

  Recount(const Saga& game, const State& s) {
    const Adventure& adventure = game.adventure();
    for (int y = 0; y < adventure.height; ++y) {
      for (int x = 0; x < adventure.width; ++x) {
        const Square here = square_at(x, y);
        if (is_open(game, s, here)) open.add(here);
        if (is_solid(game, s, here)) solid.add(here);
      }
    }
    for_each_in(s.in_play, [&](int model) {
      const int size = game.figure(s, model).large ? 2 : 1;
      for (int i = 0; i < size * size; ++i) {
        const Square on = square_at(s.at[model].x + i % size, s.at[model].y + i / size);
        if (!game.figure(s, model).ethereal) taken.add(on);
      }
    });
  }

  // Where this square of a block lay before the block turned.
  static Square before(const Saga& game, const State& s, Square here) {
    for (std::size_t i = 0; i < game.blocks().size(); ++i) {
      const Square centre = game.blocks()[i].centre;
      int dx = here.x - centre.x, dy = here.y - centre.y;
      if (std::abs(dx) > 1 || std::abs(dy) > 1) continue;
      for (int turned = s.blocks >> (2 * i) & 3; turned > 0; --turned) {  // back: anticlockwise
        const int was = dx;
        dx = dy;
        dy = -was;
      }
      return square_at(centre.x + dx, centre.y + dy);
    }
    return here;
  }
  static bool is_open(const Saga& game, const State& s, Square here) {
    const Adventure& adventure = game.adventure();
    for (int area = 0; area < adventure.areas; ++area) {
      if ((s.areas >> area & 1U) != 0 && adventure.floor[area].has(before(game, s, here))) return true;
    }
    for (std::size_t i = 0; i < adventure.doors.size(); ++i) {
      const Door& door = adventure.doors[i];
      for (unsigned k = 0; k < door.size; ++k) {
        if ((s.doors_open >> i & 1U) != 0 && door.squares[k] == here) return true;
      }
    }
    return false;
  }
  static bool is_solid(const Saga& game, const State& s, Square here) {
    const Adventure& adventure = game.adventure();
    for (const Chest& chest : adventure.chests) {
      if ((s.areas >> chest.area & 1U) != 0 && chest.at == here) return true;
    }
    for (std::size_t i = 0; i < adventure.furniture.size(); ++i) {
      const Furniture& piece = adventure.furniture[i];
      if ((s.areas >> piece.area & 1U) == 0 || (s.furniture_gone >> i & 1U) != 0) continue;
      for (unsigned k = 0; k < piece.size; ++k) {
        if (piece.squares[k] == here) return true;
      }
    }
    return false;
  }
};

void check_boards(const Saga& game, const State& s) {
  const Recount counted(game, s);
  if (!(counted.open == s.open)) FAIL("DS-1.7: the open squares are not those of a recount");
  if (!(counted.solid == s.solid)) FAIL("DS-13.1: the squares under furniture are not those of a recount");
  if (!(counted.taken == s.taken)) FAIL("DS-6.2: the squares under models are not those of a recount");
}

// Who stands with an Ethereal model is asked nothing but where its break-away goes on (DS-14.4, DS-R67).
void check_passing(const Saga& game, const State& s, int model) {
  const bool bonus = s.next().step == Step::AskBonusMove;
  if (!bonus && s.next().step != Step::AskAct) FAIL("DS-14.4: who stands with an Ethereal model is not moving");
  if ((bonus ? int{s.next().as<about::BonusMove>().model} : s.act.model) != model) FAIL("DS-14.4: another model moves");
  ActionList list;
  game.actions(s, list);
  for (const Action action : list) {
    if (kind_of(action) != Kind::Move) FAIL("DS-R67: there is something else to do");
  }
}

void check_models(const Saga& game, const State& s) {
  Board stand;
  for_each_in(s.in_play, [&](int model) {
    const bool passing = is_passing(game, s, model);
    if (passing) check_passing(game, s, model);
    for_each_square_of(game, s, model, [&](Square on) {
      if (!s.open.has(on) || s.solid.has(on)) FAIL("DS-6.2: a model stands in a wall or on furniture");
      if (!passing && stand.has(on)) FAIL("DS-6.2: two models stand on one square");
      if (!passing) stand.add(on);
    });
    const Figure& figure = game.figure(s, model);
    const int most = figure.klass == Class::Minion ? figure.wounds : figure.incapacitated_at;
    if (s.wounds_of(model) >= std::max(most, 1)) FAIL("DS-8.15: a model in play has all its wounds");
  });
  ModelSet listed = 0;
  for (int i = 0; i < s.others; ++i) listed |= set_of(s.order[i]);
  if (listed != (s.in_play & ~kHeroes) || std::popcount(listed) != s.others) FAIL("DS-12.1: the order of arrival");
  for (int model = 0; model < kMaxModels; ++model) {
    if (is_hero(model) || has(s.in_play, model)) continue;
    if (s.figure[model] != 0 || s.wounds[model] != 0 || s.lasting[model] != 0) FAIL("a model left something");
  }
  for (int hero = 0; hero < game.heroes(); ++hero) {
    const int states = (has(s.in_play, hero) ? 1 : 0) + (s.incapacitated >> hero & 1) + (s.exited >> hero & 1);
    if (states != 1) FAIL("DS-3.7: a hero is nowhere, or in two states");
  }
}

// DS-2.5: every card is in the pool, in the hand or played; the pile shrinks as they are drawn.
void check_cards(const Saga& game, const State& s) {
  int deck = 0, played = 0;
  for (int i = 0; i < static_cast<int>(game.content().cards.size()); ++i) {
    const int gone = game.deck_count(i) - s.pool[i] - s.hand[i];
    if (gone < 0) FAIL("DS-2.5: a card is there twice");
    deck += game.deck_count(i);
    played += gone;
  }
  const Adventure& adventure = game.adventure();
  const int all = adventure.fixed_pile ? deck : std::min(deck, adventure.drawn + game.options().extra_cards);
  if (s.pile + s.hand_size() + played != all) FAIL("DS-2.5: a card is lost");
}

// DS-15.7, DS-11.11; quest objects out of open chests are carried, lie somewhere or have been laid down.
void check_things(const Saga& game, const State& s) {
  const Adventure& adventure = game.adventure();
  for (int hero = 0; hero < game.heroes(); ++hero) {
    if (crystals_of(game, s, hero) > 3) FAIL("DS-11.11: more than three crystals");
    for (int item = 0; item < static_cast<int>(game.content().items.size()); ++item) {
      const Item& kind = game.content().items[item];
      if (kind.one_use && kind.crystal == 0 && s.item_count(hero, item) > 2) FAIL("DS-15.7: more than two of an item");
    }
  }
  for (int object = 0; object < static_cast<int>(game.content().objects.size()); ++object) {
    int found = 0, opened = 0;
    for (std::size_t hero = 0; hero < kMaxHeroes; ++hero) {
      found += s.object_count(static_cast<int>(hero), object) + static_cast<int>(s.dropped[hero] >> (4 * object) & 15U);
    }
    for (const SpecialRule& rule : adventure.rules) {
      for (const RuleEffect& effect : rule.effects) {
        if (effect.op == RuleOp::Deposit && effect.what == object) found += s.counters[effect.counter];
      }
    }
    for (std::size_t i = 0; i < adventure.chests.size(); ++i) {
      if ((s.chests_open >> i & 1U) != 0) opened += adventure.chests[i].objects[object];
    }
    if (found != opened) FAIL("DS-13.11: a quest object is lost or there twice");
  }
}

// Nobody is asked where everybody can see that there is one choice (DS-R64).
void check_questions(const Saga& game, const State& s) {
  if (!game.turn(s).is_seat()) return;
  const Step step = s.next().step;
  if (step == Step::AskInterrupt || step == Step::AskCommand || step == Step::AskAct) return;  // cards; a Turn to end
  ActionList list;
  game.actions(s, list);
  if (list.size() < 2) FAIL("asked with one choice: ", game.text(s, list[0], Viewer::table()));
}

int items_of(const Saga& game, const State& s) {
  int sum = 0;
  for (int hero = 0; hero < game.heroes(); ++hero) {
    for (int item = 0; item < static_cast<int>(game.content().items.size()); ++item) sum += s.item_count(hero, item);
  }
  return sum;
}

// Items come out of chests and of Crystallise, and go when they are used.
void check_items(const Saga& game, const std::vector<State>& states, const std::vector<Action>& actions) {
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const State &before = states[i], &after = states[i + 1];
    const int gained = items_of(game, after) - items_of(game, before);
    const Kind kind = kind_of(actions[i]);
    const bool used = kind == Kind::Use || (kind == Kind::Cast && as<said::Cast>(actions[i]).crystal != kNone) ||
                      (kind == Kind::Yes && before.next().step == Step::AskPotion);
    const bool found = before.chests_open != after.chests_open || before.next().step == Step::RollCrystal;
    if (gained > 0 && !found) FAIL("DS-13.11: an item out of nothing");
    if (gained < (used ? -1 : 0)) FAIL("DS-15.2: an item is lost");
    if (used && !found && gained != -1) FAIL("DS-15.2: an item is used and still there");
  }
}

// Rounds only grow, and in each every hero in play has one Turn (DS-3.2).
void check_turns(const Saga& game, const std::vector<State>& states, const std::vector<Action>&) {
  for (std::size_t i = 1; i < states.size(); ++i) {
    const State &before = states[i - 1], &after = states[i];
    if (after.round < before.round || after.round > before.round + 1) FAIL("DS-3.1: a Round is skipped");
    const bool over = game.turn(after).is_over();
    if (before.phase != Phase::Overlord && after.phase == Phase::Overlord && !over &&
        (after.in_play & kHeroes & ~ModelSet{after.acted}) != 0) {
      FAIL("DS-3.2: a hero had no Turn");
    }
  }
}

ConformanceHooks<Saga> hooks(bool led) {
  ConformanceHooks<Saga> hooks;
  hooks.most_steps = 20000;
  hooks.ordered = {"agenda", "squares", "terrain"};
  hooks.odds = [](const Saga& game, const State& state, Action action, const Doc& odds, Rng& rng) {
    return OddsAgainstPlay(game, state, action, odds, rng).wrong();
  };
  hooks.thorough_every = 60;
  hooks.posterior_every = 1 << 30;  // a guess of the heroes is marked as one; below there is a test of its own
  hooks.rare = [](Action action) {
    const Kind kind = kind_of(action);
    return kind == Kind::Feat || kind == Kind::Cast || kind == Kind::Use || kind == Kind::Interact ||
           kind == Kind::Trade || kind == Kind::PickUp || kind == Kind::Shift || kind == Kind::Break ||
           kind == Kind::Raise || kind == Kind::Card || kind == Kind::Fight;
  };
  hooks.nothing_lost = [](const Saga& game, const State& state) {
    check_boards(game, state);
    check_models(game, state);
    check_cards(game, state);
    check_things(game, state);
    check_questions(game, state);
  };
  hooks.player = one_of_three<Saga>("mcts:sims=8");
  hooks.finished = [](const Saga& game, const std::vector<State>& states, const std::vector<Action>& actions) {
    check_items(game, states, actions);
    check_turns(game, states, actions);
  };
  if (led) hooks.drive = by_policy<Saga>;
  return hooks;
}

// --- the games ------------------------------------------------------------------------------------------------------------

Saga game_of(const Doc& options, int players) {
  Result<Options> read = Saga::read_options(*printed(), options, players);
  REQUIRE_MESSAGE(read.ok(), read.fault().message);
  return {printed(), players, *read};
}

std::uint64_t run(const Doc& options, int players, int games, bool led) {
  return conformance(game_of(options, players), 17, games, hooks(led));
}

std::uint64_t run_all(int players, bool led) {
  std::uint64_t signature = 0;
  for (const auto& adventure : printed()->adventures) {
    if (static_cast<int>(adventure->heroes.size()) < players - 1) continue;
    signature = mix(signature, run(Doc::object().set("adventure", adventure->id), players, led ? 1 : 2, led));
  }
  return signature;
}

// Adventure 10 with all bosses at the door, all their spells, and heroes whose bags are full.
Doc crowded() {
  Doc doc = content_file::adventure("saga-10");
  doc.set("id", "crowded");
  Doc::Array& heroes = content_file::at(doc, "heroes").as_array();
  for (Doc& hero : heroes) {
    Doc items = Doc::array();
    for (const char* item :
         {"healing_potion", "fury_draught", "haste_draught", "blessed_oil", "skeleton_key", "wardbreaker_scroll"}) {
      items.push(item).push(item);
    }
    if (hero.find("hero")->as_string() == "danor") items.push("energy_crystal_1").push("energy_crystal_2");
    hero.set("items", std::move(items));
  }
  Doc::Array& picture = content_file::at(doc, "map.picture").as_array();
  const auto draw = [&](int x, int y, char letter) {
    std::string row = picture[y].as_string();
    row[x] = letter;
    picture[y] = row;
  };
  Doc::Array& monsters = content_file::at(doc, "monsters").as_array();
  std::erase_if(monsters, [](const Doc& monster) { return monster.find("type")->as_string() == "mortibris"; });
  draw(5, 13, '.');
  const auto place = [&](const char* id, const char* type, const char* kind, int x, int y, char letter, int size) {
    monsters.push_back(Doc::object()
                           .set("id", id)
                           .set("kind", kind)
                           .set("type", type)
                           .set("square", Doc::Array{x, y})
                           .set("facing", "W")
                           .set("area", "a"));
    for (int i = 0; i < size * size; ++i) draw(x + i % size, y + i / size, letter);
  };
  place("b1", "mortibris", "boss", 11, 1, 'N', 1);
  place("b2", "elshara", "boss", 6, 6, 'E', 1);
  place("b3", "grund", "boss", 6, 3, 'G', 1);
  place("b4", "hoggar", "boss", 10, 7, 'h', 2);
  place("b5", "zombie_troll", "minion", 5, 7, 't', 2);
  place("b6", "ghost", "minion", 14, 1, 'g', 1);
  content_file::at(doc, "chests")
      .push(content_file::json(R"({"id":"c2","square":[4,1],"area":"a","lock":{"kind":"mundane","lock":"mundane_1",
          "dice":1,"armour":1},"items":["healing_potion"],"objects":["rune_key","rune_key"]})"));
  draw(4, 1, 'c');
  content_file::at(doc, "overlord.boss_spells") = content_file::json(
      R"({"mortibris":["bleed","faithful_ghost","in_my_power","bone_shards","dark_mending","bone_call"],
          "elshara":["wail","chill_touch","despair","dirge"],
          "hoggar":["swamp_breath","knit_flesh","call_the_rotten","rot_curse"]})");
  return doc;
}

// Adventure 6 with trolls that walk over the block that turns.
Doc turning() {
  Doc doc = content_file::adventure("saga-06");
  doc.set("id", "turning");
  Doc::Array& terrain = content_file::at(doc, "map.terrain").as_array();
  Doc::Array& areas = content_file::at(doc, "map.areas").as_array();
  Doc::Array& picture = content_file::at(doc, "map.picture").as_array();
  // The corridors and most of the block become a hall, so that Large models have room.
  const auto draw = [&](Doc::Array& rows, int x, int y, char letter) {
    std::string row = rows[y].as_string();
    row[x] = letter;
    rows[y] = row;
  };
  for (int y = 6; y <= 12; ++y) {
    for (int x = 8; x <= 14; ++x) {
      if (x == 12 && y >= 8 && y <= 10) continue;  // what turns is a wall of three squares
      draw(terrain, x, y, '.');
      draw(areas, x, y, 'b');
      draw(picture, x, y, '.');
    }
  }
  Doc::Array& monsters = content_file::at(doc, "monsters").as_array();
  const int squares[][2] = {{8, 6}, {13, 11}};
  for (const auto& square : squares) {
    monsters.push_back(Doc::object()
                           .set("id", "t" + std::to_string(square[0]))
                           .set("kind", "minion")
                           .set("type", "zombie_troll")
                           .set("square", Doc::Array{square[0], square[1]})
                           .set("facing", "W")
                           .set("area", "b"));
    for (int i = 0; i < 4; ++i) draw(picture, square[0] + i % 2, square[1] + i / 2, 't');
  }
  return doc;
}

// What led games come to depends on the policy too, so that only random ones have a number that stays.
TEST_CASE("conformance: Dungeon Saga, every adventure, the heroes on one seat") { run_all(2, true); }
TEST_CASE("conformance: Dungeon Saga, every adventure, the heroes on two seats") { run_all(3, true); }
TEST_CASE("conformance: Dungeon Saga, every adventure, the heroes on three and four seats") {
  run_all(4, true);
  run_all(5, true);
}
TEST_CASE("conformance: Dungeon Saga, random games") { CHECK(run_all(2, false) == 15489569942287646370U); }

TEST_CASE("conformance: Dungeon Saga, seats, skills and items") {
  for (const char* options :
       {R"({"adventure":"saga-09","seats":[2,1,1,2],"skills":{"orlaf":[]},"items":{"rordin":[]}})",
        R"({"adventure":"saga-10","seats":[1,2,2,2],"skills":{"danor":[]}})",
        R"({"adventure":"saga-08","campaign":true,"extra_cards":4,"items":{"danor":["energy_crystal_1"]}})"}) {
    run(content_file::json(options), 3, 1, true);
  }
}

TEST_CASE("conformance: Dungeon Saga, everything rare at once") {
  CHECK(run(Doc::object().set("adventure", crowded()), 3, 6, false) == 7051787351921297093U);
}
TEST_CASE("conformance: Dungeon Saga, Large models on a block that turns") {
  CHECK(run(Doc::object().set("adventure", turning()), 2, 6, false) == 15481218119004526117U);
}

// DS-H3: a guess of the heroes is a hand drawn out of the cards that nobody has seen, and nothing else.
TEST_CASE("DS-H3, DS-2.5: a guessed hand follows the probabilities of a shuffled pile") {
  const Saga game = game_of(Doc::object().set("adventure", "saga-05"), 2);
  Rng rng(7);
  State state = game.start();
  while (state.hand_size() < 3) game.apply(state, game.draw(state, rng), NoEvents{});
  const State first = game.guess(state, Seats(seat_at(1)), rng);
  CHECK(first.hand_size() == state.hand_size());
  // How many of the commonest card there are in a hand of three: hypergeometric.
  std::size_t card = 0;
  int deck = 0, copies = 0;
  for (std::size_t i = 0; i < printed()->cards.size(); ++i) {
    const int count = game.deck_count(static_cast<int>(i));
    deck += count;
    if (count > copies) copies = count, card = i;
  }
  const auto choose = [](int n, int k) {
    double ways = 1;
    for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
    return ways;
  };
  Tally tally;
  for (int k = 0; k <= 3; ++k) {
    tally.add(static_cast<std::uint64_t>(k), choose(copies, k) * choose(deck - copies, 3 - k));
  }
  for (int i = 0; i < 6000; ++i) {
    const State guess = game.guess(state, Seats(seat_at(1)), rng);
    CHECK(tally.count(guess.hand[card]));
    for (std::size_t k = 0; k < printed()->cards.size(); ++k) {
      if (guess.hand[k] + guess.pool[k] != state.hand[k] + state.pool[k]) FAIL("DS-H4: a guess changes the deck");
    }
  }
  CHECK_MESSAGE(tally.plausible(), tally.told());
  // The Overlord knows all there is to know.
  const State own = game.guess(state, Seats(kOverlord), rng);
  CHECK(std::memcmp(&own, &state, sizeof state) == 0);
}

// A Move to what a fallen hero has left behind, if there is one: chance alone seldom ends there.
Action fetch(const Saga& game, const State& s) {
  Action found;
  if (s.next().step != Step::AskAct || !is_hero(s.act.model)) return found;
  ActionList list;
  game.actions(s, list);
  for (const Action action : list) {
    const Square to = as<said::Move>(action).square;
    for (std::size_t hero = 0; hero < kMaxHeroes; ++hero) {
      const bool there = kind_of(action) == Kind::Move && s.dropped_at[hero] == to;
      if (s.dropped[hero] != 0 && (there || kind_of(action) == Kind::PickUp)) found = action;
    }
  }
  return found;
}

// DS-12.4: whatever is played, the game ends; and play meets every kind of action.
TEST_CASE("DS-12.4: hundreds of random games end, with boards that are those of a recount") {
  std::map<Kind, int> seen;
  for (int round = 0; round < 20; ++round) {
    for (std::size_t i = 0; i <= printed()->adventures.size(); ++i) {
      const bool own = i == printed()->adventures.size();
      const Saga game =
          game_of(Doc::object().set("adventure", own ? crowded() : Doc(printed()->adventures[i]->id)), 2 + round % 2);
      Rng rng(static_cast<std::uint64_t>(round) * 100 + i);
      State state = game.start();
      int steps = 0;
      for (; !game.turn(state).is_over(); ++steps) {
        REQUIRE(steps < 20000);
        const bool chance = game.turn(state).is_chance();
        const bool led = round % 4 != 0 && below(rng, 3) != 0;
        Action action = chance ? game.draw(state, rng)
                        : led  ? uc::Knowledge<Saga>::playout(game, state, rng)
                               : game.pick(state, rng);
        if (const Action other = own && !chance ? fetch(game, state) : Action{}; other != Action{}) action = other;
        ++seen[kind_of(action)];
        game.apply(state, action, NoEvents{});
        if (steps % 8 == 0) check_boards(game, state);
      }
      check_boards(game, state);
      check_cards(game, state);
    }
  }
  for (int kind = 1; kind < kKinds; ++kind) {
    CAPTURE(kind);
    CHECK(seen[static_cast<Kind>(kind)] > 0);
  }
}

}  // namespace
