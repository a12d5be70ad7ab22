// One hand for all games: things are taken and put by tap, by drag and by keys, and all three do the same. What may be
// taken and where it may go is asked of the caller, who knows it from the legal actions; the hand knows no rule.
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { list, plural, say } from '../words';
import { dragGhost, type DragGhost } from './ghost';

/** A place takes exactly what is held (`ready`), or that and more (`lit`). */
export type Lit = 'lit' | 'ready';

export interface HandRules {
  /** Is this thing still there? What is gone leaves the hand by itself. */
  has(thing: string): boolean;
  /** What is held once this thing is taken, too; of one that is held: what stays when it is let go. Nothing: it cannot be taken. */
  take(held: readonly string[], thing: string): readonly string[];
  /** The places that light up. */
  lit(held: readonly string[]): ReadonlyMap<string, Lit>;
  /** Puts what is held, or the best there is if nothing is, and says what stays in the hand; null: that cannot lie there. */
  put(held: readonly string[], place: string): readonly string[] | null;
  /** Takes back a thing that lies in a place, or moves it on to another. */
  lift?(thing: string, to?: string): void;
  /** Something was put where it cannot lie: "why not?" */
  refused?(place: string): void;
  /** The name of a thing or a place, for those who hear. */
  spoken(id: string): string;
  /** The place at a point of the screen, for places that are no elements. */
  at?(x: number, y: number): string | null;
}

/** How far a pointer must go before it drags: a finger is not as steady as a mouse. */
const threshold = { touch: 9, other: 4 };

function elementsOf(things: readonly string[]): Element[] {
  return things.flatMap((id) => document.querySelector(`[data-hold="${CSS.escape(id)}"]`) ?? []);
}

export class Hand {
  readonly held = signal<readonly string[]>([]);
  /** the place below what is dragged */
  readonly over = signal<string | null>(null);
  /** the things that hang at the pointer */
  readonly dragged = signal<readonly string[]>([]);
  /** what was done, in words */
  readonly told = signal('');
  private drag: { pointer: number; x: number; y: number; from: Element; touch: boolean; thing: string; lying: string | undefined; ghost: DragGhost | null; before: readonly string[] } | null = null;
  /** the click that a mouse adds to the end of a drag is none */
  private justDragged = false;

  constructor(public rules: HandRules) {}

  private hold(held: readonly string[]): void {
    this.held.value = held;
    const n = this.rules.lit(held).size;
    this.told.value = held.length ? `${say('web.parts.held', { things: list(held.map((id) => this.rules.spoken(id))) })} ${plural('web.parts.fits', n)}` : say('web.parts.empty');
  }

  take(thing: string): boolean {
    const held = this.held.value;
    const next = this.rules.take(held, thing);
    if (!next.length && !held.includes(thing)) {
      this.told.value = say('web.parts.stays', { thing: this.rules.spoken(thing) });
      return false;
    }
    this.hold(next);
    return true;
  }

  lift(thing: string, to?: string): void {
    const name = this.rules.spoken(thing);
    this.rules.lift?.(thing, to);
    this.told.value = to === undefined ? say('web.parts.lifted', { thing: name }) : say('web.parts.put', { things: name, place: this.rules.spoken(to) });
  }

  put(place: string): boolean {
    const held = this.held.value;
    const kept = this.rules.put(held, place);
    if (kept === null) {
      this.told.value = say('web.parts.refused', { place: this.rules.spoken(place) });
      this.rules.refused?.(place);
      return false;
    }
    const things = held.filter((id) => !kept.includes(id)).map((id) => this.rules.spoken(id));
    this.held.value = kept;
    this.told.value = things.length ? say('web.parts.put', { things: list(things), place: this.rules.spoken(place) }) : say('web.parts.filled', { place: this.rules.spoken(place) });
    return true;
  }

  letGo(): void {
    if (this.drag) this.endDrag(false);
    if (this.held.value.length) this.hold([]);
  }

  /** Forgets what is gone. */
  prune(): void {
    const held = this.held.value;
    const left = held.filter((id) => this.rules.has(id));
    if (left.length < held.length) this.held.value = left;
  }

  /** The attributes of a thing's button; `in` names the place in which it lies. */
  thing(id: string, { in: place }: { in?: string } = {}) {
    const held = this.held.value.includes(id);
    return {
      type: 'button' as const,
      'data-hold': id,
      'data-held': held,
      'data-dragged': this.dragged.value.includes(id),
      'aria-pressed': held,
      onClick: () => {
        if (this.justDragged) this.justDragged = false;
        else if (place === undefined) this.take(id);
        else this.lift(id);
      },
      onPointerDown: (event: PointerEvent) => this.press(event, id, place),
    };
  }

  /** The attributes of a place's button. */
  place(id: string) {
    const lit = this.rules.lit(this.held.value).get(id);
    return {
      type: 'button' as const,
      'data-put': id,
      'data-lit': lit,
      'data-over': this.over.value === id,
      'aria-disabled': this.held.value.length > 0 && !lit,
      onClick: () => void this.put(id),
    };
  }

  /** A pointer goes down on a thing: it may become a drag. */
  press(event: PointerEvent, thing: string, lying?: string): void {
    if (event.button !== 0 || !event.isPrimary || this.drag) return;
    const from = event.currentTarget as Element;
    this.justDragged = false;
    this.drag = { pointer: event.pointerId, x: event.clientX, y: event.clientY, from, touch: event.pointerType !== 'mouse', thing, lying, ghost: null, before: this.held.value };
    addEventListener('pointermove', this.moved);
    addEventListener('pointerup', this.released);
    addEventListener('pointercancel', this.cancelled);
  }

  private readonly moved = (event: PointerEvent) => {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.pointer) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < (drag.touch ? threshold.touch : threshold.other)) return;
      if (!this.beginDrag()) return this.stopListening();
    }
    drag.ghost!.move(event.clientX, event.clientY);
    this.over.value = this.placeAt(event.clientX, event.clientY, drag.touch);
  };

  private readonly released = (event: PointerEvent) => {
    if (this.drag && event.pointerId === this.drag.pointer) this.endDrag(true);
  };

  /** The browser took the pointer to scroll, or the finger left the screen. */
  private readonly cancelled = (event: PointerEvent) => {
    if (this.drag && event.pointerId === this.drag.pointer) this.endDrag(false);
  };

  private beginDrag(): boolean {
    const drag = this.drag!;
    // What lies in a place hangs at the pointer before it is taken back: its element must stay while it is dragged.
    if (drag.lying !== undefined) {
      this.held.value = [drag.thing];
    } else if (!this.held.value.includes(drag.thing) && !this.take(drag.thing)) {
      return false;
    }
    const things = this.held.value;
    const elements = elementsOf([drag.thing, ...things.filter((id) => id !== drag.thing)]);
    drag.ghost = dragGhost(elements.length ? elements : [drag.from], drag.touch);
    this.dragged.value = things;
    return true;
  }

  private placeAt(x: number, y: number, touch: boolean): string | null {
    // A finger shows what it holds above itself: that is where it aims, too; what lies below the finger comes second.
    for (const lift of touch ? [44, 0] : [0]) {
      const hit = document.elementFromPoint(x, y - lift)?.closest<HTMLElement>('[data-put]')?.dataset['put'] ?? this.rules.at?.(x, y - lift);
      if (hit) return hit;
    }
    return null;
  }

  private endDrag(drop: boolean): void {
    const drag = this.drag!;
    const place = this.over.value;
    this.stopListening();
    this.over.value = null;
    this.dragged.value = [];
    if (!drag.ghost) return;
    this.justDragged = true;
    setTimeout(() => (this.justDragged = false));
    if (drag.lying !== undefined) {
      // Dropped where it was it stays, on another place that takes it it goes there, anywhere else it goes home.
      const stays = !drop || place === drag.lying;
      const onwards = place !== null && this.rules.lit([drag.thing]).has(place) ? place : undefined;
      this.held.value = [];
      if (!stays) this.lift(drag.thing, onwards);
      drag.ghost.end(!stays);
      return;
    }
    const put = drop && place !== null && this.put(place);
    drag.ghost.end(put);
    if (!put) this.hold(drag.before.filter((id) => this.rules.has(id)));
  }

  private stopListening(): void {
    this.drag = null;
    removeEventListener('pointermove', this.moved);
    removeEventListener('pointerup', this.released);
    removeEventListener('pointercancel', this.cancelled);
  }

  end(): void {
    this.drag?.ghost?.end(true);
    this.stopListening();
  }
}

export function useHand(rules: HandRules): Hand {
  const [hand] = useState(() => new Hand(rules));
  hand.rules = rules;
  useLayoutEffect(() => hand.prune());
  useEffect(() => {
    // Heard everywhere: after a drag nothing has the focus.
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) hand.letGo();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      hand.end();
    };
  }, []);
  return hand;
}
