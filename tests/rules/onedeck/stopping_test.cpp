// The toll of a view is what stopping then brings: held against the events after `finish`.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "core/byte.hpp"
#include "documents.hpp"
#include "scene.hpp"

using namespace uc;
using namespace uc::onedeck;
using namespace uc::onedeck::documents;
using uc::onedeck::test::Scene;

namespace {

int number(Rng& rng, int below_this) { return static_cast<int>(below(rng, static_cast<std::uint32_t>(below_this))); }

// A party somewhere in a dungeon before an open door, or before the boss; the deck is often nearly empty.
struct Meeting {
  OneDeck game;
  State state;
};
Meeting meeting(Rng& rng) {
  constexpr int kPlayers[] = {1, 2, 4};
  const int dungeon = number(rng, static_cast<int>(content()->dungeons.size()));
  Meeting made{make(veterans(kPlayers[number(rng, 3)], number(rng, 5), dungeon)), {}};
  State& state = made.state;
  state = made.game.start();
  state.level = u8(1 + number(rng, kMaxLevels));
  state.floor = u8(1 + number(rng, kFloors + 1));
  state.potions = u8(number(rng, 4));
  for (int hero = 0; hero < made.game.players(); ++hero)
    state.heroes[hero].damage = u8(number(rng, made.game.health(state, hero)));
  const auto take = [&] {
    const auto cards = static_cast<int>(content()->cards.size());
    int card = number(rng, cards);
    while (state.unseen.count(card) == 0) card = number(rng, cards);
    state.unseen.remove(card);
    return u8(card);
  };
  if (!state.in_boss_fight()) {
    state.doors[0].is = Door::Is::Open;
    for (int i = 0; i < made.game.setup().cards_per_door; ++i) state.doors[0].cards[i] = take();
  } else {  // strong enough to see the end of some
    state.level = kMaxLevels;
    state.boss_damage = u8(made.game.boss_health() - 1 - number(rng, 3));
    for (HeroState& hero : state.heroes) hero.damage = 0;
    state.potions = 9;
  }
  if (number(rng, 2) == 0) {
    for (int left = number(rng, 6); state.unseen.size() > left;) state.removed.add(take());
    state.tokens = u8(number(rng, made.game.setup().stairs_tokens));
  }
  state.deck = u8(state.unseen.size());
  state.agenda_count = 1;
  state.agenda[0] = Task(state.in_boss_fight() ? Step::AskDescend : Step::AskAct);
  if (state.in_boss_fight()) --state.floor;
  return made;
}

struct Told {
  std::int64_t damage = 0, time = 0, stairs = 0, undying = 0, healed = 0, boss_damage = 0, boss_healed = 0, potions = 0;
  std::int64_t of[kMaxHeroes] = {};
  bool lost = false, won = false, escaped = false;
};

std::int64_t n(const Doc& event, std::string_view member) { return at(event, member).as_integer(); }

// What the events say, up to the end of the encounter. False when it has ended.
bool tell(const Doc& event, std::string_view card, Told& told) {
  const std::string& type = at(event, "type").as_string();
  if (type == "hero.damaged") {
    told.damage += n(event, "damage");
    told.of[n(event, "seat")] += n(event, "damage");
    if (at(event, "why") == Doc("stairs")) told.stairs += n(event, "damage");
  } else if (type == "time.lost") {
    told.time += n(event, "time");
    if (at(event, "why") == Doc("undying")) told.undying += n(event, "time");
  } else if (type == "hero.healed") {
    told.healed += n(event, "damage");
  } else if (type == "potion.used") {
    ++told.potions;
  } else if (type == "boss.damaged") {
    told.boss_damage = n(event, "damage");
  } else if (type == "boss.healed") {
    told.boss_healed = n(event, "damage");
  } else if (type == "card.escaped") {
    told.escaped = told.escaped || at(event, "card") == Doc(card);
  }
  told.lost = told.lost || type == "game.lost";
  told.won = told.won || type == "game.won";
  return type != "turn.began" && type != "encounter.began" && type != "boss.round";
}

// Stops, and lets chance and the party decide at random; but nobody gives up.
Told stop(const OneDeck& game, State state, Rng& rng) {
  Told told;
  const std::string card = state.fight.card == kNone ? "" : content()->cards[state.fight.card].id;
  const bool last_pair = state.next_pair[0] == kNone;
  Action action = pack(Kind::Finish);
  for (bool here = true; here;) {
    EventList<Event> events;
    game.apply(state, action, events);
    for (const Event& event : events.items) here = here && tell(game.describe(event, Viewer::table()), card, told);
    if (game.turn(state).is_over() || (state.fight.active == 0 && last_pair)) break;
    if (state.fight.active == 0) {  // the other pair comes next: whether the card has fled is known when it is done
      told.escaped = state.loot[0] != kNone && (state.loot[0] & kEscaped) != 0;
      break;
    }
    do action = game.turn(state).is_chance() ? game.draw(state, rng) : game.pick(state, rng);
    while (kind_of(action) == Kind::GiveUp);
  }
  return told;
}

struct Seen {
  int encounters = 0, tolls = 0, undying = 0, stairs = 0, potions = 0, lost = 0, escapes = 0, healed = 0, won = 0,
      extra = 0, chosen = 0;
};

void compare(const OneDeck& game, const State& state, Rng& rng, Seen& seen) {
  const Doc toll = at(position(game, state), "encounter.toll");
  const Told told = stop(game, state, rng);
  ++seen.tolls;
  const bool asks = !at(toll, "asks").as_array().empty();
  // Where the party chooses, a worse choice may cost more, even the game.
  if (asks && (told.lost || told.potions != n(toll, "potions"))) return;
  CHECK(at(toll, "lost") == Doc(told.lost));
  CHECK(n(toll, "stairs") == told.stairs);
  CHECK(n(toll, "potions") == told.potions);
  // A game that is lost ends before the rest comes.
  if (!told.lost) {
    CHECK(n(toll, "damage") + n(toll, "stairs") == told.damage);
    CHECK(n(toll, "time") + n(toll, "undying") == told.time);
    CHECK(n(toll, "undying") == told.undying);
    CHECK(at(toll, "escapes") == Doc(told.escaped));
  }
  std::int64_t shared = 0;
  std::int64_t healed = 0;
  for (const Doc& share : at(toll, "shares").as_array()) {
    if (!asks) CHECK(n(share, "damage") == told.of[n(share, "seat")]);
    shared += n(share, "damage");
    healed += n(share, "healed");
  }
  CHECK(shared == told.damage);
  CHECK(healed == told.healed);
  const Doc& boss = at(toll, "boss");
  CHECK(boss.is_null() == !state.in_boss_fight());
  if (!boss.is_null() && !told.lost) {
    CHECK(n(boss, "damaged") == told.boss_damage);
    CHECK(n(boss, "healed") == told.boss_healed);
    CHECK(at(boss, "won") == Doc(told.won));
    seen.healed += told.boss_healed > 0 ? 1 : 0;
  }
  seen.undying += told.undying > 0 ? 1 : 0;
  seen.stairs += told.stairs > 0 ? 1 : 0;
  seen.potions += told.potions > 0 ? 1 : 0;
  seen.lost += told.lost ? 1 : 0;
  seen.won += told.won ? 1 : 0;
  seen.escapes += told.escaped ? 1 : 0;
  for (const Doc& ask : at(toll, "asks").as_array()) ++(ask == Doc("stairs") ? seen.chosen : seen.extra);
}

// Into the encounter and through its dice step at random, the toll compared on the way.
void play(const Meeting& made, Rng& rng, Seen& seen) {
  const OneDeck& game = made.game;
  State state = made.state;
  game.apply(state, state.next().step == Step::AskDescend ? pack(Kind::Descend) : pack<Kind::Enter>({0}), NoEvents{});
  bool begun = false;
  for (int moves = 0; moves < 60 && !game.turn(state).is_over(); ++moves) {
    if (begun && state.fight.active == 0) break;
    if (state.next().step == Step::AskDice) {
      begun = true;
      if (number(rng, 3) == 0) compare(game, state, rng, seen);
    }
    Action action = game.turn(state).is_chance() ? game.draw(state, rng) : game.pick(state, rng);
    if (kind_of(action) == Kind::Finish && number(rng, 4) != 0) continue;
    game.apply(state, action, NoEvents{});
  }
  seen.encounters += begun ? 1 : 0;
}

}  // namespace

TEST_CASE("OD-12.1, OD-16.2: what the toll tells is what stopping brings, in all dungeons") {
  Rng rng(17);
  Seen seen;
  for (int i = 0; i < 2'000; ++i) play(meeting(rng), rng, seen);
  CHECK(seen.encounters > 1'900);
  CHECK(seen.tolls > 4'000);
  for (const int times : {seen.undying, seen.stairs, seen.potions, seen.lost, seen.escapes, seen.healed, seen.won,
                          seen.extra, seen.chosen})
    CHECK(times > 10);
}

TEST_CASE("OD-18.9: the toll counts the time of Undying") {
  Scene scene("warrior", "dragons_cave");
  scene.dice_step("skeleton_1", "").all_covered_but({1});
  const Doc toll = at(position(scene.game, scene.state), "encounter.toll");
  CHECK(n(toll, "undying") == 2);
  scene.act("finish");
  CHECK(scene.time_lost() == n(toll, "time") + 2);
}

TEST_CASE("OD-12.6, OD-12.8: the toll says whom stopping brings to death, and what it takes to live on") {
  Scene scene("warrior", "dragons_cave");
  scene.damage('A', 5).dice_step("ogre_1", "").all_covered_but({7});  // S3{D1}
  const auto toll = [&] { return at(position(scene.game, scene.state), "encounter.toll"); };
  CHECK(at(toll(), "shares[0].lethal") == Doc(true));
  CHECK(n(toll(), "potions") == 1);
  CHECK(at(toll(), "lost") == Doc(false));
  scene.potions(0);
  CHECK(at(toll(), "lost") == Doc(true));
}

TEST_CASE("OD-12.2: of an odd damage the toll gives the soundest hero more, and says that the party chooses") {
  Scene scene({"warrior", "mage"}, "dragons_cave");
  scene.damage('A', 3).dice_step("ogre_1", "").all_covered_but({7});
  const Doc toll = at(position(scene.game, scene.state), "encounter.toll");
  CHECK(at(toll, "asks") == Doc(Doc::Array{"extra-damage"}));
  CHECK(at(toll, "shares").as_array().size() == 1);
  CHECK(at(toll, "shares[0].seat") == Doc(1));
}
