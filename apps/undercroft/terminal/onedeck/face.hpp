// The parts of One Deck Dungeon's face, one file each: face.cpp draws, words.cpp words, menu.cpp
// makes the lists, gains.cpp says what a choice would change, odds.cpp what it may lead to,
// book.cpp reads what is printed on the cards.
#pragma once

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

namespace uc::onedeck_face {

inline constexpr std::string_view kColors[] = {"strength", "agility", "magic", "heroic"};
inline constexpr int kFloors = 3;  // then comes the boss

// What is printed on the cards: the game's content, with names and texts in the language of the words.
class Book {
 public:
  explicit Book(Doc content) : content_(std::move(content)) {}

  const Doc& content() const { return content_; }
  // Each is null for an id that is not there.
  const Doc& card(std::string_view id) const;     // an encounter
  const Doc& ability(std::string_view id) const;  // a skill, potion, Basic Skill, talent or starting skill
  const Doc& hero(std::string_view id) const;
  const Doc& group(std::string_view id) const;  // of talents
  const Doc& dungeon(std::string_view id) const;
  const Doc& level(std::string_view side, int number) const;
  const Doc& side(const Doc& hero_of_view) const;  // of the hero card

  std::string card_name(std::string_view id, const Catalogue&) const;
  std::string ability_name(std::string_view id, const Catalogue&) const;
  std::string color_name(std::string_view id, const Catalogue&) const;  // "strength"
  // The name of a special, wherever it is printed.
  std::string special_name(std::string_view id, const Catalogue&) const;
  // "Swarm: X is …", or nothing.
  std::string special(const Doc& card, const Catalogue&) const;

 private:
  Doc content_;
};

// --- small things in words (book.cpp) ---------------------------------------------------------------------------

char letter_of(std::string_view color);  // 'S', as the notation has it
// "S", or the letter that the language gives the color
std::string shown_letter(std::string_view color, const Catalogue&);
// An action's text with the verb and the letters of the language, and back: "cover 1 A.S4" and "copri 1 A.F4".
std::string localized(std::string_view text, const Catalogue&);
std::string usual(std::string_view text, const Catalogue&);
Ink color_ink(std::string_view color);
std::string hero_letter(int seat);
std::string hero_name(const Doc& seat, const Audience&);  // painted
// "S4", "H6a"; with_owner: "A.S4"
std::string die_text(const Doc& die, bool with_owner, const Audience&);
std::string dice_text(const Doc::Array& dice, bool with_owner, const Audience&);
// A die as it is typed, painted.
std::string typed_die(std::string_view token, const Audience&);
bool is_die(std::string_view token);
// "A8w", "SXw"
std::string box_text(const Doc& box, const Audience&);
// "armour, 1 damage, 4 time", or nothing
std::string symbols_text(const Doc& box, const Audience&);
// "3 damage and 2 time", "nothing"
std::string harm_text(int damage, int time, const Catalogue&);
// "3 S", "M 4 in all", "free"
std::string cost_text(const Doc& ability, const Catalogue&);
// "+1 S, +1 health"
std::string item_text(const Doc& card, const Audience&);
// A card at a glance: "combat, 3 lanterns; A8w 2 damage; …"
std::string card_summary(const Doc& card, const Audience&);

// --- the parts of the face ------------------------------------------------------------------------------------------------

std::vector<std::string> draw(const Doc& view, const Book&, const Audience&);
std::vector<std::string> reference(const Doc& view, const Book&, const Audience&);
// What stopping now would cost; nothing where there are no boxes.
std::string toll_words(const Doc& view, const Book&, const Audience&);
std::string toll_harm(const Doc& view, const Book&, const Audience&);  // only "3 damage and 2 time"
std::string must(const Doc& view, const Doc& turn, const Book&, const Audience&);
Menu menu(const Decision&, const std::string& chosen, const Book&, const Audience&);
// What an action would change, for its line in a list; nothing if that goes without saying.
std::string gains(const std::string& action, const Doc& view, const Book&, const Audience&);
std::string action_words(std::string_view text, const Book&, const Audience&);
std::vector<std::string> event_words(const std::vector<Doc>& events, const Book&, const Audience&);
std::vector<std::string> odds_words(const Doc& odds, const Audience&);
std::vector<std::string> result_words(const Doc& results, const Audience&);
std::string spelled(std::string_view text, const Doc& view);

// For the game's Front (front.cpp).
std::unique_ptr<GameFace> make_face(const std::string& content_dir);
std::unique_ptr<CampaignDesk> make_campaign(const CampaignOptions&, std::unique_ptr<Desk>, Doc content);

}  // namespace uc::onedeck_face
