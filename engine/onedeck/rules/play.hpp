// One action of One Deck Dungeon being carried out, with all that follows by itself. Each chapter of the rules is a
// file of its own, which ends by making its functions for both kinds of listener. Only the files of the rules include
// this.
//
// What is still to be done stands on the agenda of the State: whoever interrupts (a lethal moment in the middle of a
// loss of time in the middle of a roll) puts its tasks on top, and what was under way goes on afterwards.
#pragma once

#include "core/byte.hpp"
#include "rules.hpp"

namespace uc::onedeck {

template <class Events>
class Play {
 public:
  Play(const OneDeck& game, State& state, Events& events)
      : game_(game), s_(state), tell_(events), players_(game.players()) {}

  void make(Action action);  // rules.cpp

 private:
  using Ev = Event::Type;
  static constexpr bool kListening = Events::listening;

  // rules.cpp: the agenda
  void run();
  void answer(Action action, const Task& asked);
  void answer_in_encounter(Action action, const Task& asked);
  void perform(const Task& task);
  void draw(int card);
  void end(Ending ending, bool gave_up = false);

  // setup.cpp. OD-2
  void next_specialisation(int hero);
  void specialise(int hero, int group);
  void setup_talents(int stage);
  void take_basic(int hero, int skill);
  void setup_grade();
  void draw_xp(int cards);

  // turn.cpp. OD-3 to OD-6, OD-15
  void floor_start();
  void floor_started(bool visible_before);
  void turn_start();
  void heal_at_turn_start(int hero);
  void foresee(int hero);
  void ask_turn_start();
  void time_passes();
  void time_passed(bool visible_before);
  void act();
  void begin_loss(const TimeLoss&);
  void lose_time(int time);
  void strike_from_stairs(unsigned heroes);
  void explore();
  void place_doors();
  void add_door(int door);
  void explored();
  void planning(DoorsPeeked done);
  void peek(int door);
  void enter(int door);
  void opened(int door);
  void flee();
  void add_door_on_flee();
  void face();
  void pair_up(const FirstPair&);
  void end_turn();
  void descend();

  // encounter.cpp. OD-7, OD-8
  void begin_encounter(int card, int first, int second);
  void encounter(const Task& task);
  void step_invisibility();
  void use_invisibility();
  void step_before();
  void drain(int items);
  void lose_item(int hero, int card);
  void step_option();
  void choose_option(int option);
  void step_feats();
  void use_feat(const UsedFeat&);
  void paid_roll(const PaidFeat&);
  void drop_rolled(int value);
  void step_bonus();
  void step_shortage(int color);
  void step_roll();
  void take_for_roll(int who, Color color, int count);
  void begin_roll();
  void rolled(Action outcome);
  void gamble_rule();
  void roll_time();
  void roll_settled();
  void step_boxes();
  void leave();
  void tell_returned();
  void store(int hero, int dice);
  void store_for_all(std::uint8_t trigger);

  // dice.cpp. OD-9, OD-10
  void cover(const CoveredBox&);
  void make_heroic(const MadeHeroic&);
  void discard_die(const DiscardedDie&);
  Dice take_from_pool(std::uint32_t mask);
  void to_supply(const Dice& dice);

  // effects.cpp. OD-11, section 22
  void use_skill(const UsedSkill&);
  void use_potion(const UsedPotion&);
  void effect_step();
  void effect_done();
  void forget_gained();
  void gain(int who, const GainedDie& die, Dice& gained);
  void roll_more(const Effect&);
  void begin_picks();
  void ask_value();
  void ask_pick();
  void pick_die(Die die);
  void finish_picks();
  void reroll_all(const Effect&);
  void tell_lifted(const Dice& dice);

  // consequences.cpp. OD-12
  void consequences();
  void share_damage(int damage);
  void split_damage(int damage, int more);
  void hurt(int hero, int damage, Event::Harm why);
  void heal(int hero, int amount);
  void check_lethal();
  void answer_lethal(int hero);
  void step_undying();

  // loot.cpp. OD-13, OD-14
  void loot();
  void loot_card(Event::Form form, const LootTaken&);
  void gain_potions(int tokens);
  void level();
  void spend(Action action);
  void level_up(Action action);
  void buy_potion(Action action);

  // boss.cpp. OD-16
  void boss_round();
  void begin_boss_part(int first, int second);
  void boss_damage();

  // --- the agenda ---
  void push(const Task& task) { s_.agenda[s_.agenda_count++] = task; }
  void push(Step step) { push(Task(step)); }
  template <class Record>
  void push(Step step, const Record& about) {
    push(Task(step, about));
  }
  void push(EncounterStep part) { push(Step::Encounter, EncounterPart{part}); }
  Task pop() {
    Task& top = s_.agenda[--s_.agenda_count];
    const Task task = top;
    top = {};
    return task;
  }
  // Puts a loss of time on the agenda.
  void will_lose(int time, Event::Why why) {
    if (time > 0) push(Step::BeginLoss, TimeLoss{.time = time, .why = why});
  }

  void tell(const Event& event) {
    if constexpr (kListening) tell_(event);
  }
  // For what shows something new: dice, cards.
  void tell_new(Event event) {
    if constexpr (kListening) {
      event.learned = Seats::first(players_);
      tell_(event);
    }
  }
  std::uint8_t seat_of(int who) const { return s_.fight.heroes[who]; }

  const OneDeck& game_;
  State& s_;
  Events& tell_;
  const int players_;
};

}  // namespace uc::onedeck
