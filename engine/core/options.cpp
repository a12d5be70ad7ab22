#include "options.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace uc {

namespace {

std::string text_of(const Doc& entry, std::string_view key) {
  const Doc* member = entry.find(key);
  return member != nullptr && member->is_string() ? member->as_string() : std::string();
}

std::int64_t number_of(const Doc& entry, std::string_view key) { return entry.find(key)->as_integer(); }

Doc one_of(DocReader& field, const Doc::Array& values) {
  std::vector<std::string_view> names;
  for (const Doc& value : values) names.push_back(value.as_string());
  return names[field.choice(names.data(), names.size())];
}

std::string told(const Doc::Array& values) {
  std::string text;
  for (std::size_t i = 0; i < values.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == values.size() ? " or " : ", ") + values[i].as_string();
  }
  return text;
}

Doc read_list(DocReader& field, const Doc& entry) {
  const Doc::Array& values = entry.find("of")->as_array();
  const auto length = static_cast<std::size_t>(number_of(entry, "length"));
  if (field.size() != length) {
    field.fail("should be a list of " + std::to_string(length) + ", each " + told(values));
  }
  Doc list = Doc::array();
  for (std::size_t i = 0; i < length && !field.failed(); ++i) {
    DocReader item = field.item(i);
    list.push(one_of(item, values));
  }
  return list;
}

Doc read_option(DocReader& field, const Doc& entry) {
  const std::string type = text_of(entry, "type");
  if (type == "bool") return field.boolean();
  if (type == "integer") return field.integer(number_of(entry, "min"), number_of(entry, "max"));
  if (type == "list") return read_list(field, entry);
  return one_of(field, entry.find("values")->as_array());
}

Doc option(std::string_view id, std::string_view type, Doc usual) {
  return Doc::object().set("id", id).set("type", type).set("default", std::move(usual));
}

}  // namespace

Doc number_option(std::string_view id, int min, int max, int usual) {
  return option(id, "integer", usual).set("min", min).set("max", max);
}
Doc choice_option(std::string_view id, Doc::Array values, std::string_view usual) {
  return option(id, "choice", usual).set("values", std::move(values));
}
Doc flag_option(std::string_view id, bool usual) { return option(id, "bool", usual); }

Result<Doc> read_listed_options(const Doc& list, const Doc& given, std::string_view game) {
  const Doc wrapped = Doc::object().set("options", given.is_null() ? Doc::object() : given);
  DocReader whole(wrapped, "bad_config");
  DocReader reader = whole.member("options");
  Doc complete = Doc::object();
  if (!reader.doc()->is_object()) {
    reader.fail("should be an object");
    return *whole.fault();
  }
  const Doc::Array& entries = list.as_array();
  for (const Doc::Member& member : reader.doc()->as_object()) {
    const bool known = std::any_of(entries.begin(), entries.end(),
                                   [&](const Doc& entry) { return text_of(entry, "id") == member.first; });
    if (!known) reader.member(member.first).fail("is not an option of " + std::string(game));
  }
  for (const Doc& entry : entries) {
    const std::string id = text_of(entry, "id");
    std::optional<DocReader> field = reader.optional(id);
    complete.set(id, field ? read_option(*field, entry) : *entry.find("default"));
  }
  if (const std::optional<Fault> fault = whole.fault()) return *fault;
  return complete;
}

}  // namespace uc
