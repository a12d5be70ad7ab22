// The course of a game: what an action does, and what is done until somebody must be asked again.
#include "rules.hpp"

#include <type_traits>

#include "play.hpp"

namespace uc::onedeck {

template <class Events>
void Play<Events>::make(Action action) {
  switch (kind_of(action)) {
    // These stay on the agenda until there is nothing more to do.
    case Kind::Rolled: rolled(action); break;
    case Kind::Cover: cover(about<Kind::Cover>(action)); break;
    case Kind::MakeHeroic: make_heroic(about<Kind::MakeHeroic>(action)); break;
    case Kind::DiscardDie: discard_die(about<Kind::DiscardDie>(action)); break;
    case Kind::UseSkill: use_skill(about<Kind::UseSkill>(action)); break;
    case Kind::UsePotion: use_potion(about<Kind::UsePotion>(action)); break;
    case Kind::Card: draw(about<Kind::Card>(action).card); break;
    default: answer(action, pop());
  }
  run();
}

template <class Events>
void Play<Events>::answer(Action action, const Task& asked) {
  switch (kind_of(action)) {
    case Kind::Shuffle: return push(Step::NextSpecialisation, HeroesAsked{0});
    case Kind::Specialise: return specialise(asked.as<HerosTurn>().hero, about<Kind::Specialise>(action).group);
    case Kind::TakeBasic: return take_basic(asked.as<HerosTurn>().hero, about<Kind::TakeBasic>(action).skill);
    case Kind::Heal: {
      const int hero = about<Kind::Heal>(action).hero;
      return asked.step == Step::AskLethal ? answer_lethal(hero) : heal_at_turn_start(hero);
    }
    case Kind::Foresight: return foresee(about<Kind::Foresight>(action).hero);
    case Kind::GoOn: return push(Step::TimePasses);
    case Kind::Descend: return descend();
    case Kind::Stay: return push(asked.step == Step::AskDescendNow ? Step::Act : Step::TurnStart);
    case Kind::Explore: return explore();
    case Kind::Enter: return enter(about<Kind::Enter>(action).door);
    case Kind::Peek: return peek(about<Kind::Peek>(action).door);
    case Kind::AddDoor: return add_door_on_flee();
    case Kind::Face: return face();
    case Kind::Flee: return flee();
    case Kind::Pairs: return pair_up(about<Kind::Pairs>(action));
    case Kind::StairsDamage: return strike_from_stairs(about<Kind::StairsDamage>(action).heroes);
    case Kind::GiveUp: return end(Ending::Lost, true);
    case Kind::LootXp: return loot_card(Event::Xp, read<LootTaken>(action));
    case Kind::LootItem: return loot_card(Event::Item, read<LootTaken>(action));
    case Kind::LootSkill: return loot_card(Event::Skill, read<LootTaken>(action));
    case Kind::LootPotion: return loot_card(Event::PotionForm, read<LootTaken>(action));
    case Kind::LevelUp: return level_up(action);
    case Kind::BuyPotion: return buy_potion(action);
    case Kind::Stop: return push(Step::EndTurn);
    default: return answer_in_encounter(action, asked);
  }
}

template <class Events>
void Play<Events>::answer_in_encounter(Action action, const Task& asked) {
  switch (kind_of(action)) {
    case Kind::Invisibility: return use_invisibility();
    case Kind::Fight: return push(EncounterStep::Before);
    case Kind::Hurt: return hurt(about<Kind::Hurt>(action).hero, asked.as<Damage>().damage, Event::ByFlames);
    case Kind::LoseItem: {
      const LostItem lost = about<Kind::LoseItem>(action);
      lose_item(lost.hero, lost.item);
      return drain(asked.as<ItemsToLose>().items - 1);
    }
    case Kind::Option: return choose_option(about<Kind::Option>(action).option);
    case Kind::Feat: return use_feat(about<Kind::Feat>(action));
    case Kind::NoMoreFeats: return push(EncounterStep::Bonus);
    case Kind::DropRolled: {
      const auto left = asked.as<DiceToDiscard>();
      if (left.dice > 1) push(Step::AskFeatDiscard, DiceToDiscard{.dice = left.dice - 1, .who = left.who});
      return drop_rolled(about<Kind::DropRolled>(action).face);
    }
    case Kind::Bonus: s_.fight.bonus = about<Kind::Bonus>(action).first; return push(EncounterStep::Shortage);
    case Kind::TakeFirst: {
      const int color = asked.as<OneColor>().color;
      if (about<Kind::TakeFirst>(action).who == 1) s_.fight.first = u8(s_.fight.first | 1U << color);
      return push(Step::Encounter, ShortageFrom{.part = EncounterStep::Shortage, .color = color + 1});
    }
    case Kind::Finish: return push(EncounterStep::Consequences);
    case Kind::PickValue: s_.use.value = about<Kind::PickValue>(action).face; return ask_pick();
    case Kind::PickDie: pick_die({about<Kind::PickDie>(action).die}); return ask_pick();
    case Kind::Done: return finish_picks();
    case Kind::ExtraDamage: return split_damage(asked.as<Damage>().damage, about<Kind::ExtraDamage>(action).who);
    default: return;  // No: what follows is on the agenda
  }
}

template <class Events>
void Play<Events>::run() {
  while (s_.next().step > Step::RollDice) perform(pop());
}

template <class Events>
void Play<Events>::perform(const Task& task) {
  switch (task.step) {
    case Step::NextSpecialisation: return next_specialisation(task.as<HeroesAsked>().heroes);
    case Step::SetupTalents: return setup_talents(task.as<TalentStage>().stage);
    case Step::SetupGrade: return setup_grade();
    case Step::FloorStart: return floor_start();
    case Step::FloorStarted: return floor_started(task.as<StairsBefore>().visible != 0);
    case Step::TurnStart: return turn_start();
    case Step::TimePasses: return time_passes();
    case Step::TimePassed: return time_passed(task.as<StairsBefore>().visible != 0);
    case Step::Act: return act();
    case Step::PlaceDoors: return place_doors();
    case Step::Explored: return explored();
    case Step::Planning: return planning(task.as<DoorsPeeked>());
    case Step::Opened: return opened(task.as<AtDoor>().door);
    case Step::EndTurn: return end_turn();
    case Step::Encounter: return encounter(task);
    case Step::BeginLoss: return begin_loss(task.as<TimeLoss>());
    case Step::LoseTime: return lose_time(task.as<Time>().time);
    case Step::CheckLethal: return check_lethal();
    case Step::ShareDamage: return share_damage(task.as<Damage>().damage);
    case Step::PaidRoll: return paid_roll(task.as<PaidFeat>());
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
    case Step::DrawXp: {
      --s_.deck;
      s_.xp.add(card);
      const int cards = why.as<CardsToDraw>().cards;
      if (cards > 1) push(Step::DrawXp, CardsToDraw{cards - 1});
      tell_new({.type = Ev::XpDrawn, .card = u8(card)});
      break;
    }
    default: {  // DrawDoor, DrawPeek
      const auto at = why.as<CardOfDoor>();
      s_.doors[at.door].cards[at.place] = u8(card);
      const Ev type = why.step == Step::DrawDoor ? Ev::DoorOpened : Ev::DoorPeeked;
      tell_new({.type = type, .card = u8(card), .about = at});
    }
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
  else tell({.type = Ev::GameLost, .about = told::Defeat{gave_up}});
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
