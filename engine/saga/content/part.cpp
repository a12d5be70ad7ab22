// Files of content that are checked by themselves: adventures.
#include "content.hpp"
#include "saga/saga.hpp"

namespace uc::saga {

bool Saga::is_part(const Doc& doc) {
  const Doc* schema = doc.find("schema");
  return schema != nullptr && schema->is_string() && schema->as_string().starts_with("saga-adventure/");
}

std::optional<Fault> Saga::check_part(const Content& content, const Doc& doc) {
  const auto adventure = read_adventure(content, doc, "bad_content");
  return adventure ? std::nullopt : std::optional<Fault>(adventure.fault());
}

}  // namespace uc::saga
