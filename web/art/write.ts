// From pictures to files: a sheet of symbols for each game, single pictures, weights.
import { brotliCompressSync, constants } from 'node:zlib';
import type { Picture } from './lino';

export function weight(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }).length;
}

const symbol = (pic: Picture) => `<symbol id="${pic.name}" viewBox="${pic.viewBox}">${pic.markup}</symbol>\n`;

/** All pictures of a game in one file, each a symbol that the page uses by its name. */
export function sheet(pictures: readonly Picture[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${pictures.map(symbol).join('')}</svg>\n`;
}
