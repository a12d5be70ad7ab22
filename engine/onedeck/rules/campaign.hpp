// The campaign of One Deck Dungeon (OD-19): the heroes' sheets, and the steps between games.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/campaign.hpp"
#include "onedeck/content/content.hpp"

namespace uc::onedeck {

struct Options;

inline constexpr int kBubbleColors = 3;
inline constexpr std::string_view kBubbleNames[kBubbleColors] = {"green", "yellow", "red"};
inline constexpr int kMostGames = 10'000;  // on one sheet

// What a hero brings from game to game (OD-19.1, OD-19.10).
struct Sheet {
  std::array<std::array<std::uint8_t, kBubbleColors>, kMaxTalents> filled{};  // bubbles, by talent and colour
  int games = 0;
  std::uint32_t bosses = 0;  // defeated, a bit for each dungeon
  bool operator==(const Sheet&) const = default;
};

// What is to be done next.
enum class Stage : std::uint8_t { Party, Dungeon, Difficulty, Game, Marks };
inline constexpr std::string_view kStageNames[] = {"party", "dungeon", "difficulty", "game", "marks"};

struct Progress {
  std::vector<Sheet> sheets;  // by hero of the content
  Stage stage = Stage::Party;
  // The game being chosen, due or counted. What is not chosen yet is 0.
  std::uint8_t players = 0;
  std::array<std::uint8_t, kMaxHeroes> heroes{};  // by seat
  std::uint8_t dungeon = 0, grade = 0;
  std::array<std::uint8_t, kMaxHeroes> marks{};  // still to be placed, by seat
  bool operator==(const Progress&) const = default;
};

// OD-19.3: for each hero of the party.
int marks_earned(const Content&, const Grade&, int descents, int levels, bool won);
// Whether a mark earned in this dungeon may fill a bubble of this colour here (OD-19.4).
bool may_fill(const Content&, const Dungeon&, const Sheet&, std::size_t talent, std::size_t color);
// All its bubbles are filled (OD-19.5).
bool is_learned(const Content&, const Sheet&, std::size_t talent);

struct Campaigns {
  using Progress = onedeck::Progress;

  static Result<Progress> begin(const Content&, const Doc& options);
  static std::vector<std::string> steps(const Content&, const Progress&);
  static std::optional<Fault> take(const Content&, Progress&, std::string_view step);
  static std::optional<DueGame<Options>> due(const Content&, const Progress&);
  static std::string result(const Doc& result);
  static Doc write(const Content&, const Progress&);
  static Result<Progress> read(const Content&, const Doc& state);
};

}  // namespace uc::onedeck
