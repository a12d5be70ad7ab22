// A vector that never allocates: room for N elements inside the object. For local work, never inside a State
// (whose bytes must be equal when positions are).
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace uc {

template <class T, std::size_t N>
class FixedVector {
 public:
  constexpr void push_back(const T& value) {
    assert(size_ < N);
    items_[size_++] = value;
  }
  constexpr void clear() { size_ = 0; }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }
  static constexpr std::size_t capacity() { return N; }

  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

 private:
  std::array<T, N> items_{};
  std::size_t size_ = 0;
};

}  // namespace uc
