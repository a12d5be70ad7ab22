// What must work in every engine, in the order of a first visit. Each part gets { page, server }.
import { check, same } from '../e2e/lib/check.mjs';
import { faultsOfContract } from '../e2e/lib/contract.mjs';
import { lessonMoves } from '../e2e/lib/lesson.mjs';
import { faultsOfLayout } from '../e2e/lib/look.mjs';
import { offlineReady } from '../e2e/lib/offline.mjs';
import { importSave } from '../e2e/lib/table.mjs';
import { say } from '../e2e/lib/words.mjs';

export const phone = { width: 390, height: 664 };
export const desktop = { width: 1366, height: 768 };
/** A computer may think, dice may roll. */
const patience = 40_000;
/** Every so many choices the hint makes one; the others are made by hand where the game has that. */
const hintEvery = 3;

/** Only what follows '#' changes: the page stays. */
const show = (page, hash) => page.evaluate((to) => void (location.hash = to), hash);

/** Runs in the page: a new size has been drawn, in the page's own letters. */
const drawn = () => document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 250)));

async function look(page, name, { table = false } = {}) {
  const faults = [];
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await page.evaluate(drawn);
    await page.shot(`${size.width}x${size.height}-${name}`);
    const found = [...(await faultsOfLayout(page, { phone: size === phone, still: table })), ...(table ? await faultsOfContract(page) : [])];
    faults.push(...found.map((fault) => `${size.width}x${size.height}: ${fault}`));
  }
  check(!faults.length, `${faults.length} faults of ${name}\n${faults.join('\n')}`);
}

/** Where the parts of a table are, when it has come to rest: chances may still be asked for. */
async function places(page) {
  for (let before = ''; ; ) {
    const now = await page.evaluate(() =>
      [...document.querySelectorAll('[data-region], [data-region] button:not(.board-cell)')].map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return `${part.dataset.region ?? part.className}: ${[left, top, width, height].map(Math.round)}`;
      }),
    );
    if (String(now) === before) return now;
    before = String(now);
    await page.evaluate(drawn);
  }
}

/** A table that became wide and then narrow again stands as it stood. */
async function standsAsBefore(page) {
  await page.setViewportSize(phone);
  await page.reload();
  await situation(page);
  const before = await places(page);
  await page.setViewportSize(desktop);
  await page.evaluate(drawn);
  await page.setViewportSize(phone);
  const after = await places(page);
  same(after.filter((place, at) => place !== before[at]), before.filter((place, at) => place !== after[at]), 'what stands elsewhere after the table was wide');
}

/** 'choice' or 'end': what the table waits for, when computers and motion are done. */
function situation(page) {
  return page.waitFor(
    () => {
      if (document.querySelector('.end-panel')) return 'end';
      if (document.querySelector('.curtain .button.main')) return 'curtain';
      // What is being shown, or thought of, has a button in the status line.
      return document.querySelector('.tool-hint[aria-disabled="false"]') && !document.querySelector('.table-top .button:not(.quiet)') ? 'choice' : false;
    },
    undefined,
    { timeout: patience, words: 'a choice or the end' },
  );
}

/** The position that is shown, so that two of them can be compared: without what is still in flight. */
function board(page) {
  return page.evaluate(() => {
    const still = document.querySelector('[data-region="board"]').cloneNode(true);
    for (const passing of still.querySelectorAll('[inert], [aria-live]')) passing.remove();
    return still.textContent;
  });
}

/** How many steps the log tells; it is in the page even where it is not in sight. */
const told = (page) => page.evaluate(() => document.querySelectorAll('.table-side .log li').length);

async function followHint(page) {
  await page.click('.tool-hint');
  await page.waitForSelector('.hint-line .button.main', { timeout: patience });
  await page.click('.hint-line .button.main');
}

async function choose(page, game, number) {
  const before = await told(page);
  if (number % hintEvery === 2 || !(await game.byHand?.(page))) await followHint(page);
  await page.waitFor((steps) => document.querySelector('.end-panel') || document.querySelectorAll('.table-side .log li').length !== steps, before, { timeout: patience, words: 'the choice in the log' });
}

async function setUp(page, game) {
  await show(page, `#/new/${game.id}`);
  await page.waitForSelector('.chairs');
  if (game.seats) await page.click(`label:has(input[name="players"][value="${game.seats.length}"])`);
  for (const [seat, level] of game.seats?.entries() ?? []) {
    await page.click(`label:has(input[name="seat-${seat}-who"][value="${level ? 'computer' : 'person'}"])`);
    if (level) await page.click(`label:has(input[name="seat-${seat}-level"][value="${level}"])`);
  }
  await page.click('button[type="submit"]');
  await page.waitFor(() => location.hash.startsWith('#/table/'));
}

async function home({ page, server }) {
  await page.goto(`${server.url}/`);
  await page.waitForSelector('.first-visit');
  await page.waitFor(() => [...document.querySelectorAll('.game-art, .coming-art')].every((art) => art.querySelector('svg *')), undefined, { words: 'the pictures of the shelf' });
  const shelf = await page.text('main');
  for (const game of ['crypt', 'onedeck', 'digger', 'saga']) check(shelf.includes(say(`game.${game}`)), `${game} is not on the shelf`);
  await look(page, 'shelf');
}

const lesson = (game) => async ({ page }) => {
  await show(page, `#/learn/${game.id}`);
  const moves = lessonMoves(game.id);
  let made = 0;
  for (let steps = 0; await page.evaluate(() => !location.hash.startsWith('#/new/')); ++steps) {
    check(steps <= 40, 'the lesson does not end');
    await page.waitForSelector('.coach');
    const title = await page.text('.status');
    if (await page.has('.coach .button.main')) await page.click('.coach .button.main');
    else if (await game.learn?.(page, moves[made])) made += 1;
    else return check(moves.length > 0, 'the lesson asks for a move that it does not have');
    await page.waitFor((before) => document.querySelector('.status')?.textContent !== before, title, { timeout: patience, words: `the lesson after "${title}"` });
  }
  same(made, moves.length, 'moves of the lesson');
};

const play = (game) => async ({ page }) => {
  await setUp(page, game);
  await situation(page);
  await look(page, `${game.id}-table`, { table: true });
  let choices = 0;
  for (; (await situation(page)) !== 'end'; ++choices) {
    if (choices === game.most) return;
    check(choices < 400, 'the game does not end');
    if (await page.has('.curtain')) await page.click('.curtain .button.main');
    else await choose(page, game, choices);
  }
  check(choices >= 3, `only ${choices} choices`);
  await page.waitForSelector('.end-box .row');
  await look(page, `${game.id}-end`);
  await show(page, '#/');
  await page.waitForSelector('#kept-finished');
  await show(page, '#/statistics');
  await page.waitForSelector('.statistics-parts');
  check(!(await page.text('.statistics-parts')).includes('NaN'), 'the statistics are no numbers');
};

const kept = (game) => async ({ page, server }) => {
  await setUp(page, game);
  for (let choices = 0; choices < 2; ++choices) {
    await situation(page);
    await choose(page, game, choices);
  }
  await situation(page);
  const before = await board(page);
  await page.reload();
  await situation(page);
  same(await board(page), before, 'the board after the reload');
  await standsAsBefore(page);
  // The browser writes it to a file, and the page reads that as another game.
  await page.goto(`${server.url}/#/`);
  await page.waitForSelector('.kept');
  const file = await page.downloaded(() => page.click('.kept .row button'));
  await importSave(page, file);
  await page.waitFor(() => location.hash.startsWith('#/table/'));
  await situation(page);
  same(await board(page), before, 'the board from the file');
};

const offline = (game) => async ({ page, server }) => {
  await offlineReady(page);
  await server.stop();
  try {
    await page.goto(`${server.url}/#/`);
    await page.reload();
    await page.waitForSelector('.kept');
    await page.click('.kept .row a.button.main');
    await situation(page);
    await choose(page, game, 0);
    await situation(page);
    await setUp(page, game);
    await situation(page);
  } finally {
    await server.begin();
  }
};

export const partsOf = (games) => [
  ['the shelf', home],
  ...games.flatMap((game) => [
    [`${game.id}: the lesson`, lesson(game)],
    [`${game.id}: ${game.most ? `${game.most} choices` : 'a whole game'}`, play(game)],
    [`${game.id}: kept through a reload, and in a file`, kept(game)],
    [`${game.id}: without the server`, offline(game)],
  ]),
];
