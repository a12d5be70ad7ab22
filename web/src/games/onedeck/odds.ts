// What may come of a choice, in figures and in words: docs/format/onedeck.md, "Odds".
import type { Band } from '../../parts/Risk';
import { number, percent, plural, say } from '../../words';
import type { OnedeckView } from './kinds';
import { actionWords, harm } from './words';

interface Case {
  damage: number;
  wounds: number;
  time: number;
  boss?: number;
  ending?: 'won' | 'lost';
  chance: number;
}

/** How an encounter may end. */
export interface EncounterOdds {
  exact: boolean;
  damage: number;
  wounds: number;
  time: number;
  boss?: number;
  potions: number;
  lost: number;
  won: number;
  proved?: number;
  samples?: number;
  wounds_error?: number;
  time_error?: number;
  boss_error?: number;
  lost_error?: number;
  cases: Case[];
  before?: string[];
  then?: string[];
  best?: { damage: number; time: number; exact: boolean };
  helps?: { seat: number; slot: number; ability: string; damage: number; time: number }[];
}

interface Compared {
  before: Pick<EncounterOdds, 'wounds' | 'time' | 'boss' | 'lost'>;
  after: Compared['before'];
}
/** What comes next as things are, and after the choice. */
export interface AheadOdds {
  next: Compared | null;
  round: Compared | null;
}

export const encounterOdds = (odds: unknown) => (odds && typeof odds === 'object' && 'cases' in odds ? (odds as EncounterOdds) : null);
export const aheadOdds = (odds: unknown) => (odds && typeof odds === 'object' && 'round' in odds && 'next' in odds ? (odds as AheadOdds) : null);

const share = (cases: readonly Case[], fits: (one: Case) => boolean) => cases.reduce((sum, one) => (fits(one) ? sum + one.chance : sum), 0);
const survived = (one: Case) => one.ending !== 'lost';

/** Bands for no wound, one, two, three or more, and the end of the party. */
export function woundBands({ cases }: EncounterOdds): Band[] {
  const band = (from: number, to: number) => share(cases, (one) => survived(one) && one.wounds >= from && one.wounds <= to);
  return [
    { share: band(-99, 0), what: plural('onedeck.damage', 0), sign: '0 ♥', tone: 'calm' },
    { share: band(1, 1), what: plural('onedeck.damage', 1), sign: '1 ♥', tone: 'light' },
    { share: band(2, 2), what: plural('onedeck.damage', 2), sign: '2 ♥', tone: 'grave' },
    { share: band(3, 99), what: say('web.onedeck.more_damage', { n: 3 }), sign: '3+ ♥', tone: 'dire' },
    { share: share(cases, (one) => one.ending === 'lost'), what: say('web.onedeck.death'), sign: '☠', tone: 'death' },
  ];
}

export function timeBands({ cases }: EncounterOdds): Band[] {
  const band = (from: number, to: number) => share(cases, (one) => one.time >= from && one.time <= to);
  return [
    { share: band(-99, 1), what: say('web.onedeck.time.up_to', { n: 1 }), tone: 'calm' },
    { share: band(2, 3), what: say('web.onedeck.time.between', { from: 2, to: 3 }), tone: 'light' },
    { share: band(4, 5), what: say('web.onedeck.time.between', { from: 4, to: 5 }), tone: 'grave' },
    { share: band(6, 99), what: say('web.onedeck.time.more', { n: 6 }), tone: 'dire' },
  ];
}

export function bossBands({ cases }: EncounterOdds): Band[] {
  const most = Math.max(0, ...cases.map((one) => one.boss ?? 0));
  const tones = ['dire', 'grave', 'light', 'calm'] as const;
  return Array.from({ length: most + 1 }, (_, at) => ({
    share: share(cases, (one) => (one.boss ?? 0) === at),
    what: say('web.onedeck.strikes', { n: at }),
    sign: `${at} ☠`,
    tone: tones[Math.min(at, 3)]!,
  }));
}

/** With one digit, where it needs one. */
const figure = (value: number) => number(value, Math.abs(value - Math.round(value)) < 0.05 ? 0 : 1);
const chance = (value: number) => (value > 0 && value < 0.005 ? `<${percent(0.01)}` : percent(value));

function chances(cases: readonly Case[], kind: 'wounds' | 'time' | 'boss'): string {
  const shares = new Map<number, number>();
  for (const one of cases) shares.set(one[kind] ?? 0, (shares.get(one[kind] ?? 0) ?? 0) + one.chance);
  const sorted = [...shares].sort(([a], [b]) => a - b);
  return sorted.length < 2 ? '' : sorted.map(([n, part]) => say('onedeck.odds.case', { n, percent: chance(part) })).join(', ');
}

/** "expect 1.5 damage and 2.1 time" */
export function expected({ wounds, time, boss }: EncounterOdds): string {
  if (boss !== undefined) return say('web.onedeck.expect.boss', { damage: figure(wounds), boss: figure(boss) });
  return say('web.onedeck.expect', { damage: figure(wounds), time: figure(time) });
}

function source(odds: EncounterOdds): string {
  if (odds.samples === undefined) return say(odds.exact ? 'onedeck.odds.exact' : 'onedeck.odds.counted');
  const within = (error: number | undefined) => figure(Math.max(0.1, 2 * (error ?? 0)));
  return say(odds.boss === undefined ? 'onedeck.odds.sampled' : 'onedeck.odds.sampled.boss', {
    samples: odds.samples,
    damage: within(odds.wounds_error),
    time: within(odds.time_error),
    boss: within(odds.boss_error),
    lost: chance(Math.max(0.001, 2 * (odds.lost_error ?? 0))),
  });
}

function encounterWords(odds: EncounterOdds, view?: OnedeckView): string[] {
  const { cases, potions, lost, won, before = [], then = [], proved } = odds;
  const boss = odds.boss === undefined ? '' : chances(cases, 'boss');
  const time = odds.boss === undefined ? chances(cases, 'time') : '';
  const wounds = chances(cases, 'wounds');
  const line = (actions: readonly string[]) => actions.map((action) => actionWords(action, view)).join('; ');
  return [
    expected(odds),
    ...(wounds ? [say('onedeck.odds.damage', { cases: wounds })] : []),
    ...(time ? [say('onedeck.odds.time', { cases: time })] : []),
    ...(boss ? [say('onedeck.odds.boss', { cases: boss })] : []),
    ...(potions > 0 ? [say('onedeck.odds.potions', { potions: figure(potions) })] : []),
    ...(lost > 0 ? [say('onedeck.odds.lost', { percent: chance(lost) })] : []),
    ...(won > 0 ? [say('onedeck.odds.won', { percent: chance(won) })] : []),
    ...(lost + won > 0 ? [say('onedeck.odds.ends')] : []),
    ...(before.length ? [say('onedeck.odds.before', { line: line(before) })] : []),
    ...(then.length ? [say('onedeck.odds.then', { line: line(then) })] : []),
    ...(cases.length > 1 ? [source(odds)] : []),
    ...(proved !== undefined && proved < 1 ? [say('onedeck.odds.unproved', { percent: chance(1 - proved) })] : []),
  ];
}

const change = (before: number | undefined, after: number | undefined) => `${figure(before ?? 0)} → ${figure(after ?? 0)}`;

function aheadWords({ next, round }: AheadOdds): string[] {
  return [
    ...(next ? [say('onedeck.odds.next', { wounds: change(next.before.wounds, next.after.wounds), time: change(next.before.time, next.after.time) })] : []),
    ...(round ? [say('onedeck.odds.round', { wounds: change(round.before.wounds, round.after.wounds), boss: change(round.before.boss, round.after.boss) })] : []),
  ];
}

export function oddsWords(odds: unknown, view?: OnedeckView): string[] {
  const encounter = encounterOdds(odds);
  if (encounter) return encounterWords(encounter, view);
  const ahead = aheadOdds(odds);
  return ahead ? aheadWords(ahead) : [];
}

/** Where it is sure what comes of it, that; else what is to be expected. */
export function outcome(odds: EncounterOdds): string {
  const { cases } = odds;
  return cases.length === 1 && cases[0]!.boss === undefined ? `${harm(cases[0]!.wounds, cases[0]!.time)}.` : expected(odds);
}
