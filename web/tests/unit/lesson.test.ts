// The lesson's texts speak of cards and rolls: the seed must give just these.
import { expect, test } from 'vitest';
import { lesson } from '../../src/games/crypt/lesson';
import type { CryptView } from '../../src/generated/crypt_view';
import { realEngine } from './engine';

test('the lesson can be played, and what its texts say is so', async () => {
  const engine = await realEngine();
  const { begins, steps } = lesson;
  expect(steps.length).toBeLessThanOrEqual(10);
  const { table } = engine.request({ cmd: 'new', game: 'crypt', ...begins });
  const view = () => engine.request({ cmd: 'view', table, viewer: 0 }).view as CryptView;
  const open = () => view().crypt.map(({ card }) => `${card?.type} ${card?.value}`);
  const act = (seat: number, action: string) => expect(engine.request({ cmd: 'act', table, seat, action }).ok, action).toBe(true);
  const seen: Record<string, string[]> = {};
  for (const step of steps) {
    seen[step.text] = open();
    if (step.text === 'web.learn.crypt.bumped') expect(view().seats[0]!.ready).toBe(3);
    if (step.text === 'web.learn.crypt.rolled') expect(view().seats[0]).toMatchObject({ ready: 2, exhausted: 1 });
    if (step.text === 'web.learn.crypt.recover') expect(view().seats[0]!.exhausted).toBe(2);
    if (step.move) act(0, step.move);
    for (const { seat, action } of step.replies ?? []) act(seat, action);
  }
  expect(seen['web.learn.crypt.claim']).toEqual(['remains 4', 'jewelry 3', 'tapestry null']);
  expect(seen['web.learn.crypt.two']).toEqual(['pottery 4', 'pottery 3', 'jewelry null']);
  const mine = view().seats[0]!;
  expect(mine.collection.filter((card) => card.type === 'jewelry').map((card) => card.value)).toEqual([3, 2]);
  expect(mine.score.collectors.jewelry).toBe(3);
  expect(mine.exhausted).toBe(0);
});
