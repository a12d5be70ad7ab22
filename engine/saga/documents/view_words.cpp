// The words that views, positions and events share.
#include <iterator>
#include <vector>

#include "notation.hpp"
#include "view.hpp"

namespace uc::saga {

namespace {

// What is done without asking: by Step, from HeroPhase on.
constexpr std::string_view kTaskNames[] = {
    "hero_phase",  "hero_turn",  "hero_turn_ends", "window",       "models",     "acting",   "activation_ends",
    "overlord",    "commands",   "end_round",      "free_attacks", "break_step", "harm",     "casting",
    "targets",     "spells",     "each",           "shots",        "chain",      "animates", "summons",
    "bonus_moves", "move_ended", "rule_effects",   "collapsing",   "horizon"};
static_assert(std::size(kTaskNames) == static_cast<std::size_t>(Step::Horizon) - kFirstTask + 1);

}  // namespace

std::span<const std::string_view> step_names() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all = Saga::kinds();
    all.insert(all.end(), std::begin(kTaskNames), std::end(kTaskNames));
    return all;
  }();
  return names;
}

namespace {

constexpr std::string_view kOnNames[] = {"attack", "defence", "armour"};  // by Why::On
// By Why::What.
constexpr std::string_view kWhatNames[] = {"combat",   "shooting",    "spell",  "feat",     "armour",
                                           "lock",     "horde",       "skill",  "item",     "crystal",
                                           "crippled", "outnumbered", "behind", "furniture"};
static_assert(std::size(kWhatNames) == Why::Furniture + 1);

Doc id_doc(const Content& content, const Why& why) {
  if (why.id == kNone) return {};
  switch (why.what) {
    case Why::Spell: return content.spells[why.id].id;
    case Why::Feat: return content.feats[why.id].id;
    case Why::Skill: return content.skills[why.id].id;
    case Why::Item:
    case Why::Crystal: return content.items[why.id].id;
    default: return {};
  }
}

}  // namespace

Doc whys_doc(const Saga& game, const Whys& whys, Viewer viewer) {
  Doc list = Doc::array();
  for (const Why::On on : {Why::OfAttack, Why::OfDefence, Why::OfArmour}) {
    for (int i = 0; i < whys.size; ++i) {
      const Why& why = whys.all[i];
      if (why.on != on) continue;
      Doc by = Doc::array();
      for_each_in(why.by,
                  [&](int each) { by.push(thing_doc(game, why.things ? thing::kFirstLock + each : each, viewer)); });
      Doc doc = Doc::object()
                    .set("on", kOnNames[why.on])
                    .set("what", kWhatNames[why.what])
                    .set("id", id_doc(game.content(), why))
                    .set("by", std::move(by))
                    .set("delta", why.delta);
      if (why.lost != 0) doc.set("lost", why.lost);
      list.push(std::move(doc));
    }
  }
  return list;
}

std::string square_name(Square at) { return std::to_string(at.x) + "," + std::to_string(at.y); }
Doc square_doc(Square at) { return at == kNowhere ? Doc() : Doc(square_name(at)); }

Doc squares_doc(const Board& board) {
  Doc list = Doc::array();
  board.for_each([&](Square each) { list.push(square_name(each)); });
  return list;
}

Doc facing_doc(const Figure& figure, Facing facing) { return figure.ethereal ? Doc() : Doc(kCompass[index(facing)]); }

Doc piece_doc(const std::string& id, Square first, Viewer viewer) { return viewer.all ? Doc(id) : square_doc(first); }

Doc thing_doc(const Saga& game, int t, Viewer viewer) {
  const Adventure& adventure = game.adventure();
  if (t >= thing::kEnd) return {};
  if (thing::is_model(t)) return Doc::object().set("model", t);
  if (thing::is_door(t)) return Doc::object().set("door", adventure.doors[t - thing::kDoor].id);
  if (thing::is_chest(t)) {
    const Chest& chest = adventure.chests[t - thing::kChest];
    return Doc::object().set("chest", piece_doc(chest.id, chest.at, viewer));
  }
  const Furniture& piece = adventure.furniture[t - thing::kFurniture];
  return Doc::object().set("furniture", piece_doc(piece.id, piece.squares[0], viewer));
}

Doc things_doc(const Saga& game, std::uint64_t locks, Viewer viewer) {
  Doc list = Doc::array();
  for_each_in(locks, [&](int lock) { list.push(thing_doc(game, thing::kFirstLock + lock, viewer)); });
  return list;
}

Doc numbers_doc(ModelSet models) {
  Doc list = Doc::array();
  for_each_in(models, [&](int model) { list.push(model); });
  return list;
}

Doc origin_doc(const Content& content, int from) {
  if (from == origin::kCard) return {};
  if (from >= origin::kItem) return content.items[from - origin::kItem].id;
  if (from >= origin::kFeat) return content.feats[from - origin::kFeat].id;
  return content.spells[from].id;
}

Doc kept_doc(const Content& content, int what) { return what == kNone ? Doc() : Doc(item_name(content, what)); }

Doc hero_doc(const Saga& game, int hero) {
  return hero == kNone ? Doc() : Doc(game.content().heroes[game.hero_of(hero)].id);
}

bool is_door_seen(const Saga& game, const State& state, int number) {
  return (state.doors_open >> number & 1U) != 0 || in_play_thing(game, state, thing::kDoor + number);
}

}  // namespace uc::saga
