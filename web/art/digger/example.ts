// A small dungeon for the contact sheets: every shape of corridor, every kind of Room, six owners. Look whether all joins.
import { Picture } from '../lino';
import { allFigures } from './figures';
import { featureSpot, space, turned, type TileData } from './geometry';
import { allProps, features } from './rooms';
import { shapeName } from './structure';
import { allThings } from './things';
import { allTiles, tiles, type Owner } from './tiles';

const doors = Array.from({ length: 6 }, () => 'D');
const neutral = (type: string): TileData => ({ id: type, type, edges: doors, paths: [], inner_doors: [] });

/** Space, tile, rotation, owner. */
const built: [q: number, r: number, id: string, rotation: number, owner: Owner | null][] = [
  [0, 0, 'KIT-A', 0, 'A'], [1, 0, 'NUG-I', 0, 'A'], [2, 0, 'LIB-D', 0, 'A'], [-1, 0, 'COR-V', 1, 'A'], [-2, 1, 'COR-Y', 0, 'A'], [0, -1, 'POR', 0, 'A'],
  [-1, -1, 'TRE-B', 1, 'B'], [1, -1, 'COR-W', 0, 'B'], [2, -1, 'TRP-L', 0, 'B'], [2, -2, 'TOR-C', 0, 'C'], [1, -2, 'NUG-X', 0, 'C'], [0, -2, 'DOR-A', 1, 'C'],
  [-1, 1, 'THR', 0, 'D'], [0, 1, 'COR-F', 1, 'D'], [1, 2, 'TRP-V', 4, 'D'], [1, 1, 'PIT', 1, 'E'], [-2, 0, 'TRP-I', 2, 'E'], [-2, 2, 'TRP-U', 0, 'F'], [-1, 2, 'NUG-R', 2, 'F'], [-3, 2, 'COR-I', 1, 'F'],
  [0, 2, 'citadel', 0, null], [-3, 1, 'monster', 0, null],
];
const standing: [q: number, r: number, dx: number, dy: number, base: Owner, figure: string][] = [
  [1, 0, -34, 8, 'A', 'stooge-A-walk'], [0, -1, 46, 34, 'A', 'stooge-A-idle'], [-2, 1, 8, 4, 'B', 'stooge-B-fight'], [2, -1, -40, 2, 'C', 'stooge-C-dig'], [0, 1, 0, 10, 'D', 'troll'], [-2, 0, 28, 34, 'E', 'thief'],
];

export function example(): Picture {
  const pic = new Picture('digger-example', 690, 452, false, true);
  const drawn = new Map([...allTiles(), ...allProps(), ...features().values(), ...allFigures(), ...allThings()].map((one) => [one.name, one]));
  const lay = (name: string, q: number, r: number, turn = 0, [dx, dy]: readonly number[] = [0, 0], scale = 1) => {
    const [x, y] = space(q, r);
    const layer = drawn.get(`digger-${name}`)!;
    for (const below of layer.below) pic.put(drawn.get(below)!, (x + dx!) / 2, (y + dy!) / 2, scale, turn);
    const alone = new Picture('', layer.width, layer.height, false, true);
    alone.parts.push(...layer.parts);
    pic.put(alone, (x + dx!) / 2, (y + dy!) / 2, scale, turn);
  };
  const taken = new Set(built.map(([q, r]) => `${q},${r}`));
  for (let q = -3; q <= 3; ++q) for (let r = -2; r <= 2; ++r) if (!taken.has(`${q},${r}`)) lay(`unseen-${1 + ((q * 3 + r * 5 + 60) % 4)}`, q, r);
  for (const ring of [1, 2, 3]) for (const [q, r] of built) lay(`halo-${ring}`, q, r);
  lay('collapse', 3, -2);
  lay('rock', 2, 1);
  lay('sealed', -3, 0);
  for (const [q, r, , , owner] of built) lay(owner ? `earth-${owner}` : 'earth', q, r);
  const dataOf = (id: string) => tiles.find((one) => one.id === id) ?? neutral(id);
  for (const [q, r, id, rotation] of built) lay(shapeName(dataOf(id)).slice('digger-'.length), q, r, turned(rotation));
  for (const [q, r, id, rotation] of built) {
    const tile = dataOf(id);
    if (tile.feature) {
      const [x, y] = featureSpot(tile);
      const turn = (turned(rotation) * Math.PI) / 180;
      lay(id === 'TRP-V' ? 'sprung' : tile.feature, q, r, 0, [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]);
    } else if (!tile.paths.length) {
      lay(`floor-${tile.type}`, q, r);
      lay(tile.type, q, r);
    }
  }
  lay('pennant-A', 0, -1);
  lay('chains', 2, -2);
  lay('shield-B', 2, -2, 0, [-34, -40]);
  for (const [q, r, dx, dy, owner, figure] of standing) for (const layer of [`base-${owner}`, figure, `badge-${owner}`]) lay(layer, q, r, 0, [dx - 38, dy - 42], 0.6);
  return pic;
}
