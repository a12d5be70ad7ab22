// Does a draft make a position? The checks come in the order in which each can rely on the ones before it.
#include "check.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "crypt/rules/rules.hpp"
#include "crypt/rules/score.hpp"
#include "view.hpp"

namespace uc::crypt {

namespace {

// The part of a round that the phase belongs to. A look, a draw or a re-roll belongs to the part it goes back to.
enum class Part { Setup, Reveal, Before, Claim, After, Collect, Last, End };

Part part_of(Phase phase) {
  switch (phase) {
    case Phase::Sides:
    case Phase::Leader:
    case Phase::Top: return Part::Setup;
    case Phase::Reveal: return Part::Reveal;
    case Phase::Before: return Part::Before;
    case Phase::Claim:
    case Phase::Ghost: return Part::Claim;
    case Phase::After: return Part::After;
    case Phase::Last: return Part::Last;
    case Phase::TieRoll:
    case Phase::Over: return Part::End;
    default: return Part::Collect;
  }
}

// The Idols of a seat that won the race (CR-9.2). When two were turned face-up the seat had one from earlier rounds at
// most and those of one Collect; Idols that came later tell nothing. Which ones all players knew before they were
// turned is not told any more: any answer that play can give is good.
class RaceFloors {
 public:
  RaceFloors(int players, const State& state, int seat) : all_(Seats::first(players)), players_(players) {
    for (std::size_t i = 0; i < state.gone_count; ++i) {
      const Gone& gone = state.gone[i];
      if (gone.owner == seat && gone.card.type() == Type::Idol) idols_.push_back(gone.card);
    }
  }

  bool agree() const {
    std::size_t up[2] = {};
    std::size_t turned = 0;
    for (std::size_t i = 0; i < idols_.size(); ++i) {
      if (idols_[i].face_up() && turned++ < 2) up[turned - 1] = i;
    }
    if (turned != 2) return true;  // check_race tells
    for (std::size_t had = up[1] + 1; had <= idols_.size() && had <= 1 + kDice; ++had) {
      for (const bool hidden : {false, true}) {
        if (hidden && players_ == 1) continue;  // its owner knows it, and is everybody
        if (explains(up[0], up[1], had, hidden) || explains(up[1], up[0], had, hidden)) return true;
      }
    }
    return false;
  }

 private:
  bool comes_before(std::size_t a, std::size_t b) const {
    return idols_[a].value() < idols_[b].value() || (idols_[a].value() == idols_[b].value() && a < b);
  }

  // Of the first `had` Idols `first` and then `last` were turned; `hidden`: not everybody knew the last one.
  bool explains(std::size_t first, std::size_t last, std::size_t had, bool hidden) const {
    if (!hidden && !comes_before(first, last)) return false;  // a hidden one may come after one that all knew
    const int value = idols_[last].value();
    for (std::size_t i = 0; i < idols_.size(); ++i) {
      const Card card = idols_[i];
      if (card.face_up()) continue;
      const bool all_know = card.known() == all_;
      int floor = 0;
      if (i < had) {
        if (hidden && all_know) return false;  // it would have been turned before
        if (hidden != all_know && !comes_before(last, i)) return false;
        if (hidden != all_know && !card.shown()) floor = i < last ? value + 1 : value;
      }
      if (card.floor() != (floor > 1 ? floor : 0)) return false;
    }
    return true;
  }

  const Seats all_;
  const int players_;
  std::vector<Card> idols_;
};

class PositionCheck {
 public:
  PositionCheck(const Crypt& game, const Draft& draft)
      : game_(game),
        draft_(draft),
        s_(draft.state),
        players_(game.players()),
        part_(part_of(has_resume(s_.phase) ? static_cast<Phase>(s_.resume) : s_.phase)) {}

  std::optional<Fault> run() {
    using Step = void (PositionCheck::*)();
    constexpr Step steps[] = {
        &PositionCheck::check_resume,   &PositionCheck::check_round,      &PositionCheck::check_sides,
        &PositionCheck::check_leader,   &PositionCheck::check_step,       &PositionCheck::check_active,
        &PositionCheck::check_top,      &PositionCheck::check_every_card, &PositionCheck::check_dealt,
        &PositionCheck::check_rows,     &PositionCheck::check_solo_order, &PositionCheck::check_looks,
        &PositionCheck::check_dice,     &PositionCheck::check_holders,    &PositionCheck::check_rolled,
        &PositionCheck::check_placed,   &PositionCheck::check_ghost,      &PositionCheck::check_ids,
        &PositionCheck::check_owned,    &PositionCheck::check_flips,      &PositionCheck::check_race,
        &PositionCheck::check_floors,   &PositionCheck::check_window,     &PositionCheck::check_take,
        &PositionCheck::check_look,     &PositionCheck::check_reroll,     &PositionCheck::check_tied,
        &PositionCheck::check_tie_sums,
    };
    for (const Step step : steps) {
      (this->*step)();
      if (fault_) break;
    }
    return fault_;
  }

 private:
  void fail(const std::string& path, const std::string& message, std::string rule = "") {
    if (!fault_) fault_ = Fault{"bad_save", path + ": " + message, path, std::move(rule)};
  }

  bool side_b(Type type) const { return side_of(s_, type) == Side::B; }
  bool in_collect() const { return part_ == Part::Collect; }
  bool in_claims() const { return part_ == Part::Claim || part_ == Part::After; }
  int slots() const { return game_.setup().slots(); }
  int flipped(int seat, Type type) const {
    return s_.players[seat].owned[index(type)] - s_.players[seat].down[index(type)];
  }
  static std::string slot_path(int slot) { return "crypt[" + std::to_string(slot) + "]"; }
  static std::string seat_path(int seat) { return "seats[" + std::to_string(seat) + "]"; }

  // --- where the game stands ---

  void check_resume() {
    const auto resume = static_cast<Phase>(s_.resume);
    const bool window = resume == Phase::Before || resume == Phase::Claim || resume == Phase::After;
    if (s_.phase == Phase::Look && !window) fail("resume", "should be a window of Manuscript B", "CR-9.6");
    if (s_.phase == Phase::Take && resume != Phase::Before && resume != Phase::Roll) {
      fail("resume", "should be before or collect.roll, where cards are taken", "CR-6.3c");
    }
    const auto& letters = game_.options().collectors;
    const bool random = std::find(letters.begin(), letters.end(), '?') != letters.end();
    if (s_.phase == Phase::Sides && !random) fail("phase", "no side is left to chance", "CR-2.2");
    if (s_.phase == Phase::Leader && game_.solo()) fail("phase", "in the solo game the human leads first", "CR-10.2");
    if (s_.phase == Phase::Ghost && !game_.solo()) fail("phase", "only the solo game has a Ghost", "CR-10.1");
  }

  void check_round() {
    const bool setup = part_ == Part::Setup;
    if (setup && s_.round != 0) fail("round", "should be 0 before the first", "CR-3.1");
    if (!setup && s_.round == 0) fail("round", "should be at least 1 in this phase", "CR-3.1");
  }

  void check_sides() {
    for (unsigned type = 0; type < kTypes && s_.phase != Phase::Sides; ++type) {
      const char fixed = game_.options().collectors[type];
      const char shown = (s_.sides >> type & 1U) != 0 ? 'B' : 'A';
      if (fixed != '?' && fixed != shown) {
        fail("sides", "the options fix another side of " + std::string(kTypeNames[type]), "CR-2.2");
      }
    }
  }

  void check_leader() {
    if (!game_.solo()) return;
    const int expected = s_.round > 0 && s_.round % 2 == 0 ? int{kGhost} : 0;
    if (s_.leader != expected) fail("leader", "the human leads rounds 1, 3, 5, …, the Ghost the others", "CR-10.2");
  }

  void check_step() {
    int steps = 1;
    if (part_ == Part::Claim) steps = claim_turns(players_);
    else if (part_ == Part::Before || part_ == Part::After || in_collect() || part_ == Part::Last) steps = players_;
    if (s_.step >= steps) fail("step", "should be from 0 to " + std::to_string(steps - 1) + " in this phase", "CR-3.2");
  }

  void check_active() {
    if (part_ == Part::Claim) {
      const int who = claimant(players_, s_, s_.step);
      if (s_.phase == Phase::Ghost && who != kGhost) fail("step", "is not a turn of the Ghost", "CR-10.4");
      if (s_.phase != Phase::Ghost && who != s_.active) fail("active", "it is not this seat's turn", "CR-5.1");
    } else if (has_active(s_.phase) && part_ != Part::End) {
      const int who = seat_in_order(players_, s_, s_.step);
      if (who != s_.active)
        fail("active", "should be seat " + std::to_string(who) + ", at this step of the order", "CR-0.3");
    }
  }

  // --- cards ---

  int deck_cards() const {
    int cards = 0;
    for (const std::uint8_t count : s_.deck) cards += count;
    return cards;
  }

  void check_top() {
    if (part_ == Part::Setup) {
      if (s_.top != kNoType) fail("deck.top", "should be null before the first card is seen", "CR-H");
      return;
    }
    // CR-R12: a short deck ends the row early, so there is always a card to reveal.
    if (s_.top == kNoType && part_ == Part::Reveal)
      fail("deck.top", "should be the type of the card to reveal", "CR-4.1");
    if (s_.top == kNoType && deck_cards() > 0) fail("deck.top", "should be the type of the deck's top card", "CR-R26");
    if (s_.top != kNoType && s_.deck[s_.top] == 0) fail("deck.top", "the deck has no card of this type", "CR-R26");
  }

  template <class Use>
  void for_each_card_out(Use&& use) const {
    for (const Slot& slot : s_.slots) {
      if (slot.card.exists()) use(slot.card);
    }
    for (int i = 0; i < s_.gone_count; ++i) use(s_.gone[i].card);
  }

  // Of each type and value, as many cards as the setup has: seen or unseen.
  void check_every_card() {
    int out[kTypes][kMaxValue + 1] = {};  // outside the deck; value 0: not drawn
    for_each_card_out([&](const Card& card) { ++out[index(card.type())][card.value()]; });
    for (std::size_t type = 0; type < kTypes; ++type) {
      const std::string name(kTypeNames[type]);
      int unseen = 0;
      for (std::size_t value = 1; value <= kMaxValue; ++value) {
        unseen += s_.unseen[type][value];
        const int copies = s_.unseen[type][value] + out[type][value];
        const int printed = game_.setup().cards[type][value];
        if (copies == printed) continue;
        fail("unseen." + name + "[" + std::to_string(value - 1) + "]",
             "there are " + std::to_string(copies) + " cards of this value, and should be " + std::to_string(printed),
             "CR-2.1");
      }
      const int in_deck = unseen - out[type][0];
      if (in_deck < 0) {
        fail("unseen." + name,
             "adds up to " + std::to_string(unseen) + ", but " + std::to_string(out[type][0]) +
                 " cards that nobody has seen lie outside the deck: " + std::to_string(-in_deck) + " too many",
             "CR-1.1");
      } else if (in_deck != s_.deck[type]) {
        fail("deck.types." + name,
             "should be " + std::to_string(in_deck) + ", as many as are unseen and lie nowhere else", "CR-1.1");
      }
    }
  }

  // How many cards were laid in this round (CR-4.1, CR-R12).
  int laid() const {
    if (part_ == Part::Setup) return 0;
    if (part_ == Part::Reveal) return s_.pending;
    return std::min(slots(), game_.setup().deck - dealt_before());
  }
  int dealt_before() const { return s_.round == 0 ? 0 : (s_.round - 1) * slots(); }

  void check_dealt() {
    const int out = game_.setup().deck - deck_cards();
    const int expected = dealt_before() + laid();
    if (out != expected) {
      fail("round",
           "by now " + std::to_string(expected) + " cards should have left the deck, not " + std::to_string(out),
           "CR-4.1");
    }
    const bool last = part_ == Part::Last || part_ == Part::End;
    if (last && deck_cards() > 0) fail("phase", "the game ends when the deck is empty", "CR-7.2");
  }

  // CR-4.2: which slots have a card, and how it lies.
  void check_rows() {
    for (int i = 0; i < slots() && !fault_; ++i) {
      const Slot& slot = s_.slots[i];
      const std::string path = slot_path(i) + ".card";
      const bool laid_here = i < laid() && part_ != Part::Last && part_ != Part::End;
      if (!laid_here) {
        if (slot.card.exists()) fail(path, "should be null: no card lies here in this phase", "CR-4.1");
        continue;
      }
      check_lying(i, path);
    }
    if (game_.solo() && !fault_) check_solo_counts();
  }

  // Before the solo game orders them (CR-10.3), and in all other games, the face-up cards come first.
  void check_lying(int i, const std::string& path) {
    const Card& card = s_.slots[i].card;
    const bool ordered = !game_.solo() || part_ == Part::Reveal;
    const bool face_up = i < game_.setup().face_up;
    if (card.exists()) {
      if (ordered && card.face_up() != face_up) {
        fail(path + ".face", face_up ? "should be up in this slot" : "should be down in this slot", "CR-4.2");
      }
      if (part_ == Part::Reveal && !card.face_up() && card.value() != 0)
        fail(path + ".known", "nobody can have looked yet", "CR-3.2");
      if (in_collect() && s_.slots[i].holder == kNobody) fail(path, "an unclaimed card goes to the box", "CR-6.1");
      return;
    }
    if (in_collect()) return;
    const bool pottery = side_b(Type::Pottery) && part_ != Part::Reveal && (!ordered || !face_up);
    if (!pottery) fail(path, "should be a card", "CR-4.1");  // CR-4.3: only Pottery B takes one
  }

  void check_solo_counts() {
    int up = 0;
    int down = 0;
    for (const Slot& slot : s_.slots) {
      if (slot.card.exists()) ++(slot.card.face_up() ? up : down);
    }
    const bool whole = part_ == Part::Before || in_claims();
    const int laid_up = std::min<int>(game_.setup().face_up, laid());
    if (up > laid_up || (whole && up < laid_up))
      fail("crypt", "should have " + std::to_string(laid_up) + " face-up cards", "CR-4.1");
    if (down > laid() - laid_up) fail("crypt", "has too many face-down cards", "CR-4.1");
  }

  // CR-10.3: from the highest to the lowest; of equal ones the first drawn, which lies face-up.
  void check_solo_order() {
    if (!game_.solo() || part_ == Part::Reveal) return;
    int before = 2 * 2 * kMaxValue + 1;
    for (int i = 0; i < slots(); ++i) {
      const Card& card = s_.slots[i].card;
      if (!card.exists()) continue;
      const int halves = card.face_up() ? 2 * card.value() : game_.content().ghost_face_down_halves;
      const int rank = 2 * halves + (card.face_up() ? 1 : 0);
      if (rank > before)
        fail(slot_path(i) + ".card", "the Ghost's Crypt goes from the highest card to the lowest", "CR-10.3");
      before = rank;
    }
  }

  // Who has seen a face-down card of the Crypt or the box has used Manuscript B.
  void check_looks() {
    const auto check = [&](const Card& card, const std::string& path, Seats owner) {
      if (card.shown() || side_b(Type::Manuscript) || owner.has_all(card.known())) return;
      fail(path + ".known", "without Manuscript B nobody else can have seen it", "CR-9.6");
    };
    for (int i = 0; i < kMaxSlots; ++i) {
      if (s_.slots[i].card.exists()) check(s_.slots[i].card, slot_path(i) + ".card", Seats::none());
    }
    for (int i = 0; i < s_.gone_count; ++i) {
      const Gone& gone = s_.gone[i];
      const Seats owner = gone.owner == kBox ? Seats::none() : Seats(seat_at(gone.owner));
      check(gone.card, draft_.gone_paths[i], owner);
    }
  }

  // --- dice ---

  int on_cards(int holder) const {
    int dice = 0;
    for (const Slot& slot : s_.slots) dice += slot.holder == holder ? slot.count : 0;
    return dice;
  }

  void check_dice() {  // CR-0.2
    for (int seat = 0; seat < players_; ++seat) {
      const Player& player = s_.players[seat];
      const int dice = player.ready + player.exhausted + on_cards(seat);
      if (dice != kDice) {
        fail(seat_path(seat) + ".ready",
             "ready, on cards and exhausted are " + std::to_string(dice) + " dice, and should be 3", "CR-0.2");
      }
      if (part_ == Part::Setup && player.exhausted > 0)
        fail(seat_path(seat) + ".exhausted", "all dice start ready", "CR-2.3");
    }
  }

  // The place of a seat in the turn order.
  int place_of(int seat) const {
    for (int place = 0; place < players_; ++place) {
      if (seat_in_order(players_, s_, place) == seat) return place;
    }
    return players_;
  }

  // Has this holder had a Claim turn in this round?
  bool had_turn(int holder) const {
    const int turns = part_ == Part::Claim ? int{s_.step} : claim_turns(players_);
    for (int step = 0; step < turns; ++step) {
      if (claimant(players_, s_, step) == holder) return true;
    }
    return false;
  }

  void check_holders() {
    for (int i = 0; i < kMaxSlots; ++i) {
      const Slot& slot = s_.slots[i];
      if (slot.holder == kNobody) continue;
      const std::string path = slot_path(i) + ".dice";
      if (in_claims()) {
        if (!slot.card.exists()) fail(path, "should be null: no card lies here", "CR-5.3");
        if (!had_turn(slot.holder)) fail(path + ".holder", "has not had a turn in this round", "CR-5.1");
      } else if (in_collect()) {
        check_collecting(slot, path);
      } else {
        fail(path, "should be null: no dice lie on cards in this phase", "CR-5.3");
      }
    }
    if (in_collect() && on_cards(s_.active) == 0) fail("active", "has no dice on cards to collect with", "CR-6.3");
  }

  void check_collecting(const Slot& slot, const std::string& path) {
    if (slot.holder == kGhost) return fail(path + ".holder", "the Ghost's cards went to the box", "CR-10.8");
    if (place_of(slot.holder) < s_.step) return fail(path + ".holder", "has collected already", "CR-6.3");
    const bool waits = slot.holder != s_.active || s_.phase == Phase::Roll;
    if (waits && !slot.card.exists()) fail(path, "should be null: no card lies here", "CR-6.3c");
    const bool took = !waits && s_.phase != Phase::Take;
    if (took && slot.card.exists()) fail(path, "the card under these dice is taken before this phase", "CR-6.3c");
  }

  // CR-6.3a: dice of effort 1 are not rolled; of the others the results are known after the roll.
  void check_rolled() {
    const bool after_roll = in_collect() && s_.phase != Phase::Roll;
    bool to_roll = false;
    for (int i = 0; i < kMaxSlots; ++i) {
      const Slot& slot = s_.slots[i];
      const bool mine = slot.holder == s_.active;
      to_roll = to_roll || (mine && slot.effort > 1);
      for (int die = 0; die < slot.count; ++die) {
        const bool expected = after_roll && mine && slot.effort > 1;
        const std::string path = slot_path(i) + ".dice.rolled";
        if (expected && slot.rolled[die] == 0) fail(path, "should tell the results of these dice", "CR-6.3a");
        if (!expected && slot.rolled[die] != 0) fail(path, "these dice have not been rolled", "CR-6.3a");
      }
    }
    if (s_.phase == Phase::Roll && !to_roll) fail("phase", "dice of effort 1 are not rolled", "CR-6.3a");
  }

  void check_placed() {  // CR-6.2
    for (int seat = 0; seat < players_; ++seat) {
      const bool placed = s_.players[seat].placed != 0;
      const std::string path = seat_path(seat) + ".placed";
      if (placed && (!in_claims() || !had_turn(seat)))
        fail(path, "should be false: no turn to place a die yet", "CR-6.2");
      if (!placed && in_claims() && on_cards(seat) > 0)
        fail(path, "should be true: dice of this seat lie on cards", "CR-6.2");
    }
  }

  void check_ghost() {
    if (!game_.solo()) return;
    const int dice = on_cards(kGhost) + s_.ghost_aside + s_.ghost_bumped;
    const bool rolled = in_collect() || (in_claims() && had_turn(kGhost));
    if (!rolled && dice != 0) fail("ghost", "has all its dice before its turn", "CR-10.5");
    if (rolled && !in_collect() && dice != kDice) fail("ghost", "its dice are not three", "CR-10.5");
    if (dice > kDice) fail("ghost", "has only three dice", "CR-10.2");
    if (s_.ghost_bumped > 0 && !can_be_bumped()) fail("ghost.bumped", "nobody can have bumped the Ghost", "CR-10.7");
    const bool extra = s_.phase == Phase::Ghost && s_.step == 2;
    if (extra && s_.ghost_bumped == 0)
      fail("ghost.bumped", "without bumped dice the Ghost has no extra turn", "CR-10.7");
  }

  // The human's turn after the Ghost's is over, and the Ghost has not rolled the bumped dice again.
  bool can_be_bumped() const {
    if (s_.leader == kGhost) return s_.phase == Phase::Ghost && s_.step == 2;
    return part_ == Part::After || in_collect();
  }

  // --- collections ---

  void check_ids() {
    int handles[kMaxPlayers][kTypes] = {};
    for (std::size_t i = 0; i < s_.gone_count; ++i) {
      const Gone& gone = s_.gone[i];
      if (gone.owner == kBox) continue;
      const std::string id = card_id(gone.card.type(), ++handles[gone.owner][index(gone.card.type())]);
      if (draft_.gone_ids[i] != id)
        fail(draft_.gone_paths[i] + ".id", "should be " + id + ", by the order in which cards were taken");
    }
  }

  void check_owned() {
    for (std::size_t i = 0; i < s_.gone_count; ++i) {
      const Gone& gone = s_.gone[i];
      if (gone.owner == kBox) continue;
      if (!gone.card.known().has(seat_at(gone.owner)))
        fail(draft_.gone_paths[i] + ".known", "the owner knows the card", "CR-6.4");
      if (part_ == Part::End && !gone.card.shown()) {
        fail(draft_.gone_paths[i] + ".remembered", "scoring shows all collections", "CR-8.6");
      }
    }
  }

  // CR-9.0a: a card lies face-up because it has paid for a power.
  void check_flips() {
    for (int seat = 0; seat < players_; ++seat) {
      for (const Type type : kAllTypes) {
        const int up = flipped(seat, type);
        const bool pays = type == Type::Manuscript || type == Type::Pottery ? side_b(type)
                          : type == Type::Remains                           ? !side_b(type)
                                                                            : type == Type::Idol;
        const bool in_pairs = type == Type::Pottery || type == Type::Remains;
        const std::string path = seat_path(seat) + ".collection";
        const std::string name(kTypeNames[index(type)]);
        if (up > 0 && !pays) fail(path, "nothing turns cards of type " + name + " face-up", "CR-9.0a");
        if (in_pairs && up % 2 != 0) fail(path, "cards of type " + name + " turn face-up in pairs", "CR-9.0a");
      }
    }
  }

  void check_race() {  // CR-9.2
    // While the row is laid nobody can have taken a card in this round.
    const int last = part_ == Part::Reveal ? s_.round - 1 : s_.round;
    if (s_.race_round > last) fail("race_round", "this round has not been played", "CR-9.2");
    bool won = false;
    for (int seat = 0; seat < players_ && !fault_; ++seat) {
      const std::string path = seat_path(seat) + ".race";
      const bool wins = s_.players[seat].won_race != 0;
      const int idols = s_.players[seat].owned[index(Type::Idol)];
      won = won || wins;
      if (wins && !side_b(Type::Idol)) fail(path, "there is no race with side A of the Idol Collector", "CR-9.2");
      if (wins && idols < 2) fail(path, "the race is won with two Idols", "CR-9.2");
      if (side_b(Type::Idol) && flipped(seat, Type::Idol) != (wins ? 2 : 0)) {
        fail(seat_path(seat) + ".collection", "who wins the race turns two Idols face-up, and nobody else", "CR-9.2");
      }
      // The race is checked when all cards of a player are taken.
      const bool still_taking = s_.phase == Phase::Take && seat == s_.active;
      const bool too_late = s_.race_round != 0 && s_.race_round < s_.round;
      if (side_b(Type::Idol) && !wins && idols >= 2 && !too_late && !still_taking) {
        fail(path, "should be true: two Idols win the race while it is open", "CR-9.2");
      }
    }
    if (won != (s_.race_round != 0))
      fail("race_round", "should be the round in which a seat won the race, or null", "CR-9.2");
  }

  // CR-9.2, CR-R40: what the flips of Idol B tell of the Idols that they left hidden.
  void check_floors() {
    for (int seat = 0; seat < players_ && part_ != Part::End; ++seat) {
      if (s_.players[seat].won_race == 0 || RaceFloors(players_, s_, seat).agree()) continue;
      for (std::size_t i = 0; i < s_.gone_count; ++i) {
        const Gone& gone = s_.gone[i];
        if (gone.owner != seat || gone.card.type() != Type::Idol || gone.card.shown()) continue;
        fail(draft_.gone_paths[i] + ".at_least", "is not what the Idols turned face-up tell", "CR-9.2");
      }
    }
    for (std::size_t i = 0; i < s_.gone_count; ++i) {
      const Gone& gone = s_.gone[i];
      if (gone.card.floor() == 0) continue;
      const std::string path = draft_.gone_paths[i] + ".at_least";
      const bool raced = gone.card.type() == Type::Idol && s_.players[gone.owner].won_race != 0;
      if (!raced || gone.card.shown()) fail(path, "only a hidden Idol left by Idol B tells a least value", "CR-9.2");
      if (gone.card.floor() > gone.card.value()) fail(path, "should be at most the value of the card", "CR-9.2");
    }
  }

  // --- what each phase needs ---

  void check_window() {  // CR-3.2, CR-3.3
    const int seat = s_.active;
    if (part_ == Part::Before && !side_b(Type::Pottery)) fail("phase", "this window needs Pottery B", "CR-3.2");
    if (part_ == Part::After && !side_b(Type::Manuscript)) fail("phase", "this window needs Manuscript B", "CR-3.2");
    bool usable = true;
    switch (s_.phase) {
      case Phase::Before: usable = can_use_before(s_, seat); break;
      case Phase::After: usable = can_use_manuscript(s_, seat); break;
      case Phase::Idol: usable = can_use_idol(s_, seat); break;
      case Phase::Last: usable = can_use_remains(s_, seat); break;
      default: break;
    }
    if (!usable) fail("phase", "the active player has no power to use and is not asked", "CR-3.3");
  }

  bool hides_undrawn_card(int slot) const {
    const Card& card = s_.slots[slot].card;
    return card.exists() && !card.face_up() && card.value() == 0;
  }

  void check_take() {
    if (s_.phase != Phase::Take) return;
    const int slot = s_.pending;
    if (!hides_undrawn_card(slot))
      return fail("pending", "should be a slot with a card that nobody has seen", "CR-6.3c");
    if (static_cast<Phase>(s_.resume) == Phase::Before) {
      if (flipped(s_.active, Type::Pottery) < 2) fail("active", "has not paid for Pottery B", "CR-9.8");
      return;
    }
    if (s_.slots[slot].holder != s_.active) fail("pending", "should be a slot that the active player holds", "CR-6.3c");
    for (int i = 0; i < kMaxSlots; ++i) {  // cards are taken from left to right
      if (s_.slots[i].holder != s_.active) continue;
      const std::string path = slot_path(i) + ".card";
      if (i < slot && s_.slots[i].card.exists()) fail(path, "is taken before the one that is pending", "CR-6.3c");
      if (i > slot && !s_.slots[i].card.exists()) fail(path, "is taken after the one that is pending", "CR-6.3c");
    }
  }

  void check_look() {
    if (s_.phase != Phase::Look) return;
    if (!side_b(Type::Manuscript) || flipped(s_.active, Type::Manuscript) < 1)
      fail("active", "has not paid for Manuscript B", "CR-9.6");
    if (!hides_undrawn_card(s_.pending)) fail("pending", "should be a slot with a card that nobody has seen", "CR-9.6");
    for (int i = 0; i < s_.pending; ++i) {
      const Card& card = s_.slots[i].card;
      if (card.exists() && !card.known().has(seat_at(s_.active)))
        fail("pending", "cards are looked at from left to right", "CR-9.6");
    }
  }

  void check_reroll() {
    if (s_.phase != Phase::Reroll) return;
    if (side_b(Type::Idol) || flipped(s_.active, Type::Idol) < 1) fail("active", "has not paid for Idol A", "CR-9.1");
    const Slot& chosen = s_.slots[s_.pending];
    if (chosen.holder != s_.active) return fail("pending", "should be a slot that the active player holds", "CR-9.1");
    if (s_.pending_die >= chosen.count) return fail("die", "there are not so many dice on this slot", "CR-9.1");
    // CR-D4: of failing dice of equal effort the first is rolled.
    for (int i = 0; i <= s_.pending; ++i) {
      const Slot& slot = s_.slots[i];
      if (slot.holder != s_.active || slot.effort != chosen.effort) continue;
      for (int die = 0; die < slot.count; ++die) {
        const bool is_chosen = i == s_.pending && die == s_.pending_die;
        if (fails(slot.rolled[die], slot.effort)) {
          if (!is_chosen) fail("die", "an earlier die of this effort fails, too", "CR-9.1");
          return;
        }
        if (is_chosen) fail("die", "should be a failing die", "CR-9.1");
      }
    }
  }

  // --- ties (CR-8.3, CR-8.4) ---

  Seats best_seats() const {
    int totals[kMaxPlayers] = {};
    score_all(game_.content(), players_, s_, totals);
    const int best = *std::max_element(totals, totals + players_);
    Seats seats;
    for (int seat = 0; seat < players_; ++seat) {
      if (totals[seat] == best) seats = seats | Seats(seat_at(seat));
    }
    return seats;
  }

  Seats with_dice() const {
    Seats seats;
    for (int seat = 0; seat < players_; ++seat) {
      if (s_.players[seat].ready > 0) seats = seats | Seats(seat_at(seat));
    }
    return seats;
  }

  void check_tied() {
    if (part_ != Part::End) return;
    const Seats best = best_seats();
    const Seats tied = Seats::from_bits(s_.tied);
    if (tied.empty() || !best.has_all(tied))
      return fail("tie.seats", "should be among those with the highest score", "CR-8.3");
    const bool rolling = s_.phase == Phase::TieRoll;
    if (rolling && tied.count() < 2) fail("tie.seats", "a roll-off needs two seats", "CR-8.3");
    if (rolling && !tied.has_any(with_dice())) fail("tie.seats", "without dice they share the victory", "CR-8.4");
    // Whoever is left after a roll has rolled the highest sum, so with dice.
    if (tied != best && !with_dice().has_all(tied)) fail("tie.seats", "without dice nobody wins a roll-off", "CR-8.4");
    const bool shared = !rolling && tied.count() > 1;
    if (shared && with_dice().has_any(tied)) fail("tie.seats", "those tied who have dice roll again", "CR-8.3");
    const bool unrolled = !rolling && tied == best && tied.count() == 1;
    if (!rolling && !unrolled && !shared && !with_dice().has_any(best))
      fail("tie.seats", "without dice they share the victory", "CR-8.4");
  }

  void check_tie_sums() {
    if (s_.phase != Phase::TieRoll) return;
    const Seats tied = Seats::from_bits(s_.tied);
    bool waiting = false;  // the active player and all after this one have not rolled
    for (int place = 0; place < players_; ++place) {
      const int seat = seat_in_order(players_, s_, place);
      if (seat == s_.active) waiting = true;
      if (!tied.has(seat_at(seat))) continue;
      const int dice = s_.players[seat].ready;
      const int sum = s_.tie_sum[seat];
      const bool rolls = waiting && dice > 0;
      if (rolls != (sum == kNotRolled))
        fail("tie.sums", "players roll in turn order, and it is the active one's turn", "CR-8.3");
      if (sum != kNotRolled && (sum < dice || sum > 6 * dice))
        fail("tie.sums", "no roll of these dice has this sum", "CR-8.3");
    }
    if (s_.tie_sum[s_.active] != kNotRolled) fail("active", "should be the next tied player to roll", "CR-8.3");
  }

  const Crypt& game_;
  const Draft& draft_;
  const State& s_;
  const int players_;
  const Part part_;
  std::optional<Fault> fault_;
};

}  // namespace

std::optional<Fault> check_position(const Crypt& game, const Draft& draft) { return PositionCheck(game, draft).run(); }

}  // namespace uc::crypt
