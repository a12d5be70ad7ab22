// node tests/screens/icons.mjs: draws the PNG icons of public/ from icon.svg. Run it after the SVG was changed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const folder = fileURLToPath(new URL('../../public/', import.meta.url));
const drawing = readFileSync(`${folder}icon.svg`, 'utf8');
// Devices cut a maskable icon to their own shape: the ground reaches the edges, the sign keeps away from them.
const maskable = drawing.replace('rx="14"', '').replace('viewBox="0 0 64 64"', 'viewBox="-9 -8 82 82"').replace('<rect ', '<rect x="-9" y="-8" ').replace('width="64" height="64"', 'width="82" height="82"');
const pictures = [
  ['icon-192.png', 192, drawing],
  ['icon-512.png', 512, drawing],
  ['icon-maskable-512.png', 512, maskable],
  ['apple-touch-icon.png', 180, drawing.replace('rx="14"', '')],
];

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [name, size, svg] of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: folder + name, omitBackground: true });
  await page.close();
}
await browser.close();
