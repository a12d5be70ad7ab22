# How every target is compiled. Plain variables and one interface target, uc_settings, which all rooms link.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})  # build/release/undercroft, without folders in between

find_program(UC_CCACHE ccache)
if(UC_CCACHE AND NOT UC_PRECOMPILE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)  # it may keep a precompiled header that is out of date
  set(CMAKE_CXX_COMPILER_LAUNCHER ${UC_CCACHE})
endif()

add_library(uc_settings INTERFACE)
target_compile_options(uc_settings INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wno-sign-conversion -Werror
  -ffp-contract=off  # the same floating-point results everywhere
  # g++ 12 warns wrongly of std::string's operator+, of std::sort on small arrays, and of the alternatives of a
  # std::variant that it does not hold. The address sanitizer watches what the first two mean; clang warns of the last
  # in its own builds.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
  $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds>
  $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>
)

# The engine root and the project root: "core/game.hpp", "protocol/host.hpp". tools/check-rooms keeps the arrows.
configure_file(${PROJECT_SOURCE_DIR}/cmake/uc_version.hpp.in ${PROJECT_BINARY_DIR}/generated/uc_version.hpp @ONLY)
target_include_directories(uc_settings INTERFACE
  ${PROJECT_SOURCE_DIR}/engine ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/generated)

if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
  set(THREADS_PREFER_PTHREAD_FLAG ON)
  find_package(Threads REQUIRED)
  target_link_libraries(uc_settings INTERFACE Threads::Threads)
  target_compile_definitions(uc_settings INTERFACE UC_THREADS)
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
  find_program(UC_LLD NAMES ld.lld-19)
  if(UC_LLD)
    target_link_options(uc_settings INTERFACE -fuse-ld=lld --ld-path=${UC_LLD})
  endif()
endif()

# The vptr check needs RTTI, which the engine does without.
set(UC_SANITIZERS -fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
if(UC_SANITIZE)
  target_compile_options(uc_settings INTERFACE ${UC_SANITIZERS})
  target_link_options(uc_settings INTERFACE ${UC_SANITIZERS})
  target_compile_definitions(uc_settings INTERFACE _GLIBCXX_ASSERTIONS)
endif()
# What fuzzers steer by, without the tracing of comparisons: tests and fuzzers share one build of the rooms.
if(UC_FUZZ)
  set(UC_COVERAGE -fsanitize-coverage=inline-8bit-counters,pc-table)
endif()

# What goes to WebAssembly is built without exceptions and RTTI everywhere, so that it never comes to need them.
add_library(uc_lean INTERFACE)
target_compile_options(uc_lean INTERFACE -fno-exceptions -fno-rtti)
