#include "solver_fill.hpp"

#include <algorithm>

#include "core/byte.hpp"
#include "core/hash.hpp"

namespace uc::onedeck {

namespace {

constexpr std::uint8_t bit(int dice_class) { return static_cast<std::uint8_t>(1U << dice_class); }

// Of classes: heroic dice first is quick, since they end up on a box anyway; to spare them is what a person would do.
constexpr int kQuickOrder[Bag::kClasses] = {7, 6, 5, 4, 3, 2, 1, 0};
constexpr int kPlainOrder[Bag::kClasses] = {4, 5, 6, 7, 0, 1, 2, 3};

Die die_of(int dice_class, int value) {
  const Use use = dice_class >= kColors ? Use::ArmorBoxOnly : Use::Any;
  return Die::of(0, color_at(dice_class % kColors), value, use);
}

}  // namespace

// --- dice -----------------------------------------------------------------------------------------------------------------

Bag Bag::of(const Dice& pool) {
  Bag bag;
  for (const Die die : pool) {
    if (die.use() != Use::ManaOnly) ++bag.count[class_of(die)][die.value()];
  }
  return bag;
}

int Bag::size(int dice_class) const {
  int dice = 0;
  for (int value = 1; value <= kFaces; ++value) dice += count[dice_class][value];
  return dice;
}

int Bag::pips(int dice_class) const {
  int sum = 0;
  for (int value = 1; value <= kFaces; ++value) sum += value * count[dice_class][value];
  return sum;
}

std::uint64_t Bag::key() const { return hash_bytes(count, sizeof count); }

// --- the boxes of the encounter -------------------------------------------------------------------------------------------

void Filler::begin(const OneDeck& game, const State& state) {
  const Standing& standing = game.in_force(state);
  const Boxes boxes = game.boxes(state);
  slots_.clear();
  gave_up_ = false;
  work_ = 0;
  armor_ = 0;
  heroic_cost_ = standing.heroic_cost;
  std::fill(std::begin(in_color_), std::end(in_color_), u8(0));
  seed_ = mix(heroic_cost_, boxes.size());
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const Box& box = boxes[i];
    Slot slot;
    slot.number = u8(OneDeck::number_on(state, box));
    slot.color = box.color;
    slot.wide = box.wide != 0;
    slot.armor = box.armor != 0;
    slot.strike = standing.first_cover_discards != 0 && box.skull != 0;
    for (int c = 0; c < Bag::kClasses; ++c) {
      if (suits(standing, box, die_of(c, kFaces))) slot.classes |= bit(c);
    }
    if (slot.armor) armor_ = static_cast<std::uint16_t>(armor_ | 1U << i);
    place_in_color_[i] = in_color_[slot.color]++;
    slots_.push_back(slot);
    order_[i] = u8(static_cast<int>(i));
    seed_ = mix(seed_, static_cast<std::uint64_t>(slot.number) | static_cast<std::uint64_t>(slot.classes) << 8U |
                           (slot.wide ? 1U << 16U : 0U) | (slot.strike ? 1U << 17U : 0U));
  }
  std::sort(order_, order_ + slots_.size(), [&](std::uint8_t a, std::uint8_t b) {
    if (slots_[a].wide != slots_[b].wide) return slots_[b].wide;
    return slots_[a].number != slots_[b].number ? slots_[a].number > slots_[b].number : a < b;
  });
}

std::uint8_t Filler::of_color(int color, unsigned mask) const {
  unsigned boxes = 0;
  for (; mask != 0; mask &= mask - 1) {
    const int box = std::countr_zero(mask);
    if (slots_[box].color == color) boxes |= 1U << place_in_color_[box];
  }
  return static_cast<std::uint8_t>(boxes);
}

// --- the bound ------------------------------------------------------------------------------------------------------------

Filler::Needs Filler::needs(const Bag& bag, int color, std::uint16_t struck) {
  Needs needs;
  needs.filler_ = this;
  needs.count_ = bag.count[color];
  needs.struck_ = struck;
  needs.color_ = color;
  if ((1 << in_color_[color]) > kTable) return needs;
  std::uint64_t key = hash_bytes(bag.count[color], sizeof bag.count[color], seed_);
  key = mix(key, static_cast<std::uint64_t>(color) << 16U | struck) | 1U;
  NeedsEntry& entry = needs_memo_[key % kMemo];
  if (entry.key != key) {
    entry.key = key;
    std::fill(std::begin(entry.table), std::end(entry.table), u8(255));
  }
  needs.table_ = entry.table;
  return needs;
}

int Filler::Needs::operator[](std::size_t boxes) const {
  if (boxes == 0 || table_ == nullptr) return 0;
  std::uint8_t& least = table_[boxes];
  if (least == 255) least = u8(filler_->least_wild(count_, color_, struck_, static_cast<unsigned>(boxes)));
  return least;
}

// Wild dice go to the highest single boxes first, own dice are the smallest that will do; wide boxes share what is
// left.
int Filler::least_wild(const std::uint8_t* count, int color, std::uint16_t struck, unsigned boxes) const {
  FixedVector<int, 2 * kMaxBoxes> singles;
  int wide = 0;
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    const std::size_t box = order_[i];
    const Slot& slot = slots_[box];
    if (slot.color != color || (boxes >> place_in_color_[box] & 1U) == 0) continue;
    const int times = slot.strike && (struck >> box & 1U) == 0 ? 2 : 1;
    for (int k = 0; k < times; ++k) {
      if (slot.wide) wide += slot.number;
      else singles.push_back(slot.number);
    }
  }
  for (int wild = 0; wild < 200; ++wild) {
    for (int on_singles = 0; on_singles <= wild && on_singles <= static_cast<int>(singles.size()); ++on_singles) {
      std::uint8_t left[kFaces + 1];
      std::copy(count, count + kFaces + 1, left);
      bool all = true;
      for (std::size_t i = static_cast<std::size_t>(on_singles); i < singles.size() && all; ++i) {
        int value = singles[i];
        while (value <= kFaces && left[value] == 0) ++value;
        all = value <= kFaces;
        if (all) --left[value];
      }
      if (!all) continue;
      int sum = kFaces * (wild - on_singles);
      for (int value = 1; value <= kFaces; ++value) sum += value * left[value];
      if (sum >= wide) return wild;
    }
  }
  return 200;
}

// --- the exact answer -----------------------------------------------------------------------------------------------------

bool Filler::can(const Bag& bag, const Question& question) {
  if (question.mask == 0) return true;
  std::uint64_t key = mix(mix(bag.key(), seed_), static_cast<std::uint64_t>(question.mask) |
                                                     static_cast<std::uint64_t>(question.struck) << 16U |
                                                     static_cast<std::uint64_t>(question.supply) << 32U);
  std::uint64_t& entry = can_memo_[key % kCanMemo];
  key |= 2U;  // never 0
  if ((entry | 1U) == (key | 1U)) return (entry & 1U) != 0;
  bag_ = bag;
  bool result = solve(question, false);
  work_ += static_cast<std::uint32_t>(steps_);
  if (!result) {
    result = solve(question, true);
    work_ += static_cast<std::uint32_t>(steps_);
  }
  if (!result && steps_ > kSteps) {
    gave_up_ = true;
    return false;
  }
  entry = (key & ~std::uint64_t{1}) | (result ? 1U : 0U);
  return result;
}

bool Filler::plan(const Bag& bag, const Question& question, FillPlan& plan) {
  plan.makes.clear();
  plan.placements.clear();
  if (question.mask == 0) return true;
  bag_ = bag;
  for (const bool plain : {true, false}) {
    plain_ = plain;
    const bool found = solve(question, false) || solve(question, true);
    plain_ = false;
    if (!found) continue;
    write_plan(plan);
    return true;
  }
  return false;
}

void Filler::list_needs(const Question& question) {
  needs_.clear();
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    const std::size_t box = order_[i];
    if ((question.mask >> box & 1U) == 0) continue;
    const Slot& slot = slots_[box];
    Need need{u8(static_cast<int>(box)), slot.number, slot.classes, slot.wide, false, false};
    if (slot.strike && (question.struck >> box & 1U) == 0) {
      need.strike = true;
      needs_.push_back(need);
      need.strike = false;
    }
    needs_.push_back(need);
  }
  std::fill(std::begin(wanted_pips_[needs_.size()]), std::end(wanted_pips_[needs_.size()]), 0);
  for (std::size_t i = needs_.size(); i-- > 0;) {
    std::copy(std::begin(wanted_pips_[i + 1]), std::end(wanted_pips_[i + 1]), wanted_pips_[i]);
    wanted_pips_[i][slots_[needs_[i].slot].color] += needs_[i].number;
    needs_[i].alone = true;
    laid_[i].clear();
    for (std::size_t k = i + 1; k < needs_.size(); ++k) {
      if (slots_[needs_[k].slot].color == slots_[needs_[i].slot].color) needs_[i].alone = false;
    }
  }
}

bool Filler::solve(const Question& question, bool makes) {
  if (!makes) list_needs(question);
  makes_ = makes;
  steps_ = 0;
  for (std::size_t i = 0; i < needs_.size(); ++i) laid_[i].clear();
  deferred_.clear();
  deficits_.clear();
  kept_ = made_ = 0;
  slots_left_ = question.supply + bag_.size(Bag::kHeroic) + bag_.size(Bag::kHeroic + kColors);
  int dice = 0;
  for (int c = 0; c < Bag::kClasses; ++c) pips_[c] = bag_.pips(c);
  for (int c = 0; c < kColors; ++c) dice += bag_.size(c);
  most_makes_ = makes ? dice / heroic_cost_ : 0;
  if (makes && (most_makes_ == 0 || slots_left_ == 0)) return false;
  return place(0);
}

bool Filler::take(std::size_t need, int dice_class, int value) {
  --bag_.count[dice_class][value];
  pips_[dice_class] -= value;
  laid_[need].push_back(die_of(dice_class, value));
  if (dice_class % kColors == Bag::kHeroic && !needs_[need].strike) ++kept_;
  return true;
}

void Filler::give_back(std::size_t need) {
  const Die die = laid_[need].end()[-1];
  laid_[need].pop_back();
  ++bag_.count[Bag::class_of(die)][die.value()];
  pips_[Bag::class_of(die)] += die.value();
  if (die.color() == Color::Heroic && !needs_[need].strike) --kept_;
}

bool Filler::place(std::size_t at) {
  if (++steps_ > kSteps) return false;
  if (at == needs_.size()) return make_rest();
  if (makes_ && (!can_still_make() || !has_pips(at, 0, 0))) return false;
  if (!needs_[at].wide) return place_one(at);
  const bool last = at + 1 == needs_.size() && deferred_.empty() && deficits_.empty();
  if (last && place_last_wide(at)) return true;
  if (last && !makes_) return false;
  return widen(at, 0, needs_[at].number);
}

// Of a class the smallest die that will do is the one to lay: the larger one can do whatever the smaller could.
bool Filler::place_one(std::size_t at) {
  const Need& need = needs_[at];
  for (const int c : plain_ ? kPlainOrder : kQuickOrder) {
    if ((need.classes & bit(c)) == 0) continue;
    int value = need.number;
    while (value <= kFaces && bag_.count[c][value] == 0) ++value;
    if (value > kFaces) continue;
    take(at, c, value);
    if (place(at + 1)) return true;
    give_back(at);
  }
  const bool can_make = makes_ && (need.classes & bit(Bag::kHeroic)) != 0;
  if (!can_make || static_cast<int>(deferred_.size() + deficits_.size()) >= most_makes_) return false;
  deferred_.push_back(u8(static_cast<int>(at)));
  if (place(at + 1)) return true;
  deferred_.pop_back();
  return false;
}

// Nothing else is wanted of the dice.
bool Filler::place_last_wide(std::size_t at) {
  const Need& need = needs_[at];
  int sum = 0;
  for (int c = 0; c < Bag::kClasses; ++c) {
    if ((need.classes & bit(c)) == 0) continue;
    for (int value = 1; value <= kFaces; ++value) sum += value * bag_.count[c][value];
  }
  if (sum < need.number) return false;
  int remaining = need.number;
  for (const int c : kPlainOrder) {
    if ((need.classes & bit(c)) == 0) continue;
    for (int value = kFaces; value >= 1; --value) {
      for (; bag_.count[c][value] > 0 && remaining > 0; remaining -= value) take(at, c, value);
    }
  }
  return true;
}

// Items are (class, falling value); the own colour comes first.
bool Filler::widen(std::size_t at, int item, int remaining) {
  if (remaining <= 0) return place(at + 1);
  const Need& need = needs_[at];
  int rest = 0;
  int own = 0;  // of the free dice of the box's colour
  for (int c = item / kFaces; c < Bag::kClasses; ++c) {
    if ((need.classes & bit(c)) == 0) continue;
    int sum = pips_[c];
    if (c == item / kFaces) {
      for (int value = kFaces; value > kFaces - item % kFaces; --value) sum -= value * bag_.count[c][value];
    }
    rest += sum;
    if (c < Bag::kHeroic) own += sum;
  }
  const bool heroic = makes_ && (need.classes & bit(Bag::kHeroic)) != 0;
  const int free = heroic ? most_makes_ - static_cast<int>(deferred_.size() + deficits_.size()) : 0;
  if (rest + kFaces * free < remaining || ++steps_ > kSteps) return false;
  if (makes_ && !has_pips(at + 1, remaining, own)) return false;
  if (rest == 0) {
    deficits_.push_back({static_cast<int>(at), remaining});
    if (place(at + 1)) return true;
    deficits_.pop_back();
    return false;
  }
  while ((need.classes & bit(item / kFaces)) == 0 || bag_.count[item / kFaces][kFaces - item % kFaces] == 0) ++item;
  const int c = item / kFaces;
  const int value = kFaces - item % kFaces;
  const int most = std::min<int>(bag_.count[c][value], (remaining + value - 1) / value);
  for (int i = 0; i < most; ++i) take(at, c, value);
  const bool all_of_them = !makes_ && need.alone && c < Bag::kHeroic;
  for (int n = most; n >= 0; --n) {
    if (widen(at, item + 1, remaining - n * value)) return true;
    if (n > 0) give_back(at);
    if (all_of_them) {
      for (; n > 1; --n) give_back(at);
      return false;
    }
  }
  return false;
}

// Are there pips enough for the needs from `at` on, and for one under way that still needs `remaining`, of which its
// own colour can give `own`? What is spare elsewhere counts once for all the dice of a new one.
bool Filler::has_pips(std::size_t at, int remaining, int own) const {
  int missing = std::max(0, remaining - own) + pips_deferred();
  int spare = 0;
  const int current = at > 0 ? slots_[needs_[at - 1].slot].color : 0;
  for (int c = 0; c < Bag::kHeroic; ++c) {
    const int left = pips_[c] - (c == current ? std::min(remaining, own) : 0) - wanted_pips_[at][c];
    if (left < 0) missing -= left;
    else spare += left;
  }
  int wild = pips_[Bag::kHeroic];
  for (int c = kColors; c < Bag::kClasses; ++c) wild += pips_[c];
  return missing <= wild + spare / heroic_cost_;
}

int Filler::pips_deferred() const {
  int sum = 0;
  for (const std::uint8_t need : deferred_) sum += needs_[need].number;
  for (const Deficit& deficit : deficits_) sum += deficit.value;
  return sum;
}

// Could the dice that are left become all that was deferred, were nothing else wanted of them?
bool Filler::can_still_make() const {
  if (deferred_.empty() && deficits_.empty()) return true;
  int makes_from[kFaces + 2] = {};  // by value: made dice of at least this value
  int dice = 0;
  int sum = 0;
  for (int value = kFaces; value >= 1; --value) {
    for (int c = 0; c < kColors; ++c) dice += bag_.count[c][value];
    makes_from[value] = dice / heroic_cost_;
    sum += makes_from[value];
  }
  int number = 0;
  for (const std::uint8_t need : deferred_) {  // by falling number
    if (makes_from[needs_[need].number] < ++number) return false;
  }
  return sum >= pips_deferred();
}

// Dice left over are paired from the highest down: no other way gives a better row of heroic dice.
bool Filler::make_rest() {
  made_ = 0;
  if (deferred_.empty() && deficits_.empty()) return true;
  left_.clear();
  for (int value = kFaces; value >= 1; --value) {
    for (int c = 0; c < kColors; ++c) {
      for (int i = 0; i < bag_.count[c][value]; ++i) left_.push_back(die_of(c, value));
    }
  }
  made_ = static_cast<int>(left_.size()) / heroic_cost_;
  std::fill(std::begin(made_for_), std::end(made_for_), u8(0));
  unsigned used = 0;
  int covers = 0;
  int strikes = 0;
  for (const std::uint8_t need : deferred_) {  // by falling number; the smallest made die that will do
    int i = made_ - 1;
    while (i >= 0 && ((used >> i & 1U) != 0 || left_[(i + 1) * heroic_cost_ - 1].value() < needs_[need].number)) {
      --i;
    }
    if (i < 0) return false;
    used |= 1U << i;
    made_for_[i] = u8(need + 1);
    if (needs_[need].strike) ++strikes;
    else ++covers;
  }
  if (strikes > 0 && slots_left_ - kept_ < 1) return false;
  return fill_deficits(0, 0, used, covers);
}

// Made dice stand by falling value. The last wide box takes the highest that are left; for one before it, sets of
// made dice are tried, each once.
bool Filler::fill_deficits(std::size_t at, int from, unsigned used, int covers) {
  if (covers > slots_left_ - kept_ || ++steps_ > kSteps) return false;  // OD-10.3
  if (at == deficits_.size()) return true;
  Deficit& deficit = deficits_[at];
  if (deficit.value <= 0) return fill_deficits(at + 1, 0, used, covers);
  const bool last = at + 1 == deficits_.size();
  const int more = needs_[deficit.need].strike ? 0 : 1;
  for (int i = from; i < made_; ++i) {
    if ((used >> i & 1U) != 0) continue;
    const int value = left_[(i + 1) * heroic_cost_ - 1].value();
    deficit.value -= value;
    made_for_[i] = u8(deficit.need + 1);
    const bool filled = fill_deficits(at, i + 1, used | 1U << i, covers + more);
    deficit.value += value;
    if (filled) return true;
    made_for_[i] = 0;
    if (last) return false;
  }
  return false;
}

void Filler::write_plan(FillPlan& plan) const {
  FixedVector<Die, kMaxDice> dice[2 * kMaxBoxes];
  for (std::size_t i = 0; i < needs_.size(); ++i) dice[i] = laid_[i];
  for (int i = 0; i < made_; ++i) {
    if (made_for_[i] == 0) continue;
    FixedVector<Die, kPair + 2> parts;
    int lowest = kFaces;
    for (int k = 0; k < heroic_cost_; ++k) {
      const int at = i * heroic_cost_ + k;
      parts.push_back(left_[at]);
      lowest = std::min(lowest, parts.end()[-1].value());
    }
    plan.makes.push_back(parts);
    dice[made_for_[i] - 1].push_back(die_of(Bag::kHeroic, lowest));
  }
  for (const bool armor : {true, false}) {
    for (const bool strike : {true, false}) {
      for (std::size_t i = 0; i < needs_.size(); ++i) {
        if (slots_[needs_[i].slot].armor == armor && needs_[i].strike == strike) {
          plan.placements.push_back({needs_[i].slot, dice[i]});
        }
      }
    }
  }
}

}  // namespace uc::onedeck
