// What is being chosen: an action that is looked at before it is done, and actions that follow each other by themselves,
// because one tap has asked for all of them.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Advice, BoardProps, Turn } from '../../contract';
import type { OnedeckView } from './kinds';

export interface Choosing {
  /** The decision that waits; while things move, the one before it in the same place, which is only looked at. */
  turn: Turn | null;
  /** it waits now */
  live: boolean;
  actions: readonly string[];
  /** looked at, with its chances; not done yet */
  picked: string | null;
  /** an answer that is prepared for the question that comes next */
  ahead: string | null;
  pick(action: string | null): void;
  /** Does these, one after the other, as long as each is allowed. */
  send(...actions: string[]): void;
  /** what the computer thinks of a dice step, up to the next roll: null until it is known */
  advice: Advice | null;
  /** the best of some actions; null if it is not known in time */
  best(among: readonly string[]): Promise<string | null>;
}

const none: readonly string[] = [];

/** `place`: where the party stands; a dock does not change before it does. */
export function useChoosing({ turn: live, consider, choose, advise }: BoardProps<OnedeckView>, place: string): Choosing {
  const before = useRef<{ turn: Turn; place: string } | null>(null);
  if (live) before.current = { turn: live, place };
  const turn = live ?? (before.current?.place === place ? before.current.turn : null);
  const [kept, keep] = useState<{ turn: Turn | null; action: string | null }>({ turn, action: null });
  const [thought, think] = useState<{ turn: Turn; advice: Advice } | null>(null);
  const queue = useRef<string[]>([]);
  const picked = kept.turn === turn ? kept.action : null;
  const actions = turn?.actions ?? none;
  const now = useRef(live);
  now.current = live;

  useEffect(() => {
    if (!live) return;
    const next = queue.current.shift();
    if (next === undefined) return;
    if (live.actions?.includes(next)) choose(next);
    else queue.current = [];
  }, [live]);
  useEffect(() => {
    if (live?.kind !== 'dice' || queue.current.length) return;
    advise({ line: true }).then((advice) => now.current === live && think({ turn: live, advice }), () => {});
  }, [live]);

  return {
    turn,
    live: live !== null,
    actions,
    picked: picked !== null && actions.includes(picked) ? picked : null,
    ahead: picked !== null && !actions.includes(picked) ? picked : null,
    pick(action) {
      if (!live) return;
      keep({ turn, action });
      consider(action !== null && actions.includes(action) ? action : null);
    },
    send(first, ...then) {
      if (first === undefined || !live) return;
      queue.current = then;
      choose(first);
    },
    advice: thought && thought.turn === turn ? thought.advice : null,
    async best(among) {
      if (among.length < 2) return among[0] ?? null;
      try {
        const { action } = await advise({ among: among.slice(0, 100) });
        return now.current === live ? action : null;
      } catch {
        return null;
      }
    },
  };
}
