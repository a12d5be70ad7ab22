// One Deck Dungeon in the browser: whole games by keys and by touch, alone and with several heroes, a campaign that
// goes to another browser and on, a fight that survives a reload, and the layout contract where there is least room.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, same } from '../lib/check.mjs';
import { faultsOfContract } from '../lib/contract.mjs';
import { Dice } from '../lib/dice.mjs';
import { Fight } from '../lib/onedeck_fight.mjs';
import { keySomething, openGame, playedGame, playOn, rushOn, situation } from '../lib/onedeck.mjs';
import { program } from '../lib/places.mjs';
import { exportedSave, importSave } from '../lib/table.mjs';
import { sizes } from './layout.mjs';

const small = { width: 390, height: 664 };

/** The lesson's moves as keys. */
const lessonKeys = {
  explore: 'e',
  'enter 1': '11',
  face: 'g',
  'option a': '1g',
  'cover 2 S2': 's22',
  'cover 1 S3 S4': 's3s41',
  finish: 'g',
  'loot skill A': '3g',
  'enter 2': '22',
  'use A crushing_blow S1': 'v1g',
  'make A A6 A6': 'a6a6k',
  'cover 2 S5': 's52',
  'cover 1 M5 H5': 'm5x51',
  'cover 5 H6': 'x65',
  'cover 4 S6': 's64',
  'cover 6 S4': 's46',
  'level 4 3 2': 'g',
  'loot xp': '1g',
  'heal A': '1g',
  descend: 'g',
};

async function lesson(page, { id, steps }) {
  for (const [at, { move }] of steps.entries()) {
    await page.waitForFunction((wanted) => new RegExp(`\\b${wanted}\\b.*\\d`).test(document.querySelector('h1.status')?.textContent ?? ''), at + 1);
    if (!move) {
      if (at < steps.length - 1) await page.locator('.coach .button.main').click();
      continue;
    }
    check(lessonKeys[move], `${id}: no keys for ${move}`);
    await situation(page);
    for (const key of lessonKeys[move]) {
      // What is looked at before it is done is first reckoned.
      if (key === 'g') await page.waitForSelector('.table-dock .od-button.main:not([aria-disabled="true"])');
      await page.keyboard.press(key);
    }
  }
  await page.locator('.coach .button.main').waitFor();
}

const tight = () =>
  Promise.all([
    playedGame({ heroes: ['warrior', 'mage'], dungeon: 'minotaurs_maze', seed: 'two 5', until: (turn, view) => turn.kind === 'dice' && view.encounter.boxes.length >= 8 }),
    playedGame({ heroes: ['paladin'], dungeon: 'minotaurs_maze', seed: 'deep 9', until: (turn, view) => turn.kind === 'dice' && view.encounter.boxes.length >= 8 && view.floor > 1 }),
    playedGame({ heroes: ['warrior', 'mage', 'rogue', 'archer'], dungeon: 'lichs_tomb', seed: 'four 5', until: (turn) => turn.kind === 'face' }),
    playedGame({ heroes: ['warrior', 'mage', 'rogue', 'archer'], dungeon: 'lichs_tomb', seed: 'four 5', until: (turn) => turn.kind === 'pairs' }),
    playedGame({ heroes: ['rogue', 'archer'], dungeon: 'yetis_cavern', seed: 'loot 3', until: (turn) => turn.kind === 'loot' }),
    playedGame({ heroes: ['mage'], dungeon: 'hydras_reef', seed: 'doors 2', until: (turn, view) => turn.kind === 'act' && view.doors.some((door) => door?.is === 'open') }),
  ]);
let made;
const names = ['two heroes, eight boxes', 'eight boxes below', 'two cards', 'pairs', 'loot', 'doors'];

function contract(some, { language, size = 100 }) {
  return {
    name: `One Deck Dungeon keeps the layout contract: ${some.map(([width, height]) => `${width}x${height}`).join(', ')}, ${language}${size === 100 ? '' : `, text ${size} %`}`,
    weight: 3,
    options: { viewport: { width: some[0][0], height: some[0][1] }, language, size, mobile: true },
    async act({ begin }) {
      made ??= tight();
      const saves = await made;
      const visit = await begin();
      const { page } = visit;
      const faults = [];
      for (const [at, save] of saves.entries()) {
        await page.setViewportSize({ width: some[0][0], height: some[0][1] });
        await openGame(visit, save);
        if (names[at] === 'loot') await page.locator('.od-form[data-form="item"]').click();
        if (names[at] === 'doors') await page.locator('.od-door button:not([aria-disabled="true"])').first().click();
        await page.waitForSelector('.od-risk.waiting', { state: 'detached' });
        for (const [width, height] of some) {
          await page.setViewportSize({ width, height });
          await page.waitForTimeout(80);
          faults.push(...(await faultsOfContract(page)).map((fault) => `${names[at]} at ${width}x${height}: ${fault}`));
        }
      }
      if (faults.length) throw new Error(`${faults.length} faults\n${faults.join('\n')}`);
    },
  };
}

/** From the campaign's screen through a reckless game and back, until the next party is to be chosen. */
async function oneRun(page, run) {
  // The weakest hero, so that it is soon over.
  await page.locator('.od-choice').nth(1).tap();
  await page.locator('#content .button.main, main .button.main').first().tap();
  await page.locator('.od-choice').first().tap();
  await page.waitForFunction(() => document.querySelector('.od-choice svg') === null && document.querySelector('.od-choice'));
  await page.locator('.od-choice').nth(3).tap();
  await page.locator('.campaign-play').tap();
  await page.waitForURL(/#\/table\//);
  await playOn(page, new Dice(`run ${run}`), { by: rushOn });
  await page.locator('.end-panel a[href^="#/campaign/"]').tap();
  await page.waitForSelector('.od-runs');
  // Marks are placed one by one; then there are heroes to choose from.
  for (let marks = 0; marks < 30 && !(await page.locator('.od-choice').count()); ++marks) {
    const before = await page.locator('.od-marks').evaluate((list) => list.outerHTML);
    await page.locator('.od-marks .button').first().tap();
    await page.waitForFunction((html) => document.querySelector('.od-marks')?.outerHTML !== html, before);
  }
}

/** The same file in the terminal: it is sound there, and the campaign stands where it stood. */
function inTheTerminal(document) {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-campaign-'));
  const file = join(folder, 'campaign.json');
  writeFileSync(file, JSON.stringify(document));
  execFileSync(program, ['check', file], { stdio: 'pipe' });
  const told = execFileSync(program, ['campaign', 'onedeck', file, '--plain'], { input: '', encoding: 'utf8', stdio: 'pipe' });
  for (const { hero, games } of document.state.sheets) check(new RegExp(`${hero}: ${games} game`, 'i').test(told), `the terminal does not tell ${games} games of ${hero}: ${told}`);
  const text = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

export const cases = [
  {
    name: 'One Deck Dungeon: both lessons by keys alone',
    weight: 2,
    options: { viewport: small },
    async act({ begin }) {
      const { lessons } = (await import('../../../src/games/onedeck/lessons.json', { with: { type: 'json' } })).default;
      const visit = await begin();
      await visit.go('#/learn/onedeck');
      for (const [at, one] of lessons.entries()) {
        await lesson(visit.page, one);
        // One leads to the next.
        const following = visit.page.locator('.coach a.button');
        same(await following.count(), at < lessons.length - 1 ? 1 : 0, 'lessons that follow');
        if (await following.count()) await following.click();
      }
    },
  },
  {
    name: 'One Deck Dungeon: a whole game of one hero by keys alone, set up on the first page',
    weight: 4,
    options: { viewport: { width: 1366, height: 768 } },
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await visit.go('#/new/onedeck');
      await page.check('input[name="players"][value="1"]', { force: true });
      await page.click('button[type="submit"]');
      await page.waitForURL(/#\/table\//);
      await playOn(page, new Dice('keys'), { by: keySomething });
      await page.waitForSelector('.od-met li svg');
      await page.waitForSelector('.od-fate p:nth-child(2)', { timeout: 30_000 });
    },
  },
  {
    name: 'One Deck Dungeon: a whole game of two heroes by touch at 390x664',
    weight: 8,
    seconds: 240,
    options: { viewport: small, mobile: true },
    async act({ begin }) {
      const visit = await begin();
      await openGame(visit, await playedGame({ heroes: ['warrior', 'mage'], dungeon: 'hydras_reef', seed: '2', until: () => true }));
      const faults = new Set();
      await playOn(visit.page, new Dice('touch 2'), {
        touch: true,
        async between(page) {
          for (const fault of await faultsOfContract(page)) faults.add(fault);
          return false;
        },
      });
      same([...faults], [], 'the layout contract');
    },
  },
  {
    name: 'One Deck Dungeon: the taps of a usual fight, by hand and with Auto',
    weight: 3,
    options: { viewport: small, mobile: true },
    async act({ begin }) {
      const visit = await begin();
      const counted = {};
      for (const way of ['byHand', 'byAuto']) {
        counted[way] = { taps: 0, dice: 0, fights: 0 };
        for (const seed of ['taps 1', 'taps 2', 'taps 3', 'taps 4', 'taps 5', 'taps 6']) {
          const save = await playedGame({ heroes: ['warrior'], seed, until: (turn, view) => turn.kind === 'dice' && view.encounter.kind === 'combat' });
          await openGame(visit, save);
          const fight = await Fight.begin(visit.page, save);
          while (await fight[way]());
          counted[way].taps += fight.taps;
          counted[way].dice += fight.dice;
          counted[way].fights += 1;
        }
      }
      const { byHand, byAuto } = counted;
      console.log(`  ${byHand.fights} fights: ${byHand.taps} taps for ${byHand.dice} dice by hand, ${byAuto.taps} taps with Auto`);
      check(byHand.taps <= 1.5 * byHand.dice, `${byHand.taps} taps for ${byHand.dice} dice`);
      check(byAuto.taps <= 4 * byAuto.fights, `${byAuto.taps} taps with Auto for ${byAuto.fights} fights`);
    },
  },
  {
    name: 'One Deck Dungeon: four heroes in pairs',
    weight: 3,
    options: { viewport: { width: 768, height: 1024 } },
    async act({ begin }) {
      const visit = await begin();
      await openGame(visit, await playedGame({ heroes: ['warrior', 'mage', 'rogue', 'archer'], dungeon: 'lichs_tomb', seed: 'four 5', until: (turn) => turn.kind === 'pairs' }));
      const { page } = visit;
      // Two taps swap two heroes.
      const letters = () => page.evaluate(() => [...document.querySelectorAll('.od-pair')].map((pair) => [...pair.querySelectorAll('[data-owner]')].map((part) => part.dataset.owner).join('')));
      const before = await letters();
      await page.locator('.od-pair:nth-child(1) .od-toll-hero').first().click();
      await page.locator('.od-pair:nth-child(2) .od-toll-hero').first().click();
      check(JSON.stringify(await letters()) !== JSON.stringify(before), 'nobody was swapped');
      const fights = new Set();
      await playOn(page, new Dice('four'), {
        by: rushOn,
        async between() {
          const who = await page.evaluate(() => [...document.querySelectorAll('.od-toll .od-toll-hero')].map((part) => part.dataset.owner).join(''));
          if (who) fights.add(who);
          return fights.size >= 2;
        },
      });
      check(fights.size >= 2, `only ${[...fights].join(', ')} fought`);
    },
  },
  {
    name: 'One Deck Dungeon: a fight goes on after a reload, and dice can be taken back',
    options: { viewport: small, mobile: true },
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await openGame(visit, await playedGame({ heroes: ['warrior'], seed: 'reload 3', until: (turn) => turn.kind === 'dice' && turn.actions.filter((action) => action.startsWith('cover')).length > 2 }));
      const dice = () => page.evaluate(() => [...document.querySelectorAll('.tray [data-hold]')].map((die) => die.dataset.hold).join(' '));
      const before = await dice();
      const fits = page.locator('.slot[data-lit]');
      const cover = async () => {
        for (const die of await page.locator('.tray [data-hold]').all()) {
          await die.tap();
          if (await fits.count()) break;
        }
        await fits.first().locator('.slot-place').tap();
        await page.waitForSelector('.slot[data-done="true"]');
      };
      await cover();
      const after = await dice();
      check(after !== before, 'no die has gone');
      await page.reload();
      await situation(page);
      same(await dice(), after, 'the dice after a reload');
      check((await page.locator('.slot[data-done="true"]').count()) === 1, 'the covered box');
      // A tap on a covered box lifts its dice; undo does the same.
      const back = () => page.waitForFunction((wanted) => [...document.querySelectorAll('.tray [data-hold]')].map((die) => die.dataset.hold).join(' ') === wanted, before);
      await page.locator('.slot[data-done="true"] .slot-place').tap();
      await back();
      await cover();
      await page.keyboard.press('u');
      await back();
    },
  },
  {
    name: 'One Deck Dungeon: a die keeps its colours while it flies to its box, and chains fall',
    options: { viewport: small, mobile: true, motion: 'no-preference', speed: 1 },
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      const lastPlate = (turn, view) => turn.kind === 'dice' && view.encounter.boxes.filter(({ armor, covered }) => armor && !covered).length === 1 && turn.actions.some((action) => action.startsWith('cover'));
      await openGame(visit, await playedGame({ heroes: ['warrior'], seed: 'dice 4', until: lastPlate }));
      const seen = page.evaluate(
        () =>
          new Promise((resolve) => {
            const found = { die: null, chains: false };
            const look = () => {
              const flying = document.querySelector('.travel .die');
              if (flying) found.die ??= getComputedStyle(flying).getPropertyValue('--tone-2');
              found.chains ||= document.querySelector('.slot-chain[data-falls="true"]') !== null;
              if (found.die !== null && found.chains) resolve(found);
              else requestAnimationFrame(look);
            };
            look();
            setTimeout(() => resolve(found), 15_000);
          }),
      );
      await page.locator('.slot[data-frame="plate"]:not([data-done="true"]) .slot-place').first().tap();
      const { die, chains } = await seen;
      check(die, `the die that flies has no colour: ${die}`);
      check(chains, 'no chains fell');
    },
  },
  {
    name: 'One Deck Dungeon: a campaign over three runs, by way of a file to the terminal and another browser',
    weight: 9,
    seconds: 300,
    options: { viewport: { width: 390, height: 844 }, mobile: true },
    async act({ begin }) {
      let visit = await begin();
      await visit.go('#/');
      await visit.page.locator('.campaigns-begin .button', { hasText: 'One Deck Dungeon' }).tap();
      await visit.page.waitForSelector('.od-choice');
      for (let run = 1; run <= 3; ++run) {
        await oneRun(visit.page, run);
        if (run !== 1) continue;
        await visit.go('#/');
        const file = await exportedSave(visit.page, () => visit.page.locator('[aria-labelledby="campaigns"] .kept .button.quiet').first().tap());
        visit = await begin();
        await visit.go('#/');
        await importSave(visit.page, inTheTerminal(file), 'campaign.json');
        await visit.page.waitForURL(/#\/campaign\//);
        await visit.page.waitForSelector('.od-runs');
      }
      same(await visit.page.locator('.od-runs li').count(), 3, 'the runs that are told');
    },
  },
  contract(sizes, { language: 'it' }),
  contract([[390, 844], [768, 1024], [1366, 768]], { language: 'it', size: 200 }),
];
