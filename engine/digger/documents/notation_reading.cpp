// Actions from text: docs/notation/digger.md. notation.cpp writes them.
#include <bit>
#include <optional>
#include <string>
#include <vector>

#include "core/notation.hpp"
#include "core/text.hpp"
#include "notation.hpp"

namespace uc::digger {
namespace {

Fault not_an_action(std::string message, std::string rule = "") {
  return {"illegal", std::move(message), "action", std::move(rule)};
}

struct Begun {
  std::uint64_t bits = 0;  // of the fields that were read
  std::uint64_t open = 0;  // all bits of the others
};

// Reads what follows the first word. Whatever cannot be read returns false; the first that knows better than the hint
// of the form says what is wrong.
class Reader {
 public:
  Reader(const Digger& game, const State& state, TextCursor text) : game_(game), s_(state), text_(text) {}

  Result<Action> read(Kind kind) {
    if (read_fields(kind)) {
      if (!text_.at_end()) return not_an_action("nothing may follow after the action");
      return Action{static_cast<std::uint64_t>(kind) | bits_ << kKindBits};
    }
    if (!wrong_.empty()) return not_an_action(std::string(wrong_), std::string(rule_));
    return not_an_action("write " + std::string(kForms[index(kind)].hint));
  }

  // As far as the text goes.
  std::optional<Begun> read_begun(Kind kind) {
    Begun begun;
    for (const auto& field : Actions::fields(kind)) {
      int value = 0;
      if (text_.at_end()) begun.open |= field.in(~std::uint64_t{0});
      else if (!read_field(field.meaning, value)) return std::nullopt;
      begun.bits |= field.in(static_cast<std::uint64_t>(value));
    }
    return text_.at_end() ? std::optional(begun) : std::nullopt;
  }

 private:
  bool read_fields(Kind kind) {
    for (const auto& field : Actions::fields(kind)) {
      int value = 0;
      if (!read_field(field.meaning, value)) return false;
      bits_ |= field.in(static_cast<std::uint64_t>(value));
    }
    return true;
  }

  bool read_field(Of meaning, int& value) {
    switch (meaning) {
      case Of::SeatOrNone: return owner(value);
      case Of::Source: return source(value);
      case Of::CreatureOrNone: return creature(value);
      case Of::Token: return token(value);
      case Of::Sacrifice: return sacrifice(value);
      case Of::Sacrificed: value = sacrificed_; return true;
      case Of::Projects: return projects(value);
      default: break;
    }
    std::string_view text;
    if (!word(text)) return false;
    switch (meaning) {
      case Of::Where: return space(text, value);
      case Of::Seat: return player(text, value);
      case Of::Giver: return giver(text, value);
      default: return counted(meaning).most > 0 ? number(counted(meaning), text, value) : named(meaning, text, value);
    }
  }

  bool wrong(std::string_view message, std::string_view rule = "") {
    wrong_ = message;
    rule_ = rule;
    return false;
  }

  // One space, then what stands up to the next one.
  bool word(std::string_view& word) {
    if (!text_.take(" ")) return false;
    word = text_.word();
    return !word.empty();
  }

  // --- what one word says ---

  static bool number(const Counted& range, std::string_view text, int& value) {
    TextCursor digits(text);
    const int written = digits.number();
    value = written - range.less;
    return written >= range.least && written <= range.most && digits.at_end();
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
    return text_.at_end() || (word(text) && player(text, seat));
  }

  bool source(int& value) {
    const TextCursor before = text_;
    std::string_view text;
    if (word(text)) {
      for (value = 1; value < static_cast<int>(std::size(kSourceNames)); ++value) {
        if (kSourceNames[value] == text) return true;
      }
    }
    text_ = before;
    value = static_cast<int>(Source::Given);
    return true;
  }

  bool creature(int& value) {
    const TextCursor before = text_;
    std::string_view text;
    if (word(text) && find(Of::Creature, text, value)) {
      by_creature_ = true;
      return true;
    }
    text_ = before;
    value = kNone;
    return true;
  }

  // The Stooge of a Stooge's conquest is the one on the tile.
  bool token(int& from) {
    from = kNone;
    if (text_.at_end()) return !by_creature_;
    std::string_view text;
    if (!word(text)) return false;
    if (text != kReserve) return by_creature_ && space(text, from);
    from = kFromReserve;
    return true;
  }

  // The space of the Collapse follows.
  bool sacrifice(int& from) {
    from = kNone;
    const TextCursor before = text_;
    std::string_view text;
    if (!word(text)) return false;
    if (find(Of::Creature, text, sacrificed_)) return true;
    if (!space(text, from)) return false;
    if (!text_.at_end()) return true;
    text_ = before;
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
      if (!word(text) || !named(Of::Tile, text, kind)) return false;
      if (kind < last) return wrong("tiles are written in the order of the content's list");
      same = kind == last ? same + 1 : 0;
      if (same >= all.count(kind)) return wrong("there is no such Project, or not so many");
      int before = 0;
      all.for_each([&](int other, int count) { before += other < kind ? count : 0; });
      tiles |= 1 << (before + same);
      last = kind;
    } while (!text_.at_end());
    return true;
  }

  const Digger& game_;
  const State& s_;
  TextCursor text_;
  std::uint64_t bits_ = 0;  // the record that is read
  int sacrificed_ = kNone;  // the Creature given up
  bool by_creature_ = false;
  std::string_view wrong_, rule_;
};

// `special` stands alone or with a tile: the form that fits what follows, else the last of that word.
Kind kind_named(std::string_view verb, bool is_bare) {
  Kind found = Kind::None;
  for (int kind = 1; kind < kActionKinds; ++kind) {
    if (kForms[kind].verb != verb) continue;
    found = static_cast<Kind>(kind);
    if ((Actions::fields(found).size() == 0) == is_bare) break;
  }
  return found;
}

std::string verbs_of(std::uint64_t kinds) {
  std::string list;
  std::string_view last;
  for (; kinds != 0; kinds &= kinds - 1) {
    const std::string_view verb = kForms[std::countr_zero(kinds)].verb;
    if (verb == last) continue;
    (list += list.empty() ? "" : ", ") += verb;
    last = verb;
  }
  return list;
}

// The first words of what can be done here.
std::string verbs_here(const Digger& game, const State& state) {
  std::uint64_t kinds = 0;
  ActionList list;
  game.actions(state, list);
  for (const Action action : list) kinds |= std::uint64_t{1} << static_cast<unsigned>(kind_of(action));
  return verbs_of(kinds);
}

}  // namespace

Result<Action> Digger::parse(const State& state, std::string_view input) const {
  TextCursor text(input);
  const std::string_view verb = text.word();
  const Kind kind = kind_named(verb, text.at_end());
  if (kind != Kind::None) return Reader(*this, state, text).read(kind);
  const Turn now = turn(state);
  if (now.is_over()) return not_an_action("the game is over");
  if (now.is_chance())
    return not_an_action("an outcome begins with one of first, lord, deal, tile, coin, steal, reveal");
  return not_an_action("here an action begins with one of " + verbs_here(*this, state));
}

std::vector<Action> Digger::begun(const State& state, std::string_view input) const {
  TextCursor text(notation::begun_text(input));
  const std::string_view verb = text.word();
  std::vector<Action> actions;
  for (int kind = 1; kind < static_cast<int>(Kind::First); ++kind) {
    const std::string_view word = kForms[kind].verb;
    if (text.at_end() ? !word.starts_with(verb) : word != verb) continue;
    const auto add = [&](std::uint64_t bits) {
      actions.push_back({static_cast<std::uint64_t>(kind) | bits << kKindBits});
    };
    if (const auto begun = Reader(*this, state, text).read_begun(static_cast<Kind>(kind))) {
      notation::for_some_words(begun->bits, begun->open, add);
    }
  }
  return actions;
}

}  // namespace uc::digger
