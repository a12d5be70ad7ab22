// What comes in as a file: a saved game, a position or a campaign, of one of the games. Only its head is read here.
import { Refusal } from './refusal';

const largestFile = 1_000_000;
const kinds = { 'undercroft-save': 'save', 'undercroft-position': 'position', 'undercroft-campaign': 'campaign' } as const;

export interface Incoming {
  kind: (typeof kinds)[keyof typeof kinds];
  game: string;
  document: Record<string, unknown>;
}

export async function documentIn(file: unknown): Promise<Incoming> {
  if (!(file instanceof Blob)) throw new Refusal('bad_request', 'there is no file', { path: 'file' });
  if (file.size > largestFile) throw new Refusal('limit', 'a saved game is smaller than 1 MB');
  let document: Record<string, unknown>;
  try {
    document = JSON.parse(await file.text()) as Record<string, unknown>;
  } catch (error) {
    throw new Refusal('bad_json', error instanceof Error ? error.message : String(error));
  }
  if (typeof document !== 'object' || document === null) throw new Refusal('bad_request', 'a file holds one object');
  const kind = Object.entries(kinds).find(([format]) => format === document.format)?.[1];
  if (!kind) throw new Refusal('bad_save', `format: should be one of ${Object.keys(kinds).join(', ')}`, { path: 'format' });
  return { kind, game: String(document.game), document };
}

/** A file for a person to keep. */
export function fileOf(document: unknown, game: string, started: number, name: string): { url: string; name: string } {
  const day = new Date(started).toISOString().slice(0, 10);
  const file = new Blob([`${JSON.stringify(document, null, 1)}\n`], { type: 'application/json' });
  return { url: URL.createObjectURL(file), name: `${game || 'game'}-${day}-${name}.json` };
}
