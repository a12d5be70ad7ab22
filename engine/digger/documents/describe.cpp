// What happens and how it ended, as documents: docs/format/digger.md. Secret are the values of coins and, with hidden
// projects, the tiles that are drawn and set aside.
#include <array>
#include <iterator>
#include <utility>

#include "view.hpp"

namespace uc::digger {

namespace {

// What an event tells, in the order in which its document does.
enum class Part : std::uint8_t {
  None,
  Seat,
  Other,
  Space,
  From,
  Tile,
  SecretTile,  // with hidden projects for those who know it
  Coin,        // its value, for those who know it
  OpenCoin,    // its value, if there is one
  About,       // the record of its type
  HandSlot,    // the same, but for a coin that was stored
  // What it lists: spaces under one name or another, tiles with their paths, seats.
  Spaces,
  Path,
  By,
  Pieces,
  Others,
};
struct Form {
  std::string_view type;
  std::array<Part, 5> parts{};
};
using enum Part;

// By Event::Type.
constexpr Form kForms[] = {
    {"first.drawn", {Seat}},
    {"lord.taken", {Seat, About}},
    {"portal.placed", {Seat, Space}},
    {"hunt.placed", {Seat, Space}},
    {"lair.laid"},
    {"citadel.placed", {Space}},
    {"adventurer.dealt", {Seat, About, Space}},
    {"tile.revealed", {Space, Tile}},
    {"tile.drawn", {Seat, SecretTile}},
    {"tile.aside", {Seat, SecretTile}},
    {"marker.moved", {About, OpenCoin}},
    {"turn.began", {Seat, About}},
    {"turn.skipped", {Seat}},
    {"turn.ended", {Seat}},
    {"time.up", {Seat}},
    {"coin.stored", {Seat, Space, About, Coin}},
    {"order.given", {Seat, About}},
    {"tp.spent", {Seat, About}},
    {"tp.gained", {Seat, About}},
    {"stooges.moved", {Seat, From, Space, About, Path}},
    {"attacked", {Seat, Space, About, Others}},
    {"stooges.lost", {Seat, Space, About}},
    {"trap.sprung", {Seat, Other, Space}},
    {"stooge.rose", {Seat, Space}},
    {"tile.built", {Seat, Space, Tile, About}},
    {"corridor.completed", {Seat, Space, About, Pieces}},
    {"gp.gained", {Seat, About, Space, Spaces}},
    {"coins.due", {Seat, About, Space}},
    {"coin.drawn", {Seat, Coin}},
    {"coin.returned", {Seat, Coin}},
    {"coin.stolen", {Seat, Other, Space, HandSlot, Coin}},
    {"coin.given", {Seat, Other, About, Coin}},
    {"coin.paid", {Seat, About, Coin}},
    {"coin.to_stack", {Coin}},
    {"coin.seen", {Seat, Other, Coin}},
    {"coin.taken", {Seat, Other, Coin}},
    {"coins.taken", {Seat, Other, Space, About}},
    {"coins.removed", {Seat, About}},
    {"bonus.received", {Seat, About, Space, By}},
    {"bonus.named", {Seat, About}},
    {"bonus.declined", {Seat}},
    {"bonus.renounced", {Seat, About}},
    {"collapse.placed", {Seat, Space}},
    {"blocker.removed", {Seat, Space, Tile}},
    {"conquered", {Seat, Space, Other, Tile}},
    {"token.returned", {Seat, Space}},
    {"token.removed", {Seat, Other, Space}},
    {"turn.lost", {Seat}},
    {"pit.entered", {Seat, Space}},
    {"special.used", {Seat, About}},
    {"adventurer.moved", {Seat, From, Space, About}},
    {"adventurer.escaped", {Seat, Other, Space, About}},
    {"adventurer.killed", {Seat, Other, Space, About}},
    {"stooges.converted", {Seat, Space, About}},
    {"fury.used", {Seat, Space}},
    {"blasted", {Seat, From, About, Spaces}},
    {"dragon.placed", {Space}},
    {"dragon.gone"},
    {"stooges.saved", {Seat, Space, About}},
    {"stooge.fled", {Seat, From, Space}},
    {"treasure.found", {Space}},
    {"treasure.returned", {Space}},
    {"treasure.home", {Seat}},
    {"creature.summoned", {Seat, Space, About}},
    {"creature.moved", {Seat, From, Space, About}},
    {"creature.died", {Seat, Space, About}},
    {"player.defeated", {Seat}},
    {"coin.shown", {Seat, Space, OpenCoin}},
    {"coins.revealed", {Seat, About}},
    {"prize.won", {Seat, About, Spaces}},
    {"game.ended", {About}},
};
static_assert(std::size(kForms) == index(Event::Type::GameEnded) + 1);

class EventWriter {
 public:
  EventWriter(const Digger& game, const Event& event, Viewer viewer) : game_(game), event_(event), viewer_(viewer) {}

  Doc write() {
    const Form& form = kForms[index(event_.type)];
    doc_.set("type", form.type);
    for (const Part part : form.parts) write(part);
    return std::move(doc_);
  }

 private:
  void write(Part part) {
    const bool told = viewer_.knows(event_.knows);
    switch (part) {
      case None: return;
      case Seat: return set("seat", seat_doc(event_.seat));
      case Other: return set("other", seat_doc(event_.other));
      case Space: return set("space", space_doc(game_, event_.space));
      case From: return set("from", space_doc(game_, event_.from));
      case Tile: return set("tile", tile_id());
      case SecretTile: return set("tile", told || !game_.options().hidden_projects ? tile_id() : Doc());
      case Coin: return set("coin", told && event_.coin != 0 ? Doc(event_.coin) : Doc());
      case OpenCoin: return set("coin", event_.coin != 0 ? Doc(event_.coin) : Doc());
      case About: return about();
      case HandSlot: return event_.space == kNone ? about() : set("slot", Doc());
      case Spaces: return set("spaces", spaces());
      case Path: return set("path", spaces());
      case By: return set("by", spaces());
      case Pieces: return set("pieces", pieces_doc(game_, event_.listed));
      case Others: return set("others", others());
    }
  }

  Doc spaces() const {
    Doc list = Doc::array();
    for (const std::uint8_t space : event_.listed) list.push(space_name(game_, space));
    return list;
  }
  Doc others() const {
    Doc list = Doc::array();
    for (const std::uint8_t seat : event_.listed) list.push(seat);
    return list;
  }

  void about() {
    for (const auto& field : Happenings::fields(event_.type)) {
      set(field.name, number_doc(game_, field.meaning, field.of(event_.about)));
    }
  }
  void set(std::string_view name, Doc value) { doc_.set(name, std::move(value)); }
  Doc tile_id() const {
    const auto& kinds = game_.content().kinds;
    return event_.tile < kinds.size() ? Doc(kinds[event_.tile].id) : Doc();
  }

  const Digger& game_;
  const Event& event_;
  Viewer viewer_;
  Doc doc_ = Doc::object();
};

}  // namespace

Doc Digger::describe(const Event& event, Viewer viewer) const { return EventWriter(*this, event, viewer).write(); }

Doc Digger::result(const State& state, uc::Seat seat) const {  // DD-15.2
  const int player = uc::index(seat);
  const Player& p = state.players[player];
  int coins = 0;
  for (int i = 0; i < state.coin_count; ++i) {
    if (is_coin_of(state, player, state.coins[i])) coins += state.coins[i].value();
  }
  Doc parts = Doc::object().set("gp", p.out ? 0 : p.gp);  // DD-24.12
  for (std::size_t prize = 0; prize < kPrizes; ++prize) {
    const bool won = final_prize(*this, state, static_cast<Prize>(prize)) == player;
    parts.set(kPrizeNames[prize], won ? content_->prizes[prize].gp : 0);
  }
  parts.set("coins", coins).set("penalty", -p.penalties * content_->trapped.portal_penalty);
  Doc doc = Doc::object().set("parts", std::move(parts)).set("out", p.out);
  return doc.set("longest", p.longest)
      .set("complex", largest_complex(*this, state, player))
      .set("tokens", conquer_tokens(*this, state, player));
}

}  // namespace uc::digger
