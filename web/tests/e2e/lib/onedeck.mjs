// Playing One Deck Dungeon as a person does: by what can be seen and pressed.
import { startEngine } from './engine.mjs';
import { importSave } from './table.mjs';

const patience = 40_000;

/** Waits until something can be done, or the game is over: 'choice' or 'end'. */
export async function situation(page) {
  const found = await page
    .waitForFunction(
      () => {
        if (document.querySelector('.end-panel')) return 'end';
        // While it is told what happened nothing is chosen yet.
        if (document.querySelector('h1.status[data-telling]')) return false;
        const enabled = (part) => part && part.getAttribute('aria-disabled') !== 'true';
        const ready = [...document.querySelectorAll('.od-bar .od-button, .od-door button, .od-way, .od-pick, .od-form, .od-hero[data-choosable="true"], .od-pair-heroes button, .tray [data-fits="true"]')].some(enabled);
        return ready ? 'choice' : false;
      },
      undefined,
      { timeout: patience, polling: 30 },
    )
    .catch(() => null);
  if (found) return found.jsonValue();
  throw new Error(`nothing can be done: "${await page.evaluate(() => document.body.innerText.slice(0, 400))}"`);
}

/** How a press is made: `touch` taps, else the mouse clicks. */
const press = (page, part, touch) => (touch ? part.tap({ timeout: 5000 }) : part.click({ timeout: 5000 }));

const enabled = (selector) => `${selector}:not([aria-disabled="true"])`;
const gold = enabled('.table-dock .od-bar .od-button.main');

/** One press of somebody who fights as the hint says and else takes what comes: gives what was pressed. */
export async function pressSomething(page, dice, touch = false) {
  const count = (selector) => page.locator(selector).count();
  const any = async (selector) => {
    const parts = page.locator(selector);
    const at = dice.below(await parts.count());
    await press(page, parts.nth(at), touch);
    return selector;
  };
  const planned = await page.locator('.od-box .od-step').count();
  if (await count('.tray')) {
    // "Auto" shows what it would do, the golden button does it.
    const all = enabled('.od-dice-dock .od-bar .od-button:not(.main)[aria-keyshortcuts="+"]');
    if (!planned && (await count(all)) && dice.next() < 0.8) return any(all);
    const fitting = '.tray [data-fits="true"][data-held="false"]';
    if ((await count(fitting)) && !(await count(gold))) return any(fitting);
    if (await count(gold)) return any(gold);
  }
  const wanted = [enabled('.od-door button[aria-pressed="false"]'), enabled('.od-form[aria-pressed="false"]'), '.od-hero[data-choosable="true"][aria-pressed="false"]', '.od-pick[aria-pressed="false"]', '.od-way[aria-pressed="false"]'];
  const open = [];
  for (const selector of wanted) if (await count(selector)) open.push(selector);
  const ready = (await count(gold)) > 0;
  const aside = enabled('.table-dock .od-bar .od-button:not(.main)');
  if (!ready && (await count(aside)) && dice.next() < 0.4) return any(aside);
  if (open.length && (!ready || dice.next() < 0.35)) return any(dice.of(open));
  if (ready) return any(gold);
  return any(aside);
}

/** One choice by keys alone: all as the hint says, the golden button, a number and again the golden button. */
export async function keySomething(page, dice) {
  const key = (name) => page.keyboard.press(name);
  const has = (selector) => page.locator(selector).count();
  if (await has('.od-dice-dock [aria-keyshortcuts="+"], .od-dice-dock .od-step')) {
    if (dice.next() < 0.8) await key('+');
    return key('g');
  }
  // An effect asks for dice: each by its colour and what it shows.
  if (await has('.tray [data-fits="true"]')) {
    const [colour, value] = await page.locator('.tray [data-fits="true"]').first().evaluate((die) => /([SAMH])([1-6])/.exec(die.dataset.hold).slice(1));
    await key({ S: 's', A: 'a', M: 'm', H: 'x' }[colour]);
    await key(value);
    return key('g');
  }
  if ((await has('.od-doors')) && dice.next() < 0.3) return key('e');
  if (await has('.od-door button, .od-form, .od-way, .od-pick')) await key(String(1 + dice.below(4)));
  return key('g');
}

/** One press of somebody who does not care how it ends. */
export async function rushOn(page) {
  const first = async (...selectors) => {
    for (const selector of selectors) {
      const part = page.locator(selector).first();
      if (await part.count()) return part.click({ timeout: 5000 });
    }
    return undefined;
  };
  await first(gold, enabled('.od-door button[aria-pressed="false"]'), enabled('.od-form[aria-pressed="false"]'), '.od-way[aria-pressed="false"]', '.od-hero[data-choosable="true"][aria-pressed="false"]', '.od-pick[aria-pressed="false"]', enabled('.table-dock .od-bar .od-button:not(.main)'));
}

/** Presses on until the end; `between(page)` is called before each press, and can say that it is enough. Gives how many presses it took. */
export async function playOn(page, dice, { touch = false, most = 900, between = async () => false, by = pressSomething } = {}) {
  for (let presses = 0; presses < most; ++presses) {
    if ((await situation(page)) === 'end') return presses;
    if (await between(page)) return presses;
    try {
      await by(page, dice, touch);
    } catch (error) {
      // What was looked for is gone when the game has gone on meanwhile.
      if (!/Timeout|detached|not attached/.test(String(error))) throw error;
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

/** A saved game: the computer's choices in fights, others at random, until `until(turn, view)`. */
export async function playedGame({ heroes, dungeon = 'dragons_cave', difficulty = 'novice', seed, until = () => false, chairs = heroes.map(() => 'human=Anna') }) {
  const engine = await startEngine('onedeck');
  const { table, turn: first } = engine.ask({ cmd: 'new', game: 'onedeck', players: heroes.length, options: { heroes, dungeon, difficulty }, seed, limit: 10_000 });
  let turn = first;
  for (let steps = 0; steps < 2000 && !turn.over; ++steps) {
    const { view } = engine.ask({ cmd: 'view', table, viewer: 'all' });
    if (until(turn, view)) break;
    const { action } = engine.ask({ cmd: 'suggest', table, level: 2 });
    turn = engine.ask({ cmd: 'act', table, seat: turn.may[0], action, viewer: 'all', limit: 10_000 }).turn;
  }
  const { save } = engine.ask({ cmd: 'save', table });
  return { ...save, seats: chairs.join(',') };
}
