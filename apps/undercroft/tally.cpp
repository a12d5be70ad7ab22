#include "tally.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace uc {

void Counted::add(int value) {
  ++games;
  sum += value;
  squares += std::int64_t{value} * value;
  ++histogram[value];
}

void Counted::add(const Counted& other) {
  games += other.games;
  sum += other.sum;
  squares += other.squares;
  for (const auto& [value, count] : other.histogram) histogram[value] += count;
}

double Counted::mean() const { return games == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(games); }

double Counted::deviation() const {
  if (games < 2) return 0;
  const auto n = static_cast<double>(games);
  const double spread = static_cast<double>(squares) - static_cast<double>(sum) * static_cast<double>(sum) / n;
  return std::sqrt(std::max(spread, 0.0) / (n - 1));
}

std::string word_of_event(const Doc& event) {
  const auto member = [&](std::string_view field) {
    const Doc* value = event.find(field);
    if (value != nullptr && value->is_string()) return value->as_string();
    return value != nullptr && value->is_integer() ? std::to_string(value->as_integer()) : std::string();
  };
  std::string word = member("type");
  // What tells events of a type apart in a way worth counting. Where they happened is not.
  for (const std::string_view field : {"why", "order", "lord", "prize", "adventurer", "creature", "length"}) {
    const std::string detail = member(field);
    if (!detail.empty()) word += " " + detail;
  }
  return word;
}

void Happened::add(const Happened& other) {
  times += other.times;
  seats += other.seats;
  wins += other.wins;
}

void PlayerTally::add(const PlayerTally& other) {
  seats += other.seats;
  wins += other.wins;
  scores.add(other.scores);
  decisions += other.decisions;
  micros += other.micros;
  for (const auto& [word, count] : other.actions) actions[word] += count;
  for (const auto& [word, happened] : other.events) events[word].add(happened);
}

void Tally::add(const Tally& other) {
  games += other.games;
  for (std::size_t i = 0; i < players.size(); ++i) players[i].add(other.players[i]);
  for (std::size_t i = 0; i < by_seat.size(); ++i) by_seat[i] += other.by_seat[i];
  decisions.add(other.decisions);
  rounds.add(other.rounds);
  for (const auto& [word, happened] : other.events) events[word].add(happened);
}

Interval wilson(double share, double n) {
  if (n <= 0) return {0, 1};
  constexpr double z = 1.959964;
  const double middle = share + z * z / (2 * n);
  const double half = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  const double scale = 1 + z * z / n;
  return {std::max(0.0, (middle - half) / scale), std::min(1.0, (middle + half) / scale)};
}

double fair_share(const SimResult& result) { return 1.0 / std::max(result.seats, 1); }

double win_rate(const PlayerTally& player) {
  return player.seats == 0 ? 0 : static_cast<double>(player.wins) / static_cast<double>(kWholeWin * player.seats);
}

namespace {

std::string fixed(double value, int digits) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

std::string padded(std::string text, std::size_t width, bool right) {
  if (text.size() < width) text.insert(right ? 0 : text.size(), width - text.size(), ' ');
  return text;
}

std::string row(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) line += (i == 0 ? "" : "  ") + padded(cells[i], widths[i], i > 0);
  return line + "\n";
}

std::string percent(double share) { return fixed(100 * share, 1) + "%"; }

double thinking_ms(const PlayerTally& player) {
  return player.decisions == 0 ? 0
                               : static_cast<double>(player.micros) / 1000.0 / static_cast<double>(player.decisions);
}

Doc counted_document(const Counted& counted) {
  Doc histogram = Doc::array();
  for (const auto& [value, count] : counted.histogram) histogram.push(Doc::Array{value, count});
  Doc doc = Doc::object();
  doc.set("mean", counted.mean()).set("deviation", counted.deviation()).set("histogram", std::move(histogram));
  return doc;
}

Doc events_document(const Happenings& events, bool of_seats) {
  Doc doc = Doc::object();
  for (const auto& [word, happened] : events) {
    Doc entry = Doc::object().set("times", happened.times).set(of_seats ? "seats" : "games", happened.seats);
    if (of_seats) entry.set("wins", static_cast<double>(happened.wins) / kWholeWin);
    doc.set(word, std::move(entry));
  }
  return doc;
}

Doc interval_document(Interval interval) { return Doc::Array{interval.low, interval.high}; }

}  // namespace

std::string sim_text(const SimResult& result) {
  const Tally& tally = result.tally;
  std::size_t widest = 6;
  for (const std::string& name : result.names) widest = std::max(widest, name.size());
  const std::vector<std::size_t> widths = {widest, 7, 7, 15, 7, 6, 9};
  std::string text = result.game + ", " + std::to_string(result.seats) + (result.seats == 1 ? " seat, " : " seats, ") +
                     std::to_string(tally.games) + (tally.games == 1 ? " game, seed " : " games, seed ") +
                     std::to_string(result.seed) + "\n\n";
  text += row({"player", "seats", "wins", "95% interval", "score", "sd", "ms/move"}, widths);
  for (std::size_t i = 0; i < tally.players.size(); ++i) {
    const PlayerTally& player = tally.players[i];
    const Interval interval = wilson(win_rate(player), static_cast<double>(player.seats));
    text += row({result.names[i], std::to_string(player.seats), percent(win_rate(player)),
                 percent(interval.low) + " - " + percent(interval.high), fixed(player.scores.mean(), 2),
                 fixed(player.scores.deviation(), 2), fixed(thinking_ms(player), 3)},
                widths);
  }
  text +=
      "\nlength: " + fixed(tally.decisions.mean(), 1) + " decisions (sd " + fixed(tally.decisions.deviation(), 1) + ")";
  if (tally.rounds.games > 0) text += ", " + fixed(tally.rounds.mean(), 1) + " rounds";
  text += "\nwins by seat:";
  for (int seat = 0; seat < result.seats; ++seat) {
    const auto wins = static_cast<double>(tally.by_seat[seat]);
    text += " " + percent(tally.games == 0 ? 0 : wins / static_cast<double>(kWholeWin * tally.games));
  }
  text += "\nactions:\n";
  for (std::size_t i = 0; i < tally.players.size(); ++i) {
    text += "  " + padded(result.names[i], widest, false);
    for (const auto& [word, count] : tally.players[i].actions) {
      text += "  " + word + " " + percent(static_cast<double>(count) / static_cast<double>(tally.players[i].decisions));
    }
    text += "\n";
  }
  return text;
}

Doc sim_document(const SimResult& result) {
  const Tally& tally = result.tally;
  Doc doc = Doc::object();
  doc.set("format", "undercroft-sim").set("version", 1).set("game", result.game).set("seats", result.seats);
  doc.set("options", result.options).set("seed", std::to_string(result.seed));
  doc.set("games_wanted", result.games_wanted).set("games", tally.games);
  Doc players = Doc::array();
  for (std::size_t i = 0; i < tally.players.size(); ++i) {
    const PlayerTally& player = tally.players[i];
    Doc actions = Doc::object();
    for (const auto& [word, count] : player.actions) actions.set(word, count);
    Doc entry = Doc::object();
    entry.set("name", result.names[i]).set("seats", player.seats);
    entry.set("wins", static_cast<double>(player.wins) / kWholeWin).set("win_rate", win_rate(player));
    entry.set("interval", interval_document(wilson(win_rate(player), static_cast<double>(player.seats))));
    entry.set("score", counted_document(player.scores)).set("decisions", player.decisions);
    entry.set("actions", std::move(actions)).set("events", events_document(player.events, true));
    players.push(std::move(entry));
  }
  doc.set("players", std::move(players));
  Doc seats = Doc::array();
  for (int seat = 0; seat < result.seats; ++seat) {
    const auto wins = static_cast<double>(tally.by_seat[seat]) / kWholeWin;
    const double share = tally.games == 0 ? 0 : wins / static_cast<double>(tally.games);
    Doc entry = Doc::object();
    entry.set("seat", seat).set("wins", wins).set("win_rate", share);
    entry.set("interval", interval_document(wilson(share, static_cast<double>(tally.games))));
    seats.push(std::move(entry));
  }
  doc.set("by_seat", std::move(seats));
  doc.set("decisions", counted_document(tally.decisions));
  doc.set("rounds", tally.rounds.games > 0 ? counted_document(tally.rounds) : Doc());
  doc.set("events", events_document(tally.events, false));
  return doc;
}

}  // namespace uc
