// SHA-256 (FIPS 180-4), for the commitment to a table's seed and the hash of content. Written here because the engine
// also runs where no crypto library is packaged (WebAssembly), and because every browser can check a SHA-256.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace uc {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);
std::string to_hex(const Digest&);

}  // namespace uc
