#include "front.hpp"

#include <algorithm>
#include <utility>

#include "apps/undercroft/id_or_file.hpp"
#include "campaign_desk.hpp"
#include "plain_face.hpp"

namespace uc {

struct NamedFront {
  std::string_view game;
  Front (*make)();  // null: the game brings nothing
};

}  // namespace uc

#include "uc_fronts.hpp"  // kFronts, of these

namespace uc {

namespace {

struct Kept {
  std::string game;
  Front front;
};

const std::vector<Kept>& fronts() {
  static const std::vector<Kept> kept = [] {
    std::vector<Kept> all;
    for (const NamedFront& each : kFronts) {
      all.push_back({std::string(each.game), each.make == nullptr ? Front{} : each.make()});
    }
    return all;
  }();
  return kept;
}

const Kept* find(std::string_view game) {
  const auto found =
      std::find_if(fronts().begin(), fronts().end(), [&](const Kept& each) { return each.game == game; });
  return found == fronts().end() ? nullptr : &*found;
}

}  // namespace

const Front& front_of(std::string_view game) {
  static const Front none;
  const Kept* found = find(game);
  return found == nullptr ? none : found->front;
}

std::vector<std::string> game_names() {
  std::vector<std::string> names;
  for (const Kept& each : fronts()) names.push_back(each.game);
  return names;
}

std::vector<std::string> campaign_games() {
  std::vector<std::string> names;
  for (const Kept& each : fronts()) {
    if (each.front.campaign != nullptr) names.push_back(each.game);
  }
  return names;
}

std::string one_of(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == names.size() ? " or " : ", ") + names[i];
  }
  return text;
}

std::string examples_of(std::string_view command) {
  std::string lines;
  for (const Kept& each : fronts()) {
    for (const Example& example : each.front.examples) {
      if (example.command == command) lines += "\n  " + example.line;
    }
  }
  return lines;
}

std::string shorthands() {
  std::string text;
  for (const Kept& each : fronts()) {
    if (each.front.shorthand.read != nullptr) text += "; " + each.front.shorthand.help;
  }
  return text;
}

std::vector<OwnOption> own_options() {
  std::vector<OwnOption> all;
  for (const Kept& each : fronts()) all.insert(all.end(), each.front.options.begin(), each.front.options.end());
  return all;
}

Result<Doc> with_own_options(Doc settings, const OwnWritten& written) {
  for (const OwnOption& option : own_options()) {
    const auto found = written.find(option.name);
    if (found == written.end() || found->second.empty()) continue;
    Result<Doc> value = option.read(found->second);
    if (!value) return value;
    settings.set(option.name, std::move(*value));
  }
  return settings;
}

Fault in_own_file(Fault fault, const OwnWritten& written) {
  for (const auto& [name, text] : written) fault = in_option_file(std::move(fault), name, text);
  return fault;
}

std::unique_ptr<GameFace> make_face(std::string_view game, const std::string& content_dir) {
  const Kept* found = find(game);
  if (found == nullptr) return nullptr;
  return found->front.face == nullptr ? make_plain_face(game, content_dir) : found->front.face(content_dir);
}

}  // namespace uc
