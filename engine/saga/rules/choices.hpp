// The legal actions of a position, handed out in a fixed order. Listing, picking and refusing share this.
#pragma once

#include "rules.hpp"

namespace uc::saga {

// So many actions at once, nth(i) for i from 0. Who only wants one of them need not look at all.
template <class Add, class Nth>
void add_block(Add&& add, int count, Nth&& nth) {
  if constexpr (requires { add.block(std::uint32_t{}, nth); }) {
    add.block(static_cast<std::uint32_t>(count), nth);
  } else {
    for (int i = 0; i < count; ++i) add(nth(static_cast<std::uint32_t>(i)));
  }
}

// Who only asks whether there are some need not be told all.
template <class Add>
bool enough(const Add& add) {
  if constexpr (requires { add.enough(); }) return add.enough();
  else return false;
}

// --- moving (DS-D2, DS-D12, DS-D17) -------------------------------------------------------------------------------------

template <class Add>
void for_each_turn(const State& state, int model, Square at, int points, bool large, Add&& add) {
  const int now = index(state.facing[model]);
  for (int quarter = 1; quarter < kFacings; ++quarter) {
    if (large && points < (quarter == 2 ? 2 : 1)) continue;  // DS-10.4
    add(pack<Kind::Move>({.square = at, .facing = (now + quarter) & 3}));
  }
}

template <class Add>
void for_each_move(const Saga& game, const State& state, Add&& add) {
  const MoveNow now = move_now(game, state);
  const int model = now.mover.model;
  const Square at = state.at[model];
  const Figure& figure = game.figure(state, model);
  if (now.steps && walks_plainly(figure)) {
    Walked ends = walk_from(game, state, now.mover);
    add_block(add, ends.count() * kFacings, [&](std::uint32_t i) {
      return pack<Kind::Move>({.square = ends.nth(static_cast<int>(i / kFacings)), .facing = i % kFacings});
    });
  } else if (now.steps) {
    const Reach reach = reach_of(game, state, now.mover);
    if (figure.large) {
      for (int f = 0; f < kFacings; ++f) {
        const Board& ends = reach.ends[f];
        add_block(add, ends.count(), [&, f](std::uint32_t i) {
          return pack<Kind::Move>({.square = ends.nth(static_cast<int>(i)), .facing = f});
        });
      }
      return;  // turning is part of it
    }
    const Board& ends = reach.ends[0];
    if (figure.ethereal) {
      add_block(add, ends.count(), [&](std::uint32_t i) {
        return pack<Kind::Move>({.square = ends.nth(static_cast<int>(i)), .facing = 0});
      });
    } else {
      add_block(add, ends.count() * kFacings, [&](std::uint32_t i) {
        return pack<Kind::Move>({.square = ends.nth(static_cast<int>(i / kFacings)), .facing = i % kFacings});
      });
    }
  }
  if (now.turns) for_each_turn(state, model, at, now.mover.points, figure.large, add);
  if (now.breaks) {
    break_squares(game, state, now.mover).for_each([&](Square to) { add(pack<Kind::Break>({to})); });
  }
}

// --- targets ---------------------------------------------------------------------------------------------------------------

template <Kind kKind, class Add>
void for_each_target(ModelSet targets, Add&& add) {
  for_each_in(targets, [&](int model) { add(pack<kKind>({model})); });
}
template <class Add>
void for_each_lock(std::uint64_t locks, Add&& add) {
  for_each_in(locks, [&](int lock) { add(pack<Kind::Fight>({thing::kFirstLock + lock})); });
}

// --- spells (DS-11) ----------------------------------------------------------------------------------------------------------

// With no crystal, with each kind of crystal, or both (DS-11.11): the numbers of the crystals, or kNone.
struct Crystals {
  int count = 0;
  std::array<std::uint8_t, kMaxItems + 1> items;
  void add(int item) { items[count++] = static_cast<std::uint8_t>(item); }
};
inline Crystals crystals_for(const Saga& game, const State& state, int caster, int number, bool many) {
  Crystals crystals;
  if (many || is_ready(state, number)) {
    crystals.add(kNone);
    if (!game.content().spells[number].attacks) return crystals;
  }
  if (!is_hero(caster)) return crystals;
  const std::uint64_t held = state.items[caster];
  for (std::uint64_t left = (held | held >> 1U) & game.crystals() & game.usable(caster); left != 0; left &= left - 1) {
    crystals.add(std::countr_zero(left) / 2);
  }
  return crystals;
}

template <class Add>
void for_each_cast(const Saga& game, const State& state, Prospects& prospects, int number, bool many, Add&& add) {
  const int caster = prospects.model();
  const Crystals crystals = crystals_for(game, state, caster, number, many);
  if (crystals.count == 0) return;
  const auto with_crystals = [&](int target) {
    for (int i = 0; i < crystals.count; ++i) {
      add(pack<Kind::Cast>({.spell = number, .target = target, .square = kNowhere, .crystal = crystals.items[i]}));
    }
  };
  const Targeting& targeting = game.content().spells[number].targeting;
  if (targeting.count == Count::EachInRange) {
    if (targets_of(game, state, prospects.aim(), number) != 0) with_crystals(kNone);
    return;
  }
  switch (targeting.kind) {
    case TargetKind::Self:
      for (int i = 0; i < crystals.count; ++i) {
        const int crystal = crystals.items[i];
        if (!does_something(game, state, number, caster, crystal != kNone)) continue;
        add(pack<Kind::Cast>({.spell = number, .target = kNone, .square = kNowhere, .crystal = crystal}));
      }
      return;
    case TargetKind::Ward:
      for (const int t : game.wards()) {
        if (may_target(game, state, caster, number, t)) with_crystals(t);
      }
      return;
    case TargetKind::Square:
    case TargetKind::BonePile: {
      const Board squares = target_squares(game, state, prospects.aim(), number);
      const auto nth = [&](std::uint32_t i) {
        return pack<Kind::Cast>({.spell = number,
                                 .target = kNone,
                                 .square = squares.nth(static_cast<int>(i) / crystals.count),
                                 .crystal = crystals.items[i % static_cast<unsigned>(crystals.count)]});
      };
      return add_block(add, squares.count() * crystals.count, nth);
    }
    default: return for_each_in(targets_of(game, state, prospects.aim(), number), with_crystals);
  }
}

// --- a Turn or activation (DS-D2, DS-D3, DS-D12) ----------------------------------------------------------------------------------

template <class Add>
void for_each_use(const Saga& game, const State& state, Add&& add) {
  const int hero = state.act.model;
  if (!is_hero(hero)) return;
  const std::uint64_t held = state.items[hero];
  for (std::uint64_t left = (held | held >> 1U) & game.usable(hero); left != 0; left &= left - 1) {
    const int item = std::countr_zero(left) / 2;
    if (!may_use(game, state, hero, item)) continue;
    bool aimed = false;
    for (const Effect& effect : game.content().items[item].effects) {
      aimed = aimed || effect.op == Op::OpenLock || effect.op == Op::ReduceWard;
    }
    if (!aimed) {
      add(pack<Kind::Use>({.item = item, .target = kNone}));
      continue;
    }
    for (const auto* locks : {&game.mundane_locks(), &game.wards()}) {
      for (const int t : *locks) {
        if (may_use_on(game, state, hero, item, t)) add(pack<Kind::Use>({.item = item, .target = t}));
      }
    }
  }
}

template <class Add>
void for_each_trade(const Saga& game, const State& state, Add&& add) {
  const int hero = state.act.model;
  if (!is_hero(hero) || state.act.trades == 0 || (state.act.flags & (act::kMoveOver | act::kActed)) != 0) return;
  if (is_alone(game, state, hero)) return;
  for_each_in(state.in_play & kHeroes & ~set_of(hero), [&](int other) {
    if (!is_adjacent_to(game, state, hero, other)) return;
    const Offers mine = offers_of(game, state, hero, other), theirs = offers_of(game, state, other, hero);
    const auto offer = [&](const Offer& given, const Offer& taken) {
      if (may_exchange(given, taken)) add(pack<Kind::Trade>({.hero = other, .given = given.what, .taken = taken.what}));
    };
    for (int i = 0; i < mine.count; ++i) {
      const Offer& given = mine.all[i];
      offer(given, kNothing);
      for (int k = 0; k < theirs.count; ++k) offer(given, theirs.all[k]);
    }
    for (int k = 0; k < theirs.count; ++k) offer(kNothing, theirs.all[k]);
  });
}

inline bool can_pick_up(const State& state, int hero) {  // DS-8.15
  if (!is_hero(hero) || (state.act.flags & (act::kMoveOver | act::kActed)) != 0) return false;
  for (std::size_t i = 0; i < kMaxHeroes; ++i) {
    if (state.dropped[i] != 0 && state.dropped_at[i] == state.at[hero]) return true;
  }
  return false;
}

// Actions (DS-3.5). First a Move that ends where a special rule fires must be over (DS-18.7).
template <class Add>
void for_each_deed(const Saga& game, const State& state, Prospects& prospects, Add&& add) {
  const int model = prospects.model();
  if ((state.act.flags & (act::kActed | act::kDazed)) != 0) return;
  if (ends_move_first(game, state)) return;
  for_each_target<Kind::Fight>(prospects.fights(), add);
  for_each_lock(prospects.locks(), add);
  if (!enough(add) && game.figure(state, model).shooting != 0) for_each_target<Kind::Shoot>(prospects.shots(), add);
  for_each_in(game.spells_of(state, model), [&](int spell) {
    if (!enough(add)) for_each_cast(game, state, prospects, spell, false, add);
  });
  if (!is_hero(model) || enough(add)) return;
  for (int rule = 0; rule < static_cast<int>(game.adventure().rules.size()); ++rule) {
    if (!may_interact(game, state, model, rule)) continue;
    bool choice = false;
    for (const RuleEffect& effect : game.adventure().rules[rule].effects) {
      choice = choice || effect.choice;
    }
    if (!choice) {
      add(pack<Kind::Interact>({.rule = rule, .way = Quarter::None}));
      continue;
    }
    for (const Quarter way : {Quarter::Clockwise, Quarter::Anticlockwise}) {
      add(pack<Kind::Interact>({.rule = rule, .way = way}));
    }
  }
}

template <class Add>
void for_each_act(const Saga& game, const State& state, Add&& add) {
  const int model = state.act.model;
  Prospects prospects(game, state, model);
  for_each_move(game, state, add);
  if (is_passing(game, state, model)) return;
  if (!enough(add)) for_each_deed(game, state, prospects, add);
  const int feats = static_cast<int>(game.figure(state, model).feats.size());
  for (int i = 0; i < feats && !enough(add); ++i) {
    if (may_use_feat(game, state, prospects, i)) add(pack<Kind::Feat>({i}));
  }
  if (!enough(add)) for_each_use(game, state, add);
  if (!enough(add)) for_each_trade(game, state, add);
  if (can_pick_up(state, model)) add(pack<Kind::PickUp>());
  add(pack<Kind::End>());
}

// --- the Overlord (DS-D9 to DS-D13) ------------------------------------------------------------------------------------------------

template <Kind kKind, class Add>
void for_each_facing(Square at, Add&& add) {
  for (int f = 0; f < kFacings; ++f) add(pack<kKind>({.square = at, .facing = f}));
}

template <class Add>
void for_each_raise(const Saga& game, const State& state, std::uint32_t allowed, Square only, Add&& add) {
  const std::uint32_t types = state.bones == 0 ? 0 : raisable(game, state, allowed);
  if (types == 0) return;
  for (int i = 0; i < state.bones; ++i) {
    const int key = state.bone_square[i];
    const Square pile = square_at(key & 63, key >> 6);
    if ((only != kNowhere && pile != only) || !may_raise_on(game, state, pile)) continue;
    for_each_in(types, [&](int figure) {
      for (int f = 0; f < kFacings; ++f) add(pack<Kind::Raise>({.square = pile, .facing = f, .figure = figure}));
    });
  }
}

template <class Add>
void for_each_card(const Saga& game, const State& state, bool interrupts, Add&& add) {
  for (std::size_t i = 0; i < game.content().cards.size(); ++i) {
    if (state.hand[i] == 0 || (game.content().cards[i].kind == CardKind::Interrupt) != interrupts) continue;
    add(pack<Kind::Card>({i}));
  }
}

template <class Add>
void for_each_command(const Saga& game, const State& state, Add&& add) {
  if (state.commands > 0) {
    for_each_target<Kind::Activate>(can_be_activated(state), add);
    for_each_raise(game, state, 0, kNowhere, add);
  }
  if (state.card_played == 0) for_each_card(game, state, false, add);
  add(pack<Kind::End>());
}

// --- all of them ----------------------------------------------------------------------------------------------------------------------

// More spells, of a Minor one or of a feat (DS-D4, DS-D5).
template <class Add>
void for_each_spell(const Saga& game, const State& state, Add&& add) {
  const auto [major, left, recharging] = state.next().as<about::Spells>();
  Prospects prospects(game, state, state.act.model);
  for (std::uint32_t spells = game.spells_of(state, prospects.model()) & ~state.act.cast; spells != 0;
       spells &= spells - 1) {
    const int spell = std::countr_zero(spells);
    if (game.content().spells[spell].major != (major != 0)) continue;
    for_each_cast(game, state, prospects, spell, recharging != 0, add);
  }
  for_each_use(game, state, add);
  add(pack<Kind::Stop>());
}

// Fights, shots and steps of feats (DS-D5).
template <class Add>
void for_each_of_feat(const Saga& game, const State& state, Add&& add) {
  const Task& asked = state.next();
  const int model = state.act.model;
  bool may_stop = true;
  switch (asked.step) {
    case Step::AskEach:
      for_each_target<Kind::Fight>(state.targets, add);
      for_each_lock(state.locks, add);
      may_stop = state.targets == 0;
      break;
    case Step::AskStrike: {
      const ModelSet enemies = fight_targets(game, state, model);
      const std::uint64_t locks = locks_before(game, state, model);
      for_each_target<Kind::Fight>(enemies, add);
      for_each_lock(locks, add);
      may_stop = enemies == 0 && locks == 0;  // a key has opened the only one
      break;
    }
    case Step::AskShot: {
      const bool ignoring = asked.as<about::Shots>().ignoring != 0;
      for_each_target<Kind::Shoot>(shoot_targets(game, state, model, ignoring), add);
      break;
    }
    case Step::AskChain:
      for_each_target<Kind::Fight>(fight_targets(game, state, model), add);
      may_stop = asked.as<about::Fights>().again != 0;
      break;
    default: {  // Step::AskShift
      const Square at = state.at[model];
      const Board room = standing_room(game, state, model);
      const Board ground = state.open - state.solid - state.taken;  // who is Ethereal beside a diagonal blocks nothing
      for_each_facing<Kind::Shift>(at, add);
      for (const Offset step : kSteps) {
        const Square to = square_at(at.x + step.dx, at.y + step.dy);
        if (room.has(to) && may_step(ground, at, to)) for_each_facing<Kind::Shift>(to, add);
      }
    }
  }
  for_each_use(game, state, add);
  if (may_stop) add(pack<Kind::Stop>());
}

template <class Add>
void for_each_animate(const Saga& game, const State& state, Add&& add) {
  const auto [left, from, effect, pile] = state.next().as<about::Animates>();
  const std::uint32_t allowed = from == origin::kCard ? 0 : effect_of(game, from, effect).figures;
  for_each_raise(game, state, allowed, pile, add);
  add(pack<Kind::Stop>());
}

template <class Add>
void for_each_place(const Saga& game, const State& state, Add&& add) {
  const auto [figure, beside, square] = state.next().as<about::Summons>();
  const bool faceless = game.content().figures[figure].ethereal;
  const auto place = [&](Square each) {
    if (faceless) add(pack<Kind::Place>({.square = each, .facing = 0}));
    else for_each_facing<Kind::Place>(each, add);
  };
  if (beside == 0) return place(square);
  summon_squares(game, state, square).for_each(place);
}

template <class Add>
void for_each_action(const Saga& game, const State& state, Add&& add) {
  switch (state.next().step) {
    case Step::AskHero:
      return for_each_in(state.in_play & kHeroes & ~ModelSet{state.acted},
                         [&](int hero) { add(pack<Kind::Hero>({hero})); });
    case Step::AskAct: return for_each_act(game, state, add);
    case Step::AskSpell: return for_each_spell(game, state, add);
    case Step::AskEach:
    case Step::AskStrike:
    case Step::AskShot:
    case Step::AskChain:
    case Step::AskShift: return for_each_of_feat(game, state, add);
    case Step::AskDevour: return for_each_target<Kind::Devour>(devour_targets(game, state, state.act.model), add);
    case Step::AskFree: return for_each_target<Kind::Free>(state.free, add);
    case Step::AskPotion:
    case Step::AskAgree: add(pack<Kind::Yes>()); return add(pack<Kind::No>());
    case Step::AskInterrupt: for_each_card(game, state, true, add); return add(pack<Kind::Pass>());
    case Step::AskModel: for_each_target<Kind::Activate>(can_be_activated(state), add); return add(pack<Kind::Stop>());
    case Step::AskCommand: return for_each_command(game, state, add);
    case Step::AskAnimate: return for_each_animate(game, state, add);
    case Step::AskSummon: return for_each_place(game, state, add);
    case Step::AskTarget: return for_each_target<Kind::Target>(state.targets, add);
    case Step::AskBonusMove:
      for_each_move(game, state, add);
      if (!is_passing(game, state, state.next().as<about::BonusMove>().model)) add(pack<Kind::Stop>());
      return;
    default: return;
  }
}

}  // namespace uc::saga
