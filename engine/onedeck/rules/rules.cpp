// The course of a game: what an action does, and what is done until somebody must be asked again.
#include "rules.hpp"

#include <type_traits>

#include "play.hpp"

namespace uc::onedeck {

template <class Events>
void Play<Events>::make(Action action) {
  const Numbers n = numbers_of(action);
  // These two stay on the agenda until there is nothing more to do.
  if (kind_of(action) == Kind::Rolled) {
    rolled(action);
    return run();
  }
  switch (kind_of(action)) {
    case Kind::Cover: cover(n); return run();
    case Kind::MakeHeroic: make_heroic(n); return run();
    case Kind::DiscardDie: discard_die(n); return run();
    case Kind::UseSkill: use_skill(n); return run();
    case Kind::UsePotion: use_potion(n); return run();
    case Kind::Card: draw(n.a); return run();
    default: break;
  }
  const Task asked = pop();
  switch (kind_of(action)) {
    case Kind::Specialise: specialise(asked.a, n.a); break;
    case Kind::TakeBasic: take_basic(asked.a, n.a); break;
    case Kind::Heal: asked.step == Step::AskLethal ? answer_lethal(n.a) : heal_at_turn_start(n.a); break;
    case Kind::Foresight: foresee(n.a); break;
    case Kind::GoOn: push(Step::TimePasses); break;
    case Kind::Descend: descend(); break;
    case Kind::Stay: push(asked.step == Step::AskDescendNow ? Step::Act : Step::TurnStart); break;
    case Kind::Explore: explore(); break;
    case Kind::Enter: enter(n.a); break;
    case Kind::Peek: peek(n.a); break;
    case Kind::AddDoor: add_door_on_flee(); break;
    case Kind::Face: face(); break;
    case Kind::Flee: flee(); break;
    case Kind::Pairs: pair_up(static_cast<unsigned>(n.a), n.b); break;
    case Kind::Invisibility: use_invisibility(); break;
    case Kind::Fight: push(EncounterStep::Before); break;
    case Kind::Hurt: hurt(n.a, asked.a); break;
    case Kind::LoseItem:
      lose_item(n.a, n.b);
      drain(asked.a - 1);
      break;
    case Kind::Option: choose_option(n.a); break;
    case Kind::Feat: use_feat(n.a, n.b); break;
    case Kind::NoMoreFeats: push(EncounterStep::Bonus); break;
    case Kind::DropRolled:
      if (asked.a > 1) push(Step::AskFeatDiscard, asked.a - 1, asked.b);
      drop_rolled(n.a);
      break;
    case Kind::Bonus:
      s_.fight.bonus = u8(n.a);
      push(EncounterStep::Shortage);
      break;
    case Kind::TakeFirst:
      if (n.a == 1) s_.fight.first = u8(s_.fight.first | 1U << asked.a);
      push(EncounterStep::Shortage, asked.a + 1);
      break;
    case Kind::Finish: push(EncounterStep::Consequences); break;
    case Kind::PickValue:
      s_.use.value = u8(n.a);
      ask_pick();
      break;
    case Kind::PickDie:
      pick_die({u8(n.a)});
      ask_pick();
      break;
    case Kind::Done: finish_picks(); break;
    case Kind::ExtraDamage: split_damage(asked.a, n.a); break;
    case Kind::StairsDamage: strike_from_stairs(static_cast<unsigned>(n.a)); break;
    case Kind::GiveUp: end(Ending::Lost, true); break;
    case Kind::LootXp: loot_card(Event::Xp, n); break;
    case Kind::LootItem: loot_card(Event::Item, n); break;
    case Kind::LootSkill: loot_card(Event::Skill, n); break;
    case Kind::LootPotion: loot_card(Event::PotionForm, n); break;
    case Kind::LevelUp: level_up(action); break;
    case Kind::BuyPotion: buy_potion(action); break;
    case Kind::Stop: push(Step::EndTurn); break;
    case Kind::Shuffle: push(Step::NextSpecialisation, 0); break;
    default: break;  // No: what follows is on the agenda
  }
  run();
}

template <class Events>
void Play<Events>::run() {
  while (s_.next().step > Step::RollDice) perform(pop());
}

template <class Events>
void Play<Events>::perform(const Task& task) {
  switch (task.step) {
    case Step::NextSpecialisation: return next_specialisation(task.a);
    case Step::SetupTalents: return setup_talents(task.a);
    case Step::SetupGrade: return setup_grade();
    case Step::FloorStart: return floor_start();
    case Step::FloorStarted: return floor_started(task.a != 0);
    case Step::TurnStart: return turn_start();
    case Step::TimePasses: return time_passes();
    case Step::TimePassed: return time_passed(task.a != 0);
    case Step::Act: return act();
    case Step::PlaceDoors: return place_doors();
    case Step::Explored: return explored();
    case Step::Planning: return planning(task.a, task.b);
    case Step::Opened: return opened(task.a);
    case Step::EndTurn: return end_turn();
    case Step::Encounter: return encounter(static_cast<EncounterStep>(task.a), task.b);
    case Step::BeginLoss: return begin_loss(task.a, task.b);
    case Step::LoseTime: return lose_time(task.a);
    case Step::CheckLethal: return check_lethal();
    case Step::ShareDamage: return share_damage(task.a);
    case Step::PaidRoll: return paid_roll(task.a, task.b);
    case Step::GambleRule: return gamble_rule();
    case Step::RollTime: return roll_time();
    case Step::RollSettled: return roll_settled();
    case Step::EffectStep: return effect_step();
    case Step::EffectDone: return effect_done();
    case Step::Loot: return loot();
    case Step::Level: return level();
    case Step::BossRound: return boss_round();
    default: return;
  }
}

// A card is turned up: from the deck, or behind a door that was closed.
template <class Events>
void Play<Events>::draw(int card) {
  const Task why = pop();
  s_.unseen.remove(card);
  switch (why.step) {
    case Step::DrawTime:  // OD-4.1
      --s_.deck;
      s_.pile[s_.pile_count++] = u8(card);
      tell_new({.type = Ev::CardDiscarded, .card = u8(card)});
      break;
    case Step::DrawXp:
      --s_.deck;
      s_.xp.add(card);
      if (why.a > 1) push(Step::DrawXp, why.a - 1);
      tell_new({.type = Ev::XpDrawn, .card = u8(card)});
      break;
    case Step::DrawDoor:
      s_.doors[why.a].cards[why.b] = u8(card);
      tell_new({.type = Ev::DoorOpened, .card = u8(card), .a = why.a, .b = why.b});
      break;
    default:
      s_.doors[why.a].cards[why.b] = u8(card);
      tell_new({.type = Ev::DoorPeeked, .card = u8(card), .a = why.a, .b = why.b});
  }
  const bool from_deck = why.step == Step::DrawTime || why.step == Step::DrawXp;
  if (from_deck && stairs_visible(s_)) tell({.type = Ev::StairsRevealed});
}

template <class Events>
void Play<Events>::end(Ending ending, bool gave_up) {
  while (s_.agenda_count > 0) pop();
  push(Step::Over);
  s_.ending = ending;
  if (ending == Ending::Won) tell({.type = Ev::GameWon});
  else tell({.type = Ev::GameLost, .a = u8(gave_up ? 1 : 0)});
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

template <class Events>
void OneDeck::apply(State& state, Action action, Events&& events) const {
  Play<std::remove_cvref_t<Events>>(*this, state, events).make(action);
}

template void OneDeck::apply<NoEvents&>(State&, Action, NoEvents&) const;
template void OneDeck::apply<NoEvents>(State&, Action, NoEvents&&) const;
template void OneDeck::apply<EventList<Event>&>(State&, Action, EventList<Event>&) const;

}  // namespace uc::onedeck
