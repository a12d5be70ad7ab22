// The screens of One Deck Dungeon, in both schemes and languages, on a phone and on a desktop. Its pictures in docs/screenshots come from here.
import { playedGame, openGame, situation } from '../lib/onedeck.mjs';
import { tour } from '../lib/tour.mjs';
import { desktop } from '../lib/visit.mjs';

/** What a phone's browser leaves of its screen. */
const phone = { width: 390, height: 664 };

let made;
function games() {
  made ??= (async () => ({
    doors: await playedGame({ heroes: ['mage'], dungeon: 'hydras_reef', seed: 'doors 2', until: (turn, view) => turn.kind === 'act' && view.doors.some((door) => door?.is === 'open') }),
    face: await playedGame({ heroes: ['rogue'], dungeon: 'lichs_tomb', seed: 'face 2', until: (turn, view) => turn.kind === 'face' && view.floor > 1 }),
    way: await playedGame({ heroes: ['archer'], dungeon: 'yetis_cavern', seed: 'way 1', until: (turn) => turn.kind === 'option' }),
    dice: await playedGame({ heroes: ['warrior'], seed: 'dice 4', until: (turn, view) => turn.kind === 'dice' && view.encounter.boxes.length >= 6 && view.heroes[0].abilities.length > 1 }),
    two: await playedGame({ heroes: ['warrior', 'mage'], dungeon: 'minotaurs_maze', seed: 'two 5', until: (turn, view) => turn.kind === 'dice' && view.encounter.boxes.length >= 8 }),
    loot: await playedGame({ heroes: ['rogue', 'archer'], dungeon: 'yetis_cavern', seed: 'loot 3', until: (turn) => turn.kind === 'loot' }),
    level: await playedGame({ heroes: ['paladin'], seed: 'level 1', until: (turn) => turn.kind === 'level' }),
    boss: await playedGame({ heroes: ['warrior', 'rogue'], dungeon: 'hydras_reef', seed: 'boss 1', until: (turn, view) => turn.kind === 'dice' && view.floor > 3 }),
    over: await playedGame({ heroes: ['mage'], dungeon: 'yetis_cavern', seed: 'end 1' }),
  }))();
  return made;
}

const open = (name) => ({ visit, saves }) => openGame(visit, saves[name]);
const still = { still: true };

const walk = [
  ['new game', async ({ visit, page }) => {
    await visit.go('#/new/onedeck');
    await page.waitForSelector('.chairs');
    await page.locator('.option-told summary').first().click();
  }],
  ['doors', open('doors'), still],
  ['door', async ({ page }) => {
    await page.locator('.od-door button:not([aria-disabled="true"])').first().click();
    await page.waitForSelector('.od-risk:not(.waiting)');
  }, still],
  ['face', async ({ visit, page, saves }) => {
    await openGame(visit, saves.face);
    await page.waitForSelector('.od-risk:not(.waiting)');
  }, still],
  ['way', open('way'), still],
  ['dice', open('dice'), still],
  ['hint', async ({ page }) => {
    await page.click('.tool-hint');
    await page.waitForSelector('.hint-line .button.main');
  }, still],
  ['hint report', async ({ page }) => {
    await page.locator('.hint-line .button:not(.main, .quiet)').click();
    await page.waitForSelector('.hint-best');
  }],
  ['auto', async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('.od-bar .od-button[aria-keyshortcuts="+"]:not([aria-disabled="true"])').click();
    await page.waitForSelector('.od-step');
  }, still],
  ['two heroes', open('two'), still],
  ['loot', async ({ visit, page, saves }) => {
    await openGame(visit, saves.loot);
    await page.locator('.od-form[data-form="item"]').click();
  }, still],
  ['level', open('level'), still],
  ['boss', open('boss'), still],
  ['hero', async ({ page }) => {
    await page.locator('.od-toll-hero').first().click();
    await page.waitForSelector('.drawer');
  }],
  ['end', async ({ visit, page, saves }) => {
    await openGame(visit, saves.over);
    await page.waitForSelector('.od-fate p:nth-child(2)', { timeout: 60_000 });
  }],
  ['campaign', async ({ visit, page }) => {
    await visit.go('#/');
    await page.locator('.campaigns-begin .button', { hasText: 'One Deck Dungeon' }).click();
    await page.waitForSelector('.od-choice');
  }],
  ['campaign dungeon', async ({ page }) => {
    await page.locator('.od-choice').first().click();
    await page.locator('#content .button.main, main .button.main').first().click();
    await page.waitForFunction(() => document.querySelectorAll('.od-choice').length > 4);
  }],
  ['lesson', async ({ visit, page }) => {
    await visit.go('#/learn/onedeck');
    await page.waitForSelector('.coach');
    await situation(page);
  }, still],
];

const seen = (size, viewport, scheme, language) => tour({ of: 'onedeck', walk, games, size, viewport, scheme, language });

export const cases = [seen('phone', phone, 'dark', 'en'), seen('phone', phone, 'light', 'it'), seen('desktop', desktop, 'light', 'en'), seen('desktop', desktop, 'dark', 'it')];
