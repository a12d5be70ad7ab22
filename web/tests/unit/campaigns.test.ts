// Campaigns on the shelf, with the real engines of the two games that have some.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LocalHost } from '../../src/connection/local_host';
import { openShelf, type Shelf } from '../../src/connection/shelf';
import { makeHost } from './engine';

interface Any {
  [field: string]: any;
}

const computers = (count: number) => Array.from({ length: count }, () => ({ name: '', level: 1 }));
let shelf: Shelf;
let host: LocalHost;

async function open(): Promise<void> {
  shelf = await openShelf(() => expect.unreachable());
  ({ host } = await makeHost({ shelf }));
}

async function ask(message: Any): Promise<Any> {
  return host.request(message as { cmd: string });
}

async function must(message: Any): Promise<Any> {
  const reply = await ask(message);
  expect(reply, JSON.stringify(message)).toMatchObject({ ok: true });
  return reply;
}

/** A campaign that has come to its first game. */
async function atFirstGame(game: string): Promise<Any> {
  let now = await must({ cmd: 'campaign', game });
  while (!now.new) now = await must({ cmd: 'campaign', campaign: now.campaign, step: now.steps[0] });
  return now;
}

async function playOut(table: string): Promise<void> {
  while (!(await must({ cmd: 'answer', table, limit: 0 })).turn.over);
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await open();
});

describe.each(['onedeck', 'saga'])('a campaign of %s', (game) => {
  test('is kept with every step, and goes on after a reload', async () => {
    const { campaign, document, steps, new: due } = await atFirstGame(game);
    await open();
    const { campaigns } = await must({ cmd: 'campaigns' });
    expect(campaigns).toEqual([{ campaign, game, started: 1_000_000, changed: 1_000_000, steps: document.steps.length, due: true }]);
    expect(await must({ cmd: 'campaign', campaign })).toEqual({ ok: true, campaign, game, document, steps, new: due });
  });

  test('begins the game that is due, once, and counts it, once', async () => {
    const { campaign, document, new: due } = await atFirstGame(game);
    const chairs = computers(due.players);
    const { table } = await must({ cmd: 'new', campaign, chairs });
    expect((await must({ cmd: 'campaigns' })).campaigns[0]).toMatchObject({ campaign, table });
    expect((await must({ cmd: 'games' })).games).toMatchObject([{ table, game, campaign, players: due.players }]);
    expect((await ask({ cmd: 'new', campaign, chairs })).error).toMatchObject({ code: 'bad_request', path: 'campaign' });
    expect((await ask({ cmd: 'campaign', campaign, table })).error.code).toBe('bad_request'); // it is not over
    await playOut(table);
    await open();
    const counted = await must({ cmd: 'campaign', campaign, table });
    expect(counted.document.steps.length).toBeGreaterThan(document.steps.length);
    expect(counted.table).toBeUndefined();
    expect((await ask({ cmd: 'campaign', campaign, table })).error.code).toBe('bad_request');
    expect((await must({ cmd: 'campaign', campaign })).document).toEqual(counted.document);
  });

  test('can begin its game again if that was thrown away', async () => {
    const { campaign, new: due } = await atFirstGame(game);
    const { table } = await must({ cmd: 'new', campaign, chairs: computers(due.players) });
    await must({ cmd: 'drop', table });
    expect((await must({ cmd: 'campaigns' })).campaigns[0].table).toBeUndefined();
    await must({ cmd: 'new', campaign, chairs: computers(due.players) });
  });
});

describe('the document', () => {
  test('goes out as a file and comes in again, over the one that is there', async () => {
    const begun = await must({ cmd: 'campaign', game: 'onedeck' });
    const { campaign } = begun;
    const { document } = await must({ cmd: 'campaign', campaign, step: begun.steps[0] });
    await must({ cmd: 'drop', campaign });
    expect((await must({ cmd: 'campaigns' })).campaigns).toEqual([]);
    const file = new Blob([JSON.stringify(document)]);
    expect(await must({ cmd: 'import', file })).toMatchObject({ campaign, document });
    await must({ cmd: 'import', file });
    expect((await must({ cmd: 'campaigns' })).campaigns).toHaveLength(1);
    const damaged = new Blob([JSON.stringify({ ...document, steps: ['no step'] })]);
    expect((await ask({ cmd: 'import', file: damaged })).error.code).toBe('bad_campaign');
    expect((await must({ cmd: 'campaign', campaign })).document).toEqual(document);
  });

  test('that cannot be read gives way to the one before it, which then goes on', async () => {
    const begun = await must({ cmd: 'campaign', game: 'onedeck' });
    const { campaign } = begun;
    const { document } = await must({ cmd: 'campaign', campaign, step: begun.steps[0] });
    const volume = (await shelf.campaign(campaign))!;
    expect(volume.before).toEqual(begun.document);
    await shelf.putCampaign({ ...volume, document: { ...document, state: {} } });
    const restored = await must({ cmd: 'campaign', campaign });
    expect(restored.document).toEqual(begun.document);
    expect(restored.restored).toContain('state');
    const again = await must({ cmd: 'campaign', campaign, step: begun.steps[0] });
    expect(again.document).toEqual(document);
    expect((await must({ cmd: 'campaign', campaign })).restored).toBeUndefined();
  });

  test('of a step that is not legal stays as it is, and no campaign is none', async () => {
    const { campaign, document } = await must({ cmd: 'campaign', game: 'saga' });
    expect((await ask({ cmd: 'campaign', campaign, step: 'nonsense' })).error.code).toMatch(/illegal|bad_request/);
    expect((await must({ cmd: 'campaign', campaign })).document).toEqual(document);
    expect((await ask({ cmd: 'campaign', campaign: 'none' })).error.code).toBe('unknown_campaign');
    expect((await ask({ cmd: 'campaign', game: 'crypt' })).error.code).toBe('bad_request');
  });
});
