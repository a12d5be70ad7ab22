// What a person typed, matched with the actions that are legal.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/undercroft/catalogue.hpp"

namespace uc {

struct Match {
  enum class Kind {
    None,
    One,      // `action` is meant
    Several,  // `completions` could be meant
  };
  Kind kind = Kind::None;
  std::string action;
  bool literal = false;                  // it was typed as it is written
  std::vector<std::string> completions;  // how the text can go on, each once; a trailing "…" where more must follow
  std::size_t count = 0;                 // actions that begin so
};

// Takes the action itself; without its verb; with its parts in another order; dice without their owner; abbreviated
// part by part; or a beginning that only one action has. Capital letters and extra blanks make no difference. Actions
// of the `ordered` verbs keep their order: from here to there is not from there to here. Actions of the `yielding`
// verbs give something up, so they are taken only where the verb itself is typed, in full.
Match match_action(std::string_view typed, const std::vector<std::string>& actions,
                   const std::vector<std::string_view>& ordered = {},
                   const std::vector<std::string_view>& yielding = {});

// The verb that a person means by a word: one of the game's own words ("alias.<game>.<verb>"), else one of those that
// all games share ("alias.<verb>"); the word itself if it is neither. Where several could be meant, one that can be
// chosen.
std::string usual_verb(const std::string& word, std::string_view game, const std::vector<std::string_view>& verbs,
                       const Catalogue& words, const std::function<bool(std::string_view)>& can_be_chosen);

// Parts of a text between blanks; lower-case letters.
std::vector<std::string> split(std::string_view text);
std::string lower(std::string_view text);
// The words of an action as they are written.
std::vector<std::string> tokens_of(std::string_view action);
std::string joined(const std::vector<std::string>& parts, std::string_view between = " ");
// Actions by one of their words, in the order of the list.
using Groups = std::vector<std::pair<std::string, std::vector<std::string>>>;
Groups grouped(const std::vector<std::string>& actions, std::size_t part);

}  // namespace uc
