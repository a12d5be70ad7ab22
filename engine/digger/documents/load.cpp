// Reads the position format (docs/format/digger.md) into a draft, in the order of the document. complete.cpp adds what
// follows from the rest, check.cpp checks it.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "check.hpp"
#include "core/agenda_format.hpp"
#include "core/byte.hpp"
#include "core/loading.hpp"
#include "core/repeats.hpp"
#include "core/shorten.hpp"
#include "view.hpp"

namespace uc::digger {

namespace {

// More than play can give, and so far from the end of their types that play can go on from there.
constexpr int kMostGp = 9'999;
constexpr int kMostCounted = 99;  // Tyranny Points, pending orders
constexpr int kMostLeft = 63;     // of what a step has still to do

class PositionReader {
 public:
  PositionReader(const Digger& game, const Doc& doc) : game_(game), content_(game.content()), file_(doc, "bad_save") {
    for (int space = 0; space < game.area().spaces; ++space) spaces_.push_back(space_name(game, space));
    for (int kind = 0; kind < content_.set_kinds; ++kind) {
      for (Tiles& left : left_) left.add(kind, content_.kinds[kind].count);
    }
  }

  Result<Draft> read() {
    using Part = void (PositionReader::*)();
    constexpr Part parts[] = {
        &PositionReader::read_head,  &PositionReader::read_agenda, &PositionReader::read_course,
        &PositionReader::read_board, &PositionReader::read_seats,  &PositionReader::read_stock,
        &PositionReader::read_hunt,  &PositionReader::read_lair,   &PositionReader::read_creatures,
        &PositionReader::end_coins,  &PositionReader::end_tiles};
    for (const Part part : parts) {
      if (!failed()) (this->*part)();
    }
    if (fault_) return *fault_;
    if (file_.failed()) return *file_.fault();
    return draft_;
  }

 private:
  // A fault for which a rule can be named.
  void fail(const DocReader& where, const std::string& message, std::string rule) {
    if (!failed()) fault_ = Fault{"bad_save", where.path() + ": " + message, where.path(), std::move(rule)};
  }
  bool failed() const { return fault_ || file_.failed(); }

  // --- small parts ---

  // The items of a list that has at most so many.
  template <class Read>
  void each(DocReader list, std::size_t most, Read read) {
    const std::size_t size = list.size();
    if (size > most) list.fail("should have at most " + std::to_string(most) + " entries");
    for (std::size_t i = 0; i < size && !failed(); ++i) read(list.item(i));
  }
  // The items of a list that has exactly so many, with their numbers.
  template <class Read>
  void each_of(DocReader list, int count, Read read) {
    if (list.size() != static_cast<std::size_t>(count)) list.fail("should have " + std::to_string(count) + " entries");
    for (int i = 0; i < count && !failed(); ++i) read(list.item(i), i);
  }

  template <class List, class IdOf>
  std::uint8_t find(DocReader field, const char* what, const List& list, IdOf id_of) {
    const std::string id = field.text();
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (id_of(list[i]) == id) return u8(static_cast<std::int64_t>(i));
    }
    field.fail(std::string("there is no ") + what + " " + shortened(id));
    return 0;
  }
  std::uint8_t read_space(const DocReader& field) {
    return find(field, "space", spaces_, [](const std::string& name) { return std::string_view(name); });
  }
  std::uint8_t read_space_or_none(const DocReader& field) { return field.is_null() ? kNone : read_space(field); }
  std::uint8_t read_kind(const DocReader& field) {
    return find(field, "tile", content_.kinds, [](const TileKind& kind) -> const std::string& { return kind.id; });
  }
  std::uint8_t read_seat(DocReader field) { return u8(field.integer(0, game_.players() - 1)); }
  std::uint8_t read_count(DocReader field, int most) { return u8(field.integer(0, most)); }

  // DD-2.1: takes a tile out of the player's set, from where it came to the place that is being read.
  bool take(const DocReader& where, int player, int kind, int count = 1) {
    if (kind < content_.set_kinds && left_[player].count(kind) >= count) {
      left_[player].remove(kind, count);
      return true;
    }
    fail(where, "there are not so many tiles of this kind", "DD-2.1");
    return false;
  }

  // DD-2.3: coins are kept in the order in which they came to their places.
  void read_coins(const DocReader& list, int place) {
    each(list, kMaxCoins, [&](DocReader entry) {
      const auto value = static_cast<int>(entry.member("value").integer(1, kCoinValues));
      unsigned known = 0;
      each(entry.member("known"), kMaxPlayers, [&](const DocReader& seat) { known |= 1U << read_seat(seat); });
      DocReader order = entry.member("order");
      Coin& coin = s_.coins[order.integer(1, kMaxCoins) - 1];
      if (coin.value() != 0) order.fail("another coin has this number");
      if (failed()) return;
      coin = Coin::of(place, value, known);
      ++s_.coin_count;
    });
  }

  // --- what the game is, and where it stands ---

  void read_head() { read_position_head(file_, Digger::id, game_.players()); }

  void read_agenda() {
    DocReader agenda = file_.member("agenda");
    each(agenda, kMaxAgenda, [&](DocReader entry) {
      const auto read = [&](const auto& field, const DocReader& number) { return read_number(field.meaning, number); };
      Task& task = s_.agenda[s_.agenda_count++];
      task = read_task<Steps, Task>(entry, step_names(), read);
      if (!failed()) refuse_others(entry, task.step);
    });
    if (s_.agenda_count == 0) agenda.fail("should say what is to be done next");
  }

  // A task says what its step needs, and nothing else.
  static void refuse_others(DocReader& entry, Step step) {
    const auto& fields = Steps::fields(step);
    for (const auto& [name, value] : entry.doc()->as_object()) {
      const bool known =
          std::any_of(fields.begin(), fields.end(), [&](const auto& field) { return field.name == name; });
      if (!known && name != "step") return entry.member(name).fail("does not belong to this step");
    }
  }

  std::uint8_t read_number(Of meaning, DocReader field) {
    switch (meaning) {
      case Of::Where: return read_space(field);
      case Of::Seat: return read_seat(field);
      case Of::Seats: return read_seats_of(field);
      case Of::CreatureOrNone: return field.is_null() ? kNone : read_name(Of::Creature, field);
      case Of::CoinPlace: return read_coin_place(field);
      case Of::Flag: return field.boolean() ? 1 : 0;
      case Of::Left: return u8(field.integer(1, kMostLeft));
      case Of::Tier: return u8(field.integer(1, kTiers));
      case Of::Picks: return u8(field.integer(1, kMaxPicks));
      case Of::Count: return read_count(field, kMostLeft);
      default: return read_name(meaning, field);
    }
  }
  std::uint8_t read_name(Of meaning, DocReader field) {
    std::vector<std::string_view> names;
    for (int i = 0; i < names_of(game_, meaning); ++i) names.push_back(name_of(game_, meaning, i));
    return u8(static_cast<std::int64_t>(field.choice(names.data(), names.size())));
  }
  std::uint8_t read_seats_of(const DocReader& list) {
    unsigned seats = 0;
    each(list, kMaxPlayers, [&](const DocReader& seat) { seats |= 1U << read_seat(seat); });
    return u8(seats);
  }
  // A hand is told by its seat.
  std::uint8_t read_coin_place(DocReader field) {
    if (field.doc() == nullptr || !field.doc()->is_string()) return u8(place::kHand + read_seat(field));
    constexpr std::string_view names[] = {kStackName, kDrawnName};
    return field.choice(names) == 0 ? place::kStack : place::kDrawn;
  }

  void read_course() {
    if (DocReader ending = file_.member("ending"); !ending.is_null())
      s_.ending = static_cast<Ending>(ending.choice(kEndingNames) + 1);
    if (s_.next().step != Step::DrawFirst) {
      s_.first = read_seat(file_.member("first"));
      s_.active = read_seat(file_.member("active"));
    }
    DocReader turn = file_.member("turn");
    s_.turn.tp = read_count(turn.member("tp"), kMostCounted);
    s_.turn.spent = turn.member("spent").boolean();
    s_.turn.worked = turn.member("worked").boolean();
    s_.turn.pit_used = turn.member("pit_used").boolean();
    s_.turn.sack = turn.member("sack").boolean();
    s_.turn.fury_used = turn.member("fury_used").boolean();
    s_.turn.wizard_done = turn.member("wizard_done").boolean();
    DocReader pool = file_.member("pool");
    for (int order = 0; order < kOrders; ++order)
      s_.pool[order] = read_count(pool.member(kOrderNames[order]), kMostCounted);
    s_.idle = read_count(file_.member("idle"), 255);
    s_.finishing = file_.member("finishing").boolean();
  }

  // --- the board ---

  void read_board() {
    std::uint8_t number = 0;
    each(file_.member("board"), kMaxSpaces, [&](DocReader entry) {
      DocReader where = entry.member("space");
      const int space = read_space(where);
      if (s_.board.kind[space] != kNone) where.fail("is named twice");
      draft_.entry[space] = number++;
      if (!failed()) read_tile(entry, space);
    });
  }

  void read_tile(DocReader& entry, int space) {
    const bool down = entry.member("face").choice(kFaceNames) == 1;
    DocReader tile = entry.member("tile");
    DocReader owner = entry.member("owner");
    const int player = owner.is_null() ? kNobody : read_seat(owner);
    const auto rotation = static_cast<int>(entry.member("rotation").integer(0, kDirections - 1));
    const int kind = down ? kFaceDown : read_kind(tile);
    if (failed()) return;
    const bool of_set = !down && kind < content_.set_kinds;
    if (down && !tile.is_null()) tile.fail("should be null: nobody has seen it yet");
    if (!down && of_set == (player == kNobody))
      return fail(owner, of_set ? "should be the player who built it" : "should be null: it is nobody's", "DD-1.8");
    if (of_set && !take(tile, player, kind)) return;
    const unsigned rotations = down ? 1U : content_.kinds[kind].rotations;
    if ((rotations >> rotation & 1U) == 0)
      return fail(entry.member("rotation"), "a smaller number gives the same placement", "DD-1.2");
    s_.board.kind[space] = u8(kind);
    s_.board.lie[space] = Board::lying(rotation, player);
    if (DocReader stooges = entry.member("stooges"); !stooges.is_null()) {
      const int whose = read_seat(stooges.member("seat"));
      s_.board.stooges[space] =
          Board::standing(whose, static_cast<int>(stooges.member("count").integer(1, kMaxStooges)));
    }
    if (DocReader token = entry.member("token"); !token.is_null()) s_.board.set_token(space, read_seat(token) + 1);
    read_coins(entry.member("coins"), space);
  }

  // --- the players ---

  void read_seats() {
    each_of(file_.member("seats"), game_.players(), [&](DocReader entry, int seat) { read_player(entry, seat); });
  }

  void read_player(DocReader& entry, int seat) {
    Player& p = s_.players[seat];
    entry.member("seat").integer(seat, seat);
    p.gp = static_cast<std::uint16_t>(entry.member("gp").integer(0, kMostGp));
    p.reserve = read_count(entry.member("reserve"), kMaxStooges);
    p.citadel = read_count(entry.member("citadel"), kMaxStooges);
    p.converted = read_count(entry.member("converted"), kMaxStooges);
    each(entry.member("bag").member("tiles"), kMaxSetKinds, [&](DocReader tile) {
      const int kind = read_kind(tile.member("tile"));
      const auto count = static_cast<int>(tile.member("count").integer(1, kMaxCopies));
      if (!failed() && take(tile, seat, kind, count)) p.bag.add(kind, count);
    });
    read_tiles(entry.member("projects").member("tiles"), seat, p.projects);
    read_coins(entry.member("hand"), place::kHand + seat);
    if (DocReader lord = entry.member("lord"); !lord.is_null())
      p.lord = find(lord, "lord", content_.lords, [](const Lord& each) -> const std::string& { return each.id; });
    each(entry.member("portal_tokens"), kMaxPlayers, [&](DocReader tokens) {
      std::uint8_t& count = p.portal_tokens[read_seat(tokens.member("seat"))];
      if (count != 0) tokens.fail("is named twice");
      count = u8(tokens.member("count").integer(1, kMaxStooges));
    });
    if (DocReader adventurer = entry.member("adventurer"); !adventurer.is_null()) {
      p.adventurer = find(adventurer.member("id"), "Adventurer", content_.trapped.adventurers,
                          [](const Adventurer& each) -> const std::string& { return each.id; });
      p.adventurer_at = read_space_or_none(adventurer.member("at"));
    }
    p.penalties = read_count(entry.member("penalties"), kMaxPlayers);
    p.turns = read_count(entry.member("turns"), 255);
    p.skips = entry.member("skips").boolean();
    p.out = entry.member("out").boolean();
    p.special_used = entry.member("special_used").boolean();
  }

  void read_tiles(const DocReader& list, int seat, Tiles& tiles) {
    each(list, kMaxSetTiles, [&](const DocReader& tile) {
      const int kind = read_kind(tile);
      if (!failed() && take(tile, seat, kind)) tiles.add(kind);
    });
  }

  // --- what lies beside the board ---

  void read_stock() {
    DocReader aside = file_.member("aside").member("tiles");
    const int owner = aside_owner(s_);
    if (owner < game_.players()) read_tiles(aside, owner, s_.aside);
    else if (aside.size() != 0) fail(aside, "should be empty: nobody thinks", "DD-5.2");
    DocReader values = file_.member("coins").member("values");
    each_of(values, kCoinValues, [&](const DocReader& count, int i) { s_.bag[i + 1] = read_count(count, kMaxCoins); });
    read_coins(file_.member("drawn"), place::kDrawn);
    read_coins(file_.member("gone"), place::kGone);
    s_.collapses = read_count(file_.member("collapses"), content_.figures.collapses * game_.players());
  }

  // A part that is there with its scenario only.
  bool has_part(const DocReader& part, Scenario scenario) {
    const bool played = game_.plays(scenario);
    if (!played && !part.is_null()) fail(part, "should be null: the scenario is not played", "DD-18.1");
    return played && !failed();
  }

  void read_hunt() {
    if (DocReader hunt = file_.member("hunt"); has_part(hunt, Scenario::MonsterHunt)) {
      each_of(hunt.member("face_down"), game_.players(), [&](DocReader left, int seat) {
        for (int i = 0; i < 3; ++i) s_.hunt_left[seat][i] = read_count(left.member(kHuntNames[i]), 1);
      });
    }
    if (DocReader sands = file_.member("sands"); has_part(sands, Scenario::SandsOfTime))
      s_.marker = read_count(sands.member("marker"), 255);
    read_citadel();
  }

  // All but one mark follows from the rest, and the mark is false as a rule: the part may be left out.
  void read_citadel() {
    std::optional<DocReader> citadel = file_.optional("citadel");
    if (!citadel || !has_part(*citadel, Scenario::DwarvenCitadel)) return;
    if (std::optional<DocReader> emptied = citadel->optional("emptied")) s_.citadel_emptied = emptied->boolean();
  }

  void read_lair() {
    DocReader lair = file_.member("lair");
    if (!has_part(lair, Scenario::DragonsLair)) return;
    DocReader left = lair.member("face_down");
    for (int i = 0; i < 4; ++i) s_.lair_left[i] = read_count(left.member(kLairNames[i]), kLairTiles);
    s_.dragon = read_space_or_none(lair.member("dragon"));
    s_.treasure = read_space_or_none(lair.member("treasure"));
    read_coins(lair.member("stack"), place::kStack);
  }

  void read_creatures() {
    DocReader creatures = file_.member("creatures");
    if (!has_part(creatures, Scenario::TotalBattle)) return;
    each_of(creatures, kCreatures, [&](DocReader entry, int i) {
      const std::string_view id[] = {content_.battle.creatures[i].id};
      entry.member("id").choice(id);
      CreatureState& creature = s_.creatures[i];
      if (DocReader owner = entry.member("owner"); !owner.is_null()) creature.owner = read_seat(owner);
      creature.at = read_space_or_none(entry.member("at"));
      creature.gone = entry.member("gone").boolean();
    });
  }

  void end_coins() {
    for (int i = 0; i < s_.coin_count; ++i) {
      if (s_.coins[i].value() == 0) {
        const std::string number = std::to_string(i + 1);
        return fail(file_.member("coins"), "no coin outside the Bag has the number " + number, "DD-2.3");
      }
    }
  }

  void end_tiles() {
    for (int seat = 0; seat < game_.players(); ++seat) {
      Tiles& left = left_[seat];
      // The Portal lies aside until it is placed (DD-3.3).
      if (left.count(content_.portal) > 0) left.remove(content_.portal);
      if (left.empty()) continue;
      const std::string& id = content_.kinds[left.kind_at(0)].id;
      return fail(file_.member("seats").item(seat), id + " is in no place", "DD-2.1");
    }
  }

  const Digger& game_;
  const Content& content_;
  DocReader file_;
  Draft draft_;
  State& s_ = draft_.state;
  std::vector<std::string> spaces_;  // their names
  Tiles left_[kMaxPlayers];          // of the sets, what no place has been read for
  std::optional<Fault> fault_;
};

}  // namespace

Result<State> Digger::load(const Doc& doc) const {
  Result<Draft> draft = PositionReader(*this, doc).read();
  if (!draft) return draft.fault();
  complete_draft(*this, draft->state);
  if (std::optional<Fault> fault = check_position(*this, *draft)) return *fault;
  constexpr std::string_view ordered[] = {"unseen"};
  return confirm_position(*this, draft->state, doc, ordered);
}

}  // namespace uc::digger
