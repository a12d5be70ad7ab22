// node web/tests/bench/board.mjs: how smoothly boards pan and zoom, with the processor slowed four times: a map of squares with
// sixty figures, 169 hexagons, and Dungeon Digger's dungeon of six players with 137 tiles; and how soon a press on that one is
// seen. As `./play bench web board`, or alone.
import { chromium as browsers } from 'playwright-core';
import { chromium } from '../e2e/lib/places.mjs';
import { startBuilt, startParts } from '../e2e/lib/parts.mjs';
import { crowded } from '../board/digger_games.mjs';
import { Figures } from './figures.mjs';

const seconds = 3;
const slowed = 4;

/** Moves a finger about on a board for some seconds, a step a frame; the frames that were drawn, and the longest wait for one. */
function wander(page, board, how) {
  return page.evaluate(
    ({ selector, kind, length }) =>
      new Promise((resolve) => {
        const view = document.querySelector(`${selector} .board-view`);
        const { left, top, width, height } = view.getBoundingClientRect();
        const finger = (type, id, x, y) =>
          view.dispatchEvent(new PointerEvent(type, { pointerId: id, isPrimary: id === 1, pointerType: 'touch', button: 0, clientX: left + width / 2 + x, clientY: top + height / 2 + y, bubbles: true }));
        const two = kind === 'pinch';
        finger('pointerdown', 1, two ? -60 : 0, 0);
        if (two) finger('pointerdown', 2, 60, 0);
        const start = performance.now();
        let before = start;
        let frames = 0;
        let longest = 0;
        const step = (now) => {
          frames += 1;
          longest = Math.max(longest, now - before);
          before = now;
          const t = (now - start) / 1000;
          if (t >= length) {
            finger('pointerup', 1, 0, 0);
            if (two) finger('pointerup', 2, 0, 0);
            return resolve({ rate: (1000 * frames) / (now - start), longest });
          }
          if (two) {
            const far = 60 * (1 + 0.5 * Math.sin(3 * t));
            finger('pointermove', 1, -far, 0);
            finger('pointermove', 2, far, 0);
          } else {
            finger('pointermove', 1, 0.34 * width * Math.sin(2.2 * t), 0.3 * height * Math.sin(3.1 * t));
          }
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    { selector: board, kind: how, length: seconds },
  );
}

const screens = [['phone', { width: 390, height: 664 }, 2], ['desktop', { width: 1366, height: 768 }, 1]];

async function onScreens(browser, url, act) {
  for (const [name, viewport, deviceScaleFactor] of screens) {
    const context = await browser.newContext({ viewport, deviceScaleFactor, hasTouch: name === 'phone', isMobile: name === 'phone' });
    const page = await context.newPage();
    await page.goto(url);
    const session = await context.newCDPSession(page);
    await act({ name, page, slow: (rate) => session.send('Emulation.setCPUThrottlingRate', { rate }) });
    await context.close();
  }
}

async function smooth(figures, page, board, what, name, slow) {
  await slow(slowed);
  for (const how of ['pan', 'pinch']) {
    const { rate, longest } = await wander(page, board, how);
    await page.waitForTimeout(600);
    figures.add(`${how}, ${what}, ${name}`, `${rate.toFixed(0)} frames a second`, '≥ 50', rate >= 50);
    figures.note(`the longest wait for a frame: ${Math.round(longest)} ms`);
  }
  await slow(1);
}

async function parts(figures, browser) {
  const server = await startParts();
  await onScreens(browser, server.url, async ({ name, page, slow }) => {
    await page.waitForSelector('#show-diggings-board [data-cell]');
    for (const [id, what] of [['#show-rooms-board', '36×19 squares, 59 figures'], ['#show-diggings-board', '169 hexagons']]) {
      await page.locator(id).scrollIntoViewIfNeeded();
      // near enough to have something to pan
      for (let n = 0; n < 3; ++n) await page.locator(`${id} .board-tool`).first().click();
      await page.waitForTimeout(900);
      await smooth(figures, page, id, what, name, slow);
    }
  });
  await server.stop();
}

/** From a press on a space to the next frame in which it is marked: the worst of twenty. */
async function presses(page) {
  const places = await page.evaluate(() => {
    const view = document.querySelector('.board-view').getBoundingClientRect();
    return [...document.querySelectorAll('.board-cell')]
      .map((cell) => cell.getBoundingClientRect())
      .filter(({ left, right, top, bottom }) => left > view.left + 20 && right < view.right - 70 && top > view.top + 20 && bottom < view.bottom - 80)
      .map(({ left, top, width, height }) => [left + width / 2, top + height / 2]);
  });
  await page.evaluate(() => {
    globalThis.interactions = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
  const before = await page.evaluate(() => pressed.length);
  for (let n = 0; n < 20; ++n) {
    const [x, y] = places[(n * 7) % places.length];
    await page.mouse.click(x, y);
    await page.waitForTimeout(350); // no double taps
  }
  return page.evaluate((from) => ({ durations: [...interactions.values()].sort((a, b) => b - a), chosen: pressed.length - from }), before);
}

async function dungeon(figures, browser) {
  const { view } = await crowded(137);
  const server = await startBuilt('board');
  await onScreens(browser, `${server.url}/digger.html`, async ({ name, page, slow }) => {
    await page.waitForFunction(() => 'show' in globalThis);
    await page.evaluate((shown) => show({ view: shown }), view);
    await page.waitForFunction(() => document.querySelectorAll('.board-ground path').length > 2000);
    await page.waitForTimeout(500);
    await page.evaluate(() => change({ frame: ['0,0'], framing: { size: [36, 36] } }));
    await page.waitForTimeout(1200);
    const what = `a dungeon of ${view.board.length} tiles`;
    await smooth(figures, page, '.digger-dungeon', what, name, slow);
    await slow(slowed);
    const { durations, chosen } = await presses(page);
    await slow(1);
    const worst = durations[0] ?? 16;
    figures.add(`a press to the next paint, ${what}, ${name}`, `${durations.length ? '' : '< '}${Math.round(worst)} ms`, '< 100 ms', worst < 100 && chosen === 20);
    figures.note(`${chosen} presses that chose, the longest: ${durations.slice(0, 5).map((ms) => `${ms} ms`).join(', ')}`);
  });
  await server.stop();
}

export async function board(figures) {
  const browser = await browsers.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  try {
    await parts(figures, browser);
    await dungeon(figures, browser);
  } finally {
    await browser.close();
  }
}

if (process.argv[1] === import.meta.filename) await board(new Figures());
