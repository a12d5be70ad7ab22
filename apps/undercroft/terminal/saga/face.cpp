// The face of Dungeon Saga: what it consists of.
#include <algorithm>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/files.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "apps/undercroft/terminal/shell/parts.hpp"
#include "face.hpp"
#include "protocol/contents.hpp"
#include "protocol/json.hpp"

namespace uc {

namespace {

using saga_face::Book;

// What stands after a verb and is typed as a word of the language.
const std::initializer_list<std::string_view> kTypedParts = {"cw", "ccw", "give", "take"};

class SagaFace final : public GameFace {
 public:
  explicit SagaFace(Doc content) : book_(std::move(content)) {}

  std::string_view usual_players() const override { return "level:3,human"; }  // the Overlord has the first seat
  std::vector<std::string_view> ordered_verbs() const override { return {"trade"}; }
  std::vector<std::string_view> verbs() const override {
    return {"hero",  "move", "break", "fight", "shoot",    "cast",  "interact", "use",
            "trade", "take", "feat",  "end",   "stop",     "shift", "devour",   "free",
            "yes",   "no",   "pass",  "card",  "activate", "raise", "place",    "target"};
  }

  void open(const Doc& options) override { book_.open(get(options, "adventure")); }
  std::vector<std::string> opening(const Audience& to) const override { return saga_face::opening(book_, to); }

  // Heroes have no secrets from each other (DS-H6).
  bool is_open(int seat, int other) const override { return seat > 0 && other > 0; }
  // Who is never asked about Interrupts has none (DS-R60).
  bool is_telling(std::string_view action) const override { return action == "pass"; }

  // The Overlord, and the heroes that somebody plays.
  std::vector<std::string> seat_names(const Doc& options, const Catalogue& words) const override {
    std::vector<std::string> names = {words.text("saga.overlord")};
    const Doc::Array& seats = get_list(options, "seats");
    const Doc::Array& heroes = get_list(book_.adventure(), "heroes");
    for (std::size_t i = 0; i < std::min(seats.size(), heroes.size()); ++i) {
      const auto seat = static_cast<std::size_t>(seats[i].is_integer() ? seats[i].as_integer() : 0);
      if (seat == 0 || seat >= 6) continue;
      if (names.size() <= seat) names.resize(seat + 1);
      if (!names[seat].empty()) names[seat] += "+";
      names[seat] += book_.figure(get_text(heroes[i], "hero"), words);
    }
    if (names.size() == 2) names[1] = words.text("saga.heroes");
    return names;
  }

  std::string seat_part(int seat, const Catalogue& words) const override {
    return seat == 0 ? words.text("saga.overlord") : words.text("saga.heroes");
  }

  std::vector<std::string> figures(const Doc& options, const Catalogue& words) const override {
    std::vector<std::string> names;
    for (const Doc& hero : get_list(book_.adventure(get_text(options, "adventure")), "heroes")) {
      names.push_back(book_.figure(get_text(hero, "hero"), words));
    }
    return names;
  }

  std::string option_value(std::string_view option, std::string_view value, const Catalogue& words) const override {
    if (option != "adventure") return std::string(value);
    const std::string code = get_text(book_.adventure(value), "code");
    return words.text("saga.adventure", {{"code", code}, {"name", book_.adventure_name(value, words)}});
  }

  std::vector<std::string> draw(const Doc& view, const Audience& to) const override {
    std::vector<std::string> lines = saga_face::panel(view, book_, to);
    for (const std::string& line : saga_face::monsters(view, book_, to)) lines.push_back(line);
    lines.emplace_back();
    for (const std::string& line : saga_face::map(view, book_, to)) lines.push_back(line);
    saga_face::add_wrapped(lines, to.screen.paint(Ink::Dim, to.words.text("saga.see")), to);
    return lines;
  }

  std::string must(const Doc& view, const Doc& turn, const Audience& to) const override {
    return saga_face::must_words(view, turn, book_, to);
  }
  Menu menu(const Decision& decision, const std::string& chosen, const Audience& to) const override {
    return saga_face::menu(decision, chosen, book_, to);
  }
  std::string action(std::string_view text, const Audience& to) const override {
    return saga_face::action_words(text, nullptr, book_, to);
  }
  std::vector<std::string> tell(const std::vector<Doc>& events, const Audience& to) const override {
    return saga_face::event_words(events, book_, to);
  }
  std::vector<std::string> odds(const Doc& odds, const Audience& to) const override {
    return saga_face::odds_words(odds, to);
  }
  std::vector<std::string> results(const Doc& results, const Audience& to) const override {
    return saga_face::result_words(results, book_, to);
  }
  std::string spelled(std::string_view text, const Doc&) const override { return saga_face::spelled(text); }
  std::string localized(std::string_view text, const Catalogue& words) const override {
    return with_local_verb(with_local_parts(text, kTypedParts, words), "saga", words);
  }
  std::string usual(std::string_view text, const Catalogue& words) const override {
    return as_notation(text, kTypedParts, words);
  }
  std::vector<std::string> look(const std::string& what, const Doc& view, const Audience& to) const override {
    return saga_face::look(what, view, book_, to);
  }
  std::vector<std::string> reference(const Doc& view, const Audience& to) const override {
    return saga_face::reference(view, book_, to);
  }

 private:
  Book book_;
};

}  // namespace

std::unique_ptr<GameFace> saga_face::make_face(const std::string& content_dir) {
  const auto files = [&](std::string_view name) { return content_text(content_dir, std::string(name)); };
  const Result<std::string> text = files("saga.json");
  Result<Doc> content = text ? parse_json(*text) : Result<Doc>(text.fault());
  if (content) content = with_parts(std::move(*content), files);
  if (!content) return nullptr;  // a host that has no such content has refused it before
  return std::make_unique<SagaFace>(std::move(*content));
}

}  // namespace uc
