// node web/tests/engines/run.mjs [WORD...]: a first visit in chromium, Firefox and WebKit, all of Debian. Prints a line for
// each part; WORD keeps the engines and parts whose names have it ("firefox", "lesson"). A part that fails is tried once
// more: if it passes then, its line says so and why it failed first. Needs the program and the packed page; speaks to this
// machine only.
import { openChromium } from './drivers/chromium.mjs';
import { openFirefox } from './drivers/firefox.mjs';
import { openWebKit } from './drivers/webkit.mjs';
import { freePort, startServer } from '../e2e/lib/server.mjs';
import { games } from './games.mjs';
import { Page } from './page.mjs';
import { desktop, partsOf } from './smoke.mjs';

const engines = { webkit: openWebKit, firefox: openFirefox, chromium: openChromium };
const settings = { language: 'en', scheme: 'dark', speed: 3, sound: false };
const patience = 120_000;
const together = Number(process.env.UC_E2E_TOGETHER ?? 2);

/** A server at an address that it keeps, for a page that must do without it and gets it back. */
async function lastingServer() {
  const port = await freePort();
  let running = await startServer({ port });
  return {
    url: running.url,
    stop: () => running.stop(),
    async begin() {
      running = await startServer({ port });
    },
  };
}

class TooLate extends Error {}

function within(work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`not done after ${patience / 1000} s`)), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Why the part failed, or null. */
async function attempt(act, place) {
  const { driver } = place.page;
  await place.page.setViewportSize(desktop);
  const before = (await driver.errors()).length;
  const fault = await within(act(place)).then(() => null, (error) => error);
  const errors = [...new Set((await driver.errors()).slice(before))].slice(0, 5);
  if (fault || !errors.length) return fault;
  return new Error(`the page reported: ${errors.join(' | ')}`);
}

/** True if all is well. */
async function run(name, act, place) {
  const title = `${place.page.engine}: ${name}`;
  const start = performance.now();
  const first = await attempt(act, place);
  // What is too late may still go on: nothing can be tried beside it.
  const again = () => place.page.goto(`${place.server.url}/`).then(() => attempt(act, place));
  const fault = first && (first instanceof TooLate ? first : await again());
  const took = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  if (!first) console.log(`ok ${title} (${took})`);
  else if (!fault) console.log(`ok ${title} (${took}, at the second try; first: ${first.message.split('\n')[0]})`);
  else {
    await place.page.shot(`failed-${name.replace(/\W+/g, '-')}`).catch(() => {});
    const lines = [...fault.message.split('\n'), `first: ${first.message.split('\n')[0]}`];
    console.log(`FAIL ${title} (${took}) ${lines.slice(0, 20).join('\n     ')}`);
  }
  if (fault instanceof TooLate) throw fault;
  return !fault;
}

async function visit(engine, parts) {
  const server = await lastingServer();
  const driver = await engines[engine](desktop);
  try {
    console.log(`${engine} ${driver.version}`);
    const page = new Page(engine, driver, desktop);
    // Settings belong to an address, so a page of it must be there before they are kept, and once more to read them.
    await page.goto(`${server.url}/`);
    await page.evaluate((kept) => localStorage.setItem('undercroft.settings', JSON.stringify(kept)), settings);
    await page.reload();
    let sound = true;
    for (const [name, act] of parts) sound = (await run(name, act, { page, server })) && sound;
    return sound;
  } finally {
    await driver.close();
    await server.stop();
  }
}

const words = process.argv.slice(2);
const kept = (names) => {
  const meant = words.filter((word) => names.some((name) => name.includes(word)));
  return names.filter((name) => !meant.length || meant.some((word) => name.includes(word)));
};
const parts = partsOf(games);
const names = kept(parts.map(([name]) => name));
const chosen = parts.filter(([name]) => names.includes(name));
const queue = kept(Object.keys(engines));
let failed = false;
await Promise.all(
  Array.from({ length: together }, async () => {
    for (let engine = queue.shift(); engine; engine = queue.shift()) {
      const sound = await visit(engine, chosen).catch((error) => {
        console.log(`FAIL ${engine}: cannot go on: ${error.message}`);
        return false;
      });
      failed ||= !sound;
    }
  }),
);
process.exit(failed ? 1 : 0);
