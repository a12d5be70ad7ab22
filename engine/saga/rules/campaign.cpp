#include "campaign.hpp"

#include <algorithm>
#include <bit>

#include "core/shorten.hpp"
#include "saga/saga.hpp"

namespace uc::saga {

namespace {

using Words = std::vector<std::string_view>;
using Refused = std::optional<Fault>;

Fault illegal(std::string message, std::string_view rule = "") {
  return {"illegal", std::move(message), "step", std::string(rule)};
}

// One blank between words and none elsewhere, so that every step has one text.
Words split(std::string_view text, char between) {
  Words words;
  while (true) {
    const std::size_t end = text.find(between);
    words.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return words;
    text.remove_prefix(end + 1);
  }
}

// The place of an id in a list; nothing if it is not there. Made crystals stand behind the true ones, which are found.
template <class List>
std::optional<int> find(const List& list, std::string_view id) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i].id == id) return static_cast<int>(i);
  }
  return std::nullopt;
}

const Adventure& adventure_of(const Content& content, const Progress& progress) {
  return *content.adventures[progress.adventure];
}
bool is_last(const Content& content, const Progress& progress) {
  return progress.adventure == content.campaign.sequence.back();
}
Sheet& sheet_of(Progress& progress, int hero) { return progress.sheets[hero]; }
const Sheet& sheet_of(const Progress& progress, int hero) { return progress.sheets[hero]; }
std::uint8_t& count_of(Holding& items, int item) { return items[item]; }
int count_of(const Holding& items, int item) { return items[item]; }
int heroes_of(const Content& content) { return static_cast<int>(content.heroes.size()); }
int items_of(const Content& content) { return static_cast<int>(content.items.size()); }

// Introductory adventures, then the others (DS-17.4).
std::vector<std::uint8_t> order_of(const Content& content) {
  std::vector<std::uint8_t> order = content.campaign.introductory;
  order.insert(order.end(), content.campaign.sequence.begin(), content.campaign.sequence.end());
  return order;
}

// What stands in the way of a step that belongs to another stage.
Fault wrong_stage(Stage now) {
  switch (now) {
    case Stage::Seats: return illegal("first every hero gets a seat: seats 1 1 1 1", "DS-2.1");
    case Stage::First: return illegal("now the first adventure is chosen", "DS-17.4");
    case Stage::Game: return illegal("an adventure is due: it must be played first", "DS-17.5");
    case Stage::Defeat: return illegal("the adventure is played again or passed over first", "DS-17.5");
    case Stage::Rewards: return illegal("there are rewards to be handed out first", "DS-17.5");
    case Stage::Camp: return illegal("this belongs to another moment of the campaign", "DS-17.6");
    case Stage::Won: return illegal("the campaign is won", "DS-17.9");
    case Stage::Lost: break;
  }
  return illegal("the campaign is lost", "DS-17.5");
}

// --- seats and the first adventure --------------------------------------------------------------------------------------

// seats 1 1 2 3: for each hero of the content; no seat below the highest stays empty (DS-1.1)
Refused take_seats(const Content& content, Progress& progress, const Words& words) {
  if (progress.stage != Stage::Seats) return wrong_stage(progress.stage);
  if (words.size() != content.heroes.size() + 1) return illegal("write seats and a seat for each hero", "DS-2.1");
  std::vector<std::uint8_t> seats;
  unsigned taken = 0;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const bool digit = words[i].size() == 1 && words[i][0] >= '1' && words[i][0] <= '0' + kMaxHeroes;
    if (!digit) return illegal("the heroes' seats are 1 to 4", "DS-1.1");
    seats.push_back(static_cast<std::uint8_t>(words[i][0] - '0'));
    taken |= 1U << (seats.back() - 1U);
  }
  if ((taken & (taken + 1)) != 0) return illegal("every seat plays at least one hero", "DS-1.1");
  progress.seats = std::move(seats);
  progress.stage = Stage::First;
  return std::nullopt;
}

std::vector<std::uint8_t> first_adventures(const Content& content) {
  std::vector<std::uint8_t> list;
  if (!content.campaign.introductory.empty()) list.push_back(content.campaign.introductory.front());
  list.push_back(content.campaign.sequence.front());
  return list;
}

// begin saga-a
Refused take_begin(const Content& content, Progress& progress, const Words& words) {
  if (progress.stage != Stage::First) return wrong_stage(progress.stage);
  if (words.size() != 2) return illegal("write begin and an adventure");
  for (const std::uint8_t first : first_adventures(content)) {
    if (content.adventures[first]->id != words[1]) continue;
    progress.adventure = first;
    progress.stage = Stage::Game;
    return std::nullopt;
  }
  return illegal("a campaign does not begin with " + shortened(words[1]), "DS-17.4");
}

// --- results ------------------------------------------------------------------------------------------------------------

// orlaf:healing_potion,swift_boots
Refused read_holding(const Content& content, int hero, std::string_view text, Holding& items) {
  const std::string& id = content.heroes[hero].id;
  if (!text.starts_with(id + ":")) return illegal("the heroes of the adventure are named in its order, as in orlaf:");
  text.remove_prefix(id.size() + 1);
  items = {};
  if (text.empty()) return std::nullopt;
  int last = 0;
  for (const std::string_view name : split(text, ',')) {
    const auto item = find(content.items, name);
    if (!item) return illegal("there is no item " + shortened(name));
    if (*item < last) return illegal("items are named in the order of the content");
    if (!has_room(content, items, *item)) return illegal("a hero cannot hold so many items", "DS-15.7");
    ++count_of(items, *item);
    last = *item;
  }
  return std::nullopt;
}

// What its holder can neither use nor trade goes to who can use it (DS-17.6), as out of a chest (DS-13.11).
void hand_to_owners(const Content& content, Progress& progress) {
  for (int item = 0; item < items_of(content); ++item) {
    for (int hero = 0; hero < heroes_of(content); ++hero) {
      std::uint8_t& held = count_of(sheet_of(progress, hero).items, item);
      if (may_carry(content, hero, item)) continue;
      for (; held > 0; --held) {
        for (int other = 0; other < heroes_of(content); ++other) {
          Holding& theirs = sheet_of(progress, other).items;
          if (!can_use(content, other, item) || !has_room(content, theirs, item)) continue;
          ++count_of(theirs, item);
          break;
        }
      }
    }
  }
}

bool may_receive(const Content& content, const Progress& progress, int hero, int item) {
  return can_use(content, hero, item) && has_room(content, sheet_of(progress, hero).items, item);
}

// Rewards that nobody has room for are lost (DS-15.7). When none is left the heroes are between adventures.
void settle_rewards(const Content& content, Progress& progress) {
  bool left = false;
  for (int item = 0; item < items_of(content); ++item) {
    std::uint8_t& count = count_of(progress.rewards, item);
    bool wanted = false;
    for (int hero = 0; hero < heroes_of(content); ++hero) {
      wanted = wanted || may_receive(content, progress, hero, item);
    }
    if (!wanted) count = 0;
    left = left || count > 0;
  }
  progress.stage = left ? Stage::Rewards : Stage::Camp;
}

void win(const Content& content, Progress& progress, const std::vector<Holding>& left) {
  const Adventure& adventure = adventure_of(content, progress);
  for (std::size_t i = 0; i < adventure.heroes.size(); ++i) {
    Sheet& sheet = sheet_of(progress, adventure.heroes[i].hero);
    sheet.items = left[i];
    sheet.experience = static_cast<std::uint8_t>(std::min(255, sheet.experience + adventure.experience));
  }
  hand_to_owners(content, progress);
  for (const Reward& reward : adventure.rewards) {
    if (reward.to == kNone) {
      ++count_of(progress.rewards, reward.item);
    } else if (has_room(content, sheet_of(progress, reward.to).items, reward.item)) {
      ++count_of(sheet_of(progress, reward.to).items, reward.item);
    }
  }
  settle_rewards(content, progress);
}

// result lost; result won orlaf:healing_potion rordin: …
Refused take_result(const Content& content, Progress& progress, const Words& words) {
  const bool lost = words.size() == 2 && words[1] == "lost";
  if (!lost && (words.size() < 2 || words[1] != "won")) {
    return illegal("write result lost, or result won and what each hero has left");
  }
  if (progress.stage != Stage::Game) return illegal("no adventure was due", "DS-17.5");
  if (lost) {  // items stay as they were before (DS-17.10, DS-R52)
    ++progress.defeats;
    progress.stage = progress.defeats < content.campaign.most_defeats ? Stage::Defeat : Stage::Lost;
    return std::nullopt;
  }
  const Adventure& adventure = adventure_of(content, progress);
  if (words.size() != adventure.heroes.size() + 2) return illegal("write what each hero of the adventure has left");
  std::vector<Holding> left(adventure.heroes.size());
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (auto fault = read_holding(content, adventure.heroes[i].hero, words[i + 2], left[i])) return fault;
  }
  if (is_last(content, progress)) progress.stage = Stage::Won;  // DS-17.9
  else win(content, progress, left);
  return std::nullopt;
}

// --- after a defeat -------------------------------------------------------------------------------------------------------

Refused take_replay(const Content&, Progress& progress, const Words& words) {
  if (words.size() != 1) return illegal("replay stands alone");
  if (progress.stage != Stage::Defeat) return wrong_stage(progress.stage);
  progress.stage = Stage::Game;
  return std::nullopt;
}

Refused take_pass(const Content& content, Progress& progress, const Words& words) {
  if (words.size() != 1) return illegal("pass stands alone");
  if (progress.stage != Stage::Defeat) return wrong_stage(progress.stage);
  if (is_last(content, progress)) return illegal("the last adventure cannot be passed over", "DS-17.5");
  progress.stage = Stage::Camp;
  return std::nullopt;
}

// --- between adventures ---------------------------------------------------------------------------------------------------

// reward swift_boots orlaf
Refused take_reward(const Content& content, Progress& progress, const Words& words) {
  if (words.size() != 3) return illegal("write reward, the item and the hero");
  const auto item = find(content.items, words[1]);
  const auto hero = find(content.heroes, words[2]);
  if (!item) return illegal("there is no item " + shortened(words[1]));
  if (!hero) return illegal("there is no hero " + shortened(words[2]));
  if (progress.stage != Stage::Rewards) return wrong_stage(progress.stage);
  if (count_of(progress.rewards, *item) == 0) return illegal("this item is no reward to be handed out", "DS-17.5");
  if (!can_use(content, *hero, *item)) return illegal("this hero cannot use it", "DS-15.1");
  if (!may_receive(content, progress, *hero, *item)) return illegal("this hero has no room for it", "DS-15.7");
  --count_of(progress.rewards, *item);
  ++count_of(sheet_of(progress, *hero).items, *item);
  settle_rewards(content, progress);
  return std::nullopt;
}

// Why a hero cannot learn the skill in this place of its list.
Refused refuse_skill(const Content& content, const Progress& progress, int hero, std::size_t place) {
  const CampaignRules& rules = content.campaign;
  const Sheet& sheet = sheet_of(progress, hero);
  if ((sheet.skills >> place & 1) != 0) return illegal("this hero has learned it already", "DS-17.6");
  if (std::popcount(sheet.skills) >= rules.most_skills) return illegal("a hero learns at most three", "DS-17.6");
  if (sheet.experience < rules.skill_cost) return illegal("this hero has too little experience", "DS-17.6");
  return std::nullopt;
}

// learn orlaf frenzy
Refused take_learn(const Content& content, Progress& progress, const Words& words) {
  if (words.size() != 3) return illegal("write learn, the hero and the skill");
  const auto hero = find(content.heroes, words[1]);
  const auto skill = find(content.skills, words[2]);
  if (!hero) return illegal("there is no hero " + shortened(words[1]));
  if (!skill) return illegal("there is no skill " + shortened(words[2]));
  if (progress.stage != Stage::Camp) return wrong_stage(progress.stage);
  const std::vector<std::uint8_t>& own = content.heroes[*hero].skills;
  const auto place = static_cast<std::size_t>(std::find(own.begin(), own.end(), *skill) - own.begin());
  if (place == own.size()) return illegal("this is a skill of another hero", "DS-17.6");
  if (auto fault = refuse_skill(content, progress, *hero, place)) return fault;
  Sheet& sheet = sheet_of(progress, *hero);
  sheet.experience = static_cast<std::uint8_t>(sheet.experience - content.campaign.skill_cost);
  sheet.skills = static_cast<std::uint16_t>(sheet.skills | 1U << place);
  return std::nullopt;
}

Refused refuse_hand(const Content& content, const Progress& progress, int item, int from, int to) {
  if (count_of(sheet_of(progress, from).items, item) == 0) return illegal("this hero does not have it", "DS-17.6");
  if (from == to) return illegal("the hero has it already", "DS-17.6");
  if (!content.items[item].tradeable) return illegal("it stays with its hero", "DS-15.6");
  if (!can_use(content, to, item)) return illegal("that hero cannot use it", "DS-17.6");
  if (!may_receive(content, progress, to, item)) return illegal("that hero has no room for it", "DS-15.7");
  return std::nullopt;
}

// hand swift_boots orlaf danor: from the first to the second
Refused take_hand(const Content& content, Progress& progress, const Words& words) {
  if (words.size() != 4) return illegal("write hand, the item, who has it and who gets it");
  const auto item = find(content.items, words[1]);
  const auto from = find(content.heroes, words[2]);
  const auto to = find(content.heroes, words[3]);
  if (!item) return illegal("there is no item " + shortened(words[1]));
  if (!from || !to) return illegal("there is no hero " + shortened(from ? words[3] : words[2]));
  if (progress.stage != Stage::Camp) return wrong_stage(progress.stage);
  if (auto fault = refuse_hand(content, progress, *item, *from, *to)) return fault;
  --count_of(sheet_of(progress, *from).items, *item);
  ++count_of(sheet_of(progress, *to).items, *item);
  return std::nullopt;
}

Refused take_go(const Content& content, Progress& progress, const Words& words) {
  if (words.size() != 2 || words[1] != "on") return illegal("write go on");
  if (progress.stage != Stage::Camp) return wrong_stage(progress.stage);
  const std::vector<std::uint8_t> order = order_of(content);
  progress.adventure = *(std::find(order.begin(), order.end(), progress.adventure) + 1);
  progress.defeats = 0;
  progress.stage = Stage::Game;
  return std::nullopt;
}

struct Verb {
  std::string_view name;
  Refused (*take)(const Content&, Progress&, const Words&);
};
constexpr Verb kVerbs[] = {
    {"seats", take_seats},   {"begin", take_begin}, {"result", take_result},
    {"replay", take_replay}, {"pass", take_pass},   {"reward", take_reward},
    {"learn", take_learn},   {"hand", take_hand},   {"go", take_go},
};

// --- listing ------------------------------------------------------------------------------------------------------------

using Texts = std::vector<std::string>;

void list_seats(const Content& content, const std::string& text, std::size_t heroes, unsigned taken, Texts& list) {
  if (heroes == content.heroes.size()) {
    if ((taken & (taken + 1)) == 0) list.push_back(text);
    return;
  }
  for (unsigned seat = 1; seat <= kMaxHeroes; ++seat) {
    list_seats(content, text + " " + std::to_string(seat), heroes + 1, taken | 1U << (seat - 1), list);
  }
}

void list_rewards(const Content& content, const Progress& progress, Texts& list) {
  for (int item = 0; item < items_of(content); ++item) {
    if (count_of(progress.rewards, item) == 0) continue;
    for (int hero = 0; hero < heroes_of(content); ++hero) {
      if (!may_receive(content, progress, hero, item)) continue;
      list.push_back("reward " + content.items[item].id + " " + content.heroes[hero].id);
    }
  }
}

void list_skills(const Content& content, const Progress& progress, Texts& list) {
  for (int hero = 0; hero < heroes_of(content); ++hero) {
    const Hero& who = content.heroes[hero];
    for (std::size_t place = 0; place < who.skills.size(); ++place) {
      if (refuse_skill(content, progress, hero, place)) continue;
      list.push_back("learn " + who.id + " " + content.skills[who.skills[place]].id);
    }
  }
}

void list_hands(const Content& content, const Progress& progress, Texts& list) {
  for (int item = 0; item < items_of(content); ++item) {
    for (int from = 0; from < heroes_of(content); ++from) {
      for (int to = 0; to < heroes_of(content); ++to) {
        if (refuse_hand(content, progress, item, from, to)) continue;
        list.push_back("hand " + content.items[item].id + " " + content.heroes[from].id + " " + content.heroes[to].id);
      }
    }
  }
}

// The heroes of an adventure sit closer together where some seats have none of them (DS-1.1).
int seat_heroes(const Adventure& adventure, const Progress& progress, Options& options) {
  unsigned taken = 0;
  for (const AdventureHero& hero : adventure.heroes) taken |= 1U << (progress.seats[hero.hero] - 1U);
  for (std::size_t i = 0; i < adventure.heroes.size(); ++i) {
    const unsigned before = taken & ((1U << (progress.seats[adventure.heroes[i].hero] - 1U)) - 1U);
    options.seats[i] = static_cast<std::uint8_t>(std::popcount(before) + 1);
  }
  return std::popcount(taken) + 1;
}

}  // namespace

// Who plays and whether A and B come first are steps: a document holds nothing but steps to begin again from.
Result<Progress> Campaigns::begin(const Content& content, const Doc& options) {
  if (auto fault = refuse_options(options, "Dungeon Saga")) return *fault;
  Progress progress;
  progress.sheets.resize(content.heroes.size());
  return progress;
}

std::vector<std::string> Campaigns::steps(const Content& content, const Progress& progress) {
  Texts list;
  switch (progress.stage) {
    case Stage::Seats: list_seats(content, "seats", 0, 0, list); break;
    case Stage::First:
      for (const std::uint8_t first : first_adventures(content))
        list.push_back("begin " + content.adventures[first]->id);
      break;
    case Stage::Defeat:
      list.emplace_back("replay");
      if (!is_last(content, progress)) list.emplace_back("pass");
      break;
    case Stage::Rewards: list_rewards(content, progress, list); break;
    case Stage::Camp:
      list_skills(content, progress, list);
      list_hands(content, progress, list);
      list.emplace_back("go on");
      break;
    case Stage::Game:
    case Stage::Won:
    case Stage::Lost: break;
  }
  return list;
}

std::optional<Fault> Campaigns::take(const Content& content, Progress& progress, std::string_view step) {
  const Words words = split(step, ' ');
  for (const Verb& verb : kVerbs) {
    if (verb.name == words.front()) return verb.take(content, progress, words);
  }
  return illegal("this is no step of a campaign: " + shortened(step));
}

std::optional<DueGame<Options>> Campaigns::due(const Content& content, const Progress& progress) {
  if (progress.stage != Stage::Game) return std::nullopt;
  DueGame<Options> game;
  Options& options = game.options;
  options.adventure = content.adventures[progress.adventure];
  options.campaign = true;
  game.players = seat_heroes(*options.adventure, progress, options);
  options.extra_cards = static_cast<std::uint8_t>(extra_cards(content, *options.adventure, progress.defeats));
  for (std::size_t i = 0; i < options.adventure->heroes.size(); ++i) {
    const Sheet& sheet = sheet_of(progress, options.adventure->heroes[i].hero);
    options.skills[i] = sheet.skills;
    options.items[i] = sheet.items;
  }
  return game;
}

std::string Campaigns::result(const Doc& result) {
  if (!result.find("heroes_won")->as_bool()) return "result lost";
  std::string text = "result won";
  for (const Doc& hero : result.find("heroes")->as_array()) {
    (text += ' ') += hero.find("hero")->as_string();
    char between = ':';
    if (hero.find("items")->as_array().empty()) text += between;
    for (const Doc& item : hero.find("items")->as_array()) {
      (text += between) += item.as_string();
      between = ',';
    }
  }
  return text;
}

}  // namespace uc::saga
