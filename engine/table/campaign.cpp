#include "campaign.hpp"

#include <algorithm>
#include <utility>

#include "core/campaign.hpp"
#include "core/shorten.hpp"
#include "difference.hpp"
#include "table_of.hpp"

namespace uc {
namespace {

constexpr std::string_view kFormats[] = {"undercroft-campaign"};

// What every such document begins with. The state is the game's to read.
struct Head {
  std::string game;
  std::string id;
  std::vector<std::string> steps;
  const Doc* state = nullptr;
};

// maybe_unused, here and below: in the page no game of the list has campaigns, and nothing calls these.
[[maybe_unused]] Result<Head> read_head(const Doc& document) {
  DocReader reader(document, "bad_campaign");
  Head head;
  head.game = reader.member("game").text();
  reader.member("format").choice(kFormats);
  reader.member("version").integer(1, 1);
  DocReader id = reader.member("id");
  head.id = id.text();
  if (head.id.empty() || head.id.size() > kLongestCampaignId) id.fail("should have 1 to 64 bytes");
  DocReader steps = reader.member("steps");
  const std::size_t count = steps.size();
  if (count > kMostSteps) steps.fail("are more than " + std::to_string(kMostSteps));
  for (std::size_t i = 0; i < count && !reader.failed(); ++i) head.steps.push_back(steps.item(i).text());
  head.state = reader.member("state").doc();
  if (const auto fault = reader.fault()) return *fault;
  return head;
}

[[maybe_unused]] Doc write_document(std::string_view game, const std::string& id, const std::vector<std::string>& steps,
                                    Doc state) {
  Doc list = Doc::array();
  for (const std::string& step : steps) list.push(step);
  Doc doc = Doc::object();
  doc.set("format", kFormats[0]).set("version", 1).set("game", game).set("id", id);
  return doc.set("steps", std::move(list)).set("state", std::move(state));
}

// A campaign of one game, read and found sound.
template <HasCampaigns G>
struct Open {
  using Rules = typename G::Campaigns;
  using Progress = typename Rules::Progress;

  std::shared_ptr<const typename G::Content> content;
  Head head;
  Progress progress;

  Doc document() const { return write_document(G::id, head.id, head.steps, Rules::write(*content, progress)); }
};

// A fault found in the state, as one of the document.
[[maybe_unused]] Fault in_state(Fault fault) {
  const std::string inner = fault.path.empty() ? "" : "." + fault.path;
  if (!fault.path.empty() && fault.message.starts_with(fault.path)) fault.message.erase(0, fault.path.size());
  else fault.message = ": " + fault.message;
  fault.path = "state" + inner;
  fault.message = fault.path + fault.message;
  return fault;
}

template <HasCampaigns G>
Result<Open<G>> open(const Library& library, Head head) {
  using Rules = typename G::Campaigns;
  auto content = library.content<G>();
  const auto said = Rules::read(*content, *head.state);
  if (!said) return in_state(said.fault());
  auto progress = Rules::begin(*content, Doc::object());
  if (!progress) return progress.fault();
  for (std::size_t i = 0; i < head.steps.size(); ++i) {
    if (const auto fault = Rules::take(*content, *progress, head.steps[i])) {
      const std::string path = "steps[" + std::to_string(i) + "]";
      return Fault{"bad_campaign", path + ": " + shortened(head.steps[i]) + ": " + fault->message, path, fault->rule};
    }
  }
  const Doc reached = Rules::write(*content, *progress);
  if (const std::string path = first_difference(*head.state, reached, "state"); !path.empty()) {
    return Fault{"bad_campaign", path + ": is not what the steps lead to", path, ""};
  }
  return Open<G>{std::move(content), std::move(head), std::move(*progress)};
}

// Calls f(Entry) for the game, if it has campaigns.
template <class T, class F>
Result<T> with_game(const Library& library, std::string_view game, F&& f) {
  if (library.find(game) == nullptr) return Fault{"unknown_game", "there is no game " + shortened(game), "game", ""};
  Result<T> result = Fault{"bad_request", std::string(game) + " has no campaigns", "", ""};
  visit_game(game, [&](auto entry) {
    if constexpr (HasCampaigns<typename decltype(entry)::type>) result = f(entry);
  });
  return result;
}

// Calls f(Open<G>&) for the campaign of the document.
template <class T, class F>
Result<T> with_campaign(const Library& library, const Doc& document, F&& f) {
  DocReader reader(document, "bad_campaign");
  const std::string game = reader.member("game").text();
  if (const auto fault = reader.fault()) return *fault;
  return with_game<T>(library, game, [&](auto entry) -> Result<T> {
    using G = typename decltype(entry)::type;
    Result<Head> head = read_head(document);
    if (!head) return head.fault();
    auto opened = open<G>(library, std::move(*head));
    if (!opened) return opened.fault();
    return f(*opened);
  });
}

template <HasCampaigns G>
std::optional<GameToPlay> due_in(const Open<G>& open) {
  const auto due = G::Campaigns::due(*open.content, open.progress);
  if (!due) return std::nullopt;
  return GameToPlay{due->players, G::write_options(*open.content, due->options, due->players)};
}

// The document one step further.
template <HasCampaigns G>
Result<Doc> advance(Open<G>& open, std::string step) {
  if (open.head.steps.size() >= kMostSteps) {
    return Fault{"limit", "a campaign has at most " + std::to_string(kMostSteps) + " steps", "", ""};
  }
  if (auto fault = G::Campaigns::take(*open.content, open.progress, step)) return *fault;
  open.head.steps.push_back(std::move(step));
  return open.document();
}

// Why the result of this table does not belong to this campaign, as it stands; else empty.
[[maybe_unused]] std::string why_not_counted(const Head& head, const std::optional<GameToPlay>& due,
                                             const Table& table) {
  const std::optional<CampaignTie>& tie = table.config().campaign;
  if (table.info().id != head.game) return "is a game of " + table.info().id;
  if (!tie || tie->id != head.id) return "is no game of this campaign";
  if (tie->steps != head.steps.size()) {
    return "was begun after step " + std::to_string(tie->steps) + " of the campaign, which has " +
           std::to_string(head.steps.size()) + " now: a result counts once";
  }
  if (!due || due->players != table.players() || due->options != table.options()) return "is not the game that is due";
  if (!table.turn().is_over()) return "is not finished";
  return {};
}

}  // namespace

bool has_campaigns(std::string_view game) {
  bool has = false;
  visit_game(game, [&](auto entry) { has = HasCampaigns<typename decltype(entry)::type>; });
  return has;
}

Result<Doc> new_campaign(const Library& library, std::string_view game, const Doc& options, std::string id) {
  return with_game<Doc>(library, game, [&](auto entry) -> Result<Doc> {
    using G = typename decltype(entry)::type;
    const auto content = library.content<G>();
    const auto progress = G::Campaigns::begin(*content, options);
    if (!progress) return progress.fault();
    return write_document(game, id, {}, G::Campaigns::write(*content, *progress));
  });
}

Result<CampaignNow> read_campaign(const Library& library, const Doc& document) {
  return with_campaign<CampaignNow>(library, document, []<HasCampaigns G>(Open<G>& open) -> Result<CampaignNow> {
    CampaignNow now;
    now.game = open.head.game;
    now.id = open.head.id;
    now.length = open.head.steps.size();
    now.steps = G::Campaigns::steps(*open.content, open.progress);
    now.due = due_in(open);
    return now;
  });
}

std::optional<Fault> check_campaign(const Library& library, std::string_view game, const Doc& document) {
  const Result<CampaignNow> now = read_campaign(library, document);
  if (!now) {
    Fault fault = now.fault();
    if (fault.code != "bad_campaign") fault = {"bad_campaign", "game: " + fault.message, "game", ""};
    return fault;
  }
  if (now->game == game) return std::nullopt;
  return Fault{"bad_campaign", "game: this is a campaign of " + now->game, "game", ""};
}

Result<Doc> take_step(const Library& library, const Doc& document, const std::string& step) {
  return with_campaign<Doc>(library, document, [&]<HasCampaigns G>(Open<G>& open) -> Result<Doc> {
    const std::vector<std::string> choices = G::Campaigns::steps(*open.content, open.progress);
    Result<Doc> next = advance(open, step);
    if (next && std::find(choices.begin(), choices.end(), step) == choices.end()) {
      return Fault{"illegal", "the result of a game is given with its table", "step", ""};
    }
    return next;
  });
}

Result<Doc> count_game(const Library& library, const Doc& document, const Table& table) {
  return with_campaign<Doc>(library, document, [&]<HasCampaigns G>(Open<G>& open) -> Result<Doc> {
    if (const std::string why = why_not_counted(open.head, due_in(open), table); !why.empty()) {
      return Fault{"bad_request", "table: " + why, "table", ""};
    }
    const auto& played = static_cast<const TableOf<G>&>(table);
    return advance(open, G::Campaigns::result(played.game().result(played.state(), seat_at(0))));
  });
}

CampaignTie read_tie(DocReader tie, std::string_view game, bool from_position) {
  if (!has_campaigns(game)) tie.fail(std::string(game) + " has no campaigns");
  if (from_position) tie.fail("a game of a campaign does not begin with a position");
  CampaignTie read;
  DocReader id = tie.member("id");
  read.id = id.text();
  if (read.id.empty() || read.id.size() > kLongestCampaignId) id.fail("should have 1 to 64 bytes");
  read.steps = static_cast<std::size_t>(tie.member("steps").integer(0, kMostSteps));
  return read;
}

}  // namespace uc
