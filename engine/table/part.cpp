#include "part.hpp"

namespace uc {

bool has_parts(std::string_view game) {
  bool has = false;
  visit_game(game, [&](auto entry) { has = HasParts<typename decltype(entry)::type>; });
  return has;
}

std::optional<Fault> check_part(const Library& library, std::string_view game, const Doc& doc) {
  std::optional<Fault> fault;
  visit_game(game, [&](auto entry) {
    using G = typename decltype(entry)::type;
    if constexpr (HasParts<G>) fault = G::check_part(*library.content<G>(), doc);
  });
  return fault;
}

}  // namespace uc
