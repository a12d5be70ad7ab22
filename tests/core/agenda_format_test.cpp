#include "core/agenda_format.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace {

using namespace uc;

enum class Of : std::uint8_t { Number, Color };
enum class Step : std::uint8_t { Over, Paint, Wait };
struct Painting {
  packed::Field<"color", Of::Color> color;
  packed::Field<"walls", Of::Number, 8, 16> walls;
};
using Steps = packed::Vocabulary<Step, Of, packed::Says<Step::Paint, Painting>>;
using Task = TaskOf<Step, 5>;

constexpr std::string_view kNames[] = {"over", "paint", "wait"};
constexpr std::string_view kColors[] = {"red", "blue"};

Doc write_field(const packed::FieldInfo<Of>& field, std::uint64_t number) {
  return field.meaning == Of::Color ? Doc(kColors[number]) : Doc(number);
}
std::int64_t read_field(const packed::FieldInfo<Of>& field, DocReader reader) {
  return field.meaning == Of::Color ? static_cast<std::int64_t>(reader.choice(kColors)) : reader.integer(1, 4);
}

// The task, or what is wrong with the document.
struct Read {
  Task task;
  std::string fault;
};
Read read_back(const Doc& doc) {
  DocReader reader(doc, "bad_save");
  Read all{read_task<Steps, Task>(reader, kNames, read_field), ""};
  if (reader.failed()) all.fault = reader.fault()->path;
  return all;
}

}  // namespace

TEST_CASE("agenda: a task is told by its step and a word for each of its fields") {
  const std::vector<Task> tasks = {Task(Step::Wait), Task(Step::Paint, Painting{.color = 1, .walls = 3})};
  const Doc doc = agenda_doc<Steps>(tasks, kNames, write_field);
  CHECK(to_json(doc) == R"([{"step":"wait"},{"step":"paint","color":"blue","walls":3}])");
  for (std::size_t i = 0; i < tasks.size(); ++i) CHECK(read_back(doc.as_array()[i]).task == tasks[i]);
}

TEST_CASE("agenda: the first thing that is wrong with a task is told with its place") {
  const auto task = [] { return Doc::object().set("step", "paint").set("color", "red").set("walls", 2); };
  CHECK(read_back(task()).fault.empty());
  CHECK(read_back(task().set("step", "sing")).fault == "step");
  CHECK(read_back(task().set("color", 1)).fault == "color");
  CHECK(read_back(task().set("walls", 5)).fault == "walls");
  CHECK(read_back(task().set("doors", 1)).fault == "doors");
  CHECK(read_back(Doc::object().set("step", "paint").set("walls", 9)).fault == "color");
}
