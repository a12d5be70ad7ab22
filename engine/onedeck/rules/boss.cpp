// OD-16: the boss.
#include <algorithm>

#include "play.hpp"

namespace uc::onedeck {

template <class Events>
void Play<Events>::boss_round() {
  for (int hero = 0; hero < players_; ++hero) s_.heroes[hero].stored = s_.heroes[hero].owed = 0;  // OD-16.1
  tell({.type = Ev::BossRoundBegan});
  if (players_ == kMaxHeroes) push(Step::AskBossPairs);  // OD-20.12
  else begin_boss_part(0, players_ == 2 ? 1 : kNone);
}

template <class Events>
void Play<Events>::begin_boss_part(int first, int second) {
  s_.fight = {};
  s_.fight.heroes[0] = u8(first);
  s_.fight.heroes[1] = u8(second);
  for (int color = 0; color < kColors; ++color) s_.fight.supply[color] = game_.content().dice[color];
  push(EncounterStep::Bonus);
}

template <class Events>
void Play<Events>::boss_damage() {  // OD-16.2 (4)
  const Boxes boxes = game_.boxes(s_);
  int covered = 0;
  int open = 0;
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    if (boxes[i].skull == 0) continue;
    if (is_covered(s_, i)) covered += boxes[i].skull;
    else open += boxes[i].skull;
  }
  const int healed = std::min<int>(s_.boss_damage, open * game_.in_force(s_).boss_heals_per_skull);  // OD-18.18
  if (healed > 0) {
    s_.boss_damage = u8(s_.boss_damage - healed);
    tell({.type = Ev::BossHealed, .about = told::Healing{healed, s_.boss_damage}});
  }
  s_.boss_damage = u8(s_.boss_damage + covered);
  tell({.type = Ev::BossDamaged, .about = told::Damage{covered, s_.boss_damage, game_.boss_health()}});
  if (s_.boss_damage >= game_.boss_health()) return end(Ending::Won);  // OD-12.11
  push(EncounterStep::Leave);
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::onedeck
