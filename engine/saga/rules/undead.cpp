// Animate Dead and summoning (DS-7.5 to DS-7.9).
#include "play.hpp"

namespace uc::saga {

template <class Events>
void Play<Events>::animates(const about::Animates& animates) {
  if (animates.left == 0) return;
  const bool card = animates.origin == origin::kCard;
  const std::uint32_t allowed = card ? 0 : effect_of(game_, animates.origin, animates.effect).figures;
  const Square pile = animates.pile;
  if (pile != kNowhere) {  // a spell aimed at one pile
    if (s_.bones_at(pile) == 0 || !may_raise_on(game_, s_, pile) || raisable(game_, s_, allowed) == 0) return;
  } else if (!can_raise(game_, s_, allowed)) {
    return;
  }
  push<Step::AskAnimate>(animates);
}

template <class Events>
void Play<Events>::raise(const said::Raise& raised) {
  take_bones(raised.square);
  arrived(add_model(raised.figure, raised.square, facing_at(raised.facing), Event::Raised));
}

template <class Events>
void Play<Events>::summons(const about::Summons& summons) {
  if (summons.beside != 0 && summon_squares(game_, s_, summons.square).empty()) return;
  push<Step::AskSummon>(summons);
}

// DS-7.8
template <class Events>
void Play<Events>::arrived(int model) {
  s_.activated |= set_of(model);
  s_.free = engagers(game_, s_, model);
  if (s_.free != 0) push<Step::FreeAttacks>({model});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::saga
