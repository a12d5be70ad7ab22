// WebKit as GTK has it: its MiniBrowser, by the classic WebDriver, on a screen of its own that nobody sees.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../e2e/lib/server.mjs';
import { newHome, start } from './process.mjs';
import { pressAt, pressKey } from './webdriver.mjs';

const screen = '2600x1600x24';

function miniBrowser() {
  const [found] = readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1`).filter((folder) => exists(folder));
  if (!found) throw new Error('there is no MiniBrowser of WebKit: is webkit2gtk-driver installed?');
  return `${found}/MiniBrowser`;
}

function exists(folder) {
  try {
    return readdirSync(folder).includes('MiniBrowser');
  } catch {
    return false;
  }
}

/** Its buttons would keep the window from being as narrow as a phone. */
const narrow = 'entry, entry *, button, button *, toolbar, toolbar * { min-width: 0; padding: 0; margin: 0; border: 0; } entry { font-size: 4px; }';

/** Everything it would keep in a person's home is kept in this one. */
function environment(home, display) {
  const config = join(home.folder, 'config');
  mkdirSync(join(config, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), narrow);
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${home.downloads}"\n`);
  return {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    HOME: home.folder,
    LANG: 'C.UTF-8',
    LANGUAGE: 'en_GB',
    NO_AT_BRIDGE: '1',
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', // there is no graphics card, and without this one is imitated, slowly
    XDG_CACHE_HOME: join(home.folder, 'cache'),
    XDG_CONFIG_HOME: config,
    XDG_DATA_HOME: join(home.folder, 'data'),
  };
}

/** The driver's HTTP: `ask(method, path, body)`. It says nothing when it is ready. */
async function connect(port) {
  const ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; ; ++tries) {
    try {
      await ask('GET', '/status');
      return ask;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** It does not tell what goes wrong in a page, so the page is asked to note it, from its load on. */
const noteErrors = `globalThis.noted ?? (() => {
  globalThis.noted = [];
  addEventListener('error', ({ message, filename, lineno }) => noted.push(message + ' ' + filename + ':' + lineno));
  addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason)));
  const { error } = console;
  console.error = (...words) => { noted.push(words.join(' ')); error(...words); };
})()`;

export async function openWebKit({ width, height }) {
  const home = newHome();
  const shown = await start('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], { pattern: /^(\d+)\n/m });
  const port = await freePort();
  const driver = await start('WebKitWebDriver', [`--port=${port}`], { env: environment(home, shown.found[1]) });
  const ask = await connect(port);
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const { sessionId, capabilities } = await ask('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } });
  const at = `/session/${sessionId}`;
  const run = (script) => ask('POST', `${at}/execute/async`, { script: `const done = arguments[arguments.length - 1]; (${script}).then(done);`, args: [] });
  const errors = [];
  const collect = async () => errors.push(...JSON.parse(await run(`Promise.resolve(JSON.stringify((globalThis.noted ?? []).splice(0)))`)));
  const navigate = async (path, body) => {
    await collect();
    await ask('POST', at + path, body);
    await run(`Promise.resolve(${noteErrors})`);
  };
  // Its bar takes a part of the window, and the page hears of its new size a moment later.
  let bar = 0;
  const resize = async (wide, high) => {
    for (let tries = 0; tries < 60; ++tries) {
      if (tries % 20 === 0) await ask('POST', `${at}/window/rect`, { x: 0, y: 0, width: wide, height: high + bar });
      const [outer, innerWide, inner] = JSON.parse(await run('Promise.resolve(JSON.stringify([outerHeight, innerWidth, innerHeight]))'));
      if (innerWide === wide && inner === high) return;
      if (innerWide === wide && outer === high + bar) bar = outer - inner;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the window does not become ${wide}x${high}`);
  };
  await resize(width, height);
  return {
    version: capabilities.browserVersion,
    downloads: home.downloads,
    go: (url) => navigate('/url', { url }),
    reload: () => navigate('/refresh'),
    resize,
    run,
    pressAt: (x, y) => ask('POST', `${at}/actions`, { actions: pressAt(x, y) }),
    pressKey: (key) => ask('POST', `${at}/actions`, { actions: pressKey(key) }),
    picture: async () => Buffer.from(await ask('GET', `${at}/screenshot`), 'base64'),
    async errors() {
      await collect();
      return errors;
    },
    async close() {
      await ask('DELETE', at).catch(() => {});
      await driver.stop();
      await shown.stop();
      home.remove();
    },
  };
}
