#include "scene.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "content_file.hpp"
#include "scene_builder.hpp"
#include "scene_text.hpp"

namespace uc::crypt::test {

namespace {

std::string letter_of(int seat) { return std::string(1, static_cast<char>('A' + seat)); }

Crypt game_of(const Draft& draft) { return Crypt(real_content(), draft.players, Options{draft.sides}); }

// A player with exhausted dice at the end must have one die on a card: nobody ends a Claim phase otherwise (CR-R6).
// So the player's last card that is no Idol is still in the Crypt, with a die of effort 1 on it.
std::vector<std::string> play_last_card(Draft& draft, std::uint8_t mover) {
  std::size_t slot = draft.players == 1 ? 1 : 0;
  std::vector<std::string> claim;
  for (std::size_t p = 0; p < static_cast<std::size_t>(draft.players); ++p) {
    if (draft.exhausted[p] == 0) continue;
    std::vector<DraftCard>& has = draft.has[p];
    const auto card = std::find_if(has.rbegin(), has.rend(),
                                   [](const DraftCard& c) { return !c.up && !c.hidden && c.type != Type::Idol; });
    REQUIRE_MESSAGE(card != has.rend(),
                    "the scene needs a card that " << letter_of(static_cast<int>(p)) << " takes last");
    draft.slots[slot] = *card;
    has.erase(std::next(card).base());
    if (p == mover) {
      claim.push_back("claim S" + std::to_string(slot + 1) + ":1x1");
    } else {
      draft.dice[slot] = {static_cast<std::uint8_t>(p), 1, 1};
      --draft.ready[p];
    }
    ++slot;
  }
  return claim.empty() ? std::vector<std::string>{"recover"} : claim;
}

}  // namespace

std::shared_ptr<const Content> real_content() { return content_file::content(); }

Seat seat_of(char player) { return seat_at(player - 'A'); }
Viewer viewer_of(char player) { return player == '-' ? Viewer::table() : Viewer::of(seat_of(player)); }

Scene::Scene(Crypt made, State position) : Asking(std::move(made), position) {}

Scene::Scene(std::string_view lines) : Scene(game_of(read_draft(lines)), State{}) {
  Built built = build(game, read_draft(lines));
  state = built.state;
  hidden_ = std::move(built.hidden);
  for (const std::string& outcome : built.outcomes) chance(outcome);
  if (built.recover) act("recover");
}

Scene::~Scene() { CHECK_MESSAGE(dice_.empty(), "scripted dice were not used"); }

Scene Scene::start(int players, std::string_view sides) {
  Options options;
  std::copy(sides.begin(), sides.end(), options.collectors.begin());
  Crypt game(real_content(), players, options);
  const State state = game.start();
  return {std::move(game), state};
}

Scene Scene::start_with(std::shared_ptr<const Content> content, int players) {
  Crypt game(std::move(content), players, Options{});
  const State state = game.start();
  return {std::move(game), state};
}

Scene Scene::ending(std::string_view lines) {
  Draft draft = read_draft(lines);
  draft.last_round = true;
  draft.complete_dice();
  const bool solo = draft.players == 1;
  if (solo) {  // the Ghost leads the last round and keeps its dice where they are (CR-10.2)
    draft.leader = kGhost;
    draft.dice[0] = {kGhost, 3, 1};
  }
  draft.moment = solo ? Moment::Claim : Moment::Extra;
  draft.mover = static_cast<std::uint8_t>(
      solo || draft.players == 2 ? draft.leader % kGhost : (draft.leader + draft.players - 1) % draft.players);
  const std::vector<std::string> actions = play_last_card(draft, draft.mover);
  Scene scene(game_of(draft), State{});
  Built built = build(scene.game, draft);
  scene.state = built.state;
  scene.hidden_ = std::move(built.hidden);
  for (const std::string& action : actions) scene.act(action);
  scene.end_windows();
  return scene;
}

void Scene::go_on() {
  for (;;) {
    const Turn now = turn();
    if (!now.is_chance()) return;
    std::string text;
    if (state.phase == Phase::Look || state.phase == Phase::Take) {
      const auto hidden = hidden_.find(state.pending);
      if (hidden == hidden_.end()) return;
      text = (state.phase == Phase::Look ? "look S" : "take S") + std::to_string(state.pending + 1) + " " +
             std::to_string(hidden->second);
    } else if (state.phase == Phase::Roll || state.phase == Phase::Reroll || state.phase == Phase::Ghost) {
      OutcomeList list;
      game.outcomes(state, list);
      REQUIRE(!list.empty());
      const auto count = static_cast<std::size_t>(dice_of(list[0].action).count);
      if (dice_.size() < count) return;
      text = "roll";
      for (std::size_t i = 0; i < count; ++i) {
        text += " " + std::to_string(dice_.front());
        dice_.pop_front();
      }
    } else {
      return;
    }
    play(read(text));
  }
}

Scene& Scene::act(std::string_view text) {
  happened.clear();
  play(read_choice(text));
  go_on();
  return *this;
}

Scene& Scene::chance(std::string_view text) {
  happened.clear();
  const Action outcome = read_outcome(text);
  OutcomeList list;
  game.outcomes(state, list);
  const bool listed = std::any_of(list.begin(), list.end(), [&](const Outcome& o) { return o.action == outcome; });
  REQUIRE_MESSAGE(listed, "'" << text << "' is no outcome at " << who());
  play(outcome);
  go_on();
  return *this;
}

Scene& Scene::dice(std::initializer_list<int> faces) {
  dice_.insert(dice_.end(), faces);
  go_on();
  return *this;
}

Scene& Scene::tie(std::string_view rolls) {
  std::map<int, std::deque<std::string>> script;
  for (const std::string& roll : split(rolls, ';')) {
    script[holder_of(roll.substr(0, 1))].push_back("roll" + roll.substr(1));
  }
  while (state.phase == Phase::TieRoll) {
    std::deque<std::string>& own = script[state.active];
    if (own.empty() && state.players[state.active].ready == 0) own.emplace_back("roll");  // no dice: the sum is 0
    if (own.empty()) FAIL("no roll-off dice are scripted for " << letter_of(state.active));
    chance(own.front());
    own.pop_front();
  }
  for (const auto& [seat, left] : script) CHECK_MESSAGE(left.empty(), "unused roll-off dice of " << letter_of(seat));
  return *this;
}

Scene& Scene::end_windows() {
  while (turn().is_seat() && state.phase != Phase::Claim) act("end");
  return *this;
}

std::string Scene::refused(std::string_view text) const {
  const Result<Action> parsed = game.parse(state, text);
  if (!parsed.ok()) return "unwritable";
  return std::string(game.refuse(state, *parsed).rule);
}

void Scene::forbids(std::string_view text, std::string_view rules) const {
  const std::string rule = refused(text);
  const std::vector<std::string> accepted = words_of(rules);
  INFO("'" << std::string(text) << "' at " << who() << " is refused by '" << rule << "', not by "
           << std::string(rules));
  CHECK(std::find(accepted.begin(), accepted.end(), rule) != accepted.end());
  const std::vector<std::string> all = texts();
  CHECK(std::find(all.begin(), all.end(), text) == all.end());
}

int Scene::actions() const {
  ActionList list;
  game.actions(state, list);
  return static_cast<int>(list.size());
}

int Scene::count(Kind kind) const {
  ActionList list;
  game.actions(state, list);
  return static_cast<int>(std::count_if(list.begin(), list.end(), [&](Action a) { return kind_of(a) == kind; }));
}

std::string Scene::who() const {
  const Turn now = turn();
  if (now.is_over()) return "over";
  const std::string kind(Crypt::kinds()[now.kind]);
  return (now.is_chance() ? "chance" : letter_of(index(now.actor))) + " " + kind;
}

std::string Scene::collection(char player) const {
  std::multiset<std::string> cards;
  for (int i = 0; i < state.gone_count; ++i) {
    const Gone& gone = state.gone[i];
    if (gone.owner != player - 'A') continue;
    cards.insert(name_of(gone.card.type()) + " " + std::to_string(gone.card.value()) +
                 (gone.card.face_up() ? " up" : " down"));
  }
  std::string all;
  for (const std::string& card : cards) all += (all.empty() ? "" : ", ") + card;
  return all;
}

std::string Scene::slot_card(int slot) const {
  const Card& card = state.slots[slot - 1].card;
  if (!card.exists()) return "empty";
  return name_of(card.type()) + " " + (card.face_up() ? std::to_string(card.value()) : "?");
}

const Card& Scene::card_of(char player, std::string_view handle) const {
  const std::size_t type = kTypeLetters.find(handle[0]);
  int place = number_in(handle);
  for (int i = 0; i < state.gone_count; ++i) {
    const Gone& gone = state.gone[i];
    if (gone.owner == player - 'A' && static_cast<std::size_t>(crypt::index(gone.card.type())) == type &&
        --place == 0) {
      return gone.card;
    }
  }
  FAIL(std::string(1, player) << " has no card " << std::string(handle));
  return state.gone[0].card;
}

int Scene::score(char player) const {
  REQUIRE_MESSAGE(turn().is_over(), "the game is not over: " << who());
  return game.scores(state)[player - 'A'].score;
}

int Scene::place(char player) const {
  REQUIRE_MESSAGE(turn().is_over(), "the game is not over: " << who());
  return game.scores(state)[player - 'A'].place;
}

bool Scene::won(char player) const {
  REQUIRE_MESSAGE(turn().is_over(), "the game is not over: " << who());
  return game.scores(state)[player - 'A'].won;
}

int Scene::part(char player, std::string_view name) const {
  REQUIRE_MESSAGE(turn().is_over(), "the game is not over: " << who());
  const Doc result = game.result(state, seat_of(player));
  const Doc* parts = result.find("parts");
  REQUIRE(parts != nullptr);
  const Doc* coins = parts->find(name);
  if (coins == nullptr) coins = parts->find("collectors")->find(name);
  REQUIRE(coins != nullptr);
  return static_cast<int>(coins->as_integer());
}

int Scene::value_seen_by(char player, char owner, std::string_view handle) const {
  const Doc view = game.view(state, viewer_of(player));
  const Doc& seat = view.find("seats")->as_array().at(static_cast<std::size_t>(owner - 'A'));
  for (const Doc& card : seat.find("collection")->as_array()) {
    if (card.find("id")->as_string() != handle) continue;
    return card.find("value")->is_null() ? 0 : static_cast<int>(card.find("value")->as_integer());
  }
  FAIL(std::string(1, owner) << " has no card " << std::string(handle));
  return 0;
}

int Scene::value_seen_by(char player, int slot) const {
  const Doc view = game.view(state, viewer_of(player));
  const Doc* card = view.find("crypt")->as_array().at(static_cast<std::size_t>(slot - 1)).find("card");
  REQUIRE(!card->is_null());
  return card->find("value")->is_null() ? 0 : static_cast<int>(card->find("value")->as_integer());
}

std::string Scene::seen_by(char player) const { return to_json(game.view(state, viewer_of(player))); }

const Event& Scene::event(Event::Type type, int which) const {
  for (const Event& event : happened) {
    if (event.type == type && which-- == 0) return event;
  }
  FAIL("no such event was told");
  return happened.front();
}

std::string Scene::described(char player) const {
  std::string all;
  for (const Event& event : happened) all += to_json(game.describe(event, viewer_of(player))) + "\n";
  return all;
}

std::vector<std::pair<std::string, std::uint64_t>> Scene::outcomes() const {
  OutcomeList list;
  game.outcomes(state, list);
  std::vector<std::pair<std::string, std::uint64_t>> all;
  for (const Outcome& outcome : list)
    all.emplace_back(game.text(state, outcome.action, Viewer::everything()), outcome.weight);
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace uc::crypt::test
