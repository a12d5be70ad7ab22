#include "outlook.hpp"

#include <algorithm>

namespace uc::onedeck {

namespace {

constexpr float kDieValue = 3.5F;
constexpr float kSkillValue = 3.0F;       // what a skill adds to the pips of a roll
constexpr float kOneColorOfSkill = 0.4F;  // the part of it that helps where one colour counts
// What a box costs in pips: a wide one its number and a little that is wasted; the others more, for a single die must
// not only be there but show enough.
constexpr float kWideWaste = 1.0F, kBoxMargin = 0.75F, kBoxWaste = 2.0F;
// What is covered first. Armour comes before all.
constexpr float kPainOfDamage = 3.0F, kPainOfSkull = 3.0F, kPainOfArmor = 100.0F;
constexpr float kFloorOfChance = 0.1F;  // of what a covered box costs: rolls may be bad
constexpr float kPotionHeals = 2.0F;    // damage, about
constexpr float kWholeLife = 6.0F;      // life(): what potions and the weakest add to all health, at most, about
constexpr float kDamageShare = 3.0F, kDamageSquare = 4.0F;  // burden(): of the part of what is left of the party
constexpr float kCardOfTime = 0.12F, kTimeAtStairs = 0.35F;
constexpr float kLeastSkulls = 0.35F;  // readiness(): a round, even of a weak party
constexpr float kHurtAnyway = 0.4F;    // in a boss round

struct Wish {
  float cost = 0, pain = 0;
  const Box* box = nullptr;
};

// Pips that can be spent on each colour; heroic ones on any.
struct Pips {
  float of[kColors] = {};

  bool spend(int color, float cost) {
    if (of[color] + of[3] < cost) return false;
    const float own = std::min(of[color], cost);
    of[color] -= own;
    of[3] -= cost - own;
    return true;
  }
};

Pips expected_pips(const OneDeck& game, const State& state, const int* heroes, int count, int only_color) {
  Pips pips;
  for (int i = 0; i < count; ++i) {
    for (int color = 0; color < 3; ++color) {
      if (only_color != kNone && color != only_color) continue;
      pips.of[color] += kDieValue * static_cast<float>(game.stat(state, heroes[i], color_at(color)));
    }
    const HeroState& hero = state.heroes[heroes[i]];
    pips.of[3] += kSkillValue * static_cast<float>(hero.skill_count) * (only_color == kNone ? 1.0F : kOneColorOfSkill);
    pips.of[3] += kDieValue * static_cast<float>(hero.stored);
  }
  for (int color = 0; color < 3; ++color) {
    pips.of[color] = std::min(pips.of[color], kDieValue * static_cast<float>(game.content().dice[color]));
  }
  pips.of[3] += kDieValue * static_cast<float>(game.level_card(state).bonus);
  // Two spare dice make a heroic one: a part of what is left over can go anywhere.
  return pips;
}

float number_of(const OneDeck& game, const State& state, const Standing& standing, const Box& box) {
  if (box.x == 0) return static_cast<float>(box.value);
  if (standing.x_per_open_door > 0)
    return static_cast<float>(standing.x_per_open_door * std::max(1, open_doors(state)));
  const int times = game.players() == kMaxHeroes ? standing.x_per_boss_damage_four : standing.x_per_boss_damage;
  return static_cast<float>(std::max<int>(standing.x_least, times * state.boss_damage));
}

float cost_of(const OneDeck& game, const State& state, const Standing& standing, const Box& box) {
  const float number = number_of(game, state, standing, box);
  return box.wide != 0 ? number + kWideWaste : number * kBoxMargin + kBoxWaste;
}

Prospect spend_on(const OneDeck& game, const State& state, Boxes boxes, const Standing& standing, Pips pips) {
  Wish wishes[kMaxBoxes];
  int count = 0;
  bool armor = false;
  for (const Box& box : boxes) {
    float pain = static_cast<float>(box.damage) * kPainOfDamage + static_cast<float>(box.time) +
                 static_cast<float>(box.skull) * kPainOfSkull;
    if (box.armor != 0) {
      pain += kPainOfArmor;
      armor = true;
    }
    wishes[count++] = {cost_of(game, state, standing, box), pain, &box};
  }
  std::sort(wishes, wishes + count, [](const Wish& a, const Wish& b) { return a.pain * b.cost > b.pain * a.cost; });
  Prospect prospect;
  bool blocked = false;
  for (int i = 0; i < count; ++i) {
    const Box& box = *wishes[i].box;
    const bool covered = !(armor && blocked && box.armor == 0) && pips.spend(box.color, wishes[i].cost);
    if (covered) {
      prospect.skulls += static_cast<float>(box.skull);
      prospect.damage += kFloorOfChance * static_cast<float>(box.damage);
      prospect.time += kFloorOfChance * static_cast<float>(box.time);
      continue;
    }
    if (box.armor != 0) blocked = true;
    prospect.damage += static_cast<float>(box.damage);
    prospect.time += static_cast<float>(box.time);
  }
  return prospect;
}

}  // namespace

Prospect prospect_of_card(const OneDeck& game, const State& state, int card, int option, const int* heroes, int count) {
  const Card& faced = game.content().cards[card];
  State imagined = state;
  imagined.fight.card = static_cast<std::uint8_t>(card);
  imagined.fight.option = static_cast<std::uint8_t>(option);
  const int only = faced.peril ? faced.options[option].box.color : kNone;
  const Standing& standing = game.in_force(imagined);
  const Pips pips = expected_pips(game, state, heroes, count, only);
  Prospect prospect = spend_on(game, state, game.boxes(imagined), standing, pips);
  if (faced.peril) prospect.time += static_cast<float>(faced.options[option].time_cost);
  prospect.damage += static_cast<float>(standing.before_damage);
  prospect.time += static_cast<float>(standing.before_time + standing.time_if_uncovered);
  return prospect;
}

int better_option(const OneDeck& game, const State& state, int card, const int* heroes, int count) {
  const Prospect a = prospect_of_card(game, state, card, 0, heroes, count);
  const Prospect b = prospect_of_card(game, state, card, 1, heroes, count);
  return burden(game, state, b) < burden(game, state, a) ? 1 : 0;
}

Prospect prospect_of_boss(const OneDeck& game, const State& state) {
  int heroes[kMaxHeroes] = {0, 1, 2, 3};
  State imagined = state;
  imagined.fight.card = kNone;
  const int count = std::min(game.players(), kPair);
  const Pips pips = expected_pips(game, state, heroes, count, kNone);
  return spend_on(game, state, game.boxes(imagined), game.in_force(imagined), pips);
}

float life(const OneDeck& game, const State& state) {
  float left = 0;
  float all = 0;
  float weakest = 100;
  for (int hero = 0; hero < game.players(); ++hero) {
    const auto health = static_cast<float>(game.health(state, hero));
    const float now = health - static_cast<float>(state.heroes[hero].damage);
    left += now;
    all += health;
    weakest = std::min(weakest, now);
  }
  const float healing = kPotionHeals * static_cast<float>(state.potions);
  return std::clamp((left + healing + weakest) / (all + kWholeLife + all / static_cast<float>(game.players())), 0.0F,
                    1.0F);
}

float burden(const OneDeck& game, const State& state, const Prospect& prospect) {
  float left = 0;
  for (int hero = 0; hero < game.players(); ++hero) {
    left += static_cast<float>(game.health(state, hero) - state.heroes[hero].damage);
  }
  left = left / static_cast<float>(game.players()) * 2.0F + static_cast<float>(state.potions);
  const float damage = prospect.damage / std::max(1.0F, left);
  return damage * (kDamageShare + kDamageSquare * damage) +
         prospect.time * (state.deck > 0 ? kCardOfTime : kTimeAtStairs);
}

float readiness(const OneDeck& game, const State& state) {
  const Prospect round = prospect_of_boss(game, state);
  const auto health = static_cast<float>(game.dungeon().boss.health);
  const float rounds = std::max(1.0F, health / std::max(kLeastSkulls, round.skulls));
  float left = 2.0F * static_cast<float>(state.potions) / static_cast<float>(game.players() > 2 ? 2 : 1);
  const int count = std::min(game.players(), kPair);
  for (int hero = 0; hero < count; ++hero) left += static_cast<float>(game.health(state, hero));
  const float suffered = rounds * (round.damage + kHurtAnyway);
  return left / std::max(1.0F, suffered);
}

}  // namespace uc::onedeck
