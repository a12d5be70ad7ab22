// Scenarios that put tiles on the board: the Monster Hunt, the Dwarven Citadel, the Dragon's Lair.
#include "effects.hpp"
#include "parts.hpp"

namespace uc::digger::reading {

namespace {

constexpr int kMostGroup = kMaxStooges;

// What each of these tiles does is fixed, because the rules call them by name; the numbers are not.
template <class One>
void read_tile_effects(DocReader list, std::initializer_list<Op> wanted, Place place, One&& one) {
  std::uint64_t seen = 0;
  read_effects(list, place, kMost, [&](DocReader& effect, const Effect& given) {
    bool known = false;
    for (const Op op : wanted) known = known || op == given.op;
    if (!known) effect.member("op").fail("is not what this tile does");
    seen |= std::uint64_t{1} << index(given.op);
    if (known) one(effect, given);
  });
  for (const Op op : wanted) {
    if ((seen >> index(op) & 1U) == 0) list.fail("should have " + std::string(name_of(op)));
  }
}
void check_no_effects(const DocReader& list) { size_between(list, 0, 0, "effects"); }

void expect_when(DocReader& effect, const Effect& given, When when) {
  if (given.when != when) effect.member("when").fail("should be " + std::string(kWhenNames[index(when)]) + " here");
}

// `id`, `name`, `class` and `edges`: those of a neutral tile or of a blocker.
void check_tile(DocReader& entry, Common common) {
  const bool blocker = common == Common::Rock;
  expect_text(entry.member("id"), kCommonNames[index(common)]);
  check_words(entry.member("name"));
  expect_text(entry.member("class"), blocker ? "blocker" : "neutral_room");
  expect_edges(entry.member("edges"), blocker ? "*" : "D");
}

// --- the Monster Hunt (DD-19) -----------------------------------------------------------------------------------------

void read_monster(DocReader effects, Hunt& hunt) {
  read_tile_effects(effects, {Op::RequireGroup, Op::Gp, Op::Forbid}, Place::Neutral,
                    [&](DocReader& effect, const Effect& given) {
                      if (given.op == Op::Gp) {
                        hunt.monster_gp = number(effect.member("value"), 1, kMostGp);
                      } else if (given.op == Op::Forbid) {
                        expect_text(effect.member("what"), "removing or replacing a Conquer token here");
                      } else {
                        const bool enters = given.when == When::OnEnter;
                        expect_text(effect.member("what"), enters ? "enter" : "leave");
                        (enters ? hunt.enter : hunt.leave) = number(effect.member("n"), 1, kMostGroup);
                      }
                    });
  if (hunt.enter == 0 || hunt.leave == 0) effects.fail("should say how many may enter and how many may leave");
}

void read_ruins(const DocReader& effects, Hunt& hunt) {
  read_tile_effects(effects, {Op::DrawCoin, Op::AddTp}, Place::Neutral, [&](DocReader& effect, const Effect& given) {
    expect_when(effect, given, When::OnConquered);
    if (given.op == Op::AddTp) hunt.ruins_tp = number(effect.member("value"), 1, kMost);
    else hunt.ruins_coins = number(effect.member("n"), 1, 1);  // DD-19.7: one coin, of one origin
  });
}

void read_placement(DocReader placement, Hunt& hunt) {
  check_sourced(placement, {"min_distance_from_portals", "order", "face_up_before_start"});
  hunt.distance = number(placement.member("min_distance_from_portals"), 1, kMaxRadius);
  expect_text(placement.member("order"), "clockwise from the first player, one tile each, three rounds");
  expect_flag(placement.member("face_up_before_start"), true);
}

}  // namespace

void read_hunt(DocReader& entry, Content& content) {
  check_sourced(entry, {"id", "name", "goal_gp", "area_shift", "starts", "pieces", "placement", "options"});
  constexpr Common kTiles[] = {Common::Rock, Common::Monster, Common::Ruins};
  DocReader list = entry.member("pieces");
  const std::size_t count = size_between(list, 3, 3, "pieces");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader piece = list.item(i);
    check_sourced(piece, {"id", "name", "per_player", "class", "edges", "effects"});
    check_tile(piece, kTiles[i]);
    expect_number(piece.member("per_player"), 1);  // DD-19.2: three rounds
    DocReader effects = piece.member("effects");
    if (kTiles[i] == Common::Monster) read_monster(effects, content.hunt);
    else if (kTiles[i] == Common::Ruins) read_ruins(effects, content.hunt);
    else read_tile_effects(effects, {Op::BlocksLikeCollapse}, Place::Blocker, [](DocReader&, const Effect&) {});
    add_common(kTiles[i], 1, content);
  }
  read_placement(entry.member("placement"), content.hunt);
  DocReader options = entry.member("options");
  if (size_between(options, 1, 1, "options") != 1) return;
  DocReader face_down = options.item(0);
  check_sourced(face_down, {"id", "default"});
  expect_text(face_down.member("id"), "face_down");
  content.defaults.face_down = face_down.member("default").boolean();
}

// --- the Dwarven Citadel (DD-22) --------------------------------------------------------------------------------------

void read_citadel(DocReader& entry, Content& content) {
  check_sourced(entry, {"id", "name", "goal_gp", "area_shift", "starts", "pieces", "extra_end"});
  expect_text(entry.member("extra_end"), "citadel_full");
  DocReader list = entry.member("pieces");
  if (size_between(list, 1, 1, "pieces") != 1) return;
  DocReader piece = list.item(0);
  check_sourced(piece, {"id", "name", "n", "space", "class", "edges", "effects"});
  check_tile(piece, Common::Citadel);
  expect_number(piece.member("n"), 1);
  if (read_hex(piece.member("space")) != Hex{}) piece.member("space").fail("should be the middle: DD-22.2");
  Citadel& citadel = content.citadel;
  read_tile_effects(piece.member("effects"), {Op::Hold, Op::DrawCoin}, Place::Neutral,
                    [&](DocReader& effect, const Effect& given) {
                      expect_when(effect, given, When::OnEnter);
                      if (given.op == Op::DrawCoin) {
                        citadel.coins = number(effect.member("n"), 1, kMost);
                      } else {
                        DocReader capacity = effect.member("capacity");
                        read_pattern(capacity, "# * players + #", {&citadel.room_each, &citadel.room_more});
                        if (citadel.room_each == 0 || citadel.room_each > kMost || citadel.room_more > kMost) {
                          capacity.fail("should have room for 1 to 9 Stooges a player, and 0 to 9 more");
                        }
                      }
                    });
  add_common(Common::Citadel, 1, content);
}

// --- the Dragon's Lair (DD-23) ----------------------------------------------------------------------------------------

namespace {

constexpr Common kLair[] = {Common::Eggs, Common::Cave, Common::DragonTile, Common::TreasureTile};
constexpr std::string_view kTokens[] = {"dragon_token", "treasure_token"};

// How many there are of it.
std::uint8_t read_lair_tile(DocReader piece, Common common, Lair& lair) {
  check_sourced(piece, {"id", "name", "n", "class", "edges", "effects"});
  check_tile(piece, common);
  DocReader effects = piece.member("effects");
  const auto nothing_more = [](DocReader&, const Effect&) {};
  switch (common) {
    case Common::Eggs:
      read_tile_effects(effects, {Op::WakeOnShift}, Place::Neutral, [&](DocReader& effect, const Effect&) {
        lair.sneak_tp = number(effect.member("tp"), 1, kMost);
      });
      break;
    case Common::DragonTile: read_tile_effects(effects, {Op::PlaceDragon}, Place::Neutral, nothing_more); break;
    case Common::TreasureTile: read_tile_effects(effects, {Op::CarryTreasure}, Place::Neutral, nothing_more); break;
    default: check_no_effects(effects);
  }
  const bool only_one = common == Common::DragonTile || common == Common::TreasureTile;  // their tokens go back there
  return number(piece.member("n"), only_one ? 1 : 0, only_one ? 1 : kLairTiles);
}

void check_token(DocReader piece, std::string_view id) {
  check_sourced(piece, {"id", "name", "n", "class", "effects"});
  expect_text(piece.member("id"), id);
  check_words(piece.member("name"));
  expect_number(piece.member("n"), 1);
  expect_text(piece.member("class"), "token");
  check_no_effects(piece.member("effects"));
}

}  // namespace

void read_lair(DocReader& entry, Content& content) {
  check_sourced(entry, {"id", "name", "goal_gp", "area_shift", "starts", "treasure_stack_start", "pieces", "spaces",
                        "face_down", "save_cost_coins", "dragon_move_cost_tp", "extra_end"});
  Lair& lair = content.lair;
  lair.stack = number(entry.member("treasure_stack_start"), 0, kMinPlayers * content.figures.coins_each);
  lair.save_coins = number(entry.member("save_cost_coins"), 1, 1);  // DD-23.8: one for each
  lair.dragon_tp = number(entry.member("dragon_move_cost_tp"), 1, kMost);
  expect_text(entry.member("spaces"), "seven_central_spaces");
  expect_flag(entry.member("face_down"), true);
  expect_text(entry.member("extra_end"), "treasure_on_portal");
  DocReader list = entry.member("pieces");
  const std::size_t tiles = std::size(kLair), tokens = std::size(kTokens);
  const int all = static_cast<int>(tiles + tokens);
  if (size_between(list, all, all, "pieces") == 0) return;
  int sum = 0;
  for (std::size_t i = 0; i < tiles && !list.failed(); ++i) {
    const std::uint8_t count = read_lair_tile(list.item(i), kLair[i], lair);
    add_common(kLair[i], count, content);
    sum += count;
  }
  for (std::size_t i = 0; i < tokens && !list.failed(); ++i) check_token(list.item(tiles + i), kTokens[i]);
  if (sum != kLairTiles) list.fail("should be seven tiles together, not " + std::to_string(sum));
}

}  // namespace uc::digger::reading
