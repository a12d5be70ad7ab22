// Dungeon Digger in the browser: whole games by keys alone and by touch, every scenario, several people at one screen who
// must not see each other's things, a reload in the middle, and the layout contract in all states of the dock.
import { check, same } from '../lib/check.mjs';
import { faultsOfContract } from '../lib/contract.mjs';
import { Dice } from '../lib/dice.mjs';
import { keySomething, openGame, playedGame, playOn, pressSomething, situation } from '../lib/digger.mjs';
import { faultsOfAxe } from '../lib/look.mjs';
import { lift } from '../lib/table.mjs';
import { sizes } from './layout.mjs';

const small = { width: 390, height: 664 };
const scenarios = ['monster_hunt', 'trapped_adventurers', 'sands_of_time', 'dwarven_citadel', 'dragons_lair', 'total_battle'];

const turns = (page) => page.evaluate(() => document.querySelectorAll('.log .round').length);

/** A scenario, from its beginning until so many Turns have been. */
function played(scenario, most) {
  return {
    name: `Dungeon Digger, ${scenario}: ${most} Turns`,
    weight: 3,
    options: { viewport: { width: 1366, height: 768 } },
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await openGame(visit, await playedGame({ options: { scenario, lords: 'random' }, seed: `scenario ${scenario}` }));
      await playOn(page, new Dice(`scenario ${scenario}`), { between: async () => (await turns(page)) > most });
      check((await turns(page)) > most || (await page.locator('.end-panel').count()) === 1, 'the game stopped early');
      check(await page.evaluate(() => document.querySelector('.dd-goal')?.textContent.length > 0), 'the goal is not in sight');
      same(await faultsOfAxe(page), [], 'axe');
    },
  };
}

/** Positions in which the dock has each of its forms: by kind of decision, after the person's first choices there. */
const forms = [
  ['orders', { seed: 'forms 1', until: (turn, view, steps) => turn.actor === 0 && turn.kind === 'main' && steps > 40 }, []],
  ['build', { seed: 'forms 1', until: (turn, view, steps) => turn.actor === 0 && turn.kind === 'main' && steps > 40 && turn.actions.filter((action) => action.startsWith('work')).length > 6 }, ['1', 'p', '1', '.', 'Enter']],
  ['move', { seed: 'forms 1', until: (turn, view, steps) => turn.actor === 0 && turn.kind === 'main' && steps > 40 }, ['2', '1']],
  ['think', { seed: 'forms 1', until: (turn, view, steps) => turn.actor === 0 && turn.kind === 'main' && steps > 40 }, ['4', '1', '2']],
  ['options', { seed: 'forms 2', until: (turn) => turn.actor === 0 && turn.kind === 'bonus_pick' }, []],
  ['lords', { players: 6, options: { lords: 'choose' }, seed: 'forms 3', until: (turn) => turn.actor === 0 && turn.kind === 'choose_lord' }, ['2']],
  ['orders', { players: 6, options: { lords: 'random', scenario: 'trapped_adventurers' }, seed: 'forms 4', until: (turn, view, steps) => turn.actor === 0 && turn.kind === 'main' && steps > 60 }, []],
];
let made;

function contract(some, { language, size = 100 }) {
  return {
    name: `Dungeon Digger keeps the layout contract: ${some.map(([width, height]) => `${width}x${height}`).join(', ')}, ${language}${size === 100 ? '' : `, text ${size} %`}`,
    weight: 3,
    seconds: 150,
    options: { viewport: { width: some[0][0], height: some[0][1] }, language, size, scheme: size === 100 ? 'dark' : 'light', mobile: true },
    async act({ begin }) {
      made ??= Promise.all(forms.map(([, game]) => playedGame(game)));
      const saves = await made;
      const visit = await begin();
      const { page } = visit;
      const faults = [];
      for (const [at, [state, , keys]] of forms.entries()) {
        await page.setViewportSize({ width: some[0][0], height: some[0][1] });
        await openGame(visit, saves[at]);
        const docks = new Map();
        for (const key of ['', ...keys]) {
          if (key) await page.keyboard.press(key);
          await page.waitForTimeout(60);
          const height = await page.evaluate(() => Math.round(document.querySelector('.dd-dock').getBoundingClientRect().height));
          docks.set(height, key);
        }
        if (docks.size > 1) faults.push(`${state}: the dock changes its height: ${[...docks.keys()].join(', ')}`);
        await page.waitForFunction((wanted) => document.querySelector('.dd-dock')?.dataset.state === wanted, state);
        for (const [width, height] of some) {
          await page.setViewportSize({ width, height });
          await page.waitForTimeout(90);
          if (size !== 100 || width === 390 || width === 1366) await visit.shot(`digger-${width}x${height}${size === 100 ? '' : `-${size}`}-${language}-${at}-${state}`);
          faults.push(...(await faultsOfContract(page)).map((fault) => `${at} ${state} at ${width}x${height}: ${fault}`));
        }
        // once in each scheme
        if (some[0][0] < 700) faults.push(...(await faultsOfAxe(page)).map((fault) => `${at} ${state}: ${fault}`));
      }
      if (faults.length) throw new Error(`${faults.length} faults\n${faults.join('\n')}`);
    },
  };
}

/** Every move is typed, as it stands in the lesson: the notation takes all that the board takes. */
async function learn(page, { id, steps }) {
  let made = 0;
  for (const [at, { move }] of steps.entries()) {
    await page.waitForFunction((wanted) => new RegExp(`\\b${wanted}\\b.*\\d`).test(document.querySelector('h1.status')?.textContent ?? ''), at + 1);
    if (!move) {
      if (at < steps.length - 1) await page.locator('.coach .button.main').click();
      continue;
    }
    await situation(page);
    check((await page.locator('.dd-dock [data-hint="true"], .dd-chip[data-hint="true"], .board-marks [data-mark="hint"], .digger-ghost, .dd-decline').count()) > 0, `${id}: nothing shows ${move}`);
    await page.keyboard.press('/');
    await page.keyboard.type(move);
    await page.keyboard.press('Enter');
    made += 1;
  }
  await page.locator('.coach .button.main').waitFor();
  return made;
}

export const cases = [
  {
    name: 'Dungeon Digger: both lessons to their end',
    weight: 2,
    options: { viewport: small },
    async act({ begin }) {
      const { lessons } = (await import('../../../src/games/digger/lessons.json', { with: { type: 'json' } })).default;
      const visit = await begin();
      for (const one of lessons) {
        await visit.go(`#/learn/digger/${one.id}`);
        await visit.page.waitForSelector('.dd-dock');
        check((await learn(visit.page, one)) > 4, `${one.id} asks for too little`);
      }
    },
  },
  {
    name: 'Dungeon Digger: a whole game of two people by keys alone',
    weight: 5,
    seconds: 150,
    options: { viewport: { width: 1366, height: 768 } },
    async act({ begin }) {
      const visit = await begin();
      await openGame(visit, await playedGame({ options: { max_turns_per_player: 7 }, seed: 'keys', chairs: ['human=Anna', 'human=Bruno'] }));
      const { page } = visit;
      await playOn(page, new Dice('keys'), { by: keySomething });
      check((await page.locator('.end-panel').count()) === 1, 'the end is not shown');
    },
  },
  {
    name: 'Dungeon Digger: a whole game by touch at 390x664 against two computers',
    weight: 5,
    seconds: 150,
    options: { viewport: small, mobile: true },
    async act({ begin }) {
      const visit = await begin();
      await openGame(visit, await playedGame({ players: 3, options: { max_turns_per_player: 6 }, seed: 'touch' }));
      const faults = new Set();
      const docks = new Set();
      await playOn(visit.page, new Dice('touch'), {
        touch: true,
        async between(page) {
          for (const fault of await faultsOfContract(page)) faults.add(fault);
          docks.add(await page.evaluate(() => document.querySelector('.dd-dock').getBoundingClientRect().height));
          return false;
        },
      });
      same([...faults], [], 'the layout contract');
      same(docks.size, 1, 'the heights of the dock');
    },
  },
  ...scenarios.map((scenario) => played(scenario, 20)),
  {
    name: 'Dungeon Digger: six players on a phone, and the board comes near enough for a finger',
    options: { viewport: small, mobile: true, language: 'it', scheme: 'light' },
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await openGame(visit, await playedGame({ players: 6, seed: 'six', until: (turn, view, steps) => turn.actor === 0 && turn.kind === 'main' && steps > 40 }));
      same(await page.locator('.dd-rival').count(), 5, 'the rivals in sight');
      await page.waitForFunction(() => document.querySelector('.board-cell')?.getBoundingClientRect().width >= 44);
      same(await faultsOfContract(page), [], 'the layout contract');
      same(await faultsOfAxe(page), [], 'axe');
      // From afar no tap chooses anything: it goes nearer.
      await page.locator('.board-tool').last().tap();
      await page.waitForFunction(() => document.querySelector('.board-cell').getBoundingClientRect().width < 40);
      const dice = new Dice('small');
      const box = await page.locator('.board-view').boundingBox();
      const state = () => page.evaluate(() => document.querySelector('.dd-dock').dataset.state);
      await page.touchscreen.tap(box.x + box.width * (0.2 + 0.5 * dice.next()), box.y + box.height * 0.4);
      await page.waitForFunction(() => document.querySelector('.board-cell').getBoundingClientRect().width >= 44);
      same(await state(), 'orders', 'the dock after a tap from afar');
    },
  },
  {
    name: 'Dungeon Digger: at one screen nobody sees the Projects and coins of another, in the page or on the way to it',
    weight: 3,
    options: { viewport: { width: 768, height: 1024 }, record: true },
    async act({ begin }) {
      const visit = await begin({ record: true });
      const { page } = visit;
      const save = await playedGame({
        options: { hidden_projects: true, max_turns_per_player: 12 },
        seed: 'secrets',
        chairs: ['human=Anna', 'human=Bruno'],
        until: (turn, view) => turn.actor === 0 && turn.kind === 'main' && view().seats.every(({ hand }) => hand.length > 0),
      });
      await openGame(visit, save);
      const seen = { curtains: 0, choices: 0 };
      let views = 0;
      const dice = new Dice('secrets');
      for (let presses = 0; presses < 200 && seen.curtains < 3; ++presses) {
        const what = await situation(page);
        if (what === 'end') break;
        // Every view came for somebody's eyes; of the others neither Projects nor coins are in it.
        const messages = await page.evaluate(() => globalThis.messages);
        const asked = new Map(messages.flatMap(({ id, request }) => (request ? [[id, JSON.parse(request)]] : [])));
        for (const { id, reply } of messages) {
          const { view } = JSON.parse(reply ?? '{}');
          if (!view?.seats) continue;
          views += 1;
          const { viewer, seat } = asked.get(id) ?? {};
          const eyes = [viewer ?? seat ?? 'table'].flat();
          for (const one of view.seats) {
            if (eyes.includes(one.seat)) continue;
            check(one.projects.tiles === null, `the Projects of seat ${one.seat} came with a view for ${eyes.join()}`);
            check(one.hand.every(({ value, known }) => value === null || known.some((who) => eyes.includes(who))), `the coins of seat ${one.seat} came with a view for ${eyes.join()}`);
          }
        }
        await page.evaluate(() => (globalThis.messages.length = 0));
        if (what === 'curtain') {
          seen.curtains += 1;
          // behind the curtain there is nothing of anybody
          same(await page.locator('.dd-dock, .board-cell').count(), 0, 'what is drawn behind the curtain');
          await lift(page);
          continue;
        }
        seen.choices += 1;
        await pressSomething(page, dice).catch((error) => {
          if (!/Timeout|detached|not attached|not stable/.test(String(error))) throw error;
        });
      }
      check(views > 10, `only ${views} views came`);
      check(seen.curtains > 1, `the screen was handed over ${seen.curtains} times`);
    },
  },
  {
    name: 'Dungeon Digger: coins lie face down at one screen, and are seen while they are held',
    options: { viewport: small, mobile: true },
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await openGame(visit, await playedGame({ seed: 'coins', chairs: ['human=Anna', 'human=Bruno'], until: (turn, view) => turn.actor === 0 && turn.kind === 'main' && view().seats[0].hand.length > 0 }));
      const spoken = () => page.locator('.dd-own-coins .spoken').innerText();
      check(!/worth/.test(await spoken()), 'the coins are told to everybody');
      const box = await page.locator('.dd-own-coins').boundingBox();
      const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.waitForFunction(() => /worth/.test(document.querySelector('.dd-own-coins .spoken')?.textContent ?? ''));
      await page.mouse.up();
      await page.waitForFunction(() => !/worth/.test(document.querySelector('.dd-own-coins .spoken')?.textContent ?? ''));
      same(await situation(page), 'choice', 'after the peek');
    },
  },
  {
    name: 'Dungeon Digger: a draft and its game go on after a reload, and back by undo',
    options: { viewport: small, mobile: true },
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await openGame(visit, await playedGame({ seed: 'reload', until: (turn, view, steps) => turn.actor === 0 && turn.kind === 'main' && steps > 24 && turn.actions.some((action) => action.startsWith('move')) && view().turn.tp > 1 }));
      const board = () => page.evaluate(() => [...document.querySelectorAll('.board-cell')].map((cell) => cell.getAttribute('aria-label').split(':')[0]).join('\n'));
      const before = await board();
      await page.keyboard.press('2');
      await page.keyboard.press('1');
      await page.keyboard.press('.');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelector('.dd-confirm')?.dataset.idle === 'true' || document.querySelector('.dd-confirm')?.getAttribute('aria-disabled') === 'false');
      if (await page.locator('.dd-confirm[data-idle="false"][aria-disabled="false"]').count()) await page.keyboard.press('g');
      await page.waitForFunction((was) => [...document.querySelectorAll('.board-cell')].map((cell) => cell.getAttribute('aria-label').split(':')[0]).join('\n') !== was, before);
      await situation(page);
      const after = await board();
      await page.reload();
      await situation(page);
      same(await board(), after, 'the board after a reload');
      await page.locator('.dd-undo').tap();
      // a draft of the next shift is let go first
      for (let tries = 0; tries < 3 && (await board()) !== before; ++tries) {
        await situation(page);
        await page.keyboard.press('u');
        await page.waitForTimeout(200);
      }
      same(await board(), before, 'the board after undo');
    },
  },
  {
    name: 'Dungeon Digger: a Project is dragged onto a space, Stooges onto a tile, and what would be lost by passing is asked',
    options: { viewport: { width: 1366, height: 768 } },
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await openGame(visit, await playedGame({ seed: 'drag', until: (turn, view, steps) => turn.actor === 0 && turn.kind === 'main' && steps > 24 && view().turn.tp > 1 && turn.actions.some((action) => action.startsWith('work')) && turn.actions.some((action) => action.startsWith('move')) }));
      const middle = (selector) => page.evaluate((wanted) => {
        const { left, top, width, height } = document.querySelector(wanted).getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      }, selector);
      const drag = async (from, to) => {
        const [[x, y], [u, v]] = [await middle(from), await middle(to)];
        await page.mouse.move(x, y);
        await page.mouse.down();
        for (const part of [0.3, 0.7, 1]) await page.mouse.move(x + (u - x) * part, y + (v - y) * part);
        await page.mouse.up();
      };
      const before = await page.locator('.log li').count();
      await drag('.dd-project[data-fits="true"]', '.board-cell[data-open="true"]');
      await page.waitForFunction(() => /build/.test(document.querySelector('.dd-dock')?.dataset.state));
      if (await page.locator('.dd-confirm[data-idle="true"]').count()) await drag('.dd-project[data-fits="true"][aria-pressed="false"]', '.board-cell[data-open="true"]');
      await page.waitForSelector('.digger-ghost');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelector('.dd-dock')?.dataset.state === 'orders');
      // Points are left and a tile would score: it is asked once.
      await page.waitForSelector('.dd-project-gold');
      await page.keyboard.press('0');
      await page.waitForSelector('.dd-info[data-note="true"]');
      same(await page.locator('.log li').count(), before, 'the log after a pass that was asked about');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelector('.dd-dock')?.dataset.state === 'orders');
      // Stooges go where they are dragged.
      const place = await page.evaluate(() => document.querySelector('[data-lifted="true"][data-hold]').dataset.at);
      await page.locator(`[data-cell="${place}"]`).focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelectorAll('.board-cell[data-open="true"]').length > 1);
      const goal = await page.evaluate((from) => [...document.querySelectorAll('.board-cell[data-open="true"]')].find((cell) => cell.dataset.cell !== from).dataset.cell, place);
      await page.keyboard.press('Escape');
      await drag(`[data-cell="${place}"]`, `[data-cell="${goal}"]`);
      await page.waitForFunction((was) => document.querySelectorAll('.log li').length > was || document.querySelector('.dd-confirm[data-idle="false"]'), before);
    },
  },
  {
    name: 'Dungeon Digger: a hint lies on the board and is done; what is dim says why not',
    options: { viewport: { width: 1366, height: 768 }, scheme: 'light' },
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await openGame(visit, await playedGame({ seed: 'hint', until: (turn, view, steps) => turn.actor === 0 && turn.kind === 'main' && steps > 16 }));
      await page.keyboard.press('h');
      await page.waitForSelector('.hint-line .button.main');
      check((await page.locator('.dd-dock [data-hint="true"], .dd-chip[data-hint="true"]').count()) > 0, 'the dock does not show the hint');
      const steps = await page.locator('.log li').count();
      await page.keyboard.press('Enter');
      await page.waitForFunction((was) => document.querySelectorAll('.log li').length > was, steps);
      await situation(page);
      const dim = page.locator('.dd-order[aria-disabled="true"]').first();
      if (await dim.count()) {
        await dim.click({ force: true });
        await page.waitForSelector('dialog[open] .why-what');
        check((await page.locator('dialog[open]').innerText()).length > 20, 'no rule is told');
      }
    },
  },
  contract(sizes.slice(0, 4), { language: 'it' }),
  contract(sizes.slice(4), { language: 'en' }),
  contract([[390, 844], [768, 1024], [1366, 768]], { language: 'it', size: 200 }),
];
