// A host to talk to in tests, and players who choose at random.
#pragma once

#include <doctest/doctest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "library.hpp"
#include "protocol/host.hpp"
#include "protocol/json.hpp"

namespace uc::test {

inline HostConfig config(HostLimits limits = {}) { return {contents(), {}, limits}; }

inline Doc json(std::string_view text) {
  auto doc = parse_json(text);
  REQUIRE_MESSAGE(doc.ok(), doc.fault().message);
  return std::move(*doc);
}

// The part of a document at a path like turn.undo.wall or actions.0; null if it is not there.
inline Doc at(const Doc& doc, std::string_view path) {
  const Doc* here = &doc;
  while (!path.empty() && here != nullptr) {
    const std::string key(path.substr(0, path.find('.')));
    path.remove_prefix(std::min(path.size(), key.size() + 1));
    if (here->is_array()) {
      const auto i = static_cast<std::size_t>(std::stoul(key));
      here = i < here->as_array().size() ? &here->as_array()[i] : nullptr;
    } else {
      here = here->find(key);
    }
  }
  return here == nullptr ? Doc() : *here;
}

inline std::string text_at(const Doc& doc, std::string_view path) {
  const Doc found = at(doc, path);
  REQUIRE_MESSAGE(found.is_string(), path << " in " << to_json(doc));
  return found.as_string();
}

inline std::int64_t number_at(const Doc& doc, std::string_view path) {
  const Doc found = at(doc, path);
  REQUIRE_MESSAGE(found.is_integer(), path << " in " << to_json(doc));
  return found.as_integer();
}

inline double real_at(const Doc& doc, std::string_view path) {
  const Doc found = at(doc, path);
  return found.is_integer() ? static_cast<double>(found.as_integer()) : found.as_real();
}

using Fields = std::initializer_list<std::pair<std::string_view, Doc>>;

class Tester {
 public:
  explicit Tester(HostLimits limits = {}) : host(config(limits)) {}

  Doc ask(std::string_view cmd, Fields fields = {}) {
    Doc request = Doc::object().set("cmd", cmd);
    for (const auto& [key, value] : fields) request.set(key, value);
    return host.handle(request);
  }
  // A request that must succeed.
  Doc get(std::string_view cmd, Fields fields = {}) {
    Doc reply = ask(cmd, fields);
    REQUIRE_MESSAGE(at(reply, "ok") == Doc(true), cmd << ": " << to_json(reply));
    return reply;
  }
  // The code of a request that must fail.
  std::string code(std::string_view cmd, Fields fields = {}) { return text_at(ask(cmd, fields), "error.code"); }

  std::string open(int players, std::string_view seed = "seed", std::string_view chance = "auto") {
    return text_at(
        get("new", {{"game", "crypt"}, {"players", players}, {"seed", seed}, {"chance", chance}, {"limit", 0}}),
        "table");
  }
  Doc turn(const std::string& table) { return at(get("turn", {{"table", table}, {"limit", 10'000}}), "turn"); }
  std::int64_t length(const std::string& table) {
    return static_cast<std::int64_t>(at(get("history", {{"table", table}}), "actions").as_array().size());
  }
  std::string view(const std::string& table, const Doc& viewer) {
    return to_json(at(get("view", {{"table", table}, {"viewer", viewer}}), "view"));
  }
  std::string save(const std::string& table) { return to_json(at(get("save", {{"table", table}}), "save")); }

  // Plays random actions, at most so many; false when the game is over.
  bool play(const std::string& table, Rng& rng, int actions) {
    for (int i = 0; i < actions; ++i) {
      const Doc now = turn(table);
      if (now.find("over")->as_bool()) return false;
      const Doc::Array& list = now.find("actions")->as_array();
      const Doc& action = list[below(rng, static_cast<std::uint32_t>(list.size()))];
      get("act", {{"table", table}, {"action", action}, {"limit", 0}});
    }
    return !turn(table).find("over")->as_bool();
  }
  void play_to_end(const std::string& table, Rng& rng) {
    for (int i = 0; i < 2000 && play(table, rng, 1); ++i) {
    }
    REQUIRE(turn(table).find("over")->as_bool());
  }

  Host host;
};

}  // namespace uc::test
