// The connection to the host in this page's worker. If its thread fails it is started anew, and the kept games go on from
// their last action.
import { ProtocolError, type Connection, type Fault, type Request } from './connection';
import type { News } from './local_host';

interface Waiting {
  resolve(reply: unknown): void;
  reject(error: Error): void;
}

export class WorkerConnection implements Connection {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;
  /** Whoever wants to know what other windows did. */
  readonly listeners = new Set<(news: News) => void>();

  constructor(private readonly start: () => Worker) {}

  request<Reply>(message: Request): Promise<Reply> {
    const id = ++this.next;
    return new Promise<Reply>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (reply: unknown) => void, reject });
      this.worker ??= this.listen(this.start());
      this.worker.postMessage({ id, message });
    });
  }

  private listen(worker: Worker): Worker {
    worker.onmessage = ({ data }: MessageEvent<{ news: News } | { id: number; reply: { ok: boolean; error?: Fault } }>) => {
      if ('news' in data) {
        for (const listener of this.listeners) listener(data.news);
        return;
      }
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.reply.ok) waiting?.resolve(data.reply);
      else waiting?.reject(new ProtocolError(data.reply.error!));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.worker = undefined;
      const lost = [...this.waiting.values()];
      this.waiting.clear();
      for (const { reject } of lost) reject(new ProtocolError({ code: 'crashed', message: event.message ?? '' }));
    };
    return worker;
  }
}

export const connection = new WorkerConnection(
  () => new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' }),
);
