// Every screen, in both schemes, on a phone and on a desktop: looked at by axe, measured, and kept as a picture.
import { Dice } from '../lib/dice.mjs';
import { blockedSave, lastChoiceSave, playedSave } from '../lib/engine.mjs';
import { choose, importSave, openSave, situation, takeUp } from '../lib/table.mjs';
import { tour } from '../lib/tour.mjs';
import { desktop, phone } from '../lib/visit.mjs';

/** Closes the window that is open, and waits until it is gone: the browser closes it after the key. */
async function shut(page) {
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
}

const claims = (turn) => turn.actor === 0 && turn.kind === 'claim' && turn.count > 30;

/** The saved games that lead to the screens. They are the same in every run. */
let made;
function games() {
  made ??= (async () => ({
    busy: await playedSave({ seats: ['human=Anna', 'level:3', 'level:2', 'level:5'], seed: 'screens 4', sides: 'BABBAB', until: (turn, steps) => steps >= 24 && claims(turn) }),
    blocked: await blockedSave(),
    pair: await playedSave({ seats: ['human=Anna', 'human=Bruno'], seed: 'screens 2', until: (turn, steps) => steps >= 13 && claims(turn) }),
    solo: await playedSave({ seats: ['human=Anna'], seed: 'screens 1', until: (turn, steps) => steps >= 6 && claims(turn) }),
    last: await lastChoiceSave({ seats: ['human=Anna', 'level:4', 'level:1'], seed: 'screens 3', sides: 'ABABAB' }),
    over: await playedSave({ seats: ['human=Anna', 'level:4', 'level:1'], seed: 'screens 3', sides: 'ABABAB' }),
  }))();
  return made;
}

const first = async (page, selectors) => {
  for (const selector of selectors) if (await page.$(selector)) return page.click(selector);
  throw new Error(`there is none of ${selectors.join(', ')}`);
};

/** Each step leads to a screen from the one before. `still`: it must fit without scrolling. */
const walk = [
  ['home first', async ({ visit, page }) => {
    await visit.go('#/');
    await page.waitForSelector('.first-visit');
  }],
  ['new game', async ({ visit, page }) => {
    await visit.go('#/new/crypt');
    await page.waitForSelector('.chairs');
  }],
  ['table solo', async ({ visit, page, saves }) => {
    await openSave(visit, saves.solo);
    await page.waitForSelector('.crypt-rivals');
  }, { still: true }],
  ['table two', async ({ visit, saves }) => openSave(visit, saves.pair), { still: true }],
  ['table four', async ({ visit, saves }) => openSave(visit, saves.busy), { still: true }],
  ['claim', async ({ page }) => {
    await takeUp(page, new Dice('screens'));
    await page.locator('.crypt-composer .efforts .choice').last().click();
    await page.waitForSelector('.crypt-composer .odds .risk');
  }, { still: true }],
  ['odds', async ({ page }) => {
    await page.keyboard.press('o');
    await page.waitForSelector('dialog[open] li');
  }],
  ['refused', async ({ visit, page, saves }) => {
    await shut(page);
    await openSave(visit, saves.blocked);
    await page.locator('[data-slot][data-state="still"]').first().click();
    await page.waitForSelector('.crypt-refused .button');
  }, { still: true }],
  ['why not', async ({ page }) => {
    await page.click('.crypt-refused .button');
    await page.waitForSelector('dialog[open] .row .button:not(.main)');
  }],
  ['hint', async ({ visit, page, saves }) => {
    await shut(page);
    await openSave(visit, saves.busy);
    await page.click('.tool-hint');
    await page.waitForSelector('.held.hint, .crypt-powers [data-hint="true"]');
  }, { still: true }],
  ['hint report', async ({ page }) => {
    await page.locator('.hint-line .button:not(.main, .quiet)').click();
    await page.waitForSelector('.hint-best');
  }],
  ['rival', async ({ page }) => {
    await shut(page);
    await page.locator('.crypt-rivals button').first().click();
    await page.waitForSelector('dialog[open]');
  }],
  ['collector', async ({ page }) => {
    await shut(page);
    await page.locator('.crypt-collector').first().click();
    await page.waitForSelector('dialog[open]');
  }],
  ['log', async ({ page }) => {
    await shut(page);
    await page.keyboard.press('l');
    await page.waitForSelector('dialog[open] .log');
    // What happened last is what somebody opens it for.
    await page.waitForFunction(() => {
      const log = document.querySelector('dialog[open] .log');
      return log.scrollTop + log.clientHeight > log.scrollHeight - 4;
    });
  }],
  ['past', async ({ page }) => {
    await page.locator('dialog[open] .log li button').nth(6).click();
    await page.waitForSelector('.table-play.past');
  }, { still: true }],
  ['more', async ({ page }) => {
    await shut(page);
    await page.click('.tool-more');
    await page.waitForSelector('dialog[open] .menu');
  }],
  ['keys', async ({ page }) => {
    await page.locator('dialog[open] .menu .button').nth(3).click();
    await page.waitForSelector('.keys');
  }],
  ['recap', async ({ page }) => {
    await shut(page);
    await page.keyboard.press('r');
    await page.waitForSelector('dialog[open]');
  }],
  ['end', async ({ visit, page, saves }) => {
    await shut(page);
    await openSave(visit, saves.over);
    await page.waitForSelector('.crypt-end header[data-done="true"]');
  }],
  ['end fair', async ({ page }) => {
    await page.click('.end-box summary');
    await page.waitForSelector('.seed dd');
  }],
  ['end look back', async ({ page }) => {
    await first(page, ['.end-box .row .button:not(.main)']);
    await page.waitForSelector('.table-play.past');
  }, { still: true }],
  ['home', async ({ visit, page }) => {
    await visit.go('#/');
    await page.waitForSelector('.kept');
  }],
  ['home damaged file', async ({ page }) => {
    await importSave(page, 'a shopping list');
    await page.waitForSelector('.load-file .notice.wrong');
    await page.locator('.load-file').scrollIntoViewIfNeeded();
  }],
  ['statistics', async ({ visit, page, saves }) => {
    // Only a game that was played to its end here counts.
    const dice = new Dice('statistics');
    let now = await openSave(visit, saves.last);
    for (let choices = 0; now !== 'end' && choices < 10; ++choices) {
      await choose(page, dice);
      now = await situation(page);
    }
    await visit.go('#/statistics');
    await page.waitForSelector('.statistics-parts');
  }],
  ['settings', async ({ visit, page }) => {
    await visit.go('#/settings');
    await page.waitForSelector('.settings-parts');
  }],
  ['rules', async ({ visit, page }) => {
    await visit.go('#/rules/crypt');
    await page.waitForSelector('.rules-index');
  }],
  ['rules chapter', async ({ visit, page }) => {
    await visit.go('#/rules/crypt/CR-5.3');
    await page.waitForSelector('.rules-text .opened');
  }],
  ['rules examples', async ({ visit, page }) => {
    await visit.go('#/rules/crypt/CR-E3');
    await page.waitForSelector('.crypt-example .crypt-card');
  }],
  ['rules search', async ({ page }) => {
    await page.fill('.rules-search', 'torch');
    await page.waitForFunction(() => document.querySelector('.rules-hits')?.textContent.length > 0);
    await page.evaluate(() => scrollTo(0, 0));
  }],
  ['rules text alone', async ({ visit, page }) => {
    await visit.go('#/rules/saga/DS-8.3');
    await page.waitForSelector('.rules-text .opened');
  }],
  ['fair', async ({ visit, page }) => {
    await visit.go('#/fair');
    await page.waitForSelector('#fair-seed');
  }],
  ['about', async ({ visit, page }) => {
    await visit.go('#/about');
    await page.waitForSelector('.about-parts');
  }],
  ['lesson', async ({ visit, page }) => {
    await visit.go('#/learn/crypt');
    await page.waitForSelector('.coach .button.main');
  }, { still: true }],
  ['lesson move', async ({ page }) => {
    await page.click('.coach .button.main');
    await page.waitForSelector('.held.hint');
  }, { still: true }],
  ['lesson claim', async ({ page }) => {
    await takeUp(page, new Dice('lesson'));
  }, { still: true }],
  ['fault', async ({ visit, page }) => {
    await visit.go('#/table/nothing');
    await page.waitForSelector('[role="alert"]');
  }],
];

const seen = (size, viewport, scheme, language, more = {}) => tour({ walk, games, size, viewport, scheme, language, ...more });

export const cases = [
  seen('phone', phone, 'dark', 'en'),
  seen('phone', phone, 'light', 'it'),
  seen('desktop', desktop, 'dark', 'it'),
  seen('desktop', desktop, 'light', 'en'),
  seen('phone', phone, 'dark', 'it', { size: 150 }),
];
