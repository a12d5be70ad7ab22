// Small numbers that have names, packed side by side into a word: what an action, a task of the agenda or an event says
// beside its kind. One declaration gives packing, reading, and what documents and notation call the fields:
//
//   struct Targeting {
//     Field<"caster", Of::Model> caster;
//     Field<"origin", Of::Origin> origin;
//   };
//   struct Steps : Vocabulary<Step, Of, Says<Step::Casting, Targeting>, Says<Step::Targets, Targeting>> {};
//
//   std::uint64_t bits = pack(Targeting{.caster = 3, .origin = 5});
//   read<Targeting>(bits).origin        // 5
//   Steps::fields(Step::Casting)        // {"caster", Of::Model, …}, {"origin", Of::Origin, …}
//
// The first field has the lowest bits. All of it is constant arithmetic: what is not asked for is not read.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace uc::packed {

template <std::size_t N>
struct Name {
  char text[N]{};
  consteval Name(const char (&name)[N]) { std::copy_n(name, N, text); }  // NOLINT(google-explicit-constructor)
  constexpr std::string_view view() const { return {text, N - 1}; }
};

// What a number is where a game does not say more.
enum class Plain : std::uint8_t { Number };

// A number with its name, its meaning (an enumerator of the game's), its width in bits, and how many unused bits,
// always 0, lie before it.
template <Name kName, auto kMeaning = Plain::Number, unsigned kBits = 8, unsigned kSkipped = 0>
class Field {
 public:
  using Value = std::conditional_t<
      kBits <= 8, std::uint8_t,
      std::conditional_t<kBits <= 16, std::uint16_t, std::conditional_t<kBits <= 32, std::uint32_t, std::uint64_t>>>;
  static constexpr std::string_view name = kName.view();
  static constexpr auto meaning = kMeaning;
  static constexpr unsigned bits = kBits, skipped = kSkipped;
  static_assert(kBits >= 1 && kBits <= 60);

  constexpr Field() = default;
  // NOLINTBEGIN(google-explicit-constructor): a field is the number it holds
  template <class T>
    requires std::is_integral_v<T> || std::is_enum_v<T> || requires { typename T::Value; }  // or another field's
  constexpr Field(T value) : value_(static_cast<Value>(value)) {}
  // A number under another name.
  template <Name kOther, auto kOtherMeaning, unsigned kOtherBits, unsigned kOtherSkipped>
    requires(kOtherBits <= kBits)
  constexpr Field(const Field<kOther, kOtherMeaning, kOtherBits, kOtherSkipped>& other) : value_(other) {}
  constexpr operator Value() const { return value_; }
  // NOLINTEND(google-explicit-constructor)

 private:
  Value value_ = 0;
};

// --- the fields of a struct ---------------------------------------------------------------------------------------------

struct AnyField {
  template <class T>
    requires requires { T::bits; }
  constexpr operator T() const {  // NOLINT(google-explicit-constructor): only to count
    return {};
  }
};

template <class T, class... Found>
consteval std::size_t count_fields() {
  if constexpr (requires { T{Found{}..., AnyField{}}; }) {
    return count_fields<T, Found..., AnyField>();
  } else {
    return sizeof...(Found);
  }
}

// Calls f(field) for each field of a struct, in their order.
template <class T, class F>
constexpr void for_each_field(T& record, F&& f) {
  constexpr std::size_t count = count_fields<std::remove_const_t<T>>();
  static_assert(count <= 8);
  if constexpr (count == 1) {
    auto& [a] = record;
    f(a);
  } else if constexpr (count == 2) {
    auto& [a, b] = record;
    f(a), f(b);
  } else if constexpr (count == 3) {
    auto& [a, b, c] = record;
    f(a), f(b), f(c);
  } else if constexpr (count == 4) {
    auto& [a, b, c, d] = record;
    f(a), f(b), f(c), f(d);
  } else if constexpr (count == 5) {
    auto& [a, b, c, d, e] = record;
    f(a), f(b), f(c), f(d), f(e);
  } else if constexpr (count == 6) {
    auto& [a, b, c, d, e, g] = record;
    f(a), f(b), f(c), f(d), f(e), f(g);
  } else if constexpr (count == 7) {
    auto& [a, b, c, d, e, g, h] = record;
    f(a), f(b), f(c), f(d), f(e), f(g), f(h);
  } else if constexpr (count == 8) {
    auto& [a, b, c, d, e, g, h, i] = record;
    f(a), f(b), f(c), f(d), f(e), f(g), f(h), f(i);
  }
}

struct Nothing {};  // of a kind that says nothing more

// How many bits a record takes.
template <class T>
consteval unsigned width() {
  unsigned all = 0;
  T record{};
  for_each_field(record, [&](auto& field) { all += field.skipped + field.bits; });
  return all;
}

template <class T>
constexpr std::uint64_t pack(const T& record) {
  std::uint64_t all = 0;
  unsigned shift = 0;
  for_each_field(record, [&](const auto& field) {
    shift += field.skipped;
    all |= std::uint64_t{field} << shift;
    shift += field.bits;
  });
  return all;
}

template <class T>
constexpr T read(std::uint64_t all) {
  T record{};
  unsigned shift = 0;
  for_each_field(record, [&](auto& field) {
    shift += field.skipped;
    field = all >> shift & ((std::uint64_t{1} << field.bits) - 1);
    shift += field.bits;
  });
  return record;
}

// A record, whichever it is, in so many bytes.
template <std::size_t kBytes>
struct Bytes {
  std::array<std::uint8_t, kBytes> bytes{};

  constexpr Bytes() = default;
  template <class Record>
    requires(std::is_aggregate_v<Record> && width<Record>() <= 8 * kBytes)
  constexpr Bytes(const Record& record) {  // NOLINT(google-explicit-constructor): it is the record it holds
    const std::uint64_t all = pack(record);
    for (std::size_t i = 0; i < kBytes; ++i) bytes[i] = static_cast<std::uint8_t>(all >> (8 * i));
  }
  constexpr std::uint64_t bits() const {
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < kBytes; ++i) all |= std::uint64_t{bytes[i]} << (8 * i);
    return all;
  }
  template <class Record>
  constexpr Record as() const {
    return read<Record>(bits());
  }
  constexpr bool operator==(const Bytes&) const = default;
};

// So many numbers of equal width side by side, for a field that holds one for each of its places.
template <unsigned kBits, unsigned kPlaces>
struct Row {
  static constexpr unsigned bits = kBits * kPlaces;
  static constexpr std::uint64_t put(int place, std::uint64_t value) {
    return value << (kBits * static_cast<unsigned>(place));
  }
  static constexpr int get(std::uint64_t row, int place) {
    return static_cast<int>(row >> (kBits * static_cast<unsigned>(place)) & ((std::uint64_t{1} << kBits) - 1));
  }
};

// --- what documents know of them ------------------------------------------------------------------------------------------

template <class Meaning>
struct FieldInfo {
  std::string_view name;
  Meaning meaning{};
  unsigned shift = 0, bits = 0;

  constexpr std::uint64_t of(std::uint64_t all) const { return all >> shift & ((std::uint64_t{1} << bits) - 1); }
  // The word that has this number here, and nothing else.
  constexpr std::uint64_t in(std::uint64_t number) const {
    return (number & ((std::uint64_t{1} << bits) - 1)) << shift;
  }
};

template <class Meaning>
struct FieldList {
  std::array<FieldInfo<Meaning>, 8> items{};
  std::size_t count = 0;

  constexpr const FieldInfo<Meaning>* begin() const { return items.data(); }
  constexpr const FieldInfo<Meaning>* end() const { return items.data() + count; }
  constexpr std::size_t size() const { return count; }
};

// The fields of a struct. All meanings are of one enumeration.
template <class T, class Meaning>
consteval FieldList<Meaning> fields() {
  FieldList<Meaning> list;
  unsigned shift = 0;
  T record{};
  for_each_field(record, [&](auto& field) {
    shift += field.skipped;
    list.items[list.count++] = {field.name, Meaning{field.meaning}, shift, field.bits};
    shift += field.bits;
  });
  return list;
}

// --- which kind says what -------------------------------------------------------------------------------------------------

// Of a vocabulary: things of this kind carry this record.
template <auto kKind, class Record_>
struct Says {
  static constexpr auto kind = kKind;
  using Record = Record_;
};

// The kinds of action (or of step, or of event) of a game with their records. Kinds that are not listed say nothing
// more.
template <class Kind, class Meaning, class... Kinds>
class Vocabulary {
  template <Kind kKind, class First, class... Rest>
  static constexpr auto record_of() {
    if constexpr (First::kind == kKind) {
      return std::type_identity<typename First::Record>{};
    } else if constexpr (sizeof...(Rest) > 0) {
      return record_of<kKind, Rest...>();
    } else {
      return std::type_identity<Nothing>{};
    }
  }

  static constexpr std::size_t kCount = std::max({static_cast<std::size_t>(Kinds::kind)...}) + 1;
  static constexpr std::array<FieldList<Meaning>, kCount> kFields = [] {
    std::array<FieldList<Meaning>, kCount> table{};
    ((table[static_cast<std::size_t>(Kinds::kind)] = packed::fields<typename Kinds::Record, Meaning>()), ...);
    return table;
  }();
  static constexpr FieldList<Meaning> kNone{};

 public:
  using KindOf = Kind;
  using MeaningOf = Meaning;

  // What things of this kind carry.
  template <Kind kKind>
  using Record = typename decltype(record_of<kKind, Kinds...>())::type;

  // Does this kind carry such a record?
  template <class T>
  static constexpr bool has(Kind kind) {
    return ((Kinds::kind == kind && std::is_same_v<typename Kinds::Record, T>) || ...);
  }

  // Has a thing of this kind no bits beside its record?
  static constexpr bool holds(Kind kind, std::uint64_t bits) {
    for (const auto& field : fields(kind)) bits &= ~field.in(~std::uint64_t{0});
    return bits == 0;
  }

  static constexpr const FieldList<Meaning>& fields(Kind kind) {
    const auto i = static_cast<std::size_t>(kind);
    return i < kCount ? kFields[i] : kNone;
  }
};

}  // namespace uc::packed
