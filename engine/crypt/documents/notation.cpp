// Actions as text and back: docs/notation/crypt.md.
#include "core/text.hpp"
#include "crypt/rules/rules.hpp"

namespace uc::crypt {
namespace {

constexpr std::string_view kVerbs[] = {"",        "claim", "recover", "end",    "pottery", "manuscript",
                                       "remains", "idol",  "sides",   "leader", "top",     "reveal",
                                       "conceal", "look",  "take",    "roll"};
constexpr int kKinds = 16;

std::string number(int value) { return std::to_string(value); }
std::string slot_name(int slot) { return "S" + number(slot + 1); }
char letter(Type type) { return kTypeLetters[static_cast<std::size_t>(index(type))]; }
std::string card_name(Type type, int handle) { return letter(type) + number(handle); }

// --- writing ---

std::string claim_text(Action action) {
  std::string out;
  for (int i = 0; i < kMaxSlots; ++i) {
    const Bid bid = bid_on(action, i);
    if (bid.count > 0) out += " " + slot_name(i) + ":" + number(bid.count) + "x" + number(bid.effort);
  }
  return out;
}

std::string power_text(Action action) {
  const Power power = power_of(action);
  switch (kind_of(action)) {
    case Kind::Pottery:
      return " " + card_name(Type::Pottery, power.first) + " " + card_name(Type::Pottery, power.second) + " " +
             slot_name(power.target);
    case Kind::Manuscript: return " " + card_name(Type::Manuscript, power.first);
    case Kind::Remains:
      return " " + card_name(Type::Remains, power.first) + " " + card_name(Type::Remains, power.second);
    default: return " " + card_name(Type::Idol, power.first) + " " + number(power.target);
  }
}

std::string next_text(int type) {
  return type == kNoType ? "" : " " + std::string(kTypeNames[static_cast<std::size_t>(type)]);
}

std::string draw_text(const State& state, Action action, Viewer viewer) {
  const int value = drawn_value(action);
  switch (kind_of(action)) {
    case Kind::Sides: {
      std::string out = " ";
      for (unsigned t = 0; t < kTypes; ++t) out += (static_cast<unsigned>(value) >> t & 1U) != 0 ? 'B' : 'A';
      return out;
    }
    case Kind::Leader: return std::string(" ") + static_cast<char>('A' + value);
    case Kind::Top: return next_text(value);
    case Kind::Reveal: return " " + number(value) + next_text(drawn_next(action));
    case Kind::Conceal: return next_text(drawn_next(action));
    default: {  // Look, Take: only the one who sees the card may know
      const bool known = viewer.knows(Seats(seat_at(state.active)));
      return " " + slot_name(drawn_next(action)) + " " + (known ? number(value) : "?");
    }
  }
}

std::string roll_text(Action action) {
  std::string out;
  const Dice dice = dice_of(action);
  for (int i = 0; i < dice.count; ++i) out += " " + number(dice.faces[static_cast<std::size_t>(i)]);
  return out;
}

// --- reading ---

Fault not_an_action(std::string message, std::string rule = "") {
  return {"illegal", std::move(message), "action", std::move(rule)};
}

bool read_slot(TextCursor& text, int& slot) {
  if (!text.take("S")) return false;
  slot = text.number() - 1;
  return slot >= 0 && slot < kMaxSlots;
}

bool read_card(TextCursor& text, Type type, int& handle) {
  if (!text.take(std::string_view(&kTypeLetters[static_cast<std::size_t>(index(type))], 1))) return false;
  handle = text.number();
  return handle >= 1 && handle <= kMaxCards;
}

bool read_type(TextCursor& text, int& type) {
  const std::string_view word = text.word();
  for (int t = 0; t < kTypes; ++t) {
    if (kTypeNames[static_cast<std::size_t>(t)] == word) {
      type = t;
      return true;
    }
  }
  return false;
}

Result<Action> read_claim(TextCursor& text) {
  std::uint64_t bits = 0;
  int last = -1;
  if (text.at_end()) return not_an_action("a claim names at least one card, as in claim S1:2x3", "CR-5.3a");
  while (!text.at_end()) {
    int slot = 0;
    if (!text.take(" ") || !read_slot(text, slot))
      return not_an_action("a claim names slots S1 to S6, as in claim S1:2x3 S4:1x5");
    const int count = text.take(":") ? text.number() : -1;
    const int effort = text.take("x") ? text.number() : -1;
    if (count < 0 || effort < 0) return not_an_action("after the slot come the dice and their effort, as in S1:2x3");
    if (count < 1 || count > kDice) return not_an_action("one to three dice go on a card", "CR-5.3a");
    if (effort < 1 || effort > 6) return not_an_action("the effort of a die is 1 to 6", "CR-5.3");
    if (slot == last) return not_an_action("all dice on one card show the same value: name each card once", "CR-5.3b");
    if (slot < last) return not_an_action("the cards of a claim are named from left to right");
    bits |= bid_bits(slot, count, effort);
    last = slot;
  }
  return pack(Kind::Claim, bits);
}

Result<Action> read_power(Kind kind, TextCursor& text) {
  Power power;
  bool good = text.take(" ");
  switch (kind) {
    case Kind::Pottery:
      good = good && read_card(text, Type::Pottery, power.first) && text.take(" ") &&
             read_card(text, Type::Pottery, power.second) && text.take(" ") && read_slot(text, power.target);
      if (!good) return not_an_action("write two Pottery cards and a slot, as in pottery P1 P2 S5");
      break;
    case Kind::Manuscript:
      good = good && read_card(text, Type::Manuscript, power.first);
      if (!good) return not_an_action("write a Manuscript card, as in manuscript M1");
      break;
    case Kind::Remains:
      good = good && read_card(text, Type::Remains, power.first) && text.take(" ") &&
             read_card(text, Type::Remains, power.second);
      if (!good) return not_an_action("write two Remains cards, as in remains R1 R2");
      break;
    default:
      good = good && read_card(text, Type::Idol, power.first) && text.take(" ");
      power.target = good ? text.number() : -1;
      if (power.target < 1 || power.target > 6)
        return not_an_action("write an Idol and the effort of a die, as in idol I1 5");
  }
  const bool pair = kind == Kind::Pottery || kind == Kind::Remains;
  if (pair && power.second < power.first) return not_an_action("the cards that pay are named in ascending order");
  return pack_power(kind, power.first, power.second, power.target);
}

Result<Action> read_sides(TextCursor& text) {
  int mask = 0;
  const std::string_view letters = text.take(" ") ? text.word() : "";
  if (letters.size() != kTypes) return not_an_action("write six letters, as in sides ABABAB");
  for (unsigned t = 0; t < kTypes; ++t) {
    if (letters[t] != 'A' && letters[t] != 'B') return not_an_action("a side is A or B");
    mask |= letters[t] == 'B' ? 1 << t : 0;
  }
  return pack_draw(Kind::Sides, mask, 0);
}

// The type of the new top card; none if the text ends here.
bool read_next(TextCursor& text, int& type) {
  type = kNoType;
  return text.at_end() || (text.take(" ") && read_type(text, type));
}

Result<Action> read_draw(Kind kind, TextCursor& text) {
  int value = 0;
  int next = 0;
  switch (kind) {
    case Kind::Sides: return read_sides(text);
    case Kind::Leader: {
      const std::string_view seat = text.take(" ") ? text.word() : "";
      if (seat.size() != 1 || seat[0] < 'A' || seat[0] >= 'A' + kMaxPlayers)
        return not_an_action("write a player, as in leader B");
      return pack_draw(kind, seat[0] - 'A', 0);
    }
    case Kind::Top:
      if (!text.take(" ") || !read_type(text, value)) return not_an_action("write a type of Treasure, as in top idol");
      return pack_draw(kind, value, 0);
    case Kind::Reveal:
      value = text.take(" ") ? text.number() : -1;
      if (value < 1 || value > kMaxValue || !read_next(text, next))
        return not_an_action("write a value and the next type, as in reveal 3 idol");
      return pack_draw(kind, value, next);
    case Kind::Conceal:
      if (!read_next(text, next)) return not_an_action("write the next type, as in conceal idol");
      return pack_draw(kind, 0, next);
    default: {
      const bool slot = text.take(" ") && read_slot(text, next) && text.take(" ");
      value = slot ? text.number() : -1;
      if (value < 1 || value > kMaxValue) return not_an_action("write a slot and a value, as in look S5 3");
      return pack_draw(kind, value, next);
    }
  }
}

Result<Action> read_roll(TextCursor& text) {
  Dice dice;
  while (dice.count < kDice && text.take(" ")) {
    const int face = text.number();
    if (face < 1 || face > 6) return not_an_action("a die shows 1 to 6");
    dice.faces[static_cast<std::size_t>(dice.count++)] = static_cast<std::uint8_t>(face);
  }
  if (dice.count == 0) return not_an_action("write the dice, as in roll 3 5 1");
  return pack_roll(dice);
}

Result<Action> read(Kind kind, TextCursor& text) {
  switch (kind) {
    case Kind::Claim: return read_claim(text);
    case Kind::Recover:
    case Kind::End: return pack(kind);
    case Kind::Pottery:
    case Kind::Manuscript:
    case Kind::Remains:
    case Kind::Idol: return read_power(kind, text);
    case Kind::Roll: return read_roll(text);
    default: return read_draw(kind, text);
  }
}

}  // namespace

std::string Crypt::text(const State& state, Action action, Viewer viewer) const {
  const Kind kind = kind_of(action);
  std::string out(kVerbs[static_cast<std::size_t>(kind)]);
  switch (kind) {
    case Kind::None:
    case Kind::Recover:
    case Kind::End: break;
    case Kind::Claim: out += claim_text(action); break;
    case Kind::Pottery:
    case Kind::Manuscript:
    case Kind::Remains:
    case Kind::Idol: out += power_text(action); break;
    case Kind::Roll: out += roll_text(action); break;
    default: out += draw_text(state, action, viewer);
  }
  return out;
}

Result<Action> Crypt::parse(const State& state, std::string_view input) const {
  TextCursor text(input);
  const std::string_view verb = text.word();
  for (int k = 1; k < kKinds; ++k) {
    if (kVerbs[static_cast<std::size_t>(k)] != verb) continue;
    Result<Action> action = read(static_cast<Kind>(k), text);
    if (action.ok() && !text.at_end()) return not_an_action("nothing may follow after the action");
    return action;
  }
  if (turn(state).is_chance()) {
    return not_an_action("an outcome begins with one of sides, leader, top, reveal, conceal, look, take, roll");
  }
  return not_an_action("an action begins with one of claim, recover, end, pottery, manuscript, remains, idol");
}

}  // namespace uc::crypt
