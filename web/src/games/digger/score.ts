// What a final score is made of, and what decided the game: all from the engine's results.
import type { Chair, EndProps } from '../../contract';
import { list, number, plural, say } from '../../words';
import { prizeName } from './content';
import type { DiggerView, Seat } from './kinds';
import { gold, nameOf } from './named';
import { told } from './pace';
import { measureOf, measureText, prizes, type Prize } from './prizes';
import { coinChance } from './tally';

export type Source = 'gp' | Prize | 'coins' | 'penalty';
export const sources: readonly Source[] = ['gp', ...prizes, 'coins', 'penalty'];

/** What the engine says of a player at the end. */
export type Result = EndProps<DiggerView>['results'][number] & { parts?: Record<Source, number>; out?: boolean; longest?: number; complex?: number; tokens?: number };

export const partOf = ({ parts }: Result, source: Source) => parts?.[source] ?? 0;

const isPrize = (source: Source): source is Prize => (prizes as readonly string[]).includes(source);
export const sourceName = (source: Source) => (isPrize(source) ? prizeName(source) : say(`web.digger.source.${source}`));

/** By how much a player was ahead, or behind, and where most of that came from. */
function marginWords(mine: Result, other: Result, chairs: Chair[]): string {
  const margin = (mine.score ?? 0) - (other.score ?? 0);
  if (margin === 0) return say('web.digger.end.equal', { name: nameOf(other.seat, chairs) });
  const lead = (source: Source) => (partOf(mine, source) - partOf(other, source)) * Math.sign(margin);
  const most = sources.reduce((best, source) => (lead(source) > lead(best) ? source : best));
  const places = { name: nameOf(other.seat, chairs), gold: gold(Math.abs(margin)), source: sourceName(most), mine: partOf(mine, most), theirs: partOf(other, most) };
  return say(margin > 0 ? 'web.digger.end.ahead' : 'web.digger.end.behind', places);
}

/** The prize that was missed by least: who got it, or that nobody did. */
function missedWords(mine: Result, all: readonly Result[], chairs: Chair[]): string {
  const missed = prizes
    .filter((prize) => !partOf(mine, prize))
    .map((prize) => {
      const best = Math.max(...all.filter(({ out }) => !out).map((one) => measureOf(one, prize)));
      return { prize, best, short: best - measureOf(mine, prize), holder: all.find((one) => partOf(one, prize) > 0), leader: all.find((one) => !one.out && measureOf(one, prize) === best)! };
    })
    .filter(({ best }) => best > 0)
    .sort((one, other) => one.short - other.short)[0];
  if (!missed) return '';
  const { prize, short, holder, leader } = missed;
  const places = { prize: prizeName(prize), measure: measureText(prize, leader), mine: measureOf(mine, prize), name: nameOf(holder?.seat, chairs) };
  if (holder) return say('web.digger.end.missed', places);
  return short === 0 ? say('web.digger.end.tied', places) : say('web.digger.end.nobody', places);
}

/** What decided it, from where a player sits; for one who only looks on, from the winner's seat. */
export function decidedWords(results: readonly Result[], me: Seat | null, chairs: Chair[]): string[] {
  const ranked = results.filter(({ out }) => !out).sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const mine = results.find(({ seat }) => seat === me) ?? ranked[0];
  const other = ranked.find((result) => result !== mine && (mine?.won ? !result.won : result.won)) ?? ranked.find((result) => result !== mine);
  if (!mine) return [];
  if (mine.out) return [say('web.digger.end.out')];
  return [other ? marginWords(mine, other, chairs) : '', missedWords(mine, results, chairs)].filter(Boolean);
}

/** What the coins did: apart from choices, against what the Bag holds on average. */
export function coinLuckWords(events: EndProps<DiggerView>['events'], results: readonly Result[], chairs: Chair[]): string[] {
  const { mean } = coinChance();
  const shown = told(events).flatMap((event) => (event.type === 'coin.shown' ? [event] : []));
  return results.flatMap(({ seat }) => {
    const own = shown.filter((event) => event.seat === seat);
    if (!own.length) return [];
    const value = own.reduce((all, { coin }) => all + coin, 0);
    return [plural('web.digger.end.coins', own.length, { name: nameOf(seat, chairs), value, expected: number(mean * own.length, 1) })];
  });
}

/** "Anna and Bruno win with 24 Gold" */
export function verdict(results: readonly Result[], chairs: Chair[]): string {
  const winners = results.filter(({ won }) => won);
  return plural('web.digger.end.wins', winners.length, { names: list(winners.map(({ seat }) => nameOf(seat, chairs))), gold: gold(winners[0]?.score ?? 0) });
}
