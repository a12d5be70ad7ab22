// The texts of actions: docs/notation/digger.md.
#include <doctest/doctest.h>

#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "content_file.hpp"
#include "core/random.hpp"
#include "digger/digger.hpp"
#include "rules/shared/notation.hpp"

using namespace uc;
using namespace uc::digger;
using content_file::content;
using notation::play;
using notation::says;

namespace {

int tile(std::string_view id) { return content_file::place(content()->kinds, id); }
int lord(std::string_view id) { return content_file::place(content()->lords, id); }
enum Creatures : std::uint8_t { Troll, Guardian, GiantBug };
constexpr int kWizard = 4;  // of the Adventurers

struct Words : notation::Texts<Digger> {
  explicit Words(int players = 2, Step step = Step::AskMain, const Options& options = {})
      : Texts(Digger(content(), players, options)) {
    ask(step);
  }

  void ask(Step step) { ask(Task(step)); }
  void ask(const Task& task) {
    state.agenda[0] = task;
    state.agenda_count = 1;
  }
  int space(int q, int r) const { return game.area().space(hex(q, r)); }
};

Viewer seat(int number) { return Viewer::of(seat_at(number)); }
Viewer seats(int one, int other) { return Viewer::of(Seats(seat_at(one)) | Seats(seat_at(other))); }

Options hidden_projects() {
  Options options;
  options.hidden_projects = true;
  return options;
}

// Projects COR-I COR-I KIT-A TOR-B, which lie as TOR-B KIT-A COR-I COR-I.
void give_projects(State& state, int player) {
  Tiles& projects = state.players[player].projects;
  projects.add(tile("COR-I"), 2);
  projects.add(tile("KIT-A"));
  projects.add(tile("TOR-B"));
}

// Two to six players, every scenario and some mixes, with lords and variants.
Digger some_game(std::size_t number) {
  constexpr unsigned kMixes[] = {0, 1, 2, 4, 8, 16, 32, 1 | 2, 1 | 32, 4 | 16, 8 | 32};
  Options options;
  options.scenarios = static_cast<std::uint8_t>(kMixes[number % std::size(kMixes)]);
  options.lords = static_cast<LordsOption>(number % 3);
  options.free_think = number % 2 == 0;
  options.hidden_projects = number % 4 < 2;
  options.face_down = (options.scenarios & 1) != 0 && number % 5 != 0;
  options.turn_minutes = (options.scenarios & 4) != 0 ? 2 : 0;
  return Digger(content(), 2 + static_cast<int>(number % 5), options);
}

}  // namespace

TEST_SUITE("rules/digger") {
  TEST_CASE("notation: every action of random games has a text of its own, which is read as that action") {
    std::set<Kind> kinds;
    for (std::size_t number = 0; number < 66; ++number) {
      const Digger game = some_game(number);
      play(game, number + 1, 1500, [&](const State& state, const ActionList& actions) {
        notation::check_texts(game, state, actions);
        for (const Action action : actions) kinds.insert(kind_of(action));
      });
    }
    // Rare at random: their texts are tested below.
    for (const Kind rare : {Kind::Disturb, Kind::Sneak, Kind::MoveDragon, Kind::Tax, Kind::Pay, Kind::Blast,
                            Kind::Retreat, Kind::Again, Kind::Flee, Kind::TakeCoin, Kind::TimeUp}) {
      kinds.insert(rare);
    }
    CHECK(kinds.size() == static_cast<std::size_t>(Kind::TurnedUp));
  }

  TEST_CASE("notation: a viewer reads ? for what a chance turn does not let him know, and all else as it is") {
    std::size_t hidden = 0;
    for (std::size_t number = 0; number < 22; ++number) {
      const Digger game = some_game(number);
      const Seats all = Seats::first(game.players());
      play(game, number + 1, 400, [&](const State& state, const ActionList& actions) {
        const Turn now = game.turn(state);
        for (int i = -1; i < game.players(); ++i) {
          const Viewer viewer = i < 0 ? Viewer::table() : seat(i);
          std::set<std::string> texts;
          for (const Action action : actions) texts.insert(game.text(state, action, viewer));
          if (now.is_chance() && now.knows != all && !viewer.knows(now.knows)) {
            REQUIRE(texts.size() == 1);  // nothing tells one outcome from another
            REQUIRE(says(*texts.begin(), " ?"));
            REQUIRE(!game.parse(state, *texts.begin()).ok());
            ++hidden;
          } else if (now.is_chance()) {
            REQUIRE(texts.size() == actions.size());
          }
        }
      });
    }
    CHECK(hidden > 100);
  }

  TEST_CASE("notation: a text can be read in any position, whatever it means there") {
    const auto play_it = [](const Digger& game, std::uint64_t seed, auto each) { play(game, seed, 600, each); };
    const auto legal = [](const Digger& game, const State& state, Action action) {
      return !game.refuse(state, action);
    };
    notation::check_read_anywhere(11, 30, some_game, play_it, legal);
  }

  TEST_CASE("notation: whatever is written, it is an action with that text or refused") {
    const Words words(4);
    const std::string pieces[] = {"move",  "conquer", "sabotage", "think", "work", "free",  "special", "tax", "store",
                                  " ",     "  ",      "-",        ",",     "0",    "3,0",   "-1,2",    "A",   "troll",
                                  "KIT-A", "bag",     "reserve",  "?",     "NE",   "99999", "\xff",    "\n",  "2"};
    notation::check_pieces(words, pieces);
  }

  TEST_CASE("notation: the kinds of decision are named in the order of the steps, each name once") {
    const auto& kinds = Digger::kinds();
    const auto name = [&](Step step) { return kinds[index(step)]; };
    REQUIRE(kinds.size() == static_cast<std::size_t>(Step::Lords));
    CHECK(name(Step::Over) == "over");
    CHECK(name(Step::AskLord) == "choose_lord");
    CHECK(name(Step::AskFreeThink) == "free_think");
    CHECK(name(Step::AskMain) == "main");
    CHECK(name(Step::AskShift) == "next_shift");
    CHECK(name(Step::AskBonus) == "bonus_pick");
    CHECK(name(Step::AskCollapse) == "earthquake");
    CHECK(name(Step::AskTreasure) == "treasure_with");
    CHECK(name(Step::AskTrapCoin) == "trap_coin");
    CHECK(name(Step::AskCreature) == "creature_step");
    CHECK(name(Step::AskSave) == "dragon_save");
    CHECK(name(Step::AskFlee) == "dragon_flee");
    CHECK(name(Step::AskDefeat) == "defeat_coin");
    CHECK(name(Step::DrawFirst) == "draw_first");
    CHECK(name(Step::StealCoin) == "steal_coin");
    CHECK(name(Step::DrawSands) == "draw_sands");
    CHECK(std::set<std::string_view>(kinds.begin(), kinds.end()).size() == kinds.size());
  }

  TEST_CASE("DD-1.1: a space is its two coordinates, and outside the play area there is none (DD-2.7)") {
    const Words words;  // A2, radius 4
    CHECK(words.reads_as("rise 0,0", pack<Kind::Rise>({.space = words.space(0, 0)})));
    CHECK(words.reads_as("rise 4,-4", pack<Kind::Rise>({.space = words.space(4, -4)})));
    CHECK(words.reads_as("rise -4,0", pack<Kind::Rise>({.space = words.space(-4, 0)})));
    CHECK(words.reads_as("rise -1,-3", pack<Kind::Rise>({.space = words.space(-1, -3)})));
    for (const std::string text : {"rise 5,0", "rise 3,2", "rise -3,-2", "rise 7,-7", "rise 100,0", "rise 0,-9999",
                                   "rise 256,0", "rise 0,-256", "sabotage 5,0", "move 0,0 1 0,5"}) {
      CHECK_MESSAGE(words.rule(text) == "DD-2.7", text);
    }
    for (const std::string text :
         {"rise 0", "rise 0,", "rise ,0", "rise 0,0,0", "rise 00,0", "rise -0,0", "rise 0,-0", "rise +1,0", "rise 0.0",
          "rise 0, 0", "rise (0,0)", "rise --1,0", "rise 1,0x", "rise 10000,0", "rise -,-"}) {
      CHECK_MESSAGE(words.rule(text).empty(), text);
      CHECK_MESSAGE(says(words.fault(text), "rise 3,0"), text);
    }
    const Words large(4);  // A4, radius 6
    CHECK(large.reads_as("rise 6,0", pack<Kind::Rise>({.space = large.space(6, 0)})));
    CHECK(large.rule("rise 7,0") == "DD-2.7");
  }

  TEST_CASE("DD-6.1: a shift names from where, how many and where to; so does Sneak out (DD-23.5)") {
    const Words words;
    const actions::Group group{.from = words.space(3, 0), .stooges = 2, .to = words.space(1, 0)};
    CHECK(words.reads_as("move 3,0 2 1,0", pack(Kind::Shift, group)));
    CHECK(words.reads_as("sneak 3,0 2 1,0", pack(Kind::Sneak, group)));
    CHECK(words.reads_as("disturb 1,0", pack<Kind::Disturb>({.space = words.space(1, 0)})));
    CHECK(words.reads_as("adventurer NE", pack<Kind::Adventurer>({.direction = 1})));
    CHECK(words.reads_as("creature troll SE", pack<Kind::Creature>({.creature = Troll, .direction = 5})));
    CHECK(words.reads_as("stop", pack(Kind::Stop)));
    for (const std::string text :
         {"move", "move 3,0", "move 3,0 2", "move 3,0 0 1,0", "move 3,0 16 1,0", "move 3,0 02 1,0", "move 3,0 -1 1,0",
          "move 3,0 2 1,0 ", "move 3,0  2 1,0", "move 3,0 2 1,0 1", "adventurer", "adventurer N", "adventurer ne",
          "adventurer 1", "creature NE", "creature troll", "creature ogre NE", "creature troll NE NE", "stop 1"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
    CHECK(says(words.fault("creature ogre NE"), "no Creature of this name"));
    CHECK(words.rule("adventurer N") == "DD-1.1");
  }

  TEST_CASE("DD-5.2: Projects are named in the order of the content, of equal ones the first") {
    Words words;
    give_projects(words.state, 0);
    CHECK(words.reads_as("think TOR-B", pack<Kind::Think>({.tiles = 0b0001})));
    CHECK(words.reads_as("think KIT-A", pack<Kind::Think>({.tiles = 0b0010})));
    CHECK(words.reads_as("think COR-I", pack<Kind::Think>({.tiles = 0b0100})));
    CHECK(words.reads_as("think COR-I COR-I", pack<Kind::Think>({.tiles = 0b1100})));
    CHECK(words.reads_as("think TOR-B KIT-A COR-I COR-I", pack<Kind::Think>({.tiles = 0b1111})));
    CHECK(words.reads_as("return TOR-B COR-I", pack<Kind::Return>({.tiles = 0b0101})));
    CHECK(says(words.fault("think COR-I KIT-A"), "in the order"));
    CHECK(says(words.fault("think KIT-A KIT-A"), "not so many"));
    CHECK(says(words.fault("think COR-I COR-I COR-I"), "not so many"));
    CHECK(says(words.fault("think DOR-A"), "no such Project"));
    CHECK(says(words.fault("think rock"), "no tile of this name"));
    CHECK(says(words.fault("think ?"), "no tile of this name"));
    CHECK(says(words.fault("think"), "think KIT-A COR-I"));
    CHECK(words.refuses("think "));
    CHECK(words.refuses("think TOR-B "));
    CHECK(words.refuses("return"));
  }

  TEST_CASE("DD-16.1: a free Think! is about the Projects of the one who is asked") {
    Words words(3, Step::AskFreeThink);
    words.ask(make_task<Step::AskFreeThink>({.seat = 2}));
    give_projects(words.state, 2);
    CHECK(words.reads_as("think TOR-B", pack<Kind::Think>({.tiles = 1})));
    CHECK(words.reads_as("no", pack(Kind::No)));
    words.ask(make_task<Step::AskFreeThink>({.seat = 1}));
    CHECK(says(words.fault("think TOR-B"), "no such Project"));
  }

  TEST_CASE("DD-16.2: hidden Projects that are exchanged or returned are ? to others, one for each") {
    Words words(3, Step::AskMain, hidden_projects());
    words.state.active = 1;
    give_projects(words.state, 1);
    const Action think = pack<Kind::Think>({.tiles = 0b0011});
    const Action back = pack<Kind::Return>({.tiles = 0b1101});
    for (const Viewer& viewer : {Viewer::everything(), seat(1), seats(0, 1)}) {
      CHECK(words.text(think, viewer) == "think TOR-B KIT-A");
      CHECK(words.text(back, viewer) == "return TOR-B COR-I COR-I");
    }
    for (const Viewer& viewer : {Viewer::table(), seat(0), seat(2), seats(0, 2)}) {
      CHECK(words.text(think, viewer) == "think ? ?");
      CHECK(words.text(back, viewer) == "return ? ? ?");
    }
    // A tile is shown when it is built.
    CHECK(words.text(pack<Kind::Work>({.tile = tile("KIT-A"), .space = words.space(1, 0), .rotation = 0}), seat(0)) ==
          "work KIT-A 1,0 0");
    Words open(3);
    give_projects(open.state, 0);
    CHECK(open.text(think, seat(2)) == "think TOR-B KIT-A");
    CHECK(open.text(think, Viewer::table()) == "think TOR-B KIT-A");
  }

  TEST_CASE("DD-5.3, DD-24.9: a Sabotage! names what is given up, then the space") {
    const Words words;
    const int where = words.space(1, 1);
    CHECK(words.reads_as("sabotage 1,1", pack<Kind::Sabotage>({.from = kNone, .space = where, .creature = kNone})));
    CHECK(words.reads_as("sabotage 3,0 1,1",
                         pack<Kind::Sabotage>({.from = words.space(3, 0), .space = where, .creature = kNone})));
    CHECK(words.reads_as("sabotage giant_bug 1,1",
                         pack<Kind::Sabotage>({.from = kNone, .space = where, .creature = GiantBug})));
    for (const std::string text :
         {"sabotage", "sabotage ", "sabotage troll", "sabotage troll 3,0 1,1", "sabotage 3,0 troll",
          "sabotage 3,0 1,1 0,0", "sabotage 3,0 ", "sabotage ogre 1,1"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
  }

  TEST_CASE("DD-14.3, DD-24.9: a conquest names the coin's source where there is a choice, then the token") {
    const Words words;
    const int where = words.space(0, 0);
    const int from = words.space(3, 0);
    const auto conquer = [&](Source source, int creature, int token) {
      return pack<Kind::Conquer>({.space = where, .source = source, .creature = creature, .token = token});
    };
    CHECK(words.reads_as("conquer 0,0", conquer(Source::Given, kNone, kNone)));
    CHECK(words.reads_as("conquer 0,0 bag", conquer(Source::Bag, kNone, kNone)));
    CHECK(words.reads_as("conquer 0,0 hand", conquer(Source::Hand, kNone, kNone)));
    CHECK(words.reads_as("conquer 0,0 stored", conquer(Source::Stored, kNone, kNone)));
    CHECK(words.reads_as("conquer 0,0 reserve", conquer(Source::Given, kNone, kFromReserve)));
    CHECK(words.reads_as("conquer 0,0 bag reserve", conquer(Source::Bag, kNone, kFromReserve)));
    CHECK(words.reads_as("conquer 0,0 troll 3,0", conquer(Source::Given, Troll, from)));
    CHECK(words.reads_as("conquer 0,0 bag troll 3,0", conquer(Source::Bag, Troll, from)));
    CHECK(words.reads_as("conquer 0,0 hand guardian reserve", conquer(Source::Hand, Guardian, kFromReserve)));
    for (const std::string text :
         {"conquer", "conquer bag", "conquer 0,0 ", "conquer 0,0 bag ", "conquer 0,0 purse", "conquer 0,0 bag bag",
          "conquer 0,0 bag 3,0", "conquer 0,0 3,0", "conquer 0,0 bag troll", "conquer 0,0 bag troll ",
          "conquer 0,0 bag troll troll", "conquer 0,0 bag troll 3,0 0,0", "conquer 0,0 reserve troll",
          "conquer 0,0 troll bag 3,0", "conquer 0,0 bag reserve 3,0", "conquer 0,0 bag troll 9,0"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
    CHECK(words.rule("conquer 0,0 bag troll 9,0") == "DD-2.7");
  }

  TEST_CASE("DD-14.6, DD-24.10: a tile is freed by its name; on a Portal it is said whose token") {
    const Words words;
    CHECK(words.reads_as("free 0,0", pack<Kind::Free>({.space = words.space(0, 0), .whose = kNone})));
    CHECK(words.reads_as("free 3,0 B", pack<Kind::Free>({.space = words.space(3, 0), .whose = 1})));
    CHECK(words.refuses("free"));
    CHECK(words.refuses("free 0,0 "));
    CHECK(words.refuses("free 0,0 b"));
    CHECK(words.refuses("free 0,0 G"));
    CHECK(words.refuses("free 0,0 AB"));
    CHECK(words.refuses("free 0,0 A B"));
    CHECK(says(words.fault("free 0,0 C"), "nobody plays"));
    CHECK(Words(3).reads_as("free 0,0 C", pack<Kind::Free>({.space = Words(3).space(0, 0), .whose = 2})));
  }

  TEST_CASE("DD-8.1: what is built is a tile of the set, a space and a rotation") {
    const Words words;
    const actions::Building built{.tile = tile("KIT-A"), .space = words.space(3, -1), .rotation = 2};
    CHECK(words.reads_as("work KIT-A 3,-1 2", pack(Kind::Work, built)));
    CHECK(words.reads_as("build KIT-A 3,-1 2", pack(Kind::PitBuild, built)));
    CHECK(words.reads_as("special KIT-A 3,-1 2", pack(Kind::SpecialBuild, built)));
    CHECK(words.reads_as("special", pack(Kind::Special)));
    for (const std::string verb : {"work", "build", "special"}) {
      for (const std::string rest :
           {" ", " KIT-A", " KIT-A 3,-1", " KIT-A 3,-1 6", " KIT-A 3,-1 -1", " KIT-A 3,-1 02", " KIT-A 3,-1 2 2",
            " kit-a 3,-1 2", " rock 3,-1 2", " ? 3,-1 2", " KIT-A 2 3,-1"}) {
        const std::string text = verb + rest;
        CHECK_MESSAGE(words.refuses(text), text);
      }
    }
    CHECK(says(words.fault("special KIT-A"), "special alone"));
    CHECK(says(words.fault("work rock 0,0 0"), "no tile of this name"));
  }

  TEST_CASE("DD-11.1: coins are named by their place from 1, not by their value") {
    const Words words;
    CHECK(words.reads_as("store 2 3,-1", pack<Kind::Store>({.slot = 1, .space = words.space(3, -1)})));
    CHECK(words.reads_as("pay 1", pack<Kind::Pay>({.slot = 0})));
    CHECK(words.reads_as("steal 3", pack<Kind::Steal>({.slot = 2})));
    CHECK(words.reads_as("take 48", pack<Kind::TakeCoin>({.slot = 47})));
    CHECK(words.reads_as("keep 1", pack<Kind::Keep>({.which = 0})));
    CHECK(words.reads_as("keep 2", pack<Kind::Keep>({.which = 1})));
    for (const std::string text : {"store 2", "store 0 3,-1", "store ? 3,-1", "store 49 3,-1", "pay", "pay 0", "pay ?",
                                   "pay 49", "pay 01", "steal 0", "take 49", "keep 0", "keep 3", "keep"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
  }

  TEST_CASE("DD-11.1: the value of a coin drawn is ? to all but the one who draws it") {
    Words words(3);
    words.ask(make_task<Step::DrawCoin>({.seat = 1, .to = place::kHand + 1}));
    const Action coin = pack<Kind::Coin>({.value = 3});
    CHECK(words.reads_as("coin 3", coin));
    CHECK(words.text(coin, seat(1)) == "coin 3");
    CHECK(words.text(coin, seats(0, 1)) == "coin 3");
    for (const Viewer& viewer : {Viewer::table(), seat(0), seat(2)}) CHECK(words.text(coin, viewer) == "coin ?");
    CHECK(says(words.fault("coin ?"), "coin 2"));
    CHECK(words.refuses("coin 0"));
    CHECK(words.refuses("coin 4"));
    CHECK(words.refuses("coin"));
    words.ask(make_task<Step::DrawCoin>({.seat = 1, .to = place::kStack}));  // DD-23.2: unseen
    CHECK(words.text(coin, Viewer::everything()) == "coin 3");
    for (const Viewer& viewer : {Viewer::table(), seat(0), seat(1)}) CHECK(words.text(coin, viewer) == "coin ?");
    words.ask(Step::DrawSands);  // DD-21.3: seen by all
    for (const Viewer& viewer : {Viewer::table(), seat(0), seat(1)}) CHECK(words.text(coin, viewer) == "coin 3");
    words.ask(make_task<Step::StealCoin>({.seat = 0, .other = 1}));  // which coin it is, all see; not its value
    CHECK(words.text(pack<Kind::Steal>({.slot = 1}), Viewer::table()) == "steal 2");
  }

  TEST_CASE("DD-16.2: a tile drawn is ? to others with hidden projects only") {
    const Action drawn = pack<Kind::Tile>({.tile = tile("KIT-A")});
    Words open(3);
    open.ask(make_task<Step::DrawTile>({.seat = 2}));
    for (const Viewer& viewer : {Viewer::table(), seat(0), seat(2)}) CHECK(open.text(drawn, viewer) == "tile KIT-A");
    Words hidden(3, Step::AskMain, hidden_projects());
    hidden.ask(make_task<Step::DrawTile>({.seat = 2}));
    CHECK(hidden.reads_as("tile KIT-A", drawn));
    CHECK(hidden.text(drawn, seat(2)) == "tile KIT-A");
    for (const Viewer& viewer : {Viewer::table(), seat(0), seat(1)}) CHECK(hidden.text(drawn, viewer) == "tile ?");
    CHECK(hidden.refuses("tile ?"));
    CHECK(hidden.refuses("tile rock"));
  }

  TEST_CASE("notation: the other choices are a word, and what it needs") {
    const Words words(3);
    const int where = words.space(1, -1);
    const std::pair<std::string, Action> texts[] = {
        {"lord pennypinch", pack<Kind::TakeLord>({.lord = lord("pennypinch")})},
        {"portal 1,-1", pack<Kind::PlacePortal>({.space = where})},
        {"hunt 1,-1", pack<Kind::PlaceHunt>({.space = where})},
        {"no", pack(Kind::No)},
        {"demolish 1,-1", pack<Kind::Demolish>({.space = where})},
        {"dragon W", pack<Kind::MoveDragon>({.direction = 3})},
        {"summon guardian 1,-1", pack<Kind::Summon>({.creature = Guardian, .space = where})},
        {"pass", pack(Kind::Pass)},
        {"time", pack(Kind::TimeUp)},
        {"draw", pack(Kind::PitCoin)},
        {"yes", pack(Kind::Yes)},
        {"name demolish", pack<Kind::Name>({.order = Order::Demolish})},
        {"renounce move", pack<Kind::Renounce>({.order = Order::Move})},
        {"tax bag", pack<Kind::Tax>({.source = kNone})},
        {"tax C", pack<Kind::Tax>({.source = 2})},
        {"collapse 1,-1", pack<Kind::Collapse>({.space = where})},
        {"blast SW", pack<Kind::Blast>({.direction = 4})},
        {"retreat E", pack<Kind::Retreat>({.direction = 0})},
        {"again", pack(Kind::Again)},
        {"flee 1,-1", pack<Kind::Flee>({.space = where})},
        {"first C", pack<Kind::First>({.seat = 2})},
        {"deal wizard", pack<Kind::Deal>({.adventurer = kWizard})},
        {"reveal rock", pack<Kind::TurnedUp>({.common = Common::Rock})},
        {"reveal treasure_tile", pack<Kind::TurnedUp>({.common = Common::TreasureTile})},
    };
    notation::check_to_the_letter(words, texts, " 1 1");
    for (const std::string text :
         {"lord", "lord nobody", "summon 1,-1", "name", "name dance", "tax", "tax D", "tax hand", "first D", "first 0",
          "deal ogre", "reveal KIT-A", "reveal", "Pass", "blast", "yes,"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
    CHECK(says(words.fault("tax D"), "nobody plays"));
    CHECK(says(words.fault("lord nobody"), "no lord of this name"));
    CHECK(says(words.fault("name dance"), "no order of this name"));
    CHECK(says(words.fault("deal ogre"), "no Adventurer of this name"));
    CHECK(says(words.fault("pass 1"), "nothing may follow"));
  }

  TEST_CASE("notation: a text without a known first word is told what is possible here") {
    const Digger game(content(), 2, {});
    State state = game.start();
    CHECK(says(game.parse(state, "dance").fault().message, "first, lord, deal, tile, coin, steal, reveal"));
    game.apply(state, *game.parse(state, "first B"), NoEvents{});
    CHECK(game.parse(state, "dance").fault().message == "here an action begins with one of portal");
    CHECK(game.parse(state, "").fault().message == "here an action begins with one of portal");
    Words over(2, Step::Over);
    CHECK(over.fault("dance") == "the game is over");
  }
}
