// What agendas say in documents: docs/format/saga.md, "Agenda".
#pragma once

#include <cstdint>

#include "core/loading.hpp"
#include "saga/saga.hpp"

namespace uc::saga {

Doc write_agenda(const Saga&, const State&);
// A value of a task in words: ids, squares, flags; null for none.
Doc value_doc(const Saga&, Of meaning, int value);

// Reads the values that positions have in common, and the tasks of an agenda. What is wrong is told to the file.
class ValueReader {
 public:
  ValueReader(const Saga& game, PositionFile& file) : game_(game), file_(file) {}

  Task task(DocReader entry);

  Square square(DocReader field);    // on the map
  int model(DocReader field);        // any number of a model
  int hero(const DocReader& field);  // its place in the adventure
  int item(DocReader field);
  // read_model(DocReader) says which models there are.
  template <class ReadModel>
  int thing(DocReader field, ReadModel read_model);

 private:
  using Field = packed::FieldInfo<Of>;
  std::int64_t value(const Field& field, DocReader reader);
  int origin(DocReader field);
  int kept(DocReader field);
  int small_minion(const DocReader& field);
  int faces(DocReader field);
  int moving(const DocReader& field);

  const Saga& game_;
  PositionFile& file_;
};

template <class ReadModel>
int ValueReader::thing(DocReader field, ReadModel read_model) {
  const Adventure& adventure = game_.adventure();
  const auto among = [&](std::string_view what, const auto& list, int first) -> std::optional<int> {
    std::optional<DocReader> id = field.optional(what);
    if (!id) return std::nullopt;
    return static_cast<int>(file_.find_id(*id, what, list)) + first;
  };
  if (field.doc() != nullptr && field.doc()->is_object() && field.doc()->as_object().size() == 1) {
    if (std::optional<DocReader> model = field.optional("model")) return read_model(*model);
    if (const auto door = among("door", adventure.doors, thing::kDoor)) return *door;
    if (const auto chest = among("chest", adventure.chests, thing::kChest)) return *chest;
    if (const auto piece = among("furniture", adventure.furniture, thing::kFurniture)) return *piece;
  }
  field.fail("should name a model, a door, a chest or a piece of furniture");
  return 0;
}

}  // namespace uc::saga
