// The guided choice in Crypt. Thousands of claims become a few short lists: a card, how many dice, how much effort,
// and whether another card joins them. What a list offers is read off the legal actions.
//
// How far a claim has come is written like the claim itself: "claim S1" (a card), "claim S1:2" (its dice),
// "claim S1:2x3" (complete so far), "claim S1:2x3 S4" (another card). The card being chosen stands last.
#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

#include "apps/undercroft/doc_get.hpp"
#include "apps/undercroft/terminal/shell/choice.hpp"
#include "face.hpp"

namespace uc::crypt_face {

namespace {

struct Part {
  int slot = 0;  // as written, from 1
  int count = 0;
  int effort = 0;
  auto operator<=>(const Part&) const = default;
};
using Parts = std::vector<Part>;

// "S4", "S4:1" or "S4:1x5"
Part read_part(std::string_view text) {
  const auto digit = [&](std::size_t at) { return at < text.size() ? text[at] - '0' : 0; };
  return {digit(1), digit(3), digit(5)};
}

Parts read_claim(std::string_view text) {
  Parts parts;
  for (const std::string& token : tokens_of(text)) {
    if (token != "claim") parts.push_back(read_part(token));
  }
  return parts;
}

std::string write_claim(Parts parts) {
  std::sort(parts.begin(), parts.end());
  std::string text = "claim";
  for (const Part& part : parts) {
    text += " S" + std::to_string(part.slot) + ":" + std::to_string(part.count) + "x" + std::to_string(part.effort);
  }
  return text;
}

bool contains(const Parts& claim, const Parts& chosen) {
  return std::all_of(chosen.begin(), chosen.end(),
                     [&](const Part& part) { return std::find(claim.begin(), claim.end(), part) != claim.end(); });
}

const Doc* slot_of(const Doc& view, int number) {
  const std::string name = "S" + std::to_string(number);
  for (const Doc& slot : get_list(view, "crypt")) {
    if (get_text(slot, "slot") == name) return &slot;
  }
  return nullptr;
}

// "S1  Idol 3, held by Bruno with 2 dice of effort 3 (6)"
std::string slot_words(const Doc& view, int number, const Audience& to) {
  const Doc* slot = slot_of(view, number);
  std::string text = "S" + std::to_string(number);
  if (slot == nullptr) return text;
  const Doc& card = get(*slot, "card");
  text += " " + card_name(get(card, "type"), get(card, "value"), to);
  if (get_text(card, "face") == "down") text += " (" + to.words.text("crypt.card.hidden") + ")";
  const Doc& dice = get(*slot, "dice");
  if (!dice.is_object()) return text;
  const int total = get_int(dice, "count") * get_int(dice, "effort");
  return text + ", " +
         to.words.text(held_key(dice), {{"name", painted_name(get(dice, "holder"), to)},
                                        {"dice", dice_words(get_int(dice, "count"), get_int(dice, "effort"), to)},
                                        {"total", std::to_string(total)}});
}

class MenuMaker {
 public:
  MenuMaker(const Decision& decision, const Audience& to) : decision_(decision), to_(to) {
    for (const std::string& action : decision.actions) {
      if (action.starts_with("claim ")) {
        claims_.push_back(read_claim(action));
      } else {
        others_.push_back(action);
      }
    }
  }

  Menu first() {
    Menu menu{"", {}};
    add_slots(menu, {}, to_.words.text("choice.claim"));
    std::map<std::string, int> verbs;
    for (const std::string& action : others_) ++verbs[tokens_of(action).front()];
    std::set<std::string> done;
    for (const std::string& action : others_) {
      const std::string verb = tokens_of(action).front();
      const std::string group = claims_.empty() ? "" : to_.words.text("choice.other");
      if (verbs[verb] <= 6) {
        menu.entries.push_back({group, action_words(action, to_), action, true});
      } else if (done.insert(verb).second) {
        menu.entries.push_back({group, to_.words.text("power." + verb + ".any"), verb, false});
      }
    }
    return menu;
  }

  Menu claim(const std::string& chosen) {
    Parts parts = read_claim(chosen);
    const Part last = parts.back();
    parts.pop_back();
    if (last.count == 0) return dice(parts, last.slot);
    if (last.effort == 0) return effort(parts, last);
    parts.push_back(last);
    return more(parts);
  }

  // The other powers, one word after the other.
  Menu power(const std::string& chosen) {
    Menu menu{to_.words.text("choice.which"), {}};
    const std::size_t known = tokens_of(chosen).size();
    std::set<std::string> done;
    for (const std::string& action : others_) {
      const std::vector<std::string> tokens = tokens_of(action);
      if (!action.starts_with(chosen + " ") || tokens.size() <= known) continue;
      const bool final = tokens.size() == known + 1;
      const std::string pick = final ? action : chosen + " " + tokens[known];
      if (done.insert(pick).second) menu.entries.push_back({"", token_words(tokens[known]), pick, final});
    }
    return menu;
  }

 private:
  std::string prefix(const Parts& parts) const {
    std::string text = "claim";
    for (const Part& part : parts) text += write_claim({part}).substr(5);
    return text;
  }

  void add_slots(Menu& menu, const Parts& chosen, const std::string& group) {
    std::set<int> slots;
    for (const Parts& claim : claims_) {
      if (!contains(claim, chosen)) continue;
      for (const Part& part : claim) slots.insert(part.slot);
    }
    for (const Part& part : chosen) slots.erase(part.slot);
    for (const int slot : slots) {
      menu.entries.push_back(
          {group, slot_words(decision_.view, slot, to_), prefix(chosen) + " S" + std::to_string(slot), false});
    }
  }

  Menu dice(const Parts& chosen, int slot) {
    std::map<int, std::set<int>> efforts;  // by the number of dice
    for (const Parts& claim : claims_) {
      if (!contains(claim, chosen)) continue;
      for (const Part& part : claim) {
        if (part.slot == slot) efforts[part.count].insert(part.effort);
      }
    }
    Menu menu{to_.words.text("choice.dice", {{"slot", slot_words(decision_.view, slot, to_)}}), {}};
    for (const auto& [count, values] : efforts) {
      const std::string pick = prefix(chosen) + " S" + std::to_string(slot) + ":" + std::to_string(count);
      const int low = *values.begin();
      const int high = *values.rbegin();
      menu.entries.push_back(
          {"",
           to_.words.plural(
               "choice.count", count,
               {{"low", std::to_string(low)}, {"high", std::to_string(high)}, {"most", std::to_string(high * count)}}),
           pick, false});
    }
    return menu;
  }

  Menu effort(const Parts& chosen, const Part& part) {
    Menu menu{to_.words.plural("choice.effort", part.count, {{"slot", "S" + std::to_string(part.slot)}}), {}};
    for (int value = 1; value <= 9; ++value) {
      Parts parts = chosen;
      parts.push_back({part.slot, part.count, value});
      const std::string action = write_claim(parts);
      bool whole = false;
      bool extends = false;
      for (const Parts& claim : claims_) {
        if (!contains(claim, parts)) continue;
        (claim.size() == parts.size() ? whole : extends) = true;
      }
      if (!whole && !extends) continue;
      menu.entries.push_back(
          {"", effort_words(part, value, whole ? action : ""), extends ? prefix(parts) : action, !extends});
    }
    return menu;
  }

  std::string effort_words(const Part& part, int value, const std::string& action) {
    std::string text = to_.words.text(
        "choice.value", {{"value", std::to_string(value)}, {"total", std::to_string(value * part.count)}});
    const Doc odds = action.empty() ? Doc() : decision_.odds(action);
    for (const Doc& die : get_list(odds, "dice")) {
      if (get_text(die, "slot") != "S" + std::to_string(part.slot)) continue;
      text += to_.words.text("choice.risk", {{"fails", std::to_string(get_int(die, "fails"))},
                                             {"of", std::to_string(get_int(die, "of"))}});
    }
    return text;
  }

  Menu more(const Parts& chosen) {
    const std::string action = write_claim(chosen);
    Menu menu{to_.words.text("choice.more", {{"claim", action_words(action, to_)}}), {}};
    if (std::find(decision_.actions.begin(), decision_.actions.end(), action) != decision_.actions.end()) {
      menu.entries.push_back(
          {"", to_.words.text("choice.done", {{"action", with_local_verb(action, "crypt", to_.words)}}), action, true});
    }
    add_slots(menu, chosen, to_.words.text("choice.also"));
    return menu;
  }

  // "P2 Pottery 3", "S5 Idol ?", "effort 5"
  std::string token_words(const std::string& token) {
    if (token[0] == 'S') return slot_words(decision_.view, token[1] - '0', to_);
    for (const Doc& seat : get_list(decision_.view, "seats")) {
      if (!(get(seat, "seat") == get(decision_.turn, "actor"))) continue;
      for (const Doc& card : get_list(seat, "collection")) {
        if (get_text(card, "id") == token) return token + " " + card_name(get(card, "type"), get(card, "value"), to_);
      }
    }
    return to_.words.text("choice.die", {{"effort", token}});
  }

  const Decision& decision_;
  const Audience& to_;
  std::vector<Parts> claims_;
  std::vector<std::string> others_;
};

}  // namespace

Menu menu(const Decision& decision, const std::string& chosen, const Audience& to) {
  MenuMaker maker(decision, to);
  if (chosen.empty()) return maker.first();
  return chosen.starts_with("claim ") ? maker.claim(chosen) : maker.power(chosen);
}

}  // namespace uc::crypt_face
