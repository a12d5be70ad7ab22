// What the odds of Dungeon Digger tell as certain, counted again from the positions before and after, and from the
// rules: docs/format/digger.md, "Odds".
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "digger/documents/view.hpp"
#include "digger/rules/rules.hpp"
#include "rules/digger/slow_ways.hpp"
#include "statistics.hpp"

namespace uc::digger {

class CertainAgainstRecount {
 public:
  CertainAgainstRecount(const Digger& game, const State& state, Action action, const Doc& odds, Rng& rng)
      : game_(game), before_(state), action_(action), odds_(odds), rng_(rng), actor_(index(game.turn(state).actor)) {
    after_ = state;
    game.apply(after_, action, events_);
  }

  // What is wrong, if anything is.
  std::string wrong() {
    check_ends();
    if (!told("turn.ended")) check_points();
    if (kind_of(action_) == Kind::Shift || kind_of(action_) == Kind::Sneak) check_shift();
    check_path();
    check_losses();
    check_gains();
    if (built()) check_build();
    check_bonus();
    check_reveal();
    return wrong_;
  }

 private:
  // --- reading ---

  const Doc::Array& list(std::string_view name) const {
    static const Doc::Array none;
    const Doc* found = odds_.find(name);
    return found != nullptr ? found->as_array() : none;
  }
  int number(std::string_view name) const {
    const Doc* found = odds_.find(name);
    return found != nullptr ? static_cast<int>(found->as_integer()) : 0;
  }
  static int number(const Doc& doc, std::string_view name) { return static_cast<int>(doc.find(name)->as_integer()); }
  static std::string text(const Doc& doc, std::string_view name) { return doc.find(name)->as_string(); }
  static std::multiset<std::string> texts(const Doc& doc, std::string_view name) {
    std::multiset<std::string> found;
    for (const Doc& entry : doc.find(name)->as_array()) found.insert(entry.as_string());
    return found;
  }
  bool told(std::string_view type) const {
    return std::any_of(events_.items.begin(), events_.items.end(), [&](const Event& event) {
      return *game_.describe(event, Viewer::everything()).find("type") == Doc(type);
    });
  }
  void expect(bool right, const std::string& what) {
    if (!right && wrong_.empty()) wrong_ = what;
  }
  bool built() const {
    const Kind kind = kind_of(action_);
    return kind == Kind::Work || kind == Kind::SpecialBuild || kind == Kind::PitBuild;
  }
  slow::At at(int space) const { return slow::at_of(game_, space); }
  static std::multiset<std::string> texts(const std::set<slow::At>& places) {
    std::multiset<std::string> found;
    for (const slow::At place : places) found.insert(slow::text_of(place));
    return found;
  }

  // --- the Turn ---

  // Plays on at random: does anybody decide anything before the Turn is over?
  bool somebody_decides() {
    State state = game_.guess(before_, Seats(seat_at(actor_)), rng_);
    for (Action next = action_;; next = game_.draw(state, rng_)) {
      EventList<Event> events;
      game_.apply(state, next, events);
      for (const Event& event : events.items) {
        if (event.type == Event::Type::TurnEnded || event.type == Event::Type::GameEnded) return false;
      }
      if (game_.turn(state).is_seat()) return true;
    }
  }
  void check_ends() {
    const Step course = before_.agenda[0].step;
    const bool in_turn = course == Step::Main || course == Step::EndTurn || course == Step::EndedTurn;
    if (!in_turn) return expect(odds_.find("ends") == nullptr, "ends, outside a Turn");
    bool decided = false;
    for (int i = 0; i < 40 && !decided; ++i) decided = somebody_decides();
    expect(decided == (odds_.find("ends") == nullptr), "ends");
  }

  void check_points() {
    const int spent = before_.turn.tp - after_.turn.tp;
    const bool same = after_.active == before_.active && game_.turn(after_).who != Turn::Who::Over;
    const bool ending = after_.agenda[0].step == Step::EndedTurn;  // what is left is lost (DD-4.3)
    if (same && !ending) expect(spent == number("tp") - number("tp_gained"), "tp");
  }

  // --- ways, combats, traps ---

  void check_shift() {
    const auto group = as<actions::Group>(action_);
    if (after_.next().step == Step::AskTreasure && before_.next().step != Step::AskTreasure) {
      return expect(list("path").empty(), "a path before it is said who takes the Treasure");
    }
    const auto far = slow::distances(game_, before_, actor_, group.from);
    const auto found = far.find(at(group.to));
    const bool sneaks = kind_of(action_) == Kind::Sneak;
    expect(found != far.end() && static_cast<int>(list("path").size()) == (sneaks ? 1 : found->second),
           "the length of the path");
    // All that is passed is passed on the way to it, too.
    for (std::size_t i = 0; i < list("path").size() && !sneaks; ++i) {
      const auto passed = std::find_if(far.begin(), far.end(), [&](const auto& entry) {
        return slow::text_of(entry.first) == list("path")[i].as_string();
      });
      expect(passed != far.end() && passed->second <= static_cast<int>(i) + 1, "a space of the path");
    }
    const bool citadel = is_common(game_, before_, group.to, Common::Citadel);
    const slow::Enemies enemies = citadel ? slow::Enemies{} : slow::enemies(game_, before_, actor_, group.to);
    expect(list("attacks").size() == (enemies.players.empty() ? 0U : 1U), "combats");
    for (const Doc& attack : list("attacks")) {
      std::set<int> players;
      for (const Doc& player : attack.find("players")->as_array())
        players.insert(static_cast<int>(player.as_integer()));
      expect(players == enemies.players && number(attack, "against") == enemies.strength, "who is attacked");
      expect(text(attack, "space") == slow::text_of(at(group.to)), "where");
      expect(number(attack, "strength") >= group.stooges && number(attack, "strength") > enemies.strength, "strength");
    }
    check_trap(group.to, group.stooges);
  }

  // DD-7.5, DD-7.6
  void check_trap(int space, int stooges) {
    const slow::Tiles tiles = slow::tiles_of(game_, before_);
    const slow::Tile& tile = tiles.at(at(space));
    const bool rivals = tile.is == slow::Tile::Own && tile.player != actor_ && tile.id.substr(0, 4) == "TRP-";
    const bool armed = rivals && !before_.players[tile.player].out &&
                       slow::grow(tiles, {at(space), 0}).complete() &&  // the trap lies on the first path
                       !standard_of(game_, before_, actor_).ignores_traps;
    expect(list("traps").size() == (armed ? 1U : 0U), "traps");
    for (const Doc& trap : list("traps")) {
      expect(number(trap, "player") == tile.player && number(trap, "lost") == 1, "whose trap, and what it takes");
    }
    const int there = after_.board.stooge_count(space) - before_.board.stooge_count(space);
    const bool mine = before_.board.stooges[space] != 0 && before_.board.stooge_owner(space) == actor_;
    const bool plain = after_.next().step != Step::RevealLair && is_foreign(before_, actor_, space);
    if (plain && (mine || before_.board.stooges[space] == 0)) expect(there == stooges - (armed ? 1 : 0), "who arrives");
  }

  // Every place lies beside the one before; the last is where the figure is now, if it still is anywhere.
  void check_path() {
    int last = kNone;
    if (kind_of(action_) == Kind::Shift || kind_of(action_) == Kind::Sneak) last = as<actions::Group>(action_).from;
    if (kind_of(action_) == Kind::Adventurer) last = before_.players[actor_].adventurer_at;
    if (kind_of(action_) == Kind::Creature) last = before_.creatures[as<Kind::Creature>(action_).creature].at;
    if (last == kNone) return;
    for (const Doc& space : list("path")) {
      int next = kNone;
      for (int d = 0; d < kDirections; ++d) {
        const slow::At beside = slow::neighbour(at(last), d);
        if (slow::text_of(beside) == space.as_string()) next = next_to(game_, last, d);
      }
      if (next == kNone) return expect(false, "a path with a gap");
      last = next;
    }
    if (kind_of(action_) == Kind::Adventurer && after_.players[actor_].adventurer_at != kNone) {
      expect(after_.players[actor_].adventurer_at == last, "where the Adventurer comes");
    }
    if (kind_of(action_) == Kind::Creature) {
      const std::uint8_t now = after_.creatures[as<Kind::Creature>(action_).creature].at;
      if (now != kNone) expect(now == last, "where the Creature comes");
    }
  }

  void check_losses() {
    if (before_.agenda[0].step != Step::Main) return;  // in the set-up Stooges come
    std::map<int, int> lost;
    for (const Doc& entry : list("lost")) lost[number(entry, "player")] += number(entry, "stooges");
    for (int p = 0; p < game_.players(); ++p) {
      const Player &was = before_.players[p], &is = after_.players[p];
      if (p == actor_ || is.out || is.converted != was.converted) continue;
      expect(was.in_play - is.in_play == lost[p], "lost");
    }
    std::set<std::string> died;
    for (const Doc& entry : list("died")) died.insert(text(entry, "id"));
    for (std::size_t i = 0; i < kCreatures; ++i) {
      const bool dead =
          before_.creatures[i].at != kNone && after_.creatures[i].at == kNone && !after_.creatures[i].gone;
      expect(dead == (died.count(game_.content().battle.creatures[i].id) != 0), "Creatures that die");
    }
  }

  // --- Gold, corridors, bonus orders ---

  void check_gains() {
    int sum = 0;
    for (const Doc& gain : list("gains")) sum += number(gain, "gp");
    expect(sum == number("gp"), "gains do not add up");
    for (const Doc& gain : list("gains")) {
      const std::string why = text(gain, "why");
      if (why == "same_type") check_same_type(gain);
      if (why == "throne") check_throne(gain);
    }
  }
  int built_on() const { return as<actions::Building>(action_).space; }

  // Own Rooms beside the tile that is built: their places, and whether they are connected with it.
  std::map<slow::At, bool> rooms_beside(const slow::Tiles& tiles) const {
    std::map<slow::At, bool> rooms;
    for (int d = 0; d < 6; ++d) {
      const slow::At beside = slow::neighbour(at(built_on()), d);
      const auto found = tiles.find(beside);
      if (found == tiles.end() || found->second.is != slow::Tile::Own || found->second.player != actor_) continue;
      const bool room = found->second.paths.empty() && found->second.id != "POR";
      if (room) rooms[beside] = slow::connected(tiles, at(built_on()), d);
    }
    return rooms;
  }
  void check_same_type(const Doc& gain) {  // DD-10.2
    const slow::Tiles tiles = slow::tiles_of(game_, after_);
    const std::string type = tiles.at(at(built_on())).id.substr(0, 3);
    std::set<slow::At> alike;
    for (const auto& [beside, linked] : rooms_beside(tiles)) {
      if (linked && tiles.at(beside).id.substr(0, 3) == type) alike.insert(beside);
    }
    expect(!alike.empty() && number(gain, "gp") == 3 && texts(gain, "spaces") == texts(alike), "same_type");
  }
  void check_throne(const Doc& gain) {  // DD-10.3
    const slow::Tiles tiles = slow::tiles_of(game_, after_);
    const bool throne = tiles.at(at(built_on())).id == "THR";
    std::set<slow::At> counted;
    for (const auto& [beside, linked] : rooms_beside(tiles)) {
      if (throne || tiles.at(beside).id == "THR") counted.insert(beside);
    }
    const int gp = (throne ? 1 : 0) + static_cast<int>(counted.size());
    expect(number(gain, "gp") == gp && texts(gain, "spaces") == texts(counted), "throne");
  }

  // DD-9: corridors that are new among the complete ones, and unfinished ones with the tile in them or at an end.
  void check_build() {
    const bool waits = after_.next().step == Step::RevealHunt;
    std::multiset<std::string> completed, joined, told_completed, told_joined;
    const slow::Tiles tiles = slow::tiles_of(game_, after_);
    std::set<std::set<slow::Node>> old;
    for (const slow::Corridor& corridor : slow::corridors(game_, before_)) {
      if (corridor.complete()) old.insert(corridor.nodes);
    }
    for (const slow::Corridor& corridor : slow::corridors(game_, after_)) {
      if (corridor.player != actor_ || waits) continue;
      if (corridor.complete() && old.count(corridor.nodes) == 0) completed.insert(line(corridor));
      if (!corridor.complete() && touches(tiles, corridor)) joined.insert(line(corridor));
    }
    for (const Doc& each : list("corridors")) {
      told_completed.insert(line(number(each, "length"), number(each, "gp"), number(each, "nuggets"), 0, each));
    }
    for (const Doc& each : list("joins")) {
      told_joined.insert(line(number(each, "length"), 0, 0, number(each, "open"), each));
    }
    expect(completed == told_completed, "corridors");
    expect(joined == told_joined, "joins");
    for (const Doc& gain : list("gains")) {
      if (text(gain, "why") != "corridor") continue;
      const auto same = [&](const Doc& each) {
        return texts(each, "spaces") == texts(gain, "spaces") && number(each, "gp") == number(gain, "gp");
      };
      expect(std::any_of(list("corridors").begin(), list("corridors").end(), same), "Gold of another corridor");
    }
  }
  bool touches(const slow::Tiles& tiles, const slow::Corridor& corridor) const {
    const slow::At here = at(built_on());
    if (corridor.tiles().count(here) != 0) return true;
    const slow::Tile& tile = tiles.at(here);
    for (const int door : tile.doors) {
      const slow::At beside = slow::neighbour(here, door);
      const auto found = tiles.find(beside);
      if (found == tiles.end() || found->second.is != slow::Tile::Own || found->second.player != actor_) continue;
      const int path = slow::path_with(found->second, (door + 3) % 6);
      if (path >= 0 && corridor.nodes.count({beside, path}) != 0) return true;
    }
    return false;
  }
  static std::string line(int length, int gp, int nuggets, int open, const Doc& doc) {
    std::string text;
    for (const int each : {length, gp, nuggets, open}) text += std::to_string(each) + " ";
    for (const std::string& space : texts(doc, "spaces")) text += " " + space;
    return text;
  }
  static std::string line(const slow::Corridor& corridor) {
    Doc spaces = Doc::array();
    for (const slow::At place : corridor.tiles()) spaces.push(slow::text_of(place));
    const bool complete = corridor.complete();
    return line(corridor.length(), complete ? corridor.gp() : 0, complete ? corridor.nuggets : 0,
                static_cast<int>(corridor.open.size()), Doc::object().set("spaces", std::move(spaces)));
  }

  // DD-13.1
  void check_bonus() {
    for (const Doc& bonus : list("bonus")) {
      const auto rooms = static_cast<Type>(
          std::find(std::begin(kTypeNames), std::end(kTypeNames), text(bonus, "rooms")) - std::begin(kTypeNames));
      const int n = std::min(active_rooms(game_, after_, actor_, rooms), 4);
      const std::multiset<std::string> orders = texts(bonus, "orders");
      constexpr std::size_t many[] = {0, 2, 4, 6, 6};
      expect(n > 0 && number(bonus, "picks") == (n == 4 ? 2 : 1) && orders.size() == many[n], "bonus");
      for (const char* order : {"move", "think"}) expect(orders.count(order) == 1, "bonus orders");
      for (const char* order : {"rise", "sabotage"}) expect(orders.count(order) == (n > 1 ? 1U : 0U), "bonus orders");
      for (const char* order : {"work", "demolish"}) expect(orders.count(order) == (n > 2 ? 1U : 0U), "bonus orders");
    }
  }

  // DD-19.2, DD-23.2: as often as it is turned up.
  void check_reveal() {
    const Step next = after_.next().step;
    // In the set-up all of them are turned up, whoever puts the last one.
    const bool turns_up =
        before_.agenda[0].step == Step::Main && (next == Step::RevealHunt || next == Step::RevealLair);
    expect(turns_up == !list("reveal").empty(), "reveal");
    std::map<std::string, double> sums;
    std::map<std::string, Tally> drawn;
    for (const Doc& entry : list("reveal")) {
      const double chance = entry.find("chance")->as_real();
      sums[text(entry, "space")] += chance;
      drawn[text(entry, "space")].add(kind(text(entry, "tile")), chance);
    }
    for (const auto& [space, sum] : sums) expect(sum > 0.999999 && sum < 1.000001, "chances of a tile");
    for (int i = 0; i < 100 && turns_up; ++i) {
      State state = after_;
      std::size_t seen = 0;
      while (state.next().step == next) {
        const Action action = game_.draw(state, rng_);
        const int space = next == Step::RevealHunt ? int{as<Step::RevealHunt>(state.next()).space}
                                                   : int{as<Step::RevealLair>(state.next()).space};
        ++seen;
        const bool known = drawn[slow::text_of(at(space))].count(as<Kind::TurnedUp>(action).common);
        expect(known, "a tile that is not told");
        game_.apply(state, action, NoEvents{});
        if (next == Step::RevealLair) break;
      }
      expect(seen == sums.size(), "so many tiles are turned up");
    }
    for (const auto& [space, tally] : drawn) expect(tally.plausible(), "reveal: " + tally.told());
  }
  static std::uint64_t kind(const std::string& tile) {
    return static_cast<std::uint64_t>(std::find(std::begin(kCommonNames), std::end(kCommonNames), tile) -
                                      std::begin(kCommonNames));
  }

  const Digger& game_;
  const State& before_;
  const Action action_;
  const Doc& odds_;
  Rng& rng_;
  const int actor_;
  State after_;
  EventList<Event> events_;
  std::string wrong_;
};

}  // namespace uc::digger
