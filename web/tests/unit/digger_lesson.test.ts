// Every lesson of Dungeon Digger plays to its end, and what its texts say is so.
import { expect, test } from 'vitest';
import english from '../../../content/locales/digger/en.json';
import italian from '../../../content/locales/digger/it.json';
import type { GameEvent, Turn } from '../../src/contract';
import type { DiggerView } from '../../src/games/digger/kinds';
import { lessons } from '../../src/games/digger/lessons';
import { realEngine } from './engine';

interface Seen {
  text: string;
  view: DiggerView;
  turn: Turn;
  /** what the step brought about, replies included */
  events: GameEvent[];
}

/** Plays a lesson; `seed` is for those that begin with a position. */
async function play(id: string, seed: string): Promise<Seen[]> {
  const engine = await realEngine('digger');
  const lesson = lessons.find((one) => one.id === id)!;
  const { begins, steps, seats } = lesson;
  const opened = 'position' in begins ? engine.request({ cmd: 'load', position: begins.position, seed }) : engine.request({ cmd: 'new', game: 'digger', ...begins });
  expect(opened.ok, JSON.stringify(opened.error)).toBe(true);
  const { table } = opened;
  const seen: Seen[] = [];
  for (const { text, move, replies = [] } of steps) {
    const turn = engine.request({ cmd: 'turn', table, limit: 0 }).turn as Turn;
    const now: Seen = { text: text.split('.').at(-1)!, view: engine.request({ cmd: 'view', table, viewer: 0 }).view as DiggerView, turn, events: [] };
    seen.push(now);
    if (!move) continue;
    // whoever is to move is asked
    expect(turn.actor, text).toBe(seats[0]);
    for (const { seat, action } of [{ seat: seats[0]!, action: move }, ...replies]) {
      const reply = engine.request({ cmd: 'act', table, seat, action, viewer: 0 });
      expect(reply.ok, `${text}: ${action} ${JSON.stringify(reply.error)}`).toBe(true);
      now.events.push(...(reply.events as GameEvent[]));
    }
  }
  engine.request({ cmd: 'close', table });
  return seen;
}

const at = (seen: Seen[], text: string) => seen.find((one) => one.text === text)!;
const types = ({ events }: Seen) => events.map(({ type }) => type);

test('the first lesson, and what its texts say', async () => {
  const seen = await play('first', '');
  expect(at(seen, 'stop').view.turn.tp).toBe(0);
  const complete = at(seen, 'complete').events;
  expect(complete.find(({ type }) => type === 'corridor.completed')).toMatchObject({ length: 1, nuggets: 1 });
  expect(complete.filter(({ type }) => type === 'coin.drawn')).toHaveLength(1);
  expect(at(seen, 'bonus').turn.kind).toBe('bonus_pick');
  expect(at(seen, 'bonus').view.seats[0]!.gp).toBe(1);
  expect(at(seen, 'spend').turn.kind).toBe('pool');
  expect(at(seen, 'pair').events.find(({ type }) => type === 'gp.gained')).toMatchObject({ gp: 3, why: 'same_type' });
  expect(at(seen, 'more').view.asked!.orders).toContain('sabotage');
  // she spends both of her points to dig it free
  expect(at(seen, 'wall').events.filter(({ type, seat, tp }) => type === 'tp.spent' && seat === 1 && tp === 2)).toHaveLength(1);
  expect(types(at(seen, 'wall'))).toEqual(expect.arrayContaining(['collapse.placed', 'blocker.removed']));
  expect(types(at(seen, 'rise'))).toContain('stooge.rose');
  expect(types(at(seen, 'think'))).toContain('tile.aside');
});

test.each(['one', 'two', 'three', 'four'])('the raid, whatever is drawn (%s)', async (seed) => {
  const seen = await play('raid', seed);
  expect(at(seen, 'attack').events.filter(({ type }) => type === 'stooges.lost')).toMatchObject([{ seat: 1, stooges: 2, why: 'combat' }, { seat: 0, stooges: 1, why: 'trap' }]);
  expect(types(at(seen, 'back'))).not.toContain('trap.sprung');
  expect(at(seen, 'conquer').events.filter(({ type }) => type === 'coin.stolen')).toHaveLength(1);
  expect(at(seen, 'next').view.seats[1]!.hand).toHaveLength(0);
  expect(at(seen, 'next').view.board.find(({ space }) => space === '1,-1')!.coins).toHaveLength(2);
  expect(at(seen, 'treasure').events.find(({ type }) => type === 'coins.taken')).toMatchObject({ coins: 2 });
  expect(types(at(seen, 'treasure'))).toContain('coin.drawn');
  expect(at(seen, 'end').view.board.filter(({ token }) => token === 0).map(({ space }) => space)).toEqual(['1,-1']);
});

test('texts are short, and there in both languages', () => {
  expect(lessons.map(({ id }) => id)).toEqual(['first', 'raid']);
  for (const { steps, title, about } of lessons) {
    expect(steps.length).toBeLessThanOrEqual(15);
    for (const key of [title, about, ...steps.map(({ text }) => text)])
      for (const words of [english, italian] as Record<string, string>[]) {
        expect(words[key], key).toBeTruthy();
        expect(words[key]!.length, key).toBeLessThan(210);
      }
  }
});
