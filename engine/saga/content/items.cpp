// Items (DS-15): what always works, what is used once, and energy crystals (DS-11.11).
#include "effects.hpp"

namespace uc::saga::reading {

namespace {

constexpr std::string_view kUses[] = {"always", "one_use"};
constexpr int kCrystals = 3;

std::uint8_t read_users(DocReader list, const Content& content) {
  unsigned users = 0;
  const std::size_t count = size_between(list, 1, static_cast<int>(content.heroes.size()), "users");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    const std::uint8_t hero = find_id(entry, content.heroes, "hero");
    if (hero == kNone) break;
    if ((users >> hero & 1U) != 0) entry.fail("is named twice");
    users |= 1U << hero;
  }
  return static_cast<std::uint8_t>(users);
}

// The value of an energy crystal: dice for one Magic Attack; 0 if it is none.
std::uint8_t read_crystal(DocReader effects) {
  if (effects.size() != 1) return 0;
  DocReader effect = effects.item(0);
  const auto says = [&](std::string_view name, std::string_view value) {
    const Doc* field = effect.doc() == nullptr ? nullptr : effect.doc()->find(name);
    return field != nullptr && field->is_string() && field->as_string() == value;
  };
  if (!says("op", "dice") || !says("when", "attack_magic") || !says("duration", "instant")) return 0;
  read_word(effect, Place::Used);
  if (std::optional<DocReader> condition = effect.optional("condition")) condition->fail("a crystal has none");
  return number(effect.member("delta"), 1, kCrystals);
}

void read_reaction(DocReader reaction, Item& item) {
  check_members(reaction, {"when", "effects"});
  expect_text(reaction.member("when"), "own_wound_by_enemy");
  DocReader effects = reaction.member("effects");
  if (size_between(effects, 1, 1, "effects") != 1) return;
  DocReader effect = effects.item(0);
  read_word(effect, Place::Reaction);
  item.prevents_wound = true;
}

void read_use(DocReader& entry, Item& item, Content& content) {
  DocReader effects = entry.member("effects");
  if (!item.one_use) {
    item.modifiers = read_modifiers(effects, Place::Worn);
    if (std::optional<DocReader> reaction = entry.optional("reaction"))
      reaction->fail("only an item that is used up has one");
    return;
  }
  item.crystal = read_crystal(effects);
  if (item.crystal == 0 && !effects.failed()) {
    Deeds deeds = read_deeds(effects, Place::Used, item.id, content);
    item.effects = std::move(deeds.effects);
    item.source = deeds.source;
    // What changes movement is of use only before or during the Move.
    if (item.source != kNone) {
      const Source& source = content.sources[item.source];
      item.only_in_move = source.duration == Duration::Turn && source.modifiers.movement != 0;
    }
  }
  if (std::optional<DocReader> reaction = entry.optional("reaction")) read_reaction(*reaction, item);
}

// Crystals that Crystallise makes are items of their own: they are lost after the adventure (DS-17.6).
void add_made_crystals(DocReader& list, Content& content) {
  const std::size_t real = content.items.size();
  unsigned values = 0;
  for (std::size_t i = 0; i < real; ++i) {
    if (content.items[i].crystal == 0) continue;
    if ((values >> content.items[i].crystal & 1U) != 0) return list.item(i).fail("is the second crystal of this value");
    values |= 1U << content.items[i].crystal;
    if (content.items.size() == kMaxItems) return list.fail("has no room for the crystals that are made");
    Item made = content.items[i];
    made.made = true;
    content.items.push_back(std::move(made));
  }
  for (const Spell& spell : content.spells) {
    for (const Effect& effect : spell.effects) {
      if (effect.op != Op::GainCrystal) continue;
      for (std::size_t face = 1; face < effect.table.size(); ++face) {
        if ((values >> effect.table[face] & 1U) == 0)
          return list.fail("should have an energy crystal of value " + std::to_string(effect.table[face]) +
                           ", since the spell " + spell.id + " makes one");
      }
    }
  }
}

}  // namespace

void read_items(DocReader list, Draft& draft) {
  Content& content = draft.content;
  const std::size_t count = size_between(list, 0, kMaxItems, "items");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "users", "tradeable", "use", "effects", "reaction"});
    Item item;
    item.id = read_id(entry.member("id"), draft.effect_ids);
    check_words(entry.member("name"));
    item.users = read_users(entry.member("users"), content);
    item.tradeable = entry.member("tradeable").boolean();
    item.one_use = entry.member("use").choice(kUses) == 1;
    read_use(entry, item, content);
    content.items.push_back(std::move(item));
  }
  if (!list.failed()) add_made_crystals(list, content);
}

}  // namespace uc::saga::reading
