// One Deck Dungeon, the game object. The rules are docs/rules/onedeck.md; the functions are those of core/game.hpp.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "action.hpp"
#include "core/game.hpp"
#include "event.hpp"
#include "onedeck/content/content.hpp"
#include "onedeck/rules/campaign.hpp"
#include "state.hpp"

namespace uc::onedeck {

// How the game is set up (OD-D1). Numbers are places in the lists of the content.
struct Options {
  std::array<std::uint8_t, kMaxHeroes> heroes{};  // by seat; unused seats are 0
  std::uint8_t dungeon = 0;
  std::uint8_t grade = 0;                           // difficulty (OD-19.2)
  bool campaign = false;                            // heroes bring their sheets (OD-2.8)
  std::array<std::uint16_t, kMaxHeroes> learned{};  // talents of each seat's sheet, a bit each
  bool operator==(const Options&) const = default;
};

// The boxes of an encounter or boss round; X boxes have their number in Fight::x.
using Boxes = std::span<const Box>;

// What a hero can use, in the order of its slots: starting skill, Basic Skill, learned skills, talents (OD-11.1).
inline constexpr int kBasicSlot = 1;
inline constexpr int kSkillSlots = 2;
inline constexpr int kTalentSlots = kSkillSlots + kMaxSkills;
inline constexpr int kSlots = kTalentSlots + kMaxTalents;

class OneDeck {
 public:
  static constexpr std::string_view id = "onedeck";
  static constexpr int rules_version = 1;  // goes up by one when the same actions lead elsewhere than before
  using State = onedeck::State;
  using Event = onedeck::Event;
  using Content = onedeck::Content;
  using Options = onedeck::Options;
  using Campaigns = onedeck::Campaigns;  // between games: core/campaign.hpp

  // Bounds are the caller's to check: 1, 2 or 4 players.
  OneDeck(std::shared_ptr<const Content> content, int players, Options options);

  int players() const { return players_; }
  bool cooperative() const { return true; }
  const Content& content() const { return *content_; }
  const Setup& setup() const { return *setup_; }
  const Options& options() const { return options_; }

  State start() const;
  Turn turn(const State&) const;
  void actions(const State&, ActionList&) const;
  void outcomes(const State&, OutcomeList&) const;
  Refusal refuse(const State&, Action) const;
  template <RandomSource R>
  Action draw(const State&, R&) const;
  Action pick(const State&, Rng&) const;
  template <class Events>
  void apply(State&, Action, Events&&) const;
  Scores scores(const State&) const;

  // Nothing is hidden in a position, so there is nothing to guess (OD-H3, OD-H5).
  State guess(const State& state, Seats, Rng&) const { return state; }
  Seats learned(const Event& event) const { return event.learned; }
  // Nothing says that a turn is over but that the next begins.
  static bool ends_turn(const Event& event) { return event.type == Event::Type::TurnBegan; }

  std::string text(const State&, Action, Viewer) const;
  Result<Action> parse(const State&, std::string_view) const;
  // Some actions whose text begins so, legal or not: what keeps them away keeps away all of them.
  std::vector<Action> begun(const State&, std::string_view) const;
  static const std::vector<std::string_view>& kinds();
  Doc view(const State&, Viewer) const;
  Result<State> load(const Doc&) const;
  Doc describe(const Event&, Viewer) const;
  Doc result(const State&, Seat) const;
  Doc odds(const State&, Action) const;

  // --- what the list of games needs ---
  static Result<Content> read_content(const Doc& doc) { return onedeck::read_content(doc); }
  static Result<Options> read_options(const Content&, const Doc&, int players);
  static Doc write_options(const Content&, const Options&, int players);
  static Doc option_list(const Content&);

  // --- the tables of this game, for the rooms of the rules and for solvers ---
  const Dungeon& dungeon() const { return content_->dungeons[options_.dungeon]; }
  const Grade& grade() const { return content_->grades[options_.grade]; }
  const Side& side(int hero) const { return content_->heroes[options_.heroes[hero]].sides[setup_->side]; }
  const LevelCard& level_card(const State& state) const { return content_->levels[setup_->side][state.level - 1U]; }
  int lanterns_needed(const State& state) const {  // for the next level, or at the last one for a potion; OD-20.9
    const LevelCard& card = level_card(state);
    return (card.to_next != 0 ? card.to_next : card.per_potion) * setup_->xp_multiplier;
  }
  bool at_last_level(const State& state) const { return level_card(state).to_next == 0; }
  int door_limit(const State& state) const;
  int boss_health() const { return dungeon().boss.health * setup_->boss_multiplier; }
  // The floors in force, without what is being faced (OD-0.6).
  const Standing& floors_in_force(const State& state) const { return floors_[state.floor]; }
  // What is in force in the encounter or boss round: floors, special, boss.
  const Standing& in_force(const State& state) const {
    return state.fight.card == kNone ? boss_ : faced_[state.floor][state.fight.card].standing;
  }
  Boxes boxes(const State& state) const;
  // The number on a box, X counted.
  static int number_on(const State& state, const Box& box) { return box.x != 0 ? state.fight.x : box.value; }

  bool in_combat(const State& state) const {  // also in a boss round
    return state.fight.card == kNone || !content_->cards[state.fight.card].peril;
  }
  std::uint8_t place(const State& state) const {  // of `where`
    return state.fight.card == kNone ? where::kBoss : in_combat(state) ? where::kCombat : where::kPeril;
  }
  Color option_color(const State& state) const {  // of a peril whose option is chosen
    return static_cast<Color>(content_->cards[state.fight.card].options[state.fight.option].box.color);
  }
  bool color_allowed(const State& state, Color color) const {  // OD-8.6
    return in_combat(state) || color == Color::Heroic || color == option_color(state);
  }

  Gift gift(const State&, int hero) const;  // starting skill and passive talents together
  int health(const State&, int hero) const;
  int healing(const State&, int hero, bool turn_start) const;  // what a Healing potion removes
  int skill_limit(const State&, int hero) const;
  int stat(const State&, int hero, Color) const;  // icons of hero and items
  // The ability in a slot of a hero, or null.
  const Ability* ability(const State&, int hero, int slot) const;
  bool has_skill(const State&, int hero, int ability) const;      // learned (OD-13.4)
  std::size_t healing_potion() const { return healing_potion_; }  // an index into potions

 private:
  struct Faced {
    Standing standing;
    std::vector<Box> boxes[2];  // by option; a combat has the first only
  };

  std::shared_ptr<const Content> content_;
  int players_;
  Options options_;
  const Setup* setup_;
  std::array<Standing, kFloors + 2> floors_{};         // by floor: the sum of those in force; [4] is empty
  std::array<std::vector<Faced>, kFloors + 1> faced_;  // by floor and card
  Standing boss_;
  std::size_t healing_potion_ = 0;
  std::vector<Box> boss_boxes_;
};

// Here, because it is asked at every step of every game. OD-D30: decisions of the party belong to the first seat.
inline Turn OneDeck::turn(const State& state) const {
  const Task& next = state.next();
  Turn turn;
  turn.kind = static_cast<std::uint8_t>(next.step);
  if (next.step == Step::Over) return turn;
  if (static_cast<int>(next.step) >= kQuestions) {
    turn.who = Turn::Who::Chance;
    turn.knows = Seats::first(players_);
    return turn;
  }
  turn.who = Turn::Who::Seat;
  turn.may = Seats::first(players_);
  int hero = kNone;
  switch (next.step) {
    case Step::AskSpecialisation:
    case Step::AskBasicSkill:
    case Step::AskPeek:
    case Step::AskAddDoor: hero = next.as<HerosTurn>().hero; break;
    case Step::AskFeatDiscard: hero = state.fight.heroes[next.as<DiceToDiscard>().who]; break;
    case Step::AskValue:
    case Step::AskPick: hero = state.fight.heroes[state.use.target]; break;
    default: return turn;
  }
  turn.actor = seat_at(hero);
  turn.may = Seats(turn.actor);
  return turn;
}

inline Boxes OneDeck::boxes(const State& state) const {
  if (state.fight.card == kNone) return boss_boxes_;
  const Faced& faced = faced_[state.floor][state.fight.card];
  return faced.boxes[state.fight.option == 1 ? 1 : 0];
}

using TheGame = OneDeck;

}  // namespace uc::onedeck
