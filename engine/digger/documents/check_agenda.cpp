// Is the agenda one that play can leave behind? The numbers of its steps, and what may lie on what.
#include <initializer_list>

#include "check_parts.hpp"

namespace uc::digger {

namespace {

using enum Step;

// Is there such a thing in this game?
bool is_played(const Check& check, Of meaning, std::uint64_t number) {
  const auto plays = [&](Scenario scenario) { return check.game.plays(scenario); };
  switch (meaning) {
    case Of::Creature: return plays(Scenario::TotalBattle);
    case Of::CreatureOrNone: return plays(number == kNone ? Scenario::TrappedAdventurers : Scenario::TotalBattle);
    case Of::CoinPlace: return number != place::kStack || plays(Scenario::DragonsLair);
    default: return true;
  }
}

void check_numbers(Check& check, int i) {
  const Task& task = check.s.agenda[i];
  for (const auto& field : Steps::fields(task.step)) {
    if (!is_played(check, field.meaning, field.of(task.bits())))
      check.fail(Check::agenda_path(i) + "." + std::string(field.name), "the scenario is not played", "DD-18.1");
  }
}

// --- what lies on what ---

bool is_one_of(Step step, std::initializer_list<Step> steps) {
  for (const Step each : steps) {
    if (step == each) return true;
  }
  return false;
}

class Layers {
 public:
  explicit Layers(const Check& check) : check_(check), s_(check.s) {}

  // What is under way at the bottom: a step of the set-up, the main phase, the end of a Turn, or the end.
  static bool can_be_base(const Task& task) {
    return is_one_of(task.step, {Over, DrawFirst, Lords, Portals, FirstProjects, FreeThinks, Main, EndTurn, EndedTurn});
  }

  bool can_lie_on(const Task& upper, const Task& lower) const {
    return setup(upper, lower) || turn(upper, lower) || coins(upper, lower) || building(upper, lower) ||
           shifting(upper, lower) || dragon(upper, lower);
  }

 private:
  bool is_next(const Task& upper, const Task& lower) const {  // the player whose part of the set-up it is
    const int done = number_of(lower, "done");
    return done >= 1 && seat_of(upper) == (s_.first + done - 1) % check_.players;
  }
  static int seat_of(const Task& task) { return number_of(task, "seat"); }
  static int space_of(const Task& task) { return number_of(task, "space"); }
  static int creature_of(const Task& task) { return number_of(task, "creature"); }
  static bool is_at(const Task& task, BuildStage stage) {
    return task.step == Built && as<Built>(task).stage == index(stage);
  }
  static bool is_at(const Task& task, EndStage stage) {
    return task.step == EndTurn && as<EndTurn>(task).stage == index(stage);
  }
  static bool is_order(const Task& task) { return task.step == Main || task.step == Shifts; }

  bool setup(const Task& upper, const Task& lower) const {
    const bool begins = lower.step == FirstProjects && as<FirstProjects>(lower).done == 0;
    switch (upper.step) {
      case AskLord:
      case DealLord: return lower.step == Lords && is_next(upper, lower);
      case AskPortal: return lower.step == Portals && is_next(upper, lower);
      case HuntTiles:
      case TurnUp: return begins || lower.step == Stack || lower.step == Adventurers;
      case AskHuntTile: return lower.step == HuntTiles && is_next(upper, lower);
      case Adventurers:
      case Stack: return begins;
      case DealAdventurer: return lower.step == Adventurers && is_next(upper, lower);
      case AskFreeThink: return lower.step == FreeThinks && is_next(upper, lower);
      default: return false;
    }
  }

  // DD-4, DD-5.2, DD-17
  bool turn(const Task& upper, const Task& lower) const {
    const bool mine = seat_of(upper) == s_.active;
    switch (upper.step) {
      case AskStore:
      case AskMain:
      case AskPool:
      case AskShift:
      case Shifts:
      case AskTax:
      case Tax:
      case AskReturn:
      case AskCollapse:
      case Defeat:
      case AskDefeat: return lower.step == Main;
      case DrawSands: return is_at(lower, EndStage::Projects);
      case AskRetreat: return is_at(lower, EndStage::Sands);
      case PutBack: return (lower.step == Main && mine) || (lower.step == FreeThinks && is_next(upper, lower));
      case DrawTiles:
        if (lower.step == PutBack) return seat_of(upper) == seat_of(lower);
        if (lower.step == FirstProjects) return is_next(upper, lower);
        return mine && (lower.step == AskReturn || (lower.step == EndedTurn && as<EndedTurn>(lower).skipped == 0));
      case DrawTile: return lower.step == DrawTiles && seat_of(upper) == seat_of(lower);
      default: return false;
    }
  }

  // DD-11, DD-17.2, DD-24.2, DD-24.7
  bool coins(const Task& upper, const Task& lower) const {
    const Step below = lower.step;
    const bool order = is_order(lower) || is_one_of(below, {Arrived, Tax, Defeat, GainCoins, TakeCoin});
    switch (upper.step) {
      case GainCoins: return order || below == Built;
      case TakeCoin:
      case StealCoin: return order || below == CreatureTrap;
      case AskRedraw: return below == GainCoins && as<GainCoins>(lower).elemental == 1 && seat_of(lower) == s_.active;
      case AskKeep: return is_drawn_for(upper, lower);
      case DrawCoin: {
        const auto drawn = as<DrawCoin>(upper);
        if (drawn.to == place::kStack) return drawn.seat == 0 && (is_stack_host(lower) || below == Stack);
        if (drawn.to != place::kDrawn) return drawn.to == place::kHand + drawn.seat && is_drawn_for(upper, lower);
        const bool second = below == DrawCoin && as<DrawCoin>(lower).to == place::kDrawn;
        return seat_of(upper) == seat_of(lower) && (below == AskKeep || second);
      }
      default: return false;
    }
  }
  bool is_drawn_for(const Task& upper, const Task& lower) const {
    return (lower.step == GainCoins && seat_of(upper) == seat_of(lower)) ||
           (lower.step == AskRedraw && seat_of(upper) == s_.active);
  }

  // DD-8.5, DD-13
  static bool building(const Task& upper, const Task& lower) {
    switch (upper.step) {
      case Built: return is_order(lower) && !is_at(upper, BuildStage::Reveal);
      case RevealHunt: return lower.step == TurnUp || lower.step == RevealHunt || is_at(lower, BuildStage::Corridors);
      case AskDorm:
        return lower.step == GainCoins || (is_at(lower, BuildStage::BonusOfRoom) && space_of(lower) == space_of(upper));
      case AskBonus:
      case Bonus: return is_order(lower) || lower.step == Bonus || is_at(lower, BuildStage::BonusOfOthers);
      default: return false;
    }
  }

  // DD-6, DD-20, DD-24
  static bool shifting(const Task& upper, const Task& lower) {
    const bool order = is_order(lower);
    const bool retreat = is_at(lower, EndStage::Sands);
    switch (upper.step) {
      case AskPit:
      case AskTreasure: return order;
      case CreatureHere:
      case AskCreature:
      case AskTroll:
      case AskAdventurer: return lower.step == Shifts;
      case AskFlame: return lower.step == Shifts || retreat;
      case AdventurerHere: return lower.step == Shifts || (retreat && as<AdventurerHere>(upper).left == 0);
      case CreatureTrap: return lower.step == CreatureHere && creature_of(upper) == creature_of(lower);
      case AskTrapCoin:
        return creature_of(upper) == kNone ? lower.step == AdventurerHere
                                           : lower.step == CreatureHere && creature_of(upper) == creature_of(lower);
      case Arrived: return order || lower.step == Fleeing;
      case Entered: return order || lower.step == Fleeing;
      case RevealLair: return lower.step == Entered && space_of(upper) == space_of(lower);
      default: return false;
    }
  }

  // DD-23.8, DD-23.11
  static bool is_stack_host(const Task& task) { return is_order(task) || task.step == Fleeing; }
  static bool dragon(const Task& upper, const Task& lower) {
    const bool host = is_stack_host(lower) || (lower.step == DrawCoin && as<DrawCoin>(lower).to == place::kStack);
    switch (upper.step) {
      case DragonLeaves: return host;
      case AskSave:
      case AskFlee:
      case Fleeing: return host || lower.step == DragonLeaves;
      default: return false;
    }
  }

  const Check& check_;
  const State& s_;
};

// Longer than any that play leaves behind (a combat with all Creatures, whose coins are still to be taken), and short
// enough for whatever is put on top of it to find its place.
constexpr int kMostSteps = 20;
static_assert(kMostSteps + 12 <= kMaxAgenda);

void check_stack(Check& check) {
  const State& s = check.s;
  if (check.top().step > DrawSands) {
    return check.fail(Check::agenda_path(s.agenda_count - 1),
                      "the last step should be a question, a matter of chance or the end");
  }
  if (s.agenda_count > kMostSteps) return check.fail("agenda", "is longer than play can make it");
  if (!Layers::can_be_base(s.agenda[0])) return check.fail("agenda[0]", "nothing can be under way below this step");
  const Layers layers(check);
  for (int i = 1; i < s.agenda_count; ++i) {
    if (!layers.can_lie_on(s.agenda[i], s.agenda[i - 1]))
      return check.fail(Check::agenda_path(i), "cannot come up during the step before it");
  }
}

}  // namespace

void check_agenda(Check& check) {
  for (int i = 0; i < check.s.agenda_count; ++i) check_numbers(check, i);
  if (!check.fault) check_stack(check);
}

}  // namespace uc::digger
