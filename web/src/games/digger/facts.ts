// What the engine says of a position besides what lies there (docs/format/digger.md, "Facts"): drawn and told, never reckoned.
import type { DiggerView, Direction, Order, Place, Seat } from './kinds';

/** A tile of a corridor, and which of its paths belong to it. */
export interface Piece {
  space: Place;
  paths: number[];
}

export interface Facts {
  orders: { order: Order; cost: number; shifts: number | null; bonus_shifts: number | null }[] | null;
  corridors: { seat: Seat; complete: boolean; length: number; gp: number; nuggets: number; pieces: Piece[]; open: { space: Place; direction: Direction; dead: boolean }[] }[];
  complexes: { seat: Seat; spaces: Place[] }[];
  worth: { seat: Seat; sure: number; low: number; high: number }[];
  goals: { what: 'gp' | 'sands' | 'citadel' | 'portal_tokens' | 'defeated' | 'idle' | 'turns'; seat: Seat | null; have: number; need: number }[];
  summons: { creature: string; tp: number }[];
}

/** Null in the referee's view, and where an engine tells none. */
export const factsOf = (view: DiggerView): Facts | null => (view as { facts?: Facts | null }).facts ?? null;
