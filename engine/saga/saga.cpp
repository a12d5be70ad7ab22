#include "saga.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "saga/rules/rules.hpp"

namespace uc::saga {

Saga::Saga(std::shared_ptr<const Content> content, int players, Options options)
    : content_(std::move(content)),
      figures_(content_->figures.data()),
      players_(players),
      options_(std::move(options)) {
  note_heroes();
  note_items();
  note_pieces();
  note_near_locks();
  note_blocks();
  note_sources();
  has_ethereal_ = may_have_ethereal();
  const Adventure& adventure = *options_.adventure;
  for (std::size_t i = 0; i < content_->cards.size(); ++i) {
    deck_[i] = adventure.fixed_pile ? adventure.cards[i] : content_->cards[i].in_deck;
  }
}

// What each hero has learned, and which items are for it.
void Saga::note_heroes() {
  for (int hero = 0; hero < heroes(); ++hero) {
    const int who = hero_of(hero);
    const Hero& of = content_->heroes[who];
    for (std::size_t i = 0; i < of.skills.size(); ++i) {
      if ((options_.skills[hero] >> i & 1) != 0) skills_[hero].add(content_->skills[of.skills[i]].modifiers);
    }
    for (std::size_t i = 0; i < content_->items.size(); ++i) {
      const Item& item = content_->items[i];
      if ((item.users >> who & 1) == 0) continue;
      const std::uint64_t bit = std::uint64_t{1} << (2 * i);
      if (item.one_use) usable_[hero] |= bit;
      else worn_[hero] |= bit;
    }
  }
}

void Saga::note_items() {
  for (std::size_t i = 0; i < content_->items.size(); ++i) {
    const std::uint64_t bit = std::uint64_t{1} << (2 * i);
    if (content_->items[i].crystal != 0) crystals_ |= bit;
    if (content_->items[i].prevents_wound) potions_ |= bit;
  }
}

// Doors, chests and furniture: their squares, and those that have a lock.
void Saga::note_pieces() {
  const Adventure& adventure = *options_.adventure;
  const auto note = [&](int t, const Lock& lock, Square one_end, Square other_end) {
    corners_[t - thing::kFirstLock] = square_at(std::min(one_end.x, other_end.x), std::min(one_end.y, other_end.y));
    if (lock.kind == LockKind::Mundane) mundane_locks_.push_back(static_cast<std::uint8_t>(t));
    if (lock.kind == LockKind::Ward) wards_.push_back(static_cast<std::uint8_t>(t));
  };
  int t = thing::kDoor;
  for (const Door& door : adventure.doors) {
    note(t++, door.lock, door.squares[0], door.squares[door.size - 1U]);
    for (unsigned i = 0; i < door.size; ++i) doors_on_.add(door.squares[i]);
  }
  t = thing::kChest;
  for (const Chest& chest : adventure.chests) note(t++, chest.lock, chest.at, chest.at);
  t = thing::kFurniture;
  for (const Furniture& piece : adventure.furniture) {
    note(t++, piece.lock, piece.squares[0], piece.squares[piece.size - 1U]);
    if (!content_->furniture[piece.kind].blocks_sight) continue;
    for (unsigned i = 0; i < piece.size; ++i) opaque_.add(piece.squares[i]);
  }
}

void Saga::note_near_locks() {
  for (const int t : mundane_locks_) {
    const Square corner = corner_of(t);
    for (int y = std::max(0, corner.y - 2); y <= std::min(kMaxHeight - 1, corner.y + 2); ++y) {
      for (int x = std::max(0, corner.x - 2); x <= std::min(kMaxWidth - 1, corner.x + 2); ++x) {
        near_mundane_locks_.add(square_at(x, y));
      }
    }
  }
}

// DS-18.6
void Saga::note_blocks() {
  const Adventure& adventure = *options_.adventure;
  for (const Square centre : adventure.blocks) {
    Block block{.centre = centre};
    for (int area = 0; area < adventure.areas; ++area) {
      const unsigned pattern = pattern_around(adventure.floor[area], centre);
      if (pattern == 0) continue;
      block.floor = static_cast<std::uint16_t>(pattern);
      block.area = static_cast<std::uint8_t>(area);
    }
    blocks_.push_back(block);
  }
}

// Which lasting effects end with a Turn, and which with a Round (DS-11.10).
void Saga::note_sources() {
  for (std::size_t i = 0; i < content_->sources.size(); ++i) {
    const Duration duration = content_->sources[i].duration;
    if (content_->sources[i].skip_ok_on != 0) continue;  // lies there until it is used
    if (duration == Duration::Turn) turn_sources_ |= 3U << (2 * i);
    if (duration == Duration::Round || duration == Duration::NextRound) round_sources_ |= 3U << (2 * i);
  }
}

// From the map, by a spell or by Animate Dead.
bool Saga::may_have_ethereal() const {
  const Adventure& adventure = *options_.adventure;
  const auto is_ethereal = [&](std::size_t figure) { return content_->figures[figure].ethereal; };
  for (const Monster& monster : adventure.monsters) {
    if (is_ethereal(monster.figure)) return true;
  }
  for (const Spell& spell : content_->spells) {
    for (const Effect& effect : spell.effects) {
      if (effect.op == Op::Summon && is_ethereal(effect.figure)) return true;
    }
  }
  for (std::size_t i = 0; i < content_->figures.size(); ++i) {
    if (adventure.animate_limit[i] != 0 && is_ethereal(i)) return true;
  }
  return false;
}

std::uint32_t Saga::spells_of(const State& state, int model) const {
  const Figure& of = figure(state, model);
  if (!of.spellcaster) return 0;  // DS-11.1
  if (is_hero(model)) return options_.adventure->heroes[model].spells;
  return options_.adventure->boss_spells[state.figure[model]];
}

const Lock& Saga::lock_of(int t) const {
  const Adventure& adventure = *options_.adventure;
  if (thing::is_door(t)) return adventure.doors[t - thing::kDoor].lock;
  if (thing::is_chest(t)) return adventure.chests[t - thing::kChest].lock;
  return adventure.furniture[t - thing::kFurniture].lock;
}

Seats Saga::know_less(const State& state) const {
  if (turn(state).actor != kOverlord) return Seats::none();  // the heroes have no secrets (DS-H5, DS-H6)
  const bool hidden = std::popcount(state.areas) < adventure().areas;
  const bool chests = std::popcount(state.chests_open) < static_cast<int>(adventure().chests.size());
  return state.hand_size() > 0 || hidden || chests ? hero_seats() : Seats::none();
}

Turn Saga::turn(const State& state) const {
  const Task& next = state.next();
  Turn turn;
  turn.kind = static_cast<std::uint8_t>(next.step);
  if (next.step == Step::Over) return turn;
  if (next.step == Step::Horizon) {
    turn.who = Turn::Who::Horizon;
    turn.kind = 0;
    return turn;
  }
  if (static_cast<int>(next.step) >= kFirstChance) {
    turn.who = Turn::Who::Chance;
    turn.knows = next.step == Step::DrawCard ? Seats(kOverlord) : Seats::first(players_);
    return turn;
  }
  turn.who = Turn::Who::Seat;
  switch (next.step) {
    case Step::AskHero: turn.actor = seat_of(first_hero(state)); break;  // DS-1.12
    case Step::AskInterrupt:
    case Step::AskModel:
    case Step::AskCommand:
    case Step::AskAnimate:
    case Step::AskSummon: turn.actor = kOverlord; break;
    case Step::AskFree:  // by the side that makes them (DS-7.4)
      turn.actor = is_hero(next.as<about::FreeAttacks>().target) ? kOverlord : seat_of(first_hero(state));
      break;
    case Step::AskPotion: turn.actor = seat_of(next.as<about::OfHero>().hero); break;
    case Step::AskAgree: turn.actor = seat_of(next.as<about::Trade>().other); break;
    case Step::AskBonusMove: turn.actor = seat_of_model(*this, next.as<about::BonusMove>().model); break;
    case Step::AskTarget: turn.actor = seat_of_model(*this, next.as<about::Aim>().caster); break;
    default: turn.actor = seat_of_model(*this, state.act.model); break;
  }
  turn.may = Seats(turn.actor);
  return turn;
}

Scores Saga::scores(const State& state) const {
  Scores scores{};
  for (int seat = 0; seat < players_; ++seat) {
    const bool won = (seat == 0) == (state.winner == 0);
    scores[seat] = {.place = won ? 1 : (state.winner == 0 ? 2 : players_), .won = won, .score = won ? 1 : 0};
  }
  return scores;
}

}  // namespace uc::saga
