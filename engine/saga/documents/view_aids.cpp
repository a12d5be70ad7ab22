// What a front end needs beside the position to show what can be done: where a model can go, what it has before it,
// whom it can attack and with how many dice. All of it is public.
#include <utility>

#include "saga/rules/choices.hpp"
#include "view.hpp"

namespace uc::saga {

namespace {

// The Magic Attack among the effects of a spell; nothing if there is none.
const Effect* attack_of(const Spell& spell) {
  for (const Effect& effect : spell.effects) {
    if (effect.op == Op::MagicAttack) return &effect;
  }
  return nullptr;
}

Strike magic(int caster, int target, int number, const Spell& spell) {
  return {caster,
          target,
          {.type = Attack::Magic, .dice = attack_of(spell)->amount, .minor = !spell.major, .origin = number}};
}

Strike shot_now(const Saga& game, const State& s, const Task& asked, int target) {
  const auto shots = asked.step == Step::AskShot ? asked.as<about::Shots>() : about::Shots{};
  const bool ignoring = shots.ignoring != 0;
  const Sight sight = sight_of(game, s, s.act.model, target, ignoring);
  return {s.act.model, target, {.type = Attack::Shoot, .dice = shots.dice, .furniture = sight.furniture && !ignoring}};
}

Doc attack_doc(const Saga& game, const State& s, const Strike& strike, const Doc& spell, Viewer viewer) {
  const auto [attack, why] = told_attack(game, s, strike);
  return Doc::object()
      .set("model", attack.attacker)
      .set("target", thing_doc(game, attack.target, viewer))
      .set("type", kAttackNames[attack.type])
      .set("spell", spell)
      .set("dice", attack.dice)
      .set("defence", attack.defence)
      .set("armour", attack.armour)
      .set("why", whys_doc(game, why, viewer));
}

Doc attacks(const Saga& game, const State& s, Viewer viewer) {
  Doc list = Doc::array();
  for_each_action(game, s, [&](Action action) {
    if (kind_of(action) == Kind::Cast) {
      const auto [number, aimed, square, crystal] = as<said::Cast>(action);
      const Spell& spell = game.content().spells[number];
      const int caster = s.act.model;
      // With a crystal it has more dice, if it was ready; the page that offers the crystal knows how many.
      if (attack_of(spell) == nullptr || (crystal != kNone && is_ready(s, number))) return;
      const auto add = [&](int target) {
        list.push(attack_doc(game, s, magic(caster, target, number, spell), spell.id, viewer));
      };
      if (spell.targeting.count == Count::EachInRange) {
        for_each_in(spell_targets(game, s, caster, spell.targeting, true), add);
      } else if (thing::is_model(aimed)) {
        add(aimed);
      }
      return;
    }
    const std::optional<Strike> strike = strike_by(game, s, action);
    if (strike) list.push(attack_doc(game, s, *strike, Doc(), viewer));
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
    const Square start = s.at[now.mover.model];
    const Figure& figure = game.figure(s, now.mover.model);
    for_each_move(game, s, [&](Action action) {
      const auto chosen = as<said::Move>(action);
      const Square to = chosen.square;
      const int facing = chosen.facing;
      if (kind_of(action) == Kind::Break) {
        breaks.push(
            Doc::object().set("square", square_name(to)).set("cost", cost_of_break(game, s, now.mover.model, to)));
        return;
      }
      turns = turns || to == start;
      if (!figure.large && (to == start || facing != 0)) return;  // once for all facings
      int cost = cost_of(game, s, now.mover, to, facing_at(facing));
      if (cost == 0) cost = ((facing - index(s.facing[now.mover.model])) & 3) == 2 ? 2 : 1;  // turns where it stands
      moves.push(Doc::object()
                     .set("square", square_name(to))
                     .set("facing", figure.large ? Doc(kCompass[facing]) : Doc())
                     .set("cost", cost));
    });
  }
  doc.set("moves", std::move(moves)).set("breaks", std::move(breaks)).set("turns", turns);
}

}  // namespace

std::optional<Strike> strike_by(const Saga& game, const State& s, Action action) {
  const Task& asked = s.next();
  switch (kind_of(action)) {
    case Kind::Fight: return Strike{s.act.model, as<said::Target>(action).target, fight_asked(asked)};
    case Kind::Shoot: return shot_now(game, s, asked, as<said::Target>(action).target);
    case Kind::Free: {
      const bool breaking = s.tasks > 1 && s.agenda[s.tasks - 2U].step == Step::BreakStep;
      return Strike{as<said::Model>(action).model,
                    asked.as<about::FreeAttacks>().target,
                    {.type = Attack::Free, .breaking_away = breaking}};
    }
    case Kind::Target: {
      const auto aim = asked.as<about::Aim>();
      const Effect& effect = effect_of(game, aim.origin, aim.effect);
      if (effect.op != Op::MagicAttack) return std::nullopt;
      return Strike{aim.caster, as<said::Target>(action).target, magic_by(game, aim, effect)};
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
