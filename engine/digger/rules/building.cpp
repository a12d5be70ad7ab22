// Building (DD-8), corridors and Rooms that score (DD-9, DD-10), what a new Room does (DD-12).
#include "play.hpp"

namespace uc::digger {

template <class Events>
void Play<Events>::build(const actions::Building& built) {
  me().projects.remove(built.tile);
  lay(built.space, built.tile, built.rotation, my_seat());
  // DD-16.2: a tile is shown when it is built.
  const Seats others = everybody() - Seats(seat_at(my_seat()));
  tell_secret<Ev::TileBuilt>({.seat = s_.active, .space = built.space, .tile = built.tile}, everybody(),
                             game_.options().hidden_projects ? others : Seats::none(), {.rotation = built.rotation});
  push<Step::Built>({.stage = BuildStage::Reveal, .space = built.space});
}

// Stage after stage, until one leaves something to be done first.
template <class Events>
void Play<Events>::built(BuildStage stage, int space) {
  while (stage != BuildStage::BonusOfOthers) {
    const auto next = static_cast<BuildStage>(static_cast<int>(stage) + 1);
    push<Step::Built>({.stage = next, .space = space});
    const int before = s_.agenda_count;
    built_stage(stage, space);
    if (s_.agenda_count != before) return;
    pop();
    stage = next;
  }
  built_stage(stage, space);
}

// A pick for each kind of Room that answers (DD-13.1).
template <class Events>
void Play<Events>::receive_bonus(Type counted, int space) {
  const int rooms = std::min(active_rooms(game_, s_, my_seat(), counted), kTiers);
  const Tier& tier = game_.content().tiers[rooms];
  if (tier.picks == 0) return;
  tell_listing<Ev::BonusReceived>({.seat = s_.active, .space = u8(space)},
                                  {.picks = tier.picks, .orders = tier.orders, .rooms = counted}, [&](Listed& by) {
                                    me().tiles.for_each([&](int at) {
                                      const bool counts = type_at(game_, s_, at) == counted && is_active(game_, s_, at);
                                      if (counts) by.push_back(u8(at));
                                    });
                                  });
  push<Step::Bonus>({.counted = rooms, .left = tier.picks, .lowest = 0});
}

template <class Events>
void Play<Events>::built_stage(BuildStage stage, int space) {
  const int kind = s_.board.kind[space];
  const bool room = game_.class_of(kind) == Class::Room;
  const Type type = game_.type_of(kind);
  const Power& power = game_.power(type);
  switch (stage) {
    case BuildStage::Reveal: {
      const std::uint8_t open = open_edges(game_, s_, space);
      for (int d = 0; d < kDirections; ++d) {
        const int other = next_to(game_, space, d);
        if (other == kNowhere || !is_open(open, d) || !is_hidden_hunt(s_, other)) continue;
        push<Step::RevealHunt>({.space = other});  // DD-19.8
      }
      return;
    }
    case BuildStage::Corridors: return score_corridors(space);
    case BuildStage::RoomScores:
      if (room) score_room(space);
      return;
    case BuildStage::RoomEffects:
      if (power.coins > 0) owe_coins({.seat = my_seat(), .left = power.coins}, Event::Due::TreasureRoom, space);
      if (power.summon > 0 && can_summon(game_, s_, my_seat())) push<Step::AskDorm>({.space = space});
      return;
    case BuildStage::BonusOfRoom:
      if (power.bonus_on == BonusOn::Placed) receive_bonus(type, space);
      return;
    case BuildStage::BonusOfOthers:
      for (std::size_t other = kRoomTypes; other-- > 0;) {
        const BonusOn on = game_.content().types[other].power.bonus_on;
        if (on == (room ? BonusOn::RoomBuilt : BonusOn::CorridorBuilt)) receive_bonus(static_cast<Type>(other), space);
      }
  }
}

// DD-9, DD-10.1, DD-11.3: corridors that the new tile belongs to or closes.
template <class Events>
void Play<Events>::score_corridors(int space) {
  const int player = my_seat();
  Corridor corridor;
  int coins = 0;
  const auto look = [&](int at, int path) {
    if ((s_.board.done(at) >> path & 1) != 0) return;
    trace_corridor(game_, s_, player, at, path, corridor);
    if (!corridor.complete) return;
    corridor.tiles.for_each([&](int tile) { s_.board.set_done(tile, s_.board.done(tile) | corridor.paths[tile]); });
    me().longest = std::max(me().longest, u8(corridor.length));
    tell_listing<Ev::CorridorCompleted>({.seat = u8(player), .space = u8(space)},
                                        {.length = corridor.length, .nuggets = corridor.nuggets},
                                        [&](Listed& pieces) { list_pieces(game_, s_, corridor, pieces); });
    gain_gp(player, game_.content().figures.gp_of_corridor(corridor.length), Event::Corridor, space, corridor.tiles);
    coins += corridor.nuggets;
  };
  const int kind = s_.board.kind[space];
  const Facing& facing = game_.facing(kind, s_.board.rotation(space));
  if (game_.class_of(kind) == Class::Corridor) {
    for (int path = 0; path < game_.content().kinds[kind].paths; ++path) look(space, path);
  } else {
    for (unsigned rest = facing.open; rest != 0; rest &= rest - 1) {
      const int d = std::countr_zero(rest);
      const int other = next_to(game_, space, d);
      if (other == kNowhere || !owns(s_, player, other)) continue;
      const Facing& there = game_.facing(s_.board.kind[other], s_.board.rotation(other));
      if (is_open(there.corridor, opposite(d))) look(other, there.path_of[opposite(d)]);
    }
  }
  if (coins > 0) owe_coins({.seat = player, .left = coins}, Event::Due::Nugget, space);
}

template <class Events>
void Play<Events>::score_room(int space) {
  const int player = my_seat();
  const Type type = type_at(game_, s_, space);
  const Power& power = game_.power(type);
  bool same = false;
  int throne = power.gp;
  SpaceSet alike, adjacent;  // only told
  for (int d = 0; d < kDirections; ++d) {
    const int other = next_to(game_, space, d);
    if (other == kNowhere || !owns(s_, player, other) || !is_of_class(game_, s_, other, Class::Room)) continue;
    const Type neighbour = type_at(game_, s_, other);
    const bool is_same = neighbour == type && is_connected(game_, s_, space, d);
    same = same || is_same;       // DD-10.2
    throne += power.gp_adjacent;  // DD-10.3
    const int by_throne = is_active(game_, s_, other) ? game_.power(neighbour).gp_adjacent : 0;
    throne += by_throne;
    if constexpr (kListening) {
      if (is_same) alike.add(other);
      if (power.gp_adjacent + by_throne > 0) adjacent.add(other);
    }
  }
  if (same) gain_gp(player, game_.content().figures.same_type_gp, Event::SameType, space, alike);
  gain_gp(player, throne, Event::Throne, space, adjacent);
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::digger
