// Small random encounters of One Deck Dungeon, and their value by plain search: every legal action of every decision,
// every outcome of every roll, to the end of the consequences. Slow, and too simple to be wrong.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <unordered_map>
#include <utility>

#include "core/byte.hpp"
#include "core/hash.hpp"
#include "core/random.hpp"
#include "onedeck/rules/rules.hpp"
#include "players/onedeck/solver.hpp"

namespace uc::onedeck::brute {

class Search {
 public:
  Search(const OneDeck& game, const Worth& worth, std::size_t most) : game_(game), worth_(worth), most_(most) {}

  // Every position is looked at once. Only whether it could be finished within the limit is not exact.
  double value(const State& state) {
    if (fight_is_over(state)) return worth_.after(game_, state);
    const std::uint64_t key = key_of(state);
    if (const auto found = memo_.find(key); found != memo_.end()) return found->second;
    if (memo_.size() >= most_) gave_up_ = true;
    if (gave_up_) return 0;
    const double result = game_.turn(state).is_chance() ? mean(state) : best(state);
    memo_.emplace(key, result);
    return result;
  }

  bool gave_up() const { return gave_up_; }
  std::size_t positions() const { return memo_.size(); }

  // What making this action is worth.
  double after(const State& state, Action action) {
    State next = state;
    game_.apply(next, action, NoEvents{});
    const double lost = kind_of(action) == Kind::Finish ? worth_.escaping(game_, state) : 0;
    return value(next) - lost;
  }

 private:
  // The order of laid dice and of the discard pile is the one thing that does not matter.
  static std::uint64_t key_of(const State& state) {
    State copy = state;
    copy.laid_count = copy.pile_count = 0;
    for (LaidDie& laid : copy.laid) laid = {};
    for (std::uint8_t& card : copy.pile) card = 0;
    copy.unseen = {};
    return hash_of(copy);
  }

  double best(const State& state) {
    ActionList actions;
    game_.actions(state, actions);
    double most = -1e9;
    for (const Action action : actions) {
      most = std::max(most, after(state, action));
      if (gave_up_) break;
    }
    return most;
  }

  double mean(const State& state) {
    OutcomeList outcomes;
    game_.outcomes(state, outcomes);
    if (state.next().step == Step::DrawTime) outcomes.resize(1);  // no card is worth more than another
    double sum = 0;
    double weight = 0;
    for (const Outcome& outcome : outcomes) {
      sum += static_cast<double>(outcome.weight) * after(state, outcome.action);
      weight += static_cast<double>(outcome.weight);
      if (gave_up_) break;
    }
    return sum / weight;
  }

  const OneDeck& game_;
  const Worth& worth_;
  std::size_t most_;
  std::unordered_map<std::uint64_t, double> memo_;
  bool gave_up_ = false;
};

struct Encounter {
  OneDeck game;
  State state;
};

class Maker {
 public:
  Maker(std::shared_ptr<const Content> content, std::uint64_t seed) : content_(std::move(content)), rng_(seed) {}

  // At the dice step, with at most so many dice.
  Encounter make(int most_dice) {
    constexpr std::array<int, 8> kPlayers = {1, 1, 1, 2, 2, 2, 2, 4};
    const int players = kPlayers[number(8)];
    Options options;
    const int first = number(5);
    for (int i = 0; i < players; ++i) options.heroes[i] = u8((first + i) % 5);
    options.dungeon = u8(number(static_cast<int>(content_->dungeons.size())));
    options.grade = content_->expert;
    Encounter made{OneDeck(content_, players, options), {}};
    State& s = made.state;
    s = made.game.start();
    s.floor = u8(number(3) == 0 ? 4 : 1 + number(3));
    s.level = u8(1 + number(4));
    s.potions = u8(number(3) == 0 ? 1 + number(2) : 0);
    if (number(2) == 0) s.identified = u8(s.identified | number(1 << content_->potions.size()));
    s.boss_damage = u8(s.floor == 4 ? number(made.game.boss_health()) : 0);
    face(made.game, s);
    heroes(made.game, s);
    dice(made.game, s, most_dice);
    s.deck = u8(number(3) == 0 ? number(4) : 4 + number(20));
    s.tokens = u8(s.deck == 0 ? number(made.game.setup().stairs_tokens) : 0);
    s.agenda_count = 1;
    s.agenda[0] = Task(Step::AskDice);
    return made;
  }

 private:
  int number(int below_this) { return static_cast<int>(below(rng_, static_cast<std::uint32_t>(below_this))); }

  void face(const OneDeck& game, State& s) {
    Fight& fight = s.fight;
    fight.heroes[0] = 0;
    fight.heroes[1] = game.players() > 1 ? 1 : kNone;
    fight.active = 1;
    for (std::size_t c = 0; c < kColors; ++c) fight.supply[c] = content_->dice[c];
    const Standing* standing = nullptr;
    if (s.floor <= kFloors) {
      const int card = number(static_cast<int>(content_->cards.size()));
      fight.card = u8(card);
      if (content_->cards[fight.card].peril) fight.option = u8(number(2));
      s.unseen.remove(card);
      s.doors[0].is = Door::Is::Open;
      s.doors[0].cards[0] = u8(card);
      s.facing = 0;
    }
    standing = &game.in_force(s);
    const int times = game.players() == kMaxHeroes ? standing->x_per_boss_damage_four : standing->x_per_boss_damage;
    fight.x = u8(std::max<int>(standing->x_per_open_door + times * s.boss_damage, standing->x_least));
    const auto boxes = static_cast<int>(game.boxes(s).size());
    for (int box = 0; box < boxes; ++box) {  // some are covered already, armour first
      if (number(3) == 0 && (game.boxes(s)[box].armor != 0 || !armor_is_open(s, game.boxes(s)))) {
        fight.covered = static_cast<std::uint16_t>(fight.covered | 1U << box);
      }
      if (number(3) == 0 && standing->first_cover_discards != 0 && game.boxes(s)[box].skull != 0) {
        fight.struck = static_cast<std::uint16_t>(fight.struck | 1U << box);
      }
    }
    fight.struck = static_cast<std::uint16_t>(fight.struck | (standing->first_cover_discards != 0 ? fight.covered : 0));
  }

  void heroes(const OneDeck& game, State& s) {
    for (int hero = 0; hero < game.players(); ++hero) {
      HeroState& h = s.heroes[hero];
      const int skills = number(4);
      for (int tries = 0; h.skill_count < skills && tries < 20; ++tries) {
        const int card = number(static_cast<int>(content_->cards.size()));
        const Card& printed = content_->cards[card];
        if (s.unseen.count(card) == 0 || printed.skill == kNone || game.has_skill(s, hero, printed.skill)) continue;
        s.unseen.remove(card);
        h.skills[h.skill_count++] = u8(card);
        std::sort(h.skills, h.skills + h.skill_count);
      }
      if (number(6) == 0) h.basic = u8(number(static_cast<int>(content_->basic_skills.size())));
      if (number(6) == 0)
        h.talents = static_cast<std::uint16_t>(1U << number(static_cast<int>(content_->campaign.talents.size())));
      h.damage = u8(number(game.health(s, hero)));
      const Feat& feat = game.side(hero).feat;
      if (feat.kind == Feat::Kind::Stored && s.floor <= kFloors) h.stored = u8(number(feat.cap + 1));
    }
  }

  void dice(const OneDeck& game, State& s, int most) {
    const int count = 1 + number(most);
    const int heroes = heroes_in_fight(s);
    for (int i = 0; i < count; ++i) {
      Color color = color_at(number(7) == 0 ? index(Color::Heroic) : number(3));
      if (!game.color_allowed(s, color)) color = number(4) == 0 ? Color::Heroic : game.option_color(s);
      const Use use = number(12) == 0 ? static_cast<Use>(1 + number(2)) : Use::Any;
      s.pool.add(Die::of(number(heroes), color, 1 + number(kFaces), use));
      if (s.fight.supply[index(color)] > 0) --s.fight.supply[index(color)];
    }
    for (std::uint8_t& supply : s.fight.supply) {  // the rest may lie elsewhere
      if (number(3) == 0) supply = u8(number(3));
    }
  }

  std::shared_ptr<const Content> content_;
  Rng rng_;
};

}  // namespace uc::onedeck::brute
