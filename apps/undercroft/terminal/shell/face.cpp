#include "face.hpp"

#include <algorithm>

#include "apps/undercroft/doc_get.hpp"
#include "choice.hpp"

namespace uc {

std::string Audience::name(const Doc& who) const {
  if (!who.is_integer()) return "";
  const auto number = static_cast<std::size_t>(who.as_integer());
  return number < names.size() ? names[number] : std::to_string(number);
}

Ink seat_ink(const Doc& seat, std::span<const Ink> inks, Ink nobody) {
  const bool sits = seat.is_integer() && seat.as_integer() >= 0;
  return sits ? inks[static_cast<std::size_t>(seat.as_integer()) % inks.size()] : nobody;
}

std::string painted_seat(const Doc& seat, const Audience& to) { return to.screen.paint(seat_ink(seat), to.name(seat)); }

std::vector<Doc> by_place(const Doc& results) {
  std::vector<Doc> list = results.is_array() ? results.as_array() : Doc::Array{};
  std::sort(list.begin(), list.end(), [](const Doc& a, const Doc& b) {
    const auto key = [](const Doc& result) { return std::pair(get_int(result, "place"), get_int(result, "seat")); };
    return key(a) < key(b);
  });
  return list;
}

std::string with_local_verb(std::string_view text, std::string_view game, const Catalogue& words) {
  const std::size_t blank = std::min(text.find(' '), text.size());
  const std::string verb(text.substr(0, blank));
  for (const std::string& key : {"alias." + std::string(game) + "." + verb, "alias." + verb}) {
    if (!words.has(key)) continue;
    const std::string names = words.text(key);
    return names.substr(0, names.find(' ')) + std::string(text.substr(blank));
  }
  return std::string(text);
}

std::string as_notation(const std::string& typed, std::string_view game, const GameFace& face, const Catalogue& words,
                        const std::vector<std::string>& actions) {
  std::vector<std::string> parts = split(typed);
  if (parts.empty()) return {};
  const auto can_be_chosen = [&](std::string_view verb) {
    return std::any_of(actions.begin(), actions.end(), [&](const std::string& action) {
      return action.starts_with(verb) && (action.size() == verb.size() || action[verb.size()] == ' ');
    });
  };
  parts[0] = usual_verb(parts[0], game, face.verbs(), words, can_be_chosen);
  return face.usual(joined(parts), words);
}

}  // namespace uc
