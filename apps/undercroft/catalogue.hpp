// The words people read, in their language: flat objects of key -> text, content/locales/<lang>.json
// for all games and content/locales/<game>/<lang>.json for one.
//
// Conventions, which tools/check-locales relies on:
//  - A key stands in the code as a literal: text("play.saved"), plural("count.dice", n).
//  - plural("key", n) needs the keys "key.one" and "key.other" and fills {n}.
//  - A few families are built from data, as text("<prefix>" + word). Keys that begin with one of these count as used:
//      alias. article. code. collector. command. deed. event. form. game. goal. help. level. lost. must. option. power.
//      rating. reason. rule. short. sign. type. verdict. wall.
//    Every id of docs/rules/crypt.md from CR-2 to CR-10 has its sentence in the family "rule."; of the other games
//    every rule that the engine names when it refuses an action.
//    "alias." has the words that people may type for the verb of an action: "alias.<verb>" those of all games with that
//    verb, "alias.<game>.<verb>" those of one game, which come first.
//    "form." has what must be written after the verb of an action, "form.<game>.<verb>"; "reason." in English what the
//    engine says of a text that is no action, letter by letter, and that sentence in the other languages.
//    "sign." has the letters and codes that stand for something on a map or a die: "sign.onedeck.strength".
//  - {name} is a place filled by the caller; both languages use the same places in the same key. A full stop after a
//    place is left out where what fills it ends with a mark of its own, and so are parentheses that would only repeat
//    it.
//  - A language whose sentences agree with a name gives the name a gender, "gender.<game>.<id of the content>" with m,
//    f,
//    mp or fp, and the sentence two forms, "key.m" and "key.f" (and, where a name may be plural, "key.mp" and
//    "key.fp"), in the place of "key". The code asks for "key"; the first place of the sentence whose word has a gender
//    chooses, or if none of them has one, the first that is given. English has neither.
//  - {name:the} is the place with the article of its name, "article.<game>.<id>", and {name:di} with a preposition that
//  a
//    language joins to the article, "article.<game>.<id>.di". A name without an article stands alone, or behind the
//    preposition. What begins a sentence gets a capital letter.
//  - A full stop behind a place is left out where what fills it ends a sentence by itself, as "None Shall Pass!" does.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "core/document.hpp"
#include "core/fault.hpp"

namespace uc {

// What fills a place: a text and, if it is the name of something, the gender of that name.
struct Word {
  Word(std::string said) : text(std::move(said)) {}  // NOLINT(google-explicit-constructor): most words have no gender
  Word(const char* said) : text(said) {}             // NOLINT(google-explicit-constructor)
  Word(std::string said, std::string_view gender_of_it, std::string id_of_it = {})
      : text(std::move(said)), gender(gender_of_it), id(std::move(id_of_it)) {}

  std::string text;
  std::string_view gender;  // "m", "f", "mp", "fp", or nothing
  std::string id;           // of the name, by which its article is found; or nothing
};

class Catalogue {
 public:
  using Places = std::initializer_list<std::pair<std::string_view, Word>>;

  // The document of a language; a Fault of code bad_content names the key that is no text.
  static Result<Catalogue> read(const Doc& doc);

  bool has(std::string_view key) const { return texts_.contains(key) || !form(key, "m").empty(); }
  // The text with its places filled. A key that is missing is shown in brackets, so that it is noticed and reported.
  std::string text(std::string_view key, Places places = {}) const;
  // The form for n things; fills {n}, too.
  std::string plural(std::string_view key, long long n, Places places = {}) const;
  // A name as it is shown, with the gender that this language gives it; `id` is "<game>.<id of the content>".
  Word named(std::string shown, std::string_view id) const;

  // Numbers as this language writes them: "1,250" or "1.250"; "2.5" or "2,5".
  std::string number(double value, int digits = 0) const;
  std::string percent(double share, int digits = 0) const;
  std::string with_sign(long long value) const;  // "+2", "−5": what is added or taken away

  const std::map<std::string, std::string, std::less<>>& texts() const { return texts_; }

 private:
  std::string said(std::string_view key, Places places, const std::string& n) const;
  std::string filled(std::string_view text, Places places, const std::string& n) const;
  std::string before(const Word& word, std::string_view form) const;
  // A form of a key, "m" or "f"; empty if there is none.
  std::string_view form(std::string_view key, std::string_view gender) const;
  std::string_view agreeing(std::string_view key, Places places) const;

  std::map<std::string, std::string, std::less<>> texts_;
};

// "it" or "en": what was asked for; without it, the language of the environment (LC_ALL, LC_MESSAGES, LANG).
std::string choose_language(std::string_view asked);

// The catalogue of a language, from the directory or, if that is empty, from the files inside the program.
Result<Catalogue> load_catalogue(std::string_view language, const std::string& content_dir);

}  // namespace uc
