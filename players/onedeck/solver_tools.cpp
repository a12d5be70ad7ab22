#include "solver_tools.hpp"

#include <algorithm>
#include <bit>

#include "core/byte.hpp"

namespace uc::onedeck {

namespace {

constexpr int kAllValues = 126;
constexpr std::uint8_t kHeroicBit = 1U << index(Color::Heroic);

// Dice of a hero that an effect would take, as the pool is now.
int fitting(const State& state, const Effect& effect, int target) {
  int dice = 0;
  for (const Die die : state.pool) {
    if (!fits(effect, die, target, 0)) continue;
    if (effect.kind == EffectKind::SetValue && die.value() > effect.amount) continue;
    ++dice;
  }
  return dice;
}

bool takes_heroic(const Effect& effect) { return (effect.filter.colors & kHeroicBit) != 0; }

// Heroic dice, made of dice that the effect would not take, that it would take: the lowest part gives the value, any
// part the owner. `fresh` dice may come to the pool, or change, before.
int made_fitting(const OneDeck& game, const State& state, const Effect& effect, int target, int fresh) {
  if (fresh == Toolbox::kNoMakes || !takes_heroic(effect)) return 0;
  int lows = fresh;
  int owned = fresh;
  int dice = fresh;
  for (const Die die : state.pool) {
    if (die.use() != Use::Any) continue;
    ++dice;
    owned += die.owner() == target ? 1 : 0;
    const Die made = Die::of(target, Color::Heroic, die.value(), Use::Any);
    const bool lowers = effect.kind == EffectKind::SetValue && die.value() > effect.amount;
    lows += fits(effect, made, target, 0) && !fits(effect, die, target, 0) && !lowers ? 1 : 0;
  }
  return std::min({lows, owned, dice / game.in_force(state).heroic_cost});
}

}  // namespace

void Toolbox::begin(const State& root) {
  tools_.clear();
  boss_ = root.in_boss_fight();
  for (int who = 0; who < heroes_in_fight(root); ++who) {
    for (int slot = 0; slot < kSlots; ++slot) {
      const Ability* ability = game_.ability(root, root.fight.heroes[who], slot);
      if (ability == nullptr || ability->is_passive() || (ability->use_in & game_.place(root)) == 0) continue;
      add({.ability = ability, .who = u8(who), .slot = u8(slot)});
    }
    for (std::size_t i = 0; i < game_.content().potions.size(); ++i) {
      const Ability& ability = game_.content().abilities[game_.content().potions[i].ability];
      if ((root.identified >> i & 1U) == 0 || (ability.use_in & game_.place(root)) == 0) continue;
      add({.ability = &ability, .potion = true, .who = u8(who), .slot = u8(static_cast<int>(i))});
    }
  }
}

void Toolbox::add(Tool tool) {
  Tool most = tool;
  for (const Branch& branch : tool.ability->branches) {
    Tool sum = tool;
    for (int i = 0; i < branch.count; ++i) read(sum, game_.content().effects[branch.first + i]);
    for (int c = 0; c < kColors; ++c) most.gives[c] = std::max(most.gives[c], sum.gives[c]);
    most.armor_dice = std::max(most.armor_dice, sum.armor_dice);
    most.betters = std::max(most.betters, sum.betters);
    most.touches_heroic |= sum.touches_heroic;
    most.rerolls_all |= sum.rerolls_all;
    most.by_value |= sum.by_value;
    most.exchanges |= sum.exchanges;
    most.wanted_values |= sum.wanted_values;
    most.prevent_damage = std::max(most.prevent_damage, sum.prevent_damage);
    most.prevent_time = std::max(most.prevent_time, sum.prevent_time);
  }
  tools_.push_back(most);
}

void Toolbox::read(Tool& tool, const Effect& effect) const {
  const bool heroic = (effect.filter.colors & kHeroicBit) != 0;
  switch (effect.kind) {
    case EffectKind::Gain:
      for (int i = 0; i < effect.gained; ++i) {
        const GainedDie& die = effect.dice[i];
        ++tool.gives[index(die.color)];
      }
      break;
    case EffectKind::Roll:
      for (std::size_t c = 0; c < kColors; ++c) tool.gives[c] = u8(tool.gives[c] + effect.roll[c]);
      for (std::size_t c = 0; c < 3; ++c) tool.gives[c] = u8(tool.gives[c] + effect.roll_option);
      break;
    case EffectKind::SetByValue: tool.by_value = true; [[fallthrough]];
    case EffectKind::SetValue:
    case EffectKind::Increase:
      tool.touches_heroic |= heroic;
      tool.by_value |= effect.filter.values != kAllValues;
      if (!effect.filter.just_gained) tool.betters = u8(std::min(kMaxDice, tool.betters + effect.max));
      break;
    case EffectKind::Reroll:
      tool.touches_heroic |= heroic;
      if (effect.mode == RerollMode::All) tool.rerolls_all = tool.by_value = true;
      else if (effect.filter.values != kAllValues) tool.wanted_values |= effect.filter.values;
      break;
    case EffectKind::Recolor:
      tool.betters = u8(std::min(kMaxDice, tool.betters + effect.max));
      tool.touches_heroic |= effect.from == Color::Heroic;
      tool.gives[index(effect.to)] = u8(tool.gives[index(effect.to)] + std::min<int>(effect.max, 8));
      break;
    case EffectKind::Exchange:
      tool.by_value = tool.exchanges = tool.touches_heroic = true;
      tool.gives[index(effect.dice[0].color)] = 8;
      break;
    case EffectKind::Prevent:
      tool.prevent_damage = u8(tool.prevent_damage + (boss_ ? effect.prevent_boss : effect.prevent_damage));
      tool.prevent_time = u8(tool.prevent_time + (boss_ ? 0 : effect.prevent_time));
      break;
    default: break;
  }
}

Kit Toolbox::kit(const State& state) const {
  Kit kit;
  unsigned filters = 0;
  for (const Tool& tool : tools_) {
    if (tool.potion) {
      if (state.potions < tool.ability->cost.amount) continue;
      kit.potions.push_back(&tool);
      kit.potions_prevent |= tool.prevent_damage > 0 || tool.prevent_time > 0;
    } else {
      if ((state.fight.used[tool.who] >> tool.slot & 1U) != 0) continue;
      kit.skills.push_back(&tool);
    }
    kit.by_value |= tool.by_value;
    kit.rerolls_all |= tool.rerolls_all;
    kit.exchanges |= tool.exchanges;
    const int times = tool.potion ? state.potions : 1;
    for (int c = 0; c < kColors; ++c) kit.want[c] += tool.gives[c] * times;
    if (tool.wanted_values == 0) continue;
    for (int value = 1; value <= kFaces; ++value) {
      if ((tool.wanted_values >> value & 1U) != 0) kit.wanted[value] = u8(kit.wanted[value] | 1U << (filters & 7U));
    }
    ++filters;
  }
  return kit;
}

// A better die of the pool counts as one more.
void Toolbox::count(const State& state, const Tool& tool, int times, int fresh, Extras& extras) const {
  Extras most;
  for (const Branch& branch : tool.ability->branches) {
    Extras sum;
    for (int i = 0; i < branch.count; ++i) {
      const Effect& effect = game_.content().effects[branch.first + i];
      const int target = target_of(effect, tool.who);
      if (target >= heroes_in_fight(state)) continue;
      switch (effect.kind) {
        case EffectKind::Gain:
          for (int k = 0; k < effect.gained; ++k) {
            const GainedDie& die = effect.dice[k];
            if (die.use == Use::ManaOnly || !game_.color_allowed(state, die.color)) continue;
            if (die.use == Use::ArmorBoxOnly) ++sum.armor;
            else if (die.color == Color::Heroic) ++sum.wild;
            else ++sum.of_color[index(die.color)];
          }
          break;
        case EffectKind::Roll:
          for (int c = 0; c < 3; ++c) {
            if (game_.color_allowed(state, color_at(c))) {
              sum.of_color[c] += effect.roll[c] + effect.roll_option;
            }
          }
          sum.wild += effect.roll[index(Color::Heroic)];
          break;
        case EffectKind::Increase:
        case EffectKind::SetValue:
        case EffectKind::SetByValue:
          if (effect.filter.just_gained) break;
          {
            // A die that is laid, paid or new can not be bettered twice: new dice count as sixes already.
            const int fit = fitting(state, effect, target);
            const int dice = std::min<int>(effect.max, fit + made_fitting(game_, state, effect, target, fresh));
            sum.heroic_wanted |= fit < effect.max && takes_heroic(effect);
            if (std::popcount(effect.filter.colors) == 1 && effect.filter.colors != kHeroicBit) {
              sum.of_color[std::countr_zero(effect.filter.colors)] += dice;
            } else {
              sum.wild += dice;
            }
          }
          break;
        case EffectKind::Reroll: {
          const int dice = fitting(state, effect, target) + made_fitting(game_, state, effect, target, fresh);
          sum.heroic_wanted |= takes_heroic(effect);
          sum.wild += effect.mode == RerollMode::Exactly ? std::min<int>(dice, effect.max) : dice;
          break;
        }
        case EffectKind::Recolor: sum.wild += effect.max; break;
        case EffectKind::Exchange:
          sum.wild += fitting(state, effect, target) + made_fitting(game_, state, effect, target, fresh);
          sum.heroic_wanted |= takes_heroic(effect);
          break;
        case EffectKind::Prevent:
          sum.prevent_damage += boss_ ? effect.prevent_boss : effect.prevent_damage;
          sum.prevent_time += boss_ ? 0 : effect.prevent_time;
          break;
        default: break;
      }
    }
    for (int c = 0; c < 3; ++c) most.of_color[c] = std::max(most.of_color[c], sum.of_color[c]);
    most.wild = std::max(most.wild, sum.wild);
    most.armor = std::max(most.armor, sum.armor);
    most.prevent_damage = std::max(most.prevent_damage, sum.prevent_damage);
    most.prevent_time = std::max(most.prevent_time, sum.prevent_time);
    extras.heroic_wanted |= sum.heroic_wanted;
  }
  for (int c = 0; c < 3; ++c) extras.of_color[c] += times * most.of_color[c];
  extras.wild += times * most.wild;
  extras.armor += times * most.armor;
  extras.prevent_damage += times * most.prevent_damage;
  extras.prevent_time += times * most.prevent_time;
}

Extras Toolbox::extras(const State& state, const Kit& kit, int potions) const {
  const Extras extras = tally(state, kit, potions, kNoMakes);
  bool heroic = state.fight.supply[index(Color::Heroic)] > 0;
  for (const Die die : state.pool) heroic = heroic || die.color() == Color::Heroic;
  if (!extras.heroic_wanted || !heroic) return extras;
  // Dice of a colour that come or change are counted as that colour; as parts of a heroic die they may be more.
  return tally(state, kit, potions, extras.of_color[0] + extras.of_color[1] + extras.of_color[2]);
}

Extras Toolbox::tally(const State& state, const Kit& kit, int potions, int fresh) const {
  Extras extras;
  for (const Tool* tool : kit.skills) count(state, *tool, 1, fresh, extras);
  if (potions > 0) {
    Extras most;
    for (const Tool* tool : kit.potions) {
      Extras one;
      count(state, *tool, 1, fresh, one);
      extras.heroic_wanted |= one.heroic_wanted;
      for (int c = 0; c < 3; ++c) most.of_color[c] = std::max(most.of_color[c], one.of_color[c]);
      most.wild = std::max(most.wild, one.wild);
      most.armor = std::max(most.armor, one.armor);
      most.prevent_damage = std::max(most.prevent_damage, one.prevent_damage);
      most.prevent_time = std::max(most.prevent_time, one.prevent_time);
    }
    for (int c = 0; c < 3; ++c) extras.of_color[c] += potions * most.of_color[c];
    extras.wild += potions * most.wild;
    extras.armor += potions * most.armor;
    extras.prevent_damage += potions * most.prevent_damage;
    extras.prevent_time += potions * most.prevent_time;
  }
  // Dice that are in the air, and the ability that threw them.
  for (int who = 0; who < kPair; ++who) {
    for (int use = 0; use < kUses; ++use) {
      for (int c = 0; c < kColors; ++c) {
        const int dice = state.fight.to_roll[who][use][c];
        if (c == index(Color::Heroic)) extras.wild += dice;
        else extras.of_color[c] += dice;
      }
    }
  }
  extras.wild += state.fresh.count;
  if (state.use.ability != kNone) {
    Tool tool;
    tool.ability = &game_.content().abilities[state.use.ability];
    tool.who = state.use.user;
    count(state, tool, 1, kNoMakes, extras);
  }
  if (kit.exchanges) {
    for (int& dice : extras.of_color) {
      extras.wild += dice;
      dice = 0;
    }
  }
  return extras;
}

}  // namespace uc::onedeck
