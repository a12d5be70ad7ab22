// Names and stories of Dungeon Saga from its content, and small things that all parts of the face share.
#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc::saga_face {

namespace {

// As the pictures of the adventures have them (DS-18.3); Hoggar has a capital letter like the other bosses.
struct Letter {
  std::string_view figure;
  char letter;
};
constexpr Letter kLetters[] = {{"skeleton_warrior", 's'},
                               {"skeleton_archer", 'a'},
                               {"dwarf_revenant", 'r'},
                               {"zombie", 'z'},
                               {"armoured_zombie", 'm'},
                               {"zombie_troll", 't'},
                               {"ghost", 'g'},
                               {"elshara", 'E'},
                               {"grund", 'G'},
                               {"hoggar", 'H'},
                               {"mortibris", 'N'},
                               {"orlaf", 'O'},
                               {"rordin", 'R'},
                               {"madriga", 'M'},
                               {"danor", 'D'}};

// A door, a chest or furniture that covers this square, with the name of its list; null: there is none.
std::pair<std::string_view, const Doc*> piece_at(const Doc& view, std::string_view square) {
  for (const std::string_view list : {"doors", "chests", "furniture"}) {
    for (const Doc& piece : get_list(view, list)) {
      if (!get_bool(piece, "gone") && is_on(piece, square)) return {list, &piece};
    }
  }
  return {"", nullptr};
}

}  // namespace

std::optional<Square> read_square(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto number = [](std::string_view digits) -> std::optional<int> {
    const bool fits = !digits.empty() && digits.size() <= 2;
    if (!fits || digits.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
    return std::atoi(std::string(digits).c_str());
  };
  const auto x = number(text.substr(0, comma)), y = number(text.substr(comma + 1));
  if (!x || !y) return std::nullopt;
  return Square{*x, *y};
}

std::string square_text(Square square) { return std::to_string(square.x) + "," + std::to_string(square.y); }

std::string square_text(const Doc& square) { return square.is_string() ? square.as_string() : std::string(); }

// --- the book ------------------------------------------------------------------------------------------------------------

void Book::open(const Doc& adventure) {
  if (adventure.is_object()) adventure_ = adventure;
  else if (adventure.is_string()) adventure_ = this->adventure(adventure.as_string());
}

const Doc& Book::adventure(std::string_view id) const { return with_id(get_list(content_, "adventures"), id); }

const Doc& Book::record(std::string_view list, std::string_view id) const {
  return with_id(get_list(content_, list), id);
}

std::string Book::name(std::string_view list, std::string_view id, const Catalogue& words) const {
  const std::string found = in_language(get(record(list, id), "name"), words);
  return found.empty() ? std::string(id) : found;
}

std::string Book::figure(std::string_view id, const Catalogue& words) const {
  for (const std::string_view list : {"heroes", "bosses", "minions"}) {
    if (record(list, id).is_object()) return name(list, id, words);
  }
  return std::string(id);
}

std::string Book::item(std::string_view id, const Catalogue& words) const {
  const bool made = id.ends_with("*");
  if (made) id.remove_suffix(1);
  const std::string_view list = record("items", id).is_object() ? "items" : "quest_objects";
  return name(list, id, words) + (made ? "*" : "");
}

std::string Book::effect(std::string_view id, const Catalogue& words) const {
  for (const std::string_view list : {"spells", "items", "feats"}) {
    if (record(list, id).is_object()) return name(list, id, words);
  }
  return std::string(id);
}

std::string Book::area(std::string_view id, const Catalogue& words) const {
  const std::string found = in_language(get(with_id(get_list(adventure_, "areas"), id), "name"), words);
  return found.empty() ? std::string(id) : found;
}

std::string Book::rule_text(std::string_view id, const Catalogue& words) const {
  const std::string found = in_language(get(with_id(get_list(adventure_, "special_rules"), id), "text"), words);
  return found.empty() ? std::string(id) : found;
}

// Things that are laid down somewhere or destroyed; a counter of something else has only its id.
std::string Book::counter(std::string_view id, const Catalogue& words) const {
  for (const Doc& rule : get_list(adventure_, "special_rules")) {
    for (const Doc& effect : get_list(rule, "effects")) {
      if (get_text(effect, "counter") != id) continue;
      if (const std::string object = get_text(effect, "object"); !object.empty()) return item(object, words);
      const Doc& trigger = get(rule, "trigger");
      if (get_text(trigger, "on") == "object_destroyed") return name("furniture", get_text(trigger, "type"), words);
    }
  }
  return std::string(id);
}

bool Book::collapses_by_rows() const {
  for (const Doc& rule : get_list(adventure_, "special_rules")) {
    for (const Doc& effect : get_list(rule, "effects")) {
      if (get_text(effect, "do") == "collapse") return get_text(effect, "axis") == "y";
    }
  }
  return false;
}

std::string Book::adventure_name(std::string_view id, const Catalogue& words) const {
  const Doc& printed = get_text(adventure_, "id") == id ? adventure_ : adventure(id);
  const std::string found = in_language(get(printed, "name"), words);
  return found.empty() ? std::string(id) : found;
}

// --- small things --------------------------------------------------------------------------------------------------------

char letter_of(std::string_view figure) {
  const auto* const found =
      std::find_if(std::begin(kLetters), std::end(kLetters), [&](const Letter& each) { return each.figure == figure; });
  if (found != std::end(kLetters)) return found->letter;
  return figure.empty() ? '?' : figure.front();
}

char arrow_of(std::string_view facing) {
  constexpr std::string_view kFacings = "NESW", kArrows = "^>v<";
  const std::size_t place = facing.size() == 1 ? kFacings.find(facing.front()) : std::string_view::npos;
  return place == std::string_view::npos ? ' ' : kArrows[place];
}

Ink ink_of(const Doc& model) {
  if (get_text(model, "side") == "heroes") return Ink::Green;
  return get_text(model, "class") == "boss" ? Ink::Magenta : Ink::Red;
}

const Doc& model_numbered(const Doc& view, int number) {
  for (const Doc& model : get_list(view, "models")) {
    if (get_int(model, "number", -1) == number) return model;
  }
  return kNothing;
}

bool is_on(const Doc& thing, std::string_view square) {
  if (get_text(thing, "square") == square) return true;
  const Doc::Array& squares = get_list(thing, "squares");
  return std::any_of(squares.begin(), squares.end(),
                     [&](const Doc& each) { return each.is_string() && each.as_string() == square; });
}

const Doc& model_at(const Doc& view, std::string_view square) {
  for (const Doc& model : get_list(view, "models")) {
    if (get_bool(model, "in_play") && is_on(model, square)) return model;
  }
  return kNothing;
}

std::string number_of(const Doc& doc, std::string_view key) { return std::to_string(get_int(doc, key)); }

std::string model_words(const Doc& model, const Book& book, const Audience& to) {
  const std::string name = to.screen.paint(ink_of(model), book.figure(get_text(model, "figure"), to.words));
  if (get_text(model, "side") == "heroes") return name;
  return name + " (" + get_text(model, "square") + ")";
}

Word model_word(const Doc& model, const Book& book, const Audience& to) {
  return to.words.named(model_words(model, book, to), "saga." + get_text(model, "figure"));
}

std::string lock_words(const Doc& thing, const Book&, const Audience& to) {
  const Doc& lock = get(thing, "lock");
  const std::string kind = get_text(lock, "kind");
  if (get_bool(thing, "open") || kind == "none" || kind.empty()) return {};
  if (kind == "ward") return to.words.text("saga.lock.ward", {{"power", number_of(thing, "power")}});
  if (kind == "sealed") return to.words.text("saga.lock.sealed");
  return to.words.text("saga.lock.mundane", {{"dice", number_of(lock, "dice")}, {"armour", number_of(lock, "armour")}});
}

std::string thing_words(std::string_view square, const Doc* view, const Book& book, const Audience& to) {
  if (view == nullptr) return std::string(square);
  if (const Doc& model = model_at(*view, square); model.is_object()) return model_words(model, book, to);
  const auto [list, piece] = piece_at(*view, square);
  const std::string at = " (" + std::string(square) + ")";
  if (list == "doors") return to.words.text("saga.door", {{"id", get_text(*piece, "id")}}) + at;
  if (list == "chests") return to.words.text("saga.chest") + at;
  if (list == "furniture") return book.name("furniture", get_text(*piece, "kind"), to.words) + at;
  return std::string(square);
}

void add_wrapped(std::vector<std::string>& lines, const std::string& text, const Audience& to, int indent) {
  const std::string margin(indent, ' ');
  if (to.screen.plain()) {
    lines.push_back(margin + text);
    return;
  }
  const std::vector<std::string> parts = wrap(text, to.screen.width() - indent - 3);
  for (const std::string& part : parts) lines.push_back(margin + (&part == &parts.front() ? "" : "  ") + part);
}

}  // namespace uc::saga_face
