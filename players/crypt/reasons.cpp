// Why a choice is good, for people: the codes are those of docs/format/crypt.md, "Reasons".
#include <algorithm>
#include <cmath>

#include "crypt/documents/view.hpp"
#include "knowledge.hpp"
#include "outlook.hpp"

namespace uc::crypt {
namespace {

// A coin more or less than this is not worth a word.
constexpr float kWorthAWord = 0.5F;

double rounded(float number) { return std::round(static_cast<double>(number) * 10) / 10; }
double fails_in(int effort) { return static_cast<double>(ways_to_fail(effort)) / kFaces; }
double chance_doc(double chance) { return std::round(chance * 10'000) / 10'000; }

class Reasons {
 public:
  Reasons(const Crypt& game, const State& state) : state_(state), outlook_(game, state), players_(game.players()) {}

  Doc of(Action action) {
    switch (kind_of(action)) {
      case Kind::Claim: claim(action); break;
      case Kind::Recover: add("recovers").set("dice", int{me().exhausted}); break;
      case Kind::Remains: add("readies"); break;
      case Kind::Manuscript: add("looks"); break;
      case Kind::Pottery: card(about<Kind::Pottery>(action).slot); break;
      case Kind::Idol: {
        const int effort = about<Kind::Idol>(action).effort;
        add("saves_die").set("effort", effort).set("chance", chance_doc(1 - fails_in(effort)));
        break;
      }
      default: break;
    }
    return std::move(list_);
  }

 private:
  const Player& me() const { return state_.players[state_.active]; }

  Doc& add(std::string_view code) {
    list_.push(Doc::object().set("code", code));
    return list_.as_array().back();
  }
  Doc& add(std::string_view code, int slot) { return add(code).set("slot", slot_name(slot)); }

  // What the card is worth to the seat: its value, and what it does for a bonus.
  void card(int slot) {
    const Card& card = state_.slots[slot].card;
    const float value = expected_value(state_, card);
    const float bonus = outlook_.slot_worth(state_.active, slot) - value;
    add("worth", slot).set("coins", rounded(value));
    if (bonus < kWorthAWord) return;
    const int owned = me().owned[index(card.type())];
    add("bonus", slot).set("type", kTypeNames[index(card.type())]).set("owned", owned).set("coins", rounded(bonus));
  }

  // A rival wants the card more than the seat does.
  void denial(int slot) {
    int rival = -1;
    for (int seat = 0; seat < players_; ++seat) {
      if (seat == state_.active) continue;
      if (rival < 0 || outlook_.slot_worth(seat, slot) > outlook_.slot_worth(rival, slot)) rival = seat;
    }
    if (rival < 0) return;
    const float more = outlook_.slot_worth(rival, slot) - outlook_.slot_worth(state_.active, slot);
    if (more < kWorthAWord) return;
    add("denies", slot).set("seat", rival).set("coins", rounded(outlook_.slot_worth(rival, slot)));
  }

  void claim(Action action) {
    int dice = 0;
    double safe = 1;
    for (int slot = 0; slot < kMaxSlots; ++slot) {
      const Bid bid = bid_on(action, slot);
      if (bid.count == 0) continue;
      const Slot& there = state_.slots[slot];
      card(slot);
      denial(slot);
      if (there.holder != kNobody) {
        add("beats", slot).set("holder", holder_doc(there.holder)).set("by", bid.total() - there.total());
      }
      dice += bid.count;
      for (int die = 0; die < bid.count; ++die) safe *= 1 - fails_in(bid.effort);
    }
    add("risks").set("dice", dice).set("chance", chance_doc(1 - safe));
  }

  const State& state_;
  Outlook outlook_;
  int players_;
  Doc list_ = Doc::array();
};

}  // namespace

Doc Knowledge::reasons(const Crypt& game, const State& state, Action action) { return Reasons(game, state).of(action); }

}  // namespace uc::crypt
