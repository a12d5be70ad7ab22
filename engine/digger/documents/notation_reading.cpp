// Actions from text: docs/notation/digger.md. notation.cpp writes them.
#include <string>
#include <vector>

#include "core/notation.hpp"
#include "notation.hpp"

namespace uc::digger {
namespace {

using notation::not_an_action;

// Reads what a form has behind its first word.
class Reader : public notation::TokenReader {
 public:
  Reader(const Digger& game, const State& state) : game_(game), s_(state) {}

  bool read(Of meaning, std::uint64_t& bits) {
    int value = 0;
    const bool good = read_field(meaning, value);
    bits = static_cast<std::uint64_t>(value);
    return good;
  }

 private:
  bool read_field(Of meaning, int& value) {
    switch (meaning) {
      case Of::SeatOrNone: return owner(value);
      case Of::Source: return source(value);
      case Of::CreatureOrNone: return creature(value);
      case Of::Token: return token_of(value);
      case Of::Sacrifice: return sacrifice(value);
      case Of::Sacrificed: value = sacrificed_; return true;
      case Of::Projects: return projects(value);
      default: break;
    }
    if (const Counted range = counted(meaning); range.most > 0) {
      const bool good = number(range.least, range.most, value);
      value -= range.less;
      return good;
    }
    std::string_view text;
    if (!token(text)) return false;
    switch (meaning) {
      case Of::Where: return space(text, value);
      case Of::Seat: return player(text, value);
      case Of::Giver: return giver(text, value);
      default: return named(meaning, text, value);
    }
  }

  bool find(Of meaning, std::string_view name, int& found) const {
    for (int i = 0; i < names_of(game_, meaning); ++i) {
      if (name_of(game_, meaning, i) != name) continue;
      found = i;
      return true;
    }
    return false;
  }
  bool named(Of meaning, std::string_view name, int& found) {
    if (find(meaning, name, found)) return true;
    switch (meaning) {
      case Of::Lord: return wrong("there is no lord of this name");
      case Of::Adventurer: return wrong("there is no Adventurer of this name");
      case Of::Creature: return wrong("there is no Creature of this name");
      case Of::Order: return wrong("there is no order of this name");
      case Of::Direction: return wrong("the directions are E, NE, NW, W, SW and SE", "DD-1.1");
      default: return wrong("there is no tile of this name");
    }
  }

  // Numbers far outside every board are no spaces either.
  static bool coordinate(TextCursor& text, int& value) {
    const bool below = text.take("-");
    value = text.number();
    if (value < (below ? 1 : 0)) return false;
    if (below) value = -value;
    return true;
  }
  bool space(std::string_view written, int& found) {
    TextCursor text(written);
    int q = 0;
    int r = 0;
    if (!coordinate(text, q) || !text.take(",") || !coordinate(text, r) || !text.at_end()) return false;
    const auto is_near = [](int value) { return value >= -kMaxRadius && value <= kMaxRadius; };
    found = is_near(q) && is_near(r) ? game_.area().space(hex(q, r)) : kNowhere;
    return found != kNowhere || wrong("this space does not belong to the play area", "DD-2.7");
  }

  bool player(std::string_view written, int& seat) {
    if (written.size() != 1 || written[0] < 'A' || written[0] >= 'A' + kMaxPlayers) return false;
    seat = written[0] - 'A';
    return seat < game_.players() || wrong("nobody plays in this seat");
  }
  bool giver(std::string_view written, int& value) {
    if (written != kBag) return player(written, value);
    value = kNone;
    return true;
  }

  // --- what may be missing ---

  bool owner(int& seat) {
    seat = kNone;
    std::string_view text;
    return at_end() || (token(text) && player(text, seat));
  }

  bool source(int& value) {
    const TextCursor before = place();
    std::string_view text;
    if (token(text)) {
      for (value = 1; value < static_cast<int>(std::size(kSourceNames)); ++value) {
        if (kSourceNames[value] == text) return true;
      }
    }
    go_back(before);
    value = static_cast<int>(Source::Given);
    return true;
  }

  bool creature(int& value) {
    const TextCursor before = place();
    std::string_view text;
    if (token(text) && find(Of::Creature, text, value)) {
      by_creature_ = true;
      return true;
    }
    go_back(before);
    value = kNone;
    return true;
  }

  // The Stooge of a Stooge's conquest is the one on the tile.
  bool token_of(int& from) {
    from = kNone;
    if (at_end()) return !by_creature_;
    std::string_view text;
    if (!token(text)) return false;
    if (text != kReserve) return by_creature_ && space(text, from);
    from = kFromReserve;
    return true;
  }

  // The space of the Collapse follows.
  bool sacrifice(int& from) {
    from = kNone;
    const TextCursor before = place();
    std::string_view text;
    if (!token(text)) return false;
    if (find(Of::Creature, text, sacrificed_)) return true;
    if (!space(text, from)) return false;
    if (!at_end()) return true;
    go_back(before);
    from = kNone;
    return true;
  }

  // --- Projects ---

  // They lie in the order of their kinds; of equal ones the first are named.
  bool projects(int& tiles) {
    const Tiles& all = s_.players[thinker(game_, s_)].projects;
    int last = -1;
    int same = 0;
    do {
      std::string_view text;
      int kind = 0;
      if (!token(text) || !named(Of::Tile, text, kind)) return false;
      if (kind < last) return wrong("tiles are written in the order of the content's list");
      same = kind == last ? same + 1 : 0;
      if (same >= all.count(kind)) return wrong("there is no such Project, or not so many");
      int before = 0;
      all.for_each([&](int other, int count) { before += other < kind ? count : 0; });
      tiles |= 1 << (before + same);
      last = kind;
    } while (!at_end());
    return true;
  }

  const Digger& game_;
  const State& s_;
  int sacrificed_ = kNone;  // the Creature given up
  bool by_creature_ = false;
};

}  // namespace

Result<Action> Digger::parse(const State& state, std::string_view input) const {
  const auto read = notation::read<Form>(kForms, input, Reader(*this, state));
  if (read && !*read) return read->fault();
  if (read) return Action{static_cast<std::uint64_t>((*read)->kind) | (*read)->bits << kKindBits};
  const Turn now = turn(state);
  if (now.is_over()) return not_an_action("the game is over");
  if (now.is_chance())
    return not_an_action("an outcome begins with one of first, lord, deal, tile, coin, steal, reveal");
  return not_an_action("here an action begins with one of " +
                       notation::verbs_here(*this, state, std::span<const Form>(kForms), kind_of));
}

std::vector<Action> Digger::begun(const State& state, std::string_view input) const {
  constexpr std::span<const Form> kAll = kForms;
  std::vector<Action> actions;
  const auto add = [&](Kind kind, std::uint64_t bits) {
    actions.push_back({static_cast<std::uint64_t>(kind) | bits << kKindBits});
  };
  notation::for_some_begun(kAll.first(static_cast<std::size_t>(Kind::First)), input, Reader(*this, state), add);
  return actions;
}

}  // namespace uc::digger
