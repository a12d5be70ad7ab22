// The games kept in this browser, and what was played. The worker keeps them: saves hold secrets, so they never come
// to the page's own thread.
import { signal } from '@preact/signals';
import type { Chair, GameRecord, Options } from './contract';
import { connection } from './connection/worker_connection';

export type { GameRecord };

export interface KeptGame {
  table: string;
  game: string;
  players: number;
  chairs: Chair[];
  started: number;
  changed: number;
  /** how many steps were played */
  length: number;
  over: boolean;
  /** the hash of the seed, told at the start */
  commitment?: string;
  /** a lesson: never listed, not counted */
  lesson?: boolean;
  /** if it cannot be read: why */
  damaged?: string;
}

export interface Start {
  game: string;
  players: number;
  options?: Options;
  /** of a lesson that does not begin at the beginning */
  position?: object;
  chairs: Chair[];
  seed?: string;
  lesson?: boolean;
}

/** Newest first; null until they are read. */
export const kept = signal<KeptGame[] | null>(null);

export async function refreshKept(): Promise<void> {
  kept.value = (await connection.request<{ games: KeptGame[] }>({ cmd: 'games' })).games;
}

/** Opens a new game and gives its table. */
export async function startGame(start: Start): Promise<string> {
  const { table } = await connection.request<{ table: string }>({ cmd: 'new', ...start });
  await refreshKept();
  return table;
}

export async function dropGame(table: string): Promise<void> {
  await connection.request({ cmd: 'drop', table });
  await refreshKept();
}

/** Hands the save file to the browser's downloads. */
export async function exportGame(table: string): Promise<void> {
  const { url, name } = await connection.request<{ url: string; name: string }>({ cmd: 'export', table });
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => void connection.request({ cmd: 'exported', url }), 60_000);
}

/** Takes a save file in; gives its table. */
export async function importGame(file: File): Promise<string> {
  const { table } = await connection.request<{ table: string }>({ cmd: 'import', file });
  await refreshKept();
  return table;
}

export async function records(): Promise<GameRecord[]> {
  return (await connection.request<{ records: GameRecord[] }>({ cmd: 'records' })).records;
}

export async function forgetRecords(): Promise<void> {
  await connection.request({ cmd: 'forget' });
}

/** What the engine knows of its games: options with their values. */
export interface GameInfo {
  id: string;
  name: { en: string; it: string };
  players: number[];
  options: { id: string; type: string; default: unknown; values?: unknown[] }[];
}

let hello: Promise<GameInfo[]> | undefined;
export function games(): Promise<GameInfo[]> {
  hello ??= connection.request<{ games: GameInfo[] }>({ cmd: 'hello' }).then((reply) => reply.games);
  return hello;
}
