// The same requests give the same replies, byte for byte.
#include "support.hpp"

namespace uc::test {
namespace {

std::string whole_session(int players, std::string_view chance) {
  Tester tester;
  const std::string table = tester.open(players, "determined", chance);
  Rng rng(static_cast<std::uint64_t>(players));
  std::string all;
  for (bool going = true; going;) {
    going = tester.play(table, rng, 1);
    all += to_json(tester.get("turn", {{"table", table}, {"limit", 20}}));
    for (int seat = 0; seat < players; ++seat) all += tester.view(table, seat);
  }
  all += to_json(tester.get("history", {{"table", table}}));
  return all + tester.save(table);
}

TEST_CASE("the same game, players, options, seed and actions give the same views, events and saves") {
  for (int players = 1; players <= 4; ++players)
    CHECK(whole_session(players, "auto") == whole_session(players, "auto"));
  CHECK(whole_session(3, "dice") == whole_session(3, "dice"));
}

TEST_CASE("the outcomes of a seed are those for ever") {
  // Recorded once. If this changes, every seed of every player means another game: the change must say why.
  Tester tester;
  const Doc save = json(tester.save(tester.open(3, "abc")));
  CHECK(to_json(at(save, "actions")) ==
        R"(["leader B","top remains","reveal 2 manuscript","reveal 2 tapestry","reveal 2 jewelry","conceal jewelry"])");
}

TEST_CASE("another seed gives another game") {
  Tester tester;
  CHECK(tester.save(tester.open(4, "one")) != tester.save(tester.open(4, "two")));
}

}  // namespace
}  // namespace uc::test
