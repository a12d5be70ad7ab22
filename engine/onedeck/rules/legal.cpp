// What is legal: listing, picking, and the rule that forbids what is not.
#include <algorithm>

#include "choices.hpp"

namespace uc::onedeck {

void OneDeck::actions(const State& state, ActionList& list) const {
  list.clear();
  const auto add = [&](Action action) { list.push_back(action); };
  for_each_action(*this, state, add);
}

Action OneDeck::pick(const State& state, Rng& rng) const {
  // The first of them are kept, so that choosing one seldom walks them again.
  constexpr std::uint32_t kKept = 512;
  std::uint64_t kept[kKept];  // bits of actions; not set to zero, which would cost more than the choice
  std::uint32_t count = 0;
  const auto keep = [&](Action action) {
    if (count < kKept) kept[count] = action.bits;
    ++count;
  };
  for_each_action(*this, state, keep);
  std::uint32_t n = below(rng, count);
  if (n < kKept) return {kept[n]};
  Action found;
  const auto find = [&](Action action) {
    if (n-- == 0) found = action;
  };
  for_each_action(*this, state, find);
  return found;
}

namespace {

// --- dice that an action names ------------------------------------------------------------------------------------------------

// The mask names dice of the pool, and of equal dice the first ones (OD-0.8).
bool names_dice(const State& state, std::uint32_t mask) {
  if (mask == 0 || mask >> state.pool.count != 0) return false;
  for (int i = 1; i < state.pool.count; ++i) {
    const bool skipped = (mask >> (i - 1) & 3U) == 2U;
    if (skipped && state.pool.dice[i] == state.pool.dice[i - 1]) return false;
  }
  return true;
}

struct Sum {
  int dice = 0, total = 0, lowest = kFaces + 1;
  bool is_tight(int needed) const { return total >= needed && total - lowest < needed; }
};
Sum sum_of(const State& state, std::uint32_t mask) {
  Sum sum;
  for (; mask != 0; mask &= mask - 1) {
    const int value = state.pool.dice[std::countr_zero(mask)].value();
    ++sum.dice;
    sum.total += value;
    sum.lowest = std::min(sum.lowest, value);
  }
  return sum;
}

template <class Test>
bool all_dice(const State& state, std::uint32_t mask, Test test) {
  for (; mask != 0; mask &= mask - 1) {
    if (!test(state.pool.dice[std::countr_zero(mask)])) return false;
  }
  return true;
}

// --- the dice step (OD-D18) -----------------------------------------------------------------------------------------------------

Refusal refuse_cover(const OneDeck& game, const State& state, const CoveredBox& covered) {
  const Boxes boxes = game.boxes(state);
  const std::size_t i = covered.box;
  const std::uint32_t dice = covered.dice;
  if (i >= boxes.size()) return {"OD-7.7"};
  if (!names_dice(state, dice)) return {"OD-0.8"};
  const Box& box = boxes[i];
  if (is_covered(state, i)) return {"OD-9.6"};
  if (box.armor == 0 && armor_is_open(state, boxes)) return {"OD-9.3"};
  const Standing& standing = game.in_force(state);
  for (std::uint32_t rest = dice; rest != 0; rest &= rest - 1) {
    const Die die = state.pool.dice[std::countr_zero(rest)];
    if (suits(standing, box, die)) continue;
    if (die.color() != Color::Heroic && index(die.color()) != box.color) return {box.wide != 0 ? "OD-9.2" : "OD-9.1"};
    return {die.use() != Use::Any && !(die.use() == Use::ArmorBoxOnly && box.armor != 0) ? "OD-11.10" : "OD-18.17"};
  }
  const Sum sum = sum_of(state, dice);
  const int number = OneDeck::number_on(state, box);
  if (box.wide != 0) return sum.is_tight(number) ? kLegal : Refusal{"OD-9.2"};
  return sum.dice == 1 && sum.total >= number ? kLegal : Refusal{"OD-9.1"};
}

Refusal refuse_heroic(const OneDeck& game, const State& state, const MadeHeroic& made) {
  if (made.owner >= kPair) return {"OD-10.1"};
  if (!names_dice(state, made.dice)) return {"OD-0.8"};
  if (!all_dice(state, made.dice, can_make_heroic_of)) return {"OD-10.5"};
  const int cost = game.in_force(state).heroic_cost;
  if (sum_of(state, made.dice).dice != cost) return {cost == 2 ? "OD-10.1" : "OD-10.2"};
  if ((owners_of(state, made.dice) >> made.owner & 1U) == 0) return {"OD-10.1"};
  return heroic_is_left(state, made.dice) ? kLegal : Refusal{"OD-10.3"};
}

Refusal refuse_discard(const State& state, std::uint32_t dice) {
  if (std::popcount(dice) != 1) return {"OD-10.4"};
  if (!names_dice(state, dice)) return {"OD-0.8"};
  const Die die = state.pool.dice[std::countr_zero(dice)];
  return state.fight.supply[index(die.color())] == 0 ? kLegal : Refusal{"OD-10.4"};
}

Refusal refuse_payment(const State& state, const Cost& cost, int who, std::uint32_t dice) {  // OD-11.3
  if (cost.kind == CostKind::Free) return dice == 0 ? kLegal : Refusal{"OD-11.3"};
  if (!names_dice(state, dice)) return {dice == 0 ? "OD-11.3" : "OD-0.8"};
  for (std::uint32_t rest = dice; rest != 0; rest &= rest - 1) {
    const Die die = state.pool.dice[std::countr_zero(rest)];
    if (!can_pay(cost, who, die)) return {die.owner() == who && die.use() != Use::Any ? "OD-11.10" : "OD-11.3"};
  }
  const Sum sum = sum_of(state, dice);
  const bool exact = cost.kind == CostKind::Mana ? sum.is_tight(cost.amount) : sum.dice == cost.amount;
  return exact ? kLegal : Refusal{"OD-11.3"};
}

Refusal refuse_skill(const OneDeck& game, const State& state, const UsedSkill& use) {
  if (use.who >= heroes_in_fight(state) || use.slot >= kSlots) return {"OD-11.1"};
  const Ability* ability = game.ability(state, state.fight.heroes[use.who], use.slot);
  if (ability == nullptr) return {"OD-11.1"};
  if (ability->is_passive() || (ability->use_in & game.place(state)) == 0) return {"OD-11.2"};
  if ((state.fight.used[use.who] >> use.slot & 1U) != 0) return {"OD-11.1"};
  if (use.branch >= ability->branches.size()) return {"OD-D18"};
  if (const Refusal refusal = refuse_payment(state, ability->cost, use.who, use.paid)) return refusal;
  return does_something(game, state, use.who, ability->branches[use.branch], use.paid) ? kLegal : Refusal{"OD-11.9"};
}

Refusal refuse_potion(const OneDeck& game, const State& state, const UsedPotion& use) {
  const Content& content = game.content();
  if (use.potion >= content.potions.size() || use.who >= heroes_in_fight(state)) return {"OD-11.5"};
  const Ability& ability = content.abilities[content.potions[use.potion].ability];
  if ((state.identified >> use.potion & 1U) == 0 || state.potions < ability.cost.amount) return {"OD-11.5"};
  if ((ability.use_in & game.place(state)) == 0) return {"OD-11.6"};
  if (use.branch >= ability.branches.size()) return {"OD-D18"};
  if (does_something(game, state, use.who, ability.branches[use.branch], 0)) return kLegal;
  return {use.potion == game.healing_potion() ? "OD-11.7" : "OD-11.9"};
}

// Are there no bits beside its record?
template <Kind kKind>
bool says_no_more(Action action) {
  return pack<kKind>(about<kKind>(action)) == action;
}

Refusal refuse_in_dice_step(const OneDeck& game, const State& state, Action action) {
  switch (kind_of(action)) {
    case Kind::Cover:
      if (!says_no_more<Kind::Cover>(action)) return {"OD-7.7"};
      return refuse_cover(game, state, about<Kind::Cover>(action));
    case Kind::MakeHeroic:
      if (!says_no_more<Kind::MakeHeroic>(action)) return {"OD-10.1"};
      return refuse_heroic(game, state, about<Kind::MakeHeroic>(action));
    case Kind::DiscardDie:
      if (!says_no_more<Kind::DiscardDie>(action)) return {"OD-10.4"};
      return refuse_discard(state, about<Kind::DiscardDie>(action).dice);
    case Kind::UseSkill:
      if (!says_no_more<Kind::UseSkill>(action)) return {"OD-7.8"};
      return refuse_skill(game, state, about<Kind::UseSkill>(action));
    case Kind::UsePotion:
      if (!says_no_more<Kind::UsePotion>(action)) return {"OD-11.5"};
      return refuse_potion(game, state, about<Kind::UsePotion>(action));
    default: return action == pack(Kind::Finish) ? kLegal : Refusal{"OD-7.8"};
  }
}

// --- loot and levels --------------------------------------------------------------------------------------------------------------

Refusal refuse_claim(const OneDeck& game, const State& state, const LootTaken& taken, bool item) {
  const Card& card = game.content().cards[state.loot[taken.which]];
  const std::string_view rule = item ? "OD-13.3" : "OD-13.4";
  if (taken.hero >= game.players() || !can_take(game, state, taken.hero, item, card)) return {rule};
  if (taken.replaced == 0) return has_room(game, state, taken.hero, item) ? kLegal : Refusal{rule};
  const HeroState& hero = state.heroes[taken.hero];
  const std::uint8_t* const list = item ? hero.items : hero.skills;
  const std::uint8_t* const end = list + (item ? hero.item_count : hero.skill_count);
  return std::find(list, end, taken.replaced - 1) != end ? kLegal : Refusal{"OD-13.6"};
}

Refusal refuse_loot(const OneDeck& game, const State& state, Action action) {
  const Kind kind = kind_of(action);
  if (kind < Kind::LootXp || kind > Kind::LootPotion) return {"OD-13.1"};
  const auto taken = read<LootTaken>(action);  // what is left has its card at the same place
  if (pack(kind, taken) != action || taken.which >= kMaxCopies || state.loot[taken.which] == kNone) return {"OD-13.1"};
  if (taken.which == 1 && state.loot[0] == state.loot[1]) return {"OD-20.8"};
  if (kind == Kind::LootItem || kind == Kind::LootSkill)
    return refuse_claim(game, state, taken, kind == Kind::LootItem);
  if (taken.hero != 0 || taken.replaced != 0) return {"OD-13.1"};
  if (kind == Kind::LootXp) return kLegal;
  const std::uint8_t potion = game.content().cards[state.loot[taken.which]].potion;
  return potion != kNone && (state.identified >> potion & 1U) == 0 ? kLegal : Refusal{"OD-13.5"};
}

Refusal refuse_level(const OneDeck& game, const State& state, Action action) {
  if (action == pack(Kind::Stop)) return kLegal;
  const bool last = game.at_last_level(state);
  const Refusal refused{last ? "OD-14.2" : "OD-14.1"};
  if (kind_of(action) != (last ? Kind::BuyPotion : Kind::LevelUp)) return refused;
  if (rest_of(action) >> LanternRow::bits != 0) return refused;
  const Lanterns there = lanterns(game, state);
  int total = 0;
  int lowest = kMaxLanterns + 1;
  for (int value = kMaxLanterns; value > 0; --value) {
    const int cards = lanterns_spent(action, value);
    if (cards > there.cards[value]) return refused;
    if (cards > 0) lowest = value;
    total += cards * value;
  }
  const int needed = game.lanterns_needed(state);
  return total >= needed && total - lowest < needed ? kLegal : refused;
}

// --- everything else: few choices, so the list itself is asked ----------------------------------------------------------------------

bool is_listed(const OneDeck& game, const State& state, Action action) {
  bool found = false;
  const auto compare = [&](Action each) { found = found || each == action; };
  for_each_action(game, state, compare);
  return found;
}

// The rule that says what can be chosen at this question.
std::string_view rule_of(Step step, Kind tried) {
  switch (step) {
    case Step::AskSpecialisation: return "OD-19.6";
    case Step::AskBasicSkill: return "OD-19.8";
    case Step::AskTurnStart: return tried == Kind::Heal ? "OD-11.7" : tried == Kind::Foresight ? "OD-19.9" : "OD-3.3";
    case Step::AskDescendNow: return "OD-3.5";
    case Step::AskAct: return tried == Kind::Explore ? "OD-5.1" : tried == Kind::Enter ? "OD-6.1" : "OD-3.6";
    case Step::AskPeek: return "OD-D6";
    case Step::AskFace: return "OD-6.2";
    case Step::AskAddDoor: return "OD-17.5";
    case Step::AskPairs: return "OD-20.5";
    case Step::AskInvisibility: return "OD-7.2";
    case Step::AskFlames: return "OD-18.6";
    case Step::AskDrain: return "OD-18.8";
    case Step::AskOption: return "OD-7.4";
    case Step::AskFeat: return "OD-7.5";
    case Step::AskFeatDiscard: return "OD-17.8";
    case Step::AskBonus: return "OD-8.5";
    case Step::AskShortage: return "OD-8.4";
    case Step::AskValue: return "OD-D19";
    case Step::AskPick: return "OD-D28";
    case Step::AskExtraDamage: return "OD-12.2";
    case Step::AskStairs: return "OD-4.3";
    case Step::AskLethal: return "OD-12.9";
    case Step::AskDescend: return "OD-3.7";
    default: return "OD-20.12";
  }
}

}  // namespace

Refusal why_not_used(const OneDeck& game, const State& state, int who, int slot) {
  const Ability* ability = game.ability(state, state.fight.heroes[who], slot);
  if (ability == nullptr) return {"OD-11.1"};
  if (ability->is_passive() || (ability->use_in & game.place(state)) == 0) return {"OD-11.2"};
  if ((state.fight.used[who] >> slot & 1U) != 0) return {"OD-11.1"};
  bool paid = false;
  bool useful = false;
  for (const Branch& branch : ability->branches) {
    const auto pay = [&](std::uint32_t dice) {
      paid = true;
      useful = useful || does_something(game, state, who, branch, dice);
    };
    choose_payment(state.pool, ability->cost, who, pay);
  }
  return useful ? kLegal : Refusal{paid ? "OD-11.9" : "OD-11.3"};
}

Refusal OneDeck::refuse(const State& state, Action action) const {
  const Turn now = turn(state);
  if (now.is_over()) return {"OD-D31"};
  if (now.is_chance()) return refuse_outcome(*this, state, action);
  const Step step = state.next().step;
  switch (step) {
    case Step::AskDice: return refuse_in_dice_step(*this, state, action);
    case Step::AskLoot: return refuse_loot(*this, state, action);
    case Step::AskLevel: return refuse_level(*this, state, action);
    default: break;
  }
  if (is_listed(*this, state, action)) return kLegal;
  // Of two equal cards the pairs face the first.
  const bool second = step == Step::AskPairs && kind_of(action) == Kind::Pairs && about<Kind::Pairs>(action).card == 1;
  if (second && state.doors[state.facing].cards[0] == state.doors[state.facing].cards[1]) return {"OD-20.8"};
  return {rule_of(step, kind_of(action))};
}

}  // namespace uc::onedeck
