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
  const Adventure& adventure = *options_.adventure;
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
  for (std::size_t i = 0; i < content_->items.size(); ++i) {
    if (content_->items[i].crystal != 0) crystals_ |= std::uint64_t{1} << (2 * i);
    if (content_->items[i].prevents_wound) potions_ |= std::uint64_t{1} << (2 * i);
  }
  for (const Furniture& piece : adventure.furniture) {
    if (!content_->furniture[piece.kind].blocks_sight) continue;
    for (unsigned i = 0; i < piece.size; ++i) opaque_.add(piece.squares[i]);
  }
  for (const Door& door : adventure.doors) {
    for (unsigned i = 0; i < door.size; ++i) doors_on_.add(door.squares[i]);
  }
  const auto add_lock = [&](const Lock& lock, int first, std::size_t number) {
    const auto t = static_cast<std::uint8_t>(first + static_cast<int>(number));
    if (lock.kind == LockKind::Mundane) mundane_locks_.push_back(t);
    if (lock.kind == LockKind::Ward) wards_.push_back(t);
  };
  for (std::size_t i = 0; i < adventure.doors.size(); ++i) add_lock(adventure.doors[i].lock, thing::kDoor, i);
  for (std::size_t i = 0; i < adventure.chests.size(); ++i) add_lock(adventure.chests[i].lock, thing::kChest, i);
  for (std::size_t i = 0; i < adventure.furniture.size(); ++i) {
    add_lock(adventure.furniture[i].lock, thing::kFurniture, i);
  }
  const auto corner = [&](int t) -> Square& { return corners_[t - thing::kFirstLock]; };
  const auto north_west = [](Square a, Square b) { return square_at(std::min(a.x, b.x), std::min(a.y, b.y)); };
  for (std::size_t i = 0; i < adventure.doors.size(); ++i) {
    const Door& door = adventure.doors[i];
    corner(thing::kDoor + static_cast<int>(i)) = north_west(door.squares[0], door.squares[door.size - 1U]);
  }
  for (std::size_t i = 0; i < adventure.chests.size(); ++i) {
    corner(thing::kChest + static_cast<int>(i)) = adventure.chests[i].at;
  }
  for (std::size_t i = 0; i < adventure.furniture.size(); ++i) {
    const Furniture& piece = adventure.furniture[i];
    corner(thing::kFurniture + static_cast<int>(i)) = north_west(piece.squares[0], piece.squares[piece.size - 1U]);
  }
  for (const int t : mundane_locks_) {
    const Square at_corner = corner_of(t);
    for (int y = std::max(0, at_corner.y - 2); y <= std::min(kMaxHeight - 1, at_corner.y + 2); ++y) {
      for (int x = std::max(0, at_corner.x - 2); x <= std::min(kMaxWidth - 1, at_corner.x + 2); ++x) {
        near_mundane_locks_.add(square_at(x, y));
      }
    }
  }
  for (const Monster& monster : adventure.monsters) {
    has_ethereal_ = has_ethereal_ || content_->figures[monster.figure].ethereal;
  }
  for (const Spell& spell : content_->spells) {
    for (const Effect& effect : spell.effects) {
      has_ethereal_ = has_ethereal_ || (effect.op == Op::Summon && content_->figures[effect.figure].ethereal);
    }
  }
  for (std::size_t i = 0; i < content_->figures.size(); ++i) {
    has_ethereal_ = has_ethereal_ || (adventure.animate_limit[i] != 0 && content_->figures[i].ethereal);
  }
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
  for (std::size_t i = 0; i < content_->sources.size(); ++i) {
    const Duration duration = content_->sources[i].duration;
    if (content_->sources[i].skip_ok_on != 0) continue;  // lies there until it is used
    if (duration == Duration::Turn) turn_sources_ |= 3U << (2 * i);
    if (duration == Duration::Round || duration == Duration::NextRound) round_sources_ |= 3U << (2 * i);
  }
  for (std::size_t i = 0; i < content_->cards.size(); ++i) {
    deck_[i] = adventure.fixed_pile ? adventure.cards[i] : content_->cards[i].in_deck;
  }
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
