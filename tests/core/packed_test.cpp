#include <doctest/doctest.h>

#include "core/agenda.hpp"
#include "core/packed.hpp"

namespace {

using namespace uc;

enum class Of : std::uint8_t { Number, Model, Origin };
template <packed::Name kName, Of kMeaning = Of::Number, unsigned kBits = 8, unsigned kSkipped = 0>
using Field = packed::Field<kName, kMeaning, kBits, kSkipped>;

enum class Step : std::uint8_t { Over, Cast, Wait, Aim, Last };
struct Targeting {
  Field<"caster", Of::Model> caster;
  Field<"origin", Of::Origin> origin;
  Field<"set", Of::Number, 16, 8> set;
};
struct Waiting {
  Field<"turns", Of::Number, 3> turns;
  Field<"asleep", Of::Number, 1> asleep;
};
using Steps = packed::Vocabulary<Step, Of, packed::Says<Step::Cast, Targeting>, packed::Says<Step::Aim, Targeting>,
                                 packed::Says<Step::Wait, Waiting>>;
using Task = TaskOf<Step, 7>;

static_assert(sizeof(Task) == 8 && std::has_unique_object_representations_v<Task>);
static_assert(std::is_same_v<Steps::Record<Step::Aim>, Targeting>);
static_assert(std::is_same_v<Steps::Record<Step::Over>, packed::Nothing>);
static_assert(packed::width<Targeting>() == 40 && packed::width<Waiting>() == 4 &&
              packed::width<packed::Nothing>() == 0);

}  // namespace

TEST_CASE("packed: fields lie side by side from the lowest bits, with the gaps they ask for") {
  CHECK(packed::pack(Targeting{.caster = 3, .origin = 5, .set = 0xffff}) == 0xffff000503U);
  CHECK(packed::pack(Waiting{.turns = 5, .asleep = 1}) == 0b1101U);
  CHECK(packed::pack(packed::Nothing{}) == 0);
}

TEST_CASE("packed: reading gives back what was packed, and bits beside a field are none of it") {
  const auto read = packed::read<Targeting>(0xabcdef1234U);
  CHECK(int{read.caster} == 0x34);
  CHECK(int{read.origin} == 0x12);
  CHECK(int{read.set} == 0xabcd);
  for (unsigned word = 0; word < 16; ++word) CHECK(packed::pack(packed::read<Waiting>(0xf0U | word)) == word);
}

TEST_CASE("packed: a vocabulary tells the fields of each kind by name") {
  const auto& fields = Steps::fields(Step::Aim);
  REQUIRE(fields.size() == 3);
  CHECK(fields.items[1].name == "origin");
  CHECK(fields.items[1].meaning == Of::Origin);
  CHECK(fields.items[2].of(0xabcdef1234U) == 0xabcdU);
  CHECK(Steps::fields(Step::Over).size() == 0);
  CHECK(Steps::fields(Step::Last).size() == 0);
  CHECK(Steps::has<Targeting>(Step::Cast));
  CHECK(!Steps::has<Targeting>(Step::Wait));
  CHECK(Steps::holds(Step::Aim, 0xffff00ffffU));
  CHECK(!Steps::holds(Step::Aim, 0xffff01ffffU));  // the gap before the third field
  CHECK(!Steps::holds(Step::Over, 1));
}

TEST_CASE("packed: a record in bytes, whichever it is, reads as it was") {
  const packed::Bytes<5> bytes = Targeting{.caster = 3, .origin = 5, .set = 0x102};
  CHECK(bytes.bits() == 0x102000503U);
  CHECK(bytes.bytes[3] == 2);
  CHECK(int{bytes.as<Targeting>().set} == 0x102);
  CHECK(packed::Bytes<1>(Waiting{.turns = 5, .asleep = 1}) == packed::Bytes<1>(packed::read<Waiting>(0b1101U)));
}

TEST_CASE("packed: a row has a number for each of its places") {
  using Row = packed::Row<7, 7>;
  static_assert(Row::bits == 49);
  const std::uint64_t row = Row::put(6, 127) | Row::put(0, 3);
  CHECK(Row::get(row, 6) == 127);
  CHECK(Row::get(row, 0) == 3);
  CHECK(Row::get(row, 5) == 0);
}

TEST_CASE("packed: a task carries its record, and can be changed") {
  Task task(Step::Cast, Targeting{.caster = 3, .origin = 5, .set = 0x102});
  CHECK(task.bits() == 0x102000503U);
  auto about = task.as<Targeting>();
  about.origin = 7;
  task.put(about);
  CHECK(int{task.as<Targeting>().origin} == 7);
  CHECK(int{task.as<Targeting>().caster} == 3);
  CHECK(Task(Step::Over) == Task{});
}
