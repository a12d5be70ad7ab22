// One action of Dungeon Saga being carried out, with all that follows by itself. Each chapter of the rules is a file of
// its own, which ends by making its functions for both kinds of listener. Only the files of the rules include this.
//
// What is still to be done stands on the agenda of the State: whatever interrupts (Free Attacks in the middle of a
// Move, a potion in the middle of an attack) puts its tasks on top, and what was under way goes on afterwards.
#pragma once

#include "core/byte.hpp"
#include "rules.hpp"

namespace uc::saga {

template <class Events>
class Play {
 public:
  Play(const Saga& game, State& state, Events& events)
      : game_(game), content_(game.content()), adventure_(game.adventure()), s_(state), tell_(events) {}

  void begin();              // setup.cpp
  void make(Action action);  // rules.cpp

 private:
  using Ev = Event::Type;
  static constexpr bool kListening = Events::listening;

  // rules.cpp: the agenda, and what is common to all chapters
  void run();
  void perform(const Task& task);
  void answer(Action action);
  void chance(Action action);
  void end(int winner, Ending ending);
  void check_victory();
  void move_to(int model, Square to);
  void face(int model, Facing facing);
  int add_model(int figure, Square at, Facing facing, Event::Arrival why);
  void remove_model(int model, Event::Removal why);
  void add_bones(Square at);
  void take_bones(Square at);
  void lay_effect(int model, int source);
  void end_effects(std::uint32_t sources);
  void gain_item(int hero, int item);
  void lose_item(int hero, int item);

  // setup.cpp. DS-2, DS-13.10
  void reveal(int area, Event::Arrival why, int door = kNone);
  void lay_out(int area, Event::Arrival why);

  // turn.cpp. DS-3, DS-4, DS-12
  void hero_phase();
  void begin_hero_turn(int hero);
  void hero_turn(int hero);
  void hero_turn_ends();
  void window();
  void interrupt(Action action);
  void models(int left);
  void activate(int model);
  void activation_ends();
  void overlord_turn();
  void commands();
  void command(Action action);
  void play_card(int card);
  void end_round(const about::EndRound& round);
  void recharge();
  bool roll_abilities(int next);
  bool fire_rules(int next);
  void draw_card();
  void card_drawn(int card);
  void next_round();

  // acting.cpp. DS-3.3 to DS-3.6, DS-6: a Turn or activation
  void acting();
  void act(Action action);
  void something_happened();
  bool leaves_move();
  void walk(Mover mover, Action action, std::uint8_t& flags, std::uint8_t& points);
  void break_away(int model, Square to);
  void break_step(const about::BreakStep& step);
  void bonus_move(const about::BonusMove& move);
  void bonus_moving(about::BonusMove move, Action action);
  void move_ended(int hero);
  void use(const said::Use& used);
  void trade(const said::Trade& offer);
  void trade_asked(const about::Trade& trade, bool agreed);
  void exchange(const about::Trade& trade);
  void pick_up();

  // combat.cpp. DS-7, DS-8, DS-9, DS-14.2
  void attack(int attacker, int target, const Manner& manner);
  void attack_rolled(const Faces& faces);
  void defence_rolled(const Faces& faces);
  void harm(const about::Harm& harm);
  void potion_asked(int hero, bool drinks);
  void wound(int model, int wounds);
  void incapacitate(int model);
  void free_attacks(int target);
  void free_attack(int attacker, int target);
  void open(int t, int opener);
  void reduce_ward(int t, int by, int model);

  // magic.cpp. DS-11
  void cast(const said::Cast& chosen, bool many);
  void casting(const about::Aim& aim);
  void targets(about::Aim aim);
  void spells(const about::Spells& spells);
  void spell_chosen(about::Spells rest, Action action);
  void ask_if_opening(const Task& question);
  void carry_out(const about::Aim& aim, const Effect& effect);
  void crystal(const about::Crystal& made, int face);

  // feats.cpp. DS-16
  void feat(int place);
  void strike_chosen(const Task& asked, Action action);
  void devour(int minion, int most);
  void each(const about::Each& each);
  void each_chosen(const Task& asked, Action action);
  void shots(const about::Shots& shots);
  void shot_chosen(about::Shots shots, Action action);
  void chain(int left);
  void chain_chosen(const Task& asked, Action action);
  void shift(const Task& asked, Action action);

  // undead.cpp. DS-7.5 to DS-7.9
  void animates(const about::Animates& animates);
  void raise(const said::Raise& raised);
  void summons(const about::Summons& summons);
  void arrived(int model);

  // adventure.cpp. DS-18
  void interact(const said::Interact& chosen);
  void rule_effects(about::RuleEffects under_way);
  void turn_block(int block, Quarter quarter);
  void collapse(const RuleEffect& effect);
  void collapsing(about::Collapsing collapse);
  void destroyed(int furniture);

  // --- the agenda ---
  // Once the game is over, or a guess has come to its end, nothing more is to be done.
  bool is_over() const { return s_.winner != kNone || s_.blind == kAtHorizon; }
  void push(const Task& task) {
    if (!is_over()) s_.agenda[s_.tasks++] = task;
  }
  template <Step kStep>
  void push(const Steps::Record<kStep>& about = {}) {
    push(Task(kStep, about));
  }
  Task pop() {
    Task& top = s_.agenda[--s_.tasks];
    const Task task = top;
    top = {};
    return task;
  }

  bool is_in_play(int model) const { return has(s_.in_play, model); }
  const Figure& figure(int model) const { return game_.figure(s_, model); }

  // tell<Ev::Wounded>({.model = u8(model)}, {.by = 2, .wounds = 3}): what the type fills in, and what it tells.
  template <Ev kType>
  void tell(Event event, const Happenings::Record<kType>& told = {}) {
    if constexpr (kListening) tell_to(made<kType>(event, told));
  }
  // For what shows something new to the heroes and to whoever looks on; the Overlord knew it (DS-H1).
  template <Ev kType>
  void tell_heroes(Event event, const Happenings::Record<kType>& told = {}) {
    if constexpr (kListening) {
      event.learned = game_.hero_seats();
      tell_to(made<kType>(event, told));
    }
  }
  // For what shows something new to everybody: dice.
  template <Ev kType>
  void tell_new(Event event, const Happenings::Record<kType>& told = {}) {
    if constexpr (kListening) {
      event.knows = event.learned = Seats::first(game_.players());
      tell_to(made<kType>(event, told));
    }
  }
  template <Ev kType>
  static Event made(Event event, const Happenings::Record<kType>& told) {
    event.type = kType;
    event.told = static_cast<std::uint32_t>(packed::pack(told));
    return event;
  }
  void tell_to(Event event) {
    if constexpr (kListening) {
      // Who reads of it later cannot look any more: by then the model may be gone, and its number another's.
      if (event.model < kMaxModels && event.figure == kNone) event.figure = s_.figure[event.model];
      if (event.thing < kMaxModels) event.target_figure = s_.figure[event.thing];
      tell_(event);
    }
  }

  const Saga& game_;
  const Content& content_;
  const Adventure& adventure_;
  State& s_;
  Events& tell_;
};

}  // namespace uc::saga
