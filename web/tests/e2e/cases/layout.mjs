// The layout contract, at every size a table is made for, in the states a game comes through.
import { Dice } from '../lib/dice.mjs';
import { faultsOfContract } from '../lib/contract.mjs';
import { blockedSave, lastChoiceSave, playedSave } from '../lib/engine.mjs';
import { lift, openSave, playOn, putAside, situation, takeUp } from '../lib/table.mjs';

export const sizes = [
  [360, 560],
  [390, 664],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
];
const claims = (turn) => turn.actor === 0 && turn.kind === 'claim' && turn.count > 30;
const power = (turn) => turn.actor === 0 && turn.actions?.some((action) => /^(pottery|remains|manuscript)/.test(action));

let made;
function games() {
  made ??= (async () => ({
    solo: await playedSave({ seats: ['human=Anna'], seed: 'screens 1', until: (turn, steps) => steps >= 6 && claims(turn) }),
    two: await playedSave({ seats: ['human=Anna', 'level:1'], seed: 'layout 2', sides: 'BBBBBB', until: (turn, steps) => steps >= 8 && power(turn) }),
    four: await playedSave({ seats: ['human=Annamaria', 'level:3', 'level:2', 'level:5'], seed: 'screens 4', sides: 'BABBAB', until: (turn, steps) => steps >= 24 && claims(turn) }),
    blocked: await blockedSave(),
    people: await playedSave({ seats: ['human=Annamaria', 'human=Bartolomeo', 'human=Carla', 'human=Domenico'], seed: 'layout 5', until: (turn, steps) => steps >= 14 && claims(turn) }),
    last: await lastChoiceSave({ seats: ['human=Anna', 'level:1', 'level:1', 'level:1'], seed: 'layout 3', sides: 'BBBBBB' }),
  }))();
  return made;
}

/** All states at one size: each as [name, how to come there]. */
const states = [
  ['solo', ({ visit, saves }) => openSave(visit, saves.solo)],
  ['solo claim', ({ page }) => takeUp(page, new Dice('layout'))],
  ['powers', ({ visit, saves }) => openSave(visit, saves.two)],
  ['power', async ({ page }) => {
    const buttons = page.locator('.crypt-powers button');
    for (let at = 0; at < (await buttons.count()); ++at) {
      if (!/[0-9]/.test(await buttons.nth(at).innerText())) return buttons.nth(at).click();
    }
  }],
  ['four', ({ visit, saves }) => openSave(visit, saves.four)],
  ['four claim', async ({ page }) => {
    await takeUp(page, new Dice('layout'));
    await page.locator('.crypt-composer .efforts .choice').last().click();
    await page.waitForTimeout(150);
  }],
  ['four claim of several dice', async ({ page }) => page.locator('.crypt-composer .stepper .choice').last().click()],
  ['four put aside', ({ page }) => putAside(page)],
  ['hint', async ({ page }) => {
    await page.keyboard.press('h');
    await page.waitForSelector('.held.hint, .crypt-powers [data-hint="true"]');
  }],
  ['hint report', async ({ page }) => {
    await page.locator('.hint-line .button:not(.main, .quiet)').click();
    await page.waitForSelector('.hint-best');
  }],
  ['asked to pass', async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.locator('.hint-line .button.quiet').click();
    if (await page.$('.crypt-powers button')) await page.keyboard.press('0');
    await page.waitForTimeout(200);
    await situation(page);
  }],
  ['refused', ({ visit, saves }) => openSave(visit, saves.blocked).then(() => visit.page.locator('[data-slot][data-state="still"]').first().click())],
  ['refused, then a claim', ({ page }) => takeUp(page, new Dice('layout'))],
  ['a die in hand', async ({ page }) => {
    await putAside(page);
    await page.locator('.crypt-tray .grip').first().click();
  }],
  ['several people', async ({ visit, page, saves }) => {
    await openSave(visit, saves.people);
    if (await page.$('.curtain .button.main')) await lift(page);
    await situation(page);
  }],
  ['asked about sounds', async ({ visit, page, saves }) => {
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('undercroft.settings'));
      localStorage.setItem('undercroft.settings', JSON.stringify({ ...kept, sound: null }));
    });
    await page.reload();
    await openSave(visit, saves.four);
    await page.waitForSelector('.sound-offer');
  }],
  ['past', async ({ page }) => {
    await page.locator('.sound-offer .button').last().click();
    await page.keyboard.press('b');
    await page.waitForSelector('.table-play.past');
  }],
  ['end of a game', ({ visit, saves }) => openSave(visit, saves.last)],
];

function contract([width, height], { language, size = 100 }) {
  return {
    name: `layout contract: ${width}x${height}, ${language}${size === 100 ? '' : `, text ${size} %`}`,
    weight: 2,
    options: { viewport: { width, height }, language, size, mobile: width < 900, scheme: width % 4 ? 'light' : 'dark' },
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      const saves = await games();
      const faults = [];
      for (const [name, reach] of states) {
        await reach({ visit, page, saves });
        await page.waitForTimeout(60);
        await visit.shot(`contract-${width}x${height}${size === 100 ? '' : `-${size}`}-${language}-${name.replaceAll(' ', '-')}`);
        faults.push(...(await faultsOfContract(page)).map((fault) => `${name}: ${fault}`));
      }
      if (faults.length) throw new Error(`${faults.length} faults\n${faults.join('\n')}`);
    },
  };
}

/** A whole game against three computers: the contract holds before everything that is done. */
function wholeGame([width, height], language) {
  return {
    name: `layout contract in a whole game: ${width}x${height}, ${language}`,
    weight: 5,
    seconds: 180,
    options: { viewport: { width, height }, language, mobile: width < 900 },
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      const dice = new Dice(`layout ${width}`);
      const faults = new Set();
      await openSave(visit, await playedSave({ seats: ['human=Anna', 'level:1', 'level:1', 'level:1'], seed: `layout ${width}`, sides: 'BABBAB', until: (turn, steps) => steps >= 6 && claims(turn) }));
      await playOn(page, dice, async (on, what) => {
        if (what !== 'curtain') for (const fault of await faultsOfContract(on)) faults.add(fault);
      });
      if (faults.size) throw new Error(`${faults.size} faults\n${[...faults].join('\n')}`);
    },
  };
}

export const cases = [
  ...sizes.map((size, at) => contract(size, { language: at % 2 ? 'it' : 'en' })),
  contract([390, 844], { language: 'it', size: 200 }),
  contract([768, 1024], { language: 'en', size: 200 }),
  contract([1366, 768], { language: 'it', size: 200 }),
  wholeGame([360, 560], 'it'),
  wholeGame([844, 390], 'en'),
];
