// Why a hint of Dungeon Digger is good, in words: every code of docs/format/digger.md, and what the engine says in recorded games.
import { afterEach, expect, test } from 'vitest';
import type { Reason } from '../../src/contract';
import { reasonWords } from '../../src/games/digger/reasons';
import { speak } from '../../src/words';
import { chairs, faultOf, recorded, Recorded } from './digger_games';
import { projectFile } from './project_file';

afterEach(() => speak('en'));

const table = projectFile('docs/format/digger.md').split('## Reasons')[1]!.split('## Look')[0]!;
const rows = [...table.matchAll(/^\| (`[^|]+) \|/gm)];
const codes = rows.flatMap(([, names]) => [...names!.matchAll(/`(\w+)`/g)].map(([, code]) => code!));

test('every code has words in both languages', async () => {
  expect(codes).toContain('corridor');
  expect(codes).toContain('rests');
  const game = await Recorded.open(recorded[0]!);
  const view = game.view();
  game.close();
  const full = { length: 2, gp: 3, need: 20, prize: 'crafter', seat: 1, coins: 2, rooms: 'kitchen', picks: 1, orders: ['move'], stooges: 2, resources: 5, craft: 4, open: 1, space: '1,0', creature: 'troll', strength: 3, tile: 'KIT-A', tiles: ['KIT-A', 'COR-I'], coin: 2, order: 'rise' };
  for (const language of ['en', 'it'] as const) {
    speak(language);
    for (const code of codes) expect([code, faultOf(reasonWords({ code, ...full } as unknown as Reason, view, chairs))]).toEqual([code, null]);
  }
});

test('what the engine says of its suggestions has words', async () => {
  const said = new Set<string>();
  for (const name of recorded.slice(0, 12)) {
    const game = await Recorded.open(name);
    const steps = game.history('all');
    for (let at = 3; at < steps.length; at += 23) {
      game.at(at, (ask, turn) => {
        if (typeof turn.actor !== 'number') return;
        const { why } = ask('suggest', { level: 2, why: true, seed: 'reasons' }) as unknown as { why: Reason[] };
        const { view } = ask('view', { viewer: turn.actor }) as { view: never };
        for (const reason of why) {
          said.add(reason.code);
          for (const language of ['en', 'it'] as const) {
            speak(language);
            expect([JSON.stringify(reason), faultOf(reasonWords(reason, view, chairs))]).toEqual([JSON.stringify(reason), null]);
          }
        }
      });
    }
    game.close();
  }
  for (const code of said) expect(codes).toContain(code);
  expect(said.size).toBeGreaterThan(5);
});
