#include "report.hpp"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace uc {

namespace {

std::string fixed(double value, int digits) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

std::string percent(double share) { return fixed(100 * share, 1) + "&#8239;%"; }

std::string escaped(const std::string& text) {
  std::string safe;
  for (const char c : text) {
    if (c == '&') safe += "&amp;";
    else if (c == '<') safe += "&lt;";
    else if (c == '>') safe += "&gt;";
    else if (c == '"') safe += "&quot;";
    else safe += c;
  }
  return safe;
}

constexpr const char* kHead = R"html(<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<style>
:root { --ground:#faf7f2; --card:#fff; --ink:#221d18; --soft:#6d6459; --line:#ded6ca;
  --c0:#8a4b1f; --c1:#28667f; --c2:#5c7a1f; --c3:#8b2f5b; --c4:#5b4a9c; --c5:#80640c; }
@media (prefers-color-scheme: dark) { :root { --ground:#17140f; --card:#221e18; --ink:#efe8dc; --soft:#a99e8f; --line:#3b342a;
  --c0:#e59a5c; --c1:#6bb8d6; --c2:#a9cd62; --c3:#e283b1; --c4:#a99bf0; --c5:#dcbf55; } }
* { box-sizing:border-box; }
body { margin:0; background:var(--ground); color:var(--ink); font:16px/1.5 system-ui,sans-serif; }
main { max-width:56rem; margin:0 auto; padding:1.5rem 1rem 3rem; }
h1 { font:600 1.7rem/1.2 Georgia,serif; margin:0 0 .3rem; } h2 { font:600 1.15rem/1.3 Georgia,serif; margin:0 0 .7rem; }
p { margin:.3rem 0; color:var(--soft); overflow-wrap:anywhere; }
section { background:var(--card); border:1px solid var(--line); border-radius:.6rem; padding:1rem; margin-top:1rem; overflow-x:auto; }
table { border-collapse:collapse; width:100%; font-variant-numeric:tabular-nums; }
th,td { text-align:right; padding:.35rem .6rem; border-bottom:1px solid var(--line); white-space:nowrap; }
th:first-child,td:first-child { text-align:left; } thead th { color:var(--soft); font-weight:500; }
svg { display:block; width:100%; height:auto; } svg text { fill:var(--ink); font:13px system-ui,sans-serif; }
svg .soft { fill:var(--soft); } svg .axis { stroke:var(--line); } svg .fair { stroke:var(--soft); stroke-dasharray:4 4; }
.key { display:inline-block; width:.8em; height:.8em; border-radius:.2em; margin-right:.45em; }
</style>
)html";

std::string colour(std::size_t i) { return "var(--c" + std::to_string(i % 6) + ")"; }

std::string key(std::size_t i) { return "<span class=\"key\" style=\"background:" + colour(i) + "\"></span>"; }

std::string line(double x1, double y1, double x2, double y2, const std::string& rest) {
  return "<line x1=\"" + fixed(x1, 1) + "\" y1=\"" + fixed(y1, 1) + "\" x2=\"" + fixed(x2, 1) + "\" y2=\"" +
         fixed(y2, 1) + "\" " + rest + "/>";
}

std::string label(double x, double y, const std::string& anchor, const std::string& text,
                  const std::string& rest = "") {
  return "<text x=\"" + fixed(x, 1) + "\" y=\"" + fixed(y, 1) + "\" text-anchor=\"" + anchor + "\" " + rest + ">" +
         text + "</text>";
}

std::string open_svg(int width, int height, const std::string& name) {
  return "<svg viewBox=\"0 0 " + std::to_string(width) + " " + std::to_string(height) +
         "\" role=\"img\" aria-label=\"" + escaped(name) + "\">";
}

std::string section(const std::string& title, const std::string& body) {
  return "<section><h2>" + title + "</h2>" + body + "</section>\n";
}

// --- plots ----------------------------------------------------------------------------------------------------------

std::string win_plot(const SimResult& result) {
  constexpr int kWidth = 640;
  constexpr int kLeft = 170;
  constexpr int kRight = 70;
  constexpr int kRow = 34;
  const std::size_t rows = result.names.size();
  const int height = static_cast<int>(rows) * kRow + 34;
  const auto x = [&](double share) { return kLeft + share * (kWidth - kLeft - kRight); };
  const double bottom = height - 24.0;
  std::string svg = open_svg(kWidth, height, "Share of games won by each player, with 95% intervals");
  for (int tick = 0; tick <= 4; ++tick) {
    svg += line(x(tick / 4.0), 4, x(tick / 4.0), bottom, "class=\"axis\"");
    svg += label(x(tick / 4.0), height - 6.0, "middle", std::to_string(25 * tick) + "%", "class=\"soft\"");
  }
  svg += line(x(fair_share(result)), 4, x(fair_share(result)), bottom, "class=\"fair\"");
  for (std::size_t i = 0; i < rows; ++i) {
    const PlayerTally& player = result.tally.players[i];
    const double share = win_rate(player);
    const Interval interval = wilson(share, static_cast<double>(player.seats));
    const double y = 4 + kRow * (static_cast<double>(i) + 0.5);
    svg += label(kLeft - 10, y + 4, "end", escaped(result.names[i]));
    svg += line(x(interval.low), y, x(interval.high), y,
                "stroke=\"" + colour(i) + "\" stroke-width=\"3\" stroke-linecap=\"round\"");
    svg += "<circle cx=\"" + fixed(x(share), 1) + "\" cy=\"" + fixed(y, 1) + "\" r=\"6\" fill=\"" + colour(i) + "\"/>";
    svg += label(kWidth - 4, y + 4, "end", percent(share));
  }
  return svg + "</svg><p>The line through each point is the 95% interval; the dashed line is an even share.</p>";
}

struct Curve {
  const Counted* counted;
  std::size_t number;  // for the colour
};

// Distributions over each other, each as its share of games.
std::string distribution(const std::vector<Curve>& curves, const std::string& unit, const std::string& name) {
  constexpr int kWidth = 640;
  constexpr int kHeight = 240;
  constexpr int kBase = kHeight - 34;
  int low = 1 << 30;
  int high = -(1 << 30);
  double top = 0;
  for (const Curve& curve : curves) {
    for (const auto& [value, count] : curve.counted->histogram) {
      low = std::min(low, value);
      high = std::max(high, value);
      top = std::max(top, static_cast<double>(count) / static_cast<double>(curve.counted->games));
    }
  }
  if (low > high || top <= 0) return "<p>No games.</p>";
  const double step = (kWidth - 40.0) / (high - low + 1);
  const auto x = [&](double value) { return 20 + (value - low) * step; };
  const auto y = [&](double share) { return kBase - share / top * (kBase - 14); };
  std::string svg = open_svg(kWidth, kHeight, name);
  for (const Curve& curve : curves) {
    std::string points = "M" + fixed(x(low), 1) + " " + std::to_string(kBase);
    for (int value = low; value <= high; ++value) {
      const auto found = curve.counted->histogram.find(value);
      const double share = found == curve.counted->histogram.end()
                               ? 0
                               : static_cast<double>(found->second) / static_cast<double>(curve.counted->games);
      points += "V" + fixed(y(share), 1) + "H" + fixed(x(value + 1), 1);
    }
    points += "V" + std::to_string(kBase) + "Z";
    svg += "<path d=\"" + points + "\" fill=\"" + colour(curve.number) + "\" fill-opacity=\".18\" stroke=\"" +
           colour(curve.number) + "\" stroke-width=\"1.5\"/>";
    const double mean = curve.counted->mean() + 0.5;
    svg += line(x(mean), 10, x(mean), kBase, "stroke=\"" + colour(curve.number) + "\" stroke-dasharray=\"2 4\"");
  }
  svg += line(20, kBase, kWidth - 20.0, kBase, "class=\"axis\"");
  const int gap = std::max(1, (high - low + 8) / 9);
  for (int value = low; value <= high; value += gap)
    svg += label(x(value + 0.5), kBase + 17, "middle", std::to_string(value), "class=\"soft\"");
  svg += label(kWidth - 20, kHeight - 2, "end", unit, "class=\"soft\"");
  return svg + "</svg>";
}

// --- tables ---------------------------------------------------------------------------------------------------------

using Row = std::vector<std::string>;

std::string table(const Row& head, const std::vector<Row>& rows) {
  std::string html = "<table><thead><tr>";
  for (const std::string& cell : head) html += "<th scope=\"col\">" + cell + "</th>";
  html += "</tr></thead><tbody>";
  for (const Row& row : rows) {
    html += "<tr>";
    for (const std::string& cell : row) html += "<td>" + cell + "</td>";
    html += "</tr>";
  }
  return html + "</tbody></table>";
}

std::string interval_text(double share, double n) {
  const Interval interval = wilson(share, n);
  return percent(interval.low) + " – " + percent(interval.high);
}

std::string player_table(const SimResult& result) {
  std::vector<Row> rows;
  for (std::size_t i = 0; i < result.names.size(); ++i) {
    const PlayerTally& player = result.tally.players[i];
    rows.push_back({key(i) + escaped(result.names[i]), std::to_string(player.seats), percent(win_rate(player)),
                    interval_text(win_rate(player), static_cast<double>(player.seats)), fixed(player.scores.mean(), 2),
                    fixed(player.scores.deviation(), 2)});
  }
  return table({"player", "seats taken", "won", "95% interval", "mean score", "sd"}, rows);
}

std::string seat_table(const SimResult& result) {
  std::vector<Row> rows;
  const auto games = static_cast<double>(result.tally.games);
  for (int seat = 0; seat < result.seats; ++seat) {
    const auto wins = static_cast<double>(result.tally.by_seat[seat]) / kWholeWin;
    const double share = games > 0 ? wins / games : 0;
    rows.push_back({std::to_string(seat), percent(share), interval_text(share, games)});
  }
  return table({"seat", "won", "95% interval"}, rows);
}

std::string action_table(const SimResult& result) {
  Row head = {"player", "decisions"};
  std::map<std::string, bool> words;
  for (const PlayerTally& player : result.tally.players) {
    for (const auto& [word, count] : player.actions) words[word] = count > 0;
  }
  for (const auto& [word, used] : words) head.push_back(escaped(word));
  std::vector<Row> rows;
  for (std::size_t i = 0; i < result.names.size(); ++i) {
    const PlayerTally& player = result.tally.players[i];
    Row row = {key(i) + escaped(result.names[i]), std::to_string(player.decisions)};
    for (const auto& [word, used] : words) {
      const auto found = player.actions.find(word);
      const auto count = static_cast<double>(found == player.actions.end() ? 0 : found->second);
      row.push_back(percent(player.decisions == 0 ? 0 : count / static_cast<double>(player.decisions)));
    }
    rows.push_back(std::move(row));
  }
  return table(head, rows);
}

// What happened to the seats of each player: how often in a game, and how many of those games were won.
std::string event_table(const SimResult& result) {
  std::map<std::string, bool> words;
  for (const PlayerTally& player : result.tally.players) {
    for (const auto& [word, happened] : player.events) words[word] = true;
  }
  Row head = {"event"};
  for (std::size_t i = 0; i < result.names.size(); ++i) {
    head.push_back(key(i) + escaped(result.names[i]) + ", a game");
    if (result.seats > 1) head.push_back("won of those");
  }
  std::vector<Row> rows;
  for (const auto& [word, there] : words) {
    Row row = {escaped(word)};
    for (const PlayerTally& player : result.tally.players) {
      const auto found = player.events.find(word);
      const Happened happened = found == player.events.end() ? Happened{} : found->second;
      const auto seats = static_cast<double>(happened.seats);
      row.push_back(
          fixed(static_cast<double>(happened.times) / static_cast<double>(std::max<std::int64_t>(player.seats, 1)), 2));
      if (result.seats > 1)
        row.push_back(happened.seats == 0 ? "" : percent(static_cast<double>(happened.wins) / kWholeWin / seats));
    }
    rows.push_back(std::move(row));
  }
  return table(head, rows);
}

// What happened to nobody in particular: how the games ended, among others.
std::string common_events(const SimResult& result) {
  std::vector<Row> rows;
  const auto games = static_cast<double>(result.tally.games);
  for (const auto& [word, happened] : result.tally.events) {
    rows.push_back({escaped(word), fixed(static_cast<double>(happened.times) / games, 2),
                    percent(static_cast<double>(happened.seats) / games)});
  }
  return table({"event", "a game", "in so many games"}, rows);
}

}  // namespace

std::string sim_report(const SimResult& result) {
  const Tally& tally = result.tally;
  const std::string title = "Tournament of " + escaped(result.game);
  std::string html = std::string(kHead) + "<title>" + title + "</title></head><body><main><h1>" + title + "</h1>\n<p>" +
                     std::to_string(tally.games) + (tally.games == 1 ? " game" : " games") + " with " +
                     std::to_string(result.seats) + (result.seats == 1 ? " seat" : " seats") + ", seed " +
                     std::to_string(result.seed) + ", options <code>" + escaped(to_json(result.options)) + "</code>";
  if (tally.games < result.games_wanted) html += "; broken off before " + std::to_string(result.games_wanted);
  html += "</p>\n";
  html += section("Players", player_table(result));
  if (result.seats > 1) html += section("Games won", win_plot(result));
  std::vector<Curve> scores;
  for (std::size_t i = 0; i < result.names.size(); ++i) scores.push_back({&tally.players[i].scores, i});
  std::string legend = "<p>";
  for (std::size_t i = 0; i < result.names.size(); ++i) legend += key(i) + escaped(result.names[i]) + " &nbsp; ";
  html += section("Scores", distribution(scores, "score", "Distribution of scores of each player") + legend + "</p>");
  html +=
      section("Length of the games",
              distribution({{&tally.decisions, 1}}, "decisions", "Distribution of the number of decisions in a game") +
                  "<p>Mean " + fixed(tally.decisions.mean(), 1) + " decisions" +
                  (tally.rounds.games > 0 ? ", " + fixed(tally.rounds.mean(), 1) + " rounds" : "") + ".</p>");
  if (result.seats > 1) html += section("Advantage of the seat", seat_table(result));
  html += section("Actions", action_table(result));
  if (!tally.events.empty()) html += section("Ends, and other common events", common_events(result));
  html += section("Events", event_table(result));
  return html + "</main></body></html>\n";
}

}  // namespace uc
