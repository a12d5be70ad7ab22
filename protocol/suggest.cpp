// suggest: a computer player's advice, in slices if wanted.
#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "commands.hpp"
#include "core/sha256.hpp"
#include "players/search/adviser.hpp"
#include "players/search/levels.hpp"
#include "table/table_of.hpp"

namespace uc {
namespace {

constexpr std::size_t kMostConsidered = 100;
constexpr std::size_t kMostAmong = 100;
constexpr int kLongestSlice = 60'000;

// Four digits are more than any estimate is worth, and they read well.
Doc value_doc(double value) { return std::round(value * 10'000) / 10'000; }
// Coins with one digit.
Doc score_doc(double score) { return std::round(score * 10) / 10; }

struct Question {
  Budget budget;
  std::string seed;
  int slice = 0;
  std::vector<std::string> among;  // actions, or how they begin; none: all
  bool line = false;
  bool why = false;

  // Equal for requests with the same fields, which go on with the same search.
  std::string key() const {
    std::string key = std::to_string(budget.level) + " " + std::to_string(budget.ms) + " " +
                      std::to_string(budget.sims) + (line ? " line" : "") + (why ? " why " : " ") + seed;
    for (const std::string& each : among) (key += '\n') += each;
    return key;
  }
  std::uint64_t number() const {
    const Digest digest = sha256(seed);
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i) number = number << 8U | digest[i];
    return number;
  }
};

template <Game G>
class SearchOf final : public Search {
 public:
  SearchOf(const TableOf<G>& table, const Question& question, std::vector<Action> among)
      : game_(table.share_game()),
        position_(table.state()),
        adviser_(make_adviser<G>(game_, position_, question.budget, question.number(), std::move(among))),
        line_(question.line),
        why_(question.why) {}

  Doc think(int slice) override {
    const Advice advice = adviser_->think(Slice{slice, 0});
    done_ = advice.done;
    Doc considered = Doc::array();
    const std::size_t count = std::min(advice.considered.size(), kMostConsidered);
    for (std::size_t i = 0; i < count; ++i) {
      considered.push(choice(advice, advice.considered[i]).set("visits", advice.considered[i].visits));
    }
    Doc answer = choice(advice, advice.considered.front());
    answer.set("considered", std::move(considered)).set("done", done_);
    if (line_) answer.set("line", line_of(advice.best));
    if (why_) answer.set("why", adviser_->reasons(advice.best));
    return answer;
  }

  bool done() const override { return done_; }

 private:
  Doc choice(const Advice& advice, const Considered& each) const {
    Doc doc = Doc::object();
    doc.set("action", game_->text(position_, each.action, Viewer::everything()));
    doc.set("value", value_doc(static_cast<double>(each.value)));
    const auto figure = static_cast<double>(each.figure);
    return advice.scored ? doc.set("score", score_doc(figure)) : doc.set("chance", value_doc(figure));
  }

  Doc line_of(Action first) const {
    Doc line = Doc::array();
    for (std::string& text : adviser_->line(first)) line.push(std::move(text));
    return line;
  }

  std::shared_ptr<const G> game_;
  typename G::State position_;
  std::unique_ptr<Adviser> adviser_;
  bool line_;
  bool why_;
  bool done_ = false;
};

// Does it hold for this table and the game on it?
template <class F>
bool holds(const Table& table, F&& f) {
  bool answer = false;
  visit_table(table, [&](const auto& typed) { answer = f(typed); });
  return answer;
}

bool searches(const Table& table, int level) {
  return holds(table,
               [&](const auto& typed) { return level_searches<std::remove_cvref_t<decltype(typed.game())>>(level); });
}

// Without a level, ms and sims ask for a search.
void refuse_measure(DocReader& field, const Table& table, int level) {
  if (level == 0 || searches(table, level)) return;
  int lowest = level;
  while (lowest < kLevels && !searches(table, lowest)) ++lowest;
  field.fail("has no effect: level " + std::to_string(level) + " does not search; leave it out or ask for level " +
             std::to_string(lowest) + " to " + std::to_string(kLevels));
}

Question read_question(const HostLimits& limits, const Table& table, DocReader& fields) {
  Question question;
  if (auto level = fields.optional("level")) question.budget.level = static_cast<int>(level->integer(1, kLevels));
  if (auto ms = fields.optional("ms")) {
    question.budget.ms = static_cast<int>(ms->integer(1, limits.ms));
    refuse_measure(*ms, table, question.budget.level);
  }
  if (auto sims = fields.optional("sims")) {
    question.budget.sims = static_cast<int>(sims->integer(1, limits.sims));
    if (question.budget.ms > 0) sims->fail("give either ms or sims");
    refuse_measure(*sims, table, question.budget.level);
  }
  if (auto seed = fields.optional("seed")) {
    question.seed = seed->text();
    if (question.seed.empty() || question.seed.size() > kMaxSeed) seed->fail("should have 1 to 256 bytes");
  }
  if (auto among = fields.optional("among")) question.among = read_texts(*among, kMostAmong);
  if (auto line = fields.optional("line")) question.line = line->boolean();
  if (auto why = fields.optional("why")) question.why = why->boolean();
  if (auto slice = fields.optional("slice")) question.slice = static_cast<int>(slice->integer(1, kLongestSlice));
  return question;
}

// The legal actions that a text means: the one that is written so, else those that begin so.
template <Game G>
Result<std::vector<Action>> find_among(const TableOf<G>& table, const std::vector<std::string>& among) {
  std::vector<Action> actions;
  if (among.empty()) return actions;
  ActionList list;
  table.game().actions(table.state(), list);
  std::vector<std::string> texts;
  texts.reserve(list.size());
  for (const Action action : list) texts.push_back(table.game().text(table.state(), action, Viewer::everything()));
  for (std::size_t i = 0; i < among.size(); ++i) {
    const auto exact = std::find(texts.begin(), texts.end(), among[i]);
    const std::size_t before = actions.size();
    for (std::size_t k = 0; k < texts.size(); ++k) {
      const bool meant = exact != texts.end() ? texts[k] == among[i] : texts[k].starts_with(among[i]);
      if (meant) actions.push_back(list[k]);
    }
    if (actions.size() > before) continue;
    return Fault{"illegal", "no legal action begins so", "among[" + std::to_string(i) + "]", ""};
  }
  std::sort(actions.begin(), actions.end());
  actions.erase(std::unique(actions.begin(), actions.end()), actions.end());
  return actions;
}

// A search takes megabytes: only a few are kept unfinished, and one that goes on is never dropped for another, or
// tables asked in turn would all begin again for ever. Who is refused again and again while a search is not asked for
// once gets its room.
std::optional<Fault> make_room(HostData& host, OpenTable& open) {
  const HostLimits& limits = host.config.limits;
  std::size_t count = 0;
  OpenTable* oldest = nullptr;
  for (auto& [name, other] : host.tables) {
    if (other.search == nullptr || &other == &open) continue;
    ++count;
    if (oldest == nullptr || other.asked < oldest->asked) oldest = &other;
  }
  if (oldest == nullptr || count < limits.searches) return std::nullopt;
  open.blocked = open.blocked_by == oldest->asked ? open.blocked + 1 : 1;
  open.blocked_by = oldest->asked;
  if (open.blocked <= limits.waits) {
    return Fault{"limit",
                 "there are " + std::to_string(count) +
                     " unfinished searches: finish or drop one of the others (act, undo or close), then ask again",
                 "", ""};
  }
  oldest->drop_search();
  return std::nullopt;
}

std::optional<Fault> begin(HostData& host, OpenTable& open, const Question& question) {
  // What ends within this request is not kept and needs no room.
  const bool long_one =
      holds(*open.table, [&](const auto& table) { return thinks_long(table.game(), table.state(), question.budget); });
  if (question.slice > 0 && long_one) {
    if (auto fault = make_room(host, open)) return fault;
  }
  std::optional<Fault> fault;
  visit_table(std::as_const(*open.table), [&](const auto& table) {
    using G = std::remove_cvref_t<decltype(table.game())>;
    Result<std::vector<Action>> among = find_among(table, question.among);
    if (!among) {
      fault = among.fault();
      return;
    }
    open.drop_search();
    open.search = std::make_unique<SearchOf<G>>(table, question, std::move(*among));
    open.question = question.key();
  });
  return fault;
}

}  // namespace

Reply suggest(HostData& host, DocReader& fields) {
  const Result<OpenTable*> found = find_table(host, fields);
  if (!found) return found.fault();
  OpenTable& open = **found;
  const Question question = read_question(host.config.limits, *open.table, fields);
  if (const auto fault = fields.fault()) return *fault;
  const Turn turn = open.table->turn();
  if (turn.is_over()) return Fault{"game_over", "the game is over", "", ""};
  if (!turn.is_seat()) return Fault{"bad_request", "chance decides now: there is nothing to suggest", "table", ""};
  if (open.question != question.key()) {
    if (const auto fault = begin(host, open, question)) return *fault;
  }
  if (open.search != nullptr) {
    open.asked = host.requests;
    open.answer = open.search->think(question.slice);
    if (open.search->done()) open.search.reset();  // its answer stays
  }
  return open.answer;
}

}  // namespace uc
