// Statistics, set-up, orders, bonus orders, coins, points and prizes.
#include "parts.hpp"

namespace uc::digger::reading {

namespace {

constexpr int kMostCost = 3;  // TP; a Turn has two
constexpr int kMostShifts = 7;

void check_sum(DocReader field, int parts, int whole) {
  if (parts != whole) {
    field.fail("should leave " + std::to_string(whole) + " in all, and leaves " + std::to_string(parts));
  }
}

}  // namespace

void read_statistics(DocReader list, Content& content) {
  constexpr std::string_view kNames[] = {"craft", "resources", "tyranny"};
  std::uint8_t* starts[] = {&content.figures.craft, &content.figures.resources, &content.figures.tyranny};
  const std::size_t count = size_between(list, 3, 3, "statistics");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "start"});
    expect_text(entry.member("id"), kNames[i]);
    check_words(entry.member("name"));
    *starts[i] = number(entry.member("start"), 1, kMost);
  }
}

void read_setup(DocReader setup, Content& content) {
  check_sourced(
      setup, {"stooges_per_player", "stooges_on_portal", "stooges_on_score_track", "reserve_after_setup",
              "stooges_on_score_track_sands", "reserve_after_setup_sands", "collapses_per_player", "coins_per_player"});
  Figures& figures = content.figures;
  figures.stooges = number(setup.member("stooges_per_player"), 1, kMaxStooges);
  figures.stooges_on_portal = number(setup.member("stooges_on_portal"), 1, figures.stooges);
  figures.stooges_on_track = number(setup.member("stooges_on_score_track"), 0, figures.stooges);
  figures.reserve = number(setup.member("reserve_after_setup"), 0, figures.stooges);
  figures.stooges_on_track_sands = number(setup.member("stooges_on_score_track_sands"), 0, figures.stooges);
  figures.reserve_sands = number(setup.member("reserve_after_setup_sands"), 0, figures.stooges);
  figures.collapses = number(setup.member("collapses_per_player"), 0, kMost);
  figures.coins_each = number(setup.member("coins_per_player"), 1, kMaxCoinsEach);
  if (setup.failed()) return;
  check_sum(setup.member("reserve_after_setup"), figures.stooges_on_portal + figures.stooges_on_track + figures.reserve,
            figures.stooges);
  check_sum(setup.member("reserve_after_setup_sands"),
            figures.stooges_on_portal + figures.stooges_on_track_sands + figures.reserve_sands, figures.stooges);
  if (figures.stooges_on_portal > figures.resources) {
    setup.member("stooges_on_portal").fail("should not be more than Resources allow");
  }
}

// --- orders (DD-5) ----------------------------------------------------------------------------------------------------

void read_orders(DocReader list, Content& content) {
  const std::size_t count = size_between(list, kOrders, kOrders, "orders");
  Orders& orders = content.orders;
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const Order order = static_cast<Order>(i);
    expect_text(entry.member("id"), kOrderNames[i]);
    check_words(entry.member("name"));
    orders.cost[i] = number(entry.member("cost"), 1, kMostCost);
    expect_flag(entry.member("bonus"), order != Order::Conquer);
    if (order == Order::Move) {
      check_sourced(entry, {"id", "name", "cost", "bonus", "shifts", "bonus_shifts"});
      orders.shifts = number(entry.member("shifts"), 1, kMostShifts);
      orders.bonus_shifts = number(entry.member("bonus_shifts"), 1, orders.shifts);
    } else if (order == Order::Sabotage) {
      check_sourced(entry, {"id", "name", "cost", "bonus", "sacrifice", "bonus_sacrifice"});
      orders.sacrifice = number(entry.member("sacrifice"), 0, 1);
      orders.bonus_sacrifice = number(entry.member("bonus_sacrifice"), 0, orders.sacrifice);
    } else if (order == Order::Demolish) {
      check_sourced(entry, {"id", "name", "cost", "bonus", "bonus_cost"});
      expect_number(entry.member("bonus_cost"), 0);
    } else {
      check_sourced(entry, {"id", "name", "cost", "bonus"});
    }
  }
}

// DD-13.1
void read_bonus_orders(DocReader bonus, Content& content) {
  check_sourced(bonus, {"tiers"});
  DocReader list = bonus.member("tiers");
  const std::size_t count = size_between(list, kTiers, kTiers, "tiers");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_members(entry, {"rooms", "picks", "options", "same_twice_allowed"});
    expect_number(entry.member("rooms"), static_cast<int>(i) + 1);
    const Tier& below = content.tiers[i];
    Tier& tier = content.tiers[i + 1];
    tier.picks = number(entry.member("picks"), below.picks == 0 ? 1 : below.picks, kMaxPicks);
    tier.orders = read_set(entry.member("options"), kOrderNames);
    if ((tier.orders >> index(Order::Conquer) & 1U) != 0) {
      entry.member("options").fail("should not name conquer: it is never a bonus order");
    }
    if (tier.orders == 0 || (below.orders & ~tier.orders) != 0) {
      entry.member("options").fail("should name all that the tier below names: a lower tier may always be taken");
    }
    if (tier.picks > 1) expect_flag(entry.member("same_twice_allowed"), true);  // DD-R17
    else if (std::optional<DocReader> twice = entry.optional("same_twice_allowed"))
      twice->fail("makes no sense for one pick");
  }
}

// --- coins (DD-2.4) ---------------------------------------------------------------------------------------------------

namespace {

// How many there are of each value, `times` as many as each player brings.
void read_values(DocReader list, int times, int most, std::array<int, kCoinValues + 1>& counts) {
  const std::size_t count = size_between(list, kCoinValues, kCoinValues, "values");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_members(entry, {"value", "n"});
    expect_number(entry.member("value"), static_cast<int>(i) + 1);
    counts[i + 1] = static_cast<int>(entry.member("n").integer(0, times * most));
  }
}

}  // namespace

void read_coins(DocReader coins, Content& content) {
  check_sourced(coins, {"total", "per_player", "values_per_player", "values_total_six_players"});
  Figures& figures = content.figures;
  expect_number(coins.member("per_player"), figures.coins_each);
  expect_number(coins.member("total"), kMaxPlayers * figures.coins_each);
  std::array<int, kCoinValues + 1> each{}, all{};
  read_values(coins.member("values_per_player"), 1, figures.coins_each, each);
  read_values(coins.member("values_total_six_players"), kMaxPlayers, figures.coins_each, all);
  int sum = 0;
  for (std::size_t value = 1; value <= kCoinValues && !coins.failed(); ++value) {
    figures.coins[value] = static_cast<std::uint8_t>(each[value]);
    sum += each[value];
    if (all[value] != kMaxPlayers * each[value]) {
      coins.member("values_total_six_players")
          .item(value - 1)
          .member("n")
          .fail("should be six times what each player brings");
    }
  }
  if (!coins.failed()) check_sum(coins.member("values_per_player"), sum, figures.coins_each);
}

// --- points (DD-10, DD-15) --------------------------------------------------------------------------------------------

void read_scoring(DocReader scoring, Content& content) {
  check_sourced(scoring,
                {"corridor_gp_by_length", "same_type_room_gp", "throne_gp", "throne_adjacent_room_gp", "goal_gp"});
  constexpr std::string_view kLengthNames[kLengths] = {"1", "2", "3", "4", "5+"};
  DocReader lengths = scoring.member("corridor_gp_by_length");
  check_members(lengths, {"1", "2", "3", "4", "5+"});
  Figures& figures = content.figures;
  for (std::size_t i = 0; i < kLengths; ++i) {
    figures.corridor_gp[i + 1] = number(lengths.member(kLengthNames[i]), figures.corridor_gp[i], kMostGp);
  }
  figures.same_type_gp = number(scoring.member("same_type_room_gp"), 0, kMostGp);
  figures.goal = number(scoring.member("goal_gp"), 1, 255);
  const Power& throne = content.types[index(Type::Throne)].power;  // said twice in the file
  expect_number(scoring.member("throne_gp"), throne.gp);
  expect_number(scoring.member("throne_adjacent_room_gp"), throne.gp_adjacent);
}

void read_prizes(DocReader list, Content& content) {
  constexpr std::string_view kMeasures[kPrizes] = {
      "longest complete corridor", "largest complex of connected own Rooms", "own Conquer tokens on the board"};
  const std::size_t count = size_between(list, kPrizes, kPrizes, "prizes");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "gp", "measure", "minimum", "tie"});
    expect_text(entry.member("id"), kPrizeNames[i]);
    check_words(entry.member("name"));
    expect_text(entry.member("measure"), kMeasures[i]);
    expect_text(entry.member("tie"), "nobody");
    content.prizes[i] = {number(entry.member("gp"), 0, kMostGp), number(entry.member("minimum"), 1, kMost)};
  }
}

}  // namespace uc::digger::reading
