// The actions of Dungeon Digger in words, and what a person may have meant by a text.
#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "apps/undercroft/terminal/shell/parts.hpp"
#include "face.hpp"

namespace uc::digger_face {

namespace {

bool in(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string upper(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

bool is_number(std::string_view token) {
  return !token.empty() && token.size() <= 2 && token.find_first_not_of("0123456789") == std::string_view::npos;
}

// The parts of an action's text, each in words.
class Deed {
 public:
  Deed(std::string_view text, const Doc* view, const Book& book, const Audience& to)
      : tokens_(tokens_of(text)), view_(view), book_(book), to_(to) {}

  std::string words() const {
    if (tokens_.empty()) return {};
    const std::string& verb = tokens_[0];
    if (in(verb, {"work", "build"}) || (verb == "special" && size() == 4)) return build(verb);
    if (in(verb, {"move", "sneak"}) && size() == 4) return group(verb);
    if (in(verb, {"think", "return"})) return say(verb, {{"tiles", joined(rest(1), ", ")}});
    if (verb == "sabotage" && size() == 3) return sacrifice();
    if (verb == "conquer") return conquer();
    if (in(verb, {"store", "pay", "keep", "take"})) return coin(verb);
    return simple(verb);
  }

 private:
  std::size_t size() const { return tokens_.size(); }
  std::string at(std::size_t i) const { return i < tokens_.size() ? tokens_[i] : std::string(); }
  std::vector<std::string> rest(std::size_t from) const {
    return {tokens_.begin() + static_cast<std::ptrdiff_t>(std::min(from, size())), tokens_.end()};
  }
  std::string say(const std::string& verb, Catalogue::Places places) const {
    return to_.words.text("deed.digger." + verb, places);
  }
  std::string phase() const { return view_ == nullptr ? std::string() : get_text(*view_, "phase"); }
  std::string here(std::size_t i) const { return place(at(i), view_, book_, to_); }
  std::string seat(std::size_t i) const { return player(at(i).size() == 1 ? Doc(at(i)[0] - 'A') : Doc(), to_); }

  std::string build(const std::string& verb) const {
    const std::string id = at(1);
    return say(verb == "special" ? "special.build" : verb,
               {{"tile", book_.tile_words(id, to_.words)},
                {"space", at(2)},
                {"edges", shape_text(book_.tile(id), std::atoi(at(3).c_str()))}});
  }
  std::string group(const std::string& verb) const {
    return to_.words.plural("deed.digger." + verb, std::atoi(at(2).c_str()), {{"from", here(1)}, {"space", here(3)}});
  }
  std::string sacrifice() const {
    const bool stooge = read_space(at(1)).has_value();
    return say(stooge ? "sabotage.stooge" : "sabotage.creature",
               {{"from", stooge ? here(1) : book_.piece_name(at(1), to_.words)}, {"space", at(2)}});
  }
  std::string conquer() const {
    std::string text = say("conquer", {{"space", here(1)}});
    for (std::size_t i = 2; i < size(); ++i) {
      const std::string token = at(i);
      if (in(token, {"bag", "hand", "stored", "reserve"})) text += ", " + say("conquer." + token, {});
      else if (read_space(token)) text += ", " + say("conquer.from", {{"space", here(i)}});
      else text += ", " + say("conquer.by", {{"creature", book_.piece_name(token, to_.words)}});
    }
    return text;
  }

  // The coin that a number means, as far as the viewer knows it.
  std::string coin(const std::string& verb) const {
    std::string value = "?";
    const int n = std::atoi(at(1).c_str());
    if (view_ != nullptr && n >= 1) {
      const Doc& asked = get(*view_, "asked");
      const Doc::Array& coins =
          verb == "keep" ? get_list(*view_, "drawn")
                         : coins_of(*view_, get_int(asked, verb == "take" ? "other" : "seat"), verb == "take");
      if (static_cast<std::size_t>(n) <= coins.size()) value = coin_text(coins[n - 1]);
    }
    return say(verb, {{"n", at(1)}, {"coin", value}, {"space", size() > 2 ? here(2) : ""}});
  }
  // A hand; of a defeated player all coins, in the order in which they came.
  const Doc::Array& coins_of(const Doc& view, int seat, bool all) const {
    const Doc::Array& hand = get_list(seat_doc(view, seat), "hand");
    if (!all) return hand;
    everything_ = hand;
    for (const Doc& entry : get_list(view, "board")) {
      if (get(entry, "owner") != Doc(seat)) continue;
      for (const Doc& coin : get_list(entry, "coins")) everything_.push_back(coin);
    }
    std::sort(everything_.begin(), everything_.end(),
              [](const Doc& a, const Doc& b) { return get_int(a, "order") < get_int(b, "order"); });
    return everything_;
  }

  std::string simple(const std::string& verb) const {
    const Catalogue& words = to_.words;
    std::string key = "deed.digger." + verb;
    if (!words.has(key)) return joined(tokens_);
    if (const std::string now = key + "." + phase(); words.has(now)) key = now;  // an answer says what it means
    if (verb == "lord") {
      const Doc& lord = book_.lord(at(1));
      const auto part = [&](std::string_view name) {
        return name_of(get(lord, name), words) + ": " + text_of(get(lord, name), words);
      };
      return words.text(
          key, {{"lord", book_.lord_name(at(1), words)}, {"standard", part("standard")}, {"special", part("special")}});
    }
    if (verb == "special") return words.text(key, {{"special", special_words()}});
    if (verb == "tax" && at(1) == "bag") return say("tax.bag", {});
    if (verb == "free" && size() == 3) return say("free.of", {{"space", here(1)}, {"name", seat(2)}});
    return words.text(key, {{"space", here(1)},
                            {"second", here(2)},
                            {"name", seat(1)},
                            {"direction", compass_word(at(size() - 1), words)},
                            {"piece", book_.piece_name(at(1), words)},
                            {"order", book_.order_name(at(1), words)},
                            {"text", joined(rest(1))}});
  }
  // The actor's own, if it is known who that is.
  std::string special_words() const {
    if (view_ == nullptr) return {};
    const Doc& lord = book_.lord(get_text(seat_doc(*view_, get_int(get(*view_, "asked"), "seat")), "lord"));
    const Doc& special = get(lord, "special");
    return name_of(special, to_.words) + ": " + text_of(special, to_.words);
  }

  std::vector<std::string> tokens_;
  const Doc* view_;
  const Book& book_;
  const Audience& to_;
  mutable Doc::Array everything_;
};

}  // namespace

std::string action_words(std::string_view text, const Doc* view, const Book& book, const Audience& to) {
  return Deed(text, view, book, to).words();
}

// Tiles, directions and players in capital letters, the rest small; "(3,-1)" without its brackets.
std::string spelled(std::string_view text) {
  std::vector<std::string> tokens = split(text);
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    std::string& token = tokens[i];
    std::erase_if(token, [](char c) { return c == '(' || c == ')'; });
    if (read_space(token) || is_number(token)) continue;
    const std::string letters = upper(token);
    const bool tile = in(letters, {"PIT", "THR", "POR"}) || (letters.size() == 5 && letters[3] == '-');
    const bool player = letters.size() == 1 && letters[0] >= 'A' && letters[0] <= 'F';
    if (tile || player || direction_of(letters) >= 0) token = letters;
  }
  return joined(tokens);
}

}  // namespace uc::digger_face
