// The types of tiles: how many there are of each, and what they do (DD-12).
#include "effects.hpp"
#include "parts.hpp"

namespace uc::digger::reading {

namespace {

constexpr int kMostEffects = 8;
constexpr std::string_view kPitForbids =
    "entry by other players' tokens, groups of two or more, Adventurers, Creatures, Treasure carriers";
constexpr std::string_view kPortalForbids = "entry by other players' Stooges (except Total Battle)";

constexpr Class class_of(Type type) {
  if (index(type) < kRoomTypes) return Class::Room;
  return type == Type::Portal ? Class::Portal : Class::Corridor;
}
constexpr std::string_view class_name(Class tile_class) {
  return tile_class == Class::Room ? "room" : tile_class == Class::Portal ? "portal" : "corridor";
}
constexpr Place place_of(Class tile_class) {
  return tile_class == Class::Room ? Place::Room : tile_class == Class::Portal ? Place::Portal : Place::Corridor;
}

// What a disabled Room loses is said in the file, and the rules fix it (DD-14.5): each loss goes with its power.
struct Losses {
  bool uncount = false, no_rise = false, no_store = false, no_gp_adjacent = false;
  bool once_per_turn = false, forbids = false, chooses = false;
};

void read_choice(DocReader& effect, Power& power) {
  expect_flag(effect.member("optional"), true);
  DocReader options = effect.member("options");
  if (options.size() == 0) options.fail("should hold something to choose");
  read_effects(options, Place::Option, 2, [&](DocReader& option, const Effect& one) {
    if (one.op == Op::BuildAnywhere) power.sacrifice_builds = true;
    else power.sacrifice_coins = number(option.member("n"), 1, kMost);
  });
}

BonusOn bonus_on(When when) {
  return when == When::OnPlace       ? BonusOn::Placed
         : when == When::OnRoomBuilt ? BonusOn::RoomBuilt
                                     : BonusOn::CorridorBuilt;
}

void read_power(DocReader& effect, const Effect& one, std::string_view type, Power& power, Losses& losses) {
  switch (one.op) {
    case Op::StatAdd: read_stat(effect, power); break;
    case Op::BonusOrders:
      expect_text(effect.member("count"), type);
      power.bonus_on = bonus_on(one.when);
      break;
    case Op::Uncount:
      expect_text(effect.member("count"), type);
      losses.uncount = true;
      break;
    case Op::DrawCoin: power.coins = number(effect.member("n"), 1, kMost); break;
    case Op::DrawCoinPerFeature: power.coin_per_nugget = true; break;
    case Op::StoreCoin: power.stores = true; break;
    case Op::NoStore: losses.no_store = true; break;
    case Op::Gp: power.gp = number(effect.member("value"), 1, kMostGp); break;
    case Op::GpAdjacentRooms: power.gp_adjacent = number(effect.member("value"), 1, kMost); break;
    case Op::NoGpAdjacent: losses.no_gp_adjacent = true; break;
    case Op::SummonHere: power.summon = number(effect.member("n"), 1, 1); break;  // DD-12.2: one, yes or no
    case Op::RiseSpot: power.rise = true; break;
    case Op::NoRise: losses.no_rise = true; break;
    case Op::Sacrifice: power.sacrifices = true; break;
    case Op::ChooseOne:
      read_choice(effect, power);
      losses.chooses = true;
      break;
    case Op::OncePerTurn: losses.once_per_turn = true; break;
    case Op::SkipNextTurn: power.skips_turn = true; break;
    case Op::LootTreasure:
    case Op::LootNormal:
      if (power.loot != Loot::None) effect.member("op").fail("is the second loot of this Room");
      power.loot = one.op == Op::LootNormal ? Loot::Normal : Loot::Treasure;
      break;
    case Op::KillOneEntering: power.traps = true; break;
    case Op::Forbid:
      expect_text(effect.member("what"), type == "portal" ? kPortalForbids : kPitForbids);
      losses.forbids = true;
      break;
    default: break;  // makes no sense here: refused before
  }
}

void check_pair(DocReader effects, bool power, bool loss, std::string_view names) {
  if (power != loss) effects.fail("should have both or none of " + std::string(names));
}

// DD-14.5, and what belongs to one type alone because the rules call it by its name.
void check_power(DocReader effects, Type type, const Power& power, const Losses& losses) {
  check_pair(effects, power.bonus_on != BonusOn::Never, losses.uncount, "bonus_orders and uncount");
  if (type != Type::Portal) check_pair(effects, power.rise, losses.no_rise, "rise_spot and no_rise");
  check_pair(effects, power.stores, losses.no_store, "store_coin and no_store");
  check_pair(effects, power.gp_adjacent > 0, losses.no_gp_adjacent, "gp_adjacent_rooms and no_gp_adjacent");
  const auto belongs = [&](bool has, Type owner, std::string_view names) {
    if (has != (type == owner)) {
      effects.fail(std::string(has ? "should not" : "should") + " have " + std::string(names) + ": that is the " +
                   std::string(kTypeNames[index(owner)]) + "'s");
    }
  };
  belongs(power.stores, Type::Treasure, "store_coin");
  belongs(power.loot == Loot::Treasure, Type::Treasure, "loot_treasure");
  belongs(power.sacrifices, Type::Pit, "sacrifice");
  belongs(losses.chooses, Type::Pit, "choose_one");
  belongs(losses.once_per_turn, Type::Pit, "once_per_turn");
  belongs(power.traps, Type::Trap, "kill_one_entering");
  belongs(power.coin_per_nugget, Type::Nugget, "draw_coin_per_feature");
  if (type == Type::Portal && !power.rise) effects.fail("should have rise_spot: the Portal is where Stooges rise");
  if (losses.forbids != (type == Type::Pit || type == Type::Portal)) {
    effects.fail(losses.forbids ? "should not forbid anything" : "should forbid the entry of others");
  }
}

}  // namespace

void read_tile_types(DocReader list, Content& content) {
  const std::size_t count = size_between(list, kTypes, kTypes, "types of tiles");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const Type id = static_cast<Type>(i);
    check_sourced(entry, {"id", "name", "class", "count", "conquerable", "effects"});
    expect_text(entry.member("id"), kTypeNames[i]);
    check_words(entry.member("name"));
    TileType& type = content.types[i];
    type.tile_class = class_of(id);
    expect_text(entry.member("class"), class_name(type.tile_class));
    type.count = number(entry.member("count"), id == Type::Portal ? 1 : 0, id == Type::Portal ? 1 : kMaxSetTiles);
    type.conquerable = entry.member("conquerable").boolean();
    DocReader effects = entry.member("effects");
    Losses losses;
    read_effects(effects, place_of(type.tile_class), kMostEffects, [&](DocReader& effect, const Effect& one) {
      read_power(effect, one, kTypeNames[i], type.power, losses);
    });
    if (list.failed()) return;
    check_power(effects, id, type.power, losses);
    if (type.conquerable && (type.tile_class != Class::Room || id == Type::Pit)) {
      entry.member("conquerable").fail("should be false: DD-14.2");
    }
    if (type.conquerable != (type.power.loot != Loot::None) || (type.power.skips_turn && !type.conquerable)) {
      entry.member("conquerable").fail("should agree with what a conqueror takes");
    }
    if (type.power.bonus_on != BonusOn::Never && type.count > kTiers) {
      entry.member("count").fail("should be " + std::to_string(kTiers) +
                                 " at most: there the tiers of bonus orders end");
    }
  }
}

}  // namespace uc::digger::reading
