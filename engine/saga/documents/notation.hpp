// What writing and reading actions share: the form of each kind. docs/notation/saga.md shows them.
#pragma once

#include <array>
#include <iterator>
#include <string>
#include <string_view>

#include "core/notation.hpp"
#include "saga/saga.hpp"

namespace uc::saga {

using Form = notation::Form<Actions>;

// By Kind.
inline constexpr Form kForms[] = {
    {},
    {Kind::Hero, "hero {hero}", "a hero of the adventure, as in hero orlaf"},
    {Kind::Move, "move {square} {facing}",
     "a square and a facing, as in move 5,4 E; for an Ethereal model only the square"},
    {Kind::Break, "break {square}", "the square of the first step, as in break 3,4"},
    {Kind::Fight, "fight {target}", "the square of the target, as in fight 5,4"},
    {Kind::Shoot, "shoot {target}", "the square of the target, as in shoot 5,4"},
    {Kind::Cast, "cast {spell} {target} {square} {crystal}",
     "a spell, the square of its target if it has one, and a crystal if one is spent, as in cast burn 5,4 "
     "energy_crystal_2"},
    {Kind::Interact, "interact {rule} {way}", "a special rule of the adventure, as in interact wheel cw"},
    {Kind::Use, "use {item} {target}", "an item, as in use skeleton_key 5,4"},
    {Kind::Trade, "trade {hero} {given} {taken}",
     "a hero, what is given and what is taken, as in trade danor give blessed_oil take healing_potion"},
    {Kind::PickUp, "take"},
    {Kind::Feat, "feat {feat}", "a Feat, as in feat whirlwind"},
    {Kind::End, "end"},
    {Kind::Stop, "stop"},
    {Kind::Shift, "shift {square} {facing}", "a square and a facing, as in shift 5,4 E"},
    {Kind::Devour, "devour {model}", "the square of a minion, as in devour 5,4"},
    {Kind::Free, "free {model}", "the square of who attacks next, as in free 5,4"},
    {Kind::Yes, "yes"},
    {Kind::No, "no"},
    {Kind::Pass, "pass"},
    {Kind::Card, "card {card}", "a card, as in card extra_2"},
    {Kind::Activate, "activate {model}", "the square of a model, as in activate 5,4"},
    {Kind::Raise, "raise {square} {figure} {facing}", "a square, a minion and a facing, as in raise 5,4 zombie E"},
    {Kind::Place, "place {square} {facing}", "a square and a facing, as in place 5,4 E"},
    {Kind::Target, "target {target}", "the square of the target, as in target 5,4"},
    {Kind::Dice, "dice {dice}", "the dice, the highest first, as in dice 6 4 2 1"},
    {Kind::Die, "die {face}", "the die, as in die 5"},
    {Kind::Drawn, "draw {card}", "a card, as in draw extra_2"},
};
static_assert(std::size(kForms) == kKinds && notation::are_by_kind(kForms));

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
