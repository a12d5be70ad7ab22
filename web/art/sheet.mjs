// node art/sheet.mjs [FOLDER [SHEETS]]
//
// Prints contact sheets of everything that is drawn, by torch and by day, and the steps of a body, to docs/art (or FOLDER),
// with Debian's chromium, and says what each picture weighs. SHEETS is the beginning of the names of those to print, as `saga`. Look at them, at every size, before you call a picture finished.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { fewColours } from './png.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const target = process.argv[2] ?? join(here, '../../docs/art');
const only = process.argv[3] ?? '';
const load = async (name) => (await runnerImport(join(here, name), { root: here, configFile: false, logLevel: 'error' })).module;
const { sheets } = await load('all.ts');
const { signs } = await load('signs.ts');
const { signs: onedeckSigns } = await load('onedeck/signs.ts');
const { css } = await load('palette.ts');
const { sheet, weight } = await load('write.ts');
const { steps } = await load('steps.ts');
const { signs: diggerSigns } = await load('digger/signs.ts');
const { example } = await load('digger/example.ts');
const { signs: sagaSigns } = await load('saga/signs.ts');
const { example: sagaExample } = await load('saga/example.ts');
const { figureBox } = await load('saga/ground.ts');

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

/** A picture with all that lies below it or stands in it; and on something else, where it stands so. */
const whole = (name) => all.find((pic) => pic.name === name).markup.replace(/<use href="#([^"]+)"\/>/g, (_, below) => whole(below));
const onto = (pics, width, below = () => '') => `<p>${pics.map((pic) => draw(pic, width, below(pic) + whole(pic.name))).join('')}</p>`;

function diggerTiles() {
  const tiles = find(/^digger-[A-Z]{3}|^digger-tile-(?!bag)/);
  const earth = (pic) => whole(/^digger-(tile|POR)/.test(pic.name) ? 'digger-earth' : `digger-earth-${'ABCDEF'[tiles.indexOf(pic) % 6]}`);
  return `
    <h2>Dungeon Digger: a small dungeon</h2><p>${draw(example(), 1200, example().markup)}</p>
    <h2>Tiles at 84, 40 and 28 px</h2>${onto(tiles, 84, earth)}${onto(tiles, 40, earth)}${onto(tiles, 28, earth)}
    <h2>Rubble, rock, slab, chains; rock that nobody has dug</h2>${onto(find(/^digger-(collapse|rock|sealed|chains|unseen-.)$/), 84)}${onto(find(/^digger-(collapse|rock|sealed|chains)$/), 40)}`;
}

function diggerPeople() {
  const figures = find(/^digger-(stooge-.-.*|barbarian|priest|thief|warrior|wizard|bard|troll|guardian|giant_bug|observer|elemental|corruptor)$/).filter(({ name }) => !/stooge-[B-F]-(?!idle)/.test(name));
  const base = (pic) => whole(`digger-base-${/stooge-(.)/.exec(pic.name)?.[1] ?? 'ABCDEF'[figures.indexOf(pic) % 6]}`);
  const lords = find(/^digger-(mortar|grind|rattlebone|hornskull|pennypinch|landslide)$/);
  const things = find(/^digger-(coin|shield|tunnelmaker|crafter|conqueror|tile-bag|end|dragon_token|treasure_token|sands_marker)/);
  return `
    <h2>Dungeon Digger: figures at 84, 40 and 28 px</h2>${onto(figures, 84, base)}${onto(figures, 40, base)}${onto(figures, 28, base)}
    <h2>Lords at 194, 64, 44 and 28 px</h2>${onto(lords, 194)}${onto(lords, 64)}${onto(lords, 44)}${onto(lords, 28)}
    <h2>Tokens and coins at 64 and 28 px</h2>${onto(things, 64)}${onto(things, 28)}
    <h2>Signs at 44, 28 and 18 px</h2>${[44, 28, 18].map((width) => `<p>${diggerSigns.map((sign) => draw(sign, width, sign.markup)).join('')}</p>`).join('')}
    <h2>The end; the table</h2>${onto(find(/^digger-(win|defeat|table)$/), 390)}`;
}

function body() {
  const [treasures, people, backs] = [find(/^crypt-\w+-[1-4]$/), find(/^crypt-(?!shop|back|niche)\w+-[AB]$/), find(/^crypt-back/)];
  return `
    <h2>Crypt: treasures at 94, 44 and 28 px</h2>${row(treasures, 94)}${row(treasures, 44)}${row(treasures, 28)}
    <h2>Backs; signs at 44, 28 and 18 px</h2>${row(backs, 100)}
    ${[44, 28, 18].map((width) => `<p>${signs.map((sign) => draw(sign, width, sign.markup)).join('')}</p>`).join('')}
    <h2>Collectors, sides A and B, at 194, 64, 44 and 28 px</h2>${row(people, 194)}${row(people, 64)}${row(people, 44)}${row(people, 28)}
    <h2>Torch, Lights Out, Ghost, crown, defeat; table, wall and recess</h2>${row(find(/^crypt-(torch|lights)$/), 110)}${row(find(/^crypt-(ghost|crown|defeat)$/), 180)}${row(find(/^crypt-(table|wall)$/), 400)}${row(find(/^crypt-recess$/), 70)}
    <h2>The shelf, the guide, an empty place</h2>${row(find(/^house-vault$/), 800)}${row(find(/^house-(crypt|onedeck|digger|saga)$/), 294)}${row(find(/^house-(guide|empty)$/), 220)}`;
}

/** Figures of One Deck Dungeon in the halls of its dungeons in turn, one floor after the other. */
function inHalls(pics, width) {
  const halls = find(/^onedeck-hall-/);
  const size = (pic) => `width="${pic.width * 2}" height="${pic.height * 2}"`;
  const hall = (at) => halls[(at * 4) % halls.length];
  return `<p>${pics.map((pic, at) => draw(pic, width, `<use href="#${hall(at).name}" ${size(hall(at))}/><use href="#${pic.name}" ${size(pic)}/>`)).join('')}</p>`;
}

function onedeckEncounters() {
  const cards = find(/^onedeck-\w+_[12]$/);
  return `
    <h2>One Deck Dungeon: encounters at 138, 64 and 28 px, and in black</h2>${inHalls(cards, 138)}${inHalls(cards, 64)}${inHalls(cards, 28)}
    <div class="black">${row(cards, 28)}</div>`;
}

function onedeckPeople() {
  const heroes = find(/^onedeck-\w+-[12]p$/);
  const bosses = find(/^onedeck-(dragon|yeti|hydra|lich|minotaur)-/);
  return `
    <h2>One Deck Dungeon: heroes, alone and with a partner, at 168, 64 and 28 px</h2>${row(heroes, 168)}${row(heroes, 64)}${row(heroes, 28)}
    <h2>Bosses, unhurt, hurt, nearly beaten</h2>${inHalls(bosses, 350)}${inHalls(bosses.filter((_, at) => at % 3 === 0), 64)}
    <div class="black">${row(heroes, 28)}${row(bosses, 44)}</div>`;
}

function onedeckPlaces() {
  const abilities = find(/^onedeck-(skill|potion|feat)-/);
  return `
    <h2>One Deck Dungeon: halls by dungeon and floor</h2>${row(find(/^onedeck-hall-/), 390)}
    <h2>Things and scenes</h2>${row(find(/^onedeck-(door|stairs|torch|lantern|loot|forge)/), 112)}${row(find(/^onedeck-(plate|chains)/), 150)}${row(find(/^onedeck-(camp|end)/), 395)}
    <h2>Abilities at 56 and 28 px; signs at 44, 28 and 16 px</h2>${row(abilities, 56)}${row(abilities, 28)}${[44, 28, 16].map((width) => `<p>${onedeckSigns.map((sign) => draw(sign, width, sign.markup)).join('')}</p>`).join('')}`;
}

const rowOf = (signs) => [44, 28, 18].map((width) => `<p>${signs.map((sign) => draw(sign, width, sign.markup)).join('')}</p>`).join('');
/** All in the proportion that they have on the board: `width` is a square. */
const onBoard = (pics, width) => `<p>${pics.map((pic) => draw(pic, (width * pic.width) / 50, whole(pic.name))).join('')}</p>`;

function sagaBoard() {
  const figures = find(/^saga-[a-z_]+$/).filter((pic) => pic.height / pic.width === 1.3);
  const shrunk = (width) => onBoard(figures, (width * figureBox.width) / 100);
  return `
    <h2>Dungeon Saga: a small dungeon, drawn from its rows</h2><p>${draw(sagaExample(), 1200, sagaExample().markup)}</p>
    <h2>Figures where a square has 96, 44, 28 and 20 px, and in black</h2>${shrunk(96)}${shrunk(44)}${shrunk(28)}${shrunk(20)}
    <div class="black">${shrunk(44)}${shrunk(28)}${shrunk(20)}</div>
    <h2>Furniture and doors</h2>${onBoard(find(/^saga-furniture-/), 64)}${onBoard(find(/^saga-furniture-/), 28)}
    <h2>What lies and stands, locks, what is seen for a moment</h2>${onBoard(find(/^saga-(pillar|torch|bones|rubble|exit|dropped|lock|effect|turntable)/), 64)}${onBoard(find(/^saga-(pillar|torch|bones|rubble|exit|dropped|lock|effect)/), 28)}
    <h2>Signs at 44, 28 and 18 px</h2>${rowOf(sagaSigns)}`;
}

function sagaPeople() {
  const emblems = find(/^saga-(spell|item|object|feat|skill)-/);
  const people = find(/^saga-portrait-/);
  const framed = find(/^saga-legendary-/).map((frame) => draw(frame, 194, whole(`saga-portrait-${frame.name.split('-')[2]}`) + whole(frame.name))).join('');
  return `
    <h2>Dungeon Saga: portraits at 146, 64, 44 and 28 px; with a legendary sheet</h2>${onto(people, 146)}${onto(people, 64)}${onto(people, 44)}${onto(people, 28)}<p>${framed}</p>
    <h2>The Overlord's cards at 104 and 44 px</h2>${onto(find(/^saga-card-/), 104)}${onto(find(/^saga-card-/), 44)}
    <h2>Spells, items, objects, feats and skills at 56 and 28 px</h2>${row(emblems, 56)}${row(emblems, 28)}
    <h2>Adventures, ends</h2>${onto(find(/^saga-(adventure|end)-/), 390)}
    <h2>The road</h2>${onto(find(/^saga-road$/), 600)}`;
}

const pages = { contact: body, 'digger-tiles': diggerTiles, 'digger-people': diggerPeople, 'onedeck-encounters': onedeckEncounters, 'onedeck-people': onedeckPeople, 'onedeck-places': onedeckPlaces, 'saga-board': sagaBoard, 'saga-people': sagaPeople };

const page = (scheme, content) => `<!doctype html><meta charset="utf-8"><style>
  @font-face { font-family: Cinzel; font-weight: 700; src: url(${pathToFileURL(join(fonts, 'cinzel/files/cinzel-latin-700-normal.woff2'))}); }
  ${css()}
  :root { color-scheme: ${scheme}; background: var(--ground); color: var(--ink); }
  body { margin: 16px; width: 1210px; font: 700 15px Cinzel, serif; }
  p { display: flex; flex-wrap: wrap; gap: 6px; margin: 0 0 8px; align-items: flex-end; float: left; margin-right: 12px; max-width: 1210px; }
  .black { clear: both; overflow: hidden; background: #efe6d5; } .black svg { filter: brightness(0); }
  h1, h2 { clear: both; margin: 12px 0 8px; font-size: 20px; } h2 { font-size: 15px; }
</style><svg hidden style="display:none">${sheet(all)}</svg><h1>Undercroft: linocut by torchlight (${scheme})</h1>${content()}`;

mkdirSync(target, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--allow-file-access-from-files'] });
const view = await browser.newPage({ viewport: { width: 1242, height: 900 } });
for (const [name, content] of Object.entries(pages).filter(([name]) => name.startsWith(only))) {
  for (const scheme of ['dark', 'light']) {
    const file = join(target, 'sheet.html');
    writeFileSync(file, page(scheme, content));
    await view.goto(pathToFileURL(file).href);
    writeFileSync(join(target, `${name}-${scheme}.png`), fewColours(await view.screenshot({ fullPage: true })));
    rmSync(file);
  }
}
if (!only) await printSteps();
await browser.close();

async function printSteps() {
  writeFileSync(join(target, 'steps.html'), `<!doctype html><style>${css()} :root { color-scheme: light } body { margin: 0 }</style>${draw(steps(), 840, steps().markup)}`);
  await view.setViewportSize({ width: 840, height: 345 });
  await view.goto(pathToFileURL(join(target, 'steps.html')).href);
  writeFileSync(join(target, 'steps.png'), fewColours(await view.screenshot()));
  rmSync(join(target, 'steps.html'));
}

const kilo = (text) => (weight(text) / 1024).toFixed(2).padStart(6);
for (const pic of all) console.log(`${pic.name.padEnd(24)}${String(pic.parts.length).padStart(4)} parts ${kilo(pic.markup)} kB`);
for (const [game, pictures] of Object.entries(sheets)) console.log(`${game}: ${pictures.length} pictures, ${kilo(sheet(pictures))} kB brotli`);
console.log(`signs: ${signs.length}, ${kilo(signs.map(({ markup }) => markup).join(''))} kB; palette ${kilo(css())} kB`);
