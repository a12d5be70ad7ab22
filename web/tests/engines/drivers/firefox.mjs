// Debian's Firefox, by WebDriver BiDi: it speaks that over a WebSocket by itself, without another program.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { newHome, start } from './process.mjs';
import { pressAt, pressKey } from './webdriver.mjs';

const program = process.env.UNDERCROFT_FIREFOX ?? '/usr/bin/firefox-esr';

/** Nothing is asked, and nothing outside this machine. */
function preferences(downloads) {
  return {
    'app.normandy.enabled': false,
    'app.update.disabledForTesting': true,
    'browser.download.dir': downloads,
    'browser.download.folderList': 2,
    'browser.safebrowsing.malware.enabled': false,
    'browser.safebrowsing.phishing.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'extensions.update.enabled': false,
    'intl.accept_languages': 'en-GB, en',
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'data:,',
    'toolkit.telemetry.reportingpolicy.firstRun': false,
    'ui.systemUsesDarkTheme': 0,
  };
}

/** Commands over the socket, each answered by its number; `hear` gets what is told unasked. */
function connect(address, hear) {
  const socket = new WebSocket(address);
  const waiting = new Map();
  let last = 0;
  socket.on('message', (data) => {
    const { id, type, result, error, message, method, params } = JSON.parse(data);
    if (type === 'event') return hear(method, params);
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') reject(new Error(`${error}: ${message}`));
    else resolve(result);
  });
  socket.on('close', () => waiting.forEach(({ reject }) => reject(new Error('Firefox is gone'))));
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(send));
    socket.once('error', reject);
  });
}

export async function openFirefox({ width, height }) {
  const home = newHome();
  const lines = Object.entries(preferences(home.downloads)).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(join(home.folder, 'user.js'), lines.join('\n'));
  const { found, stop } = await start(program, ['--headless', '--no-remote', '--profile', home.folder, '--remote-debugging-port', '0'], {
    env: { HOME: home.folder },
    pattern: /WebDriver BiDi listening on (ws:\S+)/,
  });
  const errors = [];
  const send = await connect(`${found[1]}/session`, (method, { level, text, stackTrace }) => {
    const places = stackTrace?.callFrames.map(({ url, lineNumber }) => `${url}:${lineNumber}`) ?? [];
    if (method === 'log.entryAdded' && level === 'error') errors.push([text, ...places.slice(0, 3)].join(' '));
  });
  const { capabilities } = await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send('browsingContext.getTree');
  const { context } = contexts[0];
  const resize = (wide, high) => send('browsingContext.setViewport', { context, viewport: { width: wide, height: high } });
  await resize(width, height);
  return {
    version: capabilities.browserVersion,
    downloads: home.downloads,
    go: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    resize,
    async run(script) {
      const { type, result, exceptionDetails } = await send('script.evaluate', { expression: script, target: { context }, awaitPromise: true });
      if (type === 'exception') throw new Error(exceptionDetails.text);
      return result.value;
    },
    pressAt: (x, y) => send('input.performActions', { context, actions: pressAt(x, y) }),
    pressKey: (key) => send('input.performActions', { context, actions: pressKey(key) }),
    picture: async () => Buffer.from((await send('browsingContext.captureScreenshot', { context })).data, 'base64'),
    errors: async () => errors,
    async close() {
      await send('browser.close').catch(() => {});
      await stop();
      home.remove();
    },
  };
}
