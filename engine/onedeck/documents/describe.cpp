// What happens and how it ended, as documents: docs/format/onedeck.md. Everybody may know all of it (OD-H5).
#include <utility>

#include "view.hpp"

namespace uc::onedeck {

namespace {

constexpr std::string_view kWhys[] = {"turn",  "floor", "exploring", "frost",   "option",   "feat",
                                      "split", "fade",  "uncovered", "undying", "invisible"};
constexpr std::string_view kDrops[] = {"feat", "rule"};
constexpr std::string_view kForms[] = {"experience", "item", "skill", "potion"};

Doc seats_doc(unsigned mask) {
  Doc list = Doc::array();
  for (int seat = 0; seat < kMaxHeroes; ++seat) {
    if ((mask >> seat & 1U) != 0) list.push(seat);
  }
  return list;
}

// Writes the fields of one event, in the order in which its methods are called.
class EventWriter {
 public:
  EventWriter(const Content& content, std::string_view type, const Event& event) : content_(content), event_(event) {
    doc_.set("type", type);
  }

  EventWriter& seat() { return set("seat", event_.seat == kNone ? Doc() : Doc(event_.seat)); }
  EventWriter& seats() { return set("seats", seats_doc(event_.a)); }
  EventWriter& card() { return set("card", card_of(event_.card)); }
  EventWriter& other_card(std::string_view name, int card) { return set(name, card_of(card)); }
  EventWriter& ability() { return set("ability", content_.abilities[event_.a].id); }
  EventWriter& door() { return set("door", event_.a + 1); }
  EventWriter& box() { return set("box", event_.a + 1); }
  EventWriter& number(std::string_view name, int value) { return set(name, value); }
  EventWriter& flag(std::string_view name, bool value) { return set(name, value); }
  EventWriter& word(std::string_view name, std::string_view value) { return set(name, value); }
  EventWriter& dice() {
    Doc list = Doc::array();
    for (const Die die : event_.dice) list.push(die_doc(die));
    return set("dice", std::move(list));
  }
  EventWriter& die(std::string_view name, int i) { return set(name, die_doc(event_.dice.dice[i])); }
  EventWriter& set(std::string_view name, Doc value) {
    doc_.set(name, std::move(value));
    return *this;
  }
  Doc done() { return std::move(doc_); }

 private:
  Doc card_of(int card) const { return card == kNone ? Doc() : Doc(content_.cards[static_cast<std::size_t>(card)].id); }

  const Content& content_;
  const Event& event_;
  Doc doc_ = Doc::object();
};

using enum Event::Type;

// OD-2 to OD-6, OD-15: what happens between encounters. Null for other events.
Doc describe_course(const Content& content, const Event& e) {
  const auto as = [&](std::string_view type) { return EventWriter(content, type, e); };
  switch (e.type) {
    case Specialised: return as("hero.specialised").seat().set("group", content.campaign.groups[e.a].id).done();
    case BasicTaken:
      return as("basic.taken").seat().set("ability", content.abilities[content.basic_skills[e.a].ability].id).done();
    case XpDrawn: return as("experience.drawn").card().done();
    case PotionsGained: return as("potions.gained").number("tokens", e.a).number("now", e.b).done();
    case FloorBegan: return as("floor.began").number("floor", e.a).done();
    case TurnBegan: return as("turn.began").done();
    case ForesightUsed: return as("foresight.used").seat().done();
    case TimeLost: return as("time.lost").number("time", e.a).word("why", kWhys[e.b]).done();
    case CardDiscarded: return as("card.discarded").card().done();
    case StairsToken: return as("stairs.token").number("tokens", e.a).done();
    case StairsRevealed: return as("stairs.revealed").done();
    case StairsStruck: return as("stairs.struck").seats().done();
    case Explored: return as("explored").number("doors", e.a).done();
    case DoorAdded: return as("door.added").door().done();
    case DoorOpened: return as("door.opened").door().number("place", e.b + 1).card().done();
    case DoorPeeked: return as("door.peeked").door().number("place", e.b + 1).card().done();
    case Fled: return as("fled").door().done();
    case PairsFormed: return as("pairs.formed").seats().card().done();
    case Descended: return as("descended").number("floor", e.a).done();
    case Looted: return as("card.looted").card().seat().word("form", kForms[e.a]).other_card("replaced", e.b).done();
    case CardEscaped: return as("card.escaped").card().done();
    case LevelReached: return as("level.reached").number("level", e.a).done();
    case LanternsSpent: return as("lanterns.spent").number("lanterns", e.a).number("cards", e.b).done();
    case GameWon: return as("game.won").done();
    case GameLost: return as("game.lost").flag("gave_up", e.a != 0).done();
    default: return {};
  }
}

// OD-7 to OD-12, OD-16: encounters, and whatever hurts or heals.
Doc describe_encounter(const Content& content, const Event& e) {
  const auto as = [&](std::string_view type) { return EventWriter(content, type, e); };
  switch (e.type) {
    case Damaged:
      return as("hero.damaged").seat().number("damage", e.a).number("now", e.b).number("health", e.c).done();
    case Healed: return as("hero.healed").seat().number("damage", e.a).number("now", e.b).done();
    case DieStored: return as("die.stored").seat().number("stored", e.a).flag("owed", e.b != 0).done();
    case Faced: return as("encounter.began").card().seats().done();
    case Skipped: return as("encounter.skipped").card().number("tokens", e.b).done();
    case ItemDrained: return as("item.drained").seat().card().done();
    case OptionChosen: return as("option.chosen").card().word("option", kOptionNames[e.a]).done();
    case FeatUsed: return as("feat.used").seat().number("number", e.a).done();
    case DiceRolled: return as("dice.rolled").seat().dice().done();
    case DiceDropped: return as("dice.dropped").seat().dice().word("why", kDrops[e.a]).done();
    case DiceLowered: return as("dice.lowered").seat().dice().done();
    case BoxesActive: return as("boxes.active").number("x", e.a).done();
    case BoxCovered: return as("box.covered").box().dice().done();
    case BoxStruck: return as("box.struck").box().dice().done();
    case HeroicMade: return as("heroic.made").seat().dice().number("value", e.a).done();
    case DieDiscarded: return as("die.discarded").seat().dice().done();
    case SkillUsed: return as("skill.used").seat().ability().number("branch", e.b + 1).dice().done();
    case PotionUsed: return as("potion.used").seat().ability().number("tokens", e.b).done();
    case DiceGained: return as("dice.gained").seat().dice().done();
    case DieChanged: return as("die.changed").seat().die("from", 0).die("to", 1).done();
    case DieExchanged: return as("die.exchanged").seat().dice().done();
    case Prevented: return as("prevented").number("damage", e.a).number("time", e.b).done();
    case Consequences: return as("consequences").number("damage", e.a).number("time", e.b).number("added", e.c).done();
    case Softened: return as("damage.softened").number("prevented", e.a).number("to_time", e.b).done();
    case LethalMoment: return as("lethal.moment").seats().number("potions", e.b).done();
    case BossRoundBegan: return as("boss.round").done();
    case BossHealed: return as("boss.healed").number("damage", e.a).number("now", e.b).done();
    case BossDamaged: return as("boss.damaged").number("damage", e.a).number("now", e.b).number("health", e.c).done();
    default: return {};
  }
}

}  // namespace

Doc OneDeck::describe(const Event& event, Viewer) const {
  Doc doc = describe_course(*content_, event);
  return doc.is_null() ? describe_encounter(*content_, event) : doc;
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
