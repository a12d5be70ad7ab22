#include "players.hpp"

namespace uc {

template class Tree<@name@::@Name@>;
template class Thinker<@name@::@Name@>;
template class AdviserOf<@name@::@Name@>;
template std::unique_ptr<Adviser> make_adviser(std::shared_ptr<const @name@::@Name@>, const @name@::State&, const Budget&,
                                               std::uint64_t, std::vector<Action>);
template bool level_searches<@name@::@Name@>(int);
template bool thinks_long(const @name@::@Name@&, const @name@::State&, const Budget&);

}  // namespace uc
