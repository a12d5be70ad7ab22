#include "id_or_file.hpp"

#include "files.hpp"

namespace uc {

namespace {

bool is_file(const std::string& text) {
  return text.ends_with(".json") || text.find('/') != std::string::npos || file_exists(text);
}

}  // namespace

Result<Doc> read_id_or_file(const std::string& id_or_file) {
  return is_file(id_or_file) ? read_json_file(id_or_file) : Result<Doc>(Doc(id_or_file));
}

Fault in_option_file(Fault fault, const std::string& option, const std::string& id_or_file) {
  const std::string place = "options." + option;
  if (!is_file(id_or_file) || !fault.path.starts_with(place)) return fault;
  for (std::string* text : {&fault.message, &fault.path}) {
    if (!text->starts_with(place)) continue;
    std::string rest = text->substr(place.size());
    if (rest.starts_with(".")) rest = ": " + rest.substr(1);
    *text = id_or_file + rest;
  }
  return fault;
}

}  // namespace uc
