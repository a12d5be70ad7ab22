// Positions as documents: what view() writes load() reads again, and nothing else.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <vector>

#include "documents.hpp"
#include "onedeck/rules/rules.hpp"

using namespace uc;
using namespace uc::onedeck;
using namespace uc::onedeck::documents;
using positions::Edit;
using positions::edited;
using positions::loads_back;

namespace {

// The document, or the edited position, is refused at this place, with this rule.
void refuses(const OneDeck& game, const Doc& doc, std::string_view path, std::string_view rule = "") {
  positions::check_refused(game, doc, path, rule);
}
void refuses(const Moment& moment, const std::vector<Edit>& edits, std::string_view path, std::string_view rule = "") {
  positions::check_edits_refused(moment, edits, path, rule);
}
// … at the place of the edit itself.
void refuses(const Moment& moment, std::string_view path, Doc value, std::string_view rule = "") {
  refuses(moment, {{path, std::move(value)}}, path, rule);
}

// Members that a document may leave out, since they follow from the rest.
constexpr std::string_view kDerived[] = {
    "phase",   "dungeon",   "options", "here",       "health",  "last",   "needed",  "lanterns",   "identified",
    "stats",   "cap",       "side",    "item_limit", "hero",    "limit",  "ability", "kind",       "skill_limit",
    "talents", "abilities", "toll",    "feat_used",  "covered", "number", "visible", "door_limit", "in_encounter"};

void drop_derived(Doc& doc) {
  positions::drop_members(doc, [](const Doc&, std::string_view inside, const Doc::Member& member) {
    // These stand for something else in other places.
    if (inside == "using" || (inside == "level" && member.first == "number") || inside == "used") return false;
    return std::find(std::begin(kDerived), std::end(kDerived), member.first) != std::end(kDerived);
  });
}

// A party of the last level at the Stairs of a floor, with as many items and skills as it may have.
State strong(const OneDeck& game, int floor) {
  Rng rng(5);
  State state = game.start();
  while (state.next().step != Step::AskAct) {
    const Action action = game.turn(state).is_chance() ? game.draw(state, rng) : game.pick(state, rng);
    game.apply(state, action, NoEvents{});
  }
  state.level = kMaxLevels;
  state.floor = static_cast<std::uint8_t>(floor);
  state.potions = 20;
  const auto take = [&](int hero, bool item) {
    HeroState& h = state.heroes[hero];
    for (int card = 0; card < static_cast<int>(content()->cards.size()); ++card) {
      const Card& of = content()->cards[card];
      const bool fits = item ? of.item[0] > 0 && h.item_count < game.level_card(state).items
                             : of.skill != kNone && h.skill_count < game.skill_limit(state, hero) &&
                                   !game.has_skill(state, hero, of.skill);
      if (!fits || state.unseen.count(card) == 0) continue;
      state.unseen.remove(card);
      std::uint8_t* const list = item ? h.items : h.skills;
      list[item ? h.item_count++ : h.skill_count++] = static_cast<std::uint8_t>(card);
    }
  };
  for (int hero = 0; hero < game.players(); ++hero) {
    take(hero, true);
    take(hero, false);
  }
  for (int card = 0; card < static_cast<int>(content()->cards.size()); ++card) {
    for (; state.unseen.count(card) > 0; state.unseen.remove(card)) {
      state.pile[state.pile_count++] = static_cast<std::uint8_t>(card);
    }
  }
  state.deck = 0;
  state.agenda[0] = Task(Step::AskDescend);
  return state;
}

Moment in_dice_step(int players) {
  return find_moment({.players = players, .first = players == 1 ? 0 : 1}, [](const OneDeck&, const State& state) {
    return state.next().step == Step::AskDice && state.laid_count > 0 && state.pool.count > 2;
  });
}

int open_doors_of(const State& state) {
  int open = 0;
  for (const Door& door : state.doors) open += door.is == Door::Is::Open ? 1 : 0;
  return open;
}

// Without the pool, dice of this colour are missing first.
std::string first_supply(const Moment& moment) {
  int color = kColors;
  for (const Die die : moment.state.pool) color = std::min(color, index(die.color()));
  return "encounter.supply." + std::string(kColorNames[color]);
}

}  // namespace

TEST_CASE("every position of a game loads back to the same bytes, at every step") {
  std::array<bool, static_cast<std::size_t>(Step::RollDice) + 1> seen{};
  const auto check = [&](const OneDeck& game, const State& state) {
    loads_back(game, state);
    seen[static_cast<std::size_t>(state.next().step)] = true;
  };
  const auto play = [&](const Party& party, std::uint64_t seed) {
    const OneDeck game = make(party);
    Rng rng(seed);
    play_randomly(game, game.start(), rng, [&](const State& state) { check(game, state); });
  };
  for (const int players : {1, 2, 4}) {
    for (int dungeon = 0; dungeon < static_cast<int>(content()->dungeons.size()); ++dungeon) {
      for (int first = 0; first < static_cast<int>(content()->heroes.size()); ++first) {
        const auto seed = static_cast<std::uint64_t>(100 * players + 10 * dungeon + first);
        if (seed % 2 == 0) play({.players = players, .first = first, .dungeon = dungeon, .grade = first % 4}, seed);
        else play(veterans(players, first, dungeon), seed);
      }
    }
  }
  for (const int players : {1, 2, 4}) {  // late in the game
    for (int dungeon = 0; dungeon < static_cast<int>(content()->dungeons.size()); ++dungeon) {
      const OneDeck game = make(veterans(players, dungeon, dungeon));
      Rng rng(static_cast<std::uint64_t>(dungeon) + 1);
      play_randomly(game, strong(game, 1 + dungeon % kFloors), rng, [&](const State& state) { check(game, state); });
      play_randomly(game, strong(game, kFloors), rng, [&](const State& state) { check(game, state); });
    }
  }
  for (std::size_t step = 0; step < seen.size(); ++step) {
    CAPTURE(OneDeck::kinds()[step]);
    CHECK(seen[step]);
  }
}

TEST_CASE("a document may leave out what follows from the rest, and give lists without an order in any") {
  for (const int players : {1, 2}) {
    const Moment moment = in_dice_step(players);
    Doc doc = position(moment.game, moment.state);
    drop_derived(doc);
    CHECK(doc.find("phase") == nullptr);
    CHECK(at(doc, "heroes[0]").find("stats") == nullptr);
    for (const std::string_view list : {"encounter.pool", "experience.cards", "deck.unseen"}) {
      Doc::Array& items = part(doc, list)->as_array();
      std::reverse(items.begin(), items.end());
    }
    positions::reads_as(moment.game, doc, moment.state);
  }
}

TEST_CASE("the boxes of an encounter have their places") {
  const Moment moment = in_dice_step(1);
  Doc doc = position(moment.game, moment.state);
  Doc::Array& boxes = part(doc, "encounter.boxes")->as_array();
  std::swap(boxes.front(), boxes.back());
  CHECK_FALSE(moment.game.load(doc).ok());
}

TEST_CASE("a position that was edited anywhere is refused, or can be played to the end") {
  int accepted = 0;
  const auto attack = [&](const OneDeck& game, const State& state, Rng& rng) {
    Doc doc = position(game, state);
    positions::edit_anywhere(doc, 1 + below(rng, 3), rng);
    // What only repeats the rest would catch most of these: without it the checks stand alone.
    if (below(rng, 2) == 0) drop_derived(doc);
    const Result<State> loaded = game.load(doc);
    if (!loaded) {
      REQUIRE(loaded.fault().code == "bad_save");
      REQUIRE(!loaded.fault().path.empty());
      return;
    }
    ++accepted;
    loads_back(game, *loaded);
    play_randomly(game, *loaded, rng, [&](const State&) {});
  };
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const int players = std::array{1, 2, 4}[seed % 3];
    const OneDeck game = make(veterans(players, static_cast<int>(seed % 5), static_cast<int>(seed % 4)));
    Rng rng(seed * 77);
    Rng edits(seed * 991);
    const State first = seed % 2 == 0 ? game.start() : strong(game, 1 + static_cast<int>(seed % 3));
    play_randomly(game, first, rng, [&](const State& state) {
      if (below(edits, 3) == 0) attack(game, state, edits);
    });
  }
  CHECK(accepted > 20);
}

TEST_CASE("a step put onto the agenda where it does not belong is refused, or can be played to the end") {
  int accepted = 0;
  for (std::uint64_t seed = 1; seed <= 24; ++seed) {
    const int players = std::array{1, 2, 4}[seed % 3];
    const OneDeck game = make(veterans(players, static_cast<int>(seed % 5), static_cast<int>(seed % 4)));
    Rng rng(seed);
    Rng edits(seed * 13);
    const State first = seed % 2 == 0 ? game.start() : strong(game, 1 + static_cast<int>(seed % 3));
    play_randomly(game, first, rng, [&](const State& state) {
      Doc doc = position(game, state);
      Doc::Array& agenda = part(doc, "agenda")->as_array();
      Doc& entry = agenda[below(edits, static_cast<std::uint32_t>(agenda.size()))];
      const Doc before = entry;
      // Any step, with numbers for all that steps say; or one of the numbers of this step is another.
      if (below(edits, 3) == 0) {
        entry.set("step", OneDeck::kinds()[below(edits, static_cast<std::uint32_t>(Step::RollDice) + 1)]);
        for (const std::string_view name : {"hero", "door", "place", "damage", "items", "dice", "cards"})
          if (entry.find(name) == nullptr) entry.set(name, below(edits, 5));
      } else {
        for (auto& [name, value] : entry.as_object())
          if (value.is_integer()) value = below(edits, 6);
      }
      if (entry == before) return;
      drop_derived(doc);
      const Result<State> loaded = game.load(doc);
      if (!loaded) return;
      ++accepted;
      play_randomly(game, *loaded, edits, [&](const State&) {});
    });
  }
  CHECK(accepted > 0);
}

TEST_CASE("a document that is no position of this game is refused") {
  const Moment moment{make({.players = 2}), make({.players = 2}).start()};
  CHECK(moment.game.load(Doc()).fault().code == "bad_save");
  CHECK(moment.game.load(Doc::array()).fault().code == "bad_save");
  CHECK(moment.game.load(Doc::object()).fault().path == "format");
  refuses(moment, "format", "undercroft-save");
  refuses(moment, "version", 3);
  refuses(moment, "game", "crypt");
  refuses(moment, "players", 4);
  refuses(moment, "phase", "lunch");
  refuses(moment, "agenda", Doc::array());
  refuses(moment, {{"agenda[0].step", "lunch"}}, "agenda[0].step");
  // A task: what is wrong, and where.
  const auto refuses_task = [&](std::string_view task, std::string_view where) {
    refuses(moment, {{"agenda[0]", content_file::json(task)}}, "agenda[0]" + std::string(where));
  };
  refuses_task(R"({"step": "lose-time"})", ".time");
  refuses_task(R"({"step": "lose-time", "time": 256})", ".time");
  refuses_task(R"({"step": "begin-loss", "time": 1, "why": "fun"})", ".why");
  refuses_task(R"({"step": "peek", "hero": 2})", ".hero");
  refuses_task(R"({"step": "opened", "door": 0})", ".door");
  refuses_task(R"({"step": "opened", "door": "1"})", ".door");
  refuses_task(R"({"step": "shortage", "color": "luck"})", ".color");
  refuses_task(R"({"step": "time-passed", "stairs_visible": 1})", ".stairs_visible");
  refuses_task(R"({"step": "draw-door", "door": 1, "place": 0})", ".place");
  refuses_task(R"({"step": "encounter", "part": "lunch"})", ".part");
  refuses_task(R"({"step": "paid-roll", "hero": 0, "option": 1})", ".hero");  // nobody is in an encounter
  refuses(moment, "floor", std::int64_t{1} << 62);
  refuses(moment, "floor", "1");
  refuses(moment, "deck", Doc());
  refuses(moment, "heroes", Doc(Doc::Array{}));
  refuses(moment, {{"heroes[1]", Doc::object()}}, "heroes[1].seat");
  refuses(moment, "dungeon", "under_the_bed");
  refuses(moment, "heroes[0].health", 99);
}

TEST_CASE("OD-1.6: every card of a loaded position is in exactly one place") {
  const Moment moment = find_moment({.players = 1}, [](const OneDeck&, const State& state) {
    return state.next().step == Step::AskAct && state.pile_count > 2 && open_doors_of(state) > 0;
  });
  const Doc doc = position(moment.game, moment.state);
  refuses(moment, {{"discard[1]", at(doc, "discard[0]")}}, "discard[1]", "OD-1.6");
  refuses(moment, {{"discard[0]", at(doc, "deck.unseen[0].card")}}, "discard[0]", "OD-1.6");
  refuses(moment, {{"removed", Doc(Doc::Array{at(doc, "discard[0]")})}}, "removed", "OD-1.6");
  refuses(moment, {{"experience.cards", Doc(Doc::Array{at(doc, "discard[0]"), at(doc, "discard[0]")})}},
          "experience.cards[1]", "OD-1.6");
  refuses(moment, "deck.unseen[0].count", 2);
  refuses(moment, {{"discard", Doc::array()}}, "deck.unseen", "OD-1.6");
  refuses(moment, "discard[0]", "goblin_9");
  refuses(moment, "deck.cards", 0, "OD-H3");
  refuses(moment, "deck.cards", 200);
}

TEST_CASE("OD-8.1: every die of a loaded position is in exactly one place") {
  const Moment moment = in_dice_step(2);
  const int agility = moment.state.fight.supply[1];
  refuses(moment, "encounter.supply.agility", agility + 1, "OD-8.1");
  const Result<State> nine = moment.game.load(edited(moment, {{"encounter.supply.agility", agility + 1}}));
  CHECK(nine.fault().message.find("there are 9 agility dice, not 8") != std::string::npos);
  refuses(moment, "encounter.supply.strength", 31);
  refuses(moment, "encounter.supply.magic", -1);
  refuses(moment, "encounter.pool[0].value", 7);
  refuses(moment, "encounter.pool[0].color", "pink");
  refuses(moment, "encounter.pool[0].seat", 2);
  refuses(moment, {{"encounter.pool", Doc::array()}}, first_supply(moment), "OD-8.1");
  refuses(moment, {{"encounter.to_roll", content_file::json(R"([{"seat":0,"color":"magic","use":"any","count":1}])")}},
          "encounter.supply.magic", "OD-8.1");
}

TEST_CASE("OD-9.1, OD-9.3, OD-18.19: dice of a loaded position lie on boxes they cover") {
  const Moment moment = in_dice_step(1);
  const Doc doc = position(moment.game, moment.state);
  std::size_t box = 0;
  while (at(doc, "encounter.boxes").as_array()[box].find("covered")->as_bool() == false) ++box;
  const std::string path = "encounter.boxes[" + std::to_string(box) + "]";
  refuses(moment, path + ".dice", Doc());
  refuses(moment, path + ".covered", false);
  refuses(moment, path + ".struck", true, "OD-18.19");
  refuses(moment, {{"encounter.active", false}, {"encounter.x", Doc()}}, "encounter.active", "OD-7.7");
  refuses(moment, "encounter.x", 99, "OD-9.5");
  refuses(moment, "encounter.toll", Doc());
}

TEST_CASE("OD-9.2: no die of a loaded position lies on a wide box without need") {
  const auto suits_too = [](const OneDeck& game, const State& state, int& die, std::uint8_t& box) {
    if (state.next().step != Step::AskDice) return false;
    for (int i = 0; i < state.laid_count; ++i) {
      const Box& covered = game.boxes(state)[state.laid[i].box];
      if (covered.wide == 0 || state.laid[i].die.value() < OneDeck::number_on(state, covered)) continue;
      box = state.laid[i].box;
      for (die = 0; die < state.pool.count; ++die) {
        if (suits(game.in_force(state), covered, state.pool.dice[die])) return true;
      }
    }
    return false;
  };
  int die = 0;
  std::uint8_t box = 0;
  const Moment moment = find_moment(
      {.players = 2}, [&](const OneDeck& game, const State& state) { return suits_too(game, state, die, box); });
  State state = moment.state;
  int at = 0;
  while (state.laid[at].box != box) ++at;
  std::copy_backward(state.laid + at, state.laid + state.laid_count, state.laid + state.laid_count + 1);
  state.laid[at] = {box, state.pool.dice[die]};
  if (state.laid[at].die.code > state.laid[at + 1].die.code) std::swap(state.laid[at], state.laid[at + 1]);
  ++state.laid_count;
  state.pool.remove_at(die);
  refuses(moment.game, position(moment.game, state), "encounter.boxes[" + std::to_string(box) + "].dice", "OD-9.2");
}

TEST_CASE("OD-11.10, OD-12.1: what abilities brought to a loaded position comes from those that were used") {
  const Moment moment = find_moment({.players = 1}, [](const OneDeck&, const State& state) {
    return state.next().step == Step::AskDice && state.fight.used[0] == 0 && state.pool.count > 2;
  });
  refuses(moment, {{"encounter.prevented.damage", 1}}, "encounter.prevented", "OD-12.1");
  refuses(moment, {{"encounter.prevented.time", 2}}, "encounter.prevented", "OD-12.1");
  refuses(moment, {{"encounter.pool[0].use", "mana_only"}}, "encounter.pool", "OD-11.10");
  refuses(moment, {{"encounter.pool[1].use", "armor_box_only"}}, "encounter.pool", "OD-11.10");
  const Moment prevented = find_moment({.players = 2}, [](const OneDeck&, const State& state) {
    return state.next().step == Step::AskDice && state.fight.prevent_time > 0;
  });
  const int time = prevented.state.fight.prevent_time;
  refuses(prevented, {{"encounter.prevented.time", time + 1}}, "encounter.prevented", "OD-12.1");
  refuses(prevented, {{"encounter.prevented.time", 0}}, "encounter.prevented", "OD-12.1");
  refuses(prevented, {{"encounter.used", Doc::array()}}, "encounter.prevented", "OD-12.1");
}

TEST_CASE("OD-13.3, OD-13.4, OD-13.5, OD-17.2: what the heroes of a loaded position have is allowed") {
  const OneDeck game = make(veterans(2, 0, 0));
  const Moment moment{game, strong(game, 2)};
  loads_back(game, moment.state);
  const Doc doc = position(game, moment.state);
  refuses(moment, {{"level.number", 2}}, "heroes[0].items", "OD-13.3");
  refuses(moment, {{"heroes[0].skills[1]", at(doc, "heroes[0].skills[0]")}}, "heroes[0].skills[1].card", "OD-13.4");
  refuses(moment, "heroes[0].skills[0].ability", "haste_of_the_snail");
  refuses(moment, "heroes[0].stored", 2);
  refuses(moment, {{"heroes[0].stored", 1}, {"heroes[0].owed", 1}}, "heroes[0].owed", "OD-17.2");
  refuses(moment, "heroes[0].damage", 60, "OD-12.6");
  refuses(moment, "heroes[0].damage", 256);
  refuses(moment, "heroes[0].specialisation", Doc(), "OD-19.6");
  refuses(moment, "heroes[0].specialisation", "lunch");
  refuses(moment, "heroes[0].talents", Doc::array());
  refuses(moment, "heroes[0].basic_skill", "basic_strike", "OD-19.8");
  refuses(moment, "heroes[0].foresight", 9, "OD-19.9");
  refuses(moment, {{"potions.cards", Doc(Doc::Array{"skeleton_1", "skeleton_1"})}}, "potions.cards[1]", "OD-13.5");
  refuses(moment, {{"potions.cards", Doc(Doc::Array{"goblin_1"})}}, "potions.cards[0]", "OD-13.5");
  refuses(moment, "potions.tokens", -1);
  refuses(moment, "level.number", 5);
  refuses(moment, "boss.damage", 1, "OD-16.1");
}

TEST_CASE("OD-4.3, OD-5.1, OD-6.2, OD-H4: doors and Stairs of a loaded position") {
  const Moment moment = find_moment({.players = 1}, [](const OneDeck&, const State& state) {
    return state.next().step == Step::AskAct && state.doors[0].is == Door::Is::Closed;
  });
  const Doc doc = position(moment.game, moment.state);
  refuses(moment, "stairs.tokens", 1, "OD-4.3");
  refuses(moment, "stairs.tokens", 3);
  refuses(moment, "stairs.fresh", true, "OD-3.5");
  refuses(moment, "skip_time", true, "OD-19.9");
  refuses(moment, {{"doors[0].is", "open"}}, "doors[0].cards", "OD-6.2");
  refuses(moment, "doors[0].is", "ajar");
  refuses(moment, "doors[0].cards", Doc::array());
  refuses(moment, "doors", Doc::array());
  refuses(moment, {{"doors[0]", Doc()}}, "deck.cards", "OD-H3");
  refuses(moment, "facing", 1, "OD-6.1");
  refuses(moment, "facing", 5);
  const Doc face = content_file::json(R"({"step": "face", "door": 1})");
  refuses(moment, {{"agenda[0]", face}}, "facing", "OD-6.1");
  refuses(moment, {{"agenda[0]", face}, {"facing", 1}}, "facing", "OD-6.2");
  refuses(moment, {{"agenda[0].step", "descend"}}, "agenda[0]", "OD-15.1");
  refuses(moment, {{"agenda[0].step", "loot"}}, "agenda[0]", "OD-13.1");
  refuses(moment, {{"agenda[0].step", "level"}}, "agenda[0]", "OD-14.1");
  refuses(moment, {{"agenda[0].step", "dice"}}, "encounter", "OD-7.1");
  refuses(moment, {{"agenda[0].step", "boss-pairs"}}, "floor", "OD-16.1");
  refuses(moment, {{"agenda[0].step", "over"}}, "ending", "OD-D31");
  refuses(moment, {{"agenda[0]", content_file::json(R"({"step": "encounter", "part": "option"})")}}, "agenda[0]");
  refuses(moment, {{"agenda[0].step", "pick"}}, "agenda[0]");
  refuses(moment, "ending", "lost", "OD-D31");
}

TEST_CASE("OD-D19, OD-D28: an effect of a loaded position has dice to choose from") {
  const Moment moment = find_moment(veterans(2, 1, 0), [](const OneDeck&, const State& state) {
    return state.next().step == Step::AskPick && state.use.picked == 0 && state.use.is_skill != 0;
  });
  loads_back(moment.game, moment.state);
  refuses(moment, {{"using", Doc()}}, "using", "OD-11.4");
  refuses(moment, "using.ability", "lunch");
  refuses(moment, "using.branch", 9);
  refuses(moment, "using.step", 9);
  refuses(moment, "using.step", 0);
  refuses(moment, {{"using.picked", 1}}, "using.last", "OD-D28");
  refuses(moment, {{"using.last", content_file::json(R"({"seat":1,"color":"heroic","value":6,"use":"mana_only"})")}},
          "using.last", "OD-D28");
  refuses(moment, {{"using.skill", false}}, "using.ability", "OD-11.5");
  refuses(moment, {{"encounter.used", Doc::array()}}, "using.ability", "OD-11.1");
  refuses(moment, {{"encounter.pool", Doc::array()}}, first_supply(moment), "OD-8.1");
}
