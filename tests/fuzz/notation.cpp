// A text as an action, in many positions: no action, or an action of which this is the one text.
#include <cstring>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "support.hpp"
#include "table/open.hpp"
#include "table/table_of.hpp"
#include "uc_players.hpp"

namespace {

using uc::fuzz::expect;

constexpr int kEach = 48;  // positions of a game

// Crypt: both sides of all Collectors.
uc::Doc crypt_options(int n) {
  uc::Doc sides = uc::Doc::array();
  for (int i = 0; i < 6; ++i) sides.push(n % 3 == 0 ? "A" : n % 3 == 1 ? "B" : "random");
  return uc::Doc::object().set("collectors", sides);
}

// One Deck Dungeon: every dungeon, with talents in one game of three.
uc::Doc onedeck_options(int n, int players) {
  constexpr const char* kDungeons[] = {"dragons_cave", "yetis_cavern", "hydras_reef", "lichs_tomb", "minotaurs_maze"};
  uc::Doc options = uc::Doc::object().set("dungeon", kDungeons[n % 5]);
  if (n % 3 != 0) return options;
  uc::Doc talents = uc::Doc::array();
  for (int i = 0; i < players; ++i) talents.push(uc::Doc::Array{"crafty", "fortitude", "planning", "foresight"});
  return options.set("talents", talents);
}

// Dungeon Digger: every scenario and some mixes, lords and hidden projects in turn.
uc::Doc digger_options(int n) {
  constexpr const char* kScenarios[] = {"none",
                                        "monster_hunt",
                                        "trapped_adventurers",
                                        "sands_of_time",
                                        "dwarven_citadel",
                                        "dragons_lair",
                                        "total_battle",
                                        "monster_hunt+dragons_lair",
                                        "dwarven_citadel+total_battle"};
  uc::Doc options = uc::Doc::object().set("scenario", kScenarios[n % 9]).set("hidden_projects", n % 5 == 0);
  return options.set("lords", n % 2 == 0 ? "off" : "random");
}

// Dungeon Saga: every adventure, and with each every number of players that it can have.
uc::Doc saga_options(int n) {
  constexpr const char* kAdventures[] = {"saga-a",  "saga-b",  "saga-01", "saga-02", "saga-03", "saga-04",
                                         "saga-05", "saga-06", "saga-07", "saga-08", "saga-09", "saga-10"};
  return uc::Doc::object().set("adventure", kAdventures[n % 12]);
}
int saga_players(int n) {
  const int heroes = n % 12 < 2 ? 2 : 4;
  return 2 + n / 12 % heroes;
}

// Whatever comes to the mind of the game's own policy, which gets further than chance alone.
std::string led(const uc::Table& any, uc::Rng& rng) {
  std::string text;
  uc::visit_table(any, [&](const auto& table) {
    const auto& state = table.state();
    const uc::Action action =
        table.turn().is_chance()
            ? table.game().draw(state, rng)
            : uc::Knowledge<std::remove_cvref_t<decltype(table.game())>>::playout(table.game(), state, rng);
    text = table.game().text(state, action, uc::Viewer::everything());
  });
  return text;
}

// A position of a random game, `moves` actions from its beginning.
std::unique_ptr<uc::Table> position(const char* game, int players, const uc::Doc& options, int n, int moves) {
  const uc::Library& library = *uc::fuzz::contents().library;
  auto table = uc::new_table(library, game, players, options, {"seed " + std::to_string(n), uc::Chance::Manual});
  expect(table.ok(), "a new table can be made");
  uc::Rng rng(static_cast<std::uint64_t>(n));
  for (int i = 0; i < moves && !(*table)->turn().is_over(); ++i) {
    const uc::Listing listing = (*table)->actions("", 10'000);
    const auto chosen = uc::below(rng, static_cast<std::uint32_t>(listing.texts.size()));
    expect(!(*table)->act(listing.texts[chosen], std::nullopt), "a listed action is taken");
  }
  return std::move(*table);
}

// Plays on, led, until a kind of decision that no position has yet, or the end of its patience.
void look_for_new_kind(uc::Table& table, std::set<std::string_view>& kinds, std::uint64_t seed) {
  uc::Rng rng(seed);
  for (int i = 0; i < 400 && kinds.contains(table.kind()) && !table.turn().is_over(); ++i) {
    expect(!table.act(led(table, rng), std::nullopt), "what the policy chooses is taken");
  }
  kinds.insert(table.kind());
}

// Positions of random games with every number of players.
const std::vector<std::unique_ptr<uc::Table>>& positions() {
  static const auto made = [] {
    std::vector<std::unique_ptr<uc::Table>> tables;
    for (int n = 0; n < kEach; ++n) tables.push_back(position("crypt", 1 + n % 4, crypt_options(n), n, n * 4));
    for (int n = 0; n < kEach; ++n) {
      const int players = n % 3 == 2 ? 4 : 1 + n % 3;
      tables.push_back(position("onedeck", players, onedeck_options(n, players), n, n * 2));
    }
    for (int n = 0; n < kEach; ++n) tables.push_back(position("digger", 2 + n % 5, digger_options(n), n, n * 8));
    std::set<std::string_view> kinds;  // of Dungeon Saga there are many, and most are rare
    for (int n = 0; n < kEach; ++n) {
      tables.push_back(position("saga", saga_players(n), saga_options(n), n, n * 2));
      if (n % 2 == 0) look_for_new_kind(*tables.back(), kinds, static_cast<std::uint64_t>(n));
    }
    return tables;
  }();
  return made;
}

void check(const uc::Table& any, std::string_view text) {
  uc::visit_table(any, [&](const auto& table) {
    const auto& game = table.game();
    const uc::Turn turn = game.turn(table.state());
    const auto action = game.parse(table.state(), text);
    if (!action) {
      expect(action.fault().code == "illegal", "a text that is no action is illegal");
      return;
    }
    if (turn.is_over() || game.refuse(table.state(), *action)) return;
    expect(game.text(table.state(), *action, uc::Viewer::everything()) == text, "an action has one text");
    auto next = table.state();
    game.apply(next, *action, uc::NoEvents{});
  });
}

// Bits that no text wrote: refused or legal, never a crash.
template <class G>
void check_bits(const uc::TableOf<G>& table, uc::Action action) {
  if (table.turn().is_over() || table.game().refuse(table.state(), action)) return;
  const std::string text = table.game().text(table.state(), action, uc::Viewer::everything());
  const auto parsed = table.game().parse(table.state(), text);
  expect(parsed.ok() && *parsed == action, "a legal action has a text that means it");
}

}  // namespace

// The positions are made before the first input, whose time is limited.
extern "C" int LLVMFuzzerInitialize(int* /*argc*/, char*** /*argv*/) {
  (void)positions();
  return 0;
}

// The first byte chooses the position; the rest is a text, or the bits of an action.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const uc::Table& table = *positions()[data[0] % positions().size()];
  check(table, {reinterpret_cast<const char*>(data + 1), size - 1});
  if (size == 9) {
    uc::Action action;
    std::memcpy(&action.bits, data + 1, sizeof action.bits);
    uc::visit_table(table, [&](const auto& typed) { check_bits(typed, action); });
  }
  return 0;
}
