// The state of a campaign as a document, and back: docs/format/saga-campaign.schema.json.
#include <algorithm>

#include "core/content_reading.hpp"
#include "saga/rules/campaign.hpp"

namespace uc::saga {
namespace {

Doc items_doc(const Content& content, const Holding& items) {
  Doc list = Doc::array();
  for (std::size_t i = 0; i < content.items.size(); ++i) {
    for (int left = items[i]; left > 0; --left) list.push(content.items[i].id);
  }
  return list;
}

Doc sheet_doc(const Content& content, const Hero& hero, const Sheet& sheet) {
  Doc skills = Doc::array();
  for (std::size_t i = 0; i < hero.skills.size(); ++i) {
    if ((sheet.skills >> i & 1) != 0) skills.push(content.skills[hero.skills[i]].id);
  }
  return Doc::object()
      .set("hero", hero.id)
      .set("experience", sheet.experience)
      .set("skills", std::move(skills))
      .set("items", items_doc(content, sheet.items));
}

// The ids that may be named; of items without the made crystals, which have the names of others.
std::vector<std::string_view> item_ids(const Content& content) {
  std::vector<std::string_view> ids;
  for (const Item& item : content.items) {
    if (!item.made) ids.push_back(item.id);
  }
  return ids;
}

// They stand in the order of the content: every state has one document.
Holding read_items(DocReader list, const Content& content, bool limited) {
  Holding items{};
  const std::vector<std::string_view> ids = item_ids(content);
  std::size_t last = 0;
  for (std::size_t i = 0, count = list.size(); i < count && !list.failed(); ++i) {
    DocReader field = list.item(i);
    const std::size_t item = field.choice(ids.data(), ids.size());
    if (field.failed()) break;
    if (item < last) field.fail("should stand in the order of the content");
    const bool room = limited ? has_room(content, items, static_cast<int>(item)) : items[item] < 255;
    if (!room) field.fail("is more than a hero can hold (DS-15.7, DS-11.11)");
    ++items[item];
    last = item;
  }
  return items;
}

std::uint16_t read_skills(DocReader list, const Content& content, const Hero& hero) {
  std::vector<std::string_view> ids;
  for (const std::uint8_t skill : hero.skills) ids.push_back(content.skills[skill].id);
  unsigned skills = 0;
  for (std::size_t i = 0, count = list.size(); i < count && !list.failed(); ++i) {
    DocReader field = list.item(i);
    const unsigned bit = 1U << field.choice(ids.data(), ids.size());
    if (field.failed()) break;
    if (skills >= bit) field.fail("should stand in the order of the hero's list, and once");
    skills |= bit;
  }
  return static_cast<std::uint16_t>(skills);
}

void read_sheet(DocReader reader, const Content& content, const Hero& hero, Sheet& sheet) {
  uc::reading::check_members(reader, {"hero", "experience", "skills", "items"});
  uc::reading::expect_text(reader.member("hero"), hero.id);
  sheet.experience = uc::reading::number(reader.member("experience"), 0, 255);
  sheet.skills = read_skills(reader.member("skills"), content, hero);
  sheet.items = read_items(reader.member("items"), content, true);
}

void read_seats(DocReader list, const Content& content, Progress& progress) {
  const std::size_t wanted = progress.stage == Stage::Seats ? 0 : content.heroes.size();
  if (list.size() != wanted) list.fail("should be " + std::to_string(wanted) + " numbers");
  unsigned taken = 0;
  for (std::size_t i = 0; i < wanted && !list.failed(); ++i) {
    progress.seats.push_back(uc::reading::number(list.item(i), 1, kMaxHeroes));
    if (!list.failed()) taken |= 1U << (progress.seats.back() - 1U);
  }
  if ((taken & (taken + 1)) != 0) list.fail("should leave no seat below the highest empty (DS-1.1)");
}

void read_adventure_now(DocReader field, const Content& content, Progress& progress) {
  if (progress.stage <= Stage::First) {
    if (!field.is_null()) field.fail("should be null before the first is chosen");
    return;
  }
  std::vector<std::string_view> ids;
  for (const auto& adventure : content.adventures) ids.push_back(adventure->id);
  progress.adventure = static_cast<std::uint8_t>(field.choice(ids.data(), ids.size()));
}

}  // namespace

Doc Campaigns::write(const Content& content, const Progress& progress) {
  Doc seats = Doc::array(), heroes = Doc::array();
  for (const std::uint8_t seat : progress.seats) seats.push(seat);
  for (std::size_t i = 0; i < content.heroes.size(); ++i) {
    heroes.push(sheet_doc(content, content.heroes[i], progress.sheets[i]));
  }
  const bool chosen = progress.stage > Stage::First;
  return Doc::object()
      .set("stage", kStageNames[index(progress.stage)])
      .set("seats", std::move(seats))
      .set("adventure", chosen ? Doc(content.adventures[progress.adventure]->id) : Doc())
      .set("defeats", progress.defeats)
      .set("rewards", items_doc(content, progress.rewards))
      .set("heroes", std::move(heroes));
}

Result<Progress> Campaigns::read(const Content& content, const Doc& state) {
  DocReader reader(state, "bad_campaign");
  Progress progress;
  uc::reading::check_members(reader, {"stage", "seats", "adventure", "defeats", "rewards", "heroes"});
  progress.stage = static_cast<Stage>(reader.member("stage").choice(kStageNames));
  read_seats(reader.member("seats"), content, progress);
  read_adventure_now(reader.member("adventure"), content, progress);
  progress.defeats = uc::reading::number(reader.member("defeats"), 0, content.campaign.most_defeats);
  DocReader rewards = reader.member("rewards");
  progress.rewards = read_items(rewards, content, false);
  if (!reader.failed() && (rewards.size() > 0) != (progress.stage == Stage::Rewards)) {
    rewards.fail("should be there while rewards are handed out, and only then");
  }
  DocReader heroes = reader.member("heroes");
  if (heroes.size() != content.heroes.size()) {
    heroes.fail("should be one for each of the " + std::to_string(content.heroes.size()) + " heroes");
  }
  progress.sheets.resize(content.heroes.size());
  for (std::size_t i = 0; i < content.heroes.size() && !reader.failed(); ++i) {
    read_sheet(heroes.item(i), content, content.heroes[i], progress.sheets[i]);
  }
  if (const auto fault = reader.fault()) return *fault;
  return progress;
}

}  // namespace uc::saga
