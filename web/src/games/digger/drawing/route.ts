// The line of a way from tile to tile: along corridors where they run, straight through Rooms, over edges at their middles.
// It is drawn, and what walks goes along it.
import { along, edge, tracks, type Spot } from '../../../../art/digger/geometry';
import type { Grid, Place, Point } from '../../../parts/board/grid';
import { directions, directionTo, type Direction, type Laid } from '../kinds';

const bends = 8;
const near = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1;

/** Does one path of what lies there lead from edge to edge? */
const leads = (laid: Laid | undefined, a: Direction, b: Direction) => laid?.paths.some(({ edges }) => edges.includes(a) && edges.includes(b)) ?? false;

/** Between two edges of a tile, without its ends: along the corridor, else by its middle. */
function across(laid: Laid | undefined, came: Direction, out: Direction): Spot[] {
  const [a, b] = [directions.indexOf(came), directions.indexOf(out)];
  const track = leads(laid, came, out) ? tracks({ paths: [[a, b]] })[0]?.[0] : undefined;
  if (!track) return [[0, 0]];
  const spots = Array.from({ length: bends - 1 }, (_, at) => along(track, (at + 1) / bends).at);
  return near(along(track, 0).at, edge(a)) ? spots : spots.reverse();
}

/** From where somebody stands on the first place to where they will stand on the last. */
export function wayOf(grid: Grid, laid: ReadonlyMap<Place, Laid>, places: readonly Place[], from: Spot, to: Spot): Point[] {
  const points: Point[] = [];
  places.forEach((place, at) => {
    const middle = grid.middle(place);
    const put = ([x, y]: Spot) => points.push({ x: middle.x + x, y: middle.y + y });
    const came = at > 0 ? directionTo(place, places[at - 1]!) : null;
    const out = at < places.length - 1 ? directionTo(place, places[at + 1]!) : null;
    if (at === 0) put(from);
    else if (at < places.length - 1) (came && out ? across(laid.get(place), came, out) : [[0, 0] as Spot]).forEach(put);
    if (out) put(edge(directions.indexOf(out)));
    if (at > 0 && at === places.length - 1) put(to);
  });
  return points;
}
