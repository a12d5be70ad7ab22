// The list of scenarios and their mixes (DD-18); the Sands of Time, which has no pieces that do anything (DD-21).
#include "parts.hpp"

namespace uc::digger::reading {

namespace {

constexpr int kMostTimer = 60;  // minutes

void check_sands_pieces(DocReader list) {
  if (size_between(list, 1, 1, "pieces") != 1) return;
  DocReader marker = list.item(0);
  check_sourced(marker, {"id", "name", "n"});
  expect_text(marker.member("id"), "sands_marker");
  check_words(marker.member("name"));
  expect_number(marker.member("n"), 2);  // two tiles show the one number
}

void read_sands(DocReader& entry, Content& content) {
  check_sourced(entry, {"id", "name", "goal_gp", "area_shift", "starts", "marker_start", "turns_per_player",
                        "no_work_penalty", "pieces", "options"});
  Sands& sands = content.sands;
  sands.turns_each = number(entry.member("turns_per_player"), 1, 40);  // the marker of six players fits a byte
  sands.marker_start = number(entry.member("marker_start"), 0, sands.turns_each);
  expect_text(entry.member("no_work_penalty"), "draw a coin, advance by its value, return the coin");
  check_sands_pieces(entry.member("pieces"));
  DocReader options = entry.member("options");
  if (size_between(options, 1, 1, "options") != 1) return;
  DocReader timer = options.item(0);
  check_sourced(timer, {"id", "default", "min", "max"});
  expect_text(timer.member("id"), "turn_timer_minutes");
  if (DocReader usual = timer.member("default"); !usual.is_null()) usual.fail("should be null: the timer is off");
  sands.timer_min = number(timer.member("min"), 1, kMostTimer);
  sands.timer_max = number(timer.member("max"), sands.timer_min, kMostTimer);
}

// DD-18.1, DD-18.2
void read_rule(DocReader& entry, Scenario id, ScenarioRule& rule) {
  expect_text(entry.member("id"), kScenarioNames[index(id)]);
  check_words(entry.member("name"));
  DocReader goal = entry.member("goal_gp");
  if (id == Scenario::SandsOfTime) {
    if (!goal.is_null()) goal.fail("should be null: the Sands of Time have no goal in GP");
  } else {
    rule.goal = number(goal, 1, 255);
  }
  const Setting setting = id == Scenario::DragonsLair   ? Setting::DragonsLair
                          : id == Scenario::TotalBattle ? Setting::TotalBattle
                                                        : Setting::Standard;
  expect_text(entry.member("starts"), kSettingNames[index(setting)]);
  rule.starts = setting;
  DocReader shift = entry.member("area_shift");
  rule.area_shift = static_cast<std::int8_t>(shift.integer(-1, 1));
  if (setting == Setting::Standard && rule.area_shift != 0)
    shift.fail("should be 0: the start spaces are the standard ones");
}

// DD-18.3: what the rules say how to play together. A file may allow fewer of them.
bool is_known_mix(std::size_t a, std::size_t b) {
  const auto is = [&](Scenario scenario) { return a == index(scenario) || b == index(scenario); };
  return is(Scenario::MonsterHunt) || is(Scenario::SandsOfTime) ||
         (is(Scenario::DwarvenCitadel) && is(Scenario::TotalBattle));
}

template <class One>
void read_pairs(DocReader list, One&& one) {
  const std::size_t count = size_between(list, 0, kScenarios * (kScenarios - 1) / 2, "pairs");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader pair = list.item(i);
    if (size_between(pair, 2, 2, "scenarios") != 2) return;
    const std::size_t a = pair.item(0).choice(kScenarioNames), b = pair.item(1).choice(kScenarioNames);
    if (list.failed()) return;
    if (a == b) pair.fail("should name two different scenarios");
    else one(pair, a, b);
  }
}

}  // namespace

void read_scenarios(DocReader list, Content& content) {
  const std::size_t count = size_between(list, kScenarios, kScenarios, "scenarios");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const Scenario id = static_cast<Scenario>(i);
    read_rule(entry, id, content.scenarios[i]);
    if (list.failed()) return;
    switch (id) {
      case Scenario::MonsterHunt: read_hunt(entry, content); break;
      case Scenario::TrappedAdventurers: read_trapped(entry, content); break;
      case Scenario::SandsOfTime: read_sands(entry, content); break;
      case Scenario::DwarvenCitadel: read_citadel(entry, content); break;
      case Scenario::DragonsLair: read_lair(entry, content); break;
      case Scenario::TotalBattle: read_battle(entry, content); break;
    }
  }
}

void read_mixing(DocReader mixing, Content& content) {
  check_sourced(mixing, {"max_scenarios", "allowed_pairs", "forbidden_pairs"});
  expect_number(mixing.member("max_scenarios"), 2);
  std::array<unsigned, kScenarios> named{};
  const auto name = [&](DocReader& pair, std::size_t a, std::size_t b) {
    if ((named[a] >> b & 1U) != 0) pair.fail("is named twice");
    named[a] |= 1U << b;
    named[b] |= 1U << a;
  };
  read_pairs(mixing.member("allowed_pairs"), [&](DocReader& pair, std::size_t a, std::size_t b) {
    name(pair, a, b);
    if (!is_known_mix(a, b)) pair.fail("cannot be mixed: DD-18.3");
    content.scenarios[a].mixes_with = static_cast<std::uint8_t>(content.scenarios[a].mixes_with | 1U << b);
    content.scenarios[b].mixes_with = static_cast<std::uint8_t>(content.scenarios[b].mixes_with | 1U << a);
  });
  DocReader forbidden = mixing.member("forbidden_pairs");
  read_pairs(forbidden, name);
  for (std::size_t a = 0; a < kScenarios && !mixing.failed(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if ((named[a] >> b & 1U) == 0) {
        mixing.fail("should allow or forbid " + std::string(kScenarioNames[b]) + " with " +
                    std::string(kScenarioNames[a]));
      }
    }
  }
}

}  // namespace uc::digger::reading
