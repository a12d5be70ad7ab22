// The models of an adventure and what lies on its floor: heroes, monsters, bone piles, exits.
#include "adventure.hpp"

namespace uc::saga::reading {

namespace {

constexpr int kMostPiles = 9;     // on one square
constexpr int kMostOfItem = 2;    // DS-15.7
constexpr int kMostCrystals = 3;  // DS-11.11
constexpr std::string_view kSheets[] = {"base", "legendary"};
constexpr std::string_view kKinds[] = {"boss", "minion"};

void check_items(DocReader list, const AdventureHero& hero, const Content& content) {
  int crystals = 0;
  for (std::size_t i = 0; i < content.items.size(); ++i) {
    const Item& item = content.items[i];
    if (hero.items[i] == 0) continue;
    if ((item.users >> hero.hero & 1U) == 0) list.fail("this hero cannot use " + item.id);
    if (item.crystal > 0) crystals += hero.items[i];
    else if (hero.items[i] > kMostOfItem) list.fail("nobody holds more than two of " + item.id);
  }
  if (crystals > kMostCrystals) list.fail("nobody holds more than three crystals");
}

// The spells of a caster, each once and its own.
std::uint32_t read_spells(DocReader list, const Content& content, std::uint8_t hero, std::uint8_t figure) {
  std::uint32_t spells = 0;
  const std::size_t count = size_between(list, 1, kMaxSpells, "spells");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const std::uint8_t spell = find_id(entry, content.spells, "spell");
    if (spell == kNone) break;
    if (content.spells[spell].caster_hero != hero || content.spells[spell].caster_figure != figure)
      entry.fail("is not a spell of this caster");
    const std::uint32_t bit = std::uint32_t{1} << spell;
    if ((spells & bit) != 0) entry.fail("is named twice");
    spells |= bit;
  }
  return spells;
}

}  // namespace

void read_party(DocReader list, Plan& plan) {
  const Content& content = plan.content;
  Ids taken;
  const std::size_t count = size_between(list, 1, kMaxHeroes, "heroes");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_members(entry, {"hero", "sheet", "square", "facing", "items", "spells"});
    AdventureHero hero;
    DocReader id = entry.member("hero");
    hero.hero = find_id(id, content.heroes, "hero");
    read_id(id, taken);
    if (hero.hero == kNone) return;
    const Hero& sheets = content.heroes[hero.hero];
    hero.figure = entry.member("sheet").choice(kSheets) == 0 ? sheets.base : sheets.legendary;
    hero.at = read_square(entry.member("square"), plan.adventure);
    hero.facing = read_facing(entry.member("facing"));
    DocReader items = entry.member("items");
    count_ids(items, content.items, "item", hero.items);
    check_items(items, hero, content);
    if (content.figures[hero.figure].spellcaster) {
      hero.spells = read_spells(entry.member("spells"), content, hero.hero, kNone);
    } else if (std::optional<DocReader> spells = entry.optional("spells")) {
      spells->fail("this hero casts no spells");
    }
    plan.adventure.heroes.push_back(hero);
  }
}

void read_bones(DocReader list, Plan& plan) {
  Board seen;
  const std::size_t count = size_between(list, 0, kMaxBones, "squares with bone piles");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_members(entry, {"square", "area", "count"});
    BonePile pile;
    DocReader square = entry.member("square");
    pile.at = read_square(square, plan.adventure);
    if (seen.has(pile.at)) square.fail("is named twice: write how many piles lie there");
    seen.add(pile.at);
    pile.area = find_area(entry.member("area"), plan.adventure);
    pile.count = number(entry.member("count"), 1, kMostPiles);
    plan.adventure.bones.push_back(pile);
  }
}

void read_monsters(DocReader list, Plan& plan) {
  const Content& content = plan.content;
  Ids taken, bosses;
  const std::size_t count = size_between(list, 0, kMaxModels, "monsters");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_members(entry, {"id", "kind", "type", "square", "facing", "area"});
    Monster monster;
    monster.id = read_id(entry.member("id"), taken);
    const Class klass = entry.member("kind").choice(kKinds) == 0 ? Class::Boss : Class::Minion;
    DocReader type = entry.member("type");
    monster.figure = find_id(type, content.figures, "monster");
    if (monster.figure == kNone) return;
    if (content.figures[monster.figure].klass != klass) type.fail("is of another kind");
    if (klass == Class::Boss) read_id(type, bosses);
    monster.at = read_square(entry.member("square"), plan.adventure);
    monster.facing = read_facing(entry.member("facing"));
    monster.area = find_area(entry.member("area"), plan.adventure);
    plan.adventure.monsters.push_back(std::move(monster));
  }
}

void read_boss_spells(DocReader spells, Plan& plan) {
  const Content& content = plan.content;
  if (spells.doc() == nullptr || !spells.doc()->is_object()) return spells.fail("should be an object");
  for (const auto& [name, value] : spells.doc()->as_object()) {
    DocReader list = spells.member(name);
    std::uint8_t figure = kNone;
    for (const Monster& monster : plan.adventure.monsters) {
      if (content.figures[monster.figure].id == name) figure = monster.figure;
    }
    if (figure == kNone || content.figures[figure].klass != Class::Boss)
      return list.fail("there is no such boss on the map");
    if (!content.figures[figure].spellcaster) return list.fail("this boss casts no spells");
    plan.adventure.boss_spells[figure] = read_spells(list, content, kNone, figure);
  }
}

void read_exits(DocReader list, Plan& plan) {
  const std::size_t count = list.size();
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const Square exit = read_square(entry, plan.adventure);
    if (plan.adventure.exits.has(exit)) entry.fail("is named twice");
    plan.adventure.exits.add(exit);
  }
}

}  // namespace uc::saga::reading
