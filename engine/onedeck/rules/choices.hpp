// The legal actions of a position, handed out one by one in a fixed order. Listing and picking share this; refusing
// (legal.cpp) asks the same questions of rules.hpp, and the conformance suite compares the two.
#pragma once

#include "rules.hpp"

namespace uc::onedeck {

// Equal dice that may be chosen from: the pool's dice from `first` on.
struct DiceClass {
  std::uint8_t code, first, count;  // without first values: lists of them are made at every decision
  Die die() const { return {code}; }
};

// The classes of the pool's dice that pass a test, in the order of the pool.
class DiceClasses {
 public:
  template <class Test>
  DiceClasses(const Dice& pool, Test test) {
    for (int i = 0; i < pool.count; ++i) {
      const Die die = pool.dice[i];
      if (i > 0 && pool.dice[i - 1] == die) {
        if (open_) ++items_[count_ - 1].count;
        continue;
      }
      open_ = test(die);
      if (open_) items_[count_++] = {die.code, static_cast<std::uint8_t>(i), 1};
    }
  }

  int count() const { return count_; }
  const DiceClass& operator[](int i) const { return items_[i]; }
  const DiceClass* begin() const { return items_; }
  const DiceClass* end() const { return items_ + count_; }

  void sort_falling() {  // by value
    for (int i = 1; i < count_; ++i) {
      const DiceClass item = items_[i];
      int k = i;
      for (; k > 0 && items_[k - 1].die().value() < item.die().value(); --k) items_[k] = items_[k - 1];
      items_[k] = item;
    }
  }

 private:
  bool open_ = false;
  int count_ = 0;
  DiceClass items_[kMaxDice];
};

// OD-0.9, OD-R6: every set that reaches the total and needs each of its dice. In falling order of value that is a
// sequence which reaches the total with its last die.
template <class Use>
class TightSets {
 public:
  TightSets(DiceClasses& classes, int total, Use& use) : classes_(classes), use_(use) {
    classes.sort_falling();
    int sum = 0;
    for (int i = classes.count() - 1; i >= 0; --i) {
      sum += classes[i].die().value() * classes[i].count;
      from_[i] = sum;
    }
    choose(0, total, 0);
  }

 private:
  void choose(int at, int total, std::uint32_t mask) {
    if (at == classes_.count() || from_[at] < total) return;
    const DiceClass& dice = classes_[at];
    choose(at + 1, total, mask);
    for (int i = 0; i < dice.count; ++i) {
      mask |= 1U << (dice.first + i);
      total -= dice.die().value();
      if (total <= 0) return use_(mask);
      choose(at + 1, total, mask);
    }
  }

  const DiceClasses& classes_;
  Use& use_;
  int from_[kMaxDice];  // the sum of all values from this class on
};

// Every multiset of so many dice.
template <class Use>
void choose_dice(const DiceClasses& classes, int at, int count, std::uint32_t mask, Use& use) {
  if (count == 0) return use(mask);
  for (; at < classes.count(); ++at) {
    const DiceClass& dice = classes[at];
    std::uint32_t more = mask;
    for (int i = 0; i < dice.count && i < count; ++i) {
      more |= 1U << (dice.first + i);
      choose_dice(classes, at + 1, count - i - 1, more, use);
    }
  }
}

// The same for two, which is what most decisions ask for, in the same order.
template <class Use>
void choose_pairs(const DiceClasses& classes, Use& use) {
  for (const DiceClass* one = classes.begin(); one != classes.end(); ++one) {
    const std::uint32_t first = 1U << one->first;
    for (const DiceClass* other = one + 1; other != classes.end(); ++other) use(first | 1U << other->first);
    if (one->count > 1) use(first | first << 1);
  }
}

// OD-11.3: may this die pay for an ability of its owner?
inline bool can_pay(const Cost& cost, int who, Die die) {
  if (die.owner() != who || die.use() == Use::ArmorBoxOnly) return false;
  if (die.color() != Color::Heroic && die.color() != cost.color) return false;
  return die.use() == Use::Any || cost.kind == CostKind::Mana;
}

// Every way to pay.
template <class Use>
void choose_payment(const Dice& pool, const Cost& cost, int who, Use& use) {
  if (cost.kind == CostKind::Free) return use(0U);
  DiceClasses classes(pool, [&](Die die) { return can_pay(cost, who, die); });
  if (cost.kind == CostKind::Mana) TightSets sets(classes, cost.amount, use);
  else choose_dice(classes, 0, cost.amount, 0, use);
}

inline bool can_make_heroic_of(Die die) { return die.use() == Use::Any; }  // OD-10.5

// OD-10.3
inline bool heroic_is_left(const State& state, std::uint32_t spent) {
  if (state.fight.supply[index(Color::Heroic)] > 0) return true;
  for (; spent != 0; spent &= spent - 1) {
    if (state.pool.dice[std::countr_zero(spent)].color() == Color::Heroic) return true;
  }
  return false;
}

// Which heroes own dice of the mask: bit 0 and bit 1.
inline unsigned owners_of(const State& state, std::uint32_t mask) {
  unsigned owners = 0;
  for (; mask != 0; mask &= mask - 1) owners |= 1U << state.pool.dice[std::countr_zero(mask)].owner();
  return owners;
}

// OD-D18
template <class Use>
class DiceStep {
 public:
  DiceStep(const OneDeck& game, const State& state, Use& use) : game_(game), s_(state), use_(use) {}

  void list() {
    covers();
    heroics();
    discards();
    for (int who = 0; who < heroes_in_fight(s_); ++who) {
      for (unsigned slots = slots_in_use(s_.heroes[s_.fight.heroes[who]]); slots != 0; slots &= slots - 1) {
        const int slot = std::countr_zero(slots);
        if (is_usable_here(game_, s_, who, slot)) skill(who, slot);
      }
    }
    if (s_.potions > 0) potions();
    use_(pack(Kind::Finish));
  }

 private:
  void covers() {
    const Boxes boxes = game_.boxes(s_);
    const Standing& standing = game_.in_force(s_);
    const bool armor = armor_is_open(s_, boxes);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      const Box& box = boxes[i];
      if (is_covered(s_, i) || (armor && box.armor == 0)) continue;
      const int number = OneDeck::number_on(s_, box);
      const auto place = [&](std::uint32_t dice) { use_(pack<Kind::Cover>({.box = i, .dice = dice})); };
      if (box.wide != 0) {
        DiceClasses classes(s_.pool, [&](Die die) { return suits(standing, box, die); });
        TightSets sets(classes, number, place);
        continue;
      }
      for (int at = 0; at < s_.pool.count; ++at) {
        const Die die = s_.pool.dice[at];
        if (at > 0 && s_.pool.dice[at - 1] == die) continue;
        if (die.value() >= number && suits(standing, box, die)) place(1U << at);
      }
    }
  }

  void heroics() {  // OD-10.1
    const DiceClasses classes(s_.pool, can_make_heroic_of);
    const bool is_left = s_.fight.supply[index(Color::Heroic)] > 0;
    std::uint32_t of_second = 0;  // dice of the second hero
    for (const DiceClass& dice : classes) {
      if (dice.die().owner() != 0) of_second |= ((1U << dice.count) - 1U) << dice.first;
    }
    const auto make = [&](std::uint32_t dice) {
      if (!is_left && !heroic_is_left(s_, dice)) return;
      if ((dice & ~of_second) != 0) use_(pack<Kind::MakeHeroic>({.owner = 0, .dice = dice}));
      if ((dice & of_second) != 0) use_(pack<Kind::MakeHeroic>({.owner = 1, .dice = dice}));
    };
    const int cost = game_.in_force(s_).heroic_cost;
    if (cost == 2) choose_pairs(classes, make);
    else choose_dice(classes, 0, cost, 0, make);
  }

  void discards() {  // OD-10.4
    for (int at = 0; at < s_.pool.count; ++at) {
      const Die die = s_.pool.dice[at];
      if (at > 0 && s_.pool.dice[at - 1] == die) continue;
      if (s_.fight.supply[index(die.color())] == 0) use_(pack<Kind::DiscardDie>({1U << at}));
    }
  }

  void skill(int who, int slot) {
    const Ability& ability = *game_.ability(s_, s_.fight.heroes[who], slot);
    for (std::size_t branch = 0; branch < ability.branches.size(); ++branch) {
      const auto pay = [&](std::uint32_t dice) {
        if (!does_something(game_, s_, who, ability.branches[branch], dice)) return;
        use_(pack<Kind::UseSkill>({.who = who, .slot = slot, .branch = branch, .paid = dice}));
      };
      choose_payment(s_.pool, ability.cost, who, pay);
    }
  }

  void potions() {  // OD-11.5
    const Content& content = game_.content();
    for (std::size_t i = 0; i < content.potions.size(); ++i) {
      const Ability& ability = content.abilities[content.potions[i].ability];
      const bool known = (s_.identified >> i & 1U) != 0 && s_.potions >= ability.cost.amount;
      if (!known || (ability.use_in & game_.place(s_)) == 0) continue;
      for (int who = 0; who < heroes_in_fight(s_); ++who) {
        for (std::size_t branch = 0; branch < ability.branches.size(); ++branch) {
          if (!does_something(game_, s_, who, ability.branches[branch], 0)) continue;
          use_(pack<Kind::UsePotion>({.who = who, .potion = i, .branch = branch}));
        }
      }
    }
  }

  const OneDeck& game_;
  const State& s_;
  Use& use_;
};

// OD-14.1, OD-14.2: tight multisets of lantern values.
template <class Use>
void choose_lanterns(const Lanterns& there, int value, int needed, std::uint64_t bits, Use& use) {
  if (value == 0) return;
  choose_lanterns(there, value - 1, needed, bits, use);
  for (int cards = 1; cards <= there.cards[value]; ++cards) {
    needed -= value;
    if (needed <= 0) return use(bits | spend_lanterns(value, cards));
    choose_lanterns(there, value - 1, needed, bits | spend_lanterns(value, cards), use);
  }
}

// OD-D2: the Basic Skill cards that nobody has taken yet.
inline bool basic_is_left(const OneDeck& game, const State& state, std::size_t skill) {
  const auto& skills = game.content().basic_skills;
  int copies = game.setup().deck_copies;  // OD-20.14
  for (int hero = 0; hero < game.players(); ++hero) {
    const std::uint8_t taken = state.heroes[hero].basic;
    if (taken != kNone && skills[taken].card == skills[skill].card) --copies;
  }
  return copies > 0;
}

// OD-13.3, OD-13.4, OD-13.6: may the hero take a card of the loot as an item or as a skill, in place of another or of
// none?
inline bool can_take(const OneDeck& game, const State& state, int hero, bool item, const Card& card) {
  return item || (card.skill != kNone && !game.has_skill(state, hero, card.skill));
}
inline bool has_room(const OneDeck& game, const State& state, int hero, bool item) {
  const HeroState& h = state.heroes[hero];
  return item ? h.item_count < game.level_card(state).items : h.skill_count < game.skill_limit(state, hero);
}

template <class Use>
void list_loot(const OneDeck& game, const State& state, Use& use) {  // OD-D23
  for (int c = 0; c < kMaxCopies; ++c) {
    if (state.loot[c] == kNone || (c == 1 && state.loot[0] == state.loot[1])) continue;
    const Card& card = game.content().cards[state.loot[c]];
    use(pack<Kind::LootXp>({c}));
    for (const bool item : {true, false}) {
      for (int hero = 0; hero < game.players(); ++hero) {
        if (!can_take(game, state, hero, item, card)) continue;
        const Kind kind = item ? Kind::LootItem : Kind::LootSkill;
        const HeroState& h = state.heroes[hero];
        const std::uint8_t* const list = item ? h.items : h.skills;
        const int count = item ? h.item_count : h.skill_count;
        if (has_room(game, state, hero, item)) use(pack(kind, LootTaken{.hero = hero, .which = c}));
        for (int i = 0; i < count; ++i) {
          if (i == 0 || list[i] != list[i - 1])
            use(pack(kind, LootTaken{.hero = hero, .replaced = list[i] + 1, .which = c}));
        }
      }
    }
    if (card.potion != kNone && (state.identified >> card.potion & 1U) == 0) use(pack<Kind::LootPotion>({c}));
  }
}

template <class Use>
void list_turn_start(const OneDeck& game, const State& state, Use& use) {  // OD-D3
  for (int hero = 0; hero < game.players(); ++hero) {
    if (can_heal_at_turn_start(state, hero)) use(pack<Kind::Heal>({hero}));
  }
  for (int hero = 0; hero < game.players(); ++hero) {
    if (can_foresee(game, state, hero)) use(pack<Kind::Foresight>({hero}));
  }
  use(pack(Kind::GoOn));
}

template <class Use>
void list_act(const OneDeck& game, const State& state, Use& use) {  // OD-D5
  if (can_explore(game, state)) use(pack(Kind::Explore));
  for (int door = 0; door < kMaxDoors; ++door) {
    if (state.doors[door].is != Door::Is::None) use(pack<Kind::Enter>({door}));
  }
}

template <class Use>
void list_pairs(const State& state, Use& use) {  // OD-D9, OD-D26
  const Door* door = state.in_boss_fight() ? nullptr : &state.doors[state.facing];
  for (unsigned first = 0; first < 1U << kMaxHeroes; ++first) {
    if (std::popcount(first) != kPair) continue;
    use(pack<Kind::Pairs>({.heroes = first}));
    if (door != nullptr && door->cards[0] != door->cards[1]) use(pack<Kind::Pairs>({.heroes = first, .card = 1}));
  }
}

template <class Use>
void list_picks(const OneDeck& game, const State& state, Use& use) {  // OD-D19
  for (int i = 0; i < state.pool.count; ++i) {
    const Die die = state.pool.dice[i];
    if (i > 0 && state.pool.dice[i - 1] == die) continue;
    if (can_pick(game, state, die)) use(pack<Kind::PickDie>({die.code}));
  }
  if (picking(game, state).needed == 0) use(pack(Kind::Done));
}

inline bool can_name_value(const OneDeck& game, const State& state, int value) {
  for (const Die die : state.pool) {
    if (die.value() == value && fits_now(game, state, die)) return true;
  }
  return false;
}

inline int bonus_dice(const OneDeck& game, const State& state) {  // OD-8.5
  const int supply = state.fight.supply[index(Color::Heroic)];
  return game.level_card(state).bonus < supply ? game.level_card(state).bonus : supply;
}

inline bool can_add_door(const OneDeck& game, const State& state) {  // OD-D8
  return state.deck >= game.setup().cards_per_door && doors_in_play(state) < game.door_limit(state);
}

template <class Use>
void list_setup(const OneDeck& game, const State& state, Use& use) {  // OD-D2
  const Content& content = game.content();
  if (state.next().step == Step::AskSpecialisation) {
    for (std::size_t i = 0; i < content.campaign.groups.size(); ++i) {
      if (!content.campaign.groups[i].always) use(pack<Kind::Specialise>({i}));
    }
    return;
  }
  for (std::size_t i = 0; i < content.basic_skills.size(); ++i) {
    if (basic_is_left(game, state, i)) use(pack<Kind::TakeBasic>({i}));
  }
}

template <class Use>
void list_peeks(const State& state, Use& use) {  // OD-D6
  for (int door = 0; door < kMaxDoors; ++door) {
    if (is_unknown(state.doors[door])) use(pack<Kind::Peek>({door}));
  }
  use(pack(Kind::No));
}

template <class Use>
void list_drains(const State& state, Use& use) {  // OD-D12
  for (int who = 0; who < heroes_in_fight(state); ++who) {
    const int hero = state.fight.heroes[who];
    const HeroState& h = state.heroes[hero];
    for (int i = 0; i < h.item_count; ++i) {
      if (i == 0 || h.items[i] != h.items[i - 1]) use(pack<Kind::LoseItem>({.hero = hero, .item = h.items[i]}));
    }
  }
}

template <class Use>
void list_feats(const OneDeck& game, const State& state, Use& use) {  // OD-D14
  for (int who = 0; who < heroes_in_fight(state); ++who) {
    const FeatRange range = feat_range(game, state, who);
    for (int n = range.min; n <= range.max; ++n) use(pack<Kind::Feat>({.who = who, .number = n}));
  }
  use(pack(Kind::NoMoreFeats));
}

template <class Use>
void list_drops(const State& state, Use& use) {  // OD-D15
  for (int i = 0; i < state.fresh.count; ++i) {
    const int value = state.fresh.dice[i].value();
    if (i == 0 || state.fresh.dice[i - 1].value() != value) use(pack<Kind::DropRolled>({value}));
  }
}

template <class Use>
void list_stairs(const OneDeck& game, Use& use) {  // OD-D21
  for (unsigned heroes = 0; heroes < 1U << game.players(); ++heroes) {
    if (std::popcount(heroes) == game.setup().stairs_heroes) use(pack<Kind::StairsDamage>({heroes}));
  }
}

template <class Use>
void list_lethal(const OneDeck& game, const State& state, Use& use) {  // OD-D22
  for (int hero = 0; hero < game.players(); ++hero) {
    if (is_lethal(game, state, hero)) use(pack<Kind::Heal>({hero}));
  }
  use(pack(Kind::GiveUp));
}

template <class Use>
void list_levels(const OneDeck& game, const State& state, Use& use) {  // OD-D24
  const Kind kind = game.at_last_level(state) ? Kind::BuyPotion : Kind::LevelUp;
  const auto spend = [&](std::uint64_t cards) { use(pack(kind, SpentLanterns{cards})); };
  choose_lanterns(lanterns(game, state), kMaxLanterns, game.lanterns_needed(state), 0, spend);
  use(pack(Kind::Stop));
}

// Questions of an encounter to which the answers are few and alike.
template <class Use>
void list_short_answers(const OneDeck& game, const State& state, Use& use) {
  switch (state.next().step) {
    case Step::AskInvisibility:
      use(pack(Kind::Invisibility));
      use(pack(Kind::Fight));
      break;
    case Step::AskFlames:
      for (int who = 0; who < heroes_in_fight(state); ++who) use(pack<Kind::Hurt>({state.fight.heroes[who]}));
      break;
    case Step::AskOption:
      for (int option = 0; option < 2; ++option) use(pack<Kind::Option>({option}));
      break;
    case Step::AskBonus:
      for (int dice = bonus_dice(game, state), first = dice; first >= 0; --first)
        use(pack<Kind::Bonus>({.first = first, .second = dice - first}));
      break;
    case Step::AskShortage:
      for (int who = 0; who < kPair; ++who) use(pack<Kind::TakeFirst>({who}));
      break;
    case Step::AskValue:
      for (int value = 1; value <= kFaces; ++value) {
        if (can_name_value(game, state, value)) use(pack<Kind::PickValue>({value}));
      }
      break;
    case Step::AskExtraDamage:
      for (int who = 0; who < kPair; ++who) use(pack<Kind::ExtraDamage>({who}));
      break;
    default: break;
  }
}

template <class Use>
void for_each_action(const OneDeck& game, const State& state, Use& use) {
  switch (state.next().step) {
    case Step::AskSpecialisation:
    case Step::AskBasicSkill: return list_setup(game, state, use);
    case Step::AskTurnStart: return list_turn_start(game, state, use);
    case Step::AskDescendNow:
    case Step::AskDescend: use(pack(Kind::Descend)); return use(pack(Kind::Stay));
    case Step::AskAct: return list_act(game, state, use);
    case Step::AskPeek: return list_peeks(state, use);
    case Step::AskFace: use(pack(Kind::Face)); return use(pack(Kind::Flee));
    case Step::AskAddDoor:
      if (can_add_door(game, state)) use(pack(Kind::AddDoor));
      return use(pack(Kind::No));
    case Step::AskPairs:
    case Step::AskBossPairs: return list_pairs(state, use);
    case Step::AskDrain: return list_drains(state, use);
    case Step::AskFeat: return list_feats(game, state, use);
    case Step::AskFeatDiscard: return list_drops(state, use);
    case Step::AskDice: return DiceStep<Use>(game, state, use).list();
    case Step::AskPick: return list_picks(game, state, use);
    case Step::AskStairs: return list_stairs(game, use);
    case Step::AskLethal: return list_lethal(game, state, use);
    case Step::AskLoot: return list_loot(game, state, use);
    case Step::AskLevel: return list_levels(game, state, use);
    default: return list_short_answers(game, state, use);
  }
}

}  // namespace uc::onedeck
