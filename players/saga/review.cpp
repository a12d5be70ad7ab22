#include "review.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "saga/documents/results.hpp"
#include "saga/documents/view.hpp"

namespace uc::saga {

namespace {

double rounded(double number) { return std::round(number * 100) / 100; }

struct Tally {
  int attacks = 0, hits = 0, removed = 0, opened = 0, wounds = 0, prevented = 0;
  double expected = 0;  // hits
  double feared = 0;    // wounds by the attacks against it
};

class Review {
 public:
  Review(const Saga& game, std::span<const State> positions, std::span<const Action> actions)
      : game_(game), positions_(positions), actions_(actions) {}

  Doc write() {
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      State after = positions_[i];
      EventList<Event> events;
      game_.apply(after, actions_[i], events);
      for (const Event& event : events.items) count(positions_[i], event);
    }
    Doc heroes = Doc::array(), cards = Doc::array();
    for (int hero = 0; hero < game_.heroes(); ++hero) {
      Doc doc = Doc::object().set("model", hero).set("hero", hero_doc(game_, hero));
      tell(heroes_[static_cast<std::size_t>(hero)], doc);
      heroes.push(std::move(doc));
    }
    for (const std::uint8_t card : cards_) cards.push(game_.content().cards[card].id);
    Doc overlord = Doc::object();
    tell(overlord_, overlord);
    overlord.set("raised", raised_).set("cards", std::move(cards));
    return Doc::object()
        .set("rounds", int{positions_.back().round})
        .set("heroes", std::move(heroes))
        .set("overlord", std::move(overlord));
  }

 private:
  Tally& of(int model) { return is_hero(model) ? heroes_[static_cast<std::size_t>(model)] : overlord_; }

  void count(const State& before, const Event& event) {
    switch (event.type) {
      case Event::Type::AttackBegan: return began(before, event);
      case Event::Type::AttackEnded: of(event.model).hits += event.as<tells::Hits>().hits; break;
      case Event::Type::Opened:
        if (event.model != kNone) ++of(event.model).opened;
        break;
      case Event::Type::Destroyed: ++of(event.model).opened; break;
      case Event::Type::Wounded: of(event.model).wounds += event.as<tells::Wounded>().by; break;
      case Event::Type::WoundPrevented: ++of(event.model).prevented; break;
      case Event::Type::ModelRemoved: {
        const int why = event.as<tells::Removed>().why;
        const bool struck = why == Event::ToBones || why == Event::Gone || why == Event::Incapacitated;
        if (struck && attacker_ != kNone && event.model == target_ && is_hero(attacker_) != is_hero(target_))
          ++of(attacker_).removed;
        break;
      }
      case Event::Type::ModelPlaced:
        if (event.as<tells::Placed>().why == Event::Raised) ++raised_;
        break;
      case Event::Type::CardPlayed: cards_.push_back(event.card); break;
      // What comes after these is no attack's doing.
      case Event::Type::TurnBegan:
      case Event::Type::Activated:
      case Event::Type::Collapsed:
      case Event::Type::RoundEnded: attacker_ = target_ = kNone; break;
      default: break;
    }
  }

  void began(const State& before, const Event& event) {
    const auto told = event.as<tells::Attack>();
    Attack attack;
    attack.attacker = event.model;
    attack.target = event.thing;
    attack.dice = told.dice;
    attack.defence = told.defence;
    attack.armour = told.armour;
    const std::vector<double> hits = hit_chances(attack);
    Tally& who = of(event.model);
    ++who.attacks;
    for (std::size_t n = 1; n < hits.size(); ++n) who.expected += static_cast<double>(n) * hits[n];
    attacker_ = event.model;
    target_ = event.thing;
    if (is_hero(event.thing) && !modifiers_of(game_, before, event.thing).immune) of(event.thing).feared += 1 - hits[0];
  }

  static void tell(const Tally& tally, Doc& doc) {
    doc.set("attacks", tally.attacks).set("hits", tally.hits).set("expected", rounded(tally.expected));
    doc.set("removed", tally.removed).set("opened", tally.opened);
    doc.set("wounds", tally.wounds).set("feared", rounded(tally.feared)).set("prevented", tally.prevented);
  }

  const Saga& game_;
  std::span<const State> positions_;
  std::span<const Action> actions_;
  std::array<Tally, kMaxHeroes> heroes_{};
  Tally overlord_;
  int attacker_ = kNone, target_ = kNone;  // of the last attack
  int raised_ = 0;
  std::vector<std::uint8_t> cards_;
};

}  // namespace

Doc review_of(const Saga& game, std::span<const State> positions, std::span<const Action> actions) {
  return Review(game, positions, actions).write();
}

}  // namespace uc::saga
