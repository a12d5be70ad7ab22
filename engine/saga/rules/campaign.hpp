// The campaign of Dungeon Saga (DS-17.4 to DS-17.10): what the heroes have from adventure to adventure, and the steps
// between them.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/campaign.hpp"
#include "saga/content/holding.hpp"

namespace uc::saga {

struct Options;

// What a hero brings from adventure to adventure.
struct Sheet {
  std::uint8_t experience = 0;  // not spent yet
  std::uint16_t skills = 0;     // bit by the place in the hero's list
  Holding items{};
  bool operator==(const Sheet&) const = default;
};

// What is to be done next.
enum class Stage : std::uint8_t { Seats, First, Game, Defeat, Rewards, Camp, Won, Lost };
inline constexpr std::string_view kStageNames[] = {"seats",   "first", "game", "defeat",
                                                   "rewards", "camp",  "won",  "lost"};

struct Progress {
  Stage stage = Stage::Seats;
  std::vector<std::uint8_t> seats;  // by hero of the content: 1 and up
  std::uint8_t adventure = kNone;   // an index into the content's; the last one played until the heroes go on
  std::uint8_t defeats = 0;         // in this adventure
  Holding rewards{};                // to whom the heroes choose, not handed out yet
  std::vector<Sheet> sheets;        // by hero of the content
  bool operator==(const Progress&) const = default;
};

struct Campaigns {
  using Progress = saga::Progress;

  static Result<Progress> begin(const Content&, const Doc& options);
  static std::vector<std::string> steps(const Content&, const Progress&);
  static std::optional<Fault> take(const Content&, Progress&, std::string_view step);
  static std::optional<DueGame<Options>> due(const Content&, const Progress&);
  static std::string result(const Doc& result);
  static Doc write(const Content&, const Progress&);
  static Result<Progress> read(const Content&, const Doc& state);
};

}  // namespace uc::saga
