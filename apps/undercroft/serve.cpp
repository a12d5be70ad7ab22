#include "serve.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <spawn.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

#include "files.hpp"
#include "http_server.hpp"
#include "page_answer.hpp"
#include "page_pack.hpp"
#include "say.hpp"

namespace uc {
namespace {

constexpr std::uint16_t kUsualPort = 8080;
constexpr std::uint16_t kLastPort = kUsualPort + 99;  // as far as the next free one is looked for

std::string machine_name() {
  char name[256] = {};
  return gethostname(name, sizeof name - 1) == 0 ? name : "";
}

// This machine's addresses in its networks, as they stand in a page's address.
std::vector<std::string> lan_addresses() {
  std::vector<std::string> v4;
  std::vector<std::string> v6;
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return {};
  for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
    const bool usable =
        one->ifa_addr != nullptr && (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
    if (!usable) continue;
    char text[INET6_ADDRSTRLEN] = {};
    if (one->ifa_addr->sa_family == AF_INET) {
      const auto* address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
      if (inet_ntop(AF_INET, &address->sin_addr, text, sizeof text) != nullptr) v4.emplace_back(text);
    } else if (one->ifa_addr->sa_family == AF_INET6) {
      const auto* address = reinterpret_cast<const sockaddr_in6*>(one->ifa_addr);
      if (IN6_IS_ADDR_LINKLOCAL(&address->sin6_addr)) continue;  // not without naming a network card
      if (inet_ntop(AF_INET6, &address->sin6_addr, text, sizeof text) != nullptr)
        v6.push_back('[' + std::string(text) + ']');
    }
  }
  freeifaddrs(all);
  return v4.empty() ? v6 : v4;
}

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

// Asks the desktop for a browser. It lives on by itself: Ctrl-C here does not reach it.
void open_browser(const std::string& address) {
  if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY")) return;
  std::signal(SIGCHLD, SIG_IGN);  // nobody waits for it
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&files, file, "/dev/null", O_RDWR, 0);
  }
  posix_spawnattr_t how;
  posix_spawnattr_init(&how);
  sigset_t usual;
  sigemptyset(&usual);
  for (const int signal : {SIGCHLD, SIGINT, SIGTERM, SIGHUP}) sigaddset(&usual, signal);
  posix_spawnattr_setsigdefault(&how, &usual);
  posix_spawnattr_setflags(&how, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID);
  std::string program = "xdg-open";
  std::string argument = address;
  char* const arguments[] = {program.data(), argument.data(), nullptr};
  pid_t child = 0;
  // Without xdg-open there is no browser to be opened; the address stands in the terminal.
  posix_spawnp(&child, program.c_str(), &files, &how, arguments, environ);
  posix_spawnattr_destroy(&how);
  posix_spawn_file_actions_destroy(&files);
}

std::string address_at(const std::string& host, std::uint16_t port) {
  return "http://" + host + ":" + std::to_string(port) + "/";
}

void announce(const ServeOptions& options, std::uint16_t port) {
  std::printf("Undercroft is at %s (Ctrl-C ends it)\n", address_at("127.0.0.1", port).c_str());
  if (options.lan) {
    const std::vector<std::string> addresses = lan_addresses();
    for (const std::string& address : addresses)
      std::printf("In this network: %s\n", address_at(address, port).c_str());
    std::fflush(stdout);
    std::fputs(addresses.empty() ? "This machine is in no network: nobody else can open the page.\n"
                                 : "Everybody in this network can open the page.\n",
               stderr);
  }
  std::fflush(stdout);
  if (!options.port && port != kUsualPort) {
    std::fprintf(
        stderr,
        "Port %d is taken by another program. A browser keeps games for each address by itself: those begun at "
        "%s show again when the page is served there.\n",
        kUsualPort, address_at("127.0.0.1", kUsualPort).c_str());
  }
}

std::string no_port(const ServeOptions& options, const std::string& why) {
  if (options.port) return "port " + std::to_string(*options.port) + " cannot be used: " + why;
  return "no port from " + std::to_string(kUsualPort) + " to " + std::to_string(kLastPort) + " can be used: " + why +
         "; choose another with --port";
}

}  // namespace

bool has_page() { return !embedded_pack().empty(); }

int run_serve(const ServeOptions& options) {
  std::string bytes;  // of the file, if there is one
  std::string_view pack = embedded_pack();
  if (!options.page_file.empty()) {
    Result<std::string> text = read_text_file(options.page_file);
    if (!text) return complain(text.fault().message);
    bytes = std::move(*text);
    pack = bytes;
  } else if (pack.empty()) {
    return complain("this program was built without the page; ./play builds it with the page and serves it.");
  }
  const Result<Page> page = Page::read(pack);
  if (!page) {
    return complain((options.page_file.empty() ? "the page inside the program" : options.page_file) + " " +
                    page.fault().message);
  }
  const KnownHosts hosts{options.lan, options.lan ? machine_name() : ""};
  HttpServer server([&](const PageRequest& request) { return answer_page(*page, hosts, request); });
  const Result<std::uint16_t> port =
      server.listen(options.lan, options.port.value_or(kUsualPort), options.port.value_or(kLastPort));
  if (!port) return complain(no_port(options, port.fault().message));
  announce(options, *port);
  if (options.browser) open_browser(address_at("127.0.0.1", *port));
  server.run();
  return 0;
}

}  // namespace uc
