// The set-up (DD-3), with that of the scenarios (DD-19.2, DD-20.2, DD-22.2, DD-23.2).
#include "play.hpp"

namespace uc::digger {

template <class Events>
void Play<Events>::choose_first(int seat) {  // DD-3.4
  s_.first = s_.active = u8(seat);
  tell_new<Ev::FirstPlayer>({.seat = u8(seat)});
  push(Step::Lords);
}

template <class Events>
void Play<Events>::lords(int done) {  // DD-3.5
  const LordsOption option = game_.options().lords;
  if (option == LordsOption::Off || done == players_) return push(Step::Portals);
  push<Step::Lords>({.done = done + 1});
  const int seat = seat_after(done);
  if (option == LordsOption::Random) return push<Step::DealLord>({.seat = seat});
  const int lords = static_cast<int>(game_.content().lords.size());
  if (lords - done > 1) return push<Step::AskLord>({.seat = seat});
  for (int lord = 0; lord < lords; ++lord) {  // the only one left
    bool taken = false;
    for (const Player& player : s_.players) taken = taken || player.lord == lord;
    if (!taken) return take_lord(seat, lord);
  }
}

template <class Events>
void Play<Events>::take_lord(int seat, int lord) {
  s_.players[seat].lord = u8(lord);
  const Subject taken{.seat = u8(seat)};
  if (game_.options().lords == LordsOption::Random) tell_new<Ev::LordTaken>(taken, {.lord = lord});
  else tell<Ev::LordTaken>(taken, {.lord = lord});
}

template <class Events>
void Play<Events>::portals(int done) {  // DD-3.6
  if (done == players_) return scenario_setup();
  push<Step::Portals>({.done = done + 1});
  const int seat = seat_after(done);
  const Starts& starts = game_.starts();
  if (starts.count - done > 1) return push<Step::AskPortal>({.seat = seat});
  for (int i = 0; i < starts.count; ++i) {  // the only one left
    if (!s_.filled.has(starts.spaces[i])) {
      return place_portal(seat, starts.spaces[i]);
    }
  }
}

template <class Events>
void Play<Events>::place_portal(int seat, int space) {  // DD-3.6, DD-3.7
  Player& player = s_.players[seat];
  lay(space, game_.content().portal, 0, seat);
  player.portal = u8(space);
  tell<Ev::PortalPlaced>({.seat = u8(seat), .space = u8(space)});
  const int stooges = game_.content().figures.stooges_on_portal;
  player.reserve = u8(player.reserve - stooges);
  player.in_play = u8(stooges);
  add_stooges(seat, space, stooges);
}

template <class Events>
void Play<Events>::scenario_setup() {  // DD-3.8
  push(Step::FirstProjects);
  if (game_.plays(Scenario::DwarvenCitadel)) {
    lay(game_.middle(), game_.content().kind_of(Common::Citadel), 0, kNobody);
    tell<Ev::CitadelPlaced>({.space = game_.middle()});
  }
  if (game_.plays(Scenario::DragonsLair)) {
    lay(game_.middle(), kFaceDown, 0, kNobody);
    for (int d = 0; d < kDirections; ++d) lay(next_to(game_, game_.middle(), d), kFaceDown, 0, kNobody);
    tell<Ev::LairLaid>();
    push<Step::Stack>({.left = game_.content().lair.stack});
  }
  if (game_.plays(Scenario::TrappedAdventurers)) push(Step::Adventurers);
  if (game_.plays(Scenario::MonsterHunt)) push(Step::HuntTiles);
}

// DD-19.2: three rounds. Where no space is left for a tile it stays out of the game.
template <class Events>
void Play<Events>::hunt_tiles(int done) {
  if (done == 3 * players_) {
    if (!game_.options().face_down) push(Step::TurnUp);
    return;
  }
  push<Step::HuntTiles>({.done = done + 1});
  const SpaceSet spaces = hunt_spaces(game_, s_);
  if (spaces.size() > 1) push<Step::AskHuntTile>({.seat = seat_after(done)});
  if (spaces.size() == 1) place_hunt_tile(seat_after(done), spaces.at(0));
}

template <class Events>
void Play<Events>::place_hunt_tile(int seat, int space) {
  lay(space, kFaceDown, 0, seat);
  tell<Ev::HuntTilePlaced>({.seat = u8(seat), .space = u8(space)});
}

template <class Events>
void Play<Events>::turn_up() {
  for (int space = 0; space < game_.area().spaces; ++space) {
    if (!is_hidden_hunt(s_, space)) continue;
    push(Step::TurnUp);
    return push<Step::RevealHunt>({.space = space});
  }
}

template <class Events>
void Play<Events>::adventurers(int done) {  // DD-20.2
  if (done == players_) return;
  push<Step::Adventurers>({.done = done + 1});
  push<Step::DealAdventurer>({.seat = seat_after(done)});
}

template <class Events>
void Play<Events>::take_adventurer(int seat, int which) {
  s_.players[seat].adventurer = u8(which);
  s_.players[seat].adventurer_at = game_.middle();
  tell_new<Ev::AdventurerDealt>({.seat = u8(seat), .space = game_.middle()}, {.adventurer = which});
}

template <class Events>
void Play<Events>::stack(int left) {  // DD-23.2
  if (left == 0 || coins_in_bag(s_) == 0) return;
  push<Step::Stack>({.left = left - 1});
  push<Step::DrawCoin>({.seat = 0, .to = place::kStack});
}

template <class Events>
void Play<Events>::first_projects(int done) {  // DD-3.9
  if (done == players_) return push(Step::FreeThinks);
  push<Step::FirstProjects>({.done = done + 1});
  push<Step::Fill>({.seat = seat_after(done)});
}

template <class Events>
void Play<Events>::free_thinks(int done) {  // DD-16.1, DD-3.10
  if (!game_.options().free_think || done == players_) {
    if (game_.plays(Scenario::SandsOfTime)) s_.marker = game_.content().sands.marker_start;
    return push(Step::BeginTurn);
  }
  push<Step::FreeThinks>({.done = done + 1});
  const int seat = seat_after(done);
  if (!s_.players[seat].projects.empty() && !s_.players[seat].bag.empty()) push<Step::AskFreeThink>({.seat = seat});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::digger
