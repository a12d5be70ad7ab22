#include "reading.hpp"

#include <algorithm>

namespace uc::saga::reading {

namespace {

constexpr int kFaces = 6;
constexpr std::string_view kSources[] = {"rulebook", "public", "designed"};
constexpr std::string_view kRanges[] = {"adjacent", "short", "long", "caster"};

bool is_id(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  return !text.empty() && std::all_of(text.begin(), text.end(), fits);
}

}  // namespace

const Names kRangeNames = kRanges;

void check_sourced(DocReader& object, std::initializer_list<std::string_view> members) {
  check_members(object, members, {"source", "field_sources", "note"});
  object.member("source").choice(kSources);
  if (std::optional<DocReader> note = object.optional("note")) check_text(*note);
  std::optional<DocReader> fields = object.optional("field_sources");
  if (!fields) return;
  if (!fields->doc()->is_object()) return fields->fail("should be an object");
  for (const auto& [name, value] : fields->doc()->as_object()) {
    DocReader field = fields->member(name);
    field.choice(kSources);
    const std::string first = name.substr(0, name.find('.'));
    if (std::find(members.begin(), members.end(), first) == members.end())
      field.fail("there is no member called " + shortened(first));
  }
}

std::string read_id(DocReader field, Ids& taken) {
  std::string id = field.text();
  if (!is_id(id)) field.fail("should consist of letters, digits, _ and -");
  if (std::find(taken.begin(), taken.end(), id) != taken.end()) field.fail("is used twice");
  taken.push_back(id);
  return id;
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

std::uint8_t read_faces(DocReader list) {
  unsigned faces = 0;
  const std::size_t count = size_between(list, 1, kFaces, "faces");
  for (std::size_t i = 0; i < count; ++i) {
    DocReader entry = list.item(i);
    const unsigned face = 1U << number(entry, 1, kFaces);
    if ((faces & face) != 0) entry.fail("is named twice");
    faces |= face;
  }
  return static_cast<std::uint8_t>(faces);
}

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
