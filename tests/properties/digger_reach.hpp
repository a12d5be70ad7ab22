// Where `look` says that a figure can come, held against play: every line is legal and leads there, and no line of the
// figure's own shifts leads anywhere else, or there for less.
#pragma once

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "digger/rules/rules.hpp"
#include "rules/digger/slow_ways.hpp"

namespace uc::digger {

class ReachAgainstPlay {
 public:
  ReachAgainstPlay(const Digger& game, const State& state) : game_(game), s_(state), actor_(state.active) {}

  // Asks for every figure of the active player, and for groups of every size.
  std::string wrong() {
    s_.players[actor_].standing.for_each([&](int space) {
      for (int n = 1; n <= s_.board.stooge_count(space) && wrong_.empty(); ++n) {
        what_ = Doc::object().set("from", name(space)).set("stooges", n);
        figure_ = Figure{.at = space, .stooges = n};
        check();
      }
    });
    for (int i = 0; i < kCreatures && wrong_.empty(); ++i) {
      if (s_.creatures[i].at == kNone || s_.creatures[i].owner != actor_) continue;
      what_ = Doc::object().set("creature", game_.content().battle.creatures[static_cast<std::size_t>(i)].id);
      figure_ = Figure{.at = s_.creatures[i].at, .creature = i};
      check();
    }
    if (wrong_.empty() && s_.players[actor_].adventurer_at != kNone) {
      what_ = Doc::object().set("adventurer", true);
      figure_ = Figure{.at = s_.players[actor_].adventurer_at, .adventurer = true};
      check();
    }
    return wrong_;
  }
  int lines() const { return lines_; }

 private:
  struct Figure {
    int at = kNone, stooges = 0;
    int creature = kNone;
    bool adventurer = false;
  };
  // Of a line: shifts, losses.
  using Price = std::pair<int, int>;

  std::string name(int space) const { return slow::text_of(slow::at_of(game_, space)); }
  void expect(bool right, const std::string& what) {
    if (!right && wrong_.empty()) wrong_ = what + ", asked for " + to_json(what_);
  }

  void check() {
    DocReader what(what_, "bad_request");
    const Result<Doc> look = game_.look(s_, what, Viewer::everything());
    if (!look.ok()) return expect(false, look.fault().message);
    cheapest_.clear();
    seen_.clear();
    Played start{.state = s_, .figure = figure_};
    play_on(start, 0);
    std::map<int, Price> told;
    for (const Doc& entry : look->find("reach")->as_array()) follow(entry, told);
    for (const auto& [space, price] : cheapest_) {
      expect(told.count(space) != 0, "play comes to " + name(space) + ", look does not");
      if (told.count(space) != 0) expect(told[space] == price, "another price of " + name(space));
    }
    for (const auto& [space, price] : told) expect(cheapest_.count(space) != 0, "play never comes to " + name(space));
  }

  // --- one line as it is told ---

  void follow(const Doc& entry, std::map<int, Price>& told) {
    ++lines_;
    Played played{.state = s_, .figure = figure_};
    std::vector<std::string> path;
    for (const Doc& text : entry.find("actions")->as_array()) {
      const Result<Action> action = game_.parse(played.state, text.as_string());
      if (!action.ok() || game_.refuse(played.state, *action)) return expect(false, "not legal: " + text.as_string());
      expect(game_.turn(played.state).actor == seat_at(actor_) && !played.walled, "an action behind a wall");
      make(played, *action);
      path.insert(path.end(), played.path.begin(), played.path.end());
    }
    expect(!path.empty() && path.back() == entry.find("space")->as_string(), "the line leads to another place");
    if (path.empty()) return;
    path.pop_back();
    Doc via = Doc::array();
    for (const std::string& space : path) via.push(space);
    expect(*entry.find("via") == via, "via");
    expect(*entry.find("cost") == Doc(played.shifts) && *entry.find("lost") == Doc(played.lost),
           "cost " + std::to_string(played.shifts) + ", lost " + std::to_string(played.lost) + ": " + to_json(entry));
    expect(entry.find("attack")->is_null() == !played.fought, "attack");
    expect((*entry.find("halts") == Doc(true)) == halts(played), "halts");
    told[played.figure.at] = {played.shifts, played.lost};
  }

  // --- all lines ---

  struct Played {
    State state;
    Figure figure;
    int shifts = 0, lost = 0;
    bool moved = false, fought = false, gone = false, walled = false;
    std::vector<std::string> path = {};  // of the last action
  };

  bool is_under_way(const State& state) const {
    const Task& next = state.next();
    if (figure_.adventurer) return next.step == Step::AskAdventurer;
    if (next.step == Step::AskCreature) return as<Step::AskCreature>(next).creature == figure_.creature;
    return next.step == Step::AskTroll && as<Step::AskTroll>(next).creature == figure_.creature;
  }
  bool stays(const Played& played) const {
    const Step next = played.state.next().step;
    if (next != Step::AskAdventurer && next != Step::AskCreature) return true;
    return !game_.refuse(played.state, pack(Kind::Stop));
  }
  bool halts(const Played& played) const {
    const Step next = played.state.next().step, course = played.state.agenda[0].step;
    const bool goes_on = next == Step::AskShift || next == Step::AskMain || next == Step::AskPool ||
                         is_under_way(played.state) || course == Step::EndTurn || course == Step::EndedTurn ||
                         played.state.active != actor_ || turn_over_;
    return played.fought || furious_ || played.gone || played.walled || !goes_on;
  }

  void make(Played& played, Action action) {
    EventList<Event> events;
    const bool begins = !is_under_way(played.state);
    const int was = played.figure.at;
    game_.apply(played.state, action, events);
    played.path.clear();
    played.fought = played.moved = furious_ = turn_over_ = false;
    const Kind kind = kind_of(action);
    if (kind != Kind::Stop && kind != Kind::No && begins) ++played.shifts;
    for (const Event& event : events.items) happen(event, played);
    if (kind == Kind::Shift && !played.moved) {  // asked whether the Treasure goes with them
      played.moved = played.walled = true;
      played.figure.at = as<Kind::Shift>(action).to;
      Listed way;
      find_way(game_, s_, actor_, was, played.figure.at, way);
      for (const std::uint8_t space : way) played.path.push_back(name(space));
    }
    if (figure_.stooges > 0 && played.figure.stooges <= 0) played.gone = true;
  }
  void happen(const Event& event, Played& played) {
    using enum Event::Type;
    if (!event.learned.empty() && !turn_over_) played.walled = true;
    switch (event.type) {
      case Shifted:
        for (const std::uint8_t space : event.listed) played.path.push_back(name(space));
        played.figure.at = event.space;
        played.moved = true;
        break;
      case CreatureMoved:
      case AdventurerMoved:
        played.path.push_back(name(event.space));
        played.figure.at = event.space;
        played.moved = true;
        break;
      case Attacked: played.fought = true; break;
      case Furious: furious_ = true; break;
      case TurnEnded: turn_over_ = true; break;
      case StoogesLost: {
        const auto lost = as<StoogesLost>(event);
        const bool taken = lost.why == Event::Trap || lost.why == Event::Dragon;
        if (!taken || event.seat != actor_ || event.space != played.figure.at || figure_.stooges == 0) break;
        const int mine = std::min<int>(lost.stooges, played.figure.stooges);
        played.figure.stooges -= mine;
        played.lost += mine;
        break;
      }
      case CreatureDied:
        if (as<CreatureDied>(event).creature != figure_.creature) break;
        played.gone = true;
        ++played.lost;
        break;
      case PitEntered:
      case AdventurerEscaped: played.gone = true; break;
      default: break;
    }
  }

  bool is_own(const Played& played, Action action) const {
    const Kind kind = kind_of(action);
    if (kind == Kind::Shift) {
      const auto group = as<Kind::Shift>(action);
      return group.from == played.figure.at && group.stooges == played.figure.stooges;
    }
    if (kind == Kind::Creature) return as<Kind::Creature>(action).creature == figure_.creature;
    if (kind == Kind::Adventurer) return figure_.adventurer;
    return (kind == Kind::Stop || kind == Kind::No) && is_under_way(played.state);
  }

  // Every line there is; a position that was met with the same shifts left, for no less, is not looked at again.
  void play_on(const Played& played, int depth) {
    if (played.moved && played.figure.at != figure_.at && stays(played)) {
      const Price price{played.shifts, played.lost};
      const auto [found, fresh] = cheapest_.emplace(played.figure.at, price);
      if (!fresh && price < found->second) found->second = price;
    }
    const Step next = played.state.next().step;
    const bool goes_on = next == Step::AskShift || is_under_way(played.state);
    if (depth > 0 && (!goes_on || played.gone || played.walled || game_.turn(played.state).is_chance())) return;
    if (depth > 0 && (played.state.active != actor_ || played.state.agenda[0].step != Step::Main)) return;
    const std::string position(reinterpret_cast<const char*>(&played.state), sizeof played.state);
    const Price price{played.shifts, played.lost};
    const auto [found, fresh] = seen_.emplace(position + std::to_string(played.figure.at), price);
    if (!fresh && found->second <= price) return;
    found->second = price;
    ActionList actions;
    game_.actions(played.state, actions);
    for (const Action action : actions) {
      if (!is_own(played, action)) continue;
      Played further = played;
      make(further, action);
      play_on(further, depth + 1);
    }
  }

  const Digger& game_;
  const State& s_;
  const int actor_;
  Doc what_;
  Figure figure_;
  std::map<int, Price> cheapest_;  // by place
  std::map<std::string, Price> seen_;
  bool furious_ = false, turn_over_ = false;
  int lines_ = 0;
  std::string wrong_;
};

}  // namespace uc::digger
