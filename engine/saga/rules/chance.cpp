// Chance: dice, and the Overlord's cards (DS-1.5, DS-1.11, DS-2.5).
#include "rules.hpp"

namespace uc::saga {

namespace {

int dice_to_roll(const State& state) {
  return state.next().step == Step::RollAttack ? state.attack.dice : state.attack.defence;
}

bool rolls_many(const State& state) {
  return state.next().step == Step::RollAttack || state.next().step == Step::RollDefence;
}

// Of a roll that is one face: of so many dice the best.
int dice_of_one_face(const Task& roll) {
  return roll.step == Step::RollCrystal ? int{roll.as<about::Crystal>().dice} : 1;
}

std::uint64_t ways(const Faces& faces) {  // dice in order that show these faces
  std::uint64_t count = 1;
  std::uint64_t placed = 0;
  for (const std::uint8_t some : faces) {
    for (std::uint64_t i = 1; i <= some; ++i) count = count * ++placed / i;
  }
  return count;
}

// Calls f(action, weight) for every roll of so many dice.
template <class F>
void for_each_roll(int dice, F&& f) {
  Faces faces{};
  const auto fill = [&](const auto& self, int face, int left) -> void {
    if (face == 0) {
      faces[0] = static_cast<std::uint8_t>(left);
      f(pack_dice(faces), ways(faces));
      return;
    }
    for (int n = left; n >= 0; --n) {
      faces[face] = static_cast<std::uint8_t>(n);
      self(self, face - 1, left - n);
    }
  };
  fill(fill, 5, dice);
}

template <class F>
void for_each_outcome(const Content& content, const State& state, F&& f) {
  if (rolls_many(state)) return for_each_roll(dice_to_roll(state), f);
  const Task& next = state.next();
  if (next.step == Step::DrawCard) {
    for (std::size_t i = 0; i < content.cards.size(); ++i) {
      if (state.pool[i] > 0) f(pack<Kind::Drawn>({i}), std::uint64_t{state.pool[i]});
    }
    return;
  }
  const int dice = dice_of_one_face(next);
  for (int face = 1; face <= 6; ++face) {
    std::uint64_t up_to = 1, below_it = 1;
    for (int i = 0; i < dice; ++i) {
      up_to *= static_cast<std::uint64_t>(face);
      below_it *= static_cast<std::uint64_t>(face - 1);
    }
    f(pack<Kind::Die>({face}), up_to - below_it);
  }
}

}  // namespace

void Saga::outcomes(const State& state, OutcomeList& list) const {
  list.clear();
  for_each_outcome(*content_, state, [&](Action action, std::uint64_t weight) { list.push_back({action, weight}); });
}

template <RandomSource R>
Action Saga::draw(const State& state, R& source) const {
  if (rolls_many(state)) {
    Faces faces{};
    int left = dice_to_roll(state);
    while (left > 0) {  // up to five dice from one number
      const int some = left < 5 ? left : 5;
      std::uint32_t number = below(source, 7776);
      for (int i = 0; i < some; ++i, number /= 6) ++faces[number % 6];
      left -= some;
    }
    return pack_dice(faces);
  }
  const Task& next = state.next();
  if (next.step == Step::DrawCard) {
    std::uint32_t total = 0;
    for (const std::uint8_t count : state.pool) total += count;
    std::uint32_t n = below(source, total);
    int card = 0;
    while (n >= state.pool[card]) n -= state.pool[card++];
    return pack<Kind::Drawn>({card});
  }
  int face = 0;
  const int dice = dice_of_one_face(next);
  for (int i = 0; i < dice; ++i) face = std::max(face, roll_die(source));
  return pack<Kind::Die>({face});
}

template Action Saga::draw<Rng>(const State&, Rng&) const;
template Action Saga::draw<ChanceStream>(const State&, ChanceStream&) const;

Refusal refuse_outcome(const Saga& game, const State& state, Action action) {
  if (rolls_many(state)) {
    const Faces faces = dice_of(action);
    int dice = 0;
    for (const std::uint8_t some : faces) dice += some;
    if (kind_of(action) == Kind::Dice && action == pack_dice(faces) && dice == dice_to_roll(state)) return kLegal;
    return {"DS-1.11"};
  }
  bool possible = false;
  for_each_outcome(game.content(), state, [&](Action each, std::uint64_t) { possible = possible || each == action; });
  if (possible) return kLegal;
  return state.next().step == Step::DrawCard ? Refusal{"DS-2.5"} : Refusal{"DS-1.5"};
}

}  // namespace uc::saga
