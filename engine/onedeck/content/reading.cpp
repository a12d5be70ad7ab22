#include "reading.hpp"

namespace uc::onedeck::reading {

void check_sourced(DocReader& object, NameList members) {
  uc::reading::check_sourced(object, members, {"source", "also", "note"});
}

std::string read_id(const DocReader& field, Ids& taken) {
  return uc::reading::read_id(field, taken, uc::reading::IdOf::SmallLetters);
}

std::uint8_t read_values(const DocReader& list) {
  return uc::reading::read_numbers(list, 1, 1, kFaces, "values of a die");
}

}  // namespace uc::onedeck::reading
