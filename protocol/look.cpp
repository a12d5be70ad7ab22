// view, history, look: looking at a table without changing it.
#include "commands.hpp"
#include "core/hash.hpp"
#include "core/sha256.hpp"

namespace uc {
namespace {

std::size_t read_length(DocReader& fields, std::string_view name, const Table& table, std::size_t otherwise) {
  auto length = fields.optional(name);
  if (!length) return otherwise;
  return static_cast<std::size_t>(length->integer(0, static_cast<std::int64_t>(table.length())));
}

}  // namespace

Reply view(HostData& host, DocReader& fields) {
  const Result<OpenTable*> found = find_table(host, fields);
  if (!found) return found.fault();
  const Table& table = *(*found)->table;
  const Viewer viewer = read_viewer(fields, table.players());
  const std::size_t at = read_length(fields, "at", table, table.length());
  auto guess = fields.optional("guess");
  if (!guess || !guess->boolean()) {
    if (const auto fault = fields.fault()) return *fault;
    return Doc::object().set("view", table.view(viewer, at));
  }
  if (viewer.all) guess->fail("is for a viewer who does not know all");
  const Digest digest = sha256("undercroft/guess/" + read_seed(host, fields));
  if (const auto fault = fields.fault()) return *fault;
  Rng rng(hash_of(digest));
  return Doc::object().set("view", table.guess(viewer.seats, at, rng));
}

Reply history(HostData& host, DocReader& fields) {
  const Result<OpenTable*> found = find_table(host, fields);
  if (!found) return found.fault();
  const Table& table = *(*found)->table;
  const Viewer viewer = read_viewer(fields, table.players());
  const std::size_t from = read_length(fields, "from", table, 0);
  if (const auto fault = fields.fault()) return *fault;
  return Doc::object().set("actions", table.history(from, viewer));
}

Reply look(HostData& host, DocReader& fields) {
  const Result<OpenTable*> found = find_table(host, fields);
  if (!found) return found.fault();
  const Table& table = *(*found)->table;
  const Viewer viewer = read_viewer(fields, table.players());
  DocReader what = fields.member("what");
  if (!what.failed() && !what.doc()->is_object()) what.fail("should be an object");
  if (const auto fault = fields.fault()) return *fault;
  Result<Doc> seen = table.look(what, viewer);
  if (!seen) return seen.fault();
  return Doc::object().set("look", std::move(*seen));
}

}  // namespace uc
