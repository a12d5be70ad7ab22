#include "guided_menu.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace uc {

namespace {

constexpr std::string_view kRow = "row:";

}  // namespace

bool GuidedMenu::begins(const std::string& action, const std::string& chosen) {
  return chosen.empty() || action == chosen || action.starts_with(chosen + " ");
}

std::string GuidedMenu::with(const std::string& chosen, const std::string& more) {
  return chosen.empty() ? more : chosen + " " + more;
}

std::optional<int> GuidedMenu::row_at(const std::string& action, std::size_t part) const {
  const std::vector<std::string> tokens = tokens_of(action);
  return part < tokens.size() ? row_of(tokens[part]) : std::nullopt;
}

Menu GuidedMenu::first() {
  if (is_flat("", decision_.actions.size())) return flat(decision_.actions, "");
  return by_part(decision_.actions, "", 0, false);
}

Menu GuidedMenu::next(std::string chosen) {
  std::optional<int> row;
  if (const std::size_t at = chosen.rfind(kRow); at != std::string::npos) {
    row = std::atoi(chosen.c_str() + at + kRow.size());
    chosen.resize(at > 0 ? at - 1 : 0);
  }
  const std::size_t known = tokens_of(chosen).size();
  std::vector<std::string> actions;
  for (const std::string& action : decision_.actions) {
    if (begins(action, chosen) && (!row || row_at(action, known) == row)) actions.push_back(action);
  }
  if (is_flat(chosen, actions.size())) return flat(actions, question(chosen, true));
  return by_part(actions, chosen, known, row.has_value());
}

Menu GuidedMenu::flat(const std::vector<std::string>& actions, const std::string& question) {
  Menu menu{question, {}};
  for (const std::string& action : actions) add_line(menu, action);
  return menu;
}

std::string GuidedMenu::question(const std::string& chosen, bool /*whole*/) const {
  return chosen.empty() ? std::string() : say("choice.which");
}

std::string GuidedMenu::ways(const std::vector<std::string>& actions) {
  return to_.words.plural("choice.ways", static_cast<long long>(actions.size()));
}

std::string GuidedMenu::row_words(int /*row*/, const std::vector<std::string>& places,
                                  const std::vector<std::string>& actions) {
  return joined(places, " ") + " — " + ways(actions);
}

// Too many for one list: by what comes next.
Menu GuidedMenu::by_part(const std::vector<std::string>& actions, const std::string& chosen, std::size_t known,
                         bool in_row) {
  const Groups groups = grouped(actions, known);
  const bool places =
      std::all_of(groups.begin(), groups.end(), [&](const auto& group) { return row_of(group.first).has_value(); });
  if (places && groups.size() > most_ && !in_row) return by_row(actions, chosen, known);
  if (passes_over() && groups.size() == 1 && !groups.front().first.empty()) {  // nothing to choose here
    const std::string further = with(chosen, groups.front().first);
    Menu deeper = next(further);
    if (deeper.so_far.empty()) deeper.so_far = further;
    return deeper;
  }
  Menu menu{question(chosen, false), {}};
  for (const auto& [token, members] : groups) {
    if (members.size() == 1) add_line(menu, members.front());
    else menu.entries.push_back({"", part_words(token) + " — " + ways(members), with(chosen, token), false});
  }
  return menu;
}

// The rows of the map, from the top.
Menu GuidedMenu::by_row(const std::vector<std::string>& actions, const std::string& chosen, std::size_t known) {
  Menu menu{question(chosen, false), {}};
  std::map<int, std::vector<std::string>> rows;
  for (const std::string& action : actions) rows[*row_at(action, known)].push_back(action);
  for (const auto& [row, members] : rows) {
    std::vector<std::string> places;
    for (const auto& [place, some] : grouped(members, known)) places.push_back(place);
    menu.entries.push_back(
        {"", row_words(row, places, members), with(chosen, std::string(kRow) + std::to_string(row)), false});
  }
  return menu;
}

}  // namespace uc
