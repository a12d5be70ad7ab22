// Actions as text and back: docs/notation/onedeck.md.
#include <iterator>

#include "core/text.hpp"
#include "onedeck/rules/choices.hpp"

namespace uc::onedeck {
namespace {

// What follows the first word of an action.
enum class Shape : std::uint8_t {
  Nothing,
  Group,
  BasicSkill,
  Hero,
  Door,
  Pairs,
  Item,
  Option,
  Feat,
  Value,
  Bonus,
  Fighter,
  Cover,
  Make,
  OneDie,
  Skill,
  Potion,
  AnyDie,
  Heroes,
  Loot,
  Lanterns,
  Card,
  Faces,
};

struct Form {
  std::string_view verb;
  Shape shape{};
  std::string_view hint{};  // how to write it, after the word "write"
};

constexpr std::string_view kLootHint =
    "loot xp, loot item A, loot skill B or loot potion, a replaced card last, as in loot item A goblin_1; where two "
    "different cards lie, the number of one comes first, as in loot 2 xp";

// By Kind.
constexpr Form kForms[] = {
    {},
    {"specialise", Shape::Group, "a specialisation, as in specialise survival"},
    {"basic", Shape::BasicSkill, "a Basic Skill, as in basic basic_strike"},
    {"heal", Shape::Hero, "a hero, as in heal A"},
    {"foresight", Shape::Hero, "a hero, as in foresight A"},
    {"go"},
    {"descend"},
    {"stay"},
    {"explore"},
    {"enter", Shape::Door, "a door, as in enter 2"},
    {"peek", Shape::Door, "a door, as in peek 2"},
    {"no"},
    {"face"},
    {"flee"},
    {"add"},
    {"pairs", Shape::Pairs, "the first pair and which card it faces, as in pairs AC 1; for the boss only the pair"},
    {"invisible"},
    {"fight"},
    {"hurt", Shape::Hero, "a hero, as in hurt A"},
    {"lose", Shape::Item, "a hero and an item, as in lose A goblin_1"},
    {"option", Shape::Option, "option a or option b"},
    {"feat", Shape::Feat, "a hero and a number, as in feat A 2"},
    {"ready"},
    {"drop", Shape::Value, "what the die shows, as in drop 3"},
    {"bonus", Shape::Bonus, "the bonus dice of both heroes, as in bonus 2 0"},
    {"first", Shape::Fighter, "a hero, as in first B"},
    {"cover", Shape::Cover, "a box and dice, as in cover 3 S4 H2"},
    {"make", Shape::Make, "who gets the heroic die and the dice given for it, as in make A S4 A2"},
    {"discard", Shape::OneDie, "one die, as in discard S4"},
    {"use", Shape::Skill, "a hero, a skill and the dice paid, as in use A haste M3"},
    {"potion", Shape::Potion, "a potion and a hero, as in potion clarity A"},
    {"finish"},
    {"value", Shape::Value, "what the dice show, as in value 3"},
    {"pick", Shape::AnyDie, "one die, as in pick S4"},
    {"done"},
    {"extra", Shape::Fighter, "a hero, as in extra A"},
    {"stairs", Shape::Heroes, "who is hurt, as in stairs A; two heroes as in stairs AC"},
    {"give-up"},
    {"loot", Shape::Loot, kLootHint},
    {"loot", Shape::Loot, kLootHint},
    {"loot", Shape::Loot, kLootHint},
    {"loot", Shape::Loot, kLootHint},
    {"level", Shape::Lanterns, "the lanterns of each card spent, most first, as in level 4 2"},
    {"brew", Shape::Lanterns, "the lanterns of each card spent, most first, as in brew 3 2"},
    {"stop"},
    {"shuffle"},
    {"card", Shape::Card, "a card, as in card goblin_1"},
    {"roll", Shape::Faces, "the dice in rising order, as in roll 1 3 3 6"},
};
constexpr int kKinds = static_cast<int>(std::size(kForms));
static_assert(kKinds == static_cast<int>(Kind::Rolled) + 1);

// What is done with a card of the loot, from Kind::LootXp on.
constexpr std::string_view kLootWords[] = {"xp", "item", "skill", "potion"};

constexpr std::string_view kUseLetters[kUses] = {"", "a", "m"};

constexpr int kMostOfOneLantern = (1 << kLanternBits) - 1;
constexpr int kMostOfOneFace = 15;

const Form& form_of(Kind kind) { return kForms[static_cast<std::size_t>(kind)]; }

// Is it to be said which card of the loot is meant? (OD-20.8)
bool is_loot_numbered(const State& state) {
  return state.loot[0] != kNone && state.loot[1] != kNone && state.loot[0] != state.loot[1];
}

// --- writing ---------------------------------------------------------------------------------------------------------

class Writer {
 public:
  Writer(const OneDeck& game, const State& state) : game_(game), s_(state) {}

  std::string write(Action action) {
    const Form& form = form_of(kind_of(action));
    out_ = form.verb;
    write_rest(form.shape, action, numbers_of(action));
    return std::move(out_);
  }

 private:
  void write_rest(Shape shape, Action action, const Numbers& n) {
    const Content& content = game_.content();
    switch (shape) {
      case Shape::Nothing: return;
      case Shape::Group: return word(content.campaign.groups[at(n.a)].id);
      case Shape::BasicSkill: return word(content.abilities[content.basic_skills[at(n.a)].ability].id);
      case Shape::Hero: return hero(n.a);
      case Shape::Door: return number(n.a + 1);
      case Shape::Pairs: return pairs(n);
      case Shape::Item: return hero(n.a), card(n.b);
      case Shape::Option: return word(n.a == 0 ? "a" : "b");
      case Shape::Feat: return fighter(n.a), number(n.b);
      case Shape::Value: return number(n.a);
      case Shape::Bonus: return number(n.a), number(n.b);
      case Shape::Fighter: return fighter(n.a);
      case Shape::Cover: return number(n.a + 1), dice(n.dice);
      case Shape::Make: return fighter(n.a), dice(n.dice);
      case Shape::OneDie: return dice(n.dice);
      case Shape::Skill: return skill(n);
      case Shape::Potion: return potion(n);
      case Shape::AnyDie: return die({static_cast<std::uint8_t>(n.a)});
      case Shape::Heroes: return heroes(n.a);
      case Shape::Loot: return loot(kind_of(action), n);
      case Shape::Lanterns: return lanterns_of(action);
      case Shape::Card: return card(n.a);
      case Shape::Faces: return faces(action);
    }
  }

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static char letter(int hero) { return static_cast<char>('A' + hero); }
  void word(std::string_view text) { (out_ += ' ') += text; }
  void number(int value) { word(std::to_string(value)); }
  void hero(int seat) { (out_ += ' ') += letter(seat); }
  void fighter(int who) { hero(s_.fight.heroes[who]); }
  void card(int i) { word(game_.content().cards[at(i)].id); }

  void heroes(int mask) {
    out_ += ' ';
    for (int seat = 0; seat < kMaxHeroes; ++seat) {
      if ((mask >> seat & 1) != 0) out_ += letter(seat);
    }
  }

  void pairs(const Numbers& n) {
    heroes(n.a);
    if (!s_.in_boss_fight()) number(n.b + 1);
  }

  void die(Die die) {
    out_ += ' ';
    if (heroes_in_fight(s_) > 1) (out_ += letter(s_.fight.heroes[die.owner()])) += '.';
    out_ += kColorLetters[at(index(die.color()))];
    out_ += std::to_string(die.value());
    out_ += kUseLetters[static_cast<std::size_t>(die.use())];
  }
  void dice(std::uint32_t mask) {
    for (; mask != 0; mask &= mask - 1) die(s_.pool.dice[std::countr_zero(mask)]);
  }

  void ability(const Ability& ability, int branch) {
    word(ability.id);
    if (ability.branches.size() > 1) (out_ += '/') += std::to_string(branch + 1);
  }
  void skill(const Numbers& n) {
    fighter(n.a);
    ability(*game_.ability(s_, s_.fight.heroes[n.a], n.b), n.c);
    dice(n.dice);
  }
  void potion(const Numbers& n) {
    ability(game_.content().abilities[game_.content().potions[at(n.b)].ability], n.c);
    fighter(n.a);
  }

  void loot(Kind kind, const Numbers& n) {
    if (is_loot_numbered(s_)) number(n.c + 1);
    word(kLootWords[static_cast<std::size_t>(kind) - static_cast<std::size_t>(Kind::LootXp)]);
    if (kind != Kind::LootItem && kind != Kind::LootSkill) return;
    hero(n.a);
    if (n.b != 0) card(n.b - 1);
  }

  void lanterns_of(Action action) {
    for (int value = kMaxLanterns; value > 0; --value) {
      for (int cards = lanterns_spent(action, value); cards > 0; --cards) number(value);
    }
  }
  void faces(Action action) {
    for (int face = 1; face <= kFaces; ++face) {
      for (int count = rolled_count(action, face); count > 0; --count) number(face);
    }
  }

  const OneDeck& game_;
  const State& s_;
  std::string out_;
};

// --- reading ---------------------------------------------------------------------------------------------------------

Fault not_an_action(std::string message, std::string rule = "") {
  return {"illegal", std::move(message), "action", std::move(rule)};
}

// Reads what follows the first word. Whatever cannot be read returns false; the first that knows better than the hint
// of the form says what is wrong.
class Reader {
 public:
  Reader(const OneDeck& game, const State& state, TextCursor text) : game_(game), s_(state), text_(text) {}

  Result<Action> read(Kind kind) {
    kind_ = kind;
    const Form& form = form_of(kind);
    if (read_rest(form.shape)) {
      if (!text_.at_end()) return not_an_action("nothing may follow after the action");
      const bool counts = form.shape == Shape::Lanterns || form.shape == Shape::Faces;
      return counts ? pack(kind_, counts_) : pack(kind_, n_);
    }
    if (!wrong_.empty()) return not_an_action(std::string(wrong_), std::string(rule_));
    return not_an_action("write " + std::string(form.hint));
  }

 private:
  bool read_rest(Shape shape) {
    switch (shape) {
      case Shape::Nothing: return true;
      case Shape::Group: return group();
      case Shape::BasicSkill: return basic_skill();
      case Shape::Hero: return hero(n_.a);
      case Shape::Door: return counted(kMaxDoors, n_.a);
      case Shape::Pairs: return pairs();
      case Shape::Item: return hero(n_.a) && card(n_.b);
      case Shape::Option: return option();
      case Shape::Feat: return fighter(n_.a) && number(1, kMaxDice, n_.b);
      case Shape::Value: return number(1, kFaces, n_.a);
      case Shape::Bonus: return number(0, kMaxDice, n_.a) && number(0, kMaxDice, n_.b);
      case Shape::Fighter: return fighter(n_.a);
      case Shape::Cover: return counted(kMaxBoxes, n_.a) && dice() && n_.dice != 0;
      case Shape::Make: return fighter(n_.a) && dice() && n_.dice != 0;
      case Shape::OneDie: return one_die();
      case Shape::Skill: return skill();
      case Shape::Potion: return potion();
      case Shape::AnyDie: return any_die();
      case Shape::Heroes: return heroes(n_.a);
      case Shape::Loot: return loot();
      case Shape::Lanterns: return lanterns_of();
      case Shape::Card: return card(n_.a);
      case Shape::Faces: return faces();
    }
    return false;
  }

  bool wrong(std::string_view message, std::string_view rule = "") {
    wrong_ = message;
    rule_ = rule;
    return false;
  }

  // --- tokens: one space, then what stands up to the next one ---

  bool token(std::string_view& word) {
    if (!text_.take(" ")) return false;
    word = text_.word();
    return !word.empty();
  }

  bool number(int least, int most, int& value) {
    std::string_view word;
    if (!token(word)) return false;
    TextCursor digits(word);
    value = digits.number();
    return value >= least && value <= most && digits.at_end();
  }
  // Doors, boxes and cards count from 1 in texts and from 0 in actions.
  bool counted(int most, int& place) {
    if (!number(1, most, place)) return false;
    --place;
    return true;
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
  bool who_is(int seat, int& who) {
    for (who = 0; who < kPair; ++who) {
      if (s_.fight.heroes[who] == seat) return true;
    }
    return wrong("this hero is not in the encounter", "OD-7.1");
  }
  bool fighter(int& who) {
    int seat = 0;
    return hero(seat) && who_is(seat, who);
  }
  bool heroes(int& mask) {
    std::string_view word;
    if (!token(word)) return false;
    int last = -1;
    for (const char each : word) {
      int seat = 0;
      if (!letter(each, seat)) return false;
      if (seat <= last) return wrong("heroes are named in the order of their letters, each once");
      mask |= 1 << seat;
      last = seat;
    }
    return true;
  }

  bool card(int& found) {
    std::string_view id;
    if (!token(id)) return false;
    const std::vector<Card>& cards = game_.content().cards;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (cards[i].id != id) continue;
      found = static_cast<int>(i);
      return true;
    }
    return wrong("there is no card of this name");
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
      if (word.substr(2) != kUseLetters[static_cast<std::size_t>(use)]) continue;
      die = Die::of(owner, color_at(static_cast<int>(color)), value, static_cast<Use>(use));
      return true;
    }
    return false;
  }
  bool any_die() {
    std::string_view word;
    Die picked;
    if (!token(word) || !die(word, picked)) return false;
    n_.a = picked.code;
    return true;
  }

  // The pool is sorted, so the dice of an action are found one after the other; of equal ones the first.
  bool pool_die(int& place) {
    std::string_view word;
    Die named;
    if (!token(word) || !die(word, named)) return false;
    if (place >= 0 && named.code < s_.pool.dice[place].code)
      return wrong("dice are written by hero, then strength, agility, magic, heroic, then by rising value");
    do ++place;
    while (place < s_.pool.count && s_.pool.dice[place] != named);
    if (place >= s_.pool.count) return wrong("there is no such die, or not so many", "OD-0.8");
    n_.dice |= 1U << place;
    return true;
  }
  bool dice() {
    for (int place = -1; !text_.at_end();) {
      if (!pool_die(place)) return false;
    }
    return true;
  }
  bool one_die() {
    int place = -1;
    return pool_die(place);
  }

  // --- skills and potions ---

  // The name up to the stroke; what is left begins with it.
  static std::string_view take_name(std::string_view& word) {
    const std::string_view name = word.substr(0, word.find('/'));
    word.remove_prefix(name.size());
    return name;
  }
  bool branch(const Ability& ability, std::string_view rest) {
    if (ability.branches.size() < 2)
      return rest.empty() || wrong("this can be used in one way only: name it without a number");
    TextCursor text(rest);
    const int number = text.take("/") ? text.number() : -1;
    if (number < 1 || number > static_cast<int>(ability.branches.size()) || !text.at_end())
      return wrong("this can be used in several ways: the number of one follows the name, as in power_transfer/2",
                   "OD-D18");
    n_.c = number - 1;
    return true;
  }

  bool skill() {
    std::string_view word;
    if (!fighter(n_.a) || !token(word)) return false;
    const std::string_view name = take_name(word);
    for (n_.b = 0; n_.b < kSlots; ++n_.b) {
      const Ability* const ability = game_.ability(s_, s_.fight.heroes[n_.a], n_.b);
      if (ability != nullptr && ability->id == name) return branch(*ability, word) && dice();
    }
    return wrong("the hero has no skill of this name", "OD-11.1");
  }

  bool potion() {
    std::string_view word;
    if (!token(word)) return false;
    const std::string_view name = take_name(word);
    const Content& content = game_.content();
    for (std::size_t i = 0; i < content.potions.size(); ++i) {
      if (content.potion_id(i) != name) continue;
      n_.b = static_cast<int>(i);
      return branch(content.abilities[content.potions[i].ability], word) && fighter(n_.a);
    }
    return wrong("there is no potion of this name");
  }

  // --- the others ---

  bool group() {
    std::string_view id;
    if (!token(id)) return false;
    const std::vector<TalentGroup>& groups = game_.content().campaign.groups;
    for (std::size_t i = 0; i < groups.size(); ++i) {
      n_.a = static_cast<int>(i);
      if (groups[i].id == id) return true;
    }
    return wrong("there is no specialisation of this name");
  }

  bool basic_skill() {
    std::string_view id;
    if (!token(id)) return false;
    const Content& content = game_.content();
    for (std::size_t i = 0; i < content.basic_skills.size(); ++i) {
      n_.a = static_cast<int>(i);
      if (content.abilities[content.basic_skills[i].ability].id == id) return true;
    }
    return wrong("there is no Basic Skill of this name");
  }

  bool option() {
    std::string_view word;
    if (!token(word)) return false;
    n_.a = word == "b" ? 1 : 0;
    return word == "a" || word == "b";
  }

  bool pairs() {
    if (!heroes(n_.a)) return false;
    if (std::popcount(static_cast<unsigned>(n_.a)) != kPair) return wrong("a pair is two heroes, as in AC", "OD-20.5");
    return s_.in_boss_fight() || counted(kMaxCopies, n_.b);
  }

  bool loot() {
    if (is_loot_numbered(s_)) {
      if (!counted(kMaxCopies, n_.c)) return false;
    } else if (s_.loot[0] == kNone && s_.loot[1] != kNone) {
      n_.c = 1;
    }
    std::string_view word;
    if (!token(word)) return false;
    std::size_t form = 0;
    while (form < std::size(kLootWords) && kLootWords[form] != word) ++form;
    if (form == std::size(kLootWords)) return false;
    kind_ = static_cast<Kind>(static_cast<std::size_t>(Kind::LootXp) + form);
    if (kind_ != Kind::LootItem && kind_ != Kind::LootSkill) return true;
    if (!hero(n_.a)) return false;
    if (text_.at_end()) return true;
    if (!card(n_.b)) return false;
    ++n_.b;  // 0: none is replaced
    return true;
  }

  bool lanterns_of() {
    int spent[kMaxLanterns + 1] = {};
    int last = kMaxLanterns;
    do {
      int value = 0;
      if (!number(1, kMaxLanterns, value)) return false;
      if (value > last) return wrong("lanterns are written in falling order");
      if (++spent[value] > kMostOfOneLantern) return wrong("there are not so many cards");
      last = value;
    } while (!text_.at_end());
    for (int value = 1; value <= kMaxLanterns; ++value) counts_ |= spend_lanterns(value, spent[value]);
    return true;
  }

  bool faces() {
    int count[kFaces + 1] = {};
    int last = 1;
    do {
      int face = 0;
      if (!number(1, kFaces, face)) return false;
      if (face < last) return wrong("rolled dice are written in rising order");
      if (++count[face] > kMostOfOneFace) return wrong("there are not so many dice");
      last = face;
    } while (!text_.at_end());
    for (int face = 1; face <= kFaces; ++face) counts_ |= rolled_bits(face, count[face]);
    return true;
  }

  const OneDeck& game_;
  const State& s_;
  TextCursor text_;
  Kind kind_{};
  Numbers n_;
  std::uint64_t counts_ = 0;  // Lanterns, Faces
  std::string_view wrong_, rule_;
};

// The first words of what can be done here.
std::string verbs_here(const OneDeck& game, const State& state) {
  std::uint64_t kinds = 0;
  const auto note = [&](Action action) { kinds |= std::uint64_t{1} << static_cast<unsigned>(kind_of(action)); };
  for_each_action(game, state, note);
  std::string list;
  std::string_view last;
  for (; kinds != 0; kinds &= kinds - 1) {
    const std::string_view verb = kForms[std::countr_zero(kinds)].verb;
    if (verb == last) continue;
    (list += list.empty() ? "" : ", ") += verb;
    last = verb;
  }
  return list;
}

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
  return Writer(*this, state).write(action);
}

Result<Action> OneDeck::parse(const State& state, std::string_view input) const {
  TextCursor text(input);
  const std::string_view verb = text.word();
  for (int kind = 1; kind < kKinds; ++kind) {
    if (kForms[kind].verb == verb) return Reader(*this, state, text).read(static_cast<Kind>(kind));
  }
  const Turn now = turn(state);
  if (now.is_over()) return not_an_action("the game is over");
  if (now.is_chance()) return not_an_action("an outcome begins with one of shuffle, card, roll");
  return not_an_action("here an action begins with one of " + verbs_here(*this, state));
}

}  // namespace uc::onedeck
