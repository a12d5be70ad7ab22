// The guided choice in Dungeon Saga. Attacks, spells and items stand on a line each, with their chances. Moves are
// hundreds: they are typed, with the squares marked on the map, or chosen part by part: the row, the square, the
// facing. How far a choice has come is the beginning of an action's text ("cast burn"), with "row:4" after it for the
// squares of a row.
#include <algorithm>
#include <cstdlib>
#include <map>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc::saga_face {

namespace {

constexpr std::size_t kMostLines = 14;  // of a list without groups
constexpr std::size_t kFewLines = 5;    // of one verb in the first list
constexpr std::string_view kRow = "row:";

bool begins(const std::string& action, const std::string& chosen) {
  return chosen.empty() || action == chosen || action.starts_with(chosen + " ");
}

// The first list shows what a person looks for most often first, and what ends a step last.
std::size_t rank_of(std::string_view verb) {
  constexpr std::string_view kOrder[] = {"move",   "break",    "fight", "shoot",  "cast",  "interact", "feat",  "use",
                                         "take",   "activate", "raise", "card",   "trade", "shift",    "place", "free",
                                         "target", "yes",      "hero",  "devour", "stop",  "end",      "pass",  "no"};
  return static_cast<std::size_t>(std::find(std::begin(kOrder), std::end(kOrder), verb) - std::begin(kOrder));
}

class MenuMaker {
 public:
  MenuMaker(const Decision& decision, const Book& book, const Audience& to)
      : decision_(decision), book_(book), to_(to) {}

  Menu first() {
    Menu menu{"", {}};
    Groups groups = grouped(decision_.actions, 0);
    if (groups.size() == 1) return next(groups.front().first);
    std::sort(groups.begin(), groups.end(),
              [](const auto& a, const auto& b) { return rank_of(a.first) < rank_of(b.first); });
    Groups lines;
    for (const auto& [verb, members] : groups) {
      if (verb == "cast") {
        for (const auto& [spell, casts] : grouped(members, 1)) lines.emplace_back(verb + " " + spell, casts);
      } else {
        lines.emplace_back(verb, members);
      }
    }
    std::size_t all = 0;
    for (const auto& [chosen, members] : lines)
      all += chosen == "move" || members.size() > kFewLines ? 1 : members.size();
    for (const auto& [chosen, members] : lines) {
      const bool attack = chosen == "fight" || chosen == "shoot";  // their chances are what a person looks for
      add(menu, chosen, members, all <= kMostLines || attack ? kFewLines : 1);
    }
    return menu;
  }

  Menu next(std::string chosen) {
    std::optional<int> row;
    if (const std::size_t at = chosen.rfind(kRow); at != std::string::npos) {
      row = std::atoi(chosen.c_str() + at + kRow.size());
      chosen.resize(at > 0 ? at - 1 : 0);
    }
    const std::size_t known = tokens_of(chosen).size();
    std::vector<std::string> actions;
    for (const std::string& action : decision_.actions) {
      if (!begins(action, chosen)) continue;
      const auto square = row ? square_at(action, known) : std::nullopt;
      if (!row || (square && square->y == *row)) actions.push_back(action);
    }
    if (actions.size() <= kMostLines) return flat(actions, chosen);
    return by_part(actions, chosen, known, row.has_value());
  }

 private:
  static std::optional<Square> square_at(const std::string& action, std::size_t part) {
    const std::vector<std::string> tokens = tokens_of(action);
    return part < tokens.size() ? read_square(tokens[part]) : std::nullopt;
  }

  std::string line_of(const std::string& action) {
    const std::string words = action_words(action, &decision_.view, book_, to_);
    if (action.starts_with("move ")) return words;  // nothing is rolled for it
    const std::string odds = chances(decision_.odds(action), to_);
    return odds.empty() ? words : words + " — " + odds;
  }

  Menu flat(const std::vector<std::string>& actions, const std::string& chosen) {
    Menu menu{question(chosen), {}};
    for (const std::string& action : actions) menu.entries.push_back({"", line_of(action), action, true});
    return menu;
  }

  // What belongs together in the first list: a few lines, or one that leads on.
  void add(Menu& menu, const std::string& chosen, const std::vector<std::string>& members, std::size_t most) {
    if (chosen == "move") {
      menu.entries.push_back({"", move_words(members), chosen, false});
    } else if (members.size() <= most) {
      for (const std::string& action : members) menu.entries.push_back({"", line_of(action), action, true});
    } else {
      menu.entries.push_back({"", group_words(chosen) + " — " + ways(members), chosen, false});
    }
  }

  std::string ways(const std::vector<std::string>& actions) const {
    return to_.words.plural("saga.ways", static_cast<long long>(actions.size()));
  }

  std::string move_words(const std::vector<std::string>& moves) const {
    std::vector<std::string> squares;
    for (const auto& [square, members] : grouped(moves, 1)) squares.push_back(square);
    const int mover = get_int(get(decision_.view, "asked"), "model", -1);
    const std::string here = get_text(model_numbered(decision_.view, mover), "square");
    if (squares.size() == 1 && squares.front() == here)
      return to_.words.text("saga.menu.turn", {{"example", typed(moves.front())}});
    const auto away = std::find_if(moves.rbegin(), moves.rend(),
                                   [&](const std::string& move) { return !begins(move, "move " + here); });
    return to_.words.plural("saga.menu.move", static_cast<long long>(squares.size()),
                            {{"example", typed(away == moves.rend() ? moves.front() : *away)}});
  }
  // What stands behind the verb.
  static std::string typed(const std::string& move) { return move.substr(std::string_view("move ").size()); }

  std::string group_words(const std::string& chosen) const {
    const std::vector<std::string> tokens = tokens_of(chosen);
    if (tokens[0] == "cast" && tokens.size() == 2) return action_words(chosen, &decision_.view, book_, to_);
    const std::string key = "deed.saga." + tokens[0] + ".any";
    return to_.words.has(key) ? to_.words.text(key) : chosen;
  }

  std::string question(const std::string& chosen) const {
    const std::vector<std::string> tokens = tokens_of(chosen);
    if (tokens.empty()) return {};
    const std::string key = "deed.saga." + tokens[0] + (tokens.size() == 1 ? ".which" : ".then");
    return to_.words.has(key) ? to_.words.text(key) : to_.words.text("choice.which");
  }

  // Too many for one list: by what comes next.
  Menu by_part(const std::vector<std::string>& actions, const std::string& chosen, std::size_t known, bool in_row) {
    const Groups groups = grouped(actions, known);
    const bool squares = std::all_of(groups.begin(), groups.end(),
                                     [](const auto& group) { return read_square(group.first).has_value(); });
    if (squares && groups.size() > kMostLines && !in_row) return by_row(actions, chosen, known);
    if (groups.size() == 1 && !groups.front().first.empty()) {  // nothing to choose here
      const std::string further = chosen.empty() ? groups.front().first : chosen + " " + groups.front().first;
      Menu deeper = next(further);
      if (deeper.so_far.empty()) deeper.so_far = further;
      return deeper;
    }
    Menu menu{question(chosen), {}};
    for (const auto& [token, members] : groups) {
      if (members.size() == 1) menu.entries.push_back({"", line_of(members.front()), members.front(), true});
      else menu.entries.push_back({"", part_words(token) + " — " + ways(members), chosen + " " + token, false});
    }
    return menu;
  }

  // The rows of the map, from the top.
  Menu by_row(const std::vector<std::string>& actions, const std::string& chosen, std::size_t known) {
    Menu menu{question(chosen), {}};
    std::map<int, std::vector<std::string>> rows;
    for (const std::string& action : actions) rows[square_at(action, known)->y].push_back(action);
    for (const auto& [row, members] : rows) {
      std::vector<std::string> squares;
      for (const auto& [square, some] : grouped(members, known)) squares.push_back(square);
      const std::string label =
          to_.words.text("saga.menu.row", {{"n", std::to_string(row)}, {"list", joined(squares, " ")}});
      menu.entries.push_back({"", label, chosen + " " + std::string(kRow) + std::to_string(row), false});
    }
    return menu;
  }

  std::string part_words(const std::string& token) const {
    if (read_square(token)) return thing_words(token, &decision_.view, book_, to_);
    for (const std::string_view list : {"heroes", "minions", "bosses"}) {
      if (book_.record(list, token).is_object()) return book_.figure(token, to_.words);
    }
    if (token == "give") return to_.words.text("saga.menu.give");
    if (token == "take") return to_.words.text("saga.menu.take");
    return book_.item(token, to_.words);
  }

  const Decision& decision_;
  const Book& book_;
  const Audience& to_;
};

}  // namespace

Menu menu(const Decision& decision, const std::string& chosen, const Book& book, const Audience& to) {
  MenuMaker maker(decision, book, to);
  return chosen.empty() ? maker.first() : maker.next(chosen);
}

}  // namespace uc::saga_face
