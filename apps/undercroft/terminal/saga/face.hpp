// The parts of Dungeon Saga's face, one file each: book.cpp reads names and stories from the content, map.cpp
// draws the map, panel.cpp the heroes, the Overlord and the goal, look.cpp one thing in full, words.cpp
// words actions, events.cpp what happened, menu.cpp makes the lists, odds.cpp words the chances.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/undercroft/terminal/shell/choice.hpp"
#include "apps/undercroft/terminal/shell/face.hpp"
#include "apps/undercroft/terminal/shell/printed.hpp"

namespace uc {
class CampaignDesk;
struct CampaignOptions;
struct Desk;
}  // namespace uc

namespace uc::saga_face {

struct Square {
  int x = 0, y = 0;
  bool operator==(const Square&) const = default;
};
std::optional<Square> read_square(std::string_view text);  // "5,4"
std::string square_text(Square);
std::string square_text(const Doc&);  // as views tell it: "5,4"

// Names and stories of what lies on the table, in the language of the words.
class Book {
 public:
  explicit Book(Doc content) : content_(std::move(content)) {}

  // The adventure that is played: an id, or a whole document. Only what everybody may know is ever asked for.
  void open(const Doc& adventure);
  const Doc& adventure() const { return adventure_; }
  const Doc& adventure(std::string_view id) const;  // null: there is none of this id
  const Doc& content() const { return content_; }

  // The record of an id in a list of the content ("spells", "items", …); null: there is none.
  const Doc& record(std::string_view list, std::string_view id) const;
  std::string name(std::string_view list, std::string_view id, const Catalogue&) const;
  std::string figure(std::string_view id, const Catalogue&) const;  // a hero, a boss or a minion
  std::string item(std::string_view id, const Catalogue&) const;    // or a quest object; a made crystal has a star
  std::string effect(std::string_view id, const Catalogue&) const;  // what a spell, an item or a Feat has left behind
  std::string area(std::string_view id, const Catalogue&) const;
  std::string rule_text(std::string_view id, const Catalogue&) const;  // of a special rule
  std::string counter(std::string_view id, const Catalogue&) const;    // by what it counts
  bool collapses_by_rows() const;                                      // where the roof falls; else by columns
  std::string adventure_name(std::string_view id, const Catalogue&) const;

 private:
  Doc content_;
  Doc adventure_;
};

// --- small things (book.cpp) ----------------------------------------------------------------------------------------

char letter_of(std::string_view figure);  // on the map: 's' for a Skeleton Warrior
char arrow_of(std::string_view facing);   // '^', '>', 'v', '<'; ' ' for none
Ink ink_of(const Doc& model);
const Doc& model_numbered(const Doc& view, int number);  // null: it is not in play
const Doc& model_at(const Doc& view, std::string_view square);
bool is_on(const Doc& thing, std::string_view square);                    // does it cover this square?
std::string model_words(const Doc& model, const Book&, const Audience&);  // "Skeleton Warrior (7,4)"; heroes without
Word model_word(const Doc& model, const Book&, const Audience&);          // the same as what a sentence agrees with
std::string lock_words(const Doc& thing, const Book&, const Audience&);   // "mundane lock: 2 dice, armour 2"
std::string thing_words(std::string_view square, const Doc* view, const Book&, const Audience&);  // "door X (20,4)"
std::string number_of(const Doc& doc, std::string_view key);
void add_wrapped(std::vector<std::string>& lines, const std::string& text, const Audience&, int indent = 0);

// --- the parts of the face -----------------------------------------------------------------------------------------------

std::vector<std::string> map(const Doc& view, const Book&, const Audience&);
std::vector<std::string> signs(const Book&, const Audience&);  // what the signs of the map mean
std::vector<std::string> panel(const Doc& view, const Book&, const Audience&);
std::vector<std::string> monsters(const Doc& view, const Book&, const Audience&);
std::vector<std::string> hero_in_full(const Doc& view, const Doc& model, const Book&, const Audience&);
std::vector<std::string> overlord_in_full(const Doc& view, const Book&, const Audience&);
std::vector<std::string> square_in_full(const Doc& view, Square, const Book&, const Audience&);
std::vector<std::string> look(const std::string& what, const Doc& view, const Book&, const Audience&);
std::vector<std::string> reference(const Doc& view, const Book&, const Audience&);
std::vector<std::string> opening(const Book&, const Audience&);  // story, goal and special rules
std::string goal_words(const Doc& conditions, const Book&, const Audience&);
std::string must_words(const Doc& view, const Doc& turn, const Book&, const Audience&);
Menu menu(const Decision&, const std::string& chosen, const Book&, const Audience&);
// `view` may be null: then things are named by their squares alone.
std::string action_words(std::string_view text, const Doc* view, const Book&, const Audience&);
std::vector<std::string> event_words(const std::vector<Doc>& events, const Book&, const Audience&);
std::vector<std::string> result_words(const Doc& results, const Book&, const Audience&);
std::vector<std::string> odds_words(const Doc& odds, const Audience&);
std::string chances(const Doc& odds, const Audience&);  // the same for a line of a list
std::string spelled(std::string_view text);

// For the game's Front (front.cpp).
std::unique_ptr<GameFace> make_face(const std::string& content_dir);
std::unique_ptr<CampaignDesk> make_campaign(const CampaignOptions&, std::unique_ptr<Desk>, Doc content);

}  // namespace uc::saga_face
