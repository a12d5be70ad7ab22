#include "solo.hpp"

#include <utility>

namespace uc::crypt {
namespace {

// Keeps the order of equals, and unlike std::stable_sort never allocates.
template <class Items, class Before>
void insertion_sort(Items& items, std::size_t count, Before before) {
  for (std::size_t i = 1; i < count; ++i) {
    for (std::size_t k = i; k > 0 && before(items[k], items[k - 1]); --k) std::swap(items[k], items[k - 1]);
  }
}

}  // namespace

SlotOrder ghost_order(const Content& content, const State& state, int slots) {
  SlotOrder order{};
  for (std::uint8_t i = 0; i < slots; ++i) order[i] = i;
  const auto halves = [&](std::uint8_t i) {
    const Card card = state.slots[i].card;
    return card.face_up() ? 2 * card.value() : content.ghost_face_down_halves;
  };
  insertion_sort(order, static_cast<std::size_t>(slots), [&](auto a, auto b) { return halves(a) > halves(b); });
  return order;
}

std::array<GhostGroup, kDice> ghost_groups(const Dice& dice) {
  std::array<GhostGroup, kDice> groups{};
  std::size_t used = 0;
  for (std::uint8_t face = 1; face <= 6; ++face) {
    GhostGroup group{0, face};
    for (int i = 0; i < dice.count; ++i) {
      if (dice.faces[i] == face) ++group.count;
    }
    if (group.count > 0) groups[used++] = group;
  }
  insertion_sort(groups, used, [](const GhostGroup& a, const GhostGroup& b) {
    return a.value() != b.value() ? a.value() > b.value() : a.count > b.count;
  });
  return groups;
}

GhostReading ghost_reads(const Slot& slot, const GhostGroup& group) {
  if (!slot.card.exists()) return GhostReading::Empty;  // CR-R29
  if (slot.holder == kGhost) return GhostReading::Own;
  if (slot.holder != kNobody && slot.total() >= group.value()) return GhostReading::NotHigher;
  return GhostReading::Takes;
}

std::uint8_t ghost_slot(const State& state, const GhostGroup& group) {
  for (std::uint8_t i = 0; i < kMaxSlots; ++i) {
    if (ghost_reads(state.slots[i], group) == GhostReading::Takes) return i;
  }
  return kNobody;
}

}  // namespace uc::crypt
