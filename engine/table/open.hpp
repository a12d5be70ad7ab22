// How a table comes to be: a new game, a save or a position.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "table.hpp"

namespace uc {

// A new game; with the hash of a content of before, where that is known, as it was then. Faults: unknown_game,
// bad_config.
Result<std::unique_ptr<Table>> new_table(const Library& library, std::string_view game, int players, const Doc& options,
                                         TableConfig config, std::string_view content = {});

struct LoadedTable {
  std::unique_ptr<Table> table;
  bool verified = false;  // from the first action on, every outcome of chance is that of the seed
  bool older = false;     // the save's position is of an older version: the actions alone were played again
};

// A save: plays its actions again, which must lead to its position, unless there is none or one of an older version.
// Faults: bad_save, unknown_game, and limit for a history longer than `most`.
Result<LoadedTable> load_save(const Library& library, const Doc& save, std::size_t most);

// A position alone, as view(all) gives it. Faults: bad_save, unknown_game.
Result<std::unique_ptr<Table>> load_position(const Library& library, const Doc& position, TableConfig config);

}  // namespace uc
