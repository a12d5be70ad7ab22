// Plays the games of a tournament, several at a time.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "core/game.hpp"
#include "core/hash.hpp"
#include "players/thinker.hpp"
#include "tally.hpp"

namespace uc {

template <Game G>
class Tournament {
 public:
  Tournament(const G& game, std::vector<Plan> players, std::uint64_t seed, int games)
      : game_(game), players_(std::move(players)), seed_(seed), games_(games) {
    all_.players.resize(players_.size());
  }

  // Plays until all games are done or `stop` is set; `progress(done)` is called now and then by this thread.
  template <class Progress>
  void play(int threads, const std::atomic<bool>& stop, Progress progress);

  const Tally& tally() const { return all_; }

 private:
  void work(const std::atomic<bool>& stop);
  bool play_game(int number, const std::atomic<bool>& stop, Tally& tally) const;
  std::vector<std::size_t> seating(Rng& rng, int number) const;
  Action choose(const typename G::State& state, std::size_t player, Seat seat, Rng& rng, Tally& tally) const;
  void count(const std::vector<typename G::Event>& events, Happenings& of_nobody,
             std::array<Happenings, kMaxSeats>& by_seat) const;

  const G& game_;
  std::vector<Plan> players_;
  std::uint64_t seed_;
  int games_;
  std::atomic<int> next_{0};
  std::atomic<int> done_{0};
  std::mutex mutex_;
  Tally all_;
};

template <Game G>
template <class Progress>
void Tournament<G>::play(int threads, const std::atomic<bool>& stop, Progress progress) {
  std::vector<std::thread> workers;
  std::atomic<int> working{threads};
  for (int i = 0; i < threads; ++i) {
    workers.emplace_back([&] {
      work(stop);
      --working;
    });
  }
  while (working > 0) {
    std::this_thread::sleep_for(std::chrono::milliseconds(done_ == 0 ? 5 : 100));
    progress(done_.load());
  }
  for (std::thread& worker : workers) worker.join();
}

template <Game G>
void Tournament<G>::work(const std::atomic<bool>& stop) {
  Tally tally;
  tally.players.resize(players_.size());
  while (!stop) {
    const int number = next_++;
    if (number >= games_) break;
    if (play_game(number, stop, tally)) ++done_;
  }
  const std::lock_guard lock(mutex_);
  all_.add(tally);
}

// Who sits where: the list again and again, moved on by one seat from game to game. If more are listed than can sit,
// each leads the table in turn and the others are drawn by lot.
template <Game G>
std::vector<std::size_t> Tournament<G>::seating(Rng& rng, int number) const {
  const std::size_t listed = players_.size();
  const auto seats = static_cast<std::size_t>(game_.players());
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < std::max(listed, seats); ++i)
    order.push_back((i + static_cast<std::size_t>(number)) % listed);
  for (std::size_t i = 1; i < seats && listed > seats; ++i) {
    std::swap(order[i], order[i + below(rng, static_cast<std::uint32_t>(listed - i))]);
  }
  order.resize(seats);
  return order;
}

template <Game G>
Action Tournament<G>::choose(const typename G::State& state, std::size_t player, Seat seat, Rng& rng,
                             Tally& tally) const {
  const auto start = std::chrono::steady_clock::now();
  Thinker<G> thinker(game_, state, seat, players_[player], rng.next());
  while (!thinker.step()) {
  }
  const Action action = thinker.advice().best;
  const auto spent = std::chrono::steady_clock::now() - start;
  const std::string text = game_.text(state, action, Viewer::everything());
  PlayerTally& counts = tally.players[player];
  counts.micros += std::chrono::duration_cast<std::chrono::microseconds>(spent).count();
  ++counts.decisions;
  ++counts.actions[text.substr(0, text.find(' '))];
  return action;
}

// What the game tells of, by the seat that it is about, if any.
template <Game G>
void Tournament<G>::count(const std::vector<typename G::Event>& events, Happenings& of_nobody,
                          std::array<Happenings, kMaxSeats>& by_seat) const {
  for (const typename G::Event& event : events) {
    const Doc doc = game_.describe(event, Viewer::everything());
    const Doc* seat = doc.find("seat");
    const bool somebody = seat != nullptr && seat->is_integer();
    Happenings& where = somebody ? by_seat[static_cast<std::size_t>(seat->as_integer())] : of_nobody;
    ++where[word_of_event(doc)].times;
  }
}

// False if it was broken off.
template <Game G>
bool Tournament<G>::play_game(int number, const std::atomic<bool>& stop, Tally& tally) const {
  Rng rng(mix(mix(0, seed_), static_cast<std::uint64_t>(number)));  // neighbouring seeds share no game
  const std::vector<std::size_t> seats = seating(rng, number);
  Tally here;
  here.players.resize(players_.size());
  typename G::State state = game_.start();
  int decisions = 0;
  EventList<typename G::Event> events;
  std::array<Happenings, kMaxSeats> happened;
  for (Turn turn = game_.turn(state); !turn.is_over(); turn = game_.turn(state)) {
    if (stop) return false;
    if (turn.is_seat()) ++decisions;
    const Action action =
        turn.is_chance() ? game_.draw(state, rng)
                         : choose(state, seats[static_cast<std::size_t>(index(turn.actor))], turn.actor, rng, here);
    events.items.clear();
    game_.apply(state, action, events);
    count(events.items, here.events, happened);
  }
  const Scores scores = game_.scores(state);
  int winners = 0;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) winners += scores[seat].won ? 1 : 0;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    PlayerTally& player = here.players[seats[seat]];
    const std::int64_t win = scores[seat].won ? kWholeWin / winners : 0;
    ++player.seats;
    player.wins += win;
    player.scores.add(scores[seat].score);
    here.by_seat[seat] += win;
    for (auto& [word, each] : happened[seat]) player.events[word].add({each.times, 1, win});
  }
  for (auto& [word, each] : here.events) each.seats = 1;
  here.games = 1;
  here.decisions.add(decisions);
  if constexpr (requires { state.round; }) here.rounds.add(static_cast<int>(state.round));
  tally.add(here);
  return true;
}

}  // namespace uc
