// What a viewer may see, as documents: docs/format/crypt.md. The referee's view is the position format; load.cpp reads
// it.
#include "view.hpp"

#include <utility>

#include "core/position.hpp"
#include "crypt/rules/rules.hpp"
#include "crypt/rules/score.hpp"

namespace uc::crypt {

std::string slot_name(int slot) { return "S" + std::to_string(slot + 1); }

std::string card_id(Type type, int handle) { return kTypeLetters[index(type)] + std::to_string(handle); }

bool has_active(Phase phase) {
  switch (phase) {
    case Phase::Sides:
    case Phase::Leader:
    case Phase::Top:
    case Phase::Reveal:
    case Phase::Ghost:
    case Phase::Over: return false;
    default: return true;
  }
}

bool has_pending(Phase phase) {
  return phase == Phase::Reveal || phase == Phase::Look || phase == Phase::Take || phase == Phase::Reroll;
}

bool has_resume(Phase phase) { return phase == Phase::Look || phase == Phase::Take; }

bool has_leader(int players, Phase phase) { return players == 1 || (phase != Phase::Sides && phase != Phase::Leader); }

Unseen unseen_by(const State& state, Viewer viewer) {
  Unseen unseen{};
  for (std::size_t type = 0; type < kTypes; ++type) {
    for (std::size_t value = 1; value <= kMaxValue; ++value) unseen[type][value] = state.unseen[type][value];
  }
  const auto add = [&](const Card& card) {
    if (!card.exists() || card.value() == 0 || can_read(card, viewer)) return;
    ++unseen[index(card.type())][card.value()];
  };
  for (const Slot& slot : state.slots) add(slot.card);
  for (int i = 0; i < state.gone_count; ++i) add(state.gone[i].card);
  return unseen;
}

Doc count_list(const std::array<int, kMaxValue + 1>& counts, int highest) {
  Doc list = Doc::array();
  for (int value = 1; value <= highest; ++value) list.push(counts[value]);
  return list;
}

Doc holder_doc(int holder) { return holder == kGhost ? Doc("ghost") : Doc(holder); }

std::string side_letters(unsigned sides) {
  std::string letters;
  for (unsigned type = 0; type < kTypes; ++type) letters += (sides >> type & 1U) != 0 ? 'B' : 'A';
  return letters;
}

Doc bonuses_doc(const Parts& parts) {
  return by_type([&](int type) { return parts.collectors[type]; });
}

namespace {

Doc seats_doc(Seats seats) {
  Doc list = Doc::array();
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    if (seats.has(seat_at(seat))) list.push(seat);
  }
  return list;
}

Doc order_doc(int players, const State& state) {  // CR-5.1, CR-10.4
  Doc list = Doc::array();
  if (!has_leader(players, state.phase)) return list;
  for (int step = 0; step < claim_turns(players); ++step) list.push(holder_doc(claimant(players, state, step)));
  return list;
}

Doc deck_doc(const State& state) {
  int cards = 0;
  for (const std::uint8_t count : state.deck) cards += count;
  return Doc::object()
      .set("cards", cards)
      .set("top", state.top == kNoType ? Doc() : Doc(kTypeNames[state.top]))
      .set("types", by_type([&](int type) { return state.deck[type]; }));
}

// What all cards have in common.
Doc card_doc(const Card& card, Viewer viewer) {
  return Doc::object()
      .set("type", kTypeNames[index(card.type())])
      .set("value", can_read(card, viewer) ? Doc(card.value()) : Doc())
      .set("face", card.face_up() ? "up" : "down")
      .set("known", seats_doc(card.known()));
}

Doc rolled_doc(const Slot& slot) {
  bool any = false;
  Doc list = Doc::array();
  for (int die = 0; die < slot.count; ++die) {
    any = any || slot.rolled[die] != 0;
    list.push(slot.rolled[die] == 0 ? Doc() : Doc(slot.rolled[die]));
  }
  return any ? list : Doc();
}

Doc slot_doc(const State& state, int i, Viewer viewer) {
  const Slot& slot = state.slots[i];
  Doc dice;
  if (slot.holder != kNobody) {
    dice.set("holder", holder_doc(slot.holder)).set("count", slot.count).set("effort", slot.effort);
    dice.set("rolled", rolled_doc(slot));
  }
  return Doc::object()
      .set("slot", slot_name(i))
      .set("card", slot.card.exists() ? card_doc(slot.card, viewer) : Doc())
      .set("dice", std::move(dice));
}

int dice_on_cards(const State& state, int holder) {
  int dice = 0;
  for (const Slot& slot : state.slots) dice += slot.holder == holder ? slot.count : 0;
  return dice;
}

Doc collection_doc(const State& state, int seat, Viewer viewer) {
  Doc list = Doc::array();
  std::array<int, kTypes> handles{};
  for (int i = 0; i < state.gone_count; ++i) {
    const Card& card = state.gone[i].card;
    if (state.gone[i].owner != seat) continue;
    Doc doc = Doc::object();
    doc.set("id", card_id(card.type(), ++handles[index(card.type())]));
    Doc common = card_doc(card, viewer);
    for (Doc::Member& member : common.as_object()) doc.set(member.first, std::move(member.second));
    doc.set("remembered", card.shown() && !card.face_up());  // CR-R27
    doc.set("at_least", card.floor() == 0 ? Doc() : Doc(card.floor()));
    doc.set("gone", i + 1);
    list.push(std::move(doc));
  }
  return list;
}

Doc score_doc(const Parts& parts) {
  return Doc::object()
      .set("treasure", parts.treasure)
      .set("collectors", bonuses_doc(parts))
      .set("dice", parts.dice)
      .set("total", parts.total())
      .set("hidden", parts.hidden);
}

Doc seat_doc(const Crypt& game, const State& state, int seat, Viewer viewer) {
  const Player& player = state.players[seat];
  return Doc::object()
      .set("seat", seat)
      .set("ready", player.ready)
      .set("on_cards", dice_on_cards(state, seat))
      .set("exhausted", player.exhausted)
      .set("placed", player.placed != 0)
      .set("race", player.won_race != 0)
      .set("collection", collection_doc(state, seat, viewer))
      .set("score", score_doc(score_parts(game.content(), game.players(), state, seat, viewer)));
}

Doc ghost_doc(const State& state) {
  const int on_cards = dice_on_cards(state, kGhost);
  return Doc::object()
      .set("ready", kDice - on_cards - state.ghost_aside - state.ghost_bumped)
      .set("on_cards", on_cards)
      .set("aside", state.ghost_aside)
      .set("bumped", state.ghost_bumped);
}

Doc box_doc(const State& state, Viewer viewer) {
  Doc list = Doc::array();
  for (int i = 0; i < state.gone_count; ++i) {
    if (state.gone[i].owner == kBox) list.push(card_doc(state.gone[i].card, viewer).set("gone", i + 1));
  }
  return list;
}

// CR-8.3: who is still in the roll-off and what they rolled; at the end who won it.
Doc tie_doc(const State& state) {
  if (state.phase != Phase::TieRoll && state.phase != Phase::Over) return {};
  const Seats tied = Seats::from_bits(state.tied);
  Doc sums;
  for (int seat = 0; seat < kMaxPlayers && state.phase == Phase::TieRoll; ++seat) {
    if (tied.has(seat_at(seat))) sums.push(state.tie_sum[seat] == kNotRolled ? Doc() : Doc(state.tie_sum[seat]));
  }
  return Doc::object().set("seats", seats_doc(tied)).set("sums", std::move(sums));
}

// Where the game stands: from `phase` to `die`.
void set_course(Doc& doc, const Crypt& game, const State& state) {
  const int players = game.players();
  const bool led = has_leader(players, state.phase);
  doc.set("phase", Crypt::kinds()[static_cast<std::size_t>(state.phase)]);
  doc.set("round", state.round).set("rounds", game.setup().rounds());
  doc.set("sides", state.phase == Phase::Sides ? Doc() : Doc(side_letters(state.sides)));
  doc.set("leader", led ? holder_doc(state.leader) : Doc());
  doc.set("lights_out", led ? holder_doc(lights_out(players, state)) : Doc());
  doc.set("order", order_doc(players, state)).set("step", state.step);
  doc.set("active", has_active(state.phase) ? Doc(state.active) : Doc());
  doc.set("resume", has_resume(state.phase) ? Doc(Crypt::kinds()[state.resume]) : Doc());
  doc.set("pending", has_pending(state.phase) ? Doc(slot_name(state.pending)) : Doc());
  doc.set("die", state.phase == Phase::Reroll ? Doc(state.pending_die + 1) : Doc());
}

// CR-5.1: how many Claim turns of this round are over, and whether the next one is under way.
struct Turns {
  int done;
  bool now;
};

Turns claim_progress(int players, const State& state) {
  const Phase phase = has_resume(state.phase) ? static_cast<Phase>(state.resume) : state.phase;
  switch (phase) {
    case Phase::Sides:
    case Phase::Leader:
    case Phase::Top:
    case Phase::Reveal:
    case Phase::Before: return {0, false};
    case Phase::Claim:
    case Phase::Ghost: return {state.step, true};
    default: return {claim_turns(players), false};
  }
}

Doc turns_doc(int players, const State& state) {
  Doc list = Doc::array();
  if (!has_leader(players, state.phase)) return list;
  const Turns turns = claim_progress(players, state);
  for (int step = 0; step < claim_turns(players); ++step) {
    list.push(step < turns.done ? "done" : step == turns.done && turns.now ? "now" : "next");
  }
  return list;
}

// CR-0.4: what so many dice of an effort are worth together.
Doc totals_doc() {
  Doc table = Doc::array();
  Slot dice;
  for (dice.count = 1; dice.count <= kDice; ++dice.count) {
    Doc row = Doc::array();
    for (dice.effort = 1; dice.effort <= kFaces; ++dice.effort) row.push(dice.total());
    table.push(std::move(row));
  }
  return table;
}

Doc failed_doc(const Slot& slot) {  // CR-6.3b
  if (rolled_doc(slot).is_null()) return {};
  Doc list = Doc::array();
  for (int die = 0; die < slot.count; ++die) list.push(fails(slot.rolled[die], slot.effort));
  return list;
}

Doc dice_doc(const Slot& slot) {
  if (slot.holder == kNobody) return {};
  return Doc::object().set("total", slot.total()).set("failed", failed_doc(slot));
}

// What the rules make of the position, so that no front end needs to know them. No part of the position format.
Doc facts_doc(const Crypt& game, const State& state) {
  Doc dice = Doc::array();
  for (int i = 0; i < game.setup().slots(); ++i) dice.push(dice_doc(state.slots[i]));
  return Doc::object()
      .set("turns", turns_doc(game.players(), state))
      .set("dice", std::move(dice))
      .set("totals", totals_doc())
      .set("full_score", game.solo() ? Doc(kSoloScale) : Doc());
}

}  // namespace

const std::vector<std::string_view>& Crypt::kinds() {
  static const std::vector<std::string_view> names = {
      "setup.sides",  "setup.leader", "setup.top", "reveal",       "before",         "claim", "ghost",    "after",
      "collect.roll", "collect.take", "look",      "collect.idol", "collect.reroll", "last",  "tie.roll", "over"};
  return names;
}

Doc Crypt::view(const State& state, Viewer viewer) const {
  Doc doc = Doc::object();
  doc.set("format", kPositionFormat).set("version", kPositionVersion);
  doc.set("game", id).set("players", players_).set("options", write_options(*content_, options_, players_));
  set_course(doc, *this, state);
  doc.set("deck", deck_doc(state));
  const Unseen unseen = unseen_by(state, viewer);
  doc.set("unseen", by_type([&](int type) { return count_list(unseen[type], content_->highest_value); }));
  Doc crypt = Doc::array();
  for (int i = 0; i < setup_->slots(); ++i) crypt.push(slot_doc(state, i, viewer));
  doc.set("crypt", std::move(crypt));
  Doc seats = Doc::array();
  for (int seat = 0; seat < players_; ++seat) seats.push(seat_doc(*this, state, seat, viewer));
  doc.set("seats", std::move(seats));
  doc.set("ghost", solo() ? ghost_doc(state) : Doc());
  doc.set("box", box_doc(state, viewer));
  doc.set("race_round", state.race_round == 0 ? Doc() : Doc(state.race_round));
  doc.set("tie", tie_doc(state));
  if (!viewer.all) doc.set("facts", facts_doc(*this, state));
  return doc;
}

}  // namespace uc::crypt
