// One Deck Dungeon through the conformance suite: parties of one, two and four, every hero, every dungeon, with and
// without a campaign's talents; random games, and games led by the computer player's policy with heroes strong enough
// to meet every boss.
#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "onedeck/rules/rules.hpp"
#include "players.hpp"
#include "players/onedeck/players.hpp"
#include "rules/onedeck/content_file.hpp"

namespace {

using namespace uc;
using namespace uc::onedeck;

using content_file::content;

// A printing of heroes who seldom fall: in their games the rare things are common (all floors, bosses, full pools,
// level 4).
std::shared_ptr<const Content> mighty_heroes() {
  static const auto kept = [] {
    auto variant = std::make_shared<Content>(*content());
    for (Hero& hero : variant->heroes) {
      for (Side& side : hero.sides) {
        side.health = 40;
        for (std::uint8_t& stat : side.stats) stat = static_cast<std::uint8_t>(stat + 2);
      }
    }
    return variant;
  }();
  return kept;
}

struct Party {
  std::vector<std::uint8_t> heroes;
  std::uint8_t dungeon = 0;
  std::uint8_t grade = 0;
  bool campaign = false;
};

OneDeck make(std::shared_ptr<const Content> printing, const Party& party) {
  Options options;
  for (std::size_t i = 0; i < party.heroes.size(); ++i) {
    options.heroes[i] = party.heroes[i];
    if (party.campaign) options.learned[i] = 0x7fff;
  }
  options.dungeon = party.dungeon;
  options.grade = party.grade;
  options.campaign = party.campaign;
  return OneDeck(std::move(printing), static_cast<int>(party.heroes.size()), options);
}

// OD-1.6: every card is in exactly one place.
void check_cards(const OneDeck& game, const State& state) {
  std::vector<int> found(game.content().cards.size(), 0);
  const auto add = [&](int card) { ++found.at(static_cast<std::size_t>(card)); };
  int unknown = 0;
  for (std::size_t card = 0; card < found.size(); ++card) {
    const int kind = static_cast<int>(card);
    for (const CardSet& set : {state.unseen, state.xp, state.removed, state.potion_cards})
      found[card] += set.count(kind);
  }
  for (int i = 0; i < state.pile_count; ++i) add(state.pile[i]);
  for (int seat = 0; seat < game.players(); ++seat) {
    const HeroState& hero = state.heroes[seat];
    for (int i = 0; i < hero.item_count; ++i) add(hero.items[i]);
    for (int i = 0; i < hero.skill_count; ++i) add(hero.skills[i]);
  }
  for (const Door& door : state.doors) {
    if (door.is == Door::Is::None) continue;
    for (int i = 0; i < game.setup().cards_per_door; ++i) {
      if (door.cards[i] == kNone) ++unknown;
      else add(door.cards[i]);
    }
  }
  if (state.facing == kNone) {  // until then the cards of the loot lie behind their door
    for (const std::uint8_t card : state.loot) {
      if (card != kNone) add(card);
    }
  }
  for (const int copies : found) {
    if (copies != game.setup().deck_copies) FAIL("OD-1.6: a card is lost or there twice");
  }
  if (state.unseen.size() != state.deck + unknown)
    FAIL("OD-H3: the deck and the unknown doors are not what nobody has seen");
}

// OD-1.2, OD-8.1: every die is in exactly one place.
void check_dice(const OneDeck& game, const State& state) {
  if (state.fight.heroes[0] == kNone) {
    if (state.pool.count + state.fresh.count + state.laid_count != 0) FAIL("OD-7.10: dice without an encounter");
    return;
  }
  std::array<int, kColors> dice{};
  for (std::size_t color = 0; color < kColors; ++color) {
    dice[color] = state.fight.supply[color];
    for (const auto& hero : state.fight.to_roll) {
      for (const auto& use : hero) dice[color] += use[color];
    }
  }
  const auto add = [&](Die die) { ++dice[index(die.color())]; };
  for (const Die die : state.pool) add(die);
  for (const Die die : state.fresh) add(die);
  for (int i = 0; i < state.laid_count; ++i) add(state.laid[i].die);
  for (int who = 0; who < heroes_in_fight(state); ++who) dice[3] += state.heroes[state.fight.heroes[who]].stored;
  for (std::size_t color = 0; color < kColors; ++color) {
    if (dice[color] != game.content().dice[color]) FAIL("OD-8.1: dice of a colour: ", dice[color]);
  }
}

void check_limits(const OneDeck& game, const State& state) {
  for (int seat = 0; seat < game.players(); ++seat) {
    const HeroState& hero = state.heroes[seat];
    if (hero.item_count > game.level_card(state).items) FAIL("OD-13.3: too many items");
    if (hero.skill_count > game.skill_limit(state, seat)) FAIL("OD-13.4: too many skills");
    if (hero.stored + hero.owed > game.side(seat).feat.cap) FAIL("OD-17.2: too many stored dice");
  }
}

// OD-R65: nobody is asked where there is one choice, except for a few things that a player wants to do by hand.
void check_questions(const OneDeck& game, const State& state) {
  if (!game.turn(state).is_seat()) return;
  ActionList list;
  game.actions(state, list);
  if (list.size() > 1) return;
  switch (kind_of(list[0])) {
    case Kind::Finish:
    case Kind::Face:
    case Kind::Descend:
    case Kind::Enter:
    case Kind::Explore: return;
    default: FAIL("OD-R65: asked with one choice: ", game.text(state, list[0], Viewer::table()));
  }
}

ConformanceHooks<OneDeck> hooks() {
  ConformanceHooks<OneDeck> hooks;
  hooks.most_steps = 6000;
  hooks.ordered = {"agenda", "boxes", "discard", "doors", "heroes"};
  hooks.rare = [](Action action) {
    return kind_of(action) == Kind::UseSkill || kind_of(action) == Kind::UsePotion ||
           kind_of(action) == Kind::DiscardDie;
  };
  hooks.nothing_lost = [](const OneDeck& game, const State& state) {
    check_cards(game, state);
    check_dice(game, state);
    check_limits(game, state);
    check_questions(game, state);
  };
  hooks.player = one_of_three<OneDeck>("mcts:sims=20");
  return hooks;
}

std::uint64_t run(const std::vector<Party>& parties, int games) {
  std::uint64_t signature = 0;
  for (const Party& party : parties)
    signature = mix(signature, conformance(make(content(), party), 11, games, hooks()));
  return signature;
}

// Games that reach the boss. `reached` counts those in which its round began.
std::uint64_t run_mighty(const std::vector<Party>& parties, int games, int& won, int& lost) {
  ConformanceHooks<OneDeck> led = hooks();
  led.thorough_every = 150;
  led.drive = by_policy<OneDeck>;
  led.finished = [&](const OneDeck&, const std::vector<State>& states, const std::vector<Action>&) {
    if (!states.back().in_boss_fight()) return;
    (states.back().ending == Ending::Won ? won : lost) += 1;
  };
  std::uint64_t signature = 0;
  for (const Party& party : parties)
    signature = mix(signature, conformance(make(mighty_heroes(), party), 5, games, led));
  return signature;
}

// Every hero in every dungeon; in pairs each with each; grades and talents in turn.
std::vector<Party> parties_of(int size, bool campaign) {
  std::vector<Party> parties;
  for (std::uint8_t dungeon = 0; dungeon < 5; ++dungeon) {
    for (std::uint8_t first = 0; first < 5; ++first) {
      Party party;
      for (std::uint8_t i = 0; i < size; ++i) {
        const int step = size == 2 ? 1 + dungeon % 4 : 1;
        party.heroes.push_back(static_cast<std::uint8_t>((first + i * step) % 5));
      }
      party.dungeon = dungeon;
      party.grade = static_cast<std::uint8_t>((first + dungeon) % 4);
      party.campaign = campaign;
      parties.push_back(party);
    }
  }
  return parties;
}

TEST_CASE("conformance: One Deck Dungeon, 1 hero") { CHECK(run(parties_of(1, false), 6) == 5187552617263465723U); }
TEST_CASE("conformance: One Deck Dungeon, 2 heroes") { CHECK(run(parties_of(2, false), 4) == 16049034804228932466U); }
TEST_CASE("conformance: One Deck Dungeon, 4 heroes") { CHECK(run(parties_of(4, false), 3) == 15238166702929787807U); }
TEST_CASE("conformance: One Deck Dungeon, campaign, 1 hero") {
  CHECK(run(parties_of(1, true), 4) == 12803154660197424289U);
}
TEST_CASE("conformance: One Deck Dungeon, campaign, 2 heroes") {
  CHECK(run(parties_of(2, true), 2) == 3659883452988923999U);
}
TEST_CASE("conformance: One Deck Dungeon, campaign, 4 heroes") {
  CHECK(run(parties_of(4, true), 2) == 4948847796462747769U);
}

TEST_CASE("conformance: One Deck Dungeon, games that meet the boss") {
  int won = 0;
  int lost = 0;
  CHECK(run_mighty(parties_of(1, false), 3, won, lost) == 11583837843005657178U);
  CHECK(run_mighty(parties_of(2, true), 2, won, lost) == 1300696449078764157U);
  CHECK(run_mighty(parties_of(4, false), 1, won, lost) == 6537216667752087705U);
  CHECK(won > 0);
  CHECK(lost > 0);
}

}  // namespace
