// How long each step is worth looking at, and how it sounds.
import type { SoundName, Step } from '../../contract';
import { told, type Told } from './kinds';

const seconds: Partial<Record<Told['type'], number>> = {
  'dice.rolled': 0.55,
  'dice.dropped': 0.7,
  'dice.lowered': 0.6,
  'dice.gained': 0.3,
  'box.struck': 0.5,
  'time.lost': 0.5,
  'card.discarded': 0.16,
  'stairs.token': 0.3,
  'stairs.revealed': 1,
  'stairs.struck': 0.8,
  'door.opened': 0.7,
  explored: 0.4,
  'encounter.began': 0.3,
  consequences: 0.9,
  'hero.damaged': 0.8,
  'card.looted': 0.4,
  'card.escaped': 0.9,
  'item.drained': 0.8,
  'level.reached': 0.9,
  descended: 1.2,
  'boss.damaged': 1,
  'boss.healed': 0.8,
  'lethal.moment': 0.8,
  'game.won': 1.4,
  'game.lost': 1.4,
};

export const looks: string[] = Object.keys(seconds);

export function pause(step: Step): number {
  return Math.max(0, ...told(step.events).map(({ type }) => seconds[type] ?? 0));
}

/** The loudest first. */
const sounds: readonly (readonly [SoundName, readonly Told['type'][]])[] = [
  ['win', ['game.won']],
  ['defeat', ['game.lost']],
  ['blade', ['hero.damaged', 'boss.damaged', 'skill.used', 'stairs.struck']],
  ['dice', ['dice.rolled']],
  ['coin', ['level.reached', 'potion.used', 'hero.healed', 'potions.gained']],
  ['step', ['descended', 'fled', 'stairs.revealed']],
  ['door', ['door.opened', 'explored', 'door.added']],
  ['card', ['card.looted', 'card.escaped', 'item.drained', 'card.discarded', 'encounter.began', 'option.chosen']],
  ['place', ['box.covered', 'box.struck', 'heroic.made', 'dice.gained', 'die.changed', 'prevented', 'stairs.token']],
  ['turn', ['turn.began']],
];

export function sound(step: Step): SoundName | null {
  const types = new Set(told(step.events).map(({ type }) => type));
  return sounds.find(([, wanted]) => wanted.some((type) => types.has(type)))?.[0] ?? null;
}
