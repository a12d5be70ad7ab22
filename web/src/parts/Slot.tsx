// A place for things: what it asks for, what it costs to leave it open, what lies in it and what that comes to. The place
// is one button, each thing in it another; both belong to the hand.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { lasting, untilTap } from '../table/travel';
import type { Hand } from './hand';
import { Spoken } from './Spoken';
import { tones, type Stuff } from './tones';
import './slot.css';

/** `plate`: first to be covered. `chained`: waits for something else. */
export type SlotFrame = 'plain' | 'plate' | 'chained';

interface SlotProps {
  hand: Hand;
  id: string;
  /** the whole of it in words: what it asks, what is in it, what it costs */
  spoken: string;
  body: Stuff;
  frame?: SlotFrame;
  /** its number among the others */
  index?: number;
  wide?: boolean;
  /** what it asks for: a sign, a number */
  ask: ComponentChildren;
  /** what it costs to leave it open */
  cost?: ComponentChildren;
  /** what lies there: buttons of things */
  children?: ComponentChildren;
  /** what that comes to, and what is needed: "5/9" */
  sum?: { have: number; need: number };
  done?: boolean;
}

/** milliseconds at the usual speed */
const fallTime = 450;

/** Where what kept the place locked is gone, they fall. */
function Chains({ hang }: { hang: boolean }) {
  const hung = useRef(hang);
  const [falling, fall] = useState(0);
  useLayoutEffect(() => {
    const freed = hung.current && !hang;
    hung.current = hang;
    const time = freed ? lasting(fallTime) : 0;
    if (!time) return fall(0);
    const finish = () => fall(0);
    fall(time);
    const timer = setTimeout(finish, time);
    const done = untilTap({ finish });
    return () => {
      clearTimeout(timer);
      done();
    };
  }, [hang]);
  return hang || falling ? (
    <svg class="slot-chain" data-falls={!hang} style={hang ? undefined : { animationDuration: `${falling}ms` }} viewBox="0 0 100 60" preserveAspectRatio="none">
      <path class="under" d="M-4 6 104 54M104 6-4 54" />
      <path class="over" d="M-4 6 104 54M104 6-4 54" />
    </svg>
  ) : null;
}

export function Slot({ hand, id, spoken, body, frame = 'plain', index, wide = false, ask, cost, children, sum, done = false }: SlotProps) {
  return (
    <div class="slot" style={tones(body)} data-frame={frame} data-wide={wide} data-done={done} data-lit={hand.rules.lit(hand.held.value).get(id)} data-over={hand.over.value === id}>
      <button {...hand.place(id)} class="slot-place">
        <Spoken words={spoken}>
          <span class="slot-ask">{ask}</span>
          {cost && <span class="slot-cost">{cost}</span>}
          {index !== undefined && <span class="slot-index">{index}</span>}
          <Chains hang={frame === 'chained'} />
        </Spoken>
      </button>
      {sum && (
        <span class="slot-sum" aria-hidden="true" data-met={sum.have >= sum.need}>
          {sum.have}/{sum.need}
        </span>
      )}
      {children && <span class="slot-lying">{children}</span>}
    </div>
  );
}
