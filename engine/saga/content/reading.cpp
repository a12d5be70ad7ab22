#include "reading.hpp"

#include <algorithm>

namespace uc::saga::reading {

namespace {

constexpr int kFaces = 6;
constexpr std::string_view kRanges[] = {"adjacent", "short", "long", "caster"};

}  // namespace

const Names kRangeNames = kRanges;

void check_sourced(DocReader& object, NameList members) {
  uc::reading::check_sourced(object, members, {"source", "field_sources", "note"});
}

std::string read_id(const DocReader& field, Ids& taken) {
  return uc::reading::read_id(field, taken, uc::reading::IdOf::AnyLetters);
}

void check_glossary(DocReader object, Names names) {
  for (const std::string_view name : names) check_text(object.member(name));
  if (object.failed()) return;
  for (const auto& [name, value] : object.doc()->as_object()) {
    if (std::find(names.begin(), names.end(), name) == names.end())
      object.member(name).fail("is no word that the rules know");
  }
}

std::size_t choose(DocReader field, Names names) { return field.choice(names.data(), names.size()); }

std::uint8_t read_faces(const DocReader& list) { return uc::reading::read_numbers(list, 1, 1, kFaces, "faces"); }

std::array<std::uint8_t, 7> read_by_face(DocReader object, int min, int max) {
  std::array<std::uint8_t, 7> table{};
  check_members(object, {"1", "2", "3", "4", "5", "6"});
  for (std::size_t face = 1; face < table.size(); ++face) {
    table[face] = number(object.member(std::to_string(face)), min, max);
  }
  return table;
}

Range read_range(DocReader field) { return static_cast<Range>(field.choice(kRanges)); }

}  // namespace uc::saga::reading
