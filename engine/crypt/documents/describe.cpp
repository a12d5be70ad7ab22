// What happens and how it ended, as documents: docs/format/crypt.md.
#include <iterator>
#include <utility>

#include "crypt/rules/rules.hpp"
#include "crypt/rules/solo.hpp"
#include "view.hpp"

namespace uc::crypt {

namespace {

constexpr std::string_view kRecoveries[] = {"action", "bumped", "remains"};  // by Event::Recovery
constexpr std::string_view kReadings[] = {"empty", "own", "not_higher"};     // by GhostReading, but for Takes

// The members of an event, in their order. Those of its record have the names that it gives them (event.hpp).
enum class Member : std::uint8_t {
  None,
  Seat,
  Slot,
  Card,
  Value,   // that everybody sees
  Secret,  // for those who know it
  Record,
  Chances,  // of a die: did it fail, and what was to be feared
  Sum,      // of the dice
};
using M = Member;
struct Telling {
  std::string_view type;
  Member members[5] = {};
};
constexpr Telling kTellings[] = {
    // by Event::Type
    {"sides.set", {M::Record}},
    {"leader.chosen", {M::Record}},
    {"round.began", {M::Record}},
    {"card.revealed", {M::Slot, M::Card, M::Value}},
    {"card.concealed", {M::Slot, M::Card}},
    {"deck.top", {M::Card}},
    {"crypt.ordered", {M::Record}},
    {"claim.placed", {M::Seat, M::Slot, M::Record}},
    {"dice.bumped", {M::Seat, M::Slot, M::Record}},
    {"dice.recovered", {M::Seat, M::Record}},
    {"card.flipped", {M::Seat, M::Record, M::Card, M::Value}},
    {"crypt.looked", {M::Seat}},
    {"value.seen", {M::Seat, M::Slot, M::Card, M::Secret}},
    {"pottery.took", {M::Seat, M::Slot, M::Card}},
    {"ghost.rolled", {M::Record}},
    {"ghost.passed", {M::Slot, M::Record}},
    {"ghost.placed", {M::Slot, M::Record}},
    {"ghost.aside", {M::Record}},
    {"ghost.took", {M::Slot, M::Card, M::Secret}},
    {"card.discarded", {M::Slot, M::Card, M::Secret}},
    {"die.rolled", {M::Seat, M::Slot, M::Record, M::Chances}},
    {"card.taken", {M::Seat, M::Slot, M::Card, M::Record, M::Secret}},
    {"race.won", {M::Seat}},
    {"dice.settled", {M::Seat, M::Record}},
    {"torch.passed", {M::Record}},
    {"window.ended", {M::Seat}},
    {"card.shown", {M::Seat, M::Record, M::Card, M::Value}},
    {"seat.scored", {M::Seat, M::Record}},
    {"tie.rolled", {M::Seat, M::Record, M::Sum}},
    {"game.ended"},
};
static_assert(std::size(kTellings) == static_cast<std::size_t>(Event::Type::GameEnded) + 1);

Doc dice_doc(const Dice& dice) {
  Doc list = Doc::array();
  for (int i = 0; i < dice.count; ++i) list.push(dice.faces[i]);
  return list;
}

// A short last row (CR-R12) has fewer than three places: the others repeat one.
Doc places_doc(std::uint64_t row) {
  Doc list = Doc::array();
  unsigned told = 0;
  for (int i = 0; i < 3; ++i) {
    const int place = told::PlaceRow::get(row, i);
    if ((told >> place & 1U) == 0) list.push(place + 1);
    told |= 1U << place;
  }
  return list;
}

Doc word_of(const Event& event, Of meaning, std::uint64_t value) {
  switch (meaning) {
    case Of::Flag: return value != 0;
    case Of::Holder: return holder_doc(static_cast<int>(value));
    case Of::Sides: return side_letters(static_cast<unsigned>(value));
    case Of::OwnCard: return card_id(static_cast<Type>(event.card), static_cast<int>(value));
    case Of::Roll: return dice_doc(dice_in(value));
    case Of::Places: return places_doc(value);
    case Of::Recovery: return kRecoveries[value];
    case Of::GhostRead: return kReadings[value];
    default: return value;
  }
}

void tell_record(const Event& event, Doc& doc) {
  const std::uint64_t bits = event.about.bits();
  for (const auto& field : EventWords::fields(event.type))
    doc.set(field.name, word_of(event, field.meaning, field.of(bits)));
}

void tell_chances(const told::Die& die, Doc& doc) {
  doc.set("failed", fails(die.result, die.effort)).set("fails", ways_to_fail(die.effort)).set("of", kFaces);
}

int sum_of(const Dice& dice) { return dice.faces[0] + dice.faces[1] + dice.faces[2]; }

}  // namespace

Doc Crypt::describe(const Event& event, Viewer viewer) const {
  const Telling& telling = kTellings[static_cast<int>(event.type)];
  Doc doc = Doc::object().set("type", telling.type);
  for (const Member member : telling.members) {
    switch (member) {
      case M::None: break;
      case M::Seat: doc.set("seat", holder_doc(event.seat)); break;
      case M::Slot: doc.set("slot", slot_name(event.slot)); break;
      case M::Card: doc.set("card", kTypeNames[event.card]); break;
      case M::Value: doc.set("value", event.value); break;
      case M::Secret: {
        const bool told = event.value != 0 && (event.open || viewer.knows(event.knows));
        doc.set("value", told ? Doc(event.value) : Doc());
        break;
      }
      case M::Record: tell_record(event, doc); break;
      case M::Chances: tell_chances(about<Event::Type::DieRolled>(event), doc); break;
      case M::Sum: doc.set("sum", sum_of(dice_in(about<Event::Type::TieRolled>(event).dice))); break;
    }
  }
  return doc;
}

Doc Crypt::result(const State& state, Seat seat) const {
  const Parts parts = score_parts(*content_, players_, state, uc::index(seat), Viewer::everything());
  Doc doc = Doc::object();
  doc.set("parts",
          Doc::object().set("treasure", parts.treasure).set("collectors", bonuses_doc(parts)).set("dice", parts.dice));
  if (solo()) {  // CR-10.10
    std::string_view earned;
    for (const Rating& rating : content_->ratings) {
      if (earned.empty() || parts.total() >= rating.min) earned = rating.id;
    }
    doc.set("rating", earned);
  }
  return doc;
}

}  // namespace uc::crypt
