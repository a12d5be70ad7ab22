// Why a choice is good, for people: the codes are those of docs/format/saga.md, "Reasons".
#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include "knowledge.hpp"
#include "outlook.hpp"
#include "saga/documents/results.hpp"
#include "saga/documents/strikes.hpp"
#include "saga/rules/threats.hpp"

namespace uc::saga {

namespace {

constexpr double kWorthAWord = 0.01;  // a chance below this is none

double rounded(double chance) { return std::round(chance * 10'000) / 10'000; }

class Reasons {
 public:
  Reasons(const Saga& game, const State& state) : game_(game), content_(game.content()), s_(state) {}

  Doc of(Action action) {
    const int model = s_.act.model;
    switch (kind_of(action)) {
      case Kind::Hero: strikes_of(s_, as<said::Hero>(action).hero); break;
      case Kind::Activate: strikes_of(s_, as<said::Model>(action).model); break;
      case Kind::Move:
      case Kind::Shift: move(action); break;
      case Kind::Break: break_away(); break;
      case Kind::Fight:
      case Kind::Shoot:
      case Kind::Free:
      case Kind::Target:
        if (const auto strike = strike_by(game_, s_, action)) attack(*strike);
        break;
      case Kind::Cast: cast(as<said::Cast>(action)); break;
      case Kind::Feat: feat(content_.feats[game_.figure(s_, model).feats[as<said::Feat>(action).feat]]); break;
      case Kind::Use: use(as<said::Use>(action)); break;
      case Kind::Interact: interact(as<said::Interact>(action).rule); break;
      case Kind::Trade: trade(as<said::Trade>(action)); break;
      case Kind::PickUp: add("takes"); break;
      case Kind::Yes:
      case Kind::No: answer(kind_of(action) == Kind::Yes); break;
      case Kind::Card: card(content_.cards[as<said::Card>(action).card]); break;
      case Kind::Pass: keeps(); break;
      case Kind::Raise: {
        const auto raised = as<said::Raise>(action);
        arrival(raised.figure, raised.square, action);
        break;
      }
      case Kind::Place: arrival(s_.next().as<about::Summons>().figure, as<said::Place>(action).square, action); break;
      case Kind::Devour:
        add("heals").set("model", model).set("wounds", std::min<int>(s_.wounds_of(model), devoured()));
        break;
      case Kind::End: end(); break;
      default: break;
    }
    return std::move(list_);
  }

 private:
  Doc& add(std::string_view code) {
    list_.push(Doc::object().set("code", code));
    return list_.as_array().back();
  }
  Doc thing(int t) const { return thing_doc(game_, t, Viewer::table()); }
  int devoured() const { return s_.next().step == Step::AskDevour ? int{s_.next().as<about::Devour>().wounds} : 0; }

  // --- attacks ---

  void attack(const Strike& strike) {
    const auto [attack, why] = told_attack(game_, s_, strike);
    const Results results = results_of(game_, s_, attack, hit_chances(attack));
    chances(attack.target, results.removed, 1 - results.wounds[0], results.opened);
    helps(why, attack.target);
  }
  void chances(int target, double removed, double wounded, double opened) {
    const bool model = thing::is_model(target);
    if (model && removed >= kWorthAWord) add("removes").set("target", thing(target)).set("chance", rounded(removed));
    if (model && wounded > removed && wounded >= kWorthAWord)
      add("wounds").set("target", thing(target)).set("chance", rounded(wounded));
    if (!model) lock(target, opened);
  }
  void lock(int t, double chance) {
    add("opens").set("target", thing(t)).set("chance", rounded(chance));
    const Outlook outlook(game_, s_);
    if (outlook.is_final(t)) add("goal");
    else if (thing::is_door(t) && leads_on(t - thing::kDoor)) add("reveals").set("target", thing(t));
    if (thing::is_chest(t)) add("loot").set("target", thing(t));
  }
  bool leads_on(int door) const {
    for (const std::uint8_t area : game_.adventure().doors[door].areas) {
      if (area != kNone && (s_.areas >> area & 1U) == 0) return true;
    }
    return false;
  }
  // What makes the defender weaker because of where everybody stands.
  void helps(const Whys& why, int target) {
    for (int i = 0; i < why.size; ++i) {
      const Why& each = why.all[i];
      if (each.delta >= 0 || each.on == Why::OfAttack) continue;
      if (each.what == Why::Behind) add("behind").set("target", thing(target));
      if (each.what == Why::Outnumbered) add("outnumbers").set("target", thing(target));
    }
  }

  // The best attack that the model has in its Turn, from wherever it may go first.
  void strikes_of(const State& state, int model) {
    Sortie sortie(game_, state, model);
    const Doc strikes =
        strikes_doc(game_, state, sortie, sortie.stands(Sortie::Breaks::No), StrikeFilter{}, Viewer::table());
    if (strikes.as_array().empty()) return;
    const Doc& best = strikes.as_array().front();
    double chance = 0;
    for (const std::string_view of : {"removed", "wounded", "opened"}) {
      if (best.find(of)->is_real()) chance = std::max(chance, best.find(of)->as_real());
    }
    if (chance < kWorthAWord) return;
    add("strikes").set("model", model).set("target", *best.find("target")).set("chance", rounded(chance));
  }

  // --- moving ---

  void move(Action action) {
    const MoveNow now = move_now(game_, s_);
    const int model = kind_of(action) == Kind::Shift ? int{s_.act.model} : now.mover.model;
    const Square from = s_.at[model];
    // Shift and Move say the same, but for what they are called.
    const Square to =
        kind_of(action) == Kind::Shift ? Square(as<said::Place>(action).square) : Square(as<said::Move>(action).square);
    const int facing =
        kind_of(action) == Kind::Shift ? int{as<said::Place>(action).facing} : int{as<said::Move>(action).facing};
    State after = s_;
    put_model(game_, after, model, to, facing_at(facing));
    if (s_.next().step == Step::AskAct) {
      after.act.flags |= act::kInMove | act::kMoved;
      strikes_of(after, model);
    }
    if (!is_hero(model)) return;
    const Outlook outlook(game_, s_);
    if (const int nearer = outlook.steps(model, from) - outlook.steps(model, to); nearer > 0)
      add("nearer").set("squares", nearer);
    const int before = std::popcount(danger_to(game_, s_, model).all());
    const int then = std::popcount(danger_to(game_, after, model).all());
    if (then < before) add("safer").set("models", before - then);
    if (then > 0) add("danger").set("models", then);
  }

  // DS-6.9: the chance that no Free Attack hurts it, each as it stands now.
  void break_away() {
    const int model = move_now(game_, s_).mover.model;
    const ModelSet free = engagers(game_, s_, model);
    double unhurt = 1;
    for_each_in(free, [&](int enemy) {
      const Attack attack = prepare_attack(game_, s_, enemy, model, {.type = Attack::Free, .breaking_away = true});
      unhurt *= 1 - harmed(attack);
    });
    add("breaks").set("models", std::popcount(free)).set("chance", rounded(unhurt));
  }
  double harmed(const Attack& attack) const {
    const Results results = results_of(game_, s_, attack, hit_chances(attack));
    return std::max(results.removed, 1 - results.wounds[0]);
  }

  // --- magic, feats, items ---

  void cast(const said::Cast& cast) {
    const Spell& spell = content_.spells[cast.spell];
    const int caster = s_.act.model, t = cast.target;
    for (const Effect& effect : spell.effects) {
      switch (effect.op) {
        case Op::MagicAttack: spell_attack(cast, spell, effect); break;
        case Op::Lasting: lasting(t, spell.source); break;
        case Op::BonusMove: add("moves").set("model", t).set("squares", effect.amount); break;
        case Op::ReduceWard: ward(t, effect.amount + (is_hero(caster) ? game_.skills(caster).ward_power : 0)); break;
        case Op::GainCrystal: add("crystal"); break;
        case Op::Heal: add("heals").set("model", t).set("wounds", std::min<int>(effect.amount, s_.wounds_of(t))); break;
        case Op::Summon: add("brings").set("figure", content_.figures[effect.figure].id); break;
        case Op::PlaceBonePile: add("bones"); break;
        case Op::Animate: add("castings").set("castings", effect.amount); break;
        default: break;
      }
    }
  }
  void spell_attack(const said::Cast& cast, const Spell& spell, const Effect& effect) {
    const int caster = s_.act.model;
    const bool ready = is_ready(s_, cast.spell);
    const int bonus = cast.crystal != kNone && ready ? content_.items[cast.crystal].crystal : 0;
    const Manner manner{
        .type = Attack::Magic, .dice = effect.amount, .bonus = bonus, .minor = !spell.major, .origin = cast.spell};
    if (spell.targeting.count == Count::One) return attack({caster, cast.target, manner});
    const ModelSet hit = spell.targeting.count == Count::Blast
                             ? blast_targets(game_, s_, cast.square)
                             : spell_targets(game_, s_, caster, spell.targeting, true);
    many(caster, hit, manner);
  }
  // Attacks on many: how many, and what may be expected of them.
  void many(int attacker, ModelSet targets, const Manner& manner) {
    const ModelSet enemies = targets & enemies_of(s_, attacker);
    double removed = 0, wounded = 0;
    for_each_in(enemies, [&](int target) {
      const Attack attack = prepare_attack(game_, s_, attacker, target, manner);
      const Results results = results_of(game_, s_, attack, hit_chances(attack));
      removed += results.removed;
      wounded += 1 - results.wounds[0];
    });
    add("many").set("models", std::popcount(enemies)).set("removed", rounded(removed)).set("wounded", rounded(wounded));
    if (const int friends = std::popcount(targets & ~enemies); friends > 0) add("friends").set("models", friends);
  }
  void lasting(int target, int source) {
    const bool friendly = is_hero(target) == is_hero(s_.act.model);
    add(friendly ? "guards" : "weakens").set("model", target).set("effect", content_.sources[source].id);
  }
  void ward(int t, int by) {
    const int left = thing::is_door(t) ? s_.door_power[t - thing::kDoor] : s_.chest_power[t - thing::kChest];
    if (by >= left) return lock(t, 1);
    add("lowers").set("target", thing(t)).set("power", left - by);
  }

  void feat(const Feat& feat) {
    const int model = s_.act.model;
    for (const Effect& effect : feat.effects) {
      switch (effect.op) {
        case Op::FightEach:
          many(model, each_targets(game_, s_, model, effect),
               {.type = Attack::Fight, .dice = effect.amount, .no_modifiers = !effect.attacker_modifiers});
          break;
        case Op::MagicAttack:
          many(model, spell_targets(game_, s_, model, effect.targeting, true),
               {.type = Attack::Magic,
                .dice = effect.amount,
                .origin = origin::kFeat + static_cast<int>(&feat - content_.feats.data())});
          break;
        case Op::Animate: add("castings").set("castings", effect.amount); break;
        default: break;
      }
    }
    add("feat").set("feat", feat.id);
  }

  void use(const said::Use& used) {
    const int hero = s_.act.model;
    const Item& item = content_.items[used.item];
    for (const Effect& effect : item.effects) {
      switch (effect.op) {
        case Op::Heal:
          add("heals").set("model", hero).set("wounds", std::min<int>(effect.amount, s_.wounds_of(hero)));
          break;
        case Op::OpenLock: lock(used.target, 1); break;
        case Op::ReduceWard: ward(used.target, effect.amount); break;
        case Op::Lasting: add("guards").set("model", hero).set("effect", item.id); break;
        default: break;
      }
    }
  }

  void interact(int rule) {
    const Outlook outlook(game_, s_);
    const bool wins = (outlook.aims().winning_rules >> rule & 1) != 0, leads = (outlook.aims().rules >> rule & 1) != 0;
    if (wins || leads) add("goal");
  }

  void trade(const said::Trade& offer) {
    const auto hand = [&](int what, int to) {
      if (what == kNone) return;
      add("hands").set("what", kept_doc(content_, what)).set("model", to);
    };
    hand(offer.given, offer.hero);
    hand(offer.taken, s_.act.model);
  }

  // A potion against a wound (DS-15.4).
  void answer(bool yes) {
    if (s_.next().step != Step::AskPotion) return;
    const int hero = s_.next().as<about::OfHero>().hero;
    const Figure& figure = game_.figure(s_, hero);
    const int wounds = s_.wounds_of(hero) + 1;
    State hurt = s_;
    hurt.wounds[hero] = static_cast<std::uint8_t>(hurt.wounds[hero] + 1);
    const bool falls = wounds >= figure.incapacitated_at;
    const bool cripples = !is_crippled(game_, s_, hero) && is_crippled(game_, hurt, hero);
    add(!yes ? "bears" : falls ? "saves" : cripples ? "spares" : "prevents").set("model", hero).set("wounds", wounds);
  }

  // --- the Overlord ---

  void card(const Card& card) {
    switch (card.kind) {
      case CardKind::Extra: add("commands").set("commands", s_.commands + card.amount); break;
      case CardKind::Double: add("commands").set("commands", s_.commands + game_.adventure().commands); break;
      case CardKind::Animate: add("castings").set("castings", card.amount); break;
      case CardKind::Interrupt: add("acts").set("models", card.amount); break;
    }
    if (card.kind != CardKind::Animate) best_strike();
  }
  // Of all that may be activated, the one whose attack is likeliest to do something.
  void best_strike() {
    const Outlook outlook(game_, s_);
    int best = kNone;
    for_each_in(can_be_activated(s_), [&](int model) {
      if (best == kNone || outlook.best_attack(model) > outlook.best_attack(best)) best = model;
    });
    if (best != kNone && outlook.best_attack(best) > 0) strikes_of(s_, best);
  }
  void keeps() {
    if (s_.hand_size() > 0) add("keeps").set("cards", s_.hand_size());
  }
  // Who comes into play, whom it can reach, and who attacks it at once (DS-7.8).
  void arrival(int figure, Square at, Action action) {
    add("brings").set("figure", content_.figures[figure].id);
    State after = s_;
    game_.apply(after, action, NoEvents{});
    int near = 0;
    const int movement = content_.figures[figure].movement;
    for_each_in(s_.in_play & kHeroes, [&](int hero) {
      const Square there = s_.at[hero];
      near += std::max(std::abs(there.x - at.x), std::abs(there.y - at.y)) <= movement + 1 ? 1 : 0;
    });
    if (near > 0) add("reaches").set("models", near);
    ModelSet free = after.free;
    if (after.next().step == Step::RollAttack) free |= set_of(after.attack.attacker);
    if (free == 0) return;
    double stays = 1;
    const int model = model_at(game_, after, at);
    for_each_in(free, [&](int hero) {
      const Attack attack = prepare_attack(game_, after, hero, model, {.type = Attack::Free});
      stays *= 1 - results_of(game_, after, attack, hit_chances(attack)).removed;
    });
    add("meets").set("models", std::popcount(free)).set("chance", rounded(1 - stays));
  }

  void end() {
    if (s_.next().step == Step::AskCommand) return keeps();
    const int model = s_.act.model;
    if (is_hero(model) && (s_.act.flags & act::kActed) == 0 && move_end_rule(game_, s_, model) != kNone) {
      add("goal");
      return;
    }
    Prospects prospects(game_, s_, model);
    const bool idle = prospects.fights() == 0 && prospects.locks() == 0 && prospects.shots() == 0;
    if (idle) add("nothing");
  }

  const Saga& game_;
  const Content& content_;
  const State& s_;
  Doc list_ = Doc::array();
};

}  // namespace

Doc Knowledge::reasons(const Saga& game, const State& state, Action action) { return Reasons(game, state).of(action); }

}  // namespace uc::saga
