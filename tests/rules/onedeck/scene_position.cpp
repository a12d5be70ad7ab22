// Scenes: the setters and the moments.
#include <algorithm>

#include "onedeck/rules/rules.hpp"
#include "scene.hpp"
#include "scene_text.hpp"

namespace uc::onedeck::test {

namespace {

void insert_sorted(std::uint8_t* list, std::uint8_t& count, std::uint8_t card) {
  list[count++] = card;
  std::sort(list, list + count);
}

}  // namespace

// --- cards --------------------------------------------------------------------------------------------------------------

// Brings the deck to the size that is asked for, with the discard pile as the store.
void Scene::settle_deck() {
  int behind_doors = 0;
  for (const Door& door : state.doors) behind_doors += is_unknown(door) ? game.setup().cards_per_door : 0;
  for (;;) {
    const int there = state.unseen.size() - behind_doors;
    if (deck_ >= 0 && there > deck_) {
      const auto card = static_cast<std::uint8_t>(std::countr_zero(state.unseen.one));
      state.unseen.remove(card);
      std::copy_backward(state.pile, state.pile + state.pile_count, state.pile + state.pile_count + 1);
      state.pile[0] = card;
      ++state.pile_count;
      ++filler_;
    } else if (there < std::max(deck_, 0)) {
      REQUIRE_MESSAGE(filler_ > 0, "there are not enough cards for a deck of " << deck_);
      state.unseen.add(state.pile[0]);
      std::copy(state.pile + 1, state.pile + state.pile_count, state.pile);
      state.pile[--state.pile_count] = 0;
      --filler_;
    } else {
      state.deck = static_cast<std::uint8_t>(there);
      return;
    }
  }
}

// If the card is in the discard pile, it changes places with one that nobody has seen.
void Scene::need_unseen(int card) {
  if (state.unseen.count(card) > 0) return;
  std::uint8_t* const end = state.pile + state.pile_count;
  std::uint8_t* const at = std::find(state.pile, end, static_cast<std::uint8_t>(card));
  REQUIRE_MESSAGE((at != end && !state.unseen.empty()), "the card is taken: " << game.content().cards[card].id);
  *at = static_cast<std::uint8_t>(std::countr_zero(state.unseen.one));
  state.unseen.remove(*at);
  state.unseen.add(card);
}

std::uint8_t Scene::take(std::string_view id) {
  const int card = card_index(id);
  if (state.unseen.count(card) == 0 && filler_ > 0) {
    std::uint8_t* const end = state.pile + state.pile_count;
    std::uint8_t* const at = std::find(state.pile, state.pile + filler_, static_cast<std::uint8_t>(card));
    if (at != state.pile + filler_) {
      std::copy(at + 1, end, at);
      state.pile[--state.pile_count] = 0;
      --filler_;
      return static_cast<std::uint8_t>(card);
    }
  }
  need_unseen(card);
  state.unseen.remove(card);
  return static_cast<std::uint8_t>(card);
}

// --- setters --------------------------------------------------------------------------------------------------------------

Scene& Scene::floor(int floor) {
  state.floor = static_cast<std::uint8_t>(floor);
  return *this;
}
Scene& Scene::level(int level) {
  state.level = static_cast<std::uint8_t>(level);
  return *this;
}
Scene& Scene::deck(int cards) {
  deck_ = cards;
  settle_deck();
  return *this;
}
Scene& Scene::potions(int tokens) {
  state.potions = static_cast<std::uint8_t>(tokens);
  return *this;
}
Scene& Scene::tokens(int on_the_stairs) {
  state.tokens = static_cast<std::uint8_t>(on_the_stairs);
  return *this;
}
Scene& Scene::damage(char hero, int damage) {
  hero_state(hero).damage = static_cast<std::uint8_t>(damage);
  return *this;
}
Scene& Scene::stored(char hero, int dice) {
  hero_state(hero).stored = static_cast<std::uint8_t>(dice);
  return *this;
}

Scene& Scene::identify(std::string_view potion) {
  const Content& content = game.content();
  std::size_t i = 0;
  while (i < content.potions.size() && content.potion_id(i) != potion) ++i;
  REQUIRE_MESSAGE(i < content.potions.size(), "there is no potion " << potion);
  state.identified = static_cast<std::uint8_t>(state.identified | 1U << i);
  for (const Card& card : content.cards) {  // the card lies with the party
    const int kind = static_cast<int>(&card - content.cards.data());
    if (card.potion != i || state.unseen.count(kind) == 0) continue;
    state.potion_cards.add(take(card.id));
    break;
  }
  settle_deck();
  return *this;
}

Scene& Scene::item(char hero, std::string_view card) {
  insert_sorted(hero_state(hero).items, hero_state(hero).item_count, take(card));
  settle_deck();
  return *this;
}

Scene& Scene::skill(char hero, std::string_view card_or_skill) {
  std::string_view id = card_or_skill;
  const Content& content = game.content();
  for (const Card& card : content.cards) {
    const int kind = static_cast<int>(&card - content.cards.data());
    if (card.skill == kNone || content.abilities[card.skill].id != card_or_skill) continue;
    const bool is_free = state.unseen.count(kind) > 0 || std::count(state.pile, state.pile + filler_, kind) > 0;
    if (is_free) id = card.id;
  }
  insert_sorted(hero_state(hero).skills, hero_state(hero).skill_count, take(id));
  settle_deck();
  return *this;
}

Scene& Scene::basic(char hero, std::string_view skill) {
  const auto& list = game.content().basic_skills;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i].ability == ability_index(skill)) hero_state(hero).basic = static_cast<std::uint8_t>(i);
  }
  return *this;
}

Scene& Scene::talent(char hero, std::string_view talent) {
  const unsigned bit = 1U << place_of(game.content().campaign.talents, talent);
  hero_state(hero).talents = static_cast<std::uint16_t>(hero_state(hero).talents | bit);
  return *this;
}

Scene& Scene::xp(std::initializer_list<std::string_view> cards) {
  for (const std::string_view card : cards) state.xp.add(take(card));
  settle_deck();
  return *this;
}

Scene& Scene::discard(std::initializer_list<std::string_view> cards) {
  for (const std::string_view id : cards) {
    const std::uint8_t card = take(id);
    state.pile[state.pile_count++] = card;
  }
  settle_deck();
  return *this;
}

Door& Scene::new_door() {
  for (Door& door : state.doors) {
    if (door.is == Door::Is::None) return door;
  }
  FAIL("there are four doors already");
  return state.doors[0];
}

Scene& Scene::open(std::string_view card, std::string_view second) {
  closed(card, second);
  for (Door& door : state.doors) {
    if (door.is == Door::Is::Closed && door.cards[0] == card_index(card)) door.is = Door::Is::Open;
  }
  return *this;
}

Scene& Scene::closed(std::string_view card, std::string_view second) {
  Door& door = new_door();
  if (!card.empty()) door.cards[0] = take(card);
  if (!second.empty()) door.cards[1] = take(second);
  door.is = Door::Is::Closed;
  settle_deck();
  return *this;
}

Scene& Scene::pair(std::string_view letters) {
  REQUIRE(letters.size() == kPair);
  for (std::size_t i = 0; i < kPair; ++i) pair_[i] = static_cast<std::uint8_t>(letters[i] - 'A');
  return *this;
}

// --- moments ----------------------------------------------------------------------------------------------------------------

// Under a question whose answer does nothing, the step is what comes next.
Scene& Scene::happen(const Task& task) {
  happened.clear();
  for (Task& each : state.agenda) each = {};
  state.agenda[0] = task;
  state.agenda[1] = Task(Step::AskPeek);
  state.agenda_count = 2;
  apply(pack(Kind::No));
  draw_lost_time();
  return *this;
}

Scene& Scene::loot(std::string_view card) {
  state.loot[0] = take(card);
  settle_deck();
  return happen(Step::Loot);
}

Scene& Scene::boss() {
  state.floor = kFloors + 1;
  return happen(Step::BossRound);
}

Scene& Scene::meet(std::string_view id) {
  closed();
  int door = kMaxDoors - 1;
  while (!is_unknown(state.doors[door])) --door;
  state.agenda[0] = Task(Step::AskAct);
  act("enter " + std::to_string(door + 1));
  return card(id);
}

// The open door of these cards, from 0.
int Scene::door_of(std::string_view first, std::string_view second) {
  for (int attempt = 0;; ++attempt) {
    for (int i = 0; i < kMaxDoors; ++i) {
      if (state.doors[i].is == Door::Is::Open && state.doors[i].cards[0] == card_index(first)) return i;
    }
    REQUIRE(attempt == 0);
    open(first, second);
  }
}

Scene& Scene::face(std::string_view cards) {
  const std::vector<std::string> words = words_of(cards);
  const int door = door_of(words[0], words.size() > 1 ? words[1] : "");
  state.agenda[0] = Task(Step::AskAct);
  return act("enter " + std::to_string(door + 1));
}

void Scene::begin_fight(std::uint8_t card, std::string_view pool) {
  happened.clear();
  Fight& fight = state.fight;
  fight = {};
  state.pool = {};
  for (LaidDie& die : state.laid) die = {};
  state.laid_count = 0;
  fight.card = card;
  fight.active = 1;
  fight.heroes[0] = pair_[0];
  if (game.players() > 1) fight.heroes[1] = pair_[1];
  for (int color = 0; color < kColors; ++color) fight.supply[color] = game.content().dice[color];
  for (int who = 0; who < heroes_in_fight(state); ++who) {
    std::uint8_t& heroic = fight.supply[index(Color::Heroic)];
    heroic = static_cast<std::uint8_t>(heroic - state.heroes[fight.heroes[who]].stored);
  }
  for (const std::string& word : words_of(pool)) {
    const Die die = read_die(state, word);
    state.pool.add(die);
    REQUIRE_MESSAGE(fight.supply[index(die.color())]-- > 0, "there are not so many dice: " << pool);
  }
  for (Task& task : state.agenda) task = {};
  state.agenda[0] = Task(Step::AskDice);
  state.agenda_count = 1;
}

Scene& Scene::dice_step(std::string_view card, std::string_view pool) {
  std::vector<std::string> words = words_of(card);
  std::uint8_t option = kNone;
  if (words.back() == "a" || words.back() == "b") {
    option = words.back() == "a" ? 0 : 1;
    words.pop_back();
  }
  const bool four = game.players() == kMaxHeroes;
  REQUIRE(words.size() == (four ? 2U : 1U));
  const int door = door_of(words[0], four ? words[1] : "");
  begin_fight(static_cast<std::uint8_t>(card_index(words[0])), pool);
  state.facing = static_cast<std::uint8_t>(door);
  state.fight.option = option;
  state.fight.x = static_cast<std::uint8_t>(game.in_force(state).x_per_open_door * open_doors(state));
  if (!four) return *this;
  state.next_card = static_cast<std::uint8_t>(card_index(words[1]));
  int next = 0;
  for (std::uint8_t hero = 0; hero < kMaxHeroes; ++hero) {
    if (!is_in_fight(state, hero)) state.next_pair[next++] = hero;
  }
  return *this;
}

Scene& Scene::boss_step(std::string_view pool, int damage) {
  state.floor = kFloors + 1;
  for (HeroState& hero : state.heroes) hero.stored = 0;
  state.boss_damage = static_cast<std::uint8_t>(damage);
  begin_fight(kNone, pool);
  const Standing& boss = game.in_force(state);
  const bool four = game.players() == kMaxHeroes;
  const int x = damage * (four ? boss.x_per_boss_damage_four : boss.x_per_boss_damage);
  state.fight.x = static_cast<std::uint8_t>(std::max<int>(x, boss.x_least));
  return *this;
}

// Lays dice from the supply on a box: of its colour as long as there are any, then heroic ones.
void Scene::lay(int box) {
  const Box& on = game.boxes(state)[box];
  state.fight.covered = static_cast<std::uint16_t>(state.fight.covered | 1U << box);
  for (int left = OneDeck::number_on(state, on); left > 0; left -= kFaces) {
    const int color = state.fight.supply[on.color] > 0 ? on.color : index(Color::Heroic);
    REQUIRE_MESSAGE(state.fight.supply[color] > 0, "no dice are left to cover box " << box + 1);
    --state.fight.supply[color];
    const Die die = Die::of(0, color_at(color), std::min(left, kFaces));
    LaidDie* const end = state.laid + state.laid_count++;
    LaidDie* const at = std::find_if(state.laid, end, [&](const LaidDie& laid) {
      return laid.box > box || (laid.box == box && laid.die.code > die.code);
    });
    std::copy_backward(at, end, end + 1);
    *at = {static_cast<std::uint8_t>(box), die};
  }
}

Scene& Scene::covered(std::initializer_list<int> boxes) {
  for (const int box : boxes) lay(box - 1);
  return *this;
}

Scene& Scene::all_covered_but(std::initializer_list<int> boxes) {
  for (int box = 0; box < static_cast<int>(game.boxes(state).size()); ++box) {
    const bool left = std::find(boxes.begin(), boxes.end(), box + 1) != boxes.end();
    if (!left && !is_covered(state, static_cast<std::size_t>(box))) lay(box);
  }
  return *this;
}

}  // namespace uc::onedeck::test
