// How long each step is worth looking at, and how it sounds. A rival's Turn of two orders takes about three seconds.
import type { SoundName, Step } from '../../contract';
import type { DiggerEvent } from '../../generated/digger_event';

type Type = DiggerEvent['type'];
export const told = (events: Step['events']) => events as unknown as readonly DiggerEvent[];

const seconds: Partial<Record<Type, number>> = {
  'turn.began': 0.4,
  'tile.built': 0.8,
  'corridor.completed': 1.2,
  'stooges.moved': 0.5,
  'adventurer.moved': 0.5,
  'creature.moved': 0.5,
  'creature.summoned': 0.9,
  'stooge.rose': 0.6,
  'stooge.fled': 0.5,
  'stooges.lost': 0.6,
  attacked: 0.8,
  'trap.sprung': 0.8,
  'tile.aside': 0.3,
  'tile.drawn': 0.12,
  'collapse.placed': 0.8,
  'blocker.removed': 0.8,
  conquered: 0.9,
  'token.removed': 0.7,
  'token.returned': 0.4,
  'pit.entered': 0.6,
  'coin.drawn': 0.4,
  'coin.stolen': 0.6,
  'coin.given': 0.6,
  'coin.paid': 0.4,
  'coin.stored': 0.4,
  'coins.taken': 0.8,
  'bonus.received': 0.4,
  'special.used': 1,
  'tile.revealed': 0.9,
  'adventurer.killed': 1,
  'adventurer.escaped': 1,
  'stooges.converted': 0.7,
  'fury.used': 0.8,
  blasted: 0.9,
  'dragon.placed': 0.9,
  'dragon.gone': 0.6,
  'treasure.found': 0.9,
  'treasure.returned': 0.9,
  'treasure.home': 1.2,
  'creature.died': 0.8,
  'player.defeated': 1.2,
  'marker.moved': 0.5,
  'turn.skipped': 0.6,
  'time.up': 0.8,
  'lord.taken': 0.6,
  'portal.placed': 0.6,
  'hunt.placed': 0.4,
  'adventurer.dealt': 0.5,
  'game.ended': 1,
};

export const looks: string[] = Object.keys(seconds);

export function pause(step: Step): number {
  return Math.max(0, ...told(step.events).map(({ type }) => seconds[type] ?? 0));
}

/** The loudest first. */
const sounds: readonly (readonly [SoundName, readonly Type[]])[] = [
  ['snap', ['trap.sprung']],
  ['blade', ['attacked', 'creature.died', 'adventurer.killed', 'blasted', 'fury.used', 'player.defeated']],
  ['chime', ['corridor.completed', 'treasure.home', 'adventurer.escaped']],
  ['rubble', ['collapse.placed', 'blocker.removed', 'dragon.placed']],
  ['stone', ['tile.built', 'portal.placed', 'hunt.placed', 'tile.revealed', 'dragon.gone']],
  ['door', ['conquered', 'pit.entered', 'token.removed', 'special.used']],
  ['coin', ['gp.gained', 'coin.drawn', 'coin.stolen', 'coins.taken', 'coin.given', 'coin.paid', 'coin.stored', 'coin.taken', 'treasure.found', 'treasure.returned']],
  ['bell', ['bonus.received', 'bonus.named']],
  ['step', ['stooges.moved', 'adventurer.moved', 'creature.moved', 'stooge.fled', 'stooge.rose', 'creature.summoned', 'stooges.lost', 'stooges.converted', 'token.returned']],
  ['card', ['tile.drawn', 'tile.aside', 'lord.taken', 'adventurer.dealt', 'coin.returned']],
  ['turn', ['turn.began', 'turn.skipped', 'marker.moved', 'time.up', 'game.ended']],
];

export function sound(step: Step): SoundName | null {
  const types = new Set(told(step.events).map(({ type }) => type));
  return sounds.find(([, wanted]) => wanted.some((type) => types.has(type)))?.[0] ?? null;
}
