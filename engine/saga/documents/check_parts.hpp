// What the chapters of the check of a position share. Each chapter relies on the ones before it.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "check.hpp"
#include "view.hpp"

namespace uc::saga {

struct Check {
  const Saga& game;
  const Content& content;
  const Adventure& adventure;
  const State& s;
  const Draft& draft;
  std::optional<Fault> fault{};  // the first

  Check(const Saga& game_object, const Draft& read)
      : game(game_object), content(game.content()), adventure(game.adventure()), s(read.state), draft(read) {}

  void fail(const std::string& path, const std::string& message, std::string rule = "") {
    if (!fault) fault = Fault{"bad_save", path + ": " + message, path, std::move(rule)};
  }
  void need(bool holds, const std::string& path, const char* message, const char* rule = "") {
    if (!holds) fail(path, message, rule);
  }
  std::string model_path(int model, const char* member) const {
    return "models[" + std::to_string(draft.entry[model]) + "]." + member;
  }
  static std::string agenda_path(int i) { return "agenda[" + std::to_string(i) + "]"; }

  const Task& top() const { return s.next(); }
  const Task& base() const { return s.agenda[0]; }
  bool is_over() const { return top().step == Step::Over; }
  bool has_task(Step step) const { return count_tasks(step) > 0; }
  int count_tasks(Step step) const {
    int count = 0;
    for (unsigned i = 0; i < s.tasks; ++i) count += s.agenda[i].step == step ? 1 : 0;
    return count;
  }
  bool is_there(int model) const { return model < kMaxModels && has(s.in_play, model); }
  // A model that can be spoken of: in play, or a hero that has left it.
  bool is_known(int model) const { return is_hero(model) ? model < game.heroes() : is_there(model); }
};

// check_agenda.cpp: what lies on what.
void check_agenda(Check&);
// check_map.cpp: areas and doors, bone piles, what was dropped, the collapse.
void check_map(Check&);
// check_models.cpp: figures, where they stand, wounds, effects, items.
void check_models(Check&);
// check_course.cpp: the Overlord's cards, the Round, the Turn, the end.
void check_cards(Check&);
void check_round(Check&);
void check_act(Check&);
void check_end(Check&);
// check_needs.cpp: what the steps need to be there.
void check_needs(Check&);

}  // namespace uc::saga
