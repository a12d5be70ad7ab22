// What the files of the rules share: questions about a position that listing, refusing and playing ask alike.
#pragma once

#include "onedeck/onedeck.hpp"

namespace uc::onedeck {

// --- doors (OD-5, OD-6) -------------------------------------------------------------------------------------------------

inline int doors_in_play(const State& state) {
  int doors = 0;
  for (const Door& door : state.doors) doors += door.is != Door::Is::None ? 1 : 0;
  return doors;
}
inline int open_doors(const State& state) {
  int doors = 0;
  for (const Door& door : state.doors) doors += door.is == Door::Is::Open ? 1 : 0;
  return doors;
}
inline bool is_unknown(const Door& door) { return door.is == Door::Is::Closed && door.cards[0] == kNone; }
inline bool can_explore(const OneDeck& game, const State& state) {  // OD-5.1
  return state.deck > 0 && doors_in_play(state) < game.door_limit(state);
}
// --- what time costs (OD-3, OD-5) -----------------------------------------------------------------------------------------

// `floors`: those in force, or would be.
inline int time_of_turn(const OneDeck& game, const Standing& floors) {  // OD-3.4
  return game.setup().time_per_turn +
         (game.players() == kMaxHeroes ? floors.time_turn_start_four : floors.time_turn_start);
}
inline int time_of_floor(const OneDeck& game, const Standing& floors) {  // OD-3.1
  return game.players() == kMaxHeroes ? floors.time_floor_start_four : floors.time_floor_start;
}
inline int time_of_exploring(const OneDeck& game, const Standing& floors) {  // OD-5.1
  return game.players() == kMaxHeroes ? floors.time_explore_four : floors.time_explore;
}
// OD-5.2: how many doors exploring would bring.
inline int new_doors(const OneDeck& game, const State& state) {
  if (!can_explore(game, state)) return 0;
  const int cards = state.deck - time_of_exploring(game, game.floors_in_force(state));
  const int doors = cards <= 0 ? 0 : cards / game.setup().cards_per_door;
  const int room = game.door_limit(state) - doors_in_play(state);
  return doors < room ? doors : room;
}
inline bool stairs_visible(const State& state) { return state.deck == 0; }  // OD-4.2

// --- turn start, lethal moments (OD-3.3, OD-12) ---------------------------------------------------------------------------

inline bool can_heal_at_turn_start(const State& state, int hero) {
  return state.potions > 0 && state.heroes[hero].damage > 0;
}
inline bool can_foresee(const OneDeck& game, const State& state, int hero) {  // OD-19.9
  return state.skip_time == 0 && state.heroes[hero].foresight < game.gift(state, hero).skip_turn_time;
}
inline bool is_lethal(const OneDeck& game, const State& state, int hero) {  // OD-12.6
  return state.heroes[hero].damage >= game.health(state, hero);
}
// OD-12.8; 0 if nobody is lethal.
inline int potions_needed(const OneDeck& game, const State& state) {
  int needed = 0;
  for (int hero = 0; hero < game.players(); ++hero) {
    const int over = state.heroes[hero].damage - game.health(state, hero) + 1;
    const int heal = game.healing(state, hero, false);
    if (over > 0) needed += (over + heal - 1) / heal;
  }
  return needed;
}

// --- the encounter ----------------------------------------------------------------------------------------------------------

inline int heroes_in_fight(const State& state) { return state.fight.heroes[1] != kNone ? 2 : 1; }
inline bool is_in_fight(const State& state, int hero) {
  return state.fight.heroes[0] == hero || state.fight.heroes[1] == hero;
}
// The identified potion that skips an encounter (OD-7.2), or kNone.
std::uint8_t skipping_potion(const OneDeck&, const State&);

// OD-D14: how many choices of `feat(hero, number)` a hero of the encounter has; the numbers are min to max.
struct FeatRange {
  int min = 1, max = 0;
  bool empty() const { return max < min; }
};
FeatRange feat_range(const OneDeck&, const State&, int who);

// OD-8.4: the dice of a colour that a hero of the encounter would take in step 4.
inline int dice_wanted(const OneDeck& game, const State& state, int who, Color color) {
  if (who >= heroes_in_fight(state) || !game.color_allowed(state, color)) return 0;
  return game.stat(state, state.fight.heroes[who], color);
}

// The group of dice that is rolled next, in the order of OD-8.10.
struct RollGroup {
  int who = 0;
  Color color{};
  Use use{};
  int count = 0;
};
inline RollGroup next_group(const State& state) {
  for (int who = 0; who < kPair; ++who) {
    for (int color = 0; color < kColors; ++color) {
      for (int use = 0; use < kUses; ++use) {
        const int count = state.fight.to_roll[who][use][color];
        if (count > 0) return {who, color_at(color), static_cast<Use>(use), count};
      }
    }
  }
  return {};
}

// --- boxes (OD-9) -------------------------------------------------------------------------------------------------------------

inline bool is_covered(const State& state, std::size_t box) { return (state.fight.covered >> box & 1U) != 0; }
inline bool armor_is_open(const State& state, Boxes boxes) {  // OD-9.3
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    if (boxes[i].armor != 0 && !is_covered(state, i)) return true;
  }
  return false;
}
// Do the chains of armour keep dice off it?
inline bool is_locked(const State& state, Boxes boxes, std::size_t box) {
  return !is_covered(state, box) && boxes[box].armor == 0 && armor_is_open(state, boxes);
}
// OD-18.1, OD-18.20: the number on the X boxes of what is faced while so many doors are open.
inline int number_of_x(const OneDeck& game, const State& state, int open_doors) {
  const Standing& standing = game.in_force(state);
  const int times = game.players() == kMaxHeroes ? standing.x_per_boss_damage_four : standing.x_per_boss_damage;
  const int x = standing.x_per_open_door * open_doors + times * state.boss_damage;
  return x < standing.x_least ? standing.x_least : x;
}
// OD-18.2: would the card go to the discard pile if the encounter ended so?
inline bool loot_escapes(const OneDeck& game, const State& state) {
  return state.fight.active != 0 && !state.in_boss_fight() && game.in_force(state).no_loot_if_armor != 0 &&
         armor_is_open(state, game.boxes(state));
}
// May the die lie on the box, its value aside? OD-8.9, OD-11.10, OD-18.17.
inline bool suits(const Standing& standing, const Box& box, Die die) {
  if (die.color() != Color::Heroic && index(die.color()) != box.color) return false;
  if (die.use() == Use::ManaOnly || (die.use() == Use::ArmorBoxOnly && box.armor == 0)) return false;
  return box.skull == 0 || (standing.forbidden_on_skulls >> index(die.color()) & 1U) == 0;
}

// What stopping now would cost: OD-12.1 up to step 4.
struct Toll {
  int printed_damage = 0, printed_time = 0;  // on uncovered boxes, prevention subtracted
  int added = 0;                             // by triggers of the dungeon
  int softened = 0;                          // prevented by starting skills
  int damage = 0, time = 0;                  // what is placed and lost
  int to_time = 0;                           // damage turned into time
};
Toll toll(const OneDeck&, const State&);

// Does damage prevention by skills count for these heroes? (OD-17.7)
bool prevention_counts(const OneDeck&, const State&);

// --- effects (section 22) ---------------------------------------------------------------------------------------------------

inline const Effect& effect_in_use(const OneDeck& game, const State& state) {
  const Branch& branch = game.content().abilities[state.use.ability].branches[state.use.branch];
  return game.content().effects[branch.first + state.use.step - 1];
}
inline int target_of(const Effect& effect, int user) { return effect.target == Target::Partner ? 1 - user : user; }

// Does the die fit an effect on the dice of `target`? `value`: of set_by_value.
bool fits(const Effect& effect, Die die, int target, int value);
bool fits_now(const OneDeck&, const State&, Die die);

// The choice of dice that is under way (OD-D19).
struct Picking {
  int needed = 0;     // dice that must still be picked
  int reachable = 0;  // fitting dice that may still be picked
};
Picking picking(const OneDeck&, const State&);
// Fitting dice from this one on.
int fits_from(const OneDeck&, const State&, Die from);
bool can_pick(const OneDeck&, const State&, Die die);

// OD-11.9: would the ability do something, once the dice of the mask are paid?
bool does_something(const OneDeck&, const State&, int user, const Branch&, std::uint32_t paid);

// The slots of a hero that hold something, a bit each (OD-11.1).
inline unsigned slots_in_use(const HeroState& hero) {
  const unsigned basic = hero.basic != kNone ? 1U << kBasicSlot : 0U;
  const unsigned skills = ((1U << hero.skill_count) - 1U) << kSkillSlots;
  return 1U | basic | skills | static_cast<unsigned>(hero.talents) << kTalentSlots;
}
// Can this hero of the encounter use the ability here at all, its cost and effect aside? (OD-11.1, OD-11.2)
bool is_usable_here(const OneDeck&, const State&, int who, int slot);
// In the dice step: the rule that keeps this hero of the encounter from using it, whatever is paid.
Refusal why_not_used(const OneDeck&, const State&, int who, int slot);

// --- experience (OD-14) -------------------------------------------------------------------------------------------------------

struct Lanterns {
  int cards[kMaxLanterns + 1] = {};  // experience cards by lanterns
  int total = 0;
};
Lanterns lanterns(const OneDeck&, const State&);

Refusal refuse_outcome(const OneDeck&, const State&, Action);

}  // namespace uc::onedeck
