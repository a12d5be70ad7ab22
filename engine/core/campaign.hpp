// What a game adds to the contract of game.hpp if it has campaigns: a struct `Campaigns` of static functions. A game
// without campaigns has no such member and needs nothing.
//
// A campaign is what lasts from game to game. Its Progress is a plain value; steps, as texts, lead from one Progress to
// the next. Some steps are choices of people, and steps() lists them; the result of a game is a step too, which only a
// finished table gives. The document that holds the steps is in table/campaign.hpp.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game.hpp"

namespace uc {

// The game that a campaign waits for.
template <class Options>
struct DueGame {
  int players = 0;
  Options options;
};

// For campaigns that have no options.
inline std::optional<Fault> refuse_options(const Doc& options, std::string_view game) {
  if (options.is_null()) return std::nullopt;
  if (!options.is_object()) return Fault{"bad_config", "options: should be an object", "options", ""};
  if (options.as_object().empty()) return std::nullopt;
  const std::string path = "options." + options.as_object().front().first;
  return Fault{"bad_config", path + ": a campaign of " + std::string(game) + " has no options", path, ""};
}

template <class G>
concept HasCampaigns =
    Game<G> && requires(const typename G::Content& content, const typename G::Campaigns::Progress& progress,
                        typename G::Campaigns::Progress& next, const Doc& doc, std::string_view step) {
      // How a campaign begins. A Fault of code bad_config if it does not know these options.
      { G::Campaigns::begin(content, doc) } -> std::same_as<Result<typename G::Campaigns::Progress>>;
      // The choices there are now, each once; none while a game must be played and nothing else can be done.
      { G::Campaigns::steps(content, progress) } -> std::same_as<std::vector<std::string>>;
      // Takes a step, a result included. A Fault of code illegal, with the rule where one forbids it, changes nothing.
      { G::Campaigns::take(content, next, step) } -> std::same_as<std::optional<Fault>>;
      // The game to be played next, if one is due.
      { G::Campaigns::due(content, progress) } -> std::same_as<std::optional<DueGame<typename G::Options>>>;
      // The step that counts a finished game, from what Game::result says of it.
      { G::Campaigns::result(doc) } -> std::same_as<std::string>;
      // The progress as a document, and back. A Fault of code bad_campaign names the place.
      { G::Campaigns::write(content, progress) } -> std::same_as<Doc>;
      { G::Campaigns::read(content, doc) } -> std::same_as<Result<typename G::Campaigns::Progress>>;
    };

}  // namespace uc
