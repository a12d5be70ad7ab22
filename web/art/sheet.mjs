// node art/sheet.mjs [FOLDER]
//
// Prints contact sheets of everything that is drawn, by torch and by day, and the steps of a body, to docs/art (or FOLDER),
// with Debian's chromium, and says what each picture weighs. Look at them, at every size, before you call a picture finished.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { fewColours } from './png.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const target = process.argv[2] ?? join(here, '../../docs/art');
const load = async (name) => (await runnerImport(join(here, name), { root: here, configFile: false, logLevel: 'error' })).module;
const { sheets } = await load('all.ts');
const { signs } = await load('signs.ts');
const { css } = await load('palette.ts');
const { sheet, weight } = await load('write.ts');
const { steps } = await load('steps.ts');

const fonts = join(here, '../node_modules/@fontsource');
const all = Object.values(sheets).flat();
const find = (pattern) => all.filter(({ name }) => pattern.test(name));

/** A treasure is shown in its niche, a back with its sign: so the page lays them together. */
function inside(pic) {
  const [, kind, which] = /^crypt-(\w+)-(\w+)$/.exec(pic.name) ?? [];
  if (/^[1-4]$/.test(which)) return `<use href="#crypt-niche-${kind}"/><use href="#${pic.name}"/>`;
  if (kind === 'back') return `<use href="#${pic.name}"/><svg x="60" y="84" width="120" height="120" viewBox="0 0 160 160">${signs.find(({ name }) => name === which).markup}</svg>`;
  return `<use href="#${pic.name}"/>`;
}
const draw = (pic, width, content = inside(pic)) => `<svg width="${width}" height="${(width * pic.height) / pic.width}" viewBox="${pic.viewBox}">${content}</svg>`;
const row = (pics, width) => `<p>${pics.map((pic) => draw(pic, width)).join('')}</p>`;

function body() {
  const [treasures, people, backs] = [find(/-[1-4]$/), find(/^crypt-(?!shop|back|niche)\w+-[AB]$/), find(/back/)];
  return `
    <h2>Crypt: treasures at 94, 44 and 28 px</h2>${row(treasures, 94)}${row(treasures, 44)}${row(treasures, 28)}
    <h2>Backs; signs at 44, 28 and 18 px</h2>${row(backs, 100)}
    ${[44, 28, 18].map((width) => `<p>${signs.map((sign) => draw(sign, width, sign.markup)).join('')}</p>`).join('')}
    <h2>Collectors, sides A and B, at 194, 64, 44 and 28 px</h2>${row(people, 194)}${row(people, 64)}${row(people, 44)}${row(people, 28)}
    <h2>Torch, Lights Out, Ghost, crown, defeat; table, wall and recess</h2>${row(find(/^crypt-(torch|lights)$/), 110)}${row(find(/^crypt-(ghost|crown|defeat)$/), 180)}${row(find(/^crypt-(table|wall)$/), 400)}${row(find(/^crypt-recess$/), 70)}
    <h2>The shelf, the guide, an empty place</h2>${row(find(/^house-vault$/), 800)}${row(find(/^house-(crypt|onedeck|digger|saga)$/), 294)}${row(find(/^house-(guide|empty)$/), 220)}`;
}

const page = (scheme) => `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Cinzel; font-weight: 700; src: url(${pathToFileURL(join(fonts, 'cinzel/files/cinzel-latin-700-normal.woff2'))}); }
  ${css()}
  :root { color-scheme: ${scheme}; background: var(--ground); color: var(--ink); }
  body { margin: 16px; width: 1210px; font: 700 15px Cinzel, serif; }
  p { display: flex; flex-wrap: wrap; gap: 6px; margin: 0 0 8px; align-items: flex-end; float: left; margin-right: 12px; max-width: 1210px; }
  h1, h2 { clear: both; margin: 12px 0 8px; font-size: 20px; } h2 { font-size: 15px; }
</style><svg hidden style="display:none">${sheet(all)}</svg><h1>Undercroft: linocut by torchlight (${scheme})</h1>${body()}`;

mkdirSync(target, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--allow-file-access-from-files'] });
const view = await browser.newPage({ viewport: { width: 1242, height: 900 } });
for (const scheme of ['dark', 'light']) {
  const file = join(target, 'sheet.html');
  writeFileSync(file, page(scheme));
  await view.goto(pathToFileURL(file).href);
  writeFileSync(join(target, `contact-${scheme}.png`), fewColours(await view.screenshot({ fullPage: true })));
  rmSync(file);
}
writeFileSync(join(target, 'steps.html'), `<!doctype html><style>${css()} :root { color-scheme: light } body { margin: 0 }</style>${draw(steps(), 840, steps().markup)}`);
await view.setViewportSize({ width: 840, height: 345 });
await view.goto(pathToFileURL(join(target, 'steps.html')).href);
writeFileSync(join(target, 'steps.png'), fewColours(await view.screenshot()));
rmSync(join(target, 'steps.html'));
await browser.close();

const kilo = (text) => (weight(text) / 1024).toFixed(2).padStart(6);
for (const pic of all) console.log(`${pic.name.padEnd(24)}${String(pic.parts.length).padStart(4)} parts ${kilo(pic.markup)} kB`);
for (const [game, pictures] of Object.entries(sheets)) console.log(`${game}: ${pictures.length} pictures, ${kilo(sheet(pictures))} kB brotli`);
console.log(`signs: ${signs.length}, ${kilo(signs.map(({ markup }) => markup).join(''))} kB; palette ${kilo(css())} kB`);
