#include "offer.hpp"

#include <algorithm>
#include <cstdlib>

#include "choice.hpp"

namespace uc {

namespace {

std::string where_words(const KeptGame& kept, const Catalogue& words) {
  if (kept.round > 0) return words.text("kept.round", {{"number", std::to_string(kept.round)}});
  if (kept.floor > 0) return words.text("kept.floor", {{"number", std::to_string(kept.floor)}});
  return words.plural("kept.steps", kept.steps);
}

std::string when_words(std::time_t since, const Catalogue& words) {
  constexpr long long kMinute = 60;
  constexpr long long kHour = 60 * kMinute;
  constexpr long long kDay = 24 * kHour;
  const long long seconds = since;
  if (seconds < kMinute) return words.text("kept.now");
  if (seconds < kHour) return words.plural("kept.minutes", seconds / kMinute);
  if (seconds < 2 * kDay) return words.plural("kept.hours", seconds / kHour);
  return words.plural("kept.days", seconds / kDay);
}

class Offer {
 public:
  Offer(Desk& desk, std::string_view game) : desk_(desk), game_(game) {}

  std::optional<std::string> ask(bool& ended) {
    for (std::vector<KeptGame> games = kept_games(game_); !games.empty();) {
      const std::optional<std::string> line = question(games);
      ended = !line;
      if (!line) return std::nullopt;
      const std::vector<std::string> parts = split(*line);
      if (parts.empty() || is(parts, "command.yes")) return games.front().path;
      if (is(parts, "command.no") || is(parts, "command.quit")) return std::nullopt;
      if (is(parts, "command.delete")) {
        if (const KeptGame* chosen = numbered(games, parts, 1)) remove(*chosen);
        games = kept_games(game_);
      } else if (const KeptGame* chosen = numbered(games, parts, 0)) {
        return chosen->path;
      }
    }
    return std::nullopt;
  }

 private:
  const Catalogue& words() const { return desk_.words; }

  std::optional<std::string> question(const std::vector<KeptGame>& games) {
    Screen& screen = desk_.screen;
    screen.line();
    if (games.size() == 1) {
      return screen.ask(
          screen.paint(Ink::Ask, words().text("kept.one", {{"what", kept_words(games.front(), words())}})));
    }
    screen.line(screen.paint(Ink::Bold, words().text("kept.several")));
    int number = 0;
    for (const KeptGame& each : games) {
      ++number;
      screen.wrapped(std::to_string(number) + "  " + kept_words(each, words()), number < 10 ? 2 : 1, 3);
    }
    return screen.ask(screen.paint(Ink::Ask, words().text("kept.which")));
  }

  bool is(const std::vector<std::string>& parts, std::string_view key) const {
    const std::vector<std::string> names = split(words().text(key));
    return std::find(names.begin(), names.end(), parts[0]) != names.end();
  }

  // The game whose number stands at that place, or the only one; null, and the person is told, if there is none.
  const KeptGame* numbered(const std::vector<KeptGame>& games, const std::vector<std::string>& parts, std::size_t at) {
    if (at == 1 && parts.size() == 1 && games.size() == 1) return &games.front();
    const bool digits = parts.size() == at + 1 && parts[at].size() <= 3 &&
                        parts[at].find_first_not_of("0123456789") == std::string::npos;
    const int number = digits ? std::atoi(parts[at].c_str()) : 0;
    if (number >= 1 && number <= static_cast<int>(games.size())) return &games[number - 1];
    desk_.screen.wrapped(words().text("kept.answers"));
    return nullptr;
  }

  void remove(const KeptGame& kept) {
    KeptFile file;
    if (!file.take(kept.path)) return;
    file.remove();
    desk_.screen.wrapped(words().text("kept.deleted", {{"what", kept_words(kept, words())}}));
  }

  Desk& desk_;
  std::string game_;
};

}  // namespace

std::string kept_words(const KeptGame& kept, const Catalogue& words) {
  const std::string key = "game." + kept.game;
  return words.text("kept.what", {{"game", words.has(key) ? words.text(key) : shown(kept.game, 40)},
                                  {"where", where_words(kept, words)},
                                  {"when", when_words(kept.since, words)}});
}

std::optional<std::string> offer_kept(Desk& desk, std::string_view game, bool& ended) {
  return Offer(desk, game).ask(ended);
}

}  // namespace uc
