// Actions as text: docs/notation/saga.md. notation_reading.cpp reads them.
#include "notation.hpp"

namespace uc::saga {

std::string item_name(const Content& content, int item) {
  if (item >= kFirstObject) return content.objects[item - kFirstObject].id;
  const Item& found = content.items[item];
  return found.made ? found.id + kMade : found.id;
}

Square square_of(const Saga& game, const State& state, int t) {
  const Adventure& adventure = game.adventure();
  if (thing::is_model(t)) return state.at[t];
  if (thing::is_door(t)) return adventure.doors[t - thing::kDoor].squares[0];
  if (thing::is_chest(t)) return adventure.chests[t - thing::kChest].at;
  return adventure.furniture[t - thing::kFurniture].squares[0];
}

namespace {

class Writer {
 public:
  Writer(const Saga& game, const State& state, Viewer viewer) : game_(game), s_(state), viewer_(viewer) {}

  std::string write(Action action) {
    const bool secret = is_secret_outcome();
    return notation::write(kForms[index(kind_of(action))], action.bits >> kKindBits,
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
    const Content& content = game_.content();
    const bool none = value == kNone;
    switch (meaning) {
      case Of::Hero: return word(content.heroes[game_.hero_of(value)].id);
      case Of::Square:
      case Of::AimedSquare: return square(square_of(value));
      case Of::Facing: return word(kFacingNames[value]);
      case Of::FacingIfAny: return moves_without_facing(game_, s_) ? void() : word(kFacingNames[value]);
      case Of::Thing:
      case Of::Model:
      case Of::OptionalThing:
      case Of::AimedThing: return none ? void() : square(square_of(game_, s_, value));
      case Of::Spell: return word(content.spells[value].id);
      case Of::Crystal: return none ? void() : word(item_name(content, value));
      case Of::Rule: return word(game_.adventure().rules[value].id);
      case Of::Quarter: return value == 0 ? void() : word(kQuarterNames[value]);
      case Of::Item: return word(item_name(content, value));
      case Of::Given: return none ? void() : (word(kGive), word(item_name(content, value)));
      case Of::Taken: return none ? void() : (word(kTake), word(item_name(content, value)));
      case Of::FeatHere: return word(content.feats[feats_here(game_, s_)[value]].id);
      case Of::Minion: return word(content.figures[value].id);
      case Of::Card: return word(content.cards[value].id);
      case Of::Face: return word(std::to_string(value));
      case Of::Throw: return dice(value);
      default: return;
    }
  }

  void word(std::string_view text) { (*out_ += ' ') += text; }
  void square(Square at) {
    if (at != kNowhere) word(std::to_string(at.x) + ',' + std::to_string(at.y));
  }

  void dice(int dice) {
    for (int face = 6; face > 0; --face) {
      for (int left = dice >> (4 * (face - 1)) & 15; left > 0; --left) word(std::to_string(face));
    }
  }

  const Saga& game_;
  const State& s_;
  Viewer viewer_;
  std::string* out_ = nullptr;
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
