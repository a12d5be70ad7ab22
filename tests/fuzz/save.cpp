// A save or a position: refused with bad_save or another of the codes, or a table that can be played and saved again.
#include <cstring>
#include <string>

#include "core/random.hpp"
#include "mutate.hpp"
#include "protocol/json.hpp"
#include "support.hpp"
#include "table/open.hpp"

namespace {

using uc::fuzz::expect;

void play_a_little(uc::Table& table) {
  uc::Rng rng(1);
  for (int i = 0; i < 8; ++i) {
    const uc::Turn turn = table.turn();
    if (turn.is_over()) {
      expect(table.results().is_array(), "a finished game has results");
      return;
    }
    const uc::Listing listing = table.actions("", 5000);
    expect(listing.count > 0, "whoever must act can act");
    const std::size_t chosen = uc::below(rng, static_cast<std::uint32_t>(listing.texts.size()));
    expect(!table.act(listing.texts[chosen], std::nullopt), "a listed action is taken");
  }
}

void check_table(const uc::Library& library, uc::Table& table) {
  for (int seat = 0; seat < table.players(); ++seat) {
    expect(table.view(uc::Viewer::of(uc::seat_at(seat)), table.length()).is_object(), "every seat has a view");
  }
  play_a_little(table);
  const uc::Doc save = table.save();
  auto again = uc::load_save(library, save, 10'000);
  expect(again.ok(), "what is saved can be loaded");
  expect(uc::to_json(again->table->save()) == uc::to_json(save), "a loaded game is the saved one");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const uc::Result<uc::Doc> doc = uc::parse_json({reinterpret_cast<const char*>(data), size});
  if (!doc) return 0;
  const uc::Library& library = *uc::fuzz::contents().library;
  if (auto loaded = uc::load_save(library, *doc, 400)) check_table(library, *loaded->table);
  if (auto loaded = uc::load_position(library, *doc, {"seed", uc::Chance::Manual})) check_table(library, **loaded);
  return 0;
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  uc::Rng rng(seed);
  uc::Result<uc::Doc> doc = uc::parse_json({reinterpret_cast<const char*>(data), size});
  if (!doc || uc::below(rng, 20) == 0) return LLVMFuzzerMutate(data, size, most);
  for (std::uint32_t changes = 1 + uc::below(rng, 3); changes > 0; --changes) uc::fuzz::mutate(*doc, rng);
  const std::string text = uc::to_json(*doc);
  if (text.size() > most) return size;
  std::memcpy(data, text.data(), text.size());
  return text.size();
}
