#include "schema.hpp"

#include <doctest/doctest.h>

#include <array>
#include <fstream>
#include <regex>
#include <sstream>

#include "protocol/json.hpp"
#include "source_dir.hpp"

namespace uc::test {
namespace {

// Keywords that say nothing about a document, and those that are checked here. Another one is a fault of the schema.
constexpr std::array<std::string_view, 5> kSilent = {"$schema", "$id", "title", "description", "definitions"};
constexpr std::array<std::string_view, 18> kChecked = {
    "$ref",  "type",     "enum",     "const",   "anyOf",   "oneOf",   "properties", "required",  "additionalProperties",
    "items", "minItems", "maxItems", "minimum", "maximum", "pattern", "minLength",  "maxLength", "uniqueItems"};

bool known(std::string_view keyword) {
  for (const std::string_view word : kSilent) {
    if (word == keyword) return true;
  }
  for (const std::string_view word : kChecked) {
    if (word == keyword) return true;
  }
  return false;
}

bool is_of(const Doc& doc, std::string_view type) {
  if (type == "null") return doc.is_null();
  if (type == "boolean") return doc.is_bool();
  if (type == "integer") return doc.is_integer();
  if (type == "number") return doc.is_integer() || doc.is_real();
  if (type == "string") return doc.is_string();
  if (type == "array") return doc.is_array();
  return type == "object" && doc.is_object();
}

bool is_of_any(const Doc& doc, const Doc& types) {
  if (types.is_string()) return is_of(doc, types.as_string());
  for (const Doc& type : types.as_array()) {
    if (is_of(doc, type.as_string())) return true;
  }
  return false;
}

std::string check_number(const Doc& doc, const Doc& schema, const std::string& path) {
  const Doc* min = schema.find("minimum");
  const Doc* max = schema.find("maximum");
  if (!doc.is_integer()) return {};
  if (min != nullptr && doc.as_integer() < min->as_integer()) return path + " is too small";
  if (max != nullptr && doc.as_integer() > max->as_integer()) return path + " is too large";
  return {};
}

std::string check_text(const Doc& doc, const Doc& schema, const std::string& path) {
  if (!doc.is_string()) return {};
  const auto size = static_cast<std::int64_t>(doc.as_string().size());
  if (const Doc* min = schema.find("minLength"); min != nullptr && size < min->as_integer())
    return path + " is too short";
  if (const Doc* max = schema.find("maxLength"); max != nullptr && size > max->as_integer())
    return path + " is too long";
  const Doc* pattern = schema.find("pattern");
  if (pattern == nullptr || std::regex_search(doc.as_string(), std::regex(pattern->as_string()))) return {};
  return path + " does not match " + pattern->as_string();
}

}  // namespace

std::string Schema::fault(const Doc& doc, std::string_view definition) const {
  if (definition.empty()) return check(doc, root_, "");
  const Doc* found = root_.find("definitions")->find(definition);
  return found == nullptr ? "no definition " + std::string(definition) : check(doc, *found, "");
}

std::string Schema::check(const Doc& doc, const Doc& schema, const std::string& path) const {
  if (schema.is_bool()) return schema.as_bool() ? "" : path + " should not be there";
  for (const auto& [keyword, value] : schema.as_object()) {
    if (!known(keyword)) return "the schema has a keyword that is not checked: " + keyword;
  }
  if (const Doc* ref = schema.find("$ref")) {
    constexpr std::string_view kPrefix = "#/definitions/";
    const Doc* target = root_.find("definitions")->find(std::string_view(ref->as_string()).substr(kPrefix.size()));
    return target == nullptr ? "no definition " + ref->as_string() : check(doc, *target, path);
  }
  if (const Doc* type = schema.find("type"); type != nullptr && !is_of_any(doc, *type)) {
    return path + " should be " + to_json(*type) + ": " + to_json(doc).substr(0, 80);
  }
  if (const Doc* constant = schema.find("const"); constant != nullptr && !(doc == *constant))
    return path + " is another";
  if (const Doc* values = schema.find("enum")) {
    bool found = false;
    for (const Doc& value : values->as_array()) found = found || value == doc;
    if (!found) return path + " is none of " + to_json(*values) + ": " + to_json(doc).substr(0, 80);
  }
  for (const std::string& wrong : {check_number(doc, schema, path), check_text(doc, schema, path),
                                   check_object(doc, schema, path), check_array(doc, schema, path)}) {
    if (!wrong.empty()) return wrong;
  }
  if (const Doc* any = schema.find("anyOf")) return check_any(doc, *any, path, false);
  if (const Doc* one = schema.find("oneOf")) return check_any(doc, *one, path, true);
  return {};
}

std::string Schema::check_any(const Doc& doc, const Doc& choices, const std::string& path, bool exactly_one) const {
  int fits = 0;
  std::string last;
  for (const Doc& choice : choices.as_array()) {
    const std::string wrong = check(doc, choice, path);
    if (wrong.empty()) ++fits;
    else last = wrong;
  }
  if (fits == 1 || (fits > 1 && !exactly_one)) return {};
  return fits == 0 ? path + " fits no choice; the last: " + last : path + " fits more than one choice";
}

std::string Schema::check_object(const Doc& doc, const Doc& schema, const std::string& path) const {
  if (!doc.is_object()) return {};
  if (const Doc* required = schema.find("required")) {
    for (const Doc& name : required->as_array()) {
      if (doc.find(name.as_string()) == nullptr) return path + "." + name.as_string() + " is missing";
    }
  }
  const Doc* properties = schema.find("properties");
  const Doc* others = schema.find("additionalProperties");
  for (const auto& [name, value] : doc.as_object()) {
    const Doc* property = properties == nullptr ? nullptr : properties->find(name);
    if (property == nullptr) property = others;
    if (property == nullptr) continue;
    if (std::string wrong = check(value, *property, path + "." + name); !wrong.empty()) return wrong;
  }
  return {};
}

std::string Schema::check_array(const Doc& doc, const Doc& schema, const std::string& path) const {
  if (!doc.is_array()) return {};
  const auto size = static_cast<std::int64_t>(doc.as_array().size());
  if (const Doc* min = schema.find("minItems"); min != nullptr && size < min->as_integer())
    return path + " is too short";
  if (const Doc* max = schema.find("maxItems"); max != nullptr && size > max->as_integer())
    return path + " is too long";
  const Doc* items = schema.find("items");
  for (std::size_t i = 0; items != nullptr && i < doc.as_array().size(); ++i) {
    const std::string inner = path + "[" + std::to_string(i) + "]";
    if (std::string wrong = check(doc.as_array()[i], *items, inner); !wrong.empty()) return wrong;
  }
  const Doc* unique = schema.find("uniqueItems");
  for (std::size_t i = 1; unique != nullptr && unique->as_bool() && i < doc.as_array().size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (doc.as_array()[i] == doc.as_array()[j]) return path + "[" + std::to_string(i) + "] comes twice";
    }
  }
  return {};
}

Schema read_schema(std::string_view file) {
  std::ifstream in(test::source_dir() + "/" + std::string(file));
  std::stringstream text;
  text << in.rdbuf();
  auto doc = parse_json(text.str());
  REQUIRE_MESSAGE(doc.ok(), file << ": " << doc.fault().message);
  return Schema(std::move(*doc));
}

}  // namespace uc::test
