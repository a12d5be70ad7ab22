// The host of the page: the engine's protocol, and what a host that keeps games adds to it (docs/protocol.md). It lives in
// a worker, because it knows all secrets; what it answers, anybody at this screen may know.
import type { Chair, Turn } from '../contract';
import type { GameRecord, KeptGame } from '../kept';
import type { Request } from './connection';
import { areChairs, chairsFrom, chairsText } from './chairs';
import type { Engine, Reply } from './engine';
import type { Shelf, Volume } from './shelf';
import type { Thinker } from './thinking';

/** A game in play: its name on the shelf, its table in the engine. */
interface Open {
  volume: Volume;
  engine: string;
  /** counts what changes the game, so that late advice is known to be void */
  changes: number;
  release(): void;
}

class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly more: object = {},
  ) {
    super(message);
  }
}

export interface LocalHostParts {
  startEngine(): Promise<Engine>;
  shelf: Shelf;
  /** A thinker for each computer's seat, and one, `hints`, for advice. */
  thinkerFor(seat: number | 'hints'): Thinker;
  /** Holds a game against other windows; undefined if one has it already. */
  hold(table: string): Promise<(() => void) | undefined>;
  now(): number;
  freshName(): string;
}

const largestFile = 1_000_000;
const passedOn = ['turn', 'view', 'history', 'explain', 'act', 'undo'];
const changing = ['act', 'undo'];

/** The commitment of a save that came from a file. A game that began with a position has none, nor has a page that the
 * browser gives no hashes, because it did not come over a secure connection. */
async function hashOfSeed({ seed, start }: Record<string, unknown>): Promise<string | undefined> {
  if (typeof seed !== 'string' || start !== undefined || !crypto.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class LocalHost {
  private engine: Promise<Engine>;
  private readonly open = new Map<string, Open>();
  private readonly opening = new Map<string, Promise<Open>>();
  /** who thinks about which game */
  private readonly thinking = new Map<Thinker, Open>();

  constructor(private readonly parts: LocalHostParts) {
    this.engine = parts.startEngine();
  }

  async request(message: Request): Promise<Reply> {
    try {
      return { ok: true, ...(await this.answerTo(message)) };
    } catch (error) {
      if (error instanceof Refusal) return { ok: false, error: { code: error.code, message: error.message, ...error.more } };
      if (error instanceof WebAssembly.RuntimeError) this.startAnew();
      return { ok: false, error: { code: 'crashed', message: String(error) } };
    }
  }

  private answerTo(message: Request): Promise<object> {
    if (passedOn.includes(message.cmd)) return this.passOn(message);
    switch (message.cmd) {
      case 'hello':
        return this.ask(message);
      case 'new':
        return this.start(message);
      case 'resume':
        return this.resume(message);
      case 'answer':
        return this.answer(message);
      case 'hurry':
        return this.hurry(message);
      case 'suggest':
        return this.suggest(message);
      case 'branch':
        return this.branch(message);
      case 'games':
        return this.games();
      case 'drop':
        return this.drop(message);
      case 'export':
        return this.export(message);
      case 'exported':
        URL.revokeObjectURL(String(message.url));
        return Promise.resolve({});
      case 'import':
        return this.import(message);
      case 'close':
        return this.close(message);
      case 'records':
        return this.stored(async () => ({ records: await this.parts.shelf.records() }));
      case 'record':
        return this.stored(async () => (await this.parts.shelf.record(message.record as GameRecord), {}));
      case 'forget':
        return this.stored(async () => (await this.parts.shelf.forget(), {}));
      default:
        throw new Refusal('forbidden', `${message.cmd} is not for a page`);
    }
  }

  // --- the engine ------------------------------------------------------------------------------------------------------

  private async ask(message: object): Promise<Reply> {
    const reply = (await this.engine).request(message);
    if (!reply.ok) {
      const { code, message: words, ...more } = reply.error!;
      throw new Refusal(code, words, more);
    }
    delete reply.id;
    return reply;
  }

  /** After a trap nothing in the module can be trusted. The games are on the shelf, up to their last action. */
  private startAnew(): void {
    for (const game of this.open.values()) game.release();
    this.open.clear();
    this.engine = this.parts.startEngine();
  }

  // --- who may see what ------------------------------------------------------------------------------------------------

  /** A viewer at this screen: everybody, or one person's seat. */
  private viewer(game: Open, asked: unknown): number | 'table' {
    if (asked === undefined || asked === 'table') return 'table';
    if (typeof asked === 'number' && game.volume.chairs[asked]?.level === null) return asked;
    throw new Refusal('forbidden', 'a page sees what the table sees, or one person at it');
  }

  private async passOn(message: Request): Promise<object> {
    const game = await this.at(message.table);
    const viewer = this.viewer(game, message.viewer ?? message.seat);
    if (message.seat !== undefined) this.viewer(game, message.seat);
    const change = changing.includes(message.cmd);
    if (change) this.stopThinking(game);
    if (message.cmd === 'act' && message.seat === undefined) throw new Refusal('forbidden', 'say which seat acts');
    const reply = await this.ask({ ...message, id: undefined, table: game.engine, viewer, fair: true });
    return change ? { ...reply, ...(await this.keep(game)) } : reply;
  }

  // --- games on the shelf ----------------------------------------------------------------------------------------------

  private async stored<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal('storage', String(error));
    }
  }

  private async games(): Promise<object> {
    const volumes = await this.stored(() => this.parts.shelf.all());
    const games = volumes.filter(({ lesson }) => !lesson).map((volume): KeptGame => {
      const { save, ...game } = volume;
      if (!areChairs(game.chairs, game.players) || typeof save !== 'object')
        return { ...game, chairs: [], damaged: game.damaged ?? 'incomplete' };
      return game;
    });
    games.sort((a, b) => b.changed - a.changed);
    return { games, lasting: this.parts.shelf.lasting };
  }

  private async start(message: Request): Promise<object> {
    const { game, players, options, seed, chairs, lesson } = message;
    if (!areChairs(chairs, Number(players))) throw new Refusal('bad_request', 'chairs: one for each player', { path: 'chairs' });
    const reply = await this.ask({ cmd: 'new', game, players, options, seed, viewer: 'table', limit: 0 });
    if (lesson) await this.clearLessons();
    const table = await this.shelve(String(reply.table), chairs, { lesson: Boolean(lesson), commitment: String(reply.commitment) });
    return { ...reply, table };
  }

  /** A lesson that was left without a word (the page was closed) is of no use to anybody. */
  private async clearLessons(): Promise<void> {
    const volumes = await this.stored(() => this.parts.shelf.all());
    for (const { table, lesson } of volumes) if (lesson && !this.open.has(table)) await this.parts.shelf.remove(table);
  }

  /** Puts a table of the engine on the shelf as a new game. */
  private async shelve(engine: string, chairs: Chair[], more: Partial<KeptGame> = {}): Promise<string> {
    const table = this.parts.freshName();
    const release = (await this.parts.hold(table)) ?? (() => {});
    const started = this.parts.now();
    const volume: Volume = { table, game: '', players: chairs.length, chairs, started, changed: started, length: 0, over: false, save: {}, ...more };
    const game: Open = { volume, engine, changes: 0, release };
    this.open.set(table, game);
    await this.keep(game);
    return table;
  }

  /** Writes a game to the shelf. If that fails the game goes on, and the reply says so. */
  private async keep(game: Open): Promise<{ unkept?: string }> {
    game.changes += 1;
    const { save } = (await this.ask({ cmd: 'save', table: game.engine })) as unknown as { save: Record<string, unknown> };
    const { turn } = (await this.ask({ cmd: 'turn', table: game.engine, limit: 0 })) as unknown as { turn: Turn };
    const { volume } = game;
    // `seats` is what other front ends read; it has no names for computers.
    volume.save = { ...save, seats: chairsText(volume.chairs), chairs: volume.chairs };
    volume.game = String(save.game);
    volume.length = (save.actions as unknown[]).length;
    volume.over = turn.over;
    volume.changed = this.parts.now();
    try {
      await this.parts.shelf.put(volume);
      return this.parts.shelf.lasting ? {} : { unkept: 'refused' };
    } catch (error) {
      return { unkept: error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : String(error) };
    }
  }

  /** The open game of that name, taken from the shelf if need be. */
  private at(table: unknown): Promise<Open> {
    const name = String(table);
    const ready = this.open.get(name);
    if (ready) return Promise.resolve(ready);
    let opening = this.opening.get(name);
    if (!opening) {
      opening = this.take(name).finally(() => this.opening.delete(name));
      this.opening.set(name, opening);
    }
    return opening;
  }

  private async take(name: string): Promise<Open> {
    const volume = await this.stored(() => this.parts.shelf.get(name));
    if (!volume) throw new Refusal('unknown_table', `there is no game ${name}`);
    const release = await this.parts.hold(name);
    if (!release) throw new Refusal('busy', 'this game is open in another window');
    try {
      const reply = await this.ask({ cmd: 'load', save: volume.save, limit: 0 });
      const game: Open = { volume, engine: String(reply.table), changes: 0, release };
      this.open.set(name, game);
      return game;
    } catch (error) {
      release();
      throw error;
    }
  }

  private async resume(message: Request): Promise<object> {
    const game = await this.at(message.table);
    const { game: id, players, chairs, length, over, lesson } = game.volume;
    if (!over) chairs.forEach(({ level }, seat) => level !== null && this.parts.thinkerFor(seat).wake());
    const commitment = game.volume.commitment ?? (await hashOfSeed(game.volume.save));
    return { game: id, players, chairs, length, over, lesson, commitment, lasting: this.parts.shelf.lasting };
  }

  private async close({ table }: Request): Promise<object> {
    const game = this.open.get(String(table));
    if (!game) return {};
    this.stopThinking(game);
    this.open.delete(game.volume.table);
    await this.ask({ cmd: 'close', table: game.engine });
    game.release();
    return {};
  }

  private async drop(message: Request): Promise<object> {
    await this.close(message);
    await this.stored(() => this.parts.shelf.remove(String(message.table)));
    return {};
  }

  // --- files -----------------------------------------------------------------------------------------------------------

  private async export({ table }: Request): Promise<object> {
    const volume = this.open.get(String(table))?.volume ?? (await this.stored(() => this.parts.shelf.get(String(table))));
    if (!volume) throw new Refusal('unknown_table', `there is no game ${String(table)}`);
    const day = new Date(volume.started).toISOString().slice(0, 10);
    const file = new Blob([`${JSON.stringify(volume.save, null, 1)}\n`], { type: 'application/json' });
    return { url: URL.createObjectURL(file), name: `${volume.game || 'game'}-${day}-${volume.table}.json` };
  }

  private async import({ file }: Request): Promise<object> {
    if (!(file instanceof Blob)) throw new Refusal('bad_request', 'there is no file', { path: 'file' });
    if (file.size > largestFile) throw new Refusal('limit', 'a saved game is smaller than 1 MB');
    let document: Record<string, unknown>;
    try {
      document = JSON.parse(await file.text()) as Record<string, unknown>;
    } catch (error) {
      throw new Refusal('bad_json', error instanceof Error ? error.message : String(error));
    }
    const position = document?.format === 'undercroft-position';
    const reply = await this.ask({ cmd: 'load', [position ? 'position' : 'save']: document, limit: 0 });
    const players = Number(document.players);
    const chairs = areChairs(document.chairs, players)
      ? document.chairs.map(({ name, level }) => ({ name, level }))
      : chairsFrom(document.seats, players);
    return { table: await this.shelve(String(reply.table), chairs), verified: reply.verified };
  }

  /** A new game that begins at a moment of another. While that one goes on, what whoever asks did not know then is dealt
   * anew: in the branch they may sit anywhere, and see everything in the end. */
  private async branch(message: Request): Promise<object> {
    const game = await this.at(message.table);
    const { at, chairs } = message;
    if (!areChairs(chairs, game.volume.players)) throw new Refusal('bad_request', 'chairs: one for each player', { path: 'chairs' });
    const viewer = this.viewer(game, message.viewer);
    const { over } = await this.turnOf(game);
    const { view } = await this.ask({ cmd: 'view', table: game.engine, at, ...(over ? { viewer: 'all' } : { viewer, guess: true }) });
    const reply = over ? await this.ask({ cmd: 'load', position: view, limit: 0 }) : await this.openGuess(view);
    return { table: await this.shelve(String(reply.table), chairs) };
  }

  /** Not every guess can be played: where a game's content itself is hidden, it is blank. */
  private async openGuess(position: unknown): Promise<Reply> {
    try {
      return await this.ask({ cmd: 'load', position, limit: 0 });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'bad_save') throw error;
      throw new Refusal('forbidden', 'what is hidden here cannot be dealt anew: branch when the game is over');
    }
  }

  // --- computer players ------------------------------------------------------------------------------------------------

  private async turnOf(game: Open): Promise<Turn> {
    return ((await this.ask({ cmd: 'turn', table: game.engine, limit: 0 })) as unknown as { turn: Turn }).turn;
  }

  private async adviceFor(game: Open, thinker: Thinker, level: number) {
    const before = game.changes;
    const { view } = (await this.ask({ cmd: 'view', table: game.engine, viewer: 'all' })) as unknown as {
      view: Record<string, unknown>;
    };
    const seed = `${game.volume.table}:${game.volume.length}`;
    this.thinking.set(thinker, game);
    const advice = await thinker.think({ position: view, level, seed });
    if (!advice || game.changes !== before || this.open.get(game.volume.table) !== game)
      throw new Refusal('dropped', 'the game went on meanwhile');
    return advice;
  }

  /** The computer whose turn it is makes its choice. */
  private async answer(message: Request): Promise<object> {
    const game = await this.at(message.table);
    const viewer = this.viewer(game, message.viewer);
    const { actor } = await this.turnOf(game);
    const level = typeof actor === 'number' ? game.volume.chairs[actor]?.level : null;
    if (typeof actor !== 'number' || level === null || level === undefined)
      throw new Refusal('not_your_turn', 'it is not a computer that must answer');
    const advice = await this.adviceFor(game, this.parts.thinkerFor(actor), level);
    const reply = await this.ask({ cmd: 'act', table: game.engine, seat: actor, action: advice.action, viewer, limit: message.limit, seats: message.seats });
    return { ...reply, ...(await this.keep(game)) };
  }

  /** Advice for a person whose turn it is. */
  private async suggest(message: Request): Promise<object> {
    const game = await this.at(message.table);
    const { actor } = await this.turnOf(game);
    // What is advised tells what the person holds.
    if (typeof actor !== 'number' || this.viewer(game, message.viewer) !== actor)
      throw new Refusal('forbidden', 'advice is for the person whose turn it is');
    const level = Number(message.level ?? 3);
    this.parts.thinkerFor('hints').stop();
    const { action, value, chance, score, considered } = await this.adviceFor(game, this.parts.thinkerFor('hints'), level);
    return { action, value, ...(score === undefined ? { chance } : { score }), considered, done: true };
  }

  private async hurry({ table }: Request): Promise<object> {
    const game = await this.at(table);
    const { actor } = await this.turnOf(game);
    if (typeof actor === 'number') this.parts.thinkerFor(game.volume.chairs[actor]?.level === null ? 'hints' : actor).hurry();
    return {};
  }

  private stopThinking(game: Open): void {
    for (const [thinker, about] of this.thinking) {
      if (about !== game) continue;
      thinker.stop();
      this.thinking.delete(thinker);
    }
  }
}
