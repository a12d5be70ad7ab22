// Playing at the table as a person does: by what can be seen and pressed.
import { check } from './check.mjs';

const patience = 40_000;

/** What the page waits for: 'choice', 'curtain' or 'end'. Computers may think until then. */
export async function situation(page) {
  const found = await page
    .waitForFunction(
      () => {
        if (document.querySelector('.curtain .button.main')) return 'curtain';
        if (document.querySelector('.end-panel')) return 'end';
        if (document.querySelector('.crypt-powers button')) return 'choice';
        // A claim that is being put together waits, too; one that was just confirmed is about to go.
        const composer = document.querySelector('.crypt-composer');
        if (composer !== globalThis.lastComposer) globalThis.composerSince = performance.now();
        globalThis.lastComposer = composer;
        return composer && performance.now() - globalThis.composerSince > 400 ? 'choice' : false;
      },
      undefined,
      { timeout: patience, polling: 30 },
    )
    .catch(() => null);
  if (found) return found.jsonValue();
  throw new Error(`nothing can be done: "${await page.evaluate(() => document.body.innerText.slice(0, 400))}"`);
}

export function powers(page) {
  return page.evaluate(() => [...document.querySelectorAll('.crypt-powers button')].map((button) => button.innerText.trim()));
}

/** Puts dice on a card that can be chosen; false if there is none. */
export async function takeUp(page, dice) {
  const open = await page.evaluate(() =>
    [...document.querySelectorAll('[data-slot][data-state="open"]')].map((slot) => slot.getAttribute('data-slot')),
  );
  if (!open.length) return false;
  await page.click(`[data-slot="${dice.of(open)}"]`);
  await page.waitForSelector('.crypt-composer .last .button.main');
  return true;
}

export async function confirm(page) {
  await page.click('.crypt-composer .last .button.main');
}

/** Puts aside what was being put together. */
export async function putAside(page) {
  for (let parts = 0; parts < 8 && (await page.$('.crypt-composer')); ++parts) await page.click('.crypt-composer .remove');
  await page.waitForSelector('.crypt-powers button');
}

/** One choice of the person at the screen: mostly a claim, at times a power, else what is left. */
export async function choose(page, dice) {
  await putAside(page);
  const offered = await page.$$('.crypt-powers button');
  const claims = dice.next() < 0.8 && (await takeUp(page, dice));
  if (claims) {
    const efforts = await page.$$('.crypt-composer .efforts .choice');
    await efforts[dice.below(efforts.length)]?.click();
    await confirm(page);
    return;
  }
  const way = offered[dice.below(offered.length)];
  await way.click();
  // To give the turn away is asked once.
  if (await page.$('.crypt-powers[data-asking="true"]')) return way.click();
  // A power that can be paid in several ways asks on.
  for (let asked = 0; asked < 6; ++asked) {
    const tokens = await page.$$('.crypt-composer.picker .tokens .button');
    if (!tokens.length) return;
    await dice.of(tokens).click();
  }
}

/** The next person says that they are there. */
export async function lift(page) {
  await page.click('.curtain .button.main');
  await page.waitForSelector('.curtain', { state: 'detached' });
}

/** Plays on until the end; `between(page, what)` is called before everything that is done. */
export async function playOn(page, dice, between = async () => {}) {
  for (let choices = 0; choices < 400; ++choices) {
    const what = await situation(page);
    await between(page, what);
    if (what === 'end') return choices;
    if (what === 'curtain') await lift(page);
    else await choose(page, dice);
  }
  throw new Error('the game does not end');
}

/** Gives the first page a file, from inside: playwright's own way keeps a hold on the page that memory is measured of. */
export async function importSave(page, save, name = 'game.json') {
  const text = typeof save === 'string' ? save : JSON.stringify(save);
  await page.waitForFunction(() => document.querySelector('input[type="file"]') !== null);
  await page.evaluate(
    ({ text: content, name: called }) => {
      const given = new DataTransfer();
      given.items.add(new File([content], called, { type: 'application/json' }));
      const input = document.querySelector('input[type="file"]');
      input.files = given.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { text, name },
  );
}

/** Opens a saved game at the table, by way of the first page. */
export async function openSave(visit, save) {
  await visit.go('#/');
  await importSave(visit.page, save);
  await visit.page.waitForURL(/#\/table\//);
  return situation(visit.page);
}

/** A new game as it is set up there: `seats` are null for a person, or a level. */
export async function newGame(visit, seats) {
  const { page } = visit;
  await visit.go('#/new/crypt');
  await page.check(`input[name="players"][value="${seats.length}"]`, { force: true });
  for (const [seat, level] of seats.entries()) {
    await page.check(`input[name="seat-${seat}-who"][value="${level ? 'computer' : 'person'}"]`, { force: true });
    if (level) await page.check(`input[name="seat-${seat}-level"][value="${level}"]`, { force: true });
  }
  await page.click('button[type="submit"]');
  await page.waitForURL(/#\/table\//);
}

/** What is on the board, as a person sees it: to compare one moment with another. A card that has just gone can still be
 * seen where it happened, and no longer where the same position is opened. */
export function boardText(page, within = '.crypt') {
  return page.evaluate((selector) => {
    const board = document.querySelector(selector).cloneNode(true);
    for (const gone of board.querySelectorAll('[data-gone="true"] .crypt-seen')) gone.remove();
    const labels = [...board.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label'));
    return [...labels, board.textContent].join('\n');
  }, within);
}

export async function exportedSave(page, press) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const stream = await download.createReadStream();
  let text = '';
  for await (const piece of stream) text += piece;
  check(text.length > 0, 'the exported file is empty');
  return JSON.parse(text);
}
