// Dungeon Digger by the real engine: a table that is played on at random, with its views and choices.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnWords } from '../../src/words';
import type { Beginning, Explanation, GameEvent, Step, Tried, TryWanted, Turn } from '../../src/contract';
import type { Engine } from '../../src/connection/engine';
import type { DiggerView } from '../../src/generated/digger_view';
import { realEngine } from './engine';

await learnWords('digger');

/** Numbers that are the same in every run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => ((state = (state * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x7fffffff);
}

const everything = 10_000;

export class Table {
  private constructor(
    readonly engine: Engine,
    readonly table: unknown,
    public turn: Turn,
    readonly random: () => number,
  ) {}

  static async open(options: object = {}, { players = 2, seed = 'unit' } = {}): Promise<Table> {
    const engine = await realEngine('digger');
    const reply = engine.request({ cmd: 'new', game: 'digger', players, options, seed, limit: everything });
    if (!reply.ok) throw new Error(JSON.stringify(reply.error));
    return new Table(engine, reply.table, reply.turn as Turn, numbers([...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) & 0xffffff));
  }

  static async load(position: object, seed = 'unit'): Promise<Table> {
    const engine = await realEngine('digger');
    const reply = engine.request({ cmd: 'load', position, seed, limit: everything });
    if (!reply.ok) throw new Error(JSON.stringify(reply.error));
    return new Table(engine, reply.table, reply.turn as Turn, numbers(1));
  }

  /** A recorded game (tests/replays) after so many of its actions. */
  static async recorded(name: string, actions: number): Promise<Table> {
    const engine = await realEngine('digger');
    const { position: _, ...save } = recordOf(name);
    const reply = engine.request({ cmd: 'load', save: { ...save, actions: save.actions.slice(0, actions) }, limit: everything });
    if (!reply.ok) throw new Error(JSON.stringify(reply.error));
    return new Table(engine, reply.table, reply.turn as Turn, numbers(actions));
  }

  close(): void {
    this.engine.request({ cmd: 'close', table: this.table });
  }

  view(viewer: unknown = this.turn.actor ?? 'table'): DiggerView {
    return this.engine.request({ cmd: 'view', table: this.table, viewer }).view as DiggerView;
  }

  act(...actions: string[]): GameEvent[] {
    const reply = this.engine.request({ cmd: 'act', table: this.table, seat: this.turn.may![0], ...(actions.length === 1 ? { action: actions[0] } : { actions }), viewer: 'all', limit: everything });
    if (!reply.ok) throw new Error(`${actions.join(', ')}: ${JSON.stringify(reply.error)}`);
    this.turn = reply.turn as Turn;
    return reply.events as GameEvent[];
  }

  /** A choice at random; building and moving are liked, passing is not. False at the end. */
  step(): boolean {
    if (this.turn.over) return false;
    const all = this.turn.actions!;
    const likes = [/^(work|build|special) /, /^(conquer|summon|sneak|adventurer|creature|store|disturb|yes|again|blast|pay) ?/, /^(move|rise|name) /];
    const wanted = likes.map((like) => all.filter((action) => like.test(action))).filter((some) => some.length > 0 && this.random() < 0.6)[0];
    const others = all.filter((action) => action !== 'pass');
    const from = wanted ?? (others.length && this.random() < 0.9 ? others : all);
    this.act(from[Math.floor(this.random() * from.length)]!);
    return true;
  }

  private ask<Reply>(cmd: string, fields: object): Reply {
    return this.engine.request({ cmd, table: this.table, viewer: this.turn.actor, ...fields }) as Reply;
  }

  explain(action: string): Explanation {
    return this.ask('explain', { action });
  }

  explainEach(prefix: string): Beginning {
    return this.ask('explain', { prefix, each: true });
  }

  attempt(actions: readonly string[], wanted: TryWanted = {}): Tried[] {
    return this.ask<{ steps: Tried[] }>('try', { actions, seats: [this.turn.actor], ...wanted }).steps;
  }

  look(what: object): unknown {
    const reply = this.ask<{ ok: boolean; look?: unknown; error?: unknown }>('look', { what });
    if (!reply.ok) throw new Error(JSON.stringify(reply.error));
    return reply.look;
  }

  history(): Step[] {
    return this.engine.request({ cmd: 'history', table: this.table, viewer: 'all' }).actions as Step[];
  }
}

export const recordOf = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, `../../../tests/replays/${name}.json`), 'utf8')) as { actions: string[]; position: object };

/** Of every kind of decision some moments of the recorded games (tests/replays), which never change: where, and after how many actions. */
export const moments: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  choose_lord: [['digger-3-lords', 0], ['digger-3-lords', 1], ['digger-6-sands-and-battle', 0]],
  place_portal: [['digger-2-adventurers', 0], ['digger-2-long-corridor', 0], ['digger-4-citadel-and-battle', 0]],
  place_hunt_tile: [['digger-2-hunt-face-down', 2], ['digger-3-hunt-and-battle', 3], ['digger-5-hunt-and-lair', 6]],
  free_think: [['digger-2-hidden-projects', 8]],
  store_coin: [['digger-2-adventurers', 296], ['digger-2-lair', 55], ['digger-4-citadel-and-battle', 87]],
  main: [['digger-4-blast', 29], ['digger-2-treasure', 74], ['digger-5-first-game', 33]],
  next_shift: [['digger-2-treasure', 288], ['digger-2-conquest', 185], ['digger-2-hunt', 167]],
  pit: [['digger-2-conquest', 186], ['digger-6-sands-and-battle', 159], ['digger-4-first-game', 116]],
  dorm_summon: [['digger-2-adventurers', 159], ['digger-2-lair', 53], ['digger-3-lords', 36]],
  bonus_pick: [['digger-2-adventurers', 24], ['digger-2-long-corridor', 9], ['digger-4-citadel-and-battle', 48]],
  pool: [['digger-4-citadel-and-battle', 574], ['digger-3-lords', 107], ['digger-2-pennypinch', 127]],
  coin_keep: [['digger-2-pennypinch', 28], ['digger-3-lords', 40], ['digger-6-hunt-and-citadel', 92]],
  tax_day: [['digger-2-pennypinch', 24], ['digger-3-fall', 36], ['digger-3-fall', 40]],
  revised_plans: [['digger-2-pennypinch', 18], ['digger-3-lords', 23], ['digger-6-hunt-and-citadel', 104]],
  earthquake: [['digger-5-first-game', 29], ['digger-6-hunt-and-citadel', 85], ['digger-6-sands-and-battle', 32]],
  treasure_with: [['digger-2-treasure', 657]],
  adventurer_step: [['digger-2-adventurers', 12], ['digger-4-blast', 22], ['digger-4-hunt-and-adventurers', 70]],
  creature_step: [['digger-2-battle', 59], ['digger-3-fall', 78], ['digger-4-citadel-and-battle', 90]],
  flameblast: [['digger-4-blast', 230]],
  fury_retreat: [['digger-4-fury', 907]],
  troll_shift: [['digger-3-hunt-and-battle', 453], ['digger-3-hunt-and-battle', 454], ['digger-4-citadel-and-battle', 870]],
  elemental_redraw: [['digger-3-fall', 591], ['digger-3-fall', 594], ['digger-3-hunt-and-battle', 762]],
  dragon_save: [['digger-2-lair', 312], ['digger-2-lair', 427], ['digger-2-treasure', 381]],
  dragon_flee: [['digger-2-lair', 313], ['digger-2-lair', 428], ['digger-5-hunt-and-lair', 965]],
  defeat_coin: [['digger-3-fall', 618]],
};

/** A coin to be given for a trap, which no recorded game has: one of these games comes to it. */
export async function trapCoin(): Promise<Table> {
  for (let seed = 46; ; ++seed) {
    const table = await Table.open({ scenario: 'total_battle' }, { players: 3, seed: `trap ${seed}` });
    for (let steps = 0; steps < 300 && table.turn.kind !== 'trap_coin' && !table.turn.over; ++steps) table.step();
    if (table.turn.kind === 'trap_coin') return table;
    table.close();
  }
}

/** All kinds of decision of a seat: docs/notation/digger.md. */
export const kinds = 'choose_lord place_portal place_hunt_tile free_think store_coin main next_shift pit dorm_summon bonus_pick pool coin_keep tax_day revised_plans earthquake treasure_with adventurer_step creature_step trap_coin flameblast fury_retreat troll_shift elemental_redraw dragon_save dragon_flee defeat_coin'.split(' ');

/** Games that come through every kind of decision. */
export const games: readonly { options: Record<string, unknown>; players: number }[] = [
  { options: {}, players: 2 },
  { options: { lords: 'choose', free_think: true }, players: 3 },
  { options: { lords: 'random', hidden_projects: true, free_think: true }, players: 4 },
  { options: { lords: 'choose' }, players: 6 },
  { options: { scenario: 'monster_hunt', face_down: true, lords: 'random' }, players: 3 },
  { options: { scenario: 'trapped_adventurers', lords: 'random' }, players: 6 },
  { options: { scenario: 'trapped_adventurers' }, players: 4 },
  { options: { scenario: 'sands_of_time' }, players: 2 },
  { options: { scenario: 'dwarven_citadel', lords: 'random' }, players: 3 },
  { options: { scenario: 'dragons_lair', lords: 'random' }, players: 4 },
  { options: { scenario: 'dragons_lair' }, players: 2 },
  { options: { scenario: 'total_battle', lords: 'random' }, players: 3 },
  { options: { scenario: 'total_battle' }, players: 6 },
  { options: { scenario: 'monster_hunt+trapped_adventurers' }, players: 3 },
  { options: { scenario: 'monster_hunt+dragons_lair', lords: 'random' }, players: 3 },
  { options: { scenario: 'sands_of_time+total_battle', lords: 'random' }, players: 4 },
  { options: { scenario: 'dwarven_citadel+total_battle' }, players: 2 },
];
