// Dungeon Saga, the game object. The rules are docs/rules/saga.md; the functions are those of core/game.hpp.
//
// Seat 0 is the Overlord; the seats behind it share the heroes.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "action.hpp"
#include "core/game.hpp"
#include "event.hpp"
#include "saga/content/content.hpp"
#include "saga/rules/campaign.hpp"
#include "state.hpp"

namespace uc::saga {

inline constexpr Seat kOverlord = seat_at(0);

// How the game is set up (DS-2.1, DS-D18). Arrays are by hero in the order of the adventure.
struct Options {
  std::shared_ptr<const Adventure> adventure;
  std::array<std::uint8_t, kMaxHeroes> seats{};                         // who plays each hero: 1 to players - 1
  std::array<std::uint16_t, kMaxHeroes> skills{};                       // bit by the place in the hero's list
  std::array<std::array<std::uint8_t, kMaxItems>, kMaxHeroes> items{};  // brought along, how many of each (DS-17.6)
  std::uint8_t extra_cards = 0;                                         // after defeats (DS-17.5)
  bool campaign = false;  // played for a campaign: skills and items are the campaign's

  // An adventure of one's own is the same if its file says the same.
  bool operator==(const Options& other) const {
    const bool same = adventure == other.adventure ||
                      (adventure && other.adventure && adventure->document == other.adventure->document);
    return same && seats == other.seats && skills == other.skills && items == other.items &&
           extra_cards == other.extra_cards && campaign == other.campaign;
  }
};

// The nine squares of a block that turns, and which of them are floor when it has not turned.
struct Block {
  Square centre;
  std::uint16_t floor = 0;  // bit by (dy + 1) * 3 + dx + 1
  std::uint8_t area = 0;
};

class Saga {
 public:
  static constexpr std::string_view id = "saga";
  static constexpr int rules_version = 2;  // goes up by one when the same actions lead elsewhere than before
  using State = saga::State;
  using Event = saga::Event;
  using Content = saga::Content;
  using Options = saga::Options;
  using Campaigns = saga::Campaigns;

  // Bounds are the caller's to check: 2 to 5 players, options that read_options() takes.
  Saga(std::shared_ptr<const Content> content, int players, Options options);

  int players() const { return players_; }
  bool cooperative() const { return false; }
  const Content& content() const { return *content_; }
  const Options& options() const { return options_; }
  const Adventure& adventure() const { return *options_.adventure; }

  State start() const;
  Turn turn(const State&) const;
  void actions(const State&, ActionList&) const;
  void outcomes(const State&, OutcomeList&) const;
  Refusal refuse(const State&, Action) const;
  // Was it offered once, though it is refused now? Recorded games that have it must replay.
  bool was_legal(const State&, Action) const;
  template <RandomSource R>
  Action draw(const State&, R&) const;
  Action pick(const State&, Rng&) const;
  template <class Events>
  void apply(State&, Action, Events&&) const;
  Scores scores(const State&) const;

  State guess(const State&, Seats, Rng&) const;
  Seats learned(const Event& event) const { return event.learned; }
  static bool ends_turn(const Event& event) {
    return event.type == Event::Type::TurnEnded || event.type == Event::Type::OverlordEnded;
  }
  // The seats that know less than the seat that decides here: its choice tells them something (DS-H1 to DS-H3).
  Seats know_less(const State&) const;

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
  // The answer to a question about the map, for anybody at any time.
  Result<Doc> look(const State&, DocReader& what, Viewer) const;

  // --- what the list of games needs ---
  static Result<Content> read_content(const Doc& doc) { return saga::read_content(doc); }
  // Of a saved game with the content it was saved with: an adventure may have been another then.
  static Result<Options> read_options(const Content&, const Doc&, int players, std::string_view saved_with = {});
  // Is this the hash of a content of before whose games still replay?
  static bool is_earlier(const Content&, std::string_view content);
  static Doc write_options(const Content&, const Options&, int players);
  static Doc option_list(const Content&);
  // Files of content that are checked by themselves: adventures.
  static bool is_part(const Doc&);
  static std::optional<Fault> check_part(const Content&, const Doc&);

  // --- the tables of this game, for the files of the rules and for players ---
  int heroes() const { return static_cast<int>(options_.adventure->heroes.size()); }
  int hero_of(int model) const { return options_.adventure->heroes[model].hero; }
  Seat seat_of(int hero) const { return seat_at(options_.seats[hero]); }
  Seats hero_seats() const { return Seats::first(players_) - Seats(kOverlord); }
  const Figure& figure(const State& state, int model) const { return figures_[state.figure[model]]; }
  const Modifiers& skills(int hero) const { return skills_[hero]; }
  // Of items, one bit each at 2 * item: those that always work for this hero, and those it can use.
  std::uint64_t worn(int hero) const { return worn_[hero]; }
  std::uint64_t usable(int hero) const { return usable_[hero]; }
  std::uint64_t crystals() const { return crystals_; }
  std::uint64_t potions() const { return potions_; }
  // The spells that this model has in this adventure.
  std::uint32_t spells_of(const State&, int model) const;
  const Board& opaque() const { return opaque_; }      // furniture that blocks sight, wherever it is
  const Board& doors_on() const { return doors_on_; }  // the squares of all doors
  const std::vector<Block>& blocks() const { return blocks_; }
  // The things of this adventure that have such a lock, opened or not.
  const std::vector<std::uint8_t>& mundane_locks() const { return mundane_locks_; }
  const std::vector<std::uint8_t>& wards() const { return wards_; }
  const Board& near_mundane_locks() const { return near_mundane_locks_; }  // where a model may touch one
  bool has_ethereal() const { return has_ethereal_; }                      // may an Ethereal model ever be in play?
  std::uint32_t turn_sources() const { return turn_sources_; }             // of lasting effects, two bits each
  std::uint32_t round_sources() const { return round_sources_; }
  const Lock& lock_of(int thing) const;
  Square corner_of(int thing) const { return corners_[thing - thing::kFirstLock]; }  // no model
  std::uint8_t deck_count(int card) const { return deck_[card]; }                    // in this game's pile or deck

 private:
  // What the constructor works out, once.
  void note_heroes();
  void note_items();
  void note_pieces();
  void note_near_locks();
  void note_blocks();
  void note_sources();
  bool may_have_ethereal() const;

  std::shared_ptr<const Content> content_;
  const Figure* figures_;  // of the content, at hand: nothing is asked for more often
  int players_;
  Options options_;
  std::array<Modifiers, kMaxHeroes> skills_{};
  std::array<std::uint64_t, kMaxHeroes> worn_{}, usable_{};
  std::uint64_t crystals_ = 0, potions_ = 0;
  Board opaque_, doors_on_, near_mundane_locks_;
  std::vector<Block> blocks_;
  std::vector<std::uint8_t> mundane_locks_, wards_;
  bool has_ethereal_ = false;
  std::array<Square, 64> corners_{};  // the north-western square of doors, chests and furniture
  std::uint32_t turn_sources_ = 0, round_sources_ = 0;
  std::array<std::uint8_t, kMaxCards> deck_{};
};

using TheGame = Saga;

}  // namespace uc::saga
