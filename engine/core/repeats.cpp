#include "repeats.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "shorten.hpp"

namespace uc {

namespace {

// Finds for each item of a list that is told one that is meant, another one for each. An item that says little may be
// any of several: it gives way when another has no choice.
class Pairing {
 public:
  Pairing(const Doc::Array& told, const Doc::Array& meant, OrderedLists ordered)
      : told_(told), meant_(meant), ordered_(ordered), taker_(meant.size(), kNobody) {}

  bool add(std::size_t i) {
    std::vector<bool> asked(meant_.size());
    return place(i, asked);
  }
  // One that nobody has taken, its own if it can be.
  std::size_t free(std::size_t i) const {
    std::size_t at = i;
    while (taker_[at] != kNobody) at = (at + 1) % meant_.size();
    return at;
  }

 private:
  static constexpr std::size_t kNobody = ~std::size_t{0};

  bool place(std::size_t i, std::vector<bool>& asked) {
    for (std::size_t k = 0; k < meant_.size(); ++k) {
      const std::size_t at = (i + k) % meant_.size();  // mostly they come in order
      if (asked[at] || !fits(told_[i], meant_[at])) continue;
      asked[at] = true;
      if (taker_[at] != kNobody && !place(taker_[at], asked)) continue;
      taker_[at] = i;
      return true;
    }
    return false;
  }
  bool fits(const Doc& told, const Doc& meant) const;

  const Doc::Array& told_;
  const Doc::Array& meant_;
  OrderedLists ordered_;
  std::vector<std::size_t> taker_;  // of each that is meant
};

class Comparison {
 public:
  explicit Comparison(OrderedLists ordered) : ordered_(ordered) {}

  bool same(const Doc& told, const Doc& meant, const std::string& path) {
    if (told.is_object() && meant.is_object()) return same_members(told, meant, path);
    if (told.is_array() && meant.is_array()) return same_items(told.as_array(), meant.as_array(), path);
    return told == meant || differs(meant, path);
  }
  const std::optional<Fault>& fault() const { return fault_; }

 private:
  bool differs(const Doc& meant, const std::string& path) {
    if (fault_) return false;
    const std::string message = ": does not follow from the rest of the position, which gives ";
    fault_ = Fault{"bad_save", path + message + shortened(to_json(meant)), path, ""};
    return false;
  }

  bool same_members(const Doc& told, const Doc& meant, const std::string& path) {
    bool same_so_far = true;
    for (const auto& [name, value] : meant.as_object()) {
      const Doc* member = told.find(name);
      if (member == nullptr) continue;
      const std::string inner = path.empty() ? name : path + "." + name;
      const bool ordered = std::find(ordered_.begin(), ordered_.end(), name) != ordered_.end();
      same_so_far = ordered ? same_places(*member, value, inner) : same(*member, value, inner);
      if (!same_so_far) break;
    }
    return same_so_far;
  }

  // The fault is the whole list's where only the order is wrong.
  bool same_places(const Doc& told, const Doc& meant, const std::string& path) {
    if (!told.is_array() || !meant.is_array()) return same(told, meant, path);
    const Doc::Array &here = told.as_array(), &there = meant.as_array();
    if (here.size() != there.size()) return differs(meant, path);
    for (std::size_t i = 0; i < here.size(); ++i) {
      if (Comparison(ordered_).same(here[i], there[i], "")) continue;
      if (Comparison(ordered_).same_items(here, there, "")) return differs(meant, path);
      return same(here[i], there[i], path + "[" + std::to_string(i) + "]");
    }
    return true;
  }

  bool same_items(const Doc::Array& told, const Doc::Array& meant, const std::string& path) {
    if (told.size() != meant.size()) return differs(meant, path);
    Pairing pairing(told, meant, ordered_);
    for (std::size_t i = 0; i < told.size(); ++i) {
      if (pairing.add(i)) continue;
      return same(told[i], meant[pairing.free(i)], path + "[" + std::to_string(i) + "]");
    }
    return true;
  }

  OrderedLists ordered_;
  std::optional<Fault> fault_;
};

bool Pairing::fits(const Doc& told, const Doc& meant) const { return Comparison(ordered_).same(told, meant, ""); }

}  // namespace

std::optional<Fault> find_contradiction(const Doc& told, const Doc& meant, OrderedLists ordered) {
  Comparison comparison(ordered);
  comparison.same(told, meant, "");
  return comparison.fault();
}

}  // namespace uc
