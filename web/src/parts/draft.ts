// What was put together so far in one decision, each step of which can be taken back. Another decision forgets it.
import { useState } from 'preact/hooks';

export interface Draft<T> {
  now: T;
  canUndo: boolean;
  change(next: T): void;
  undo(): void;
  /** back to the beginning */
  clear(): void;
}

interface Kept<T> {
  of: string;
  steps: readonly T[];
}

/** `of` names the decision; `first` is what a draft begins with. */
export function useDraft<T>(of: string, first: T): Draft<T> {
  const [kept, keep] = useState<Kept<T>>({ of, steps: [] });
  const steps = kept.of === of ? kept.steps : [];
  return {
    now: steps.length ? steps[steps.length - 1]! : first,
    canUndo: steps.length > 0,
    change: (next) => keep({ of, steps: [...steps, next] }),
    undo: () => keep({ of, steps: steps.slice(0, -1) }),
    clear: () => keep({ of, steps: [] }),
  };
}

/** Several things in each of several places. */
export type Laid = ReadonlyMap<string, readonly string[]>;

export const laidOn = (laid: Laid, place: string) => laid.get(place) ?? [];

/** The place where a thing lies. */
export function placeOf(laid: Laid, thing: string): string | undefined {
  for (const [place, things] of laid) if (things.includes(thing)) return place;
  return undefined;
}

/** Takes a thing out of wherever it lies. */
export function lifted(laid: Laid, thing: string): Laid {
  const left = [...laid].map(([place, things]) => [place, things.filter((other) => other !== thing)] as const);
  return new Map(left.filter(([, things]) => things.length > 0));
}

/** Adds things to a place; from where they lay before they are gone. */
export function laid(before: Laid, place: string, things: readonly string[]): Laid {
  const rest = things.reduce(lifted, before);
  return new Map([...rest, [place, [...laidOn(rest, place), ...things]]]);
}
