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

}  // namespace

Values Knowledge::reward(const Digger& game, const State& state) {
  const Scores scores = game.scores(state);
  Values points{}, shares{};
  int winners = 0;
  for (int seat = 0; seat < game.players(); ++seat) winners += scores[seat].won ? 1 : 0;
  for (int seat = 0; seat < game.players(); ++seat) {
    points[seat] = scores[seat].out ? kPointsOfDefeated : static_cast<float>(scores[seat].score);
    if (scores[seat].won) shares[seat] = 1.0F / static_cast<float>(winners);
  }
  return values_of(points, shares, game.players(), kMarginScale);
}

Values Knowledge::evaluate(const Digger& game, const State& state) {
  if (game.turn(state).is_over()) return reward(game, state);
  const Outlook outlook(game, state);
  if (outlook.is_settled()) return reward(game, state);
  Values points{}, shares{};
  for (int seat = 0; seat < game.players(); ++seat) points[seat] = outlook.points(seat);
  const float scale = kScaleEnd + kScaleMore * outlook.left();
  float best = points[0], sum = 0;
  for (int seat = 1; seat < game.players(); ++seat) best = std::max(best, points[seat]);
  for (int seat = 0; seat < game.players(); ++seat) sum += shares[seat] = falling((best - points[seat]) / scale);
  for (int seat = 0; seat < game.players(); ++seat) shares[seat] /= sum;
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
    switch (kind_of(action)) {
      case Kind::Sabotage: {
        const auto given = as<Kind::Sabotage>(action);
        if (!is_hurtful(given.space)) return false;
        if (source_ == kNowhere) source_ = given.from;
        return given.from == source_ && given.creature == kNone;
      }
      case Kind::Think: {
        const int tiles = std::popcount(unsigned{as<Kind::Think>(action).tiles});
        const int all = state_.players[actor_].projects.size();
        return all <= kFewProjects || tiles == 1 || tiles >= all - 1;
      }
      case Kind::Collapse: return is_hurtful(as<Kind::Collapse>(action).space);
      default: return true;
    }
  }

  float gain(Action action) {
    State after = state_;
    game_.apply(after, action, NoEvents{});
    return value(after) - before_;
  }

 private:
  bool is_hurtful(int space) {
    if (!looked_) hurtful_ = hurtful_spaces(game_, state_);
    looked_ = true;
    return hurtful_.has(space);
  }

  // Own points, less a part of the best rival's.
  float value(const State& state) const {
    if (state.next().step == Step::Over) return kEndWorth * Knowledge::reward(game_, state)[actor_];
    const Outlook outlook(game_, state);
    if (outlook.is_settled()) return kEndWorth * Knowledge::reward(game_, state)[actor_];
    float rival = kNoRival;
    for (int p = 0; p < game_.players(); ++p) {
      if (p != actor_) rival = std::max(rival, outlook.points(p));
    }
    return outlook.points(actor_) - (game_.players() == 2 ? kOnlyRival : kBestRival) * rival;
  }

  static constexpr int kFewProjects = 4;      // of so many every choice for a Think! is worth a look
  static constexpr float kEndWorth = 40.0F;   // GP for the whole reward of a game that is over
  static constexpr float kNoRival = -100.0F;  // less than any outlook
  // How much of a rival's points counts against the own ones.
  static constexpr float kOnlyRival = 0.8F, kBestRival = 0.4F;

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

// How gladly each kind of action is played on, without looking closer. Orders that change the board come before those
// that only wait; Sabotage! has so many targets that each must count next to nothing.
constexpr float kUsual = 1.0F;
constexpr float readiness_of(Kind kind) {
  switch (kind) {
    case Kind::Conquer: return 5.0F;
    case Kind::Yes:
    case Kind::Special:
    case Kind::Summon: return 3.0F;
    case Kind::PitCoin: return 2.0F;
    case Kind::Free: return 1.5F;
    case Kind::Demolish:
    case Kind::No: return 0.3F;
    case Kind::Think: return 0.15F;
    case Kind::Renounce:
    case Kind::Pass:
    case Kind::Disturb: return 0.05F;
    case Kind::Sabotage: return 0.004F;
    default: return kUsual;
  }
}
constexpr float kRise = 2.5F, kRiseMore = 0.5F;  // with few Stooges in play, with enough
constexpr int kEnoughStooges = 3;
constexpr float kAttack = 1.5F, kIntrude = 0.6F, kWalk = 0.5F;            // what a shift does
constexpr float kNameWork = 4.0F, kNameMove = 1.0F, kNameAnother = 0.5F;  // as bonus orders
// What a new tile does at its edges: it closes a corridor, stands beside its own type, or leads nowhere.
constexpr float kBuild = 3.0F, kCloses = 1.5F, kSameType = 4.0F, kDeadEnd = -2.0F, kLeastBuild = 0.2F;

float readiness_to_build(const Digger& game, const State& state, const actions::Building& built) {
  const Facing& facing = game.facing(built.tile, built.rotation);
  float gain = kBuild;
  for (int d = 0; d < kDirections; ++d) {
    const int other = next_to(game, built.space, d);
    const bool open = is_open(facing.open, d);
    if (other == kNowhere || state.board.kind[other] == kNone) {
      if (open && other == kNowhere && is_open(facing.corridor, d)) gain += kDeadEnd;
      continue;
    }
    if (!open || !owns(state, state.active, other)) continue;
    const bool closes = is_open(corridor_edges(game, state, other), opposite(d));
    if (closes) gain += kCloses;
    if (type_at(game, state, other) == game.type_of(built.tile) && !closes) gain += kSameType;
  }
  return std::max(gain, kLeastBuild);
}

float readiness(const Digger& game, const State& state, Action action) {
  switch (const Kind kind = kind_of(action)) {
    case Kind::Work:
    case Kind::PitBuild:
    case Kind::SpecialBuild: return readiness_to_build(game, state, as<actions::Building>(action));
    case Kind::Rise: return state.players[state.active].in_play < kEnoughStooges ? kRise : kRiseMore;
    case Kind::Shift: {
      const int to = as<Kind::Shift>(action).to;
      if (state.board.stooges[to] != 0 && state.board.stooge_owner(to) != state.active) return kAttack;
      return is_foreign(state, state.active, to) ? kIntrude : kWalk;
    }
    case Kind::Name: {
      const auto order = static_cast<Order>(int{as<Kind::Name>(action).order});
      return order == Order::Work ? kNameWork : order == Order::Move ? kNameMove : kNameAnother;
    }
    default: return readiness_of(kind);
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
