// The picture of a map shows its pieces by their letters (DS-18.3), and furniture is named after its letter (DS-18.4).
#include <algorithm>

#include "adventure.hpp"

namespace uc::saga::reading {

namespace {

struct Letter {
  std::string_view id;
  char letter;
};
constexpr Letter kLetters[] = {{"bookcase", 'B'},     {"table", 'T'},          {"weapon_rack", 'K'}, {"well", 'W'},
                               {"crypt", 'Y'},        {"barrel", 'R'},         {"lectern", 'L'},     {"wheel", 'L'},
                               {"dwarf_throne", 'Q'}, {"wizard_cabinet", 'C'}, {"weak_point", 'P'}};
constexpr char kHero = '@', kBones = 'o', kChest = 'c', kExit = '<', kEmpty = '.';

bool before(Square a, Square b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

Square first_of(const Furniture& piece) {
  return *std::min_element(piece.squares.begin(), piece.squares.begin() + piece.size, before);
}

// The letter and a number, counted in reading order for each letter.
void check_furniture_ids(DocReader list, const Plan& plan) {
  const auto& pieces = plan.adventure.furniture;
  for (std::size_t i = 0; i < pieces.size() && !list.failed(); ++i) {
    const std::string& id = pieces[i].id;
    DocReader field = list.item(i).member("id");
    for (const Letter& known : kLetters) {
      if (plan.content.furniture[pieces[i].kind].id == known.id && id.front() != known.letter)
        return field.fail(std::string("should begin with ") + known.letter + ", the letter of its kind");
    }
    const auto earlier = std::count_if(pieces.begin(), pieces.end(), [&](const Furniture& other) {
      return other.id.front() == id.front() && before(first_of(other), first_of(pieces[i]));
    });
    const std::string wanted = id.front() + std::to_string(earlier + 1);
    if (id != wanted) field.fail("should be " + wanted + ": numbers follow the reading order");
  }
}

struct Shown {
  Square at;
  char letter;
};

std::vector<Shown> shown(const Plan& plan) {
  const Adventure& adventure = plan.adventure;
  std::vector<Shown> all;
  const auto show = [&](const Board& squares, char letter) {
    squares.for_each([&](Square at) { all.push_back({at, letter}); });
  };
  for (const Door& door : adventure.doors) show(squares_of(door), door.id.front());
  for (const Furniture& piece : adventure.furniture) show(squares_of(piece), piece.id.front());
  for (const Chest& chest : adventure.chests) all.push_back({chest.at, kChest});
  for (const BonePile& pile : adventure.bones) all.push_back({pile.at, kBones});
  for (const AdventureHero& hero : adventure.heroes) all.push_back({hero.at, kHero});
  for (const Monster& monster : adventure.monsters) {
    const Figure& figure = plan.content.figures[monster.figure];
    show(standing_on(figure, monster.at), figure.letter);
  }
  show(adventure.exits, kExit);
  return all;
}

}  // namespace

void check_picture(DocReader& file, const Plan& plan) {
  check_furniture_ids(file.member("furniture"), plan);
  if (file.failed()) return;
  const std::vector<Shown> pieces = shown(plan);
  DocReader picture = file.member("map").member("picture");
  (plan.floor | plan.gates).for_each([&](Square at) {
    const char given = picture.item(at.y).text()[at.x];
    bool right = false;
    std::string wanted;  // where several things lie on a square, one of them is shown
    for (const Shown& piece : pieces) {
      if (piece.at != at) continue;
      right = right || piece.letter == given;
      wanted += wanted.empty() ? std::string(1, piece.letter) : std::string(" or ") + piece.letter;
    }
    if (wanted.empty()) {
      right = given == kEmpty;
      wanted = kEmpty;
    }
    if (!right) picture.item(at.y).fail("should show " + wanted + " in column " + std::to_string(at.x));
  });
}

}  // namespace uc::saga::reading
