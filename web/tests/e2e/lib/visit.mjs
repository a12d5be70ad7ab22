// A visitor: a browser's window with its own storage, which notes every error that the page reports and, if asked, every
// message between the page and its host.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from './places.mjs';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Runs in the page before its own scripts. */
function prepare({ settings, record }) {
  if (!location.protocol.startsWith('http')) return;
  if (!localStorage.getItem('undercroft.settings')) localStorage.setItem('undercroft.settings', JSON.stringify(settings));
  if (!record) return;
  const Real = Worker;
  globalThis.messages = [];
  globalThis.Worker = class extends Real {
    constructor(...parts) {
      super(...parts);
      this.addEventListener('message', ({ data }) => messages.push({ id: data.id, reply: JSON.stringify(data.reply) }));
    }
    postMessage(data, ...parts) {
      messages.push({ id: data.id, request: JSON.stringify(data.message) });
      super.postMessage(data, ...parts);
    }
  };
}

export class Visit {
  static async begin(browser, url, { viewport = desktop, language = 'en', scheme = 'dark', speed = 4, size = 100, record = false, motion = 'reduce', serviceWorkers = 'allow', mobile = viewport.width < 600 } = {}) {
    const context = await browser.newContext({
      viewport,
      locale: language === 'it' ? 'it-IT' : 'en-GB',
      reducedMotion: motion,
      hasTouch: mobile,
      isMobile: mobile,
      acceptDownloads: true,
      serviceWorkers,
    });
    context.setDefaultTimeout(20_000);
    const settings = { language, scheme, speed, size, sound: false, confirm: false };
    await context.addInitScript(prepare, { settings, record });
    const visit = new Visit(context, url);
    visit.page = await visit.window();
    return visit;
  }

  constructor(context, url) {
    this.context = context;
    this.url = url;
    this.errors = [];
    /** what a case brings about on purpose */
    this.expected = [];
  }

  async window() {
    const page = await this.context.newPage();
    page.on('pageerror', (error) => this.errors.push(String(error.stack ?? error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('crash', () => this.errors.push('the page crashed'));
    return page;
  }

  unexpectedErrors() {
    return this.errors.filter((error) => !this.expected.some((pattern) => pattern.test(error)));
  }

  async go(hash = '#/') {
    const here = `${this.url}/${hash}`;
    // Only the part after '#' changes: the page stays.
    if (this.page.url().startsWith(this.url)) await this.page.evaluate((to) => void (location.hash = to), hash);
    else await this.page.goto(here);
  }

  async shot(name) {
    mkdirSync(screens, { recursive: true });
    await this.page.screenshot({ path: join(screens, `${name}.png`) });
  }

  async end() {
    await this.context.close();
  }
}
