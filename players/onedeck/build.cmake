# The solver's loops over actions stand in the module many times: made small, a page downloads 16 kB less of 317 (brotli), and
# a hint takes some 3 % longer (level 4, 600 simulations, in node: 5.2 ms instead of 5.0).
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  target_compile_options(uc_players_onedeck PRIVATE -Os)
endif()
