// The connection to the host in this page's worker. It starts with the page, so that the engine loads while the first
// screen is drawn; if its thread fails it is started anew, and the kept games go on from their last action.
import { ProtocolError, type Connection, type Fault, type Request } from './connection';

interface Waiting {
  resolve(reply: unknown): void;
  reject(error: Error): void;
}

export class WorkerConnection implements Connection {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

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
    worker.onmessage = ({ data }: MessageEvent<{ id: number; reply: { ok: boolean; error?: Fault } }>) => {
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

export const connection: Connection = new WorkerConnection(
  () => new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' }),
);
