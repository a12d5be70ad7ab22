// What is legal: listing, picking, and the rule that forbids what is not.
#include <algorithm>

#include "choices.hpp"

namespace uc::digger {

void Digger::actions(const State& state, ActionList& list) const {
  list.clear();
  for_each_action(*this, state, [&](Action action) { list.push_back(action); });
}

// Only between the steps of a Turn: what is in progress is finished first.
void Digger::outside(const State& state, ActionList& list) const {
  list.clear();
  const Step step = state.next().step;
  const bool between =
      step == Step::AskStore || step == Step::AskMain || step == Step::AskPool || step == Step::AskShift;
  if (options_.turn_minutes > 0 && between) list.push_back(pack(Kind::TimeUp));
}

TurnClock Digger::clock(const State& state) const {
  constexpr int kSecondsOfMinute = 60;
  if (options_.turn_minutes == 0 || state.agenda[0].step != Step::Main) return {};
  std::uint32_t turns = 1;
  for (const Player& player : state.players) turns += player.turns;
  return {.turn = turns, .seconds = options_.turn_minutes * kSecondsOfMinute, .action = pack(Kind::TimeUp)};
}

// --- conditions that the choices share --------------------------------------------------------------------------------

bool can_be_conquered(const Digger& game, const State& state, int player, int space) {
  if (owns(state, player, space)) return false;
  const int kind = state.board.kind[space];
  if (kind >= kFaceDown || state.board.token(space) == player + 1) return false;
  if (is_common(game, state, space, Common::Monster)) return state.board.token(space) == 0;  // DD-19.6
  if (is_common(game, state, space, Common::Ruins)) return true;                             // DD-19.7
  const int owner = state.board.owner(space);
  if (owner == kNobody || owner == player || state.players[owner].out) return false;  // DD-24.12
  if (game.class_of(kind) == Class::Portal) return game.plays(Scenario::TotalBattle);
  return game.content().types[index(game.type_of(kind))].conquerable;
}

SpaceSet hunt_spaces(const Digger& game, const State& state) {  // DD-19.2, DD-18.5
  SpaceSet allowed = empty_spaces(game, state);
  const Area& area = game.area();
  const bool adventurers = game.plays(Scenario::TrappedAdventurers), citadel = game.plays(Scenario::DwarvenCitadel);
  if (adventurers || citadel) allowed.remove(game.middle());
  for (int p = 0; p < game.players(); ++p) {
    for (int space = 0; space < area.spaces; ++space) {
      const int far = area.distance(state.players[p].portal, static_cast<Space>(space));
      if (far < game.content().hunt.distance) allowed.remove(space);
    }
  }
  return allowed;
}

bool can_do_more(const Digger& game, const State& state) {
  const Player& player = state.players[state.active];
  const bool thinks = !player.projects.empty() && !player.bag.empty();
  if (thinks && cost_of(game, state, state.active, Order::Think) <= state.turn.tp) return true;
  if (game.options().hidden_projects && !player.projects.empty()) {
    // Which Projects they are must not show: whoever could build one tile or another is asked (DD-R80).
    const bool works = cost_of(game, state, state.active, Order::Work) <= state.turn.tp &&
                       !building_sites(game, state, state.active, By::Stooge).empty();
    const bool special = player.lord != kNone && !player.special_used &&
                         game.content().lords[player.lord].special.deed == Deed::BuildAnywhere &&
                         !building_sites(game, state, state.active, By::Dungeon).empty();
    if (works || special) return true;
  }
  bool more = false;
  for_each_main(game, state, [&](Action) { more = true; });
  return more;
}

// --- why not ----------------------------------------------------------------------------------------------------------

namespace {

bool is_space(const Digger& game, int number) { return number >= 0 && number < game.area().spaces; }

// DD-6.4: is there a way from one space to the other, but into something that is closed to everybody of this player?
bool is_shut_out(const Digger& game, const State& state, int player, int from, int to) {
  if (!is_closed_to(game, state, player, to)) return false;
  for (int d = 0; d < kDirections; ++d) {
    if (next_to(game, from, d) != to) continue;
    return is_ground(game, state, to) ? is_connected(game, state, from, d)
                                      : is_open(open_edges(game, state, from), d);  // DD-1.7
  }
  return false;
}

std::string_view why_no_shift(const Digger& game, const State& state, const actions::Group& group) {
  const int player = state.active, from = group.from, to = group.to;
  if (!is_space(game, from) || !is_space(game, to) || !state.players[player].standing.has(from)) return "DD-6.1";
  if (is_common(game, state, from, Common::Eggs)) return "DD-23.5";
  if (state.dragon == to) return "DD-23.9";
  if (!ways(game, state, player, from).has(to)) {
    if (!is_shut_out(game, state, player, from, to)) return "DD-6.2";
    return is_hidden_hunt(state, to) ? "DD-19.8" : "DD-6.4";
  }
  return why_no_entry(game, state, player, from, group.stooges, to);
}

std::string_view why_no_build(const Digger& game, const State& state, const actions::Building& built, By by) {
  const Player& player = state.players[state.active];
  const std::string_view link = by == By::Stooge ? "DD-5.6" : "DD-12.7";
  if (built.tile >= game.content().set_kinds || player.projects.count(built.tile) == 0) return "DD-8.1";
  if (!is_space(game, built.space) || !is_empty(state, built.space)) return "DD-8.1";
  if (built.rotation >= kDirections || (game.content().kinds[built.tile].rotations >> built.rotation & 1U) == 0)
    return "DD-1.2";
  const Fit here = fit(game, state, state.active, built.space, by);
  const std::uint8_t open = game.facing(built.tile, built.rotation).open;
  const bool fits = (open & here.open) == here.open && (open & here.shut) == 0;
  return here.link != 0 && !fits ? "DD-8.2" : link;
}

std::string_view why_no_adventurer(const Digger& game, const State& state, int direction, int left) {
  if (!game.plays(Scenario::TrappedAdventurers) || direction >= kDirections) return "DD-20.3";
  if (!may_move_adventurer(game, state, state.active)) return "DD-20.13";
  const int from = state.players[state.active].adventurer_at;
  const Refusal refusal = refuse_adventurer_step(game, state, state.active, from, direction, left);
  return refusal ? refusal.rule : "DD-20.3";
}

std::string_view why_no_creature(const Digger& game, const State& state, const actions::CreatureStep& step, int left) {
  if (!game.plays(Scenario::TotalBattle) || step.creature >= kCreatures || step.direction >= kDirections)
    return "DD-24.6";
  const CreatureState& creature = state.creatures[step.creature];
  if (creature.owner != state.active || creature.at == kNone) return "DD-24.6";
  const Refusal refusal =
      refuse_creature_step(game, state, state.active, step.creature, creature.at, step.direction, left);
  return refusal ? refusal.rule : "DD-24.6";
}

std::string_view why_no_conquest(const Digger& game, const State& state, const actions::Conquering& conquest) {
  const int space = conquest.space;
  if (!is_space(game, space) || state.board.kind[space] == kNone) return "DD-14.1";
  if (is_foreign(state, state.active, space) && state.players[state.board.owner(space)].out) return "DD-24.12";
  const bool creature = conquest.creature < kCreatures;
  if (can_be_conquered(game, state, state.active, space)) {
    if (creature && !game.content().battle.creatures[conquest.creature].conquers) return "DD-24.2";
    const Player& player = state.players[state.active];
    const bool from_reserve = state.turn.sack && player.reserve > 0;
    const bool there = creature ? state.creatures[conquest.creature].owner == state.active &&
                                      state.creatures[conquest.creature].at == space
                                : player.standing.has(space);
    if (there && from_reserve != (conquest.token == kFromReserve)) return "DD-17.2";
    const bool stooge =
        creature ? is_space(game, conquest.token) && player.standing.has(conquest.token) : conquest.token == kNone;
    // Where the conqueror and the token are right, it is the coin that is wrong.
    if (there && (from_reserve || stooge) && is_of_class(game, state, space, Class::Room)) return "DD-14.3";
    if (creature) return "DD-24.9";
  }
  if (is_pit(game, state, space)) return "DD-12.7";
  if (is_of_class(game, state, space, Class::Room)) return "DD-14.1";
  if (is_common(game, state, space, Common::Ruins)) return "DD-19.7";
  if (is_common(game, state, space, Common::Monster)) return "DD-19.6";
  const bool portal = is_of_class(game, state, space, Class::Portal);
  return portal && game.plays(Scenario::TotalBattle) ? "DD-24.10" : "DD-14.2";
}

// The order that an action of the main phase or of the pool is a way of; kOrders if it is none.
int order_of(Kind kind) {
  switch (kind) {
    case Kind::Shift:
    case Kind::Disturb:
    case Kind::Adventurer:
    case Kind::Creature: return static_cast<int>(Order::Move);
    case Kind::Think: return static_cast<int>(Order::Think);
    case Kind::Sabotage: return static_cast<int>(Order::Sabotage);
    case Kind::Rise: return static_cast<int>(Order::Rise);
    case Kind::Conquer:
    case Kind::Free: return static_cast<int>(Order::Conquer);
    case Kind::Work: return static_cast<int>(Order::Work);
    case Kind::Demolish: return static_cast<int>(Order::Demolish);
    default: return kOrders;
  }
}

std::string_view why_not_in_shift(const Digger& game, const State& state, Action action) {
  const Kind kind = kind_of(action);
  if (kind == Kind::Shift) return why_no_shift(game, state, as<Kind::Shift>(action));
  if (kind == Kind::Disturb) return "DD-23.5";
  const int player = state.active;
  if (kind == Kind::Adventurer) {
    const bool can = may_move_adventurer(game, state, player);
    return why_no_adventurer(game, state, as<Kind::Adventurer>(action).direction,
                             can ? movement_of_adventurer(game, state, player) - 1 : 0);
  }
  const auto step = as<Kind::Creature>(action);
  if (kind != Kind::Creature || step.creature >= kCreatures) return "DD-5.1";
  return why_no_creature(game, state, step, game.content().battle.creatures[step.creature].movement - 1);
}

std::string_view why_not_in_main(const Digger& game, const State& state, Action action) {
  const Kind kind = kind_of(action);
  const bool pool = state.next().step == Step::AskPool;
  const int order = order_of(kind);
  if (order < kOrders) {
    if (pool && state.pool[order] == 0) return "DD-13.5";
    if (!pool && cost_of(game, state, state.active, static_cast<Order>(order)) > state.turn.tp) return "DD-4.2";
  } else if (pool) {
    return "DD-13.5";
  }
  switch (kind) {
    case Kind::Think: return "DD-5.2";
    case Kind::Sabotage: return "DD-5.3";
    case Kind::Rise: return "DD-5.4";
    case Kind::Conquer: return why_no_conquest(game, state, as<Kind::Conquer>(action));
    case Kind::Free: return "DD-14.6";
    case Kind::Work: return why_no_build(game, state, as<Kind::Work>(action), By::Stooge);
    case Kind::Demolish: return "DD-5.7";
    case Kind::Special:
    case Kind::SpecialBuild: {
      const Player& player = state.players[state.active];
      if (player.lord == kNone || player.special_used) return "DD-17.1";
      const bool builds = game.content().lords[player.lord].special.deed == Deed::BuildAnywhere;
      if (kind == Kind::SpecialBuild) {
        return builds ? why_no_build(game, state, as<Kind::SpecialBuild>(action), By::Dungeon) : "DD-17.2";
      }
      // It has no effect, or it must say what it builds.
      return builds && can_build_somewhere(game, state, state.active, By::Dungeon) ? "DD-17.2" : "DD-4.5";
    }
    case Kind::Sneak: return "DD-23.5";
    case Kind::MoveDragon: return "DD-23.10";
    case Kind::Summon: {
      const int creature = as<Kind::Summon>(action).creature;
      const std::uint8_t owner = creature < kCreatures ? state.creatures[creature].owner : kNone;
      return owner != kNone && owner != state.active ? "DD-24.4" : "DD-24.3";
    }
    default: return order < kOrders ? why_not_in_shift(game, state, action) : "DD-4.2";
  }
}

// From oneself, or twice from the same opponent; else there is no coin to take.
std::string_view why_no_tax(const State& state, unsigned taxed, Action action) {
  const int source = as<Kind::Tax>(action).source;
  if (kind_of(action) != Kind::Tax || source == state.active) return "DD-17.2";
  return source < kMaxPlayers && (taxed >> source & 1U) != 0 ? "DD-17.2" : "DD-17.3";
}

// The rule that says what can be chosen at this question.
std::string_view why_not(const Digger& game, const State& state, Action action) {
  const Task& asked = state.next();
  if (kind_of(action) == Kind::TimeUp) return "DD-21.5";
  switch (asked.step) {
    case Step::AskLord: return "DD-3.5";
    case Step::AskPortal: return "DD-3.6";
    case Step::AskHuntTile: return "DD-19.2";
    case Step::AskFreeThink: return kind_of(action) == Kind::Think ? "DD-5.2" : "DD-16.1";
    case Step::AskStore: return "DD-12.6";
    case Step::AskMain:
    case Step::AskPool: return why_not_in_main(game, state, action);
    case Step::AskShift: return why_not_in_shift(game, state, action);
    case Step::AskPit:
      if (kind_of(action) != Kind::PitBuild) return "DD-12.7";
      return why_no_build(game, state, as<Kind::PitBuild>(action), By::Dungeon);
    case Step::AskDorm: return "DD-12.2";
    case Step::AskBonus: return "DD-13.1";
    case Step::AskKeep:
    case Step::AskReturn:
    case Step::AskCollapse: return "DD-17.2";
    case Step::AskTax: return why_no_tax(state, as<Step::AskTax>(asked).taxed, action);
    case Step::AskTreasure: return "DD-23.12";
    case Step::AskAdventurer:
      if (kind_of(action) != Kind::Adventurer) return "DD-20.11";
      return why_no_adventurer(game, state, as<Kind::Adventurer>(action).direction,
                               as<Step::AskAdventurer>(asked).left - 1);
    case Step::AskTrapCoin: return as<Step::AskTrapCoin>(asked).creature == kNone ? "DD-20.4" : "DD-24.8";
    case Step::AskFlame: return "DD-20.13";
    case Step::AskRetreat: return "DD-20.9";
    case Step::AskCreature: {
      const auto mover = as<Step::AskCreature>(asked);
      const auto step = as<Kind::Creature>(action);
      if (kind_of(action) != Kind::Creature || step.creature != mover.creature) return "DD-24.6";
      return why_no_creature(game, state, step, mover.left - 1);
    }
    case Step::AskTroll:
    case Step::AskRedraw: return "DD-24.2";
    case Step::AskSave:
    case Step::AskFlee: return "DD-23.8";
    default: return "DD-24.11";
  }
}

}  // namespace

Refusal Digger::refuse(const State& state, Action action) const {
  const Turn now = turn(state);
  if (now.is_over()) return {"DD-15.1"};
  if (now.is_chance()) return refuse_outcome(*this, state, action);
  bool listed = false;
  for_each_action(*this, state, [&](Action each) { listed = listed || each == action; });
  return listed ? kLegal : Refusal{why_not(*this, state, action)};
}

}  // namespace uc::digger
