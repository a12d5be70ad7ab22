#include "players.hpp"

namespace uc {

template class Thinker<saga::Saga>;
template class AdviserOf<saga::Saga>;
template std::unique_ptr<Adviser> make_adviser(std::shared_ptr<const saga::Saga>, const saga::State&, const Budget&,
                                               std::uint64_t, std::vector<Action>);
template bool level_searches<saga::Saga>(int);
template bool thinks_long(const saga::Saga&, const saga::State&, const Budget&);

}  // namespace uc
