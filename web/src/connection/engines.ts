// The engines, one a game: each is loaded when its game is first opened, and started anew by itself if it crashes.
import type { Engine, Reply } from './engine';
import { Refusal } from './refusal';

export interface EngineStore {
  /** the games that there is an engine of */
  readonly games: readonly string[];
  start(game: string): Promise<Engine>;
}

export class Engines {
  private readonly running = new Map<string, Promise<Engine>>();

  /** `crashed`: the engine of that game is lost, with all its tables. */
  constructor(
    private readonly store: EngineStore,
    private readonly crashed: (game: string) => void,
  ) {}

  /** The reply of that game's engine; what it refuses is thrown as a Refusal. */
  async ask(game: unknown, message: object): Promise<Reply> {
    if (typeof game !== 'string' || !this.store.games.includes(game)) throw new Refusal('unknown_game', `there is no game ${String(game)}`, { path: 'game' });
    const reply = this.request(game, await this.engine(game), message);
    if (!reply.ok) {
      const { code, message: words, ...more } = reply.error!;
      throw new Refusal(code, words, more);
    }
    delete reply.id;
    return reply;
  }

  private async engine(game: string): Promise<Engine> {
    let engine = this.running.get(game);
    if (!engine) this.running.set(game, (engine = this.store.start(game)));
    try {
      return await engine;
    } catch (error) {
      if (this.running.get(game) === engine) this.running.delete(game); // the next question tries again
      throw new Refusal('away', `the engine of ${game} cannot be had: ${String(error)}`);
    }
  }

  private request(game: string, engine: Engine, message: object): Reply {
    try {
      return engine.request(message);
    } catch (error) {
      // After a trap nothing in the module can be trusted.
      this.running.delete(game);
      this.crashed(game);
      throw error;
    }
  }
}
