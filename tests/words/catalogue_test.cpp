// How the catalogues are spoken: places, plurals, what agrees with a name, numbers.

#include "catalogue.hpp"

#include <doctest/doctest.h>

namespace uc {
namespace {

using test::catalogue;

const Catalogue& italian() {
  static const Catalogue words = catalogue(R"({
    "number.decimal": ",", "number.thousands": ".",
    "gender.saga.madriga": "f", "gender.saga.orlaf": "m", "gender.onedeck.flame_statues": "fp",
    "fallen.m": "{model} su {square} è Incapacitato!", "fallen.f": "{model} su {square} è Incapacitata!",
    "seen.m": "{by} è visto da {model}", "seen.f": "{by} è vista da {model}",
    "wounds.one.m": "{model}, ferito {n} volta", "wounds.one.f": "{model}, ferita {n} volta",
    "wounds.other.m": "{model}, ferito {n} volte", "wounds.other.f": "{model}, ferita {n} volte",
    "past.m": "{card} superato", "past.f": "{card} superata", "past.fp": "{card} superate",
    "plain": "Tocca a {name}."
  })");
  return words;
}

}  // namespace

TEST_CASE("a sentence agrees with the first name in it that has a gender") {
  const Catalogue& words = italian();
  const Word madriga = words.named("Madriga", "saga.madriga");
  const Word orlaf = words.named("Orlaf", "saga.orlaf");
  CHECK(words.text("fallen", {{"square", "5,4"}, {"model", madriga}}) == "Madriga su 5,4 è Incapacitata!");
  CHECK(words.text("fallen", {{"model", orlaf}, {"square", "5,4"}}) == "Orlaf su 5,4 è Incapacitato!");
  CHECK(words.text("seen", {{"model", orlaf}, {"by", madriga}}) == "Madriga è vista da Orlaf");
  CHECK(words.text("seen", {{"model", madriga}, {"by", orlaf}}) == "Orlaf è visto da Madriga");
  CHECK(words.plural("wounds", 1, {{"model", madriga}}) == "Madriga, ferita 1 volta");
  CHECK(words.plural("wounds", 2, {{"model", orlaf}}) == "Orlaf, ferito 2 volte");
  CHECK(words.has("fallen"));
  CHECK_FALSE(words.has("risen"));
}

TEST_CASE("a plural name takes its own form or that of its gender, an unknown one the masculine") {
  const Catalogue& words = italian();
  const Word statues = words.named("Statue di Fiamma", "onedeck.flame_statues");
  CHECK(words.text("past", {{"card", statues}}) == "Statue di Fiamma superate");
  CHECK(words.text("fallen", {{"model", statues}, {"square", "1,1"}}) == "Statue di Fiamma su 1,1 è Incapacitata!");
  CHECK(words.text("past", {{"card", words.named("Golem", "onedeck.golem")}}) == "Golem superato");
  CHECK(words.text("past", {{"card", "Golem"}}) == "Golem superato");
}

TEST_CASE("what fills a place is not filled again, and a key that is missing is seen") {
  const Catalogue& words = italian();
  CHECK(words.text("plain", {{"name", "{name}{n}"}}) == "Tocca a {name}{n}.");
  CHECK(words.text("plain") == "Tocca a {name}.");
  CHECK(words.plural("wounds", 2, {{"model", "{n}"}}) == "{n}, ferito 2 volte");
  CHECK(words.text("nothing") == "[nothing]");
}

TEST_CASE("numbers are written as the language writes them") {
  const Catalogue& words = italian();
  const Catalogue english = catalogue(R"({"number.decimal": ".", "number.thousands": ","})");
  CHECK(words.number(2.5, 1) == "2,5");
  CHECK(english.number(2.5, 1) == "2.5");
  CHECK(words.number(1250) == "1.250");
  CHECK(english.number(1234567.25, 2) == "1,234,567.25");
  CHECK(words.number(999) == "999");
  CHECK(words.percent(0.375, 1) == "37,5%");
  CHECK(english.percent(0.375) == "38%");
  CHECK(words.with_sign(-5) == "−5");
  CHECK(words.with_sign(5) == "+5");
  CHECK(words.with_sign(0) == "0");
  CHECK(words.number(-0.001, 1) == "0,0");
}

}  // namespace uc
