// A computer player's thinking, in slices, so that it can be told to answer now or to stop.
import type { Advice } from '../contract';
import type { Engine } from './engine';

/** What of the advice is wanted, as `suggest` takes it. */
export interface Wanted {
  /** the reasons, too */
  why?: boolean;
  among?: string[];
  line?: boolean;
}

export interface Question extends Wanted {
  position: Record<string, unknown>;
  level: number;
  seed: string;
}

export interface Thinker {
  /** Gets ready: a question may come. */
  wake(): void;
  /** The advice, or null if it was told to stop. */
  think(question: Question): Promise<Advice | null>;
  /** Answer with the best so far. */
  hurry(): void;
  /** Give no answer: the question is void. */
  stop(): void;
}

const sliceInMs = 40;

function pauseForMessages(): Promise<void> {
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(null);
  });
}

/** Thinks with an engine of its own, about one question at a time: a new one makes the one before void. */
export class EngineThinker implements Thinker {
  private question = 0;
  private hurried = 0;

  constructor(private readonly engine: Engine) {}

  wake(): void {}

  hurry(): void {
    this.hurried = this.question;
  }

  stop(): void {
    this.question += 1;
  }

  async think({ position, ...question }: Question): Promise<Advice | null> {
    const mine = ++this.question;
    const loaded = this.engine.request({ cmd: 'load', position, limit: 0 });
    if (!loaded.ok) throw new Error(loaded.error?.message ?? 'the position does not load');
    const { table } = loaded;
    try {
      for (;;) {
        const reply = this.engine.request({ cmd: 'suggest', table, ...question, slice: sliceInMs });
        if (!reply.ok) throw new Error(reply.error?.message ?? 'no suggestion');
        if (reply.done || this.hurried === mine) return reply as unknown as Advice;
        await pauseForMessages();
        if (this.question !== mine) return null;
      }
    } finally {
      this.engine.request({ cmd: 'close', table });
    }
  }
}
