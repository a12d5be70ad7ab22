// The games kept in this browser, and what was played. The worker keeps them: saves hold secrets, so they never come
// to the page's own thread.
import { signal } from '@preact/signals';
import { ProtocolError } from './connection/connection';
import type { Chair, GameRecord, Options, Turn } from './contract';
import type { Option } from './generated/messages';
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
  /** whose turn it is; a game that was put back before this was noted has none */
  actor?: Turn['actor'];
  /** the hash of the seed, told at the start */
  commitment?: string;
  /** a lesson: never listed, not counted */
  lesson?: boolean;
  /** the campaign that it belongs to */
  campaign?: string;
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

/** A kept campaign, as the list of them has it. */
export interface KeptCampaign {
  campaign: string;
  game: string;
  started: number;
  changed: number;
  /** how many steps were taken */
  steps: number;
  /** a game is due */
  due: boolean;
  /** the game that was begun for it */
  table?: string;
}

/** Newest first; null until they are read. */
export const kept = signal<KeptGame[] | null>(null);

// Another window has thrown a game away.
connection.listeners.add(() => kept.value && void refreshKept().catch(() => {}));

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
  download(await connection.request<{ url: string; name: string }>({ cmd: 'export', table }));
}

/** Hands a file that the host has made to the browser's downloads. */
export function download({ url, name }: { url: string; name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => void connection.request({ cmd: 'exported', url }), 60_000);
}

/** Takes a file in; gives the table of a saved game, or the campaign. */
export async function importFile(file: File): Promise<{ table: string } | { campaign: string }> {
  const { table, campaign } = await connection.request<{ table?: string; campaign?: string }>({ cmd: 'import', file });
  await refreshKept();
  return campaign === undefined ? { table: table! } : { campaign };
}

export async function records(): Promise<GameRecord[]> {
  return (await connection.request<{ records: GameRecord[] }>({ cmd: 'records' })).records;
}

export async function forgetRecords(): Promise<void> {
  await connection.request({ cmd: 'forget' });
}

/** What an engine knows of its game: options with their values. */
export interface GameInfo {
  id: string;
  name: { en: string; it: string };
  players: number[];
  options: Option[];
}

const infos = new Map<string, Promise<GameInfo>>();
/** Asks the engine of that game, which is loaded for it. */
export function gameInfo(game: string): Promise<GameInfo> {
  let info = infos.get(game);
  if (!info) {
    info = connection.request<{ games: GameInfo[] }>({ cmd: 'hello', game }).then(({ games }) => games[0]!);
    info.catch(() => infos.delete(game)); // the next question asks again
    infos.set(game, info);
  }
  return info;
}

/** What the engine finds wrong in an adventure. */
export interface AdventureFault {
  path: string;
  message: string;
  rule?: string;
}

/** Reads an adventure from a file, and asks the engine of its game whether it can be played. */
export async function checkAdventure(game: string, file: File): Promise<{ adventure: unknown; faults: AdventureFault[] }> {
  let adventure: unknown;
  try {
    adventure = JSON.parse(await file.text());
  } catch (error) {
    throw new ProtocolError({ code: 'bad_json', message: error instanceof Error ? error.message : String(error) });
  }
  const { faults } = await connection.request<{ faults: AdventureFault[] }>({ cmd: 'check', game, adventure });
  return { adventure, faults };
}
