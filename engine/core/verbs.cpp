#include "verbs.hpp"

#include "notation.hpp"

namespace uc {

namespace {

using notation::not_an_action;

std::string example_of(const Form& form) {
  std::string text(form.verb);
  for (std::size_t i = 0; i < form.count(); ++i) text += " " + std::to_string(form.numbers[i].min);
  return text;
}

Result<Action> read_numbers(const Form& form, std::size_t kind, TextCursor& text) {
  std::uint64_t bits = kind;
  for (std::size_t i = 0; i < form.count(); ++i) {
    const int number = text.take(" ") ? text.number() : -1;
    if (number < 0) return not_an_action("write it as in " + example_of(form));
    const Range& range = form.numbers[i];
    if (number < range.min || number > range.max) {
      return not_an_action(
          std::to_string(number) + " should be from " + std::to_string(range.min) + " to " + std::to_string(range.max),
          std::string(form.rule));
    }
    bits |= static_cast<std::uint64_t>(number) << (8U * (i + 1));
  }
  if (!text.at_end()) return not_an_action("nothing may follow after the action");
  return Action{bits};
}

}  // namespace

std::string action_text(std::span<const Form> forms, Action action) {
  const std::size_t kind = kind_of_action(action);
  if (kind == 0 || kind > forms.size()) return {};
  const Form& form = forms[kind - 1];
  std::string text(form.verb);
  for (std::size_t i = 0; i < form.count(); ++i) text += " " + std::to_string(number_of_action(action, i));
  return text;
}

Result<Action> read_action(std::span<const Form> forms, std::string_view input, bool chance) {
  TextCursor text(input);
  const std::string_view verb = text.word();
  std::string verbs;
  for (std::size_t i = 0; i < forms.size(); ++i) {
    if (forms[i].verb == verb) return read_numbers(forms[i], i + 1, text);
    if (forms[i].chance == chance) verbs += (verbs.empty() ? "" : ", ") + std::string(forms[i].verb);
  }
  return not_an_action(std::string(chance ? "an outcome" : "an action") + " begins with one of " + verbs);
}

}  // namespace uc
