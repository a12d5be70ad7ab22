// Scene::position: comparing a position with clauses.
#include <doctest/doctest.h>

#include <algorithm>

#include "scene.hpp"
#include "scene_builder.hpp"
#include "scene_text.hpp"

namespace uc::crypt::test {

namespace {

std::string sorted(std::vector<std::string> cards) {
  std::sort(cards.begin(), cards.end());
  std::string all;
  for (const std::string& card : cards) all += (all.empty() ? "" : ", ") + card;
  return all;
}

std::uint8_t seat_in(const Doc& view, std::string_view field) {
  const Doc* holder = view.find(field);
  REQUIRE(holder != nullptr);
  return holder->is_string() ? kGhost : static_cast<std::uint8_t>(holder->as_integer());
}

}  // namespace

void Scene::position(std::string_view clauses) const {
  for (const std::string& clause : split(clauses, ';')) {
    INFO(clause);
    const std::vector<std::string> words = words_of(clause);
    if (words.size() > 1 && words[1] == "has") {
      std::vector<std::string> cards = split(std::string_view(clause).substr(clause.find("has") + 3), ',');
      if (cards.front() == "nothing") cards.clear();
      CHECK(collection(words[0][0]) == sorted(cards));
    } else {
      check_clause(words);
    }
  }
}

void Scene::check_clause(const std::vector<std::string>& words) const {
  if (is_slot(words[0])) {
    check_slot(words);
  } else if (is_player(words[0])) {
    check_dice(words);
  } else if (words[0] == "leader") {
    CHECK(state.leader == holder_of(words[1]));
  } else if (words[0] == "lights") {
    CHECK(seat_in(game.view(state, Viewer::table()), "lights_out") == holder_of(words[2]));
  } else if (words[0] == "round") {
    CHECK(state.round == number_in(words[1]));
  } else if (words[0] == "deck") {
    int cards = 0;
    for (const std::uint8_t of_type : state.deck) cards += of_type;
    CHECK(cards == number_in(words[1]));
  } else if (words[0] == "box") {
    const auto in_box =
        std::count_if(state.gone, state.gone + state.gone_count, [](const Gone& g) { return g.owner == kBox; });
    CHECK(in_box == number_in(words[1]));
  } else {
    FAIL("the scene cannot compare '" << words[0] << "'");
  }
}

void Scene::check_slot(const std::vector<std::string>& words) const {
  const int number = words[0][1] - '0';
  const Slot& slot = state.slots[number - 1];
  if (words[1] == "unclaimed") {
    CHECK(slot.count == 0);
    CHECK(slot.holder == kNobody);
  } else if (words[1] == "empty") {
    CHECK(slot_card(number) == "empty");
  } else if (is_player(words[1])) {
    CHECK(slot.holder == holder_of(words[1]));
    const std::string dice = std::to_string(slot.count) + "x" + std::to_string(slot.effort);
    CHECK(dice == words[2]);
  } else {
    CHECK(slot_card(number) == words[1] + " " + words[2]);
  }
}

void Scene::check_dice(const std::vector<std::string>& words) const {
  if (words[0] == "Ghost") {
    CHECK(words[1] == "aside");
    CHECK(state.ghost_aside == number_in(words[2]));
    return;
  }
  const Player& player = state.players[holder_of(words[0])];
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (words[i][0] == 'r') CHECK(player.ready == number_in(words[i]));
    if (words[i][0] == 'e') CHECK(player.exhausted == number_in(words[i]));
  }
}

}  // namespace uc::crypt::test
