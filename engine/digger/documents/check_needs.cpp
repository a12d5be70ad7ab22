// Is there what the steps of the agenda need? Each numbers its pieces rightly: that was checked before.
#include <algorithm>

#include "check_parts.hpp"

namespace uc::digger {

namespace {

using enum Step;

class Needs {
 public:
  explicit Needs(Check& check)
      : check_(check), game_(check.game), content_(check.content), s_(check.s), active_(check.s.active) {}

  void look_at(int i) {
    place_ = Check::agenda_path(i);
    const Task& task = s_.agenda[i];
    in_turn(task);
    of_lords(task);
    of_coins(task);
    in_building(task);
    of_adventurers(task);
    of_creatures(task);
    of_dragon(task);
  }

 private:
  void need(bool holds, const char* message, const char* rule) {
    if (!holds) check_.fail(place_, message, rule);
  }

  const Player& me() const { return s_.players[active_]; }
  const Player& player_of(const Task& task) const { return s_.players[number_of(task, "seat")]; }
  bool is_top(const Task& task) const { return &task == &s_.next(); }

  // --- DD-3 to DD-6 ---

  bool can_store() const {
    bool can = false;
    me().tiles.for_each([&](int space) { can = can || can_store_on(game_, s_, active_, space); });
    return can && hand_size(s_, active_) > 0;
  }
  int most_shifts() const { return std::max(shifts_of_move(game_, s_, active_, false), me().in_play + kCreatures); }

  void in_turn(const Task& task) {
    switch (task.step) {
      case AskFreeThink:
        return need(!player_of(task).projects.empty() && !player_of(task).bag.empty(), "there is nothing to exchange",
                    "DD-16.1");
      case AskStore: return need(can_store(), "no coin can be stored", "DD-12.6");
      case AskMain: return need(can_do_more(game_, s_), "the Turn ends when nothing but passing is possible", "DD-R69");
      case AskShift:
        need(as<AskShift>(task).left <= most_shifts(), "nobody has so many shifts", "DD-5.1");
        return need(can_shift(game_, s_, active_), "nothing can be moved", "DD-5.1");
      case Shifts: return need(as<Shifts>(task).left <= most_shifts(), "nobody has so many shifts", "DD-5.1");
      case EndTurn:
        return need(as<EndTurn>(task).stage != index(EndStage::Retreat), "this part of the end of a Turn comes at once",
                    "DD-4.1");
      case DrawTile: return need(!player_of(task).bag.empty(), "the bag is empty", "DD-4.1");
      case PutBack: return need(!s_.aside.empty(), "no tiles are set aside", "DD-5.2");
      case AskTreasure: return treasure(as<AskTreasure>(task));
      case AskPit: return need(s_.turn.pit_used, "no Stooge entered the Sacrifice Pit", "DD-12.7");
      case Arrived:
        return need(s_.board.stooge_count(as<Arrived>(task).space) >= as<Arrived>(task).stooges,
                    "so many Stooges do not stand there", "DD-6.7");
      default: return;
    }
  }

  void treasure(const steps::WithTreasure& group) {  // DD-23.12
    const int from = group.from, to = group.space, stooges = group.stooges;
    const bool carried = s_.treasure == from && me().standing.has(from) && s_.board.stooge_count(from) > stooges;
    need(carried, "these Stooges do not carry the Treasure", "DD-23.12");
    const bool may = game_.plays(Scenario::DragonsLair) && carried && from != to && !is_pit(game_, s_, to) &&
                     group_size(game_, s_, active_, from, to).has(stooges);
    need(may, "these Stooges may not go there", "DD-6.4");
  }

  // --- DD-17 ---

  bool uses(Deed deed) const {
    return me().lord != kNone && me().special_used && content_.lords[me().lord].special.deed == deed;
  }
  int most_of_special() const { return me().lord == kNone ? 0 : content_.lords[me().lord].special.n; }
  int tax_sources(int taxed) const {
    int sources = can_tax(s_, kNone, taxed) ? 1 : 0;
    for (int p = 0; p < check_.players; ++p) sources += can_tax(s_, p, taxed) ? 1 : 0;
    return sources;
  }

  void of_lords(const Task& task) {
    const int left = number_of(task, "left"), taxed = number_of(task, "taxed");
    switch (task.step) {
      case AskTax: need(tax_sources(taxed) > 1, "there is no choice of sources", "DD-17.3"); [[fallthrough]];
      case Tax:
        need(uses(Deed::GainCoins) && left <= most_of_special(), "no lord takes coins now", "DD-17.2");
        return need((taxed >> active_ & 1) == 0, "nobody taxes oneself", "DD-17.2");
      case AskReturn:
        need(uses(Deed::DrawThenReturn) && left <= most_of_special(), "no lord revises plans now", "DD-17.2");
        return need(!is_top(task) || me().projects.size() >= left, "there are not so many Projects", "DD-17.2");
      case AskCollapse:
        need(uses(Deed::PlaceCollapses) && left <= most_of_special(), "no lord makes an earthquake now", "DD-17.2");
        return need(s_.collapses > 0 && !empty_spaces(game_, s_).empty(), "no Collapse can be placed", "DD-17.2");
      case AskKeep:
        return need(standard_of(game_, s_, as<AskKeep>(task).seat).keeps_best_coin, "this player does not weigh coins",
                    "DD-17.2");
      default: return;
    }
  }

  // --- DD-11, DD-24.11 ---

  int draws() const {  // coins that are drawn one after the other
    int draws = 0;
    for (int i = 0; i < s_.agenda_count; ++i) draws += s_.agenda[i].step == DrawCoin ? 1 : 0;
    return draws;
  }

  void of_coins(const Task& task) {
    const int seat = number_of(task, "seat"), other = number_of(task, "other");
    switch (task.step) {
      case DrawCoin:
      case DrawSands: return need(coins_in_bag(s_) >= std::max(1, draws()), "the Bag has not so many coins", "DD-11.2");
      case StealCoin: need(hand_size(s_, other) > 0, "this hand is empty", "DD-11.4"); [[fallthrough]];
      case TakeCoin:
        return need(seat == active_ && other != active_ && !s_.players[other].out,
                    "the active player steals from an opponent", "DD-11.4");
      case GainCoins: return need(!s_.players[seat].out, "a defeated player draws no coins", "DD-24.11");
      case AskRedraw:
        return need(!is_top(task) || hand_size(s_, active_) > 0, "there is no coin to put back", "DD-24.2");
      case Defeat:
        return need(seat != active_ && !s_.players[seat].out && game_.plays(Scenario::TotalBattle),
                    "this player's Portal is not being conquered", "DD-24.10");
      case AskDefeat: return defeat(seat, other);
      default: return;
    }
  }

  void defeat(int chooser, int loser) {
    const Player& out = s_.players[loser];
    int most = 0;
    for (const std::uint8_t tokens : out.portal_tokens) most = std::max<int>(most, tokens);
    const auto leaders = std::count(std::begin(out.portal_tokens), std::end(out.portal_tokens), most);
    need(out.out && coins_of(s_, loser) > 1, "there is no choice of coins", "DD-24.11");
    need(!s_.players[chooser].out && leaders == 1 && out.portal_tokens[chooser] == most,
         "this player has not most tokens on the Portal", "DD-24.11");
  }

  // --- DD-8, DD-13 ---

  void in_building(const Task& task) {
    const int space = number_of(task, "space");
    switch (task.step) {
      case Built: return need(owns(s_, active_, space), "the active player has no tile there", "DD-8.5");
      case RevealHunt:
        return need(is_hidden_hunt(s_, space), "no tile of the Monster Hunt lies there face down", "DD-19.8");
      case AskDorm: {
        const Type type = owns(s_, active_, space) ? type_at(game_, s_, space) : Type::None;
        const bool can = type != Type::None && game_.power(type).summon > 0 && can_summon(game_, s_, active_);
        return need(can && s_.board.stooges[space] == 0 && is_free_to_summon(game_, s_, active_, space),
                    "no Stooge can be summoned there", "DD-12.2");
      }
      case AskBonus:
      case Bonus:
        return need(content_.tiers[task.as<steps::Picking>().counted].picks >= task.as<steps::Picking>().left,
                    "there are not so many picks", "DD-13.1");
      default: return;
    }
  }

  // --- DD-20 ---

  int steps_most() const {
    const Adventurer& mine = content_.trapped.adventurers[me().adventurer];
    return mine.movement + mine.moves_more - 1;
  }

  void of_adventurers(const Task& task) {
    const bool walks = task.step == AskAdventurer || task.step == AdventurerHere;
    const bool trap = task.step == AskTrapCoin && as<AskTrapCoin>(task).creature == kNone;
    if (!walks && !trap && task.step != AskFlame && task.step != AskRetreat) return;
    if (me().adventurer == kNone || me().adventurer_at == kNone)
      return need(false, "the active player's Adventurer is not in the game", "DD-20.3");
    const int at = me().adventurer_at;
    if (walks) need(number_of(task, "left") <= steps_most(), "it has not so many steps", "DD-20.3");
    if (task.step == AskAdventurer) need(!s_.turn.wizard_done, "the Wizard is not moved any more", "DD-20.13");
    if (trap) {
      need(hand_size(s_, active_) > 1, "there is no choice of coins", "DD-20.4");
      need(is_armed_against(game_, s_, active_, at) && s_.board.owner(at) == as<AskTrapCoin>(task).other,
           "no trap of this player is there", "DD-20.4");
    }
    if (task.step == AskFlame) flame(at);
    if (task.step == AskRetreat) retreat(at);
  }

  void flame(int at) {  // DD-20.13
    bool reaches = false;
    for (int d = 0; d < kDirections; ++d) reaches = reaches || reaches_by_blast(game_, s_, active_, d);
    const bool can = content_.trapped.adventurers[me().adventurer].flameblast && !s_.turn.wizard_done;
    need(can && reaches && is_foreign(s_, active_, at), "no Flameblast is possible", "DD-20.13");
  }

  void retreat(int at) {  // DD-20.9
    int out = 0;
    for (int d = 0; d < kDirections; ++d) out += may_retreat(game_, s_, active_, d) ? 1 : 0;
    need(s_.board.stooges[at] != 0 && out > 1, "there is no choice of a retreat", "DD-20.9");
  }

  // --- DD-24 ---

  void of_creatures(const Task& task) {
    const bool trap = task.step == AskTrapCoin && as<AskTrapCoin>(task).creature != kNone;
    const bool walks = task.step == AskCreature || task.step == CreatureHere;
    if (!trap && !walks && task.step != AskTroll && task.step != CreatureTrap) return;
    const int which = number_of(task, "creature");
    const CreatureState& creature = s_.creatures[which];
    if (creature.owner != active_ || creature.at == kNone)
      return need(false, "the active player does not have this Creature in play", "DD-24.6");
    const Creature& mover = content_.battle.creatures[which];
    if (walks) need(number_of(task, "left") < mover.movement, "it has not so many steps", "DD-24.6");
    if (task.step == AskTroll) need(mover.shifts_on_win > 0, "this Creature has no free shift", "DD-24.2");
    if (!trap) return;
    need(hand_size(s_, active_) > 0, "there is no coin to pay", "DD-24.8");
    need(
        is_armed_against(game_, s_, active_, creature.at) && s_.board.owner(creature.at) == as<AskTrapCoin>(task).other,
        "no trap of this player is there", "DD-24.8");
  }

  // --- DD-23 ---

  // Those who still have to flee from there, by all steps together.
  int fugitives(int space) const {
    int all = 0;
    for (int i = 0; i < s_.agenda_count; ++i) {
      const Task& task = s_.agenda[i];
      const bool flee = task.step == Fleeing || task.step == AskFlee;
      if (flee && number_of(task, "space") == space) all += number_of(task, "fleeing");
    }
    return all;
  }

  void of_dragon(const Task& task) {
    switch (task.step) {
      case AskSave:
      case AskFlee:
      case Fleeing:
      case DragonLeaves:
      case Entered:
      case RevealLair: break;
      default: return;
    }
    if (!game_.plays(Scenario::DragonsLair)) return need(false, "there is no Lair in this game", "DD-18.1");
    const int space = number_of(task, "space");
    const int stooges = s_.board.stooge_count(space), owner = s_.board.stooge_owner(space);
    switch (task.step) {
      case AskSave:
        need(s_.dragon == space && stooges > as<AskSave>(task).stooges, "the Dragon is not with so many Stooges",
             "DD-23.8");
        return need(stooges > 0 && hand_size(s_, owner) > 0 && !refuges(game_, s_, owner, space).empty(),
                    "nobody can be saved", "DD-23.8");
      case AskFlee:
        need(stooges > 0 && refuges(game_, s_, owner, space).size() > 1, "there is no choice of tiles", "DD-23.8");
        [[fallthrough]];
      case Fleeing: return need(fugitives(space) <= stooges, "so many Stooges are not there", "DD-23.8");
      case DragonLeaves: return need(s_.treasure == space, "the Treasure is not there", "DD-23.11");
      case Entered: return need(stooges > 0, "nobody has entered it", "DD-23.3");
      default: return need(is_hidden_lair(s_, space), "no tile of the Lair lies there face down", "DD-23.3");
    }
  }

  Check& check_;
  const Digger& game_;
  const Content& content_;
  const State& s_;
  const int active_;
  std::string place_;  // of the task that is looked at
};

// DD-3.9, DD-R29: Projects are drawn up to Craft; more only while a lord revises plans.
void check_projects(Check& check) {
  for (int p = 0; p < check.players; ++p) {
    int tiles = check.s.players[p].projects.size(), most = craft(check.game, check.s, p);
    for (int i = 0; i < check.s.agenda_count; ++i) {
      const Task& task = check.s.agenda[i];
      const bool mine = number_of(task, "seat") == p;
      if (task.step == DrawTiles && mine) tiles += as<DrawTiles>(task).left;
      if (task.step == DrawTile && mine) ++tiles;
      if (task.step == AskReturn && check.s.active == p) most += as<AskReturn>(task).left;
    }
    if (tiles > most)
      check.fail(Check::seat_path(p, "projects"), "with those that are drawn should be at most " + std::to_string(most),
                 "DD-3.9");
  }
}

}  // namespace

void check_needs(Check& check) {
  check_projects(check);
  Needs needs(check);
  for (int i = 0; i < check.s.agenda_count && !check.fault; ++i) needs.look_at(i);
}

}  // namespace uc::digger
