// The service worker, with a browser's parts made of paper: what it keeps, what it answers, and what it leaves alone.
import { beforeEach, describe, expect, test } from 'vitest';
import { projectFile } from './project_file';

const origin = 'http://127.0.0.1:8080';
const ours = '<!doctype html><title>Undercroft</title>';
const pathOf = (asked: Request | Asked | string) => new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname;

interface Asked {
  url: string;
  method: string;
  mode: string;
}

type Server = (asked: Asked | string) => Promise<Response>;
const gone: Server = () => Promise.reject(new TypeError('Failed to fetch'));
const says =
  (text: string): Server =>
  () =>
    Promise.resolve(new Response(text));

class PaperCache {
  readonly files = new Map<string, string>();
  async match(asked: Asked | string) {
    const text = this.files.get(pathOf(asked));
    return text === undefined ? undefined : new Response(text);
  }
  async put(asked: string, reply: Response) {
    this.files.set(pathOf(asked), await reply.text());
  }
  async keys() {
    return [...this.files.keys()].map((path) => ({ url: origin + path }));
  }
}

class PaperCaches {
  readonly all = new Map<string, PaperCache>();
  async open(name: string) {
    if (!this.all.has(name)) this.all.set(name, new PaperCache());
    return this.all.get(name)!;
  }
  async match(asked: string) {
    for (const cache of this.all.values()) if (cache.files.has(pathOf(asked))) return cache.match(asked);
    return undefined;
  }
  async has(name: string) {
    return this.all.has(name);
  }
  async keys() {
    return [...this.all.keys()];
  }
  async delete(name: string) {
    return this.all.delete(name);
  }
  names() {
    return [...this.all.keys()].sort();
  }
}

interface Parts {
  [part: string]: { version: string; files: Record<string, number> };
}

const first: Parts = {
  shell: { version: 's1', files: { '/': 10, '/assets/a-1.js': 20, '/icon.svg': 5 } },
  crypt: { version: 'c1', files: { '/assets/crypt-1.wasm': 300, '/assets/crypt-face-1.js': 100 } },
  saga: { version: 'g1', files: { '/assets/saga-1.wasm': 400 } },
};

let caches: PaperCaches;
let fetched: string[];

/** A worker of that version, with the browser's caches as they are. */
class Worker {
  private readonly listeners = new Map<string, (event: object) => void>();
  server: Server = says(`${ours}newer`);
  claimed = false;

  constructor(parts: Parts = first) {
    const code = projectFile('web/src/offline/sw.js').replace("'%PARTS%'", JSON.stringify(parts)).replace('patienceInMs = 1000', 'patienceInMs = 20');
    const browser = {
      addEventListener: (name: string, act: (event: object) => void) => this.listeners.set(name, act),
      caches,
      clients: { claim: async () => (this.claimed = true) },
      location: { origin },
      fetch: (asked: Asked | string) => {
        fetched.push(pathOf(asked));
        return this.server(asked);
      },
    };
    new Function(...Object.keys(browser), code)(...Object.values(browser));
  }

  async wait(name: string, more: object = {}): Promise<void> {
    let work: Promise<unknown> | undefined;
    this.listeners.get(name)!({ ...more, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  }

  /** Undefined if it leaves the request to the browser. */
  async ask(path: string, server = this.server, { mode = 'navigate', method = 'GET', from = origin } = {}): Promise<string | undefined> {
    this.server = server;
    let answer: Promise<Response> | undefined;
    const request: Asked = { url: `${from}${path}`, method, mode };
    this.listeners.get('fetch')!({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer && (await answer).text();
  }

  async message(data: object): Promise<any[]> {
    const told: unknown[] = [];
    await this.wait('message', { data, ports: [{ postMessage: (each: unknown) => told.push(each) }] });
    return told;
  }
}

/** One that was installed with nothing before it. */
async function installed(): Promise<Worker> {
  const worker = new Worker();
  worker.server = async (asked) => new Response(asked === '/' ? `${ours}kept` : `kept ${String(asked)}`);
  await worker.wait('install');
  await worker.wait('activate');
  return worker;
}

beforeEach(() => {
  caches = new PaperCaches();
  fetched = [];
});

describe('what it answers', () => {
  test('opens the kept page, with the server or without', async () => {
    const worker = await installed();
    for (const path of ['/', '/index.html', '/?lang=it', '/#table']) {
      expect(await worker.ask(path, says(`${ours}newer`))).toBe(`${ours}kept`);
      expect(await worker.ask(path, gone)).toBe(`${ours}kept`);
      expect(await worker.ask(path, () => new Promise(() => {}))).toBe(`${ours}kept`);
    }
  });

  test('answers for its own files, and for those of a game from the game’s own cache', async () => {
    const worker = await installed();
    expect(await worker.ask('/assets/a-1.js', gone, { mode: 'no-cors' })).toBe('kept /assets/a-1.js');
    expect(await worker.ask('/assets/crypt-1.wasm', says('from the server'), { mode: 'cors' })).toBe('from the server');
    await worker.message({ keep: 'crypt' });
    worker.server = gone;
    expect(await worker.ask('/assets/crypt-1.wasm', gone, { mode: 'cors' })).toBe('from the server');
  });

  test('leaves every other path of its address alone', async () => {
    const worker = await installed();
    for (const path of ['/other', '/index.html/', '/admin/', '/assets/b.js', '//', '/sw.js']) {
      expect(await worker.ask(path, gone)).toBeUndefined();
      expect(await worker.ask(path, gone, { mode: 'cors' })).toBeUndefined();
    }
    expect(await worker.ask('/', gone, { method: 'POST' })).toBeUndefined();
    expect(await worker.ask('/', gone, { from: 'http://127.0.0.1:9999' })).toBeUndefined();
  });

  test('makes way for another program at its address', async () => {
    const worker = await installed();
    expect(await worker.ask('/', says('<title>Something else</title>'))).toBe('<title>Something else</title>');
  });
});

describe('what it keeps', () => {
  test('at first the shell alone', async () => {
    const worker = await installed();
    expect(caches.names()).toEqual(['undercroft-shell-s1']);
    expect(fetched.sort()).toEqual(Object.keys(first.shell!.files));
    expect(await worker.message({})).toEqual([
      { kept: { shell: { bytes: 35, ready: true }, crypt: { bytes: 400, ready: false }, saga: { bytes: 400, ready: false } } },
    ]);
  });

  test('a game when it is asked to, and it tells how far it is', async () => {
    const worker = await installed();
    const told = await worker.message({ keep: 'crypt' });
    expect(told.slice(0, -1).map(({ progress }) => progress).sort()).toEqual([0, expect.any(Number), 1]);
    expect(told.at(-1).kept.crypt).toEqual({ bytes: 400, ready: true });
    expect(told.at(-1).kept.saga.ready).toBe(false);
    fetched = [];
    await worker.message({ keep: 'crypt' });
    expect(fetched).toEqual([]);
  });

  test('what could not be fetched is told, and fetched the next time, without what is here', async () => {
    const worker = await installed();
    worker.server = async (asked) => (asked === '/assets/crypt-1.wasm' ? new Response('', { status: 503 }) : new Response('face'));
    expect((await worker.message({ keep: 'crypt' })).at(-1).fault).toContain('503');
    expect((await worker.message({}))[0].kept.crypt.ready).toBe(false);
    fetched = [];
    worker.server = says('engine');
    expect((await worker.message({ keep: 'crypt' })).at(-1).kept.crypt.ready).toBe(true);
    expect(fetched).toEqual(['/assets/crypt-1.wasm']);
  });

  test('a newer version is kept beside it, with the games that were kept, and without fetching what did not change', async () => {
    await (await installed()).message({ keep: 'crypt' });
    const next = structuredClone(first);
    next.shell = { version: 's2', files: { '/': 11, '/assets/a-2.js': 21, '/icon.svg': 5 } };
    next.crypt = { version: 'c2', files: { '/assets/crypt-1.wasm': 300, '/assets/crypt-face-2.js': 101 } };
    fetched = [];
    const worker = new Worker(next);
    await worker.wait('install');
    expect(fetched.sort()).toEqual(['/', '/assets/a-2.js', '/assets/crypt-face-2.js', '/icon.svg']);
    expect(caches.names()).toEqual(['undercroft-crypt-c1', 'undercroft-crypt-c2', 'undercroft-shell-s1', 'undercroft-shell-s2']);
    await worker.wait('activate');
    expect(caches.names()).toEqual(['undercroft-crypt-c2', 'undercroft-shell-s2']);
    expect(worker.claimed).toBe(true);
    expect(await worker.ask('/assets/crypt-face-2.js', gone, { mode: 'cors' })).toBe(`${ours}newer`);
  });

  test('a game that did not change is not touched by a newer shell', async () => {
    await (await installed()).message({ keep: 'crypt' });
    fetched = [];
    const worker = new Worker({ ...first, shell: { version: 's2', files: { '/': 11 } } });
    await worker.wait('install');
    await worker.wait('activate');
    expect(fetched).toEqual(['/']);
    expect(caches.names()).toEqual(['undercroft-crypt-c1', 'undercroft-shell-s2']);
  });

  test('caches of others at this address are not thrown away', async () => {
    await caches.open('somebody-else');
    await caches.open('undercroft-0123456789abcdef');
    await installed();
    expect(caches.names()).toEqual(['somebody-else', 'undercroft-shell-s1']);
  });
});
