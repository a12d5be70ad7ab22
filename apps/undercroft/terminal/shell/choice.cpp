#include "choice.hpp"

#include <algorithm>
#include <cctype>

namespace uc {

namespace {

using Parts = std::vector<std::string>;

Parts sorted(Parts parts) {
  std::sort(parts.begin(), parts.end());
  return parts;
}

Parts tail(const Parts& parts) { return parts.empty() ? parts : Parts(parts.begin() + 1, parts.end()); }

// "a.s4" is the die s4 of A: where only one is meant, its owner need not be written.
std::string_view without_owner(const std::string& part) {
  const bool owned = part.size() > 2 && part[1] == '.';
  return std::string_view(part).substr(owned ? 2 : 0);
}

Parts without_owners(const Parts& parts) {
  Parts result;
  for (const std::string& part : parts) result.emplace_back(without_owner(part));
  return result;
}

bool begins(const Parts& parts, const Parts& typed) {
  if (typed.size() > parts.size()) return false;
  for (std::size_t i = 0; i < typed.size(); ++i) {
    if (!parts[i].starts_with(typed[i]) && !without_owner(parts[i]).starts_with(typed[i])) return false;
  }
  return true;
}

bool is_one_of(const std::string& verb, const std::vector<std::string_view>& verbs) {
  return std::find(verbs.begin(), verbs.end(), verb) != verbs.end();
}

// The actions up to the part that is being typed and `further` parts more, each once.
Parts completions_of(const Parts& typed, std::size_t further, const std::vector<std::size_t>& found,
                     const std::vector<Parts>& all, const std::vector<std::string>& actions) {
  Parts result;
  for (const std::size_t i : found) {
    const std::size_t verb = begins(all[i], typed) ? 0 : 1;
    const Parts written = [&] {  // as it is written, not in lower-case letters
      Parts parts;
      std::string_view rest = actions[i];
      while (!rest.empty()) {
        const std::size_t blank = std::min(rest.find(' '), rest.size());
        parts.emplace_back(rest.substr(0, blank));
        rest.remove_prefix(std::min(blank + 1, rest.size()));
      }
      return parts;
    }();
    const std::size_t shown = std::min(written.size(), typed.size() + verb + further);
    std::string text = joined(Parts(written.begin(), written.begin() + static_cast<std::ptrdiff_t>(shown)));
    if (shown < written.size()) text += " …";
    // "claim S1:2x3" and "claim S1:2x3 …" are one way to go on
    const std::string bare = text.ends_with(" …") ? text.substr(0, text.size() - std::string_view(" …").size()) : text;
    const auto same = std::find_if(result.begin(), result.end(),
                                   [&](const std::string& other) { return other == bare || other == bare + " …"; });
    if (same == result.end()) {
      result.push_back(text);
    } else if (*same != text) {
      *same = bare;
    }
  }
  return result;
}

}  // namespace

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

std::vector<std::string> split(std::string_view text) {
  Parts parts;
  std::string part;
  for (const char c : lower(text)) {
    if (std::isspace(static_cast<unsigned char>(c)) == 0) {
      part += c;
    } else if (!part.empty()) {
      parts.push_back(std::move(part));
      part.clear();
    }
  }
  if (!part.empty()) parts.push_back(part);
  return parts;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += between;
    text += part;
  }
  return text;
}

Match match_action(std::string_view typed_text, const std::vector<std::string>& actions,
                   const std::vector<std::string_view>& ordered, const std::vector<std::string_view>& yielding) {
  Match match;
  const Parts typed = split(typed_text);
  if (typed.empty()) return match;
  std::vector<Parts> all;
  all.reserve(actions.size());
  for (const std::string& action : actions) all.push_back(split(action));

  // The numbers of the actions for which `fits` holds, with or without the verb.
  const auto those = [&](auto fits) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const bool bare = all[i].size() > 1 && !is_one_of(all[i].front(), yielding);
      if (fits(all[i]) || (bare && fits(tail(all[i])))) found.push_back(i);
    }
    return found;
  };
  const auto take = [&](const std::vector<std::size_t>& found) {
    if (found.size() != 1) return false;
    const std::string& verb = all[found.front()].front();
    if (is_one_of(verb, yielding) && std::find(typed.begin(), typed.end(), verb) == typed.end()) return false;
    match.kind = Match::Kind::One;
    match.action = actions[found.front()];
    match.literal = match.action == typed_text;
    return true;
  };
  const Parts in_order = sorted(typed);
  // Those whose parts may come in any order.
  const auto loose = [&](std::vector<std::size_t> found) {
    std::erase_if(found, [&](std::size_t i) { return is_one_of(all[i].front(), ordered); });
    return found;
  };
  if (take(those([&](const Parts& parts) { return parts == typed; }))) return match;
  if (take(loose(those([&](const Parts& parts) {
        return parts.size() == typed.size() && parts.front() == typed.front() && sorted(parts) == in_order;
      })))) {
    return match;
  }
  if (take(loose(
          those([&](const Parts& parts) { return parts.size() == typed.size() && sorted(parts) == in_order; })))) {
    return match;
  }
  if (take(loose(those([&](const Parts& parts) {
        return parts.size() == typed.size() && parts.front() == typed.front() &&
               sorted(without_owners(parts)) == in_order;
      })))) {
    return match;
  }
  const auto same_length =
      those([&](const Parts& parts) { return parts.size() == typed.size() && begins(parts, typed); });
  if (take(same_length)) return match;
  const auto longer = those([&](const Parts& parts) { return begins(parts, typed); });
  if (take(longer)) return match;
  if (longer.empty()) return match;
  match.kind = Match::Kind::Several;
  match.count = longer.size();
  // One way to go on is no choice: show what follows it.
  std::size_t further = 0;
  do {
    match.completions = completions_of(typed, further++, longer, all, actions);
  } while (match.completions.size() == 1 && match.completions.front().ends_with(" …"));
  return match;
}

std::string usual_verb(const std::string& word, std::string_view game, const std::vector<std::string_view>& verbs,
                       const Catalogue& words, const std::function<bool(std::string_view)>& can_be_chosen) {
  if (can_be_chosen(word)) return word;
  std::string meant = std::find(verbs.begin(), verbs.end(), word) != verbs.end() ? word : "";
  // The game's own words come first, so that it can have one which other games use for another verb.
  for (const std::string& family : {"alias." + std::string(game) + ".", std::string("alias.")}) {
    for (const std::string_view verb : verbs) {
      const std::string key = family + std::string(verb);
      const Parts names = words.has(key) ? split(words.text(key)) : Parts{};
      if (std::find(names.begin(), names.end(), word) == names.end()) continue;
      if (can_be_chosen(verb)) return std::string(verb);
      if (meant.empty()) meant = verb;
    }
  }
  return meant.empty() ? word : meant;
}

std::vector<std::string> tokens_of(std::string_view action) {
  std::vector<std::string> tokens;
  while (!action.empty()) {
    const std::size_t blank = std::min(action.find(' '), action.size());
    tokens.emplace_back(action.substr(0, blank));
    action.remove_prefix(std::min(blank + 1, action.size()));
  }
  return tokens;
}

Groups grouped(const std::vector<std::string>& actions, std::size_t part) {
  Groups groups;
  for (const std::string& action : actions) {
    const std::vector<std::string> tokens = tokens_of(action);
    const std::string token = part < tokens.size() ? tokens[part] : "";
    const auto found =
        std::find_if(groups.begin(), groups.end(), [&](const auto& group) { return group.first == token; });
    if (found != groups.end()) found->second.push_back(action);
    else groups.emplace_back(token, std::vector<std::string>{action});
  }
  return groups;
}

}  // namespace uc
