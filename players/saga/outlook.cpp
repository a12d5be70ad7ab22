#include "outlook.hpp"

#include <algorithm>
#include <cstdlib>

#include "weights.hpp"

namespace uc::saga {

namespace {

// --- constants, tuned by play -------------------------------------------------------------------------------------------

constexpr float kBase = 1.1F;
constexpr float kUnit = 0.75F;    // a piece of work left
constexpr float kRound = 0.26F;   // of walking left
constexpr float kSquares = 6.0F;  // walked in a round
constexpr float kHurry = 0.6F;    // a round too few
constexpr float kLife[8] = {2.9F,  1.95F, 1.2F,  0.7F,
                            0.36F, 0.14F, 0.05F, 0.0F};  // cost by wounds that can still be taken
constexpr float kCrippled = 0.22F;
constexpr float kLostHero = 1.6F;  // where that does not end the game
constexpr float kThreat = 0.45F;   // of a wound that is to be expected
constexpr float kDeath = 2.4F;     // of a hero who may be lost in the next Overlord's Turn
constexpr float kFeat = 0.22F;
constexpr float kEngaged = 0.25F;  // an archer or wizard who cannot shoot or cast
constexpr float kCard = 0.06F;
constexpr float kBones = 0.025F;
constexpr float kHost = 2.4F;         // what the largest host of monsters would be worth
constexpr float kHesitation = 0.25F;  // for each monster around
constexpr int kReach = 7;             // steps within which a monster threatens

// Monsters, by what they are.
constexpr float kCombatDie = 0.045F, kArmour = 0.02F, kShotDie = 0.03F;
constexpr float kLarge = 0.08F, kHorde = 0.02F, kCaster = 0.15F;
constexpr float kMinionHurt = 0.15F;  // share of its worth that each wound takes

// Heroes.
constexpr int kUsualDice = 3;                                           // of an attack on a hero
constexpr float kUsualHurt = 0.5F, kToughest = 0.7F, kFrailest = 1.6F;  // its chance, and how far a hero may differ
constexpr float kCrystalValue = 0.04F;                                  // and as much again by its value
constexpr float kMajorRecharging = 0.04F;

// How sure it is that a monster comes to its attack: beside its target, farther away, by a shot or spell.
constexpr float kSureBeside = 0.95F, kSureFar = 0.85F, kSureShot = 0.7F;
constexpr int kShotReach = 9;  // beside half its movement

// The way to what is to be done.
constexpr float kBlindSteps = 3;                       // who guesses stands before a door that has just been opened
constexpr float kLongWay = 8;                          // farther steps count half
constexpr float kGoodAtLocks = 5.0F, kPoorDie = 2.0F;  // dice; steps for each that is missing
constexpr float kRoundsForUnit = 1.5F, kRoundsSpare = 1.5F, kLeastUnits = 0.3F;
constexpr float kEnoughTime = 4.0F;  // rounds to spare that allow to deal with all monsters first
constexpr int kMostAround = 5;       // monsters that count for it
constexpr float kTrade = 0.3F, kChestOpen = 0.15F;

// Facing.
constexpr int kWatched = 6, kClose = 2;                                 // squares
constexpr float kBackClose = 0.03F, kBack = 0.01F, kBackOfHero = 2.0F;  // the last by what a wound costs

// Worth of a single monster to the heroes.
constexpr float kAnyWound = 0.08F, kThreatGone = 0.5F, kHoldsShooter = 0.15F, kHolds = 0.06F;
// A lock that opens: one that leads on, beside its piece of work; a chest; another.
constexpr float kOpened = 1.1F, kChest = 0.2F, kOtherLock = 0.08F;

// One step further in every direction, onto free squares (DS-6.1, DS-6.3).
void spread(const Board& free, const Board& from, Board& to, int top, int bottom) {
  for (int y = top; y <= bottom; ++y) {
    const std::uint64_t above = from.row(y - 1), here = from.row(y), below = from.row(y + 1);
    const std::uint64_t f = free.row(y), fa = free.row(y - 1), fb = free.row(y + 1);
    const std::uint64_t left = f << 1U, right = f >> 1U;
    const std::uint64_t diagonal = (((above << 1U) & (fa | left)) | ((above >> 1U) & (fa | right))) |
                                   (((below << 1U) & (fb | left)) | ((below >> 1U) & (fb | right)));
    to.row(y) = f & (above | below | here << 1U | here >> 1U | diagonal);
  }
}

Board walkable(const State& state) {
  Board free;
  for (std::size_t i = 0; i < free.rows.size(); ++i) free.rows[i] = state.open.rows[i] & ~state.solid.rows[i];
  return free;
}

// What a hero has when the Overlord's next Turn comes: in this one, what ends with the Round is as good as gone. So
// nothing seems to be gained by ending it.
Modifiers lasting_modifiers(const Saga& game, const State& state, int hero) {
  const std::uint32_t all = state.lasting[hero];
  if (state.phase != Phase::Overlord || all == 0) return modifiers_of(game, state, hero);
  Modifiers has = game.skills(hero);
  const std::uint64_t held = state.items[hero];
  for (std::uint64_t worn = (held | held >> 1U) & game.worn(hero); worn != 0; worn &= worn - 1) {
    has.add(game.content().items[std::countr_zero(worn) / 2].modifiers);
  }
  for (std::size_t i = 0; i < game.content().sources.size(); ++i) {
    const int left = state.lasting_of(hero, static_cast<int>(i));
    const bool ends = (game.round_sources() >> (2 * i) & 3U) != 0 && left == 1;
    if (left > 0 && !ends) has.add(game.content().sources[i].modifiers);
  }
  return has;
}

float life_cost(float left) {
  const auto whole = static_cast<std::size_t>(left);
  if (whole >= 7) return kLife[7];
  const float part = left - static_cast<float>(whole);
  return kLife[whole] * (1.0F - part) + kLife[whole + 1] * part;
}

// About 1 / (1 + e^-x), the same on every machine.
float logistic(float x) {
  float power = 1.0F + std::clamp(-x, -12.0F, 12.0F) / 256.0F;
  for (int i = 0; i < 8; ++i) power *= power;
  return 1.0F / (1.0F + power);
}

}  // namespace

// --- ways -----------------------------------------------------------------------------------------------------------------

void Ways::fill(const State& state, int height, const Board& from, const Board& blockers) {
  empty_ = from.empty();
  if (empty_) return;
  for (int y = 0; y < height; ++y) steps_[y].fill(kFar);
  const Board free = walkable(state);
  constexpr std::size_t kHeld = 4;  // steps that a model in the way costs
  std::array<Board, kHeld> later{};
  Board seen = from, frontier = from, fresh;
  from.for_each([&](Square each) { steps_[each.y][each.x] = 0; });
  std::size_t idle = 0;
  for (std::uint8_t k = 1; k < kFar && idle <= kHeld; ++k) {
    spread(free, frontier, fresh, 0, height - 1);
    Board& waits = later[k % kHeld];
    std::uint64_t any = 0;
    for (int y = 0; y < height; ++y) {
      const std::uint64_t row = fresh.row(y) & ~seen.row(y), held = row & blockers.row(y);
      seen.row(y) |= row;
      frontier.row(y) = (row & ~held) | waits.row(y);
      waits.row(y) = held;
      any |= frontier.row(y) | held;
      for (std::uint64_t left = row; left != 0; left &= left - 1) steps_[y][std::countr_zero(left) - 1] = k;
    }
    idle = any == 0 ? idle + 1 : 0;
  }
}

// --- the whole ------------------------------------------------------------------------------------------------------------

float weight_of(const Figure& figure) {
  float weight = kCombatDie * static_cast<float>(figure.combat) + kArmour * static_cast<float>(figure.armour) +
                 kShotDie * static_cast<float>(figure.shooting);
  if (figure.large) weight += kLarge;
  if (figure.horde) weight += kHorde;
  if (figure.spellcaster) weight += kCaster;
  return weight;
}

Outlook::Outlook(const Saga& game, const State& state) : game_(game), state_(state), aims_(game, state) {
  value_ = kBase;
  const int height = game.adventure().height;
  Board blockers;
  for_each_in(state.in_play & ~kHeroes, [&](int model) {
    if (can_be_harmed(game, state, model)) blockers |= squares_of(game, state, model);
  });
  ways_[0].fill(state, height, aims_.common, blockers);
  ways_[1].fill(state, height, aims_.wards, blockers);
  ways_[2].fill(state, height, aims_.deposit, blockers);
  for (const Condition& condition : game.adventure().overlord_wins) {
    if (condition.type == ConditionType::AllHeroesIncapacitated) lethal_ = false;
  }
  weigh_heroes();
  weigh_monsters();
  reach();
  weigh_threats();
  weigh_way();
  weigh_facing();
  weigh_cards();
}

float Outlook::chance(float gain) const { return std::clamp(logistic(value_ + gain), 0.0001F, 0.9999F); }

int Outlook::steps(int hero, Square square) const {
  int best = ways_[0].to(square);
  const bool wards = game_.spells_of(state_, hero) != 0;
  if (wards || ways_[0].empty()) best = std::min(best, ways_[1].to(square) + (wards ? 0 : 2));
  if (!ways_[2].empty() && state_.objects[hero] != 0) best = std::min(best, ways_[2].to(square));
  if (ways_[0].empty() && ways_[1].empty() && best == kFar) return 3;  // nobody knows where to go next
  return best;
}

const Outlook::Enemy* Outlook::find(int monster) const {
  for (const Enemy& each : enemies_) {
    if (each.model == monster) return &each;
  }
  return nullptr;
}

void Outlook::weigh_heroes() {
  for (int hero = 0; hero < game_.heroes(); ++hero) {
    if ((state_.incapacitated >> hero & 1) != 0) value_ -= kLostHero;
    if (!has(state_.in_play, hero)) continue;
    const Figure& figure = game_.figure(state_, hero);
    int potions = 0;
    for (std::uint64_t held = game_.potions() & game_.usable(hero); held != 0; held &= held - 1) {
      potions += state_.item_count(hero, std::countr_zero(held) / 2);
    }
    const int wounds = state_.wounds_of(hero);
    const int life = std::clamp(figure.incapacitated_at - wounds + potions, 1, 7);
    life_[hero] = static_cast<float>(life);
    // How many attacks it can stand counts, not how many wounds: Danor falls to what Rordin hardly feels.
    const Modifiers has = lasting_modifiers(game_, state_, hero);
    const int dice = std::clamp(figure.combat + has.dice[4], 2, kMaxDice);
    const int worn = std::clamp(figure.armour + has.armour, 1, 5);
    const float hurt = 1.0F - hits_.at(kUsualDice, dice, worn)[0];
    const float frail = std::clamp(hurt / kUsualHurt, kToughest, kFrailest);
    const float cost = life_cost(static_cast<float>(life) / frail);
    value_ -= cost;
    const bool crippled = is_crippled(game_, state_, hero);
    if (crippled) value_ -= kCrippled;
    cost_[hero] =
        life_cost(static_cast<float>(life - 1) / frail) - cost + (potions == 0 && !crippled ? kCrippled / 3 : 0.0F);
    for (std::size_t i = 0; i < figure.feats.size(); ++i) {
      if (!state_.feat_used(hero, static_cast<int>(i))) value_ += kFeat;
    }
    defence_[hero] = figure.combat + has.dice[4] - has.penalties[4] - (crippled ? 1 : 0);
    armour_[hero] = std::clamp(figure.armour + has.armour, 1, 5);
    if (has.immune) defence_[hero] = 15;
    const ModelSet around = engagers(game_, state_, hero);
    engaging_[hero] = std::popcount(around);
    if (around != 0 && (figure.shooting != 0 || figure.spellcaster)) value_ -= kEngaged;
    // Crystals, and spells that recharge.
    for (std::uint64_t held = game_.crystals() & game_.usable(hero); held != 0; held &= held - 1) {
      const int item = std::countr_zero(held) / 2;
      value_ +=
          kCrystalValue * static_cast<float>(state_.item_count(hero, item) * (1 + game_.content().items[item].crystal));
    }
    for (std::uint32_t left = game_.spells_of(state_, hero); left != 0; left &= left - 1) {
      const int spell = std::countr_zero(left);
      if (state_.recharge[spell] == 2) value_ -= kMajorRecharging;
    }
  }
}

void Outlook::weigh_monsters() {
  for_each_in(state_.in_play & ~kHeroes, [&](int model) {
    const Figure& figure = game_.figure(state_, model);
    Enemy enemy;
    enemy.model = static_cast<std::uint8_t>(model);
    enemy.weight = weight_of(figure);
    if (figure.wounds > 0) enemy.weight *= 1.0F - kMinionHurt * static_cast<float>(state_.wounds_of(model));
    if (figure.klass == Class::Boss) {
      for (std::size_t i = 0; i < figure.feats.size(); ++i) {
        if (!state_.feat_used(model, static_cast<int>(i))) value_ -= kFeat;
      }
    }
    enemies_.push_back(enemy);
  });
  // The Overlord has only so many Commands: of many monsters each counts less.
  float sum = 0;
  for (const Enemy& enemy : enemies_) sum += enemy.weight;
  value_ -= kHost * sum / (kHost + sum);
  const float each = kHost * kHost / ((kHost + sum) * (kHost + sum));
  for (Enemy& enemy : enemies_) enemy.weight *= each;
}

// The chance that a monster wounds a hero if it comes to it with its next activation.
float Outlook::strike(int monster, int hero, int steps) const {
  const Figure& figure = game_.figure(state_, monster);
  int dice = 0;
  float sure = kSureBeside;
  if (steps > 0) {
    dice = figure.combat - (is_crippled(game_, state_, monster) ? 1 : 0);
    if (figure.horde) dice += std::min(2, engaging_[hero]);
    if (steps > 1) sure = kSureFar;
  }
  int penalties = engaging_[hero] > (steps == 1 ? 1 : 0) ? 1 : 0;
  if (figure.ethereal || steps == 0 || figure.shooting > dice) {
    const Square from = state_.at[monster], to = state_.at[hero];
    int reach = 0, shots = 0;
    if (figure.shooting != 0 && steps != 1) {
      reach = kShotReach + figure.movement / 2;
      shots = figure.shooting;
    }
    for (std::uint32_t left = game_.spells_of(state_, monster); left != 0; left &= left - 1) {
      const Spell& spell = game_.content().spells[std::countr_zero(left)];
      if (!spell.attacks || spell.effects[0].amount < shots) continue;
      shots = spell.effects[0].amount;
      reach = 1 + figure.movement + game_.content().range[index(spell.targeting.range)];
    }
    const int away = std::max(std::abs(from.x - to.x), std::abs(from.y - to.y));
    if (shots > dice && away <= reach) {
      dice = shots;
      sure = kSureShot;
      penalties = 0;
    }
  }
  if (dice == 0) return 0;
  int defence = defence_[hero], armour = armour_[hero];
  for (; penalties > 0; --penalties) {
    if (defence > 2) --defence;
    else if (armour > 1) --armour;
  }
  if (defence < 2) {
    armour = std::max(1, armour - (2 - defence));
    defence = 2;
  }
  return sure * (1.0F - hits_.at(std::min(dice, kMaxDice), std::min(defence, kMaxDice), armour)[0]);
}

// Who can come to whom: from each hero outwards; nobody walks on through a hero's front arc (DS-6.6), so heroes cover
// each other.
void Outlook::reach() {
  const Board arcs = front_arcs(game_, state_, state_.in_play & kHeroes);
  const Board free = walkable(state_);
  const int height = game_.adventure().height;
  for_each_in(state_.in_play & kHeroes, [&](int hero) {
    const Square here = state_.at[hero];
    std::array<std::uint8_t, kMaxModels> steps{};
    Board seen, frontier, fresh;
    seen.add(here);
    frontier.add(here);
    for (int k = 1; k <= kReach; ++k) {
      const int top = std::max(0, here.y - k), bottom = std::min(height - 1, here.y + k);
      spread(free, frontier, fresh, top, bottom);
      std::uint64_t any = 0;
      for (int y = top; y <= bottom; ++y) {
        fresh.row(y) &= ~seen.row(y);
        seen.row(y) |= fresh.row(y);
        any |= frontier.row(y) = fresh.row(y) & ~state_.taken.row(y) & (k == 1 ? ~std::uint64_t{0} : ~arcs.row(y));
      }
      for (std::size_t i = 0; i < enemies_.size(); ++i) {
        if (steps[i] != 0) continue;
        const int model = enemies_[i].model;
        for_each_square_of(game_, state_, model, [&](Square q) {
          if (fresh.has(q) && (k == 1 || !arcs.has(q))) steps[i] = static_cast<std::uint8_t>(k);
        });
      }
      if (any == 0) break;
    }
    for (std::size_t i = 0; i < enemies_.size(); ++i) {
      const int model = enemies_[i].model;
      const Figure& figure = game_.figure(state_, model);
      int far = steps[i];
      if (figure.walks_walls && far != 1) {
        const Square from = state_.at[model];
        far = std::max(std::abs(from.x - here.x), std::abs(from.y - here.y));
      }
      int movement = figure.movement;
      if (state_.phase != Phase::Overlord && state_.lasting[model] != 0 && modifiers_of(game_, state_, model).no_move) {
        movement = 0;
      }
      if (figure.ethereal || far > movement + 1) far = 0;
      enemies_[i].hits[hero] = strike(model, hero, far);
    }
  });
}

void Outlook::weigh_threats() {
  // In its next Turn the Overlord has its Commands, and may be a card.
  const bool theirs = state_.phase == Phase::Overlord;
  const int attacks = std::clamp(game_.adventure().commands + (state_.hand_size() > 0 ? 1 : 0), 1, 8);
  for_each_in(state_.in_play & kHeroes, [&](int hero) {
    FixedVector<float, 8> strongest;
    for (const Enemy& enemy : enemies_) {
      const float hit = has(state_.exhausted, enemy.model) && !theirs ? 0.0F : enemy.hits[hero];
      if (hit <= 0) continue;
      std::size_t i = strongest.size();
      if (std::ssize(strongest) < attacks) strongest.push_back(hit);
      else if (hit > strongest[--i]) strongest[i] = hit;
      else continue;
      for (; i > 0 && strongest[i] > strongest[i - 1]; --i) std::swap(strongest[i], strongest[i - 1]);
    }
    // The chances of so many wounds, up to the last.
    const int life = static_cast<int>(life_[hero]);
    std::array<float, 8> wounds{1.0F};
    float expected = 0, lost = 0;
    for (const float hit : strongest) {
      expected += hit;
      lost += wounds[life - 1] * hit;
      for (int n = life - 1; n > 0; --n) wounds[n] = wounds[n] * (1 - hit) + wounds[n - 1] * hit;
      wounds[0] *= 1 - hit;
    }
    threat_[hero] = expected;
    value_ -= kThreat * expected * cost_[hero] + (lethal_ ? kDeath : 0.5F * kLostHero) * lost;
  });
}

void Outlook::weigh_way() {
  const Adventure& adventure = game_.adventure();
  float nearest = kFar, sum = 0, farthest = 0;
  int heroes = 0;
  for_each_in(state_.in_play & kHeroes, [&](int hero) {
    float steps = static_cast<float>(this->steps(hero, state_.at[hero]));
    if (state_.blind == kAtHorizon) steps = kBlindSteps;
    if (steps > kLongWay) steps = kLongWay + (steps - kLongWay) * 0.5F;
    sum += steps;
    farthest = std::max(farthest, steps);
    // Who is weak at locks does not count for much there.
    const Figure& figure = game_.figure(state_, hero);
    nearest = std::min(nearest,
                       steps + (figure.spellcaster ? 0.0F : kPoorDie * std::max(0.0F, kGoodAtLocks - figure.combat)));
    ++heroes;
  });
  if (heroes == 0) return;
  const float mean = sum / static_cast<float>(heroes);
  const float way = (aims_.together ? 0.5F * mean + 0.5F * farthest : 0.5F * nearest + 0.5F * mean) / kSquares;
  step_value_ = kRound / kSquares * 0.5F;
  value_ -= kUnit * (aims_.units - aims_.whole) + kRound * way;
  // Time: rounds left against about what is to be done.
  const float left = adventure.pile_empty_loses ? static_cast<float>(state_.pile) + 1.0F
                                                : static_cast<float>(adventure.round_limit - state_.round + 1);
  const float need = kRoundsForUnit * std::max(kLeastUnits, aims_.units) + way;
  const float short_of = need + kRoundsSpare - left;
  if (short_of > 0) value_ -= kHurry * short_of;
  // More monsters wait behind a door: it is better opened when those here are dealt with, if there is time.
  const float time = std::clamp(-short_of / kEnoughTime, 0.0F, 1.0F);
  hesitation_ = kHesitation * time * static_cast<float>(std::min<std::size_t>(enemies_.size(), kMostAround));
  if (state_.blind == kAtHorizon) value_ -= hesitation_;
  // Trading to and fro leads nowhere.
  if (is_hero(state_.act.model)) value_ -= kTrade * static_cast<float>(kMostTrades - state_.act.trades);
  // Chests are worth a look, without a detour.
  value_ += kChestOpen * static_cast<float>(std::popcount(state_.chests_open));
}

// Who looks away from an enemy is attacked from behind (DS-8.7).
void Outlook::weigh_facing() {
  for (const Enemy& enemy : enemies_) {
    const Figure& figure = game_.figure(state_, enemy.model);
    if (figure.ethereal) continue;
    const Square there = state_.at[enemy.model];
    for_each_in(state_.in_play & kHeroes, [&](int hero) {
      const Square here = state_.at[hero];
      const int away = std::max(std::abs(here.x - there.x), std::abs(here.y - there.y));
      if (away > kWatched) return;
      const float near = away <= kClose ? kBackClose : kBack;
      if (is_behind(game_, state_, hero, there)) value_ -= near * (1.0F + kBackOfHero * cost_[hero]);
      if (is_behind(game_, state_, enemy.model, here)) value_ += near;
    });
  }
}

void Outlook::weigh_cards() {
  for (std::size_t i = 0; i < game_.content().cards.size(); ++i) {
    if (state_.hand[i] == 0) continue;
    const Card& card = game_.content().cards[i];
    const float amount = card.kind == CardKind::Double ? game_.adventure().commands : card.amount;
    value_ -= static_cast<float>(state_.hand[i]) * kCard * (0.5F + 0.5F * amount);
  }
  if (state_.bones > 0) {
    float room = 0;
    for (std::size_t figure = 0; figure < game_.content().figures.size(); ++figure) {
      const int limit = game_.adventure().animate_limit[figure];
      if (limit > 0) room += static_cast<float>(std::max(0, limit - count_of_figure(state_, static_cast<int>(figure))));
    }
    value_ -= kBones * std::min(static_cast<float>(state_.bones), room);
  }
}

// --- what single things are worth ------------------------------------------------------------------------------------------

float Outlook::worth(int monster) const {
  const Enemy* enemy = find(monster);
  if (enemy == nullptr) return 0;
  float most = 0;
  for_each_in(state_.in_play & kHeroes,
              [&](int hero) { most = std::max(most, enemy->hits[hero] * (cost_[hero] + kAnyWound)); });
  float worth = enemy->weight + kThreatGone * most;
  for_each_in(state_.in_play & kHeroes, [&](int hero) {  // it holds a hero who would rather be free
    if (engages(game_, state_, monster, hero)) {
      const Figure& figure = game_.figure(state_, hero);
      worth += figure.shooting != 0 || figure.spellcaster ? kHoldsShooter : kHolds;
    }
  });
  return worth;
}

float Outlook::attack_on(int monster, int hero) const {
  const Enemy* enemy = find(monster);
  return enemy == nullptr ? 0 : enemy->hits[hero];
}

float Outlook::best_attack(int monster) const {
  const Enemy* enemy = find(monster);
  if (enemy == nullptr) return 0;
  float best = 0;
  for_each_in(state_.in_play & kHeroes, [&](int hero) {
    const float cost = is_last_wound(hero) ? weight::kLastWound : cost_[hero];
    best = std::max(best, enemy->hits[hero] * cost);
  });
  return best;
}

bool Outlook::is_final(int t) const { return (aims_.winning >> (t - thing::kFirstLock) & 1U) != 0; }

float Outlook::open_value(int t) const {
  if (is_final(t)) return weight::kWin;
  if ((aims_.useful >> (t - thing::kFirstLock) & 1U) != 0) {
    return kUnit * kOpened - (thing::is_door(t) ? hesitation_ : 0.0F);
  }
  return thing::is_chest(t) ? kChest : kOtherLock;
}

}  // namespace uc::saga
