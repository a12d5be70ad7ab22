#include "document.hpp"

#include <cmath>

#include "printable.hpp"
#include "real_text.hpp"
#include "shorten.hpp"

namespace uc {

const Doc* Doc::find(std::string_view key) const {
  const auto* members = std::get_if<Object>(&value_);
  if (members == nullptr) return nullptr;
  for (const Member& member : *members) {
    if (member.first == key) return &member.second;
  }
  return nullptr;
}

Doc& Doc::set(std::string_view key, Doc value) {
  if (is_null()) value_ = Object{};
  for (Member& member : as_object()) {
    if (member.first == key) {
      member.second = std::move(value);
      return *this;
    }
  }
  as_object().emplace_back(std::string(key), std::move(value));
  return *this;
}

Doc& Doc::push(Doc value) {
  if (is_null()) value_ = Array{};
  as_array().push_back(std::move(value));
  return *this;
}

namespace {

// Control characters are escaped, all of them, so that a document can be printed.
void write_control(std::string& out, std::string_view control) {
  out += "\\u";
  for (const char digit : code_point(control).substr(2)) {
    out += digit >= 'A' ? static_cast<char>(digit - 'A' + 'a') : digit;
  }
}

void write_text(std::string& out, std::string_view text) {
  out += '"';
  while (!text.empty()) {
    std::size_t size = 1;
    switch (text.front()) {
      case '"': out += "\\\""; break;
      case '\\': out += "\\\\"; break;
      case '\n': out += "\\n"; break;
      case '\r': out += "\\r"; break;
      case '\t': out += "\\t"; break;
      default:
        if (const std::size_t control = control_size(text); control > 0) {
          write_control(out, text.substr(0, control));
          size = control;
        } else {
          out += text.front();
        }
    }
    text.remove_prefix(size);
  }
  out += '"';
}

void write_real(std::string& out, double value) {
  if (!std::isfinite(value)) {
    out += "null";
    return;
  }
  const std::string text = real_text(value);
  out += text;
  // A real stays a real when it is read again.
  if (text.find_first_of(".e") == std::string::npos) out += ".0";
}

struct Writer {
  std::string& out;
  bool pretty;

  void line(int depth) const {
    if (!pretty) return;
    out += '\n';
    out.append(depth, ' ');
  }

  void write(const Doc& doc, int depth) const {
    if (doc.is_null()) out += "null";
    else if (doc.is_bool()) out += doc.as_bool() ? "true" : "false";
    else if (doc.is_integer()) out += std::to_string(doc.as_integer());
    else if (doc.is_real()) write_real(out, doc.as_real());
    else if (doc.is_string()) write_text(out, doc.as_string());
    else if (doc.is_array()) write_array(doc.as_array(), depth);
    else write_object(doc.as_object(), depth);
  }

  void write_array(const Doc::Array& items, int depth) const {
    // A list of plain values stays on its line.
    bool plain = true;
    for (const Doc& item : items) plain = plain && !item.is_array() && !item.is_object();
    out += '[';
    bool first = true;
    for (const Doc& item : items) {
      if (!first) out += (plain && pretty) ? ", " : ",";
      first = false;
      if (!plain) line(depth + 1);
      write(item, depth + 1);
    }
    if (!plain) line(depth);
    out += ']';
  }

  void write_object(const Doc::Object& members, int depth) const {
    out += '{';
    bool first = true;
    for (const auto& [key, value] : members) {
      if (!first) out += ',';
      first = false;
      line(depth + 1);
      write_text(out, key);
      out += pretty ? ": " : ":";
      write(value, depth + 1);
    }
    if (!members.empty()) line(depth);
    out += '}';
  }
};

}  // namespace

std::string to_json(const Doc& doc) {
  std::string out;
  Writer{out, false}.write(doc, 0);
  return out;
}

std::string to_pretty_json(const Doc& doc) {
  std::string out;
  Writer{out, true}.write(doc, 0);
  out += '\n';
  return out;
}

DocReader DocReader::child(const Doc* doc, std::string path) const {
  DocReader reader(doc, std::move(path), code_);
  reader.root_ = root_;
  return reader;
}

void DocReader::fail(std::string message) {
  if (failed()) return;
  *root_ = Fault{code_, path_.empty() ? std::move(message) : path_ + ": " + message, path_, ""};
}

DocReader DocReader::member(std::string_view key) {
  std::string path = path_.empty() ? std::string(key) : path_ + "." + std::string(key);
  if (doc_ == nullptr) return child(nullptr, std::move(path));
  if (!doc_->is_object()) {
    fail("should be an object");
    return child(nullptr, std::move(path));
  }
  DocReader found = child(doc_->find(key), std::move(path));
  if (found.doc_ == nullptr) found.fail("is missing");
  return found;
}

std::optional<DocReader> DocReader::optional(std::string_view key) {
  if (doc_ == nullptr) return std::nullopt;
  if (!doc_->is_object()) {
    fail("should be an object");
    return std::nullopt;
  }
  const Doc* found = doc_->find(key);
  if (found == nullptr || found->is_null()) return std::nullopt;
  return member(key);
}

DocReader DocReader::item(std::size_t i) {
  std::string path = path_ + "[" + std::to_string(i) + "]";
  const bool there = doc_ != nullptr && doc_->is_array() && i < doc_->as_array().size();
  DocReader found = child(there ? &doc_->as_array()[i] : nullptr, std::move(path));
  if (!there && doc_ != nullptr) found.fail("is missing");
  return found;
}

std::size_t DocReader::size() {
  if (doc_ == nullptr) return 0;
  if (!doc_->is_array()) {
    fail("should be a list");
    return 0;
  }
  return doc_->as_array().size();
}

std::int64_t DocReader::integer(std::int64_t min, std::int64_t max) {
  if (doc_ == nullptr) return min;
  if (!doc_->is_integer()) {
    fail("should be a whole number");
    return min;
  }
  const std::int64_t value = doc_->as_integer();
  if (value < min || value > max) {
    const std::string wanted =
        min == max ? std::to_string(min) : "from " + std::to_string(min) + " to " + std::to_string(max);
    fail("should be " + wanted + ", not " + std::to_string(value));
    return min;
  }
  return value;
}

int DocReader::halves(int min, int max) {
  if (doc_ == nullptr) return 2 * min;
  if (!doc_->is_integer() && !doc_->is_real()) {
    fail("should be a number");
    return 2 * min;
  }
  const double value = doc_->is_integer() ? static_cast<double>(doc_->as_integer()) : doc_->as_real();
  if (!(value >= min && value <= max)) {
    fail("is out of range");
    return 2 * min;
  }
  const int halves = static_cast<int>(value * 2);
  if (halves != value * 2) fail("should be a whole number of halves");
  return halves;
}

bool DocReader::boolean() {
  if (doc_ == nullptr) return false;
  if (!doc_->is_bool()) {
    fail("should be true or false");
    return false;
  }
  return doc_->as_bool();
}

std::string DocReader::text() {
  if (doc_ == nullptr) return {};
  if (!doc_->is_string()) {
    fail("should be a text");
    return {};
  }
  return doc_->as_string();
}

std::size_t DocReader::choice(const std::string_view* choices, std::size_t count) {
  const std::string value = text();
  if (failed()) return 0;
  std::string listed;
  for (std::size_t i = 0; i < count; ++i) {
    if (choices[i] == value) return i;
    listed += (i == 0 ? "" : ", ") + std::string(choices[i]);
  }
  fail((count == 1 ? "should be " : "should be one of ") + listed + ", not " + shortened(value));
  return 0;
}

}  // namespace uc
