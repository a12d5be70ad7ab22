// What everybody sees, as documents: docs/format/onedeck.md. Nothing in a position is secret (OD-H5, OD-H7), so there
// is one view, and it is the position format that load.cpp reads.
#include "view.hpp"

#include <utility>
#include <vector>

#include "core/agenda_format.hpp"
#include "core/position.hpp"

namespace uc::onedeck {

std::span<const std::string_view> step_names() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all = OneDeck::kinds();
    for (const std::string_view name : {"next-specialisation",
                                        "setup-talents",
                                        "setup-grade",
                                        "floor-start",
                                        "floor-started",
                                        "begin-turn",
                                        "time-passes",
                                        "time-passed",
                                        "begin-act",
                                        "place-doors",
                                        "explored",
                                        "planning",
                                        "opened",
                                        "end-turn",
                                        "encounter",
                                        "begin-loss",
                                        "lose-time",
                                        "check-lethal",
                                        "share-damage",
                                        "paid-roll",
                                        "gamble-rule",
                                        "roll-time",
                                        "roll-settled",
                                        "effect-step",
                                        "effect-done",
                                        "begin-loot",
                                        "begin-level",
                                        "boss-round"}) {
      all.push_back(name);
    }
    return all;
  }();
  return names;
}

Doc die_doc(Die die) {
  return Doc::object()
      .set("color", kColorNames[index(die.color())])
      .set("value", die.value())
      .set("use", kUseNames[static_cast<int>(die.use())]);
}

namespace {

// Writes one position.
class ViewWriter {
 public:
  ViewWriter(const OneDeck& game, const State& state) : game_(game), content_(game.content()), s_(state) {}

  void course(Doc& doc) const {
    doc.set("phase", OneDeck::kinds()[static_cast<std::size_t>(s_.next().step)]);
    doc.set("agenda", agenda());
    doc.set("ending", s_.ending == Ending::None ? Doc() : Doc(kEndingNames[static_cast<int>(s_.ending) - 1]));
    doc.set("dungeon", game_.dungeon().id).set("floor", s_.floor);
    doc.set("boss", Doc::object()
                        .set("id", game_.dungeon().boss.id)
                        .set("health", game_.boss_health())
                        .set("damage", s_.boss_damage)
                        .set("here", s_.in_boss_fight()));
  }

  void party(Doc& doc) const {
    doc.set("level", level()).set("experience", experience()).set("potions", potions());
    Doc heroes = Doc::array();
    for (int hero = 0; hero < game_.players(); ++hero) heroes.push(hero_doc(hero));
    doc.set("heroes", std::move(heroes));
  }

  void table(Doc& doc) const {
    doc.set("deck", Doc::object().set("cards", s_.deck).set("unseen", unseen()));
    doc.set("discard", pile()).set("removed", cards(s_.removed));
    doc.set("doors", doors()).set("door_limit", game_.door_limit(s_));
    doc.set("stairs", Doc::object()
                          .set("visible", stairs_visible(s_))
                          .set("tokens", s_.tokens)
                          .set("limit", game_.setup().stairs_tokens)
                          .set("fresh", s_.fresh_stairs != 0));
    doc.set("skip_time", s_.skip_time != 0);
    doc.set("facing", s_.facing == kNone ? Doc() : Doc(s_.facing + 1));
  }

  void fight(Doc& doc) const {
    doc.set("encounter", has_encounter(s_) ? encounter() : Doc());
    doc.set("using", s_.use.ability == kNone ? Doc() : in_use());
    doc.set("second_pair", second_pair()).set("loot", loot());
  }

 private:
  // --- small parts ---

  const std::string& card_id(int card) const { return content_.cards[card].id; }
  const std::string& ability_id(int ability) const { return content_.abilities[ability].id; }
  Doc seat_of(int who) const { return s_.fight.heroes[who]; }

  Doc cards(const CardSet& set) const {
    Doc list = Doc::array();
    for (std::uint64_t rest = set.one; rest != 0; rest &= rest - 1) {
      const int card = std::countr_zero(rest);
      for (int copy = 0; copy < set.count(card); ++copy) list.push(card_id(card));
    }
    return list;
  }

  template <class ValueOf>
  static Doc by_color(int colors, ValueOf value_of) {
    Doc doc = Doc::object();
    for (int color = 0; color < colors; ++color) doc.set(kColorNames[color], value_of(color));
    return doc;
  }

  Doc owned_die(Die die) const {
    Doc doc = Doc::object().set("seat", seat_of(die.owner()));
    Doc rest = die_doc(die);
    for (Doc::Member& member : rest.as_object()) doc.set(member.first, std::move(member.second));
    return doc;
  }

  template <class List>
  Doc dice(const List& list) const {
    Doc doc = Doc::array();
    for (const Die die : list) doc.push(owned_die(die));
    return doc;
  }

  Doc agenda() const {
    return agenda_doc<Steps>(
        std::span(s_.agenda, s_.agenda_count), step_names(),
        [&](const auto& field, std::uint64_t value) { return word_of(game_, s_, field.meaning, value); });
  }

  // --- the party ---

  Doc level() const {
    const LevelCard& card = game_.level_card(s_);
    return Doc::object()
        .set("number", s_.level)
        .set("items", card.items)
        .set("skills", card.skills)
        .set("bonus_dice", card.bonus)
        .set("last", game_.at_last_level(s_));
  }

  Doc experience() const {
    return Doc::object()
        .set("cards", cards(s_.xp))
        .set("lanterns", lanterns(game_, s_).total)
        .set("needed", game_.lanterns_needed(s_));
  }

  Doc potions() const {
    Doc identified = Doc::array();
    for (std::size_t i = 0; i < content_.potions.size(); ++i) {
      if ((s_.identified >> i & 1U) != 0) identified.push(content_.potion_id(i));
    }
    return Doc::object()
        .set("tokens", s_.potions)
        .set("identified", std::move(identified))
        .set("cards", cards(s_.potion_cards));
  }

  Doc hero_doc(int seat) const {
    const HeroState& h = s_.heroes[seat];
    const Hero& hero = content_.heroes[game_.options().heroes[seat]];
    Doc doc = Doc::object();
    doc.set("seat", seat).set("hero", hero.id).set("side", game_.setup().side == 0 ? "1p" : "2p");
    doc.set("damage", h.damage).set("health", game_.health(s_, seat));
    doc.set("stats", by_color(kColors - 1, [&](int color) { return game_.stat(s_, seat, color_at(color)); }));
    doc.set("stored", h.stored).set("cap", game_.side(seat).feat.cap).set("owed", h.owed);
    doc.set("items", items(h)).set("item_limit", game_.level_card(s_).items);
    doc.set("skills", skills(h)).set("skill_limit", game_.skill_limit(s_, seat));
    doc.set("talents", talents(h)).set("foresight", h.foresight);
    doc.set("specialisation", h.group == kNone ? Doc() : Doc(content_.campaign.groups[h.group].id));
    doc.set("basic_skill", h.basic == kNone ? Doc() : Doc(ability_id(content_.basic_skills[h.basic].ability)));
    doc.set("in_encounter", is_in_fight(s_, seat)).set("feat_used", (s_.fight.feats >> who_is(seat) & 1U) != 0);
    doc.set("abilities", abilities(seat));
    return doc;
  }

  // Which hero of the encounter; one that is in none has no bits anywhere.
  int who_is(int seat) const { return s_.fight.heroes[0] == seat ? 0 : s_.fight.heroes[1] == seat ? 1 : kPair; }

  Doc items(const HeroState& h) const {
    Doc list = Doc::array();
    for (int i = 0; i < h.item_count; ++i) list.push(card_id(h.items[i]));
    return list;
  }

  Doc skills(const HeroState& h) const {
    Doc list = Doc::array();
    for (int i = 0; i < h.skill_count; ++i) {
      const Card& card = content_.cards[h.skills[i]];
      list.push(Doc::object().set("card", card.id).set("ability", ability_id(card.skill)));
    }
    return list;
  }

  Doc talents(const HeroState& h) const {
    Doc list = Doc::array();
    for (std::size_t i = 0; i < content_.campaign.talents.size(); ++i) {
      if ((h.talents >> i & 1U) != 0) list.push(content_.campaign.talents[i].id);
    }
    return list;
  }

  Doc abilities(int seat) const {  // OD-11.1
    Doc list = Doc::array();
    const int who = who_is(seat);
    for (int slot = 0; slot < kSlots; ++slot) {
      const Ability* ability = game_.ability(s_, seat, slot);
      if (ability == nullptr) continue;
      const bool here = who < kPair && s_.fight.active != 0;
      list.push(Doc::object()
                    .set("slot", slot)
                    .set("id", ability->id)
                    .set("passive", ability->is_passive())
                    .set("used", who < kPair && (s_.fight.used[who] >> slot & 1U) != 0)
                    .set("usable", here && is_usable_here(game_, s_, who, slot)));
    }
    return list;
  }

  // --- the table ---

  Doc unseen() const {  // OD-H3
    Doc list = Doc::array();
    for (std::uint64_t rest = s_.unseen.one; rest != 0; rest &= rest - 1) {
      const int card = std::countr_zero(rest);
      list.push(Doc::object().set("card", card_id(card)).set("count", s_.unseen.count(card)));
    }
    return list;
  }

  Doc pile() const {  // OD-H2
    Doc list = Doc::array();
    for (int i = 0; i < s_.pile_count; ++i) list.push(card_id(s_.pile[i]));
    return list;
  }

  Doc doors() const {
    Doc list = Doc::array();
    for (const Door& door : s_.doors) {
      if (door.is == Door::Is::None) {
        list.push(nullptr);
        continue;
      }
      Doc known = Doc::array();
      for (int i = 0; i < game_.setup().cards_per_door; ++i) {
        known.push(door.cards[i] == kNone ? Doc() : Doc(card_id(door.cards[i])));
      }
      list.push(Doc::object().set("is", kDoorNames[static_cast<int>(door.is) - 1]).set("cards", std::move(known)));
    }
    return list;
  }

  Doc loot() const {
    Doc list = Doc::array();
    for (const std::uint8_t card : s_.loot) {
      if (card == kNone) continue;
      const bool escapes = (card & kEscaped) != 0;
      list.push(Doc::object().set("card", card_id(card & ~kEscaped)).set("escapes", escapes));
    }
    return list;
  }

  Doc second_pair() const {  // OD-20.5, OD-20.12
    if (s_.next_pair[0] == kNone) return {};
    return Doc::object()
        .set("card", s_.next_card == kNone ? Doc() : Doc(card_id(s_.next_card)))
        .set("heroes", Doc::Array{s_.next_pair[0], s_.next_pair[1]});
  }

  // --- the encounter ---

  Doc encounter() const {
    const Fight& f = s_.fight;
    Doc heroes = Doc::array();
    for (int who = 0; who < heroes_in_fight(s_); ++who) heroes.push(f.heroes[who]);
    Doc feats = Doc::array();
    for (int who = 0; who < heroes_in_fight(s_); ++who) {
      if ((f.feats >> who & 1U) != 0) feats.push(f.heroes[who]);
    }
    Doc doc = Doc::object();
    doc.set("card", f.card == kNone ? Doc() : Doc(card_id(f.card)));
    doc.set("kind", f.card == kNone ? "boss" : game_.in_combat(s_) ? "combat" : "peril");
    doc.set("heroes", std::move(heroes));
    doc.set("option", f.option == kNone ? Doc() : Doc(kOptionNames[f.option]));
    doc.set("active", f.active != 0).set("x", f.active != 0 ? Doc(f.x) : Doc());
    doc.set("boxes", boxes());
    doc.set("supply", by_color(kColors, [&](int color) { return f.supply[color]; }));
    doc.set("pool", dice(s_.pool)).set("fresh", dice(s_.fresh)).set("to_roll", to_roll());
    doc.set("prevented", Doc::object().set("damage", f.prevent_damage).set("time", f.prevent_time));
    doc.set("toll", f.active != 0 ? toll_doc() : Doc());
    doc.set("used", used()).set("feats", std::move(feats)).set("gamble", f.gamble == kNone ? Doc() : seat_of(f.gamble));
    doc.set("bonus", f.bonus).set("takes_first", takes_first());
    return doc;
  }

  Doc boxes() const {
    Doc list = Doc::array();
    if (!has_boxes(game_, s_)) return list;
    const Boxes there = game_.boxes(s_);
    for (std::size_t i = 0; i < there.size(); ++i) {
      const Box& box = there[i];
      const bool known = box.x == 0 || s_.fight.active != 0;
      Doc doc = Doc::object();
      doc.set("box", i + 1).set("color", kColorNames[box.color]);
      doc.set("number", known ? Doc(OneDeck::number_on(s_, box)) : Doc()).set("x", box.x != 0);
      doc.set("wide", box.wide != 0).set("armor", box.armor != 0).set("skull", box.skull != 0);
      doc.set("damage", box.damage).set("time", box.time);
      doc.set("covered", is_covered(s_, i)).set("struck", (s_.fight.struck >> i & 1U) != 0).set("dice", laid(i));
      list.push(std::move(doc));
    }
    return list;
  }

  Doc laid(std::size_t box) const {
    Doc list = Doc::array();
    for (int i = 0; i < s_.laid_count; ++i) {
      if (s_.laid[i].box == box) list.push(owned_die(s_.laid[i].die));
    }
    return list;
  }

  Doc used() const {  // OD-11.1
    Doc list = Doc::array();
    for (int who = 0; who < heroes_in_fight(s_); ++who) {
      for (int slot = 0; slot < kSlots; ++slot) {
        if ((s_.fight.used[who] >> slot & 1U) == 0) continue;
        list.push(
            Doc::object().set("seat", seat_of(who)).set("ability", game_.ability(s_, s_.fight.heroes[who], slot)->id));
      }
    }
    return list;
  }

  Doc to_roll() const {
    Doc list = Doc::array();
    for (int who = 0; who < kPair; ++who) {
      for (int color = 0; color < kColors; ++color) {
        for (int use = 0; use < kUses; ++use) {
          const int count = s_.fight.to_roll[who][use][color];
          if (count == 0) continue;
          Doc group = Doc::object().set("seat", seat_of(who)).set("color", kColorNames[color]);
          list.push(group.set("use", kUseNames[use]).set("count", count));
        }
      }
    }
    return list;
  }

  Doc toll_doc() const {
    const Toll due = toll(game_, s_);
    return Doc::object()
        .set("printed_damage", due.printed_damage)
        .set("printed_time", due.printed_time)
        .set("added", due.added)
        .set("softened", due.softened)
        .set("to_time", due.to_time)
        .set("damage", due.damage)
        .set("time", due.time);
  }

  Doc takes_first() const {  // OD-8.4
    Doc list = Doc::array();
    for (int color = 0; color < kColors; ++color) {
      if ((s_.fight.first >> color & 1U) != 0) list.push(kColorNames[color]);
    }
    return list;
  }

  Doc in_use() const {
    const Using& use = s_.use;
    Doc doc = Doc::object();
    doc.set("ability", ability_id(use.ability)).set("branch", use.branch + 1).set("step", use.step);
    doc.set("seat", seat_of(use.user)).set("target", seat_of(use.target)).set("skill", use.is_skill != 0);
    doc.set("picked", use.picked).set("value", use.value == 0 ? Doc() : Doc(use.value));
    doc.set("last", use.cursor == Die{} ? Doc() : owned_die(use.cursor));
    doc.set("gained", dice(std::span(use.gained, use.gained_count)));
    return doc;
  }

  const OneDeck& game_;
  const Content& content_;
  const State& s_;
};

}  // namespace

Doc OneDeck::view(const State& state, Viewer) const {
  Doc doc = Doc::object();
  doc.set("format", kPositionFormat).set("version", kPositionVersion);
  doc.set("game", id).set("players", players_).set("options", write_options(*content_, options_, players_));
  const ViewWriter writer(*this, state);
  writer.course(doc);
  writer.party(doc);
  writer.table(doc);
  writer.fight(doc);
  return doc;
}

}  // namespace uc::onedeck
