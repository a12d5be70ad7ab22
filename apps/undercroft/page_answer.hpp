// What the page's server answers, apart from how it travels: a request's few interesting parts in, a status, headers
// and bytes out. No sockets here.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "page_pack.hpp"

namespace uc {

struct PageRequest {
  std::string_view method;
  std::string_view target;              // as on the request line
  std::vector<std::string_view> hosts;  // every Host header
  std::string_view accept_encoding;     // all of them, joined by commas
  std::string_view if_none_match;       // all of them, joined by commas
  bool has_body = false;
};

struct PageAnswer {
  unsigned status = 200;
  std::vector<std::pair<std::string_view, std::string>> headers;
  std::string_view body;   // of the page, or a sentence that never changes: it outlives the answer
  bool sends_body = true;  // false: headers only, as for HEAD
  bool closes = false;     // the connection ends after it
};

// Who may be named by a request's Host header. Anything else is another site whose name was pointed at this machine, so
// that its scripts could read what is served here.
struct KnownHosts {
  bool lan = false;     // false: this machine's loopback names only. true: any address, and the machine's name
  std::string machine;  // its name; only for lan
  bool has(std::string_view host) const;  // "localhost:8080", "[::1]"
};

PageAnswer answer_page(const Page& page, const KnownHosts& hosts, const PageRequest& request);

// For requests that could not be read. The connection closes after it.
PageAnswer answer_fault(unsigned status);

enum class Encoding { Plain, Gzip, Brotli };

// The best of what the file has and the client takes.
Encoding choose_encoding(const PageFile& file, std::string_view accept_encoding);

}  // namespace uc
