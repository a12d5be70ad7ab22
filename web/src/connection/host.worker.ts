// The page's host in its thread: messages in, replies out, in the order they are done.
import type { Request } from './connection';
import { startEngine } from './engine';
import { LocalHost, type News } from './local_host';
import { loadModule, moduleGames } from './module';
import { RemoteThinker } from './remote_thinker';
import { openShelf } from './shelf';

const engines = { games: moduleGames, start: async (game: string) => startEngine(await loadModule(game)) };

/** The thinkers of one game: those of another are ended, with the memory that their engines have. */
const thinkers = new Map<number | 'hints', RemoteThinker>();
let thinking = '';

function thinkerFor(game: string, seat: number | 'hints'): RemoteThinker {
  if (game !== thinking) {
    for (const thinker of thinkers.values()) thinker.end();
    thinkers.clear();
    thinking = game;
  }
  let thinker = thinkers.get(seat);
  if (!thinker) thinkers.set(seat, (thinker = new RemoteThinker(game)));
  return thinker;
}

/** One window at a time plays a game: two would overwrite each other's saves. */
function hold(name: string, until?: AbortSignal): Promise<(() => void) | undefined> {
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((answer) => {
    const manner: LockOptions = until ? { signal: until } : { ifAvailable: true };
    const held = navigator.locks.request(`undercroft.${name}`, manner, (lock) => {
      if (!lock) return answer(undefined);
      return new Promise<void>((release) => answer(release));
    });
    held.catch(() => answer(undefined)); // it was waited for long enough
  });
}

function freshName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `k${[...bytes].map((byte) => (byte % 36).toString(36)).join('')}`;
}

const windows = 'BroadcastChannel' in globalThis ? new BroadcastChannel('undercroft') : undefined;
const tell = (news: News) => windows?.postMessage(news);

/** Comes when a window with an older version of this page has the games. */
let blocked = () => {};
const block = new Promise<undefined>((resolve) => (blocked = () => resolve(undefined)));
const host = openShelf(() => blocked()).then((shelf) => new LocalHost({ engines, shelf, thinkerFor, hold, tell, now: Date.now, freshName }));

// What another window tells is done here, and told to this one's page.
windows?.addEventListener('message', async ({ data }: MessageEvent<News>) => {
  await (await host).dropped(data.dropped);
  postMessage({ news: data });
});

addEventListener('message', async ({ data }: MessageEvent<{ id: number; message: Request }>) => {
  try {
    const ready = await Promise.race([host, block]);
    const busy = { ok: false, error: { code: 'busy', message: 'another window has an older version of this page' } };
    postMessage({ id: data.id, reply: ready ? await ready.request(data.message) : busy });
  } catch (error) {
    postMessage({ id: data.id, reply: { ok: false, error: { code: 'crashed', message: String(error) } } });
  }
});
