// One Deck Dungeon by the real engine: a table that is played on at random, with its views and actions.
import { learnWords } from '../../src/words';
import type { GameEvent, Step, Turn } from '../../src/contract';
import type { Engine } from '../../src/connection/engine';
import type { OnedeckView } from '../../src/games/onedeck/kinds';
import { realEngine } from './engine';

await learnWords('onedeck');

/** Numbers that are the same in every run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => ((state = (state * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x7fffffff);
}

export class Table {
  private constructor(
    readonly engine: Engine,
    readonly table: unknown,
    public turn: Turn,
    private readonly random: () => number,
  ) {}

  static async open(options: { heroes: string[]; dungeon?: string; difficulty?: string; talents?: string[][] }, seed = 1): Promise<Table> {
    const engine = await realEngine('onedeck');
    const { table, turn } = engine.request({ cmd: 'new', game: 'onedeck', players: options.heroes.length, options: { dungeon: 'dragons_cave', difficulty: 'novice', ...options }, seed: `unit ${seed}`, limit: 10_000 });
    return new Table(engine, table, turn as Turn, numbers(seed));
  }

  view(): OnedeckView {
    return this.engine.request({ cmd: 'view', table: this.table, viewer: 'all' }).view as OnedeckView;
  }

  act(action: string): GameEvent[] {
    const reply = this.engine.request({ cmd: 'act', table: this.table, seat: this.turn.may![0], action, viewer: 'all', limit: 10_000 });
    if (!reply.ok) throw new Error(`${action}: ${JSON.stringify(reply.error)}`);
    this.turn = reply.turn as Turn;
    return reply.events as GameEvent[];
  }

  /** A choice: mostly at random, in a fight at times what the computer would do; false at the end. */
  step(): boolean {
    if (this.turn.over) return false;
    const { actions } = this.turn;
    const wise = this.turn.kind === 'dice' && this.random() < 0.7;
    const action = wise ? String(this.engine.request({ cmd: 'suggest', table: this.table, level: 2 })['action']) : actions![Math.floor(this.random() * actions!.length)]!;
    this.act(action);
    return true;
  }

  explain(action: string) {
    return this.engine.request({ cmd: 'explain', table: this.table, action }) as unknown as { legal: boolean; odds?: unknown; rule?: string };
  }

  advise(wanted: object) {
    return this.engine.request({ cmd: 'suggest', table: this.table, level: 3, why: true, ...wanted }) as never;
  }

  history(): Step[] {
    return this.engine.request({ cmd: 'history', table: this.table, viewer: 'all' }).actions as Step[];
  }
}

/** Parties that meet most of what there is. */
export const parties = [
  { heroes: ['warrior'], dungeon: 'dragons_cave' },
  { heroes: ['archer'], dungeon: 'yetis_cavern' },
  { heroes: ['mage', 'rogue'], dungeon: 'hydras_reef' },
  { heroes: ['paladin', 'archer'], dungeon: 'minotaurs_maze' },
  { heroes: ['warrior', 'mage', 'rogue', 'paladin'], dungeon: 'lichs_tomb' },
  { heroes: ['rogue'], dungeon: 'lichs_tomb', talents: [['planning', 'foresight', 'fortitude', 'grit', 'direct_hit']] },
];
