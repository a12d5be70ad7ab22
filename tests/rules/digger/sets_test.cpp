// Sets of spaces and of tiles: what random play finds by arithmetic is what a walk finds.
#include <doctest/doctest.h>

#include <vector>

#include "core/random.hpp"
#include "digger/rules/choices.hpp"

namespace {

using namespace uc;
using namespace uc::digger;

TEST_CASE("the n-th space of a set is the n-th of a walk") {
  Rng rng(5);
  for (int round = 0; round < 200; ++round) {
    SpaceSet set;
    const auto size = static_cast<int>(below(rng, kMaxSpaces));
    for (int i = 0; i < size; ++i) set.add(static_cast<int>(below(rng, kMaxSpaces)));
    int n = 0;
    set.for_each([&](int space) { CHECK(set.at(n++) == space); });
    CHECK(n == set.size());
  }
}

TEST_CASE("the n-th tile of a bag is the n-th of a walk") {
  Rng rng(6);
  for (int round = 0; round < 200; ++round) {
    Tiles bag;
    for (int i = static_cast<int>(below(rng, kMaxSetTiles)); i > 0; --i) {
      const auto kind = static_cast<int>(below(rng, kMaxSetKinds));
      if (bag.count(kind) < kMaxCopies) bag.add(kind);
    }
    int n = 0;
    bag.for_each([&](int kind, int count) {
      for (int i = 0; i < count; ++i) CHECK(bag.kind_at(n++) == kind);
    });
    CHECK(n == bag.size());
  }
}

TEST_CASE("DD-5.2: the n-th choice of Projects is the n-th of a walk") {
  Rng rng(7);
  for (int round = 0; round < 50; ++round) {
    Tiles projects;
    for (int i = static_cast<int>(below(rng, 9)); i >= 0; --i) projects.add(static_cast<int>(below(rng, 6)) * 7);
    std::vector<unsigned> walked;
    for_each_choice(projects, 1, projects.size(), [&](unsigned mask) { walked.push_back(mask); });
    REQUIRE(count_choices(projects) == walked.size());
    for (std::size_t i = 0; i < walked.size(); ++i) {
      CHECK(nth_choice(projects, static_cast<std::uint32_t>(i)) == walked[i]);
    }
  }
}

}  // namespace
