// The service worker, with a browser's parts made of paper: what it answers, and what it leaves alone.
import { describe, expect, test } from 'vitest';
import { projectFile } from './project_file';

const origin = 'http://127.0.0.1:8080';
const ours = '<!doctype html><title>Undercroft</title>';

interface Asked {
  url: string;
  method: string;
  mode: string;
}

type Server = (asked: Asked) => Promise<Response>;
const gone: Server = () => Promise.reject(new TypeError('Failed to fetch'));
const says =
  (text: string): Server =>
  () =>
    Promise.resolve(new Response(text));

/** Asks the worker; undefined if it leaves the request to the browser. */
async function ask(path: string, server: Server, { mode = 'navigate', method = 'GET', from = origin } = {}): Promise<string | undefined> {
  const code = projectFile('web/src/offline/sw.js').replace("'%FILES%'", JSON.stringify(['/', '/assets/a.js', '/icon.svg'])).replace('patienceInMs = 1000', 'patienceInMs = 20');
  const listeners = new Map<string, (event: object) => void>();
  const pathOf = (asked: Asked | string) => new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname;
  const kept = new Map([
    ['/', `${ours}kept`],
    ['/assets/a.js', 'kept script'],
  ]);
  const cache = { match: async (asked: Asked | string) => (kept.has(pathOf(asked)) ? new Response(kept.get(pathOf(asked))) : undefined) };
  const parts = {
    addEventListener: (name: string, act: (event: object) => void) => listeners.set(name, act),
    caches: { open: async () => cache },
    clients: {},
    location: { origin },
    fetch: server,
  };
  new Function(...Object.keys(parts), code)(...Object.values(parts));
  let answer: Promise<Response> | undefined;
  const request: Asked = { url: `${from}${path}`, method, mode };
  listeners.get('fetch')!({ request, respondWith: (given: Promise<Response>) => (answer = given) });
  return answer && (await answer).text();
}

describe('the service worker', () => {
  test('opens the kept page, with the server or without', async () => {
    for (const path of ['/', '/index.html', '/?lang=it', '/#table']) {
      expect(await ask(path, says(`${ours}newer`))).toBe(`${ours}kept`);
      expect(await ask(path, gone)).toBe(`${ours}kept`);
      expect(await ask(path, () => new Promise(() => {}))).toBe(`${ours}kept`);
    }
  });

  test('answers for its own files', async () => {
    expect(await ask('/assets/a.js', gone, { mode: 'no-cors' })).toBe('kept script');
    expect(await ask('/icon.svg', says('from the server'), { mode: 'no-cors' })).toBe('from the server');
  });

  test('leaves every other path of its address alone', async () => {
    for (const path of ['/other', '/index.html/', '/admin/', '/assets/b.js', '//', '/sw.js']) {
      expect(await ask(path, gone)).toBeUndefined();
      expect(await ask(path, gone, { mode: 'cors' })).toBeUndefined();
    }
    expect(await ask('/', gone, { method: 'POST' })).toBeUndefined();
    expect(await ask('/', gone, { from: 'http://127.0.0.1:9999' })).toBeUndefined();
  });

  test('makes way for another program at its address', async () => {
    expect(await ask('/', says('<title>Something else</title>'))).toBe('<title>Something else</title>');
  });
});
