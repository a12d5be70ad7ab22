#include "words.hpp"

namespace uc::onedeck {

namespace {

// The numbers of the bits that are set, counted from `first`.
Doc bits_doc(std::uint64_t mask, int first) {
  Doc list = Doc::array();
  for (; mask != 0; mask &= mask - 1) list.push(std::countr_zero(mask) + first);
  return list;
}

}  // namespace

Doc word_of(const Content& content, Of meaning, std::uint64_t value) {
  const auto place = static_cast<std::size_t>(value);  // in a list
  switch (meaning) {
    case Of::Nth:
    case Of::Door:
    case Of::Box: return value + 1;
    case Of::Flag: return value != 0;
    case Of::Heroes: return bits_doc(value, 0);
    case Of::Places:
    case Of::Boxes: return bits_doc(value, 1);
    case Of::Card: return value == kNone ? Doc() : Doc(content.cards[place].id);
    case Of::Color: return kColorNames[place];
    case Of::Group: return content.campaign.groups[place].id;
    case Of::BasicSkill: return content.abilities[content.basic_skills[place].ability].id;
    case Of::Ability: return content.abilities[place].id;
    case Of::Option: return kOptionNames[place];
    case Of::Part: return kPartNames[place];
    case Of::Why: return kWhyNames[place];
    case Of::Harm: return kHarmNames[place];
    case Of::Drop: return kDropNames[place];
    case Of::Form: return kFormNames[place];
    default: return value;
  }
}

Doc word_of(const OneDeck& game, const State& state, Of meaning, std::uint64_t value) {
  return meaning == Of::Fighter ? Doc(state.fight.heroes[value]) : word_of(game.content(), meaning, value);
}

}  // namespace uc::onedeck
