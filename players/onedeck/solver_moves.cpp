#include "solver_moves.hpp"

#include <algorithm>

namespace uc::onedeck {

namespace {

bool alike(Die a, Die b) { return a.owner() == b.owner() && a.color() == b.color() && a.use() == b.use(); }

// Would a lower die, like one of these, have done? `least`: the value below which it would not.
bool pays_too_much(const State& state, const Kit& kit, std::uint32_t paid, int least) {
  for (std::uint32_t rest = paid; rest != 0; rest &= rest - 1) {
    const Die die = state.pool.dice[std::countr_zero(rest)];
    for (int i = 0; i < state.pool.count; ++i) {
      if ((paid >> i & 1U) != 0) continue;
      const Die other = state.pool.dice[i];
      if (other.value() >= die.value() || other.value() < least || !alike(die, other)) continue;
      if (kit.no_better(other.value(), die.value())) return true;
    }
  }
  return false;
}

int lowest_of(const State& state, std::uint32_t dice) {
  int lowest = kFaces;
  for (; dice != 0; dice &= dice - 1) lowest = std::min(lowest, state.pool.dice[std::countr_zero(dice)].value());
  return lowest;
}

// Mana: could a die of the payment be a lower one and still pay?
bool wastes_mana(const State& state, const Kit& kit, std::uint32_t paid, int amount) {
  int sum = 0;
  for (std::uint32_t rest = paid; rest != 0; rest &= rest - 1) sum += state.pool.dice[std::countr_zero(rest)].value();
  for (std::uint32_t rest = paid; rest != 0; rest &= rest - 1) {
    const Die die = state.pool.dice[std::countr_zero(rest)];
    const std::uint32_t one = rest & (0U - rest);
    if (pays_too_much(state, kit, one, die.value() - (sum - amount))) {
      // The lower die must not be part of the payment itself.
      for (int i = 0; i < state.pool.count; ++i) {
        const Die other = state.pool.dice[i];
        const bool lower = other.value() < die.value() && other.value() >= die.value() - (sum - amount);
        if ((paid >> i & 1U) == 0 && lower && alike(die, other) && kit.no_better(other.value(), die.value()))
          return true;
      }
    }
  }
  return false;
}

}  // namespace

void SolverMoves::list(const State& state, const Kit& kit, std::vector<Action>& moves) const {
  skills(state, kit, moves);
  potions(state, kit, moves);
  makes(state, kit, moves);
  discards(state, kit, moves);
  covers(state, kit, moves);
}

void SolverMoves::skills(const State& state, const Kit& kit, std::vector<Action>& moves) const {
  for (const Tool* tool : kit.skills) {
    const Ability& ability = *tool->ability;
    for (std::size_t branch = 0; branch < ability.branches.size(); ++branch) {
      const auto pay = [&](std::uint32_t dice) {
        if (!does_something(game_, state, tool->who, ability.branches[branch], dice)) return;
        if (ability.cost.kind == CostKind::Dice && pays_too_much(state, kit, dice, 0)) return;
        if (ability.cost.kind == CostKind::Mana && wastes_mana(state, kit, dice, ability.cost.amount)) return;
        moves.push_back(pack<Kind::UseSkill>({.who = tool->who, .slot = tool->slot, .branch = branch, .paid = dice}));
      };
      if (ability.cost.kind == CostKind::Free) {
        pay(0);
        continue;
      }
      DiceClasses classes(state.pool, [&](Die die) { return can_pay(ability.cost, tool->who, die); });
      if (ability.cost.kind == CostKind::Mana) TightSets sets(classes, ability.cost.amount, pay);
      else choose_dice(classes, 0, ability.cost.amount, 0, pay);
    }
  }
}

void SolverMoves::potions(const State& state, const Kit& kit, std::vector<Action>& moves) const {
  for (const Tool* tool : kit.potions) {
    for (std::size_t branch = 0; branch < tool->ability->branches.size(); ++branch) {
      if (!does_something(game_, state, tool->who, tool->ability->branches[branch], 0)) continue;
      moves.push_back(pack<Kind::UsePotion>({.who = tool->who, .potion = tool->slot, .branch = branch}));
    }
  }
}

// A heroic die for a box is a matter of the fill. Here it is for a cost, for an ability to change, or to bring dice
// back to the supply.
void SolverMoves::makes(const State& state, const Kit& kit, std::vector<Action>& moves) const {
  bool useful = false;
  for (const Tool* tool : kit.skills) {
    useful = useful || tool->touches_heroic || tool->ability->cost.kind != CostKind::Free;
  }
  for (const Tool* tool : kit.potions) useful = useful || tool->touches_heroic;
  bool scarce = false;
  for (int c = 0; c < kColors; ++c) scarce = scarce || state.fight.supply[c] < kit.want[c];
  if (!useful && !scarce) return;
  const DiceClasses classes(state.pool, can_make_heroic_of);
  const auto make = [&](std::uint32_t dice) {
    if (!heroic_is_left(state, dice) || pays_too_much(state, kit, dice, lowest_of(state, dice))) return;
    const unsigned owners = owners_of(state, dice);
    for (int who = 0; who < kPair; ++who) {
      if ((owners >> who & 1U) != 0) moves.push_back(pack<Kind::MakeHeroic>({.owner = who, .dice = dice}));
    }
  };
  choose_dice(classes, 0, game_.in_force(state).heroic_cost, 0, make);
}

// Only to bring a die back that an ability could give.
void SolverMoves::discards(const State& state, const Kit& kit, std::vector<Action>& moves) const {
  for (int at = 0; at < state.pool.count; ++at) {
    const Die die = state.pool.dice[at];
    if (at > 0 && state.pool.dice[at - 1] == die) continue;
    const int color = index(die.color());
    const bool wanted = kit.want[color] > 0 || die.color() == Color::Heroic;
    if (state.fight.supply[color] != 0 || !wanted || pays_too_much(state, kit, 1U << at, 0)) continue;
    moves.push_back(pack<Kind::DiscardDie>({1U << at}));
  }
}

// Covering waits for the fill, but for two cases: dice to be kept from a reroll of all, and the Lich's first placement,
// whose die returns to a supply that has too few.
void SolverMoves::covers(const State& state, const Kit& kit, std::vector<Action>& moves) const {
  const bool strikes = game_.in_force(state).first_cover_discards != 0;
  if (!kit.rerolls_all && !strikes) return;
  const Boxes boxes = game_.boxes(state);
  const auto consider = [&](Action action) {
    if (kind_of(action) != Kind::Cover) return;
    const auto covered = about<Kind::Cover>(action);
    bool wanted = kit.rerolls_all;
    if (!wanted && boxes[covered.box].skull != 0 && (state.fight.struck >> covered.box & 1U) == 0) {
      for (std::uint32_t rest = covered.dice; rest != 0; rest &= rest - 1) {
        const int color = index(state.pool.dice[std::countr_zero(rest)].color());
        const int makes = color == index(Color::Heroic) ? state.pool.count / 2 : 0;
        wanted = wanted || state.fight.supply[color] < kit.want[color] + makes;
      }
    }
    if (wanted) moves.push_back(action);
  };
  DiceStep(game_, state, consider).list();
}

void SolverMoves::list_picks(const State& state, const Kit& kit, std::vector<Action>& moves) const {
  const std::size_t begin = moves.size();
  const auto add = [&](Action action) { moves.push_back(action); };
  for_each_action(game_, state, add);
  if (state.next().step != Step::AskPick || kit.by_value) return;
  const Effect& effect = effect_in_use(game_, state);
  const Standing& standing = game_.in_force(state);
  const bool rolls_are_free = standing.on_rolled.discard_values == 0 && standing.on_rolled.time_each == 0;
  bool never_worse = effect.kind == EffectKind::Increase;  // then as many as possible
  if (effect.kind == EffectKind::Reroll) never_worse = effect.filter.values == 2U && rolls_are_free;
  const bool lowest_first = effect.kind == EffectKind::SetValue || effect.kind == EffectKind::Reroll;
  bool raises = false;
  const auto dominated = [&](Die die) {
    if (!lowest_first) return false;
    for (const Die other : state.pool) {
      if (other.value() < die.value() && alike(other, die) && fits_now(game_, state, other) &&
          kit.no_better(other.value(), die.value())) {
        return true;
      }
    }
    return false;
  };
  std::size_t kept = begin;
  for (std::size_t i = begin; i < moves.size(); ++i) {
    if (kind_of(moves[i]) == Kind::PickDie) {
      const Die die{about<Kind::PickDie>(moves[i]).die};
      if (dominated(die)) continue;
      raises = raises || never_worse || (effect.kind == EffectKind::SetValue && die.value() < effect.amount);
    }
    moves[kept++] = moves[i];
  }
  if (kept == begin) return;  // what is left must be picked, whatever it is
  moves.resize(kept);
  if (!raises) return;
  const auto useless = [&](Action action) {
    if (kind_of(action) == Kind::Done) return true;
    const Die die{about<Kind::PickDie>(action).die};
    return effect.kind == EffectKind::SetValue && die.value() > effect.amount;
  };
  moves.erase(std::remove_if(moves.begin() + static_cast<std::ptrdiff_t>(begin), moves.end(), useless), moves.end());
}

}  // namespace uc::onedeck
