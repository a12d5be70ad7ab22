#include "apps/undercroft/terminal/face.hpp"

namespace uc {

std::string Audience::name(const Doc& who) const {
  if (who.is_integer()) {
    const auto number = static_cast<std::size_t>(who.as_integer());
    return number < names.size() ? names[number] : std::to_string(number);
  }
  return who.is_string() && who.as_string() == "ghost" ? words.text("crypt.ghost") : words.text("crypt.nobody");
}

std::unique_ptr<GameFace> make_face(std::string_view game, const std::string& content_dir) {
  if (game == "crypt") return make_crypt_face();
  if (game == "onedeck") return make_onedeck_face(content_dir);
  if (game == "digger") return make_digger_face(content_dir);
  if (game == "saga") return make_saga_face(content_dir);
  return nullptr;
}

}  // namespace uc
