// What people type in their language, as the notation has it; directions as they are told.
#include "apps/undercroft/terminal/shell/parts.hpp"

#include <doctest/doctest.h>

#include "apps/undercroft/catalogue.hpp"

namespace uc {
namespace {

Catalogue words_of(std::string_view language) {
  Result<Catalogue> words = load_catalogue(language, "");
  REQUIRE(words);
  return *words;
}

}  // namespace

TEST_CASE("directions are told as words") {
  CHECK(compass_word("W", words_of("it")) == "ovest");
  CHECK(compass_word("NE", words_of("it")) == "nord-est");
  CHECK(compass_word("SW", words_of("en")) == "south-west");
  CHECK(compass_word("KIT-A", words_of("en")) == "KIT-A");
}

TEST_CASE("directions are typed as words or letters of the language, after a verb") {
  const Catalogue italian = words_of("it"), english = words_of("en");
  for (const std::string_view west : {"ovest", "O", "w", "west"}) {
    CHECK(as_notation("move 5,4 " + std::string(west), {}, italian) == "move 5,4 w");
  }
  CHECK(as_notation("creature troll NO", {}, italian) == "creature troll nw");
  CHECK(as_notation("dragon so", {}, italian) == "dragon sw");
  CHECK(as_notation("dragon sud-est", {}, italian) == "dragon se");
  CHECK(as_notation("ovest", {}, italian) == "w");  // what goes on from a list
  CHECK(as_notation("no", {}, italian) == "no");    // an answer
  CHECK(as_notation("o", {}, italian) == "o");
  CHECK(as_notation("move 5,4 west", {}, english) == "move 5,4 w");
  CHECK(as_notation("dragon no", {}, english) == "dragon no");
}

TEST_CASE("the parts that a game names are typed in the words of the language") {
  const Catalogue italian = words_of("it");
  CHECK(as_notation("interact wheel orario", {"cw", "ccw"}, italian) == "interact wheel cw");
  CHECK(as_notation("interact wheel antiorario", {"cw", "ccw"}, italian) == "interact wheel ccw");
  CHECK(as_notation("conquer 0,0 sacchetto", {"bag", "hand"}, italian) == "conquer 0,0 bag");
  CHECK(as_notation("conquer 0,0 mano", {"bag", "hand"}, italian) == "conquer 0,0 hand");
  CHECK(as_notation("conquer 0,0 mano", {}, italian) == "conquer 0,0 mano");
  CHECK(as_notation("trade danor dai blessed_oil prendi rune_key", {"give", "take"}, italian) ==
        "trade danor give blessed_oil take rune_key");
}

}  // namespace uc
