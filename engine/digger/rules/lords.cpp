// Special abilities of Dungeon Lords (DD-17).
#include "play.hpp"

namespace uc::digger {

// DD-4.5: who gains TP by it may use it also when the deed is impossible, which is then left out.
template <class Events>
void Play<Events>::special() {
  const Special& special = game_.content().lords[me().lord].special;
  me().special_used = true;
  tell<Ev::SpecialUsed>({.seat = s_.active}, {.lord = me().lord});
  gain_tp(special.tp);
  s_.turn.sack = s_.turn.sack || special.token_from_reserve;
  switch (special.deed) {
    case Deed::DrawThenReturn: {
      const int drawn = std::min<int>(special.n, me().bag.size());
      if (drawn == 0) return;
      push<Step::AskReturn>({.left = drawn});
      return push<Step::DrawTiles>({.seat = my_seat(), .left = drawn});
    }
    case Deed::GainCoins: return push<Step::Tax>({.left = special.n, .taxed = 0});
    case Deed::PlaceCollapses: return push<Step::Collapses>({.left = special.n, .placed = false});
    default: return;  // BuildAnywhere: the action says what is built
  }
}

// DD-17.3: fewer coins where there are fewer sources; without a choice there is no question.
template <class Events>
void Play<Events>::tax(int left, int taxed) {
  if (left == 0) return;
  int sources = 0, only = kNone;
  for (int source = 0; source <= players_; ++source) {
    if (!can_tax(s_, source == players_ ? kNone : source, taxed)) continue;
    ++sources;
    only = source == players_ ? kNone : source;
  }
  if (sources > 1) push<Step::AskTax>({.left = left, .taxed = taxed});
  if (sources == 1) tax_from(left, taxed, only);
}

template <class Events>
void Play<Events>::tax_from(int left, int taxed, int source) {
  push<Step::Tax>({.left = left - 1, .taxed = source == kNone ? taxed : taxed | 1 << source});
  if (source == kNone) owe_coins({.seat = my_seat(), .left = 1}, Event::Due::Tax, kNone);
  else push<Step::TakeCoin>({.seat = my_seat(), .other = source});
}

template <class Events>
void Play<Events>::collapses(int left, bool placed) {
  const SpaceSet empty = empty_spaces(game_, s_);
  if (left == 0 || s_.collapses == 0 || empty.empty()) return;
  if (!placed && empty.size() == 1) return put_collapse(empty.at(0));  // DD-17.3: at least one
  push<Step::AskCollapse>({.left = left, .placed = placed});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::digger
