// The texts of actions: docs/notation/onedeck.md.
#include <doctest/doctest.h>

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "content_file.hpp"
#include "core/random.hpp"
#include "onedeck/onedeck.hpp"
#include "rules/shared/notation.hpp"

using namespace uc;
using namespace uc::onedeck;
using content_file::content;
using content_file::place;
using notation::says;

namespace {

std::uint8_t card(std::string_view id) { return static_cast<std::uint8_t>(place(content()->cards, id)); }

Options party(std::initializer_list<std::string_view> heroes) {
  Options options;
  std::size_t seat = 0;
  for (const std::string_view id : heroes) {
    options.heroes[seat++] = static_cast<std::uint8_t>(place(content()->heroes, id));
  }
  options.grade = content()->expert;
  return options;
}

struct Words : notation::Texts<OneDeck> {
  Words(std::initializer_list<std::string_view> heroes, Step step = Step::AskAct)
      : Texts(OneDeck(content(), static_cast<int>(heroes.size()), party(heroes))) {
    state = game.start();
    ask(step);
  }

  void ask(Step step) { state.agenda[0] = Task(step); }

  // The heroes of these seats face the card, with these dice.
  void fight(std::string_view id, std::vector<int> seats, std::initializer_list<Die> dice) {
    ask(Step::AskDice);
    state.fight.card = card(id);
    for (std::size_t who = 0; who < seats.size(); ++who) {
      state.fight.heroes[who] = static_cast<std::uint8_t>(seats[who]);
    }
    for (const Die die : dice) state.pool.add(die);
  }

  using Texts::text;

  // Is the text read, and as an action of which it is the text?
  bool reads(std::string_view words) const {
    const Result<Action> action = game.parse(state, words);
    return action.ok() && text(*action) == words;
  }
};

Die die(Color color, int value, int owner = 0, Use use = Use::Any) { return Die::of(owner, color, value, use); }
constexpr Color S = Color::Strength, A = Color::Agility, M = Color::Magic, H = Color::Heroic;

// Plays at random and hands out each position with everything that can happen there. The party has potions enough for
// all its wounds, and so comes to see most of what the game asks.
template <class Each>
void play(const OneDeck& game, std::uint64_t seed, Each each) {
  const auto choose = [](const OneDeck& of, const State& state, Rng& rng) {
    if (state.next().step != Step::AskLethal) return positions::Anything{}(of, state, rng);
    ActionList actions;  // the first choice is a potion
    of.actions(state, actions);
    return actions[0];
  };
  const auto prepare = [&](State& state) {
    state.potions = 99;
    if (seed % 4 == 0) state.identified = static_cast<std::uint8_t>((1U << content()->potions.size()) - 1U);
  };
  notation::play(game, seed, 1200, each, choose, prepare);
}

// The parties of the random games: one, two and four heroes, all dungeons, with and without talents.
OneDeck some_game(std::size_t number) {
  const int players = number % 3 == 0 ? 1 : number % 3 == 1 ? 2 : 4;
  Options options;
  const std::size_t heroes = content()->heroes.size();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    options.heroes[seat] = static_cast<std::uint8_t>((number + seat) % heroes);
  }
  options.dungeon = static_cast<std::uint8_t>(number / 3 % content()->dungeons.size());
  options.grade = static_cast<std::uint8_t>(number % content()->grades.size());
  options.campaign = number % 2 == 0;
  if (options.campaign)
    options.learned.fill(static_cast<std::uint16_t>((1U << content()->campaign.talents.size()) - 1U));
  return OneDeck(content(), players, options);
}

}  // namespace

TEST_SUITE("rules/onedeck") {
  TEST_CASE("notation: every action of random games has a text of its own, which is read as that action") {
    std::set<Kind> kinds;
    for (std::size_t number = 0; number < 60; ++number) {
      const OneDeck game = some_game(number);
      play(game, number + 1, [&](const State& state, const ActionList& actions) {
        notation::check_texts(game, state, actions);
        for (const Action action : actions) kinds.insert(kind_of(action));
      });
    }
    kinds.insert(Kind::TakeFirst);  // a shortage is rare; its text is tested below
    CHECK(kinds.size() == static_cast<std::size_t>(Kind::Rolled));
  }

  TEST_CASE("notation: a text can be read in any position, whatever it means there") {
    const auto play_it = [](const OneDeck& game, std::uint64_t seed, auto each) { play(game, seed, each); };
    const auto legal = [](const OneDeck& game, const State& state, Action action) {
      return !game.refuse(state, action);
    };
    notation::check_read_anywhere(6, 40, some_game, play_it, legal);
  }

  TEST_CASE("notation: the kinds of decision are named in the order of the steps") {
    const auto& kinds = OneDeck::kinds();
    const auto name = [&](Step step) { return kinds[static_cast<std::size_t>(step)]; };
    REQUIRE(kinds.size() == static_cast<std::size_t>(Step::RollDice) + 1);
    CHECK(name(Step::Over) == "over");
    CHECK(name(Step::AskSpecialisation) == "specialisation");
    CHECK(name(Step::AskAct) == "act");
    CHECK(name(Step::AskFace) == "face");
    CHECK(name(Step::AskOption) == "option");
    CHECK(name(Step::AskShortage) == "shortage");
    CHECK(name(Step::AskDice) == "dice");
    CHECK(name(Step::AskLoot) == "loot");
    CHECK(name(Step::AskBossPairs) == "boss-pairs");
    CHECK(name(Step::Shuffle) == "shuffle");
    CHECK(name(Step::DrawDoor) == "draw-door");
    CHECK(name(Step::RollDice) == "roll");
    CHECK(std::set<std::string_view>(kinds.begin(), kinds.end()).size() == kinds.size());
  }

  TEST_CASE("OD-D18: a lone hero's dice are written by colour and value, restrictions after them") {
    Words words({"warrior"});
    words.fight("goblin_1", {0}, {die(S, 4), die(A, 2), die(H, 6, 0, Use::ArmorBoxOnly), die(M, 6, 0, Use::ManaOnly)});
    CHECK(words.reads_as("cover 3 S4", pack<Kind::Cover>({.box = 2, .dice = 1})));
    CHECK(words.reads_as("cover 1 S4 A2", pack<Kind::Cover>({.box = 0, .dice = 3})));
    CHECK(words.reads_as("make A S4 A2", pack<Kind::MakeHeroic>({.owner = 0, .dice = 3})));
    CHECK(words.reads_as("discard M6m", pack<Kind::DiscardDie>({.dice = 4})));
    CHECK(words.reads_as("discard H6a", pack<Kind::DiscardDie>({.dice = 8})));
    CHECK(words.reads_as("pick A2", pack<Kind::PickDie>({.die = die(A, 2).code})));
    CHECK(words.refuses("cover 3 A.S4"));  // owners are named where there are two
    CHECK(words.refuses("discard H6"));    // another die than H6a
    CHECK(words.refuses("discard H6m"));
    CHECK(words.refuses("discard H6b"));
    CHECK(words.refuses("discard S4 A2"));  // one at a time
    CHECK(words.refuses("discard"));
    CHECK(words.refuses("pick S7"));
    CHECK(words.refuses("pick S0"));
    CHECK(words.refuses("pick X4"));
    CHECK(words.refuses("pick S"));
    CHECK(words.refuses("pick S44"));
  }

  TEST_CASE("OD-D30: where two heroes fight together, each die names its owner by seat") {
    Words words({"warrior", "mage", "rogue", "archer"});
    words.fight("goblin_1", {1, 3}, {die(S, 4, 0), die(H, 6, 1)});
    CHECK(words.reads_as("cover 3 B.S4 D.H6", pack<Kind::Cover>({.box = 2, .dice = 3})));
    CHECK(words.reads_as("make D B.S4 D.H6", pack<Kind::MakeHeroic>({.owner = 1, .dice = 3})));
    CHECK(words.reads_as("pick D.H6", pack<Kind::PickDie>({.die = die(H, 6, 1).code})));
    CHECK(words.reads_as("feat D 2", pack<Kind::Feat>({.who = 1, .number = 2})));
    CHECK(words.reads_as("first D", pack<Kind::TakeFirst>({.who = 1})));
    CHECK(words.reads_as("extra B", pack<Kind::ExtraDamage>({.who = 0})));
    CHECK(words.reads_as("bonus 2 0", pack<Kind::Bonus>({.first = 2, .second = 0})));
    CHECK(says(words.fault("cover 3 S4"), "A.S4"));
    CHECK(says(words.fault("cover 3 A.S4"), "not in the encounter"));
    CHECK(says(words.fault("make A B.S4 D.H6"), "not in the encounter"));
    CHECK(says(words.fault("feat C 2"), "not in the encounter"));
    CHECK(words.refuses("cover 3 D.H6 B.S4"));
    CHECK(words.refuses("cover 3 E.S4"));
    CHECK(words.refuses("cover 3 B."));
  }

  TEST_CASE("OD-0.8: of equal dice the first ones are meant, and no more can be named than there are") {
    Words words({"warrior"});
    words.fight("goblin_1", {0}, {die(S, 1), die(S, 4), die(S, 4), die(S, 4), die(M, 2)});
    CHECK(words.reads_as("discard S4", pack<Kind::DiscardDie>({.dice = 0b00010})));
    CHECK(words.reads_as("cover 1 S4 S4", pack<Kind::Cover>({.box = 0, .dice = 0b00110})));
    CHECK(words.reads_as("cover 1 S1 S4 S4 S4 M2", pack<Kind::Cover>({.box = 0, .dice = 0b11111})));
    CHECK(words.rule("cover 1 S4 S4 S4 S4") == "OD-0.8");
    CHECK(words.rule("cover 1 S5") == "OD-0.8");
    CHECK(says(words.fault("cover 1 S4 S1"), "rising value"));
    CHECK(says(words.fault("cover 1 M2 S4"), "strength, agility, magic, heroic"));
  }

  TEST_CASE("OD-D18: a skill is used by its name, one of several ways by its number from 1") {
    Words words({"warrior", "mage"});  // Power Transfer has several ways
    words.fight("goblin_1", {0, 1}, {die(S, 6, 0), die(M, 3, 1)});
    const std::uint8_t haste = static_cast<std::uint8_t>(place(content()->abilities, "haste"));
    HeroState& warrior = words.state.heroes[0];
    for (std::size_t i = 0; warrior.skill_count == 0; ++i) {
      if (content()->cards[i].skill == haste) warrior.skills[warrior.skill_count++] = static_cast<std::uint8_t>(i);
    }
    CHECK(words.reads_as("use A haste A.S6", pack<Kind::UseSkill>({.who = 0, .slot = kSkillSlots, .paid = 1})));
    CHECK(words.reads_as("use A haste", pack<Kind::UseSkill>({.who = 0, .slot = kSkillSlots})));
    CHECK(words.reads_as("use B power_transfer/1", pack<Kind::UseSkill>({.who = 1, .slot = 0})));
    CHECK(words.reads_as("use B power_transfer/2 B.M3",
                         pack<Kind::UseSkill>({.who = 1, .slot = 0, .branch = 1, .paid = 2})));
    CHECK(words.rule("use B haste") == "OD-11.1");  // only A has learned it
    CHECK(words.rule("use A second_sight") == "OD-11.1");
    CHECK(words.refuses("use A haste/1"));
    CHECK(words.refuses("use A haste/"));
    for (const std::string way : {"", "/", "/0", "/01", "/9", "/2x", "/2/2"}) {
      CHECK_MESSAGE(words.rule("use B power_transfer" + way) == "OD-D18", way);
    }
    CHECK(words.refuses("use B"));
    CHECK(words.refuses("use power_transfer/1"));
  }

  TEST_CASE("OD-D18: a potion is used by its name, then the hero") {
    Words words({"warrior", "mage"});
    words.fight("goblin_1", {0, 1}, {});
    const int clarity = place(content()->abilities, "clarity");
    int potion = 0;
    while (content()->potions[potion].ability != clarity) ++potion;
    CHECK(words.reads_as("potion clarity B", pack<Kind::UsePotion>({.who = 1, .potion = potion})));
    CHECK(words.refuses("potion B clarity"));
    CHECK(words.refuses("potion clarity"));
    CHECK(words.refuses("potion clarity/1 B"));
    CHECK(says(words.fault("potion haste B"), "no potion of this name"));
  }

  TEST_CASE("notation: where there is no encounter, neither dice nor its heroes can be named") {
    const Words words({"warrior", "mage"});
    for (const std::string text : {"cover 1 S4", "cover 1 A.S4", "discard S4", "pick S4", "make A S4 A2", "use A haste",
                                   "use A fearless_charge", "potion clarity A", "feat A 1", "first A", "extra A"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
    CHECK(says(words.fault("pick S4"), "in an encounter only"));
    CHECK(says(words.fault("feat A 1"), "not in the encounter"));
  }

  TEST_CASE("OD-D9, OD-D26: a pairing names the first pair and its card, against the boss the pair alone") {
    Words words({"warrior", "mage", "rogue", "archer"}, Step::AskPairs);
    CHECK(words.reads_as("pairs AC 1", pack<Kind::Pairs>({.heroes = 0b0101})));
    CHECK(words.reads_as("pairs BD 2", pack<Kind::Pairs>({.heroes = 0b1010, .card = 1})));
    CHECK(words.refuses("pairs AC"));
    CHECK(words.refuses("pairs AC 3"));
    CHECK(words.refuses("pairs CA 1"));
    CHECK(words.refuses("pairs AA 1"));
    CHECK(words.rule("pairs ABC 1") == "OD-20.5");
    CHECK(words.rule("pairs A 1") == "OD-20.5");
    words.state.floor = kFloors + 1;
    words.ask(Step::AskBossPairs);
    CHECK(words.reads_as("pairs AC", pack<Kind::Pairs>({.heroes = 0b0101})));
    CHECK(words.refuses("pairs AC 1"));
  }

  TEST_CASE("OD-D23: loot is named by what becomes of it") {
    Words words({"warrior", "mage"}, Step::AskLoot);
    words.state.loot[0] = card("goblin_1");
    const int ogre = card("ogre_2") + 1;
    CHECK(words.reads_as("loot xp", pack<Kind::LootXp>({})));
    CHECK(words.reads_as("loot item B", pack<Kind::LootItem>({.hero = 1})));
    CHECK(words.reads_as("loot item B ogre_2", pack<Kind::LootItem>({.hero = 1, .replaced = ogre})));
    CHECK(words.reads_as("loot skill A", pack<Kind::LootSkill>({.hero = 0})));
    CHECK(words.reads_as("loot skill A ogre_2", pack<Kind::LootSkill>({.hero = 0, .replaced = ogre})));
    CHECK(words.reads_as("loot potion", pack<Kind::LootPotion>({})));
    for (const std::string text : {"loot", "loot ", "loot 1 xp", "loot gold", "loot item", "loot item C", "loot xp A",
                                   "loot potion A", "loot item B ogre_9", "loot item B ogre_2 ogre_1"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
    CHECK(says(words.fault("loot item C"), "nobody plays"));
    CHECK(says(words.fault("loot item B ogre_9"), "no card of this name"));
  }

  TEST_CASE("OD-20.8: of two different cards of the loot the number comes first, of equal ones none is written") {
    Words words({"warrior", "mage", "rogue", "archer"}, Step::AskLoot);
    words.state.loot[0] = card("goblin_1");
    words.state.loot[1] = card("goblin_2");
    CHECK(words.reads_as("loot 1 xp", pack<Kind::LootXp>({})));
    CHECK(words.reads_as("loot 2 item A", pack<Kind::LootItem>({.hero = 0, .which = 1})));
    CHECK(words.refuses("loot xp"));
    CHECK(words.refuses("loot 3 xp"));
    CHECK(words.refuses("loot 0 xp"));
    words.state.loot[1] = card("goblin_1");
    CHECK(words.reads_as("loot xp", pack<Kind::LootXp>({})));
    CHECK(words.refuses("loot 1 xp"));
    words.state.loot[1] = kNone;
    CHECK(words.reads_as("loot item D", pack<Kind::LootItem>({.hero = 3})));
    CHECK(words.refuses("loot 1 item D"));
  }

  TEST_CASE("OD-D24: lanterns fall, one number for each card spent") {
    const Words words({"warrior"}, Step::AskLevel);
    CHECK(words.reads_as("level 4 2", pack<Kind::LevelUp>({spend_lanterns(4, 1) | spend_lanterns(2, 1)})));
    CHECK(words.reads_as("level 7 3 3 3 1",
                         pack<Kind::LevelUp>({spend_lanterns(7, 1) | spend_lanterns(3, 3) | spend_lanterns(1, 1)})));
    CHECK(words.reads_as("brew 3 2", pack<Kind::BuyPotion>({spend_lanterns(3, 1) | spend_lanterns(2, 1)})));
    CHECK(says(words.fault("level 2 4"), "falling"));
    for (const std::string text : {"level", "level 0", "level 8", "level 04", "level 4  2", "brew", "level 4,2"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
    std::string many = "level";
    for (int i = 0; i < 127; ++i) many += " 1";
    CHECK(words.reads(many));
    CHECK(says(words.fault(many + " 1"), "not so many"));
  }

  TEST_CASE("OD-D29: a roll is written in rising order, a card by its id") {
    const Words words({"warrior"}, Step::RollDice);
    CHECK(words.reads_as("roll 1 3 3 6",
                         pack<Kind::Rolled>({rolled_bits(1, 1) | rolled_bits(3, 2) | rolled_bits(6, 1)})));
    CHECK(words.reads_as("card goblin_2", pack<Kind::Card>({.card = card("goblin_2")})));
    CHECK(words.reads_as("shuffle", pack(Kind::Shuffle)));
    CHECK(says(words.fault("roll 3 1"), "rising"));
    for (const std::string text :
         {"roll", "roll 7", "roll 0", "roll 1  2", "card", "card goblin", "card goblin_1 ", "shuffle all"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
    std::string many = "roll";
    for (int i = 0; i < 15; ++i) many += " 2";
    CHECK(words.reads(many));
    CHECK(says(words.fault(many + " 2"), "not so many"));
    CHECK(says(words.fault("rol 1"), "shuffle, card, roll"));
  }

  TEST_CASE("notation: the other choices are a word, and what it needs") {
    Words words({"warrior", "mage"});
    for (const std::string text : {"go",
                                   "descend",
                                   "stay",
                                   "explore",
                                   "no",
                                   "face",
                                   "flee",
                                   "add",
                                   "invisible",
                                   "fight",
                                   "ready",
                                   "finish",
                                   "done",
                                   "give-up",
                                   "stop",
                                   "enter 1",
                                   "enter 4",
                                   "peek 2",
                                   "heal B",
                                   "hurt A",
                                   "foresight A",
                                   "option a",
                                   "option b",
                                   "drop 6",
                                   "value 1",
                                   "stairs A",
                                   "stairs AB",
                                   "lose A goblin_1",
                                   "specialise survival",
                                   "basic basic_strike"}) {
      CHECK_MESSAGE(words.reads(text), text);
      CHECK_MESSAGE(words.refuses(text + " "), text);
      CHECK_MESSAGE(words.refuses(" " + text), text);
      CHECK_MESSAGE(words.refuses(text + " 1 1"), text);
      CHECK_MESSAGE(words.refuses(text + "\n"), text);
    }
    for (const std::string text : {"",           "GO",       "enter",         "enter 0",         "enter 5",
                                   "enter 01",   "enter  1", "enter -1",      "enter 1x",        "heal",
                                   "heal a",     "heal C",   "heal AB",       "option c",        "option",
                                   "option A",   "drop 0",   "drop 7",        "stairs",          "stairs BA",
                                   "stairs AA",  "lose A",   "lose A goblin", "specialise gold", "basic strike",
                                   "enter 99999"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
    words.fight("goblin_1", {0, 1}, {die(S, 1)});
    for (const std::string text :
         {"cover 0 A.S1", "cover 17 A.S1", "cover 01 A.S1", "cover 1", "cover A.S1", "cover 1  A.S1", "make A",
          "feat A 0", "feat A", "feat A 99", "bonus 1", "bonus 1 99", "bonus 1 01"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
    CHECK(words.reads("cover 16 A.S1"));  // that there is no such box, the rules say
    CHECK(words.game.refuse(words.state, *words.game.parse(words.state, "cover 16 A.S1")));
  }

  TEST_CASE("notation: a text that begins with no known word is answered with the words that can be used here") {
    Words words({"warrior"}, Step::AskFace);
    CHECK(words.fault("run") == "here an action begins with one of face, flee");
    words.ask(Step::AskLoot);
    words.state.loot[0] = card("goblin_1");
    CHECK(words.fault("") == "here an action begins with one of loot");
    words.ask(Step::Over);
    CHECK(words.fault("run") == "the game is over");
  }
}
