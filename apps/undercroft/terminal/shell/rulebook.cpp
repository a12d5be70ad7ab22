#include "rulebook.hpp"

#include <cctype>

#include "choice.hpp"
#include "content/embedded.hpp"

namespace uc {

namespace {

constexpr std::size_t kMostFound = 12;

// A star before a word or behind one marks it as stressed; one inside ("A*2") or alone is a star.
bool is_stress(std::string_view text, std::size_t i) {
  const auto at = [&](std::size_t j) { return j < text.size() ? text[j] : ' '; };
  const auto is_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
  const char before = i > 0 ? text[i - 1] : ' ';
  if (text[i] != '*') return false;
  return is_word(at(i + 1)) ? !is_word(before) : before != ' ' && before != '(';
}

// Without the marks of bold, stress and code.
std::string without_marks(std::string_view text) {
  std::string result;
  bool code = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "**") {
      ++i;
    } else if (text[i] == '`') {
      code = !code;
    } else if (code || !is_stress(text, i)) {
      result += text[i];
    }
  }
  return result;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

// "- **CR-5.3c** an equal…" begins the paragraph CR-5.3c, and "**DD-5.3 Sabotage!** The player…" DD-5.3.
std::string id_of(std::string_view line) {
  if (line.starts_with("- ")) line.remove_prefix(2);
  if (!line.starts_with("**")) return {};
  line.remove_prefix(2);
  std::size_t end = 0;
  while (end < line.size() && line[end] != ' ' && line[end] != '*') ++end;
  const std::string_view id = line.substr(0, end);
  const auto is_capital = [&](std::size_t i) { return id[i] >= 'A' && id[i] <= 'Z'; };
  const bool names_rule = id.size() > 3 && is_capital(0) && is_capital(1) && id[2] == '-';
  return names_rule ? std::string(id) : std::string();
}

bool is_rule_of_table(std::string_view row) { return row.find_first_not_of("|-: ") == std::string_view::npos; }

// CR-5.3 stands above CR-5.3c, CR-5 above CR-5.3; CR-5.1 not above CR-5.10.
bool stands_above(const std::string& upper, const std::string& id) {
  if (!id.starts_with(upper) || id.size() == upper.size()) return false;
  const char next = id[upper.size()];
  return next == '.' || (std::isalpha(static_cast<unsigned char>(next)) != 0 &&
                         std::isdigit(static_cast<unsigned char>(upper.back())) != 0);
}

// "cr 5.3c", "5.3c" and "CR-5.3C" all mean CR-5.3c.
std::string usual_id(std::string_view asked, const std::string& prefix) {
  std::string id(asked);
  for (char& c : id) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  if (id.starts_with(prefix + "-")) id = id.substr(prefix.size() + 1);
  if (!id.empty() && std::isdigit(static_cast<unsigned char>(id[0])) != 0 &&
      std::isalpha(static_cast<unsigned char>(id.back())) != 0) {
    id.back() = static_cast<char>(std::tolower(static_cast<unsigned char>(id.back())));
  }
  return prefix + "-" + id;
}

}  // namespace

Rulebook Rulebook::of(std::string_view game) { return read(embedded_file("rules/" + std::string(game) + ".md")); }

Rulebook Rulebook::read(std::string_view page) {
  Rulebook book;
  bool inside = false;  // a paragraph that may go on
  while (!page.empty()) {
    const std::size_t end = std::min(page.find('\n'), page.size());
    const std::string_view line = trimmed(page.substr(0, end));
    page.remove_prefix(std::min(end + 1, page.size()));
    if (line.starts_with("## ")) {
      book.chapters_.push_back({std::string(line.substr(3)), book.paragraphs_.size()});
      inside = false;
    } else if (const std::string id = id_of(line); !id.empty()) {
      book.paragraphs_.push_back({id, without_marks(line.substr(line.find(id))), {}});
      inside = true;
    } else if (line.starts_with("|")) {
      if (!book.paragraphs_.empty() && !is_rule_of_table(line)) {
        std::string_view row = trimmed(line.substr(1, line.size() - (line.ends_with("|") ? 2 : 1)));
        book.paragraphs_.back().table.push_back(without_marks(row));
      }
    } else if (line.empty() || line.starts_with("#") || line.starts_with("---") || line.starts_with("<!--")) {
      inside = inside && line.empty() && (page.starts_with("  -") || page.starts_with("1. "));
    } else if (inside) {
      book.paragraphs_.back().text += " " + without_marks(line);
    }
  }
  return book;
}

void Rulebook::show_paragraph(const Paragraph& paragraph, Screen& screen) const {
  std::string text = paragraph.text;
  if (text.starts_with(paragraph.id)) text = screen.paint(Ink::Bold, paragraph.id) + text.substr(paragraph.id.size());
  screen.wrapped(text, 0, 2);
  for (const std::string& row : paragraph.table) screen.wrapped(row, 4, 2);
}

bool Rulebook::show_id(const std::string& id, Screen& screen, const Catalogue& words) const {
  bool found = false;
  if (words.has("rule." + id) && words.text("rules.language") != "en") {
    screen.wrapped(screen.paint(Ink::Bold, id) + " " + words.text("rule." + id), 0, 2);
    screen.line(screen.paint(Ink::Dim, words.text("rules.english")));
    found = true;
  }
  for (const Paragraph& paragraph : paragraphs_) {
    if (paragraph.id != id && !stands_above(id, paragraph.id)) continue;
    show_paragraph(paragraph, screen);
    found = true;
  }
  return found;
}

bool Rulebook::show(std::string_view asked_text, Screen& screen, const Catalogue& words) const {
  const std::string asked(trimmed(asked_text));
  if (asked.empty()) {
    screen.line(words.text("rules.chapters"));
    for (const Chapter& chapter : chapters_) screen.wrapped(without_marks(chapter.title), 2, 2);
    return true;
  }
  const std::string prefix =
      paragraphs_.empty() ? "" : paragraphs_.front().id.substr(0, paragraphs_.front().id.find('-'));
  if (show_id(usual_id(asked, prefix), screen, words)) return true;
  std::size_t found = 0;
  const std::string wanted = lower(asked);
  for (const Paragraph& paragraph : paragraphs_) {
    const bool here = lower(paragraph.text).find(wanted) != std::string::npos ||
                      lower(words.has("rule." + paragraph.id) ? words.text("rule." + paragraph.id) : "").find(wanted) !=
                          std::string::npos;
    if (!here || ++found > kMostFound) continue;
    const std::size_t after_id = paragraph.text.starts_with(paragraph.id) ? paragraph.id.size() : 0;
    const std::string brief = words.has("rule." + paragraph.id)
                                  ? words.text("rule." + paragraph.id)
                                  : shown(trimmed(std::string_view(paragraph.text).substr(after_id)), 160);
    screen.wrapped(screen.paint(Ink::Bold, paragraph.id) + " " + brief, 0, 2);
  }
  if (found > kMostFound) screen.line(words.plural("rules.more", static_cast<long long>(found - kMostFound)));
  if (found == 0) screen.line(words.text("rules.nothing", {{"what", shown(asked, 60)}}));
  return found > 0;
}

}  // namespace uc
