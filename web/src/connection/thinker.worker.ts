// One computer player: an engine of its own in a thread of its own.
import { startEngine } from './engine';
import { loadModule } from './module';
import { EngineThinker, type Question } from './thinking';

export type ToThinker = { kind: 'think'; id: number; question: Question } | { kind: 'hurry' } | { kind: 'stop' };

const thinker = loadModule()
  .then(startEngine)
  .then((engine) => new EngineThinker(engine));

addEventListener('message', async ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === 'hurry') return (await thinker).hurry();
  if (data.kind === 'stop') return (await thinker).stop();
  try {
    const advice = await (await thinker).think(data.question);
    postMessage({ id: data.id, advice });
  } catch (error) {
    postMessage({ id: data.id, fault: String(error) });
  }
});
