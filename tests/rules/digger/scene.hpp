// A position of Dungeon Digger that is quickly made, and read like the worked examples of the rules.
//
//   Scene scene("A:POR@(3,0)/0 A:COR-I@(2,0)/0 A*1@(3,0)");       2 players, no scenario, no lords
//   Scene scene({.players = 3, .scenarios = {"total_battle"}}, "…");
//   Scene scene({.lords = {"hornskull", "mortar"}}, "…");         A has Hornskull, B has Mortar
//   Scene::start({.players = 3})                                  before the first player is drawn
//
// The pieces, separated by spaces:
//   A:COR-I@(2,0)/0    a tile of A, with its rotation            N:CAVE@(1,0)/0   a neutral tile: MONSTER, RUINS,
//   coll@(1,0), rock@(1,0)   blockers                              CITADEL, EGGS, CAVE, DRAGON, TREASURE
//   N:LAIR@(1,0)/0     a face-down tile of the Lair              A:HUNT@(1,0)/0   A's face-down Monster Hunt tile
//   A*2@(2,0)          two Stooges of A (also in the Citadel)    A!@(0,0)         a Conquer token (also on a Portal)
//   A:wizard@(1,0)     an Adventurer                             A:troll@(3,0)    a Creature
//   dragon@(1,0), treasure@(1,0)   the tokens of the Lair
//
// Without `start` a scene is in the main phase of A: 2 TP, no Projects, no coins in hands, all other tiles in the bags.
// Stooges and tokens come out of the Reserve, tiles out of the bag, coins out of the Coin Bag, so that all are in one
// place. Complete corridors are known to be complete. Nobody has to have a Portal.
//
// Setters change the position and return the scene, so they can be chained:
//   scene.turn_of('B').tp(1).gp('A', 17).projects('A', "KIT-A COR-I").bag('A', "COR-V COR-Y").reserve('A', 0)
//   scene.hand('B', {1, 3}).stored("3,-1", {2}).stack({1, 1, 2}).coin_bag({0, 0, 1}).collapses(0).marker(17)
//   scene.skips('B').put("B*1@(0,0)")
//   scene.begins('B')         the Turn before has just ended: B's Turn begins now, with all its steps
//   scene.asked(make_task<Step::AskShift>({.left = 2}))    any other question of the active player
//
// Playing:
//   scene.act("work KIT-A 3,-1 2")    a legal choice; anything else fails the test
//   scene.chance("coin 2")            what chance gives; scene.whatever() lets it give anything, as often as it is
//   asked
// After every step the scene checks that each Stooge, tile and coin is in one place, and that the corridors noted as
// complete are those that a slow recount finds (DD-9).
//
// Asking:
//   scene.asks()                    "main", "next_shift", "pool", … and "draw_coin", … for chance; scene.actor()
//   scene.legal()                   the texts of all legal actions, sorted; scene.legal("pass") whether this one is
//   scene.choices("move 3,0")       those that begin with these words
//   scene.refused("rise 3,0")       the rule that forbids it, "" if legal, "unwritable" if there is no such action
//   scene.destinations("3,0", 2)    where a shift can bring two Stooges of 3,0
//   scene.sites("KIT-A"), scene.rotations("KIT-A", "3,-1")   where Work! may build it, and how there
//   scene.events()                  "stooges.moved", … since the last act; scene.told("gp.gained") how often
//   scene.event(Event::Type::…)     the first of these
//   scene.gp('A'), tp(), reserve('A'), in_play('A'), stooges("2,0") "A*2", token("0,0") 'A' or ' ', tile("0,0")
//   "A:DOR-A/0", projects('A') "KIT-A COR-I", hand('A') "1 3", stored("3,-1"), stack(), pool() "move rise", …
#pragma once

#include <doctest/doctest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "digger/digger.hpp"
#include "rules/shared/scene.hpp"

namespace uc::digger::test {

using scene::Choices;
using scene::Texts;

struct Setup {
  int players = 2;
  std::vector<std::string_view> scenarios = {};  // their ids
  std::vector<std::string_view> lords = {};      // by seat; naming any makes it a game with lords
  LordsOption lords_option = LordsOption::Off;   // for the set-up
  bool free_think = false, hidden_projects = false, finish_round = false, face_down = false;
  int max_turns = 60;
  int turn_minutes = 0;
};

class Scene : public scene::Asking<Digger> {
 public:
  explicit Scene(std::string_view pieces) : Scene(Setup{}, pieces) {}
  Scene(const Setup& setting, std::string_view pieces);
  static Scene start(const Setup& setting = {}) { return Scene(setting); }

  // --- setters ---
  Scene& put(std::string_view pieces);
  Scene& turn_of(char player);
  Scene& tp(int tp);
  Scene& gp(char player, int gp);
  Scene& projects(char player, std::string_view tiles);  // exactly these
  Scene& bag(char player, std::string_view tiles);       // exactly these; what else was in it is not in the game
  Scene& reserve(char player, int stooges);              // the others are not in the game
  Scene& hand(char player, std::initializer_list<int> coins);
  Scene& stored(std::string_view space, std::initializer_list<int> coins);
  Scene& stack(std::initializer_list<int> coins);
  Scene& coin_bag(std::initializer_list<int> by_value);  // how many of value 1, 2 and 3; the others are not in the game
  Scene& collapses(int in_the_supply);
  Scene& marker(int now);
  Scene& skips(char player);
  Scene& turns(char player, int had);
  Scene& idle(int turns);
  Scene& pending(std::string_view orders);  // in the pool: the scene then asks for them
  Scene& begins(char player);
  Scene& asked(const Task& question);

  // --- playing ---
  Scene& act(std::string_view text);
  Scene& chance(std::string_view text);
  Scene& whatever();

  // --- asking ---
  Choices destinations(std::string_view from, int stooges = 1) const;
  Choices sites(std::string_view tile) const;
  std::string rotations(std::string_view tile, std::string_view space) const;
  int tp() const { return state.turn.tp; }
  int gp(char player) const { return of(player).gp; }
  int gained(char player) const;  // GP, since the last act
  int reserve(char player) const { return of(player).reserve; }
  int in_play(char player) const { return of(player).in_play; }
  int craft(char player) const;
  int resources(char player) const;
  int tyranny(char player) const;
  std::string stooges(std::string_view space) const;  // "A*2", or ""
  char token(std::string_view space) const;           // whose Conquer token, or ' '
  int portal_tokens(char player, char whose) const { return of(player).portal_tokens[whose - 'A']; }
  std::string tile(std::string_view space) const;  // "A:DOR-A/0", "cave", "?", or ""
  std::string projects(char player) const;
  std::string bag(char player) const;
  int bag_size(char player) const { return of(player).bag.size(); }
  std::string hand(char player) const;  // "1 3": the values, in the order in which they came
  std::string stored(std::string_view space) const;
  std::string stack() const;
  int coins(char player) const;  // how many in hand
  int coins_in_bag() const { return state.bag[1] + state.bag[2] + state.bag[3]; }
  std::string pool() const;  // "move move rise"
  int longest(char player) const { return of(player).longest; }
  bool armed(std::string_view space) const;         // the trap there
  std::string adventurer(char player) const;        // its space, or ""
  std::string creature(std::string_view id) const;  // its space, or ""
  std::string dragon() const { return space_text(state.dragon); }
  std::string treasure() const { return space_text(state.treasure); }
  int score(char player) const;
  bool won(char player) const;

  int space(std::string_view text) const;  // "3,0" or "(3,0)"
  std::string space_text(int space) const;
  int kind(std::string_view tile) const;

  // Fails the test unless all is in one place, and noted rightly. Asked after every step by itself.
  void check_places() const;

 private:
  explicit Scene(const Setup& setting);

  // How many there are of everything.
  struct Count {
    int tiles[kMaxPlayers] = {}, stooges[kMaxPlayers] = {};
    int coins[kCoinValues + 1] = {};
    bool operator==(const Count&) const = default;
  };
  Count count() const;
  void recount();  // after a setter
  void check_edges() const;
  void put_one(std::string_view piece);
  void put_tile(int owner, std::string_view id, int space, int rotation);
  void put_figure(int owner, std::string_view id, int space);
  void put_stooges(int owner, int count, int space);
  void put_token(int owner, int space);
  void put_coins(int place, std::initializer_list<int> values, unsigned known);
  std::string coin_texts(int place) const;
  void apply(Action action);
  Player& of(char player) { return state.players[player - 'A']; }
  const Player& of(char player) const { return state.players[player - 'A']; }

  Count all_;
};

}  // namespace uc::digger::test
