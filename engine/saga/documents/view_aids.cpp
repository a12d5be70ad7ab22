// What a front end needs beside the position to show what can be done: where a model can go, what it has before it,
// whom it can attack and with how many dice. All of it is public.
#include <utility>

#include "saga/rules/choices.hpp"
#include "view.hpp"

namespace uc::saga {

namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// The Magic Attack among the effects of a spell; nothing if there is none.
const Effect* attack_of(const Spell& spell) {
  for (const Effect& effect : spell.effects) {
    if (effect.op == Op::MagicAttack) return &effect;
  }
  return nullptr;
}

Attack magic(const Saga& game, const State& s, int caster, int target, const Spell& spell) {
  return prepare_attack(game, s, caster, target,
                        {.type = Attack::Magic, .dice = attack_of(spell)->a, .minor = !spell.major});
}

Manner fight_now(const Task& asked) {
  switch (asked.step) {
    case Step::AskEach: return {.type = Attack::Fight, .dice = asked.a, .no_modifiers = asked.b == 0};
    case Step::AskStrike: return {.type = Attack::Fight, .bonus = asked.a, .no_penalties = asked.b != 0};
    default: return {.type = Attack::Fight};
  }
}

Attack shot_now(const Saga& game, const State& s, const Task& asked, int target) {
  const bool feat = asked.step == Step::AskShot, ignoring = feat && asked.c != 0;
  const Sight sight = sight_of(game, s, s.act.model, target, ignoring);
  return prepare_attack(game, s, s.act.model, target,
                        {.type = Attack::Shoot, .dice = feat ? asked.b : 0, .furniture = sight.furniture && !ignoring});
}

Doc attack_doc(const Saga& game, const Attack& attack, const Doc& spell, Viewer viewer) {
  return Doc::object()
      .set("model", attack.attacker)
      .set("target", thing_doc(game, attack.target, viewer))
      .set("type", kAttackNames[attack.type])
      .set("spell", spell)
      .set("dice", attack.dice)
      .set("defence", attack.defence)
      .set("armour", attack.armour);
}

Doc attacks(const Saga& game, const State& s, Viewer viewer) {
  Doc list = Doc::array();
  for_each_action(game, s, [&](Action action) {
    const Numbers n = numbers_of(action);
    if (kind_of(action) == Kind::Cast) {
      const Spell& spell = game.content().spells[at(n.a)];
      const int caster = s.act.model;
      // With a crystal it has more dice, if it was ready; the page that offers the crystal knows how many.
      if (attack_of(spell) == nullptr || (n.e != kNone && is_ready(s, n.a))) return;
      if (spell.targeting.count == Count::EachInRange) {
        for_each_in(spell_targets(game, s, caster, spell.targeting, true), [&](int target) {
          list.push(attack_doc(game, magic(game, s, caster, target, spell), spell.id, viewer));
        });
      } else if (n.b < thing::kFirstLock) {
        list.push(attack_doc(game, magic(game, s, caster, n.b, spell), spell.id, viewer));
      }
      return;
    }
    const std::optional<Attack> attack = attack_by(game, s, action);
    if (attack) list.push(attack_doc(game, *attack, Doc(), viewer));
  });
  return list;
}

// Where the Move can end now, or with which first step it can break away.
void view_moves(const Saga& game, const State& s, Doc& doc) {
  Doc moves = Doc::array(), breaks = Doc::array();
  bool turns = false;
  const Step step = s.next().step;
  if (step == Step::AskAct || step == Step::AskBonusMove) {
    const MoveNow now = move_now(game, s);
    const Square start = s.at[at(now.mover.model)];
    const Figure& figure = game.figure(s, now.mover.model);
    for_each_move(game, s, [&](Action action) {
      const Numbers n = numbers_of(action);
      const Square to = square_at(n.a, n.b);
      if (kind_of(action) == Kind::Break) {
        breaks.push(
            Doc::object().set("square", square_name(to)).set("cost", cost_of_break(game, s, now.mover.model, to)));
        return;
      }
      turns = turns || to == start;
      if (!figure.large && (to == start || n.c != 0)) return;  // once for all facings
      int cost = cost_of(game, s, now.mover, to, facing_at(n.c));
      if (cost == 0) cost = ((n.c - index(s.facing[at(now.mover.model)])) & 3) == 2 ? 2 : 1;  // turns where it stands
      moves.push(Doc::object()
                     .set("square", square_name(to))
                     .set("facing", figure.large ? Doc(kCompass[n.c]) : Doc())
                     .set("cost", cost));
    });
  }
  doc.set("moves", std::move(moves)).set("breaks", std::move(breaks)).set("turns", turns);
}

}  // namespace

std::optional<Attack> attack_by(const Saga& game, const State& s, Action action) {
  const Task& asked = s.next();
  const int n = numbers_of(action).a;
  switch (kind_of(action)) {
    case Kind::Fight: return prepare_attack(game, s, s.act.model, n, fight_now(asked));
    case Kind::Shoot: return shot_now(game, s, asked, n);
    case Kind::Free: {
      const bool breaking = s.tasks > 1 && s.agenda[s.tasks - 2U].step == Step::BreakStep;
      return prepare_attack(game, s, n, asked.a, {.type = Attack::Free, .breaking_away = breaking});
    }
    case Kind::Target: {
      const Effect& effect = effect_of(game, asked.b, asked.c);
      if (effect.op != Op::MagicAttack) return std::nullopt;
      const bool minor = asked.b < origin::kFeat && !game.content().spells[asked.b].major;
      return prepare_attack(game, s, asked.a, n,
                            {.type = Attack::Magic, .dice = effect.a, .bonus = asked.g, .minor = minor});
    }
    default: return std::nullopt;
  }
}

Doc view_aids(const Saga& game, const State& s, Viewer viewer) {
  Doc doc = Doc::object();
  view_moves(game, s, doc);
  Doc arcs = Doc::array();
  for_each_in(s.in_play, [&](int model) {
    arcs.push(Doc::object().set("model", model).set("squares", squares_doc(front_arc(game, s, model))));
  });
  return doc.set("arcs", std::move(arcs)).set("attacks", attacks(game, s, viewer));
}

}  // namespace uc::saga
