// The heart of One Deck Dungeon's computer player: the best use of dice, skills and potions in one encounter or boss
// round after the roll, over all orders, for a given worth of what is left afterwards.
//
// Two thoughts make it small. Covering never brings a die back, so it can wait until everything else is done: a
// search over skills, potions and new dice (the engine plays them) ends in a fill, the best set of boxes that the
// dice can cover (solver_fill.hpp). And a fill cannot beat what it would cost with some wild sixes more, one
// for each die that the abilities left could give or better: that bound cuts most of the search.
//
// With very many dice and abilities the search may reach its limit of nodes. It deepens by one ability or roll at a
// time, and stopped halfway it goes along the best line that it has and looks further from there. The value is then
// what that line is worth at least, `exact` is false as a better line could exist, and `at_most` says how much better.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "onedeck/onedeck.hpp"

namespace uc::onedeck {

// What is left after the encounter, in points of damage on a sound hero. All numbers are positive; more damage must
// never be worth more, whatever a die stored by it is worth.
struct Worth {
  static constexpr int kMost = 32;
  // By hero: what so much damage costs. A hero near death has less to give away.
  std::array<std::array<float, kMost>, kMaxHeroes> damage{};
  float time = 0;    // a card of the deck
  float token = 0;   // on the Stairs
  float potion = 0;  // a token
  float stored = 0;  // a heroic die on a hero card
  float boss = 0;    // a damage on the boss
  float loot = 0;    // the card, which Survivor takes away (OD-18.2)
  float won = 0, lost = 0;

  static Worth of(const OneDeck&, const State&);
  // Of a position after the encounter, or of the end. Loot aside: see escapes().
  double after(const OneDeck&, const State&) const;
  // What finishing now would lose of the loot.
  double escaping(const OneDeck&, const State&) const;

  bool operator==(const Worth&) const = default;
};

struct Score {
  double value = 0;                      // expected worth
  float damage = 0, time = 0, lost = 0;  // expected, from here on; healing counts as less damage; chance of defeat
};

struct Solution {
  Score score;
  double at_most = 0;  // no play is worth more; equal to the value if exact
  Action best;
  bool exact = false;
  std::uint32_t nodes = 0;   // the work done, in nodes
  std::vector<Action> line;  // from `best` up to the next chance or to `finish`; may stop earlier
};

class Solver {
 public:
  static constexpr std::uint32_t kNodes = 12'000;  // the default limit: some 30 ms at most

  Solver(const OneDeck& game, const Worth& worth);
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  // At a decision from the dice step on: AskDice, AskPick, AskValue, and what the consequences ask. The same
  // position gives the same answer, whatever was solved before.
  Solution solve(const State& state, std::uint32_t nodes = kNodes);

  // Is this a decision that solve() answers?
  static bool answers(const State& state);

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

// --- before the roll --------------------------------------------------------------------------------------------------

// Bounds of work, not of time: the same question has the same answer everywhere.
struct ForecastPlan {
  int positions = 1500;                  // to look at for counting every roll; 0: sample at once
  int samples = 400;                     // else, as far as the work goes, but kFewestSamples at least
  std::uint32_t nodes = Solver::kNodes;  // for the solver at each decision: those of a computer player
  std::uint32_t work = 200'000;          // nodes in all, but for the fewest samples
  std::uint64_t seed = 1;
  bool advise_feats = true;  // before the first chance; else, and later on, none are taken
};
inline constexpr int kFewestSamples = 8;

// How a fight may end if the dice step is played as the computer players play it.
struct Forecast {
  struct Case {
    int damage = 0;  // on all heroes together, healing taken off
    int wounds = 0;  // the same, healing not taken off
    int time = 0;
    int boss = 0;         // damage on the boss
    int potions = 0;      // tokens spent; cases are not told apart by them
    Ending ending{};      // of the game
    bool proved = false;  // no play would have been better; nor by this
    double worth = 0;     // of what is left (Worth::after); nor by this
    double share = 0;
  };
  std::vector<Case> cases;  // by ending, damage, wounds, time, boss
  double damage = 0, wounds = 0, time = 0, boss = 0, potions = 0, lost = 0, won = 0, worth = 0;
  double proved = 0;           // the share of cases whose play is proved best
  std::vector<Action> before;  // decisions that were taken plainly, up to the first chance
  bool against_boss = false;
  int samples = 0;  // 0: every roll was counted
  double damage_error = 0, wounds_error = 0, time_error = 0, boss_error = 0, lost_error = 0,
         won_error = 0;  // standard errors of a sample

  bool exact() const { return samples == 0 && proved > 1 - 1e-9; }
  void add(const Case& found, double share);
  void settle();
  Doc doc() const;  // as docs/format/onedeck.md says
};

// From the decision to enter on: at act, face, pairs, option, feat, bonus, shortage, the roll itself or in the dice
// step; with four players both encounters of a door, once the pairs are formed the one that is being played. `first`
// is made before all else and counts. A decision before the roll that is still open is taken plainly, so ask with the
// choice that is being considered.
Forecast forecast(const OneDeck& game, const State& state, Action first, const ForecastPlan& plan = {});
inline Forecast forecast(const OneDeck& game, const State& state, const ForecastPlan& plan = {}) {
  return forecast(game, state, Action{}, plan);
}
// Plainly: face it, no invisibility, no feats, Flames on the soundest hero, else what looks best at a glance.
Action plain_choice(const OneDeck& game, const State& state);
// Which feat to use, or none: what the encounter is then worth, in some quick encounters for each.
Action advised_feat(const OneDeck& game, const State& state);

// The fight of a position is over, or the game is.
inline bool fight_is_over(const State& state) { return state.next().step == Step::Over || state.fight.active == 0; }

}  // namespace uc::onedeck
