// The sheets as a document, and back: docs/format/onedeck-campaign.schema.json.
#include <algorithm>

#include "onedeck/rules/campaign.hpp"

namespace uc::onedeck {
namespace {

Doc sheet_doc(const Content& content, std::size_t hero, const Sheet& sheet) {
  Doc bosses = Doc::array(), learned = Doc::array(), talents = Doc::object();
  for (std::size_t i = 0; i < content.dungeons.size(); ++i) {
    if ((sheet.bosses >> i & 1U) != 0) bosses.push(content.dungeons[i].boss.id);
  }
  for (std::size_t i = 0; i < content.campaign.talents.size(); ++i) {
    const Talent& talent = content.campaign.talents[i];
    Doc filled = Doc::array();
    for (const std::uint8_t count : sheet.filled[i]) filled.push(count);
    talents.set(talent.id, std::move(filled));
    if (is_learned(content, sheet, i)) learned.push(talent.id);
  }
  Doc doc = Doc::object();
  doc.set("hero", content.heroes[hero].id).set("games", sheet.games).set("bosses", std::move(bosses));
  return doc.set("talents", std::move(talents)).set("learned", std::move(learned));
}

template <class List>
std::uint8_t read_id(DocReader reader, const List& list) {
  std::vector<std::string_view> ids;
  for (const auto& entry : list) ids.push_back(entry.id);
  return static_cast<std::uint8_t>(reader.choice(ids.data(), ids.size()));
}

// Nothing but these members: an unknown one is more likely a slip of the pen than something to be passed over.
void only(DocReader& reader, const std::vector<std::string_view>& names) {
  if (reader.doc() == nullptr) return;
  if (!reader.doc()->is_object()) return reader.fail("should be an object");
  for (const Doc::Member& member : reader.doc()->as_object()) {
    if (std::find(names.begin(), names.end(), member.first) == names.end()) {
      return reader.member(member.first).fail("does not belong here");
    }
  }
}

void read_talents(DocReader reader, const Content& content, Sheet& sheet) {
  std::vector<std::string_view> known;
  for (const Talent& talent : content.campaign.talents) known.push_back(talent.id);
  only(reader, known);
  for (std::size_t i = 0; i < known.size() && !reader.failed(); ++i) {
    DocReader filled = reader.member(known[i]);
    if (filled.size() != kBubbleColors) filled.fail("should be three numbers: green, yellow and red bubbles filled");
    for (std::size_t color = 0; color < kBubbleColors && !reader.failed(); ++color) {
      DocReader number = filled.item(color);
      const int most = content.campaign.talents[i].bubbles[color];
      const std::int64_t count = number.integer(0, 255);
      if (count > most) {
        number.fail("is " + std::to_string(count) + ", but this talent has " + std::to_string(most) + " " +
                    std::string(kBubbleNames[color]) + " bubbles");
      }
      sheet.filled[i][color] = static_cast<std::uint8_t>(count);
    }
  }
}

void read_sheet(DocReader reader, const Content& content, std::size_t hero, Sheet& sheet) {
  only(reader, {"hero", "games", "bosses", "talents", "learned"});
  DocReader name = reader.member("hero");
  if (name.text() != content.heroes[hero].id) name.fail("should be " + content.heroes[hero].id);
  sheet.games = static_cast<int>(reader.member("games").integer(0, kMostGames));
  DocReader bosses = reader.member("bosses");
  std::vector<std::string_view> ids;
  for (const Dungeon& dungeon : content.dungeons) ids.push_back(dungeon.boss.id);
  for (std::size_t i = 0, count = bosses.size(); i < count && !reader.failed(); ++i) {
    const unsigned bit = 1U << bosses.item(i).choice(ids.data(), ids.size());
    if ((sheet.bosses & bit) != 0) bosses.item(i).fail("is named twice");
    sheet.bosses |= bit;
  }
  read_talents(reader.member("talents"), content, sheet);
  DocReader learned = reader.member("learned");
  if (!reader.failed() && *learned.doc() != *sheet_doc(content, hero, sheet).find("learned")) {
    learned.fail("are not the talents whose bubbles are all filled");
  }
}

// The game that is being chosen, due or counted.
void read_game(DocReader& reader, const Content& content, Progress& progress) {
  DocReader heroes = reader.member("heroes");
  const std::size_t players = heroes.size();
  const bool chosen = progress.stage != Stage::Party;
  const bool fits = chosen ? players == 1 || players == 2 || players == kMaxHeroes : players == 0;
  if (!fits) heroes.fail(chosen ? "should be 1, 2 or 4 heroes" : "should be empty before a party is chosen");
  for (std::size_t i = 0; i < players && !reader.failed(); ++i) {
    progress.heroes[i] = read_id(heroes.item(i), content.heroes);
  }
  progress.players = static_cast<std::uint8_t>(reader.failed() ? 0 : players);
  DocReader dungeon = reader.member("dungeon");
  if (progress.stage >= Stage::Difficulty) progress.dungeon = read_id(dungeon, content.dungeons);
  else if (!dungeon.is_null()) dungeon.fail("should be null before it is chosen");
  DocReader grade = reader.member("difficulty");
  if (progress.stage >= Stage::Game) progress.grade = read_id(grade, content.grades);
  else if (!grade.is_null()) grade.fail("should be null before it is chosen");
  DocReader marks = reader.member("marks");
  const std::size_t wanted = progress.stage == Stage::Marks ? progress.players : 0;
  if (marks.size() != wanted) marks.fail("should be " + std::to_string(wanted) + " numbers");
  for (std::size_t i = 0; i < wanted && !reader.failed(); ++i) {
    progress.marks[i] = static_cast<std::uint8_t>(marks.item(i).integer(0, 255));
  }
}

}  // namespace

Doc Campaigns::write(const Content& content, const Progress& progress) {
  Doc heroes = Doc::array(), marks = Doc::array(), sheets = Doc::array();
  for (std::size_t seat = 0; seat < progress.players; ++seat) {
    heroes.push(content.heroes[progress.heroes[seat]].id);
    if (progress.stage == Stage::Marks) marks.push(progress.marks[seat]);
  }
  for (std::size_t hero = 0; hero < progress.sheets.size(); ++hero) {
    sheets.push(sheet_doc(content, hero, progress.sheets[hero]));
  }
  const bool dungeon = progress.stage >= Stage::Difficulty, grade = progress.stage >= Stage::Game;
  Doc doc = Doc::object();
  doc.set("stage", kStageNames[static_cast<std::size_t>(progress.stage)]).set("heroes", std::move(heroes));
  doc.set("dungeon", dungeon ? Doc(content.dungeons[progress.dungeon].id) : Doc());
  doc.set("difficulty", grade ? Doc(content.grades[progress.grade].id) : Doc());
  return doc.set("marks", std::move(marks)).set("sheets", std::move(sheets));
}

Result<Progress> Campaigns::read(const Content& content, const Doc& state) {
  DocReader reader(state, "bad_campaign");
  Progress progress;
  only(reader, {"stage", "heroes", "dungeon", "difficulty", "marks", "sheets"});
  progress.stage = static_cast<Stage>(reader.member("stage").choice(kStageNames));
  read_game(reader, content, progress);
  DocReader sheets = reader.member("sheets");
  if (sheets.size() != content.heroes.size()) {
    sheets.fail("should be one for each of the " + std::to_string(content.heroes.size()) + " heroes");
  }
  progress.sheets.resize(content.heroes.size());
  for (std::size_t hero = 0; hero < content.heroes.size() && !reader.failed(); ++hero) {
    read_sheet(sheets.item(hero), content, hero, progress.sheets[hero]);
  }
  if (const auto fault = reader.fault()) return *fault;
  return progress;
}

}  // namespace uc::onedeck
