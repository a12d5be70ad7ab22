// One small change of a document, as somebody who edits a position by hand could make it: a number one off, a name for
// another one of its kind, a member left out, an item of a list left out, written twice or exchanged with another.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "core/document.hpp"
#include "core/random.hpp"

namespace uc {

class Mutation {
 public:
  Mutation(Doc& doc, Rng& rng) : rng_(rng) {
    collect(doc, "", "");
    for (int tries = 0; tries < 20 && made_.empty(); ++tries) {
      const auto place = below(rng_, static_cast<std::uint32_t>(places_.size()));
      change(places_[place]);
    }
  }

  // "seats[1].ready: 2 becomes 3"; nothing if nothing could be changed.
  const std::string& made() const { return made_; }
  // A member was left out: nothing that is told was changed.
  bool is_omission() const { return omission_; }

 private:
  struct Place {
    Doc* doc;
    std::string path, name;  // name: of the member that holds it, which tells its kind
  };

  bool any() { return below(rng_, 2) == 0; }

  void collect(Doc& doc, const std::string& path, const std::string& name) {
    places_.push_back({&doc, path, name});
    if (!doc.is_object() && !doc.is_array() && !doc.is_null()) kinds_[name].push_back(doc);
    if (doc.is_object()) {
      for (Doc::Member& member : doc.as_object()) {
        if (member.first == "options") continue;  // the caller compares them
        collect(member.second, path.empty() ? member.first : path + "." + member.first, member.first);
      }
    } else if (doc.is_array()) {
      for (std::size_t i = 0; i < doc.as_array().size(); ++i) {
        collect(doc.as_array()[i], path + "[" + std::to_string(i) + "]", name);
      }
    }
  }

  void change(const Place& place) {
    Doc changed = *place.doc;
    if (changed.is_integer()) changed = Doc(changed.as_integer() + (any() ? 1 : -1));
    else if (changed.is_bool()) changed = Doc(!changed.as_bool());
    else if (changed.is_string()) changed = any() && any() ? Doc() : another(place);
    else if (changed.is_null()) changed = another(place);
    else if (changed.is_array()) change_list(changed);
    else omit(changed);
    if (changed == *place.doc) return;
    omission_ = changed.is_object();
    const auto brief = [](const Doc& doc) { return to_json(doc).substr(0, 200); };
    made_ = place.path + ": " + brief(*place.doc) + " becomes " + brief(changed);
    *place.doc = std::move(changed);
  }

  // What stands elsewhere under the same name.
  Doc another(const Place& place) {
    const auto found = kinds_.find(place.name);
    if (found == kinds_.end()) return *place.doc;
    return found->second[below(rng_, static_cast<std::uint32_t>(found->second.size()))];
  }

  void change_list(Doc& list) {
    Doc::Array& items = list.as_array();
    if (items.empty()) return;
    const auto at = static_cast<std::ptrdiff_t>(below(rng_, static_cast<std::uint32_t>(items.size())));
    const auto other = below(rng_, static_cast<std::uint32_t>(items.size()));
    switch (below(rng_, 3)) {
      case 0: items.erase(items.begin() + at); break;
      case 1: items.insert(items.begin() + at, Doc(items[at])); break;
      default: std::swap(items[at], items[other]);
    }
  }

  void omit(Doc& object) {
    Doc::Object& members = object.as_object();
    if (members.empty()) return;
    const auto at = static_cast<std::ptrdiff_t>(below(rng_, static_cast<std::uint32_t>(members.size())));
    if ((members.begin() + at)->first != "options") members.erase(members.begin() + at);  // the caller compares them
  }

  Rng& rng_;
  std::vector<Place> places_;
  std::map<std::string, std::vector<Doc>> kinds_;
  std::string made_;
  bool omission_ = false;
};

// Lists may come in any order, but for those that are named: to compare documents, in one.
inline void sort_lists(Doc& doc, const std::vector<std::string_view>& ordered, std::string_view name = "") {
  if (doc.is_object()) {
    for (Doc::Member& member : doc.as_object()) sort_lists(member.second, ordered, member.first);
  } else if (doc.is_array()) {
    Doc::Array& items = doc.as_array();
    for (Doc& item : items) sort_lists(item, ordered, name);
    if (std::find(ordered.begin(), ordered.end(), name) != ordered.end()) return;
    std::sort(items.begin(), items.end(), [](const Doc& a, const Doc& b) { return to_json(a) < to_json(b); });
  }
}

}  // namespace uc
