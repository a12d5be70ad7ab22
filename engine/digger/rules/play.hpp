// One action of Dungeon Digger being carried out, with all that follows by itself. Each chapter of the rules is a file
// of its own, which ends by making its functions for both kinds of listener. Only the files of the rules include this.
//
// What is still to be done stands on the agenda of the State: whatever interrupts (a Pit in the middle of a Move!, the
// Dragon in the middle of a shift) puts its tasks on top, and what was under way goes on afterwards.
#pragma once

#include "core/byte.hpp"
#include "rules.hpp"

namespace uc::digger {

template <class Events>
class Play {
 public:
  Play(const Digger& game, State& state, Events& events)
      : game_(game), s_(state), tell_(events), players_(game.players()) {}

  void make(Action action);  // rules.cpp

 private:
  using Ev = Event::Type;
  static constexpr bool kListening = Events::listening;

  // rules.cpp: the agenda, and what is common to all chapters
  void run();
  void perform(const Task& task);
  void answer(Action action);
  void answer_in_turn(const Task& asked, Action action);
  void answer_of_scenario(const Task& asked, Action action);
  void chance(Action action);
  void turned_up(int space, int common);
  void spend(int tp);
  void gain_tp(int tp);
  void add_stooges(int player, int space, int n);
  void take_stooges(int player, int space, int n);
  void lose_stooges(int player, int space, int n, Event::Loss why);
  void lay(int space, int kind, int rotation, int owner);
  void end(Ending ending);

  // setup.cpp. DD-3
  void choose_first(int seat);
  void lords(int done);
  void take_lord(int seat, int lord);
  void portals(int done);
  void place_portal(int seat, int space);
  void scenario_setup();
  void hunt_tiles(int done);
  void place_hunt_tile(int seat, int space);
  void turn_up();
  void adventurers(int done);
  void take_adventurer(int seat, int which);
  void stack(int left);
  void first_projects(int done);
  void free_thinks(int done);

  // turn.cpp. DD-4, DD-15, DD-21
  void begin_turn();
  void main_phase();
  void pass();
  void time_up();
  void end_turn(EndStage stage);
  void retreat();
  void ended_turn(bool skipped);
  void next_turn();
  void fill(int seat);
  void draw_tiles(int seat, int n);
  void tile_drawn(int seat, int kind);
  void put_back(int seat);
  void think(int seat, unsigned mask);
  void return_tiles(unsigned mask);
  void move_marker(int by, int coin);

  // orders.cpp. DD-5, DD-13
  void order(const Task& asked, Action action);
  void give(const Task& asked, Order order);
  void shifts(int left);
  void begin_shift(Action action);
  void sabotage(const actions::Sabotaging&);
  void put_collapse(int space);
  void rise(int space);
  void demolish(int space);
  void bonus(const steps::Picking&);
  void name_bonus(const steps::Picking& asked, int order);

  // shifts.cpp. DD-6, DD-7
  void shift(int from, int n, int to);
  void move_stooges(int from, int n, int to, bool with_treasure);
  void list_attacked(int player, int space, Listed& others) const;
  void fight(int player, int space);
  void arrived(int n, int space);
  void entered(int space);

  // building.cpp. DD-8 to DD-10, DD-12
  void build(const actions::Building&);
  void built(BuildStage stage, int space);
  void built_stage(BuildStage stage, int space);
  void receive_bonus(Type counted, int space);
  void score_corridors(int space);
  void score_room(int space);

  // coins.cpp. DD-11, DD-12.6
  void gain_coins(const steps::Coins&);
  void coin_drawn(int seat, int to, int value);
  void keep(int seat, int which);
  void redraw();
  void take_coin(int thief, int victim);
  void steal(int thief, int victim, int slot);
  void move_coin(int index, int to, unsigned known);
  void drop_coin(int index);
  void store(int slot, int space);

  // conquest.cpp. DD-14, DD-24.10 to DD-24.13
  void conquer(const actions::Conquering&);
  void loot(const actions::Conquering&, int owner);
  bool redraws_coin(const actions::Conquering&) const;
  void take_stored(int space, int owner);
  void free_room(int space, int whose);
  void return_token(int whose, int space);
  void defeat(int seat);
  void take_coin_of_defeated(int chooser, int seat, int n);

  // lords.cpp. DD-17
  void special();
  void tax(int left, int taxed);
  void tax_from(int left, int taxed, int source);
  void collapses(int left, bool placed);

  // adventurers.cpp. DD-20
  void step_adventurer(int direction, int left);
  void fight_with_adventurer(int space, int life);
  void adventurer_here(int left);
  void adventurer_stops();
  void leave_game(int owner);
  void kill_adventurer(int killer, int owner);
  void flameblast(int direction);

  // lair.cpp. DD-23
  void put_dragon(int space);
  void dragon_here(int space);
  void saving(int space, int saved);
  void pay_for_stooge(int space, int saved, int slot);
  void saved(int space, int saved);
  void fleeing(int space, int left);
  void flee(int space, int left, int to);
  void dragon_leaves();
  void disturb(int space);

  // creatures.cpp. DD-24
  void summon(int creature, int space);
  void step_creature(int creature, int direction, int left);
  void creature_trap(int creature);
  void creature_here(const steps::CreatureCame&);
  void kill_creature(int creature, Event::Loss why);
  void pay_trap(int trapper, int slot);

  // --- the agenda ---
  void push(Step step) { s_.agenda[s_.agenda_count++] = Task(step); }
  template <Step kStep>
  void push(const Steps::Record<kStep>& about) {
    s_.agenda[s_.agenda_count++] = make_task<kStep>(about);
  }
  Task pop() {
    Task& top = s_.agenda[--s_.agenda_count];
    const Task task = top;
    top = {};
    return task;
  }

  // An event, and what its type says beside: tell<Ev::TpSpent>({.seat = seat}, {.tp = 2, .now = 0}).
  template <Event::Type kType>
  void tell(const Subject& subject = {}, const Happenings::Record<kType>& about = {}) {
    tell_secret<kType>(subject, Seats::none(), Seats::none(), about);
  }
  // The same with a list: a set of spaces, or what a function puts into a list. None is made if nobody listens.
  template <Event::Type kType, class List>
  void tell_listing(const Subject& subject, const Happenings::Record<kType>& about, List&& list) {
    if constexpr (kListening) {
      Event event = event_of<kType>(subject, about);
      if constexpr (requires { list(event.listed); }) list(event.listed);
      else list.for_each([&](int space) { event.listed.push_back(u8(space)); });
      tell_(event);
    }
  }
  // For what shows something new to everybody.
  template <Event::Type kType>
  void tell_new(const Subject& subject, const Happenings::Record<kType>& about = {}) {
    tell_secret<kType>(subject, everybody(), everybody(), about);
  }
  // For what only these may see; `news` to those of them who did not know it.
  template <Event::Type kType>
  void tell_secret(const Subject& subject, Seats knows, Seats news, const Happenings::Record<kType>& about = {}) {
    if constexpr (kListening) {
      Event event = event_of<kType>(subject, about);
      event.knows = knows;
      event.learned = news;
      tell_(event);
    }
  }
  template <Event::Type kType>
  static Event event_of(const Subject& subject, const Happenings::Record<kType>& about) {
    Event event{subject};
    event.type = kType;
    event.about = static_cast<std::uint32_t>(packed::pack(about));
    return event;
  }

  // --- what chapters bring about, here so that nothing is made that only listeners want ---
  void gain_gp(int player, int gp, Event::Gain why, int space, const SpaceSet& counted = {}) {  // DD-10.4
    if (gp == 0) return;
    std::uint16_t& now = s_.players[player].gp;
    now = static_cast<std::uint16_t>(now + gp);
    tell_listing<Ev::GpGained>({.seat = u8(player), .space = u8(space)}, {.gp = gp, .why = why, .now = now}, counted);
  }
  // Coins are to be drawn next. Why, the position does not remember until they are: so it is told now.
  void owe_coins(const steps::Coins& owed, Event::Due why, int space) {
    push<Step::GainCoins>(owed);
    if constexpr (kListening) {
      if (owed.left == 0 || coins_in_bag(s_) == 0) return;
      tell<Ev::CoinsDue>({.seat = owed.seat, .space = u8(space)}, {.coins = owed.left, .why = why});
    }
  }

  Seats everybody() const { return Seats::first(players_); }
  int seat_after(int seats) const { return (s_.first + seats) % players_; }
  int next_seat(int seat) const { return seat + 1 < players_ ? seat + 1 : 0; }
  Player& me() { return s_.players[s_.active]; }
  int my_seat() const { return s_.active; }

  const Digger& game_;
  State& s_;
  Events& tell_;
  const int players_;
};

}  // namespace uc::digger
