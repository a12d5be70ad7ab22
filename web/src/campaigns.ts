// The campaigns kept in this browser. The host keeps the documents, each with the version before; the page opens one, makes
// its steps, and starts the games that are due.
import { signal } from '@preact/signals';
import { connection } from './connection/worker_connection';
import type { CampaignDocument, Chair } from './contract';
import { download, refreshKept, type KeptCampaign } from './kept';

/** A campaign as it stands. */
export interface Standing {
  campaign: string;
  game: string;
  document: CampaignDocument;
  /** what can be done now */
  steps: string[];
  /** the game that is due */
  new?: { players: number };
  /** the game that was begun for it */
  table?: string;
  /** the last version could not be read, and the one before took its place: why */
  restored?: string;
}

/** Newest first; null until they are read. */
export const campaigns = signal<KeptCampaign[] | null>(null);

export async function refreshCampaigns(): Promise<void> {
  campaigns.value = (await connection.request<{ campaigns: KeptCampaign[] }>({ cmd: 'campaigns' })).campaigns;
}

export async function beginCampaign(game: string): Promise<string> {
  const { campaign } = await connection.request<Standing>({ cmd: 'campaign', game });
  await refreshCampaigns();
  return campaign;
}

export function openCampaign(campaign: string): Promise<Standing> {
  return connection.request<Standing>({ cmd: 'campaign', campaign });
}

export function makeStep(campaign: string, step: string): Promise<Standing> {
  return connection.request<Standing>({ cmd: 'campaign', campaign, step });
}

/** Counts a finished game. */
export function countGame(campaign: string, table: string): Promise<Standing> {
  return connection.request<Standing>({ cmd: 'campaign', campaign, table });
}

/** Starts the game that is due; gives its table. */
export async function startDue(campaign: string, chairs: Chair[]): Promise<string> {
  const { table } = await connection.request<{ table: string }>({ cmd: 'new', campaign, chairs });
  await refreshKept();
  return table;
}

export async function exportCampaign(campaign: string): Promise<void> {
  download(await connection.request<{ url: string; name: string }>({ cmd: 'export', campaign }));
}

export async function dropCampaign(campaign: string): Promise<void> {
  await connection.request({ cmd: 'drop', campaign });
  await refreshCampaigns();
}
