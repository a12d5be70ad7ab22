// The story of the adventure as far as it has been told (DS-2.7, DS-H1), and what the rules make of the position for
// everybody who looks at it.
#include <algorithm>
#include <utility>

#include "view.hpp"

namespace uc::saga {

namespace {

// Words of the file, in the two languages; null if it has none.
Doc words(const Doc& of, std::string_view name) {
  const Doc* found = of.is_object() ? of.find(name) : nullptr;
  return found == nullptr ? Doc() : *found;
}
// A list of the file.
Doc::Array entries(const Doc& file, std::string_view name) {
  const Doc list = words(file, name);
  return list.is_array() ? list.as_array() : Doc::Array();
}

Doc rules_told(const Doc& file) {
  Doc list = Doc::array();
  for (const Doc& rule : entries(file, "special_rules")) {
    list.push(Doc::object().set("id", words(rule, "id")).set("text", words(rule, "text")));
  }
  return list;
}

Doc areas_told(const Saga& game, const State& s, const Doc& file) {
  Doc list = Doc::array();
  const Doc::Array areas = entries(file, "areas");
  for (std::size_t i = 0; i < areas.size(); ++i) {
    if ((s.areas >> i & 1U) == 0) continue;
    list.push(Doc::object()
                  .set("id", game.adventure().area_ids[i])
                  .set("name", words(areas[i], "name"))
                  .set("text", words(areas[i], "text")));
  }
  return list;
}

}  // namespace

Doc view_story(const Saga& game, const State& s) {
  const Doc& file = game.adventure().document;
  Doc ending;
  if (s.winner != kNone) ending = words(words(file, "endings"), kSideNames[s.winner]);
  return Doc::object()
      .set("name", words(file, "name"))
      .set("intro", words(file, "intro"))
      .set("rules", rules_told(file))
      .set("areas", areas_told(game, s, file))
      .set("ending", std::move(ending));
}

Doc view_facts(const Saga& game, const State& s) {
  const Content& content = game.content();
  const Adventure& adventure = game.adventure();
  const bool over = s.winner != kNone;
  const bool by_pile = adventure.pile_empty_loses ||
                       std::any_of(adventure.overlord_wins.begin(), adventure.overlord_wins.end(),
                                   [](const Condition& each) { return each.type == ConditionType::PileExhausted; });
  const int by_limit = adventure.round_limit - s.round;
  Doc piles = Doc::array(), figures = Doc::array();
  for (int i = 0; i < s.bones; ++i) {
    const Square pile = square_at(s.bone_square[i] & 63, s.bone_square[i] >> 6);
    if (may_raise_on(game, s, pile)) piles.push(square_name(pile));
  }
  for_each_in(raisable(game, s, 0), [&](int figure) { figures.push(content.figures[figure].id); });
  const bool asks_models = s.phase == Phase::Window || s.phase == Phase::Overlord;
  return Doc::object()
      .set("waiting", numbers_doc(over ? 0 : s.in_play & kHeroes & ~ModelSet{s.acted}))
      .set("ready", numbers_doc(over || !asks_models ? 0 : can_be_activated(s)))
      .set("draws_left", s.pile)
      .set("rounds_left", over ? 0 : std::max(0, by_pile ? std::min<int>(by_limit, s.pile) : by_limit))
      .set("raise", Doc::object().set("piles", std::move(piles)).set("figures", std::move(figures)));
}

}  // namespace uc::saga
