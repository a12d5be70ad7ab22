// The agenda as documents tell it, in words: {"step": "free_attacks", "target": 3}. Beside its step a task has a member
// for each field of the step's record, under the field's name. What a value looks like, a game says for each meaning:
// write(field, number) gives a Doc, read(field, DocReader) a number, and tells the reader what is wrong with it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "agenda.hpp"
#include "document.hpp"

namespace uc {

// The names are those of all steps, in the order of the enumeration.
template <class Steps, class Task, class Write>
Doc task_doc(const Task& task, std::span<const std::string_view> names, Write write) {
  Doc doc = Doc::object().set("step", names[static_cast<std::size_t>(task.step)]);
  const std::uint64_t bits = task.bits();
  for (const auto& field : Steps::fields(task.step)) doc.set(field.name, write(field, field.of(bits)));
  return doc;
}

// The next thing is last. A range of tasks, from the lowest.
template <class Steps, class Tasks, class Write>
Doc agenda_doc(const Tasks& tasks, std::span<const std::string_view> names, Write write) {
  Doc list = Doc::array();
  for (const auto& task : tasks) list.push(task_doc<Steps>(task, names, write));
  return list;
}

// Members that no field names are faults, too. After the first one the rest of the task is not read.
template <class Steps, class Task, class Read>
Task read_task(DocReader& entry, std::span<const std::string_view> names, Read read) {
  Task task{static_cast<decltype(Task::step)>(entry.member("step").choice(names.data(), names.size()))};
  if (entry.failed()) return task;
  const auto& fields = Steps::fields(task.step);
  for (const auto& [name, value] : entry.doc()->as_object()) {
    const auto names_it = [&](const auto& field) { return field.name == name; };
    if (name != "step" && std::none_of(fields.begin(), fields.end(), names_it))
      entry.member(name).fail("is nothing that this step is about");
  }
  if (entry.failed()) return task;
  std::uint64_t all = 0;
  for (const auto& field : fields) {
    all |= field.in(static_cast<std::uint64_t>(read(field, entry.member(field.name))));
    if (entry.failed()) break;
  }
  task.set_bits(all);
  return task;
}

}  // namespace uc
