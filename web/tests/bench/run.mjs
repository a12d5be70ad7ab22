// node web/tests/bench/run.mjs [NAME...]: how large and how fast the page is, in a real browser, with the targets beside.
// NAME: wire, ready, engine, hint, paint, motion, memory, board. Measures wall-clock time: other programs disturb it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium as browsers } from 'playwright-core';
import { Dice } from '../e2e/lib/dice.mjs';
import { playedSave } from '../e2e/lib/engine.mjs';
import { openGame, playedGame } from '../e2e/lib/onedeck.mjs';
import { build, chromium, program } from '../e2e/lib/places.mjs';
import { startServer } from '../e2e/lib/server.mjs';
import { choose, openSave, situation } from '../e2e/lib/table.mjs';
import { Visit } from '../e2e/lib/visit.mjs';
import { board } from './board.mjs';
import { Figures, median } from './figures.mjs';
import { countingProxy, sharesOf } from './wire.mjs';

const flags = ['--no-sandbox', '--disable-dev-shm-usage'];
const figures = new Figures();
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time) => `${Math.round(time)} ms`;
const open = (more = []) => browsers.launch({ executablePath: chromium, args: [...flags, ...more] });

async function visiting(url, options, act, browser) {
  const own = browser ?? (await open());
  const visit = await Visit.begin(own, url, options);
  try {
    return await act(visit);
  } finally {
    await visit.end();
    if (!browser) await own.close();
  }
}

// --- the first visit -------------------------------------------------------------------------------------------------

/** The games on the shelf that can be played there. */
const gamesOn = (page) => page.$$eval('.game .play', (links) => links.map((link) => /new\/(\w+)/.exec(link.hash)[1]));

/** From the shelf to the first decision: with as few players as can be, one person alone where the game allows it, so that
 * no computer thinks meanwhile. Gives the milliseconds, as the page itself sees them. */
function openFromShelf(page, game) {
  return page.evaluate(
    (id) =>
      new Promise((done) => {
        const begin = performance.now();
        let started = false;
        document.querySelector(`.game .play[href="#/new/${id}"]`).click();
        const look = setInterval(() => {
          const start = document.querySelector('button[type="submit"]');
          if (start && !started) {
            started = true;
            document.querySelector('input[name="players"]')?.click();
            setTimeout(() => start.click());
          }
          if (!document.querySelector('[data-region="dock"] button')) return;
          clearInterval(look);
          done(performance.now() - begin);
        }, 2);
      }),
    game,
  );
}

/** What a first visit and a first game ask of the wire, the quiet fetching of all else left out. */
async function wire(server) {
  const proxy = await countingProxy(server.url);
  let games = [null];
  for (let at = 0; at < games.length; ++at)
    await visiting(proxy.url, { serviceWorkers: 'block' }, async ({ page }) => {
      await page.goto(`${proxy.url}/`);
      await page.waitForSelector('.game .play');
      await page.waitForLoadState('networkidle');
      const shelf = neededOf(proxy.answers.splice(0));
      if (games[at] === null) {
        figures.add('the shelf: bytes over the wire', kilo(shelf.bytes), '120 kB', shelf.bytes <= 120_000);
        figures.note(shelf.words);
        games = await gamesOn(page);
      }
      await openFromShelf(page, games[at]);
      await page.waitForLoadState('networkidle');
      const game = neededOf(proxy.answers.splice(0));
      figures.add(`${games[at]}, opened first from the shelf: bytes more`, kilo(game.bytes), '400 kB', game.bytes <= 400_000);
      figures.note(game.words);
    });
  await visiting(proxy.url, {}, async ({ page }) => {
    await page.goto(`${proxy.url}/`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }));
    });
    await page.waitForLoadState('networkidle');
  });
  await proxy.stop();
  const { twice, pictures, bytes } = sharesOf(proxy.answers);
  figures.note(`until the shelf is kept for offline: ${kilo(bytes)}, pictures among them ${kilo(pictures)}; ${kilo(twice)} for files that were fetched before`);
}

/** Pictures come after the first paint and are not needed to play. */
function neededOf(answers) {
  const { found, bytes, pictures } = sharesOf(answers);
  const words = Object.entries(found).sort(([, a], [, b]) => b - a).map(([kind, size]) => `${kind} ${kilo(size)}`).join(', ');
  return { bytes: bytes - pictures, words };
}

async function ready(server) {
  const shelves = [];
  const opened = new Map();
  let games = [];
  for (let visit = 0; visit < 5 * Math.max(1, games.length); ++visit) {
    await visiting(server.url, {}, async ({ page, context }) => {
      await context.addInitScript(() => {
        const note = setInterval(() => {
          if (!document.querySelector('.game .play')) return;
          globalThis.playSeen = performance.now();
          clearInterval(note);
        }, 4);
      });
      await page.goto(`${server.url}/`);
      await page.waitForFunction(() => globalThis.playSeen);
      shelves.push(await page.evaluate(() => globalThis.playSeen));
      if (!games.length) games = await gamesOn(page);
      const game = games[visit % games.length];
      opened.set(game, [...(opened.get(game) ?? []), await openFromShelf(page, game)]);
    });
  }
  figures.add(`the shelf is there on a cold cache, median of ${shelves.length}`, ms(median(shelves)), '< 500 ms', median(shelves) < 500);
  for (const [game, times] of opened) figures.add(`from there to the first decision of ${game}, median of 5`, ms(median(times)), '< 1000 ms', median(times) < 1000);
}

// --- the engine in a worker ------------------------------------------------------------------------------------------

const gamesARun = 2000;
const secondsARun = 2;

/** The best of short runs for some seconds, as in the worker; the start of the program is not what is measured. */
function nativeRate() {
  const timed = (games) => {
    const start = performance.now();
    execFileSync(program, ['bench'], { env: { ...process.env, UNDERCROFT_BENCH_GAMES: String(games) } });
    return performance.now() - start;
  };
  const begins = Math.min(...Array.from({ length: 5 }, () => timed(1)));
  let best = Infinity;
  const end = performance.now() + 1000 * secondsARun;
  while (performance.now() < end) best = Math.min(best, timed(4 * gamesARun) - begins);
  return (4 * gamesARun * 1000) / best;
}

/** Runs in the worker: the best of many short runs. */
const workerText = `
onmessage = async ({ data: { games, seconds } }) => {
  let memory;
  const quiet = () => 0;
  const clock = (id, precision, place) => {
    new DataView(memory.buffer).setBigUint64(place, BigInt(Math.round(performance.now() * 1e6)), true);
    return 0;
  };
  const system = new Proxy({}, { get: (_, name) => (name === 'clock_time_get' ? clock : quiet) });
  const { instance } = await WebAssembly.instantiateStreaming(fetch('/bench.wasm'), { wasi_snapshot_preview1: system });
  memory = instance.exports.memory;
  instance.exports._initialize();
  const play = instance.exports.uc_random_games;
  for (let i = 0; i < 3; ++i) play(BigInt(games));
  let best = 0;
  const end = performance.now() + 1000 * seconds;
  while (performance.now() < end) {
    const start = performance.now();
    play(BigInt(games));
    best = Math.max(best, (1000 * games) / (performance.now() - start));
  }
  postMessage(best);
};`;

async function engine(server) {
  const module = join(build, 'wasm/bench.wasm');
  if (!existsSync(module)) return figures.add('random games in a worker against native', 'bench.wasm is not built', '60 %', false);
  await visiting(server.url, { serviceWorkers: 'block' }, async ({ page, context }) => {
    await context.route('**/bench.wasm', (route) => route.fulfill({ contentType: 'application/wasm', body: readFileSync(module) }));
    await context.route('**/bench-worker.js', (route) => route.fulfill({ contentType: 'text/javascript', body: workerText }));
    await page.goto(`${server.url}/#/about`);
    const inWorker = () =>
      page.evaluate(
        ({ games, seconds }) =>
          new Promise((resolve, reject) => {
            const worker = new Worker('/bench-worker.js');
            worker.onmessage = ({ data }) => {
              worker.terminate();
              resolve(data);
            };
            worker.onerror = (event) => reject(new Error(event.message));
            worker.postMessage({ games, seconds });
          }),
        { games: gamesARun, seconds: secondsARun },
      );
    // In turn, so that whatever else the machine does meets both.
    const pairs = [];
    for (let turn = 0; turn < 5; ++turn) pairs.push([await inWorker(), nativeRate()]);
    const share = median(pairs.map(([page_, native]) => page_ / native));
    const rate = Math.round(median(pairs.map(([page_]) => page_)));
    figures.add('random games in a worker against native, median of 5', `${Math.round(100 * share)} % (${rate} a s)`, '60 %', share >= 0.6);
  });
}

// --- thinking --------------------------------------------------------------------------------------------------------

const foursome = (seed, level) =>
  playedSave({
    seats: ['human=Anna', `level:${level}`, `level:${level}`, `level:${level}`],
    seed,
    until: (turn, steps) => steps >= 4 && turn.actor === 0 && turn.kind === 'claim' && turn.count > 50,
  });

/** From the press to the first words of the hint, as the page sees it. */
function timeOfHint(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const start = performance.now();
        const look = new MutationObserver(() => {
          if (!document.querySelector('.hint-line p b')) return;
          look.disconnect();
          resolve(performance.now() - start);
        });
        look.observe(document.body, { childList: true, subtree: true });
        document.querySelector('.tool-hint').click();
      }),
  );
}

/** Boss rounds of two heroes, their party at level 4, with the dice thrown. */
async function bossRounds() {
  const saves = [];
  for (let game = 1; saves.length < 5 && game < 60; ++game) {
    let found = false;
    const save = await playedGame({ heroes: ['warrior', 'rogue'], dungeon: ['hydras_reef', 'dragons_cave', 'lichs_tomb'][game % 3], seed: `boss ${game}`, until: (turn, view) => (found = turn.kind === 'dice' && view.floor > 3 && view.level.number >= 4) });
    if (found) saves.push(save);
  }
  return saves;
}

async function hint(server) {
  const five = await Promise.all([0, 1, 2, 3, 4].map((game) => foursome(`bench ${game}`, 3)));
  for (const [what, saves, open, target] of [
    ['a hint of level 3, four players of Crypt', five, openSave, 1000],
    ['a hint in a boss round of two heroes at level 4', await bossRounds(), openGame, 300],
  ]) {
    const times = await visiting(server.url, {}, async (visit) => {
      const found = [];
      for (const save of saves) {
        await open(visit, save);
        found.push(await timeOfHint(visit.page));
        await visit.page.keyboard.press('Escape');
      }
      return found;
    });
    figures.add(`${what}, median of ${times.length}`, ms(median(times)), `< ${target} ms`, median(times) < target);
    figures.note(times.map(ms).join(', '));
  }
}

const slowed = 4;

async function slowDown({ page, context }) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
}

/** The worst press, as browsers tell it: of fifty; shorter ones than 16 ms are not reported at all. */
async function worstPress(server, { level, slow }) {
  return visiting(server.url, { motion: 'no-preference' }, async (visit) => {
    const { page } = visit;
    await openSave(visit, await foursome('bench paint', level));
    // The first visit's work, keeping all files, is another figure.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForTimeout(1000);
    if (slow) await slowDown(visit);
    await page.evaluate(() => {
      globalThis.interactions = new Map();
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
          if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
      }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    });
    const dice = new Dice('paint');
    const closed = async () => {
      await page.waitForSelector('dialog[open]');
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
    };
    let pressed = 0;
    for (let round = 0; round < 12 && pressed < 60; ++round) {
      await situation(page);
      if (await page.$('.end-panel')) break;
      await choose(page, dice);
      pressed += 3;
      while (pressed < 60 && (await page.evaluate(() => !document.querySelector('.crypt-powers button, .end-panel')))) {
        // A computer is thinking: look at a Collector and at the log, and close them.
        if (!(await page.click('.crypt-collector', { timeout: 2000 }).then(() => true, () => false))) break; // the game has just ended
        await closed();
        await page.keyboard.press('l');
        await closed();
        pressed += 4;
      }
    }
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 300)));
    return { pressed, durations: await page.evaluate(() => [...interactions.values()].sort((a, b) => b - a)) };
  });
}

async function paint(server) {
  for (const [what, how] of [
    ['a press to the next paint while three of level 5 think', { level: 5, slow: false }],
    [`a press to the next paint, processor slowed ${slowed} times`, { level: 1, slow: true }],
  ]) {
    const { pressed, durations } = await worstPress(server, how);
    const worst = durations[0] ?? 16;
    figures.add(what, `${durations.length ? '' : '< '}${ms(worst)}`, '< 100 ms', worst < 100);
    figures.note(`${pressed} presses, the longest: ${durations.slice(0, 5).map(ms).join(', ')}`);
  }
}

/** Frames while things fly and dice roll, with the processor slowed: in those seconds alone in which something moves. */
async function motion(server) {
  await visiting(server.url, { motion: 'no-preference', speed: 2 }, async (visit) => {
    const { page } = visit;
    await openSave(visit, await foursome('bench motion', 1));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForTimeout(1000);
    await slowDown(visit);
    await page.evaluate(() => {
      globalThis.moved = { frames: 0, time: 0, longest: 0 };
      let before = null;
      const step = (now) => {
        const moves = document.querySelector('.travel > *, [data-rolling="true"], [data-counting="true"]') !== null;
        if (moves && before !== null) {
          moved.frames += 1;
          moved.time += now - before;
          moved.longest = Math.max(moved.longest, now - before);
        }
        before = moves ? now : null;
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    });
    const dice = new Dice('motion');
    for (let choices = 0; choices < 6 && (await situation(page)) === 'choice'; ++choices) await choose(page, dice);
    const { frames, time, longest } = await page.evaluate(() => moved);
    const rate = (1000 * frames) / time;
    figures.add(`things that travel, processor slowed ${slowed} times`, `${rate.toFixed(0)} frames a second`, '≥ 50', rate >= 50);
    figures.note(`${(time / 1000).toFixed(1)} s of motion, the longest wait for a frame: ${ms(longest)}`);
  });
}

// --- memory ----------------------------------------------------------------------------------------------------------

/** The memory that the page's process has for itself: the page with all its workers. In kB. */
async function memoryOf(browser, visit) {
  // What is held, not what the browser keeps in hand for more: as it does when memory grows short.
  const collect = () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  for (let twice = 0; twice < 2; ++twice) {
    await visit.page.evaluate(collect);
    for (const worker of visit.page.workers()) await worker.evaluate(collect).catch(() => {});
    await visit.page.waitForTimeout(300);
  }
  const pressed = await visit.context.newCDPSession(visit.page);
  await pressed.send('Memory.simulatePressureNotification', { level: 'critical' }).catch(() => {});
  await pressed.detach();
  await visit.page.waitForTimeout(300);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const text = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
      const part = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
      return part('Private_Dirty') + part('Private_Clean');
    });
  return Math.max(...sizes);
}

async function memory(server) {
  const browser = await open(['--js-flags=--expose-gc']);
  await visiting(
    server.url,
    {},
    async (visit) => {
      const after = {};
      for (let game = 1; game <= 50; ++game) {
        const save = await playedSave({ seats: ['level:2', 'level:1'], seed: `memory ${game}`, until: () => true });
        if ((await openSave(visit, save)) !== 'end') throw new Error('the computers did not play to the end');
        if (game !== 5 && game !== 50) continue;
        await visit.go('#/about');
        await visit.page.waitForFunction(() => document.querySelector('.about-parts') !== null);
        after[game] = await memoryOf(browser, visit);
      }
      const growth = after[50] / after[5] - 1;
      figures.add('memory after 50 games against after 5', `${growth >= 0 ? '+' : ''}${(100 * growth).toFixed(1)} %`, 'at most +10 %', growth <= 0.1);
      figures.note(`${kilo(1024 * after[5])} after 5, ${kilo(1024 * after[50])} after 50: the page's process with all its workers`);
    },
    browser,
  );
  await browser.close();
}

// ---------------------------------------------------------------------------------------------------------------------

const parts = { wire, ready, engine, hint, paint, motion, memory, board: () => board(figures) };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length) {
  console.error(`There is no figure ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
const server = await startServer();
console.log(`The page in Chromium, ${cpus().length} cores\n`);
try {
  for (const [name, measure] of Object.entries(parts)) if (!wanted.length || wanted.includes(name)) await measure(server);
} finally {
  await server.stop();
}
