// The guided choice in One Deck Dungeon. Where there are few actions, each has its line with what it would change. The
// hundreds of the dice step are grouped: by box, by skill, the making of heroic dice.
#include <algorithm>
#include <map>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/guided_menu.hpp"
#include "face.hpp"

namespace uc::onedeck_face {

namespace {

constexpr std::size_t kMostLines = 24;  // of a list without groups

std::string first_tokens(const std::vector<std::string>& tokens, std::size_t count) {
  return joined(std::vector<std::string>(tokens.begin(),
                                         tokens.begin() + static_cast<std::ptrdiff_t>(std::min(count, tokens.size()))));
}

// How much is spent: the less, the sooner a person wants to see it.
int spent(const std::string& action) {
  int sum = 0;
  for (const std::string& token : tokens_of(action)) {
    if (!is_die(token)) continue;
    const std::size_t at = token.size() > 2 && token[1] == '.' ? 2 : 0;
    sum += token[at + 1] - '0' + (token[at] == 'H' ? 4 : 0);
  }
  return sum;
}

class OneDeckMenu final : public GuidedMenu {
 public:
  OneDeckMenu(const Decision& decision, const Book& book, const Audience& to)
      : GuidedMenu(decision, to, kMostLines), book_(book) {}

 private:
  Menu first() override {
    if (get_text(decision_.turn, "kind") != "dice") return flat(decision_.actions, "");
    Menu menu{"", {}};
    std::vector<std::string> order;
    std::map<std::string, std::vector<std::string>> groups;
    for (const std::string& action : decision_.actions) {
      const std::string group = group_of(tokens_of(action));
      std::vector<std::string>& members = groups[group];
      if (members.empty()) order.push_back(group);
      members.push_back(action);
    }
    for (const std::string& group : order) add_group(menu, group, groups[group]);
    return menu;
  }

  bool is_flat(const std::string& chosen, std::size_t count) const override {
    return chosen == "discard" || GuidedMenu::is_flat(chosen, count);
  }
  bool passes_over() const override { return false; }

  // Every action on a line of its own.
  Menu flat(const std::vector<std::string>& actions, const std::string& question) override {
    Menu menu{question, {}};
    std::multimap<int, std::string> ordered;
    for (const std::string& action : actions) ordered.emplace(action.starts_with("pick") ? 0 : spent(action), action);
    for (const auto& [dice, action] : ordered) menu.entries.push_back({loot_of(action), line_of(action), action, true});
    return menu;
  }

  // What is on the card that an action of the loot takes, as the heading of its lines.
  std::string loot_of(const std::string& action) const {
    const Doc::Array& loot = get_list(decision_.view, "loot");
    const std::size_t which = action.starts_with("loot 2 ") ? 1 : 0;
    if (!action.starts_with("loot ") || which >= loot.size()) return {};
    const Doc& card = book_.card(get_text(loot[which], "card"));
    std::string text = name_of(card, to_.words) + ": " + to_.words.plural("onedeck.lanterns", get_int(card, "xp")) +
                       ". " + say("onedeck.as.item", {{"icons", item_text(card, to_)}});
    const std::string skill = get_text(get(card, "loot"), "skill");
    const Doc& ability = book_.ability(skill.empty() ? get_text(get(card, "loot"), "potion") : skill);
    const std::string cost = skill.empty() ? "" : " (" + cost_text(ability, to_.words) + ")";
    return text + " " +
           say(skill.empty() ? "onedeck.as.potion" : "onedeck.as.skill",
               {{"name", name_of(ability, to_.words) + cost}, {"text", text_of(ability, to_.words)}});
  }

  std::string line_of(const std::string& action) override {
    std::string words = action_words(action, book_, to_);
    if (action.starts_with("loot ") && words.find(": ") == 1) words.erase(0, 3);  // the heading names the card
    const std::string more = gains(action, decision_.view, book_, to_);
    return more.empty() ? words : words + " — " + more;
  }

  // The beginning of an action's text that it has in common with others of its group.
  static std::string group_of(const std::vector<std::string>& tokens) {
    const std::string& verb = tokens[0];
    if (verb == "cover") return first_tokens(tokens, 2);
    if (verb == "use") return first_tokens(tokens, 3);
    return verb == "make" || verb == "discard" ? verb : joined(tokens);
  }

  void add_group(Menu& menu, const std::string& group, const std::vector<std::string>& actions) {
    const std::vector<std::string> tokens = tokens_of(group);
    const bool single = actions.size() == 1;
    const std::string& pick = single ? actions.front() : group;
    const std::string more = single ? "" : " — " + ways(actions);
    std::string label;
    if (tokens[0] == "cover") {
      label = single ? action_words(actions.front(), book_, to_) : say("onedeck.choose.box", {{"number", tokens[1]}});
      label += " — " + box_words(tokens[1]);
    } else if (tokens[0] == "use") {
      const Doc& ability = book_.ability(tokens[2].substr(0, tokens[2].find('/')));
      label = action_words(single ? actions.front() : group, book_, to_) + " — " + cost_text(ability, to_.words) +
              ": " + text_of(ability, to_.words);
    } else {
      label = single ? line_of(actions.front())
                     : say(tokens[0] == "make" ? "onedeck.choose.make" : "onedeck.choose.discard");
    }
    menu.entries.push_back({heading(tokens[0]), label + more, pick, single});
  }

  std::string heading(const std::string& verb) const {
    if (verb == "cover") return say("onedeck.group.cover");
    if (verb == "use" || verb == "potion") return say("onedeck.group.skills");
    return say(verb == "finish" ? "onedeck.group.end" : "onedeck.group.dice");
  }

  std::string box_words(const std::string& number) const {
    for (const Doc& box : get_list(get(decision_.view, "encounter"), "boxes")) {
      if (std::to_string(get_int(box, "box")) != number) continue;
      const std::string symbols = symbols_text(box, to_);
      return box_text(box, to_) + (symbols.empty() ? "" : " " + symbols);
    }
    return number;
  }

  // The cost of stopping stays in sight.
  std::string question(const std::string& chosen, bool /*whole*/) const override {
    const std::string toll = toll_words(decision_.view, book_, to_);
    return toll.empty() ? how(chosen) : how(chosen) + " · " + toll;
  }

  std::string how(const std::string& chosen) const {
    const std::vector<std::string> tokens = tokens_of(chosen);
    if (tokens.size() > 1 && tokens[0] == "cover") {
      return say("onedeck.choose.dice", {{"number", tokens[1]}, {"box", box_words(tokens[1])}});
    }
    if (tokens.size() > 1) return say("onedeck.choose.which", {{"action", action_words(chosen, book_, to_)}});
    return say("onedeck.choose.which",
               {{"action", say(chosen == "make" ? "onedeck.choose.make" : "onedeck.choose.discard")}});
  }

  std::string part_words(const std::string& token) const override {
    if (is_die(token)) return typed_die(token, to_) + " …";
    return (token.size() == 1 ? hero_name(Doc(token[0] - 'A'), to_) : token) + " …";
  }

  const Book& book_;
};

}  // namespace

Menu menu(const Decision& decision, const std::string& chosen, const Book& book, const Audience& to) {
  return OneDeckMenu(decision, book, to).menu(chosen);
}

}  // namespace uc::onedeck_face
