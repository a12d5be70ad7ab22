// Is the agenda one that play can leave behind? The numbers of its steps, and what may lie on what.
#include <initializer_list>
#include <iterator>

#include "check_parts.hpp"

namespace uc::digger {

namespace {

using enum Step;

// What a number of a task is. Numbers that a step does not have are 0, so that equal positions have equal bytes.
enum class Of : std::uint8_t {
  Nothing,
  Seat,
  Space,
  Creature,
  Passer,  // a Creature, or kNone for an Adventurer
  Lowest,  // an order
  Tier,    // Rooms counted, 1 to 4
  Picks,
  Place,  // of a coin
  Flag,
  Seats,  // a bit each
  Few,    // 0 to 9
  Many,   // 0 to 63
  One,    // 1 to 63
};

struct Shape {
  Of a = Of::Nothing, b = Of::Nothing, c = Of::Nothing;
};

// By Step.
constexpr Shape kShapes[] = {
    {},                                  // Over
    {Of::Seat},                          // AskLord
    {Of::Seat},                          // AskPortal
    {Of::Seat},                          // AskHuntTile
    {Of::Seat},                          // AskFreeThink
    {},                                  // AskStore
    {},                                  // AskMain
    {Of::One},                           // AskShift
    {},                                  // AskPit
    {Of::Space},                         // AskDorm
    {Of::Tier, Of::Picks, Of::Lowest},   // AskBonus
    {},                                  // AskPool
    {Of::Seat},                          // AskKeep
    {Of::One, Of::Seats},                // AskTax
    {Of::One},                           // AskReturn
    {Of::One, Of::Flag},                 // AskCollapse
    {Of::Space, Of::One, Of::Space},     // AskTreasure
    {Of::One},                           // AskAdventurer
    {Of::Seat, Of::Passer},              // AskTrapCoin
    {},                                  // AskFlame
    {},                                  // AskRetreat
    {Of::Creature, Of::One},             // AskCreature
    {Of::Creature},                      // AskTroll
    {},                                  // AskRedraw
    {Of::Space, Of::Many},               // AskSave
    {Of::Space, Of::One},                // AskFlee
    {Of::Seat, Of::Seat},                // AskDefeat
    {},                                  // DrawFirst
    {Of::Seat},                          // DealLord
    {Of::Seat},                          // DealAdventurer
    {Of::Seat},                          // DrawTile
    {Of::Seat, Of::Place},               // DrawCoin
    {Of::Seat, Of::Seat},                // StealCoin
    {Of::Space},                         // RevealHunt
    {Of::Space},                         // RevealLair
    {},                                  // DrawSands
    {Of::One},                           // Lords
    {Of::One},                           // Portals
    {Of::Many},                          // HuntTiles
    {},                                  // TurnUp
    {Of::Many},                          // Adventurers
    {Of::Many},                          // Stack
    {Of::Seat},                          // Fill
    {Of::Many},                          // FirstProjects
    {Of::Many},                          // FreeThinks
    {},                                  // BeginTurn
    {},                                  // Main
    {Of::Few},                           // EndTurn
    {Of::Flag},                          // EndedTurn
    {Of::Many},                          // Shifts
    {Of::Seat, Of::Many},                // DrawTiles
    {Of::Seat},                          // PutBack
    {Of::Seat, Of::Many, Of::Flag},      // GainCoins
    {Of::Seat, Of::Seat},                // TakeCoin
    {Of::Few, Of::Space},                // Built
    {Of::Tier, Of::Picks, Of::Lowest},   // Bonus
    {Of::One, Of::Space},                // Arrived
    {Of::Space},                         // Entered
    {Of::Many},                          // AdventurerHere
    {Of::Creature},                      // CreatureTrap
    {Of::Creature, Of::Many, Of::Flag},  // CreatureHere
    {Of::Many, Of::Seats},               // Tax
    {Of::Many, Of::Flag},                // Collapses
    {Of::Space},                         // DragonHere
    {Of::Space, Of::Many},               // Saving
    {Of::Space, Of::Many},               // Fleeing
    {Of::Space},                         // DragonLeaves
    {Of::Seat},                          // Defeat
};
static_assert(std::size(kShapes) == index(Defeat) + 1);

bool fits(const Check& check, Of of, int n) {
  switch (of) {
    case Of::Nothing: return n == 0;
    case Of::Seat: return n < check.players;
    case Of::Space: return n < check.game.area().spaces;
    case Of::Creature: return n < kCreatures && check.game.plays(Scenario::TotalBattle);
    case Of::Passer: return n == kNone ? check.game.plays(Scenario::TrappedAdventurers) : fits(check, Of::Creature, n);
    case Of::Lowest: return n < kOrders;
    case Of::Tier: return n >= 1 && n <= kTiers;
    case Of::Picks: return n >= 1 && n <= kMaxPicks;
    case Of::Place:
      return (n >= place::kHand && n < place::kHand + check.players) || n == place::kDrawn ||
             (n == place::kStack && check.game.plays(Scenario::DragonsLair));
    case Of::Flag: return n <= 1;
    case Of::Seats: return n < 1 << check.players;
    case Of::Few: return n <= 9;
    case Of::Many: return n <= 63;
    case Of::One: return n >= 1 && n <= 63;
  }
  return false;
}

void check_numbers(Check& check, int i) {
  const Task& task = check.s.agenda[i];
  const Shape& shape = kShapes[index(task.step)];
  const struct {
    const char* name;
    Of of;
    int n;
  } numbers[] = {{".a", shape.a, task.a}, {".b", shape.b, task.b}, {".c", shape.c, task.c}};
  for (const auto& number : numbers) {
    if (!fits(check, number.of, number.n))
      check.fail(Check::agenda_path(i) + number.name, "is not a number of this step");
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
    return lower.a >= 1 && upper.a == (s_.first + lower.a - 1) % check_.players;
  }
  static bool is_order(const Task& task) { return task.step == Main || task.step == Shifts; }

  bool setup(const Task& upper, const Task& lower) const {
    const bool begins = lower.step == FirstProjects && lower.a == 0;
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
    const bool mine = upper.a == s_.active;
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
      case DrawSands: return lower.step == EndTurn && lower.a == 2;
      case AskRetreat: return lower.step == EndTurn && lower.a == 1;
      case PutBack: return (lower.step == Main && mine) || (lower.step == FreeThinks && is_next(upper, lower));
      case DrawTiles:
        if (lower.step == PutBack) return upper.a == lower.a;
        if (lower.step == FirstProjects) return is_next(upper, lower);
        return mine && (lower.step == AskReturn || (lower.step == EndedTurn && lower.a == 0));
      case DrawTile: return lower.step == DrawTiles && upper.a == lower.a;
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
      case AskRedraw: return below == GainCoins && lower.c == 1 && lower.a == s_.active;
      case AskKeep: return (below == GainCoins && upper.a == lower.a) || (below == AskRedraw && upper.a == s_.active);
      case DrawCoin:
        if (upper.b == place::kStack) return upper.a == 0 && (is_stack_host(lower) || below == Stack);
        if (upper.b == place::kDrawn)
          return upper.a == lower.a && (below == AskKeep || (below == DrawCoin && lower.b == place::kDrawn));
        return upper.b == place::kHand + upper.a &&
               ((below == GainCoins && upper.a == lower.a) || (below == AskRedraw && upper.a == s_.active));
      default: return false;
    }
  }

  // DD-8.5, DD-13
  static bool building(const Task& upper, const Task& lower) {
    const bool built = lower.step == Built;
    switch (upper.step) {
      case Built: return is_order(lower) && upper.a >= 1 && upper.a <= 5;
      case RevealHunt: return lower.step == TurnUp || lower.step == RevealHunt || (built && lower.a == 1);
      case AskDorm: return lower.step == GainCoins || (built && lower.a == 4 && lower.b == upper.a);
      case AskBonus:
      case Bonus: return is_order(lower) || lower.step == Bonus || (built && lower.a == 5);
      default: return false;
    }
  }

  // DD-6, DD-20, DD-24
  static bool shifting(const Task& upper, const Task& lower) {
    const bool order = is_order(lower);
    const bool retreat = lower.step == EndTurn && lower.a == 1;
    switch (upper.step) {
      case AskPit:
      case AskTreasure: return order;
      case CreatureHere:
      case AskCreature:
      case AskTroll:
      case AskAdventurer: return lower.step == Shifts;
      case AskFlame: return lower.step == Shifts || retreat;
      case AdventurerHere: return lower.step == Shifts || (retreat && upper.a == 0);
      case CreatureTrap: return lower.step == CreatureHere && upper.a == lower.a;
      case AskTrapCoin:
        return upper.b == kNone ? lower.step == AdventurerHere : lower.step == CreatureHere && upper.b == lower.a;
      case Arrived: return order || lower.step == Fleeing;
      case Entered: return order || lower.step == Fleeing;
      case RevealLair: return lower.step == Entered && upper.a == lower.a;
      default: return false;
    }
  }

  // DD-23.8, DD-23.11
  static bool is_stack_host(const Task& task) { return is_order(task) || task.step == Fleeing; }
  static bool dragon(const Task& upper, const Task& lower) {
    const bool host = is_stack_host(lower) || (lower.step == DrawCoin && lower.b == place::kStack);
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
