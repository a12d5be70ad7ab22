// node tools/make-content.mjs [FOLDER]
//
// Writes what is printed on the cards of One Deck Dungeon - names, texts, icons, prices - from content/onedeck.json to
// src/generated/onedeck (or FOLDER). What a card does stays with the engine.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const target = process.argv[2] ?? join(here, '../src/generated/onedeck');
const content = JSON.parse(readFileSync(join(here, '../../content/onedeck.json'), 'utf8'));

const byId = (list, print) => Object.fromEntries(list.map((one) => [one.id, print(one)]));
const words = ({ name, text }) => ({ name, ...(text ? { text } : {}) });

/** A price as it is printed: dice of a colour, or magic dice that reach a sum. */
function price({ kind, color, count, value }) {
  return kind === 'dice' ? { kind, color, count } : kind === 'mana' ? { kind, value } : { kind };
}

/** Of an ability with several ways what each brings: dice, a number added, a re-roll. */
function way({ kind, dice, by }) {
  if (kind === 'gain') return { dice: dice.map(({ color, value }) => ({ color, value })) };
  return kind === 'increase' ? { add: by } : { kind };
}
const ability = (one) => ({ ...words(one), cost: price(one.cost), ...(one.effect?.kind === 'choice' ? { ways: one.effect.options.map(way) } : {}) });

function card(one) {
  const { strength, agility, magic, health } = one.item;
  return {
    name: one.name,
    kind: one.kind,
    copy: one.copy,
    lanterns: one.xp,
    item: { strength, agility, magic, health },
    ...(one.special ? { special: { id: one.special.id, ...words(one.special) } } : {}),
    ...(one.options ? { options: Object.fromEntries(one.options.map(({ id, name }) => [id, name])) } : {}),
    ...one.loot,
  };
}

const sides = content.heroes.flatMap((hero) => Object.values(hero.sides));
const abilities = [...content.skills, ...content.basic_skills, ...content.potions, ...content.campaign.talents, ...sides.map((side) => side.starting_skill)];
const printed = {
  cards: byId(content.encounters, card),
  abilities: byId(abilities, ability),
  heroes: byId(content.heroes, ({ name, sides: both }) => ({
    name,
    sides: Object.fromEntries(Object.entries(both).map(([side, { stats, feat, starting_skill }]) => [side, { stats, feat: words(feat), skill: starting_skill.id }])),
  })),
  dungeons: byId(content.dungeons, ({ name, difficulty, floors, boss }) => ({
    name,
    difficulty,
    floors: floors.map(words),
    boss: { id: boss.id, name: boss.name, ...(boss.ability?.text ? { text: boss.ability.text } : {}) },
  })),
  grades: byId(content.campaign.difficulties, ({ name, start_level, extra_potions, xp_cards, bonus_marks }) => ({ name, start_level, extra_potions, xp_cards, bonus_marks })),
  groups: byId(content.campaign.groups, words),
  talents: byId(content.campaign.talents, ({ group, bubbles }) => ({ group, bubbles })),
};

mkdirSync(target, { recursive: true });
const file = join(target, 'content.json');
const text = `${JSON.stringify(printed)}\n`;
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
