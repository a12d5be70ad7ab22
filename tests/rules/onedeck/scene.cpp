#include "scene.hpp"

#include <algorithm>

#include "content_file.hpp"
#include "onedeck/rules/rules.hpp"
#include "scene_text.hpp"

namespace uc::onedeck::test {

namespace {

Options options_of(const std::vector<std::string_view>& heroes, std::string_view dungeon, const Setting& setting) {
  const Content& content = *real_content();
  Options options;
  for (std::size_t i = 0; i < heroes.size(); ++i) options.heroes[i] = place_of(content.heroes, heroes[i]);
  options.dungeon = place_of(content.dungeons, dungeon);
  options.grade = place_of(content.grades, setting.difficulty);
  options.campaign = !setting.talents.empty();
  for (std::size_t seat = 0; seat < setting.talents.size(); ++seat) {
    for (const std::string_view talent : setting.talents[seat]) {
      const unsigned bit = 1U << place_of(content.campaign.talents, talent);
      options.learned[seat] = static_cast<std::uint16_t>(options.learned[seat] | bit);
    }
  }
  return options;
}

}  // namespace

std::shared_ptr<const Content> real_content() { return content_file::content(); }

int card_index(std::string_view id) { return place_of(real_content()->cards, id); }
int ability_index(std::string_view id) { return place_of(real_content()->abilities, id); }

Scene::Scene(const std::vector<std::string_view>& heroes, std::string_view dungeon, const Setting& setting)
    : Asking(OneDeck(real_content(), static_cast<int>(heroes.size()), options_of(heroes, dungeon, setting))) {}

Scene::Scene(std::initializer_list<std::string_view> heroes, std::string_view dungeon, const Setting& setting)
    : Scene(std::vector<std::string_view>(heroes), dungeon, setting) {
  state.agenda[0] = Task(Step::AskAct);
}

Scene::Scene(std::string_view hero, std::string_view dungeon) : Scene({hero}, dungeon) {}

Scene Scene::start(std::initializer_list<std::string_view> heroes, std::string_view dungeon, const Setting& setting) {
  return {std::vector<std::string_view>(heroes), dungeon, setting};
}

// --- playing ------------------------------------------------------------------------------------------------------------------

void Scene::apply(Action action) {
  play(action);
  deck_ = -1;
  filler_ = std::min<int>(filler_, state.pile_count);
  check_places();
}

void Scene::draw_lost_time() {
  while (state.next().step == Step::DrawTime) {
    apply(pack<Kind::Card>({std::countr_zero(state.unseen.one)}));
  }
}

Scene& Scene::act(std::string_view text) {
  happened.clear();
  apply(read_choice(text));
  draw_lost_time();
  return *this;
}

Scene& Scene::chance(std::string_view text) {
  apply(read_outcome(text));
  draw_lost_time();
  return *this;
}

Scene& Scene::card(std::string_view id) {
  need_unseen(card_index(id));
  return chance("card " + std::string(id));
}

Scene& Scene::roll(std::string_view groups) {
  for (const std::string& group : split(groups, ";")) {
    REQUIRE_MESSAGE(asks() == "roll", "nothing is rolled, the game asks " << asks());
    const RollGroup next = next_group(state);
    std::vector<std::string> words = words_of(group);
    const bool named = words[0].find_first_of("123456") == std::string::npos;
    if (named) {
      const bool two = heroes_in_fight(state) > 1;
      std::string name = two ? std::string(1, static_cast<char>('A' + state.fight.heroes[next.who])) + "." : "";
      name += kColorLetters[index(next.color)];
      REQUIRE_MESSAGE(words[0] == name, "the next dice to roll are " << name);
      words.erase(words.begin());
    }
    std::sort(words.begin(), words.end());
    std::string text = "roll";
    for (const std::string& word : words) text += " " + word;
    REQUIRE_MESSAGE(words.size() == static_cast<std::size_t>(next.count), "so many dice are rolled: " << next.count);
    chance(text);
  }
  return *this;
}

// --- each card and each die is in one place ---------------------------------------------------------------------------------------

void Scene::check_places() const {
  check_cards();
  check_dice();
}

void Scene::check_cards() const {
  std::vector<int> found(game.content().cards.size());
  const auto note = [&](int card) {
    if (card != kNone) ++found[card & ~kEscaped];
  };
  int unknown = 0;
  for (const Door& door : state.doors) {
    if (door.is == Door::Is::None) continue;
    for (int i = 0; i < game.setup().cards_per_door; ++i) {
      unknown += door.cards[i] == kNone ? 1 : 0;
      note(door.cards[i]);
    }
  }
  for (int i = 0; i < state.pile_count; ++i) note(state.pile[i]);
  for (int i = 0; i < game.players(); ++i) {
    const HeroState& hero = state.heroes[i];
    for (int k = 0; k < hero.item_count; ++k) note(hero.items[k]);
    for (int k = 0; k < hero.skill_count; ++k) note(hero.skills[k]);
  }
  if (state.facing == kNone) {  // else they still lie in the row of doors (OD-6.6)
    for (const std::uint8_t card : state.loot) note(card);
  }
  for (std::size_t card = 0; card < found.size(); ++card) {
    for (const CardSet* set : {&state.unseen, &state.xp, &state.removed, &state.potion_cards}) {
      found[card] += set->count(static_cast<int>(card));
    }
    REQUIRE_MESSAGE(found[card] == game.setup().deck_copies, "OD-1.6: " << game.content().cards[card].id);
  }
  REQUIRE_MESSAGE(state.unseen.size() == state.deck + unknown, "the deck and the closed doors");
}

void Scene::check_dice() const {
  if (state.fight.heroes[0] == kNone) return;
  int found[kColors] = {};
  for (int color = 0; color < kColors; ++color) found[color] += state.fight.supply[color];
  for (const Die die : state.pool) ++found[index(die.color())];
  for (const Die die : state.fresh) ++found[index(die.color())];
  for (int i = 0; i < state.laid_count; ++i) ++found[index(state.laid[i].die.color())];
  for (int who = 0; who < heroes_in_fight(state); ++who) {
    found[index(Color::Heroic)] += state.heroes[state.fight.heroes[who]].stored;
    for (const auto& use : state.fight.to_roll[who]) {
      for (int color = 0; color < kColors; ++color) found[color] += use[color];
    }
  }
  for (int color = 0; color < kColors; ++color) {
    const auto all = game.content().dice[color];
    REQUIRE_MESSAGE(found[color] == all, "OD-8.1: dice of " << kColorNames[color]);
  }
}

// --- asking -------------------------------------------------------------------------------------------------------------------------

int Scene::time_lost() const {
  int time = 0;
  for (const Event& each : happened)
    time += each.type == Event::Type::TimeLost ? int{onedeck::about<Event::Type::TimeLost>(each).time} : 0;
  return time;
}

std::string Scene::pool() const { return dice_text(state, state.pool); }

int Scene::supply(char color) const { return state.fight.supply[kColorLetters.find(color)]; }

std::string Scene::boxes() const {
  std::string text;
  for (const Box& box : game.boxes(state)) scene::append(text, box_text(state, box));
  return text;
}

std::string Scene::uncovered() const {
  std::string text;
  const Boxes all = game.boxes(state);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!is_covered(state, i)) scene::append(text, box_text(state, all[i]));
  }
  return text;
}

std::string Scene::toll() const {
  const Toll due = onedeck::toll(game, state);
  return "D" + std::to_string(due.damage) + " T" + std::to_string(due.time);
}

std::string Scene::doors() const {
  std::string text;
  for (const Door& door : state.doors) {
    if (door.is == Door::Is::None) continue;
    std::string name;
    for (int i = 0; i < game.setup().cards_per_door; ++i) {
      (name += i == 0 ? "" : "+") += door.cards[i] == kNone ? "?" : game.content().cards[door.cards[i]].id;
    }
    if (door.is == Door::Is::Closed && !is_unknown(door)) name = "(" + name + ")";
    scene::append(text, name);
  }
  return text;
}

std::string Scene::top_of_pile() const {
  return pile() == 0 ? "" : game.content().cards[state.pile[state.pile_count - 1]].id;
}

int Scene::lanterns() const { return onedeck::lanterns(game, state).total; }

std::string Scene::items(char hero) const {
  return card_texts(game.content(), hero_state(hero).items, hero_state(hero).item_count);
}

std::string Scene::skills(char hero) const {
  return card_texts(game.content(), hero_state(hero).skills, hero_state(hero).skill_count);
}

}  // namespace uc::onedeck::test
