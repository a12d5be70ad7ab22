// What @Title@ reads and writes: content, options, positions that somebody has written.
#include "@name@.hpp"

#include "core/options.hpp"

namespace uc::@name@ {

namespace {

constexpr int kLowestGoal = 20, kHighestGoal = 200;

}  // namespace

Result<Content> @Name@::read_content(const Doc& doc) {
  DocReader reader(doc, "bad_content");
  Content content;
  content.goal = static_cast<int>(reader.member("goal").integer(kLowestGoal, kHighestGoal));
  if (const std::optional<Fault> fault = reader.fault()) return *fault;
  return content;
}

Doc @Name@::option_list(const Content& content) {
  return Doc::Array{number_option("goal", kLowestGoal, kHighestGoal, content.goal)};
}

Result<Options> @Name@::read_options(const Content& content, const Doc& given, int /*players*/) {
  const Result<Doc> all = read_listed_options(option_list(content), given, "@Title@");
  if (!all) return all.fault();
  return Options{static_cast<int>(all->find("goal")->as_integer())};
}

Doc @Name@::write_options(const Content&, const Options& options, int /*players*/) {
  return Doc::object().set("goal", options.goal);
}

// What the bounds of the members do not tell.
std::optional<Fault> @Name@::check(const State& state) const {
  int winners = 0;
  for (int seat = 0; seat < players(); ++seat) winners += state.banked[seat] >= options().goal ? 1 : 0;
  const bool over = state.phase == Phase::Over;
  if (over != (winners == 1 && has_won(state)) || winners > 1)
    return unsound("phase", "the game is over when the active player has reached the goal", "@XX@-4.1");
  if (over && state.turn > 0) return unsound("turn", "a game that is over has no turn", "@XX@-4.1");
  if (state.phase != Phase::Over && state.banked[state.active] + state.turn >= options().goal)
    return unsound("turn", "with so many points the game is over", "@XX@-4.1");
  return std::nullopt;
}

// @XX@-2.3: what a roll can cost.
Doc @Name@::odds(const State&, Action made) const {
  if (static_cast<Kind>(kind_of_action(made)) != Kind::Roll) return {};
  return Doc::object().set("lost", 1.0 / 6);
}

}  // namespace uc::@name@
