// The screens around the games, at every size: Start is in sight whatever is scrolled, nothing leaves the side, axe is content.
import { check, same } from '../lib/check.mjs';
import { Dice } from '../lib/dice.mjs';
import { faultsOfAxe, faultsOfLayout } from '../lib/look.mjs';
import { choose, newGame, situation } from '../lib/table.mjs';
import { sizes } from './layout.mjs';

async function startIsInSight(page, when) {
  const { width, height } = page.viewportSize();
  const box = await page.locator('button[type="submit"]').boundingBox();
  check(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1, `Start is not in sight ${when}:`, box);
  const covered = await page.evaluate(() => {
    const start = document.querySelector('button[type="submit"]');
    const { left, top, width: wide, height: high } = start.getBoundingClientRect();
    return !start.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
  });
  check(!covered, `Start is covered ${when}`);
}

/** What is chosen is brought to the middle first: at the edge Start lies over it. */
async function pick(page, selector) {
  await page.locator(selector).evaluate((input) => input.scrollIntoView({ block: 'center' }));
  await page.check(selector, { force: true });
}

function around([width, height], { language, scheme, size = 100 }) {
  return {
    name: `shelf and setup: ${width}x${height}, ${language}, ${scheme}${size === 100 ? '' : `, text ${size} %`}`,
    weight: 2,
    options: { viewport: { width, height }, language, scheme, size, mobile: width < 900 },
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      const faults = [];
      const look = async (name) => {
        await visit.shot(`around-${width}x${height}-${size}-${scheme}-${name}`);
        faults.push(...[...(await faultsOfAxe(page)), ...(await faultsOfLayout(page, { phone: width < 600, still: false }))].map((fault) => `${name}: ${fault}`));
      };
      await visit.go('#/');
      await page.waitForSelector('.first-visit');
      await look('shelf');
      await visit.go('#/new/crypt');
      await page.waitForSelector('.chairs');
      await pick(page, 'input[name="players"][value="4"]');
      await pick(page, 'input[name="collectors"] >> nth=3');
      await page.waitForSelector('.option-items .option-chips');
      await page.evaluate(() => scrollTo(0, 0));
      await startIsInSight(page, 'at the top');
      await look('setup');
      for (const share of [0.5, 1]) {
        await page.evaluate((part) => scrollTo(0, part * document.scrollingElement.scrollHeight), share);
        if (share < 1) await startIsInSight(page, `scrolled by ${share}`);
      }
      if (faults.length) throw new Error(`${faults.length} faults\n${faults.join('\n')}`);
    },
  };
}

export const cases = [
  ...sizes.map((size, at) => around(size, { language: at % 2 ? 'it' : 'en', scheme: at % 4 < 2 ? 'dark' : 'light' })),
  around([390, 844], { language: 'it', scheme: 'light', size: 200 }),
  around([1366, 768], { language: 'en', scheme: 'dark', size: 200 }),
  {
    name: 'one person with two seats plays on, without handing over',
    weight: 3,
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await visit.go('#/new/crypt');
      await page.check('input[name="players"][value="2"]', { force: true });
      await page.fill('#seat-0-name', 'Anna');
      await page.check('input[name="seat-1-who"][value="0"]', { force: true });
      await page.click('button[type="submit"]');
      const dice = new Dice('two seats');
      const sat = new Set();
      for (let choices = 0; choices < 8; ++choices) {
        const what = await situation(page);
        check(what !== 'curtain', 'a curtain falls between two seats of one person');
        if (what === 'end') break;
        sat.add(await page.locator('.crypt-rivals').innerText());
        await choose(page, dice);
        await page.waitForTimeout(50);
      }
      check(sat.size > 1, 'the table never turned to the other seat');
    },
  },
  {
    name: 'the setup is remembered, surprises, and forgets what is damaged',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await visit.go('#/new/crypt');
      await page.waitForSelector('.chairs');
      await page.fill('#seat-0-name', 'Zoe');
      const chosen = () => page.evaluate(() => localStorage.getItem('undercroft.new.crypt'));
      await page.click('.surprise');
      const surprised = await chosen();
      check(surprised.includes('collectors'), 'nothing was chosen by surprise:', surprised);
      await page.reload();
      await page.waitForSelector('.chairs');
      same(await page.inputValue('#seat-0-name'), 'Zoe', 'the name');
      same(await chosen(), surprised, 'what is remembered');
      await page.evaluate(() => localStorage.setItem('undercroft.new.crypt', '{"players":'));
      await page.reload();
      await page.waitForSelector('.chairs');
      same(await page.inputValue('#seat-0-name'), '', 'the name after damage');
      await newGame(visit, [null, 1]);
      check(['choice'].includes(await situation(page)), 'no game began');
    },
  },
];
