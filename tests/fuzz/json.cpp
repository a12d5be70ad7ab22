// Any bytes: refused, or a document that is written and read again as itself.
#include "protocol/json.hpp"

#include "support.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const uc::Result<uc::Doc> doc = uc::parse_json(text);
  if (!doc) {
    uc::fuzz::expect(doc.fault().code == "bad_json" && !doc.fault().message.empty(), "a refusal says why");
    return 0;
  }
  const std::string written = uc::to_json(*doc);
  const uc::Result<uc::Doc> again = uc::parse_json(written);
  uc::fuzz::expect(again.ok() && *again == *doc, "what is written can be read again");
  uc::fuzz::expect(uc::to_json(*again) == written, "a document has one text");
  const uc::Result<uc::Doc> pretty = uc::parse_json(uc::to_pretty_json(*doc));
  uc::fuzz::expect(pretty.ok() && *pretty == *doc, "the text on several lines says the same");
  return 0;
}
