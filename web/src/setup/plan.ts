// What a person chose for the next game of a kind: kept in this browser, checked when it is read, made into a Start.
import type { Chair, Options } from '../contract';
import type { Start } from '../kept';
import { usualName } from '../screens/chair_words';
import { settle, type Offer } from './options';

/** A chair at the setup: an empty name stands for the usual one. */
export interface PlannedChair extends Chair {
  /** the earlier seat whose person plays this one, too */
  as?: number;
}

export interface Plan {
  players: number;
  /** of all seats that the game can have, so that a seat that comes back is as it was */
  chairs: PlannedChair[];
  /** what was chosen, also for options that do not belong to the table just now */
  options: Options;
}

export function seatsAtMost({ players }: Offer): number {
  return Math.max(...players);
}

export function usualPlan(offer: Offer): Plan {
  const { players } = offer;
  return {
    players: players.includes(3) ? 3 : players[0]!,
    chairs: Array.from({ length: seatsAtMost(offer) }, (_, seat) => ({ name: '', level: seat === 0 ? null : 2 })),
    options: {},
  };
}

export const nameAtMost = 12;

export type NameFault = 'long' | 'letters' | 'taken';

function isChair(value: unknown, seat: number): value is PlannedChair {
  const { name, level, as } = (value ?? {}) as Partial<PlannedChair>;
  const nameFits = typeof name === 'string' && name.length <= nameAtMost && !/[,=]/.test(name);
  const levelFits = level === null || (Number.isInteger(level) && level! >= 1 && level! <= 5);
  return nameFits && levelFits && (as === undefined || (Number.isInteger(as) && as >= 0 && as < seat));
}

function isPlan(value: unknown, offer: Offer): value is Plan {
  const { players, chairs, options } = (value ?? {}) as Partial<Plan>;
  return (
    offer.players.includes(players!) &&
    Array.isArray(chairs) && chairs.length === seatsAtMost(offer) && chairs.every(isChair) &&
    typeof options === 'object' && options !== null && !Array.isArray(options)
  );
}

const place = (game: string) => `undercroft.new.${game}`;

/** What was chosen last time; if that is damaged, the usual. Options that are not legal any more are passed over when they are settled. */
export function rememberedPlan(game: string, offer: Offer): Plan {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place(game)) ?? 'null');
    return isPlan(found, offer) ? found : usualPlan(offer);
  } catch {
    return usualPlan(offer);
  }
}

export function rememberPlan(game: string, plan: Plan): void {
  try {
    localStorage.setItem(place(game), JSON.stringify(plan));
  } catch {
    // not remembered, but played all the same
  }
}

/** The seat whose person sits here: an earlier one, or this one itself. */
export function personAt(chairs: readonly PlannedChair[], seat: number): number {
  const { level, as } = chairs[seat]!;
  return level === null && as !== undefined && chairs[as]?.level === null ? personAt(chairs, as) : seat;
}

/** The chairs that will be at the table, each with its name. Who has several seats has one name at all of them. */
export function seated({ chairs, players }: Plan): Chair[] {
  return chairs.slice(0, players).map(({ level }, seat) => {
    const person = personAt(chairs, seat);
    return { name: (level === null && chairs[person]!.name.trim()) || usualName(level, person), level };
  });
}

/** What is wrong with the name of a seat; null if nothing. Of two equal names the later one is at fault, and a person's, not a computer's. */
export function nameFault(plan: Plan, seat: number): NameFault | null {
  const chairs = seated(plan);
  const chair = chairs[seat];
  if (!chair || chair.level !== null || personAt(plan.chairs, seat) !== seat) return null;
  if (chair.name.length > nameAtMost) return 'long';
  if (/[,=]/.test(chair.name)) return 'letters';
  const same = (other: Chair, at: number) => other.name.toLowerCase() === chair.name.toLowerCase() && personAt(plan.chairs, at) !== seat;
  return chairs.some((other, at) => same(other, at) && (at < seat || other.level !== null)) ? 'taken' : null;
}

export function hasPerson(plan: Plan): boolean {
  return seated(plan).some(({ level }) => level === null);
}

export function startOf(game: string, offer: Offer, plan: Plan): Start {
  const several = (seat: number) => plan.chairs.slice(0, plan.players).filter((_, at) => personAt(plan.chairs, at) === seat).length > 1;
  // A person without a name is called by their seat, in the language of whoever reads it; one with several seats is known by the name.
  const chairs = seated(plan).map(({ name, level }, seat) => {
    const person = personAt(plan.chairs, seat);
    return { name: level === null && !several(person) ? plan.chairs[seat]!.name.trim() : name, level };
  });
  return { game, players: plan.players, options: settle(offer, plan.players, plan.options).values, chairs };
}
