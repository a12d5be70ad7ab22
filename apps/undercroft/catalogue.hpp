// The words people read, in their language: content/locales/<lang>.json, a flat object of key -> text.
//
// Conventions, which tools/check-locales relies on:
//  - A key stands in the code as a literal: text("play.saved"), plural("count.dice", n).
//  - plural("key", n) needs the keys "key.one" and "key.other" and fills {n}.
//  - A few families are built from data, as text("<prefix>" + word). Keys that begin with one of these count as used:
//      alias. code. collector. command. deed. event. game. goal. help. level. lost. must. option. power. rating. rule.
//      short. type. verdict. wall.
//    Every id of docs/rules/crypt.md from CR-2 to CR-10 has its sentence in the family "rule."; of the other games
//    every rule that the engine names when it refuses an action.
//  - {name} is a place filled by the caller; both languages use the same places in the same key.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "core/document.hpp"
#include "core/fault.hpp"

namespace uc {

class Catalogue {
 public:
  using Places = std::initializer_list<std::pair<std::string_view, std::string>>;

  // The document of a language; a Fault of code bad_content names the key that is no text.
  static Result<Catalogue> read(const Doc& doc);

  bool has(std::string_view key) const { return texts_.contains(key); }
  // The text with its places filled. A key that is missing is shown in brackets, so that it is noticed and reported.
  std::string text(std::string_view key, Places places = {}) const;
  // The form for n things; fills {n}, too.
  std::string plural(std::string_view key, long long n, Places places = {}) const;

  const std::map<std::string, std::string, std::less<>>& texts() const { return texts_; }

 private:
  std::map<std::string, std::string, std::less<>> texts_;
};

// "it" or "en": what was asked for; without it, the language of the environment (LC_ALL, LC_MESSAGES, LANG).
std::string choose_language(std::string_view asked);

// The catalogue of a language, from the directory or, if that is empty, from the files inside the program.
Result<Catalogue> load_catalogue(std::string_view language, const std::string& content_dir);

}  // namespace uc
