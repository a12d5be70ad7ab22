#include "saga/saga.hpp"

// DS-2.1, DS-17.8, DS-D18: the adventure, who plays which hero, skills and items; in a campaign those of the campaign
// (DS-17.5, DS-17.6).

#include <algorithm>
#include <bit>

#include "holding.hpp"

namespace uc::saga {

namespace {

constexpr std::string_view kNames[] = {"adventure", "seats", "skills", "items", "campaign", "extra_cards"};

int heroes_of(const Adventure& adventure) { return static_cast<int>(adventure.heroes.size()); }
const Hero& hero_at(const Content& content, const Adventure& adventure, std::size_t i) {
  return content.heroes[adventure.heroes[i].hero];
}

// Its place among the printed ones, as it is or as it was; their number if it is none of them.
std::size_t place_in(const Content& content, const std::shared_ptr<const Adventure>& adventure) {
  const auto earlier = std::find_if(content.earlier.begin(), content.earlier.end(),
                                    [&](const EarlierAdventure& each) { return each.adventure == adventure; });
  if (earlier != content.earlier.end()) return earlier->place;
  const auto found = std::find(content.adventures.begin(), content.adventures.end(), adventure);
  return static_cast<std::size_t>(found - content.adventures.begin());
}
bool is_printed(const Content& content, const std::shared_ptr<const Adventure>& adventure) {
  return place_in(content, adventure) < content.adventures.size();
}

// With what the adventures before have given, and only that (DS-17.8); others are free.
bool is_of_campaign(const Content& content, const std::shared_ptr<const Adventure>& adventure) {
  return place_in(content, adventure) < content.campaign.introductory.size() + content.campaign.sequence.size();
}

// The first that has enough heroes: with no options every number of players can play (DS-1.1).
const std::shared_ptr<const Adventure>& usual_adventure(const Content& content, int players) {
  const auto found = std::find_if(content.adventures.begin(), content.adventures.end(),
                                  [&](const auto& adventure) { return heroes_of(*adventure) >= players - 1; });
  return found == content.adventures.end() ? content.adventures.front() : *found;
}

// --- what the adventures before have given (DS-17.8) ------------------------------------------------------------------

// Those that come before this one in the campaign; none for A and B.
std::vector<const Adventure*> before(const Content& content, const Adventure& adventure) {
  std::vector<const Adventure*> list;
  for (const std::uint8_t each : content.campaign.sequence) {
    if (content.adventures[each]->id == adventure.id) return list;
    list.push_back(content.adventures[each].get());
  }
  return {};
}

int skills_earned(const Content& content, const Adventure& adventure) {
  int experience = 0;
  for (const Adventure* each : before(content, adventure)) experience += each->experience;
  return std::min(experience / content.campaign.skill_cost, int{content.campaign.most_skills});
}

std::vector<Reward> rewards_before(const Content& content, const Adventure& adventure) {
  std::vector<Reward> list;
  for (const Adventure* each : before(content, adventure)) {
    for (const Reward& reward : each->rewards) {
      if (!content.items[reward.item].one_use) list.push_back(reward);
    }
  }
  return list;
}

// --- reading ---------------------------------------------------------------------------------------------------------

class Reading {
 public:
  Reading(const Content& content, const DocReader& reader, int players, std::string_view saved_with)
      : content_(content), reader_(reader), players_(players), saved_with_(saved_with) {}

  // A fault of an adventure that stands in the options; those of the options themselves are in the reader.
  std::optional<Fault> read(Options& options) {
    for (const Doc::Member& member : reader_.doc()->as_object()) {
      if (std::find(std::begin(kNames), std::end(kNames), member.first) != std::end(kNames)) continue;
      reader_.member(member.first).fail("is not an option of Dungeon Saga");
      return std::nullopt;
    }
    if (auto fault = read_adventure_option(options)) return fault;
    if (reader_.failed()) return std::nullopt;
    of_campaign_ = is_of_campaign(content_, options.adventure);
    read_campaign(options);
    read_seats(options);
    read_skills(options);
    read_items(options);
    return std::nullopt;
  }

 private:
  static Fault in_options(Fault fault) {
    const std::string inner = fault.path.empty() ? "" : "." + fault.path;
    if (!fault.path.empty() && fault.message.starts_with(fault.path)) fault.message.erase(0, fault.path.size());
    else fault.message = ": " + fault.message;
    fault.path = "options.adventure" + inner;
    fault.message = fault.path + fault.message;
    return fault;
  }

  std::optional<Fault> read_adventure_option(Options& options) {
    options.adventure = usual_adventure(content_, players_);
    auto field = reader_.optional("adventure");
    if (field) {
      if (auto fault = choose_adventure(*field, options)) return fault;
    }
    const int heroes = heroes_of(*options.adventure);
    if (heroes < players_ - 1) {
      (field ? *field : reader_)
          .fail("has " + std::to_string(heroes) + " heroes, too few for " + std::to_string(players_) +
                " players (DS-1.1)");
    }
    return std::nullopt;
  }
  std::optional<Fault> choose_adventure(DocReader& field, Options& options) {
    if (field.doc()->is_object()) {
      auto read = read_adventure(content_, *field.doc(), "bad_config");
      if (!read) return in_options(read.fault());
      options.adventure = std::move(*read);
      return std::nullopt;
    }
    std::vector<std::string_view> ids;
    for (const auto& adventure : content_.adventures) ids.push_back(adventure->id);
    if (!field.doc()->is_string()) field.fail("should be the id of an adventure, or a whole adventure");
    const std::size_t chosen = field.choice(ids.data(), ids.size());
    if (field.failed()) return std::nullopt;
    options.adventure = content_.adventures[chosen];
    for (const EarlierAdventure& each : content_.earlier) {
      if (each.place == chosen && each.content == saved_with_) options.adventure = each.adventure;
    }
    return std::nullopt;
  }

  void read_campaign(Options& options) {
    if (auto field = reader_.optional("campaign")) options.campaign = field->boolean();
    if (options.campaign && !of_campaign_)
      reader_.member("campaign").fail("is for the adventures of the campaign only");
    auto field = reader_.optional("extra_cards");
    if (!field) return;
    const CampaignRules& rules = content_.campaign;
    options.extra_cards = static_cast<std::uint8_t>(field->integer(0, rules.most_replay_cards));
    if (options.extra_cards == 0 || field->failed()) return;
    if (!options.campaign) field->fail("are for a campaign only (DS-17.5)");
    bool possible = false;
    for (int defeats = 1; defeats < rules.most_defeats; ++defeats) {
      possible = possible || extra_cards(content_, *options.adventure, defeats) == options.extra_cards;
    }
    if (!possible) field->fail("are not what a defeat adds to this pile (DS-17.5)");
  }

  // Dealt in order, unless it is said who plays which hero.
  void read_seats(Options& options) {
    const auto heroes = static_cast<std::size_t>(heroes_of(*options.adventure));
    const int seats = players_ - 1;
    for (std::size_t i = 0; i < heroes; ++i) {
      options.seats[i] = static_cast<std::uint8_t>(static_cast<int>(i) % seats + 1);
    }
    auto list = reader_.optional("seats");
    if (!list) return;
    if (list->size() != heroes) list->fail("should name a seat for each of " + std::to_string(heroes) + " heroes");
    unsigned taken = 0;
    for (std::size_t i = 0; i < heroes && !list->failed(); ++i) {
      options.seats[i] = static_cast<std::uint8_t>(list->item(i).integer(1, seats));
      if (!list->failed()) taken |= 1U << (options.seats[i] - 1U);
    }
    if (taken != (1U << static_cast<unsigned>(seats)) - 1U) list->fail("should give every seat a hero (DS-1.1)");
  }

  // Calls f(place, list) for every hero of the adventure whose list stands in this option; the others have none.
  template <class F>
  unsigned for_each_hero(const Options& options, std::string_view name, F&& f) {
    unsigned named = 0;
    auto object = reader_.optional(name);
    if (!object) return named;
    if (!object->doc()->is_object()) {
      object->fail("should be an object with a list for each hero");
      return named;
    }
    for (const Doc::Member& member : object->doc()->as_object()) {
      const std::size_t place = place_of(*options.adventure, member.first);
      if (place == options.adventure->heroes.size()) {
        object->member(member.first).fail("is no hero of the adventure");
        return named;
      }
      named |= 1U << place;
      f(place, object->member(member.first));
    }
    return named;
  }
  std::size_t place_of(const Adventure& adventure, std::string_view id) const {
    std::size_t place = 0;
    while (place < adventure.heroes.size() && hero_at(content_, adventure, place).id != id) ++place;
    return place;
  }

  void read_skills(Options& options) {
    const Adventure& adventure = *options.adventure;
    const bool single = of_campaign_ && !options.campaign;
    const int most = single ? skills_earned(content_, adventure) : int{content_.campaign.most_skills};
    const unsigned named = for_each_hero(options, "skills", [&](std::size_t place, const DocReader& list) {
      options.skills[place] = read_hero_skills(list, hero_at(content_, adventure, place), most, single);
    });
    if (!single) return;
    for (std::size_t place = 0; place < adventure.heroes.size(); ++place) {
      if ((named >> place & 1U) != 0) continue;
      const auto count = std::min(static_cast<std::size_t>(most), hero_at(content_, adventure, place).skills.size());
      options.skills[place] = static_cast<std::uint16_t>((1U << count) - 1U);
    }
  }

  std::uint16_t read_hero_skills(DocReader list, const Hero& hero, int most, bool single) const {
    std::vector<std::string_view> ids;
    for (const std::uint8_t skill : hero.skills) ids.push_back(content_.skills[skill].id);
    unsigned skills = 0;
    for (std::size_t i = 0, count = list.size(); i < count && !list.failed(); ++i) {
      const unsigned bit = 1U << list.item(i).choice(ids.data(), ids.size());
      if ((skills & bit) != 0) list.item(i).fail("is named twice");
      skills |= bit;
    }
    if (std::popcount(skills) > most) {
      list.fail("should be at most " + std::to_string(most) + (single ? " (DS-17.8)" : " (DS-17.6)"));
    }
    return static_cast<std::uint16_t>(skills);
  }

  void read_items(Options& options) {
    const bool single = of_campaign_ && !options.campaign;
    std::vector<Reward> left;
    if (single) left = rewards_before(content_, *options.adventure);
    const unsigned named = for_each_hero(options, "items", [&](std::size_t place, const DocReader& list) {
      read_hero_items(list, options, place, single ? &left : nullptr);
    });
    for (const Reward& reward : left) hand_out(options, reward, named);
  }

  void read_hero_items(DocReader list, Options& options, std::size_t place, std::vector<Reward>* rewards) const {
    const int hero = options.adventure->heroes[place].hero;
    std::vector<std::string_view> ids;
    for (const Item& item : content_.items) {
      if (!item.made) ids.push_back(item.id);  // made crystals stand behind all others
    }
    Holding& items = options.items[place];
    for (std::size_t i = 0, count = list.size(); i < count && !list.failed(); ++i) {
      DocReader field = list.item(i);
      const auto item = static_cast<int>(field.choice(ids.data(), ids.size()));
      if (field.failed()) return;
      if (rewards != nullptr && !take_reward(*rewards, hero, item)) {
        return field.fail("is no reward of the adventures before that this hero can have (DS-17.8)");
      }
      if (!may_carry(content_, hero, item)) return field.fail("belongs to another hero (DS-15.6)");
      if (!has_room(content_, items, item)) return field.fail("is more than a hero can hold (DS-15.7, DS-11.11)");
      ++items[item];
    }
  }

  // Every reward is there once: one that is for this hero, else one for any who can use it.
  bool take_reward(std::vector<Reward>& rewards, int hero, int item) const {
    const auto own = std::find_if(rewards.begin(), rewards.end(),
                                  [&](const Reward& each) { return each.item == item && each.to == hero; });
    const auto any = std::find_if(rewards.begin(), rewards.end(),
                                  [&](const Reward& each) { return each.item == item && each.to == kNone; });
    const auto found = own == rewards.end() ? any : own;
    if (found == rewards.end() || !can_use(content_, hero, item)) return false;
    rewards.erase(found);
    return true;
  }

  // To its owner, or to the first who can use it and has none; not to heroes whose items are named.
  void hand_out(Options& options, const Reward& reward, unsigned named) const {
    for (std::size_t place = 0; place < options.adventure->heroes.size(); ++place) {
      const int hero = options.adventure->heroes[place].hero;
      std::uint8_t& count = options.items[place][reward.item];
      const bool fits = reward.to == kNone ? can_use(content_, hero, reward.item) : reward.to == hero;
      if ((named >> place & 1U) != 0 || !fits || count > 0) continue;
      ++count;
      return;
    }
  }

  const Content& content_;
  DocReader reader_;
  int players_;
  std::string_view saved_with_;  // the hash of a content, or nothing
  bool of_campaign_ = false;
};

// --- writing ---------------------------------------------------------------------------------------------------------

Doc skills_doc(const Content& content, const Hero& hero, unsigned skills) {
  Doc list = Doc::array();
  for (std::size_t i = 0; i < hero.skills.size(); ++i) {
    if ((skills >> i & 1U) != 0) list.push(content.skills[hero.skills[i]].id);
  }
  return list;
}

Doc items_doc(const Content& content, const Holding& items) {
  Doc list = Doc::array();
  for (std::size_t i = 0; i < content.items.size(); ++i) {
    for (int left = items[i]; left > 0; --left) list.push(content.items[i].id);
  }
  return list;
}

// --- the list --------------------------------------------------------------------------------------------------------

constexpr int kMinPlayers = 2, kMaxPlayers = 1 + kMaxHeroes;

// The adventures that have a number of heroes from `least` to `most`.
Doc adventures_doc(const Content& content, int least, int most = kMaxHeroes) {
  Doc list = Doc::array();
  for (const auto& adventure : content.adventures) {
    if (heroes_of(*adventure) >= least && heroes_of(*adventure) <= most) list.push(adventure->id);
  }
  return list;
}

// What each hero may be given in this adventure (DS-17.8); outside the campaign's order that is everything.
Doc skills_offered(const Content& content, const Adventure& adventure) {
  Doc doc = Doc::object();
  for (std::size_t i = 0; i < adventure.heroes.size(); ++i) {
    const Hero& hero = hero_at(content, adventure, i);
    doc.set(hero.id, skills_doc(content, hero, ~0U));
  }
  return doc;
}
Doc items_offered(const Content& content, const Adventure& adventure) {
  const std::vector<Reward> rewards = rewards_before(content, adventure);
  Doc doc = Doc::object();
  for (std::size_t i = 0; i < adventure.heroes.size(); ++i) {
    const int hero = adventure.heroes[i].hero;
    Doc list = Doc::array();
    for (const Reward& reward : rewards) {
      if (reward.to == kNone ? can_use(content, hero, reward.item) : reward.to == hero)
        list.push(content.items[reward.item].id);
    }
    doc.set(hero_at(content, adventure, i).id, std::move(list));
  }
  return doc;
}

// Lists for each hero, by adventure: `most` in each, where the rules bound them. One entry for adventures that agree.
void add_lists(const Content& content, std::string_view name, Doc& list) {
  const bool skills = name == "skills";
  const auto entry = [&](const Adventure& adventure) {
    Doc doc = Doc::object().set("id", name).set("type", "lists");
    doc.set("of", skills ? skills_offered(content, adventure) : items_offered(content, adventure));
    if (skills) doc.set("max", skills_earned(content, adventure));
    return doc.set("distinct", true).set("default", nullptr);
  };
  const auto any = [&](const Adventure& adventure) {
    return skills ? skills_earned(content, adventure) > 0 : !rewards_before(content, adventure).empty();
  };
  for (std::size_t i = 0; i < content.adventures.size();) {
    if (!any(*content.adventures[i])) {
      ++i;
      continue;
    }
    Doc doc = entry(*content.adventures[i]);
    Doc ids = Doc::array();
    for (const Doc same = doc; i < content.adventures.size() && entry(*content.adventures[i]) == same; ++i)
      ids.push(content.adventures[i]->id);
    list.push(doc.set("when", Doc::object().set("adventure", std::move(ids))));
  }
}

}  // namespace

bool Saga::is_earlier(const Content& content, std::string_view hash) {
  return std::any_of(content.earlier.begin(), content.earlier.end(),
                     [&](const EarlierAdventure& each) { return each.content == hash; });
}

Result<Options> Saga::read_options(const Content& content, const Doc& doc, int players, std::string_view saved_with) {
  Options options;
  Doc wrapped = Doc::object();
  wrapped.set("options", doc.is_null() ? Doc::object() : doc);
  DocReader whole(wrapped, "bad_config");
  DocReader reader = whole.member("options");
  if (!reader.doc()->is_object()) reader.fail("should be an object");
  else if (auto fault = Reading(content, reader, players, saved_with).read(options)) return *fault;
  if (whole.failed()) return *whole.fault();
  return options;
}

Doc Saga::write_options(const Content& content, const Options& options, int /*players*/) {
  const Adventure& adventure = *options.adventure;
  Doc seats = Doc::array(), skills = Doc::object(), items = Doc::object();
  for (std::size_t i = 0; i < adventure.heroes.size(); ++i) {
    const Hero& hero = hero_at(content, adventure, i);
    seats.push(options.seats[i]);
    skills.set(hero.id, skills_doc(content, hero, options.skills[i]));
    items.set(hero.id, items_doc(content, options.items[i]));
  }
  Doc doc = Doc::object()
                .set("adventure", is_printed(content, options.adventure) ? Doc(adventure.id) : adventure.document)
                .set("seats", std::move(seats))
                .set("skills", std::move(skills))
                .set("items", std::move(items));
  if (options.campaign) doc.set("campaign", true).set("extra_cards", options.extra_cards);
  return doc;
}

// The adventures that so many can play, the seats of their heroes, their skills and items.
Doc Saga::option_list(const Content& content) {
  Doc list = Doc::array();
  for (int players = kMinPlayers; players <= kMaxPlayers;) {
    Doc values = adventures_doc(content, players - 1);
    Doc numbers = Doc::array();
    do numbers.push(players++);
    while (players <= kMaxPlayers && adventures_doc(content, players - 1) == values);
    list.push(Doc::object()
                  .set("id", "adventure")
                  .set("type", "adventure")
                  .set("default", values.as_array().empty() ? Doc() : values.as_array().front())
                  .set("values", std::move(values))
                  .set("when", Doc::object().set("players", std::move(numbers))));
  }
  Doc seats = Doc::array();
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    seats.push(players - 1);
    for (int heroes = std::max(2, players - 1); players > kMinPlayers && heroes <= kMaxHeroes; ++heroes) {
      Doc adventures = adventures_doc(content, heroes, heroes);
      if (adventures.as_array().empty()) continue;
      list.push(Doc::object()
                    .set("id", "seats")
                    .set("type", "list")
                    .set("of", seats)
                    .set("length", heroes)
                    .set("distinct", false)
                    .set("default", nullptr)
                    .set("when", Doc::object().set("players", Doc::Array{players}).set("adventure", adventures)));
    }
  }
  add_lists(content, "skills", list);
  add_lists(content, "items", list);
  return list;
}

}  // namespace uc::saga
