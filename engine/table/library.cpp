#include "library.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/content_reading.hpp"
#include "core/sha256.hpp"

namespace uc {
namespace {

constexpr std::size_t kContentDigits = 16;

// Numbers of players: from `min` to `max`, or a list of those that can play, the fewest first.
std::vector<int> read_players(DocReader players) {
  std::vector<int> counts;
  if (players.doc() != nullptr && players.doc()->is_array()) {
    for (std::size_t i = 0; i < players.size(); ++i) {
      const int fewest = counts.empty() ? 1 : counts.back() + 1;
      counts.push_back(static_cast<int>(players.item(i).integer(fewest, kMaxSeats)));
    }
    return counts;
  }
  const auto min = static_cast<int>(players.member("min").integer(1, kMaxSeats));
  const auto max = static_cast<int>(players.member("max").integer(min, kMaxSeats));
  for (int count = min; count <= max; ++count) counts.push_back(count);
  return counts;
}

// The part of a content file that all games share: {"game": {"id", "name", "players"}}.
Result<GameInfo> read_info(std::string_view id, const Doc& doc) {
  DocReader reader(doc, "bad_content");
  DocReader game = reader.member("game");
  GameInfo info;
  info.id = game.member("id").text();
  if (!reader.failed() && info.id != id) game.member("id").fail("should be " + std::string(id));
  DocReader name = game.member("name");
  info.name = Doc::object().set("en", name.member("en").text()).set("it", name.member("it").text());
  info.players = read_players(game.member("players"));
  reading::check_printable(reader);
  if (const auto fault = reader.fault()) return *fault;
  info.content = to_hex(sha256(to_json(doc))).substr(0, kContentDigits);
  return info;
}

// A content file names its parts in `parts`, and has each under that name.
Doc without_parts(Doc doc) {
  const Doc* parts = doc.find("parts");
  if (parts == nullptr) return doc;
  const Doc::Object named = parts->as_object();
  const auto is_part = [&](const Doc::Member& member) {
    const auto is_it = [&](const Doc::Member& part) { return part.first == member.first; };
    return member.first == "parts" || std::any_of(named.begin(), named.end(), is_it);
  };
  std::erase_if(doc.as_object(), is_part);
  return doc;
}

Fault in_file(std::string_view id, Fault fault) {
  const std::string file = std::string(id) + ".json";
  fault.message = file + ": " + fault.message;
  fault.path = fault.path.empty() ? file : file + ": " + fault.path;
  return fault;
}

}  // namespace

template <Game G>
std::optional<Fault> Library::add(Entry<G>, const Doc& doc) {
  Result<GameInfo> info = read_info(G::id, doc);
  if (!info) return info.fault();
  auto content = G::read_content(doc);
  if (!content) return content.fault();
  info->options = G::option_list(*content);
  info->rules = G::rules_version;
  games_.push_back(std::move(*info));
  contents_.push_back(std::make_shared<const typename G::Content>(std::move(*content)));
  return std::nullopt;
}

Result<Library> Library::load(const Source& source) {
  Library library;
  std::optional<Fault> fault;
  for_each_game([&](auto entry, std::size_t) {
    if (fault) return;
    const std::string_view id = decltype(entry)::type::id;
    Result<Doc> doc = source(id);
    fault = doc ? library.add(entry, *doc) : std::optional<Fault>(doc.fault());
    if (fault) fault = in_file(id, *std::move(fault));
    else library.documents_.push_back(without_parts(std::move(*doc)));
  });
  if (fault) return *fault;
  return library;
}

const GameInfo* Library::find(std::string_view id) const {
  for (const GameInfo& info : games_) {
    if (info.id == id) return &info;
  }
  return nullptr;
}

}  // namespace uc
