// Does a draft make a position? The checks come in the order in which each can rely on the ones before it.
#include "check.hpp"

#include <algorithm>
#include <cstring>
#include <initializer_list>
#include <string>
#include <utility>

#include "onedeck/rules/choices.hpp"
#include "view.hpp"

namespace uc::onedeck {

namespace {

using enum Step;

std::string agenda_path(int i) { return "agenda[" + std::to_string(i) + "]"; }
std::string hero_path(int hero) { return "heroes[" + std::to_string(hero) + "]"; }
std::string box_path(std::size_t box) { return "encounter.boxes[" + std::to_string(box) + "]"; }

class PositionCheck {
 public:
  PositionCheck(const OneDeck& game, const State& state)
      : game_(game), content_(game.content()), s_(state), players_(game.players()), base_(state.agenda[0]) {}

  std::optional<Fault> run() {
    using Check = void (PositionCheck::*)();
    constexpr Check checks[] = {
        &PositionCheck::check_start,   &PositionCheck::check_stack,  &PositionCheck::check_place,
        &PositionCheck::check_ending,  &PositionCheck::check_cards,  &PositionCheck::check_deck,
        &PositionCheck::check_party,   &PositionCheck::check_heroes, &PositionCheck::check_campaign,
        &PositionCheck::check_doors,   &PositionCheck::check_stairs, &PositionCheck::check_facing,
        &PositionCheck::check_pairs,   &PositionCheck::check_loot,   &PositionCheck::check_fight,
        &PositionCheck::check_dice,    &PositionCheck::check_pool,   &PositionCheck::check_boxes,
        &PositionCheck::check_rolling, &PositionCheck::check_use,    &PositionCheck::check_brought,
        &PositionCheck::check_tasks,   &PositionCheck::check_lethal,
    };
    for (const Check check : checks) {
      (this->*check)();
      if (fault_) break;
    }
    return fault_;
  }

 private:
  void fail(const std::string& path, const std::string& message, std::string rule = "") {
    if (!fault_) fault_ = Fault{"bad_save", path + ": " + message, path, std::move(rule)};
  }

  const Task& top() const { return s_.next(); }
  bool is_over() const { return top().step == Over; }
  bool has_task(Step step) const {
    return std::any_of(s_.agenda, s_.agenda + s_.agenda_count, [&](const Task& task) { return task.step == step; });
  }
  bool is_base(std::initializer_list<Step> steps) const {
    return std::find(steps.begin(), steps.end(), base_.step) != steps.end();
  }
  bool is_base(EncounterStep step) const { return is_encounter(base_, step); }
  bool in_setup() const { return is_base({Shuffle, NextSpecialisation, SetupTalents, FloorStart}); }
  bool is_stored(int hero) const { return game_.side(hero).feat.kind == Feat::Kind::Stored; }

  // --- the agenda: what may lie on what ---

  // Before the shuffle there is one position only (OD-2.3).
  void check_start() {
    if (base_.step != Shuffle) return;
    const State start = game_.start();
    if (std::memcmp(&start, &s_, sizeof start) != 0) fail("agenda[0]", "nothing happens before the shuffle", "OD-2.3");
  }

  static bool is_one_of(Step step, std::initializer_list<Step> steps) {
    return std::find(steps.begin(), steps.end(), step) != steps.end();
  }

  // What is under way at the bottom: it is left when it is done.
  static bool can_be_base(const Task& task) {
    if (task.step == Encounter) {
      using enum EncounterStep;
      const EncounterStep part = part_of(task);
      return part == Option || part == Feats || part == Boxes || part == Undying || part == Leave;
    }
    return is_one_of(task.step, {Over,         Shuffle,    NextSpecialisation,
                                 SetupTalents, FloorStart, FloorStarted,
                                 AskTurnStart, TimePassed, AskDescendNow,
                                 AskAct,       AskDescend, Explored,
                                 Planning,     Opened,     AskFace,
                                 EndTurn,      AskPairs,   AskInvisibility,
                                 AskOption,    AskFeat,    AskBonus,
                                 AskShortage,  AskDice,    AskLoot,
                                 Loot,         AskLevel,   AskBossPairs});
  }

  // Where time is lost, and where what was under way goes on.
  static bool hosts_loss(const Task& task) {
    if (task.step == Encounter) return part_of(task) != EncounterStep::Boxes;
    return is_one_of(task.step, {FloorStarted, TimePassed, PlaceDoors, CheckLethal, AskDrain, PaidRoll, RollTime,
                                 RollSettled, AskDice});
  }
  static bool is_encounter(const Task& task, EncounterStep step) {
    return task.step == Encounter && part_of(task) == step;
  }
  static EncounterStep part_of(const Task& task) {
    return static_cast<EncounterStep>(std::uint8_t{task.as<EncounterPart>().part});
  }
  static bool hosts_roll(const Task& task) {
    return is_encounter(task, EncounterStep::Feats) || is_encounter(task, EncounterStep::Boxes) ||
           task.step == EffectStep;
  }

  // Of a door the cards are turned up one after the other: the later ones lie below.
  static bool is_card_before(const Task& upper, const Task& lower) {
    const auto first = upper.as<CardOfDoor>();
    const auto second = lower.as<CardOfDoor>();
    return upper.step == lower.step && second.door == first.door && second.place == first.place + 1;
  }

  static bool can_lie_on(const Task& upper, const Task& lower) {
    const Step below = lower.step;
    const bool before = is_encounter(lower, EncounterStep::Option);
    switch (upper.step) {
      case AskSpecialisation:
        return below == NextSpecialisation && lower.as<HeroesAsked>().heroes == upper.as<HerosTurn>().hero + 1;
      case AskBasicSkill:
        return below == SetupTalents && lower.as<TalentStage>().stage == 2 * (upper.as<HerosTurn>().hero + 1);
      case DrawXp: return (below == SetupTalents && lower.as<TalentStage>().stage % 2 == 1) || below == FloorStart;
      case PlaceDoors: return below == Explored;
      case AskPeek: return below == Planning && lower.as<DoorsPeeked>().hero == upper.as<HerosTurn>().hero;
      case DrawPeek: return below == Planning || is_card_before(upper, lower);
      case DrawDoor:
        return (below == Opened && lower.as<AtDoor>().door == upper.as<CardOfDoor>().door) ||
               is_card_before(upper, lower);
      case AskAddDoor:
        return below == EndTurn || (below == AskAddDoor && lower.as<HerosTurn>().hero > upper.as<HerosTurn>().hero);
      case DrawTime: return below == LoseTime || below == Explored || hosts_loss(lower);
      case LoseTime:
      case BeginLoss: return hosts_loss(lower);
      case AskStairs: return below == LoseTime || hosts_loss(lower);
      case AskLethal: return is_one_of(below, {LoseTime, BeginLoss, Loot}) || hosts_loss(lower);
      case AskFlames: return before || is_one_of(below, {BeginLoss, AskDrain, CheckLethal});
      case AskDrain:
      case CheckLethal: return before || below == CheckLethal;
      case PaidRoll: return is_encounter(lower, EncounterStep::Feats);
      case RollTime:
      case RollSettled: return hosts_roll(lower);
      case GambleRule:
      case AskFeatDiscard: return below == RollTime;
      case RollDice: return is_one_of(below, {RollTime, GambleRule, AskFeatDiscard});
      case EffectDone: return below == AskDice;
      case EffectStep: return below == EffectDone;
      case AskValue:
      case AskPick: return below == EffectStep;
      case AskExtraDamage: return below == BeginLoss || is_encounter(lower, EncounterStep::Undying);
      default: return false;
    }
  }

  void check_stack() {
    if (static_cast<int>(top().step) > static_cast<int>(RollDice))
      return fail(agenda_path(s_.agenda_count - 1),
                  "the last step should be a question, a matter of chance or the end");
    if (!can_be_base(base_)) return fail("agenda[0]", "nothing can be under way below this step");
    int pending_checks = 0;
    for (int i = 1; i < s_.agenda_count; ++i) {
      const Task& task = s_.agenda[i];
      if (!can_lie_on(task, s_.agenda[i - 1])) return fail(agenda_path(i), "cannot come up during the step before it");
      pending_checks += task.step == CheckLethal ? 1 : 0;
      if (pending_checks > kMaxItems) return fail(agenda_path(i), "there are not so many items to lose", "OD-18.8");
    }
  }

  // --- where the game stands ---

  void check_place() {
    const bool fight = has_encounter(s_);
    const bool in_fight = is_base({AskInvisibility, Encounter, AskOption, AskFeat, AskBonus, AskShortage, AskDice});
    if (!is_over() && in_fight != fight) {
      return fail("encounter", fight ? "should be null at this step" : "should be told at this step", "OD-7.1");
    }
    const bool boss_step = is_base({AskBossPairs, AskBonus, AskShortage, AskDice, Over}) ||
                           is_base(EncounterStep::Boxes) || is_base(EncounterStep::Undying);
    if (s_.in_boss_fight() && !boss_step) fail("floor", "there is no such step in the boss fight", "OD-16.2");
    if (!s_.in_boss_fight() && base_.step == AskBossPairs)
      fail("floor", "the boss is fought after the floors", "OD-16.1");
    if (in_setup() && s_.floor != 1) fail("floor", "should be 1 in setup", "OD-2.6");
  }

  void check_ending() {
    if (is_over() != (s_.ending != Ending::None))
      fail("ending", "should be told exactly when the game is over", "OD-D31");
    const bool beaten = s_.boss_damage >= game_.boss_health();
    if (!s_.in_boss_fight() && s_.boss_damage != 0)
      fail("boss.damage", "should be 0 before the boss is met", "OD-16.1");
    if (beaten != (s_.ending == Ending::Won))
      fail("boss.damage", "the game is won exactly when the boss has as much damage as health", "OD-12.11");
  }

  // --- cards ---

  // OD-1.6: looks at every place, in the order of the document.
  template <class Visit>
  void each_card(Visit visit) const {
    const auto set = [&](const CardSet& cards, const char* path) {
      for (std::uint64_t rest = cards.one; rest != 0; rest &= rest - 1) {
        for (int i = cards.count(std::countr_zero(rest)); i > 0; --i) visit(std::countr_zero(rest), std::string(path));
      }
    };
    set(s_.xp, "experience.cards");
    set(s_.potion_cards, "potions.cards");
    for (int hero = 0; hero < players_; ++hero) {
      const HeroState& h = s_.heroes[hero];
      for (int i = 0; i < h.item_count; ++i) visit(h.items[i], hero_path(hero) + ".items");
      for (int i = 0; i < h.skill_count; ++i) visit(h.skills[i], hero_path(hero) + ".skills");
    }
    set(s_.unseen, "deck.unseen");
    for (int i = 0; i < s_.pile_count; ++i) visit(s_.pile[i], "discard[" + std::to_string(i) + "]");
    set(s_.removed, "removed");
    for (int door = 0; door < kMaxDoors; ++door) {
      for (const std::uint8_t card : s_.doors[door].cards) {
        if (card != kNone) visit(card, "doors[" + std::to_string(door) + "].cards");
      }
    }
    if (s_.facing != kNone) return;  // what is faced lies at its door until it is looted (OD-6.6)
    for (const std::uint8_t card : s_.loot) {
      if (card != kNone) visit(card & ~kEscaped, "loot");
    }
  }

  void check_cards() {
    const int copies = game_.setup().deck_copies;
    int found[kMaxCardKinds] = {};
    each_card([&](int card, const std::string& path) {
      if (++found[card] > copies) {
        const std::string& id = content_.cards[card].id;
        fail(path, id + " is in another place, too: a card is in one place at a time", "OD-1.6");
      }
    });
    for (std::size_t card = 0; card < content_.cards.size(); ++card) {
      if (found[card] < copies) fail("deck.unseen", content_.cards[card].id + " is in no place", "OD-1.6");
    }
  }

  int unknown_cards() const {
    int cards = 0;
    for (const Door& door : s_.doors) {
      if (door.is == Door::Is::None) continue;
      for (int i = 0; i < game_.setup().cards_per_door; ++i) cards += door.cards[i] == kNone ? 1 : 0;
    }
    return cards;
  }

  void check_deck() {
    const int expected = s_.unseen.size() - unknown_cards();
    if (s_.deck != expected) {
      fail("deck.cards", "should be " + std::to_string(expected) + ": the unseen cards that lie behind no door",
           "OD-H3");
    }
    const bool from_deck = top().step == DrawTime || top().step == DrawXp;
    const int drawn = top().step == DrawXp ? int{top().as<CardsToDraw>().cards} : 0;
    if ((from_deck && s_.deck == 0) || drawn > s_.deck) fail("deck.cards", "there is no card left to draw", "OD-4.1");
  }

  // --- the party ---

  void check_party() {
    const bool graded = !is_base({Shuffle, NextSpecialisation, SetupTalents});
    const int least = graded ? game_.grade().start_level : 1;
    if (s_.level < least || (in_setup() && s_.level > least))
      fail("level.number", "should be " + std::to_string(least) + (in_setup() ? "" : " at least"), "OD-19.2");
    bool foresees = false;
    for (int hero = 0; hero < players_; ++hero) foresees = foresees || game_.gift(s_, hero).skip_turn_time > 0;
    if (s_.skip_time != 0 && !foresees) fail("skip_time", "no hero has the talent for it", "OD-19.9");
  }

  void check_heroes() {
    for (int hero = 0; hero < players_; ++hero) {
      const HeroState& h = s_.heroes[hero];
      const std::string path = hero_path(hero);
      if (h.item_count > game_.level_card(s_).items) fail(path + ".items", "are more than the level allows", "OD-13.3");
      if (h.skill_count > game_.skill_limit(s_, hero)) fail(path + ".skills", "are more than allowed", "OD-13.4");
      if (h.stored + h.owed > game_.side(hero).feat.cap)
        fail(path + ".owed", "more than the hero can store", "OD-17.2");
      if (h.owed > 0 && (!is_in_fight(s_, hero) || s_.fight.card == kNone))
        fail(path + ".owed", "dice are owed during an encounter only", "OD-17.2");
      if (s_.in_boss_fight() && h.stored != 0)
        fail(path + ".stored", "no dice are stored in the boss fight", "OD-16.1");
      if (h.foresight > game_.gift(s_, hero).skip_turn_time) fail(path + ".foresight", "too many uses", "OD-19.9");
    }
  }

  void check_campaign() {
    const bool campaign = game_.options().campaign;
    int asked = players_;  // heroes that have chosen
    if (base_.step == NextSpecialisation) asked = base_.as<HeroesAsked>().heroes - 1;
    if (base_.step == Shuffle || !campaign) asked = 0;
    for (int hero = 0; hero < players_; ++hero) {
      const bool chosen = s_.heroes[hero].group != kNone;
      if (chosen != (hero < asked))
        fail(hero_path(hero) + ".specialisation", chosen ? "should be null" : "should be told", "OD-19.6");
    }
    check_basic_skills();
  }

  void check_basic_skills() {  // OD-19.8, OD-20.14
    int given = players_;      // heroes that have chosen
    if (is_base({Shuffle, NextSpecialisation})) given = 0;
    if (base_.step == SetupTalents) given = base_.as<TalentStage>().stage / 2 - (has_task(AskBasicSkill) ? 1 : 0);
    for (int hero = 0; hero < players_; ++hero) {
      const std::uint8_t basic = s_.heroes[hero].basic;
      const bool has = hero < given && game_.gift(s_, hero).setup_basic_skills > 0;
      const std::string path = hero_path(hero) + ".basic_skill";
      if (has != (basic != kNone)) fail(path, has ? "should be told" : "should be null", "OD-19.8");
      if (basic == kNone) continue;
      int copies = game_.setup().deck_copies;
      for (int other = 0; other <= hero; ++other) {
        const std::uint8_t taken = s_.heroes[other].basic;
        if (taken != kNone && content_.basic_skills[taken].card == content_.basic_skills[basic].card) --copies;
      }
      if (copies < 0) fail(path, "another hero has this card", "OD-20.14");
    }
  }

  // --- doors and stairs ---

  void check_doors() {
    const bool none = in_setup() || s_.in_boss_fight() || base_.step == FloorStarted;
    if (none && doors_in_play(s_) > 0) fail("doors", "no doors are in play here", "OD-15.2");
    if ((in_setup() || s_.in_boss_fight()) && s_.pile_count > 0) fail("discard", "should be empty here", "OD-15.2");
    if (doors_in_play(s_) > game_.door_limit(s_)) fail("doors", "there are more doors than allowed", "OD-5.1");
    bool planned = false;
    for (int hero = 0; hero < players_; ++hero) planned = planned || game_.gift(s_, hero).peek_doors > 0;
    for (int i = 0; i < kMaxDoors; ++i) {
      const Door& door = s_.doors[i];
      const std::string path = "doors[" + std::to_string(i) + "]";
      if (door.is == Door::Is::None) continue;
      int known = 0;
      for (int k = 0; k < game_.setup().cards_per_door; ++k) known += door.cards[k] != kNone ? 1 : 0;
      if (is_being_seen(i)) continue;  // check_tasks
      const bool all = known == game_.setup().cards_per_door;
      if (known != 0 && !all) fail(path + ".cards", "the cards of a door are seen together", "OD-20.4");
      if (door.is == Door::Is::Open && !all) fail(path + ".cards", "the cards of an open door are known", "OD-6.2");
      const bool opening = base_.step == Opened && base_.as<AtDoor>().door == i;
      if (door.is == Door::Is::Closed && all && !planned && !opening)
        fail(path + ".cards", "should be null: nobody has looked behind this door", "OD-H4");
    }
  }

  // Its cards are being turned up one after the other.
  bool is_being_seen(int door) const {
    return (top().step == DrawDoor || top().step == DrawPeek) && top().as<CardOfDoor>().door == door;
  }

  void check_stairs() {
    if (s_.tokens > 0 && !stairs_visible(s_))
      fail("stairs.tokens", "should be 0 while cards are in the deck", "OD-4.3");
    const bool fresh = is_base({AskTurnStart, TimePassed, Over});
    if (s_.fresh_stairs != 0 && (!fresh || !stairs_visible(s_)))
      fail("stairs.fresh", "should be false: only the loss before the first turn of a floor tells it", "OD-3.5");
  }

  void check_facing() {
    const bool entered = is_base({Opened, AskFace, AskPairs});
    const bool faces = has_encounter(s_) && !s_.in_boss_fight();
    const bool faced = s_.facing != kNone;
    if (faced != (entered || faces)) return fail("facing", faced ? "should be null here" : "should be told", "OD-6.1");
    if (!faced) return;
    const Door& door = s_.doors[s_.facing];
    const Door::Is expected = base_.step == Opened ? Door::Is::Closed : Door::Is::Open;
    if (door.is != expected) return fail("facing", "should be a door that is opened", "OD-6.2");
    const bool asked = base_.step == Opened || base_.step == AskFace;
    if (asked && base_.as<AtDoor>().door != s_.facing)
      fail("agenda[0].door", "should be the door that is faced", "OD-6.2");
    if (base_.step == AskPairs && players_ != kMaxHeroes) fail("agenda[0]", "pairs are for four players", "OD-20.5");
  }

  // --- who faces what ---

  void check_pairs() {
    if (!has_encounter(s_)) {
      if (s_.next_pair[0] != kNone) fail("second_pair", "should be null outside of encounters", "OD-20.5");
      return;
    }
    const int expected = players_ == 1 ? 1 : kPair;
    if (heroes_in_fight(s_) != expected) return fail("encounter.heroes", "should be as many as face it", "OD-20.5");
    if (s_.next_pair[0] == kNone) return;
    if (players_ != kMaxHeroes) return fail("second_pair", "pairs are for four players", "OD-20.5");
    for (const std::uint8_t hero : s_.next_pair) {
      if (is_in_fight(s_, hero)) return fail("second_pair.heroes", "should be the two other heroes", "OD-20.5");
    }
    if (s_.in_boss_fight() != (s_.next_card == kNone))
      fail("second_pair.card", "is faced with a door, not with the boss");
  }

  void check_loot() {
    const bool second = s_.facing != kNone && players_ == kMaxHeroes && has_encounter(s_) && s_.next_pair[0] == kNone;
    const bool told = s_.loot[0] != kNone;
    const bool claims = is_base({AskLoot, Loot}) || (is_over() && !has_encounter(s_));
    if (told && !claims && !second) return fail("loot", "should be empty at this step", "OD-13.1");
    if (second && (!told || s_.loot[1] != kNone))
      return fail("loot", "should be the card of the first pair", "OD-20.5");
    for (const std::uint8_t card : s_.loot) {
      if (card == kNone || (card & kEscaped) == 0) continue;
      const Standing& own = content_.cards[card & ~kEscaped].standing;
      const bool can = own.no_loot_if_armor != 0 || game_.floors_in_force(s_).no_loot_if_armor != 0;
      if (!second || !can) fail("loot", "this card cannot escape", "OD-18.2");
    }
    if (players_ != kMaxHeroes && s_.loot[1] != kNone) fail("loot", "there is one card to claim", "OD-13.1");
    check_faced_cards(second);
  }

  void check_faced_cards(bool second) {
    if (s_.facing == kNone || !has_encounter(s_)) return;
    const Door& door = s_.doors[s_.facing];
    const std::uint8_t card = s_.fight.card;
    if (players_ != kMaxHeroes) {
      if (door.cards[0] != card) fail("encounter.card", "should be the card of the door that is faced", "OD-6.2");
      return;
    }
    const std::uint8_t other = second ? static_cast<std::uint8_t>(s_.loot[0] & ~kEscaped) : s_.next_card;
    const bool both =
        (door.cards[0] == card && door.cards[1] == other) || (door.cards[1] == card && door.cards[0] == other);
    if (!both) fail("encounter.card", "the pairs should face the two cards of the door", "OD-20.5");
  }

  // --- the encounter ---

  // Steps before the option of a peril is chosen; before the dice are rolled.
  bool before_option() const {
    return is_base({AskInvisibility, AskOption}) || is_base(EncounterStep::Option) ||
           (is_base(EncounterStep::Leave) && s_.fight.active == 0);
  }
  bool before_bonus() const { return before_option() || base_.step == AskFeat || is_base(EncounterStep::Feats); }

  void check_fight() {
    const Fight& f = s_.fight;
    if (!has_encounter(s_)) return;
    const bool peril = !game_.in_combat(s_);
    if (!is_over()) {
      const bool active = base_.step == AskDice || is_base(EncounterStep::Undying);
      const bool either = is_base(EncounterStep::Leave);  // Invisibility leaves before anything is active (OD-7.2)
      if (!either && active != (f.active != 0)) fail("encounter.active", "does not fit the step", "OD-7.7");
      if (peril && before_option() != (f.option == kNone)) fail("encounter.option", "does not fit the step", "OD-7.4");
    }
    if (f.active != 0 && !has_boxes(game_, s_)) return fail("encounter.option", "should be told", "OD-7.4");
    if (f.active != 0 && !is_over() && f.x != expected_x()) {
      fail("encounter.x", "should be " + std::to_string(expected_x()), "OD-9.5");
    }
    if (f.active == 0 && (f.used[0] | f.used[1]) != 0)
      fail("encounter.used", "should be empty before the dice step", "OD-11.1");
    const bool no_feats = s_.in_boss_fight() || before_option();
    if (f.feats != 0 && no_feats && !is_over()) fail("encounter.feats", "no feat is used before this step", "OD-7.5");
    if (f.bonus != 0 && before_bonus() && !is_over()) fail("encounter.bonus", "should be 0 before step 4", "OD-8.5");
    if (f.first != 0 && (heroes_in_fight(s_) == 1 || f.first >= 1U << index(Color::Heroic)))
      fail("encounter.takes_first", "is asked of two heroes, about strength, agility and magic", "OD-8.4");
    check_gamble();
  }

  int expected_x() const {  // OD-18.1, OD-18.20
    const Standing& standing = game_.in_force(s_);
    const int times = players_ == kMaxHeroes ? standing.x_per_boss_damage_four : standing.x_per_boss_damage;
    return std::max<int>(standing.x_per_open_door * open_doors(s_) + times * s_.boss_damage, standing.x_least);
  }

  void check_gamble() {  // OD-17.5
    const std::uint8_t who = s_.fight.gamble;
    if ((who != kNone) != has_task(GambleRule)) return fail("encounter.gamble", "does not fit the agenda", "OD-17.5");
    if (who == kNone) return;
    if (game_.side(s_.fight.heroes[who]).feat.kind != Feat::Kind::Gamble)
      fail("encounter.gamble", "this hero has another feat", "OD-17.5");
  }

  // --- dice ---

  int to_roll(int color) const {
    int dice = 0;
    for (const auto& who : s_.fight.to_roll) {
      for (const auto& use : who) dice += use[color];
    }
    return dice;
  }
  static int count(const Dice& dice, int color) {
    return static_cast<int>(
        std::count_if(dice.begin(), dice.end(), [&](Die die) { return index(die.color()) == color; }));
  }

  void check_dice() {  // OD-8.1
    if (!has_encounter(s_)) return;
    int stored = 0;
    for (int who = 0; who < heroes_in_fight(s_); ++who) stored += s_.heroes[s_.fight.heroes[who]].stored;
    for (int color = 0; color < kColors; ++color) {
      int laid = 0;
      for (int i = 0; i < s_.laid_count; ++i) laid += index(s_.laid[i].die.color()) == color ? 1 : 0;
      const int kept = color == index(Color::Heroic) ? stored : 0;
      const int pool = count(s_.pool, color);
      const int rolling = count(s_.fresh, color) + to_roll(color);
      const int all = s_.fight.supply[color] + pool + rolling + laid + kept;
      const int expected = content_.dice[color];
      if (all == expected) continue;
      const auto number = [](int n) { return std::to_string(n); };
      fail("encounter.supply." + std::string(kColorNames[color]),
           "there are " + number(all) + " " + std::string(kColorNames[color]) + " dice, not " + number(expected) +
               " (supply " + number(s_.fight.supply[color]) + ", pool " + number(pool) + ", being rolled " +
               number(rolling) + ", on boxes " + number(laid) + ", stored " + number(kept) + ")",
           "OD-8.1");
    }
  }

  void check_pool() {  // OD-8.6
    if (!has_encounter(s_)) return;
    const bool dice = s_.pool.count + s_.fresh.count + s_.laid_count > 0;
    const bool rolling = next_group(s_).count > 0;
    if (!has_boxes(game_, s_) || (before_option() && !is_over())) {
      if (dice || rolling) fail("encounter.pool", "nobody has rolled yet", "OD-7.6");
      return;
    }
    const auto allowed = [&](int color) { return game_.color_allowed(s_, color_at(color)); };
    for (int color = 0; color < kColors; ++color) {
      if (!allowed(color) && count(s_.pool, color) + count(s_.fresh, color) + to_roll(color) > 0)
        fail("encounter.pool", "has dice of another colour than the option's", "OD-8.6");
    }
  }

  void check_boxes() {
    const Fight& f = s_.fight;
    if (!has_boxes(game_, s_)) return;
    const Boxes boxes = game_.boxes(s_);
    const Standing& standing = game_.in_force(s_);
    if (f.active == 0 && (f.covered | f.struck) != 0) return fail("encounter.boxes", "are not active yet", "OD-7.7");
    const bool armor = armor_is_open(s_, boxes);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      const Box& box = boxes[i];
      const bool struck = (f.struck >> i & 1U) != 0;
      const bool twice = standing.first_cover_discards != 0 && box.skull != 0;
      if (struck && !twice) fail(box_path(i) + ".struck", "should be false: one placement covers this box", "OD-18.19");
      if (!is_covered(s_, i)) continue;
      if (twice && !struck)
        fail(box_path(i) + ".struck", "should be true: the first placement is discarded", "OD-18.19");
      if (armor && box.armor == 0) fail(box_path(i) + ".dice", "boxes with armour are covered first", "OD-9.3");
      check_laid(i, box, standing);
    }
  }

  void check_laid(std::size_t i, const Box& box, const Standing& standing) {
    int dice = 0;
    int total = 0;
    int lowest = kFaces;
    for (int k = 0; k < s_.laid_count; ++k) {
      if (s_.laid[k].box != i) continue;
      ++dice;
      total += s_.laid[k].die.value();
      lowest = std::min(lowest, s_.laid[k].die.value());
      if (!suits(standing, box, s_.laid[k].die)) fail(box_path(i) + ".dice", "this die cannot lie here", "OD-8.9");
    }
    const std::string rule = box.wide != 0 ? "OD-9.2" : "OD-9.1";
    if (total < OneDeck::number_on(s_, box)) fail(box_path(i) + ".dice", "are not enough to cover the box", rule);
    if (dice > 1 && box.wide == 0) fail(box_path(i) + ".dice", "one die covers this box", rule);
    if (dice > 1 && total - lowest >= OneDeck::number_on(s_, box))
      fail(box_path(i) + ".dice", "are more than the box needs", rule);
  }

  void check_rolling() {
    if (is_over()) return;
    const bool rolls = top().step == RollDice;
    const bool picks = top().step == AskPick;
    const bool there = next_group(s_).count > 0;
    if (rolls && !there) fail("encounter.to_roll", "should name the dice to roll", "OD-8.10");
    if (there && !rolls && !picks) fail("encounter.to_roll", "should be empty: no dice are rolled here", "OD-8.10");
    const bool event = has_task(RollTime) || has_task(RollSettled);
    if (s_.fresh.count > 0 && !event && !picks) fail("encounter.fresh", "should be empty at this step", "OD-8.7");
    if (top().step == AskFeatDiscard && s_.fresh.count < top().as<DiceToDiscard>().dice)
      fail("encounter.fresh", "should be as many dice as are discarded", "OD-17.8");
  }

  // --- the ability in use ---

  void check_use() {
    const Using& use = s_.use;
    const bool used = use.ability != kNone;
    if (!is_over() && used != has_task(EffectDone))
      return fail("using", used ? "should be null here" : "should be told", "OD-11.4");
    if (!used) return;
    if (s_.fight.active == 0) return fail("using", "should be null before the dice step", "OD-11.1");
    check_user();
    const Effect& effect = effect_in_use(game_, s_);
    const Die* const end = use.gained + use.gained_count;
    for (const Die* die = use.gained; die != end && effect.filter.just_gained; ++die) {
      const auto gained = std::count(use.gained, end, *die);
      if (std::count(s_.pool.begin(), s_.pool.end(), *die) < gained) fail("using.gained", "should be dice of the pool");
    }
    const int target = target_of(effect, use.user);
    if (target < heroes_in_fight(s_) && target != use.target)
      fail("using.target", "is not whom this step is for", "OD-11.12");
    if (is_over()) return;
    if (top().step == AskPick || top().step == AskValue) return check_picks(effect);
    if (use.picked != 0 || use.value != 0 || use.cursor != Die{})
      fail("using.picked", "no dice are chosen here", "OD-D19");
  }

  void check_user() {  // OD-11.1, OD-11.5
    const Using& use = s_.use;
    const Ability* ability = &content_.abilities[use.ability];
    if ((ability->use_in & game_.place(s_)) == 0) return fail("using.ability", "cannot be used here", "OD-11.2");
    if (use.is_skill == 0) {
      for (std::size_t i = 0; i < content_.potions.size(); ++i) {
        if (content_.potions[i].ability == use.ability && (s_.identified >> i & 1U) != 0) return;
      }
      return fail("using.ability", "is no potion that the party knows", "OD-11.5");
    }
    for (int slot = 0; slot < kSlots; ++slot) {
      const bool used = (s_.fight.used[use.user] >> slot & 1U) != 0;
      if (used && game_.ability(s_, s_.fight.heroes[use.user], slot) == ability) return;
    }
    fail("using.ability", "should be among the used abilities of this hero", "OD-11.1");
  }

  static bool chooses_dice(const Effect& effect) {
    switch (effect.kind) {
      case EffectKind::Increase:
      case EffectKind::SetValue:
      case EffectKind::SetByValue:
      case EffectKind::Recolor:
      case EffectKind::Exchange: return true;
      case EffectKind::Reroll: return effect.mode != RerollMode::All;
      default: return false;
    }
  }

  void check_picks(const Effect& effect) {  // OD-D19, OD-D28
    const Using& use = s_.use;
    const bool by_value = effect.kind == EffectKind::SetByValue;
    const bool names = top().step == AskValue;
    if (!chooses_dice(effect) || (names && !by_value)) return fail("using.step", "chooses no dice", "OD-D19");
    if ((use.value != 0) != (by_value && !names)) return fail("using.value", "does not fit the step", "OD-D19");
    if (names && (use.picked != 0 || use.cursor != Die{})) return fail("using.picked", "should be 0", "OD-D19");
    if (use.target >= heroes_in_fight(s_)) return fail("using.target", "is not in the encounter", "OD-11.12");
    if (use.picked > effect.max) return fail("using.picked", "are more than may be chosen", "OD-D19");
    if ((use.picked == 0) != (use.cursor == Die{})) return fail("using.last", "is the die chosen last", "OD-D28");
    check_picked(effect);
    if (fault_ || names) return;
    const Picking now = picking(game_, s_);
    if (now.reachable == 0 || now.needed > now.reachable)
      fail("using.last", "leaves too few dice to choose from", "OD-D28");
  }

  // What became of the dice chosen so far.
  void check_picked(const Effect& effect) {
    const int target = s_.use.target;
    int rolling = 0;
    for (int color = 0; color < kColors; ++color) rolling += to_roll(color);
    const bool rerolls = effect.kind == EffectKind::Reroll;
    const bool changes = !rerolls && effect.kind != EffectKind::Exchange;
    if (rolling != (rerolls ? s_.use.picked : 0))
      fail("encounter.to_roll", "should be the dice chosen so far", "OD-D19");
    if (s_.fresh.count != (changes ? s_.use.picked : 0))
      fail("encounter.fresh", "should be the dice chosen so far", "OD-D19");
    for (const Die die : s_.fresh) {
      if (die.owner() != target) fail("encounter.fresh", "should be dice of the hero whose dice are chosen", "OD-D19");
    }
    if (rolling > 0 && next_group(s_).who != target)
      fail("encounter.to_roll", "should be dice of the hero whose dice are chosen", "OD-D19");
  }

  void check_brought() {
    if (has_encounter(s_)) fault_ = check_used(game_, s_);
  }

  // --- what each step needs ---

  void check_tasks() {
    for (int i = 0; i < s_.agenda_count && !fault_; ++i) {
      place_ = agenda_path(i);
      check_course(s_.agenda[i]);
      check_step(s_.agenda[i]);
      check_loss(s_.agenda[i]);
      check_seeing(s_.agenda[i]);
    }
  }

  void need(bool there, const char* message, std::string rule) {
    if (!there) fail(place_, message, std::move(rule));
  }
  template <class Field>
  void need_range(const Field& field, int least, int most) {
    if (field < least || field > most) fail(place_ + "." + std::string(Field::name), "is out of range for this step");
  }

  bool anybody(bool (*test)(const OneDeck&, const State&, int)) const {
    for (int hero = 0; hero < players_; ++hero) {
      if (test(game_, s_, hero)) return true;
    }
    return false;
  }

  // Steps between encounters.
  void check_course(const Task& task) {
    switch (task.step) {
      case NextSpecialisation:
        need_range(task.as<HeroesAsked>().heroes, 1, players_);
        return need(s_.agenda_count > 1 && game_.options().campaign, "there is no campaign", "OD-2.8");
      case DrawXp: return need_range(task.as<CardsToDraw>().cards, 1, s_.deck);
      case SetupTalents: return need_range(task.as<TalentStage>().stage, 1, 2 * players_);
      case AskBasicSkill: {
        const int hero = task.as<HerosTurn>().hero;
        return need(game_.gift(s_, hero).setup_basic_skills > 0 && s_.heroes[hero].basic == kNone,
                    "no Basic Skill is to be chosen", "OD-19.8");
      }
      case FloorStarted:
      case TimePassed:
        return need(task.as<StairsBefore>().visible == 0 || stairs_visible(s_), "the Stairs were not visible before",
                    "OD-3.5");
      case AskTurnStart:
        return need(anybody([](const OneDeck& game, const State& state, int hero) {
                      return can_heal_at_turn_start(state, hero) || can_foresee(game, state, hero);
                    }),
                    "there is nothing to choose", "OD-3.3");
      case AskDescendNow:
      case AskDescend: return need(stairs_visible(s_), "the Stairs are not visible", "OD-15.1");
      case AskAct: return need(can_explore(game_, s_) || doors_in_play(s_) > 0, "there is nothing to do", "OD-3.6");
      case Planning: {
        const auto planning = task.as<DoorsPeeked>();
        need_range(planning.doors, 0, game_.gift(s_, planning.hero).peek_doors);
        return need(planning.doors > 0, "no hero looks behind a door", "OD-19.9");
      }
      case AskPeek:
        return need(std::any_of(std::begin(s_.doors), std::end(s_.doors), is_unknown), "all doors are known",
                    "OD-19.9");
      case AskAddDoor:
        return need(game_.gift(s_, task.as<HerosTurn>().hero).doors_on_flee > 0, "this hero adds no doors", "OD-17.5");
      case AskLoot: return need(s_.loot[0] != kNone, "there is no loot", "OD-13.1");
      case AskLevel:
        return need(game_.lanterns_needed(s_) > 0 && lanterns(game_, s_).total >= game_.lanterns_needed(s_),
                    "there are not enough lanterns", "OD-14.1");
      case AskBossPairs: return need(players_ == kMaxHeroes, "pairs are for four players", "OD-20.12");
      default: return;
    }
  }

  // Steps of an encounter.
  void check_step(const Task& task) {
    const int heroes = heroes_in_fight(s_);
    switch (task.step) {
      case AskInvisibility: return need(skipping_potion(game_, s_) != kNone, "no potion skips encounters", "OD-7.2");
      case AskFlames: {
        const int damage = task.as<Damage>().damage;
        return need(heroes > 1 && damage == game_.in_force(s_).before_damage && damage > 0, "nobody is hurt",
                    "OD-18.6");
      }
      case AskDrain:
        need_range(task.as<ItemsToLose>().items, 1, game_.in_force(s_).before_items);
        return need(items_there() > 1, "there is nothing to choose", "OD-18.8");
      case AskOption: return need(!game_.in_combat(s_), "only perils have options", "OD-7.4");
      case AskFeat: {
        const bool any = !feat_range(game_, s_, 0).empty() || !feat_range(game_, s_, 1).empty();
        return need(any, "no feat can be used", "OD-7.5");
      }
      case PaidRoll: {
        const auto paid = task.as<PaidFeat>();
        const Feat& feat = feat_of(paid.who);
        return need(feat.kind == Feat::Kind::Paid && paid.option < feat.options, "no such roll is paid for", "OD-17.8");
      }
      case AskFeatDiscard: {
        const auto left = task.as<DiceToDiscard>();
        const bool paid = feat_of(left.who).kind == Feat::Kind::Paid;
        return need(paid && left.dice > 0 && left.dice <= most_discarded(left.who), "no dice are discarded", "OD-17.8");
      }
      case AskBonus: return need(heroes > 1 && bonus_dice(game_, s_) > 0, "there is nothing to share", "OD-8.5");
      case AskShortage: {
        const int color = task.as<OneColor>().color;
        const bool both = color < index(Color::Heroic) && dice_wanted(game_, s_, 0, color_at(color)) > 0 &&
                          dice_wanted(game_, s_, 1, color_at(color)) > 0;
        return need(both, "there are enough dice", "OD-8.4");
      }
      case AskExtraDamage:
        return need(heroes > 1 && task.as<Damage>().damage % 2 == 1, "the damage can be halved", "OD-12.2");
      default: return;
    }
  }

  const Feat& feat_of(int who) const { return game_.side(s_.fight.heroes[who]).feat; }
  int most_discarded(int who) const {
    int most = 0;
    for (int i = 0; i < feat_of(who).options; ++i) {
      most = std::max<int>(most, feat_of(who).paid[i].discard);
    }
    return most;
  }
  int items_there() const {
    int items = 0;
    for (int who = 0; who < heroes_in_fight(s_); ++who) items += s_.heroes[s_.fight.heroes[who]].item_count;
    return items;
  }

  // OD-4
  void check_loss(const Task& task) {
    switch (task.step) {
      case BeginLoss: return need_range(task.as<TimeLoss>().time, 1, 255);
      case LoseTime:
        need_range(task.as<Time>().time, 1, 255);
        return need(!s_.in_boss_fight(), "no time is lost in the boss fight", "OD-4.5");
      case DrawTime: return need(!s_.in_boss_fight(), "no time is lost in the boss fight", "OD-4.5");
      case AskStairs: {
        const bool asked = players_ > game_.setup().stairs_heroes && stairs_visible(s_) && s_.tokens == 0;
        return need(asked && !s_.in_boss_fight(), "the Stairs strike nobody", "OD-4.3");
      }
      default: return;
    }
  }

  // A card of a closed door is being turned up: it and those after it are unknown.
  void check_seeing(const Task& task) {
    if (task.step != DrawDoor && task.step != DrawPeek) return;
    const int last = game_.setup().cards_per_door - 1;
    const auto card = task.as<CardOfDoor>();
    need_range(card.place, 0, last);
    if (fault_) return;
    const Door& door = s_.doors[card.door];
    need(door.is == Door::Is::Closed && door.cards[card.place] == kNone, "this card is known", "OD-6.2");
    const int first = top().as<CardOfDoor>().place;
    for (int i = 0; i <= last; ++i) {
      need((i < first) == (door.cards[i] != kNone), "the cards of a door are turned up in order", "OD-20.4");
    }
    const Task& lowest = s_.agenda[s_.agenda_count - 1 - (last - first)];
    need(lowest.as<CardOfDoor>().place == last, "all cards of the door are turned up", "OD-20.4");
  }

  void check_lethal() {  // OD-12.6 to OD-12.9
    const int needed = potions_needed(game_, s_);
    if (top().step == AskLethal && (needed == 0 || needed > s_.potions))
      return fail("agenda", "nobody can be saved, or nobody needs it", "OD-12.8");
    if (needed == 0 || top().step == AskLethal || is_over() || has_task(CheckLethal)) return;
    for (int hero = 0; hero < players_; ++hero) {
      if (is_lethal(game_, s_, hero))
        return fail(hero_path(hero) + ".damage", "should be less than the health", "OD-12.6");
    }
  }

  const OneDeck& game_;
  const Content& content_;
  const State& s_;
  const int players_;
  const Task& base_;
  std::string place_;  // of the task that is looked at
  std::optional<Fault> fault_;
};

}  // namespace

std::optional<Fault> check_position(const OneDeck& game, const State& state) {
  return PositionCheck(game, state).run();
}

}  // namespace uc::onedeck
