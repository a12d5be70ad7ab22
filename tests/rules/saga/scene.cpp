#include "scene.hpp"

#include <bit>
#include <cctype>
#include <memory>

#include "content_file.hpp"
#include "core/random.hpp"

namespace uc::saga::test {

namespace {

using content_file::place;
using content_file::printed;

std::size_t at_(int i) { return static_cast<std::size_t>(i); }
std::uint8_t u8(int value) { return static_cast<std::uint8_t>(value); }

std::vector<std::string> split(std::string_view text, char by = ' ') {
  std::vector<std::string> words;
  std::string word;
  for (const char c : std::string(text) + by) {
    if (c != by && c != '\n') word += c;
    else if (!word.empty()) words.push_back(std::exchange(word, {}));
  }
  return words;
}

// "double extra_1*3": calls f(id, how many).
template <class F>
void for_each_counted(std::string_view list, F&& f) {
  for (const std::string& word : split(list)) {
    const std::size_t star = word.find('*');
    f(word.substr(0, star), star == std::string::npos ? 1 : std::stoi(word.substr(star + 1)));
  }
}

// "1:mundane_3": calls f(name, word).
template <class F>
void for_each_pair(std::string_view list, F&& f) {
  for (const std::string& word : split(list)) {
    const std::size_t colon = word.find(':');
    REQUIRE_MESSAGE(colon != std::string::npos, "'" << word << "' should be name:word");
    f(word.substr(0, colon), word.substr(colon + 1));
  }
}

std::string counted(std::string_view id, int count) {
  return std::string(id) + (count > 1 ? "*" + std::to_string(count) : "");
}
void join(std::string& text, const std::string& word) { (text += text.empty() ? "" : " ") += word; }

struct Letter {
  char letter;
  std::string_view id;
};
constexpr Letter kHeroLetters[] = {{'O', "orlaf"}, {'R', "rordin"}, {'M', "madriga"}, {'D', "danor"}};
constexpr Letter kMonsterLetters[] = {{'s', "skeleton_warrior"},
                                      {'a', "skeleton_archer"},
                                      {'r', "dwarf_revenant"},
                                      {'z', "zombie"},
                                      {'m', "armoured_zombie"},
                                      {'t', "zombie_troll"},
                                      {'g', "ghost"},
                                      {'E', "elshara"},
                                      {'G', "grund"},
                                      {'h', "hoggar"},
                                      {'N', "mortibris"}};
constexpr Letter kFurnitureLetters[] = {{'B', "bookcase"},       {'T', "table"},     {'K', "weapon_rack"},
                                        {'W', "well"},           {'Y', "crypt"},     {'b', "barrel"},
                                        {'L', "lectern"},        {'w', "wheel"},     {'Q', "dwarf_throne"},
                                        {'C', "wizard_cabinet"}, {'P', "weak_point"}};

template <std::size_t N>
std::string_view id_of(const Letter (&letters)[N], char letter) {
  for (const Letter& each : letters) {
    if (each.letter == letter) return each.id;
  }
  return {};
}

bool is_door_sign(char c) { return c == '+' || c == 'X' || (std::isdigit(static_cast<unsigned char>(c)) != 0); }

Facing facing_of(std::string_view text) {
  const std::size_t found = std::string_view("NESW").find(text);
  REQUIRE_MESSAGE((found != std::string_view::npos && text.size() == 1), text << " is no facing");
  return facing_at(static_cast<int>(found));
}

// A piece of the scene before it is put into the adventure.
struct Piece {
  char letter = ' ';
  std::vector<Square> squares;
  std::string facing;
};

class Drawing {
 public:
  Drawing(std::string_view picture, std::string_view more) {
    const std::size_t x = picture.find('x');
    if (x != std::string_view::npos && std::isdigit(static_cast<unsigned char>(picture[0])) != 0) {
      const int width = std::stoi(std::string(picture.substr(0, x)));
      rows.assign(at_(std::stoi(std::string(picture.substr(x + 1)))), std::string(at_(width), '.'));
    } else {
      rows = split(picture);
    }
    REQUIRE(!rows.empty());
    for (const std::string& row : rows) REQUIRE_MESSAGE(row.size() == rows[0].size(), "rows differ: " << row);
    REQUIRE(rows.size() <= kMaxHeight);
    REQUIRE(rows[0].size() <= kMaxWidth);
    used.assign(rows.size(), std::string(rows[0].size(), ' '));
    for (int y = 0; y < height(); ++y) {
      for (int each = 0; each < width(); ++each) take(each, y);
    }
    for (const std::string& word : split(more)) take(word);
  }

  int width() const { return static_cast<int>(rows[0].size()); }
  int height() const { return static_cast<int>(rows.size()); }
  bool in_map(int x, int y) const { return x >= 0 && y >= 0 && x < width() && y < height(); }
  char sign(int x, int y) const { return in_map(x, y) ? rows[at_(y)][at_(x)] : '#'; }
  bool is_floor(int x, int y) const { return sign(x, y) != '#' && !is_door_sign(sign(x, y)); }

  std::vector<std::string> rows;
  std::vector<Piece> pieces;

 private:
  static bool is_large(char letter) { return letter == 't' || letter == 'h'; }

  void take(int x, int y) {
    const char c = sign(x, y);
    if (c == '#' || c == '.' || used[at_(y)][at_(x)] != ' ') return;
    Piece piece{c, {}, ""};
    int w = 1, h = 1;
    if (is_large(c)) {
      w = h = 2;
    } else if (const std::string_view id = id_of(kFurnitureLetters, c); !id.empty()) {
      const FurnitureKind& kind = printed()->furniture[at_(place(printed()->furniture, id))];
      w = kind.width;
      h = kind.height;
      if (!fits(c, x, y, w, h)) std::swap(w, h);
    } else if (is_door_sign(c) && c != '+') {
      if (fits(c, x, y, 2, 1)) w = 2;
      else if (fits(c, x, y, 1, 2)) h = 2;
    }
    REQUIRE_MESSAGE(fits(c, x, y, w, h), "the shape of " << c << " at " << x << "," << y);
    for (int dy = 0; dy < h; ++dy) {
      for (int dx = 0; dx < w; ++dx) {
        used[at_(y + dy)][at_(x + dx)] = c;
        piece.squares.push_back(square_at(x + dx, y + dy));
      }
    }
    pieces.push_back(piece);
  }

  bool fits(char c, int x, int y, int w, int h) const {
    for (int dy = 0; dy < h; ++dy) {
      for (int dx = 0; dx < w; ++dx) {
        if (sign(x + dx, y + dy) != c || used[at_(y + dy)][at_(x + dx)] != ' ') return false;
      }
    }
    return true;
  }

  // "s@5,4/S", "T@1,0+2,0"
  void take(const std::string& word) {
    REQUIRE_MESSAGE((word.size() > 4 && word[1] == '@'), "'" << word << "' is no piece");
    Piece piece{word[0], {}, ""};
    std::string where = word.substr(2);
    if (const std::size_t slash = where.find('/'); slash != std::string::npos) {
      piece.facing = where.substr(slash + 1);
      where.resize(slash);
    }
    for (const std::string& each : split(where, '+')) piece.squares.push_back(Scene::square_of_text(each));
    const Square first = piece.squares[0];
    if (is_large(piece.letter)) {
      piece.squares = {first, square_at(first.x + 1, first.y), square_at(first.x, first.y + 1),
                       square_at(first.x + 1, first.y + 1)};
    }
    for (const Square each : piece.squares) {
      REQUIRE_MESSAGE(in_map(each.x, each.y), word << " is not on the map");
      if (is_door_sign(piece.letter) || piece.letter == '#') rows[each.y][each.x] = piece.letter;
    }
    if (piece.letter != '#') pieces.push_back(piece);
  }

  std::vector<std::string> used;  // squares of pieces that are taken already
};

// The areas that doors divide: the number of each square's, 0 the first hero's.
std::vector<std::vector<int>> areas_of(const Drawing& drawing, Square start, int& count) {
  const int w = drawing.width(), h = drawing.height();
  std::vector<std::vector<int>> area(at_(h), std::vector<int>(at_(w), -1));
  const auto flood = [&](int x0, int y0, int number) {
    bool beside_door = false;
    std::vector<std::pair<int, int>> todo{{x0, y0}};
    area[at_(y0)][at_(x0)] = number;
    while (!todo.empty()) {
      const auto [x, y] = todo.back();
      todo.pop_back();
      for (const auto [dx, dy] : kSteps) {
        const int u = x + dx, v = y + dy;
        if (drawing.in_map(u, v) && is_door_sign(drawing.sign(u, v)) && (dx == 0 || dy == 0)) beside_door = true;
        if (!drawing.is_floor(u, v) || area[at_(v)][at_(u)] >= 0) continue;
        if (dx != 0 && dy != 0 && !drawing.is_floor(u, y) && !drawing.is_floor(x, v)) continue;
        area[at_(v)][at_(u)] = number;
        todo.emplace_back(u, v);
      }
    }
    return beside_door;
  };
  flood(start.x, start.y, 0);
  count = 1;
  for (int y = 0; y < h; ++y) {
    for (int x = 0; x < w; ++x) {
      if (!drawing.is_floor(x, y) || area[at_(y)][at_(x)] >= 0) continue;
      if (flood(x, y, count)) {
        ++count;
        continue;
      }
      // What no door leads to is open from the start.
      for (std::vector<int>& row : area) std::replace(row.begin(), row.end(), count, 0);
    }
  }
  return area;
}

Lock lock_named(const std::string& id) { return printed()->locks[at_(place(printed()->locks, id))].lock; }

}  // namespace

// --- making -----------------------------------------------------------------------------------------------------------

Scene::Scene(const Setup& setup, std::string_view picture, std::string_view pieces)
    : Scene(make(setup, picture, pieces)) {}

Scene::Scene(Made made)
    : game(printed(), made.players, std::move(made.options)), state(game.start()), names_(std::move(made.names)) {
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

Scene::Made Scene::make(const Setup& setup, std::string_view picture, std::string_view more) {
  const Content& content = *printed();
  const Drawing drawing(picture, more);
  Made made{.options = {}, .players = setup.players, .names = {}};
  auto adventure = std::make_shared<Adventure>();
  adventure->id = "scene";
  adventure->width = u8(drawing.width());
  adventure->height = u8(drawing.height());

  const auto first = std::find_if(drawing.pieces.begin(), drawing.pieces.end(),
                                  [](const Piece& piece) { return !id_of(kHeroLetters, piece.letter).empty(); });
  REQUIRE_MESSAGE(first != drawing.pieces.end(), "a scene needs a hero");
  int areas = 0;
  const std::vector<std::vector<int>> area = areas_of(drawing, first->squares[0], areas);
  REQUIRE(areas <= kMaxAreas);
  adventure->areas = u8(areas);
  for (int i = 0; i < areas; ++i) adventure->area_ids.emplace_back(1, static_cast<char>('a' + i));
  for (int y = 0; y < drawing.height(); ++y) {
    for (int x = 0; x < drawing.width(); ++x) {
      if (drawing.is_floor(x, y)) adventure->floor[at_(area[at_(y)][at_(x)])].add(square_at(x, y));
    }
  }

  std::vector<std::pair<std::string, Lock*>> locks;
  Board stood;
  const auto name = [&](char letter, int thing) {
    int count = 1;
    for (const Named& each : made.names) count += each.name[0] == letter ? 1 : 0;
    made.names.push_back({std::string(1, letter) + (count > 1 ? std::to_string(count) : ""), thing});
    return made.names.back().name;
  };
  const auto area_at = [&](Square q) { return u8(area[q.y][q.x]); };
  // The heroes in the order of their letters, whatever the picture says: it is the order of the adventure.
  for (const Letter& hero : kHeroLetters) {
    for (const Piece& piece : drawing.pieces) {
      if (piece.letter != hero.letter) continue;
      AdventureHero entry;
      entry.hero = u8(place(content.heroes, hero.id));
      entry.figure = setup.legendary ? content.heroes[entry.hero].legendary : content.heroes[entry.hero].base;
      entry.at = piece.squares[0];
      entry.facing = facing_of(piece.facing.empty() ? "E" : piece.facing);
      for (std::size_t i = 0; i < content.spells.size(); ++i) {
        if (content.spells[i].caster_hero == entry.hero) entry.spells |= 1U << i;
      }
      name(piece.letter, static_cast<int>(adventure->heroes.size()));
      adventure->heroes.push_back(entry);
    }
  }
  adventure->doors.reserve(drawing.pieces.size());
  adventure->chests.reserve(drawing.pieces.size());
  adventure->furniture.reserve(drawing.pieces.size());
  for (const Piece& piece : drawing.pieces) {
    const bool token = piece.letter == 'o' || piece.letter == '<';
    for (const Square each : piece.squares) {
      if (token || is_door_sign(piece.letter)) continue;
      REQUIRE_MESSAGE(drawing.is_floor(each.x, each.y), piece.letter << " stands in a wall");
      REQUIRE_MESSAGE(!stood.has(each), piece.letter << " stands on something");
      stood.add(each);
    }
    const Square q = piece.squares[0];
    if (is_door_sign(piece.letter)) {
      Door door;
      door.id = piece.letter;
      door.size = u8(static_cast<int>(piece.squares.size()));
      std::copy(piece.squares.begin(), piece.squares.end(), door.squares.begin());
      std::size_t sides = 0;
      for (const Square each : piece.squares) {
        for (int d = 0; d < kDirections; d += 2) {
          const int x = each.x + kSteps[d].dx, y = each.y + kSteps[d].dy;
          if (!drawing.is_floor(x, y)) continue;
          const std::uint8_t beyond = u8(area[at_(y)][at_(x)]);
          if (std::find(door.areas.begin(), door.areas.end(), beyond) != door.areas.end()) continue;
          REQUIRE_MESSAGE(sides < 2, "door " << piece.letter << " joins three areas");
          door.areas[sides++] = beyond;
        }
      }
      adventure->doors.push_back(door);
      const int number = static_cast<int>(adventure->doors.size()) - 1;
      locks.emplace_back(name(piece.letter, thing::kDoor + number), &adventure->doors.back().lock);
      if (piece.letter == 'X') adventure->heroes_win.push_back({ConditionType::DoorOpened, u8(number), 0});
    } else if (piece.letter == 'c') {
      Chest chest;
      chest.at = q;
      chest.area = area_at(q);
      adventure->chests.push_back(chest);
      Chest& made_one = adventure->chests.back();
      made_one.id = name('c', thing::kChest + static_cast<int>(adventure->chests.size()) - 1);
      locks.emplace_back(made_one.id, &made_one.lock);
      for_each_pair(setup.chests, [&](const std::string& which, const std::string& what) {
        if (which != made_one.id) return;
        const auto object = std::find_if(content.objects.begin(), content.objects.end(),
                                         [&](const Object& each) { return each.id == what; });
        if (object != content.objects.end())
          ++made_one.objects[at_(static_cast<int>(object - content.objects.begin()))];
        else ++made_one.items[at_(place(content.items, what))];
      });
    } else if (piece.letter == 'o') {
      const auto same = std::find_if(adventure->bones.begin(), adventure->bones.end(),
                                     [&](const BonePile& each) { return each.at == q; });
      if (same != adventure->bones.end()) ++same->count;
      else adventure->bones.push_back({q, area_at(q), 1});
    } else if (piece.letter == '<') {
      adventure->exits.add(q);
    } else if (const std::string_view monster = id_of(kMonsterLetters, piece.letter); !monster.empty()) {
      Monster entry;
      entry.figure = u8(place(content.figures, monster));
      entry.at = q;
      entry.facing = facing_of(piece.facing.empty() ? "W" : piece.facing);
      entry.area = area_at(q);
      entry.id = std::string(1, piece.letter) + std::to_string(adventure->monsters.size());
      adventure->monsters.push_back(entry);
    } else if (const std::string_view kind = id_of(kFurnitureLetters, piece.letter); !kind.empty()) {
      Furniture entry;
      entry.kind = u8(place(content.furniture, kind));
      entry.size = u8(static_cast<int>(piece.squares.size()));
      std::copy(piece.squares.begin(), piece.squares.end(), entry.squares.begin());
      entry.area = area_at(q);
      adventure->furniture.push_back(entry);
      Furniture& made_one = adventure->furniture.back();
      made_one.id = name(piece.letter, thing::kFurniture + static_cast<int>(adventure->furniture.size()) - 1);
      if (piece.letter == 'P') locks.emplace_back(made_one.id, &made_one.lock);
    } else {
      REQUIRE_MESSAGE(!id_of(kHeroLetters, piece.letter).empty(), "there is no piece " << piece.letter);
    }
  }
  for (auto& [which, lock] : locks) *lock = lock_named("mundane_2");
  for_each_pair(setup.locks, [&](const std::string& which, const std::string& id) {
    const auto found = std::find_if(locks.begin(), locks.end(), [&](const auto& each) { return each.first == which; });
    REQUIRE_MESSAGE(found != locks.end(), which << " has no lock");
    *found->second = lock_named(id);
  });

  for (std::size_t i = 0; i < content.spells.size(); ++i) {
    const Spell& spell = content.spells[i];
    const std::vector<std::string> known = split(setup.spells);
    const bool is_known = setup.spells == "*" || std::find(known.begin(), known.end(), spell.id) != known.end();
    if (is_known && spell.caster_figure != kNone) adventure->boss_spells[spell.caster_figure] |= 1U << i;
    for (AdventureHero& hero : adventure->heroes) {
      if (!is_known) hero.spells &= ~(1U << i);
    }
  }
  adventure->commands = u8(setup.commands);
  adventure->opening_hand = u8(setup.opening_hand);
  adventure->fixed_pile = !setup.cards.empty();
  adventure->drawn = u8(setup.drawn);
  for_each_counted(setup.cards, [&](const std::string& id, int count) {
    adventure->cards[at_(place(content.cards, id))] = u8(count);
  });
  for_each_counted(setup.limits, [&](const std::string& id, int count) {
    adventure->animate_limit[at_(place(content.figures, id))] = u8(count);
  });
  adventure->pile_empty_loses = setup.pile_wins;
  adventure->round_limit = u8(setup.round_limit);
  if (setup.hero_losses > 0) {
    adventure->overlord_wins.push_back({ConditionType::HeroIncapacitated, 0, u8(setup.hero_losses)});
  } else {
    adventure->overlord_wins.push_back({ConditionType::AllHeroesIncapacitated, 0, 0});
  }
  if (setup.pile_wins) adventure->overlord_wins.push_back({ConditionType::PileExhausted, 0, 0});
  if (setup.change) setup.change(*adventure);

  Options& options = made.options;
  for (std::size_t i = 0; i < adventure->heroes.size(); ++i) {
    options.seats[i] = u8(setup.seats.empty() ? 1 : setup.seats.at(i));
    const Hero& hero = content.heroes[adventure->heroes[i].hero];
    for (std::size_t k = 0; k < hero.skills.size(); ++k) {
      const std::vector<std::string> wanted = split(setup.skills);
      if (std::find(wanted.begin(), wanted.end(), content.skills[hero.skills[k]].id) == wanted.end()) continue;
      options.skills[i] = static_cast<std::uint16_t>(options.skills[i] | 1U << k);
    }
  }
  options.adventure = std::move(adventure);
  return made;
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
  std::vector<std::string> words = split(text);
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
  const Result<Action> action = read(text);
  REQUIRE_MESSAGE(action.ok(), text << ": " << action.fault().message);
  const Refusal refusal = game.refuse(state, *action);
  REQUIRE_MESSAGE(!refusal, text << " is refused by " << std::string(refusal.rule));
  happened.clear();
  apply(*action);
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
  EventList<Event> events;
  game.apply(state, action, events);
  for (const Event& each : events.items) {
    if (each.type == Event::Type::ModelPlaced && !is_hero(each.model)) name_model(each.model);
    happened.push_back(each);
  }
}

Result<Action> Scene::read(std::string_view text) const { return game.parse(state, full_text(text)); }

// --- asking -----------------------------------------------------------------------------------------------------------

std::string Scene::asks() const { return std::string(Saga::kinds().at(game.turn(state).kind)); }

int Scene::actor() const {
  REQUIRE(game.turn(state).is_seat());
  return index(game.turn(state).actor);
}

Choices Scene::legal() const {
  Choices texts;
  ActionList list;
  game.actions(state, list);
  for (const Action action : list) texts.push_back(game.text(state, action, Viewer::everything()));
  std::sort(texts.begin(), texts.end());
  return texts;
}

Choices Scene::choices(std::string_view first_words) const {
  Choices found = legal();
  const std::string start = full_text(first_words);
  std::erase_if(found, [&](const std::string& text) {
    return text.substr(0, start.size()) != start || (text.size() > start.size() && text[start.size()] != ' ');
  });
  return found;
}

std::string Scene::refused(std::string_view text) const {
  const Result<Action> action = read(text);
  if (!action.ok()) return action.fault().rule.empty() ? "unwritable" : action.fault().rule;
  return refused(*action);
}

namespace {
Choices second_words(const Choices& texts) {
  Choices found;
  for (const std::string& text : texts) {
    const std::string word = split(text)[1];
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

Choices Scene::outcomes() const {
  Choices texts;
  OutcomeList list;
  game.outcomes(state, list);
  for (const Outcome& each : list) texts.push_back(game.text(state, each.action, Viewer::everything()));
  std::sort(texts.begin(), texts.end());
  return texts;
}

int Scene::told(Event::Type type) const {
  return static_cast<int>(
      std::count_if(happened.begin(), happened.end(), [&](const Event& each) { return each.type == type; }));
}

const Event& Scene::event(Event::Type type) const {
  const auto found =
      std::find_if(happened.begin(), happened.end(), [&](const Event& each) { return each.type == type; });
  REQUIRE_MESSAGE(found != happened.end(), "no such thing happened");
  return *found;
}

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
    if (count > 0) join(text, counted(item.id + (item.made ? "!" : ""), count));
  }
  return text;
}

std::string Scene::objects(std::string_view name) const {
  std::string text;
  for (int i = 0; i < static_cast<int>(game.content().objects.size()); ++i) {
    const int count = state.object_count(model(name), i);
    if (count > 0) join(text, counted(game.content().objects[at_(i)].id, count));
  }
  return text;
}

std::string Scene::hand() const {
  std::string text;
  for (std::size_t i = 0; i < game.content().cards.size(); ++i) {
    if (state.hand[i] > 0) join(text, counted(game.content().cards[i].id, state.hand[i]));
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
