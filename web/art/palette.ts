// Every colour of the product, once. Bodies keep their colours in both schemes; only grounds follow the scheme.
// make.mjs writes them as custom properties (src/generated/art/palette.css), for pictures and for the page's own styles.
import type { Brush } from './brush';

export { classes, type Brush } from './brush';

/** Materials of bodies: shade (deep, cooler), middle, light (warm). The same by day and by torch. */
export const bodies = {
  gold: ['#8a4b14', '#d9971f', '#ffdc73'],
  clay: ['#6e2418', '#bd5430', '#f09860'],
  bone: ['#84705f', '#d8c6a2', '#fff3d6'],
  iron: ['#343846', '#6c7482', '#bac3c8'],
  wood: ['#43241a', '#7d4a28', '#bd8048'],
  hide: ['#4a2a1f', '#8b5a36', '#c8945a'],
  skin: ['#8c4a34', '#d08e63', '#f8cc98'],
  moss: ['#2c3526', '#64713a', '#aeb263'],
  red: ['#5c1220', '#b02a2c', '#ef6a48'],
  green: ['#173d36', '#2c7658', '#6fbb7c'],
  blue: ['#172a5c', '#2f62a8', '#74b0e4'],
  violet: ['#35174e', '#74409a', '#bc86d8'],
  ghost: ['#3b5c74', '#86b4bc', '#dcf5ea'],
  fire: ['#c23a12', '#f7902a', '#ffe48a'],
  magenta: ['#6d1048', '#cf3a8c', '#ff9ccb'],
  yellow: ['#9a6210', '#f2bf2e', '#fff0a0'],
  dark: ['#17131b', '#352d3a', '#6d6272'],
  stone: ['#4a4048', '#857a74', '#c4b8a2'],
} as const;

/** Grounds from what nobody sees to carved light: 0 unseen, 1 far, 2 wall, 3 lit wall, 4 carved light. By torch, by day. */
export const grounds = {
  rock: [['#0d0a0f', '#1b151c', '#2f2529', '#543d33', '#946639'], ['#c3ac84', '#d3bf98', '#e3d2ad', '#efe2c4', '#fff8e6']],
  floor: [['#221a1d', '#3c2e2b', '#5f4938', '#8b6c49', '#c79d62'], ['#a08a62', '#cdb98f', '#e8d9b6', '#f5ebd2', '#fffaf0']],
  idol: [['#160d06', '#2d1a0b', '#4f2e0f', '#7d4b14', '#c8842a'], ['#b98a3a', '#d3a651', '#e6c47a', '#f3dca2', '#fff5d6']],
  pottery: [['#150806', '#2c100c', '#521d14', '#84321f', '#c9603a'], ['#b5694b', '#cd8866', '#e3ab8b', '#f1ccb2', '#fff0e2']],
  manuscript: [['#07110d', '#0f221b', '#1b3d30', '#2f634c', '#62a07a'], ['#7c9a7c', '#9ab596', '#bbceb2', '#d7e3cb', '#f6faec']],
  jewelry: [['#070c18', '#0f1a33', '#1b315c', '#305390', '#6a95cc'], ['#7c93b8', '#9cb0cd', '#bdcbdf', '#d8e1ec', '#f6f9fc']],
  remains: [['#0c0c0f', '#1a1a20', '#30303a', '#50505e', '#8f8f9e'], ['#94908c', '#aeaaa4', '#c8c4bc', '#dedad2', '#f9f7f2']],
  tapestry: [['#100715', '#22102b', '#3f1f4c', '#653778', '#a674b8'], ['#9a7ba4', '#b599bd', '#cfbad4', '#e4d6e7', '#faf4fb']],
} as const;

/** Lines and lights that stand alone. By torch, by day. */
export const singles = {
  ink: ['#0f0b0e', '#2a1a16'],
  rim: ['#fff0bd', '#fffbea'],
  glow: ['#ffb347', '#fff3c4'],
  paper: ['#efe0bf', '#fbf3e0'],
  blood: ['#f0443a', '#e0352c'],
} as const;

/** Six owners. A colour never stands without its letter and its dash. */
export const owners = { A: '#e2603f', B: '#4fa3e8', C: '#7cc45a', D: '#b97fe0', E: '#f2c230', F: '#43c6b2' } as const;

const gold = bodies.gold;
/** What the page itself is made of. By torch, by day. Gold is a fill inside a line; as text it is rust by day. */
export const page = {
  ground: ['#14110f', '#efe6d5'],
  stone: ['#1f1a17', '#f8f2e6'],
  'stone-raised': ['#2a2420', '#fffaf0'],
  'stone-high': ['#38302a', '#e6d9c0'],
  line: ['#4b4038', '#b6a486'],
  ink: ['#f3e9d8', '#2a2017'],
  'ink-soft': ['#cbbda6', '#55463a'],
  'ink-faint': ['#a89a85', '#6b5a4a'],
  gold: [gold[1], gold[1]],
  'gold-ink': [gold[2], bodies.clay[0]],
  'gold-deep': [gold[0], gold[2]],
  'on-gold': [singles.ink[0], singles.ink[1]],
  ember: [bodies.fire[1], bodies.fire[0]],
  danger: ['#ff8f7a', '#a3200e'],
  good: [bodies.green[2], '#22642b'],
  paper: ['#efe3c8', '#fffdf6'],
  'on-paper': ['#2a2017', '#2a2017'],
  focus: ['#ffd97a', '#1b5fae'],
  'seat-0': [owners.A, owners.A],
  'seat-1': [owners.B, owners.B],
  'seat-2': [owners.C, owners.C],
  'seat-3': [owners.D, owners.D],
  'seat-4': [owners.E, owners.E],
  'seat-5': [owners.F, owners.F],
  'seat-ghost': [bodies.ghost[1], bodies.ghost[1]],
  'on-seat': [singles.ink[0], singles.ink[0]],
} as const satisfies Record<string, readonly [string, string]>;

export type Body = keyof typeof bodies;
export type Ground = keyof typeof grounds;
export type Tone = `${Body}${1 | 2 | 3}` | `${Ground}G${0 | 1 | 2 | 3 | 4}` | keyof typeof singles | `own${keyof typeof owners}`;

/** Token name to its colour by torch and by day. */
export const tokens: ReadonlyMap<Tone, readonly [string, string]> = new Map<Tone, readonly [string, string]>([
  ...(Object.entries(singles) as [Tone, readonly [string, string]][]),
  ...Object.entries(bodies).flatMap(([name, tones]) => tones.map((tone, at) => [`${name}${at + 1}` as Tone, [tone, tone]] as const)),
  ...Object.entries(grounds).flatMap(([name, [torch, day]]) => torch.map((tone, at) => [`${name}G${at}` as Tone, [tone, day[at]!]] as const)),
  ...Object.entries(owners).map(([letter, tone]) => [`own${letter}` as Tone, [tone, tone]] as const),
]);

/** The lines of a print, in units of the lattice (two to a unit). The ink line lies under its fill. */
const lines: Record<Exclude<Brush, 'fill'>, string> = {
  inked: 'stroke:var(--art-ink);stroke-width:4.4;stroke-linejoin:round;paint-order:stroke',
  bold: 'stroke:var(--art-ink);stroke-width:11;stroke-linejoin:round;paint-order:stroke',
  thin: 'stroke:var(--art-ink);stroke-width:2.2;stroke-linejoin:round;paint-order:stroke',
  hair: 'fill:none;stroke-width:1.6',
  stroke: 'fill:none;stroke-width:2.8;stroke-linejoin:round;stroke-linecap:round',
  thick: 'fill:none;stroke-width:5;stroke-linejoin:round;stroke-linecap:round',
};

/** The custom properties, and the rules that pictures use. */
export function css(): string {
  const property = (name: string, [torch, day]: readonly [string, string]) => `  --${name}: ${torch === day ? torch : `light-dark(${day}, ${torch})`};\n`;
  const properties = [...tokens].map(([name, pair]) => property(`art-${name}`, pair));
  const own = Object.entries(page).map(([name, pair]) => property(name, pair));
  const fills = [...tokens.keys()].map((name) => `.a-${name}{fill:var(--art-${name})}.s-${name}{stroke:var(--art-${name})}\n`);
  const kinds = Object.entries(lines).map(([kind, rule]) => `.l-${kind}{${rule}}\n`);
  return `/* Written by art/make.mjs from art/palette.ts. Do not edit. */\n:root {\n${own.join('')}${properties.join('')}}\n${kinds.join('')}${fills.join('')}`;
}
