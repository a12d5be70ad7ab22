// Scenarios that put figures on the board: the Trapped Adventurers and Total Battle.
#include "effects.hpp"
#include "parts.hpp"

namespace uc::digger::reading {

namespace {

constexpr int kMostEffects = 4;
constexpr int kMostSteps = 4;  // of a shift
constexpr int kMostLife = 15;
constexpr int kMostSpaces = 2 * kMaxRadius;  // from one end of the board to the other

void check_near(DocReader field, std::uint8_t within) {
  if (within == 0 || within > kMostSpaces)
    field.fail("should be within 1 to " + std::to_string(kMostSpaces) + " spaces");
}

// --- Adventurers (DD-20) ----------------------------------------------------------------------------------------------

void read_adventurer_effect(DocReader& effect, Op op, Adventurer& adventurer, bool& retreats) {
  switch (op) {
    case Op::Fury: adventurer.fury = true; break;
    case Op::Forbid:
      expect_text(effect.member("what"),
                  "staying on a tile with Stooges: must step to an adjacent connected space free of Stooges");
      retreats = true;
      break;
    case Op::Convert: adventurer.converts = true; break;
    case Op::PassThrough:
      expect_text(effect.member("what"), "any Stooges");
      adventurer.passes_stooges = true;
      break;
    case Op::UnkillableInCorridor: adventurer.hides_in_corridors = true; break;
    case Op::IgnoreTraps: adventurer.ignores_traps = true; break;
    case Op::MoveIf:
      adventurer.moves_more = number(effect.member("value"), 1, kMostSteps);
      read_pattern(effect.member("cond"), "another Adventurer within # spaces", {&adventurer.moves_more_within});
      check_near(effect.member("cond"), adventurer.moves_more_within);
      break;
    case Op::LifeIf:
      adventurer.life_more = number(effect.member("value"), 1, kMost);
      read_pattern(effect.member("cond"), "# or more Stooges within # spaces",
                   {&adventurer.life_more_stooges, &adventurer.life_more_within});
      check_near(effect.member("cond"), adventurer.life_more_within);
      break;
    case Op::Flameblast: adventurer.flameblast = true; break;
    case Op::Charm:
      adventurer.charm = number(effect.member("n"), 1, kMaxStooges);
      adventurer.charm_within = number(effect.member("within"), 1, kMostSpaces);
      break;
    default: break;  // makes no sense here: refused before
  }
}

Adventurer read_adventurer(DocReader entry, Ids& ids) {
  check_sourced(entry, {"id", "name", "movement", "life", "ability", "effects"});
  check_words(entry.member("name"));
  check_words(entry.member("ability"));
  Adventurer adventurer;
  adventurer.id = read_id(entry.member("id"), ids);
  adventurer.movement = number(entry.member("movement"), 1, kMostSteps);
  adventurer.life = number(entry.member("life"), 1, kMostLife);
  DocReader effects = entry.member("effects");
  bool retreats = false;
  read_effects(effects, Place::Adventurer, kMostEffects, [&](DocReader& effect, const Effect& one) {
    read_adventurer_effect(effect, one.op, adventurer, retreats);
  });
  if (retreats != adventurer.fury)
    effects.fail("should have both fury and the retreat at the end of the Turn, or none");
  return adventurer;
}

// --- Creatures (DD-24) ------------------------------------------------------------------------------------------------

constexpr std::string_view kPassed = "troll";  // the one that the Observer may pass

void read_creature_effect(DocReader& effect, Op op, Creature& creature) {
  switch (op) {
    case Op::FreeShift: creature.shifts_on_win = number(effect.member("n"), 1, 1); break;
    case Op::NeedParty:
      creature.group_to_defeat = number(effect.member("stooges"), 1, kMaxStooges);
      creature.life_to_defeat = number(effect.member("creature_life"), 1, kMostLife);
      break;
    case Op::Forbid:
      expect_text(effect.member("what"), "conquer");
      creature.conquers = false;
      break;
    case Op::IgnoreTraps: creature.ignores_traps = true; break;
    case Op::PassThrough:
      read_pattern(effect.member("what"), "exactly # Stooges, or the Troll", {&creature.passes_stooges});
      break;
    case Op::RedrawCoin: creature.redraws_coin = true; break;
    case Op::FreeShiftsPerToken: creature.shift_per_token = true; break;
    default: break;  // makes no sense here: refused before
  }
}

void read_summon(DocReader summon, const Content& content, Creature& creature) {
  check_members(summon, {"tp", "rooms"});
  creature.tp = number(summon.member("tp"), 1, kMost);
  DocReader rooms = summon.member("rooms");
  creature.rooms = read_set(rooms, Names(kTypeNames).first(kRoomTypes));
  if (creature.rooms == 0) rooms.fail("should name a Room");
  for (std::size_t type = 0; type < kRoomTypes && !rooms.failed(); ++type) {
    if ((creature.rooms >> type & 1U) != 0 && content.types[type].count == 0) {
      rooms.fail("names the " + std::string(kTypeNames[type]) + ", of which there are no tiles");
    }
  }
}

Creature read_creature(DocReader entry, const Content& content, Ids& ids) {
  check_sourced(entry, {"id", "name", "life", "movement", "resources", "summon", "effects"});
  check_words(entry.member("name"));
  Creature creature;
  creature.id = read_id(entry.member("id"), ids);
  creature.life = number(entry.member("life"), 1, kMostLife);
  creature.movement = number(entry.member("movement"), 1, kMostSteps);
  creature.resources = number(entry.member("resources"), 1, kMost);
  read_summon(entry.member("summon"), content, creature);
  read_effects(entry.member("effects"), Place::Creature, kMostEffects,
               [&](DocReader& effect, const Effect& one) { read_creature_effect(effect, one.op, creature); });
  return creature;
}

}  // namespace

void read_trapped(DocReader& entry, Content& content) {
  check_sourced(entry, {"id", "name", "goal_gp", "goal_gp_english_text", "area_shift", "starts", "pieces",
                        "start_space", "one_per_player", "kill_gp", "kill_coin_if_opponents", "portal_penalty_gp"});
  number(entry.member("goal_gp_english_text"), 1, 255);  // DD-R40: kept, and not used
  if (read_hex(entry.member("start_space")) != Hex{}) entry.member("start_space").fail("should be the middle: DD-20.2");
  expect_flag(entry.member("one_per_player"), true);
  Trapped& trapped = content.trapped;
  trapped.kill_gp = number(entry.member("kill_gp"), 0, kMostGp);
  trapped.kill_coins = number(entry.member("kill_coin_if_opponents"), 0, kMost);
  trapped.portal_penalty = number(entry.member("portal_penalty_gp"), 0, kMostGp);
  Ids ids;
  DocReader list = entry.member("pieces");
  const std::size_t count = size_between(list, kAdventurers, kAdventurers, "Adventurers");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) trapped.adventurers[i] = read_adventurer(list.item(i), ids);
}

void read_battle(DocReader& entry, Content& content) {
  check_sourced(entry,
                {"id", "name", "goal_gp", "area_shift", "starts", "pieces", "portal_tokens_to_defeat", "extra_end"});
  Battle& battle = content.battle;
  battle.portal_tokens = number(entry.member("portal_tokens_to_defeat"), 1, kMost);
  expect_text(entry.member("extra_end"), "last_undefeated");
  Ids ids;
  DocReader list = entry.member("pieces");
  const std::size_t count = size_between(list, kCreatures, kCreatures, "Creatures");
  std::uint8_t passed = kNone;
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    battle.creatures[i] = read_creature(list.item(i), content, ids);
    if (battle.creatures[i].id == kPassed) passed = static_cast<std::uint8_t>(i);
  }
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    Creature& creature = battle.creatures[i];
    if (creature.passes_stooges == 0) continue;
    creature.passes_creature = passed;
    if (passed == kNone || passed == i)
      list.item(i).member("effects").fail("pass through a Troll, and there is no other of that id");
  }
}

}  // namespace uc::digger::reading
