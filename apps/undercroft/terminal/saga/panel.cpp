// The heroes, the Overlord, the goal and the monsters in words.
#include <algorithm>
#include <map>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc::saga_face {

namespace {

std::string values_words(const Doc& model, const Book& book, const Audience& to) {
  const Doc& values = get(model, "values");
  std::string text = to.words.text("saga.values", {{"movement", number_of(values, "movement")},
                                                   {"fight", number_of(values, "fight")},
                                                   {"armour", number_of(values, "armour")}});
  if (get(values, "shooting").is_integer()) {
    const std::string range =
        in_language(get(get(get(book.content(), "ranges"), get_text(values, "range")), "name"), to.words);
    text +=
        ", " + to.words.text("saga.values.shoot", {{"dice", number_of(values, "shooting")}, {"range", lower(range)}});
  }
  return text;
}

std::string wounds_words(const Doc& model, const Book& book, const Audience& to) {
  if (!get(model, "out_at").is_integer()) return {};
  std::string text =
      to.words.text("saga.wounds", {{"wounds", number_of(model, "wounds")}, {"most", number_of(model, "out_at")}});
  if (get_bool(model, "crippled")) {
    const std::string crippled = to.words.text("saga.crippled", {{"model", model_word(model, book, to)}});
    text += " " + to.screen.paint(Ink::Bad, crippled);
  }
  return text;
}

// Marks of the moment: acted, engaged, outnumbered, lasting effects …
std::vector<std::string> marks(const Doc& model, const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  const Word who = model_word(model, book, to);
  std::vector<std::string> list;
  if (get_bool(model, "incapacitated")) return {words.text("saga.mark.incapacitated", {{"model", who}})};
  if (get_bool(model, "exited")) return {words.text("saga.mark.exited")};
  if (get_bool(model, "acted")) list.push_back(words.text("saga.mark.acted"));
  if (get_bool(model, "activated")) list.push_back(words.text("saga.mark.activated", {{"model", who}}));
  if (get_bool(model, "exhausted")) list.push_back(words.text("saga.mark.exhausted", {{"model", who}}));
  const bool hero = get_text(model, "side") == "heroes";
  if (hero && get_bool(model, "outnumbered")) list.push_back(words.text("saga.mark.outnumbered"));
  else if (hero && !get_list(model, "engaged_by").empty())
    list.push_back(words.text("saga.mark.engaged", {{"model", who}}));
  for (const Doc& effect : get_list(model, "lasting")) list.push_back(book.effect(get_text(effect, "effect"), words));
  return list;
}

std::string feats_words(const Doc& model, const Book& book, const Audience& to) {
  std::vector<std::string> list;
  for (const Doc& feat : get_list(model, "feats")) {
    const std::string name = book.name("feats", get_text(feat, "feat"), to.words);
    list.push_back(get_bool(feat, "used") ? to.words.text("saga.used", {{"name", name}}) : name);
  }
  return joined(list, ", ");
}

std::string items_words(const Doc& model, const Book& book, const Audience& to) {
  std::vector<std::string> list;
  for (const auto& [field, id] : {std::pair("items", "item"), std::pair("objects", "object")}) {
    for (const Doc& each : get_list(model, field)) {
      list.push_back(counted(book.item(get_text(each, id), to.words), get_int(each, "count")));
    }
  }
  return joined(list, ", ");
}

std::string spells_words(const Doc& model, const Book& book, const Audience& to) {
  std::vector<std::string> list;
  for (const Doc& spell : get_list(model, "spells")) {
    std::string text = book.name("spells", get_text(spell, "spell"), to.words);
    if (get_bool(spell, "major")) text += "^";
    if (const int left = get_int(spell, "recharge"); left > 0) {
      text += " " + to.screen.paint(Ink::Dim, to.words.text("saga.recharge", {{"n", std::to_string(left)}}));
    }
    list.push_back(text);
  }
  return joined(list, ", ");
}

std::string where(const Doc& model) {
  const char arrow = arrow_of(get_text(model, "facing"));
  return get_text(model, "square") + (arrow == ' ' ? "" : std::string(" ") + arrow);
}

void hero_lines(const Doc& model, const Book& book, const Audience& to, std::vector<std::string>& lines) {
  const std::string id = get_text(model, "figure");
  const std::string name = std::string(1, letter_of(id)) + " " + book.figure(id, to.words);
  std::vector<std::string> parts = {to.screen.paint(ink_of(model), name)};
  if (get_bool(model, "in_play")) {
    parts.front() += " " + where(model);
    parts.push_back(wounds_words(model, book, to));
    parts.push_back(values_words(model, book, to));
  }
  if (const std::string now = joined(marks(model, book, to), ", "); !now.empty()) parts.push_back(now);
  if (const std::string feats = feats_words(model, book, to); !feats.empty()) parts.push_back(feats);
  if (const std::string items = items_words(model, book, to); !items.empty()) parts.push_back(items);
  add_wrapped(lines, joined(parts, " · "), to);
  if (const std::string spells = spells_words(model, book, to); !spells.empty() && get_bool(model, "in_play")) {
    add_wrapped(lines, to.words.text("saga.spells", {{"list", spells}}), to, 2);
  }
}

std::string cards_words(const Doc::Array& cards, const Book& book, const Audience& to) {
  std::vector<std::string> list;
  for (const Doc& card : cards) {
    const int count = get_int(card, "count");
    const std::string name = book.name("overlord_cards", get_text(card, "card"), to.words);
    list.push_back(counted(name, count));
  }
  return list.empty() ? to.words.text("saga.overlord.no_cards") : joined(list, ", ");
}

std::string overlord_words(const Doc& view, const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  const Doc& overlord = get(view, "overlord");
  const bool now = get_text(view, "part") == "overlord";
  std::vector<std::string> parts;
  parts.push_back(now ? words.text("saga.overlord.now", {{"left", number_of(overlord, "commands")}})
                      : words.text("saga.overlord.each", {{"n", number_of(overlord, "commands_each_turn")}}));
  parts.push_back(words.text("saga.overlord.pile", {{"n", number_of(overlord, "pile")}}));
  if (get(overlord, "hand").is_array()) {
    parts.push_back(words.text("saga.overlord.hand", {{"list", cards_words(get_list(overlord, "hand"), book, to)}}));
  } else {
    parts.push_back(words.plural("saga.overlord.hidden", get_int(overlord, "hand_size")));
  }
  if (now && get_bool(overlord, "card_played")) parts.push_back(words.text("saga.overlord.card_played"));
  std::vector<std::string> limits;
  for (const Doc& limit : get_list(overlord, "limits")) {
    limits.push_back(book.figure(get_text(limit, "figure"), words) + " " + number_of(limit, "in_play") + "/" +
                     number_of(limit, "limit"));
  }
  if (!limits.empty()) parts.push_back(words.text("saga.overlord.limits", {{"list", joined(limits, ", ")}}));
  return to.screen.paint(Ink::Red, words.text("saga.overlord")) + ": " + joined(parts, " · ");
}

std::string part_words(const Doc& view, const Catalogue& words) {
  const std::string part = get_text(view, "part");
  if (part == "heroes") return words.text("saga.part.heroes");
  if (part == "window") return words.text("saga.part.window");
  return part == "overlord" ? words.text("saga.part.overlord") : words.text("saga.part.end_of_round");
}

// The roof that falls: rows or columns, as the adventure has it.
std::string collapse_words(const Doc& view, const Book& book, const Audience& to) {
  if (!get(view, "collapse").is_integer()) return {};
  return to.words.text(book.collapses_by_rows() ? "saga.collapse.rows" : "saga.collapse.columns",
                       {{"n", number_of(view, "collapse")}});
}

std::string flag_words(std::string_view flag, const Book& book, const Catalogue& words) {
  for (const Doc& rule : get_list(book.adventure(), "special_rules")) {
    for (const Doc& effect : get_list(rule, "effects")) {
      if (get_text(effect, "flag") == flag) return in_language(get(rule, "text"), words);
    }
  }
  return std::string(flag);
}

std::string condition_words(const Doc& condition, const Book& book, const Audience& to) {
  const std::string type = get_text(condition, "type");
  // In a view `what` names it; in the file of an adventure the field is called as the thing is.
  std::string what = get_text(condition, "what");
  for (const std::string_view field : {"door", "boss", "flag", "counter"}) {
    if (what.empty()) what = get_text(condition, field);
  }
  if (type == "boss_incapacitated") what = book.figure(what, to.words);
  if (type == "flag") what = flag_words(what, book, to.words);
  if (type == "counter_at_least") what = book.counter(what, to.words);
  if (what.ends_with(".")) what.pop_back();  // a whole sentence within another
  const int wanted =
      get(condition, "value").is_integer() ? get_int(condition, "value") : get_int(condition, "count", 1);
  const std::string key = "goal.saga." + type;
  const bool counted = to.words.has(key + ".one");
  std::string text = counted ? to.words.plural(key, wanted, {{"what", what}}) : to.words.text(key, {{"what", what}});
  if (get(condition, "now").is_integer() && (type == "counter_at_least" || wanted > 1)) {
    text += " (" + number_of(condition, "now") + "/" + std::to_string(wanted) + ")";
  }
  return text;
}

}  // namespace

std::string goal_words(const Doc& conditions, const Book& book, const Audience& to) {
  std::vector<std::string> list;
  for (const Doc& condition : conditions.is_array() ? conditions.as_array() : Doc::Array{}) {
    list.push_back(condition_words(condition, book, to));
  }
  return joined(list, to.words.text("saga.goal.or"));
}

std::vector<std::string> panel(const Doc& view, const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  std::vector<std::string> lines;
  const std::string title =
      to.screen.paint(Ink::Title, words.text("game.saga")) + " · " +
      book.adventure_name(get_text(view, "adventure"), words) + " · " +
      words.text("saga.round", {{"n", number_of(view, "round")}, {"most", number_of(view, "round_limit")}}) + " · " +
      part_words(view, words);
  add_wrapped(lines, title, to);
  const Doc& victory = get(view, "victory");
  add_wrapped(lines,
              words.text("saga.goal", {{"heroes", goal_words(get(victory, "heroes"), book, to)},
                                       {"overlord", goal_words(get(victory, "overlord"), book, to)}}),
              to);
  if (const std::string falls = collapse_words(view, book, to); !falls.empty()) add_wrapped(lines, falls, to);
  for (const Doc& model : get_list(view, "models")) {
    if (get_text(model, "side") == "heroes") hero_lines(model, book, to, lines);
  }
  add_wrapped(lines, overlord_words(view, book, to), to);
  return lines;
}

// Each kind once, with what its models have in common; those that differ by themselves.
std::vector<std::string> monsters(const Doc& view, const Book& book, const Audience& to) {
  std::vector<std::string> order;
  std::map<std::string, std::vector<const Doc*>> kinds;
  for (const Doc& model : get_list(view, "models")) {
    if (get_text(model, "side") == "heroes" || !get_bool(model, "in_play")) continue;
    const std::string id = get_text(model, "figure");
    if (kinds[id].empty()) order.push_back(id);
    kinds[id].push_back(&model);
  }
  std::vector<std::string> lines;
  for (const std::string& id : order) {
    const std::vector<const Doc*>& all = kinds[id];
    const Doc& first = *all.front();
    const std::string name = std::string(1, letter_of(id)) + " " + book.figure(id, to.words);
    std::string text = to.screen.paint(ink_of(first), name) +
                       (all.size() > 1 ? " ×" + std::to_string(all.size()) : "") + ": " + values_words(first, book, to);
    for (const Doc* model : all) {
      std::vector<std::string> own;
      const bool told = get_text(*model, "class") == "boss" || get_int(*model, "wounds") > 0;
      if (const std::string wounds = wounds_words(*model, book, to); told && !wounds.empty()) own.push_back(wounds);
      for (const std::string& mark : marks(*model, book, to)) own.push_back(mark);
      if (const std::string feats = feats_words(*model, book, to); !feats.empty()) own.push_back(feats);
      if (!own.empty()) text += " · " + get_text(*model, "square") + " " + joined(own, ", ");
    }
    add_wrapped(lines, text, to);
    if (const std::string spells = spells_words(first, book, to); !spells.empty()) {
      add_wrapped(lines, to.words.text("saga.spells", {{"list", spells}}), to, 2);
    }
  }
  return lines;
}

std::vector<std::string> hero_in_full(const Doc& view, const Doc& model, const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  std::vector<std::string> lines;
  if (get_text(model, "side") == "heroes") {
    hero_lines(model, book, to, lines);
  } else {
    const std::string name = to.screen.paint(ink_of(model), book.figure(get_text(model, "figure"), words));
    std::vector<std::string> parts = {name + " " + where(model), values_words(model, book, to)};
    if (const std::string wounds = wounds_words(model, book, to); !wounds.empty()) parts.push_back(wounds);
    for (const std::string& mark : marks(model, book, to)) parts.push_back(mark);
    lines.push_back(joined(parts, " · "));
    if (const std::string spells = spells_words(model, book, to); !spells.empty()) {
      lines.push_back(words.text("saga.spells", {{"list", spells}}));
    }
  }
  if (get(model, "crippled_at").is_integer()) {
    lines.push_back(words.text("saga.crippled_at", {{"n", number_of(model, "crippled_at")}}));
  }
  std::vector<std::string> by;
  for (const Doc& enemy : get_list(model, "engaged_by")) {
    by.push_back(model_words(model_numbered(view, static_cast<int>(enemy.as_integer())), book, to));
  }
  if (!by.empty()) lines.push_back(words.text("saga.engaged_by", {{"list", joined(by, ", ")}}));
  const auto explain = [&](std::string_view id, const std::string& name) {
    const std::string key = "short.saga." + std::string(id);
    if (words.has(key)) lines.push_back(name + ": " + words.text(key));
  };
  for (const Doc& each : get_list(model, "feats")) {
    explain(get_text(each, "feat"), book.name("feats", get_text(each, "feat"), words));
  }
  for (const Doc& each : get_list(model, "spells")) {
    explain(get_text(each, "spell"), book.name("spells", get_text(each, "spell"), words));
  }
  for (const Doc& each : get_list(model, "items")) {
    std::string id = get_text(each, "item");
    if (id.ends_with("*")) id.pop_back();
    explain(id, book.item(id, words));
  }
  const std::string id = get_text(model, "figure");
  for (const Doc& skill : get_list(get(get(view, "options"), "skills"), id)) {
    explain(skill.as_string(), book.name("skills", skill.as_string(), words));
  }
  for (const std::string_view list : {"bosses", "minions"}) {
    for (const Doc& ability : get_list(book.record(list, id), "abilities")) {
      explain(ability.as_string(), book.name("abilities", ability.as_string(), words));
    }
  }
  return lines;
}

std::vector<std::string> overlord_in_full(const Doc& view, const Book& book, const Audience& to) {
  const Catalogue& words = to.words;
  const Doc& overlord = get(view, "overlord");
  std::vector<std::string> lines = {overlord_words(view, book, to)};
  lines.push_back(words.text("saga.overlord.played", {{"list", cards_words(get_list(overlord, "played"), book, to)}}));
  lines.push_back(words.text("saga.overlord.unseen", {{"list", cards_words(get_list(overlord, "unseen"), book, to)}}));
  for (const std::string& line : monsters(view, book, to)) lines.push_back(line);
  return lines;
}

}  // namespace uc::saga_face
