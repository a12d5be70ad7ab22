// What everybody sees, as documents: docs/format/onedeck.md. Nothing in a position is secret (OD-H5, OD-H7), so there
// is one view, and it is the position format that load.cpp reads.
#include "view.hpp"

#include <utility>
#include <vector>

#include "core/agenda_format.hpp"
#include "core/position.hpp"
#include "onedeck/rules/stopping.hpp"

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
    Doc list = Doc::array();
    for (int floor = 1; floor <= kFloors; ++floor) list.push(floor_doc(floor));
    doc.set("floors", std::move(list)).set("costs", costs());
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

  // --- the dungeon ---

  // What it adds to what is faced, and what time costs on it.
  Doc floor_doc(int number) const {
    const Floor& floor = game_.dungeon().floors[number - 1];
    State there = s_;
    there.floor = static_cast<std::uint8_t>(number);
    const Standing& in_force = game_.floors_in_force(there);
    return Doc::object()
        .set("floor", number)
        .set("combat_boxes", printed_boxes(floor.right, number))
        .set("peril_boxes", printed_boxes(floor.left, number))
        .set("start", time_of_floor(game_, in_force))
        .set("turn", time_of_turn(game_, in_force))
        .set("explore", time_of_exploring(game_, in_force))
        .set("door_limit", game_.door_limit(there));
  }

  Doc costs() const {
    Doc doc = Doc::object().set("turn", Doc()).set("explore", Doc()).set("descend", Doc());
    doc.set("new_doors", new_doors(game_, s_));
    if (s_.in_boss_fight()) return doc;
    const Standing& floors = game_.floors_in_force(s_);
    doc.set("turn", time_of_turn(game_, floors)).set("explore", time_of_exploring(game_, floors));
    State below = s_;
    if (++below.floor > kFloors) return doc;
    return doc.set("descend", time_of_floor(game_, game_.floors_in_force(below)));
  }

  // --- the party ---

  Doc level() const {
    const LevelCard& card = game_.level_card(s_);
    Doc doc = Doc::object();
    doc.set("number", s_.level).set("items", card.items).set("skills", card.skills).set("bonus_dice", card.bonus);
    doc.set("last", game_.at_last_level(s_)).set("next", Doc());
    if (game_.at_last_level(s_)) return doc;
    State grown = s_;
    ++grown.level;
    const LevelCard& next = game_.level_card(grown);
    return doc.set("next", Doc::object()
                               .set("items", next.items)
                               .set("skills", next.skills)
                               .set("bonus_dice", next.bonus)
                               .set("potions", next.potions * game_.setup().potions_per_level));
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
                    .set("usable", here && is_usable_here(game_, s_, who, slot))
                    .set("blocked", here ? blocked(who, slot) : Doc()));
    }
    return list;
  }

  // The rule that keeps it from being used in the dice step.
  Doc blocked(int who, int slot) const {
    if (s_.next().step != Step::AskDice) return {};
    const Refusal refusal = why_not_used(game_, s_, who, slot);
    return refusal ? Doc(refusal.rule) : Doc();
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
      Doc waiting = Doc::array();
      for (int i = 0; i < game_.setup().cards_per_door; ++i) {
        const std::uint8_t card = door.cards[i];
        known.push(card == kNone ? Doc() : Doc(card_id(card)));
        if (card != kNone) waiting.push(ahead(card, door.is == Door::Is::Closed));
      }
      list.push(Doc::object()
                    .set("is", kDoorNames[static_cast<int>(door.is) - 1])
                    .set("cards", std::move(known))
                    .set("ahead", std::move(waiting)));
    }
    return list;
  }

  // What facing a card would mean on this floor, as things are: its boxes, armour and X counted, and what comes before.
  Doc ahead(int card, bool closed) const {
    State faced = s_;
    faced.fight = {};
    faced.fight.card = static_cast<std::uint8_t>(card);
    const Standing& in_force = game_.in_force(faced);
    faced.fight.x = static_cast<std::uint8_t>(number_of_x(game_, faced, open_doors(s_) + (closed ? 1 : 0)));
    faced.fight.active = 1;
    const auto boxes_of = [&](int option) {
      faced.fight.option = static_cast<std::uint8_t>(option);
      Doc list = Doc::array();
      const Boxes boxes = game_.boxes(faced);
      for (std::size_t i = 0; i < boxes.size(); ++i) list.push(printed_box(faced, i).set("of", origin(faced, i)));
      return list;
    };
    const bool peril = content_.cards[card].peril;
    Doc doc = Doc::object().set("card", card_id(card)).set("kind", peril ? "peril" : "combat").set("x", faced.fight.x);
    doc.set("heroic_cost", in_force.heroic_cost);
    doc.set("before", Doc::object()
                          .set("damage", in_force.before_damage)
                          .set("time", in_force.before_time)
                          .set("items", in_force.before_items));
    doc.set("boxes", peril ? Doc::array() : boxes_of(0));
    Doc options = Doc::array();
    for (int option = 0; option < (peril ? 2 : 0); ++option) {
      options.push(Doc::object()
                       .set("id", kOptionNames[option])
                       .set("time", content_.cards[card].options[option].time_cost)
                       .set("boxes", boxes_of(option)));
    }
    return doc.set("options", std::move(options));
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
    doc.set("heroic_cost", game_.in_force(s_).heroic_cost);
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
      Doc doc = printed_box(s_, i);
      doc.set("of", origin(s_, i)).set("locked", is_locked(s_, there, i)).set("covered", is_covered(s_, i));
      doc.set("struck", (s_.fight.struck >> i & 1U) != 0).set("dice", laid(i));
      list.push(std::move(doc));
    }
    return list;
  }

  // What stands on a box of what is faced.
  Doc printed_box(const State& state, std::size_t i) const {
    const Box& box = game_.boxes(state)[i];
    const bool known = box.x == 0 || state.fight.active != 0;
    return box_doc(box, i, known ? Doc(OneDeck::number_on(state, box)) : Doc());
  }
  // Those that a floor adds. A grey one takes its colour from the option of a peril (OD-7.7).
  static Doc printed_boxes(const std::vector<Box>& boxes, int floor) {
    Doc list = Doc::array();
    for (std::size_t i = 0; i < boxes.size(); ++i) list.push(box_doc(boxes[i], i, boxes[i].value).set("of", floor));
    return list;
  }
  static Doc box_doc(const Box& box, std::size_t i, Doc number) {
    Doc doc = Doc::object();
    doc.set("box", i + 1).set("color", box.color == kGrey ? Doc() : Doc(kColorNames[box.color]));
    doc.set("number", std::move(number)).set("x", box.x != 0);
    doc.set("wide", box.wide != 0).set("armor", box.armor != 0).set("skull", box.skull != 0);
    return doc.set("damage", box.damage).set("time", box.time);
  }

  // Where a box comes from: "card", "boss" or the floor that adds it. Those of the card come first, then floor by
  // floor.
  Doc origin(const State& state, std::size_t box) const {
    if (state.fight.card == kNone) return "boss";
    const Card& card = content_.cards[state.fight.card];
    std::size_t end = card.peril ? 1 : card.boxes.size();
    if (box < end) return "card";
    int floor = 0;
    while (box >= end) {
      const Floor& below = game_.dungeon().floors[floor++];
      end += (card.peril ? below.left : below.right).size();
    }
    return floor;
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
    const Stopping stop = stopping(game_, s_);
    Doc shares = Doc::array();
    for (int seat = 0; seat < game_.players(); ++seat) {
      const Stopping::Share& share = stop.shares[seat];
      if (share.damage == 0) continue;
      shares.push(Doc::object()
                      .set("seat", seat)
                      .set("damage", share.damage)
                      .set("healed", share.healed)
                      .set("lethal", share.lethal));
    }
    Doc asks = Doc::array();
    if (stop.asks_extra) asks.push("extra-damage");
    if (stop.asks_stairs) asks.push("stairs");
    Doc doc = Doc::object();
    doc.set("printed_damage", due.printed_damage).set("printed_time", due.printed_time).set("added", due.added);
    doc.set("softened", due.softened).set("to_time", due.to_time);
    doc.set("damage", due.damage).set("time", due.time).set("undying", stop.undying).set("stairs", stop.stairs);
    doc.set("shares", std::move(shares)).set("asks", std::move(asks)).set("potions", stop.potions);
    doc.set("lost", stop.ending == Ending::Lost).set("escapes", loot_escapes(game_, s_));
    if (!s_.in_boss_fight()) return doc.set("boss", Doc());
    return doc.set("boss", Doc::object()
                               .set("healed", stop.boss_healed)
                               .set("damaged", stop.boss_damage)
                               .set("won", stop.ending == Ending::Won));
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
    return doc.set("choose", s_.next().step == Step::AskPick ? choose() : Doc());
  }

  // The dice that may still be picked, in the order in which they must be named (OD-D28).
  Doc choose() const {
    const bool gained = effect_in_use(game_, s_).filter.just_gained;
    const std::span<const Die> there = gained ? std::span<const Die>(s_.use.gained, s_.use.gained_count)
                                              : std::span<const Die>(s_.pool.begin(), s_.pool.end());
    Doc from = Doc::array();
    for (const Die die : there) {
      if (die.code >= s_.use.cursor.code && fits_now(game_, s_, die)) from.push(owned_die(die));
    }
    const Picking now = picking(game_, s_);
    return Doc::object().set("from", std::move(from)).set("min", now.needed).set("max", now.reachable);
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
