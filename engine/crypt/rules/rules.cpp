// The course of a game of Crypt: which chapter of the rules an action belongs to.
#include "rules.hpp"

#include <type_traits>

#include "play.hpp"

namespace uc::crypt {

template <class Events>
void Play<Events>::make(Action action) {
  switch (kind_of(action)) {
    case Kind::None: break;
    case Kind::Sides: set_sides(about<Kind::Sides>(action).sides); break;
    case Kind::Leader: set_leader(about<Kind::Leader>(action).seat); break;
    case Kind::Top: show_first_top(about<Kind::Top>(action).type); break;
    case Kind::Reveal: lay_card(about<Kind::Reveal>(action)); break;
    case Kind::Conceal: lay_card({.value = 0, .next = about<Kind::Conceal>(action).next}); break;
    case Kind::Claim: claim(action); break;
    case Kind::Recover: recover(); break;
    case Kind::End: end_window(); break;
    case Kind::Pottery: use_pottery(about<Kind::Pottery>(action)); break;
    case Kind::Manuscript: use_manuscript(about<Kind::Manuscript>(action)); break;
    case Kind::Remains: use_remains(about<Kind::Remains>(action)); break;
    case Kind::Idol: use_idol(about<Kind::Idol>(action)); break;
    case Kind::Look: see_value(about<Kind::Look>(action).value); break;
    case Kind::Take: take_drawn(about<Kind::Take>(action).value); break;
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
