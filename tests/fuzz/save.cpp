// A save, a position or a campaign: refused with bad_save or another of the codes, or something that can be played on
// and saved again.
#include <cstring>
#include <string>

#include "core/random.hpp"
#include "mutate.hpp"
#include "protocol/json.hpp"
#include "support.hpp"
#include "table/campaign.hpp"
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

void check_campaign(const uc::Library& library, const uc::Doc& document, const uc::CampaignNow& now) {
  expect(!uc::check_campaign(library, now.game, document), "a campaign that is read has no faults");
  for (const std::string& step : now.steps) {
    const auto next = uc::take_step(library, document, step);
    if (!next) {
      expect(now.length >= uc::kMostSteps, "a listed step can be taken");
      continue;
    }
    expect(uc::read_campaign(library, *next).ok(), "what a step leads to can be read");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const uc::Result<uc::Doc> doc = uc::parse_json({reinterpret_cast<const char*>(data), size});
  if (!doc) return 0;
  const uc::Library& library = *uc::fuzz::contents().library;
  if (auto loaded = uc::load_save(library, *doc, 400)) check_table(library, *loaded->table);
  if (auto loaded = uc::load_position(library, *doc, {"seed", uc::Chance::Manual})) check_table(library, **loaded);
  if (const auto campaign = uc::read_campaign(library, *doc)) check_campaign(library, *doc, *campaign);
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
