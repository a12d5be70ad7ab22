// The actions of Dungeon Saga in words, and what a person may have meant by a text.
#include <algorithm>
#include <cctype>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "apps/undercroft/terminal/shell/parts.hpp"
#include "face.hpp"

namespace uc::saga_face {

namespace {

bool is_facing(std::string_view token) { return token.size() == 1 && token.find_first_of("NESW") == 0; }

// The parts of an action's text, each in words.
class Deed {
 public:
  Deed(std::string_view text, const Doc* view, const Book& book, const Audience& to)
      : tokens_(tokens_of(text)), view_(view), book_(book), to_(to) {}

  std::string words() const {
    if (tokens_.empty()) return {};
    const std::string& verb = tokens_[0];
    if (verb == "move") return move();
    if (verb == "cast") return cast();
    if (verb == "interact") return interact();
    if (verb == "trade") return trade();
    if (verb == "use") return say(at(2).empty() ? "use" : "use.on");
    if (verb == "end" && phase() == "command") return say("end.overlord");
    if (verb == "end" && view_ != nullptr) return say(is_hero_acting() ? "end.turn" : "end.activation");
    if (verb == "yes" || verb == "no") {
      return say(phase() == "potion" ? verb + ".potion" : phase() == "trade" ? verb + ".trade" : verb);
    }
    if (!to_.words.has("deed.saga." + verb)) return joined(tokens_);
    return say(verb);
  }

 private:
  std::string at(std::size_t i) const { return i < tokens_.size() ? tokens_[i] : std::string(); }
  std::string phase() const { return view_ == nullptr ? std::string() : get_text(*view_, "phase"); }
  std::string target(std::size_t i) const { return thing_words(at(i), view_, book_, to_); }
  bool is_hero_acting() const {
    const Doc& model = model_numbered(*view_, get_int(get(*view_, "act"), "model", -1));
    return get_text(model, "side") == "heroes";
  }

  std::string say(const std::string& key) const {
    const Catalogue& words = to_.words;
    return words.text("deed.saga." + key, {{"hero", book_.figure(at(1), words)},
                                           {"square", at(1)},
                                           {"facing", compass_word(at(tokens_.size() - 1), words)},
                                           {"target", target(tokens_[0] == "use" ? 2 : 1)},
                                           {"item", book_.item(at(1), words)},
                                           {"feat", book_.name("feats", at(1), words)},
                                           {"card", book_.name("overlord_cards", at(1), words)},
                                           {"figure", book_.figure(at(2), words)}});
  }

  std::string move() const {
    if (!is_facing(at(2))) return say("move.plain");
    if (view_ != nullptr) {
      const int mover = get_int(get(*view_, "asked"), "model", -1);
      if (get_text(model_numbered(*view_, mover), "square") == at(1)) return say("move.turn");
    }
    return say("move");
  }

  // The spell, what it is cast at if that is chosen, and a crystal.
  std::string cast() const {
    const bool aimed = read_square(at(2)).has_value();
    const std::string crystal = at(aimed ? 3 : 2);
    std::string text = to_.words.text(aimed ? "deed.saga.cast.at" : "deed.saga.cast",
                                      {{"spell", book_.name("spells", at(1), to_.words)}, {"target", target(2)}});
    if (!crystal.empty()) {
      text += to_.words.text("deed.saga.cast.crystal", {{"item", book_.item(crystal, to_.words)}});
    }
    return text;
  }

  std::string interact() const {
    std::string text = to_.words.text("deed.saga.interact", {{"text", book_.rule_text(at(1), to_.words)}});
    if (at(2) == "cw") text += " " + to_.words.text("deed.saga.interact.cw");
    if (at(2) == "ccw") text += " " + to_.words.text("deed.saga.interact.ccw");
    return text;
  }

  // trade danor give blessed_oil take rune_key
  std::string trade() const {
    const bool gives = at(2) == "give";
    const std::string taken = gives ? at(5) : at(3);
    const std::string key = gives ? (taken.empty() ? "give" : "swap") : "take";
    return to_.words.text("deed.saga.trade." + key, {{"hero", book_.figure(at(1), to_.words)},
                                                     {"given", gives ? book_.item(at(3), to_.words) : ""},
                                                     {"taken", taken.empty() ? "" : book_.item(taken, to_.words)}});
  }

  std::vector<std::string> tokens_;
  const Doc* view_;
  const Book& book_;
  const Audience& to_;
};

}  // namespace

std::string action_words(std::string_view text, const Doc* view, const Book& book, const Audience& to) {
  return Deed(text, view, book, to).words();
}

// Facings in capital letters, the rest small; "(5,4)" without its brackets, and "5, 4" in one piece.
std::string spelled(std::string_view text) {
  std::vector<std::string> tokens = split(text);
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    std::string& token = tokens[i];
    std::erase_if(token, [](char c) { return c == '(' || c == ')'; });
    if (token.ends_with(",") && i + 1 < tokens.size()) {
      token += tokens[i + 1];
      tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    const std::string letter(
        1, static_cast<char>(std::toupper(static_cast<unsigned char>(token.empty() ? ' ' : token[0]))));
    if (token.size() == 1 && is_facing(letter)) token = letter;
  }
  return joined(tokens);
}

}  // namespace uc::saga_face
