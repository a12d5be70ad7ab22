// A position of One Deck Dungeon that is quickly made, and read like the worked examples of the rules.
//
//   Scene scene("mage", "dragons_cave");                    1 player
//   Scene scene({"warrior", "mage"}, "yetis_cavern");       2 or 4 players; seats are A, B, C, D in this order
//   Scene scene({"rogue"}, "hydras_reef", {.difficulty = "novice", .talents = {{"veteran"}}});   talents: a campaign
//   Scene::start({"mage"}, "dragons_cave")                  before the shuffle; then scene.chance("shuffle")
//
// Without `start` a scene is in step (c) of a turn on floor 1: nothing drawn yet, no doors, 1 potion token.
//
// Setters change the position and keep every card in exactly one place. They return the scene, so they can be chained:
//   scene.floor(2).level(3).deck(20).potions(2).tokens(1).damage('A', 2).stored('A', 1)
//   scene.identify("clarity").item('A', "goblin_1").skill('A', "flurry" or "ice_elemental_2").basic('A',
//   "basic_strike") scene.talent('A', "first_aid").xp({"goblin_1", "ogre_2"}).discard({"goblin_2"})
//   scene.open("skeleton_1").closed("ogre_1").closed()      doors from left to right: open; closed and peeked; closed
//   scene.open("ogre_1", "goblin_1")                        with four players a door has two cards
// Cards that the deck must not have (deck(20)) lie at the bottom of the discard pile; a card that is named later is
// taken from there if need be.
//
// Moments: put the position there and let happen what happens by itself.
//   scene.floor_start(), turn_start(), time_passes(), end_turn(), loot("goblin_1"), level_step(), boss()
//   scene.meet("goblin_2")         enters a closed door, which is this card: asks face or flee
//   scene.face("goblin_2")         enters the open door of this card (it is added if there is none)
//   scene.dice_step("glooping_ooze_1", "S4 A5 A3 M6")       in the dice step, with this pool and nothing covered
//   scene.dice_step("locked_door_1 a", "A6 A4 H2")          a peril with its option
//   scene.dice_step("bandit_1", "A.S4 A.H6a B.M5m")         two heroes: dice name their owner; a and m: restricted
//   scene.pair("AC").dice_step("ogre_1 goblin_1", "A.S4 C.M5")   four players: the pair faces the first card
//   scene.boss_step("S4 A5", 3)                              in the dice step of a boss round; the boss has 3 damage
//   scene.covered({1, 2}), scene.all_covered_but({3, 8})     boxes count from 1; dice are laid on them from the supply
//
// Playing:
//   scene.act("enter 1")           a legal choice; anything else fails the test
//   scene.card("goblin_2")         chance: the card that is turned up behind a door, as experience, by Planning
//   scene.roll("A 6 4 3 1; M 5 2") chance: one group for each hero and colour, in the order of the rules; with two
//                                  heroes "A.S 4 3; B.M 2". scene.roll("5 3") takes the next group as it comes
//   scene.chance("shuffle")        chance, as written
// Cards that go to the discard pile as lost time are drawn by themselves. After every step the scene checks that each
// card and each die is in exactly one place (OD-1.6, OD-8.1).
//
// Asking:
//   scene.asks()                   "act", "dice", "loot", "over", … and "roll", "draw-door", … for chance
//   scene.legal()                  the texts of all legal actions, sorted; scene.legal("explore") whether this one is
//   scene.choices("use")           those that begin with this word
//   scene.refused("cover 1 S4")    the rule that forbids it, "" if legal, "unwritable" if there is no such action
//   scene.events()                 "time.lost", "card.discarded", … since the last act; scene.told("time.lost") how
//   often scene.event(Event::Type::TimeLost)   the first of these, scene.about<…>() its record;
//   scene.time_lost()              all the time lost since the last act
//   scene.pool() "S4 M5 H4"; scene.supply('M') 6; scene.boxes() "M2{arm} S4{D1 T1} …"; scene.uncovered() those left
//   scene.toll() "D2 T1"           what finishing now would cost
//   scene.doors() "skeleton_1 ? (ogre_1)"   open, closed, closed and peeked
//   scene.deck(), tokens(), potions(), floor(), level(), pile(), lanterns(), boss_damage(), damage('A'), health('A'),
//   stored('A'), items('A') "goblin_1 ogre_2", skills('A') the cards, won(), lost()
#pragma once

#include <doctest/doctest.h>

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onedeck/onedeck.hpp"
#include "rules/shared/scene.hpp"

namespace uc::onedeck::test {

// The content of the project, read once.
std::shared_ptr<const Content> real_content();
// Places in the lists of the content; the test fails if there is no such id.
int card_index(std::string_view id);
int ability_index(std::string_view id);

using scene::Choices;
using scene::Texts;

struct Setting {
  std::string_view difficulty = "expert";
  std::vector<std::vector<std::string_view>> talents = {};  // learned, by seat; naming any makes it a campaign
};

class Scene : public scene::Asking<OneDeck> {
 public:
  Scene(std::string_view hero, std::string_view dungeon);
  Scene(std::initializer_list<std::string_view> heroes, std::string_view dungeon, const Setting& setting = {});
  static Scene start(std::initializer_list<std::string_view> heroes, std::string_view dungeon,
                     const Setting& setting = {});

  // --- setters ---
  Scene& floor(int floor);
  Scene& level(int level);
  Scene& deck(int cards);
  Scene& potions(int tokens);
  Scene& tokens(int on_the_stairs);
  Scene& damage(char hero, int damage);
  Scene& stored(char hero, int dice);
  Scene& identify(std::string_view potion);
  Scene& item(char hero, std::string_view card);
  Scene& skill(char hero, std::string_view card_or_skill);
  Scene& basic(char hero, std::string_view skill);
  Scene& talent(char hero, std::string_view talent);
  Scene& xp(std::initializer_list<std::string_view> cards);
  Scene& discard(std::initializer_list<std::string_view> cards);
  Scene& open(std::string_view card, std::string_view second = "");
  Scene& closed(std::string_view card = "", std::string_view second = "");
  Scene& pair(std::string_view letters);  // who fights in the next dice_step or boss_step, with four players

  // --- moments ---
  Scene& floor_start() { return happen(Step::FloorStart); }
  Scene& turn_start() { return happen(Step::TurnStart); }
  Scene& time_passes() { return happen(Step::TimePasses); }
  Scene& end_turn() { return happen(Step::EndTurn); }
  Scene& level_step() { return happen(Step::Level); }
  Scene& loot(std::string_view card);
  Scene& boss();  // its first round begins
  Scene& meet(std::string_view card);
  Scene& face(std::string_view card);
  Scene& dice_step(std::string_view card, std::string_view pool);
  Scene& boss_step(std::string_view pool, int damage = 0);
  Scene& covered(std::initializer_list<int> boxes);
  Scene& all_covered_but(std::initializer_list<int> boxes);
  // Anything of the agenda.
  Scene& happen(const Task& task);
  Scene& happen(Step step) { return happen(Task(step)); }

  // --- playing ---
  Scene& act(std::string_view text);
  Scene& card(std::string_view id);
  Scene& roll(std::string_view groups);
  Scene& chance(std::string_view text);

  // --- asking ---
  template <Event::Type kType>
  auto about() const {
    return onedeck::about<kType>(event(kType));
  }
  int time_lost() const;

  std::string pool() const;
  int supply(char color) const;
  std::string boxes() const;
  std::string uncovered() const;
  std::string toll() const;
  std::string doors() const;
  int deck() const { return state.deck; }
  int tokens() const { return state.tokens; }
  int potions() const { return state.potions; }
  int floor() const { return state.floor; }
  int level() const { return state.level; }
  int pile() const { return state.pile_count; }
  std::string top_of_pile() const;
  int lanterns() const;
  int boss_damage() const { return state.boss_damage; }
  int damage(char hero) const { return hero_state(hero).damage; }
  int health(char hero) const { return game.health(state, hero - 'A'); }
  int stored(char hero) const { return hero_state(hero).stored; }
  std::string items(char hero) const;
  std::string skills(char hero) const;
  bool won() const { return state.ending == Ending::Won; }
  bool lost() const { return state.ending == Ending::Lost; }
  // Fails the test unless each card and each die is in exactly one place. Asked after every step by itself.
  void check_places() const;

 private:
  Scene(const std::vector<std::string_view>& heroes, std::string_view dungeon, const Setting& setting);

  HeroState& hero_state(char hero) { return state.heroes[hero - 'A']; }
  const HeroState& hero_state(char hero) const { return state.heroes[hero - 'A']; }
  std::uint8_t take(std::string_view id);
  void settle_deck();
  void need_unseen(int card);
  int door_of(std::string_view first, std::string_view second);
  Door& new_door();
  void begin_fight(std::uint8_t card, std::string_view pool);
  void lay(int box);
  void apply(Action action);
  void draw_lost_time();
  void check_cards() const;
  void check_dice() const;

  int deck_ = -1;   // what deck() asked for, until something is played
  int filler_ = 0;  // cards at the bottom of the discard pile that nobody has named
  std::uint8_t pair_[kPair] = {0, 1};
};

}  // namespace uc::onedeck::test
