// The small vocabulary of One Deck Dungeon's view that every part of its face shares.
import type { OnedeckView } from '../../generated/onedeck_view';
import type { OnedeckEvent } from '../../generated/onedeck_event';
import type { GameEvent, Seat } from '../../contract';
import type { DieShape, DieSign } from '../../parts/Die';
import type { Owner, Stuff } from '../../parts/tones';
import type { PictureName } from '../../picture';
import { say, type Named } from '../../words';
import { bossName, cardName, heroName, type Colour } from './content';

export type { OnedeckView };
export type Told = OnedeckEvent;
export type Of<K extends Told['type']> = Extract<Told, { type: K }>;
export type Hero = OnedeckView['heroes'][number];
export type Ability = Hero['abilities'][number];
export type Encounter = NonNullable<OnedeckView['encounter']>;
export type ActiveBox = Encounter['boxes'][number];
export type Toll = NonNullable<Encounter['toll']>;
export type Door = NonNullable<OnedeckView['doors'][number]>;
export type Ahead = Door['ahead'][number];
export type ShownBox = Ahead['boxes'][number];
export type Die = Encounter['pool'][number];

export const told = (events: readonly GameEvent[]) => events as unknown as readonly Told[];

export const colours: readonly Colour[] = ['strength', 'agility', 'magic', 'heroic'];
/** As the notation has them. */
export const codes: Readonly<Record<Colour, string>> = { strength: 'S', agility: 'A', magic: 'M', heroic: 'H' };
const ofCode: Readonly<Record<string, Colour>> = { S: 'strength', A: 'agility', M: 'magic', H: 'heroic' };

interface ColourLook {
  body: Stuff;
  shape: DieShape;
  sign: DieSign;
}
export const looks: Readonly<Record<Colour, ColourLook>> = {
  strength: { body: 'yellow', shape: 'square', sign: 'square' },
  agility: { body: 'magenta', shape: 'leaf', sign: 'triangle' },
  magic: { body: 'blue', shape: 'octagon', sign: 'diamond' },
  heroic: { body: 'dark', shape: 'square', sign: 'star' },
};
/** The letter on a die: that of the language. */
export const letterOf = (color: Colour | null) => say(`sign.onedeck.${color ?? 'grey'}`);
export const colourName = (color: Colour | null) => say(`web.onedeck.colour.${color ?? 'grey'}`);

export const seatLetter = (seat: Seat): Owner => (['A', 'B', 'C', 'D'] as const)[seat] ?? 'A';
export const seatOf = (letter: string): Seat => letter.charCodeAt(0) - 65;

/** "S4", "H6a", "A.S4": a die as actions name it. */
export function dieCode({ seat, color, value, use }: Die, owned: boolean): string {
  const restricted = use === 'armor_box_only' ? 'a' : use === 'mana_only' ? 'm' : '';
  return `${owned ? `${seatLetter(seat)}.` : ''}${codes[color]}${value}${restricted}`;
}

export interface ReadDie {
  seat: Seat | null;
  color: Colour;
  value: number;
  use: Die['use'];
}
export function readDie(code: string): ReadDie | null {
  const found = /^(?:([A-D])\.)?([SAMH])([1-6])([am])?$/.exec(code);
  if (!found) return null;
  const [, owner, letter, value, use] = found;
  return { seat: owner ? seatOf(owner) : null, color: ofCode[letter!]!, value: Number(value), use: use === 'a' ? 'armor_box_only' : use === 'm' ? 'mana_only' : 'any' };
}

/** Two heroes share an encounter: dice have owners. */
export const shared = ({ encounter }: OnedeckView) => (encounter?.heroes.length ?? 0) > 1;

/** What a hero is called; without the table, by the letter. */
export function nameOf(seat: unknown, view?: OnedeckView): string | Named {
  const hero = typeof seat === 'number' ? view?.options.heroes[seat] : undefined;
  return hero ? heroName(hero) : typeof seat === 'number' ? seatLetter(seat) : '';
}

/** What is faced: a card, or, without one, the boss. */
export const foeName = (card: string | null, view: OnedeckView) => (card === null ? bossName(view.dungeon) : cardName(card));

/** A picture of this game by the id of what it shows (docs/art.md); of what is not drawn its place stays empty. */
export const picture = (id: string) => `onedeck-${id}` as PictureName;
export const portraitOf = ({ hero, side }: { hero: string; side: string }) => picture(`${hero}-${side}`);
/** The boss shows its wounds in three steps. */
export const bossPicture = ({ boss }: OnedeckView) => picture(`${boss.id}-${1 + Math.min(2, Math.floor((3 * boss.damage) / boss.health))}`);
export const hallPicture = (view: OnedeckView) => picture(`hall-${view.dungeon}-${Math.min(3, view.floor)}`);
