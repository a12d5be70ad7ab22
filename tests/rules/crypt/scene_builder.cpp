#include "scene_builder.hpp"

#include <doctest/doctest.h>

#include <numeric>

#include "scene_text.hpp"

namespace uc::crypt::test {

namespace {

// The cards of the game that have no place yet.
class Pool {
 public:
  explicit Pool(const Setup& setup) {
    for (std::size_t t = 0; t < kTypes; ++t) {
      for (std::size_t v = 0; v <= kMaxValue; ++v) left_[t][v] = setup.cards[t][v];
    }
  }

  int of(Type type) const { return std::accumulate(row(type).begin(), row(type).end(), 0); }
  int of(Type type, int value) const { return row(type)[value]; }
  int all() const {
    int sum = 0;
    for (const Type type : kAllTypes) sum += of(type);
    return sum;
  }

  // Value 0: the lowest there is. Gives the value.
  int take(Type type, int value) {
    for (int v = 1; v <= kMaxValue && value == 0; ++v) {
      if (of(type, v) > 0) value = v;
    }
    if (value == 0 || of(type, value) == 0) FAIL("no " << name_of(type) << " " << value << " is left in this deck");
    --left_[index(type)][value];
    return value;
  }

  // The type of which most cards are left.
  Type commonest() const {
    Type best = Type::Tapestry;
    for (const Type type : kAllTypes) {
      if (of(type) > of(best)) best = type;
    }
    return best;
  }

 private:
  const std::array<int, kMaxValue + 1>& row(Type type) const { return left_[index(type)]; }
  std::array<std::array<int, kMaxValue + 1>, kTypes> left_{};
};

class Builder {
 public:
  Builder(const Crypt& game, Draft draft) : game_(game), draft_(std::move(draft)), pool_(game.setup()) {}

  Built build() {
    draft_.complete_dice();
    take_named_cards();
    fill_crypt();
    set_round();
    place_collections();
    fill_box();
    place_crypt();
    place_players();
    count_deck();
    set_moment();
    return std::move(built_);
  }

 private:
  State& state() { return built_.state; }
  Seats everybody() const { return Seats::first(draft_.players); }
  int slots() const { return game_.setup().slots(); }

  void take_named_cards() {
    for (std::optional<DraftCard>& card : draft_.slots) {
      if (card && card->value != 0) card->value = pool_.take(card->type, card->value);
    }
    for (std::vector<DraftCard>& cards : draft_.has) {
      for (DraftCard& card : cards) card.value = pool_.take(card.type, card.value);
    }
    for (std::optional<DraftCard>& card : draft_.slots) {
      if (card && card->value == 0) card->value = pool_.take(card->type, 0);
    }
  }

  void fill_crypt() {
    int down = game_.setup().face_down;
    for (std::size_t i = 0; i < static_cast<std::size_t>(slots()); ++i) {
      if (draft_.emptied[i] || (draft_.slots[i] && draft_.slots[i]->hidden)) --down;
    }
    for (std::size_t i = static_cast<std::size_t>(slots()); i-- > 0;) {
      if (draft_.slots[i] || draft_.emptied[i]) continue;
      DraftCard card;
      card.type = pool_.commonest();
      card.value = pool_.take(card.type, 0);
      card.hidden = down-- > 0;
      draft_.slots[i] = card;
    }
  }

  int gone_before() const {
    int cards = 0;
    for (const std::vector<DraftCard>& has : draft_.has) cards += static_cast<int>(has.size());
    for (const bool emptied : draft_.emptied) cards -= emptied ? 1 : 0;
    return cards;
  }

  void set_round() {
    if (draft_.last_round) draft_.round = game_.setup().rounds();
    if (draft_.round == 0) draft_.round = 1 + (std::max(gone_before(), 0) + slots() - 1) / slots();
    if (draft_.race_round >= draft_.round) draft_.round = draft_.race_round + 1;
    REQUIRE_MESSAGE(draft_.round <= game_.setup().rounds(), "there is no round " << draft_.round);
    REQUIRE_MESSAGE((draft_.round - 1) * slots() >= gone_before(), "more cards are collected than were ever revealed");
    state().round = static_cast<std::uint8_t>(draft_.round);
  }

  void put_gone(const Card& card, std::uint8_t owner) {
    Gone& gone = state().gone[state().gone_count++];
    gone.card = card;
    gone.owner = owner;
  }

  void place_collections() {
    for (std::size_t p = 0; p < static_cast<std::size_t>(draft_.players); ++p) {
      for (const DraftCard& has : draft_.has[p]) {
        Card card(has.type, has.value, has.up);
        if (has.hidden && !has.up) {
          card.add_known(Seats(seat_at(static_cast<int>(p))) | has.seen);
        } else {
          card.show(everybody());
        }
        put_gone(card, static_cast<std::uint8_t>(p));
        Player& player = state().players[p];
        ++player.owned[index(has.type)];
        if (!has.up) ++player.down[index(has.type)];
      }
    }
  }

  // Cards of earlier rounds that nobody has: as many face-down ones as there were rounds for.
  void fill_box() {
    int hidden = (draft_.round - 1) * game_.setup().face_down;
    for (const std::vector<DraftCard>& has : draft_.has) {
      for (const DraftCard& card : has) hidden -= card.hidden ? 1 : 0;
    }
    for (int left = (draft_.round - 1) * slots() - gone_before(); left > 0; --left) {
      const Type type = pool_.commonest();
      const int value = pool_.take(type, 0);
      if (hidden-- > 0) {
        unseen(type, value);
        put_gone(Card(type, 0, false), kBox);
      } else {
        Card card(type, value, true);
        card.show(everybody());
        put_gone(card, kBox);
      }
    }
  }

  void unseen(Type type, int value) { ++state().unseen[index(type)][value]; }

  void place_crypt() {
    for (std::size_t i = 0; i < static_cast<std::size_t>(slots()); ++i) {
      const DraftDice& dice = draft_.dice[i];
      Slot& slot = state().slots[i];
      slot.holder = dice.holder;
      slot.count = static_cast<std::uint8_t>(dice.count);
      slot.effort = static_cast<std::uint8_t>(dice.effort);
      if (!draft_.slots[i]) continue;
      const DraftCard& drawn = *draft_.slots[i];
      slot.card = Card(drawn.type, drawn.value, !drawn.hidden);
      if (!drawn.hidden) {
        slot.card.show(everybody());
      } else if (!drawn.seen.empty()) {
        slot.card.add_known(drawn.seen);
      } else {  // chance is late: the value is drawn when somebody sees it
        slot.card.set_value(0);
        if (!drawn.open) built_.hidden[static_cast<int>(i)] = drawn.value;
        unseen(drawn.type, drawn.value);
      }
    }
  }

  void place_players() {
    for (std::size_t p = 0; p < static_cast<std::size_t>(draft_.players); ++p) {
      Player& player = state().players[p];
      player.ready = static_cast<std::uint8_t>(draft_.ready[p]);
      player.exhausted = static_cast<std::uint8_t>(draft_.exhausted[p]);
      player.placed = draft_.placed[p] || draft_.on_cards(static_cast<std::uint8_t>(p)) > 0 ? 1 : 0;
      player.won_race = draft_.race.has(seat_at(static_cast<int>(p))) ? 1 : 0;
    }
    state().race_round = static_cast<std::uint8_t>(draft_.race_round);
    state().ghost_aside = static_cast<std::uint8_t>(draft_.aside);
    state().leader = draft_.leader;
    for (std::size_t t = 0; t < kTypes; ++t) {
      if (draft_.sides[t] == 'B') state().sides = static_cast<std::uint8_t>(state().sides | 1U << t);
    }
  }

  void count_deck() {
    for (const Type type : kAllTypes) {
      state().deck[index(type)] = static_cast<std::uint8_t>(pool_.of(type));
      for (int value = 1; value <= kMaxValue; ++value) {
        for (int i = 0; i < pool_.of(type, value); ++i) unseen(type, value);
      }
    }
    if (pool_.all() > 0) state().top = static_cast<std::uint8_t>(index(draft_.top.value_or(pool_.commonest())));
  }

  // The place of a Claim turn in the round: with 1 or 2 players the Leader has the third, too (CR-5.1, CR-10.4).
  int step_of(std::uint8_t mover) const {
    if (draft_.players == 1) return mover == draft_.leader ? 0 : 1;
    return (mover + draft_.players - draft_.leader) % draft_.players;
  }

  void set_moment() {
    if (draft_.moment == Moment::Revealed) return unreveal_last();
    const int last = draft_.players <= 2 ? 2 : draft_.players - 1;
    const bool is_last = draft_.moment == Moment::Extra || draft_.moment == Moment::Collect;
    REQUIRE_MESSAGE((is_last || draft_.moment == Moment::Claim), "a scene says which moment it is");
    const int step = is_last ? last : step_of(draft_.mover);
    const int mover = draft_.players == 1 ? 0 : (draft_.leader + step) % draft_.players;
    state().phase = Phase::Claim;
    state().step = static_cast<std::uint8_t>(step);
    state().active = static_cast<std::uint8_t>(mover);
    if (draft_.moment == Moment::Collect) {
      REQUIRE_MESSAGE(state().players[mover].exhausted == 0, "the last player of the scene would recover dice");
      built_.recover = true;
    }
  }

  // The face-down cards lie last; the very last of them goes back to the deck, to be laid by the engine.
  void unreveal_last() {
    std::size_t last = static_cast<std::size_t>(slots()) - 1;
    if (draft_.players == 1) move_face_down_last();
    Slot& slot = state().slots[last];
    const Type type = slot.card.type();
    std::string outcome = "conceal";
    if (state().top != kNoType) outcome += " " + std::string(kTypeNames[state().top]);
    built_.outcomes.push_back(outcome);
    slot = Slot{};
    ++state().deck[index(type)];
    state().top = static_cast<std::uint8_t>(index(type));
    state().phase = Phase::Reveal;
    state().pending = static_cast<std::uint8_t>(last);
  }

  void move_face_down_last() {
    for (int i = 0; i + 1 < slots(); ++i) {
      if (!state().slots[i].card.face_up()) std::swap(state().slots[i], state().slots[i + 1]);
    }
  }

  const Crypt& game_;
  Draft draft_;
  Pool pool_;
  Built built_{};
};

}  // namespace

Built build(const Crypt& game, Draft draft) { return Builder(game, std::move(draft)).build(); }

}  // namespace uc::crypt::test
