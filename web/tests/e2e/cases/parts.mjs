// The page of shared pieces: looked at by axe at every size, and handled by finger, mouse and keys.
import { check, same } from '../lib/check.mjs';
import { focusIsSeen, tabTo } from '../lib/keyboard.mjs';
import { faultsOfAxe, faultsOfLayout } from '../lib/look.mjs';
import { startParts } from '../lib/parts.mjs';
import { sizes } from './layout.mjs';

/** Visits the page of pieces, which has a server of its own. */
async function withParts(begin, options, act) {
  const server = await startParts();
  try {
    const visit = await begin({ url: server.url, serviceWorkers: 'block', ...options });
    await visit.page.goto(server.url);
    await visit.page.waitForSelector('#show-diggings-board [data-cell]');
    await visit.page.evaluate(() => document.fonts.ready);
    return await act(visit.page, visit);
  } finally {
    await server.stop();
  }
}

/** A finger on the glass, as the browser gets it from the glass. */
async function fingers(page) {
  const session = await page.context().newCDPSession(page);
  const send = (type, ...points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  return {
    send,
    async tap(x, y) {
      await send('touchStart', [x, y]);
      await send('touchEnd');
    },
    async drag(from, to, steps = 8) {
      await send('touchStart', from);
      for (let n = 1; n <= steps; ++n) await send('touchMove', [from[0] + ((to[0] - from[0]) * n) / steps, from[1] + ((to[1] - from[1]) * n) / steps]);
      await send('touchEnd');
    },
  };
}

const middleOf = async (page, selector) => {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  const { x, y, width, height } = await page.locator(selector).first().boundingBox();
  return [x + width / 2, y + height / 2];
};
const sizeOf = (page, board) => page.evaluate((selector) => document.querySelector(`${selector} [data-cell]`).getBoundingClientRect().width, board);
const levelOf = (page, board) => page.getAttribute(`${board} .board-view`, 'data-level');
const named = (page, role) => page.locator(`[aria-label="${role}"]`);
const rooms = '#show-rooms-board';
const diggings = '#show-diggings-board';

export const cases = [
  {
    name: 'shared pieces at every size, in both schemes',
    weight: 2,
    async act({ begin }) {
      const faults = [];
      for (const [at, [width, height]] of sizes.entries()) {
        const mobile = width < 900;
        await withParts(begin, { viewport: { width, height }, mobile, scheme: at % 2 ? 'light' : 'dark', language: at % 3 ? 'it' : 'en', size: width === 390 && height === 844 ? 200 : 100 }, async (page, visit) => {
          // Places of a board are found by arithmetic, and too small ones never chosen: they are no targets of fingers.
          await page.addStyleTag({ content: '.board-cell { display: none }' });
          faults.push(...(await faultsOfLayout(page, { phone: mobile, still: false })).map((fault) => `${width}x${height}: ${fault}`));
          if (width !== 768 && width < 1900) faults.push(...(await faultsOfAxe(page)).map((fault) => `${width}x${height}: ${fault}`));
          await visit.shot(`parts-${width}x${height}`);
        });
      }
      same(faults, [], 'shared pieces');
    },
  },
  {
    name: 'shared pieces are no part of the product',
    async act({ begin }) {
      const visit = await begin();
      await visit.go('#/parts');
      await visit.page.waitForSelector('.game');
      same(await visit.page.locator('.show').count(), 0, 'pages of pieces in the product');
    },
  },
  {
    name: 'shared pieces by keyboard alone',
    async act({ begin }) {
      await withParts(begin, {}, async (page) => {
        await tabTo(page, '.tray [data-hold]');
        check(await focusIsSeen(page), 'the focus on a die cannot be seen');
        await page.keyboard.press('End');
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Enter');
        same(await page.locator('.show-encounter [role="status"]').textContent(), 'In hand: magic 4. 1 place takes it.', 'what was said');
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Enter');
        // Two dice are in the hand: to the box that takes both.
        await tabTo(page, '[data-put]', 'Shift+Tab');
        check(await focusIsSeen(page), 'the focus on a box cannot be seen');
        await page.keyboard.press('Enter');
        await page.waitForSelector('.slot[data-done="true"] [data-hold]');
        same(await page.locator('.slot-lying [data-hold]').count(), 2, 'dice on the box');
        await tabTo(page, '.tray [data-hold]');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
        same(await page.locator('[data-held="true"]').count(), 0, 'things in the hand after Escape');

        await tabTo(page, `${rooms} [data-cell]`);
        await page.waitForSelector(`${rooms} .board-focus`);
        const before = await page.evaluate(() => document.activeElement.dataset.cell);
        await page.keyboard.press('.');
        const after = await page.evaluate(() => document.activeElement.dataset.cell);
        check(before !== after, 'the full stop did not leap');
        for (let n = 0; n < 6; ++n) await page.keyboard.press('+');
        same(await levelOf(page, rooms), '3', 'the level of detail when near');
        check(
          await page.evaluate(() => {
            const cell = document.activeElement.getBoundingClientRect();
            const view = document.activeElement.closest('.board').getBoundingClientRect();
            return cell.right > view.left && cell.left < view.right && cell.bottom > view.top && cell.top < view.bottom;
          }),
          'the place with the focus is out of sight',
        );
        await page.keyboard.press('Home');
        same(await levelOf(page, rooms), '1', 'the level of detail of the whole board');
        await tabTo(page, '.show-bar .chip:last-child');
        await page.keyboard.press('Enter');
        await page.waitForSelector('.drawer');
        await page.keyboard.press('Escape');
        await page.waitForSelector('.drawer', { state: 'detached' });

        await tabTo(page, '.show-project');
        await page.keyboard.press('Enter');
        await tabTo(page, `${diggings} [data-open="true"]`, 'Shift+Tab');
        const space = await page.evaluate(() => document.activeElement.dataset.cell);
        await page.keyboard.press('d');
        await page.keyboard.press('a');
        same(await page.evaluate(() => document.activeElement.dataset.cell), space, 'there and back by letters');
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => document.querySelectorAll('.show-project').length === 3);
      });
    },
  },
  {
    name: 'shared pieces by touch',
    options: { viewport: { width: 390, height: 844 } },
    async act({ begin }) {
      await withParts(begin, { viewport: { width: 390, height: 844 }, mobile: true }, async (page) => {
        const finger = await fingers(page);
        // A die is dragged onto its box: what hangs above the finger is what aims.
        await page.locator('.show-encounter').scrollIntoViewIfNeeded();
        const die = await middleOf(page, '[aria-label="strength 5"]');
        const box = await middleOf(page, '[data-put="2"]');
        await finger.drag(die, [box[0], box[1] + 44]);
        await named(page, 'strength 5 on box 2: take it back').waitFor();
        // A short way is a tap; right after a drag the browser would take it for the end of a fling, sooner than a person can.
        await page.waitForTimeout(400);
        await finger.drag(await middleOf(page, '[aria-label="strength 4"]'), (await middleOf(page, '[aria-label="strength 4"]')).map((at) => at + 3), 2);
        await page.waitForSelector('[aria-label="strength 4"][data-held="true"]');

        // On a whole map of 36 squares a finger chooses nothing, wherever it taps: it goes nearer.
        await page.locator(rooms).scrollIntoViewIfNeeded();
        const [x, y] = await middleOf(page, rooms);
        const far = await sizeOf(page, rooms);
        check(far < 20, 'the whole map should be small on a telephone', far);
        await finger.tap(x - 40, y);
        await page.waitForFunction((selector) => document.querySelector(`${selector} [data-cell]`).getBoundingClientRect().width > 40, rooms);
        same(await page.locator(`${rooms} [aria-pressed="true"]`).count(), 0, 'places chosen by a tap on a small map');
        // One finger pans, and presses nothing.
        const at = () => page.evaluate((selector) => document.querySelector(`${selector} [data-cell]`).getBoundingClientRect().left, rooms);
        const left = await at();
        await finger.drag([x, y], [x - 60, y]);
        check(Math.abs((await at()) - left + 60) < 14, 'the board did not follow the finger', left, await at());
        // The page did not scroll with it.
        await finger.drag([x, y], [x, y - 60]);
        same(await page.evaluate((selector) => Math.round(document.querySelector(selector).getBoundingClientRect().top), rooms), Math.round(await page.locator(rooms).evaluate((board) => board.getBoundingClientRect().top)), 'where the board stands');
        // Two fingers pinch.
        const near = await sizeOf(page, rooms);
        await finger.send('touchStart', [x - 30, y], [x + 30, y]);
        for (let n = 1; n <= 6; ++n) await finger.send('touchMove', [x - 30 - 5 * n, y], [x + 30 + 5 * n, y]);
        await finger.send('touchEnd');
        check((await sizeOf(page, rooms)) > 1.5 * near, 'the pinch did not zoom', near, await sizeOf(page, rooms));

        // A tile is dragged from its row up onto a space.
        await page.locator('.show-projects').scrollIntoViewIfNeeded();
        const tile = await middleOf(page, '.show-project');
        await finger.send('touchStart', tile);
        await finger.send('touchMove', [tile[0], tile[1] - 30]);
        await finger.send('touchMove', [tile[0], tile[1] - 60]);
        const space = await page.evaluate((selector) => {
          const view = document.querySelector(selector).getBoundingClientRect();
          const inside = ({ left, right, top, bottom }) => left > view.left && right < view.right && top > view.top + 20 && bottom < view.bottom - 60;
          const { left, top, width, height } = [...document.querySelectorAll(`${selector} [data-open="true"]`)].map((cell) => cell.getBoundingClientRect()).find(inside);
          return [left + width / 2, top + height / 2];
        }, diggings);
        await finger.send('touchMove', [space[0], space[1] + 44]);
        await page.waitForSelector(`${diggings} [data-area="chosen"]`);
        await finger.send('touchEnd');
        await page.waitForFunction(() => document.querySelectorAll('.show-project').length === 3);
      });
    },
  },
];
