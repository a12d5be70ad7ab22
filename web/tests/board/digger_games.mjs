// Positions of Dungeon Digger for pictures and figures: moments of the recorded games, as a seat sees them, with what can be
// chosen there; and a dungeon as large as can be, made by random play.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dice } from '../e2e/lib/dice.mjs';
import { startEngine } from '../e2e/lib/engine.mjs';
import { root } from '../e2e/lib/places.mjs';

const replays = join(root, 'tests/replays');
export const recorded = readdirSync(replays).flatMap((file) => /^digger-(.+)\.json$/.exec(file)?.[1] ?? []);
const recordOf = (name) => {
  const record = JSON.parse(readFileSync(join(replays, `digger-${name}.json`), 'utf8'));
  delete record.position;
  return record;
};

let engine;
const ask = async (message) => (engine ??= await startEngine('digger')).ask(message);

/** A recorded game up to a number of actions (below 0: before the end), or on until a turn is as wanted. */
export async function moment(name, at, wanted) {
  const save = recordOf(name);
  const fits = ({ kind, actions }) => !wanted || (kind === wanted.kind && (!wanted.action || actions?.some((one) => one.startsWith(wanted.action))));
  for (let length = at < 0 ? save.actions.length + at : Math.min(at, save.actions.length); length <= save.actions.length; ++length) {
    const { table, turn } = await ask({ cmd: 'load', save: { ...save, actions: save.actions.slice(0, length) }, viewer: 'all', limit: 5000 });
    if (!fits(turn)) continue;
    const me = typeof turn.actor === 'number' ? turn.actor : 0;
    const { view } = await ask({ cmd: 'view', table, viewer: me });
    return { table, view, me, turn, next: save.actions[length] };
  }
  throw new Error(`${name}: no such turn after ${at}`);
}

/** Events of the next actions of a recorded game, with the views after them. */
export async function steps(name, at, count) {
  const save = recordOf(name);
  const { table } = await ask({ cmd: 'load', save });
  const { actions } = await ask({ cmd: 'history', table, viewer: 'table' });
  const views = [];
  for (let n = at; n < Math.min(at + count, actions.length); ++n) views.push({ ...actions[n], view: (await ask({ cmd: 'view', table, viewer: 'table', at: n + 1 })).view });
  return views;
}

/** What is chosen first by who wants to fill the board and not to win: corridors bring least. */
const fondness = [/^(work|build) (COR|TRP|NUG)/, /^(work|build) /, /^name work/, /^rise/, /^move/];

/** Random play of builders, from seed to seed until so many tiles lie on the board. */
export async function crowded(tiles, players = 6) {
  for (let seed = 1; seed < 40; ++seed) {
    const dice = new Dice(`crowded ${seed}`);
    let { table, turn } = await ask({ cmd: 'new', game: 'digger', players, seed: `crowded ${seed}`, limit: 5000 });
    let built = players;
    while (!turn.over && built < tiles) {
      const liked = fondness.map((kind) => turn.actions.filter((action) => kind.test(action))).find((found) => found.length);
      const action = dice.of(liked ?? turn.actions);
      if (/^(work|build|sabotage) /.test(action)) built += 1;
      turn = (await ask({ cmd: 'act', table, action, viewer: 'all', limit: 5000 })).turn;
    }
    const { view } = await ask({ cmd: 'view', table, viewer: 0 });
    if (view.board.length >= tiles) return { table, view, me: 0, turn };
  }
  throw new Error(`no game with ${tiles} tiles`);
}
