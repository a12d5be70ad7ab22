// Reads the position format (docs/format/onedeck.md) into a draft, in the order of the document. check.cpp checks it.
#include <utility>

#include "check.hpp"
#include "core/agenda_format.hpp"
#include "core/byte.hpp"
#include "core/loading.hpp"
#include "view.hpp"

namespace uc::onedeck {

namespace {

class PositionReader {
 public:
  PositionReader(const OneDeck& game, const Doc& doc) : game_(game), content_(game.content()), file_(doc) {}

  Result<State> read() {
    file_.head(OneDeck::id, game_.players());
    using Part = void (PositionReader::*)();
    constexpr Part parts[] = {&PositionReader::read_course, &PositionReader::read_party, &PositionReader::read_heroes,
                              &PositionReader::read_table,  &PositionReader::read_doors, &PositionReader::read_fight,
                              &PositionReader::read_agenda};
    for (const Part part : parts) {
      if (!failed()) (this->*part)();
    }
    if (failed()) return *file_.fault();
    return s_;
  }

 private:
  void fail(const DocReader& where, const std::string& message, std::string rule) {
    file_.fail(where, message, std::move(rule));
  }
  bool failed() const { return file_.failed(); }

  // --- small parts ---

  template <class Read>
  void each(const DocReader& list, std::size_t most, Read read) {
    file_.each(list, most, [&](const DocReader& entry, std::size_t) { read(entry); });
  }
  std::uint8_t read_card(const DocReader& field) { return u8(file_.find_id(field, "card", content_.cards)); }
  std::uint8_t read_ability(const DocReader& field) { return u8(file_.find_id(field, "ability", content_.abilities)); }
  std::uint8_t read_seat(DocReader field) { return u8(field.integer(0, game_.players() - 1)); }

  // OD-1.6: there are no more copies of a card than decks.
  void add(CardSet& set, const DocReader& where, int card) {
    if (set.count(card) == game_.setup().deck_copies)
      return fail(where, "there are not so many of this card", "OD-1.6");
    set.add(card);
  }
  void read_cards(const DocReader& list, CardSet& set) {
    each(list, kMaxDeck, [&](const DocReader& entry) { add(set, entry, read_card(entry)); });
  }

  // --- where the game stands ---

  void read_course() {
    if (DocReader ending = file_.member("ending"); !ending.is_null())
      s_.ending = static_cast<Ending>(ending.choice(kEndingNames) + 1);
    s_.floor = u8(file_.member("floor").integer(1, kFloors + 1));
    s_.boss_damage = u8(file_.member("boss").member("damage").integer(0, 255));
  }

  // Last, because its steps name heroes of the encounter.
  void read_agenda() {
    DocReader agenda = file_.member("agenda");
    each(agenda, kMaxAgenda, [&](DocReader entry) {
      s_.agenda[s_.agenda_count++] = read_task<Steps, Task>(
          entry, step_names(),
          [&](const auto& field, const DocReader& word) { return read_word(field.meaning, word); });
    });
    if (s_.agenda_count == 0) agenda.fail("should say what is to be done next");
  }

  std::int64_t read_word(Of meaning, DocReader word) {
    switch (meaning) {
      case Of::Hero: return read_seat(word);
      case Of::Fighter: return read_who(word);
      case Of::Flag: return word.boolean() ? 1 : 0;
      case Of::Door: return word.integer(1, kMaxDoors) - 1;
      case Of::Nth: return word.integer(1, 255) - 1;
      case Of::Color: return static_cast<std::int64_t>(word.choice(kColorNames));
      case Of::Part: return static_cast<std::int64_t>(word.choice(kPartNames));
      case Of::Why: return static_cast<std::int64_t>(word.choice(kWhyNames));
      default: return word.integer(0, 255);
    }
  }

  // --- the party ---

  void read_party() {
    s_.level = u8(file_.member("level").member("number").integer(1, kMaxLevels));
    read_cards(file_.member("experience").member("cards"), s_.xp);
    DocReader potions = file_.member("potions");
    s_.potions = u8(potions.member("tokens").integer(0, 255));
    s_.identified = game_.start().identified;
    each(potions.member("cards"), kMaxDeck, [&](const DocReader& entry) { read_potion_card(entry); });
  }

  void read_potion_card(const DocReader& entry) {  // OD-13.5
    const int card = read_card(entry);
    const std::uint8_t potion = content_.cards[card].potion;
    if (potion == kNone) return fail(entry, "this card has no potion", "OD-13.5");
    if ((s_.identified >> potion & 1U) != 0) return fail(entry, "this potion is identified already", "OD-13.5");
    s_.identified = u8(s_.identified | 1U << potion);
    add(s_.potion_cards, entry, card);
  }

  void read_heroes() {
    DocReader list = file_.member("heroes");
    const auto players = static_cast<std::size_t>(game_.players());
    if (list.size() != players) list.fail("should have " + std::to_string(players) + " heroes");
    for (std::size_t seat = 0; seat < players && !failed(); ++seat) read_hero(list.item(seat), static_cast<int>(seat));
  }

  void read_hero(DocReader entry, int seat) {
    HeroState& h = s_.heroes[seat];
    entry.member("seat").integer(seat, seat);
    h.damage = u8(entry.member("damage").integer(0, 255));
    h.stored = u8(entry.member("stored").integer(0, game_.side(seat).feat.cap));
    h.owed = u8(entry.member("owed").integer(0, game_.side(seat).feat.cap));
    each(entry.member("items"), kMaxItems,
         [&](const DocReader& item) { insert(h.items, h.item_count, read_card(item)); });
    each(entry.member("skills"), kMaxSkills, [&](DocReader skill) {
      DocReader field = skill.member("card");
      const std::uint8_t card = read_card(field);
      if (content_.cards[card].skill == kNone) fail(field, "this card has no skill", "OD-13.4");
      else if (game_.has_skill(s_, seat, content_.cards[card].skill)) fail(field, "the hero has this skill", "OD-13.4");
      else insert(h.skills, h.skill_count, card);
    });
    h.foresight = u8(entry.member("foresight").integer(0, 255));
    read_specialisation(entry.member("specialisation"), seat);
    if (DocReader field = entry.member("basic_skill"); !field.is_null()) {
      h.basic = u8(file_.find(field, "Basic Skill", content_.basic_skills,
                              [&](const BasicSkill& basic) { return content_.abilities[basic.ability].id; }));
    }
  }

  // Cards of a hero lie in rising order.
  static void insert(std::uint8_t* list, std::uint8_t& count, std::uint8_t card) {
    int i = count++;
    for (; i > 0 && list[i - 1] > card; --i) list[i] = list[i - 1];
    list[i] = card;
  }

  // OD-19.6: which talents are active follows from the options and the specialisation.
  void read_specialisation(const DocReader& field, int seat) {
    if (field.is_null()) return;
    const Campaign& campaign = content_.campaign;
    const std::size_t group = file_.find_id(field, "specialisation", campaign.groups);
    if (!game_.options().campaign) return fail(field, "should be null: this is no campaign", "OD-2.8");
    if (campaign.groups[group].always) return fail(field, "is no specialisation", "OD-19.6");
    s_.heroes[seat].group = u8(static_cast<std::int64_t>(group));
    const unsigned learned = game_.options().learned[seat];
    for (std::size_t i = 0; i < campaign.talents.size(); ++i) {
      const std::size_t of = campaign.talents[i].group;
      const bool active = campaign.groups[of].always || of == group;
      if (active && (learned >> i & 1U) != 0)
        s_.heroes[seat].talents = static_cast<std::uint16_t>(s_.heroes[seat].talents | 1U << i);
    }
  }

  // --- the table ---

  void read_table() {
    DocReader deck = file_.member("deck");
    s_.deck = u8(deck.member("cards").integer(0, kMaxDeck));
    each(deck.member("unseen"), kMaxCardKinds, [&](DocReader entry) {
      const int card = read_card(entry.member("card"));
      const auto copies = entry.member("count").integer(1, game_.setup().deck_copies);
      for (std::int64_t i = 0; i < copies && !failed(); ++i) add(s_.unseen, entry, card);
    });
    each(file_.member("discard"), kMaxDeck,
         [&](const DocReader& entry) { s_.pile[s_.pile_count++] = read_card(entry); });
    read_cards(file_.member("removed"), s_.removed);
  }

  void read_doors() {
    DocReader doors = file_.member("doors");
    if (doors.size() != kMaxDoors) doors.fail("should have " + std::to_string(kMaxDoors) + " places");
    for (std::size_t i = 0; i < kMaxDoors && !failed(); ++i) {
      if (DocReader entry = doors.item(i); !entry.is_null()) read_door(entry, s_.doors[i]);
    }
    DocReader stairs = file_.member("stairs");
    s_.tokens = u8(stairs.member("tokens").integer(0, game_.setup().stairs_tokens - 1));
    s_.fresh_stairs = stairs.member("fresh").boolean() ? 1 : 0;
    s_.skip_time = file_.member("skip_time").boolean() ? 1 : 0;
    if (DocReader facing = file_.member("facing"); !facing.is_null()) s_.facing = u8(facing.integer(1, kMaxDoors) - 1);
  }

  void read_door(DocReader& entry, Door& door) {
    door.is = static_cast<Door::Is>(entry.member("is").choice(kDoorNames) + 1);
    DocReader cards = entry.member("cards");
    const std::size_t size = game_.setup().cards_per_door;
    if (cards.size() != size) cards.fail("should have " + std::to_string(size) + (size == 1 ? " card" : " cards"));
    for (std::size_t i = 0; i < size && !failed(); ++i) {
      if (DocReader card = cards.item(i); !card.is_null()) door.cards[i] = read_card(card);
    }
  }

  // --- the encounter ---

  void read_fight() {
    DocReader encounter = file_.member("encounter");
    if (!encounter.is_null()) read_encounter(encounter);
    DocReader in_use = file_.member("using");
    if (!in_use.is_null() && !failed()) {
      if (encounter.is_null()) in_use.fail("should be null outside of encounters");
      else read_use(in_use);
    }
    if (DocReader second = file_.member("second_pair"); !second.is_null()) {
      if (DocReader card = second.member("card"); !card.is_null()) s_.next_card = read_card(card);
      read_pair(second.member("heroes"), kPair, s_.next_pair);
    }
    std::size_t i = 0;
    each(file_.member("loot"), kMaxCopies, [&](DocReader entry) {
      const std::uint8_t card = read_card(entry.member("card"));
      s_.loot[i++] = u8(card | (entry.member("escapes").boolean() ? kEscaped : 0));
    });
  }

  // Seats in rising order.
  void read_pair(DocReader list, std::size_t least, std::uint8_t* pair) {
    std::size_t members = 0;
    each(list, kPair, [&](DocReader entry) {
      pair[members] = read_seat(entry);
      if (members > 0 && pair[0] >= pair[1]) entry.fail("should follow in ascending order");
      ++members;
    });
    if (members < least) list.fail("should have at least " + std::to_string(least) + " entries");
  }

  void read_encounter(DocReader entry) {
    Fight& f = s_.fight;
    DocReader card = entry.member("card");
    if (!card.is_null()) f.card = read_card(card);
    if (card.is_null() != s_.in_boss_fight())
      return fail(card, "a card is faced on a floor, the boss after it", "OD-16.1");
    read_pair(entry.member("heroes"), 1, f.heroes);
    DocReader option = entry.member("option");
    if (!option.is_null() && !failed()) {
      f.option = u8(static_cast<std::int64_t>(option.choice(kOptionNames)));
      if (game_.in_combat(s_)) return fail(option, "should be null: only perils have options", "OD-7.4");
    }
    f.active = entry.member("active").boolean() ? 1 : 0;
    DocReader x = entry.member("x");
    if (f.active != 0) f.x = u8(x.integer(0, 255));
    else if (!x.is_null()) x.fail("should be null while the boxes are not active");
    if (failed()) return;
    read_boxes(entry.member("boxes"));
    read_dice_places(entry);
    read_marks(entry);
  }

  void read_boxes(DocReader list) {
    const std::size_t boxes = has_boxes(game_, s_) ? game_.boxes(s_).size() : 0;
    if (list.size() != boxes) list.fail("should have " + std::to_string(boxes) + " boxes");
    for (std::size_t i = 0; i < boxes && !failed(); ++i) {
      DocReader entry = list.item(i);
      if (entry.member("struck").boolean()) s_.fight.struck = static_cast<std::uint16_t>(s_.fight.struck | 1U << i);
      Dice dice;
      read_dice(entry.member("dice"), dice);
      if (s_.laid_count + dice.count > kMaxDice) entry.member("dice").fail("there are not so many dice");
      for (int k = 0; k < dice.count && !failed(); ++k)
        s_.laid[s_.laid_count++] = {u8(static_cast<int>(i)), dice.dice[k]};
      if (dice.count > 0) s_.fight.covered = static_cast<std::uint16_t>(s_.fight.covered | 1U << i);
    }
  }

  // Which hero of the encounter a seat is.
  int read_who(DocReader field) {
    const std::uint8_t seat = read_seat(field);
    if (!is_in_fight(s_, seat)) field.fail("this hero is not in the encounter");
    return s_.fight.heroes[1] == seat ? 1 : 0;
  }
  Die read_die(DocReader entry) {
    const int who = read_who(entry.member("seat"));
    const Color color = color_at(static_cast<int>(entry.member("color").choice(kColorNames)));
    const auto value = static_cast<int>(entry.member("value").integer(1, kFaces));
    return Die::of(who, color, value, static_cast<Use>(entry.member("use").choice(kUseNames)));
  }
  void read_dice(const DocReader& list, Dice& dice, std::size_t most = kMaxDice) {
    each(list, most, [&](const DocReader& entry) { dice.add(read_die(entry)); });
  }

  void read_dice_places(DocReader& entry) {
    DocReader supply = entry.member("supply");
    for (int color = 0; color < kColors; ++color)
      s_.fight.supply[color] = u8(supply.member(kColorNames[color]).integer(0, kMaxDice));
    read_dice(entry.member("pool"), s_.pool);
    read_dice(entry.member("fresh"), s_.fresh);
    each(entry.member("to_roll"), kPair * kUses * kColors, [&](DocReader group) {
      const int who = read_who(group.member("seat"));
      const std::size_t color = group.member("color").choice(kColorNames);
      std::uint8_t& count = s_.fight.to_roll[who][group.member("use").choice(kUseNames)][color];
      if (count != 0) group.fail("is named twice");
      count = u8(group.member("count").integer(1, kMaxDice));
    });
  }

  void read_marks(DocReader& entry) {
    Fight& f = s_.fight;
    DocReader prevented = entry.member("prevented");
    f.prevent_damage = u8(prevented.member("damage").integer(0, 99));
    f.prevent_time = u8(prevented.member("time").integer(0, 99));
    each(entry.member("used"), kSlots * kPair, [&](const DocReader& used) { read_used(used); });
    each(entry.member("feats"), kPair, [&](const DocReader& seat) { f.feats = u8(f.feats | 1 << read_who(seat)); });
    if (DocReader gamble = entry.member("gamble"); !gamble.is_null()) f.gamble = u8(read_who(gamble));
    f.bonus = u8(entry.member("bonus").integer(0, game_.level_card(s_).bonus));
    each(entry.member("takes_first"), kColors,
         [&](DocReader color) { f.first = u8(f.first | 1 << static_cast<int>(color.choice(kColorNames))); });
  }

  void read_used(DocReader entry) {  // OD-11.1
    const int who = read_who(entry.member("seat"));
    DocReader field = entry.member("ability");
    const Ability* used = &content_.abilities[read_ability(field)];
    for (int slot = 0; slot < kSlots && !failed(); ++slot) {
      if (game_.ability(s_, s_.fight.heroes[who], slot) != used) continue;
      if (used->is_passive()) fail(field, "is never used", "OD-11.1");
      s_.fight.used[who] |= 1U << slot;
      return;
    }
    fail(field, "the hero does not have this ability", "OD-11.1");
  }

  void read_use(DocReader entry) {
    Using& use = s_.use;
    use.ability = read_ability(entry.member("ability"));
    const Ability& ability = content_.abilities[use.ability];
    DocReader branch = entry.member("branch");
    if (ability.branches.empty()) return entry.member("ability").fail("is never used");
    use.branch = u8(branch.integer(1, static_cast<std::int64_t>(ability.branches.size())) - 1);
    use.step = u8(entry.member("step").integer(1, ability.branches[use.branch].count));
    use.user = u8(read_who(entry.member("seat")));
    use.target = u8(read_who(entry.member("target")));
    use.is_skill = entry.member("skill").boolean() ? 1 : 0;
    use.picked = u8(entry.member("picked").integer(0, kMaxDice));
    if (DocReader value = entry.member("value"); !value.is_null()) use.value = u8(value.integer(1, kFaces));
    if (DocReader last = entry.member("last"); !last.is_null()) use.cursor = read_die(last);
    Dice gained;
    read_dice(entry.member("gained"), gained, kMaxGained);
    for (const Die die : gained) use.gained[use.gained_count++] = die;
  }

  const OneDeck& game_;
  const Content& content_;
  PositionFile file_;
  State s_;
};

}  // namespace

Result<State> OneDeck::load(const Doc& doc) const {
  Result<State> draft = PositionReader(*this, doc).read();
  if (!draft) return draft.fault();
  if (std::optional<Fault> fault = check_position(*this, *draft)) return *fault;
  constexpr std::string_view ordered[] = {"boxes"};
  return confirm_position(*this, *draft, doc, ordered);
}

}  // namespace uc::onedeck
