// The random numbers of a table: ChaCha20 (RFC 8439) keyed by the seed.
//
// Each chance turn has its own stream, named by the number of chance turns before it, so that undo and replay meet the
// same outcome and nothing about later outcomes can be read from earlier ones.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace uc {

// The block function of RFC 8439, section 2.3.
std::array<std::uint8_t, 64> chacha20_block(const std::array<std::uint8_t, 32>& key, std::uint32_t counter,
                                            const std::array<std::uint8_t, 12>& nonce);

class ChanceStream {
 public:
  // The seed is any text. `turn`: how many chance turns came before this one.
  ChanceStream(std::string_view seed, std::uint64_t turn);

  std::uint64_t next();

 private:
  std::array<std::uint8_t, 32> key_{};
  std::array<std::uint8_t, 12> nonce_{};
  std::uint32_t block_number_ = 0;
  std::array<std::uint8_t, 64> block_{};
  std::size_t used_ = 64;
};

}  // namespace uc
