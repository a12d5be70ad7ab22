#include "reasons.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "digger/documents/view.hpp"
#include "digger/rules/choices.hpp"

namespace uc::digger {

namespace {

// What the best Work! of some would bring.
struct Build {
  int gp = 0;
  actions::Building built;
};

class Reasons {
 public:
  Reasons(const Digger& game, const State& state, Action action)
      : game_(game), s_(state), action_(action), actor_(index(game.turn(state).actor)), after_(state) {
    game_.apply(after_, action_, events_);
  }

  Doc find() {
    gold();
    prizes();
    booty();
    board();
    plans();
    choice();
    return std::move(found_);
  }

 private:
  using Type = Event::Type;

  static Doc reason(std::string_view code) { return Doc::object().set("code", code); }
  void add(Doc reason) { found_.push(std::move(reason)); }
  std::string space(int at) const { return space_name(game_, at); }
  const Player& me() const { return s_.players[actor_]; }

  // --- what it brings at once ---

  void gold() {
    int gp = 0;
    for (const Event& event : events_.items) {
      if (event.type == Type::TurnEnded) break;
      if (event.type == Type::CorridorCompleted) {
        const auto completed = as<Type::CorridorCompleted>(event);
        add(reason("corridor")
                .set("length", int{completed.length})
                .set("gp", game_.content().figures.gp_of_corridor(completed.length)));
      }
      if (event.type != Type::GpGained || event.seat != actor_) continue;
      const auto gained = as<Type::GpGained>(event);
      gp += gained.gp;
      if (gained.why != Event::Corridor) {
        add(reason(name_of(game_, Of::Gain, gained.why)).set("gp", int{gained.gp}));
      }
    }
    const int now = me().gp + gp, goal = game_.goal();
    if (gp > 0 && goal > 0 && now >= goal && me().gp < goal) add(reason("goal").set("gp", now).set("need", goal));
  }

  // DD-15.2: as things stand then.
  void prizes() {
    for (std::size_t i = 0; i < kPrizes; ++i) {
      const auto prize = static_cast<Prize>(i);
      const int before = final_prize(game_, s_, prize), now = final_prize(game_, after_, prize);
      if (before == now) continue;
      const int gp = game_.content().prizes[i].gp;
      if (now == actor_) add(reason("prize").set("prize", kPrizeNames[i]).set("gp", gp));
      else if (before != kNone && before != actor_) {
        add(reason("denies").set("prize", kPrizeNames[i]).set("seat", before).set("gp", gp));
      }
    }
  }

  // Coins, bonus orders, and what rivals lose.
  void booty() {
    int coins = 0;
    for (const Event& event : events_.items) {
      if (event.type == Type::TurnEnded) break;
      switch (event.type) {
        case Type::CoinsDue:
          if (event.seat == actor_) coins += as<Type::CoinsDue>(event).coins;
          break;
        case Type::StoredCoinsTaken:
          add(reason("steals").set("seat", event.other).set("coins", int{as<Type::StoredCoinsTaken>(event).coins}));
          break;
        case Type::BonusReceived: {
          const auto received = as<Type::BonusReceived>(event);
          add(reason("bonus")
                  .set("rooms", kTypeNames[received.rooms])
                  .set("picks", int{received.picks})
                  .set("orders", orders_doc(received.orders)));
          break;
        }
        case Type::StoogesLost:
          if (event.seat != actor_) {
            add(reason("beats").set("seat", event.seat).set("stooges", int{as<Type::StoogesLost>(event).stooges}));
          }
          break;
        case Type::StoogesConverted:
          if (event.seat != actor_) {
            add(reason("beats").set("seat", event.seat).set("stooges", int{as<Type::StoogesConverted>(event).stooges}));
          }
          break;
        case Type::AdventurerEscaped:
          add(reason("escapes").set("seat", event.other).set("gp", int{game_.content().trapped.portal_penalty}));
          break;
        case Type::WillSkip: add(reason("skips").set("seat", event.seat)); break;
        default: break;
      }
    }
    const Task& next = after_.next();
    if (next.step == Step::StealCoin)
      add(reason("steals").set("seat", int{as<Step::StealCoin>(next).other}).set("coins", 1));
    if (coins > 0) add(reason("coins").set("coins", coins));
  }

  // --- what it does to the board ---

  void board() {
    switch (kind_of(action_)) {
      case Kind::Work:
      case Kind::PitBuild:
      case Kind::SpecialBuild: built(as<actions::Building>(action_)); break;
      case Kind::Sabotage: walls_up(as<Kind::Sabotage>(action_).space); break;
      case Kind::Collapse: walls_up(as<Kind::Collapse>(action_).space); break;
      case Kind::Demolish: opens(as<Kind::Demolish>(action_).space); break;
      case Kind::Conquer: conquers(as<Kind::Conquer>(action_).space); break;
      case Kind::Free: {
        const int at = as<Kind::Free>(action_).space;
        if (is_of_class(game_, s_, at, Class::Room)) add(reason("frees").set("rooms", type_name(at)));
        break;
      }
      case Kind::Rise: add(reason("stooge").set("stooges", after_.players[actor_].in_play)); break;
      case Kind::Yes:
        if (s_.next().step == Step::AskDorm) add(reason("stooge").set("stooges", after_.players[actor_].in_play));
        break;
      case Kind::Summon: {
        const int which = as<Kind::Summon>(action_).creature;
        const Creature& creature = game_.content().battle.creatures[which];
        add(reason("summons").set("creature", creature.id).set("strength", int{creature.life}));
        break;
      }
      default: break;
    }
  }
  std::string_view type_name(int at) const { return kTypeNames[index(type_at(game_, s_, at))]; }

  void built(const actions::Building& building) {
    const int more_resources = resources(game_, after_, actor_) - resources(game_, s_, actor_);
    const int more_craft = craft(game_, after_, actor_) - craft(game_, s_, actor_);
    if (more_resources > 0) add(reason("resources").set("resources", resources(game_, after_, actor_)));
    if (more_craft > 0) add(reason("craft").set("craft", craft(game_, after_, actor_)));
    grows(building.space);
  }

  // A corridor that stays unfinished and is longer now, or has an end less.
  void grows(int at) {
    Corridor corridor;
    const int kind = after_.board.kind[at];
    int longest = 0, ends = 0;
    const auto look = [&](int where, int path) {
      if ((after_.board.done(where) >> path & 1) != 0) return;
      trace_corridor(game_, after_, actor_, where, path, corridor);
      if (corridor.length < 2 || corridor.length < longest) return;
      longest = corridor.length;
      ends = 0;
      for_each_open_end(game_, after_, actor_, corridor, [&](int, int) { ++ends; });
    };
    for (int path = 0; path < game_.content().kinds[kind].paths; ++path) look(at, path);
    if (longest == 0) return;
    const int gp = game_.content().figures.gp_of_corridor(longest);
    add(reason("joins").set("length", longest).set("open", ends).set("gp", gp));
  }

  // The longest corridor of a rival that has an end there.
  void walls_up(int at) {
    Corridor corridor;
    int best = 0, whose = kNone;
    for (int d = 0; d < kDirections; ++d) {
      const int beside = next_to(game_, at, d);
      if (beside == kNowhere || !is_foreign(s_, actor_, beside)) continue;
      const int edge = opposite(d);
      if (!is_open(corridor_edges(game_, s_, beside), edge)) continue;
      const Facing& facing = game_.facing(s_.board.kind[beside], s_.board.rotation(beside));
      trace_corridor(game_, s_, s_.board.owner(beside), beside, facing.path_of[edge], corridor);
      if (corridor.length <= best) continue;
      best = corridor.length;
      whose = s_.board.owner(beside);
    }
    if (whose == kNone) return;
    add(reason("blocks")
            .set("seat", whose)
            .set("length", best)
            .set("gp", game_.content().figures.gp_of_corridor(best)));
  }

  void opens(int at) {
    for (int d = 0; d < kDirections; ++d) {
      const int beside = next_to(game_, at, d);
      if (beside == kNowhere || !owns(s_, actor_, beside) || !is_open(open_edges(game_, s_, beside), opposite(d)))
        continue;
      return add(reason("opens").set("space", space(at)));
    }
  }

  void conquers(int at) {
    const int owner = s_.board.owner(at);
    if (!is_of_class(game_, s_, at, Class::Room)) return;
    add(reason("conquers").set("seat", owner).set("rooms", type_name(at)));
  }

  // --- what it makes possible ---

  // The same moment of the Turn without anything else to be done, and with the means for an order.
  State at_leisure(const State& state) const {
    State plain = state;
    plain.agenda_count = 0;
    plain.agenda[plain.agenda_count++] = Task(Step::Main);
    plain.agenda[plain.agenda_count++] = Task(Step::AskMain);
    for (int i = plain.agenda_count; i < kMaxAgenda; ++i) plain.agenda[i] = {};
    plain.turn.tp = static_cast<std::uint8_t>(cost_of(game_, state, actor_, Order::Work));
    for (std::uint8_t& pending : plain.pool) pending = 0;
    return plain;
  }
  Build best_build(const State& state) const {
    Build best;
    if (state.active != actor_) return best;
    const State plain = at_leisure(state);
    for_each_build(game_, plain, By::Stooge, Kind::Work, [&](Action action) {
      State built = plain;
      EventList<Event> events;
      game_.apply(built, action, events);
      int gp = 0;
      for (const Event& event : events.items) {
        if (event.type == Type::GpGained && event.seat == actor_) gp += as<Type::GpGained>(event).gp;
      }
      if (gp > best.gp) best = {gp, as<Kind::Work>(action)};
    });
    return best;
  }
  Doc then(const Build& build) const {
    return reason("then")
        .set("tile", game_.content().kinds[build.built.tile].id)
        .set("space", space(build.built.space))
        .set("gp", build.gp);
  }

  void plans() {
    const Kind kind = kind_of(action_);
    const bool work = kind == Kind::Name && as<Kind::Name>(action_).order == index(Order::Work);
    const bool comes = kind == Kind::Shift || kind == Kind::Sneak || kind == Kind::Rise || kind == Kind::Yes;
    if (!work && !comes) return;
    const Build now = best_build(after_), before = best_build(s_);
    if (now.gp > 0 && (work || now.gp > before.gp)) add(then(now));
    if (kind == Kind::Shift || kind == Kind::Sneak) arrives(as<actions::Group>(action_));
  }

  // A Room, Monster or Ruins that can be conquered next.
  void arrives(const actions::Group& group) {
    const int at = group.to;
    if (!after_.players[actor_].standing.has(at) || !can_be_conquered(game_, after_, actor_, at)) return;
    const bool room = is_of_class(game_, after_, at, Class::Room);
    Doc doc = reason("raids").set("space", space(at));
    doc.set("seat", seat_doc(after_.board.owner(at))).set("rooms", room ? Doc(type_name_after(at)) : Doc());
    add(std::move(doc));
  }
  std::string_view type_name_after(int at) const { return kTypeNames[index(type_at(game_, after_, at))]; }

  // --- choices that change nothing on the board ---

  void choice() {
    switch (kind_of(action_)) {
      case Kind::Think: exchanges(as<Kind::Think>(action_).tiles); break;
      case Kind::Return: exchanges(as<Kind::Return>(action_).tiles); break;
      case Kind::Store: add(reason("safe").set("space", space(as<Kind::Store>(action_).space))); break;
      case Kind::Keep: {
        const int kept = as<Kind::Keep>(action_).which;
        const int value = s_.coins[coin_at(s_, place::kDrawn, kept)].value();
        if (value > s_.coins[coin_at(s_, place::kDrawn, 1 - kept)].value()) add(reason("keeps").set("coin", value));
        break;
      }
      case Kind::Renounce: {
        const int order = as<Kind::Renounce>(action_).order;
        if (!has_a_way(order)) add(reason("idle").set("order", kOrderNames[order]));
        break;
      }
      case Kind::Pass:
      case Kind::Stop: add(reason("rests")); break;
      default: break;
    }
  }

  bool has_a_way(int order) const {
    bool found = false;
    for_each_order([&]<Order kOrder>() {
      if (order != static_cast<int>(kOrder)) return;
      for_each_way_of<kOrder>(game_, s_, true, [&](Action) { found = true; });
    });
    return found;
  }

  // Projects that fit nowhere that Stooges could build now, among those that go.
  void exchanges(unsigned mask) {
    const Tiles named = named_tiles(me().projects, mask);
    const SpaceSet sites = building_sites(game_, s_, actor_, By::Stooge);
    Doc tiles = Doc::array();
    named.for_each([&](int kind, int) {
      bool fits = false;
      sites.for_each([&](int at) {
        fits = fits || (fit(game_, s_, actor_, at, By::Stooge).taken() & game_.edge_sets_of(kind)) != 0;
      });
      if (!fits) tiles.push(game_.content().kinds[kind].id);
    });
    if (!tiles.as_array().empty()) return add(reason("misfits").set("tiles", std::move(tiles)));
    add(reason("draws").set("tiles", named.size()));
  }

  const Digger& game_;
  const State& s_;
  const Action action_;
  const int actor_;
  State after_;
  EventList<Event> events_;
  Doc found_ = Doc::array();
};

}  // namespace

Doc reasons_for(const Digger& game, const State& state, Action action) { return Reasons(game, state, action).find(); }

}  // namespace uc::digger
