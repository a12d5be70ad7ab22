// What the engine says of a position besides what lies there (docs/format/digger.md, "Facts"): drawn and told, never reckoned.
import type { DiggerView, Order, Place, Seat } from './kinds';

export interface Facts {
  orders: { order: Order; cost: number; shifts: number | null }[] | null;
  corridors: { seat: Seat; complete: boolean; length: number; gp: number; pieces: Place[]; open: { space: Place; direction: string; dead: boolean }[] }[];
  complexes: { seat: Seat; spaces: Place[] }[];
  worth: { seat: Seat; sure: number; low: number; high: number }[];
  goals: { seat: Seat; have: number; need: number }[];
}

/** Null in the referee's view, and where an engine tells none. */
export const factsOf = (view: DiggerView): Facts | null => (view as { facts?: Facts | null }).facts ?? null;
