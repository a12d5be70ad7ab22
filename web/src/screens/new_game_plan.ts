// What a person chose for the next game: kept in this browser, checked when it is read, made into a Start.
import type { Chair } from '../contract';
import type { Start } from '../kept';
import { usualName } from './chair_words';

export const types = ['idol', 'jewelry', 'manuscript', 'pottery', 'remains', 'tapestry'] as const;
export type Side = 'A' | 'B' | 'random';
export const sides: readonly Side[] = ['A', 'B', 'random'];
export type Preset = Side | 'own';
export const presets: readonly Preset[] = ['A', 'B', 'random', 'own'];
export const seatsAtMost = 4;

export interface Plan {
  players: number;
  /** of four seats always, so that a seat that comes back is as it was; an empty name stands for the usual one */
  chairs: Chair[];
  preset: Preset;
  own: Side[];
}

export function usualPlan(): Plan {
  return {
    players: 3,
    chairs: Array.from({ length: seatsAtMost }, (_, seat) => ({ name: '', level: seat === 0 ? null : 2 })),
    preset: 'A',
    own: types.map(() => 'A'),
  };
}

export const nameAtMost = 12;

export type NameFault = 'long' | 'letters' | 'taken';

function isChair(value: unknown): value is Chair {
  const { name, level } = (value ?? {}) as Partial<Chair>;
  const nameFits = typeof name === 'string' && name.length <= nameAtMost && !/[,=]/.test(name);
  return nameFits && (level === null || (Number.isInteger(level) && level! >= 1 && level! <= 5));
}

function isPlan(value: unknown): value is Plan {
  const { players, chairs, preset, own } = (value ?? {}) as Partial<Plan>;
  return (
    Number.isInteger(players) && players! >= 1 && players! <= seatsAtMost &&
    Array.isArray(chairs) && chairs.length === seatsAtMost && chairs.every(isChair) &&
    presets.includes(preset as Preset) &&
    Array.isArray(own) && own.length === types.length && own.every((side) => sides.includes(side))
  );
}

const place = 'undercroft.new.crypt';

/** What was chosen last time; if that is damaged, the usual. */
export function rememberedPlan(): Plan {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return isPlan(found) ? found : usualPlan();
  } catch {
    return usualPlan();
  }
}

export function rememberPlan(plan: Plan): void {
  try {
    localStorage.setItem(place, JSON.stringify(plan));
  } catch {
    // not remembered, but played all the same
  }
}

/** The chairs that will be at the table, each with its name. */
export function seated(plan: Plan): Chair[] {
  return plan.chairs
    .slice(0, plan.players)
    .map(({ name, level }, seat) => ({ name: (level === null && name.trim()) || usualName(level, seat), level }));
}

/** What is wrong with the name of a seat; null if nothing. Of two equal names the later one is at fault, and a person's, not a computer's. */
export function nameFault(plan: Plan, seat: number): NameFault | null {
  const chairs = seated(plan);
  const chair = chairs[seat];
  if (!chair || chair.level !== null) return null;
  if (chair.name.length > nameAtMost) return 'long';
  if (/[,=]/.test(chair.name)) return 'letters';
  const same = (other: Chair) => other.name.toLowerCase() === chair.name.toLowerCase();
  return chairs.some((other, at) => at !== seat && same(other) && (at < seat || other.level !== null)) ? 'taken' : null;
}

export function hasPerson(plan: Plan): boolean {
  return seated(plan).some(({ level }) => level === null);
}

export function collectorsOf(plan: Plan): Side[] {
  const { preset } = plan;
  return preset === 'own' ? plan.own : types.map(() => preset);
}

export function startOf(plan: Plan): Start {
  // A person without a name is called by their seat, in the language of whoever reads it.
  const chairs = seated(plan).map(({ name, level }, seat) => ({ name: level === null ? plan.chairs[seat]!.name.trim() : name, level }));
  return { game: 'crypt', players: plan.players, options: { collectors: collectorsOf(plan) }, chairs };
}
