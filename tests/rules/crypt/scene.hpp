// A tiny language in which a test reads like the rulebook (CR-0.7).
//
// A Scene is a position written in clauses that are separated by `;`:
//
//   players 3                  always first; the solo game is `players 1`, where the human is A
//   sides AAABAA               the Collectors in the order of the rules; or `Pottery side B`. All A if not said
//   leader B                   A if not said; solo: `leader Ghost`
//   round 4 | last round       the earliest round that fits the collections if not said
//   S1 Idol 3                  a face-up card
//   S4 Remains ?(4)            a face-down card whose hidden value is 4 (nobody has seen it; `?` leaves it to chance)
//   S4 Remains ?(4) seen A C   A and C have looked at it
//   S5 empty                   its card was taken with Pottery B
//   S1 B 2x3                   two dice of B showing 3; solo: `S1 Ghost 2x3`
//   A r2 e1                    ready and exhausted dice; what is not said follows from three dice for each player
//   C has Idol 3, Idol ?(2), Pottery 2 up      C's collection in the order in which it was taken: a card that everybody
//                              saw in the Crypt, one that only C has seen (more: `Idol ?(2) seen A`), a flipped one
//   C placed                   C has placed a die in this Claim phase, but has none on a card
//   race A C in round 4        Idol B was fulfilled by A and C
//   Ghost aside 1              a Ghost die is set aside
//   top Idol                   the back of the deck's top card
// and last the moment: `claim by C`, `extra turn` (the last Claim turn), `collect` (the last Claim turn was a
// Recover: Collect begins), or `revealed` (the last card has just been laid).
//
// Cards that are not mentioned fill up the Crypt, the box and the deck, so that every position is a complete one.
#pragma once

#include <deque>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "crypt/crypt.hpp"
#include "rules/shared/scene.hpp"

namespace uc::crypt::test {

// The content of the project, read once.
std::shared_ptr<const Content> real_content();

class Scene : public scene::Asking<Crypt> {
 public:
  explicit Scene(std::string_view lines);
  Scene(const Scene&) = default;
  Scene& operator=(const Scene&) = default;
  ~Scene();  // fails the test if scripted dice are left over

  // The very beginning of a game. Sides as in Options: `A`, `B` or `?`.
  static Scene start(int players, std::string_view sides = "AAAAAA");
  // The same with content of one's own.
  static Scene start_with(std::shared_ptr<const Content> content, int players);
  // The game is over, with these collections and dice: the last round is played out without gain.
  static Scene ending(std::string_view lines);

  // A legal choice of the seat whose turn it is. Hidden values that the scene names come by themselves.
  Scene& act(std::string_view text);
  // An outcome of chance.
  Scene& chance(std::string_view text);
  // Dice for the rolls to come, in order. Each must be used.
  Scene& dice(std::initializer_list<int> faces);
  // The dice of a roll-off, for each player apart: `A 6 3; B 2 2 5; A 1 4; B 3 1 2`.
  Scene& tie(std::string_view rolls);
  // Everybody ends their windows until no seat is asked.
  Scene& end_windows();

  // Checks that the action is refused with one of these rules (`CR-5.3a CR-R2`), or cannot be written where the list
  // says `unwritable`, and is not listed.
  void forbids(std::string_view text, std::string_view rules) const;
  // "" if legal, the rule that forbids it, or "unwritable" if the notation has no such action.
  std::string refused(std::string_view text) const;
  using Asking::legal;
  bool legal(std::string_view text) const { return refused(text).empty(); }
  int claims() const { return count(Kind::Claim); }
  int actions() const;
  int count(Kind kind) const;
  std::vector<std::string> texts() const { return legal(); }  // of all legal actions
  // "B claim", "chance collect.roll", "over".
  std::string who() const;

  // Checks each clause: as above, and `S2 unclaimed`, `lights out A`, `deck 36`, `box 4`.
  void position(std::string_view clauses) const;
  // "Idol 3 down, Pottery 2 up", sorted.
  std::string collection(char player) const;
  std::string slot_card(int slot) const;  // from 1: "Idol 3", "Remains ?", "empty"
  const Card& card_of(char player, std::string_view handle) const;

  int score(char player) const;
  int place(char player) const;
  bool won(char player) const;
  int part(char player, std::string_view collector) const;  // coins of a Collector, of `treasure` or of `dice`

  // What a player ('-' for the table) reads in the own view: the value of a card, 0 if it is hidden.
  int value_seen_by(char player, char owner, std::string_view handle) const;
  int value_seen_by(char player, int slot) const;  // from 1
  // What a seat sees ('-' for the table) as one line.
  std::string seen_by(char player) const;
  // What happened in the last act (and in what followed it by itself).
  const Event& event(Event::Type type, int which = 0) const;
  template <Event::Type kType>
  auto about(int which = 0) const {  // its record
    return crypt::about<kType>(event(kType, which));
  }
  std::string described(char player) const;  // those events as this player may see them
  std::vector<std::pair<std::string, std::uint64_t>> outcomes() const;

 private:
  Scene(Crypt game, State state);
  friend struct SceneBuilder;
  void go_on();  // hidden values and scripted dice, as far as they are known
  void check_clause(const std::vector<std::string>& words) const;
  void check_slot(const std::vector<std::string>& words) const;
  void check_dice(const std::vector<std::string>& words) const;

  std::map<int, int> hidden_;  // by slot from 0: the value written as ?(v)
  std::deque<int> dice_;
};

// Plays a random game to its end and shows every position on the way.
template <class Look>
void play_randomly(Scene& scene, std::uint64_t seed, Look look) {
  Rng rng(seed);
  while (!scene.turn().is_over()) {
    const Action action =
        scene.turn().is_chance() ? scene.game.draw(scene.state, rng) : scene.game.pick(scene.state, rng);
    scene.game.apply(scene.state, action, NoEvents{});
    look(scene);
  }
}

Seat seat_of(char player);
Viewer viewer_of(char player);

}  // namespace uc::crypt::test
