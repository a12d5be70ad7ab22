// Several people at one screen: what the person whose turn it is may choose in front of everybody.
//
// A choice can be made in the open if it is the same choice wherever the secrets lie: then what can be chosen tells nothing
// that the table does not know. This is asked of the engine, which deals the secrets anew a few times. A list that depends
// on them differs from at least one of these, unless nearly every deal gives it: then it tells next to nothing.
import type { Turn } from '../contract';
import type { Reply } from './engine';

export type Ask = (message: object) => Promise<Reply>;

const deals = 4;

/** What the person of a seat may choose with everybody looking on, and whether they know more than everybody. */
export interface OpenTurn {
  seat: number;
  /** null: nobody else may look on */
  actions: string[] | null;
  count: number | null;
  /** is there something that this seat sees and the table does not? */
  secret: boolean;
}

const text = (value: unknown) => JSON.stringify(value);

/** A view without saying whose it is. */
function seen(view: unknown): string {
  const { viewer: _, ...rest } = view as Record<string, unknown>;
  return text(rest);
}

/** Asks the same of positions that nobody but the table itself can tell from the true one; null where there are none that can be played. */
async function inOtherDeals<T>(ask: Ask, table: string, work: (dealt: string) => Promise<T>): Promise<T[] | null> {
  const found: T[] = [];
  for (let deal = 0; deal < deals; ++deal) {
    let dealt: string;
    try {
      const { view } = await ask({ cmd: 'view', table, viewer: 'table', guess: true });
      dealt = String((await ask({ cmd: 'load', position: view, limit: 0 })).table);
    } catch {
      return null; // content that is hidden cannot be dealt anew
    }
    try {
      found.push(await work(dealt));
    } finally {
      await ask({ cmd: 'close', table: dealt });
    }
  }
  return found;
}

/** Which actions are wanted, as `turn` takes it. */
export interface Wanted {
  prefix?: unknown;
  limit?: unknown;
}

async function turnOf(ask: Ask, table: string, seat: number, { prefix, limit }: Wanted): Promise<Turn> {
  return (await ask({ cmd: 'turn', table, viewer: seat, prefix, limit })).turn as Turn;
}

export async function openTurn(ask: Ask, table: string, seat: number, wanted: Wanted): Promise<OpenTurn> {
  const [own, everybody] = [await ask({ cmd: 'view', table, viewer: seat }), await ask({ cmd: 'view', table, viewer: 'table' })];
  const { actions, count } = await turnOf(ask, table, seat, wanted);
  if (seen(own.view) === seen(everybody.view)) return { seat, actions, count, secret: false };
  const others = await inOtherDeals(ask, table, async (dealt) => {
    const turn = await turnOf(ask, dealt, seat, wanted);
    return text([turn.actor, turn.kind, turn.actions, turn.count]);
  });
  const { actor, kind } = await turnOf(ask, table, seat, { limit: 0 });
  const open = others?.every((other) => other === text([actor, kind, actions, count])) ?? false;
  return { seat, actions: open ? actions : null, count: open ? count : null, secret: true };
}

/** Of some answers what they have in common, member by member: what differs hangs on a secret. */
function common(answers: Record<string, unknown>[]): Record<string, unknown> {
  const [first, ...rest] = answers;
  return Object.fromEntries(Object.entries(first!).filter(([key, value]) => rest.every((other) => text(other[key]) === text(value))));
}

/** `explain` for an action of a seat, with everybody looking on: without the odds that tell what only the seat knows. Null if nothing can be told. */
export async function openExplanation(ask: Ask, table: string, seat: number, action: unknown): Promise<object | null> {
  const explain = (at: string) => ask({ cmd: 'explain', table: at, viewer: seat, action });
  const own = await explain(table);
  const others = await inOtherDeals(ask, table, explain);
  if (!others) return null;
  const told = common([own, ...others]);
  if (told['legal'] === undefined) return null;
  const odds = [own, ...others].map((reply) => reply.odds);
  const shared = odds.every((each) => typeof each === 'object' && each !== null && !Array.isArray(each)) ? common(odds as Record<string, unknown>[]) : told['odds'];
  return { ...told, odds: shared };
}
