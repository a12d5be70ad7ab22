// The host of the page: the engine's protocol, and what a host that keeps games adds to it (docs/protocol.md). It lives in
// a worker, because it knows all secrets; what it answers, anybody at this screen may know.
import type { Chair, Turn } from '../contract';
import type { GameRecord, KeptGame } from '../kept';
import type { Request } from './connection';
import { areChairs, chairsFrom, chairsText } from './chairs';
import type { Engine, Reply } from './engine';
import { openExplanation, openTurn, type OpenTurn } from './open_table';
import type { Shelf, Volume } from './shelf';
import type { Thinker } from './thinking';

/** A game in play: its name on the shelf, its table in the engine. */
interface Open {
  game: KeptGame;
  engine: string;
  /** whose turn it is */
  actor: Turn['actor'];
  /** so much of its history is on the shelf; null: nothing of the game */
  kept: number | null;
  /** counts what changes the game, so that late advice is known to be void */
  changes: number;
  /** the last of the changes asked for: each waits for the one before to be kept */
  last: Promise<unknown>;
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
const passedOn = ['turn', 'view', 'history', 'explain'];
const changing = ['act', 'undo'];

/** What a save tells other front ends of who sits where; it has no names for computers. */
function seated(save: unknown, chairs: Chair[]): Record<string, unknown> {
  return { ...(save as Record<string, unknown>), seats: chairsText(chairs), chairs };
}

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
    if (changing.includes(message.cmd)) return this.change(message);
    switch (message.cmd) {
      case 'hello':
      case 'check':
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

  /** A viewer at this screen: everybody, one person's seat, or all the seats of one person. */
  private viewer(game: Open, asked: unknown): number | number[] | 'table' {
    if (asked === undefined || asked === 'table') return 'table';
    const { chairs } = game.game;
    const seats = Array.isArray(asked) ? asked : [asked];
    const name = chairs[seats[0] as number]?.name;
    const one = seats.length === 1 || (name !== '' && seats.every((seat) => chairs[seat as number]?.name === name));
    if (seats.length > 0 && one && seats.every((seat) => typeof seat === 'number' && chairs[seat]?.level === null)) return asked as number | number[];
    throw new Refusal('forbidden', 'a page sees what the table sees, or one person at it');
  }

  private async passOn(message: Request): Promise<object> {
    const game = await this.at(message.table);
    const asked = this.fromPage(game, message);
    if (message.cmd === 'explain' && asked.viewer === 'table') return this.explainOpenly(game, message.action);
    const reply = await this.ask(asked);
    return reply.turn ? { ...reply, ...(await this.withOpen(game, asked, reply.turn as Turn)) } : reply;
  }

  /** The person whose turn it is, if it is one. */
  private personAt(game: Open, actor: Turn['actor']): number | null {
    return typeof actor === 'number' && game.game.chairs[actor]?.level === null ? actor : null;
  }

  /** What the person whose turn it is may choose in front of everybody goes with a turn that everybody sees. */
  private async withOpen(game: Open, { viewer, limit }: Request, { actor }: Turn): Promise<{ open?: OpenTurn }> {
    const seat = viewer === 'table' && !game.game.lesson ? this.personAt(game, actor) : null;
    return seat === null ? {} : { open: await openTurn((message) => this.ask(message), game.engine, seat, limit) };
  }

  private async explainOpenly(game: Open, action: unknown): Promise<object> {
    const seat = this.personAt(game, game.actor);
    const told = seat === null ? null : await openExplanation((message) => this.ask(message), game.engine, seat, action);
    if (!told) throw new Refusal('not_your_turn', 'what can be told of it, everybody must not know');
    return told;
  }

  /** A message of the page as the engine gets it: for a viewer who may ask, and without what holds all secrets. */
  private fromPage(game: Open, message: Request): Request {
    const viewer = this.viewer(game, message.viewer ?? message.seat);
    if (message.seat !== undefined) this.viewer(game, message.seat);
    return { ...message, id: undefined, log: undefined, table: game.engine, viewer };
  }

  /** `act` and `undo`: the one question to the engine is answered with all that the page and the shelf need. */
  private async change(message: Request): Promise<object> {
    // Of an open game it is noted at once, so that a `close` behind it waits.
    const game = this.open.get(String(message.table)) ?? (await this.at(message.table));
    const asked = this.fromPage(game, message);
    this.stopThinking(game);
    if (message.cmd === 'act' && message.seat === undefined) throw new Refusal('forbidden', 'say which seat acts');
    return this.inTurn(game, () => this.make(game, { ...asked, fair: true }));
  }

  /** Changes of a game come one after the other, each with what it writes. */
  private inTurn<T>(game: Open, work: () => Promise<T>): Promise<T> {
    const done = game.last.then(work);
    game.last = done.catch(() => {});
    return done;
  }

  private async make(game: Open, message: Request): Promise<object> {
    const reply = await this.ask({ ...message, log: game.kept ?? 0 });
    game.changes += 1;
    const { log, length, turn, ...more } = reply as unknown as { log: string[]; length: number; turn: Turn };
    game.actor = turn.actor;
    game.game = { ...game.game, length, over: turn.over, changed: this.parts.now() };
    const kept = await this.keep(game, { from: length - log.length, actions: log });
    return { ...more, length, turn, ...kept, ...(await this.withOpen(game, message, turn)) };
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
    const all = await this.stored(() => this.parts.shelf.all());
    const games = all.filter(({ lesson }) => !lesson).map((game): KeptGame => {
      if (areChairs(game.chairs, game.players)) return game;
      return { ...game, chairs: [], damaged: game.damaged ?? 'incomplete' };
    });
    games.sort((a, b) => b.changed - a.changed);
    return { games, lasting: this.parts.shelf.lasting };
  }

  private async start(message: Request): Promise<object> {
    const { game, players, options, seed, chairs, lesson } = message;
    if (!areChairs(chairs, Number(players))) throw new Refusal('bad_request', 'chairs: one for each player', { path: 'chairs' });
    const reply = await this.ask({ cmd: 'new', game, players, options, seed, viewer: 'table', limit: 0 });
    if (lesson) await this.clearLessons();
    const { table, unkept } = await this.shelve(reply, chairs, { lesson: Boolean(lesson), commitment: String(reply.commitment) });
    return { ...reply, table, unkept };
  }

  /** A lesson that was left without a word (the page was closed) is of no use to anybody. */
  private async clearLessons(): Promise<void> {
    const all = await this.stored(() => this.parts.shelf.all());
    for (const { table, lesson } of all) if (lesson && !this.open.has(table)) await this.parts.shelf.remove(table);
  }

  /** Puts a table that the engine has opened on the shelf as a new game. */
  private async shelve(opened: Reply, chairs: Chair[], more: Partial<KeptGame> = {}): Promise<{ table: string; unkept?: string }> {
    const table = this.parts.freshName();
    const release = (await this.parts.hold(table)) ?? (() => {});
    const engine = String(opened.table);
    const save = seated((await this.ask({ cmd: 'save', table: engine })).save, chairs);
    const { over, actor } = opened.turn as Turn;
    const { length } = save.actions as string[];
    const started = this.parts.now();
    const game: KeptGame = { table, game: String(save.game), players: chairs.length, chairs, started, changed: started, length, over, ...more };
    game.commitment ??= await hashOfSeed(save);
    const open: Open = { game, engine, actor, kept: null, changes: 0, last: Promise.resolve(), release };
    this.open.set(table, open);
    return { table, ...(await this.written(open, () => this.parts.shelf.put({ ...game, save }))) };
  }

  private async saveOf(game: Open): Promise<Record<string, unknown>> {
    const { save } = await this.ask({ cmd: 'save', table: game.engine });
    return seated(save, game.game.chairs);
  }

  /** Writes what is new of a game to the shelf. */
  private keep(game: Open, growth: { from: number; actions: string[] }): Promise<{ unkept?: string }> {
    const { shelf } = this.parts;
    if (game.kept !== null) return this.written(game, () => shelf.grow(game.game, growth));
    return this.written(game, async () => shelf.put({ ...game.game, save: await this.saveOf(game) }));
  }

  /** If it cannot be written the game goes on, the reply says so, and the next change writes it, too. */
  private async written(game: Open, write: () => Promise<void>): Promise<{ unkept?: string }> {
    try {
      await write();
      game.kept = game.game.length;
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

  private async onShelf(name: string): Promise<Volume> {
    const volume = await this.stored(() => this.parts.shelf.get(name));
    if (!volume) throw new Refusal('unknown_table', `there is no game ${name}`);
    return volume;
  }

  private async take(name: string): Promise<Open> {
    const volume = await this.onShelf(name);
    const release = await this.parts.hold(name);
    if (!release) throw new Refusal('busy', 'this game is open in another window');
    try {
      const { save, ...game } = volume;
      const reply = await this.ask({ cmd: 'load', save, limit: 0 });
      game.commitment ??= await hashOfSeed(save);
      const { actor } = reply.turn as Turn;
      const open: Open = { game, engine: String(reply.table), actor, kept: game.length, changes: 0, last: Promise.resolve(), release };
      this.open.set(name, open);
      return open;
    } catch (error) {
      release();
      throw error;
    }
  }

  private async resume(message: Request): Promise<object> {
    const { game } = await this.at(message.table);
    const { game: id, players, chairs, length, over, lesson, commitment } = game;
    if (!over) chairs.forEach(({ level }, seat) => level !== null && this.parts.thinkerFor(seat).wake());
    return { game: id, players, chairs, length, over, lesson, commitment, lasting: this.parts.shelf.lasting };
  }

  private async close({ table }: Request): Promise<object> {
    const game = this.open.get(String(table));
    if (!game) return {};
    this.stopThinking(game);
    this.open.delete(game.game.table);
    await game.last;
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
    const open = this.open.get(String(table));
    const volume = open ? { ...open.game, save: await this.saveOf(open) } : await this.whole(await this.onShelf(String(table)));
    const day = new Date(volume.started).toISOString().slice(0, 10);
    const file = new Blob([`${JSON.stringify(volume.save, null, 1)}\n`], { type: 'application/json' });
    return { url: URL.createObjectURL(file), name: `${volume.game || 'game'}-${day}-${volume.table}.json` };
  }

  /** With its position. A game that cannot be loaded goes out as it is. */
  private async whole(volume: Volume): Promise<Volume> {
    if (!areChairs(volume.chairs, volume.players)) return volume;
    try {
      const { table } = await this.ask({ cmd: 'load', save: volume.save, limit: 0 });
      const { save } = await this.ask({ cmd: 'save', table });
      await this.ask({ cmd: 'close', table });
      return { ...volume, save: seated(save, volume.chairs) };
    } catch (error) {
      if (error instanceof Refusal) return volume;
      throw error;
    }
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
    return { ...(await this.shelve(reply, chairs)), verified: reply.verified };
  }

  /** A new game that begins at a moment of another. While that one goes on, what whoever asks did not know then is dealt
   * anew: in the branch they may sit anywhere, and see everything in the end. */
  private async branch(message: Request): Promise<object> {
    const game = await this.at(message.table);
    const { at, chairs } = message;
    if (!areChairs(chairs, game.game.players)) throw new Refusal('bad_request', 'chairs: one for each player', { path: 'chairs' });
    const viewer = this.viewer(game, message.viewer);
    const { over } = game.game;
    const { view } = await this.ask({ cmd: 'view', table: game.engine, at, ...(over ? { viewer: 'all' } : { viewer, guess: true }) });
    const reply = over ? await this.ask({ cmd: 'load', position: view, limit: 0 }) : await this.openGuess(view);
    return this.shelve(reply, chairs);
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

  private async adviceFor(game: Open, thinker: Thinker, level: number, position: unknown) {
    const before = game.changes;
    const seed = `${game.game.table}:${game.game.length}`;
    this.thinking.set(thinker, game);
    const advice = await thinker.think({ position: position as Record<string, unknown>, level, seed });
    this.refuseLate(game, before);
    if (!advice) throw new Refusal('dropped', 'the thinking was stopped');
    return advice;
  }

  private async position(game: Open, more: object): Promise<unknown> {
    return (await this.ask({ cmd: 'view', table: game.engine, ...more })).view;
  }

  private refuseLate(game: Open, before: number): void {
    if (game.changes === before && this.open.get(game.game.table) === game) return;
    throw new Refusal('dropped', 'the game went on meanwhile');
  }

  /** The computer whose turn it is makes its choice. */
  private async answer(message: Request): Promise<object> {
    const game = await this.at(message.table);
    const asked = this.fromPage(game, message);
    const { actor } = game;
    const level = typeof actor === 'number' ? game.game.chairs[actor]?.level : null;
    if (typeof actor !== 'number' || level === null || level === undefined)
      throw new Refusal('not_your_turn', 'it is not a computer that must answer');
    const before = game.changes;
    const { action } = await this.adviceFor(game, this.parts.thinkerFor(actor), level, await this.position(game, { viewer: 'all' }));
    return this.inTurn(game, async () => {
      this.refuseLate(game, before);
      return this.make(game, { ...asked, cmd: 'act', seat: actor, action });
    });
  }

  /** Advice for a person whose turn it is, or was at the moment that is asked about; of a finished game, for whoever chose. */
  private async suggest(message: Request): Promise<object> {
    const game = await this.at(message.table);
    const position = await this.toAdvise(game, message);
    const level = Number(message.level ?? 3);
    this.parts.thinkerFor('hints').stop();
    const { action, value, chance, score, considered } = await this.adviceFor(game, this.parts.thinkerFor('hints'), level, position);
    return { action, value, ...(score === undefined ? { chance } : { score }), considered, done: true };
  }

  /** What is advised tells what the person holds. So it goes out to them alone; where everybody looks on, and of a moment
   * that is past, whatever they do not know is dealt anew. */
  private async toAdvise(game: Open, { viewer: asked, at }: Request): Promise<unknown> {
    if (game.game.over) return this.position(game, { viewer: 'all', at });
    const viewer = this.viewer(game, asked);
    const { actor } = at === undefined ? game : await this.turnAt(game, viewer, at);
    const may = viewer === 'table' ? this.personAt(game, actor) !== null : [viewer].flat().includes(actor as number);
    if (!may) throw new Refusal('forbidden', 'advice is for the person whose turn it is');
    return this.position(game, at === undefined && viewer !== 'table' ? { viewer: 'all' } : { viewer, at, guess: true });
  }

  /** Who had to choose at a moment that is past. */
  private async turnAt(game: Open, viewer: unknown, at: unknown): Promise<Turn> {
    const { table, turn } = await this.openGuess(await this.position(game, { viewer, at, guess: true }));
    await this.ask({ cmd: 'close', table });
    return turn as Turn;
  }

  private async hurry({ table }: Request): Promise<object> {
    const { game, actor } = await this.at(table);
    if (typeof actor === 'number') this.parts.thinkerFor(game.chairs[actor]?.level === null ? 'hints' : actor).hurry();
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
