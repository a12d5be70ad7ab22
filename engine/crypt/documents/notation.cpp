// Actions as text and back: docs/notation/crypt.md.
#include "core/notation.hpp"

#include <iterator>
#include <vector>

#include "crypt/rules/rules.hpp"
#include "view.hpp"

namespace uc::crypt {
namespace {

using Form = notation::Form<Actions>;

constexpr Form kForms[] = {
    {},
    {Kind::Claim, "claim {bids}"},
    {Kind::Recover, "recover"},
    {Kind::End, "end"},
    {Kind::Pottery, "pottery {first} {second} {slot}", "two Pottery cards and a slot, as in pottery P1 P2 S5"},
    {Kind::Manuscript, "manuscript {card}", "a Manuscript card, as in manuscript M1"},
    {Kind::Remains, "remains {first} {second}", "two Remains cards, as in remains R1 R2"},
    {Kind::Idol, "idol {card} {effort}", "an Idol and the effort of a die, as in idol I1 5"},
    {Kind::Sides, "sides {sides}", "six letters, as in sides ABABAB"},
    {Kind::Leader, "leader {seat}", "a player, as in leader B"},
    {Kind::Top, "top {type}", "a type of Treasure, as in top idol"},
    {Kind::Reveal, "reveal {value} {next}", "a value and the next type, as in reveal 3 idol"},
    {Kind::Conceal, "conceal {next}", "the next type, as in conceal idol"},
    {Kind::Look, "look {slot} {value}", "a slot and a value, as in look S5 3"},
    {Kind::Take, "take {slot} {value}", "a slot and a value, as in take S5 3"},
    {Kind::Roll, "roll {dice}", "the dice, as in roll 3 5 1"},
};
static_assert(std::size(kForms) == static_cast<std::size_t>(Kind::Roll) + 1 && notation::are_by_kind(kForms));
constexpr std::span<const Form> kAllForms = kForms;
constexpr std::span<const Form> kOutcomes = kAllForms.subspan(static_cast<int>(Kind::Sides));
constexpr std::span<const Form> kChoices = kAllForms.subspan(1, kAllForms.size() - kOutcomes.size() - 1);

// The type of a card that pays.
constexpr Type type_of(Of card) {
  switch (card) {
    case Of::Pottery: return Type::Pottery;
    case Of::Manuscript: return Type::Manuscript;
    case Of::Remains: return Type::Remains;
    default: return Type::Idol;
  }
}

// --- writing ---------------------------------------------------------------------------------------------------------

std::string bids_text(std::uint64_t bids) {
  std::string text;
  for (int i = 0; i < kMaxSlots; ++i) {
    const Bid bid = bid_in(bids, i);
    if (bid.count > 0) text += " " + slot_name(i) + ":" + std::to_string(bid.count) + "x" + std::to_string(bid.effort);
  }
  return text;
}

std::string roll_text(const Dice& dice) {
  std::string text;
  for (int i = 0; i < dice.count; ++i) text += " " + std::to_string(dice.faces[i]);
  return text;
}

// `knows`: may the reader know what one player sees?
std::string token(Of meaning, std::uint64_t bits, bool knows) {
  const auto value = static_cast<int>(bits);
  switch (meaning) {
    case Of::Bids: return bids_text(bits);
    case Of::Pottery:
    case Of::Manuscript:
    case Of::Remains:
    case Of::Idol: return " " + card_id(type_of(meaning), value);
    case Of::Slot: return " " + slot_name(value);
    case Of::Sides: return " " + side_letters(static_cast<unsigned>(bits));
    case Of::Seat: return std::string(" ") + static_cast<char>('A' + value);
    case Of::Type: return " " + std::string(kTypeNames[value]);
    case Of::Next: return value == kNoType ? "" : " " + std::string(kTypeNames[value]);
    case Of::Secret: return " " + (knows ? std::to_string(value) : "?");
    case Of::Roll: return roll_text(dice_in(bits));
    default: return " " + std::to_string(value);
  }
}

// --- reading ---------------------------------------------------------------------------------------------------------

class Reader : public notation::TokenReader {
 public:
  bool read(Of meaning, std::uint64_t& value) {
    switch (meaning) {
      case Of::Bids: return bids(value);
      case Of::Pottery:
      case Of::Manuscript:
      case Of::Remains:
      case Of::Idol: return own_card(type_of(meaning), value);
      case Of::Slot: return slot(value);
      case Of::Effort: return number(1, kFaces, value);
      case Of::Sides: return sides(value);
      case Of::Seat: return seat(value);
      case Of::Type: return type(value);
      case Of::Next: value = kNoType; return at_end() || type(value);
      case Of::Value:
      case Of::Secret: return number(1, kMaxValue, value);
      case Of::Roll: return roll(value);
      default: return false;
    }
  }

 private:
  static bool take_slot(TextCursor& text, int& slot) {
    if (!text.take("S")) return false;
    slot = text.number() - 1;
    return slot >= 0 && slot < kMaxSlots;
  }
  bool slot(std::uint64_t& value) {
    std::string_view word;
    if (!token(word)) return false;
    TextCursor text(word);
    int slot = 0;
    const bool good = take_slot(text, slot) && text.at_end();
    value = static_cast<std::uint64_t>(slot);
    return good;
  }

  bool own_card(Type type, std::uint64_t& handle) {
    std::string_view word;
    if (!token(word)) return false;
    TextCursor text(word);
    if (!text.take(kTypeLetters.substr(index(type), 1))) return false;
    const int number = text.number();
    if (number < 1 || number > kMaxCards || !text.at_end()) return false;
    if (number < paid_) return wrong("the cards that pay are named in ascending order");
    paid_ = number;
    handle = static_cast<std::uint64_t>(number);
    return true;
  }

  bool bids(std::uint64_t& bids) {
    int last = -1;
    if (at_end()) return wrong("a claim names at least one card, as in claim S1:2x3", "CR-5.3a");
    while (!at_end()) {
      std::string_view word;
      int slot = 0;
      const bool named = token(word);
      TextCursor text(word);
      if (!named || !take_slot(text, slot)) return wrong("a claim names slots S1 to S6, as in claim S1:2x3 S4:1x5");
      const int count = text.take(":") ? text.number() : -1;
      const int effort = text.take("x") ? text.number() : -1;
      if (count < 0 || effort < 0) return wrong("after the slot come the dice and their effort, as in S1:2x3");
      if (!text.at_end()) return wrong("a claim names slots S1 to S6, as in claim S1:2x3 S4:1x5");
      if (count < 1 || count > kDice) return wrong("one to three dice go on a card", "CR-5.3a");
      if (effort < 1 || effort > kFaces) return wrong("the effort of a die is 1 to 6", "CR-5.3");
      if (slot == last) return wrong("all dice on one card show the same value: name each card once", "CR-5.3b");
      if (slot < last) return wrong("the cards of a claim are named from left to right");
      bids |= bid_bits(slot, count, effort);
      last = slot;
    }
    return true;
  }

  bool sides(std::uint64_t& mask) {
    std::string_view letters;
    if (!token(letters) || letters.size() != kTypes) return false;
    for (unsigned t = 0; t < kTypes; ++t) {
      if (letters[t] != 'A' && letters[t] != 'B') return wrong("a side is A or B");
      if (letters[t] == 'B') mask |= 1U << t;
    }
    return true;
  }

  bool seat(std::uint64_t& value) {
    std::string_view letter;
    if (!token(letter) || letter.size() != 1 || letter[0] < 'A' || letter[0] >= 'A' + kMaxPlayers) return false;
    value = static_cast<std::uint64_t>(letter[0] - 'A');
    return true;
  }

  bool type(std::uint64_t& value) {
    std::string_view name;
    if (!token(name)) return false;
    for (value = 0; value < kTypes; ++value) {
      if (kTypeNames[value] == name) return true;
    }
    return false;
  }

  bool roll(std::uint64_t& value) {
    Dice dice;
    while (dice.count < kDice && !at_end()) {
      int face = 0;
      if (!number(1, kFaces, face)) return wrong("a die shows 1 to 6");
      dice.faces[dice.count++] = static_cast<std::uint8_t>(face);
    }
    value = roll_bits(dice);
    return dice.count > 0;
  }

  int paid_ = 0;  // the card named last
};

}  // namespace

std::string Crypt::text(const State& state, Action action, Viewer viewer) const {
  const bool knows = viewer.knows(Seats(seat_at(state.active)));
  const auto append = [&](std::string& text, Of meaning, std::uint64_t value) { text += token(meaning, value, knows); };
  return notation::write(kForms[static_cast<int>(kind_of(action))], rest_of(action), append);
}

Result<Action> Crypt::parse(const State& state, std::string_view input) const {
  if (const auto read = notation::read(kAllForms, input, Reader())) {
    if (!*read) return read->fault();
    return pack_bits((*read)->kind, (*read)->bits);
  }
  if (turn(state).is_chance())
    return notation::not_an_action("an outcome begins with one of " + notation::verbs_of(kOutcomes));
  return notation::not_an_action("an action begins with one of " + notation::verbs_of(kChoices));
}

std::vector<Action> Crypt::begun(const State&, std::string_view input) const {
  std::vector<Action> actions;
  const auto add = [&](Kind kind, std::uint64_t bits) { actions.push_back(pack_bits(kind, bits)); };
  notation::for_some_begun(kChoices, input, Reader(), add);
  return actions;
}

}  // namespace uc::crypt
