// The rules of a game, docs/rules/<game>.md, cut into paragraphs by their ids.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apps/undercroft/catalogue.hpp"
#include "screen.hpp"

namespace uc {

class Rulebook {
 public:
  struct Paragraph {
    std::string id;                  // CR-5.3c
    std::string text;                // without marks of the page's format
    std::vector<std::string> table;  // rows that belong to it
  };
  struct Chapter {
    std::string title;
    std::size_t first = 0;  // of the paragraphs
  };

  static Rulebook read(std::string_view page);
  static Rulebook of(std::string_view game);  // the one inside the program; empty if there is none

  bool empty() const { return paragraphs_.empty(); }
  // What was asked for: an id (with what stands below it), a chapter, words to look for, or the list of chapters.
  // False if nothing was found.
  bool show(std::string_view asked, Screen&, const Catalogue&) const;

 private:
  void show_paragraph(const Paragraph&, Screen&) const;
  bool show_id(const std::string& id, Screen&, const Catalogue&) const;

  std::vector<Paragraph> paragraphs_;
  std::vector<Chapter> chapters_;
};

}  // namespace uc
