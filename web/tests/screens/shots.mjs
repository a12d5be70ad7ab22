// node tests/screens/shots.mjs FOLDER [NAME…]: pictures of every screen, phone and desktop, dark and light, and what axe
// finds. The server of vite.config.ts must run.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [folder, ...only] = process.argv.slice(2);
if (!folder) throw new Error('usage: shots.mjs FOLDER [NAME…]');
const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const screens = {
  home: '?games=none#/',
  kept: '?games=many#/',
  new: '?games=many#/new/crypt',
  rules: '?games=many#/rules/crypt/CR-5.3c',
  statistics: '?games=many#/statistics',
  empty: '?games=none#/statistics',
  settings: '?games=many#/settings',
  about: '?games=many#/about',
  fair: '?games=many#/fair',
};
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
let faults = 0;
for (const [size, viewport] of Object.entries(sizes)) {
  for (const scheme of ['dark', 'light']) {
    const context = await browser.newContext({ viewport, colorScheme: scheme, locale: scheme === 'light' ? 'it' : 'en', reducedMotion: 'reduce' });
    for (const [name, where] of Object.entries(screens)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && console.log(name, 'console:', message.text()));
      page.on('pageerror', (error) => console.log(name, 'error:', error.message));
      await page.goto(`http://127.0.0.1:5182/${where}`);
      await page.waitForSelector('h1');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${folder}/${name}-${size}-${scheme}.png` });
      await page.screenshot({ path: `${folder}/${name}-${size}-${scheme}-whole.png`, fullPage: true });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (wide > 0) console.log(name, size, scheme, `is ${wide} px too wide`);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      for (const { id, nodes } of violations) {
        faults += 1;
        console.log(name, size, scheme, id, nodes.slice(0, 3).map(({ target, failureSummary }) => `${target}: ${failureSummary}`).join('\n   '));
      }
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, a.button, summary, select, nav a, input:not(.spoken)')]
          .filter((element) => element.offsetParent !== null)
          .map((element) => [element, (element.closest('label') ?? element).getBoundingClientRect()])
          .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
          .map(([element, { width, height }]) => `${element.outerHTML.slice(0, 70)} ${Math.round(width)}x${Math.round(height)}`),
      );
      if (small.length > 0) console.log(name, size, 'small targets:', small.slice(0, 4));
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
console.log(`${faults} faults found by axe`);
process.exitCode = faults > 0 ? 1 : 0;
