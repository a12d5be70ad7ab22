// Magic, Animate Dead and summoning: what can be aimed at, and what can be raised (DS-7.6 to DS-7.9, DS-11).
#include <algorithm>

#include "rules.hpp"

namespace uc::saga {

namespace {

// The widest gap of columns that is still in range, by the length of the range and the gap of rows (DS-9.2).
struct Discs {
  std::array<std::array<std::uint8_t, kLongestRange + 1>, kLongestRange + 1> widest{};
  constexpr Discs() {
    for (int length = 0; length <= kLongestRange; ++length) {
      int gx = length;
      for (int gy = 0; gy <= length; ++gy) {
        while (gx * gx + gy * gy > length * length) --gx;
        widest[length][gy] = static_cast<std::uint8_t>(gx);
      }
    }
  }
};
constexpr Discs kDiscs;

// Squares where a blast touches somebody.
Board blast_squares(const Saga& game, const State& state) {
  Board squares;
  for_each_in(state.in_play, [&](int model) {
    if (!can_be_harmed(game, state, model)) return;
    for_each_square_of(game, state, model, [&](Square each) {
      squares.add(each);
      add_around(squares, each, neighbours(state.open, each));
    });
  });
  return squares;
}

// Squares on which a model or furniture stands.
Board occupied_squares(const Saga& game, const State& state) {
  Board squares = state.solid | state.taken;
  if (game.has_ethereal()) {
    for_each_in(state.in_play & ~kHeroes, [&](int model) {
      if (game.figure(state, model).ethereal) squares |= squares_of(game, state, model);
    });
  }
  return squares;
}

}  // namespace

Board floor_in_range(const Saga& game, const State& state, int caster, Range range) {
  Board near;
  for_each_square_of(game, state, caster, [&](Square a) {
    if (range == Range::Adjacent) return add_around(near, a, neighbours(state.open, a));
    const int length = game.content().range[index(range)];
    for (int gy = 0; gy <= length; ++gy) {
      const int gx = kDiscs.widest[length][gy];
      const int left = std::max(0, a.x - gx - 1), right = std::min(kMaxWidth - 1, a.x + gx + 1);
      const std::uint64_t row = (Board::bit(right) << 1U) - Board::bit(left);
      if (gy == 0) near.row(a.y) |= row;
      if (a.y - gy - 1 >= 0) near.row(a.y - gy - 1) |= row;
      if (a.y + gy + 1 < kMaxHeight) near.row(a.y + gy + 1) |= row;
    }
  });
  return near & state.open;
}

bool is_ready(const State& state, int spell) { return state.recharge[spell] == 0; }

const Effect& effect_of(const Saga& game, int from, int effect) {
  const Content& content = game.content();
  if (from >= origin::kItem) return content.items[from - origin::kItem].effects[effect];
  if (from >= origin::kFeat) return content.feats[from - origin::kFeat].effects[effect];
  return content.spells[from].effects[effect];
}

Aim aim_of(const Saga& game, const State& state, int caster) {
  Aim aim;
  aim.caster = caster;
  aim.engaged = engagers(game, state, caster) != 0;
  const auto within = [&](Range range) -> ModelSet& { return aim.within[index(range)]; };
  const auto length = [&](Range range) { return game.content().range[index(range)]; };
  const int far = length(Range::Long) * length(Range::Long), near = length(Range::Short) * length(Range::Short);
  for_each_in(state.in_play, [&](int each) {
    const int gap = gap_between(game, state, caster, each);
    const ModelSet it = set_of(each);
    within(Range::Long) |= gap <= far ? it : 0;
    within(Range::Short) |= gap <= near ? it : 0;
    aim.ethereal |= game.figure(state, each).ethereal ? it : 0;
  });
  within(Range::Caster) = within(Range::Adjacent) = set_of(caster);
  for_each_in(within(Range::Short) & ~set_of(caster), [&](int each) {
    if (is_adjacent_to(game, state, caster, each)) within(Range::Adjacent) |= set_of(each);
  });
  const ModelSet others = within(Range::Long) & ~set_of(caster);
  if (aim.engaged || others == 0) return aim;
  if (game.figure(state, caster).large) {
    aim.seen = seen_by(game, state, caster, others);
  } else {
    aim.lookout.emplace(blocking_squares(game, state), state.at[caster]);
    aim.seen = seen_from(*aim.lookout, game, state, caster, others);
  }
  return aim;
}

namespace {

// Those of a set that are models of this kind.
ModelSet of_kind(const Saga& game, const State& state, ModelSet set, TargetKind kind) {
  if (kind == TargetKind::Model) return set;
  if (kind == TargetKind::Hero) return set & kHeroes;
  if (kind != TargetKind::Minion && kind != TargetKind::Boss) return 0;
  const Class klass = kind == TargetKind::Minion ? Class::Minion : Class::Boss;
  ModelSet found = 0;
  for_each_in(set, [&](int each) { found |= game.figure(state, each).klass == klass ? set_of(each) : 0; });
  return found;
}

}  // namespace

ModelSet spell_targets(const Saga& game, const State& state, const Aim& aim, const Targeting& targeting, bool attack) {
  if (targeting.los && aim.engaged) return 0;  // DS-11.7
  ModelSet from = state.in_play;
  if (targeting.side == Side::Enemy) from = enemies_of(state, aim.caster);
  if (targeting.side == Side::Friend) from = side_of(state, aim.caster);
  from &= aim.within[index(targeting.range)];
  if (targeting.los) from &= aim.seen | set_of(aim.caster);
  if (attack) from &= ~aim.ethereal;
  return of_kind(game, state, from, targeting.kind);
}

ModelSet spell_targets(const Saga& game, const State& state, int caster, const Targeting& targeting, bool attack) {
  return spell_targets(game, state, aim_of(game, state, caster), targeting, attack);
}

ModelSet blast_targets(const Saga& game, const State& state, Square centre) {
  ModelSet targets = 0;
  for_each_in(state.in_play, [&](int each) {
    if (!can_be_harmed(game, state, each)) return;
    for_each_square_of(game, state, each, [&](Square q) {
      if (q == centre || adjacent(state.open, centre, q)) targets |= set_of(each);
    });
  });
  return targets;
}

namespace {

// Does the lasting effect of this source change anything for the model? (DS-R55) Not if it lasts already as long as it
// would, not if it only concerns the defence of who cannot be attacked, nor armour that cannot become less (DS-8.6):
// that of heroes may still be raised by spells and items.
bool would_last(const Saga& game, const State& state, int model, int number) {
  const Source& source = game.content().sources[number];
  if (state.lasting_of(model, number) == lasts(source.duration)) return false;
  Modifiers guarding;
  guarding.armour = source.modifiers.armour;
  if (source.skip_ok_on != 0 || source.modifiers == Modifiers{}) return true;
  const bool only_armour = source.modifiers == guarding;
  guarding.dice[DefenceDice] = source.modifiers.dice[DefenceDice];
  guarding.penalties[DefenceDice] = source.modifiers.penalties[DefenceDice];
  if (source.modifiers == guarding && !can_be_harmed(game, state, model)) return false;
  if (!only_armour || is_hero(model)) return true;
  const int own = state.lasting_of(model, number) != 0 ? guarding.armour : 0;
  const int without = game.figure(state, model).armour + modifiers_of(game, state, model).armour - own;
  return armour_within(without) != armour_within(without + guarding.armour);
}

}  // namespace

bool does_something(const Saga& game, const State& state, int number, int model, bool spends_crystal) {
  const Spell& spell = game.content().spells[number];
  for (const Effect& effect : spell.effects) {
    switch (effect.op) {
      case Op::Heal:
        if (state.wounds_of(model) > 0) return true;
        break;
      case Op::Lasting:
        if (would_last(game, state, model, spell.source)) return true;
        break;
      case Op::GainCrystal:  // without room it is lost
        if (spends_crystal || !is_hero(model) || crystals_of(game, state, model) < kMostCrystals) return true;
        break;
      default: return true;
    }
  }
  return false;
}

ModelSet targets_of(const Saga& game, const State& state, const Aim& aim, int number) {
  const Spell& spell = game.content().spells[number];
  ModelSet targets = spell_targets(game, state, aim, spell.targeting, spell.attacks);
  if (spell.attacks) return targets;
  for_each_in(targets, [&](int each) {
    if (!does_something(game, state, number, each, false)) targets &= ~set_of(each);
  });
  return targets;
}

bool may_target(const Saga& game, const State& state, int caster, int number, int t) {
  const Spell& spell = game.content().spells[number];
  if (spell.targeting.kind == TargetKind::Ward) {
    return t >= thing::kFirstLock && t < thing::kEnd && is_near(game, state, caster, t) && has_ward(game, state, t) &&
           is_adjacent_to(game, state, caster, t);
  }
  return thing::is_model(t) && has(targets_of(game, state, aim_of(game, state, caster), number), t);
}

Board target_squares(const Saga& game, const State& state, const Aim& aim, int number) {
  const Spell& spell = game.content().spells[number];
  const int caster = aim.caster;
  if (spell.targeting.los && aim.engaged) return {};
  Board squares = floor_in_range(game, state, caster, spell.targeting.range);
  for (const Effect& effect : spell.effects) {
    switch (effect.op) {
      case Op::Summon:
        if (effect.beside) break;
        if (!can_summon(game, state, effect.figure, effect.amount)) return {};
        squares -= occupied_squares(game, state);
        break;
      case Op::PlaceBonePile:
        squares -= occupied_squares(game, state);
        if (state.bones == kMaxBones) squares &= bone_squares(state);  // DS-R56
        break;
      case Op::Animate:
        if (raisable(game, state, effect.figures) == 0) return {};
        squares &= bone_squares(state);
        squares -= occupied_squares(game, state);
        break;
      default: break;
    }
  }
  if (spell.targeting.count == Count::Blast) squares &= blast_squares(game, state);  // DS-R55
  if (!spell.targeting.los || squares.empty()) return squares;
  return squares_seen_by(game, state, caster, squares, aim.lookout ? &*aim.lookout : nullptr);
}

bool has_target(const Saga& game, const State& state, const Aim& aim, int number, bool many) {
  const Spell& spell = game.content().spells[number];
  switch (spell.targeting.kind) {
    case TargetKind::Self: return does_something(game, state, number, aim.caster, !many && !is_ready(state, number));
    case TargetKind::Ward:
      for (const int t : game.wards()) {
        if (may_target(game, state, aim.caster, number, t)) return true;
      }
      return false;
    case TargetKind::Square:
    case TargetKind::BonePile: return !target_squares(game, state, aim, number).empty();
    default: return targets_of(game, state, aim, number) != 0;
  }
}

std::uint32_t raisable(const Saga& game, const State& state, std::uint32_t allowed) {
  std::uint32_t types = 0;
  const Adventure& adventure = game.adventure();
  for (std::size_t i = 0; i < game.content().figures.size(); ++i) {
    const int limit = adventure.animate_limit[i];
    if (limit == 0 || (allowed != 0 && (allowed >> i & 1U) == 0)) continue;
    if (can_summon(game, state, static_cast<int>(i), limit)) types |= 1U << i;
  }
  return types;
}

bool may_raise_on(const Saga& game, const State& state, Square pile) {
  return state.open.has(pile) && !is_occupied(game, state, pile);  // DS-7.6, DS-R43
}

bool can_raise(const Saga& game, const State& state, std::uint32_t allowed) {
  if (state.bones == 0 || raisable(game, state, allowed) == 0) return false;
  for (int i = 0; i < state.bones; ++i) {
    const int key = state.bone_square[i];
    if (may_raise_on(game, state, square_at(key & 63, key >> 6))) return true;
  }
  return false;
}

bool can_summon(const Saga&, const State& state, int figure, int limit) {
  return state.others < kMaxModels - kMaxHeroes && count_of_figure(state, figure) < limit;
}

Board summon_squares(const Saga& game, const State& state, Square beside) {
  Board squares;
  add_around(squares, beside, neighbours(state.open, beside));
  Board free;
  squares.for_each([&](Square each) {
    if (!state.solid.has(each) && !is_occupied(game, state, each)) free.add(each);
  });
  return free;
}

}  // namespace uc::saga
