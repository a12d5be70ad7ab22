#include "digger/digger.hpp"

// DD-3.1, DD-16, DD-18.3: scenarios, lords, variants.

#include <algorithm>
#include <bit>

namespace uc::digger {

namespace {

constexpr std::string_view kNames[] = {
    "scenario",    "face_down", "lords", "free_think", "hidden_projects", "finish_round", "max_turns_per_player",
    "turn_minutes"};
constexpr std::string_view kNoScenario = "none";

constexpr unsigned bit(Scenario scenario) { return 1U << index(scenario); }
bool plays(const Options& options, Scenario scenario) { return (options.scenarios & bit(scenario)) != 0; }

// "none", "monster_hunt", "monster_hunt+sands_of_time": a mix is one value (DD-18.3).
std::string scenarios_name(unsigned scenarios) {
  std::string name;
  for (unsigned rest = scenarios; rest != 0; rest &= rest - 1) {
    if (!name.empty()) name += '+';
    name += kScenarioNames[std::countr_zero(rest)];
  }
  return name.empty() ? std::string(kNoScenario) : name;
}

// None, each alone, each pair that may be mixed.
std::vector<unsigned> all_scenarios(const Content& content) {
  std::vector<unsigned> all{0};
  for (unsigned a = 0; a < kScenarios; ++a) all.push_back(1U << a);
  for (unsigned a = 0; a < kScenarios; ++a) {
    for (unsigned b = a + 1; b < kScenarios; ++b) {
      if (content.may_mix(static_cast<Scenario>(a), static_cast<Scenario>(b))) all.push_back(1U << a | 1U << b);
    }
  }
  return all;
}

// --- reading ---------------------------------------------------------------------------------------------------------

void read_scenarios(DocReader& reader, const Content& content, Options& options) {
  auto field = reader.optional("scenario");
  if (!field) return;
  const std::vector<unsigned> all = all_scenarios(content);
  std::vector<std::string> names;
  for (const unsigned scenarios : all) names.push_back(scenarios_name(scenarios));
  const std::vector<std::string_view> values(names.begin(), names.end());
  options.scenarios = static_cast<std::uint8_t>(all[field->choice(values.data(), values.size())]);
}

void read_lords(DocReader& reader, const Content& content, int players, Options& options) {
  const bool enough = content.lords.size() >= static_cast<std::size_t>(players);
  options.lords = enough ? content.defaults.lords : LordsOption::Off;
  auto field = reader.optional("lords");
  if (!field) return;
  options.lords = static_cast<LordsOption>(field->choice(kLordsOptionNames));
  if (options.lords != LordsOption::Off && !enough) {
    field->fail("should be off: there are " + std::to_string(content.lords.size()) + " lords for " +
                std::to_string(players) + " players");
  }
}

void read_flag(DocReader& reader, std::string_view name, bool& flag) {
  if (auto field = reader.optional(name)) flag = field->boolean();
}

void read_face_down(DocReader& reader, const Content& content, Options& options) {
  const bool hunt = plays(options, Scenario::MonsterHunt);
  options.face_down = hunt && content.defaults.face_down;
  read_flag(reader, "face_down", options.face_down);
  if (options.face_down && !hunt) reader.member("face_down").fail("is for the monster_hunt only (DD-19.8)");
}

void read_turn_minutes(DocReader& reader, const Content& content, Options& options) {
  auto field = reader.optional("turn_minutes");
  if (!field) return;
  const Sands& sands = content.sands;
  options.turn_minutes = static_cast<std::uint8_t>(field->integer(0, sands.timer_max));
  if (options.turn_minutes == 0) return;
  if (options.turn_minutes < sands.timer_min) {
    field->fail("should be 0, or from " + std::to_string(sands.timer_min) + " to " + std::to_string(sands.timer_max));
  }
  if (!plays(options, Scenario::SandsOfTime)) field->fail("is for the sands_of_time only (DD-21.5)");
}

void read_members(DocReader& reader, const Content& content, int players, Options& options) {
  for (const Doc::Member& member : reader.doc()->as_object()) {
    if (std::find(std::begin(kNames), std::end(kNames), member.first) == std::end(kNames)) {
      return reader.member(member.first).fail("is not an option of Dungeon Digger");
    }
  }
  read_scenarios(reader, content, options);
  read_face_down(reader, content, options);
  read_lords(reader, content, players, options);
  read_flag(reader, "free_think", options.free_think);
  read_flag(reader, "hidden_projects", options.hidden_projects);
  read_flag(reader, "finish_round", options.finish_round);
  if (auto field = reader.optional("max_turns_per_player"))
    options.max_turns = static_cast<std::uint8_t>(field->integer(1, kMaxTurns));
  read_turn_minutes(reader, content, options);
}

// --- the list --------------------------------------------------------------------------------------------------------

Doc option(std::string_view id, std::string_view type, Doc usual) {
  return Doc::object().set("id", id).set("type", type).set("default", std::move(usual));
}
Doc flag(std::string_view id, bool usual) { return option(id, "bool", usual).set("values", Doc::Array{false, true}); }

template <class Names>
Doc names_doc(const Names& names, Doc list = Doc::array()) {
  for (const std::string_view name : names) list.push(name);
  return list;
}
// For options that belong to one scenario, alone or mixed; or all values.
Doc scenarios_doc(const Content& content, unsigned with) {
  Doc list = Doc::array();
  for (const unsigned scenarios : all_scenarios(content)) {
    if (with == 0 || (scenarios & with) != 0) list.push(scenarios_name(scenarios));
  }
  return list;
}
Doc when_played(const Content& content, Scenario scenario) {
  return Doc::object().set("scenario", scenarios_doc(content, bit(scenario)));
}

Doc turn_minutes(const Content& content) {
  const Sands& sands = content.sands;
  Doc values = Doc::Array{0};
  for (int minutes = sands.timer_min; minutes <= sands.timer_max; ++minutes) values.push(minutes);
  Doc doc = option("turn_minutes", "integer", 0).set("min", 0).set("max", sands.timer_max);
  return doc.set("values", std::move(values)).set("when", when_played(content, Scenario::SandsOfTime));
}

}  // namespace

bool Digger::is_earlier(const Content& content, std::string_view hash) {
  for (const Lord& lord : content.lords) {
    for (const EarlierSpecial& each : lord.earlier) {
      if (std::find(each.contents.begin(), each.contents.end(), hash) != each.contents.end()) return true;
    }
  }
  return false;
}

Result<Options> Digger::read_options(const Content& content, const Doc& doc, int players, std::string_view saved_with) {
  const Defaults& defaults = content.defaults;
  Options options;
  options.free_think = defaults.free_think;
  options.hidden_projects = defaults.hidden_projects;
  options.finish_round = defaults.finish_round;
  options.max_turns = defaults.max_turns;
  Doc wrapped = Doc::object();
  wrapped.set("options", doc.is_null() ? Doc::object() : doc);
  DocReader whole(wrapped, "bad_config");
  DocReader reader = whole.member("options");
  if (!reader.doc()->is_object()) reader.fail("should be an object");
  else read_members(reader, content, players, options);
  if (whole.failed()) return *whole.fault();
  if (is_earlier(content, saved_with)) options.saved_with = saved_with;
  return options;
}

Doc Digger::write_options(const Content&, const Options& options, int /*players*/) {
  return Doc::object()
      .set("scenario", scenarios_name(options.scenarios))
      .set("face_down", options.face_down)
      .set("lords", kLordsOptionNames[index(options.lords)])
      .set("free_think", options.free_think)
      .set("hidden_projects", options.hidden_projects)
      .set("finish_round", options.finish_round)
      .set("max_turns_per_player", options.max_turns)
      .set("turn_minutes", options.turn_minutes);
}

Doc Digger::option_list(const Content& content) {
  const Defaults& defaults = content.defaults;
  const std::string_view lords = kLordsOptionNames[index(defaults.lords)];
  return Doc::Array{
      option("scenario", "choice", kNoScenario).set("values", scenarios_doc(content, 0)),
      flag("face_down", defaults.face_down).set("when", when_played(content, Scenario::MonsterHunt)),
      option("lords", "choice", lords).set("values", names_doc(kLordsOptionNames)),
      flag("free_think", defaults.free_think),
      flag("hidden_projects", defaults.hidden_projects),
      flag("finish_round", defaults.finish_round),
      option("max_turns_per_player", "integer", defaults.max_turns).set("min", 1).set("max", kMaxTurns),
      turn_minutes(content),
  };
}

}  // namespace uc::digger
