// From pictures to files: a sheet of symbols for each game, the signs, the palette; and what each weighs.
import { brotliCompressSync, constants } from 'node:zlib';
import { sheets } from './all';
import type { Picture } from './lino';
import { css } from './palette';
import { signs } from './signs';

/** Bytes as they travel: brotli, as the server packs the page. */
export function weight(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }).length;
}

const symbol = (pic: Picture) => `<symbol id="${pic.name}" viewBox="${pic.viewBox}">${pic.markup}</symbol>\n`;

/** All pictures of a game in one file, each a symbol that the page uses by its name. */
export function sheet(pictures: readonly Picture[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${pictures.map(symbol).join('')}</svg>\n`;
}

/** The signs as a module: they are small, and must be there before anything else is. */
function signModule(): string {
  const lines = signs.map(({ name, markup }) => `  ${name}: '${markup}',\n`);
  return `// Written by art/make.mjs. Do not edit.\nexport const signs = {\n${lines.join('')}} as const;\nexport const signBox = '${signs[0]!.viewBox}';\n`;
}

/** The names and sizes of all pictures, so that the page can only ask for what is drawn. */
function nameModule(): string {
  const lines = Object.values(sheets).flat().map(({ name, viewBox }) => `  '${name}': '${viewBox}',\n`);
  return `// Written by art/make.mjs. Do not edit.\nexport const boxes = {\n${lines.join('')}} as const;\nexport type PictureName = keyof typeof boxes;\n`;
}

export function files(): [name: string, text: string][] {
  return [...Object.entries(sheets).map(([game, pictures]): [string, string] => [`${game}.svg`, sheet(pictures)]), ['palette.css', css()], ['signs.ts', signModule()], ['pictures.ts', nameModule()]];
}
