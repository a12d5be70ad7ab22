// The games with their content: what a program loads once and all its tables share.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/document.hpp"
#include "core/fault.hpp"
#include "games.hpp"

namespace uc {

// What a front end learns about a game before it is played.
struct GameInfo {
  std::string id;
  Doc name;                  // {en, it}
  std::vector<int> players;  // the numbers of players it can be played with
  Doc options;               // as in docs/protocol.md
  std::string content;       // hash of the content: 16 hexadecimal digits
  int rules = 0;             // version of the rules
};

class Library {
 public:
  // Gives the content of a game, the document in content/<id>.json.
  using Source = std::function<Result<Doc>(std::string_view id)>;

  // Reads and checks the content of every game. A fault (bad_content) names the file and the place in it.
  static Result<Library> load(const Source& source);

  const std::vector<GameInfo>& games() const { return games_; }
  const GameInfo& info(std::size_t number) const { return games_[number]; }
  // The content of a game as its file has it, without the parts that are files of their own: adventures, which are not
  // for everybody's eyes.
  const Doc& document(std::size_t number) const { return documents_[number]; }
  // Nothing if there is no such game.
  const GameInfo* find(std::string_view id) const;

  template <Game G>
  std::shared_ptr<const typename G::Content> content() const {
    return std::static_pointer_cast<const typename G::Content>(contents_[kGameNumber<G>]);
  }

 private:
  template <Game G>
  std::optional<Fault> add(Entry<G>, const Doc& doc);

  std::vector<GameInfo> games_;                        // in the order of the list
  std::vector<std::shared_ptr<const void>> contents_;  // of the same games, each of its game's type
  std::vector<Doc> documents_;                         // and theirs
};

// Options of a saved game are read with the hash of its content, where contents of before are known.
template <Game G>
auto read_options(const typename G::Content& content, const Doc& options, int players, std::string_view saved_with) {
  if constexpr (requires { G::read_options(content, options, players, saved_with); }) {
    return G::read_options(content, options, players, saved_with);
  } else {
    return G::read_options(content, options, players);
  }
}
template <Game G>
bool is_earlier(const typename G::Content& content, std::string_view hash) {
  if constexpr (requires { G::is_earlier(content, hash); }) return G::is_earlier(content, hash);
  else return false;
}

// A game object from options as a document. The paths of faults (bad_config) begin with "options".
template <Game G>
Result<G> make_game(const Library& library, int players, const Doc& options, std::string_view saved_with = {}) {
  auto content = library.content<G>();
  auto read = read_options<G>(*content, options, players, saved_with);
  if (!read) return read.fault();
  return G(std::move(content), players, std::move(*read));
}

}  // namespace uc
