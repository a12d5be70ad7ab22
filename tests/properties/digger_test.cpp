// Dungeon Digger through the conformance suite: every number of players, every scenario and every mix that the rules
// allow, lords and variants; random games, and games led by the computer player's policy, which come much further.
#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "digger/rules/rules.hpp"
#include "digger_odds.hpp"
#include "players.hpp"
#include "players/digger/players.hpp"
#include "rules/digger/content_file.hpp"
#include "rules/digger/slow_corridors.hpp"

namespace {

using namespace uc;
using namespace uc::digger;

using content_file::content;

constexpr unsigned bit(Scenario scenario) { return 1U << index(scenario); }
constexpr unsigned kHunt = bit(Scenario::MonsterHunt), kTrapped = bit(Scenario::TrappedAdventurers),
                   kSands = bit(Scenario::SandsOfTime), kCitadel = bit(Scenario::DwarvenCitadel),
                   kLair = bit(Scenario::DragonsLair), kBattle = bit(Scenario::TotalBattle);

// DD-18.3
const std::vector<unsigned>& all_scenarios() {
  static const std::vector<unsigned> all = {0,
                                            kHunt,
                                            kTrapped,
                                            kSands,
                                            kCitadel,
                                            kLair,
                                            kBattle,
                                            kHunt | kTrapped,
                                            kHunt | kSands,
                                            kHunt | kCitadel,
                                            kHunt | kLair,
                                            kHunt | kBattle,
                                            kSands | kTrapped,
                                            kSands | kCitadel,
                                            kSands | kLair,
                                            kSands | kBattle,
                                            kCitadel | kBattle};
  return all;
}

// --- nothing is lost ----------------------------------------------------------------------------------------------------

// DD-2.1: every tile of a player's set is in the bag, among the Projects, set aside or on the board.
void check_tiles(const Digger& game, const State& state) {
  int aside = state.aside.size();
  for (int p = 0; p < game.players(); ++p) {
    const Player& player = state.players[p];
    std::vector<int> found(game.content().set_kinds, 0);
    for (int kind = 0; kind < game.content().set_kinds; ++kind) {
      found[kind] = player.bag.count(kind) + player.projects.count(kind);
    }
    for (int space = 0; space < game.area().spaces; ++space) {
      const int kind = state.board.kind[space];
      const bool mine = kind < game.content().set_kinds && state.board.owner(space) == p;
      if (mine) ++found[kind];
      if (mine != player.tiles.has(space)) FAIL("DD-1.8: the own tiles are not those on the board");
    }
    int missing = 0;
    for (int kind = 0; kind < game.content().set_kinds; ++kind) {
      const int less = game.content().kinds[kind].count - found[kind];
      if (less < 0) FAIL("DD-2.1: a tile is there twice");
      if (kind != game.content().portal) missing += less;
    }
    if (missing == 0) continue;
    if (missing != aside) FAIL("DD-2.1: a tile is lost");
    aside = 0;
  }
  if (aside != 0) FAIL("DD-5.2: tiles are set aside that nobody misses");
}

// DD-2.2, DD-1.9
void check_stooges(const Digger& game, const State& state) {
  const Figures& figures = game.content().figures;
  const int track = game.plays(Scenario::SandsOfTime) ? figures.stooges_on_track_sands : figures.stooges_on_track;
  for (int p = 0; p < game.players(); ++p) {
    const Player& player = state.players[p];
    int standing = player.citadel;
    for (int space = 0; space < game.area().spaces; ++space) {
      const bool mine = state.board.stooges[space] != 0 && state.board.stooge_owner(space) == p;
      if (mine) standing += state.board.stooge_count(space);
      if (mine != player.standing.has(space)) FAIL("DD-1.10: Stooges stand where they are not noted");
    }
    if (standing != player.in_play) FAIL("DD-1.9: Stooges in play");
    const int tokens = conquer_tokens(game, state, p);
    const int all = standing + player.reserve + tokens + player.converted + track;
    if (player.out ? all > figures.stooges : all != figures.stooges) FAIL("DD-2.2: a Stooge is lost or there twice");
  }
}

// DD-2.3, DD-2.4
void check_stock(const Digger& game, const State& state) {
  int coins[kCoinValues + 1] = {0, state.bag[1], state.bag[2], state.bag[3]};
  for (int i = 0; i < state.coin_count; ++i) ++coins[state.coins[i].value()];
  for (std::size_t value = 1; value <= kCoinValues; ++value) {
    if (coins[value] != game.content().figures.coins[value] * game.players()) FAIL("DD-2.4: coins");
  }
  int collapses = state.collapses;
  for (int space = 0; space < game.area().spaces; ++space) {
    collapses += is_common(game, state, space, Common::Collapse) ? 1 : 0;
    const bool lies = state.board.kind[space] != kNone;
    if (lies != state.filled.has(space)) FAIL("DD-1.13: a space is noted as filled that is not");
  }
  if (collapses > game.content().figures.collapses * game.players()) FAIL("DD-2.3: too many Collapses");
}

// DD-1.7: which edges of a space its neighbours open to, kept up to date as tiles come and go, and looked up anew here.
void check_edges(const Digger& game, const State& state) {
  const auto open = [&](int space, int direction) {
    const std::size_t kind = state.board.kind[space];
    if (kind == kNone) return false;
    if (kind == kFaceDown) return state.board.owner(space) == kNobody;  // DD-23.2, DD-19.8
    const auto rotation = static_cast<std::size_t>(state.board.rotation(space));
    return is_open(game.content().kinds[kind].facing[rotation].open, direction);
  };
  for (int space = 0; space < kCells; ++space) {
    for (int d = 0; d < kDirections; ++d) {
      const int other = space < game.area().spaces ? next_to(game, space, d) : kNowhere;
      const bool opens = other != kNowhere && open(other, opposite(d));
      if (opens != is_open(state.board.toward[space], d)) FAIL("DD-1.7: an edge is not noted as it is");
    }
  }
}

// DD-9: kept up to date as the game goes on, and counted anew here.
void check_corridors(const Digger& game, const State& state) {
  // While a face-down tile beside a new tile is turned up, that tile is not scored yet (DD-8.5).
  for (int i = 0; i < state.agenda_count; ++i) {
    if (state.agenda[i].step == Step::Built && as<Step::Built>(state.agenda[i]).stage <= index(BuildStage::Corridors))
      return;
  }
  // Where nothing lies otherwise than at the last look, there is nothing to count anew.
  static std::string last;
  std::string now(reinterpret_cast<const char*>(&state.board), 3 * std::size_t{kCells});  // kinds, lie, marks
  for (const Player& player : state.players) now += static_cast<char>(player.longest);
  if (now == last) return;
  last = now;
  if (!(slow::count(game, state) == slow::noted(state))) FAIL("DD-9: complete corridors are not those of a recount");
}

// DD-1.12: tokens of different players never share a tile, but for the Barbarian and those who just pass.
void check_sharing(const Digger& game, const State& state) {
  if (!game.turn(state).is_seat() || state.next().step != Step::AskMain) return;
  for (int space = 0; space < game.area().spaces; ++space) {
    if (state.board.stooges[space] == 0) continue;
    const int owner = state.board.stooge_owner(space);
    for (const CreatureState& creature : state.creatures) {
      if (creature.at == space && creature.owner != owner) FAIL("DD-1.12: a Creature among hostile Stooges");
    }
    if (state.dragon == space) FAIL("DD-23.9: Stooges beside the Dragon");
    for (int p = 0; p < game.players(); ++p) {
      if (state.players[p].adventurer_at != space) continue;
      if (!game.content().trapped.adventurers[state.players[p].adventurer].fury) {
        FAIL("DD-1.12: an Adventurer among Stooges");
      }
    }
  }
}

// Nobody is asked where there is one choice, except where that would tell a secret (DD-R80) or in the end.
void check_questions(const Digger& game, const State& state) {
  if (!game.turn(state).is_seat()) return;
  ActionList list;
  game.actions(state, list);
  const Step step = state.next().step;
  if (list.size() > 1 || (game.options().hidden_projects && step == Step::AskMain)) return;
  if (step != Step::AskPool && step != Step::AskPit && step != Step::AskReturn) {
    FAIL("asked with one choice: ", game.text(state, list[0], Viewer::table()));
  }
}

// DD-13.4 to DD-13.6: every bonus order that was named is resolved or renounced in the end, none is lost or doubled.
void check_bonus_orders(const Digger&, const std::vector<State>& states, const std::vector<Action>& actions) {
  int pool[kOrders] = {};
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Kind kind = kind_of(actions[i]);
    if (kind == Kind::Name) ++pool[as<Kind::Name>(actions[i]).order];
    if (kind == Kind::Renounce) --pool[as<Kind::Renounce>(actions[i]).order];
    if (states[i].next().step == Step::AskPool && kind != Kind::Renounce) {
      int order = static_cast<int>(Order::Move);
      if (kind == Kind::Think) order = static_cast<int>(Order::Think);
      if (kind == Kind::Sabotage) order = static_cast<int>(Order::Sabotage);
      if (kind == Kind::Rise) order = static_cast<int>(Order::Rise);
      if (kind == Kind::Work) order = static_cast<int>(Order::Work);
      if (kind == Kind::Demolish) order = static_cast<int>(Order::Demolish);
      --pool[order];
    }
    if (states[i + 1].next().step == Step::Over) break;
    for (int order = 0; order < kOrders; ++order) {
      if (states[i + 1].pool[order] != pool[order]) FAIL("DD-13.4: a bonus order is lost or there twice");
    }
  }
}

ConformanceHooks<Digger> hooks(bool led) {
  ConformanceHooks<Digger> hooks;
  hooks.most_steps = 20000;
  hooks.ordered = {"agenda", "unseen", "values"};
  hooks.odds = [](const Digger& game, const State& state, Action action, const Doc& odds, Rng& rng) {
    return OddsAgainstPlay(game, state, action, odds, rng).wrong();
  };
  hooks.thorough_every = 120;
  hooks.rare = [](Action action) {
    const Kind kind = kind_of(action);
    return kind == Kind::Conquer || kind == Kind::Summon || kind == Kind::Creature || kind == Kind::Adventurer ||
           kind == Kind::Special || kind == Kind::SpecialBuild || kind == Kind::Sneak || kind == Kind::MoveDragon ||
           kind == Kind::Demolish || kind == Kind::Disturb || kind == Kind::Free;
  };
  hooks.nothing_lost = [](const Digger& game, const State& state) {
    check_tiles(game, state);
    check_stooges(game, state);
    check_stock(game, state);
    check_edges(game, state);
    check_corridors(game, state);
    check_sharing(game, state);
    check_questions(game, state);
  };
  hooks.player = one_of_three<Digger>("mcts:sims=8");
  hooks.finished = check_bonus_orders;
  if (led) hooks.drive = by_policy<Digger>;
  return hooks;
}

// --- the games ------------------------------------------------------------------------------------------------------------

Options options_of(unsigned scenarios, LordsOption lords) {
  Options options;
  options.scenarios = static_cast<std::uint8_t>(scenarios);
  options.lords = lords;
  options.max_turns = 8;
  return options;
}

// Guesses are exact only where no coin goes back into the Bag (DD-R81).
bool is_exact(const Options& options) {
  return options.lords == LordsOption::Off && !options.hidden_projects && (options.scenarios & (kSands | kBattle)) == 0;
}

std::uint64_t run(int players, const Options& options, int games, bool led) {
  ConformanceHooks<Digger> how = hooks(led);
  how.posterior_every = is_exact(options) ? 2 : 1 << 30;
  return conformance(Digger(content(), players, options), 17, games, how);
}

std::uint64_t run_all(int players, LordsOption lords, bool led) {
  std::uint64_t signature = 0;
  for (const unsigned scenarios : all_scenarios()) {
    signature = mix(signature, run(players, options_of(scenarios, lords), 1, led));
  }
  return signature;
}

TEST_CASE("conformance: Dungeon Digger, 2 players, every scenario and mix") {
  CHECK(run_all(2, LordsOption::Off, true) == 8620759656637033638U);
  CHECK(run_all(2, LordsOption::Random, true) == 12759644308445003634U);
}
TEST_CASE("conformance: Dungeon Digger, 3 players, every scenario and mix") {
  CHECK(run_all(3, LordsOption::Random, true) == 16568261458335184117U);
}
TEST_CASE("conformance: Dungeon Digger, 4 players, every scenario and mix") {
  CHECK(run_all(4, LordsOption::Off, true) == 554432238570085239U);
}
TEST_CASE("conformance: Dungeon Digger, 5 players, every scenario and mix") {
  CHECK(run_all(5, LordsOption::Random, true) == 6232786607266899663U);
}
TEST_CASE("conformance: Dungeon Digger, 6 players, every scenario and mix") {
  CHECK(run_all(6, LordsOption::Choose, true) == 707811388438213477U);
}

TEST_CASE("conformance: Dungeon Digger, random games") {
  std::uint64_t signature = 0;
  for (int players = 2; players <= 6; ++players) {
    signature = mix(signature, run(players, options_of(0, LordsOption::Off), 2, false));
  }
  CHECK(signature == 7789814506120324346U);
}

TEST_CASE("conformance: Dungeon Digger, variants") {
  std::uint64_t signature = 0;
  for (int players = 2; players <= 4; ++players) {
    Options options = options_of(kHunt | kSands, LordsOption::Random);
    options.hidden_projects = options.face_down = options.free_think = true;
    options.turn_minutes = 1;
    signature = mix(signature, run(players, options, 2, true));
    options = options_of(0, LordsOption::Off);
    options.finish_round = options.hidden_projects = true;
    signature = mix(signature, run(players, options, 2, true));
    options = options_of(kHunt, LordsOption::Off);
    options.face_down = true;
    signature = mix(signature, run(players, options, 2, true));
  }
  CHECK(signature == 16202688878960357180U);
}

// DD-15.3: whatever is played, with every variant, the game ends; and corridors, counted anew after every action, are
// those that were kept (DD-9).
TEST_CASE("DD-9, DD-15.3: thousands of games end, and their corridors are those of a slow recount") {
  int games = 0, built = 0, complete = 0;
  for (int round = 0; round < 24; ++round) {
    for (const unsigned scenarios : all_scenarios()) {
      for (int players = 2; players <= 6; ++players) {
        Options options = options_of(scenarios, round % 2 == 0 ? LordsOption::Off : LordsOption::Random);
        options.max_turns = 6;
        options.face_down = (scenarios & kHunt) != 0 && round % 3 == 0;
        options.finish_round = round % 5 == 0;
        options.hidden_projects = round % 7 == 0;
        const Digger game(content(), players, options);
        Rng rng(static_cast<std::uint64_t>(games) + 1);
        State state = game.start();
        int steps = 0;
        for (; !game.turn(state).is_over(); ++steps) {
          const bool chance = game.turn(state).is_chance();
          const Action action = chance ? game.draw(state, rng) : uc::Knowledge<Digger>::playout(game, state, rng);
          const Kind kind = kind_of(action);
          game.apply(state, action, NoEvents{});
          check_corridors(game, state);
          built += kind == Kind::Work ? 1 : 0;
          if (steps > 20000) FAIL("DD-15.3: the game does not end");
        }
        for (int p = 0; p < players; ++p) complete += state.players[p].longest > 0 ? 1 : 0;
        ++games;
      }
    }
  }
  CHECK(games == 24 * 17 * 5);
  CHECK(built > 10 * games);
  CHECK(complete > games);
}

}  // namespace
