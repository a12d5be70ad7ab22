// From clauses to a complete position.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "crypt/crypt.hpp"

namespace uc::crypt::test {

struct DraftCard {
  Type type{};
  int value = 0;  // 0: any
  bool hidden = false;
  bool open = false;  // written `?`: chance decides when somebody sees it
  bool up = false;    // of a collection: flipped
  Seats seen;
};

struct DraftDice {
  std::uint8_t holder = kNobody;
  int count = 0;
  int effort = 0;
};

enum class Moment { None, Revealed, Claim, Extra, Collect };

// What the clauses say, before anything is filled in.
struct Draft {
  int players = 0;
  std::array<char, kTypes> sides = {'A', 'A', 'A', 'A', 'A', 'A'};
  std::uint8_t leader = 0;
  int round = 0;
  bool last_round = false;
  std::array<std::optional<DraftCard>, kMaxSlots> slots;
  std::array<bool, kMaxSlots> emptied{};
  std::array<DraftDice, kMaxSlots> dice{};
  std::array<std::vector<DraftCard>, kMaxPlayers> has;
  std::array<int, kMaxPlayers> ready = {-1, -1, -1, -1};
  std::array<int, kMaxPlayers> exhausted = {-1, -1, -1, -1};
  std::array<bool, kMaxPlayers> placed{};
  Seats race;
  int race_round = 0;
  int aside = 0;
  std::optional<Type> top;
  Moment moment = Moment::None;
  std::uint8_t mover = 0;

  int on_cards(std::uint8_t holder) const;
  // Fills in what follows from three dice a player; fails the test if they do not add up (CR-0.2).
  void complete_dice();
};

Draft read_draft(std::string_view lines);
DraftCard read_card(const std::vector<std::string>& words);

struct Built {
  State state;
  std::map<int, int> hidden;          // values of face-down slots, by slot from 0
  std::vector<std::string> outcomes;  // chance that brings the scene about
  bool recover = false;               // then the last Claim turn is a Recover
};
Built build(const Crypt& game, Draft draft);

}  // namespace uc::crypt::test
