// Does a draft make a position? The chapters come in the order in which each can rely on the ones before it; here are
// the beginning of the game, and the last question: is there anything to choose?
#include "check.hpp"

#include <cstring>

#include "check_parts.hpp"

namespace uc::saga {

namespace {

// DS-2: until the Overlord has taken the opening hand nothing but its cards differs from the start.
void check_start(Check& check) {
  const State& s = check.s;
  if (check.base().step != Step::HeroPhase || check.top().step != Step::DrawCard) return;
  State start = check.game.start();
  start.pool = s.pool;
  start.hand = s.hand;
  start.pile = s.pile;
  start.agenda = s.agenda;
  start.tasks = s.tasks;
  start.blind = s.blind;
  check.need(std::memcmp(&start, &s, sizeof start) == 0, "agenda[0]",
             "nothing happens before the Overlord has the opening hand", "DS-2.6");
  int cards = 0;
  for (std::size_t i = 0; i < check.content.cards.size(); ++i) cards += check.game.deck_count(static_cast<int>(i));
  const int all =
      check.adventure.fixed_pile ? cards : std::min(cards, check.adventure.drawn + check.game.options().extra_cards);
  check.need(s.hand_size() + check.count_tasks(Step::DrawCard) == std::min<int>(check.adventure.opening_hand, all),
             "agenda", "should draw the rest of the opening hand", "DS-2.6");
}

}  // namespace

std::optional<Fault> check_position(const Saga& game, const Draft& draft) {
  Check check(game, draft);
  using Chapter = void (*)(Check&);
  constexpr Chapter chapters[] = {check_agenda, check_map, check_models, check_cards, check_start,
                                  check_round,  check_act, check_end,    check_needs};
  for (const Chapter chapter : chapters) {
    chapter(check);
    if (check.fault) break;
  }
  return check.fault;
}

}  // namespace uc::saga
