// From pictures to files: a sheet of symbols for each game, the signs, the palette; and what each weighs.
import { brotliCompressSync, constants } from 'node:zlib';
import { sheets } from './all';
import { signs as diggerSigns } from './digger/signs';
import { away, blob, carve, light, type Picture } from './lino';
import { signs as onedeckSigns } from './onedeck/signs';
import { css } from './palette';
import { partModule } from './parts';
import { signs as sagaSigns } from './saga/signs';
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

/** Signs as module text: they are small, and must be there before any picture is. */
function signTable(those: readonly Picture[]): string {
  const lines = those.map(({ name, markup }) => `  ${name}: '${markup}',\n`);
  return `// Written by art/make.mjs. Do not edit.\nexport const signs = {\n${lines.join('')}} as const;\n`;
}

/** The signs of the page itself. */
function signModule(): string {
  // The face of a die, 80 by 80 like a sign; the page colours it for its owner.
  const face = blob('6,16! 9,7 18,4! 58,4! 66,7 69,16! 69,56! 66,65 58,68! 18,68! 9,65 6,56!');
  const cuts = { face: face.d, light: carve(face, light, 6, { pitch: 9, bite: 0.5, from: 0.1, seed: 2 }), shade: carve(face, away, 9, { pitch: 9, bite: 0.5, from: 0, seed: 4 }) };
  return `${signTable(signs)}export const signBox = '${signs[0]!.viewBox}';\nexport const die = ${JSON.stringify(cuts, null, 2)} as const;\n`;
}

/** The commonest of these, and the first of those that are equally common. */
function commonest(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

function grouped(pictures: readonly Picture[], word: number): Picture[][] {
  const groups = new Map<string, Picture[]>();
  for (const pic of pictures) {
    const key = pic.name.split('-')[word];
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), pic]);
  }
  return [...groups.values()];
}

/** Sizes of pictures, by the shortest beginnings of their names that tell them apart: most of a family have one size. */
function boxTable(pictures: readonly Picture[]): [beginning: string, box: string][] {
  const found: [string, string][] = [];
  const settle = (those: readonly Picture[], words: number, inherited: string) => {
    const families = grouped(those, words);
    const beginning = those[0]!.name.split('-').slice(0, words).join('-');
    const own = those.filter(({ name }) => name === beginning).map(({ viewBox }) => viewBox);
    // a family has one voice, however many it counts: each that differs is a line
    const usual = own[0] ?? commonest(families.map((family) => commonest(family.map(({ viewBox }) => viewBox))));
    if (usual !== inherited) found.push([beginning, usual]);
    for (const family of families) if (family.some(({ viewBox }) => viewBox !== usual)) settle(family, words + 1, usual);
  };
  for (const sheet of grouped(pictures, 0)) settle(sheet, 1, '');
  return found;
}

/** The names of all pictures, so that the page can only ask for what is drawn, and how large each is. */
function nameModule(): string {
  const all = Object.values(sheets).flat();
  const boxes = boxTable(all).map(([beginning, box]) => `  '${beginning}': '${box}',\n`);
  const names = all.map(({ name }) => `  | '${name}'\n`);
  return `// Written by art/make.mjs. Do not edit.\nconst boxes: Readonly<Record<string, string>> = {\n${boxes.join('')}};\nexport const boxOf = (name: string): string => boxes[name] ?? (name && boxOf(name.slice(0, name.lastIndexOf('-'))));\nexport type PictureName =\n${names.join('')};\n`;
}

export function files(): [name: string, text: string][] {
  return [...Object.entries(sheets).map(([game, pictures]): [string, string] => [`${game}.svg`, sheet(pictures)]), ['palette.css', css()], ['signs.ts', signModule()], ['onedeck-signs.ts', signTable(onedeckSigns)], ['digger-signs.ts', signTable(diggerSigns)], ['saga-signs.ts', signTable(sagaSigns)], ['parts.ts', partModule()], ['pictures.ts', nameModule()]];
}
