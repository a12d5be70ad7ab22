// Is the map one that play can make? Areas and doors, bone piles, what was dropped, the collapse.
#include "check_parts.hpp"

namespace uc::saga {

namespace {

// DS-13.10: an area is revealed at the start or by an open door; at the end the last door may have ended the game.
void check_areas(Check& check) {
  const Adventure& adventure = check.adventure;
  const State& s = check.s;
  std::uint32_t behind = 1U << adventure.start_area;
  for (std::size_t i = 0; i < adventure.doors.size(); ++i) {
    if ((s.doors_open >> i & 1U) == 0) continue;
    for (const std::uint8_t area : adventure.doors[i].areas) {
      if (area != kNone) behind |= 1U << area;
    }
  }
  check.need((s.areas >> adventure.start_area & 1U) != 0, "areas", "the heroes start in a revealed area", "DS-2.3");
  check.need((s.areas & ~behind) == 0, "areas", "no open door reveals one of them", "DS-13.10");
  check.need((behind & ~s.areas) == 0 || check.is_over(), "areas", "an open door reveals another one", "DS-13.10");
}

void check_bones(Check& check) {
  const State& s = check.s;
  for (int i = 0; i < s.bones; ++i) {
    const int key = s.bone_square[i];
    const Square square = square_at(key & 63, key >> 6);
    if (!s.open.has(square) || s.solid.has(square))
      check.fail("bones", "one lies where no revealed free floor is, at " + square_name(square), "DS-7.5");
  }
}

// DS-8.15, and what is in chests that are open.
void check_objects(Check& check) {
  const State& s = check.s;
  for (int hero = 0; hero < check.game.heroes(); ++hero) {
    if (s.dropped[hero] == 0) continue;
    check.need((s.incapacitated >> hero & 1) != 0, "dropped", "who left it there is not incapacitated", "DS-8.15");
    check.need(s.open.has(s.dropped_at[hero]), "dropped", "it lies on no revealed floor", "DS-8.15");
  }
  for (std::size_t object = 0; object < check.content.objects.size(); ++object) {
    unsigned found = 0, opened = 0;
    for (std::size_t hero = 0; hero < kMaxHeroes; ++hero) {
      found += (s.objects[hero] >> (4 * object) & 15U) + (s.dropped[hero] >> (4 * object) & 15U);
    }
    for (std::size_t i = 0; i < check.adventure.chests.size(); ++i) {
      if ((s.chests_open >> i & 1U) != 0) opened += check.adventure.chests[i].objects[object];
    }
    if (found > opened)
      check.fail("models", "there is more of " + check.content.objects[object].id + " than was in the open chests",
                 "DS-13.11");
  }
}

void check_collapse(Check& check) {
  if (check.s.collapse == kNone) return;
  bool possible = false;
  for (const SpecialRule& rule : check.adventure.rules) {
    for (const RuleEffect& effect : rule.effects) {
      if (effect.op != RuleOp::Collapse) continue;
      for (int line = effect.start; line < 254; line += effect.step) possible = possible || line == check.s.collapse;
      possible = possible || check.s.collapse == 254;
    }
  }
  check.need(possible, "collapse", "no special rule makes the map fall so far", "DS-18.2");
}

}  // namespace

void check_map(Check& check) {
  check_areas(check);
  check_bones(check);
  check_objects(check);
  check_collapse(check);
}

}  // namespace uc::saga
