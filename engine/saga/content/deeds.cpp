// Effects that do something at once, and the lists in which they stand.
#include "effects.hpp"

namespace uc::saga::reading {

namespace {

constexpr int kMost = 9;  // of an amount that no other limit bounds
constexpr int kCrystals = 3;
constexpr int kFaces = 6;
constexpr std::string_view kWhere[] = {"target_square", "adjacent_to_target"};
constexpr std::string_view kWho[] = {"adjacent_enemies", "front_arc_enemies"};
constexpr std::string_view kLocks[] = {"no", "may"};
constexpr std::string_view kClasses[] = {"minor", "major"};

std::uint8_t find_minion(DocReader field, const Content& content) {
  const std::uint8_t figure = find_id(field, content.figures, "minion");
  if (figure != kNone && content.figures[figure].klass != Class::Minion) field.fail("should be a minion");
  return figure;
}

void read_summon(DocReader& effect, const Content& content, Effect& deed) {
  deed.op = Op::Summon;
  deed.figure = find_minion(effect.member("minion"), content);
  deed.amount = number(effect.member("limit"), 1, kMaxModels);
  deed.beside = effect.member("where").choice(kWhere) == 1;
  if (deed.figure != kNone && content.figures[deed.figure].large)
    effect.member("minion").fail("should be of one square: it is put on one");
}

void read_animate(DocReader& effect, const Content& content, Effect& deed) {
  deed.op = Op::Animate;
  deed.amount = number(effect.member("count"), 1, kMost);
  std::optional<DocReader> list = effect.optional("minions");
  if (!list) return;
  const std::size_t count = size_between(*list, 1, kMaxFigures, "minions");
  for (std::size_t i = 0; i < count && !list->failed(); ++i) {
    DocReader entry = list->item(i);
    const std::uint8_t figure = find_minion(entry, content);
    if (figure == kNone) return;
    if (!content.figures[figure].from_bones) entry.fail("never rises from bones");
    const std::uint32_t bit = std::uint32_t{1} << figure;
    if ((deed.figures & bit) != 0) entry.fail("is named twice");
    deed.figures |= bit;
  }
}

void read_fight_each(DocReader& effect, Effect& deed) {
  deed.op = Op::FightEach;
  deed.amount = number(effect.member("dice"), 1, kMaxDice);
  deed.front_arc = effect.member("who").choice(kWho) == 1;
  deed.attacker_modifiers = effect.member("attacker_modifiers").boolean();
  deed.locks = effect.member("locks").choice(kLocks) == 1;
}

void read_cast_many(DocReader& effect, Effect& deed) {
  deed.op = Op::CastMany;
  deed.amount = number(effect.member("count"), 1, kMost);
  deed.major = effect.member("class").choice(kClasses) == 1;
  deed.ignore_recharge = effect.member("ignore_recharge").boolean();
}

// One number is all there is to it.
Effect simple(Op op, const DocReader& amount, int most) {
  Effect deed;
  deed.op = op;
  deed.amount = number(amount, 1, most);
  return deed;
}

Effect plain(Op op) {
  Effect deed;
  deed.op = op;
  return deed;
}

void read_condition(DocReader& effect, Effect& deed) {
  std::optional<DocReader> field = effect.optional("condition");
  if (!field) return;
  expect_text(*field, "target_wounded");
  deed.if_wounded = true;
}

}  // namespace

Effect read_deed(DocReader& effect, Word word, const Content& content) {
  Effect deed;
  switch (word) {
    case Word::MagicAttack:
      deed = simple(Op::MagicAttack, effect.member("dice"), kMaxDice);
      if (std::optional<DocReader> targeting = effect.optional("targeting"))
        deed.targeting = read_targeting(*targeting);
      break;
    case Word::BonusMove: deed = simple(Op::BonusMove, effect.member("squares"), kFarthest); break;
    case Word::ReduceWard: deed = simple(Op::ReduceWard, effect.member("amount"), kMost); break;
    case Word::OpenLock: deed = plain(Op::OpenLock); break;
    case Word::GainCrystal:
      deed = plain(Op::GainCrystal);
      deed.table = read_by_face(effect.member("table"), 1, kCrystals);
      break;
    case Word::Heal: deed = simple(Op::Heal, effect.member("amount"), kMost); break;
    case Word::PreventWound: deed = plain(Op::PreventWound); break;
    case Word::Exhaust:
      expect_text(effect.member("who"), "adjacent_enemy_minions");
      deed = plain(Op::Exhaust);
      break;
    case Word::Summon: read_summon(effect, content, deed); break;
    case Word::PlaceBonePile: deed = plain(Op::PlaceBonePile); break;
    case Word::Animate: read_animate(effect, content, deed); break;
    case Word::FightEach: read_fight_each(effect, deed); break;
    case Word::FightOne:
      deed = simple(Op::FightOne, effect.member("dice_bonus"), kMost);
      deed.ignore_penalties = effect.member("ignore_penalties").boolean();
      break;
    case Word::ChainFight: deed = simple(Op::ChainFight, effect.member("max"), kMost); break;
    case Word::ShootTimes: deed = simple(Op::ShootTimes, effect.member("count"), kMost); break;
    case Word::ShootOne:
      deed = simple(Op::ShootOne, effect.member("dice"), kMaxDice);
      deed.ignore_models = effect.member("ignore_models").boolean();
      deed.ignore_furniture = effect.member("ignore_furniture").boolean();
      break;
    case Word::CastMany: read_cast_many(effect, deed); break;
    case Word::Devour: deed = simple(Op::Devour, effect.member("amount"), kMost); break;
    default: break;  // the others are no deeds
  }
  read_condition(effect, deed);
  return deed;
}

namespace {

// What lasts is put into the one source of the record.
void read_lasting(DocReader& effect, Word word, const std::string& id, Deeds& deeds, Content& content) {
  Modifiers modifiers;
  const bool token = word == Word::SkipRoll;
  if (!token) read_modifier(effect, word, modifiers);
  const Duration duration = read_duration(effect, word);
  if (duration == Duration::Instant || duration == Duration::Always)
    return effect.member("duration").fail("should be turn, round, next_round or adventure here");
  if (deeds.source == kNone) {
    if (content.sources.size() == kMaxSources)
      return effect.fail("is one lasting effect too many: there may be " + std::to_string(kMaxSources));
    deeds.source = static_cast<std::uint8_t>(content.sources.size());
    content.sources.push_back({id, duration, {}, 0});
    deeds.effects.push_back(plain(Op::Lasting));
  }
  Source& source = content.sources[deeds.source];
  if (source.duration != duration) effect.fail("should last as long as the other effects beside it");
  source.modifiers.add(modifiers);
  if (token) source.skip_ok_on = number(effect.member("ok_on"), 2, kFaces);
}

bool lasts(Word word) {
  return word == Word::Armour || word == Word::Dice || word == Word::Movement || word == Word::NoMove ||
         word == Word::Immune || word == Word::DestroyBones || word == Word::SkipRoll;
}

}  // namespace

Deeds read_deeds(DocReader list, Place place, const std::string& id, Content& content) {
  Deeds deeds;
  const std::size_t count = size_between(list, 1, kMost, "effects");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader effect = list.item(i);
    const Word word = read_word(effect, place);
    if (effect.failed()) break;
    if (lasts(word)) read_lasting(effect, word, id, deeds, content);
    else deeds.effects.push_back(read_deed(effect, word, content));
  }
  return deeds;
}

}  // namespace uc::saga::reading
