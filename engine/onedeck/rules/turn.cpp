// OD-3 to OD-6, OD-15: the turn, time and the Stairs, exploring, doors, descending.
#include "play.hpp"

namespace uc::onedeck {

// --- OD-3: the turn -----------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::floor_start() {  // OD-3.1
  tell({.type = Ev::FloorBegan, .about = told::Floor{s_.floor}});
  for (int hero = 0; hero < players_; ++hero) s_.heroes[hero].foresight = 0;
  push(Step::FloorStarted, StairsBefore{stairs_visible(s_)});
  will_lose(time_of_floor(game_, game_.floors_in_force(s_)), Event::Floor);
}

template <class Events>
void Play<Events>::floor_started(bool visible_before) {
  s_.fresh_stairs = u8(!visible_before && stairs_visible(s_) ? 1 : 0);
  push(Step::TurnStart);
}

template <class Events>
void Play<Events>::turn_start() {  // OD-3.3
  tell({.type = Ev::TurnBegan});
  s_.skip_time = 0;
  ask_turn_start();
}

// Asks only if there is more to choose than to go on.
template <class Events>
void Play<Events>::ask_turn_start() {
  for (int hero = 0; hero < players_; ++hero) {
    if (can_heal_at_turn_start(s_, hero) || can_foresee(game_, s_, hero)) return push(Step::AskTurnStart);
  }
  push(Step::TimePasses);
}

template <class Events>
void Play<Events>::heal_at_turn_start(int hero) {
  --s_.potions;
  tell({.type = Ev::PotionUsed,
        .seat = u8(hero),
        .about = told::Potion{game_.content().potions[game_.healing_potion()].ability, s_.potions}});
  heal(hero, game_.healing(s_, hero, true));
  ask_turn_start();
}

template <class Events>
void Play<Events>::foresee(int hero) {  // OD-19.9
  ++s_.heroes[hero].foresight;
  s_.skip_time = 1;
  tell({.type = Ev::ForesightUsed, .seat = u8(hero)});
  ask_turn_start();
}

template <class Events>
void Play<Events>::time_passes() {  // OD-3.4
  push(Step::TimePassed, StairsBefore{stairs_visible(s_)});
  if (s_.skip_time != 0) return;
  will_lose(time_of_turn(game_, game_.floors_in_force(s_)), Event::Turn);
}

template <class Events>
void Play<Events>::time_passed(bool visible_before) {  // OD-3.5
  const bool just_revealed = stairs_visible(s_) && (!visible_before || s_.fresh_stairs != 0);
  s_.fresh_stairs = 0;
  push(just_revealed ? Step::AskDescendNow : Step::Act);
}

template <class Events>
void Play<Events>::act() {  // OD-3.6
  push(can_explore(game_, s_) || doors_in_play(s_) > 0 ? Step::AskAct : Step::EndTurn);
}

template <class Events>
void Play<Events>::end_turn() {  // OD-3.7
  push(stairs_visible(s_) ? Step::AskDescend : Step::TurnStart);
}

// --- OD-4: time and stairs --------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::begin_loss(const TimeLoss& loss) {
  if (s_.in_boss_fight()) return;  // OD-4.5
  tell({.type = Ev::TimeLost, .about = loss});
  lose_time(loss.time);
}

template <class Events>
void Play<Events>::lose_time(int time) {  // OD-4.1
  while (time > 0) {
    --time;
    if (s_.deck > 0) {
      if (time > 0) push(Step::LoseTime, Time{time});
      return push(Step::DrawTime);
    }
    ++s_.tokens;
    const bool full = s_.tokens == game_.setup().stairs_tokens;
    if (full) s_.tokens = 0;
    tell({.type = Ev::StairsToken, .about = told::Tokens{s_.tokens}});
    if (!full) continue;
    if (time > 0) push(Step::LoseTime, Time{time});
    if (players_ > game_.setup().stairs_heroes) return push(Step::AskStairs);
    return strike_from_stairs((1U << players_) - 1U);
  }
}

template <class Events>
void Play<Events>::strike_from_stairs(unsigned heroes) {  // OD-4.3, OD-20.10
  tell({.type = Ev::StairsStruck, .about = told::Seats{heroes}});
  for (int hero = 0; hero < players_; ++hero) {
    if ((heroes >> hero & 1U) != 0) hurt(hero, 1, Event::ByStairs);
  }
}

// --- OD-5: explore ------------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::explore() {
  push(Step::Explored);
  push(Step::PlaceDoors);
  will_lose(time_of_exploring(game_, game_.floors_in_force(s_)), Event::Exploring);
}

template <class Events>
void Play<Events>::place_doors() {  // OD-5.2
  const int cards = game_.setup().cards_per_door;
  const int limit = game_.door_limit(s_);
  const bool had_cards = s_.deck > 0;
  int doors = doors_in_play(s_);
  unsigned placed = 0;  // a bit each
  for (int i = 0; i < kMaxDoors && doors < limit && s_.deck >= cards; ++i) {
    if (s_.doors[i].is != Door::Is::None) continue;
    add_door(i);
    ++doors;
    placed |= 1U << i;
  }
  tell({.type = Ev::Explored, .about = told::NewDoors{std::popcount(placed), placed}});
  if (had_cards && stairs_visible(s_)) tell({.type = Ev::StairsRevealed});
  if (doors < limit && s_.deck > 0) push(Step::DrawTime);  // OD-20.3: a single card is discarded
}

template <class Events>
void Play<Events>::add_door(int door) {
  s_.doors[door] = {};
  s_.doors[door].is = Door::Is::Closed;
  s_.deck = u8(s_.deck - game_.setup().cards_per_door);
}

template <class Events>
void Play<Events>::explored() {  // OD-5.3
  store_for_all(store_on::kExplore);
  push(Step::Planning, DoorsPeeked{});
}

// OD-19.9: each hero with Planning may look behind a door.
template <class Events>
void Play<Events>::planning(DoorsPeeked done) {
  bool unknown = false;
  for (const Door& door : s_.doors) unknown = unknown || is_unknown(door);
  for (int hero = done.hero; hero < players_ && unknown; ++hero, done.doors = 0) {
    if (done.doors >= game_.gift(s_, hero).peek_doors) continue;
    push(Step::Planning, DoorsPeeked{.hero = hero, .doors = done.doors + 1});
    return push(Step::AskPeek, HerosTurn{hero});
  }
  push(Step::EndTurn);
}

template <class Events>
void Play<Events>::peek(int door) {
  for (int i = game_.setup().cards_per_door - 1; i >= 0; --i)
    push(Step::DrawPeek, CardOfDoor{.door = door, .place = i});
}

// --- OD-6: enter and flee -------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::enter(int door) {
  s_.facing = u8(door);
  Door& entered = s_.doors[door];
  if (entered.is == Door::Is::Open) return face();  // OD-6.3
  push(Step::Opened, AtDoor{door});
  const int cards = game_.setup().cards_per_door;
  if (is_unknown(entered)) {
    for (int i = cards - 1; i >= 0; --i) push(Step::DrawDoor, CardOfDoor{.door = door, .place = i});
  } else {  // looked at before (OD-H4)
    for (int i = 0; i < cards; ++i) {
      tell({.type = Ev::DoorOpened, .card = entered.cards[i], .about = CardOfDoor{.door = door, .place = i}});
    }
  }
}

template <class Events>
void Play<Events>::opened(int door) {  // OD-6.2
  s_.doors[door].is = Door::Is::Open;
  for (int i = 0; i < game_.setup().cards_per_door; ++i) {  // OD-17.6, OD-20.11
    if (game_.content().cards[s_.doors[door].cards[i]].lanterns >= kValiantLanterns) store_for_all(store_on::kDoor);
  }
  push(Step::AskFace, AtDoor{door});
}

template <class Events>
void Play<Events>::flee() {  // OD-6.4
  tell({.type = Ev::Fled, .about = told::Door{s_.facing}});
  s_.facing = kNone;
  store_for_all(store_on::kFlee);
  push(Step::EndTurn);
  if (s_.deck < game_.setup().cards_per_door || doors_in_play(s_) >= game_.door_limit(s_)) return;
  for (int hero = players_ - 1; hero >= 0; --hero) {  // OD-17.5, Stealth
    if (game_.gift(s_, hero).doors_on_flee > 0) push(Step::AskAddDoor, HerosTurn{hero});
  }
}

template <class Events>
void Play<Events>::add_door_on_flee() {
  for (int i = 0; i < kMaxDoors; ++i) {
    if (s_.doors[i].is != Door::Is::None) continue;
    add_door(i);
    tell({.type = Ev::DoorAdded, .about = told::Door{i}});
    if (stairs_visible(s_)) tell({.type = Ev::StairsRevealed});
    return;
  }
}

template <class Events>
void Play<Events>::face() {
  if (players_ == kMaxHeroes) return push(Step::AskPairs);
  begin_encounter(s_.doors[s_.facing].cards[0], 0, players_ == 2 ? 1 : kNone);
}

// OD-20.5, OD-20.12: the mask names the pair that comes first.
template <class Events>
void Play<Events>::pair_up(const FirstPair& first) {
  int pair[2][kPair] = {};
  int members[2] = {};
  for (int hero = 0; hero < kMaxHeroes; ++hero) {
    const int of = (first.heroes >> hero & 1) != 0 ? 0 : 1;
    pair[of][members[of]++] = hero;
  }
  s_.next_pair[0] = u8(pair[1][0]);
  s_.next_pair[1] = u8(pair[1][1]);
  if (s_.in_boss_fight()) {
    tell({.type = Ev::PairsFormed, .about = told::Seats{first.heroes}});
    return begin_boss_part(pair[0][0], pair[0][1]);
  }
  const Door& door = s_.doors[s_.facing];
  s_.next_card = door.cards[1 - first.card];
  tell({.type = Ev::PairsFormed, .card = door.cards[first.card], .about = told::Seats{first.heroes}});
  begin_encounter(door.cards[first.card], pair[0][0], pair[0][1]);
}

// --- OD-15: descend -----------------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::descend() {  // OD-15.2
  s_.tokens = 0;
  ++s_.floor;
  tell({.type = Ev::Descended, .about = told::Floor{s_.floor}});
  for (int hero = 0; hero < players_; ++hero) {
    const Gift gift = game_.gift(s_, hero);
    heal(hero, game_.setup().side == 0 ? gift.descend_heal : gift.descend_heal_two);
  }
  for (Door& door : s_.doors) {
    if (door.is == Door::Is::None) continue;
    s_.deck = u8(s_.deck + game_.setup().cards_per_door);
    for (const std::uint8_t card : door.cards) {
      if (card != kNone) s_.unseen.add(card);
    }
    door = {};
  }
  s_.deck = u8(s_.deck + s_.pile_count);
  while (s_.pile_count > 0) {
    std::uint8_t& top = s_.pile[--s_.pile_count];
    s_.unseen.add(top);
    top = 0;
  }
  push(s_.in_boss_fight() ? Step::BossRound : Step::FloorStart);
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::onedeck
