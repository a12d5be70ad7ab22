// What the rules ask of a position, shared by play, by the list of legal actions, by documents and computer players.
#pragma once

#include <algorithm>
#include <optional>

#include "moving.hpp"
#include "saga/why.hpp"

namespace uc::saga {

// --- models -----------------------------------------------------------------------------------------------------------

// Everything that skills, items and lasting effects do to a model.
Modifiers modifiers_of(const Saga&, const State&, int model);
bool is_crippled(const Saga&, const State&, int model);                       // DS-8.14
int movement_of(const Saga&, const State&, int model);                        // DS-6.1
bool is_outnumbered(const Saga&, const State&, int model);                    // DS-8.8
inline bool can_be_harmed(const Saga& game, const State& state, int model) {  // DS-14.4
  return !game.figure(state, model).ethereal;
}
constexpr int armour_within(int armour) { return std::clamp(armour, 1, 5); }  // DS-8.6
int count_of_figure(const State&, int figure);                                // in play
inline Board bone_squares(const State& state) {
  Board squares;
  for (std::size_t i = 0; i < state.bones; ++i) {
    squares.add(square_at(state.bone_square[i] & 63, state.bone_square[i] >> 6));
  }
  return squares;
}
int model_at(const Saga&, const State&, Square);  // whose square that is, or kNone
// The hero of the team who decides (DS-1.12), or kNone.
int first_hero(const State&);
inline Seat seat_of_model(const Saga& game, int model) { return is_hero(model) ? game.seat_of(model) : kOverlord; }

// --- attacks (DS-8, DS-9, DS-11.8) ---------------------------------------------------------------------------------------

// How an attack differs from an ordinary one.
struct Manner {
  Attack::Type type{};
  int dice = 0;                // exactly so many, instead of the model's own; 0: its own
  int bonus = 0;               // more dice
  bool no_modifiers = false;   // no bonus and no penalty on the attacker (DS-16.3)
  bool no_penalties = false;   // on the attacker (DS-16.8)
  bool furniture = false;      // the line crosses furniture (DS-9.10)
  bool minor = false;          // of a Minor spell
  bool breaking_away = false;  // a Free Attack against a model that breaks away
  int origin = kNone;          // of a Magic Attack: the spell or feat
};
// The Fight that is asked for: that of a Feat, or an ordinary one.
inline Manner fight_asked(const Task& asked) {
  switch (asked.step) {
    case Step::AskEach: {
      const auto each = asked.as<about::Each>();
      return {.type = Attack::Fight, .dice = each.dice, .no_modifiers = each.modifiers == 0};
    }
    case Step::AskStrike: {
      const auto strike = asked.as<about::Strike>();
      return {.type = Attack::Fight, .bonus = strike.bonus, .no_penalties = strike.no_penalties != 0};
    }
    default: return {.type = Attack::Fight};
  }
}
// The Magic Attack that is an effect of a spell or feat.
inline Manner magic_by(const Saga& game, const about::Aim& aim, const Effect& effect) {
  const bool minor = aim.origin < origin::kFeat && !game.content().spells[aim.origin].major;
  return {.type = Attack::Magic, .dice = effect.amount, .bonus = aim.bonus, .minor = minor, .origin = aim.origin};
}
// The numbers of dice and the armour (DS-8.3 to DS-8.8).
Attack prepare_attack(const Saga&, const State&, int attacker, int target, const Manner&);
// The same, and what makes these numbers.
struct ToldAttack {
  Attack attack;
  Whys why;
};
ToldAttack told_attack(const Saga&, const State&, int attacker, int target, const Manner&);
int hits_of(const Faces& attack, const Faces& defence, int armour);  // DS-8.9, DS-8.10

// DS-8.1, DS-13.6: what the model may Fight now
ModelSet fight_targets(const Saga&, const State&, int model);      // models
std::uint64_t locks_before(const Saga&, const State&, int model);  // things less kFirstLock
std::uint64_t locks_beside(const Saga&, const State&, int model);  // for Whirlwind
// DS-9.1
bool may_shoot_now(const Saga&, const State&, int model);
ModelSet shoot_targets(const Saga&, const State&, int model, bool ignoring);

// --- doors, chests, furniture (DS-13) -------------------------------------------------------------------------------------

bool in_play_thing(const Saga&, const State&, int t);  // laid out, and closed or not destroyed
bool has_mundane_lock(const Saga&, const State&, int t);
bool has_ward(const Saga&, const State&, int t);

// --- magic (DS-11) ----------------------------------------------------------------------------------------------------

bool is_ready(const State& state, int spell);
// How often a lasting effect has to expire when it is laid (DS-11.10); 3: until the end of the adventure.
constexpr int lasts(Duration duration) {
  return duration == Duration::Adventure ? 3 : duration == Duration::NextRound ? 2 : 1;
}
// Would a spell that is no attack change anything for this model? (DS-R55) Who spends a crystal has room for another.
bool does_something(const Saga&, const State&, int spell, int model, bool spends_crystal);
bool may_target(const Saga&, const State&, int caster, int spell, int t);  // a thing
// What a caster reaches, worked out once for all its spells.
struct Aim {
  int caster = 0;
  bool engaged = false;
  std::array<ModelSet, 4> within{};  // by range; at itself every caster may aim that may aim at friends (DS-11.6)
  ModelSet ethereal = 0;
  ModelSet seen = 0;               // of those in Long range, if it is not engaged (DS-11.7)
  std::optional<Lookout> lookout;  // of a caster of one square that looked around
};
Aim aim_of(const Saga&, const State&, int caster);
ModelSet spell_targets(const Saga&, const State&, const Aim&, const Targeting&, bool attack);
Board target_squares(const Saga&, const State&, const Aim&, int spell);
ModelSet spell_targets(const Saga&, const State&, int caster, const Targeting&, bool attack);
ModelSet targets_of(const Saga&, const State&, const Aim&, int spell);  // models that it can be cast at
ModelSet blast_targets(const Saga&, const State&, Square at);
Board floor_in_range(const Saga&, const State&, int caster, Range range);  // revealed
const Effect& effect_of(const Saga&, int origin, int effect);
// Can anything be aimed at with this spell? `many`: it is one of a feat that ignores recharging.
bool has_target(const Saga&, const State&, const Aim&, int spell, bool many);

// What a model can attack and aim at from where it stands, worked out when first asked for.
class Prospects {
 public:
  Prospects(const Saga& game, const State& state, int model) : game_(game), state_(state), model_(model) {}
  int model() const { return model_; }
  ModelSet fights() { return *(fights_ ? fights_ : fights_ = fight_targets(game_, state_, model_)); }
  std::uint64_t locks() { return *(locks_ ? locks_ : locks_ = locks_before(game_, state_, model_)); }
  ModelSet shots() { return *(shots_ ? shots_ : shots_ = shoot_targets(game_, state_, model_, false)); }
  const Aim& aim() { return *(aim_ ? aim_ : aim_ = aim_of(game_, state_, model_)); }

 private:
  const Saga& game_;
  const State& state_;
  int model_;
  std::optional<ModelSet> fights_, shots_;
  std::optional<std::uint64_t> locks_;
  std::optional<Aim> aim_;
};

// --- Animate Dead and summoning (DS-7.6 to DS-7.9) ---------------------------------------------------------------------------

// The types that can be raised now, bit by figure, out of those that an effect allows (0: all).
std::uint32_t raisable(const Saga&, const State&, std::uint32_t allowed);
bool may_raise_on(const Saga&, const State&, Square pile);
bool can_raise(const Saga&, const State&, std::uint32_t allowed);  // any type on any pile
bool can_summon(const Saga&, const State&, int figure, int limit);
Board summon_squares(const Saga&, const State&, Square beside);  // free squares adjacent to it

// --- items, trade, special rules (DS-15, DS-18) -----------------------------------------------------------------------------

inline constexpr int kMostCrystals = 3;  // DS-11.11
int crystals_of(const Saga&, const State&, int hero);
bool has_room_for(const Saga&, const State&, int hero, int item);  // DS-15.7, DS-11.11
bool may_use(const Saga&, const State&, int hero, int item);       // at this moment of its own Turn
bool may_use_on(const Saga&, const State&, int hero, int item, int t);
// What a hero could hand to another in a trade, and whether there is room for it if nothing is handed back.
struct Offer {
  std::uint8_t what;
  bool crystal;
  bool room;
};
inline constexpr Offer kNothing{kNone, false, false};
struct Offers {
  int count = 0;
  std::array<Offer, kMaxItems + kMaxObjects> all;
};
Offers offers_of(const Saga&, const State&, int hero, int other);
bool may_exchange(const Offer& given, const Offer& taken);  // one of them may be nothing
bool may_trade(const Saga&, const State&, int hero, int other, int given, int taken);
bool can_turn(const Saga&, const State&, int block);  // DS-18.6
bool may_interact(const Saga&, const State&, int hero, int rule);
bool holds(const Saga&, const State&, const Condition&);
// The special rule that fires when this hero's Move ends here; kNone if there is none (DS-18.7).
int move_end_rule(const Saga&, const State&, int hero);
// Must the Move of who acts be over before it may do anything else, because such a rule is to fire?
bool ends_move_first(const Saga&, const State&);
bool may_use_feat(const Saga&, const State&, Prospects&, int place);         // of the figure's list
ModelSet each_targets(const Saga&, const State&, int model, const Effect&);  // of FightEach
ModelSet devour_targets(const Saga&, const State&, int model);

// --- the Overlord ----------------------------------------------------------------------------------------------------------

ModelSet can_be_activated(const State&);  // DS-4.3, DS-4.13
// By what everybody knows: may there be an Interrupt card in the Overlord's hand?
bool may_hold_interrupt(const Saga&, const State&);

// --- moving ---------------------------------------------------------------------------------------------------------------

// What the model that moves may do: it is Act::model, or that of a bonus_move.
struct MoveNow {
  Mover mover;
  bool steps = false;   // may step
  bool turns = false;   // may turn on the spot
  bool breaks = false;  // is engaged and may break away
};
MoveNow move_now(const Saga&, const State&);

// --- for legal.cpp, pick.cpp, chance.cpp -------------------------------------------------------------------------------------

Refusal refuse_outcome(const Saga&, const State&, Action);

}  // namespace uc::saga
