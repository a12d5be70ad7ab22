import './patience';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameRecord } from '../../src/kept';

const host = vi.hoisted(() => ({ records: vi.fn(), forget: vi.fn() }));
vi.mock('../../src/kept', () => ({ records: host.records, forgetRecords: host.forget }));

import Statistics from '../../src/screens/Statistics';
import { luckWords } from '../../src/games/crypt/statistics';
import { tallyOf } from '../../src/games/crypt/tally';
import { played, winsByLevel } from '../../src/screens/wins';

const person = { name: 'Anna', level: null };
const computer = (level: number) => ({ name: 'Bruno', level });

function record(chairs: GameRecord['chairs'], scores: number[], part: Partial<GameRecord> = {}): GameRecord {
  const best = Math.max(...scores);
  return {
    table: 'k1',
    game: 'crypt',
    players: chairs.length,
    chairs,
    ended: 0,
    results: scores.map((score, seat) => ({ seat, place: score === best ? 1 : 2, won: score === best, score })),
    luck: chairs.map(() => ({ rolled: 10, failed: 4, expected: 4.5 })),
    ...part,
  };
}

const solo = record([person], [44], { results: [{ seat: 0, place: 1, won: true, score: 44, rating: 'rich' }] });
const some = [
  record([person, computer(2)], [40, 30]),
  record([person, computer(2), computer(4)], [30, 31, 35]),
  record([person, { name: 'Zoe', level: null }], [38, 36]),
  solo,
];

beforeEach(() => {
  host.records.mockReset().mockResolvedValue([]);
  host.forget.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

describe('the tally', () => {
  test('counts games against their strongest opponent', () => {
    expect(winsByLevel(some)).toEqual([
      { level: 2, games: 1, won: 1 },
      { level: 4, games: 1, won: 0 },
      { level: null, games: 1, won: 1 },
    ]);
  });

  test('keeps solo games apart from games of several', () => {
    const tally = tallyOf(some);
    expect(played(some).length).toBe(4);
    expect(tally.together).toEqual({ games: 3, mean: 36, best: 40 });
    expect(tally.solo).toEqual({ games: 1, mean: 44, best: 44, ratings: { rich: 1 } });
  });

  test('keeps the luck of people apart from that of computers', () => {
    const { people, computers } = tallyOf(some);
    expect(people).toMatchObject({ rolled: 50, failed: 20, expected: 22.5 });
    expect(computers).toMatchObject({ rolled: 30, failed: 12, expected: 13.5 });
  });

  test('games in which no person sat are not counted', () => {
    expect(played([record([computer(1), computer(2)], [20, 30])])).toEqual([]);
  });

  test('luck is called rare only outside the usual range', () => {
    const words = (failed: number) => {
      const luck = [{ rolled: 100, failed, expected: 50 }];
      return luckWords(tallyOf([{ ...solo, luck }]).people);
    };
    expect(words(60)).toContain('within the usual');
    expect(words(61)).toContain('rare bad luck');
    expect(words(40)).toContain('within the usual');
    expect(words(39)).toContain('rare good luck');
  });
});

describe('the screen', () => {
  test('is kind when there is nothing yet', async () => {
    render(<Statistics />);
    expect((await screen.findByRole('link', { name: 'To the shelf' })).getAttribute('href')).toBe('#/');
    expect(screen.queryByRole('button', { name: /anew/ })).toBeNull();
  });

  test('shows what was played', async () => {
    host.records.mockResolvedValue(some);
    render(<Statistics />);
    expect(await screen.findByRole('rowheader', { name: 'Computer 4: expert' })).toBeTruthy();
    expect((await screen.findByRole('rowheader', { name: 'The Rich' })).parentElement?.textContent).toContain('1');
    expect(screen.getByText(/Of 50 dice rolled 20 failed; 22.5 were to be expected/)).toBeTruthy();
  });

  test('is forgotten after being asked twice', async () => {
    host.records.mockResolvedValue(some);
    render(<Statistics />);
    fireEvent.click(await screen.findByRole('button', { name: 'Begin the statistics anew' }));
    expect(host.forget).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, forget them' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'To the shelf' })).toBeTruthy());
    expect(host.forget).toHaveBeenCalledTimes(1);
  });

  test('a record of before, or a damaged one, has no luck that could mislead', () => {
    for (const luck of [undefined, 7, [null, { rolled: 'x' }]]) expect(tallyOf([record([person, computer(2)], [1, 2], { luck })]).people.rolled).toBe(0);
  });

  test('says so when they cannot be read', async () => {
    host.records.mockRejectedValue(new Error('closed'));
    render(<Statistics />);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be read');
  });
});
