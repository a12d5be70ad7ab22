// The Dungeon Lords (DD-17).
#include "effects.hpp"
#include "parts.hpp"

namespace uc::digger::reading {

namespace {

constexpr int kMostEffects = 4;
constexpr int kMostShifts = 7;

void read_standard_effect(DocReader& effect, Op op, const Content& content, Standard& standard) {
  switch (op) {
    case Op::StatAdd: read_stat(effect, standard); break;
    case Op::Shifts:
      expect_text(effect.member("order"), "move");
      standard.shifts = number(effect.member("paid"), content.orders.shifts, kMostShifts);
      standard.bonus_shifts = number(effect.member("bonus"), content.orders.bonus_shifts, kMostShifts);
      break;
    case Op::RiseAnyRoom:
      expect_text(effect.member("order"), "rise");
      standard.rise_any_room = true;
      break;
    case Op::StrengthAdd: standard.strength = number(effect.member("value"), 1, kMost); break;
    case Op::IgnoreTraps: standard.ignores_traps = true; break;
    case Op::DrawTwoKeepOne: standard.keeps_best_coin = true; break;
    case Op::FreeSabotage:
      expect_text(effect.member("order"), "sabotage");
      standard.free_sabotage = true;
      break;
    case Op::OrderCost: {
      const std::size_t order = effect.member("order").choice(kOrderNames);
      standard.cost[order] = number(effect.member("value"), 1, content.orders.cost[order]);
      break;
    }
    default: break;  // makes no sense here: refused before
  }
}

void set_deed(DocReader& effect, Deed deed, std::uint8_t n, Special& special) {
  if (special.deed != Deed::None) effect.member("op").fail("is the second thing to do of this special ability");
  special.deed = deed;
  special.n = n;
}

void read_special_effect(DocReader& effect, Op op, Special& special) {
  switch (op) {
    case Op::AddTp: special.tp = number(effect.member("value"), 1, kMost); break;
    case Op::TokenFromReserve: special.token_from_reserve = true; break;
    case Op::BuildAnywhere: set_deed(effect, Deed::BuildAnywhere, 1, special); break;
    case Op::DrawThenReturn:
      set_deed(effect, Deed::DrawThenReturn, number(effect.member("n"), 1, kMost), special);
      break;
    // Two of these at most: a choice of more would be too many choices at once.
    case Op::GainCoins: set_deed(effect, Deed::GainCoins, number(effect.member("n"), 1, 2), special); break;
    case Op::PlaceCollapses: set_deed(effect, Deed::PlaceCollapses, number(effect.member("n"), 1, 2), special); break;
    default: break;  // makes no sense here: refused before
  }
}

template <class One>
void read_lord_ability(DocReader ability, Place place, One&& one) {
  check_members(ability, {"name", "text", "effects"}, {"earlier"});
  check_words(ability.member("name"));
  check_words(ability.member("text"));
  DocReader effects = ability.member("effects");
  if (effects.size() == 0) effects.fail("should hold an effect");
  read_effects(effects, place, kMostEffects, one);
}

void read_earlier(DocReader& ability, Lord& lord) {
  std::optional<DocReader> list = ability.optional("earlier");
  for (std::size_t i = 0; list && i < list->size() && !ability.failed(); ++i) {
    DocReader entry = list->item(i);
    check_members(entry, {"contents", "effects"});
    EarlierSpecial earlier;
    DocReader contents = entry.member("contents");
    for (std::size_t k = 0; k < contents.size(); ++k) earlier.contents.push_back(contents.item(k).text());
    read_effects(entry.member("effects"), Place::LordSpecial, kMostEffects,
                 [&](DocReader& effect, const Effect& one) { read_special_effect(effect, one.op, earlier.special); });
    lord.earlier.push_back(std::move(earlier));
  }
}

}  // namespace

void read_lords(DocReader list, Content& content) {
  Ids ids;
  const std::size_t count = size_between(list, kMaxPlayers, kMaxLords, "lords");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "standard", "special"});
    check_words(entry.member("name"));
    Lord lord;
    lord.id = read_id(entry.member("id"), ids);
    read_lord_ability(entry.member("standard"), Place::LordStandard, [&](DocReader& effect, const Effect& one) {
      read_standard_effect(effect, one.op, content, lord.standard);
    });
    read_lord_ability(entry.member("special"), Place::LordSpecial,
                      [&](DocReader& effect, const Effect& one) { read_special_effect(effect, one.op, lord.special); });
    DocReader special = entry.member("special");
    read_earlier(special, lord);
    content.lords.push_back(std::move(lord));
  }
}

}  // namespace uc::digger::reading
