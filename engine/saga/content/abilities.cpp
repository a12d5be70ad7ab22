// Abilities (DS-14), and what hits do to whom (DS-8.11).
#include <algorithm>

#include "effects.hpp"

namespace uc::saga::reading {

namespace {

constexpr int kMost = 16;  // abilities, tracks
constexpr int kMostWounds = 9;
constexpr std::string_view kHits[] = {"1", "2", "3", "4+"};
constexpr std::string_view kManyWounds[] = {"1 wound", "2 wounds", "3 wounds", "as many wounds as hits"};

void read_ability(DocReader& effect, Figure& figure) {
  switch (read_word(effect, Place::Ability)) {
    case Word::Horde: figure.horde = true; break;
    case Word::Regeneration:
      figure.regenerates_wound = read_faces(effect.member("wound_on"));
      figure.regenerates_round = read_faces(effect.member("round_on"));
      break;
    case Word::WalkThroughWalls: figure.walks_walls = true; break;
    case Word::Ethereal: figure.ethereal = true; break;
    case Word::Tough: figure.tough = read_faces(effect.member("round_on")); break;
    case Word::Wounds: figure.wounds = number(effect.member("total"), 1, kMostWounds); break;
    case Word::Spellcaster: figure.spellcaster = true; break;
    case Word::Large: figure.large = true; break;
    default: break;
  }
}

Damage read_damage(DocReader field, std::size_t row) {
  if (field.text() == kManyWounds[row] && row > 0) return Damage::Wounds;
  constexpr std::string_view kWords[] = {"none", "bone_pile", "destroyed", "1 wound"};
  return static_cast<Damage>(field.choice(kWords));
}
static_assert(static_cast<int>(Damage::Bones) == 1 && static_cast<int>(Damage::Wound) == 3);

std::array<Damage, 4> read_track(DocReader by_hits) {
  std::array<Damage, 4> damage{};
  for (std::size_t row = 0; row < damage.size(); ++row) {
    damage[row] = read_damage(by_hits.member(kHits[row]), row);
  }
  // One wound for one hit is either: as many as hits, where more hits make more wounds.
  if (damage[0] == Damage::Wound && damage[1] == Damage::Wounds) damage[0] = Damage::Wounds;
  return damage;
}

}  // namespace

void read_abilities(DocReader list, Draft& draft) {
  const std::size_t count = size_between(list, 1, kMost, "abilities");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "effects"});
    Ability ability;
    ability.id = read_id(entry.member("id"), draft.effect_ids);
    check_words(entry.member("name"));
    DocReader effects = entry.member("effects");
    const std::size_t size = size_between(effects, 1, kMost, "effects");
    for (std::size_t n = 0; n < size && !list.failed(); ++n) {
      DocReader effect = effects.item(n);
      read_ability(effect, ability.figure);
    }
    draft.abilities.push_back(std::move(ability));
  }
}

void add_ability(Figure& figure, const Figure& ability) {
  figure.large |= ability.large;
  figure.horde |= ability.horde;
  figure.walks_walls |= ability.walks_walls;
  figure.ethereal |= ability.ethereal;
  figure.spellcaster |= ability.spellcaster;
  figure.regenerates_wound |= ability.regenerates_wound;
  figure.regenerates_round |= ability.regenerates_round;
  figure.tough |= ability.tough;
  if (ability.wounds > 0) figure.wounds = ability.wounds;
}

void read_damage_table(DocReader list, Draft& draft) {
  Ids taken;
  const std::size_t count = size_between(list, 1, kMost, "tracks");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "by_hits"});
    DamageTrack track;
    track.id = read_id(entry.member("id"), taken);
    DocReader by_hits = entry.member("by_hits");
    check_members(by_hits, {"1", "2", "3", "4+"});
    if (track.id == "lock") {  // DS-13.6: one hit opens it
      for (const std::string_view hits : kHits) expect_text(by_hits.member(hits), "opened");
      continue;
    }
    track.damage = read_track(by_hits);
    if (track.id == "hero") {  // DS-8.13: at most one wound from one attack
      for (const std::string_view hits : kHits) expect_text(by_hits.member(hits), "1 wound");
    }
    draft.tracks.push_back(std::move(track));
  }
  for (const std::string_view needed : {"hero", "lock"}) {
    if (std::find(taken.begin(), taken.end(), needed) == taken.end())
      list.fail("should have a track called " + std::string(needed));
  }
}

}  // namespace uc::saga::reading
