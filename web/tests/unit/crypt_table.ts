// A table of Crypt in the real engine, for tests: plays whatever it is told, at random where nothing is said.
import type { Explanation, Step, Turn } from '../../src/contract';
import type { CryptView } from '../../src/games/crypt/kinds';
import type { Engine, Reply } from '../../src/connection/engine';
import { realEngine } from './engine';

let engine: Promise<Engine> | undefined;

/** Numbers that are the same in every run. */
export function numbers(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

export class Table {
  private constructor(
    private readonly engine: Engine,
    private readonly table: string,
    private readonly pick: (below: number) => number,
  ) {}

  static async open(players: number, sides = 'AAAAAA', seed = 'unit'): Promise<Table> {
    engine ??= realEngine();
    const started = await engine;
    const options = { collectors: [...sides] };
    const { table } = started.request({ cmd: 'new', game: 'crypt', players, options, seed });
    return new Table(started, table as string, numbers(players + seed.length));
  }

  private ask(cmd: string, fields: object): Reply {
    return this.engine.request({ cmd, table: this.table, ...fields });
  }

  turn(): Turn {
    return this.ask('turn', { viewer: 'all', limit: 10000 })['turn'] as Turn;
  }
  view(viewer: number | 'table' = 0): CryptView {
    return this.ask('view', { viewer })['view'] as CryptView;
  }
  history(viewer: number | 'table' = 0): Step[] {
    return this.ask('history', { viewer })['actions'] as Step[];
  }
  explain(action: string): Explanation {
    return this.ask('explain', { action }) as unknown as Explanation;
  }
  act(action: string): boolean {
    return this.ask('act', { action }).ok;
  }
  /** One action at random; false at the end of the game. */
  step(): boolean {
    const { over, actions } = this.turn();
    if (over || !actions?.length) return false;
    return this.act(actions[this.pick(actions.length)]!);
  }
  /** Plays until a decision is wanted. */
  until(wanted: (turn: Turn, view: CryptView) => boolean): Turn {
    while (!wanted(this.turn(), this.view()) && this.step());
    return this.turn();
  }
}
