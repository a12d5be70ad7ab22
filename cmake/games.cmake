# The games, one word each: the name of its folder in engine/, players/ and apps/undercroft/terminal/. Whatever is done for every game
# is done over this list, which goes to C++ as three headers.
set(UC_GAMES crypt onedeck digger saga)
set(UC_BOARDS crypt)  # those that have a board in the page

if(UC_PAGE)
  set(games ${UC_BOARDS})
else()
  set(games ${UC_GAMES})
endif()
foreach(game IN LISTS games)
  string(APPEND game_includes "#include \"${game}/${game}.hpp\"\n")
  string(APPEND player_includes "#include \"players/${game}/players.hpp\"\n")
  list(APPEND entries "Entry<${game}::TheGame>")
  string(APPEND face_functions "std::unique_ptr<GameFace> make_${game}_face(const std::string& content_dir);\n")
  list(APPEND faces "{\"${game}\", make_${game}_face}")
endforeach()
list(JOIN entries ", " entries)
list(JOIN faces ", " faces)

# uc_games.hpp: the list itself, for engine/table/games.hpp
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/uc_games.hpp @ONLY CONTENT [[
// Written by cmake/games.cmake.
#pragma once

@game_includes@
namespace uc {
using Games = GameList<@entries@>;
}
]])
# uc_players.hpp: the computer players of every game, for whoever plays any of them
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/uc_players.hpp @ONLY CONTENT [[
// Written by cmake/games.cmake.
#pragma once

@player_includes@]])
# uc_faces.hpp: how every game shows itself in the terminal, for shell/face.cpp
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/uc_faces.hpp @ONLY CONTENT [[
// Written by cmake/games.cmake.
#pragma once

namespace uc {
@face_functions@
inline constexpr NamedFace kFaces[] = {@faces@};
}
]])
