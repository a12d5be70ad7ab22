// What a viewer may see, as documents: docs/format/saga.md. The referee's view is the position format, which load.cpp
// reads. Secret are the Overlord's hand, areas that are not revealed, and what closed chests hold (DS-H1 to DS-H3).
#include "view.hpp"

#include <initializer_list>
#include <utility>

#include "agenda.hpp"
#include "core/position.hpp"

namespace uc::saga {

namespace {

bool is_step(const Task& task, std::initializer_list<Step> steps) {
  for (const Step step : steps) {
    if (task.step == step) return true;
  }
  return false;
}

// Writes one position for one viewer.
class ViewWriter {
 public:
  ViewWriter(const Saga& game, const State& state, Viewer viewer)
      : game_(game), content_(game.content()), adventure_(game.adventure()), s_(state), viewer_(viewer) {}

  void course(Doc& doc) const {
    const bool horizon = s_.next().step == Step::Horizon;
    doc.set("adventure", adventure_.id);
    doc.set("phase", horizon ? Doc(step_names().back()) : Doc(Saga::kinds()[index(s_.next().step)]));
    doc.set("part", kPartNames[index(s_.phase)]);
    doc.set("round", s_.round).set("round_limit", adventure_.round_limit).set("asked", asked());
    if (viewer_.all) doc.set("agenda", write_agenda(game_, s_)).set("blind", s_.blind != 0);
    doc.set("winner", s_.winner == kNone ? Doc() : Doc(kSideNames[s_.winner]));
    doc.set("ending", s_.ending == Ending::None ? Doc() : Doc(kHowNames[static_cast<std::size_t>(s_.ending) - 1]));
    doc.set("act", act()).set("attack", attack());
    doc.set("pending", Doc::object()
                           .set("targets", numbers_doc(s_.targets))
                           .set("free", numbers_doc(s_.free))
                           .set("locks", things_doc(game_, s_.locks, viewer_)));
  }

  void models(Doc& doc) const {
    Doc list = Doc::array();
    for (int hero = 0; hero < game_.heroes(); ++hero) list.push(view_model(game_, s_, hero));
    for (int i = 0; i < s_.others; ++i) list.push(view_model(game_, s_, s_.order[i]));
    doc.set("models", std::move(list));
    Doc recharging = Doc::array();
    for (std::size_t i = 0; i < content_.spells.size(); ++i) {
      if (s_.recharge[i] != 0)
        recharging.push(Doc::object().set("spell", content_.spells[i].id).set("recharge", s_.recharge[i]));
    }
    doc.set("recharging", std::move(recharging));
  }

  void overlord(Doc& doc) const {
    const bool seen = viewer_.knows(Seats(kOverlord));
    Doc limits = Doc::array();
    for (std::size_t i = 0; i < content_.figures.size(); ++i) {
      if (adventure_.animate_limit[i] == 0) continue;
      limits.push(Doc::object()
                      .set("figure", content_.figures[i].id)
                      .set("limit", adventure_.animate_limit[i])
                      .set("in_play", count_of_figure(s_, static_cast<int>(i))));
    }
    Doc part = Doc::object();
    part.set("commands_each_turn", adventure_.commands).set("commands", s_.commands);
    part.set("card_played", s_.card_played != 0).set("hand_size", s_.hand_size()).set("pile", s_.pile);
    part.set("pile_out", s_.pile_out != 0).set("fixed_pile", adventure_.fixed_pile);
    part.set("hand", seen ? cards([&](std::size_t i) { return s_.hand[i]; }) : Doc());
    // DS-H4: what has been played everybody has seen, and the rest is the deck without it.
    part.set("played",
             cards([&](std::size_t i) { return game_.deck_count(static_cast<int>(i)) - s_.pool[i] - s_.hand[i]; }));
    part.set("unseen", cards([&](std::size_t i) { return s_.pool[i] + (seen ? 0 : s_.hand[i]); }));
    doc.set("overlord", part.set("limits", std::move(limits)));
  }

  void rules(Doc& doc) const {
    Doc flags = Doc::array(), counters = Doc::array(), used = Doc::array(), out = Doc::array();
    for (std::size_t i = 0; i < adventure_.flags.size(); ++i) {
      if ((s_.flags >> i & 1U) != 0) flags.push(adventure_.flags[i]);
    }
    for (std::size_t i = 0; i < adventure_.counters.size(); ++i) {
      counters.push(Doc::object().set("counter", adventure_.counters[i]).set("value", s_.counters[i]));
    }
    for (std::size_t i = 0; i < adventure_.rules.size(); ++i) {
      if ((s_.rules_used >> i & 1U) != 0) used.push(adventure_.rules[i].id);
    }
    for (std::size_t i = 0; i < content_.figures.size(); ++i) {
      if ((s_.bosses_out >> i & 1U) != 0) out.push(content_.figures[i].id);
    }
    doc.set("flags", std::move(flags)).set("counters", std::move(counters));
    doc.set("rules_used", std::move(used)).set("bosses_out", std::move(out));
    doc.set("victory", view_goals(game_, s_, viewer_));
  }

  // What only some may see, and what a front end would otherwise have to count.
  void beside(Doc& doc) const {
    doc.set("hidden", sees_hidden() ? view_hidden(game_, s_, viewer_) : Doc());
    doc.set("aids", game_.turn(s_).is_seat() ? view_aids(game_, s_, viewer_) : Doc());
    if (!viewer_.all) doc.set("story", view_story(game_, s_)).set("facts", view_facts(game_, s_));
  }

  // An adventure of one's own is told in the options; who does not know what is hidden in it gets its name only.
  Doc options() const {
    Doc doc = Saga::write_options(content_, game_.options(), game_.players());
    if (!sees_hidden()) doc.set("adventure", adventure_.id);
    return doc;
  }

 private:
  // Who guesses what is hidden has not seen it (DS-H1), even where the whole guess is told.
  bool sees_hidden() const { return viewer_.knows(Seats(kOverlord)) && s_.blind == 0; }

  template <class Count>
  Doc cards(Count count) const {
    Doc list = Doc::array();
    for (std::size_t i = 0; i < content_.cards.size(); ++i) {
      if (count(i) > 0) list.push(Doc::object().set("card", content_.cards[i].id).set("count", count(i)));
    }
    return list;
  }

  // Of a seat's question or a roll: what it is about, for those who do not read agendas.
  Doc asked() const {
    using enum Step;
    const Task& t = s_.next();
    const Turn turn = game_.turn(s_);
    if (!turn.is_seat() && !turn.is_chance()) return {};
    const bool of_actor = is_step(t, {AskAct, AskSpell, AskEach, AskStrike, AskShot, AskChain, AskShift, AskDevour});
    const bool roll = is_step(t, {RollAttack, RollDefence});
    const auto named = told({"model", "hero", "target", "caster"});
    const auto other = told({"other"});
    const auto word = [&](std::string_view name) {
      const auto found = told({name});
      return found ? value_doc(game_, found->meaning, found->value) : Doc();
    };
    Doc doc = Doc::object();
    doc.set("seat", turn.is_seat() ? Doc(uc::index(turn.actor)) : Doc());
    doc.set("model", of_actor ? Doc(s_.act.model) : roll ? Doc(s_.attack.attacker) : named ? Doc(named->value) : Doc());
    doc.set("other", other ? Doc(other->value) : Doc());
    doc.set("left", t.step == AskCommand ? Doc(s_.commands) : word(t.step == AskBonusMove ? "points" : "left"));
    doc.set("major", word("major")).set("recharging", word("recharging")).set("origin", word("origin"));
    doc.set("square", t.step == AskTarget ? Doc() : word(t.step == AskAnimate ? "pile" : "square"));
    doc.set("figure", word("figure")).set("given", word("given")).set("taken", word("taken"));
    return doc.set("rule", word("rule")).set("needs", word("needs"));
  }

  // The first of these fields that the next step has.
  struct Told {
    Of meaning;
    int value;
  };
  std::optional<Told> told(std::initializer_list<std::string_view> names) const {
    const std::uint64_t bits = s_.next().bits();
    for (const auto& field : Steps::fields(s_.next().step)) {
      for (const std::string_view name : names) {
        if (field.name == name) return Told{field.meaning, static_cast<int>(field.of(bits))};
      }
    }
    return std::nullopt;
  }

  Doc act() const {
    const Act& a = s_.act;
    if (a.model == kNone) return {};
    const auto flag = [&](std::uint8_t bit) { return (a.flags & bit) != 0; };
    Doc cast = Doc::array();
    for_each_in(a.cast, [&](int spell) { cast.push(content_.spells[spell].id); });
    return Doc::object()
        .set("model", a.model)
        .set("points", a.points)
        .set("moved", flag(act::kMoved))
        .set("in_move", flag(act::kInMove))
        .set("stopped", flag(act::kStopped))
        .set("move_over", flag(act::kMoveOver))
        .set("acted", flag(act::kActed))
        .set("dazed", flag(act::kDazed))
        .set("trades", a.trades)
        .set("cast", std::move(cast));
  }

  Doc attack() const {
    const Attack& a = s_.attack;
    if (!is_step(s_.next(), {Step::RollAttack, Step::RollDefence})) return {};
    Doc rolled = Doc::array();
    for (std::size_t face = a.rolled.size(); face > 0; --face) {
      for (int left = a.rolled[face - 1]; left > 0; --left) rolled.push(static_cast<int>(face));
    }
    return Doc::object()
        .set("model", a.attacker)
        .set("target", thing_doc(game_, a.target, viewer_))
        .set("type", kAttackNames[a.type])
        .set("dice", a.dice)
        .set("defence", a.defence)
        .set("armour", a.armour)
        .set("destroys", a.destroys != 0)
        .set("rolled", s_.next().step == Step::RollDefence ? std::move(rolled) : Doc());
  }

  const Saga& game_;
  const Content& content_;
  const Adventure& adventure_;
  const State& s_;
  const Viewer viewer_;
};

}  // namespace

Doc Saga::view(const State& state, Viewer viewer) const {
  const ViewWriter writer(*this, state, viewer);
  Doc doc = Doc::object();
  doc.set("format", kPositionFormat).set("version", kPositionVersion);
  doc.set("game", id).set("players", players_).set("options", writer.options());
  writer.course(doc);
  view_map(*this, state, viewer, doc);
  writer.models(doc);
  writer.overlord(doc);
  writer.rules(doc);
  writer.beside(doc);
  return doc;
}

}  // namespace uc::saga
