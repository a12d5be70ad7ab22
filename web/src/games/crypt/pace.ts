// How long each step is worth looking at, and how it sounds.
import type { SoundName, Step } from '../../contract';

const seconds: Record<string, number> = {
  'leader.chosen': 0.8,
  'round.began': 0.3,
  'card.revealed': 0.4,
  'card.concealed': 0.4,
  'claim.placed': 1,
  'dice.recovered': 0.8,
  'crypt.looked': 0.8,
  'pottery.took': 1,
  'card.flipped': 0.8,
  'die.rolled': 2.2, // a second of it they roll
  'card.taken': 0.6,
  'card.discarded': 0.6,
  'race.won': 1,
  'tie.rolled': 2.2,
};
const ghostStep = 0.7;
const ghostSteps = ['ghost.rolled', 'ghost.placed', 'ghost.aside'];

export const looks = [...Object.keys(seconds), ...ghostSteps];

export function pause(step: Step): number {
  const longest = Math.max(0, ...step.events.map((event) => seconds[event.type] ?? 0));
  // The Ghost thinks aloud: a look for its roll and for each group.
  const ghost = step.events.filter((event) => ghostSteps.includes(event.type)).length;
  return Math.max(longest, ghost * ghostStep);
}

export function sound(step: Step): SoundName | null {
  const has = (...wanted: string[]) => step.events.some((event) => wanted.includes(event.type));
  if (has('die.rolled', 'ghost.rolled', 'tie.rolled')) return 'dice';
  if (has('claim.placed')) return 'place';
  if (has('seat.scored', 'race.won')) return 'coin';
  if (has('card.revealed', 'card.concealed', 'card.taken', 'card.flipped', 'crypt.looked')) return 'card';
  return has('dice.recovered', 'torch.passed') ? 'turn' : null;
}
