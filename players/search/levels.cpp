#include "levels.hpp"

#include <algorithm>
#include <charconv>

namespace uc {

namespace {

Plan greedy_plan(int noise, int level = 0) {
  Plan plan;
  plan.level = level;
  plan.kind = Plan::Kind::Greedy;
  plan.noise = noise;
  return plan;
}

Plan search_plan(int sims, int horizon, int level = 0) {
  Plan plan;
  plan.level = level;
  plan.kind = Plan::Kind::Search;
  plan.sims = sims;
  plan.horizon = horizon;
  return plan;
}

constexpr int kHorizon = 6;  // where no level says otherwise

Fault bad_player(std::string_view name, std::string_view why) {
  return {"bad_config", "player '" + std::string(name) + "': " + std::string(why), "players", ""};
}

bool read_number(std::string_view text, int& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() && number > 0 && number <= 100'000'000;
}

// One setting of a search: "sims=5000", "ms=100", "threads=2", "horizon=8", "random", …
bool read_setting(std::string_view setting, Plan& plan) {
  if (setting == "random") {
    plan.random_playouts = true;
    plan.own_horizon = true;
    plan.horizon = 0;
    return true;
  }
  if (setting == "at_once") return plan.at_once = true;
  if (setting == "best_line") return plan.best_line = true;
  const std::size_t equals = setting.find('=');
  if (equals == std::string_view::npos) return false;
  const std::string_view key = setting.substr(0, equals);
  int number = 0;
  if (!read_number(setting.substr(equals + 1), number)) return false;
  if (key == "sims") plan.sims = number;
  else if (key == "ms") plan.ms = number;
  else if (key == "threads" && number <= 64) plan.threads = number;
  else if (key == "horizon") plan.horizon = number, plan.own_horizon = true;
  else if (key == "explore") plan.explore = number;
  else if (key == "width") plan.width = number;
  else if (key == "widen") plan.widen = number;
  else return false;
  return true;
}

Result<Plan> read_search(std::string_view name, std::string_view settings) {
  Plan plan = search_plan(0, kHorizon);
  while (!settings.empty()) {
    const std::size_t plus = settings.find('+');
    if (!read_setting(settings.substr(0, plus), plan)) {
      return bad_player(
          name, "'" + std::string(settings.substr(0, plus)) +
                    "' is no setting of a search; there are sims=N, ms=N, threads=N, horizon=N, explore=N, width=N, "
                    "widen=N, at_once, best_line, random, with + between them");
    }
    settings = plus == std::string_view::npos ? std::string_view{} : settings.substr(plus + 1);
  }
  return plan;
}

}  // namespace

const std::array<Level, kLevels>& levels() {
  static const std::array<Level, kLevels> table = {{
      {"beginner", greedy_plan(50, 1)},
      {"apprentice", greedy_plan(0, 2)},
      {"adept", search_plan(1000, 4, 3)},
      {"expert", search_plan(8000, 6, 4)},
      {"master", search_plan(50000, 8, 5)},
  }};
  return table;
}

Plan plan_for(const Budget& budget) {
  const bool measured = budget.sims > 0 || budget.ms > 0;
  Plan plan = search_plan(0, kHorizon);
  if (budget.level > 0 || !measured) {
    const int level = budget.level > 0 ? std::min(budget.level, kLevels) : kDefaultLevel;
    plan = levels()[level - 1].plan;
  }
  if (measured) {
    plan.own_measure = true;
    plan.sims = std::max(budget.sims, 0);
    plan.ms = std::max(budget.ms, 0);
  }
  plan.threads = std::max(budget.threads, 1);
  return plan;
}

Result<Plan> parse_player(std::string_view name) {
  if (name == "random") return Plan{.kind = Plan::Kind::Random};
  if (name == "greedy") return greedy_plan(0);
  if (name == "mcts") return levels()[kDefaultLevel - 1].plan;
  const std::size_t colon = name.find(':');
  const std::string_view family = name.substr(0, colon);
  const std::string_view rest = colon == std::string_view::npos ? std::string_view{} : name.substr(colon + 1);
  if (family != "level" && family != "mcts") {
    return bad_player(name,
                      "there are random, greedy, level:1 to level:5, mcts:3 to mcts:5, mcts:sims=N and mcts:ms=N");
  }
  int level = 0;
  if (read_number(rest, level)) {
    if (level > kLevels) return bad_player(name, "levels go from 1 to 5");
    const Plan plan = levels()[level - 1].plan;
    if (family == "mcts" && plan.kind != Plan::Kind::Search) {
      return bad_player(name, "this name is for levels 3 to 5; say level:" + std::string(rest));
    }
    return plan;
  }
  if (family == "level") return bad_player(name, "levels go from 1 to 5");
  return read_search(name, rest);
}

}  // namespace uc
