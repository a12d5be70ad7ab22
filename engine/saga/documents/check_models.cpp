// Are the models ones that play can make? Figures, where they stand, wounds, effects, items.
#include "check_parts.hpp"

namespace uc::saga {

namespace {

// How many of a figure there can be (DS-7.7): those of revealed areas, those raised and those summoned.
int most_of(const Check& check, std::size_t figure) {
  const Adventure& adventure = check.adventure;
  int most = adventure.animate_limit[figure];
  for (const Monster& monster : adventure.monsters) {
    most += monster.figure == figure && (check.s.areas >> monster.area & 1U) != 0 ? 1 : 0;
  }
  for (const std::uint32_t spells : adventure.boss_spells) {
    for_each_in(spells, [&](int spell) {
      for (const Effect& effect : check.content.spells[spell].effects) {
        most += effect.op == Op::Summon && effect.figure == figure ? effect.amount : 0;
      }
    });
  }
  return most;
}

void check_figures(Check& check) {
  const State& s = check.s;
  int hidden = 0;
  for (const Monster& monster : check.adventure.monsters) hidden += (s.areas >> monster.area & 1U) == 0 ? 1 : 0;
  check.need(s.others + hidden <= kMaxModels - kMaxHeroes, "models", "there would be too many", "DS-7.7");
  for (std::size_t i = 0; i < check.content.figures.size(); ++i) {
    const int count = count_of_figure(s, static_cast<int>(i));
    const bool boss = check.content.figures[i].klass == Class::Boss, out = (s.bosses_out >> i & 1U) != 0;
    check.need(!out || boss, "bosses_out", "should name bosses only", "DS-8.15");
    if (count + (out ? 1 : 0) > most_of(check, i))
      check.fail("models", "there are too many of " + check.content.figures[i].id, boss ? "DS-1.3" : "DS-7.7");
  }
}

// Who stands in the middle of a break-away, perhaps on the square of an Ethereal model (DS-14.4); else kNone.
int passer(const State& s) {
  if (s.next().step == Step::AskBonusMove) return s.next().as<about::BonusMove>().model;
  return s.next().step == Step::AskAct && (s.act.flags & act::kInMove) != 0 ? s.act.model : kNone;
}

void check_squares(Check& check) {
  const State& s = check.s;
  const int passing = passer(s);
  Board taken, ethereal;
  const auto check_model = [&](int model, const Board& others) {
    for_each_square_of(check.game, s, model, [&](Square square) {
      check.need(s.open.has(square), check.model_path(model, "square"), "is no revealed floor", "DS-6.2");
      check.need(!s.solid.has(square), check.model_path(model, "square"), "furniture stands there", "DS-6.2");
      check.need(!others.has(square), check.model_path(model, "square"), "another model stands there", "DS-6.2");
    });
    (check.game.figure(s, model).ethereal ? ethereal : taken) |= squares_of(check.game, s, model);
  };
  for_each_in(s.in_play, [&](int model) {
    if (model != passing) check_model(model, taken | ethereal);
  });
  if (check.is_there(passing)) check_model(passing, check.game.figure(s, passing).ethereal ? taken | ethereal : taken);
}

void check_wounds(Check& check, int model) {
  const Figure& figure = check.game.figure(check.s, model);
  const int wounds = check.s.wounds_of(model);
  const int most = figure.klass == Class::Minion ? figure.wounds : figure.incapacitated_at;
  const bool out = is_hero(model) && (check.s.incapacitated >> model & 1) != 0;
  if (out)
    check.need(wounds == most, check.model_path(model, "wounds"), "should be all: it is incapacitated", "DS-8.15");
  else if (most == 0)
    check.need(wounds == 0, check.model_path(model, "wounds"), "should be 0: it takes none", "DS-8.11");
  else check.need(wounds < most, check.model_path(model, "wounds"), "it would be out of the game", "DS-8.15");
}

void check_lasting(Check& check, int model) {
  const std::string path = check.model_path(model, "lasting");
  check.need(check.s.lasting[model] == 0 || check.is_there(model), path, "should be empty: it is not in play",
             "DS-11.10");
  for (std::size_t i = 0; i < check.content.sources.size(); ++i) {
    const int most = lasts(check.content.sources[i].duration);
    const int left = check.s.lasting_of(model, static_cast<int>(i));
    check.need(left <= most && (left == 0 || most != 3 || left == 3), path, "no effect lasts that long", "DS-11.10");
    const bool for_heroes = check.content.sources[i].skip_ok_on != 0;
    check.need(left == 0 || !for_heroes || is_hero(model), path, "only a hero has such a token", "DS-3.8");
  }
}

void check_hero(Check& check, int hero) {
  const State& s = check.s;
  const auto path = [&](const char* member) { return check.model_path(hero, member); };
  const int states = (check.is_there(hero) ? 1 : 0) + (s.incapacitated >> hero & 1) + (s.exited >> hero & 1);
  check.need(states == 1, path("in_play"), "a hero is in play, incapacitated, or has left the map", "DS-3.7");
  const bool out = (s.incapacitated >> hero & 1) != 0;
  check.need(!out || s.objects[hero] == 0, path("objects"), "an incapacitated hero has left them", "DS-8.15");
  int crystals = 0;
  for (int item = 0; item < static_cast<int>(check.content.items.size()); ++item) {
    const Item& kind = check.content.items[item];
    const int count = s.item_count(hero, item);
    if (kind.crystal != 0) crystals += count;
    else if (kind.one_use) check.need(count <= 2, path("items"), "nobody holds more than two of a kind", "DS-15.7");
  }
  check.need(crystals <= kMostCrystals, path("items"), "nobody holds more than three crystals", "DS-11.11");
}

// A spell that recharges is one that somebody in this adventure can cast.
void check_spells(Check& check) {
  std::uint32_t known = 0;
  for (const AdventureHero& hero : check.adventure.heroes) known |= hero.spells;
  for (const std::uint32_t spells : check.adventure.boss_spells) known |= spells;
  for (std::size_t i = 0; i < check.content.spells.size(); ++i) {
    if (check.s.recharge[i] != 0 && (known >> i & 1U) == 0)
      check.fail("recharging", "nobody casts " + check.content.spells[i].id, "DS-11.1");
  }
}

}  // namespace

void check_models(Check& check) {
  check_figures(check);
  check_squares(check);
  const ModelSet heroes = (ModelSet{1} << check.game.heroes()) - 1;
  for_each_in(check.s.in_play | heroes, [&](int model) {
    check_wounds(check, model);
    check_lasting(check, model);
  });
  for_each_in(heroes, [&](int hero) { check_hero(check, hero); });
  check_spells(check);
}

}  // namespace uc::saga
