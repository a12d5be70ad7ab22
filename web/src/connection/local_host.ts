// The host of the page: the engine's protocol, and what a host that keeps games adds to it (docs/protocol.md). It lives in
// a worker, because it knows all secrets; what it answers, anybody at this screen may know.
import type { Chair, Turn } from '../contract';
import type { GameRecord, KeptGame } from '../kept';
import type { Request } from './connection';
import { Campaigns } from './campaigns';
import { areChairs, chairsFrom, chairsText } from './chairs';
import { documentIn, fileOf } from './documents';
import type { Reply } from './engine';
import { Engines, type EngineStore } from './engines';
import { openExplanation, openLook, openTry, openTurn, type OpenTurn } from './open_table';
import { Refusal } from './refusal';
import type { Shelf, Volume } from './shelf';
import type { Thinker, Wanted } from './thinking';

/** A game in play: what the shelf has of it, its table in its game's engine. */
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
  /** of a Turn with a limit: which it is, and since when it has been seen to go on */
  clock?: { turn: number; since: number };
  release(): void;
}

/** What the hosts of several windows tell each other. */
export interface News {
  dropped: string;
}

export interface LocalHostParts {
  engines: EngineStore;
  shelf: Shelf;
  /** A thinker for each computer's seat, and one, `hints`, for advice. */
  thinkerFor(game: string, seat: number | 'hints'): Thinker;
  /** Holds a game against other windows; undefined if one has it already. With a signal it waits until that one lets go;
   * undefined, then, if the signal comes first. */
  hold(name: string, until?: AbortSignal): Promise<(() => void) | undefined>;
  /** Tells the other windows. */
  tell(news: News): void;
  now(): number;
  freshName(): string;
}

const passedOn = ['turn', 'view', 'history', 'explain', 'try', 'look', 'review'];
const changing = ['act', 'undo'];
/** Questions whose answer may tell what the asker holds, as they are answered with everybody looking on. */
const inTheOpen: Record<string, typeof openTry> = { explain: openExplanation, try: openTry, look: openLook };

/** Nothing, where the engine answers only who is to choose. */
function notTheirs(error: unknown): null {
  if (error instanceof Refusal && error.code === 'not_your_turn') return null;
  throw error;
}

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
  private readonly engines: Engines;
  private readonly campaigns: Campaigns;
  private readonly open = new Map<string, Open>();
  private readonly opening = new Map<string, Promise<Open>>();
  /** games that another window has, and that are waited for here */
  private readonly waiting = new Map<string, AbortController>();
  /** who thinks about which game */
  private readonly thinking = new Map<Thinker, Open>();

  constructor(private readonly parts: LocalHostParts) {
    this.engines = new Engines(parts.engines, (game) => this.lost(game));
    this.campaigns = new Campaigns({ ...parts, ask: (game, message) => this.ask(game, message) });
  }

  async request(message: Request): Promise<Reply> {
    try {
      return { ok: true, ...(await this.answerTo(message)) };
    } catch (error) {
      if (error instanceof Refusal) return { ok: false, error: { code: error.code, message: error.message, ...error.more } };
      return { ok: false, error: { code: 'crashed', message: String(error) } };
    }
  }

  private answerTo(message: Request): Promise<object> {
    if (passedOn.includes(message.cmd)) return this.passOn(message);
    if (changing.includes(message.cmd)) return this.change(message);
    switch (message.cmd) {
      case 'hello':
      case 'content':
      case 'check':
        return this.ask(message.game, message);
      case 'new':
        return this.start(message);
      case 'resume':
        return this.resume(message);
      case 'answer':
        return this.answer(message);
      case 'hurry':
        return this.hurry(message);
      case 'time':
        return this.time(message);
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
      case 'campaigns':
        return this.stored(async () => ({ campaigns: await this.campaigns.list() }));
      case 'campaign':
        return this.campaign(message);
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

  // --- the engines -----------------------------------------------------------------------------------------------------

  private ask(game: unknown, message: object): Promise<Reply> {
    return this.engines.ask(game, message);
  }

  /** About the table of an open game. */
  private askAbout({ game, engine }: Open, message: object): Promise<Reply> {
    return this.ask(game.game, { ...message, table: engine });
  }

  /** The engine of a game crashed. Its tables are on the shelf, up to their last action. */
  private lost(game: string): void {
    for (const [name, open] of this.open) {
      if (open.game.game !== game) continue;
      open.release();
      this.open.delete(name);
    }
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
    if (inTheOpen[asked.cmd] && asked.viewer === 'table') return this.tellOpenly(game, asked);
    // Who tries is the one who is shown it: what is legal for another they must not know.
    if (asked.cmd === 'try') asked.seat = undefined;
    const reply = await this.askAbout(game, asked);
    return reply.turn ? { ...reply, ...this.withClock(game, reply.turn as Turn), ...(await this.withOpen(game, asked, reply.turn as Turn)) } : reply;
  }

  /** The person whose turn it is, if it is one. */
  private personAt(game: Open, actor: Turn['actor']): number | null {
    return typeof actor === 'number' && game.game.chairs[actor]?.level === null ? actor : null;
  }

  /** What the person whose turn it is may choose in front of everybody goes with a turn that everybody sees. */
  private async withOpen(game: Open, { viewer, prefix, limit, next }: Request, { actor }: Turn): Promise<{ open?: OpenTurn }> {
    const seat = viewer === 'table' && !game.game.lesson ? this.personAt(game, actor) : null;
    if (seat === null) return {};
    return { open: await openTurn((message) => this.ask(game.game.game, message), game.engine, seat, { prefix, limit, next }) };
  }

  /** `explain`, `try` and `look` for whoever's turn it is, with everybody looking on. */
  private async tellOpenly(game: Open, asked: Request): Promise<object> {
    // What the engine lets everybody ask hangs on nothing that they do not see.
    const shown = asked.cmd === 'look' ? await this.askAbout(game, asked).catch(notTheirs) : null;
    if (shown) return shown;
    const seat = this.personAt(game, game.actor);
    const told = seat === null ? null : await inTheOpen[asked.cmd]!((message) => this.ask(game.game.game, message), game.engine, seat, asked);
    if (!told) throw new Refusal('not_your_turn', 'what can be told of it, everybody must not know');
    return told;
  }

  /** A message of the page as the engine gets it: for a viewer who may ask, and without what holds all secrets. */
  private fromPage(game: Open, message: Request): Request {
    const viewer = this.viewer(game, message.viewer ?? message.seat);
    if (message.seat !== undefined) this.viewer(game, message.seat);
    return { ...message, id: undefined, log: undefined, viewer };
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
    const reply = await this.askAbout(game, { ...message, log: game.kept ?? 0 });
    game.changes += 1;
    const { log, length, turn, ...more } = reply as unknown as { log: string[]; length: number; turn: Turn };
    game.actor = turn.actor;
    game.game = { ...game.game, length, over: turn.over, actor: turn.actor, changed: this.parts.now() };
    const kept = await this.keep(game, { from: length - log.length, actions: log });
    return { ...more, length, turn, ...kept, ...this.withClock(game, turn), ...(await this.withOpen(game, message, turn)) };
  }

  // --- the clock of a Turn ---------------------------------------------------------------------------------------------

  /** How much of the time of this Turn is left, where it has a limit. */
  private withClock(game: Open, { clock }: Turn): { clock?: { left: number; of: number } } {
    if (!clock) game.clock = undefined;
    else if (game.clock?.turn !== clock.turn) game.clock = { turn: clock.turn, since: this.parts.now() };
    if (!clock || !game.clock) return {};
    const of = 1000 * clock.seconds;
    return { clock: { left: Math.max(0, of - (this.parts.now() - game.clock.since)), of } };
  }

  /** The page believes that the time of the Turn is over. If it is, and nothing is in progress, the Turn ends. */
  private async time(message: Request): Promise<object> {
    const game = await this.at(message.table);
    const asked = this.fromPage(game, message);
    return this.inTurn(game, async () => {
      const { turn } = (await this.askAbout(game, { cmd: 'turn', viewer: 'table', limit: 0 })) as unknown as { turn: Turn };
      const told = this.withClock(game, turn);
      const action = turn.clock?.action;
      if (told.clock?.left !== 0 || action === undefined || !turn.outside.includes(action)) return told;
      this.stopThinking(game);
      return this.make(game, { ...asked, cmd: 'act', seat: undefined, action, fair: true });
    });
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
    const { chairs, lesson } = message;
    const fields = await this.toStart(message);
    if (!areChairs(chairs, Number(fields.players))) throw new Refusal('bad_request', 'chairs: one for each player', { path: 'chairs' });
    const game = String(fields.game);
    const reply = await this.ask(game, { ...fields, viewer: 'table', limit: 0 });
    if (lesson) await this.clearLessons();
    const campaign = message.campaign === undefined ? undefined : String(message.campaign);
    const commitment = reply.commitment === undefined ? undefined : String(reply.commitment);
    const { table, unkept } = await this.shelve(game, reply, chairs, { lesson: Boolean(lesson), commitment, campaign });
    if (campaign !== undefined) await this.campaigns.begun(campaign, table);
    return { ...reply, table, unkept };
  }

  /** What the engine is asked for a new game: by its options, for a campaign, or, in a lesson, from a position. */
  private async toStart({ game, players, options, seed, campaign, lesson, position }: Request): Promise<Request> {
    if (campaign !== undefined) return { ...(await this.campaigns.due(String(campaign))), cmd: 'new', seed };
    if (position === undefined) return { cmd: 'new', game, players, options, seed };
    if (!lesson) throw new Refusal('forbidden', 'only a lesson begins with a position');
    return { cmd: 'load', position, seed, game, players: (position as Record<string, unknown>).players };
  }

  /** A lesson that was left without a word (the page was closed) is of no use to anybody. */
  private async clearLessons(): Promise<void> {
    const all = await this.stored(() => this.parts.shelf.all());
    for (const { table, lesson } of all) if (lesson && !this.open.has(table)) await this.parts.shelf.remove(table);
  }

  /** Puts a table that the engine has opened on the shelf as a new game. */
  private async shelve(game: string, opened: Reply, chairs: Chair[], more: Partial<KeptGame> = {}): Promise<{ table: string; unkept?: string }> {
    const table = this.parts.freshName();
    const release = (await this.parts.hold(table)) ?? (() => {});
    const engine = String(opened.table);
    const save = seated((await this.ask(game, { cmd: 'save', table: engine })).save, chairs);
    const { over, actor } = opened.turn as Turn;
    const { length } = save.actions as string[];
    const started = this.parts.now();
    const kept: KeptGame = { table, game, players: chairs.length, chairs, started, changed: started, length, over, actor, ...more };
    kept.commitment ??= await hashOfSeed(save);
    const open: Open = { game: kept, engine, actor, kept: null, changes: 0, last: Promise.resolve(), release };
    this.open.set(table, open);
    return { table, ...(await this.written(open, () => this.parts.shelf.put({ ...kept, save }))) };
  }

  private async saveOf(game: Open): Promise<Record<string, unknown>> {
    const { save } = await this.askAbout(game, { cmd: 'save' });
    return seated(save, game.game.chairs);
  }

  /** Writes what is new of a game to the shelf. */
  private keep(game: Open, growth: { from: number; actions: string[] }): Promise<{ unkept?: string }> {
    const { shelf } = this.parts;
    if (game.kept === null) return this.written(game, async () => shelf.put({ ...game.game, save: await this.saveOf(game) }));
    return this.written(game, async () => {
      if (await shelf.grow(game.game, growth)) return;
      void this.putAway(game);
      throw new Refusal('unknown_table', 'this game was thrown away in another window');
    });
  }

  /** If it cannot be written the game goes on, the reply says so, and the next change writes it, too. */
  private async written(game: Open, write: () => Promise<void>): Promise<{ unkept?: string }> {
    try {
      await write();
      game.kept = game.game.length;
      return this.parts.shelf.lasting ? {} : { unkept: 'refused' };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return { unkept: error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : String(error) };
    }
  }

  /** The open game of that name, taken from the shelf if need be. `wait`: as soon as another window lets it go. */
  private at(table: unknown, wait = false): Promise<Open> {
    const name = String(table);
    const ready = this.open.get(name);
    if (ready) return Promise.resolve(ready);
    let opening = this.opening.get(name);
    if (!opening) {
      opening = this.take(name, wait).finally(() => this.opening.delete(name));
      this.opening.set(name, opening);
    }
    return opening;
  }

  private async onShelf(name: string): Promise<Volume> {
    const volume = await this.stored(() => this.parts.shelf.get(name));
    if (!volume) throw new Refusal('unknown_table', `there is no game ${name}`);
    return volume;
  }

  private async take(name: string, wait: boolean): Promise<Open> {
    await this.onShelf(name);
    const release = await (wait ? this.waitFor(name) : this.parts.hold(name));
    if (!release) throw new Refusal('busy', 'this game is open in another window');
    try {
      const { save, ...game } = await this.onShelf(name); // the other window may have played on
      const reply = await this.ask(game.game, { cmd: 'load', save, limit: 0 });
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

  /** Until another window lets the game go, or it is closed here. */
  private async waitFor(name: string): Promise<(() => void) | undefined> {
    const patience = new AbortController();
    this.waiting.set(name, patience);
    try {
      return await this.parts.hold(name, patience.signal);
    } finally {
      this.waiting.delete(name);
    }
  }

  private async resume(message: Request): Promise<object> {
    const { game } = await this.at(message.table, message.wait === true);
    const { game: id, players, chairs, length, over, lesson, commitment } = game;
    if (!over) chairs.forEach(({ level }, seat) => level !== null && this.parts.thinkerFor(id, seat).wake());
    return { game: id, players, chairs, length, over, lesson, commitment, lasting: this.parts.shelf.lasting };
  }

  private async close({ table }: Request): Promise<object> {
    this.waiting.get(String(table))?.abort();
    const game = this.open.get(String(table));
    if (game) await this.putAway(game);
    return {};
  }

  private async putAway(game: Open): Promise<void> {
    this.stopThinking(game);
    this.open.delete(game.game.table);
    await game.last;
    await this.askAbout(game, { cmd: 'close' });
    game.release();
  }

  private async drop(message: Request): Promise<object> {
    if (message.campaign !== undefined) return this.stored(async () => (await this.campaigns.drop(String(message.campaign)), {}));
    const table = String(message.table);
    await this.close(message);
    await this.stored(() => this.parts.shelf.remove(table));
    await this.campaigns.thrownAway(table);
    this.parts.tell({ dropped: table });
    return {};
  }

  /** Another window has thrown a game away. If it is open here, it is no more. */
  async dropped(table: string): Promise<void> {
    const open = this.open.get(table);
    if (open) await this.putAway(open);
  }

  private async campaign({ campaign, game, options, step, table }: Request): Promise<object> {
    if (campaign === undefined) return this.campaigns.begin(game, options);
    const id = String(campaign);
    if (step !== undefined) return this.campaigns.step(id, step);
    if (table === undefined) return this.campaigns.open(id);
    return this.campaigns.count(id, (await this.at(table)).engine);
  }

  // --- files -----------------------------------------------------------------------------------------------------------

  private async export({ table, campaign }: Request): Promise<object> {
    if (campaign !== undefined) {
      const { document, head } = await this.campaigns.exported(String(campaign));
      return fileOf(document, head.game, head.started, head.campaign.slice(0, 8));
    }
    const open = this.open.get(String(table));
    const volume = open ? { ...open.game, save: await this.saveOf(open) } : await this.whole(await this.onShelf(String(table)));
    return fileOf(volume.save, volume.game, volume.started, volume.table);
  }

  /** With its position. A game that cannot be loaded goes out as it is. */
  private async whole(volume: Volume): Promise<Volume> {
    if (!areChairs(volume.chairs, volume.players)) return volume;
    try {
      const { table } = await this.ask(volume.game, { cmd: 'load', save: volume.save, limit: 0 });
      const { save } = await this.ask(volume.game, { cmd: 'save', table });
      await this.ask(volume.game, { cmd: 'close', table });
      return { ...volume, save: seated(save, volume.chairs) };
    } catch (error) {
      if (error instanceof Refusal) return volume;
      throw error;
    }
  }

  private async import({ file }: Request): Promise<object> {
    const { kind, game, document } = await documentIn(file);
    if (kind === 'campaign') return this.campaigns.take(game, document);
    const reply = await this.ask(game, { cmd: 'load', [kind]: document, limit: 0 });
    const players = Number(document.players);
    const chairs = areChairs(document.chairs, players)
      ? document.chairs.map(({ name, level }) => ({ name, level }))
      : chairsFrom(document.seats, players);
    const { campaign } = document as { campaign?: { id: string } };
    return { ...(await this.shelve(game, reply, chairs, campaign && { campaign: campaign.id })), verified: reply.verified };
  }

  /** A new game that begins at a moment of another. While that one goes on, what whoever asks did not know then is dealt
   * anew: in the branch they may sit anywhere, and see everything in the end. */
  private async branch(message: Request): Promise<object> {
    const game = await this.at(message.table);
    const { at, chairs } = message;
    if (!areChairs(chairs, game.game.players)) throw new Refusal('bad_request', 'chairs: one for each player', { path: 'chairs' });
    const viewer = this.viewer(game, message.viewer);
    const { game: id, over } = game.game;
    const { view } = await this.askAbout(game, { cmd: 'view', at, ...(over ? { viewer: 'all' } : { viewer, guess: true }) });
    const reply = over ? await this.ask(id, { cmd: 'load', position: view, limit: 0 }) : await this.openGuess(id, view);
    return this.shelve(id, reply, chairs);
  }

  /** Not every guess can be played: where a game's content itself is hidden, it is blank. */
  private async openGuess(game: string, position: unknown): Promise<Reply> {
    try {
      return await this.ask(game, { cmd: 'load', position, limit: 0 });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'bad_save') throw error;
      throw new Refusal('forbidden', 'what is hidden here cannot be dealt anew: branch when the game is over');
    }
  }

  // --- computer players ------------------------------------------------------------------------------------------------

  private async adviceFor(game: Open, thinker: Thinker, level: number, position: unknown, wanted: Wanted) {
    const before = game.changes;
    const seed = `${game.game.table}:${game.game.length}`;
    this.thinking.set(thinker, game);
    const advice = await thinker.think({ position: position as Record<string, unknown>, level, seed, ...wanted });
    this.refuseLate(game, before);
    if (!advice) throw new Refusal('dropped', 'the thinking was stopped');
    return advice;
  }

  private async position(game: Open, more: object): Promise<unknown> {
    return (await this.askAbout(game, { cmd: 'view', ...more })).view;
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
    const { action } = await this.adviceFor(game, this.parts.thinkerFor(game.game.game, actor), level, await this.position(game, { viewer: 'all' }), {});
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
    const thinker = this.parts.thinkerFor(game.game.game, 'hints');
    thinker.stop();
    const wanted: Wanted = { why: true, ...(message.among ? { among: message.among as string[] } : {}), ...(message.line ? { line: true } : {}) };
    const { action, value, chance, score, considered, why, line } = await this.adviceFor(game, thinker, level, position, wanted);
    return { action, value, ...(score === undefined ? { chance } : { score }), considered, why, ...(line ? { line } : {}), done: true };
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
    const { table, turn } = await this.openGuess(game.game.game, await this.position(game, { viewer, at, guess: true }));
    await this.ask(game.game.game, { cmd: 'close', table });
    return turn as Turn;
  }

  private async hurry({ table }: Request): Promise<object> {
    const { game, actor } = await this.at(table);
    if (typeof actor === 'number') this.parts.thinkerFor(game.game, game.chairs[actor]?.level === null ? 'hints' : actor).hurry();
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
