// The texts of actions: docs/notation/saga.md.
#include "saga/documents/notation.hpp"

#include <doctest/doctest.h>

#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "content_file.hpp"
#include "core/random.hpp"
#include "rules/shared/notation.hpp"
#include "saga/saga.hpp"

using namespace uc;
using namespace uc::saga;
using content_file::place;
using content_file::printed;
using notation::play;
using notation::says;

namespace {

Saga game_of(const std::string& adventure, int players = 2) {
  const Result<Options> options = Saga::read_options(*printed(), Doc::object().set("adventure", adventure), players);
  REQUIRE(options.ok());
  return Saga(printed(), players, *options);
}

int figure(std::string_view id) { return place(printed()->figures, id); }  // of a hero: the base sheet
int item(std::string_view id) { return place(printed()->items, id); }
int spell(std::string_view id) { return place(printed()->spells, id); }
int card(std::string_view id) { return place(printed()->cards, id); }
int made(int value) { return printed()->made_crystal(value); }

// No model but those that are put there.
struct Words : notation::Texts<Saga> {
  explicit Words(const std::string& adventure = "saga-02") : Texts(game_of(adventure)) {
    for (std::size_t i = 0; i < game.adventure().heroes.size(); ++i)
      state.figure[i] = game.adventure().heroes[i].figure;
    ask(Step::AskAct);
    state.act.model = 0;
    state.areas = 1U << game.adventure().start_area;
  }

  void ask(const Task& task) {
    state.agenda[0] = task;
    state.tasks = 1;
  }
  void ask(Step step) { ask(Task(step)); }
  void put(int model, std::string_view id, int x, int y) {
    state.figure[model] = static_cast<std::uint8_t>(figure(id));
    state.at[model] = square_at(x, y);
    state.in_play |= set_of(model);
  }
  void reveal_all() { state.areas = (1U << game.adventure().areas) - 1U; }
};

constexpr int kMonster = kMaxHeroes;  // the Overlord's first model

// Every adventure, with every number of players that it can have.
Saga some_game(std::size_t number) {
  const auto& adventures = printed()->adventures;
  const Adventure& adventure = *adventures[number % adventures.size()];
  return game_of(adventure.id, 2 + static_cast<int>(number / adventures.size() % adventure.heroes.size()));
}

}  // namespace

TEST_SUITE("rules/saga") {
  TEST_CASE("notation: every action of random games has a text of its own, which is read as that action") {
    for (std::size_t number = 0; number < 48; ++number) {
      const Saga game = some_game(number);
      play(game, number + 1, 800,
           [&](const State& state, const ActionList& actions) { notation::check_texts(game, state, actions); });
    }
  }

  TEST_CASE("DS-H3: a card that is drawn is ? to all but the Overlord, and nothing else is hidden") {
    std::size_t hidden = 0;
    for (std::size_t number = 0; number < 24; ++number) {
      const Saga game = some_game(number);
      play(game, number + 1, 150, [&](const State& state, const ActionList& actions) {
        const bool card = game.turn(state).kind == static_cast<int>(Step::DrawCard);
        for (int i = -1; i < game.players(); ++i) {
          const Viewer viewer = i < 0 ? Viewer::table() : Viewer::of(seat_at(i));
          std::set<std::string> texts;
          for (const Action action : actions) texts.insert(game.text(state, action, viewer));
          if (card && i != 0) {
            REQUIRE(texts == std::set<std::string>{"draw ?"});
            ++hidden;
          } else {
            REQUIRE(texts.size() == actions.size());
          }
        }
      });
    }
    CHECK(hidden > 100);
  }

  TEST_CASE("DS-H3: draw ? is for reading only") {
    Words words;
    words.ask(Step::DrawCard);
    const Action drawn = pack<Kind::Drawn>({.card = card("extra_2")});
    CHECK(words.reads_as("draw extra_2", drawn));
    CHECK(words.text(drawn, Viewer::of(kOverlord)) == "draw extra_2");
    CHECK(words.text(drawn, Viewer::of(Seats::first(2))) == "draw extra_2");
    CHECK(words.text(drawn, Viewer::of(seat_at(1))) == "draw ?");
    CHECK(words.text(drawn, Viewer::table()) == "draw ?");
    CHECK(says(words.fault("draw ?"), "no card of this name"));
    CHECK(words.refuses("draw"));
    words.ask(Step::RollAttack);  // dice are seen by all (DS-H5)
    CHECK(words.text(pack_dice({1, 0, 0, 0, 0, 1}), Viewer::table()) == "dice 6 1");
  }

  TEST_CASE("notation: a text can be read in any position, whatever it means there") {
    const auto play_it = [](const Saga& game, std::uint64_t seed, auto each) { play(game, seed, 300, each); };
    const auto legal_or_not = [](const Saga&, const State&, Action) { return true; };
    notation::check_read_anywhere(12, 20, some_game, play_it, legal_or_not);
  }

  TEST_CASE("notation: whatever is written, it is an action with that text or refused") {
    Words words("saga-06");
    words.put(0, "orlaf", 5, 4);
    words.put(kMonster, "zombie_troll", 8, 4);
    const std::string pieces[] = {"move",
                                  "fight",
                                  "cast",
                                  "interact",
                                  "use",
                                  "trade",
                                  "raise",
                                  "dice",
                                  "feat",
                                  " ",
                                  "  ",
                                  "-",
                                  ",",
                                  "5,4",
                                  "8,4",
                                  "danor",
                                  "give",
                                  "take",
                                  "burn",
                                  "wheel",
                                  "ccw",
                                  "N",
                                  "zombie",
                                  "energy_crystal_1*",
                                  "6 4 1",
                                  "99999",
                                  "\xff",
                                  "\n",
                                  "E",
                                  "?",
                                  "healing_potion",
                                  "crystallise"};
    notation::check_pieces(words, pieces);
  }

  TEST_CASE("notation: the kinds of decision are named in the order of the steps, each name once") {
    const auto& kinds = Saga::kinds();
    const auto name = [&](Step step) { return kinds[static_cast<std::size_t>(step)]; };
    REQUIRE(kinds.size() == static_cast<std::size_t>(kFirstTask));
    CHECK(name(Step::Over) == "over");
    CHECK(name(Step::AskHero) == "hero");
    CHECK(name(Step::AskAct) == "act");
    CHECK(name(Step::AskSpell) == "spell");
    CHECK(name(Step::AskEach) == "fight_each");
    CHECK(name(Step::AskShift) == "shift");
    CHECK(name(Step::AskFree) == "free_attack");
    CHECK(name(Step::AskAgree) == "trade");
    CHECK(name(Step::AskInterrupt) == "interrupt");
    CHECK(name(Step::AskModel) == "interrupt_model");
    CHECK(name(Step::AskCommand) == "command");
    CHECK(name(Step::AskBonusMove) == "bonus_move");
    CHECK(name(Step::RollAttack) == "roll_attack");
    CHECK(name(Step::RollSkip) == "roll_skip");
    CHECK(name(Step::DrawCard) == "draw_card");
    CHECK(std::set<std::string_view>(kinds.begin(), kinds.end()).size() == kinds.size());
  }

  TEST_CASE("DS-1.6: a square is its column and its row; far outside there is none") {
    const Words words;
    CHECK(words.reads_as("break 0,0", pack<Kind::Break>({.square = square_at(0, 0)})));
    CHECK(words.reads_as("break 5,12", pack<Kind::Break>({.square = square_at(5, 12)})));
    CHECK(words.reads_as("break 47,23", pack<Kind::Break>({.square = square_at(kMaxWidth - 1, kMaxHeight - 1)})));
    for (const std::string text : {"break 48,0", "break 0,24", "break 9999,0", "move 48,0 N", "fight 0,24"}) {
      CHECK_MESSAGE(words.rule(text) == "DS-1.6", text);
    }
    for (const std::string text :
         {"break", "break 0", "break 0,", "break ,0", "break 0,0,0", "break 00,0", "break -1,0", "break 0, 0",
          "break (0,0)", "break 10000,0", "break 0,0 ", "break  0,0", "break 0,0 N"}) {
      CHECK_MESSAGE(words.refuses(text), text);
      CHECK_MESSAGE(words.rule(text).empty(), text);
    }
    CHECK(says(words.fault("break 0"), "break 3,4"));
    CHECK(says(words.fault("break 0,0 N"), "nothing may follow"));
  }

  TEST_CASE("DS-5.2, DS-14.4: a move names square and facing, of an Ethereal model only the square") {
    Words words;
    words.put(0, "orlaf", 5, 4);
    CHECK(words.reads_as("move 5,4 E", pack<Kind::Move>({.square = square_at(5, 4), .facing = 1})));
    CHECK(words.reads_as("move 6,4 W", pack<Kind::Move>({.square = square_at(6, 4), .facing = 3})));
    CHECK(words.reads_as("shift 6,4 S", pack<Kind::Shift>({.square = square_at(6, 4), .facing = 2})));
    CHECK(words.reads_as("place 6,4 N", pack<Kind::Place>({.square = square_at(6, 4), .facing = 0})));
    CHECK(words.rule("move 5,4 NE") == "DS-5.2");
    CHECK(words.rule("move 5,4 e") == "DS-5.2");
    CHECK(says(words.fault("move 5,4"), "move 5,4 E"));
    words.put(kMonster, "elshara", 8, 8);
    words.state.act.model = kMonster;
    CHECK(words.reads_as("move 5,4", pack<Kind::Move>({.square = square_at(5, 4), .facing = 0})));
    CHECK(says(words.fault("move 5,4 E"), "nothing may follow"));
    words.ask(Step::AskBonusMove);  // while she acts, Orlaf is moved (DS-6.13)
    CHECK(words.reads_as("move 5,4 E", pack<Kind::Move>({.square = square_at(5, 4), .facing = 1})));
    CHECK(words.refuses("move 5,4"));
  }

  TEST_CASE("DS-10.1: a model is named by its square, a Large one by the north-western") {
    Words words;
    words.put(0, "orlaf", 5, 4);
    words.put(kMonster, "skeleton_warrior", 40, 4);
    words.put(kMonster + 1, "zombie_troll", 8, 8);
    for (const Kind kind : {Kind::Fight, Kind::Shoot, Kind::Devour, Kind::Free, Kind::Activate, Kind::Target}) {
      const std::string verb(kForms[static_cast<std::size_t>(kind)].verb);
      const auto at = [&](int model) {
        return Action{static_cast<std::uint64_t>(kind) | packed::pack(said::Model{model}) << kKindBits};
      };
      CHECK_MESSAGE(words.reads_as(verb + " 5,4", at(0)), verb);
      CHECK_MESSAGE(words.reads_as(verb + " 40,4", at(kMonster)), verb);
      CHECK_MESSAGE(words.reads_as(verb + " 8,8", at(kMonster + 1)), verb);
      for (const std::string square : {"9,8", "8,9", "9,9", "7,7"}) {
        CHECK_MESSAGE(words.refuses(verb + " " + square), verb);
      }
    }
    CHECK(says(words.fault("activate 9,9"), "north-western"));
    CHECK(says(words.fault("fight 9,9"), "nothing is there"));
    words.state.in_play &= ~set_of(kMonster);  // removed: its numbers stay behind
    CHECK(words.refuses("fight 40,4"));
  }

  TEST_CASE("DS-14.4: of two models on one square the Ethereal one is passing, and is not meant") {
    Words words;
    words.put(kMonster, "elshara", 6, 4);
    CHECK(words.reads_as("activate 6,4", pack<Kind::Activate>({.model = kMonster})));
    words.put(0, "orlaf", 6, 4);
    CHECK(words.reads_as("fight 6,4", pack<Kind::Fight>({.target = 0})));
    words.put(kMonster + 1, "zombie", 7, 4);
    words.put(kMonster + 2, "elshara", 7, 4);
    CHECK(words.reads_as("fight 7,4", pack<Kind::Fight>({.target = kMonster + 1})));
  }

  TEST_CASE("DS-13.3: doors, chests and furniture are named by their first square") {
    for (const std::string id : {"saga-a", "saga-01", "saga-04", "saga-07", "saga-08"}) {
      Words words(id);
      words.reveal_all();
      const Adventure& adventure = words.game.adventure();
      const auto name = [](Square at) { return std::to_string(at.x) + "," + std::to_string(at.y); };
      const auto check = [&](int thing, Square first) {
        CHECK_MESSAGE(words.reads_as("fight " + name(first), pack<Kind::Fight>({.target = thing})), id);
        CHECK_MESSAGE(words.reads_as("use skeleton_key " + name(first),
                                     pack<Kind::Use>({.item = item("skeleton_key"), .target = thing})),
                      id);
      };
      for (std::size_t i = 0; i < adventure.doors.size(); ++i) {
        check(thing::kDoor + static_cast<int>(i), adventure.doors[i].squares[0]);
        if (adventure.doors[i].size > 1) CHECK(words.refuses("fight " + name(adventure.doors[i].squares[1])));
        CHECK(words.refuses("activate " + name(adventure.doors[i].squares[0])));
      }
      for (std::size_t i = 0; i < adventure.chests.size(); ++i) {
        check(thing::kChest + static_cast<int>(i), adventure.chests[i].at);
      }
      for (std::size_t i = 0; i < adventure.furniture.size(); ++i) {
        check(thing::kFurniture + static_cast<int>(i), adventure.furniture[i].squares[0]);
        words.state.furniture_gone = std::uint64_t{1} << i;  // DS-13.12
        CHECK(words.refuses("fight " + name(adventure.furniture[i].squares[0])));
        words.state.furniture_gone = 0;
      }
      words.state.doors_open = ~0U;  // DS-13.10: an opened door is removed
      for (const Door& door : adventure.doors) CHECK(words.refuses("fight " + name(door.squares[0])));
      words.put(kMonster, "zombie", adventure.doors[0].squares[0].x, adventure.doors[0].squares[0].y);
      CHECK(words.reads_as("fight " + name(adventure.doors[0].squares[0]), pack<Kind::Fight>({.target = kMonster})));
    }
  }

  TEST_CASE("DS-H1: what an area holds that is not revealed cannot be named") {
    const auto name = [](Square at) { return std::to_string(at.x) + "," + std::to_string(at.y); };
    int hidden = 0;
    for (const std::string id : {"saga-01", "saga-04", "saga-08"}) {
      const Words words(id);
      const Adventure& adventure = words.game.adventure();
      const int start = adventure.start_area;
      for (const Door& door : adventure.doors) {
        const bool seen = door.areas[0] == start || door.areas[1] == start;
        CHECK(words.refuses("fight " + name(door.squares[0])) != seen);
        hidden += seen ? 0 : 1;
      }
      for (const Chest& chest : adventure.chests) {
        CHECK(words.refuses("fight " + name(chest.at)) == (chest.area != start));
        hidden += chest.area != start ? 1 : 0;
      }
      for (const Furniture& piece : adventure.furniture) {
        CHECK(words.refuses("fight " + name(piece.squares[0])) == (piece.area != start));
      }
    }
    CHECK(hidden > 5);
  }

  TEST_CASE("DS-11.3: a spell names its target: a thing, a square, or none") {
    Words words;
    words.reveal_all();
    words.put(3, "danor", 5, 4);
    words.put(kMonster, "zombie", 40, 4);
    const auto cast = [&](std::string_view id, int thing, Square at, int crystal) {
      return pack<Kind::Cast>({.spell = spell(id), .target = thing, .square = at, .crystal = crystal});
    };
    CHECK(words.reads_as("cast burn 40,4", cast("burn", kMonster, kNowhere, kNone)));
    CHECK(words.reads_as("cast steelskin 5,4", cast("steelskin", 3, kNowhere, kNone)));
    CHECK(words.reads_as("cast firestorm 40,4", cast("firestorm", kNone, {40, 4}, kNone)));
    CHECK(words.reads_as("cast firestorm 7,7", cast("firestorm", kNone, {7, 7}, kNone)));
    CHECK(words.reads_as("cast crystallise", cast("crystallise", kNone, kNowhere, kNone)));
    CHECK(words.reads_as("cast chain_lightning", cast("chain_lightning", kNone, kNowhere, kNone)));
    const Door& door = words.game.adventure().doors[0];
    CHECK(
        words.reads_as("cast breakward " + std::to_string(door.squares[0].x) + "," + std::to_string(door.squares[0].y),
                       cast("breakward", thing::kDoor, kNowhere, kNone)));
    for (const std::string text : {"cast", "cast burn", "cast burn 7,7", "cast burn E", "cast firestorm", "cast dance",
                                   "cast crystallise 5,4", "cast chain_lightning 40,4", "cast burn 40,4 40,4"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
    CHECK(says(words.fault("cast dance"), "no spell of this name"));
  }

  TEST_CASE("DS-11.11: a crystal stands behind the target; one made by Crystallise has a star (DS-17.6)") {
    Words words;
    words.put(3, "danor", 5, 4);
    words.put(kMonster, "zombie", 6, 4);
    const auto burn = [&](int crystal) {
      return pack<Kind::Cast>({.spell = spell("burn"), .target = kMonster, .square = kNowhere, .crystal = crystal});
    };
    CHECK(words.reads_as("cast burn 6,4 energy_crystal_2", burn(item("energy_crystal_2"))));
    CHECK(words.reads_as("cast burn 6,4 energy_crystal_2*", burn(made(2))));
    CHECK(made(2) != item("energy_crystal_2"));
    CHECK(words.reads_as(
        "cast crystallise energy_crystal_1*",
        pack<Kind::Cast>({.spell = spell("crystallise"), .target = kNone, .square = kNowhere, .crystal = made(1)})));
    CHECK(words.rule("cast burn 6,4 healing_potion") == "DS-11.11");
    CHECK(words.rule("cast burn 6,4 energy_crystal_4") == "DS-11.11");
    CHECK(words.rule("cast burn 6,4 energy_crystal_2**") == "DS-11.11");
    CHECK(words.refuses("cast burn 6,4 energy_crystal_2 energy_crystal_1"));
  }

  TEST_CASE("DS-15.2: an item is used alone, or on a door or chest") {
    Words words;
    words.put(kMonster, "zombie", 6, 4);
    CHECK(words.reads_as("use fury_draught", pack<Kind::Use>({.item = item("fury_draught"), .target = kNone})));
    CHECK(words.reads_as("use skeleton_key 6,4", pack<Kind::Use>({.item = item("skeleton_key"), .target = kMonster})));
    CHECK(words.reads_as("use energy_crystal_1*", pack<Kind::Use>({.item = made(1), .target = kNone})));
    for (const std::string text :
         {"use", "use tea", "use heart_fragment", "use skeleton_key 7,7", "use fury_draught*"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
  }

  TEST_CASE("DS-15.5: a trade gives, takes or swaps items and quest objects") {
    Words words;
    const int fragment = kFirstObject + place(printed()->objects, "heart_fragment");
    const int potion = item("healing_potion");
    CHECK(words.reads_as("trade danor give healing_potion",
                         pack<Kind::Trade>({.hero = 3, .given = potion, .taken = kNone})));
    CHECK(words.reads_as("trade rordin take healing_potion",
                         pack<Kind::Trade>({.hero = 1, .given = kNone, .taken = potion})));
    CHECK(words.reads_as("trade danor give healing_potion take heart_fragment",
                         pack<Kind::Trade>({.hero = 3, .given = potion, .taken = fragment})));
    CHECK(words.reads_as("trade danor give energy_crystal_3* take energy_crystal_3",
                         pack<Kind::Trade>({.hero = 3, .given = made(3), .taken = item("energy_crystal_3")})));
    for (const std::string text :
         {"trade", "trade danor", "trade danor healing_potion", "trade danor give", "trade danor take",
          "trade danor give tea", "trade danor take healing_potion give blessed_oil", "trade grund give healing_potion",
          "trade danor give healing_potion take", "trade danor give healing_potion give blessed_oil",
          "trade danor give weak_point", "trade danor give healing_potion blessed_oil"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
    CHECK(says(words.fault("trade grund give healing_potion"), "no hero of this name"));
    const Words two("saga-a");  // Orlaf and Rordin alone
    CHECK(two.reads_as("trade rordin give healing_potion",
                       pack<Kind::Trade>({.hero = 1, .given = potion, .taken = kNone})));
    CHECK(two.refuses("trade danor give healing_potion"));
    CHECK(two.refuses("hero danor"));
  }

  TEST_CASE("DS-16.1: a Feat is one of the model that acts") {
    Words words("saga-06");  // legendary sheets
    CHECK(words.reads_as("feat whirlwind", pack<Kind::Feat>({.feat = 0})));
    CHECK(words.reads_as("feat unstoppable", pack<Kind::Feat>({.feat = 1})));
    CHECK(words.rule("feat focus") == "DS-16.1");
    words.state.act.model = 3;
    CHECK(words.reads_as("feat focus", pack<Kind::Feat>({.feat = 0})));
    CHECK(words.rule("feat whirlwind") == "DS-16.1");
    words.state.act.model = kNone;
    CHECK(words.rule("feat focus") == "DS-16.1");
    CHECK(words.refuses("feat"));
  }

  TEST_CASE("DS-18.5, DS-18.6: a special rule by its id, and the way of a turn where it is chosen") {
    const Words wheel("saga-06");
    const int rule = place(wheel.game.adventure().rules, "wheel");
    CHECK(wheel.reads_as("interact wheel cw", pack<Kind::Interact>({.rule = rule, .way = 1})));
    CHECK(wheel.reads_as("interact wheel ccw", pack<Kind::Interact>({.rule = rule, .way = 2})));
    CHECK(wheel.reads_as("interact wheel", pack<Kind::Interact>({.rule = rule, .way = 0})));
    CHECK(wheel.rule("interact wheel left") == "DS-18.6");
    CHECK(says(wheel.fault("interact take_annals"), "no such special rule"));
    CHECK(Words("saga-02").reads_as("interact take_annals", pack<Kind::Interact>({.rule = 0, .way = 0})));
    CHECK(wheel.refuses("interact"));
  }

  TEST_CASE("DS-7.6: a raised minion is a square, a type and a facing") {
    const Words words;
    CHECK(words.reads_as("raise 5,4 zombie E",
                         pack<Kind::Raise>({.square = square_at(5, 4), .facing = 1, .figure = figure("zombie")})));
    for (const std::string text : {"raise", "raise 5,4", "raise 5,4 E", "raise 5,4 zombie", "raise 5,4 E zombie",
                                   "raise 5,4 orlaf E", "raise 5,4 grund E", "raise zombie 5,4 E", "raise 5,4 cat E"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
    CHECK(says(words.fault("raise 5,4 grund E"), "no minion of this name"));
  }

  TEST_CASE("DS-1.11: the dice of a side come together, the highest first") {
    const Words words;
    CHECK(words.reads_as("dice 6 4 2 1", pack_dice({1, 1, 0, 1, 0, 1})));
    CHECK(words.reads_as("dice 5", pack_dice({0, 0, 0, 0, 1, 0})));
    CHECK(words.reads_as("dice 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3", pack_dice({0, 0, 15, 0, 0, 0})));
    CHECK(words.reads_as("die 5", pack<Kind::Die>({.face = 5})));
    for (const std::string text :
         {"dice", "dice ", "dice 0", "dice 7", "dice 1 2", "dice 66", "dice 6,6", "dice 6  6", "dice 6 ",
          "dice 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3", "die", "die 0", "die 7", "die 5 5", "die 05"}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
    CHECK(says(words.fault("dice 1 2"), "from the highest"));
  }

  TEST_CASE("notation: the other choices are a word, and what it needs") {
    const Words words;
    const std::pair<std::string, Action> texts[] = {
        {"hero madriga", pack<Kind::Hero>({.hero = 2})},
        {"take", pack<Kind::PickUp>()},
        {"end", pack<Kind::End>()},
        {"stop", pack<Kind::Stop>()},
        {"yes", pack<Kind::Yes>()},
        {"no", pack<Kind::No>()},
        {"pass", pack<Kind::Pass>()},
        {"card interrupt_2", pack<Kind::Card>({.card = card("interrupt_2")})},
    };
    notation::check_to_the_letter(words, texts, " 1");
    for (const std::string text : {"hero", "hero grund", "card", "card ace", "End", "yes,", ""}) {
      CHECK_MESSAGE(words.refuses(text), text);
    }
    CHECK(says(words.fault("hero grund"), "no hero of this name"));
    CHECK(says(words.fault("pass 1"), "nothing may follow"));
  }

  TEST_CASE("notation: a text without a known first word is told what is possible here") {
    const Saga game = game_of("saga-a");
    State state = game.start();
    CHECK(says(game.parse(state, "dance").fault().message, "dice, die, draw"));
    Rng rng(3);
    while (game.turn(state).is_chance()) game.apply(state, game.draw(state, rng), NoEvents{});
    CHECK(game.parse(state, "dance").fault().message == "here an action begins with one of hero");
    CHECK(game.parse(state, "").fault().message == "here an action begins with one of hero");
    Words over;
    over.ask(Step::Over);
    CHECK(over.fault("dance") == "the game is over");
  }
}
