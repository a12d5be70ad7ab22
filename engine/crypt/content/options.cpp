// The one option of Crypt: which side each Collector shows (CR-2.2).
#include "core/options.hpp"
#include "crypt/crypt.hpp"

namespace uc::crypt {

namespace {

Doc six(std::string_view choice) {
  Doc list = Doc::array();
  for (int i = 0; i < kTypes; ++i) list.push(choice);
  return list;
}

}  // namespace

Result<Options> Crypt::read_options(const Content& content, const Doc& doc, int /*players*/) {
  const Result<Doc> all = read_listed_options(option_list(content), doc, "Crypt");
  if (!all) return all.fault();
  Options options;
  const Doc::Array& sides = all->find("collectors")->as_array();
  for (std::size_t i = 0; i < kTypes; ++i)
    options.collectors[i] = sides[i] == Doc("random") ? '?' : sides[i].as_string()[0];
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
