// The odds of Crypt held against play: docs/format/crypt.md, "Odds".
#pragma once

#include <string>

#include "crypt/crypt.hpp"
#include "crypt/rules/rules.hpp"
#include "statistics.hpp"

namespace uc::crypt {

class OddsAgainstPlay {
 public:
  OddsAgainstPlay(const Crypt& game, const State& state, Action action, const Doc& odds, Rng& rng)
      : game_(game), state_(state), action_(action), odds_(odds), rng_(rng), seat_(state.active) {}

  // What is wrong, if anything is.
  std::string wrong() {
    switch (kind_of(action_)) {
      case Kind::Claim: return claim();
      case Kind::Idol: return idol();
      default: return hidden();
    }
  }

 private:
  static constexpr int kSamples = 250;

  static std::string told(const char* what, const Tally& tally) {
    return tally.plausible() ? "" : std::string(what) + ": " + tally.told();
  }

  // How many of the dice of the claim fail, if everybody else recovers. A claim that the Ghost bumps is not counted.
  std::string claim() {
    Tally tally;
    const Doc::Array& ways = odds_.find("exhausted")->find("ways")->as_array();
    for (std::size_t n = 0; n < ways.size(); ++n) {
      if (ways[n].as_integer() > 0) tally.add(n, static_cast<double>(ways[n].as_integer()));
    }
    for (int i = 0; i < kSamples; ++i) {
      const int failed = collect();
      if (failed >= 0 && !tally.count(static_cast<std::uint64_t>(failed))) return "so many dice cannot fail";
    }
    return told("exhausted", tally);
  }

  int collect() {
    State state = state_;
    EventList<Event> events;
    game_.apply(state, action_, events);
    int failed = 0;
    for (std::size_t seen = events.items.size();; seen = events.items.size()) {
      const Turn turn = game_.turn(state);
      if (turn.is_over()) return -1;
      const Action passive = pack(state.phase == Phase::Claim ? Kind::Recover : Kind::End);
      game_.apply(state, turn.is_chance() ? game_.draw(state, rng_) : passive, events);
      for (; seen < events.items.size(); ++seen) {
        const Event& event = events.items[seen];
        if (event.seat != seat_) continue;
        if (event.type == Event::Type::Bumped) return -1;
        const bool mine = event.slot < kMaxSlots && bid_on(action_, event.slot).count > 0;
        if (event.type != Event::Type::DieRolled || !mine) continue;
        const auto die = about<Event::Type::DieRolled>(event);
        failed += fails(die.result, die.effort) ? 1 : 0;
        if (event.type == Event::Type::DiceSettled) return failed;
      }
    }
  }

  std::string idol() {
    Tally tally;
    const auto fails_of = static_cast<double>(odds_.find("fails")->as_integer());
    tally.add(1, fails_of);
    tally.add(0, static_cast<double>(odds_.find("of")->as_integer()) - fails_of);
    for (int i = 0; i < kSamples; ++i) {
      State state = state_;
      game_.apply(state, action_, NoEvents{});
      const Dice dice = dice_of(game_.draw(state, rng_));
      tally.count(fails(dice.faces[0], about<Kind::Idol>(action_).effort) ? 1 : 0);
    }
    return told("re-roll", tally);
  }

  // What the actor then sees on each of the cards, over guesses of all that the actor cannot know.
  std::string hidden() {
    const Doc::Array& slots = odds_.find("slots")->as_array();
    std::vector<Tally> tallies(slots.size());
    for (std::size_t k = 0; k < slots.size(); ++k) {
      const Doc::Array& values = slots[k].find("values")->as_array();
      for (std::size_t n = 0; n < values.size(); ++n) {
        if (values[n].as_integer() > 0) tallies[k].add(n + 1, static_cast<double>(values[n].as_integer()));
      }
    }
    for (int i = 0; i < kSamples; ++i) {
      State state = game_.guess(state_, Seats(seat_at(seat_)), rng_);
      EventList<Event> events;
      game_.apply(state, action_, events);
      while (state.phase == Phase::Look || state.phase == Phase::Take) {
        game_.apply(state, game_.draw(state, rng_), events);
      }
      for (std::size_t k = 0; k < slots.size(); ++k) {
        const int slot = slots[k].find("slot")->as_string()[1] - '1';
        if (!tallies[k].count(static_cast<std::uint64_t>(seen_value(events, slot)))) return "a value that is not told";
      }
    }
    for (const Tally& tally : tallies) {
      if (const std::string wrong = told("values", tally); !wrong.empty()) return wrong;
    }
    return "";
  }

  int seen_value(const EventList<Event>& events, int slot) const {
    for (const Event& event : events.items) {
      const bool seen = event.type == Event::Type::ValueSeen || event.type == Event::Type::CardTaken;
      if (seen && event.seat == seat_ && event.slot == slot) return event.value;
    }
    return 0;
  }

  const Crypt& game_;
  const State& state_;
  const Action action_;
  const Doc& odds_;
  Rng& rng_;
  const int seat_;
};

}  // namespace uc::crypt
