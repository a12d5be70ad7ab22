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
  /** how they go on behind the prefix, where that is asked */
  next?: Turn['next'];
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

/** Which of the actions are listed: fields of `turn`. */
export interface Listed {
  prefix?: unknown;
  limit?: unknown;
  next?: unknown;
}

async function turnOf(ask: Ask, table: string, seat: number, listed: Listed): Promise<Turn> {
  return (await ask({ cmd: 'turn', table, viewer: seat, ...listed })).turn as Turn;
}

/** Does a seat see something that the table does not? */
async function hasSecrets(ask: Ask, table: string, seat: number): Promise<boolean> {
  const [own, everybody] = [await ask({ cmd: 'view', table, viewer: seat }), await ask({ cmd: 'view', table, viewer: 'table' })];
  return seen(own.view) !== seen(everybody.view);
}

export async function openTurn(ask: Ask, table: string, seat: number, listed: Listed): Promise<OpenTurn> {
  const secret = await hasSecrets(ask, table, seat);
  const turn = await turnOf(ask, table, seat, listed);
  const { actions, count, next } = turn;
  if (!secret) return { seat, actions, count, next, secret };
  const told = ({ actor, kind, actions, count, next }: Turn) => text([actor, kind, actions, count, next]);
  const others = await inOtherDeals(ask, table, async (dealt) => told(await turnOf(ask, dealt, seat, listed)));
  const open = others?.every((other) => other === told(turn)) ?? false;
  return { seat, actions: open ? actions : null, count: open ? count : null, next: open ? next : next && null, secret };
}

interface Tried {
  turn?: Turn;
}

const listsOf = ({ actions, count, next }: Turn) => ({ actions, count, next });

/** `try` for a seat, with everybody looking on: they are shown what the table sees of it, and the lists of the seat. Null if
 * what is legal hangs on something that the table does not see. */
export async function openTry(ask: Ask, table: string, seat: number, question: object): Promise<object | null> {
  const stepsAt = async (at: string, more: object) => (await ask({ ...question, table: at, seat, ...more })).steps as Tried[];
  const tried = async (at: string) => {
    const shown = await stepsAt(at, { viewer: 'table' });
    const own = await stepsAt(at, { viewer: seat, view: false, odds: false });
    return { steps: shown.map((step, i) => (step.turn ? { ...step, turn: { ...step.turn, ...listsOf(own[i]!.turn!) } } : step)) };
  };
  const own = await tried(table);
  if (!(await hasSecrets(ask, table, seat))) return own;
  const others = await inOtherDeals(ask, table, tried);
  return others?.every((other) => text(other) === text(own)) ? own : null;
}

/** Of some answers what they have in common, member by member: what differs hangs on a secret. */
function common(answers: Record<string, unknown>[]): Record<string, unknown> {
  const [first, ...rest] = answers;
  return Object.fromEntries(Object.entries(first!).filter(([key, value]) => rest.every((other) => text(other[key]) === text(value))));
}

/** `explain` for an action of a seat, or for a prefix, with everybody looking on: without the odds that tell what only the seat knows. Null if nothing can be told. */
export async function openExplanation(ask: Ask, table: string, seat: number, question: object): Promise<object | null> {
  const explain = (at: string) => ask({ ...question, table: at, viewer: seat });
  const own = await explain(table);
  const others = await inOtherDeals(ask, table, explain);
  if (!others) return null;
  const all = [own, ...others] as Record<string, unknown>[];
  const told = common(all);
  if (told['legal'] === undefined) return null;
  const each = sharedEach(all.map((reply) => reply['each'] as Explained[] | undefined));
  return { ...told, odds: sharedOdds(all.map((reply) => reply['odds'])), ...(each && { each }) };
}

interface Explained {
  action: string;
  odds?: unknown;
}

/** Of several odds of one action what they have in common. */
function sharedOdds(odds: readonly unknown[]): unknown {
  if (odds.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one))) return common(odds as Record<string, unknown>[]);
  return odds.every((other) => text(other) === text(odds[0])) ? odds[0] : undefined;
}

/** The odds of many actions, if they are the same actions wherever the secrets lie. */
function sharedEach(lists: readonly (readonly Explained[] | undefined)[]): Explained[] | undefined {
  const [first, ...rest] = lists;
  if (!first || !rest.every((other) => other?.length === first.length && first.every(({ action }, at) => other[at]!.action === action))) return undefined;
  return first.map(({ action }, at) => {
    const odds = sharedOdds(lists.map((list) => list![at]!.odds));
    return { action, ...(odds === undefined ? {} : { odds }) };
  });
}

/** `look` for a seat, with everybody looking on. Null if the answer hangs on something that the table does not see. */
export async function openLook(ask: Ask, table: string, seat: number, question: object): Promise<object | null> {
  const look = (at: string) => ask({ ...question, table: at, viewer: seat });
  const own = await look(table);
  if (!(await hasSecrets(ask, table, seat))) return own;
  const others = await inOtherDeals(ask, table, look);
  return others?.every((other) => text(other['look']) === text(own['look'])) ? own : null;
}
