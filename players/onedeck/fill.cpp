// The dice step of the playout policy: quick, sensible, never looking ahead.
#include <algorithm>

#include "onedeck/rules/choices.hpp"
#include "outlook.hpp"

namespace uc::onedeck {

namespace {

struct Fill {
  const OneDeck& game;
  const State& state;
  Boxes boxes;
  const Standing& standing;

  int pain(std::size_t i) const {
    const Box& box = boxes[i];
    return box.damage * 3 + box.time + box.skull * 4 + (box.armor != 0 ? 12 : 0);
  }

  // The cheapest single die that covers the box: of its own colour before a heroic one.
  std::uint32_t single(const Box& box, int number) const {
    int best = -1;
    int best_cost = 1000;
    for (int i = 0; i < state.pool.count; ++i) {
      const Die die = state.pool.dice[i];
      if (die.value() < number || !suits(standing, box, die)) continue;
      const int cost = die.value() + (die.color() == Color::Heroic ? 4 : 0) - (die.use() != Use::Any ? 8 : 0);
      if (cost < best_cost && !(i > 0 && state.pool.dice[i - 1] == die)) {
        best_cost = cost;
        best = i;
      }
    }
    return best < 0 ? 0 : 1U << best;
  }

  // Large dice first, own colour before heroic; the last one as small as will do.
  std::uint32_t several(const Box& box, int number) const {
    DiceClasses classes(state.pool, [&](Die die) { return suits(standing, box, die); });
    classes.sort_falling();
    std::uint32_t mask = 0;
    int left = number;
    for (const bool heroic : {false, true}) {
      for (const DiceClass& dice : classes) {
        if ((dice.die().color() == Color::Heroic) != heroic) continue;
        for (int i = 0; i < dice.count && left > 0; ++i) {
          if (dice.die().value() >= left) {
            const std::uint32_t last = smallest(classes, left, mask, heroic);
            if (tight(mask | last, number)) return mask | last;
          }
          mask |= 1U << (dice.first + i);
          left -= dice.die().value();
        }
      }
      if (left <= 0) break;
    }
    return left <= 0 && tight(mask, number) ? mask : 0;
  }

  // The next die of the class with the lowest value that still reaches.
  std::uint32_t smallest(const DiceClasses& classes, int left, std::uint32_t mask, bool heroic) const {
    for (int i = classes.count() - 1; i >= 0; --i) {
      const DiceClass& dice = classes[i];
      if (dice.die().value() < left || (dice.die().color() == Color::Heroic && !heroic)) continue;
      for (int k = 0; k < dice.count; ++k) {
        const std::uint32_t bit = 1U << (dice.first + k);
        if ((mask & bit) == 0) return bit;
      }
    }
    return 0;
  }

  bool tight(std::uint32_t mask, int number) const {
    int total = 0;
    int lowest = kFaces;
    for (std::uint32_t rest = mask; rest != 0; rest &= rest - 1) {
      const int value = state.pool.dice[std::countr_zero(rest)].value();
      total += value;
      lowest = std::min(lowest, value);
    }
    return mask != 0 && total >= number && total - lowest < number;
  }

  std::uint32_t way_to_cover(std::size_t i) const {
    const int number = OneDeck::number_on(state, boxes[i]);
    return boxes[i].wide != 0 ? several(boxes[i], number) : single(boxes[i], number);
  }

  Action cover() const {
    const bool armor = armor_is_open(state, boxes);
    int best = 0;
    Action found;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      if (is_covered(state, i) || (armor && boxes[i].armor == 0)) continue;
      const int worth = pain(i) * 16 - OneDeck::number_on(state, boxes[i]);
      if (worth <= best) continue;
      const std::uint32_t dice = way_to_cover(i);
      if (dice == 0) continue;
      best = worth;
      found = pack<Kind::Cover>({.box = i, .dice = dice});
    }
    return found;
  }

  // A skill whose price is right: free, or paid with the lowest dice that will do.
  Action skill(bool free_only) const {
    for (int who = 0; who < heroes_in_fight(state); ++who) {
      for (unsigned slots = slots_in_use(state.heroes[state.fight.heroes[who]]); slots != 0; slots &= slots - 1) {
        const int slot = std::countr_zero(slots);
        if (!is_usable_here(game, state, who, slot)) continue;
        const Ability& ability = *game.ability(state, state.fight.heroes[who], slot);
        if (free_only != (ability.cost.kind == CostKind::Free)) continue;
        const std::uint32_t paid = ability.cost.kind == CostKind::Free ? 0 : payment(ability.cost, who);
        if (paid == 0 && ability.cost.kind != CostKind::Free) continue;
        for (std::size_t branch = 0; branch < ability.branches.size(); ++branch) {
          if (does_something(game, state, who, ability.branches[branch], paid)) {
            return pack<Kind::UseSkill>({.who = who, .slot = slot, .branch = branch, .paid = paid});
          }
        }
      }
    }
    return {};
  }

  std::uint32_t payment(const Cost& cost, int who) const {
    DiceClasses classes(state.pool, [&](Die die) { return can_pay(cost, who, die); });
    if (cost.kind == CostKind::Mana) {
      std::uint32_t best = 0;
      int least = 1000;
      const auto consider = [&](std::uint32_t mask) {
        int price = 0;
        for (std::uint32_t rest = mask; rest != 0; rest &= rest - 1)
          price += price_of(state.pool.dice[std::countr_zero(rest)]);
        if (price < least) {
          least = price;
          best = mask;
        }
      };
      TightSets sets(classes, cost.amount, consider);
      return best;
    }
    std::uint32_t mask = 0;
    for (int left = cost.amount; left > 0; --left) {
      int cheapest = -1;
      for (const DiceClass& dice : classes) {
        for (int i = 0; i < dice.count; ++i) {
          const int at = dice.first + i;
          if ((mask >> at & 1U) != 0) continue;
          if (cheapest < 0 || price_of(dice.die()) < price_of(state.pool.dice[cheapest])) cheapest = at;
          break;
        }
      }
      if (cheapest < 0) return 0;
      mask |= 1U << cheapest;
    }
    return mask;
  }

  static int price_of(Die die) {
    return die.value() + (die.color() == Color::Heroic ? 5 : 0) - (die.use() != Use::Any ? 10 : 0);
  }

  // The lowest dice that make a heroic die which covers an open box.
  Action heroic() const {
    const bool armor = armor_is_open(state, boxes);
    const int cost = standing.heroic_cost;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      const Box& box = boxes[i];
      if (is_covered(state, i) || box.wide != 0 || (armor && box.armor == 0) || pain(i) == 0) continue;
      if (box.skull != 0 && (standing.forbidden_on_skulls >> index(Color::Heroic) & 1U) != 0) continue;
      const int number = OneDeck::number_on(state, box);
      std::uint32_t mask = 0;
      int owner = 0;
      int left = cost;
      for (int value = number; value <= kFaces && left > 0; ++value) {
        for (int at = 0; at < state.pool.count && left > 0; ++at) {
          const Die die = state.pool.dice[at];
          if (die.value() != value || die.use() != Use::Any || die.color() == Color::Heroic) continue;
          mask |= 1U << at;
          owner = die.owner();
          --left;
        }
      }
      if (left == 0 && heroic_is_left(state, mask)) return pack<Kind::MakeHeroic>({.owner = owner, .dice = mask});
    }
    return {};
  }

  Action choose() const {
    if (const Action free = skill(true); free != Action{}) return free;
    if (const Action covering = cover(); covering != Action{}) return covering;
    const Toll due = toll(game, state);
    if (due.damage == 0 && due.time == 0 && !state.in_boss_fight()) return pack(Kind::Finish);
    if (const Action paid = skill(false); paid != Action{}) return paid;
    if (const Action made = heroic(); made != Action{}) return made;
    return pack(Kind::Finish);
  }
};

}  // namespace

Action fill_step(const OneDeck& game, const State& state) {
  return Fill{game, state, game.boxes(state), game.in_force(state)}.choose();
}

}  // namespace uc::onedeck
