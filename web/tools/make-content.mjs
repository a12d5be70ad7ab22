// node tools/make-content.mjs [FOLDER]
//
// Writes what is printed on cards and tiles - names, texts, icons, prices, edges - from content/<game>.json to
// src/generated/<game> (or FOLDER/<game>). What a card or a tile does stays with the engine.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const target = process.argv[2] ?? join(here, '../src/generated');
const contentOf = (game) => JSON.parse(readFileSync(join(here, `../../content/${game}.json`), 'utf8'));

function write(game, printed) {
  const file = join(target, game, 'content.json');
  const text = `${JSON.stringify(printed)}\n`;
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
const byId = (list, print) => Object.fromEntries(list.map((one) => [one.id, print(one)]));
const words = ({ name, text }) => ({ name, ...(text ? { text } : {}) });
const named = ({ name }) => ({ name });

// --- One Deck Dungeon ------------------------------------------------------------------------------------------------

const content = contentOf('onedeck');


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
write('onedeck', {
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
});

// --- Dungeon Digger --------------------------------------------------------------------------------------------------

const digger = contentOf('digger');
const pieces = digger.scenarios.flatMap((scenario) => scenario.pieces);
const neutral = (piece) => piece.class === 'neutral_room' || piece.class === 'blocker';

/** A tile as it is printed: edges in the directions E, NE, NW, W, SW, SE before it is turned, and what lies on it. */
const tile = ({ type, class: kind, edges, paths, inner_doors, feature, feature_path, count }) => ({
  type,
  class: kind,
  edges,
  paths,
  inner_doors,
  ...(feature ? { feature, feature_path } : {}),
  count,
});

write('digger', {
  tiles: byId(digger.tiles, tile),
  types: byId([...digger.tile_types, digger.collapse, ...pieces.filter(neutral)], ({ name, class: kind, edges }) => ({ name, class: kind ?? 'blocker', ...(edges ? { edges } : {}) })),
  orders: byId(digger.orders, named),
  statistics: byId(digger.statistics, named),
  prizes: byId(digger.prizes, ({ name, gp }) => ({ name, gp })),
  lords: byId(digger.lords, ({ name, standard, special }) => ({ name, standard: words(standard), special: words(special) })),
  scenarios: byId(digger.scenarios, named),
  coins: digger.coins.values_per_player,
  pieces: byId(pieces, ({ name, movement, life, resources, summon, ability }) => ({ name, ...(life ? { movement, life } : {}), ...(resources ? { resources, summon } : {}), ...(ability ? { ability } : {}) })),
});
