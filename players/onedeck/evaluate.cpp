// Knowledge of One Deck Dungeon for computer players: values of positions, the order in which actions are worth a look,
// and a quick way to play on.
#include <algorithm>
#include <cmath>

#include "core/fixed_vector.hpp"
#include "knowledge.hpp"
#include "onedeck/rules/choices.hpp"
#include "outlook.hpp"

namespace uc::onedeck {

namespace {

Values for_all(const OneDeck& game, float value) {
  Values values{};
  for (int seat = 0; seat < game.players(); ++seat) values[seat] = value;
  return values;
}

// Also a lost game is fought for: damage on the boss counts most, then floors.
constexpr float kBossBeaten = 0.25F, kFloorReached = 0.01F;
float consolation(const OneDeck& game, const State& state) {
  const float boss = static_cast<float>(state.boss_damage) / static_cast<float>(game.boss_health());
  return kBossBeaten * boss + kFloorReached * static_cast<float>(state.floor - 1);
}

// The position as if the dice step ended the way the quick policy would end it. In the units of `outcome`, before it
// becomes a chance.
constexpr float kPainOfDamage = 0.55F, kPainOfTime = 0.08F;
float expected_pain(const OneDeck& game, const State& state) {
  if (state.fight.active == 0) return 0;
  const Toll due = toll(game, state);
  return static_cast<float>(due.damage) * kPainOfDamage + static_cast<float>(due.time) * kPainOfTime;
}

// --- choices outside the dice step ------------------------------------------------------------------------------------------

struct Party {
  int heroes[kMaxHeroes] = {0, 1, 2, 3};
  int count = 1;
  explicit Party(const OneDeck& game) : count(std::min(game.players(), kPair)) {}
};

// Burdens (outlook.hpp): of a card that nobody knows, of what is better left for other doors, of what is fled from; and
// the steps of luck in these choices.
constexpr float kUnknownBurden = 0.9F, kTooHard = 2.0F, kFleeFrom = 1.6F;
constexpr float kDoorLuck = 0.01F, kFleeLuck = 0.1F;

float burden_of_door(const OneDeck& game, const State& state, const Door& door) {
  const Party party(game);
  float sum = 0;
  for (int i = 0; i < game.setup().cards_per_door; ++i) {
    if (door.cards[i] == kNone) return kUnknownBurden;
    const bool peril = game.content().cards[door.cards[i]].peril;
    const int option = peril ? better_option(game, state, door.cards[i], party.heroes, party.count) : 0;
    sum += burden(game, state, prospect_of_card(game, state, door.cards[i], option, party.heroes, party.count));
  }
  return sum;
}

Action choose_act(const OneDeck& game, const State& state, Rng& rng) {
  const int doors = doors_in_play(state);
  if (can_explore(game, state) && (doors == 0 || (doors == 1 && below(rng, 2) == 0))) return pack(Kind::Explore);
  int best = -1;
  float least = 1e9F;
  for (int door = 0; door < kMaxDoors; ++door) {
    if (state.doors[door].is == Door::Is::None) continue;
    const float cost = burden_of_door(game, state, state.doors[door]) + kDoorLuck * static_cast<float>(below(rng, 20));
    if (cost < least) {
      least = cost;
      best = door;
    }
  }
  const bool too_hard = least > kTooHard;
  if (can_explore(game, state) && (best < 0 || too_hard)) return pack(Kind::Explore);
  return pack<Kind::Enter>({best});
}

// What a card of the loot counts as. Items where dice are few, then skills, then potions and experience.
namespace loot {
constexpr float kLantern = 0.45F, kLanternAtLastLevel = 0.2F, kReachesLevel = 1.0F;
constexpr float kItem = 2.0F, kHealth = 0.9F, kOldLantern = 0.3F;  // the item that makes room becomes experience
constexpr float kSkill = 2.0F, kSkillOwned = 0.15F, kSkillReplaced = 0.4F;
constexpr float kPotion = 1.4F;
}  // namespace loot
float worth_of_loot(const OneDeck& game, const State& state, Action action) {
  const auto taken = read<LootTaken>(action);  // what is left has its card at the same place
  const Card& card = game.content().cards[state.loot[taken.which]];
  const bool replaces = taken.replaced != 0;
  const int needed = game.lanterns_needed(state) - lanterns(game, state).total;
  switch (kind_of(action)) {
    case Kind::LootXp: {
      const float lanterns = static_cast<float>(card.lanterns);
      if (game.at_last_level(state)) return loot::kLanternAtLastLevel * lanterns;
      return loot::kLantern * lanterns + (needed <= card.lanterns && needed > 0 ? loot::kReachesLevel : 0.0F);
    }
    case Kind::LootItem: {
      float worth = loot::kItem + loot::kHealth * static_cast<float>(card.item_health);
      if (replaces) {
        const Card& old = game.content().cards[taken.replaced - 1U];
        worth = loot::kOldLantern * static_cast<float>(old.lanterns) +
                loot::kHealth * static_cast<float>(card.item_health - old.item_health);
      }
      return worth;
    }
    case Kind::LootSkill:
      return replaces ? loot::kSkillReplaced
                      : loot::kSkill - loot::kSkillOwned * static_cast<float>(state.heroes[taken.hero].skill_count);
    default: return loot::kPotion;
  }
}

constexpr float kLuck = 0.02F;  // so that not the same is always chosen of what is worth about the same

template <class Score>
Action best_by(const OneDeck& game, const State& state, Rng& rng, Score score) {
  Action best;
  float highest = -1e9F;
  const auto consider = [&](Action action) {
    const float value = score(action) + kLuck * static_cast<float>(below(rng, 16));
    if (value > highest) {
      highest = value;
      best = action;
    }
  };
  for_each_action(game, state, consider);
  return best;
}

constexpr int kHealAtLeft = 1, kHealAtDamage = 3;  // health left; or damage
constexpr float kSound = 0.6F, kReady = 1.0F;      // life() and readiness() with which a floor is explored on or left

Action choose_turn_start(const OneDeck& game, const State& state, Rng& rng) {
  for (int hero = 0; hero < game.players(); ++hero) {
    const int left = game.health(state, hero) - state.heroes[hero].damage;
    if (can_heal_at_turn_start(state, hero) && (left <= kHealAtLeft || state.heroes[hero].damage >= kHealAtDamage)) {
      return pack<Kind::Heal>({hero});
    }
  }
  for (int hero = 0; hero < game.players(); ++hero) {
    if (can_foresee(game, state, hero) && below(rng, 4) == 0) return pack<Kind::Foresight>({hero});
  }
  return pack(Kind::GoOn);
}

Action choose_descent(const OneDeck& game, const State& state, Rng& rng) {
  const bool boss_next = state.floor == kFloors;
  const bool worth_staying = doors_in_play(state) > 0 && life(game, state) > kSound;
  if (boss_next && worth_staying && readiness(game, state) < kReady && below(rng, 3) != 0) return pack(Kind::Stay);
  return worth_staying && below(rng, 3) == 0 ? pack(Kind::Stay) : pack(Kind::Descend);
}

Action choose_face(const OneDeck& game, const State& state, Rng& rng) {
  const float cost = burden_of_door(game, state, state.doors[state.facing]);
  return cost > kFleeFrom + kFleeLuck * static_cast<float>(below(rng, 8)) ? pack(Kind::Flee) : pack(Kind::Face);
}

Action choose_option(const OneDeck& game, const State& state) {
  int heroes[kPair] = {state.fight.heroes[0], state.fight.heroes[1]};
  return pack<Kind::Option>({better_option(game, state, state.fight.card, heroes, heroes_in_fight(state))});
}

Action choose_feat(const OneDeck& game, const State& state, Rng& rng) {
  for (int who = 0; who < heroes_in_fight(state); ++who) {
    const FeatRange range = feat_range(game, state, who);
    if (range.empty()) continue;
    const Feat& feat = game.side(state.fight.heroes[who]).feat;
    if (feat.kind == Feat::Kind::Stored && below(rng, 8) != 0)
      return pack<Kind::Feat>({.who = who, .number = range.max});
    if (feat.kind != Feat::Kind::Stored && below(rng, 2) == 0)
      return pack<Kind::Feat>({.who = who, .number = range.min});
  }
  return pack(Kind::NoMoreFeats);
}

// Which die to take for an effect: the one that gains most.
Action choose_die(const OneDeck& game, const State& state) {
  const Effect& effect = effect_in_use(game, state);
  Action best;
  int highest = -1000;
  const auto consider = [&](Action action) {
    int worth = -1;
    if (kind_of(action) == Kind::PickDie) {
      const int value = Die{about<Kind::PickDie>(action).die}.value();
      switch (effect.kind) {
        case EffectKind::Reroll: worth = 3 - value; break;
        case EffectKind::Increase: worth = value; break;
        case EffectKind::Exchange: worth = 1; break;
        case EffectKind::Recolor: worth = value; break;
        default: worth = effect.amount - value;
      }
      if (effect.kind != EffectKind::Reroll && worth == 0) worth = -2;
    }
    if (worth > highest) {
      highest = worth;
      best = action;
    }
  };
  for_each_action(game, state, consider);
  return best;
}

bool suffers(const State& state, Action action, int hero) {
  switch (kind_of(action)) {
    case Kind::StairsDamage: return (about<Kind::StairsDamage>(action).heroes >> hero & 1) != 0;
    case Kind::Hurt: return about<Kind::Hurt>(action).hero == hero;
    default: return state.fight.heroes[about<Kind::ExtraDamage>(action).who] == hero;
  }
}

Action choose_who_suffers(const OneDeck& game, const State& state, Rng& rng) {
  return best_by(game, state, rng, [&](Action action) {
    float left = 0;
    for (int hero = 0; hero < game.players(); ++hero) {
      if (suffers(state, action, hero))
        left += static_cast<float>(game.health(state, hero) - state.heroes[hero].damage);
    }
    return left;
  });
}

}  // namespace

Values Knowledge::reward(const OneDeck& game, const State& state) {
  return for_all(game, state.ending == Ending::Won ? 1.0F : consolation(game, state));
}

Values Knowledge::evaluate(const OneDeck& game, const State& state) {
  if (state.ending != Ending::None) return reward(game, state);
  return for_all(game, expected_reward(game, state, expected_pain(game, state)));
}

Action Knowledge::playout(const OneDeck& game, const State& state, Rng& rng) {
  switch (state.next().step) {
    case Step::AskTurnStart: return choose_turn_start(game, state, rng);
    case Step::AskDescendNow:
    case Step::AskDescend: return choose_descent(game, state, rng);
    case Step::AskAct: return choose_act(game, state, rng);
    case Step::AskFace: return choose_face(game, state, rng);
    case Step::AskInvisibility: return below(rng, 3) == 0 ? pack(Kind::Invisibility) : pack(Kind::Fight);
    case Step::AskOption: return choose_option(game, state);
    case Step::AskFeat: return choose_feat(game, state, rng);
    case Step::AskDice: return fill_step(game, state);
    case Step::AskValue:
    case Step::AskPick: return choose_die(game, state);
    case Step::AskFlames:
    case Step::AskExtraDamage:
    case Step::AskStairs: return choose_who_suffers(game, state, rng);
    case Step::AskLethal:
      return best_by(game, state, rng, [](Action action) { return kind_of(action) == Kind::Heal ? 1.0F : 0.0F; });
    case Step::AskFeatDiscard:
      return best_by(game, state, rng,
                     [](Action action) { return -static_cast<float>(about<Kind::DropRolled>(action).face); });
    case Step::AskLoot:
      return best_by(game, state, rng, [&](Action action) { return worth_of_loot(game, state, action); });
    case Step::AskLevel:
      return best_by(game, state, rng, [](Action action) { return kind_of(action) == Kind::Stop ? -1.0F : 0.0F; });
    default: return game.pick(state, rng);
  }
}

// In the dice step the policy's own choice comes first, then covers, then what changes dice.
void Knowledge::promising(const OneDeck& game, const State& state, ActionList& list, std::size_t most) {
  game.actions(state, list);
  Rng rng(state.deck + 1U);
  const Action first = playout(game, state, rng);
  const auto rank = [&](Action action) {
    if (action == first) return 0;
    switch (kind_of(action)) {
      case Kind::Cover: return 1;
      case Kind::UseSkill:
      case Kind::UsePotion: return 2;
      case Kind::Finish: return 3;
      case Kind::MakeHeroic: return 4;
      case Kind::GiveUp: return 9;
      default: return 5;
    }
  };
  std::sort(list.begin(), list.end(), [&](Action a, Action b) {
    const int left = rank(a);
    const int right = rank(b);
    return left != right ? left < right : a.bits < b.bits;
  });
  if (list.size() > most) list.resize(std::max<std::size_t>(most, 1));
}

}  // namespace uc::onedeck
