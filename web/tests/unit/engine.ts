// The real engines for unit tests, and a host around them without browsers' workers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEngine, type Engine } from '../../src/connection/engine';
import { LocalHost, type LocalHostParts } from '../../src/connection/local_host';
import type { GameInfo } from '../../src/kept';
import { ProtocolError, type Connection, type Fault, type Request } from '../../src/connection/connection';
import { PassingShelf } from '../../src/connection/shelf';
import { EngineThinker, type Thinker } from '../../src/connection/thinking';

const folder = join(import.meta.dirname, '../../../build/wasm');
const modules = new Map<string, Promise<WebAssembly.Module>>();

export async function realEngine(game = 'crypt'): Promise<Engine> {
  let module = modules.get(game);
  if (!module) modules.set(game, (module = WebAssembly.compile(readFileSync(join(folder, `undercroft-${game}.wasm`)))));
  return startEngine(await module);
}

/** What the engine of a game offers to choose from. */
export async function offerOf(game: string): Promise<GameInfo> {
  const { games } = (await realEngine(game)).request({ cmd: 'hello', game }) as unknown as { games: GameInfo[] };
  return games[0]!;
}

export async function makeHost(change: Partial<LocalHostParts> = {}): Promise<{ host: LocalHost; shelf: PassingShelf }> {
  const shelf = new PassingShelf();
  const thinkers = new Map<string, Thinker>();
  const minds = new Map<string, Engine>();
  let names = 0;
  const host = new LocalHost({
    engines: {
      games: ['crypt', 'onedeck', 'digger', 'saga'],
      async start(game) {
        minds.set(game, await realEngine(game));
        return realEngine(game);
      },
    },
    shelf,
    thinkerFor(game, seat) {
      let thinker = thinkers.get(`${game} ${seat}`);
      if (!thinker) thinkers.set(`${game} ${seat}`, (thinker = new EngineThinker(minds.get(game)!)));
      return thinker;
    },
    hold: async () => () => {},
    tell: () => {},
    now: () => 1_000_000,
    freshName: () => `k${++names}`,
    ...change,
  });
  return { host, shelf };
}

/** The engine that a host has started for a game. */
export function engineOf(host: LocalHost, game = 'crypt'): Promise<Engine> {
  const { engines } = host as unknown as { engines: { running: Map<string, Promise<Engine>> } };
  return engines.running.get(game)!;
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
