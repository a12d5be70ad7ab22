// Actions as text: docs/notation/saga.md. notation_reading.cpp reads them.
#include "notation.hpp"

#include <utility>

namespace uc::saga {

std::string item_name(const Content& content, int item) {
  if (item >= kFirstObject) return content.objects[static_cast<std::size_t>(item - kFirstObject)].id;
  const Item& found = content.items[static_cast<std::size_t>(item)];
  return found.made ? found.id + kMade : found.id;
}

Square square_of(const Saga& game, const State& state, int t) {
  const Adventure& adventure = game.adventure();
  if (thing::is_model(t)) return state.at[static_cast<std::size_t>(t)];
  if (thing::is_door(t)) return adventure.doors[static_cast<std::size_t>(t - thing::kDoor)].squares[0];
  if (thing::is_chest(t)) return adventure.chests[static_cast<std::size_t>(t - thing::kChest)].at;
  return adventure.furniture[static_cast<std::size_t>(t - thing::kFurniture)].squares[0];
}

namespace {

class Writer {
 public:
  Writer(const Saga& game, const State& state, Viewer viewer) : game_(game), s_(state), viewer_(viewer) {}

  std::string write(Action action) {
    const Form& form = kForms[static_cast<std::size_t>(kind_of(action))];
    n_ = numbers_of(action);
    out_ = form.verb;
    const bool secret = is_secret_outcome();
    for (const Part& part : form.parts) {
      if (part.field == Field::None) break;
      if (secret) word(kUnknown);
      else write(part, action);
    }
    return std::move(out_);
  }

 private:
  // What everybody learns, a spectator learns too, who has no seat.
  bool is_secret_outcome() const {
    const Turn now = game_.turn(s_);
    return now.is_chance() && now.knows != Seats::first(game_.players()) && !viewer_.knows(now.knows);
  }

  void write(const Part& part, Action action) {
    const int value = number_of(n_, part.number);
    const auto at = static_cast<std::size_t>(value);
    const Content& content = game_.content();
    switch (part.field) {
      case Field::Hero: return word(content.heroes[static_cast<std::size_t>(game_.hero_of(value))].id);
      case Field::Place: return square(square_at(n_.a, n_.b));
      case Field::Facing: return word(kFacingNames[at]);
      case Field::MoveFacing: return moves_without_facing(game_, s_) ? void() : word(kFacingNames[at]);
      case Field::Thing:
      case Field::Model: return square(square_of(game_, s_, value));
      case Field::OptionalThing: return value == kNone ? void() : square(square_of(game_, s_, value));
      case Field::Spell: return word(content.spells[at].id);
      case Field::Aimed: return aimed(content.spells[static_cast<std::size_t>(n_.a)]);
      case Field::Rule: return word(game_.adventure().rules[at].id);
      case Field::Quarter: return value == 0 ? void() : word(kQuarterNames[at]);
      case Field::Item: return word(item_name(content, value));
      case Field::Bargain: return bargain();
      case Field::Feat: return word(content.feats[feats_here(game_, s_)[at]].id);
      case Field::Minion: return word(content.figures[at].id);
      case Field::Card: return word(content.cards[at].id);
      case Field::Face: return word(std::to_string(value));
      case Field::Dice: return dice(dice_of(action));
      case Field::None: break;
    }
  }

  void word(std::string_view text) { (out_ += ' ') += text; }
  void square(Square at) { word(std::to_string(at.x) + ',' + std::to_string(at.y)); }

  void aimed(const Spell& spell) {
    const AimText aim = aim_text(spell);
    if (aim == AimText::Thing) square(square_of(game_, s_, n_.b));
    if (aim == AimText::Square) square(square_at(n_.c, n_.d));
    if (n_.e != kNone) word(item_name(game_.content(), n_.e));
  }

  void bargain() {
    const auto side = [&](std::string_view verb, int what) {
      if (what == kNone) return;
      word(verb);
      word(item_name(game_.content(), what));
    };
    side(kGive, n_.b);
    side(kTake, n_.c);
  }

  void dice(const Faces& faces) {
    for (std::size_t face = faces.size(); face > 0; --face) {
      for (int left = faces[face - 1]; left > 0; --left) word(std::to_string(face));
    }
  }

  const Saga& game_;
  const State& s_;
  Viewer viewer_;
  Numbers n_;
  std::string out_;
};

// By Step.
constexpr std::string_view kKindNames[] = {"over",
                                           "hero",
                                           "act",
                                           "spell",
                                           "fight_each",
                                           "fight_one",
                                           "shot",
                                           "chain_fight",
                                           "shift",
                                           "devour",
                                           "free_attack",
                                           "potion",
                                           "trade",
                                           "interrupt",
                                           "interrupt_model",
                                           "command",
                                           "animate",
                                           "summon",
                                           "target",
                                           "bonus_move",
                                           "roll_attack",
                                           "roll_defence",
                                           "roll_regeneration",
                                           "roll_round",
                                           "roll_skip",
                                           "roll_crystal",
                                           "roll_block",
                                           "draw_card"};
static_assert(std::size(kKindNames) == static_cast<std::size_t>(Step::DrawCard) + 1);

}  // namespace

const std::vector<std::string_view>& Saga::kinds() {
  static const std::vector<std::string_view> names(std::begin(kKindNames), std::end(kKindNames));
  return names;
}

std::string Saga::text(const State& state, Action action, Viewer viewer) const {
  return Writer(*this, state, viewer).write(action);
}

}  // namespace uc::saga
