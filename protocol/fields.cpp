// Reading the fields that several commands share.
#include <array>
#include <span>
#include <string>

#include "commands.hpp"
#include "core/sha256.hpp"

namespace uc {
namespace {

constexpr std::int64_t kMostActions = 10'000;
constexpr std::size_t kMostTypes = 100;  // of events

Seat read_seat_number(DocReader reader, int players) {
  return seat_at(static_cast<int>(reader.integer(0, players - 1)));
}

Seats read_seat_list(DocReader reader, int players) {
  Seats seats;
  const std::size_t size = reader.size();
  if (size > static_cast<std::size_t>(kMaxSeats)) reader.fail("names more seats than there are");
  for (std::size_t i = 0; i < size && !reader.failed(); ++i) {
    seats = seats | Seats(read_seat_number(reader.item(i), players));
  }
  return seats;
}

// A length of a history whose own length is not known yet.
std::optional<std::size_t> read_some_length(DocReader& fields, std::string_view name) {
  constexpr std::int64_t kMost = 1'000'000;  // no history is longer
  auto length = fields.optional(name);
  if (!length) return std::nullopt;
  return static_cast<std::size_t>(length->integer(0, kMost));
}

Viewer read_named_viewer(DocReader reader) {
  const Doc& name = *reader.doc();
  if (name == Doc("all")) return Viewer::everything();
  if (name != Doc("table")) reader.fail("should be a seat, a list of seats, table or all");
  return Viewer::table();
}

}  // namespace

std::string read_seed(HostData& host, DocReader& fields) {
  if (auto seed = fields.optional("seed")) {
    std::string text = seed->text();
    if (text.empty() || text.size() > kMaxSeed) seed->fail("should have 1 to 256 bytes");
    return text;
  }
  Digest bits{};
  host.config.entropy(std::span<std::uint8_t>(bits));
  return to_hex(bits);
}

Chance read_chance(DocReader& fields) {
  auto chance = fields.optional("chance");
  return chance ? static_cast<Chance>(chance->choice(kChanceNames)) : Chance::Auto;
}

std::vector<std::string> read_texts(DocReader reader, std::size_t most) {
  std::vector<std::string> texts;
  const std::size_t size = reader.size();
  if (size > most) reader.fail("has at most " + std::to_string(most) + " entries");
  for (std::size_t i = 0; i < size && !reader.failed(); ++i) texts.push_back(reader.item(i).text());
  return texts;
}

std::optional<Seat> read_seat(DocReader& fields, int players) {
  const auto seat = fields.optional("seat");
  if (!seat) return std::nullopt;
  return read_seat_number(*seat, players);
}

Viewer read_viewer(DocReader& fields, int players) {
  if (const auto viewer = fields.optional("viewer")) {
    if (viewer->doc()->is_integer()) return Viewer::of(read_seat_number(*viewer, players));
    if (viewer->doc()->is_array()) return Viewer::of(read_seat_list(*viewer, players));
    return read_named_viewer(*viewer);
  }
  if (const auto seat = read_seat(fields, players)) return Viewer::of(*seat);
  return Viewer::everything();
}

TurnFields read_turn_fields(DocReader& fields, int players) {
  TurnFields asked;
  asked.viewer = read_viewer(fields, players);
  if (const auto seats = fields.optional("seats")) asked.seats = read_seat_list(*seats, players);
  if (auto prefix = fields.optional("prefix")) asked.prefix = prefix->text();
  if (auto limit = fields.optional("limit")) asked.limit = static_cast<std::size_t>(limit->integer(0, kMostActions));
  if (auto next = fields.optional("next")) asked.next = next->boolean();
  if (auto view = fields.optional("view")) asked.view = view->boolean();
  asked.from = read_some_length(fields, "from");
  asked.log = read_some_length(fields, "log");
  if (auto views = fields.optional("views")) asked.views = read_texts(*views, kMostTypes);
  return asked;
}

std::string fault_words(const HostData& host, const Fault& fault) {
  if (fault.rule.empty() || fault.code != "illegal") return fault.message;
  const Doc* words = host.config.contents.english.find("rule." + fault.rule);
  return words != nullptr && words->is_string() ? words->as_string() : fault.message;
}

}  // namespace uc
