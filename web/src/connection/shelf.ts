// Where games are kept: IndexedDB, or, where the browser refuses it, only as long as the page is open.
import { openDB, type IDBPDatabase } from 'idb';
import type { GameRecord, KeptGame } from '../kept';

/** A kept game with its save, which holds the secrets and stays in the worker. */
export interface Volume extends KeptGame {
  save: Record<string, unknown>;
}

export interface Shelf {
  /** false if the games are lost when the page closes */
  readonly lasting: boolean;
  all(): Promise<Volume[]>;
  get(table: string): Promise<Volume | undefined>;
  put(volume: Volume): Promise<void>;
  remove(table: string): Promise<void>;
  records(): Promise<GameRecord[]>;
  record(record: GameRecord): Promise<void>;
  forget(): Promise<void>;
}

class LastingShelf implements Shelf {
  readonly lasting = true;
  constructor(private readonly database: IDBPDatabase) {}

  all(): Promise<Volume[]> {
    return this.database.getAll('games');
  }
  get(table: string): Promise<Volume | undefined> {
    return this.database.get('games', table);
  }
  async put(volume: Volume): Promise<void> {
    await this.database.put('games', volume);
  }
  remove(table: string): Promise<void> {
    return this.database.delete('games', table);
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
}

export class PassingShelf implements Shelf {
  readonly lasting = false;
  private readonly games = new Map<string, Volume>();
  private readonly played = new Map<string, GameRecord>();

  async all(): Promise<Volume[]> {
    return [...this.games.values()];
  }
  async get(table: string): Promise<Volume | undefined> {
    return this.games.get(table);
  }
  async put(volume: Volume): Promise<void> {
    this.games.set(volume.table, volume);
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
}

export async function openShelf(): Promise<Shelf> {
  try {
    const database = await openDB('undercroft', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('games', { keyPath: 'table' });
        fresh.createObjectStore('records', { keyPath: 'table' });
      },
    });
    return new LastingShelf(database);
  } catch {
    return new PassingShelf();
  }
}
