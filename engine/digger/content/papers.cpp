// What the file says about itself (notes, vocabulary, the list of components), and the options.
#include <algorithm>

#include "effects.hpp"
#include "parts.hpp"

namespace uc::digger::reading {

namespace {

// An object that has a text for each of these names and for no other.
template <class NameAt>
void check_glossary(DocReader object, std::size_t count, NameAt&& name_at, std::string_view what) {
  if (object.doc() == nullptr) return;
  for (std::size_t i = 0; i < count; ++i) check_text(object.member(name_at(i)));
  if (object.failed()) return;
  for (const auto& [given, value] : object.doc()->as_object()) {
    bool known = false;
    for (std::size_t i = 0; i < count && !known; ++i) known = name_at(i) == given;
    if (!known) object.member(given).fail("is no " + std::string(what) + " that the rules know");
  }
}

void check_texts(DocReader list, std::string_view what) {
  const std::size_t count = size_between(list, 0, 99, what);
  for (std::size_t i = 0; i < count; ++i) check_text(list.item(i));
}

void check_facts(DocReader list) {
  Ids ids;
  const std::size_t count = size_between(list, 0, 99, "facts");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "value", "note"});
    read_id(entry.member("id"), ids);
    const DocReader value = entry.member("value");
    if (value.doc() != nullptr && (value.is_null() || value.doc()->is_array() || value.doc()->is_object())) {
      entry.member("value").fail("should be a number, a text, true or false");
    }
    check_text(entry.member("note"));
  }
}

struct Component {
  std::string_view id;
  int count;       // for six players
  int per_player;  // 0: not said
};

bool expect_default(DocReader& entry) {
  check_text(entry.member("text"));
  return entry.member("default").boolean();
}

}  // namespace

void check_vocabulary(DocReader vocabulary) {
  check_sourced(vocabulary, {"edge", "class", "disabled", "when", "op"});
  constexpr std::string_view kEdges[] = {"E", "D", "C", "*"};
  constexpr std::string_view kClasses[] = {"room", "corridor", "portal", "neutral_room", "blocker", "token"};
  const auto in = [](const auto& names) { return [&names](std::size_t i) { return names[i]; }; };
  check_glossary(vocabulary.member("edge"), std::size(kEdges), in(kEdges), "edge");
  check_glossary(vocabulary.member("class"), std::size(kClasses), in(kClasses), "class of tiles");
  check_text(vocabulary.member("disabled"));
  check_glossary(vocabulary.member("when"), kWhens, in(kWhenNames), "time");
  check_glossary(vocabulary.member("op"), kOps, [](std::size_t i) { return name_of(static_cast<Op>(i)); }, "effect");
}

void check_components(DocReader list, const Content& content) {
  const Figures& figures = content.figures;
  const auto common = [&](Common which) { return static_cast<int>(content.common(which).count); };
  const Component wanted[] = {
      {"board", 1, 0},
      {"coin_bag", 1, 0},
      {"tile_bag", kMaxPlayers, 0},
      {"lord_card", static_cast<int>(content.lords.size()), 0},
      {"summary_card", kMaxPlayers, 0},
      {"construction_tile", kMaxPlayers * content.set_tiles, content.set_tiles},
      {"coin", kMaxPlayers * figures.coins_each, 0},
      {"stooge", kMaxPlayers * figures.stooges, figures.stooges},
      {"collapse", kMaxPlayers * figures.collapses, figures.collapses},
      {"rock", kMaxPlayers * common(Common::Rock), 0},
      {"monster", kMaxPlayers * common(Common::Monster), 0},
      {"ruins", kMaxPlayers * common(Common::Ruins), 0},
      {"adventurer", kAdventurers, 0},
      {"sands_marker", 2, 0},
      {"citadel", common(Common::Citadel), 0},
      {"egg", common(Common::Eggs), 0},
      {"cave", common(Common::Cave), 0},
      {"dragon_tile", common(Common::DragonTile), 0},
      {"treasure_tile", common(Common::TreasureTile), 0},
      {"dragon_token", 1, 0},
      {"treasure_token", 1, 0},
      {"creature", kCreatures, 0},
  };
  const int size = static_cast<int>(std::size(wanted));
  const std::size_t count = size_between(list, size, size, "components");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "n", "per_player"});
    expect_text(entry.member("id"), wanted[i].id);
    if (DocReader n = entry.member("n"); n.integer(0, 9999) != wanted[i].count) {
      n.fail("should be " + std::to_string(wanted[i].count) + ", as the rest of the file says");
    }
    if (wanted[i].per_player == 0) {
      if (std::optional<DocReader> each = entry.optional("per_player")) each->fail("is not said of this component");
    } else if (DocReader each = entry.member("per_player"); each.integer(0, 9999) != wanted[i].per_player) {
      each.fail("should be " + std::to_string(wanted[i].per_player) + ", as the rest of the file says");
    }
  }
}

void check_notes(DocReader& file) {
  check_texts(file.member("notes"), "notes");
  constexpr std::string_view kSources[] = {"rulebook", "public", "designed"};
  check_glossary(
      file.member("source_values"), std::size(kSources), [&](std::size_t i) { return kSources[i]; }, "source");
  check_text(file.member("tiles_note"));
  check_text(file.member("lords_note"));
  check_facts(file.member("public_facts"));
}

// DD-3.1, DD-16
void read_options(DocReader list, Content& content) {
  constexpr std::string_view kIds[] = {"free_think", "hidden_projects", "lords", "finish_round",
                                       "max_turns_per_player"};
  Defaults& defaults = content.defaults;
  const std::size_t count = size_between(list, 5, 5, "options");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    expect_text(entry.member("id"), kIds[i]);
    if (kIds[i] == "lords") {
      check_sourced(entry, {"id", "default", "values"});
      DocReader values = entry.member("values");
      const std::size_t size = size_between(values, 3, 3, "values");
      for (std::size_t j = 0; j < size; ++j) expect_text(values.item(j), kLordsOptionNames[j]);
      defaults.lords = static_cast<LordsOption>(entry.member("default").choice(kLordsOptionNames));
      continue;
    }
    check_sourced(entry, {"id", "default", "text"});
    if (kIds[i] == "free_think") defaults.free_think = expect_default(entry);
    else if (kIds[i] == "hidden_projects") defaults.hidden_projects = expect_default(entry);
    else if (kIds[i] == "finish_round") defaults.finish_round = expect_default(entry);
    else {
      check_text(entry.member("text"));
      defaults.max_turns = number(entry.member("default"), 1, kMaxTurns);
    }
  }
}

}  // namespace uc::digger::reading
