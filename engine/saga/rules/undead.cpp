// Animate Dead and summoning (DS-7.5 to DS-7.9).
#include "play.hpp"

namespace uc::saga {

template <class Events>
void Play<Events>::animates(const Task& task) {
  if (task.a == 0) return;
  const std::uint32_t allowed = task.b == origin::kCard ? 0 : effect_of(game_, task.b, task.c).figures;
  if (task.e != kNone) {  // a spell aimed at one pile
    const Square pile = square_at(task.e, task.f);
    if (s_.bones_at(pile) == 0 || !may_raise_on(game_, s_, pile) || raisable(game_, s_, allowed) == 0) return;
  } else if (!can_raise(game_, s_, allowed)) {
    return;
  }
  push(Step::AskAnimate, task);
}

template <class Events>
void Play<Events>::raise(int kind, Square pile, Facing facing) {
  take_bones(pile);
  arrived(add_model(kind, pile, facing, Event::Raised));
}

template <class Events>
void Play<Events>::summons(const Task& task) {
  const Square where = square_at(task.e, task.f);
  if (task.b != 0 && summon_squares(game_, s_, where).empty()) return;
  push(Step::AskSummon, task);
}

// DS-7.8
template <class Events>
void Play<Events>::arrived(int model) {
  s_.activated |= set_of(model);
  s_.free = engagers(game_, s_, model);
  if (s_.free != 0) push(Step::FreeAttacks, model);
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::saga
