// suggest: advice that is legal, the same for the same question, however it is sliced.
#include "support.hpp"

namespace uc::test {
namespace {

std::string answer(const Doc& reply) {
  return to_json(at(reply, "action")) + to_json(at(reply, "value")) + to_json(at(reply, "considered"));
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

TEST_CASE("only so many unfinished searches are kept, and a dropped one begins again") {
  HostLimits limits;
  limits.searches = 1;
  Tester tester(limits);
  const std::string one = tester.open(2);
  const std::string two = tester.open(2);
  tester.get("suggest", {{"table", one}, {"sims", 1'000'000}, {"seed", "3"}, {"slice", 1}});
  tester.get("suggest", {{"table", two}, {"sims", 1'000'000}, {"seed", "3"}, {"slice", 1}});
  const Doc reply = tester.get("suggest", {{"table", one}, {"sims", 1'000'000}, {"seed", "3"}, {"slice", 1}});
  CHECK(at(reply, "done") == Doc(false));
}

}  // namespace
}  // namespace uc::test
