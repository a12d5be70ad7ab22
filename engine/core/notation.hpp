// Actions as text and back, from one table of forms. A form is the text of a kind of action, with the names of its
// fields in braces where their tokens stand, and what to write, for those who wrote something else:
//
//   using Form = notation::Form<Actions>;  // a packed::Vocabulary
//   constexpr Form kForms[] = {
//       {Kind::Cover, "cover {box} {dice}", "a box and dice, as in cover 3 S4 H2"},
//
// How a token looks a game says for each meaning: it appends to a text, or takes from one, and with the token the space
// before it, if there is any. So a token may also be several words, or none.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fault.hpp"
#include "game.hpp"
#include "packed.hpp"
#include "random.hpp"
#include "text.hpp"

namespace uc::notation {

inline Fault not_an_action(std::string message, std::string rule = "") {
  return {"illegal", std::move(message), "action", std::move(rule)};
}

// What the compiler points to where a form and the fields of its kind do not go together.
void each_field_of_the_kind_is_named_once();

template <class Actions>
class Form {
 public:
  using Kind = typename Actions::KindOf;
  using Meaning = typename Actions::MeaningOf;
  struct Part {
    std::string_view word;  // to be written as it stands; none: the token of the field
    packed::FieldInfo<Meaning> field;
  };

  constexpr Form() = default;
  // Each field of the kind must be named once; the rest of the pattern is words.
  consteval Form(Kind what, std::string_view pattern, std::string_view how = {}) : kind(what), hint(how) {
    verb = take_word(pattern);
    while (!pattern.empty()) {
      if (pattern.front() == '{') {
        parts_[count_++].field = field_named(pattern.substr(1, pattern.find('}') - 1));
        pattern.remove_prefix(pattern.find('}') + 1);
      } else {
        parts_[count_++].word = take_word(pattern);
      }
      while (pattern.starts_with(' ')) pattern.remove_prefix(1);
    }
    std::size_t fields = 0;
    for (const Part& part : *this) fields += part.word.empty() ? 1 : 0;
    if (fields != Actions::fields(kind).size()) each_field_of_the_kind_is_named_once();
  }

  constexpr const Part* begin() const { return parts_.data(); }
  constexpr const Part* end() const { return parts_.data() + count_; }

  Kind kind{};
  std::string_view verb, hint;

 private:
  static constexpr std::string_view take_word(std::string_view& pattern) {
    const std::string_view word = pattern.substr(0, pattern.find_first_of(" {"));
    pattern.remove_prefix(word.size());
    while (pattern.starts_with(' ')) pattern.remove_prefix(1);
    return word;
  }
  consteval packed::FieldInfo<Meaning> field_named(std::string_view name) const {
    for (const auto& field : Actions::fields(kind)) {
      if (field.name == name) return field;
    }
    each_field_of_the_kind_is_named_once();
    return {};
  }

  std::array<Part, 8> parts_{};
  std::size_t count_ = 0;
};

// Are the forms those of all kinds, in their order?
template <class Form, std::size_t N>
constexpr bool are_by_kind(const Form (&forms)[N]) {
  for (std::size_t i = 0; i < N; ++i) {
    if (static_cast<std::size_t>(forms[i].kind) != i) return false;
  }
  return true;
}

// The first words of some forms, each once: claim, recover, end.
template <class Form>
std::string verbs_of(std::span<const Form> forms) {
  std::string list;
  std::string_view last;
  for (const Form& form : forms) {
    if (form.verb == last) continue;
    (list += list.empty() ? "" : ", ") += form.verb;
    last = form.verb;
  }
  return list;
}

// The first words of what can be done here, of forms that stand in the order of their kinds.
template <class G, class Form, class KindOf>
std::string verbs_here(const G& game, const typename G::State& state, std::span<const Form> forms, KindOf kind_of) {
  ActionList list;
  game.actions(state, list);
  std::uint64_t kinds = 0;
  for (const Action action : list) kinds |= std::uint64_t{1} << static_cast<unsigned>(kind_of(action));
  std::vector<Form> here;
  for (; kinds != 0; kinds &= kinds - 1) here.push_back(forms[std::countr_zero(kinds)]);
  return verbs_of(std::span<const Form>(here));
}

// `write(text, meaning, value)` appends a token.
template <class Form, class Write>
std::string write(const Form& form, std::uint64_t bits, Write write) {
  std::string text(form.verb);
  for (const auto& part : form) {
    if (part.word.empty()) write(text, part.field.meaning, part.field.of(bits));
    else (text += ' ') += part.word;
  }
  return text;
}

// What the readers of games begin with. Whatever cannot be read returns false; the first that knows better than the
// hint of the form says what is wrong.
class TokenReader {
 public:
  void begin(TextCursor text) { text_ = text; }
  bool at_end() const { return text_.at_end(); }
  const std::optional<Fault>& fault() const { return fault_; }

  // A space, then what stands up to the next one.
  bool token(std::string_view& word) {
    if (!text_.take(" ")) return false;
    word = text_.word();
    return !word.empty();
  }

 protected:
  // What may be missing is read ahead.
  TextCursor place() const { return text_; }
  void go_back(TextCursor place) { text_ = place; }

  bool wrong(std::string message, std::string rule = "") {
    fault_ = not_an_action(std::move(message), std::move(rule));
    return false;
  }

  // A number that is all of its token.
  bool number(int least, int most, int& value) {
    std::string_view word;
    if (!token(word)) return false;
    TextCursor digits(word);
    value = digits.number();
    return value >= least && value <= most && digits.at_end();
  }
  bool number(int least, int most, std::uint64_t& value) {
    int read = 0;
    const bool good = number(least, most, read);
    value = static_cast<std::uint64_t>(read);
    return good;
  }

 private:
  TextCursor text_{""};
  std::optional<Fault> fault_;
};

template <class Kind>
struct Reading {
  Kind kind{};
  std::uint64_t bits = 0;
};

// Nothing, if no form begins with the first word. The reader is a TokenReader with read(meaning, value); it begins anew
// for each form, and where forms share their verb, the words after it tell which is meant.
template <class Form, class Reader>
std::optional<Result<Reading<typename Form::Kind>>> read(std::span<const Form> forms, std::string_view input,
                                                         const Reader& fresh) {
  TextCursor text(input);
  const std::string_view verb = text.word();
  const Form* meant = nullptr;
  bool more = false;  // than a form without parts has
  for (const Form& form : forms) {
    if (verb.empty() || form.verb != verb) continue;
    if (meant == nullptr) meant = &form;
    Reader reader = fresh;
    reader.begin(text);
    Reading<typename Form::Kind> reading{form.kind};
    if (form.begin() == form.end() && !reader.at_end()) {
      more = true;
      continue;  // another form of this verb may have parts
    }
    bool good = true;
    bool other = false;  // another word stands here: that of another form, maybe
    for (const auto* part = form.begin(); part != form.end() && good; ++part) {
      if (std::string_view word; !part->word.empty()) {
        good = reader.token(word) && word == part->word;
        other = !good;
      } else {
        std::uint64_t value = 0;
        good = reader.read(part->field.meaning, value);
        reading.bits |= part->field.in(value);
      }
    }
    if (other) continue;
    if (good && !reader.at_end()) return not_an_action("nothing may follow after the action");
    if (good) return reading;
    if (reader.fault()) return *reader.fault();
    return not_an_action("write " + std::string(form.hint));
  }
  if (meant == nullptr) return std::nullopt;
  if (more) return not_an_action("nothing may follow after the action");
  return not_an_action("write " + std::string(meant->hint));
}

// Calls add(bits) for some words that have these bits, and any at the open places: the same ones each time.
template <class Add>
void for_some_words(std::uint64_t bits, std::uint64_t open, Add add) {
  constexpr int kSome = 64;
  Rng rng(1);
  add(bits);
  for (int i = 0; i < kSome && open != 0; ++i) add(bits | (rng.next() & open));
}

// A text without the spaces at its end, where more may follow.
inline std::string_view begun_text(std::string_view text) {
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// Calls add(kind, bits) for some actions whose text begins so, legal or not: the fields that the text has not reached
// may be anything.
template <class Form, class Reader, class Add>
void for_some_begun(std::span<const Form> forms, std::string_view input, const Reader& fresh, Add add) {
  TextCursor text(begun_text(input));
  const std::string_view verb = text.word();
  for (const Form& form : forms) {
    const bool fits = text.at_end() ? form.verb.starts_with(verb) : form.verb == verb;
    if (form.verb.empty() || !fits) continue;
    Reader reader = fresh;
    reader.begin(text);
    std::uint64_t bits = 0, open = 0;
    bool good = true;
    for (const auto* part = form.begin(); part != form.end() && good; ++part) {
      std::string_view word;
      std::uint64_t value = 0;
      if (reader.at_end()) open |= part->word.empty() ? part->field.in(~value) : value;
      else if (!part->word.empty()) good = reader.token(word) && word == part->word;
      else good = reader.read(part->field.meaning, value);
      bits |= part->word.empty() ? part->field.in(value) : 0;
    }
    if (!good || !reader.at_end()) continue;
    for_some_words(bits, open, [&](std::uint64_t whole) { add(form.kind, whole); });
  }
}

}  // namespace uc::notation
