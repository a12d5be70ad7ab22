// Information-set Monte Carlo tree search over any game of the contract.
//
// Each simulation starts from a fresh guess of what the seat cannot see, walks down a tree that all guesses share, adds
// one node and plays on to the end (or to a horizon, where the game's evaluation answers). Nodes are decisions; what
// chance does between two decisions is folded by Knowledge::chance_key. Each seat maximises its own reward, so two
// players, several, and a party are the same thing. Wide choices are opened a few at a time, in the order of
// Knowledge::promising.
//
// Nodes live in an arena and name each other by integers. After the first few simulations nothing is allocated: when
// the arena is full the tree stops growing and the statistics go on.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "advice.hpp"
#include "among.hpp"
#include "core/game.hpp"
#include "core/hash.hpp"
#include "knowledge.hpp"
#include "levels.hpp"
#include "log_table.hpp"

namespace uc {

// How much memory a tree may take.
struct TreeSize {
  std::uint32_t nodes = 1U << 17U;
  std::uint32_t edges = 1U << 20U;
  static TreeSize for_plan(const Plan&);
};

template <Game G>
class Tree {
 public:
  using State = typename G::State;

  // Looks at these choices alone, if any are named.
  Tree(const G& game, const State& root, Seat seat, const Plan& plan, std::uint64_t seed, TreeSize size,
       Among among = {});

  void simulate();

  std::uint32_t simulations() const { return nodes_[0].visits; }
  std::size_t node_count() const { return nodes_.size(); }
  std::size_t edge_count() const { return edges_.size(); }
  bool forced() const { return forced_; }  // the seat has one legal action only
  // Adds what this tree found at its root to a list.
  void add_to(std::vector<Considered>& considered) const;

 private:
  // An action at a decision, with what simulations found behind it.
  struct Edge {
    Action action;
    float mean = 0;  // of the actor's rewards
    std::uint32_t visits = 0;
    std::uint32_t counted = 0;    // of these, in the mean
    std::uint32_t available = 0;  // how often it could have been chosen: it is not legal in every guess
    std::uint32_t next = 0;       // the node behind it where chance has no part; 0: none yet
  };
  struct Node {
    std::uint32_t first = 0;  // edges are first … first + count - 1
    std::uint32_t count = 0;
    std::uint32_t capacity = 0;
    std::uint32_t visits = 0;
    bool complete = false;          // all legal actions of the guess last asked are among the edges
    std::uint32_t legal_count = 0;  // so many edges are known to be legal
    std::uint64_t legal_in = 0;     // in the position with this hash: often the same comes again, and asking costs more
  };
  struct Step {
    std::uint32_t node = 0, edge = 0;
    std::uint8_t actor = 0;
  };

  // How many edges a node of so many visits may use.
  std::uint32_t width_at(std::uint32_t visits) const {
    return first_width() + static_cast<std::uint32_t>(std::sqrt(static_cast<float>(visits)) * widen_);
  }
  std::uint32_t first_width() const { return static_cast<std::uint32_t>(plan_.width); }
  bool beyond_horizon(int decisions) const { return plan_.horizon > 0 && decisions >= plan_.horizon; }
  Turn pass_chance(State& state, int decisions, std::uint64_t& key);
  std::uint32_t choose(std::uint32_t node, const State& state);
  std::uint32_t known_legal(std::uint32_t node, const State& state);
  std::uint32_t best_edge(std::uint32_t node, std::uint32_t count, const State& state);
  bool open(std::uint32_t node, const State& state, std::uint32_t wanted);
  bool add_edges(std::uint32_t node);
  std::uint32_t follow(std::uint32_t node, Edge& edge, std::uint64_t key, bool& fresh);
  std::uint32_t add_node();
  Values play_out(State& state, Turn turn, int decisions);
  bool has_edge(const Node& node, std::uint32_t upto, Action action) const;
  bool is_best(const Node& node, const Edge& edge) const;

  const G* game_;
  State root_;
  Seats seat_;
  Plan plan_;
  Rng rng_;
  float explore_;
  float widen_;
  bool few_ = false;  // the root has all choices that may be looked at
  bool forced_ = false;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t node = 0;  // 0: empty, since nothing leads back to the root
  };
  std::vector<Slot> table_;  // nodes behind chance, by edge and key; open addressing
  std::vector<Step> path_;
  ActionList list_;
};

// --- constants of the search ----------------------------------------------------------------------------------------

inline constexpr std::size_t kLongestPath = 64;
inline constexpr std::uint32_t kNoEdge = 0xffffffffU;
inline constexpr float kUntried = 1e9F;  // better than any score

// --- the tree -------------------------------------------------------------------------------------------------------

inline TreeSize TreeSize::for_plan(const Plan& plan) {
  if (plan.sims <= 0) return {};
  // One node a simulation; about ten edges for every node that is visited twice.
  const auto sims = static_cast<std::uint32_t>(std::min(plan.sims, 1 << 17));
  return {sims + 64, sims * 8 + 16384};
}

template <Game G>
Tree<G>::Tree(const G& game, const State& root, Seat seat, const Plan& plan, std::uint64_t seed, TreeSize size,
              Among among)
    : game_(&game),
      root_(root),
      seat_(seat),
      plan_(plan),
      rng_(seed),
      explore_(static_cast<float>(plan.explore.value_or(kUsualExplore)) / 100.0F),
      widen_(static_cast<float>(plan.widen) / 100.0F),
      few_(!among.empty()),
      table_(std::bit_ceil(size.nodes * std::size_t{2})) {
  nodes_.reserve(size.nodes);  // never beyond: an index stays good, and nothing is allocated later
  edges_.reserve(size.edges);
  path_.reserve(kLongestPath);
  add_node();
  const State guess = game_->guess(root_, seat_, rng_);
  if (few_) {
    list_promising(*game_, guess, list_, kAllChoices, among);
    nodes_[0].complete = true;
    add_edges(0);
  } else {
    open(0, guess, first_width());
  }
  forced_ = nodes_[0].count == 1 && nodes_[0].complete;
}

template <Game G>
std::uint32_t Tree<G>::add_node() {
  if (nodes_.size() == nodes_.capacity()) return 0;
  nodes_.emplace_back();
  return static_cast<std::uint32_t>(nodes_.size() - 1);
}

template <Game G>
bool Tree<G>::has_edge(const Node& node, std::uint32_t upto, Action action) const {
  for (std::uint32_t i = 0; i < upto; ++i) {
    if (edges_[node.first + i].action == action) return true;
  }
  return false;
}

// Brings the edges of a node to `wanted`, as far as legal actions and the arena go. False if nothing was added.
template <Game G>
bool Tree<G>::open(std::uint32_t at, const State& state, std::uint32_t wanted) {
  if (at == 0 && few_) return false;
  // Some more than needed, so that the next few openings are answered from what is there.
  const std::uint32_t asked = wanted + wanted / 2 + 2;
  Knowledge<G>::promising(*game_, state, list_, asked);
  nodes_[at].complete = list_.size() < asked;
  return add_edges(at);
}

// Those of the list that are none yet.
template <Game G>
bool Tree<G>::add_edges(std::uint32_t at) {
  Node& node = nodes_[at];
  const std::uint32_t before = node.count;
  const auto found = static_cast<std::uint32_t>(list_.size());
  if (before + found > node.capacity) {
    const std::uint32_t capacity = before + found;
    const std::size_t end = edges_.size();
    if (end + capacity > edges_.capacity()) return false;
    edges_.resize(end + capacity);
    std::copy_n(edges_.data() + node.first, before, edges_.data() + end);
    node.first = static_cast<std::uint32_t>(end);
    node.capacity = capacity;
  }
  for (const Action action : list_) {
    if (has_edge(node, before, action)) continue;
    edges_[node.first + node.count++].action = action;
  }
  return node.count > before;
}

template <Game G>
std::uint32_t Tree<G>::choose(std::uint32_t at, const State& state) {
  const std::uint32_t width = width_at(nodes_[at].visits);
  if (nodes_[at].count < width && !nodes_[at].complete) open(at, state, width);
  for (int attempt = 0; attempt < 2; ++attempt) {
    const std::uint32_t usable = std::min(nodes_[at].count, attempt == 0 ? width : nodes_[at].count);
    const std::uint32_t best = best_edge(at, usable, state);
    if (best != kNoEdge) return best;
    // No edge is legal in this guess: ask for those that are.
    if (!open(at, state, first_width())) break;
  }
  return kNoEdge;
}

// How many edges need no asking whether they are legal. The root's actor has the same choices in every guess.
template <Game G>
std::uint32_t Tree<G>::known_legal(std::uint32_t at, const State& state) {
  if (at == 0) return nodes_[0].count;
  const std::uint64_t hash = hash_of(state);
  if (nodes_[at].legal_in == hash) return nodes_[at].legal_count;
  nodes_[at].legal_in = hash;
  return nodes_[at].legal_count = 0;
}

// Of the first `count` edges that are legal in this guess, an untried one in their order, or else the one with the best
// mean and bonus for being tried seldom.
template <Game G>
std::uint32_t Tree<G>::best_edge(std::uint32_t at, std::uint32_t count, const State& state) {
  const std::uint32_t known = known_legal(at, state);
  const std::uint32_t first = nodes_[at].first;
  std::uint32_t legal = 0;
  std::uint32_t best = kNoEdge;
  float best_score = -1;
  std::uint32_t last_available = 1;  // most edges of a node were available equally often
  float log_available = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    Edge& edge = edges_[first + i];
    if (i >= known && game_->refuse(state, edge.action)) continue;
    ++legal;
    if (++edge.available != last_available) {
      last_available = edge.available;
      log_available = log_of(last_available);
    }
    const float score =
        edge.visits == 0 ? kUntried : edge.mean + explore_ * std::sqrt(log_available / static_cast<float>(edge.visits));
    if (score > best_score) {
      best = first + i;
      best_score = score;
    }
  }
  if (legal == count) nodes_[at].legal_count = std::max(nodes_[at].legal_count, count);
  return best;
}

// Lets chance decide until a seat is asked, the game ends or the horizon is reached; folds the outcomes into the key.
template <Game G>
Turn Tree<G>::pass_chance(State& state, int decisions, std::uint64_t& key) {
  Turn turn = game_->turn(state);
  while (turn.is_chance() && !beyond_horizon(decisions)) {
    const Action outcome = game_->draw(state, rng_);
    // What the seat will not learn must not tell its choices apart.
    if (turn.knows.has_any(seat_)) key = mix(key, Knowledge<G>::chance_key(*game_, state, outcome));
    game_->apply(state, outcome, NoEvents{});
    turn = game_->turn(state);
  }
  return turn;
}

// The node behind an edge. A fresh one if there was none; 0 if the arena is full.
template <Game G>
std::uint32_t Tree<G>::follow(std::uint32_t node, Edge& edge, std::uint64_t key, bool& fresh) {
  if (key == 0) {  // chance had no part
    fresh = edge.next == 0;
    if (fresh) edge.next = add_node();
    return edge.next;
  }
  const std::size_t mask = table_.size() - 1;
  const std::uint64_t wanted = mix(mix(key, node), edge.action.bits);
  std::size_t i = wanted & mask;
  while (table_[i].node != 0) {
    if (table_[i].key == wanted) return table_[i].node;
    i = (i + 1) & mask;
  }
  fresh = true;
  const std::uint32_t added = add_node();
  if (added != 0) table_[i] = {wanted, added};
  return added;
}

template <Game G>
void Tree<G>::simulate() {
  State state = game_->guess(root_, seat_, rng_);
  path_.clear();
  std::uint32_t node = 0;
  Turn turn = game_->turn(state);
  while (path_.size() < kLongestPath) {
    ++nodes_[node].visits;
    const std::uint32_t edge = choose(node, state);
    if (edge == kNoEdge) break;  // the arena is full
    path_.push_back({node, edge, static_cast<std::uint8_t>(index(turn.actor))});
    game_->apply(state, edges_[edge].action, NoEvents{});
    std::uint64_t key = 0;
    turn = pass_chance(state, static_cast<int>(path_.size()), key);
    if (!turn.is_seat()) break;
    bool fresh = false;
    node = follow(node, edges_[edge], key, fresh);
    if (node == 0) break;
    if (fresh) {
      ++nodes_[node].visits;
      break;
    }
  }
  const Values values = play_out(state, turn, static_cast<int>(path_.size()));
  // From the last step back. With best_line a choice that seems worse than another at its decision is not counted
  // further back: nobody would take it.
  bool counts = true;
  for (auto step = path_.rbegin(); step != path_.rend(); ++step) {
    Edge& edge = edges_[step->edge];
    ++edge.visits;
    if (!counts) continue;
    edge.mean += (values[step->actor] - edge.mean) / static_cast<float>(++edge.counted);
    if (plan_.best_line) counts = is_best(nodes_[step->node], edge);
  }
}

// No other choice at this decision has a better mean.
template <Game G>
bool Tree<G>::is_best(const Node& node, const Edge& edge) const {
  for (std::uint32_t i = 0; i < node.count; ++i) {
    const Edge& other = edges_[node.first + i];
    if (other.visits > 0 && other.mean > edge.mean) return false;
  }
  return true;
}

template <Game G>
Values Tree<G>::play_out(State& state, Turn turn, int decisions) {
  if (plan_.at_once && !turn.is_over()) return Knowledge<G>::evaluate(*game_, state);
  for (;;) {
    switch (turn.who) {
      case Turn::Who::Over: return Knowledge<G>::reward(*game_, state);
      case Turn::Who::Horizon: return Knowledge<G>::evaluate(*game_, state);
      case Turn::Who::Seat:
        ++decisions;
        game_->apply(state,
                     plan_.random_playouts ? game_->pick(state, rng_) : Knowledge<G>::playout(*game_, state, rng_),
                     NoEvents{});
        break;
      case Turn::Who::Chance:
        if (beyond_horizon(decisions)) return Knowledge<G>::evaluate(*game_, state);
        game_->apply(state, game_->draw(state, rng_), NoEvents{});
        break;
    }
    turn = game_->turn(state);
  }
}

template <Game G>
void Tree<G>::add_to(std::vector<Considered>& considered) const {
  const Node& root = nodes_[0];
  for (std::uint32_t i = 0; i < root.count; ++i) {
    const Edge& edge = edges_[root.first + i];
    if (edge.visits > 0 || i == 0) add_visits(considered, edge.action, edge.visits, edge.mean);
  }
}

}  // namespace uc
