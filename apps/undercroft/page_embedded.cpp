// The pack inside the program. The assembler reads the file: as an array in C++ a megabyte would take seconds to
// compile.
#include <cstddef>

#include "page_pack.hpp"

// UC_PAGE_PACK is the file's name in quotes, from CMakeLists.txt. Read-only data, found by two labels.
asm(R"(
  .pushsection .rodata.uc_page, "a", @progbits
  .balign 16
  .global uc_page_begin
  .hidden uc_page_begin
uc_page_begin:
  .incbin ")" UC_PAGE_PACK R"("
  .global uc_page_end
  .hidden uc_page_end
uc_page_end:
  .byte 0
  .popsection
)");

extern "C" {
extern const char uc_page_begin[];
extern const char uc_page_end[];
}

namespace uc {

std::string_view embedded_pack() { return {uc_page_begin, static_cast<std::size_t>(uc_page_end - uc_page_begin)}; }

}  // namespace uc
