// The campaign (DS-17.4 to DS-17.10), and its adventures.
#include "adventure.hpp"
#include "parts.hpp"

namespace uc::saga::reading {

namespace {

constexpr int kMostIntroductory = 8;
constexpr int kMostSequence = 10;
constexpr int kMostAdventures = 100;
constexpr int kSkillCost = 3;
constexpr int kMostSkills = 3;
constexpr int kMostCards = 36;

void read_ids(DocReader list, int most, Draft& draft, std::vector<std::uint8_t>& places) {
  const std::size_t count = size_between(list, &places == &draft.content.campaign.sequence ? 1 : 0, most, "adventures");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    places.push_back(static_cast<std::uint8_t>(draft.campaign.size()));
    read_id(list.item(i), draft.campaign);
  }
}

void read_experience(DocReader experience, CampaignRules& rules) {
  check_members(experience, {"per_win_default", "skill_cost", "max_skills_per_hero"});
  number(experience.member("per_win_default"), 0, kMostSkills);
  rules.skill_cost = number(experience.member("skill_cost"), kSkillCost, kSkillCost);
  rules.most_skills = number(experience.member("max_skills_per_hero"), 0, kMostSkills);
}

void read_loss(DocReader loss, CampaignRules& rules) {
  check_members(loss, {"default", "replay_bonus_cards", "replay_bonus_max", "replay_bonus_note", "alternative",
                       "alternative_note", "items"});
  expect_text(loss.member("default"), "replay");
  rules.replay_cards = number(loss.member("replay_bonus_cards"), 0, kMostCards);
  rules.most_replay_cards = number(loss.member("replay_bonus_max"), rules.replay_cards, kMostCards);
  expect_text(loss.member("alternative"), "advance_without_reward");
  for (const std::string_view words : {"replay_bonus_note", "alternative_note", "items"})
    check_text(loss.member(words));
}

// DS-17.7: the sheets of all heroes change at one place of the campaign.
void check_sheets(DocReader list, const Draft& draft) {
  const Content& content = draft.content;
  for (std::size_t i = 0; i < draft.campaign.size(); ++i) {
    const Adventure& adventure = *content.adventures[i];
    for (std::size_t n = 0; n < adventure.heroes.size(); ++n) {
      if (content.figures[adventure.heroes[n].figure].legendary == (i >= draft.legendary_from)) continue;
      return list.item(i).member("heroes").item(n).member("sheet").fail(
          "should be legendary exactly from the adventure on that the campaign names");
    }
  }
}

}  // namespace

void read_campaign(DocReader campaign, Draft& draft) {
  check_sourced(campaign, {"introductory", "sequence", "count_of_rulebook", "legendary_from", "between_adventures",
                           "experience", "on_heroes_loss", "campaign_win", "campaign_loss"});
  CampaignRules& rules = draft.content.campaign;
  read_ids(campaign.member("introductory"), kMostIntroductory, draft, rules.introductory);
  read_ids(campaign.member("sequence"), kMostSequence, draft, rules.sequence);
  number(campaign.member("count_of_rulebook"), 0, kMostSequence);
  DocReader legendary = campaign.member("legendary_from");
  while (draft.legendary_from < draft.campaign.size() && draft.campaign[draft.legendary_from] != legendary.text())
    ++draft.legendary_from;
  if (draft.legendary_from == draft.campaign.size()) legendary.fail("should be an adventure of the campaign");
  DocReader between = campaign.member("between_adventures");
  for (std::size_t i = 0; i < between.size(); ++i) check_text(between.item(i));
  read_experience(campaign.member("experience"), rules);
  read_loss(campaign.member("on_heroes_loss"), rules);
  if (campaign.failed()) return;
  expect_text(campaign.member("campaign_win"), "heroes win " + draft.campaign.back());
  expect_text(campaign.member("campaign_loss"), "heroes give up, or lose the same adventure four times");
}

namespace {

constexpr std::size_t kHashDigits = 16;

// Members of this adventure that were others in contents of before.
void read_earlier(DocReader& entry, Draft& draft, std::size_t place) {
  std::optional<DocReader> list = entry.optional("earlier");
  if (!list) return;
  for (std::size_t i = 0, count = list->size(); i < count && !list->failed(); ++i) {
    DocReader was = list->item(i);
    DocReader contents = was.member("contents");
    if (contents.size() == 0) contents.fail("should name the contents that had it so");
    if (list->failed()) return;
    Doc document = Doc::object();
    for (const auto& [name, value] : entry.doc()->as_object()) {
      if (name == "earlier") continue;
      const Doc* other = was.doc()->find(name);
      document.set(name, other == nullptr ? value : *other);
    }
    for (const auto& [name, value] : was.doc()->as_object()) {
      if (name != "contents" && document.find(name) == nullptr) return was.member(name).fail("is no member of it now");
    }
    DocReader file(document, "bad_content");
    const auto adventure = read_one(file, draft.content, draft.content.adventures[place]->number);
    if (file.failed()) return was.fail(file.fault()->message);
    for (std::size_t k = 0, hashes = contents.size(); k < hashes && !list->failed(); ++k) {
      DocReader hash = contents.item(k);
      const std::string digits = hash.text();
      if (digits.size() != kHashDigits || digits.find_first_not_of("0123456789abcdef") != std::string::npos)
        return hash.fail("should be the hash of a content: 16 digits");
      draft.content.earlier.push_back({digits, static_cast<std::uint8_t>(place), adventure});
    }
  }
}

}  // namespace

void read_adventures(DocReader list, Draft& draft) {
  const std::size_t wanted = draft.campaign.size();
  const std::size_t count =
      size_between(list, static_cast<int>(wanted), kMostAdventures, "adventures, those of the campaign first");
  const std::size_t introductory = draft.content.campaign.introductory.size();
  Ids taken = draft.campaign;
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    if (i < wanted) expect_text(entry.member("id"), draft.campaign[i]);
    else read_id(entry.member("id"), taken);
    const std::size_t place = i < introductory || i >= wanted ? 0 : i - introductory + 1;
    draft.content.adventures.push_back(read_one(entry, draft.content, static_cast<std::uint8_t>(place)));
    if (!list.failed()) read_earlier(entry, draft, i);
  }
  if (!list.failed()) check_sheets(list, draft);
}

}  // namespace uc::saga::reading
