// review: a finished game looked back at.
#include <optional>
#include <type_traits>

#include "commands.hpp"
#include "table/table_of.hpp"
#include "uc_players.hpp"

namespace uc {

Reply review(HostData& host, DocReader& fields) {
  const Result<OpenTable*> found = find_table(host, fields);
  if (!found) return found.fault();
  const Table& table = *(*found)->table;
  std::optional<std::size_t> part;
  if (auto given = fields.optional("part")) part = static_cast<std::size_t>(given->integer(0, 10'000));
  if (const auto fault = fields.fault()) return *fault;
  if (!table.turn().is_over())
    return Fault{"bad_request", "the game goes on: there is nothing to look back at yet", "table", ""};
  Doc review;
  visit_table(table, [&](const auto& typed) {
    using G = std::remove_cvref_t<decltype(typed.game())>;
    review = Knowledge<G>::review(typed.game(), typed.positions(), typed.made(), part);
  });
  return Doc::object().set("review", std::move(review));
}

}  // namespace uc
