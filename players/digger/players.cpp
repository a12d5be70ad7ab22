#include "players.hpp"

namespace uc {

template class Tree<digger::Digger>;
template class Thinker<digger::Digger>;
template class AdviserOf<digger::Digger>;
template std::unique_ptr<Adviser> make_adviser(std::shared_ptr<const digger::Digger>, const digger::State&,
                                               const Budget&, std::uint64_t, std::vector<Action>);
template bool level_searches<digger::Digger>(int);
template bool thinks_long(const digger::Digger&, const digger::State&, const Budget&);

}  // namespace uc
