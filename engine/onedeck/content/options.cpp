#include "onedeck/onedeck.hpp"

// OD-D1, OD-2.7, OD-2.8: heroes, dungeon, difficulty, and in a campaign the talents that the heroes' sheets have
// learned.

#include <algorithm>

namespace uc::onedeck {

namespace {

constexpr std::string_view kNames[] = {"heroes", "dungeon", "difficulty", "talents"};

template <class List>
std::vector<std::string_view> ids_of(const List& list) {
  std::vector<std::string_view> ids;
  for (const auto& entry : list) ids.push_back(entry.id);
  return ids;
}

template <class List>
std::uint8_t choose(DocReader reader, const List& list) {
  const std::vector<std::string_view> ids = ids_of(list);
  return static_cast<std::uint8_t>(reader.choice(ids.data(), ids.size()));
}

void read_heroes(DocReader list, const Content& content, int players, Options& options) {
  if (list.size() != static_cast<std::size_t>(players)) {
    return list.fail("should name one hero for each of " + std::to_string(players) + " players");
  }
  for (std::size_t i = 0; i < static_cast<std::size_t>(players) && !list.failed(); ++i) {
    options.heroes[i] = choose(list.item(i), content.heroes);
    const auto earlier =
        std::count(options.heroes.begin(), options.heroes.begin() + static_cast<long>(i), options.heroes[i]);
    if (earlier > 0) {  // OD-R41
      list.item(i).fail("is in the party already: all heroes are different");
    }
  }
}

void read_talents(DocReader list, const Content& content, int players, Options& options) {
  options.campaign = true;
  if (list.size() != static_cast<std::size_t>(players)) {
    return list.fail("should have one list of learned talents for each hero");
  }
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players) && !list.failed(); ++seat) {
    DocReader learned = list.item(seat);
    const std::size_t count = learned.size();
    for (std::size_t i = 0; i < count && !list.failed(); ++i) {
      const unsigned bit = 1U << choose(learned.item(i), content.campaign.talents);
      if ((options.learned[seat] & bit) != 0) learned.item(i).fail("is named twice");
      options.learned[seat] = static_cast<std::uint16_t>(options.learned[seat] | bit);
    }
  }
}

void read_members(DocReader reader, const Content& content, int players, Options& options) {
  for (const Doc::Member& member : reader.doc()->as_object()) {
    if (std::find(std::begin(kNames), std::end(kNames), member.first) == std::end(kNames)) {
      return reader.member(member.first).fail("is not an option of One Deck Dungeon");
    }
  }
  if (auto list = reader.optional("heroes")) read_heroes(*list, content, players, options);
  if (auto dungeon = reader.optional("dungeon")) options.dungeon = choose(*dungeon, content.dungeons);
  if (auto grade = reader.optional("difficulty")) options.grade = choose(*grade, content.grades);
  if (auto list = reader.optional("talents")) read_talents(*list, content, players, options);
}

Doc ids_doc(const std::vector<std::string_view>& ids) {
  Doc list = Doc::array();
  for (const std::string_view id : ids) list.push(id);
  return list;
}

}  // namespace

Result<Options> OneDeck::read_options(const Content& content, const Doc& doc, int players) {
  Options options;
  for (int i = 0; i < players; ++i) options.heroes[i] = static_cast<std::uint8_t>(i);
  options.grade = content.expert;
  if (doc.is_null()) return options;
  Doc wrapped = Doc::object();
  wrapped.set("options", doc);
  DocReader whole(wrapped, "bad_config");
  DocReader reader = whole.member("options");
  if (!doc.is_object()) reader.fail("should be an object");
  else read_members(reader, content, players, options);
  if (whole.failed()) return *whole.fault();
  return options;
}

Doc OneDeck::write_options(const Content& content, const Options& options, int players) {
  Doc heroes = Doc::array();
  for (int i = 0; i < players; ++i) heroes.push(content.heroes[options.heroes[i]].id);
  Doc doc = Doc::object();
  doc.set("heroes", std::move(heroes)).set("dungeon", content.dungeons[options.dungeon].id);
  doc.set("difficulty", content.grades[options.grade].id);
  if (!options.campaign) return doc;
  Doc talents = Doc::array();
  for (int seat = 0; seat < players; ++seat) {
    Doc learned = Doc::array();
    for (std::size_t i = 0; i < content.campaign.talents.size(); ++i) {
      if ((options.learned[seat] >> i & 1U) != 0) learned.push(content.campaign.talents[i].id);
    }
    talents.push(std::move(learned));
  }
  return doc.set("talents", std::move(talents));
}

// Presets for one hero, then pairs of neighbours in the list, then all but one.
Doc OneDeck::option_list(const Content& content) {
  const std::vector<std::string_view> names = ids_of(content.heroes);
  Doc presets = Doc::array();
  for (const int size : {1, 2, 4}) {
    for (std::size_t first = 0; first < names.size(); ++first) {
      Doc party = Doc::array();
      for (int i = 0; i < size; ++i) party.push(names[(first + static_cast<std::size_t>(i)) % names.size()]);
      presets.push(std::move(party));
    }
  }
  Doc heroes = Doc::object();
  heroes.set("id", "heroes")
      .set("type", "list")
      .set("of", ids_doc(names))
      .set("length", "players")
      .set("distinct", true);
  heroes.set("default", nullptr).set("values", std::move(presets));
  Doc dungeon = Doc::object();
  dungeon.set("id", "dungeon").set("type", "choice").set("values", ids_doc(ids_of(content.dungeons)));
  dungeon.set("default", content.dungeons[0].id);
  Doc grade = Doc::object();
  grade.set("id", "difficulty").set("type", "choice").set("values", ids_doc(ids_of(content.grades)));
  grade.set("default", content.grades[content.expert].id);
  Doc talents = Doc::object();  // null: no campaign
  talents.set("id", "talents").set("type", "lists").set("of", ids_doc(ids_of(content.campaign.talents)));
  talents.set("length", "players").set("distinct", true).set("default", nullptr);
  return Doc::Array{std::move(heroes), std::move(dungeon), std::move(grade), std::move(talents)};
}

}  // namespace uc::onedeck
