// What writing and reading actions share: the form of each kind. docs/notation/saga.md shows them.
#pragma once

#include <array>
#include <iterator>
#include <string>
#include <string_view>

#include "saga/saga.hpp"

namespace uc::saga {

// What follows the first word of an action.
enum class Field : std::uint8_t {
  None,
  Hero,        // of the adventure
  Place,       // a square: two numbers
  Facing,      //
  MoveFacing,  // of a Move: an Ethereal model has none
  Thing,       // by its square
  Model,       // by its square
  OptionalThing,
  Spell,
  Aimed,    // what a spell is cast at, and the crystal: the numbers from b
  Rule,     // of the adventure
  Quarter,  // or nothing
  Item,
  Bargain,  // what is given and taken: b and c
  Feat,     // of the model that acts
  Minion,   // a figure
  Card,
  Face,
  Dice,
};

struct Part {
  Field field{};
  std::uint8_t number = 0;  // which of the action's numbers, from 0; of a Place the first
};

struct Form {
  std::string_view verb;
  std::array<Part, 3> parts{};
  std::string_view hint{};  // how to write it, after the word "write"
};

// By Kind.
inline constexpr Form kForms[] = {
    {},
    {"hero", {{{Field::Hero, 0}}}, "a hero of the adventure, as in hero orlaf"},
    {"move",
     {{{Field::Place, 0}, {Field::MoveFacing, 2}}},
     "a square and a facing, as in move 5,4 E; for an Ethereal model only the square"},
    {"break", {{{Field::Place, 0}}}, "the square of the first step, as in break 3,4"},
    {"fight", {{{Field::Thing, 0}}}, "the square of the target, as in fight 5,4"},
    {"shoot", {{{Field::Thing, 0}}}, "the square of the target, as in shoot 5,4"},
    {"cast",
     {{{Field::Spell, 0}, {Field::Aimed, 1}}},
     "a spell, the square of its target if it has one, and a crystal if one is spent, as in cast burn 5,4 "
     "energy_crystal_2"},
    {"interact", {{{Field::Rule, 0}, {Field::Quarter, 1}}}, "a special rule of the adventure, as in interact wheel cw"},
    {"use", {{{Field::Item, 0}, {Field::OptionalThing, 1}}}, "an item, as in use skeleton_key 5,4"},
    {"trade",
     {{{Field::Hero, 0}, {Field::Bargain, 1}}},
     "a hero, what is given and what is taken, as in trade danor give blessed_oil take healing_potion"},
    {"take"},
    {"feat", {{{Field::Feat, 0}}}, "a Feat, as in feat whirlwind"},
    {"end"},
    {"stop"},
    {"shift", {{{Field::Place, 0}, {Field::Facing, 2}}}, "a square and a facing, as in shift 5,4 E"},
    {"devour", {{{Field::Model, 0}}}, "the square of a minion, as in devour 5,4"},
    {"free", {{{Field::Model, 0}}}, "the square of who attacks next, as in free 5,4"},
    {"yes"},
    {"no"},
    {"pass"},
    {"card", {{{Field::Card, 0}}}, "a card, as in card extra_2"},
    {"activate", {{{Field::Model, 0}}}, "the square of a model, as in activate 5,4"},
    {"raise",
     {{{Field::Place, 0}, {Field::Minion, 3}, {Field::Facing, 2}}},
     "a square, a minion and a facing, as in raise 5,4 zombie E"},
    {"place", {{{Field::Place, 0}, {Field::Facing, 2}}}, "a square and a facing, as in place 5,4 E"},
    {"target", {{{Field::Thing, 0}}}, "the square of the target, as in target 5,4"},
    {"dice", {{{Field::Dice, 0}}}, "the dice, the highest first, as in dice 6 4 2 1"},
    {"die", {{{Field::Face, 0}}}, "the die, as in die 5"},
    {"draw", {{{Field::Card, 0}}}, "a card, as in draw extra_2"},
};
static_assert(std::size(kForms) == kKinds);

constexpr int& number_of(Numbers& n, std::uint8_t which) {
  switch (which) {
    case 0: return n.a;
    case 1: return n.b;
    case 2: return n.c;
    case 3: return n.d;
    default: return n.e;
  }
}

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
  return bonus ? state.next().a : state.act.model;
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
