// A window over everything else: Escape, the back gesture or a tap beside it closes it; the focus stays inside and goes
// back to where it was. It is a popover, not a modal dialog of the browser: that one makes all else on the page inert,
// and so styled and painted anew, for each window that opens or closes.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './style/modal.css';

interface Props {
  class: string;
  onClose(): void;
  children: ComponentChildren;
  label?: string;
  labelledBy?: string;
}

export const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex="0"]';

/** Tab at the last place goes on to the first, and back. */
function keepInside(event: KeyboardEvent, box: HTMLElement): void {
  const places = [...box.querySelectorAll<HTMLElement>(focusable)].filter((place) => place.checkVisibility());
  const [from, to] = event.shiftKey ? [places[0], places.at(-1)] : [places.at(-1), places[0]];
  if (document.activeElement !== from && box.contains(document.activeElement)) return;
  event.preventDefault();
  to?.focus();
}

export function Modal({ class: kind, onClose, children, label, labelledBy }: Props) {
  const scrim = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDialogElement>(null);
  // Before it is drawn, so that a quick Escape finds it open.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const enter = () => box.current?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
    scrim.current?.showPopover?.();
    enter();
    // What is inside may change, and the button with the focus go away: Tab would then go on behind the window.
    const changes = new MutationObserver(() => {
      if (document.activeElement === document.body) enter();
    });
    if (box.current) changes.observe(box.current, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={scrim}
      class="scrim"
      popover="auto"
      // Not before it is closed: whatever opens in its place would be closed with it.
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      onClick={(event) => {
        if (event.target === scrim.current) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && box.current) keepInside(event, box.current);
      }}
    >
      <dialog ref={box} open class={kind} aria-modal="true" aria-label={label} aria-labelledby={labelledBy}>
        {children}
      </dialog>
    </div>
  );
}
