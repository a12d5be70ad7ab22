// The guided choice in Dungeon Digger. Few actions stand on a line each, with what they would bring. Hundreds are
// grouped: first by order, then part by part (the tile, the space, the rotation), and many spaces by their row.
#include <algorithm>
#include <cstdlib>
#include <map>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/guided_menu.hpp"
#include "face.hpp"

namespace uc::digger_face {

namespace {

constexpr std::size_t kMostLines = 16;  // of a list without groups

// The order that an action is a way of, where its words alone do not tell; else nothing.
std::string_view unnamed_order(std::string_view verb) {
  if (verb == "adventurer" || verb == "creature") return "move";
  if (verb == "free") return "conquer";
  const bool is_order = verb == "move" || verb == "think" || verb == "sabotage" || verb == "work" || verb == "conquer";
  return is_order ? verb : std::string_view{};
}

bool is_building(std::string_view verb) { return verb == "work" || verb == "build" || verb == "special"; }

// The first list shows what a person looks for most often first, and what ends a step last.
std::size_t rank_of(std::string_view verb) {
  constexpr std::string_view kFirst[] = {"work",     "build",    "move",    "adventurer", "creature", "rise",
                                         "conquer",  "free",     "summon",  "sneak",      "dragon",   "think",
                                         "sabotage", "demolish", "special", "disturb",    "draw"};
  constexpr std::string_view kLast[] = {"renounce", "stop", "no", "pass"};
  const auto* const first = std::find(std::begin(kFirst), std::end(kFirst), verb);
  if (first != std::end(kFirst)) return static_cast<std::size_t>(first - std::begin(kFirst));
  const auto* const last = std::find(std::begin(kLast), std::end(kLast), verb);
  return std::size(kFirst) + (last == std::end(kLast) ? 0 : 1 + static_cast<std::size_t>(last - std::begin(kLast)));
}

class DiggerMenu final : public GuidedMenu {
 public:
  DiggerMenu(const Decision& decision, const Book& book, const Audience& to)
      : GuidedMenu(decision, to, kMostLines), book_(book) {}

 private:
  Menu first() override {
    const std::vector<std::string>& all = decision_.actions;
    if (all.size() <= 6) return flat(all, "");
    Menu menu{"", {}};
    Groups groups = grouped(all, 0);
    std::sort(groups.begin(), groups.end(),
              [](const auto& a, const auto& b) { return rank_of(a.first) < rank_of(b.first); });
    for (const auto& [verb, members] : groups) add_order(menu, verb, members);
    if (menu.entries.size() == 1) return next(menu.entries.front().pick);
    return menu;
  }

  int gp_of(const std::string& action) {
    const auto known = gp_.find(action);
    if (known != gp_.end()) return known->second;
    return gp_[action] = get_int(decision_.odds(action), "gp");
  }
  int best_gp(const std::vector<std::string>& actions) {
    int best = 0;
    for (const std::string& action : actions) best = std::max(best, gp_of(action));
    return best;
  }

  // Every action on a line of its own, below the question what to choose or, without one, below all that can be done;
  // builds in the order of what they bring.
  Menu flat(const std::vector<std::string>& actions, const std::string& question) override {
    Menu menu{question, {}};
    const bool builds = !actions.empty() && is_building(tokens_of(actions.front())[0]);
    std::multimap<int, std::string> ordered;
    for (const std::string& action : actions) ordered.emplace(builds ? -gp_of(action) : 0, action);
    for (const auto& [order, action] : ordered) {
      const std::string label = question.empty() ? order_line(action) : line_of(action);
      // Two coins of one value are the same to choose from.
      const bool told = std::any_of(menu.entries.begin(), menu.entries.end(),
                                    [&](const MenuEntry& entry) { return entry.label == label; });
      if (!told) menu.entries.push_back({"", label, action, true});
    }
    return menu;
  }

  std::string line_of(const std::string& action) override {
    const std::string more = gains(decision_.odds(action), book_, to_);
    const std::string words = action_words(action, &decision_.view, book_, to_);
    return more.empty() ? words : words + " — " + more;
  }
  // The same in a list of different orders.
  std::string order_line(const std::string& action) {
    const std::string verb = tokens_of(action)[0], kind = get_text(decision_.turn, "kind");
    const std::string_view order = unnamed_order(verb);
    if (order.empty() || (kind != "main" && kind != "pool")) return line_of(action);
    return say("digger.of_order", {{"order", book_.order_name(order, to_.words)}, {"action", line_of(action)}});
  }

  std::string ways(const std::vector<std::string>& actions) override {
    std::string text = GuidedMenu::ways(actions);
    const bool builds = is_building(tokens_of(actions.front())[0]);
    if (const int best = builds ? best_gp(actions) : 0; best > 0) {
      text += ", " + to_.screen.paint(Ink::Good, say("digger.up_to", {{"n", std::to_string(best)}}));
    }
    return text;
  }

  // An order of the first list: one line, whatever it offers. Bonus orders to take are the choice itself: a line each.
  void add_order(Menu& menu, const std::string& verb, const std::vector<std::string>& members) {
    if (members.size() == 1 || verb == "name") {
      for (const std::string& action : members) menu.entries.push_back({"", order_line(action), action, true});
      return;
    }
    const std::string key = "deed.digger." + verb + ".any";
    if (verb == "renounce") {
      menu.entries.push_back({"", say(key, {{"orders", order_names(members)}}), verb, false});
      return;
    }
    const std::string label = to_.words.has(key) ? say(key, {{"order", book_.order_name(verb, to_.words)}}) : verb;
    menu.entries.push_back({"", label + " — " + ways(members), verb, false});
  }

  std::string order_names(const std::vector<std::string>& renounced) const {
    std::vector<std::string> names;
    for (const std::string& action : renounced) names.push_back(book_.order_name(tokens_of(action)[1], to_.words));
    return joined(names, ", ");
  }

  std::string question(const std::string& chosen, bool whole) const override {
    const std::vector<std::string> tokens = tokens_of(chosen);
    if (tokens.empty()) return {};
    if (tokens.size() == 1 && is_building(tokens[0]) && whole) return say("digger.choose.build");
    if (tokens.size() > 1 && is_building(tokens[0])) {
      const std::string tile = book_.tile_words(tokens[1], to_.words);
      if (tokens.size() > 2) return say("digger.choose.sides", {{"tile", tile}, {"space", tokens[2]}});
      const std::string edges = shape_text(book_.tile(tokens[1]), 0);
      return say(whole ? "digger.choose.place" : "digger.choose.where", {{"tile", tile}, {"edges", edges}});
    }
    // From where, then where to; what has no from is asked for where at once.
    const auto of_verb = std::find_if(decision_.actions.begin(), decision_.actions.end(),
                                      [&](const std::string& action) { return begins(action, tokens[0]); });
    const bool has_from = tokens[0] != "sabotage" || tokens_of(*of_verb).size() == 3;
    const std::string key = "deed.digger." + tokens[0] + (tokens.size() > 1 || !has_from ? ".where" : ".which");
    return to_.words.has(key) ? say(key) : say("choice.which");
  }

  std::optional<int> row_of(const std::string& token) const override {
    const std::optional<Space> space = read_space(token);
    return space ? std::optional(space->r) : std::nullopt;
  }
  std::string row_words(int /*row*/, const std::vector<std::string>& spaces,
                        const std::vector<std::string>& actions) override {
    const std::string label = spaces.size() == 1
                                  ? part_words(spaces.front())
                                  : say("digger.row", {{"first", spaces.front()}, {"last", spaces.back()}});
    return label + " — " + ways(actions);
  }

  std::string part_words(const std::string& token) const override {
    if (book_.tile(token).is_object()) {
      return book_.tile_words(token, to_.words) + " (" + shape_text(book_.tile(token), 0) + ")";
    }
    if (read_space(token)) return say("digger.part.space", {{"space", place(token, &decision_.view, book_, to_)}});
    if (book_.piece(token).is_object()) return book_.piece_name(token, to_.words);
    const bool number = token.find_first_not_of("0123456789") == std::string::npos;
    return number ? to_.words.plural("digger.part.stooges", std::atoi(token.c_str())) : token;
  }

  const Book& book_;
  std::map<std::string, int> gp_;
};

}  // namespace

Menu menu(const Decision& decision, const std::string& chosen, const Book& book, const Audience& to) {
  return DiggerMenu(decision, book, to).menu(chosen);
}

}  // namespace uc::digger_face
