#include "agenda.hpp"

#include <string>

#include "core/agenda_format.hpp"
#include "core/text.hpp"
#include "notation.hpp"
#include "view.hpp"

namespace uc::saga {

namespace {

// The bits of the flags of a bonus_move. It always has act::kBonus, too.
constexpr struct {
  std::string_view name;
  std::uint8_t bit;
} kMovingFlags[] = {{"moved", act::kMoved}, {"in_move", act::kInMove}, {"stopped", act::kStopped}};

Doc moving_doc(int flags) {
  Doc list = Doc::array();
  for (const auto& flag : kMovingFlags) {
    if ((flags & flag.bit) != 0) list.push(flag.name);
  }
  return list;
}

Doc faces_doc(int faces) {
  Doc list = Doc::array();
  for (int face = 1; face <= 6; ++face) {
    if ((faces >> face & 1) != 0) list.push(face);
  }
  return list;
}

}  // namespace

Doc value_doc(const Saga& game, Of meaning, int value) {
  const Content& content = game.content();
  switch (meaning) {
    case Of::Hero:
    case Of::OptionalHero: return hero_doc(game, value);
    case Of::OptionalThing: return thing_doc(game, value, Viewer::everything());
    case Of::Square:
    case Of::OptionalSquare: return square_doc(square_of(value));
    case Of::Kept: return kept_doc(content, value);
    case Of::Small: return content.figures[value].id;
    case Of::Origin:
    case Of::OptionalOrigin: return origin_doc(content, value);
    case Of::Rule: return game.adventure().rules[value].id;
    case Of::Flag: return value != 0;
    case Of::Quarter: return kTurnNames[value];
    case Of::Axis: return kAxisNames[value];
    case Of::RoundPart: return kRoundPartNames[value];
    case Of::Moving: return moving_doc(value);
    case Of::Faces: return faces_doc(value);
    default: return value;
  }
}

Doc write_agenda(const Saga& game, const State& state) {
  const std::span tasks(state.agenda.data(), state.tasks);
  return agenda_doc<Steps>(tasks, step_names(), [&](const packed::FieldInfo<Of>& field, std::uint64_t value) {
    return value_doc(game, field.meaning, static_cast<int>(value));
  });
}

Task ValueReader::task(DocReader entry) {
  return read_task<Steps, Task>(entry, step_names(),
                                [&](const Field& field, const DocReader& reader) { return value(field, reader); });
}

Square ValueReader::square(DocReader field) {
  const std::string text = field.text();
  if (field.failed()) return {};
  TextCursor cursor(text);
  const int x = cursor.number();
  const bool comma = cursor.take(",");
  const int y = cursor.number();
  if (x < 0 || !comma || y < 0 || !cursor.at_end()) {
    field.fail("should be a square, as in 5,4");
    return {};
  }
  if (x >= game_.adventure().width || y >= game_.adventure().height) {
    file_.fail(field, "is not on the map", "DS-1.6");
    return {};
  }
  return square_at(x, y);
}

int ValueReader::model(DocReader field) {
  const auto model = static_cast<int>(field.integer(0, kMaxModels - 1));
  if (!file_.failed() && is_hero(model) && model >= game_.heroes()) field.fail("there is no such hero");
  return model;
}

int ValueReader::hero(const DocReader& field) {
  const std::size_t place =
      file_.find(field, "hero of the adventure", game_.adventure().heroes,
                 [&](const AdventureHero& each) -> const std::string& { return game_.content().heroes[each.hero].id; });
  return static_cast<int>(place);
}

int ValueReader::item(DocReader field) {
  const std::string name = field.text();
  for (int i = 0; i < std::ssize(game_.content().items); ++i) {
    if (item_name(game_.content(), i) == name) return i;
  }
  field.fail("there is no item " + shortened(name));
  return 0;
}

int ValueReader::kept(DocReader field) {
  const std::string name = field.text();
  const auto& objects = game_.content().objects;
  for (int i = 0; i < std::ssize(objects); ++i) {
    if (objects[i].id == name) return kFirstObject + i;
  }
  return item(field);
}

int ValueReader::origin(DocReader field) {
  const std::string name = field.text();
  const auto among = [&](const auto& list, int first) {
    for (int i = 0; i < std::ssize(list); ++i) {
      if (list[i].id == name) return first + i;
    }
    return int{kNone};
  };
  const int spell = among(game_.content().spells, 0);
  if (spell != kNone) return spell;
  const int feat = among(game_.content().feats, origin::kFeat);
  if (feat == kNone) field.fail("there is no spell or Feat " + shortened(name));
  return feat;
}

int ValueReader::small_minion(const DocReader& field) {
  const auto& figures = game_.content().figures;
  const auto figure = static_cast<int>(file_.find_id(field, "figure", figures));
  if (!file_.failed() && (figures[figure].klass != Class::Minion || figures[figure].large)) {
    file_.fail(field, "is no minion of one square", "DS-7.9");
  }
  return figure;
}

int ValueReader::faces(DocReader field) {
  int faces = 0;
  file_.each(field, 6, [&](DocReader entry, std::size_t) { faces |= 1 << entry.integer(1, 6); });
  if (!file_.failed() && faces == 0) field.fail("should have an entry");
  return faces;
}

int ValueReader::moving(const DocReader& field) {
  int flags = act::kBonus;
  file_.each(field, std::size(kMovingFlags), [&](const DocReader& entry, std::size_t) {
    flags |= kMovingFlags[file_.find(entry, "flag", kMovingFlags, [](const auto& each) { return each.name; })].bit;
  });
  return flags;
}

std::int64_t ValueReader::value(const Field& field, DocReader reader) {
  const bool none = reader.is_null();
  switch (field.meaning) {
    case Of::Model: return model(reader);
    case Of::Hero: return hero(reader);
    case Of::OptionalHero: return none ? kNone : hero(reader);
    case Of::OptionalThing: return none ? kNone : thing(reader, [&](const DocReader& each) { return model(each); });
    case Of::Square: return number_of(square(reader));
    case Of::OptionalSquare: return number_of(none ? kNowhere : square(reader));
    case Of::Kept: return none ? kNone : kept(reader);
    case Of::Small: return small_minion(reader);
    case Of::Origin: return origin(reader);
    case Of::OptionalOrigin: return none ? int{origin::kCard} : origin(reader);
    case Of::Rule: return static_cast<int>(file_.find_id(reader, "special rule", game_.adventure().rules));
    case Of::Flag: return reader.boolean() ? 1 : 0;
    case Of::Quarter: return static_cast<int>(reader.choice(kTurnNames));
    case Of::Axis: return static_cast<int>(reader.choice(kAxisNames));
    case Of::RoundPart: return static_cast<int>(reader.choice(kRoundPartNames));
    case Of::Moving: return moving(reader);
    case Of::Faces: return faces(reader);
    case Of::Face: return reader.integer(1, 6);
    case Of::Dice: return reader.integer(0, kMaxDice);
    case Of::Few: return reader.integer(0, 15);
    case Of::Some: return reader.integer(1, 15);
    case Of::Points: return reader.integer(0, kFarthest);
    default: return reader.integer(0, 255);
  }
}

}  // namespace uc::saga
