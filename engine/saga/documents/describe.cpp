// What happens, as documents: docs/format/saga.md. Secret is the card that the Overlord draws (DS-H3).
#include <utility>

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
Doc id_at(const List& list, std::size_t i) {
  return i < list.size() ? Doc(list[i].id) : Doc();
}
Doc name_at(const std::vector<std::string>& list, std::size_t i) { return i < list.size() ? Doc(list[i]) : Doc(); }

Doc dice_doc(const Faces& faces) {  // the highest first, as in the notation
  Doc list = Doc::array();
  for (std::size_t face = faces.size(); face > 0; --face) {
    for (int left = faces[face - 1]; left > 0; --left) list.push(static_cast<int>(face));
  }
  return list;
}

// Writes the fields of one event, in the order in which its methods are called.
class EventWriter {
 public:
  EventWriter(const Saga& game, std::string_view type, const Event& event, Viewer viewer)
      : game_(game), event_(event), viewer_(viewer) {
    doc_.set("type", type);
  }

  EventWriter& model() {
    const auto& figures = game_.content().figures;
    return set("model", event_.model == kNone ? Doc() : Doc(event_.model)).set("figure", id_at(figures, event_.figure));
  }
  EventWriter& target() {
    return set("target", thing_doc(game_, event_.thing, viewer_))
        .set("target_figure", id_at(game_.content().figures, event_.target_figure));
  }
  EventWriter& other() { return set("other", event_.thing); }
  EventWriter& square() { return set("square", square_doc(event_.at)); }
  EventWriter& from() { return set("from", square_doc(event_.from)); }
  EventWriter& facing() {
    const auto& figures = game_.content().figures;
    const bool none = event_.figure < figures.size() && figures[event_.figure].ethereal;
    return set("facing", none ? Doc() : Doc(kCompass[index(event_.facing)]));
  }
  EventWriter& bargain() {
    return set("given", kept_doc(game_.content(), event_.a)).set("taken", kept_doc(game_.content(), event_.b));
  }
  EventWriter& item() { return set("item", item_name(game_.content(), event_.a)); }
  EventWriter& set(std::string_view name, Doc value) {
    doc_.set(name, std::move(value));
    return *this;
  }
  Doc done() { return std::move(doc_); }

 private:
  const Saga& game_;
  const Event& event_;
  const Viewer viewer_;
  Doc doc_ = Doc::object();
};

using enum Event::Type;

struct Telling {
  const Saga& game;
  const Event& e;
  Viewer viewer;
  EventWriter as(std::string_view type) const { return {game, type, e, viewer}; }
  const Content& content() const { return game.content(); }
  const Adventure& adventure() const { return game.adventure(); }
};

// DS-2 to DS-4, DS-12, DS-17: rounds, Turns and cards. Null for other events.
Doc describe_course(const Telling& tell) {
  const Event& e = tell.e;
  const auto as = [&](std::string_view type) { return tell.as(type); };
  switch (e.type) {
    case RoundBegan: return as("round.began").set("round", e.a).done();
    case RoundEnded: return as("round.ended").set("round", e.a).done();
    case TurnBegan: return as("turn.began").model().done();
    case TurnSpoiled: return as("turn.spoiled").model().set("spoiled", e.a == 0).done();
    case TurnEnded: return as("turn.ended").model().done();
    case OverlordBegan: return as("overlord.began").set("commands", e.a).done();
    case OverlordEnded: return as("overlord.ended").done();
    case Activated: return as("model.activated").model().done();
    case CardDrawn: {
      const Doc card = tell.viewer.knows(e.knows) ? id_at(tell.content().cards, e.card) : Doc();
      return as("card.drawn").set("card", card).set("pile", e.a).done();
    }
    case CardPlayed: return as("card.played").set("card", id_at(tell.content().cards, e.card)).set("gives", e.a).done();
    case Passed: return as("interrupt.passed").done();
    case GameEnded:
      return as("game.ended")
          .set("winner", kSideNames[e.a])
          .set("why", kHowNames[static_cast<std::size_t>(e.b) - 1])
          .done();
    default: return {};
  }
}

// DS-5, DS-6, DS-7, DS-10: models on the board, and bone piles.
Doc describe_board(const Telling& tell) {
  const Event& e = tell.e;
  const auto as = [&](std::string_view type) { return tell.as(type); };
  switch (e.type) {
    case AreaRevealed: return as("area.revealed").set("area", name_at(tell.adventure().area_ids, e.a)).done();
    case ModelPlaced: return as("model.placed").model().square().facing().set("why", kArrivals[e.a]).done();
    case ModelRemoved: return as("model.removed").model().square().set("why", kRemovals[e.a]).done();
    case BonesPlaced: return as("bones.placed").square().set("count", e.a).done();
    case BonesTaken: return as("bones.taken").square().set("count", e.a).done();
    case Stepped: return as("model.stepped").model().from().square().done();
    case Turned: return as("model.turned").model().facing().done();
    case Stopped: return as("model.stopped").model().done();
    case BrokeAway: return as("model.broke_away").model().square().done();
    case Exhausted: return as("model.exhausted").model().done();
    case HeroExited: return as("hero.exited").model().square().done();
    case BlockTurned: {
      const auto& blocks = tell.game.blocks();
      const Doc centre = e.a < blocks.size() ? square_doc(blocks[e.a].centre) : Doc();
      return as("block.turned").set("centre", centre).set("way", kTurnNames[e.b]).done();
    }
    case Collapsed: return as("map.collapsed").set("up_to", e.a).done();
    default: return {};
  }
}

// DS-8, DS-9, DS-13, DS-14: attacks and wounds, locks.
Doc describe_combat(const Telling& tell) {
  const Event& e = tell.e;
  const auto as = [&](std::string_view type) { return tell.as(type); };
  switch (e.type) {
    case AttackBegan:
      return as("attack.began")
          .model()
          .target()
          .set("kind", kAttackNames[e.d])
          .set("dice", e.a)
          .set("defence", e.b)
          .set("armour", e.c)
          .done();
    case DiceRolled:
      return as("dice.rolled").model().target().set("side", kRollSides[e.a]).set("dice", dice_doc(e.faces)).done();
    case AttackEnded: return as("attack.ended").model().target().set("hits", e.a).done();
    case DieRolled: return as("die.rolled").model().set("face", e.a).set("why", kRolls[e.b]).done();
    case Wounded: return as("model.wounded").model().set("by", e.b).set("wounds", e.a).done();
    case WoundPrevented: return as("wound.prevented").model().set("why", kPrevented[e.a]).done();
    case Healed: return as("model.healed").model().set("wounds", e.a).done();
    case WardReduced: return as("ward.reduced").model().target().set("power", e.a).done();
    case Opened: return as("lock.opened").model().target().done();
    case Destroyed: return as("furniture.destroyed").model().target().done();
    default: return {};
  }
}

// DS-11, DS-15, DS-16, DS-18: spells, feats, items and special rules.
Doc describe_deeds(const Telling& tell) {
  const Event& e = tell.e;
  const Content& content = tell.content();
  const Adventure& adventure = tell.adventure();
  const auto as = [&](std::string_view type) { return tell.as(type); };
  switch (e.type) {
    case SpellCast:
      return as("spell.cast")
          .model()
          .set("spell", id_at(content.spells, e.a))
          .target()
          .square()
          .set("crystal", kept_doc(content, e.b))
          .done();
    case SpellRecharged:
      return as("spell.recharged").set("spell", id_at(content.spells, e.a)).set("recharge", e.b).done();
    case EffectLaid: return as("effect.laid").model().set("effect", id_at(content.sources, e.a)).done();
    case EffectEnded: return as("effect.ended").model().set("effect", id_at(content.sources, e.a)).done();
    case FeatUsed: return as("feat.used").model().set("feat", id_at(content.feats, e.a)).done();
    case ItemUsed: return as("item.used").model().item().target().done();
    case ItemGained: return as("item.gained").model().item().set("lost", e.b != 0).done();
    case ObjectGained: return as("object.gained").model().set("object", id_at(content.objects, e.a)).done();
    case ObjectsDropped: return as("objects.dropped").model().square().done();
    case ObjectsTaken: return as("objects.taken").model().square().done();
    case TradeProposed: return as("trade.proposed").model().other().bargain().done();
    case TradeRefused: return as("trade.refused").model().other().done();
    case Traded: return as("traded").model().other().bargain().done();
    case RuleUsed: return as("rule.used").model().set("rule", id_at(adventure.rules, e.a)).done();
    case FlagSet: return as("flag.set").set("flag", name_at(adventure.flags, e.a)).done();
    case CounterChanged:
      return as("counter.changed").set("counter", name_at(adventure.counters, e.a)).set("value", e.b).done();
    default: return {};
  }
}

}  // namespace

Doc Saga::describe(const Event& event, Viewer viewer) const {
  const Telling tell{*this, event, viewer};
  for (const auto describe : {describe_course, describe_board, describe_combat, describe_deeds}) {
    Doc doc = describe(tell);
    if (!doc.is_null()) return doc;
  }
  return {};
}

}  // namespace uc::saga
