// One suite for every game: plays random games and checks at their positions all that core/game.hpp promises.
//
// conformance(game, seed, games, hooks) stops at the first broken promise and tells the seed, the game, the step and
// the position. It returns a hash of all positions it met: the same number in every build.
//
// The cheap checks run at every step. The others run at a sample of the steps, drawn from the seed, so that thousands
// of games stay affordable under sanitizers.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstring>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/hash.hpp"
#include "mutation.hpp"
#include "players/search/knowledge.hpp"
#include "posterior.hpp"
#include "statistics.hpp"

namespace uc {

// What the suite must be told about a game.
template <Game G>
struct ConformanceHooks {
  using State = typename G::State;

  int most_steps = 1000;     // a game ends within so many actions, outcomes of chance included
  int thorough_every = 40;   // one step of so many gets the thorough checks
  int posterior_every = 20;  // in one game of so many the guesses are compared with the exact probabilities
  int mutations = 12;        // changes of view(all) that are tried at a thorough step
  // The lists of view(all) whose items have their places, by the names of their members.
  std::vector<std::string_view> ordered = {};
  // Actions that random play would hardly meet among thousands of others: taken in one of three choices.
  std::function<bool(Action)> rare = [](Action) { return false; };
  // Leads three of four choices, where random play would die young; without it all choices are random.
  std::function<Action(const G&, const State&, Rng&)> drive;
  // Fails the test if something of the game (a die, a card) is lost or there twice.
  std::function<void(const G&, const State&)> nothing_lost = [](const G&, const State&) {};
  // An action some computer player takes for its seat, from a seed. Run at one of ten thorough steps.
  std::function<Action(const G&, const State&, Seat, std::uint64_t)> player;
  // Plays an action many times and tells what is wrong with its odds, if anything is. Run at one of three thorough
  // steps.
  std::function<std::string(const G&, const State&, Action, const Doc& odds, Rng&)> odds;
  // Looks at a whole game when it is over.
  std::function<void(const G&, const std::vector<State>&, const std::vector<Action>&)> finished =
      [](const G&, const std::vector<State>&, const std::vector<Action>&) {};
};

template <Game G>
class Conformance {
 public:
  using State = typename G::State;
  using Event = typename G::Event;

  Conformance(const G& game, std::uint64_t seed, ConformanceHooks<G> hooks)
      : game_(game), seed_(seed), walk_(seed), rng_(~seed), hooks_(std::move(hooks)) {}

  std::uint64_t run(int games) {
    for (number_ = 0; number_ < games; ++number_) play();
    return signature_;
  }

 private:
  // --- one game -----------------------------------------------------------------------------------------------------

  void play() {
    states_.assign(1, game_.start());
    actions_.clear();
    while (!game_.turn(now()).is_over()) {
      expect(steps() < hooks_.most_steps, "the game does not end");
      check_turn();
      check_cheaply();
      if (one_in(hooks_.thorough_every)) check_thoroughly();
      step(choose());
    }
    check_turn();
    hooks_.nothing_lost(game_, now());
    check_thoroughly();
    check_scores();
    check_replay();
    if (one_in(hooks_.posterior_every)) check_posterior();
    hooks_.finished(game_, states_, actions_);
  }

  Action choose() {
    if (game_.turn(now()).is_chance()) return game_.draw(now(), walk_);
    if (below(walk_, 3) == 0) {
      ActionList some;
      for (const Action action : list_) {
        if (hooks_.rare(action)) some.push_back(action);
      }
      if (!some.empty()) return some[below(walk_, static_cast<std::uint32_t>(some.size()))];
    }
    if (hooks_.drive && below(walk_, 4) != 0) return hooks_.drive(game_, now(), walk_);
    return game_.pick(now(), walk_);
  }

  // Applies with and without listeners: both must give the same bytes.
  void step(Action action) {
    State silent = now();
    game_.apply(silent, action, NoEvents{});
    State told = now();
    EventList<Event> events;
    game_.apply(told, action, events);
    expect(same(silent, told), "apply gives another position when somebody listens");
    if (one_in(10)) {
      for (const Event& event : events.items) check_event(event);
    }
    actions_.push_back(action);
    states_.push_back(told);
    signature_ = mix(hash_of(told, signature_), action.bits);
  }

  void check_event(const Event& event) {
    expect(Seats::first(game_.players()).has_all(game_.learned(event)),
           "a seat learned something that is not at the table");
    const Doc all = game_.describe(event, Viewer::everything());
    expect(all.is_object() && all.find("type") != nullptr, "an event has no type");
  }

  // --- cheap checks ---------------------------------------------------------------------------------------------------

  void check_turn() {
    const Turn turn = game_.turn(now());
    const Seats everybody = Seats::first(game_.players());
    expect(turn.kind < G::kinds().size(), "turn().kind is no kind of decision");
    expect(everybody.has_all(turn.may) && everybody.has_all(turn.knows),
           "turn() names a seat that is not at the table");
    if (turn.is_seat()) expect(everybody.has(turn.actor) && turn.may.has(turn.actor), "the actor may not answer");
    expect(turn.who != Turn::Who::Horizon, "a true position is at the horizon");
  }

  void check_cheaply() {
    hooks_.nothing_lost(game_, now());
    if (game_.turn(now()).is_seat()) {
      game_.actions(now(), list_);
      expect(!list_.empty(), "a seat is asked and has no legal action");
      for (int i = 0; i < 8; ++i) {
        const Action action = list_[below(rng_, static_cast<std::uint32_t>(list_.size()))];
        expect(!game_.refuse(now(), action), "a listed action is refused", action);
      }
      check_allowed(game_.pick(now(), rng_), "pick");
      check_allowed(Knowledge<G>::playout(game_, now(), rng_), "playout");
    } else {
      const Action outcome = game_.draw(now(), rng_);
      expect(!game_.refuse(now(), outcome), "draw gives an outcome that is refused", outcome);
    }
    // Any bits whatever may be asked about.
    check_refusal({rng_.next()});
    check_refusal({rng_.next() >> (rng_.next() & 63U)});
  }

  void check_allowed(Action action, const char* who) {
    expect(!game_.refuse(now(), action), std::string(who) + " gives an action that is refused", action);
  }

  // --- thorough checks ------------------------------------------------------------------------------------------------

  void check_thoroughly() {
    const Turn turn = game_.turn(now());
    if (turn.is_seat()) check_actions();
    if (turn.is_chance()) check_outcomes();
    check_load(now());
    for (int i = 0; i < hooks_.mutations; ++i) check_mutation();
    check_viewers();
    check_estimates();
  }

  // Listed once, in a stable order, all accepted; all others refused with a rule; written and read back.
  void check_actions() {
    ActionList again;
    game_.actions(now(), list_);
    game_.actions(now(), again);
    expect(equal(list_, again), "the list of actions changes when it is asked again");
    sorted_.assign(list_.begin(), list_.end());
    std::sort(sorted_.begin(), sorted_.end());
    expect(std::adjacent_find(sorted_.begin(), sorted_.end()) == sorted_.end(), "an action is listed twice");
    for (const Action action : list_) expect(!game_.refuse(now(), action), "a listed action is refused", action);
    check_others();
    check_texts();
    check_promising();
    if (list_.size() <= 40 && one_in(4)) check_pick();
    if (hooks_.odds && one_in(3)) check_odds();
  }

  void check_outcomes() {
    game_.outcomes(now(), outcomes_);
    expect(!outcomes_.empty(), "chance has no outcome");
    list_.clear();
    for (const Outcome& outcome : outcomes_) {
      expect(outcome.weight > 0, "an outcome has no weight", outcome.action);
      expect(!game_.refuse(now(), outcome.action), "an outcome is refused", outcome.action);
      list_.push_back(outcome.action);
    }
    sorted_.assign(list_.begin(), list_.end());
    std::sort(sorted_.begin(), sorted_.end());
    expect(std::adjacent_find(sorted_.begin(), sorted_.end()) == sorted_.end(), "an outcome is listed twice");
    check_others();
    check_texts();
    check_chance_keys();
    if (one_in(4)) check_draw();
  }

  bool listed(Action action) const { return std::binary_search(sorted_.begin(), sorted_.end(), action); }

  // Actions near the listed ones, of earlier positions, and of any bits: refused unless listed, and with a rule.
  void check_others() {
    for (int i = 0; i < 200; ++i) {
      Action action = list_[below(rng_, static_cast<std::uint32_t>(list_.size()))];
      for (std::uint32_t flips = 1 + below(rng_, 3); flips > 0; --flips)
        action.bits ^= std::uint64_t{1} << below(rng_, one_in(4) ? 64 : 34);
      check_other(action);
    }
    for (int i = 0; i < 50; ++i) check_other({rng_.next() >> below(rng_, 64)});
    for (int i = 0; i < 50 && !actions_.empty(); ++i) {
      check_other(actions_[below(rng_, static_cast<std::uint32_t>(actions_.size()))]);
    }
    check_other({0});
  }

  void check_other(Action action) {
    const Refusal refusal = game_.refuse(now(), action);
    if (listed(action)) {
      expect(!refusal, "a listed action is refused", action);
    } else {
      expect(static_cast<bool>(refusal), "an action that is not listed is accepted", action);
    }
  }

  void check_refusal(Action action) { (void)game_.refuse(now(), action); }

  // The text of an action parses back to it; what is almost that text does not.
  void check_texts() {
    for (int i = 0; i < 12; ++i) {
      const Action action = list_[below(rng_, static_cast<std::uint32_t>(list_.size()))];
      const std::string text = game_.text(now(), action, Viewer::everything());
      const Result<Action> read = game_.parse(now(), text);
      expect(read.ok() && *read == action, "the text of an action does not parse back: " + text, action);
      check_mangled(text);
    }
  }

  void check_mangled(const std::string& text) {
    std::string loud = text;
    for (char& c : loud) c = static_cast<char>(c >= 'a' && c <= 'z' ? c - 32 : c >= 'A' && c <= 'Z' ? c + 32 : c);
    for (const std::string& never :
         {" " + text, text + " ", text + "\n", loud, std::string("\t") + text, text + " ?"}) {
      if (never == text) continue;
      const Result<Action> read = game_.parse(now(), never);
      expect(!read.ok(), "a text that is not canonical is taken: '" + never + "'");
      expect(read.fault().code == "illegal", "the fault of a text is not `illegal`: '" + never + "'");
    }
    std::string mangled = text;
    for (std::uint32_t edits = 1 + below(rng_, 2); edits > 0; --edits) mangle(mangled);
    check_variant(mangled);
    for (const std::string& longer : longer_texts(text)) check_variant(longer);
  }

  // It may happen to be the text of another action.
  void check_variant(const std::string& text) {
    const Result<Action> read = game_.parse(now(), text);
    if (!read.ok() || !listed(*read)) {
      if (read.ok())
        expect(static_cast<bool>(game_.refuse(now(), *read)), "a text is taken that no action has: " + text);
      return;
    }
    expect(game_.text(now(), *read, Viewer::everything()) == text, "two texts for one action: '" + text + "'", *read);
  }

  // A number or a word more, a word twice, a space too many: between words, before the first, after the last.
  static std::vector<std::string> longer_texts(const std::string& text) {
    std::vector<std::string> longer = {text + " 0", text + " 1", text + "0", text + " " + text,
                                       text + ",0", text + " ",  " " + text};
    for (std::size_t at = 0, end = 0; at < text.size(); at = end + 1) {
      end = std::min(text.find(' ', at), text.size());
      longer.push_back(text.substr(0, end) + " " + text.substr(at));  // this word twice
      longer.push_back(text.substr(0, at) + "0" + text.substr(at));
      if (end < text.size()) longer.push_back(text.substr(0, end) + " " + text.substr(end));
    }
    return longer;
  }

  // One small change: a character left out, doubled, exchanged with its neighbour or replaced; two words exchanged.
  void mangle(std::string& text) {
    if (text.empty()) return;
    const std::size_t at = below(rng_, static_cast<std::uint32_t>(text.size()));
    const std::size_t space = text.rfind(' ');
    switch (below(rng_, 5)) {
      case 0: text.erase(at, 1); break;
      case 1: text.insert(at, 1, text[at]); break;
      case 2: std::swap(text[at], text[(at + 1) % text.size()]); break;
      case 3: text[at] = " 0123456789xSPI:?"[below(rng_, 17)]; break;
      default:
        if (space != std::string::npos) text = text.substr(space + 1) + " " + text.substr(0, space);
        if (const std::size_t first = text.find(' '); first != std::string::npos && one_in(2)) {
          text = text.substr(first + 1) + text.substr(first);
        }
    }
  }

  void check_promising() {
    ActionList some;
    Knowledge<G>::promising(game_, now(), some, std::size_t{1} << 20U);
    std::vector<Action> all(some.begin(), some.end());
    std::sort(all.begin(), all.end());
    expect(all == sorted_, "promising, asked for all, does not list all legal actions once");
    for (const std::size_t most : {std::size_t{1}, std::size_t{7}}) {
      Knowledge<G>::promising(game_, now(), some, most);
      expect(!some.empty() && some.size() <= most, "promising gives more than it was asked for, or nothing");
      std::set<Action> once(some.begin(), some.end());
      expect(once.size() == some.size(), "promising lists an action twice");
      for (const Action action : some) expect(listed(action), "promising lists an action that is not legal", action);
    }
  }

  void check_pick() {
    Tally tally;
    for (const Action action : list_) tally.add(action.bits, 1);
    for (std::size_t i = 0; i < 60 * list_.size(); ++i) {
      const Action action = game_.pick(now(), rng_);
      expect(listed(action), "pick gives an action that is not listed", action);
      tally.count(action.bits);
    }
    expect(tally.plausible(), "pick does not choose evenly: " + tally.told());
  }

  // What is told of an action is what happens to those who take it.
  void check_odds() {
    for (int i = 0; i < 4; ++i) {
      const Action action = list_[below(rng_, static_cast<std::uint32_t>(list_.size()))];
      const Doc odds = game_.odds(now(), action);
      if (odds.is_null()) continue;
      const std::string wrong = hooks_.odds(game_, now(), action, odds, rng_);
      expect(wrong.empty(), "odds that play does not keep: " + wrong + "\n  told " + to_json(odds), action);
    }
  }

  void check_draw() {
    Tally tally;
    for (const Outcome& outcome : outcomes_) tally.add(outcome.action.bits, static_cast<double>(outcome.weight));
    const std::size_t draws = std::max<std::size_t>(400, 12 * outcomes_.size());
    for (std::size_t i = 0; i < draws; ++i) {
      const Action outcome = game_.draw(now(), rng_);
      expect(listed(outcome), "draw gives an outcome that is not listed", outcome);
      tally.count(outcome.bits);
    }
    expect(tally.plausible(), "draw does not follow the weights: " + tally.told());
    for (std::uint64_t turn = 0; turn < 20; ++turn) {
      ChanceStream stream("conformance", turn), again("conformance", turn);
      const Action outcome = game_.draw(now(), stream);
      expect(listed(outcome), "a table draws an outcome that is not listed", outcome);
      expect(outcome == game_.draw(now(), again), "a table draws otherwise from the same stream", outcome);
    }
  }

  // Equal keys: search treats the positions as one, so the same seat must be asked the same, or none.
  void check_chance_keys() {
    std::vector<std::pair<std::uint64_t, Turn>> seen;
    for (const Outcome& outcome : outcomes_) {
      const std::uint64_t key = Knowledge<G>::chance_key(game_, now(), outcome.action);
      expect(key == Knowledge<G>::chance_key(game_, now(), outcome.action), "chance_key changes when it is asked again",
             outcome.action);
      State next = now();
      game_.apply(next, outcome.action, NoEvents{});
      const Turn turn = game_.turn(next);
      const auto before = std::find_if(seen.begin(), seen.end(), [&](const auto& entry) { return entry.first == key; });
      if (before == seen.end()) seen.emplace_back(key, turn);
      else
        expect(same_decision(before->second, turn), "outcomes of one chance_key lead to different decisions",
               outcome.action);
    }
  }

  void check_estimates() {
    const auto fits = [](float value) { return value >= 0.0F && value <= 1.0F; };
    const auto estimate = Knowledge<G>::evaluate(game_, now());
    for (int i = 0; i < game_.players(); ++i) expect(fits(estimate[i]), "evaluate is not from 0 to 1");
    if (!game_.turn(now()).is_over()) return;
    const auto reward = Knowledge<G>::reward(game_, now());
    for (int i = 0; i < game_.players(); ++i) expect(fits(reward[i]), "reward is not from 0 to 1");
  }

  void check_load(const State& position) {
    const Doc doc = game_.view(position, Viewer::everything());
    const Result<State> loaded = game_.load(doc);
    expect(loaded.ok(),
           "view(all) does not load: " + (loaded.ok() ? "" : loaded.fault().path + ": " + loaded.fault().message));
    expect(same(*loaded, position), "view(all) loads as another position");
  }

  // view(all) with one thing changed: it is refused, or loads as a position that says just that and can be played. What
  // may be left out follows from the rest: without it, it is still the same position.
  void check_mutation() {
    Doc doc = game_.view(now(), Viewer::everything());
    const Mutation mutation(doc, rng_);
    const std::string& told = mutation.made();
    if (told.empty()) return;
    const Result<State> loaded = game_.load(doc);
    if (!loaded.ok()) {
      expect(loaded.fault().code == "bad_save", "the fault of a position is not `bad_save`: " + told);
      return;
    }
    Doc meant = game_.view(*loaded, Viewer::everything());
    const Result<State> again = game_.load(meant);
    expect(again.ok() && same(*again, *loaded), "a changed position does not load back: " + told);
    if (mutation.is_omission()) {
      expect(same(*loaded, now()), "without one of its members it is another position: " + told, &*loaded);
      return;
    }
    sort_lists(doc, hooks_.ordered);
    sort_lists(meant, hooks_.ordered);
    expect(doc == meant, "a changed position is taken for another: " + told, &*loaded);
    play_on(*loaded, told);
  }

  // Whatever loads can be played.
  void play_on(State state, const std::string& told) {
    for (int step = 0; step < 60 && !game_.turn(state).is_over(); ++step) {
      const Turn turn = game_.turn(state);
      if (turn.who == Turn::Who::Horizon) return;  // it was changed into a guess
      expect(turn.is_chance() || turn.is_seat(), "a changed position comes to a standstill: " + told);
      if (turn.is_seat()) {
        ActionList choices;
        game_.actions(state, choices);
        expect(!choices.empty(), "a changed position leaves a seat without a choice: " + told);
      }
      game_.apply(state, turn.is_chance() ? game_.draw(state, rng_) : game_.pick(state, rng_), NoEvents{});
    }
  }

  // --- secrets --------------------------------------------------------------------------------------------------------

  void check_viewers() {
    check_viewer(Seats::none());
    check_viewer(Seats(seat_at(static_cast<int>(below(rng_, static_cast<std::uint32_t>(game_.players()))))));
    check_viewer(Seats::from_bits(below(rng_, 1U << static_cast<unsigned>(game_.players()))));
    const Turn turn = game_.turn(now());
    if (turn.is_seat()) check_viewer(Seats(turn.actor));
  }

  // Another truth that this viewer cannot tell from ours: nothing the viewer is shown or asked may differ.
  void check_viewer(Seats seats) {
    const Viewer viewer = Viewer::of(seats);
    const Doc view = game_.view(now(), viewer);
    check_no_random_state(view);
    const State other = game_.guess(now(), seats, rng_);
    who_ = seats;
    expect(game_.view(other, viewer) == view, "a guess changes what its viewer sees", &other);
    check_load(other);
    expect(same_turn(game_.turn(now()), game_.turn(other)), "who is asked depends on a secret", &other);
    const std::uint64_t seed = rng_.next();
    Rng mine(seed), theirs(seed);
    expect(same(game_.guess(now(), seats, mine), game_.guess(other, seats, theirs)), "guess depends on a secret",
           &other);
    const Turn turn = game_.turn(now());
    if (turn.is_seat() && seats.has(turn.actor)) check_choices(other, turn.actor, seed);
    if (!turn.is_over()) check_next(other, viewer);
  }

  void check_no_random_state(const Doc& doc) {
    if (doc.is_array()) {
      for (const Doc& item : doc.as_array()) check_no_random_state(item);
    } else if (doc.is_object()) {
      for (const auto& [key, value] : doc.as_object()) {
        expect(key != "seed" && key != "rng" && key != "chance", "a view carries random state: " + key);
        check_no_random_state(value);
      }
    }
  }

  void check_choices(const State& other, Seat actor, std::uint64_t seed) {
    ActionList mine, theirs;
    game_.actions(now(), mine);
    game_.actions(other, theirs);
    expect(equal(mine, theirs), "the list of actions depends on a secret", &other);
    for (int i = 0; i < 30; ++i) {
      Action action = mine[below(rng_, static_cast<std::uint32_t>(mine.size()))];
      action.bits ^= std::uint64_t{1} << below(rng_, 34);
      expect(game_.refuse(now(), action).rule == game_.refuse(other, action).rule, "a refusal depends on a secret",
             action);
    }
    if (hooks_.player && one_in(10)) {
      expect(hooks_.player(game_, now(), actor, seed) == hooks_.player(game_, other, actor, seed),
             "the choice of a computer player depends on a secret", &other);
    }
  }

  // The same goes for what happens next, as far as the viewer does not learn from it in what the positions differ.
  void check_next(const State& other, Viewer viewer) {
    const Turn turn = game_.turn(now());
    const Action mine = turn.is_chance() ? game_.draw(now(), rng_) : game_.pick(now(), rng_);
    const bool secret = turn.is_chance() && !viewer.knows(turn.knows) && turn.knows != Seats::first(game_.players());
    const Action theirs = secret ? game_.draw(other, rng_) : mine;
    if (game_.refuse(other, theirs)) return;  // the viewer learns from it that the other truth is none
    expect(game_.text(now(), mine, viewer) == game_.text(other, theirs, viewer), "the text of an action tells a secret",
           mine);
    State after = now(), after_other = other;
    EventList<Event> events, events_other;
    game_.apply(after, mine, events);
    game_.apply(after_other, theirs, events_other);
    if (viewer.seats.empty()) return;  // learned() tells of seats only
    for (std::size_t i = 0; i < std::max(events.items.size(), events_other.items.size()); ++i) {
      const bool here = i < events.items.size(), there = i < events_other.items.size();
      const Doc told = here ? game_.describe(events.items[i], viewer) : Doc();
      if (here && there && told == game_.describe(events_other.items[i], viewer)) continue;
      // A guess that knows less tells less: who learns then of an area that nobody had entered learns by the event.
      const Seats learned = (here ? game_.learned(events.items[i]) : Seats::none()) |
                            (there ? game_.learned(events_other.items[i]) : Seats::none());
      expect(here == there || viewer.seats.has_any(learned), "the number of events tells a secret", &other);
      expect(viewer.seats.has_any(learned),
             "an event tells a secret, and nobody is said to have learned it: " + to_json(told), mine);
      return;
    }
    expect(game_.view(after, viewer) == game_.view(after_other, viewer), "a view tells what no event told", mine);
  }

  // --- the whole game -------------------------------------------------------------------------------------------------

  void check_scores() {
    const Scores scores = game_.scores(now());
    bool first = false;
    for (int i = 0; i < game_.players(); ++i) {
      const SeatScore& score = scores[i];
      expect(score.place >= 1 && score.place <= game_.players(), "a place that does not exist");
      first = first || score.place == 1;
      if (!game_.cooperative() && game_.players() > 1)
        expect(score.won == (score.place == 1), "the winners are not those in the first place");
      expect(game_.result(now(), seat_at(i)).is_object(), "a result is no object");
    }
    expect(first, "nobody is in the first place");
  }

  // Undo is a shorter history: from any kept position the same actions lead to the same bytes.
  void check_replay() {
    for (const std::size_t from :
         {std::size_t{0}, static_cast<std::size_t>(below(rng_, static_cast<std::uint32_t>(states_.size())))}) {
      State state = states_[from];
      if (from == 0) expect(same(state, game_.start()), "start() changed");
      for (std::size_t i = from; i < actions_.size(); ++i) {
        game_.apply(state, actions_[i], NoEvents{});
        expect(same(state, states_[i + 1]), "the same actions lead to another position");
      }
    }
  }

  // Guesses follow the exact probabilities of what the viewer cannot see, given all the viewer saw in this game.
  void check_posterior() {
    const Seats seats = Seats::from_bits(below(rng_, 1U << static_cast<unsigned>(game_.players())));
    Posterior<G> posterior(game_, seats);
    std::size_t done = 0;
    const std::size_t stop = below(rng_, static_cast<std::uint32_t>(actions_.size() + 1));
    while (done < stop && posterior.step(states_[done], actions_[done])) ++done;
    const State& position = states_[done];
    who_ = seats;
    if (const std::string wrong = posterior.compare(position, rng_); !wrong.empty()) {
      states_.resize(done + 1);  // so that the report shows this position
      expect(false, wrong);
    }
  }

  // --- small things -----------------------------------------------------------------------------------------------------

  const State& now() const { return states_.back(); }
  int steps() const { return static_cast<int>(actions_.size()); }
  bool one_in(int n) { return below(rng_, static_cast<std::uint32_t>(n)) == 0; }
  static bool same(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof a) == 0; }
  static bool equal(const ActionList& a, const ActionList& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }
  static bool same_turn(const Turn& a, const Turn& b) {
    return a.who == b.who && a.kind == b.kind && a.may == b.may && a.knows == b.knows &&
           (!a.is_seat() || a.actor == b.actor);
  }

  static bool same_decision(const Turn& a, const Turn& b) {
    return a.is_seat() == b.is_seat() && (!a.is_seat() || same_turn(a, b));
  }

  void expect(bool ok, const char* broken) {
    if (!ok) fail(broken);
  }
  void expect(bool ok, const std::string& broken) {
    if (!ok) fail(broken);
  }
  template <class Text>
  void expect(bool ok, const Text& broken, Action action) {
    if (!ok)
      fail(std::string(broken) + "\n  action " + std::to_string(action.bits) + ", rule " +
           std::string(game_.refuse(now(), action).rule));
  }
  template <class Text>
  void expect(bool ok, const Text& broken, const State* other) {
    if (!ok)
      fail(std::string(broken) + "\n  viewer's seats (bits) " + std::to_string(who_.bits()) + ", the other truth " +
           to_json(game_.view(*other, Viewer::everything())));
  }

  void fail(const std::string& broken) {
    FAIL(std::string(G::id), ", ", game_.players(), " players, seed ", seed_, ", game ", number_, ", step ", steps(),
         ": ", broken, "\n  viewer's seats (bits) ", static_cast<int>(who_.bits()), "\n  position ",
         to_json(game_.view(now(), Viewer::everything())));
  }

  const G& game_;
  std::uint64_t seed_;
  Rng walk_;  // chooses the games; nothing else draws from it, so that the signature is that of the rules alone
  Rng rng_;   // chooses what is checked
  ConformanceHooks<G> hooks_;
  int number_ = 0;
  std::uint64_t signature_ = 0;
  std::vector<State> states_;
  std::vector<Action> actions_;
  ActionList list_;
  std::vector<Action> sorted_;  // list_, to look actions up
  OutcomeList outcomes_;
  Seats who_;  // the viewer of the last check, for the report
};

// Returns the hash of all positions and actions met.
template <Game G>
std::uint64_t conformance(const G& game, std::uint64_t seed, int games, ConformanceHooks<G> hooks) {
  return Conformance<G>(game, seed, std::move(hooks)).run(games);
}

}  // namespace uc
