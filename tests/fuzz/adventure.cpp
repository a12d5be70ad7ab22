// An adventure of Dungeon Saga: refused with its place and a reason, or a game that can be played to its end, by every
// number of players, seen by every seat, saved and loaded.
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "mutate.hpp"
#include "protocol/json.hpp"
#include "saga/saga.hpp"
#include "support.hpp"
#include "table/open.hpp"
#include "table/table_of.hpp"

namespace {

using uc::fuzz::expect;

constexpr int kMostDecisions = 200'000;  // of a random game: far more than 60 Rounds have

void check_views(const uc::Table& table) {
  expect(table.view(uc::Viewer::everything(), table.length()).is_object(), "the referee has a view");
  for (int seat = 0; seat < table.players(); ++seat) {
    expect(table.view(uc::Viewer::of(uc::seat_at(seat)), table.length()).is_object(), "every seat has a view");
  }
}

// Some listed actions, as people make them.
void play_a_little(uc::Table& table, uc::Rng& rng) {
  for (int i = 0; i < 12 && !table.turn().is_over(); ++i) {
    const uc::Listing listing = table.actions("", 2000);
    expect(listing.count > 0, "whoever must act can act");
    const std::size_t chosen = uc::below(rng, static_cast<std::uint32_t>(listing.texts.size()));
    (void)table.odds(listing.texts[chosen]);
    expect(!table.act(listing.texts[chosen], std::nullopt), "a listed action is taken");
  }
}

// The rest of the game, without words.
void play_out(const uc::saga::Saga& game, uc::saga::State state, uc::Rng& rng) {
  for (int i = 0; i < kMostDecisions; ++i) {
    const uc::Turn turn = game.turn(state);
    if (turn.is_over()) return;
    expect(turn.is_seat() || turn.is_chance(), "a true position has no horizon");
    game.apply(state, turn.is_chance() ? game.draw(state, rng) : game.pick(state, rng), uc::NoEvents{});
  }
  expect(false, "a game ends");
}

void play(const uc::Library& library, const uc::Doc& options, int players) {
  auto table = uc::new_table(library, "saga", players, options, {"seed", uc::Chance::Auto});
  expect(table.ok(), "a sound adventure can be played by as many as it has heroes, and the Overlord");
  uc::Rng rng(static_cast<std::uint64_t>(players));
  check_views(**table);
  play_a_little(**table, rng);
  check_views(**table);
  const uc::Doc save = (*table)->save();
  const auto again = uc::load_save(library, save, 10'000);
  expect(again.ok() && uc::to_json(again->table->save()) == uc::to_json(save), "what is saved can be loaded");
  const auto position = uc::load_position(library, (*table)->view(uc::Viewer::everything(), (*table)->length()),
                                          {"seed", uc::Chance::Auto});
  expect(position.ok(), "a position that was played can be loaded");
  const auto& typed = static_cast<const uc::TableOf<uc::saga::Saga>&>(**table);
  play_out(typed.game(), typed.state(), rng);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const uc::Result<uc::Doc> doc = uc::parse_json({reinterpret_cast<const char*>(data), size});
  if (!doc || !doc->is_object()) return 0;
  const uc::Library& library = *uc::fuzz::contents().library;
  const auto& content = *library.content<uc::saga::Saga>();
  const std::optional<uc::Fault> checked = uc::saga::Saga::check_part(content, *doc);
  const uc::Doc options = uc::Doc::object().set("adventure", *doc);
  const auto opened = uc::new_table(library, "saga", 2, options, {"seed", uc::Chance::Auto});
  expect(opened.ok() == !checked, "what is checked can be played, and nothing else");
  if (checked) {
    expect(!checked->message.empty() && !checked->path.empty(), "a refusal has a place and a reason");
    expect(opened.fault().path == "options.adventure." + checked->path, "play and check tell the same place");
    return 0;
  }
  const auto heroes = static_cast<int>(doc->find("heroes")->as_array().size());
  for (int players = 2; players <= heroes + 1; ++players) play(library, options, players);
  return 0;
}

// --- changes that leave a sound adventure sound, most often: one value alone hardly ever does ---------------------------

namespace {

uc::Doc* member(uc::Doc* doc, std::string_view key) {
  if (doc == nullptr || !doc->is_object()) return nullptr;
  for (auto& [name, value] : doc->as_object()) {
    if (name == key) return &value;
  }
  return nullptr;
}

// The three drawings of a map, letter by letter.
class Drawing {
 public:
  explicit Drawing(uc::Doc& adventure) {
    uc::Doc* map = member(&adventure, "map");
    for (const char* layer : {"terrain", "areas", "picture"}) layers_.push_back(member(map, layer));
  }

  char* at(std::size_t layer, std::int64_t x, std::int64_t y) {
    uc::Doc* rows = layers_[layer];
    if (rows == nullptr || !rows->is_array() || y < 0 || y >= std::ssize(rows->as_array())) return nullptr;
    uc::Doc& row = rows->as_array()[y];
    if (!row.is_string() || x < 0 || x >= std::ssize(row.as_string())) return nullptr;
    // A document gives its texts for reading only.
    return const_cast<char*>(row.as_string().data()) + x;
  }
  char letter(std::size_t layer, std::int64_t x, std::int64_t y) {
    const char* found = at(layer, x, y);
    return found == nullptr ? '#' : *found;
  }
  void set(std::int64_t x, std::int64_t y, char terrain, char area, char picture) {
    if (at(kTerrain, x, y) == nullptr || at(kAreas, x, y) == nullptr || at(kPicture, x, y) == nullptr) return;
    *at(kTerrain, x, y) = terrain;
    *at(kAreas, x, y) = area;
    *at(kPicture, x, y) = picture;
  }

  static constexpr std::size_t kTerrain = 0, kAreas = 1, kPicture = 2;

 private:
  std::vector<uc::Doc*> layers_;
};

std::int64_t any(uc::Rng& rng, std::uint32_t below) { return uc::below(rng, below); }

// Empty floor becomes wall, and wall beside floor becomes floor of its area.
void build(Drawing& map, uc::Rng& rng) {
  const std::int64_t x = any(rng, 48), y = any(rng, 24);
  if (map.letter(Drawing::kTerrain, x, y) == '.' && map.letter(Drawing::kPicture, x, y) == '.') {
    return map.set(x, y, '#', '#', '#');
  }
  if (map.letter(Drawing::kTerrain, x, y) != '#') return;
  const std::int64_t beside = any(rng, 4);
  const std::int64_t from_x = x + (beside == 0) - (beside == 1), from_y = y + (beside == 2) - (beside == 3);
  if (map.letter(Drawing::kTerrain, from_x, from_y) != '.') return;
  map.set(x, y, '.', map.letter(Drawing::kAreas, from_x, from_y), '.');
}

// A piece goes to empty floor of its area, or as far as chance finds one.
void move(uc::Doc& adventure, Drawing& map, uc::Rng& rng) {
  constexpr const char* kLists[] = {"monsters", "bone_piles", "heroes", "chests"};
  uc::Doc* list = member(&adventure, kLists[uc::below(rng, 4)]);
  if (list == nullptr || !list->is_array() || list->as_array().empty()) return;
  uc::Doc& piece = list->as_array()[uc::below(rng, static_cast<std::uint32_t>(list->as_array().size()))];
  uc::Doc* square = member(&piece, "square");
  if (square == nullptr || !square->is_array() || square->as_array().size() != 2) return;
  const uc::Doc x = square->as_array()[0], y = square->as_array()[1];
  char* from = x.is_integer() && y.is_integer() ? map.at(Drawing::kPicture, x.as_integer(), y.as_integer()) : nullptr;
  if (from == nullptr) return;
  const char area = map.letter(Drawing::kAreas, x.as_integer(), y.as_integer());
  for (int tries = 0; tries < 200; ++tries) {
    const std::int64_t to_x = any(rng, 48), to_y = any(rng, 24);
    char* to = map.at(Drawing::kPicture, to_x, to_y);
    if (to == nullptr || *to != '.' || map.letter(Drawing::kAreas, to_x, to_y) != area) continue;
    std::swap(*from, *to);
    *square = uc::Doc::Array{to_x, to_y};
    return;
  }
}

void change(uc::Doc& adventure, uc::Rng& rng) {
  Drawing map(adventure);
  switch (uc::below(rng, 3)) {
    case 0: return build(map, rng);
    case 1: return move(adventure, map, rng);
    default: uc::fuzz::mutate(adventure, rng);
  }
}

}  // namespace

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

// Never plain bytes: what is no JSON is the matter of another target.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  uc::Rng rng(seed);
  uc::Result<uc::Doc> doc = uc::parse_json({reinterpret_cast<const char*>(data), size});
  if (!doc) return LLVMFuzzerMutate(data, size, most);
  for (std::uint32_t changes = 1 + uc::below(rng, 3); changes > 0; --changes) change(*doc, rng);
  const std::string text = uc::to_json(*doc);
  if (text.size() > most) return size;
  std::memcpy(data, text.data(), text.size());
  return text.size();
}
