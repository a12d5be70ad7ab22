// The campaign: difficulty grades, groups and talents (OD-19).
#include <algorithm>
#include <set>

#include "effects.hpp"
#include "parts.hpp"

namespace uc::onedeck::reading {

namespace {

constexpr std::string_view kBubbles[] = {"green", "yellow", "red"};
constexpr std::string_view kModes[] = {"skill", "passive", "setup"};
constexpr int kMostGroups = 8;

// --- grades -----------------------------------------------------------------------------------------------------------

// The party cannot begin with less than no potion token.
std::int16_t read_potion_change(DocReader field, int at_start) {
  return static_cast<std::int16_t>(field.integer(-at_start, kMost));
}

Grade read_grade(DocReader entry, Ids& ids, const Content& content) {
  check_sourced(entry, {"id", "name", "start_level", "extra_potions", "extra_potions_4p", "xp_cards", "xp_cards_4p",
                        "bonus_marks"});
  check_words(entry.member("name"));
  Grade grade;
  grade.id = read_id(entry.member("id"), ids);
  grade.start_level = number(entry.member("start_level"), 1, kMaxLevels);
  const int fewest = std::min(content.setup[1].potions, content.setup[2].potions);
  grade.potions = read_potion_change(entry.member("extra_potions"), fewest);
  grade.potions_four = read_potion_change(entry.member("extra_potions_4p"), content.setup[4].potions);
  grade.xp_cards = number(entry.member("xp_cards"), 0, kMost);
  grade.xp_cards_four = number(entry.member("xp_cards_4p"), 0, kMost);
  grade.bonus_marks = number(entry.member("bonus_marks"), 0, kMost);
  return grade;
}

bool changes_nothing(const Grade& grade) {
  return grade.start_level == 1 && grade.potions == 0 && grade.potions_four == 0 && grade.xp_cards == 0 &&
         grade.xp_cards_four == 0;
}

void read_grades(DocReader list, Content& content) {
  Ids ids;
  int plain = 0;
  const std::size_t count = size_between(list, 1, kMaxGrades, "grades");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    content.grades.push_back(read_grade(list.item(i), ids, content));
    if (!changes_nothing(content.grades.back())) continue;
    content.expert = static_cast<std::uint8_t>(i);  // OD-2.7
    ++plain;
  }
  if (plain != 1) list.fail("should hold exactly one grade that changes nothing, not " + std::to_string(plain));
}

// --- talents ----------------------------------------------------------------------------------------------------------

void read_groups(DocReader list, Campaign& campaign) {
  Ids ids;
  const std::size_t count = size_between(list, 1, kMostGroups, "groups");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "always_active"});
    check_words(entry.member("name"));
    campaign.groups.push_back({read_id(entry.member("id"), ids), entry.member("always_active").boolean()});
  }
  if (std::all_of(campaign.groups.begin(), campaign.groups.end(),
                  [](const TalentGroup& group) { return group.always; })) {
    list.fail("should hold a specialisation: a group that is not always active");  // OD-19.6
  }
}

std::uint8_t read_group(DocReader field, const Campaign& campaign) {
  const std::string id = field.text();
  for (std::size_t i = 0; i < campaign.groups.size(); ++i) {
    if (campaign.groups[i].id == id) return static_cast<std::uint8_t>(i);
  }
  field.fail("is no group of this campaign");
  return 0;
}

void read_bubbles(DocReader bubbles, Talent& talent) {
  check_members(bubbles, {"green", "yellow", "red"});
  int total = 0;
  for (std::size_t i = 0; i < std::size(kBubbles); ++i) {
    total += talent.bubbles[i] = number(bubbles.member(kBubbles[i]), 0, kMost);
  }
  if (total == 0) bubbles.fail("should be at least one");
}

// A talent that is not used like a skill: no cost, no moment.
void read_talent_gift(DocReader& entry, Talent& talent) {
  DocReader cost = entry.member("cost");
  check_members(cost, {"kind"});
  if (cost.member("kind").text() != "passive") cost.member("kind").fail("should be passive: it is not used");
  DocReader use_in = entry.member("use_in");
  if (use_in.size() != 0) use_in.fail("should be empty: it is not used");
  talent.gift =
      read_gift(entry.member("effect"), talent.mode == Talent::Mode::Setup ? Place::TalentSetup : Place::TalentPassive);
}

void read_talent(DocReader entry, Taken& taken, Content& content) {
  check_sourced(entry, {"id", "name", "group", "heroes", "bubbles", "bubbles_source", "mode", "use_in", "cost",
                        "effect", "text"});
  check_words(entry.member("name"));
  check_words(entry.member("text"));
  Talent talent;
  talent.id = read_id(entry.member("id"), taken.abilities);
  talent.group = read_group(entry.member("group"), content.campaign);
  expect_text(entry.member("heroes"), "all");  // OD-19.1
  read_bubbles(entry.member("bubbles"), talent);
  check_source(entry.member("bubbles_source"));
  talent.mode = static_cast<Talent::Mode>(entry.member("mode").choice(kModes));
  if (talent.mode == Talent::Mode::Skill) {
    content.abilities.push_back(read_ability(entry, Bearer::Talent, talent.id, content));
    talent.ability = static_cast<std::uint8_t>(content.abilities.size() - 1);
  } else {
    read_talent_gift(entry, talent);
  }
  content.campaign.talents.push_back(std::move(talent));
}

// A hero has all talents in the end: the skills must still fit.
void check_skill_limit(DocReader list, const Content& content) {
  int from_hero = 0, from_talents = 0, from_level = 0;
  for (const Hero& hero : content.heroes) {
    for (const Side& side : hero.sides) from_hero = std::max<int>(from_hero, side.gift.skill_limit);
  }
  for (const Talent& talent : content.campaign.talents) from_talents += talent.gift.skill_limit;
  for (const auto& side : content.levels) {
    for (const LevelCard& level : side) from_level = std::max<int>(from_level, level.skills);
  }
  if (from_hero + from_talents + from_level > kMaxSkills) {
    list.fail("raise the skill limit to more than " + std::to_string(kMaxSkills));
  }
}

// Every hero of a party must find a Basic Skill card (OD-19.8); four players have two copies of each.
void check_basic_cards(DocReader list, const Content& content) {
  bool wanted = false;
  for (const Talent& talent : content.campaign.talents) wanted = wanted || talent.gift.setup_basic_skills > 0;
  std::set<std::uint8_t> cards;
  for (const BasicSkill& skill : content.basic_skills) cards.insert(skill.card);
  if (wanted && cards.size() < kPair) list.fail("give a Basic Skill card, and there are too few of them");
}

void read_talents(DocReader list, Taken& taken, Content& content) {
  const std::size_t count = size_between(list, 0, kMaxTalents, "talents");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) read_talent(list.item(i), taken, content);
  if (!list.failed()) check_skill_limit(list, content);
  if (!list.failed()) check_basic_cards(list, content);
}

// --- marks ------------------------------------------------------------------------------------------------------------

void read_bubble_rules(DocReader rules, Campaign& campaign) {
  check_sourced(rules, {"1", "2", "3"});
  for (std::size_t difficulty = 1; difficulty <= 3; ++difficulty) {
    DocReader list = rules.member(std::to_string(difficulty));
    campaign.bubbles_by_difficulty[difficulty] = read_set(list, kBubbles);
    if (campaign.bubbles_by_difficulty[difficulty] == 0) list.fail("should name a colour");
  }
}

void read_marks(DocReader marks, Campaign& campaign) {
  check_sourced(marks, {"per_descent", "per_level_gained", "boss_defeated"});
  campaign.marks_descent = number(marks.member("per_descent"), 0, kMost);
  campaign.marks_level = number(marks.member("per_level_gained"), 0, kMost);
  campaign.marks_boss = number(marks.member("boss_defeated"), 0, kMost);
}

// OD-19.10: the sheet counts games, and each boss of the file.
void check_sheet(DocReader sheet, const Content& content) {
  check_sourced(sheet, {"games_played", "bosses_defeated"});
  expect_flag(sheet.member("games_played"), true);
  DocReader list = sheet.member("bosses_defeated");
  const int bosses = static_cast<int>(content.dungeons.size());
  const std::size_t count = size_between(list, bosses, bosses, "bosses, those of the dungeons");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader boss = list.item(i);
    if (boss.text() != content.dungeons[i].boss.id) {
      boss.fail("should be " + content.dungeons[i].boss.id + ", as in the list of dungeons");
    }
  }
}

}  // namespace

void read_campaign(DocReader campaign, Taken& taken, Content& content) {
  check_members(campaign, {"bubble_rules", "marks", "difficulties", "groups", "talents", "sheet_tracks"});
  read_bubble_rules(campaign.member("bubble_rules"), content.campaign);
  read_marks(campaign.member("marks"), content.campaign);
  read_grades(campaign.member("difficulties"), content);
  read_groups(campaign.member("groups"), content.campaign);
  if (!campaign.failed()) read_talents(campaign.member("talents"), taken, content);
  if (!campaign.failed()) check_sheet(campaign.member("sheet_tracks"), content);
}

}  // namespace uc::onedeck::reading
