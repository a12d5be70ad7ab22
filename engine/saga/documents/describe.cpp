// What happens, as documents: docs/format/saga.md. Secret is the card that the Overlord draws (DS-H3).
#include <utility>
#include <vector>

#include "agenda.hpp"
#include "notation.hpp"
#include "view.hpp"

namespace uc::saga {

namespace {

constexpr std::string_view kArrivals[] = {"setup", "revealed", "raised", "summoned"};
constexpr std::string_view kRemovals[] = {"bones", "destroyed", "incapacitated", "devoured", "buried"};
constexpr std::string_view kPrevented[] = {"potion", "immunity", "regeneration"};
constexpr std::string_view kRolls[] = {"regeneration", "recovery", "token", "crystal", "junction"};
constexpr std::string_view kRollSides[] = {"attack", "defence"};

// The id of that number, or null.
template <class List>
Doc id_at(const List& list, int i) {
  return i < std::ssize(list) ? Doc(list[i].id) : Doc();
}
Doc name_at(const std::vector<std::string>& list, int i) { return i < std::ssize(list) ? Doc(list[i]) : Doc(); }

std::vector<int> dice_of(const Faces& faces) {  // the highest first, as in the notation
  std::vector<int> dice;
  for (std::size_t face = faces.size(); face > 0; --face)
    dice.insert(dice.end(), faces[face - 1], static_cast<int>(face));
  return dice;
}
Doc dice_doc(const Faces& faces) {
  Doc list = Doc::array();
  for (const int die : dice_of(faces)) list.push(die);
  return list;
}

// What the document of a type tells of the event itself, in this order; what `Happenings` names follows.
enum class Part : std::uint8_t { None, Model, Target, Other, Square, From, Facing, Card, Dice, Area, Why, Pairs };
struct Form {
  std::string_view type;
  std::array<Part, 3> parts{};
};

using enum Event::Type;
using enum Part;

// By Event::Type.
constexpr Form kForms[] = {
    {"area.revealed", {Area}},
    {"model.placed", {Model, Square, Facing}},
    {"bones.placed", {Square}},
    {"bones.taken", {Square}},
    {"card.drawn", {Card}},
    {"round.began"},
    {"turn.began", {Model}},
    {"turn.spoiled", {Model}},
    {"turn.ended", {Model}},
    {"overlord.began"},
    {"overlord.ended"},
    {"model.activated", {Model}},
    {"card.played", {Card}},
    {"interrupt.passed"},
    {"model.stepped", {Model, From, Square}},
    {"model.turned", {Model, Facing}},
    {"model.stopped", {Model}},
    {"model.broke_away", {Model, Square}},
    {"attack.began", {Model, Target, Part::Why}},
    {"dice.rolled", {Model, Target, Dice}},
    {"attack.ended", {Model, Target, Pairs}},
    {"die.rolled", {Model}},
    {"model.wounded", {Model}},
    {"wound.prevented", {Model}},
    {"model.healed", {Model}},
    {"model.removed", {Model, Square}},
    {"objects.dropped", {Model, Square}},
    {"objects.taken", {Model, Square}},
    {"spell.cast", {Model, Target, Square}},
    {"spell.recharged"},
    {"effect.laid", {Model}},
    {"effect.ended", {Model}},
    {"model.exhausted", {Model}},
    {"feat.used", {Model}},
    {"item.used", {Model, Target}},
    {"item.gained", {Model}},
    {"object.gained", {Model}},
    {"trade.proposed", {Model, Other}},
    {"trade.refused", {Model, Other}},
    {"traded", {Model, Other}},
    {"ward.reduced", {Model, Target}},
    {"lock.opened", {Model, Target}},
    {"furniture.destroyed", {Model, Target}},
    {"rule.used", {Model}},
    {"flag.set"},
    {"counter.changed"},
    {"hero.exited", {Model, Square}},
    {"block.turned"},
    {"map.collapsed"},
    {"round.ended"},
    {"game.ended"},
};
static_assert(std::size(kForms) == static_cast<std::size_t>(GameEnded) + 1);

class EventWriter {
 public:
  EventWriter(const Saga& game, const Event& event, Viewer viewer) : game_(game), event_(event), viewer_(viewer) {}

  Doc write() {
    const Form& form = kForms[index(event_.type)];
    doc_.set("type", form.type);
    for (const Part part : form.parts) write(part);
    for (const auto& field : Happenings::fields(event_.type)) {
      doc_.set(field.name, told(field.meaning, static_cast<int>(field.of(event_.told))));
    }
    return std::move(doc_);
  }

 private:
  void write(Part part) {
    const Content& content = game_.content();
    switch (part) {
      case None: return;
      case Model:
        doc_.set("model", event_.model == kNone ? Doc() : Doc(event_.model));
        doc_.set("figure", id_at(content.figures, event_.figure));
        return;
      case Target:
        doc_.set("target", thing_doc(game_, event_.thing, viewer_));
        doc_.set("target_figure", id_at(content.figures, event_.target_figure));
        return;
      case Other: doc_.set("other", event_.thing); return;
      case Square: doc_.set("square", square_doc(event_.at)); return;
      case From: doc_.set("from", square_doc(event_.from)); return;
      case Facing: {
        const bool none = event_.figure < content.figures.size() && content.figures[event_.figure].ethereal;
        doc_.set("facing", none ? Doc() : Doc(kCompass[index(event_.facing)]));
        return;
      }
      case Card: {  // a card that is played everybody may know
        const bool known = event_.type == CardPlayed || viewer_.knows(event_.knows);
        doc_.set("card", known ? id_at(content.cards, event_.card) : Doc());
        return;
      }
      case Dice: doc_.set("dice", dice_doc(event_.faces)); return;
      case Area: return area();
      case Part::Why: doc_.set("why", whys_doc(game_, event_.why, viewer_)); return;
      case Pairs: return pairs();
    }
  }

  // Which door has opened, and what lies open now.
  void area() {
    const Adventure& adventure = game_.adventure();
    const bool by_door = thing::is_door(event_.thing);
    doc_.set("door", by_door ? Doc(adventure.doors[event_.thing - thing::kDoor].id) : Doc());
    doc_.set("squares", squares_doc(adventure.floor[event_.as<tells::Area>().area]));
  }

  // DS-8.9, DS-8.10: dice that the armour stops, then highest against highest.
  void pairs() {
    Doc stopped = Doc::array(), list = Doc::array();
    const std::vector<int> attack = dice_of(event_.faces), defence = dice_of(event_.against);
    for (std::size_t i = 0; i < attack.size(); ++i) {
      if (attack[i] <= event_.armour) {
        stopped.push(attack[i]);
        continue;
      }
      const bool met = i < defence.size();
      list.push(Doc::object()
                    .set("attack", attack[i])
                    .set("defence", met ? Doc(defence[i]) : Doc())
                    .set("hit", !met || attack[i] > defence[i]));
    }
    doc_.set("stopped", std::move(stopped)).set("pairs", std::move(list));
  }

  Doc told(Of meaning, int value) const {
    const Content& content = game_.content();
    const Adventure& adventure = game_.adventure();
    switch (meaning) {
      case Of::Area: return name_at(adventure.area_ids, value);
      case Of::Spell: return id_at(content.spells, value);
      case Of::Source: return id_at(content.sources, value);
      case Of::Feat: return id_at(content.feats, value);
      case Of::Item: return item_name(content, value);
      case Of::Object: return id_at(content.objects, value);
      case Of::Rule: return id_at(adventure.rules, value);
      case Of::AdventureFlag: return name_at(adventure.flags, value);
      case Of::AdventureCounter: return name_at(adventure.counters, value);
      case Of::Block: return value < std::ssize(game_.blocks()) ? square_doc(game_.blocks()[value].centre) : Doc();
      case Of::AttackType: return kAttackNames[value];
      case Of::Side: return kSideNames[value];
      case Of::Ending: return kHowNames[value - 1];
      case Of::RollSide: return kRollSides[value];
      case Of::Arrival: return kArrivals[value];
      case Of::Removal: return kRemovals[value];
      case Of::Prevented: return kPrevented[value];
      case Of::Roll: return kRolls[value];
      default: return value_doc(game_, meaning, value);
    }
  }

  const Saga& game_;
  const Event& event_;
  const Viewer viewer_;
  Doc doc_ = Doc::object();
};

}  // namespace

Doc Saga::describe(const Event& event, Viewer viewer) const { return EventWriter(*this, event, viewer).write(); }

}  // namespace uc::saga
