#include "plain_face.hpp"

#include <algorithm>
#include <utility>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/files.hpp"
#include "choice.hpp"
#include "guided_menu.hpp"
#include "protocol/json.hpp"

namespace uc {

namespace {

constexpr std::size_t kMostLines = 20;
// What every position begins with (docs/protocol.md); options are shown by the command `cards`.
constexpr std::string_view kHead[] = {"format", "version", "game", "players", "options"};

// Its words, and whatever it has none for as the game writes it.
class PlainWords {
 public:
  PlainWords(std::string game, const Audience& to) : game_(std::move(game)), to_(to) {}

  std::string action(std::string_view text) const {
    const std::vector<std::string> parts = tokens_of(text);
    const std::string key = "deed." + game_ + "." + (parts.empty() ? "" : parts[0]);
    if (parts.empty() || !to_.words.has(key)) return std::string(text);
    const auto part = [&](std::size_t i) { return i < parts.size() ? short_word(parts[i]) : std::string(); };
    return to_.words.text(key, {{"1", part(1)}, {"2", part(2)}, {"3", part(3)}, {"4", part(4)}});
  }

  // Every event has its own members: the sentence is filled member by member.
  std::string event(const Doc& event) const {
    const std::string type = get_text(event, "type"), key = "event." + game_ + "." + type;
    std::string text = to_.words.has(key) ? to_.words.text(key) : type + " " + members(event, "type");
    for (const auto& [name, value] : event.as_object()) {
      const std::string place = "{" + name + "}";
      for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place, at)) {
        const std::string filled = value_words(name, value);
        text.replace(at, place.size(), filled);
        at += filled.size();
      }
    }
    return text;
  }

  std::string short_word(std::string_view word) const {
    const std::string key = "short." + game_ + "." + std::string(word);
    if (to_.words.has(key)) return to_.words.text(key);
    std::string shown(word);
    std::replace(shown.begin(), shown.end(), '_', ' ');
    return shown;
  }

  std::string value_words(std::string_view name, const Doc& value) const {
    if (value.is_integer() && (name == "seat" || name == "active")) return painted_seat(value, to_);
    if (value.is_integer()) return to_.words.number(static_cast<double>(value.as_integer()));
    if (value.is_real()) return to_.words.percent(value.as_real());
    if (value.is_bool()) return to_.words.text(value.as_bool() ? "menu.yes" : "menu.no");
    if (value.is_string()) return short_word(value.as_string());
    std::vector<std::string> parts;
    if (value.is_array()) {
      for (const Doc& item : value.as_array()) parts.push_back(value_words("", item));
    }
    if (value.is_object()) return members(value, "");
    return parts.empty() ? "–" : joined(parts, " ");
  }

  // "score 12 · dice 3 5"
  std::string members(const Doc& doc, std::string_view without) const {
    std::vector<std::string> parts;
    for (const auto& [name, value] : doc.as_object()) {
      if (name != without) parts.push_back(short_word(name) + " " + value_words(name, value));
    }
    return joined(parts, " · ");
  }

 private:
  std::string game_;
  const Audience& to_;
};

class PlainMenu final : public GuidedMenu {
 public:
  PlainMenu(const Decision& decision, const PlainWords& plain, const Audience& to)
      : GuidedMenu(decision, to, kMostLines), plain_(plain) {}

 private:
  std::string line_of(const std::string& action) override {
    const Doc odds = decision_.odds(action);
    return plain_.action(action) + (odds.is_object() ? " — " + plain_.members(odds, "") : "");
  }
  std::string part_words(const std::string& token) const override { return plain_.short_word(token); }

  const PlainWords& plain_;
};

class PlainFace final : public GameFace {
 public:
  PlainFace(std::string game, std::vector<std::string> verbs, const Doc& players)
      : game_(std::move(game)), verbs_(std::move(verbs)) {
    const bool range = players.is_object();
    int seats = range ? get_int(players, "min", 1) : 1;
    if (!range && players.is_array() && !players.as_array().empty())
      seats = static_cast<int>(players.as_array()[0].as_integer());
    if (seats == 1 && get_int(players, "max", 1) > 1) seats = 2;
    usual_ = "human";
    for (int seat = 1; seat < seats; ++seat) usual_ += ",level:3";
  }

  std::vector<std::string> draw(const Doc& view, const Audience& to) const override {
    const PlainWords plain(game_, to);
    std::vector<std::string> numbers, lines;
    for (const auto& [name, value] : view.as_object()) {
      if (std::find(std::begin(kHead), std::end(kHead), name) != std::end(kHead)) continue;
      const bool list = value.is_array() && !value.as_array().empty() && value.as_array()[0].is_object();
      if (!list) numbers.push_back(plain.short_word(name) + " " + plain.value_words(name, value));
      for (const Doc& item : list ? value.as_array() : Doc::Array{}) {
        const bool seat = get(item, "seat").is_integer();
        const std::string front = seat ? painted_seat(get(item, "seat"), to) : plain.short_word(name);
        lines.push_back(front + ": " + plain.members(item, "seat"));
      }
    }
    std::vector<std::string> all = wrap(to.screen.paint(Ink::Bold, joined(numbers, " · ")), to.screen.width() - 1);
    for (const std::string& line : lines) {
      for (const std::string& part : wrap(line, to.screen.width() - 1)) all.push_back(part);
    }
    return all;
  }

  std::string must(const Doc&, const Doc& turn, const Audience& to) const override {
    const std::string key = "must." + game_ + "." + get_text(turn, "kind");
    return to.words.text(to.words.has(key) ? key : "must.plain", {{"name", to.name(get(turn, "actor"))}});
  }

  Menu menu(const Decision& decision, const std::string& chosen, const Audience& to) const override {
    return PlainMenu(decision, PlainWords(game_, to), to).menu(chosen);
  }

  std::string action(std::string_view text, const Audience& to) const override {
    return PlainWords(game_, to).action(text);
  }

  std::vector<std::string> tell(const std::vector<Doc>& events, const Audience& to) const override {
    std::vector<std::string> lines;
    for (const Doc& event : events) lines.push_back(PlainWords(game_, to).event(event));
    return lines;
  }

  std::vector<std::string> odds(const Doc& odds, const Audience& to) const override {
    if (!odds.is_object()) return {};
    return {PlainWords(game_, to).members(odds, "")};
  }

  std::vector<std::string> results(const Doc& results, const Audience& to) const override {
    std::vector<std::string> lines;
    for (const Doc& result : by_place(results)) {
      std::string line = to.words.text("plain.result", {{"place", std::to_string(get_int(result, "place"))},
                                                        {"name", painted_seat(get(result, "seat"), to)},
                                                        {"score", std::to_string(get_int(result, "score"))}});
      if (get_bool(result, "won")) line += " — " + to.screen.paint(Ink::Good, to.words.text("plain.winner"));
      lines.push_back(line);
    }
    return lines;
  }

  std::string spelled(std::string_view text, const Doc&) const override { return joined(split(text)); }
  std::string localized(std::string_view text, const Catalogue& words) const override {
    return with_local_verb(text, game_, words);
  }
  std::vector<std::string> reference(const Doc& view, const Audience& to) const override {
    const Doc& options = get(view, "options");
    if (!options.is_object() || options.as_object().empty()) return {to.words.text("menu.standard.yes")};
    return {PlainWords(game_, to).members(options, "")};
  }
  std::vector<std::string_view> verbs() const override { return {verbs_.begin(), verbs_.end()}; }
  std::string_view usual_players() const override { return usual_; }

 private:
  std::string game_;
  std::vector<std::string> verbs_;
  std::string usual_;
};

Doc document(const std::string& content_dir, const std::string& name) {
  const Result<std::string> text = content_text(content_dir, name);
  Result<Doc> doc = text ? parse_json(*text) : Result<Doc>(text.fault());
  return doc && doc->is_object() ? std::move(*doc) : Doc::object();
}

}  // namespace

std::unique_ptr<GameFace> make_plain_face(std::string_view game, const std::string& content_dir) {
  const std::string id(game), deed = "deed." + id + ".";
  std::vector<std::string> verbs;
  const Doc words = document(content_dir, "locales/" + id + "/en.json");
  for (const auto& [key, text] : words.as_object()) {
    if (key.starts_with(deed)) verbs.push_back(key.substr(deed.size()));
  }
  const Doc content = document(content_dir, id + ".json");
  return std::make_unique<PlainFace>(id, std::move(verbs), get(get(content, "game"), "players"));
}

}  // namespace uc
