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
  const Numbers n = numbers_of(action);
  switch (asked.step) {
    case Step::AskHero: return begin_hero_turn(n.a);
    case Step::AskAct: return act(action);
    case Step::AskSpell:
      if (kind_of(action) == Kind::Stop) return;
      push(Step::Spells, asked);
      if (kind_of(action) == Kind::Use) return use(n.a, n.b);
      s_.agenda[s_.tasks - 1U].b = u8(asked.b - 1);
      return cast(n, asked.c != 0);
    case Step::AskEach: return each_chosen(asked, action);
    case Step::AskStrike:
      if (kind_of(action) == Kind::Stop) return;
      if (kind_of(action) == Kind::Use) {
        push(asked.step, asked);
        return use(n.a, n.b);
      }
      return attack(s_.act.model, n.a, {.type = Attack::Fight, .bonus = asked.a, .no_penalties = asked.b != 0});
    case Step::AskShot: return shot_chosen(asked, action);
    case Step::AskChain: return chain_chosen(asked, action);
    case Step::AskShift: return shift(asked, action);
    case Step::AskDevour: {
      remove_model(n.a, Event::Devoured);
      const int healed = std::min<int>(asked.a, s_.wounds_of(s_.act.model));
      if (healed > 0) {
        s_.wounds[s_.act.model] = u8(s_.wounds[s_.act.model] - healed);
        tell({.type = Ev::Healed, .model = s_.act.model, .a = u8(s_.wounds_of(s_.act.model))});
      }
      return check_victory();
    }
    case Step::AskFree: push(Step::FreeAttacks, asked.a); return free_attack(n.a, asked.a);
    case Step::AskPotion: {
      if (kind_of(action) == Kind::No) return push(Step::Harm, asked.a, 1, 0, 2);
      const std::uint64_t potions = (s_.items[asked.a] | s_.items[asked.a] >> 1U) & game_.potions();
      lose_item(asked.a, std::countr_zero(potions) / 2);
      return tell({.type = Ev::WoundPrevented, .model = asked.a, .a = Event::Potion});
    }
    case Step::AskAgree:
      if (kind_of(action) == Kind::Yes) return exchange(asked.a, asked.b, asked.c, asked.d);
      return tell({.type = Ev::TradeRefused, .model = asked.a, .thing = asked.b});
    case Step::AskInterrupt: return interrupt(asked, action);
    case Step::AskModel:
      if (kind_of(action) == Kind::Stop) return;
      push(Step::Models, asked.a - 1);
      return activate(n.a);
    case Step::AskCommand: return command(action);
    case Step::AskAnimate:
      if (kind_of(action) == Kind::Stop) return;
      push(Step::Animates, asked);
      s_.agenda[s_.tasks - 1U].a = u8(asked.a - 1);
      return raise(n.d, square_at(n.a, n.b), facing_at(n.c));
    case Step::AskSummon: return arrived(add_model(asked.a, square_at(n.a, n.b), facing_at(n.c), Event::Summoned));
    case Step::AskTarget: {
      push(Step::Targets, asked);
      s_.targets &= ~set_of(n.a);
      Task one = asked;
      one.d = u8(n.a);
      return carry_out(one, effect_of(game_, asked.b, asked.c));
    }
    case Step::AskBonusMove: return bonus_moving(asked, action);
    default: return;
  }
}

template <class Events>
void Play<Events>::chance(Action action) {
  const Task why = pop();
  const int face = numbers_of(action).a;
  switch (why.step) {
    case Step::RollAttack: return attack_rolled(dice_of(action));
    case Step::RollDefence: return defence_rolled(dice_of(action));
    case Step::RollRegeneration: {  // DS-14.2
      tell_new({.type = Ev::DieRolled, .model = why.a, .a = u8(face), .b = Event::Regenerate});
      const bool spared = (figure(why.a).regenerates_wound >> face & 1) != 0;
      if (spared) tell({.type = Ev::WoundPrevented, .model = why.a, .a = Event::Regeneration});
      return push(Step::Harm, why.a, why.b - (spared ? 1 : 0), why.c, 1);
    }
    case Step::RollRound:
      tell_new({.type = Ev::DieRolled, .model = why.a, .a = u8(face), .b = Event::Recover});
      if ((why.b >> face & 1) == 0 || s_.wounds_of(why.a) == 0) return;
      --s_.wounds[why.a];
      return tell({.type = Ev::Healed, .model = why.a, .a = u8(s_.wounds_of(why.a))});
    case Step::RollSkip:
      tell_new({.type = Ev::DieRolled, .model = why.a, .a = u8(face), .b = Event::Token});
      if (face < why.b) s_.act.flags |= act::kDazed;
      return tell({.type = Ev::TurnSpoiled, .model = why.a, .a = u8(face >= why.b ? 1 : 0)});
    case Step::RollCrystal: return crystal(why, face);
    case Step::RollBlock: {
      tell_new({.type = Ev::DieRolled, .a = u8(face), .b = Event::Junction});
      const RuleEffect& effect = adventure_.rules[why.a].effects[why.b];
      return turn_block(effect.a, effect.turns[at(face)]);
    }
    case Step::DrawCard: return card_drawn(face);
    default: return;
  }
}

template <class Events>
void Play<Events>::perform(const Task& task) {
  switch (task.step) {
    case Step::HeroPhase: return hero_phase();
    case Step::HeroTurn: return hero_turn(task.a);
    case Step::HeroTurnEnds: return hero_turn_ends();
    case Step::Window: return window();
    case Step::Models: return models(task.a);
    case Step::Acting: return acting();
    case Step::ActivationEnds: return activation_ends();
    case Step::OverlordTurn: return overlord_turn();
    case Step::Commands: return commands();
    case Step::EndRound: return end_round(task.a, task.b);
    case Step::FreeAttacks: return free_attacks(task.a);
    case Step::BreakStep: return break_step(task);
    case Step::Harm: return harm(task);
    case Step::Casting: return casting(task);
    case Step::Targets: return targets(task);
    case Step::Spells: return spells(task);
    case Step::Each: return each(task);
    case Step::Shots: return shots(task);
    case Step::Chain: return chain(task.a);
    case Step::Animates: return animates(task);
    case Step::Summons: return summons(task);
    case Step::BonusMove: return bonus_move(task);
    case Step::MoveEnded: return move_ended(task.a);
    case Step::RuleEffects: return rule_effects(task);
    case Step::Collapsing: return collapsing(task);
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
  tell({.type = Ev::GameEnded, .a = u8(winner), .b = static_cast<std::uint8_t>(ending)});
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
  if (blocks) for_each_square(s_.at[at(model)], size, [&](Square each) { s_.taken.remove(each); });
  s_.at[at(model)] = to;
  if (blocks) for_each_square(to, size, [&](Square each) { s_.taken.add(each); });
}

template <class Events>
void Play<Events>::face(int model, Facing facing) {
  if (s_.facing[at(model)] == facing) return;
  s_.facing[at(model)] = facing;
  tell({.type = Ev::Turned, .model = u8(model), .facing = facing});
}

// The Overlord's; heroes are placed in setup.
template <class Events>
int Play<Events>::add_model(int kind, Square where, Facing facing, Event::Arrival why) {
  const int model = std::countr_one(s_.in_play | kHeroes);
  if (content_.figures[at(kind)].ethereal) facing = Facing::North;  // it has none
  s_.in_play |= set_of(model);
  s_.figure[at(model)] = u8(kind);
  s_.facing[at(model)] = facing;
  s_.at[at(model)] = where;
  s_.order[s_.others++] = u8(model);
  if (!figure(model).ethereal) for_each_square(where, size_of(figure(model)), [&](Square each) { s_.taken.add(each); });
  const Event event{
      .type = Ev::ModelPlaced, .model = u8(model), .figure = u8(kind), .at = where, .facing = facing, .a = why};
  if (why == Event::Revealed) tell_heroes(event);
  else tell(event);
  return model;
}

template <class Events>
void Play<Events>::remove_model(int model, Event::Removal why) {
  const std::size_t m = at(model);
  const Square where = s_.at[m];
  tell({.type = Ev::ModelRemoved, .model = u8(model), .figure = s_.figure[m], .at = where, .a = why});
  if (!figure(model).ethereal)
    for_each_square(where, size_of(figure(model)), [&](Square each) { s_.taken.remove(each); });
  const ModelSet others = ~set_of(model);
  s_.in_play &= others;
  s_.activated &= others;
  s_.exhausted &= others;
  s_.targets &= others;
  s_.free &= others;
  s_.lasting[m] = 0;
  if (is_hero(model)) return;  // it keeps its figure and wounds to be shown; its place is nobody's
  int i = 0;
  while (s_.order[at(i)] != model) ++i;
  for (--s_.others; i < s_.others; ++i) s_.order[at(i)] = s_.order[at(i + 1)];
  s_.order[s_.others] = 0;
  s_.figure[m] = 0;
  s_.facing[m] = {};
  s_.at[m] = {};
  s_.wounds[m] = 0;
}

// --- bone piles (DS-7.5), in the order of their squares --------------------------------------------------------------------

template <class Events>
void Play<Events>::add_bones(Square where) {
  const int key = where.y * 64 + where.x;
  int i = 0;
  while (i < s_.bones && s_.bone_square[at(i)] < key) ++i;
  if (i < s_.bones && s_.bone_square[at(i)] == key) {
    if (s_.bone_count[at(i)] < 255) ++s_.bone_count[at(i)];
  } else {
    if (s_.bones == kMaxBones) return;  // DS-R56
    for (int j = s_.bones++; j > i; --j) {
      s_.bone_square[at(j)] = s_.bone_square[at(j - 1)];
      s_.bone_count[at(j)] = s_.bone_count[at(j - 1)];
    }
    s_.bone_square[at(i)] = static_cast<std::uint16_t>(key);
    s_.bone_count[at(i)] = 1;
  }
  tell({.type = Ev::BonesPlaced, .at = where, .a = s_.bone_count[at(i)]});
}

template <class Events>
void Play<Events>::take_bones(Square where) {
  const int key = where.y * 64 + where.x;
  int i = 0;
  while (s_.bone_square[at(i)] != key) ++i;
  const int left = --s_.bone_count[at(i)];
  if (left == 0) {
    for (--s_.bones; i < s_.bones; ++i) {
      s_.bone_square[at(i)] = s_.bone_square[at(i + 1)];
      s_.bone_count[at(i)] = s_.bone_count[at(i + 1)];
    }
    s_.bone_square[s_.bones] = 0;
    s_.bone_count[s_.bones] = 0;
  }
  tell({.type = Ev::BonesTaken, .at = where, .a = u8(left)});
}

// --- lasting effects (DS-11.10) -----------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::lay_effect(int model, int source) {
  const auto value = static_cast<std::uint32_t>(lasts(content_.sources[at(source)].duration));
  const auto shift = static_cast<unsigned>(2 * source);
  s_.lasting[at(model)] = (s_.lasting[at(model)] & ~(3U << shift)) | value << shift;
  tell({.type = Ev::EffectLaid, .model = u8(model), .a = u8(source)});
}

// One expiry of these sources, on all models.
template <class Events>
void Play<Events>::end_effects(std::uint32_t sources) {
  if (sources == 0) return;
  for_each_in(s_.in_play, [&](int model) {
    std::uint32_t& lasting = s_.lasting[at(model)];
    const std::uint32_t there = lasting & sources;
    if (there == 0) return;
    // Each count of two bits goes down by one, if it is not 0.
    const std::uint32_t before = lasting;
    lasting -= (there | there >> 1U) & sources & 0x55555555U;
    if constexpr (kListening) {
      for (int source = 0; source < kMaxSources; ++source) {
        if ((before >> (2 * source) & 3U) != 0 && (lasting >> (2 * source) & 3U) == 0) {
          tell({.type = Ev::EffectEnded, .model = u8(model), .a = u8(source)});
        }
      }
    }
  });
}

// --- items -----------------------------------------------------------------------------------------------------------------

template <class Events>
void Play<Events>::gain_item(int hero, int item) {
  const bool room = has_room_for(game_, s_, hero, item);
  if (room) s_.items[at(hero)] += std::uint64_t{1} << (2 * item);
  tell_heroes({.type = Ev::ItemGained, .model = u8(hero), .a = u8(item), .b = u8(room ? 0 : 1)});
}

template <class Events>
void Play<Events>::lose_item(int hero, int item) {
  s_.items[at(hero)] -= std::uint64_t{1} << (2 * item);
  tell({.type = Ev::ItemUsed, .model = u8(hero), .a = u8(item)});
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
