// Reads the position format (docs/format/crypt.md) into a draft, in the order of the document. check.cpp checks it.
#include <utility>

#include "check.hpp"
#include "core/byte.hpp"
#include "core/loading.hpp"
#include "view.hpp"

namespace uc::crypt {

namespace {

constexpr std::string_view kFaces[] = {"up", "down"};

class PositionReader {
 public:
  PositionReader(const Crypt& game, const Doc& doc)
      : game_(game), file_(doc), everybody_(Seats::first(game.players())) {}

  Result<Draft> read() {
    file_.head(Crypt::id, game_.players());
    read_course();
    read_deck(file_.member("deck"));
    read_unseen(file_.member("unseen"));
    read_crypt(file_.member("crypt"));
    read_seats(file_.member("seats"));
    read_ghost(file_.member("ghost"));
    read_box(file_.member("box"));
    s_.race_round = u8(or_null(file_.member("race_round"), 1, 255, 0));
    read_tie(file_.member("tie"));
    check_leaving_order();
    if (failed()) return *file_.fault();
    return draft_;
  }

 private:
  bool failed() const { return file_.failed(); }

  static std::int64_t or_null(DocReader field, std::int64_t min, std::int64_t max, std::int64_t none) {
    return field.is_null() ? none : field.integer(min, max);
  }

  // --- where the game stands ---

  void read_course() {
    s_.phase = read_phase(file_.member("phase"));
    s_.round = u8(file_.member("round").integer(0, game_.setup().rounds()));
    s_.sides = read_sides(file_.member("sides"));
    s_.leader = read_leader(file_.member("leader"));
    s_.step = u8(file_.member("step").integer(0, kMaxPlayers - 1));
    s_.active = u8(only_if(has_active(s_.phase), file_.member("active"),
                           [&](DocReader& field) { return field.integer(0, game_.players() - 1); }));
    s_.resume = u8(only_if(has_resume(s_.phase), file_.member("resume"),
                           [&](DocReader& field) { return static_cast<std::int64_t>(read_phase(field)); }));
    s_.pending =
        u8(only_if(has_pending(s_.phase), file_.member("pending"), [&](DocReader& field) { return read_slot(field); }));
    s_.pending_die = u8(only_if(s_.phase == Phase::Reroll, file_.member("die"),
                                [&](DocReader& field) { return field.integer(1, kDice) - 1; }));
  }

  static Phase read_phase(DocReader field) {
    return static_cast<Phase>(field.choice(Crypt::kinds().data(), Crypt::kinds().size()));
  }

  // Of a field that belongs to some phases only. In the others it is null.
  template <class Read>
  static std::int64_t only_if(bool used, DocReader field, Read&& read) {
    if (used) return read(field);
    if (!field.is_null()) field.fail("should be null in this phase");
    return 0;
  }

  // Without a document the sides that the options fix; chance draws the others.
  std::uint8_t read_sides(DocReader field) {
    if (s_.phase == Phase::Sides) {
      if (!field.is_null()) field.fail("should be null in this phase");
      return game_.start().sides;
    }
    const std::string letters = field.text();
    unsigned sides = 0;
    const bool six = letters.size() == kTypes && letters.find_first_not_of("AB") == std::string::npos;
    if (!six) field.fail("should be six letters A or B");
    for (unsigned type = 0; type < kTypes && six; ++type) sides |= letters[type] == 'B' ? 1U << type : 0U;
    return u8(sides);
  }

  std::uint8_t read_leader(DocReader field) {
    if (has_leader(game_.players(), s_.phase)) return read_holder(field);
    if (!field.is_null()) field.fail("should be null in this phase");
    return 0;
  }

  // A seat, or in the solo game the Ghost.
  std::uint8_t read_holder(DocReader field) {
    const Doc* doc = field.doc();
    if (game_.solo() && doc != nullptr && doc->is_string() && doc->as_string() == "ghost") return kGhost;
    return u8(field.integer(0, game_.players() - 1));
  }

  std::int64_t read_slot(DocReader field) {
    const std::string name = field.text();
    for (int slot = 0; slot < game_.setup().slots(); ++slot) {
      if (name == slot_name(slot)) return slot;
    }
    field.fail("should be a slot from S1 to " + slot_name(game_.setup().slots() - 1));
    return 0;
  }

  // --- cards ---

  void read_deck(DocReader deck) {
    if (DocReader top = deck.member("top"); !top.is_null())
      s_.top = u8(static_cast<std::int64_t>(top.choice(kTypeNames)));
    DocReader types = deck.member("types");
    for (int type = 0; type < kTypes; ++type) s_.deck[type] = u8(types.member(kTypeNames[type]).integer(0, kMaxCards));
  }

  void read_unseen(DocReader unseen) {
    const auto highest = static_cast<std::size_t>(game_.content().highest_value);
    for (int type = 0; type < kTypes; ++type) {
      DocReader list = unseen.member(kTypeNames[type]);
      if (list.size() != highest) list.fail("should have a number for each value from 1 to " + std::to_string(highest));
      for (std::size_t i = 0; i < highest && !failed(); ++i) {
        s_.unseen[type][i + 1] = u8(list.item(i).integer(0, kMaxCards));
      }
    }
  }

  Seats read_seat_list(const DocReader& list) {
    Seats seats;
    file_.each(list, kMaxPlayers, [&](DocReader field, std::size_t) {
      const Seat seat = seat_at(static_cast<int>(field.integer(0, game_.players() - 1)));
      if (seats.has(seat)) field.fail("is named twice");
      if (seats.bits() > Seats(seat).bits()) field.fail("should follow in ascending order");
      seats = seats | Seats(seat);
    });
    return seats;
  }

  // What all cards have in common. `remembered`: lies face-down, but was face-up once.
  Card read_card(DocReader entry, bool remembered) {
    const auto type = static_cast<Type>(entry.member("type").choice(kTypeNames));
    const auto value = static_cast<int>(or_null(entry.member("value"), 1, game_.content().highest_value, 0));
    const bool face_up = entry.member("face").choice(kFaces) == 0;
    const Seats known = read_seat_list(entry.member("known"));
    Card card(type, value, face_up);
    if (face_up || remembered) {
      if (known != everybody_) file_.fail(entry.member("known"), "should be all seats: the card lay face-up", "CR-R27");
      if (value == 0) file_.fail(entry.member("value"), "should be told: the card lay face-up", "CR-R27");
      card.show(everybody_);
    } else {
      if (value == 0 && !known.empty())
        file_.fail(entry.member("value"), "should be told: somebody has seen it", "CR-H2");
      if (value != 0 && known.empty()) file_.fail(entry.member("value"), "should be null: nobody has seen it", "CR-H2");
      card.add_known(known);
    }
    return card;
  }

  // A card that left the Crypt as the `gone`-th.
  void add_gone(DocReader& entry, Card card, int owner, std::string id) {
    const auto place = static_cast<std::size_t>(entry.member("gone").integer(1, kMaxCards) - 1);
    if (failed()) return;
    if (!draft_.gone_paths[place].empty()) return entry.member("gone").fail("is told of two cards");
    s_.gone[place] = {card, u8(owner)};
    draft_.gone_paths[place] = entry.path();
    draft_.gone_ids[place] = std::move(id);
    ++s_.gone_count;
  }

  // The numbers are all different, so they are 1, 2, 3, … exactly if none is greater than their count.
  void check_leaving_order() {
    for (std::size_t i = s_.gone_count; i < kMaxCards && !failed(); ++i) {
      const std::string& path = draft_.gone_paths[i];
      if (path.empty()) continue;
      return file_.fail_at(path + ".gone", "should be at most the number of cards that left the Crypt");
    }
  }

  // --- the Crypt ---

  void read_crypt(DocReader list) {
    const auto slots = static_cast<std::size_t>(game_.setup().slots());
    if (list.size() != slots) list.fail("should have " + std::to_string(slots) + " slots");
    for (std::size_t i = 0; i < slots && !failed(); ++i) {
      DocReader entry = list.item(i);
      DocReader name = entry.member("slot");
      if (name.text() != slot_name(static_cast<int>(i))) name.fail("should be " + slot_name(static_cast<int>(i)));
      if (DocReader card = entry.member("card"); !card.is_null()) s_.slots[i].card = read_card(card, false);
      if (DocReader dice = entry.member("dice"); !dice.is_null()) read_dice(dice, s_.slots[i]);
    }
  }

  void read_dice(DocReader entry, Slot& slot) {
    slot.holder = read_holder(entry.member("holder"));
    slot.count = u8(entry.member("count").integer(1, kDice));
    slot.effort = u8(entry.member("effort").integer(1, 6));
    DocReader rolled = entry.member("rolled");
    if (rolled.is_null()) return;
    if (rolled.size() != slot.count) rolled.fail("should have a result for each die");
    for (std::size_t die = 0; die < slot.count && !failed(); ++die) {
      slot.rolled[die] = u8(or_null(rolled.item(die), 1, 6, 0));
    }
  }

  // --- players ---

  void read_seats(DocReader list) {
    const int players = game_.players();
    if (list.size() != static_cast<std::size_t>(players))
      list.fail("should have " + std::to_string(players) + " seats");
    for (int seat = 0; seat < players && !failed(); ++seat) read_seat(list.item(seat), seat);
  }

  void read_seat(DocReader entry, int seat) {
    Player& player = s_.players[seat];
    entry.member("seat").integer(seat, seat);
    player.ready = u8(entry.member("ready").integer(0, kDice));
    player.exhausted = u8(entry.member("exhausted").integer(0, kDice));
    player.placed = entry.member("placed").boolean() ? 1 : 0;
    player.won_race = entry.member("race").boolean() ? 1 : 0;
    DocReader collection = entry.member("collection");
    file_.each(collection, kMaxCards, [&](const DocReader& card, std::size_t) { read_owned(card, seat); });
  }

  void read_owned(DocReader entry, int seat) {
    const bool remembered = entry.member("remembered").boolean();
    Card card = read_card(entry, remembered);
    if (remembered && card.face_up()) entry.member("remembered").fail("should be false: the card lies face-up");
    if (DocReader floor = entry.member("at_least"); !floor.is_null()) {
      card.set_floor(static_cast<int>(floor.integer(2, kMaxValue)));
    }
    add_gone(entry, card, seat, entry.member("id").text());
    Player& player = s_.players[seat];
    ++player.owned[index(card.type())];
    if (!card.face_up()) ++player.down[index(card.type())];
  }

  void read_ghost(DocReader ghost) {
    if (!game_.solo()) {
      if (!ghost.is_null()) ghost.fail("should be null: only the solo game has a Ghost");  // CR-10.1
      return;
    }
    s_.ghost_aside = u8(ghost.member("aside").integer(0, kDice));
    s_.ghost_bumped = u8(ghost.member("bumped").integer(0, kDice));
  }

  void read_box(const DocReader& list) {
    file_.each(list, kMaxCards,
               [&](DocReader entry, std::size_t) { add_gone(entry, read_card(entry, false), kBox, ""); });
  }

  void read_tie(const DocReader& tie) {
    only_if(s_.phase == Phase::TieRoll || s_.phase == Phase::Over, tie, [&](DocReader& entry) {
      const Seats tied = read_seat_list(entry.member("seats"));
      s_.tied = tied.bits();
      only_if(s_.phase == Phase::TieRoll, entry.member("sums"), [&](DocReader& sums) { return read_sums(sums, tied); });
      return std::int64_t{0};
    });
  }

  std::int64_t read_sums(DocReader& sums, Seats tied) {
    if (sums.size() != static_cast<std::size_t>(tied.count())) sums.fail("should have a sum for each seat");
    std::size_t i = 0;
    for (int seat = 0; seat < game_.players() && !failed(); ++seat) {
      if (tied.has(seat_at(seat))) s_.tie_sum[seat] = u8(or_null(sums.item(i++), 0, kDice * 6, kNotRolled));
    }
    return 0;
  }

  const Crypt& game_;
  PositionFile file_;
  const Seats everybody_;
  Draft draft_;
  State& s_ = draft_.state;
};

}  // namespace

Result<State> Crypt::load(const Doc& doc) const {
  Result<Draft> draft = PositionReader(*this, doc).read();
  if (!draft) return draft.fault();
  if (std::optional<Fault> fault = check_position(*this, *draft)) return *fault;
  constexpr std::string_view ordered[] = {"order"};
  return confirm_position(*this, draft->state, doc, ordered);
}

}  // namespace uc::crypt
