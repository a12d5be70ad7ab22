#include "players.hpp"

namespace uc {

template class Tree<crypt::Crypt>;
template class Thinker<crypt::Crypt>;
template class AdviserOf<crypt::Crypt>;
template std::unique_ptr<Adviser> make_adviser(std::shared_ptr<const crypt::Crypt>, const crypt::State&, const Budget&,
                                               std::uint64_t, std::vector<Action>);
template bool level_searches<crypt::Crypt>(int);
template bool thinks_long(const crypt::Crypt&, const crypt::State&, const Budget&);

}  // namespace uc
