// Special rules of adventures (DS-18.5 to DS-18.7).
#include "play.hpp"

namespace uc::saga {

template <class Events>
void Play<Events>::interact(const said::Interact& chosen) {
  const int rule = chosen.rule;
  tell<Ev::RuleUsed>({.model = s_.act.model}, {.rule = rule});
  if (adventure_.rules[rule].once_per_round) s_.rules_used = static_cast<std::uint16_t>(s_.rules_used | 1U << rule);
  push<Step::RuleEffects>({.rule = rule, .effect = 0, .hero = s_.act.model, .way = chosen.way});
}

// One effect after the other.
template <class Events>
void Play<Events>::rule_effects(about::RuleEffects under_way) {
  const SpecialRule& rule = adventure_.rules[under_way.rule];
  const int number = under_way.effect, hero = under_way.hero;
  if (number >= std::ssize(rule.effects)) return;
  under_way.effect = number + 1;
  push<Step::RuleEffects>(under_way);
  const RuleEffect& effect = rule.effects[number];
  switch (effect.op) {
    case RuleOp::SetFlag:
      s_.flags |= u8(1 << effect.what);
      tell<Ev::FlagSet>({}, {.flag = effect.what});
      return check_victory();
    case RuleOp::AddCounter:
      s_.counters[effect.what] = u8(std::min(255, s_.counters[effect.what] + effect.value));
      tell<Ev::CounterChanged>({}, {.counter = effect.what, .value = s_.counters[effect.what]});
      return check_victory();
    case RuleOp::Deposit: {
      const int carried = s_.object_count(hero, effect.what);
      s_.objects[hero] &= ~(15U << (4 * effect.what));
      s_.counters[effect.counter] = u8(std::min(255, s_.counters[effect.counter] + carried));
      tell<Ev::CounterChanged>({}, {.counter = effect.counter, .value = s_.counters[effect.counter]});
      return check_victory();
    }
    case RuleOp::OpenDoor:
      if ((s_.doors_open >> effect.what & 1U) == 0) open(thing::kDoor + effect.what, hero);
      return;
    case RuleOp::ExitHero:
      s_.exited |= u8(1 << hero);
      tell<Ev::HeroExited>({.model = u8(hero), .at = s_.at[hero]});
      s_.taken.remove(s_.at[hero]);
      s_.in_play &= ~set_of(hero);
      s_.lasting[hero] = 0;
      return check_victory();
    case RuleOp::RotateBlock:
      if (!can_turn(game_, s_, effect.what)) return;
      if (effect.choice) return turn_block(effect.what, static_cast<Quarter>(int{under_way.way}));
      return push<Step::RollBlock>({.rule = under_way.rule, .effect = number});
    case RuleOp::Collapse: return collapse(effect);
  }
}

// DS-18.6: the nine squares with all that is on them.
template <class Events>
void Play<Events>::turn_block(int number, Quarter quarter) {
  if (quarter == Quarter::None) return;
  const Square centre = game_.blocks()[number].centre;
  const bool clockwise = quarter == Quarter::Clockwise;
  const auto inside = [&](Square q) {
    return q.x + 1 >= centre.x && q.x <= centre.x + 1 && q.y + 1 >= centre.y && q.y <= centre.y + 1;
  };
  const auto turned = [&](Square q) {
    const int dx = q.x - centre.x, dy = q.y - centre.y;
    return clockwise ? square_at(centre.x - dy, centre.y + dx) : square_at(centre.x + dy, centre.y - dx);
  };
  const auto turn_board = [&](Board& board) {
    Board before = board;
    for_each_square(square_at(centre.x - 1, centre.y - 1), 3, [&](Square q) { board.remove(q); });
    for_each_square(square_at(centre.x - 1, centre.y - 1), 3, [&](Square q) {
      if (before.has(q)) board.add(turned(q));
    });
  };
  turn_board(s_.open);
  turn_board(s_.solid);
  turn_board(s_.taken);
  for_each_in(s_.in_play, [&](int model) {
    if (!inside(s_.at[model])) return;
    s_.at[model] = turned(s_.at[model]);
    if (!figure(model).ethereal) s_.facing[model] = facing_at(index(s_.facing[model]) + (clockwise ? 1 : 3));
  });
  for (std::size_t i = 0; i < kMaxHeroes; ++i) {
    if (s_.dropped[i] != 0 && inside(s_.dropped_at[i])) s_.dropped_at[i] = turned(s_.dropped_at[i]);
  }
  // Bone piles lie in the order of their squares, so they are taken up and laid down again.
  struct Pile {
    int key, count;
  };
  std::array<Pile, 9> piles{};
  int size = 0, kept = 0;
  for (int i = 0; i < s_.bones; ++i) {
    const int key = s_.bone_square[i];
    const Square q = square_at(key & 63, key >> 6);
    if (inside(q)) {
      piles[size++] = {turned(q).y * 64 + turned(q).x, s_.bone_count[i]};
    } else {
      s_.bone_square[kept] = s_.bone_square[i];
      s_.bone_count[kept++] = s_.bone_count[i];
    }
  }
  for (int i = 0; i < size; ++i) {
    int j = kept++;
    for (; j > 0 && s_.bone_square[j - 1] > piles[i].key; --j) {
      s_.bone_square[j] = s_.bone_square[j - 1];
      s_.bone_count[j] = s_.bone_count[j - 1];
    }
    s_.bone_square[j] = static_cast<std::uint16_t>(piles[i].key);
    s_.bone_count[j] = u8(piles[i].count);
  }
  const auto shift = static_cast<unsigned>(2 * number);
  const unsigned now = ((s_.blocks >> shift & 3U) + (clockwise ? 1U : 3U)) & 3U;
  s_.blocks = u8(static_cast<int>((s_.blocks & ~(3U << shift)) | now << shift));
  tell<Ev::BlockTurned>({}, {.block = number, .way = quarter});
}

template <class Events>
void Play<Events>::collapse(const RuleEffect& effect) {
  s_.collapse = u8(s_.collapse == kNone ? effect.start : std::min(254, s_.collapse + effect.step));
  const int limit = s_.collapse;
  tell<Ev::Collapsed>({}, {.up_to = s_.collapse});
  for_each_in(s_.in_play & ~kHeroes, [&](int model) {
    if (figure(model).klass != Class::Minion) return;
    bool wholly = true;
    for_each_square_of(game_, s_, model, [&](Square q) { wholly = wholly && (effect.along_y ? q.y : q.x) <= limit; });
    if (wholly) remove_model(model, Event::Buried);
  });
  push<Step::Collapsing>({.axis = effect.along_y, .limit = limit, .next = 0});
}

// The heroes there, one after the other (DS-12.1).
template <class Events>
void Play<Events>::collapsing(about::Collapsing collapse) {
  const int hero = collapse.next;
  if (hero >= kMaxHeroes) return;
  collapse.next = hero + 1;
  push<Step::Collapsing>(collapse);
  if (!is_in_play(hero)) return;
  const Square where = s_.at[hero];
  // A special rule beats a feat (DS-1.10): only a Healing Potion keeps this wound off.
  if ((collapse.axis == 0 ? where.x : where.y) <= collapse.limit)
    push<Step::Harm>({.model = hero, .wounds = 1, .by_friend = false, .stage = about::Harm::kRegenerated});
}

// DS-13.12
template <class Events>
void Play<Events>::destroyed(int number) {
  const Furniture& piece = adventure_.furniture[number];
  s_.furniture_gone |= std::uint64_t{1} << number;
  for (unsigned i = 0; i < piece.size; ++i) s_.solid.remove(piece.squares[i]);
  tell<Ev::Destroyed>({.model = s_.act.model, .thing = u8(thing::kFurniture + number)});
  for (std::size_t i = adventure_.rules.size(); i-- > 0;) {
    const SpecialRule& rule = adventure_.rules[i];
    if (rule.on != Trigger::ObjectDestroyed || rule.furniture_kind != piece.kind) continue;
    if (rule.when && !holds(game_, s_, *rule.when)) continue;
    push<Step::RuleEffects>({.rule = i, .effect = 0, .hero = s_.act.model, .way = Quarter::None});
  }
}

template class Play<NoEvents>;
template class Play<EventList<Event>>;

}  // namespace uc::saga
