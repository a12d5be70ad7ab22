// Spells (DS-11): whose they are, at what they aim, and whether their effects can be done to that.
#include "effects.hpp"

namespace uc::saga::reading {

namespace {

constexpr std::string_view kClasses[] = {"minor", "major"};

bool is_model(TargetKind kind) {
  return kind == TargetKind::Model || kind == TargetKind::Minion || kind == TargetKind::Hero ||
         kind == TargetKind::Boss;
}

// Can this be done to what the spell aims at?
bool fits(const Effect& effect, const Targeting& targeting, bool token) {
  const TargetKind kind = targeting.kind;
  switch (effect.op) {
    case Op::MagicAttack: return is_model(kind) || (kind == TargetKind::Square && targeting.count == Count::Blast);
    case Op::Lasting: return token ? kind == TargetKind::Hero : is_model(kind) || kind == TargetKind::Self;
    case Op::BonusMove: return is_model(kind) || kind == TargetKind::Self;
    case Op::Heal: return is_model(kind) || kind == TargetKind::Self;
    case Op::ReduceWard: return kind == TargetKind::Ward;
    case Op::GainCrystal: return kind == TargetKind::Self;
    case Op::Summon: return effect.beside ? is_model(kind) : kind == TargetKind::Square;
    case Op::PlaceBonePile: return kind == TargetKind::Square;
    case Op::Animate: return kind == TargetKind::BonePile && effect.amount == 1;
    default: return false;
  }
}

void check_effects(DocReader& entry, const Spell& spell, const Content& content) {
  const bool token = spell.source != kNone && content.sources[spell.source].skip_ok_on > 0;
  bool attacked = false;
  for (const Effect& effect : spell.effects) {
    if (!fits(effect, spell.targeting, token))
      return entry.member("targeting").member("kind").fail("the effects of the spell cannot be done to this");
    // Many targets are attacked or changed, one after another; all else is done once.
    const bool many = effect.op == Op::MagicAttack || effect.op == Op::Lasting || effect.op == Op::Heal;
    if (spell.targeting.count != Count::One && !many)
      return entry.member("targeting").member("count").fail("should be one for the effects of this spell");
    if (effect.if_wounded && !attacked) return entry.member("effects").fail("nothing wounds the target before that");
    if (effect.if_wounded && spell.targeting.count != Count::One)
      return entry.member("targeting").member("count").fail("should be one where a wound has effects");
    if ((effect.op == Op::Summon || effect.op == Op::PlaceBonePile || effect.op == Op::Animate) &&
        spell.caster_figure == kNone)
      return entry.member("effects").fail("only the Overlord's casters do this");
    if (effect.op == Op::GainCrystal && spell.caster_hero == kNone)
      return entry.member("effects").fail("only a hero holds crystals");
    attacked = attacked || effect.op == Op::MagicAttack;
  }
}

void read_caster(DocReader field, const Content& content, Spell& spell) {
  const std::string id = field.text();
  for (std::size_t i = 0; i < content.figures.size(); ++i) {
    const Figure& figure = content.figures[i];
    if (figure.id != id || figure.klass == Class::Minion) continue;
    if (!figure.spellcaster) return field.fail("should have the ability spellcaster");
    if (figure.klass == Class::Hero) spell.caster_hero = figure.hero;
    else spell.caster_figure = static_cast<std::uint8_t>(i);
    return;
  }
  field.fail("there is no hero or boss called " + shortened(id));
}

}  // namespace

void read_spells(DocReader list, Draft& draft) {
  Content& content = draft.content;
  const std::size_t count = size_between(list, 0, kMaxSpells, "spells");
  for (std::size_t i = 0; i < count && !list.failed(); ++i) {
    DocReader entry = list.item(i);
    check_sourced(entry, {"id", "name", "caster", "school", "class", "targeting", "effects"});
    Spell spell;
    spell.id = read_id(entry.member("id"), draft.effect_ids);
    check_words(entry.member("name"));
    read_caster(entry.member("caster"), content, spell);
    check_text(entry.member("school"));
    spell.major = entry.member("class").choice(kClasses) == 1;
    spell.targeting = read_targeting(entry.member("targeting"));
    DocReader effects = entry.member("effects");
    Deeds deeds = read_deeds(effects, Place::Spell, spell.id, content);
    for (std::size_t n = 0; n < effects.size() && !list.failed(); ++n) {
      if (std::optional<DocReader> twice = effects.item(n).optional("targeting"))
        twice->fail("the spell itself says what it aims at");
    }
    if (list.failed()) return;
    spell.effects = std::move(deeds.effects);
    spell.source = deeds.source;
    for (const Effect& effect : spell.effects) spell.attacks |= effect.op == Op::MagicAttack;
    check_effects(entry, spell, content);
    content.spells.push_back(std::move(spell));
  }
}

}  // namespace uc::saga::reading
