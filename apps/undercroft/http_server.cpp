#include "http_server.hpp"

#include <fcntl.h>

#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/none.hpp>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <ctime>
#include <string>
#include <utility>
#include <vector>

namespace uc {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;
using Parser = http::request_parser<http::empty_body>;
using Response = http::response<http::span_body<const char>>;

// The bounds. Whoever passes one is shown out; nobody else notices.
constexpr std::uint32_t kLongestHeader = 16 * 1024;
constexpr std::ptrdiff_t kMostLines = 100;                  // of a header: each one kept costs more than its bytes
constexpr std::size_t kLongestBuffer = 2 * kLongestHeader;  // a request and the beginning of the next
constexpr std::size_t kPiece = 4096;
constexpr std::size_t kMostConnections = 512;
constexpr std::size_t kMostOfOnePlace = 64;       // of these, from one address
constexpr std::chrono::seconds kRequestTime{10};  // from its first byte to its last; for a new connection's first byte
constexpr std::chrono::seconds kIdleTime{30};     // between requests
constexpr std::chrono::seconds kSendTime{60};
constexpr std::chrono::seconds kFarewellTime{2};
constexpr std::size_t kFarewellBytes = 256 * 1024;
constexpr std::chrono::milliseconds kAcceptPause{100};

std::string date() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  char text[64];  // the program never sets a locale for times: the names are English
  return {text, std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

std::string joined(const Parser::value_type& request, http::field name) {
  std::string text;
  const auto [begin, end] = request.equal_range(name);
  for (auto field = begin; field != end; ++field) {
    if (!text.empty()) text += ',';
    text += field->value();
  }
  return text;
}

Response response_of(const PageAnswer& answer, unsigned version, bool keep_alive) {
  Response response;
  response.version(version);
  response.result(answer.status);
  response.set(http::field::date, date());
  for (const auto& [name, value] : answer.headers) response.set(name, value);
  if (answer.status != 304) response.content_length(answer.body.size());  // of HEAD too: what GET would send
  response.keep_alive(keep_alive);
  response.body() = {answer.body.data(), answer.body.size()};
  return response;
}

asio::awaitable<bool> send(beast::tcp_stream& stream, const PageAnswer& answer, unsigned version, bool keep_alive) {
  const Response response = response_of(answer, version, keep_alive);
  http::response_serializer<Response::body_type> serializer(response);
  error_code error;
  stream.expires_after(kSendTime);
  if (answer.sends_body) co_await http::async_write(stream, serializer, redirect_error(asio::use_awaitable, error));
  else co_await http::async_write_header(stream, serializer, redirect_error(asio::use_awaitable, error));
  co_return !error;
}

// Ends a connection so that the last answer arrives: closing while unread bytes wait would take it back.
asio::awaitable<void> farewell(beast::tcp_stream& stream) {
  error_code error;
  if (stream.socket().shutdown(tcp::socket::shutdown_send, error)) co_return;
  stream.expires_after(kFarewellTime);
  char piece[kPiece];
  for (std::size_t read = 0; !error && read < kFarewellBytes;) {
    read += co_await stream.async_read_some(asio::buffer(piece), redirect_error(asio::use_awaitable, error));
  }
}

// The status that answers bytes which are no request, or 0: nobody is there to be answered.
unsigned status_for(const error_code& error) {
  if (error == http::error::header_limit) return 431;
  return error.category() == make_error_code(http::error::bad_method).category() ? 400 : 0;
}

// What has come of one request's header.
struct Header {
  std::size_t bytes = 0;
  std::ptrdiff_t lines = 0;
};

// Gives the parser what has come, and counts it: the parser's own bound is for what it has not taken yet, and it takes
// line by line. True when the header is whole; an error if it never will be.
bool digest(beast::flat_buffer& buffer, Parser& parser, Header& header, error_code& error) {
  const std::size_t used = parser.put(buffer.data(), error);
  const auto* bytes = static_cast<const char*>(buffer.data().data());
  header.bytes += used;
  header.lines += std::count(bytes, bytes + used, '\n');
  buffer.consume(used);
  if (error == http::error::need_more) error = {};
  const bool whole = parser.is_header_done();
  const bool too_long = header.bytes + (whole ? 0 : buffer.size()) > kLongestHeader || header.lines > kMostLines;
  if (!error && too_long) error = http::error::header_limit;
  return whole;
}

// Reads one request's header; the error of what went wrong.
asio::awaitable<error_code> receive(beast::tcp_stream& stream, beast::flat_buffer& buffer, Parser& parser,
                                    std::chrono::seconds patience) {
  error_code error;
  Header header;
  parser.header_limit(kLongestHeader);
  parser.body_limit(boost::none);  // a body is refused below, with a sentence
  bool begun = buffer.size() > 0;
  stream.expires_after(begun ? kRequestTime : patience);
  while (!begun || (!digest(buffer, parser, header, error) && !error)) {
    buffer.commit(co_await stream.async_read_some(buffer.prepare(kPiece), redirect_error(asio::use_awaitable, error)));
    if (error) co_return error;
    if (!std::exchange(begun, true)) stream.expires_after(kRequestTime);
  }
  co_return error;
}

PageAnswer ask(const HttpServer::Answerer& answerer, const Parser& parser) {
  const Parser::value_type& message = parser.get();
  const std::string accept_encoding = joined(message, http::field::accept_encoding);
  const std::string if_none_match = joined(message, http::field::if_none_match);
  PageRequest request;
  request.method = message.method_string();
  request.target = message.target();
  const auto [begin, end] = message.equal_range(http::field::host);
  for (auto host = begin; host != end; ++host) request.hosts.push_back(host->value());
  request.accept_encoding = accept_encoding;
  request.if_none_match = if_none_match;
  request.has_body = parser.chunked() || parser.content_length().value_or(0) > 0;
  return answerer(request);
}

// A connection, for as long as it lasts.
struct Guest {
  using Clock = std::chrono::steady_clock;

  beast::tcp_stream stream;
  std::string place;                       // where it comes from
  Clock::time_point since = Clock::now();  // when it began what it does now: to wait for a request, to take an answer
};

// One connection, from its first request to its last.
asio::awaitable<void> converse(Guest& guest, const HttpServer::Answerer& answerer) {
  beast::flat_buffer buffer(kLongestBuffer);
  std::chrono::seconds patience = kRequestTime;
  for (bool keep_alive = true; keep_alive; patience = kIdleTime) {
    Parser parser;
    guest.since = Guest::Clock::now();
    const error_code error = co_await receive(guest.stream, buffer, parser, patience);
    guest.since = Guest::Clock::now();
    if (error) {
      const unsigned status = status_for(error);
      if (status == 0 || !co_await send(guest.stream, answer_fault(status), 11, false)) co_return;
      break;
    }
    const PageAnswer answer = ask(answerer, parser);
    keep_alive = parser.get().keep_alive() && !answer.closes;
    if (!co_await send(guest.stream, answer, parser.get().version(), keep_alive)) co_return;
  }
  co_await farewell(guest.stream);
}

// Where a client is: its address. Of IPv6 the network, because a machine has as many addresses there as it likes.
std::string place_of(const tcp::socket& socket) {
  error_code error;
  asio::ip::address address = socket.remote_endpoint(error).address();
  if (address.is_v6() && address.to_v6().is_v4_mapped()) {
    address = asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
  }
  if (!address.is_v6()) return address.to_string();
  asio::ip::address_v6::bytes_type bytes = address.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return asio::ip::address_v6(bytes).to_string();
}

// Who is connected. When it gets crowded, in all or from one place, whoever has done nothing new for longest has to go:
// so idle connections, however many, shut nobody out.
class GuestList {
 public:
  void add(Guest& guest) {
    const auto same = [&](const Guest* other) { return other->place == guest.place; };
    if (std::ranges::count_if(guests_, same) >= std::ptrdiff_t{kMostOfOnePlace}) send_away(same);
    if (guests_.size() >= kMostConnections) send_away([](const Guest*) { return true; });
    guests_.push_back(&guest);
  }
  void remove(const Guest& guest) { std::erase(guests_, &guest); }

 private:
  template <class Who>
  void send_away(const Who& who) {
    Guest* first = nullptr;
    for (Guest* guest : guests_) {
      if (who(guest) && (first == nullptr || guest->since < first->since)) first = guest;
    }
    remove(*first);
    first->stream.close();  // what it waits for ends with an error, and so does it
  }

  std::vector<Guest*> guests_;
};

// On the list from here to the end of the block.
class Listed {
 public:
  Listed(GuestList& list, Guest& guest) : list_(list), guest_(guest) { list_.add(guest_); }
  ~Listed() { list_.remove(guest_); }
  Listed(const Listed&) = delete;
  Listed& operator=(const Listed&) = delete;

 private:
  GuestList& list_;
  Guest& guest_;
};

// Makes the acceptor listen there; if not, says why in `error`.
bool open_at(tcp::acceptor& acceptor, const tcp::endpoint& endpoint, error_code& error) {
  tcp::acceptor fresh(acceptor.get_executor());
  if (fresh.open(endpoint.protocol(), error) || fresh.set_option(tcp::acceptor::reuse_address(true), error))
    return false;
  if (endpoint.address().is_v6() && fresh.set_option(asio::ip::v6_only(false), error)) return false;  // IPv4 as well
  if (fresh.bind(endpoint, error) || fresh.listen(asio::socket_base::max_listen_connections, error)) return false;
  // A browser started from here must not inherit the port.
  fcntl(fresh.native_handle(), F_SETFD, FD_CLOEXEC);
  acceptor = std::move(fresh);
  return true;
}

}  // namespace

struct HttpServer::Inner {
  explicit Inner(Answerer answers) : answerer(std::move(answers)) {
    signals.async_wait([this](const error_code&, int) { context.stop(); });
  }

  asio::awaitable<void> serve(tcp::socket socket) {
    std::string place = place_of(socket);
    Guest guest{beast::tcp_stream(std::move(socket)), std::move(place)};
    const Listed listed(guests, guest);
    error_code error;
    if (guest.stream.socket().set_option(tcp::no_delay(true), error)) co_return;  // it has left already
    co_await converse(guest, answerer);
  }

  asio::awaitable<void> accept_all() {
    asio::steady_timer pause(context);
    for (;;) {
      error_code error;
      tcp::socket socket = co_await acceptor.async_accept(redirect_error(asio::use_awaitable, error));
      if (!error) {
        co_spawn(context, serve(std::move(socket)), asio::detached);
        continue;
      }
      // No more files may be open, or the client has left already: neither gets better by hurrying.
      pause.expires_after(kAcceptPause);
      co_await pause.async_wait(redirect_error(asio::use_awaitable, error));
    }
  }

  Answerer answerer;
  GuestList guests;
  asio::io_context context{1};
  asio::signal_set signals{context, SIGINT, SIGTERM, SIGHUP};
  tcp::acceptor acceptor{context};
};

HttpServer::HttpServer(Answerer answerer) : inner_(std::make_unique<Inner>(std::move(answerer))) {}
HttpServer::~HttpServer() = default;

Result<std::uint16_t> HttpServer::listen(bool lan, std::uint16_t first, std::uint16_t last) {
  tcp::acceptor& acceptor = inner_->acceptor;
  error_code error;
  for (unsigned port = first; port <= last; ++port) {
    const auto number = static_cast<std::uint16_t>(port);
    const bool open = lan ? open_at(acceptor, {asio::ip::address_v6::any(), number}, error) ||
                                // A machine without IPv6.
                                (error != asio::error::address_in_use &&
                                 open_at(acceptor, {asio::ip::address_v4::any(), number}, error))
                          : open_at(acceptor, {asio::ip::address_v4::loopback(), number}, error);
    if (open) return acceptor.local_endpoint(error).port();
    if (error != asio::error::address_in_use) break;
  }
  return Fault{"bad_request", error.message(), "", ""};
}

void HttpServer::run() {
  co_spawn(inner_->context, inner_->accept_all(), asio::detached);
  inner_->context.run();
}

}  // namespace uc
