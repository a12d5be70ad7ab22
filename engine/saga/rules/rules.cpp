// The course of a game: what an action does, and what is done until somebody must be asked again.
#include "rules.hpp"

#include <algorithm>
#include <type_traits>

#include "choices.hpp"
#include "play.hpp"

namespace uc::saga {

template <class Events>
void Play<Events>::make(Action action) {
  if (static_cast<int>(s_.next().step) >= kFirstChance) chance(action);
  else answer(action);
  run();
}

namespace {

// The one action, if there are no others.
struct Sole {
  int count = 0;
  Action action;
  void operator()(Action each) {
    action = each;
    ++count;
  }
  template <class Nth>
  void block(std::uint32_t more, const Nth& nth) {
    if (more == 1) action = nth(0);
    count += static_cast<int>(more);
  }
  bool enough() const { return count > 0; }  // what is left out then is followed by at least one other
};

// At questions that often leave no choice: the one legal action, if there is no other. Where cards in the Overlord's
// hand could make a choice everybody would learn from not being asked, so there it always is.
Action sole_action(const Saga& game, const State& state) {
  switch (state.next().step) {
    case Step::AskAct:
      if ((state.act.flags & act::kMoved) == 0) return {};
      break;
    case Step::AskEach:
    case Step::AskStrike:
    case Step::AskChain:
    case Step::AskDevour:
    case Step::AskBonusMove: break;
    default: return {};
  }
  Sole sole;
  for_each_action(game, state, sole);
  return sole.count == 1 ? sole.action : Action{};
}

}  // namespace

template <class Events>
void Play<Events>::run() {
  for (;;) {
    while (static_cast<int>(s_.next().step) >= kFirstTask && s_.next().step != Step::Horizon) perform(pop());
    const Action only = sole_action(game_, s_);
    if (only == Action{}) break;
    answer(only);
  }
  // What the last attack did has been seen to.
  if (s_.next().step != Step::RollAttack && s_.next().step != Step::RollDefence) s_.attack = {};
}

template <class Events>
void Play<Events>::answer(Action action) {
  const Task asked = pop();
  switch (asked.step) {
    case Step::AskHero: return begin_hero_turn(as<said::Hero>(action).hero);
    case Step::AskAct: return act(action);
    case Step::AskSpell: return spell_chosen(asked.as<about::Spells>(), action);
    case Step::AskEach: return each_chosen(asked, action);
    case Step::AskStrike: return strike_chosen(asked, action);
    case Step::AskShot: return shot_chosen(asked.as<about::Shots>(), action);
    case Step::AskChain: return chain_chosen(asked, action);
    case Step::AskShift: return shift(asked, action);
    case Step::AskDevour: return devour(as<said::Model>(action).model, asked.as<about::Devour>().wounds);
    case Step::AskFree: {
      const auto attacks = asked.as<about::FreeAttacks>();
      push<Step::FreeAttacks>(attacks);
      return free_attack(as<said::Model>(action).model, attacks.target);
    }
    case Step::AskPotion: return potion_asked(asked.as<about::OfHero>().hero, kind_of(action) == Kind::Yes);
    case Step::AskAgree: return trade_asked(asked.as<about::Trade>(), kind_of(action) == Kind::Yes);
    case Step::AskInterrupt: return interrupt(action);
    case Step::AskModel:
      if (kind_of(action) == Kind::Stop) return;
      push<Step::Models>({.left = asked.as<about::SomeLeft>().left - 1});
      return activate(as<said::Model>(action).model);
    case Step::AskCommand: return command(action);
    case Step::AskAnimate: {
      if (kind_of(action) == Kind::Stop) return;
      auto rest = asked.as<about::Animates>();
      rest.left = rest.left - 1;
      push<Step::Animates>(rest);
      return raise(as<said::Raise>(action));
    }
    case Step::AskSummon: {
      const auto place = as<said::Place>(action);
      const int figure = asked.as<about::Summons>().figure;
      return arrived(add_model(figure, place.square, facing_at(place.facing), Event::Summoned));
    }
    case Step::AskTarget: {
      auto aim = asked.as<about::Aim>();
      push<Step::Targets>(aim);
      aim.target = as<said::Target>(action).target;
      s_.targets &= ~set_of(aim.target);
      return carry_out(aim, effect_of(game_, aim.origin, aim.effect));
    }
    case Step::AskBonusMove: return bonus_moving(asked.as<about::BonusMove>(), action);
    default: return;
  }
}

template <class Events>
void Play<Events>::chance(Action action) {
  const Task why = pop();
  const int face = as<said::Die>(action).face;
  switch (why.step) {
    case Step::RollAttack: return attack_rolled(dice_of(action));
    case Step::RollDefence: return defence_rolled(dice_of(action));
    case Step::RollRegeneration: {  // DS-14.2
      const auto [model, wounds, by_friend] = why.as<about::Regeneration>();
      tell_new<Ev::DieRolled>({.model = model}, {.face = face, .why = Event::Regenerate});
      const bool spared = (figure(model).regenerates_wound >> face & 1) != 0;
      if (spared) tell<Ev::WoundPrevented>({.model = model}, {.why = Event::Regeneration});
      return push<Step::Harm>({model, wounds - (spared ? 1 : 0), by_friend, about::Harm::kRegenerated});
    }
    case Step::RollRound: {
      const auto [model, faces] = why.as<about::Recovery>();
      tell_new<Ev::DieRolled>({.model = model}, {.face = face, .why = Event::Recover});
      if ((faces >> face & 1) == 0 || s_.wounds_of(model) == 0) return;
      --s_.wounds[model];
      return tell<Ev::Healed>({.model = model}, {.wounds = s_.wounds_of(model)});
    }
    case Step::RollSkip: {
      const auto [hero, needs] = why.as<about::Skip>();
      tell_new<Ev::DieRolled>({.model = hero}, {.face = face, .why = Event::Token});
      if (face < needs) s_.act.flags |= act::kDazed;
      return tell<Ev::TurnSpoiled>({.model = hero}, {.spoiled = face < needs});
    }
    case Step::RollCrystal: return crystal(why.as<about::Crystal>(), face);
    case Step::RollBlock: {
      tell_new<Ev::DieRolled>({}, {.face = face, .why = Event::Junction});
      const auto turn = why.as<about::BlockTurn>();
      const RuleEffect& effect = adventure_.rules[turn.rule].effects[turn.effect];
      return turn_block(effect.what, effect.turns[face]);
    }
    case Step::DrawCard: return card_drawn(as<said::Card>(action).card);
    default: return;
  }
}

template <class Events>
void Play<Events>::perform(const Task& task) {
  switch (task.step) {
    case Step::HeroPhase: return hero_phase();
    case Step::HeroTurn: return hero_turn(task.as<about::OfHero>().hero);
    case Step::HeroTurnEnds: return hero_turn_ends();
    case Step::Window: return window();
    case Step::Models: return models(task.as<about::Left>().left);
    case Step::Acting: return acting();
    case Step::ActivationEnds: return activation_ends();
    case Step::OverlordTurn: return overlord_turn();
    case Step::Commands: return commands();
    case Step::EndRound: return end_round(task.as<about::EndRound>());
    case Step::FreeAttacks: return free_attacks(task.as<about::FreeAttacks>().target);
    case Step::BreakStep: return break_step(task.as<about::BreakStep>());
    case Step::Harm: return harm(task.as<about::Harm>());
    case Step::Casting: return casting(task.as<about::Aim>());
    case Step::Targets: return targets(task.as<about::Aim>());
    case Step::Spells: return spells(task.as<about::Spells>());
    case Step::Each: return each(task.as<about::Each>());
    case Step::Shots: return shots(task.as<about::Shots>());
    case Step::Chain: return chain(task.as<about::Left>().left);
    case Step::Animates: return animates(task.as<about::Animates>());
    case Step::Summons: return summons(task.as<about::Summons>());
    case Step::BonusMove: return bonus_move(task.as<about::BonusMove>());
    case Step::MoveEnded: return move_ended(task.as<about::OfHero>().hero);
    case Step::RuleEffects: return rule_effects(task.as<about::RuleEffects>());
    case Step::Collapsing: return collapsing(task.as<about::Collapsing>());
    default: return;
  }
}

// --- the end (DS-17.1, DS-17.2) -----------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::end(int winner, Ending ending) {
  s_.winner = u8(winner);
  s_.ending = ending;
  for (Task& task : s_.agenda) task = {};
  s_.tasks = 1;  // Step::Over
  s_.targets = s_.free = s_.locks = 0;
  s_.attack = {};
  tell<Ev::GameEnded>({}, {.winner = winner, .why = ending});
}

namespace {

Ending ending_by(const Condition& condition) {
  switch (condition.type) {
    case ConditionType::HeroIncapacitated:
    case ConditionType::AllHeroesIncapacitated: return Ending::Incapacitated;
    case ConditionType::PileExhausted: return Ending::PileEmpty;
    default: return Ending::Goal;
  }
}

}  // namespace

template <class Events>
void Play<Events>::check_victory() {
  if (s_.winner != kNone) return;
  const auto first = [&](const std::vector<Condition>& conditions) -> const Condition* {
    for (const Condition& condition : conditions) {
      if (holds(game_, s_, condition)) return &condition;
    }
    return nullptr;
  };
  const Condition* heroes = first(adventure_.heroes_win);
  const Condition* overlord = first(adventure_.overlord_wins);
  if (heroes != nullptr && (overlord == nullptr || s_.phase == Phase::Heroes)) return end(1, ending_by(*heroes));
  if (overlord != nullptr) end(0, ending_by(*overlord));
}

// --- models on the board ------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::move_to(int model, Square to) {
  const bool blocks = !figure(model).ethereal;
  const int size = size_of(figure(model));
  if (blocks) for_each_square(s_.at[model], size, [&](Square each) { s_.taken.remove(each); });
  s_.at[model] = to;
  if (blocks) for_each_square(to, size, [&](Square each) { s_.taken.add(each); });
}

template <class Events>
void Play<Events>::face(int model, Facing facing) {
  if (s_.facing[model] == facing) return;
  s_.facing[model] = facing;
  tell<Ev::Turned>({.model = u8(model), .facing = facing});
}

// The Overlord's; heroes are placed in setup.
template <class Events>
int Play<Events>::add_model(int kind, Square where, Facing facing, Event::Arrival why) {
  const int model = std::countr_one(s_.in_play | kHeroes);
  if (content_.figures[kind].ethereal) facing = Facing::North;  // it has none
  s_.in_play |= set_of(model);
  s_.figure[model] = u8(kind);
  s_.facing[model] = facing;
  s_.at[model] = where;
  s_.order[s_.others++] = u8(model);
  if (!figure(model).ethereal) for_each_square(where, size_of(figure(model)), [&](Square each) { s_.taken.add(each); });
  const Event placed{.model = u8(model), .figure = u8(kind), .at = where, .facing = facing};
  if (why == Event::Revealed) tell_heroes<Ev::ModelPlaced>(placed, {.why = why});
  else tell<Ev::ModelPlaced>(placed, {.why = why});
  return model;
}

template <class Events>
void Play<Events>::remove_model(int model, Event::Removal why) {
  const Square where = s_.at[model];
  tell<Ev::ModelRemoved>({.model = u8(model), .figure = s_.figure[model], .at = where}, {.why = why});
  if (!figure(model).ethereal)
    for_each_square(where, size_of(figure(model)), [&](Square each) { s_.taken.remove(each); });
  const ModelSet others = ~set_of(model);
  s_.in_play &= others;
  s_.activated &= others;
  s_.exhausted &= others;
  s_.targets &= others;
  s_.free &= others;
  s_.lasting[model] = 0;
  if (is_hero(model)) return;  // it keeps its figure and wounds to be shown; its place is nobody's
  int i = 0;
  while (s_.order[i] != model) ++i;
  for (--s_.others; i < s_.others; ++i) s_.order[i] = s_.order[i + 1];
  s_.order[s_.others] = 0;
  s_.figure[model] = 0;
  s_.facing[model] = {};
  s_.at[model] = {};
  s_.wounds[model] = 0;
}

// --- bone piles (DS-7.5), in the order of their squares --------------------------------------------------------------------

template <class Events>
void Play<Events>::add_bones(Square where) {
  const int key = where.y * 64 + where.x;
  int i = 0;
  while (i < s_.bones && s_.bone_square[i] < key) ++i;
  if (i < s_.bones && s_.bone_square[i] == key) {
    if (s_.bone_count[i] < 255) ++s_.bone_count[i];
  } else {
    if (s_.bones == kMaxBones) return;  // DS-R56
    for (int j = s_.bones++; j > i; --j) {
      s_.bone_square[j] = s_.bone_square[j - 1];
      s_.bone_count[j] = s_.bone_count[j - 1];
    }
    s_.bone_square[i] = static_cast<std::uint16_t>(key);
    s_.bone_count[i] = 1;
  }
  tell<Ev::BonesPlaced>({.at = where}, {.count = s_.bone_count[i]});
}

template <class Events>
void Play<Events>::take_bones(Square where) {
  const int key = where.y * 64 + where.x;
  int i = 0;
  while (s_.bone_square[i] != key) ++i;
  const int left = --s_.bone_count[i];
  if (left == 0) {
    for (--s_.bones; i < s_.bones; ++i) {
      s_.bone_square[i] = s_.bone_square[i + 1];
      s_.bone_count[i] = s_.bone_count[i + 1];
    }
    s_.bone_square[s_.bones] = 0;
    s_.bone_count[s_.bones] = 0;
  }
  tell<Ev::BonesTaken>({.at = where}, {.count = left});
}

// --- lasting effects (DS-11.10) -----------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::lay_effect(int model, int source) {
  const auto value = static_cast<std::uint32_t>(lasts(content_.sources[source].duration));
  const auto shift = static_cast<unsigned>(2 * source);
  s_.lasting[model] = (s_.lasting[model] & ~(3U << shift)) | value << shift;
  tell<Ev::EffectLaid>({.model = u8(model)}, {.effect = source});
}

// One expiry of these sources, on all models.
template <class Events>
void Play<Events>::end_effects(std::uint32_t sources) {
  if (sources == 0) return;
  for_each_in(s_.in_play, [&](int model) {
    std::uint32_t& lasting = s_.lasting[model];
    const std::uint32_t there = lasting & sources;
    if (there == 0) return;
    // Each count of two bits goes down by one, if it is not 0.
    const std::uint32_t before = lasting;
    lasting -= (there | there >> 1U) & sources & 0x55555555U;
    if constexpr (kListening) {
      for (int source = 0; source < kMaxSources; ++source) {
        if ((before >> (2 * source) & 3U) != 0 && (lasting >> (2 * source) & 3U) == 0) {
          tell<Ev::EffectEnded>({.model = u8(model)}, {.effect = source});
        }
      }
    }
  });
}

// --- items -----------------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::gain_item(int hero, int item) {
  const bool room = has_room_for(game_, s_, hero, item);
  if (room) s_.items[hero] += std::uint64_t{1} << (2 * item);
  tell_heroes<Ev::ItemGained>({.model = u8(hero)}, {.item = item, .lost = !room});
}

template <class Events>
void Play<Events>::lose_item(int hero, int item) {
  s_.items[hero] -= std::uint64_t{1} << (2 * item);
  tell<Ev::ItemUsed>({.model = u8(hero)}, {.item = item});
}

// --- the contract ------------------------------------------------------------------------------------------------------------

template class Play<NoEvents>;
template class Play<EventList<Event>>;

template <class Events>
void Saga::apply(State& state, Action action, Events&& events) const {
  Play<std::remove_cvref_t<Events>>(*this, state, events).make(action);
}

template void Saga::apply<NoEvents&>(State&, Action, NoEvents&) const;
template void Saga::apply<NoEvents>(State&, Action, NoEvents&&) const;
template void Saga::apply<EventList<Event>&>(State&, Action, EventList<Event>&) const;

}  // namespace uc::saga
