// What can be said only when all is read: no attack may need more dice than there is room for.
#include <algorithm>

#include "parts.hpp"

namespace uc::saga::reading {

namespace {

constexpr std::size_t kLock = 3;

// The most bonus dice of each kind that a hero can have at once.
std::array<int, 5> most_bonus(std::uint8_t hero, const Content& content) {
  std::array<int, 5> sum{};
  const auto add = [&](const Modifiers& modifiers) {
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += modifiers.dice[i];
    sum[0] += modifiers.fight_outnumbered;
    sum[2] += modifiers.minor_magic;
  };
  int crystal = 0;
  for (const Skill& skill : content.skills) {
    if (skill.hero == hero) add(skill.modifiers);
    else sum[4] += skill.modifiers.aura_defence;
  }
  for (const Item& item : content.items) {
    if ((item.users >> hero & 1U) == 0) continue;
    add(item.modifiers);
    crystal = std::max<int>(crystal, item.crystal);
  }
  for (const Source& source : content.sources) add(source.modifiers);
  sum[2] += crystal;
  sum[kLock] += sum[0];  // bonuses of Fights count against locks (DS-13.6)
  return sum;
}

int most_feat_bonus(const Figure& figure, const Content& content) {
  int most = 0;
  for (const std::uint8_t feat : figure.feats) {
    for (const Effect& effect : content.feats[feat].effects) {
      if (effect.op == Op::FightOne) most = std::max<int>(most, effect.amount);
    }
  }
  return most;
}

int most_spell_dice(std::uint8_t hero, const Content& content) {
  int most = 0;
  for (const Spell& spell : content.spells) {
    for (const Effect& effect : spell.effects) {
      if (spell.caster_hero == hero && effect.op == Op::MagicAttack) most = std::max<int>(most, effect.amount);
    }
  }
  return most;
}

// The Overlord's models have neither skills nor items, but company: seven others beside one defender.
int most_overlord_dice(const Figure& figure, const Content& content) {
  constexpr int kOthers = 7;
  std::array<int, 5> sum{};
  for (const Source& source : content.sources) {
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += source.modifiers.dice[i];
  }
  return std::max(
      {figure.combat + sum[0] + (figure.horde ? kOthers : 0), figure.shooting + sum[1], figure.combat + sum[4]});
}

int most_hero_dice(const Figure& figure, const Content& content) {
  const std::array<int, 5> bonus = most_bonus(figure.hero, content);
  return std::max({figure.combat + std::max(bonus[0], bonus[kLock]) + most_feat_bonus(figure, content),
                   figure.shooting + bonus[1], most_spell_dice(figure.hero, content) + bonus[2],
                   figure.combat + bonus[4]});
}

}  // namespace

void check_whole(DocReader& file, const Draft& draft) {
  const Content& content = draft.content;
  std::size_t places[3] = {};  // of the next boss, of the next minion
  for (const Figure& figure : content.figures) {
    const bool hero = figure.klass == Class::Hero;
    const std::size_t place = hero ? figure.hero : places[index(figure.klass)]++;
    const int most = hero ? most_hero_dice(figure, content) : most_overlord_dice(figure, content);
    if (most <= kMaxDice) continue;
    constexpr std::string_view kLists[] = {"heroes", "bosses", "minions"};
    return file.member(kLists[index(figure.klass)])
        .item(place)
        .fail("could roll " + std::to_string(most) + " dice at once; there is room for " + std::to_string(kMaxDice));
  }
}

}  // namespace uc::saga::reading
