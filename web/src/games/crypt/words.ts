// Crypt in words: what must be done, what an action does, how likely it is to go well.
import type { Chair, Seat } from '../../contract';
import { known, list, number, percent, plural, say } from '../../words';
import { readClaim, type Part } from './claim';
import { cardName, nameOf, typeName, type CryptView, type Type } from './kinds';

export function diceWords(count: number, effort: number): string {
  return plural('crypt.effort', count, { effort });
}

export function partWords(part: Part): string {
  return say('crypt.told.part', { slot: part.slot, dice: diceWords(part.count, part.effort) });
}

export function must(turn: { kind: string; actor: Seat | 'chance' | null }, view: CryptView, chairs: Chair[]): string {
  if (turn.actor === null || view.phase === 'over') return say('play.over');
  const last = turn.kind === 'claim' && view.facts.turns.at(-1) === 'now';
  const key = `must.${turn.kind}${last ? '.last' : ''}`;
  if (known(key)) return say(key, { name: nameOf(turn.actor, chairs) });
  return turn.kind === 'ghost' ? say('web.crypt.must.ghost') : say('web.crypt.must.chance');
}

/** "Remains 4: two dice at 4", as a person at the table would say it. */
function takeWords(part: Part, view: CryptView): string {
  const card = view.crypt.find(({ slot }) => slot === part.slot)?.card;
  if (!card) return partWords(part);
  const dice = say(`web.crypt.dice.at.${part.count as 1 | 2 | 3}`, { effort: part.effort });
  const name = card.value === null ? say('web.crypt.card.hidden', { type: typeName(card.type) }) : cardName(card.type, card.value);
  return say('web.crypt.take.part', { card: name, dice });
}

export function actionWords(action: string, view?: CryptView): string {
  const claim = readClaim(action);
  if (claim && view) return say('web.crypt.take', { parts: claim.map((part) => takeWords(part, view)).join('; ') });
  if (claim) return say('power.claim', { parts: claim.map(partWords).join('; ') });
  const [verb = '', first = '', second = '', third = ''] = action.split(' ');
  const key = `power.${verb}`;
  return known(key) ? say(key, { first, second, third }) : action;
}

export interface ClaimOdds {
  dice?: { slot: string; count: number; effort: number; fails: number; of: number }[];
  exhausted?: { ways: number[]; of: number };
  gains?: { slot: string; treasure: number; collectors: Record<Type, number>; hidden: number }[];
  fails?: number;
  of?: number;
  slots?: { slot: string; values: number[] }[];
}

export function exhaustedWords(odds: ClaimOdds): string {
  const { ways = [], of = 1 } = odds.exhausted ?? {};
  return ways
    .flatMap((way, n) => (way ? [plural('crypt.odds.exhausted', n, { percent: percent(way / of) })] : []))
    .join(', ');
}

export function oddsWords(found: unknown): string[] {
  if (!found || typeof found !== 'object') return [];
  const odds = found as ClaimOdds;
  const lines = (odds.dice ?? []).map(({ slot, count, effort, fails, of }) =>
    say('crypt.odds.dice', { slot, dice: diceWords(count, effort), fails, of, percent: percent(fails / of) }),
  );
  const exhausted = exhaustedWords(odds);
  if (exhausted) lines.push(exhausted);
  if (odds.fails !== undefined && odds.of)
    lines.push(say('crypt.odds.again', { fails: odds.fails, of: odds.of, percent: percent(odds.fails / odds.of) }));
  for (const { slot, values } of odds.slots ?? []) {
    const words = values.flatMap((n, at) => (n ? [plural('crypt.odds.value', n, { value: at + 1 })] : []));
    lines.push(say('crypt.odds.slot', { slot, values: list(words) }));
  }
  return lines;
}

export function scoreWords(score: number): string {
  return say('web.crypt.value.coins', { coins: number(score) });
}
