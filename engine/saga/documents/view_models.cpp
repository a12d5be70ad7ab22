// Models in a view: all that everybody sees of them (DS-H5).
#include <algorithm>
#include <utility>

#include "notation.hpp"
#include "view.hpp"

namespace uc::saga {

namespace {

Doc or_null(bool has, Doc value) { return has ? std::move(value) : Doc(); }

Doc lasting_doc(const Content& content, const State& s, int model) {
  Doc list = Doc::array();
  for (std::size_t source = 0; source < content.sources.size(); ++source) {
    const int left = s.lasting_of(model, static_cast<int>(source));
    if (left != 0) list.push(Doc::object().set("effect", content.sources[source].id).set("left", left));
  }
  return list;
}

Doc feats_doc(const Content& content, const Figure& figure, const State& s, int model) {
  Doc list = Doc::array();
  for (std::size_t i = 0; i < figure.feats.size(); ++i) {
    list.push(Doc::object()
                  .set("feat", content.feats[figure.feats[i]].id)
                  .set("used", s.feat_used(model, static_cast<int>(i))));
  }
  return list;
}

Doc spells_doc(const Saga& game, const State& s, int model) {
  Doc list = Doc::array();
  for_each_in(game.spells_of(s, model), [&](int spell) {
    const Spell& of = game.content().spells[spell];
    list.push(Doc::object().set("spell", of.id).set("major", of.major).set("recharge", s.recharge[spell]));
  });
  return list;
}

Doc items_doc(const Content& content, const State& s, int hero) {
  Doc list = Doc::array();
  for (int item = 0; item < static_cast<int>(content.items.size()); ++item) {
    const int count = s.item_count(hero, item);
    if (count != 0) list.push(Doc::object().set("item", item_name(content, item)).set("count", count));
  }
  return list;
}

Doc objects_doc(const Content& content, const State& s, int hero) {
  Doc list = Doc::array();
  for (int object = 0; object < static_cast<int>(content.objects.size()); ++object) {
    const int count = s.object_count(hero, object);
    if (count != 0) list.push(Doc::object().set("object", content.objects[object].id).set("count", count));
  }
  return list;
}

// What it has now, with skills, items and lasting effects; what depends on the enemy comes on top of it.
Doc values_doc(const Saga& game, const State& s, int model) {
  const Figure& figure = game.figure(s, model);
  const Modifiers has = modifiers_of(game, s, model);
  const auto dice = [&](int printed, std::size_t kind) { return std::clamp(printed + has.dice[kind], 0, kMaxDice); };
  return Doc::object()
      .set("movement", movement_of(game, s, model))
      .set("fight", dice(figure.combat, 0))
      .set("defence", dice(figure.combat, 4))
      .set("shooting", or_null(figure.shooting != 0, dice(figure.shooting, 1)))
      .set("range", or_null(figure.shooting != 0, kReachNames[index(figure.shot_range)]))
      .set("armour", std::clamp(figure.armour + has.armour, 1, 5));
}

// Wounds that take it out of the game; 0 if none do, or one hit does.
int most_wounds(const Figure& figure) {
  return figure.klass == Class::Minion ? figure.wounds : figure.incapacitated_at;
}

}  // namespace

Doc view_model(const Saga& game, const State& s, int model) {
  const Content& content = game.content();
  const Figure& figure = game.figure(s, model);
  const bool hero = is_hero(model), here = has(s.in_play, model);
  const int crippled_at = figure.crippled_at + (hero ? game.skills(model).crippled_at : 0);
  Doc doc = Doc::object();
  doc.set("number", model).set("figure", figure.id).set("side", kSideNames[hero ? 1 : 0]);
  doc.set("class", kClassNames[index(figure.klass)]);
  doc.set("sheet", or_null(hero, kSheetNames[figure.legendary ? 1 : 0]));
  doc.set("seat", uc::index(seat_of_model(game, model))).set("large", figure.large).set("in_play", here);
  doc.set("square", square_name(s.at[model]));
  doc.set("squares", here ? squares_doc(squares_of(game, s, model)) : Doc::array());
  doc.set("facing", facing_doc(figure, s.facing[model]));
  doc.set("wounds", s.wounds_of(model)).set("crippled_at", or_null(figure.crippled_at != 0, crippled_at));
  doc.set("out_at", or_null(most_wounds(figure) != 0, most_wounds(figure)));
  doc.set("crippled", is_crippled(game, s, model));
  doc.set("engaged_by", numbers_doc(here ? engagers(game, s, model) : 0));
  doc.set("outnumbered", here && is_outnumbered(game, s, model));
  doc.set("values", values_doc(game, s, model)).set("lasting", lasting_doc(content, s, model));
  doc.set("feats", feats_doc(content, figure, s, model)).set("spells", spells_doc(game, s, model));
  doc.set("items", or_null(hero, hero ? items_doc(content, s, model) : Doc()));
  doc.set("objects", or_null(hero, hero ? objects_doc(content, s, model) : Doc()));
  doc.set("activated", or_null(!hero, has(s.activated, model)));
  doc.set("exhausted", or_null(!hero, has(s.exhausted, model)));
  doc.set("acted", or_null(hero, (s.acted >> (model & 7) & 1) != 0));
  doc.set("incapacitated", or_null(hero, (s.incapacitated >> (model & 7) & 1) != 0));
  return doc.set("exited", or_null(hero, (s.exited >> (model & 7) & 1) != 0));
}

}  // namespace uc::saga
