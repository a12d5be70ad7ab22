// The legal actions of a position, handed out one by one in a fixed order. Listing, picking and refusing share this.
#pragma once

#include <utility>

#include "rules.hpp"

namespace uc::digger {

// So many actions at once, nth(i) for i from 0. Who only wants one of them need not look at all, and may ask later: nth
// holds what it needs.
template <class Add, class Nth>
void add_block(Add&& add, std::uint32_t count, Nth&& nth) {
  if constexpr (requires { add.block(count, nth); }) {
    add.block(count, nth);
  } else {
    for (std::uint32_t i = 0; i < count; ++i) add(nth(i));
  }
}

// One action, if it is legal. Who keeps a list need not jump over those that are not.
template <class Add>
void add_if(Add&& add, bool legal, Action action) {
  if constexpr (requires { add.add_if(legal, action); }) {
    add.add_if(legal, action);
  } else {
    if (legal) add(action);
  }
}

// --- Projects ---------------------------------------------------------------------------------------------------------

// Every choice of least to most tiles, of equal tiles the first ones.
template <class Add>
void for_each_choice(const Tiles& tiles, int least, int most, Add&& add) {
  struct Group {
    std::uint8_t first, count;
  };
  Group groups[16];
  int size = 0, at = 0;
  tiles.for_each([&](int, int count) {
    groups[size++] = {static_cast<std::uint8_t>(at), static_cast<std::uint8_t>(count)};
    at += count;
  });
  const auto choose = [&](const auto& self, int group, int chosen, unsigned mask) -> void {
    if (group == size) {
      if (chosen >= least) add(mask);
      return;
    }
    for (int n = 0; n <= groups[group].count && chosen + n <= most; ++n) {
      self(self, group + 1, chosen + n, mask | ((1U << n) - 1U) << groups[group].first);
    }
  };
  choose(choose, 0, 0, 0);
}

// How many choices of at least one tile there are: of each kind none, or the first, or the first two ...
inline std::uint32_t count_choices(const Tiles& tiles) {
  std::uint32_t choices = 1;
  tiles.for_each([&](int, int count) { choices *= static_cast<std::uint32_t>(count + 1); });
  return choices - 1;
}

// The n-th of them, in the order of for_each_choice: of the last kind the number changes fastest.
inline unsigned nth_choice(const Tiles& tiles, std::uint32_t n) {
  std::uint32_t choices = count_choices(tiles) + 1, left = n + 1;
  unsigned mask = 0;
  int at = 0;
  tiles.for_each([&](int, int count) {
    choices /= static_cast<std::uint32_t>(count + 1);
    mask |= ((1U << left / choices) - 1U) << at;
    left %= choices;
    at += count;
  });
  return mask;
}

template <class Add>
void for_each_think(const State& state, int player, Add&& add) {  // DD-5.2
  const Player& thinker = state.players[player];
  const int most = thinker.bag.size();
  if (most == 0) return;
  const int size = thinker.projects.size();
  if (most >= size && thinker.projects.all_different()) {
    const auto nth = [](std::uint32_t i) { return pack<Kind::Think>({.tiles = i + 1}); };
    return add_block(add, (1U << size) - 1U, nth);
  }
  if constexpr (requires { add.thinks(thinker.projects); }) {
    if (most >= size) return add.thinks(thinker.projects);
  }
  for_each_choice(thinker.projects, 1, most, [&](unsigned mask) { add(pack<Kind::Think>({.tiles = mask})); });
}

template <class Add>
void for_each_build(const Digger& game, const State& state, By by, Kind kind, Add&& add) {
  const int player = state.active;
  const SpaceSet sites = building_sites(game, state, player, by);
  if (sites.empty()) return;
  std::uint8_t projects[kMaxProjects + 1];
  int size = 0;
  state.players[player].projects.for_each([&](int tile, int) { projects[size++] = static_cast<std::uint8_t>(tile); });
  sites.for_each([&](int space) {
    const std::uint64_t taken = fit(game, state, player, space, by).taken();
    for (int i = 0; i < size; ++i) {
      const int tile = projects[i];
      if ((taken & game.edge_sets_of(tile)) == 0) continue;
      const unsigned rotations = game.rotations_of(tile);
      for (int rotation = 0; rotation < kDirections; ++rotation) {
        const bool fits = (taken >> game.open_of(tile, rotation) & rotations >> rotation & 1U) != 0;
        add_if(add, fits, pack(kind, actions::Building{.tile = tile, .space = space, .rotation = rotation}));
      }
    }
  });
}

// --- shifts -----------------------------------------------------------------------------------------------------------

template <class Add>
void for_each_group(int from, int to, const GroupSize& size, Kind kind, Add&& add) {
  for (int n = size.least; n <= size.most; ++n) add(pack(kind, actions::Group{.from = from, .stooges = n, .to = to}));
}

template <class Add>
void for_each_creature_step(const Digger& game, const State& state, int creature, int left, Add&& add) {
  const int from = state.creatures[creature].at;
  for (int d = 0; d < kDirections; ++d) {
    if (refuse_creature_step(game, state, state.active, creature, from, d, left)) continue;
    add(pack<Kind::Creature>({.creature = creature, .direction = d}));
  }
}

template <class Add>
void for_each_adventurer_step(const Digger& game, const State& state, int left, Add&& add) {
  const int from = state.players[state.active].adventurer_at;
  for (int d = 0; d < kDirections; ++d) {
    if (refuse_adventurer_step(game, state, state.active, from, d, left)) continue;
    add(pack<Kind::Adventurer>({.direction = d}));
  }
}

template <class Add>
void for_each_shift(const Digger& game, const State& state, Add&& add) {
  const int player = state.active;
  const SpaceSet plain = plain_tiles(game, state, player);
  state.players[player].standing.for_each([&](int from) {
    if (is_common(game, state, from, Common::Eggs)) {  // DD-23.5
      if (can_leave_eggs(game, state, player, from)) add(pack<Kind::Disturb>({.space = from}));
      return;
    }
    const SpaceSet reached = ways(game, state, player, from);
    if ((reached - plain).empty()) {  // any number of them, to any of these tiles
      const auto most = static_cast<std::uint32_t>(state.board.stooge_count(from));
      const auto nth = [from, most, reached](std::uint32_t i) {
        const int n = static_cast<int>(i % most) + 1;
        return pack<Kind::Shift>({.from = from, .stooges = n, .to = reached.at(static_cast<int>(i / most))});
      };
      return add_block(add, static_cast<std::uint32_t>(reached.size()) * most, nth);
    }
    reached.for_each(
        [&](int to) { for_each_group(from, to, group_size(game, state, player, from, to), Kind::Shift, add); });
  });
  if (may_move_adventurer(game, state, player)) {
    for_each_adventurer_step(game, state, movement_of_adventurer(game, state, player) - 1, add);
  }
  if (!game.plays(Scenario::TotalBattle)) return;
  for (int i = 0; i < kCreatures; ++i) {
    if (state.creatures[i].owner != player || state.creatures[i].at == kNone) continue;
    for_each_creature_step(game, state, i, game.content().battle.creatures[i].movement - 1, add);
  }
}

// --- the other orders -------------------------------------------------------------------------------------------------

template <class Add>
void for_each_sabotage(const Digger& game, const State& state, bool bonus, Add&& add) {  // DD-5.3
  if (state.collapses == 0) return;
  const int player = state.active;
  const SpaceSet empty = empty_spaces(game, state);
  const auto spaces = static_cast<std::uint32_t>(empty.size());
  const auto on_all = [&](int from, int creature) {
    const auto nth = [from, creature, empty](std::uint32_t i) {
      return pack<Kind::Sabotage>({.from = from, .space = empty.at(static_cast<int>(i)), .creature = creature});
    };
    add_block(add, spaces, nth);
  };
  if (!must_sacrifice(game, state, player, bonus)) return on_all(kNone, kNone);
  state.players[player].standing.for_each([&](int from) { on_all(from, kNone); });
  for (int i = 0; i < kCreatures && game.plays(Scenario::TotalBattle); ++i) {
    if (state.creatures[i].owner == player && state.creatures[i].at != kNone) on_all(kNone, i);
  }
}

template <class Add>
void for_each_rise(const Digger& game, const State& state, Add&& add) {  // DD-5.4
  const int player = state.active;
  if (!can_summon(game, state, player)) return;
  const bool any_room = standard_of(game, state, player).rise_any_room;
  const Player& mine = state.players[player];
  bool has_rooms = any_room;
  for (unsigned rest = game.rise_types(); rest != 0; rest &= rest - 1) {
    has_rooms |= mine.rooms[std::countr_zero(rest)] > 0;
  }
  SpaceSet portal;
  if (mine.portal != kNone) portal.add(mine.portal);
  (has_rooms ? mine.tiles : portal).for_each([&](int space) {
    const Type type = type_at(game, state, space);
    if (type != Type::Portal) {
      if (index(type) >= kRoomTypes || !is_active(game, state, space)) return;
      const Power& power = game.power(type);
      if (!power.rise && (!any_room || power.sacrifices)) return;
    }
    if (is_free_to_summon(game, state, player, space)) add(pack<Kind::Rise>({.space = space}));
  });
}

// Does a token of the player that can conquer stand there? DD-14.1, DD-24.9
inline bool has_conqueror(const Digger& game, const State& state, int player, int space) {
  if (state.players[player].standing.has(space)) return true;
  for (int i = 0; i < kCreatures; ++i) {
    const CreatureState& creature = state.creatures[i];
    const bool here = creature.owner == player && creature.at == space;
    if (here && game.content().battle.creatures[i].conquers) return true;
  }
  return false;
}

bool can_be_conquered(const Digger&, const State&, int player, int space);

template <class Add>
void for_each_conquest(const Digger& game, const State& state, Add&& add) {  // DD-5.5
  const int player = state.active;
  const Player& mine = state.players[player];
  const bool from_reserve = state.turn.sack && mine.reserve > 0;
  const auto by = [&](int space, int creature, Source source) {
    const auto made_of = [&](int token) {
      add(pack<Kind::Conquer>({.space = space, .source = source, .creature = creature, .token = token}));
    };
    if (from_reserve) return made_of(kFromReserve);
    if (creature == kNone) return made_of(kNone);
    mine.standing.for_each(made_of);
  };
  const auto with = [&](int space, int creature) {
    if (!can_be_conquered(game, state, player, space)) return;
    const Type type = type_at(game, state, space);
    if (index(type) >= kRoomTypes) return by(space, creature, Source::Given);
    const bool hand = hand_size(state, state.board.owner(space)) > 0;
    const bool treasure = game.power(type).loot == Loot::Treasure;
    const bool other = treasure ? coins_at(state, space) > 0 : coins_in_bag(state) > 0;
    if (other) by(space, creature, treasure ? Source::Stored : Source::Bag);
    if (hand) by(space, creature, Source::Hand);
    if (!other && !hand) by(space, creature, Source::Given);
  };
  (mine.standing - mine.tiles).for_each([&](int space) { with(space, kNone); });
  for (int i = 0; i < kCreatures && game.plays(Scenario::TotalBattle); ++i) {
    const CreatureState& creature = state.creatures[i];
    const bool can = creature.owner == player && creature.at != kNone && game.content().battle.creatures[i].conquers;
    if (can) with(creature.at, i);
  }
  SpaceSet attended = mine.tiles & mine.standing;  // DD-14.6
  for (int i = 0; i < kCreatures && game.plays(Scenario::TotalBattle); ++i) {
    const CreatureState& creature = state.creatures[i];
    if (creature.owner == player && creature.at != kNone && mine.tiles.has(creature.at)) attended.add(creature.at);
  }
  attended.for_each([&](int space) {
    if (space == mine.portal) {
      for (int whose = 0; whose < game.players(); ++whose) {
        if (mine.portal_tokens[whose] == 0 || !has_conqueror(game, state, player, space)) continue;
        add(pack<Kind::Free>({.space = space, .whose = whose}));
      }
    } else if (state.board.token(space) != 0 && has_conqueror(game, state, player, space)) {
      add(pack<Kind::Free>({.space = space, .whose = kNone}));
    }
  });
}

template <class Add>
void for_each_demolition(const Digger& game, const State& state, Add&& add) {  // DD-5.7
  SpaceSet blockers;
  const auto look_from = [&](int space) {
    for (unsigned rest = outward_edges(game, state, space); rest != 0; rest &= rest - 1) {
      const int other = next_to(game, space, std::countr_zero(rest));
      if (is_blocker(game, state, other)) blockers.add(other);
    }
  };
  state.players[state.active].standing.for_each(look_from);
  for (int i = 0; i < kCreatures && game.plays(Scenario::TotalBattle); ++i) {
    const CreatureState& creature = state.creatures[i];
    if (creature.owner == state.active && creature.at != kNone) look_from(creature.at);
  }
  blockers.for_each([&](int space) { add(pack<Kind::Demolish>({.space = space})); });
}

// The order is a parameter of the template: which one comes next is known, and no jump need be guessed.
template <Order kOrder, class Add>
void for_each_way_of(const Digger& game, const State& state, bool bonus, Add&& add) {
  if constexpr (kOrder == Order::Move) for_each_shift(game, state, add);
  if constexpr (kOrder == Order::Think) for_each_think(state, state.active, add);
  if constexpr (kOrder == Order::Sabotage) for_each_sabotage(game, state, bonus, add);
  if constexpr (kOrder == Order::Rise) for_each_rise(game, state, add);
  if constexpr (kOrder == Order::Conquer) for_each_conquest(game, state, add);
  if constexpr (kOrder == Order::Work) for_each_build(game, state, By::Stooge, Kind::Work, add);
  if constexpr (kOrder == Order::Demolish) for_each_demolition(game, state, add);
}

// Calls f.template operator()<order>() for each order, in their fixed sequence.
template <class F>
void for_each_order(F&& f) {
  [&]<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
    (f.template operator()<static_cast<Order>(kIndex)>(), ...);
  }(std::make_index_sequence<kOrders>{});
}

// --- the main phase ---------------------------------------------------------------------------------------------------

template <class Add>
void for_each_special(const Digger& game, const State& state, Add&& add) {  // DD-17, DD-4.5
  const Player& player = state.players[state.active];
  if (player.lord == kNone || player.special_used) return;
  const Special& special = game.content().lords[player.lord].special;
  bool useful = special.tp > 0 || special.token_from_reserve;  // at once, whether or not its deed is possible
  switch (special.deed) {
    case Deed::None: break;
    case Deed::DrawThenReturn: useful = useful || !player.bag.empty(); break;
    case Deed::BuildAnywhere: {
      bool builds = false;
      for_each_build(game, state, By::Dungeon, Kind::SpecialBuild, [&](Action action) {
        builds = true;
        add(action);
      });
      useful = useful && !builds;
      break;
    }
    case Deed::GainCoins:
      useful = useful || can_tax(state, kNone, 0);
      for (int p = 0; p < game.players(); ++p) useful = useful || can_tax(state, p, 0);
      break;
    case Deed::PlaceCollapses: useful = useful || (state.collapses > 0 && !empty_spaces(game, state).empty()); break;
  }
  if (useful) add(pack(Kind::Special));
}

template <class Add>
void for_each_lair_deed(const Digger& game, const State& state, Add&& add) {  // DD-23.5, DD-23.10
  const int player = state.active;
  if (state.turn.tp >= game.content().lair.sneak_tp) {
    state.players[player].standing.for_each([&](int from) {
      if (!is_common(game, state, from, Common::Eggs)) return;
      for (int d = 0; d < kDirections; ++d) {
        if (!is_connected(game, state, from, d)) continue;
        const int to = next_to(game, from, d);
        for_each_group(from, to, group_size(game, state, player, from, to), Kind::Sneak, add);
      }
    });
  }
  if (state.turn.tp < game.content().lair.dragon_tp || state.dragon == kNone) return;
  for (int d = 0; d < kDirections && is_carried_by_another(state, player); ++d) {
    if (next_to(game, state.dragon, d) != kNowhere) add(pack<Kind::MoveDragon>({.direction = d}));
  }
}

template <class Add>
void for_each_summoning(const Digger& game, const State& state, Add&& add) {  // DD-24.3
  for (int i = 0; i < kCreatures; ++i) {
    if (!can_summon_creature(game, state, state.active, i)) continue;
    state.players[state.active].tiles.for_each([&](int space) {
      if (can_appear(game, state, state.active, i, space)) add(pack<Kind::Summon>({.creature = i, .space = space}));
    });
  }
}

template <class Add>
void for_each_main(const Digger& game, const State& state, Add&& add) {  // without passing
  for_each_order([&]<Order kOrder>() {
    if (cost_of(game, state, state.active, kOrder) <= state.turn.tp) for_each_way_of<kOrder>(game, state, false, add);
  });
  for_each_special(game, state, add);
  if (game.plays(Scenario::DragonsLair)) for_each_lair_deed(game, state, add);
  if (game.plays(Scenario::TotalBattle)) for_each_summoning(game, state, add);
}

// ----------------------------------------------------------------------------------------------------------------------

template <class Add>
void for_each_coin(const State& state, int player, Kind kind, Add&& add) {
  const int coins = hand_size(state, player);
  for (int i = 0; i < coins; ++i) add(pack(kind, actions::OfCoin{.slot = i}));
}

// Orders of the pool (DD-13.5).
template <class Add>
void for_each_pending(const Digger& game, const State& state, Add&& add) {
  for_each_order([&]<Order kOrder>() {
    if (state.pool[index(kOrder)] == 0) return;
    for_each_way_of<kOrder>(game, state, true, add);
    add(pack<Kind::Renounce>({.order = kOrder}));
  });
}

template <class Add>
void for_each_answer_in_setup(const Digger& game, const State& state, Add&& add) {
  const Task& asked = state.next();
  switch (asked.step) {
    case Step::AskLord:
      for (int lord = 0; lord < static_cast<int>(game.content().lords.size()); ++lord) {
        bool taken = false;
        for (const Player& player : state.players) taken = taken || player.lord == lord;
        if (!taken) add(pack<Kind::TakeLord>({.lord = lord}));
      }
      return;
    case Step::AskPortal:
      for (int i = 0; i < game.starts().count; ++i) {
        const int space = game.starts().spaces[i];
        if (!state.filled.has(space)) add(pack<Kind::PlacePortal>({.space = space}));
      }
      return;
    case Step::AskHuntTile:
      return hunt_spaces(game, state).for_each([&](int space) { add(pack<Kind::PlaceHunt>({.space = space})); });
    default:  // AskFreeThink
      for_each_think(state, as<Step::AskFreeThink>(asked).seat, add);
      return add(pack(Kind::No));
  }
}

// What a tile that was built, a bonus order or a lord's special ability asks.
template <class Add>
void for_each_answer_in_turn(const Digger& game, const State& state, Add&& add) {
  const Task& asked = state.next();
  const int active = state.active;
  switch (asked.step) {
    case Step::AskStore:
      state.players[active].tiles.for_each([&](int space) {
        if (!can_store_on(game, state, active, space)) return;
        const int coins = hand_size(state, active);
        for (int i = 0; i < coins; ++i) add(pack<Kind::Store>({.slot = i, .space = space}));
      });
      return add(pack(Kind::No));
    case Step::AskPit: {
      const Power& pit = game.power(Type::Pit);
      if (pit.sacrifice_builds) for_each_build(game, state, By::Dungeon, Kind::PitBuild, add);
      if (pit.sacrifice_coins > 0 && coins_in_bag(state) > 0) add(pack(Kind::PitCoin));
      return add(pack(Kind::No));
    }
    case Step::AskDorm: add(pack(Kind::Yes)); return add(pack(Kind::No));
    case Step::AskBonus: {
      const auto picking = as<Step::AskBonus>(asked);
      const unsigned orders = game.content().tiers[picking.counted].orders;
      for (int order = picking.lowest; order < kOrders; ++order) {
        if ((orders >> order & 1U) != 0) add(pack<Kind::Name>({.order = order}));
      }
      return add(pack(Kind::No));
    }
    case Step::AskKeep: add(pack<Kind::Keep>({.which = 0})); return add(pack<Kind::Keep>({.which = 1}));
    case Step::AskTax: {
      const int taxed = as<Step::AskTax>(asked).taxed;
      for (int p = 0; p < game.players(); ++p) {
        if (can_tax(state, p, taxed)) add(pack<Kind::Tax>({.source = p}));
      }
      if (can_tax(state, kNone, taxed)) add(pack<Kind::Tax>({.source = kNone}));
      return;
    }
    case Step::AskReturn: {
      const int tiles = as<Step::AskReturn>(asked).left;
      return for_each_choice(state.players[active].projects, tiles, tiles,
                             [&](unsigned mask) { add(pack<Kind::Return>({.tiles = mask})); });
    }
    default:  // AskCollapse
      empty_spaces(game, state).for_each([&](int space) { add(pack<Kind::Collapse>({.space = space})); });
      if (as<Step::AskCollapse>(asked).placed != 0) add(pack(Kind::Stop));
      return;
  }
}

template <class Add>
void for_each_answer_of_adventurer(const Digger& game, const State& state, Add&& add) {  // DD-20
  const Task& asked = state.next();
  const int active = state.active;
  switch (asked.step) {
    case Step::AskAdventurer:
      for_each_adventurer_step(game, state, as<Step::AskAdventurer>(asked).left - 1, add);
      // DD-20.11: who passes Stooges may not stop there.
      if (state.board.stooges[state.players[active].adventurer_at] == 0) add(pack(Kind::Stop));
      return;
    case Step::AskFlame:
      for (int d = 0; d < kDirections; ++d) {
        if (reaches_by_blast(game, state, active, d)) add(pack<Kind::Blast>({.direction = d}));
      }
      return add(pack(Kind::No));
    default:  // AskRetreat
      for (int d = 0; d < kDirections; ++d) {
        if (may_retreat(game, state, active, d)) add(pack<Kind::Retreat>({.direction = d}));
      }
      return;
  }
}

template <class Add>
void for_each_answer_of_creature(const Digger& game, const State& state, Add&& add) {  // DD-24
  const Task& asked = state.next();
  const int active = state.active;
  switch (asked.step) {
    case Step::AskTrapCoin:
      for_each_coin(state, active, Kind::Pay, add);
      if (as<Step::AskTrapCoin>(asked).creature != kNone) add(pack(Kind::No));  // a Creature may die instead
      return;
    case Step::AskCreature: {
      const auto mover = as<Step::AskCreature>(asked);
      for_each_creature_step(game, state, mover.creature, mover.left - 1, add);
      if (!hostiles(game, state, active, state.creatures[mover.creature].at).any) add(pack(Kind::Stop));
      return;
    }
    case Step::AskTroll: {
      const int troll = as<Step::AskTroll>(asked).creature;
      for_each_creature_step(game, state, troll, game.content().battle.creatures[troll].movement - 1, add);
      return add(pack(Kind::No));
    }
    case Step::AskRedraw: add(pack(Kind::Again)); return add(pack(Kind::No));
    default: {  // AskDefeat
      const int coins = coins_of(state, as<Step::AskDefeat>(asked).other);
      for (int i = 0; i < coins; ++i) add(pack<Kind::TakeCoin>({.slot = i}));
      return;
    }
  }
}

template <class Add>
void for_each_answer_in_lair(const Digger& game, const State& state, Add&& add) {  // DD-23
  const Task& asked = state.next();
  switch (asked.step) {
    case Step::AskTreasure: add(pack(Kind::Yes)); return add(pack(Kind::No));
    case Step::AskSave:
      for_each_coin(state, state.board.stooge_owner(as<Step::AskSave>(asked).space), Kind::Pay, add);
      return add(pack(Kind::No));
    default: {  // AskFlee
      const int from = as<Step::AskFlee>(asked).space;
      return refuges(game, state, state.board.stooge_owner(from), from).for_each([&](int space) {
        add(pack<Kind::Flee>({.space = space}));
      });
    }
  }
}

template <class Add>
void for_each_action(const Digger& game, const State& state, Add&& add) {
  switch (state.next().step) {
    case Step::AskMain: for_each_main(game, state, add); return add(pack(Kind::Pass));
    case Step::AskPool: return for_each_pending(game, state, add);
    case Step::AskShift: for_each_shift(game, state, add); return add(pack(Kind::Stop));
    case Step::AskLord:
    case Step::AskPortal:
    case Step::AskHuntTile:
    case Step::AskFreeThink: return for_each_answer_in_setup(game, state, add);
    case Step::AskStore:
    case Step::AskPit:
    case Step::AskDorm:
    case Step::AskBonus:
    case Step::AskKeep:
    case Step::AskTax:
    case Step::AskReturn:
    case Step::AskCollapse: return for_each_answer_in_turn(game, state, add);
    case Step::AskAdventurer:
    case Step::AskFlame:
    case Step::AskRetreat: return for_each_answer_of_adventurer(game, state, add);
    case Step::AskTrapCoin:
    case Step::AskCreature:
    case Step::AskTroll:
    case Step::AskRedraw:
    case Step::AskDefeat: return for_each_answer_of_creature(game, state, add);
    case Step::AskTreasure:
    case Step::AskSave:
    case Step::AskFlee: return for_each_answer_in_lair(game, state, add);
    default: return;
  }
}

}  // namespace uc::digger
