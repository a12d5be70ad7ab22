// The small vocabulary of Crypt's view that every part of its face shares.
import type { Chair } from '../../contract';
import type { CryptView as AnyView, Holder, Type } from '../../generated/crypt_view';
import { say } from '../../words';

export type { Holder, Type };
/** Only the referee's view, which no page sees, has no facts. */
export type CryptView = AnyView & Required<Pick<AnyView, 'facts'>>;
/** What the engine says of the dice on a card. */
export type DiceFacts = CryptView['facts']['dice'][number];
export type SlotView = CryptView['crypt'][number];
export type SeatView = CryptView['seats'][number];
export type HeldCard = SeatView['collection'][number];
export type Side = 'A' | 'B';

/** In the order of the Collectors and of the six letters of `sides`. */
export const types: readonly Type[] = ['idol', 'jewelry', 'manuscript', 'pottery', 'remains', 'tapestry'];

export const typeLetters: Record<Type, string> = {
  idol: 'I',
  jewelry: 'J',
  manuscript: 'M',
  pottery: 'P',
  remains: 'R',
  tapestry: 'T',
};

export function typeOfCard(id: string): Type | undefined {
  return types.find((type) => typeLetters[type] === id[0]);
}

export function seatLetter(holder: Holder): string {
  return holder === 'ghost' ? 'G' : String.fromCharCode(65 + holder);
}

export function nameOf(holder: unknown, chairs: Chair[]): string {
  if (holder === 'ghost') return say('crypt.ghost');
  if (typeof holder !== 'number') return say('crypt.nobody');
  return chairs[holder]?.name ?? seatLetter(holder);
}

export function sideOf(view: CryptView, type: Type): Side | null {
  const side = view.sides?.[types.indexOf(type)];
  return side === 'A' || side === 'B' ? side : null;
}

export function typeName(type: Type): string {
  return say(`type.${type}`);
}

/** "Idol 3", "Idol ?" */
export function cardName(type: Type, value: unknown): string {
  return `${typeName(type)} ${typeof value === 'number' ? value : '?'}`;
}

export function slotNumber(slot: string): number {
  return Number(slot.slice(1));
}
