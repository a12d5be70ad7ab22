// The words of special rules and victory conditions, in the order of their enums.
#pragma once

#include "adventure.hpp"

namespace uc::saga::reading {

extern const Names kTriggerNames;
extern const Names kRuleOpNames;
extern const Names kVictoryNames;

// Which conditions may stand in a place, as bits by type.
inline constexpr unsigned condition_bit(ConditionType type) { return 1U << static_cast<unsigned>(type); }
Condition read_condition(DocReader condition, unsigned allowed, Plan& plan);

}  // namespace uc::saga::reading
