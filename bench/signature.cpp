#include "signature.hpp"

#include <vector>

#include "core/hash.hpp"
#include "table/games.hpp"

namespace uc {

namespace {

constexpr int kGamesEach = 12;
constexpr int kListEvery = 8;  // listing all actions is slow, so only at some decisions

template <Game G>
std::uint64_t hash_decision(const G& game, const typename G::State& state, int number, Seat actor, ActionList& list,
                            std::uint64_t hash) {
  if (number % kListEvery != 0) return hash;
  game.actions(state, list);
  hash = mix(hash, list.size());
  for (const Action action : list) hash = mix(hash, action.bits);
  Rng rng(hash);
  return hash_of(game.guess(state, Seats(actor), rng), hash);
}

template <Game G>
std::uint64_t hash_game(const G& game, std::uint64_t seed, ActionList& list, std::uint64_t hash) {
  Rng rng(seed);
  typename G::State state = game.start();
  int decisions = 0;
  for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
    hash = mix(hash, std::uint64_t{turn.kind} << 32U | static_cast<std::uint64_t>(index(turn.actor)) << 8U |
                         turn.knows.bits());
    if (turn.is_seat()) hash = hash_decision(game, state, ++decisions, turn.actor, list, hash);
    const Action action = turn.is_chance() ? game.draw(state, rng) : game.pick(state, rng);
    hash = mix(hash, action.bits);
    game.apply(state, action, NoEvents{});
    hash = hash_of(state, hash);
  }
  const Scores scores = game.scores(state);
  for (int seat = 0; seat < game.players(); ++seat) {
    const SeatScore& score = scores[seat];
    hash = mix(hash, static_cast<std::uint64_t>(score.score) << 8U | static_cast<std::uint64_t>(score.place) << 1U |
                         (score.won ? 1U : 0U));
  }
  return hash;
}

// The defaults, and for each option each of its presets with all others by default.
std::vector<Doc> presets(const Doc& options) {
  std::vector<Doc> all = {Doc::object()};
  if (!options.is_array()) return all;
  for (const Doc& option : options.as_array()) {
    const Doc* id = option.find("id");
    const Doc* values = option.find("values");
    if (id == nullptr || values == nullptr || !values->is_array()) continue;
    for (const Doc& value : values->as_array()) all.push_back(Doc::object().set(id->as_string(), value));
  }
  return all;
}

}  // namespace

std::uint64_t signature(const Library& library, std::uint64_t before) {
  std::uint64_t hash = before;
  ActionList list;
  for_each_game([&](auto entry, std::size_t number) {
    using G = typename decltype(entry)::type;
    const GameInfo& info = library.info(number);
    for (const int players : info.players) {
      std::uint64_t seed = static_cast<std::uint64_t>(players) << 32U;
      for (const Doc& options : presets(info.options)) {
        const auto game = make_game<G>(library, players, options);
        if (!game) continue;  // a preset for another number of players
        for (int i = 0; i < kGamesEach; ++i) hash = hash_game(*game, seed++, list, hash);
      }
    }
  });
  return hash;
}

}  // namespace uc
