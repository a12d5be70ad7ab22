// Corridors that are complete glow: each tile lights up its own ways, in its owner's colour and dashes, and because ways cross
// edges at a right angle the light goes on from tile to tile.
import { long, middleLine, tracks, type TileData, type Track } from '../../../../art/digger/geometry';
import { dashes, type Owner } from '../../../parts/tones';
import { pathTowards } from './shapes';
import type { Laid } from '../kinds';

const made = new Map<string, string>();

/** The dashes of an owner along a way, an even number of times, with half a gap at both ends. */
function dashed(track: Track, owner: Owner): string {
  const pattern = dashes[owner];
  if (pattern === 'none') return '';
  const lengths = pattern.split(' ').map(Number);
  const period = lengths.reduce((sum, one) => sum + one, 0);
  const whole = period * Math.max(1, Math.round(long(track) / period));
  return ` pathLength="${whole}" stroke-dasharray="${pattern}" stroke-dashoffset="${-lengths.at(-1)! / 2}"`;
}

function glow(tile: TileData, paths: readonly number[], rotation: number, owner: Owner): string {
  const lines = tracks({ paths: tile.paths.map((path) => path.map((edge) => (edge + rotation) % 6)) });
  const all = paths.flatMap((path) => lines[path] ?? []);
  const d = all.map(middleLine).join('');
  const core = all.map((track) => `<path class="digger-core s-own${owner}" d="${middleLine(track)}"${dashed(track, owner)}/>`).join('');
  return `<path class="digger-shine s-own${owner}" d="${d}"/><path class="digger-under" d="${d}"/>${core}`;
}

/** The light of the complete ways of a tile as it is turned; nothing where there is none. */
export function glowOf(tile: TileData, laid: Laid, owner: Owner): string {
  const complete = laid.paths.flatMap(({ edges, complete: done }) => (done ? [pathTowards(tile, laid.rotation, edges)] : []));
  if (!complete.length) return '';
  const key = `${tile.id} ${complete.join()} ${laid.rotation} ${owner}`;
  let text = made.get(key);
  if (text === undefined) made.set(key, (text = glow(tile, complete, laid.rotation, owner)));
  return text;
}
