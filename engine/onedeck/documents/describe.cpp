// What happens and how it ended, as documents: docs/format/onedeck.md. Everybody may know all of it (OD-H5).
#include <iterator>
#include <utility>

#include "view.hpp"

namespace uc::onedeck {

namespace {

// The members of an event, in their order. Those of its record have the names that it gives them (event.hpp).
enum class Member : std::uint8_t { None, Seat, Card, Record, Dice, Owned, Before, Change };
using M = Member;
struct Telling {
  std::string_view type;
  Member members[3] = {};
};
constexpr Telling kTellings[] = {
    // by Event::Type
    {"hero.specialised", {M::Seat, M::Record}},
    {"basic.taken", {M::Seat, M::Record}},
    {"experience.drawn", {M::Card}},
    {"potions.gained", {M::Record}},
    {"floor.began", {M::Record}},
    {"turn.began"},
    {"foresight.used", {M::Seat}},
    {"time.lost", {M::Record}},
    {"card.discarded", {M::Card}},
    {"stairs.token", {M::Record}},
    {"stairs.revealed"},
    {"stairs.struck", {M::Record}},
    {"hero.damaged", {M::Seat, M::Record}},
    {"hero.healed", {M::Seat, M::Record}},
    {"die.stored", {M::Seat, M::Record}},
    {"explored", {M::Record}},
    {"door.added", {M::Record}},
    {"door.opened", {M::Record, M::Card}},
    {"door.peeked", {M::Record, M::Card}},
    {"fled", {M::Record}},
    {"pairs.formed", {M::Record, M::Card}},
    {"encounter.began", {M::Card, M::Record}},
    {"encounter.skipped", {M::Card, M::Record}},
    {"item.drained", {M::Seat, M::Card}},
    {"option.chosen", {M::Card, M::Record}},
    {"feat.used", {M::Seat, M::Record}},
    {"dice.lifted", {M::Seat, M::Dice}},
    {"dice.rolled", {M::Seat, M::Dice}},
    {"dice.dropped", {M::Seat, M::Dice, M::Record}},
    {"dice.lowered", {M::Seat, M::Dice, M::Before}},
    {"boxes.active", {M::Record}},
    {"box.covered", {M::Record, M::Owned}},
    {"box.struck", {M::Record, M::Owned}},
    {"heroic.made", {M::Seat, M::Owned, M::Record}},
    {"die.discarded", {M::Seat, M::Dice}},
    {"skill.used", {M::Seat, M::Record, M::Dice}},
    {"potion.used", {M::Seat, M::Record}},
    {"dice.gained", {M::Seat, M::Dice}},
    {"die.changed", {M::Seat, M::Change}},
    {"die.exchanged", {M::Seat, M::Dice}},
    {"dice.returned", {M::Seat, M::Dice}},
    {"prevented", {M::Record}},
    {"consequences", {M::Record}},
    {"damage.softened", {M::Record}},
    {"lethal.moment", {M::Record}},
    {"card.looted", {M::Card, M::Seat, M::Record}},
    {"card.escaped", {M::Card}},
    {"level.reached", {M::Record}},
    {"lanterns.spent", {M::Record}},
    {"descended", {M::Record}},
    {"boss.round"},
    {"boss.healed", {M::Record}},
    {"boss.damaged", {M::Record}},
    {"game.won"},
    {"game.lost", {M::Record}},
};
static_assert(std::size(kTellings) == static_cast<std::size_t>(Event::Type::GameLost) + 1);

void tell_record(const Content& content, const Event& event, Doc& doc) {
  const std::uint64_t bits = event.about.bits();
  for (const auto& field : EventWords::fields(event.type))
    doc.set(field.name, word_of(content, field.meaning, field.of(bits)));
}

Doc dice_doc(const onedeck::Dice& dice) {
  Doc list = Doc::array();
  for (const Die die : dice) list.push(die_doc(die));
  return list;
}

// With the seat of each.
Doc owned_dice(const Event& event) {
  Doc list = Doc::array();
  for (const Die die : event.dice) {
    Doc owned = Doc::object().set("seat", event.heroes[die.owner()]);
    Doc rest = die_doc(die);
    for (Doc::Member& member : rest.as_object()) owned.set(member.first, std::move(member.second));
    list.push(std::move(owned));
  }
  return list;
}

}  // namespace

Doc OneDeck::describe(const Event& event, Viewer) const {
  const Telling& telling = kTellings[static_cast<std::size_t>(event.type)];
  Doc doc = Doc::object().set("type", telling.type);
  for (const Member member : telling.members) {
    switch (member) {
      case M::None: break;
      case M::Seat: doc.set("seat", event.seat == kNone ? Doc() : Doc(event.seat)); break;
      case M::Card: doc.set("card", word_of(*content_, Of::Card, event.card)); break;
      case M::Record: tell_record(*content_, event, doc); break;
      case M::Dice: doc.set("dice", dice_doc(event.dice)); break;
      case M::Owned: doc.set("dice", owned_dice(event)); break;
      case M::Before: doc.set("from", dice_doc(event.before)); break;
      case M::Change: doc.set("from", die_doc(event.dice.dice[0])).set("to", die_doc(event.dice.dice[1])); break;
    }
  }
  return doc;
}

Doc OneDeck::result(const State& state, Seat) const {
  const bool won = state.ending == Ending::Won;
  const int descents = state.floor - 1;
  const int levels = state.level - grade().start_level;  // OD-19.2: those of the grade are not gained
  Doc doc = Doc::object();
  doc.set("won", won).set("floor", state.floor).set("boss_damage", state.boss_damage);
  doc.set("level", state.level).set("levels_gained", levels).set("descents", descents);
  if (!options_.campaign) return doc;
  return doc.set("marks", marks_earned(*content_, grade(), descents, levels, won));
}

}  // namespace uc::onedeck
