#include "content.hpp"

#include "parts.hpp"

namespace uc::digger {

namespace {

using namespace reading;  // NOLINT(google-build-using-namespace): the helpers of this very file's neighbours

void check_game(DocReader game) {
  check_members(game, {"id", "name", "publisher", "players"});
  expect_text(game.member("id"), "digger");
  check_words(game.member("name"));
  check_text(game.member("publisher"));
  DocReader players = game.member("players");
  check_sourced(players, {"min", "max"});
  expect_number(players.member("min"), kMinPlayers);
  expect_number(players.member("max"), kMaxPlayers);
}

}  // namespace

Result<Content> read_content(const Doc& doc) {
  Content content;
  DocReader file(doc, "bad_content");
  check_members(file, {"$schema",    "game",       "schema_version", "source_values", "notes",      "coordinates",
                       "vocabulary", "components", "statistics",     "setup",         "orders",     "bonus_orders",
                       "scoring",    "prizes",     "coins",          "public_facts",  "tile_types", "tiles_note",
                       "tiles",      "collapse",   "areas",          "starts",        "centre",     "lords",
                       "lords_note", "scenarios",  "mixing",         "options"});
  check_game(file.member("game"));
  expect_number(file.member("schema_version"), 1);
  check_notes(file);
  check_coordinates(file.member("coordinates"));
  check_vocabulary(file.member("vocabulary"));
  if (file.failed()) return *file.fault();  // what follows looks at what was read before

  const auto read = [&](std::string_view chapter, void (*reader)(DocReader, Content&)) {
    if (!file.failed()) reader(file.member(chapter), content);
  };
  read("statistics", read_statistics);
  read("setup", read_setup);
  read("orders", read_orders);
  read("bonus_orders", read_bonus_orders);
  read("coins", read_coins);
  read("tile_types", read_tile_types);
  read("scoring", read_scoring);
  read("prizes", read_prizes);
  read("tiles", read_tiles);
  read("collapse", read_collapse);
  read("areas", read_areas);
  read("starts", read_starts);
  if (!file.failed()) check_centre(file.member("centre"));
  read("lords", read_lords);
  read("scenarios", read_scenarios);
  read("mixing", read_mixing);
  read("options", reading::read_options);
  if (!file.failed()) check_components(file.member("components"), content);
  if (!file.failed()) check_whole(file, content);
  if (file.failed()) return *file.fault();
  return content;
}

}  // namespace uc::digger
