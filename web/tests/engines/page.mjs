// A page in any of the engines. What it can do is named as playwright names it, so that helpers of tests/e2e/lib that ask
// for no more serve here, too.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '../e2e/lib/places.mjs';

const patience = 20_000;
const beat = 40;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs in the page: where to press a part, once it is in sight, stands still and is covered by nothing. */
async function placeOf({ selector, words }) {
  const part = [...document.querySelectorAll(selector)].find(({ textContent }) => !words || new RegExp(words).test(textContent.trim()));
  if (!part) return { fault: 'it is not there' };
  part.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = () => part.getBoundingClientRect();
  const before = box();
  await new Promise((resolve) => setTimeout(resolve, 30));
  const { left, top, width, height } = box();
  if (left !== before.left || top !== before.top) return { fault: 'it does not stand still' };
  const [x, y] = [left + width / 2, top + height / 2];
  const there = document.elementFromPoint(x, y);
  if (!there || !(part.contains(there) || there.contains(part))) return { fault: `it is covered by ${there?.outerHTML.slice(0, 80) ?? 'nothing'}` };
  return { x, y };
}

export class Page {
  constructor(engine, driver, size) {
    this.engine = engine;
    this.driver = driver;
    this.size = size;
  }

  async evaluate(what, given) {
    const work = typeof what === 'string' ? what : `(${what})(${JSON.stringify(given)})`;
    const told = '(value) => JSON.stringify({ value }), (error) => JSON.stringify({ error: String(error?.stack ?? error) })';
    const { value, error } = JSON.parse(await this.driver.run(`Promise.resolve().then(() => (${work})).then(${told})`));
    if (error) throw new Error(error);
    return value;
  }

  /** Resolves with the first value of `what` that is true. */
  async waitFor(what, given, { timeout = patience, words = String(what) } = {}) {
    const end = performance.now() + timeout;
    for (;;) {
      const value = await this.evaluate(what, given);
      if (value) return value;
      if (performance.now() > end) {
        const seen = await this.evaluate(() => document.body.innerText.slice(0, 300));
        throw new Error(`waited ${timeout / 1000} s in vain for ${words}; the page says: ${seen}`);
      }
      await pause(beat);
    }
  }

  waitForFunction(what, given, options) {
    return this.waitFor(what, given, options);
  }

  waitForSelector(selector, options) {
    return this.waitFor((wanted) => document.querySelector(wanted) !== null, selector, { words: selector, ...options });
  }

  has(selector) {
    return this.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
  }

  text(selector) {
    return this.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? null, selector);
  }

  /** Presses the first part that `selector` finds (and whose text is like `words`), with the mouse, as soon as it can be. */
  async click(selector, { words, timeout = patience } = {}) {
    const end = performance.now() + timeout;
    for (;;) {
      const { x, y, fault } = await this.evaluate(placeOf, { selector, words: words?.source });
      if (!fault) return this.driver.pressAt(x, y);
      if (performance.now() > end) throw new Error(`${selector} cannot be pressed: ${fault}`);
      await pause(beat);
    }
  }

  press(key) {
    return this.driver.pressKey(key);
  }

  viewportSize() {
    return { ...this.size };
  }

  async setViewportSize(size) {
    this.size = size;
    await this.driver.resize(size.width, size.height);
  }

  goto(address) {
    return this.driver.go(address);
  }

  reload() {
    return this.driver.reload();
  }

  /** The text of the file that the browser writes when `press` is done. */
  async downloaded(press) {
    const files = () => readdirSync(this.driver.downloads);
    const before = files();
    await press();
    for (const end = performance.now() + patience; performance.now() < end; await pause(beat)) {
      const name = files().find((file) => file.endsWith('.json') && !before.includes(file));
      const text = name ? readFileSync(join(this.driver.downloads, name), 'utf8') : '';
      if (text) return text;
    }
    throw new Error(`no file was written, but ${files().join(', ') || 'nothing'}`);
  }

  /** A picture among those of the other tests. */
  async shot(name) {
    mkdirSync(screens, { recursive: true });
    writeFileSync(join(screens, `${this.engine}-${name}.png`), await this.driver.picture());
  }
}
