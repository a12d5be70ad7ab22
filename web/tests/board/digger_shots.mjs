// node tests/board/digger_shots.mjs FOLDER [SCENE[:SIZE[:SCHEME[:PLACE]]]…]: pictures of Dungeon Digger's board in positions of the
// recorded games (at a step: 2-battle@120) and with marks, from phone to wide screen, dark and light; with a place, as near as one plays.
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { root } from '../e2e/lib/places.mjs';
import { crowded, moment, recorded } from './digger_games.mjs';

const [folder, ...only] = process.argv.slice(2);
if (!folder) throw new Error('usage: digger_shots.mjs FOLDER [SCENE[:SIZE[:SCHEME[:PLACE]]]…]');
const spaceOf = (action) => action.split(' ').at(-2);

/** Scenes by name: each recorded game at its end, and what marks can show. */
const scenes = {
  ...Object.fromEntries(recorded.flatMap((name) => [[name, () => moment(name, -1)], [`${name}@`, (at) => moment(name, Number(at))]])),
  async build() {
    const { view, me, turn } = await moment('2-first-game', 90, { kind: 'main', action: 'work' });
    const works = turn.actions.filter((action) => action.startsWith('work'));
    const [, tile, space, rotation] = works.at(-1).split(' ');
    return { view, me, marks: [...new Set(works.map(spaceOf))].map((place) => [place, place === space ? 'chosen' : 'open']), ghost: { space, tile, rotation: Number(rotation), seat: me }, numbers: [[space, '+3']] };
  },
  async spaces() {
    const { view, me, turn } = await moment('4-first-game', 150, { kind: 'main', action: 'work' });
    const works = turn.actions.filter((action) => action.startsWith('work'));
    return { view, me, marks: [...new Set(works.map(spaceOf))].map((place) => [place, 'open']), lifted: view.board.filter(({ stooges }) => stooges?.seat === me).map(({ space }) => space) };
  },
  async move() {
    const { view, me, turn } = await moment('3-first-game', 120, { kind: 'main', action: 'move' });
    const [, from, , to] = turn.actions.find((action) => action.startsWith('move')).split(' ');
    const dug = view.board.filter(({ space, class: kind }) => space !== from && kind !== 'blocker').map(({ space }) => space);
    const reach = dug.map((space, at) => ({ space, cost: 1 + (at % 3), attack: at % 7 === 3, lost: at % 5 === 2 ? 1 : 0, halts: at % 4 === 0 }));
    return { view, me, marks: [[from, 'chosen']], reach, way: { spaces: [from, to], lost: [[to, 1]] } };
  },
  async kinds() {
    const { view, me } = await moment('3-first-game', 120);
    const kinds = ['open', 'chosen', 'attack', 'loss', 'reach', 'hint', 'touched'];
    return { view, me, marks: view.board.map(({ space }, at) => [space, kinds[at % kinds.length]]) };
  },
  async crowded() {
    const { view, me } = await crowded(137);
    return { view, me };
  },
  async lit() {
    const { view, me } = await moment('4-first-game', -1);
    return { view, me, lit: view.board.filter(({ owner, class: kind }) => owner === 1 && kind === 'room').map(({ space }) => space), dimmed: true };
  },
};

const sizes = { phone: [390, 664, 2], flat: [844, 390, 2], desktop: [1366, 768, 1], wide: [2560, 1440, 1] };
const server = await createServer({ root: join(root, 'web'), configFile: false, logLevel: 'error', server: { host: '127.0.0.1', port: 0, hmr: false, fs: { allow: [root] } } });
await server.listen();
const url = `http://127.0.0.1:${server.httpServer.address().port}/tests/board/digger.html`;
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
for (const wanted of only.length ? only : Object.keys(scenes)) {
  const [name, size, scheme, zoom] = wanted.split(':').map((part, at) => part || ['', 'desktop', 'dark', ''][at]).concat(['desktop', 'dark', ''].slice(wanted.split(':').length - 1));
  const [width, height, deviceScaleFactor] = sizes[size];
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.log(name, 'console:', message.text()));
  page.on('pageerror', (error) => console.log(name, 'error:', error.message));
  await page.goto(`${url}?scheme=${scheme}`);
  await page.waitForFunction(() => 'show' in globalThis);
  const [scene, at] = name.split('@');
  const state = await (at ? scenes[`${scene}@`](at) : scenes[scene]());
  if (zoom) Object.assign(state, { frame: [zoom.includes(',') ? zoom : '0,0'], framing: { size: [36, 36] } });
  delete state.turn;
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
