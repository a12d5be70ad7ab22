#include "scene.hpp"

#include <bit>

#include "content_file.hpp"
#include "core/random.hpp"
#include "scene_drawing.hpp"

namespace uc::saga::test {

using content_file::place;
using content_file::printed;
using scene::append;
using scene::words_of;

namespace {

std::string counted(std::string_view id, int count) {
  return std::string(id) + (count > 1 ? "*" + std::to_string(count) : "");
}

}  // namespace

// --- making -----------------------------------------------------------------------------------------------------------

Scene::Scene(const Setup& setup, std::string_view picture, std::string_view pieces)
    : Scene(make(setup, picture, pieces)) {}

Scene::Scene(Made made)
    : Asking(Saga(printed(), made.players, std::move(made.options))), names_(std::move(made.names)) {
  for_each_in(state.in_play & ~kHeroes, [&](int model) { name_model(model); });
}

Scene Scene::adventure(std::string_view id, int players) {
  const auto& list = printed()->adventures;
  const auto found = std::find_if(list.begin(), list.end(), [&](const auto& each) { return each->id == id; });
  REQUIRE_MESSAGE(found != list.end(), "there is no adventure " << id);
  Made made{.options = {}, .players = players, .names = {}};
  made.options.adventure = *found;
  for (std::size_t i = 0; i < (*found)->heroes.size(); ++i) {
    made.options.seats[i] = u8(1 + static_cast<int>(i) % (players - 1));
    const std::string& hero = printed()->heroes[(*found)->heroes[i].hero].id;
    for (const Letter& each : kHeroLetters) {
      if (each.id == hero) made.names.push_back({std::string(1, each.letter), static_cast<int>(i)});
    }
  }
  for (std::size_t i = 0; i < (*found)->doors.size(); ++i) {
    made.names.push_back({(*found)->doors[i].id, thing::kDoor + static_cast<int>(i)});
  }
  for (std::size_t i = 0; i < (*found)->chests.size(); ++i) {
    made.names.push_back({(*found)->chests[i].id, thing::kChest + static_cast<int>(i)});
  }
  for (std::size_t i = 0; i < (*found)->furniture.size(); ++i) {
    made.names.push_back({(*found)->furniture[i].id, thing::kFurniture + static_cast<int>(i)});
  }
  return Scene(std::move(made));
}

// --- names ------------------------------------------------------------------------------------------------------------

void Scene::name_model(int model) {
  const std::string& id = game.figure(state, model).id;
  char letter = '?';
  for (const Letter& each : kMonsterLetters) {
    if (each.id == id) letter = each.letter;
  }
  int count = 1;
  for (Named& each : names_) {
    if (each.thing == model) each.thing = kNone;  // whose number it was is gone
    count += each.name[0] == letter && (each.thing == kNone || thing::is_model(each.thing)) ? 1 : 0;
  }
  names_.push_back({std::string(1, letter) + (count > 1 ? std::to_string(count) : ""), model});
}

const Scene::Named* Scene::find(std::string_view name) const {
  const auto found = std::find_if(names_.begin(), names_.end(), [&](const Named& each) { return each.name == name; });
  return found == names_.end() ? nullptr : &*found;
}

int Scene::thing(std::string_view name) const {
  const Named* const found = find(name);
  REQUIRE_MESSAGE(found != nullptr, "nothing is called " << name);
  return found->thing;
}

int Scene::model(std::string_view name) const {
  if (name.find(',') != std::string_view::npos) return at(name);
  const int found = thing(name);
  REQUIRE_MESSAGE(thing::is_model(found), name << " is no model, or another has its number now");
  return found;
}

int Scene::at(std::string_view square) const { return model_at(game, state, square_of_text(square)); }

Square Scene::square_of_text(std::string_view text) {
  const std::size_t comma = text.find(',');
  REQUIRE_MESSAGE(comma != std::string_view::npos, "'" << text << "' is no square");
  return square_at(std::stoi(std::string(text.substr(0, comma))), std::stoi(std::string(text.substr(comma + 1))));
}
std::string Scene::text_of(Square square) { return std::to_string(square.x) + "," + std::to_string(square.y); }

std::string Scene::full_text(std::string_view text) const {
  std::vector<std::string> words = words_of(text);
  REQUIRE_MESSAGE(!words.empty(), "no text");
  constexpr std::string_view kAiming[] = {"fight", "shoot", "cast", "use", "devour", "free", "activate", "target"};
  const bool aims = std::find(std::begin(kAiming), std::end(kAiming), words[0]) != std::end(kAiming);
  std::string full = words[0];
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string_view hero = words[i].size() == 1 ? id_of(kHeroLetters, words[i][0]) : std::string_view{};
    if ((words[0] == "hero" || words[0] == "trade") && !hero.empty()) {
      words[i] = hero;
    } else if (const Named* const named = aims ? find(words[i]) : nullptr; named != nullptr && named->thing != kNone) {
      Square q{};
      bool first = true;
      for_each_square_of_thing(game, state, named->thing, [&](Square each) {
        if (std::exchange(first, false)) q = each;
      });
      words[i] = text_of(q);
    }
    (full += ' ') += words[i];
  }
  return full;
}

// --- setters ----------------------------------------------------------------------------------------------------------

Scene& Scene::wounds(std::string_view name, int wounds) {
  std::uint8_t& now = state.wounds[at_(model(name))];
  now = u8((now & ~15) | wounds);
  return *this;
}

Scene& Scene::face(std::string_view name, std::string_view facing) {
  state.facing[at_(model(name))] = facing_of(facing);
  return *this;
}

Scene& Scene::stand(std::string_view name, std::string_view square) {
  const int who = model(name);
  const bool solid = !game.figure(state, who).ethereal;
  if (solid) state.taken -= squares_of(game, state, who);
  state.at[at_(who)] = square_of_text(square);
  const Board there = squares_of(game, state, who);
  if (!solid) return *this;
  REQUIRE_MESSAGE((there & (state.taken | state.solid)).empty(), square << " is taken");
  REQUIRE_MESSAGE((there - state.open).empty(), square << " is no floor");
  state.taken |= there;
  return *this;
}

Scene& Scene::items(std::string_view name, std::string_view ids) {
  std::uint64_t& held = state.items[at_(model(name))];
  held = 0;
  for_each_counted(ids, [&](const std::string& id, int count) {
    held |= static_cast<std::uint64_t>(count) << (2 * place(game.content().items, id));
  });
  return *this;
}

Scene& Scene::objects(std::string_view name, std::string_view ids) {
  std::uint32_t& held = state.objects[at_(model(name))];
  held = 0;
  for_each_counted(ids, [&](const std::string& id, int count) {
    held |= static_cast<std::uint32_t>(count) << (4 * place(game.content().objects, id));
  });
  return *this;
}

Scene& Scene::lasting(std::string_view name, std::string_view source) {
  const int which = place(game.content().sources, source);
  const Duration duration = game.content().sources[at_(which)].duration;
  const std::uint32_t left = duration == Duration::Adventure ? 3U : duration == Duration::NextRound ? 2U : 1U;
  state.lasting[at_(model(name))] |= left << (2 * which);
  return *this;
}

Scene& Scene::recharge(std::string_view spell, int counter) {
  state.recharge[at_(place(game.content().spells, spell))] = u8(counter);
  return *this;
}

Scene& Scene::hand(std::string_view cards) {
  for (std::size_t i = 0; i < kMaxCards; ++i) state.pool[i] = u8(state.pool[i] + std::exchange(state.hand[i], u8(0)));
  for_each_counted(cards, [&](const std::string& id, int count) {
    const std::size_t card = at_(place(game.content().cards, id));
    REQUIRE_MESSAGE(state.pool[card] >= count, "there are not so many of " << id);
    state.pool[card] = u8(state.pool[card] - count);
    state.hand[card] = u8(count);
  });
  return *this;
}

Scene& Scene::pile(int cards) {
  state.pile = u8(cards);
  return *this;
}

Scene& Scene::bones(std::string_view square, int count) {
  const Square q = square_of_text(square);
  std::vector<std::pair<int, int>> piles;
  for (int i = 0; i < state.bones; ++i) piles.emplace_back(state.bone_square[at_(i)], state.bone_count[at_(i)]);
  const int key = q.y * 64 + q.x;
  std::erase_if(piles, [&](const auto& each) { return each.first == key; });
  if (count > 0) piles.emplace_back(key, count);
  std::sort(piles.begin(), piles.end());
  state.bone_square = {};
  state.bone_count = {};
  state.bones = u8(static_cast<int>(piles.size()));
  for (std::size_t i = 0; i < piles.size(); ++i) {
    state.bone_square[i] = static_cast<std::uint16_t>(piles[i].first);
    state.bone_count[i] = u8(piles[i].second);
  }
  return *this;
}

Scene& Scene::exhausted(std::string_view name) {
  state.exhausted |= set_of(model(name));
  return *this;
}

Scene& Scene::feat_used(std::string_view name, std::string_view feat) {
  const int who = model(name);
  const std::vector<std::uint8_t>& feats = game.figure(state, who).feats;
  const auto found = std::find(feats.begin(), feats.end(), u8(place(game.content().feats, feat)));
  REQUIRE_MESSAGE(found != feats.end(), name << " has no Feat " << feat);
  state.wounds[at_(who)] = u8(state.wounds[at_(who)] | 1 << (4 + (found - feats.begin())));
  return *this;
}

Scene& Scene::round(int round) {
  state.round = u8(round);
  return *this;
}

Scene& Scene::commands(int commands) {
  state.commands = u8(commands);
  return *this;
}

// --- playing ----------------------------------------------------------------------------------------------------------

Scene& Scene::begin(std::string_view name) {
  const int who = model(name);
  if (is_hero(who)) {
    if (asks() == "act" && state.act.model == who) return *this;  // nobody else could be chosen
    return act("hero " + std::string(name));
  }
  overlord();
  return act("activate " + text_of(state.at[at_(who)]));
}

// The heroes do nothing, and the Overlord lets his windows pass.
void Scene::pass_on() {
  const std::string now = asks();
  if (now == "hero") act(choices("hero").front());
  else if (now == "act") act("end");
  else if (now == "interrupt") act("pass");
  else FAIL("somebody has to choose first: " << now);
}

Scene& Scene::overlord() {
  for (int guard = 0; asks() != "command" && guard < 100; ++guard) pass_on();
  return *this;
}

Scene& Scene::next_round() {
  const int now = state.round;
  for (int guard = 0; state.round == now && !over() && guard < 200; ++guard) {
    if (game.turn(state).is_chance()) whatever();
    else if (asks() == "command") act("end");
    else pass_on();
  }
  return *this;
}

Scene& Scene::act(std::string_view text) {
  const Action action = read_choice(full_text(text));
  happened.clear();
  apply(action);
  return *this;
}

Scene& Scene::act(Action action) {
  const Refusal refusal = game.refuse(state, action);
  REQUIRE_MESSAGE(!refusal, "refused by " << std::string(refusal.rule));
  happened.clear();
  apply(action);
  return *this;
}

// Outcomes belong to the choice before them: their events are added to its.
Scene& Scene::roll(std::initializer_list<int> dice) {
  REQUIRE_MESSAGE(game.turn(state).is_chance(), "no dice are rolled here but: " << asks());
  Faces faces{};
  for (const int die : dice) ++faces[at_(die - 1)];
  const Action action = pack_dice(faces);
  REQUIRE_MESSAGE(refused(action).empty(), asks() << ": not " << dice.size() << " dice but " << attack());
  apply(action);
  return *this;
}

Scene& Scene::die(int face) {
  const Action action = pack<Kind::Die>({.face = face});
  REQUIRE_MESSAGE(game.turn(state).is_chance(), "no die is rolled here but: " << asks());
  REQUIRE_MESSAGE(refused(action).empty(), "no die is rolled here but: " << asks());
  apply(action);
  return *this;
}

Scene& Scene::draw(std::string_view card) {
  const Action action = pack<Kind::Drawn>({.card = place(game.content().cards, card)});
  REQUIRE_MESSAGE(asks() == "draw_card", "no card is drawn here but: " << asks());
  REQUIRE_MESSAGE(refused(action).empty(), card << " cannot be drawn");
  apply(action);
  return *this;
}

Scene& Scene::hits(int hits) {
  REQUIRE_MESSAGE(asks() == "roll_attack", "no attack is under way but: " << asks());
  REQUIRE(hits <= state.attack.dice);
  Faces attack{};
  attack[5] = u8(hits);
  attack[0] = u8(state.attack.dice - hits);
  apply(pack_dice(attack));
  if (asks() != "roll_defence") return *this;
  Faces defence{};
  defence[0] = state.attack.defence;
  apply(pack_dice(defence));
  return *this;
}

Scene& Scene::whatever() {
  Rng rng(7);
  while (game.turn(state).is_chance()) apply(game.draw(state, rng));
  return *this;
}

void Scene::apply(Action action) {
  for (const Event& each : play(action)) {
    if (each.type == Event::Type::ModelPlaced && !is_hero(each.model)) name_model(each.model);
  }
}

// --- asking -----------------------------------------------------------------------------------------------------------

int Scene::actor() const {
  REQUIRE(game.turn(state).is_seat());
  return index(game.turn(state).actor);
}

namespace {
Choices second_words(const Choices& texts) {
  Choices found;
  for (const std::string& text : texts) {
    const std::string word = words_of(text)[1];
    if (!found.has(word)) found.push_back(word);
  }
  std::sort(found.begin(), found.end());
  return found;
}
Choices texts_of(const Board& board) {
  Choices found;
  board.for_each([&](Square each) { found.push_back(Scene::text_of(each)); });
  std::sort(found.begin(), found.end());
  return found;
}
}  // namespace

Choices Scene::ends() const { return second_words(choices("move")); }
Choices Scene::breaks() const { return second_words(choices("break")); }

std::string Scene::attack() const {
  const Attack& now = state.attack;
  return std::to_string(now.dice) + " dice against " + std::to_string(now.defence) + ", armour " +
         std::to_string(now.armour);
}

std::string Scene::where(std::string_view name) const {
  const int who = model(name);
  const std::string square = text_of(state.at[at_(who)]);
  if (game.figure(state, who).ethereal) return square;
  return square + " " + "NESW"[index(state.facing[at_(who)])];
}

bool Scene::is_in_play(std::string_view name) const {
  const Named* const found = find(name);
  return found != nullptr && found->thing != kNone && has(state.in_play, found->thing);
}

Choices Scene::front(std::string_view name) const { return texts_of(front_arc(game, state, model(name))); }

Choices Scene::rear(std::string_view name) const {
  const int who = model(name);
  const Board body = squares_of(game, state, who);
  Board rear;
  state.open.for_each([&](Square q) {
    bool beside = false;
    body.for_each([&](Square own) { beside = beside || adjacent(state.open, own, q); });
    if (beside && !body.has(q) && is_behind(game, state, who, q)) rear.add(q);
  });
  return texts_of(rear);
}

std::string Scene::items(std::string_view name) const {
  std::string text;
  for (int i = 0; i < static_cast<int>(game.content().items.size()); ++i) {
    const Item& item = game.content().items[at_(i)];
    const int count = state.item_count(model(name), i);
    if (count > 0) append(text, counted(item.id + (item.made ? "!" : ""), count));
  }
  return text;
}

std::string Scene::objects(std::string_view name) const {
  std::string text;
  for (int i = 0; i < static_cast<int>(game.content().objects.size()); ++i) {
    const int count = state.object_count(model(name), i);
    if (count > 0) append(text, counted(game.content().objects[at_(i)].id, count));
  }
  return text;
}

std::string Scene::hand() const {
  std::string text;
  for (std::size_t i = 0; i < game.content().cards.size(); ++i) {
    if (state.hand[i] > 0) append(text, counted(game.content().cards[i].id, state.hand[i]));
  }
  return text;
}

bool Scene::is_open(std::string_view name) const {
  const int t = thing(name);
  if (thing::is_door(t)) return (state.doors_open >> (t - thing::kDoor) & 1U) != 0;
  if (thing::is_chest(t)) return (state.chests_open >> (t - thing::kChest) & 1U) != 0;
  return (state.furniture_gone >> (t - thing::kFurniture) & 1U) != 0;
}

}  // namespace uc::saga::test
