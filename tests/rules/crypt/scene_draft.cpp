#include <doctest/doctest.h>

#include "scene_builder.hpp"
#include "scene_text.hpp"

namespace uc::crypt::test {

namespace {

using Words = std::vector<std::string>;

std::size_t slot_index(const std::string& word) { return static_cast<std::size_t>(word[1] - '1'); }

DraftDice read_dice(const std::string& holder, const std::string& dice) {
  const std::size_t x = dice.find('x');
  if (x == std::string::npos) FAIL("'" << dice << "' are no dice");
  return {holder_of(holder), number_in(dice.substr(0, x)), number_in(dice.substr(x))};
}

void read_slot(Draft& draft, const Words& words) {
  const std::size_t slot = slot_index(words[0]);
  if (words[1] == "empty") {
    draft.emptied[slot] = true;
  } else if (is_player(words[1])) {
    draft.dice[slot] = read_dice(words[1], words[2]);
  } else {
    draft.slots[slot] = read_card(Words(words.begin() + 1, words.end()));
  }
}

void read_player(Draft& draft, const Words& words, const std::string& clause) {
  if (words[0] == "Ghost") {
    REQUIRE(words[1] == "aside");
    draft.aside = number_in(words[2]);
    return;
  }
  const std::size_t seat = holder_of(words[0]);
  if (words[1] == "has") {
    for (const std::string& card : split(std::string_view(clause).substr(clause.find("has") + 3), ',')) {
      draft.has[seat].push_back(read_card(words_of(card)));
    }
  } else if (words[1] == "placed") {
    draft.placed[seat] = true;
  } else {
    for (std::size_t i = 1; i < words.size(); ++i) {
      (words[i][0] == 'r' ? draft.ready : draft.exhausted)[seat] = number_in(words[i]);
    }
  }
}

bool read_moment(Draft& draft, const Words& words) {
  if (words[0] == "revealed") {
    draft.moment = Moment::Revealed;
  } else if (words[0] == "collect") {
    draft.moment = Moment::Collect;
  } else if (words[0] == "extra") {
    draft.moment = Moment::Extra;
  } else if (words[0] == "claim") {
    draft.moment = Moment::Claim;
    draft.mover = holder_of(words[2]);
  } else {
    return false;
  }
  return true;
}

void read_clause(Draft& draft, const std::string& clause) {
  const Words words = words_of(clause);
  if (words[0] == "players") {
    draft.players = number_in(words[1]);
  } else if (words[0] == "sides") {
    for (std::size_t i = 0; i < kTypes; ++i) draft.sides[i] = words[1][i];
  } else if (words[0] == "leader") {
    draft.leader = holder_of(words[1]);
  } else if (words[0] == "round") {
    draft.round = number_in(words[1]);
  } else if (words[0] == "last") {
    draft.last_round = true;
  } else if (words[0] == "top") {
    draft.top = type_named(words[1]);
  } else if (words[0] == "race") {
    for (std::size_t i = 1; words[i] != "in"; ++i) draft.race = draft.race | Seats(seat_at(holder_of(words[i])));
    draft.race_round = number_in(words.back());
  } else if (is_slot(words[0])) {
    read_slot(draft, words);
  } else if (is_type(words[0])) {  // Pottery side B
    draft.sides[index(type_named(words[0]))] = words[2][0];
  } else if (is_player(words[0])) {
    read_player(draft, words, clause);
  } else if (!read_moment(draft, words)) {
    FAIL("the scene does not understand '" << clause << "'");
  }
}

}  // namespace

// Idol 3 | Idol ?(3) seen A C | Idol ? | Idol 3 up | Idol 3 down
DraftCard read_card(const Words& words) {
  DraftCard card;
  card.type = type_named(words[0]);
  card.hidden = words.at(1)[0] == '?';
  card.open = words[1] == "?";
  if (!card.open) card.value = number_in(words[1]);
  bool seen = false;
  for (std::size_t i = 2; i < words.size(); ++i) {
    if (words[i] == "up") card.up = true;
    if (words[i] == "seen") seen = true;
    if (seen && is_player(words[i])) card.seen = card.seen | Seats(seat_at(holder_of(words[i])));
  }
  return card;
}

Draft read_draft(std::string_view lines) {
  Draft draft;
  for (const std::string& clause : split(lines, ';')) read_clause(draft, clause);
  REQUIRE_MESSAGE(draft.players > 0, "a scene says how many players there are");
  return draft;
}

int Draft::on_cards(std::uint8_t holder) const {
  int count = 0;
  for (const DraftDice& on : dice) {
    if (on.holder == holder) count += on.count;
  }
  return count;
}

void Draft::complete_dice() {
  for (std::size_t p = 0; p < static_cast<std::size_t>(players); ++p) {
    const int on = on_cards(static_cast<std::uint8_t>(p));
    if (exhausted[p] < 0) exhausted[p] = ready[p] < 0 ? 0 : kDice - on - ready[p];
    if (ready[p] < 0) ready[p] = kDice - on - exhausted[p];
    REQUIRE_MESSAGE(ready[p] >= 0, "player " << p << " has more than three dice");
    REQUIRE_MESSAGE(ready[p] + on + exhausted[p] == kDice, "player " << p << " has not three dice (CR-0.2)");
  }
}

}  // namespace uc::crypt::test
