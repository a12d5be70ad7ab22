// Several lines to one host: every line gets one line of JSON with `ok`, whatever it says.
#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "mutate.hpp"
#include "protocol/json.hpp"
#include "support.hpp"

namespace {

void check_reply(const std::string& reply) {
  uc::fuzz::expect(reply.find('\n') == std::string::npos, "a reply is one line");
  const uc::Result<uc::Doc> doc = uc::parse_json(reply);
  uc::fuzz::expect(doc.ok(), "a reply is JSON");
  const uc::Doc* ok = doc->find("ok");
  uc::fuzz::expect(ok != nullptr && ok->is_bool(), "a reply says whether the request was right");
  if (ok->as_bool()) return;
  const uc::Doc* error = doc->find("error");
  uc::fuzz::expect(error != nullptr && error->find("code") != nullptr && error->find("message") != nullptr,
                   "an error has a code and a message");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr int kMostLines = 24;
  uc::Host host(uc::fuzz::config());
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  for (int lines = 0; lines < kMostLines && !rest.empty() && !host.quit(); ++lines) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    check_reply(host.request(line));
  }
  return 0;
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

// Changes one line, as a document; or repeats a line at the end.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  uc::Rng rng(seed);
  if (size == 0 || uc::below(rng, 10) == 0) return LLVMFuzzerMutate(data, size, most);
  std::vector<std::string> lines(1);
  for (std::size_t i = 0; i < size; ++i) {
    if (data[i] != '\n') lines.back() += static_cast<char>(data[i]);
    else if (i + 1 < size) lines.emplace_back();
  }
  std::string& line = lines[uc::below(rng, static_cast<std::uint32_t>(lines.size()))];
  uc::Result<uc::Doc> doc = uc::parse_json(line);
  if (!doc) return LLVMFuzzerMutate(data, size, most);
  uc::fuzz::mutate(*doc, rng);
  std::string changed = uc::to_json(*doc);
  if (uc::below(rng, 4) == 0) lines.push_back(std::move(changed));
  else line = std::move(changed);
  std::string text;
  for (const std::string& each : lines) text += each + '\n';
  if (text.size() > most) return size;
  std::memcpy(data, text.data(), text.size());
  return text.size();
}
