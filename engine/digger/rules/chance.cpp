// Chance: who begins, which tile or coin is drawn, what lies face down.
#include "rules.hpp"

namespace uc::digger {

namespace {

// Calls f(action, weight) for every outcome.
template <class F>
void for_each_outcome(const Digger& game, const State& state, F&& f) {
  const Task& next = state.next();
  switch (next.step) {
    case Step::DrawFirst:
      for (int p = 0; p < game.players(); ++p) f(pack<Kind::First>({.seat = p}), 1);
      return;
    case Step::DealLord:
      for (int lord = 0; lord < static_cast<int>(game.content().lords.size()); ++lord) {
        bool taken = false;
        for (const Player& player : state.players) taken = taken || player.lord == lord;
        if (!taken) f(pack<Kind::TakeLord>({.lord = lord}), 1);
      }
      return;
    case Step::DealAdventurer:
      for (int which = 0; which < kAdventurers; ++which) {
        bool taken = false;
        for (const Player& player : state.players) taken = taken || player.adventurer == which;
        if (!taken) f(pack<Kind::Deal>({.adventurer = which}), 1);
      }
      return;
    case Step::DrawTile:
      state.players[as<Step::DrawTile>(next).seat].bag.for_each(
          [&](int kind, int count) { f(pack<Kind::Tile>({.tile = kind}), count); });
      return;
    case Step::DrawCoin:
    case Step::DrawSands:
      for (int value = 1; value <= kCoinValues; ++value) {
        if (state.bag[value] > 0) f(pack<Kind::Coin>({.value = value}), state.bag[value]);
      }
      return;
    case Step::StealCoin: {
      const int coins = hand_size(state, as<Step::StealCoin>(next).other);
      for (int i = 0; i < coins; ++i) f(pack<Kind::Steal>({.slot = i}), 1);
      return;
    }
    case Step::RevealHunt:
      for (int i = 0; i < 3; ++i) {
        const int left = state.hunt_left[state.board.owner(as<Step::RevealHunt>(next).space)][i];
        if (left > 0) f(pack<Kind::TurnedUp>({.common = static_cast<int>(Common::Rock) + i}), left);
      }
      return;
    default:
      for (int i = 0; i < 4; ++i) {
        const int left = state.lair_left[i];
        if (left > 0) f(pack<Kind::TurnedUp>({.common = static_cast<int>(Common::Eggs) + i}), left);
      }
  }
}

}  // namespace

void Digger::outcomes(const State& state, OutcomeList& list) const {
  list.clear();
  for_each_outcome(*this, state,
                   [&](Action action, int weight) { list.push_back({action, static_cast<std::uint64_t>(weight)}); });
}

template <RandomSource R>
Action Digger::draw(const State& state, R& source) const {
  const Task& next = state.next();
  if (next.step == Step::DrawTile) {  // by far the most common
    const Tiles& bag = state.players[as<Step::DrawTile>(next).seat].bag;
    const auto n = static_cast<int>(below(source, static_cast<std::uint32_t>(bag.size())));
    return pack<Kind::Tile>({.tile = bag.kind_at(n)});
  }
  int total = 0;
  for_each_outcome(*this, state, [&](Action, int weight) { total += weight; });
  auto n = static_cast<int>(below(source, static_cast<std::uint32_t>(total)));
  Action drawn;
  for_each_outcome(*this, state, [&](Action action, int weight) {
    if (n >= 0 && n < weight) drawn = action;
    n -= weight;
  });
  return drawn;
}

template Action Digger::draw<Rng>(const State&, Rng&) const;
template Action Digger::draw<ChanceStream>(const State&, ChanceStream&) const;

namespace {

// For what tiles are drawn now.
std::string_view why_tiles(const State& state) {
  if (!state.aside.empty()) return "DD-5.2";
  for (int i = 0; i < state.agenda_count; ++i) {
    if (state.agenda[i].step == Step::AskReturn) return "DD-17.2";
    if (state.agenda[i].step == Step::FirstProjects) return "DD-3.9";
  }
  return "DD-4.1";
}

}  // namespace

Refusal refuse_outcome(const Digger& game, const State& state, Action action) {
  bool possible = false;
  for_each_outcome(game, state, [&](Action each, int) { possible = possible || each == action; });
  if (possible) return kLegal;
  switch (state.next().step) {
    case Step::DrawFirst: return {"DD-3.4"};
    case Step::DealLord: return {"DD-3.5"};
    case Step::DealAdventurer: return {"DD-20.2"};
    case Step::DrawTile: return {why_tiles(state)};
    case Step::DrawCoin: return {"DD-11.1"};
    case Step::StealCoin: return {"DD-11.4"};
    case Step::RevealHunt: return {"DD-19.2"};
    case Step::RevealLair: return {"DD-23.2"};
    default: return {"DD-21.3"};
  }
}

}  // namespace uc::digger
