// The real engine for unit tests, and a host around it without browsers' workers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEngine, type Engine } from '../../src/connection/engine';
import { LocalHost, type LocalHostParts } from '../../src/connection/local_host';
import type { GameInfo } from '../../src/kept';
import { ProtocolError, type Connection, type Fault, type Request } from '../../src/connection/connection';
import { PassingShelf } from '../../src/connection/shelf';
import { EngineThinker, type Thinker } from '../../src/connection/thinking';

const file = join(import.meta.dirname, '../../../build/wasm/undercroft.wasm');
let module: WebAssembly.Module | undefined;

export async function realEngine(): Promise<Engine> {
  module ??= await WebAssembly.compile(readFileSync(file));
  return startEngine(module);
}

/** What the engine of a game offers to choose from. */
export async function offerOf(game: string): Promise<GameInfo> {
  const { games } = (await realEngine()).request({ cmd: 'hello', game }) as unknown as { games: GameInfo[] };
  return games[0]!;
}

export async function makeHost(change: Partial<LocalHostParts> = {}): Promise<{ host: LocalHost; shelf: PassingShelf }> {
  const shelf = new PassingShelf();
  const thinkers = new Map<number | string, Thinker>();
  const mind = await realEngine();
  let names = 0;
  const host = new LocalHost({
    startEngine: realEngine,
    shelf,
    thinkerFor(seat) {
      let thinker = thinkers.get(seat);
      if (!thinker) thinkers.set(seat, (thinker = new EngineThinker(mind)));
      return thinker;
    },
    hold: async () => () => {},
    now: () => 1_000_000,
    freshName: () => `k${++names}`,
    ...change,
  });
  return { host, shelf };
}

/** Every message goes through a copy, as between threads; all replies are kept, to look for secrets. */
export class DirectConnection implements Connection {
  readonly replies: string[] = [];
  constructor(private readonly host: LocalHost) {}

  async request<Reply>(message: Request): Promise<Reply> {
    const reply = structuredClone(await this.host.request(structuredClone(message)));
    this.replies.push(JSON.stringify(reply));
    if (!reply.ok) throw new ProtocolError(reply.error as Fault);
    return reply as Reply;
  }
}
