// Actions as text and back: docs/notation/onedeck.md.
#include "core/notation.hpp"

#include <iterator>
#include <vector>

#include "onedeck/rules/choices.hpp"
#include "words.hpp"

namespace uc::onedeck {
namespace {

using Form = notation::Form<Actions>;

constexpr std::string_view kLootHint =
    "loot xp, loot item A, loot skill B or loot potion, a replaced card last, as in loot item A goblin_1; where two "
    "different cards lie, the number of one comes first, as in loot 2 xp";

constexpr Form kForms[] = {
    {},
    {Kind::Specialise, "specialise {group}", "a specialisation, as in specialise survival"},
    {Kind::TakeBasic, "basic {skill}", "a Basic Skill, as in basic basic_strike"},
    {Kind::Heal, "heal {hero}", "a hero, as in heal A"},
    {Kind::Foresight, "foresight {hero}", "a hero, as in foresight A"},
    {Kind::GoOn, "go"},
    {Kind::Descend, "descend"},
    {Kind::Stay, "stay"},
    {Kind::Explore, "explore"},
    {Kind::Enter, "enter {door}", "a door, as in enter 2"},
    {Kind::Peek, "peek {door}", "a door, as in peek 2"},
    {Kind::No, "no"},
    {Kind::Face, "face"},
    {Kind::Flee, "flee"},
    {Kind::AddDoor, "add"},
    {Kind::Pairs, "pairs {heroes} {card}",
     "the first pair and which card it faces, as in pairs AC 1; for the boss only the pair"},
    {Kind::Invisibility, "invisible"},
    {Kind::Fight, "fight"},
    {Kind::Hurt, "hurt {hero}", "a hero, as in hurt A"},
    {Kind::LoseItem, "lose {hero} {item}", "a hero and an item, as in lose A goblin_1"},
    {Kind::Option, "option {option}", "option a or option b"},
    {Kind::Feat, "feat {hero} {number}", "a hero and a number, as in feat A 2"},
    {Kind::NoMoreFeats, "ready"},
    {Kind::DropRolled, "drop {face}", "what the die shows, as in drop 3"},
    {Kind::Bonus, "bonus {first} {second}", "the bonus dice of both heroes, as in bonus 2 0"},
    {Kind::TakeFirst, "first {hero}", "a hero, as in first B"},
    {Kind::Cover, "cover {box} {dice}", "a box and dice, as in cover 3 S4 H2"},
    {Kind::MakeHeroic, "make {hero} {dice}", "who gets the heroic die and the dice given for it, as in make A S4 A2"},
    {Kind::DiscardDie, "discard {dice}", "one die, as in discard S4"},
    {Kind::UseSkill, "use {hero} {skill}{branch} {paid}", "a hero, a skill and the dice paid, as in use A haste M3"},
    {Kind::UsePotion, "potion {potion}{branch} {hero}", "a potion and a hero, as in potion clarity A"},
    {Kind::Finish, "finish"},
    {Kind::PickValue, "value {face}", "what the dice show, as in value 3"},
    {Kind::PickDie, "pick {die}", "one die, as in pick S4"},
    {Kind::Done, "done"},
    {Kind::ExtraDamage, "extra {hero}", "a hero, as in extra A"},
    {Kind::StairsDamage, "stairs {heroes}", "who is hurt, as in stairs A; two heroes as in stairs AC"},
    {Kind::GiveUp, "give-up"},
    {Kind::LootXp, "loot {which} xp", kLootHint},
    {Kind::LootItem, "loot {which} item {hero} {replaced}", kLootHint},
    {Kind::LootSkill, "loot {which} skill {hero} {replaced}", kLootHint},
    {Kind::LootPotion, "loot {which} potion", kLootHint},
    {Kind::LevelUp, "level {cards}", "the lanterns of each card spent, most first, as in level 4 2"},
    {Kind::BuyPotion, "brew {cards}", "the lanterns of each card spent, most first, as in brew 3 2"},
    {Kind::Stop, "stop"},
    {Kind::Shuffle, "shuffle"},
    {Kind::Card, "card {card}", "a card, as in card goblin_1"},
    {Kind::Rolled, "roll {faces}", "the dice in rising order, as in roll 1 3 3 6"},
};
static_assert(std::size(kForms) == static_cast<std::size_t>(Kind::Rolled) + 1 && notation::are_by_kind(kForms));
constexpr std::span<const Form> kAllForms = kForms;

constexpr std::string_view kUseLetters[kUses] = {"", "a", "m"};

// Is it to be said which card of the loot is meant? (OD-20.8)
bool is_loot_numbered(const State& state) {
  return state.loot[0] != kNone && state.loot[1] != kNone && state.loot[0] != state.loot[1];
}

// --- writing ---------------------------------------------------------------------------------------------------------

// Appends tokens. What a skill is depends on its hero, so hero and ability are remembered.
class Writer {
 public:
  Writer(const OneDeck& game, const State& state) : game_(game), content_(game.content()), s_(state) {}

  void operator()(std::string& text, Of meaning, std::uint64_t bits) {
    out_ = &text;
    const auto value = static_cast<int>(bits);
    const auto place = static_cast<std::size_t>(bits);  // in a list
    switch (meaning) {
      case Of::Group: return word(content_.campaign.groups[place].id);
      case Of::BasicSkill: return word(content_.abilities[content_.basic_skills[place].ability].id);
      case Of::Hero: return hero(value);
      case Of::Heroes:
      case Of::Pair: return heroes(bits);
      case Of::Fighter: hero_ = s_.fight.heroes[place]; return hero(hero_);
      case Of::Door:
      case Of::Box: return number(value + 1);
      case Of::FacedCard: return s_.in_boss_fight() ? void() : number(value + 1);
      case Of::LootCard: return is_loot_numbered(s_) ? number(value + 1) : void();
      case Of::Card: return word(content_.cards[place].id);
      case Of::Replaced: return value == 0 ? void() : word(content_.cards[place - 1].id);
      case Of::Option: return word(kOptionNames[place]);
      case Of::Slot: return ability(*game_.ability(s_, hero_, value));
      case Of::Potion: return ability(content_.abilities[content_.potions[place].ability]);
      case Of::Branch: return branch(value);
      case Of::Dice:
      case Of::Payment:
      case Of::OneDie: return dice(bits);
      case Of::Die: return die({static_cast<std::uint8_t>(bits)});
      case Of::Lanterns: return lanterns(bits);
      case Of::Faces: return faces(bits);
      default: return number(value);
    }
  }

 private:
  static char letter(int hero) { return static_cast<char>('A' + hero); }
  void word(std::string_view text) { (*out_ += ' ') += text; }
  void number(int value) { word(std::to_string(value)); }
  void hero(int seat) { (*out_ += ' ') += letter(seat); }

  void heroes(std::uint64_t mask) {
    *out_ += ' ';
    for (int seat = 0; seat < kMaxHeroes; ++seat) {
      if ((mask >> seat & 1U) != 0) *out_ += letter(seat);
    }
  }

  void die(Die die) {
    *out_ += ' ';
    if (heroes_in_fight(s_) > 1) (*out_ += letter(s_.fight.heroes[die.owner()])) += '.';
    *out_ += kColorLetters[index(die.color())];
    *out_ += std::to_string(die.value());
    *out_ += kUseLetters[static_cast<int>(die.use())];
  }
  void dice(std::uint64_t mask) {
    for (; mask != 0; mask &= mask - 1) die(s_.pool.dice[std::countr_zero(mask)]);
  }

  void ability(const Ability& ability) {
    ability_ = &ability;
    word(ability.id);
  }
  void branch(int branch) {
    if (ability_->branches.size() > 1) (*out_ += '/') += std::to_string(branch + 1);
  }

  void lanterns(std::uint64_t row) {
    for (int value = kMaxLanterns; value > 0; --value) {
      for (int cards = LanternRow::get(row, value - 1); cards > 0; --cards) number(value);
    }
  }
  void faces(std::uint64_t row) {
    for (int face = 1; face <= kFaces; ++face) {
      for (int count = FaceRow::get(row, face - 1); count > 0; --count) number(face);
    }
  }

  const OneDeck& game_;
  const Content& content_;
  const State& s_;
  std::string* out_ = nullptr;
  int hero_ = 0;
  const Ability* ability_ = nullptr;
};

// --- reading ---------------------------------------------------------------------------------------------------------

class Reader : public notation::TokenReader {
 public:
  Reader(const OneDeck& game, const State& state) : game_(game), content_(game.content()), s_(state) {}

  bool read(Of meaning, std::uint64_t& value) {
    switch (meaning) {
      case Of::Group: return group(value);
      case Of::BasicSkill: return basic_skill(value);
      case Of::Hero: return hero(value);
      case Of::Heroes: return heroes(value);
      case Of::Pair:
        return heroes(value) && (std::popcount(value) == kPair || wrong("a pair is two heroes, as in AC", "OD-20.5"));
      case Of::Fighter: return fighter(value);
      case Of::Door: return counted(kMaxDoors, value);
      case Of::Box: return counted(kMaxBoxes, value);
      case Of::FacedCard: return s_.in_boss_fight() || counted(kMaxCopies, value);
      case Of::LootCard: return loot_card(value);
      case Of::Card: return card(value);
      case Of::Replaced: return at_end() || replaced(value);
      case Of::Option: return option(value);
      case Of::Feat: return number(1, kMaxDice, value);
      case Of::Bonus: return number(0, kMaxDice, value);
      case Of::Face: return number(1, kFaces, value);
      case Of::Slot: return skill(value);
      case Of::Potion: return potion(value);
      case Of::Branch: return branch(value);
      case Of::Dice: return dice(value) && value != 0;
      case Of::Payment: return dice(value);
      case Of::OneDie: return one_die(value);
      case Of::Die: return any_die(value);
      case Of::Lanterns: return lanterns(value);
      case Of::Faces: return faces(value);
      default: return false;
    }
  }

 private:
  // Doors, boxes and cards count from 1 in texts and from 0 in actions.
  bool counted(int most, std::uint64_t& place) {
    const bool good = number(1, most, place);
    if (good) --place;
    return good;
  }
  // 0 is no card at all.
  bool replaced(std::uint64_t& found) {
    const bool good = card(found);
    if (good) ++found;
    return good;
  }

  bool letter(char letter, int& seat) {
    if (letter < 'A' || letter >= 'A' + kMaxHeroes) return false;
    seat = letter - 'A';
    return seat < game_.players() || wrong("nobody plays in this seat");
  }
  bool hero(int& seat) {
    std::string_view word;
    return token(word) && word.size() == 1 && letter(word[0], seat);
  }
  bool hero(std::uint64_t& value) {
    int seat = 0;
    const bool good = hero(seat);
    value = static_cast<std::uint64_t>(seat);
    return good;
  }
  bool who_is(int seat, int& who) {
    for (who = 0; who < kPair; ++who) {
      if (s_.fight.heroes[who] == seat) return true;
    }
    return wrong("this hero is not in the encounter", "OD-7.1");
  }
  bool fighter(std::uint64_t& value) {
    if (!hero(hero_)) return false;
    int who = 0;
    const bool good = who_is(hero_, who);
    value = static_cast<std::uint64_t>(who);
    return good;
  }
  bool heroes(std::uint64_t& mask) {
    std::string_view word;
    if (!token(word)) return false;
    int last = -1;
    for (const char each : word) {
      int seat = 0;
      if (!letter(each, seat)) return false;
      if (seat <= last) return wrong("heroes are named in the order of their letters, each once");
      mask |= 1U << seat;
      last = seat;
    }
    return true;
  }

  // The place in a list of what has this id.
  template <class List, class IdOf>
  bool named(std::string_view id, const List& list, std::uint64_t& place, IdOf id_of, std::string_view what) {
    place = 0;
    for (const auto& each : list) {
      if (id_of(each) == id) return true;
      ++place;
    }
    return wrong("there is no " + std::string(what) + " of this name");
  }
  bool card(std::uint64_t& found) {
    std::string_view id;
    return token(id) && named(id, content_.cards, found, [](const Card& card) { return card.id; }, "card");
  }
  bool group(std::uint64_t& found) {
    std::string_view id;
    return token(id) && named(
                            id, content_.campaign.groups, found, [](const TalentGroup& group) { return group.id; },
                            "specialisation");
  }
  bool basic_skill(std::uint64_t& found) {
    std::string_view id;
    const auto id_of = [&](const BasicSkill& skill) { return content_.abilities[skill.ability].id; };
    return token(id) && named(id, content_.basic_skills, found, id_of, "Basic Skill");
  }

  // --- dice ---

  bool die(std::string_view word, Die& die) {
    if (s_.fight.heroes[0] == kNone) return wrong("dice can be named in an encounter only");
    int owner = 0;
    if (heroes_in_fight(s_) > 1) {
      int seat = 0;
      if (word.size() < 2 || word[1] != '.') return wrong("a die is written with its hero before it, as in A.S4");
      if (!letter(word[0], seat) || !who_is(seat, owner)) return false;
      word.remove_prefix(2);
    }
    if (word.size() < 2) return false;
    const std::size_t color = kColorLetters.find(word[0]);
    const int value = word[1] - '0';
    if (color == std::string_view::npos || value < 1 || value > kFaces) return false;
    for (int use = 0; use < kUses; ++use) {
      if (word.substr(2) != kUseLetters[use]) continue;
      die = Die::of(owner, color_at(static_cast<int>(color)), value, static_cast<Use>(use));
      return true;
    }
    return false;
  }
  bool any_die(std::uint64_t& code) {
    std::string_view word;
    Die picked;
    if (!token(word) || !die(word, picked)) return false;
    code = picked.code;
    return true;
  }

  // The pool is sorted, so the dice of an action are found one after the other; of equal ones the first.
  bool pool_die(int& place, std::uint64_t& mask) {
    std::string_view word;
    Die named;
    if (!token(word) || !die(word, named)) return false;
    if (place >= 0 && named.code < s_.pool.dice[place].code)
      return wrong("dice are written by hero, then strength, agility, magic, heroic, then by rising value");
    do ++place;
    while (place < s_.pool.count && s_.pool.dice[place] != named);
    if (place >= s_.pool.count) return wrong("there is no such die, or not so many", "OD-0.8");
    mask |= 1U << place;
    return true;
  }
  bool dice(std::uint64_t& mask) {
    for (int place = -1; !at_end();) {
      if (!pool_die(place, mask)) return false;
    }
    return true;
  }
  bool one_die(std::uint64_t& mask) {
    int place = -1;
    return pool_die(place, mask);
  }

  // --- skills and potions ---

  // The name up to the stroke; what is left is the way of using it.
  bool ability_name(std::string_view& name) {
    if (!token(name)) return false;
    way_ = name.substr(std::min(name.find('/'), name.size()));
    name.remove_suffix(way_.size());
    return true;
  }
  bool skill(std::uint64_t& slot) {
    std::string_view name;
    if (!ability_name(name)) return false;
    for (slot = 0; slot < kSlots; ++slot) {
      ability_ = game_.ability(s_, hero_, static_cast<int>(slot));
      if (ability_ != nullptr && ability_->id == name) return true;
    }
    return wrong("the hero has no skill of this name", "OD-11.1");
  }
  bool potion(std::uint64_t& found) {
    std::string_view name;
    if (!ability_name(name)) return false;
    const auto id_of = [&](const Potion& potion) { return content_.abilities[potion.ability].id; };
    if (!named(name, content_.potions, found, id_of, "potion")) return false;
    ability_ = &content_.abilities[content_.potions[static_cast<std::size_t>(found)].ability];
    return true;
  }
  bool branch(std::uint64_t& branch) {
    if (ability_->branches.size() < 2)
      return way_.empty() || wrong("this can be used in one way only: name it without a number");
    TextCursor text(way_);
    const int number = text.take("/") ? text.number() : -1;
    if (number < 1 || number > static_cast<int>(ability_->branches.size()) || !text.at_end())
      return wrong("this can be used in several ways: the number of one follows the name, as in power_transfer/2",
                   "OD-D18");
    branch = static_cast<std::uint64_t>(number - 1);
    return true;
  }

  // --- the others ---

  bool option(std::uint64_t& option) {
    std::string_view word;
    if (!token(word)) return false;
    option = word == "b" ? 1 : 0;
    return word == "a" || word == "b";
  }

  bool loot_card(std::uint64_t& which) {
    if (is_loot_numbered(s_)) return counted(kMaxCopies, which);
    which = s_.loot[0] == kNone && s_.loot[1] != kNone ? 1 : 0;
    return true;
  }

  bool lanterns(std::uint64_t& row) {
    constexpr int kMost = (1 << LanternRow::bits / kMaxLanterns) - 1;
    int last = kMaxLanterns;
    do {
      int value = 0;
      if (!number(1, kMaxLanterns, value)) return false;
      if (value > last) return wrong("lanterns are written in falling order");
      if (LanternRow::get(row, value - 1) == kMost) return wrong("there are not so many cards");
      row += LanternRow::put(value - 1, 1);
      last = value;
    } while (!at_end());
    return true;
  }

  bool faces(std::uint64_t& row) {
    constexpr int kMost = (1 << FaceRow::bits / kFaces) - 1;
    int last = 1;
    do {
      int face = 0;
      if (!number(1, kFaces, face)) return false;
      if (face < last) return wrong("rolled dice are written in rising order");
      if (FaceRow::get(row, face - 1) == kMost) return wrong("there are not so many dice");
      row += FaceRow::put(face - 1, 1);
      last = face;
    } while (!at_end());
    return true;
  }

  const OneDeck& game_;
  const Content& content_;
  const State& s_;
  int hero_ = 0;                      // of the encounter, named last
  const Ability* ability_ = nullptr;  // named last,
  std::string_view way_;              // and what follows its name
};

}  // namespace

const std::vector<std::string_view>& OneDeck::kinds() {
  // By Step.
  static const std::vector<std::string_view> names = {
      "over",         "specialisation", "basic-skill", "turn-start",   "descend-now", "act",     "peek",
      "face",         "add-door",       "pairs",       "invisibility", "flames",      "drain",   "option",
      "feat",         "feat-discard",   "bonus",       "shortage",     "dice",        "value",   "pick",
      "extra-damage", "stairs",         "lethal",      "loot",         "level",       "descend", "boss-pairs",
      "shuffle",      "draw-time",      "draw-xp",     "draw-door",    "draw-peek",   "roll"};
  return names;
}

// Nothing is hidden, so every viewer reads the same.
std::string OneDeck::text(const State& state, Action action, Viewer) const {
  return notation::write(kForms[static_cast<int>(kind_of(action))], rest_of(action), Writer(*this, state));
}

Result<Action> OneDeck::parse(const State& state, std::string_view input) const {
  if (const auto read = notation::read(kAllForms, input, Reader(*this, state))) {
    if (!*read) return read->fault();
    return pack_bits((*read)->kind, (*read)->bits);
  }
  const Turn now = turn(state);
  if (now.is_over()) return notation::not_an_action("the game is over");
  if (now.is_chance())
    return notation::not_an_action("an outcome begins with one of " +
                                   notation::verbs_of(kAllForms.subspan(static_cast<int>(Kind::Shuffle))));
  return notation::not_an_action("here an action begins with one of " +
                                 notation::verbs_here(*this, state, kAllForms, kind_of));
}

std::vector<Action> OneDeck::begun(const State& state, std::string_view input) const {
  std::vector<Action> actions;
  const auto add = [&](Kind kind, std::uint64_t bits) { actions.push_back(pack_bits(kind, bits)); };
  notation::for_some_begun(kAllForms.first(static_cast<int>(Kind::Shuffle)), input, Reader(*this, state), add);
  return actions;
}

}  // namespace uc::onedeck
