// Tables of every game of the list: saves at any step, undo and redo, positions, and no way from a view to the seed.
#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "library.hpp"
#include "protocol/json.hpp"
#include "table/open.hpp"

namespace {

using namespace uc;

constexpr std::size_t kMost = 100'000;

using test::library;

// A few Turns are enough where random games would be long.
Doc short_game(const GameInfo& info) {
  Doc options = Doc::object();
  for (const Doc& option : info.options.as_array()) {
    const std::string& id = option.find("id")->as_string();
    if (id == "max_turns_per_player") options.set(id, 2);
  }
  return options;
}

std::unique_ptr<Table> open(const GameInfo& info, int players, const std::string& seed, Chance chance) {
  Result<std::unique_ptr<Table>> table = new_table(library(), info.id, players, short_game(info), {seed, chance});
  REQUIRE(table.ok());
  return std::move(*table);
}

std::string random_action(const Table& table, Rng& rng) {
  const Listing listing = table.actions("", kMost);
  REQUIRE_FALSE(listing.texts.empty());
  return listing.texts[below(rng, static_cast<std::uint32_t>(listing.texts.size()))];
}

void must_act(Table& table, const std::string& action) {
  const std::optional<Fault> fault = table.act(action, std::nullopt);
  if (fault) FAIL(action, ": ", fault->message);
}

std::vector<Viewer> viewers(const Table& table) {
  std::vector<Viewer> all = {Viewer::everything(), Viewer::table(), Viewer::of(Seats::first(table.players()))};
  for (int i = 0; i < table.players(); ++i) all.push_back(Viewer::of(seat_at(i)));
  return all;
}

std::string seen(const Table& table, Viewer viewer) {
  return to_json(table.view(viewer, table.length())) + to_json(table.history(0, viewer)) +
         to_json(table.events(0, viewer));
}

Doc through_text(const Doc& doc, bool pretty) {
  Result<Doc> read = parse_json(pretty ? to_pretty_json(doc) : to_json(doc));
  REQUIRE(read.ok());
  return std::move(*read);
}

// Every number of players of every game, a few games each.
template <class F>
void for_each_table(F&& f) {
  for (const GameInfo& info : library().games()) {
    for (const int players : info.players) {
      CAPTURE(info.id);
      CAPTURE(players);
      f(info, players);
    }
  }
}

TEST_CASE("A save at any step, written and read as JSON, goes on as the same table") {
  for_each_table([](const GameInfo& info, int players) {
    for (const Chance chance : {Chance::Auto, Chance::Manual, Chance::Dice}) {
      Rng rng(7);
      const auto table = open(info, players, "saves", chance);
      std::unique_ptr<Table> copy;  // loaded some steps ago, and played on beside the table
      for (int step = 0; !table->turn().is_over(); ++step) {
        if (step % 9 == 0) {
          const Doc save = table->save();
          Result<LoadedTable> loaded = load_save(library(), through_text(save, step % 2 == 0), kMost);
          if (!loaded) FAIL(loaded.fault().path, ": ", loaded.fault().message);
          if (chance == Chance::Auto) CHECK(loaded->verified);
          copy = std::move(loaded->table);
          CHECK(copy->save() == save);
        }
        const std::string action = random_action(*table, rng);
        must_act(*table, action);
        must_act(*copy, action);
      }
      CHECK(copy->save() == table->save());
      CHECK(copy->results() == table->results());
      for (const Viewer viewer : viewers(*table)) CHECK(seen(*copy, viewer) == seen(*table, viewer));
    }
  });
}

TEST_CASE("Undo to the start and back gives the same save, byte for byte") {
  for_each_table([](const GameInfo& info, int players) {
    Rng rng(8);
    const auto table = open(info, players, "undo", Chance::Auto);
    std::vector<std::pair<std::size_t, std::string>> positions;  // where the table rested
    std::vector<std::string> actions;
    while (!table->turn().is_over()) {
      positions.emplace_back(table->length(), to_json(table->view(Viewer::everything(), table->length())));
      actions.push_back(random_action(*table, rng));
      must_act(*table, actions.back());
    }
    const std::string save = to_json(table->save());
    for (std::size_t i = positions.size(); i-- > 0;) {
      CHECK(to_json(table->view(Viewer::everything(), positions[i].first)) == positions[i].second);  // a look back
      table->undo(positions[i].first);
      CHECK(table->length() == positions[i].first);
      CHECK(to_json(table->view(Viewer::everything(), table->length())) == positions[i].second);
    }
    CHECK(table->length() == table->first_rest());
    for (const std::string& action : actions) must_act(*table, action);
    CHECK(to_json(table->save()) == save);
  });
}

TEST_CASE("The referee's view of any step loads as a table with the same position") {
  for_each_table([](const GameInfo& info, int players) {
    Rng rng(9);
    const auto table = open(info, players, "positions", Chance::Manual);
    for (;;) {
      const Doc view = table->view(Viewer::everything(), table->length());
      Result<std::unique_ptr<Table>> branch =
          load_position(library(), through_text(view, false), {"other", Chance::Manual});
      if (!branch) FAIL(branch.fault().path, ": ", branch.fault().message);
      CHECK((*branch)->view(Viewer::everything(), (*branch)->length()) == view);
      CHECK((*branch)->kind() == table->kind());
      if (table->turn().is_over()) break;
      const std::string action = random_action(*table, rng);
      must_act(*branch->get(), action);
      must_act(*table, action);
      CHECK((*branch)->view(Viewer::everything(), (*branch)->length()) ==
            table->view(Viewer::everything(), table->length()));
    }
  });
}

TEST_CASE("What a viewer is shown does not depend on the table's seed, and never holds it") {
  const std::string seeds[] = {"first secret seed", "second secret seed"};
  for_each_table([&](const GameInfo& info, int players) {
    Rng rng(10);
    // The caller decides chance, so that both tables see the same outcomes whatever their seeds.
    const auto one = open(info, players, seeds[0], Chance::Manual);
    const auto other = open(info, players, seeds[1], Chance::Manual);
    for (int step = 0;; ++step) {
      if (step % 7 == 0 || one->turn().is_over()) {
        for (const Viewer viewer : viewers(*one)) {
          const std::string text = seen(*one, viewer);
          CHECK(text == seen(*other, viewer));
          for (const std::string& seed : seeds) CHECK(text.find(seed) == std::string::npos);
        }
      }
      if (one->turn().is_over()) break;
      const std::string action = random_action(*one, rng);
      must_act(*one, action);
      must_act(*other, action);
    }
  });
}

TEST_CASE("The same seed and actions give the same table; another seed gives another") {
  for_each_table([](const GameInfo& info, int players) {
    std::vector<std::string> saves;
    for (const char* seed : {"a", "a", "b"}) {
      Rng rng(11);
      const auto table = open(info, players, seed, Chance::Auto);
      while (!table->turn().is_over()) must_act(*table, random_action(*table, rng));
      saves.push_back(to_json(table->history(0, Viewer::everything())));
    }
    CHECK(saves[0] == saves[1]);
    CHECK(saves[0] != saves[2]);
  });
}

}  // namespace
