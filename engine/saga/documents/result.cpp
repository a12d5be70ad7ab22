// How an adventure ended, and what each hero has left: the campaign counts it (DS-17.5, DS-17.6).
#include "saga/saga.hpp"

namespace uc::saga {

namespace {

constexpr std::string_view kEndingNames[] = {"none", "goal", "incapacitated", "pile_empty", "round_limit"};
static_assert(std::size(kEndingNames) == static_cast<std::size_t>(Ending::RoundLimit) + 1);

// One entry for each; crystals made by Crystallise are lost (DS-17.6). An incapacitated hero has its items again
// (DS-8.15).
Doc items_left(const Content& content, const State& state, int hero) {
  Doc list = Doc::array();
  for (std::size_t item = 0; item < content.items.size(); ++item) {
    if (content.items[item].made) continue;
    for (int left = state.item_count(hero, static_cast<int>(item)); left > 0; --left) list.push(content.items[item].id);
  }
  return list;
}

}  // namespace

Doc Saga::result(const State& state, Seat) const {
  Doc list = Doc::array();
  for (int hero = 0; hero < heroes(); ++hero) {
    list.push(Doc::object()
                  .set("hero", content_->heroes[hero_of(hero)].id)
                  .set("out", (state.incapacitated >> hero & 1) != 0)
                  .set("items", items_left(*content_, state, hero)));
  }
  return Doc::object()
      .set("heroes_won", state.winner == 1)
      .set("ending", kEndingNames[index(state.ending)])
      .set("round", state.round)
      .set("heroes", std::move(list));
}

}  // namespace uc::saga
