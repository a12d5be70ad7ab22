// The encounter solver of One Deck Dungeon against a plain search of everything.
#include <doctest/doctest.h>

#include <cmath>
#include <set>

#include "bench/onedeck/boss_rounds.hpp"
#include "onedeck_brute.hpp"
#include "rules/onedeck/documents.hpp"

using namespace uc;
using namespace uc::onedeck;

namespace {

constexpr double kClose = 1e-4;
constexpr std::uint32_t kEnough = 10'000'000;  // nodes: no limit

const std::shared_ptr<const Content>& content() {
  static const std::shared_ptr<const Content> the_content = documents::content();
  return the_content;
}

// The line is legal, and from its end on the rest is still worth the same.
void check_line(const OneDeck& game, const State& start, const Solution& solution, const Worth& worth,
                brute::Search& search) {
  State state = start;
  double escaped = 0;
  REQUIRE_FALSE(solution.line.empty());
  CHECK(solution.best == solution.line.front());
  for (const Action action : solution.line) {
    const Refusal refusal = game.refuse(state, action);
    REQUIRE_MESSAGE(!refusal, refusal.rule);
    if (kind_of(action) == Kind::Finish) escaped = worth.escaping(game, state);
    game.apply(state, action, NoEvents{});
  }
  const double rest = search.value(state);
  if (!search.gave_up()) CHECK(rest - escaped == doctest::Approx(solution.score.value).epsilon(kClose));
}

// What the encounters of a test were about.
struct Seen {
  std::set<EffectKind> effects;
  std::set<std::string> foes, heroes;
  int bosses = 0, perils = 0, pairs = 0, tokens = 0, restricted = 0, scarce = 0, inside_picks = 0;

  void look(const OneDeck& game, const State& state) {
    if (state.in_boss_fight()) {
      ++bosses;
      foes.insert(game.dungeon().boss.id);
    } else {
      perils += game.in_combat(state) ? 0 : 1;
      foes.insert(game.content().cards[state.fight.card].family);
    }
    pairs += heroes_in_fight(state) > 1 ? 1 : 0;
    tokens += state.potions > 0 ? 1 : 0;
    for (const Die die : state.pool) restricted += die.use() != Use::Any ? 1 : 0;
    for (const std::uint8_t supply : state.fight.supply) scarce += supply == 0 ? 1 : 0;
    for (int who = 0; who < heroes_in_fight(state); ++who) {
      const int hero = state.fight.heroes[who];
      if (game.players() == 1) heroes.insert(game.content().heroes[game.options().heroes[hero]].id);
      for (int slot = 0; slot < kSlots; ++slot) {
        const Ability* ability = game.ability(state, hero, slot);
        if (ability != nullptr && !ability->is_passive()) look(game, *ability);
      }
    }
  }
  void look(const OneDeck& game, const Ability& ability) {
    for (const Branch& branch : ability.branches) {
      for (int i = 0; i < branch.count; ++i) {
        effects.insert(game.content().effects[branch.first + i].kind);
      }
    }
  }
};

}  // namespace

TEST_CASE("the solver agrees with a search of everything on thousands of small encounters") {
  brute::Maker maker(content(), 20'261);
  Rng rng(5);
  Seen seen;
  int agreed = 0;
  for (int i = 0; i < 3200 && agreed < 2200; ++i) {
    const brute::Encounter made = maker.make(4);
    const Worth worth = Worth::of(made.game, made.state);
    State state = made.state;
    if (i % 4 == 0) {  // some in the middle of an ability
      const Action action = made.game.pick(state, rng);
      if (kind_of(action) == Kind::UseSkill || kind_of(action) == Kind::UsePotion)
        made.game.apply(state, action, NoEvents{});
      if (!Solver::answers(state)) state = made.state;
    }
    brute::Search search(made.game, worth, 2500);
    const double value = search.value(state);
    if (search.gave_up()) continue;
    Solver solver(made.game, worth);
    const Solution solution = solver.solve(state, kEnough);
    CAPTURE(i);
    REQUIRE(solution.exact);
    REQUIRE(std::abs(solution.score.value - value) < kClose);
    check_line(made.game, state, solution, worth, search);
    seen.look(made.game, state);
    seen.inside_picks += state.next().step == Step::AskPick || state.next().step == Step::AskValue ? 1 : 0;
    ++agreed;
  }
  CHECK(agreed >= 2000);
  CHECK(seen.effects.size() == 9);  // all but healing and invisibility, which are potions
  CHECK(seen.foes.size() == 27);    // 12 foes, 10 perils, 5 bosses
  CHECK(seen.heroes.size() == 5);   // each on its 1P side too
  for (const int kind : {seen.bosses, seen.perils, seen.pairs, seen.tokens, seen.restricted, seen.scarce})
    CHECK(kind > 100);
  CHECK(seen.inside_picks > 10);
}

TEST_CASE("with a small limit the solver says what it found, and how much better it could be") {
  brute::Maker maker(content(), 77);
  int inexact = 0;
  int between = 0;  // found by going on along a line
  for (int i = 0; i < 200; ++i) {
    const brute::Encounter made = maker.make(4);
    const Worth worth = Worth::of(made.game, made.state);
    brute::Search search(made.game, worth, 2500);
    const double value = search.value(made.state);
    if (search.gave_up()) continue;
    Solver solver(made.game, worth);
    double before = -1e9;
    for (const std::uint32_t nodes : {3U, 16U, 60U}) {
      const Solution quick = solver.solve(made.state, nodes);
      CHECK(quick.score.value <= value + kClose);
      CHECK(quick.at_most >= value - kClose);
      if (quick.exact) CHECK(std::abs(quick.score.value - value) < kClose);
      State state = made.state;
      double escaped = 0;
      for (const Action action : quick.line) {
        REQUIRE_FALSE(made.game.refuse(state, action));
        if (kind_of(action) == Kind::Finish) escaped = worth.escaping(made.game, state);
        made.game.apply(state, action, NoEvents{});
      }
      CHECK(search.value(state) - escaped >= quick.score.value - kClose);  // the line is worth what it is said to be
      inexact += quick.exact ? 0 : 1;
      between += !quick.exact && quick.score.value > before + kClose && nodes > 3 ? 1 : 0;
      before = quick.score.value;
    }
  }
  CHECK(inexact > 20);
  CHECK(between > 3);
}

TEST_CASE("the same position has the same answer, whatever was solved before") {
  const BossRound first = boss_round(content(), 1);
  const Worth worth = Worth::of(first.game, first.state);
  Solver used(first.game, worth);
  State other = first.state;
  other.pool.remove_at(0);
  static_cast<void>(used.solve(other, 300));
  const Solution again = used.solve(first.state, 300);
  const Solution fresh = Solver(first.game, worth).solve(first.state, 300);
  CHECK(again.line == fresh.line);
  CHECK(again.score.value == fresh.score.value);
  CHECK(again.exact == fresh.exact);
}

TEST_CASE("lines for whole boss rounds can be played") {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    BossRound round = boss_round(content(), seed);
    REQUIRE(round.state.pool.count >= 8);
    Solver solver(round.game, Worth::of(round.game, round.state));
    const Solution solution = solver.solve(round.state, 300);
    CHECK(solution.at_most >= solution.score.value);
    REQUIRE_FALSE(solution.line.empty());
    for (const Action action : solution.line) {
      const Refusal refusal = round.game.refuse(round.state, action);
      REQUIRE_MESSAGE(!refusal, refusal.rule);
      round.game.apply(round.state, action, NoEvents{});
    }
  }
}

TEST_CASE("before the roll: exact chances where there are few dice, else a sample with its error") {
  brute::Maker maker(content(), 4);
  int exact = 0;
  for (int i = 0; i < 60; ++i) {
    brute::Encounter made = maker.make(2);
    State& state = made.state;
    if (made.game.players() != 1 || state.in_boss_fight()) continue;
    state.fight.active = 0;  // back to the roll of step 4, of two dice
    state.fight.covered = state.fight.struck = 0;
    state.pool = {};
    const Color color = made.game.in_combat(state) ? Color::Strength : made.game.option_color(state);
    state.fight.to_roll[0][0][index(color)] = 2;
    state.agenda_count = 3;
    state.agenda[0] = Task(Step::Encounter, EncounterPart{EncounterStep::Boxes});
    state.agenda[1] = Task(Step::RollTime);
    state.agenda[2] = Task(Step::RollDice);
    const Forecast all = forecast(made.game, state);
    double share = 0;
    for (const Forecast::Case& one : all.cases) share += one.share;
    CHECK(share == doctest::Approx(1));
    if (all.samples > 0) continue;
    ++exact;
    const Forecast some = forecast(made.game, state, {.positions = 0, .samples = 100});
    CHECK(some.samples == 100);
    CHECK(std::abs(some.damage - all.damage) <= 5 * some.damage_error + 0.05);
    CHECK(all.doc().find("exact")->as_bool());
    CHECK(some.doc().find("damage_error")->as_real() == doctest::Approx(some.damage_error).epsilon(kClose));
  }
  CHECK(exact > 5);
}

TEST_CASE("a forecast of the hardest fights keeps to its work, and its answer is always the same") {
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const BossRound round = boss_round(content(), seed);
    State state = round.state;
    state.fight.active = 0;  // back to the choice of bonus dice
    state.pool = {};
    for (std::size_t color = 0; color < kColors; ++color) state.fight.supply[color] = content()->dice[color];
    state.agenda_count = 1;
    state.agenda[0] = Task(Step::AskBonus);
    ActionList list;
    round.game.actions(state, list);
    const ForecastPlan plan{.samples = 1000, .work = 3000};
    const Forecast some = forecast(round.game, state, list[0], plan);
    CHECK(some.samples > 2);
    CHECK(some.samples <= 150);  // a sample takes 20 nodes at least
    CHECK(some.against_boss);
    CHECK(to_json(some.doc()) == to_json(forecast(round.game, state, list[0], plan).doc()));
  }
}

TEST_CASE("the action that a forecast begins with counts: what it costs, what it heals") {
  brute::Maker maker(content(), 12);
  int finished = 0;
  for (int i = 0; i < 100; ++i) {
    const brute::Encounter made = maker.make(3);
    const Action finish = pack(Kind::Finish);
    if (made.game.refuse(made.state, finish)) continue;
    State after = made.state;
    made.game.apply(after, finish, NoEvents{});
    if (!fight_is_over(after)) continue;  // something more is asked or drawn
    const Forecast sure = forecast(made.game, made.state, finish);
    REQUIRE(sure.cases.size() == 1);
    int damage = 0;
    for (int hero = 0; hero < made.game.players(); ++hero)
      damage += after.heroes[hero].damage - made.state.heroes[hero].damage;
    CHECK(sure.cases[0].damage == damage);
    CHECK(sure.cases[0].boss == after.boss_damage - made.state.boss_damage);
    CHECK(sure.cases[0].ending == after.ending);
    CHECK(sure.samples == 0);
    ++finished;
  }
  CHECK(finished > 20);
}
