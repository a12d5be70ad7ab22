// Actions as text: docs/notation/digger.md. notation_reading.cpp reads them.
#include "notation.hpp"

#include <string>
#include <utility>

namespace uc::digger {

namespace {

class Writer {
 public:
  Writer(const Digger& game, const State& state, Viewer viewer) : game_(game), s_(state), viewer_(viewer) {}

  std::string write(Action action) {
    bits_ = action.bits >> kKindBits;
    const bool secret = is_secret_outcome();
    return notation::write(kForms[index(kind_of(action))], bits_,
                           [&](std::string& text, Of meaning, std::uint64_t value) {
                             out_ = &text;
                             if (secret) word(kUnknown);
                             else write(meaning, static_cast<int>(value));
                           });
  }

 private:
  // What everybody learns, a spectator learns too, who has no seat.
  bool is_secret_outcome() const {
    const Turn now = game_.turn(s_);
    return now.is_chance() && now.knows != Seats::first(game_.players()) && !viewer_.knows(now.knows);
  }

  void write(Of meaning, int value) {
    if (const Counted range = counted(meaning); range.most > 0) return word(std::to_string(value + range.less));
    switch (meaning) {
      case Of::Where: return space(value);
      case Of::Seat: return player(value);
      case Of::SeatOrNone: return value == kNone ? void() : player(value);
      case Of::Giver: return value == kNone ? word(kBag) : player(value);
      case Of::Source: return value == 0 ? void() : word(kSourceNames[value]);
      case Of::CreatureOrNone: return value == kNone ? void() : word(name_of(game_, Of::Creature, value));
      case Of::Token: return token(value);
      case Of::Sacrifice: return sacrifice();
      case Of::Sacrificed: return;  // written with the Sacrifice
      case Of::Projects: return projects(static_cast<unsigned>(value));
      default: return word(name_of(game_, meaning, value));
    }
  }

  void word(std::string_view text) { (*out_ += ' ') += text; }
  void player(int seat) { (*out_ += ' ') += static_cast<char>('A' + seat); }
  void space(int space) { word(space_name(game_, space)); }

  void token(int from) {
    if (from == kFromReserve) word(kReserve);
    else if (from != kNone) space(from);
  }

  void sacrifice() {
    const auto given = packed::read<actions::Sabotaging>(bits_);
    if (given.creature != kNone) word(name_of(game_, Of::Creature, given.creature));
    else if (given.from != kNone) space(given.from);
  }

  void projects(unsigned mask) {
    const int owner = thinker(game_, s_);
    const bool known = !game_.options().hidden_projects || viewer_.knows(Seats(seat_at(owner)));
    for (; mask != 0; mask &= mask - 1) {
      const int place = std::countr_zero(mask);
      word(known ? name_of(game_, Of::Tile, s_.players[owner].projects.kind_at(place)) : kUnknown);
    }
  }

  const Digger& game_;
  const State& s_;
  Viewer viewer_;
  std::uint64_t bits_ = 0;  // the record of the action
  std::string* out_ = nullptr;
};

// By Step.
constexpr std::string_view kKindNames[] = {
    "over",        "choose_lord", "place_portal",  "place_hunt_tile", "free_think",    "store_coin",
    "main",        "next_shift",  "pit",           "dorm_summon",     "bonus_pick",    "pool",
    "coin_keep",   "tax_day",     "revised_plans", "earthquake",      "treasure_with", "adventurer_step",
    "trap_coin",   "flameblast",  "fury_retreat",  "creature_step",   "troll_shift",   "elemental_redraw",
    "dragon_save", "dragon_flee", "defeat_coin",   "draw_first",      "deal_lord",     "deal_adventurer",
    "draw_tile",   "draw_coin",   "steal_coin",    "reveal_hunt",     "reveal_lair",   "draw_sands"};
static_assert(std::size(kKindNames) == static_cast<std::size_t>(Step::DrawSands) + 1);

}  // namespace

const std::vector<std::string_view>& Digger::kinds() {
  static const std::vector<std::string_view> names(std::begin(kKindNames), std::end(kKindNames));
  return names;
}

std::string Digger::text(const State& state, Action action, Viewer viewer) const {
  return Writer(*this, state, viewer).write(action);
}

}  // namespace uc::digger
