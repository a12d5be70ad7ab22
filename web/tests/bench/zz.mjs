import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { root } from '../e2e/lib/places.mjs';
const server = await createServer({ configFile: join(root, 'web/vite.config.ts'), root: join(root, 'web'), logLevel: 'error', server: { host: '127.0.0.1', port: 0, hmr: false, fs: { strict: false } } });
await server.listen();
const base = `http://127.0.0.1:${server.httpServer.address().port}`;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const [name, at, ...sizes] = process.argv.slice(2);
const record = JSON.parse(readFileSync(join(root, 'tests/replays', `digger-${name}.json`), 'utf8')); delete record.position;
const save = { ...record, actions: record.actions.slice(0, Number(at)), seats: Array.from({ length: record.players }, (_, n) => n ? 'level:1' : 'human=Anna').join(',') };
for (const size of sizes) {
  const [w, h, scheme = 'dark'] = size.split('x');
  const ctx = await b.newContext({ viewport: { width: +w, height: +h }, deviceScaleFactor: +w < 900 ? 2 : 1, hasTouch: +w < 900, isMobile: +w < 900, serviceWorkers: 'block', reducedMotion: 'reduce' });
  await ctx.addInitScript((s) => localStorage.setItem('undercroft.settings', JSON.stringify({ language: 'en', scheme: s, speed: 4, size: 100, sound: false, confirm: false })), scheme);
  const page = await ctx.newPage(); page.setDefaultTimeout(60000);
  page.on('pageerror', (e) => console.log('ERR', e.message));
  await page.goto(`${base}/`);
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  await page.setInputFiles('input[type=file]', { name: 'save.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(save)) });
  await page.waitForSelector('.board-ground path', { state: 'attached' });
  await page.waitForTimeout(5000);
  await page.screenshot({ path: `/tmp/db/app-${name}-${size}.png` });
  await ctx.close();
}
await b.close(); await server.close();
