#include "bench.hpp"

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "bench/figures.hpp"
#include "bench/signature.hpp"
#include "files.hpp"
#include "protocol/contents.hpp"
#include "protocol/json.hpp"
#include "say.hpp"

namespace uc {

namespace {

void print(const std::vector<Figure>& figures) {
  const auto width = [](const std::string& text) {  // in characters: a byte that goes on with one does not count
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
  };
  int what = 0;
  int shown = 8;
  for (const Figure& figure : figures) {
    what = std::max(what, width(figure.what));
    shown = std::max(shown, width(figure.shown));
  }
  std::printf("%-*s  %*s  at least\n", what, "", shown, "measured");
  for (const Figure& figure : figures) {
    const int pad = what - width(figure.what);
    std::printf("%s%*s  %*s  %s\n", figure.what.c_str(), pad, "", shown, figure.shown.c_str(), figure.target.c_str());
  }
}

std::string hex(std::uint64_t value) {
  char text[20];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(value));
  return text;
}

int fail(const std::string& sentence) { return complain(sentence, "undercroft bench"); }

Doc document_of(const std::string& signature_text, const std::vector<Figure>& figures) {
  Doc list = Doc::object();
  for (const Figure& figure : figures) list.set(figure.id, figure.value);
  return Doc::object()
      .set("format", "undercroft-bench")
      .set("version", 1)
      .set("signature", signature_text)
      .set("figures", std::move(list));
}

}  // namespace

int run_bench(const BenchOptions& options) {
  const auto contents = embedded_contents();
  if (!contents) return fail(contents.fault().path + ": " + contents.fault().message);
  if (played_for_callgrind(*contents->library)) return 0;
  const std::string text = hex(signature(*contents->library));
  std::printf(options.signature ? "%s\n" : "signature %s\n\n", text.c_str());
  std::fflush(stdout);
  if (options.signature) return 0;
  // A program that plays differently from run to run has no speed worth telling.
  if (hex(signature(*contents->library)) != text) return fail("the signature is not the same when taken twice");
  const std::vector<Figure> figures = all_figures(*contents->library, options.quick);
  print(figures);
  if (options.json.empty()) return 0;
  const std::string why = write_text_file(options.json, to_pretty_json(document_of(text, figures)) + "\n");
  return why.empty() ? 0 : fail(why);
}

}  // namespace uc
