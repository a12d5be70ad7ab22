#include "boss_rounds.hpp"

#include <algorithm>

#include "core/byte.hpp"
#include "core/random.hpp"
#include "players/onedeck/knowledge.hpp"
#include "players/onedeck/solver.hpp"

namespace uc {

using onedeck::Content;
using onedeck::HeroState;
using onedeck::kColors;
using onedeck::kFloors;
using onedeck::kMaxLevels;
using onedeck::kNone;
using onedeck::LevelCard;
using onedeck::OneDeck;
using onedeck::Options;
using onedeck::Solution;
using onedeck::Solver;
using onedeck::State;
using onedeck::Step;
using onedeck::Worth;

namespace {

int number(Rng& rng, int below_this) { return static_cast<int>(below(rng, static_cast<std::uint32_t>(below_this))); }

// Cards that nobody has, as items or as skills, up to the limit of the level.
void equip(const OneDeck& game, State& state, int hero, Rng& rng) {
  HeroState& h = state.heroes[hero];
  const auto& cards = game.content().cards;
  const LevelCard& level = game.level_card(state);
  while (h.item_count < level.items || h.skill_count < level.skills) {
    const int card = number(rng, static_cast<int>(cards.size()));
    if (state.unseen.count(card) == 0) continue;
    const std::uint8_t skill = cards[card].skill;
    const bool learn = h.skill_count < level.skills && skill != kNone && !game.has_skill(state, hero, skill);
    if (!learn && h.item_count == level.items) continue;
    state.unseen.remove(card);
    if (learn) {
      h.skills[h.skill_count++] = u8(card);
      std::sort(h.skills, h.skills + h.skill_count);
    } else {
      h.items[h.item_count++] = u8(card);
      std::sort(h.items, h.items + h.item_count);
    }
  }
  h.damage = u8(number(rng, game.health(state, hero)));
}

OneDeck game_of(const std::shared_ptr<const Content>& content, Rng& rng) {
  Options options;
  options.grade = content->expert;
  options.dungeon = u8(number(rng, static_cast<int>(content->dungeons.size())));
  const auto heroes = static_cast<int>(content->heroes.size());
  options.heroes[0] = u8(number(rng, heroes));
  options.heroes[1] = u8((options.heroes[0] + 1 + number(rng, heroes - 1)) % heroes);
  return {content, 2, options};
}

BossRound before_roll(const std::shared_ptr<const Content>& content, Rng& rng) {
  BossRound round{game_of(content, rng), {}};
  const OneDeck& game = round.game;
  State& state = round.state;
  state = game.start();
  state.floor = kFloors + 1;
  state.level = kMaxLevels;
  for (int hero = 0; hero < game.players(); ++hero) equip(game, state, hero, rng);
  state.potions = u8(number(rng, 3));
  for (std::size_t i = 0; i < content->potions.size(); ++i) {
    if (number(rng, 3) == 0) state.identified = u8(state.identified | 1 << i);
  }
  state.boss_damage = u8(number(rng, game.boss_health()));
  state.deck = u8(state.unseen.size());
  for (int hero = 0; hero < game.players(); ++hero) state.fight.heroes[hero] = u8(hero);
  for (std::size_t color = 0; color < kColors; ++color) state.fight.supply[color] = content->dice[color];
  state.agenda_count = 1;
  state.agenda[0] = onedeck::Task(Step::AskBonus);
  return round;
}

}  // namespace

BossRound boss_round_before_roll(const std::shared_ptr<const Content>& content, std::uint64_t seed) {
  Rng rng(seed);
  return before_roll(content, rng);
}

BossRound boss_round(const std::shared_ptr<const Content>& content, std::uint64_t seed) {
  Rng rng(seed);
  BossRound round = before_roll(content, rng);
  State& state = round.state;
  while (state.next().step != Step::AskDice) {
    const bool chance = round.game.turn(state).is_chance();
    round.game.apply(state, chance ? round.game.draw(state, rng) : round.game.pick(state, rng), NoEvents{});
  }
  return round;
}

double SolverTimes::at(double share) const {
  const auto last = static_cast<double>(seconds.size() - 1);
  return seconds[static_cast<std::size_t>(share * last)];
}

SolverTimes time_solver(const std::shared_ptr<const Content>& content, std::uint32_t rounds, std::uint64_t seed,
                        const std::function<double()>& clock) {
  SolverTimes times;
  for (std::uint32_t i = 0; i < rounds; ++i) {
    const BossRound round = boss_round(content, seed + i);
    Solver solver(round.game, Worth::of(round.game, round.state));
    const double start = clock();
    const Solution solution = solver.solve(round.state);
    times.seconds.push_back(clock() - start);
    times.exact += solution.exact ? 1 : 0;
  }
  std::sort(times.seconds.begin(), times.seconds.end());
  return times;
}

std::vector<double> time_odds(const std::shared_ptr<const Content>& content, std::uint32_t rounds, std::uint64_t seed,
                              const std::function<double()>& clock) {
  std::vector<double> seconds;
  for (std::uint32_t i = 0; i < rounds; ++i) {
    const BossRound round = boss_round_before_roll(content, seed + i);
    Rng rng(seed + i);
    const Action action = round.game.pick(round.state, rng);
    const double start = clock();
    (void)Knowledge<OneDeck>::odds(round.game, round.state, action);
    seconds.push_back(clock() - start);
  }
  std::sort(seconds.begin(), seconds.end());
  return seconds;
}

}  // namespace uc
