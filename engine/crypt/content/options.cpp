#include "crypt/crypt.hpp"

// The one option of Crypt: which side each Collector shows (CR-2.2).

namespace uc::crypt {

namespace {

constexpr std::string_view kChoices[] = {"A", "B", "random"};
constexpr char kLetters[] = {'A', 'B', '?'};

Doc six(std::string_view choice) {
  Doc list = Doc::array();
  for (int i = 0; i < kTypes; ++i) list.push(choice);
  return list;
}

void refuse_unknown_names(DocReader& reader, const Doc& doc) {
  for (const Doc::Member& member : doc.as_object()) {
    if (member.first != "collectors") reader.member(member.first).fail("is not an option of Crypt");
  }
}

}  // namespace

Result<Options> Crypt::read_options(const Content&, const Doc& doc, int /*players*/) {
  Options options;
  if (doc.is_null()) return options;
  Doc wrapped = Doc::object();
  wrapped.set("options", doc);
  DocReader whole(wrapped, "bad_config");
  DocReader reader = whole.member("options");
  if (!doc.is_object()) {
    reader.fail("should be an object");
  } else {
    refuse_unknown_names(reader, doc);
    if (std::optional<DocReader> list = reader.optional("collectors")) {
      if (list->size() != kTypes) list->fail("should be a list of six: A, B or random for each Collector");
      for (std::size_t i = 0; i < kTypes && !whole.failed(); ++i) {
        options.collectors[i] = kLetters[list->item(i).choice(kChoices)];
      }
    }
  }
  if (whole.failed()) return *whole.fault();
  return options;
}

Doc Crypt::write_options(const Content&, const Options& options, int /*players*/) {
  Doc list = Doc::array();
  for (const char letter : options.collectors) list.push(letter == 'A' ? "A" : letter == 'B' ? "B" : "random");
  return Doc::object().set("collectors", std::move(list));
}

Doc Crypt::option_list(const Content&) {
  Doc option = Doc::object();
  option.set("id", "collectors").set("type", "list");
  option.set("of", Doc::Array{"A", "B", "random"}).set("length", kTypes).set("distinct", false);
  Doc places = Doc::array();
  for (const std::string_view type : kTypeNames) places.push(type);
  option.set("places", std::move(places));
  option.set("default", six("A")).set("values", Doc::Array{six("A"), six("B"), six("random")});
  return Doc::Array{std::move(option)};
}

}  // namespace uc::crypt
