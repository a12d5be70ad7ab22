// How one game looks and reads in the terminal. A game without a face of its own has the plain one (plain_face.hpp). A
// face knows the game's views, events and notation (docs/format, docs/notation), and none of its rules: what may be
// done comes from the list of actions, what it may lead to from the protocol's `explain`.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/undercroft/catalogue.hpp"
#include "core/document.hpp"
#include "core/fault.hpp"
#include "screen.hpp"

namespace uc {

// For whom it is drawn, and who sits where.
struct Audience {
  const Catalogue& words;
  const Screen& screen;
  std::vector<std::string> names;  // by seat
  int seat = -1;                   // the person looking; -1: nobody in particular

  std::string name(const Doc& who) const;  // nothing if it is no seat: games name their other figures themselves
};

// The colours of seats, unless a game has its own.
inline constexpr Ink kSeatInks[] = {Ink::Cyan, Ink::Red, Ink::Green, Ink::Yellow, Ink::Magenta, Ink::Blue};
Ink seat_ink(const Doc& seat, std::span<const Ink> inks = kSeatInks, Ink nobody = Ink::Normal);
std::string painted_seat(const Doc& seat, const Audience&);  // the name of who sits there

// The results of all seats, the first place first.
std::vector<Doc> by_place(const Doc& results);

// A decision to be put before a person.
struct Decision {
  const Doc& view;
  const Doc& turn;
  const std::vector<std::string>& actions;             // all that are legal
  std::function<Doc(const std::string& action)> odds;  // of a legal action; null if no dice decide
};

// One line of a numbered list. Choosing it makes an action, or leads to the next list.
struct MenuEntry {
  std::string group;  // a heading, shown when it changes
  std::string label;
  std::string pick;  // the action, or how far the choice has come
  bool final = false;
};
struct Menu {
  std::string question;
  std::vector<MenuEntry> entries;
  std::string so_far = {};  // if the choice came further than the pick that led here: what typing goes on from
};

// A time limit of the Turn that is being played.
struct Clock {
  std::string turn;  // the same text as long as that Turn lasts
  int seconds = 0;   // 0: no limit
};

// Some sets of options with their names, and a way to write any other.
struct OptionSets {
  std::string question;
  std::vector<std::pair<std::string, std::string>> sets;  // name, and how it is written
  std::string own, which, complaint;                      // the name of "another", what is asked then, and again
  Result<Doc> (*read)(const std::string& written) = nullptr;
};

class GameFace {
 public:
  virtual ~GameFace() = default;

  // The position, as lines.
  virtual std::vector<std::string> draw(const Doc& view, const Audience&) const = 0;
  // What the person must do now, in one sentence.
  virtual std::string must(const Doc& view, const Doc& turn, const Audience&) const = 0;
  // The list to choose from; `chosen` is empty or the pick of an entry that was not final.
  virtual Menu menu(const Decision&, const std::string& chosen, const Audience&) const = 0;
  virtual std::string action(std::string_view text, const Audience&) const = 0;
  // What happened, in lines.
  virtual std::vector<std::string> tell(const std::vector<Doc>& events, const Audience&) const = 0;
  virtual std::vector<std::string> odds(const Doc& odds, const Audience&) const = 0;
  virtual std::vector<std::string> results(const Doc& results, const Audience&) const = 0;
  // What a person may have meant by a text that is no action: with its verb and in its usual spelling.
  virtual std::string spelled(std::string_view text, const Doc& view) const = 0;
  // An action's text as people of this language read and type it, where its letters stand for words; and a text that
  // they typed as the notation has it.
  virtual std::string localized(std::string_view text, const Catalogue&) const { return std::string(text); }
  virtual std::string usual(std::string_view text, const Catalogue&) const { return std::string(text); }
  // What lies on the table and can be read: cards, powers. Lines for the command `cards`.
  virtual std::vector<std::string> reference(const Doc& view, const Audience&) const = 0;
  // The verbs of actions that the catalogue may know by other words: the family "alias.".
  virtual std::vector<std::string_view> verbs() const = 0;
  // Verbs whose parts mean something by their order, from and to: they are not matched in another order.
  virtual std::vector<std::string_view> ordered_verbs() const { return {}; }
  // Verbs of actions that give something up for nothing: they are not matched where the verb is not typed in full.
  virtual std::vector<std::string_view> yielding_verbs() const { return {}; }
  // One thing of the position in full, for the command `look` with words after it; empty: there is no such thing.
  virtual std::vector<std::string> look(const std::string& /*what*/, const Doc& /*view*/, const Audience&) const {
    return {};
  }
  virtual Clock clock(const Doc& /*view*/) const { return {}; }
  // Who plays if nobody says so, as `--players` has it.
  virtual std::string_view usual_players() const = 0;

  // All are on one side: nothing is hidden from one of them, so the screen is not handed over.
  virtual bool is_party() const { return false; }
  // The kinds of decision that the command `auto` makes, one after the other; none: there is no such command.
  virtual std::vector<std::string_view> routine() const { return {}; }
  // An action that a person decides on even if it is the only one; `auto` stops before it.
  virtual bool is_always_asked(std::string_view) const { return false; }
  // What was chosen for the game, complete, before anything of it is shown.
  virtual void open(const Doc& /*options*/) {}
  // What is told before the first action of a game.
  virtual std::vector<std::string> opening(const Audience&) const { return {}; }
  // Do these two seats see the same, so that the screen is not handed over between them?
  virtual bool is_open(int /*seat*/, int /*other*/) const { return is_party(); }
  // Making this action without asking, because it is the only one, would tell the others something.
  virtual bool is_telling(std::string_view) const { return false; }
  // What players are called who have not said it; by seat, from the complete options of the game.
  virtual std::vector<std::string> seat_names(const Doc&, const Catalogue&) const { return {}; }
  // What the player of a seat plays, for the menu; empty: all play the same.
  virtual std::string seat_part(int /*seat*/, const Catalogue&) const { return {}; }
  // The figures that seats are given to by the option `seats`, in its order, for the menu; none: there is no such
  // option.
  virtual std::vector<std::string> figures(const Doc& /*options*/, const Catalogue&) const { return {}; }
  // A shorter way to ask for the options of a new game, for the menu.
  virtual std::optional<OptionSets> option_sets(const Catalogue&) const { return {}; }
  // A value of an option of a new game, for the menu.
  virtual std::string option_value(std::string_view, std::string_view value, const Catalogue&) const {
    return std::string(value);
  }
};

// An action's text with its verb in the language of the words: the first of the words that it can be typed with.
std::string with_local_verb(std::string_view text, std::string_view game, const Catalogue&);

// What a person typed as the notation has it. Where a word stands for two verbs ("termina": end, stop), the one that
// can be chosen now, among these actions, is meant.
std::string as_notation(const std::string& typed, std::string_view game, const GameFace&, const Catalogue&,
                        const std::vector<std::string>& actions);

// Null for a game that is not on the list. What is printed on the cards comes from the content: from the directory or,
// if that is empty, from inside the program.
std::unique_ptr<GameFace> make_face(std::string_view game, const std::string& content_dir);

}  // namespace uc
