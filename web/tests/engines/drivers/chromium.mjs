// Debian's chromium, by playwright.
import { join } from 'node:path';
import { chromium as browsers } from 'playwright-core';
import { chromium } from '../../e2e/lib/places.mjs';
import { newHome } from './process.mjs';

export async function openChromium({ width, height }) {
  const home = newHome();
  const browser = await browsers.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB', acceptDownloads: true });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('download', (download) => download.saveAs(join(home.downloads, download.suggestedFilename())));
  return {
    version: browser.version(),
    downloads: home.downloads,
    go: (address) => page.goto(address),
    reload: () => page.reload(),
    resize: (wide, high) => page.setViewportSize({ width: wide, height: high }),
    run: (script) => page.evaluate(script),
    pressAt: (x, y) => page.mouse.click(x, y),
    pressKey: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    errors: async () => errors,
    async close() {
      await browser.close();
      home.remove();
    },
  };
}
