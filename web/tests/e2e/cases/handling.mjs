// Choosing is handling things: a whole game by the fewest keys, one by a finger's taps on dice, one by dragging them; and
// what moves: dice that roll before they lie, results that stay until they are read.
import { check, same } from '../lib/check.mjs';
import { Dice } from '../lib/dice.mjs';
import { playedSave } from '../lib/engine.mjs';
import { newGame, openSave, situation } from '../lib/table.mjs';
import { phone } from '../lib/visit.mjs';

const most = 200;

/** Plays a new game against a computer to its end; `act` makes a choice. Gives the number of choices. */
async function wholeGame(visit, act) {
  await newGame(visit, [null, 1]);
  for (let choices = 0; choices < most; ++choices) {
    if ((await situation(visit.page)) === 'end') return choices;
    await act(visit.page, choices);
  }
  throw new Error('the game does not end');
}

const focused = (page) => page.evaluate(() => document.activeElement?.dataset.state ?? null);
const chosen = (page) => page.evaluate(() => document.querySelector('.held.planned') !== null);

/** A choice by keys: the card, once more for it; where no card can be had, 0. Gives the number of keys. */
async function byKeys(page) {
  let keys = 0;
  const press = async (key) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  if (!(await page.$('[data-slot][data-state="open"]'))) {
    await press('0');
    return keys;
  }
  for (let step = 0; step < 6 && (await focused(page)) !== 'open'; ++step) await press(step < 3 ? 'ArrowRight' : 'ArrowLeft');
  await press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('[data-slot][data-state="chosen"]'));
  await press('Enter');
  return keys;
}

/** Taps on a die, on a card, on the button. */
async function byTaps(page, dice) {
  const open = page.locator('[data-slot][data-state="open"]');
  const grip = page.locator('.crypt-tray .grip');
  if (!(await open.count()) || !(await grip.count())) return pass(page);
  await grip.first().tap();
  await page.waitForSelector('[data-slot][data-lit="ready"]');
  await page.locator('[data-slot][data-lit="ready"]').nth(dice.below(await page.locator('[data-slot][data-lit="ready"]').count())).tap();
  await page.waitForSelector('.held.planned');
  await page.locator('.crypt-composer .last .button.main').tap();
}

/** Without a card to be had: the last of the buttons, once more where it asks. */
async function pass(page) {
  await page.locator('.crypt-powers button').last().click();
  await page.waitForTimeout(60);
  const tokens = page.locator('.crypt-composer.picker .tokens .button');
  while (await tokens.count()) await tokens.first().click();
}

async function dragDie(page, slot) {
  const middle = async (selector) => {
    const box = await page.locator(selector).first().boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [fromX, fromY] = await middle('.crypt-tray .grip');
  const [toX, toY] = await middle(slot);
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move((fromX + toX) / 2, (fromY + toY) / 2, { steps: 3 });
  await page.mouse.move(toX, toY, { steps: 3 });
  await page.waitForSelector(`${slot}[data-over="true"]`);
  await page.mouse.up();
}

/** The first seat has put dice at risk, and the round ends with its choice. */
function beforeARoll() {
  return playedSave({
    seats: ['human=Anna', 'level:1'],
    seed: 'roll',
    until: (turn, steps) => steps >= 6 && turn.actor === 0 && turn.actions?.some((action) => /^claim S\d:1x6$/.test(action)),
  });
}

export const cases = [
  {
    name: 'a whole game by the fewest keys: Enter on a card, Enter again',
    weight: 4,
    seconds: 120,
    async act({ begin }) {
      const visit = await begin();
      let keys = 0;
      const choices = await wholeGame(visit, async (page) => (keys += await byKeys(page)));
      check(choices >= 10, `only ${choices} choices`);
      check(keys <= 3 * choices, `${keys} keys for ${choices} choices`);
      console.log(`  ${keys} keys for ${choices} choices of a whole game`);
    },
  },
  {
    name: 'a whole game by a finger: a die, a card, the button',
    weight: 4,
    seconds: 120,
    options: { viewport: phone },
    async act({ begin }) {
      const visit = await begin();
      const dice = new Dice('taps');
      const choices = await wholeGame(visit, (page) => byTaps(page, dice));
      check(choices >= 10, `only ${choices} choices`);
    },
  },
  {
    name: 'a whole game by dragging dice onto cards',
    weight: 4,
    seconds: 120,
    async act({ begin }) {
      const visit = await begin();
      let drags = 0;
      await wholeGame(visit, async (page) => {
        const open = await page.evaluate(() => document.querySelector('[data-slot][data-state="open"]')?.getAttribute('data-slot') ?? null);
        if (!open || !(await page.$('.crypt-tray .grip'))) return pass(page);
        await dragDie(page, `[data-slot="${open}"]`);
        check(await chosen(page), 'a die that was dropped on a card does not lie there');
        drags += 1;
        await page.click('.crypt-composer .last .button.main');
      });
      check(drags >= 8, `only ${drags} drags`);
    },
  },
  {
    name: 'dice roll for about a second; a tap lets them lie, and another goes on',
    options: { motion: 'no-preference', speed: 0 },
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await openSave(visit, await beforeARoll());
      // Claims with risk until somebody rolls.
      const rolling = () => page.evaluate(() => document.querySelector('[data-rolling="true"]') !== null);
      let lasted = 0;
      for (let choices = 0; choices < 12 && !lasted; ++choices) {
        if (await page.$('[data-slot][data-state="open"]')) {
          await page.locator('[data-slot][data-state="open"]').first().click();
          await page.locator('.crypt-composer .efforts .choice').last().click();
          await page.locator('.crypt-composer .last .button.main').click();
        } else await pass(page);
        for (;;) {
          await page.waitForFunction(() => document.querySelector('[data-rolling="true"]') || document.querySelector('.table-top .button:not(a)') || document.querySelector('.crypt-powers button'));
          if (await rolling()) {
            lasted = await page.evaluate(async () => {
              const start = performance.now();
              while (document.querySelector('[data-rolling="true"]')) await new Promise((drawn) => requestAnimationFrame(drawn));
              return performance.now() - start;
            });
            if (lasted > 600) break;
            lasted = 0; // a press meant for what was shown before let them lie
            continue;
          }
          if (await page.$('.crypt-powers button')) break;
          await page.locator('.table-top button').click({ force: true, timeout: 1000 }).catch(() => {}); // it goes with what it shows
        }
      }
      check(lasted > 600 && lasted < 1600, `the dice rolled for ${Math.round(lasted)} ms`);
      // The result stays until it has been seen.
      await page.waitForTimeout(1500);
      check((await page.locator('.outcome').count()) > 0, 'the result is gone before it was read');
      const told = await page.locator('.log li').count();
      await page.locator('.crypt-strip').click();
      await page.waitForFunction((before) => document.querySelectorAll('.log li').length > before || document.querySelector('.crypt-powers button'), told);
    },
  },
  {
    name: 'sounds are offered once, and read where somebody wants to read them',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await visit.go('#/');
      await page.evaluate(() => localStorage.setItem('undercroft.settings', JSON.stringify({ speed: 4, captions: true })));
      await page.reload();
      await newGame(visit, [null, 1]);
      await page.locator('.sound-offer .button.main').click();
      await page.waitForSelector('.sound-caption');
      same(await page.locator('.sound-offer').count(), 0, 'offers after the answer');
      await page.reload();
      await situation(page);
      same(await page.locator('.sound-offer').count(), 0, 'offers after a reload');
    },
  },
];
