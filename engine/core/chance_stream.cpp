#include "chance_stream.hpp"

#include <bit>

#include "sha256.hpp"

namespace uc {
namespace {

using Words = std::array<std::uint32_t, 16>;

std::uint32_t word_at(const std::uint8_t* bytes) {
  return std::uint32_t{bytes[0]} | std::uint32_t{bytes[1]} << 8U | std::uint32_t{bytes[2]} << 16U |
         std::uint32_t{bytes[3]} << 24U;
}

void quarter_round(Words& w, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
  w[a] += w[b];
  w[d] = std::rotl(w[d] ^ w[a], 16);
  w[c] += w[d];
  w[b] = std::rotl(w[b] ^ w[c], 12);
  w[a] += w[b];
  w[d] = std::rotl(w[d] ^ w[a], 8);
  w[c] += w[d];
  w[b] = std::rotl(w[b] ^ w[c], 7);
}

}  // namespace

std::array<std::uint8_t, 64> chacha20_block(const std::array<std::uint8_t, 32>& key, std::uint32_t counter,
                                            const std::array<std::uint8_t, 12>& nonce) {
  Words start = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (std::size_t i = 0; i < 8; ++i) start[4 + i] = word_at(key.data() + 4 * i);
  start[12] = counter;
  for (std::size_t i = 0; i < 3; ++i) start[13 + i] = word_at(nonce.data() + 4 * i);
  Words w = start;
  for (int i = 0; i < 10; ++i) {
    quarter_round(w, 0, 4, 8, 12);
    quarter_round(w, 1, 5, 9, 13);
    quarter_round(w, 2, 6, 10, 14);
    quarter_round(w, 3, 7, 11, 15);
    quarter_round(w, 0, 5, 10, 15);
    quarter_round(w, 1, 6, 11, 12);
    quarter_round(w, 2, 7, 8, 13);
    quarter_round(w, 3, 4, 9, 14);
  }
  std::array<std::uint8_t, 64> out{};
  for (std::size_t i = 0; i < 16; ++i) {
    const std::uint32_t word = w[i] + start[i];
    for (std::size_t b = 0; b < 4; ++b) out[4 * i + b] = static_cast<std::uint8_t>(word >> (8 * b));
  }
  return out;
}

// The key is not the plain SHA-256 of the seed: that one is the commitment, which everybody sees.
ChanceStream::ChanceStream(std::string_view seed, std::uint64_t turn)
    : key_(sha256("undercroft/chance/" + std::string(seed))) {
  for (std::size_t b = 0; b < 8; ++b) nonce_[b] = static_cast<std::uint8_t>(turn >> (8 * b));
}

std::uint64_t ChanceStream::next() {
  if (used_ == block_.size()) {
    block_ = chacha20_block(key_, block_number_++, nonce_);
    used_ = 0;
  }
  std::uint64_t word = 0;
  for (std::size_t b = 0; b < 8; ++b) word |= std::uint64_t{block_[used_ + b]} << (8 * b);
  used_ += 8;
  return word;
}

}  // namespace uc
