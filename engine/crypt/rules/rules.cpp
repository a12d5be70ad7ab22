// The course of a game of Crypt: which chapter of the rules an action belongs to.
#include "rules.hpp"

#include <type_traits>

#include "play.hpp"

namespace uc::crypt {

template <class Events>
void Play<Events>::make(Action action) {
  switch (kind_of(action)) {
    case Kind::None: break;
    case Kind::Sides: set_sides(drawn_value(action)); break;
    case Kind::Leader: set_leader(drawn_value(action)); break;
    case Kind::Top: show_first_top(drawn_value(action)); break;
    case Kind::Reveal:
    case Kind::Conceal: lay_card(drawn_value(action), drawn_next(action)); break;
    case Kind::Claim: claim(action); break;
    case Kind::Recover: recover(); break;
    case Kind::End: end_window(); break;
    case Kind::Pottery: use_pottery(power_of(action)); break;
    case Kind::Manuscript: use_manuscript(power_of(action)); break;
    case Kind::Remains: use_remains(power_of(action)); break;
    case Kind::Idol: use_idol(power_of(action)); break;
    case Kind::Look: see_value(drawn_value(action)); break;
    case Kind::Take: take_drawn(drawn_value(action)); break;
    case Kind::Roll: roll(dice_of(action)); break;
  }
}

template <class Events>
void Play<Events>::roll(const Dice& dice) {
  switch (s_.phase) {
    case Phase::Ghost: return ghost_turn(dice);
    case Phase::Reroll: return reroll(dice);
    case Phase::TieRoll: return tie_roll(dice);
    default: return collect_roll(dice);
  }
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

template <class Events>
void Crypt::apply(State& state, Action action, Events&& events) const {
  Play<std::remove_cvref_t<Events>>(*this, state, events).make(action);
}

template void Crypt::apply<NoEvents&>(State&, Action, NoEvents&) const;
template void Crypt::apply<NoEvents>(State&, Action, NoEvents&&) const;
template void Crypt::apply<EventList<Event>&>(State&, Action, EventList<Event>&) const;

}  // namespace uc::crypt
