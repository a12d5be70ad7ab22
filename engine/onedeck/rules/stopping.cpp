#include "stopping.hpp"

#include <algorithm>
#include <numeric>

namespace uc::onedeck {

namespace {

class PlayedOut {
 public:
  PlayedOut(const OneDeck& game, const State& state) : game_(game), s_(state) { back_to_dice_step(); }

  Stopping play() {
    if (s_.next().step == Step::AskDice) make(pack(Kind::Finish));
    while (s_.fight.active != 0 && s_.next().step != Step::Over) make(next());
    found_.ending = s_.ending;
    return found_;
  }

 private:
  // What takes place in the dice step is left out: only the boxes count.
  void back_to_dice_step() {
    const auto end = s_.agenda + s_.agenda_count;
    if (std::none_of(s_.agenda, end, [](const Task& task) { return task.step == Step::AskDice; })) return;
    while (s_.next().step != Step::AskDice) s_.agenda[--s_.agenda_count] = {};
    s_.use = {};
  }

  Action next() {
    if (game_.turn(s_).is_chance()) {  // a card that time takes: whichever
      game_.outcomes(s_, outcomes_);
      return outcomes_[0].action;
    }
    switch (s_.next().step) {
      case Step::AskExtraDamage:
        found_.asks_extra = true;
        return pack<Kind::ExtraDamage>({left(s_.fight.heroes[1]) > left(s_.fight.heroes[0]) ? 1 : 0});
      case Step::AskStairs: found_.asks_stairs = true; return pack<Kind::StairsDamage>({soundest()});
      default: {  // AskLethal
        int hero = 0;
        while (!is_lethal(game_, s_, hero)) ++hero;
        return pack<Kind::Heal>({hero});
      }
    }
  }

  int left(int hero) const { return game_.health(s_, hero) - s_.heroes[hero].damage; }
  // As many heroes as the Stairs strike, a bit each.
  unsigned soundest() const {
    std::array<int, kMaxHeroes> heroes{};
    std::iota(heroes.begin(), heroes.end(), 0);
    std::sort(heroes.begin(), heroes.begin() + game_.players(),
              [&](int a, int b) { return left(a) != left(b) ? left(a) > left(b) : a < b; });
    unsigned mask = 0;
    for (std::size_t i = 0; i < game_.setup().stairs_heroes; ++i) mask |= 1U << heroes[i];
    return mask;
  }

  void make(Action action) {
    EventList<Event> events;
    game_.apply(s_, action, events);
    for (const Event& event : events.items) {
      if (!count(event)) return;
    }
  }

  // False when what follows is no longer of this encounter.
  bool count(const Event& event) {
    using Type = Event::Type;
    switch (event.type) {
      case Type::Damaged: {
        const auto wound = about<Type::Damaged>(event);
        found_.shares[event.seat].damage += wound.damage;
        found_.damage += wound.damage;
        if (wound.why == Event::ByStairs) found_.stairs += wound.damage;
        if (wound.now >= wound.health) found_.shares[event.seat].lethal = true;
        break;
      }
      case Type::Healed: found_.shares[event.seat].healed += about<Type::Healed>(event).damage; break;
      case Type::PotionUsed: ++found_.potions; break;
      case Type::TimeLost: undying_ = about<Type::TimeLost>(event).why == Event::Undying; break;
      case Type::CardDiscarded:
      case Type::StairsToken:
        ++found_.time;
        found_.undying += undying_ ? 1 : 0;
        break;
      case Type::BossHealed: found_.boss_healed += about<Type::BossHealed>(event).damage; break;
      case Type::BossDamaged: found_.boss_damage += about<Type::BossDamaged>(event).damage; break;
      case Type::Faced:
      case Type::CardEscaped:
      case Type::TurnBegan:
      case Type::BossRoundBegan: return false;
      default: break;
    }
    return true;
  }

  const OneDeck& game_;
  State s_;
  Stopping found_;
  OutcomeList outcomes_;
  bool undying_ = false;
};

}  // namespace

Stopping stopping(const OneDeck& game, const State& state) { return PlayedOut(game, state).play(); }

}  // namespace uc::onedeck
