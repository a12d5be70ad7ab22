// Reads the position format (docs/format/saga.md) into a draft, in the order of the document. complete.cpp adds what
// follows from the rest, check.cpp checks it.
#include <functional>
#include <string>
#include <utility>

#include "agenda.hpp"
#include "check.hpp"
#include "core/byte.hpp"
#include "core/loading.hpp"
#include "core/repeats.hpp"
#include "core/text.hpp"
#include "notation.hpp"
#include "view.hpp"

namespace uc::saga {

namespace {

class PositionReader {
 public:
  PositionReader(const Saga& game, const Doc& doc)
      : game_(game), content_(game.content()), adventure_(game.adventure()), file_(doc) {}

  Result<Draft> read() {
    using Part = void (PositionReader::*)();
    constexpr Part parts[] = {&PositionReader::read_head,   &PositionReader::read_agenda, &PositionReader::read_course,
                              &PositionReader::read_map,    &PositionReader::read_lying,  &PositionReader::read_models,
                              &PositionReader::read_act,    &PositionReader::read_attack, &PositionReader::read_pending,
                              &PositionReader::read_spells, &PositionReader::read_cards,  &PositionReader::read_rules};
    for (const Part part : parts) {
      if (!file_.failed()) (this->*part)();
    }
    if (file_.failed()) return *file_.fault();
    return draft_;
  }

 private:
  static std::uint8_t number(DocReader field, int min, int max) { return u8(field.integer(min, max)); }

  // --- small parts ---

  // A model that is told among the models.
  std::uint8_t read_model(DocReader field) {
    const std::uint8_t model = number(field, 0, kMaxModels - 1);
    if (!file_.failed() && !has(told_, model)) field.fail("there is no such model");
    return model;
  }
  ModelSet read_model_set(const DocReader& list) {
    ModelSet set = 0;
    file_.each(list, kMaxModels, [&](const DocReader& entry, std::size_t) { set |= set_of(read_model(entry) & 63); });
    return set;
  }

  int read_thing(const DocReader& field) {
    return values_.thing(field, [&](const DocReader& each) -> int { return read_model(each); });
  }

  // Bits of those that a list of ids names, each once.
  template <class List, class NameOf>
  std::uint64_t read_names(const DocReader& list, std::string_view what, const List& names, NameOf name_of) {
    std::uint64_t set = 0;
    file_.each(list, 64, [&](DocReader entry, std::size_t) {
      const std::uint64_t bit = std::uint64_t{1} << file_.find(entry, what, names, name_of);
      if (!file_.failed() && (set & bit) != 0) entry.fail("is named twice");
      set |= bit;
    });
    return set;
  }

  // --- what the game is, and where it stands ---

  void read_head() { file_.head(Saga::id, game_.players()); }

  void read_agenda() {
    DocReader agenda = file_.member("agenda");
    file_.each(agenda, kMaxTasks,
               [&](const DocReader& entry, std::size_t) { s_.agenda[s_.tasks++] = values_.task(entry); });
    if (!file_.failed() && s_.tasks == 0) agenda.fail("should say what is to be done next");
  }

  void read_course() {
    s_.phase = static_cast<Phase>(file_.member("part").choice(kPartNames));
    s_.round = number(file_.member("round"), 1, adventure_.round_limit);
    if (std::optional<DocReader> blind = file_.optional("blind"); blind && blind->boolean()) s_.blind = kBlind;
    if (DocReader winner = file_.member("winner"); !winner.is_null()) s_.winner = u8(winner.choice(kSideNames));
    if (DocReader ending = file_.member("ending"); !ending.is_null())
      s_.ending = static_cast<Ending>(ending.choice(kHowNames) + 1);
  }

  // --- the map ---

  void read_map() {
    s_.areas =
        static_cast<std::uint32_t>(read_names(file_.member("areas"), "area", adventure_.area_ids, std::identity{}));
    for (std::size_t i = 0; i < adventure_.doors.size(); ++i) s_.door_power[i] = adventure_.doors[i].lock.power;
    for (std::size_t i = 0; i < adventure_.chests.size(); ++i) s_.chest_power[i] = adventure_.chests[i].lock.power;
    std::uint64_t named = 0;
    file_.each(file_.member("doors"), kMaxDoors, [&](DocReader entry, std::size_t) {
      const std::size_t i = read_piece(entry, "door", adventure_.doors, named);
      if (file_.failed()) return;
      const bool open = entry.member("open").boolean();
      s_.door_power[i] = read_power(entry, adventure_.doors[i].lock, open);
      if (open) s_.doors_open |= 1U << i;
      if (!file_.failed() && !is_door_seen(game_, s_, static_cast<int>(i)))
        file_.fail(entry.member("id"), "borders no revealed area", "DS-H1");
    });
    named = 0;
    file_.each(file_.member("chests"), kMaxChests, [&](DocReader entry, std::size_t) {
      const std::size_t i = read_piece(entry, "chest", adventure_.chests, named);
      if (file_.failed() || !in_revealed(entry, adventure_.chests[i].area)) return;
      const bool open = entry.member("open").boolean();
      s_.chest_power[i] = read_power(entry, adventure_.chests[i].lock, open);
      if (open) s_.chests_open |= 1U << i;
    });
    named = 0;
    file_.each(file_.member("furniture"), kMaxFurniture, [&](DocReader entry, std::size_t) {
      const std::size_t i = read_piece(entry, "furniture", adventure_.furniture, named);
      if (file_.failed() || !in_revealed(entry, adventure_.furniture[i].area)) return;
      DocReader gone = entry.member("gone");
      if (!gone.boolean()) return;
      s_.furniture_gone |= std::uint64_t{1} << i;
      if (adventure_.furniture[i].lock.kind == LockKind::None) file_.fail(gone, "it cannot be destroyed", "DS-13.1");
    });
  }

  template <class List>
  std::size_t read_piece(DocReader& entry, std::string_view what, const List& list, std::uint64_t& named) {
    DocReader id = entry.member("id");
    const std::size_t i = file_.find_id(id, what, list);
    if (!file_.failed() && (named >> i & 1U) != 0) id.fail("is named twice");
    named |= std::uint64_t{1} << i;
    return i;
  }
  bool in_revealed(DocReader& entry, int area) {
    if ((s_.areas >> area & 1U) == 0) file_.fail(entry.member("id"), "is in an area that is not revealed", "DS-1.7");
    return !file_.failed();
  }
  std::uint8_t read_power(DocReader& entry, const Lock& lock, bool open) {
    DocReader power = entry.member("power");
    if (lock.kind == LockKind::Ward) return number(power, open ? 0 : 1, open ? 0 : lock.power);
    if (!power.is_null()) file_.fail(power, "should be null: the lock is no ward", "DS-13.3");
    return 0;
  }

  void read_lying() {
    read_bones();
    file_.each(file_.member("dropped"), kMaxHeroes, [&](DocReader entry, std::size_t) {
      DocReader who = entry.member("hero");
      const int hero = values_.hero(who);
      if (file_.failed()) return;
      if (s_.dropped[hero] != 0) return who.fail("is named twice");
      s_.dropped_at[hero] = values_.square(entry.member("square"));
      s_.dropped[hero] = read_objects(entry.member("objects"));
      if (!file_.failed() && s_.dropped[hero] == 0) entry.member("objects").fail("should have an entry");
    });
    std::uint64_t named = 0;
    file_.each(file_.member("blocks"), kMaxBlocks, [&](DocReader entry, std::size_t) {
      DocReader centre = entry.member("centre");
      const Square at = values_.square(centre);
      const unsigned turned = number(entry.member("turned"), 0, 3);
      std::size_t i = 0;
      while (i < game_.blocks().size() && game_.blocks()[i].centre != at) ++i;
      if (file_.failed()) return;
      if (i == game_.blocks().size() || (s_.areas >> game_.blocks()[i].area & 1U) == 0)
        return file_.fail(centre, "no block turns there", "DS-18.6");
      if ((named >> i & 1U) != 0) return centre.fail("is named twice");
      named |= 1U << i;
      s_.blocks = u8(s_.blocks | turned << (2 * i));
    });
    if (DocReader collapse = file_.member("collapse"); !collapse.is_null()) s_.collapse = number(collapse, 0, 254);
  }

  void read_bones() {
    file_.each(file_.member("bones"), kMaxBones, [&](DocReader entry, std::size_t) {
      DocReader square = entry.member("square");
      const Square at = values_.square(square);
      const std::uint8_t count = number(entry.member("count"), 1, 255);
      if (file_.failed()) return;
      if (s_.bones_at(at) != 0) return square.fail("is named twice");
      const int key = at.y * 64 + at.x;
      std::size_t i = s_.bones++;
      for (; i > 0 && s_.bone_square[i - 1] > key; --i) {
        s_.bone_square[i] = s_.bone_square[i - 1];
        s_.bone_count[i] = s_.bone_count[i - 1];
      }
      s_.bone_square[i] = static_cast<std::uint16_t>(key);
      s_.bone_count[i] = count;
    });
  }

  std::uint32_t read_objects(const DocReader& list) {
    std::uint32_t counts = 0;
    file_.each(list, kMaxObjects, [&](DocReader entry, std::size_t) {
      DocReader object = entry.member("object");
      const std::size_t i = file_.find_id(object, "quest object", content_.objects);
      const std::uint32_t count = number(entry.member("count"), 1, 15);
      if (file_.failed()) return;
      if ((counts >> (4 * i) & 15U) != 0) return object.fail("is named twice");
      counts |= count << (4 * i);
    });
    return counts;
  }

  // --- models ---

  void read_models() {
    DocReader list = file_.member("models");
    file_.each(list, kMaxModels, [&](DocReader entry, std::size_t i) {
      DocReader field = entry.member("number");
      const std::uint8_t model = number(field, 0, kMaxModels - 1);
      if (file_.failed()) return;
      if (has(told_, model)) return field.fail("is named twice");
      if (is_hero(model) && model >= game_.heroes()) return field.fail("there is no such hero");
      told_ |= set_of(model);
      draft_.entry[model] = u8(i);
      read_figure(entry, model);
      if (!file_.failed()) read_stand(entry, model);
      if (file_.failed()) return;
      if (is_hero(model)) return read_heroic(entry, model);
      s_.order[s_.others++] = model;
      if (entry.member("activated").boolean()) s_.activated |= set_of(model);
      if (entry.member("exhausted").boolean()) s_.exhausted |= set_of(model);
    });
    for (int hero = 0; hero < game_.heroes() && !file_.failed(); ++hero) {
      if (!has(told_, hero)) list.fail(hero_doc(game_, hero).as_string() + " is missing");
    }
  }

  void read_figure(DocReader& entry, std::uint8_t model) {
    DocReader field = entry.member("figure");
    const std::string id = field.text();
    if (file_.failed()) return;
    if (is_hero(model)) {
      s_.figure[model] = adventure_.heroes[model].figure;
      if (game_.figure(s_, model).id != id) field.fail("should be " + game_.figure(s_, model).id);
      return;
    }
    std::size_t i = 0;
    while (i < content_.figures.size() && (content_.figures[i].id != id || content_.figures[i].klass == Class::Hero))
      ++i;
    if (i == content_.figures.size()) return field.fail("there is no boss or minion " + shortened(id));
    s_.figure[model] = u8(i);
  }

  void read_stand(DocReader& entry, std::uint8_t model) {
    const Figure& figure = game_.figure(s_, model);
    DocReader here = entry.member("in_play");
    if (here.boolean()) s_.in_play |= set_of(model);
    else if (!is_hero(model)) here.fail("should be true: others are not told");
    s_.at[model] = values_.square(entry.member("square"));
    DocReader facing = entry.member("facing");
    if (!figure.ethereal) s_.facing[model] = static_cast<Facing>(facing.choice(kCompass));
    else if (!facing.is_null()) file_.fail(facing, "should be null: it has none", "DS-14.4");
    s_.wounds[model] = number(entry.member("wounds"), 0, 15);
    file_.each(entry.member("lasting"), kMaxSources, [&](DocReader effect, std::size_t) {
      DocReader name = effect.member("effect");
      const std::size_t source = file_.find_id(name, "lasting effect", content_.sources);
      const std::uint32_t left = number(effect.member("left"), 1, 3);
      if (file_.failed()) return;
      if (s_.lasting_of(model, static_cast<int>(source)) != 0) return name.fail("is named twice");
      s_.lasting[model] |= left << (2 * source);
    });
    file_.each(entry.member("feats"), figure.feats.size(), [&](DocReader feat, std::size_t) {
      const std::size_t i =
          file_.find(feat.member("feat"), "feat of this figure", figure.feats,
                     [&](std::uint8_t each) -> const std::string& { return content_.feats[each].id; });
      if (feat.member("used").boolean() && !file_.failed()) s_.wounds[model] |= u8(16U << i);
    });
  }

  void read_heroic(DocReader& entry, std::uint8_t hero) {
    file_.each(entry.member("items"), kMaxItems, [&](DocReader held, std::size_t) {
      DocReader name = held.member("item");
      const int item = values_.item(name);
      const std::uint64_t count = number(held.member("count"), 1, 3);
      if (file_.failed()) return;
      if (s_.item_count(hero, item) != 0) return name.fail("is named twice");
      s_.items[hero] |= count << (2 * item);
    });
    s_.objects[hero] = read_objects(entry.member("objects"));
    const auto bit = u8(1U << hero);
    if (entry.member("acted").boolean()) s_.acted |= bit;
    if (entry.member("incapacitated").boolean()) s_.incapacitated |= bit;
    if (entry.member("exited").boolean()) s_.exited |= bit;
  }

  // --- what is under way ---

  void read_act() {
    DocReader act = file_.member("act");
    if (act.is_null()) return;
    // At the end of the game the model that acted may be gone.
    s_.act.model = u8(values_.model(act.member("model")));
    s_.act.points = number(act.member("points"), 0, 255);
    constexpr struct {
      std::string_view name;
      std::uint8_t bit;
    } flags[] = {{"moved", act::kMoved},        {"in_move", act::kInMove}, {"stopped", act::kStopped},
                 {"move_over", act::kMoveOver}, {"acted", act::kActed},    {"dazed", act::kDazed}};
    for (const auto& flag : flags) {
      if (act.member(flag.name).boolean()) s_.act.flags |= flag.bit;
    }
    s_.act.trades = number(act.member("trades"), 0, kMostTrades);
    s_.act.cast =
        static_cast<std::uint32_t>(read_names(act.member("cast"), "spell", content_.spells,
                                              [](const Spell& spell) -> const std::string& { return spell.id; }));
  }

  void read_attack() {
    DocReader attack = file_.member("attack");
    const Step step = s_.next().step;
    const bool rolls = step == Step::RollAttack || step == Step::RollDefence;
    if (!rolls && !attack.is_null()) return file_.fail(attack, "should be null: no attack is rolled for", "DS-8.2");
    if (!rolls) return;
    Attack& a = s_.attack;
    a.attacker = read_model(attack.member("model"));
    a.target = u8(read_thing(attack.member("target")));
    a.type = u8(attack.member("type").choice(kAttackNames));
    a.dice = number(attack.member("dice"), 0, kMaxDice);
    a.defence = number(attack.member("defence"), 0, kMaxDice);
    a.armour = number(attack.member("armour"), 0, 6);
    a.destroys = attack.member("destroys").boolean() ? 1 : 0;
    DocReader rolled = attack.member("rolled");
    if (step == Step::RollAttack) {
      if (!rolled.is_null()) rolled.fail("should be null: no die has been rolled");
      return;
    }
    file_.each(rolled, kMaxDice, [&](const DocReader& die, std::size_t) {
      ++a.rolled[static_cast<std::size_t>(number(die, 1, 6) - 1) % 6];
    });
    if (!file_.failed() && rolled.size() != a.dice) rolled.fail("should have " + std::to_string(a.dice) + " dice");
  }

  void read_pending() {
    DocReader pending = file_.member("pending");
    s_.targets = read_model_set(pending.member("targets"));
    s_.free = read_model_set(pending.member("free"));
    file_.each(pending.member("locks"), 64, [&](DocReader entry, std::size_t) {
      const int t = read_thing(entry);
      if (file_.failed()) return;
      if (thing::is_model(t)) return entry.fail("should be a door, a chest or a piece of furniture");
      s_.locks |= std::uint64_t{1} << (t - thing::kFirstLock);
    });
  }

  // --- spells, cards, special rules ---

  void read_spells() {
    file_.each(file_.member("recharging"), kMaxSpells, [&](DocReader entry, std::size_t) {
      DocReader name = entry.member("spell");
      const std::size_t spell = file_.find_id(name, "spell", content_.spells);
      const std::uint8_t recharge = number(entry.member("recharge"), 1, content_.spells[spell].major ? 2 : 1);
      if (file_.failed()) return;
      if (s_.recharge[spell] != 0) return name.fail("is named twice");
      s_.recharge[spell] = recharge;
    });
  }

  void read_cards() {
    DocReader part = file_.member("overlord");
    s_.commands = number(part.member("commands"), 0, 255);
    s_.card_played = part.member("card_played").boolean() ? 1 : 0;
    s_.pile = number(part.member("pile"), 0, 255);
    s_.pile_out = part.member("pile_out").boolean() ? 1 : 0;
    read_cards_of(part.member("hand"), s_.hand);
    read_cards_of(part.member("unseen"), s_.pool);
  }
  void read_cards_of(const DocReader& list, std::array<std::uint8_t, kMaxCards>& counts) {
    file_.each(list, kMaxCards, [&](DocReader entry, std::size_t) {
      DocReader name = entry.member("card");
      const std::size_t card = file_.find_id(name, "card", content_.cards);
      const std::uint8_t count = number(entry.member("count"), 1, 255);
      if (file_.failed()) return;
      if (counts[card] != 0) return name.fail("is named twice");
      counts[card] = count;
    });
  }

  void read_rules() {
    const std::identity same;
    const auto id_of = [](const auto& each) -> const std::string& { return each.id; };
    s_.flags = u8(read_names(file_.member("flags"), "flag", adventure_.flags, same));
    std::uint64_t named = 0;
    file_.each(file_.member("counters"), kMaxCounters, [&](DocReader entry, std::size_t) {
      DocReader name = entry.member("counter");
      const std::size_t counter = file_.find(name, "counter", adventure_.counters, same);
      if (!file_.failed() && (named >> counter & 1U) != 0) name.fail("is named twice");
      named |= 1U << counter;
      s_.counters[counter] = number(entry.member("value"), 0, 255);
    });
    s_.rules_used =
        static_cast<std::uint16_t>(read_names(file_.member("rules_used"), "special rule", adventure_.rules, id_of));
    s_.bosses_out =
        static_cast<std::uint32_t>(read_names(file_.member("bosses_out"), "figure", content_.figures, id_of));
  }

  const Saga& game_;
  const Content& content_;
  const Adventure& adventure_;
  PositionFile file_;
  ValueReader values_{game_, file_};
  Draft draft_;
  State& s_ = draft_.state;
  ModelSet told_ = 0;  // models that the document names
};

}  // namespace

Result<State> Saga::load(const Doc& doc) const {
  Result<Draft> draft = PositionReader(*this, doc).read();
  if (!draft) return draft.fault();
  complete_draft(*this, draft->state);
  if (std::optional<Fault> fault = check_position(*this, *draft)) return *fault;
  constexpr std::string_view ordered[] = {"squares", "terrain"};
  return confirm_position(*this, draft->state, doc, ordered);
}

}  // namespace uc::saga
