// "What touched you": after the others' Turns at most four lines say what changed for you, the weightiest first. Places are
// numbered on the board too, until your first choice; a tap on a line flies there.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Chair, GameEvent } from '../../contract';
import { Icon } from '../../icons';
import { say } from '../../words';
import type { DiggerView, Place, Seat } from './kinds';
import type { MarkKind } from './drawing/marks';
import './touched.css';
import { touches, type Touch } from './touches';

const most = 4;
const none: readonly Touch[] = [];

/** What others did since a player's own Turn ended. */
interface Memory {
  before: DiggerView;
  events: GameEvent[];
}

interface Now {
  view: DiggerView;
  /** what happened since the view that was drawn before */
  events: readonly GameEvent[];
  me: Seat | null;
  /** a choice of `me` waits */
  mine: boolean;
  chairs: readonly Chair[];
}

/** Keeps for every player what the others do after their Turn: at one screen sit several. */
function remember(memories: Map<Seat, Memory>, view: DiggerView, events: readonly GameEvent[], before: DiggerView | null): void {
  let active: unknown = before?.active ?? null;
  for (const event of events) {
    if (event.type === 'turn.began') active = event['seat'];
    for (const [seat, memory] of memories) if (seat !== active) memory.events.push(event);
    if (event.type === 'turn.ended') memories.set(event['seat'] as Seat, { before: view, events: [] });
  }
}

/** What touched `me`, from the beginning of its Turn until its first choice. */
export function useTouched({ view, events, me, mine, chairs }: Now): readonly Touch[] {
  const memories = useRef(new Map<Seat, Memory>());
  const last = useRef<DiggerView | null>(null);
  const [told, tell] = useState(none);
  useEffect(() => {
    const news = last.current !== view;
    if (news) remember(memories.current, view, events, last.current);
    last.current = view;
    const memory = me === null ? undefined : memories.current.get(me);
    if (!mine || me === null) return tell(none);
    if (!memory) return news ? tell(none) : undefined;
    memories.current.delete(me);
    tell(touches(memory.events, memory.before, view, me, chairs).slice(0, most));
  }, [view, mine, me]);
  return told;
}

/** For the board: the places, and their numbers. */
export function touchedMarks(touched: readonly Touch[]): { marks: Map<Place, MarkKind>; numbers: Map<Place, string> } {
  const marks = new Map<Place, MarkKind>();
  const numbers = new Map<Place, string>();
  for (const [at, { space }] of touched.entries()) {
    if (space === null) continue;
    marks.set(space, 'touched');
    numbers.set(space, [numbers.get(space), at + 1].filter(Boolean).join(' '));
  }
  return { marks, numbers };
}

interface TouchedProps {
  touched: readonly Touch[];
  fly(place: Place): void;
  close(): void;
  /** shows the others' last Turns again */
  replay?: () => void;
}

export function Touched({ touched, fly, close, replay }: TouchedProps) {
  if (!touched.length) return null;
  return (
    <section class="dd-touched" aria-label={say('web.digger.touched')}>
      <header>
        <h2>{say('web.digger.touched')}</h2>
        {replay && (
          <button type="button" class="button quiet" aria-label={say('web.digger.touched.again')} onClick={replay}>
            <Icon sign="recap" />
          </button>
        )}
        <button type="button" class="button quiet" aria-label={say('web.close')} onClick={close}>
          <Icon sign="close" />
        </button>
      </header>
      <ol>
        {touched.map(({ text, space }) => (
          <li key={text}>
            {space === null ? (
              <span>{text}</span>
            ) : (
              <button type="button" onClick={() => fly(space)}>
                {text}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
