// One computer player of one game: an engine of its own in a thread of its own.
import { startEngine } from './engine';
import { loadModule } from './module';
import { EngineThinker, type Question } from './thinking';

/** First of all which game it is. */
export type ToThinker = { kind: 'game'; game: string } | { kind: 'think'; id: number; question: Question } | { kind: 'hurry' } | { kind: 'stop' };

let thinker: Promise<EngineThinker> | undefined;

async function start(game: string): Promise<EngineThinker> {
  return new EngineThinker(await startEngine(await loadModule(game)));
}

addEventListener('message', async ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === 'game') {
    thinker = start(data.game);
    thinker.catch(() => {}); // told to whoever asks
    return;
  }
  if (data.kind === 'hurry') return (await thinker)?.hurry();
  if (data.kind === 'stop') return (await thinker)?.stop();
  try {
    const advice = await (await thinker)!.think(data.question);
    postMessage({ id: data.id, advice });
  } catch (error) {
    postMessage({ id: data.id, fault: String(error) });
  }
});
