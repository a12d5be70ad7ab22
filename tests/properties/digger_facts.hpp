// The facts of Dungeon Digger's views counted again, from the rules alone: docs/format/digger.md, "View".
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "digger/rules/rules.hpp"
#include "rules/digger/slow_ways.hpp"

namespace uc::digger {

class FactsRecounted {
 public:
  FactsRecounted(const Digger& game, const State& state, Viewer viewer)
      : game_(game), s_(state), viewer_(viewer), tiles_(slow::tiles_of(game, state)), view_(game.view(state, viewer)) {}

  // What is wrong, if anything is.
  std::string wrong() {
    facts_ = view_.find("facts");
    if (viewer_.all) return facts_ == nullptr ? "" : "facts in a position";
    if (facts_ == nullptr) return "no facts";
    check_orders();
    check_corridors();
    check_complexes();
    check_worth();
    check_goals();
    check_summons();
    return wrong_;
  }

 private:
  const Doc::Array& list(std::string_view name) const { return facts_->find(name)->as_array(); }
  static int number(const Doc& doc, std::string_view name) { return static_cast<int>(doc.find(name)->as_integer()); }
  static std::string text(const Doc& doc, std::string_view name) { return doc.find(name)->as_string(); }
  static bool yes(const Doc& doc, std::string_view name) { return *doc.find(name) == Doc(true); }
  void expect(bool right, const std::string& what) {
    if (!right && wrong_.empty()) wrong_ = what;
  }

  // --- what orders and Creatures cost: as much as is paid for them ---

  int paid_for(Action action) const {
    State after = s_;
    EventList<Event> events;
    game_.apply(after, action, events);
    for (const Event& event : events.items) {
      if (event.type == Event::Type::TpSpent) return as<Event::Type::TpSpent>(event).tp;
    }
    return 0;
  }
  // An action of the main phase that begins with one of these words.
  std::vector<Action> actions_of(const std::vector<std::string>& words) const {
    std::vector<Action> found;
    if (s_.next().step != Step::AskMain) return found;
    ActionList all;
    game_.actions(s_, all);
    for (const Action action : all) {
      const std::string told = game_.text(s_, action, Viewer::everything());
      for (const std::string& word : words) {
        if (told.starts_with(word + " ")) found.push_back(action);
      }
    }
    return found;
  }
  static std::vector<std::string> words_of(const std::string& order) {
    if (order == "move") return {"move", "disturb", "adventurer", "creature"};
    if (order == "conquer") return {"conquer", "free"};
    return {order};
  }
  void check_orders() {
    const bool in_turn = s_.agenda[0].step == Step::Main;
    expect(facts_->find("orders")->is_array() == in_turn, "orders outside a main phase");
    if (!in_turn) return;
    expect(list("orders").size() == 7, "seven orders");
    for (const Doc& entry : list("orders")) {
      const std::string order = text(entry, "order");
      const std::vector<Action> ways = actions_of(words_of(order));
      if (!ways.empty()) expect(paid_for(ways.front()) == number(entry, "cost"), "the cost of " + order);
      expect(entry.find("shifts")->is_integer() == (order == "move"), "shifts of " + order);
      if (order == "move" && !ways.empty()) check_shifts(ways.front(), number(entry, "shifts"));
      if (number(entry, "cost") > s_.turn.tp) expect(ways.empty(), "an order that costs too much");
    }
  }
  // So many shifts are left behind the first.
  void check_shifts(Action first, int shifts) {
    State after = s_;
    game_.apply(after, first, NoEvents{});
    const Task& next = after.next();
    if (next.step == Step::AskShift) expect(as<Step::AskShift>(next).left == shifts - 1, "shifts of a Move!");
  }
  void check_summons() {
    std::map<std::string, int> told;
    for (const Doc& entry : list("summons")) told[text(entry, "creature")] = number(entry, "tp");
    for (const Action action : actions_of({"summon"})) {
      const std::string& id = game_.content().battle.creatures[as<Kind::Summon>(action).creature].id;
      expect(told.count(id) == 1 && told[id] == paid_for(action), "a Creature that can be summoned");
    }
    for (const CreatureState& creature : s_.creatures) {
      if (creature.at == kNone && !creature.gone) continue;
      const auto i = static_cast<std::size_t>(&creature - s_.creatures);
      expect(told.count(game_.content().battle.creatures[i].id) == 0, "a Creature in play cannot be summoned");
    }
  }

  // --- corridors (DD-9) ---

  // Tiles of the player's set that do not lie on the board.
  std::vector<std::string> left_of(int player) const {
    std::map<std::string, int> on_board;
    for (const auto& [at, tile] : tiles_) {
      if (tile.is == slow::Tile::Own && tile.player == player) ++on_board[tile.id];
    }
    std::vector<std::string> left;
    for (std::size_t kind = 0; kind < game_.content().set_kinds; ++kind) {
      const TileKind& tile = game_.content().kinds[kind];
      if (kind != game_.content().portal && tile.count > on_board[tile.id]) left.push_back(tile.id);
    }
    return left;
  }
  bool is_dead(int player, slow::At at, int direction) const {
    const slow::At beyond = slow::neighbour(at, direction);
    const bool outside = !is_within(game_.area().radius, hex(beyond.first, beyond.second));
    if (outside || s_.players[player].out) return true;
    const auto found = tiles_.find(beyond);
    if (found != tiles_.end()) return found->second.is == slow::Tile::Own;  // else a blocker, or face down
    return !slow::fits_somehow(tiles_, left_of(player), beyond, (direction + 3) % 6, !game_.options().face_down);
  }
  static std::string name_of(const slow::Node& node) {
    return slow::text_of(node.first) + "/" + std::to_string(node.second);
  }
  void check_corridors() {
    std::multiset<std::string> counted, told;
    for (const slow::Corridor& corridor : slow::corridors(game_, s_)) {
      std::string line = std::to_string(corridor.player) + (corridor.complete() ? " complete " : " open ");
      line += std::to_string(corridor.length()) + " " + std::to_string(corridor.gp()) + " " +
              std::to_string(corridor.nuggets);
      std::set<std::string> nodes, ends;
      for (const slow::Node& node : corridor.nodes) nodes.insert(name_of(node));
      for (const auto& [at, direction] : corridor.open) {
        ends.insert(slow::text_of(at) + std::string(kDirectionNames[direction]) +
                    (is_dead(corridor.player, at, direction) ? "!" : ""));
      }
      counted.insert(line + joined(nodes) + joined(ends));
    }
    for (const Doc& entry : list("corridors")) told.insert(line_of(entry));
    expect(counted == told, "corridors");
    int seat = 0;
    for (const Doc& entry : list("corridors")) {
      expect(number(entry, "seat") >= seat, "corridors by seat");
      seat = number(entry, "seat");
      check_walk(entry);
    }
  }
  static std::string joined(const std::set<std::string>& words) {
    std::string all = " |";
    for (const std::string& word : words) all += " " + word;
    return all;
  }
  static std::string line_of(const Doc& entry) {
    std::string line = std::to_string(number(entry, "seat")) + (yes(entry, "complete") ? " complete " : " open ");
    for (const char* member : {"length", "gp", "nuggets"}) line += std::to_string(number(entry, member)) + " ";
    line.pop_back();
    std::set<std::string> nodes, ends;
    for (const Doc& piece : entry.find("pieces")->as_array()) {
      for (const Doc& path : piece.find("paths")->as_array()) {
        nodes.insert(text(piece, "space") + "/" + std::to_string(path.as_integer()));
      }
    }
    for (const Doc& end : entry.find("open")->as_array()) {
      ends.insert(text(end, "space") + text(end, "direction") + (yes(end, "dead") ? "!" : ""));
    }
    return line + joined(nodes) + joined(ends);
  }
  // Each piece but the first lies beside one before it.
  void check_walk(const Doc& entry) {
    std::set<std::string> walked;
    for (const Doc& piece : entry.find("pieces")->as_array()) {
      const std::string space = text(piece, "space");
      bool beside = walked.empty();
      for (const auto& [at, tile] : tiles_) {
        if (slow::text_of(at) != space) continue;
        for (int d = 0; d < 6; ++d) beside = beside || walked.count(slow::text_of(slow::neighbour(at, d))) != 0;
      }
      expect(beside && walked.insert(space).second, "a walk along a corridor");
    }
  }

  // --- complexes, scores, goals ---

  bool is_room(const slow::Tile& tile, int player) const {
    return tile.is == slow::Tile::Own && tile.player == player && tile.paths.empty() && tile.id != "POR";
  }
  void check_complexes() {
    std::set<std::pair<int, std::string>> counted, told;
    for (const auto& [at, tile] : tiles_) {
      if (tile.is != slow::Tile::Own || !is_room(tile, tile.player)) continue;
      std::set<slow::At> found = {at};
      for (bool grew = true; grew;) {
        grew = false;
        for (const slow::At here : std::set<slow::At>(found)) {
          for (int d = 0; d < 6; ++d) {
            const auto next = tiles_.find(slow::neighbour(here, d));
            if (next == tiles_.end() || !is_room(next->second, tile.player)) continue;
            if (slow::connected(tiles_, here, d)) grew = found.insert(next->first).second || grew;
          }
        }
      }
      std::set<std::string> names;
      for (const slow::At here : found) names.insert(slow::text_of(here));
      counted.emplace(tile.player, joined(names));
    }
    std::size_t entries = 0, last = 99;
    int seat = -1;
    for (const Doc& entry : list("complexes")) {
      std::set<std::string> names;
      for (const Doc& space : entry.find("spaces")->as_array()) names.insert(space.as_string());
      told.emplace(number(entry, "seat"), joined(names));
      expect(number(entry, "seat") > seat || names.size() <= last, "the largest complex first");
      seat = number(entry, "seat");
      last = names.size();
      ++entries;
    }
    expect(counted == told && entries == told.size(), "complexes");
  }

  void check_worth() {
    std::vector<int> unseen;
    for (int value = 1; value <= kCoinValues; ++value) unseen.insert(unseen.end(), s_.bag[value], value);
    std::vector<int> hidden(static_cast<std::size_t>(game_.players()), 0);
    for (int i = 0; i < s_.coin_count; ++i) {
      const Coin& coin = s_.coins[i];
      const bool shown = game_.turn(s_).is_over() && coin.place < place::kStack;
      if (shown || viewer_.seats.has_any(Seats::from_bits(coin.known()))) continue;
      unseen.push_back(coin.value());
      for (int p = 0; p < game_.players(); ++p) {
        if (is_coin_of(s_, p, coin)) ++hidden[static_cast<std::size_t>(p)];
      }
    }
    std::sort(unseen.begin(), unseen.end());
    const Scores now = game_.scores(s_);
    for (const Doc& entry : list("worth")) {
      const auto seat = static_cast<std::size_t>(number(entry, "seat"));
      int low = number(entry, "sure"), high = low;
      for (int i = 0; i < hidden[seat] && !now[seat].out; ++i) {
        low += unseen[static_cast<std::size_t>(i)];
        high += unseen[unseen.size() - 1 - static_cast<std::size_t>(i)];
      }
      expect(low == number(entry, "low") && high == number(entry, "high"), "the range of a score");
      expect(now[seat].score >= low && now[seat].score <= high, "a score out of its range");
    }
    expect(list("worth").size() == static_cast<std::size_t>(game_.players()), "the score of each seat");
  }

  void check_goals() {
    std::multiset<std::string> counted, told;
    const auto add = [&](const std::string& what, int seat, int have, int need) {
      counted.insert(what + " " + std::to_string(seat) + ": " + std::to_string(have) + "/" + std::to_string(need));
    };
    int out = 0, fewest = game_.options().max_turns, inside = 0;
    for (int p = 0; p < game_.players(); ++p) {
      const Player& player = s_.players[p];
      inside += player.citadel;
      out += player.out ? 1 : 0;
      if (player.out) continue;
      fewest = std::min<int>(fewest, player.turns);
      if (!game_.plays(Scenario::SandsOfTime))
        add("gp", p, player.gp, static_cast<int>(view_.find("goal")->as_integer()));
      if (!game_.plays(Scenario::TotalBattle)) continue;
      int tokens = 0;
      for (int other = 0; other < game_.players(); ++other) tokens += player.portal_tokens[other];
      add("portal_tokens", p, tokens, 3);
    }
    if (game_.plays(Scenario::SandsOfTime)) add("sands", -1, s_.marker, 10 * game_.players());  // DD-21.4
    if (game_.plays(Scenario::DwarvenCitadel)) add("citadel", -1, inside, 2 * game_.players() + 1);
    if (game_.plays(Scenario::TotalBattle)) add("defeated", -1, out, game_.players() - 1);
    add("idle", -1, s_.idle, game_.players() - out);
    add("turns", -1, fewest, game_.options().max_turns);
    for (const Doc& entry : list("goals")) {
      const int seat = entry.find("seat")->is_integer() ? number(entry, "seat") : -1;
      told.insert(text(entry, "what") + " " + std::to_string(seat) + ": " + std::to_string(number(entry, "have")) +
                  "/" + std::to_string(number(entry, "need")));
    }
    expect(counted == told, "goals");
  }

  const Digger& game_;
  const State& s_;
  const Viewer viewer_;
  const slow::Tiles tiles_;
  const Doc view_;
  const Doc* facts_ = nullptr;
  std::string wrong_;
};

}  // namespace uc::digger
