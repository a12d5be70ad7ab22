// Actions from text: docs/notation/saga.md. notation.cpp writes them.
#include <string>
#include <vector>

#include "notation.hpp"

namespace uc::saga {
namespace {

using notation::not_an_action;

// Reads what a form has behind its first word.
class Reader : public notation::TokenReader {
 public:
  Reader(const Saga& game, const State& state) : game_(game), content_(game.content()), s_(state) {}

  bool read(Of meaning, std::uint64_t& value) {
    int number = 0;
    if (!read_field(meaning, number)) return false;
    value = static_cast<std::uint64_t>(number);
    return true;
  }

 private:
  bool read_field(Of meaning, int& value) {
    switch (meaning) {
      case Of::FacingIfAny: return moves_without_facing(game_, s_) || read_field(Of::Facing, value);
      case Of::OptionalThing: return optional(Of::Thing, value, kNone, !at_end());
      case Of::AimedThing: return optional(Of::Thing, value, kNone, aim_ == AimText::Thing);
      case Of::AimedSquare: return optional(Of::Square, value, number_of(kNowhere), aim_ == AimText::Square);
      case Of::Crystal: return crystal(value);
      case Of::Quarter: return quarter(value);
      case Of::Given: return given(value);
      case Of::Taken: return taken(value);
      case Of::Throw: return dice(value);
      default: break;
    }
    std::string_view text;
    if (!token(text)) return false;
    switch (meaning) {
      case Of::Hero: return hero(text, value);
      case Of::Square: return place(text, value);
      case Of::Facing: return facing(text, value);
      case Of::Thing: return thing_at(text, value);
      case Of::Model: return model_at(text, value);
      case Of::Spell: return spell(text, value);
      case Of::Rule: return find(game_.adventure().rules, text, value) || wrong("there is no such special rule");
      case Of::Item: return item(text, value) || wrong("there is no item of this name");
      case Of::FeatHere: return feat(text, value);
      case Of::Minion: return minion(text, value);
      case Of::Card: return find(content_.cards, text, value) || wrong("there is no card of this name");
      case Of::Face: return face(text, value);
      default: return false;
    }
  }

  template <class List>
  static bool find(const List& list, std::string_view id, int& found) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (list[i].id != id) continue;
      found = static_cast<int>(i);
      return true;
    }
    return false;
  }

  // --- what one word says ---

  bool hero(std::string_view id, int& found) {
    for (found = 0; found < game_.heroes(); ++found) {
      if (content_.heroes[game_.hero_of(found)].id == id) return true;
    }
    return wrong("there is no hero of this name in the adventure");
  }

  bool facing(std::string_view name, int& found) {
    for (found = 0; found < kFacings; ++found) {
      if (kFacingNames[found] == name) return true;
    }
    return wrong("the facings are N, E, S and W", "DS-5.2");
  }

  // The largest map that there can be: how large this one is, not everybody knows.
  bool place(std::string_view written, Square& square) {
    TextCursor text(written);
    const int x = text.number();
    if (x < 0 || !text.take(",")) return false;
    const int y = text.number();
    if (y < 0 || !text.at_end()) return false;
    square = square_at(x, y);
    return (x < kMaxWidth && y < kMaxHeight) || wrong("this square is on no map", "DS-1.6");
  }
  bool place(std::string_view written, int& number) {
    Square square;
    if (!place(written, square)) return false;
    number = number_of(square);
    return true;
  }

  // Of two models on one square the Ethereal one is passing, and nobody's target.
  int model_on(Square square) const {
    int found = kNone;
    for_each_in(s_.in_play, [&](int model) {
      if (s_.at[model] != square) return;
      if (found == kNone || game_.figure(s_, found).ethereal) found = model;
    });
    return found;
  }
  // Only what is laid out: nobody learns by asking what an area holds that is not revealed (DS-H1).
  bool is_revealed(int area) const { return area < kMaxAreas && (s_.areas >> static_cast<unsigned>(area) & 1U) != 0; }
  int lock_on(Square square) const {
    const Adventure& adventure = game_.adventure();
    for (std::size_t i = 0; i < adventure.doors.size(); ++i) {
      const Door& door = adventure.doors[i];
      if (door.squares[0] != square || (s_.doors_open >> i & 1U) != 0) continue;
      if (is_revealed(door.areas[0]) || is_revealed(door.areas[1])) return thing::kDoor + static_cast<int>(i);
    }
    for (std::size_t i = 0; i < adventure.chests.size(); ++i) {
      const Chest& chest = adventure.chests[i];
      if (chest.at == square && is_revealed(chest.area)) return thing::kChest + static_cast<int>(i);
    }
    for (std::size_t i = 0; i < adventure.furniture.size(); ++i) {
      const Furniture& piece = adventure.furniture[i];
      if (piece.squares[0] != square || (s_.furniture_gone >> i & 1U) != 0) continue;
      if (is_revealed(piece.area)) return thing::kFurniture + static_cast<int>(i);
    }
    return kNone;
  }
  bool model_at(std::string_view written, int& found) {
    Square square;
    if (!place(written, square)) return false;
    found = model_on(square);
    return found != kNone || wrong("no model is there; a Large one is named by its north-western square");
  }
  bool thing_at(std::string_view written, int& found) {
    Square square;
    if (!place(written, square)) return false;
    found = model_on(square);
    if (found == kNone) found = lock_on(square);
    return found != kNone || wrong("nothing is there; what covers several squares is named by its first");
  }

  bool spell(std::string_view id, int& found) {
    if (!find(content_.spells, id, found)) return wrong("there is no spell of this name");
    aim_ = aim_text(content_.spells[found]);
    return true;
  }

  // Items made by Crystallise are named as the others, with a star.
  bool item(std::string_view name, int& found) const {
    const bool made = name.ends_with(kMade);
    if (made) name.remove_suffix(1);
    for (std::size_t i = 0; i < content_.items.size(); ++i) {
      if (content_.items[i].made != made || content_.items[i].id != name) continue;
      found = static_cast<int>(i);
      return true;
    }
    return false;
  }
  bool item_or_object(std::string_view name, int& found) {
    if (item(name, found)) return true;
    if (!find(content_.objects, name, found)) return wrong("there is no item or quest object of this name");
    found += kFirstObject;
    return true;
  }

  bool feat(std::string_view id, int& found) {
    if (s_.tasks > 0 && s_.next().step == Step::AskHero) return wrong("nobody acts yet", "DS-3.2");
    const std::vector<std::uint8_t>& feats = feats_here(game_, s_);
    for (std::size_t i = 0; i < feats.size(); ++i) {
      if (content_.feats[feats[i]].id != id) continue;
      found = static_cast<int>(i);
      return true;
    }
    return wrong("whoever acts has no Feat of this name", "DS-16.1");
  }

  bool minion(std::string_view id, int& found) {
    for (std::size_t i = 0; i < content_.figures.size(); ++i) {
      if (content_.figures[i].klass != Class::Minion || content_.figures[i].id != id) continue;
      found = static_cast<int>(i);
      return true;
    }
    return wrong("there is no minion of this name");
  }

  static bool face(std::string_view text, int& value) {
    if (text.size() != 1 || text[0] < '1' || text[0] > '6') return false;
    value = text[0] - '0';
    return true;
  }

  // --- what may be missing, or takes several words ---

  bool optional(Of meaning, int& value, int none, bool there) {
    value = none;
    return !there || read_field(meaning, value);
  }

  bool quarter(int& value) {
    value = 0;
    if (at_end()) return true;
    std::string_view text;
    if (!token(text)) return false;
    for (value = 1; value < static_cast<int>(std::size(kQuarterNames)); ++value) {
      if (kQuarterNames[value] == text) return true;
    }
    return wrong("a turn is cw or ccw", "DS-18.6");
  }

  bool crystal(int& value) {
    value = kNone;
    if (at_end()) return true;
    std::string_view text;
    if (!token(text)) return false;
    return (item(text, value) && content_.items[value].crystal > 0) ||
           wrong("only an energy crystal is spent on a spell", "DS-11.11");
  }

  // In a trade one of the two may be missing: what is given takes the word behind it along.
  bool given(int& value) {
    value = kNone;
    if (!token(verb_)) return false;
    std::string_view name;
    if (verb_ != kGive) return true;
    if (!token(name) || !item_or_object(name, value)) return false;
    verb_ = {};
    return at_end() || token(verb_);
  }
  bool taken(int& value) {
    value = kNone;
    std::string_view name;
    return verb_.empty() || (verb_ == kTake && token(name) && item_or_object(name, value));
  }

  bool dice(int& dice) {
    int last = 6;
    int count = 0;
    do {
      std::string_view text;
      int value = 0;
      if (!token(text) || !face(text, value)) return false;
      if (value > last) return wrong("dice are written from the highest to the lowest");
      if (++count > kMaxDice) return wrong("there are not so many dice");
      dice += 1 << 4 * (value - 1);
      last = value;
    } while (!at_end());
    return true;
  }

  const Saga& game_;
  const Content& content_;
  const State& s_;
  AimText aim_{};          // of the spell that has been read
  std::string_view verb_;  // of what is taken in a trade
};

}  // namespace

Result<Action> Saga::parse(const State& state, std::string_view input) const {
  const auto read = notation::read<Form>(kForms, input, Reader(*this, state));
  if (read && !*read) return read->fault();
  if (read) return Action{static_cast<std::uint64_t>((*read)->kind) | (*read)->bits << kKindBits};
  const Turn now = turn(state);
  if (now.is_over()) return not_an_action("the game is over");
  if (now.is_chance()) return not_an_action("an outcome begins with one of dice, die, draw");
  if (!now.is_seat()) return not_an_action("nobody knows what comes");
  return not_an_action("here an action begins with one of " +
                       notation::verbs_here(*this, state, std::span<const Form>(kForms), kind_of));
}

std::vector<Action> Saga::begun(const State& state, std::string_view input) const {
  constexpr std::span<const Form> kAll = kForms;
  std::vector<Action> actions;
  const auto add = [&](Kind kind, std::uint64_t bits) {
    actions.push_back({static_cast<std::uint64_t>(kind) | bits << kKindBits});
  };
  notation::for_some_begun(kAll.first(static_cast<std::size_t>(Kind::Dice)), input, Reader(*this, state), add);
  return actions;
}

}  // namespace uc::saga
