// What the file says about itself, and the closed lists of its words (DS-18.1).
#include "effects.hpp"
#include "parts.hpp"
#include "special_rules.hpp"

namespace uc::saga::reading {

namespace {

constexpr int kOverlords = 1;
constexpr int kMinSeats = 2;
constexpr int kDieSides = 6;
constexpr std::string_view kTargetingNames[] = {"side", "kind", "range", "los", "count"};
constexpr std::string_view kReactions[] = {"own_wound_by_enemy"};
constexpr std::string_view kSourceWords[] = {"rulebook", "public", "designed", "field_sources"};

void check_players(DocReader players) {
  check_members(players, {"min", "max", "overlord_seats", "hero_seats_max", "solo_heroes"});
  expect_number(players.member("min"), kMinSeats);
  expect_number(players.member("max"), kOverlords + kMaxHeroes);
  expect_number(players.member("overlord_seats"), kOverlords);
  expect_number(players.member("hero_seats_max"), kMaxHeroes);
  expect_flag(players.member("solo_heroes"), true);
}

}  // namespace

void check_game(DocReader game) {
  check_sourced(game, {"id", "name", "players", "die_sides", "source_meaning"});
  expect_text(game.member("id"), "saga");
  check_words(game.member("name"));
  check_players(game.member("players"));
  expect_number(game.member("die_sides"), kDieSides);
  check_glossary(game.member("source_meaning"), kSourceWords);
}

void read_ranges(DocReader ranges, Draft& draft) {
  check_members(ranges, {"adjacent", "short", "long", "caster"});
  auto& lengths = draft.content.range;
  for (std::size_t i = 0; i < kRangeNames.size(); ++i) {
    const Range range = static_cast<Range>(i);
    const bool ruler = range == Range::Short || range == Range::Long;
    DocReader entry = ranges.member(kRangeNames[i]);
    if (ruler) check_sourced(entry, {"name", "length", "rule"});
    else check_sourced(entry, {"name", "rule"});
    check_words(entry.member("name"));
    check_text(entry.member("rule"));
    if (ruler) lengths[i] = number(entry.member("length"), 1, kLongestRange);
  }
  if (lengths[index(Range::Short)] > lengths[index(Range::Long)])
    ranges.member("long").member("length").fail("should not be shorter than the short range");
}

void check_vocabulary(DocReader vocabulary, Draft&) {
  check_sourced(vocabulary, {"durations", "when", "conditions", "targeting", "reactions", "ops"});
  check_glossary(vocabulary.member("durations"), kDurationNames);
  check_glossary(vocabulary.member("when"), kWhenNames);
  check_glossary(vocabulary.member("conditions"), kConditionNames);
  check_glossary(vocabulary.member("targeting"), kTargetingNames);
  check_glossary(vocabulary.member("reactions"), kReactions);
  check_glossary(vocabulary.member("ops"), op_names());
}

void check_adventure_vocabulary(DocReader vocabulary, Draft&) {
  check_sourced(vocabulary, {"triggers", "effects", "conditions"});
  check_glossary(vocabulary.member("triggers"), kTriggerNames);
  check_glossary(vocabulary.member("effects"), kRuleOpNames);
  check_glossary(vocabulary.member("conditions"), kVictoryNames);
}

}  // namespace uc::saga::reading
