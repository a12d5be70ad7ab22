// The parts of Dungeon Digger's face, one file each: board.cpp draws the spaces, panel.cpp the players
// and what a scenario adds, words.cpp words actions, events.cpp what happened, menu.cpp makes the
// lists, odds.cpp says what an action would bring, book.cpp reads names and shapes from the content.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/undercroft/terminal/shell/choice.hpp"
#include "apps/undercroft/terminal/shell/face.hpp"
#include "apps/undercroft/terminal/shell/printed.hpp"

namespace uc::digger_face {

inline constexpr int kDirections = 6;
inline constexpr std::string_view kDirectionNames[kDirections] = {"E", "NE", "NW", "W", "SW", "SE"};
inline constexpr std::string_view kRoomTypes[] = {"torture", "dorm", "kitchen", "library", "treasure", "throne", "pit"};
inline constexpr std::string_view kOrders[] = {"move", "think", "sabotage", "rise", "conquer", "work", "demolish"};
inline constexpr std::string_view kPrizes[] = {"tunnelmaker", "crafter", "conqueror"};

struct Space {
  int q = 0, r = 0;
  bool operator==(const Space&) const = default;
};
std::optional<Space> read_space(std::string_view text);  // "3,-1"
std::string space_text(Space);
Space next_to(Space, int direction);
int direction_of(std::string_view name);  // -1: none

// Names and shapes of what lies on the table, in the language of the words.
class Book {
 public:
  explicit Book(Doc content) : content_(std::move(content)) {}

  // Each is null for an id that is not there.
  const Doc& tile(std::string_view id) const;  // of a player's set
  const Doc& lord(std::string_view id) const;
  const Doc& piece(std::string_view id) const;  // of a scenario: tiles, Adventurers, Creatures

  std::string type_name(std::string_view type, const Catalogue&) const;
  std::string tile_name(std::string_view id, const Catalogue&) const;   // "Kitchen", "Ruins"
  std::string tile_words(std::string_view id, const Catalogue&) const;  // "Kitchen KIT-A"
  std::string order_name(std::string_view id, const Catalogue&) const;
  std::string prize_name(std::string_view id, const Catalogue&) const;
  std::string lord_name(std::string_view id, const Catalogue&) const;
  std::string piece_name(std::string_view id, const Catalogue&) const;
  std::string scenario_name(std::string_view value, const Catalogue&) const;  // of the option, mixes too
  const Doc& content() const { return content_; }

 private:
  Doc content_;
};

// --- small things (book.cpp) ------------------------------------------------------------------------------------

std::string two_letters(std::string_view type_or_tile, const Catalogue&);  // "Ki"; in Italian "Cu"
std::string seat_letter(int seat);
Ink seat_ink(int seat);
std::string player(const Doc& seat, const Audience&);   // the name, painted
std::string lettered(int seat, const Audience&);        // "A Anna", painted
std::string shape_text(const Doc& tile, int rotation);  // "E W", "E-W|NE": a corridor's path, then one behind a door
std::string open_text(const Doc& board_entry);          // the same of a tile on the board
std::string coin_text(const Doc& coin);                 // "2", "?"
std::string coins_text(const Doc::Array& coins);        // "1+2+?"
const Doc& seat_doc(const Doc& view, int seat);         // of the list `seats`
const Doc& board_at(const Doc& view, std::string_view space);  // null: no tile there
// "3,0", with what lies there if there is a view: "3,0 (B: Kitchen)"
std::string place(std::string_view space, const Doc* view, const Book&, const Audience&);
// Adds a text, broken to the width of the screen.
void add_wrapped(std::vector<std::string>& lines, const std::string& text, const Audience&, int indent = 0);

// --- the parts of the face ------------------------------------------------------------------------------------------------

std::vector<std::string> board(const Doc& view, const Book&, const Audience&);
std::vector<std::string> legend(const Doc& view, const Book&, const Audience&);
std::vector<std::string> space_in_full(const Doc& view, std::string_view space, const Book&, const Audience&);
std::vector<std::string> panel(const Doc& view, const Book&, const Audience&);
std::vector<std::string> player_in_full(const Doc& view, int seat, const Book&, const Audience&);
std::string pool_text(const Doc& view, const Book&, const Audience&);  // "Move!, 2 Think!"
Menu menu(const Decision&, const std::string& chosen, const Book&, const Audience&);
// `view` may be null: then spaces are named by their numbers alone.
std::string action_words(std::string_view text, const Doc* view, const Book&, const Audience&);
std::vector<std::string> event_words(const std::vector<Doc>& events, const Book&, const Audience&);
std::vector<std::string> result_words(const Doc& results, const Book&, const Audience&);
std::vector<std::string> odds_words(const Doc& odds, const Book&, const Audience&);
std::string gains(const Doc& odds, const Book&, const Audience&);  // the same for a line of a list
std::string spelled(std::string_view text);

// For the game's Front (front.cpp).
std::unique_ptr<GameFace> make_face(const std::string& content_dir);

}  // namespace uc::digger_face
