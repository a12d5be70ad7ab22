// The chances of hits, against every throw there is.
#include "saga/documents/hits.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace uc::saga {
namespace {

constexpr int kFaces = 6;
constexpr int kMost = 5;  // dice of a side

// DS-8.9, DS-8.10 word for word: discard, sort, pair, compare.
int hits_of(std::vector<int> attack, std::vector<int> defence, int armour) {
  std::erase_if(attack, [&](int die) { return die <= armour; });
  std::sort(attack.rbegin(), attack.rend());
  std::sort(defence.rbegin(), defence.rend());
  int hits = 0;
  for (std::size_t i = 0; i < attack.size(); ++i) hits += i >= defence.size() || attack[i] > defence[i] ? 1 : 0;
  return hits;
}

// All throws of so many dice, each as a sorted set with the number of throws that show it.
struct Throw {
  std::vector<int> dice;
  std::uint64_t ways = 1;
};
void add_throws(std::vector<int>& dice, int count, int face, std::uint64_t ways, std::vector<Throw>& all) {
  if (face == kFaces) {
    dice.resize(dice.size() + static_cast<std::size_t>(count), kFaces);
    all.push_back({dice, ways});
    dice.resize(dice.size() - static_cast<std::size_t>(count));
    return;
  }
  std::uint64_t choose = 1;
  const std::size_t before = dice.size();
  for (int shown = 0; shown <= count; ++shown) {
    add_throws(dice, count - shown, face + 1, ways * choose, all);
    choose = choose * static_cast<std::uint64_t>(count - shown) / static_cast<std::uint64_t>(shown + 1);
    dice.push_back(face);
  }
  dice.resize(before);
}
std::vector<Throw> throws_of(int count) {
  std::vector<Throw> all;
  std::vector<int> dice;
  add_throws(dice, count, 1, 1, all);
  return all;
}

}  // namespace

TEST_CASE("DS-8.9, DS-8.10: the weights of hits are those of all throws") {
  const HitTable& table = hit_table();
  std::vector<std::vector<Throw>> throws;
  for (int dice = 0; dice <= kMost; ++dice) throws.push_back(throws_of(dice));
  REQUIRE(throws[5].size() == 252);
  for (int attack = 0; attack <= kMost; ++attack) {
    for (int defence = 0; defence <= kMost; ++defence) {
      for (int armour = 0; armour < kFaces; ++armour) {
        CAPTURE(attack);
        CAPTURE(defence);
        CAPTURE(armour);
        HitWeights wanted{};
        std::uint64_t all = 0;
        for (const Throw& a : throws[attack]) {
          for (const Throw& d : throws[defence]) {
            wanted[hits_of(a.dice, d.dice, armour)] += a.ways * d.ways;
            all += a.ways * d.ways;
          }
        }
        CHECK(hit_weights(attack, defence, armour) == wanted);
        const auto& chance = table.at(attack, defence, armour);
        for (std::size_t hits = 0; hits < HitTable::kHits; ++hits) {
          std::uint64_t count = wanted[hits];
          for (std::size_t more = HitTable::kHits; hits + 1 == HitTable::kHits && more < wanted.size(); ++more)
            count += wanted[more];
          CHECK(chance[hits] == doctest::Approx(static_cast<double>(count) / static_cast<double>(all)).epsilon(1e-6));
        }
      }
    }
  }
}

TEST_CASE("DS-8.10: the weights of many dice add up to all throws") {
  for (const auto [attack, defence] : {std::array{15, 9}, std::array{12, 12}, std::array{1, 23}}) {
    std::uint64_t all = 1, sum = 0;
    for (int dice = 0; dice < attack + defence; ++dice) all *= kFaces;
    for (const std::uint64_t weight : hit_weights(attack, defence, 3)) sum += weight;
    CHECK(sum == all);
  }
  const HitTable& table = hit_table();
  for (int attack = 0; attack <= kMaxDice; ++attack) {
    for (int defence = 0; defence <= kMaxDice; ++defence) {
      for (int armour = 0; armour < kFaces; ++armour) {
        float sum = 0;
        for (const float chance : table.at(attack, defence, armour)) sum += chance;
        CHECK(sum == doctest::Approx(1).epsilon(1e-5));
      }
    }
  }
}

TEST_CASE("DS-E1, DS-E18: the throws of the examples score two hits") {
  CHECK(hits_of({6, 4, 2, 1}, {5, 2}, 2) == 2);
  CHECK(hits_of({6, 4, 4, 2}, {5, 4, 1}, 3) == 2);
}

TEST_CASE("DS-8.6: a 6 always counts, and without attack dice nothing is hit") {
  CHECK(hit_weights(1, 0, 5) == HitWeights{5, 1});
  CHECK(hit_weights(1, 0, 0) == HitWeights{0, 6});
  CHECK(hit_weights(0, 2, 1) == HitWeights{36});
}

}  // namespace uc::saga
