#include "table.hpp"

#include <algorithm>

#include "core/sha256.hpp"

namespace uc {

void StageCounter::add(std::string_view text) {
  const std::size_t space = text.find(' ', shared_);
  const std::string_view prefix = text.substr(0, space == std::string_view::npos ? space : space + 1);
  auto found = places_.find(prefix);
  if (found == places_.end()) {
    if (stages_.size() >= kMostStages) return;
    found = places_.emplace(prefix, stages_.size()).first;
    stages_.push_back({std::string(prefix)});
  }
  ++stages_[found->second].count;
}

std::string Table::commitment() const { return to_hex(sha256(config_.seed)); }

bool Table::rests_at(const Turn& turn, Seats everybody) const {
  if (!turn.is_chance()) return true;
  switch (config_.chance) {
    case Chance::Manual: return true;
    case Chance::Dice: return turn.knows.has_all(everybody);
    case Chance::Auto: break;
  }
  return false;
}

std::size_t Table::rest_below(std::size_t length) const {
  // The table rests where it stands now; before a step it rested if the step says so.
  const auto rests = [this](std::size_t at) { return at == steps_.size() || steps_[at].rested; };
  std::size_t at = std::min(length, steps_.size());
  while (at > 0 && !rests(at)) --at;
  while (!rests(at)) ++at;  // there was none: the first one
  return at;
}

Seats Table::undo_seats() const {
  if (cooperative()) return Seats::first(players());
  const Turn now = turn();
  if (now.is_seat()) return Seats(now.actor);
  for (std::size_t at = steps_.size(); at > 0; --at) {
    if (!steps_[at - 1].chance) return Seats(steps_[at - 1].actor);
  }
  return Seats::none();
}

UndoLimit Table::undo_limit(Seats seats) const {
  // At the end the seed is told: whoever went back would know every die to come.
  if (turn().is_over()) return {steps_.size(), Wall::End};
  const std::size_t first = first_rest();
  const Turn now = turn();
  const Seats asking = now.is_seat() ? Seats(now.actor) : seats;
  for (std::size_t at = steps_.size(); at > first; --at) {
    const Step& step = steps_[at - 1];
    if (step.chance) return {at, Wall::Roll};
    if (!step.learned.empty()) return {at, Wall::Reveal};
    if (!seats.has(step.actor)) return {at, Wall::Player};
    if (asking.has_any(step.told)) return {at, Wall::Reveal};
  }
  return {first, Wall::Start};
}

}  // namespace uc
