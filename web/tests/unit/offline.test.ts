// What the page knows of what is kept for offline use, with a service worker made of paper.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Keep = typeof import('../../src/offline/keep');

let keeper: Keep;
let ready: Record<string, boolean>;
let asked: (string | undefined)[];
let broken: string | undefined;
let connection: { saveData?: boolean };

const kept = () => Object.fromEntries(Object.entries(ready).map(([part, is]) => [part, { bytes: 1000, ready: is }]));

const active = {
  postMessage({ keep }: { keep?: string }, [port]: MessagePort[]) {
    asked.push(keep);
    if (keep) {
      port!.postMessage({ progress: 0.25 });
      if (keep === broken) return port!.postMessage({ fault: 'no room' });
      ready[keep] = true;
    }
    port!.postMessage({ kept: kept() });
  },
};

beforeEach(async () => {
  [ready, asked, broken, connection] = [{ shell: true, crypt: false, saga: false }, [], undefined, {}];
  vi.resetModules();
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active }) }, connection });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  keeper = await import('../../src/offline/keep');
});

afterEach(() => vi.unstubAllGlobals());

describe('keeping for offline use', () => {
  test('what is kept is told by the service worker', async () => {
    ready.saga = true;
    expect(keeper.offline.value).toEqual({});
    expect(keeper.offlineReady.value).toBe(false);
    await keeper.refreshOffline();
    expect(keeper.offline.value).toEqual({
      crypt: { bytes: 1000, state: 'away', progress: 0 },
      saga: { bytes: 1000, state: 'ready', progress: 1 },
    });
    expect(keeper.offlineReady.value).toBe(true);
  });

  test('a game comes with its progress, once however often it is asked for', async () => {
    await keeper.refreshOffline();
    const seen: unknown[] = [];
    const stop = keeper.offline.subscribe(({ crypt }) => void seen.push([crypt?.state, crypt?.progress]));
    await Promise.all([keeper.keep('crypt'), keeper.keep('crypt')]);
    stop();
    expect(asked).toEqual([undefined, 'crypt']);
    expect(seen).toContainEqual(['coming', 0]);
    expect(seen).toContainEqual(['coming', 0.25]);
    expect(keeper.offline.value.crypt).toEqual({ bytes: 1000, state: 'ready', progress: 1 });
  });

  test('one that cannot be kept is told, and can be asked for again', async () => {
    await keeper.refreshOffline();
    broken = 'crypt';
    await expect(keeper.keep('crypt')).rejects.toThrow('no room');
    expect(keeper.offline.value.crypt).toEqual({ bytes: 1000, state: 'away', progress: 0 });
    broken = undefined;
    await keeper.keep('crypt');
    expect(keeper.offline.value.crypt!.state).toBe('ready');
  });

  test('the games come by themselves when the page is idle', async () => {
    await keeper.keepQuietly();
    expect(asked).toEqual([undefined, 'crypt', 'saga']);
    await keeper.keepQuietly();
    expect(asked).toEqual([undefined, 'crypt', 'saga', undefined]);
  });

  test('but not where data is to be saved', async () => {
    connection.saveData = true;
    await keeper.keepQuietly();
    expect(asked).toEqual([undefined]);
    await keeper.keep('saga');
    expect(keeper.offline.value.saga!.state).toBe('ready');
  });
});
