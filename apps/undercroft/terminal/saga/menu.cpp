// The guided choice in Dungeon Saga. Attacks, spells and items stand on a line each, with their chances. Moves are
// hundreds: they are typed, with the squares marked on the map, or chosen part by part: the row, the square, the
// facing.
#include <algorithm>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/guided_menu.hpp"
#include "face.hpp"

namespace uc::saga_face {

namespace {

constexpr std::size_t kMostLines = 14;  // of a list without groups
constexpr std::size_t kFewLines = 5;    // of one verb in the first list

// The first list shows what a person looks for most often first, and what ends a step last.
std::size_t rank_of(std::string_view verb) {
  constexpr std::string_view kOrder[] = {"move",   "break",    "fight", "shoot",  "cast",  "interact", "feat",  "use",
                                         "take",   "activate", "raise", "card",   "trade", "shift",    "place", "free",
                                         "target", "yes",      "hero",  "devour", "stop",  "end",      "pass",  "no"};
  return static_cast<std::size_t>(std::find(std::begin(kOrder), std::end(kOrder), verb) - std::begin(kOrder));
}

class SagaMenu final : public GuidedMenu {
 public:
  SagaMenu(const Decision& decision, const Book& book, const Audience& to)
      : GuidedMenu(decision, to, kMostLines), book_(book) {}

 private:
  Menu first() override {
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

  std::string line_of(const std::string& action) override {
    const std::string words = action_words(action, &decision_.view, book_, to_);
    if (action.starts_with("move ")) return words;  // nothing is rolled for it
    const std::string odds = chances(decision_.odds(action), to_);
    return odds.empty() ? words : words + " — " + odds;
  }

  // What belongs together in the first list: a few lines, or one that leads on.
  void add(Menu& menu, const std::string& chosen, const std::vector<std::string>& members, std::size_t most) {
    if (chosen == "move") {
      menu.entries.push_back({"", move_words(members), chosen, false});
    } else if (members.size() <= most) {
      for (const std::string& action : members) add_line(menu, action);
    } else {
      menu.entries.push_back({"", group_words(chosen) + " — " + ways(members), chosen, false});
    }
  }

  std::string move_words(const std::vector<std::string>& moves) const {
    std::vector<std::string> squares;
    for (const auto& [square, members] : grouped(moves, 1)) squares.push_back(square);
    const int mover = get_int(get(decision_.view, "asked"), "model", -1);
    const std::string here = get_text(model_numbered(decision_.view, mover), "square");
    if (squares.size() == 1 && squares.front() == here)
      return say("saga.menu.turn", {{"example", typed(moves.front())}});
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
    return to_.words.has(key) ? say(key) : chosen;
  }

  std::string question(const std::string& chosen, bool /*whole*/) const override {
    const std::vector<std::string> tokens = tokens_of(chosen);
    if (tokens.empty()) return {};
    const std::string key = "deed.saga." + tokens[0] + (tokens.size() == 1 ? ".which" : ".then");
    return to_.words.has(key) ? say(key) : say("choice.which");
  }

  std::optional<int> row_of(const std::string& token) const override {
    const std::optional<Square> square = read_square(token);
    return square ? std::optional(square->y) : std::nullopt;
  }
  std::string row_words(int row, const std::vector<std::string>& squares, const std::vector<std::string>&) override {
    return say("saga.menu.row", {{"n", std::to_string(row)}, {"list", joined(squares, " ")}});
  }

  std::string part_words(const std::string& token) const override {
    if (read_square(token)) return thing_words(token, &decision_.view, book_, to_);
    for (const std::string_view list : {"heroes", "minions", "bosses"}) {
      if (book_.record(list, token).is_object()) return book_.figure(token, to_.words);
    }
    if (token == "give") return say("saga.menu.give");
    if (token == "take") return say("saga.menu.take");
    return book_.item(token, to_.words);
  }

  const Book& book_;
};

}  // namespace

Menu menu(const Decision& decision, const std::string& chosen, const Book& book, const Audience& to) {
  return SagaMenu(decision, book, to).menu(chosen);
}

}  // namespace uc::saga_face
