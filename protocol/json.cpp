#include "json.hpp"

// Boost.JSON's parser alone, without its library of values: a handler builds our documents directly. These headers
// bring the definitions; no other file may include them.
#define BOOST_JSON_NO_LIB
#define BOOST_JSON_STATIC_LINK
#define BOOST_JSON_SOURCE
#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/detail/impl/default_resource.ipp>
#include <boost/json/detail/impl/except.ipp>
#include <boost/json/detail/impl/stack.ipp>
#include <boost/json/impl/error.ipp>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string>
#include <vector>

#ifdef BOOST_NO_EXCEPTIONS
// Boost asks for these where exceptions are switched off. The parser reports through error codes; only running out of
// memory could lead here.
namespace boost {
void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const boost::source_location&) { std::abort(); }
}  // namespace boost
#endif

namespace uc {
namespace {

namespace json = boost::json;
using Text = json::string_view;
using ErrorCode = json::error_code;

// Builds a document from the parser's calls. A call that returns false ends the parsing with `complaint`.
struct Builder {
  static constexpr std::size_t max_array_size = static_cast<std::size_t>(-1);
  static constexpr std::size_t max_object_size = static_cast<std::size_t>(-1);
  static constexpr std::size_t max_string_size = static_cast<std::size_t>(-1);
  static constexpr std::size_t max_key_size = static_cast<std::size_t>(-1);

  struct Open {  // a list or object whose end has not come yet
    Doc doc;
    std::string key;  // of the member being read
  };

  Doc whole;
  std::vector<Open> open;
  std::string partial;  // the parts so far of a text, key or number
  std::string complaint;

  bool refuse(ErrorCode& error, std::string why) {
    complaint = std::move(why);
    error = json::error::syntax;
    return false;
  }

  std::string take_partial(Text rest) {
    std::string all = std::move(partial);
    partial.clear();
    all.append(rest.data(), rest.size());
    return all;
  }
  bool add_part(Text part) {
    partial.append(part.data(), part.size());
    return true;
  }

  bool add(Doc value) {
    if (open.empty()) {
      whole = std::move(value);
    } else if (open.back().doc.is_array()) {
      open.back().doc.as_array().push_back(std::move(value));
    } else {
      open.back().doc.as_object().emplace_back(std::move(open.back().key), std::move(value));
    }
    return true;
  }
  bool close() {
    Doc done = std::move(open.back().doc);
    open.pop_back();
    return add(std::move(done));
  }

  // Sorting finds a repeated name in objects of any size without a quadratic search.
  const std::string* repeated_name() const {
    std::vector<const std::string*> names;
    for (const Doc::Member& member : open.back().doc.as_object()) names.push_back(&member.first);
    const auto less = [](const std::string* a, const std::string* b) { return *a < *b; };
    std::sort(names.begin(), names.end(), less);
    const auto equal = [](const std::string* a, const std::string* b) { return *a == *b; };
    const auto found = std::adjacent_find(names.begin(), names.end(), equal);
    return found == names.end() ? nullptr : *found;
  }

  // The nearest double, the same in every build: the parser's own arithmetic rounds more than once.
  bool add_real(const std::string& digits, ErrorCode& error) {
    if (digits.find_first_of(".eE") == std::string::npos) {
      return refuse(error, "a whole number beyond 64 bits: send it as a text");
    }
    double value = 0;
#ifdef __cpp_lib_to_chars
    if (std::from_chars(digits.data(), digits.data() + digits.size(), value).ec != std::errc()) {
      return refuse(error, "a number out of range");
    }
#else  // this library cannot read reals yet; where it is used (WebAssembly) the locale is always "C"
    value = std::strtod(digits.c_str(), nullptr);
    const std::string_view mantissa = std::string_view(digits).substr(0, digits.find_first_of("eE"));
    const bool vanished = value == 0 && mantissa.find_first_of("123456789") != std::string_view::npos;
    if (vanished || value - value != 0) return refuse(error, "a number out of range");
#endif
    return add(value);
  }

  // --- called by the parser ---
  bool on_document_begin(ErrorCode&) { return true; }
  bool on_document_end(ErrorCode&) { return true; }
  bool on_array_begin(ErrorCode&) {
    open.push_back({Doc::array(), {}});
    return true;
  }
  bool on_array_end(std::size_t, ErrorCode&) { return close(); }
  bool on_object_begin(ErrorCode&) {
    open.push_back({Doc::object(), {}});
    return true;
  }
  bool on_object_end(std::size_t, ErrorCode& error) {
    if (const std::string* name = repeated_name()) return refuse(error, "two members named \"" + *name + "\"");
    return close();
  }
  bool on_string_part(Text part, std::size_t, ErrorCode&) { return add_part(part); }
  bool on_string(Text rest, std::size_t, ErrorCode&) { return add(take_partial(rest)); }
  bool on_key_part(Text part, std::size_t, ErrorCode&) { return add_part(part); }
  bool on_key(Text rest, std::size_t, ErrorCode&) {
    open.back().key = take_partial(rest);
    return true;
  }
  bool on_number_part(Text part, ErrorCode&) { return add_part(part); }
  bool on_int64(std::int64_t value, Text, ErrorCode&) {
    partial.clear();
    return add(value);
  }
  bool on_uint64(std::uint64_t, Text, ErrorCode& error) {
    return refuse(error, "a whole number beyond 64 bits: send it as a text");
  }
  bool on_double(double, Text rest, ErrorCode& error) { return add_real(take_partial(rest), error); }
  bool on_bool(bool value, ErrorCode&) { return add(value); }
  bool on_null(ErrorCode&) { return add(nullptr); }
  bool on_comment_part(Text, ErrorCode&) { return true; }
  bool on_comment(Text, ErrorCode&) { return true; }
};

std::string reason(const ErrorCode& error, std::string_view rest) {
  const auto is = [&](json::error which) { return error == ErrorCode(which); };
  if (is(json::error::incomplete)) return "the text ends too early";
  if (is(json::error::too_deep)) return "nested deeper than " + std::to_string(kMaxNesting);
  if (is(json::error::exponent_overflow)) return "a number out of range";
  // Bytes beyond ASCII are taken inside texts, as long as they are UTF-8.
  const bool beyond_ascii = !rest.empty() && static_cast<unsigned char>(rest.front()) >= 0x80;
  return beyond_ascii ? "a byte that is not UTF-8, or stands outside a text" : error.message();
}

Fault not_json(std::string_view text, std::size_t offset, const std::string& why) {
  const std::string_view before = text.substr(0, std::min(offset, text.size()));
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const std::size_t start = before.rfind('\n');  // npos + 1 is 0: the first line
  const std::size_t column = before.size() - (start + 1) + 1;
  return {"bad_json", "not JSON: " + why + " at line " + std::to_string(line) + ", column " + std::to_string(column),
          "", ""};
}

}  // namespace

Result<Doc> parse_json(std::string_view text) {
  json::parse_options options;
  options.max_depth = kMaxNesting;
  json::basic_parser<Builder> parser(options);
  ErrorCode error;
  const std::size_t read = parser.write_some(false, text.data(), text.size(), error);
  Builder& builder = parser.handler();
  if (!builder.complaint.empty()) return not_json(text, read, builder.complaint);
  if (error) return not_json(text, read, reason(error, text.substr(read)));
  if (read < text.size()) return not_json(text, read, "something follows the end of the value");
  return std::move(builder.whole);
}

}  // namespace uc
