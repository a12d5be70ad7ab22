// What a draft of a position does not tell, since it follows from the rest.
#include "check.hpp"
#include "digger/rules/rules.hpp"

namespace uc::digger {

namespace {

void add_tile(const Digger& game, State& state, int space) {
  const int kind = state.board.kind[space];
  if (kind == kNone) return;
  state.filled.add(space);
  show_edges(game, state, space);
  if (state.board.stooges[space] != 0) {
    Player& walker = state.players[state.board.stooge_owner(space)];
    walker.standing.add(space);
    walker.in_play = static_cast<std::uint8_t>(walker.in_play + state.board.stooge_count(space));
  }
  if (kind == kFaceDown || state.board.owner(space) == kNobody) return;
  Player& owner = state.players[state.board.owner(space)];
  owner.tiles.add(space);
  if (game.class_of(kind) == Class::Room) ++owner.rooms[index(game.type_of(kind))];
  if (kind == game.content().portal) owner.portal = static_cast<std::uint8_t>(space);
}

// DD-9.4, DD-9.5
void complete_corridors(const Digger& game, State& state, int player) {
  Player& owner = state.players[player];
  Corridor corridor;
  owner.tiles.for_each([&](int space) {
    const int paths = game.content().kinds[state.board.kind[space]].paths;
    for (int path = 0; path < paths; ++path) {
      trace_corridor(game, state, player, space, path, corridor);
      if (!corridor.complete) continue;
      state.board.set_done(space, state.board.done(space) | 1 << path);
      if (corridor.length > owner.longest) owner.longest = static_cast<std::uint8_t>(corridor.length);
    }
  });
}

// The space of a tile whose corridors are not scored yet, because a tile beside it is still to be turned up (DD-8.5).
int unscored_tile(const State& state) {
  for (int i = 0; i < state.agenda_count; ++i) {
    const Task& task = state.agenda[i];
    if (task.step != Step::Built) continue;
    const auto built = as<Step::Built>(task);
    if (built.stage == static_cast<int>(BuildStage::Corridors)) return built.space;
  }
  return kNone;
}

}  // namespace

void complete_draft(const Digger& game, State& state) {
  for (int space = 0; space < game.area().spaces; ++space) add_tile(game, state, space);
  State scored = state;
  if (const int space = unscored_tile(state); space != kNone) {
    scored.board.kind[space] = kNone;
    show_edges(game, scored, space);
    for (Player& player : scored.players) player.tiles.remove(space);
  }
  for (int p = 0; p < game.players(); ++p) {
    complete_corridors(game, scored, p);
    state.players[p].longest = scored.players[p].longest;
    state.players[p].in_play = static_cast<std::uint8_t>(state.players[p].in_play + state.players[p].citadel);
  }
  for (int space = 0; space < game.area().spaces; ++space) state.board.set_done(space, scored.board.done(space));
}

}  // namespace uc::digger
