// The effects that the file may name: when they happen, what they do, on what they may stand.
#pragma once

#include <cstdint>
#include <string_view>

#include "content.hpp"
#include "reading.hpp"

namespace uc::digger::reading {

enum class When : std::uint8_t {
  Always,
  OnPlace,
  OnRoomBuilt,
  OnCorridorBuilt,
  OnCorridorComplete,
  TurnStart,
  TurnEnd,
  OnOwnEnter,
  OnOpponentEnter,
  OnEnter,
  OnLeave,
  OnConquered,
  OnConquerBy,
  WhileDisabled,
  OnAttack,
  OnDefend,
  OnWin,
  OnMoveEnd,
  OnSummon,
  OnDrawCoin,
  OnOrder,
  OncePerGame,
  None,  // of an option to choose: it happens when it is chosen
};
inline constexpr int kWhens = 22;
extern const std::string_view kWhenNames[kWhens];

enum class Op : std::uint8_t {
  StatAdd,
  BonusOrders,
  Uncount,
  DrawCoin,
  DrawCoinPerFeature,
  StoreCoin,
  NoStore,
  Gp,
  GpAdjacentRooms,
  NoGpAdjacent,
  SummonHere,
  RiseSpot,
  NoRise,
  Sacrifice,
  ChooseOne,
  BuildAnywhere,
  OncePerTurn,
  SkipNextTurn,
  LootTreasure,
  LootNormal,
  KillOneEntering,
  Forbid,
  RequireGroup,
  AddTp,
  Shifts,
  RiseAnyRoom,
  StrengthAdd,
  IgnoreTraps,
  TokenFromReserve,
  DrawTwoKeepOne,
  GainCoins,
  FreeSabotage,
  OrderCost,
  PlaceCollapses,
  DrawThenReturn,
  BlocksLikeCollapse,
  CarryTreasure,
  PlaceDragon,
  WakeOnShift,
  Hold,
  Convert,
  Fury,
  PassThrough,
  UnkillableInCorridor,
  LifeIf,
  MoveIf,
  Flameblast,
  Charm,
  FreeShift,
  NeedParty,
  RedrawCoin,
  FreeShiftsPerToken,
};
inline constexpr int kOps = 52;
std::string_view name_of(Op op);

// On what an effect stands. Each makes sense on some of these only.
enum class Place : std::uint16_t {
  Room = 1,
  Portal = 2,
  Corridor = 4,
  Blocker = 8,
  Neutral = 16,
  Adventurer = 32,
  Creature = 64,
  LordStandard = 128,
  LordSpecial = 256,
  Option = 512,  // one of those to choose from
};

struct Effect {
  Op op{};
  When when{};
};

// Reads `op` and `when`; a fault if there is none of that name, if it makes no sense here or then, or if the effect has
// a member that it does not know.
Effect read_effect(DocReader effect, Place place);

// Calls one(reader, effect) for each effect of a list; a fault if one is there twice.
template <class One>
void read_effects(DocReader list, Place place, int most, One&& one) {
  Ids seen;
  const std::size_t count = size_between(list, 0, most, "effects");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const Effect effect = read_effect(entry, place);
    if (list.failed()) return;
    std::string key(name_of(effect.op));
    for (const std::string_view part : {"stat", "what", "order"}) {
      if (const Doc* given = entry.doc()->find(part); given != nullptr && given->is_string())
        key += " " + given->as_string();
    }
    for (const std::string& other : seen) {
      if (other == key) entry.member("op").fail("is there twice: " + key);
    }
    seen.push_back(std::move(key));
    if (!list.failed()) one(entry, effect);
  }
}

// An effect whose `value` raises a statistic.
template <class Bearer>
void read_stat(DocReader& effect, Bearer& bearer) {
  constexpr std::string_view kStats[] = {"craft", "resources", "tyranny"};
  std::uint8_t* stats[] = {&bearer.craft, &bearer.resources, &bearer.tyranny};
  *stats[effect.member("stat").choice(kStats)] = number(effect.member("value"), 1, kMost);
}

}  // namespace uc::digger::reading
