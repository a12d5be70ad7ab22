#include "page_answer.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cstddef>

namespace uc {
namespace {

// The page loads nothing from elsewhere, runs no inline script, and is shown in no other site's frame.
constexpr std::string_view kContentSecurityPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'none'";

using Headers = std::array<std::pair<std::string_view, std::string_view>, 2>;

// For every answer.
constexpr Headers kSecurityHeaders = {{
    {"X-Content-Type-Options", "nosniff"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
}};

// For what runs: documents, and scripts, since a worker goes by the headers of its own file. Forty files would repeat
// them otherwise, which is a tenth of the page.
constexpr Headers kRunningHeaders = {{
    {"Content-Security-Policy", kContentSecurityPolicy},
    {"Referrer-Policy", "no-referrer"},
}};

constexpr Headers kDocumentHeaders = {{
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
}};

constexpr std::string_view kBlanks = " \t";

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

// Takes the part before the separator off the text's front, and the separator with it.
std::string_view take_part(std::string_view& text, char separator) {
  const std::size_t end = text.find(separator);
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return trimmed(part);
}

// --- Accept-Encoding -------------------------------------------------------------------------------------------------

constexpr int kFullQuality = 1000;

// "0.25" in thousandths, 0 if it is no such number: what cannot be understood is not wanted.
int read_quality(std::string_view text) {
  if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return 0;
  if (text.size() > 1 && text[1] != '.') return 0;
  int value = (text[0] - '0') * kFullQuality;
  int worth = kFullQuality / 10;
  for (std::size_t i = 2; i < text.size(); ++i, worth /= 10) {
    if (text[i] < '0' || text[i] > '9') return 0;
    value += (text[i] - '0') * worth;
  }
  return value <= kFullQuality ? value : 0;
}

struct Wish {
  std::string_view coding;
  int quality = kFullQuality;
};

Wish read_wish(std::string_view text) {
  Wish wish;
  wish.coding = take_part(text, ';');
  while (!text.empty()) {
    const std::string_view parameter = take_part(text, ';');
    if (parameter.starts_with("q=") || parameter.starts_with("Q=")) wish.quality = read_quality(parameter.substr(2));
  }
  return wish;
}

struct Wishes {
  std::optional<int> plain;
  std::optional<int> gzip;
  std::optional<int> brotli;
  std::optional<int> others;  // "*"
};

Wishes read_wishes(std::string_view header) {
  Wishes wishes;
  while (!header.empty()) {
    const Wish wish = read_wish(take_part(header, ','));
    if (same_word(wish.coding, "br")) wishes.brotli = wish.quality;
    else if (same_word(wish.coding, "gzip") || same_word(wish.coding, "x-gzip")) wishes.gzip = wish.quality;
    else if (same_word(wish.coding, "identity")) wishes.plain = wish.quality;
    else if (wish.coding == "*") wishes.others = wish.quality;
  }
  return wishes;
}

// --- the target ------------------------------------------------------------------------------------------------------

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const char small = lower(c);
  return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

// The path of a request line without its query, percent signs resolved. Only paths of the pack exist, so whatever it
// holds can find nothing else.
std::string path_of(std::string_view target) {
  target = target.substr(0, target.find_first_of("?#"));
  std::string path;
  for (std::size_t i = 0; i < target.size(); ++i) {
    if (target[i] == '%' && i + 2 < target.size() && hex_digit(target[i + 1]) >= 0 && hex_digit(target[i + 2]) >= 0) {
      path += static_cast<char>(hex_digit(target[i + 1]) * 16 + hex_digit(target[i + 2]));
      i += 2;
    } else {
      path += target[i];
    }
  }
  return path == "/" ? "/index.html" : path;
}

// "http://localhost:8080/sw.js" is the host and the path in one; true if it was.
bool split_absolute(std::string_view& target, std::string_view& host) {
  constexpr std::string_view kScheme = "http://";
  if (!same_word(target.substr(0, kScheme.size()), kScheme)) return false;
  target.remove_prefix(kScheme.size());
  const std::size_t slash = std::min(target.find('/'), target.size());
  host = target.substr(0, slash);
  target = slash == target.size() ? "/" : target.substr(slash);
  return true;
}

// --- answers ---------------------------------------------------------------------------------------------------------

std::string_view sentence_for(unsigned status) {
  switch (status) {
    case 400: return "This is no request that a browser would make.\n";
    case 404: return "There is nothing here. The page is at /\n";
    case 405: return "This server only hands out the page: GET and HEAD.\n";
    case 413: return "This server takes nothing in.\n";
    case 421: return "This server does not go by that name. Please use the address that it printed.\n";
    case 431: return "The headers of this request are too long.\n";
    default: return "This cannot be answered.\n";
  }
}

void add(PageAnswer& answer, const Headers& headers) {
  for (const auto& [name, value] : headers) answer.headers.emplace_back(name, value);
}

PageAnswer with_security(unsigned status, std::string_view media_type) {
  PageAnswer answer;
  answer.status = status;
  const bool document = media_type.starts_with("text/html");
  add(answer, kSecurityHeaders);
  if (document || media_type.starts_with("text/javascript")) add(answer, kRunningHeaders);
  if (document) add(answer, kDocumentHeaders);
  return answer;
}

PageAnswer in_a_sentence(unsigned status) {
  PageAnswer answer = with_security(status, "text/plain");
  answer.body = sentence_for(status);
  answer.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
  answer.headers.emplace_back("Cache-Control", "no-store");
  if (status == 405) answer.headers.emplace_back("Allow", "GET, HEAD");
  return answer;
}

std::string_view form_of(const PageFile& file, Encoding encoding) {
  switch (encoding) {
    case Encoding::Gzip: return file.gzip;
    case Encoding::Brotli: return file.brotli;
    case Encoding::Plain: break;
  }
  return file.plain;
}

// Each form has a tag of its own: they are different bytes.
std::string tag_of(const PageFile& file, Encoding encoding) {
  const char* suffix = encoding == Encoding::Brotli ? "-br" : encoding == Encoding::Gzip ? "-gz" : "";
  return '"' + std::string(file.tag) + suffix + '"';
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
  while (!if_none_match.empty()) {
    std::string_view candidate = take_part(if_none_match, ',');
    if (candidate == "*") return true;
    if (candidate.starts_with("W/")) candidate.remove_prefix(2);
    if (candidate == tag) return true;
  }
  return false;
}

// The names of files under /assets/ contain a hash of their bytes; all others are asked for again each time, which
// costs a 304.
std::string_view caching_of(const PageFile& file) {
  return file.path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

PageAnswer answer_file(const PageFile& file, const PageRequest& request) {
  const Encoding encoding = choose_encoding(file, request.accept_encoding);
  const std::string tag = tag_of(file, encoding);
  const bool known = names_tag(request.if_none_match, tag);
  PageAnswer answer = with_security(known ? 304 : 200, file.media_type);
  answer.headers.emplace_back("ETag", tag);
  answer.headers.emplace_back("Cache-Control", caching_of(file));
  if (!file.gzip.empty() || !file.brotli.empty()) answer.headers.emplace_back("Vary", "Accept-Encoding");
  if (known) {
    answer.sends_body = false;
    return answer;
  }
  answer.body = form_of(file, encoding);
  answer.headers.emplace_back("Content-Type", file.media_type);
  if (encoding != Encoding::Plain) {
    answer.headers.emplace_back("Content-Encoding", encoding == Encoding::Brotli ? "br" : "gzip");
  }
  return answer;
}

PageAnswer choose_answer(const Page& page, const KnownHosts& hosts, const PageRequest& request) {
  if (request.hosts.size() != 1) return answer_fault(400);
  std::string_view target = request.target;
  std::string_view host = request.hosts[0];
  split_absolute(target, host);
  if (!hosts.has(host)) return in_a_sentence(421);
  if (request.method != "GET" && request.method != "HEAD") {
    PageAnswer answer = in_a_sentence(405);
    answer.closes = request.has_body;  // what follows is the body, not the next request
    return answer;
  }
  if (request.has_body) return answer_fault(413);
  const PageFile* file = page.find(path_of(target));
  return file == nullptr ? in_a_sentence(404) : answer_file(*file, request);
}

}  // namespace

Encoding choose_encoding(const PageFile& file, std::string_view accept_encoding) {
  const Wishes wishes = read_wishes(accept_encoding);
  const int others = wishes.others.value_or(0);
  Encoding best = Encoding::Plain;
  int best_quality = wishes.plain.value_or(0);
  // The smaller form where both are wanted alike.
  if (const int quality = wishes.gzip.value_or(others); !file.gzip.empty() && quality > 0 && quality >= best_quality) {
    best = Encoding::Gzip;
    best_quality = quality;
  }
  if (const int quality = wishes.brotli.value_or(others);
      !file.brotli.empty() && quality > 0 && quality >= best_quality) {
    best = Encoding::Brotli;
  }
  return best;
}

bool KnownHosts::has(std::string_view host) const {
  std::string name;  // without the port
  const std::size_t bracket = host.starts_with('[') ? host.find(']') : 0;
  if (bracket == std::string_view::npos) return false;
  const std::size_t colon = host.find(':', bracket);
  name = host.substr(0, colon);
  if (colon != std::string_view::npos) {
    const std::string_view port = host.substr(colon + 1);
    if (port.size() > 5 || !std::ranges::all_of(port, [](char c) { return c >= '0' && c <= '9'; })) return false;
  }
  if (name.ends_with('.')) name.pop_back();
  if (same_word(name, "localhost") || name == "127.0.0.1" || name == "[::1]") return true;
  if (!lan) return false;
  if (bracket > 0) {
    in6_addr address{};
    return name.size() > 2 && inet_pton(AF_INET6, name.substr(1, name.size() - 2).c_str(), &address) == 1;
  }
  in_addr address{};
  if (inet_pton(AF_INET, name.c_str(), &address) == 1) return true;
  return !machine.empty() && std::ranges::any_of(std::array{"", ".local", ".lan", ".home.arpa"},
                                                 [&](const char* domain) { return same_word(name, machine + domain); });
}

PageAnswer answer_fault(unsigned status) {
  PageAnswer answer = in_a_sentence(status);
  answer.closes = true;
  return answer;
}

PageAnswer answer_page(const Page& page, const KnownHosts& hosts, const PageRequest& request) {
  PageAnswer answer = choose_answer(page, hosts, request);
  if (request.method == "HEAD") answer.sends_body = false;
  return answer;
}

}  // namespace uc
