// A position of Dungeon Saga that is quickly made, and read like the worked examples of the rules.
//
//   Scene scene(R"(
//     #########
//     #O..s..o#
//     #...ttTT1
//     #...tt..#
//     #########)");                          a picture; the heroes O R M D take their letters
//   Scene scene("10x8", "O@5,5/N s@5,4/S");  open floor of that size, and pieces by their squares; both can be joined
//   Scene scene({.commands = 2, .cards = "double extra_1*3", .locks = "1:mundane_3 c:ward_2"}, "…");
//   Scene scene = Scene::adventure("saga-06");   a printed one, before its first draw
//
// Letters (DS-18.3): # wall, . floor, + or a digit or X a door (the same sign beside it is the same door), o bones,
// c chest, < exit; heroes O R M D (orlaf rordin madriga danor); monsters s a r z m t g E G h N; furniture B bookcase,
// T table, K rack, W well, Y crypt, b barrel (R is Rordin), L lectern, w wheel, Q throne, C cabinet, P weak point.
// Heroes face east and monsters west unless a piece or face() says otherwise. Large models are four letters, or one
// piece at the north-western square: t@4,4/W. Furniture of two squares is two letters, or T@1,0+2,0.
// What doors divide are areas of their own; the one with the first hero is revealed.
//
// Names: the letter, and from the second of its kind on a number: "s", "s2", "c", "T2", a door "1" or "X". Whatever is
// revealed, raised or summoned later gets the next number. Where an action names a thing, its name may stand for its
// square: act("fight s2"), act("hero O"), act("trade D give blessed_oil"), act("use skeleton_key 1").
//
// A scene begins in Round 1 where the heroes choose who acts; no card is in hand; all Danor's and the bosses' spells
// are known and ready; the Overlord wins by one hero incapacitated or by his pile, the heroes by opening door X.
//
// Setters change the position and return the scene: wounds("O", 3), face("s", "N"), stand("s", "5,4"), items("O",
// "healing_potion oil"), objects("O", "rune_key*2"), lasting("s", "corrode"), recharge("burn", 2), hand("double
// interrupt_1*2"), pile(0), bones("5,5", 2), exhausted("s"), feat_used("O", "whirlwind"), round(7), commands(2).
//
// Playing:
//   scene.begin("O")          O's Turn; of a monster: on to the Overlord's Turn, where it is activated
//   scene.overlord()          the other heroes do nothing, then the Overlord is asked for a Command
//   scene.next_round()        nobody does anything any more in this Round; dice and draws are whatever they are
//   scene.act("move 5,4 E")   a legal choice; anything else fails the test
//   scene.roll({6, 4, 2, 1}); scene.roll({6, 4, 2, 1}, {5, 2}); scene.die(5); scene.draw("extra_2")
//   scene.hits(2)             the attack under way has exactly so many
//   scene.whatever()          lets chance give anything, as often as it is asked
//
// Asking:
//   scene.asks()              "hero", "act", "command", … "roll_attack", …: Saga::kinds(); scene.actor() its seat
//   scene.legal("fight s")    whether; scene.legal() all texts; scene.choices("move") those that begin so
//   scene.refused("move 9,9 E") == "DS-6.1"      the rule that forbids it, "" if legal, "unwritable"
//   scene.ends()              the squares where a Move may end: Choices{"5,4", …}; scene.breaks() of first steps
//   scene.attack() == "5 dice against 2, armour 2"   of the attack under way
//   scene.where("O") "5,4 E", wounds("O"), is_in_play("s"), bones("5,5"), items("O"), hand(), commands(), round(), …
//   scene.told(Event::Type::Stopped)             how often since the last act; scene.event(type) the first of them
//   scene.model("s") its number, scene.at("5,4") the number of who stands there, scene.thing("1") also of locks
#pragma once

#include <doctest/doctest.h>

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/shared/scene.hpp"
#include "saga/rules/rules.hpp"
#include "saga/saga.hpp"

namespace uc::saga::test {

using scene::Choices;
using scene::Texts;

struct Setup {
  int players = 2;
  std::vector<int> seats = {};  // by hero, from 1; all play on seat 1 if empty
  bool legendary = false;       // the heroes' sheets
  int commands = 3;
  std::string_view limits = "";  // of Animate Dead: "skeleton_warrior*4 zombie*2"
  std::string_view cards = "";   // a fixed pile: "double extra_1*3"; empty: drawn out of the full deck
  int drawn = 30;                // of the full deck
  int opening_hand = 0;
  std::string_view skills = "";   // "frenzy lock_smasher"
  std::string_view spells = "*";  // of Danor and the bosses: "*" all of them
  std::string_view locks = "";    // "1:mundane_3 X:sealed c:ward_1"; mundane_2 where nothing is said
  std::string_view chests = "";   // "c:healing_potion c:rune_key c2:blessed_oil"
  int hero_losses = 1;            // so many incapacitated heroes lose; 0: only all of them
  bool pile_wins = true;          // for the Overlord (DS-12.3)
  int round_limit = 30;
  std::function<void(Adventure&)> change = {};  // anything else: rules, victory, blocks
};

class Scene : public scene::Asking<Saga> {
 public:
  explicit Scene(std::string_view picture, std::string_view pieces = "") : Scene(Setup{}, picture, pieces) {}
  Scene(const Setup& setup, std::string_view picture, std::string_view pieces = "");
  static Scene adventure(std::string_view id, int players = 2);

  // --- setters ---
  Scene& wounds(std::string_view name, int wounds);
  Scene& face(std::string_view name, std::string_view facing);
  Scene& stand(std::string_view name, std::string_view square);
  Scene& items(std::string_view name, std::string_view ids);    // exactly these
  Scene& objects(std::string_view name, std::string_view ids);  // exactly these
  Scene& lasting(std::string_view name, std::string_view source);
  Scene& recharge(std::string_view spell, int counter);
  Scene& hand(std::string_view cards);  // exactly these, out of those not drawn
  Scene& pile(int cards);
  Scene& bones(std::string_view square, int count);
  Scene& exhausted(std::string_view name);
  Scene& feat_used(std::string_view name, std::string_view feat);
  Scene& round(int round);
  Scene& commands(int commands);

  // --- playing ---
  Scene& begin(std::string_view name);
  Scene& overlord();
  Scene& next_round();
  Scene& act(std::string_view text);
  Scene& act(Action action);
  Scene& roll(std::initializer_list<int> dice);
  Scene& roll(std::initializer_list<int> attack, std::initializer_list<int> defence) {
    return roll(attack).roll(defence);
  }
  Scene& die(int face);
  Scene& draw(std::string_view card);
  Scene& hits(int hits);
  Scene& whatever();

  // --- asking ---
  int actor() const;
  int winner() const { return state.winner; }  // 0 the Overlord, 1 the heroes
  using Asking::legal;
  bool legal(std::string_view text) const { return refused(text).empty(); }
  Choices choices(std::string_view first_words) const { return Asking::choices(full_text(first_words)); }
  std::string refused(std::string_view text) const { return Asking::refused(full_text(text)); }
  std::string refused(Action action) const { return std::string(game.refuse(state, action).rule); }
  Choices ends() const;
  Choices breaks() const;

  std::string attack() const;
  std::string where(std::string_view name) const;
  int wounds(std::string_view name) const { return state.wounds_of(model(name)); }
  bool is_in_play(std::string_view name) const;
  bool is_crippled(std::string_view name) const { return saga::is_crippled(game, state, model(name)); }
  bool is_outnumbered(std::string_view name) const { return saga::is_outnumbered(game, state, model(name)); }
  bool is_engaged(std::string_view name) const { return engagers(game, state, model(name)) != 0; }
  Choices front(std::string_view name) const;  // the squares of its front arc
  Choices rear(std::string_view name) const;
  int bones(std::string_view square) const { return state.bones_at(square_of_text(square)); }
  std::string items(std::string_view name) const;  // "healing_potion blessed_oil*2"; a made crystal with a "!"
  std::string objects(std::string_view name) const;
  std::string hand() const;
  int commands() const { return state.commands; }
  int points() const { return state.act.points; }
  int round() const { return state.round; }
  bool is_open(std::string_view name) const;  // a door or chest; of a weak point: destroyed

  int model(std::string_view name) const;              // its number
  int thing(std::string_view name) const;              // also of a door, chest or piece of furniture
  int at(std::string_view square) const;               // who stands there, or kNone
  std::string full_text(std::string_view text) const;  // with squares for names
  static Square square_of_text(std::string_view text);
  static std::string text_of(Square square);

 private:
  struct Named {
    std::string name;
    int thing;
  };
  struct Made {
    Options options;
    int players;
    std::vector<Named> names;
  };
  class Maker;  // scene_adventure.cpp
  explicit Scene(Made made);
  static Made make(const Setup& setup, std::string_view picture, std::string_view pieces);
  void name_model(int model);
  const Named* find(std::string_view name) const;
  void apply(Action action);
  void pass_on();

  std::vector<Named> names_;
};

}  // namespace uc::saga::test
