// The guided choice that all games share: few actions stand on a line each; hundreds become short lists, part by part
// of their texts, and many places of a map by their row. What a list offers is read off the legal actions. How far a
// choice has come is the beginning of an action's text ("cast burn"), with "row:4" after it for the places of a row.
//
// A game says in its own class what a line reads like, and what stands in its first list.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "choice.hpp"
#include "face.hpp"

namespace uc {

class GuidedMenu {
 public:
  // A list without groups has at most `most` lines.
  GuidedMenu(const Decision& decision, const Audience& to, std::size_t most)
      : decision_(decision), to_(to), most_(most) {}
  virtual ~GuidedMenu() = default;
  GuidedMenu(const GuidedMenu&) = delete;
  GuidedMenu& operator=(const GuidedMenu&) = delete;

  Menu menu(const std::string& chosen) { return chosen.empty() ? first() : next(chosen); }

 protected:
  // --- what a game may say otherwise ---
  virtual Menu first();  // all actions, or their verbs
  virtual Menu flat(const std::vector<std::string>& actions, const std::string& question);
  // Are these lines enough, however many there are?
  virtual bool is_flat(const std::string& /*chosen*/, std::size_t count) const { return count <= most_; }
  // Above whole actions, or above what comes next of them.
  virtual std::string question(const std::string& chosen, bool whole) const;
  virtual std::string line_of(const std::string& action) = 0;
  virtual std::string part_words(const std::string& token) const { return token; }
  virtual std::string ways(const std::vector<std::string>& actions);
  // Where all actions go on alike, the next part is chosen by itself.
  virtual bool passes_over() const { return true; }
  // The row of a place of the map; nothing: this is no place.
  virtual std::optional<int> row_of(const std::string& /*token*/) const { return {}; }
  virtual std::string row_words(int row, const std::vector<std::string>& places,
                                const std::vector<std::string>& actions);

  // --- what a game's own lists are made of ---
  Menu next(std::string chosen);
  std::string say(std::string_view key, Catalogue::Places places = {}) const { return to_.words.text(key, places); }
  static bool begins(const std::string& action, const std::string& chosen);
  static std::string with(const std::string& chosen, const std::string& more);
  void add_line(Menu& menu, const std::string& action) { menu.entries.push_back({"", line_of(action), action, true}); }

  const Decision& decision_;
  const Audience& to_;

 private:
  std::optional<int> row_at(const std::string& action, std::size_t part) const;
  Menu by_part(const std::vector<std::string>& actions, const std::string& chosen, std::size_t known, bool in_row);
  Menu by_row(const std::vector<std::string>& actions, const std::string& chosen, std::size_t known);

  std::size_t most_;
};

}  // namespace uc
