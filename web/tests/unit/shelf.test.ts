// Games in the browser's storage: what was played is written by itself, and all of a change or nothing.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocalHost } from '../../src/connection/local_host';
import { openShelf, type Shelf } from '../../src/connection/shelf';
import { engineOf, makeHost, realEngine } from './engine';

interface Any {
  [field: string]: any;
}

const person = (name: string) => ({ name, level: null });
const computer = (level: number) => ({ name: '', level });
const people = [person('Anna'), person('Bruno')];
const unblocked = () => expect.unreachable('nobody has the games');

let shelf: Shelf;
let host: LocalHost;
let names = 0;

/** The page is opened anew. */
async function open(more: object = {}): Promise<void> {
  shelf = await openShelf(unblocked);
  ({ host } = await makeHost({ shelf, freshName: () => `k${++names}`, ...more }));
}

async function ask(message: Any): Promise<Any> {
  return host.request(message as { cmd: string });
}

async function newGame(chairs: object[] = people): Promise<string> {
  const reply = await ask({ cmd: 'new', game: 'crypt', players: chairs.length, chairs, seed: 'shelf test' });
  expect(reply).toMatchObject({ ok: true });
  return reply.table as string;
}

/** One choice of whoever must choose: not always the first, so that games differ. */
async function play(table: string, number = 0): Promise<Any> {
  let { turn } = await ask({ cmd: 'turn', table });
  if (turn.over) return { over: true };
  ({ turn } = await ask({ cmd: 'turn', table, viewer: turn.actor }));
  const reply = await ask({ cmd: 'act', table, seat: turn.actor, action: turn.actions[(number * 7) % turn.actions.length] });
  expect(reply.ok).toBe(true);
  return reply;
}

/** Takes back the last choice, whatever it told: only the engine's own undo does that, so it is asked through the host. */
async function takeBack(table: string): Promise<Any> {
  const { turn } = await ask({ cmd: 'turn', table, seats: [0, 1] });
  const { actions } = await ask({ cmd: 'history', table });
  if (turn.undo.free_to >= actions.length) return {};
  return ask({ cmd: 'undo', table, seats: [0, 1], to: actions.length - 1 });
}

/** The actions that the engine has, all of them. */
async function played(table: string): Promise<string[]> {
  const { open } = host as unknown as { open: Map<string, { engine: string }> };
  const { save } = (await engineOf(host)).request({ cmd: 'save', table: open.get(table)!.engine }) as Any;
  return save.actions as string[];
}

async function kept(table: string): Promise<string[]> {
  return (await shelf.get(table))!.save.actions as string[];
}

type Put = typeof IDBObjectStore.prototype.put;

/** Does this instead of a put, wherever it is one into that store. */
function insteadOfPut(store: string, work: (at: IDBObjectStore, put: () => ReturnType<Put>) => ReturnType<Put>): void {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...parts: Parameters<Put>) {
    const real = () => put.apply(this, parts);
    return this.name === store ? work(this, real) : real();
  });
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await open();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a choice', () => {
  test('writes its own actions, however long the game is', async () => {
    const table = await newGame();
    const sizes: number[] = [];
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    for (let number = 0; number < 60; ++number) {
      put.mockClear();
      const { length, over } = await play(table, number);
      if (over) break;
      const before = (await played(table)).length - length;
      expect(before).toBe(0);
      sizes.push(put.mock.calls.reduce((sum, [value]) => sum + JSON.stringify(value).length, 0));
      expect(put.mock.contexts.map((store) => (store as IDBObjectStore).name).sort()).toEqual(['actions', 'games']);
    }
    expect(sizes.length).toBeGreaterThan(20);
    expect(Math.max(...sizes)).toBeLessThan(1000);
  });

  test('is one request to the engine, and a computer’s are two', async () => {
    const table = await newGame([person('Anna'), computer(1)]);
    const request = vi.spyOn(await engineOf(host), 'request');
    const asked: Record<string, string[][]> = { act: [], answer: [] };
    for (let number = 0; number < 20; ++number) {
      const { turn } = await ask({ cmd: 'turn', table, viewer: 0 });
      const cmd = turn.actor === 0 ? 'act' : 'answer';
      request.mockClear();
      const reply = await ask({ cmd, table, viewer: 0, ...(cmd === 'act' ? { seat: 0, action: turn.actions[0] } : {}), from: 0, view: true, views: ['die.rolled'] });
      expect(reply.steps).toHaveLength(reply.length);
      expect(reply.view.seats).toHaveLength(2);
      expect(reply.log).toBeUndefined();
      asked[cmd]!.push(request.mock.calls.map(([message]) => (message as { cmd: string }).cmd));
    }
    expect(new Set(asked.act!.map(String))).toEqual(new Set(['act']));
    expect(new Set(asked.answer!.map(String))).toEqual(new Set(['view,act']));
  });

  test('of two at once, both are kept in their order', async () => {
    const table = await newGame();
    for (let number = 0; number < 12; ++number) {
      const { turn } = await ask({ cmd: 'turn', table });
      const act = { cmd: 'act', table, seat: turn.actor, action: 'recover' };
      const undo = { cmd: 'undo', table, seats: [0, 1] };
      await Promise.all([ask(act), ask(undo), ask(act), ask({ ...act, seat: 1 - turn.actor })]);
      expect(await kept(table)).toEqual(await played(table));
    }
  });
});

describe('after a reload', () => {
  test('in the middle, after choices and steps back, the same game is there', async () => {
    const table = await newGame();
    let back = 0;
    for (let number = 0; number < 60; ++number) {
      if ((await play(table, number)).over) break;
      if (number % 3 === 0 && (await takeBack(table)).ok) back += 1;
      const before = await played(table);
      expect(await kept(table)).toEqual(before);
      expect((await shelf.all())[0]).toMatchObject({ table, length: before.length });
      if (number % 5 !== 0) continue;
      const history = await ask({ cmd: 'history', table });
      await open();
      expect(await ask({ cmd: 'history', table })).toEqual(history);
      expect(await played(table)).toEqual(before);
    }
    expect(back).toBeGreaterThan(2);
  });

  test('a branch and a file that came in go on as well', async () => {
    const table = await newGame();
    for (let number = 0; number < 8; ++number) await play(table, number);
    const branch = (await ask({ cmd: 'branch', table, at: (await played(table)).length, chairs: people, viewer: 0 })).table as string;
    const { save } = (await shelf.get(table))!;
    expect(save.position).toBeUndefined();
    const copy = (await ask({ cmd: 'import', file: new Blob([JSON.stringify(save)]) })).table as string;
    for (const name of [branch, copy]) {
      const { position } = (await shelf.get(name))!.save;
      expect(position).toBeDefined();
      for (let number = 0; number < 8; ++number) await play(name, number);
      const before = await played(name);
      await open();
      await ask({ cmd: 'history', table: name });
      expect(await played(name)).toEqual(before);
      // Back to before the file came in: its actions are cut, too.
      if (name === copy) await takeBack(name);
    }
    expect(await kept(table)).toEqual(save.actions);
  });

  test('steps back behind the save that the game began with here', async () => {
    // Two choices of one round that nothing stands behind.
    const table = await newGame();
    const start = (await played(table)).length;
    await play(table);
    const file = new Blob([JSON.stringify((await shelf.get(table))!.save)]);
    const copy = (await ask({ cmd: 'import', file })).table as string;
    expect(await ask({ cmd: 'undo', table: copy, seats: [0, 1], to: start })).toMatchObject({ ok: true, length: start });
    expect(await kept(copy)).toEqual(await played(copy));
    await play(copy, 3);
    const before = await played(copy);
    await open();
    await ask({ cmd: 'history', table: copy });
    expect(await played(copy)).toEqual(before);
  });

  test('an exported game is a whole save, open or not', async () => {
    const table = await newGame();
    for (let number = 0; number < 6; ++number) await play(table, number);
    const actions = await played(table);
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    await ask({ cmd: 'export', table });
    await open();
    await ask({ cmd: 'export', table });
    for (const file of files) {
      const save = JSON.parse(await file.text()) as Any;
      expect(save.actions).toEqual(actions);
      expect(save.seats).toBe('human=Anna,human=Bruno');
      expect((await realEngine()).request({ cmd: 'load', save })).toMatchObject({ ok: true, verified: true });
    }
    expect(JSON.parse(await files[0]!.text())).toEqual(JSON.parse(await files[1]!.text()));
  });
});

describe('a write that does not come to its end', () => {
  test.each([
    ['fails at the actions', 'actions', () => { throw new DOMException('no room', 'QuotaExceededError'); }],
    ['is broken off between header and actions', 'games', (at: IDBObjectStore, put: () => ReturnType<Put>) => {
      const asked = put();
      at.transaction.abort();
      return asked;
    }],
  ])('%s leaves the game as it was, and the next one brings both', async (_name, store, work) => {
    const table = await newGame();
    for (let number = 0; number < 5; ++number) await play(table, number);
    const before = await kept(table);
    const header = (await shelf.all())[0];
    insteadOfPut(store, work as Parameters<typeof insteadOfPut>[1]);
    const reply = await play(table, 5);
    expect(reply.unkept).toBeTruthy();
    vi.restoreAllMocks();
    expect(await kept(table)).toEqual(before);
    expect((await shelf.all())[0]).toEqual(header);
    // The page ends here: the game goes on from the last action that was kept.
    const later = await played(table);
    expect(later.length).toBeGreaterThan(before.length);
    const other = await openShelf(unblocked);
    expect((await other.get(table))!.save.actions).toEqual(before);
    // It does not end: nothing is missing.
    expect((await play(table, 6)).unkept).toBeUndefined();
    expect(await kept(table)).toEqual(await played(table));
  });

  test('a game of which nothing could be written is written whole with its next action', async () => {
    insteadOfPut('saves', () => { throw new DOMException('no room', 'QuotaExceededError'); });
    const table = await newGame();
    expect(await shelf.get(table)).toBeUndefined();
    expect((await play(table)).unkept).toBe('full');
    vi.restoreAllMocks();
    expect((await play(table, 1)).unkept).toBeUndefined();
    const before = await played(table);
    await open();
    await ask({ cmd: 'history', table });
    expect(await played(table)).toEqual(before);
  });

  test('actions that were lost are not passed over', async () => {
    const table = await newGame();
    for (let number = 0; number < 5; ++number) await play(table, number);
    const database = await openDB('undercroft', 3);
    const keys = await database.getAllKeys('actions');
    await database.delete('actions', keys[2]!);
    database.close();
    await open();
    expect((await ask({ cmd: 'resume', table })).error).toMatchObject({ code: 'storage' });
  });
});

describe('two windows', () => {
  test('the second has to wait, and then has what the first played', async () => {
    const held = new Set<string>();
    const hold = async (name: string) => {
      if (held.has(name)) return undefined;
      held.add(name);
      return () => void held.delete(name);
    };
    await open({ hold });
    const table = await newGame();
    const first = host;
    for (let number = 0; number < 4; ++number) await play(table, number);
    await open({ hold });
    const second = host;
    expect((await ask({ cmd: 'resume', table })).error.code).toBe('busy');
    host = first;
    // It is closed before the last action is written.
    const { turn } = await ask({ cmd: 'turn', table });
    const last = ask({ cmd: 'act', table, seat: turn.actor, action: 'recover' });
    await ask({ cmd: 'close', table });
    const { length } = await last;
    host = second;
    expect(await ask({ cmd: 'resume', table })).toMatchObject({ ok: true, length });
    expect((await ask({ cmd: 'history', table })).actions).toHaveLength(length);
  });
});

/** Locks as the browser has them: one holds, others are refused or wait. */
function locks() {
  const held = new Set<string>();
  const queue = new Map<string, (() => void)[]>();
  const take = (name: string) => {
    held.add(name);
    return () => {
      held.delete(name);
      queue.get(name)?.shift()?.();
    };
  };
  return async (name: string, until?: AbortSignal) => {
    if (!held.has(name)) return take(name);
    if (!until) return undefined;
    return new Promise<(() => void) | undefined>((answer) => {
      queue.set(name, [...(queue.get(name) ?? []), () => answer(take(name))]);
      until.addEventListener('abort', () => {
        queue.set(name, []);
        answer(undefined);
      });
    });
  };
}

describe('a game that another window has', () => {
  test('is opened as soon as that one lets it go, with all that was played there', async () => {
    const hold = locks();
    await open({ hold });
    const table = await newGame();
    const first = host;
    await open({ hold });
    const second = host;
    const waiting = ask({ cmd: 'resume', table, wait: true });
    host = first;
    const { length } = await play(table);
    await ask({ cmd: 'close', table });
    host = second;
    expect(await waiting).toMatchObject({ ok: true, length });
  });

  test('is not taken by a window that was left meanwhile', async () => {
    const hold = locks();
    await open({ hold });
    const table = await newGame();
    const first = host;
    await open({ hold });
    const second = host;
    const waiting = ask({ cmd: 'resume', table, wait: true });
    await vi.waitFor(() => expect((second as unknown as { waiting: Map<string, unknown> }).waiting.size).toBe(1));
    await ask({ cmd: 'close', table });
    expect((await waiting).error.code).toBe('busy');
    host = first;
    await ask({ cmd: 'close', table });
    expect(await ask({ cmd: 'resume', table })).toMatchObject({ ok: true });
  });
});

describe('a game that another window throws away', () => {
  async function thrownAway(told: boolean): Promise<string> {
    const news: Any[] = [];
    await open();
    const table = await newGame();
    const first = host;
    await play(table);
    await open({ tell: (what: Any) => void news.push(what) });
    await ask({ cmd: 'drop', table });
    expect(news).toEqual([{ dropped: table }]);
    host = first;
    if (told) await host.dropped(table);
    return table;
  }

  test('is closed here, when that is told', async () => {
    const table = await thrownAway(true);
    expect((await ask({ cmd: 'turn', table })).error.code).toBe('unknown_table');
  });

  test('does not come back by the next choice, though it was not told yet', async () => {
    const table = await thrownAway(false);
    const { turn } = await ask({ cmd: 'turn', table });
    expect((await ask({ cmd: 'act', table, seat: turn.actor, action: 'recover' })).error.code).toBe('unknown_table');
    expect((await ask({ cmd: 'games' })).games).toEqual([]);
    expect(await shelf.get(table)).toBeUndefined();
    expect((await ask({ cmd: 'turn', table })).error.code).toBe('unknown_table');
  });
});

describe('a shelf of the version before', () => {
  /** Games as they were kept before: each in one piece. */
  async function oldShelf(volumes: Any[]) {
    globalThis.indexedDB = new IDBFactory();
    const database = await openDB('undercroft', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('games', { keyPath: 'table' });
        fresh.createObjectStore('records', { keyPath: 'table' });
      },
    });
    for (const volume of volumes) await database.put('games', volume);
    await database.put('records', { table: 'r1' });
    return database;
  }

  async function oldVolume(table: string): Promise<Any> {
    const engine = await realEngine();
    const opened = engine.request({ cmd: 'new', game: 'crypt', players: 2, seed: table }) as Any;
    for (let number = 0; number < 6; ++number) engine.request({ cmd: 'act', table: opened.table, action: 'recover' });
    const { save } = engine.request({ cmd: 'save', table: opened.table }) as Any;
    return { table, game: 'crypt', players: 2, chairs: people, started: 1, changed: 2, length: save.actions.length, over: false, save: { ...save, seats: 'human=Anna,human=Bruno', chairs: people } };
  }

  test('is read, its games go on, and what was damaged is told', async () => {
    const volumes = [await oldVolume('old1'), await oldVolume('old2')];
    (await oldShelf([...volumes, { table: 'old3', chairs: [], players: 2 }])).close();
    await open();
    const { games } = await ask({ cmd: 'games' });
    expect(games.map(({ table, damaged }: Any) => [table, damaged]).sort()).toEqual([['old1', undefined], ['old2', undefined], ['old3', 'incomplete']]);
    expect(JSON.stringify(games)).not.toContain('"seed"');
    expect((await ask({ cmd: 'records' })).records).toEqual([{ table: 'r1' }]);
    for (const { table, save } of volumes) {
      expect((await shelf.get(table))!.save).toEqual(save);
      expect((await ask({ cmd: 'resume', table })).commitment).toMatch(/^[0-9a-f]{64}$/);
      expect(await played(table)).toEqual(save.actions);
      await play(table);
      const before = await played(table);
      await open();
      await ask({ cmd: 'history', table });
      expect(await played(table)).toEqual(before);
    }
  });

  test('a save whose position is not where its actions lead is refused as before', async () => {
    const volume = await oldVolume('old1');
    volume.save.position.round += 3;
    (await oldShelf([volume])).close();
    await open();
    expect((await ask({ cmd: 'resume', table: 'old1' })).error.code).toBe('bad_save');
  });

  test('waits until the older window is gone, and gives way to a newer one', async () => {
    const older = await oldShelf([await oldVolume('old1')]);
    let blocked = 0;
    const opening = openShelf(() => void (blocked += 1));
    await vi.waitFor(() => expect(blocked).toBe(1));
    older.close();
    shelf = await opening;
    expect(shelf.lasting).toBe(true);
    ({ host } = await makeHost({ shelf }));
    await ask({ cmd: 'resume', table: 'old1' });
    const newer = await openDB('undercroft', 4);
    expect((await play('old1')).unkept).toBeTruthy();
    newer.close();
  });
});
