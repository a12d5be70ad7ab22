// Crypt in words: what is done, what happened, how likely it is, how it ended.
#include <algorithm>
#include <cctype>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc::crypt_face {

namespace {

// "S1:2x3" as count and effort; zeros if it is something else.
void read_part(std::string_view part, std::string& slot, int& count, int& effort) {
  const std::size_t colon = part.find(':');
  slot = std::string(part.substr(0, colon));
  count = effort = 0;
  if (colon != std::string_view::npos && part.size() == colon + 4) {
    count = part[colon + 1] - '0';
    effort = part[colon + 3] - '0';
  }
}

std::string percent(double part, double of, const Audience& to) { return to.words.percent(of > 0 ? part / of : 0); }

std::string numbers(const Doc& list) {
  std::vector<std::string> all;
  if (list.is_array()) {
    for (const Doc& item : list.as_array()) all.push_back(std::to_string(item.is_integer() ? item.as_integer() : 0));
  }
  return joined(all, ", ");
}

bool in(std::string_view type, std::initializer_list<std::string_view> types) {
  return std::find(types.begin(), types.end(), type) != types.end();
}

// Tells events in lines, some of them together: the cards of a Reveal, the parts of a claim, the dice of a roll.
class Teller {
 public:
  Teller(const std::vector<Doc>& events, const Audience& to) : events_(events), to_(to) {}

  std::vector<std::string> all() {
    while (at_ < events_.size()) {
      const std::string type = get_text(events_[at_], "type");
      if (in(type, {"card.revealed", "card.concealed"})) {
        cards("crypt.told.revealed", {"card.revealed", "card.concealed", "deck.top"});
      } else if (type == "card.discarded") {
        cards("crypt.told.discarded", {"card.discarded"});
      } else if (in(type, {"claim.placed", "dice.bumped"})) {
        claim();
      } else if (type == "card.shown") {
        shown_cards();
      } else if (type == "die.rolled") {
        rolls();
      } else {
        single(events_[at_], type);
        ++at_;
      }
    }
    return std::move(lines_);
  }

 private:
  void cards(std::string_view key, std::initializer_list<std::string_view> types) {
    std::vector<std::string> list;
    for (; at_ < events_.size() && in(get_text(events_[at_], "type"), types); ++at_) {
      const Doc& event = events_[at_];
      if (get_text(event, "type") == "deck.top") continue;
      list.push_back(get_text(event, "slot") + " " + card_name(get(event, "card"), get(event, "value"), to_));
    }
    lines_.push_back(to_.words.text(key, {{"cards", joined(list, ", ")}}));
  }

  void shown_cards() {
    const Doc seat = get(events_[at_], "seat");
    std::vector<std::string> list;
    for (; at_ < events_.size() && get_text(events_[at_], "type") == "card.shown" && get(events_[at_], "seat") == seat;
         ++at_) {
      const Doc& event = events_[at_];
      list.push_back(get_text(event, "id") + " " + card_name(get(event, "card"), get(event, "value"), to_));
    }
    lines_.push_back(
        to_.words.text("event.card.shown", {{"name", painted_name(seat, to_)}, {"cards", joined(list, ", ")}}));
  }

  void claim() {
    const bool bump_first = get_text(events_[at_], "type") == "dice.bumped";
    const Doc seat = get(events_[at_], bump_first ? "by" : "seat");
    std::vector<std::string> parts;
    std::vector<std::string> bumps;
    for (; at_ < events_.size(); ++at_) {
      const Doc& event = events_[at_];
      const std::string type = get_text(event, "type");
      if (type == "claim.placed" && get(event, "seat") == seat) {
        parts.push_back(to_.words.text("crypt.told.part",
                                       {{"slot", get_text(event, "slot")},
                                        {"dice", dice_words(get_int(event, "count"), get_int(event, "effort"), to_)}}));
      } else if (type == "dice.bumped" && get(event, "by") == seat) {
        bumps.push_back(bumped(event));
      } else {
        break;
      }
    }
    if (!parts.empty()) {
      lines_.push_back(
          to_.words.text("event.claim.placed", {{"name", painted_name(seat, to_)}, {"parts", joined(parts, "; ")}}));
    }
    lines_.insert(lines_.end(), bumps.begin(), bumps.end());
  }

  void rolls() {
    const Doc seat = get(events_[at_], "seat");
    std::vector<std::string> dice;
    const bool again = get_bool(events_[at_], "again");
    for (; at_ < events_.size() && get_text(events_[at_], "type") == "die.rolled" && get(events_[at_], "seat") == seat;
         ++at_) {
      const Doc& event = events_[at_];
      const bool failed = get_bool(event, "failed");
      dice.push_back(to_.words.text(
          failed ? "crypt.told.fails" : "crypt.told.holds",
          {{"slot", get_text(event, "slot")},
           {"result", to_.screen.paint(failed ? Ink::Bad : Ink::Good, std::to_string(get_int(event, "result")))},
           {"effort", std::to_string(get_int(event, "effort"))}}));
    }
    lines_.push_back(to_.words.text(again ? "crypt.told.again" : "event.die.rolled",
                                    {{"name", painted_name(seat, to_)}, {"dice", joined(dice, "; ")}}));
  }

  std::string bumped(const Doc& event) {
    const bool by_ghost = get(event, "by") == Doc("ghost");
    const bool ghost = get(event, "seat") == Doc("ghost");
    return to_.words.text(by_ghost ? "event.dice.bumped.by_ghost"
                          : ghost  ? "event.dice.bumped.ghost"
                                   : "event.dice.bumped",
                          {{"name", painted_name(get(event, "seat"), to_)},
                           {"by", painted_name(get(event, "by"), to_)},
                           {"slot", get_text(event, "slot")},
                           {"dice", to_.words.plural("crypt.dice.count", get_int(event, "count"))}});
  }

  void single(const Doc& event, const std::string& type) {
    if (in(type, {"deck.top", "window.ended", "game.ended"})) return;  // the screen shows it anyway
    if (type == "ghost.passed") return;  // up to six lines a roll, for what the dice on the cards show
    if (type == "dice.settled" && get_int(event, "exhausted") == 0) return;
    std::string key = "event." + type;
    if (type == "dice.recovered") key += "." + get_text(event, "why");
    if (type == "dice.recovered" && get_int(event, "count") == 0) {
      if (get_text(event, "why") != "action") return;
      key = "crypt.told.passes";
    }
    if (in(type, {"value.seen", "card.taken"}) && !get(event, "value").is_integer()) key += ".hidden";
    if (type == "torch.passed" && get(event, "leader") == get(event, "lights_out")) {
      key += get(event, "leader") == Doc("ghost") ? ".ghost" : ".both";
    }
    const auto number = [&](std::string_view name) { return std::to_string(get_int(event, name)); };
    lines_.push_back(to_.words.text(
        key, {{"name", painted_name(get(event, "seat"), to_)},
              {"leader", holder_name(get(event, "leader"), to_)},
              {"lights", holder_name(get(event, "lights_out"), to_)},
              {"round", number("round")},
              {"sides", get_text(event, "sides")},
              {"slot", get_text(event, "slot")},
              {"id", get_text(event, "id")},
              {"card", card_name(get(event, "card"), get(event, "value"), to_)},
              {"type", type_name(get(event, "card").is_string() ? get_text(event, "card") : "idol", to_)},
              {"value", number("value")},
              {"dice", type == "ghost.rolled" || type == "tie.rolled"
                           ? numbers(get(event, "dice"))
                           : to_.words.plural("crypt.dice.count", get_int(event, "count"))},
              {"group", dice_words(get_int(event, "count"), get_int(event, "effort"), to_)},
              {"drawn", numbers(get(event, "drawn"))},
              {"exhausted", to_.words.plural("crypt.dice.count", get_int(event, "exhausted"))},
              {"score", to_.words.plural("crypt.coins", get_int(event, "score"))},
              {"sum", number("sum")}}));
  }

  const std::vector<Doc>& events_;
  const Audience& to_;
  std::size_t at_ = 0;
  std::vector<std::string> lines_;
};

std::string parts_words(const Doc& parts, const Audience& to) {
  std::vector<std::string> all = {to.words.text("crypt.score.treasure") + " " +
                                  std::to_string(get_int(parts, "treasure"))};
  for (const std::string_view type : kTypes) {
    const int coins = get_int(get(parts, "collectors"), type);
    if (coins != 0) all.push_back(to.screen.paint(type_ink(type), type_name(type, to)) + " " + std::to_string(coins));
  }
  all.push_back(to.words.text("crypt.score.dice") + " " + std::to_string(get_int(parts, "dice")));
  return joined(all, " + ");
}

}  // namespace

std::string action_words(std::string_view text, const Audience& to) {
  std::vector<std::string> tokens;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t blank = std::min(rest.find(' '), rest.size());
    tokens.emplace_back(rest.substr(0, blank));
    rest.remove_prefix(std::min(blank + 1, rest.size()));
  }
  if (tokens.empty()) return {};
  if (tokens[0] != "claim") {
    const auto token = [&](std::size_t i) { return i < tokens.size() ? tokens[i] : std::string(); };
    const std::string key = "power." + tokens[0];
    if (!to.words.has(key)) return std::string(text);
    return to.words.text(key, {{"first", token(1)}, {"second", token(2)}, {"third", token(3)}});
  }
  std::vector<std::string> parts;
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    std::string slot;
    int count = 0;
    int effort = 0;
    read_part(tokens[i], slot, count, effort);
    parts.push_back(to.words.text("crypt.told.part", {{"slot", slot}, {"dice", dice_words(count, effort, to)}}));
  }
  return to.words.text("power.claim", {{"parts", joined(parts, "; ")}});
}

std::vector<std::string> event_words(const std::vector<Doc>& events, const Audience& to) {
  return Teller(events, to).all();
}

std::vector<std::string> odds_words(const Doc& odds, const Audience& to) {
  std::vector<std::string> lines;
  for (const Doc& die : get_list(odds, "dice")) {
    lines.push_back(
        to.words.text("crypt.odds.dice", {{"slot", get_text(die, "slot")},
                                          {"dice", dice_words(get_int(die, "count"), get_int(die, "effort"), to)},
                                          {"fails", std::to_string(get_int(die, "fails"))},
                                          {"of", std::to_string(get_int(die, "of"))},
                                          {"percent", percent(get_real(die, "fails"), get_real(die, "of"), to)}}));
  }
  const Doc& exhausted = get(odds, "exhausted");
  std::vector<std::string> ways;
  int dice = 0;
  for (const Doc& way : get_list(exhausted, "ways")) {
    const double share = way.is_integer() ? static_cast<double>(way.as_integer()) : 0;
    if (share > 0)
      ways.push_back(to.words.plural("crypt.odds.exhausted", dice,
                                     {{"percent", percent(share, get_real(exhausted, "of", 1), to)}}));
    ++dice;
  }
  if (!ways.empty()) lines.push_back(joined(ways, ", "));
  if (get(odds, "fails").is_integer()) {
    lines.push_back(
        to.words.text("crypt.odds.again", {{"fails", std::to_string(get_int(odds, "fails"))},
                                           {"of", std::to_string(get_int(odds, "of"))},
                                           {"percent", percent(get_real(odds, "fails"), get_real(odds, "of"), to)}}));
  }
  for (const Doc& slot : get_list(odds, "slots")) {
    std::vector<std::string> values;
    int value = 0;
    for (const Doc& count : get_list(slot, "values")) {
      ++value;
      const int n = count.is_integer() ? static_cast<int>(count.as_integer()) : 0;
      if (n > 0) values.push_back(to.words.plural("crypt.odds.value", n, {{"value", std::to_string(value)}}));
    }
    lines.push_back(
        to.words.text("crypt.odds.slot", {{"slot", get_text(slot, "slot")}, {"values", joined(values, ", ")}}));
  }
  return lines;
}

std::vector<std::string> result_words(const Doc& results, const Audience& to) {
  std::vector<std::string> lines;
  for (const Doc& result : by_place(results)) {
    std::string line =
        to.words.text("crypt.result", {{"place", std::to_string(get_int(result, "place"))},
                                       {"name", painted_name(get(result, "seat"), to)},
                                       {"score", to.words.plural("crypt.coins", get_int(result, "score"))},
                                       {"parts", parts_words(get(result, "parts"), to)}});
    const std::string rating = get_text(result, "rating");
    if (!rating.empty()) {
      line += " — " + to.screen.paint(Ink::Bold, to.words.text("rating." + rating));
    } else if (get_bool(result, "won")) {
      line += " — " + to.screen.paint(Ink::Good, to.words.text("plain.winner"));
    }
    lines.push_back(line);
  }
  return lines;
}

std::string spelled(std::string_view text) {
  std::vector<std::string> tokens = split(text);
  if (tokens.empty()) return {};
  const auto is_card = [](const std::string& token) {
    return token.size() >= 2 && std::string_view("sijmprt").find(token[0]) != std::string_view::npos &&
           std::isdigit(static_cast<unsigned char>(token[1])) != 0;
  };
  for (std::string& token : tokens) {
    if (is_card(token)) token[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(token[0])));
  }
  if (tokens[0][0] == 'S' && tokens[0].find(':') != std::string::npos) tokens.insert(tokens.begin(), "claim");
  for (const std::string_view verb : {"claim", "recover", "manuscript", "pottery", "remains", "idol", "end"}) {
    if (verb.starts_with(tokens[0])) {
      tokens[0] = verb;
      break;
    }
  }
  if (tokens[0] == "claim") std::sort(tokens.begin() + 1, tokens.end());
  return joined(tokens);
}

}  // namespace uc::crypt_face
