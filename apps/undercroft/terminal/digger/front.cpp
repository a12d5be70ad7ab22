// What Dungeon Digger brings to the command: its face.
#include "apps/undercroft/terminal/shell/front.hpp"
#include "face.hpp"

namespace uc {

Front digger_front() {
  return {
      .face = digger_face::make_face,
      .examples = {{"play",
                    "undercroft play digger --players human,level:3,level:3 --option scenario=monster_hunt --option "
                    "lords=random"}}};
}

}  // namespace uc
