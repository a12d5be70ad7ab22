// The course of a game of Crypt: what each action does, and all that follows by itself, in the order of the rules.
#include "rules.hpp"

#include <algorithm>
#include <bit>
#include <type_traits>
#include <utility>

#include "score.hpp"
#include "solo.hpp"

namespace uc::crypt {
namespace {

template <class Events>
class Play {
 public:
  Play(const Crypt& game, State& state, Events& events)
      : game_(game), s_(state), tell_(events), players_(game.players()), everybody_(Seats::first(players_)) {}

  void make(Action action) {
    switch (kind_of(action)) {
      case Kind::None: break;
      case Kind::Sides: set_sides(drawn_value(action)); break;
      case Kind::Leader: set_leader(drawn_value(action)); break;
      case Kind::Top: show_first_top(drawn_value(action)); break;
      case Kind::Reveal:
      case Kind::Conceal: lay_card(drawn_value(action), drawn_next(action)); break;
      case Kind::Claim: claim(action); break;
      case Kind::Recover: recover(); break;
      case Kind::End: end_window(); break;
      case Kind::Pottery: use_pottery(power_of(action)); break;
      case Kind::Manuscript: use_manuscript(power_of(action)); break;
      case Kind::Remains: use_remains(power_of(action)); break;
      case Kind::Idol: use_idol(power_of(action)); break;
      case Kind::Look: see_value(drawn_value(action)); break;
      case Kind::Take: take_drawn(drawn_value(action)); break;
      case Kind::Roll: roll(dice_of(action)); break;
    }
  }

 private:
  using Ev = Event::Type;

  // --- CR-2 Setup ---

  void set_sides(int mask) {
    s_.sides = static_cast<std::uint8_t>(mask);
    tell({.type = Ev::SidesSet, .a = s_.sides});
    s_.phase = players_ == 1 ? Phase::Top : Phase::Leader;
  }

  void set_leader(int seat) {  // CR-2.4
    s_.leader = static_cast<std::uint8_t>(seat);
    tell({.type = Ev::LeaderChosen, .a = s_.leader});
    s_.phase = Phase::Top;
  }

  void show_first_top(int type) {
    s_.top = static_cast<std::uint8_t>(type);
    tell({.type = Ev::TopShown, .card = s_.top});
    begin_round();
  }

  // --- CR-4 Reveal ---

  void begin_round() {
    ++s_.round;
    tell({.type = Ev::RoundBegan, .a = s_.round, .b = s_.leader});
    s_.phase = Phase::Reveal;
    s_.pending = 0;
  }

  void lay_card(int value, int next) {  // CR-4.1; value 0: face-down
    const auto type = static_cast<Type>(s_.top);
    Card card(type, value, value != 0);
    if (value != 0) {
      --s_.unseen[index(type)][value];
      card.show(everybody_);
    }
    s_.slots[s_.pending].card = card;
    --s_.deck[index(type)];
    s_.top = static_cast<std::uint8_t>(next);
    if (value != 0) {
      tell({.type = Ev::CardRevealed,
            .slot = s_.pending,
            .card = u8(index(type)),
            .value = u8(value),
            .open = true,
            .knows = everybody_,
            .learned = everybody_});
    } else {
      tell({.type = Ev::CardConcealed, .slot = s_.pending, .card = u8(index(type))});
    }
    if (next != kNoType) tell({.type = Ev::TopShown, .card = s_.top});
    ++s_.pending;
    if (s_.pending < game_.setup().slots() && next != kNoType) return;  // CR-R12: a short deck ends the row early
    if (players_ == 1) order_crypt(s_.pending);
    s_.pending = 0;
    open_before();
  }

  void order_crypt(int laid) {  // CR-10.3
    const SlotOrder order = ghost_order(game_.content(), s_, laid);
    const State drawn = s_;
    for (int i = 0; i < laid; ++i) s_.slots[i].card = drawn.slots[order[at(i)]].card;
    tell({.type = Ev::CryptOrdered, .a = order[0], .b = order[1], .c = order[2]});
  }

  // --- W0 ---

  void open_before() {
    s_.step = 0;
    if (side_of(s_, Type::Pottery) == Side::B) next_before();
    else begin_claims();
  }

  void next_before() {
    for (; s_.step < players_; ++s_.step) {
      const int seat = seat_in_order(players_, s_, s_.step);
      if (can_use_before(s_, seat)) return ask(Phase::Before, seat);
    }
    begin_claims();
  }

  // --- CR-5 Claim ---

  void begin_claims() {
    s_.step = 0;
    next_claim_turn();
  }

  void next_claim_turn() {
    for (; s_.step < claim_turns(players_); ++s_.step) {
      const int who = claimant(players_, s_, s_.step);
      if (who != kGhost) return ask(Phase::Claim, who);
      if (dice_of_ghost_turn() > 0) return ask(Phase::Ghost, 0);
    }
    open_after();
  }

  int dice_of_ghost_turn() const {  // CR-10.5, CR-10.7
    return s_.step == 2 ? s_.ghost_bumped : kDice;
  }

  void claim(Action action) {  // CR-5.3, CR-5.4
    Player& player = s_.players[s_.active];
    // From bid to bid: most slots have none.
    for (std::uint64_t bits = rest_of(action); bits != 0;) {
      const auto i = u8(std::countr_zero(bits) / static_cast<int>(kBidBits));
      const Bid bid = bid_on(action, i);
      bits &= ~bid_bits(i, bid.count, bid.effort);
      if (s_.slots[i].holder != kNobody) bump(i, s_.active);
      place(i, s_.active, bid.count, bid.effort);
      player.ready = u8(player.ready - bid.count);
      tell({.type = Ev::Claimed, .seat = s_.active, .slot = i, .a = bid.count, .b = bid.effort});
    }
    player.placed = 1;
    ++s_.step;
    next_claim_turn();
  }

  void bump(std::uint8_t i, std::uint8_t by) {  // CR-5.5
    const Slot& slot = s_.slots[i];
    if (slot.holder == kGhost) s_.ghost_bumped = u8(s_.ghost_bumped + slot.count);
    else s_.players[slot.holder].ready = u8(s_.players[slot.holder].ready + slot.count);
    tell({.type = Ev::Bumped, .seat = slot.holder, .slot = i, .a = slot.count, .b = by});
  }

  void place(std::uint8_t i, std::uint8_t holder, int count, int effort) {
    s_.slots[i].holder = holder;
    s_.slots[i].count = u8(count);
    s_.slots[i].effort = u8(effort);
  }

  void recover() {  // CR-5.6
    recover_all(s_.active, 0);
    ++s_.step;
    next_claim_turn();
  }

  void recover_all(std::uint8_t seat, std::uint8_t why) {
    Player& player = s_.players[seat];
    tell({.type = Ev::Recovered, .seat = seat, .a = player.exhausted, .b = why});
    player.ready = u8(player.ready + player.exhausted);
    player.exhausted = 0;
  }

  // --- CR-10 the Ghost ---

  void ghost_turn(const Dice& dice) {  // CR-10.5, CR-10.7
    tell({.type = Ev::GhostRolled, .a = dice.faces[0], .b = dice.faces[1], .c = dice.faces[2]});
    const bool extra = s_.step == 2;
    if (extra) s_.ghost_bumped = 0;
    bool first = true;
    for (const GhostGroup& group : ghost_groups(dice)) {
      if (group.count == 0) break;
      const std::uint8_t slot = extra && !first ? kNobody : ghost_slot(s_, group);
      if (slot == kNobody) set_aside(group);
      else place_group(group, slot);
      first = false;
    }
    ++s_.step;
    next_claim_turn();
  }

  void place_group(const GhostGroup& group, std::uint8_t i) {  // CR-10.6
    if (s_.slots[i].holder != kNobody) bump(i, kGhost);
    place(i, kGhost, group.count, group.face);
    tell({.type = Ev::GhostPlaced, .slot = i, .a = group.count, .b = group.face});
  }

  void set_aside(const GhostGroup& group) {
    s_.ghost_aside = u8(s_.ghost_aside + group.count);
    tell({.type = Ev::GhostSetAside, .a = group.count, .b = group.face});
  }

  // --- W2 ---

  void open_after() {
    s_.step = 0;
    if (side_of(s_, Type::Manuscript) == Side::B) next_after();
    else begin_collect();
  }

  void next_after() {
    for (; s_.step < players_; ++s_.step) {
      const int seat = seat_in_order(players_, s_, s_.step);
      if (can_use_manuscript(s_, seat)) return ask(Phase::After, seat);
    }
    begin_collect();
  }

  // --- CR-6 Collect ---

  void begin_collect() {
    for (std::uint8_t i = 0; i < kMaxSlots; ++i) {  // CR-6.1, CR-10.8
      if (!s_.slots[i].card.exists()) continue;
      if (s_.slots[i].holder == kNobody) discard(i, Ev::Discarded);
      else if (s_.slots[i].holder == kGhost) discard(i, Ev::GhostTook);
    }
    for (int place = 0; place < players_; ++place) {  // CR-6.2
      const int seat = seat_in_order(players_, s_, place);
      Player& player = s_.players[seat];
      const bool bumped_everywhere = player.placed != 0 && !has_dice_on_cards(s_, seat);
      if (bumped_everywhere && player.exhausted > 0) recover_all(u8(seat), 1);
      player.placed = 0;
    }
    s_.step = 0;
    next_collector();
  }

  void discard(std::uint8_t i, Ev type) {
    const Card card = s_.slots[i].card;
    s_.gone[s_.gone_count++] = {card, kBox};
    s_.slots[i] = Slot{};
    tell({.type = type,
          .slot = i,
          .card = u8(index(card.type())),
          .value = u8(card.value()),
          .open = card.shown(),
          .knows = card.known()});
  }

  void next_collector() {  // CR-6.3: each player completely, in turn order
    for (; s_.step < players_; ++s_.step) {
      s_.active = u8(seat_in_order(players_, s_, s_.step));
      if (!has_dice_on_cards(s_, s_.active)) continue;
      s_.phase = Phase::Roll;
      if (dice_to_roll(s_) > 0) return;
      return take_cards();
    }
    finish_round();
  }

  void collect_roll(const Dice& dice) {  // CR-6.3a
    int next = 0;
    for (std::uint8_t i = 0; i < kMaxSlots; ++i) {
      Slot& slot = s_.slots[i];
      if (slot.holder != s_.active || slot.effort == 1) continue;
      for (int die = 0; die < slot.count; ++die) {
        slot.rolled[die] = dice.faces[at(next++)];
        tell({.type = Ev::DieRolled, .seat = s_.active, .slot = i, .a = slot.effort, .b = slot.rolled[die]});
      }
    }
    take_cards();
  }

  void take_cards() {  // CR-6.3c
    for (std::uint8_t i = 0; i < kMaxSlots; ++i) {
      if (s_.slots[i].holder != s_.active || !s_.slots[i].card.exists()) continue;
      if (s_.slots[i].card.value() == 0) return draw_value(Phase::Take, Phase::Roll, i);
      take_card(i);
    }
    check_race(s_.active);  // CR-6.3d
    idol_window();
  }

  // The value of a face-down card is drawn when somebody first sees it.
  void draw_value(Phase phase, Phase resume, std::uint8_t slot) {
    s_.phase = phase;
    s_.resume = u8(static_cast<int>(resume));
    s_.pending = slot;
  }

  void take_drawn(int value) {
    const std::uint8_t i = s_.pending;
    const auto resume = static_cast<Phase>(s_.resume);
    settle_value(i, value);
    take_card(i);
    if (resume == Phase::Before) return finish_pottery();
    take_cards();
  }

  void settle_value(std::uint8_t i, int value) {
    Card& card = s_.slots[i].card;
    card.set_value(value);
    --s_.unseen[index(card.type())][value];
    s_.phase = static_cast<Phase>(s_.resume);
    s_.resume = 0;
    s_.pending = 0;
  }

  void take_card(std::uint8_t i) {
    Card card = std::exchange(s_.slots[i].card, Card{});
    const Seats taker(seat_at(s_.active));
    const bool new_to_taker = !card.known().has_all(taker);
    card.set_face_up(false);
    card.add_known(taker);  // CR-6.3c, CR-6.4
    s_.gone[s_.gone_count++] = {card, s_.active};
    Player& player = s_.players[s_.active];
    const int type = index(card.type());
    ++player.down[type];
    ++player.owned[type];
    tell({.type = Ev::CardTaken,
          .seat = s_.active,
          .slot = i,
          .card = u8(type),
          .value = u8(card.value()),
          .a = player.owned[type],
          .open = card.shown(),
          .knows = card.known(),
          .learned = new_to_taker ? taker : Seats::none()});
  }

  // --- CR-9.2 Idol B ---

  void check_race(std::uint8_t seat) {
    Player& player = s_.players[seat];
    const bool open = s_.race_round == 0 || s_.race_round == s_.round;
    if (side_of(s_, Type::Idol) != Side::B || player.won_race != 0 || !open) return;
    if (player.owned[index(Type::Idol)] < 2) return;
    player.won_race = 1;
    s_.race_round = s_.round;
    tell({.type = Ev::RaceWon, .seat = seat});
    flip_race_idols(seat);
  }

  // First those whose value all players know, then those of lower value. Whoever sees an Idol flipped can conclude that
  // those left, of which all players know as much, are worth no less: their floor.
  void flip_race_idols(std::uint8_t seat) {
    int last = -1;
    bool hidden = false;
    for (int flips = 0; flips < 2; ++flips) {
      const FaceDown idols(s_, seat, Type::Idol);
      int best = 0;
      for (int k = 1; k < idols.count; ++k) {
        if (race_key(idols, k) < race_key(idols, best)) best = k;
      }
      const FaceDown::Entry& entry = idols.entries[at(best)];
      last = entry.gone;
      hidden = s_.gone[last].card.known() != everybody_;
      flip(seat, entry.gone, entry.handle);
    }
    const int value = s_.gone[last].card.value();
    const FaceDown left(s_, seat, Type::Idol);
    for (int k = 0; k < left.count; ++k) {
      const int gone = left.entries[at(k)].gone;
      Card& card = s_.gone[gone].card;
      if (card.shown() || (card.known() != everybody_) != hidden) continue;
      const int floor = gone < last ? value + 1 : value;
      if (floor > 1) card.set_floor(floor);  // everything is worth at least 1
    }
  }

  std::pair<bool, int> race_key(const FaceDown& idols, int k) const {
    const Card card = s_.gone[idols.entries[at(k)].gone].card;
    return {card.known() != everybody_, card.value()};
  }

  // --- CR-9.0 flipping ---

  void flip(std::uint8_t seat, int gone, int handle) {  // CR-9.0a, CR-9.0d
    Card& card = s_.gone[gone].card;
    const Seats learned = everybody_ - card.known();
    card.set_face_up(true);
    card.show(everybody_);
    const int type = index(card.type());
    --s_.players[seat].down[type];
    tell({.type = Ev::Flipped,
          .seat = seat,
          .card = u8(type),
          .value = u8(card.value()),
          .a = u8(handle),
          .open = true,
          .knows = everybody_,
          .learned = learned});
  }

  void pay(Type type, int handle) { flip(s_.active, find_card(s_, s_.active, type, handle), handle); }

  // --- CR-9.1 Idol A: window K-IDOL ---

  void idol_window() {
    if (can_use_idol(s_, s_.active)) return ask(Phase::Idol, s_.active);
    settle_dice();
  }

  void use_idol(const Power& power) {
    pay(Type::Idol, power.first);
    for (std::uint8_t i = 0; i < kMaxSlots; ++i) {
      const Slot& slot = s_.slots[i];
      if (slot.holder != s_.active || slot.effort != power.target) continue;
      for (std::uint8_t die = 0; die < slot.count; ++die) {
        if (!fails(slot.rolled[die], slot.effort)) continue;
        s_.phase = Phase::Reroll;
        s_.pending = i;
        s_.pending_die = die;
        return;
      }
    }
  }

  void reroll(const Dice& dice) {
    Slot& slot = s_.slots[s_.pending];
    slot.rolled[s_.pending_die] = dice.faces[0];
    tell({.type = Ev::DieRolled, .seat = s_.active, .slot = s_.pending, .a = slot.effort, .b = dice.faces[0], .c = 1});
    s_.pending = 0;
    s_.pending_die = 0;
    idol_window();
  }

  void settle_dice() {  // CR-6.3f
    Player& player = s_.players[s_.active];
    int back = 0;
    int exhausted = 0;
    for (Slot& slot : s_.slots) {
      if (slot.holder != s_.active) continue;
      for (int die = 0; die < slot.count; ++die) ++(fails(slot.rolled[die], slot.effort) ? exhausted : back);
      slot = Slot{};
    }
    player.ready = u8(player.ready + back);
    player.exhausted = u8(player.exhausted + exhausted);
    tell({.type = Ev::DiceSettled, .seat = s_.active, .a = u8(back), .b = u8(exhausted)});
    ++s_.step;
    next_collector();
  }

  // --- CR-9.6 Manuscript B ---

  void use_manuscript(const Power& power) {
    pay(Type::Manuscript, power.first);
    tell({.type = Ev::Looked, .seat = s_.active});
    look_on(s_.phase);
  }

  void look_on(Phase window) {
    const Seats looker(seat_at(s_.active));
    for (std::uint8_t i = 0; i < kMaxSlots; ++i) {
      Card& card = s_.slots[i].card;
      if (!card.exists() || card.known().has_all(looker)) continue;
      if (card.value() == 0) return draw_value(Phase::Look, window, i);
      card.add_known(looker);
      tell_seen(i, card);
    }
    finish_power();
  }

  void see_value(int value) {
    const std::uint8_t i = s_.pending;
    settle_value(i, value);
    Card& card = s_.slots[i].card;
    card.add_known(Seats(seat_at(s_.active)));
    tell_seen(i, card);
    look_on(s_.phase);
  }

  void tell_seen(std::uint8_t i, Card card) {
    tell({.type = Ev::ValueSeen,
          .seat = s_.active,
          .slot = i,
          .card = u8(index(card.type())),
          .value = u8(card.value()),
          .knows = card.known(),
          .learned = Seats(seat_at(s_.active))});
  }

  // --- CR-9.8 Pottery B ---

  void use_pottery(const Power& power) {
    pay(Type::Pottery, power.first);
    pay(Type::Pottery, power.second);
    const auto i = u8(power.target);
    const Card card = s_.slots[i].card;
    tell({.type = Ev::PotteryTook, .seat = s_.active, .slot = i, .card = u8(index(card.type()))});
    if (card.value() == 0) return draw_value(Phase::Take, Phase::Before, i);
    take_card(i);
    finish_pottery();
  }

  void finish_pottery() {
    check_race(s_.active);  // CR-R17
    finish_power();
  }

  // --- CR-9.9 Remains A ---

  void use_remains(const Power& power) {
    pay(Type::Remains, power.first);
    pay(Type::Remains, power.second);
    Player& player = s_.players[s_.active];
    --player.exhausted;
    ++player.ready;
    tell({.type = Ev::Recovered, .seat = s_.active, .a = 1, .b = 2});
    finish_power();
  }

  // --- CR-3.3 windows ---

  // After a power the window is offered again while something in it can be used.
  void finish_power() {
    switch (s_.phase) {
      case Phase::Before:
        if (can_use_before(s_, s_.active)) return;
        break;
      case Phase::After:
        if (can_use_manuscript(s_, s_.active)) return;
        break;
      case Phase::Last:
        if (can_use_remains(s_, s_.active)) return;
        break;
      default: return;  // W1: the turn goes on
    }
    leave_window();
  }

  void end_window() {
    tell({.type = Ev::WindowEnded, .seat = s_.active});
    if (s_.phase == Phase::Idol) return settle_dice();
    leave_window();
  }

  void leave_window() {
    ++s_.step;
    if (s_.phase == Phase::Before) return next_before();
    if (s_.phase == Phase::After) return next_after();
    next_last();
  }

  void ask(Phase phase, int seat) {
    s_.phase = phase;
    s_.active = u8(seat);
  }

  // --- CR-7 Torch and end ---

  void finish_round() {
    s_.ghost_aside = 0;
    s_.ghost_bumped = 0;
    s_.step = 0;
    s_.active = 0;
    if (s_.top == kNoType) return open_last();  // CR-7.2
    s_.leader = next_leader();                  // CR-7.1
    tell({.type = Ev::TorchPassed, .a = s_.leader, .b = lights_out(players_, s_)});
    begin_round();
  }

  std::uint8_t next_leader() const {
    if (players_ == 1) return s_.leader == kGhost ? std::uint8_t{0} : kGhost;  // CR-10.2
    return u8((s_.leader + 1) % players_);
  }

  void open_last() {  // W4
    if (side_of(s_, Type::Remains) == Side::A) next_last();
    else begin_scoring();
  }

  void next_last() {
    for (; s_.step < players_; ++s_.step) {
      const int seat = seat_in_order(players_, s_, s_.step);
      if (can_use_remains(s_, seat)) return ask(Phase::Last, seat);
    }
    begin_scoring();
  }

  // --- CR-8 Scoring ---

  void begin_scoring() {
    s_.step = 0;
    s_.active = 0;
    show_collections();
    int totals[kMaxPlayers] = {};
    score_all(game_.content(), players_, s_, totals);
    int best = totals[0];
    for (int seat = 0; seat < players_; ++seat) {
      tell({.type = Ev::Scored, .seat = u8(seat), .a = u8(totals[seat])});
      best = std::max(best, totals[seat]);
    }
    for (int seat = 0; seat < players_; ++seat) {
      if (totals[seat] == best) s_.tied = u8(s_.tied | 1 << seat);
    }
    roll_off();
  }

  void show_collections() {  // CR-8.6
    std::uint8_t handles[kMaxPlayers][kTypes] = {};
    for (int i = 0; i < s_.gone_count; ++i) {
      Gone& gone = s_.gone[i];
      if (gone.owner == kBox) continue;
      const int type = index(gone.card.type());
      const std::uint8_t handle = ++handles[gone.owner][type];
      if (gone.card.shown()) continue;
      const Seats learned = everybody_ - gone.card.known();
      gone.card.show(everybody_);
      tell({.type = Ev::CardShown,
            .seat = gone.owner,
            .card = u8(type),
            .value = u8(gone.card.value()),
            .a = handle,
            .open = true,
            .knows = everybody_,
            .learned = learned});
    }
  }

  // CR-8.3, CR-8.4: the tied roll until one is left, or until none of them has dice.
  void roll_off() {
    const Seats tied = Seats::from_bits(s_.tied);
    bool dice = false;
    for (int seat = 0; seat < players_; ++seat) dice = dice || (tied.has(seat_at(seat)) && s_.players[seat].ready > 0);
    if (tied.count() == 1 || !dice) return finish_game();
    for (int seat = 0; seat < players_; ++seat) {
      if (tied.has(seat_at(seat))) s_.tie_sum[seat] = s_.players[seat].ready > 0 ? kNotRolled : std::uint8_t{0};
    }
    next_tie_roll();
  }

  void next_tie_roll() {
    for (int place = 0; place < players_; ++place) {
      const int seat = seat_in_order(players_, s_, place);
      if (s_.tie_sum[seat] == kNotRolled) return ask(Phase::TieRoll, seat);
    }
    keep_the_highest();
    roll_off();
  }

  void tie_roll(const Dice& dice) {
    s_.tie_sum[s_.active] = u8(dice.faces[0] + dice.faces[1] + dice.faces[2]);
    tell({.type = Ev::TieRolled, .seat = s_.active, .a = dice.faces[0], .b = dice.faces[1], .c = dice.faces[2]});
    next_tie_roll();
  }

  void keep_the_highest() {  // CR-R24
    int best = 0;
    for (const std::uint8_t sum : s_.tie_sum) best = std::max<int>(best, sum);
    unsigned kept = 0;
    for (int seat = 0; seat < players_; ++seat) {
      const bool tied = Seats::from_bits(s_.tied).has(seat_at(seat));
      if (tied && s_.tie_sum[seat] == best) kept |= 1U << static_cast<unsigned>(seat);
      s_.tie_sum[seat] = 0;
    }
    s_.tied = static_cast<std::uint8_t>(kept);
  }

  void finish_game() {
    s_.phase = Phase::Over;
    s_.active = 0;
    tell({.type = Ev::GameEnded});
  }

  // --- rolls ---

  void roll(const Dice& dice) {
    switch (s_.phase) {
      case Phase::Ghost: return ghost_turn(dice);
      case Phase::Reroll: return reroll(dice);
      case Phase::TieRoll: return tie_roll(dice);
      default: return collect_roll(dice);
    }
  }

  void tell(const Event& event) {
    if constexpr (std::remove_reference_t<Events>::listening) tell_(event);
  }

  static constexpr std::uint8_t u8(int value) { return static_cast<std::uint8_t>(value); }
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

  const Crypt& game_;
  State& s_;
  Events& tell_;
  const int players_;
  const Seats everybody_;
};

}  // namespace

template <class Events>
void Crypt::apply(State& state, Action action, Events&& events) const {
  Play<std::remove_reference_t<Events>>(*this, state, events).make(action);
}

template void Crypt::apply<NoEvents&>(State&, Action, NoEvents&) const;
template void Crypt::apply<const NoEvents&>(State&, Action, const NoEvents&) const;
template void Crypt::apply<NoEvents>(State&, Action, NoEvents&&) const;
template void Crypt::apply<EventList<Event>&>(State&, Action, EventList<Event>&) const;

}  // namespace uc::crypt
