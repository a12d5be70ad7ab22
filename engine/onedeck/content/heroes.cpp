// Heroes, skills, potions and Basic Skills.
#include <utility>

#include "effects.hpp"
#include "parts.hpp"

namespace uc::onedeck::reading {

namespace {

constexpr int kMostHeroes = 16, kMostSkills = 64, kMostBasicCards = 8;
constexpr int kMostHealth = 20;

void check_name_and_text(DocReader& entry) {
  check_words(entry.member("name"));
  check_words(entry.member("text"));
}

std::uint8_t add_ability(DocReader& entry, Bearer bearer, Taken& taken, Content& content) {
  check_name_and_text(entry);
  std::string id = read_id(entry.member("id"), taken.abilities);
  content.abilities.push_back(read_ability(entry, bearer, std::move(id), content));
  return static_cast<std::uint8_t>(content.abilities.size() - 1);
}

void read_stats(DocReader stats, Side& side) {
  check_members(stats, {"strength", "agility", "magic", "health"});
  for (std::size_t color = 0; color < side.stats.size(); ++color) {
    side.stats[color] = number(stats.member(kColorNames[color]), 0, kMost);
  }
  side.health = number(stats.member("health"), 1, kMostHealth);
}

void read_side(DocReader from, Taken& taken, Content& content, Side& side) {
  check_sourced(from, {"stats", "feat", "starting_skill"});
  read_stats(from.member("stats"), side);
  side.feat = read_feat(from.member("feat"));
  DocReader skill = from.member("starting_skill");
  check_sourced(skill, {"id", "name", "cost", "use_in", "effect", "text"});
  side.skill = add_ability(skill, Bearer::Hero, taken, content);
  if (content.abilities.back().is_passive()) side.gift = read_gift(skill.member("effect"), Place::StartingPassive);
}

// OD-2.5, OD-12.7: Healing, and nothing else, is known from the start.
void check_healing(DocReader entry, const Ability& ability, const Content& content) {
  constexpr std::uint8_t kNeeded = where::kTurnStart | where::kLethal;
  const bool heals = ability.branches.size() == 1 && ability.branches[0].count == 1 &&
                     content.effects[ability.branches[0].first].kind == EffectKind::Heal;
  if (!heals) entry.member("effect").fail("should be one heal: only a healing potion is known from the start");
  if ((ability.use_in & kNeeded) != kNeeded) {
    entry.member("use_in").fail("should name turn_start and lethal: a healing potion is used there");
  }
}

void check_unknown_potion(DocReader entry, const Ability& ability) {
  if ((ability.use_in & (where::kTurnStart | where::kLethal)) != 0) {
    entry.member("use_in").fail("names turn_start or lethal, which is for the healing potion known from the start");
  }
}

}  // namespace

void read_skills(DocReader list, Taken& taken, Content& content) {
  const std::size_t count = size_between(list, 1, kMostSkills, "skills");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "cost", "use_in", "effect", "text"});
    add_ability(entry, Bearer::Card, taken, content);
  }
}

void read_heroes(DocReader list, Taken& taken, Content& content) {
  Ids ids;
  const std::size_t count = size_between(list, kMaxHeroes, kMostHeroes, "heroes");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "sides"});
    check_words(entry.member("name"));
    Hero hero;
    hero.id = read_id(entry.member("id"), ids);
    DocReader sides = entry.member("sides");
    check_members(sides, {"1p", "2p"});
    for (std::size_t side = 0; side < 2 && !list.failed(); ++side) {
      read_side(sides.member(kSides[side]), taken, content, hero.sides[side]);
    }
    content.heroes.push_back(std::move(hero));
  }
}

void read_potions(DocReader list, Taken& taken, Content& content) {
  const std::size_t count = size_between(list, 1, kMaxPotions, "potions");
  int known = 0;
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "cost", "identified_at_start", "use_in", "effect", "text"});
    const std::uint8_t ability = add_ability(entry, Bearer::Potion, taken, content);
    const bool at_start = entry.member("identified_at_start").boolean();
    content.potions.push_back({ability, at_start});
    if (list.failed()) return;
    if (at_start) check_healing(entry, content.abilities[ability], content);
    else check_unknown_potion(entry, content.abilities[ability]);
    if (at_start && ++known > 1) entry.member("identified_at_start").fail("is true of two potions");
  }
  if (known == 0) list.fail("should hold one potion that is known from the start");
}

void read_basic_skills(DocReader list, Taken& taken, Content& content) {
  constexpr std::string_view kCardSides[] = {"a", "b"};
  const std::size_t count = size_between(list, 1, 2 * kMostBasicCards, "sides of Basic Skill cards");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"card", "side", "id", "name", "cost", "use_in", "effect", "text"});
    BasicSkill skill;
    skill.card = number(entry.member("card"), 1, kMostBasicCards);
    skill.side = entry.member("side").choice(kCardSides) == 0 ? 'a' : 'b';
    for (const BasicSkill& other : content.basic_skills) {
      if (other.card == skill.card && other.side == skill.side)
        entry.member("side").fail("of this card is there twice");
    }
    skill.ability = add_ability(entry, Bearer::BasicSkill, taken, content);
    content.basic_skills.push_back(skill);
  }
}

}  // namespace uc::onedeck::reading
