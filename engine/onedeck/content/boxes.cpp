// Boxes: of a foe, of an option, of a floor, of a boss.
#include "parts.hpp"

namespace uc::onedeck::reading {

namespace {

constexpr std::string_view kBoxColors[] = {"strength", "agility", "magic"};
constexpr std::string_view kGreyOnly[] = {"grey"};
constexpr int kMostWide = kMaxDice * kFaces;  // more than all dice together cannot be asked

std::uint8_t read_box_color(DocReader field, BoxPlace place) {
  if (place == BoxPlace::FloorLeft) {  // OD-7.7
    field.choice(kGreyOnly);
    return kGrey;
  }
  return static_cast<std::uint8_t>(field.choice(kBoxColors));
}

void read_value(DocReader field, BoxPlace place, Box& box) {
  if (field.doc() != nullptr && field.doc()->is_string()) {
    expect_text(field, "X");
    if (place != BoxPlace::Foe && place != BoxPlace::Boss) field.fail("should be a number: X is for foes and bosses");
    if (box.wide == 0) field.fail("should be a number: an X box is wide");
    box.x = 1;
    return;
  }
  box.value = number(field, 1, box.wide != 0 ? kMostWide : kFaces);
}

}  // namespace

Box read_box(DocReader entry, BoxPlace place, Ids& ids) {
  check_members(entry, {"id", "color", "value", "wide", "damage", "time", "armor", "skull"});
  read_id(entry.member("id"), ids);
  Box box;
  box.color = read_box_color(entry.member("color"), place);
  box.wide = entry.member("wide").boolean() ? 1 : 0;
  if (place == BoxPlace::Option && box.wide == 0) entry.member("wide").fail("should be true: OD-7.7");
  read_value(entry.member("value"), place, box);
  box.damage = number(entry.member("damage"), 0, kMost);
  box.time = number(entry.member("time"), 0, kMost);
  if (place == BoxPlace::Boss && box.time > 0) entry.member("time").fail("should be 0: a boss costs no time (OD-4.5)");
  box.armor = entry.member("armor").boolean() ? 1 : 0;
  box.skull = entry.member("skull").boolean() ? 1 : 0;
  if (place != BoxPlace::Boss && box.skull != 0) entry.member("skull").fail("should be false: only bosses have skulls");
  return box;
}

std::vector<Box> read_boxes(DocReader list, BoxPlace place, int min, int max) {
  std::vector<Box> boxes;
  Ids ids;
  const std::size_t count = size_between(list, min, max, "boxes");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) boxes.push_back(read_box(list.item(i), place, ids));
  return boxes;
}

}  // namespace uc::onedeck::reading
