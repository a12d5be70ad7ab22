// The end of every recorded game: what is counted adds up to the score, and what decided it is said in sentences.
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { GameRecord, Turn } from '../../src/contract';
import { End } from '../../src/games/digger/end';
import { coinLuckWords, decidedWords, partOf, sources, verdict, type Result } from '../../src/games/digger/score';
import { Statistics, luckWords } from '../../src/games/digger/statistics';
import { coinChance, luck, tallyOf } from '../../src/games/digger/tally';
import { speak } from '../../src/words';
import { chairs, faultOf, recorded, Recorded } from './digger_games';

afterEach(async () => {
  cleanup();
  await speak('en');
});

const resultsOf = (turn: Turn) => turn.results as unknown as Result[];

test('the parts add up to the score', async () => {
  for (const name of recorded) {
    const game = await Recorded.open(name);
    for (const result of resultsOf(game.turn)) expect(sources.reduce((sum, source) => sum + partOf(result, source), 0), `${name} ${result.seat}`).toBe(result.out ? 0 : result.score);
    game.close();
  }
});

describe.each(['en', 'it'] as const)('%s', (language) => {
  test('the winner, what decided it, and the luck of the coins, in sentences', async () => {
    await speak(language);
    let told = 0;
    for (const name of recorded) {
      const game = await Recorded.open(name);
      const results = resultsOf(game.turn);
      const events = game.history('table').slice(-40).flatMap((step) => step.events);
      for (const me of [null, ...results.map(({ seat }) => seat)]) {
        const lines = [verdict(results, chairs), ...decidedWords(results, me, chairs), ...coinLuckWords(events, results, chairs)];
        for (const line of lines) expect(faultOf(line), `${name}: ${line}`).toBeNull();
        told += lines.length;
      }
      game.close();
    }
    expect(told).toBeGreaterThan(300);
  });
});

test('every number is counted, the winner is named, and a tap counts the rest', async () => {
  const game = await Recorded.open('digger-2-goal');
  const results = resultsOf(game.turn);
  const events = game.history('table').slice(-40).flatMap((step) => step.events);
  const { container } = render(<End view={game.view()} chairs={chairs.slice(0, 2)} me={0} results={game.turn.results!} events={events} review={() => Promise.resolve(null)} />);
  const skip = container.querySelector<HTMLButtonElement>('button');
  if (skip) await act(() => skip.click());
  expect(container.querySelector('h2')!.textContent).toBe(verdict(results, chairs));
  const totals = [...container.querySelectorAll('tfoot td')].map((cell) => Number(cell.textContent));
  expect(totals).toEqual(results.sort((a, b) => a.seat - b.seat).map(({ score }) => score));
  for (const [row, source] of sources.filter((each) => each !== 'penalty').entries())
    expect([...container.querySelectorAll(`tbody tr:nth-child(${row + 1}) td`)].map((cell) => Number(cell.textContent))).toEqual(results.map((result) => partOf(result, source)));
  expect(container.querySelectorAll('.dd-end-story li').length).toBeGreaterThan(2);
  game.close();
});

test('what the statistics keep: coins shown, Gold by its cause, and those who could choose left out', async () => {
  const records: GameRecord[] = [];
  for (const name of ['digger-2-goal', 'digger-3-lords', 'digger-2-pennypinch', 'digger-6-first-game']) {
    const game = await Recorded.open(name);
    const steps = game.history('table');
    const seated = chairs.slice(0, game.players).map((chair, seat) => ({ ...chair, level: seat ? 3 : null }));
    const kept = luck(steps, seated);
    for (const [seat, { gold, coins, value }] of kept.entries()) {
      const result = resultsOf(game.turn).find((one) => one.seat === seat)!;
      expect(value).toBe(partOf(result, 'coins'));
      expect(coins === 0).toBe(value === 0);
      expect(Object.values(gold).reduce((sum, gp) => sum + gp, 0)).toBe(partOf(result, 'gp'));
    }
    if (name === 'digger-2-pennypinch') expect(kept.some(({ chose }) => chose)).toBe(true);
    records.push({ table: name, game: 'digger', players: game.players, chairs: seated, ended: 1, results: game.turn.results!, luck: kept });
    game.close();
  }
  const tally = tallyOf(records);
  expect(tally.games).toBe(4);
  expect(tally.best).toBeGreaterThan(10);
  expect(tally.computers.coins).toBeGreaterThan(10);
  expect(tally.computers.expected).toBeCloseTo(tally.computers.coins * coinChance().mean);
  expect(coinChance().mean).toBeCloseTo(10 / 6);
  for (const one of [tally.people, tally.computers]) expect(faultOf(luckWords(one))).toBeNull();
  const { container } = render(<Statistics records={records} />);
  expect(faultOf(container.textContent ?? '')).toBeNull();
  // records that were made otherwise, or damaged
  expect(tallyOf([{ ...records[0]!, luck: 'nothing', results: [] }]).mean).toBeNull();
  expect(() => render(<Statistics records={[{ ...records[0]!, luck: [null, { gold: 3 }] }]} />)).not.toThrow();
});
