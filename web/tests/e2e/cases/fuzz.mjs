// Somebody who presses whatever is there: no error, and always something that can be done.
import { check } from '../lib/check.mjs';
import { Dice } from '../lib/dice.mjs';
import { openGame, playedGame, situation as diggerSituation } from '../lib/digger.mjs';
import { situation as onedeckSituation } from '../lib/onedeck.mjs';
import { newGame, situation } from '../lib/table.mjs';

const seconds = Number(process.env.UC_WEB_FUZZ_SECONDS ?? 20);
const keys = ['Tab', 'Tab', 'Enter', 'Space', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'u', 'h', 'o', 'l', 'r', 'n', 'b', 'f', '?', '1', '6', '+', '-'];
/** One Deck Dungeon's own besides. */
const diceKeys = [...keys, '2', '3', '4', 's', 'a', 'm', 'x', 'k', 'v', 'e', 'g', '0', 't', 'y', 'c'];
/** Dungeon Digger's own. */
const diggerKeys = [...keys, '.', '.', ',', '0', '2', '3', '4', '5', '7', 'p', 't', 'g', 'g', 'i', 'y', '/', 'w', 'e', 'a', 'd', 'z'];
const texts = ['', 'Anna', 'x'.repeat(40), '<b>,=', '🎲', 'effort', 'CR-5.3'];

/** What can be pressed now, numbered; a window that is open hides what is behind it. */
function markChoices() {
  const top = document.querySelector('dialog[open]') ?? document.body;
  const seen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const found = [...top.querySelectorAll('button, a[href^="#"], input, select, summary')].filter((element) => !element.disabled && seen(element));
  return found
    .filter((element) => element.type !== 'file')
    .map((element, number) => {
      element.dataset.fuzz = String(number);
      return { number, kind: element.tagName.toLowerCase(), type: element.type ?? '' };
    });
}

async function press(page, dice, choice) {
  const element = await page.$(`[data-fuzz="${choice.number}"]`);
  if (!element) return;
  const soon = { timeout: 1000, force: true, noWaitAfter: true };
  if (choice.kind === 'select') {
    const values = await element.$$eval('option', (options) => options.map(({ value }) => value));
    await element.selectOption(dice.of(values), soon);
  } else if (choice.type === 'text' || choice.type === 'search') await element.fill(dice.of(texts), soon);
  else if (choice.type === 'range') await element.press(dice.of(['ArrowLeft', 'ArrowRight', 'Home', 'End']), soon);
  else await element.click(soon);
}

async function wander(page, dice, until, pressed = keys) {
  let presses = 0;
  while (performance.now() < until) {
    // What is pressed may be gone by then, as for a hasty person.
    if (dice.next() < 0.25) await page.keyboard.press(dice.of(pressed));
    else {
      const choices = await page.evaluate(markChoices).catch(() => null);
      if (choices === null) continue;
      if (choices.length) await press(page, dice, dice.of(choices)).catch(() => {});
    }
    presses += 1;
  }
  return presses;
}

/** One Deck Dungeon as it is set up at first, alone or with more heroes. */
async function newParty(visit, heroes) {
  const { page } = visit;
  await visit.go('#/new/onedeck');
  await page.check(`input[name="players"][value="${heroes}"]`, { force: true });
  await page.click('button[type="submit"]');
  await page.waitForURL(/#\/table\//);
}

/** Games of Dungeon Digger in many of its states. */
const diggings = [
  { players: 2, seed: 'fuzz 1', until: (turn, view, steps) => steps > 60 && turn.actor === 0 },
  { players: 3, options: { lords: 'choose' }, seed: 'fuzz 2' },
  { players: 4, options: { scenario: 'total_battle', lords: 'random' }, seed: 'fuzz 3', until: (turn, view, steps) => steps > 120 && turn.actor === 0 },
  { players: 3, options: { scenario: 'dragons_lair' }, seed: 'fuzz 4', until: (turn, view, steps) => steps > 90 && turn.actor === 0, chairs: ['human=Anna', 'human=Bruno', 'level:1'] },
];

export const cases = [
  {
    name: `pressing at random for ${seconds} s at Dungeon Digger: no error and no dead end`,
    weight: 6,
    seconds: seconds + 90,
    async act({ begin }) {
      const visit = await begin({ viewport: { width: 800, height: 900 } });
      const { page } = visit;
      page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
      const dice = new Dice('press any space');
      const end = performance.now() + 1000 * seconds;
      let presses = 0;
      for (let round = 0; performance.now() < end; ++round) {
        await openGame(visit, await playedGame(diggings[round % diggings.length]));
        presses += await wander(page, dice, Math.min(end, performance.now() + 6000), diggerKeys);
        check((await page.evaluate(markChoices)).length > 0, `nothing can be pressed at ${page.url()}`);
        if (!/#\/table\//.test(page.url())) continue;
        // Whatever was pressed, after it the game can go on.
        await page.reload();
        await diggerSituation(page);
      }
      check(presses > 20, `only ${presses} presses`);
    },
  },
  {
    name: `pressing at random for ${seconds} s at One Deck Dungeon: no error and no dead end`,
    weight: 6,
    seconds: seconds + 90,
    async act({ begin }) {
      const visit = await begin({ viewport: { width: 800, height: 900 } });
      const { page } = visit;
      page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
      const dice = new Dice('press any die');
      const end = performance.now() + 1000 * seconds;
      let presses = 0;
      while (performance.now() < end) {
        await newParty(visit, dice.of([1, 1, 2, 4]));
        await onedeckSituation(page);
        presses += await wander(page, dice, Math.min(end, performance.now() + 7000), diceKeys);
        check((await page.evaluate(markChoices)).length > 0, `nothing can be pressed at ${page.url()}`);
        if (!/#\/table\//.test(page.url())) continue;
        // Whatever was pressed, after it the game can go on.
        await page.reload();
        await onedeckSituation(page);
      }
      check(presses > 20, `only ${presses} presses`);
    },
  },
  {
    name: `pressing at random for ${seconds} s: no error and no dead end`,
    weight: 6,
    seconds: seconds + 90,
    async act({ begin }) {
      const visit = await begin({ viewport: { width: 800, height: 900 } });
      const { page } = visit;
      page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
      const dice = new Dice('press anything');
      const end = performance.now() + 1000 * seconds;
      let presses = 0;
      for (let rounds = 0; performance.now() < end; ++rounds) {
        // Most of the time at a table: there is the most to break.
        await newGame(visit, dice.of([[null, 1], [null, null], [null, 2, 1], [null]]));
        await situation(page);
        presses += await wander(page, dice, Math.min(end, performance.now() + 7000));
        const choices = await page.evaluate(markChoices);
        check(choices.length > 0, `nothing can be pressed at ${page.url()}`);
        // At a table somebody can always go on: close what is open, come back to the present, wait for computers.
        if (/#\/table\//.test(page.url())) {
          await page.reload();
          await situation(page);
        }
      }
      check(presses > 20, `only ${presses} presses`);
    },
  },
];
