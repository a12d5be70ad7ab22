// What happens and how it ended, as documents: docs/format/digger.md. Secret are the values of coins and, with hidden
// projects, the tiles that are drawn and set aside.
#include <utility>

#include "view.hpp"

namespace uc::digger {

namespace {

constexpr std::string_view kLosses[] = {"combat", "trap", "sacrifice", "pit",   "token",
                                        "blast",  "fury", "dragon",    "defeat"};
constexpr std::string_view kGains[] = {"corridor", "same_type", "throne", "monster", "adventurer"};

// Writes the fields of one event, in the order in which its methods are called.
class EventWriter {
 public:
  EventWriter(const Digger& game, std::string_view type, const Event& event, Viewer viewer)
      : game_(game), event_(event), viewer_(viewer) {
    doc_.set("type", type);
  }

  EventWriter& seat() { return set("seat", seat_doc(event_.seat)); }
  EventWriter& other() { return set("other", seat_doc(event_.other)); }
  EventWriter& space() { return set("space", space_doc(game_, event_.space)); }
  EventWriter& from() { return set("from", space_doc(game_, event_.from)); }
  EventWriter& tile() { return set("tile", tile_id()); }
  // A tile for those who know it.
  EventWriter& secret_tile() {
    const bool told = !game_.options().hidden_projects || viewer_.knows(event_.knows);
    return set("tile", told ? tile_id() : Doc());
  }
  // The value of a coin, for those who know it.
  EventWriter& coin() {
    return set("coin", event_.coin != 0 && viewer_.knows(event_.knows) ? Doc(event_.coin) : Doc());
  }
  EventWriter& slot() { return set("slot", event_.a + 1); }
  EventWriter& order() { return set("order", kOrderNames[event_.a]); }
  EventWriter& lord() { return set("lord", content().lords[event_.a].id); }
  EventWriter& adventurer() { return set("adventurer", content().trapped.adventurers[event_.a].id); }
  EventWriter& creature() { return set("creature", content().battle.creatures[event_.a].id); }
  EventWriter& number(std::string_view name, int value) { return set(name, value); }
  EventWriter& flag(std::string_view name, bool value) { return set(name, value); }
  EventWriter& word(std::string_view name, std::string_view value) { return set(name, value); }
  EventWriter& set(std::string_view name, Doc value) {
    doc_.set(name, std::move(value));
    return *this;
  }
  Doc done() { return std::move(doc_); }

 private:
  const Content& content() const { return game_.content(); }
  Doc tile_id() const { return event_.tile < content().kinds.size() ? Doc(content().kinds[event_.tile].id) : Doc(); }

  const Digger& game_;
  const Event& event_;
  Viewer viewer_;
  Doc doc_ = Doc::object();
};

using enum Event::Type;

struct Telling {
  const Digger& game;
  const Event& e;
  Viewer viewer;
  EventWriter as(std::string_view type) const { return {game, type, e, viewer}; }
};

// DD-3, DD-4: set-up, the Turn, its points and orders. Null for other events.
Doc describe_course(const Telling& tell) {
  const Event& e = tell.e;
  const auto as = [&](std::string_view type) { return tell.as(type); };
  switch (e.type) {
    case FirstPlayer: return as("first.drawn").seat().done();
    case LordTaken: return as("lord.taken").seat().lord().done();
    case PortalPlaced: return as("portal.placed").seat().space().done();
    case HuntTilePlaced: return as("hunt.placed").seat().space().done();
    case LairLaid: return as("lair.laid").done();
    case CitadelPlaced: return as("citadel.placed").space().done();
    case AdventurerDealt: return as("adventurer.dealt").seat().adventurer().space().done();
    case TileTurnedUp: return as("tile.revealed").space().tile().done();
    case TileDrawn: return as("tile.drawn").seat().secret_tile().done();
    case TileSetAside: return as("tile.aside").seat().secret_tile().done();
    case MarkerMoved:
      return as("marker.moved")
          .number("by", e.a)
          .number("now", e.b)
          .set("coin", e.coin == 0 ? Doc() : Doc(e.coin))
          .done();
    case TurnBegan: return as("turn.began").seat().number("tp", e.a).done();
    case TurnSkipped: return as("turn.skipped").seat().done();
    case TurnEnded: return as("turn.ended").seat().done();
    case TimeRanOut: return as("time.up").seat().done();
    case OrderGiven: return as("order.given").seat().order().flag("bonus", e.b != 0).done();
    case TpSpent: return as("tp.spent").seat().number("tp", e.a).number("now", e.b).done();
    case TpGained: return as("tp.gained").seat().number("tp", e.a).number("now", e.b).done();
    case BonusReceived: {
      const Doc orders = orders_doc(e.b);
      return as("bonus.received")
          .seat()
          .number("picks", e.a)
          .set("orders", orders)
          .word("rooms", kTypeNames[e.c])
          .done();
    }
    case BonusNamed: return as("bonus.named").seat().order().done();
    case BonusDeclined: return as("bonus.declined").seat().done();
    case BonusRenounced: return as("bonus.renounced").seat().order().done();
    case SpecialUsed: return as("special.used").seat().lord().done();
    case WillSkip: return as("turn.lost").seat().done();
    case PlayerDefeated: return as("player.defeated").seat().done();
    case CoinShown: return as("coin.shown").seat().space().number("coin", e.coin).done();
    case CoinsRevealed: return as("coins.revealed").seat().number("sum", e.a).done();
    case PrizeWon: return as("prize.won").seat().word("prize", kPrizeNames[e.a]).number("gp", e.b).done();
    case GameEnded: return as("game.ended").word("why", kEndingNames[e.a - 1]).done();
    default: return {};
  }
}

// DD-6 to DD-10, DD-14: Stooges, tiles, tokens, GP.
Doc describe_dungeon(const Telling& tell) {
  const Event& e = tell.e;
  const auto as = [&](std::string_view type) { return tell.as(type); };
  switch (e.type) {
    case Shifted:
      return as("stooges.moved").seat().from().space().number("stooges", e.a).flag("treasure", e.b != 0).done();
    case Attacked: return as("attacked").seat().space().number("strength", e.a).number("against", e.b).done();
    case StoogesLost: return as("stooges.lost").seat().space().number("stooges", e.a).word("why", kLosses[e.b]).done();
    case TrapSprung: return as("trap.sprung").seat().other().space().done();
    case StoogeRose: return as("stooge.rose").seat().space().done();
    case TileBuilt: return as("tile.built").seat().space().tile().number("rotation", e.a).done();
    case CorridorCompleted:
      return as("corridor.completed").seat().space().number("length", e.a).number("nuggets", e.b).done();
    case GpGained: return as("gp.gained").seat().number("gp", e.a).word("why", kGains[e.b]).number("now", e.gp).done();
    case CollapsePlaced: return as("collapse.placed").seat().space().done();
    case BlockerRemoved: return as("blocker.removed").seat().space().tile().done();
    case Conquered: return as("conquered").seat().space().other().tile().done();
    case TokenReturned: return as("token.returned").seat().space().done();
    case TokenRemoved: return as("token.removed").seat().other().space().done();
    case PitEntered: return as("pit.entered").seat().space().done();
    default: return {};
  }
}

// DD-11
Doc describe_coins(const Telling& tell) {
  const Event& e = tell.e;
  const auto as = [&](std::string_view type) { return tell.as(type); };
  switch (e.type) {
    case CoinStored: return as("coin.stored").seat().space().slot().coin().done();
    case CoinDrawn: return as("coin.drawn").seat().coin().done();
    case CoinPutBack: return as("coin.returned").seat().coin().done();
    case CoinStolen: {  // from a hand, or where it was stored
      const Doc slot = e.space == kNone ? Doc(e.a + 1) : Doc();
      return as("coin.stolen").seat().other().space().set("slot", slot).coin().done();
    }
    case CoinSeen: return as("coin.seen").seat().other().coin().done();
    case CoinGiven: return as("coin.given").seat().other().slot().coin().done();
    case CoinPaid: return as("coin.paid").seat().slot().coin().done();
    case CoinToStack: return as("coin.to_stack").coin().done();
    case CoinTaken: return as("coin.taken").seat().other().coin().done();
    case StoredCoinsTaken: return as("coins.taken").seat().other().space().number("coins", e.a).done();
    case CoinsRemoved: return as("coins.removed").seat().number("coins", e.a).done();
    default: return {};
  }
}

// DD-20, DD-23, DD-24
Doc describe_scenarios(const Telling& tell) {
  const Event& e = tell.e;
  const auto as = [&](std::string_view type) { return tell.as(type); };
  switch (e.type) {
    case AdventurerMoved: return as("adventurer.moved").seat().from().space().adventurer().done();
    case AdventurerEscaped: return as("adventurer.escaped").seat().other().space().adventurer().done();
    case AdventurerKilled: return as("adventurer.killed").seat().other().space().adventurer().done();
    case StoogesConverted: return as("stooges.converted").seat().space().number("stooges", e.a).done();
    case Furious: return as("fury.used").seat().space().done();
    case Blasted: return as("blasted").seat().from().word("direction", kDirectionNames[e.a]).done();
    case DragonPlaced: return as("dragon.placed").space().done();
    case DragonGone: return as("dragon.gone").done();
    case StoogesSaved: return as("stooges.saved").seat().space().number("stooges", e.a).done();
    case Fled: return as("stooge.fled").seat().from().space().done();
    case TreasureFound: return as("treasure.found").space().done();
    case TreasureReturned: return as("treasure.returned").space().done();
    case TreasureHome: return as("treasure.home").seat().done();
    case CreatureSummoned: return as("creature.summoned").seat().space().creature().done();
    case CreatureMoved: return as("creature.moved").seat().from().space().creature().done();
    case CreatureDied: return as("creature.died").seat().space().creature().word("why", kLosses[e.b]).done();
    default: return {};
  }
}

}  // namespace

Doc Digger::describe(const Event& event, Viewer viewer) const {
  const Telling tell{*this, event, viewer};
  for (const auto describe : {describe_course, describe_dungeon, describe_coins, describe_scenarios}) {
    Doc doc = describe(tell);
    if (!doc.is_null()) return doc;
  }
  return {};
}

Doc Digger::result(const State& state, Seat seat) const {  // DD-15.2
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
