#include "catalogue.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "files.hpp"
#include "paint.hpp"
#include "protocol/contents.hpp"

namespace uc {

namespace {

// Does it end a sentence? What colours it is not looked at.
bool ends_sentence(std::string_view text) {
  const std::string bare = unpainted(text);
  return bare.ends_with('!') || bare.ends_with('?') || bare.ends_with('.') || bare.ends_with("…");
}

// A word between parentheses that stands before them already says nothing: "no (no)" is "no".
bool is_doubled(std::string_view so_far, std::string_view word, std::string_view rest) {
  const std::string before = unpainted(so_far);
  const std::string doubled = unpainted(word) + " (";
  if (word.empty() || !rest.starts_with(')') || !before.ends_with(doubled)) return false;
  return before.size() == doubled.size() || before[before.size() - doubled.size() - 1] == ' ';
}

}  // namespace

Result<Catalogue> Catalogue::read(const Doc& doc) {
  if (!doc.is_object()) return Fault{"bad_content", "a catalogue is an object of keys and texts", "", ""};
  Catalogue catalogue;
  for (const auto& [key, text] : doc.as_object()) {
    if (!text.is_string()) return Fault{"bad_content", "must be a text", key, ""};
    catalogue.texts_.emplace(key, text.as_string());
  }
  return catalogue;
}

std::string Catalogue::text(std::string_view key, Places places) const { return said(key, places, ""); }

std::string Catalogue::plural(std::string_view key, long long n, Places places) const {
  return said(std::string(key) + (n == 1 ? ".one" : ".other"), places, number(static_cast<double>(n)));
}

std::string Catalogue::said(std::string_view key, Places places, const std::string& n) const {
  const auto found = texts_.find(key);
  const std::string_view text = found != texts_.end() ? found->second : agreeing(key, places);
  return text.empty() ? "[" + std::string(key) + "]" : filled(text, places, n);
}

// In one go, so that what is filled in is not filled again. `n` fills {n}, if it is not empty.
std::string Catalogue::filled(std::string_view text, Places places, const std::string& n) const {
  std::string result;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find('{'), text.size());
    result += text.substr(0, open);
    text.remove_prefix(open);
    const std::size_t close = text.find('}');
    const std::string_view place = close == std::string_view::npos ? std::string_view() : text.substr(1, close - 1);
    const std::size_t colon = std::min(place.find(':'), place.size());
    const std::string_view name = place.substr(0, colon);
    const auto* const found =
        std::find_if(places.begin(), places.end(), [&](const auto& each) { return each.first == name; });
    if (found != places.end()) {
      std::string front = colon < place.size() ? before(found->second, place.substr(colon + 1)) : std::string();
      if (result.empty() && !front.empty())
        front[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(front[0])));
      text.remove_prefix(close + 1);
      if (front.empty() && is_doubled(result, found->second.text, text)) {
        result.resize(result.size() - std::string_view(" (").size());
        text.remove_prefix(1);
        continue;
      }
      result += front + found->second.text;
      if (text.starts_with('.') && !text.starts_with("..") && ends_sentence(found->second.text)) text.remove_prefix(1);
    } else if (name == "n" && !n.empty()) {
      result += n;
      text.remove_prefix(close + 1);
    } else if (!text.empty()) {
      result += text.front();
      text.remove_prefix(1);
    }
  }
  return result;
}

// What stands before a name: its article, or the article joined to a preposition.
std::string Catalogue::before(const Word& word, std::string_view form) const {
  const bool alone = form == "the";
  const auto found = texts_.find("article." + word.id + (alone ? "" : "." + std::string(form)));
  if (word.id.empty() || found == texts_.end()) return alone ? std::string() : std::string(form) + " ";
  return found->second.ends_with("’") ? found->second : found->second + " ";
}

// --- what agrees with a name -----------------------------------------------------------------------------------------

Word Catalogue::named(std::string shown, std::string_view id) const {
  const auto found = texts_.find("gender." + std::string(id));
  return {std::move(shown), found == texts_.end() ? std::string_view() : found->second, std::string(id)};
}

std::string_view Catalogue::form(std::string_view key, std::string_view gender) const {
  const auto found = texts_.find(std::string(key) + "." + std::string(gender));
  return found == texts_.end() ? std::string_view() : found->second;
}

// The form for the first place of the sentence whose word has a gender, or for the first word that is given with one;
// without one, the masculine.
std::string_view Catalogue::agreeing(std::string_view key, Places places) const {
  const std::string_view usual = form(key, "m");
  std::string_view gender = "m";
  std::size_t first = std::string_view::npos;
  bool known = false;
  for (const auto& [name, word] : places) {
    if (word.gender.empty()) continue;
    const std::size_t at =
        std::min(usual.find("{" + std::string(name) + "}"), usual.find("{" + std::string(name) + ":"));
    if (known && at >= first) continue;
    first = at;
    gender = word.gender;
    known = true;
  }
  const std::string_view exact = form(key, gender);
  return exact.empty() ? form(key, gender.substr(0, 1)) : exact;
}

// --- numbers ---------------------------------------------------------------------------------------------------------

std::string Catalogue::number(double value, int digits) const {
  char plain[64];
  std::snprintf(plain, sizeof plain, "%.*f", digits, std::abs(value));
  const std::string_view all = plain;
  const std::size_t point = std::min(all.find('.'), all.size());
  std::string result;
  for (std::size_t i = 0; i < point; ++i) {
    if (i > 0 && (point - i) % 3 == 0) result += text("number.thousands");
    result += all[i];
  }
  if (point < all.size()) result += text("number.decimal") + std::string(all.substr(point + 1));
  const bool negative = value < 0 && all.find_first_not_of("0.") != std::string_view::npos;
  return negative ? "−" + result : result;
}

std::string Catalogue::percent(double share, int digits) const { return number(100 * share, digits) + "%"; }

std::string Catalogue::with_sign(long long value) const {
  return (value > 0 ? "+" : "") + number(static_cast<double>(value));
}

std::string choose_language(std::string_view asked) {
  if (!asked.empty()) return std::string(asked);
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    return std::string_view(value).substr(0, 2) == "it" ? "it" : "en";
  }
  return "en";
}

Result<Catalogue> load_catalogue(std::string_view language, const std::string& content_dir) {
  const auto files = [&](std::string_view name) { return content_text(content_dir, std::string(name)); };
  const Result<Doc> words = load_words(language, files);
  if (!words) return words.fault();
  return Catalogue::read(*words);
}

}  // namespace uc
