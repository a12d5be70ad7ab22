// The abilities that the heroes of an encounter can still use, and what they could bring at best.
#pragma once

#include <cstdint>
#include <vector>

#include "core/fixed_vector.hpp"
#include "onedeck/rules/rules.hpp"

namespace uc::onedeck {

struct Tool {
  const Ability* ability = nullptr;
  bool potion = false;
  std::uint8_t who = 0, slot = 0;  // slot: of the hero, or an index into potions

  // Any of its branches, by the dice it may touch or give.
  std::uint8_t gives[kColors] = {};  // dice of the colour, at most
  std::uint8_t armor_dice = 0;       // for armour boxes only
  std::uint8_t betters = 0;          // dice raised, set, recoloured, at most, whatever they show
  bool touches_heroic = false;       // may change heroic dice
  bool rerolls_all = false;          // and so may force what nobody wants
  bool by_value = false;             // looks at values so that a higher die need not be better
  bool exchanges = false;
  std::uint8_t wanted_values = 0;  // bit by value: dice that only it may reroll
  std::uint8_t prevent_damage = 0, prevent_time = 0;
};

// What is left to use in a position.
struct Kit {
  FixedVector<const Tool*, 2 * kSlots> skills;
  FixedVector<const Tool*, kPair * kMaxPotions> potions;
  bool by_value = false, rerolls_all = false, exchanges = false;
  bool potions_prevent = false;
  std::uint8_t wanted[kFaces + 1] = {};  // by value: which filters want it, a bit each
  int want[kColors] = {};                // dice of the colour that could be asked of the supply

  bool empty() const { return skills.empty() && potions.empty(); }
  // Is a die showing `low` never better than a like die showing `high`?
  bool no_better(int low, int high) const { return !by_value && low <= high && (wanted[low] & ~wanted[high]) == 0; }
};

// At best, wild sixes (and sixes of a colour) more than the pool has.
struct Extras {
  int of_color[3] = {};
  int wild = 0, armor = 0;
  int prevent_damage = 0, prevent_time = 0;
  bool heroic_wanted = false;  // an effect could better more heroic dice than there are
};

class Toolbox {
 public:
  static constexpr int kNoMakes = -1;

  explicit Toolbox(const OneDeck& game) : game_(game) {}
  void begin(const State& root);
  Kit kit(const State& state) const;
  Extras extras(const State& state, const Kit& kit, int potions) const;  // if so many potions are spent

 private:
  void add(Tool tool);
  void read(Tool& tool, const Effect& effect) const;
  // `fresh`: dice that new heroic ones could be made of, besides the pool's.
  Extras tally(const State& state, const Kit& kit, int potions, int fresh) const;
  void count(const State& state, const Tool& tool, int times, int fresh, Extras& extras) const;

  const OneDeck& game_;
  bool boss_ = false;
  std::vector<Tool> tools_;
};

}  // namespace uc::onedeck
