// Plays the games of a tournament, several at a time.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "core/game.hpp"
#include "core/hash.hpp"
#include "players/search/adviser_of.hpp"
#include "tally.hpp"

namespace uc {

// A decision of a tournament: what its player would have told people, and how the game ended for it.
struct Note {
  int game = 0;
  int seat = 0;
  std::size_t player = 0;  // as listed
  int decision = 0;        // of all in this game, from 0
  Circumstance circumstance;
  Considered told;  // of the choice
  bool won = false;
  int score = 0;
};

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

  // Before play(): every decision is noted. It changes no game, but thinking time and actions are not counted.
  void take_notes() { noting_ = true; }
  // By game and decision.
  const std::vector<Note>& notes() const { return all_notes_; }

 private:
  void work(const std::atomic<bool>& stop);
  bool play_game(int number, const std::atomic<bool>& stop, Tally& tally, std::vector<Note>& notes) const;
  std::vector<std::size_t> seating(Rng& rng, int number) const;
  Action choose(const typename G::State& state, std::size_t player, Seat seat, Rng& rng, Tally& tally) const;
  Action choose_noting(const typename G::State& state, std::size_t player, Seat seat, Rng& rng,
                       std::vector<Note>& noted) const;
  static void add_notes(int number, const Scores& scores, std::vector<Note>& noted, std::vector<Note>& notes);
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
  bool noting_ = false;
  std::vector<Note> all_notes_;
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
  std::sort(all_notes_.begin(), all_notes_.end(),
            [](const Note& a, const Note& b) { return a.game != b.game ? a.game < b.game : a.decision < b.decision; });
}

template <Game G>
void Tournament<G>::work(const std::atomic<bool>& stop) {
  Tally tally;
  std::vector<Note> notes;
  tally.players.resize(players_.size());
  while (!stop) {
    const int number = next_++;
    if (number >= games_) break;
    if (play_game(number, stop, tally, notes)) ++done_;
  }
  const std::lock_guard lock(mutex_);
  all_.add(tally);
  all_notes_.insert(all_notes_.end(), notes.begin(), notes.end());
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

// Chooses as choose() does, and notes what it would have told.
template <Game G>
Action Tournament<G>::choose_noting(const typename G::State& state, std::size_t player, Seat seat, Rng& rng,
                                    std::vector<Note>& noted) const {
  const std::shared_ptr<const G> game(std::shared_ptr<const G>{}, &game_);  // which outlives the adviser
  AdviserOf<G> adviser(game, state, players_[player], rng.next());
  Note note;
  note.told = adviser.think({}).considered.front();
  note.player = player;
  note.seat = index(seat);
  note.decision = static_cast<int>(noted.size());
  note.circumstance = Knowledge<G>::circumstance(game_, state, seat, adviser.thinker().plan());
  noted.push_back(note);
  return adviser.thinker().advice().best;
}

// At the end of a game: how it ended belongs to each of its notes.
template <Game G>
void Tournament<G>::add_notes(int number, const Scores& scores, std::vector<Note>& noted, std::vector<Note>& notes) {
  for (Note& note : noted) {
    note.game = number;
    note.won = scores[note.seat].won;
    note.score = scores[note.seat].score;
  }
  notes.insert(notes.end(), noted.begin(), noted.end());
}

// What the game tells of, by the seat that it is about, if any.
template <Game G>
void Tournament<G>::count(const std::vector<typename G::Event>& events, Happenings& of_nobody,
                          std::array<Happenings, kMaxSeats>& by_seat) const {
  for (const typename G::Event& event : events) {
    const Doc doc = game_.describe(event, Viewer::everything());
    const Doc* seat = doc.find("seat");
    const bool somebody = seat != nullptr && seat->is_integer();
    Happenings& where = somebody ? by_seat[seat->as_integer()] : of_nobody;
    ++where[word_of_event(doc)].times;
  }
}

// False if it was broken off.
template <Game G>
bool Tournament<G>::play_game(int number, const std::atomic<bool>& stop, Tally& tally, std::vector<Note>& notes) const {
  Rng rng(mix(mix(0, seed_), static_cast<std::uint64_t>(number)));  // neighbouring seeds share no game
  const std::vector<std::size_t> seats = seating(rng, number);
  Tally here;
  here.players.resize(players_.size());
  std::vector<Note> noted;
  typename G::State state = game_.start();
  int decisions = 0;
  EventList<typename G::Event> events;
  std::array<Happenings, kMaxSeats> happened;
  for (Turn turn = game_.turn(state); !turn.is_over(); turn = game_.turn(state)) {
    if (stop) return false;
    if (turn.is_seat()) ++decisions;
    const std::size_t player = turn.is_seat() ? seats[index(turn.actor)] : 0;
    const Action action = turn.is_chance() ? game_.draw(state, rng)
                          : noting_        ? choose_noting(state, player, turn.actor, rng, noted)
                                           : choose(state, player, turn.actor, rng, here);
    events.items.clear();
    game_.apply(state, action, events);
    count(events.items, here.events, happened);
  }
  const Scores scores = game_.scores(state);
  add_notes(number, scores, noted, notes);
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
