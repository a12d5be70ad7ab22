// Seats of a table, and sets of them.
//
// A seat is a chair, numbered from 0 clockwise. Who sits on it, a person or a computer, is not the engine's business.
#pragma once

#include <bit>
#include <cstdint>

namespace uc {

enum class Seat : std::uint8_t {};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int number) { return static_cast<Seat>(number); }

inline constexpr int kMaxSeats = 6;  // Dungeon Digger seats six, the most of our games

class Seats {
 public:
  constexpr Seats() = default;
  constexpr explicit Seats(Seat seat) : bits_(static_cast<std::uint8_t>(1U << index(seat))) {}

  static constexpr Seats none() { return {}; }
  static constexpr Seats first(int count) { return from_bits((1U << count) - 1U); }
  static constexpr Seats from_bits(unsigned bits) {
    Seats seats;
    seats.bits_ = static_cast<std::uint8_t>(bits);
    return seats;
  }

  constexpr std::uint8_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int count() const { return std::popcount(bits_); }
  constexpr bool has(Seat seat) const { return (bits_ >> index(seat) & 1U) != 0; }
  constexpr bool has_all(Seats other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr bool has_any(Seats other) const { return (other.bits_ & bits_) != 0; }
  constexpr Seat lowest() const { return seat_at(std::countr_zero(bits_)); }

  constexpr Seats operator|(Seats other) const { return from_bits(unsigned{bits_} | other.bits_); }
  constexpr Seats operator&(Seats other) const { return from_bits(unsigned{bits_} & other.bits_); }
  constexpr Seats operator-(Seats other) const { return from_bits(unsigned{bits_} & ~unsigned{other.bits_}); }
  constexpr bool operator==(const Seats&) const = default;

 private:
  std::uint8_t bits_ = 0;
};

}  // namespace uc
