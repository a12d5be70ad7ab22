// One thing in full, what can be read on the table, the story at the beginning, and what must be decided now.
#include <algorithm>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc::saga_face {

namespace {

void special_rules(const Book& book, const Audience& to, std::vector<std::string>& lines) {
  for (const Doc& rule : get_list(book.adventure(), "special_rules")) {
    lines.push_back(to.words.text("saga.special", {{"text", in_language(get(rule, "text"), to.words)}}));
  }
}

// "Burn: Magic Attack …" for every id of a list that has such a sentence.
void explain(std::string_view list, const std::vector<std::string>& ids, const Book& book, const Audience& to,
             std::vector<std::string>& lines) {
  for (const std::string& id : ids) {
    const std::string key = "short.saga." + id;
    if (to.words.has(key)) lines.push_back(book.name(list, id, to.words) + ": " + to.words.text(key));
  }
}

// The ids of a field of all models, each once.
std::vector<std::string> ids_of(const Doc& view, std::string_view field, std::string_view id) {
  std::vector<std::string> ids;
  for (const Doc& model : get_list(view, "models")) {
    for (const Doc& each : get_list(model, field)) {
      std::string found = get_text(each, id);
      if (found.ends_with("*")) found.pop_back();
      if (std::find(ids.begin(), ids.end(), found) == ids.end()) ids.push_back(found);
    }
  }
  return ids;
}

void stock(const Doc& chest, const Book& book, const Audience& to, std::vector<std::string>& lines) {
  std::vector<std::string> inside;
  for (const auto& [field, id] : {std::pair("items", "item"), std::pair("objects", "object")}) {
    for (const Doc& each : get_list(chest, field)) {
      inside.push_back(counted(book.item(get_text(each, id), to.words), get_int(each, "count")));
    }
  }
  if (!inside.empty()) lines.push_back(to.words.text("saga.inside", {{"list", joined(inside, ", ")}}));
}

bool names(const std::string& text, const std::string& name) {
  return lower(name) == text || (text.size() > 2 && lower(name).starts_with(text));
}

std::string act_key(const Doc& turn, const Doc& model) {
  const Doc::Array& actions = get_list(turn, "actions");
  const auto any = [&](std::string_view verb) {
    return std::any_of(actions.begin(), actions.end(),
                       [&](const Doc& action) { return action.is_string() && action.as_string().starts_with(verb); });
  };
  if (!any("move ") && !any("break ")) return "must.saga.act.after";
  return get_list(model, "engaged_by").empty() ? "must.saga.act" : "must.saga.act.engaged";
}

}  // namespace

std::vector<std::string> square_in_full(const Doc& view, Square at, const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  const std::string square = square_text(at);
  std::vector<std::string> lines;
  if (const Doc& model = model_at(view, square); model.is_object()) lines = hero_in_full(view, model, book, to);
  for (const std::string_view list : {"doors", "chests", "furniture"}) {
    for (const Doc& piece : get_list(view, list)) {
      if (!is_on(piece, square) || get_bool(piece, "gone") || (list == "doors" && get_bool(piece, "open"))) continue;
      std::string text = thing_words(square, &view, book, to);
      if (get_bool(piece, "open")) text += ": " + words.text("saga.open");
      if (const std::string lock = lock_words(piece, book, to); !lock.empty()) text += ": " + lock;
      if (get_bool(piece, "blocks_sight")) text += ", " + words.text("saga.blocks_sight");
      lines.push_back(text);
      if (list == "chests") {
        stock(with_id(get_list(get(view, "hidden"), "chests"), get_text(piece, "id")), book, to, lines);
      }
    }
  }
  for (const Doc& pile : get_list(view, "bones")) {
    if (get_text(pile, "square") == square) lines.push_back(words.plural("saga.bones", get_int(pile, "count")));
  }
  for (const Doc& exit : get_list(view, "exits")) {
    if (square_text(exit) == square) lines.push_back(words.text("saga.exit"));
  }
  for (const Doc& pile : get_list(view, "dropped")) {
    if (get_text(pile, "square") != square) continue;
    lines.push_back(words.text("saga.dropped", {{"name", book.figure(get_text(pile, "hero"), words)}}));
    stock(pile, book, to, lines);
  }
  for (const Doc& move : get_list(get(view, "aids"), "moves")) {
    if (get_text(move, "square") != square) continue;
    lines.push_back(words.text("saga.reach", {{"cost", number_of(move, "cost")}}));
    break;
  }
  std::vector<std::string> watchers;
  for (const Doc& arc : get_list(get(view, "aids"), "arcs")) {
    if (!is_on(arc, square)) continue;
    watchers.push_back(model_words(model_numbered(view, get_int(arc, "model", -1)), book, to));
  }
  if (!watchers.empty()) lines.push_back(words.text("saga.arcs", {{"list", joined(watchers, ", ")}}));
  if (lines.empty()) {
    const Doc::Array& rows = get_list(view, "terrain");
    const bool inside =
        static_cast<std::size_t>(at.y) < rows.size() && static_cast<std::size_t>(at.x) < rows[at.y].as_string().size();
    const bool floor = inside && rows[at.y].as_string()[at.x] == '.';
    lines.push_back(words.text(floor ? "saga.floor" : "saga.wall", {{"square", square}}));
  }
  return lines;
}

std::vector<std::string> look(const std::string& what, const Doc& view, const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  std::string text = lower(what);
  std::erase_if(text, [](char c) { return c == '(' || c == ')'; });
  if (const auto square = read_square(text)) return square_in_full(view, *square, book, to);
  if (names(text, words.text("saga.overlord"))) return overlord_in_full(view, book, to);
  const std::vector<std::string> goals = split(words.text("saga.look.goal"));
  if (std::find(goals.begin(), goals.end(), text) != goals.end()) return opening(book, to);
  for (const Doc& model : get_list(view, "models")) {
    const std::string id = get_text(model, "figure");
    const bool letter = what.size() == 1 && what[0] == letter_of(id);
    if (letter || text == id || names(text, book.figure(id, words))) return hero_in_full(view, model, book, to);
  }
  return {};
}

std::vector<std::string> opening(const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  const Doc& adventure = book.adventure();
  std::vector<std::string> lines;
  if (!adventure.is_object()) return lines;
  lines.push_back(to.screen.paint(Ink::Title, in_language(get(adventure, "name"), words)));
  lines.push_back(in_language(get(adventure, "intro"), words));
  const Doc& victory = get(adventure, "victory");
  lines.push_back(words.text("saga.goal.heroes", {{"goal", goal_words(get(victory, "heroes"), book, to)}}));
  lines.push_back(words.text("saga.goal.overlord", {{"goal", goal_words(get(victory, "overlord"), book, to)},
                                                    {"rounds", number_of(adventure, "round_limit")}}));
  special_rules(book, to, lines);
  return lines;
}

std::vector<std::string> reference(const Doc& view, const Book& book, const Audience& to) {
  std::vector<std::string> lines = signs(book, to);
  special_rules(book, to, lines);
  for (const std::string& line : monsters(view, book, to)) lines.push_back(line);
  explain("feats", ids_of(view, "feats", "feat"), book, to, lines);
  explain("spells", ids_of(view, "spells", "spell"), book, to, lines);
  explain("items", ids_of(view, "items", "item"), book, to, lines);
  std::vector<std::string> cards;
  for (const Doc& card : get_list(book.content(), "overlord_cards")) {
    const std::string kind = get_text(card, "kind");
    if (std::find(cards.begin(), cards.end(), kind) != cards.end()) continue;
    cards.push_back(kind);
    lines.push_back(to.words.text("short.saga." + kind));
  }
  return lines;
}

std::string must_words(const Doc& view, const Doc& turn, const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  const Doc& asked = get(view, "asked");
  const std::string kind = get_text(turn, "kind");
  const Doc& model = model_numbered(view, get_int(asked, "model", -1));
  const Doc& other = model_numbered(view, get_int(asked, "other", -1));
  const std::string origin = get_text(asked, "origin");
  const std::string given = get_text(asked, "given"), taken = get_text(asked, "taken");
  const auto what = [&](const std::string& id) {
    return id.empty() ? words.text("saga.nothing") : book.item(id, words);
  };
  const auto who = [&](const Doc& each) {  // who acts has its square told anyway
    if (!each.is_object()) return Word("");
    if (kind != "act") return model_word(each, book, to);
    const std::string id = get_text(each, "figure");
    return words.named(to.screen.paint(ink_of(each), book.figure(id, words)), "saga." + id);
  };
  const std::string key = kind == "act" ? act_key(turn, model) : "must.saga." + kind;
  return words.text(key, {{"name", to.name(get(turn, "actor"))},
                          {"model", who(model)},
                          {"other", who(other)},
                          {"square", get_text(model, "square")},
                          {"points", number_of(get(view, "act"), "points")},
                          {"left", number_of(asked, "left")},
                          {"origin", origin.empty() ? words.text("saga.animate_dead") : book.effect(origin, words)},
                          {"figure", book.figure(get_text(asked, "figure"), words)},
                          {"given", what(given)},
                          {"taken", what(taken)}});
}

}  // namespace uc::saga_face
