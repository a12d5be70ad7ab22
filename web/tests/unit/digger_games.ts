// Dungeon Digger by the real engine: the recorded games of tests/replays, step by step, as everybody at the table sees them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnWords } from '../../src/words';
import type { Chair, Step, Turn } from '../../src/contract';
import type { Engine } from '../../src/connection/engine';
import type { DiggerView } from '../../src/games/digger/kinds';
import { realEngine } from './engine';

await learnWords('digger');

const folder = join(import.meta.dirname, '../../../tests/replays');
export const recorded = readdirSync(folder).filter((file) => /^digger-.*\.json$/.test(file)).map((file) => file.replace('.json', ''));

export const chairs: Chair[] = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fosco'].map((name) => ({ name, level: null }));

/** A game that was played to its end. */
export class Recorded {
  private constructor(
    readonly name: string,
    private readonly engine: Engine,
    private readonly table: unknown,
    readonly turn: Turn,
    readonly players: number,
  ) {}

  static async open(name: string): Promise<Recorded> {
    const engine = await realEngine('digger');
    const save = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { players: number };
    const reply = engine.request({ cmd: 'load', save, limit: 0 });
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`);
    return new Recorded(name, engine, reply.table, reply.turn as Turn, save.players);
  }

  view(viewer: number | 'table' | 'all' = 'table', at?: number): DiggerView {
    return this.engine.request({ cmd: 'view', table: this.table, viewer, ...(at === undefined ? {} : { at }) }).view as DiggerView;
  }

  history(viewer: number | 'table' | 'all' = 'table'): Step[] {
    return this.engine.request({ cmd: 'history', table: this.table, viewer }).actions as Step[];
  }

  /** The position after so many steps, as a table of its own: its turn, its views, what its actions would bring. */
  at<Result>(length: number, look: (ask: (cmd: string, fields?: object) => Record<string, unknown>, turn: Turn) => Result): Result {
    const position = this.engine.request({ cmd: 'view', table: this.table, viewer: 'all', at: length }).view;
    const opened = this.engine.request({ cmd: 'load', position, limit: 10_000 });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const ask = (cmd: string, fields: object = {}) => this.engine.request({ cmd, table: opened.table, ...fields }) as unknown as Record<string, unknown>;
    try {
      return look(ask, opened.turn as Turn);
    } finally {
      ask('close');
    }
  }

  close(): void {
    this.engine.request({ cmd: 'close', table: this.table });
  }
}

/** Is a sentence: no place unfilled, no key for words that are missing, nothing of a protocol. */
export function faultOf(text: string): string | null {
  if (/\{\w+\}|undefined|NaN|\bnull\b|\[object|_/.test(text)) return text;
  if (/^(web|deed|event|must|digger|why|rule|lost|option)\.|\b(web|digger|deed)\.\w+\./.test(text)) return text;
  return text.trim() === '' ? '(nothing)' : null;
}
