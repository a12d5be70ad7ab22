// suggest: advice that is legal, the same for the same question, however it is sliced.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <vector>

#include "source_dir.hpp"
#include "support.hpp"

namespace uc::test {
namespace {

std::string answer(const Doc& reply) {
  return to_json(at(reply, "action")) + to_json(at(reply, "value")) + to_json(at(reply, "considered"));
}

std::string open_game(Tester& tester, std::string_view game, int players) {
  return text_at(tester.get("new", {{"game", std::string(game)}, {"players", players}, {"seed", "1"}}), "table");
}

std::string load_recorded(Tester& tester, const std::string& name) {
  std::ifstream file(std::string(source_dir()) + "/tests/replays/" + name + ".json", std::ios::binary);
  REQUIRE(file.good());
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  return text_at(tester.get("load", {{"save", json(text)}, {"limit", 0}}), "table");
}

// Is the game over and won once the actor finishes? The table stays where it is.
bool finish_wins(Tester& tester, const std::string& table) {
  const Doc actions = at(tester.turn(table), "actions");
  if (!actions.is_array()) return false;
  const Doc::Array& list = actions.as_array();
  if (std::find(list.begin(), list.end(), Doc("finish")) == list.end()) return false;
  const std::int64_t before = tester.length(table);
  const Doc after = tester.get("act", {{"table", table}, {"action", "finish"}});
  const bool won = at(after, "turn.over") == Doc(true) && at(after, "turn.results.0.won") == Doc(true);
  tester.get("undo", {{"table", table}, {"to", before}, {"limit", 0}});
  return won;
}

TEST_CASE("every level suggests a legal action") {
  for (int players = 1; players <= 4; ++players) {
    Tester tester;
    const std::string table = tester.open(players);
    for (int level = 1; level <= 5; ++level) {
      const Doc reply = tester.get("suggest", {{"table", table}, {"level", level}, {"seed", "1"}, {"slice", 20}});
      CHECK(at(tester.get("explain", {{"table", table}, {"action", at(reply, "action")}}), "legal") == Doc(true));
      CHECK(at(reply, "value").is_real());
      CHECK(at(reply, "considered").is_array());
    }
  }
}

TEST_CASE("where finishing wins at once, every level of One Deck Dungeon is sure of it") {
  for (const char* name : {"onedeck-1-paladin", "onedeck-2-won"}) {
    Tester tester;
    const std::string table = load_recorded(tester, name);
    int wins = 0;
    const std::int64_t end = tester.length(table);
    for (std::int64_t to = end - 1; to >= end - 12; --to) {
      if (tester.length(table) <= to) continue;  // where chance decides nothing rests
      tester.get("undo", {{"table", table}, {"to", to}, {"limit", 0}});
      if (tester.length(table) != to || !finish_wins(tester, table)) continue;
      ++wins;
      for (int level = 1; level <= 3; ++level) {
        const Doc reply = tester.get("suggest", {{"table", table}, {"level", level}, {"seed", "1"}});
        CHECK_MESSAGE(at(reply, "chance") == Doc(1.0),
                      name << " at " << to << ", level " << level << ": " << to_json(reply));
      }
    }
    CHECK_MESSAGE(wins > 0, name);
  }
}

TEST_CASE("the same question has the same answer, on another table and another host, too") {
  Tester one;
  Tester two;
  const std::string first = one.open(3);
  const std::string second = one.open(3);
  const std::string third = two.open(3);
  const Doc reply = one.get("suggest", {{"table", first}, {"sims", 300}, {"seed", "7"}});
  CHECK(at(reply, "done") == Doc(true));
  CHECK(to_json(one.get("suggest", {{"table", first}, {"sims", 300}, {"seed", "7"}})) == to_json(reply));
  CHECK(to_json(one.get("suggest", {{"table", second}, {"sims", 300}, {"seed", "7"}})) == to_json(reply));
  CHECK(to_json(two.get("suggest", {{"table", third}, {"sims", 300}, {"seed", "7"}})) == to_json(reply));
}

TEST_CASE("a sliced search ends where an unsliced one ends") {
  Tester tester;
  const std::string table = tester.open(2);
  const std::string other = tester.open(2);
  const Doc whole = tester.get("suggest", {{"table", other}, {"sims", 2000}, {"seed", "3"}});
  Doc part = tester.get("suggest", {{"table", table}, {"sims", 2000}, {"seed", "3"}, {"slice", 1}});
  int slices = 1;
  for (; at(part, "done") == Doc(false) && slices < 100'000; ++slices) {
    CHECK(at(part, "action").is_string());
    part = tester.get("suggest", {{"table", table}, {"sims", 2000}, {"seed", "3"}, {"slice", 1}});
  }
  CHECK(at(part, "done") == Doc(true));
  CHECK(slices > 1);
  CHECK(answer(part) == answer(whole));
}

TEST_CASE("act and undo drop the search; another question begins another") {
  Tester tester;
  const std::string table = tester.open(2);
  const Doc before = tester.get("suggest", {{"table", table}, {"sims", 200}, {"seed", "3"}});
  tester.get("act", {{"table", table}, {"action", at(before, "action")}});
  const Doc after = tester.get("suggest", {{"table", table}, {"sims", 200}, {"seed", "3"}});
  CHECK(at(tester.get("explain", {{"table", table}, {"action", at(after, "action")}}), "legal") == Doc(true));
  CHECK(answer(after) != answer(before));
  tester.get("undo", {{"table", table}});
  CHECK(answer(tester.get("suggest", {{"table", table}, {"sims", 200}, {"seed", "3"}})) == answer(before));
  CHECK(answer(tester.get("suggest", {{"table", table}, {"sims", 200}, {"seed", "4"}})) != answer(before));
}

TEST_CASE("more tables than there is room for searches, asked in turn in slices, all come to an end") {
  for (const int count : {5, 8}) {
    Tester tester;
    const Doc whole = tester.get("suggest", {{"table", tester.open(2)}, {"sims", 1000}, {"seed", "3"}});
    std::vector<std::string> waiting;
    for (int i = 0; i < count; ++i) waiting.push_back(tester.open(2));
    int refused = 0;
    for (int round = 0; round < 100'000 && !waiting.empty(); ++round) {
      std::erase_if(waiting, [&](const std::string& table) {
        const Doc reply = tester.ask("suggest", {{"table", table}, {"sims", 1000}, {"seed", "3"}, {"slice", 1}});
        if (at(reply, "ok") == Doc(false)) {
          CHECK(text_at(reply, "error.code") == "limit");
          ++refused;
          return false;
        }
        const bool done = at(reply, "done") == Doc(true);
        if (done) CHECK(answer(reply) == answer(whole));
        return done;
      });
    }
    CHECK(waiting.empty());
    CHECK(refused > 0);
  }
}

// One room for a search, and two tables.
struct OneRoom {
  static HostLimits limits() {
    HostLimits limits;
    limits.searches = 1;
    limits.waits = 3;
    return limits;
  }
  Doc slice(const std::string& table) {
    return tester.ask("suggest", {{"table", table}, {"sims", 1'000'000}, {"seed", "3"}, {"slice", 1}});
  }
  bool refused(const std::string& table) {
    const Doc reply = slice(table);
    if (at(reply, "ok") == Doc(true)) return false;
    CHECK(text_at(reply, "error.code") == "limit");
    CHECK(text_at(reply, "error.message").find("act, undo or close") != std::string::npos);
    return true;
  }
  static std::int64_t visits(const Doc& reply) {
    std::int64_t all = 0;
    const Doc considered = at(reply, "considered");
    for (const Doc& each : considered.as_array()) all += number_at(each, "visits");
    return all;
  }

  Tester tester{limits()};
  std::string one = tester.open(2);
  std::string two = tester.open(2);
};

TEST_CASE("a search that is asked for keeps its room however often another is refused") {
  OneRoom room;
  std::int64_t visits = OneRoom::visits(room.slice(room.one));
  for (int i = 0; i < 20; ++i) {
    CHECK(room.refused(room.two));
    CHECK(room.refused(room.two));
    const std::int64_t more = OneRoom::visits(room.slice(room.one));
    CHECK(more > visits);
    visits = more;
  }
}

TEST_CASE("a search that nobody asks for gives way in the end, and begins again") {
  OneRoom room;
  for (int i = 0; i < 10; ++i) room.slice(room.one);
  for (int i = 0; i < 3; ++i) CHECK(room.refused(room.two));
  CHECK_FALSE(room.refused(room.two));
  for (int i = 0; i < 3; ++i) CHECK(room.refused(room.one));
  CHECK_FALSE(room.refused(room.one));
}

TEST_CASE("act, undo, close and another question make room for a search") {
  OneRoom room;
  const auto claim = [&](const std::string& table) {
    room.tester.get("act", {{"table", table}, {"action", "claim S1:1x3"}, {"limit", 0}});
  };
  CHECK_FALSE(room.refused(room.one));
  CHECK(room.refused(room.two));
  claim(room.one);
  CHECK_FALSE(room.refused(room.two));
  CHECK(room.refused(room.one));
  claim(room.two);
  CHECK_FALSE(room.refused(room.one));
  room.tester.get("undo", {{"table", room.one}, {"limit", 0}});
  CHECK_FALSE(room.refused(room.two));
  // Its own room serves for another question.
  room.tester.get("suggest", {{"table", room.two}, {"sims", 1'000'000}, {"seed", "4"}, {"slice", 1}});
  CHECK(room.refused(room.one));
  room.tester.get("close", {{"table", room.two}});
  CHECK_FALSE(room.refused(room.one));
}

TEST_CASE("what ends within its request needs no room and drops nothing") {
  OneRoom room;
  const std::int64_t before = OneRoom::visits(room.slice(room.one));
  CHECK(at(room.tester.get("suggest", {{"table", room.two}, {"sims", 50}, {"seed", "1"}}), "done") == Doc(true));
  CHECK(at(room.tester.get("suggest", {{"table", room.two}, {"level", 2}, {"slice", 1}}), "done") == Doc(true));
  CHECK(OneRoom::visits(room.slice(room.one)) > before);
}

TEST_CASE("levels that do not search say so when they are given a measure") {
  Tester tester;
  const std::string table = tester.open(2);
  const Doc reply = tester.ask("suggest", {{"table", table}, {"level", 2}, {"sims", 100}});
  CHECK(text_at(reply, "error.message").find("level 2 does not search") != std::string::npos);
  CHECK(text_at(reply, "error.message").find("level 3 to 5") != std::string::npos);
  tester.get("suggest", {{"table", table}, {"level", 3}, {"sims", 100}});
}

TEST_CASE("what searches is the game's to say: level 2 of One Deck Dungeon takes a measure, level 1 does not") {
  Tester tester;
  const std::string table = open_game(tester, "onedeck", 1);
  tester.get("suggest", {{"table", table}, {"level", 2}, {"sims", 10}});
  const Doc reply = tester.ask("suggest", {{"table", table}, {"level", 1}, {"sims", 10}});
  CHECK(text_at(reply, "error.message").find("level 2 to 5") != std::string::npos);
}

TEST_CASE("slices of a level that searches in its game wait for room, those of others do not") {
  OneRoom room;
  const std::string party = open_game(room.tester, "onedeck", 1);
  CHECK_FALSE(room.refused(room.one));
  const Doc reply = room.tester.ask("suggest", {{"table", party}, {"level", 2}, {"slice", 1}});
  CHECK(text_at(reply, "error.code") == "limit");
  CHECK(at(room.tester.ask("suggest", {{"table", party}, {"level", 1}, {"slice", 1}}), "ok") == Doc(true));
  CHECK(at(room.tester.ask("suggest", {{"table", room.two}, {"level", 2}, {"slice", 1}}), "ok") == Doc(true));
}

TEST_CASE("a suggestion tells a chance, and none of what was considered has a better one") {
  for (const auto& [game, players] : {std::pair("crypt", 3), {"onedeck", 2}, {"digger", 2}, {"saga", 2}}) {
    Tester tester;
    const std::string table = open_game(tester, game, players);
    for (int level = 1; level <= 5; ++level) {
      CAPTURE(game);
      CAPTURE(level);
      const Doc reply = tester.get("suggest", {{"table", table}, {"level", level}, {"seed", "1"}, {"slice", 5}});
      const double chance = real_at(reply, "chance");
      CHECK(chance > 0);
      CHECK(chance < 1);
      CHECK(at(reply, "score").is_null());
      CHECK(at(reply, "considered.0.action") == at(reply, "action"));
      CHECK(real_at(reply, "considered.0.chance") == chance);
      const Doc considered = at(reply, "considered");
      for (const Doc& each : considered.as_array()) CHECK(real_at(each, "chance") <= chance);
    }
  }
}

TEST_CASE("asked for the best among some actions, every level of every game takes one of these") {
  for (const auto& [game, players] : {std::pair("crypt", 3), {"onedeck", 1}, {"digger", 2}, {"saga", 2}}) {
    Tester tester;
    const std::string table = open_game(tester, game, players);
    Rng rng(21);
    for (int moment = 0; moment < 8 && tester.play(table, rng, 3); ++moment) {
      const Doc::Array actions = at(tester.turn(table), "actions").as_array();
      const Doc& last = actions.back();
      const std::string verb = last.as_string().substr(0, last.as_string().find(' '));
      const auto best = [&](const Doc& among, int level) {
        const Doc reply = tester.get("suggest", {{"table", table}, {"level", level}, {"among", among}, {"seed", "1"}});
        const Doc::Array considered = at(reply, "considered").as_array();
        for (const Doc& each : considered) CHECK(text_at(each, "action").starts_with(verb));
        return at(reply, "action");
      };
      for (const int level : {1, 2, 3}) CHECK(best(Doc::array().push(last), level) == last);
      CHECK(text_at(best(Doc::array().push(verb), 2), "").starts_with(verb));
    }
    CHECK(tester.code("suggest", {{"table", table}, {"among", json(R"(["nothing"])")}}) == "illegal");
  }
}

TEST_CASE("the line of a suggestion begins with it, is legal, and stops at what the seat cannot know") {
  for (const auto& [game, players] : {std::pair("crypt", 2), {"onedeck", 1}, {"digger", 2}, {"saga", 2}}) {
    Tester tester;
    const std::string table = open_game(tester, game, players);
    Rng rng(22);
    const bool is_crypt = std::string_view(game) == "crypt";  // where a turn is one choice
    std::size_t longest = 0;
    std::size_t reasons = 0;
    for (int moment = 0; moment < 40 && tester.play(table, rng, 2); ++moment) {
      const Doc reply =
          tester.get("suggest", {{"table", table}, {"level", 2}, {"line", true}, {"why", true}, {"seed", "1"}});
      const Doc::Array line = at(reply, "line").as_array();
      CHECK(line.front() == at(reply, "action"));
      reasons += at(reply, "why").as_array().size();
      longest = std::max(longest, line.size());
      const std::int64_t before = tester.length(table);
      for (std::size_t i = 0; i < line.size(); ++i) {
        CHECK(tester.length(table) == before + static_cast<std::int64_t>(i));  // no dice, no draw between
        tester.get("act", {{"table", table}, {"action", line[i]}, {"limit", 0}});
      }
      tester.get("undo", {{"table", table}, {"to", before}, {"limit", 0}});
    }
    CHECK_MESSAGE((longest == 1) == is_crypt, game);
    CHECK_MESSAGE(reasons > 0, game);
  }
}

TEST_CASE("one player of Crypt is told the expected score") {
  Tester tester;
  const std::string table = tester.open(1);
  for (int level = 1; level <= 3; ++level) {
    const Doc reply = tester.get("suggest", {{"table", table}, {"level", level}, {"seed", "1"}});
    CHECK(real_at(reply, "score") > 20);
    CHECK(real_at(reply, "score") < 80);
    CHECK(at(reply, "chance").is_null());
    CHECK(at(reply, "considered.0.chance").is_null());
    CHECK(real_at(reply, "considered.0.score") == real_at(reply, "score"));
  }
}

}  // namespace
}  // namespace uc::test
