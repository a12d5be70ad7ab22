#include "bot.hpp"

#include <cstdio>
#include <string>
#include <string_view>
#include <utility>

#include "content_dir.hpp"
#include "protocol/host.hpp"
#include "say.hpp"

namespace uc {
namespace {

// Lines of a stream, however long they are, in bounded memory.
class LineReader {
 public:
  enum class Got { Line, TooLong, End };

  LineReader(std::FILE* stream, std::size_t longest) : stream_(stream), longest_(longest) {}

  // A line without its end. Of one that is too long, the rest is skipped.
  Got next(std::string& line) {
    line.clear();
    bool any = false;
    bool too_long = false;
    for (int c = std::getc(stream_); c != EOF; c = std::getc(stream_)) {
      if (c == '\n') return too_long ? Got::TooLong : Got::Line;
      any = true;
      if (line.size() < longest_) line += static_cast<char>(c);
      else too_long = true;
    }
    if (!any) return Got::End;
    return too_long ? Got::TooLong : Got::Line;
  }

 private:
  std::FILE* stream_;
  std::size_t longest_;
};

// False when nobody reads any more.
bool write_line(std::string_view text) {
  return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fputc('\n', stdout) != EOF &&
         std::fflush(stdout) == 0;
}

}  // namespace

int run_bot(const BotOptions& options) {
  Result<Contents> contents = contents_of(options.content_dir);
  if (!contents) return complain(contents.fault().message);
  HostConfig config;
  config.contents = std::move(*contents);
  const HostLimits limits = config.limits;
  Host host(std::move(config));
  LineReader reader(stdin, limits.line);
  std::string line;
  while (!host.quit()) {
    const LineReader::Got got = reader.next(line);
    if (got == LineReader::Got::End) break;
    if (!write_line(got == LineReader::Got::TooLong ? reply_to_long_line(limits) : host.request(line))) break;
  }
  return 0;
}

}  // namespace uc
