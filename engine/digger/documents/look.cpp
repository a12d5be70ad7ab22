// Where a figure can come with the shifts there are (DD-6, DD-20.3, DD-24.6): docs/format/digger.md, "Look". It tries
// the figure's own shifts, one after the other, on copies of the position: so it finds what play allows, and nothing
// else.
#include <algorithm>
#include <array>
#include <cstring>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/hash.hpp"
#include "view.hpp"

namespace uc::digger {

namespace {

constexpr std::size_t kMostPositions = 4000;  // that are looked at: without many combats a Move! has less than a tenth

// Who is to be moved: some Stooges together, a Creature, or the own Adventurer.
struct Figure {
  int stooges = 0;
  int creature = kNone;
  bool adventurer = false;
  int start = kNone;
};

// A position that a line of actions leads to.
struct Node {
  State state;
  int before = -1;  // the node that its last action was made in
  Action action{};
  int place = kNone, stooges = 0;
  // Of the whole line.
  int shifts = 0, lost = 0, fights = 0, places = 0;
  // Of its last action.
  std::vector<std::uint8_t> path = {};
  std::optional<Event> attack = std::nullopt;
  bool arrives = false;  // where it may stay
  bool halts = false;    // something is asked, drawn, turned up or fought there
  bool last = false;     // no other action of the figure can follow at once

  std::array<int, 4> cost() const { return {shifts, lost, fights, places}; }
};

class Reach {
 public:
  Reach(const Digger& game, const State& state, const Figure& figure) : game_(game), figure_(figure) {
    nodes_.push_back({.state = state, .place = figure.start, .stooges = figure.stooges});
    shifts_ = shifts_there(state);
    if (shifts_ > 0 || is_under_way(state)) search();
  }

  Doc doc() const {
    std::vector<int> found;
    for (const auto& [place, node] : best_) found.push_back(node);
    std::sort(found.begin(), found.end(),
              [&](int a, int b) { return std::pair(nodes_[a].cost(), a) < std::pair(nodes_[b].cost(), b); });
    Doc reach = Doc::array();
    for (const int node : found) reach.push(entry(node));
    return Doc::object().set("shifts", shifts_).set("reach", std::move(reach));
  }

 private:
  // --- the shifts there are ---

  // In the middle of a shift of this figure?
  bool is_under_way(const State& state) const {
    const Task& next = state.next();
    if (figure_.adventurer) return next.step == Step::AskAdventurer;
    if (next.step == Step::AskCreature) return as<Step::AskCreature>(next).creature == figure_.creature;
    return next.step == Step::AskTroll && as<Step::AskTroll>(next).creature == figure_.creature;
  }

  // Beside the one that it is in the middle of.
  int shifts_there(const State& state) const {
    const Task& next = state.next();
    const auto of_move = [&](bool bonus) { return shifts_of_move(game_, state, state.active, bonus); };
    if (next.step == Step::AskShift) return as<Step::AskShift>(next).left;
    if (next.step == Step::AskPool) return state.pool[index(Order::Move)] > 0 ? of_move(true) : 0;
    if (next.step == Step::AskMain) {
      return cost_of(game_, state, state.active, Order::Move) <= state.turn.tp ? of_move(false) : 0;
    }
    int left = 0;
    for (int i = 0; i < state.agenda_count && is_under_way(state); ++i) {
      if (state.agenda[i].step == Step::Shifts) left = as<Step::Shifts>(state.agenda[i]).left;
    }
    return left;
  }

  // --- the search: the line with the fewest shifts goes on first, then losses, combats and places decide ---

  void search() {
    std::multimap<std::array<int, 4>, int> open;
    open.emplace(nodes_[0].cost(), 0);
    while (!open.empty()) {
      const int at = open.begin()->second;
      open.erase(open.begin());
      if (is_known(at)) continue;
      const Node& node = nodes_[at];
      if (node.arrives && node.place != figure_.start) best_.emplace(node.place, at);
      if (node.last) continue;
      ActionList actions;
      game_.actions(node.state, actions);
      for (const Action action : actions) {
        if (!is_own(node, action)) continue;
        if (nodes_.size() == kMostPositions) return;
        nodes_.push_back(after(at, action));
        open.emplace(nodes_.back().cost(), static_cast<int>(nodes_.size()) - 1);
      }
    }
  }

  // Has a line led to the same position already, with as many shifts left, or more?
  bool is_known(int at) {
    const State state = without_shifts(nodes_[at].state);
    const std::uint64_t key = hash_of(state, static_cast<std::uint64_t>(nodes_[at].place));
    const auto [first, last] = known_.equal_range(key);
    for (auto it = first; it != last; ++it) {
      const State other = without_shifts(nodes_[it->second].state);
      const bool same_place =
          nodes_[it->second].place == nodes_[at].place;  // of Stooges that died, nothing tells where
      if (same_place && std::memcmp(&other, &state, sizeof state) == 0) return true;
    }
    known_.emplace(key, at);
    return false;
  }
  static State without_shifts(const State& state) {
    State plain = state;
    for (int i = 0; i < plain.agenda_count; ++i) {
      Task& task = plain.agenda[i];
      if (task.step == Step::Shifts) task = make_task<Step::Shifts>({.left = 0});
      if (task.step == Step::AskShift) task = make_task<Step::AskShift>({.left = 1});
    }
    return plain;
  }

  // A shift or a step of the figure; or the end of its shift, so that it can begin another.
  bool is_own(const Node& node, Action action) const {
    const Kind kind = kind_of(action);
    if (kind == Kind::Stop || kind == Kind::No) return is_under_way(node.state);
    if (figure_.adventurer) return kind == Kind::Adventurer;
    if (figure_.creature != kNone) {
      return kind == Kind::Creature && as<Kind::Creature>(action).creature == figure_.creature;
    }
    if (kind != Kind::Shift) return false;
    const auto group = as<Kind::Shift>(action);
    return group.from == node.place && group.stooges == node.stooges;
  }

  Node after(int at, Action action) const {
    const Node& before = nodes_[at];
    Node node{.state = before.state,
              .before = at,
              .action = action,
              .place = before.place,
              .stooges = before.stooges,
              .shifts = before.shifts,
              .lost = before.lost,
              .fights = before.fights,
              .places = before.places};
    const Kind kind = kind_of(action);
    if (kind != Kind::Stop && kind != Kind::No && !is_under_way(before.state)) ++node.shifts;
    EventList<Event> events;
    game_.apply(node.state, action, events);
    Happened happened;
    for (const Event& event : events.items) happen(event, node, happened);
    if (kind == Kind::Shift && node.path.empty()) wait_for_treasure(action, node, before.state);
    node.places += static_cast<int>(node.path.size());
    judge(node, happened);
    return node;
  }

  struct Happened {
    bool fought = false, gone = false, shown = false, turn_over = false, game_over = false;
  };

  void happen(const Event& event, Node& node, Happened& happened) const {
    using enum Event::Type;
    const bool mine = event.seat == nodes_[0].state.active;  // the Turn may be over by now
    happened.shown |= !event.learned.empty() && !happened.turn_over;
    switch (event.type) {
      case Shifted: node.path.assign(event.listed.begin(), event.listed.end()); break;
      case AdventurerMoved:
      case CreatureMoved: node.path.push_back(event.space); break;
      case Attacked:
        node.attack = event;
        ++node.fights;
        happened.fought = true;
        break;
      case Furious: happened.fought = true; break;
      case StoogesLost: {
        const auto lost = as<StoogesLost>(event);
        const bool own = mine && event.space == node.place && (lost.why == Event::Trap || lost.why == Event::Dragon);
        if (own) lose(node, lost.stooges);
        break;
      }
      case CreatureDied:
        if (as<CreatureDied>(event).creature == figure_.creature) happened.gone = true;
        break;
      case PitEntered:
      case AdventurerEscaped: happened.gone = true; break;
      case TurnEnded: happened.turn_over = true; break;
      case GameEnded: happened.game_over = true; break;
      default: break;
    }
    if (!node.path.empty()) node.place = node.path.back();
  }
  static void lose(Node& node, int stooges) {
    const int lost = std::min(stooges, node.stooges);
    node.stooges -= lost;
    node.lost += lost;
  }

  // DD-23.12: nobody moves before it is said whether the Treasure goes with them.
  void wait_for_treasure(Action action, Node& node, const State& before) const {
    const auto group = as<Kind::Shift>(action);
    Listed way;
    find_way(game_, before, before.active, group.from, group.to, way);
    node.path.assign(way.begin(), way.end());
    node.place = group.to;
  }

  void judge(Node& node, const Happened& happened) const {
    const State& state = node.state;
    const Step next = state.next().step;
    const bool on = next == Step::AskShift || is_under_way(state);
    const Step course = state.agenda[0].step;
    const bool turn_ends = happened.turn_over || course == Step::EndTurn || course == Step::EndedTurn;
    const bool plain = on || turn_ends || next == Step::AskMain || next == Step::AskPool;
    const bool gone = happened.gone || (is_group() && node.stooges == 0);
    if (happened.gone && figure_.creature != kNone) node.lost = 1;
    node.arrives = !node.path.empty() && (gone || may_stay(node));
    node.halts = happened.fought || happened.shown || gone || !plain || (happened.game_over && !happened.turn_over);
    node.last = !on || gone || happened.shown || turn_ends;
  }
  bool is_group() const { return figure_.creature == kNone && !figure_.adventurer; }

  // Who passes others may not stop among them (DD-20.11, DD-24.6).
  bool may_stay(const Node& node) const {
    const Step next = node.state.next().step;
    if (next == Step::AskAdventurer) return node.state.board.stooges[node.place] == 0;
    if (next == Step::AskCreature) return !has_hostiles(game_, node.state, node.state.active, node.place);
    return true;
  }

  // --- what is told ---

  Doc entry(int at) const {
    std::vector<int> line;
    for (int node = at; node > 0; node = nodes_[node].before) line.push_back(node);
    std::reverse(line.begin(), line.end());
    Doc via = Doc::array(), actions = Doc::array();
    for (const int node : line) {
      const Node& made = nodes_[node];
      actions.push(game_.text(nodes_[made.before].state, made.action, Viewer::everything()));
      for (const std::uint8_t space : made.path) via.push(space_name(game_, space));
    }
    via.as_array().pop_back();
    const Node& node = nodes_[at];
    return Doc::object()
        .set("space", space_name(game_, node.place))
        .set("cost", node.shifts)
        .set("via", std::move(via))
        .set("actions", std::move(actions))
        .set("lost", node.lost)
        .set("attack", node.attack ? attack_doc(*node.attack) : Doc())
        .set("halts", node.halts);
  }
  static Doc attack_doc(const Event& event) {
    const auto fought = as<Event::Type::Attacked>(event);
    Doc players = Doc::array();
    for (const std::uint8_t seat : event.listed) players.push(seat);
    return Doc::object()
        .set("strength", int{fought.strength})
        .set("against", int{fought.against})
        .set("players", std::move(players));
  }

  const Digger& game_;
  const Figure figure_;
  std::deque<Node> nodes_;   // of which none moves
  std::map<int, int> best_;  // by place: the node that comes there first
  std::multimap<std::uint64_t, int> known_;
  int shifts_ = 0;
};

// --- the question -----------------------------------------------------------------------------------------------------

int read_space(const Digger& game, DocReader& field) {
  const std::string text = field.text();
  for (int space = 0; space < game.area().spaces; ++space) {
    if (space_name(game, space) == text) return space;
  }
  field.fail("there is no such space");
  return 0;
}

Figure read_group(const Digger& game, const State& state, DocReader& what, DocReader& from) {
  Figure figure{.start = read_space(game, from)};
  DocReader stooges = what.member("stooges");
  figure.stooges = static_cast<int>(stooges.integer(1, kMaxStooges));
  if (what.failed()) return figure;
  if (!state.players[state.active].standing.has(figure.start)) from.fail("no Stooge of the active player stands there");
  else if (figure.stooges > state.board.stooge_count(figure.start)) stooges.fail("so many do not stand there");
  return figure;
}

Figure read_creature(const Digger& game, const State& state, DocReader& field) {
  const std::string id = field.text();
  Figure figure;
  for (int i = 0; i < kCreatures && game.plays(Scenario::TotalBattle); ++i) {
    const CreatureState& creature = state.creatures[i];
    const bool own = creature.owner == state.active && creature.at != kNone;
    if (own && game.content().battle.creatures[i].id == id) figure = {.creature = i, .start = creature.at};
  }
  if (figure.creature == kNone) field.fail("is no Creature of the active player in play");
  return figure;
}

Figure read_figure(const Digger& game, const State& state, DocReader& what) {
  auto from = what.optional("from"), creature = what.optional("creature"), adventurer = what.optional("adventurer");
  if ((from ? 1 : 0) + (creature ? 1 : 0) + (adventurer ? 1 : 0) != 1) {
    what.fail("should have one of from, creature, adventurer");
    return {};
  }
  if (from) return read_group(game, state, what, *from);
  if (creature) return read_creature(game, state, *creature);
  const int at = state.players[state.active].adventurer_at;
  if (!adventurer->boolean() || at == kNone) adventurer->fail("the active player has no Adventurer in play");
  return {.adventurer = true, .start = at};
}

}  // namespace

Result<Doc> Digger::look(const State& state, DocReader& what, Viewer viewer) const {
  const Turn now = turn(state);
  if (now.is_over()) return Fault{"game_over", "the game is over", "", ""};
  if (!now.is_seat() || !viewer.knows(now.may)) {
    return Fault{"not_your_turn", "where somebody can come is told to those who may answer", "viewer", ""};
  }
  const Figure figure = read_figure(*this, state, what);
  if (const auto fault = what.fault()) return *fault;
  return Reach(*this, state, figure).doc();
}

}  // namespace uc::digger
