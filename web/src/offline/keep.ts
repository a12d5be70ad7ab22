// Which games are kept in this browser, so that they open without a network; the service worker keeps them. What was not
// opened yet is fetched quietly, when the page has nothing else to do, unless its reader saves data.
import { signal } from '@preact/signals';

export interface Kept {
  /** how much it is on the wire */
  bytes: number;
  state: 'away' | 'coming' | 'ready';
  /** from 0 to 1, while it is coming */
  progress: number;
}

interface Answer {
  kept?: Record<string, { bytes: number; ready: boolean }>;
  progress?: number;
  fault?: string;
}

/** By game; nothing where the browser keeps nothing. */
export const offline = signal<Readonly<Record<string, Kept>>>({});
/** The shell itself; null where browsers do not offer it. */
export const offlineReady = signal<boolean | null>('serviceWorker' in navigator ? false : null);

const shell = 'shell';
const coming = new Map<string, Promise<void>>();

/** Sends a message to the service worker, which answers once or, on the way, several times. */
async function ask(message: object, progress: (share: number) => void = () => {}): Promise<void> {
  const worker = (await navigator.serviceWorker.ready).active!;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((done, failed) => {
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.progress !== undefined) return progress(data.progress);
      if (data.kept) note(data.kept);
      if (data.fault === undefined) done();
      else failed(new Error(data.fault));
    };
    worker.postMessage(message, [port2]);
  }).finally(() => port1.close());
}

function note(kept: NonNullable<Answer['kept']>): void {
  const { [shell]: ours, ...games } = kept;
  offlineReady.value = ours?.ready ?? false;
  const stateOf = (game: string, ready: boolean) => (ready ? 'ready' : coming.has(game) ? 'coming' : 'away');
  offline.value = Object.fromEntries(
    Object.entries(games).map(([game, { bytes, ready }]) => [game, { bytes, state: stateOf(game, ready), progress: ready ? 1 : (offline.value[game]?.progress ?? 0) }]),
  );
}

function change(game: string, part: Partial<Kept>): void {
  const before = offline.value[game];
  if (before) offline.value = { ...offline.value, [game]: { ...before, ...part } };
}

/** What is kept, as the service worker finds it. */
export function refreshOffline(): Promise<void> {
  return ask({});
}

/** Keeps a game. Fails if it cannot be fetched or there is no room for it. */
export function keep(game: string): Promise<void> {
  let work = coming.get(game);
  if (!work) {
    change(game, { state: 'coming', progress: 0 });
    work = ask({ keep: game }, (progress) => change(game, { progress })).finally(() => coming.delete(game));
    work.then(
      () => change(game, { state: 'ready', progress: 1 }),
      () => change(game, { state: 'away', progress: 0 }),
    );
    coming.set(game, work);
  }
  return work;
}

const idle = () => new Promise<void>((resolve) => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => resolve(), { timeout: 5000 }) : setTimeout(resolve, 500)));

/** Does the reader's browser ask for less data? */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Fetches the games that are not here yet, one after the other. */
export async function keepQuietly(): Promise<void> {
  await refreshOffline();
  if (savesData()) return;
  for (const [game, { state }] of Object.entries(offline.value)) {
    if (state === 'ready') continue;
    await idle();
    await keep(game);
  }
}
