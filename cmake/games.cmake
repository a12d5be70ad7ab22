# The games, one word each: the name of its folders in engine/ and players/ and, where it has them, in apps/undercroft/terminal/ and
# bench/. Whatever is done for every game is done over this list, which goes to C++ as headers; tools read it here, too.
set(UC_GAMES crypt onedeck digger saga)

# UC_ONLY: a house of these games alone, for whoever works on one, and to see that nothing outside a game names it.
if(UC_ONLY)
  set(UC_GAMES ${UC_ONLY})
endif()

# A house is the games that go into one program, with the rooms that know their list: HOUSE_games, HOUSE_players,
# HOUSE_content, HOUSE_table, HOUSE_protocol, HOUSE_bench. There is one, uc, of all games; in WebAssembly, where the page
# loads a game when it is first opened, one for each: uc_crypt, of Crypt alone.
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  foreach(game IN LISTS UC_GAMES)
    list(APPEND UC_HOUSES uc_${game})
    set(uc_${game}_LIST ${game})
    set(uc_${game}_GENERATED ${PROJECT_BINARY_DIR}/generated/${game})
  endforeach()
else()
  set(UC_HOUSES uc)
  set(uc_LIST ${UC_GAMES})
  set(uc_GENERATED ${PROJECT_BINARY_DIR}/generated)
endif()

# For each house uc_games.hpp, the list itself, for engine/table/games.hpp; and uc_players.hpp, the computer players of its
# games, for whoever plays any of them. HOUSE_games brings them, and the rooms of the games.
foreach(house IN LISTS UC_HOUSES)
  set(game_includes)
  set(player_includes)
  set(entries)
  add_library(${house}_games INTERFACE)
  foreach(game IN LISTS ${house}_LIST)
    string(APPEND game_includes "#include \"${game}/${game}.hpp\"\n")
    string(APPEND player_includes "#include \"players/${game}/players.hpp\"\n")
    list(APPEND entries "Entry<${game}::TheGame>")
    target_link_libraries(${house}_games INTERFACE uc_${game})
  endforeach()
  list(JOIN entries ", " entries)
  file(CONFIGURE OUTPUT ${${house}_GENERATED}/uc_games.hpp @ONLY CONTENT [[
// Written by cmake/games.cmake.
#pragma once

@game_includes@
namespace uc {
using Games = GameList<@entries@>;
}
]])
  file(CONFIGURE OUTPUT ${${house}_GENERATED}/uc_players.hpp @ONLY CONTENT [[
// Written by cmake/games.cmake.
#pragma once

@player_includes@]])
  target_include_directories(${house}_games INTERFACE ${${house}_GENERATED})
endforeach()

# What a game does not bring is the usual: its face in the terminal, what is measured of it.
foreach(game IN LISTS UC_GAMES)
  if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/apps/undercroft/terminal/${game})
    string(APPEND front_functions "Front ${game}_front();\n")
    list(APPEND fronts "{\"${game}\", ${game}_front}")
  else()
    list(APPEND fronts "{\"${game}\", nullptr}")
  endif()
  if(IS_DIRECTORY ${PROJECT_SOURCE_DIR}/bench/${game})
    string(APPEND measure_functions "void measure_${game}(Bench&);\n")
    list(APPEND measures "measure_${game}")
  else()
    list(APPEND measures "measure_usual<${game}::TheGame>")
  endif()
endforeach()
foreach(list IN ITEMS fronts measures)
  list(JOIN ${list} ", " ${list})
endforeach()

# uc_fronts.hpp: what every game brings to the terminal, for shell/front.cpp
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/uc_fronts.hpp @ONLY CONTENT [[
// Written by cmake/games.cmake.
#pragma once

namespace uc {
@front_functions@
inline constexpr NamedFront kFronts[] = {@fronts@};
}
]])
# uc_measures.hpp: what is measured of every game, for bench/figures.cpp
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/uc_measures.hpp @ONLY CONTENT [[
// Written by cmake/games.cmake.
#pragma once

namespace uc {
@measure_functions@
inline constexpr void (*kMeasures[])(Bench&) = {@measures@};
}
]])

# uc_without_other_games(FILES FOLDER): takes out of a list of files those of games that are not on the list, which have a
# folder in FOLDER.
function(uc_without_other_games list_of_files folder)
  set(kept ${${list_of_files}})
  file(GLOB found RELATIVE ${folder} ${folder}/*)
  foreach(name IN LISTS found)
    if(EXISTS ${PROJECT_SOURCE_DIR}/engine/${name} AND NOT name IN_LIST UC_GAMES)
      list(FILTER kept EXCLUDE REGEX "^${folder}/${name}/")
    endif()
  endforeach()
  set(${list_of_files} ${kept} PARENT_SCOPE)
endfunction()
