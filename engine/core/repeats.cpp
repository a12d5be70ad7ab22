#include "repeats.hpp"

#include <string>
#include <vector>

#include "shorten.hpp"

namespace uc {

namespace {

class Comparison {
 public:
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
      same_so_far = same(*member, value, path.empty() ? name : path + "." + name) && same_so_far;
      if (!same_so_far) break;
    }
    return same_so_far;
  }

  bool same_items(const Doc::Array& told, const Doc::Array& meant, const std::string& path) {
    if (told.size() != meant.size()) return differs(meant, path);
    std::vector<bool> taken(meant.size());
    for (std::size_t i = 0; i < told.size(); ++i) {
      std::size_t k = 0;
      for (; k < meant.size(); ++k) {
        const std::size_t at = (i + k) % meant.size();  // mostly they come in order
        if (taken[at] || !Comparison().same(told[i], meant[at], path)) continue;
        taken[at] = true;
        break;
      }
      if (k == meant.size()) return same(told[i], meant[i], path + "[" + std::to_string(i) + "]");
    }
    return true;
  }

  std::optional<Fault> fault_;
};

}  // namespace

std::optional<Fault> find_contradiction(const Doc& told, const Doc& meant) {
  Comparison comparison;
  comparison.same(told, meant, "");
  return comparison.fault();
}

}  // namespace uc
