#include "campaign.hpp"

#include <algorithm>

#include "core/shorten.hpp"
#include "onedeck/onedeck.hpp"

namespace uc::onedeck {

int marks_earned(const Content& content, const Grade& grade, int descents, int levels, bool won) {
  const Campaign& rules = content.campaign;
  const int played = descents * rules.marks_descent + levels * rules.marks_level;
  return played + (won ? rules.marks_boss : 0) + grade.bonus_marks;
}

bool may_fill(const Content& content, const Dungeon& dungeon, const Sheet& sheet, std::size_t talent,
              std::size_t color) {
  if ((content.campaign.bubbles_by_difficulty[dungeon.difficulty] >> color & 1U) == 0) return false;
  return sheet.filled[talent][color] < content.campaign.talents[talent].bubbles[color];
}

bool is_learned(const Content& content, const Sheet& sheet, std::size_t talent) {
  return sheet.filled[talent] == content.campaign.talents[talent].bubbles;
}

namespace {

using Words = std::vector<std::string_view>;

Fault illegal(std::string message, std::string_view rule = "") {
  return {"illegal", std::move(message), "step", std::string(rule)};
}

// One blank between words and none elsewhere, so that every step has one text.
Words words_of(std::string_view text) {
  Words words;
  while (true) {
    const std::size_t blank = text.find(' ');
    words.push_back(text.substr(0, blank));
    if (blank == std::string_view::npos) return words;
    text.remove_prefix(blank + 1);
  }
}

// The place of an id in a list; nothing if it is not there.
template <class List>
std::optional<std::uint8_t> find(const List& list, std::string_view id) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i].id == id) return static_cast<std::uint8_t>(i);
  }
  return std::nullopt;
}

bool can_play(const Content& content, std::size_t players) {  // OD-2.1
  return players >= 1 && players <= kMaxHeroes && content.setup[players].deck_copies > 0;
}

bool has_bubble(const Content& content, const Progress& progress, int seat) {
  const auto hero = progress.heroes[seat];
  for (std::size_t talent = 0; talent < content.campaign.talents.size(); ++talent) {
    for (std::size_t color = 0; color < kBubbleColors; ++color) {
      if (may_fill(content, content.dungeons[progress.dungeon], progress.sheets[hero], talent, color)) return true;
    }
  }
  return false;
}

void clear_game(Progress& progress) {
  std::vector<Sheet> kept = std::move(progress.sheets);
  progress = {};
  progress.sheets = std::move(kept);
}

// OD-19.4: marks without a legal bubble are lost. When none is left the next game may be chosen.
void settle_marks(const Content& content, Progress& progress) {
  bool left = false;
  for (int seat = 0; seat < progress.players; ++seat) {
    std::uint8_t& marks = progress.marks[seat];
    if (!has_bubble(content, progress, seat)) marks = 0;
    left = left || marks > 0;
  }
  if (!left) clear_game(progress);
}

// What stands in the way of a step that belongs to another stage.
Fault wrong_stage(Stage now) {
  switch (now) {
    case Stage::Party: return illegal("first the party is chosen: party warrior", "OD-2.1");
    case Stage::Dungeon: return illegal("now the dungeon is chosen", "OD-2.1");
    case Stage::Difficulty: return illegal("now the difficulty is chosen", "OD-2.7");
    case Stage::Game: return illegal("a game is due: it must be played first", "OD-19.3");
    case Stage::Marks: break;
  }
  return illegal("there are marks to be placed first", "OD-19.4");
}

// --- the steps ----------------------------------------------------------------------------------------------------------

using Refused = std::optional<Fault>;

Refused take_party(const Content& content, Progress& progress, const Words& words) {
  if (progress.stage != Stage::Party) return wrong_stage(progress.stage);
  if (!can_play(content, words.size() - 1)) return illegal("a party has 1, 2 or 4 heroes", "OD-2.1");
  std::array<std::uint8_t, kMaxHeroes> heroes{};
  for (std::size_t seat = 0; seat + 1 < words.size(); ++seat) {
    const auto hero = find(content.heroes, words[seat + 1]);
    if (!hero) return illegal("there is no hero " + shortened(words[seat + 1]));
    const auto end = heroes.begin() + static_cast<std::ptrdiff_t>(seat);
    if (std::find(heroes.begin(), end, *hero) != end) return illegal("all heroes of a party are different", "OD-R41");
    heroes[seat] = *hero;
  }
  progress.heroes = heroes;
  progress.players = static_cast<std::uint8_t>(words.size() - 1);
  progress.stage = Stage::Dungeon;
  return std::nullopt;
}

Refused take_dungeon(const Content& content, Progress& progress, const Words& words) {
  if (progress.stage != Stage::Dungeon) return wrong_stage(progress.stage);
  const auto dungeon = words.size() == 2 ? find(content.dungeons, words[1]) : std::nullopt;
  if (!dungeon) return illegal("write dungeon and one of the dungeons");
  progress.dungeon = *dungeon;
  progress.stage = Stage::Difficulty;
  return std::nullopt;
}

Refused take_difficulty(const Content& content, Progress& progress, const Words& words) {
  if (progress.stage != Stage::Difficulty) return wrong_stage(progress.stage);
  const auto grade = words.size() == 2 ? find(content.grades, words[1]) : std::nullopt;
  if (!grade) return illegal("write difficulty and one of the grades");
  progress.grade = *grade;
  progress.stage = Stage::Game;
  return std::nullopt;
}

// A game that was chosen is given up: it was never ended, so nobody earns a mark (OD-19.3).
Refused take_drop(const Content&, Progress& progress, const Words& words) {
  if (words.size() != 1) return illegal("drop stands alone");
  if (progress.stage == Stage::Party) return illegal("there is no game to be given up", "OD-2.1");
  if (progress.stage == Stage::Marks) return wrong_stage(progress.stage);
  clear_game(progress);
  return std::nullopt;
}

// A number as it is written: one digit.
std::optional<int> digit(std::string_view word) {
  if (word.size() != 1 || word[0] < '0' || word[0] > '9') return std::nullopt;
  return word[0] - '0';
}

// result won 3 2: descents, then levels gained (OD-19.3, OD-R57)
Refused take_result(const Content& content, Progress& progress, const Words& words) {
  const auto descents = words.size() == 4 ? digit(words[2]) : std::nullopt;
  const auto levels = words.size() == 4 ? digit(words[3]) : std::nullopt;
  if (!descents || !levels || (words[1] != "won" && words[1] != "lost")) {
    return illegal("write result, won or lost, the descents and the levels gained");
  }
  if (progress.stage != Stage::Game) return illegal("no game was due", "OD-19.3");
  const bool won = words[1] == "won";
  const Grade& grade = content.grades[progress.grade];
  const bool possible =
      *descents <= kFloors && (!won || *descents == kFloors) && *levels <= kMaxLevels - grade.start_level;
  if (!possible) return illegal("no game ends like this", "OD-19.3");
  const auto earned = static_cast<std::uint8_t>(std::min(255, marks_earned(content, grade, *descents, *levels, won)));
  for (int seat = 0; seat < progress.players; ++seat) {
    const Sheet& sheet = progress.sheets[progress.heroes[seat]];
    if (sheet.games == kMostGames) return Fault{"limit", "a sheet counts at most 10000 games", "step", ""};
  }
  for (int seat = 0; seat < progress.players; ++seat) {
    Sheet& sheet = progress.sheets[progress.heroes[seat]];
    ++sheet.games;  // OD-19.10
    if (won) sheet.bosses |= 1U << progress.dungeon;
    progress.marks[seat] = earned;  // lost or won: OD-R48
  }
  progress.stage = Stage::Marks;
  settle_marks(content, progress);
  return std::nullopt;
}

// mark warrior veteran green
Refused take_mark(const Content& content, Progress& progress, const Words& words) {
  if (words.size() != 4) return illegal("write mark, the hero, the talent and the colour");
  const auto hero = find(content.heroes, words[1]);
  const auto talent = find(content.campaign.talents, words[2]);
  const auto* color = std::find(std::begin(kBubbleNames), std::end(kBubbleNames), words[3]);
  if (!hero) return illegal("there is no hero " + shortened(words[1]));
  if (!talent) return illegal("there is no talent " + shortened(words[2]));
  if (color == std::end(kBubbleNames)) return illegal("the colours are green, yellow and red");
  if (progress.stage != Stage::Marks) return illegal("marks are placed when a game has ended", "OD-19.3");
  const auto end = progress.heroes.begin() + progress.players;
  const auto seat = static_cast<std::size_t>(std::find(progress.heroes.begin(), end, *hero) - progress.heroes.begin());
  if (seat == progress.players || progress.marks[seat] == 0) {
    return illegal("this hero has no mark to place", "OD-19.3");
  }
  const auto column = static_cast<std::size_t>(color - std::begin(kBubbleNames));
  if (!may_fill(content, content.dungeons[progress.dungeon], progress.sheets[*hero], *talent, column)) {
    return illegal("there is no empty bubble of a colour that this dungeon allows", "OD-19.4");
  }
  ++progress.sheets[*hero].filled[*talent][column];
  --progress.marks[seat];
  settle_marks(content, progress);
  return std::nullopt;
}

struct Verb {
  std::string_view name;
  Refused (*take)(const Content&, Progress&, const Words&);
};
constexpr Verb kVerbs[] = {
    {"party", take_party}, {"dungeon", take_dungeon}, {"difficulty", take_difficulty},
    {"drop", take_drop},   {"result", take_result},   {"mark", take_mark},
};

// --- listing ------------------------------------------------------------------------------------------------------------

using Texts = std::vector<std::string>;

// Every party that begins with these heroes.
void list_parties(const Content& content, const std::string& text, std::vector<std::size_t>& chosen, Texts& list) {
  if (can_play(content, chosen.size())) list.push_back(text);
  if (chosen.size() == kMaxHeroes) return;
  for (std::size_t hero = 0; hero < content.heroes.size(); ++hero) {
    if (std::find(chosen.begin(), chosen.end(), hero) != chosen.end()) continue;
    chosen.push_back(hero);
    list_parties(content, text + " " + content.heroes[hero].id, chosen, list);
    chosen.pop_back();
  }
}

void list_marks(const Content& content, const Progress& progress, Texts& list) {
  for (std::size_t seat = 0; seat < progress.players; ++seat) {
    if (progress.marks[seat] == 0) continue;
    const std::size_t hero = progress.heroes[seat];
    for (std::size_t talent = 0; talent < content.campaign.talents.size(); ++talent) {
      for (std::size_t color = 0; color < kBubbleColors; ++color) {
        if (!may_fill(content, content.dungeons[progress.dungeon], progress.sheets[hero], talent, color)) continue;
        list.push_back("mark " + content.heroes[hero].id + " " + content.campaign.talents[talent].id + " " +
                       std::string(kBubbleNames[color]));
      }
    }
  }
}

}  // namespace

Result<Progress> Campaigns::begin(const Content& content, const Doc& options) {
  if (auto fault = refuse_options(options, "One Deck Dungeon")) return *fault;
  Progress progress;
  progress.sheets.resize(content.heroes.size());
  return progress;
}

std::vector<std::string> Campaigns::steps(const Content& content, const Progress& progress) {
  Texts list;
  switch (progress.stage) {
    case Stage::Party: {
      std::vector<std::size_t> chosen;
      list_parties(content, "party", chosen, list);
      return list;
    }
    case Stage::Dungeon:
      for (const Dungeon& dungeon : content.dungeons) list.push_back("dungeon " + dungeon.id);
      break;
    case Stage::Difficulty:
      for (const Grade& grade : content.grades) list.push_back("difficulty " + grade.id);
      break;
    case Stage::Game: break;
    case Stage::Marks: list_marks(content, progress, list); return list;
  }
  list.emplace_back("drop");
  return list;
}

std::optional<Fault> Campaigns::take(const Content& content, Progress& progress, std::string_view step) {
  const Words words = words_of(step);
  for (const Verb& verb : kVerbs) {
    if (verb.name == words.front()) return verb.take(content, progress, words);
  }
  return illegal("this is no step of a campaign: " + shortened(step));
}

std::optional<DueGame<Options>> Campaigns::due(const Content& content, const Progress& progress) {
  if (progress.stage != Stage::Game) return std::nullopt;
  DueGame<Options> game;
  game.players = progress.players;
  game.options.heroes = progress.heroes;
  game.options.dungeon = progress.dungeon;
  game.options.grade = progress.grade;
  game.options.campaign = true;
  for (std::size_t seat = 0; seat < progress.players; ++seat) {
    unsigned learned = 0;
    for (std::size_t talent = 0; talent < content.campaign.talents.size(); ++talent) {
      if (is_learned(content, progress.sheets[progress.heroes[seat]], talent)) learned |= 1U << talent;
    }
    game.options.learned[seat] = static_cast<std::uint16_t>(learned);
  }
  return game;
}

std::string Campaigns::result(const Doc& result) {
  const auto number = [&](std::string_view name) { return std::to_string(result.find(name)->as_integer()); };
  return std::string("result ") + (result.find("won")->as_bool() ? "won " : "lost ") + number("descents") + " " +
         number("levels_gained");
}

}  // namespace uc::onedeck
