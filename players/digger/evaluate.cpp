// Knowledge of Dungeon Digger for computer players: values of positions, the order in which actions are worth a look,
// and a quick way to play on.
#include <algorithm>
#include <cmath>

#include "core/fixed_vector.hpp"
#include "digger/rules/choices.hpp"
#include "knowledge.hpp"
#include "outlook.hpp"

namespace uc::digger {

namespace {

constexpr float kMarginScale = 30.0F;  // GP

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
}  // namespace

Values Knowledge::reward(const Digger& game, const State& state) {
  const Scores scores = game.scores(state);
  Values points{}, shares{};
  int winners = 0;
  for (int seat = 0; seat < game.players(); ++seat) winners += scores[at(seat)].won ? 1 : 0;
  for (int seat = 0; seat < game.players(); ++seat) {
    points[at(seat)] = static_cast<float>(scores[at(seat)].score) - (scores[at(seat)].out ? 20.0F : 0.0F);
    if (scores[at(seat)].won) shares[at(seat)] = 1.0F / static_cast<float>(winners);
  }
  return values_of(points, shares, game.players(), kMarginScale);
}

Values Knowledge::evaluate(const Digger& game, const State& state) {
  if (game.turn(state).is_over()) return reward(game, state);
  const Outlook outlook(game, state);
  if (outlook.is_settled()) return reward(game, state);
  Values points{}, shares{};
  for (int seat = 0; seat < game.players(); ++seat) points[at(seat)] = outlook.points(seat);
  const float scale = kScaleEnd + kScaleMore * outlook.left();
  float best = points[0], sum = 0;
  for (int seat = 1; seat < game.players(); ++seat) best = std::max(best, points[at(seat)]);
  for (int seat = 0; seat < game.players(); ++seat)
    sum += shares[at(seat)] = falling((best - points[at(seat)]) / scale);
  for (int seat = 0; seat < game.players(); ++seat) shares[at(seat)] /= sum;
  return values_of(points, shares, game.players(), kMarginScale);
}

// --- the order of actions ---------------------------------------------------------------------------------------------

namespace {

// Spaces where a Collapse would hurt a rival: at open ends of their corridors, and where they are about to build.
SpaceSet hurtful_spaces(const Digger& game, const State& state) {
  SpaceSet spaces;
  for (int p = 0; p < game.players(); ++p) {
    if (p == state.active || state.players[p].out) continue;
    state.players[p].tiles.for_each([&](int tile) {
      if (game.class_of(state.board.kind[tile]) != Class::Corridor) return;
      for (unsigned rest = corridor_edges(game, state, tile); rest != 0; rest &= rest - 1) {
        const int other = next_to(game, tile, std::countr_zero(rest));
        if (other != kNowhere && is_empty(state, other)) spaces.add(other);
      }
    });
  }
  return spaces;
}

class Rater {
 public:
  Rater(const Digger& game, const State& state) : game_(game), state_(state), actor_(index(game.turn(state).actor)) {
    before_ = value(state);
  }

  // Is it among those that are worth a closer look?
  bool is_candidate(Action action) {
    const Numbers n = numbers_of(action);
    switch (kind_of(action)) {
      case Kind::Sabotage:
        if (!looked_) hurtful_ = hurtful_spaces(game_, state_);
        looked_ = true;
        if (!hurtful_.has(n.b)) return false;
        if (source_ == kNowhere) source_ = n.a;
        return n.a == source_ && n.c == kNone;
      case Kind::Think: {
        const int tiles = std::popcount(n.tiles), all = state_.players[actor_].projects.size();
        return all <= 4 || tiles == 1 || tiles >= all - 1;
      }
      case Kind::Collapse:
        if (!looked_) hurtful_ = hurtful_spaces(game_, state_);
        looked_ = true;
        return hurtful_.has(n.a);
      default: return true;
    }
  }

  float gain(Action action) {
    State after = state_;
    game_.apply(after, action, NoEvents{});
    return value(after) - before_;
  }

 private:
  // Own points, less a part of the best rival's.
  float value(const State& state) const {
    if (state.next().step == Step::Over) return 40.0F * Knowledge::reward(game_, state)[at(actor_)];
    const Outlook outlook(game_, state);
    if (outlook.is_settled()) return 40.0F * Knowledge::reward(game_, state)[at(actor_)];
    float rival = -100;
    for (int p = 0; p < game_.players(); ++p) {
      if (p != actor_) rival = std::max(rival, outlook.points(p));
    }
    return outlook.points(actor_) - (game_.players() == 2 ? 0.8F : 0.4F) * rival;
  }

  const Digger& game_;
  const State& state_;
  int actor_;
  float before_ = 0;
  bool looked_ = false;
  SpaceSet hurtful_;
  int source_ = kNowhere;
};

}  // namespace

void Knowledge::promising(const Digger& game, const State& state, ActionList& list, std::size_t most) {
  constexpr std::size_t kRated = 192;
  FixedVector<Rated, kRated> rated;
  Rater rater(game, state);
  list.clear();
  for_each_action(game, state, [&](Action action) {
    if (!rated.full() && rater.is_candidate(action)) rated.push_back({rater.gain(action), action});
  });
  std::sort(rated.begin(), rated.end(), better);
  for (std::size_t i = 0; i < rated.size() && i < most; ++i) list.push_back(rated[i].action);
  if (most <= rated.size()) return;
  for_each_action(game, state, [&](Action action) {
    if (list.size() >= most) return;
    const bool there = std::any_of(rated.begin(), rated.end(), [&](const Rated& one) { return one.action == action; });
    if (!there) list.push_back(action);
  });
}

// --- playouts ---------------------------------------------------------------------------------------------------------

namespace {

// How gladly a kind of action is played, without looking closer.
float readiness(const Digger& game, const State& state, Action action) {
  const Numbers n = numbers_of(action);
  switch (kind_of(action)) {
    case Kind::Work:
    case Kind::PitBuild:
    case Kind::SpecialBuild: {
      // Tiles that close the ends of corridors, or stand beside their own kind.
      const Facing& facing = game.facing(n.a, n.c);
      float gain = 3.0F;
      for (int d = 0; d < kDirections; ++d) {
        const int other = next_to(game, n.b, d);
        const bool open = is_open(facing.open, d);
        if (other == kNowhere || state.board.kind[other] == kNone) {
          if (open && other == kNowhere && is_open(facing.corridor, d)) gain -= 2.0F;
          continue;
        }
        if (!open || !owns(state, state.active, other)) continue;
        const bool closes = is_open(corridor_edges(game, state, other), opposite(d));
        if (closes) gain += 1.5F;
        if (type_at(game, state, other) == game.type_of(n.a) && !closes) gain += 4.0F;
      }
      return std::max(gain, 0.2F);
    }
    case Kind::Rise: return state.players[state.active].in_play < 3 ? 2.5F : 0.5F;
    case Kind::Conquer: return 5.0F;
    case Kind::Free: return 1.5F;
    case Kind::Shift:
      if (state.board.stooges[n.c] != 0 && state.board.stooge_owner(n.c) != state.active) return 1.5F;
      return is_foreign(state, state.active, n.c) ? 0.6F : 0.5F;
    case Kind::Think: return 0.15F;
    case Kind::Sabotage: return 0.004F;
    case Kind::Demolish: return 0.3F;
    case Kind::Renounce: return 0.05F;
    case Kind::Pass: return 0.05F;
    case Kind::Name:
      return n.a == static_cast<int>(Order::Work) ? 4.0F : n.a == static_cast<int>(Order::Move) ? 1.0F : 0.5F;
    case Kind::Yes:
    case Kind::Special:
    case Kind::Summon: return 3.0F;
    case Kind::PitCoin: return 2.0F;
    case Kind::Disturb: return 0.05F;
    case Kind::No: return 0.3F;
    default: return 1.0F;
  }
}

}  // namespace

Action Knowledge::playout(const Digger& game, const State& state, Rng& rng) {
  float total = 0;
  Action chosen;
  for_each_action(game, state, [&](Action action) {
    const float weight = readiness(game, state, action);
    total += weight;
    const float draw = static_cast<float>(rng.next() >> 40U) * (1.0F / 16777216.0F);
    if (chosen == Action{} || draw * total < weight) chosen = action;
  });
  return chosen;
}

}  // namespace uc::digger
