// What Dungeon Saga brings to the command: its face, its campaign, and adventures as files.
#include "apps/undercroft/terminal/shell/front.hpp"
#include "apps/undercroft/id_or_file.hpp"
#include "apps/undercroft/terminal/shell/campaign_desk.hpp"
#include "face.hpp"

namespace uc {

Front saga_front() {
  return {.face = saga_face::make_face,
          .campaign = saga_face::make_campaign,
          .options = {{"adventure",
                       "Dungeon Saga: saga-a, saga-b, saga-01 to saga-10, or the file of an adventure of your own",
                       "ID|FILE", read_id_or_file}},
          .examples = {{"play", "undercroft play saga --adventure saga-01 --players level:3,human=Anna,human=Bruno"},
                       {"play", "undercroft play saga --adventure my-crypt.json      the first player is the Overlord"},
                       {"campaign", "undercroft campaign saga quest.json --players level:3,human"}}};
}

}  // namespace uc
