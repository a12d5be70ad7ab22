// Games are kept: through reloads, closed windows, full storage, damaged files, a server that is gone, a newer version.
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, same } from '../lib/check.mjs';
import { Dice } from '../lib/dice.mjs';
import { playedSave, startEngine } from '../lib/engine.mjs';
import { offlineReady } from '../lib/offline.mjs';
import { dist, program, root } from '../lib/places.mjs';
import { freePort, startServer } from '../lib/server.mjs';
import { boardText, choose, exportedSave, importSave, newGame, openSave, playOn, situation } from '../lib/table.mjs';
import { say } from '../lib/words.mjs';

/** Lets writing to the browser's storage fail, from the n-th time on, as if the disk were full. */
async function fillStorage(visit, after) {
  const patch = `{
    let puts = 0;
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...parts) {
      if (this.name === 'games' && ++puts > ${after}) throw new DOMException('no room left', 'QuotaExceededError');
      return put.apply(this, parts);
    };
  }\n`;
  await visit.context.route(/host\.worker.*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: patch + (await response.text()) });
  });
}

/** A page that differs from the built one: another version of the product. */
function newerPack() {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-newer-'));
  const copy = join(folder, 'dist');
  cpSync(dist, copy, { recursive: true });
  const change = (file, from, to) => {
    const before = readFileSync(join(copy, file), 'utf8');
    const after = before.replace(from, to);
    check(after !== before, `${file} has no ${from}`);
    writeFileSync(join(copy, file), after);
  };
  change('index.html', '<head>', '<head><meta name="newer" content="yes">');
  change('sw.js', /"shell":\{"version":"[0-9a-f]+"/, '"shell":{"version":"newer"');
  const pack = join(folder, 'page.pack');
  execFileSync('node', [join(root, 'tools/pack-page'), copy, pack], { stdio: 'ignore' });
  return { pack, remove: () => rmSync(folder, { recursive: true }) };
}

export const cases = [
  {
    name: 'after a reload in the middle the same position is there',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await newGame(visit, [null, 1]);
      const dice = new Dice('reload');
      for (let number = 0; number < 4; ++number) {
        await situation(page);
        await choose(page, dice);
      }
      await situation(page);
      const before = await boardText(page);
      await page.reload();
      await situation(page);
      same(await boardText(page), before, 'the board after the reload');
      // Home offers to go on.
      await visit.go('#/');
      await page.click('.kept-games .button.main');
      await situation(page);
      same(await boardText(page), before, 'the board after coming back from the first page');
    },
  },
  {
    name: 'a window closed while a computer thinks loses nothing',
    async act({ begin }) {
      const visit = await begin();
      let { page } = visit;
      await newGame(visit, [null, 5, 5, 5]);
      await situation(page);
      await choose(page, new Dice('closing'));
      await page.waitForFunction((words) => document.querySelector('.status')?.textContent.endsWith(words), say('web.table.thinking', { name: '' }).trim());
      const address = page.url();
      await page.close();
      page = visit.page = await visit.window();
      await page.goto(address);
      // The game goes on by itself, with the same computer thinking; it can be told to move.
      await page.waitForSelector('.table-top .button:not(.quiet), .crypt-powers button');
      for (let number = 0; number < 8 && !(await page.$('.crypt-powers button')); ++number) {
        await page.click('.table-top .button:not(.quiet)', { timeout: 3000 }).catch(() => {});
      }
      await situation(page);
      check((await page.locator('.log li').count()) > 0 || (await page.locator('.crypt').count()) > 0, 'there is no game');
    },
  },
  {
    name: 'after the first visit everything works with the server gone',
    weight: 3,
    async act({ begin }) {
      const port = await freePort();
      const server = await startServer({ port });
      const visit = await begin({ url: server.url });
      visit.expected.push(/ERR_CONNECTION_REFUSED|ERR_INTERNET|Failed to load resource|ERR_FAILED/);
      const { page } = visit;
      await visit.go('#/');
      await offlineReady(page);
      await server.stop();
      await page.reload();
      await page.waitForSelector('.game .play');
      await page.click('.game .play');
      await page.click('button[type="submit"]');
      await situation(page);
      await choose(page, new Dice('offline'));
      await situation(page);
      await visit.go('#/');
      await page.click('.language-switch [lang="it"]');
      await page.waitForFunction((words) => document.body.innerText.includes(words), say('web.home.promise', {}, 'it'));
      await visit.go('#/rules/crypt/CR-5.3');
      await page.waitForSelector('.rules-text section');
      for (const hash of ['#/statistics', '#/settings', '#/about', '#/fair']) {
        await visit.go(hash);
        await page.waitForSelector('main h1');
      }
      await visit.go('#/learn/crypt');
      await page.waitForSelector('.coach');
    },
  },
  {
    name: 'what is kept answers for its own paths alone, and makes way for another program at its address',
    async act({ begin }) {
      const port = await freePort();
      const server = await startServer({ port });
      const visit = await begin({ url: server.url });
      visit.expected.push(/Failed to load resource/);
      const { page } = visit;
      await visit.go('#/');
      await offlineReady(page);
      await page.goto(`${server.url}/nothing`);
      check((await page.locator('body').innerText()).includes('There is nothing here'), 'another path shows the page');
      await page.goto(`${server.url}/index.html`);
      await page.waitForSelector('.game .play');
      await server.stop();
      const other = createServer((_, reply) => reply.setHeader('Content-Type', 'text/html').end('<title>Other</title>Somebody else'));
      await new Promise((resolve) => other.listen(port, '127.0.0.1', resolve));
      try {
        await page.goto('about:blank');
        await page.goto(`${server.url}/`);
        check((await page.locator('body').innerText()).includes('Somebody else'), 'another program is hidden by the page');
      } finally {
        other.closeAllConnections();
        other.close();
      }
      await page.goto(`${server.url}/`);
      await page.waitForSelector('.game .play');
    },
  },
  {
    name: 'a newer version does not interrupt a game, and is there at the next start',
    weight: 3,
    async act({ begin }) {
      const port = await freePort();
      let server = await startServer({ port });
      const newer = newerPack();
      try {
        const visit = await begin({ url: server.url });
        visit.expected.push(/ERR_CONNECTION_REFUSED|Failed to load resource/);
        let { page } = visit;
        await newGame(visit, [null, 1]);
        await offlineReady(page);
        await situation(page);
        const before = await boardText(page);
        await server.stop();
        server = await startServer({ port, pack: newer.pack });
        await page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          const found = new Promise((resolve) => registration.addEventListener('updatefound', resolve, { once: true }));
          await registration.update();
          await found;
          const fresh = registration.installing ?? registration.waiting;
          while (fresh.state === 'installing') await new Promise((resolve) => fresh.addEventListener('statechange', resolve, { once: true }));
          if (fresh.state !== 'installed') throw new Error(`the newer version is ${fresh.state}`);
        });
        same(await boardText(page), before, 'the board when the newer version is there');
        await choose(page, new Dice('update'));
        await situation(page);
        // What was not loaded yet still comes from the version that is being played.
        await visit.go('#/rules/crypt');
        await page.waitForSelector('.rules-index');
        check(!(await page.evaluate(() => document.querySelector('meta[name="newer"]'))), 'the page was replaced');
        await visit.go('#/settings');
        await page.waitForFunction((words) => document.body.innerText.includes(words), say('web.settings.offline.newer'));
        const address = page.url().replace(/#.*/, '');
        await page.goto('about:blank');
        await page.close();
        page = visit.page = await visit.window();
        // The old version is given up when no window has it any more: a moment after the last was closed.
        for (let visits = 0; visits < 20; ++visits) {
          await page.goto(address);
          await page.waitForSelector('.game .play');
          if (await page.$('meta[name="newer"]')) break;
          await page.goto('about:blank');
          await page.waitForTimeout(200);
        }
        check(await page.$('meta[name="newer"]'), 'the newer version is not there after a new start');
        await page.click('.kept-games .button.main');
        await situation(page);
      } finally {
        newer.remove();
        await server.stop();
      }
    },
  },
  {
    name: 'a damaged save is refused with a clear message, and nothing is lost',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      const good = await playedSave({ seats: ['human=Anna', 'level:1'], seed: 'good', until: (turn, steps) => steps >= 5 && turn.actor === 0 });
      await openSave(visit, good);
      const before = await boardText(page);
      await visit.go('#/');
      const text = JSON.stringify(good);
      const damaged = {
        'not JSON': 'a shopping list',
        'cut off': text.slice(0, text.length / 2),
        empty: '',
        'no save': '{"format":"undercroft-save"}',
        'a list': '[]',
        'an impossible action': JSON.stringify({ ...good, actions: good.actions.map((action, at) => (at === good.actions.length - 1 ? { ...(typeof action === 'object' ? action : {}), action: 'claim S1:9x9' } : action)) }),
        'another seed': JSON.stringify({ ...good, position: { ...good.position, round: 7 } }),
        'too large': `${text.slice(0, -1)},"more":"${'x'.repeat(1_100_000)}"}`,
      };
      for (const [what, content] of Object.entries(damaged)) {
        await importSave(page, content, `${what}.json`);
        await page.waitForSelector('.load-file .notice.wrong', { timeout: 10_000 }).catch(() => {
          throw new Error(`no message for: ${what}`);
        });
        const words = await page.locator('.load-file .notice.wrong').innerText();
        check(words.includes(say('web.home.load.failed')), `${what}: the message is "${words}"`);
        check(page.url().endsWith('#/'), `${what}: the page left for ${page.url()}`);
        same(await page.locator('.kept').count(), 1, `kept games after: ${what}`);
        await page.reload();
        await page.waitForSelector('.kept');
      }
      await page.click('.kept-games .button.main');
      await situation(page);
      same(await boardText(page), before, 'the board of the good game');
    },
  },
  {
    name: 'a save goes out as a file and comes in again, in the page and in the program',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await newGame(visit, [null, 1]);
      const dice = new Dice('export');
      for (let number = 0; number < 3; ++number) {
        await situation(page);
        await choose(page, dice);
      }
      await situation(page);
      const before = await boardText(page);
      await page.click('.tool-more');
      const save = await exportedSave(page, () => page.click(`dialog >> text=${say('web.table.export')}`));
      same(save.format, 'undercroft-save', 'the format');
      const engine = await startEngine();
      check(engine.ask({ cmd: 'load', save }).verified, 'the dice are not those of the seed');
      const folder = mkdtempSync(join(tmpdir(), 'undercroft-save-'));
      writeFileSync(join(folder, 'game.json'), JSON.stringify(save));
      execFileSync(program, ['replay', join(folder, 'game.json'), '--verify'], { stdio: 'pipe' });
      rmSync(folder, { recursive: true });
      const other = await begin();
      await openSave(other, save);
      // A save does not say what computers are called.
      const nameless = (text) => text.replaceAll(/Bruno|Computer 2/g, 'B');
      same(nameless(await boardText(other.page)), nameless(before), 'the board in another browser');
    },
  },
  {
    name: 'a full storage is told, the game goes on and can be saved as a file',
    async act({ begin }) {
      const visit = await begin({ serviceWorkers: 'block' });
      const { page } = visit;
      await fillStorage(visit, 2);
      await newGame(visit, [null, 1]);
      const dice = new Dice('full');
      await situation(page);
      await choose(page, dice);
      await situation(page);
      await page.waitForFunction((words) => document.querySelector('.notices')?.textContent.includes(words), say('web.storage.full'));
      await choose(page, dice);
      await situation(page);
      const save = await exportedSave(page, () => page.click('.notices .link'));
      check(save.actions.length > 0, 'the exported game is empty');
      await playOn(page, dice);
    },
  },
  {
    name: 'two windows on one game: the second says so, and has it when the first is gone',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await newGame(visit, [null, 1]);
      await situation(page);
      const second = await visit.window();
      await second.goto(page.url());
      await second.waitForSelector('[role="alert"]');
      check((await second.locator('[role="alert"]').innerText()).includes(say('web.fault.waits')), 'the second window does not say that the game is open elsewhere');
      const told = await page.locator('.log li').count();
      await choose(page, new Dice('two windows'));
      await page.waitForFunction((lines) => document.querySelectorAll('.log li').length > lines, told);
      await situation(page);
      const before = await boardText(page);
      await visit.go('#/');
      await page.waitForSelector('.game');
      await situation(second); // by itself
      same(await boardText(second), before, 'the board in the second window');
    },
  },
  {
    name: 'a game that another window deletes is closed, and does not come back',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await newGame(visit, [null, 1]);
      await situation(page);
      const second = await visit.window();
      await second.goto(`${visit.url}/#/`);
      const remove = say('web.home.delete');
      await second.getByRole('button', { name: new RegExp(`^${remove}`) }).first().click();
      await second.click('.ask-twice .danger');
      await page.waitForSelector('[role="alert"]');
      check((await page.locator('[role="alert"]').innerText()).includes(say('web.fault.gone')), 'the first window does not say that the game was deleted');
      await page.reload();
      await page.waitForSelector('[role="alert"]');
      await visit.go('#/');
      await page.waitForSelector('.game');
      same(await page.locator('.kept-games:not([aria-labelledby="campaigns"])').count(), 0, 'kept games');
    },
  },
  {
    name: 'settings stay: language, scheme, text size, speed',
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      await visit.go('#/settings');
      await page.check('input[name="scheme"][value="light"]', { force: true });
      await page.check('input[name="size"][value="150"]', { force: true });
      await page.locator('#speed').fill('0');
      await page.check('input[name="language"][value="it"]', { force: true });
      await page.waitForFunction(() => document.documentElement.lang === 'it');
      await page.reload();
      await page.waitForSelector('main h1');
      same((await page.locator('main h1').innerText()).toLowerCase(), say('web.settings.title', {}, 'it').toLowerCase(), 'the title');
      const found = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        scheme: document.documentElement.dataset.scheme,
        size: document.documentElement.style.getPropertyValue('--size'),
        drawn: parseFloat(getComputedStyle(document.documentElement).fontSize),
        speed: document.querySelector('#speed').value,
      }));
      same(found, { lang: 'it', scheme: 'light', size: '150%', drawn: 24, speed: '0' }, 'the settings after a reload');
    },
  },
];
