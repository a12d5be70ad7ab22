// OD-12: consequences, damage, defeat.
#include <algorithm>

#include "play.hpp"

namespace uc::onedeck {

Toll toll(const OneDeck& game, const State& state) {
  Toll toll;
  const Boxes boxes = game.boxes(state);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    if (is_covered(state, i)) continue;
    toll.damage += boxes[i].damage;
    toll.time += boxes[i].time;
  }
  toll.damage = std::max(0, toll.damage - state.fight.prevent_damage);
  toll.time = std::max(0, toll.time - state.fight.prevent_time);
  toll.printed_damage = toll.damage;
  toll.printed_time = toll.time;
  const Standing& standing = game.in_force(state);
  for (std::size_t i = 0; i < standing.triggers_used; ++i) {  // OD-18.13
    const ConsequenceTrigger& trigger = standing.triggers[i];
    if (toll.time < trigger.time_at_least || toll.damage < trigger.damage_at_least) continue;
    toll.added += trigger.add_damage;
    toll.damage += trigger.add_damage;
  }
  for (int who = 0; who < heroes_in_fight(state); ++who) {
    const Gift gift = game.gift(state, state.fight.heroes[who]);
    const int before = toll.damage;
    if (gift.halve_per > 0) toll.damage -= toll.damage / gift.halve_per * gift.halve_prevent;  // OD-17.7
    if ((gift.auto_prevent_where & game.place(state)) != 0) toll.damage -= gift.auto_prevent;  // OD-17.8
    toll.damage = std::max(0, toll.damage);
    toll.softened += before - toll.damage;
    const bool kites = (gift.damage_to_time_where & game.place(state)) != 0 && gift.damage_to_time_if > 0;
    if (kites && toll.damage == gift.damage_to_time_if) {
      toll.to_time += toll.damage;
      toll.damage = 0;
      toll.time += gift.damage_to_time;
    }
  }
  return toll;
}

template <class Events>
void Play<Events>::consequences() {  // OD-12.1
  const Toll due = toll(game_, s_);
  const unsigned open = ~unsigned{s_.fight.covered} & ((1U << game_.boxes(s_).size()) - 1U);
  tell({.type = Ev::Consequences, .about = told::Consequences{due.printed_damage, due.printed_time, due.added, open}});
  if (due.softened > 0 || due.to_time > 0) {
    tell({.type = Ev::Softened, .about = told::Softening{due.softened, due.to_time}});
  }
  push(EncounterStep::Undying);
  will_lose(due.time, Event::Uncovered);
  if (due.damage > 0) push(Step::ShareDamage, Damage{due.damage});
}

template <class Events>
void Play<Events>::share_damage(int damage) {  // OD-12.2
  if (heroes_in_fight(s_) > 1 && damage % 2 != 0) return push(Step::AskExtraDamage, Damage{damage});
  split_damage(damage, 0);
}

template <class Events>
void Play<Events>::split_damage(int damage, int more) {
  const int heroes = heroes_in_fight(s_);
  for (int who = 0; who < heroes; ++who) {
    const int share = heroes == 1 ? damage : damage / 2 + (who == more ? damage % 2 : 0);
    if (share > 0) hurt(seat_of(who), share, Event::ByUncovered);
  }
}

template <class Events>
void Play<Events>::hurt(int hero, int damage, Event::Harm why) {
  HeroState& h = s_.heroes[hero];
  h.damage = u8(std::min(255, h.damage + damage));
  if constexpr (kListening)
    tell({.type = Ev::Damaged, .seat = u8(hero), .about = told::Wound{damage, h.damage, game_.health(s_, hero), why}});
  const Feat& feat = game_.side(hero).feat;
  if (feat.kind == Feat::Kind::Stored && (feat.store_on & store_on::kDamage) != 0) {  // OD-12.5, OD-17.3
    store(hero, feat.store_per_damage ? damage : 1);
  }
  if (s_.next().step != Step::CheckLethal) push(Step::CheckLethal);
}

template <class Events>
void Play<Events>::heal(int hero, int amount) {
  HeroState& h = s_.heroes[hero];
  const int healed = std::min<int>(amount, h.damage);
  if (healed == 0) return;
  h.damage = u8(h.damage - healed);
  tell({.type = Ev::Healed, .seat = u8(hero), .about = told::Healing{healed, h.damage}});
}

template <class Events>
void Play<Events>::check_lethal() {  // OD-12.6 to OD-12.9
  const int needed = potions_needed(game_, s_);
  if (needed == 0) return;
  unsigned lethal = 0;
  for (int hero = 0; hero < players_; ++hero) lethal |= is_lethal(game_, s_, hero) ? 1U << hero : 0U;
  tell({.type = Ev::LethalMoment, .about = told::Lethal{lethal, std::min(needed, 255)}});
  if (needed > s_.potions) return end(Ending::Lost);
  push(Step::AskLethal);
}

template <class Events>
void Play<Events>::answer_lethal(int hero) {
  --s_.potions;
  tell({.type = Ev::PotionUsed,
        .seat = u8(hero),
        .about = told::Potion{game_.content().potions[game_.healing_potion()].ability, s_.potions}});
  push(Step::CheckLethal);
  heal(hero, game_.healing(s_, hero, false));
}

template <class Events>
void Play<Events>::step_undying() {  // OD-12.1 step 7, OD-18.9
  if (s_.in_boss_fight()) return push(EncounterStep::BossDamage);
  push(EncounterStep::Leave);
  const Standing& standing = game_.in_force(s_);
  const std::size_t boxes = game_.boxes(s_).size();
  const bool all_covered = s_.fight.covered == (1U << boxes) - 1U;
  if (!all_covered) will_lose(standing.time_if_uncovered, Event::Undying);
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::onedeck
