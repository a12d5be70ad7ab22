// Press and hold, as well as the plain tap: what a long press means beside it is said elsewhere, by a key and by words.
import { useRef } from 'preact/hooks';

const after = 450;

interface Held {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerLeave(): void;
  onPointerCancel(): void;
  onContextMenu(event: Event): void;
  onClick(event: MouseEvent): void;
}

/** Attributes of a button: `tap`, or `hold` if the finger stays; `release` when it goes. */
export function useHold({ tap, hold, release }: { tap?: () => void; hold: () => void; release?: () => void }): Held {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const end = () => {
    clearTimeout(timer.current);
    if (held.current) release?.();
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      held.current = false;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        held.current = true;
        hold();
      }, after);
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event) => event.preventDefault(),
    onClick() {
      // the click that ends a hold is none
      if (held.current) held.current = false;
      else tap?.();
    },
  };
}
