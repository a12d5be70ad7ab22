// Rough expectations for computer players: quick enough for every step of a playout, wrong in the details.
#pragma once

#include <array>

#include "onedeck/rules/rules.hpp"

namespace uc::onedeck {

// What facing a card is likely to cost these heroes, and what it costs for certain.
struct Prospect {
  float damage = 0, time = 0;
  float skulls = 0;  // boss rounds: skulls that are likely to be covered
};
Prospect prospect_of_card(const OneDeck&, const State&, int card, int option, const int* heroes, int count);
Prospect prospect_of_boss(const OneDeck&, const State&);
// A peril's better option.
int better_option(const OneDeck&, const State&, int card, const int* heroes, int count);

// How bad damage and time are, in one number.
float burden(const OneDeck&, const State&, const Prospect&);

// How far the party's dice, skills and health are towards beating the boss: about 1 for an even fight.
float readiness(const OneDeck&, const State&);

// Health left of the weakest and of all, potions counted, from 0 to 1.
float life(const OneDeck&, const State&);

// What the value of a position is made of (value.cpp), each about 0 to 1 or 2.
inline constexpr int kFeatures = 19;
using Features = std::array<float, kFeatures>;
Features features(const OneDeck&, const State&);
// The expected reward of a position: about the chance to win. `pain` is what an encounter that is under way will cost.
float expected_reward(const OneDeck&, const State&, float pain);

// The action of the playout policy in the dice step: fills boxes, worst first.
Action fill_step(const OneDeck&, const State&);

}  // namespace uc::onedeck
