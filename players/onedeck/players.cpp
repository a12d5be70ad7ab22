#include "players.hpp"

namespace uc {

template class Tree<onedeck::OneDeck>;
template class Thinker<onedeck::OneDeck>;
template class AdviserOf<onedeck::OneDeck>;
template std::unique_ptr<Adviser> make_adviser(std::shared_ptr<const onedeck::OneDeck>, const onedeck::State&,
                                               const Budget&, std::uint64_t, std::vector<Action>);
template bool level_searches<onedeck::OneDeck>(int);
template bool thinks_long(const onedeck::OneDeck&, const onedeck::State&, const Budget&);

}  // namespace uc
