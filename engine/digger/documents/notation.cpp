// Actions as text: docs/notation/digger.md. notation_reading.cpp reads them.
#include "notation.hpp"

#include <string>
#include <utility>

#include "view.hpp"

namespace uc::digger {

int names_of(const Digger& game, Field field) {
  switch (field) {
    case Field::Lord: return static_cast<int>(game.content().lords.size());
    case Field::Adventurer: return kAdventurers;
    case Field::Creature: return kCreatures;
    case Field::Order: return kOrders;
    case Field::Direction: return kDirections;
    case Field::Tile: return game.content().set_kinds;
    case Field::TurnedUp: return kCommons;
    default: return 0;
  }
}

std::string_view name_of(const Digger& game, Field field, int i) {
  const auto at = static_cast<std::size_t>(i);
  switch (field) {
    case Field::Lord: return game.content().lords[at].id;
    case Field::Adventurer: return game.content().trapped.adventurers[at].id;
    case Field::Creature: return game.content().battle.creatures[at].id;
    case Field::Order: return kOrderNames[at];
    case Field::Direction: return kDirectionNames[at];
    case Field::Tile: return game.content().kinds[at].id;
    case Field::TurnedUp: return kCommonNames[at];
    default: return {};
  }
}

namespace {

class Writer {
 public:
  Writer(const Digger& game, const State& state, Viewer viewer) : game_(game), s_(state), viewer_(viewer) {}

  std::string write(Action action) {
    const Form& form = kForms[static_cast<std::size_t>(kind_of(action))];
    const Numbers n = numbers_of(action);
    out_ = form.verb;
    const int values[] = {n.a, n.b, n.c};
    const bool secret = is_secret_outcome();
    for (std::size_t i = 0; i < form.fields.size() && form.fields[i] != Field::None; ++i) {
      if (secret) word(kUnknown);
      else write(form.fields[i], values[i], n);
    }
    return std::move(out_);
  }

 private:
  // What everybody learns, a spectator learns too, who has no seat.
  bool is_secret_outcome() const {
    const Turn now = game_.turn(s_);
    return now.is_chance() && now.knows != Seats::first(game_.players()) && !viewer_.knows(now.knows);
  }

  void write(Field field, int value, const Numbers& n) {
    if (const Counted range = counted(field); range.most > 0) return word(std::to_string(value + range.less));
    switch (field) {
      case Field::Place: return space(value);
      case Field::Player: return player(value);
      case Field::Owner: return value == kNone ? void() : player(value);
      case Field::Giver: return value == kNone ? word(kBag) : player(value);
      case Field::Source: return value == 0 ? void() : word(kSourceNames[value]);
      case Field::Token: return token(n);
      case Field::Sacrifice: return sacrifice(n);
      case Field::Projects: return projects(n.tiles);
      default: return word(name_of(game_, field, value));
    }
  }

  void word(std::string_view text) { (out_ += ' ') += text; }
  void player(int seat) { (out_ += ' ') += static_cast<char>('A' + seat); }
  void space(int space) { word(space_name(game_, space)); }

  void token(const Numbers& n) {
    if (n.c != kNone) word(name_of(game_, Field::Creature, n.c));
    if (n.d == kFromReserve) word(kReserve);
    else if (n.d != kNone) space(n.d);
  }

  void sacrifice(const Numbers& n) {
    if (n.c != kNone) word(name_of(game_, Field::Creature, n.c));
    else if (n.a != kNone) space(n.a);
    space(n.b);
  }

  void projects(unsigned mask) {
    const int owner = thinker(game_, s_);
    const bool known = !game_.options().hidden_projects || viewer_.knows(Seats(seat_at(owner)));
    for (; mask != 0; mask &= mask - 1) {
      const int place = std::countr_zero(mask);
      word(known ? name_of(game_, Field::Tile, s_.players[owner].projects.kind_at(place)) : kUnknown);
    }
  }

  const Digger& game_;
  const State& s_;
  Viewer viewer_;
  std::string out_;
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
