// Faults are values. A function that can meet bad input returns Result<T>: the value, or what is wrong and where.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace uc {

struct Fault {
  std::string code;     // one of the protocol's codes: bad_config, bad_save, illegal, …
  std::string message;  // English, for logs; front ends put the rule into words
  std::string path;     // the place inside a faulty document: crypt[2].dice.effort
  std::string rule;     // the rule that forbids a move, as in docs/rules
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}      // NOLINT(google-explicit-constructor): reads as a return value
  Result(Fault fault) : fault_(std::move(fault)) {}  // NOLINT(google-explicit-constructor)

  bool ok() const { return value_.has_value(); }
  explicit operator bool() const { return ok(); }

  T& operator*() {
    assert(ok());
    return *value_;
  }
  const T& operator*() const {
    assert(ok());
    return *value_;
  }
  T* operator->() { return &**this; }
  const T* operator->() const { return &**this; }

  const Fault& fault() const {
    assert(!ok());
    return fault_;
  }

 private:
  std::optional<T> value_;
  Fault fault_;
};

}  // namespace uc
