// What happened in Dungeon Digger, in words, and how it ended.
#include <algorithm>
#include <map>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "apps/undercroft/terminal/shell/parts.hpp"
#include "face.hpp"

namespace uc::digger_face {

namespace {

bool in(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// Tells events in order, some of them together: an order and what it does first, tiles drawn one after the other, a
// corridor and its Gold Pieces.
class Teller {
 public:
  Teller(const std::vector<Doc>& events, const Book& book, const Audience& to)
      : events_(events), book_(book), to_(to) {}

  std::vector<std::string> all() {
    while (at_ < events_.size()) {
      const std::string type = get_text(events_[at_], "type");
      if (in(type, {"tile.drawn", "tile.aside"})) tiles(type);
      else if (type == "order.given") order();
      else if (type == "corridor.completed") corridor();
      else if (type == "coin.seen") seen();
      else if (type == "coin.stolen" && get(events_[at_], "space").is_string()) stored();
      else if (type == "coin.shown") shown();
      else single(events_[at_++], type);
    }
    flush();
    return std::move(lines_);
  }

 private:
  std::string type_at(std::size_t i) const { return i < events_.size() ? get_text(events_[i], "type") : std::string(); }

  // An order is told with the first thing that it brings about.
  void add(const std::string& line) {
    lines_.push_back(order_.empty() ? line : order_ + " " + line);
    order_.clear();
  }
  void flush() {
    if (!order_.empty()) lines_.push_back(order_);
    order_.clear();
  }

  void order() {
    flush();
    const Doc& event = events_[at_++];
    const std::string name = book_.order_name(get_text(event, "order"), to_.words);
    order_ = to_.words.text(get_bool(event, "bonus") ? "event.digger.order.given.bonus" : "event.digger.order.given",
                            {{"order", name}});
  }

  void tiles(const std::string& type) {
    const Doc seat = get(events_[at_], "seat");
    std::vector<std::string> known;
    int hidden = 0;
    for (; type_at(at_) == type && get(events_[at_], "seat") == seat; ++at_) {
      const std::string tile = get_text(events_[at_], "tile");
      if (tile.empty()) ++hidden;
      else known.push_back(tile);
    }
    if (hidden > 0) known.push_back(to_.words.plural("digger.tiles", hidden));
    add(to_.words.text("event.digger." + type, {{"name", player(seat, to_)}, {"tiles", joined(known, ", ")}}));
  }

  void corridor() {
    const Doc& event = events_[at_++];
    std::string text = to_.words.plural("event.digger.corridor.completed", get_int(event, "length"),
                                        {{"name", player(get(event, "seat"), to_)}});
    const bool paid = type_at(at_) == "gp.gained" && get_text(events_[at_], "why") == "corridor";
    if (paid) text += gp_words(events_[at_++]);
    add(text);
  }
  std::string gp_words(const Doc& gain) const {
    return " " + to_.words.text("event.digger.gp", {{"gp", std::to_string(get_int(gain, "gp"))},
                                                    {"now", std::to_string(get_int(gain, "now"))}});
  }

  // The coins of a defeated player, before one of them is taken.
  void seen() {
    const Doc event = events_[at_];
    std::vector<std::string> coins;
    for (; type_at(at_) == "coin.seen"; ++at_) {
      const Doc& coin = get(events_[at_], "coin");
      coins.push_back(coin.is_integer() ? std::to_string(coin.as_integer()) : "?");
    }
    add(to_.words.text("event.digger.coin.seen", {{"name", player(get(event, "seat"), to_)},
                                                  {"other", player(get(event, "other"), to_)},
                                                  {"coins", joined(coins)}}));
  }

  // The coins stored on a Room, each of them and then their number: told once.
  void stored() {
    std::vector<std::string> coins;
    for (; type_at(at_) == "coin.stolen"; ++at_) {
      const Doc& coin = get(events_[at_], "coin");
      coins.push_back(coin.is_integer() ? std::to_string(coin.as_integer()) : "?");
    }
    if (type_at(at_) != "coins.taken") return;
    single(events_[at_++], "coins.taken");
    const bool known = std::find(coins.begin(), coins.end(), "?") == coins.end();
    if (known) lines_.back() += " " + to_.words.text("event.digger.coin.shown", {{"coins", joined(coins, "+")}});
  }

  // Coins that all see at the end are told with the sum of each player.
  void shown() {
    const Doc& event = events_[at_++];
    std::string& coins = coins_[get_int(event, "seat")];
    coins += (coins.empty() ? "" : "+") + std::to_string(get_int(event, "coin"));
  }

  // The key of one event; nothing if the position shows it anyway.
  std::string key_of(const Doc& event, const std::string& type) const {
    std::string key = "event.digger." + type;
    if (in(type, {"tp.spent", "turn.ended", "coins.due"})) return {};  // coins are told one by one
    if (in(type,
           {"coin.stored", "coin.drawn", "coin.returned", "coin.stolen", "coin.given", "coin.paid", "coin.taken"}) &&
        get(event, "coin").is_integer()) {
      key += ".seen";
    }
    if (type == "marker.moved" && get(event, "coin").is_integer()) key += ".coin";
    if (type == "stooges.moved" && get_bool(event, "treasure")) key += ".treasure";
    if (type == "conquered" && !get(event, "other").is_integer()) key += ".neutral";
    if (type == "game.ended") key += "." + get_text(event, "why");
    return key;
  }

  // What is counted, for the form of the sentence.
  static int count_of(const Doc& event) {
    for (const std::string_view field : {"stooges", "coins", "picks", "gp", "tp", "sum"}) {
      if (get(event, field).is_integer()) return get_int(event, field);
    }
    return 0;
  }

  void single(const Doc& event, const std::string& type) {
    const std::string key = key_of(event, type);
    if (key.empty()) return;
    const Catalogue& words = to_.words;
    const auto number = [&](std::string_view name) { return std::to_string(get_int(event, name)); };
    const std::string why = get_text(event, "why");
    const std::string tile = get_text(event, "tile");
    const std::string piece = get_text(event, "adventurer") + get_text(event, "creature");
    const std::string lord = get_text(event, "lord");
    const Catalogue::Places places = {
        {"name", player(get(event, "seat"), to_)},
        {"other", player(get(event, "other"), to_)},
        {"space", get_text(event, "space")},
        {"from", get_text(event, "from")},
        {"tile", book_.tile_words(tile, words)},
        {"edges", tile.empty() ? "" : shape_text(book_.tile(tile), get_int(event, "rotation"))},
        {"lord", book_.lord_name(lord, words)},
        {"special", name_of(get(book_.lord(lord), "special"), words)},
        {"piece", piece.empty() ? "" : book_.piece_name(piece, words)},
        {"order", book_.order_name(get_text(event, "order"), words)},
        {"rooms", book_.type_name(get_text(event, "rooms"), words)},
        {"why", words.has("lost.digger." + why) ? words.text("lost.digger." + why) : why},
        {"prize", book_.prize_name(get_text(event, "prize"), words)},
        {"direction", compass_word(get_text(event, "direction"), words)},
        {"coin", number("coin")},
        {"by", number("by")},
        {"now", number("now")},
        {"tp", number("tp")},
        {"gp", number("gp")},
        {"sum", number("sum")},
        {"strength", number("strength")},
        {"against", number("against")}};
    std::string line = words.has(key + ".one") ? words.plural(key, count_of(event), places) : words.text(key, places);
    if (const std::string& coins = coins_[get_int(event, "seat", -1)]; type == "coins.revealed" && !coins.empty()) {
      line += " " + words.text("event.digger.coin.shown", {{"coins", coins}});
    }
    if (in(type, {"turn.began", "turn.skipped", "time.up", "game.ended"})) {
      flush();
      line = to_.screen.paint(Ink::Bold, line);
    }
    add(line);
  }

  const std::vector<Doc>& events_;
  const Book& book_;
  const Audience& to_;
  std::size_t at_ = 0;
  std::map<int, std::string> coins_;  // by seat: shown at the end
  std::string order_;                 // given, and nothing told of it yet
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> event_words(const std::vector<Doc>& events, const Book& book, const Audience& to) {
  return Teller(events, book, to).all();
}

// --- results -----------------------------------------------------------------------------------------------------------------

std::vector<std::string> result_words(const Doc& results, const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  std::vector<std::string> lines;
  for (const Doc& result : by_place(results)) {
    const Doc& parts = get(result, "parts");
    const std::string place = std::to_string(get_int(result, "place"));
    if (get_bool(result, "out")) {
      lines.push_back(words.text("digger.result.out", {{"place", place}, {"name", player(get(result, "seat"), to)}}));
      continue;
    }
    std::vector<std::string> sources = {words.text("digger.result.gp", {{"n", std::to_string(get_int(parts, "gp"))}})};
    for (const std::string_view prize : kPrizes) {
      if (const int gp = get_int(parts, prize); gp != 0) {
        sources.push_back(book.prize_name(prize, words) + " +" + std::to_string(gp));
      }
    }
    sources.push_back(words.text("digger.result.coins", {{"n", std::to_string(get_int(parts, "coins"))}}));
    if (const int penalty = get_int(parts, "penalty"); penalty != 0) {
      sources.push_back(words.text("digger.result.penalty", {{"n", words.with_sign(penalty)}}));
    }
    const std::string line =
        words.text("digger.result", {{"place", place},
                                     {"name", player(get(result, "seat"), to)},
                                     {"score", std::to_string(get_int(result, "score"))},
                                     {"sources", joined(sources, ", ")}}) +
        " " +
        words.text("digger.result.measures", {{"longest", std::to_string(get_int(result, "longest"))},
                                              {"complex", std::to_string(get_int(result, "complex"))},
                                              {"tokens", std::to_string(get_int(result, "tokens"))}});
    lines.push_back(get_bool(result, "won") ? to.screen.paint(Ink::Good, words.text("digger.winner")) + " " + line
                                            : line);
  }
  return lines;
}

}  // namespace uc::digger_face
