// Crypt on the screen: the cards of the Crypt with the dice on them, what everybody has, what it would score now.
#include <algorithm>
#include <array>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc {

namespace crypt_face {

namespace {

constexpr int kCardWidth = 11;  // inside the frame: the longest name of a type in either language
constexpr int kColumn = 7;      // of the score table

std::string repeated(std::string_view part, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += part;
  return text;
}

std::string dice_on_card(const Doc& dice) {
  const std::string effort = std::to_string(get_int(dice, "effort"));
  const Doc::Array& rolled = get_list(dice, "rolled");
  if (rolled.empty()) return repeated("[" + effort + "]", get_int(dice, "count"));
  std::string text = effort + " →";
  for (const Doc& result : rolled) text += result.is_integer() ? " " + std::to_string(result.as_integer()) : " -";
  return text;
}

// A card of the Crypt: six lines.
std::array<std::string, 6> card_box(const Doc& slot, const Audience& to) {
  const Doc& card = get(slot, "card");
  const Doc& dice = get(slot, "dice");
  const bool here = card.is_object();
  const bool down = get_text(card, "face") == "down";
  const Ink ink = here ? type_ink(get_text(card, "type")) : Ink::Dim;
  const auto row = [&](Ink own, const std::string& text) {
    return to.screen.paint(ink, "│") + to.screen.paint(own, fit(text, kCardWidth)) + to.screen.paint(ink, "│");
  };
  std::string value;
  if (here) value = get(card, "value").is_integer() ? std::to_string(get_int(card, "value")) : "?";
  if (here && down) value += "  " + to.words.text(value == "?" ? "crypt.card.hidden" : "crypt.card.seen");
  const std::string name = get_text(slot, "slot");
  return {
      to.screen.paint(ink, "┌" + name + repeated("─", kCardWidth - display_width(name)) + "┐"),
      row(ink, here ? type_name(get_text(card, "type"), to) : to.words.text("crypt.card.empty")),
      row(down ? Ink::Dim : Ink::Bold, " " + value),
      row(dice.is_object() ? holder_ink(get(dice, "holder")) : Ink::Dim, dice.is_object() ? dice_on_card(dice) : ""),
      row(dice.is_object() ? holder_ink(get(dice, "holder")) : Ink::Dim,
          dice.is_object() ? holder_name(get(dice, "holder"), to) : ""),
      to.screen.paint(ink, "└" + repeated("─", kCardWidth) + "┘")};
}

void draw_crypt(const Doc& view, const Audience& to, std::vector<std::string>& out) {
  const Doc::Array& slots = get_list(view, "crypt");
  if (slots.empty()) return;
  const int room = to.screen.width() - 1;
  const int box = kCardWidth + 2;
  const int count = static_cast<int>(slots.size());
  const int gap = count * (box + 1) <= room ? 1 : 0;
  const int in_row = std::clamp(room / (box + gap), 1, count);
  for (int first = 0; first < count; first += in_row) {
    std::array<std::string, 6> lines;
    for (int i = first; i < std::min(first + in_row, count); ++i) {
      const auto card = card_box(slots[i], to);
      for (std::size_t line = 0; line < lines.size(); ++line) {
        lines[line] += card[line] + std::string(gap, ' ');
      }
    }
    out.insert(out.end(), lines.begin(), lines.end());
  }
}

std::string header(const Doc& view, const Audience& to) {
  std::string text = to.words.text("crypt.header", {{"round", std::to_string(get_int(view, "round"))},
                                                    {"rounds", std::to_string(get_int(view, "rounds"))},
                                                    {"leader", holder_name(get(view, "leader"), to)},
                                                    {"lights", holder_name(get(view, "lights_out"), to)}});
  const Doc& deck = get(view, "deck");
  const std::string top = get_text(deck, "top");
  const int cards = get_int(deck, "cards");
  if (cards == 0) return text + " · " + to.words.text("crypt.deck.empty");
  if (top.empty()) return text + " · " + to.words.plural("crypt.deck.unseen", cards);
  return text + " · " + to.words.plural("crypt.deck", cards, {{"top", type_name(top, to)}});
}

// One card of a collection: 3 face-up, (3) face-down but seen by all, 3* known to you and not to all, ? hidden.
std::string held_card(const Doc& card) {
  const Doc& value = get(card, "value");
  if (!value.is_integer()) {
    const Doc& least = get(card, "at_least");
    return least.is_integer() && least.as_integer() > 1 ? "?≥" + std::to_string(least.as_integer()) : "?";
  }
  const std::string number = std::to_string(value.as_integer());
  if (get_text(card, "face") == "up") return number;
  return get_bool(card, "remembered") ? "(" + number + ")" : number + "*";
}

std::string collection(const Doc& seat, const Audience& to) {
  std::vector<std::string> groups;
  for (const std::string_view type : kTypes) {
    std::string group;
    for (const Doc& card : get_list(seat, "collection")) {
      if (get_text(card, "type") == type) group += " " + held_card(card);
    }
    if (!group.empty()) groups.push_back(to.screen.paint(type_ink(type), type_name(type, to)) + group);
  }
  return groups.empty() ? to.words.text("crypt.collection.empty") : joined(groups, " · ");
}

std::string marks(const Doc& view, const Doc& seat, const Audience& to) {
  std::vector<std::string> all;
  if (get(view, "leader") == get(seat, "seat")) all.push_back(to.words.text("crypt.leader"));
  if (get(view, "lights_out") == get(seat, "seat")) all.push_back(to.words.text("crypt.lights"));
  if (get_bool(seat, "race")) all.push_back(to.words.text("crypt.race"));
  return joined(all, ", ");
}

std::string dice_of(const Doc& seat, const Audience& to) {
  return to.words.text("crypt.dice", {{"ready", std::to_string(get_int(seat, "ready"))},
                                      {"placed", std::to_string(get_int(seat, "on_cards"))},
                                      {"exhausted", std::to_string(get_int(seat, "exhausted"))}});
}

void draw_seat(const Doc& view, const Doc& seat, const Audience& to, std::vector<std::string>& out) {
  const std::string symbols = repeated("●", get_int(seat, "ready")) + repeated("◐", get_int(seat, "on_cards")) +
                              repeated("○", get_int(seat, "exhausted"));
  std::string line =
      to.screen.paint(holder_ink(get(seat, "seat")), fit(to.name(get(seat, "seat")), 12) + " " + symbols);
  line += " " + dice_of(seat, to);
  const std::string torches = marks(view, seat, to);
  if (!torches.empty()) line += " · " + torches;
  for (const std::string& part : wrap(line, to.screen.width() - 1)) out.push_back(part);
  if (get_list(seat, "collection").empty()) return;
  for (const std::string& part : wrap(collection(seat, to), to.screen.width() - 5)) out.push_back("    " + part);
}

void draw_ghost(const Doc& view, const Audience& to, std::vector<std::string>& out) {
  const Doc& ghost = get(view, "ghost");
  if (!ghost.is_object()) return;
  out.push_back(to.screen.paint(Ink::White, fit(to.words.text("crypt.ghost"), 12)) + " " +
                to.words.text("crypt.ghost.dice", {{"ready", std::to_string(get_int(ghost, "ready"))},
                                                   {"placed", std::to_string(get_int(ghost, "on_cards"))},
                                                   {"aside", std::to_string(get_int(ghost, "aside"))}}));
}

std::string side_of(const Doc& view, std::size_t type) {
  const std::string sides = get_text(view, "sides");
  return type < sides.size() ? std::string(1, sides[type]) : "?";
}

// Numbers of all seats in one row of the score table.
template <class Cell>
std::string score_row(const std::string& title, const std::string& text, const Doc& view, const Audience& to,
                      Cell cell) {
  const auto& seats = get_list(view, "seats");
  const int room = to.screen.width() - 1 - kColumn * static_cast<int>(seats.size());
  const int name = std::min(room, 15);
  std::string row = fit(title, name);
  row += room - name >= 24 ? to.screen.paint(Ink::Dim, fit(text, room - name)) : std::string(room - name, ' ');
  for (const Doc& seat : seats) row += fit_right(cell(seat), kColumn);
  return row;
}

void draw_scores(const Doc& view, const Audience& to, std::vector<std::string>& out) {
  out.push_back(score_row(
      to.screen.paint(Ink::Bold, to.words.text("crypt.score.now")), to.words.text("crypt.score.command"), view, to,
      [&](const Doc& seat) {
        return to.screen.paint(
            holder_ink(get(seat, "seat")),
            fit_right(fit(to.name(get(seat, "seat")), std::min(kColumn - 1, display_width(to.name(get(seat, "seat"))))),
                      kColumn));
      }));
  const auto number = [](const Doc& doc, std::string_view key) { return std::to_string(get_int(doc, key)); };
  const auto unsure = [](const Doc& seat) { return get_int(get(seat, "score"), "hidden") > 0 ? "+?" : ""; };
  out.push_back(score_row(to.words.text("crypt.score.treasure"), to.words.text("short.treasure"), view, to,
                          [&](const Doc& seat) { return number(get(seat, "score"), "treasure") + unsure(seat); }));
  for (std::size_t i = 0; i < std::size(kTypes); ++i) {
    const std::string side = side_of(view, i);
    const std::string type(kTypes[i]);
    out.push_back(score_row(to.screen.paint(type_ink(type), type_name(type, to)) + " " + side,
                            side == "?" ? "" : to.words.text("short." + type + "." + side), view, to,
                            [&](const Doc& seat) { return number(get(get(seat, "score"), "collectors"), type); }));
  }
  out.push_back(score_row(to.words.text("crypt.score.dice"), to.words.text("short.dice"), view, to,
                          [&](const Doc& seat) { return number(get(seat, "score"), "dice"); }));
  out.push_back(score_row(
      to.screen.paint(Ink::Bold, to.words.text("crypt.score.total")), "", view, to,
      [&](const Doc& seat) { return to.screen.paint(Ink::Bold, number(get(seat, "score"), "total") + unsure(seat)); }));
}

std::string plain_slot(const Doc& slot, const Audience& to) {
  const Doc& card = get(slot, "card");
  std::string text = get_text(slot, "slot") + ": ";
  if (!card.is_object()) return text + to.words.text("crypt.card.none");
  text += type_name(get_text(card, "type"), to) + ", ";
  const bool down = get_text(card, "face") == "down";
  const bool known = get(card, "value").is_integer();
  const std::string value = std::to_string(get_int(card, "value"));
  text += !known ? to.words.text("crypt.plain.hidden")
                 : to.words.text(down ? "crypt.plain.seen" : "crypt.plain.value", {{"value", value}});
  const Doc& dice = get(slot, "dice");
  if (!dice.is_object()) return text + ", " + to.words.text("crypt.plain.free");
  const int total = get_int(dice, "count") * get_int(dice, "effort");
  return text + ", " +
         to.words.text(held_key(dice), {{"name", holder_name(get(dice, "holder"), to)},
                                        {"dice", dice_words(get_int(dice, "count"), get_int(dice, "effort"), to)},
                                        {"total", std::to_string(total)}});
}

std::string plain_scores(const Doc& seat, const Audience& to) {
  const Doc& score = get(seat, "score");
  std::vector<std::string> parts = {to.words.text("crypt.score.treasure") + " " +
                                    std::to_string(get_int(score, "treasure"))};
  for (const std::string_view type : kTypes) {
    const int coins = get_int(get(score, "collectors"), type);
    if (coins != 0) parts.push_back(type_name(type, to) + " " + std::to_string(coins));
  }
  parts.push_back(to.words.text("crypt.score.dice") + " " + std::to_string(get_int(score, "dice")));
  std::string text = to.words.text("crypt.plain.score", {{"name", to.name(get(seat, "seat"))},
                                                         {"total", std::to_string(get_int(score, "total"))},
                                                         {"parts", joined(parts, ", ")}});
  const int hidden = get_int(score, "hidden");
  if (hidden > 0) text += " " + to.words.plural("crypt.plain.unsure", hidden);
  return text;
}

}  // namespace

Ink type_ink(std::string_view type) {
  if (type == "idol") return Ink::Yellow;
  if (type == "jewelry") return Ink::Blue;
  if (type == "pottery") return Ink::Red;
  if (type == "remains") return Ink::Green;
  if (type == "tapestry") return Ink::Magenta;
  return Ink::White;
}

Ink holder_ink(const Doc& seat) {
  constexpr Ink kInks[] = {Ink::Cyan, Ink::Yellow, Ink::Magenta, Ink::Green};
  return seat_ink(seat, kInks, Ink::White);
}

std::string holder_name(const Doc& holder, const Audience& to) {
  if (holder.is_integer()) return to.name(holder);
  return to.words.text(holder.is_string() && holder.as_string() == "ghost" ? "crypt.ghost" : "crypt.nobody");
}

std::string painted_name(const Doc& holder, const Audience& to) {
  return to.screen.paint(holder_ink(holder), holder_name(holder, to));
}

std::string type_name(std::string_view type, const Audience& to) { return to.words.text("type." + std::string(type)); }

std::string card_name(const Doc& type, const Doc& value, const Audience& to) {
  const std::string name = type.is_string() ? type.as_string() : "idol";
  return to.screen.paint(type_ink(name),
                         type_name(name, to) + " " + (value.is_integer() ? std::to_string(value.as_integer()) : "?"));
}

std::string_view held_key(const Doc& dice) {
  return get(dice, "holder") == Doc("ghost") ? "crypt.plain.held.ghost" : "crypt.plain.held";
}

std::string dice_words(int count, int effort, const Audience& to) {
  return to.words.plural("crypt.effort", count, {{"effort", std::to_string(effort)}});
}

std::vector<std::string> draw_boxes(const Doc& view, const Audience& to) {
  std::vector<std::string> out;
  for (const std::string& part : wrap(header(view, to), to.screen.width() - 1))
    out.push_back(to.screen.paint(Ink::Bold, part));
  draw_crypt(view, to, out);
  for (const Doc& seat : get_list(view, "seats")) draw_seat(view, seat, to, out);
  draw_ghost(view, to, out);
  const auto& seats = get_list(view, "seats");
  if (std::any_of(seats.begin(), seats.end(), [](const Doc& seat) { return !get_list(seat, "collection").empty(); })) {
    for (const std::string& part : wrap(to.words.text("crypt.legend"), to.screen.width() - 5)) {
      out.push_back("    " + to.screen.paint(Ink::Dim, part));
    }
  }
  draw_scores(view, to, out);
  return out;
}

std::vector<std::string> draw_plain(const Doc& view, const Audience& to) {
  std::vector<std::string> out = {header(view, to)};
  for (const Doc& slot : get_list(view, "crypt")) out.push_back(plain_slot(slot, to));
  for (const Doc& seat : get_list(view, "seats")) {
    const std::string torches = marks(view, seat, to);
    out.push_back(to.name(get(seat, "seat")) + ": " + dice_of(seat, to) + (torches.empty() ? "" : ", " + torches));
    out.push_back(to.words.text("crypt.plain.collection",
                                {{"name", to.name(get(seat, "seat"))}, {"cards", collection(seat, to)}}));
    out.push_back(plain_scores(seat, to));
  }
  draw_ghost(view, to, out);
  std::vector<std::string> sides;
  for (std::size_t i = 0; i < std::size(kTypes); ++i)
    sides.push_back(type_name(kTypes[i], to) + " " + side_of(view, i));
  out.push_back(to.words.text("crypt.plain.sides", {{"sides", joined(sides, ", ")}}));
  return out;
}

}  // namespace crypt_face

namespace {

class CryptFace final : public GameFace {
 public:
  std::vector<std::string> draw(const Doc& view, const Audience& to) const override {
    return to.screen.plain() ? crypt_face::draw_plain(view, to) : crypt_face::draw_boxes(view, to);
  }

  std::string must(const Doc& view, const Doc& turn, const Audience& to) const override {
    const std::string kind = get_text(turn, "kind");
    const bool last = kind == "claim" && get_int(view, "step") + 1 == static_cast<int>(get_list(view, "order").size());
    return to.words.text("must." + kind + (last ? ".last" : ""), {{"name", to.name(get(turn, "actor"))}});
  }

  Menu menu(const Decision& decision, const std::string& chosen, const Audience& to) const override {
    return crypt_face::menu(decision, chosen, to);
  }
  std::string action(std::string_view text, const Audience& to) const override {
    return crypt_face::action_words(text, to);
  }
  std::vector<std::string> tell(const std::vector<Doc>& events, const Audience& to) const override {
    return crypt_face::event_words(events, to);
  }
  std::vector<std::string> odds(const Doc& odds, const Audience& to) const override {
    return crypt_face::odds_words(odds, to);
  }
  std::vector<std::string> results(const Doc& results, const Audience& to) const override {
    return crypt_face::result_words(results, to);
  }
  std::string spelled(std::string_view text, const Doc&) const override { return crypt_face::spelled(text); }
  std::vector<std::string_view> verbs() const override {
    return {"claim", "recover", "manuscript", "pottery", "remains", "idol", "end"};
  }
  std::string localized(std::string_view text, const Catalogue& words) const override {
    return with_local_verb(text, "crypt", words);
  }
  std::string_view usual_players() const override { return "human,level:3,level:3"; }
  std::optional<OptionSets> option_sets(const Catalogue& words) const override {
    return crypt_face::option_sets(words);
  }

  std::vector<std::string> reference(const Doc& view, const Audience& to) const override {
    std::vector<std::string> lines;
    const std::string sides = get_text(view, "sides");
    for (std::size_t i = 0; i < std::size(crypt_face::kTypes) && i < sides.size(); ++i) {
      const std::string type(crypt_face::kTypes[i]);
      const std::string side(1, sides[i]);
      lines.push_back(to.screen.paint(crypt_face::type_ink(type), to.words.text("collector." + type)) + " (" + side +
                      "): " + to.words.text("collector." + type + "." + side));
    }
    return lines;
  }
};

}  // namespace

std::unique_ptr<GameFace> crypt_face::make_face(const std::string& /*content_dir*/) {
  return std::make_unique<CryptFace>();
}

}  // namespace uc
