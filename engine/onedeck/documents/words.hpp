// What the small numbers of steps and events are in documents.
#pragma once

#include <string_view>

#include "onedeck/event.hpp"
#include "onedeck/onedeck.hpp"

namespace uc::onedeck {

inline constexpr std::string_view kOptionNames[] = {"a", "b"};
inline constexpr std::string_view kPartNames[] = {  // by EncounterStep
    "invisibility", "before", "option",       "feats",   "bonus",       "shortage", "roll",
    "boxes",        "dice",   "consequences", "undying", "boss_damage", "leave"};
inline constexpr std::string_view kWhyNames[] = {  // by Event::Why
    "turn", "floor", "exploring", "frost", "option", "feat", "split", "fade", "uncovered", "undying", "invisible"};
inline constexpr std::string_view kHarmNames[] = {"uncovered", "flames", "feat", "stairs"};  // by Event::Harm
inline constexpr std::string_view kDropNames[] = {"feat", "rule"};                           // by Event::Drop
inline constexpr std::string_view kFormNames[] = {"experience", "item", "skill", "potion"};  // by Event::Form

// A number of the content or of nothing in particular. A card that is none is null.
Doc word_of(const Content&, Of meaning, std::uint64_t value);

// The same where a hero of the encounter may be meant: its seat.
Doc word_of(const OneDeck&, const State&, Of meaning, std::uint64_t value);

}  // namespace uc::onedeck
