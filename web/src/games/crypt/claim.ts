// Putting a claim together. The legal claims come from the engine as text; everything offered here is a part of one of
// them, so nothing can be composed that the engine would refuse.
import { slotNumber, type CryptView } from './kinds';

export interface Part {
  slot: string;
  count: number;
  effort: number;
}

const partForm = /^(S\d):(\d)x(\d)$/;

export function readPart(text: string): Part | null {
  const found = partForm.exec(text);
  return found ? { slot: found[1]!, count: Number(found[2]), effort: Number(found[3]) } : null;
}

/** The parts of "claim S1:2x3 S4:1x5"; null for any other action. */
export function readClaim(action: string): Part[] | null {
  const [verb, ...tokens] = action.split(' ');
  if (verb !== 'claim') return null;
  const parts = tokens.map(readPart);
  return parts.every((part) => part !== null) ? parts : null;
}

export function claimText(parts: readonly Part[]): string {
  const ordered = [...parts].sort((a, b) => slotNumber(a.slot) - slotNumber(b.slot));
  return ['claim', ...ordered.map((part) => `${part.slot}:${part.count}x${part.effort}`)].join(' ');
}

const same = (a: Part, b: Part) => a.slot === b.slot && a.count === b.count && a.effort === b.effort;

export function without(chosen: readonly Part[], slot: string): Part[] {
  return chosen.filter((part) => part.slot !== slot);
}

export function withPart(chosen: readonly Part[], part: Part): Part[] {
  return [...without(chosen, part.slot), part].sort((a, b) => slotNumber(a.slot) - slotNumber(b.slot));
}

/** All legal claims of one decision, read once. */
export class Claims {
  private readonly texts: Set<string>;
  /** For each card every part that some claim puts there, with the claims that do. */
  private readonly bySlot = new Map<string, { part: Part; claim: Part[] }[]>();

  constructor(actions: readonly string[]) {
    this.texts = new Set(actions);
    for (const claim of actions.map(readClaim)) {
      for (const part of claim ?? []) {
        const there = this.bySlot.get(part.slot);
        if (there) there.push({ part, claim: claim! });
        else this.bySlot.set(part.slot, [{ part, claim: claim! }]);
      }
    }
  }

  get any(): boolean {
    return this.bySlot.size > 0;
  }

  legal(chosen: readonly Part[]): boolean {
    return this.texts.has(claimText(chosen));
  }

  /** What can be put on a card, if all else that is chosen stays as it is. */
  options(chosen: readonly Part[], slot: string): Part[] {
    const others = without(chosen, slot);
    const found = new Map<number, Part>();
    for (const { part, claim } of this.bySlot.get(slot) ?? []) {
      const key = part.count * 10 + part.effort;
      if (claim.length <= others.length || found.has(key)) continue;
      if (others.every((kept) => claim.some((candidate) => same(candidate, kept)))) found.set(key, part);
    }
    return [...found.values()].sort((a, b) => a.count - b.count || a.effort - b.effort);
  }

  /** The nearest offer to what is wished for: its number of dice first, then the closest effort. */
  nearest(chosen: readonly Part[], wish: Part): Part | null {
    const offers = this.options(chosen, wish.slot);
    const rank = (part: Part) => Math.abs(part.count - wish.count) * 10 + Math.abs(part.effort - wish.effort);
    return offers.reduce<Part | null>((best, part) => (best && rank(best) <= rank(part) ? best : part), null);
  }
}

/** What dice are worth together, as the engine's table of totals has it: by number, then by effort. */
export type Totals = CryptView['facts']['totals'];

export function totalOf(totals: Totals, { count, effort }: { count: number; effort: number }): number {
  return totals[count - 1]?.[effort - 1] ?? 0;
}

/** A claim that shows best why a card cannot be taken: all dice that are left, as strong as they can be. */
export function wishFor(slot: string, chosen: readonly Part[], ready: number, totals: Totals): string {
  const left = ready - without(chosen, slot).reduce((sum, part) => sum + part.count, 0);
  const count = Math.min(totals.length, Math.max(1, left));
  return claimText(withPart(chosen, { slot, count, effort: totals[0]?.length ?? 1 }));
}
