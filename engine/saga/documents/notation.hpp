// What writing and reading actions share: the form of each kind. docs/notation/saga.md shows them.
#pragma once

#include <array>
#include <iterator>
#include <string>
#include <string_view>

#include "saga/saga.hpp"

namespace uc::saga {

// What follows the first word of an action are the fields that `Actions` gives its kind, in their order but for one.
struct Form {
  std::string_view verb;
  std::string_view hint{};  // how to write it, after the word "write"
  std::array<std::uint8_t, 4> order{0, 1, 2, 3};
};

// By Kind.
inline constexpr Form kForms[] = {
    {},
    {"hero", "a hero of the adventure, as in hero orlaf"},
    {"move", "a square and a facing, as in move 5,4 E; for an Ethereal model only the square"},
    {"break", "the square of the first step, as in break 3,4"},
    {"fight", "the square of the target, as in fight 5,4"},
    {"shoot", "the square of the target, as in shoot 5,4"},
    {"cast",
     "a spell, the square of its target if it has one, and a crystal if one is spent, as in cast burn 5,4 "
     "energy_crystal_2"},
    {"interact", "a special rule of the adventure, as in interact wheel cw"},
    {"use", "an item, as in use skeleton_key 5,4"},
    {"trade", "a hero, what is given and what is taken, as in trade danor give blessed_oil take healing_potion"},
    {"take"},
    {"feat", "a Feat, as in feat whirlwind"},
    {"end"},
    {"stop"},
    {"shift", "a square and a facing, as in shift 5,4 E"},
    {"devour", "the square of a minion, as in devour 5,4"},
    {"free", "the square of who attacks next, as in free 5,4"},
    {"yes"},
    {"no"},
    {"pass"},
    {"card", "a card, as in card extra_2"},
    {"activate", "the square of a model, as in activate 5,4"},
    {"raise", "a square, a minion and a facing, as in raise 5,4 zombie E", {0, 2, 1}},
    {"place", "a square and a facing, as in place 5,4 E"},
    {"target", "the square of the target, as in target 5,4"},
    {"dice", "the dice, the highest first, as in dice 6 4 2 1"},
    {"die", "the die, as in die 5"},
    {"draw", "a card, as in draw extra_2"},
};
static_assert(std::size(kForms) == kKinds);

// What a spell is cast at (DS-11.3): nothing that is chosen, a square, or a thing.
enum class AimText : std::uint8_t { Nothing, Square, Thing };
constexpr AimText aim_text(const Spell& spell) {
  const Targeting& targeting = spell.targeting;
  if (targeting.kind == TargetKind::Self || targeting.count == Count::EachInRange) return AimText::Nothing;
  const bool square = targeting.kind == TargetKind::Square || targeting.kind == TargetKind::BonePile;
  return square ? AimText::Square : AimText::Thing;
}

inline constexpr std::string_view kFacingNames[kFacings] = {"N", "E", "S", "W"};
inline constexpr std::string_view kQuarterNames[] = {"", "cw", "ccw"};
inline constexpr std::string_view kGive = "give", kTake = "take";
inline constexpr std::string_view kUnknown = "?";  // what the viewer may not know
inline constexpr char kMade = '*';                 // behind a crystal made by Crystallise

// Who moves: in a bonus_move another than who acts.
inline int mover(const State& state) {
  const bool bonus = state.tasks > 0 && state.next().step == Step::AskBonusMove;
  return bonus ? int{state.next().as<about::BonusMove>().model} : state.act.model;
}
inline bool moves_without_facing(const Saga& game, const State& state) {
  const int model = mover(state);
  return model < kMaxModels && game.figure(state, model).ethereal;
}

// The Feats of the model that acts.
inline const std::vector<std::uint8_t>& feats_here(const Saga& game, const State& state) {
  static const std::vector<std::uint8_t> kNoFeats;
  return state.act.model < kMaxModels ? game.figure(state, state.act.model).feats : kNoFeats;
}

// An item, or a quest object behind them (kFirstObject).
std::string item_name(const Content&, int item);

// The square by which a thing is written.
Square square_of(const Saga&, const State&, int thing);

}  // namespace uc::saga
