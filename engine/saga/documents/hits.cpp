#include "hits.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

namespace uc::saga {

namespace {

constexpr int kFaces = 6;

// The throws of attack and defence dice that all show more than a face, by how many dice there are of each and how many
// hits they score. It begins with no dice at all; each further face, from 6 down, is let in by `add_face`. An attack
// die hits unless at least as many defence dice as its own rank show what it shows or more, so what lower faces do
// later changes nothing about the hits that are counted already.
template <class Number>
class Throws {
 public:
  Throws(int attack, int defence, int most_hits)
      : attack_(attack),
        defence_(defence),
        most_hits_(most_hits),
        choose_(static_cast<std::size_t>(std::max(attack, defence) + 1)),
        ways_(static_cast<std::size_t>((attack + 1) * (defence + 1) * (most_hits + 1))) {
    for (std::size_t n = 0; n < choose_.size(); ++n) {
      choose_[n].assign(n + 1, 1);
      for (std::size_t k = 1; k < n; ++k) choose_[n][k] = choose_[n - 1][k - 1] + choose_[n - 1][k];
    }
    ways_[at(0, 0, 0)] = 1;
  }

  void add_face() {
    const std::vector<Number> before = ways_;
    std::fill(ways_.begin(), ways_.end(), Number{});
    for (int a = 0; a <= attack_; ++a) {
      for (int d = 0; d <= defence_; ++d) {
        for (int hits = 0; hits <= std::min(a, most_hits_); ++hits) {
          const Number ways = before[at(a, d, hits)];
          if (ways != 0) spread(a, d, hits, ways);
        }
      }
    }
  }

  // How many throws of `attack` against `defence` dice score so many hits, the faces not yet let in being worth
  // nothing: they are the attack dice that the armour stops, and the defence dice that no kept die has to fear.
  Number count(int attack, int defence, int hits, int worthless) const {
    Number sum = 0;
    Number stopped = 1;
    for (int a = attack; a >= 0; --a, stopped *= static_cast<Number>(worthless)) {
      Number idle = 1;
      for (int d = defence; d >= 0; --d, idle *= static_cast<Number>(worthless)) {
        sum += ways_[at(a, d, hits)] * choose(attack, a) * choose(defence, d) * stopped * idle;
        if (worthless == 0) break;  // 0 to the power 0 is 1, to every other 0
      }
      if (worthless == 0) break;
    }
    return sum;
  }

 private:
  std::size_t at(int a, int d, int hits) const {
    const int place = (a * (defence_ + 1) + d) * (most_hits_ + 1) + hits;
    return static_cast<std::size_t>(place);
  }
  Number choose(int n, int k) const { return choose_[n][k]; }

  // One face more, shown by `more` attack dice and `others` defence dice.
  void spread(int a, int d, int hits, Number ways) {
    for (int others = 0; d + others <= defence_; ++others) {
      for (int more = 0; a + more <= attack_; ++more) {
        const int met = std::clamp(d + others - a, 0, more);  // those whose partner shows as much
        const int scored = std::min(hits + more - met, most_hits_);
        ways_[at(a + more, d + others, scored)] += ways * choose(a + more, more) * choose(d + others, others);
      }
    }
  }

  int attack_, defence_, most_hits_;
  std::vector<std::vector<Number>> choose_;
  std::vector<Number> ways_;
};

}  // namespace

HitWeights hit_weights(int attack, int defence, int armour) {
  assert(attack >= 0 && defence >= 0 && attack + defence <= kMostWeighed && armour >= 0 && armour < kFaces);
  Throws<std::uint64_t> throws(attack, defence, attack);
  for (int face = kFaces; face > armour; --face) throws.add_face();
  HitWeights weights{};
  for (int hits = 0; hits <= attack; ++hits) {
    weights[hits] = throws.count(attack, defence, hits, armour);
  }
  return weights;
}

namespace {

HitTable make_hit_table() {
  HitTable table;
  // Up to twenty dice every number below is whole and exact; beyond, far more exact than the table.
  Throws<double> throws(kMaxDice, kMaxDice, HitTable::kHits - 1);
  std::array<double, 2 * kMaxDice + 1> all{1};
  for (std::size_t dice = 1; dice < all.size(); ++dice) all[dice] = all[dice - 1] * kFaces;
  for (int armour = kFaces - 1; armour >= 0; --armour) {
    throws.add_face();
    for (int attack = 0; attack <= kMaxDice; ++attack) {
      for (int defence = 0; defence <= kMaxDice; ++defence) {
        auto& chance = table.chance[attack][defence][armour];
        const int dice = attack + defence;
        for (int hits = 0; hits < HitTable::kHits; ++hits) {
          const double count = throws.count(attack, defence, hits, armour);
          chance[hits] = static_cast<float>(count / all[dice]);
        }
      }
    }
  }
  return table;
}

}  // namespace

const HitTable& hit_table() {
  static const HitTable table = make_hit_table();
  return table;
}

}  // namespace uc::saga
