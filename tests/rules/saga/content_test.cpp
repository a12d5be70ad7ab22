// The printed content: what is in content/saga.json and the adventures is what the rules work with.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "content_file.hpp"
#include "saga/saga.hpp"

namespace uc::saga {
namespace {

using namespace content_file;

constexpr std::size_t kFight = 0, kShoot = 1, kMagic = 2, kLock = 3, kDefence = 4;

const Figure& figure(std::string_view id) { return named(printed()->figures, id); }
const Adventure& played(std::string_view id) {
  for (const auto& adventure : printed()->adventures) {
    if (adventure->id == id) return *adventure;
  }
  FAIL(id);
  return *printed()->adventures.front();
}
const Source& source(std::string_view id) { return named(printed()->sources, id); }

std::array<int, 4> numbers(const Figure& figure) {
  return {figure.armour, figure.combat, figure.movement, figure.shooting};
}

}  // namespace

// --- figures ----------------------------------------------------------------------------------------------------------

TEST_CASE("DS-R1, DS-R3: the sheets of the heroes") {
  const auto& figures = printed()->figures;
  struct Row {
    std::string id;
    std::array<int, 4> base, legendary;  // armour, combat, movement, shooting
    int crippled, crippled_legendary;
  };
  const std::vector<Row> rows = {{"orlaf", {2, 5, 7, 0}, {2, 6, 7, 0}, 3, 3},
                                 {"rordin", {4, 4, 6, 0}, {4, 5, 6, 0}, 4, 4},
                                 {"madriga", {2, 3, 8, 4}, {2, 4, 8, 5}, 2, 3},
                                 {"danor", {1, 2, 7, 0}, {2, 3, 7, 0}, 2, 3}};
  REQUIRE(printed()->heroes.size() == rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    CAPTURE(rows[i].id);
    const Hero& hero = printed()->heroes[i];
    CHECK(hero.id == rows[i].id);
    CHECK(hero.skills.size() == 3);
    const Figure &base = figures[hero.base], &legendary = figures[hero.legendary];
    CHECK(hero.base == 2 * i);
    CHECK(hero.legendary == 2 * i + 1);
    CHECK(numbers(base) == rows[i].base);
    CHECK(numbers(legendary) == rows[i].legendary);
    CHECK(base.crippled_at == rows[i].crippled);
    CHECK(legendary.crippled_at == rows[i].crippled_legendary);
    CHECK(base.feats.size() == 1);
    CHECK(legendary.feats.size() == 2);
    CHECK_FALSE(base.legendary);
    CHECK(legendary.legendary);
    for (const Figure* each : {&base, &legendary}) {
      CHECK(each->klass == Class::Hero);
      CHECK(each->hero == i);
      CHECK(each->incapacitated_at == 5);
      CHECK(each->spellcaster == (each->id == "danor"));
      CHECK(each->damage == std::array{Damage::Wound, Damage::Wound, Damage::Wound, Damage::Wound});
    }
  }
  CHECK(figure("madriga").shot_range == Range::Long);
  CHECK(figures[8].klass == Class::Boss);
  CHECK(figures.back().klass == Class::Minion);
}

TEST_CASE("DS-R2, DS-R4, DS-14: bosses and minions") {
  struct Row {
    std::string id;
    std::array<int, 4> numbers;
    char letter;
  };
  for (const Row& row : std::vector<Row>{{"mortibris", {1, 2, 5, 0}, 'N'},
                                         {"grund", {4, 5, 4, 0}, 'G'},
                                         {"elshara", {0, 0, 2, 0}, 'E'},
                                         {"hoggar", {3, 4, 4, 0}, 'h'},
                                         {"skeleton_warrior", {2, 2, 4, 0}, 's'},
                                         {"skeleton_archer", {1, 2, 4, 3}, 'a'},
                                         {"dwarf_revenant", {3, 4, 4, 0}, 'r'},
                                         {"zombie", {1, 2, 4, 0}, 'z'},
                                         {"armoured_zombie", {3, 2, 4, 0}, 'm'},
                                         {"zombie_troll", {4, 4, 4, 0}, 't'},
                                         {"ghost", {5, 3, 3, 0}, 'g'}}) {
    CAPTURE(row.id);
    CHECK(numbers(figure(row.id)) == row.numbers);
    CHECK(figure(row.id).letter == row.letter);
  }
  const unsigned fives = 1U << 5U | 1U << 6U;
  CHECK(figure("mortibris").regenerates_wound == fives);
  CHECK(figure("mortibris").regenerates_round == fives);
  CHECK(figure("grund").tough == 1U << 6U);
  CHECK(figure("elshara").ethereal);
  CHECK(figure("elshara").walks_walls);
  CHECK(figure("elshara").incapacitated_at == 0);
  CHECK(figure("hoggar").large);
  CHECK(figure("hoggar").horde);
  CHECK(figure("zombie_troll").wounds == 4);
  CHECK(figure("zombie_troll").large);
  CHECK_FALSE(figure("zombie_troll").from_bones);
  CHECK(figure("ghost").walks_walls);
  CHECK_FALSE(figure("ghost").ethereal);
  for (const std::string_view id : {"zombie", "armoured_zombie", "skeleton_warrior"}) CHECK(figure(id).from_bones);
}

TEST_CASE("DS-8.11: what hits do") {
  using enum Damage;
  CHECK(figure("skeleton_archer").damage == std::array{None, Bones, Destroyed, Destroyed});
  CHECK(figure("armoured_zombie").damage == std::array{None, None, Destroyed, Destroyed});
  CHECK(figure("ghost").damage == std::array{Destroyed, Destroyed, Destroyed, Destroyed});
  CHECK(figure("zombie_troll").damage == std::array{Wounds, Wounds, Wounds, Wounds});
  CHECK(figure("grund").damage == std::array{Wound, Wound, Wound, Wound});
}

// --- effects ----------------------------------------------------------------------------------------------------------

TEST_CASE("DS-16: the feats") {
  const auto& feats = printed()->feats;
  REQUIRE(feats.size() == 12);
  const Effect& whirlwind = named(feats, "whirlwind").effects.front();
  CHECK(whirlwind.op == Op::FightEach);
  CHECK(whirlwind.amount == 4);
  CHECK_FALSE(whirlwind.front_arc);
  CHECK_FALSE(whirlwind.attacker_modifiers);
  CHECK(whirlwind.locks);
  const Effect& wrath = named(feats, "kings_wrath").effects.front();
  CHECK(wrath.amount == 5);
  CHECK(wrath.front_arc);
  CHECK_FALSE(wrath.locks);
  CHECK(named(feats, "kings_wrath").may_move_first);
  const Feat& pass = named(feats, "none_shall_pass");
  REQUIRE(pass.effects.size() == 2);
  CHECK(pass.effects[0].op == Op::Lasting);
  CHECK(pass.effects[1].op == Op::Exhaust);
  CHECK(pass.source == place(printed()->sources, "none_shall_pass"));
  CHECK(source("none_shall_pass").modifiers.immune);
  CHECK(source("none_shall_pass").duration == Duration::Round);
  CHECK(named(feats, "arrow_volley").effects.front().amount == 3);
  const Effect& focus = named(feats, "focus").effects.front();
  CHECK(focus.amount == 3);
  CHECK(focus.major);
  CHECK(focus.ignore_recharge);
  CHECK_FALSE(named(feats, "arcane_surge").effects.front().major);
  CHECK(named(feats, "unstoppable").effects.front().amount == 5);
  const Effect& anvil = named(feats, "anvil_blow").effects.front();
  CHECK(anvil.amount == 4);
  CHECK(anvil.ignore_penalties);
  const Effect& arrow = named(feats, "piercing_arrow").effects.front();
  CHECK(arrow.amount == 7);
  CHECK(arrow.ignore_models);
  CHECK(arrow.ignore_furniture);
  CHECK(named(feats, "legion_of_bone").effects.front().amount == 3);
  const Effect& keen = named(feats, "death_keen").effects.front();
  CHECK(keen.targeting.count == Count::EachInRange);
  CHECK(keen.targeting.range == Range::Long);
  CHECK_FALSE(keen.targeting.los);
  CHECK(named(feats, "devour_the_weak").effects.front().op == Op::Devour);
}

TEST_CASE("DS-17.6: the skills") {
  const auto skill = [](std::string_view id) { return named(printed()->skills, id).modifiers; };
  REQUIRE(printed()->skills.size() == 12);
  CHECK(skill("frenzy").fight_outnumbered == 1);
  CHECK(skill("frenzy").dice == std::array<std::int8_t, 5>{});
  CHECK(skill("thick_hide").crippled_at == 1);
  CHECK(skill("long_stride").movement == 1);
  CHECK(skill("shield_brother").aura_defence == 1);
  CHECK(skill("stone_stance").ignore_outnumbered);
  CHECK(skill("lock_smasher").dice[kLock] == 2);
  CHECK(skill("keen_eye").ignore_furniture);
  CHECK(skill("light_foot").break_guard == 1);
  CHECK(skill("point_blank").shoot_engaged == 1);
  CHECK(skill("crystal_lore").crystal_dice == 2);
  CHECK(skill("ward_sense").ward_power == 1);
  CHECK(skill("battle_mage").minor_magic == 1);
}

TEST_CASE("DS-11: the spells") {
  const auto& spells = printed()->spells;
  REQUIRE(spells.size() == 25);
  const Spell& burn = named(spells, "burn");
  CHECK(burn.major);
  CHECK(burn.attacks);
  CHECK(burn.caster_hero == 3);
  CHECK(burn.caster_figure == kNone);
  CHECK_FALSE(burn.targeting.los);
  CHECK(burn.targeting.range == Range::Short);
  CHECK(burn.effects.front().amount == 4);
  const Spell& bleed = named(spells, "bleed");
  CHECK(bleed.caster_figure == place(printed()->figures, "mortibris"));
  REQUIRE(bleed.effects.size() == 2);
  CHECK(bleed.effects[1].op == Op::Summon);
  CHECK(bleed.effects[1].if_wounded);
  CHECK(bleed.effects[1].amount == 6);
  CHECK(bleed.effects[1].beside);
  CHECK(bleed.effects[1].figure == place(printed()->figures, "zombie"));
  const Spell& crystallise = named(spells, "crystallise");
  CHECK(crystallise.effects.front().table == std::array<std::uint8_t, 7>{0, 1, 1, 1, 2, 2, 3});
  CHECK(named(spells, "firestorm").targeting.count == Count::Blast);
  CHECK_FALSE(named(spells, "shield").attacks);
  CHECK(source("shield").modifiers.dice[kDefence] == 2);
  CHECK(source("shield").duration == Duration::NextRound);
  CHECK(source("corrode").modifiers.armour == -2);
  CHECK(source("despair").modifiers.penalties == std::array<std::int8_t, 5>{1, 1, 0, 0, 1});
  CHECK(source("despair").modifiers.dice == std::array<std::int8_t, 5>{});
  CHECK(source("feet_of_stone").modifiers.no_move);
  CHECK(source("in_my_power").skip_ok_on == 4);
  CHECK(source("in_my_power").modifiers == Modifiers{});
  const std::uint32_t skeletons =
      1U << place(printed()->figures, "skeleton_warrior") | 1U << place(printed()->figures, "skeleton_archer");
  CHECK(named(spells, "dirge").effects.front().figures == skeletons);
}

TEST_CASE("DS-15, DS-11.11: the items") {
  const auto& items = printed()->items;
  const auto item = [&](std::string_view id) -> const Item& { return named(items, id); };
  REQUIRE(items.size() == 18 + 3);
  CHECK(item("healing_potion").prevents_wound);
  CHECK(item("healing_potion").effects.front().op == Op::Heal);
  CHECK(item("healing_potion").users == 15);
  CHECK(item("spidersilk_vest").modifiers.armour == 1);
  CHECK_FALSE(item("spidersilk_vest").tradeable);
  CHECK_FALSE(item("spidersilk_vest").one_use);
  CHECK(item("grunds_hammer").modifiers.dice[kFight] == 1);
  CHECK(item("grunds_hammer").modifiers.ignore_armour == std::array<std::int8_t, 3>{1, 0, 0});
  CHECK(item("moonwood_bow").modifiers.dice[kShoot] == 1);
  CHECK(item("golden_horn_staff").modifiers.dice[kMagic] == 1);
  CHECK(item("amulet_of_rest").modifiers.tough == 1U << 6U);
  CHECK(item("haste_draught").only_in_move);
  CHECK_FALSE(item("fury_draught").only_in_move);
  CHECK(source("haste_draught").modifiers.movement == 4);
  CHECK(source("fury_draught").duration == Duration::Turn);
  CHECK(source("blessed_oil").modifiers.destroy_bones);
  CHECK(item("skeleton_key").effects.front().op == Op::OpenLock);
  for (int value = 1; value <= 3; ++value) {
    const std::string id = "energy_crystal_" + std::to_string(value);
    const Item &real = item(id), &made = items[printed()->made_crystal(value)];
    CHECK(real.crystal == value);
    CHECK_FALSE(real.made);
    CHECK(real.effects.empty());
    CHECK(real.source == kNone);
    CHECK(made.id == id);
    CHECK(made.made);
    CHECK(made.crystal == value);
    CHECK(printed()->made_crystal(value) == 17 + value);
  }
}

TEST_CASE("DS-8.4, DS-8.5: modifiers are added up") {
  Modifiers sum;
  for (const std::string_view id : {"fury_draught", "despair", "shield"}) sum.add(source(id).modifiers);
  sum.add(named(printed()->items, "grunds_hammer").modifiers);
  CHECK(sum.dice == std::array<std::int8_t, 5>{3, 0, 0, 0, 2});
  CHECK(sum.penalties == std::array<std::int8_t, 5>{1, 1, 0, 0, 1});
  CHECK(sum.ignore_armour[0] == 1);
  CHECK_FALSE(sum.no_move);
  sum.add(source("feet_of_stone").modifiers);
  CHECK(sum.no_move);
}

TEST_CASE("DS-9.2, DS-2.5, DS-13.3: ranges, cards, locks and objects") {
  CHECK(printed()->range == std::array<std::uint8_t, kRanges>{0, 4, 8, 0});
  int cards = 0;
  for (const Card& card : printed()->cards) cards += card.in_deck;
  CHECK(cards == 36);
  CHECK(named(printed()->cards, "extra_3").kind == CardKind::Extra);
  CHECK(named(printed()->cards, "extra_3").amount == 3);
  CHECK(named(printed()->cards, "double").kind == CardKind::Double);
  CHECK(named(printed()->cards, "animate_2").kind == CardKind::Animate);
  CHECK(named(printed()->cards, "interrupt_1").in_deck == 4);
  CHECK(named(printed()->locks, "mundane_4").lock == Lock{LockKind::Mundane, 4, 4, 0});
  CHECK(named(printed()->locks, "ward_3").lock == Lock{LockKind::Ward, 0, 0, 3});
  REQUIRE(printed()->objects.size() == 2);
  CHECK(printed()->objects[0].id == "heart_fragment");
  CHECK(named(printed()->furniture, "bookcase").blocks_sight);
  CHECK_FALSE(named(printed()->furniture, "table").blocks_sight);
}

// --- adventures -------------------------------------------------------------------------------------------------------

TEST_CASE("DS-17.4: twelve adventures in the order of the campaign") {
  const CampaignRules& campaign = printed()->campaign;
  REQUIRE(printed()->adventures.size() == 12);
  CHECK(campaign.introductory == std::vector<std::uint8_t>{0, 1});
  REQUIRE(campaign.sequence.size() == 10);
  for (std::size_t i = 0; i < 12; ++i) CHECK(printed()->adventures[i]->number == (i < 2 ? 0 : i - 1));
  CHECK(campaign.sequence.front() == 2);
  CHECK(campaign.skill_cost == 3);
  CHECK(campaign.replay_cards == 2);
  CHECK(campaign.most_replay_cards == 4);
  CHECK(campaign.most_defeats == 4);
}

TEST_CASE(
    "DS-17.4, DS-17.8: an adventure behind those of the campaign is none of it, and has skills and items as it likes") {
  Doc doc = file();
  Doc another = adventure("saga-b");
  another.set("id", "the-wheel");
  at(doc, "adventures").push(another);
  const auto content = read(doc);
  REQUIRE(content->adventures.size() == 13);
  CHECK(content->campaign.sequence == printed()->campaign.sequence);
  CHECK(content->adventures.back()->number == 0);
  const auto options = [&](std::string_view more) {
    return Saga::read_options(*content, json("{\"adventure\": \"the-wheel\"" + std::string(more) + "}"), 2);
  };
  REQUIRE(options("").ok());
  CHECK(*Saga::write_options(*content, *options(""), 2).find("adventure") == Doc("the-wheel"));
  CHECK(options(R"(, "items": {"danor": ["swift_boots"]})").ok());
  REQUIRE(!options(R"(, "campaign": true)").ok());
  CHECK(options(R"(, "campaign": true)").fault().path == "options.campaign");
  another.set("id", "saga-01");
  at(doc, "adventures[12]") = another;
  editing::check_refused(read_content(doc), "adventures[12].id", "used twice");
}

TEST_CASE("DS-18.2, DS-2.3, DS-2.4: the first adventure") {
  const Adventure& a = played("saga-a");
  CHECK(a.width == 21);
  CHECK(a.height == 10);
  CHECK(a.areas == 2);
  CHECK(a.area_ids == std::vector<std::string>{"a", "b"});
  CHECK(a.start_area == 0);
  REQUIRE(a.heroes.size() == 2);
  CHECK(a.heroes[1].at == square_at(1, 5));
  CHECK(a.heroes[1].facing == Facing::East);
  CHECK(a.heroes[1].figure == printed()->heroes[1].base);
  REQUIRE(a.doors.size() == 2);
  CHECK(a.doors[0].size == 2);
  CHECK(a.doors[0].areas == std::array<std::uint8_t, 2>{0, 1});
  CHECK(a.doors[1].areas == std::array<std::uint8_t, 2>{1, kNone});
  CHECK(a.doors[1].lock == Lock{LockKind::Mundane, 5, 5, 0});
  CHECK(a.floor[0].has(3, 1));
  CHECK_FALSE(a.floor[0].has(14, 4));
  CHECK(a.floor[1].count() == 16);
  CHECK(a.bones.size() == 8);
  CHECK(a.monsters.size() == 4);
  CHECK(a.monsters[0].facing == Facing::West);
  CHECK(a.commands == 2);
  CHECK(a.opening_hand == 3);
  CHECK(a.fixed_pile);
  CHECK(a.cards[0] == 5);
  CHECK_FALSE(a.pile_empty_loses);
  CHECK(a.round_limit == 30);
  CHECK(a.animate_limit[place(printed()->figures, "skeleton_warrior")] == 4);
  REQUIRE(a.heroes_win.size() == 1);
  CHECK(a.heroes_win[0].type == ConditionType::DoorOpened);
  CHECK(a.heroes_win[0].what == 1);
  CHECK(a.document == adventure("saga-a"));
}

TEST_CASE("DS-18.2: an adventure that was changed is kept as it was, for games saved with that content") {
  const Content& content = *printed();
  REQUIRE(!content.earlier.empty());
  const std::string first = "3ce60a04b3cdb679";  // of the first recorded games
  CHECK(Saga::is_earlier(content, first));
  CHECK_FALSE(Saga::is_earlier(content, "0123456789abcdef"));
  CHECK_FALSE(Saga::is_earlier(content, ""));
  const Doc larder = Doc::object().set("adventure", "saga-05");
  const Result<Options> now = Saga::read_options(content, larder, 2),
                        then = Saga::read_options(content, larder, 2, first);
  REQUIRE((now.ok() && then.ok()));
  CHECK(now->adventure == content.adventures[6]);
  CHECK(then->adventure->commands == 3);
  CHECK(then->adventure->bones.size() == 6);
  CHECK_FALSE(*now == *then);
  // It is the same adventure: with the same name, in the same place of the campaign (DS-17.8).
  CHECK(Saga::write_options(content, *then, 2) == Saga::write_options(content, *now, 2));
  CHECK(then->adventure->number == now->adventure->number);
  CHECK(then->adventure->document.find("earlier") == nullptr);
}

TEST_CASE("DS-18.5, DS-13.11: fragments are found in chests and laid into the crypt") {
  const Adventure& a = played("saga-04");
  REQUIRE(a.rules.size() == 1);
  CHECK(a.rules[0].on == Trigger::HeroAction);
  CHECK(a.rules[0].furniture == 0);
  CHECK(a.rules[0].door == kNone);
  CHECK(a.rules[0].needs_object == 0);
  CHECK(a.rules[0].effects[0].op == RuleOp::Deposit);
  CHECK(a.counters == std::vector<std::string>{"laid"});
  CHECK(a.heroes_win[0].value == 4);
  int fragments = 0;
  for (const Chest& chest : a.chests) fragments += chest.objects[0];
  CHECK(fragments == 4);
  CHECK(a.chests[2].items[0] == 1);
  const auto spells = a.boss_spells[place(printed()->figures, "elshara")];
  CHECK(std::popcount(spells) == 4);
  CHECK(std::popcount(a.heroes[3].spells) == 8);
  CHECK(a.heroes[0].spells == 0);
}

TEST_CASE("DS-18.6: the junction is one block for two rules") {
  const Adventure& a = played("saga-06");
  CHECK(a.blocks == std::vector<Square>{square_at(11, 9)});
  REQUIRE(a.rules.size() == 2);
  CHECK(a.rules[0].on == Trigger::EndOfRound);
  using enum Quarter;
  CHECK(a.rules[0].effects[0].turns ==
        std::array{None, Clockwise, Clockwise, Anticlockwise, Anticlockwise, None, None});
  CHECK_FALSE(a.rules[0].effects[0].choice);
  CHECK(a.rules[1].effects[0].choice);
  CHECK(a.rules[1].effects[0].what == 0);
  CHECK(a.rules[1].once_per_round);
}

TEST_CASE("DS-18.7, DS-13.12: exits, weak points and the collapse") {
  const Adventure& a = played("saga-07");
  CHECK(a.exits.count() == 2);
  CHECK(a.exits.has(31, 6));
  REQUIRE(a.rules.size() == 3);
  CHECK(a.rules[0].on == Trigger::ObjectDestroyed);
  CHECK(a.rules[0].furniture_kind == place(printed()->furniture, "weak_point"));
  CHECK(a.rules[1].effects[0].op == RuleOp::Collapse);
  CHECK_FALSE(a.rules[1].effects[0].along_y);
  CHECK(a.rules[1].effects[0].start == 4);
  CHECK(a.rules[1].effects[0].step == 5);
  REQUIRE(a.rules[1].when.has_value());
  CHECK(a.rules[1].when->value == 3);
  CHECK(a.rules[2].on == Trigger::MoveEnd);
  CHECK(a.furniture[1].lock.kind == LockKind::Mundane);
  CHECK(a.furniture[0].lock.kind == LockKind::None);
}

TEST_CASE("DS-13.13: the sealed gate opens to three keys; DS-17.5: rewards") {
  const Adventure& a = played("saga-08");
  CHECK(a.doors[4].lock.kind == LockKind::Sealed);
  CHECK(a.rules[0].door == 4);
  CHECK(a.rules[0].needs_total_object == 1);
  CHECK(a.rules[0].needs_total == 3);
  CHECK(a.rules[0].effects[0].what == 4);
  CHECK(a.experience == 1);
  REQUIRE(a.rewards.size() == 3);
  CHECK(a.rewards[0].to == 0);
  CHECK(a.rewards[1].to == kNone);
  CHECK(a.rewards[2].item == place(printed()->items, "energy_crystal_3"));
}

TEST_CASE("DS-17.4: an adventure by itself has the place that its id has in the campaign") {
  const auto read = [](const Doc& doc) {
    const auto adventure = read_adventure(*printed(), doc, "bad_config");
    REQUIRE_MESSAGE(adventure.ok(), adventure.fault().message);
    return *adventure;
  };
  CHECK(read(adventure("saga-07"))->number == 7);
  CHECK(read(adventure("saga-b"))->number == 0);
  Doc own = adventure("saga-07");
  own.set("id", "my-own");
  CHECK(read(own)->number == 0);
  own.set("round_limit", 61);
  const auto refused = read_adventure(*printed(), own, "bad_config");
  REQUIRE(!refused.ok());
  CHECK(refused.fault().code == "bad_config");
  CHECK(refused.fault().path == "round_limit");
}

TEST_CASE("content: an adventure's file is known as a part and checked as one") {
  CHECK(Saga::is_part(adventure("saga-a")));
  CHECK_FALSE(Saga::is_part(file()));
  CHECK_FALSE(Saga::is_part(Doc(7)));
  CHECK_FALSE(Saga::check_part(*printed(), adventure("saga-a")).has_value());
  Doc wrong = adventure("saga-a");
  wrong.set("round_limit", 0);
  const auto fault = Saga::check_part(*printed(), wrong);
  REQUIRE(fault.has_value());
  CHECK(fault->path == "round_limit");
}

TEST_CASE("DS-18.1: a made-up spell, item and minion of known effects need no C++") {
  Doc doc = file();
  Doc minion = at(doc, "minions[0]");
  minion.set("id", "bone_knight").set("combat", 5);
  at(doc, "minions").push(minion);
  Doc spell = at(doc, "spells[4]");
  spell.set("id", "slow").set("effects", json(R"([{"op": "movement", "delta": -3, "duration": "next_round"},
                                                  {"op": "dice", "delta": -1, "when": "all", "duration": "next_round"}])"));
  at(doc, "spells").push(spell);
  Doc item = at(doc, "items[1]");
  item.set("id", "war_mask")
      .set("effects", json(R"([{"op": "dice", "delta": 1, "when": "all", "duration": "always"}])"));
  at(doc, "items").push(item);
  const auto content = read(doc);
  CHECK(named(content->figures, "bone_knight").combat == 5);
  CHECK(named(content->figures, "bone_knight").letter == 'b');
  const Spell& slow = named(content->spells, "slow");
  REQUIRE(slow.effects.size() == 1);
  CHECK(slow.effects[0].op == Op::Lasting);
  CHECK(content->sources[slow.source].modifiers.movement == -3);
  CHECK(content->sources[slow.source].modifiers.penalties[kDefence] == 1);
  CHECK(named(content->items, "war_mask").modifiers.dice == std::array<std::int8_t, 5>{1, 1, 0, 0, 1});
  CHECK(content->items[content->made_crystal(1)].id == "energy_crystal_1");
}

}  // namespace uc::saga
