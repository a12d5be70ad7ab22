#include "page_pack.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace uc {
namespace {

constexpr std::string_view kMagic = "UCPAGE01";

// Takes pieces off the front. Once a piece is missing, it gives empty ones and `ok` is false.
class Reader {
 public:
  explicit Reader(std::string_view bytes) : rest_(bytes) {}

  std::string_view take(std::size_t size) {
    if (size > rest_.size()) {
      ok_ = false;
      rest_ = {};
      return {};
    }
    const std::string_view piece = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return piece;
  }

  std::uint32_t number(std::size_t bytes) {
    const std::string_view piece = take(bytes);
    std::uint32_t value = 0;
    for (std::size_t i = piece.size(); i-- > 0;) value = value << 8U | static_cast<unsigned char>(piece[i]);
    return value;
  }

  bool ok() const { return ok_; }
  bool at_end() const { return rest_.empty(); }

 private:
  std::string_view rest_;
  bool ok_ = true;
};

PageFile take_file(Reader& reader) {
  const std::uint32_t path = reader.number(2);
  const std::uint32_t media_type = reader.number(2);
  const std::uint32_t tag = reader.number(2);
  const std::uint32_t plain = reader.number(4);
  const std::uint32_t gzip = reader.number(4);
  const std::uint32_t brotli = reader.number(4);
  PageFile file;
  file.path = reader.take(path);
  file.media_type = reader.take(media_type);
  file.tag = reader.take(tag);
  file.plain = reader.take(plain);
  file.gzip = reader.take(gzip);
  file.brotli = reader.take(brotli);
  return file;
}

// These go into headers as they are.
bool is_plain_text(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~' && c != '"'; });
}

Fault fault(std::string why) { return {"bad_request", std::move(why), "", ""}; }

}  // namespace

Result<Page> Page::read(std::string_view pack) {
  Reader reader(pack);
  if (reader.take(kMagic.size()) != kMagic) return fault("is no page made by tools/pack-page");
  Page page;
  const std::uint32_t count = reader.number(4);
  for (std::uint32_t i = 0; i < count && reader.ok(); ++i) page.files_.push_back(take_file(reader));
  if (!reader.ok()) return fault("is cut off");
  if (!reader.at_end()) return fault("has something after its last file");
  for (std::size_t i = 0; i < page.files_.size(); ++i) {
    const PageFile& file = page.files_[i];
    if (!file.path.starts_with('/')) return fault("has a file whose path does not begin with /");
    if (!is_plain_text(file.media_type) || !is_plain_text(file.tag)) {
      return fault("has a damaged entry for " + std::string(file.path));
    }
    if (i > 0 && file.path <= page.files_[i - 1].path) return fault("has files out of order");
  }
  if (page.find("/index.html") == nullptr) return fault("has no index.html");
  return page;
}

const PageFile* Page::find(std::string_view path) const {
  const auto found = std::ranges::lower_bound(files_, path, {}, &PageFile::path);
  return found != files_.end() && found->path == path ? &*found : nullptr;
}

}  // namespace uc
