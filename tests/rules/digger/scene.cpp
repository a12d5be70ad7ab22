#include "scene.hpp"

#include <bit>
#include <cstring>
#include <memory>
#include "core/byte.hpp"

#include "content_file.hpp"
#include "digger/rules/rules.hpp"
#include "slow_corridors.hpp"

namespace uc::digger::test {

namespace {

template <class List>
int place_of(const List& list, std::string_view id) {
  const auto found = std::find_if(list.begin(), list.end(), [&](const auto& each) { return each.id == id; });
  return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

Options options_of(const Setup& setting) {
  Options options;
  for (const std::string_view id : setting.scenarios) {
    const auto found = std::find(std::begin(kScenarioNames), std::end(kScenarioNames), id);
    REQUIRE_MESSAGE(found != std::end(kScenarioNames), "there is no scenario " << id);
    options.scenarios = static_cast<std::uint8_t>(options.scenarios | 1U << (found - std::begin(kScenarioNames)));
  }
  options.lords = setting.lords.empty() ? setting.lords_option : LordsOption::Choose;
  options.free_think = setting.free_think;
  options.hidden_projects = setting.hidden_projects;
  options.finish_round = setting.finish_round;
  options.face_down = setting.face_down;
  options.max_turns = static_cast<std::uint8_t>(setting.max_turns);
  options.turn_minutes = static_cast<std::uint8_t>(setting.turn_minutes);
  return options;
}

using scene::joined;
using scene::words_of;

constexpr std::string_view kNeutrals[][2] = {
    {"MONSTER", "monster"}, {"RUINS", "ruins"},        {"CITADEL", "citadel"},       {"EGGS", "egg"},
    {"CAVE", "cave"},       {"DRAGON", "dragon_tile"}, {"TREASURE", "treasure_tile"}};

}  // namespace

// --- making -----------------------------------------------------------------------------------------------------------

Scene::Scene(const Setup& setting) : Asking(Digger(content_file::content(), setting.players, options_of(setting))) {
  recount();
}

Scene::Scene(const Setup& setting, std::string_view pieces) : Scene(setting) {
  const int turn_tp = game.content().figures.tyranny;
  state.agenda_count = 0;
  state.turn.tp = u8(turn_tp);
  state.marker = game.plays(Scenario::SandsOfTime) ? u8(1) : u8(0);
  for (std::size_t seat = 0; seat < setting.lords.size(); ++seat) {
    if (setting.lords[seat].empty()) continue;
    const int lord = place_of(game.content().lords, setting.lords[seat]);
    REQUIRE_MESSAGE(lord >= 0, "there is no lord " << setting.lords[seat]);
    state.players[seat].lord = u8(lord);
  }
  asked(Task(Step::AskMain));
  put(pieces);
}

Scene& Scene::put(std::string_view pieces) {
  // Tiles first: they may be named in any order.
  const auto is_tile = [](const std::string& word) {
    return word.find('/') != std::string::npos || word.rfind("coll@", 0) == 0 || word.rfind("rock@", 0) == 0;
  };
  for (const bool tiles : {true, false}) {
    for (const std::string& word : words_of(pieces)) {
      if (is_tile(word) == tiles) put_one(word);
    }
  }
  check_edges();
  const slow::Notes notes = slow::count(game, state);
  for (int i = 0; i < kCells; ++i) state.board.set_done(i, notes.done[i]);
  for (std::size_t p = 0; p < kMaxPlayers; ++p) state.players[p].longest = u8(notes.longest[p]);
  recount();
  return *this;
}

// DD-8.2: a board that nobody could build shows nothing.
void Scene::check_edges() const {
  const auto binds = [&](int at) { return at != kNowhere && is_ground(game, state, at); };
  for (int at = 0; at < game.area().spaces; ++at) {
    for (int d = 0; d < kDirections && binds(at); ++d) {
      const int other = next_to(game, at, d);
      if (!binds(other) || game.options().face_down) continue;
      const bool open = is_open(open_edges(game, state, at), d);
      const bool meets = is_open(open_edges(game, state, other), opposite(d));
      REQUIRE_MESSAGE(open == meets, "DD-8.2: " << space_text(at) << " and " << space_text(other));
    }
  }
}

void Scene::put_one(std::string_view piece) {
  const std::size_t at = piece.find('@');
  REQUIRE_MESSAGE(at != std::string_view::npos, "'" << piece << "' is no piece: where is it?");
  const std::string_view what = piece.substr(0, at);
  std::string_view where = piece.substr(at + 1);
  int rotation = 0;
  if (const std::size_t slash = where.find('/'); slash != std::string_view::npos) {
    rotation = where[slash + 1] - '0';
    where = where.substr(0, slash);
  }
  const int here = space(where);
  if (what == "coll") return put_tile(kNobody, "collapse", here, 0);
  if (what == "rock") return put_tile(kNobody, "rock", here, 0);
  if (what == "dragon") return void(state.dragon = u8(here));
  if (what == "treasure") return void(state.treasure = u8(here));
  const int owner = what[0] == 'N' ? kNobody : what[0] - 'A';
  REQUIRE_MESSAGE((owner == kNobody || (owner >= 0 && owner < game.players())), "'" << piece << "': no such player");
  const std::string_view rest = what.substr(1);
  if (rest == "!") return put_token(owner, here);
  if (rest[0] == '*') return put_stooges(owner, std::stoi(std::string(rest.substr(1))), here);
  REQUIRE_MESSAGE(rest[0] == ':', "'" << piece << "' is no piece");
  const std::string_view id = rest.substr(1);
  if (id[0] >= 'a' && id[0] <= 'z') return put_figure(owner, id, here);
  put_tile(owner, id, here, rotation);
}

void Scene::put_tile(int owner, std::string_view id, int space, int rotation) {
  REQUIRE_MESSAGE(state.board.kind[space] == kNone, "two tiles on " << space_text(space));
  if (id == "LAIR" || id == "HUNT") {
    state.board.kind[space] = kFaceDown;
  } else {
    for (const auto& [name, real] : kNeutrals) {
      if (id == name) id = real;
    }
    state.board.kind[space] = u8(kind(id));
  }
  const int kind = state.board.kind[space];
  if (kind != kFaceDown) rotation = game.content().kinds[kind].same_as[rotation];
  state.board.lie[space] = Board::lying(rotation, owner);
  state.filled.add(space);
  show_edges(game, state, space);
  if (id == "collapse") --state.collapses;
  constexpr Common lair[] = {Common::Eggs, Common::Cave, Common::DragonTile, Common::TreasureTile};
  for (std::size_t i = 0; i < std::size(lair); ++i) {
    if (kind == game.content().kind_of(lair[i])) --state.lair_left[i];
  }
  if (owner == kNobody || kind == kFaceDown) return;
  Player& player = state.players[owner];
  player.tiles.add(space);
  if (kind == game.content().portal) {
    player.portal = u8(space);
    return;
  }
  REQUIRE_MESSAGE(player.bag.count(kind) > 0, "the bag has no more " << id);
  player.bag.remove(kind);
  if (game.class_of(kind) == Class::Room) ++player.rooms[index(game.type_of(kind))];
}

void Scene::put_figure(int owner, std::string_view id, int space) {
  if (const int adventurer = place_of(game.content().trapped.adventurers, id); adventurer >= 0) {
    state.players[owner].adventurer = u8(adventurer);
    state.players[owner].adventurer_at = u8(space);
    return;
  }
  const int creature = place_of(game.content().battle.creatures, id);
  REQUIRE_MESSAGE(creature >= 0, "there is no figure " << id);
  state.creatures[creature].owner = u8(owner);
  state.creatures[creature].at = u8(space);
}

void Scene::put_stooges(int owner, int count, int space) {
  Player& player = state.players[owner];
  REQUIRE_MESSAGE(player.reserve >= count, "not so many Stooges in the Reserve");
  player.reserve = u8(player.reserve - count);
  player.in_play = u8(player.in_play + count);
  if (is_common(game, state, space, Common::Citadel)) {
    player.citadel = u8(player.citadel + count);
    return;
  }
  REQUIRE_MESSAGE(state.filled.has(space), "no tile on " << space_text(space));
  const int there = state.board.stooges[space] != 0 ? state.board.stooge_count(space) : 0;
  REQUIRE_MESSAGE((there == 0 || state.board.stooge_owner(space) == owner), "DD-1.12");
  state.board.stooges[space] = Board::standing(owner, there + count);
  player.standing.add(space);
}

void Scene::put_token(int owner, int space) {
  Player& player = state.players[owner];
  REQUIRE_MESSAGE(player.reserve > 0, "no Stooge in the Reserve");
  --player.reserve;
  for (Player& each : state.players) {
    if (each.portal == space) return void(++each.portal_tokens[owner]);
  }
  state.board.set_token(space, owner + 1);
}

void Scene::put_coins(int place, std::initializer_list<int> values, unsigned known) {
  for (const int value : values) {
    REQUIRE_MESSAGE(state.bag[value] > 0, "no coin of value " << value << " is left in the Bag");
    --state.bag[value];
    state.coins[state.coin_count++] = Coin::of(place, value, known);
  }
  recount();
}

// --- setters ----------------------------------------------------------------------------------------------------------

Scene& Scene::turn_of(char player) {
  state.active = u8(player - 'A');
  return *this;
}
Scene& Scene::tp(int tp) {
  state.turn.tp = u8(tp);
  return *this;
}
Scene& Scene::gp(char player, int gp) {
  of(player).gp = static_cast<std::uint16_t>(gp);
  return *this;
}
Scene& Scene::projects(char player, std::string_view tiles) {
  Player& mine = of(player);
  mine.bag.add_all(std::exchange(mine.projects, {}));
  for (const std::string& id : words_of(tiles)) {
    REQUIRE_MESSAGE(mine.bag.count(kind(id)) > 0, "the bag has no more " << id);
    mine.bag.remove(kind(id));
    mine.projects.add(kind(id));
  }
  return *this;
}
Scene& Scene::bag(char player, std::string_view tiles) {
  Tiles left;
  for (const std::string& id : words_of(tiles)) {
    REQUIRE_MESSAGE(of(player).bag.count(kind(id)) > left.count(kind(id)), "the bag has no more " << id);
    left.add(kind(id));
  }
  of(player).bag = left;
  recount();
  return *this;
}
Scene& Scene::reserve(char player, int stooges) {
  of(player).reserve = u8(stooges);
  recount();
  return *this;
}
Scene& Scene::hand(char player, std::initializer_list<int> coins) {
  put_coins(place::kHand + (player - 'A'), coins, 1U << (player - 'A'));
  return *this;
}
Scene& Scene::stored(std::string_view where, std::initializer_list<int> coins) {
  const int here = space(where);
  put_coins(here, coins, 1U << state.board.owner(here));
  return *this;
}
Scene& Scene::stack(std::initializer_list<int> coins) {
  put_coins(place::kStack, coins, 0);
  return *this;
}
Scene& Scene::coin_bag(std::initializer_list<int> by_value) {
  int value = 0;
  for (const int count : by_value) state.bag[++value] = u8(count);
  recount();
  return *this;
}
Scene& Scene::collapses(int in_the_supply) {
  state.collapses = u8(in_the_supply);
  return *this;
}
Scene& Scene::marker(int now) {
  state.marker = u8(now);
  return *this;
}
Scene& Scene::skips(char player) {
  of(player).skips = true;
  return *this;
}
Scene& Scene::turns(char player, int had) {
  of(player).turns = u8(had);
  return *this;
}
Scene& Scene::idle(int turns) {
  state.idle = u8(turns);
  return *this;
}
Scene& Scene::pending(std::string_view orders) {
  for (const std::string& order : words_of(orders)) {
    const auto found = std::find(std::begin(kOrderNames), std::end(kOrderNames), order);
    REQUIRE_MESSAGE(found != std::end(kOrderNames), "there is no order " << order);
    ++state.pool[found - std::begin(kOrderNames)];
  }
  return asked(Task(Step::AskPool));
}
Scene& Scene::asked(const Task& question) {
  for (Task& task : state.agenda) task = {};
  state.agenda_count = 0;
  state.agenda[state.agenda_count++] = Task(Step::Main);
  state.agenda[state.agenda_count++] = question;
  return *this;
}

// The player before passes, after some order or other.
Scene& Scene::begins(char player) {
  int before = player - 'A';
  do before = (before + game.players() - 1) % game.players();
  while (state.players[before].out);
  state.active = u8(before);
  state.turn = {};
  state.turn.spent = state.turn.worked = true;
  asked(Task(Step::AskMain));
  act("pass");
  while (turn().is_chance() && asks() == "draw_tile" && state.active == before) {
    const std::string first = outcomes().front();
    chance(first);
  }
  return *this;
}

// --- playing ----------------------------------------------------------------------------------------------------------

void Scene::apply(Action action) {
  play(action);
  check_places();
}

Scene& Scene::act(std::string_view text) {
  happened.clear();
  apply(read_choice(text));
  return *this;
}

Scene& Scene::chance(std::string_view text) {
  apply(read_outcome(text));
  return *this;
}

Scene& Scene::whatever() {
  while (turn().is_chance()) {
    OutcomeList list;
    game.outcomes(state, list);
    apply(list.begin()->action);
  }
  return *this;
}

// --- everything is in one place ---------------------------------------------------------------------------------------

Scene::Count Scene::count() const {
  Count all;
  for (int p = 0; p < game.players(); ++p) {
    const Player& player = state.players[p];
    all.tiles[p] = player.bag.size() + player.projects.size();
    all.stooges[p] = player.reserve + player.converted + player.citadel;
    for (const Player& each : state.players) all.stooges[p] += each.portal_tokens[p];
  }
  for (int space = 0; space < game.area().spaces; ++space) {
    const int kind = state.board.kind[space];
    if (kind < game.content().set_kinds) ++all.tiles[state.board.owner(space)];
    if (state.board.stooges[space] != 0)
      all.stooges[state.board.stooge_owner(space)] += state.board.stooge_count(space);
    if (state.board.token(space) != 0) ++all.stooges[state.board.token_owner(space)];
  }
  for (int i = 0; i < state.agenda_count; ++i) {  // a Think! is under way
    if (state.agenda[i].step == Step::PutBack) all.tiles[as<Step::PutBack>(state.agenda[i]).seat] += state.aside.size();
  }
  for (int value = 1; value <= kCoinValues; ++value) all.coins[value] = state.bag[value];
  for (int i = 0; i < state.coin_count; ++i) ++all.coins[state.coins[i].value()];
  return all;
}

void Scene::recount() { all_ = count(); }

void Scene::check_places() const {
  const Count now = count();
  for (int p = 0; p < game.players(); ++p) {
    const char name = static_cast<char>('A' + p);
    // A Portal comes from outside the bag; a defeated player's Stooges leave the game.
    const int portal = state.players[p].portal == kNone ? 0 : 1;
    REQUIRE_MESSAGE(now.tiles[p] - all_.tiles[p] <= portal, "DD-2.1: tiles of " << name);
    REQUIRE_MESSAGE(now.tiles[p] >= all_.tiles[p], "DD-2.1: tiles of " << name);
    if (!state.players[p].out) REQUIRE_MESSAGE(now.stooges[p] == all_.stooges[p], "DD-2.2: Stooges of " << name);
  }
  for (int value = 1; value <= kCoinValues; ++value) {
    REQUIRE_MESSAGE(now.coins[value] == all_.coins[value], "DD-2.4: coins of value " << value);
  }
  // What is noted beside the board agrees with it.
  SpaceSet filled;
  for (int space = 0; space < game.area().spaces; ++space) {
    if (state.board.kind[space] != kNone) filled.add(space);
  }
  REQUIRE(filled == state.filled);
  for (int p = 0; p < game.players(); ++p) {
    const Player& player = state.players[p];
    SpaceSet tiles, standing;
    int in_play = player.citadel;
    int rooms[kRoomTypes] = {};
    filled.for_each([&](int space) {
      const int kind = state.board.kind[space];
      if (state.board.stooges[space] != 0 && state.board.stooge_owner(space) == p) {
        standing.add(space);
        in_play += state.board.stooge_count(space);
      }
      if (kind >= game.content().set_kinds || state.board.owner(space) != p) return;
      tiles.add(space);
      if (index(game.type_of(kind)) < kRoomTypes) ++rooms[index(game.type_of(kind))];
    });
    REQUIRE(tiles == player.tiles);
    REQUIRE(standing == player.standing);
    REQUIRE(in_play == player.in_play);
    REQUIRE(std::memcmp(rooms, std::vector<int>(player.rooms, player.rooms + kRoomTypes).data(), sizeof rooms) == 0);
  }
  for (int i = 0; i < state.agenda_count; ++i) {
    // A tile is being turned up: its corridors are not looked at yet (DD-8.5).
    if (state.agenda[i].step == Step::Built && as<Step::Built>(state.agenda[i]).stage <= index(BuildStage::Corridors))
      return;
  }
  REQUIRE_MESSAGE(slow::noted(state) == slow::count(game, state), "DD-9: complete corridors");
}

// --- asking -----------------------------------------------------------------------------------------------------------

Choices Scene::destinations(std::string_view from, int stooges) const {
  Choices found;
  const std::string start = "move " + space_text(space(from)) + " " + std::to_string(stooges);
  for (const std::string& text : choices(start)) found.push_back(words_of(text)[3]);
  return found;
}

Choices Scene::sites(std::string_view tile) const {
  Choices found;
  for (const std::string& text : choices("work " + std::string(tile))) {
    const std::string where = words_of(text)[2];
    if (!found.has(where)) found.push_back(where);
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::string Scene::rotations(std::string_view tile, std::string_view where) const {
  std::vector<std::string> found;
  for (const std::string& text : choices("work " + std::string(tile) + " " + space_text(space(where)))) {
    found.push_back(words_of(text)[3]);
  }
  return joined(found);
}

int Scene::gained(char player) const {
  int gp = 0;
  for (const Event& each : happened) {
    if (each.type == Event::Type::GpGained && each.seat == player - 'A') gp += as<Event::Type::GpGained>(each).gp;
  }
  return gp;
}

int Scene::craft(char player) const { return digger::craft(game, state, player - 'A'); }
int Scene::resources(char player) const { return digger::resources(game, state, player - 'A'); }
int Scene::tyranny(char player) const { return digger::tyranny(game, state, player - 'A'); }

std::string Scene::stooges(std::string_view where) const {
  const int here = space(where);
  if (state.board.stooges[here] == 0) return "";
  return std::string(1, static_cast<char>('A' + state.board.stooge_owner(here))) + "*" +
         std::to_string(state.board.stooge_count(here));
}

char Scene::token(std::string_view where) const {
  const int here = space(where);
  return state.board.token(here) == 0 ? ' ' : static_cast<char>('A' + state.board.token_owner(here));
}

std::string Scene::tile(std::string_view where) const {
  const int here = space(where);
  const int kind = state.board.kind[here];
  if (kind == kNone) return "";
  if (kind == kFaceDown) return "?";
  const std::string& id = game.content().kinds[kind].id;
  if (state.board.owner(here) == kNobody) return id;
  return std::string(1, static_cast<char>('A' + state.board.owner(here))) + ":" + id + "/" +
         std::to_string(state.board.rotation(here));
}

namespace {
std::string tile_texts(const Digger& game, const Tiles& tiles) {
  std::vector<std::string> texts;
  tiles.for_each([&](int kind, int count) {
    texts.insert(texts.end(), static_cast<std::size_t>(count), game.content().kinds[kind].id);
  });
  std::sort(texts.begin(), texts.end());
  return joined(texts);
}
}  // namespace

std::string Scene::projects(char player) const { return tile_texts(game, of(player).projects); }
std::string Scene::bag(char player) const { return tile_texts(game, of(player).bag); }

std::string Scene::coin_texts(int place) const {
  std::vector<std::string> texts;
  for (int i = 0; i < state.coin_count; ++i) {
    if (state.coins[i].place == place) texts.push_back(std::to_string(state.coins[i].value()));
  }
  return joined(texts);
}
std::string Scene::hand(char player) const { return coin_texts(place::kHand + (player - 'A')); }
std::string Scene::stored(std::string_view where) const { return coin_texts(space(where)); }
std::string Scene::stack() const { return coin_texts(place::kStack); }
int Scene::coins(char player) const { return static_cast<int>(words_of(hand(player)).size()); }

std::string Scene::pool() const {
  std::vector<std::string> texts;
  for (std::size_t order = 0; order < kOrders; ++order) {
    texts.insert(texts.end(), state.pool[order], std::string(kOrderNames[order]));
  }
  return joined(texts);
}

bool Scene::armed(std::string_view where) const {
  const int here = space(where);
  // Against somebody who does not own it.
  return is_armed_against(game, state, (state.board.owner(here) + 1) % game.players(), here);
}

std::string Scene::adventurer(char player) const { return space_text(of(player).adventurer_at); }

std::string Scene::creature(std::string_view id) const {
  const int creature = place_of(game.content().battle.creatures, id);
  REQUIRE_MESSAGE(creature >= 0, "there is no Creature " << id);
  return space_text(state.creatures[creature].at);
}

int Scene::score(char player) const { return game.scores(state)[player - 'A'].score; }
bool Scene::won(char player) const { return game.scores(state)[player - 'A'].won; }

int Scene::space(std::string_view text) const {
  std::string plain(text);
  std::erase(plain, '(');
  std::erase(plain, ')');
  const std::size_t comma = plain.find(',');
  REQUIRE_MESSAGE(comma != std::string::npos, "'" << text << "' is no space");
  const int here = game.area().space(hex(std::stoi(plain.substr(0, comma)), std::stoi(plain.substr(comma + 1))));
  REQUIRE_MESSAGE(here != kNowhere, text << " is outside the play area");
  return here;
}

std::string Scene::space_text(int space) const {
  if (space == kNone) return "";
  const Hex hex = game.area().at[space];
  return std::to_string(hex.q) + "," + std::to_string(hex.r);
}

int Scene::kind(std::string_view tile) const {
  const int found = place_of(game.content().kinds, tile);
  REQUIRE_MESSAGE(found >= 0, "there is no tile " << tile);
  return found;
}

}  // namespace uc::digger::test
