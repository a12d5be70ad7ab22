// Whole routes: where a group or a figure can come with all the shifts it has, asked of the engine as soon as somebody who
// could move is picked.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../../../contract';
import type { DiggerView, Place, Seat } from '../kinds';
import { matching, partOf, pickedOf, type Choice, type Picks } from './choices';

/** A place that can be come to (docs/format/digger.md, Looking). */
export interface Reached {
  space: Place;
  cost: number;
  via: Place[];
  actions: string[];
  lost: number;
  attack: { strength: number; against: number; players: Seat[] } | null;
  halts: boolean;
}
interface Looked {
  shifts: number;
  reach: Reached[];
}

/** A choice of several shifts, with what it meets. */
export interface Route extends Choice {
  reached: Reached;
}
export const isRoute = (choice: Choice): choice is Route => 'reached' in choice;

const none: readonly Route[] = [];

/** Who is asked about: Stooges of a place, in every number that can leave it, or a figure. */
function questionsOf(choices: readonly Choice[], picks: Picks): { what: object; parts: Choice['parts'] }[] {
  const from = pickedOf(picks, 'from');
  if (from !== undefined) {
    const most = Math.max(0, ...matching(choices, [{ slot: 'verb', value: 'move' }, { slot: 'from', value: from }]).map((choice) => Number(partOf(choice, 'count'))));
    return Array.from({ length: most }, (_, at) => ({ what: { from, stooges: at + 1 }, parts: { group: 'move', verb: 'move', from, count: String(at + 1) } }));
  }
  const creature = pickedOf(picks, 'creature');
  const moves = (verb: string) => choices.some((choice) => partOf(choice, 'verb') === verb);
  if (creature !== undefined && moves('creature')) return [{ what: { creature }, parts: { group: 'move', verb: 'creature', creature } }];
  if (pickedOf(picks, 'verb') === 'adventurer') return [{ what: { adventurer: true }, parts: { group: 'move', verb: 'adventurer' } }];
  return [];
}

export function useRoutes({ turn, look }: BoardProps<DiggerView>, choices: readonly Choice[], picks: Picks): readonly Route[] {
  const questions = useMemo(() => questionsOf(choices, picks), [choices, picks]);
  const asked = questions.map(({ what }) => JSON.stringify(what)).join();
  const [found, keep] = useState<{ choices: readonly Choice[]; asked: string; routes: readonly Route[] }>({ choices, asked: '', routes: none });
  useEffect(() => {
    // A coin is still to be stored or not: the shifts come with the Turn's first order.
    if (!turn || turn.kind === 'store_coin' || !questions.length) return;
    let wanted = true;
    const answers = questions.map(async ({ what, parts }) => {
      const { reach } = (await look(what)) as Looked;
      return reach.flatMap((reached): Route[] => (reached.actions.length > 1 ? [{ line: reached.actions, parts: { ...parts, space: reached.space }, reached }] : []));
    });
    Promise.all(answers).then(
      (all) => wanted && keep({ choices, asked, routes: all.flat() }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [choices, asked]);
  return found.choices === choices && found.asked === asked ? found.routes : none;
}
