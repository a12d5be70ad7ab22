// What an action would bring, and the chances of what is drawn for it, from what the actor knows:
// docs/format/digger.md, "Odds".
#include <optional>

#include "digger/rules/choices.hpp"
#include "view.hpp"

namespace uc::digger {

namespace {

// How likely a coin that the actor has not seen is worth 1, 2, 3.
std::array<double, kCoinValues> unseen_coin(const State& state, int actor) {
  int counts[kCoinValues + 1] = {0, state.bag[1], state.bag[2], state.bag[3]};
  for (int i = 0; i < state.coin_count; ++i) {
    if ((state.coins[i].known() >> actor & 1U) == 0) ++counts[state.coins[i].value()];
  }
  std::array<double, kCoinValues> chances{};
  const int all = counts[1] + counts[2] + counts[3];
  for (std::size_t value = 1; value <= kCoinValues && all > 0; ++value) {
    chances[value - 1] = static_cast<double>(counts[value]) / all;
  }
  return chances;
}

Doc chances_doc(const std::array<double, kCoinValues>& chances) {
  Doc doc = Doc::array();
  for (const double chance : chances) doc.push(chance);
  return doc;
}

// One at random out of a hand; what the actor knows of it counts.
Doc stolen_coin(const State& state, int actor, int victim) {
  const std::array<double, kCoinValues> unseen = unseen_coin(state, actor);
  std::array<double, kCoinValues> chances{};
  const int coins = hand_size(state, victim);
  for (int n = 0; n < coins; ++n) {
    const Coin& coin = state.coins[coin_at(state, place::kHand + victim, n)];
    const bool known = (coin.known() >> actor & 1U) != 0;
    for (std::size_t i = 0; i < kCoinValues; ++i) {
      const double here = known ? (coin.value() == static_cast<int>(i) + 1 ? 1.0 : 0.0) : unseen[i];
      chances[i] += here / coins;
    }
  }
  return chances_doc(chances);
}

// How likely at least one tile of each type is among n drawn from the bag.
Doc drawn_types(const Digger& game, const Tiles& bag, int n) {
  int of_type[kTypes] = {};
  bag.for_each([&](int kind, int count) { of_type[index(game.type_of(kind))] += count; });
  const int all = bag.size();
  Doc types = Doc::array();
  for (std::size_t type = 0; type < kTypes; ++type) {
    if (of_type[type] == 0) continue;
    double none = 1;
    for (int i = 0; i < n; ++i) none *= std::max(0.0, static_cast<double>(all - of_type[type] - i) / (all - i));
    types.push(Doc::object().set("type", kTypeNames[type]).set("chance", 1 - none));
  }
  return types;
}

// DD-13.3, DD-13.6: a bonus order may be named and be pending although there is no way to carry it out.
bool has_a_way(const Digger& game, const State& state, int order) {
  bool found = false;
  for_each_order([&]<Order kOrder>() {
    if (order == static_cast<int>(kOrder)) for_each_way_of<kOrder>(game, state, true, [&](Action) { found = true; });
  });
  return found;
}

// What comes next if it is a coin for the actor, the choice of one of two drawn, or whether to summon into a new Dorm.
// However these turn out, what follows them is the same: any of them is taken.
std::optional<Action> any_coin_or_summons(const Digger& game, const State& state, int actor) {
  const Task& next = state.next();
  const bool mine = number_of(next, "seat") == actor;
  const bool coin = mine && ((next.step == Step::DrawCoin && as<Step::DrawCoin>(next).to != place::kStack) ||
                             next.step == Step::StealCoin);
  if (coin) {
    OutcomeList outcomes;
    game.outcomes(state, outcomes);
    return outcomes[0].action;
  }
  if (next.step == Step::AskDorm) return pack(Kind::No);
  if (next.step == Step::AskKeep && mine) return pack<Kind::Keep>({.which = 0});
  return std::nullopt;
}

// What happens for certain, up to a decision or a draw on which the rest depends.
void add_events(const EventList<Event>& events, int actor, Doc& odds) {
  int gp = 0, stored = 0;
  Doc corridors = Doc::array(), bonus = Doc::array(), lost = Doc::array();
  for (const Event& event : events.items) {
    switch (event.type) {
      case Event::Type::GpGained:
        if (event.seat == actor) gp += as<Event::Type::GpGained>(event).gp;
        break;
      case Event::Type::CorridorCompleted: corridors.push(int{as<Event::Type::CorridorCompleted>(event).length}); break;
      case Event::Type::BonusReceived: {
        const auto received = as<Event::Type::BonusReceived>(event);
        bonus.push(Doc::object().set("rooms", kTypeNames[received.rooms]).set("picks", int{received.picks}));
        break;
      }
      case Event::Type::StoredCoinsTaken: stored += as<Event::Type::StoredCoinsTaken>(event).coins; break;
      case Event::Type::StoogesLost: {
        const int stooges = as<Event::Type::StoogesLost>(event).stooges;
        lost.push(Doc::object().set("player", event.seat).set("stooges", stooges));
        break;
      }
      default: break;
    }
  }
  if (gp != 0) odds.set("gp", gp);
  if (!corridors.as_array().empty()) odds.set("corridors", std::move(corridors));
  if (!bonus.as_array().empty()) odds.set("bonus", std::move(bonus));
  if (!lost.as_array().empty()) odds.set("lost", std::move(lost));
  if (stored > 0) odds.set("stored", stored);
}

}  // namespace

Doc Digger::odds(const State& state, Action action) const {
  const Turn now = turn(state);
  if (!now.is_seat() || refuse(state, action)) return {};
  const int actor = index(now.actor);
  State after = state;
  EventList<Event> events;
  apply(after, action, events);
  int coins = 0, victim = kNone;
  while (const std::optional<Action> next = any_coin_or_summons(*this, after, actor)) {
    const Task& task = after.next();
    const bool drawn = task.step == Step::DrawCoin && as<Step::DrawCoin>(task).to == place::kHand + actor;
    if (drawn || task.step == Step::AskKeep) ++coins;  // of two one is kept
    if (task.step == Step::StealCoin) victim = as<Step::StealCoin>(task).other;
    apply(after, *next, events);
  }
  Doc odds = Doc::object();
  add_events(events, actor, odds);
  if (coins > 0) odds.set("coins", coins).set("coin", chances_doc(unseen_coin(state, actor)));
  if (victim != kNone) odds.set("from", victim).set("stolen", stolen_coin(state, actor, victim));
  if (kind_of(action) == Kind::Think) {
    const int drawn = std::popcount(unsigned{as<Kind::Think>(action).tiles});
    odds.set("draws", drawn_types(*this, state.players[actor].bag, drawn));
  }
  if (kind_of(action) == Kind::Name || kind_of(action) == Kind::Renounce) {
    const int order = as<actions::OfOrder>(action).order;
    if (!has_a_way(*this, state, order)) odds.set("idle", kOrderNames[order]);
  }
  return odds.as_object().empty() ? Doc() : odds;
}

}  // namespace uc::digger
