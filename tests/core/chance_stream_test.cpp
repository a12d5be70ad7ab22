// The table's random numbers against the vectors of RFC 8439 and against values worked out by an independent program.
#include "core/chance_stream.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "core/random.hpp"

namespace {

using namespace uc;

template <std::size_t N>
std::array<std::uint8_t, N> bytes_of(std::string_view hex) {
  const auto digit = [](char c) { return static_cast<unsigned>(c <= '9' ? c - '0' : c - 'a' + 10); };
  std::array<std::uint8_t, N> bytes{};
  REQUIRE(hex.size() == 2 * N);
  for (std::size_t i = 0; i < N; ++i)
    bytes[i] = static_cast<std::uint8_t>(digit(hex[2 * i]) << 4U | digit(hex[2 * i + 1]));
  return bytes;
}

struct Vector {
  const char* name;
  std::string key;
  std::uint32_t counter;
  std::string nonce;
  std::string block;
};

TEST_CASE("RFC 8439: the ChaCha20 block function gives the standard's blocks") {
  const std::string zero_key(64, '0');
  const std::string zero_nonce(24, '0');
  const std::vector<Vector> vectors = {
      {"2.3.2", "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", 1, "000000090000004a00000000",
       "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
       "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"},
      {"A.1 #1", zero_key, 0, zero_nonce,
       "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
       "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"},
      {"A.1 #2", zero_key, 1, zero_nonce,
       "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
       "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"},
      {"A.1 #3", zero_key.substr(0, 62) + "01", 1, zero_nonce,
       "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
       "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0"},
      {"A.1 #4", "00ff" + zero_key.substr(0, 60), 2, zero_nonce,
       "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
       "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096"},
      {"A.1 #5", zero_key, 0, zero_nonce.substr(0, 22) + "02",
       "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
       "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d"},
  };
  for (const Vector& v : vectors) {
    CAPTURE(v.name);
    CHECK(chacha20_block(bytes_of<32>(v.key), v.counter, bytes_of<12>(v.nonce)) == bytes_of<64>(v.block));
  }
}

std::vector<std::uint64_t> words(std::string_view seed, std::uint64_t turn, int count) {
  ChanceStream stream(seed, turn);
  std::vector<std::uint64_t> out;
  for (int i = 0; i < count; ++i) out.push_back(stream.next());
  return out;
}

TEST_CASE("A chance turn's words are the ChaCha20 blocks of the seed and the turn, in order") {
  // Key: SHA-256 of "undercroft/chance/" and the seed; nonce: the turn in eight bytes, then zeros; counter from 0.
  const auto first = words("hello", 0, 16);
  CHECK(first[0] == 0xd32ff6adb32c716eU);
  CHECK(first[1] == 0xd964f3f8099132beU);
  CHECK(first[7] == 0xffa97c066258aa38U);
  CHECK(first[8] == 0x70ccbf39066fb70fU);  // the second block
  CHECK(words("hello", 1, 1)[0] == 0xb00d28ec0345db4fU);
  CHECK(words("hello", 258, 1)[0] == 0xa3ce31f1e85583f4U);
}

TEST_CASE("The same seed and turn give the same words; another turn or seed gives others") {
  CHECK(words("a seed", 7, 40) == words("a seed", 7, 40));
  std::set<std::uint64_t> seen;
  std::size_t drawn = 0;
  for (std::uint64_t turn = 0; turn < 200; ++turn) {
    for (const std::uint64_t word : words("a seed", turn, 10)) {
      seen.insert(word);
      ++drawn;
    }
  }
  for (const char* seed : {"", "a seed ", "A seed", "1", "2"}) {
    for (const std::uint64_t word : words(seed, 0, 10)) {
      seen.insert(word);
      ++drawn;
    }
  }
  CHECK(seen.size() == drawn);  // two equal words among 2,050 would be a chance of one in 10^13
}

TEST_CASE("Turns far apart have streams of their own, also beyond 32 bits") {
  CHECK(words("s", 1, 4) != words("s", 1 + (std::uint64_t{1} << 32U), 4));
  CHECK(words("s", 1, 4) != words("s", std::uint64_t{1} << 8U, 4));
  CHECK(words("s", 0, 4) != words("s", ~std::uint64_t{0}, 4));
}

TEST_CASE("A table's die is fair") {
  int faces[7] = {};
  for (std::uint64_t turn = 0; turn < 6000; ++turn) {
    ChanceStream stream("dice", turn);
    ++faces[roll_die(stream)];
  }
  CHECK(faces[0] == 0);
  for (int face = 1; face <= 6; ++face) {
    CAPTURE(face);
    CHECK(faces[face] > 1000 - 150);  // five standard deviations
    CHECK(faces[face] < 1000 + 150);
  }
}

}  // namespace
