// What the table offers besides playing: undo and its walls, history, branches, hints, odds, reasons, fair dice, the lesson.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, same } from '../lib/check.mjs';
import { Dice } from '../lib/dice.mjs';
import { blockedSave, playedSave, startEngine } from '../lib/engine.mjs';
import { pressOn, tabTo } from '../lib/keyboard.mjs';
import { faultsOfAxe, faultsOfLayout } from '../lib/look.mjs';
import { root } from '../lib/places.mjs';
import { boardText, choose, confirm, newGame, openSave, playOn, powers, putAside, situation, takeUp } from '../lib/table.mjs';
import { like, say } from '../lib/words.mjs';

/** A game of one person and computers, in the middle, with the person to claim. */
function middle(seed, computers = 1, steps = 6) {
  return playedSave({
    seats: ['human=Anna', ...Array.from({ length: computers }, () => 'level:1')],
    seed,
    until: (turn, played) => played >= steps && turn.actor === 0 && turn.kind === 'claim' && turn.count > 8,
  });
}

async function undoState(page) {
  return page.locator('.tool-undo').getAttribute('aria-disabled');
}

/** The person leads: a claim, and the computer's answer, before anything is rolled or seen. */
async function leading() {
  const engine = await startEngine();
  for (let number = 0; number < 200; ++number) {
    const seed = `leader ${number}`;
    const { turn } = engine.ask({ cmd: 'new', game: 'crypt', players: 2, options: { collectors: [...'AAAAAA'] }, seed });
    if (turn.actor === 0) return playedSave({ seats: ['human=Anna', 'level:1'], seed, until: () => true });
  }
  throw new Error('nobody leads');
}

function lessonMoves() {
  const text = readFileSync(join(root, 'web/src/games/crypt/lesson.ts'), 'utf8');
  return [...text.matchAll(/move: '([^']+)'/g)].map(([, move]) => move);
}

/** Makes one particular choice at the board. */
async function make(page, action) {
  const [verb, ...parts] = action.split(' ');
  if (verb !== 'claim') {
    await page.click('.crypt-powers button[data-hint="true"]');
    return;
  }
  for (const part of parts) {
    const [, slot, count, effort] = /^(S\d):(\d)x(\d)$/.exec(part);
    await page.click(`[data-slot="${slot}"]`);
    await page.waitForSelector('.crypt-composer .stepper');
    await page.locator('.crypt-composer .stepper').getByRole('button', { name: new RegExp(`^${count}\\b`) }).click();
    const total = count * effort;
    await page.locator('.crypt-composer .efforts').getByRole('button', { name: say('web.crypt.effort.of', { effort, total }) }).click();
  }
  await confirm(page);
}

export const cases = [
  {
    name: 'undo is free until something is rolled or seen, then the button names the wall',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await openSave(visit, await leading());
      const start = await boardText(page);
      same(await undoState(page), 'true', 'undo at the start is off');
      await takeUp(page, new Dice('undo'));
      await confirm(page);
      await situation(page);
      // The computer has answered; the Leader's last turn is due. Nothing was revealed: all of it can be taken back.
      same(await undoState(page), 'false', 'undo before a roll is off');
      await page.click('.tool-undo');
      await page.waitForFunction(() => document.querySelector('.tool-undo')?.getAttribute('aria-disabled') === 'true');
      await situation(page);
      await putAside(page);
      same(await boardText(page), start, 'the board after undo');
      // The same from the log: "undo to here" at one's own choice.
      await takeUp(page, new Dice('undo again'));
      await confirm(page);
      await situation(page);
      await page.locator('.table-side .to-here').last().click();
      await page.waitForFunction(() => document.querySelector('.tool-undo')?.getAttribute('aria-disabled') === 'true');
      await situation(page);
      await putAside(page);
      same(await boardText(page), start, 'the board after "undo to here"');
      // Now to the end of the round: dice are rolled or cards revealed.
      const round = await page.locator('.crypt.table-board').innerText();
      for (let number = 0; number < 6; ++number) {
        await situation(page);
        await choose(page, new Dice(`wall ${number}`));
        await situation(page);
        if ((await undoState(page)) === 'true') break;
      }
      same(await undoState(page), 'true', 'undo after a roll is off');
      check(round.length > 0, 'there is no board');
      // To a screen reader the button is off, but it answers.
      await page.click('.tool-undo', { force: true });
      await page.waitForSelector('.notices');
      const note = await page.locator('.notices').innerText();
      check(['roll', 'reveal', 'player'].some((wall) => note.includes(say(`wall.${wall}`))), 'the wall is not named:', note);
    },
  },
  {
    name: 'at the end, where the seed is told, undo says why it stands still',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await openSave(visit, await playedSave({ seats: ['human=Anna', 'level:1'], seed: 'the end' }));
      await page.getByRole('button', { name: say('web.end.look_back') }).click();
      await page.waitForSelector('.tool-undo');
      same(await undoState(page), 'true', 'undo at the end is off');
      check((await page.locator('.table-side .to-here').count()) === 0, 'the log offers to go back');
      await page.click('.tool-undo', { force: true });
      await page.waitForSelector('.notices');
      check((await page.locator('.notices').innerText()).includes(say('wall.end')), 'the wall is not named');
    },
  },
  {
    name: 'the history slider shows any moment, plays on, and a branch starts a new game there',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await openSave(visit, await middle('history', 2, 12));
      const present = await boardText(page);
      const slider = page.locator('.table-side input[type="range"]');
      const length = Number(await slider.getAttribute('max'));
      check(length > 20, `the history has only ${length} steps`);
      await page.click(`.table-side [aria-label="${say('web.history.back')}"]`);
      await page.waitForFunction((words) => document.querySelector('.status').textContent === words, say('web.history.looking', { at: length - 1, of: length }));
      await slider.fill(String(Math.floor(length / 2)));
      await page.waitForFunction((words) => document.querySelector('.status').textContent === words, say('web.history.looking', { at: Math.floor(length / 2), of: length }));
      check((await boardText(page)) !== present, 'the past looks like the present');
      // Played on from there, the moment moves by itself until it is told to stop.
      const moment = () => slider.inputValue().then(Number);
      await page.click(`.table-side [aria-label="${say('web.history.play')}"]`);
      await page.waitForFunction((from) => Number(document.querySelector('.table-side input[type="range"]').value) > from + 1, await moment());
      await page.click(`.table-side [aria-label="${say('web.history.pause')}"]`, { timeout: 3000 }).catch(() => {});
      await slider.fill('8');
      await page.waitForSelector('.table-play.past');
      check((await page.locator('.crypt-powers button').count()) === 0, 'something can be chosen in the past');
      await page.click(`.table-side >> text=${say('web.history.present')}`);
      await situation(page);
      same(await boardText(page), present, 'the present again');
      // A line of the log leads to its moment.
      await page.locator('.table-side .log li button').nth(4).click();
      await page.waitForSelector('.table-play.past');
      const before = page.url();
      check((await page.locator('.table-side').innerText()).includes(say('web.history.guessed')), 'nothing says that hidden cards are dealt anew');
      await page.click(`.table-side >> text=${say('web.history.branch')}`);
      await page.waitForURL((url) => url.href !== before);
      await situation(page);
      await choose(page, new Dice('branch'));
      await situation(page);
      // Both games are kept.
      await visit.go('#/');
      await page.waitForFunction(() => document.querySelectorAll('.kept').length === 2);
    },
  },
  {
    name: 'a hint says what and why, shows it on the board and can be done',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await openSave(visit, await middle('hint'));
      await takeUp(page, new Dice('hint'));
      await page.click('.tool-hint');
      await page.waitForSelector('.hint-line .button.main');
      // Its ghost lies on the board, and what was put together before is gone.
      await page.waitForSelector('.held.hint, .crypt-powers [data-hint="true"]');
      same(await page.locator('.held.planned').count(), 0, 'dice of an old draft');
      // One line with the reason, which is more than the chance to win.
      const line = await page.locator('.hint-line p').innerText();
      check(!like('web.hint.chance').test(line), 'the hint has no reason:', line);
      await page.click(`.hint-line >> text=${say('web.hint.more')}`);
      await page.waitForSelector('.hint-best');
      check(like('web.hint.best').test(await page.locator('.hint-best').innerText()), 'the hint has other words');
      check((await page.locator('.hint-table tr').count()) > 1, 'there are no alternatives');
      check((await page.locator('.hint-reason li').count()) > 0, 'the hint has no reason');
      await page.keyboard.press('Escape');
      const lines = await page.locator('.log li').count();
      await page.click('.hint-line .button.main');
      await page.waitForFunction((count) => document.querySelectorAll('.log li').length > count, lines);
      await situation(page);
    },
  },
  {
    name: 'after the game a hint tells what anybody could have done',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await openSave(visit, await playedSave({ seats: ['human=Anna', 'level:1'], seed: 'hint after' }));
      await page.click(`.end-box >> text=${say('web.end.look_back')}`);
      await page.waitForSelector('.table-play.past');
      const advised = new Set();
      for (let step = 0; step < 25 && advised.size < 2; ++step) {
        await page.keyboard.press('b');
        await page.waitForTimeout(60);
        if ((await page.getAttribute('.tool-hint', 'aria-disabled')) !== 'false') continue;
        await page.keyboard.press('h');
        await page.waitForSelector('.hint-line p b');
        advised.add((await page.locator('.hint-line p').innerText()).split(':')[0]);
        // It is too late to do it.
        same(await page.locator('.hint-line .button.main').count(), 0, 'buttons that do what is past');
        await page.keyboard.press('Escape');
      }
      check(advised.size === 2, 'not both were advised:', [...advised]);
    },
  },
  {
    name: 'odds of what is being put together',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await openSave(visit, await middle('odds'));
      await page.click('.tool-odds');
      await page.waitForFunction((words) => document.querySelector('dialog[open]')?.textContent.includes(words), say('web.odds.nothing'));
      await page.keyboard.press('Escape');
      await takeUp(page, new Dice('odds'));
      await page.locator('.crypt-composer .efforts .choice').last().click();
      await page.waitForFunction(() => document.querySelector('.crypt-composer .odds .risk'));
      await page.click('.tool-odds');
      await page.waitForFunction(() => /%/.test(document.querySelector('dialog[open] li')?.textContent ?? ''));
      await page.keyboard.press('Escape');
      // The claim is still there.
      await page.waitForSelector('.crypt-composer .last .button');
    },
  },
  {
    name: '“why not?” names the rule in words, leads to its paragraph and back, and keeps the draft',
    async act({ begin }) {
      for (const viewport of [{ width: 1366, height: 768 }, { width: 390, height: 664 }]) {
        const visit = await begin({ viewport });
        const { page } = visit;
        await openSave(visit, await blockedSave());
        const closed = page.locator(`[data-slot="${await page.locator('[data-slot][data-state="still"]').first().getAttribute('data-slot')}"]`);
        await takeUp(page, new Dice('why'));
        const draft = () => page.evaluate(() => [...document.querySelectorAll('[data-slot][data-state="chosen"]')].map((slot) => slot.getAttribute('aria-label') ?? slot.textContent).join());
        const before = await draft();
        const address = page.url();
        check(before !== '', 'nothing is drafted');
        await closed.click();
        // Nothing opens by itself.
        await page.waitForSelector('.crypt-refused .button');
        same(await page.locator('dialog[open]').count(), 0, 'windows that opened by themselves');
        await page.click('.crypt-refused .button');
        await page.waitForSelector('dialog[open] .row .button:not(.main)');
        const sentence = await page.locator('dialog[open] [aria-live] p').innerText();
        // From here on with the keys alone.
        await pressOn(page, 'dialog[open] .row .button:not(.main)');
        await page.waitForSelector('dialog[open] .rules-text .opened');
        check((await page.locator('.opened .rule-told').innerText()) === sentence, 'another rule is opened');
        const inView = await page.evaluate(async () => {
          await new Promise((drawn) => setTimeout(drawn, 300));
          const { top, bottom } = document.activeElement.getBoundingClientRect();
          return document.activeElement.matches('.opened') && bottom > 0 && top < innerHeight;
        });
        check(inView, 'the paragraph is not in view, or has not the focus');
        const faults = [...(await faultsOfAxe(page)), ...(await faultsOfLayout(page, { phone: viewport.width < 600 }))];
        check(!faults.length, faults.join('\n'));
        await visit.shot(`rules-over-the-table-${viewport.width}`);
        // To another rule and back, then out of the book, and out of the question.
        await pressOn(page, 'dialog[open] .to-index');
        await page.waitForSelector('dialog[open] [data-place="index"]');
        await pressOn(page, 'dialog[open] .rules-find > .button');
        await page.waitForSelector('dialog[open] .rules-text .opened');
        await page.keyboard.press('Escape');
        await page.waitForSelector('dialog[open] .why-what');
        await page.keyboard.press('Escape');
        await page.waitForSelector('dialog[open]', { state: 'detached' });
        check(page.url() === address, 'the table was left');
        check((await draft()) === before, `the draft was ${before}, and is ${await draft()}`);
      }
    },
  },
  {
    name: 'the rulebook is searched in the words of the language, and read by the keys',
    async act({ begin }) {
      const visit = await begin({ language: 'it' });
      const { page } = visit;
      await visit.go('#/rules/crypt');
      await page.waitForSelector('.rules-index');
      await tabTo(page, '.rules-search');
      await page.keyboard.type('arazzi');
      const ids = () => page.evaluate(() => [...document.querySelectorAll('.rules-text .rule')].map(({ id }) => id));
      await page.waitForFunction(() => document.querySelector('#rule-CR-9\\.11'));
      check(!(await ids()).includes('rule-CR-5.6'), 'what does not match is shown, too');
      await pressOn(page, '#rule-CR-9\\.11 .rule-reference');
      await page.waitForFunction(() => document.activeElement?.id === 'rule-CR-9.11');
      check(page.url().endsWith('#/rules/crypt/CR-9.11'), 'the address does not lead to the rule');
      check((await ids()).includes('rule-CR-9.1'), 'the chapter is not shown whole');
    },
  },
  {
    name: 'the lesson is played to its end',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await visit.go('#/learn/crypt');
      await page.waitForSelector('.coach');
      const moves = lessonMoves();
      let made = 0;
      let wrong = false;
      for (let step = 1; !page.url().includes('#/new/'); ++step) {
        check(step <= 10, 'the lesson has more than ten steps');
        const title = await page.locator('.status').innerText();
        const go = page.locator('.coach .button.main');
        if (await go.count()) await go.click();
        else {
          await page.waitForSelector('.crypt-powers button');
          if (!wrong) {
            // Another move is refused kindly, and the lesson waits.
            wrong = true;
            await page.locator('[data-slot][data-state="open"]').last().click();
            await confirm(page);
            await page.waitForSelector('.coach-again');
            await putAside(page);
          }
          await make(page, moves[made++]);
        }
        await page.waitForFunction((before) => document.querySelector('.status')?.textContent !== before, title);
      }
      same(made, moves.length, 'moves of the lesson');
      // It leaves no game behind.
      await visit.go('#/');
      await page.waitForSelector('.game');
      same(await page.locator('.kept').count(), 0, 'kept games');
    },
  },
  {
    name: 'fair dice: the seed of a finished game fits the hash that was told at the start',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await newGame(visit, [null, 1]);
      await situation(page);
      await page.click('.tool-more');
      const told = await page.locator('.commitment code').innerText();
      check(/^[0-9a-f]{64}$/.test(told), 'no hash at the start:', told);
      await page.keyboard.press('Escape');
      const seal = page.locator('.table-side .log .seal');
      check((await seal.innerText()).includes(told.slice(0, 8)), 'the log does not begin with the seal');
      await seal.click();
      same(await page.locator('#fair-commitment').inputValue(), told, 'the whole hash, where the seal leads');
      await page.goBack();
      await situation(page);
      await playOn(page, new Dice('fair'));
      check((await page.locator('.end-box .short-seal').innerText()).includes(told.slice(0, 8)), 'the end does not show the seal');
      await page.click('.end-box summary');
      const seed = await page.locator('.seed dd').nth(0).innerText();
      same(await page.locator('.seed dd').nth(1).innerText(), told, 'the hash at the end');
      await page.click('.end-box details a');
      await page.waitForSelector('#fair-seed');
      same(await page.inputValue('#fair-seed'), seed, 'the seed on the page that checks');
      same(await page.inputValue('#fair-commitment'), told, 'the hash on the page that checks');
      await page.waitForSelector('.verdict.match');
      await page.fill('#fair-seed', `${seed}x`);
      await page.waitForSelector('.verdict.differ');
    },
  },
  {
    name: 'a finished game is counted once in the statistics',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await visit.go('#/statistics');
      await page.waitForSelector('main h1');
      same(await page.locator('.statistics-parts').count(), 0, 'statistics before the first game');
      await newGame(visit, [null, 1]);
      await playOn(page, new Dice('statistics'));
      // Looking at the end again counts nothing twice.
      await page.reload();
      same(await situation(page), 'end', 'after the reload');
      await visit.go('#/statistics');
      await page.waitForSelector('.statistics-parts');
      const counts = await page.evaluate(() => [...document.querySelectorAll('.statistics-parts tbody td')].map((cell) => cell.innerText.trim()));
      check(counts.includes('1'), 'one game is not counted once:', counts);
      check(!counts.includes('2'), 'the game is counted twice:', counts);
    },
  },
  {
    name: 'a choice is asked for again where the settings say so',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await visit.go('#/settings');
      await page.locator('.switch input').last().check({ force: true });
      await openSave(visit, await middle('confirm'));
      await takeUp(page, new Dice('confirm'));
      await confirm(page);
      await page.waitForSelector('dialog[open]');
      await page.click(`dialog >> text=${say('web.confirm.no')}`);
      await page.waitForSelector('.crypt-composer .last .button');
      await confirm(page);
      const lines = await page.locator('.log li').count();
      await page.click(`dialog >> text=${say('web.confirm.yes')}`);
      await page.waitForFunction((count) => document.querySelectorAll('.log li').length > count, lines);
      await situation(page);
      check((await powers(page)).length > 0, 'nothing can be done');
    },
  },
];
