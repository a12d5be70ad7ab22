// The chances of an action where dice decide: attacks with what they may do, and single dice. docs/format/saga.md,
// "Odds".
#include <algorithm>
#include <vector>

#include "hits.hpp"
#include "results.hpp"
#include "view.hpp"

namespace uc::saga {

namespace {

constexpr int kFaces = 6;

Doc numbers(const std::vector<double>& chances) {
  Doc list = Doc::array();
  for (const double chance : chances) list.push(chance);
  return list;
}

Square square_of(const Saga& game, const State& state, int t) {
  Square first = kNowhere;
  for_each_square_of_thing(game, state, t, [&](Square each) {
    if (first == kNowhere) first = each;
  });
  return first;
}

// The odds are told to who decides: the ids of chests and furniture are the squares by which actions name them.
constexpr Viewer kDecider = Viewer::table();

Doc attack_doc(const Saga& game, const State& state, const ToldAttack& told) {
  const Attack& attack = told.attack;
  const std::vector<double> hits = hit_chances(attack);
  std::vector<double> shown(HitTable::kHits, 0.0);  // four or more are one
  for (std::size_t n = 0; n < hits.size(); ++n) shown[std::min(n, shown.size() - 1)] += hits[n];
  Doc doc = Doc::object()
                .set("by", square_doc(state.at[attack.attacker]))
                .set("at", square_doc(square_of(game, state, attack.target)))
                .set("dice", attack.dice)
                .set("defence", attack.defence)
                .set("armour", attack.armour)
                .set("why", whys_doc(game, told.why, kDecider))
                .set("hits", numbers(shown));
  const Results results = results_of(game, state, attack, hits);
  if (!thing::is_model(attack.target)) return doc.set("opened", results.opened);
  if (results.bones > 0) doc.set("bones", results.bones);
  if (results.destroyed > 0) doc.set("destroyed", results.destroyed);
  if (results.wounds.size() > 1) doc.set("wounds", numbers(results.wounds));
  return doc.set("removed", results.removed);
}

// All of them against the same target, one after the other as long as it is there (DS-7.3): what wounds do to it
// counts.
Doc together(const Saga& game, const State& state, const std::vector<ToldAttack>& attacks, const Manner& manner) {
  const int target = attacks.front().attack.target;
  const Figure& figure = game.figure(state, target);
  const int before = state.wounds_of(target);
  const int most = figure.klass == Class::Minion ? figure.wounds : figure.incapacitated_at;
  std::vector<double> taken(1, 1.0);
  double removed = 0;
  for (const auto& [each, why] : attacks) {
    std::vector<double> next(taken.size(), 0.0);
    for (std::size_t had = 0; had < taken.size(); ++had) {
      if (taken[had] <= 0) continue;
      State hurt = state;
      hurt.wounds[target] = static_cast<std::uint8_t>(hurt.wounds[target] + had);
      const Attack attack = prepare_attack(game, hurt, each.attacker, target, manner);
      const Results results = results_of(game, hurt, attack, hit_chances(attack));
      removed += taken[had] * results.removed;
      const double stays = 1 - results.bones - results.destroyed;
      for (std::size_t n = 0; n < results.wounds.size(); ++n) {
        const std::size_t now = had + n;
        if (n > 0 && most > 0 && before + static_cast<int>(now) >= most) continue;
        if (now >= next.size()) next.resize(now + 1, 0.0);
        next[now] += taken[had] * (n == 0 ? results.wounds[0] - (1 - stays) : results.wounds[n]);
      }
    }
    taken = next;
  }
  Doc doc = Doc::object().set("removed", removed);
  if (taken.size() > 1) doc.set("wounds", numbers(taken));
  return doc;
}

Doc attacks_doc(const Saga& game, const State& state, const std::vector<ToldAttack>& attacks) {
  if (attacks.empty()) return {};
  Doc list = Doc::array();
  for (const ToldAttack& attack : attacks) list.push(attack_doc(game, state, attack));
  return Doc::object().set("attacks", std::move(list));
}

// How likely it is that so many of them remove their targets.
Doc removals(const Saga& game, const State& state, const std::vector<ToldAttack>& attacks, bool friends) {
  std::vector<double> removed(1, 1.0);
  for (const auto& [attack, why] : attacks) {
    if (!thing::is_model(attack.target) || (is_hero(attack.attacker) == is_hero(attack.target)) != friends) continue;
    const double chance = results_of(game, state, attack, hit_chances(attack)).removed;
    removed.push_back(0);
    for (std::size_t n = removed.size() - 1; n > 0; --n)
      removed[n] = removed[n] * (1 - chance) + removed[n - 1] * chance;
    removed[0] *= 1 - chance;
  }
  return removed.size() > 1 ? numbers(removed) : Doc();
}

// Attacks on many, each as it stands now: how many of them go.
Doc many_doc(const Saga& game, const State& state, const std::vector<ToldAttack>& attacks) {
  Doc doc = attacks_doc(game, state, attacks);
  if (attacks.size() < 2) return doc;
  Doc all = Doc::object();
  if (Doc enemies = removals(game, state, attacks, false); !enemies.is_null()) all.set("removed", std::move(enemies));
  if (Doc friends = removals(game, state, attacks, true); !friends.is_null()) all.set("friends", std::move(friends));
  return doc.set("together", std::move(all));
}

// Is somebody breaking away under these Free Attacks?
bool is_breaking(const State& state) {
  for (int i = 0; i < state.tasks; ++i) {
    if (state.agenda[i].step == Step::BreakStep) return true;
  }
  return false;
}

Doc free_attacks_doc(const Saga& game, const State& state) {
  const Manner manner{.type = Attack::Free, .breaking_away = is_breaking(state)};
  const int target = state.next().as<about::FreeAttacks>().target;
  std::vector<ToldAttack> attacks;
  for_each_in(state.free, [&](int each) { attacks.push_back(told_attack(game, state, each, target, manner)); });
  return attacks_doc(game, state, attacks).set("together", together(game, state, attacks, manner));
}

// The targets of one Magic Attack (DS-11.9), or of a feat that attacks everybody around (DS-16.3, DS-16.11); locks may
// be left out, so they have their own odds.
template <Kind kKind>
Doc targets_doc(const Saga& game, const State& state) {
  std::vector<ToldAttack> attacks;
  for_each_in(state.targets, [&](int each) {
    if (const auto strike = strike_by(game, state, pack<kKind>({each}))) {
      attacks.push_back(told_attack(game, state, *strike));
    }
  });
  return many_doc(game, state, attacks);
}

// The attack that is to be rolled for, with what was told when it began.
ToldAttack begun_attack(const State& state, const EventList<Event>& events) {
  ToldAttack told{state.attack, {}};
  for (const Event& event : events.items) {
    if (event.type == Event::Type::AttackBegan) told.why = event.why;
  }
  return told;
}

// How likely each value of the crystal is, from 1.
Doc crystal_doc(const Saga& game, const State& state) {
  const auto made = state.next().as<about::Crystal>();
  std::vector<double> values(3, 0.0);
  OutcomeList outcomes;
  game.outcomes(state, outcomes);
  double all = 0;
  for (const Outcome& each : outcomes) all += static_cast<double>(each.weight);
  for (const Outcome& each : outcomes) {
    const int value = effect_of(game, made.origin, made.effect).table[as<said::Die>(each.action).face];
    if (value >= 1 && value <= 3) values[value - 1] += static_cast<double>(each.weight) / all;
  }
  return Doc::object().set("crystal", numbers(values));
}

Doc block_doc(const Saga& game, const State& state) {
  const auto turn = state.next().as<about::BlockTurn>();
  const RuleEffect& effect = game.adventure().rules[turn.rule].effects[turn.effect];
  double chances[3] = {};
  for (int face = 1; face <= kFaces; ++face) chances[static_cast<int>(effect.turns[face])] += 1.0 / kFaces;
  return Doc::object().set("turns", Doc::object()
                                        .set("none", chances[static_cast<int>(Quarter::None)])
                                        .set("cw", chances[static_cast<int>(Quarter::Clockwise)])
                                        .set("ccw", chances[static_cast<int>(Quarter::Anticlockwise)]));
}

// May what follows at once be rolled for?
bool may_roll(Kind kind) {
  switch (kind) {
    case Kind::Hero:
    case Kind::Break:
    case Kind::Fight:
    case Kind::Shoot:
    case Kind::Cast:
    case Kind::Interact:
    case Kind::Feat:
    case Kind::Free:
    case Kind::Raise:
    case Kind::Place:
    case Kind::Target: return true;
    default: return false;
  }
}

}  // namespace

Doc Saga::odds(const State& state, Action action) const {
  if (!turn(state).is_seat() || !may_roll(kind_of(action)) || refuse(state, action)) return {};
  State after = state;
  EventList<Event> events;
  apply(after, action, events);
  switch (after.next().step) {
    case Step::RollAttack: return attacks_doc(*this, after, {begun_attack(after, events)});
    case Step::AskFree: return kind_of(action) == Kind::Free ? Doc() : free_attacks_doc(*this, after);
    case Step::AskTarget: return targets_doc<Kind::Target>(*this, after);
    case Step::AskEach: return kind_of(action) == Kind::Feat ? targets_doc<Kind::Fight>(*this, after) : Doc();
    case Step::RollCrystal: return crystal_doc(*this, after);
    case Step::RollBlock: return block_doc(*this, after);
    case Step::RollSkip: return Doc::object().set("normal", (kFaces + 1 - after.next().as<about::Skip>().needs) / 6.0);
    default: return {};
  }
}

}  // namespace uc::saga
