// node tests/board/digger_shots.mjs FOLDER [NAME…]: pictures of Dungeon Digger's board in many positions of the recorded games,
// from phone to wide screen, dark and light.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { root } from '../e2e/lib/places.mjs';

const [folder, ...only] = process.argv.slice(2);
if (!folder) throw new Error('usage: digger_shots.mjs FOLDER [NAME…]');
const replays = join(root, 'tests/replays');
const endOf = (name) => JSON.parse(readFileSync(join(replays, `digger-${name}.json`), 'utf8')).position;

const scenes = {};
for (const file of readdirSync(replays)) {
  const name = /^digger-(.+)\.json$/.exec(file)?.[1];
  if (name) scenes[name] = () => ({ view: endOf(name), me: 0 });
}

const sizes = { phone: [390, 664, 2], flat: [844, 390, 2], desktop: [1366, 768, 1], wide: [2560, 1440, 1] };
const server = await createServer({ root: join(root, 'web'), configFile: false, logLevel: 'error', server: { host: '127.0.0.1', port: 0, hmr: false, fs: { allow: [root] } } });
await server.listen();
const url = `http://127.0.0.1:${server.httpServer.address().port}/tests/board/digger.html`;
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
for (const wanted of only.length ? only : Object.keys(scenes)) {
  const [name, size = 'desktop', scheme = 'dark', zoom] = wanted.split(':');
  const [width, height, deviceScaleFactor] = sizes[size];
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.log(name, 'console:', message.text()));
  page.on('pageerror', (error) => console.log(name, 'error:', error.message));
  await page.goto(`${url}?scheme=${scheme}`);
  await page.waitForFunction(() => 'show' in globalThis);
  const state = await scenes[name]();
  if (zoom) Object.assign(state, { frame: [zoom.includes(',') ? zoom : '0,0'], framing: { size: [36, 36] } });
  await page.evaluate((one) => globalThis.show(one), state);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => document.querySelector('.board-ground path') !== null);
  await page.waitForTimeout(700);
  await page.screenshot({ path: join(folder, `${[name, size, scheme, ...(zoom ? [zoom] : [])].join('-')}.png`) });
  console.log(wanted, await page.evaluate(() => `${document.querySelectorAll('.board-ground *').length} ${document.querySelectorAll('.board-things *').length} ${document.querySelector('.board-view').dataset.level}`));
  await context.close();
}
await browser.close();
await server.close();
