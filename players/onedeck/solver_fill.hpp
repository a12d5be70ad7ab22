// Which boxes can these dice cover? Heroic dice are wild, spare dice become heroic ones (OD-10.1), armour comes first
// (OD-9.3), the Lich's skulls take two placements (OD-18.19). Owners do not matter here.
#pragma once

#include <cstdint>
#include <vector>

#include "core/fixed_vector.hpp"
#include "onedeck/rules/rules.hpp"

namespace uc::onedeck {

// Dice that can lie on boxes, by class and value. A class is a colour, free or for armour boxes only.
struct Bag {
  static constexpr int kClasses = 2 * kColors;
  static constexpr int kHeroic = index(Color::Heroic);
  std::uint8_t count[kClasses][kFaces + 1] = {};

  static int class_of(Die die) { return index(die.color()) + (die.use() == Use::ArmorBoxOnly ? kColors : 0); }
  static Bag of(const Dice& pool);
  int size(int dice_class) const;
  int pips(int dice_class) const;
  std::uint64_t key() const;
};

// A placement of a fill, in an order that can be played.
struct Placement {
  std::uint8_t box = 0;
  FixedVector<Die, kMaxDice> dice;  // owner 0
};
struct FillPlan {
  std::vector<FixedVector<Die, kPair + 2>> makes;  // heroic dice to be made, each from these dice
  std::vector<Placement> placements;
};

class Filler {
 public:
  static constexpr int kTable = 64;  // sets of boxes of one colour

  Filler() : needs_memo_(kMemo), can_memo_(kCanMemo) {}

  // The boxes of the encounter: once for a search.
  void begin(const OneDeck& game, const State& state);

  int boxes() const { return static_cast<int>(slots_.size()); }
  std::uint16_t armor() const { return armor_; }
  int color_of(int box) const { return slots_[box].color; }
  int number_of(int box) const { return slots_[box].number; }
  bool strikes_first(int box) const { return slots_[box].strike; }

  // Only where armour comes first can a set of boxes be covered.
  bool in_order(unsigned mask) const { return (mask & ~armor_) == 0 || (mask & armor_) == armor_; }

  // Which boxes of a colour are in the mask, for needs().
  std::uint8_t of_color(int color, unsigned mask) const;
  // The least number of wild sixes, by set of boxes of this colour, that its own dice leave open. A lower bound.
  class Needs {
   public:
    int operator[](std::size_t boxes) const;

   private:
    friend class Filler;
    const Filler* filler_ = nullptr;
    std::uint8_t* table_ = nullptr;  // null: too many boxes, no bound
    const std::uint8_t* count_ = nullptr;
    std::uint16_t struck_ = 0;
    int color_ = 0;
  };
  Needs needs(const Bag& bag, int color, std::uint16_t struck);

  // Can exactly these boxes be covered? With a plan: how.
  struct Question {
    unsigned mask = 0;         // boxes to be covered, none of them covered yet
    std::uint16_t struck = 0;  // boxes that had their first placement
    int supply = 0;            // heroic dice
  };
  bool can(const Bag& bag, const Question& question);
  // Steps of all questions since begin().
  std::uint32_t work() const { return work_; }
  // A question was too large for its limit of steps, and was answered with no.
  bool gave_up() const { return gave_up_; }
  bool plan(const Bag& bag, const Question& question, FillPlan& plan);

  int heroic_cost() const { return heroic_cost_; }

 private:
  static constexpr int kSteps = 3000;
  static constexpr std::size_t kMemo = 1U << 11U;
  static constexpr std::size_t kCanMemo = 1U << 15U;
  struct NeedsEntry {
    std::uint64_t key = 0;
    std::uint8_t table[kTable] = {};
  };
  struct Slot {
    std::uint8_t number = 0, color = 0, classes = 0;
    bool wide = false, armor = false, strike = false;
  };
  struct Need {
    std::uint8_t slot = 0, number = 0, classes = 0;
    bool wide = false, strike = false, alone = false;  // alone: no later need is of this colour
  };
  struct Deficit {
    int need = 0, value = 0;
  };

  int least_wild(const std::uint8_t* count, int color, std::uint16_t struck, unsigned boxes) const;
  void list_needs(const Question& question);
  bool solve(const Question& question, bool makes);
  bool place(std::size_t at);
  bool place_one(std::size_t at);
  bool place_last_wide(std::size_t at);
  bool widen(std::size_t at, int item, int remaining);
  bool has_pips(std::size_t at, int remaining, int own) const;
  int pips_deferred() const;
  bool can_still_make() const;
  bool make_rest();
  bool fill_deficits(std::size_t at, int from, unsigned used, int covers);
  bool take(std::size_t need, int dice_class, int value);
  void give_back(std::size_t need);
  void write_plan(FillPlan& plan) const;

  FixedVector<Slot, kMaxBoxes> slots_;
  std::uint8_t order_[kMaxBoxes] = {};  // single boxes by falling number, then wide ones
  std::uint8_t place_in_color_[kMaxBoxes] = {};
  std::uint8_t in_color_[kColors] = {};
  std::uint16_t armor_ = 0;
  std::uint8_t heroic_cost_ = 2;
  std::uint64_t seed_ = 0;

  // The question under way.
  Bag bag_;
  FixedVector<Need, 2 * kMaxBoxes> needs_;
  FixedVector<Die, kMaxDice> laid_[2 * kMaxBoxes];     // by need
  FixedVector<std::uint8_t, 2 * kMaxBoxes> deferred_;  // needs of one made die
  FixedVector<Deficit, 2 * kMaxBoxes> deficits_;
  int wanted_pips_[2 * kMaxBoxes + 1][kColors] = {};  // by need: of it and all later ones, by colour
  int pips_[Bag::kClasses] = {};                      // of the dice left
  bool makes_ = false, gave_up_ = false;
  bool plain_ = false;  // for a plan that is to be read
  int steps_ = 0;
  std::uint32_t work_ = 0;
  int most_makes_ = 0, slots_left_ = 0;
  int kept_ = 0;                          // heroic dice that stay on boxes
  FixedVector<Die, kMaxDice> left_;       // for making, the highest first
  std::uint8_t made_for_[kMaxDice] = {};  // by made die: need + 1
  int made_ = 0;

  std::vector<NeedsEntry> needs_memo_;
  std::vector<std::uint64_t> can_memo_;
};

}  // namespace uc::onedeck
