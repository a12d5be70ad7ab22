#include "strikes.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "notation.hpp"
#include "results.hpp"
#include "saga/rules/choices.hpp"
#include "saga/rules/routes.hpp"

namespace uc::saga {

namespace {

constexpr std::size_t kMostPlaces = 12;  // of one target and one way to strike it, unless it is asked for

// Where it would stand, and what it would do there.
struct Place {
  Square at;
  Facing facing{};
  int cost = 0;
};
struct Option {
  Place place;
  Strike strike;
  Action action;
  int spell = kNone;
  int exposed = 0;  // enemies beside it that it would have behind it
  int aslant = 0;   // how far from straight ahead the target would be
  ModelSet engaged = 0;
  // The chances:
  Attack attack;
  double removed = 0, wounded = 0, opened = 0;
  bool wounds = false;  // the target takes wounds
};

class Strikes {
 public:
  Strikes(const Saga& game, const State& state, const Sortie& sortie, const Stands& stands, const StrikeFilter& filter,
          Viewer viewer)
      : game_(game),
        state_(state),
        sortie_(sortie),
        filter_(filter),
        viewer_(viewer),
        model_(sortie.model()),
        figure_(game.figure(state, model_)),
        routes_(game, sortie.begun(), {model_, sortie.move().steps ? sortie.move().mover.points : 0}) {
    stands.for_each([&](Square at, Facing facing) {
      if (!filter.from || *filter.from == at) look_from({at, facing, cost_of(at, facing)});
    });
  }

  Doc write() {
    std::vector<Option*> all;
    for (auto& [key, options] : found_) {
      for (Option& option : options) {
        weigh(option);
        all.push_back(&option);
      }
    }
    std::sort(all.begin(), all.end(), [](const Option* a, const Option* b) { return order(*a) < order(*b); });
    const auto prefix = first_action();
    std::map<Key, std::size_t> listed;
    Doc list = Doc::array();
    for (const Option* option : all) {
      Key key = key_of(*option);
      key.at = 0;
      if (!filter_.target && listed[key]++ >= kMostPlaces) continue;
      list.push(doc(*option, prefix));
    }
    return list;
  }

 private:
  // Of one way to strike one target from one square the best facing is kept.
  struct Key {
    int type, spell, target, at;
    auto operator<=>(const Key&) const = default;
  };
  static Key key_of(const Option& option) {
    return {option.strike.manner.type, option.spell, option.strike.target, number_of(option.place.at)};
  }

  int cost_of(Square at, Facing facing) const {
    return at == state_.at[model_] && !sortie_.move().steps ? sortie_.cost_of_turn(facing) : routes_.cost(at, facing);
  }
  bool stays(const Place& place) const {
    return place.at == state_.at[model_] && (figure_.ethereal || place.facing == state_.facing[model_]);
  }

  // --- what can be done from a place ---

  void look_from(const Place& place) {
    const State there = sortie_.standing(place.at, place.facing);
    Prospects prospects(game_, there, model_);
    const auto strike = [&](int target, const Manner& manner, Action action, int spell = kNone) {
      add(there, place, {model_, target, manner}, action, spell);
    };
    for_each_in(prospects.fights(),
                [&](int target) { strike(target, {.type = Attack::Fight}, pack<Kind::Fight>({target})); });
    for_each_in(prospects.locks(), [&](int lock) {
      strike(thing::kFirstLock + lock, {.type = Attack::Fight}, pack<Kind::Fight>({thing::kFirstLock + lock}));
    });
    if (figure_.shooting != 0) {
      for_each_in(prospects.shots(), [&](int target) {
        const Sight sight = sight_of(game_, there, model_, target);
        strike(target, {.type = Attack::Shoot, .furniture = sight.furniture}, pack<Kind::Shoot>({target}));
      });
    }
    for_each_in(game_.spells_of(there, model_), [&](int spell) { cast(there, prospects, spell, strike); });
  }

  template <class Add>
  void cast(const State& there, Prospects& prospects, int number, Add&& strike) {
    const Spell& spell = game_.content().spells[number];
    if (!spell.attacks || !is_ready(there, number)) return;
    const auto* const effect = std::find_if(spell.effects.data(), spell.effects.data() + spell.effects.size(),
                                            [](const Effect& each) { return each.op == Op::MagicAttack; });
    const Manner manner{.type = Attack::Magic, .dice = effect->amount, .minor = !spell.major, .origin = number};
    const ModelSet enemies = enemies_of(there, model_);
    const auto action = [&](int target, Square square) {
      return pack<Kind::Cast>({.spell = number, .target = target, .square = square, .crystal = kNone});
    };
    if (spell.targeting.count == Count::Blast) {
      std::map<int, std::pair<std::tuple<int, int, int>, Square>> best;  // by target
      target_squares(game_, there, prospects.aim(), number).for_each([&](Square centre) {
        const ModelSet hit = blast_targets(game_, there, centre);
        const int friends = std::popcount(hit & ~enemies);
        const std::tuple rank(friends, -std::popcount(hit & enemies), centre.y * kMaxWidth + centre.x);
        for_each_in(hit & enemies, [&](int target) {
          const auto known = best.find(target);
          if (known == best.end() || rank < known->second.first) best[target] = {rank, centre};
        });
      });
      for (const auto& [target, centre] : best) strike(target, manner, action(kNone, centre.second), number);
      return;
    }
    const bool each = spell.targeting.count == Count::EachInRange;
    for_each_in(targets_of(game_, there, prospects.aim(), number) & enemies,
                [&](int target) { strike(target, manner, action(each ? int{kNone} : target, kNowhere), number); });
  }

  void add(const State& there, const Place& place, const Strike& strike, Action action, int spell) {
    const Square aimed = square_of(game_, there, strike.target);
    if (filter_.target && aimed != *filter_.target) return;
    Option option;
    option.place = place;
    option.strike = strike;
    option.action = action;
    option.spell = spell;
    option.engaged = engagers(game_, there, model_);
    for_each_in(enemies_of(there, model_), [&](int enemy) {
      if (is_adjacent_to(game_, there, model_, enemy) && !engages(game_, there, model_, enemy)) ++option.exposed;
    });
    if (!figure_.ethereal) {
      const int reach = std::max(std::abs(aimed.x - place.at.x), std::abs(aimed.y - place.at.y));
      option.aslant = reach - forward(place.at, size_of(figure_), place.facing, aimed);
    }
    std::vector<Option>& same = found_[key_of(option)];
    if (same.empty()) same.push_back(option);
    else if (preference(option) < preference(same.front())) same.front() = option;
  }

  // Which facing is kept: that it has, then the cheapest, then the safest, then straight ahead.
  std::tuple<bool, int, int, int, int> preference(const Option& option) const {
    return {!stays(option.place), option.place.cost, option.exposed, option.aslant, index(option.place.facing)};
  }

  // --- how good they are ---

  void weigh(Option& option) {
    const State there = sortie_.standing(option.place.at, option.place.facing);
    option.attack = prepare_attack(game_, there, model_, option.strike.target, option.strike.manner);
    const Attack& a = option.attack;
    std::vector<double>& hits = hits_[{a.dice, a.defence, a.armour}];
    if (hits.empty()) hits = hit_chances(a);
    const Results results = results_of(game_, there, a, hits);
    option.removed = results.removed;
    option.opened = results.opened;
    option.wounds = results.wounds.size() > 1;
    option.wounded = 1 - results.wounds[0];
  }

  // The best first.
  static std::tuple<double, double, double, int, int, int, int, int, int> order(const Option& option) {
    return {-option.removed,      -option.opened,
            -option.wounded,      std::popcount(option.engaged),
            option.place.cost,    option.place.at.y * kMaxWidth + option.place.at.x,
            option.strike.target, option.strike.manner.type,
            option.spell};
  }

  // --- in words ---

  // What must be chosen before; nothing where the line cannot begin now.
  std::optional<std::vector<std::string>> first_action() const {
    const auto chosen = [&](Action action) { return std::vector{game_.text(state_, action, viewer_)}; };
    switch (state_.next().step) {
      case Step::AskAct:
        if (sortie_.is_now()) return std::vector<std::string>();
        break;
      case Step::AskHero:
        if (is_hero(model_) && !has(ModelSet{state_.acted}, model_)) return chosen(pack<Kind::Hero>({model_}));
        break;
      case Step::AskCommand:
        if (state_.commands == 0) break;
        [[fallthrough]];
      case Step::AskModel:
        if (has(can_be_activated(state_), model_)) return chosen(pack<Kind::Activate>({model_}));
        break;
      default: break;
    }
    return std::nullopt;
  }

  Doc actions(const Option& option, const std::optional<std::vector<std::string>>& first) const {
    if (!first) return {};
    Doc list = Doc::array();
    for (const std::string& text : *first) list.push(text);
    if (!stays(option.place)) {
      const Action move =
          pack<Kind::Move>({.square = option.place.at, .facing = figure_.ethereal ? 0 : index(option.place.facing)});
      list.push(game_.text(sortie_.begun(), move, viewer_));
    }
    const State there = sortie_.standing(option.place.at, option.place.facing);
    return list.push(game_.text(there, option.action, viewer_));
  }

  Doc doc(const Option& option, const std::optional<std::vector<std::string>>& first) const {
    const bool model = thing::is_model(option.strike.target);
    return Doc::object()
        .set("actions", actions(option, first))
        .set("type", kAttackNames[option.strike.manner.type])
        .set("spell", option.spell == kNone ? Doc() : Doc(game_.content().spells[option.spell].id))
        .set("target", thing_doc(game_, option.strike.target, viewer_))
        .set("square", square_name(option.place.at))
        .set("facing", facing_doc(figure_, option.place.facing))
        .set("cost", option.place.cost)
        .set("dice", option.attack.dice)
        .set("defence", option.attack.defence)
        .set("armour", option.attack.armour)
        .set("removed", model ? Doc(option.removed) : Doc())
        .set("wounded", option.wounds ? Doc(option.wounded) : Doc())
        .set("opened", model ? Doc() : Doc(option.opened))
        .set("engaged", numbers_doc(option.engaged));
  }

  const Saga& game_;
  const State& state_;
  const Sortie& sortie_;
  const StrikeFilter& filter_;
  const Viewer viewer_;
  const int model_;
  const Figure& figure_;
  const Routes routes_;
  std::map<Key, std::vector<Option>> found_;
  std::map<std::tuple<int, int, int>, std::vector<double>> hits_;
};

}  // namespace

Doc strikes_doc(const Saga& game, const State& state, const Sortie& sortie, const Stands& stands,
                const StrikeFilter& filter, Viewer viewer) {
  return Strikes(game, state, sortie, stands, filter, viewer).write();
}

}  // namespace uc::saga
