// content/crypt.json for the tests.
#pragma once

#include <memory>

#include "content/embedded.hpp"
#include "crypt/content/content.hpp"
#include "rules/shared/editing.hpp"

namespace uc::crypt::content_file {

inline const Doc& file() {
  static const Doc doc = editing::json(embedded_file("crypt.json"));
  return doc;
}

inline const std::shared_ptr<const Content>& content() {
  static const auto shared = std::make_shared<const Content>(editing::taken(read_content, file()));
  return shared;
}

}  // namespace uc::crypt::content_file
