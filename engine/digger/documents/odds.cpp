// What an action would bring, and the chances of what is drawn for it, from what the actor knows:
// docs/format/digger.md, "Odds".
#include <array>
#include <optional>
#include <utility>

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

// --- what happens for certain, up to a decision or a draw on which the rest depends ------------------------------------

// Collects what events tell, each under the member that it belongs to.
class Certain {
 public:
  Certain(const Digger& game, int actor) : game_(game), actor_(actor) {}

  void add(const Event& event) {
    using enum Event::Type;
    switch (event.type) {
      case TpSpent: tp_ += as<TpSpent>(event).tp; break;
      case TpGained: tp_gained_ += as<TpGained>(event).tp; break;
      case Shifted:
        for (const std::uint8_t space : event.listed) path_.push(space_name(game_, space));
        break;
      case AdventurerMoved:
        walker_ = event.space;
        path_.push(space_name(game_, event.space));
        break;
      case CreatureMoved: path_.push(space_name(game_, event.space)); break;
      case CoinGiven:
        if (walker_ != kNone) trap(walker_, event.other);
        break;
      case Attacked: attack(event); break;
      case TrapSprung: trap(event.space, event.other); break;
      case StoogesLost:
        lost_.push(Doc::object().set("player", event.seat).set("stooges", int{as<StoogesLost>(event).stooges}));
        if (as<StoogesLost>(event).why == Event::Trap) lost_to_trap(as<StoogesLost>(event).stooges);
        break;
      case CreatureDied: creature(event); break;
      case AdventurerKilled:
        died(event.other, Of::Adventurer, as<AdventurerKilled>(event).adventurer, Event::Combat);
        break;
      case GpGained: gain(event); break;
      case CorridorCompleted: corridor(event); break;
      case BonusReceived: bonus(event); break;
      case StoredCoinsTaken: stored_ += as<StoredCoinsTaken>(event).coins; break;
      default: break;
    }
  }

  // An Adventurer on an armed trap: a coin is given for it (DD-20.4).
  void trap(int space, int trapper) {
    traps_.push(Doc::object().set("space", space_name(game_, space)).set("player", trapper).set("lost", 0));
  }

  void write(Doc& odds) {
    set(odds, "tp", tp_);
    set(odds, "tp_gained", tp_gained_);
    set(odds, "path", path_);
    set(odds, "attacks", attacks_);
    set(odds, "traps", traps_);
    set(odds, "gp", gp_);
    set(odds, "gains", gains_);
    set(odds, "corridors", corridors_);
    set(odds, "bonus", bonus_);
    set(odds, "lost", lost_);
    set(odds, "died", died_);
    set(odds, "stored", stored_);
  }

 private:
  static void set(Doc& odds, std::string_view name, int number) {
    if (number != 0) odds.set(name, number);
  }
  static void set(Doc& odds, std::string_view name, Doc& list) {
    if (!list.as_array().empty()) odds.set(name, std::move(list));
  }

  void attack(const Event& event) {
    const auto fought = as<Event::Type::Attacked>(event);
    Doc players = Doc::array();
    for (const std::uint8_t seat : event.listed) players.push(seat);
    attacks_.push(Doc::object()
                      .set("space", space_name(game_, event.space))
                      .set("players", std::move(players))
                      .set("strength", int{fought.strength})
                      .set("against", int{fought.against}));
  }
  void lost_to_trap(int n) {
    if (!traps_.as_array().empty()) traps_.as_array().back().set("lost", n);
  }
  void died(int player, Of what, int which, int why) {
    died_.push(Doc::object()
                   .set("player", player)
                   .set("id", name_of(game_, what, which))
                   .set("why", name_of(game_, Of::Loss, why)));
  }
  void creature(const Event& event) {
    const auto dead = as<Event::Type::CreatureDied>(event);
    died(event.seat, Of::Creature, dead.creature, dead.why);
    if (dead.why == Event::Trap) lost_to_trap(1);
  }
  void gain(const Event& event) {
    if (event.seat != actor_) return;
    const auto gained = as<Event::Type::GpGained>(event);
    gp_ += gained.gp;
    Doc spaces = Doc::array();
    for (const std::uint8_t space : event.listed) spaces.push(space_name(game_, space));
    gains_.push(Doc::object()
                    .set("why", name_of(game_, Of::Gain, gained.why))
                    .set("gp", int{gained.gp})
                    .set("space", space_name(game_, event.space))
                    .set("spaces", std::move(spaces)));
  }
  void corridor(const Event& event) {
    const auto completed = as<Event::Type::CorridorCompleted>(event);
    Doc spaces = Doc::array();
    for (std::size_t i = 0; i < event.listed.size(); i += 2) spaces.push(space_name(game_, event.listed[i]));
    corridors_.push(Doc::object()
                        .set("length", int{completed.length})
                        .set("gp", game_.content().figures.gp_of_corridor(completed.length))
                        .set("nuggets", int{completed.nuggets})
                        .set("spaces", std::move(spaces)));
  }
  void bonus(const Event& event) {
    const auto received = as<Event::Type::BonusReceived>(event);
    bonus_.push(Doc::object()
                    .set("rooms", kTypeNames[received.rooms])
                    .set("picks", int{received.picks})
                    .set("orders", orders_doc(received.orders)));
  }

  const Digger& game_;
  const int actor_;
  int tp_ = 0, tp_gained_ = 0, gp_ = 0, stored_ = 0;
  int walker_ = kNone;  // where an Adventurer came to
  Doc path_ = Doc::array(), attacks_ = Doc::array(), traps_ = Doc::array(), gains_ = Doc::array(),
      corridors_ = Doc::array(), bonus_ = Doc::array(), lost_ = Doc::array(), died_ = Doc::array();
};

// Is what this Task deals with done before the corridors of a new tile are scored?
bool waits_for_corridors(const State& state) {
  for (int i = 0; i < state.agenda_count; ++i) {
    const Task& task = state.agenda[i];
    if (task.step == Step::Built && as<Step::Built>(task).stage <= index(BuildStage::Corridors)) return true;
  }
  return false;
}

// Corridors that the tile belongs to or closes an end of, and that stay unfinished.
Doc joined(const Digger& game, const State& state, int player, int space) {
  Doc list = Doc::array();
  Corridor corridor;
  std::array<std::uint8_t, kCells> told{};
  const auto look = [&](int at, int path) {
    if (((state.board.done(at) | told[at]) >> path & 1) != 0) return;
    trace_corridor(game, state, player, at, path, corridor);
    corridor.tiles.for_each(
        [&](int tile) { told[tile] = static_cast<std::uint8_t>(told[tile] | corridor.paths[tile]); });
    int open = 0;
    for_each_open_end(game, state, player, corridor, [&](int, int) { ++open; });
    list.push(
        Doc::object().set("length", corridor.length).set("open", open).set("spaces", spaces_doc(game, corridor.tiles)));
  };
  const int kind = state.board.kind[space];
  for (int path = 0; path < game.content().kinds[kind].paths; ++path) look(space, path);
  const std::uint8_t doors =
      static_cast<std::uint8_t>(open_edges(game, state, space) & ~corridor_edges(game, state, space));
  for (unsigned rest = doors; rest != 0; rest &= rest - 1) {
    const int d = std::countr_zero(rest), other = next_to(game, space, d);
    if (other == kNowhere || !owns(state, player, other)) continue;
    if (!is_open(corridor_edges(game, state, other), opposite(d))) continue;
    const Facing& there = game.facing(state.board.kind[other], state.board.rotation(other));
    look(other, there.path_of[opposite(d)]);
  }
  return list;
}

// What the tiles that are turned up next can be.
Doc revealed(const Digger& game, const State& state) {
  Doc list = Doc::array();
  const auto add = [&](int space, const std::uint8_t* left, int kinds, Common first) {
    int all = 0;
    for (int i = 0; i < kinds; ++i) all += left[i];
    for (int i = 0; i < kinds; ++i) {
      if (left[i] == 0) continue;
      list.push(Doc::object()
                    .set("space", space_name(game, space))
                    .set("tile", kCommonNames[index(first) + static_cast<std::size_t>(i)])
                    .set("chance", static_cast<double>(left[i]) / all));
    }
  };
  const Step next = state.next().step;
  if (next != Step::RevealHunt && next != Step::RevealLair) return list;
  for (int i = state.agenda_count; i-- > 0;) {
    const Task& task = state.agenda[i];
    if (task.step == Step::RevealLair) add(as<Step::RevealLair>(task).space, state.lair_left, 4, Common::Eggs);
    if (task.step != Step::RevealHunt) continue;
    const int space = as<Step::RevealHunt>(task).space;
    add(space, state.hunt_left[state.board.owner(space)], 3, Common::Rock);
  }
  return list;
}

// --- the end of the Turn ----------------------------------------------------------------------------------------------

bool ended_turn(const EventList<Event>& events) {
  for (const Event& event : events.items) {
    if (event.type == Event::Type::TurnEnded || event.type == Event::Type::GameEnded) return true;
  }
  return false;
}

bool is_in_turn(const State& state) {
  const Step under_way = state.agenda[0].step;
  return under_way == Step::Main || under_way == Step::EndTurn || under_way == Step::EndedTurn;
}

// Whether what is drawn can change what may be done in the rest of the Turn. Values of coins never do; tiles do if one
// of them could still be built.
bool changes_choices(const Digger& game, const State& state) {
  const Step next = state.next().step;
  if (next == Step::RevealHunt || next == Step::RevealLair) return true;
  if (next != Step::DrawTile || state.agenda[0].step != Step::Main) return false;
  const Player& player = state.players[state.active];
  const bool special = player.lord != kNone && !player.special_used &&
                       game.content().lords[player.lord].special.deed == Deed::BuildAnywhere;
  return special || cost_of(game, state, state.active, Order::Work) <= state.turn.tp;
}

// Whether nobody decides anything any more before the Turn is over, whatever chance gives.
bool surely_ends(const Digger& game, const State& state, int& looks) {
  if (!game.turn(state).is_chance() || looks-- <= 0) return false;
  OutcomeList outcomes;
  game.outcomes(state, outcomes);
  if (!changes_choices(game, state)) outcomes.resize(1);
  for (const Outcome& outcome : outcomes) {
    State after = state;
    EventList<Event> events;
    game.apply(after, outcome.action, events);
    if (!ended_turn(events) && !surely_ends(game, after, looks)) return false;
  }
  return true;
}

bool ends_turn_with(const Digger& game, const State& before, const State& after, const EventList<Event>& events) {
  constexpr int kMostLooks =
      400;  // at positions: a Think! of three tiles with a lord who could still build one has more
  int looks = kMostLooks;
  return is_in_turn(before) && (ended_turn(events) || surely_ends(game, after, looks));
}

std::optional<int> built_on(Action action) {
  switch (kind_of(action)) {
    case Kind::Work:
    case Kind::SpecialBuild:
    case Kind::PitBuild: return as<actions::Building>(action).space;
    default: return std::nullopt;
  }
}

}  // namespace

Doc Digger::odds(const State& state, Action action) const {
  const Turn now = turn(state);
  if (!now.is_seat() || refuse(state, action)) return {};
  const int actor = index(now.actor);
  State after = state;
  EventList<Event> events;
  apply(after, action, events);
  const bool ends = ends_turn_with(*this, state, after, events);
  int coins = 0, victim = kNone;
  while (const std::optional<Action> next = any_coin_or_summons(*this, after, actor)) {
    const Task& task = after.next();
    const bool drawn = task.step == Step::DrawCoin && as<Step::DrawCoin>(task).to == place::kHand + actor;
    if (drawn || task.step == Step::AskKeep) ++coins;  // of two one is kept
    if (task.step == Step::StealCoin) victim = as<Step::StealCoin>(task).other;
    apply(after, *next, events);
  }
  Certain certain(*this, actor);
  for (const Event& event : events.items) {
    if (event.type == Event::Type::TurnEnded) break;
    certain.add(event);
  }
  const Task& next = after.next();
  if (next.step == Step::AskTrapCoin && as<Step::AskTrapCoin>(next).creature == kNone) {
    certain.trap(after.players[actor].adventurer_at, as<Step::AskTrapCoin>(next).other);
  }
  Doc odds = Doc::object();
  certain.write(odds);
  if (ends) odds.set("ends", true);
  if (const auto space = built_on(action); space && !waits_for_corridors(after)) {
    if (Doc list = joined(*this, after, actor, *space); !list.as_array().empty()) odds.set("joins", std::move(list));
  }
  if (Doc list = is_in_turn(state) ? revealed(*this, after) : Doc::array(); !list.as_array().empty())
    odds.set("reveal", std::move(list));
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
