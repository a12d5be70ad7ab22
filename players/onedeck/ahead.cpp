#include "ahead.hpp"

#include <cmath>

#include "onedeck/rules/rules.hpp"
#include "solver.hpp"

namespace uc::onedeck {

namespace {

// The same cards and dice before and after as far as they go, so that the difference says more than either figure.
constexpr ForecastPlan kQuick{.positions = 0, .samples = 100, .nodes = 60, .work = 25'000, .advise_feats = false};

State at_rest(State state, Step step) {
  state.fight = {};
  state.use = {};
  state.pool = state.fresh = {};
  state.facing = kNone;
  for (std::uint8_t& card : state.loot) card = kNone;
  while (state.agenda_count > 0) state.agenda[--state.agenda_count] = {};
  state.agenda[state.agenda_count++] = Task(step);
  return state;
}

// Where a door is that nobody has looked behind. There may be none, but cards to lay one.
int unknown_door(const OneDeck& game, State& state) {
  for (int door = 0; door < kMaxDoors; ++door) {
    if (is_unknown(state.doors[door])) return door;
  }
  if (state.deck < game.setup().cards_per_door) return -1;
  int door = 0;
  while (door < kMaxDoors - 1 && state.doors[door].is != Door::Is::None) ++door;
  state.doors[door] = {};
  state.doors[door].is = Door::Is::Closed;
  state.deck = static_cast<std::uint8_t>(state.deck - game.setup().cards_per_door);
  return door;
}

double rounded(double value) { return std::round(value * 1e6) / 1e6; }

Doc told(const Forecast& forecast) {
  Doc doc = Doc::object();
  doc.set("damage", rounded(forecast.damage)).set("wounds", rounded(forecast.wounds));
  doc.set("time", rounded(forecast.time)).set("lost", rounded(forecast.lost));
  if (forecast.against_boss) doc.set("boss", rounded(forecast.boss)).set("won", rounded(forecast.won));
  doc.set("samples", forecast.samples).set("damage_error", rounded(forecast.damage_error));
  doc.set("wounds_error", rounded(forecast.wounds_error)).set("time_error", rounded(forecast.time_error));
  if (forecast.against_boss) doc.set("boss_error", rounded(forecast.boss_error));
  return doc.set("lost_error", rounded(forecast.lost_error));
}

Doc of_next_door(const OneDeck& game, const State& now) {
  if (now.floor > kFloors || now.ending != Ending::None) return {};
  State state = at_rest(now, Step::AskAct);
  const int door = unknown_door(game, state);
  if (door < 0) return {};
  return told(forecast(game, state, pack<Kind::Enter>({door}), kQuick));
}

Doc of_boss_round(const OneDeck& game, const State& now) {
  if (now.ending != Ending::None) return {};
  State state = at_rest(now, Step::AskDescend);
  state.floor = kFloors;
  game.apply(state, pack(Kind::Descend), NoEvents{});
  return told(forecast(game, state, Action{}, kQuick));
}

}  // namespace

bool is_between_encounters(Action action) {
  switch (kind_of(action)) {
    case Kind::LootXp:
    case Kind::LootItem:
    case Kind::LootSkill:
    case Kind::LootPotion:
    case Kind::LevelUp:
    case Kind::BuyPotion:
    case Kind::Stop:
    case Kind::Descend:
    case Kind::Stay: return true;
    default: return false;
  }
}

Doc odds_ahead(const OneDeck& game, const State& state, Action action) {
  State after = state;
  game.apply(after, action, NoEvents{});
  const auto both = [&](Doc (*of)(const OneDeck&, const State&)) {
    return Doc::object().set("before", of(game, state)).set("after", of(game, after));
  };
  return Doc::object().set("exact", false).set("next", both(of_next_door)).set("round", both(of_boss_round));
}

}  // namespace uc::onedeck
