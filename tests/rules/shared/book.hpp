// A campaign on which steps are taken: for the tests of the games that have one.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/document.hpp"

namespace uc::campaign {

template <class Campaigns, class Content>
struct Book {
  using Progress = typename Campaigns::Progress;
  std::shared_ptr<const Content> content;
  Progress progress;

  explicit Book(std::shared_ptr<const Content> from)
      : content(std::move(from)), progress(*Campaigns::begin(*content, Doc::object())) {}

  void take(std::string_view step) {
    const auto fault = Campaigns::take(*content, progress, step);
    REQUIRE_MESSAGE(!fault.has_value(), step << ": " << (fault ? fault->message : ""));
  }
  void take(std::initializer_list<std::string_view> steps) {
    for (const std::string_view step : steps) take(step);
  }
  // The rule that forbids the step, which changes nothing. "-" if it is no step at all, "" if it is taken.
  std::string refused(std::string_view step) {
    const Progress before = progress;
    const auto fault = Campaigns::take(*content, progress, step);
    if (!fault) return "";
    CHECK(fault->code == "illegal");
    CHECK(fault->path == "step");
    CHECK_FALSE(fault->message.empty());
    CHECK(progress == before);
    return fault->rule.empty() ? "-" : fault->rule;
  }
  std::vector<std::string> steps() const { return Campaigns::steps(*content, progress); }
  bool lists(std::string_view step) const {
    const auto all = steps();
    return std::find(all.begin(), all.end(), step) != all.end();
  }
};

}  // namespace uc::campaign
