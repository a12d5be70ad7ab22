// Where games are kept: IndexedDB, or, where the browser refuses it, only as long as the page is open.
//
// A game is a header, which lists and counts; the save it began with here; and what was played since, a record for each
// change: the history up to a length stays, these actions follow. So a choice writes its own actions and no others.
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { GameRecord, KeptCampaign, KeptGame } from '../kept';

/** A kept game with its save, which holds the secrets and stays in the worker. */
export interface Volume extends KeptGame {
  save: Record<string, unknown>;
}

/** A kept campaign with its document, and with the version before the last change. */
export interface CampaignVolume extends KeptCampaign {
  document: Record<string, unknown>;
  before?: Record<string, unknown>;
}

/** The history from a length on is these actions. */
interface Growth {
  from: number;
  actions: string[];
}

export interface Shelf {
  /** false if the games are lost when the page closes */
  readonly lasting: boolean;
  all(): Promise<KeptGame[]>;
  get(table: string): Promise<Volume | undefined>;
  /** A game that is new here. */
  put(volume: Volume): Promise<void>;
  /** The game went on, or back: `growth` is its history from there on. All of it is written, or nothing; false: the game
   * is not there any more. */
  grow(game: KeptGame, growth: Growth): Promise<boolean>;
  remove(table: string): Promise<void>;
  records(): Promise<GameRecord[]>;
  record(record: GameRecord): Promise<void>;
  forget(): Promise<void>;
  campaigns(): Promise<CampaignVolume[]>;
  campaign(id: string): Promise<CampaignVolume | undefined>;
  putCampaign(volume: CampaignVolume): Promise<void>;
  removeCampaign(id: string): Promise<void>;
}

/** The save of a game with what was played since. Its position was that of the beginning: the actions lead to the present. */
function grown(save: Record<string, unknown>, growths: Growth[]): Record<string, unknown> {
  if (growths.length === 0) return save;
  let actions = save.actions as string[];
  for (const growth of growths) {
    if (growth.from > actions.length) throw new Error(`the actions from ${actions.length} to ${growth.from} are not there`);
    actions = [...actions.slice(0, growth.from), ...growth.actions];
  }
  const { position: _, ...more } = save;
  return { ...more, actions };
}

interface Stores extends DBSchema {
  games: { key: string; value: KeptGame };
  saves: { key: string; value: { table: string; save: Record<string, unknown> } };
  actions: { key: [string, number]; value: Growth & { table: string } };
  records: { key: string; value: GameRecord };
  campaigns: { key: string; value: CampaignVolume };
}
type Writing = IDBPTransaction<Stores, ('games' | 'saves' | 'actions')[], 'readwrite'>;

class LastingShelf implements Shelf {
  readonly lasting = true;
  constructor(private readonly database: IDBPDatabase<Stores>) {}

  all(): Promise<KeptGame[]> {
    return this.database.getAll('games');
  }
  async get(table: string): Promise<Volume | undefined> {
    const work = this.database.transaction(['games', 'saves', 'actions']);
    const [game, kept, growths] = await Promise.all([
      work.objectStore('games').get(table),
      work.objectStore('saves').get(table),
      work.objectStore('actions').getAll(fromOn(table, 0)),
    ]);
    return game && { ...game, save: grown(kept?.save ?? {}, growths) };
  }
  put({ save, ...game }: Volume): Promise<void> {
    return this.write((ask, work) => {
      ask(work.objectStore('games').put(game));
      ask(work.objectStore('saves').put({ table: game.table, save }));
      ask(work.objectStore('actions').delete(fromOn(game.table, 0)));
    });
  }
  async grow(game: KeptGame, growth: Growth): Promise<boolean> {
    let there = true;
    await this.write(async (ask, work) => {
      there = (await work.objectStore('games').getKey(game.table)) !== undefined;
      if (!there) return;
      ask(work.objectStore('games').put(game));
      ask(work.objectStore('actions').delete(fromOn(game.table, growth.from)));
      ask(work.objectStore('actions').put({ table: game.table, ...growth }));
    });
    return there;
  }
  remove(table: string): Promise<void> {
    return this.write((ask, work) => {
      ask(work.objectStore('games').delete(table));
      ask(work.objectStore('saves').delete(table));
      ask(work.objectStore('actions').delete(fromOn(table, 0)));
    });
  }
  /** Everything that is asked for here, or nothing of it: also when the page ends in the middle. */
  private async write(all: (ask: (request: Promise<unknown>) => void, work: Writing) => void | Promise<void>): Promise<void> {
    const work = this.database.transaction(['games', 'saves', 'actions'], 'readwrite');
    const asked: Promise<unknown>[] = [];
    let cause: unknown;
    try {
      await all((request) => void asked.push(request), work);
    } catch (error) {
      cause = error;
      asked.push(Promise.resolve().then(() => work.abort()));
    }
    const failed = (await Promise.allSettled([...asked, work.done])).find(({ status }) => status === 'rejected');
    if (failed) throw cause ?? work.error ?? (failed as PromiseRejectedResult).reason;
  }
  records(): Promise<GameRecord[]> {
    return this.database.getAll('records');
  }
  async record(record: GameRecord): Promise<void> {
    await this.database.put('records', record);
  }
  forget(): Promise<void> {
    return this.database.clear('records');
  }
  campaigns(): Promise<CampaignVolume[]> {
    return this.database.getAll('campaigns');
  }
  campaign(id: string): Promise<CampaignVolume | undefined> {
    return this.database.get('campaigns', id);
  }
  async putCampaign(volume: CampaignVolume): Promise<void> {
    await this.database.put('campaigns', volume);
  }
  removeCampaign(id: string): Promise<void> {
    return this.database.delete('campaigns', id);
  }
}

const fromOn = (table: string, length: number) => IDBKeyRange.bound([table, length], [table, Infinity]);

export class PassingShelf implements Shelf {
  readonly lasting = false;
  private readonly games = new Map<string, Volume>();
  private readonly played = new Map<string, GameRecord>();
  private readonly kept = new Map<string, CampaignVolume>();

  async all(): Promise<KeptGame[]> {
    return [...this.games.values()].map((volume) => {
      const { save: _, ...game } = volume;
      return game;
    });
  }
  async get(table: string): Promise<Volume | undefined> {
    return this.games.get(table);
  }
  async put(volume: Volume): Promise<void> {
    this.games.set(volume.table, volume);
  }
  async grow(game: KeptGame, growth: Growth): Promise<boolean> {
    const volume = this.games.get(game.table);
    if (volume) this.games.set(game.table, { ...game, save: grown(volume.save, [growth]) });
    return volume !== undefined;
  }
  async remove(table: string): Promise<void> {
    this.games.delete(table);
  }
  async records(): Promise<GameRecord[]> {
    return [...this.played.values()];
  }
  async record(record: GameRecord): Promise<void> {
    this.played.set(record.table, record);
  }
  async forget(): Promise<void> {
    this.played.clear();
  }
  async campaigns(): Promise<CampaignVolume[]> {
    return [...this.kept.values()];
  }
  async campaign(id: string): Promise<CampaignVolume | undefined> {
    return this.kept.get(id);
  }
  async putCampaign(volume: CampaignVolume): Promise<void> {
    this.kept.set(volume.campaign, volume);
  }
  async removeCampaign(id: string): Promise<void> {
    this.kept.delete(id);
  }
}

/** A shelf of before had each save in one piece with what is listed of it. */
async function separate(work: IDBPTransaction<Stores, ('games' | 'saves' | 'actions' | 'records' | 'campaigns')[], 'versionchange'>): Promise<void> {
  for (let at = await work.objectStore('games').openCursor(); at; at = await at.continue()) {
    const { save, ...game } = at.value as Volume;
    const whole = typeof save === 'object' && save !== null;
    if (whole) await work.objectStore('saves').put({ table: game.table, save });
    await at.update(whole ? game : { ...game, damaged: game.damaged ?? 'incomplete' });
  }
}

/** `blocked`: a window with an older version of the page has the games. The answer comes when it is gone. */
export async function openShelf(blocked: () => void): Promise<Shelf> {
  try {
    const database = await openDB<Stores>('undercroft', 3, {
      async upgrade(database, before, _now, work) {
        if (before < 1) {
          database.createObjectStore('games', { keyPath: 'table' });
          database.createObjectStore('records', { keyPath: 'table' });
        }
        if (before < 2) {
          database.createObjectStore('saves', { keyPath: 'table' });
          database.createObjectStore('actions', { keyPath: ['table', 'from'] });
          await separate(work);
        }
        database.createObjectStore('campaigns', { keyPath: 'campaign' });
      },
      blocked,
      // A newer version must not wait for this window.
      blocking: (_before, _wanted, event) => (event.target as IDBDatabase).close(),
    });
    return new LastingShelf(database);
  } catch {
    return new PassingShelf();
  }
}
