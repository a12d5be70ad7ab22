#include "facts.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "view.hpp"

namespace uc::digger {

namespace {

// --- orders (DD-5) ----------------------------------------------------------------------------------------------------

Doc order_facts(const Digger& game, const State& state) {
  if (state.agenda[0].step != Step::Main) return {};
  Doc list = Doc::array();
  for (std::size_t i = 0; i < kOrders; ++i) {
    const auto order = static_cast<Order>(i);
    const auto shifts = [&](bool bonus) {
      return order == Order::Move ? Doc(shifts_of_move(game, state, state.active, bonus)) : Doc();
    };
    list.push(Doc::object()
                  .set("order", kOrderNames[i])
                  .set("cost", cost_of(game, state, state.active, order))
                  .set("shifts", shifts(false))
                  .set("bonus_shifts", shifts(true)));
  }
  return list;
}

Doc summons_doc(const Digger& game, const State& state) {  // DD-24.4
  Doc list = Doc::array();
  if (!game.plays(Scenario::TotalBattle) || state.agenda[0].step != Step::Main) return list;
  for (std::size_t i = 0; i < kCreatures; ++i) {
    const CreatureState& creature = state.creatures[i];
    const bool anothers = creature.owner != kNone && creature.owner != state.active;
    if (creature.gone || creature.at != kNone || anothers) continue;
    const Creature& summoned = game.content().battle.creatures[i];
    list.push(Doc::object().set("creature", summoned.id).set("tp", int{summoned.tp}));
  }
  return list;
}

// --- corridors (DD-9) -------------------------------------------------------------------------------------------------

// The tiles that a player has not built yet, by their sets of open edges. Everybody knows them by counting.
std::uint64_t edge_sets_left(const Digger& game, const State& state, int player) {
  Tiles left = state.players[player].bag;
  left.add_all(state.players[player].projects);
  if (aside_owner(state) == player) left.add_all(state.aside);
  std::uint64_t sets = 0;
  left.for_each([&](int kind, int) { sets |= game.edge_sets_of(kind); });
  return sets;
}

class CorridorWriter {
 public:
  CorridorWriter(const Digger& game, const State& state, int player, Doc& list)
      : game_(game), s_(state), player_(player), left_(edge_sets_left(game, state, player)), list_(list) {}

  void write() {
    s_.players[player_].tiles.for_each([&](int space) {
      const int paths = game_.content().kinds[s_.board.kind[space]].paths;
      for (int path = 0; path < paths; ++path) {
        if ((told_[space] >> path & 1) == 0) one(space, path);
      }
    });
  }

 private:
  void one(int space, int path) {
    trace_corridor(game_, s_, player_, space, path, corridor_);
    corridor_.tiles.for_each(
        [&](int tile) { told_[tile] = static_cast<std::uint8_t>(told_[tile] | corridor_.paths[tile]); });
    Listed pieces;
    list_pieces(game_, s_, corridor_, pieces);
    Doc open = Doc::array();
    for_each_open_end(game_, s_, player_, corridor_, [&](int at, int direction) {
      open.push(Doc::object()
                    .set("space", space_name(game_, at))
                    .set("direction", kDirectionNames[direction])
                    .set("dead", is_dead(at, direction)));
    });
    list_.push(Doc::object()
                   .set("seat", player_)
                   .set("complete", corridor_.complete)
                   .set("length", corridor_.length)
                   .set("gp", game_.content().figures.gp_of_corridor(corridor_.length))
                   .set("nuggets", corridor_.nuggets)
                   .set("pieces", pieces_doc(game_, pieces))
                   .set("open", std::move(open)));
  }

  // Can nothing ever be joined there? What lies beside an empty space binds what is built on it, and more only comes.
  bool is_dead(int space, int direction) const {
    const int beyond = next_to(game_, space, direction);
    if (beyond == kNowhere || s_.players[player_].out) return true;
    if (is_blocker(game_, s_, beyond) || is_hidden_hunt(s_, beyond)) return false;
    if (s_.board.kind[beyond] != kNone) return true;
    return (fit(game_, s_, player_, beyond, By::Dungeon).taken() & left_) == 0;
  }

  const Digger& game_;
  const State& s_;
  const int player_;
  const std::uint64_t left_;
  Doc& list_;
  Corridor corridor_;
  std::array<std::uint8_t, kCells> told_{};
};

Doc corridors_doc(const Digger& game, const State& state) {
  Doc list = Doc::array();
  for (int player = 0; player < game.players(); ++player) CorridorWriter(game, state, player, list).write();
  return list;
}

// --- complexes (DD-15.2) ----------------------------------------------------------------------------------------------

Doc complexes_doc(const Digger& game, const State& state) {
  Doc list = Doc::array();
  for (int player = 0; player < game.players(); ++player) {
    std::vector<SpaceSet> found;
    for (SpaceSet rooms = own_rooms(game, state, player); !rooms.empty(); rooms = rooms - found.back()) {
      found.push_back(complex_at(game, state, rooms, rooms.at(0)));
    }
    std::sort(found.begin(), found.end(), [](const SpaceSet& a, const SpaceSet& b) {
      return a.size() != b.size() ? a.size() > b.size() : a.at(0) < b.at(0);
    });
    for (const SpaceSet& rooms : found) {
      list.push(Doc::object().set("seat", player).set("spaces", spaces_doc(game, rooms)));
    }
  }
  return list;
}

// --- the score as it stands (DD-15.2) ---------------------------------------------------------------------------------

// Of some coins of which the viewer has not seen the value, the least and the most that so many can be worth.
struct Range {
  int low = 0, high = 0;
};
Range worth_of(const std::uint8_t* unseen, int coins) {
  Range range;
  for (int value = 1, left = coins; value <= kCoinValues; ++value) {
    const int taken = std::min<int>(left, unseen[value]);
    range.low += taken * value;
    left -= taken;
  }
  for (int value = kCoinValues, left = coins; value > 0; --value) {
    const int taken = std::min<int>(left, unseen[value]);
    range.high += taken * value;
    left -= taken;
  }
  return range;
}

Doc worth_doc(const Digger& game, const State& state, Viewer viewer) {
  std::uint8_t unseen[kCoinValues + 1] = {};
  count_unseen(game, state, viewer, unseen);
  int prizes[kMaxPlayers] = {};
  for (std::size_t prize = 0; prize < kPrizes; ++prize) {
    const int winner = final_prize(game, state, static_cast<Prize>(prize));
    if (winner != kNone) prizes[winner] += game.content().prizes[prize].gp;
  }
  Doc list = Doc::array();
  for (int seat = 0; seat < game.players(); ++seat) {
    const Player& player = state.players[seat];
    int sure = 0, hidden = 0;
    if (!player.out) sure = player.gp + prizes[seat] - player.penalties * game.content().trapped.portal_penalty;
    for (int i = 0; i < state.coin_count && !player.out; ++i) {
      const Coin& coin = state.coins[i];
      if (!is_coin_of(state, seat, coin)) continue;
      if (sees_coin(game, state, viewer, coin)) sure += coin.value();
      else ++hidden;
    }
    const Range more = worth_of(unseen, hidden);
    list.push(
        Doc::object().set("seat", seat).set("sure", sure).set("low", sure + more.low).set("high", sure + more.high));
  }
  return list;
}

// --- what ends the game (DD-15, DD-18.4) ------------------------------------------------------------------------------

class GoalWriter {
 public:
  GoalWriter(const Digger& game, const State& state) : game_(game), s_(state) {}

  Doc write() {
    for_each_undefeated([&](int seat, const Player& player) {
      if (game_.goal() > 0) add("gp", seat, player.gp, game_.goal());
    });
    if (game_.plays(Scenario::SandsOfTime)) {
      add("sands", kNone, s_.marker, game_.content().sands.turns_each * game_.players());
    }
    if (game_.plays(Scenario::DwarvenCitadel)) {
      const int capacity = game_.citadel_capacity();
      add("citadel", kNone, capacity - citadel_room(game_, s_), capacity);
    }
    if (game_.plays(Scenario::TotalBattle)) battle();
    int turns = game_.options().max_turns;
    for_each_undefeated([&](int, const Player& player) { turns = std::min<int>(turns, player.turns); });
    add("idle", kNone, s_.idle, undefeated(game_, s_));
    add("turns", kNone, turns, game_.options().max_turns);
    return std::move(list_);
  }

 private:
  void battle() {  // DD-24.10, DD-24.13
    for_each_undefeated([&](int seat, const Player& player) {
      int tokens = 0;
      for (const std::uint8_t here : player.portal_tokens) tokens += here;
      add("portal_tokens", seat, tokens, game_.content().battle.portal_tokens);
    });
    add("defeated", kNone, game_.players() - undefeated(game_, s_), game_.players() - 1);
  }
  template <class F>
  void for_each_undefeated(F&& f) const {
    for (int seat = 0; seat < game_.players(); ++seat) {
      if (!s_.players[seat].out) f(seat, s_.players[seat]);
    }
  }
  void add(std::string_view what, int seat, int have, int need) {
    list_.push(Doc::object().set("what", what).set("seat", seat_doc(seat)).set("have", have).set("need", need));
  }

  const Digger& game_;
  const State& s_;
  Doc list_ = Doc::array();
};

}  // namespace

Doc facts_doc(const Digger& game, const State& state, Viewer viewer) {
  return Doc::object()
      .set("orders", order_facts(game, state))
      .set("corridors", corridors_doc(game, state))
      .set("complexes", complexes_doc(game, state))
      .set("worth", worth_doc(game, state, viewer))
      .set("goals", GoalWriter(game, state).write())
      .set("summons", summons_doc(game, state));
}

}  // namespace uc::digger
