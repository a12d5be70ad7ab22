// The game object of One Deck Dungeon: its tables, its first position, and how it ended.
#include "onedeck.hpp"

#include <algorithm>
#include <utility>

#include "onedeck/rules/play.hpp"

namespace uc::onedeck {

namespace {

// OD-7.7, OD-18.14: a grey box takes the option's colour, boxes of some colours gain armour.
Box active_box(Box box, const Standing& standing, std::uint8_t option_color) {
  if (box.color == kGrey) box.color = option_color;
  if ((standing.armor_colors >> box.color & 1U) != 0) box.armor = 1;
  return box;
}

}  // namespace

OneDeck::OneDeck(std::shared_ptr<const Content> content, int players, Options options)
    : content_(std::move(content)), players_(players), options_(options), setup_(&content_->setup[players]) {
  const Dungeon& dungeon = content_->dungeons[options_.dungeon];
  for (std::size_t floor = 1; floor <= kFloors; ++floor) {
    floors_[floor] = floors_[floor - 1];
    floors_[floor].add(dungeon.floors[floor - 1].standing);
    for (const Card& card : content_->cards) {
      Faced faced;
      faced.standing = floors_[floor];
      faced.standing.add(card.standing);
      for (std::size_t option = 0; option < (card.peril ? 2U : 1U); ++option) {
        std::vector<Box>& boxes = faced.boxes[option];
        if (card.peril) boxes.push_back(card.options[option].box);
        else boxes = card.boxes;
        const std::uint8_t color = card.options[option].box.color;
        for (std::size_t below = 0; below < floor; ++below) {
          const Floor& in_force = dungeon.floors[below];
          const std::vector<Box>& more = card.peril ? in_force.left : in_force.right;
          boxes.insert(boxes.end(), more.begin(), more.end());
        }
        for (Box& box : boxes) box = active_box(box, faced.standing, color);
      }
      faced_[floor].push_back(std::move(faced));
    }
  }
  boss_ = dungeon.boss.standing;
  boss_boxes_ = dungeon.boss.boxes;
  for (std::size_t i = 0; i < content_->potions.size(); ++i) {
    const Ability& ability = content_->abilities[content_->potions[i].ability];
    if ((ability.use_in & where::kLethal) != 0) healing_potion_ = i;
  }
}

// OD-2: before the first chance event.
State OneDeck::start() const {
  State state;
  const std::size_t kinds = content_->cards.size();
  state.unseen.one = kinds == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << kinds) - 1U;
  if (setup_->deck_copies > 1) state.unseen.two = state.unseen.one;
  state.deck = static_cast<std::uint8_t>(state.unseen.size());
  state.floor = 1;
  state.potions = setup_->potions;
  for (std::size_t i = 0; i < content_->potions.size(); ++i) {
    if (content_->potions[i].known_at_start) state.identified = static_cast<std::uint8_t>(state.identified | 1U << i);
  }
  state.agenda[state.agenda_count++] = Task(Step::Shuffle);
  return state;
}

Scores OneDeck::scores(const State& state) const {  // OD-D31
  Scores scores{};
  const bool won = state.ending == Ending::Won;
  for (int seat = 0; seat < players_; ++seat) scores[seat] = {1, won, won ? 1 : 0, !won};
  return scores;
}

int OneDeck::door_limit(const State& state) const {
  const int limit = floors_in_force(state).door_limit;
  return limit == 0 ? setup_->door_limit : std::min<int>(limit, setup_->door_limit);
}

Gift OneDeck::gift(const State& state, int hero) const {
  Gift gift = side(hero).gift;
  for (unsigned rest = state.heroes[hero].talents; rest != 0; rest &= rest - 1) {
    gift.add(content_->campaign.talents[std::countr_zero(rest)].gift);
  }
  return gift;
}

int OneDeck::health(const State& state, int hero) const {  // OD-12.4
  const HeroState& h = state.heroes[hero];
  int health = side(hero).health;
  for (int i = 0; i < h.item_count; ++i) health += content_->cards[h.items[i]].item_health;
  return h.talents == 0 ? health : health + gift(state, hero).health;
}

int OneDeck::healing(const State& state, int hero, bool turn_start) const {  // OD-11.7, OD-19.9
  const Ability& ability = content_->abilities[content_->potions[healing_potion_].ability];
  const Effect& effect = content_->effects[ability.branches[0].first];
  const int amount = turn_start ? effect.amount_turn_start : setup_->side == 0 ? effect.amount : effect.amount_two;
  return amount + gift(state, hero).healing;
}

int OneDeck::skill_limit(const State& state, int hero) const {  // OD-13.4, OD-19.9
  return level_card(state).skills + gift(state, hero).skill_limit;
}

int OneDeck::stat(const State& state, int hero, Color color) const {  // OD-7.6
  if (color == Color::Heroic) return 0;
  const HeroState& h = state.heroes[hero];
  const auto of = static_cast<std::size_t>(index(color));
  int icons = side(hero).stats[of];
  for (int i = 0; i < h.item_count; ++i) icons += content_->cards[h.items[i]].item[of];
  return icons;
}

const Ability* OneDeck::ability(const State& state, int hero, int slot) const {  // OD-11.1
  const HeroState& h = state.heroes[hero];
  if (slot == 0) return &content_->abilities[side(hero).skill];
  if (slot == kBasicSlot)
    return h.basic == kNone ? nullptr : &content_->abilities[content_->basic_skills[h.basic].ability];
  if (slot < kTalentSlots) {
    const int learned = slot - kSkillSlots;
    return learned < h.skill_count ? &content_->abilities[content_->cards[h.skills[learned]].skill] : nullptr;
  }
  const int talent = slot - kTalentSlots;
  if (talent >= kMaxTalents || (h.talents >> talent & 1U) == 0) return nullptr;
  const std::uint8_t used = content_->campaign.talents[talent].ability;
  return used == kNone ? nullptr : &content_->abilities[used];
}

bool OneDeck::has_skill(const State& state, int hero, int ability) const {
  const HeroState& h = state.heroes[hero];
  for (int i = 0; i < h.skill_count; ++i) {
    if (content_->cards[h.skills[i]].skill == ability) return true;
  }
  return false;
}

std::uint8_t skipping_potion(const OneDeck& game, const State& state) {
  const Content& content = game.content();
  for (std::size_t i = 0; i < content.potions.size(); ++i) {
    const Ability& ability = content.abilities[content.potions[i].ability];
    const bool known = (state.identified >> i & 1U) != 0 && state.potions >= ability.cost.amount;
    if (known && (ability.use_in & where::kBefore) != 0) return static_cast<std::uint8_t>(i);
  }
  return kNone;
}

FeatRange feat_range(const OneDeck& game, const State& state, int who) {
  if (who >= heroes_in_fight(state) || (state.fight.feats >> who & 1U) != 0) return {};
  const int hero = state.fight.heroes[who];
  const Feat& feat = game.side(hero).feat;
  if ((feat.use_in & game.place(state)) == 0) return {};
  const int supply = state.fight.supply[index(Color::Heroic)];
  switch (feat.kind) {
    case Feat::Kind::Stored: return {feat.min, std::min<int>(feat.max, state.heroes[hero].stored)};
    case Feat::Kind::Gamble: return {feat.min, std::min<int>(feat.max, supply)};
    case Feat::Kind::Paid: return {1, supply > 0 ? feat.options : 0};
  }
  return {};
}

}  // namespace uc::onedeck
