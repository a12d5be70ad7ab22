// Playing Dungeon Digger as a person does: by what can be seen and pressed.
import { startEngine } from './engine.mjs';
import { importSave, lift } from './table.mjs';

const patience = 40_000;

/** Waits until something can be done, or the game is over: 'choice', 'curtain' or 'end'. */
export async function situation(page) {
  const found = await page
    .waitForFunction(
      () => {
        if (document.querySelector('.curtain .button.main')) return 'curtain';
        if (document.querySelector('.end-panel')) return 'end';
        const dock = document.querySelector('.dd-dock[data-live="true"]');
        // what has just been completed by hand may go by itself
        const confirm = document.querySelector('.dd-confirm');
        const asked = confirm && confirm.dataset.idle === 'false' && confirm.getAttribute('aria-disabled') === 'true';
        return dock && dock.dataset.state !== 'idle' && !asked ? 'choice' : false;
      },
      undefined,
      { timeout: patience, polling: 20 },
    )
    .catch(() => null);
  if (found) return found.jsonValue();
  throw new Error(`nothing can be done: "${await page.evaluate(() => document.body.innerText.slice(0, 400))}"`);
}

/** Everything that can be pressed now, by kind: buttons as numbers of a mark, places of the board as points. */
export function offers(page) {
  return page.evaluate(() => {
    const marked = { confirm: [], row: [], orders: [], pass: [], chips: [], decline: [], turn: [], cells: [] };
    let count = 0;
    for (const part of document.querySelectorAll('[data-press]')) delete part.dataset.press;
    const put = (kind, selector) => {
      for (const part of document.querySelectorAll(selector)) {
        const { width } = part.getBoundingClientRect();
        if (!width || part.getAttribute('aria-disabled') === 'true' || getComputedStyle(part).visibility !== 'visible') continue;
        part.dataset.press = String(count);
        marked[kind].push(count++);
      }
    };
    put('confirm', '.dd-confirm');
    put('row', '.dd-row button');
    put('orders', '.dd-order:not([data-order="pass"])');
    put('pass', '.dd-order[data-order="pass"]');
    put('chips', '.dd-ledge button');
    put('decline', '.dd-decline');
    put('turn', '.dd-turn');
    for (const cell of document.querySelectorAll('.board-cell[data-open="true"]')) {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (width >= 44 && hit?.closest('.board-view')) marked.cells.push({ place: cell.dataset.cell, x, y, pressed: cell.getAttribute('aria-pressed') === 'true' });
    }
    return marked;
  });
}

/** How a press is made: `touch` taps, else the mouse clicks. */
const press = (page, number, touch) => {
  const part = page.locator(`[data-press="${number}"]`).first();
  return touch ? part.tap({ timeout: 4000 }) : part.click({ timeout: 4000 });
};

/** One press of somebody who likes to build and takes what comes. */
export async function pressSomething(page, dice, touch = false) {
  const open = await offers(page);
  const one = (kind) => press(page, dice.of(open[kind]), touch);
  if (open.confirm.length && dice.next() < 0.75) return one('confirm');
  const cells = open.cells.filter(({ pressed }) => !pressed);
  const ways = [
    [cells.length, 6, async () => {
      const { x, y } = dice.of(cells);
      return touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
    }],
    [open.row.length, 4, () => one('row')],
    [open.orders.length, 2, () => one('orders')],
    [open.chips.length, 1, () => one('chips')],
    [open.decline.length, 1, () => one('decline')],
    [open.turn.length, 1, () => one('turn')],
    [open.pass.length, 0.4, () => one('pass')],
    [open.confirm.length, 2, () => one('confirm')],
  ].filter(([count]) => count > 0);
  let at = dice.next() * ways.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [, weight, act] of ways) if ((at -= weight) < 0) return act();
  // nothing of it is in sight: the whole board
  const fit = page.locator('.board-tool').last();
  return touch ? fit.tap() : fit.click();
}

/** One choice by keys alone: the dock by its numbers, the board by leaping from place to place. */
export async function keySomething(page, dice) {
  const key = (name) => page.keyboard.press(name);
  const { state, ready, tiles, options, orders, cells } = await page.evaluate(() => {
    const dock = document.querySelector('.dd-dock');
    const enabled = (part) => part.getAttribute('aria-disabled') !== 'true';
    const numbers = (selector) => [...document.querySelectorAll(selector)].flatMap((part, at) => (enabled(part) ? [at + 1] : []));
    const confirm = document.querySelector('.dd-confirm');
    return {
      state: dock?.dataset.state,
      ready: confirm?.dataset.idle === 'false' && enabled(confirm),
      tiles: numbers('.dd-project'),
      options: numbers('.dd-option').filter((number) => number < 10),
      orders: numbers('.dd-order:not([data-order="pass"])'),
      cells: document.querySelectorAll('.board-cell[data-open="true"]:not([aria-pressed="true"])').length,
    };
  });
  if (ready && dice.next() < 0.8) return key('g');
  const board = async () => {
    for (let leaps = 1 + dice.below(Math.min(cells, 4)); leaps > 0; --leaps) await key('.');
    await key('Enter');
  };
  if (state === 'orders' || state === 'lords') {
    if (!orders.length && state === 'orders') return key('0');
    return key(String(state === 'lords' ? 1 + dice.below(4) : dice.next() < 0.6 && orders.includes(1) ? 1 : dice.of(orders)));
  }
  if (state === 'build') {
    if (dice.next() < 0.5 && tiles.length) {
      await key('p');
      return key(String(dice.of(tiles)));
    }
    return cells ? board() : key('t');
  }
  if (state === 'think' && tiles.length && dice.next() < 0.8) return key(String(dice.of(tiles)));
  if (options.length && dice.next() < 0.7) return key(String(dice.of(options)));
  if (cells) return board();
  await key(ready ? 'g' : '0');
  return undefined;
}

/** Presses on until the end; `between(page)` is called before each press, and can say that it is enough. Gives how many presses it took. */
export async function playOn(page, dice, { touch = false, most = 1200, between = async () => false, by = pressSomething } = {}) {
  for (let presses = 0; presses < most; ++presses) {
    const what = await situation(page);
    if (what === 'end') return presses;
    if (what === 'curtain') {
      await lift(page);
      continue;
    }
    if (await between(page)) return presses;
    try {
      await by(page, dice, touch);
    } catch (error) {
      // What was looked for is gone when the game has gone on meanwhile.
      if (!/Timeout|detached|not attached|not stable/.test(String(error))) throw error;
    }
  }
  throw new Error('the game does not end');
}

/** Opens a saved game at the table, by way of the first page. */
export async function openGame(visit, save) {
  await visit.go('#/');
  await importSave(visit.page, save);
  await visit.page.waitForURL(/#\/table\//);
  return situation(visit.page);
}

/** A saved game: choices of a weak computer until `until(turn, view, steps)`. */
export async function playedGame({ players = 2, options = {}, seed, until = () => true, chairs = Array.from({ length: players }, (_, seat) => (seat ? 'level:1' : 'human=Anna')) }) {
  const engine = await startEngine('digger');
  const { table, turn: first } = engine.ask({ cmd: 'new', game: 'digger', players, options, seed, limit: 10_000 });
  let turn = first;
  for (let steps = 0; steps < 2000 && !turn.over; ++steps) {
    if (until(turn, () => engine.ask({ cmd: 'view', table, viewer: 'all' }).view, steps)) break;
    const { action } = engine.ask({ cmd: 'suggest', table, level: 2, seed: `${seed} ${steps}` });
    turn = engine.ask({ cmd: 'act', table, seat: turn.may[0], action, viewer: 'all', limit: 10_000 }).turn;
  }
  const { save } = engine.ask({ cmd: 'save', table });
  engine.ask({ cmd: 'close', table });
  return { ...save, seats: chairs.join(',') };
}

/** How many Turns a game has had. */
export const turnsHad = (page) => page.evaluate(() => document.querySelectorAll('.log .round').length);
