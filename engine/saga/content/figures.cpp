// Heroes with their two sheets, bosses and minions.
#include "parts.hpp"

namespace uc::saga::reading {

namespace {

constexpr int kMostHeroes = 8;  // a bit each in an item's users
constexpr int kMostMovement = kFarthest;
constexpr int kMostCombat = 10;
constexpr int kMostArmour = 5;   // DS-8.6
constexpr int kWoundSpaces = 5;  // DS-8.15
constexpr int kSizeLarge = 2;
constexpr std::string_view kSheets[] = {"base", "legendary"};

struct Letter {
  std::string_view id;
  char letter;
};
// DS-18.3: letters that are not the first of the name.
constexpr Letter kLetters[] = {{"skeleton_archer", 'a'}, {"dwarf_revenant", 'r'}, {"armoured_zombie", 'm'},
                               {"zombie_troll", 't'},    {"hoggar", 'h'},         {"mortibris", 'N'}};

char letter_of(const std::string& id, Class klass) {
  for (const Letter& known : kLetters) {
    if (known.id == id) return known.letter;
  }
  const char first = id.empty() ? '?' : id.front();
  const bool capital = klass != Class::Minion && first >= 'a' && first <= 'z';
  return capital ? static_cast<char>(first - 'a' + 'A') : first;
}

void read_shooting(DocReader field, Figure& figure) {
  if (field.is_null()) return;
  check_members(field, {"dice", "range"});
  figure.shooting = number(field.member("dice"), 1, kMostCombat);
  DocReader range = field.member("range");
  figure.shot_range = read_range(range);
  if (figure.shot_range != Range::Short && figure.shot_range != Range::Long) range.fail("should be short or long");
}

void read_figure_abilities(DocReader list, const Draft& draft, Figure& figure) {
  Ids given;
  const std::size_t count = list.size();
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const std::uint8_t ability = find_id(entry, draft.abilities, "ability");
    if (ability == kNone) return;
    read_id(entry, given);
    add_ability(figure, draft.abilities[ability].figure);
  }
}

void read_characteristics(DocReader& entry, const Draft& draft, Figure& figure) {
  figure.movement = number(entry.member("movement"), 0, kMostMovement);
  figure.combat = number(entry.member("combat"), 0, kMostCombat);
  read_shooting(entry.member("shooting"), figure);
  read_figure_abilities(entry.member("abilities"), draft, figure);
  // DS-R4: who cannot be hurt needs no armour, and only such a one may have no dice.
  const int least = figure.ethereal ? 0 : 1;
  figure.armour = number(entry.member("armour"), least, kMostArmour);
  if (figure.combat < least) entry.member("combat").fail("should be at least 1");
  DocReader size = entry.member("size");
  if ((number(size, 1, kSizeLarge) == kSizeLarge) != figure.large)
    size.fail("should be 2 exactly where the ability is large");
}

void take_track(DocReader field, std::string_view id, const Draft& draft, Figure& figure) {
  for (const DamageTrack& track : draft.tracks) {
    if (track.id != id) continue;
    figure.damage = track.damage;
    const bool wounds = figure.damage[3] == Damage::Wound || figure.damage[3] == Damage::Wounds;
    if (figure.klass == Class::Minion && wounds != (figure.wounds > 0))
      field.fail("should be a track of wounds exactly where an ability gives wounds");
    return;
  }
  field.fail("there is no track called " + shortened(id));
}

// The wounds of heroes and bosses; null, for those who cannot be hurt.
void read_wounds(DocReader& entry, const Draft& draft, Figure& figure) {
  expect_number(entry.member("wound_spaces"), kWoundSpaces);
  DocReader crippled = entry.member("crippled_at"), out = entry.member("incapacitated_at");
  if (figure.ethereal) {
    for (DocReader* field : {&crippled, &out}) {
      if (!field->is_null()) field->fail("should be null: no attack can harm it");
    }
  } else {
    figure.incapacitated_at = number(out, kWoundSpaces, kWoundSpaces);
    figure.crippled_at = number(crippled, 1, kWoundSpaces);
  }
  if (figure.wounds > 0) entry.member("abilities").fail("wounds are an ability of minions");
  take_track(entry, "hero", draft, figure);
}

void add_figure(DocReader& entry, Figure figure, Draft& draft) {
  if (draft.content.figures.size() == kMaxFigures)
    return entry.fail("is one sheet too many: there may be " + std::to_string(kMaxFigures));
  figure.letter = letter_of(figure.id, figure.klass);
  draft.content.figures.push_back(std::move(figure));
}

void read_sheet(DocReader sheet, const Hero& hero, bool legendary, Draft& draft) {
  check_sourced(sheet, {"armour", "combat", "shooting", "movement", "wound_spaces", "crippled_at", "incapacitated_at",
                        "size", "feats", "abilities"});
  Figure figure;
  figure.id = hero.id;
  figure.hero = static_cast<std::uint8_t>(draft.content.heroes.size());
  figure.legendary = legendary;
  read_characteristics(sheet, draft, figure);
  read_wounds(sheet, draft, figure);
  if (figure.large || figure.ethereal) sheet.member("abilities").fail("no hero is large or ethereal");
  add_figure(sheet, std::move(figure), draft);
}

}  // namespace

void read_heroes(DocReader list, Draft& draft) {
  const std::size_t count = size_between(list, 1, kMostHeroes, "heroes");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "title", "sheets"});
    Hero hero;
    hero.id = read_id(entry.member("id"), draft.figure_ids);
    check_words(entry.member("name"));
    check_words(entry.member("title"));
    DocReader sheets = entry.member("sheets");
    check_members(sheets, {"base", "legendary"});
    hero.base = static_cast<std::uint8_t>(draft.content.figures.size());
    hero.legendary = static_cast<std::uint8_t>(hero.base + 1);
    for (std::size_t n = 0; n < std::size(kSheets); ++n) read_sheet(sheets.member(kSheets[n]), hero, n == 1, draft);
    draft.content.heroes.push_back(std::move(hero));
  }
}

void read_bosses(DocReader list, Draft& draft) {
  const std::size_t count = size_between(list, 1, kMaxFigures, "bosses");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "title", "armour", "combat", "shooting", "movement", "wound_spaces",
                          "crippled_at", "incapacitated_at", "size", "feats", "abilities"});
    Figure figure;
    figure.id = read_id(entry.member("id"), draft.figure_ids);
    figure.klass = Class::Boss;
    check_words(entry.member("name"));
    check_words(entry.member("title"));
    read_characteristics(entry, draft, figure);
    read_wounds(entry, draft, figure);
    add_figure(entry, std::move(figure), draft);
  }
}

void read_minions(DocReader list, Draft& draft) {
  const std::size_t count = size_between(list, 1, kMaxFigures, "minions");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "movement", "combat", "armour", "shooting", "size", "abilities", "damage_track",
                          "from_bones"});
    Figure figure;
    figure.id = read_id(entry.member("id"), draft.figure_ids);
    figure.klass = Class::Minion;
    check_words(entry.member("name"));
    read_characteristics(entry, draft, figure);
    if (figure.ethereal || figure.spellcaster) entry.member("abilities").fail("no minion is ethereal or casts spells");
    DocReader track = entry.member("damage_track");
    take_track(track, track.text(), draft, figure);
    figure.from_bones = entry.member("from_bones").boolean();
    if (figure.from_bones && figure.large) entry.member("from_bones").fail("what is large does not rise from bones");
    add_figure(entry, std::move(figure), draft);
  }
}

}  // namespace uc::saga::reading
