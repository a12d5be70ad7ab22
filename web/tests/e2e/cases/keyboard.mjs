// The whole way by keyboard alone, in Italian.
import { check } from '../lib/check.mjs';
import { focusIsSeen, pressOn, tabTo } from '../lib/keyboard.mjs';
import { situation } from '../lib/table.mjs';
import { say } from '../lib/words.mjs';

async function chooseByKeys(page, number) {
  const open = await page.$$('[data-slot][data-state="open"]');
  if (await page.$('.crypt-composer.picker')) return pressOn(page, '.crypt-composer.picker .tokens .button');
  if (!open.length) return pressOn(page, '.crypt-powers button');
  await tabTo(page, '[data-slot]');
  // The arrows go from card to card; some may be closed to us.
  for (let step = 0; step < 8; ++step) {
    if (await page.evaluate(() => document.activeElement.dataset.state === 'open')) break;
    await page.keyboard.press(step < 6 ? 'ArrowRight' : 'ArrowLeft');
  }
  if (number < 3) check(await focusIsSeen(page), 'the focus on a card cannot be seen');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.crypt-composer');
  if (number % 3 === 0) await pressOn(page, '.crypt-composer .efforts .choice:last-child', 'Space');
  await pressOn(page, '.crypt-composer .last .button');
}

function focusIsInWindow(page) {
  return page.evaluate(() => document.querySelector('dialog[open]').contains(document.activeElement));
}

export const cases = [
  {
    name: 'a whole game by keyboard alone, in Italian',
    weight: 8,
    seconds: 150,
    async act({ begin }) {
      const { page, url } = await begin();
      await page.goto(`${url}/`);
      await page.waitForSelector('.language-switch');
      await pressOn(page, '.language-switch [lang="it"]');
      await page.waitForFunction(() => document.documentElement.lang === 'it');
      await page.waitForSelector('.play');
      await pressOn(page, '.game .play');
      await page.waitForSelector('.chairs');
      // Two players: from three one to the left.
      await tabTo(page, 'input[name="players"]');
      await page.keyboard.press('ArrowLeft');
      await tabTo(page, 'input[name="seat-1-level"]');
      await page.keyboard.press('ArrowLeft');
      await pressOn(page, 'button[type="submit"]');
      await page.waitForURL(/#\/table\//);
      let ended = false;
      for (let number = 0; number < 200 && !ended; ++number) {
        const what = await situation(page);
        if (what === 'end') ended = true;
        else await chooseByKeys(page, number);
      }
      check(ended, 'the game does not end');
      await page.waitForSelector('.crypt-end header[data-done="true"]');
      check((await page.locator('.end-box').innerText()).includes(say('web.end.again', {}, 'it')), 'the end is not in Italian');
      // And on from there.
      await pressOn(page, '.end-box .row .button.main');
      await page.waitForSelector('.crypt-powers button');
    },
  },
  {
    name: 'every window opens and closes by its key, and gives the focus back',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await visit.go('#/new/crypt');
      await page.click('button[type="submit"]');
      await situation(page);
      await page.focus('[data-slot][tabindex="0"]');
      for (const key of ['o', 'l', 'r', '?']) {
        await page.keyboard.press(key);
        await page.waitForSelector('dialog[open]');
        check(await focusIsInWindow(page), `the window of ${key} has not got the focus`);
        for (let presses = 0; presses < 12; ++presses) {
          await page.keyboard.press(presses < 8 ? 'Tab' : 'Shift+Tab');
          check(await focusIsInWindow(page), `the focus left the window of ${key}`);
        }
        await page.keyboard.press('Escape');
        await page.waitForSelector('dialog[open]', { state: 'detached' });
        check(await page.evaluate(() => document.activeElement?.matches('[data-slot]')), `after ${key} the focus is lost`);
      }
    },
  },
  {
    name: 'a window keeps the focus when the button that has it goes away',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await visit.go('#/new/crypt');
      await page.click('button[type="submit"]');
      await situation(page);
      await page.focus('[data-slot][tabindex="0"]');
      await page.keyboard.press('h');
      await page.waitForFunction(() => document.activeElement?.matches('.hint-line .button.main'));
      await page.keyboard.press('Escape');
      check(await page.evaluate(() => document.activeElement?.matches('[data-slot]')), 'after a hint the focus is lost');
      await page.keyboard.press('h');
      await page.waitForSelector('.hint-line .button.main');
      await pressOn(page, '.hint-line .button:not(.main, .quiet)');
      await page.waitForSelector('dialog .row.end');
      // The stronger computer is asked: the button goes, and does not come back with its hint.
      await pressOn(page, 'dialog .row.end .button');
      await page.waitForFunction(() => document.querySelectorAll('dialog .row.end .button').length < 2);
      check(await focusIsInWindow(page), 'asking for a better hint loses the focus');
      await page.waitForSelector('dialog .hint-best');
      check(await focusIsInWindow(page), 'the hint loses the focus when it comes');
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
      // The menu becomes the window that was chosen in it.
      await page.click('.tool-more');
      await pressOn(page, 'dialog .menu .button');
      await page.waitForSelector('dialog .menu', { state: 'detached' });
      check(await focusIsInWindow(page), 'a window opened from the menu has not got the focus');
    },
  },
];
