// What a viewer may see, as documents: docs/format/digger.md. The referee's view is the position format, which load.cpp
// reads. Secret are the values of coins and, with hidden projects, the tiles of Projects and bags.
#include "view.hpp"

#include <utility>

#include "core/agenda_format.hpp"
#include "core/position.hpp"
#include "facts.hpp"

namespace uc::digger {

namespace {

constexpr std::string_view kClassNames[] = {"room", "corridor", "portal", "neutral", "blocker"};
constexpr std::string_view kFeatureNames[] = {"", "trap", "nugget"};

Doc edges_doc(std::uint8_t edges) {
  Doc list = Doc::array();
  for (int d = 0; d < kDirections; ++d) {
    if (is_open(edges, d)) list.push(kDirectionNames[d]);
  }
  return list;
}

// Writes one position for one viewer.
class ViewWriter {
 public:
  ViewWriter(const Digger& game, const State& state, Viewer viewer)
      : game_(game), content_(game.content()), s_(state), viewer_(viewer) {}

  void course(Doc& doc) const {
    const bool drawn = s_.next().step != Step::DrawFirst;
    doc.set("phase", Digger::kinds()[index(s_.next().step)]).set("asked", asked());
    if (viewer_.all) doc.set("agenda", agenda());
    doc.set("ending", s_.ending == Ending::None ? Doc() : Doc(kEndingNames[index(s_.ending) - 1]));
    doc.set("first", drawn ? Doc(s_.first) : Doc()).set("active", drawn ? Doc(s_.active) : Doc());
    doc.set("turn", Doc::object()
                        .set("tp", s_.turn.tp)
                        .set("spent", s_.turn.spent)
                        .set("worked", s_.turn.worked)
                        .set("pit_used", s_.turn.pit_used)
                        .set("sack", s_.turn.sack)
                        .set("fury_used", s_.turn.fury_used)
                        .set("wizard_done", s_.turn.wizard_done));
    Doc pool = Doc::object();
    for (int order = 0; order < kOrders; ++order) pool.set(kOrderNames[order], s_.pool[order]);
    doc.set("pool", std::move(pool)).set("idle", s_.idle).set("finishing", s_.finishing);
    doc.set("goal", game_.goal() == 0 ? Doc() : Doc(game_.goal()));
    Doc prizes = Doc::object();
    for (int prize = 0; prize < kPrizes; ++prize) {
      prizes.set(kPrizeNames[prize], seat_doc(final_prize(game_, s_, static_cast<Prize>(prize))));
    }
    doc.set("prizes", std::move(prizes));
  }

  void table(Doc& doc) const {
    doc.set("area", Doc::object().set("id", game_.area().id).set("radius", game_.area().radius));
    Doc board = Doc::array();
    s_.filled.for_each([&](int space) { board.push(tile_here(space)); });
    doc.set("board", std::move(board));
    Doc seats = Doc::array();
    for (int seat = 0; seat < game_.players(); ++seat) seats.push(seat_part(seat));
    doc.set("seats", std::move(seats));
  }

  void stock(Doc& doc) const {
    doc.set("aside", aside());
    doc.set("coins", Doc::object()
                         .set("bag", coins_in_bag(s_))
                         .set("values", viewer_.all ? by_value(s_.bag) : Doc())
                         .set("unseen", unseen()));
    doc.set("drawn", coins(place::kDrawn)).set("gone", coins(place::kGone));
    doc.set("collapses", s_.collapses);
  }

  void scenarios(Doc& doc) const {
    doc.set("hunt", game_.plays(Scenario::MonsterHunt) ? hunt() : Doc());
    doc.set("sands", game_.plays(Scenario::SandsOfTime) ? sands() : Doc());
    doc.set("citadel", game_.plays(Scenario::DwarvenCitadel) ? citadel() : Doc());
    doc.set("lair", game_.plays(Scenario::DragonsLair) ? lair() : Doc());
    doc.set("creatures", game_.plays(Scenario::TotalBattle) ? creatures() : Doc());
  }

 private:
  // --- small parts ---

  const std::string& tile_id(int kind) const { return content_.kinds[kind].id; }
  Doc space(int at) const { return space_doc(game_, at); }
  Doc creature_id(int creature) const {
    return creature < kCreatures ? Doc(content_.battle.creatures[creature].id) : Doc();
  }
  static Doc by_value(const std::uint8_t* counts) { return Doc::Array{counts[1], counts[2], counts[3]}; }

  bool sees(const Coin& coin) const { return sees_coin(game_, s_, viewer_, coin); }
  bool sees_tiles_of(int player) const {
    return !game_.options().hidden_projects ||
           (player < kMaxPlayers ? viewer_.knows(Seats(seat_at(player))) : viewer_.all);
  }

  Doc coins(int place) const {
    Doc list = Doc::array();
    for (int i = 0; i < s_.coin_count; ++i) {
      const Coin& coin = s_.coins[i];
      if (coin.place != place) continue;
      list.push(Doc::object()
                    .set("value", sees(coin) ? Doc(coin.value()) : Doc())
                    .set("known", seats_doc(coin.known()))
                    .set("order", i + 1));
    }
    return list;
  }

  // Coins of which this viewer has not seen the value, wherever they lie.
  Doc unseen() const {
    std::uint8_t counts[kCoinValues + 1] = {};
    count_unseen(game_, s_, viewer_, counts);
    return by_value(counts);
  }

  Doc tile_list(const Tiles& tiles) const {
    Doc list = Doc::array();
    tiles.for_each([&](int kind, int count) {
      for (; count > 0; --count) list.push(tile_id(kind));
    });
    return list;
  }

  Doc tile_counts(const Tiles& tiles) const {
    Doc list = Doc::array();
    tiles.for_each(
        [&](int kind, int count) { list.push(Doc::object().set("tile", tile_id(kind)).set("count", count)); });
    return list;
  }

  // --- where the game stands ---

  Doc agenda() const {
    const auto write = [&](const auto& field, std::uint64_t number) {
      return number_doc(game_, field.meaning, number);
    };
    return agenda_doc<Steps>(std::span(s_.agenda, s_.agenda_count), step_names(), write);
  }

  // What the next step is about, for those who do not read agendas.
  Doc asked() const {
    const Task& task = s_.next();
    const Turn turn = game_.turn(s_);
    if (turn.is_over()) return {};
    Doc doc = Doc::object();
    for (const std::string_view name : {"seat", "left", "space", "from", "stooges", "other", "creature"}) {
      doc.set(name, number_called(task, name));
    }
    if (turn.is_seat()) doc.set("seat", uc::index(turn.actor));
    const bool to_stack = task.step == Step::DrawCoin && as<Step::DrawCoin>(task).to == place::kStack;
    if (to_stack) doc.set("seat", nullptr);  // it is nobody's
    const bool bonus = task.step == Step::AskBonus;
    return doc.set("orders", bonus ? orders_doc(orders_left(as<Step::AskBonus>(task))) : Doc());
  }
  Doc number_called(const Task& task, std::string_view name) const {
    for (const auto& field : Steps::fields(task.step)) {
      if (field.name == name) return number_doc(game_, field.meaning, field.of(task.bits()));
    }
    return {};
  }
  // DD-13.1: picks of one tier are named in rising order, so that each choice exists once.
  unsigned orders_left(const steps::Picking& picking) const {
    const unsigned named = content_.tiers[picking.counted].orders;
    return named >> picking.lowest << picking.lowest;
  }

  // --- the board ---

  Doc tile_here(int at) const {
    const int kind = s_.board.kind[at];
    const bool down = kind == kFaceDown;
    const Type type = type_at(game_, s_, at);
    const bool room = is_of_class(game_, s_, at, Class::Room);
    Doc doc = Doc::object();
    doc.set("space", space_name(game_, at)).set("face", kFaceNames[down ? 1 : 0]);
    doc.set("tile", down ? Doc() : Doc(tile_id(kind))).set("rotation", s_.board.rotation(at));
    doc.set("owner", seat_doc(s_.board.owner(at)));
    doc.set("class", !down                    ? Doc(kClassNames[index(game_.class_of(kind))])
                     : is_hidden_lair(s_, at) ? Doc(kClassNames[index(Class::Neutral)])
                                              : Doc());
    doc.set("type", type == Type::None ? Doc() : Doc(kTypeNames[index(type)]));
    const auto corridors = corridor_edges(game_, s_, at);
    doc.set("doors", edges_doc(static_cast<std::uint8_t>(open_edges(game_, s_, at) & ~corridors)));
    doc.set("paths", corridors == 0 ? Doc::array() : paths(at));
    const int stooges = s_.board.stooge_count(at);
    doc.set("stooges",
            stooges == 0 ? Doc() : Doc::object().set("seat", s_.board.stooge_owner(at)).set("count", stooges));
    doc.set("token", s_.board.token(at) == 0 ? Doc() : Doc(s_.board.token_owner(at)));
    doc.set("coins", coins(at)).set("active", room ? Doc(is_active(game_, s_, at)) : Doc());
    const bool traps = type != Type::None && game_.power(type).traps;
    doc.set("armed", traps ? Doc(is_armed_against(game_, s_, kNobody, at)) : Doc());
    return doc;
  }

  Doc paths(int at) const {
    const TileKind& kind = content_.kinds[s_.board.kind[at]];
    const Facing& facing = game_.facing(s_.board.kind[at], s_.board.rotation(at));
    Doc list = Doc::array();
    for (std::size_t path = 0; path < kind.paths; ++path) {
      const bool here = kind.feature != Feature::None && kind.feature_path == path;
      list.push(Doc::object()
                    .set("edges", edges_doc(facing.paths[path]))
                    .set("complete", (s_.board.done(at) >> path & 1U) != 0)
                    .set("feature", here ? Doc(kFeatureNames[index(kind.feature)]) : Doc()));
    }
    return list;
  }

  // --- the players ---

  Doc seat_part(int seat) const {
    const Player& p = s_.players[seat];
    Doc doc = Doc::object();
    doc.set("seat", seat).set("gp", p.gp).set("craft", craft(game_, s_, seat));
    doc.set("resources", resources(game_, s_, seat)).set("used", resources_used(game_, s_, seat));
    doc.set("tyranny", tyranny(game_, s_, seat));
    doc.set("reserve", p.reserve).set("in_play", p.in_play).set("citadel", p.citadel).set("converted", p.converted);
    doc.set("bag",
            Doc::object().set("count", p.bag.size()).set("tiles", sees_tiles_of(seat) ? tile_counts(p.bag) : Doc()));
    doc.set("projects", Doc::object()
                            .set("count", p.projects.size())
                            .set("tiles", sees_tiles_of(seat) ? tile_list(p.projects) : Doc()));
    const int hand = hand_size(s_, seat);
    doc.set("hand", coins(place::kHand + seat)).set("stored", coins_of(s_, seat) - hand);
    doc.set("lord", p.lord == kNone ? Doc() : Doc(content_.lords[p.lord].id)).set("special_used", p.special_used);
    doc.set("portal", space(p.portal)).set("portal_tokens", portal_tokens(p));
    doc.set("rooms", rooms(p)).set("longest", p.longest).set("complex", largest_complex(game_, s_, seat));
    doc.set("tokens", conquer_tokens(game_, s_, seat));
    doc.set("adventurer", p.adventurer == kNone ? Doc() : adventurer(seat)).set("penalties", p.penalties);
    return doc.set("turns", p.turns).set("skips", p.skips).set("out", p.out);
  }

  Doc portal_tokens(const Player& p) const {
    Doc list = Doc::array();
    for (int owner = 0; owner < game_.players(); ++owner) {
      if (p.portal_tokens[owner] == 0) continue;
      list.push(Doc::object().set("seat", owner).set("count", p.portal_tokens[owner]));
    }
    return list;
  }

  static Doc rooms(const Player& p) {
    Doc doc = Doc::object();
    for (int type = 0; type < kRoomTypes; ++type) doc.set(kTypeNames[type], p.rooms[type]);
    return doc;
  }

  Doc adventurer(int seat) const {
    const Player& p = s_.players[seat];
    const bool here = p.adventurer_at != kNone;
    return Doc::object()
        .set("id", content_.trapped.adventurers[p.adventurer].id)
        .set("at", space(p.adventurer_at))
        .set("movement", here ? Doc(movement_of_adventurer(game_, s_, seat)) : Doc())
        .set("life", here ? Doc(life_of_adventurer(game_, s_, seat)) : Doc());
  }

  Doc aside() const {  // DD-5.2
    return Doc::object()
        .set("count", s_.aside.size())
        .set("tiles", sees_tiles_of(aside_owner(s_)) || s_.aside.empty() ? tile_list(s_.aside) : Doc());
  }

  // --- scenarios ---

  Doc hunt() const {  // DD-19: of each player what nobody has seen yet
    Doc list = Doc::array();
    for (int seat = 0; seat < game_.players(); ++seat) {
      Doc doc = Doc::object();
      for (int i = 0; i < 3; ++i) doc.set(kHuntNames[i], s_.hunt_left[seat][i]);
      list.push(std::move(doc));
    }
    return Doc::object().set("face_down", std::move(list));
  }

  Doc sands() const {  // DD-21
    return Doc::object().set("marker", s_.marker).set("limit", content_.sands.turns_each * game_.players());
  }

  Doc citadel() const {  // DD-22
    const int capacity = game_.citadel_capacity();
    Doc doc = Doc::object().set("inside", capacity - citadel_room(game_, s_)).set("capacity", capacity);
    if (s_.citadel_emptied) doc.set("emptied", true);
    return doc;
  }

  Doc lair() const {  // DD-23
    Doc left = Doc::object();
    for (int i = 0; i < 4; ++i) left.set(kLairNames[i], s_.lair_left[i]);
    return Doc::object()
        .set("face_down", std::move(left))
        .set("dragon", space(s_.dragon))
        .set("treasure", space(s_.treasure))
        .set("stack", coins(place::kStack));
  }

  Doc creatures() const {  // DD-24
    Doc list = Doc::array();
    for (int i = 0; i < kCreatures; ++i) {
      const CreatureState& creature = s_.creatures[i];
      Doc doc = Doc::object().set("id", creature_id(i)).set("owner", seat_doc(creature.owner));
      list.push(doc.set("at", space(creature.at)).set("gone", creature.gone));
    }
    return list;
  }

  const Digger& game_;
  const Content& content_;
  const State& s_;
  const Viewer viewer_;
};

}  // namespace

Doc Digger::view(const State& state, Viewer viewer) const {
  Doc doc = Doc::object();
  doc.set("format", kPositionFormat).set("version", kPositionVersion);
  doc.set("game", id).set("players", players_).set("options", write_options(*content_, options_, players_));
  const ViewWriter writer(*this, state, viewer);
  writer.course(doc);
  writer.table(doc);
  writer.stock(doc);
  writer.scenarios(doc);
  if (!viewer.all) doc.set("facts", facts_doc(*this, state, viewer));
  return doc;
}

}  // namespace uc::digger
