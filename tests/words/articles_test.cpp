// Names in the middle of a sentence: their articles, what agrees with a name that the sentence does not say, and the
// end of a sentence.
#include "catalogue.hpp"

#include <doctest/doctest.h>

namespace uc {
namespace {

using test::catalogue;

const Catalogue& italian() {
  static const Catalogue words = catalogue(R"({
    "number.decimal": ",", "number.thousands": ".",
    "gender.saga.madriga": "f", "gender.saga.zombie": "m",
    "article.saga.zombie": "lo", "article.saga.zombie.di": "dello",
    "article.saga.skeleton_archer": "l’", "article.saga.skeleton_archer.di": "dell’",
    "moves": "{model:the} va su {square}.",
    "shot": "Tiro {model:di} contro {target:the}.",
    "tired.m": "{model:the} è esausto.", "tired.f": "{model:the} è esausta.",
    "mark.m": "impegnato", "mark.f": "impegnata",
    "feat": "{model} usa {feat}.", "goal": "Vince {goal}; o dopo {rounds}."
  })");
  return words;
}

}  // namespace

TEST_CASE("a name stands with its article, joined to a preposition; a proper name has none") {
  const Catalogue& words = italian();
  const Word zombie = words.named("Zombie", "saga.zombie");
  const Word archer = words.named("Arciere Scheletro", "saga.skeleton_archer");
  const Word madriga = words.named("Madriga", "saga.madriga");
  CHECK(words.text("moves", {{"model", zombie}, {"square", "5,4"}}) == "Lo Zombie va su 5,4.");
  CHECK(words.text("moves", {{"model", archer}, {"square", "5,4"}}) == "L’Arciere Scheletro va su 5,4.");
  CHECK(words.text("moves", {{"model", madriga}, {"square", "5,4"}}) == "Madriga va su 5,4.");
  CHECK(words.text("shot", {{"model", archer}, {"target", zombie}}) == "Tiro dell’Arciere Scheletro contro lo Zombie.");
  CHECK(words.text("shot", {{"model", madriga}, {"target", archer}}) == "Tiro di Madriga contro l’Arciere Scheletro.");
  CHECK(words.text("shot", {{"model", zombie}, {"target", "porta 1"}}) == "Tiro dello Zombie contro porta 1.");
}

TEST_CASE("a place with an article chooses the form, and a word that is not said does so where no other can") {
  const Catalogue& words = italian();
  CHECK(words.text("tired", {{"model", words.named("Zombie", "saga.zombie")}}) == "Lo Zombie è esausto.");
  CHECK(words.text("tired", {{"model", words.named("Madriga", "saga.madriga")}}) == "Madriga è esausta.");
  CHECK(words.text("mark", {{"model", words.named("Madriga", "saga.madriga")}}) == "impegnata");
  CHECK(words.text("mark") == "impegnato");
}

TEST_CASE("a sentence ends once") {
  const Catalogue& words = italian();
  CHECK(words.text("feat", {{"model", "Rordin"}, {"feat", "Non passerà nessuno!"}}) ==
        "Rordin usa Non passerà nessuno!");
  CHECK(words.text("feat", {{"model", "Rordin"},
                            {"feat",
                             "\xff"
                             "ANon passerà nessuno!\xfe"}}) ==
        "Rordin usa \xff"
        "ANon passerà nessuno!\xfe");
  CHECK(words.text("feat", {{"model", "Rordin"}, {"feat", "Vortice"}}) == "Rordin usa Vortice.");
  CHECK(words.text("goal", {{"goal", "subito!"}, {"rounds", "30"}}) == "Vince subito!; o dopo 30.");
}

}  // namespace uc
