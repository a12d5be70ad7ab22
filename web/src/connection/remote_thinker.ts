// A thinker about one game, in another worker. If its thread fails, the next question starts a new one.
import type { Advice } from '../contract';
import type { ToThinker } from './thinker.worker';
import type { Question, Thinker } from './thinking';

interface Waiting {
  resolve(advice: Advice | null): void;
  reject(error: Error): void;
}

export class RemoteThinker implements Thinker {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(private readonly game: string) {}

  /** Starts its thread, so that it need not be when the first question comes. */
  wake(): void {
    this.worker ??= this.start();
  }

  think(question: Question): Promise<Advice | null> {
    const id = ++this.next;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.send({ kind: 'think', id, question });
    });
  }

  hurry(): void {
    if (this.waiting.size) this.send({ kind: 'hurry' });
  }

  stop(): void {
    if (this.waiting.size) this.send({ kind: 'stop' });
  }

  /** For good: whoever waits for an answer gets none. */
  end(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { resolve } of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }

  private send(message: ToThinker): void {
    this.wake();
    this.worker!.postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; advice?: Advice | null; fault?: string }>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.fault === undefined) return waiting?.resolve(data.advice ?? null);
      waiting?.reject(new Error(data.fault));
      if (this.worker === worker) this.replace();
    };
    worker.onerror = () => {
      if (this.worker === worker) this.replace();
    };
    worker.postMessage({ kind: 'game', game: this.game } satisfies ToThinker);
    return worker;
  }

  /** After a fault nothing in the thread can be trusted. */
  private replace(): void {
    this.worker?.terminate();
    this.worker = undefined;
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of lost) reject(new Error('a computer player failed'));
  }
}
