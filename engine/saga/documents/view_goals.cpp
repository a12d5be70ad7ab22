// What it takes to win, how far that has got, and where it is (DS-2.7, DS-12.3, DS-17.1).
#include <algorithm>
#include <bit>
#include <utility>

#include "saga/content/special_rules.hpp"
#include "view.hpp"

namespace uc::saga {

namespace {

class Goals {
 public:
  Goals(const Saga& game, const State& state, Viewer viewer)
      : game_(game), content_(game.content()), adventure_(game.adventure()), s_(state), viewer_(viewer) {}

  Doc write(const std::vector<Condition>& list) const {
    Doc doc = Doc::array();
    for (const Condition& condition : list) doc.push(goal(condition));
    return doc;
  }

 private:
  Doc goal(const Condition& condition) const {
    const bool counts =
        condition.type == ConditionType::CounterAtLeast || condition.type == ConditionType::HeroIncapacitated;
    Doc doc = Doc::object().set("type", reading::kVictoryNames[index(condition.type)]).set("what", what(condition));
    // A position says what it has always said: numbers only where there is something to be counted up.
    const bool numbers = counts || !viewer_.all;
    doc.set("value", numbers ? Doc(value(condition)) : Doc()).set("now", numbers ? Doc(now(condition)) : Doc());
    return viewer_.all ? doc : doc.set("where", squares_doc(where(condition)));
  }

  Doc what(const Condition& condition) const {
    switch (condition.type) {
      case ConditionType::DoorOpened: return adventure_.doors[condition.what].id;
      case ConditionType::BossIncapacitated: return content_.figures[condition.what].id;
      case ConditionType::Flag: return adventure_.flags[condition.what];
      case ConditionType::CounterAtLeast: return adventure_.counters[condition.what];
      default: return {};
    }
  }

  int value(const Condition& condition) const {
    switch (condition.type) {
      case ConditionType::CounterAtLeast:
      case ConditionType::HeroIncapacitated: return condition.value;
      case ConditionType::AllHeroesExited: return game_.heroes() - std::popcount(s_.incapacitated);  // DS-17.2
      case ConditionType::AllHeroesIncapacitated: return game_.heroes();
      case ConditionType::PileExhausted: return draws() + 1;
      default: return 1;
    }
  }
  int now(const Condition& condition) const {
    switch (condition.type) {
      case ConditionType::CounterAtLeast: return s_.counters[condition.what];
      case ConditionType::AllHeroesExited: return std::popcount(s_.exited);
      case ConditionType::HeroIncapacitated:
      case ConditionType::AllHeroesIncapacitated: return std::popcount(s_.incapacitated);
      case ConditionType::PileExhausted: return std::max(0, draws() - s_.pile) + (s_.pile_out != 0 ? 1 : 0);
      default: return holds(game_, s_, condition) ? 1 : 0;
    }
  }
  // Cards that the pile has for Ends of the Round; the next draw fails (DS-12.3).
  int draws() const {
    int cards = 0;
    for (std::size_t i = 0; i < content_.cards.size(); ++i) cards += game_.deck_count(static_cast<int>(i));
    const int pile = adventure_.fixed_pile ? cards : std::min(cards, adventure_.drawn + game_.options().extra_cards);
    return pile - std::min<int>(adventure_.opening_hand, pile);
  }

  // As far as it is revealed.
  Board where(const Condition& condition) const {
    switch (condition.type) {
      case ConditionType::DoorOpened: return door(condition.what);
      case ConditionType::BossIncapacitated: {
        Board squares;
        for_each_in(s_.in_play & ~kHeroes, [&](int model) {
          if (s_.figure[model] == condition.what) squares |= squares_of(game_, s_, model);
        });
        return squares;
      }
      case ConditionType::Flag: return brought_about(RuleOp::SetFlag, condition.what);
      case ConditionType::CounterAtLeast:
        return brought_about(RuleOp::AddCounter, condition.what) | brought_about(RuleOp::Deposit, condition.what);
      case ConditionType::AllHeroesExited: return adventure_.exits & s_.open;
      default: return {};
    }
  }
  Board door(int number) const {
    Board squares;
    if (!is_door_seen(game_, s_, number)) return squares;
    for_each_square_of_thing(game_, s_, thing::kDoor + number, [&](Square each) { squares.add(each); });
    return squares;
  }
  Board piece(int number) const {
    Board squares;
    const int t = thing::kFurniture + number;
    if (in_play_thing(game_, s_, t)) for_each_square_of_thing(game_, s_, t, [&](Square each) { squares.add(each); });
    return squares;
  }
  // The things with which a special rule does this.
  Board brought_about(RuleOp op, int number) const {
    Board squares;
    for (const SpecialRule& rule : adventure_.rules) {
      const bool does = std::any_of(rule.effects.begin(), rule.effects.end(), [&](const RuleEffect& effect) {
        return effect.op == op && (op == RuleOp::Deposit ? effect.counter : effect.what) == number;
      });
      if (!does) continue;
      if (rule.door != kNone) squares |= door(rule.door);
      if (rule.furniture != kNone) squares |= piece(rule.furniture);
      for (std::size_t i = 0; i < adventure_.furniture.size(); ++i) {
        if (rule.furniture_kind == adventure_.furniture[i].kind) squares |= piece(static_cast<int>(i));
      }
    }
    return squares;
  }

  const Saga& game_;
  const Content& content_;
  const Adventure& adventure_;
  const State& s_;
  const Viewer viewer_;
};

}  // namespace

Doc view_goals(const Saga& game, const State& state, Viewer viewer) {
  const Goals goals(game, state, viewer);
  return Doc::object()
      .set("heroes", goals.write(game.adventure().heroes_win))
      .set("overlord", goals.write(game.adventure().overlord_wins));
}

}  // namespace uc::saga
