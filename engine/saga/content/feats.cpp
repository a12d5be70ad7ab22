// Feats (DS-16) and skills.
#include "effects.hpp"

namespace uc::saga::reading {

namespace {

constexpr int kSkillCost = 3;
constexpr int kSkillsEach = 3;  // DS-17.6

// `move` of an effect repeats what the feat says about moving.
void check_move(DocReader list, bool may_move_first) {
  const std::size_t count = list.size();
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    if (std::optional<DocReader> move = list.item(i).optional("move")) expect_flag(*move, may_move_first);
  }
}

void check_feat_targets(DocReader list) {
  const std::size_t count = list.size();
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader effect = list.item(i);
    if (effect.member("op").text() != "magic_attack") continue;
    DocReader targeting = effect.member("targeting");
    if (!effect.failed() && read_targeting(targeting).count != Count::EachInRange)
      targeting.member("count").fail("should be each_in_range: a feat chooses no target for it");
  }
}

void give(DocReader list, Figure& figure, const Content& content) {
  Ids given;
  const std::size_t count = list.size();
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const std::uint8_t feat = find_id(entry, content.feats, "feat");
    read_id(entry, given);
    for (const Effect& effect : feat == kNone ? std::vector<Effect>{} : content.feats[feat].effects) {
      if (effect.op == Op::CastMany && !figure.spellcaster) entry.fail("is of use only to who casts spells");
      if ((effect.op == Op::ShootTimes || effect.op == Op::ShootOne) && figure.shooting == 0)
        entry.fail("is of use only to who can shoot");
      if ((effect.op == Op::Animate || effect.op == Op::Devour) && figure.klass != Class::Boss)
        entry.fail("is of use only to a boss");
    }
    figure.feats.push_back(feat);
  }
}

}  // namespace

void read_feats(DocReader list, Draft& draft) {
  const std::size_t count = size_between(list, 0, kMaxFeats, "feats");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "uses_per_adventure", "may_move_first", "effects"});
    Feat feat;
    feat.id = read_id(entry.member("id"), draft.effect_ids);
    check_words(entry.member("name"));
    expect_number(entry.member("uses_per_adventure"), 1);  // DS-16.1
    feat.may_move_first = entry.member("may_move_first").boolean();
    DocReader effects = entry.member("effects");
    Deeds deeds = read_deeds(effects, Place::Feat, feat.id, draft.content);
    if (!list.failed()) check_move(effects, feat.may_move_first);
    if (!list.failed()) check_feat_targets(effects);
    feat.effects = std::move(deeds.effects);
    feat.source = deeds.source;
    draft.content.feats.push_back(std::move(feat));
  }
}

void give_feats(DocReader& file, Draft& draft) {
  Content& content = draft.content;
  DocReader heroes = file.member("heroes"), bosses = file.member("bosses");
  for (std::size_t i = 0; i < content.heroes.size(); ++i) {
    DocReader sheets = heroes.item(i).member("sheets");
    give(sheets.member("base").member("feats"), content.figures[content.heroes[i].base], content);
    give(sheets.member("legendary").member("feats"), content.figures[content.heroes[i].legendary], content);
  }
  std::size_t next = 0;
  for (Figure& figure : content.figures) {
    if (figure.klass == Class::Boss) give(bosses.item(next++).member("feats"), figure, content);
  }
}

void read_skills(DocReader list, Draft& draft) {
  Content& content = draft.content;
  const std::size_t count = size_between(list, 0, kSkillsEach * static_cast<int>(content.heroes.size()), "skills");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "hero", "name", "cost_experience", "effects"});
    Skill skill;
    skill.id = read_id(entry.member("id"), draft.effect_ids);
    DocReader owner = entry.member("hero");
    skill.hero = find_id(owner, content.heroes, "hero");
    check_words(entry.member("name"));
    expect_number(entry.member("cost_experience"), kSkillCost);
    skill.modifiers = read_modifiers(entry.member("effects"), Place::Skill);
    if (skill.hero == kNone) return;
    Hero& hero = content.heroes[skill.hero];
    if (hero.skills.size() == kSkillsEach) owner.fail("has three skills already");
    hero.skills.push_back(static_cast<std::uint8_t>(content.skills.size()));
    content.skills.push_back(std::move(skill));
  }
}

}  // namespace uc::saga::reading
