// Which skills, items and lasting effects do something to a model, one by one. The rules ask for their sum
// (modifiers_of); this is for those who are told where it comes from.
#pragma once

#include <bit>

#include "rules.hpp"
#include "saga/why.hpp"

namespace uc::saga {

// Calls f(what, id, modifiers) for each.
template <class F>
void for_each_skill(const Saga& game, int hero, F&& f) {
  const Hero& of = game.content().heroes[game.hero_of(hero)];
  for (std::size_t i = 0; i < of.skills.size(); ++i) {
    if ((game.options().skills[hero] >> i & 1) != 0)
      f(Why::Skill, of.skills[i], game.content().skills[of.skills[i]].modifiers);
  }
}

template <class F>
void for_each_lasting(const Saga& game, const State& state, int model, F&& f) {
  const Content& content = game.content();
  const auto find = [](const auto& list, std::size_t source) {
    std::size_t i = 0;
    while (i < list.size() && list[i].source != source) ++i;
    return i;
  };
  for (std::size_t source = 0; source < content.sources.size(); ++source) {
    if (state.lasting_of(model, static_cast<int>(source)) == 0) continue;
    const Modifiers& modifiers = content.sources[source].modifiers;
    if (const std::size_t spell = find(content.spells, source); spell < content.spells.size()) {
      f(Why::Spell, spell, modifiers);
    } else if (const std::size_t feat = find(content.feats, source); feat < content.feats.size()) {
      f(Why::Feat, feat, modifiers);
    } else {
      f(Why::Item, find(content.items, source), modifiers);
    }
  }
}

template <class F>
void for_each_source(const Saga& game, const State& state, int model, F&& f) {
  if (is_hero(model)) {
    for_each_skill(game, model, f);
    for (std::size_t item = 0; item < game.content().items.size(); ++item) {
      if (state.item_count(model, static_cast<int>(item)) != 0 && (game.worn(model) >> (2 * item) & 1U) != 0)
        f(Why::Item, item, game.content().items[item].modifiers);
    }
  }
  for_each_lasting(game, state, model, f);
}

}  // namespace uc::saga
