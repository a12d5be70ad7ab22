#include "review.hpp"

#include <array>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

#include "onedeck/documents/words.hpp"
#include "onedeck/rules/rules.hpp"
#include "solver.hpp"

namespace uc::onedeck {

namespace {

// An encounter has up to ten moments to be judged.
constexpr ForecastPlan kQuick{.positions = 500, .samples = 60, .nodes = 300, .work = 20'000};

Doc rounded(double value) { return std::round(value * 1e4) / 1e4; }

struct Losses {
  int damage = 0, time = 0, healed = 0, potions = 0, boss = 0;
};

struct Met {
  std::size_t begin = 0, end = 0;  // lengths of the history: the card is faced; the encounter is over
  Losses losses;
};

// At the boss both pairs of a round are one encounter.
bool begins(const Event& event) {
  return event.type == Event::Type::Faced || event.type == Event::Type::BossRoundBegan;
}

// Everything that is lost, by its cause, and the encounters.
class Course {
 public:
  Course(const OneDeck& game, std::span<const State> positions, std::span<const Action> actions)
      : game_(game), positions_(positions), actions_(actions) {
    if (has_fight(positions_[0])) begin(0);  // a position that was loaded
    for (std::size_t at = 0; at < actions_.size(); ++at) step(at);
    if (running_) end(actions_.size());
  }

  const std::vector<Met>& met() const { return met_; }

  Doc doc() const {
    Doc list = Doc::array();
    for (const Met& one : met_) list.push(encounter(one));
    Doc damage = Doc::object();
    for (std::size_t i = 0; i < damage_.size(); ++i) damage.set(kHarmNames[i], damage_[i]);
    Doc time = Doc::object();
    for (std::size_t i = 0; i < time_.size(); ++i) time.set(kWhyNames[i], time_[i]);
    return Doc::object()
        .set("encounters", std::move(list))
        .set("damage", std::move(damage))
        .set("time", std::move(time))
        .set("healed", healed_)
        .set("potions", potions_);
  }

 private:
  using Type = Event::Type;

  void step(std::size_t at) {
    const State& after = positions_[at + 1];
    State state = positions_[at];
    EventList<Event> events;
    game_.apply(state, actions_[at], events);
    for (const Event& event : events.items) {
      if (begins(event)) begin(at + 1);
      else if (event.type == Type::TurnBegan && running_) end(at + 1);
      count(event);
    }
    const bool over = !has_fight(after) || after.next().step == Step::Over;
    if (running_ && over && after.next().step != Step::AskBossPairs) end(at + 1);
  }
  static bool has_fight(const State& state) { return state.fight.heroes[0] != kNone; }

  // The second pair begins where the first has ended, and a round of the boss where the last has.
  void begin(std::size_t at) {
    if (running_) end(at);
    running_ = true;
    met_.push_back({.begin = at, .losses = {}});
  }
  void end(std::size_t at) {
    met_.back().end = at;
    running_ = false;
  }

  void count(const Event& event) {
    Losses none;
    Losses& here = running_ ? met_.back().losses : none;
    switch (event.type) {
      case Type::Damaged: {
        const auto wound = about<Type::Damaged>(event);
        here.damage += wound.damage;
        damage_[wound.why] += wound.damage;
        break;
      }
      case Type::Healed: {
        const int healed = about<Type::Healed>(event).damage;
        here.healed += healed;
        healed_ += healed;
        break;
      }
      case Type::TimeLost: {
        const auto lost = about<Type::TimeLost>(event);
        time_[lost.why] += lost.time;
        if (lost.why != Event::Turn && lost.why != Event::Floor && lost.why != Event::Exploring) here.time += lost.time;
        break;
      }
      case Type::PotionUsed:
        ++here.potions;
        ++potions_;
        break;
      case Type::BossDamaged: here.boss += about<Type::BossDamaged>(event).damage; break;
      case Type::BossHealed: here.boss -= about<Type::BossHealed>(event).damage; break;
      default: break;
    }
  }

  Doc encounter(const Met& met) const {
    const State& state = positions_[met.begin];
    const State& last = positions_[met.end];
    const bool boss = state.in_boss_fight();
    const std::uint8_t card = state.fight.card;
    std::uint8_t option = kNone;
    for (std::size_t at = met.begin; at < met.end; ++at) {
      if (positions_[at].fight.option != kNone) option = positions_[at].fight.option;
    }
    Doc doc = Doc::object().set("begin", met.begin).set("end", met.end).set("floor", state.floor);
    doc.set("card", card == kNone ? Doc() : Doc(game_.content().cards[card].id));
    doc.set("kind", boss ? "boss" : game_.content().cards[card].peril ? "peril" : "combat");
    doc.set("option", option == kNone ? Doc() : Doc(kOptionNames[option]));
    Doc seats = Doc::array();
    for (const std::uint8_t hero : state.fight.heroes) {
      if (hero != kNone) seats.push(hero);
    }
    const Losses& lost = met.losses;
    doc.set("seats", std::move(seats)).set("damage", lost.damage).set("time", lost.time).set("healed", lost.healed);
    doc.set("potions", lost.potions).set("boss", boss ? Doc(lost.boss) : Doc());
    const Ending ending = met.end == actions_.size() ? last.ending : Ending::None;
    return doc.set("ending", ending == Ending::None ? Doc() : Doc(ending == Ending::Won ? "won" : "lost"));
  }

  const OneDeck& game_;
  std::span<const State> positions_;
  std::span<const Action> actions_;
  std::vector<Met> met_;
  bool running_ = false;
  std::array<int, std::size(kHarmNames)> damage_{};
  std::array<int, std::size(kWhyNames)> time_{};
  int healed_ = 0, potions_ = 0;
};

// --- one encounter judged -----------------------------------------------------------------------------------------------

struct Measure {
  double damage = 0, time = 0, boss = 0;

  Measure operator+(const Measure& other) const {
    return {damage + other.damage, time + other.time, boss + other.boss};
  }
  Measure operator-(const Measure& other) const {
    return {damage - other.damage, time - other.time, boss - other.boss};
  }
  Doc doc(bool against_boss) const {
    Doc doc = Doc::object().set("damage", rounded(damage)).set("time", rounded(time));
    return against_boss ? doc.set("boss", rounded(boss)) : doc;
  }
};

class Judge {
 public:
  Judge(const OneDeck& game, std::span<const State> positions, std::span<const Action> actions, const Met& met)
      : game_(game), positions_(positions), actions_(actions), met_(met) {}

  // What is expected changes by rolls, which is luck, and by choices.
  Doc doc() {
    const bool boss = positions_[met_.begin].in_boss_fight();
    const Measure expected = value(met_.begin);
    const Measure error = error_;
    Measure now = expected;
    Measure luck;
    std::optional<Measure> best;
    for (std::size_t at = met_.begin; at < met_.end; ++at) {
      if (!is_roll(at)) continue;
      // Choices up to here, then the dice of one roll.
      const Measure before = at == met_.begin ? expected : value(at);
      while (at + 1 < met_.end && is_roll(at + 1)) ++at;
      now = value(at + 1);
      luck = luck + (now - before);
      if (!best && positions_[at + 1].fight.active != 0) best = now;
    }
    const Measure got = so_far(met_.end);
    Doc doc = Doc::object().set("expected", expected.doc(boss));
    doc.set("best", best ? best->doc(boss) : Doc()).set("got", got.doc(boss));
    doc.set("luck", luck.doc(boss)).set("choices", (got - expected - luck).doc(boss));
    return doc.set("error", error.doc(boss));
  }

 private:
  bool is_roll(std::size_t at) const { return positions_[at].next().step == Step::RollDice; }

  // What has happened in this encounter up to a length of the history. The action with which it begins may cost
  // something already.
  Measure so_far(std::size_t length) const {
    Measure lost;
    for (std::size_t at = met_.begin == 0 ? 0 : met_.begin - 1; at < length; ++at) {
      State state = positions_[at];
      EventList<Event> events;
      game_.apply(state, actions_[at], events);
      bool here = at >= met_.begin;
      for (const Event& event : events.items) {
        if (begins(event) || event.type == Event::Type::TurnBegan) here = at < met_.begin;
        if (!here) continue;
        if (event.type == Event::Type::Damaged) lost.damage += about<Event::Type::Damaged>(event).damage;
        if (event.type == Event::Type::TimeLost) lost.time += about<Event::Type::TimeLost>(event).time;
        if (event.type == Event::Type::BossDamaged) lost.boss += about<Event::Type::BossDamaged>(event).damage;
        if (event.type == Event::Type::BossHealed) lost.boss -= about<Event::Type::BossHealed>(event).damage;
      }
    }
    return lost;
  }

  // That, and what is still to be expected.
  Measure value(std::size_t length) {
    const Measure lost = so_far(length);
    if (length >= met_.end) return lost;
    const Forecast ahead = forecast(game_, positions_[length], Action{}, kQuick);
    error_ = {ahead.wounds_error, ahead.time_error, ahead.boss_error};
    return lost + Measure{ahead.wounds, ahead.time, ahead.boss};
  }

  const OneDeck& game_;
  std::span<const State> positions_;
  std::span<const Action> actions_;
  const Met& met_;
  Measure error_;
};

}  // namespace

Doc review_of(const OneDeck& game, std::span<const State> positions, std::span<const Action> actions,
              std::optional<std::size_t> part) {
  const Course course(game, positions, actions);
  if (!part) return course.doc();
  if (*part >= course.met().size()) return {};
  return Judge(game, positions, actions, course.met()[*part]).doc();
}

}  // namespace uc::onedeck
