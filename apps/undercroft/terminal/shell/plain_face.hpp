// The face of a game that brings none: the position as its document has it, actions with their odds, and words by key.
// So a game can be played in the terminal as soon as its rules are there. Words that are not in the catalogue yet are
// shown as the game writes them:
//   must.<game>.<kind of decision>   what must be done now; {name}
//   deed.<game>.<verb>               an action; {1}, {2}, … are the parts behind its verb
//   event.<game>.<type>              what happened; the members of the event by their names, a seat as its player
//   short.<game>.<member or word>    a member of the position, or a word that stands in one
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "face.hpp"

namespace uc {

std::unique_ptr<GameFace> make_plain_face(std::string_view game, const std::string& content_dir);

}  // namespace uc
