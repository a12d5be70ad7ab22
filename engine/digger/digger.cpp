// The game object of Dungeon Digger: its tables, its first position, and how it ended.
#include "digger.hpp"

#include <algorithm>
#include <utility>

#include "digger/rules/rules.hpp"

namespace uc::digger {

namespace {

// DD-18.4: the area and the start spaces are those of the scenario that changes the area.
Setting setting_of(const Content& content, unsigned scenarios) {
  for (std::size_t i = 0; i < kScenarios; ++i) {
    if ((scenarios >> i & 1U) != 0 && content.scenarios[i].area_shift != 0) return content.scenarios[i].starts;
  }
  return Setting::Standard;
}

// DD-18.1, DD-18.4
int goal_of(const Content& content, unsigned scenarios) {
  int goal = scenarios == 0 ? content.figures.goal : 0;
  for (std::size_t i = 0; i < kScenarios; ++i) {
    if ((scenarios >> i & 1U) == 0) continue;
    if (content.scenarios[i].goal == 0) return 0;
    goal = std::max<int>(goal, content.scenarios[i].goal);
  }
  return goal;
}

// The content of a game that was saved with one of before.
std::shared_ptr<const Content> as_it_was(std::shared_ptr<const Content> content, const std::string& saved_with) {
  if (saved_with.empty()) return content;
  auto then = std::make_shared<Content>(*content);
  for (Lord& lord : then->lords) {
    for (const EarlierSpecial& each : lord.earlier) {
      if (std::find(each.contents.begin(), each.contents.end(), saved_with) != each.contents.end())
        lord.special = each.special;
    }
  }
  return then;
}

}  // namespace

Digger::Digger(std::shared_ptr<const Content> content, int players, Options options)
    : content_(as_it_was(std::move(content), options.saved_with)), players_(players), options_(std::move(options)) {
  const Setting setting = setting_of(*content_, options_.scenarios);
  starts_ = &content_->starts[index(setting)][players];
  area_ = &content_->areas[starts_->area];
  for (int i = 0; i < area_->spaces; ++i) spaces_.add(i);
  middle_ = area_->space({0, 0});
  goal_ = goal_of(*content_, options_.scenarios);
  has_figures_ = plays(Scenario::TrappedAdventurers) || plays(Scenario::DragonsLair) || plays(Scenario::TotalBattle);
  has_gates_ = has_figures_ || plays(Scenario::MonsterHunt) || plays(Scenario::DwarvenCitadel);
  for (std::size_t type = 0; type < kRoomTypes; ++type) {
    if (content_->types[type].power.rise) rise_types_ = static_cast<std::uint8_t>(rise_types_ | 1U << type);
  }
  for (std::size_t i = 0; i < content_->kinds.size(); ++i) {
    facings_[i] = content_->kinds[i].facing;
    rotations_[i] = content_->kinds[i].rotations;
    classes_[i] = content_->kinds[i].tile_class;
    types_[i] = content_->kinds[i].type;
    pits_[i] = types_[i] != Type::None && power(types_[i]).sacrifices;
    const bool hunted = i == content_->kind_of(Common::Monster) || i == content_->kind_of(Common::Ruins);
    const bool binds = classes_[i] != Class::Blocker && !(hunted && options_.face_down);
    for (std::size_t rotation = 0; rotation < kDirections; ++rotation) {
      const Facing& facing = facings_[i][rotation];
      edge_sets_[i] |= std::uint64_t{1} << facing.open;
      for (std::size_t lie = rotation; lie < kLies; lie += 8) {
        edges_[i][lie] = static_cast<std::uint8_t>(facing.open | (binds ? kBinds : 0));
      }
      for (std::size_t entry = 0; entry < kDirections && classes_[i] == Class::Corridor; ++entry) {
        const std::uint8_t path = facing.path_of[entry];
        if (path == kNone) continue;
        onward_[i][rotation][entry] = static_cast<std::uint8_t>(facing.paths[path] & ~edge(static_cast<int>(entry)));
      }
    }
  }
  // The lairs: all edges are open; a face-down tile of the Monster Hunt is nobody's way (DD-19.8).
  edges_[row_of(kFaceDown)][Board::lying(0, kNobody)] = kAllEdges | kBinds;
}

// DD-3.3: before the first chance event.
State Digger::start() const {
  State state;
  const Figures& figures = content_->figures;
  for (int value = 1; value <= kCoinValues; ++value) {
    state.bag[value] = static_cast<std::uint8_t>(figures.coins[value] * players_);
  }
  state.collapses = static_cast<std::uint8_t>(figures.collapses * players_);
  for (int p = 0; p < players_; ++p) {
    Player& player = state.players[p];
    for (int kind = 0; kind < content_->set_kinds; ++kind) {
      if (kind != content_->portal) player.bag.add(kind, content_->kinds[kind].count);
    }
    player.reserve = plays(Scenario::SandsOfTime) ? figures.reserve_sands : figures.reserve;  // DD-3.7
    player.reserve = static_cast<std::uint8_t>(player.reserve + figures.stooges_on_portal);
    if (!plays(Scenario::MonsterHunt)) continue;
    state.hunt_left[p][0] = state.hunt_left[p][1] = state.hunt_left[p][2] = 1;
  }
  if (plays(Scenario::DragonsLair)) {
    constexpr Common kLair[] = {Common::Eggs, Common::Cave, Common::DragonTile, Common::TreasureTile};
    for (int i = 0; i < 4; ++i) state.lair_left[i] = content_->common(kLair[i]).count;
  }
  state.agenda[state.agenda_count++] = Task(Step::DrawFirst);
  return state;
}

// --- the end (DD-15.2) ------------------------------------------------------------------------------------------------

int final_prize(const Digger& game, const State& state, Prize prize) {
  int best = game.content().prizes[index(prize)].minimum - 1;
  int winner = kNone;
  for (int p = 0; p < game.players(); ++p) {
    if (state.players[p].out) continue;  // DD-24.12
    int value = state.players[p].longest;
    if (prize == Prize::Crafter) value = largest_complex(game, state, p);
    if (prize == Prize::Conqueror) value = conquer_tokens(game, state, p);
    if (value == best) winner = kNone;  // a tie: nobody
    if (value > best) {
      best = value;
      winner = p;
    }
  }
  return winner;
}

Scores Digger::scores(const State& state) const {
  Scores scores{};
  for (int p = 0; p < players_; ++p) {
    const Player& player = state.players[p];
    SeatScore& score = scores[p];
    score.out = player.out;
    if (player.out) continue;
    score.score = player.gp - player.penalties * content_->trapped.portal_penalty;
    for (int i = 0; i < state.coin_count; ++i) {
      if (is_coin_of(state, p, state.coins[i])) score.score += state.coins[i].value();
    }
  }
  for (std::size_t prize = 0; prize < kPrizes; ++prize) {
    const int winner = final_prize(*this, state, static_cast<Prize>(prize));
    if (winner != kNone) scores[winner].score += content_->prizes[prize].gp;
  }
  for (int p = 0; p < players_; ++p) {
    SeatScore& mine = scores[p];
    mine.place = 1;
    for (int other = 0; other < players_; ++other) {
      const SeatScore& theirs = scores[other];
      const bool better = mine.out ? !theirs.out : !theirs.out && theirs.score > mine.score;
      mine.place += better ? 1 : 0;
    }
    mine.won = mine.place == 1;
  }
  return scores;
}

}  // namespace uc::digger
