#include "reasons.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "onedeck/rules/rules.hpp"
#include "onedeck/rules/stopping.hpp"
#include "solver.hpp"

namespace uc::onedeck {

namespace {

constexpr std::uint32_t kNodes = 3'000;
constexpr ForecastPlan kQuick{.positions = 400, .samples = 60, .nodes = 200, .work = 12'000};

Doc rounded(double value) { return std::round(value * 100) / 100; }

class Reasons {
 public:
  Reasons(const OneDeck& game, const State& state, Action action)
      : game_(game), s_(state), action_(action), after_(state), solver_(game, Worth::of(game, state)) {
    game_.apply(after_, action_, NoEvents{});
  }

  Doc find() {
    switch (kind_of(action_)) {
      case Kind::Cover: cover(about<Kind::Cover>(action_)); break;
      case Kind::MakeHeroic: forge(about<Kind::MakeHeroic>(action_)); break;
      case Kind::UseSkill: use(about<Kind::UseSkill>(action_)); break;
      case Kind::UsePotion: drink(); break;
      case Kind::PickValue:
      case Kind::PickDie:
      case Kind::Done: fits(); break;
      case Kind::Finish: stop(); break;
      case Kind::Option: option(about<Kind::Option>(action_).option); break;
      case Kind::Enter:
      case Kind::Face:
      case Kind::Fight: expects("expects", action_); break;
      case Kind::Flee: expects("flees", pack(Kind::Face)); break;
      case Kind::Explore: add(reason("doors").set("doors", new_doors(game_, s_))); break;
      case Kind::LootXp: lanterns_of(game_.content().cards[s_.loot[read<LootTaken>(action_).which]]); break;
      case Kind::LootItem: item(read<LootTaken>(action_)); break;
      case Kind::LootSkill:
        add(reason("skill").set("ability", ability_of_loot().id).set("seat", int{read<LootTaken>(action_).hero}));
        break;
      case Kind::LootPotion: add(reason("potion")); break;
      case Kind::LevelUp: add(reason("level").set("level", after_.level)); break;
      default: break;
    }
    return std::move(found_);
  }

 private:
  static Doc reason(std::string_view code) { return Doc::object().set("code", code); }
  void add(Doc reason) { found_.push(std::move(reason)); }

  Doc die_doc(Die die) const {
    return Doc::object()
        .set("seat", s_.fight.heroes[die.owner()])
        .set("color", kColorNames[index(die.color())])
        .set("value", die.value());
  }

  // --- the line that follows ---

  struct Placed {
    std::size_t box;
    Die die;
  };
  // Dice as the best line after the action lays them, up to the next roll.
  const std::vector<Placed>& placed() {
    if (placed_) return *placed_;
    placed_.emplace();
    if (!Solver::answers(after_) || game_.turn(after_).is_chance()) return *placed_;
    State state = after_;
    for (const Action next : solver_.solve(after_, kNodes).line) {
      if (kind_of(next) == Kind::Cover) {
        const auto covered = about<Kind::Cover>(next);
        for (std::uint32_t dice = covered.dice; dice != 0; dice &= dice - 1)
          placed_->push_back({covered.box, state.pool.dice[std::countr_zero(dice)]});
      }
      game_.apply(state, next, NoEvents{});
      if (game_.turn(state).is_chance()) break;
    }
    return *placed_;
  }

  // A die that was not there before, and the box that it is for.
  bool fits() {
    for (const Placed& one : placed()) {
      if (s_.pool.find(one.die) >= 0) continue;
      add(reason("fits").set("die", die_doc(one.die)).set("box", one.box + 1));
      return true;
    }
    return false;
  }

  // --- the dice step ---

  void cover(const CoveredBox& covered) {
    const std::size_t place = covered.box;
    const Box& box = game_.boxes(s_)[place];
    const bool was_open = armor_is_open(s_, game_.boxes(s_));
    if (box.armor != 0 && was_open) {
      const bool open = armor_is_open(after_, game_.boxes(s_));
      add(reason(open ? "armor" : "unlocks").set("box", place + 1));
      if (!open && loot_escapes(game_, s_)) add(reason("loot").set("box", place + 1));
    }
    if (box.skull != 0 && is_covered(after_, place))
      add(reason("strikes").set("box", place + 1).set("damage", box.skull));
    const Toll before = toll(game_, s_);
    const Toll now = toll(game_, after_);
    if (now.damage < before.damage || now.time < before.time)
      add(reason("saves")
              .set("box", place + 1)
              .set("damage", before.damage - now.damage)
              .set("time", before.time - now.time));
    keeps(box, covered);
  }

  // Of dice that could lie here too, one that is better used elsewhere.
  void keeps(const Box& box, const CoveredBox& covered) {
    const Standing& standing = game_.in_force(s_);
    for (const Placed& one : placed()) {
      const bool could =
          suits(standing, box, one.die) && (box.wide != 0 || one.die.value() >= OneDeck::number_on(s_, box));
      bool same = false;
      for (std::uint32_t dice = covered.dice; dice != 0; dice &= dice - 1)
        same = same || s_.pool.dice[std::countr_zero(dice)] == one.die;
      if (!could || same || s_.pool.find(one.die) < 0 || one.box == covered.box) continue;
      return add(reason("keeps").set("die", die_doc(one.die)).set("box", one.box + 1));
    }
  }

  void forge(const MadeHeroic& made) {
    if (fits()) return;
    int lowest = kFaces;
    for (std::uint32_t dice = made.dice; dice != 0; dice &= dice - 1)
      lowest = std::min(lowest, s_.pool.dice[std::countr_zero(dice)].value());
    add(reason("forges").set("value", lowest));
  }

  // What the best end loses without the ability.
  void helps(const State& without, const Ability& ability) {
    const Solution with = solver_.solve(s_, kNodes);
    const Solution other = solver_.solve(without, kNodes);
    Doc doc = reason("helps").set("ability", ability.id);
    doc.set("damage", rounded(static_cast<double>(other.score.damage - with.score.damage)));
    add(std::move(doc.set("time", rounded(static_cast<double>(other.score.time - with.score.time)))));
  }
  void use(const UsedSkill& used) {
    State without = s_;
    without.fight.used[used.who] |= 1U << used.slot;
    helps(without, *game_.ability(s_, s_.fight.heroes[used.who], used.slot));
    fits();
  }
  void drink() {
    State without = s_;
    without.potions = 0;
    helps(without, game_.content().abilities[game_.content().potions[about<Kind::UsePotion>(action_).potion].ability]);
    fits();
  }

  void stop() {
    const Stopping stop = stopping(game_, s_);
    if (stop.damage == 0 && stop.time == 0) add(reason("clean"));
    else add(reason("enough").set("damage", stop.damage).set("time", stop.time));
    if (stop.boss_damage > 0) add(reason("strikes").set("damage", stop.boss_damage));
  }

  // --- before the dice ---

  void expects(std::string_view code, Action action) {
    if (game_.refuse(s_, action)) return;
    const Forecast forecast = onedeck::forecast(game_, s_, action, kQuick);
    add(reason(code).set("damage", rounded(forecast.wounds)).set("time", rounded(forecast.time)));
    if (forecast.lost > 0.005) add(reason("danger").set("chance", rounded(forecast.lost)));
  }

  void option(int chosen) {
    const Forecast here = forecast(game_, s_, action_, kQuick);
    const Forecast other = forecast(game_, s_, pack<Kind::Option>({1 - chosen}), kQuick);
    add(reason("spares")
            .set("damage", rounded(other.wounds - here.wounds))
            .set("time", rounded(other.time - here.time)));
  }

  // --- loot ---

  const Ability& ability_of_loot() const {
    return game_.content().abilities[game_.content().cards[s_.loot[read<LootTaken>(action_).which]].skill];
  }
  void lanterns_of(const Card& card) {
    const int missing = game_.lanterns_needed(s_) - lanterns(game_, s_).total;
    if (card.lanterns >= missing) return add(reason("reaches").set("lanterns", card.lanterns));
    add(reason("lanterns").set("lanterns", card.lanterns).set("missing", missing - card.lanterns));
  }
  void item(const LootTaken& taken) {
    const int hero = taken.hero;
    Doc dice = Doc::object();
    for (int color = 0; color < index(Color::Heroic); ++color)
      dice.set(kColorNames[color], game_.stat(after_, hero, color_at(color)) - game_.stat(s_, hero, color_at(color)));
    const int health = game_.health(after_, hero) - game_.health(s_, hero);
    add(reason("item").set("seat", hero).set("dice", std::move(dice)).set("health", health));
  }

  const OneDeck& game_;
  const State& s_;
  const Action action_;
  State after_;
  Solver solver_;
  std::optional<std::vector<Placed>> placed_;
  Doc found_ = Doc::array();
};

}  // namespace

Doc reasons_for(const OneDeck& game, const State& state, Action action) { return Reasons(game, state, action).find(); }

}  // namespace uc::onedeck
