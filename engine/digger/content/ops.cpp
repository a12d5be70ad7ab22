// The closed list of effects: their names and members, and where and when each makes sense.
#include <algorithm>
#include <iterator>

#include "core/shorten.hpp"
#include "core/text.hpp"
#include "effects.hpp"

namespace uc::digger::reading {

const std::string_view kWhenNames[kWhens] = {
    "always",     "on_place",     "on_room_built", "on_corridor_built", "on_corridor_complete",
    "turn_start", "turn_end",     "on_own_enter",  "on_opponent_enter", "on_enter",
    "on_leave",   "on_conquered", "on_conquer_by", "while_disabled",    "on_attack",
    "on_defend",  "on_win",       "on_move_end",   "on_summon",         "on_draw_coin",
    "on_order",   "once_per_game"};

namespace {

struct KnownOp {
  std::string_view name;
  std::string_view members;  // beside `when`, `op` and `note`; separated by spaces
};

constexpr KnownOp kKnown[] = {
    {"stat_add", "stat value"},
    {"bonus_orders", "count"},
    {"uncount", "count"},
    {"draw_coin", "n"},
    {"draw_coin_per_feature", ""},
    {"store_coin", ""},
    {"no_store", ""},
    {"gp", "value"},
    {"gp_adjacent_rooms", "value"},
    {"no_gp_adjacent", ""},
    {"summon_here", "n"},
    {"rise_spot", ""},
    {"no_rise", ""},
    {"sacrifice", ""},
    {"choose_one", "optional options"},
    {"build_anywhere", ""},
    {"once_per_turn", ""},
    {"skip_next_turn", ""},
    {"loot_treasure", ""},
    {"loot_normal", ""},
    {"kill_one_entering", ""},
    {"forbid", "what"},
    {"require_group", "n what"},
    {"add_tp", "value"},
    {"shifts", "order paid bonus"},
    {"rise_any_room", "order"},
    {"strength_add", "value"},
    {"ignore_traps", ""},
    {"token_from_reserve", ""},
    {"draw_two_keep_one", ""},
    {"gain_coins", "n"},
    {"free_sabotage", "order"},
    {"order_cost", "order value"},
    {"place_collapses", "n"},
    {"draw_then_return", "n"},
    {"blocks_like_collapse", ""},
    {"carry_treasure", ""},
    {"place_dragon", ""},
    {"wake_on_shift", "tp"},
    {"hold", "capacity"},
    {"convert", ""},
    {"fury", ""},
    {"pass_through", "what"},
    {"unkillable_in_corridor", ""},
    {"life_if", "value cond"},
    {"move_if", "value cond"},
    {"flameblast", ""},
    {"charm", "n within"},
    {"free_shift", "n"},
    {"need_party", "stooges creature_life"},
    {"redraw_coin", ""},
    {"free_shifts_per_token", ""},
};
static_assert(std::size(kKnown) == kOps && kOps == static_cast<int>(Op::FreeShiftsPerToken) + 1);
static_assert(kWhens == static_cast<int>(When::None));

constexpr unsigned of(Place place) { return static_cast<unsigned>(place); }
constexpr unsigned of(When when) { return 1U << static_cast<unsigned>(when); }

struct KnownUse {
  Op op;
  unsigned places;
  unsigned whens;
};

// An op may stand in several lines: it happens at other times in other places.
constexpr KnownUse kUses[] = {
    {Op::StatAdd, of(Place::Room) | of(Place::LordStandard), of(When::Always)},
    {Op::BonusOrders, of(Place::Room), of(When::OnPlace) | of(When::OnRoomBuilt) | of(When::OnCorridorBuilt)},
    {Op::Uncount, of(Place::Room), of(When::WhileDisabled)},
    {Op::DrawCoin, of(Place::Room), of(When::OnPlace)},
    {Op::DrawCoin, of(Place::Neutral), of(When::OnConquered) | of(When::OnEnter)},
    {Op::DrawCoin, of(Place::Option), of(When::None)},
    {Op::DrawCoinPerFeature, of(Place::Corridor), of(When::OnCorridorComplete)},
    {Op::StoreCoin, of(Place::Room), of(When::TurnStart)},
    {Op::NoStore, of(Place::Room), of(When::WhileDisabled)},
    {Op::Gp, of(Place::Room), of(When::OnPlace)},
    {Op::Gp, of(Place::Neutral), of(When::OnConquered)},
    {Op::GpAdjacentRooms, of(Place::Room), of(When::Always)},
    {Op::NoGpAdjacent, of(Place::Room), of(When::WhileDisabled)},
    {Op::SummonHere, of(Place::Room), of(When::OnPlace)},
    {Op::RiseSpot, of(Place::Room) | of(Place::Portal), of(When::Always)},
    {Op::NoRise, of(Place::Room), of(When::WhileDisabled)},
    {Op::Sacrifice, of(Place::Room), of(When::OnOwnEnter)},
    {Op::ChooseOne, of(Place::Room), of(When::OnOwnEnter)},
    {Op::BuildAnywhere, of(Place::Option), of(When::None)},
    {Op::BuildAnywhere, of(Place::LordSpecial), of(When::OncePerGame)},
    {Op::OncePerTurn, of(Place::Room), of(When::Always)},
    {Op::SkipNextTurn, of(Place::Room), of(When::OnConquered)},
    {Op::LootTreasure, of(Place::Room), of(When::OnConquered)},
    {Op::LootNormal, of(Place::Room), of(When::OnConquered)},
    {Op::KillOneEntering, of(Place::Corridor), of(When::OnOpponentEnter)},
    {Op::Forbid, of(Place::Room) | of(Place::Portal) | of(Place::Blocker) | of(Place::Neutral) | of(Place::Creature),
     of(When::Always)},
    {Op::Forbid, of(Place::Adventurer), of(When::TurnEnd)},
    {Op::RequireGroup, of(Place::Neutral), of(When::OnEnter) | of(When::OnLeave)},
    {Op::AddTp, of(Place::Neutral), of(When::OnConquered)},
    {Op::AddTp, of(Place::LordSpecial), of(When::OncePerGame)},
    {Op::Shifts, of(Place::LordStandard), of(When::OnOrder)},
    {Op::RiseAnyRoom, of(Place::LordStandard), of(When::OnOrder)},
    {Op::StrengthAdd, of(Place::LordStandard), of(When::OnAttack)},
    {Op::IgnoreTraps, of(Place::LordStandard) | of(Place::Adventurer) | of(Place::Creature), of(When::Always)},
    {Op::TokenFromReserve, of(Place::LordSpecial), of(When::OncePerGame)},
    {Op::DrawTwoKeepOne, of(Place::LordStandard), of(When::OnDrawCoin)},
    {Op::GainCoins, of(Place::LordSpecial), of(When::OncePerGame)},
    {Op::FreeSabotage, of(Place::LordStandard), of(When::OnOrder)},
    {Op::OrderCost, of(Place::LordStandard), of(When::Always)},
    {Op::PlaceCollapses, of(Place::LordSpecial), of(When::OncePerGame)},
    {Op::DrawThenReturn, of(Place::LordSpecial), of(When::OncePerGame)},
    {Op::BlocksLikeCollapse, of(Place::Blocker), of(When::Always)},
    {Op::CarryTreasure, of(Place::Neutral), of(When::OnEnter)},
    {Op::PlaceDragon, of(Place::Neutral), of(When::OnEnter)},
    {Op::WakeOnShift, of(Place::Neutral), of(When::OnLeave)},
    {Op::Hold, of(Place::Neutral), of(When::OnEnter)},
    {Op::Convert, of(Place::Adventurer), of(When::OnWin)},
    {Op::Fury, of(Place::Adventurer), of(When::OnAttack)},
    {Op::PassThrough, of(Place::Adventurer) | of(Place::Creature), of(When::Always)},
    {Op::UnkillableInCorridor, of(Place::Adventurer), of(When::OnDefend)},
    {Op::LifeIf, of(Place::Adventurer), of(When::Always)},
    {Op::MoveIf, of(Place::Adventurer), of(When::Always)},
    {Op::Flameblast, of(Place::Adventurer), of(When::OnMoveEnd)},
    {Op::Charm, of(Place::Adventurer), of(When::OnDefend)},
    {Op::FreeShift, of(Place::Creature), of(When::OnWin)},
    {Op::NeedParty, of(Place::Creature), of(When::OnDefend)},
    {Op::RedrawCoin, of(Place::Creature), of(When::OnConquerBy)},
    {Op::FreeShiftsPerToken, of(Place::Creature), of(When::OnSummon)},
};

std::string_view name_of(Place place) {
  switch (place) {
    case Place::Room: return "a Room";
    case Place::Portal: return "the Portal";
    case Place::Corridor: return "a corridor tile";
    case Place::Blocker: return "a blocker";
    case Place::Neutral: return "a neutral tile";
    case Place::Adventurer: return "an Adventurer";
    case Place::Creature: return "a Creature";
    case Place::LordStandard: return "a lord's standard ability";
    case Place::LordSpecial: return "a lord's special ability";
    case Place::Option: return "an option";
  }
  return "";
}

void check_effect_members(DocReader& effect, const KnownOp& op, Place place) {
  for (std::string_view rest = op.members; !rest.empty();) effect.member(take_word(rest));
  for (const auto& [given, value] : effect.doc()->as_object()) {
    bool known = given == "op" || (given == "when" && place != Place::Option);
    if (given == "note" && !known) {
      check_text(effect.member("note"));
      known = true;
    }
    for (std::string_view rest = op.members; !known && !rest.empty();) known = given == take_word(rest);
    if (!known) effect.member(given).fail("is no member of the effect " + std::string(op.name));
  }
}

// The times at which an op may happen in a place, as bits of When.
unsigned times_of(Op op, Place place) {
  unsigned times = 0;
  for (const KnownUse& use : kUses) {
    if (use.op == op && (use.places & of(place)) != 0) times |= use.whens;
  }
  return times;
}

Op read_op(DocReader field) {
  const std::string given = field.text();
  for (std::size_t i = 0; i < std::size(kKnown); ++i) {
    if (kKnown[i].name == given) return static_cast<Op>(i);
  }
  field.fail("there is no effect called " + shortened(given));
  return Op::StatAdd;
}

When read_when(DocReader& effect, unsigned times) {
  if (times == of(When::None)) return When::None;
  DocReader field = effect.member("when");
  const std::size_t when = field.choice(kWhenNames);
  if (!effect.failed() && (times >> when & 1U) == 0) {
    std::string wanted;
    for (std::size_t i = 0; i < kWhens; ++i) {
      if ((times >> i & 1U) != 0) wanted += (wanted.empty() ? "" : " or ") + std::string(kWhenNames[i]);
    }
    field.fail("should be " + wanted + " for this effect here, not " + std::string(kWhenNames[when]));
  }
  return static_cast<When>(when);
}

}  // namespace

std::string_view name_of(Op op) { return kKnown[index(op)].name; }

Effect read_effect(DocReader effect, Place place) {
  DocReader field = effect.member("op");
  const Op op = read_op(field);
  if (effect.failed()) return {};
  const unsigned times = times_of(op, place);
  if (times == 0) {
    field.fail(std::string(name_of(op)) + " makes no sense as the effect of " + std::string(name_of(place)));
    return {};
  }
  check_effect_members(effect, kKnown[index(op)], place);
  return {op, read_when(effect, times)};
}

}  // namespace uc::digger::reading
