#include "reading.hpp"

#include <algorithm>
#include <utility>

namespace uc::onedeck::reading {

namespace {

constexpr std::string_view kSources[] = {"rulebook", "public", "designed"};

bool is_id(std::string_view text) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
  return !text.empty() && text.front() >= 'a' && text.front() <= 'z' && std::all_of(text.begin(), text.end(), fits);
}

}  // namespace

void check_sourced(DocReader& object, std::initializer_list<std::string_view> members) {
  check_members(object, members, {"source", "also", "note"});
  check_source(object.member("source"));
  if (std::optional<DocReader> also = object.optional("also")) read_set(*also, kSources);
  if (std::optional<DocReader> note = object.optional("note")) note->text();
}

void check_source(DocReader source) { source.choice(kSources); }

std::string read_id(DocReader field, Ids& taken) {
  std::string id = field.text();
  if (!is_id(id)) field.fail("should begin with a small letter and consist of small letters, digits and _");
  if (std::find(taken.begin(), taken.end(), id) != taken.end()) field.fail("is used twice");
  taken.push_back(id);
  return id;
}

std::uint8_t read_set(DocReader list, const std::string_view* choices, std::size_t count) {
  std::uint8_t set = 0;
  const std::size_t size = list.size();
  for (std::size_t i = 0; i < size && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const std::uint8_t one = bit(static_cast<int>(entry.choice(choices, count)));
    if ((set & one) != 0) entry.fail("is named twice");
    set |= one;
  }
  return set;
}

std::uint8_t read_values(DocReader list) {
  std::uint8_t set = 0;
  const std::size_t size = size_between(list, 1, kFaces, "values of a die");
  for (std::size_t i = 0; i < size && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const std::uint8_t one = bit(static_cast<int>(entry.integer(1, kFaces)));
    if ((set & one) != 0) entry.fail("is named twice");
    set |= one;
  }
  return set;
}

}  // namespace uc::onedeck::reading
