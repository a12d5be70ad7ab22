// node web/tests/bench/board.mjs: how smoothly boards pan and zoom, with the processor slowed four times: a map of squares with
// sixty figures, 169 hexagons. As `./play bench web board`, or alone.
import { chromium as browsers } from 'playwright-core';
import { chromium } from '../e2e/lib/places.mjs';
import { startParts } from '../e2e/lib/parts.mjs';
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

export async function board(figures) {
  const server = await startParts();
  const browser = await browsers.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  try {
    for (const [name, viewport, dpr] of [['phone', { width: 390, height: 664 }, 2], ['desktop', { width: 1366, height: 768 }, 1]]) {
      const context = await browser.newContext({ viewport, deviceScaleFactor: dpr, hasTouch: name === 'phone', isMobile: name === 'phone' });
      const page = await context.newPage();
      await page.goto(server.url);
      await page.waitForSelector('#show-diggings-board [data-cell]');
      const session = await context.newCDPSession(page);
      for (const [id, what] of [['#show-rooms-board', '36×19 squares, 59 figures'], ['#show-diggings-board', '169 hexagons']]) {
        await page.locator(id).scrollIntoViewIfNeeded();
        // near enough to have something to pan
        for (let n = 0; n < 3; ++n) await page.locator(`${id} .board-tool`).first().click();
        await page.waitForTimeout(900);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
        for (const how of ['pan', 'pinch']) {
          const { rate, longest } = await wander(page, id, how);
          await page.waitForTimeout(600);
          figures.add(`${how}, ${what}, ${name}`, `${rate.toFixed(0)} frames a second`, '≥ 50', rate >= 50);
          figures.note(`the longest wait for a frame: ${Math.round(longest)} ms`);
        }
        await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

if (process.argv[1] === import.meta.filename) await board(new Figures());
