// The chapters of the content file. Each fills its part of the draft, in this order, since later ones look at earlier
// ones; a fault is kept in the reader.
#pragma once

#include "content.hpp"
#include "reading.hpp"

namespace uc::saga::reading {

// What an ability makes of a figure: the members of Figure that say so.
struct Ability {
  std::string id;
  Figure figure;
};

struct DamageTrack {
  std::string id;
  std::array<Damage, 4> damage{};
};

// The content while it is read, and what only the reading needs.
struct Draft {
  Content content;
  std::vector<Ability> abilities;
  std::vector<DamageTrack> tracks;
  Ids campaign;                    // the adventures of the campaign in their order: introductory, then the sequence
  std::size_t legendary_from = 0;  // of these: the first with legendary sheets
  Ids figure_ids;                  // of heroes, bosses and minions
  Ids effect_ids;                  // of abilities, feats, skills, spells and items
};

// papers.cpp: what the file says about itself, and its words.
void check_game(DocReader game);
void read_ranges(DocReader ranges, Draft& draft);
void check_vocabulary(DocReader vocabulary, Draft& draft);
void check_adventure_vocabulary(DocReader vocabulary, Draft& draft);

// figures.cpp, abilities.cpp
void read_abilities(DocReader list, Draft& draft);
void read_damage_table(DocReader list, Draft& draft);
void read_heroes(DocReader list, Draft& draft);
void read_bosses(DocReader list, Draft& draft);
void read_minions(DocReader list, Draft& draft);
void add_ability(Figure& figure, const Figure& ability);

// feats.cpp: feats of figures are known only after the minions that a feat may name.
void read_feats(DocReader list, Draft& draft);
void give_feats(DocReader& file, Draft& draft);
void read_skills(DocReader list, Draft& draft);

// spells.cpp, items.cpp
void read_spells(DocReader list, Draft& draft);
void read_items(DocReader list, Draft& draft);

// pieces.cpp
void read_quest_objects(DocReader list, Draft& draft);
void read_cards(DocReader list, Draft& draft);
void check_deck(DocReader deck, Draft& draft);
void read_locks(DocReader list, Draft& draft);
void read_furniture_kinds(DocReader list, Draft& draft);

// campaign.cpp, whole.cpp
void read_campaign(DocReader campaign, Draft& draft);
void read_adventures(DocReader list, Draft& draft);
void check_whole(DocReader& file, const Draft& draft);

}  // namespace uc::saga::reading
