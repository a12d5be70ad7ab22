// The odds of Dungeon Digger held against play: docs/format/digger.md, "Odds".
#pragma once

#include <string>
#include <vector>

#include "digger/documents/view.hpp"
#include "digger/rules/rules.hpp"
#include "digger_certain.hpp"
#include "statistics.hpp"

namespace uc::digger {

class OddsAgainstPlay {
 public:
  OddsAgainstPlay(const Digger& game, const State& state, Action action, const Doc& odds, Rng& rng)
      : game_(game), state_(state), action_(action), odds_(odds), rng_(rng), actor_(index(game.turn(state).actor)) {
    add_chances("coin", coin_);
    add_chances("stolen", stolen_);
    if (const Doc* draws = odds.find("draws")) {
      for (const Doc& entry : draws->as_array()) {
        Tally& tally = drawn_.emplace_back();
        types_.push_back(entry.find("type")->as_string());
        tally.add(1, entry.find("chance")->as_real());
        tally.add(0, 1 - entry.find("chance")->as_real());
      }
    }
  }

  // What is wrong, if anything is.
  std::string wrong() {
    constexpr int kSamples = 200;
    const Doc* gp = odds_.find("gp");
    const bool draws = odds_.find("coin") != nullptr || odds_.find("stolen") != nullptr || !drawn_.empty();
    for (int i = 0; i < (draws ? kSamples : 3); ++i) {
      if (play() != (gp == nullptr ? 0 : gp->as_integer())) return "gp";
    }
    if (!coin_.plausible()) return "coin: " + coin_.told();
    if (!stolen_.plausible()) return "stolen: " + stolen_.told();
    for (std::size_t i = 0; i < drawn_.size(); ++i) {
      if (!drawn_[i].plausible()) return "draws of " + types_[i] + ": " + drawn_[i].told();
    }
    if (!fault_.empty()) return fault_;
    return CertainAgainstRecount(game_, state_, action_, odds_, rng_).wrong();
  }

 private:
  void add_chances(const char* field, Tally& tally) {
    const Doc* chances = odds_.find(field);
    for (std::size_t i = 0; chances != nullptr && i < kCoinValues; ++i) {
      if (const double chance = chances->as_array()[i].as_real(); chance > 0) tally.add(i + 1, chance);
    }
  }

  // Once, up to a decision or a draw on which the rest depends; gives the actor's GP.
  int play() {
    State state = game_.guess(state_, Seats(seat_at(actor_)), rng_);
    const Tiles before = state.players[actor_].projects;
    EventList<Event> events;
    game_.apply(state, action_, events);
    bool first_coin = true;
    for (;;) {
      const Task next = state.next();
      const auto coin = as<Step::DrawCoin>(next);
      const bool drawn = next.step == Step::DrawCoin && coin.seat == actor_ && coin.to != place::kStack;
      const bool stolen = next.step == Step::StealCoin && as<Step::StealCoin>(next).seat == actor_;
      Action then;
      if (drawn || stolen || is_thinking(state)) then = game_.draw(state, rng_);
      else if (next.step == Step::AskDorm) then = pack(Kind::No);
      else if (next.step == Step::AskKeep && as<Step::AskKeep>(next).seat == actor_)
        then = pack<Kind::Keep>({.which = 0});
      else break;
      if (drawn && first_coin) count(coin_, as<Kind::Coin>(then).value, "a coin that is not told");
      first_coin = first_coin && !drawn;
      if (next.step == Step::StealCoin) {
        const Coin& taken =
            state.coins[coin_at(state, place::kHand + as<Step::StealCoin>(next).other, as<Kind::Steal>(then).slot)];
        count(stolen_, taken.value(), "a stolen coin that is not told");
      }
      game_.apply(state, then, events);
    }
    if (!drawn_.empty()) count_types(before, state.players[actor_].projects);
    int gp = 0;
    for (const Event& event : events.items) {
      if (event.type == Event::Type::GpGained && event.seat == actor_) gp += as<Event::Type::GpGained>(event).gp;
    }
    return gp;
  }

  bool is_thinking(const State& state) const {
    return kind_of(action_) == Kind::Think && state.next().step == Step::DrawTile && !state.aside.empty();
  }

  void count(Tally& tally, int value, const char* wrong) {
    if (!tally.count(static_cast<std::uint64_t>(value))) fault_ = wrong;
  }

  void count_types(const Tiles& before, const Tiles& after) {
    const Tiles kept = kept_of(before);
    for (std::size_t i = 0; i < drawn_.size(); ++i) {
      bool came = false;
      after.for_each([&](int kind, int n) {
        came = came || (n > kept.count(kind) && kTypeNames[index(game_.type_of(kind))] == types_[i]);
      });
      drawn_[i].count(came ? 1 : 0);
    }
  }
  Tiles kept_of(Tiles tiles) const {
    tiles.remove_all(named_tiles(tiles, as<Kind::Think>(action_).tiles));
    return tiles;
  }

  const Digger& game_;
  const State& state_;
  const Action action_;
  const Doc& odds_;
  Rng& rng_;
  const int actor_;
  Tally coin_, stolen_;
  std::vector<Tally> drawn_;
  std::vector<std::string> types_;
  std::string fault_;
};

}  // namespace uc::digger
