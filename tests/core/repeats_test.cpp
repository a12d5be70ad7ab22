// What a document repeats of a position must agree with it.
#include "core/repeats.hpp"

#include <doctest/doctest.h>

#include "protocol/json.hpp"

using namespace uc;

namespace {

std::string contradiction(std::string_view told, std::string_view meant) {
  const std::optional<Fault> fault = find_contradiction(*parse_json(told), *parse_json(meant));
  return fault ? fault->path : "";
}

}  // namespace

TEST_CASE("a document may say less than the position, or more, but nothing else") {
  CHECK(contradiction(R"({"a":1,"b":{"c":2}})", R"({"a":1,"b":{"c":2}})").empty());
  CHECK(contradiction(R"({"b":{}})", R"({"a":1,"b":{"c":2}})").empty());
  CHECK(contradiction(R"({"a":1,"note":"mine"})", R"({"a":1})").empty());
  CHECK(contradiction(R"({"a":2,"b":{"c":3}})", R"({"a":1,"b":{"c":2}})") == "a");
  CHECK(contradiction(R"({"b":{"c":3}})", R"({"a":1,"b":{"c":2}})") == "b.c");
  CHECK(contradiction(R"({"a":null})", R"({"a":1})") == "a");
}

TEST_CASE("lists may come in another order, but with the same items") {
  CHECK(contradiction(R"({"a":[3,1,2]})", R"({"a":[1,2,3]})").empty());
  CHECK(contradiction(R"({"a":[{"x":2},{"x":1}]})", R"({"a":[{"x":1,"y":5},{"x":2,"y":6}]})").empty());
  CHECK(contradiction(R"({"a":[1,2]})", R"({"a":[1,2,3]})") == "a");
  CHECK(contradiction(R"({"a":[1,1,2]})", R"({"a":[1,2,2]})") == "a[1]");
  CHECK(contradiction(R"({"a":["B","B"]})", R"({"a":["A","B"]})") == "a[1]");
  CHECK(contradiction(R"({"a":["A","A"]})", R"({"a":["A","B"]})") == "a[1]");
  CHECK(contradiction(R"({"a":[3,3,3]})", R"({"a":[1,2,3]})") == "a[1]");
  CHECK(contradiction(R"({"a":[{"x":2},{"x":2}]})", R"({"a":[{"x":1},{"x":2}]})") == "a[1].x");
  CHECK(contradiction(R"({"a":[{"x":1},{"x":7}]})", R"({"a":[{"x":1},{"x":2}]})") == "a[1].x");
}

TEST_CASE("lists whose items have their places are named") {
  constexpr std::string_view ordered[] = {"order"};
  const auto fault = [&](std::string_view told) {
    const Doc meant = *parse_json(R"({"order":[1,2],"other":[1,2],"in":[{"order":[3,4]}]})");
    const std::optional<Fault> found = find_contradiction(*parse_json(told), meant, ordered);
    return found ? found->path : "";
  };
  CHECK(fault(R"({"order":[1,2],"other":[2,1]})").empty());
  CHECK(fault(R"({"order":[2,1]})") == "order");
  CHECK(fault(R"({"in":[{"order":[4,3]}]})") == "in[0].order");
  CHECK(fault(R"({"order":[1,3]})") == "order[1]");
}

TEST_CASE("items that have their places may say less, and their own lists come in any order") {
  constexpr std::string_view ordered[] = {"boxes"};
  const Doc meant = *parse_json(R"({"boxes":[{"box":1,"dice":[1,2]},{"box":2,"dice":[]}]})");
  const auto fits = [&](std::string_view told) { return !find_contradiction(*parse_json(told), meant, ordered); };
  CHECK(fits(R"({"boxes":[{"dice":[2,1]},{"dice":[]}]})"));
  CHECK_FALSE(fits(R"({"boxes":[{"dice":[]},{"dice":[2,1]}]})"));
  CHECK_FALSE(fits(R"({"boxes":[{"box":2},{"box":1}]})"));
}

TEST_CASE("an item of a list that says less leaves its place to one that says more") {
  CHECK(contradiction(R"({"a":[{},{"x":1}]})", R"({"a":[{"x":1},{"x":2}]})").empty());
  CHECK(contradiction(R"({"a":[{"y":1},{"y":1},{"x":1}]})", R"({"a":[{"x":1,"y":1},{"x":2,"y":1},{"x":3,"y":1}]})")
            .empty());
  CHECK(contradiction(R"({"a":[{},{"x":3}]})", R"({"a":[{"x":1},{"x":2}]})") == "a[1].x");
}

TEST_CASE("a contradiction names its place and what follows from the rest") {
  const std::optional<Fault> fault = find_contradiction(*parse_json(R"({"a":2})"), *parse_json(R"({"a":1})"));
  REQUIRE(fault);
  CHECK(fault->code == "bad_save");
  CHECK(fault->message == "a: does not follow from the rest of the position, which gives 1");
}
