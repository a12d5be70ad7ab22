// Checks documents against our JSON schemas: the part of JSON Schema that they use. A library (libvalijson) passes over
// keywords that it does not know, as the standard says, so a misspelt one would check nothing; here it is a fault.
#pragma once

#include <string>
#include <string_view>

#include "core/document.hpp"

namespace uc::test {

class Schema {
 public:
  explicit Schema(Doc root) : root_(std::move(root)) {}

  // Empty if the document fits a definition of the schema (without a name: the schema itself), else what is wrong.
  std::string fault(const Doc& doc, std::string_view definition = "") const;

 private:
  std::string check(const Doc& doc, const Doc& schema, const std::string& path) const;
  std::string check_object(const Doc& doc, const Doc& schema, const std::string& path) const;
  std::string check_array(const Doc& doc, const Doc& schema, const std::string& path) const;
  std::string check_any(const Doc& doc, const Doc& choices, const std::string& path, bool exactly_one) const;

  Doc root_;
};

// The schema of a file in the project.
Schema read_schema(std::string_view file);

}  // namespace uc::test
