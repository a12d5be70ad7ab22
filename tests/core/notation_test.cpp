#include "core/notation.hpp"

#include <doctest/doctest.h>

namespace {

using namespace uc;

enum class Of : std::uint8_t { Number, Color, Extra };
enum class Kind : std::uint8_t { None, Paint, Move, Buy, Sell };
struct Painting {
  packed::Field<"color", Of::Color> color;
  packed::Field<"wall", Of::Number> wall;
  packed::Field<"extra", Of::Extra> extra{};
};
struct Trade {
  packed::Field<"price", Of::Number, 8, 8> price;
};
struct Actions : packed::Vocabulary<Kind, Of, packed::Says<Kind::Paint, Painting>, packed::Says<Kind::Buy, Trade>,
                                    packed::Says<Kind::Sell, Trade>> {};
using Form = notation::Form<Actions>;

constexpr Form kForms[] = {
    {},
    {Kind::Paint, "paint {wall} {color} {extra}", "a wall and a colour, as in paint 2 red"},
    {Kind::Move, "move"},
    {Kind::Buy, "trade {price} in", "a price, then in or out"},
    {Kind::Sell, "trade {price} out", "a price, then in or out"},
};
static_assert(notation::are_by_kind(kForms));
constexpr std::span<const Form> kAllForms = kForms;

constexpr std::string_view kColors[] = {"red", "blue"};

class Reader : public notation::TokenReader {
 public:
  bool read(Of meaning, std::uint64_t& value) {
    if (meaning == Of::Number) return number(1, 9, value);
    if (meaning == Of::Extra) return at_end() || number(1, 3, value);
    std::string_view word;
    if (!token(word)) return false;
    for (value = 0; value < 2; ++value)
      if (kColors[value] == word) return true;
    return wrong("there is no such colour", "XX-1.1");
  }
};

std::string text(Kind kind, std::uint64_t bits) {
  return notation::write(kForms[static_cast<int>(kind)], bits, [](std::string& out, Of meaning, std::uint64_t value) {
    if (meaning == Of::Color) (out += ' ') += kColors[value];
    else if (meaning == Of::Number || value != 0) (out += ' ') += std::to_string(value);
  });
}

// The text of what was read, or what is said about it.
std::string again(std::string_view input) {
  const auto read = notation::read(kAllForms, input, Reader());
  if (!read) return "unknown";
  if (!*read) return read->fault().message + (read->fault().rule.empty() ? "" : " (" + read->fault().rule + ")");
  return text((*read)->kind, (*read)->bits);
}

}  // namespace

TEST_CASE("notation: an action is its verb and the tokens of its fields, in the order of the form") {
  CHECK(text(Kind::Paint, packed::pack(Painting{.color = 1, .wall = 7})) == "paint 7 blue");
  CHECK(text(Kind::Paint, packed::pack(Painting{.color = 0, .wall = 7, .extra = 2})) == "paint 7 red 2");
  CHECK(text(Kind::Sell, packed::pack(Trade{4})) == "trade 4 out");
  for (const std::string_view each : {"paint 7 blue", "paint 7 red 2", "move", "trade 4 out", "trade 9 in"})
    CHECK(again(each) == each);
  CHECK(notation::verbs_of(kAllForms.subspan(1)) == "paint, move, trade");
}

TEST_CASE("notation: whatever is no action is told what to write") {
  CHECK(again("") == "unknown");
  CHECK(again("paint7 blue") == "unknown");
  CHECK(again("paint") == "write a wall and a colour, as in paint 2 red");
  CHECK(again("paint 07 red") == "write a wall and a colour, as in paint 2 red");
  CHECK(again("paint 7  red") == "write a wall and a colour, as in paint 2 red");
  CHECK(again("paint 7 green") == "there is no such colour (XX-1.1)");
  CHECK(again("paint 7 red 4") == "write a wall and a colour, as in paint 2 red");
  CHECK(again("paint 7 red 1 1") == "nothing may follow after the action");
  CHECK(again("move ") == "nothing may follow after the action");
  CHECK(again("trade 4") == "write a price, then in or out");
  CHECK(again("trade 4 up") == "write a price, then in or out");
  CHECK(again("trade x in") == "write a price, then in or out");
}
