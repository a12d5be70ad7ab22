// What abilities have brought to an encounter must come from those that were used in it.
#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "check.hpp"
#include "onedeck/rules/rules.hpp"

namespace uc::onedeck {

namespace {

using Prevented = std::pair<int, int>;  // damage, time

class UsedCheck {
 public:
  UsedCheck(const OneDeck& game, const State& state) : game_(game), content_(game.content()), s_(state) {
    for (int who = 0; who < heroes_in_fight(state); ++who) {
      for (int slot = 0; slot < kSlots; ++slot) {
        if ((state.fight.used[who] >> slot & 1U) == 0) continue;
        add(who, *game.ability(state, state.fight.heroes[who], slot), 1);
      }
    }
    for (std::size_t i = 0; i < content_.potions.size(); ++i) {  // OD-11.5: no limit, and nobody counts them
      if ((state.identified >> i & 1U) == 0) continue;
      const Ability& ability = content_.abilities[content_.potions[i].ability];
      for (int who = 0; who < heroes_in_fight(state); ++who) add(who, ability, kMost);
    }
  }

  std::optional<Fault> run() const {
    const Fight& f = s_.fight;
    if (!sums_.contains({f.prevent_damage, f.prevent_time}))
      return fault("encounter.prevented", "the abilities used here do not prevent this", "OD-12.1");
    for (const Use use : {Use::ArmorBoxOnly, Use::ManaOnly}) {
      if (restricted(use) > given_[static_cast<std::size_t>(use)])
        return fault("encounter.pool", "has more restricted dice than the abilities used here give", "OD-11.10");
    }
    return check_gained();
  }

 private:
  static constexpr int kMost = 99;  // of what the document can tell

  static Fault fault(const std::string& path, const std::string& message, std::string rule) {
    return {"bad_save", path + ": " + message, path, std::move(rule)};
  }

  bool is_under_way(int who, const Ability& ability) const {
    return s_.use.ability != kNone && s_.use.user == who && &content_.abilities[s_.use.ability] == &ability;
  }
  const Effect& effect(const Branch& branch, int step) const { return content_.effects[branch.first + step]; }

  // Any of its branches, so many times; of one that is under way the steps so far.
  void add(int who, const Ability& ability, int times) {
    std::set<Prevented> ways;
    int dice[kUses] = {};
    const auto consider = [&](const Branch& branch, int steps) {
      ways.insert(prevention(who, branch, steps));
      for (int use = 0; use < kUses; ++use)
        dice[use] = std::max(dice[use], gives(branch, steps, static_cast<Use>(use)));
    };
    if (is_under_way(who, ability)) consider(ability.branches[s_.use.branch], s_.use.step);
    if (!is_under_way(who, ability) || times > 1) {
      for (const Branch& branch : ability.branches) consider(branch, branch.count);
    }
    for (int use = 0; use < kUses; ++use) given_[static_cast<std::size_t>(use)] += times * dice[use];
    if (times > 1) ways.insert({0, 0});
    std::set<Prevented> before;
    for (int i = 0; i < times && before != sums_; ++i) {
      before = std::exchange(sums_, {});
      for (const Prevented& sum : before) {
        for (const Prevented& way : ways) {
          const Prevented now{sum.first + way.first, sum.second + way.second};
          if (now.first <= kMost && now.second <= kMost) sums_.insert(now);
        }
      }
    }
  }

  Prevented prevention(int who, const Branch& branch, int steps) const {
    Prevented sum{0, 0};
    const bool boss = s_.in_boss_fight();
    for (int i = 0; i < steps; ++i) {
      const Effect& each = effect(branch, i);
      if (each.kind != EffectKind::Prevent || target_of(each, who) >= heroes_in_fight(s_)) continue;
      if (prevention_counts(game_, s_)) sum.first += boss ? each.prevent_boss : each.prevent_damage;
      sum.second += boss ? 0 : each.prevent_time;
    }
    return sum;
  }

  int gives(const Branch& branch, int steps, Use use) const {
    int dice = 0;
    for (int i = 0; i < steps; ++i) {
      const Effect& each = effect(branch, i);
      for (std::size_t k = 0; k < each.gained; ++k) {
        if (each.dice[k].use == use) dice += each.kind == EffectKind::Exchange ? kMaxDice : 1;
      }
    }
    return dice;
  }

  int restricted(Use use) const {
    int dice = 0;
    for (const Dice* const place : {&s_.pool, &s_.fresh}) {
      for (const Die die : *place) dice += die.use() == use ? 1 : 0;
    }
    for (int i = 0; i < s_.laid_count; ++i) dice += s_.laid[i].die.use() == use ? 1 : 0;
    for (const auto& of_hero : s_.fight.to_roll) {
      for (const int count : of_hero[static_cast<int>(use)]) dice += count;
    }
    return dice;
  }

  // Dice that count as just gained are those of the last step that gave any.
  std::optional<Fault> check_gained() const {
    const Using& use = s_.use;
    if (use.ability == kNone || use.gained_count == 0) return std::nullopt;
    const Branch& branch = content_.abilities[use.ability].branches[use.branch];
    Dice given;
    for (int i = 0; i < use.step; ++i) {
      const Effect& each = effect(branch, i);
      if (each.kind != EffectKind::Gain || target_of(each, use.user) >= heroes_in_fight(s_)) continue;
      given = {};
      for (std::size_t k = 0; k < each.gained; ++k)
        given.add(Die::of(target_of(each, use.user), each.dice[k].color, each.dice[k].value, each.dice[k].use));
    }
    for (int i = 0; i < use.gained_count; ++i) {
      const int at = given.find(use.gained[i]);
      if (at < 0) return fault("using.gained", "should be dice that this ability gives", "OD-11.9");
      given.remove_at(at);
    }
    return std::nullopt;
  }

  const OneDeck& game_;
  const Content& content_;
  const State& s_;
  std::set<Prevented> sums_ = {{0, 0}};  // what may be prevented by now
  int given_[kUses] = {};                // dice of each use, at most
};

}  // namespace

std::optional<Fault> check_used(const OneDeck& game, const State& state) { return UsedCheck(game, state).run(); }

}  // namespace uc::onedeck
