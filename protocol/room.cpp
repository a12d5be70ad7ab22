// What keeps a host from growing without bound, and a table from becoming one that could not be loaded again.
#include <string>

#include "commands.hpp"

namespace uc {
namespace {

// The longest position of our games is half of this.
constexpr std::size_t kLongestPosition = std::size_t{1} << 16U;
// What else stands in a save, what front ends add to it, the request around it, and the outcomes that follow one
// action.
constexpr std::size_t kBeside = std::size_t{1} << 14U;

constexpr std::size_t kQuotesAndComma = 3;  // of an action in a save

std::size_t memory_of(const HostData& host) {
  std::size_t bytes = 0;
  for (const auto& [name, open] : host.tables) bytes += open.table->bytes();
  return bytes;
}

std::size_t options_bytes(const Table& table) { return to_json(table.options()).size(); }

}  // namespace

std::size_t empty_save_bytes(const Table& table) {
  // Options stand in the save itself, in its position, and in the position that the game began with.
  return 3 * options_bytes(table) + 2 * kLongestPosition + kBeside;
}

std::size_t saved_bytes(const Table& table, std::size_t from) {
  return table.text_bytes(from) + kQuotesAndComma * (table.length() - from);
}

std::optional<Fault> room_for_table(const HostData& host) {
  if (host.tables.size() >= host.config.limits.tables) {
    return Fault{"limit", "there are " + std::to_string(host.tables.size()) + " tables: close one first", "", ""};
  }
  if (memory_of(host) > host.config.limits.memory) {
    return Fault{"limit", "the tables take too much memory: close one first", "", ""};
  }
  return std::nullopt;
}

// An adventure of the caller's own stands whole in the options, and these stand in every save.
std::optional<Fault> room_for_options(const HostData& host, const Table& table) {
  if (options_bytes(table) <= host.config.limits.options) return std::nullopt;
  return Fault{"limit", "options have at most " + std::to_string(host.config.limits.options) + " bytes", "options", ""};
}

// Several actions need the room that each would need if it were made alone.
std::optional<Fault> room_for_actions(const HostData& host, const OpenTable& open,
                                      const std::vector<std::string>& actions) {
  const HostLimits& limits = host.config.limits;
  const std::size_t before = actions.size() - 1;  // the last
  std::size_t bytes = 0;
  for (std::size_t i = 0; i < before; ++i) bytes += actions[i].size() + kQuotesAndComma;
  if (open.table->length() + before >= limits.history) {
    return Fault{"limit", "a history has at most " + std::to_string(limits.history) + " actions", "", ""};
  }
  if (open.save_bytes + bytes > limits.line) {
    return Fault{"limit", "the save of a longer game could not be loaded again", "", ""};
  }
  if (memory_of(host) > limits.memory) return Fault{"limit", "the tables take too much memory: close one", "", ""};
  return std::nullopt;
}

}  // namespace uc
