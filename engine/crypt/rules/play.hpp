// One action of Crypt being carried out, with all that follows by itself. Each chapter of the rules is a file of its
// own, which ends by making its functions for both kinds of listener. Only the files of the rules include this.
#pragma once

#include <utility>

#include "core/byte.hpp"
#include "rules.hpp"

namespace uc::crypt {

struct GhostGroup;

template <class Events>
class Play {
 public:
  Play(const Crypt& game, State& state, Events& events)
      : game_(game), s_(state), tell_(events), players_(game.players()) {}

  void make(Action action);  // rules.cpp

 private:
  using Ev = Event::Type;
  static constexpr bool kListening = Events::listening;

  void roll(const Dice& dice);

  // round.cpp. CR-2, CR-4, CR-7: the course of the rounds
  void set_sides(int mask);
  void set_leader(int seat);
  void show_first_top(int type);
  void begin_round();
  void lay_card(const Reveal&);  // value 0: face-down
  void order_crypt(int laid);
  void finish_round();
  std::uint8_t next_leader() const;

  // windows.cpp. CR-3: windows
  void open_before();
  void next_before();
  void open_after();
  void next_after();
  void open_last();
  void next_last();
  void finish_power();
  void end_window();
  void leave_window();

  // claim.cpp. CR-5: Claim
  void begin_claims();
  void next_claim_turn();
  int dice_of_ghost_turn() const;
  void claim(Action action);
  void bump(std::uint8_t i, std::uint8_t by);
  void recover();
  void recover_all(std::uint8_t seat, Event::Recovery why);

  // collect.cpp. CR-6: Collect
  void begin_collect();
  void discard(std::uint8_t i, Ev type);
  void next_collector();
  void collect_roll(const Dice& dice);
  void take_cards();
  void draw_value(Phase phase, Phase resume, std::uint8_t slot);
  void take_drawn(int value);
  void settle_value(std::uint8_t i, int value);
  void take_card(std::uint8_t i);
  void idol_window();
  void settle_dice();

  // scoring.cpp. CR-8: Scoring
  void begin_scoring();
  void show_collections();
  void roll_off();
  void next_tie_roll();
  void tie_roll(const Dice& dice);
  void keep_the_highest();
  void finish_game();

  // powers.cpp. CR-9: Collectors during play
  void flip(std::uint8_t seat, int gone, int handle);
  void pay(Type type, int handle);
  void use_idol(const UseIdol&);
  void reroll(const Dice& dice);
  void check_race(std::uint8_t seat);
  void flip_race_idols(std::uint8_t seat);
  std::pair<bool, int> race_key(const FaceDown& idols, int k) const;
  void use_manuscript(const UseManuscript&);
  void look_on(Phase window);
  void see_value(int value);
  void tell_seen(std::uint8_t i, Card card);
  void use_pottery(const UsePottery&);
  void finish_pottery();
  void use_remains(const UseRemains&);

  // ghost.cpp. CR-10: the Ghost
  void ghost_turn(const Dice& dice);
  void seek_slot(const GhostGroup& group);
  void tell_passed(const GhostGroup& group, std::uint8_t found);
  void place_group(const GhostGroup& group, std::uint8_t i);
  void set_aside(const GhostGroup& group);

  void ask(Phase phase, int seat) {
    s_.phase = phase;
    s_.active = u8(seat);
  }

  void place(std::uint8_t i, std::uint8_t holder, int count, int effort) {
    s_.slots[i].holder = holder;
    s_.slots[i].count = u8(count);
    s_.slots[i].effort = u8(effort);
  }

  void tell(const Event& event) {
    if constexpr (kListening) tell_(event);
  }

  Seats everybody() const { return Seats::first(players_); }

  const Crypt& game_;
  State& s_;
  Events& tell_;
  const int players_;
};

}  // namespace uc::crypt
