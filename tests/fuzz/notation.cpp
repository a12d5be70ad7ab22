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

constexpr int kPositions = 192;  // of all games: the first byte of an input chooses one

// One or two of the values that the list of options names, with all others by default.
uc::Doc some_options(const uc::Doc& list, uc::Rng& rng) {
  uc::Doc options = uc::Doc::object();
  const uc::Doc::Array& all = list.as_array();
  for (int i = 0; i < 2 && !all.empty(); ++i) {
    const uc::Doc& option = all[uc::below(rng, static_cast<std::uint32_t>(all.size()))];
    const uc::Doc* values = option.find("values");
    if (values == nullptr || !values->is_array() || values->as_array().empty()) continue;
    const uc::Doc::Array& choices = values->as_array();
    options.set(option.find("id")->as_string(), choices[uc::below(rng, static_cast<std::uint32_t>(choices.size()))]);
  }
  return options;
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

// A position of a random game, `moves` actions from its beginning. Some options go with some numbers of players only.
std::unique_ptr<uc::Table> position(const uc::GameInfo& info, int n, int moves) {
  const uc::Library& library = *uc::fuzz::contents().library;
  uc::Rng rng(static_cast<std::uint64_t>(n));
  const int players = info.players[static_cast<std::size_t>(n) % info.players.size()];
  const uc::TableConfig config{"seed " + std::to_string(n), uc::Chance::Manual};
  auto table = uc::new_table(library, info.id, players, some_options(info.options, rng), config);
  for (int tries = 0; !table.ok() && tries < 20; ++tries) {
    table = uc::new_table(library, info.id, players, some_options(info.options, rng), config);
  }
  expect(table.ok(), "a new table can be made");
  for (int i = 0; i < moves && !(*table)->turn().is_over(); ++i) {
    const uc::Listing listing = (*table)->actions("", 10'000);
    const auto chosen = uc::below(rng, static_cast<std::uint32_t>(listing.texts.size()));
    expect(!(*table)->act(listing.texts[chosen], std::nullopt), "a listed action is taken");
  }
  return std::move(*table);
}

// Plays on, led, until a kind of decision that no position has yet, or the end of its patience. Was there one?
bool look_for_new_kind(uc::Table& table, std::set<std::string_view>& kinds, std::uint64_t seed) {
  uc::Rng rng(seed);
  for (int i = 0; i < 400 && kinds.contains(table.kind()) && !table.turn().is_over(); ++i) {
    expect(!table.act(led(table, rng), std::nullopt), "what the policy chooses is taken");
  }
  return kinds.insert(table.kind()).second;
}

// Positions of random games of every game with every number of players; of its kinds of decision many are rare.
const std::vector<std::unique_ptr<uc::Table>>& positions() {
  static const auto made = [] {
    std::vector<std::unique_ptr<uc::Table>> tables;
    const std::vector<uc::GameInfo>& games = uc::fuzz::contents().library->games();
    const int each = kPositions / static_cast<int>(games.size());
    for (const uc::GameInfo& info : games) {
      std::set<std::string_view> kinds;
      int patience = 6;
      for (int n = 0; n < each; ++n) {
        tables.push_back(position(info, n, n * 4));
        const bool look = n % 2 == 0 && patience > 0;
        if (look && !look_for_new_kind(*tables.back(), kinds, static_cast<std::uint64_t>(n))) --patience;
      }
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
