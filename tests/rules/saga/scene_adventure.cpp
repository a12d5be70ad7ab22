#include <memory>

#include "content_file.hpp"
#include "scene.hpp"
#include "scene_drawing.hpp"

namespace uc::saga::test {

using content_file::place;
using content_file::printed;
using scene::words_of;

namespace {

// "1:mundane_3": calls f(name, word).
template <class F>
void for_each_pair(std::string_view list, F&& f) {
  for (const std::string& word : words_of(list)) {
    const std::size_t colon = word.find(':');
    REQUIRE_MESSAGE(colon != std::string::npos, "'" << word << "' should be name:word");
    f(word.substr(0, colon), word.substr(colon + 1));
  }
}

bool has_word(std::string_view list, std::string_view word) {
  const std::vector<std::string> words = words_of(list);
  return std::find(words.begin(), words.end(), word) != words.end();
}

Lock lock_named(const std::string& id) { return printed()->locks[at_(place(printed()->locks, id))].lock; }

Square first_hero(const Drawing& drawing) {
  const auto first = std::find_if(drawing.pieces.begin(), drawing.pieces.end(),
                                  [](const Piece& piece) { return !id_of(kHeroLetters, piece.letter).empty(); });
  REQUIRE_MESSAGE(first != drawing.pieces.end(), "a scene needs a hero");
  return first->squares[0];
}

}  // namespace

// An adventure out of a picture.
class Scene::Maker {
 public:
  Maker(const Setup& setup, std::string_view picture, std::string_view pieces)
      : setup_(setup), drawing_(picture, pieces), areas_(drawing_, first_hero(drawing_)) {}

  Made made() {
    lay_floor();
    put_heroes();
    put_pieces();
    fit_locks();
    teach_spells();
    deal_cards();
    say_who_wins();
    if (setup_.change) setup_.change(*adventure_);
    return {.options = options(), .players = setup_.players, .names = std::move(names_)};
  }

 private:
  void lay_floor();
  void put_heroes();
  void put_pieces();
  void put(const Piece& piece);
  void put_door(const Piece& piece);
  void put_chest(const Piece& piece);
  void put_bones(Square q);
  void put_monster(const Piece& piece, std::string_view figure);
  void put_furniture(const Piece& piece, std::string_view kind);
  void fit_locks();
  void teach_spells();
  void deal_cards();
  void say_who_wins();
  Options options() const;

  std::uint8_t area_at(Square q) const { return u8(areas_.at(q)); }
  // The letter, and from the second of its kind on a number.
  std::string name(char letter, int thing) {
    int count = 1;
    for (const Named& each : names_) count += each.name[0] == letter ? 1 : 0;
    names_.push_back({std::string(1, letter) + (count > 1 ? std::to_string(count) : ""), thing});
    return names_.back().name;
  }

  const Setup& setup_;
  const Content& content_ = *printed();
  Drawing drawing_;
  Areas areas_;
  std::shared_ptr<Adventure> adventure_ = std::make_shared<Adventure>();
  std::vector<Named> names_;
  std::vector<std::pair<std::string, Lock*>> locks_;
};

Scene::Made Scene::make(const Setup& setup, std::string_view picture, std::string_view pieces) {
  return Maker(setup, picture, pieces).made();
}

void Scene::Maker::lay_floor() {
  REQUIRE(areas_.count() <= kMaxAreas);
  adventure_->id = "scene";
  adventure_->width = u8(drawing_.width());
  adventure_->height = u8(drawing_.height());
  adventure_->areas = u8(areas_.count());
  for (int i = 0; i < areas_.count(); ++i) adventure_->area_ids.emplace_back(1, static_cast<char>('a' + i));
  for (int y = 0; y < drawing_.height(); ++y) {
    for (int x = 0; x < drawing_.width(); ++x) {
      if (drawing_.is_floor(x, y)) adventure_->floor[at_(areas_.at(x, y))].add(square_at(x, y));
    }
  }
}

// In the order of their letters, whatever the picture says: it is the order of the adventure.
void Scene::Maker::put_heroes() {
  for (const Letter& hero : kHeroLetters) {
    for (const Piece& piece : drawing_.pieces) {
      if (piece.letter != hero.letter) continue;
      AdventureHero entry;
      entry.hero = u8(place(content_.heroes, hero.id));
      entry.figure = setup_.legendary ? content_.heroes[entry.hero].legendary : content_.heroes[entry.hero].base;
      entry.at = piece.squares[0];
      entry.facing = facing_of(piece.facing.empty() ? "E" : piece.facing);
      for (std::size_t i = 0; i < content_.spells.size(); ++i) {
        if (content_.spells[i].caster_hero == entry.hero) entry.spells |= 1U << i;
      }
      name(piece.letter, static_cast<int>(adventure_->heroes.size()));
      adventure_->heroes.push_back(entry);
    }
  }
}

void Scene::Maker::put_pieces() {
  // Locks are named by their places in these lists.
  adventure_->doors.reserve(drawing_.pieces.size());
  adventure_->chests.reserve(drawing_.pieces.size());
  adventure_->furniture.reserve(drawing_.pieces.size());
  Board stood;
  for (const Piece& piece : drawing_.pieces) {
    const bool token = piece.letter == 'o' || piece.letter == '<';
    for (const Square each : piece.squares) {
      if (token || is_door_sign(piece.letter)) continue;
      REQUIRE_MESSAGE(drawing_.is_floor(each.x, each.y), piece.letter << " stands in a wall");
      REQUIRE_MESSAGE(!stood.has(each), piece.letter << " stands on something");
      stood.add(each);
    }
    put(piece);
  }
}

void Scene::Maker::put(const Piece& piece) {
  if (is_door_sign(piece.letter)) return put_door(piece);
  if (piece.letter == 'c') return put_chest(piece);
  if (piece.letter == 'o') return put_bones(piece.squares[0]);
  if (piece.letter == '<') return adventure_->exits.add(piece.squares[0]);
  if (const std::string_view figure = id_of(kMonsterLetters, piece.letter); !figure.empty())
    return put_monster(piece, figure);
  if (const std::string_view kind = id_of(kFurnitureLetters, piece.letter); !kind.empty())
    return put_furniture(piece, kind);
  REQUIRE_MESSAGE(!id_of(kHeroLetters, piece.letter).empty(), "there is no piece " << piece.letter);
}

void Scene::Maker::put_door(const Piece& piece) {
  Door door;
  door.id = piece.letter;
  door.size = u8(static_cast<int>(piece.squares.size()));
  std::copy(piece.squares.begin(), piece.squares.end(), door.squares.begin());
  std::size_t sides = 0;
  for (const Square each : piece.squares) {
    for (int d = 0; d < kDirections; d += 2) {
      const int x = each.x + kSteps[d].dx, y = each.y + kSteps[d].dy;
      if (!drawing_.is_floor(x, y)) continue;
      const std::uint8_t beyond = u8(areas_.at(x, y));
      if (std::find(door.areas.begin(), door.areas.end(), beyond) != door.areas.end()) continue;
      REQUIRE_MESSAGE(sides < 2, "door " << piece.letter << " joins three areas");
      door.areas[sides++] = beyond;
    }
  }
  adventure_->doors.push_back(door);
  const int number = static_cast<int>(adventure_->doors.size()) - 1;
  locks_.emplace_back(name(piece.letter, thing::kDoor + number), &adventure_->doors.back().lock);
  if (piece.letter == 'X') adventure_->heroes_win.push_back({ConditionType::DoorOpened, u8(number), 0});
}

void Scene::Maker::put_chest(const Piece& piece) {
  Chest& chest = adventure_->chests.emplace_back();
  chest.at = piece.squares[0];
  chest.area = area_at(chest.at);
  chest.id = name('c', thing::kChest + static_cast<int>(adventure_->chests.size()) - 1);
  locks_.emplace_back(chest.id, &chest.lock);
  for_each_pair(setup_.chests, [&](const std::string& which, const std::string& what) {
    if (which != chest.id) return;
    const auto object = std::find_if(content_.objects.begin(), content_.objects.end(),
                                     [&](const Object& each) { return each.id == what; });
    if (object != content_.objects.end()) ++chest.objects[at_(static_cast<int>(object - content_.objects.begin()))];
    else ++chest.items[at_(place(content_.items, what))];
  });
}

void Scene::Maker::put_bones(Square q) {
  const auto same = std::find_if(adventure_->bones.begin(), adventure_->bones.end(),
                                 [&](const BonePile& each) { return each.at == q; });
  if (same != adventure_->bones.end()) ++same->count;
  else adventure_->bones.push_back({q, area_at(q), 1});
}

void Scene::Maker::put_monster(const Piece& piece, std::string_view figure) {
  Monster entry;
  entry.figure = u8(place(content_.figures, figure));
  entry.at = piece.squares[0];
  entry.facing = facing_of(piece.facing.empty() ? "W" : piece.facing);
  entry.area = area_at(entry.at);
  entry.id = std::string(1, piece.letter) + std::to_string(adventure_->monsters.size());
  adventure_->monsters.push_back(entry);
}

void Scene::Maker::put_furniture(const Piece& piece, std::string_view kind) {
  Furniture& entry = adventure_->furniture.emplace_back();
  entry.kind = u8(place(content_.furniture, kind));
  entry.size = u8(static_cast<int>(piece.squares.size()));
  std::copy(piece.squares.begin(), piece.squares.end(), entry.squares.begin());
  entry.area = area_at(piece.squares[0]);
  entry.id = name(piece.letter, thing::kFurniture + static_cast<int>(adventure_->furniture.size()) - 1);
  if (piece.letter == 'P') locks_.emplace_back(entry.id, &entry.lock);
}

void Scene::Maker::fit_locks() {
  for (auto& [which, lock] : locks_) *lock = lock_named("mundane_2");
  for_each_pair(setup_.locks, [&](const std::string& which, const std::string& id) {
    const auto found =
        std::find_if(locks_.begin(), locks_.end(), [&](const auto& each) { return each.first == which; });
    REQUIRE_MESSAGE(found != locks_.end(), which << " has no lock");
    *found->second = lock_named(id);
  });
}

void Scene::Maker::teach_spells() {
  for (std::size_t i = 0; i < content_.spells.size(); ++i) {
    const Spell& spell = content_.spells[i];
    const bool is_known = setup_.spells == "*" || has_word(setup_.spells, spell.id);
    if (is_known && spell.caster_figure != kNone) adventure_->boss_spells[spell.caster_figure] |= 1U << i;
    for (AdventureHero& hero : adventure_->heroes) {
      if (!is_known) hero.spells &= ~(1U << i);
    }
  }
}

void Scene::Maker::deal_cards() {
  adventure_->commands = u8(setup_.commands);
  adventure_->opening_hand = u8(setup_.opening_hand);
  adventure_->fixed_pile = !setup_.cards.empty();
  adventure_->drawn = u8(setup_.drawn);
  for_each_counted(setup_.cards, [&](const std::string& id, int count) {
    adventure_->cards[at_(place(content_.cards, id))] = u8(count);
  });
  for_each_counted(setup_.limits, [&](const std::string& id, int count) {
    adventure_->animate_limit[at_(place(content_.figures, id))] = u8(count);
  });
}

void Scene::Maker::say_who_wins() {
  adventure_->pile_empty_loses = setup_.pile_wins;
  adventure_->round_limit = u8(setup_.round_limit);
  if (setup_.hero_losses > 0) {
    adventure_->overlord_wins.push_back({ConditionType::HeroIncapacitated, 0, u8(setup_.hero_losses)});
  } else {
    adventure_->overlord_wins.push_back({ConditionType::AllHeroesIncapacitated, 0, 0});
  }
  if (setup_.pile_wins) adventure_->overlord_wins.push_back({ConditionType::PileExhausted, 0, 0});
}

Options Scene::Maker::options() const {
  Options options;
  for (std::size_t i = 0; i < adventure_->heroes.size(); ++i) {
    options.seats[i] = u8(setup_.seats.empty() ? 1 : setup_.seats.at(i));
    const Hero& hero = content_.heroes[adventure_->heroes[i].hero];
    for (std::size_t k = 0; k < hero.skills.size(); ++k) {
      if (!has_word(setup_.skills, content_.skills[hero.skills[k]].id)) continue;
      options.skills[i] = static_cast<std::uint16_t>(options.skills[i] | 1U << k);
    }
  }
  options.adventure = adventure_;
  return options;
}

}  // namespace uc::saga::test
