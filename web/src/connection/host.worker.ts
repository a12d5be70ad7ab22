// The page's host in its thread: messages in, replies out, in the order they are done.
import type { Request } from './connection';
import { startEngine } from './engine';
import { LocalHost } from './local_host';
import { loadModule } from './module';
import { RemoteThinker } from './remote_thinker';
import { openShelf } from './shelf';

const module = loadModule();
const thinkers = new Map<number | 'hints', RemoteThinker>();

function thinkerFor(seat: number | 'hints'): RemoteThinker {
  let thinker = thinkers.get(seat);
  if (!thinker) thinkers.set(seat, (thinker = new RemoteThinker()));
  return thinker;
}

/** One window at a time plays a game: two would overwrite each other's saves. */
function hold(table: string): Promise<(() => void) | undefined> {
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((answer) => {
    void navigator.locks.request(`undercroft.${table}`, { ifAvailable: true }, (lock) => {
      if (!lock) return answer(undefined);
      return new Promise<void>((release) => answer(release));
    });
  });
}

function freshName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `k${[...bytes].map((byte) => (byte % 36).toString(36)).join('')}`;
}

/** Comes when a window with an older version of this page has the games. */
let blocked = () => {};
const block = new Promise<undefined>((resolve) => (blocked = () => resolve(undefined)));
const host = openShelf(() => blocked()).then(
  (shelf) => new LocalHost({ startEngine: async () => startEngine(await module), shelf, thinkerFor, hold, now: Date.now, freshName }),
);

addEventListener('message', async ({ data }: MessageEvent<{ id: number; message: Request }>) => {
  try {
    const ready = await Promise.race([host, block]);
    const busy = { ok: false, error: { code: 'busy', message: 'another window has an older version of this page' } };
    postMessage({ id: data.id, reply: ready ? await ready.request(data.message) : busy });
  } catch (error) {
    postMessage({ id: data.id, reply: { ok: false, error: { code: 'crashed', message: String(error) } } });
  }
});
