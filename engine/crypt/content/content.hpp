// The tables of Crypt, read once from content/crypt.json, checked, then constant.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/document.hpp"
#include "core/fault.hpp"

namespace uc::crypt {

inline constexpr int kTypes = 6;
inline constexpr int kMaxValue = 7;   // printed cards go to 4; three bits leave room for other printings
inline constexpr int kMaxCards = 48;  // CR-1.1
inline constexpr int kMaxSlots = 6;   // CR-4.1
inline constexpr int kDice = 3;       // CR-0.2: every player owns three
inline constexpr int kFaces = 6;
inline constexpr int kMaxPlayers = 4;

enum class Type : std::uint8_t { Idol, Jewelry, Manuscript, Pottery, Remains, Tapestry };
inline constexpr std::array<Type, kTypes> kAllTypes = {Type::Idol,    Type::Jewelry, Type::Manuscript,
                                                       Type::Pottery, Type::Remains, Type::Tapestry};
inline constexpr std::string_view kTypeNames[kTypes] = {"idol",    "jewelry", "manuscript",
                                                        "pottery", "remains", "tapestry"};
inline constexpr std::string_view kTypeLetters = "IJMPRT";  // of card handles: P2 is a player's second Pottery

constexpr int index(Type type) { return static_cast<int>(type); }

enum class Side : std::uint8_t { A, B };

struct Tier {
  std::uint8_t need = 0;
  std::uint8_t coins = 0;
};

// CR-2.1 and CR-4.1 for one number of players.
struct Setup {
  std::array<std::array<std::uint8_t, kMaxValue + 1>, kTypes> cards{};  // in the deck, by type and value
  std::uint8_t deck = 0;
  std::uint8_t face_up = 0;
  std::uint8_t face_down = 0;

  constexpr int slots() const { return face_up + face_down; }
  constexpr int rounds() const { return (deck + slots() - 1) / slots(); }  // CR-R12: a last round may be short
};

struct Rating {  // CR-10.10
  std::string id;
  int min = 0;  // the first score that earns it
};

// What a Collector's side does and costs is a rule (CR-9); how much it gives is content.
struct Content {
  std::array<Setup, kMaxPlayers + 1> setup{};  // by number of players; [0] is unused
  int highest_value = 0;                       // on any card

  std::uint8_t idol_b_first = 0, idol_b_others = 0;                               // CR-9.2
  std::uint8_t jewelry_a_need = 0;                                                // CR-9.3
  std::uint8_t jewelry_b_coins = 0;                                               // CR-9.4
  std::uint8_t manuscript_a_need = 0, manuscript_a_value = 0;                     // CR-9.5
  std::vector<Tier> pottery_a;                                                    // CR-9.7
  std::vector<Tier> remains_b;                                                    // CR-9.10
  std::uint8_t tapestry_a_min = 0, tapestry_a_coins = 0;                          // CR-9.11
  std::uint8_t tapestry_b_need = 0, tapestry_b_alone = 0, tapestry_b_shared = 0;  // CR-9.12
  std::uint8_t coins_per_die = 0;                                                 // CR-8.1
  int ghost_face_down_halves = 0;  // CR-10.3: what a face-down card counts for, in half coins
  std::vector<Rating> ratings;     // ascending
};

// A Fault of code bad_content names the place in the file.
Result<Content> read_content(const Doc&);

}  // namespace uc::crypt
