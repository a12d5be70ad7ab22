// A small document: what JSON can say, as a value. Content, views, events and options pass through it, so that no room
// below protocol/ needs a JSON library. Objects keep the order of their members.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "fault.hpp"

namespace uc {

class Doc {
 public:
  using Member = std::pair<std::string, Doc>;
  using Array = std::vector<Doc>;
  using Object = std::vector<Member>;

  Doc() = default;
  // NOLINTBEGIN(google-explicit-constructor): a document is written as the values it holds
  Doc(std::nullptr_t) {}
  Doc(bool value) : value_(value) {}
  template <std::integral T>
    requires(!std::same_as<T, bool> && !std::same_as<T, char>)
  Doc(T value) : value_(static_cast<std::int64_t>(value)) {}
  Doc(double value) : value_(value) {}
  Doc(const char* text) : value_(std::string(text)) {}
  Doc(std::string_view text) : value_(std::string(text)) {}
  Doc(std::string text) : value_(std::move(text)) {}
  Doc(Array items) : value_(std::move(items)) {}
  Doc(Object members) : value_(std::move(members)) {}
  // NOLINTEND(google-explicit-constructor)

  static Doc array() { return Array{}; }
  static Doc object() { return Object{}; }

  bool is_null() const { return std::holds_alternative<std::monostate>(value_); }
  bool is_bool() const { return std::holds_alternative<bool>(value_); }
  bool is_integer() const { return std::holds_alternative<std::int64_t>(value_); }
  bool is_real() const { return std::holds_alternative<double>(value_); }
  bool is_string() const { return std::holds_alternative<std::string>(value_); }
  bool is_array() const { return std::holds_alternative<Array>(value_); }
  bool is_object() const { return std::holds_alternative<Object>(value_); }

  // Each assumes that the document is of that kind.
  bool as_bool() const { return *std::get_if<bool>(&value_); }
  std::int64_t as_integer() const { return *std::get_if<std::int64_t>(&value_); }
  double as_real() const { return *std::get_if<double>(&value_); }
  const std::string& as_string() const { return *std::get_if<std::string>(&value_); }
  const Array& as_array() const { return *std::get_if<Array>(&value_); }
  const Object& as_object() const { return *std::get_if<Object>(&value_); }
  Array& as_array() { return *std::get_if<Array>(&value_); }
  Object& as_object() { return *std::get_if<Object>(&value_); }

  // Members of an object. find gives null for another kind of document, too.
  const Doc* find(std::string_view key) const;
  Doc& set(std::string_view key, Doc value);  // replaces a member of that name; returns *this, to be chained
  Doc& push(Doc value);                       // appends to an array; returns *this

  bool operator==(const Doc&) const = default;

 private:
  std::variant<std::monostate, bool, std::int64_t, double, std::string, Array, Object> value_;
};

// One line of JSON, byte for byte the same for equal documents.
std::string to_json(const Doc&);
// The same, on several lines indented by one space, for files that people read.
std::string to_pretty_json(const Doc&);

// Reads a document member by member and remembers the first thing that is wrong, with its path. After a fault every
// read returns a harmless value, so that a reader is written as if its input were right and asks once, at the end.
class DocReader {
 public:
  DocReader(const Doc& doc, std::string code) : DocReader(&doc, "", std::move(code)) {}

  DocReader member(std::string_view key);                   // a fault if it is not there
  std::optional<DocReader> optional(std::string_view key);  // nothing if it is not there, or null
  DocReader item(std::size_t i);
  std::size_t size();  // items of an array; a fault if it is none

  std::int64_t integer(std::int64_t min, std::int64_t max);
  int halves(int min, int max);  // of a number from min to max in steps of a half: 2.5 gives 5
  bool boolean();
  std::string text();
  bool is_null() const { return doc_ == nullptr || doc_->is_null(); }
  // The position of the text among the choices.
  template <std::size_t N>
  std::size_t choice(const std::string_view (&choices)[N]) {
    return choice(choices, N);
  }
  std::size_t choice(const std::string_view* choices, std::size_t count);

  void fail(std::string message);  // something here is wrong for a reason of the caller's
  bool failed() const { return root_->has_value(); }
  std::optional<Fault> fault() const { return *root_; }
  const std::string& path() const { return path_; }
  const Doc* doc() const { return doc_; }

 private:
  DocReader(const Doc* doc, std::string path, std::string code)
      : doc_(doc), path_(std::move(path)), code_(std::move(code)), root_(&own_) {}
  DocReader child(const Doc* doc, std::string path) const;

  const Doc* doc_;
  std::string path_;
  std::string code_;
  std::optional<Fault> own_;
  std::optional<Fault>* root_;  // the first fault, kept in the reader of the whole document

 public:
  // The reader of the whole document must stay where it is while its members are read.
  DocReader(const DocReader& other)
      : doc_(other.doc_),
        path_(other.path_),
        code_(other.code_),
        own_(other.own_),
        root_(other.root_ == &other.own_ ? &own_ : other.root_) {}
  DocReader& operator=(const DocReader&) = delete;
  ~DocReader() = default;
};

}  // namespace uc
